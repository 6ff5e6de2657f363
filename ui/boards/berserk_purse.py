"""What an army costs, said in numbers: crystals, elements, flyers, and what it comes to; and the same of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from engine.choices import Ref
from games.berserk.army import bill
from games.berserk.options import MOST_FOR_FLYERS, crystals
from games.berserk.schema import CardKind
from games.berserk.shown import BerserkView, PlayerView
from ui.boards.berserk_looks import GOLD, SILVER, kind_of
from ui.sprites import Area, Box, PanelFace, Say, Share, SharesFace, Sprite, TextFace, say
from ui.theme import CREAM, FADED_CREAM, Colour, hex_colour

SPENT: Final = hex_colour("#3a3f48")
ELEMENTS: Final[dict[str, Colour]] = {
    "steppe": hex_colour("#c9a13b"),
    "forest": hex_colour("#3f7d3a"),
    "mountain": hex_colour("#7a6a9a"),
    "swamp": hex_colour("#4f8f86"),
    "darkness": hex_colour("#3d4a78"),
    "fire": hex_colour("#b24a28"),
}
CHEAPEST, DEAREST = 1, 9  # columns of a curve of costs


def named(elements: Sequence[str]) -> tuple[Say, ...]:
    """The names of elements."""
    return tuple(say(f"element.{one}") for one in elements)


class _Rows:
    """Lines from the top down in a panel, as long as there is room."""

    def __init__(self, area: Area, room: pygame.Rect, name: str) -> None:
        self.area, self.room, self.name = area, room, name
        self.top = room.y
        self.count = 0

    def words(
        self, words: Say, size: float = 12.5, colour: Colour = CREAM, lines: int = 1, *, bold: bool = False
    ) -> Sprite:
        """A line of words."""
        tall = round(self.area.px(size) * 1.38 * lines) + self.area.px(2)
        return self._put(TextFace(words, size, colour, bold, lines=lines), tall)

    def bar(self, *parts: Share) -> Sprite:
        """A bar."""
        has_below = any(part.below for part in parts)
        return self._put(SharesFace(tuple(parts)), self.area.px(38 if has_below else 22))

    def gap(self) -> None:
        """A little room."""
        self.top += self.area.px(6)

    def _put(self, face: TextFace | SharesFace, tall: int) -> Sprite:
        tall = max(1, min(tall, self.room.bottom - self.top))
        box = Box(self.room.x, min(self.top, self.room.bottom - 1), self.room.width, tall)
        self.top += tall + self.area.px(1)
        self.count += 1
        return Sprite(box, face, key=f"{self.name} {self.count}", layer=2)


def purse(view: BerserkView, area: Area, own: PlayerView, bought: Sequence[Ref], room: pygame.Rect) -> Iterator[Sprite]:
    """Crystals left, the penalty for elements in numbers, and the army so far. [BSK-4.3, BSK-5.3, BSK-5.4]"""
    px = area.px
    kinds = [kind_of(ref) for ref in bought]
    paid = bill([kind.id for kind in kinds], view["budget"], own["is-first"])
    most_gold, _ = crystals(view["budget"], 1, own["is-first"])
    silver_left = paid.silver - min(paid.silver, paid.total - paid.elite)
    yield Sprite(Box.of(room), PanelFace(say("board.purse"), "rhombus"), key="purse", layer=0)
    rows = _Rows(area, pygame.Rect(room.x + px(8), room.y + px(30), room.width - px(16), room.height - px(36)), "row")
    for name, left, whole, colour in (
        ("gold", paid.gold_left, paid.gold, GOLD),
        ("silver", silver_left, paid.silver, SILVER),
    ):
        told = "left" if left >= 0 else "short"
        yield rows.words(say(f"board.{name}-{told}", left=abs(left), of=whole), 14, bold=True)
        shown = max(0, min(left, whole))
        yield rows.bar(*_spent(shown, whole, colour))
        rows.gap()
    penalty = most_gold - paid.gold
    elements = say("board.elements", elements=named(paid.elements), count=len(paid.elements))
    yield rows.words(elements if paid.elements else say("board.elements-none"), lines=2)
    words = say("board.penalty", count=penalty) if penalty else say("board.no-penalty")
    yield rows.words(words, 11.5, FADED_CREAM, 4)
    rows.gap()
    creatures = sum(kind.type == "creature" for kind in kinds)
    yield rows.words(say("board.army-count", count=len(kinds), cost=paid.total), 13, bold=True, lines=2)
    yield rows.words(say("board.army-creatures", count=creatures, lives=sum(kind.life or 0 for kind in kinds)), lines=2)
    yield rows.words(say("board.army-flyers", cost=paid.flyers, most=MOST_FOR_FLYERS), lines=2)
    rows.gap()
    yield rows.words(say("board.paying"), 11.5, FADED_CREAM, 8)


def _spent(left: int, whole: int, colour: Colour) -> Iterator[Share]:
    if left:
        yield Share(left, str(left), colour)
    if whole - left:
        yield Share(whole - left, f"\N{MINUS SIGN}{whole - left}", SPENT)


def deck_panel(area: Area, kinds: Sequence[CardKind], room: pygame.Rect) -> Iterator[Sprite]:
    """How many cards a deck has, its curve of costs and its elements. [BSK-3.9]"""
    px = area.px
    yield Sprite(Box.of(room), PanelFace(say("board.deck-count", count=len(kinds)), "cards"), key="deck", layer=0)
    rows = _Rows(area, pygame.Rect(room.x + px(8), room.y + px(30), room.width - px(16), room.height - px(36)), "row")
    yield rows.words(say("board.deck-rule"), 11.5, FADED_CREAM, 5)
    yield from _curves(rows, kinds)


def picks_panel(area: Area, kinds: Sequence[CardKind], room: pygame.Rect) -> Iterator[Sprite]:
    """What the picks of a draft come to so far. [BSK-28.4]"""
    px = area.px
    yield Sprite(Box.of(room), PanelFace(say("board.deck-count", count=len(kinds)), "cards"), key="deck", layer=0)
    rows = _Rows(area, pygame.Rect(room.x + px(8), room.y + px(30), room.width - px(16), room.height - px(36)), "row")
    yield rows.words(say("board.draft-rule"), 11.5, FADED_CREAM, 9)
    rows.gap()
    elite, creatures = (sum(map(test, kinds)) for test in (_is_elite, _is_creature))
    yield rows.words(say("board.picks-ranks", elite=elite, creatures=creatures), lines=2)
    yield from _curves(rows, kinds)


def _is_elite(kind: CardKind) -> bool:
    return kind.rank == "elite"


def _is_creature(kind: CardKind) -> bool:
    return kind.type == "creature"


def _curves(rows: _Rows, kinds: Sequence[CardKind]) -> Iterator[Sprite]:
    """The curve of costs and the elements."""
    if not kinds:
        return
    costs = Counter(min(DEAREST, max(CHEAPEST, kind.cost.amount)) for kind in kinds)
    yield rows.words(say("board.deck-costs"), bold=True)
    yield rows.bar(*(Share(count, str(count), GOLD, str(cost)) for cost, count in sorted(costs.items())))
    elements = Counter(element for kind in kinds for element in kind.elements)
    if elements:
        yield rows.words(say("board.deck-elements", elements=named(sorted(elements))), lines=2)
        yield rows.bar(*(Share(count, str(count), ELEMENTS[one]) for one, count in sorted(elements.items())))
