"""Who has a say for whom: jarls and the monster's ability, for players and for the sides of a battle."""

from __future__ import annotations

from games.valhalla.concepts import silences_jarl
from games.valhalla.deck import MONSTERS
from games.valhalla.state import Side, Valhalla


def settle_players(game: Valhalla) -> None:
    """What is in force outside battles: to be called whenever a jarl or the active monster card changes."""
    ability = monster_ability(game, game.monster[0] if game.monster else "")
    for player in game.players:
        player.put_under(*filter(None, (player.jarl, ability)))


def monster_ability(game: Valhalla, card: str) -> str:
    """The ability of a monster card, unless abilities are switched off. [VAL-21.21]"""
    ability = MONSTERS[card].ability if card and game.options.monster_abilities else None
    return "" if ability is None else ability.kind


def settle_side(game: Valhalla, side: Side, *, is_jarl_muted: bool = False) -> None:
    """What is in force in a battle; a monster's ability may silence the jarl, or be silenced itself. [VAL-12.3]"""
    battle = game.fight
    ability = "" if battle.is_monster_muted else monster_ability(game, battle.monster)
    jarl = "" if is_jarl_muted or ability in silences_jarl else game.player(side).jarl
    side.put_under(*filter(None, (jarl, ability)))
