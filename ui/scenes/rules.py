"""The rules of a game: the book for players and the exact text, opened at a rule, searched, read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Literal, TypeAlias

import pygame

from engine.games import Game
from engine.texts import of_game
from ui.app import App
from ui.book import EXACT, load_book, load_rules
from ui.page import Page
from ui.scenes.base import Scene
from ui.scenes.contents import entries
from ui.scenes.frame import lessons_icon, lone_paper
from ui.scenes.illustrator import Illustrator
from ui.shelf import shelf_entry
from ui.typeset import Place
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.field import Field
from ui.widgets.sheet import START, Sheet

Text: TypeAlias = Literal["book", "exact"]
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
WIDE: Final = 1060  # units: from here on there is room for the contents beside the page
WIDEST_PAGE: Final = 980
MOST_STEPS: Final = 50  # that can be gone back


class Rules(Scene):
    """The rules of a game on a sheet of paper, open at a rule if one is named."""

    def __init__(self, app: App, game: Game[Any], rule: str = "", words: str = "") -> None:
        super().__init__(app)
        self.game = game
        self.palette = shelf_entry(game.name).palette
        self.words = ""  # that are searched for
        self.shows_contents = False  # instead of the page, where there is no room for both
        self.been: list[tuple[Text, Place, int | None]] = []  # what was seen before each jump
        self.rule = ""  # the one that was looked for last
        self._wanted, self._sought = rule, words
        self._followed = -1  # the heading that the contents were last scrolled to
        self._before_search = Place()
        self.focus = "page"
        self._language = app.language
        pages: dict[Text, Page | None] = {
            "book": load_book(game.folder, app.language),
            "exact": load_rules(game.folder),
        }
        self.sheets = {text: self._lay(page) for text, page in pages.items() if page is not None}
        self.text: Text = "book" if "book" in self.sheets else "exact"

    def _lay(self, page: Page, place: Place = START) -> Sheet:
        painter, box = Illustrator(self.app, self, self.game), pygame.Rect(0, 0, 1, 1)
        sheet = Sheet(
            name="page", rect=box, page=page, on_link=self.jump, pointer=lambda: self.app.pointer, place=place
        )
        sheet.paint, sheet.illustrate = painter, painter.illustration  # before it is fitted into the screen
        return sheet

    @property
    def sheet(self) -> Sheet | None:
        """What is being read: the book or the exact text; None if there is neither."""
        return self.sheets.get(self.text)

    @property
    def page(self) -> Page | None:
        """The page on the sheet."""
        return self.sheet.page if self.sheet is not None else None

    @property
    def other(self) -> Text:
        """What is not being read."""
        return "exact" if self.text == "book" else "book"

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """The keys of the page."""
        return (
            ("Ctrl+F, /", self.say("ui.rules.key-search")),
            ("Enter, F3", self.say("ui.rules.key-next")),
            ("Shift+Enter, Shift+F3", self.say("ui.rules.key-previous")),
            ("↑, ↓, PgUp, PgDn", self.say("ui.rules.key-scroll")),
            ("Home, End", self.say("ui.rules.key-ends")),
            ("Tab", self.say("ui.rules.key-links")),
            ("Backspace, Alt+←", self.say("ui.rules.key-back")),
            *((("F1", self.say("ui.rules.key-exact")),) if self.other in self.sheets else ()),
        )

    def enter(self) -> None:
        """Open at the rule or the words that are wanted; coming back from another screen, stay where we were."""
        super().enter()
        wanted, self._wanted = self._wanted, ""
        self._look_for_words()
        if not wanted or self.sheet is None:
            return
        if not any(text in self.sheets and self._show_rule(text, wanted) for text in (self.text, self.other)):
            self.app.toast(self.say("ui.rules.no-such-rule", rule=wanted))
        self.rebuild()

    def _look_for_words(self) -> None:
        """Read on where something is spoken of: in the book, or else in the exact text."""
        words, self._sought = self._sought, ""
        if self.page is not None and words:
            self.text = self.text if self.page.search(words) or self.other not in self.sheets else self.other
            self.rebuild()  # a sheet that was not seen before gets its size
            self.search(words)

    def _show_rule(self, text: Text, rule: str) -> bool:
        """Read the book or the exact text at a rule; False if it says nothing about it."""
        sheet = self.sheets[text]
        strip = sheet.page.find(rule)
        if strip is None:
            return False
        self.text, self.rule, self.shows_contents = text, rule, False
        self.rebuild()  # a sheet that was not seen before gets its size
        sheet.show(strip, mark=True)
        return True

    # The screen

    def build(self) -> Iterable[Widget]:
        """The bar at the top, the contents, the page."""
        self._speak()
        edge, bar = self.px(20), self.px(64)
        yield Panel(name="bar", rect=pygame.Rect(0, 0, self.area.width, bar), colour=(0, 0, 0, 90), radius=0)
        below = pygame.Rect(edge, bar + self.px(14), self.area.width - 2 * edge, self.area.height - bar - self.px(30))
        if self.sheet is None:
            yield from self._build_bar(pygame.Rect(edge, 0, self.area.width - 2 * edge, bar), None)
            words = self.say("ui.rules.missing", file=self.game.folder / EXACT)
            yield from lone_paper(self, below, words)
            return
        yield from self._build_bar(pygame.Rect(edge, 0, self.area.width - 2 * edge, bar), self.sheet)
        is_wide = self.area.width >= self.px(WIDE)
        contents = below.copy()
        if is_wide:
            contents.width = min(self.px(290), below.width // 3)
            below.width = min(self.px(WIDEST_PAGE), below.width - contents.width - edge)
            contents.x = (self.area.width - contents.width - edge - below.width) // 2
            below.x = contents.right + edge
        if is_wide or self.shows_contents:
            yield from self._build_contents(contents, self.sheet)
        if is_wide or not self.shows_contents:
            self.sheet.fit(below, self.theme)
            yield self.sheet

    def _speak(self) -> None:
        """Have the book in the language of the player; it goes on where it was open."""
        if self._language != self.app.language:
            self._language = self.app.language
            page, before = load_book(self.game.folder, self._language), self.sheets.get("book")
            if page is not None and before is not None:
                self.sheets["book"] = self._lay(page, Place(min(before.place.strip, len(page.strips) - 1)))
                self._search_again()

    def _build_bar(self, bar: pygame.Rect, sheet: Sheet | None) -> Iterator[Widget]:
        gap, tall = self.px(8), self.px(40)
        label, right = self.say("ui.rules.close"), bar.right
        close = button_width(self.theme, label, key_name="Esc")

        def place(wide: int) -> pygame.Rect:
            nonlocal right
            box = pygame.Rect(right - wide, bar.centery - tall // 2, wide, tall)
            right = box.left - gap
            return box

        leave = Button(name="close", rect=place(close), label=label, key_name="Esc", on_press=self.back)
        found: list[Widget] = []
        if sheet is not None:
            found = [*lessons_icon(self, self.game, place), *self._build_turn(place), *self._build_search(place, sheet)]
        title = pygame.Rect(bar.x, bar.y, right - bar.x, bar.height)
        game = of_game(self.game, self.app.language, [])("game.name")
        words = self.say("ui.rules.book-title" if self.text == "book" else "ui.rules.title", game=game)
        yield Label(name="title", rect=title, words=words, size=20, bold=True, lines=2)
        yield from reversed(found)
        yield leave

    def _build_turn(self, place: Callable[[int], pygame.Rect]) -> Iterator[Widget]:
        """What leads to the exact text, or back to the book."""
        if self.other not in self.sheets:
            return
        label, tip = self.say(f"ui.rules.{self.other}"), self.say(f"ui.rules.{self.other}-tip")
        is_wide = self.area.width >= self.px(WIDE)
        wide = button_width(self.theme, label, key_name="F1") if is_wide else self.px(40)
        yield Button(
            name="turn-over",
            rect=place(wide),
            label=label if is_wide else "",
            icon="" if is_wide else "gavel" if self.other == "exact" else "book-open-page-variant",
            key_name="F1" if is_wide else "",
            tip=tip if is_wide else f"{tip} · F1",
            on_press=self.turn_over,
        )

    def _build_search(self, place: Callable[[int], pygame.Rect], sheet: Sheet) -> Iterator[Widget]:
        """From the right to the left: steps, how many were found, the field, back, the contents."""
        tall = self.px(40)
        enabled = bool(sheet.hits)
        for name, icon, tip, step in (
            ("next", "chevron-down", self.say("ui.rules.next"), 1),
            ("previous", "chevron-up", self.say("ui.rules.previous"), -1),
        ):
            key = "F3" if step > 0 else "Shift+F3"
            yield Button(
                name=name,
                rect=place(tall),
                icon=icon,
                tip=f"{tip} · {key}",
                enabled=enabled,
                on_press=partial(self.step, step),
            )
        yield Label(
            name="hits", rect=place(self.px(104)), words=self._hits_in_words(), size=13.5, centred=True, lines=2
        )
        yield Field(
            name="search",
            rect=place(self.px(230 if self.area.width >= self.px(WIDE) else 184)),
            words=self.words,
            hint=self.say("ui.rules.search"),
            icon="magnify",
            on_change=self.search,
        )
        yield Button(
            name="back",
            rect=place(tall),
            icon="arrow-left",
            tip=f"{self.say('ui.rules.back')} · Backspace",
            enabled=bool(self.been),
            on_press=self.go_back,
        )
        if self.area.width < self.px(WIDE):
            yield Button(
                name="contents-button",
                rect=place(tall),
                icon="format-list-bulleted",
                tip=self.say("ui.rules.contents-tip"),
                chosen=self.shows_contents,
                on_press=self._toggle_contents,
            )

    def _build_contents(self, place: pygame.Rect, sheet: Sheet) -> Iterable[Widget]:
        yield Panel(name="contents-ground", rect=place, colour=(0, 0, 0, 80), radius=14)
        head = pygame.Rect(place.x + self.px(20), place.y + self.px(10), place.width - self.px(40), self.px(28))
        yield Label(name="contents-title", rect=head, words=self.say("ui.rules.contents"), size=16, bold=True)
        inner = pygame.Rect(place.x + self.px(8), head.bottom + self.px(6), place.width - self.px(16), 0)
        inner.height = place.bottom - self.px(10) - inner.y
        children = entries(
            sheet.page, inner, self.theme, is_at=lambda number: self.section() == number, go_to=self._go_to
        )
        if self._followed != self.section() < len(children):
            self._followed = self.section()
            here = children[self._followed].rect.move(0, -inner.y)
            offset = self.scrolls.get("contents", 0)
            self.scrolls["contents"] = max(0, min(here.top, max(offset, here.bottom - inner.height)))
        yield from self.pane("contents", inner, children[-1].rect.bottom - inner.y if children else 0, children)

    def _hits_in_words(self) -> str:
        if self.sheet is None or not self.words.strip():
            return ""
        if not self.sheet.hits:
            return self.say("ui.rules.no-hits")
        number = self.sheet.hits.index(self.sheet.current) + 1 if self.sheet.current is not None else 0
        return self.say("ui.rules.hit", number=number, count=len(self.sheet.hits))

    def section(self) -> int:
        """The number of the heading whose text is being read."""
        if self.sheet is None:
            return 0
        reached = self.sheet.first_read()
        return max((number for number, strip in enumerate(self.sheet.page.headings) if strip <= reached), default=0)

    # Going about

    def _toggle_contents(self) -> None:
        self.shows_contents = not self.shows_contents
        self.rebuild()

    def _remember(self) -> None:
        if self.sheet is not None:
            self.been = [*self.been[1 - MOST_STEPS :], (self.text, self.sheet.place, self.sheet.marked)]

    def turn_over(self) -> None:
        """From the book to the exact text or back, at the rule that is being read."""
        if self.sheet is None or self.other not in self.sheets:
            return
        rule = self.rule_read(self.sheet, self.sheets[self.other].page)
        self._remember()
        self.text = self.other
        self._show_rule(self.text, rule)
        self._search_again()
        self.rebuild()

    def rule_read(self, sheet: Sheet, other: Page) -> str:
        """The rule that is marked in sight, else the one at the top, as long as the other text knows it."""
        shown = [strip for strip, _ in sheet.typeset.shown(sheet.place, sheet.view.height)]
        if sheet.marked in shown and sheet.page.find(self.rule) == sheet.marked and other.find(self.rule) is not None:
            return self.rule
        return sheet.page.rule_at(sheet.first_read(), other.ids)

    def _go_to(self, strip: int) -> None:
        if self.sheet is not None:
            self._remember()
            self.sheet.show(strip)
            self.shows_contents = False
            self.rebuild()

    def jump(self, rule: str) -> None:
        """Follow a link to a rule."""
        if self.page is not None and self.page.find(rule) is not None:
            self._remember()
            self._show_rule(self.text, rule)
            self.rebuild()

    def go_back(self) -> None:
        """To what was seen before the last jump."""
        if self.been:
            self.text, place, marked = self.been.pop()
            sheet = self.sheets[self.text]
            sheet.marked = marked
            sheet.go_to(place)
            self._search_again()
            self.rebuild()

    def search(self, words: str) -> None:
        """Show the first place from here on where these words stand; an id goes to its rule."""
        if self.page is None or self.sheet is None:
            return
        if not self.words:
            self._before_search = self.sheet.place
        self.words = words
        self.shows_contents = False
        self.sheet.hits, self.sheet.current = self.page.search(words), None
        hits = self.sheet.hits
        rule = self.page.defined(words)
        if hits:
            start = self._before_search.strip if rule is None else rule
            self.sheet.show_hit(next((hit for hit in hits if hit.strip >= start), hits[0]))
        elif rule is not None:
            self._show_rule(self.text, words)
        self.rebuild()

    def _search_again(self) -> None:
        """Mark the words that are searched for on the page that is read now, without going there."""
        if self.sheet is not None:
            self.sheet.hits, self.sheet.current = self.sheet.page.search(self.words), None

    def step(self, step: int) -> None:
        """The next or the previous hit, around the end of the page."""
        if self.sheet is not None and self.sheet.hits:
            hits, current = self.sheet.hits, self.sheet.current
            at = hits.index(current) if current in hits else -1
            self.shows_contents = False
            self.sheet.show_hit(hits[(at + step) % len(hits)])
            self.rebuild()

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """The contents follow whatever is read."""
        wanted = self._handle(event)
        if self.section() != self._followed:
            self.rebuild()
        return wanted

    def _handle(self, event: pygame.Event) -> bool:
        """The wheel turns the page under the pointer."""
        sheet = self.sheet if self.sheet is not None and self.sheet in self.widgets else None
        if event.type == pygame.MOUSEWHEEL and sheet is not None and sheet.hit(self.app.pointer):
            sheet.wheel(event)
            return True
        return super().handle(event)

    def handle_key(self, event: pygame.Event) -> bool:
        """The keys of the page, wherever the focus is."""
        return (self.sheet is not None and self._page_key(event, self.sheet)) or super().handle_key(event)

    def _page_key(self, event: pygame.Event, sheet: Sheet) -> bool:
        typing = self.focus == "search"
        shift, alt = event.mod & pygame.KMOD_SHIFT, event.mod & pygame.KMOD_ALT
        is_slash = not typing and (event.key == pygame.K_SLASH or event.unicode == "/")
        if is_slash or (event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL):
            self.focus = "search"
        elif event.key == pygame.K_F3 or (typing and event.key in ENTER):
            self.step(-1 if shift else 1)
        elif event.key == pygame.K_F1:
            self.turn_over()
        elif (event.key == pygame.K_LEFT and alt) or (event.key == pygame.K_BACKSPACE and not typing):
            self.go_back()
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and self.focus not in ("page", "search"):
            return False
        else:
            return sheet in self.widgets and sheet.scroll_key(event.key)
        return True
