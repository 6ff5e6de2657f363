"""The panel at the right of a table: the card that is pointed at, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

import pygame

from engine.choices import Ref
from engine.texts import Texts
from ui.canvas import Canvas
from ui.faces import Faces
from ui.materials import rounding, scrim
from ui.pictures.gallery import COVERS
from ui.scenes.base import Scene
from ui.scenes.paragraphs import tall
from ui.table.story import Line, Story
from ui.theme import CREAM, FADED_CREAM, INK, WHITE, Theme, mixed
from ui.widgets.base import Painted, Panel, Widget, nothing
from ui.zoom import draw_zoomed

GOAL: Final = 12.5  # units: how high the words of the goal are
LEAST_STORY: Final = 90  # units that the story keeps
FEWEST_LINES: Final = 62  # units that it keeps beside a card where something else lies below


def cream_title(canvas: Canvas, box: pygame.Rect, words: str) -> None:
    """A small title in capitals."""
    canvas.text(box, words.upper(), 11.5, mixed(CREAM, INK, 0.25), weight="bold")


@dataclass(kw_only=True)
class Sentence(Widget):
    """A sentence of the story with its picture."""

    line: Line
    indent: int = 0
    glow: tuple[int, int, int] = CREAM
    on_press: Callable[[], None] = nothing
    takes_focus: ClassVar[bool] = False

    def press(self) -> None:
        """Something is wanted of it."""
        self.on_press()

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """Picture and words; a ground where a click would be heard."""
        if hovered and self.on_press is not nothing:
            canvas.panel(self.rect.inflate(canvas.px(8), canvas.px(5)), (255, 255, 255, 26), radius=5)
        side = self.indent - canvas.px(7)
        canvas.icon(pygame.Rect(self.rect.x, self.rect.y + canvas.px(1), side, side), self.line.icon, self.glow)
        self.line.laid.draw(canvas, (self.rect.x + self.indent, self.rect.y))


class SidePanel:
    """Laid out for one window, language and pair of eyes."""

    def __init__(self, theme: Theme, rect: pygame.Rect, faces: Faces, icons: Mapping[str, str], below: int = 0) -> None:
        """With so much of the panel taken by something below: the card is as large as without it, if it can be."""
        px = theme.px
        self.theme, self.rect, self.faces = theme, rect, faces
        inner = rect.inflate(-px(24), -px(20))
        spare = inner.height - px(34 + FEWEST_LINES)
        high = min(max(round(inner.height * 0.5), spare), round((inner.height + below) * 0.5), round(inner.width * 1.5))
        self.card = pygame.Rect(inner.x, inner.y, inner.width, high)
        self.title = pygame.Rect(inner.x, self.card.bottom + px(12), inner.width, px(20))
        self.log = pygame.Rect(
            inner.x, self.title.bottom + px(2), inner.width, inner.bottom - self.title.bottom - px(2)
        )
        self._story_room = self.log.copy()
        self.indent = px(24)
        self.on_ask: Callable[[int], None] | None = None  # why a sentence came about, by its number
        self._cover: tuple[pygame.Surface, pygame.Surface] | None = None  # as painted, and as shown here
        self.story = Story(faces.texts, icons, self.log.width - self.indent - px(14), px(13), CREAM, WHITE)

    @property
    def ground(self) -> pygame.Rect:
        """The whole panel."""
        return self.rect

    def build(self, table: Scene, zoomed: Callable[[], Ref | None], goal: str = "") -> Iterator[Widget]:
        """Ground, card, title, the sentences with the newest first, and below them what one wants."""
        px, say = self.theme.px, table.say
        yield Panel(name="panel", rect=self.ground, colour=(0, 0, 0, 120), radius=0)
        yield Painted(name="zoomed", rect=self.card, paint=partial(self._draw_card, zoomed, say))
        title = say("ui.table.happened")
        yield Painted(name="story title", rect=self.title, paint=lambda canvas, box: cream_title(canvas, box, title))
        yield from self._goal(goal)
        gap = px(7)
        heights = [line.laid.height + gap for line in self.story.lines]
        offset = min(table.scrolls.get("story", 0), max(0, sum(heights) - self.log.height))
        sentences: list[Widget] = []
        top = self.log.y
        for index in range(len(heights) - 1, -1, -1):
            place = pygame.Rect(self.log.x, top, self.log.width - px(12), heights[index] - gap)
            top += heights[index]
            if place.bottom - offset > self.log.top and place.top - offset < self.log.bottom:
                line = self.story.lines[index]
                sentences.append(
                    Sentence(
                        name=f"sentence {index}",
                        rect=place,
                        line=line,
                        indent=self.indent,
                        glow=table.theme.palette.glow,
                        on_press=partial(self.on_ask, index) if self.on_ask is not None else nothing,
                    )
                )
        yield from table.pane("story", self.log, sum(heights), sentences)

    def _goal(self, words: str) -> Iterator[Widget]:
        """A line or a few at the bottom, where the story can spare the room; else the top bar says it."""
        px, room = self.theme.px, self._story_room
        self.log = room.copy()
        high = tall(self.theme, words, room.width - self.indent, GOAL, lines=5) + px(12) if words else 0
        if not words or room.height - high < px(LEAST_STORY):
            return
        self.log.height -= high
        box = pygame.Rect(room.x, self.log.bottom + px(8), room.width, high - px(10))
        yield Painted(name="goal", rect=box, paint=partial(self._draw_goal, words))

    def _draw_goal(self, words: str, canvas: Canvas, box: pygame.Rect) -> None:
        px = canvas.px
        side = self.indent - px(7)
        canvas.icon(pygame.Rect(box.x, box.y, side, side), "bullseye-arrow", canvas.theme.palette.glow)
        said = pygame.Rect(box.x + self.indent, box.y, box.width - self.indent, box.height + px(2))
        canvas.text(said, words, GOAL, CREAM, lines=5, top=True)

    def _draw_card(self, zoomed: Callable[[], Ref | None], say: Texts, canvas: Canvas, box: pygame.Rect) -> None:
        ref = zoomed()
        if ref is not None:
            draw_zoomed(canvas, self.faces, ref, box)
            return
        canvas.panel(box, (255, 255, 255, 14), radius=10)
        if self.faces.pictures is not None and self._draw_cover(canvas, box, say):
            return
        icon = pygame.Rect(0, 0, canvas.px(44), canvas.px(44))
        icon.center = (box.centerx, box.centery - canvas.px(30))
        canvas.icon(icon, "cards-outline", FADED_CREAM)
        words = pygame.Rect(box.x + canvas.px(16), box.centery, box.width - canvas.px(32), canvas.px(60))
        canvas.text(words, say("ui.table.point-at-a-card"), 13, FADED_CREAM, align="centre", lines=3, top=True)

    def _draw_cover(self, canvas: Canvas, box: pygame.Rect, say: Texts) -> bool:
        """The picture of the game, as long as no card is read; False if there is none yet."""
        assert self.faces.pictures is not None
        gallery, game = self.faces.pictures
        cover = gallery.picture(COVERS, game, box.size, canvas.theme.unit, whole=True)
        if cover is None:
            return False
        if self._cover is None or self._cover[0] is not cover:
            self._cover = (cover, _faded(cover, canvas))
        canvas.surface.blit(self._cover[1], box)
        words = pygame.Rect(box.x + canvas.px(14), 0, box.width - canvas.px(28), canvas.px(44))
        words.bottom = box.bottom - canvas.px(8)
        canvas.text(words, say("ui.table.point-at-a-card"), 13, CREAM, align="centre", lines=3)
        return True

    def ref_at(self, table: Scene, place: tuple[int, int]) -> Ref | None:
        """The card whose name in the story is at a place."""
        if not self.log.collidepoint(place):
            return None
        for widget in table.widgets:
            if isinstance(widget, Sentence) and widget.hit(place):
                ref = widget.line.laid.ref_at(place[0] - widget.rect.x - self.indent, place[1] - widget.rect.y)
                return ref if ref in self.faces.card_texts else None
        return None

    def scroll_to_newest(self, table: Scene) -> None:
        """Something happened: whoever was reading far below stays there."""
        if table.scrolls.get("story", 0) < self.log.height:
            table.scrolls["story"] = 0


def _faded(cover: pygame.Surface, canvas: Canvas) -> pygame.Surface:
    """Darker, most of all below, with round corners."""
    faded = cover.copy()
    faded.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
    wide, tall = cover.get_size()
    shade = pygame.Rect(0, tall - canvas.px(82), wide, canvas.px(82))
    faded.blit(scrim(shade.size), shade)
    faded.blit(rounding((wide, tall), canvas.px(10)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
