"""How well bots play: `python -m tests.bench.bots [GAME ...] [--games 400] [--seats 4,5] [--options JSON]`.

For every game and number of seats the win rate of its normal bot in one seat among random ones, beside that of a random
bot in the same place; where there are roles, for each role, and for whole camps of the bot against random ones.
Of Bang! also how the sides do with the normal bot in every seat; `--all-bots` for that alone.

`--levels hard,normal` plays one bot of the first level among bots of the second instead, bounded by counts alone
(`--playouts 100` for another number than the game's own), in every seat in turn; `--of-first 2` plays two of them, in
all pairs of seats, so that with four seats a half is fair.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots import bot_for, let_bots_answer, random_bot
from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.games import Bot, Game, SeatInfo, find_game, game_names, named_seats
from engine.table import Table
from engine.views import View
from tests.bench import gunslingers, levels

MOST_ANSWERS = 20_000
CAMPS: Mapping[str, tuple[str, ...]] = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",)}


@dataclass
class Clock:
    """A bot with a look at the time it takes, however busy the machine is."""

    bot: Bot
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __call__(self, view: View, menu: Menu, chance: Dice) -> Option | None:
        begun = time.process_time()
        option = self.bot(view, menu, chance)
        took = time.process_time() - begun
        self.decisions, self.seconds, self.longest = self.decisions + 1, self.seconds + took, max(self.longest, took)
        return option


@dataclass
class Rates:
    """Wins of somebody in one kind of place."""

    won: int = 0
    played: int = 0

    def add(self, *wins: bool) -> None:
        self.won, self.played = self.won + sum(wins), self.played + len(wins)

    def __str__(self) -> str:
        return f"{100 * self.won / self.played:5.1f} %" if self.played else "      -"


def roles_of(table: Table[Any]) -> list[str]:
    """The role of every seat, for games that have any."""
    seats = range(len(table.seats))
    shown = (table.view(seat)["players"][seat] for seat in seats)
    return [(one.get("role") or "") if isinstance(one, dict) else "" for one in shown]


def play(game: Game[Any], seats: int, options: Mapping[str, Any], seed: int, who: set[Seat], bot: Bot) -> set[Seat]:
    """The winners of a game in which the bot plays some seats and random ones the others."""
    table = Table(game, named_seats([f"P{seat}" for seat in range(seats)]), options, seed)
    bots = {seat: bot if seat in who else random_bot for seat in range(seats)}
    chance = Dice(seed)
    for _ in range(MOST_ANSWERS):
        if table.result is not None:
            return set(table.result.winners)
        let_bots_answer(table, bots, chance)
    raise SystemExit(f"no end after {MOST_ANSWERS} answers: {game.name}, {seats} seats, seed {seed}, {table.where()}")


def measure(game: Game[Any], seats: int, options: Mapping[str, Any], games: int, bot: Bot) -> Iterator[str]:
    """One line for every role, and one for every camp of more than one."""
    single, random = defaultdict[str, Rates](Rates), defaultdict[str, Rates](Rates)
    for seed in range(games):
        start = Table(game, named_seats([f"P{seat}" for seat in range(seats)]), options, seed)
        roles = [role.removeprefix("role:") for role in roles_of(start)]
        blind = play(game, seats, options, seed, set(), bot)
        for role in sorted(set(roles)):
            places = [seat for seat in range(seats) if roles[seat] == role]
            name, seat = f"one {role or 'seat'}", places[seed % len(places)]
            random[name].add(*(place in blind for place in places))
            single[name].add(seat in play(game, seats, options, seed, {seat}, bot))
        for camp, members in CAMPS.items():
            whole = {seat for seat in range(seats) if roles[seat] in members}
            if len(whole) > 1:
                random[f"all {camp}"].add(bool(blind & whole))
                single[f"all {camp}"].add(bool(play(game, seats, options, seed, whole, bot) & whole))
    for name, rates in single.items():
        yield f"{game.name} {seats} {name:14} bot {rates}   random {random[name]}"


def numbers(text: str) -> Sequence[int]:
    """`4,5` as numbers."""
    return [int(one) for one in text.split(",")]


def main() -> None:
    """Measure every game, or those named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--games", type=int, default=400, dest="count")
    parser.add_argument("--seats", type=numbers, default=None, help="such as 4,5; all that the game allows otherwise")
    parser.add_argument("--options", type=json.loads, default={}, help='such as \'{"expansions": ["dodge-city"]}\'')
    parser.add_argument("--all-bots", action="store_true", help="only games with the normal bot in every seat")
    parser.add_argument("--levels", type=lambda text: tuple(text.split(",")), help="such as hard,normal")
    parser.add_argument("--playouts", type=int, default=0, help="of bots that look ahead; the game's own otherwise")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--of-first", type=int, default=1, help="so many bots of the first level")
    asked = parser.parse_args()
    for name in asked.games:
        game = find_game(name)
        if asked.levels:
            for seats in asked.seats or game.seats:
                more = asked.playouts, asked.of_first, asked.first
                for line in levels.measure(game, seats, asked.options, asked.count, asked.levels, *more):
                    print(line, flush=True)
            continue
        bot = Clock(bot_for(game, SeatInfo("bot", "bot")))
        for seats in asked.seats or game.seats:
            for line in () if asked.all_bots else measure(game, seats, asked.options, asked.count, bot):
                print(line, flush=True)
            if name == "bang" and seats in gunslingers.SEATS:
                for line in gunslingers.measure(seats, asked.options, asked.count, bot):
                    print(line, flush=True)
        each = 1000 * bot.seconds / max(1, bot.decisions)
        print(f"{name}: {bot.decisions} decisions, {each:.2f} ms each, {1000 * bot.longest:.1f} ms at most", flush=True)


if __name__ == "__main__":
    main()
