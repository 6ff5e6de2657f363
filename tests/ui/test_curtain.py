"""Several people at one screen: the curtain comes when it must, hides every pixel, and is followed by what happened."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.bots import random_option
from engine.dice import Dice
from engine.games import Result, SeatInfo, find_game
from engine.table import Table
from engine.texts import of_game
from engine.views import EVERYTHING
from tests.engine.toys import OVER, Said, ask
from tests.playing import GAMES, new_table, play_blindly, seated
from tests.ui.driving import FRAME, click_at, find, has, key, lay_out, point, post, texts_on, words_on
from tests.ui.tabletop import (
    Table2,
    Toys,
    any_menu,
    mixed_seats,
    pass_curtain,
    pass_time,
    place_for,
    press_enter,
    show,
    spots,
    top,
    toy_games,
    until,
)
from ui.app import App
from ui.scenes.keys import Keys
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.table.sheets.curtain import SHOWN_FIRST, Curtain, Recap
from ui.table.sheets.over import Over

__all__ = ["toy_games"]  # a fixture

SIZES = ((1280, 800), (1024, 640))


@pytest.fixture(autouse=True)
def _no_motion(app: App) -> None:
    app.settings.speed = "instant"


def picture(app: App) -> int:
    """A number for everything that is on the screen, when every picture is there."""
    app.finish_pictures()
    return zlib.crc32(app.screen.get_buffer().raw)


def answer_blindly(table: LocalTable, chance: Dice) -> None:
    table.app.frame(0.2)
    table.answer(random_option(any_menu(table), chance))


# When it comes


def play_to_the_end(app: App, table: LocalTable, seed: int = 1) -> list[tuple[str, list[str], list[str]]]:
    """Play at random; for every curtain whose it was, what the recap told, and what it should have told."""
    chance, session = Dice(seed), table.session
    session.host.bots._chance = Dice(seed)  # so that a failure comes again
    looked = dict.fromkeys(session.people, 0)
    curtains: list[tuple[str, list[str], list[str]]] = []
    for _ in range(20_000):
        if isinstance(app.scene, Over):
            return curtains
        if isinstance(app.scene, Curtain):
            seat = session.names.index(app.scene.person)
            told = pass_curtain(app)
            texts = of_game(session.game, app.language, session.names)
            happened = [texts.event(event) for event in session._table.events(looked[seat], seat)]
            curtains.append((session.names[seat], told, happened))
            app.frame(0.2)
        elif table.asking is not None:
            answer_blindly(table, chance)

        def goes_on() -> bool:
            if isinstance(session.eyes, int):
                looked[session.eyes] = session.event_count
            return table.asking is not None or app.scene is not table

        until(app, goes_on)
    raise AssertionError("no end")


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_a_curtain_and_hears_what_happened_since_he_looked(app: App, game: str) -> None:
    """Before anybody's hand, role or private question is on the screen, in every game. [BNG-22.7]"""
    rules = find_game(game)
    table = show(app, Table(rules, mixed_seats(("ppb" * 8)[: rules.seats[-1]]), {}, 4))
    curtains = play_to_the_end(app, table)
    assert len(curtains) > 10
    assert {name for name, _, _ in curtains} == {table.session.names[seat] for seat in table.session.people}
    for name, told, happened in curtains:
        assert told == happened, name


@pytest.mark.parametrize("game", GAMES)
def test_one_person_among_bots_never_sees_a_curtain(app: App, game: str) -> None:
    seats = [SeatInfo("Ada"), *seated(find_game(game).seats[0], "bot", "random")[1:]]
    table = show(app, Table(find_game(game), seats, {}, 2))
    assert play_to_the_end(app, table) == []


