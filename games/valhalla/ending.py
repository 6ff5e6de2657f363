"""The last round and Ragnarok. [VAL-8]"""

from __future__ import annotations

from games.valhalla.aftermath import clean_up, go_to_valhalla, pay_valkyries
from games.valhalla.battle import before_battle_step
from games.valhalla.events.ending import RagnarokBegan, RagnarokRoll, RagnarokSkipped
from games.valhalla.events.turn import RoundBegan
from games.valhalla.phase import act
from games.valhalla.piles import discard, discard_warriors
from games.valhalla.settling import settle_side
from games.valhalla.state import Battle, Player, Side, Valhalla


def pass_turn(game: Valhalla) -> None:
    """The left neighbour, or after a trigger one more round for everybody, then Ragnarok. [VAL-1.7, VAL-8.2]"""
    left = game.next_seat(game.current)
    if game.is_ending and game.to_come is None:
        game.last_round = [player.seat for player in game.clockwise(left)]
        game.to_come = list(game.last_round)
        game.tell(RoundBegan(game.players[left].ref))
    if game.to_come is None:
        game.current = left
    elif game.to_come:
        game.current = game.to_come.pop(0)
    else:
        game.stage, game.to_come = "ragnarok", list(game.last_round)
        game.tell(RagnarokBegan())


async def ragnarok(game: Valhalla, player: Player) -> None:
    """A last roll: the activated warriors go to Valhalla, everything else is discarded. [VAL-8.4 to VAL-8.9]"""
    game.current = player.seat
    side = Side(player.seat, True, "red")  # for jarls everybody is an attacker [VAL-8.6]
    battle = game.battle = Battle("ragnarok", [side])
    settle_side(game, side)
    battle.step = "before"
    await before_battle_step(game, side)  # [VAL-8.7]
    if player.squad:
        game.tell(RagnarokRoll(player.ref))
        battle.step = "attack"
        await act(game, side)
        battle.step = "aftermath"
        group = [warrior for warrior in player.squad if warrior.ref in side.active]
        for warrior in group:
            go_to_valhalla(game, player, warrior)
        await pay_valkyries(game, player, [warrior.card for warrior in group])
    else:
        game.tell(RagnarokSkipped(player.ref))
    clean_up(game, battle)
    game.battle = None
    discard_warriors(game, player, player.squad)
    hand, player.hand = player.hand, []
    discard(game, player, hand)
