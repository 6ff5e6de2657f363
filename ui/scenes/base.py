"""A screen: widgets, focus, keys and the pointer, the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, TypeVar

import pygame

from engine.texts import Texts
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.theme import CREAM, HOUSE, INK, Colour, Palette, Theme, fitted, line_height
from ui.widgets.base import Widget
from ui.widgets.field import Field
from ui.widgets.pane import Pane, scrolled

PRESSING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
TIP_AFTER = 0.45  # seconds
P = TypeVar("P")


def nearest(places: Sequence[tuple[P, pygame.Rect]], start: pygame.Rect, way: tuple[int, int]) -> P | None:
    """What lies next in a direction: near, and not far off the straight line."""

    def distance(rect: pygame.Rect) -> float | None:
        across, down = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = across * way[0] + down * way[1]
        aside = abs(across * way[1]) + abs(down * way[0])
        return None if ahead <= 0 or ahead < aside * 0.4 else ahead + 2.2 * aside

    found = [(away, index) for index, (_, rect) in enumerate(places) if (away := distance(rect)) is not None]
    return places[min(found)[1]][0] if found else None


class Scene:
    """One screen on the stack. `build` lays out its widgets; it is called again whenever anything changed."""

    covers_all: ClassVar[bool] = True  # False: the screen below is seen behind it
    closed_by: ClassVar[int] = pygame.K_UNKNOWN  # the key that opens it, where that works everywhere
    palette: Palette = HOUSE

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.focus = ""  # the name of a widget
        self.hover = ""
        self.scrolls: dict[str, int] = {}  # how far each pane is scrolled
        self._pressed = ""
        self.hover_time = 0.0

    # For derived screens

    def build(self) -> Iterable[Widget]:
        """Everything on the screen, what lies below first."""
        return ()

    def enter(self) -> None:
        """The screen has come to the top of the stack."""
        self.rebuild()

    def leave(self) -> None:
        """The screen was taken off the stack."""

    def cover(self) -> None:
        """Another screen was put over this one."""

    def update(self, seconds: float) -> None:
        """Time has passed."""

    def asks_before_quit(self) -> bool:
        """Whether it asks something before the window is closed."""
        return False

    def wait(self) -> None:
        """A frame has passed with another screen on top."""

    def back(self) -> None:
        """Esc: one screen back."""
        self.app.pop()

    @property
    def toasts_above(self) -> int:
        """Below this line no sentence in passing covers anything."""
        return self.area.bottom

    @property
    def is_moving(self) -> bool:
        """Whether the next frame will look different by itself."""
        return bool(self.hover) and self.hover_time < TIP_AFTER

    @property
    def rules_page(self) -> routes.Rules | None:
        """What F1 opens."""
        return None

    @property
    def workshop(self) -> routes.Decks | None:
        """Where decks are built for the game of this screen, if it has any: F3."""
        return None

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """The keys of this screen besides those of its buttons, each with what it does: for F2."""
        return ()

    # For all screens

    @property
    def theme(self) -> Theme:
        """What this screen is drawn with."""
        return self.app.theme_for(self.palette)

    @property
    def say(self) -> Texts:
        """The program's words."""
        return self.app.say

    @property
    def area(self) -> pygame.Rect:
        """The whole window."""
        return self.app.screen.get_rect()

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.theme.px(units)

    def rebuild(self) -> None:
        """Lay out the widgets anew; the focus stays where it was, if that is still there."""
        before = {widget.name: widget for widget in self.widgets}
        self.widgets = list(self.build())
        for widget in self.widgets:
            if widget.name in before:
                widget.take_over(before[widget.name])
        names = [widget.name for widget in self._focusable()]
        if self.focus not in names:
            self.focus_on(next((widget.name for widget in self.tab_stops()), ""))
        self.app.is_stale = True

    def pane(
        self, name: str, rect: pygame.Rect, height: int, children: Iterable[Widget], colour: Colour = CREAM
    ) -> Iterable[Widget]:
        """Children laid out from the top of `rect` downwards, `height` pixels in all, that scroll within it; `colour`
        is that of the scroll bar, ink on paper."""

        def scroll(offset: int) -> None:
            self.scrolls[name] = offset
            self.rebuild()

        pane = Pane(
            name=name,
            rect=rect,
            height=height,
            offset=self.scrolls.get(name, 0),
            on_scroll=scroll,
            unit=self.theme.unit,
            colour=colour,
        )
        return scrolled(pane, children)

    def widget(self, name: str) -> Widget | None:
        """The widget of this name."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def tab_stops(self) -> list[Widget]:
        """Where Tab goes, one after the other."""
        return self._focusable()

    def _focusable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.takes_focus and widget.enabled]

    def at(self, place: tuple[int, int]) -> Widget | None:
        """What the pointer means at a place."""
        return next((widget for widget in reversed(self.widgets) if widget.hit(place)), None)

    # Input

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the widget it is for; whether anybody wanted it."""
        if event.type == pygame.MOUSEMOTION:
            return self._point(event)
        if event.type == pygame.MOUSEWHEEL:
            panes = [widget for widget in self.widgets if isinstance(widget, Pane) and widget.hit(self.app.pointer)]
            return any(pane.handle(event) for pane in reversed(panes))
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._mouse_down(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._mouse_up(event)
        if event.type == pygame.TEXTINPUT:
            focused = self.widget(self.focus)
            return focused is not None and focused.takes_text and self._hand_to(focused, event)
        if event.type == pygame.KEYDOWN:
            return self.handle_key(event)
        return False

    def _hand_to(self, widget: Widget, event: pygame.Event) -> bool:
        """Give a key or a letter to what has the focus; what cannot be typed is said."""
        is_taken = widget.handle(event)
        if is_taken and isinstance(widget, Field) and widget.trouble:
            self.app.sounds.play("refuse")
            self.app.toast(self.say(f"ui.field.{widget.trouble}", longest=widget.longest))
        return is_taken

    def _point(self, event: pygame.Event) -> bool:
        dragged = self.widget(self._pressed)
        if dragged is not None and event.buttons[0] and dragged.handle(event):
            return True
        over = self.at(event.pos)
        name = over.name if over is not None else ""
        if name != self.hover:
            self.hover, self.hover_time = name, 0.0
        return over is not None

    def _mouse_down(self, event: pygame.Event) -> bool:
        over = self.at(event.pos)
        if over is None or event.button != 1:
            return over is not None
        self._pressed = over.name
        if over.takes_focus and over.enabled:
            self.focus = over.name
        over.handle(event)
        return True

    def _mouse_up(self, event: pygame.Event) -> bool:
        over = self.at(event.pos)
        pressed, self._pressed = self._pressed, ""
        if over is None or event.button != 1 or over.name != pressed:
            return over is not None
        if not getattr(over, "labels", None):  # a choice has answered where it was clicked
            over.press()
        return True

    def handle_key(self, event: pygame.Event) -> bool:
        """First what has the focus, then the keys of all widgets, then moving the focus."""
        focused = self.widget(self.focus)
        if focused is not None and focused.enabled and self._hand_to(focused, event):
            return True
        typing = focused is not None and focused.takes_text
        if event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.key == pygame.K_TAB:
            self.step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if not (typing and event.key < pygame.K_F1):
            named = [widget for widget in self.widgets if event.key in widget.keys]
            for widget in named:
                if widget.enabled:
                    widget.press()
                    return True
            # Nobody who waits for a button with Enter on it means another one that they never saw marked.
            if event.key in PRESSING and focused is not None and (self.app.showed_focus or not named):
                focused.press()
                return True
        if event.key in ARROWS:
            self._move_focus(ARROWS[event.key])
            return True
        return any(isinstance(widget, Pane) and widget.handle(event) for widget in self.widgets)

    def step_focus(self, step: int) -> None:
        """The next or the last widget that takes the focus."""
        names = [widget.name for widget in self.tab_stops()]
        if names:
            index = names.index(self.focus) if self.focus in names else -step
            self.focus_on(names[(index + step) % len(names)])

    def _move_focus(self, way: tuple[int, int]) -> None:
        focused = self.widget(self.focus)
        others = [(widget.name, widget.rect) for widget in self._focusable() if widget.name != self.focus]
        start = focused.rect if focused is not None else pygame.Rect(self.area.topleft, (1, 1))
        name = nearest(others, start, way)
        if name is not None:
            self.focus_on(name)

    def focus_on(self, name: str) -> None:
        """Give a widget the focus, scrolled to if need be."""
        self.focus = name
        widget = self.widget(name)
        if isinstance(widget, Field):
            widget.typed.mark_all()  # what is typed now takes the place of what stands there
        if widget is None or widget.clip is None:
            return
        for pane in self.widgets:  # what has the focus is seen
            if isinstance(pane, Pane) and pane.rect.contains(widget.clip):
                above = pane.rect.top + self.px(8) - widget.rect.top
                below = widget.rect.bottom - pane.rect.bottom + self.px(8)
                if above > 0 or below > 0:
                    pane.scroll_to(pane.offset - above if above > 0 else pane.offset + below)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """The background and all widgets."""
        if self.covers_all:
            canvas.background()
        self.draw_widgets(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        """All widgets, and the tip of the one that the pointer rests on."""
        for widget in self.widgets:
            if widget.clip is not None and not widget.clip.colliderect(widget.rect):
                continue
            with canvas.clipped(widget.clip):
                focused = widget.name == self.focus and (self.app.shows_focus or widget.takes_text)
                widget.draw(canvas, focused=focused, hovered=widget.name == self.hover)
        over = self.widget(self.hover)
        if over is not None and over.tip and self.hover_time >= TIP_AFTER:
            draw_tip(canvas, over.tip, over.rect)

    def pass_time(self, seconds: float) -> None:
        """Called for every frame."""
        if self.hover:
            before, self.hover_time = self.hover_time, self.hover_time + seconds
            if before < TIP_AFTER <= self.hover_time:
                self.app.is_stale = True
        self.update(seconds)


def draw_tip(canvas: Canvas, words: str, beside: pygame.Rect) -> pygame.Rect:
    """A small sheet with a sentence, below or above what it is about, always within the window."""
    window = canvas.surface.get_rect()
    width = min(canvas.px(320), window.width - canvas.px(16))
    block = fitted(words, width, window.height, canvas.px(13.5), "plain", 12)
    tall = line_height(block.px) * len(block.lines) + canvas.px(14)
    sheet = pygame.Rect(0, 0, width + canvas.px(20), tall)
    sheet.midtop = (beside.centerx, beside.bottom + canvas.px(8))
    if sheet.bottom > window.bottom:
        sheet.bottom = beside.top - canvas.px(8)
    sheet.clamp_ip(window.inflate(-canvas.px(8), -canvas.px(8)))
    canvas.panel(sheet, CREAM, radius=8, shadow=10)
    canvas.text(sheet.inflate(-canvas.px(20), -canvas.px(8)), words, 13.5, INK, lines=12)
    return sheet
