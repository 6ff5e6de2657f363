"""What the things on a table of JunQuick are, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from games.junquick.shown import JunQuickView
from ui.boards.telling import explained
from ui.sprites import BundleFace, Say, Sprite, TokenFace, say

PILES: Final = ("pile-deck", "pile-discard", "pile-viruses", "pile-virus-discard")
TOLD: Final = (*PILES, "held", "bluff", "home", "nest", "pack", "seat", "more", "ring", "as")
MARKS: Final = ("crown", "target")  # on a pack
SIGNS: Final = (
    "cards",
    "home",
    "egg",
    "virus",
    "account-cancel",
    "flag-checkered",
    "flag-variant",
    "hand-back-right-outline",
    "snowflake",
    "timer-sand",
)


def tips(view: JunQuickView, sprites: Iterable[Sprite]) -> Iterator[Sprite]:
    """The sprites with what they are."""

    def more(what: str, sprite: Sprite) -> Iterator[Say]:
        match sprite.face:
            case TokenFace(seat=seat):
                yield say("about.token", seat=f"seat:{seat}")
            case BundleFace(mark=mark) if mark in MARKS:
                yield say(f"about.pack-{mark}")

    return explained(sprites, TOLD, SIGNS, more)
