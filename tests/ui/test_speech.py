"""Beside somebody else's question a person may speak up: with a button, behind a curtain where that is needed."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from engine.choices import Option, Pick, race
from engine.games import Result
from engine.texts import LANGUAGES
from tests.engine.toys import OVER, menu
from tests.ui.driving import SIZES, click, find, has, key, lay_out
from tests.ui.tabletop import Table2, Toys, pass_curtain, position, prompt_of, show, top, toy_games, until, usable
from ui.app import App
from ui.table.local import LocalTable
from ui.table.sheets.browser import ChoiceSheet
from ui.table.sheets.curtain import Curtain
from ui.table.sheets.pause import Pause
from ui.widgets.button import Button

__all__ = ["toy_games"]  # a fixture


async def objecting(game: Table2) -> Result:
    """The first seat goes or stays, three times; the second may object, and the question goes on."""
    game.hands[1] = ["card:secret"] * (game.seats > 1)
    for _ in range(3):
        seat, option = await race({0: menu("go", "stay"), 1: menu("object", optional=True)})
        game.said.append(f"{seat} {option}")
    return OVER


async def asked_second(game: Table2) -> Result:
    """The second seat is asked; the first may object."""
    for _ in range(4):
        seat, option = await race({1: menu("go", "stay"), 0: menu("object", optional=True)})
        game.said.append(f"{seat} {option}")
    return OVER


def said(table: LocalTable) -> list[str]:
    found: list[str] = table.session._table.state.said
    return found


@pytest.fixture(autouse=True)
def instantly(app: App) -> None:
    app.settings.speed = "instant"


def test_one_person_waits_with_a_button_to_speak_up(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(asked_second, "pb"), still=True)
    assert table.asking is None
    assert "Борис" in prompt_of(table)
    click(app, "speak")
    assert table.asking is not None
    assert not isinstance(app.scene, Curtain)
    app.frame(0.3)
    click(app, "do object")
    assert said(table) == ["0 object"]
    assert table.asking is None


def test_bots_wait_for_whoever_speaks_up_and_go_on_afterwards(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(asked_second, "pb"), still=True)
    key(app, pygame.K_s)
    table.course.is_still = False
    for _ in range(30):
        app.frame(0.1)
    assert said(table) == []
    key(app, pygame.K_s)  # nothing after all
    assert table.asking is None
    until(app, lambda: said(table))
    assert said(table)[0].startswith("1 ")


def test_esc_is_the_way_back_for_whoever_wanted_to_speak(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(asked_second, "pb"), still=True)
    key(app, pygame.K_s)
    assert has(app, "silent")
    key(app, pygame.K_ESCAPE)
    assert table.session.speaking is None
    assert not isinstance(app.scene, Pause)


def test_another_person_at_the_computer_gets_the_screen_behind_a_curtain(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(objecting, "pp"), 0)
    assert table.asking is not None
    assert table.session.names[1] in getattr(table.widget("speak"), "label", "")
    click(app, "speak")
    assert isinstance(app.scene, Curtain)
    pass_curtain(app)
    assert table.session.speaking == 1
    app.frame(0.3)
    click(app, "do object")
    assert said(table) == ["1 object"]
    until(app, lambda: isinstance(top(app), Curtain))  # the one who was asked has the screen again
    pass_curtain(app)
    assert table.session.eyes == 0
    assert table.asking is not None


def test_whoever_has_nothing_to_say_gives_the_screen_back(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(objecting, "pp"), 0)
    click(app, "speak")
    pass_curtain(app)
    app.frame(0.3)
    click(app, "silent")
    until(app, lambda: isinstance(top(app), Curtain))
    pass_curtain(app)
    assert table.session.eyes == 0
    assert said(table) == []


def test_no_curtain_comes_up_where_nothing_is_hidden(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(asked_second, "pp"), 1)
    key(app, pygame.K_s)
    assert table.session.eyes == 0
    assert top(app) is table


def test_where_several_may_speak_it_is_asked_who(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        menus = {seat: menu("object", optional=True) for seat in (1, 2)}
        seat, option = await race({0: menu("go", "stay"), **menus})
        game.said.append(f"{seat} {option}")
        return OVER

    table = show(app, toy_games.table(play, "ppp"), 0)
    key(app, pygame.K_s)
    assert isinstance(app.scene, ChoiceSheet)
    assert [label for label, _ in app.scene.choices] == ["Борис", "Cleo"]
    key(app, pygame.K_2)
    assert table.session.eyes == 2
    app.frame(0.3)
    key(app, pygame.K_1)
    assert said(table) == ["2 object"]


def test_things_are_picked_as_in_any_question(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.things = ["thing:a", "thing:b", "thing:c"]
        pairs = menu("heal thing:a", "heal thing:b", "heal thing:c", sets={"heal": Pick(2, 2)}, optional=True)
        seat, option = await race({1: menu("go", "stay"), 0: pairs})
        game.said.append(f"{seat} {option}")
        return OVER

    table = show(app, toy_games.table(play, "pb"), still=True)
    assert usable(table) == set()
    click(app, "speak")
    app.frame(0.3)
    assert usable(table) == {"thing:a", "thing:b", "thing:c"}
    click(app, "at thing:a")
    click(app, "at thing:c")
    click(app, "done")
    assert said(table) == ["0 heal thing:a thing:c"]


def test_a_question_that_is_over_takes_the_button_away(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.table(asked_second, "pb"), still=True)
    click(app, "speak")
    for _ in range(4):
        table.take_step(partial(table.session.host._answer_for, 1, Option("go")))
    assert table.session.result is not None
    assert not has(app, "speak")
    assert not has(app, "silent")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_smallest_window_the_button_is_there_and_no_word_touches_one(app: App, language: str) -> None:
    """BNG-14.12: Sid Ketchum speaks up at any time, so whoever plays him must see that he can."""
    people = {
        "Roman": {"hand": ["bang.b.4C", "beer.b.6H"]},
        "Vika": {"character": "sid-ketchum", "life": 2, "hand": ["bang.b.5C", "bang.b.6C", "missed.b.2S"]},
    }
    show(app, position("bang", ["Roman", "Vika", "Ben", "Cleo"], {"turn": "Roman", **people}), 0, still=True)
    lay_out(app, SIZES[0], 100, language)
    speak, words = find(app, "speak"), find(app, "prompt words")
    ends = [
        widget.rect.left for widget in app.scene.widgets if isinstance(widget, Button) and widget.rect.y >= words.rect.y
    ]
    assert "Vika" in getattr(speak, "label", "")
    assert min(end - words.rect.right for end in ends if end >= words.rect.x) >= app.scene.theme.px(6)
