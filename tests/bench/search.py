"""How fast bots can look ahead: `python -m tests.bench.search [GAME ...] [--seconds 1]`, one line per game.

Games of the normal bot are stopped at questions to one seat; from each, imagined tables are made and played on. Forks
a second are worlds that are only made, once by `Table.imagine` (from the checkpoint that the table kept) and once by
`Ahead` (from the last checkpoint of the rules); decisions a second are answers given in such a world, by chance alone
and by the normal bot, who looks at a view each time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any

from engine.ahead import Ahead, Snapshot
from engine.bots import bot_for, let_bots_answer, random_option
from engine.dice import Dice
from engine.games import Bot, Game, SeatInfo, find_game, game_names, named_seats
from engine.table import Table

POSITIONS, APART, HORIZON = 12, 23, 20


def positions(game: Game[Any], bot: Bot) -> Iterator[tuple[Table[Any], int]]:
    """Tables at which one seat alone is asked, spread over several games."""
    found = 0
    for seed in range(POSITIONS):
        seats = game.seats[seed % len(game.seats)]
        table = Table(game, named_seats([f"P{seat}" for seat in range(seats)]), seed=seed)
        chance = Dice(seed)
        wait = APART * (seed + 1)
        while table.ask is not None:
            wait -= 1
            if wait <= 0 and len(table.ask.menus) == 1 and table.ask.until != "each":
                found += 1
                yield table, next(iter(table.ask.menus))
                break
            let_bots_answer(table, dict.fromkeys(range(seats), bot), chance)


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much is done a second."""
    done = count = 0
    begun = time.process_time()
    while (took := time.process_time() - begun) < seconds:
        done += work(count)
        count += 1
    return done / took


def play_on(world: Table[Any], chance: Dice, bot: Bot | None) -> int:
    """How many answers were given."""
    for count in range(HORIZON):
        if world.ask is None:
            return count
        if bot is not None:
            let_bots_answer(world, dict.fromkeys(range(len(world.seats)), bot), chance)
            continue
        seat, menu = next((seat, menu) for seat in world.ask.menus if (menu := world.menu(seat)) is not None)
        world.answer(seat, random_option(menu, chance))
    return HORIZON


def measure(game: Game[Any], seconds: float) -> str:
    """One line of figures."""
    bot = bot_for(game, SeatInfo("bot", "bot"))
    there = list(positions(game, bot))
    views = [Ahead(Snapshot.of(table), seat) for table, seat in there]

    def imagine(count: int) -> int:
        table, seat = there[count % len(there)]
        table.imagine(seat, Dice(count))
        return 1

    def world(count: int) -> Table[Any]:
        return views[count % len(views)].world(Dice(count))

    def make(count: int) -> int:
        return int(world(count) is not None)

    figures = {
        "imagined_per_s": rate(imagine, seconds),
        "worlds_per_s": rate(make, seconds),
        "world_and_random_decisions_per_s": rate(lambda n: play_on(world(n), Dice(n), None), seconds),
        "world_and_normal_decisions_per_s": rate(lambda n: play_on(world(n), Dice(n), bot), seconds),
    }
    return f"name={game.name} " + " ".join(f"{name}={figure:.0f}" for name, figure in figures.items())


def main() -> None:
    """Measure every game, or those named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    asked = parser.parse_args()
    for name in asked.games:
        print(measure(find_game(name), asked.seconds), flush=True)


if __name__ == "__main__":
    main()
