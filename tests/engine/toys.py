"""Toy games for the tests of the engine: a coroutine and a few fields are a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.bots import random_bot
from engine.choices import Ask, Menu, Option, Rule, Seat, put
from engine.dice import Dice
from engine.events import HIDDEN, Event
from engine.games import Game, Options, Result, State, named_seats
from engine.table import Table
from engine.views import EVERYTHING, View, Viewer, may_see

OVER = Result((), "result.over")
NAMES = ("Ada", "Ben", "Cat", "Dan")


@dataclass(slots=True)
class Toy(State):
    """What toy games have in common: hidden hands, and an open list of what was said and done."""

    seats: int
    hands: list[list[str]]
    said: list[str] = field(default_factory=list)


class Said(Event, frozen=True):
    """Everybody hears it."""

    seat: str
    word: str


class Drew(Event, frozen=True):
    """Everybody sees that a card was drawn; which one, only the drawer."""

    seat: Seat
    card: str

    def seen_by(self, viewer: Viewer) -> Event:
        return self if may_see(viewer, self.seat) else Drew(self.seat, HIDDEN)


class Whispered(Event, frozen=True):
    """Only one seat knows that it happened."""

    to: Seat

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if may_see(viewer, self.to) else None


T = TypeVar("T", bound=Toy)


def view(state: Toy, viewer: Viewer) -> View:
    """All fields; of the hands, only the viewer's own, and of a deck only its height."""
    shown: View = msgspec.to_builtins(state, enc_hook=lambda dice: None)
    del shown["dice"], shown["news"]
    for seat, hand in enumerate(state.hands):
        if not may_see(viewer, seat):
            shown["hands"][seat] = [HIDDEN] * len(hand)
    if "deck" in shown and viewer != EVERYTHING:
        shown["deck"] = len(shown["deck"])
    return shown


def deal_anew(state: Toy, seat: Seat, chance: Dice) -> None:
    """Shuffle the other hands together, each keeping its size."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    cards = sorted(card for hand in others for card in hand)
    chance.shuffle(cards)
    for hand in others:
        hand[:], cards = cards[: len(hand)], cards[len(hand) :]


def toy(play: Callable[[T], Rule[Result]], state: type[T], **record: Any) -> Game[T]:
    """The record of a toy game, with harmless defaults."""

    def new(seats: int, options: Options, dice: Dice) -> T:
        return state(dice, seats, [[] for _ in range(seats)])

    harmless: dict[str, Any] = {
        "name": "toy", "version": 1, "folder": Path("nowhere"), "seats": range(1, 5), "options": Options,
        "view": view, "check": lambda state: None, "deal_anew": deal_anew, "arrange": lambda *position: None,
        "describe": lambda *view: "", "bots": {"random": random_bot}, "kinds": (),
    }  # fmt: skip
    return Game[T](new=new, play=play, **{**harmless, **record})


def sit(play: Callable[[T], Rule[Result]], state: type[T], *, seats: int = 2, seed: int = 0, **more: Any) -> Table[T]:
    """A table at which a toy game begins."""
    return Table(toy(play, state), named_seats(NAMES[:seats]), seed=seed, **more)


def menu(*lines: str, **more: Any) -> Menu:
    """A menu of these lines."""
    return Menu("toy.prompt", [Option(line) for line in lines], **more)


async def ask(seat: Seat, *lines: str, **more: Any) -> Option:
    """Ask one seat."""
    return (await put(Ask({seat: menu(*lines, **more)})))[seat]


def answer_all(table: Table[Any], moves: Iterable[str]) -> None:
    """Answer lines such as `0 say red`."""
    for move in moves:
        seat, _, line = move.partition(" ")
        table.answer(int(seat), line)


def snapshot(table: Table[Any]) -> dict[str, Any]:
    """All that can be seen of a game from outside; numbers of questions belong to the table, not to the game."""
    menus = {seat: table.menu(seat) for seat in (table.ask.menus if table.ask else ())}
    return {
        "digest": table.digest(),
        "moves": list(map(str, table.moves)),
        "events": table.events(),
        "result": table.result,
        "where": table.where(),
        "menus": {seat: None if menu is None else (menu.prompt, list(menu.options)) for seat, menu in menus.items()},
        "view": table.view(EVERYTHING),
    }


def begun_anew(table: Table[T], moves: int = 0) -> Table[T]:
    """The same game from the start, played up to a number of moves."""
    again = Table(
        table.game, table.seats, table.options, table.seed, asks_people=table.asks_people, checkpoint_every=10**9
    )
    answer_all(again, map(str, table.moves[:moves]))
    return again


def assert_replays(table: Table[Any]) -> None:
    """The moves alone give the same game again, and a fork at any of them is that game at that move."""
    again = begun_anew(table)
    for count, move in enumerate(table.moves):
        assert snapshot(table.fork(count)) == snapshot(again)
        again.answer(*move)
    assert snapshot(table) == snapshot(again)
    assert snapshot(table.fork()) == snapshot(again)
