"""The bots, in positions where the rulebook and the dice leave no doubt; and what they may know."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import random_bot
from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.games import Bot, find_game, named_seats
from engine.table import Table
from games.berserk.army import bill, fault
from games.berserk.bots.armies import best_army
from games.berserk.bots.duel import ways_of
from games.berserk.bots.levels import easy, hard, normal
from games.berserk.kinds import KINDS, kind_of_copy, prebuilt
from games.berserk.odds import odds
from games.berserk.sketch import sketch
from tests.games.berserk.test_odds import ref, seen
from tests.playing import seated

GAME = find_game("berserk")
LEVELS: dict[str, Bot] = {"easy": easy, "normal": normal, "hard": hard}
every_level = pytest.mark.parametrize("level", LEVELS)
good_levels = pytest.mark.parametrize("level", ["normal", "hard"])


def battle(ann: dict[str, str], ben: dict[str, str], **more: Any) -> Table[Any]:
    """A position in Ann's main step, unless it says more."""
    position = {"Ann": {"field": ann, **more.pop("anns", {})}, "Ben": {"field": ben, **more.pop("bens", {})}, **more}
    return Table(GAME, named_seats(["Ann", "Ben"]), {}, 1, position=position)


def menu_of(table: Table[Any], seat: Seat) -> Menu:
    menu = table.menu(seat)
    assert menu is not None
    return menu


def choice(table: Table[Any], level: str, seat: Seat = 0) -> Option:
    menu = menu_of(table, seat)
    option = LEVELS[level](table.view(seat), menu, Dice(3))
    assert option is not None
    assert menu.accept(option) is not None
    return option


# The main step


@every_level
def test_a_sure_kill_is_taken(level: str) -> None:
    """A closed card rolls nothing, and the weakest strike deals 3. [BSK-10.2, BSK-10.5]"""
    table = battle(
        {"c3": "executioner"}, {"c4": "barrow-ghoul closed wounds 7", "d4": "barrow-ghoul", "a6": "host-king"}
    )
    option = choice(table, level)
    while option.verb == "move":  # from wherever it is safest
        table.answer(0, option)
        option = choice(table, level)
    assert option.verb in ("strike", "use")
    assert option.refs[-1] == "card:barrow-ghoul-6"


@every_level
def test_nobody_strikes_their_own(level: str) -> None:
    """Own cards are legal targets, and the only ones here. [BSK-10.1, BSK-A-11]"""
    table = battle({"a1": "executioner", "a2": "crossbow-novice", "b1": "templar-vanguard"}, {"e6": "shade-knight"})
    assert any(option.verb == "strike" for option in menu_of(table, 0).options)
    for _ in range(12):
        option = choice(table, level)
        if option == "end-turn":
            return
        assert option.verb != "strike"
        table.answer(0, option)


@good_levels
def test_a_heal_goes_to_the_wounded(level: str) -> None:
    """[BSK-K-heal]"""
    table = battle({"c1": "censer-bearer", "b1": "executioner wounds 8"}, {"c6": "shade-knight", "b6": "host-king"})
    assert choice(table, level) == "use card:censer-bearer-1 ability:censer-bearer.2 card:executioner-1"


@good_levels
def test_nobody_walks_to_their_death(level: str) -> None:
    """An incorporeal creature that ends its way on an occupied cell dies. [BSK-8.5]"""
    table = battle({"c3": "shade-knight", "c2": "barrow-ghoul", "b3": "barrow-ghoul"}, {"c6": "executioner"})
    for _ in range(12):
        option = choice(table, level)
        assert option not in menu_of(table, 0).warnings
        if option == "end-turn":
            return
        table.answer(0, option)


@good_levels
def test_a_card_steps_up_to_a_closed_weak_enemy(level: str) -> None:
    """Moving and striking go together in one turn. [BSK-7.6, BSK-8.1]"""
    table = battle(
        {"c2": "executioner", "a1": "shield-sister"}, {"c4": "crossbow-novice closed wounds 4", "e6": "host-king"}
    )
    option = choice(table, level)
    assert (option.verb, option.refs[0]) == ("move", "card:executioner-1")
    table.answer(0, option)
    assert choice(table, level).refs[-1] == "card:crossbow-novice-6"


