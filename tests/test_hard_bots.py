"""Bots that look ahead, in every game that has one: honest, repeatable, always with an answer, and in time."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.ahead import Ahead, LookingBot, Snapshot
from engine.bots import choosing, let_bots_answer
from engine.choices import Option, Seat
from engine.dice import Dice
from engine.games import Bot, find_game
from engine.search import Searcher, _Trial
from engine.table import Table
from engine.views import EVERYTHING
from tests.engine.toys import answer_all
from tests.playing import GAMES, finished, new_table

HARD = [name for name in GAMES if isinstance(find_game(name).bots.get("hard"), LookingBot)]
DEALT_BY_CHANCE = [name for name in GAMES if name in ("bang", "castle", "junquick", "valhalla")]
MOST_MOVES = 5000


def quick(name: str, playouts: int = 6) -> Searcher[Any]:
    """The hard bot of a game, in a hurry."""
    bot = find_game(name).bots["hard"]
    assert isinstance(bot, Searcher)
    return Searcher(replace(bot.outlook, playouts=playouts))


def choice(bot: Bot, table: Table[Any], seat: Seat, seed: int) -> Option | None:
    menu = table.menu(seat)
    assert menu is not None
    return choosing(bot, table, seat, menu, Dice(seed))()


def begun_from(table: Table[Any], state: bytes) -> Table[Any]:
    """The same game, from a state at a checkpoint."""
    game = replace(table.game, new=lambda seats, options, dice: pickle.loads(state))
    return Table(game, table.seats, table.options, table.seed)


def twins(name: str, seats: int) -> Iterator[tuple[Seat, Table[Any], Table[Any]]]:
    """Two tables that a seat cannot tell apart, both of them asking it alone, though the hidden cards lie otherwise."""
    for seed in range(1, 12):
        table, _ = finished(name, seats, seed)
        for kept in table._kept[3::9]:
            for seat in range(seats):
                state = pickle.loads(kept.state)
                table.game.deal_anew(state, seat, Dice(seed))
                one, other = begun_from(table, kept.state), begun_from(table, pickle.dumps(state))
                if one.ask is None or other.ask is None or list(one.ask.menus) != [seat]:
                    continue
                if one.view(seat) == other.view(seat) and one.view(EVERYTHING) != other.view(EVERYTHING):
                    yield seat, one, other


@pytest.mark.parametrize("name", HARD)
def test_hidden_cards_change_no_choice(name: str) -> None:
    """No peeking: what is hidden is swapped, and the same chance gives the same answer."""
    bot, compared = quick(name, 12), 0
    for seat, one, other in twins(name, find_game(name).seats[0]):
        assert choice(bot, one, seat, compared) == choice(bot, other, seat, compared)
        compared += 1
        if compared == 12:
            return
    assert compared, "no two tables could be compared"


@pytest.mark.parametrize("name", DEALT_BY_CHANCE)
def test_what_is_dealt_anew_depends_on_chance_alone(name: str) -> None:
    game = find_game(name)
    for seats in game.seats:
        for kept in finished(name, seats)[0]._kept[1::9]:
            for seat in range(seats):
                one, other = pickle.loads(kept.state), pickle.loads(kept.state)
                game.deal_anew(other, seat, Dice(9))
                for state in (one, other):
                    game.deal_anew(state, seat, Dice(3))
                assert game.view(one, EVERYTHING) == game.view(other, EVERYTHING)


@pytest.mark.parametrize(("name", "moment"), [("bang", "number"), ("castle", "turn"), ("junquick", "round")])
def test_all_answers_are_judged_at_the_same_moment(name: str, moment: str) -> None:
    """Else the lead of one over another would be the luck of the moment, such as whose turn it is."""
    outlook, compared = quick(name).outlook, 0
    for seed in range(1, 30):
        table = new_table(name, 4, seed)
        while table.ask is not None and len(table.moves) < 10 * seed:
            assert let_bots_answer(table, dict.fromkeys(range(4), outlook.normal), Dice(seed))
        if table.ask is None or len(table.ask.menus) > 1:
            continue
        ((seat, menu),) = table.ask.menus.items()
        tried = [Option(option) for option in menu.options[:3]]
        if menu.sets or not outlook.deserves(menu) or len(tried) < 3:
            continue
        trial = _Trial(outlook, Ahead(Snapshot.of(table), seat), [], Dice(seed))
        ends = [trial._playout(option, Dice(seed)) for option in tried]
        moments = {getattr(end.state, moment) for end in ends if end.result is None}
        compared += len(moments) == 1
        assert len(moments) <= 1, (seed, tried)
        if compared == 4:
            return
    assert compared, "no two playouts could be compared"


@pytest.mark.parametrize("name", HARD)
def test_games_of_hard_bots_end_and_come_out_the_same_again(name: str) -> None:
    """Every answer is legal, or the table would refuse it; nobody goes round in circles for ever."""
    bot = quick(name, 4)
    seats = find_game(name).seats[0]
    games = []
    for _ in range(2):
        table, chance = new_table(name, seats, 5), Dice(5)
        while table.ask is not None:
            assert let_bots_answer(table, dict.fromkeys(range(seats), bot), chance)
            assert len(table.moves) < MOST_MOVES
        games.append(table.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("name", HARD)
def test_whatever_has_happened_there_is_an_answer_in_time(name: str) -> None:
    """A clock that goes on by a tenth of a second with every look: no more than a second is thought."""
    game = find_game(name)
    for seats in (game.seats[0], game.seats[-1]):
        table, _ = finished(name, seats)
        for count in range(0, len(table.moves), 1 + len(table.moves) // 6):
            now = new_table(name, seats)
            answer_all(now, map(str, table.moves[:count]))
            if now.ask is None or len(now.ask.menus) > 1:
                continue
            ((seat, menu),) = now.ask.menus.items()
            looks = iter(range(1 << 20))
            ahead = Ahead(Snapshot.of(now), seat, 1.0, lambda looks=looks: next(looks) / 10)  # type: ignore[misc]
            found = quick(name, 1 << 20).look_ahead(now.view(seat), menu, Dice(count), ahead)
            assert found is not None
            assert menu.accept(found) is not None
            assert next(looks) <= 14
