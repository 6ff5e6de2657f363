"""Arming by hand: dice that lie on a warrior for now, and which of them may be dragged onto whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import pygame

from engine.choices import Ref
from games.valhalla.faces import BLANK, LETTERS
from games.valhalla.odds import need_of, warriors_of
from games.valhalla.shown import ValhallaView, WarriorView
from ui.boards.valhalla_places import LEAST
from ui.sprites import Area, Box, Sprite

OVERLAP = 0.2  # of a warrior lies under the dice on its symbols


def laid_on(area: Area, sprites: Iterable[Sprite], warrior: Ref, dice: Sequence[Ref]) -> Iterator[Sprite]:
    """The table with dice on the symbols of a warrior; they can still be taken away from there."""
    found = list(sprites)
    card = next((sprite.rect for sprite in found if sprite.ref == warrior), None)
    shown = [sprite.ref for sprite in found if sprite.ref in dice]
    if card is None:
        yield from found
        return
    side, gap = max(area.px(LEAST), round(card.width * 0.42)), area.px(2)
    wide = len(shown) * (side + gap) - gap
    table = area.table
    left = max(table.x, min(card.centerx - wide // 2, table.right - wide))
    top = card.bottom - round(card.height * OVERLAP)
    for sprite in found:
        if sprite.ref in shown:
            place = pygame.Rect(left + shown.index(sprite.ref) * (side + gap), top, side, side)
            sprite = replace(sprite, box=Box.of(place))
        yield sprite


def taking(view: ValhallaView, sprites: Iterable[Sprite]) -> Iterator[Sprite]:
    """The sprites, those of warriors that wait to be armed with the dice that serve them."""
    battle, viewer = view["battle"], view["viewer"]
    player = next((one for one in view["players"] if one["ref"] == viewer), None)
    if battle is None or player is None or battle["acting"] != viewer:
        return iter(sprites)
    waiting = [one for one in warriors_of(view, player) if not one["is-active"] and not one["is-blocked"]]
    serving = {one["ref"]: tuple(_dice_for(view, one)) for one in waiting}
    return (replace(sprite, takes=serving[sprite.ref]) if sprite.ref in serving else sprite for sprite in sprites)


def _dice_for(view: ValhallaView, warrior: WarriorView) -> Iterator[Ref]:
    """The viewer's dice that can lie on one of a warrior's symbols; any weapon can be part of a pattern."""
    need = need_of(warrior)
    for die in view["dice"]:
        letter = LETTERS[die["face"] or "x"]
        is_free = die["holder"] == view["viewer"] and die["state"] == "available"
        if is_free and letter != BLANK and (need.pattern or letter in need.symbols):
            yield die["ref"]
