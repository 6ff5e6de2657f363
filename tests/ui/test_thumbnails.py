"""Small pictures of saved games' tables on the home screen: drawn elsewhere, kept, and without anybody's secrets."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.games import SeatInfo, find_game
from engine.saves import save_text
from engine.table import Table
from tests.ui.driving import FRAME
from ui import thumbnail, thumbnails
from ui.app import App
from ui.pictures.kept import OnDisk
from ui.scenes.home import Home
from ui.scenes.saves_panel import SAMPLES
from ui.thumbnails import SIZE, Portrayed, Thumbnails

BANG = SAMPLES / "bang-4-players.yaml"


@pytest.fixture(autouse=True)
def _draws(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is missing is drawn, in this process; its window is closed in the end."""
    monkeypatch.setattr(thumbnails, "DRAWS", True)
    yield
    thumbnail.finish()


def plain(folder: Path, draws: list[Path] | None = None) -> Thumbnails:
    """Pictures of one colour, drawn here."""

    def draw(save: Path, folder: Path, name: str) -> bool:
        if draws is not None:
            draws.append(save)
        picture = pygame.Surface(SIZE, pygame.SRCALPHA)
        picture.fill((200, 30, 30))
        OnDisk(folder).write(name, picture)
        return True

    return Thumbnails(folder, draw)


def test_a_picture_is_drawn_once_and_kept_until_its_save_changes(tmp_path: Path) -> None:
    draws: list[Path] = []
    save = Portrayed(BANG, 1.0)
    first = plain(tmp_path, draws)
    first.want([save])
    first.wait()
    assert first.take_news()
    assert not first.take_news()
    picture = first.get(save, (90, 50))
    assert picture is not None
    assert picture.get_size() == (90, 50)
    again = plain(tmp_path, draws)  # after a restart
    again.want([save])
    again.wait()
    assert again.is_there(save)
    assert draws == [BANG]
    again.want([Portrayed(BANG, 2.0)])
    again.wait()
    assert draws == [BANG, BANG]


def test_what_cannot_be_drawn_is_tried_once(tmp_path: Path) -> None:
    tried: list[Path] = []

    def fail(save: Path, folder: Path, name: str) -> bool:
        tried.append(save)
        return False

    pictures = Thumbnails(tmp_path, fail)
    for _ in range(2):
        pictures.want([Portrayed(BANG, 1.0)])
        pictures.wait()
    assert tried == [BANG]
    assert pictures.get(Portrayed(BANG, 1.0), SIZE) is None
    assert not pictures.take_news()


def test_what_was_not_drawn_because_the_list_was_closed_is_drawn_the_next_time(tmp_path: Path) -> None:
    closing: list[Thumbnails] = []

    def close_first(save: Path, folder: Path, name: str) -> bool:
        closing.pop().close()
        return False

    pictures = Thumbnails(tmp_path, close_first)
    closing.append(pictures)
    pictures.want([Portrayed(BANG, 1.0)])
    pictures.wait()
    pictures._draw = plain(tmp_path)._draw
    pictures.want([Portrayed(BANG, 1.0)])
    pictures.wait()
    assert pictures.is_there(Portrayed(BANG, 1.0))


def test_a_broken_save_has_no_picture(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("longtable: 1\n", encoding="utf-8")
    assert not thumbnail.portray(broken, tmp_path, "broken")
    assert list(tmp_path.glob("*.picture")) == []


def dealt_alike() -> list[Table[Any]]:
    """Two deals that differ in everybody's cards and look the same to onlookers."""
    known: dict[str, Table[Any]] = {}
    for seed in range(50):
        table: Table[Any] = Table(find_game("junquick"), [SeatInfo("Vika"), SeatInfo("Roman")], {}, seed)
        other = known.setdefault(repr(table.view(None)), table)
        if other is not table:
            assert other.view(0) != table.view(0)
            return [other, table]
    raise AssertionError("no two deals look the same")


def test_nothing_in_a_picture_depends_on_what_is_hidden(tmp_path: Path) -> None:
    pictures = []
    for number, table in enumerate(dealt_alike()):
        save = tmp_path / f"{number}.yaml"
        save.write_text(save_text(table), encoding="utf-8")
        pictures.append(pygame.image.tobytes(thumbnail.drawn(save, tmp_path), "RGB"))
    assert pictures[0] == pictures[1]


def test_a_picture_is_small_and_full_of_colours(tmp_path: Path) -> None:
    picture = thumbnail.drawn(BANG, tmp_path)
    assert picture.get_size() == SIZE
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(0, SIZE[0], 8) for y in range(0, SIZE[1], 8)}
    assert len(colours) > 100


def test_home_shows_the_cover_first_and_the_table_as_soon_as_it_is_drawn(app: App) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(BANG, app.saves / "2026-01-01-120000-bang.yaml")
    home = Home(app)
    home.saves.thumbnails = plain(app.gallery.kept_in)
    app.push(home)
    home.saves.wait()
    app.frame(FRAME)
    home.saves.thumbnails.wait()
    app.frame(FRAME)
    app.frame(FRAME)
    icon = next(widget for widget in home.widgets if widget.name.startswith("icon-"))
    red, green, blue, _ = app.screen.get_at(icon.rect.center)
    assert red > 190 > 40 > max(green, blue)
