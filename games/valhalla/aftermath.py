"""After a battle of two players, in the order of the rulebook. [VAL-7]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from engine.choices import Option, Pick, Refused, ask_one
from games.valhalla.asking import PASS, asked, choose_card
from games.valhalla.bonus import gain_points
from games.valhalla.concepts import (
    ERRANDS,
    VALKYRIE,
    after_others_battle,
    after_own_battle,
    holds_back,
    leaves_one,
)
from games.valhalla.deck import CARD_BY_REF, Card, refs
from games.valhalla.dicework import clear_dice
from games.valhalla.events.aftermath import Held, HelpDiscarded, ShieldCaptured, WentToValhalla
from games.valhalla.events.turn import Discarded
from games.valhalla.loki import loser_takes_bonus
from games.valhalla.piles import discard, leave_squad, trigger_end
from games.valhalla.state import Battle, Player, Side, Valhalla, Warrior
from games.valhalla.vikings import move_pairs


async def after_battle(game: Valhalla, battle: Battle) -> None:
    """Steps b to j. After a battle without a winner c, d, e and j are skipped. [VAL-7.1, VAL-7.5]"""
    battle.step = "aftermath"
    if battle.winner is not None:
        capture_shield(game, battle)
        going = await settle_who_goes(game, battle)
        await send_to_valhalla(game, battle, going)
        side = battle.side_of(battle.winner)
        if side is not None:
            await may_play_errand(game, side)
    await after_battle_abilities(game, battle)
    settle_helps(game, battle)
    clean_up(game, battle)
    move_pairs(game, battle)
    if battle.winner is not None:
        await loser_takes_bonus(game, battle)


def capture_shield(game: Valhalla, battle: Battle) -> None:
    """b: a winning attacker takes an own shield of the defender. [VAL-7.2]"""
    attacker, defender = (game.player(side) for side in battle.sides)
    if battle.winner != attacker.seat:
        return
    defender.give_shield(attacker)
    game.tell(ShieldCaptured(attacker.ref, defender.ref))
    if defender.shields == 0:  # [VAL-7.8]
        trigger_end(game, "shield")


# c: who goes [VAL-7.3, VAL-7.4, VAL-16.8, VAL-17.4]


async def settle_who_goes(game: Valhalla, battle: Battle) -> dict[int, list[Warrior]]:
    """By number of the side: its warriors that go to Valhalla."""
    going: dict[int, list[Warrior]] = {}
    for number, side in enumerate(battle.sides):
        sent = await sent_by(game, battle, side)
        sent += [game.find(ref) for ref in side.given_up if game.find(ref) not in sent]
        going[number] = sent
    for number, side in enumerate(battle.sides):
        await hold_back(game, side, going[1 - number])
    return going


async def sent_by(game: Valhalla, battle: Battle, side: Side) -> list[Warrior]:
    """A winning attacker sends all activated warriors, a winning defender some. [VAL-7.3, VAL-7.4]"""
    if battle.winner != side.seat:
        return []
    able = [game.find(ref) for ref in side.active if may_go(game, side, ref)]
    if side.is_attacker or not able:
        return able
    options = [*(Option.of("send", warrior.ref) for warrior in able), PASS]
    sets = {"send": Pick(1, len(able))}
    answer = await ask_one(game.player(side), asked("prompt.send", options, "VAL-7.4", sets=sets))
    return [warrior for warrior in able if warrior.ref in answer.refs]


def may_go(game: Valhalla, side: Side, ref: str) -> bool:
    """A partner's warriors stay in their squad, an ally's go along. [VAL-20.7, VAL-20.10]"""
    return game.owner_of(ref) is game.player(side) or game.options.companions == "alliance"


async def hold_back(game: Valhalla, side: Side, going: list[Warrior]) -> None:
    """Each activated dwarf with this ability keeps one of the opponent's own warriors in the squad. [VAL-17.4]"""
    opponent = game.opponent(side)
    for ref in side.active:
        ability = game.find(ref).card.ability
        if ability is None or ability.kind not in holds_back:
            continue
        own = [warrior for warrior in going if opponent is not None and warrior in opponent.squad]
        if not own:
            return
        cards = [warrior.card for warrior in own]
        held = await choose_card(game.player(side), "prompt.hold", "hold", cards, "VAL-17.4", about=(ref,))
        warrior = next(warrior for warrior in own if warrior.card is held)
        going.remove(warrior)
        game.tell(Held(game.player(side).ref, warrior.ref))


# d: to Valhalla [VAL-7.3, VAL-16.4, VAL-16.5]


