"""Dice, arrows, chances and entries: parts of the client that any board can use."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.laid_out import faces_for, written_on
from ui.canvas import Canvas
from ui.faces import Faces
from ui.happenings import PIPS
from ui.sprites import ArrowFace, Box, DieFace, EntryFace, Face, Share, SharesFace, Sprite
from ui.theme import Colour

ORANGE: Colour = (255, 120, 0)
GREEN: Colour = (0, 140, 60)


@pytest.fixture
def faces() -> Faces:
    return faces_for("castle", "en", (1280, 800))


def painted(faces: Faces, face: Face, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    faces.paint(face, Canvas(surface, faces.theme), surface.get_rect())
    return surface


def spots(surface: pygame.Surface, *, is_dark: bool) -> int:
    """How many separate pips there are: bright ones on a dark die, dark ones on a white one."""
    mask = pygame.Mask(surface.get_size())
    middle = surface.get_rect().inflate(-14, -14)
    for x in range(middle.left, middle.right):
        for y in range(middle.top, middle.bottom):
            light = sum(surface.get_at((x, y))[:3])
            if (light > 520) == is_dark and (light < 240) != is_dark:
                mask.set_at((x, y))
    return len(mask.connected_components(6))


@pytest.mark.parametrize("is_dark", [False, True])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows(faces: Faces, face: int, is_dark: bool) -> None:
    assert len(PIPS[face]) == face
    assert spots(painted(faces, DieFace(face, is_dark), (80, 80)), is_dark=is_dark) == face


def test_a_die_that_was_not_rolled_is_an_outline(faces: Faces) -> None:
    surface = painted(faces, DieFace(0), (60, 60))
    assert surface.get_at((30, 30)).a == 0
    assert surface.get_at((30, 0)).a > 0


def test_an_arrow_ends_where_it_points(faces: Faces) -> None:
    surface = painted(faces, ArrowFace((0.1, 0.5), (0.9, 0.5), ORANGE, is_thin=True), (200, 60))
    seen = [x for x in range(200) if surface.get_at((x, 30)).a > 100]
    assert 15 <= min(seen) <= 25
    assert 176 <= max(seen) <= 186
    back = painted(faces, ArrowFace((0.9, 0.5), (0.1, 0.5), ORANGE, is_thin=True), (200, 60))
    height = [sum(one.get_at((160, y)).a > 100 for y in range(60)) for one in (surface, back)]
    assert height[0] > height[1]  # the head is broader than the tail


def test_an_arrow_without_length_is_nothing(faces: Faces) -> None:
    surface = painted(faces, ArrowFace((0.5, 0.5), (0.5, 0.5), ORANGE), (40, 40))
    assert not surface.get_bounding_rect().width


def test_chances_are_as_broad_as_they_are_likely_and_none_is_too_narrow_to_read(faces: Faces) -> None:
    face = SharesFace((Share(0.97, "−3", ORANGE, "97 %"), Share(0.03, "−4", GREEN, "3 %")))
    surface = painted(faces, face, (240, 40))
    row = [tuple(surface.get_at((x, 12))[:3]) for x in range(240)]
    broad, narrow = row.count(ORANGE), row.count(GREEN)
    assert broad > 3 * narrow
    assert narrow >= 24
    assert [written.words for written in written_on(faces, Sprite(Box(0, 0, 240, 40), face))] == [
        "−3",
        "97 %",
        "−4",
        "3 %",
    ]


def test_an_entry_says_it_shorter_where_the_words_do_not_fit(faces: Faces) -> None:
    long = "All wounds of the host are moved to another creature that stands near it at this moment"
    face = EntryFace("card:king", long, "Ann", short="King: wounds", number="2")
    roomy, narrow = (
        [written.words for written in written_on(faces, Sprite(Box(0, 0, wide, tall), face))]
        for wide, tall in ((420, 64), (120, 40))
    )
    assert long in roomy
    assert "Ann" in roomy
    assert "King: wounds" in narrow
    assert long not in narrow
