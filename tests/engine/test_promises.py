"""The watch notices whatever is shown to somebody who may not know it."""

from __future__ import annotations

from typing import ClassVar, Literal

import pytest

from engine.errors import RuleError
from engine.events import Event
from engine.games import Result
from engine.promises import Watch, check_menu
from tests.engine.toys import OVER, Toy, ask, menu, sit

HIDDEN_CARD = "card:1-0"


class Blurted(Event, frozen=True):
    """Names a card to everybody."""

    card: str


class Laid(Blurted, frozen=True):
    """A card lay open for a moment."""

    shows_to: ClassVar[Literal["nobody", "seats", "everybody"]] = "everybody"


class Peeked(Blurted, frozen=True):
    """Somebody looked at a card."""

    shows_to: ClassVar[Literal["nobody", "seats", "everybody"]] = "seats"


def watched(*told: Event, asks: str = "on") -> Watch:
    """A watch over a game in which seat 0 says `on`, and then hidden cards of seat 1 are told of."""

    async def play(game: Toy) -> Result:
        game.hands[1] = [HIDDEN_CARD]
        await ask(0, "on")
        for event in told:
            game.tell(event)
        await ask(0, asks)
        return OVER

    watch = Watch(sit(play, Toy, seats=2))
    watch.table.answer(0, "on")
    return watch


def test_nothing_told_is_nothing_leaked() -> None:
    watched().step()
    watched(Blurted("card:unheard-of")).step()


def test_news_that_name_a_hidden_card_are_a_leak() -> None:
    with pytest.raises(RuleError, match=r"viewer 0 is shown \['card:1-0'\]"):
        watched(Blurted(HIDDEN_CARD)).step()


def test_a_menu_that_names_a_hidden_card_is_a_leak() -> None:
    with pytest.raises(RuleError, match=r"viewer 0 is shown \['card:1-0'\]"):
        watched(asks=f"take {HIDDEN_CARD}").step()


def test_what_lay_open_for_a_moment_may_be_told() -> None:
    watched(Laid(HIDDEN_CARD), Blurted(HIDDEN_CARD)).step()


def test_what_seats_may_peek_at_a_spectator_may_not() -> None:
    with pytest.raises(RuleError, match=r"viewer None is shown \['card:1-0'\]"):
        watched(Peeked(HIDDEN_CARD)).step()


def test_a_menu_has_nothing_twice() -> None:
    with pytest.raises(RuleError, match="has an option twice"):
        check_menu(0, menu("pass", "pass"))
