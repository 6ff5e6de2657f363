"""Bots that look ahead: what they are given, what they find, and what bounds them."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.ahead import Ahead, LookingBot, Snapshot
from engine.bots import let_bots_answer
from engine.choices import Menu, Option, Seat, checkpoint, race
from engine.dice import Dice
from engine.errors import RuleError
from engine.games import Game, Reason, Reasoned, Result, named_seats
from engine.search import Outlook, Searcher, won
from engine.table import Table
from engine.views import EVERYTHING, View
from tests.engine.toys import Toy, answer_all, ask, menu, toy
from tests.playing import EVERY_TABLE, finished

every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)


@dataclass(slots=True)
class Cave(Toy):
    """Three ways in, and a treasure behind one of them, after a second choice."""

    points: list[int] = field(default_factory=list)


WORTH = {("left", "dig"): 1, ("left", "rest"): 1, ("middle", "dig"): 9, ("middle", "rest"): 0, ("right", "dig"): 2}


async def explore(game: Cave) -> Result:
    """Everybody goes in, then digs or rests; a roll of the dice, and a hidden card, bring up to two points more."""
    if not game.points:
        cards = [f"card:{number}" for number in range(3, 3 * game.seats)]
        game.dice.shuffle(cards)
        game.hands = [["card:0", "card:1", "card:2"], cards[:3], cards[3:]]
        game.points = [0] * game.seats
    while len(game.said) < 2 * game.seats:
        await checkpoint()
        seat = len(game.said) // 2
        way = await ask(seat, "go left", "go middle", "go right")
        deed = await ask(seat, "dig", "rest")
        luck = game.dice.below(2) + (f"card:{3 + seat}" in game.hands[-1])
        game.points[seat] = WORTH.get((way.refs[0], deed), 0) + luck
        game.said += [way, deed]
    most = max(game.points)
    return Result(tuple(seat for seat in range(game.seats) if game.points[seat] == most), "result.over")


def first(view: View, menu: Menu, chance: Dice) -> Option:
    return menu.options[0]


def points(game: Cave, seat: Seat) -> float:
    return float(game.points[seat])


OUTLOOK = Outlook[Cave](first, points, lambda result, seat: 10 * won(result, seat), horizon=1, playouts=30)


def cave(seed: int = 1, **outlook: Any) -> tuple[Table[Cave], Searcher[Cave]]:
    searcher = Searcher(OUTLOOK if not outlook else Outlook(**{**OUTLOOK.__dict__, **outlook}))
    game: Game[Cave] = toy(explore, Cave, bots={"hard": searcher})
    return Table(game, named_seats(["Ada", "Ben", "Cat"]), seed=seed), searcher


def ask_bot(table: Table[Any], bot: LookingBot, seed: int = 1, **ahead: Any) -> Option | None:
    """What it answers to the question to the first seat that is asked."""
    assert table.ask is not None
    seat = next(iter(table.ask.menus))
    asked = table.menu(seat)
    assert asked is not None
    return bot.look_ahead(table.view(seat), asked, Dice(seed), Ahead(Snapshot.of(table), seat, **ahead))


# What it finds


def test_it_finds_what_pays_one_answer_later() -> None:
    table, bot = cave()
    assert bot(table.view(0), menu("go left", "go middle"), Dice(1)) == "go left"
    assert ask_bot(table, bot) == "go middle"


def test_an_end_of_the_game_counts_by_its_result() -> None:
    """Later nothing can be done: who wins is known in every world, and is all that counts."""
    table, bot = cave(outcome=lambda result, seat: float(seat in result.winners), evaluate=lambda game, seat: 99.0)
    answer_all(table, ["0 go right", "0 dig", "1 go left", "1 rest"])
    chosen = ask_bot(table, bot)
    assert chosen == "go middle"
    assert isinstance(chosen, Reasoned)
    assert chosen.reasons[0].weight <= 1


def test_the_choice_says_what_weighed_most() -> None:
    table, bot = cave(terms=lambda game, seat: {"reason.points": game.points[seat], "reason.nothing": 0.0})
    chosen = ask_bot(table, bot)
    assert isinstance(chosen, Reasoned)
    ahead, most = chosen.reasons
    assert (ahead.key, most.key) == ("reason.ahead", "reason.points")
    assert ahead.weight == pytest.approx(most.weight)
    assert most.weight > 5
    assert most.refs == ("middle",)
    assert pickle.loads(pickle.dumps(chosen)).reasons == chosen.reasons
    assert Reasoned.because(Option("go left"), Reason("why", 1.0)).verb == "go"


def test_games_of_such_bots_come_to_an_end() -> None:
    table, bot = cave()
    chance = Dice(2)
    while table.ask is not None:
        assert let_bots_answer(table, dict.fromkeys(range(3), bot), chance)
    assert table.state.said == ["go middle", "dig"] * 3


def test_a_candidate_that_is_not_on_the_menu_is_never_answered() -> None:
    made_up = {Option("go home"): 9.0, Option("go right"): 0.0}
    table, bot = cave(candidates=lambda view, menu, chance: made_up)
    assert ask_bot(table, bot) in ("go left", "go right")


def test_what_seems_good_counts_for_as_many_worlds_as_it_is_trusted() -> None:
    """Going left seems much better, and is not."""
    seems = {Option("go left"): 100.0, Option("go middle"): 0.0}
    for trust, chosen in ((0.0, "go middle"), (1.0, "go middle"), (1000.0, "go left")):
        table, bot = cave(candidates=lambda view, menu, chance: seems, trust=trust, playouts=60)
        assert ask_bot(table, bot) == chosen


def test_questions_that_do_not_deserve_it_are_answered_as_by_the_normal_bot() -> None:
    table, bot = cave(deserves=lambda menu: False)
    assert ask_bot(table, bot) == "go left"


def test_where_several_are_asked_nobody_looks_ahead() -> None:
    async def together(game: Toy) -> Result:
        await race({0: menu("left", "right"), 1: menu("left", "right")})
        return Result((0,), "result.over")

    class Careless(Searcher[Any]):
        def look_ahead(self, *asked: Any) -> Option | None:
            raise AssertionError("the menus of the others would not fit")

    table = Table(toy(together, Toy), named_seats(["Ada", "Ben"]))
    bot = Careless(OUTLOOK)
    assert let_bots_answer(table, {0: bot, 1: bot}, Dice(1))


# Honest, repeatable, bounded


def test_the_same_chance_gives_the_same_choice_whatever_is_hidden() -> None:
    """A bot for whom nothing counts but who has a card, of whom it cannot know that."""
    peeks: dict[str, Any] = {"playouts": 3, "evaluate": lambda game, seat: float("card:3" in game.hands[1])}
    tables = [cave(seed=seed, **peeks)[0] for seed in range(20)]
    assert len({"card:3" in table.state.hands[1] for table in tables}) == 2
    bot = cave(**peeks)[1]
    worlds = [str(Ahead(Snapshot.of(table), 0).world(Dice(5)).view(EVERYTHING)) for table in tables]
    assert len(set(worlds)) == 1
    for seed in range(5):
        assert len({ask_bot(table, bot, seed=seed) for table in tables}) == 1


def test_a_fixed_count_gives_the_same_choice_every_time() -> None:
    noise: dict[str, Any] = {
        "playouts": 4,
        "evaluate": lambda game, seat: game.dice.below(10**6) * (1 + game.points[0]) % 97,
    }
    chosen = [ask_bot(*cave(**noise), seed=seed) for seed in range(20)]
    assert chosen == [ask_bot(*cave(**noise), seed=seed) for seed in range(20)]
    assert len(set(chosen)) > 1, "it would find the same with any chance"


class Clock:
    """It goes on by a step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 100.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.5, 1.0])
