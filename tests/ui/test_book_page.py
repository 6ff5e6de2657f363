"""The rule book of a game: open at the passage in question in the player's language, the exact text one key away."""

from __future__ import annotations

import pygame
import pytest

from engine.games import find_game
from tests.playing import GAMES
from tests.test_rules_cited import defined
from tests.ui.driving import LAYOUTS, click, has, key, lay_out, layout_faults, texts_on, toast_of, words_on
from tests.ui.driving import type_text as write
from ui.app import App
from ui.book import load_book, load_rules
from ui.canvas import Canvas
from ui.illustrations import Shot
from ui.page import Page
from ui.scenes.illustrator import Illustrator, TablePicture
from ui.scenes.rules import Rules
from ui.settings import Language
from ui.typeset import MARGIN
from ui.widgets.sheet import Sheet

LANGUAGES: tuple[Language, ...] = ("en", "ru", "uk")


def open_book(app: App, rule: str = "", *, name: str = "castle", language: Language = "en") -> Rules:
    app.set_language(language)
    scene = Rules(app, find_game(name), rule)
    app.push(scene)
    app.frame(0.016)
    return scene


def sheet_of(scene: Rules) -> Sheet:
    assert scene.sheet is not None
    return scene.sheet


def reading(scene: Rules) -> str:
    return scene.text


def marked_text(scene: Rules) -> str:
    sheet = sheet_of(scene)
    assert sheet.marked is not None
    assert sheet.marked in [strip for strip, _ in sheet.typeset.shown(sheet.place, sheet.view.height)]
    return " ".join(sheet.page.texts[sheet.marked])


@pytest.mark.parametrize(("language", "words"), [("en", "King"), ("ru", "Король"), ("uk", "Король")])
def test_it_opens_at_the_passage_in_the_language_of_the_player(app: App, language: Language, words: str) -> None:
    scene = open_book(app, "CAS-C.king", language=language)
    assert reading(scene) == "book"
    assert marked_text(scene).startswith(words)
    assert not [written for written in words_on(app) if "CAS-" in written]


def test_one_key_leads_to_the_exact_text_of_the_rule_and_back(app: App) -> None:
    scene = open_book(app, "CAS-C.king", language="ru")
    book = sheet_of(scene).place
    key(app, pygame.K_F1)
    assert reading(scene) == "exact"
    assert sheet_of(scene).marked == sheet_of(scene).page.find("CAS-C.king")
    key(app, pygame.K_F1)
    assert reading(scene) == "book"
    assert sheet_of(scene).place == book
    click(app, "turn-over")
    assert reading(scene) == "exact"
    key(app, pygame.K_BACKSPACE)
    assert (reading(scene), sheet_of(scene).place) == ("book", book)


def test_without_a_mark_it_goes_to_the_rule_that_is_read(app: App) -> None:
    scene = open_book(app)
    book = sheet_of(scene).page
    sheet_of(scene).show(book.ids["CAS-5.1"])
    key(app, pygame.K_F1)
    read = [id for id, strip in sheet_of(scene).page.ids.items() if strip == sheet_of(scene).marked]
    passage = next(passage for passage in book.passages if "CAS-5.1" in passage.ids)
    assert set(read) & set(passage.ids)


def test_scrolling_away_from_the_mark_leaves_it_behind(app: App) -> None:
    scene = open_book(app, "CAS-C.king")
    key(app, pygame.K_HOME)
    key(app, pygame.K_F1)
    assert sheet_of(scene).marked != sheet_of(scene).page.find("CAS-C.king")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_leads_to_the_book_and_on_to_its_exact_text(name: str, language: Language) -> None:
    folder = find_game(name).folder
    book, exact = load_book(folder, language), load_rules(folder)
    assert book is not None
    assert exact is not None
    for rule in defined(folder / "RULES.md"):
        strip = book.find(rule)
        assert strip is not None, rule
        assert exact.find(rule) is not None, rule
        assert exact.find(book.rule_at(strip, exact.ids)) is not None, rule


def test_a_rule_that_only_the_exact_text_has_opens_that(app: App) -> None:
    scene = open_book(app, "JUN-E-08", name="junquick")
    assert reading(scene) == "exact"
    assert "JUN-E-08" in marked_text(scene)


def test_a_rule_that_is_nowhere_is_said(app: App) -> None:
    scene = open_book(app, f"CAS-{99}.9")
    assert reading(scene) == "book"
    assert f"CAS-{99}.9" in toast_of(app)


def test_a_number_typed_goes_to_its_passage(app: App) -> None:
    scene = open_book(app)
    key(app, pygame.K_SLASH)
    write(app, "cas-c.king")
    assert "King" in marked_text(scene)


def test_search_goes_on_in_the_other_text(app: App) -> None:
    scene = open_book(app)
    scene.search("knight")
    hits = len(sheet_of(scene).hits)
    key(app, pygame.K_F1)
    assert 0 < hits != len(sheet_of(scene).hits) > 0
    key(app, pygame.K_F3)
    assert sheet_of(scene).current in sheet_of(scene).hits


