"""What is shown over the table of Valhalla for a moment: how a battle ended, and Ragnarok."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pygame

from ui.boards.valhalla_looks import DOOM, FOE, GOLD, OWN
from ui.saying import Facts
from ui.sprites import Area, Box, IconFace, PanelFace, Say, Sprite, TextFace, say
from ui.theme import CREAM

LAYER: Final = 90
SHOWN: Final[Mapping[str, str]] = {
    "battle-won": "trophy",
    "no-winner": "circle-off-outline",
    "ragnarok-began": "skull",
    "end-triggered": "bell-ring",
}


def moments(
    news: Sequence[Mapping[str, Any]], area: Area, before: Mapping[str, Sprite] | None = None
) -> Iterator[tuple[int, tuple[Sprite, ...]]]:
    """One for every battle that ended, for the last round and for Ragnarok."""
    for place, event in enumerate(news):
        if event["event"] in SHOWN:
            yield place, tuple(_laid_out(event, area))


def _laid_out(event: Mapping[str, Any], area: Area) -> Iterator[Sprite]:
    """A sign, in a battle between both strengths, and the sentence below."""
    px, what = area.px, event["event"]
    ground = pygame.Rect(0, 0, min(px(480), area.board.width), min(px(220), area.board.height))
    ground.center = (area.table.centerx, area.board.centery)
    yield Sprite(Box.of(ground), PanelFace(is_solid=True), layer=LAYER)
    inner = ground.inflate(-2 * px(16), -2 * px(14))
    side = min(px(96), inner.height // 2)
    sign = pygame.Rect(0, inner.y, side, side)
    sign.centerx = inner.centerx
    is_doom = what == "ragnarok-began"
    yield Sprite(Box.of(sign), IconFace(SHOWN[what], DOOM if is_doom else GOLD), layer=LAYER + 1)
    if what == "battle-won":
        ends = ((event["strength"], inner.x, OWN), (event["against"], inner.right - side, FOE))
        for amount, left, colour in ends:
            box = pygame.Rect(left, inner.y, side, side)
            yield Sprite(Box.of(box), IconFace("shield", colour), layer=LAYER + 1)
            face = TextFace(str(amount), 30, CREAM, bold=True, align="centre")
            yield Sprite(Box.of(box.inflate(0, -side // 4)), face, layer=LAYER + 2)
    words = [_told(event), *([say("board.ragnarok-words")] if is_doom else [])]
    tall = (inner.bottom - sign.bottom - px(6)) // len(words)
    for index, said in enumerate(words):
        place = Box(inner.x, sign.bottom + px(6) + index * tall, inner.width, tall)
        size = 18 if index == 0 else 13
        yield Sprite(place, TextFace(said, size, CREAM, bold=index == 0, align="centre", lines=3), layer=LAYER + 1)


def _told(event: Mapping[str, Any]) -> Say:
    facts: Facts = tuple((name, fact) for name, fact in event.items() if name != "event")
    reason = f".reason-{event['reason']}" if event["event"] == "end-triggered" else ""
    return Say(f"event.{event['event']}{reason}", facts)
