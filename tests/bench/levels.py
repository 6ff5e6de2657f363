"""Level against level: bots of the first level among bots of the second, in every seat and role in turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from typing import Any

from engine.bots import bot_for, let_bots_answer
from engine.choices import Seat
from engine.dice import Dice
from engine.games import Bot, Game, SeatInfo, named_seats
from engine.search import Searcher
from engine.table import Table

MOST_ANSWERS = 20_000
SURE = 1.96  # standard errors on either side: true 95 times of 100


@dataclass
class Share:
    """Wins of one seat, a shared one in part, with what chance can make of as many games."""

    won: float = 0.0
    squares: float = 0.0
    games: int = 0

    def add(self, part: float) -> None:
        self.won, self.squares, self.games = self.won + part, self.squares + part * part, self.games + 1

    @property
    def mean(self) -> float:
        return self.won / self.games

    @property
    def error(self) -> float:
        return SURE * sqrt(max(0.0, self.squares / self.games - self.mean**2) / self.games)

    def __str__(self) -> str:
        return f"{100 * self.mean:5.1f} ± {100 * self.error:4.1f} %"


def bot_of(game: Game[Any], level: str, playouts: int) -> Bot:
    """The bot of a level; one that looks ahead with another number of playouts, if one is given."""
    bot = bot_for(game, SeatInfo("bot", "bot", level))
    if playouts and isinstance(bot, Searcher):
        return Searcher(replace(bot.outlook, playouts=playouts))
    return bot


def play(game: Game[Any], options: Mapping[str, Any], seed: int, bots: Mapping[Seat, Bot]) -> Table[Any]:
    """A game to its end; bounded by counts alone, so that it comes out the same every time."""
    table = Table(game, named_seats([f"P{seat}" for seat in bots]), options, seed)
    chance = Dice(seed)
    for _ in range(MOST_ANSWERS):
        if table.ask is None:
            return table
        let_bots_answer(table, bots, chance)
    raise SystemExit(f"no end after {MOST_ANSWERS} answers: {game.name}, {len(bots)} seats, seed {seed}")


def part_of(table: Table[Any], seats: Collection[Seat], *, is_shared: bool) -> float:
    """1 for a win of these seats; where a win is shared between rivals, their part of it."""
    assert table.result is not None
    winners = table.result.winners
    own = sum(seat in winners for seat in seats)
    return own / len(winners) if is_shared else float(own > 0)


def measure(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any],
    games: int,
    levels: tuple[str, str],
    playouts: int = 0,
    count: int = 1,
) -> Iterator[str]:
    """One line for every role, or one for a game without roles: the first level, and the second in the same place.

    With a count as many seats are of the first level, without a look at roles.
    """
    bot, others = (bot_of(game, level, playouts) for level in levels)
    shares, usual = defaultdict[str, Share](Share), defaultdict[str, Share](Share)
    places = list(combinations(range(seats), count))
    for number in range(games):
        seed, turn = divmod(number, len(places))  # every deal is played once from every place
        taken = places[turn]
        table = play(game, options, seed, {one: bot if one in taken else others for one in range(seats)})
        assert table.result is not None
        role = (table.result.roles[taken[0]] or "") if table.result.roles and count == 1 else ""
        shares[role].add(part_of(table, taken, is_shared=not role))
        if role:
            before = play(game, options, seed, dict.fromkeys(range(seats), others))
            usual[role].add(part_of(before, taken, is_shared=False))
    for role, share in shares.items():
        fair = str(usual[role]) if role else f"{100 * count / seats:5.1f} %"
        where = role.removeprefix("role:") or ("one seat" if count == 1 else f"{count} seats")
        first, second = levels
        yield f"{game.name} {seats} {where:10} {first} among {second} {share} in its place {fair} games={share.games}"
