"""What cards are aimed at. [BNG-13]"""

from __future__ import annotations

from typing import Final

from engine.choices import Ref
from engine.effects import Why
from games.bang.concepts import Aim
from games.bang.deck import Card
from games.bang.piles import loot
from games.bang.ring import reach, within
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


NOTHING_TO_TAKE: Final = Why("why.nothing-to-take", "BNG-7.10")
NOTHING: Final = Aim(None)
REACH: Final = Aim(_reach, Why("why.nobody-in-reach", "BNG-6.4"))  # one other player within weapon range
PRINTED: Final = Aim(_printed, Why("why.nobody-near", "BNG-6.5"))  # one other player within the printed distance
OTHER: Final = Aim(_others)  # one other player at any distance
ANYONE: Final = Aim(_anyone)  # any player, oneself included
LOOT_NEARBY: Final = Aim(_loot_nearby, NOTHING_TO_TAKE)
LOOT_ANYWHERE: Final = Aim(_loot_anywhere, NOTHING_TO_TAKE)
