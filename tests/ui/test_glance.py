"""A whole game on one page to print, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import main as program
from engine.games import find_game
from engine.texts import LANGUAGES
from tests.playing import GAMES
from ui.book import load_glance
from ui.canvas import Canvas
from ui.glance import A4, RIM, UNITS, Glance, height
from ui.markdown import Picture, parse, plain
from ui.page import Page
from ui.pictures.gallery import Gallery
from ui.richtext import widest_word
from ui.theme import HOUSE, Theme
from ui.typeset import Place, Typeset

IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in GAMES for language in LANGUAGES]
)


@pytest.fixture
def gallery(tmp_path: Path) -> Iterator[Gallery]:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    made = Gallery(tmp_path)
    yield made
    made.close()


@IN_EVERY_LANGUAGE
def test_every_game_finds_room_on_one_page(gallery: Gallery, name: str, language: str) -> None:
    glance = Glance(find_game(name), language, gallery)
    tall = height(glance.set)
    assert tall <= A4[1] - 2 * RIM, "the last chapter of the book is too long for a page that reads well"
    assert tall > A4[1] * 0.6 or glance.set.theme.unit == UNITS[-1], "the words are as large as they can be"
    assert [strip for strip, _ in glance.set.shown(Place(), A4[1] - 2 * RIM)] == list(range(len(glance.page.strips)))
    for strip in range(len(glance.page.strips)):
        for part in glance.set.set(strip).parts:
            assert part.x > 0
            assert part.x + part.laid.width <= A4[0]


def test_a_table_whose_head_has_no_words_has_no_head() -> None:
    page = Page("## Glance\n\n| | |\n|---|---|\n| white 6 | strong |\n\n| a | b |\n|---|---|\n| 1 | 2 |\n")
    assert [strip.kind for strip in page.strips] == ["chapter", "row", "head", "row"]


@IN_EVERY_LANGUAGE
def test_no_word_below_a_card_is_broken(gallery: Gallery, name: str, language: str) -> None:
    typeset = Glance(find_game(name), language, gallery).set
    for index, strip in enumerate(typeset.page.strips):
        if strip.kind == "cards":
            room = typeset._card_size(strip)[0]
            for cell, part in enumerate(typeset.set(index).parts):
                assert widest_word(typeset.spans(index, cell), part.laid.px) <= room, strip.texts[cell]


@IN_EVERY_LANGUAGE
def test_it_tells_the_kinds_of_cards_with_a_picture_and_words_for_each(name: str, language: str) -> None:
    page = load_glance(find_game(name).folder, language, "Title")
    kinds = [strip for strip in page.strips if strip.kind == "cards"]
    assert page.texts[0] == ["Title"]
    assert kinds
    assert all(len(strip.cards) == len(strip.cells) for strip in kinds)
    assert all(words for strip in kinds for words in strip.texts)


def test_the_command_writes_a_page_of_a4(tmp_path: Path) -> None:
    pages = [tmp_path / f"{language}.png" for language in ("en", "uk")]
    for page in pages:
        assert program.main(["glance", "castle", "--out", str(page), "--lang", page.stem]) == 0
        assert pygame.image.load(page).get_size() == A4
    assert pages[0].read_bytes() != pages[1].read_bytes()


def test_a_page_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["glance", "castle", "--out", str(tmp_path / "nowhere" / "page.png"), "--lang", "en"]) == 2
    assert "page.png" in capsys.readouterr().err


def test_words_stand_below_their_cards() -> None:
    text = "[[picture: two cats | cards: cat cat | below: **Large:** eats much; small]]"
    (block,) = parse(text)
    assert isinstance(block, Picture)
    assert block.cards == ("cat", "cat")
    assert [plain(words) for words in block.captions] == ["Large: eats much", "small"]


def test_words_below_cards_are_laid_out_within_their_width() -> None:
    page = Page("[[picture: two cats | cards: cat cat | below: a cat that eats and eats and eats and eats; small]]")
    drawn: list[pygame.Rect] = []

    def paint(card: str, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(pygame.Rect((0, 0), size))
        return pygame.Surface(size)

    typeset = Typeset(page, Theme(HOUSE, 1), 500, paint)
    typeset.draw(Canvas(pygame.Surface((500, 500)), typeset.theme), pygame.Rect(0, 0, 500, 500), Place())
    large, small = typeset.set(0).parts
    assert large.laid.width <= drawn[0].width < small.x - large.x
    assert large.y == small.y > drawn[0].height
    assert typeset.set(0).height == large.y + large.laid.height > small.y + small.laid.height
