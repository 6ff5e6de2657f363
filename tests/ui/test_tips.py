"""Tips: everything on a table says what it is when it is pointed at, in every language, and in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.texts import LANGUAGES
from engine.views import View
from tests.playing import GAMES, new_table
from tests.ui.driving import lay_out, point, words_on
from tests.ui.laid_out import case_of, faces_for
from tests.ui.tabletop import Toys, click_thing, pass_time, point_at, show, toy_games
from ui.app import App
from ui.boards import board_for
from ui.sprites import (
    ArrowFace,
    CardFace,
    EntryFace,
    KeyFace,
    PanelFace,
    PlaceFace,
    PortraitFace,
    RibbonFace,
    Say,
    SharesFace,
    SignFace,
    Sprite,
    TagFace,
    TermFace,
    TextFace,
)
from ui.table.hinting import free_place, kept_free, words_at
from ui.table.local import LocalTable
from ui.table.pointing import TIP_FOR

__all__ = ["toy_games"]

# What is read where it lies, or as a card in the panel at the right
READ = (CardFace, PortraitFace, TagFace, SignFace, EntryFace, TermFace, TextFace, RibbonFace)
SHOWN = (ArrowFace, KeyFace, SharesFace)  # part of what stands in words beside it


def needs_words(sprite: Sprite) -> bool:
    """Whether somebody who points at a sprite cannot know what it is without being told."""
    is_target = bool(sprite.ref or sprite.pile)
    if isinstance(sprite.face, PlaceFace | PanelFace):
        return is_target
    return not isinstance(sprite.face, READ + SHOWN)


def told_of(game: str, view: View, sprite: Sprite) -> tuple[Say | str, ...]:
    hint = getattr(board_for(game), "hint", None)
    found = hint(view, sprite.ref, ()) if hint is not None and sprite.ref else None
    return (*sprite.about, *(found.words if found is not None else ()))


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_board_is_explained(game: str) -> None:
    case, silent, told = case_of(game), set(), 0
    for name, view in case.crafted.items():
        for sprite in case.layout(view, case.area((1280, 800))):
            if needs_words(sprite):
                told += 1
                if not told_of(game, view, sprite):
                    silent.add(f"{name}: {sprite.name or sprite.face}")
    assert sorted(silent) == []
    assert told > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_board_explains_has_words_in_every_language(game: str, language: str) -> None:
    case, faces = case_of(game), faces_for(game, language, (1280, 800))
    said = {
        words for view in case.crafted.values() for sprite in case.layout(view, case.area((1280, 800)))
        for words in sprite.about
    }  # fmt: skip
    assert [words.key for words in said if words.key not in faces.texts.texts] == []
    assert [words for words in map(faces.words, said) if "{" in words or not words.strip(" .")] == []


# At a table


@pytest.fixture
def castle(app: App) -> LocalTable:
    app.settings.speed = "instant"
    return show(app, new_table("castle", 3, seed=2), 0)


def test_a_distance_is_told_with_what_the_own_weapon_reaches(app: App) -> None:
    table = show(app, new_table("bang", 7, seed=3), 0)
    pass_time(app)
    said = set()
    for sprite in table.stage.sprites:
        for words in sprite.about:
            if words.key == "about.out-of-reach":
                said.add(table.faces.words(words))
    assert "Distance 3: too far. Your Colt .45 reaches 1." in said


def shown_words(app: App, table: LocalTable) -> bool:
    return bool(set(words_at(table)) & set(words_on(app)))


def a_cell(table: LocalTable) -> Sprite:
    return next(
        sprite
        for sprite in table.stage.sprites
        if sprite.about and sprite.name not in table.usable and (sprite.ref or "").startswith("cell:")
    )


def test_a_tip_comes_when_the_pointer_rests_and_leaves_with_it(app: App, castle: LocalTable) -> None:
    pass_time(app)
    cell = a_cell(castle)
    point(app, cell.rect.center)
    assert words_at(castle)
    assert not shown_words(app, castle)
    app.frame(0.5)
    assert shown_words(app, castle)
    explained = words_at(castle)
    point(app, castle.places.top.center)
    app.frame(0.5)
    assert not set(explained) & set(words_on(app))


def test_a_tip_leaves_after_a_while(app: App, castle: LocalTable) -> None:
    pass_time(app)
    point(app, a_cell(castle).rect.center)
    app.frame(0.5)
    assert shown_words(app, castle)
    pass_time(app, TIP_FOR, step=0.5)
    assert not shown_words(app, castle)


def test_no_tip_comes_while_things_move(app: App, castle: LocalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    pass_time(app)
    point(app, a_cell(castle).rect.center)
    monkeypatch.setattr(type(castle), "is_busy", property(lambda table: True))
    app.frame(0.5)
    assert not shown_words(app, castle)


def test_why_not_is_told_only_of_what_somebody_might_try(app: App, toy_games: Toys) -> None:
    lines = ("lay card:a cell:1", "lay card:b cell:2")
    table = show(app, toy_games.asking(*lines, things=["card:a", "card:b", "cell:1", "cell:9"]), 0)
    pass_time(app)
    point_at(app, "cell:1")
    app.frame(0.5)
    assert "First choose what goes with this." in " ".join(words_on(app))
    point_at(app, "cell:9")
    app.frame(0.5)
    assert words_at(table) == []


def test_what_the_prompt_says_is_not_said_again_beside_the_thing(app: App, toy_games: Toys) -> None:
    lines = ("lay card:a cell:1", "lay card:b cell:2")
    show(app, toy_games.asking(*lines, things=["card:a", "card:b", "cell:1", "cell:2"]), 0)
    pass_time(app)
    click_thing(app, "cell:1")
    app.frame(0.5)
    said = [words for words in words_on(app) if "First choose what goes with this." in words]
    assert len(said) == 1


def corners(table: LocalTable) -> Iterator[tuple[Sprite, pygame.Rect]]:
    """For everything that is told of, the sheet that would be laid beside it."""
    size = (table.px(220), table.px(110))
    for sprite in table.stage.sprites:
        if sprite.about:
            yield sprite, pygame.Rect(free_place(table, size, sprite.rect, ()), size)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_no_tip_lies_over_the_prompt_a_target_or_lives(app: App, game: str, size: tuple[int, int]) -> None:
    table = show(app, new_table(game, 2 if game == "berserk" else 4, seed=5), 0)
    lay_out(app, size, 100, "ru")
    pass_time(app)
    tried = 0
    for sprite, sheet in corners(table):
        assert not sheet.colliderect(table.places.area.prompt), sprite.name
        assert sheet.collidelist(kept_free(table)) == -1, sprite.name
        assert not sheet.colliderect(sprite.rect), sprite.name
        goal = table.widget("goal")
        assert goal is None or not sheet.colliderect(goal.rect), sprite.name
        tried += 1
    assert tried > 3
