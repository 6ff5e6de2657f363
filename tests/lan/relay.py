"""A short game with every kind of question, for the tests of the network."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any
from unittest import mock

from engine.bots import random_bot
from engine.choices import Ask, Menu, Option, Race, checkpoint, put
from engine.events import Event
from engine.games import Game, Options, Result, find_game
from engine.views import seat_ref
from tests.engine.toys import Drew, Said, Toy, menu, toy

HAND = 4


class RelayOptions(Options, frozen=True):
    """How long it takes, and how quick one must be."""

    rounds: int = 3
    seconds: int = 0  # for a race
    only: str = ""  # one kind of question: single, secret, race or beside
    secret: bool = False  # nobody knows who is asked


class Discarded(Event, frozen=True):
    """Everybody sees the card."""

    seat: str
    card: str


@dataclass(slots=True)
class Relay(Toy):
    """What lies where."""

    options: Any = None
    round: int = 0
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    grabs: list[int] = field(default_factory=list)


def new(seats: int, options: Any, dice: Any) -> Relay:
    """Everybody has some cards that nobody else knows."""
    return Relay(dice, seats, [[] for _ in range(seats)], options=options)


async def play(game: Relay) -> Result:
    """Rounds of one question of each kind."""
    if not game.deck:
        game.deck = [f"card:relay-{number:02}" for number in range(60)]
        game.dice.shuffle(game.deck)
        for seat in range(game.seats):
            _fill(game, seat)
    while game.round < game.options.rounds:
        await checkpoint()
        kinds = {"single": _single, "secret": _secret, "race": _race, "beside": _beside}
        for kind, ask in kinds.items():
            if game.options.only in ("", kind):
                await ask(game)
        game.round += 1
    return Result((game.round % game.seats,), "result.over")


def _fill(game: Relay, seat: int) -> None:
    while len(game.hands[seat]) < HAND:
        card = game.deck.pop()
        game.hands[seat].append(card)
        game.tell(Drew(seat, card))


def _lay(game: Relay, seat: int, answer: Option) -> None:
    for card in answer.refs:
        game.hands[seat].remove(card)
        game.discard.append(card)
        game.tell(Discarded(str(seat_ref(seat)), card))
    _fill(game, seat)


def _cards(game: Relay, seat: int, verb: str) -> list[str]:
    return [f"{verb} {card}" for card in game.hands[seat]]


async def _single(game: Relay) -> None:
    seat = game.round % game.seats
    answers = await put(Ask({seat: menu(*_cards(game, seat, "lay"), "pass")}, secret=game.options.secret))
    _lay(game, seat, answers[seat])


async def _secret(game: Relay) -> None:
    answers = await put(Ask({seat: menu(*_cards(game, seat, "drop")) for seat in range(game.seats)}))
    for seat, answer in answers.items():
        _lay(game, seat, answer)


async def _race(game: Relay) -> None:
    racing = list(range(game.seats))
    continues = False
    while racing:
        menus = {seat: menu("grab", "wait", default=Option("wait")) for seat in racing}
        race = Race(("grab",), reaction=(0.0, 0.01))
        answers = await put(Ask(menus, "first", continues, seconds=game.options.seconds, race=race))
        ((seat, answer),) = answers.items()
        if answer == "grab":
            game.grabs.append(seat)
            game.tell(Said(str(seat_ref(seat)), "grab"))
            return
        racing.remove(seat)
        continues = True


async def _beside(game: Relay) -> None:
    """One is asked; the next one may speak up beside it, which lets the question go on."""
    seat = game.round % game.seats
    other = (seat + 1) % game.seats
    continues, may_speak = False, game.seats > 1
    while True:
        menus: dict[int, Menu] = {seat: menu(*_cards(game, seat, "lay"))}
        if may_speak:
            menus[other] = menu("shout", optional=True)
        answers = await put(Ask(menus, "first" if may_speak else "all", continues))
        ((answered, answer),) = answers.items()
        if answered == seat:
            _lay(game, seat, answer)
            return
        game.tell(Said(str(seat_ref(other)), "shout"))
        may_speak, continues = False, True


RELAY: Game[Relay] = replace(
    toy(play, Relay, name="relay", options=RelayOptions, marks=("friend", "foe")),
    new=new,
    bots={"random": random_bot},
    colours=("red", "blue", "green", "white"),
)


@contextmanager
def playable(*games: Game[Any]) -> Iterator[None]:
    """Games that can be found for a while: for guests, and in saves."""
    known = {game.name: game for game in games}

    def find(name: str) -> Game[Any]:
        return known.get(name) or find_game(name)

    places = ("engine.lan.guest", "engine.lan.hearing", "engine.lan.remote", "engine.saves")
    patches = [mock.patch(f"{place}.find_game", find) for place in places]
    for patch in patches:
        patch.start()
    try:
        yield
    finally:
        for patch in patches:
            patch.stop()
