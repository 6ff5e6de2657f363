"""An attack as it is shown for a moment: who strikes whom, both dice, and how it came out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from engine.choices import Ref
from ui.boards.berserk_looks import look
from ui.sprites import Area, Box, DieFace, IconFace, PanelFace, PortraitFace, Say, Sprite, TextFace, say
from ui.theme import CREAM, hex_colour

ENDS: Final = ("struck", "counter-struck", "blocked")
BACK: Final = "counter-struck"
LAYER: Final = 90


@dataclass
class _Blow:
    """What was told of an attack so far."""

    attacker: Ref = ""
    target: Ref = ""
    attack: int = 0
    defence: int = 0
    told: Say | None = None
    is_back: bool = False
    place: int = -1  # in the news


NOTHING: Final[Mapping[str, Sprite]] = {}


def moments(
    news: Sequence[Mapping[str, Any]], area: Area, before: Mapping[str, Sprite] = NOTHING
) -> Iterator[tuple[int, tuple[Sprite, ...]]]:
    """One for every attack that the news tell of, at the place of its last die: wounds are told after that."""
    for number, blow in enumerate(_blows(news)):
        if number == 0:  # somebody was asked whether to roll again: the dice lay there already
            blow.attack = blow.attack or _face(before.get("attack die"))
            blow.defence = blow.defence or _face(before.get("defense die"))
        yield blow.place, tuple(_laid_out(blow, area))


def _face(die: Sprite | None) -> int:
    return die.face.face if die is not None and isinstance(die.face, DieFace) else 0


def _blows(news: Sequence[Mapping[str, Any]]) -> Iterator[_Blow]:
    blow = _Blow()
    for place, event in enumerate(news):
        what = event["event"]
        if what in ("rolled", "rerolled"):
            if blow.told is not None:
                yield blow
                blow = _Blow()
            blow.place = place
            if event["die"] == "die:attack":
                blow.attacker, blow.attack = event["card"], event["face"]
            else:
                blow.target, blow.defence = event["card"], event["face"]
        elif what == "missed" or what in ENDS:
            blow.place = place if blow.place < 0 else blow.place
        if what == "missed":
            blow.attacker, blow.target, blow.told = event["card"], event["target"], _told(event)
        elif what in ENDS:
            if what == BACK:
                blow.is_back = True
                blow.attacker, blow.target = event["target"], event["card"]
            elif what == "struck":
                blow.attacker, blow.target = event["card"], event["target"]
            blow.told = _told(event)
            if blow.attacker and blow.target:
                yield blow
            blow = _Blow()
    if blow.told is not None and blow.attacker and blow.target:
        yield blow


def _told(event: Mapping[str, Any]) -> Say:
    """How it came out, in words."""
    what, wounds = event["event"], event.get("wounds")
    if what == "missed":
        return say("board.outcome-miss")
    if what == "blocked":
        return say("board.moment-blocked", card=event["by"])
    if what == BACK:
        return say("board.moment-back", wounds=wounds)
    if event["type"] == "type:simple-strike":
        return say(f"board.moment-{event['level'].removeprefix('level:')}", wounds=wounds)
    return say("board.moment-attack", type=event["type"], wounds=wounds)


def _laid_out(blow: _Blow, area: Area) -> Iterator[Sprite]:
    """Pictures at the ends, dice beside them, the sentence below."""
    px = area.px
    ground = pygame.Rect(0, 0, min(px(470), area.board.width), min(px(206), area.board.height))
    ground.center = area.board.center
    yield Sprite(Box.of(ground), PanelFace(is_solid=True), layer=LAYER)
    inner = ground.inflate(-2 * px(14), -2 * px(12))
    side = min(px(112), inner.height - px(62), inner.width // 4)
    die = round(side * 0.56)
    top = inner.y + px(2)
    ends = (pygame.Rect(inner.x, top, side, side), pygame.Rect(inner.right - side, top, side, side))
    for ref, box in zip((blow.attacker, blow.target), ends, strict=True):
        yield Sprite(Box.of(box), PortraitFace(ref, rim=look(ref).head, is_titled=True), layer=LAYER + 1)
    dice = [
        (DieFace(blow.attack), ends[0].right + px(12)),
        (DieFace(blow.defence, is_dark=True), ends[1].x - px(12) - die),
    ]
    for face, left in dice:
        if face.face:
            box = pygame.Rect(left, 0, die, die)
            box.centery = ends[0].centery
            yield Sprite(Box.of(box), face, layer=LAYER + 1)
    wide = min(px(52), max(1, ends[1].x - ends[0].right - 2 * die - px(40)))
    if wide >= px(14):
        arrow = pygame.Rect(0, 0, wide, wide)
        arrow.center = (inner.centerx, ends[0].centery)
        icon = "arrow-left-bold" if blow.is_back else "arrow-right-bold"
        yield Sprite(Box.of(arrow), IconFace(icon, hex_colour("#ffb02e")), layer=LAYER + 1)
    words = pygame.Rect(inner.x, ends[0].bottom + px(8), inner.width, inner.bottom - ends[0].bottom - px(8))
    told = TextFace(blow.told or "", 17, CREAM, bold=True, align="centre", lines=3)
    yield Sprite(Box.of(words), told, layer=LAYER + 1)
