"""The exact text of the rules, as a game without a book shows it: open at the rule in question, searchable, readable
at every size."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.games import Game, find_game
from tests.playing import GAMES
from tests.ui.driving import (
    LAYOUTS,
    click,
    click_at,
    find,
    has,
    key,
    lay_out,
    layout_faults,
    texts_on,
    toast_of,
    wheel_at,
    words_on,
)
from tests.ui.driving import type_text as write
from ui.app import App
from ui.page import ID, Page
from ui.scenes.rules import Rules
from ui.theme import HOUSE, Theme
from ui.typeset import CELL, MARGIN, Place, Typeset, shared
from ui.widgets.sheet import Sheet

NAME = "castle"
PLAN = "a very long line of a plan  " * 6
TOY = f"""# Toy

Begin with TOY-2.1 and see TOY-9.9.

## First

**TOY-1.1** One rule, and TOY-1.2 with it.

**TOY-1.2** Another rule.

| id | what |
|---|---|
| TOY-C.a, TOY-C.b | two cards |
| TOY-A-3 | see TOY-1.1-1.2 |

> quoted words

## Second

- **TOY-2.1** The last rule.
  a. with a part
  ```
  A   B
  ```

```
{PLAN}
```
"""


@pytest.fixture(autouse=True)
def _no_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.scenes.rules.load_book", lambda folder, language: None)


def game_with(folder: Path, text: str | bytes | None) -> Game[Any]:
    """A game whose rules page is this."""
    game = find_game(NAME)
    (folder / "lang").mkdir(parents=True)
    for file in (game.folder / "lang").iterdir():
        (folder / "lang" / file.name).write_bytes(file.read_bytes())
    if text is not None:
        (folder / "RULES.md").write_bytes(text if isinstance(text, bytes) else text.encode())
    return dataclasses.replace(game, folder=folder)


def open_page(app: App, rule: str = "", game: Game[Any] | None = None) -> Rules:
    scene = Rules(app, game or find_game(NAME), rule)
    app.push(scene)
    app.frame(0.016)
    return scene


def sheet_of(scene: Rules) -> Sheet:
    assert scene.sheet is not None
    return scene.sheet


def seen(sheet: Sheet) -> list[int]:
    """The strips whose beginning is in sight."""
    shown = sheet.typeset.shown(sheet.place, sheet.view.height)
    return [strip for strip, top in shown if 0 <= top + sheet.typeset.set(strip).above < sheet.view.height]


def text_of(sheet: Sheet, strip: int | None) -> str:
    assert strip is not None
    return " ".join(sheet.page.texts[strip])


def link_place(sheet: Sheet, ref: str) -> tuple[int, int]:
    """Where a link in sight stands on the screen."""
    link = next(link for link in sheet.typeset.links(sheet.place, sheet.view.height) if link.ref == ref)
    top = dict(sheet.typeset.shown(sheet.place, sheet.view.height))[link.place.strip]
    return sheet.typeset.boxes(link.place)[0].move(sheet.view.x, sheet.view.y + top).center


# Opening


@pytest.mark.parametrize("rule", ["CAS-3.2", "CAS-C.king", "cas-11.2", "CAS-1.1", "CAS-13.2", "EX-20"])
def test_it_opens_at_a_rule_and_marks_it(app: App, rule: str) -> None:
    sheet = sheet_of(open_page(app, rule))
    assert sheet.marked is not None
    assert sheet.marked in seen(sheet)
    assert rule.lower() in text_of(sheet, sheet.marked).lower()
    assert sheet.marked == sheet.page.defined(rule)


def test_the_mark_is_a_sign_and_not_a_colour_alone(app: App) -> None:
    scene = open_page(app, "CAS-3.2")
    sheet = sheet_of(scene)
    top = dict(sheet.typeset.shown(sheet.place, sheet.view.height))[sheet.marked or 0]
    gutter = pygame.Rect(sheet.view.x + scene.px(12), sheet.view.y + top, scene.px(MARGIN - 14), scene.px(40))
    dark = pygame.mask.from_threshold(app.screen.subsurface(gutter), sheet.typeset.link_colour, (60, 60, 60))
    assert dark.count() > 20
    sheet.marked = None
    app.is_stale = True
    app.frame(0.016)
    assert (
        pygame.mask.from_threshold(app.screen.subsurface(gutter), sheet.typeset.link_colour, (60, 60, 60)).count() == 0
    )


def test_without_a_rule_it_opens_at_the_beginning(app: App) -> None:
    sheet = sheet_of(open_page(app))
    assert sheet.place == Place()
    assert sheet.marked is None
    assert app.scene.focus == "page"


def test_a_rule_that_is_not_there_is_said_and_the_page_opens(app: App) -> None:
    sheet = sheet_of(open_page(app, "ABC-99.9"))
    assert sheet.place == Place()
    assert "ABC-99.9" in toast_of(app)


@pytest.mark.parametrize("text", [None, b"", b"\xff\xfe\x00bad"], ids=["missing", "empty", "no text"])
def test_a_page_that_cannot_be_read_is_one_sentence(app: App, tmp_path: Path, text: bytes | None) -> None:
    scene = open_page(app, "CAS-1.1", game_with(tmp_path / "game", text))
    assert scene.sheet is None
    assert [words for words in words_on(app) if "RULES.md" in words]
    assert layout_faults(app) == []
    for code in (pygame.K_F3, pygame.K_PAGEDOWN, pygame.K_SLASH, pygame.K_BACKSPACE, pygame.K_TAB):
        key(app, code)


def test_coming_back_from_another_screen_stays_where_it_was(app: App) -> None:
    sheet = sheet_of(open_page(app, "CAS-3.2"))
    key(app, pygame.K_END)
    before = sheet.place
    key(app, pygame.K_F2)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Rules)
    assert sheet.place == before


def test_esc_closes(app: App) -> None:
    open_page(app)
    open_page(app)
    key(app, pygame.K_ESCAPE)
    assert len(app.scenes) == 1


def test_only_what_is_near_is_laid_out(app: App) -> None:
    sheet = sheet_of(open_page(app, "CAS-13.2"))
    assert len(sheet.typeset.sets) < len(sheet.page.strips) / 2


# What stands on a page


def test_every_rule_of_a_page_is_found_where_it_is_defined() -> None:
    page = Page(TOY)
    assert {id: " ".join(page.texts[page.ids[id]]) for id in ("TOY-1.2", "TOY-C.b", "TOY-A-3", "TOY-2.1", "TOY-1")} == {
        "TOY-1.2": "TOY-1.2 Another rule.",
        "TOY-C.b": "TOY-C.a, TOY-C.b two cards",
        "TOY-A-3": "TOY-A-3 see TOY-1.1-1.2",
        "TOY-2.1": "TOY-2.1 The last rule.",
        "TOY-1": "TOY-1.1 One rule, and TOY-1.2 with it.",
    }
    assert page.known("TOY-1.1-1.2") == "TOY-1.1"
    assert page.known("TOY-1.2b") == "TOY-1.2"
    assert page.known("XYZ-9") == ""
    assert page.find("TOY-9.9") == 1  # nowhere defined, but spoken of
    assert page.find("rule") is None


@pytest.mark.parametrize("name", GAMES)
def test_every_id_that_a_page_speaks_of_leads_somewhere(name: str) -> None:
    page = Page((find_game(name).folder / "RULES.md").read_text(encoding="utf-8"))
    spoken = {id for texts in page.texts for text in texts for id in ID.findall(text)}
    assert len(spoken) > 50
    assert [id for id in sorted(spoken) if not page.known(id)] == []


@pytest.mark.parametrize("width", [300, 640, 900, 2600])
@pytest.mark.parametrize("name", [*GAMES, "toy"])
def test_no_word_stands_outside_its_column(app: App, name: str, width: int) -> None:
    text = TOY if name == "toy" else (find_game(name).folder / "RULES.md").read_text(encoding="utf-8")
    theme = Theme(HOUSE, width / 900)
    typeset = Typeset(Page(text), theme, width)
    for index, strip in enumerate(typeset.page.strips):
        shown = typeset.set(index)
        lines = shown.columns or (0, width - theme.px(MARGIN))
        assert len(shown.parts) == len(strip.cells)
        for part, left, right in zip(shown.parts, lines, lines[1:], strict=False):
            assert left <= part.x
            assert part.x + part.laid.width <= right - (theme.px(CELL[0]) if shown.columns else 0), strip
            assert part.y + part.laid.height <= shown.height
        assert lines[-1] <= width - theme.px(MARGIN)
        if shown.marker is not None:
            assert shown.marker.x >= 0
            assert shown.marker.x + shown.marker.laid.width <= shown.parts[0].x


@pytest.mark.parametrize(
    ("wanted", "least", "room", "widths"),
    [
        ([100, 200], [50, 50], 400, [100, 200]),
        ([100, 900, 900], [50, 50, 50], 500, [100, 200, 200]),
        ([100, 900, 300], [50, 500, 50], 800, [100, 500, 200]),
        ([900, 900], [300, 100], 200, [150, 50]),
    ],
)
def test_columns_share_the_room_they_have(wanted: list[int], least: list[int], room: int, widths: list[int]) -> None:
    assert shared(wanted, least, room) == widths


# Scrolling


def test_keys_scroll_and_stop_at_both_ends(app: App) -> None:
    sheet = sheet_of(open_page(app))
    key(app, pygame.K_UP)
    assert sheet.place == Place()
    key(app, pygame.K_DOWN)
    one = sheet.place
    assert one > Place()
    key(app, pygame.K_PAGEDOWN)
    assert sheet.place > one
    key(app, pygame.K_PAGEUP)
    assert sheet.place == one
    key(app, pygame.K_END)
    end = sheet.place
    assert len(sheet.page.strips) - 1 in seen(sheet)
    key(app, pygame.K_PAGEDOWN)
    assert sheet.place == end
    key(app, pygame.K_HOME)
    assert sheet.place == Place()


def test_the_wheel_and_the_bar_scroll(app: App) -> None:
    sheet = sheet_of(open_page(app))
    wheel_at(app, sheet.rect.center, -2)
    assert sheet.place > Place()
    click_at(app, (sheet.rect.right - 6, sheet.view.centery))
    share, _ = sheet.typeset.share(sheet.place, sheet.view.height)
    assert 0.35 < share < 0.6
    click_at(app, (sheet.rect.right - 6, sheet.view.bottom - 1))
    assert len(sheet.page.strips) - 1 in seen(sheet)


def test_going_down_step_by_step_shows_everything(app: App) -> None:
    sheet = sheet_of(open_page(app))
    found = set(seen(sheet))
    for _ in range(200):
        key(app, pygame.K_PAGEDOWN)
        found |= set(seen(sheet))
    assert found == set(range(len(sheet.page.strips)))


def test_a_new_size_keeps_what_is_read(app: App) -> None:
    sheet = sheet_of(open_page(app, "CAS-8.4"))
    app.resize((1024, 640))
    app.frame(0.016)
    assert sheet.marked in seen(sheet)


# Searching


def test_typing_searches_at_once_and_enter_goes_on(app: App) -> None:
    scene = open_page(app)
    sheet = sheet_of(scene)
    key(app, pygame.K_f, pygame.KMOD_CTRL)
    write(app, "kn")
    many = len(sheet.hits)
    write(app, "ights")
    assert 3 < len(sheet.hits) < many
    assert {sheet.page.texts[h.strip][h.cell][h.start : h.end].lower() for h in sheet.hits} == {"knight", "knights"}
    assert sheet.current == sheet.hits[0]
    assert f"Match 1 of {len(sheet.hits)}" in words_on(app)
    key(app, pygame.K_RETURN)
    assert sheet.current == sheet.hits[1]
    key(app, pygame.K_F3)
    assert sheet.current == sheet.hits[2]
    key(app, pygame.K_RETURN, pygame.KMOD_SHIFT)
    key(app, pygame.K_F3, pygame.KMOD_SHIFT)
    key(app, pygame.K_F3, pygame.KMOD_SHIFT)
    assert sheet.current == sheet.hits[-1]  # around the end
    assert sheet.current.strip in [strip for strip, _ in sheet.typeset.shown(sheet.place, sheet.view.height)]
    click(app, "next")
    assert sheet.current == sheet.hits[0]
    click(app, "previous")
    assert sheet.current == sheet.hits[-1]


def test_every_hit_comes_into_sight(app: App) -> None:
    scene = open_page(app)
    sheet = sheet_of(scene)
    key(app, pygame.K_SLASH)
    write(app, "protect")
    assert len(sheet.hits) > 10
    for _ in sheet.hits:
        key(app, pygame.K_F3)
        assert sheet.current is not None
        top = dict(sheet.typeset.shown(sheet.place, sheet.view.height))[sheet.current.strip]
        for box in sheet.typeset.boxes(sheet.current)[:1]:
            assert top + box.top >= 0
            assert top + box.bottom <= sheet.view.height


def test_a_hit_deep_in_a_long_paragraph_comes_into_sight(app: App, tmp_path: Path) -> None:
    scene = open_page(
        app, game=game_with(tmp_path / "game", "# Long\n\n" + "many words " * 1500 + "needle" + " end" * 900)
    )
    scene.search("needle")
    sheet = sheet_of(scene)
    assert sheet.current is not None
    top = dict(sheet.typeset.shown(sheet.place, sheet.view.height))[sheet.current.strip]
    (box,) = sheet.typeset.boxes(sheet.current)
    assert top + box.top >= 0
    assert top + box.bottom <= sheet.view.height


def test_hits_are_highlighted_and_the_current_one_has_a_rim(app: App) -> None:
    scene = open_page(app, "CAS-3.2")
    sheet = sheet_of(scene)
    sheet.marked = None
    red, green, blue = (a * b // 255 for a, b in zip(scene.palette.glow, scene.palette.paper, strict=True))
    tint = (red, green, blue)
    app.draw()
    before = pygame.mask.from_threshold(app.screen.subsurface(sheet.view), tint, (4, 4, 4)).count()
    key(app, pygame.K_SLASH)
    write(app, "player")
    after = pygame.mask.from_threshold(app.screen.subsurface(sheet.view), tint, (4, 4, 4)).count()
    assert after > before + 500
    rimmed = pygame.image.tobytes(app.screen, "RGB")
    sheet.current = None
    app.draw()
    assert pygame.image.tobytes(app.screen, "RGB") != rimmed


def test_words_are_highlighted_in_code_and_in_heads_of_tables(app: App, tmp_path: Path) -> None:
    scene = open_page(app, game=game_with(tmp_path / "game", TOY + "\n`words of code`"))
    sheet = sheet_of(scene)
    for words in ("what", "very long", "of code"):
        scene.search("")
        app.draw()
        before = pygame.image.tobytes(app.screen.subsurface(sheet.view), "RGB")
        scene.search(words)
        assert sheet.hits
        sheet.current = None
        app.draw()
        assert pygame.image.tobytes(app.screen.subsurface(sheet.view), "RGB") != before


def test_the_slash_that_opens_the_search_is_not_searched_for(app: App) -> None:
    scene = open_page(app)
    write(app, "/")
    assert scene.focus == "search"
    assert scene.words == ""
    write(app, "a/b")
    assert scene.words == "a/b"


def test_a_search_without_a_hit_says_so(app: App) -> None:
    scene = open_page(app)
    key(app, pygame.K_SLASH)
    write(app, "zzz")
    assert "Nothing found" in words_on(app)
    for _ in range(3):
        key(app, pygame.K_BACKSPACE)
    assert scene.words == ""
    assert sheet_of(scene).hits == []
    assert "Nothing found" not in words_on(app)


@pytest.mark.parametrize("typed", ["CAS-8.4", "cas-8.4", "cas-c.ghost"])
def test_an_id_typed_goes_to_its_rule(app: App, typed: str) -> None:
    scene = open_page(app)
    key(app, pygame.K_SLASH)
    write(app, typed)
    sheet = sheet_of(scene)
    assert sheet.current is not None
    assert sheet.current.strip == sheet.page.find(typed)
    assert sheet.current.start == 0
    assert sheet.current.strip in seen(sheet)


# Links


def test_a_click_on_an_id_jumps_and_backspace_goes_back(app: App) -> None:
    scene = open_page(app, "CAS-3.7")
    sheet = sheet_of(scene)
    before = sheet.place
    click_at(app, link_place(sheet, "CAS-11.2"))
    assert text_of(sheet, sheet.marked).startswith("CAS-11.2")
    assert sheet.marked in seen(sheet)
    key(app, pygame.K_BACKSPACE)
    assert sheet.place == before
    assert text_of(sheet, sheet.marked).startswith("CAS-3.7")
    key(app, pygame.K_BACKSPACE)
    assert sheet.place == before


def test_tab_goes_from_link_to_link_and_enter_follows(app: App) -> None:
    scene = open_page(app, "CAS-3.7")
    sheet = sheet_of(scene)
    before = sheet.place
    links = sheet.typeset.links(sheet.place, sheet.view.height)
    assert len(links) > 1
    for link in links:
        key(app, pygame.K_TAB)
        assert sheet.link == link
    key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert sheet.link == links[-2]
    key(app, pygame.K_RETURN)
    assert sheet.page.ids[links[-2].ref] == sheet.marked
    key(app, pygame.K_LEFT, pygame.KMOD_ALT)
    assert sheet.place == before


def test_behind_the_last_link_the_focus_leaves_the_page(app: App) -> None:
    scene = open_page(app, "CAS-3.7")
    for _ in range(len(sheet_of(scene).typeset.links(sheet_of(scene).place, sheet_of(scene).view.height)) + 1):
        assert scene.focus == "page"
        key(app, pygame.K_TAB)
    assert scene.focus != "page"


def test_the_link_that_the_keyboard_is_at_is_seen(app: App) -> None:
    scene = open_page(app, "CAS-3.7")
    before = pygame.image.tobytes(app.screen.subsurface(sheet_of(scene).view), "RGB")
    key(app, pygame.K_TAB)
    assert pygame.image.tobytes(app.screen.subsurface(sheet_of(scene).view), "RGB") != before


def test_a_rule_is_no_link_to_itself(app: App) -> None:
    sheet = sheet_of(open_page(app, "CAS-3.2"))
    for link in sheet.typeset.links(sheet.place, sheet.view.height):
        assert sheet.page.ids[link.ref] != link.place.strip


def test_the_back_button_works_once_there_is_a_way_back(app: App) -> None:
    scene = open_page(app, "CAS-3.7")
    assert not find(app, "back").enabled
    scene.jump("CAS-11.2")
    assert find(app, "back").enabled
    click(app, "back")
    assert not find(app, "back").enabled


# The contents


def test_the_contents_go_to_a_heading_and_show_where_we_are(app: App) -> None:
    scene = open_page(app)
    sheet = sheet_of(scene)
    for number in (9, len(sheet.page.headings) - 1, 2):
        click(app, f"heading-{number}")
        assert sheet.page.headings[number] in seen(sheet)
        assert scene.section() == number
        entry, pane = find(app, f"heading-{number}"), find(app, "contents")
        assert pane.rect.contains(entry.rect)
    scene.focus = "page"
    key(app, pygame.K_HOME)
    assert scene.section() == 0
    for _ in range(60):
        key(app, pygame.K_PAGEDOWN)
        assert find(app, "contents").rect.contains(find(app, f"heading-{scene.section()}").rect)
    assert scene.section() > 5


def test_arrows_and_enter_use_the_contents_too(app: App) -> None:
    scene = open_page(app)
    scene.focus = "heading-3"
    key(app, pygame.K_DOWN)
    assert scene.focus == "heading-4"
    key(app, pygame.K_RETURN)
    assert sheet_of(scene).page.headings[4] in seen(sheet_of(scene))


def test_without_room_the_contents_come_on_a_key_press(app: App) -> None:
    scene = open_page(app)
    app.resize((900, 640))
    app.frame(0.016)
    assert not has(app, "heading-4")
    click(app, "contents-button")
    assert has(app, "heading-4")
    assert not has(app, "page")
    click(app, "heading-4")
    assert has(app, "page")
    assert sheet_of(scene).page.headings[4] in seen(sheet_of(scene))


# Every size


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_nothing_is_cut_and_no_text_leaves_the_paper(
    app: App, size: tuple[int, int], scale: int, language: str
) -> None:
    scene = open_page(app, "CAS-1.9")
    lay_out(app, size, scale, language)
    scene.focus = "search"
    write(app, "player")
    page = sheet_of(scene)
    known = {text for texts in page.page.texts for text in texts}
    for code in (pygame.K_PAGEDOWN, pygame.K_END):
        assert layout_faults(app) == []
        for written in texts_on(app):
            if written.box.colliderect(page.view) and written.words in known:
                assert page.view.left <= written.box.left
                assert written.box.right <= page.view.right - scene.px(MARGIN), written
        key(app, code)


def test_it_survives_a_tiny_and_rotated_window(app: App) -> None:
    scene = open_page(app, "CAS-1.9")
    for size in ((400, 700), (320, 240), (200, 900)):
        app.resize(size)
        app.frame(0.016)
        key(app, pygame.K_PAGEDOWN)
        key(app, pygame.K_F3)
    assert app.scene is scene


def test_high_contrast_draws_black_on_white(app: App) -> None:
    scene = open_page(app, "CAS-3.2")
    app.settings.high_contrast = True
    app.refresh()
    app.frame(0.016)
    assert app.screen.get_at((sheet_of(scene).view.right - 60, sheet_of(scene).view.bottom - 2))[:3] == (255, 255, 255)
