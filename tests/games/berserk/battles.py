"""Battles at random, every promise checked: `python -m tests.games.berserk.battles [--battles 5000] [--seconds 300]`.

Two decks each way, mercenaries, the first game, drafts, random decks and random legal custom decks, one after the
other. With `--pairings 100` so many battles of each of the 36 pairings of armies instead, and with `--bots normal` of
bots instead of chance. A battle that breaks a promise stops it all, with its set-up and seed.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from engine.bots import random_option
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import find_game
from engine.promises import Watch
from engine.table import Table
from games.berserk.kinds import ARMIES
from games.berserk.state import Berserk
from tests.playing import seated

MOST_ANSWERS = 20_000
ENDINGS = ("result.victory", "result.draw", "result.stalled")
SETUPS: dict[str, Mapping[str, Any]] = {
    "as printed": {},
    "the other way round": {"deck_of_first_seat": "inquisitors", "deck_of_second_seat": "sluagh"},
    "hired": {"mercenaries": "hired"},
    "custom": {"deck_of_first_seat": "custom", "deck_of_second_seat": "custom"},
    "first game": {"budget": "first-game"},
    "draft": {"deck_of_first_seat": "draft", "deck_of_second_seat": "draft"},
    "random decks": {"deck_of_first_seat": "random", "deck_of_second_seat": "random"},
}
PAIRINGS: dict[str, Mapping[str, Any]] = {
    f"{one} against {other}": {"deck_of_first_seat": one, "deck_of_second_seat": other}
    for one in ARMIES
    for other in ARMIES
}


def full_armies(menu: Menu, chance: Dice) -> Option:
    """Keeps the deal and buys as much as possible; everything else at random, but not for ever."""
    if menu.kind == "deal":
        return menu.options[0]
    if menu.kind == "buy":
        suggested = menu.suggest()
        assert suggested is not None
        return suggested
    if menu.kind == "main":
        strikes = [option for option in menu.options if option.verb in ("strike", "use")]
        if strikes and chance.below(2):
            return chance.pick(strikes)
    return random_option(menu, chance)


def battle(name: str, seed: int) -> Table[Berserk]:
    """A battle of one set-up, before the first answer."""
    return Table(find_game("berserk"), seated(2), (SETUPS | PAIRINGS)[name], seed)


def play(table: Table[Berserk], seed: int, after: Callable[[], None], level: str = "") -> None:
    """Play a battle to its end, at random or by bots of a level, and look at it after every answer."""
    chance = Dice(seed)
    bot = table.game.bots[level] if level else None
    while table.ask is not None:
        seats = [seat for seat in table.ask.menus if table.menu(seat) is not None]
        seat = chance.pick(seats)
        menu = table.ask.menus[seat]
        option = full_armies(menu, chance) if bot is None else bot(table.view(seat), menu, chance)
        assert option is not None
        table.answer(seat, option)
        after()
        assert len(table.moves) < MOST_ANSWERS
    assert table.result is not None
    assert table.result.how in ENDINGS or (level and table.result.how == "result.agreed")


def main() -> None:
    """Play so many battles, or for so long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--battles", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--seed", type=int, default=0, help="of the first battle")
    parser.add_argument("--pairings", type=int, default=0, help="so many battles of each pairing of armies instead")
    parser.add_argument("--bots", default="", help="the level of bots that play, instead of chance")
    asked = parser.parse_args()
    started, answers, ended = time.monotonic(), 0, Counter[str]()
    names = list(PAIRINGS if asked.pairings else SETUPS)
    for number in range(asked.pairings * len(PAIRINGS) or asked.battles):
        if time.monotonic() - started > asked.seconds:
            break
        name, seed = names[number % len(names)], asked.seed + number
        table = battle(name, seed)
        try:
            play(table, seed, Watch(table).step, asked.bots)
        except BaseException:
            print(f"{name}, seed {seed}, after {len(table.moves)} answers:", flush=True)
            raise
        assert table.result is not None
        answers += len(table.moves)
        ended[f"{name}: {table.result.how.removeprefix('result.')}"] += 1
    print(f"battles={ended.total()} answers={answers} seconds={time.monotonic() - started:.0f}")
    for what, times in sorted(ended.items()):
        print(f"{what} {times}")


if __name__ == "__main__":
    main()
