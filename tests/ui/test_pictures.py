"""Pictures: the sign at once, the picture when it is painted."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from engine.cards import MOST_SHORT, shorts_of
from engine.games import find_game
from engine.texts import LANGUAGES
from tests.playing import GAMES, new_table
from tests.ui.laid_out import case_of
from tests.ui.tabletop import show
from tests.ui.toys import RED_LEFT, packed
from ui import sheet
from ui.app import App
from ui.boards import board_for
from ui.faces import Faces
from ui.pictures import gallery as gallery_module
from ui.pictures.gallery import COVERS, FRAME_BUDGET, Gallery
from ui.pictures.packs import PACKS, Pack, Placed, cropped
from ui.sheet import one_of_each
from ui.shelf import shelf
from ui.sprites import BackFace, CardFace
from ui.table.local import LocalTable


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture
def toys(tmp_path: Path) -> Iterator[Gallery]:
    """A gallery with one good drawing and one that is none."""
    packs = packed(tmp_path / "packs", ball=RED_LEFT, broken="this is no drawing")
    gallery = Gallery(tmp_path / "cache", packs=packs)
    yield gallery
    gallery.close()


# What every card has


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_in_at_most_eight_words_what_it_does(game: str, language: str) -> None:
    kinds = find_game(game).kinds
    assert [kind.id for kind in kinds if kind.short is None] == []
    said = shorts_of(kinds, language)
    assert {ref: words for ref, words in said.items() if not 2 <= len(words.split()) <= MOST_SHORT} == {}
    lines = {board_for(game).look(ref).line for ref, _ in one_of_each(find_game(game))}
    texts = {str(part.key) for line in lines for part in line}
    assert texts.isdisjoint(said.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_every_deck_has_a_picture(game: str) -> None:
    pack, board = Pack(PACKS / f"{game}.zip"), board_for(game)
    looks = {ref: board.look(ref) for ref, _ in one_of_each(find_game(game))}
    assert {ref for ref, look in looks.items() if look.picture not in pack.pictures} == set()
    backs = {look.back for look in looks.values()}
    assert {back.deck for back in backs if f"back-{back.deck}" not in pack.pictures} == set()


def test_every_game_on_the_shelf_has_a_cover_and_the_window_an_icon() -> None:
    assert {entry.id for entry in shelf()} | {"icon"} <= set(Pack(PACKS / f"{COVERS}.zip").pictures)


# What a frame shows


@pytest.mark.parametrize("frame", [(40, 30), (60, 60), (100, 40), (140, 100), (90, 140), (600, 200), (30, 300)])
@pytest.mark.parametrize("focus", [(0.1, 0.2), (0.5, 0.5), (0.95, 0.9)])
def test_a_crop_has_the_shape_of_its_frame_and_stays_inside_the_drawing(
    frame: tuple[int, int], focus: tuple[float, float]
) -> None:
    placed = Placed((520, 200), focus)
    for whole in (False, True):
        crop = cropped(placed, frame, frame[1], whole=whole)
        assert min(crop.left, crop.top) >= 0
        assert crop.left + crop.wide <= 1 + 1e-9
        assert crop.top + crop.tall <= 1 + 1e-9
        assert crop.wide * 520 / (crop.tall * 200) == pytest.approx(frame[0] / frame[1])


def test_a_small_frame_comes_closer_to_the_focus_and_a_large_window_shows_the_same() -> None:
    placed = Placed((520, 200), (0.4, 0.3))
    small, large = cropped(placed, (60, 60), 60), cropped(placed, (300, 300), 300)
    assert small.tall < large.tall == 1
    assert small.left < 0.4 < small.left + small.wide
    assert cropped(placed, (120, 120), 60) == small


def test_a_picture_is_the_part_of_the_drawing_around_its_focus(toys: Gallery) -> None:
    toys.picture("toys", "ball", (20, 40), 1)
    toys.finish()
    picture = toys.picture("toys", "ball", (20, 40), 1)
    assert picture is not None
    red, _, blue, alpha = picture.get_at((10, 20))
    assert (red > 150, blue < 40, alpha) == (True, True, 255)


# Painted meanwhile


def test_what_is_asked_for_comes_later_and_once(toys: Gallery) -> None:
    assert toys.picture("toys", "ball", (50, 50), 1) is None
    assert toys.picture("toys", "ball", (50, 50), 1) is None
    assert toys.is_busy
    assert toys.finish()
    assert toys.picture("toys", "ball", (50, 50), 1) is not None
    assert not toys.is_busy
    assert len(toys.asked) == 1
    assert not toys.finish()


def test_what_cannot_be_painted_is_asked_for_once_and_never_comes(toys: Gallery) -> None:
    for _ in range(3):
        assert toys.picture("toys", "broken", (50, 50), 1) is None
        toys.finish()
    assert len(toys.asked) == 1
    assert toys.picture("toys", "nothing", (50, 50), 1) is None
    assert toys.picture("nobody", "ball", (50, 50), 1) is None
    assert len(toys.asked) == 1


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x03\x04 half of one"])
def test_a_pack_that_cannot_be_read_has_no_pictures(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "toys.zip").write_bytes(content)
    assert Pack(tmp_path / "toys.zip").pictures == {}


def test_a_damaged_drawing_leaves_the_others_alone(tmp_path: Path) -> None:
    packs = packed(tmp_path / "packs", ball=RED_LEFT, box=RED_LEFT.replace("#f00000", "#00f000"))
    path = packs / "toys.zip"
    path.write_bytes(path.read_bytes().replace(b"#00f000", b"#00f0!0"))  # the sum is wrong now
    gallery = Gallery(tmp_path / "cache", packs=packs)
    for id in ("box", "ball"):
        gallery.picture("toys", id, (50, 50), 1)
    gallery.finish()
    assert gallery.picture("toys", "box", (50, 50), 1) is None
    assert gallery.picture("toys", "ball", (50, 50), 1) is not None
    gallery.close()


def test_what_waits_is_forgotten_when_the_screen_changes(toys: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_module, "THREADS", 0)
    toys.picture("toys", "ball", (50, 50), 1)
    toys.forget_waiting()
    assert not toys.is_busy
    assert not toys.paint_one()
    toys.picture("toys", "ball", (50, 50), 1)
    assert toys.paint_one()


def test_another_size_stands_in_for_the_moment(toys: Gallery) -> None:
    toys.picture("toys", "ball", (50, 50), 1)
    toys.finish()
    wanted, flat = (toys.wanted("toys", "ball", size, 1) for size in ((80, 80), (80, 30)))
    assert wanted is not None
    assert flat is not None
    stand_in = toys.stand_in(wanted)
    assert stand_in is not None
    assert stand_in.get_size() == (80, 80)
    assert toys.stand_in(flat) is None


def table_of(app: App, game: str = "castle") -> LocalTable:
    table = new_table(game, 2, seed=3)
    return show(app, table, table.awaited()[0], still=True)


def frozen(app: App, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Gallery:
    """A gallery that paints only when it is told to."""
    monkeypatch.setattr(gallery_module, "THREADS", 0)
    app.gallery.close()
    app.gallery = Gallery(folder)
    return app.gallery


def test_a_card_has_its_sign_at_once_and_its_picture_later(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery = frozen(app, tmp_path, monkeypatch)
    faces = table_of(app).faces
    face, size = CardFace("card:king"), (120, 170)
    sign = faces.surface(face, size)
    assert faces.surface(face, size) is sign
    plain = Faces(faces.theme, faces.texts, faces.board, find_game("castle").kinds, faces.names, [])
    assert pygame.image.tobytes(sign, "RGBA") == pygame.image.tobytes(plain.surface(face, size), "RGBA")
    while gallery.paint_one():
        pass
    gallery.begin_frame()
    picture = faces.surface(face, size)
    assert pygame.image.tobytes(picture, "RGBA") != pygame.image.tobytes(sign, "RGBA")
    painted = faces.painted
    assert faces.surface(face, size) is picture
    assert faces.painted == painted


def test_in_one_frame_only_so_much_time_goes_into_new_pictures(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery = frozen(app, tmp_path, monkeypatch)
    faces = table_of(app).faces
    things = [CardFace(ref) for ref, _ in one_of_each(find_game("castle"))]
    signs = [faces.surface(face, (120, 170)) for face in things]
    while gallery.paint_one():
        pass
    ticks = itertools.count()
    monkeypatch.setattr("ui.pictures.gallery.time.perf_counter", lambda: next(ticks) * FRAME_BUDGET * 0.4)
    left: list[int] = []
    while not left or left[-1]:
        assert gallery.begin_frame()
        left.append(sum(faces.surface(face, (120, 170)) is sign for face, sign in zip(things, signs, strict=True)))
        assert gallery.is_behind == bool(left[-1])
    done = [before - after for before, after in itertools.pairwise((len(things), *left))]
    assert set(done[:-1]) == {3}  # the third goes over the budget, the rest is put off
    assert not gallery.begin_frame()


def test_plain_signs_and_high_contrast_ask_for_no_card(app: App) -> None:
    for setting in ("plain_signs", "high_contrast"):
        setattr(app.settings, setting, True)
        app.keep_settings()
        scene = table_of(app)
        app.frame(0.1)
        assert scene.faces.pictures is None
        assert {wanted.pack for wanted in app.gallery.asked} <= {COVERS}
        setattr(app.settings, setting, False)
        app.keep_settings()
        assert scene.faces.pictures is not None
        app.scenes.clear()
        app.gallery.asked.clear()


def test_the_same_table_gives_the_same_pixels_warm_or_cold(app: App, tmp_path: Path) -> None:
    seen = []
    for _ in range(2):
        app.gallery.close()
        app.gallery = Gallery(tmp_path / "cache")
        table_of(app)
        app.finish_pictures()
        seen.append(pygame.image.tobytes(app.screen, "RGB"))
        app.scenes.clear()
    assert seen[0] == seen[1]
    assert len(list((tmp_path / "cache").iterdir())) > 10


# Nothing hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_back_is_that_of_a_deck_and_tells_no_card(game: str) -> None:
    """What is painted for a hidden card is made of its deck and a number, nothing else."""
    case, board = case_of(game), board_for(game)
    decks = {board.look(ref).back for ref in (*case.cards, *case.looks)}
    assert all(isinstance(back, BackFace) and back.count is None for back in decks)
    of_kinds = {board.look(ref).back for ref in case.cards}
    assert len(of_kinds) == len({back.deck for back in of_kinds})  # one for each deck,
    assert len(of_kinds) < 10 < len(case.cards)  # however many kinds of cards it has


def test_a_sheet_shows_every_picture_even_if_they_cannot_all_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("junquick")
    plenty = pygame.image.tobytes(sheet.drawn(game, 60, "en"), "RGB")
    monkeypatch.setattr(sheet, "Gallery", partial(Gallery, most_memory=1))
    assert pygame.image.tobytes(sheet.drawn(game, 60, "en"), "RGB") == plenty
