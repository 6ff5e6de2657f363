"""A deck at a glance: the curve of its costs, and how its cards divide by a facet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pygame

from engine.decks import Deck, DeckRules
from engine.texts import Texts
from ui.canvas import Canvas
from ui.theme import CREAM, FADED_CREAM, mixed

CURVE: Final = 104  # units
ROW: Final = 20  # units, of one value
TITLE: Final = 20  # units


def costs(deck: Deck, rules: DeckRules) -> list[tuple[int, int]]:
    """Every cost that a card can have, and how many cards of the deck have it."""
    counted = Counter(rules.cost(id) for id in deck.ids)
    possible = [rules.cost(id) for id in rules.cards]
    return [(cost, counted[cost]) for cost in range(min(possible), max(possible) + 1)]


def shares(deck: Deck, rules: DeckRules) -> list[tuple[str, int]]:
    """The values of the charted facet that the deck has, the most frequent first."""
    counted = Counter(value for id in deck.ids for value in rules.charted.of(id))
    return sorted(counted.items(), key=lambda each: (-each[1], each[0]))


def chart_height(deck: Deck, rules: DeckRules) -> float:
    """How many units a chart needs."""
    return TITLE + CURVE + 10 + TITLE + ROW * max(1, len(shares(deck, rules)))


def draw_chart(deck: Deck, rules: DeckRules, say: Texts, canvas: Canvas, box: pygame.Rect) -> None:
    """The curve above, the shares below it."""
    px = canvas.px
    title = pygame.Rect(box.x, box.y, box.width, px(TITLE))
    canvas.text(title, say("ui.decks.by-cost"), 13, FADED_CREAM, weight="bold")
    curve = pygame.Rect(box.x, title.bottom, box.width, px(CURVE))
    _draw_curve(costs(deck, rules), canvas, curve)
    title.y = curve.bottom + px(10)
    canvas.text(title, say(f"facet.{rules.charted.name}"), 13, FADED_CREAM, weight="bold")
    rows = pygame.Rect(box.x, title.bottom, box.width, px(ROW))
    _draw_shares([(say(value), count) for value, count in shares(deck, rules)], canvas, rows)


def _draw_curve(columns: Sequence[tuple[int, int]], canvas: Canvas, box: pygame.Rect) -> None:
    px = canvas.px
    most = max(1, *(count for _, count in columns))
    wide = box.width / len(columns)
    foot = box.bottom - px(18)
    for index, (cost, count) in enumerate(columns):
        left = box.x + round(wide * index)
        tall = round((foot - box.y - px(16)) * count / most)
        bar = pygame.Rect(left + px(2), foot - max(px(2), tall), max(px(4), round(wide) - px(4)), max(px(2), tall))
        canvas.panel(bar, mixed(canvas.theme.palette.accent, CREAM, 0.12), radius=3)
        if count:
            above = pygame.Rect(left, bar.y - px(16), round(wide), px(15))
            canvas.text(above, str(count), 12, CREAM, weight="bold", align="centre")
        canvas.text(pygame.Rect(left, foot, round(wide), px(18)), str(cost), 12, FADED_CREAM, align="centre")


def _draw_shares(rows: Sequence[tuple[str, int]], canvas: Canvas, first: pygame.Rect) -> None:
    px = canvas.px
    most = max((count for _, count in rows), default=1)
    for index, (name, count) in enumerate(rows):
        row = first.move(0, index * first.height)
        words = pygame.Rect(row.x, row.y, round(row.width * 0.42), row.height)
        canvas.text(words, name, 13)
        room = row.right - px(30) - words.right
        bar = pygame.Rect(words.right + px(4), row.y + px(4), max(px(3), room * count // most), row.height - px(8))
        canvas.panel(bar, mixed(canvas.theme.palette.glow, CREAM, 0.1), radius=4)
        canvas.text(pygame.Rect(row.right - px(24), row.y, px(24), row.height), str(count), 13, align="right")
