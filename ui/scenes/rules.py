"""The rules page of a game: opened at a rule, searched, read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import pygame

from engine.games import Game
from engine.texts import of_game
from ui.app import App
from ui.canvas import Canvas
from ui.page import Page
from ui.scenes.base import Scene
from ui.scenes.paragraphs import tall
from ui.shelf import shelf_entry
from ui.theme import CREAM, FADED_CREAM, INK
from ui.typeset import Place
from ui.widgets.base import Label, Panel, Widget, nothing
from ui.widgets.button import Button, button_width
from ui.widgets.field import Field
from ui.widgets.sheet import Sheet

FILE: Final = "RULES.md"
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
WIDE: Final = 1060  # units: from here on there is room for the contents beside the page
WIDEST_PAGE: Final = 980
MOST_STEPS: Final = 50  # that can be gone back


@lru_cache(maxsize=4)
def _page(path: Path, changed: int) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def load_page(folder: Path) -> Page | None:
    """The rules page of a game's folder; None if it is missing, unreadable or empty."""
    path = folder / FILE
    try:
        page = _page(path, path.stat().st_mtime_ns)
    except (OSError, UnicodeDecodeError):
        return None
    return page if page.strips else None


@dataclass(kw_only=True)
class Entry(Widget):
    """A heading in the contents; the one whose text is being read has a bar."""

    label: str
    depth: int
    is_here: Callable[[], bool]
    on_press: Callable[[], None] = nothing

    def press(self) -> None:
        """Go there."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The heading, set in as deep as it stands."""
        here = self.is_here()
        if here or hovered:
            canvas.panel(self.rect, (255, 255, 255, 44 if here else 26), radius=8)
        if here:
            pygame.draw.rect(
                canvas.surface, canvas.theme.palette.glow, (*self.rect.topleft, canvas.px(4), self.rect.height)
            )
        canvas.text(
            entry_words(self.rect, self.depth, canvas.px),
            self.label,
            13.5,
            CREAM if here or hovered or not self.depth else FADED_CREAM,
            weight="bold" if here or not self.depth else "plain",
            lines=4,
        )
        if focused:
            canvas.focus(self.rect.inflate(-canvas.px(10), -canvas.px(10)), radius=6)


def entry_words(rect: pygame.Rect, depth: int, px: Callable[[float], int]) -> pygame.Rect:
    """Where the words of an entry of the contents stand."""
    left = px(12 + 14 * depth)
    return pygame.Rect(rect.x + left, rect.y, rect.width - left - px(12), rect.height)