@pytest.mark.parametrize(("language", "typed"), [("ru", "рыцарями"), ("uk", "лицарями")])
def test_search_finds_every_form_of_a_word(app: App, language: Language, typed: str) -> None:
    scene = open_book(app, language=language)
    scene.search(typed)
    sheet = sheet_of(scene)
    assert len({sheet.page.texts[h.strip][h.cell][h.start : h.end].lower() for h in sheet.hits}) > 3


def test_the_book_speaks_another_language_at_once(app: App) -> None:
    scene = open_book(app, "CAS-5.1")
    before = sheet_of(scene).place.strip
    app.set_language("uk")
    app.frame(0.016)
    assert sheet_of(scene).page is load_book(find_game("castle").folder, "uk")
    assert abs(sheet_of(scene).place.strip - before) <= 1


def test_a_game_without_a_book_shows_the_exact_text(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.scenes.rules.load_book", lambda folder, language: None)
    scene = open_book(app, "CAS-C.king")
    assert reading(scene) == "exact"
    assert not has(app, "turn-over")
    key(app, pygame.K_F1)
    assert reading(scene) == "exact"


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_of_a_book_is_drawn(app: App, name: str) -> None:
    scene = open_book(app, name=name)
    sheet = sheet_of(scene)
    lay_out(app, (1024, 640), 100, "ru")
    sheet = sheet_of(scene)
    pictures = [strip for strip in sheet.page.strips if strip.kind == "cards"]
    assert pictures
    for index, strip in enumerate(sheet.page.strips):
        if strip.kind == "cards":
            sheet.show(index)
            app.frame(0.016)
            place = sheet.typeset.set(index)
            assert place.height - place.above > scene.px(60)
            assert sheet.paint is not None
            assert all(sheet.paint(card, (80, 112)).get_size() == (80, 112) for card in strip.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_illustration_fits_the_page_and_its_words_are_read_whole(app: App, name: str, language: str) -> None:
    """Narrow and wide: it is drawn within its place, and is no plain ground."""
    scene = open_book(app, name=name)
    lay_out(app, (1024, 640), 100, language)
    painter = Illustrator(app, scene, find_game(name))
    for width in (430, 900):
        for id in painter.known:
            drawn = painter.illustration(id, width)
            surface = pygame.Surface((width, drawn.height))
            surface.fill(scene.theme.palette.paper)
            canvas = Canvas(surface, scene.theme)
            canvas.written = []
            drawn.draw(canvas, (0, 0))
            assert 30 < drawn.height < 1400, id
            assert not [line for line in canvas.written if line.is_cut], id
            assert all(surface.get_rect().contains(line.box) for line in canvas.written), id
            seen = {tuple(surface.get_at((x, y))) for x in range(0, width, 3) for y in range(0, drawn.height, 3)}
            assert len(seen) > 10, id


@pytest.mark.parametrize("name", GAMES)
def test_an_illustration_has_its_place_in_the_book(app: App, name: str) -> None:
    scene = open_book(app, name=name)
    lay_out(app, (1280, 800), 100, "uk")
    sheet = sheet_of(scene)
    places = [index for index, strip in enumerate(sheet.page.strips) if strip.kind == "drawn"]
    assert places
    for index in places:
        sheet.show(index)
        app.frame(0.016)
        place = sheet.typeset.set(index)
        assert place.height - place.above >= scene.px(50)


def test_what_an_illustration_is_cut_by_must_lie_on_the_table(app: App) -> None:
    scene = open_book(app, name="castle")
    shot = Shot(position={"board": {}}, crop=["card:nobody"])
    with pytest.raises(LookupError, match="card:nobody"):
        TablePicture(app, scene.theme, find_game("castle"), shot, 500)


def test_the_whole_passage_is_marked() -> None:
    page = Page("## Head\n\nOne.\n\nTwo.\n\n<!-- TOY-1.1 -->\n\nThree. <!-- TOY-1.2 -->\n\nFour.\n")
    assert [list(page.passage(strip)) for strip in range(5)] == [[0], [1, 2], [1, 2], [3], [4]]


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_nothing_is_cut_and_no_text_leaves_the_paper(
    app: App, size: tuple[int, int], scale: int, language: str
) -> None:
    scene = open_book(app, "BSK-10.2", name="berserk")
    lay_out(app, size, scale, language)
    for code in (pygame.K_PAGEDOWN, pygame.K_END):
        assert layout_faults(app) == []
        page = sheet_of(scene)
        known = {text for texts in page.page.texts for text in texts}
        for written in texts_on(app):
            if written.box.colliderect(page.view) and written.words in known:
                assert written.box.right <= page.view.right - scene.px(MARGIN), written
        key(app, code)
