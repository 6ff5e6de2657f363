"""The end of a game: who won, why, how it went, and that nothing goes on after it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from engine.choices import Seat
from engine.saves import open_save
from engine.texts import LANGUAGES
from tests.playing import ROOT
from tests.ui.driving import find, has, key, words_on
from tests.ui.tabletop import show
from ui.app import App
from ui.boards import board_for
from ui.scenes.base import Scene
from ui.settings import Language
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.table.sheets.over import Over, outcome
from ui.table.sheets.pause import Pause
from ui.table.sheets.tale import MOST, chosen, milestones, once, tale

GAMES = ("bang", "berserk", "castle", "junquick", "valhalla")


def ended(app: App, game: str, people: Sequence[Seat]) -> LocalTable:
    """A finished game in front of these people."""
    app.settings.speed = "instant"
    session = Session(open_save(ROOT / "saves" / f"{game}-finished.yaml").table)
    session.people = list(people)
    table = show(app, session)
    app.frame(0.2)
    assert isinstance(top(app), Over)
    return table


def top(app: App) -> Scene:
    assert isinstance(app.scene, Scene)
    return app.scene


def title(app: App) -> str:
    words = getattr(find(app, "title"), "words", "")
    assert isinstance(words, str)
    return words


@pytest.mark.parametrize("game", GAMES)
def test_one_person_has_won_or_lost(app: App, game: str) -> None:
    result = open_save(ROOT / "saves" / f"{game}-finished.yaml").table.result
    assert result is not None
    for seat in (result.winners[0], next(seat for seat in range(9) if seat not in result.winners)):
        table = ended(app, game, [seat])
        has_won = seat in result.winners
        assert title(app).startswith("You have won" if has_won else "You have lost")
        assert outcome(table.session) == ("win" if has_won else "loss")
        app.scenes.clear()


def test_of_several_people_it_is_said_who_has_won(app: App) -> None:
    table = ended(app, "castle", [0, 1])
    result = table.session.result
    assert result is not None
    assert title(app) == f"Victory: {', '.join(table.session.names[seat] for seat in result.winners)}"
    assert outcome(table.session) == "win"


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_short_and_ends_with_what_decided_it(app: App, game: str) -> None:
    table = ended(app, game, [0])
    told = tale(table)
    assert 1 < len(told) <= MOST
    happened = [event for event in table.session.events() if event.plain()["event"] in milestones(table.board)]
    assert told[-1] == table.texts.event(happened[-1])
    assert set(told) <= set(words_on(app))
    assert not any("{" in words or "goal." in words for words in told)


def test_who_was_out_by_whom_is_told(app: App) -> None:
    table = ended(app, "bang", [0])
    assert table.session.result is not None
    assert "Igor" in tale(table)[-1]
    assert "Stas" in tale(table)[-1]  # who shot the Sheriff


def test_of_many_sentences_the_first_and_the_last_are_told() -> None:
    assert list(chosen("abcde", 3)) == ["a", "d", "e"]
    assert list(chosen("ab", 3)) == ["a", "b"]


def test_what_happened_twice_is_told_once() -> None:
    assert once(["Ada and Vika swap", "a wall falls", "Ada and Vika swap"]) == ["a wall falls", "Ada and Vika swap"]


def test_a_board_without_milestones_tells_what_was_shown_large() -> None:
    assert "eliminated" in milestones(board_for("bang"))

    class Plain:
        CUES = board_for("bang").CUES  # type: ignore[attr-defined]

    shown = milestones(Plain())  # type: ignore[arg-type]
    assert {"eliminated", "won-game"} <= set(shown)
    assert "hurt" not in shown


def test_dollars_are_told_in_a_match_only(app: App) -> None:
    ended(app, "bang", [0])
    assert not any("$" in words for words in words_on(app))
    table = open_save(ROOT / "saves" / "bang-match.yaml").table
    assert board_for("bang").scores_count(table.view(0))  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_changes_places_when_a_game_ends(app: App, game: str) -> None:
    """Whoever sat at the bottom as the second player still does; several people see it from the first seat."""
    assert ended(app, game, [1]).seen["viewer"] == "seat:1"
    app.scenes.clear()
    assert ended(app, game, [0, 1]).seen["viewer"] != "seat:1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_told_part_by_part(app: App, language: Language) -> None:
    """Why somebody has lost: what lies in Valhalla, shields, sets. [VAL-9.1]"""
    app.set_language(language)
    table = ended(app, "valhalla", [0, 1])
    said, told = words_on(app), table.texts
    for player in table.seen["players"]:
        parts = [f"{told.name(what)}\N{NO-BREAK SPACE}{points}" for what, points in player["score"] if points]
        assert any(all(part in words for part in parts) for words in said), parts


def test_the_final_table_is_shown_small(app: App) -> None:
    ended(app, "castle", [0])
    app.draw()
    box = find(app, "picture").rect
    small = app.screen.subsurface(box)
    assert len({tuple(small.get_at((x, small.get_height() // 2))) for x in range(0, box.width, 5)}) > 10


def test_nothing_offers_to_go_on_with_a_game_that_is_over(app: App) -> None:
    table = ended(app, "castle", [0, 1])
    key(app, pygame.K_ESCAPE)
    assert top(app) is table
    key(app, pygame.K_F10)
    assert isinstance(top(app), Pause)
    assert not has(app, "give up")
    assert not has(app, "guests")
    assert app.say("ui.pause.go-on") not in words_on(app)
    key(app, pygame.K_ESCAPE)
    assert top(app) is table
