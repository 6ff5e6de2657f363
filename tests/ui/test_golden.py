"""A few screens look as they did when somebody last looked at them: `python -m tests.ui.golden` draws them anew."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest

from tests.playing import new_table
from tests.ui.golden import FOLDER, SCREENS, SIZE
from ui.shot import drawn

MOST_MEAN = 2  # of 255: letters are drawn a little differently from machine to machine
CLEAR = 60  # of 255: a pixel that is as far off is another colour
MOST_CLEAR = 0.02  # of all pixels
MOST_BYTES = 3_000_000


class Difference(NamedTuple):
    """How far two pictures are from each other."""

    mean: int  # of the colour that differs most
    clear: float  # the share of pixels that are clearly different

    @property
    def is_small(self) -> bool:
        return self.mean <= MOST_MEAN and self.clear <= MOST_CLEAR


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """Compare two pictures of one size."""
    size = one.get_size()
    apart = pygame.Surface(size, depth=24)
    apart.blit(one, (0, 0))
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
    back = pygame.Surface(size, depth=24)
    back.blit(other, (0, 0))
    back.blit(one, (0, 0), special_flags=pygame.BLEND_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_ADD)
    alike = pygame.mask.from_threshold(apart, (0, 0, 0), (CLEAR, CLEAR, CLEAR, 255)).count()
    return Difference(max(pygame.transform.average_color(apart)[:3]), 1 - alike / (size[0] * size[1]))


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(name: str) -> None:
    picture, golden = SCREENS[name](), pygame.image.load(FOLDER / f"{name}.png")
    assert picture.get_size() == golden.get_size() == SIZE
    found = difference(picture, golden)
    assert found.is_small, f"{name} differs: {found}; look at it, and draw it anew with: python -m tests.ui.golden"


def test_the_pictures_are_few_and_small() -> None:
    paths = list(FOLDER.glob("*.png"))
    assert sorted(path.stem for path in paths) == sorted(SCREENS)
    assert sum(path.stat().st_size for path in paths) < MOST_BYTES


def test_a_screen_that_looks_otherwise_is_noticed() -> None:
    golden = pygame.image.load(FOLDER / "table.png")
    assert difference(golden, golden) == (0, 0.0)
    moved = golden.copy()
    moved.scroll(6, 0)
    assert not difference(golden, moved).is_small
    covered = golden.copy()
    covered.fill((246, 237, 216), (300, 200, 150, 120))
    assert not difference(golden, covered).is_small
    softened = pygame.transform.smoothscale(pygame.transform.smoothscale(golden, (1000, 625)), SIZE)
    softened.set_alpha(70)
    slightly_other = golden.copy()
    slightly_other.blit(softened, (0, 0))
    found = difference(golden, slightly_other)
    assert found.is_small
    assert found.mean > 0


def test_a_picture_of_a_game_that_has_just_begun_shows_the_hand_where_it_lies() -> None:
    """No card is caught on its way out of the deck."""
    table = new_table("castle", 2, seed=4)
    begun = drawn(table, SIZE, 0, "en")
    table.answer(table.awaited()[0], next(iter(table.ask.menus[table.awaited()[0]].options)) if table.ask else "")
    table.undo(0)
    seen_before = drawn(table, SIZE, 0, "en")
    assert difference(begun, seen_before) == (0, 0.0)
    assert difference(begun, drawn(new_table("castle", 2, seed=5), SIZE, 0, "en")).clear > 0.005
