"""What people let pass, at the screen: the setting, the switch, its sign, and the curtain that stays away."""

from __future__ import annotations

import pygame
import pytest

from engine.choices import Option
from engine.games import Result
from engine.hosting.habits import Asks
from engine.lan.messages import SeatPlan
from tests.engine.toys import OVER, ask
from tests.ui.driving import click, has, key, lay_out, layout_faults, toast_of, words_on
from tests.ui.elsewhere import Neighbour, host_of, open_table, play_on, start
from tests.ui.elsewhere import until as until_so
from tests.ui.tabletop import Table2, Toys, pass_time, prompt_of, show, top, toy_games
from ui.app import App
from ui.scenes.keys import Keys
from ui.table.local import LocalTable
from ui.table.sheets.browser import ChoiceSheet
from ui.table.sheets.curtain import Curtain
from ui.table.sheets.pause import Pause

__all__ = ["toy_games"]  # a fixture

SIGN = "You let everything pass until your next turn."


@pytest.fixture(autouse=True)
def _no_motion(app: App) -> None:
    app.settings.speed = "instant"


async def windows(game: Table2) -> Result:
    """The second seat may respond to what the first does, and is attacked in the end."""
    game.hands = [["card:a"], ["card:b"]]
    window = {"window": True, "default": Option("pass")}
    game.said.append(str(await ask(0, "say red", "say blue")))
    for _ in range(2):
        game.said.append(str(await ask(1, "say no", "pass", **window)))
    game.said.append(str(await ask(1, "say ouch", "pass", aimed=True, **window)))
    game.said.append(str(await ask(0, "say red", "say blue")))
    return OVER


def said(scene: LocalTable) -> list[str]:
    state: Table2 = scene.session._table.state
    return state.said


@pytest.fixture
def asked(app: App, toy_games: Toys) -> LocalTable:
    """Somebody may respond to what a bot did."""

    async def alone(game: Table2) -> Result:
        window = {"window": True, "default": Option("pass")}
        for line in ("say no", "say never"):
            game.said.append(str(await ask(0, line, "pass", **window)))
        await ask(1, "pass")
        game.said.append(str(await ask(0, "say ouch", "pass", aimed=True, **window)))
        game.said.append(str(await ask(0, "say red", "say blue")))
        return OVER

    return show(app, toy_games.table(alone, "pb"), 0)


@pytest.mark.parametrize("by_key", [True, False])
def test_one_key_or_click_lets_everything_pass_until_something_is_aimed_at_the_person(
    app: App, asked: LocalTable, by_key: bool
) -> None:
    assert has(app, "let pass")
    assert SIGN not in prompt_of(asked)
    key(app, pygame.K_F6) if by_key else click(app, "let pass")
    assert prompt_of(asked).startswith(SIGN)
    assert has(app, "let pass")
    pass_time(app)
    assert said(asked) == ["pass", "pass"]
    assert has(app, "do say ouch")
    assert not has(app, "let pass"), "what is aimed at a person is theirs to answer"
    assert SIGN not in prompt_of(asked)


def test_the_switch_is_taken_back_before_it_has_worked(app: App, asked: LocalTable) -> None:
    asked.course.is_still = True
    key(app, pygame.K_F6)
    assert not has(app, "do say no")
    key(app, pygame.K_F6)
    assert has(app, "do say no")
    asked.course.is_still = False
    pass_time(app)
    assert said(asked) == []


def test_what_only_the_person_can_decide_is_not_let_pass(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.asking("say red", "say blue"), 0)
    key(app, pygame.K_F6)
    assert toast_of(app) == "Only you can decide this; after that you can let everything pass."
    pass_time(app)
    assert said(table) == []


