"""Between two people at one screen: a curtain that covers everything, and then what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from engine.events import Event
from ui.app import App
from ui.canvas import Canvas
from ui.covers import Cover
from ui.scenes.base import Scene
from ui.table.sheets.overtable import OverTable
from ui.table.sidepanel import Sentence
from ui.table.story import Story
from ui.table.tabletop import Tabletop
from ui.theme import FADED_INK, INK, WHITE, Palette, mixed
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button

SHOWN_FIRST = 0.2  # seconds before a key counts: the last one was meant for the table


def draw_seal(icon: str, canvas: Canvas, box: pygame.Rect) -> None:
    """A sign on a round seal that hangs over the picture of a sheet."""
    canvas.panel(box, canvas.theme.palette.accent, radius=99, rim=canvas.theme.palette.paper, width=3)
    canvas.icon(box.inflate(-canvas.px(24), -canvas.px(24)), icon, WHITE)


class Curtain(Scene):
    """Covers the screen until the next person is there. It knows a name and which game it is, and nothing else."""

    palette = Palette((42, 32, 24), (16, 12, 9))

    def __init__(self, app: App, palette: Palette, name: str, on_ready: Callable[[], None], game: str = "") -> None:
        super().__init__(app)
        self._picture = Cover(game, "eye-off", app.pictures)
        self.palette = Palette(
            mixed(palette.dark, (0, 0, 0), 0.35), (14, 11, 8), palette.accent, palette.paper, palette.glow
        )
        self.person, self.on_ready = name, on_ready
        self._since = app.now

    def build(self) -> Iterable[Widget]:
        """One sheet of paper with one button."""
        px = self.px
        sheet = pygame.Rect(0, 0, min(px(590), self.area.width - px(40)), px(366))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=22, shadow=34)
        banner = pygame.Rect(sheet.x, sheet.y, sheet.width, px(136))
        yield Painted(name="cover", rect=banner, paint=partial(self._picture.banner, radius=22))
        icon = pygame.Rect(sheet.centerx - px(34), sheet.y + px(80), px(68), px(68))
        yield Painted(name="icon", rect=icon, paint=partial(draw_seal, "eye-off"))
        title = pygame.Rect(sheet.x + px(30), icon.bottom + px(8), sheet.width - px(60), px(62))
        words = self.say("ui.curtain.pass", name=self.person)
        yield Label(name="title", rect=title, words=words, size=29, colour=INK, bold=True, centred=True, lines=2)
        hint = pygame.Rect(title.x, title.bottom, title.width, px(44))
        yield Label(name="hint", rect=hint, words=self.say("ui.curtain.hint"), colour=FADED_INK, centred=True, lines=2)
        button = pygame.Rect(sheet.x + px(50), hint.bottom + px(8), sheet.width - px(100), px(54))
        yield Button(
            name="ready",
            rect=button,
            label=self.say("ui.curtain.ready", name=self.person),
            key_name="Enter",
            kind="primary",
            on_press=self._ready,
            size=17,
        )

    def _ready(self) -> None:
        if self.app.now - self._since >= SHOWN_FIRST:
            self.on_ready()

    def back(self) -> None:
        """There is no way around the curtain."""


class Recap(OverTable):
    """What happened since this person last looked, with their own eyes."""

    def __init__(self, table: Tabletop, news: Sequence[Event]) -> None:
        super().__init__(table)
        self.news = news

    def build(self) -> Iterable[Widget]:
        """The sentences, and a button."""
        px = self.px
        wide = min(px(560), self.area.width - px(40))
        inner = wide - px(64)
        indent = px(26)
        story = Story(self.table.texts, self.table.board.EVENT_ICONS, inner - indent - px(14), px(15), INK, INK)
        story.add(self.news)
        heights = [line.laid.height + px(8) for line in story.lines]
        room_height = min(sum(heights), self.area.height - px(220))
        sheet = pygame.Rect(0, 0, wide, px(76) + room_height + px(80))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=28)
        title = pygame.Rect(sheet.x + px(32), sheet.y + px(20), inner, px(40))
        yield Label(name="title", rect=title, words=self.say("ui.curtain.meanwhile"), size=21, colour=INK, bold=True)
        room = pygame.Rect(title.x, title.bottom + px(10), inner, room_height)
        sentences: list[Widget] = []
        top = room.y
        for index, (line, height) in enumerate(zip(story.lines, heights, strict=True)):
            place = pygame.Rect(room.x, top, inner - px(14), line.laid.height)
            top += height
            accent = self.theme.palette.accent
            sentences.append(Sentence(name=f"news {index}", rect=place, line=line, indent=indent, glow=accent))
        yield from self.pane("news", room, sum(heights), sentences, INK)
        button = pygame.Rect(title.x, room.bottom + px(16), inner, px(46))
        yield Button(
            name="go on",
            rect=button,
            label=self.say("ui.curtain.go-on"),
            key_name="Enter",
            kind="primary",
            on_press=self.app.pop,
        )
