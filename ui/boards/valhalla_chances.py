"""The chance to win a battle of Valhalla, and the reroll that is worth most, for whoever acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from engine.choices import Ref
from games.valhalla.faces import LETTERS
from games.valhalla.odds import Chances, Odds, Reroll, odds
from games.valhalla.shown import ValhallaView
from ui.boards.valhalla_fight import CHANCE, side_at, told_tall
from ui.boards.valhalla_looks import FOE, GOLD, OWN
from ui.boards.valhalla_places import places_for, sides_of
from ui.boards.valhalla_squads import DICE_LAYER
from ui.sprites import Area, BadgeFace, Box, PanelFace, Say, Sprite, TextFace, say

REROLLS: Final = ("paid-reroll", "free-reroll")  # questions in which dice are marked
PERCENT: Final = "\N{NO-BREAK SPACE}%"
ROWS: Final = 4  # of words; a line may take several
ROWS_OF_LINES: Final = {1: (4,), 2: (2, 2), 3: (1, 1, 2)}
ASKED: Final = ("phase", "reroll-again", *REROLLS)
PAID: Final = BadgeFace("minus-thick", FOE)
ROLLED: Final = BadgeFace("refresh", OWN)


def chances(view: ValhallaView, area: Area, kind: str) -> Iterator[Sprite]:
    """The chance to win as the dice lie and with the best rerolls; the dice of the first of them are marked."""
    battle = view["battle"]
    if battle is None or battle["acting"] is None or battle["acting"] != view["viewer"]:
        return
    is_again = kind == "reroll-again"
    found = odds(view, is_paid=kind in REROLLS, may_reroll=is_again) if kind in ASKED else None
    if found is None:
        return
    px, inner = area.px, places_for(view, area).centre.inflate(-2 * area.px(4), -2 * area.px(4))
    row = pygame.Rect(inner.x, inner.bottom - told_tall(area, inner) - px(CHANCE), inner.width, px(CHANCE))
    yield Sprite(Box.of(row), PanelFace(), key="chance", layer=2, about=(say("about.chance"),))
    lines = list(told(found))
    inside = row.inflate(-2 * px(2), -2 * px(1))
    tall = inside.height // ROWS
    for index, words in enumerate(lines):
        rows = ROWS_OF_LINES[len(lines)][index]
        face = TextFace(words, 12, GOLD, bold=True, align="centre", lines=rows)
        top = inside.y + tall * sum(ROWS_OF_LINES[len(lines)][:index])
        yield Sprite(Box(inside.x, top, inside.width, rows * tall), face, key=f"chance in words {index}", layer=3)
    if found.all.reroll is not None:
        yield from _marks(view, area, found.all.reroll)


def told(found: Chances) -> Iterator[Say]:
    """With dice alone; then with cards and jarl, where that makes a difference, and what to use first."""
    dice, everything = percents(found.dice), percents(found.all)
    if dice == everything:
        yield in_words("chance", dice)
    else:
        yield in_words("chance-dice", dice)
        yield in_words("chance-cards", everything)
    if found.all.first is not None:
        yield say("board.chance-first", first=found.all.first)
    elif found.may_be_answered:
        yield say("board.chance-unanswered")


def percents(odds: Odds) -> tuple[str, str]:
    """Now, and at best."""
    return percent(odds.now), percent(odds.best)


def in_words(key: str, chances: tuple[str, str]) -> Say:
    """One number, or what may become of it."""
    now, best = chances
    if now == best:
        return say(f"board.{key}", now=now)
    return say(f"board.{key}-best", now=now.removesuffix(PERCENT), best=best)


def _marks(view: ValhallaView, area: Area, reroll: Reroll) -> Iterator[Sprite]:
    """A minus on the die to discard, an arrow on those to roll again."""
    places, own = places_for(view, area), sides_of(view)[0]
    player = next(one for one in view["players"] if one["ref"] == own["seat"])
    sprites = {one.ref: one for one in side_at(view, area, player, own, places.left, is_mirrored=False) if one.ref}
    for ref, face in _advice(view, reroll):
        if ref in sprites:
            die = sprites[ref].rect
            side = max(area.px(12), round(die.width * 0.38))
            about = (say("about.advice-pay" if face is PAID else "about.advice-roll"),)
            box = Box(die.x, die.y, side, side)
            yield Sprite(box, face, key=f"advice {ref}", layer=DICE_LAYER + 1, about=about)


def _advice(view: ValhallaView, reroll: Reroll) -> Iterator[tuple[Ref, BadgeFace]]:
    price, kept = reroll.price, reroll.kept
    for die in view["dice"]:
        if die["holder"] == view["viewer"] and die["state"] == "available":
            letter = LETTERS[die["face"] or "x"]
            if letter == price:
                price = ""
                yield die["ref"], PAID
            elif letter in kept:
                kept = kept.replace(letter, "", 1)
            else:
                yield die["ref"], ROLLED


def percent(chance: float) -> str:
    """A chance as people say it; never certain while it is not."""
    whole = round(100 * chance)
    return f"{min(99, max(1, whole)) if 0 < chance < 1 else whole}{PERCENT}"
