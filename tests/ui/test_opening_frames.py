"""A table opens within one frame of a screen: what takes longer to paint comes a few things a frame."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.saves import open_save
from tests.playing import ROOT
from tests.ui.driving import FRAME
from ui import grounds
from ui.app import App
from ui.light import background
from ui.pictures.budget import Budget
from ui.screens import screen_for
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.tabletops import tabletop
from ui.theme import HIGH_CONTRAST, HOUSE, mixed


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[App]:
    """A client that paints one thing a frame, however fast the machine is."""
    client = App(tmp_path, screen_for, language="en", config=tmp_path / "settings.yaml", cache=tmp_path / "cache")
    client.painting.seconds = 1e-9
    client.settings.speed = "instant"
    yield client
    client.close()


def opened(app: App) -> LocalTable:
    """A table of eight that has just come to the screen."""
    saved = open_save(ROOT / "saves" / "bang-8-players-everything.yaml").table
    session = Session(saved)
    session.sit_down(saved.awaited()[0])
    scene = LocalTable(app, session)
    scene.course.is_still = True
    app.push(scene)
    return scene


def test_the_first_frame_paints_no_face_and_the_next_ones_one_each(hurried: App) -> None:
    table = opened(hurried)
    painted = []
    for _ in range(6):
        hurried.frame(FRAME)
        painted.append(table.faces.painted)
    assert painted == [0, 1, 2, 3, 4, 5]
    assert hurried.is_painting  # the rest is not forgotten


def test_the_first_frame_leaves_the_buttons_to_the_second(hurried: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(hurried)
    drawn = []
    monkeypatch.setattr(table, "draw_widgets", lambda canvas: drawn.append(canvas))
    hurried.frame(FRAME)
    assert not drawn
    hurried.frame(FRAME)
    assert len(drawn) == 1


def test_in_the_end_the_table_looks_as_if_it_had_been_painted_at_once(hurried: App) -> None:
    opened(hurried)
    for _ in range(400):
        hurried.frame(FRAME)
        if not hurried.painting.is_behind and not hurried.grounds.is_busy:
            break
    hurried.finish_pictures()
    slowly = hurried.screen.copy()
    hurried.pop()
    hurried.scenes.pop().leave()
    opened(hurried)
    hurried.finish_pictures()
    assert pygame.image.tobytes(hurried.screen, "RGB") == pygame.image.tobytes(slowly, "RGB")


def test_what_comes_bit_by_bit_leaves_the_same_picture_as_drawing_all_anew(hurried: App) -> None:
    """From the second frame on only the parts of the table where something has come are drawn."""
    table = opened(hurried)
    for _ in range(3000):
        hurried.frame(FRAME)
        if not hurried.is_painting and not hurried.is_stale:
            break
        time.sleep(0.001)
    assert table.faces.painted > 50
    bit_by_bit = hurried.screen.copy()
    hurried.draw()
    assert pygame.image.tobytes(hurried.screen, "RGB") == pygame.image.tobytes(bit_by_bit, "RGB")


def test_a_face_that_changes_later_is_painted_when_it_changes(hurried: App) -> None:
    table = opened(hurried)
    while not table.faces.painted or hurried.painting.is_behind:
        hurried.frame(FRAME)
    before = table.faces.painted
    with hurried.painting.frame():
        for width in (70, 71, 72):
            table.faces.surface(table.stage.sprites[0].face, (width, 50))
        assert table.faces.painted == before + 3
        assert not hurried.painting.is_behind


def test_the_ground_is_painted_beside_the_drawing_and_then_shown(hurried: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*wanted: object) -> pygame.Surface:
        time.sleep(0.05)
        painted = pygame.Surface(hurried.screen.get_size())
        painted.fill((1, 2, 3))
        return painted

    monkeypatch.setattr(grounds, "tabletop", slow)
    table = opened(hurried)
    hurried.frame(FRAME)
    corner = (0, hurried.screen.get_height() - 1)
    palette = table.palette
    assert hurried.screen.get_at(corner)[:3] == mixed(palette.light, palette.dark, 0.5)
    while hurried.grounds.is_busy:
        hurried.frame(FRAME)
    hurried.frame(FRAME)
    assert hurried.screen.get_at(corner)[:3] == (1, 2, 3)


def test_outside_a_frame_nothing_is_put_off() -> None:
    budget = Budget(0.001)
    for _ in range(3):
        assert budget.allows()
        with budget.spending():
            time.sleep(0.002)
    with budget.frame():
        assert budget.allows()
        with budget.spending():
            time.sleep(0.002)
        assert not budget.allows()
    assert budget.is_behind
    with budget.frame():
        assert budget.allows()
    assert not budget.is_behind


# The light on a table


def _longest_run(surface: pygame.Surface, row: int) -> int:
    """How many points of one colour lie side by side."""
    longest = run = 1
    colours = [surface.get_at((x, row))[:3] for x in range(surface.get_width())]
    for before, now in itertools.pairwise(colours):
        run = run + 1 if before == now else 1
        longest = max(longest, run)
    return longest


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_light_has_no_bands(size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    ground = background(size, HOUSE.light, HOUSE.dark)
    assert max(_longest_run(ground, row) for row in range(100, size[1] - 100, 97)) <= 40
    board = tabletop("rays", size, HOUSE, 1.0)
    assert max(_longest_run(board, row) for row in range(100, size[1] - 100, 97)) <= 40


def test_the_noise_changes_no_shade() -> None:
    """The mean of a small square is what the light has there, and black stays black."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    ground = background((1280, 800), HOUSE.light, HOUSE.dark)
    middle = pygame.transform.average_color(ground, pygame.Rect(632, 352, 16, 16))[:3]
    assert all(abs(one - other) <= 1 for one, other in zip(middle, HOUSE.light, strict=True))
    corner = pygame.transform.average_color(ground, pygame.Rect(0, 784, 16, 16))[:3]
    assert all(abs(one - other) <= 1 for one, other in zip(corner, HOUSE.dark, strict=True))
    black = background((200, 100), HIGH_CONTRAST.light, HIGH_CONTRAST.dark)
    assert {black.get_at((x, y))[:3] for x in range(0, 200, 7) for y in range(0, 100, 7)} == {(0, 0, 0)}
