"""What the cards of monsters do while they are active. [VAL-21.21]"""

from __future__ import annotations

from games.valhalla.asking import choose_card
from games.valhalla.bonus import lose_points
from games.valhalla.concepts import (
    CELLS,
    FIRST_ROLL,
    MOST_TACTICS,
    MUTED_CLAN,
    after_monster_battle,
    before_battle,
    before_phase_b,
    no_attack,
    no_tactics,
    silences_jarl,
)
from games.valhalla.deck import MONSTERS, Card
from games.valhalla.piles import discard_from_hand, discard_warriors, mill
from games.valhalla.state import Player, Side, Valhalla

TWO = 2
REROLLS = ("tac-retal", "tac-swap")

silences_jarl.add(True, "mute-jarl")


@MUTED_CLAN("mute-clan")
def mute_clan(game: Valhalla, side: Side, muted: str) -> str:
    """Abilities of warriors of a clan do not change battle strength."""
    ability = MONSTERS[game.fight.monster].ability
    return muted if ability is None else ability.clan or muted


@before_phase_b("mill1")
async def mill_one(game: Valhalla, player: Player) -> None:
    """The top card of the deck is discarded before drawing."""
    mill(game, 1)


@before_battle("pay-card")
async def pay_card(game: Valhalla, side: Side) -> None:
    """A hand card of choice is discarded before each battle."""
    player = game.player(side)
    if player.hand:
        card = await choose_card(player, "prompt.pay-card", "discard", player.hand, "VAL-21.21")
        discard_from_hand(game, player, card)


@before_battle("sacrifice-warrior")
async def sacrifice_warrior(game: Valhalla, side: Side) -> None:
    """A warrior of the squad is discarded before each battle; the last one means a lost battle. [VAL-21.21]"""
    player = game.player(side)
    cards = [warrior.card for warrior in player.squad]
    card = await choose_card(player, "prompt.sacrifice-warrior", "discard", cards, "VAL-21.21")
    discard_warriors(game, player, [warrior for warrior in player.squad if warrior.card is card])
    game.fight.is_lost = not player.squad


@no_attack("sacrifice-warrior", rule="VAL-21.21")
def only_one_warrior(game: Valhalla, player: Player) -> bool:
    """With exactly one warrior the player cannot attack."""
    return len(player.squad) == 1


@FIRST_ROLL("lose-die")
def lose_die(game: Valhalla, side: Side, dice: int) -> int:
    """One die less in each battle."""
    return dice - 1


@after_monster_battle("random-discard")
async def random_discard(game: Valhalla, side: Side) -> None:
    """After each battle a random hand card is discarded."""
    player = game.player(side)
    if player.hand:
        discard_from_hand(game, player, game.dice.pick(player.hand))


@CELLS("slot-minus")
def slot_minus(game: Valhalla, player: Player, cells: int) -> int:
    """The board has one cell less."""
    return cells - 1


@after_monster_battle("loss-point")
async def loss_point(game: Valhalla, side: Side) -> None:
    """After a lost battle a valour point is lost."""
    battle = game.fight
    if battle.has_winner and battle.winner is None:
        await lose_points(game, game.player(side), 1)


@after_monster_battle("battle-point")
async def battle_point(game: Valhalla, side: Side) -> None:
    """After each battle a valour point is lost."""
    await lose_points(game, game.player(side), 1)


@MOST_TACTICS("max2tac")
def at_most_two(game: Valhalla, side: Side, most: int) -> int:
    """At most 2 tactics cards in a battle."""
    return min(most, TWO)


@no_tactics("max2tac", rule="VAL-21.21")
def two_tactics(game: Valhalla, side: Side, card: Card) -> bool:
    """The third one is refused with this reason."""
    return len(side.played) >= TWO


@no_tactics("no-tac", rule="VAL-21.21")
def no_tactics_at_all(game: Valhalla, side: Side, card: Card) -> bool:
    """No tactics cards in battle."""
    return True


@no_tactics("no-reroll-tac", rule="VAL-21.21")
def no_rerolls(game: Valhalla, side: Side, card: Card) -> bool:
    """Retaliation and Weapon Swap cannot be played."""
    return card.kind in REROLLS
