"""What the things on a table of Castle are, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from games.castle.board import AREA_OF
from games.castle.shown import CastleView
from ui.boards.telling import explained
from ui.sprites import Say, Sprite, TokenFace, say

TOLD: Final = ("pile-deck", "pile-reserve", "pile-removed", "area-surroundings", "siege", "seat")
SIGNS: Final = ("cards", "layers", "eye")


def tips(view: CastleView, sprites: Iterable[Sprite]) -> Iterator[Sprite]:
    """The sprites with what they are."""

    def more(what: str, sprite: Sprite) -> Iterator[Say]:
        if what == "cell" and sprite.ref is not None and sprite.ref in AREA_OF:
            yield say(f"about.cell-{AREA_OF[sprite.ref]}", cell=sprite.ref)
        if isinstance(sprite.face, TokenFace):
            key = "about.own-token" if f"seat:{sprite.face.seat}" == view["viewer"] else "about.token"
            yield say(key, seat=f"seat:{sprite.face.seat}")

    return explained(sprites, TOLD, SIGNS, more)