def test_it_stops_when_its_time_is_up(seconds: float) -> None:
    table, bot = cave(playouts=100_000)
    clock = Clock(0.01)
    assert ask_bot(table, bot, seconds=seconds, clock=clock) in menu_of(table).options
    assert clock.now - 100 <= seconds + 0.03


def menu_of(table: Table[Any]) -> Menu:
    found = table.menu(0)
    assert found is not None
    return found


def test_without_any_time_it_answers_as_the_normal_bot_does() -> None:
    table, bot = cave(playouts=100_000)
    assert ask_bot(table, bot, seconds=0.0, clock=Clock(0.01)) == "go left"


def test_time_runs_from_the_moment_it_begins_to_think() -> None:
    table, _ = cave()
    clock = Clock(0.0)
    ahead = Ahead(Snapshot.of(table), 0, 1.0, clock)
    clock.now += 50  # others thought before it
    assert not ahead.is_time_up
    clock.now += 1
    assert ahead.is_time_up


# Worlds


def test_a_world_cannot_be_turned_into_the_real_game() -> None:
    table, _ = cave(seed=77)
    table.answer(0, "go left")
    world = Ahead(Snapshot.of(table), 0).world(Dice(1))
    assert (world.seed, world.position, world.moves) == (0, None, [])
    with pytest.raises(RuleError):
        world.fork()


