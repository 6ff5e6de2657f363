"""Every game has a book for players in every language, and each of its rules stands in a passage of it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from engine.errors import BadFile
from engine.games import find_game
from tests.playing import GAMES
from tests.test_languages import assert_in_language
from tests.test_rules_cited import defined
from ui.book import load_book, load_rules
from ui.illustrations import illustrations_of, load_illustrations
from ui.page import Kind, Page
from ui.theme import has_icon

LANGUAGES = ("en", "ru", "uk")
IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in GAMES for language in LANGUAGES]
)


def book(name: str, language: str) -> Page:
    page = load_book(find_game(name).folder, language)
    assert page is not None, f"games/{name}/book/{language}.md is missing"
    return page


def covered(page: Page) -> set[str]:
    return {id for passage in page.passages for id in passage.ids}


@IN_EVERY_LANGUAGE
def test_every_rule_is_covered_by_a_passage(name: str, language: str) -> None:
    known = covered(book(name, language))
    assert [id for id in defined(find_game(name).folder / "RULES.md") if id not in known] == []


@IN_EVERY_LANGUAGE
def test_every_id_that_a_book_names_stands_in_the_rules(name: str, language: str) -> None:
    rules = load_rules(find_game(name).folder)
    assert rules is not None
    assert sorted(id for id in covered(book(name, language)) if rules.find(id) is None) == []


@IN_EVERY_LANGUAGE
def test_a_passage_names_rules_and_has_words(name: str, language: str) -> None:
    page = book(name, language)
    assert [passage for passage in page.passages if not passage.ids or not passage.strips] == []
    assert all(before.strips.stop <= after.strips.stop for before, after in pairwise(page.passages))


@IN_EVERY_LANGUAGE
def test_what_is_hidden_stays_hidden(name: str, language: str) -> None:
    """No id, comment, mark of a picture or name of a file is read by players."""
    seen = re.compile(r"\b[A-Z]{3}-[A-Z0-9]|<!--|-->|\[\[|\]\]|\.(?:md|py|yaml)\b")
    assert [text for texts in book(name, language).texts for text in texts if seen.search(text)] == []


def sections(page: Page) -> list[tuple[Kind, list[Kind], list[tuple[str, ...]], int]]:
    """What stands under each heading: its kind, the kinds of its strips, the ids of its passages, its pictures."""
    found = []
    for begin, end in pairwise([*page.headings, len(page.strips)]):
        inside = range(begin, end)
        ids = [passage.ids for passage in page.passages if passage.strips.start in inside]
        pictures = sum(drawing.strip in inside for drawing in page.drawings)
        kinds = [page.strips[strip].kind for strip in inside]
        found.append((kinds[0], kinds[1:], sorted(ids), pictures))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", GAMES)
def test_the_languages_have_the_same_structure(name: str, language: str) -> None:
    """The same headings in the same order, and under each of them the same; words are in each one's own ABC."""
    assert sections(book(name, language)) == sections(book(name, "en"))


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_is_drawn_by_cards_or_illustrations_that_exist(name: str) -> None:
    """The same in every language; every illustration is used once."""
    drawings = {language: book(name, language).drawings for language in LANGUAGES}
    drawn = [(drawing.cards, drawing.drawn) for drawing in drawings["en"]]
    assert [drawing.words for drawing in drawings["en"] if not drawing.cards and not drawing.drawn] == []
    assert all([(drawing.cards, drawing.drawn) for drawing in others] == drawn for others in drawings.values())
    known = {kind.id for kind in find_game(name).kinds if kind.copy_ids()}
    assert sorted({card for cards, _ in drawn for card in cards} - known) == []
    assert sorted(id for _, id in drawn if id) == sorted(illustrations_of(name))


@pytest.mark.parametrize("name", GAMES)
def test_an_illustration_has_cards_and_signs_that_exist_and_words_in_every_language(name: str) -> None:
    known = {kind.id for kind in find_game(name).kinds if kind.copy_ids()}
    for id, one in illustrations_of(name).items():
        labels = [label.removeprefix("icon:") for shot in one.shots for label in shot.labels.values() if ":" in label]
        icons = [*labels, *(icon for item in one.row for icon in item.icons)]
        assert [icon for icon in icons if not has_icon(icon)] == [], id
        assert sorted({card for item in one.row for card in item.cards} - known) == [], id
        said = [*(item.words for item in one.row), *(shot.below for shot in one.shots)]
        for words in filter(None, said):
            for language in LANGUAGES:
                assert_in_language(words.in_(language), language, f"{name}/{id}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: {}\n", "it has either shots or a row"),
        ("a: {row: [{icon: axe}]}\n", "unknown field `icon`"),
    ],
)
def test_a_mistake_in_an_illustration_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "illustrations.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=r"illustrations\.yaml:1") as refused:
        load_illustrations(path)
    assert said in str(refused.value)


def test_ids_belong_to_what_stands_above_them() -> None:
    page = Page(
        "# Title\n\n## First\n\nOne. <!-- TOY-1.1 -->\n\nTwo.\n\n- three\n- four\n<!-- TOY-1.2 TOY-1.3 -->\n- five\n\n"
        "[[picture: a cat]]\n\n<!-- TOY-2.1 -->\n\n## Last\n<!-- TOY-3.1 -->\n"
    )
    assert [[page.texts[strip][0] for strip in passage.strips] for passage in page.passages] == [
        ["One."],
        ["Two.", "three", "four"],
        ["five"],
        ["Last"],
    ]
    assert [passage.ids for passage in page.passages][1] == ("TOY-1.2", "TOY-1.3")
    assert [(page.texts[drawing.strip][0], drawing.words) for drawing in page.drawings] == [("five", "a cat")]
    assert page.texts[page.find("TOY-1.3") or 0] == ["Two."]


def test_a_passage_begins_with_words_and_goes_on_behind_a_picture() -> None:
    page = Page(
        "## First\n\n[[picture: a cat | cards: cat]]\n\nOne.\n\n[[picture: two cats | cards: cat cat]]\n\n"
        "Two. <!-- TOY-1.1 -->\n"
    )
    assert [strip.kind for strip in page.strips] == ["chapter", "cards", "text", "cards", "text"]
    assert [strip.cards for strip in page.strips if strip.cards] == [("cat",), ("cat", "cat")]
    assert page.passages[0].strips == range(2, 5)


def test_without_ids_a_page_has_no_passages() -> None:
    page = Page("# Title\n\nwords <b> --> and [[more]]\n")
    assert not page.passages
    assert page.texts[1] == ["words <b> --> and [[more]]"]
