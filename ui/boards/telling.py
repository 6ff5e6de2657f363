"""What the things on a table are, for whoever points at them: a text of the game for each kind of thing and sign."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from ui.sprites import CardFace, FigureFace, PlayerFace, Say, Sprite, Stat, StatsFace, say

OWNED: Final = ("hand", "deck", "graveyard", "side", "deal", "army")  # kinds of refs with the number of a seat
_SEAT: Final = re.compile(r"seat:\d+")
_CARD: Final = re.compile(r"(?:card|character):[a-z0-9-]+")

Facts = Mapping[str, object]
Teller = Callable[[str, Sprite], Iterable[Say]]


def explained(
    sprites: Iterable[Sprite],
    told: Collection[str],
    signs: Collection[str],
    more: Teller,
    facts: Mapping[str, Facts] | None = None,
) -> Iterator[Sprite]:
    """The sprites, each with what it is: a sentence for the kinds of things that are `told` of, what a board has `more`
    to say, and a sentence for each of the `signs`. `facts` of a kind go before those that the sprite itself tells."""
    for sprite in sprites:
        what = kind_of(sprite)
        words = list(more(what, sprite))
        if what in told and (what.startswith("pile") or not isinstance(sprite.face, CardFace)):
            words.insert(0, say(f"about.{what}", **{**_facts(sprite), **(facts or {}).get(what, {})}))
        words += [say(f"about.sign-{stat.icon}", words=_amount(stat)) for stat in _signs(sprite) if stat.icon in signs]
        yield replace(sprite, about=tuple(words)) if words else sprite


def kind_of(sprite: Sprite) -> str:
    """What kind of thing a sprite is, by its name in options or else by its key: `pile-deck`, `cell`, `lives`."""
    kind, _, id = (sprite.ref or "").partition(":")
    if kind in ("pile", "area"):
        return f"{kind}-{id}"
    if kind:
        return kind
    return re.split(r"[ :]", sprite.key)[0]


def _facts(sprite: Sprite) -> dict[str, object]:
    """Whose it is, how many, and of which card, as far as the sprite tells."""
    name = f"{sprite.ref or ''} {sprite.key}"
    kind, _, id = (sprite.ref or "").partition(":")
    seat = getattr(sprite.face, "seat", None)
    named = _SEAT.search(name)
    owner = f"seat:{seat}" if seat is not None else named[0] if named else f"seat:{id}" if kind in OWNED else ""
    count = getattr(sprite.face, "count", None)
    card = _CARD.search(name)
    return {
        "seat": owner,
        "count": len(sprite.pile) if count is None else count,
        "most": getattr(sprite.face, "most", 0),
        "card": card[0] if card else "",
        "thing": sprite.ref or "",
    }


def _amount(stat: Stat) -> object:
    """The number of a sign, without the words that stand beside it where there is room."""
    facts = dict(stat.words.facts) if isinstance(stat.words, Say) else {}
    return facts.get("count", stat.words)


def _signs(sprite: Sprite) -> tuple[Stat, ...]:
    match sprite.face:
        case StatsFace(stats=stats) | PlayerFace(stats=stats):
            return stats
        case FigureFace(badge=Stat() as badge):
            return (badge,)
    return ()
