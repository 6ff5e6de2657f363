"""A sheet of paper with a page on it: scrolled, marked, searched, with links to follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from ui.canvas import Canvas
from ui.page import Hit, Page
from ui.theme import HOUSE, INK, Colour, Theme, line_height, mixed
from ui.typeset import MARGIN, Illustrate, Link, PaintCard, Place, Typeset
from ui.widgets.base import Widget
from ui.widgets.pane import NOTCH

LINE = 40  # units that an arrow key scrolls
CONTEXT = 70  # units of the page that are seen above what was jumped to
BAR = 22  # units at the right side in which the bar can be grabbed
START = Place()
NO_THEME = Theme(HOUSE, 1.0)  # until the sheet is fitted into its screen


@dataclass(kw_only=True)
class Sheet(Widget):
    """Lasts as long as its screen: it knows what is seen, what is marked, and what was found."""

    page: Page
    on_link: Callable[[str], None]
    pointer: Callable[[], tuple[int, int]]
    paint: PaintCard | None = None
    illustrate: Illustrate | None = None
    place: Place = START
    marked: int | None = None  # the strip of the rule that was looked for
    hits: list[Hit] = field(default_factory=list)
    current: Hit | None = None  # the one that was jumped to
    link: Link | None = None  # the one that the keyboard is at
    aim: int | None = None  # the strip that was jumped to, until somebody scrolls
    theme: Theme = NO_THEME
    typeset: Typeset = field(init=False)

    def __post_init__(self) -> None:
        self.typeset = Typeset(self.page, self.theme, self.view.width, self.paint, self.illustrate)

    def fit(self, rect: pygame.Rect, theme: Theme) -> None:
        """Be of this size; what is seen stays in sight."""
        before, self.rect, self.theme = (self.view.size, self.theme), rect, theme
        if (self.view.size, theme) != before:
            self.typeset = Typeset(self.page, theme, self.view.width, self.paint, self.illustrate)
            self.link = None
            self.scroll(0)

    @property
    def view(self) -> pygame.Rect:
        """Where the page is seen."""
        pad = self.theme.px(14)
        return pygame.Rect(
            self.rect.x, self.rect.y + pad, self.rect.width - self.theme.px(BAR // 2), self.rect.height - 2 * pad
        )

    # Moving about

    def scroll(self, by: int) -> None:
        """Show what is so many pixels further down."""
        self.place = self.typeset.moved(self.place, by, self.view.height)
        self.link = self.aim = None

    def go_to(self, place: Place, above: int = 0) -> None:
        """Show the page from so many pixels above a place on."""
        self.place = place
        self.scroll(-above)

    def first_read(self) -> int:
        """The strip that is being read: the one jumped to, or after scrolling one near the top of what is seen."""
        if self.aim is not None:
            return self.aim
        return max((strip for strip, _ in self.typeset.shown(self.place, self.theme.px(2 * CONTEXT))), default=0)

    def show(self, strip: int, *, mark: bool = False) -> None:
        """Jump to a strip."""
        self.go_to(Place(strip), self.theme.px(CONTEXT))
        self.aim = strip
        self.marked = strip if mark else self.marked

    def show_hit(self, hit: Hit) -> None:
        """Bring found words into sight, if they are not."""
        self.current = hit
        box = self.typeset.boxes(hit)[0]
        tops = [top for strip, top in self.typeset.shown(self.place, self.view.height) if strip == hit.strip]
        if not any(top + box.top >= 0 and top + box.bottom <= self.view.height for top in tops):
            self.go_to(Place(hit.strip, box.top), self.view.height // 3)
        self.aim = hit.strip

    def scroll_key(self, key: int) -> bool:
        """A key that scrolls; False if it is none."""
        page, line = round(self.view.height * 0.85), self.theme.px(LINE)
        steps = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page, pygame.K_UP: -line, pygame.K_DOWN: line}
        if key in (pygame.K_HOME, pygame.K_END):
            self.go_to(START if key == pygame.K_HOME else self.typeset.last(self.view.height))
        elif key in steps:
            self.scroll(steps[key])
        else:
            return False
        return True

    def wheel(self, event: pygame.Event) -> None:
        """A turn of the wheel."""
        self.scroll(-round(event.y * NOTCH * self.theme.unit))

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """The bar, links under the pointer, and with the keyboard one link after the other."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            link = self.link_at(event.pos)
            if link is not None:
                self.on_link(link.ref)
            elif event.pos[0] >= self.rect.right - self.theme.px(BAR):
                self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            if event.pos[0] >= self.rect.right - 4 * self.theme.px(BAR):
                self._drag(event.pos[1])
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            return self._step_link(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.link is not None:
            self.on_link(self.link.ref)
            return True
        return False

    def link_at(self, place: tuple[int, int]) -> Link | None:
        """The link at a place of the screen."""
        if not self.view.collidepoint(place):
            return None
        return self.typeset.link_at(self.place, place[0] - self.view.x, place[1] - self.view.y)

    def _drag(self, y: int) -> None:
        shown = self.typeset.share(self.place, self.view.height)[1]
        share = (y - self.view.y) / max(1, self.view.height) - shown / 2
        self.go_to(self.typeset.at_share(min(1.0, max(0.0, share))))

    def _step_link(self, step: int) -> bool:
        """The next link in sight; behind the last one the focus leaves the page."""
        links = self.typeset.links(self.place, self.view.height)
        at = links.index(self.link) if self.link in links else (-1 if step > 0 else len(links))
        self.link = links[at + step] if 0 <= at + step < len(links) else None
        return self.link is not None

    # Drawing

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The paper, the page, and how far down it is."""
        palette = canvas.theme.palette
        at_page = focused and self.link is None
        canvas.panel(
            self.rect, palette.paper, radius=14, rim=palette.glow if at_page else palette.paper, width=3, shadow=18
        )
        with canvas.clipped(self.view):
            tops = dict(self.typeset.shown(self.place, self.view.height))
            for strip in self.page.passage(self.marked) if self.marked is not None else ():
                if strip in tops:
                    self._draw_mark(canvas, strip, self.view.y + tops[strip])
            self.typeset.draw(canvas, self.view, self.place)
            self._draw_hits(canvas, tops)
            if hovered and (pointed := self.link_at(self.pointer())) is not None:
                self._tint(canvas, pointed.place, tops, mixed(palette.paper, palette.accent, 0.5))
            if focused and self.link is not None:
                box = self._boxes(self.link.place, tops)[0]
                canvas.focus(box.inflate(-canvas.px(3), -canvas.px(5)), radius=3)
        self._draw_bar(canvas, hovered)

    def _boxes(self, hit: Hit, tops: dict[int, int]) -> list[pygame.Rect]:
        """Where words stand on the screen."""
        return [box.move(self.view.x, self.view.y + tops[hit.strip]) for box in self.typeset.boxes(hit)]

    def _tint(self, canvas: Canvas, hit: Hit, tops: dict[int, int], colour: Colour) -> None:
        """Colour the ground of words like a text marker does: what is dark stays dark."""
        for box in self._boxes(hit, tops):
            canvas.surface.fill(colour, box, pygame.BLEND_RGB_MULT)

    def _draw_hits(self, canvas: Canvas, tops: dict[int, int]) -> None:
        """What was found; the hit that was jumped to has a rim."""
        for hit in self.hits:
            if hit.strip in tops:
                self._tint(canvas, hit, tops, canvas.theme.palette.glow)
        if self.current is not None and self.current.strip in tops:
            for box in self._boxes(self.current, tops):
                rim = box.inflate(canvas.px(6), canvas.px(2))
                pygame.draw.rect(canvas.surface, INK, rim, canvas.px(2), border_radius=canvas.px(4))

    def _draw_mark(self, canvas: Canvas, strip: int, top: int) -> None:
        """A band with a bar and an arrow: here is the rule."""
        palette, px, shown = canvas.theme.palette, canvas.px, self.typeset.set(strip)
        if not shown.parts:
            return
        above = shown.above if strip == self.marked else 0  # from the first strip on it is one band
        band = pygame.Rect(self.view.x + px(6), top + above, self.view.width - px(12), shown.height - above)
        if not shown.columns:  # rows of a table have room of their own
            band = band.inflate(0, px(6))
        pygame.draw.rect(canvas.surface, mixed(palette.paper, palette.glow, 0.3), band)
        pygame.draw.rect(canvas.surface, palette.accent, (band.x, band.y, px(4), band.height))
        if strip != self.marked:
            return
        size, first = px(MARGIN - 16), shown.parts[0]
        sign = pygame.Rect(band.x + px(5), top + first.y, size, line_height(first.laid.px))
        canvas.icon(sign, "arrow-right-bold", self.typeset.link_colour)

    def _draw_bar(self, canvas: Canvas, hovered: bool) -> None:
        share, shown = self.typeset.share(self.place, self.view.height)
        if shown < 1:
            wide, track = canvas.px(8), self.view.height
            tall = max(canvas.px(32), round(track * shown))
            top = self.view.y + round((track - tall) * min(1.0, share / max(0.001, 1 - shown)))
            box = pygame.Rect(self.rect.right - wide - canvas.px(4), top, wide, tall)
            canvas.panel(box, (*INK, 150 if hovered else 90), radius=4)
