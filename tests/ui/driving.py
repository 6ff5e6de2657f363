"""Using the client as people do: real events through the real queue, and a look at what was drawn."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pygame

from engine.texts import LANGUAGES
from tests.long import long_or_short
from ui.app import App
from ui.canvas import Canvas, Written
from ui.settings import Language
from ui.widgets.base import Widget
from ui.widgets.pane import Pane

FRAME = 0.016
SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 200)
LEAST_TARGET = 32  # units

# Every window at every scale, the languages in turn, so that any two of these meet; 1024x640 at 100 % is in Russian.
LAYOUTS = [
    (size, scale, language)
    for row, size in enumerate(SIZES)
    for column, scale in enumerate(SCALES)
    for place, language in enumerate(LANGUAGES)
    if long_or_short(True, (row + column) % len(LANGUAGES) == place)
]


def find(app: App, name: str) -> Widget:
    """The widget of this name on the top screen."""
    widget = app.scene.widget(name)
    assert widget is not None, f"no '{name}' among {[known.name for known in app.scene.widgets]}"
    return widget


def has(app: App, name: str) -> bool:
    """Whether the top screen has a widget of this name."""
    return app.scene.widget(name) is not None


def post(app: App, *events: pygame.Event) -> None:
    """Put events into the queue and let a frame pass for each."""
    for event in events:
        pygame.event.post(event)
        app.frame(FRAME)


def visible(widget: Widget) -> pygame.Rect:
    """The part of a widget that can be seen and clicked."""
    return widget.rect if widget.clip is None else widget.rect.clip(widget.clip)


def bring_into_view(app: App, name: str) -> pygame.Rect:
    """Turn the wheel until a widget is seen; where it is then."""
    for _ in range(200):
        widget = find(app, name)
        if widget.clip is None or widget.clip.collidepoint(widget.rect.center):
            break
        turn = 1 if widget.rect.centery < widget.clip.top else -1
        wheel_at(app, widget.clip.center, turn)
    return visible(find(app, name))


def wheel_at(app: App, place: tuple[int, int], turn: int) -> None:
    """Turn the wheel with the pointer at a place; up is positive."""
    if app.pointer != place:
        point(app, place)
    post(app, pygame.Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, precise_x=0.0, precise_y=float(turn)))


def point(app: App, place: tuple[int, int], *, held: bool = False) -> None:
    """Move the pointer, with the button held for a drag."""
    post(app, pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(int(held), 0, 0), touch=False))


def hold(app: App, place: tuple[int, int], button: int = 1) -> None:
    """Press the button of the mouse and keep it down."""
    post(app, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=False))


def let_go(app: App, place: tuple[int, int], button: int = 1) -> None:
    """Let go of the button of the mouse."""
    post(app, pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=False))


def click_at(app: App, place: tuple[int, int], button: int = 1) -> None:
    """Move to a place and click there."""
    point(app, place)
    hold(app, place, button)
    let_go(app, place, button)


def click(app: App, name: str, *, share: float = 0.5) -> None:
    """Click a widget of the top screen, scrolled to if need be, at a share of its width."""
    box = bring_into_view(app, name)
    click_at(app, (box.x + round((box.width - 1) * share), box.centery))


def drag(app: App, start: tuple[int, int], end: tuple[int, int], steps: int = 4) -> None:
    """Drag from one place to another."""
    point(app, start)
    hold(app, start)
    for step in range(1, steps + 1):
        across, down = ((a + (b - a) * step // steps) for a, b in zip(start, end, strict=True))
        point(app, (across, down), held=True)
    let_go(app, end)


def key(app: App, code: int, mod: int = 0) -> None:
    """Press and release a key."""
    sign = chr(code) if 32 <= code < 127 else ""
    post(
        app,
        pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=sign, scancode=0),
        pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode=sign, scancode=0),
    )


def type_text(app: App, words: str) -> None:
    """Type letters, each as the key that it is and the text that it gives."""
    for sign in words:
        code = ord(sign.lower())
        post(
            app,
            pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=sign, scancode=0),
            pygame.Event(pygame.TEXTINPUT, text=sign),
            pygame.Event(pygame.KEYUP, key=code, mod=0, unicode=sign, scancode=0),
        )


def empty(app: App) -> None:
    """Take everything out of the field that has the focus."""
    key(app, pygame.K_a, pygame.KMOD_CTRL)
    key(app, pygame.K_DELETE)


def tab_to(app: App, name: str, most: int = 200) -> None:
    """Press Tab until a widget has the focus."""
    for _ in range(most):
        if app.scene.focus == name:
            return
        key(app, pygame.K_TAB)
    raise AssertionError(f"Tab never comes to '{name}'")


class Unpainted(pygame.Surface):
    """Nothing is painted on it: for whoever only wants to know what is written."""

    def blit(self, *painted: object, **how: object) -> pygame.Rect:
        return pygame.Rect(0, 0, 0, 0)

    def copy(self) -> Unpainted:
        return Unpainted(self.get_size())


def texts_on(app: App) -> list[Written]:
    """Every text that the top screen draws."""
    canvas = Canvas(Unpainted(app.screen.get_size()), app.scene.theme)
    canvas.written = []
    app.scene.draw(canvas)
    app.is_stale = True  # what was kept of the picture is not painted either
    return canvas.written


def words_on(app: App) -> list[str]:
    """The words of the top screen."""
    return [written.words for written in texts_on(app)]


def toast_of(app: App) -> str:
    """The sentence that the client says in passing; empty if none."""
    return app._toast[0] if app._toast is not None else ""


def lay_out(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    """Show the top screen in a window of this size, at this scale, in this language."""
    app.settings.scale = scale
    spoken: dict[str, Language] = {"en": "en", "ru": "ru", "uk": "uk"}
    app._asked_language = None  # else the language that the client was started with is spoken on
    app.settings.language = spoken[language]
    app.resize(size)
    assert app.language == language
    app.frame(FRAME)


def layout_faults(app: App) -> list[str]:
    """What is wrong with the layout of the top screen: words cut, targets too small, outside, or over each other."""
    return [*_cut_words(app), *_bad_targets(app), *_overlaps(app)]


def _cut_words(app: App) -> Iterator[str]:
    for written in texts_on(app):
        if written.is_cut:
            yield f"'{written.words}' is cut in {written.box}"


def _targets(app: App) -> list[Widget]:
    return [widget for widget in app.scene.widgets if widget.takes_focus]


def _bad_targets(app: App) -> Iterator[str]:
    least = app.scene.theme.px(LEAST_TARGET)
    for widget in _targets(app):
        if min(widget.rect.size) < least:
            yield f"'{widget.name}' is only {widget.rect.size}, less than {least}"
        if widget.clip is None and not app.screen.get_rect().contains(widget.rect):
            yield f"'{widget.name}' at {widget.rect} is outside the window {app.screen.get_rect()}"


def _overlaps(app: App) -> Iterator[str]:
    for one, other in itertools.combinations(_targets(app), 2):
        if visible(one).colliderect(visible(other)):
            yield f"'{one.name}' at {one.rect} and '{other.name}' at {other.rect} overlap"
    for pane in (widget for widget in app.scene.widgets if isinstance(widget, Pane)):
        if not app.screen.get_rect().contains(pane.rect):
            yield f"the pane '{pane.name}' at {pane.rect} is outside the window {app.screen.get_rect()}"
