"""A battle against a monster, and what follows it. [VAL-21.9 to VAL-21.16, VAL-21.26]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.choices import Option, Pick, Refused, ask_one
from engine.games import GameOver
from games.valhalla.aftermath import clean_up, go_to_valhalla, may_play_errand, pay_valkyries
from games.valhalla.asking import PASS, asked, choose_card, choose_refs, may_choose_card
from games.valhalla.bonus import room_under_cap
from games.valhalla.concepts import after_monster_battle, after_own_battle, before_battle, leaves_one
from games.valhalla.deck import CARD_BY_REF, Card
from games.valhalla.dicework import back_to_pool
from games.valhalla.events.aftermath import ShieldLost
from games.valhalla.events.battle import BattleDeclared, BattleWon, NoWinner
from games.valhalla.events.monsters import DidNotFit, MonsterBeaten
from games.valhalla.muster import cell_limit
from games.valhalla.outcome import monster_lost, monster_won
from games.valhalla.phase import act
from games.valhalla.piles import discard_warriors, mill
from games.valhalla.settling import settle_players, settle_side
from games.valhalla.state import Battle, Player, Side, Valhalla, Warrior, valour_of
from games.valhalla.strength import battle_strength

PENALTY = {"1": 2, "2": 4, "3": 6}  # cards of the deck, by level [VAL-21.12]


async def fight_monster(
    game: Valhalla, player: Player, kind: Literal["hunt", "defence"], *, is_last: bool = False
) -> None:
    """An attack of the player, or of the monster. [VAL-21.10, VAL-21.13]"""
    is_hunt = kind == "hunt"
    side = Side(player.seat, is_hunt, "red")
    battle = game.battle = Battle(kind, [side], monster=game.monster[0], is_last=is_last)
    settle_side(game, side)
    monster = f"monster:{battle.monster}"
    game.tell(BattleDeclared(player.ref, monster) if is_hunt else BattleDeclared(monster, player.ref))
    battle.step = "before"
    await before_battle.happen(game, side)
    battle.step = "attack" if is_hunt else "defence"
    if not battle.is_lost:
        await act(game, side)
    if is_hunt and not side.active:  # [VAL-21.10]
        game.tell(NoWinner(player.ref))
    else:
        compare(game, battle, side)
    await after_monster(game, battle, side)
    game.battle = None


def compare(game: Valhalla, battle: Battle, side: Side) -> None:
    """The player wins a tie in an attack, and loses it in defence. [VAL-21.10, VAL-21.13]"""
    own, other = battle_strength(game, side), game.monster_strength()
    is_won = bool(side.active) and (own >= other if side.is_attacker else own > other)
    battle.has_winner, battle.winner = True, side.seat if is_won else None
    battle.winner_total, battle.loser_total = (own, other) if is_won else (other, own)
    player, monster = game.player(side).ref, f"monster:{battle.monster}"
    winner, loser = (player, monster) if is_won else (monster, player)
    game.tell(BattleWon(winner, loser, battle.winner_total, battle.loser_total))


async def after_monster(game: Valhalla, battle: Battle, side: Side) -> None:
    """In the order of the rulebook; after a battle without a winner only some of it. [VAL-21.26]"""
    battle.step = "aftermath"
    battle.is_monster_muted = False  # the battle is over: what comes after it is not stopped any more
    settle_side(game, side)
    player = game.player(side)
    is_won, is_lost = battle.winner is not None, battle.has_winner and battle.winner is None
    if is_won and side.is_attacker:
        beat_card(game)
    if battle.has_winner:
        await warriors_go(game, battle, side)
    if is_won:
        await may_play_errand(game, side, most=room_under_cap(game, player))
    if is_lost and not side.is_attacker:
        lose_shield(game, player)
    if battle.has_winner:
        await after_own_battle.happen(game, player, side)
    clean_up(game, battle)
    if not side.is_attacker:
        clear_monster(game)
    if is_lost:
        mill(game, PENALTY[game.options.level])
    await after_monster_battle.happen(game, side)
    if is_won and side.is_attacker:
        await make_room(game)


def clear_monster(game: Valhalla) -> None:
    """All dice go back beside the monster card. [VAL-21.11, VAL-21.13]"""
    for die in game.weapons:
        if die.on is not None and die.on.startswith("monster:"):
            back_to_pool(die)


def beat_card(game: Valhalla) -> None:
    """The active card is removed and the next becomes active; without one the game is won. [VAL-21.11]"""
    clear_monster(game)
    beaten = game.monster.pop(0)
    game.tell(MonsterBeaten(f"monster:{beaten}"))
    if not game.monster:
        raise GameOver(monster_lost(game))
    settle_players(game)


def lose_shield(game: Valhalla, player: Player) -> None:
    """A shield leaves the game; without one the game is lost. [VAL-21.15, VAL-21.23, VAL-22.8]"""
    player.shields -= 1
    game.missing_shields += 1
    game.tell(ShieldLost(player.ref, player.shields))
    if player.shields == 0:
        raise GameOver(monster_won(game, "result.no-shields"))


# Who goes to Valhalla, under the cap [VAL-21.16]


async def warriors_go(game: Valhalla, battle: Battle, side: Side) -> None:
    """All after a won attack, any after a won defence, at most one after a lost battle. [VAL-21.11 to VAL-21.15]"""
    player = game.player(side)
    active = [warrior for ref in side.active if (warrior := player.warrior(ref)) is not None]
    if battle.winner is not None and side.is_attacker:
        await leaves_one.happen(game, player, side, active)
        gone = await all_that_fit(game, player, active)
    elif battle.winner is not None:
        gone = await some_that_fit(game, player, active)
    else:
        gone = await one_that_fits(game, player, active)
    await pay_valkyries(game, player, gone)


async def all_that_fit(game: Valhalla, player: Player, warriors: Sequence[Warrior]) -> list[Card]:
    """One by one in an order of choice: each that fits goes in, each that does not is discarded. [VAL-21.16]"""
    room = room_under_cap(game, player)
    order = [warrior.ref for warrior in warriors]
    if len(order) > 1 and valour_of(warrior.card for warrior in warriors) > room:
        pick = Pick(len(order), len(order), ordered=True)
        order = await choose_refs(player, "prompt.order", "order", order, pick, "VAL-21.16")
    gone: list[Card] = []
    for ref in order:
        warrior = next(warrior for warrior in warriors if warrior.ref == ref)
        if warrior.card.valour <= room_under_cap(game, player):
            go_to_valhalla(game, player, warrior)
            gone.append(warrior.card)
        else:
            game.tell(DidNotFit(player.ref, warrior.ref))
            discard_warriors(game, player, [warrior])
    return gone


async def some_that_fit(game: Valhalla, player: Player, warriors: Sequence[Warrior]) -> list[Card]:
    """Any of them, as long as all of those fit together. [VAL-21.14]"""
    room = room_under_cap(game, player)
    able = [warrior for warrior in warriors if warrior.card.valour <= room]
    if not able:
        return []

    def check(option: Option) -> Refused | None:
        if valour_of(CARD_BY_REF[ref] for ref in option.refs) <= room:
            return None
        return Refused(option.refs, "why.above-cap", "VAL-21.16", {"room": str(room)})

    options = [*(Option.of("send", warrior.ref) for warrior in able), PASS]
    sets, first = {"send": Pick(1, len(able), checked=True)}, options[0]
    menu = asked("prompt.send", options, "VAL-21.14", sets=sets, check=check, suggest=lambda: first)
    answer = await ask_one(player, menu)
    for warrior in able:
        if warrior.ref in answer.refs:
            go_to_valhalla(game, player, warrior)
    return [CARD_BY_REF[ref] for ref in answer.refs]


async def one_that_fits(game: Valhalla, player: Player, warriors: Sequence[Warrior]) -> list[Card]:
    """One of them, or nobody. [VAL-21.12, VAL-21.15]"""
    room = room_under_cap(game, player)
    able = [warrior.card for warrior in warriors if warrior.card.valour <= room]
    if not able:
        return []
    sent = await may_choose_card(player, "prompt.send-one", "send", able, "VAL-21.12")
    if sent is None:
        return []
    go_to_valhalla(game, player, next(warrior for warrior in warriors if warrior.card is sent))
    return [sent]


async def make_room(game: Valhalla) -> None:
    """A new card may leave fewer cells: whoever has too many warriors discards one. [VAL-21.21, VAL-22.6]"""
    for player in game.clockwise(game.current):
        while len(player.squad) > cell_limit(game, player):
            cards = [warrior.card for warrior in player.squad]
            card = await choose_card(player, "prompt.cell-lost", "discard", cards, "VAL-21.21")
            discard_warriors(game, player, [one for one in player.squad if one.card is card])
