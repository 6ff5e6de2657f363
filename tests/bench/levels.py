"""Level against level: one bot of the first level among bots of the second, in every seat and role in turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from typing import Any

from engine.bots import bot_for, let_bots_answer
from engine.choices import Seat
from engine.dice import Dice
from engine.games import Bot, Game, SeatInfo, named_seats
from engine.search import Searcher, won
from engine.table import Table

MOST_ANSWERS = 20_000
USUAL = 20  # deals in which all are of the second level, for every one in which somebody is of the first
EVERY = 20  # deals, after which what is known so far is told
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


def part_of(table: Table[Any], seats: Sequence[Seat]) -> float:
    """1 for a win of these seats, their part of it where it is shared with rivals."""
    assert table.result is not None
    return sum(won(table.result, seat) for seat in seats)


def roles_of(table: Table[Any]) -> dict[str, list[Seat]]:
    """Who had which role in a finished game; nothing where there are none."""
    assert table.result is not None
    found: dict[str, list[Seat]] = {}
    for seat, role in enumerate(table.result.roles):
        found.setdefault(role or "", []).append(seat)
    return found


def has_won(table: Table[Any], seats: Sequence[Seat]) -> bool:
    """Whether one of these is among the winners."""
    assert table.result is not None
    return not set(seats).isdisjoint(table.result.winners)


def measure(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any],
    games: int,
    levels: tuple[str, str],
    playouts: int = 0,
    count: int = 1,
    first: int = 0,
) -> Iterator[str]:
    """One line for every role, or one for a game without roles: as many bots of the first level among the second.

    Deals are counted from the first one on: other deals than those by which a bot was made tell how good it is.
    """
    bot, others = (bot_of(game, level, playouts) for level in levels)
    title = f"{levels[0]} among {levels[1]}"
    if roles_of(play(game, options, 0, dict.fromkeys(range(seats), others))):
        yield from _each_role(game, seats, options, range(first, first + games), bot, others, title)
        return
    share = Share()
    places = list(combinations(range(seats), count))
    for number in range(games):
        seed, turn = divmod(number, len(places))  # every deal is played once from every place
        taken = places[turn]
        table = play(game, options, first + seed, {one: bot if one in taken else others for one in range(seats)})
        share.add(part_of(table, taken))
        if (number + 1) % EVERY == 0 or number + 1 == games:
            where, fair = "one seat" if count == 1 else f"{count} seats", 100 * count / seats
            yield f"{game.name} {seats} {where:10} {title} {share} in its place {fair:5.1f} % games={share.games}"


def _each_role(
    game: Game[Any], seats: int, options: Mapping[str, Any], deals: range, bot: Bot, others: Bot, title: str
) -> Iterator[str]:
    """All who have a role replaced, role by role, beside how often that side wins otherwise.

    Games in the same deal soon have little in common: many games without the bot are a better measure than as many
    in its own deals.
    """
    usual, shares = defaultdict[str, Share](Share), defaultdict[str, Share](Share)
    for seed in range(deals.start, deals.start + USUAL * len(deals)):
        table = play(game, options, seed, dict.fromkeys(range(seats), others))
        for role, places in roles_of(table).items():
            usual[role].add(has_won(table, places))
    for number, deal in enumerate(deals, 1):
        roles = roles_of(play(game, options, deal, dict.fromkeys(range(seats), others)))
        for role, places in roles.items():
            bots = {seat: bot if seat in places else others for seat in range(seats)}
            shares[role].add(has_won(play(game, options, deal, bots), places))
        if number % EVERY == 0 or number == len(deals):
            for role, share in shares.items():
                rise = 100 * (share.mean - usual[role].mean)
                error = 100 * sqrt(share.error**2 + usual[role].error ** 2)
                yield (
                    f"{game.name} {seats} {role.removeprefix('role:'):10} {title} {share} in its place {usual[role]} "
                    f"rise {rise:+5.1f} ± {error:4.1f} deals={share.games}"
                )
