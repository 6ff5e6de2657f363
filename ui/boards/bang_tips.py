"""What the things on a table of Bang! are, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.choices import Ref
from games.bang.deck import CARD_BY_REF
from games.bang.shown import BangView, characters
from ui.boards.telling import explained
from ui.sprites import BadgeFace, FigureFace, IconFace, Say, Sprite, say

TOLD: Final = ("hand", "held", "pile-deck", "pile-discard", "shows", "lives", "more")
SIGNS: Final = (
    "target",
    "pistol",
    "calendar-star",
    "currency-usd",
    "dynamite",
    "ghost",
    "handcuffs",
    "jail-bars",
    "lock",
    "skip-next",
    "sleep",
    "account-plus-outline",
)


def tips(view: BangView, sprites: Iterable[Sprite]) -> Iterator[Sprite]:
    """The sprites with what they are."""

    def more(what: str, sprite: Sprite) -> Iterator[Say]:
        match sprite.face:
            case FigureFace() if sprite.ref is not None:
                yield from _of_figure(view, sprite.ref)
            case BadgeFace(is_known=is_known, ref=role):
                seat = sprite.key.removeprefix("role of ")
                yield say("about.role-known", seat=seat, role=role) if is_known else say("about.role-hidden", seat=seat)
            case IconFace() if sprite.key.startswith("portrait "):
                yield say("about.no-character", seat=sprite.key.removeprefix("portrait "))
            case IconFace():
                yield say("about.turned")

    counts = {"pile-deck": {"count": view["deck"]}, "pile-discard": {"count": view["discard"]["count"]}}
    return explained(sprites, TOLD, SIGNS, more, counts)


def _of_figure(view: BangView, ref: Ref) -> Iterator[Say]:
    """Who sits there, and how far away that is for whoever looks: distance 2, the Colt reaches 1."""
    figure = next((one for one in characters(view) if one["ref"] == ref), None)
    if figure is None:
        yield say("about.seat", seat=ref)
        return
    if not (figure["is-alive"] or figure["is-ghost"]):
        yield say("about.figure-out", seat=ref)
        return
    yield say("about.figure", seat=ref, count=max(0, figure["life"]), most=figure["most-life"])
    sight = view["sight"]
    distance = sight["distances"].get(ref) if sight is not None else None
    if sight is not None and distance is not None:
        key = "about.in-reach" if distance <= sight["reach"] else "about.out-of-reach"
        yield say(key, distance=distance, weapon=_weapon(view, sight["from"]), reach=sight["reach"])


def _weapon(view: BangView, ref: Ref) -> Say | Ref:
    figure = next((one for one in characters(view) if one["ref"] == ref), None)
    cards = [card for card, _ in figure["in-play"]] if figure is not None else []
    found = next((card for card in cards if CARD_BY_REF[card].range), None)
    return say("about.colt") if found is None else f"kind:{CARD_BY_REF[found].kind}"
