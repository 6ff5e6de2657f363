"""What a view of Berserk holds: board, bots and description are checked against it, at no cost at run time."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from engine.choices import Ref

# In plain data these are lists, which no type could tell the parts of.
KeywordView: TypeAlias = tuple[Ref, int]  # `keyword:armor` and its value; what it speaks of after a dot
EffectView: TypeAlias = tuple[Ref, int | None, str]  # a keyword, its value (None: lost), and how long it lasts

CardView = TypedDict(
    "CardView",
    {
        "ref": Ref,
        "kind": str,
        "owner": Ref,
        "controller": Ref,
        "zone": str,  # field, side or graveyard
        "cell": Ref | None,
        "host": Ref | None,
        "hidden": bool,  # face down: only its controller sees this entry
        "open": bool,
        "life": int,  # printed and extra lives together; 0: it has none
        "lives": int,  # current
        "wounds": int,
        "extra-lives": int,
        "chips": int,
        "incarnation": int,  # chips, in the graveyard
        "poison": int,
        "prevention": int,
        "pool": int,
        "strike": list[int],  # printed; nothing: it cannot strike
        "strike-bonus": int,
        "class": str,
        "elements": list[str],
        "acted": bool,
        "moved": bool,
        "attacked": bool,
        "marked": bool,  # may strike a flyer in its player's next turn
        "wounded-this-turn": int,
        "attack-wounds": int,  # received from attacks in this turn
        "attacks-dealt": int,  # to it, in this turn
        "armor-used": int,  # in this turn
        "magic-armor-used": int,
        "keywords": list[KeywordView],
        "abilities": list[Ref],
        "effects": list[EffectView],  # gained or lost
    },
)


class DeclaredView(TypedDict):
    """Something on the stack."""

    ref: Ref
    what: str  # strike, ability, defend, trigger
    by: Ref
    source: Ref
    name: Ref  # ability:…, keyword:…, deed:…
    targets: list[Ref]
    bonus: int
    defender: Ref | None


AttackView = TypedDict(
    "AttackView",
    {
        "attacker": Ref,
        "target": Ref,
        "type": str,
        "attack-die": int,  # as it lies on the table; 0: not rolled
        "defense-die": int,
        "attack-value": int,  # with modifiers
        "defense-value": int,
        "outcome": str,  # hit, miss, counter; nothing yet
        "level": str,
        "powers": list[int],
        "bonus": int,
        "power": int,  # with all that adds to it and takes from it, as the dice lie
        "wounds": int,
        "blocked": bool,
    },
)

PlayerView = TypedDict(
    "PlayerView",
    {
        "ref": Ref,
        "colour": str,
        "is-first": bool,
        "deck-name": str,
        "deck": int,
        "deck-cards": NotRequired[list[Ref]],  # the own ones, sorted: nobody knows the order
        "deal": list[Ref],
        "deal-size": int,
        "redraws": int,
        "army": list[Ref],  # bought, and not yet on the battlefield; of others nothing is seen
        "side": list[Ref],
        "graveyard": list[Ref],
        "creatures": int,
        "initiative": int,
    },
)

BerserkView = TypedDict(
    "BerserkView",
    {
        "viewer": Ref | None,
        "phase": str,
        "turn": int,
        "active": Ref,
        "first": Ref | None,
        "budget": str,
        "players": list[PlayerView],
        "field": dict[Ref, list[Ref]],  # by cell, those with a host after it; `hidden` for a card face down
        "occupied": list[Ref],  # cells that count as occupied
        "cards": dict[Ref, CardView],
        "stack": list[DeclaredView],  # the newest last
        "attack": AttackView | None,
        "shown": list[Ref],  # cards of a deck that everybody sees for a moment
        "quiet-turns": int,
        "stall-limit": int,
    },
)
