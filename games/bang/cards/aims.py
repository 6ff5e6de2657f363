"""What cards are aimed at. [BNG-13]"""

from __future__ import annotations

from typing import Final

from engine.choices import Ref
from engine.effects import Why
from games.bang.concepts import Aim, Spared
from games.bang.deck import Card
from games.bang.piles import loot
from games.bang.ring import distances, reach, within
from games.bang.state import Bang, Player


def _reach(game: Bang, player: Player, card: Card) -> list[Ref]:
    return [other.ref for other in within(game, player, reach(game, player))]


def _printed(game: Bang, player: Player, card: Card) -> list[Ref]:
    return [other.ref for other in within(game, player, card.distance)]


def _others(game: Bang, player: Player, card: Card) -> list[Ref]:
    return [other.ref for other in game.others(player)]


def _anyone(game: Bang, player: Player, card: Card) -> list[Ref]:
    return [other.ref for other in game.around(player)]


def _loot_nearby(game: Bang, player: Player, card: Card) -> list[Ref]:
    return loot(game, player, [player, *within(game, player, card.distance)])


def _loot_anywhere(game: Bang, player: Player, card: Card) -> list[Ref]:
    return [ref for ref in loot(game, player, game.around(player)) if ref != card.ref]


TOO_FAR_FOR_WEAPON: Final = Why("why.out-of-reach", "BNG-6.4")
TOO_FAR_FOR_CARD: Final = Why("why.too-far", "BNG-6.5")
HAS_NO_CARDS: Final = Why("why.has-no-cards", "BNG-7.10")


def _beyond(game: Bang, player: Player, other: Player, limit: int, why: Why) -> Spared | None:
    away = next((way for seen, way in distances(game, player) if seen is other), None)
    if away is None or away <= limit:
        return None
    return Spared(why, {"target": other.ref, "distance": str(away), "reach": str(limit)})


def _beyond_weapon(game: Bang, player: Player, card: Card, other: Player) -> Spared | None:
    return _beyond(game, player, other, reach(game, player), TOO_FAR_FOR_WEAPON)


def _beyond_card(game: Bang, player: Player, card: Card, other: Player) -> Spared | None:
    return _beyond(game, player, other, card.distance, TOO_FAR_FOR_CARD)


def _penniless(game: Bang, player: Player, card: Card, other: Player) -> Spared | None:
    return None if loot(game, player, [other]) else Spared(HAS_NO_CARDS, {"target": other.ref})


def _beyond_or_penniless(game: Bang, player: Player, card: Card, other: Player) -> Spared | None:
    return _beyond_card(game, player, card, other) or _penniless(game, player, card, other)


NOTHING_TO_TAKE: Final = Why("why.nothing-to-take", "BNG-7.10")
NOTHING: Final = Aim(None)
# One other player within weapon range, or within the printed distance.
REACH: Final = Aim(_reach, Why("why.nobody-in-reach", "BNG-6.4"), _beyond_weapon)
PRINTED: Final = Aim(_printed, Why("why.nobody-near", "BNG-6.5"), _beyond_card)
OTHER: Final = Aim(_others)  # one other player at any distance
ANYONE: Final = Aim(_anyone)  # any player, oneself included
LOOT_NEARBY: Final = Aim(_loot_nearby, NOTHING_TO_TAKE, _beyond_or_penniless)
LOOT_ANYWHERE: Final = Aim(_loot_anywhere, NOTHING_TO_TAKE, _penniless)