def test_a_snapshot_stays_as_it_was() -> None:
    table, _ = cave()
    taken = Snapshot.of(table)
    seen = table.view(0)
    table.answer(0, "go left")
    table.answer(0, "dig")
    assert Ahead(taken, 0).world(Dice(1)).view(0) == seen


def moments(name: str, seats: int) -> Iterator[tuple[Table[Any], Seat]]:
    """Questions to one seat alone, all over a game."""
    table, _ = finished(name, seats)
    for count in range(0, len(table.moves), 1 + len(table.moves) // 12):
        now = table.fork(count)
        now._kept = [kept for kept in now._kept if kept.moves <= max(0, count - 30)]  # as if few had been kept
        if now.ask is not None and len(now.ask.menus) == 1 and now.ask.until != "each":
            yield now, next(iter(now.ask.menus))


@every_table
def test_every_world_looks_to_its_seat_like_the_table(name: str, seats: int) -> None:
    for table, seat in moments(name, seats):
        ahead = Ahead(Snapshot.of(table), seat)
        asked, seen = table.menu(seat), table.view(seat)
        assert asked is not None
        for seed in range(3):
            world = ahead.world(Dice(seed))
            there = world.menu(seat)
            assert there is not None
            assert (there.prompt, list(there.options)) == (asked.prompt, list(asked.options))
            assert world.view(seat) == seen
            assert world.view(EVERYTHING) == table.imagine(seat, Dice(seed)).view(EVERYTHING)


@every_table
def test_a_snapshot_can_be_sent_to_another_process(name: str, seats: int) -> None:
    for table, seat in moments(name, seats):
        here = Ahead(Snapshot.of(table), seat, 1.0)
        there = pickle.loads(pickle.dumps(here))
        assert (there.seat, there.seconds) == (seat, 1.0)
        assert there.world(Dice(3)).digest() == here.world(Dice(3)).digest()


def test_what_is_surely_worse_is_tried_in_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the playouts, and fewer, are enough where one thing is far better; not where luck decides."""
    tried: list[int] = []
    world = Ahead.world

    def counted(ahead: Ahead[Any], chance: Dice) -> Table[Any]:
        tried.append(1)
        return world(ahead, chance)

    def luck(game: Cave, seat: Seat) -> float:
        return float(game.dice.below(10**6) * (1 + game.points[0]) % 97)

    monkeypatch.setattr(Ahead, "world", counted)
    table, bot = cave(playouts=200)
    assert ask_bot(table, bot) == "go middle"
    clear = len(tried)
    assert clear <= 60
    table, bot = cave(playouts=200, evaluate=luck)
    assert ask_bot(table, bot) is not None
    assert len(tried) - clear >= 100
