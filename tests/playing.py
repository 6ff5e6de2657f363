"""What the promise tests share: every game at every number of seats, and ways to play it."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from engine.bots import bot_for, let_bots_answer
from engine.choices import Move
from engine.dice import Dice
from engine.games import Game, SeatInfo, find_game, game_names
from engine.table import Table
from ui.cli.selfplay import answer_blindly

ROOT = Path(__file__).parent.parent
GAMES: list[str] = game_names()
EVERY_TABLE: list[tuple[str, int]] = [(name, seats) for name in GAMES for seats in find_game(name).seats]
# Every game as it is set up by itself, and every variant of it: the name of the variant, and its seats.
EVERY_VARIANT: list[tuple[str, str]] = [(name, variant) for name in GAMES for variant in find_game(name).variants]
NAMES = ["Ada", "Борис", "Cleo", "Даша", "Єва", "Finn", "Ґалаґан", "Hugo"]
MOST_MOVES = 20_000


def seated(count: int, kind: Literal["person", "bot"] = "person", level: str = "") -> list[SeatInfo]:
    """So many players with names of their own."""
    names = [NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}" for seat in range(count)]
    return [SeatInfo(name, kind, level) for name in names]


def new_table(name: str, seats: int, seed: int = 1, **more: Any) -> Table[Any]:
    """A new game for people."""
    return Table(find_game(name), seated(seats), {}, seed, **more)


def variant_table(name: str, variant: str, seed: int = 1, **more: Any) -> Table[Any]:
    """A new game of a variant, for people."""
    seats, options = find_game(name).variants[variant]
    return Table(find_game(name), seated(seats), options, seed, **more)


def play_blindly(table: Table[Any], seed: int = 1, after: Callable[[], None] = lambda: None, most: int = 0) -> None:
    """Answer at random until the game is over, or for `most` moves."""
    chance = Dice(seed)
    while table.ask is not None and (not most or len(table.moves) < most):
        answer_blindly(table, chance)
        after()
        assert len(table.moves) < MOST_MOVES, f"no end after {MOST_MOVES} moves, at {table.where()}"


def play_well(table: Table[Any], seed: int = 1, after: Callable[[], None] = lambda: None, most: int = 0) -> None:
    """Let the game's best bot answer for every seat until the game is over, or for `most` moves."""
    chance = Dice(seed)
    bots = {seat: bot_for(table.game, SeatInfo("bot", "bot")) for seat in range(len(table.seats))}
    while table.ask is not None and (not most or len(table.moves) < most):
        assert let_bots_answer(table, bots, chance), f"no bot answers at {table.where()}"
        after()
        assert len(table.moves) < MOST_MOVES, f"no end after {MOST_MOVES} moves, at {table.where()}"


@cache
def finished(name: str, seats: int, seed: int = 1) -> tuple[Table[Any], tuple[str, ...]]:
    """A game played at random to its end, and its digest after every answer, the start included. Not to be changed."""
    table = new_table(name, seats, seed, checkpoint_every=1)
    digests = [table.digest()]
    play_blindly(table, seed, lambda: digests.append(table.digest()))
    return table, tuple(digests)


def answered_again(name: str, seats: int, seed: int, moves: list[Move]) -> Table[Any]:
    """A game of its own with these answers."""
    table = new_table(name, seats, seed)
    for move in moves:
        table.answer(*move)
    return table


def question(table: Table[Any]) -> object:
    """Everything that is being asked now, as something to compare; its number also counts what was undone."""
    if table.ask is None:
        return table.result
    menus = {seat: (menu.prompt, list(menu.options), menu.refused) for seat, menu in table.ask.menus.items()}
    return table.awaited(), menus


def started_from(game: Game[Any], table: Table[Any], state: Any) -> Table[Any]:
    """The rules of a game, begun with a state as it was at a checkpoint."""
    return Table(replace(game, new=lambda seats, options, dice: state), table.seats, table.options, table.seed)


def set_aside() -> None:
    """All that there is now stays until the end: whoever looks for what was forgotten need not look through it."""
    gc.collect()
    gc.freeze()


def find_forgotten_sockets() -> None:
    """What asyncio (seen in Python 3.11) forgets: a connection that comes in the very moment its server is closed.

    It is found here, and not during another test; a socket of any other kind that was not closed still fails.
    """
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "unclosed <socket.*raddr", ResourceWarning)
        gc.collect()