def test_without_secrets_the_screen_is_just_passed_on(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.things = ["thing:a", "thing:b"]
        for turn in range(8):
            game.said.append(str(await ask(turn % 3, "take thing:a", "take thing:b")))
            game.tell(Said(f"seat:{turn % 3}", "something"))
        return OVER

    table = show(app, toy_games.table(play, "ppp"))
    assert play_to_the_end(app, table) == []
    assert len(table.session._table.state.said) == 8


def test_passed_on_without_a_curtain_a_banner_says_who_is_asked(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        for turn in range(3):
            await ask(turn % 2, "pass", "say red")
        return OVER

    table = show(app, toy_games.table(play, "pp"))
    until(app, lambda: table.session.eyes == 0)
    answer_blindly(table, Dice(1))
    until(app, lambda: table.session.eyes == 1)
    assert table.say("ui.table.asked", name="Борис") in words_on(app)


def test_the_curtain_stays_away_while_the_same_person_goes_on(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.hands = [["card:a"], ["card:b"]]
        for seat in (0, 0, 1, 1, 0):
            game.said.append(str(await ask(seat, "pass", "say red")))
        return OVER

    table = show(app, toy_games.table(play, "pp"))
    assert [name for name, _, _ in play_to_the_end(app, table)] == ["Ada", "Борис", "Ada"]


# Nothing behind it can be reached


@pytest.fixture
def covered(app: App) -> LocalTable:
    """Somebody was at the screen, has picked something and pointed at it; now it is hidden."""
    table = show(app, new_table("castle", 2, seed=3))
    until(app, lambda: isinstance(app.scene, Curtain))
    pass_curtain(app)
    app.frame(0.3)
    usable = next(spot for spot in spots(table).values() if spot.is_usable and spot.sprite.lifts)
    click_at(app, place_for(table, usable))
    key(app, pygame.K_h)
    assert isinstance(app.scene, Curtain)
    return table


def test_no_key_and_no_click_gets_behind_the_curtain(app: App, covered: LocalTable) -> None:
    curtain, moves = app.scene, list(covered.session._table.moves)
    codes = [
        pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_F1,
        pygame.K_F10, pygame.K_u, pygame.K_h, pygame.K_d, pygame.K_z, pygame.K_m, pygame.K_r, pygame.K_q, pygame.K_s,
        pygame.K_PAGEDOWN, *range(pygame.K_0, pygame.K_9 + 1),
    ]  # fmt: skip
    app.frame(SHOWN_FIRST + 0.1)
    for code in codes:
        key(app, code)
        assert top(app) is curtain
    ready = find(app, "ready").rect
    for x in range(10, app.screen.get_width(), 60):
        for y in range(10, app.screen.get_height(), 60):
            if not ready.collidepoint(x, y):
                for button in (1, 3):
                    click_at(app, (x, y), button)
    pass_time(app, 1)
    assert top(app) is curtain
    assert covered.session.eyes is None
    assert covered.session._table.moves == moves
    assert {written.words for written in texts_on(app)} <= {
        *(curtain.say(f"ui.curtain.{name}", name="Ada") for name in ("pass", "hint", "ready")),
        *(curtain.say(f"ui.curtain.{name}", name="Борис") for name in ("pass", "hint", "ready")),
        "Enter",
    }


def test_the_keys_listed_over_the_curtain_are_those_of_the_curtain(app: App, covered: LocalTable) -> None:
    key(app, pygame.K_F2)
    assert isinstance(app.scene, Keys)
    assert covered.say("ui.table.undo") not in words_on(app)
    key(app, pygame.K_F1)
    assert isinstance(app.scene, Keys)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Curtain)


def test_a_key_meant_for_the_table_does_not_open_the_curtain(app: App, covered: LocalTable) -> None:
    press_enter(app)
    assert isinstance(app.scene, Curtain)
    app.frame(SHOWN_FIRST)
    press_enter(app)
    assert top(app) is covered


def test_the_recap_is_closed_by_enter_and_by_esc(app: App) -> None:
    for code in (pygame.K_RETURN, pygame.K_ESCAPE):
        table = show(app, new_table("castle", 2, seed=3))
        until(app, lambda: isinstance(app.scene, Curtain))
        app.frame(0.3)
        press_enter(app)
        assert isinstance(app.scene, Recap)
        key(app, code)
        assert top(app) is table
        app.scenes.clear()


def test_what_somebody_did_in_secret_is_no_news_to_them(app: App) -> None:
    """In a draft the screen changes hands with each pick: nobody is told what they took themselves."""
    options = {"deck_of_first_seat": "draft", "deck_of_second_seat": "draft"}
    table = show(app, Table(find_game("berserk"), seated(2), options, 3))
    for _ in range(6):
        until(app, lambda: isinstance(app.scene, Curtain) or table.asking is not None)
        while app.scene is not table:
            assert not any("picks" in words for words in words_on(app))
            app.frame(0.3)
            press_enter(app)
        assert table.asking is not None
        table.asked_at = -1.0
        table.answer(table.asking.menu.options[0])
        table.course.pass_on()


def test_a_resumed_game_tells_only_what_is_new(app: App, tmp_path: Path) -> None:
    first = Session.begin(tmp_path, find_game("castle"), seated(2), {}, 3)
    chance = Dice(1)
    for _ in range(30):
        seat = first._table.awaited()[0]
        menu = first._table.menu(seat)
        assert menu is not None
        first.answer(seat, random_option(menu, chance))
    first.close()
    assert first.journal is not None
    table = show(app, Session.resume(first.journal.path))
    until(app, lambda: isinstance(app.scene, Curtain))
    person = table.session.next_person
    assert person is not None
    last = max(count for count, move in enumerate(first._table.moves, 1) if move.seat == person)
    texts = of_game(first.game, "en", first.names)
    seen = first._table.fork(last).event_count
    assert pass_curtain(app) == [texts.event(event) for event in first._table.events(seen, person)]


# No pixel of a hidden card


def dealt_anew(table: Table[Any], seat: int, seed: int = 9) -> Table[Any]:
    """The same game with everything that is hidden from a seat dealt anew."""
    other = table.fork()
    other.game.deal_anew(other.state, seat, Dice(seed))
    return other


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), [(name, find_game(name).seats[at]) for name in GAMES for at in (0, -1)])
def test_no_picture_of_a_seat_shows_what_is_hidden_from_it(
    app: App, game: str, seats: int, size: tuple[int, int]
) -> None:
    app.resize(size)
    whole = new_table(game, seats, seed=6)
    play_blindly(whole, 6)
    differs = False
    for count in range(0, len(whole.moves), max(1, len(whole.moves) // 5)):
        table = whole.fork(count)
        seat = (table.awaited()[0] + count) % seats
        other = dealt_anew(table, seat)
        pictures = []
        for each in (table, other):
            show(app, each, seat, still=True)
            pictures.append(picture(app))
            app.scenes.clear()
        assert pictures[0] == pictures[1], f"after {count} moves seat {seat} sees something hidden from it"
        differs = differs or table.view(EVERYTHING) != other.view(EVERYTHING)
    assert differs


def has_hands_at_once(name: str) -> bool:
    """Whether the first question of a game is put to somebody who holds cards already."""
    table = new_table(name, 2, seed=8)
    seat = table.awaited()[0]
    return bool(table.view(seat)["players"][seat].get("hand"))


HELD = [name for name in GAMES if has_hands_at_once(name)]


def passed_on(app: App, table: Table[Any], size: tuple[int, int], between: Callable[[], None]) -> list[int]:
    """One person points at his cards, answers, and passes the screen on: the pictures from the moment the next one may
    come, whatever happens under the curtain, until he is asked."""
    app.pointer, app.shows_focus = (-1, -1), False
    first = table.awaited()[0]
    scene = show(app, table, first)
    lay_out(app, size, 100, "en")
    # answers that are possible whatever he holds
    shared = [option for option in any_menu(scene).options if not any(ref.startswith("card:") for ref in option.refs)]
    pictures: list[int] = []
    for _ in range(100):
        app.frame(0.1)
        if scene.session.eyes != first:
            pictures.append(picture(app))
        if len(pictures) == 3:
            break
        if has(app, "pass on"):
            key(app, pygame.K_RETURN)
        elif scene.asking is not None and not scene.is_guarded:
            hand = [spot.rect for spot in spots(scene).values() if spot.sprite.lifts]
            point(app, (hand[0].x + 15, hand[0].centery))
            key(app, pygame.K_TAB)
            assert scene.zoomed is not None
            scene.answer(shared[0])
    assert isinstance(app.scene, Curtain)
    between()
    pictures.append(picture(app))
    app.frame(0.3)
    press_enter(app)
    assert isinstance(app.scene, Recap)
    pictures.append(picture(app))
    press_enter(app)
    for _ in range(3):
        app.frame(0.1)
        pictures.append(picture(app))
    point(app, scene.panel.card.center)
    pictures.append(picture(app))
    app.scenes.clear()
    return pictures


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("speed", ["instant", "slow"])
@pytest.mark.parametrize("game", HELD)
def test_passing_the_screen_on_leaves_no_pixel_of_a_hidden_card(
    app: App, game: str, speed: Any, size: tuple[int, int]
) -> None:
    app.settings.speed = speed
    table = new_table(game, 2, seed=8)
    second = 1 - table.awaited()[0]
    other = dealt_anew(table, second)
    assert table.view(EVERYTHING) != other.view(EVERYTHING)
    assert passed_on(app, table, size, lambda: None) == passed_on(app, other, size, lambda: None)


@pytest.mark.parametrize("game", HELD)
def test_whatever_happens_to_the_window_under_the_curtain_shows_nothing(app: App, game: str) -> None:
    seen: list[int] = []

    def disturb() -> None:
        for size in ((900, 700), (1920, 1080), (400, 700), (1280, 800)):
            app.resize(size)
            post(app, pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
            seen.append(picture(app))
        for language in ("ru", "uk", "en"):
            lay_out(app, (1280, 800), 100, language)
            seen.append(picture(app))
        app.settings.high_contrast = not app.settings.high_contrast
        app.keep_settings()
        app.frame(FRAME)
        seen.append(picture(app))
        app.settings.high_contrast = not app.settings.high_contrast
        app.keep_settings()
        for code in (pygame.K_F2, pygame.K_F1, pygame.K_ESCAPE, pygame.K_F1):
            key(app, code)
            seen.append(picture(app))

    table = new_table(game, 2, seed=8)
    other = dealt_anew(table, 1 - table.awaited()[0])
    first = passed_on(app, table, (1280, 800), disturb)
    seen_first = list(seen)
    seen.clear()
    assert passed_on(app, other, (1280, 800), disturb) == first
    assert seen == seen_first
    assert len(set(seen)) > 5


@pytest.mark.parametrize("game", HELD)
def test_the_pictures_of_whoever_holds_the_cards_do_differ(app: App, game: str) -> None:
    """Else the tests above would compare nothing."""
    table = new_table(game, 2, seed=8)
    holder = table.awaited()[0]
    pictures = []
    for each in (table, dealt_anew(table, 1 - holder)):
        show(app, each, holder, still=True)
        pictures.append(picture(app))
        app.scenes.clear()
    assert pictures[0] != pictures[1]
