"""A battle, from its declaration to the comparison. [VAL-4, VAL-6]"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from functools import partial

from engine.choices import Ask, Option, Refused, put, singles
from games.valhalla.activation import why_no_tactics
from games.valhalla.aftermath import after_battle
from games.valhalla.asking import PASS, PASSING, asked, do_one
from games.valhalla.concepts import HELPS, TACTICS, Deed, as_bystander, as_participant
from games.valhalla.deck import CARD_BY_REF, Card
from games.valhalla.events.battle import BattleDeclared, BattleWon, HelpGiven, NoWinner
from games.valhalla.monster_battle import fight_monster
from games.valhalla.phase import act, play_chosen
from games.valhalla.settling import settle_side
from games.valhalla.state import Battle, Help, Player, Side, Valhalla
from games.valhalla.strength import battle_strength
from games.valhalla.vikings import extra_dice_against


async def attack(game: Valhalla, attacker: Player, defender: Player) -> None:
    """A battle of two players. [VAL-4.1, VAL-4.2]"""
    sides = [Side(attacker.seat, True, "red"), Side(defender.seat, False, "black")]
    game.battle = Battle("battle", sides, previous_target=attacker.last_target)
    attacker.last_target = defender.seat
    for side in sides:
        settle_side(game, side)
    game.tell(BattleDeclared(attacker.ref, defender.ref))
    sides[0].extra_dice += extra_dice_against(game, defender)  # [VAL-19.4]
    await window_of_others(game)
    game.battle.step = "before"
    for side in sides:
        await before_battle_step(game, side)
    await fight(game, game.battle)
    await after_battle(game, game.battle)
    game.battle = None


def hunt(game: Valhalla, player: Player) -> Awaitable[None]:
    """An attack on the monster. [VAL-21.10]"""
    return fight_monster(game, player, "hunt")


async def fight(game: Valhalla, battle: Battle) -> None:
    """Attack phase, defence phase, comparison. [VAL-6]"""
    attacker, defender = battle.sides
    battle.step = "attack"
    await act(game, attacker)
    if not attacker.active:  # tactics alone are no attack [VAL-6.2]
        game.tell(NoWinner(game.player(attacker).ref))
        return
    battle.step = "defence"
    await act(game, defender)
    attacker.total, defender.total = battle_strength(game, attacker), battle_strength(game, defender)
    is_won = not defender.active or attacker.total >= defender.total  # a tie is the attacker's [VAL-6.5, VAL-6.9]
    winner, loser = (attacker, defender) if is_won else (defender, attacker)
    battle.has_winner, battle.winner = True, winner.seat
    battle.winner_total, battle.loser_total = winner.total or 0, loser.total or 0
    event = BattleWon(game.player(winner).ref, game.player(loser).ref, battle.winner_total, battle.loser_total)
    game.tell(event)


# The window of the other players [VAL-4.2, VAL-15.2]


async def window_of_others(game: Valhalla) -> None:
    """Thor's Help of each bystander, then their jarls, clockwise from the attacker's left."""
    attacker = game.fight.sides[0].seat
    bystanders = [player for player in game.clockwise(attacker) if game.fight.side_of(player.seat) is None]
    for player in bystanders:
        await may_help(game, player)
    for player in bystanders:
        deeds = [deed for offer in as_bystander.held_by(player) for deed in offer(game, player)]
        if deeds:
            await do_one(player, "prompt.before-others", [*deeds, PASSING], "VAL-4.2")


async def may_help(game: Valhalla, player: Player) -> None:
    """A bystander may play one Thor's Help card; nobody learns who was asked. [VAL-15.2]"""
    options = [
        Option.of("help", card.ref, game.player(side).ref)
        for card in player.hand
        if card.category == "thor"
        for side in game.fight.sides
        if may_receive(game, side, card)
    ]
    if not options:
        return
    menu = asked("prompt.help", [*options, PASS], "VAL-15.2", why_not=partial(no_help, game, player))
    answer = (await put(Ask({player.seat: menu}, secret=True)))[player.seat]
    if answer == PASS:
        return
    card = CARD_BY_REF[answer.refs[0]]
    side = next(side for side in game.fight.sides if game.player(side).ref == answer.refs[1])
    player.hand.remove(card)
    game.fight.helps.append(Help(card, player.seat, side.seat))
    game.tell(HelpGiven(player.ref, card.ref, answer.refs[1]))
    effect = card.what.effect
    assert effect is not None
    HELPS[effect.kind](game, side, effect, card)


def may_receive(game: Valhalla, side: Side, card: Card) -> bool:
    """Whether a participant has few enough warriors for a Thor's Help card. [VAL-15.3]"""
    opponent = game.opponent(side)
    own, others = len(game.player(side).squad), 0 if opponent is None else len(opponent.squad)
    return own < others or (own == others and card.what.requirement == "fewer-or-equal")


def no_help(game: Valhalla, player: Player) -> Iterator[Refused]:
    """Thor's Help cards that fit neither participant."""
    for card in player.hand:
        if card.category == "thor" and not any(may_receive(game, side, card) for side in game.fight.sides):
            yield Refused((card.ref,), "why.too-many-warriors", "VAL-15.3")


# Before the battle [VAL-4.3]


async def before_battle_step(game: Valhalla, side: Side) -> None:
    """One window for each side: tactics cards with this mark, and jarl abilities. [VAL-4.3]"""
    while deeds := before_deeds(game, side):
        if await do_one(game.player(side), "prompt.before-battle", [*deeds, PASSING], "VAL-4.3") == PASS:
            return


def before_deeds(game: Valhalla, side: Side) -> list[Deed]:
    """What a side can do before the battle."""
    player = game.player(side)
    cards = [card.ref for card in player.hand if card.category == "tactics" and can_play_before(game, side, card)]
    deeds = [Deed(singles("play", cards), partial(play_chosen, game, side))] if cards else []
    return deeds + [deed for offer in as_participant.held_by(player) for deed in offer(game, side)]


def can_play_before(game: Valhalla, side: Side, card: Card) -> bool:
    """Whether a tactics card can be played before the battle."""
    entry = TACTICS[card.kind]
    is_allowed = entry.mark == "before" and why_no_tactics(game, side, card) is None
    return is_allowed and entry.why_not(game, side, card) is None
