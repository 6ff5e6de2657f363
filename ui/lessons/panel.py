"""The panel at the right of a lesson: the card that is pointed at, and below it what the teacher says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import pygame

from engine.choices import Ref
from ui.canvas import Canvas
from ui.faces import Faces
from ui.scenes.base import Scene
from ui.scenes.paragraphs import paragraph
from ui.table.sidepanel import SidePanel
from ui.theme import FADED_INK, INK, Theme
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button

CARD: Final = 0.36  # of the height of the panel
SIZES: Final = (17.5, 16.5, 15.5, 14.5, 13.5)  # units: as large as there is room for


class Said(NamedTuple):
    """What stands in the panel."""

    title: str
    words: str
    progress: str = ""
    button: str = ""  # empty: an answer is waited for
    is_quiet: bool = False  # the others are at it: it was read already
    hint: str = ""  # below the words, where an answer is waited for


class LessonPanel(SidePanel):
    """Laid out for one window, language and pair of eyes."""

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        faces: Faces,
        icons: Mapping[str, str],
        said: Callable[[], Said],
        on_read: Callable[[], None],
        icon: str = "school",
    ) -> None:
        super().__init__(theme, rect, faces, icons)
        self._said, self._on_read, self._icon = said, on_read, icon
        px = theme.px
        inner = rect.inflate(-px(20), -px(20))
        self.card = pygame.Rect(
            inner.x, inner.y, inner.width, min(round(inner.height * CARD), round(inner.width * 1.5))
        )
        self.sheet = pygame.Rect(inner.x, self.card.bottom + px(10), inner.width, 0)
        self.sheet.height = inner.bottom - self.sheet.y

    def build(self, table: Scene, zoomed: Callable[[], Ref | None], goal: str = "") -> Iterator[Widget]:
        """Ground, card, and a sheet of paper with the words, how far it is, and the button to go on."""
        said = self._said()
        yield Panel(name="panel", rect=self.ground, colour=(0, 0, 0, 120), radius=0)
        yield Painted(name="zoomed", rect=self.card, paint=partial(self._draw_card, zoomed, table.say))
        yield from self._sheet(table, said)

    def _sheet(self, table: Scene, said: Said) -> Iterator[Widget]:
        """As high as the words and what stands below them; where there is hardly any room the words scroll."""
        px = self.theme.px
        inner = self.sheet.inflate(-px(22), -px(18))
        head = pygame.Rect(inner.x, inner.y, inner.width, px(20))
        below = px(52) if said.button else px(44) if said.hint else 0
        room = pygame.Rect(inner.x, head.bottom + px(6), inner.width, inner.bottom - head.bottom - px(6) - below)
        words = self._words(said, room)
        room.height = min(room.height, words.rect.height)
        sheet = pygame.Rect(self.sheet.topleft, (self.sheet.width, room.bottom + below + px(10) - self.sheet.y))
        rim = None if said.is_quiet else self.theme.palette.glow
        yield Panel(name="lesson", rect=sheet, colour=self.theme.palette.paper, rim=rim, radius=12, shadow=8)
        yield Painted(name="lesson title", rect=head, paint=partial(_draw_head, said, self._icon))
        yield from table.pane("lesson pane", room, words.rect.height, [words], INK)
        last = pygame.Rect(inner.x, room.bottom + px(10), inner.width, below - px(10))
        if said.button:
            yield Button(
                name="read on",
                rect=last,
                label=said.button,
                key_name="Enter",
                kind="primary",
                on_press=self._on_read,
                size=15,
            )
        elif said.hint:
            yield Label(name="lesson hint", rect=last, words=said.hint, size=12.5, colour=FADED_INK, lines=2)

    def _words(self, said: Said, room: pygame.Rect) -> Label:
        """As large as there is room for."""
        width = room.width - self.theme.px(4)
        colour = FADED_INK if said.is_quiet else INK
        for size in SIZES:
            block = paragraph(self.theme, "lesson words", said.words, room.topleft, width, size, colour)
            if block.rect.height <= room.height:
                break
        return block

    def ref_at(self, table: Scene, place: tuple[int, int]) -> Ref | None:
        """There is no story here."""
        return None


def _draw_head(said: Said, icon: str, canvas: Canvas, box: pygame.Rect) -> None:
    side = canvas.px(18)
    canvas.icon(pygame.Rect(box.x, box.y + canvas.px(1), side, side), icon, canvas.theme.palette.accent)
    wide = canvas.px(52) if said.progress else 0
    title = pygame.Rect(box.x + side + canvas.px(7), box.y, box.width - side - canvas.px(7) - wide, box.height)
    canvas.text(title, said.title, 12.5, FADED_INK, weight="bold")
    count = pygame.Rect(box.right - wide, box.y, wide, box.height)
    canvas.text(count, said.progress, 12.5, FADED_INK, align="right")


@dataclass(kw_only=True)
class Ring(Painted):
    """A frame around what the words speak of; the pointer goes through it."""

    def hit(self, place: tuple[int, int]) -> bool:
        """Never: what it frames is meant."""
        return False


def draw_ring(canvas: Canvas, box: pygame.Rect) -> None:
    """A broad frame in two colours, with a sign at its corner: no colour alone tells it."""
    around = box.inflate(canvas.px(8), canvas.px(8))
    pygame.draw.rect(canvas.surface, INK, around, canvas.px(5), border_radius=canvas.px(10))
    pygame.draw.rect(
        canvas.surface, canvas.theme.palette.glow, around.inflate(-2, -2), canvas.px(3), border_radius=canvas.px(9)
    )
    draw_sign(canvas, box)


def draw_sign(canvas: Canvas, box: pygame.Rect) -> None:
    """A mortarboard at the corner of what is meant."""
    badge = pygame.Rect(0, 0, canvas.px(24), canvas.px(24))
    badge.center = box.topleft
    badge.clamp_ip(canvas.surface.get_rect())
    pygame.draw.aacircle(canvas.surface, INK, badge.center, badge.width // 2 + canvas.px(1))
    pygame.draw.aacircle(canvas.surface, canvas.theme.palette.glow, badge.center, badge.width // 2)
    canvas.icon(badge.inflate(-canvas.px(7), -canvas.px(7)), "school", INK)
