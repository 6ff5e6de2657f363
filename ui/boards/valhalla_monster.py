"""The monster of solo and cooperative play: its card, what it waits for, and what it does next."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from games.valhalla.deck import MONSTERS
from games.valhalla.shown import MonsterView, ValhallaView
from ui.boards.valhalla_looks import CLAN_ICONS, FOE, GOLD, die_face, wanted
from ui.boards.valhalla_places import GAP
from ui.boards.valhalla_squads import DICE_LAYER
from ui.sprites import (
    Area,
    Box,
    DieFace,
    Disc,
    PanelFace,
    PortraitFace,
    Sprite,
    Stat,
    StatsFace,
    TagFace,
    TextFace,
    say,
)
from ui.theme import CREAM


def monster_at(view: ValhallaView, area: Area, monster: MonsterView, box: pygame.Rect) -> Iterator[Sprite]:
    """The active card large, beside it its numbers, below them its symbols and its next move."""
    px, gap = area.px, area.px(GAP)
    title = PanelFace(say("board.monster-title", card=monster["active"], left=monster["left"]), "paw")
    yield Sprite(Box.of(box), title, key="monster board", layer=1)
    inner = box.inflate(-2 * gap, -2 * gap)
    inner.y, inner.height = inner.y + px(26), inner.height - px(26)
    below = max(px(96), round(inner.height * 0.42))
    picture = pygame.Rect(inner.x, inner.y, min(inner.width // 2, inner.height - below), inner.height - below - gap)
    face = PortraitFace(monster["active"], monster["is-muted"], disc=Disc(str(monster["strength"]), FOE), rim=FOE)
    yield Sprite(Box.of(picture), face, monster["active"], layer=2, pile=tuple(monster["cards"]))
    side = pygame.Rect(picture.right + gap, inner.y, inner.right - picture.right - gap, picture.height)
    yield from _facts(monster, area, side)
    lower = pygame.Rect(inner.x, picture.bottom + gap, inner.width, inner.bottom - picture.bottom - gap)
    yield from _symbols(view, area, monster, lower)


def _facts(monster: MonsterView, area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    """Strength, cap, what it counts as, the cost of a lost battle, and what it can do in words."""
    px = area.px
    strength, printed = monster["strength"], MONSTERS[monster["active"].removeprefix("monster:")].strength
    lines = [
        say("board.monster-strength", count=strength)
        if strength == printed
        else say("board.monster-stronger", count=strength, printed=printed),
        say("board.monster-cap", valour=monster["valour"], cap=monster["cap"]),
        say("board.monster-penalty", count=monster["penalty"]),
    ]
    told = max(px(30), room.height - px(4 * 22))
    tall = (room.height - told) // (len(lines) + 1)
    for index, words in enumerate(lines):
        place = Box(room.x, room.y + index * tall, room.width, tall)
        yield Sprite(
            place, TextFace(words, 12.5, CREAM, bold=index == 0, lines=2), key=f"monster fact {index}", layer=2
        )
    clans = [Stat(CLAN_ICONS[clan], say(f"clan.{clan}")) for clan in monster["clans"]]
    stats = (Stat("account-group", str(monster["warriors"])), *clans)
    place = Box(room.x, room.y + len(lines) * tall, room.width, tall)
    yield Sprite(place, StatsFace(stats), key="monster counts as", layer=2)
    if monster["ability"] is not None:
        place = Box(room.x, room.bottom - told, room.width, told)
        face = TagFace(monster["active"], monster["is-muted"], is_named=False)
        yield Sprite(place, face, key="monster ability", layer=2, shows=monster["active"])


def _symbols(view: ValhallaView, area: Area, monster: MonsterView, room: pygame.Rect) -> Iterator[Sprite]:
    """The symbols with the dice on them, the dice beside, and in words what comes next. [VAL-21.8]"""
    px = area.px
    dice = {die["ref"]: die for die in view["dice"]}
    things: list[tuple[str, DieFace]] = []
    for index, (symbol, die) in enumerate(zip(monster["symbols"], monster["covered"], strict=True)):
        things.append((f"monster symbol {index}", wanted(symbol)) if die is None else (die, die_face(dice[die])))
    words_tall = max(px(34), min(px(58), room.height // 2))
    row = pygame.Rect(room.x, room.y, room.width, room.height - words_tall)
    side = max(px(16), min(px(54), row.height - px(4), (row.width - px(6) * len(things)) // max(1, len(things))))
    for index, (key, face) in enumerate(things):
        place = Box(row.x + index * (side + px(6)), row.centery - side // 2, side, side)
        yield Sprite(place, face, key=key, layer=DICE_LAYER)
    if monster["missing"]:
        faces = tuple(f"face:{word}" for word in monster["missing"])
        words = say("board.monster-next", rolls=monster["rolls"], missing=faces)
    else:
        words = say("board.monster-attacks")
    place = Box(room.x, room.bottom - words_tall, room.width, words_tall)
    yield Sprite(place, TextFace(words, 13, GOLD, bold=True, lines=3), key="monster next", layer=2)