async def send_to_valhalla(game: Valhalla, battle: Battle, going: dict[int, list[Warrior]]) -> None:
    """The warriors go; the attacker's side is paid before the defender's, the fighter before the ally."""
    groups: list[tuple[Player, list[Warrior]]] = []
    for number, side in enumerate(battle.sides):
        player = game.player(side)
        await leaves_one.happen(game, player, side, going[number])
        for owner in filter(None, (player, game.companion(player))):
            group = [warrior for warrior in going[number] if warrior in owner.squad]
            if group:
                groups.append((owner, group))
    for owner, group in groups:
        for warrior in group:
            go_to_valhalla(game, owner, warrior)
    for owner, group in groups:
        await pay_valkyries(game, owner, [warrior.card for warrior in group])


def go_to_valhalla(game: Valhalla, owner: Player, warrior: Warrior) -> None:
    """A warrior leaves the squad; its Tyr card is discarded. [VAL-7.7, VAL-18.6]"""
    leave_squad(owner, warrior)
    game.valhalla_of(owner).append(warrior.card)
    game.tell(WentToValhalla(owner.ref, warrior.ref))
    if warrior.tyr is not None:
        discard(game, owner, [warrior.tyr])


async def pay_valkyries(game: Valhalla, owner: Player, group: Sequence[Card], along: Sequence[Card] = ()) -> None:
    """Bonuses are worked out for the whole group, then paid in an order of choice. [VAL-16.4, VAL-16.5]

    Warriors who went along, earlier in the same aftermath, belong to the group but were paid already.
    """
    grants: dict[Card, int] = {}
    for card in group:
        if card.valkyrie is not None:
            others = [other.clan for other in (*group, *along) if other is not card]
            grants[card] = VALKYRIE[card.valkyrie.kind](card.valkyrie, others)
    grants = {card: points for card, points in grants.items() if points}
    while grants:
        cards = list(grants)
        is_equal = len(set(grants.values())) == 1  # then the order makes no difference
        card = cards[0] if is_equal else await choose_card(owner, "prompt.valkyrie", "collect", cards, "VAL-16.5")
        await gain_points(game, owner, grants.pop(card))


# e: errands [VAL-16.9]


async def may_play_errand(game: Valhalla, side: Side, *, most: int = 99) -> None:
    """The winner may play one errand whose demand was met; it goes to Valhalla."""
    player = game.player(side)
    held = [card for card in player.hand if card.category == "errand"]
    met = [card for card in held if ERRANDS[card.kind](game, side) is None and card.valour <= most]
    if not met:
        return
    options = [*(Option.of("errand", card.ref) for card in met), PASS]
    menu = asked("prompt.errand", options, "VAL-16.9", why_not=partial(_unmet, game, side, held))
    answer = await ask_one(player, menu)
    if answer == PASS:
        return
    card = CARD_BY_REF[answer.refs[0]]
    player.hand.remove(card)
    game.valhalla_of(player).append(card)
    game.tell(WentToValhalla(player.ref, card.ref))


def _unmet(game: Valhalla, side: Side, held: Iterable[Card]) -> Iterator[Refused]:
    for card in held:
        if (why := ERRANDS[card.kind](game, side)) is not None:
            yield why.not_with(card.ref)


# f to h


async def after_battle_abilities(game: Valhalla, battle: Battle) -> None:
    """f: the attacker's jarl, the defender's, then those of others clockwise from the attacker. [VAL-7.1]"""
    for side in battle.sides:
        await after_own_battle.happen(game, game.player(side), side)
    for player in game.clockwise(battle.sides[0].seat):
        if battle.side_of(player.seat) is None:
            await after_others_battle.happen(game, player)


def settle_helps(game: Valhalla, battle: Battle) -> None:
    """g: Thor's Help goes to the Valhalla of who played it if it helped, else to the pile. [VAL-15.5]"""
    for help in battle.helps:
        player = game.players[help.by]
        if battle.winner == help.to:
            player.valhalla.append(help.card)
            game.tell(WentToValhalla(player.ref, help.card.ref))
        else:
            game.pile.append(help.card)
            game.tell(HelpDiscarded(player.ref, help.card.ref))
    battle.helps = []
    for side in battle.sides:
        side.free_rerolls = []


def clean_up(game: Valhalla, battle: Battle) -> None:
    """h: dice are taken off, played cards discarded, the attacker's first, then those beside dwarves. [VAL-7.6]"""
    clear_dice(game)
    for side in battle.sides:
        _discard_played(game, side, side.played)
    for side in battle.sides:
        _discard_played(game, side, [offering.card for offering in side.sacrificed])
    battle.blocked = []
    battle.is_cleaned_up = True


def _discard_played(game: Valhalla, side: Side, cards: Sequence[Card]) -> None:
    """Played cards go to the pile; the side still knows what it played."""
    if cards:
        game.pile += cards
        game.tell(Discarded(game.player(side).ref, tuple(refs(cards))))
