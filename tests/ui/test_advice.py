"""Hints: what a good bot would do, said only where the table allows it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from engine.bots import let_bots_answer, random_bot
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import Reason, Reasoned, SeatInfo, find_game
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from tests.playing import GAMES
from tests.ui.driving import has, key, toast_of
from tests.ui.tabletop import decide, show
from ui.app import App
from ui.settings import HINTS, Hints
from ui.table.advice import in_words, is_allowed
from ui.table.asking import Asking
from ui.table.local import LocalTable
from ui.table.session import Session

BOT = SeatInfo("Max", "bot", "normal")


def table_of(app: App, *seats: SeatInfo, game: str = "castle") -> LocalTable:
    begun: Table[Any] = Table(find_game(game), list(seats), {}, 3)
    while (menu := begun.menu(0)) is None or menu.optional:
        let_bots_answer(begun, {1: random_bot}, Dice(1))
    table = show(app, begun, still=True)
    table.session.sit_down(table.session.next_person)
    table.rebuild()
    return table


def let_it_think(table: LocalTable) -> None:
    """Until the bot has thought."""
    assert table.adviser.is_thinking
    decide(table)
    assert not table.adviser.is_thinking


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_something_that_can_be_answered(app: App, game: str) -> None:
    table = table_of(app, SeatInfo("Vika"), BOT, game=game)
    asking = table.asking
    assert asking is not None
    if asking.suggestion is not None:
        assert not has(app, "hint")  # 'suggest' has that key
        return
    key(app, pygame.K_i)
    let_it_think(table)
    said = toast_of(app).removeprefix("Try: ")
    assert any(said.startswith(asking.option_name(option)) for option in asking.menu.options)


@pytest.mark.parametrize(
    ("people", "hints", "allowed"),
    [(1, "alone", True), (2, "alone", False), (2, "shared", True), (1, "shared", True), (1, "off", False)],
)
def test_people_among_themselves_have_hints_only_if_they_want(people: int, hints: Hints, allowed: bool) -> None:
    seats = [SeatInfo(f"P{seat}") for seat in range(people)] + [BOT]
    session = Session(Table(find_game("castle"), seats, {}, 1))
    assert hints in HINTS
    assert is_allowed(session, hints) is allowed


def test_between_people_there_is_no_button(app: App) -> None:
    table_of(app, SeatInfo("Vika"), SeatInfo("Roman"))
    assert not has(app, "hint")


def test_a_hint_to_a_question_that_is_over_is_not_said(app: App) -> None:
    table = table_of(app, SeatInfo("Vika"), BOT)
    assert table.asking is not None
    key(app, pygame.K_i)
    assert table.adviser.is_thinking
    table.answer(next(option for option in table.asking.menu.options if option.verb == "play"))
    app._toast = None
    let_it_think(table)
    assert not app._toast


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_the_heaviest_first(language: str) -> None:
    game = find_game("castle")
    texts = of_game(game, language, ["Vika", "Max"])
    asking = Asking(Menu("prompt.turn", [Option("draw"), Option("play card:king cell:c3")]), texts)
    option = Reasoned.because(
        Option("draw"), Reason("reason.ahead", 0.074, ("card:king",)), Reason("reason.safer", 2.0), Reason("x", 1.0)
    )
    words = in_words(asking, option, texts)
    safer = texts("reason.safer")
    assert words.startswith(f"{asking.option_name(Option('draw'))}: {safer[0].lower()}{safer[1:]}")
    assert "7" in words
    assert texts.name("card:king") in words


def words_of(*reasons: Reason, language: str = "en") -> str:
    texts = of_game(find_game("bang"), language, ["Vika", "Ira"])
    option = Option("play card:duel.b.QD seat:1")
    asking = Asking(Menu("prompt.turn", [option]), texts)
    return in_words(asking, Reasoned.because(option, *reasons), texts)


FEW_CARDS = Reason("reason.few-cards", 2.0, ("seat:1",), {"count": 1})


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Play Duel Q♦ → Ira: Ira has only 1 card in hand, and you hold 2 Bang!"),
        ("ru", "Сыграть «Дуэль Q♦» → Ira: у игрока Ira на руке всего 1 карта, и у вас 2 карты «Бэнг!»."),
        ("uk", "Зіграти «Дуель Q♦» → Ira: у гравця Ira на руці тільки 1 карта, і у вас 2 карти «Бенг!»."),
    ],
)
def test_two_reasons_make_one_sentence(language: str, words: str) -> None:
    own = Reason("reason.own-bangs", 1.5, ("seat:0",), {"count": 2})
    assert words_of(FEW_CARDS, own, Reason("reason.enemy", 1.0, ("seat:1",)), language=language) == words


def test_a_second_reason_about_the_same_player_does_not_name_them_again() -> None:
    words = words_of(Reason("reason.perhaps-outlaw", 3.0, ("seat:1",)), FEW_CARDS)
    assert words == "Play Duel Q♦ → Ira: Ira is probably an Outlaw and has only 1 card in hand."


def test_an_advantage_that_is_none_is_not_told() -> None:
    texts = of_game(find_game("castle"), "en", ["Vika", "Max"])
    asking = Asking(Menu("prompt.turn", [Option("draw")]), texts)
    option = Reasoned.because(Option("draw"), Reason("reason.ahead", 0.002, ()))
    assert "%" not in in_words(asking, option, texts)
