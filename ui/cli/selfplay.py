"""`longtable selfplay GAME`: bots play whole games, and everything the engine promises is checked on the way."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.bots import bot_for, let_bots_answer, random_bot, random_option
from engine.dice import Dice
from engine.errors import RuleError
from engine.games import Bot, Game, SeatInfo, find_game
from engine.promises import Watch
from engine.table import Table
from engine.texts import common
from ui.cli import options_from

MOST_MOVES = 50_000
BAR = 30


class Kind(NamedTuple):
    """One way to set a game up, of which whole games are played."""

    name: str
    seats: int | None  # None: every number in turn
    options: Mapping[str, Any]


def run(asked: Namespace, language: str) -> int:
    """Print who won how, and how fast it went; with `--every-kind` for each way to set the game up."""
    game = find_game(asked.game)
    if not asked.every_kind:
        kinds = [Kind("", asked.seats, options_from(asked.option, game))]
    else:
        kinds = [Kind(f"{seats} seats", seats, {}) for seats in game.seats]
        kinds += [Kind(name, variant.seats, variant.options) for name, variant in game.variants.items()]
    for kind in kinds:
        if kind.name:
            print(f"{game.name}, {kind.name}")
        _play_kind(game, kind, asked, language)
    return 0


def _play_kind(game: Game[Any], kind: Kind, asked: Namespace, language: str) -> None:
    levels = asked.level.split(",")
    results: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    decisions, started = 0, time.perf_counter()
    for number in range(asked.games):
        seats = kind.seats or game.seats[number % len(game.seats)]
        seated = [
            SeatInfo(f"{_level(levels, seat + number)}-{seat}", "bot", _level(levels, seat + number))
            for seat in range(seats)
        ]
        table = Table(game, seated, kind.options, asked.seed + number)
        play_out(table, asked.seed + number, checked=not asked.no_checks)
        assert table.result is not None
        results[f"{seats} seats: {table.result.how}"] += 1
        wins.update(seated[seat].level for seat in table.result.winners)
        decisions += len(table.moves)
        _progress(number + 1, asked.games)
    seconds = time.perf_counter() - started
    texts = common(language)
    for result, count in sorted(results.items()):
        print(f"{count:6} × {result}")
    for level, count in wins.most_common():
        print(f"{count:6} × {texts('cli.won', level=level)}")
    print(f"games={asked.games} decisions={decisions}")
    print(f"decisions_per_s={decisions / seconds:.0f}", flush=True)


def _level(levels: list[str], seat: int) -> str:
    return levels[seat % len(levels)]


def play_out(table: Table[Any], seed: int, *, checked: bool) -> None:
    """Let bots finish a game."""
    chance = Dice(seed)
    bots: dict[int, Bot] = {seat: bot_for(table.game, info) for seat, info in enumerate(table.seats)}
    blind = all(bot is random_bot for bot in bots.values())
    watch = Watch(table) if checked else None
    while table.ask is not None:
        if blind:  # needs no view
            answer_blindly(table, chance)
        else:
            let_bots_answer(table, bots, chance)
        if len(table.moves) > MOST_MOVES:
            raise RuleError(f"seed {table.seed}: no end after {MOST_MOVES} moves, at {table.where()}")
        if watch is not None:
            watch.step()


def answer_blindly(table: Table[Any], chance: Dice) -> None:
    """Any seat that may speak gives any answer."""
    assert table.ask is not None
    seats = [seat for seat in table.ask.menus if table.menu(seat) is not None]
    seat = seats[0] if len(seats) == 1 else chance.pick(seats)
    table.answer(seat, random_option(table.ask.menus[seat], chance))


def _progress(done: int, games: int) -> None:
    if not sys.stderr.isatty():
        return
    filled = BAR * done // games
    bar = "█" * filled + "·" * (BAR - filled)
    print(f"\r{bar} {done}/{games}", end="\n" if done == games else "", file=sys.stderr, flush=True)
