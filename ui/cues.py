"""How things that happen look: a few cues that every table knows. A board names them for its kinds of events; the words
in a cue are fields of the event, which hold the things that it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from ui.theme import Colour, hex_colour

GOLD: Final = hex_colour("#ffc24a")
BLOOD: Final = hex_colour("#e0402f")
LEAF: Final = hex_colour("#7ccf5a")
FROST: Final = hex_colour("#7fd0f5")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Cue:
    sound: str = ""
    only: Mapping[str, Sequence[Any]] = field(default_factory=dict)  # by field: what may be in it, or which cards
    loser: str = ""  # seen only by whoever this field names, and only in somebody else's turn


@dataclass(frozen=True, slots=True)
class Line(_Cue):
    """Something flies from one thing to another, or to several."""

    source: str
    target: str
    colour: Colour = GOLD
    icon: str = ""  # what flies; nothing: a spark


@dataclass(frozen=True, slots=True)
class Hit(_Cue):
    """Something is struck: it flashes and shakes, and what it lost floats up."""

    on: str
    amount: str = ""
    icon: str = ""  # of what was lost


@dataclass(frozen=True, slots=True)
class Gain(_Cue):
    """Something gets more: it shines, and what it got floats up."""

    on: str
    amount: str = ""
    icon: str = ""
    colour: Colour = LEAF


@dataclass(frozen=True, slots=True)
class HeldUp(_Cue):
    """Cards are turned up large for all to see, the one that counts first, with the sentence of the event."""

    cards: tuple[str, ...]
    is_news: bool = False  # whoever did it with a card of their own need not be shown it


@dataclass(frozen=True, slots=True)
class Sweep(_Cue):
    """Cards go to whoever has won them, or home."""

    cards: str
    to: str
    source: str = ""  # the thing that they lie on; else from where they lay themselves
    otherwise: str = ""  # where they go to if it is nobody


@dataclass(frozen=True, slots=True)
class Banner(_Cue):
    """The sentence of the event on a ribbon across the table."""

    icon: str = ""
    colour: Colour = GOLD


@dataclass(frozen=True, slots=True)
class Fall(_Cue):
    """Somebody or something is out: its picture tips over and fades."""

    on: str


Cue: TypeAlias = Line | Hit | Gain | HeldUp | Sweep | Banner | Fall
Cues: TypeAlias = Mapping[str, Sequence[Cue]]  # by the kind of the event