# Answers


def struck(ann: dict[str, str], ben: dict[str, str], attacker: str, target: str) -> Table[Any]:
    """Ben strikes, and Ann is asked."""
    table = battle(ann, ben, turn="Ben", first="Ann")
    table.answer(1, f"strike card:{attacker} card:{target}")
    assert menu_of(table, 0).kind == "response"
    return table


@every_level
def test_the_strong_defend_the_weak(level: str) -> None:
    """A closed novice with 2 lives dies of any strike of 3; the fresh sister rolls and stays open. [BSK-E-18]"""
    table = struck(
        {"c3": "crossbow-novice closed wounds 4", "b3": "shield-sister"}, {"c4": "executioner", "e6": "oak-warden"},
        "executioner-6", "crossbow-novice-1",
    )  # fmt: skip
    assert choice(table, level) == "defend card:shield-sister-1"


@every_level
def test_the_weak_do_not_defend_the_strong(level: str) -> None:
    """A king with 12 lives survives any strike; a hound with 1 life would die of most. [BSK-11.1]"""
    table = struck(
        {"c3": "host-king", "b3": "host-hound wounds 3"}, {"c4": "executioner", "e6": "oak-warden"},
        "executioner-6", "host-king-1",
    )  # fmt: skip
    assert choice(table, level) == "pass"


@every_level
def test_an_instant_saves_a_card(level: str) -> None:
    """A special strike of 2 would kill the novice with 1 life; prevention keeps both wounds away. [BSK-E-31]"""
    table = battle(
        {"c3": "crossbow-novice wounds 5", "a1": "censer-bearer"}, {"c4": "wild-huntsman"}, turn="Ben", first="Ann"
    )
    table.answer(1, "use card:wild-huntsman-6 ability:wild-huntsman.5 card:crossbow-novice-1")
    assert choice(table, level) == "use card:censer-bearer-1 ability:censer-bearer.3 card:crossbow-novice-1"


@every_level
def test_an_attacker_is_closed_before_it_strikes(level: str) -> None:
    """Any strike kills the closed executioner; the maiden closes the hunter, who can strike no more. [BSK-E-29]"""
    table = struck(
        {"b3": "iron-maiden chips 1", "c3": "executioner closed wounds 10"}, {"c4": "witch-hunter", "e6": "oak-warden"},
        "witch-hunter-6", "executioner-1",
    )  # fmt: skip
    assert choice(table, level) == "use card:iron-maiden-1 ability:iron-maiden.3 card:witch-hunter-6"


@every_level
def test_draws_are_for_those_who_are_behind(level: str) -> None:
    """[BSK-18.5, BSK-D-23]"""
    strong, weak = {"c1": "host-king", "b1": "wild-huntsman", "d1": "bone-colossus"}, {"c6": "host-hound wounds 4"}
    for ann, ben, answer in ((strong, weak, "decline-draw"), (weak, strong, "accept-draw")):
        table = battle(ann, ben, turn="Ben", first="Ann")
        table.answer(1, "offer-draw")
        assert choice(table, level) == answer


# Armies


@pytest.mark.parametrize("deck", ["sluagh", "inquisitors", "mercenaries"])
@pytest.mark.parametrize("first", [True, False])
def test_an_army_is_within_the_crystals_and_leaves_few(deck: str, first: bool) -> None:
    """[BSK-4.3, BSK-5.3 to BSK-5.8]"""
    copies = prebuilt(deck) if deck != "mercenaries" else [id for id in KINDS if KINDS[id].deck == deck] * 3
    for seed in range(6):
        deal = sorted(Dice(seed).sample([f"{kind}-{number}" for number, kind in enumerate(copies)], 15))
        army = [kind_of_copy(id).id for id in best_army(deal, "normal", first)]
        assert fault(army, "normal", first) is None
        assert len(army) >= 6
        paid = bill(army, "normal", first)
        assert paid.left <= 4


