"""Search finds a word in any form that a person would type."""

from __future__ import annotations

import pytest

from ui.page import Page
from ui.wordforms import pattern


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("рыцаря", ["Рыцарь", "рыцарям", "Рыцари"]),
        ("клеток", ["клетка", "клетки", "клетку"]),
        ("клетка", ["клеток", "клетками"]),
        ("правила", ["правил", "правилами", "правило"]),
        ("защищает", ["защищают", "защищать"]),
        ("елки", ["ёлка", "ёлкой"]),
        ("ёлка", ["елки"]),
        ("удары", ["удар", "ударом"]),
        ("хід", ["ходу", "ходи", "Ходів"]),
        ("ходи", ["хід"]),
        ("колоди", ["колід", "колоду"]),
        ("рука", ["руці", "рук", "рукою"]),
        ("обовязковий", ["обов’язкового", "обов'язкові"]),
        ("об'єкт", ["обʼєкта", "обєктом"]),
        ("towers", ["tower", "Towers"]),
        ("tower", ["towers"]),
    ],
)
def test_every_form_of_a_word_is_found(typed: str, found: list[str]) -> None:
    assert [form for form in found if not pattern(typed).search(f"«{form}»!")] == []


@pytest.mark.parametrize(
    ("typed", "other"),
    [("карта", "картина"), ("рыцарь", "рыцарский"), ("towers", "towering"), ("стая", "старый"), ("CAS-1.1", "CAS-1x1")],
)
def test_another_word_is_not(typed: str, other: str) -> None:
    assert not pattern(typed).search(other)


def test_a_word_that_is_not_typed_to_its_end_is_found() -> None:
    assert pattern("рыц").search("Рыцарь")


def test_several_words_stand_side_by_side_and_a_whole_word_is_marked() -> None:
    page = Page("Открытая карта бьёт; закрытую карту бьют. Карта открыта.")
    hits = [page.texts[hit.strip][hit.cell][hit.start : hit.end] for hit in page.search("закрытые карты")]
    assert hits == ["закрытую карту"]
