"""What the things on a table of Valhalla are, in words; what is told of warriors and dice stands with the hints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from games.valhalla.shown import ValhallaView
from ui.boards.telling import explained
from ui.sprites import BadgeFace, DieFace, IconFace, Say, Sprite, say

TOLD: Final = ("held", "pile-deck", "pile-discard", "pile-valhalla", "no", "taken", "seat", "in")
SYMBOLS: Final = {"bow-arrow": "bow", "close-thick": "x"}  # where a picture is not called as its symbol is
SIGNS: Final = ("cards-outline", "weather-sunset-up", "shield", "layers", "tray-full", "account-group", "dice-multiple")


def tips(view: ValhallaView, sprites: Iterable[Sprite]) -> Iterator[Sprite]:
    """The sprites with what they are."""
    emblems = {player["emblem"]: player["ref"] for player in view["players"] if player["emblem"]}

    def more(what: str, sprite: Sprite) -> Iterator[Say]:
        match sprite.face:
            case BadgeFace(ref=emblem) if what == "shield":
                is_own = sprite.key.startswith("shield of")
                yield say("about.shield-own" if is_own else "about.shield-captured", seat=emblems.get(emblem, emblem))
            case BadgeFace(ref=card) if what == "card":
                yield say("about.tyr", card=card)
            case DieFace(icon=icon):
                key = {"need": "about.need", "monster": "about.monster-symbol"}.get(what, "about.die")
                yield say(key, face=f"face:{SYMBOLS.get(icon, icon)}")
            case IconFace() if what == "strength":
                yield say("about.strength")
        if sprite.key.startswith("cell ") and not sprite.ref:
            yield say("board.tell-cell")

    counts = {
        "pile-deck": {"count": view["deck"]},
        "pile-discard": {"count": len(view["pile"])},
    }
    return explained(sprites, TOLD, SIGNS, more, counts)
