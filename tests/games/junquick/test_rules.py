"""What must hold in every game of JunQuick, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.bots import bot_for, let_bots_answer
from engine.choices import Option
from engine.dice import Dice
from engine.errors import BadSetup, RuleError
from engine.games import SeatInfo, named_seats
from engine.table import Table
from games.junquick import GAME
from games.junquick.arrange import check
from games.junquick.deck import CARD_BY_REF, CARDS, INSTANTS, KINDS, REGULAR, VIRUSES
from games.junquick.events import Drew, Gave, Redrew, RoundWon, Thawed, TookFromHand, TookFromNest, TookIntoNest
from games.junquick.legal import opens
from games.junquick.state import JunQuick, Pack
from tests.long import long_or_short
from tests.playing import NAMES
from ui.cli.selfplay import answer_blindly

every_count = pytest.mark.parametrize("seats", GAME.seats)
MOST_MOVES = 3000


def begun(seats: int, seed: int, **options: Any) -> Table[JunQuick]:
    return Table(GAME, named_seats(NAMES[:seats]), options, seed)


# The cards


def test_the_card_list_has_the_numbers_of_the_rules_page() -> None:
    """JUN-1.1, JUN-1.2"""
    assert (len(REGULAR), len(INSTANTS), len(VIRUSES)) == (84, 5, 8)
    assert Counter(card.value for card in REGULAR) == {0: 28, 1: 14, 2: 14, 3: 14, 4: 14}
    families = Counter(card.family for card in CARDS.values())
    assert families == {
        "jun": 41, "liar": 5, "thief": 5, "gatecrasher": 3, "dominant": 2,
        "evolution": 4, "glutton": 7,
        "clean-slate": 4, "too-early": 4, "hysteria": 6, "icestorm": 3,
        "battle": 2, "emigration": 1, "immigration": 1, "depopulation": 1,
        "virus": 8,
    }  # fmt: skip
    assert Counter(card.strength for card in REGULAR if card.strength) == {1: 3, 2: 2, 3: 2}
    assert Counter(card.price for card in VIRUSES) == {1: 2, 2: 2, 3: 2, 4: 2}
    assert sum(opens(card) for card in REGULAR) == 55
    assert len(KINDS["first-player"].copy_ids()) == 1


def test_every_card_has_a_number_of_its_own() -> None:
    """JUN-1.4"""
    assert len(CARD_BY_REF) == len(CARDS) == 97
    assert [card.order for card in CARDS.values()] == list(range(97))


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    """JUN-1.3"""
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadSetup):
        Table(GAME, named_seats([f"P{seat}" for seat in range(seats)]))


# The deal


@every_count
def test_nobody_is_dealt_an_instant_and_all_of_them_are_in_the_deck(seats: int) -> None:
    """JUN-2.1, JUN-2.2, JUN-2.3, JUN-2.4, JUN-2.5, JUN-15.1"""
    places: set[int] = set()
    firsts: set[int] = set()
    on_top: set[int] = set()
    for seed in range(40):
        game = begun(seats, seed).state
        assert [len(player.hand) for player in game.players] == [6] * seats
        assert all(card.category not in ("instant", "virus") for player in game.players for card in player.hand)
        assert len(game.deck) == 89 - 6 * seats
        assert {card for card in game.deck if card.category == "instant"} == set(INSTANTS)
        places.update(index for index, card in enumerate(game.deck) if card.category == "instant")
        firsts.add(game.first)
        on_top.add(game.virus_deck[-1].price)
    assert len(places) > 40, "the instants are not shuffled in"
    assert firsts == set(range(seats)), "the first player is not chosen at random"
    assert len(on_top) == 4, "the viruses are not shuffled"


# Whole games: the cheap loop that is run often


def assert_sound(game: JunQuick) -> None:
    """Card counts, and a Dominant that never reaches the discard. [JUN-3.4, JUN-3.5]"""
    cards = len(game.deck) + len(game.discard) + len(game.pile) + len(game.instant_row) + (game.aside is not None)
    viruses = len(game.virus_deck) + len(game.virus_discard)
    for player in game.players:
        cards += len(player.hand) + len(player.nest) + 4 * len(player.home)
        viruses += len(player.viruses)
    assert (cards, viruses) == (89, 8)
    assert game.phase == "over" or not any(card.category == "constant" for card in game.discard)


@every_count
def test_random_games_end_and_lose_no_card(seats: int) -> None:
    """JUN-3.1, JUN-3.4, JUN-3.5, JUN-14.1, JUN-1.5: the deck grows by a redraw alone, the discard never shrinks."""
    for seed in range(long_or_short(100, 40)):
        table = begun(seats, seed, race_mode="live" if seed % 4 == 0 else "ordered", manual_instants=seed % 5 == 0)
        chance, game = Dice(seed), table.state
        deck, discard, redraws = len(game.deck), len(game.discard), 0
        while table.ask is not None:
            answer_blindly(table, chance)
            assert_sound(game)
            assert len(game.discard) >= discard
            assert len(game.deck) <= deck or game.redraws > redraws
            deck, discard, redraws = len(game.deck), len(game.discard), game.redraws
            assert len(table.moves) < MOST_MOVES
        check(game)
        assert table.result is not None


@every_count
def test_games_of_bots_end_and_lose_no_card(seats: int) -> None:
    """JUN-3.4, JUN-14.6"""
    bot = bot_for(GAME, SeatInfo("bot", "bot"))
    for seed in range(long_or_short(100, 25)):
        table, chance = begun(seats, seed), Dice(seed)
        while table.ask is not None:
            assert let_bots_answer(table, dict.fromkeys(range(seats), bot), chance)
            assert_sound(table.state)
            assert len(table.moves) < MOST_MOVES


def test_a_round_begins_with_six_cards_each_and_no_instant_about() -> None:
    """JUN-4.1, JUN-4.4"""
    for seed in range(30):
        table, chance, rounds = begun(3, seed), Dice(seed), 0
        while table.ask is not None:
            game = table.state
            if game.round > rounds and game.phase == "recruiting" and not game.begun:
                rounds = game.round
                assert [len(player.hand) for player in game.players] == [6, 6, 6]
                assert not game.instant_row
            answer_blindly(table, chance)


def test_the_winner_of_a_round_has_laid_the_top_card() -> None:
    """JUN-10.1, JUN-10.2, JUN-18.3: what was won is public, though the nest is not."""
    for seed in range(20):
        table, chance = begun(4, seed), Dice(seed)
        while table.ask is not None:
            lead, known = table.state.lead, table.event_count
            pile = [entry.card for entry in table.state.pile]
            answer_blindly(table, chance)
            events = table.events(known)
            won = [event for event in events if isinstance(event, RoundWon)]
            if won and not any(event.plain()["event"] == "laid" for event in events):
                assert won[0].seat == f"seat:{lead}"
                assert won[0].cards == tuple(card.ref for card in pile if card.is_kept)
                assert won[0].seen_by(None) == won[0]


# Chance


def test_chance_is_drawn_for_shuffles_and_picks_alone() -> None:
    """JUN-20.1, JUN-20.2: nothing else uses up chance, so that a record gives the same game."""
    spent = 0
    for seed in range(12):
        table, chance = begun(3, seed), Dice(seed)
        while table.ask is not None:
            drawn, known = table.state.dice.drawn, table.event_count
            answer_blindly(table, chance)
            names = {event.plain()["event"] for event in table.events(known)}
            random = {"redrew", "took-from-nest", "took-into-nest", "lost-card", "took-from-hand", "dominant-stayed"}
            if table.state.dice.drawn > drawn:
                assert names & (random | {"took-virus"}), names
                spent += 1
    assert spent


def test_a_blind_pick_can_hit_every_card() -> None:
    """JUN-15.7, JUN-19.3, JUN-20.1"""
    position = {
        "turn": "B", "pile": "jun-1-01 A", "A": {"hand": ["jun-4-1"]}, "B": {"hand": ["thief-2-1", "jun-3-1"]},
        "C": {"hand": ["jun-4-3"], "nest": ["jun-1-02", "jun-2-02", "jun-4-2", "evolution-1"]},
    }  # fmt: skip
    stolen = set()
    for seed in range(40):
        table: Table[JunQuick] = Table(GAME, named_seats("ABC"), seed=seed, position=position)
        table.answer(1, Option("use card:thief-2-1 seat:2"))
        stolen.add(table.state.players[1].nest[0].id)
    assert stolen == {"jun-1-02", "jun-2-02", "jun-4-2", "evolution-1"}


# The count of cards


def lose(game: JunQuick) -> None:
    game.deck.pop()


def double(game: JunQuick) -> None:
    game.discard.append(game.players[0].hand[0])


def nest_an_influence_card(game: JunQuick) -> None:
    hysteria = next(card for card in game.deck if card.family == "hysteria")
    game.deck.remove(hysteria)
    game.players[0].nest.append(hysteria)


def catch_a_jun_like_a_virus(game: JunQuick) -> None:
    game.players[1].viruses.append(game.deck.pop())


def hold_an_instant(game: JunQuick) -> None:
    game.deck.remove(INSTANTS[0])
    game.players[0].hand.append(INSTANTS[0])


def half_a_pack(game: JunQuick) -> None:
    game.players[0].home.append(Pack(1, [game.deck.pop(), game.deck.pop()]))


@pytest.mark.parametrize(
    "spoil", [lose, double, nest_an_influence_card, catch_a_jun_like_a_virus, hold_an_instant, half_a_pack]
)
def test_a_card_that_is_lost_doubled_or_out_of_place_is_noticed(spoil: Callable[[JunQuick], None]) -> None:
    """JUN-3.3, JUN-3.4"""
    game = begun(3, 1).state
    check(game)
    spoil(game)
    with pytest.raises(RuleError, match="JUN-"):
        check(game)


# Secrets


def test_news_of_hidden_cards_name_them_only_to_those_who_saw_them() -> None:
    """JUN-18.1: the table of hidden information in chapter 20."""
    secret = 0
    for seats in GAME.seats:
        for seed in range(8):
            table, chance = begun(seats, seed), Dice(seed)
            while table.ask is not None:
                answer_blindly(table, chance)
            for event in table.events():
                if not isinstance(event, Drew | Gave | TookFromHand | TookFromNest | TookIntoNest):
                    continue
                involved = [fact for fact in event.plain().values() if isinstance(fact, str)]
                for viewer in (*range(seats), None):
                    seen = event.seen_by(viewer)
                    assert seen is not None
                    names = [
                        name for fact in seen.plain().values() for name in (fact if isinstance(fact, list) else [fact])
                    ]
                    knows = f"seat:{viewer}" in involved
                    assert any(str(name).startswith("card:") for name in names) == knows
                    secret += not knows
    assert secret > 1000


def test_a_redraw_shows_the_hand_to_everybody_once() -> None:
    """JUN-6.6, JUN-18.1"""
    position = {"A": {"hand": ["glutton-1-1", "hysteria-1"]}, "B": {"hand": ["jun-1-01"]}}
    table: Table[JunQuick] = Table(GAME, named_seats("AB"), position=position)
    table.answer(0, "redraw")
    shown = [event for event in table.events(0, 1) if isinstance(event, Redrew)]
    assert [event.cards for event in shown] == [("card:glutton-1-1", "card:hysteria-1")]
    assert set(table.view(1)["players"][0]["hand"]) == {"hidden"}


def test_when_the_game_is_over_everything_is_open() -> None:
    """JUN-18.1, JUN-14.3"""
    table, chance = begun(3, 4), Dice(4)
    while table.ask is not None:
        answer_blindly(table, chance)
    for player in table.view(None)["players"]:
        assert "hidden" not in player["nest"] + player["hand"]


def test_the_question_says_whether_passing_costs_a_virus() -> None:
    """JUN-6.7"""
    told: Counter[bool] = Counter()
    for seed in range(8):
        table, chance = begun(3, seed), Dice(seed)
        while table.ask is not None:
            seat, menu = next((seat, menu) for seat in table.ask.menus if (menu := table.menu(seat)) is not None)
            is_turn = menu.prompt.startswith(("prompt.open", "prompt.turn"))
            if not is_turn or "pass" not in menu.options or chance.below(3):
                answer_blindly(table, chance)
                continue
            player, costs = table.state.players[seat], menu.prompt.endswith("-infects")
            before, are_left = len(player.viruses), bool(table.state.virus_deck or table.state.virus_discard)
            table.answer(seat, "pass")
            if are_left:
                assert (len(player.viruses) > before) == costs
                told[costs] += 1
    assert min(told[True], told[False]) > 20


# Freezes


def thaws(position: dict[str, Any], *moves: str) -> list[str]:
    """Who was told how often that a freeze is over, after these moves of B."""
    table: Table[JunQuick] = Table(GAME, named_seats("ABC"), position={"turn": "B", "pile": "jun-1-01 A", **position})
    for move in moves:
        table.answer(1, move)
    assert table.state.freeze is None
    return [event.seat for event in table.events() if isinstance(event, Thawed)]


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        (["icestorm-1", "jun-2-01"], ["lay card:icestorm-1", "stop"]),
        (["icestorm-1", "jun-2-01", "jun-3-1"], ["lay card:icestorm-1", "lay card:jun-2-01", "stop"]),
        (["icestorm-1", "jun-2-01", "jun-3-1"], ["lay card:icestorm-1", "lay card:jun-2-01", "lay card:jun-3-1"]),
        (["icestorm-1", "jun-2-01", "jun-4-1"], ["lay card:icestorm-1", "lay card:jun-2-01", "lay card:jun-4-1"]),
        (["icestorm-1", "icestorm-2", "jun-1-02"], ["lay card:icestorm-1", "lay card:icestorm-2", "stop"]),
        (["icestorm-1", "jun-2-01", "icestorm-2", "jun-1-02"],
         ["lay card:icestorm-1", "lay card:jun-2-01", "lay card:icestorm-2", "stop"]),
        (["icestorm-1", "clean-slate-1", "jun-2-01"], ["lay card:icestorm-1", "lay card:clean-slate-1"]),
    ],
)  # fmt: skip
def test_the_end_of_a_freeze_is_told_once(hand: list[str], moves: list[str]) -> None:
    """JUN-9.2, JUN-9.5, JUN-9.6"""
    others = {"A": {"hand": ["jun-4-2"]}, "C": {"hand": ["jun-4-3"]}}
    assert thaws({"B": {"hand": hand}, **others}, *moves) == ["seat:1"]