class Rules(Scene):
    """The rules of a game on a sheet of paper, open at a rule if one is named."""

    def __init__(self, app: App, game: Game[Any], rule: str = "") -> None:
        super().__init__(app)
        self.game = game
        self.palette = shelf_entry(game.name).palette
        self.page = load_page(game.folder)
        self.words = ""  # that are searched for
        self.shows_contents = False  # instead of the page, where there is no room for both
        self.been: list[tuple[Place, int | None]] = []  # what was seen before each jump
        self._wanted = rule
        self._followed = -1  # the heading that the contents were last scrolled to
        self._before_search = Place()
        self.focus = "page"
        self.sheet: Sheet | None = None
        if self.page is not None:
            self.sheet = Sheet(
                name="page",
                rect=pygame.Rect(0, 0, 1, 1),
                page=self.page,
                on_link=self.jump,
                pointer=lambda: self.app.pointer,
            )

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
        )

    def enter(self) -> None:
        """Open at the rule that is wanted; coming back from another screen, stay where we were."""
        super().enter()
        wanted, self._wanted = self._wanted, ""
        if wanted and self.page is not None and self.sheet is not None:
            strip = self.page.find(wanted)
            if strip is None:
                self.app.toast(self.say("ui.rules.no-such-rule", rule=wanted))
            else:
                self.sheet.show(strip, mark=True)
                self.rebuild()

    # The screen

    def build(self) -> Iterable[Widget]:
        """The bar at the top, the contents, the page."""
        edge, bar = self.px(20), self.px(64)
        yield Panel(name="bar", rect=pygame.Rect(0, 0, self.area.width, bar), colour=(0, 0, 0, 90), radius=0)
        below = pygame.Rect(edge, bar + self.px(14), self.area.width - 2 * edge, self.area.height - bar - self.px(30))
        if self.sheet is None:
            yield from self._build_bar(pygame.Rect(edge, 0, self.area.width - 2 * edge, bar), None)
            yield from self._build_missing(below)
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

    def _build_bar(self, bar: pygame.Rect, sheet: Sheet | None) -> Iterator[Widget]:
        gap, tall = self.px(8), self.px(40)
        close = button_width(self.theme, self.say("ui.rules.close"), key_name="Esc")
        right = bar.right

        def place(wide: int) -> pygame.Rect:
            nonlocal right
            box = pygame.Rect(right - wide, bar.centery - tall // 2, wide, tall)
            right = box.left - gap
            return box

        leave = Button(
            name="close",
            rect=place(close),
            label=self.say("ui.rules.close"),
            key_name="Esc",
            on_press=self.back,
        )
        found: list[Widget] = []
        if sheet is not None:
            found = [*self._build_search(place, sheet)]
        title = pygame.Rect(bar.x, bar.y, right - bar.x, bar.height)
        game = of_game(self.game, self.app.language, [])("game.name")
        words = self.say("ui.rules.title", game=game)
        yield Label(name="title", rect=title, words=words, size=20, bold=True, lines=2)
        yield from reversed(found)
        yield leave

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
            rect=place(self.px(230)),
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

    def _build_missing(self, below: pygame.Rect) -> Iterator[Widget]:
        paper = pygame.Rect(0, 0, min(below.width, self.px(620)), min(below.height, self.px(220)))
        paper.center = below.center
        yield Panel(name="paper", rect=paper, colour=self.theme.palette.paper, shadow=18)
        words = self.say("ui.rules.missing", file=self.game.folder / FILE)
        inner = paper.inflate(-self.px(60), -self.px(40))
        yield Label(name="missing", rect=inner, words=words, size=17, colour=INK, centred=True, lines=6)

    def _build_contents(self, place: pygame.Rect, sheet: Sheet) -> Iterable[Widget]:
        yield Panel(name="contents-ground", rect=place, colour=(0, 0, 0, 80), radius=14)
        head = pygame.Rect(place.x + self.px(20), place.y + self.px(10), place.width - self.px(40), self.px(28))
        yield Label(name="contents-title", rect=head, words=self.say("ui.rules.contents"), size=16, bold=True)
        inner = pygame.Rect(place.x + self.px(8), head.bottom + self.px(6), place.width - self.px(16), 0)
        inner.height = place.bottom - self.px(10) - inner.y
        children: list[Widget] = []
        top = inner.y
        for number, index in enumerate(sheet.page.headings):
            strip = sheet.page.strips[index]
            label, depth = strip.texts[0], int(strip.kind == "section")
            row = pygame.Rect(inner.x, top, inner.width - self.px(14), self.px(34))
            words = tall(self.theme, label, entry_words(row, depth, self.px).width, 13.5, bold=True, lines=4)
            row.height = max(row.height, words + self.px(10))
            children.append(
                Entry(
                    name=f"heading-{number}",
                    rect=row,
                    label=label,
                    depth=depth,
                    is_here=partial(self._is_at, number),
                    on_press=partial(self._go_to, index),
                )
            )
            top = row.bottom + self.px(2)
        if self._followed != self.section() < len(children):
            self._followed = self.section()
            here = children[self._followed].rect.move(0, -inner.y)
            offset = self.scrolls.get("contents", 0)
            self.scrolls["contents"] = max(0, min(here.top, max(offset, here.bottom - inner.height)))
        yield from self.pane("contents", inner, top - inner.y, children)

    def _hits_in_words(self) -> str:
        if self.sheet is None or not self.words.strip():
            return ""
        if self.sheet.current is None:
            return self.say("ui.rules.no-hits")
        number = self.sheet.hits.index(self.sheet.current) + 1
        return self.say("ui.rules.hit", number=number, count=len(self.sheet.hits))

    def section(self) -> int:
        """The number of the heading whose text is being read."""
        if self.sheet is None:
            return 0
        reached = self.sheet.first_read()
        return max((number for number, strip in enumerate(self.sheet.page.headings) if strip <= reached), default=0)

    def _is_at(self, number: int) -> bool:
        return self.section() == number

    # Going about

    def _toggle_contents(self) -> None:
        self.shows_contents = not self.shows_contents
        self.rebuild()

    def _remember(self) -> None:
        if self.sheet is not None:
            self.been = [*self.been[1 - MOST_STEPS :], (self.sheet.place, self.sheet.marked)]

    def _go_to(self, strip: int) -> None:
        if self.sheet is not None:
            self._remember()
            self.sheet.show(strip)
            self.shows_contents = False
            self.rebuild()

    def jump(self, rule: str) -> None:
        """Follow a link to a rule."""
        strip = self.page.find(rule) if self.page is not None else None
        if strip is not None and self.sheet is not None:
            self._remember()
            self.sheet.show(strip, mark=True)
            self.rebuild()

    def go_back(self) -> None:
        """To what was seen before the last jump."""
        if self.been and self.sheet is not None:
            place, self.sheet.marked = self.been.pop()
            self.sheet.go_to(place)
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
        self.rebuild()

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
        elif (event.key == pygame.K_LEFT and alt) or (event.key == pygame.K_BACKSPACE and not typing):
            self.go_back()
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and self.focus not in ("page", "search"):
            return False
        else:
            return sheet in self.widgets and sheet.scroll_key(event.key)
        return True
