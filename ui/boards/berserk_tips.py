"""What the things on a table of Berserk are, in words; what is told of a card in play stands with the hints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from games.berserk.shown import BerserkView
from ui.boards.telling import explained
from ui.sprites import DieFace, IconFace, Say, Sprite, TokenFace, say

TOLD: Final = ("deck", "graveyard", "side", "deal", "army", "pile-stack", "pile-this-turn", "seat", "face", "cell")
SIGNS: Final = (
    "numeric-1-circle",
    "numeric-2-circle",
    "account-group",
    "cards-outline",
    "refresh",
    "heart",
    "grave-stone",
    "lock",
    "lock-open-variant",
)


def tips(view: BerserkView, sprites: Iterable[Sprite]) -> Iterator[Sprite]:
    """The sprites with what they are."""

    def more(what: str, sprite: Sprite) -> Iterator[Say]:
        match sprite.face:
            case DieFace(face=pips):
                name = "rolled" if sprite.key.startswith("roll ") else sprite.key.removesuffix(" die")
                yield say(f"about.die-{name}", pips=pips) if pips else say("about.die-waits")
            case TokenFace(seat=seat):
                yield say("about.token", seat=f"seat:{seat}")
            case IconFace(icon="undo-variant"):
                yield say("about.strikes-back")
            case IconFace():
                yield say("about.strikes")

    return explained(sprites, TOLD, SIGNS, more)
