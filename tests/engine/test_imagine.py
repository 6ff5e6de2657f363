"""Imagined tables, for bots that look ahead: what is hidden from a seat is dealt anew."""

from __future__ import annotations

from engine.choices import race
from engine.dice import Dice
from engine.errors import RuleError
from engine.games import Result
from engine.views import EVERYTHING
from tests.engine.toys import Toy, menu, sit, snapshot


async def draws(game: Toy) -> Result:
    """Everybody has three cards; then the dice are rolled for ever."""
    game.hands = [[f"card:{seat}-{number}" for number in range(3)] for seat in range(game.seats)]
    while True:
        await race({0: menu("roll"), 1: menu("roll")})
        game.said.append(str(game.dice.roll(1000)))


def test_an_imagined_table_looks_the_same_to_its_seat_but_hides_other_cards() -> None:
    table = sit(draws, Toy, seats=3)
    imagined = [table.imagine(0, Dice(seed)) for seed in range(10)]
    assert all(one.view(0) == table.view(0) for one in imagined)
    assert len({str(one.view(EVERYTHING)["hands"]) for one in imagined}) > 1
    assert {card for hand in imagined[0].state.hands for card in hand} == {
        card for hand in table.state.hands for card in hand
    }


def test_an_imagined_table_draws_other_chance_and_leaves_the_real_one_alone() -> None:
    table = sit(draws, Toy, seats=2)
    before = snapshot(table)
    rolls = set()
    for seed in range(10):
        imagined = table.imagine(0, Dice(seed))
        imagined.answer(0, "roll")
        rolls.update(imagined.state.said)
    assert len(rolls) == 10
    assert snapshot(table) == before
    table.answer(0, "roll")
    assert table.state.said[0] not in rolls


def test_the_real_game_cannot_be_had_back_from_an_imagined_one() -> None:
    table = sit(draws, Toy, seats=3)
    imagined = table.imagine(0, Dice(1))
    try:
        fork = imagined.fork()
    except RuleError:
        return  # refusing is as good
    assert fork.view(EVERYTHING) == imagined.view(EVERYTHING)
