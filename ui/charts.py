"""Small charts: how many games were played, and how many of them were won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from engine.annals import Score
from engine.texts import Texts
from ui.canvas import Canvas
from ui.scenes.base import Scene
from ui.theme import CREAM, FADED_CREAM, mixed
from ui.widgets.base import Label, Painted, Widget

ROW: Final = 32  # units
TITLE: Final = 30
LABEL: Final = 0.4  # of the width
COUNT: Final = 92  # units, for the numbers


class Bar(NamedTuple):
    """A row of a chart."""

    label: str
    score: Score


def chart_height(scene: Scene, bars: Sequence[Bar]) -> int:
    """How high a chart is with its title."""
    return scene.px(TITLE) + scene.px(ROW) * len(bars)


def chart(scene: Scene, name: str, title: str, bars: Sequence[Bar], box: pygame.Rect) -> Iterator[Widget]:
    """A title, and a row for every bar; the longest fills the room."""
    px, most = scene.px, max((bar.score.games for bar in bars), default=1)
    head = pygame.Rect(box.x, box.y, box.width, px(TITLE))
    yield Label(name=f"{name}-title", rect=head, words=title, size=15, colour=FADED_CREAM, bold=True)
    for index, bar in enumerate(bars):
        row = pygame.Rect(box.x, head.bottom + index * px(ROW), box.width, px(ROW))
        yield Painted(name=f"{name} {index}", rect=row, paint=partial(_draw_bar, bar, most, scene.say))


def _draw_bar(bar: Bar, most: int, say: Texts, canvas: Canvas, box: pygame.Rect) -> None:
    """Played games as a frame, won ones as what fills it, and both in words."""
    px, accent = canvas.px, canvas.theme.palette.accent
    label = pygame.Rect(box.x, box.y, round(box.width * LABEL), box.height)
    canvas.text(label, bar.label, 14, CREAM, lines=2)
    count = pygame.Rect(box.right - px(COUNT), box.y, px(COUNT), box.height)
    room = pygame.Rect(label.right + px(8), box.y + px(8), count.x - label.right - px(18), box.height - px(16))
    whole = room.copy()
    whole.width = max(px(6), round(room.width * bar.score.games / most))
    canvas.panel(whole, (255, 255, 255, 40), radius=4)
    won = whole.copy()
    won.width = round(whole.width * bar.score.share)
    if won.width:
        canvas.panel(won, mixed(accent, CREAM, 0.15), radius=4)
    words = say("ui.people.won-of", wins=bar.score.wins, games=bar.score.games)
    canvas.text(count, words, 13.5, CREAM, align="right")
