"""The frame of a page: a head with title and buttons, columns below it, and a line that says how things stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, Literal, NamedTuple

import pygame

from engine.games import Game
from engine.lessons import has_lessons
from engine.puzzles import has_puzzles
from ui import routes
from ui.canvas import Canvas
from ui.covers import Cover
from ui.scenes.base import Scene
from ui.theme import CREAM, FADED_CREAM, INK, width_of
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width

WIDEST: Final = 1420  # units: a wider window leaves room at the sides
NARROW: Final = 900  # units: of a page to read
GAP: Final = 18  # units between two columns


class Frame(NamedTuple):
    """The parts of a page."""

    head: pygame.Rect
    body: pygame.Rect
    foot: pygame.Rect  # of no height, if the page has none


def frame(scene: Scene, widest: float = WIDEST, foot: float = 50) -> Frame:
    """Divide a window of any size into head, body and foot."""
    px, (wide, tall) = scene.px, scene.area.size
    margin = max(px(28), min(px(64), wide // 20), (wide - px(widest)) // 2)
    inner = wide - 2 * margin
    head = pygame.Rect(margin, px(18), inner, px(56))
    below = pygame.Rect(margin, tall - px(18) - px(foot), inner, px(foot))
    top = head.bottom + px(14)
    return Frame(head, pygame.Rect(margin, top, inner, below.y - (px(14) if foot else 0) - top), below)


def page_head(
    scene: Scene,
    box: pygame.Rect,
    title: str,
    about: str,
    leave: str,
    *,
    cover: Cover | None = None,
    leave_icon: str = "arrow-left",
) -> Iterator[Widget]:
    """The picture of the game, title and what the page is about; at the right the rules, if there are any, and the way
    out."""
    px, theme = scene.px, scene.theme
    out = pygame.Rect(0, 0, button_width(theme, leave, icon=True, key_name="Esc"), px(38))
    out.midright = box.midright
    left, right = box.x, out.x - px(14)
    if cover is not None:
        picture = pygame.Rect(box.x, box.y, round(box.height * 1.25), box.height)
        yield Painted(name="picture", rect=picture, paint=partial(cover.draw, ink=scene.theme.palette.paper))
        left = picture.right + px(14)
    page = scene.rules_page
    if page is not None:
        label = scene.say("ui.setup.rules")
        rules = pygame.Rect(0, 0, button_width(theme, label, icon=True, key_name="F1"), px(38))
        rules.midright = (out.x - px(8), out.centery)
        right = rules.x - px(14)
        book, do = "book-open-page-variant", partial(scene.app.go, page)
        yield Button(name="rules", rect=rules, label=label, icon=book, key_name="F1", on_press=do)
    name = "back" if leave_icon == "arrow-left" else "leave"
    yield Button(name=name, rect=out, label=leave, icon=leave_icon, key_name="Esc", on_press=scene.back)
    upper = pygame.Rect(left, box.y, right - left, px(34))
    size = 28 if width_of(title, "bold", px(28)) <= upper.width else 21
    yield Label(name="title", rect=upper, words=title, size=size, bold=True)
    lower = pygame.Rect(left, upper.bottom, right - left, box.bottom - upper.bottom)
    yield Label(name="about", rect=lower, words=about, size=15, colour=FADED_CREAM, lines=2)


def narrow_page(scene: Scene, title: str, leave: str) -> tuple[Label, Button, pygame.Rect]:
    """The title and the way back of a page that is no wider than it can be read, and the room below them."""
    px, (wide, tall) = scene.px, scene.area.size
    margin = max(px(32), (wide - px(NARROW)) // 2)
    head = pygame.Rect(margin, px(22), wide - 2 * margin, px(44))
    out = pygame.Rect(0, 0, button_width(scene.theme, leave, icon=True, key_name="Esc"), px(38))
    out.midright = head.midright
    back = Button(name="back", rect=out, label=leave, icon="arrow-left", key_name="Esc", on_press=scene.back)
    words = pygame.Rect(head.x, head.y, out.x - head.x - px(12), head.height)
    top = head.bottom + px(14)
    body = pygame.Rect(margin, top, head.width, tall - top - px(20))
    return Label(name="title", rect=words, words=title, size=32, bold=True), back, body


def lone_paper(scene: Scene, room: pygame.Rect, words: str) -> Iterator[Widget]:
    """A sheet of paper in the middle that says why there is nothing else."""
    px = scene.px
    paper = pygame.Rect(0, 0, min(room.width, px(620)), min(room.height, px(220)))
    paper.center = room.center
    yield Panel(name="paper", rect=paper, colour=scene.theme.palette.paper, shadow=18)
    inner = paper.inflate(-px(60), -px(40))
    yield Label(name="missing", rect=inner, words=words, size=17, colour=INK, centred=True, lines=6)


def column(scene: Scene, name: str, box: pygame.Rect, title: str, remark: str = "") -> tuple[list[Widget], pygame.Rect]:
    """The ground of a column with its title, and the room left in it."""
    px = scene.px
    inner = box.inflate(-2 * px(16), -2 * px(12))
    head = pygame.Rect(inner.x, inner.y, inner.width, px(28))
    widgets: list[Widget] = [
        Panel(name=name, rect=box),
        Label(name=f"{name}-title", rect=head, words=title, size=18, bold=True),
    ]
    top = head.bottom
    if remark:
        below = pygame.Rect(inner.x, top, inner.width, px(20))
        widgets.append(Label(name=f"{name}-remark", rect=below, words=remark, size=13, colour=FADED_CREAM))
        top = below.bottom
    top += px(8)
    return widgets, pygame.Rect(inner.x, top, inner.width, inner.bottom - top)


def main_button(
    scene: Scene,
    name: str,
    box: pygame.Rect,
    label: str,
    icon: str,
    do: Callable[[], None],
    *,
    kind: Literal["primary", "pill"] = "primary",
    enabled: bool = True,
) -> Button:
    """What a page is there for, at the right of its foot."""
    wide = button_width(scene.theme, label, icon=True, key_name="Enter", size=17)
    place = pygame.Rect(box.right - wide, box.y, wide, box.height)
    return Button(
        name=name,
        rect=place,
        label=label,
        icon=icon,
        key_name="Enter",
        kind=kind,
        size=17,
        enabled=enabled,
        on_press=do,
    )


def workshop_button(scene: Scene, box: pygame.Rect, right: int) -> Button | None:
    """The way to the decks of the game, if it has any, beside what a page is there for."""
    way = scene.workshop
    if way is None:
        return None
    label = scene.say("ui.decks.button")
    wide = button_width(scene.theme, label, icon=True, key_name="F3")
    place = pygame.Rect(right - wide, box.y, wide, box.height)
    do, keys = partial(scene.app.go, way), (pygame.K_F3,)
    return Button(name="decks", rect=place, label=label, icon="cards-outline", key_name="F3", keys=keys, on_press=do)


def lessons_icon(scene: Scene, game: Game[Any], place: Callable[[int], pygame.Rect]) -> Iterator[Button]:
    """The way to the lessons of a game, if it has any: a small button, with F6."""
    if has_lessons(game.name):
        tip, do = f"{scene.say('ui.lessons.button')} · F6", partial(scene.app.go, routes.Lessons(game))
        yield Button(name="lessons", rect=place(scene.px(40)), icon="school", keys=(pygame.K_F6,), tip=tip, on_press=do)


def lessons_button(scene: Scene, game: Game[Any], box: pygame.Rect, right: int, *, least: int = 0) -> Button | None:
    """The same with words, beside what a page is there for, if that leaves room from `least` on."""
    if not has_lessons(game.name):
        return None
    label = scene.say("ui.lessons.button")
    return _way(scene, "lessons", label, "school", "F6", box, right, least, routes.Lessons(game))


def puzzles_button(
    scene: Scene, game: Game[Any], box: pygame.Rect, right: int, *, count: str = "", key: str = "P", least: int = 0
) -> Button | None:
    """The way to the puzzles of a game, if it has any; pointed at, it tells how many are solved."""
    if not has_puzzles(game.name):
        return None
    label = scene.say("ui.puzzles.button")
    return _way(scene, "puzzles", label, "puzzle", key, box, right, least, routes.Puzzles(game), count)


def _way(
    scene: Scene,
    name: str,
    label: str,
    icon: str,
    key: str,
    box: pygame.Rect,
    right: int,
    least: int,
    route: routes.Route,
    tip: str = "",
) -> Button:
    """Where room is short, only a sign."""
    wide = button_width(scene.theme, label, icon=True, key_name=key)
    is_worded = right - wide >= max(box.x, least)
    if not is_worded:
        wide, tip = box.height, " · ".join(filter(None, (label, tip, key)))
    return Button(
        name=name,
        rect=pygame.Rect(right - wide, box.y, wide, box.height),
        label=label if is_worded else "",
        icon=icon,
        key_name=key if is_worded else "",
        keys=(pygame.key.key_code(key),),
        tip=tip,
        on_press=partial(scene.app.go, route),
    )


def state_line(box: pygame.Rect, icon: str, words: str, *, is_alarm: bool, is_quiet: bool = False) -> Painted:
    """Whether the game can begin: a sign, and a sentence."""
    return Painted(name="state", rect=box, paint=partial(_state, icon, words, is_alarm, is_quiet))


def _state(icon: str, words: str, is_alarm: bool, is_quiet: bool, canvas: Canvas, box: pygame.Rect) -> None:
    glow = canvas.theme.palette.glow
    if is_alarm:
        canvas.panel(box, (20, 8, 6, 170), radius=10, rim=glow, width=2)
    side = canvas.px(22)
    sign = pygame.Rect(box.x + canvas.px(14), box.centery - side // 2, side, side)
    canvas.icon(sign, icon, FADED_CREAM if is_quiet else glow)
    left = sign.right + canvas.px(10)
    room = pygame.Rect(left, box.y + canvas.px(4), box.right - canvas.px(12) - left, box.height - canvas.px(8))
    canvas.text(room, words, 14.5, FADED_CREAM if is_quiet else CREAM, lines=4)