@every_level
def test_fighters_stand_in_front_of_shooters(level: str) -> None:
    """The First player's third row is row 1. [BSK-2.10, BSK-6.2]"""
    table: Table[Any] = Table(GAME, seated(2), {"deck_of_first_seat": "inquisitors"}, 4)
    bots: dict[Seat, Bot] = {0: LEVELS[level], 1: LEVELS[level]}
    rows: dict[str, int] = {}
    while not rows:
        seat = table.awaited()[0]
        option = bots[seat](table.view(seat), menu_of(table, seat), Dice(1))
        assert option is not None
        if seat == 0 and option.verb == "deploy":
            pairs = zip(option.refs[::2], option.refs[1::2], strict=True)
            rows = {card[5:].rpartition("-")[0]: int(cell[-1]) for card, cell in pairs}
        table.answer(seat, option)
    ahead = (lambda row: row) if table.state.first == 0 else (lambda row: -row)
    fighters = [rows[kind] for kind in ("executioner", "templar-vanguard", "grand-inquisitor") if kind in rows]
    shooters = [rows[kind] for kind in ("crossbow-novice", "witch-hunter", "flame-preacher") if kind in rows]
    assert fighters
    assert shooters
    assert min(map(ahead, fighters)) >= max(map(ahead, shooters))


# Whole battles


@every_level
def test_it_beats_the_random_player(level: str) -> None:
    """Goals are measured by `tests.bench.berserkers`; here only that none is far off."""
    won = 0
    for seed in range(8):
        table: Table[Any] = Table(GAME, seated(2), {"mercenaries": "hired"}, seed)
        chance, own = Dice(seed), seed % 2
        while table.ask is not None:
            seat = table.awaited()[0]
            bot: Bot = LEVELS[level] if seat == own else random_bot
            option = bot(table.view(seat), menu_of(table, seat), chance)
            assert option is not None
            assert option != "resign"
            table.answer(seat, option)
        won += table.result is not None and table.result.winners == (own,)
    assert won >= 7


@every_level
def test_what_is_hidden_changes_nothing(level: str) -> None:
    """With everything dealt anew that it cannot see, and the same chance, a bot answers the same. [BSK-22]"""
    table: Table[Any] = Table(GAME, seated(2), {"mercenaries": "hired"}, 2)
    chance = Dice(2)
    compared = 0
    while table.ask is not None and len(table.moves) < 60:
        seat = table.awaited()[0]
        menu = menu_of(table, seat)
        option = LEVELS[level](table.view(seat), menu, Dice(7))
        if len(table.ask.menus) == 1 and table.ask.until != "each":
            other = table.imagine(seat, chance)
            assert LEVELS[level](other.view(seat), menu, Dice(7)) == option
            compared += 1
        assert option is not None
        table.answer(seat, option)
    assert compared > 10


# Odds


def test_the_bots_odds_are_those_that_people_are_shown() -> None:
    """Rerolls, armour, blessing, curse, guard and camouflage included. [BSK-10, BSK-15]"""
    pairs = [
        ("executioner", "barrow-ghoul"), ("executioner", "barrow-ghoul closed"), ("wild-huntsman", "shield-sister"),
        ("barrow-ghoul", "templar-vanguard"), ("grand-inquisitor", "shade-knight closed"),
        ("bone-colossus", "oak-warden"), ("host-hound gains:curse", "executioner wounds 10"),
    ]  # fmt: skip
    for mine, theirs in pairs:
        shown = seen({"c3": mine}, {"c4": theirs})
        attacker, target = ref(shown, "c3"), ref(shown, "c4")
        exact = odds(shown, attacker, target)
        assert exact is not None
        game = sketch(shown)
        one, other = game.cards[attacker[5:]], game.cards[target[5:]]
        ways = ways_of(game, one, other, is_open=other.is_open)
        assert sum(way.chance for way in ways) == pytest.approx(1)
        wounds = sum(way.chance * way.wounds for way in ways)
        assert wounds == pytest.approx(float(exact.wounds)), (mine, theirs)
