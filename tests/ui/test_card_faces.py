"""Card faces: the same build for every game, with values and marks in fixed corners that stay readable on a picture."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame
import pytest

from engine.games import find_game
from engine.texts import LANGUAGES, of_game
from tests.playing import GAMES
from tests.ui.laid_out import faces_for
from ui.boards import castle
from ui.canvas import Canvas, Written
from ui.faces import Faces
from ui.naming import naming
from ui.painter import Pictures
from ui.pictures.gallery import Gallery
from ui.sheet import one_of_each
from ui.sprites import CardFace, Disc, Face, Look, Material, Pill
from ui.theme import HOUSE, Theme
from ui.zoom import draw_zoomed

RED = (190, 30, 40)
BUSY = CardFace(
    "card:king", pills=(Pill("water", "-3", RED), Pill("biohazard", "1", RED)), disc=Disc("7", RED, 0.5), chips=3
)
MATERIALS: tuple[Material, ...] = ("parchment", "wood", "stone", "iron", "candy")
SIZES = [(60, 78), (66, 86), (104, 118), (118, 104), (140, 200)]


class Battlefield:
    """A board whose cards have a printed value."""

    EVENT_ICONS = castle.EVENT_ICONS
    TABLETOP = castle.TABLETOP
    layout, status = staticmethod(castle.layout), staticmethod(castle.status)

    def __init__(self, material: Material) -> None:
        self.MATERIAL = material

    def look(self, ref: str) -> Look:
        return castle.look(ref)._replace(corner="4" if self.MATERIAL == "candy" else "3-4-5")


def painter(material: Material, pictures: Pictures | None = None) -> Faces:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    game = find_game("castle")
    theme = Theme(HOUSE, 1.0)
    return Faces(theme, of_game(game, "en", []), Battlefield(material), game.kinds, [], [], pictures)


def written(faces: Faces, face: Face, size: tuple[int, int]) -> list[Written]:
    canvas = Canvas(pygame.Surface(size, pygame.SRCALPHA), faces.theme)
    canvas.written = []
    faces.paint(face, canvas, canvas.surface.get_rect())
    return canvas.written


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("material", MATERIALS)
def test_wounds_chips_marks_and_values_can_all_be_read(material: Material, size: tuple[int, int]) -> None:
    words = written(painter(material), BUSY, size)
    value = "4" if material == "candy" else "3-4-5"
    assert {"King", value, "-3", "1", "7", "3"} <= {each.words for each in words}
    assert [each.words for each in words if each.is_cut] == []


def test_many_marks_lie_in_two_columns_rather_than_too_low_to_be_read() -> None:
    """A closed card with a name of two lines, wounds, poison and something gained."""
    many = CardFace(
        "card:king",
        pills=tuple(Pill("water", word, RED) for word in ("-1", "-2", "-4")),
        disc=BUSY.disc,
        is_closed=True,
        is_bare=True,
    )
    marks = [each for each in written(painter("iron"), many, (118, 98)) if each.words in ("-1", "-2", "-4")]
    assert len(marks) == 3
    assert min(each.box.height for each in marks) >= 14


@pytest.mark.parametrize("size", [*SIZES, (66, 74), (84, 70)])
def test_no_mark_lies_below_the_disc(size: tuple[int, int]) -> None:
    """However many there are: poison is as important as wounds."""
    many = CardFace("card:king", pills=tuple(Pill("water", word, RED) for word in ("-1", "-2", "-4")), disc=BUSY.disc)
    places = {each.words: each.box for each in written(painter("iron"), many, size)}
    marks = [places[word] for word in ("-1", "-2", "-4")]
    assert all(not mark.inflate(-2, -2).colliderect(places["7"].inflate(-4, -4)) for mark in marks)
    assert all(not one.colliderect(other) for one, other in itertools.combinations(marks, 2))
    assert all(mark.left >= 0 for mark in marks)


@pytest.mark.parametrize("size", SIZES[:4])
def test_each_mark_has_its_own_corner(size: tuple[int, int]) -> None:
    """The name above, marks at the upper right, the printed value at the lower left, the one that changes beside it."""
    places = {each.words: each.box for each in written(painter("iron"), BUSY, size)}
    middle = pygame.Rect((0, 0), size).center
    assert places["King"].bottom <= places["-3"].top + 4
    assert places["-3"].centerx > middle[0]
    assert places["-3"].bottom <= places["1"].top + 2
    assert places["3-4-5"].left < middle[0] < places["7"].right
    assert places["3-4-5"].centery > middle[1]
    assert places["7"].centery > middle[1]
    assert places["3-4-5"].right <= places["7"].left + 8
    assert places["3"].bottom <= places["3-4-5"].top + 8


@pytest.mark.parametrize("material", MATERIALS)
def test_a_closed_card_lies_but_what_is_written_on_it_stands(material: Material, tmp_path: Path) -> None:
    gallery = Gallery(tmp_path)
    faces = painter(material, Pictures(gallery, "castle"))
    standing, lying = CardFace("card:king"), CardFace("card:king", is_closed=True)
    for face, size in ((standing, (104, 118)), (lying, (118, 104))):
        faces.surface(face, size)
    gallery.finish()
    if material != "candy":
        turned = {wanted.size for wanted in gallery.asked if wanted.id == "king"}
        assert any(tall > wide for wide, tall in turned)  # painted upright, then turned
    assert "King" in [each.words for each in written(faces, lying, (118, 104))]
    assert (
        pygame.transform.average_color(faces.surface(lying, (118, 104)))[:3]
        != (pygame.transform.average_color(faces.surface(standing, (104, 118)))[:3])
    )
    gallery.close()


def test_materials_can_be_told_apart() -> None:
    pictures = {
        material: pygame.image.tobytes(painter(material).surface(CardFace("card:king"), (104, 148)), "RGBA")
        for material in MATERIALS
    }
    assert len(set(pictures.values())) == len(MATERIALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_less_on_it_the_smaller_it_is(language: str) -> None:
    """Large: words too; small: name and picture; tiny: name and sign."""
    faces = faces_for("castle", language, (1280, 800))
    name, short = faces.texts.name("card:king"), faces.shorts["card:king"]
    said = {wide: [each.words for each in written(faces, CardFace("card:king"), (wide, round(wide * 1.42)))]
            for wide in (140, 80, 48)}  # fmt: skip
    assert said == {140: [name, short], 80: [name], 48: [name]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["berserk", "valhalla"])
def test_a_card_in_the_hand_tells_its_numbers(game: str, language: str) -> None:
    """What it strikes, how far it goes and what it is worth, read without pointing at it."""
    faces = faces_for(game, language, (1280, 800))
    for ref in (ref for ref, _ in one_of_each(find_game(game)) if not ref.startswith("monster:")):
        numbers = {faces.words(stat.words) for stat in faces.board.look(ref).stats} - {""}
        for size in ((140, 198), (116, 165)):
            said = {each.words for each in written(faces, CardFace(ref), size)[2:] if not each.is_cut}
            assert numbers <= said, (ref, size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["castle", "bang"])
def test_the_picture_makes_room_before_the_words_of_a_card_are_left_out(game: str, language: str) -> None:
    faces = faces_for(game, language, (1024, 640))
    for ref, _ in one_of_each(find_game(game)):
        assert faces.shorts[ref] in [each.words for each in written(faces, CardFace(ref), (94, 133))], ref


def test_a_tiny_card_asks_for_no_picture(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path)
    faces = painter("iron", Pictures(gallery, "castle"))
    faces.surface(CardFace("card:king"), (49, 70))
    assert list(gallery.asked) == []
    faces.surface(CardFace("card:king"), (50, 70))
    assert len(gallery.asked) == 1
    faces.surface(CardFace("card:king"), (49, 70), fine=2)  # twice as fine is as small on the screen
    assert len(gallery.asked) == 1
    gallery.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_name_however_small_it_is(game: str, language: str) -> None:
    """Long words are parted with hyphens; on the smallest cards a name may end in dots."""
    faces = faces_for(game, language, (1024, 640))
    for ref, _ in one_of_each(find_game(game)):
        name = faces.title(ref)
        for size, least in (((60, 84), len(name)), ((56, 78), 6), ((46, 46), 4), ((40, 56), 3), ((32, 45), 3)):
            words = [_letters(each.words).rstrip("…") for each in written(faces, CardFace(ref), size)]
            begun = [each for each in words if each and _letters(name).startswith(each)]
            assert begun, (name, size)
            assert max(map(len, begun)) >= min(least, len(name)) - name.count(" ") - name.count("-"), (name, size)


def test_a_card_below_another_has_its_name_too() -> None:
    faces = faces_for("castle", "ru", (1024, 640))
    for ref, _ in one_of_each(find_game("castle")):
        for seen, clear, least in ((0.4, 1, 7), (0.3, 1, 6), (0.3, 0.7, 4)):
            face = CardFace(ref, seen=seen, clear=clear)
            (said,) = written(faces, face, (60, 50))
            name = _letters(faces.title(ref))
            assert name.startswith(_letters(said.words).rstrip("…"))
            assert len(_letters(said.words)) >= min(least, len(name))


def test_a_long_name_takes_another_line_before_it_gets_small() -> None:
    fit = naming("Боевой клич (активированные воины)", 130, 15)
    assert fit is not None
    assert (fit.lines, fit.px >= 10) == (3, True)


def _letters(words: str) -> str:
    return words.replace("-", "").replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_card_shown_in_full_are_read_side_by_side(language: str) -> None:
    """Frost giants say in words which dice arm them."""
    faces = faces_for("valhalla", language, (1024, 640))
    giants = [ref for ref, _ in one_of_each(find_game("valhalla")) if ref.startswith("card:gia-")]
    assert giants
    for ref in giants:
        canvas = Canvas(pygame.Surface((206, 286)), faces.theme)
        canvas.written = []
        draw_zoomed(canvas, faces, ref, canvas.surface.get_rect())
        stats = [faces.words(stat.words) for stat in faces.board.look(ref).stats]
        said = [each for each in canvas.written if each.words in stats]
        assert [each.words for each in said] == stats, ref
        assert not [each for each in said if each.is_cut], ref
        gaps = [right.box.x - left.box.right for left, right in itertools.pairwise(said)]
        assert min(gaps) >= faces.theme.px(16), ref  # room for the sign before each
