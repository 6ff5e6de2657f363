"""What happens in a battle, at the right of the field: the stack with the newest on top, the attack with its dice."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final

import pygame

from engine.choices import Ref
from games.berserk.odds import Odds, odds
from games.berserk.shown import AttackView, BerserkView, DeclaredView
from ui.boards.arranging import grid
from ui.boards.berserk_looks import look
from ui.boards.berserk_places import LEAST
from ui.boards.berserk_turn import LAYER, TITLE, turn_so_far
from ui.sprites import (
    Area,
    Box,
    CardFace,
    DieFace,
    EntryFace,
    IconFace,
    PanelFace,
    PortraitFace,
    Say,
    Share,
    SharesFace,
    Sprite,
    TextFace,
    say,
)
from ui.theme import CREAM, FADED_CREAM, Colour, hex_colour

ENTRY: Final = 58  # units, the height of something on the stack
ATTACK: Final = 214  # units, the height of an attack
CHANCES: Final[dict[str, Colour]] = {
    "weak": hex_colour("#e3b873"),
    "medium": hex_colour("#d97a35"),
    "strong": hex_colour("#a6291f"),
    "miss": hex_colour("#9a9aa0"),
    "counter": hex_colour("#3f63a8"),
}


def column(view: BerserkView, area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    """The stack, the attack that is carried out or comes next, cards that are shown; else what the turn has brought."""
    attack, gap = view["attack"], area.px(6)
    if view["stack"]:
        most = room.height - (area.px(ATTACK) + gap if attack is not None else 0)
        used = yield from _stack(view, area, room, most)
        room = pygame.Rect(room.x, used + gap, room.width, room.bottom - used - gap)
    if attack is not None:
        tall = min(room.height, area.px(ATTACK + 44))
        place = pygame.Rect(room.x, room.y, room.width, tall)
        yield from _attack(view, attack, area, place)
        room = pygame.Rect(room.x, place.bottom + gap, room.width, room.bottom - place.bottom - gap)
    if view["shown"]:
        yield from _shown(view, area, room)
    elif view["turn"] > 0:
        yield from turn_so_far(view, area, room)


# The stack


def _stack(view: BerserkView, area: Area, room: pygame.Rect, most: int) -> Generator[Sprite, None, int]:
    """A pile of what is about to happen, the newest on top; where the lower edge of it is."""
    px, stack = area.px, list(reversed(view["stack"]))
    next_odds = _odds_of(view, stack[0]) if view["attack"] is None else None
    below = px(46) if next_odds is not None else 0
    step = min(px(ENTRY + 4), max(px(LEAST + 2), (most - px(TITLE + 8) - below) // len(stack)))
    fitting = max(1, min(len(stack), (most - px(TITLE + 8) - below) // step))
    ground = pygame.Rect(room.x, room.y, room.width, px(TITLE + 8) + step * fitting + below)
    pile = tuple(one["source"] for one in stack)
    title = say("board.stack", count=len(stack))
    yield Sprite(Box.of(ground), PanelFace(title, "layers"), "pile:stack", layer=LAYER - 1, pile=pile)
    for index, declared in enumerate(stack[:fitting]):
        place = pygame.Rect(
            ground.x + px(4), ground.y + px(TITLE + 2) + index * step, ground.width - px(8), step - px(4)
        )
        caption = say("board.entry-by", card=declared["source"], seat=declared["by"])
        words = _words(declared)
        number = str(len(stack) - index)
        short = say("board.entry-short", card=declared["source"], target=_targets(declared))
        face = EntryFace(declared["source"], words, caption, short, number, is_next=index == 0)
        yield Sprite(
            Box.of(place), face, declared["ref"], layer=LAYER, origin=declared["source"], shows=declared["source"]
        )
    if next_odds is not None:
        bar = pygame.Rect(ground.x + px(6), ground.bottom - below + px(2), ground.width - px(12), below - px(8))
        yield Sprite(Box.of(bar), shares_of(next_odds), key="next odds", layer=LAYER)
    return ground.bottom


def _words(declared: DeclaredView) -> Say:
    targets = _targets(declared)
    key = f"board.entry-{declared['what']}" if declared["what"] in ("strike", "defend") else "board.entry"
    if not targets and key == "board.entry":
        key = "board.entry-alone"
    return say(key, card=declared["source"], what=declared["name"], target=targets)


def _targets(declared: DeclaredView) -> tuple[Ref, ...]:
    return tuple(ref for ref in declared["targets"] if not ref.startswith("stack:"))


def _odds_of(view: BerserkView, declared: DeclaredView) -> Odds | None:
    if declared["what"] not in ("strike", "ability") or not declared["targets"]:
        return None
    ability = declared["name"] if declared["what"] == "ability" else None
    return odds(view, declared["source"], declared["targets"][0], ability)


# Chances


def percent(share: float) -> str:
    """A chance in words: never none or all of it, unless it is."""
    whole = round(share * 100)
    if share > 0 and whole == 0:
        return "<1 %"
    return f"{min(whole, 99) if share < 1 else 100}\N{NO-BREAK SPACE}%"


def shares_of(found: Odds) -> SharesFace:
    """How an attack can come out: wounds on the blocks, chances below them; a skull where somebody dies."""
    parts = []
    for one in found.outcomes:
        is_back = one.how == "counter"
        words = "0" if not one.wounds else f"\N{MINUS SIGN}{one.wounds}"
        icon = "skull" if one.is_deadly else "undo-variant" if is_back else ""
        parts.append(Share(float(one.chance), words, CHANCES[one.how], percent(float(one.chance)), icon))
    return SharesFace(tuple(parts))


# The attack


def _attack(view: BerserkView, attack: AttackView, area: Area, place: pygame.Rect) -> Iterator[Sprite]:
    """Who strikes whom, both dice, the line of the table that decides, and how it comes out."""
    px = area.px
    yield Sprite(Box.of(place), PanelFace(say(f"type.{attack['type']}"), "sword"), key="attack", layer=LAYER - 1)
    inner = pygame.Rect(place.x + px(6), place.y + px(TITLE + 2), place.width - px(12), place.height - px(TITLE + 8))
    side = max(px(LEAST), min(px(66), (inner.width - px(20)) // 2, inner.height // 3))
    boxes = [pygame.Rect(inner.x, inner.y, side, side), pygame.Rect(inner.right - side, inner.y, side, side)]
    for ref, box in zip((attack["attacker"], attack["target"]), boxes, strict=True):
        portrait = PortraitFace(ref, rim=look(ref).head)
        yield Sprite(Box.of(box), portrait, key=f"in attack {ref}", layer=LAYER, shows=ref)
    between = pygame.Rect(boxes[0].right, boxes[0].y, boxes[1].x - boxes[0].right, side)
    if between.width >= px(12):
        wide = min(px(30), between.width)
        arrow = pygame.Rect(0, 0, wide, wide)
        arrow.center = between.center
        icon = "undo-variant" if attack["outcome"] == "counter" else "arrow-right-bold"
        yield Sprite(Box.of(arrow), IconFace(icon, hex_colour("#ffb02e")), layer=LAYER)
    dice = max(px(26), min(px(44), side - px(10), inner.height // 4))
    top = boxes[0].bottom + px(6)
    decides = attack["outcome"] == "hit"
    rolled = (DieFace(attack["attack-die"], is_faded=not decides), DieFace(attack["defense-die"], is_dark=True))
    for die, box, name in zip(rolled, boxes, ("attack", "defense"), strict=True):
        where = pygame.Rect(0, top, dice, dice)
        where.centerx = box.centerx
        yield Sprite(Box.of(where), die, f"die:{name}" if dice >= px(LEAST) else None, key=f"{name} die", layer=LAYER)
    words = pygame.Rect(inner.x, top + dice + px(4), inner.width, inner.bottom - top - dice - px(4))
    line = pygame.Rect(words.x, words.y, words.width, words.height // 2)
    rest = pygame.Rect(words.x, line.bottom, words.width, words.bottom - line.bottom)
    yield Sprite(Box.of(line), TextFace(_deciding(attack), 12, FADED_CREAM, align="centre", lines=3), layer=LAYER)
    outcome = TextFace(_outcome(attack), 15, CREAM, bold=True, align="centre", lines=3)
    yield Sprite(Box.of(rest), outcome, key="outcome", layer=LAYER)


def _deciding(attack: AttackView) -> Say:
    """The line of the table that decides. [BSK-10.5]"""
    if not attack["outcome"]:
        return say("board.line-open")
    if not attack["defense-die"]:
        return say("board.line-alone", attack=attack["attack-value"], level=f"level:{attack['level']}")
    key = {"hit": "board.line-hit", "miss": "board.line-miss", "counter": "board.line-counter"}[attack["outcome"]]
    facts = {"attack": attack["attack-value"], "defense": attack["defense-value"], "level": f"level:{attack['level']}"}
    return say(key, **facts)


def _outcome(attack: AttackView) -> Say:
    """How it comes out, in words."""
    if attack["blocked"]:
        return say("board.outcome-blocked")
    if attack["outcome"] == "miss":
        return say("board.outcome-miss")
    if attack["outcome"] == "counter":
        return say("board.outcome-counter", power=attack["power"])
    if not attack["outcome"]:
        return say("board.outcome-open")
    return say(f"board.outcome-{attack['level']}", power=attack["power"])


# Cards that are shown, and how the battle stands


def _shown(view: BerserkView, area: Area, room: pygame.Rect) -> Iterator[Sprite]:
    """Cards of a deck that everybody sees for a moment. [BSK-K-unity]"""
    px, cards = area.px, list(dict.fromkeys(view["shown"]))
    yield Sprite(Box.of(room), PanelFace(say("board.shown"), "eye"), key="shown", layer=LAYER - 1, pile=tuple(cards))
    inner = pygame.Rect(room.x + px(5), room.y + px(TITLE + 2), room.width - px(10), room.height - px(TITLE + 8))
    for card, place in zip(cards, grid(len(cards), inner, px(LEAST), px(120), px(4), 1.3) or (), strict=False):
        yield Sprite(place, CardFace(card), card, layer=LAYER)
