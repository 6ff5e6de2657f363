"""What a board tells of a thing that is pointed at."""

from __future__ import annotations

from typing import NamedTuple

from engine.choices import Ref
from ui.sprites import Say, SharesFace
from ui.theme import Colour


class Mark(NamedTuple):
    """What a hint says of a thing on the table: it can be reached, with what is told by a sign and a colour."""

    icon: str
    colour: Colour
    words: str = ""


class Hint(NamedTuple):
    """What a board tells of a thing that is pointed at: sentences, chances, and what else is marked on the table."""

    words: tuple[Say | str, ...] = ()
    shares: SharesFace | None = None
    marks: tuple[tuple[Ref, Mark], ...] = ()
