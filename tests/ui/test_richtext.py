"""Text in several styles: broken into lines, never too wide, and found again under the pointer."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.app import App
from ui.canvas import Canvas
from ui.richtext import Laid, Span, layout_grid, layout_spans, widest_word
from ui.theme import HOUSE, INK, SIGNS, Theme, has_icon, line_height

PX = 16
TEXT = (
    Span("Ira played "),
    Span("Captain", "bold", ref="card:captain"),
    Span(" on the north wall, near the "),
    Span("Lady-in-waiting of old", "bold", ref="card:lady", underlined=True),
    Span("."),
)


def rows(laid: Laid) -> list[str]:
    """The words of each line, without regard to style."""
    found = []
    for row in range(laid.height // line_height(laid.px)):
        pieces = [piece for piece in laid.pieces if piece.row == row]
        found.append(laid.words[pieces[0].start : pieces[-1].start + len(pieces[-1].words)] if pieces else "")
    return found


def boxes_of(laid: Laid, ref: str) -> list[pygame.Rect]:
    """Where the words stand that mean `ref`."""
    spots = [(piece.start, piece.start + len(piece.words)) for piece in laid.pieces if piece.span.ref == ref]
    return [box for start, end in spots for box in laid.boxes(start, end)]


def test_a_line_that_fits_stays_one_and_keeps_its_spaces() -> None:
    laid = layout_spans(TEXT, 2000, PX)
    assert laid.height == line_height(PX)
    assert laid.words == "Ira played Captain on the north wall, near the Lady-in-waiting of old."
    edges = [(piece.x, piece.x + piece.width) for piece in laid.pieces]
    assert all(end <= start for (_, end), (start, _) in itertools.pairwise(edges))
    assert edges[-1][0] == edges[-2][1]  # the full stop stands at the word
    assert edges[2][0] > edges[1][1]  # but there is a space before the name


def test_words_are_broken_between_spaces_only_and_a_full_stop_stays_with_its_word() -> None:
    laid = layout_spans(TEXT, 150, PX)
    assert laid.height > line_height(PX)
    for piece in laid.pieces:
        assert piece.x + piece.width <= 150
    assert rows(laid)[-1].endswith("old.")
    assert " ".join(rows(laid)) == laid.words


def test_a_word_wider_than_a_line_goes_on_in_the_next() -> None:
    laid = layout_spans((Span("a Donaudampfschifffahrtsgesellschaft b"),), 80, PX)
    assert laid.height > 3 * line_height(PX)
    assert "".join(piece.words for piece in laid.pieces) == "aDonaudampfschifffahrtsgesellschaftb"
    assert laid.width <= 80


def test_a_new_line_is_kept_and_an_empty_one_too() -> None:
    assert rows(layout_spans((Span("one\n\ntwo three"),), 500, PX)) == ["one", "", "two three"]


def test_nothing_takes_no_room() -> None:
    assert layout_spans((), 100, PX).height == 0
    assert layout_spans((Span(""),), 100, PX).pieces == ()


@given(
    st.lists(st.tuples(st.text(alphabet="ab W♠,\n", max_size=14), st.booleans(), st.booleans()), max_size=6),
    st.integers(PX, 200),
)
def test_no_sign_is_lost_and_none_stands_outside(parts: list[tuple[str, bool, bool]], width: int) -> None:
    spans = tuple(Span(words, "bold" if bold else "plain", slanted=slanted) for words, bold, slanted in parts)
    laid = layout_spans(spans, width, PX)
    whole = "".join(span.words for span in spans)
    assert "".join(piece.words for piece in laid.pieces).replace(" ", "") == whole.replace(" ", "").replace("\n", "")
    for piece in laid.pieces:
        assert whole[piece.start :].startswith(piece.words)
        assert piece.x >= 0
        assert piece.x + piece.width <= width or len(piece.words) == 1
        assert 0 <= piece.row * line_height(PX) < laid.height


@pytest.mark.parametrize("width", [90, 160, 2000])
def test_the_pointer_finds_what_words_stand_for(width: int) -> None:
    laid = layout_spans(TEXT, width, PX)
    for ref in ("card:captain", "card:lady"):
        boxes = boxes_of(laid, ref)
        assert boxes
        for box in boxes:
            assert laid.ref_at(*box.center) == ref
    assert laid.ref_at(1, 1) == ""
    assert laid.ref_at(-5, 3) == ""
    assert laid.ref_at(3, laid.height + 3) == ""


def test_a_part_of_the_text_has_boxes_where_it_stands() -> None:
    laid = layout_spans(TEXT, 2000, PX)
    start = laid.words.index("played Cap")
    first, second = laid.boxes(start, start + len("played Cap"))
    assert first.right <= second.left
    assert second.left == boxes_of(laid, "card:captain")[0].left
    assert second.right < boxes_of(laid, "card:captain")[0].right
    one, other = laid.boxes(laid.words.index("of old"), laid.words.index("of old") + 6)
    assert one.right == other.left  # no gap within a span
    assert laid.boxes(3, 3) == []


def test_the_widest_word_is_what_a_column_needs() -> None:
    spans = (Span("one "), Span("two"), Span("three", "bold"), Span(" x"))
    need = widest_word(spans, PX)
    assert rows(layout_spans(spans, need, PX)) == ["one", "twothree", "x"]
    assert "twothree" not in rows(layout_spans(spans, need - 1, PX))


def test_a_plan_of_signs_keeps_its_columns() -> None:
    laid = layout_grid("    A   B\n1   T   w\n22  w   T", INK, PX)
    columns = {piece.words: piece.x + piece.width / 2 for piece in laid.pieces if piece.row == 0}
    for piece in laid.pieces:
        if piece.words in "Tw":
            assert min(abs(piece.x + piece.width / 2 - middle) for middle in columns.values()) <= 1
    assert laid.height == 3 * line_height(PX)


def test_the_same_text_is_laid_out_once() -> None:
    before = layout_spans.cache_info().hits
    assert layout_spans(TEXT, 321, PX) is layout_spans(tuple(TEXT), 321, PX)
    assert layout_spans.cache_info().hits > before


def test_every_sign_that_the_font_lacks_has_a_picture() -> None:
    assert all(has_icon(name) for name in SIGNS.values())


def test_words_are_drawn_within_their_box_and_nowhere_else(app: App) -> None:
    surface = pygame.Surface((300, 200))
    surface.fill((255, 255, 255))
    canvas = Canvas(surface, Theme(HOUSE, 1.0))
    canvas.written = []
    laid = layout_spans(
        (Span("K♠ and "), Span("Queen", "bold", ref="q", ground=(200, 200, 255)), Span(" stay")), 90, PX
    )
    laid.draw(canvas, (50, 40))
    drawn = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1))
    drawn.invert()
    box = pygame.Rect(50, 40, 90, laid.height).inflate(6, 0)
    assert drawn.count() > 200
    assert all(box.contains(part) for part in drawn.get_bounding_rects())
    assert [written.words for written in canvas.written] == ["K♠ and Queen stay"]


def test_what_is_out_of_sight_is_not_drawn(app: App) -> None:
    surface = pygame.Surface((200, 60))
    surface.fill((255, 255, 255))
    laid = layout_spans((Span("word " * 40),), 180, PX)
    laid.draw(Canvas(surface, Theme(HOUSE, 1.0)), (0, -10 * laid.height))
    assert pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1)).count() == 200 * 60