def test_the_key_is_listed_once(app: App, asked: LocalTable) -> None:
    for _ in range(2):
        key(app, pygame.K_F2)
        assert isinstance(app.scene, Keys)
        assert [line.keys for line in app.scene.lines()].count(("F6",)) == 1
        key(app, pygame.K_ESCAPE)
        asked.answer(asked.asking.menu.options[1]) if asked.asking is not None else None
        pass_time(app, 0.2)


@pytest.mark.parametrize(("asks", "answered"), [("always", 0), ("able", 0), ("aimed", 2)])
def test_the_curtain_stays_away_from_whoever_lets_it_pass(app: App, toy_games: Toys, asks: Asks, answered: int) -> None:
    """At a shared screen only by what they said beforehand, never by what they hold."""
    app.settings.asks = asks
    table = show(app, toy_games.table(windows, "pp"), 0)
    pass_time(app, 0.3)
    click(app, "ref red")
    for _ in range(60):
        app.frame(0.05)
        if isinstance(app.scene, Curtain):
            break
    assert isinstance(top(app), Curtain)
    assert said(table) == ["say red", *["pass"] * answered]


def test_the_setting_is_in_the_menu_of_every_table(app: App, asked: LocalTable) -> None:
    key(app, pygame.K_F10)
    assert isinstance(app.scene, Pause)
    assert "Ask me: When I can answer" in words_on(app)
    key(app, pygame.K_a)
    assert isinstance(app.scene, ChoiceSheet)
    key(app, pygame.K_3)
    assert app.settings.asks == "aimed"
    assert "Ask me: What concerns me" in words_on(app)
    key(app, pygame.K_ESCAPE)
    pass_time(app)
    assert said(asked) == ["pass", "pass"]


def test_the_menu_has_the_switch_too(app: App, asked: LocalTable) -> None:
    key(app, pygame.K_F10)
    click(app, "let pass")
    assert top(app) is asked
    assert asked.session.is_passing(0)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1280, 800), 100), ((1024, 640), 300)])
def test_everything_fits(app: App, asked: LocalTable, size: tuple[int, int], scale: int, language: str) -> None:
    asked.course.is_still = True
    lay_out(app, size, scale, language)
    assert layout_faults(app) == []
    key(app, pygame.K_F6)
    app.frame(0.2)
    assert layout_faults(app) == []
    key(app, pygame.K_F10)
    app.frame(0.2)
    assert layout_faults(app) == []


def test_a_guest_tells_the_host_what_they_want_to_be_asked(app: App) -> None:
    open_table(app, "castle", [SeatPlan("here", "Host"), SeatPlan("guest")])
    ann = Neighbour(app, "Ann")
    scene = start(app, ann)
    room = host_of(app).room
    until_so(app, ann, so=lambda: room.people[0].asks == "able")
    assert next(person for person in room.people.values() if person.name == "Ann").asks == "always"
    app.settings.asks = "aimed"
    scene.enter()
    until_so(app, ann, so=lambda: room.people[0].asks == "aimed")
    assert room.play is not None
    assert room.play.table.asks_people
    play_on(app, scene, [1], ann)
    key(app, pygame.K_F6)
    until_so(app, ann, so=lambda: scene.session.is_passing(0))
    assert scene.prompt().startswith(SIGN)
    play_on(app, scene, [0], ann)
    assert not scene.session.is_passing(0), "it is their turn"


# What may be said to any question


def test_giving_up_is_in_the_menu_and_asked_about_once_more(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.said.append(str(await ask(0, "say red", "say blue", asides=(Option("say enough"),))))
        return OVER

    table = show(app, toy_games.table(play), 0)
    key(app, pygame.K_ESCAPE)
    assert isinstance(top(app), Pause)
    click(app, "aside say enough")
    assert isinstance(top(app), ChoiceSheet)
    key(app, pygame.K_1)
    assert top(app) is table
    assert said(table) == []
    key(app, pygame.K_ESCAPE)
    click(app, "aside say enough")
    key(app, pygame.K_2)
    pass_time(app)
    assert said(table) == ["say enough"]
