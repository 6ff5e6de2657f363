"""What a viewer sees of a game, as it goes over the wire: the parts of an update."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.choices import Pick, Ref, Seat


class WireMenu(msgspec.Struct, frozen=True, omit_defaults=True):
    """A menu without what is worked out only on demand."""

    prompt: str
    options: list[str]
    sets: dict[str, Pick] = {}
    optional: bool = False
    default: str | None = None
    window: bool = False
    aimed: bool = False
    about: list[Ref] = []
    rule: str = ""
    kind: str = ""
    suggested: str | None = None  # a set that will do, where the rules must check it
    asides: list[str] = []


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one viewer sees: all of it, except that of the events only the new ones are told, and of the players only
    those who do not look as they did when this viewer was told of them last."""

    view: msgspec.Raw  # read when somebody looks at it: most updates are for those who only wait
    first: int = 0  # how many events this viewer was told before these; any after them did not happen after all
    events: list[dict[str, Any]] = []
    awaited: list[Seat] = []
    menu: WireMenu | None = None
    number: int = 0  # of the question to this seat
    passes: bool = False  # this seat lets everything pass until its next turn
    players: dict[int, msgspec.Raw] = {}  # those of the view who look different, by their places in it
