"""The things of Bang!: every card of the two decks and every event, each a little scene of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from assets.art import things
from assets.art.backs import BACKS, ground, mesa, sky
from assets.art.cast import person
from assets.art.covers import fir
from assets.art.hats import HATS
from assets.art.kit import (
    HALF,
    Art,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    knots,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.parts_bang_things import (
    BONE,
    BRASS,
    INK,
    IRON,
    SKIN,
    STEEL,
    WOOD,
    around,
    bird,
    cactus,
    card,
    coin,
    dashes,
    desert,
    fence,
    fist,
    flame,
    flash,
    grave,
    gun_hand,
    gunman,
    haze,
    heart,
    hole,
    hoop,
    horse,
    house,
    ingot,
    planks,
    puff,
    rays,
    revolver,
    rider,
    rifle,
    rope_line,
    sack,
    shade_on,
    shell,
    skull_of_cattle,
    smoke,
    spark,
    stars,
    streak,
    sun,
    vessel,
    wheel,
)
from assets.art.portrait import Portrait, portrait

if TYPE_CHECKING:
    import pygame

Drawing = Callable[[], str]
_SCENES: dict[str, tuple[Drawing, tuple[float, float], float]] = {}


def scene(name: str, x: float = 0, y: float = 100, close: float = 164) -> Callable[[Drawing], Drawing]:
    """Keeps a drawing under the id of its card, with the middle and the height of its closest view."""

    def keep(drawing: Drawing) -> Drawing:
        _SCENES[name] = (drawing, (x, y), close)
        return drawing

    return keep


# The first deck: what is played


@scene("bang", -14, 96, 150)
def bang() -> str:
    """A shot at close range."""
    parts = [sky("#8c1f22", "#e0642c"), rays(-44, 84, "#ffb84a", 18, 0.4, 4), glow(-44, 84, 150, "#ffe9a0", 0.9)]
    gun = revolver(STEEL, "#7a4a2a", 84)
    parts.append(puff(-92, 50, 0.8, "#f1dcc0") + puff(-22, 44, 0.6, "#f1dcc0"))
    parts.append(flash(-52, 84, 58, 11, 6))
    parts.append(gun_hand(gun, 54, 124, "#3a2d3a", turn=6, grow=1.2, cuff="#efe2c6"))
    return "".join(parts)


@scene("missed", 0, 104, 176)
def missed() -> str:
    """The hat is hit, the head is not."""
    who = _who("missed")
    parts = [BACKS["street"](), glow(0, 100, 110, "#fff0c0", 0.6), placed(portrait(who), 0, 66, 0, 0.82)]
    parts.append(placed(HATS["stetson"]("#8d6036", "#8c2f28"), 8, 96, 14, 0.92))
    parts.append(
        streak(-72, 58, 150, -3) + hole(16, 54, 4.6) + line("M-62 84l-10 8M64 88l10 6M-56 96l-8 10", "#ffffff", 3, 0.8)
    )
    return "".join(parts)


@scene("beer", 8, 100, 166)
def beer() -> str:
    """A full glass on the bar."""
    return things.beer()


@scene("panic", -2, 100, 156)
def panic() -> str:
    """A thief runs off with what is not his."""
    coat_, dark = "#3a5a6b", "#26303e"
    far = band("14,126 44,140 70,136 88,150", [24, 18, 13, 13])
    near = band("0,128 -30,138 -36,160 -28,180", [26, 20, 14, 12])
    tails = "-2,78 26,88 44,110 66,128 46,134 20,140 -12,134 -22,110 -16,88"
    thief = [
        paper(curve(far), shade(dark, 0.2), lift=1.6)
        + paper(curve("80,142! 92,138! 108,152 106,166! 98,160 84,156"), INK, lift=1),
        paper(curve(near), dark, lift=2) + paper(curve("-34,176! -20,174! -18,188! -54,188 -50,180"), INK, lift=1.2),
        placed(sack(0, 0, 1.3, "#d9c08a"), 44, 100, 32),
        paper(curve(tails), coat_, lift=2.4, edge=1.2),
        paper(curve(band("6,92 22,98 34,72", [17, 14, 11])), shade(coat_, 0.1), lift=1.6)
        + paper(oval(36, 68, 8), SKIN, lift=1),
        paper(curve(band("-12,92 -40,104 -62,88", [17, 14, 11])), coat_, lift=2)
        + paper(oval(-66, 84, 7.4), SKIN, lift=1),
        paper(oval(-14, 64, 18, 20), SKIN, lift=1.6)
        + paper(curve("-35,66! -14,62 4,60! 6,74 -8,92 -26,90"), "#a8322a", lift=1),
        fill(oval(-26, 58, 2.6), INK) + line("M-33 50l10 4", INK, 3.4),
        paper(curve("-40,54! -28,46 -22,30 -6,26 8,32 12,46! 28,46 30,52 8,54 -16,56"), "#4a3024", lift=1.8, edge=1),
    ]
    parts = [BACKS["street"](), glow(0, 100, 120, "#fff3cf", 0.7)]
    parts += [puff(x, y, s, "#e3c48e") for x, y, s in ((92, 176, 0.7), (70, 188, 0.6))]
    parts.append(shade_on(-18, 188, 50) + placed("".join(thief), -12, 8, 0, 0.96))
    parts += [card(-84, 136, -24, "h", 0.5), card(20, 26, 14, "s", 0.46), card(84, 118, 40, "d", 0.5)]
    parts.append(line("M78 92h24M70 146h26M-70 108h-20", "#ffffff", 3, 0.7))
    return "".join(parts)


def duellist(ink: str, hat_: str, side: int) -> str:
    """A dark figure from the side, looking left with its gun levelled, standing on y = 0."""
    shapes = [
        band("4,-52 -8,-28 -16,-2", [17, 12, 9]),
        band("8,-52 20,-28 26,-2", [17, 12, 9]),
        knots("-20,-6! -10,-6! -10,0! -30,0 -28,-4"),
        knots("20,-6! 32,-6! 33,0! 12,0 14,-4"),
        knots("-8,-96 6,-102 16,-92 18,-66 30,-26! 18,-30 4,-42 -8,-44 -10,-72"),
        band("2,-90 -18,-84 -40,-86", [12, 9, 7]),
        knots("-36,-90! -58,-90! -58,-86! -42,-85! -39,-78! -34,-78!"),
        knots(hat_),
    ]
    return "".join(fill(curve(flipped(shape) if side > 0 else shape), ink) for shape in shapes) + fill(
        oval(side * 3, -108, 9, 10), ink
    )


@scene("duel", 0, 108, 156)
def duel() -> str:
    """Two at high noon, and the sun between them."""
    parts = [sky("#d9702e", "#ffdc86"), sun(0, 96, 50, "#fff0a8", 3)]
    for x, wide, tall, tone in (
        (-156, 90, 120, "#7d3f2c"),
        (-96, 46, 78, "#93492e"),
        (156, 90, 128, "#743828"),
        (96, 46, 84, "#8a442c"),
    ):
        parts.append(house(x, 152, wide, tall, tone, "#ffcf7a"))
    parts.append(ground("-260,152 -60,146 0,144 60,146 260,152", "#e0a458", 0))
    stetson = "-32,-110! -16,-113 -14,-128 -2,-130 10,-127 12,-113 26,-112 24,-108 -4,-108"
    sombrero = "-40,-108! -16,-113 -8,-136 0,-140 8,-134 16,-113 40,-114 36,-107 -4,-106"
    for x, side, ink, shape in ((-62, 1, "#2f1519", stetson), (62, -1, "#4a1c14", sombrero)):
        parts.append(
            fill(
                curve(f"{x - 22},184! {x + 24},184! {x - side * 30 + 20},206! {x - side * 30 - 34},206!"),
                "#7a3a24",
                0.45,
            )
        )
        parts.append(placed(duellist(ink, shape, side), x, 186))
    weed = (
        line(oval(0, 0, 9, 8), "#6b3f24", 1.8)
        + line(oval(0, 0, 5, 5), "#6b3f24", 1.6)
        + line("M-8 -3l16 7M-5 6l10 -12", "#6b3f24", 1.4)
    )
    return "".join(parts) + placed(weed, 2, 172)


@scene("general-store", 0, 104, 156)
def general_store() -> str:
    """The keeper has everything one needs."""
    wood, goods = (
        "#6b4226",
        ((-76, "#b3402f"), (-58, "#5d7a4a"), (-40, "#e9dcc0"), (42, "#3f6f8a"), (60, "#c9853c"), (78, "#8a3b5a")),
    )
    parts = [
        sky("#5a3a24", "#8a5c34"),
        planks(-HALF, -40, 2 * HALF, 220, "#7a5230", 40),
        glow(0, 96, 120, "#ffd98a", 0.9),
    ]
    for y in (104, 146):
        parts.append(paper(box(-HALF, y, 2 * HALF, 7), wood, lift=1.8))
    for index, (x, tone) in enumerate(goods):
        parts.append(
            paper(box(x - 7, 78, 15, 26, 4), tone, lift=1.2)
            + paper(box(x - 5, 73, 11, 7, 2), BRASS, lift=0.6)
            + fill(box(x - 4, 86, 9, 9, 2), "#fdf3dc", 0.8)
        )
        parts.append(
            paper(box(x - 8, 124, 17, 22, 2), goods[(index + 2) % 6][1], lift=1)
            + line(f"M{x - 8} 135h17M{x} 124v22", "#fdf3dc", 1.8, 0.6)
        )
    parts.append(placed(portrait(_who("keeper")), 0, 36, 0, 0.78))
    parts.append(
        paper(box(-HALF, 170, 2 * HALF, 60), "#a8692f", lift=4, edge=1.6)
        + line(f"M{-HALF} 186H{HALF}", shade("#a8692f", 0.5), 2, 0.6)
    )
    parts.append(
        placed(sack(0, 0, 0.6, "#efe2c6"), -64, 180)
        + paper(box(48, 146, 32, 30, 3), "#c99a5a", lift=2)
        + line("M48 146l32 30M80 146l-32 30", "#7a5228", 2.4)
    )
    parts += [paper(oval(x, y, 8), "#c2402f", lift=1) for x, y in ((54, 142), (70, 142), (62, 131))]
    for index, x in enumerate(range(-260, 260, 26)):
        strip = f"{x},-40! {x + 26},-40! {x + 28},22 {x + 14},36 {x},22"
        parts.append(paper(curve(strip), "#c2402f" if index % 2 else "#f6ead0", lift=2, edge=0.8))
    return "".join(parts)


def warrior(x: float, y: float, grow: float, lance: float) -> str:
    """A rider at rest on a ridge, with lance and feathers, as a dark shape."""
    ink = "#331018"
    body = [
        curve("-40,-30 -30,-42 -8,-40 16,-42 34,-34 36,-18 26,-12 0,-14 -24,-10 -38,-16"),
        curve(band("-30,-28 -44,-48 -52,-64", [24, 15, 11])),
        curve("-48,-72 -54,-76! -58,-68 -70,-52 -70,-46 -62,-46 -50,-56"),
        curve(band("34,-34 46,-26 46,-2", [8, 9, 2])),
        *(
            curve(band(f"{a},-20 {b},-8 {c},4", [w, 6, 5]))
            for a, b, c, w in ((-30, -30, -28, 13), (-20, -20, -24, 11), (22, 28, 22, 14), (30, 38, 36, 13))
        ),
        curve("-8,-40 -12,-66 -8,-80 6,-80 12,-66 12,-38 8,-20 -4,-16"),
        oval(-3, -90, 8, 9),
        curve(band("0,-96 10,-108 22,-112", [4, 8, 1])),
        curve(band("2,-92 18,-98 28,-96", [4, 8, 1])),
        curve(band("-4,-72 -20,-62 -26,-50", [9, 7, 6])),
    ]
    spear = line(f"M{-26 - lance * 4} 6L{-24 + lance * 8} -128", ink, 3.4)
    tip = -24 + lance * 8
    head = fill(curve(f"{tip},-144! {tip + 5},-130! {tip},-124! {tip - 5},-130!"), ink)
    ribbon = fill(curve(band(f"{tip},-120 {tip + 12},-116 {tip + 20},-104", [3, 6, 1])), "#a8322a")
    return placed("".join(fill(shape, ink) for shape in body) + spear + head + ribbon, x, y, 0, grow)


@scene("indians", 4, 94, 136)
def indians() -> str:
    """Riders on a ridge at dusk."""
    parts = [sky("#5a1a38", "#f6a04a"), sun(4, 92, 62, "#ffd66e", 2.4)]
    parts.append(
        haze(-110, 44, 1.4, "#c2503f", 0.7) + haze(120, 60, 1.2, "#c2503f", 0.6) + haze(64, 26, 0.8, "#a83e44", 0.6)
    )
    parts.append(ground("-260,168 -170,150 -90,158 0,146 90,158 170,148 260,162", "#5a1f2a", 0))
    parts.append(warrior(-74, 154, 0.72, -1) + warrior(78, 154, 0.72, 1) + warrior(4, 150, 1.0, 0))
    parts.append(ground("-260,178 -150,164 -60,160 0,150 70,160 150,164 260,180", "#331018", 0))
    return "".join(parts)


def coach(body: str, trim: str) -> str:
    """A stagecoach seen from the side around its floor, with lamps and a curtained window."""
    cabin = "-46,-68! 46,-68! 52,-40 44,-8 24,4 -24,4 -44,-8 -52,-40"
    parts = [
        paper(box(-58, -2, 118, 9, 3), "#4a2c20", lift=1.6),
        paper(curve(cabin), body, lift=3, edge=1.4),
        fill(curve("18,-68! 46,-68! 52,-40 44,-8 24,4 18,4!"), INK, 0.22),
        paper(box(-56, -76, 112, 11, 4), shade(body, 0.35), lift=1.8),
        paper(box(-17, -60, 34, 60, 4), tint(body, 0.12), lift=1, edge=0.8),
        paper(box(-12, -55, 24, 24, 2), "#3a2030", lift=0.4),
        fill(curve("-12,-55! 12,-55! 12,-44 4,-50 0,-36! -4,-50 -12,-44"), trim),
        line("M-42 -20q20 14 24 16M42 -20q-20 14 -24 16", trim, 2.6),
    ]
    for x in (-34, 34):
        parts.append(paper(box(x - 10, -55, 19, 22, 2), "#3a2030", lift=0.4) + fill(box(x - 10, -55, 19, 7), trim))
    return "".join(parts)


@scene("stagecoach", 30, 114, 136)
def stagecoach() -> str:
    """It rattles through the desert at full speed."""
    parts = [desert("#5fa8b8", "#f6dfa4", "#dba65e", "#c9855a"), glow(0, 90, 120, "#fff3cf", 0.6)]
    parts += [puff(x, y, s, "#ecd2a0") for x, y, s in ((116, 176, 0.9), (140, 158, 0.8))]
    team = [
        shade_on(10, 188, 96)
        + placed(horse("#5a3020", "#2f1a18", flat=True), -50, 146, 2, 0.6)
        + placed(horse("#b5703f", "#4a2a1c"), -60, 156, 2, 0.66)
    ]
    team.append(line("M-36 146L14 138M-30 158L14 150", "#4a2c20", 3))
    load = (
        paper(box(24, 38, 28, 22, 3), "#8a5a34", lift=1.6)
        + paper(box(56, 42, 32, 18, 8), "#5f7a5a", lift=1.6)
        + line("M32 38v22M44 38v22M64 42v18M80 42v18", "#3a2418", 2)
    )
    team.append(load + placed(coach("#b3352c", "#e8c05a"), 56, 134, -2, 1.0))
    team.append(placed(rider("#3f4f6b", "#6b4a30"), 2, 116, 0, 0.74))
    team.append(line(curve("-24,90 -56,84 -84,128", is_open=True), "#3a2418", 2))
    team.append(wheel(24, 162, 24, "#d9a441", 9) + wheel(86, 158, 31, "#d9a441", 10))
    return "".join(parts) + placed("".join(team), -7, 22, 0, 0.88)


@scene("wells-fargo", 0, 108, 160)
def wells_fargo() -> str:
    """A strongbox full of gold."""
    green = "#2f5f4a"
    parts = [
        BACKS["canyon"](),
        glow(0, 100, 120, "#ffe9a0", 0.9),
        ground("-260,170 0,164 260,170", "#b8683f", 3),
        shade_on(0, 184, 84),
    ]
    lid = "-70,98! -76,62 -62,42 0,34 62,42 76,62 70,98!"
    parts.append(
        paper(curve(lid), shade(green, 0.15), lift=3, edge=1.5)
        + fill(curve("-60,98! -64,66 -52,52 0,46 52,52 64,66 60,98!"), "#1b2f2a")
    )
    parts.append(glow(0, 92, 80, "#ffe07a", 0.9))
    parts += [ingot(x, y, 1.1) for x, y in ((-34, 90), (6, 86), (-14, 76), (34, 92))]
    parts += [
        coin(x, y, 9, 0.75) for x, y in ((-56, 98), (-40, 100), (-22, 98), (-4, 101), (16, 98), (36, 101), (54, 98))
    ]
    parts.append(placed(sack(0, 0, 0.62, "#efe2c6"), 40, 92))
    parts.append(
        paper(curve("-74,102! 74,102! 70,182! -70,182!"), green, lift=3.4, edge=1.5)
        + fill(curve("24,102! 74,102! 70,182! 24,182!"), INK, 0.22)
    )
    for x in (-50, 50):
        parts.append(
            paper(box(x - 8, 100, 16, 83, 1), IRON, lift=1.4, edge=1)
            + "".join(fill(oval(x, y, 2.4), tint(IRON, 0.5)) for y in (110, 130, 152, 174))
        )
    parts.append(paper(box(-76, 100, 152, 11, 2), IRON, lift=1.6, edge=1.1))
    parts.append(
        paper(box(-17, 108, 34, 36, 5), BRASS, lift=2, edge=1.3)
        + fill(oval(0, 122, 5), INK)
        + fill(curve("-2.4,122! 2.4,122! 4,136! -4,136!"), INK)
    )
    parts += [
        coin(-84, 182, 10, 0.45),
        coin(82, 186, 10, 0.45),
        coin(96, 178, 9, 0.45),
        spark(-24, 72, 15),
        spark(58, 60, 10),
    ]
    return "".join(parts)


@scene("gatling", -6, 100, 160)
def gatling() -> str:
    """Six barrels, one crank."""
    parts = [
        sky("#1f2f52", "#8a5a78"),
        stars(),
        glow(-60, 70, 130, "#ffb86a", 0.8),
        ground("-260,168 -100,160 60,166 260,158", "#3f3a54", 2),
        shade_on(20, 186, 70),
    ]
    parts.append(puff(-84, 28, 0.6) + puff(-46, 22, 0.45) + flash(-72, 64, 40, 10, 8))
    trail = paper(curve(band("24,118 70,150 118,186", [22, 18, 16])), WOOD, lift=2.4)
    gun = []
    for y in (-14, -7, 0, 7, 14):
        gun.append(paper(box(-96, y - 4, 84, 8, 2), shade("#b98a3a", abs(y) / 60), lift=0.9, edge=0.9))
    gun.append("".join(paper(box(x, -21, 10, 42, 4), "#8a5f24", lift=1.2, edge=1) for x in (-86, -44)))
    gun.append(
        paper(box(-16, -24, 62, 48, 8), "#c9973c", lift=2, edge=1.3) + fill(box(-16, 4, 62, 20, 8), "#5a3010", 0.3)
    )
    gun.append(
        paper(box(0, -62, 20, 40, 2), IRON, lift=1.6)
        + "".join(fill(box(3, y, 14, 4), BRASS) for y in range(-58, -26, 8))
    )
    gun.append(
        paper(box(44, -8, 16, 16, 3), IRON, lift=1.2)
        + line(curve("56,0 72,0 76,16 76,28", is_open=True), IRON, 6)
        + paper(box(70, 24, 12, 20, 5), "#7a3a24", lift=1.2)
    )
    parts.append(placed(trail, 10) + placed("".join(gun), 25, 86, 11))
    parts.append(wheel(24, 146, 40, "#b5703a", 12))
    for x, y, t in ((62, 186, 80), (78, 178, 30), (90, 190, 100), (-40, 188, 70)):
        parts.append(shell(x, y, t, 0.7))
    return "".join(parts)


@scene("saloon", 0, 104, 160)
def saloon() -> str:
    """Swing doors, and somebody comes in."""
    wood = "#8a4f2a"
    parts = [sky("#3a2018", "#5a3420"), planks(-HALF, -40, 2 * HALF, 260, "#6b3f26", 32)]
    parts.append(fade(box(-64, 22, 128, 178), "#ffe9a8", "#e8963c") + glow(0, 90, 100, "#fff6cf", 0.9))
    parts.append(gunman(0, 192, 2.05, "#4a2418"))
    for x in (-72, 58):
        parts.append(paper(box(x, -40, 14, 250), shade(wood, 0.25), lift=2.4, edge=1.2))
    parts.append(paper(box(-84, 8, 168, 18, 3), shade(wood, 0.1), lift=2.6, edge=1.2))
    for side in (-1, 1):
        door = "3,96 18,84 40,86 58,76! 58,164! 40,170 18,168 3,162!"
        parts.append(paper(curve(flipped(door) if side < 0 else door), wood, lift=3, edge=1.4))
        for y in range(104, 158, 9):
            x = 9 if side > 0 else -52
            parts.append(fill(box(x, y, 43, 5, 2), shade(wood, 0.55)) + fill(box(x, y - 1.4, 43, 2), tint(wood, 0.3)))
    lamp = (
        glow(0, 0, 34, "#ffe08a", 0.9)
        + paper(box(-9, -12, 18, 24, 7), "#fff0b0", lift=1)
        + paper(curve("-11,-12! 0,-24 11,-12!"), IRON, lift=1)
    )
    return "".join(parts) + placed(lamp, -92, 62) + placed(lamp, 92, 62)


@scene("barrel", 2, 104, 176)
def barrel() -> str:
    """Somebody hides behind it."""
    return things.barrel()


@scene("mustang", -4, 86, 166)
def mustang() -> str:
    """A wild head with a flying mane."""
    coat_, mane = "#b5652f", "#3a1c18"
    parts = [
        sky("#3f8fa0", "#f6d890"),
        sun(58, 66, 40, "#fff0b0"),
        ground(f"-260,160 {mesa(-130, 156, 70, 50)} 0,160 260,150", "#c9744a", 0),
    ]
    parts.append(ground("-260,176 -60,168 80,176 260,166", "#a8563a", 2))
    locks = (
        "20,24 52,4 80,20 108,8",
        "26,40 60,28 84,46 116,38",
        "34,62 66,56 88,76 118,72",
        "40,86 70,84 90,106 116,108",
        "44,112 72,114 86,136 106,144",
    )
    for index, lock in enumerate(locks):
        tone = mane if index % 2 else tint(mane, 0.12)
        parts.append(paper(curve(band(lock, [20, 28, 22, 2])), tone, lift=1.8, edge=1))
    neck = "-14,60 2,28 28,32 44,62 52,108 62,220! -30,220! -18,168 -22,130 -20,104"
    parts.append(
        paper(curve(neck), coat_, lift=3, edge=1.4)
        + fill(curve("26,32 44,62 52,108 62,220! 26,220! 32,140 22,90"), INK, 0.25)
    )
    crest = ragged("16,10 30,18 48,52 58,96 62,136 46,128 38,92 26,56 12,34", 5, 13, (0.8, 0.2))
    parts.append(paper(curve(crest), mane, lift=1.4, edge=1))
    head = "-8,24 12,18 24,30 26,52 14,78 -10,92 -36,104 -58,124 -74,128 -86,120 -88,108 -76,96 -60,76 -42,48 -26,32"
    parts.append(paper(curve(head), coat_, lift=2.4, edge=1.4))
    parts.append(fill(curve("26,52 14,78 -10,92 -36,104 -58,124 -74,128 -60,118 -38,92 -10,78 8,62"), INK, 0.25))
    parts.append(fill(curve("-26,36 -14,40 -30,64 -56,92 -72,104 -78,100 -58,78 -42,52"), "#f6e6c8"))
    for ear in ("-8,28! -16,4 -8,-8! 4,8 6,26", "12,24! 12,2 20,-6! 28,10 24,32"):
        parts.append(paper(curve(ear), shade(coat_, 0.1), lift=1.2, edge=1))
    forelock = ragged("2,10 14,8 16,26 0,44 -18,56 -12,34", 4, 12, (-0.5, 0.5))
    parts.append(paper(curve(forelock), mane, lift=1.2))
    eye = (
        fill(oval(-14, 58, 7.4, 6.4), "#f6ead0")
        + fill(oval(-15, 58, 5.4), "#1c0f14")
        + fill(oval(-17, 56, 1.8), "#ffffff")
    )
    parts.append(eye + line(curve("-26,54 -14,48 -2,56", is_open=True), INK, 3.4))
    parts.append(
        fill(oval(-76, 112, 4.6, 5.6), INK) + line(curve("-84,120 -70,118 -60,122", is_open=True), INK, 2.4, 0.8)
    )
    return "".join(parts)


@scene("scope", 0, 96, 150)
def scope() -> str:
    """A brass telescope with something in its lens."""
    parts = [
        sky("#27426b", "#e8b07a"),
        glow(-50, 60, 120, "#ffe9b0", 0.8),
        ground("-260,160 -130,140 0,156 130,138 260,152", "#5a5a78", 0),
        ground("-260,180 -60,168 120,178 260,168", "#3a3a58", 2),
    ]
    tube = []
    for x, wide, half, tone in ((38, 76, 17, "#8a5f24"), (-14, 60, 23, "#c9973c"), (-80, 72, 31, "#5a3420")):
        tube.append(
            paper(box(x, -half, wide, 2 * half, 4), tone, lift=2.2, edge=1.3)
            + fill(box(x, half * 0.3, wide, half * 0.7, 3), INK, 0.3)
            + fill(box(x + 3, -half * 0.7, wide - 6, half * 0.22, 2), "#ffffff", 0.3)
        )
    for x, half in ((34, 20), (-18, 26), (-84, 35)):
        tube.append(paper(box(x, -half, 10, 2 * half, 3), BRASS, lift=1.4, edge=1.1))
    lens = (
        paper(oval(-86, 0, 14, 37), BRASS, lift=2, edge=1.2)
        + fade(oval(-88, 0, 10.4, 31), "#bfeef6", "#2f6f8a")
        + fill(curve("-94,-18 -88,-27 -85,-20 -90,-6 -94,-4"), "#ffffff", 0.85)
    )
    parts.append(placed("".join(tube) + lens, 8, 96, 24, 0.98) + spark(-92, 42, 20))
    hand = gun_hand("", 40, 128, "#7a2f2c", turn=10, grow=1.1, cuff="#efe2c6")
    return "".join(parts) + hand


@scene("dynamite", 4, 102, 160)
def dynamite() -> str:
    """Three sticks, and the fuse burns."""
    return things.dynamite()


@scene("jail", 0, 98, 130)
def jail() -> str:
    """Behind bars."""
    return things.jail()


# The first deck: weapons


@scene("volcanic", -4, 98, 150)
def volcanic() -> str:
    """A pistol with a lever, and a hail of cartridges."""
    metal = "#c9973c"
    parts = [
        sky("#3a1420", "#b8442a"),
        glow(-20, 150, 150, "#ffb04a", 0.8),
        ground("-260,190 -120,150 -40,132! 0,140 50,130! 130,152 260,186", "#4a1a20", 0),
    ]
    parts += [
        fill(oval(x, y, r), "#ffcf6a", 0.9)
        for x, y, r in ((-70, 130, 2), (-30, 112, 2.6), (20, 120, 2), (66, 132, 2.4), (-6, 150, 3), (84, 100, 1.6))
    ]
    gun = [
        line(curve("-8,2 -18,20 -10,40 10,40 12,18 8,0", is_open=True), shade(metal, 0.3), 8),
        line(curve("-8,2 -18,20 -10,40 10,40 12,18 8,0", is_open=True), tint(metal, 0.15), 3),
        paper(curve("12,-18! 30,-20 40,-6 48,26 44,38 30,38 24,18 14,2!"), "#7a3a24", lift=2, edge=1.2),
        paper(box(-96, -22, 84, 9, 2), STEEL, lift=1.8, edge=1),
        paper(box(-92, -13, 80, 10, 3), shade(STEEL, 0.2), lift=1.6, edge=1),
        paper(curve("-34,-24! 14,-26! 24,-16 20,2! -34,2!"), metal, lift=1.8, edge=1.3),
        paper(curve("14,-24! 22,-36 30,-34! 24,-18!"), STEEL, lift=0.9),
        fill(curve("-26,-14! 6,-16 10,-6 -26,-4!"), shade(metal, 0.4), 0.6),
    ]
    parts.append(placed("".join(gun), 16, 106, 12, 1.24))
    for x, y, t, s in (
        (-58, 38, -30, 1),
        (-20, 30, 20, 1.1),
        (22, 40, -14, 1),
        (60, 34, 40, 1.1),
        (84, 66, 70, 0.9),
        (0, 58, 64, 0.8),
    ):
        parts.append(shell(x, y, t, s * 0.9, True))
    return "".join(parts)


@scene("schofield", -2, 96, 150)
def schofield() -> str:
    """A bright revolver, broken open to be loaded."""
    metal = "#b4bbc4"
    parts = [BACKS["saloon"](), glow(0, 84, 120, "#ffd98a", 0.6), things.counter(150, "#7a4426")]
    top = (
        paper(box(-74, -9, 72, 12, 2), metal, lift=2, edge=1.1)
        + fill(box(-74, -1, 72, 4), INK, 0.35)
        + fill(curve("-72,-9! -70,-16! -62,-9!"), shade(metal, 0.4))
        + paper(box(-8, -12, 30, 27, 5), tint(metal, 0.15), lift=1.6, edge=1.1)
        + "".join(line(f"M-4 {y}h20", shade(metal, 0.6), 2.2, 0.7) for y in (-5, 2, 9))
        + paper(box(20, -10, 7, 24, 2), shade(metal, 0.2), lift=1)
    )
    frame = (
        line(curve("-12,22 -14,38 0,42 10,34", is_open=True), shade(metal, 0.25), 4)
        + paper(curve("2,6! 18,-2 24,14 34,46 32,62 16,66 8,60! 6,36"), "#7a3a22", lift=2, edge=1.2)
        + paper(curve("-34,16! -20,10! 2,12! 10,2 16,6 18,22 8,30! -28,28!"), shade(metal, 0.12), lift=1.6, edge=1.1)
        + paper(curve("10,4! 12,-12 20,-14! 22,4!"), metal, lift=0.8)
    )
    parts.append(placed(frame, 34, 92, 10, 1.3) + placed(top, -8, 100, 42, 1.24))
    for x, y, t in ((20, 54, 30), (46, 38, 62), (4, 34, -16), (70, 66, 80)):
        parts.append(shell(x, y, t, 0.95))
    parts.append(line("M-2 58l-8 -10M34 66l6 -10M56 84l10 -4", "#ffffff", 2.6, 0.7) + spark(-52, 84, 14))
    return "".join(parts)


@scene("remington", 6, 106, 136)
def remington() -> str:
    """A long one in its holster, on a peg."""
    leather = "#6b3a22"
    parts = [planks(-HALF, -40, 2 * HALF, 300, "#a8875a", 36), glow(-20, 70, 130, "#fff0c0", 0.7)]
    peg = paper(box(-9, 6, 18, 24, 5), "#5a3420", lift=2.4, edge=1.2)
    belt = band("-10,22 -48,40 -72,92 -40,138 6,150", [20, 20, 20, 20, 20])
    other = band("10,22 50,34 76,70 72,104", [20, 20, 20, 20])
    parts.append(
        paper(curve(other), shade(leather, 0.2), lift=2.6, edge=1.2)
        + paper(box(58, 98, 30, 24, 4), BRASS, lift=1.8, edge=1.2)
        + fill(box(65, 104, 16, 12, 2), "#8a6a40")
    )
    parts.append(paper(curve(belt), leather, lift=2.8, edge=1.3))
    for x, y, t in ((-27, 30, -25), (-42, 39, -37), (-54, 51, -50), (-63, 65, -64), (-69, 81, -80), (-69, 98, -102)):
        parts.append(placed(paper(box(-4, -13, 8, 26, 2), BRASS, lift=0.9, edge=0.8), x, y, t))
    parts.append(peg)
    gun = placed(revolver("#4f545e", "#b9793c", 116), 0, 0, -90, 1.06)
    parts.append(placed(gun, 37, 66, 1))
    holster = "-22,96! 28,92! 36,116 22,176 4,190 -8,180 -18,130"
    parts.append(
        paper(curve(holster), leather, lift=3, edge=1.5)
        + line(curve("-20,104 6,108 32,102", is_open=True), BRASS, 3)
        + paper(star(6, 134, 12, 5), BRASS, lift=1)
        + line(curve("-14,126 -4,170 6,180 20,160 30,118", is_open=True), tint(leather, 0.4), 1.8, 0.7)
    )
    return "".join(parts)


@scene("rev-carabine", 0, 96, 150)
def rev_carabine() -> str:
    """A short rifle with a revolver's cylinder, before a target."""
    parts = [BACKS["pinewood"](), glow(0, 90, 110, "#f6f0c0", 0.5)]
    for radius, tone in ((70, "#f1e6cc"), (55, "#b3352c"), (40, "#f1e6cc"), (25, "#b3352c"), (10, "#f6d26a")):
        parts.append(paper(oval(-4, 88, radius), tone, lift=2.4 if radius == 70 else 0, edge=1.2))
    parts += [hole(-22, 70, 4.4), hole(8, 104, 4.4), hole(22, 62, 4.4)]
    gun = rifle("#4f545e", "#9a5a2c", muzzle=-92, fore=-58, thick=9) + paper(
        box(-32, -26, 30, 32, 5), "#8d949e", lift=1.6, edge=1.2
    )
    gun += "".join(line(f"M-28 {y}h20", "#3b3f48", 2.6, 0.8) for y in (-18, -10, -2))
    return "".join(parts) + placed(gun, 0, 108, 30, 1.12)


@scene("winchester", 4, 98, 150)
def winchester() -> str:
    """The lever is worked: brass, walnut, a shell in the air."""
    gold = "#dba83c"
    parts = [
        sky("#2f6f84", "#f6dfa0"),
        sun(-40, 70, 40, "#ffe9a0", 3),
        ground("-260,176 -90,164 60,174 260,160", "#8a4a34", 2),
    ]
    gun = rifle("#3f434c", "#8a4526", muzzle=-150, fore=-88, receiver=gold, thick=7)
    tube = paper(box(-140, -9, 110, 6, 3), "#5a5f6a", lift=1)
    lever = line(curve("-14,4 -16,22 -6,34 22,46 34,40 26,24 12,8", is_open=True), shade(gold, 0.35), 8) + line(
        curve("-14,4 -16,22 -6,34 22,46 34,40 26,24 12,8", is_open=True), tint(gold, 0.2), 3.4
    )
    scroll = line(curve("-18,-10 -8,-16 0,-8 -8,-4 -12,-9", is_open=True), "#7a4a14", 1.8, 0.8)
    port = fill(box(-16, -22, 18, 5, 2), INK) + paper(curve("6,-18! 14,-32 22,-30! 16,-12!"), IRON, lift=0.9)
    parts.append(placed(tube + lever + gun + port + scroll, 10, 108, 16, 1.34))
    parts.append(
        shell(34, 40, 36, 1.3)
        + shell(64, 58, 74, 1.0)
        + line(curve("4,70 14,56 26,50", is_open=True), "#fff3cf", 3, 0.8)
    )
    return "".join(parts)


# Dodge City


@scene("dodge", -4, 100, 160)
def dodge() -> str:
    """Bent back just far enough."""
    shirt, dark = "#3f7a5c", "#3a3042"
    parts = [
        sky("#e8b45a", "#f6e0a0"),
        rays(0, 100, "#fff3c0", 16, 0.4),
        ground("-260,176 0,170 260,176", "#b8763f", 2),
        shade_on(0, 184, 56),
    ]
    parts.append(
        paper(curve(band("4,130 -22,146 -20,180", [26, 19, 14])), dark, lift=1.8)
        + paper(curve("-30,174! -12,174! -12,186! -44,186 -40,178"), INK, lift=1)
    )
    parts.append(
        paper(curve(band("14,130 44,146 52,178", [26, 19, 14])), shade(dark, 0.15), lift=2)
        + paper(curve("42,174! 60,174! 62,186! 30,186 32,178"), INK, lift=1)
    )
    parts.append(paper(curve(band("8,136 16,112 44,92", [34, 32, 30])), shirt, lift=2.4, edge=1.3))
    parts.append(paper(box(-10, 124, 38, 9, 3), "#6b3a22", lift=1) + paper(box(-2, 122, 12, 12, 2), BRASS, lift=0.8))
    parts.append(
        paper(curve(band("36,86 14,72 -6,86", [15, 13, 10])), shade(shirt, 0.12), lift=1.6)
        + paper(oval(-10, 88, 7.4), SKIN, lift=1)
    )
    parts.append(
        paper(curve(band("48,94 74,112 92,104", [15, 13, 10])), shirt, lift=1.6)
        + paper(oval(96, 102, 7.4), SKIN, lift=1)
    )
    parts.append(paper(curve("44,92! 58,84! 64,100 50,108"), "#a8322a", lift=1))
    face = (
        paper(oval(66, 78, 17, 20), SKIN, lift=1.8)
        + fill(oval(58, 72, 2.6, 3.2), INK)
        + fill(oval(70, 70, 2.6, 3.2), INK)
        + fill(oval(62, 86, 4, 5), "#5b1a22")
        + line("M53 66l8 -3M66 62l8 1", INK, 2.8)
    )
    hair = paper(curve(ragged("50,66 52,56 66,52 82,60 86,76 82,90 78,70 66,62", 3, 9, (0.8, -0.4))), "#5a3822", lift=1)
    parts.append(face + hair)
    parts.append(
        placed(
            paper(curve("-26,4 -12,0 -14,-18 0,-24 14,-18 12,0 26,4 0,12"), "#6b4a30", lift=2, edge=1.1)
            + fill(curve("-13,-2 0,2 13,-2 12,4 0,8 -12,4"), "#a8322a"),
            62,
            32,
            24,
        )
    )
    parts.append(
        streak(-76, 52, 120, 2)
        + streak(-84, 104, 60, -2)
        + line("M40 42l-8 -7M84 52l9 -3M86 40l8 -6", "#ffffff", 3, 0.8)
    )
    return "".join(parts)


@scene("punch", 0, 98, 150)
def punch() -> str:
    """A fist lands."""
    parts = [sky("#234a7a", "#4f8fae"), rays(-50, 92, "#8cc8dc", 16, 0.35)]
    parts.append(
        paper(star(-46, 90, 84, 50, 12, 8), "#f6f0d8", lift=2.4)
        + fill(star(-46, 90, 70, 42, 12, 8), "#ffcf4a")
        + fill(star(-46, 90, 52, 32, 12, 20), "#f0742a")
    )
    parts.append(placed(fist(SKIN, "#8c2f28", cuff="#efe2c6"), 0, 96, 8, 1.16))
    parts += [
        fill(star(x, y, r, r * 0.45), "#fff3c0")
        for x, y, r in ((-78, 30, 11), (-40, 20, 8), (-88, 158, 10), (-46, 170, 8))
    ]
    return "".join(parts)


@scene("springfield", 4, 92, 150)
def springfield() -> str:
    """A soldier with bayonet fixed."""
    who = _who("springfield")
    return portrait(who)


@scene("rag-time", 0, 100, 156)
def rag_time() -> str:
    """Hands on the keys, notes in the air."""
    wood = "#5a2c20"
    parts = [sky("#4a1f3a", "#a8523a"), glow(0, 60, 140, "#ffcf8a", 0.8)]
    for x, y, s, tone in (
        (-72, 70, 1.1, "#ffe9a0"),
        (-28, 60, 1.2, "#ffffff"),
        (26, 68, 1.0, "#ffd36e"),
        (70, 58, 1.2, "#ffffff"),
    ):
        note = (
            fill(oval(0, 0, 9, 6.6), tone)
            + line("M8 -1V-34", tone, 3.6)
            + fill(curve("8,-36! 22,-28 20,-14! 18,-22 8,-24!"), tone)
        )
        parts.append(placed(note, x, y, -10, s))
    parts.append(
        paper(box(-HALF, 84, 2 * HALF, 30), wood, lift=3, edge=1.4) + line(f"M{-HALF} 100H{HALF}", BRASS, 2.4, 0.7)
    )
    for x in range(-253, 260, 22):
        parts.append(paper(box(x, 112, 20.6, 62, 3), "#f8f0dc", lift=1, edge=0.7, fall=0.1))
    for index, x in enumerate(range(-253, 260, 22)):
        if index % 7 not in (2, 6):
            parts.append(paper(box(x + 14, 110, 13, 38, 2), "#231a24", lift=1.4, edge=1))
    parts.append(paper(box(-HALF, 172, 2 * HALF, 60), shade(wood, 0.2), lift=3, edge=1.4))
    for side, x, y in ((-1, -46, 150), (1, 46, 138)):
        sleeve = paper(curve(band(f"{side * 40},110 {side * 22},70 {side * 6},26", [52, 44, 36])), "#2f2a35", lift=2.4)
        cuff = paper(curve(band(f"{side * 14},46 {side * 6},24", [42, 40])), "#f4ead2", lift=1.4)
        digits = "".join(
            paper(curve(moved("-5.4,10 -5.4,-20 0,-26 5.4,-20 5.4,10", dx, dy, 1, t)), "#9a633e", lift=0.9, edge=0.8)
            for dx, dy, t in ((-20, -8, -24), (-9, -16, -8), (3, -18, 2), (14, -14, 12))
        )
        thumb = paper(curve(moved("-5,10 -5,-16 0,-22 5,-16 5,10", side * -24, 8, 1, side * -50)), "#9a633e", lift=0.9)
        hand = paper(curve("-22,-8 0,-16 20,-8 20,14 10,28 -12,28 -22,12"), "#9a633e", lift=1.8, edge=1)
        parts.append(placed(sleeve + digits + thumb + hand + cuff, x, y, 0, 1))
    return "".join(parts)


@scene("brawl", 0, 98, 156)
def brawl() -> str:
    """A cloud of dust with fists, boots and a chair."""
    parts = [BACKS["saloon"](), glow(0, 100, 120, "#ffd98a", 0.6), things.counter(176, "#7a4426")]
    frame = "M-4 0V-52M34 0V-52M-4 -40H34M-4 -26H34M-4 0H34M-4 0V34M34 0V34"
    parts.append(placed(line(frame, "#3a1c14", 9) + line(frame, "#d98a48", 6), 52, 66, 26, 0.9))
    broken = paper(
        curve("-5,-46! 5,-46! 5,-26 14,-14 14,8! 8,0! 3,12! -3,2! -9,11! -14,2! -14,-14 -5,-26"),
        "#6fae54",
        lift=1.6,
        edge=1.1,
    )
    parts.append(placed(broken, -44, 44, 160, 1.3))
    boot = (
        paper(curve("-13,-40! 13,-40! 13,-4 32,4 36,14! -13,14!"), "#5a2c1c", lift=2, edge=1.2)
        + line("M-12 -30h24", BRASS, 2.4)
        + fill(box(-13, 12, 14, 6), INK)
    )
    parts.append(placed(boot, 70, 160, -46, 1.1) + placed(boot, -62, 168, 128, 1.0))
    parts.append(
        placed(fist(SKIN, "#3f6b63"), -70, 94, 14, 0.62) + placed(fist("#9a633e", "#a8322a", 1), 74, 112, 8, 0.62)
    )
    bumps = (
        (-44, 112, 22),
        (-34, 84, 22),
        (-6, 70, 24),
        (26, 76, 22),
        (48, 98, 22),
        (50, 126, 20),
        (28, 144, 22),
        (-2, 150, 22),
        (-34, 138, 22),
    )
    body = "".join(oval(*bump) for bump in bumps)
    parts.append(paper(body, "#ecd9b0", lift=3, edge=1.8, fall=0.1) + fill(oval(2, 110, 44, 40), "#f6e8c8"))
    swirls = (
        "-30,104 -16,90 2,98 -4,114 -20,112 -18,102",
        "14,134 28,118 42,128 36,142 22,138",
        "-34,136 -22,128 -10,136",
    )
    parts.append("".join(line(curve(swirl, is_open=True), "#a8875a", 4, 0.9) for swirl in swirls))
    hat_ = paper(curve("-34,6 -16,0 -16,-20 0,-26 16,-20 16,0 34,6 0,14"), "#3a3036", lift=2, edge=1.1)
    parts.append(placed(hat_ + fill(curve("-16,-3 0,1 16,-3 15,4 0,8 -15,4"), "#8c2f28"), 2, 34, -14))
    parts += [fill(star(x, y, r, r * 0.45), "#f0a020") for x, y, r in ((20, 92, 14), (-2, 132, 10))]
    parts += [fill(star(x, y, r, r * 0.45), "#ffe27a") for x, y, r in ((-84, 50, 9), (86, 70, 9), (-88, 130, 7))]
    return "".join(parts)


@scene("tequila", 2, 102, 160)
def tequila() -> str:
    """A bottle, a small glass, lime and salt."""
    parts = [
        desert("#e8a23c", "#f8e09a", "#d9924a", "#c9744a"),
        sun(60, 70, 30, "#fff6c0"),
        cactus(-84, 168, 0.8, "#5a8a4a"),
    ]
    parts.append(things.counter(164, "#c2703a") + shade_on(0, 176, 70))
    parts.append(
        vessel(
            "0,18! 9,18! 9,50 14,64 32,82 34,104 32,170 24,176 0,176",
            "#cfe3c0",
            "#e9d27a",
            "0,92 29,92 30,106 28,166 20,171 0,171",
        )
    )
    parts.append(
        paper(box(-11, 6, 22, 16, 3), "#8a5c34", lift=1.4, edge=1)
        + fill(curve("-28,92 -22,84 -21,162 -27,162"), "#ffffff", 0.6)
    )
    parts.append(
        paper(box(-26, 106, 52, 44, 4), "#f6ead0", lift=1, edge=0.7)
        + placed(cactus(0, 0, 0.33, "#3f7a4a"), 0, 146)
        + fill(oval(14, 116, 5), "#e0642c")
    )
    glass = (
        paper(curve("44,134! 80,134! 75,178! 49,178!"), "#e6f0e4", lift=2, edge=1.2)
        + fill(curve("47,146! 77,146! 74,172! 50,172!"), "#e9c95a", 0.95)
        + fill(curve("47,136! 52,136! 54,172! 51,172!"), "#ffffff", 0.7)
    )
    parts.append(glass + paper(curve(ragged("42,136 62,131 82,136 62,139", 2, 8)), "#ffffff", lift=0.8))
    lime = (
        paper(oval(0, 0, 22), "#5f9a2f", lift=2, edge=1.2)
        + fill(oval(0, 0, 18.6), "#e9f2b0")
        + "".join(
            fill(curve(moved("0,-3! 5.6,-9 5,-15 0,-17 -5,-15 -5.6,-9", 0, 0, 1, a)), "#a8d04a")
            for a in range(0, 360, 60)
        )
    )
    return "".join(parts) + placed(lime, -58, 168, 12)


@scene("whisky", 0, 100, 156)
def whisky() -> str:
    """A square bottle pours a double."""
    parts = [
        sky("#2a1418", "#6b3420"),
        glow(0, 80, 130, "#ff9d3c", 0.7),
        things.counter(170, "#4a2418"),
        shade_on(-30, 180, 50),
    ]
    bottle = (
        paper(curve(even("0,-92! 9,-92! 9,-66 14,-56 34,-50 36,-40 36,52 30,58 0,58")), "#a8561e", lift=3, edge=1.5)
        + fade(curve(even("0,-30 31,-30 31,50 26,53 0,53")), "#e08a2c", "#8a3a14")
        + fill(curve("-32,-40 -26,-46 -26,48 -32,48"), "#ffe0a0", 0.55)
        + paper(box(-28, -22, 56, 50, 3), "#231a20", lift=0.8, edge=0.8)
        + line(box(-24, -18, 48, 42, 2), BRASS, 1.8)
        + fill(star(0, 2, 15, 6.4), BRASS)
        + fill(box(-12, 17, 24, 3), BRASS)
    )
    parts.append(
        line(curve("-20,76 -36,86 -44,108 -45,140", is_open=True), "#f0a63c", 7)
        + line(curve("-21,76 -37,86 -45,108 -46,140", is_open=True), "#ffe0a0", 2.4, 0.8)
    )
    parts.append(placed(bottle, 44, 66, -64, 0.92))
    tumbler = "-78,120! -12,120! -18,182! -72,182!"
    parts.append(
        paper(curve(tumbler), "#e6dcc8", lift=2.6, edge=1.4)
        + fade(curve("-73,142! -17,142! -21,176! -69,176!"), "#f0a63c", "#a8501c")
        + fill(curve("-72,124! -66,124! -62,176! -66,176!"), "#ffffff", 0.7)
    )
    parts.append(
        "".join(
            paper(curve(moved("-10,-9! 9,-10! 11,8! -8,10!", x, y, 1, t)), "#fdf3dc", lift=0.8, edge=0.8)
            for x, y, t in ((-54, 146, 12), (-34, 150, -20))
        )
    )
    second = "40,134! 92,134! 88,182! 44,182!"
    parts.append(
        paper(curve(second), "#d9ccb4", lift=2.4, edge=1.2)
        + fill(curve("44,154! 88,154! 85,177! 47,177!"), "#c9742a")
        + fill(curve("45,138! 50,138! 52,176! 49,176!"), "#ffffff", 0.6)
    )
    return "".join(parts)


@scene("binocular", 0, 90, 130)
def binocular() -> str:
    """Somebody looks at us from afar."""
    who = _who("binocular")
    parts = [portrait(who)]
    for x in (-46, 46):
        parts.append(
            paper(curve(band(f"{x * 2.0},214 {x * 1.7},170 {x * 1.16},112", [48, 38, 28])), "#6b5a3c", lift=2.4)
        )
    for side in (-1, 1):
        x = side * 25
        parts.append(
            paper(box(x - 20, 66, 40, 44, 8), "#2f2a30", lift=2.6, edge=1.4)
            + paper(oval(x, 90, 25), BRASS, lift=2, edge=1.3)
            + paper(oval(x, 90, 20), "#2a2430", lift=0, edge=0)
        )
        parts.append(fade(oval(x, 90, 18), "#ffb85a", "#fff0b0") + fill(oval(x + 6, 88, 5), "#fff9d8"))
        parts.append(
            fill(
                curve(
                    f"{x - 17},96! {x - 8},88! {x - 4},95! {x + 8},94 {x + 17},97! {x + 11},104 {x},108 {x - 11},104"
                ),
                "#7a2f3a",
            )
            + fill(curve(f"{x - 12},80 {x - 4},74 {x - 2},77 {x - 10},86"), "#ffffff", 0.8)
        )
    parts.append(paper(box(-8, 74, 16, 16, 4), "#3a343c", lift=1.4, edge=1) + paper(oval(0, 72, 7, 5), BRASS, lift=1))
    for x in (-54, 54):
        parts.extend(
            paper(
                box(x - 12 if x < 0 else x - 14, y, 26, 9, 4.5),
                "#d2925f" if i % 2 else shade("#d2925f", 0.06),
                lift=1,
                edge=0.7,
            )
            for i, y in enumerate((84, 93, 102, 111))
        )
    return "".join(parts)


@scene("hideout", 0, 112, 146)
def hideout() -> str:
    """A cabin between rocks and firs, far from the road."""
    log = "#6b4428"
    parts = [
        sky("#16253c", "#4a6a7a"),
        stars(),
        sun(62, 40, 18, "#f1ecd0", 4),
        ground("-260,120 -170,70! -110,110 -50,60! 20,116 90,66! 160,112 260,80", "#2c4454", 0),
    ]
    parts += [
        fir(x, y, t, "#24483c")
        for x, y, t in ((-70, 140, 80), (-36, 130, 66), (60, 132, 76), (92, 140, 96), (-104, 144, 100))
    ]
    parts.append(smoke(34, 66, 8, 0.42, 4, "#c9d2d0"))
    parts.append(
        paper(box(22, 66, 16, 34, 1), "#5f5a5c", lift=1.6) + paper(box(-44, 108, 88, 60), log, lift=2.4, edge=1.2)
    )
    parts += [line(f"M-44 {y}h88", shade(log, 0.6), 2.2, 0.7) for y in (119, 131, 143, 155)]
    parts.append(
        paper(curve("-62,112! 0,70! 62,112! 54,116! 0,82! -54,116!"), "#8a5a34", lift=2.6, edge=1.2)
        + fill(curve("-46,110! 0,82! 46,110!"), shade(log, 0.3))
    )
    parts.append(
        glow(-20, 132, 40, "#ffcf6a", 0.9)
        + paper(box(-34, 120, 26, 24, 1), "#ffd76e", lift=0)
        + line("M-21 120v24M-34 132h26", "#4a2c1c", 3)
        + paper(box(8, 122, 24, 48, 1), "#3a2018", lift=1.2)
        + fill(oval(13, 148, 2), BRASS)
    )
    for outline, tone in (
        ("-130,210! -120,150 -92,128! -66,140 -52,172 -44,210!", "#4a5058"),
        ("130,210! 126,156 96,126! 72,146 60,172 50,210!", "#40464e"),
    ):
        parts.append(paper(curve(outline), tone, lift=3.4, edge=1.5))
    parts.append(line("M-92 130l6 30M-66 142l-6 24M96 128l-8 30M74 148l4 20", "#23282e", 2.4, 0.6))
    parts.append(
        ground("-260,186 -90,178 0,172 90,180 260,186", "#24382e", 2)
        + fill(curve("12,172! 28,172! 52,206! -22,206!"), "#8a7a54", 0.8)
    )
    return "".join(parts)


@scene("bible", 0, 98, 150)
def bible() -> str:
    """The book stopped the bullet."""
    cover = "#6b1f2c"
    parts = [sky("#e0b45a", "#fff0c0"), rays(0, 92, "#fffbe0", 20, 0.6), glow(0, 92, 130, "#ffffff", 0.9)]
    book = (
        paper(box(-52, -72, 112, 150, 6), shade(cover, 0.4), lift=3.4, edge=1.4)
        + paper(box(-48, -68, 106, 142, 3), "#f4ead2", lift=0.6, edge=0.6)
        + line("M52 -64v134M55 -64v134", "#b9a27a", 1.4, 0.8)
        + paper(box(-58, -74, 108, 148, 6), cover, lift=1.8, edge=1.4)
        + fill(box(-58, -74, 16, 148, 5), INK, 0.35)
        + line(box(-36, -66, 80, 132, 4), BRASS, 2.4, 0.9)
    )
    cross = paper(
        curve("-6,-54! 6,-54! 6,-30! 26,-30! 26,-18! 6,-18! 6,36! -6,36! -6,-18! -26,-18! -26,-30! -6,-30!"),
        BRASS,
        lift=1.6,
        edge=1.1,
    )
    corners = "".join(
        paper(curve(moved("0,0! 18,0! 0,18!", x, y, 1, t)), BRASS, lift=0.8)
        for x, y, t in ((50, -74, 90), (50, 74, 180))
    )
    shot = (
        paper(star(4, -23, 15, 8, 8, 10), "#3a0f18", lift=0, edge=0)
        + paper(oval(4, -23, 8.4), "#9aa0aa", lift=1.2, edge=1)
        + fill(oval(1.6, -25.4, 2.4), "#ffffff", 0.9)
    )
    cracks = line("M14 -32l12 -9M16 -18l15 5M-8 -34l-10 -10M-4 -10l-7 14", "#3a0f18", 2.4)
    parts.append(placed(book + placed(cross, 4, 5) + corners + placed(cracks + shot, 0, 0), 0, 98, -7, 1.0))
    parts.append(smoke(-2, 60, 6, 0.34, 4, "#ffffff"))
    return "".join(parts)


@scene("iron-plate", 0, 94, 172)
def iron_plate() -> str:
    """What the poncho hid."""
    cloth, iron = "#8a5a3f", "#78808c"
    parts = [BACKS["street"](), glow(0, 70, 120, "#fff0c0", 0.8), placed(portrait(_who("stranger")), 0, -36, 0, 0.84)]
    plate = "-46,88! 46,88! 54,100 52,164 40,188 0,200 -40,188 -52,164 -54,100"
    parts.append(
        line("M-38 92L-28 74M38 92L28 74", "#5a3420", 6) + paper(curve(plate), iron, lift=3.4, edge=1.8, fall=0.3)
    )
    parts.append(
        fill(curve("14,88! 46,88! 54,100 52,164 40,188 0,200! 22,140"), INK, 0.22)
        + fill(curve("-42,100 -32,96 -30,160 -38,168"), "#ffffff", 0.3)
    )
    parts += [fill(oval(x, y, 3.2), tint(iron, 0.5)) for x, y in ((-44, 98), (44, 98), (-42, 164), (42, 164))]
    for x, y in ((-16, 118), (20, 134), (-10, 164)):
        parts.append(
            fill(oval(x, y, 12), "#3b3f48", 0.7)
            + fill(oval(x + 1.6, y + 2, 9), tint(iron, 0.3))
            + paper(oval(x, y, 5), "#c9973c", lift=0.8, edge=0.8)
        )
    parts.append(spark(20, 132, 24) + line("M36 120l12 -9M-32 110l-12 -6M38 148l12 4", "#ffe9a0", 3.4))
    fold = "72,74 58,92 50,120 60,160 54,220! 140,220! 140,96 104,76"
    for side in (-1, 1):
        parts.append(paper(curve(flipped(fold) if side < 0 else fold), cloth, lift=3.4, edge=1.4))
        for y, tone in ((128, "#f1dcae"), (142, "#3f6b63"), (186, "#f1dcae")):
            parts.append(
                line(curve(f"{side * 150},{y + 8} {side * 90},{y} {side * 66},{y - 2}", is_open=True), tone, 6, 0.9)
            )
        for index, y in enumerate((106, 115, 124)):
            parts.append(
                paper(
                    box(side * 58 - 13, y, 26, 10, 5),
                    "#d2925f" if index % 2 else shade("#d2925f", 0.07),
                    lift=1,
                    edge=0.8,
                )
            )
    return "".join(parts)


@scene("sombrero", 0, 104, 178)
def sombrero() -> str:
    """A nap behind a brim that nothing gets through."""
    straw, red = "#dba84a", "#a8322a"
    parts = [
        sky("#4fa0b0", "#f6e2a4"),
        sun(70, 46, 22, "#fff6c8"),
        planks(-HALF, 60, 2 * HALF, 140, "#e3c79a", 60, True),
        ground("-260,180 0,176 260,180", "#c98a50", 2),
        cactus(92, 182, 0.7),
    ]
    parts.append(shade_on(0, 188, 84))
    poncho = "-40,110 0,96 40,110 66,150 74,190! -74,190! -66,150"
    parts.append(paper(curve(poncho), "#3f6b63", lift=3, edge=1.4))
    for y, tone in ((150, "#f1d9a0"), (164, red), (178, "#f1d9a0")):
        parts.append(
            line(
                curve(
                    f"{14 - y * 0.45},{y} -30,{y - 5} -10,{y} 10,{y - 5} 30,{y} {y * 0.45 - 14},{y - 3}",
                    is_open=True,
                ),
                tone,
                5,
            )
        )
    for side in (-1, 1):
        boot = "24,176! 46,170 60,178 64,192! 18,192!"
        parts.append(paper(curve(flipped(boot) if side < 0 else boot), "#5a3020", lift=1.8))
    brim = "-104,112 -96,92 -60,84 0,80 60,84 96,92 104,112 92,130 50,142 0,146 -50,142 -92,130"
    parts.append(
        paper(curve(brim), straw, lift=3.6, edge=1.8)
        + fill(curve("-104,112 -92,130 -50,142 0,146 50,142 92,130 104,112 96,122 50,132 0,136 -50,132 -96,122"), red)
    )
    parts += [fill(oval(x, 139 - x * x * 0.0016, 3), "#ffe9b0") for x in range(-80, 81, 20)]
    crown = "-36,100 -30,60 -16,30 0,22 16,30 30,60 36,100 0,108"
    parts.append(
        paper(curve(crown), straw, lift=2, edge=1.5)
        + fill(curve("4,22 16,30 30,60 36,100 16,106 18,60"), "#6b3a10", 0.3)
    )
    parts.append(
        paper(curve("-36,84 0,92 36,84 38,100 0,109 -38,100"), red, lift=1)
        + "".join(fill(star(x, 96 - abs(x) * 0.1, 6, 2.6, 4, 0), "#ffe9b0") for x in (-24, 0, 24))
    )
    parts += [hole(-62, 112, 4.4), hole(66, 108, 4.4)]
    parts.append(streak(-70, 50, 46, 40) + line("M56 96l-6 -12M74 96l6 -10", "#ffffff", 3, 0.8))
    return "".join(parts)


@scene("ten-gallon-hat", 0, 88, 180)
def ten_gallon_hat() -> str:
    """A hat of enormous height, shot through."""
    felt, band_ = "#f1e2c0", "#7a4426"
    parts = [desert("#3f7a9a", "#f1d29a", "#b8683f", "#a8563a"), glow(0, 84, 120, "#fff3cf", 0.7)]
    parts.append(
        paper(box(-13, 130, 26, 90, 4), "#6b4428", lift=3, edge=1.3) + line("M-5 140v60M5 136v70", "#3a2418", 1.8, 0.6)
    )
    crown = "-46,128 -52,76 -50,34 -36,12 -18,8 0,20 18,8 36,12 50,34 52,76 46,128 0,138"
    parts.append(
        paper(curve(crown), felt, lift=3, edge=1.6, fall=0.22)
        + fill(curve("22,8 36,12 50,34 52,76 46,128 20,135 28,70"), INK, 0.2)
        + fill(curve("-10,16 0,22 10,16 6,48 0,60 -6,48"), shade(felt, 0.5), 0.5)
    )
    parts.append(
        paper(curve("-49,104 0,116 49,104 48,126 0,138 -48,126"), band_, lift=1.2)
        + paper(box(14, 112, 20, 16, 3), BRASS, lift=1, edge=1)
        + paper(star(24, 120, 6, 2.6), "#8a5f24", lift=0)
    )
    brim = even("0,122 36,122 66,112 92,92 104,92! 96,118 66,140 32,152 0,154")
    parts.append(
        paper(curve(brim), felt, lift=3.4, edge=1.6)
        + fill(curve(even("0,140 34,138 68,128 98,104! 68,136 32,149 0,151")), shade(felt, 0.6), 0.35)
    )
    parts.append(
        hole(-22, 58, 6.4, "#6b4a30")
        + hole(24, 66, 6.4, "#6b4a30")
        + streak(-84, 52, 52, -7)
        + line("M40 56l12 -7M42 68h13M40 78l11 5", "#ffffff", 3, 0.8)
    )
    return "".join(parts)


def bison(colour: str, mane: str) -> str:
    """A bison from the side, looking left, standing on y = 0."""
    legs = "".join(
        paper(curve(band(f"{x},-30 {x - 2},-12 {x},0", [16, 9, 8])), shade(colour, 0.2), lift=1)
        for x in (-24, -12, 42, 54)
    )
    body = paper(
        curve("-40,-40 -44,-74 -24,-98 0,-96 30,-76 58,-70 68,-50 64,-26 36,-22 0,-22 -24,-18"),
        colour,
        lift=2.4,
        edge=1.2,
    )
    tail = paper(curve(band("64,-56 74,-40 70,-22", [5, 4, 7])), mane, lift=0.8)
    fur = paper(
        curve(ragged("-46,-30 -62,-56 -54,-86 -30,-102 -2,-98 8,-72 -2,-40 -20,-20", 4, 12, (0, 0.5))),
        mane,
        lift=1.6,
        edge=1,
    )
    head = paper(
        curve(ragged("-72,-62 -48,-68 -38,-52 -44,-30 -56,-14 -70,-20 -76,-40", 3, 10, (0, 0.6))),
        shade(mane, 0.15),
        lift=1.6,
        edge=1,
    )
    horn = paper(curve(band("-52,-64 -46,-78 -58,-86", [8, 7, 1.5])), BONE, lift=1) + paper(
        curve(band("-72,-62 -82,-72 -78,-84", [7, 6, 1.5])), BONE, lift=0.8
    )
    return tail + legs + body + fur + head + horn + fill(oval(-64, -46, 2.4), "#f1c46a")


@scene("buffalo-rifle", -2, 104, 164)
def buffalo_rifle() -> str:
    """A heavy rifle on crossed sticks, and the herd."""
    parts = [
        sky("#c9843f", "#f8e2a4"),
        glow(-20, 70, 140, "#fff3cf", 0.8),
        ground("-260,122 -130,112 20,120 150,110 260,120", "#b0944a", 0),
    ]
    herd = "-40,-40 -62,-50 -56,-86 -24,-100 0,-96 30,-76 58,-70 68,-50 60,-20! 50,0! 40,-18! -10,-18! -18,0! -28,-18!"
    parts += [
        fill(curve(moved(herd, x, y, s)), "#7a5230") for x, y, s in ((80, 122, 0.3), (-90, 124, 0.34), (56, 120, 0.2))
    ]
    parts.append(placed(bison("#8a5230", "#472820"), -6, 138, 0, 1.04))
    parts.append(ground("-260,158 -90,146 60,152 260,140", "#8f8a3c", 2))
    gun = rifle("#4a4f58", "#6b3a20", muzzle=-170, fore=-70, thick=11, receiver="#8d949e")
    gun += (
        paper(box(-64, -34, 76, 8, 2), BRASS, lift=1.4, edge=1)
        + line("M-54 -26v8M4 -26v8", BRASS, 5)
        + paper(curve("2,-20! 6,-36 16,-34! 14,-14!"), IRON, lift=0.8)
    )
    parts.append(
        line("M-64 214L-30 136M-10 214L-44 136", "#3a2418", 9)
        + line("M-64 214L-30 136M-10 214L-44 136", "#9a6a3c", 6)
        + paper(oval(-37, 151, 6.4), "#8c2f28", lift=1)
    )
    parts.append(placed(gun, 46, 162, 6, 1.02))
    return "".join(parts)


@scene("can-can", 0, 98, 160)
def can_can() -> str:
    """A high kick in a storm of petticoats."""
    red, lace = "#b3262f", "#fdf0e0"
    parts = [BACKS["footlights"](), ground("-260,184 0,180 260,184", "#6b3a22", 3)]
    parts += [
        glow(x, 190, 24, "#ffe9a0", 0.9)
        + paper(curve(f"{x - 9},200! {x - 7},188 {x},184 {x + 7},188 {x + 9},200!"), BRASS, lift=1)
        for x in (-80, -40, 0, 40, 80)
    ]
    for reach, tone in ((78, red), (70, lace), (60, "#f0c4c0"), (49, lace)):
        fan = [
            (-reach, 128),
            (-reach * 0.98, 96),
            (-reach * 0.72, 70),
            (-16, 84),
            (16, 92),
            (reach * 0.8, 104),
            (reach, 136),
            (reach * 0.6, 164),
            (0, 172),
            (-reach * 0.6, 162),
        ]
        outline = " ".join(f"{x:.0f},{y}" for x, y in fan)
        parts.append(
            paper(curve([k._replace(sharp=False) for k in ragged(outline, 7, 20, (0, 0.2))]), tone, lift=2, edge=1.1)
        )
    parts.append(
        paper(curve(band("6,122 14,150 12,186", [22, 15, 10])), "#2a2028", lift=1.8)
        + paper(curve("4,180! 18,180! 20,192! -6,192 -4,186"), red, lift=1)
    )
    parts.append(
        paper(curve(band("-4,116 -34,84 -56,44", [24, 17, 11])), "#2a2028", lift=2.2, edge=1.1)
        + paper(curve(moved("-8,8! 8,8! 8,-6 2,-24 -8,-22 -8,-4", -60, 38, 1, -32)), red, lift=1.4)
    )
    parts.append(line("M-40 92l14 -10", red, 7))
    parts.append(
        paper(curve("4,60 26,54 44,62 40,86 30,104 8,106 2,86"), red, lift=2.4, edge=1.2)
        + line("M18 66l6 36M30 64l-2 38", BRASS, 2, 0.8)
    )
    parts.append(
        paper(curve(band("40,66 62,82 70,104", [12, 10, 8])), SKIN, lift=1.6)
        + paper(curve(band("8,66 -14,78 -34,92", [12, 10, 8])), SKIN, lift=1.6)
    )
    parts.append(
        paper(curve("16,58! 32,56! 30,44! 20,44!"), SKIN, lift=0.8)
        + paper(oval(24, 36, 14, 16), SKIN, lift=1.6)
        + paper(curve("8,36 8,18 24,10 40,18 42,34 34,26 20,24 12,30"), "#b2481f", lift=1.2)
        + paper(oval(38, 14, 9), "#b2481f", lift=1)
    )
    parts.append(
        fill(oval(18, 36, 1.9), INK)
        + fill(oval(30, 36, 1.9), INK)
        + fill(curve("18,43 24,45 30,42 24,49"), "#8c1f2b")
        + fill(curve(band("34,12 46,-4 60,-6", [3, 9, 2])), "#3f8fa0")
    )
    return "".join(parts)


@scene("canteen", 0, 104, 156)
def canteen() -> str:
    """The last water in the desert."""
    cloth = "#5f7a5a"
    parts = [
        desert("#e8a04a", "#fbe4a0", "#e0a85a", "#c9744a"),
        sun(-64, 40, 20, "#fff6c8"),
        cactus(74, 176, 1.2, "#5f8f4f"),
    ]
    strap = curve("-50,96 -58,52 -30,16 14,8 54,26 62,62 50,96", is_open=True)
    parts.append(line(strap, "#3a2018", 9) + line(strap, "#8a5230", 6))
    parts.append(shade_on(0, 190, 60))
    parts.append(
        paper(box(-14, 50, 28, 24, 4), "#a2abb6", lift=2, edge=1.2)
        + paper(oval(-14, 44, 12, 9), "#7a5230", lift=1.4)
        + line(curve("-4,44 10,40 14,54", is_open=True), "#a2abb6", 2.4)
    )
    parts.append(
        paper(oval(0, 124, 62), cloth, lift=3.6, edge=1.8, fall=0.26)
        + fill("M22 66A62 62 0 0 1 22 182A80 80 0 0 0 22 66z", INK, 0.25)
    )
    parts.append(
        line(oval(0, 124, 52), tint(cloth, 0.35), 2.4, 0.8) + dashes(oval(0, 124, 46), shade(cloth, 0.5), 2, "6 6")
    )
    drop = "0,-30! 12,-10 18,6 12,20 0,24 -12,20 -18,6 -12,-10"
    parts.append(
        paper(curve(moved(drop, 0, 126, 1.2)), "#6fc4dc", lift=1.4, edge=1.2)
        + fill(curve(moved("-9,4 -5,12 0,16 -6,16 -11,10", 0, 126, 1.2)), "#ffffff", 0.8)
    )
    parts += [
        paper(curve(moved(drop, x, y, s)), "#8cd8ea", lift=0.8)
        for x, y, s in ((-32, 66, 0.3), (-46, 82, 0.24), (-36, 96, 0.2))
    ]
    return "".join(parts)


@scene("conestoga", 0, 104, 150)
def conestoga() -> str:
    """A covered wagon on the green prairie."""
    canvas, wood = "#f4e8cc", "#3f6f8a"
    parts = [
        sky("#6fb4c8", "#f6ecc0"),
        ground("-260,120 -170,86! -110,112 -40,74! 40,114 120,82! 190,112 260,92", "#8fb0a4", 0),
        haze(-70, 36, 0.8, "#ffffff", 0.8),
        haze(66, 26, 0.6, "#ffffff", 0.7),
    ]
    parts.append(
        ground("-260,146 -100,138 60,146 260,136", "#a8b45a", 2)
        + ground("-260,180 -60,172 90,178 260,170", "#7a9a46", 2)
        + shade_on(4, 184, 84)
    )
    parts.append(paper(curve(band("-60,140 -90,146 -124,150", [7, 6, 6])), WOOD, lift=1.4))
    bonnet = "-82,108! -88,64 -70,34 -46,40 -16,34 14,40 44,34 72,36 92,60 84,108!"
    parts.append(paper(curve(bonnet), canvas, lift=3.2, edge=1.6, fall=0.2))
    for x in (-46, -16, 14, 44):
        parts.append(line(curve(f"{x},38 {x + 5},70 {x + 2},108", is_open=True), shade(canvas, 0.4), 2.2, 0.6))
    parts.append(fill(curve("44,34 72,36 92,60 84,108! 58,108! 62,60"), INK, 0.14))
    parts.append(
        paper(curve("-84,60 -70,40 -62,64 -66,108! -80,108!"), shade(canvas, 0.55), lift=0.8)
        + fill(oval(-73, 84, 7, 9), "#d2925f")
        + paper(curve("-86,80 -74,68 -62,78 -62,84 -74,80 -86,86"), "#8c2f28", lift=1)
    )
    parts.append(
        paper(curve("-88,106! 90,106! 82,144! -78,144!"), wood, lift=2.6, edge=1.4)
        + line("M-82 118h166M-80 131h162", shade(wood, 0.5), 2, 0.7)
    )
    parts.append(
        paper(box(-20, 118, 26, 24, 10), "#8a5a34", lift=1.4)
        + line("M-20 130h26", IRON, 3)
        + paper(box(40, 112, 20, 16, 2), BRASS, lift=1)
    )
    return "".join(parts) + wheel(-56, 154, 27, "#c2703a", 10) + wheel(56, 150, 34, "#c2703a", 12)


@scene("derringer", -4, 98, 164)
def derringer() -> str:
    """A very small gun from a very fine sleeve."""
    parts = [sky("#3a1a3f", "#8a3f6b"), glow(-20, 84, 130, "#f6b8c8", 0.7)]
    parts += [
        fill(curve(moved("0,-9! 3,-3 9,0! 3,3 0,9! -3,3 -9,0! -3,-3", x, y, s)), "#c97aa0", 0.4)
        for x, y, s in ((-80, 40, 1), (-60, 160, 1.2), (0, 30, 0.9), (70, 36, 1.1), (-96, 110, 0.8), (20, 176, 1))
    ]
    metal = "#7d8590"
    gun = (
        line(curve("-12,-6 -14,6 -4,8", is_open=True), BRASS, 3.4)
        + paper(curve("-4,-14! 10,-18 20,-4 24,18 14,28 4,22! -2,4"), "#f6ead8", lift=1.6, edge=1.1)
        + paper(box(-56, -30, 46, 11, 3), metal, lift=1.6, edge=1.2)
        + paper(box(-56, -18, 46, 11, 3), shade(metal, 0.12), lift=1.4, edge=1.1)
        + paper(curve("-20,-32! -2,-32 10,-20 4,-4! -20,-6!"), BRASS, lift=1.4, edge=1.1)
        + paper(curve("2,-30! 6,-42 15,-42! 12,-24!"), metal, lift=0.8)
        + line(curve("-46,-24 -38,-27 -30,-22 -24,-26", is_open=True), "#7a7f88", 1.6)
    )
    hand = gun_hand(gun, 34, 116, "#5a2f6b", turn=4, grow=1.34, skin="#f0bf98", cuff="#3a1a3f")
    lace = "".join(
        paper(oval(x, y, 11), "#fdf3e4", lift=1, edge=0.8) + fill(oval(x, y, 3), "#d9b8c8")
        for x, y in ((48, 152), (58, 140), (69, 129), (79, 118), (41, 164))
    )
    parts.append(smoke(-62, 64, -4, 0.4, 3) + flash(-62, 88, 28, 8, 10) + hand + lace)
    return "".join(parts)


@scene("howitzer", 0, 100, 160)
def howitzer() -> str:
    """The heaviest gun of all."""
    bronze = "#b08a3a"
    parts = [
        sky("#6fb4cc", "#f6ecc0"),
        glow(-40, 60, 130, "#ffffff", 0.7),
        ground("-260,160 -100,150 60,158 260,148", "#7a8a4a", 2),
        shade_on(20, 188, 80),
    ]
    parts += [
        puff(x, y, s, t)
        for x, y, s, t in ((-86, 20, 1.0, "#fdf6e8"), (-24, 12, 0.8, "#ffffff"), (-94, 62, 0.7, "#efe6d4"))
    ]
    parts.append(flash(-54, 34, 40, 10))
    parts.append(paper(curve(band("20,126 70,156 122,190", [26, 22, 20])), "#4a6b4a", lift=2.6, edge=1.3))
    tube = "-96,-22! -88,-26! -84,-20! 10,-30 44,-34 58,-22 62,0 58,22 44,34 10,30 -84,20! -88,26! -96,22!"
    barrel = (
        paper(curve(tube), bronze, lift=3.2, edge=1.7, fall=0.3)
        + fill(curve("-96,4! 60,6 58,22 44,34 10,30 -84,20! -88,26! -96,22!"), INK, 0.28)
        + fill(oval(-95, 0, 6, 21), "#2a1a14")
        + paper(oval(68, 0, 9), bronze, lift=1.4, edge=1.1)
    )
    barrel += "".join(
        paper(box(x, -h, 8, 2 * h, 3), tint(bronze, 0.15), lift=1, edge=1) for x, h in ((-50, 26), (-6, 31), (32, 36))
    )
    parts.append(placed(barrel, 24, 106, 42, 1.04) + wheel(30, 144, 46, "#4a6b4a", 12))
    parts += [paper(oval(x, y, 11), "#2f3038", lift=1.8, edge=1.3) for x, y in ((-72, 184), (-50, 184), (-61, 166))]
    parts += [fill(oval(x - 4, y - 4, 3), "#ffffff", 0.5) for x, y in ((-72, 184), (-50, 184), (-61, 166))]
    return "".join(parts)


@scene("knife", 0, 92, 164)
def knife() -> str:
    """Thrown, and stuck: it pins a card to the wall."""
    blade = "#c9d0d8"
    parts = [planks(-HALF, -40, 2 * HALF, 300, "#8a4f30", 44), glow(0, 90, 120, "#ffcf8a", 0.6)]
    parts.append(card(-16, 122, -12, "h", 1.75))
    parts.append(fill(curve("-2,118! 30,84! 84,56 110,60 60,96"), "#160b1c", 0.35))
    thing = (
        paper(curve("-10,2! 10,2! 12,-64! -12,-64!"), blade, lift=0, edge=0)
        + paper(curve("0,14! 14,-4 15,-64! -13,-64! -12,-10"), blade, lift=2.6, edge=1.4)
        + fill(curve("0,14! 14,-4 15,-64! 4,-64! 3,-10"), "#4a5260", 0.5)
        + line("M-4 -14V-60", "#ffffff", 2.4, 0.8)
        + paper(curve("-30,-62! -22,-70 22,-70 30,-62! 22,-60 0,-58 -22,-60"), BRASS, lift=1.8, edge=1.2)
        + paper(curve("-9,-70! 9,-70! 12,-96 9,-122 0,-128 -9,-122 -12,-96"), "#4a2418", lift=2.4, edge=1.4)
        + "".join(line(f"M-10 {y}l20 -5", "#c9853c", 3) for y in (-78, -90, -102, -114))
        + paper(oval(0, -128, 9, 7), BRASS, lift=1.2, edge=1)
    )
    parts.append(
        placed(thing, -8, 128, 32, 1.06)
        + line("M-28 118l-12 -4M-26 132l-12 6M-2 142l6 12", "#3a1c10", 3)
        + spark(16, 92, 14)
    )
    return "".join(parts)


@scene("pepperbox", 0, 100, 150)
def pepperbox() -> str:
    """Six muzzles look at us."""
    metal = "#6d7480"
    parts = [sky("#1f3a3f", "#4f7f74"), rays(0, 84, "#8cc0a8", 14, 0.22), glow(0, 84, 120, "#f6e0a0", 0.7)]
    parts.append(
        paper(curve(band("36,240 30,190 12,150", [76, 62, 46])), "#6b2f2c", lift=3)
        + paper(curve(band("26,196 18,172", [62, 58])), "#efe2c6", lift=2)
    )
    parts.append(paper(curve("-30,128 0,118 32,128 38,158 22,182 -18,182 -34,160"), shade(SKIN, 0.12), lift=2.6))
    parts.append(paper(curve("-17,104! 17,104! 20,150 14,176 -14,176 -20,150"), "#7a4a2a", lift=2, edge=1.2))
    parts += [
        paper(box(-28, y, 54, 14, 7), SKIN if i % 2 else shade(SKIN, 0.06), lift=1.2, edge=0.9)
        for i, y in enumerate((136, 150, 164))
    ]
    parts.append(line(curve("-18,118 -22,136 0,142 20,134 18,118", is_open=True), IRON, 5))
    parts.append(paper(curve("-10,34! -9,12 0,6 9,12 10,34!"), IRON, lift=1.6))
    parts.append(
        paper(oval(0, 78, 52), metal, lift=3.6, edge=2, fall=0.34)
        + fill("M18 29A52 52 0 0 1 18 127A70 70 0 0 0 18 29z", INK, 0.3)
        + paper(oval(0, 78, 45), tint(metal, 0.12), lift=0, edge=0)
    )
    for index in range(6):
        x, y = around(0, 78, 29, index * 60 - 90)
        parts.append(
            paper(oval(x, y, 13.4), tint(metal, 0.3), lift=1.2, edge=1)
            + fill(oval(x, y, 9.4), "#120c14")
            + fill(oval(x - 3, y - 3, 2.6), "#5a5f6a", 0.8)
        )
    parts.append(paper(oval(0, 78, 8), BRASS, lift=1.2, edge=1) + line("M-4 78h8", "#7a4a14", 2.4))
    parts.append(glow(0, 49, 26, "#ffcf6a", 1) + smoke(4, 40, 8, 0.44, 4, "#f1e6d0"))
    return "".join(parts)


@scene("pony-express", 0, 102, 150)
def pony_express() -> str:
    """The mail at full gallop."""
    parts = [desert("#3f9aa8", "#f8e6a8", "#e0b060", "#c9855a"), sun(-58, 60, 24, "#fff6c8")]
    parts += [puff(x, y, s, "#f1dcae") for x, y, s in ((90, 172, 0.9), (66, 184, 0.7), (112, 154, 0.6))]
    parts.append(
        shade_on(-4, 186, 74)
        + placed(horse("#8a4526", "#2f1a18", saddle="#4a2c1c"), 0, 140, -4, 1.16)
        + placed(rider("#b3352c", "#e0b45a"), 4, 138, -4, 1.16)
    )
    bag = (
        paper(curve("14,118! 42,114! 46,140 38,148 18,146"), "#d9c49a", lift=2, edge=1.2)
        + paper(curve("13,117! 43,113! 43,126 28,132 14,128"), "#8a5a34", lift=1)
        + fill(oval(28, 129, 2.6), BRASS)
    )
    parts.append(bag)
    for x, y, t in ((50, 66, 20), (76, 88, -18), (74, 44, 34), (88, 118, 24)):
        letter = (
            paper(box(-13, -9, 26, 18, 1), "#fdf6e4", lift=1.2, edge=0.8)
            + line("M-13 -9L0 2L13 -9", "#a8875a", 1.8)
            + fill(oval(0, 2, 3), "#b3262b")
        )
        parts.append(placed(letter, x, y, t))
    return "".join(parts)


# A Fistful of Cards


@scene("hard-liquor", 0, 102, 156)
def hard_liquor() -> str:
    """A jug of something that should not be drunk."""
    clay, glaze = "#c9a877", "#6b4226"
    parts = [
        sky("#1f2a24", "#4f6b3a"),
        glow(0, 70, 130, "#c8e87a", 0.6),
        things.counter(172, "#4a2f1e"),
        shade_on(0, 184, 64),
    ]
    parts.append(
        "".join(haze(x, y, s, "#c8f07a", 0.34) for x, y, s in ((-6, 22, 0.5), (20, 6, 0.7), (-28, -2, 0.6)))
        + line(curve("0,30 -10,18 6,8 -6,-6", is_open=True), "#d6ff8a", 4, 0.6)
    )
    handle = curve("18,52 48,48 56,74 42,92", is_open=True)
    parts.append(line(handle, shade(glaze, 0.4), 14) + line(handle, glaze, 9))
    jug = even("0,40! 13,40! 14,58 32,74 52,98 58,132 52,168 40,180 0,180")
    parts.append(
        paper(curve(jug), clay, lift=3.4, edge=1.8, fall=0.24)
        + paper(curve(even("0,40! 13,40! 14,58 32,74 52,98 40,106 28,98 14,108 0,100")), glaze, lift=1, edge=1)
    )
    parts.append(
        fill(curve("20,108 56,110 58,132 52,168 40,180 14,180! 24,150"), INK, 0.24)
        + paper(box(-17, 34, 34, 10, 4), tint(glaze, 0.1), lift=1.4)
        + paper(box(-9, 24, 18, 14, 3), "#b98a5a", lift=1.2)
    )
    bones = "".join(
        line(f"M{-s * 24} 152L{s * 24} 168", INK, 7)
        + "".join(fill(oval(e * s * 24, 160 + e * 8 + d, 4.6), INK) for e in (-1, 1) for d in (-3, 3))
        for s in (-1, 1)
    )
    skull = (
        fill(curve(even("0,112 16,116 20,130 16,142 10,144 10,152 0,153")), INK)
        + "".join(fill(oval(x, 132, 5, 5.6), clay) for x in (-8, 8))
        + fill(curve("0,137! 3,143! -3,143!"), clay)
    )
    return "".join(parts) + bones + skull


@scene("abandoned-mine", 0, 108, 140)
def abandoned_mine() -> str:
    """Two eyes in the dark, and a cart left behind."""
    rock, beam = "#c2925f", "#8a5a30"
    parts = [sky("#c9a06a", "#e8cf9a"), paper(curve("-260,-40! 260,-40! 260,260! -260,260!"), rock, lift=0)]
    for outline, tone in (
        ("-260,-40! -60,-40! -90,10 -150,40 -260,50!", 0.15),
        ("260,-40! 90,-40! 70,16 140,60 260,70!", 0.25),
        ("-260,120! -120,90 -84,130 -96,200 -260,220!", 0.2),
        ("260,130! 130,96 92,140 98,200 260,220!", 0.1),
    ):
        parts.append(paper(curve(outline), shade(rock, tone), lift=3))
    parts.append(
        fill(curve("-62,200! -60,76 -46,54 0,46 46,54 60,76 62,200!"), "#150d14") + glow(0, 130, 70, "#3a2a44", 0.8)
    )
    parts += [fill(oval(x, 104, 6.4, 7.4), "#ffe27a") + fill(oval(x, 104, 2, 6), INK) for x in (-24, -5)]
    for x in (-74, 58):
        parts.append(
            paper(box(x, 50, 17, 160, 2), beam, lift=3, edge=1.3)
            + line(f"M{x + 5} 60v130M{x + 11} 70v100", shade(beam, 0.6), 1.6, 0.6)
        )
    parts.append(
        placed(
            paper(box(-92, -11, 184, 22, 3), beam, lift=3.4, edge=1.4)
            + line("M-84 -3h150M-60 4h140", shade(beam, 0.6), 1.6, 0.6),
            0,
            48,
            -4,
        )
    )
    parts.append(
        line("M6 210L14 130M76 210L34 130", "#5a5f6a", 5)
        + "".join(line(f"M{2 - i * 3} {196 - i * 20}h{72 - i * 14}", "#4a3020", 6) for i in range(4))
    )
    cart = paper(curve("-38,-34! 38,-34! 30,12! -30,12!"), "#5a5f6a", lift=3, edge=1.5) + line(
        "M-36 -24h72M-20 -34v46M20 -34v46", "#33363e", 3, 0.8
    )
    parts.append(
        placed(
            "".join(
                paper(curve(moved("-12,6 -8,-8 4,-10 13,-2 11,8", x, y, 1)), "#a88a6a", lift=1.2)
                for x, y in ((-20, -36), (4, -40), (22, -34))
            )
            + cart
            + wheel(-20, 18, 11, "#8d919a", 6)
            + wheel(20, 18, 11, "#8d919a", 6),
            34,
            166,
            6,
        )
    )
    web = "M-57 62L-22 92M-57 62L-38 110M-57 62L-8 70" + "M-46 66q4 8 -3 16M-36 69q6 12 -4 26M-24 74q8 16 -6 34"
    parts.append(line(web, "#d9d3c8", 1.3, 0.7))
    return "".join(parts)


@scene("ranch", 0, 94, 178)
def ranch() -> str:
    """A longhorn looks over the fence."""
    hide, muzzle = "#a8562c", "#e0b09a"
    parts = [
        sky("#5fb0c4", "#f6eeb8"),
        glow(0, 84, 130, "#fffbe0", 0.7),
        ground("-260,130 -140,116 0,128 130,114 260,126", "#8fae5a", 0),
        house(-92, 132, 40, 34, "#b3402f", "#4a2018", True),
        ground("-260,150 0,142 260,150", "#6f9646", 2),
    ]
    for side in (-1, 1):
        horn = band("22,58 56,58 84,44 96,16", [19, 16, 11, 2])
        parts.append(paper(curve(flipped(horn) if side < 0 else horn), "#f1e2c0", lift=2.4, edge=1.3))
        tip = band("84,44 92,32 96,16", [10, 7, 2])
        parts.append(fill(curve(flipped(tip) if side < 0 else tip), "#5a4034"))
        ear = "26,70 48,68 64,78 56,90 36,86"
        parts.append(paper(curve(flipped(ear) if side < 0 else ear), shade(hide, 0.15), lift=1.6))
    parts.append(paper(curve(even("0,110 44,116 70,150 76,220! 0,220!")), shade(hide, 0.12), lift=2.4))
    parts.append(
        paper(curve(even("0,42 24,46 34,66 30,96 24,126 18,140 0,146")), hide, lift=3, edge=1.6)
        + fill(curve("12,44 24,46 34,66 30,96 24,126 10,144! 16,96"), INK, 0.2)
    )
    parts.append(
        fill(curve("0,46! 10,60 12,100 6,130 -6,130 -12,100 -10,60"), "#f6ead0")
        + paper(curve(ragged("-16,42 0,34 16,42 12,60 0,66 -12,60", 4, 10, (0, 0.7))), shade(hide, 0.4), lift=1.2)
    )
    parts.append(
        paper(curve(even("0,118 20,118 27,132 22,150 0,156")), muzzle, lift=1.6, edge=1.1)
        + "".join(fill(oval(s * 11, 132, 4, 5), "#5a2a2c") for s in (-1, 1))
        + line(curve("-12,147 0,150 12,147", is_open=True), "#8a4a44", 2.2)
    )
    parts += [
        fill(oval(s * 19, 84, 6, 5.4), INK)
        + fill(oval(s * 19 - 2, 82, 1.8), "#ffffff")
        + line(f"M{s * 12} 76L{s * 26} 74", INK, 3)
        for s in (-1, 1)
    ]
    parts.append(
        line(curve("8,150 30,156 46,146", is_open=True), "#7a9a2c", 3)
        + fill(oval(49, 144, 5), "#f6d24a")
        + fence(166, "#b08a5a")
    )
    return "".join(parts)


@scene("peyote", 0, 100, 150)
def peyote() -> str:
    """The colours start to move."""
    parts = [sky("#4a1f6b", "#e0507a")]
    tones = ("#f6a03c", "#e0427a", "#5fc4c0", "#f6d24a", "#7a3fae", "#f0742a")
    for index, radius in enumerate((200, 168, 138, 110, 84, 60)):
        ring = [around(0, 92, radius + (9 if k % 2 else -9), k * 18 + index * 9) for k in range(20)]
        parts.append(paper(curve(" ".join(f"{x:.0f},{y:.0f}" for x, y in ring)), tones[index], lift=1.2, edge=1))
    parts.append(glow(0, 92, 60, "#fff6c0", 0.8))
    green = "#4f8f6a"
    for index in range(8):
        x, y = around(0, 118, 40, index * 45 + 22)
        parts.append(
            paper(oval(x, 110 + (y - 118) * 0.62, 22, 19), shade(green, 0.15 if index % 2 else 0.0), lift=1.8, edge=1.3)
        )
    parts.append(paper(oval(0, 104, 36, 27), green, lift=2, edge=1.3))
    parts += [
        fill(oval(around(0, 108, 44, a)[0], 108 + (around(0, 108, 44, a)[1] - 108) * 0.55, 4), "#fdf3dc", 0.9)
        for a in range(0, 360, 45)
    ]
    for index in range(10):
        parts.append(
            paper(
                curve(moved("0,0 -7,-14 0,-30! 7,-14", 0, 96, 0.9, index * 36)),
                "#ff9ac0" if index % 2 else "#ffd0e0",
                lift=0.8,
                edge=0.7,
            )
        )
    parts.append(
        fill(oval(0, 96, 15, 13), "#fff8e0")
        + fill(oval(0, 96, 9.4), "#5f2f8a")
        + fill(oval(0, 96, 4.4), INK)
        + fill(oval(-3, 93, 2.4), "#ffffff")
    )
    return "".join(parts)


@scene("ambush", 0, 100, 156)
def ambush() -> str:
    """Hats and rifles above the pass, a lone rider below."""
    parts = [
        sky("#e8b86a", "#fbeec0"),
        glow(0, 110, 120, "#ffffff", 0.7),
        ground(f"-260,140 {mesa(0, 140, 40, 30)} 260,140", "#dba878", 0),
        ground("-260,158 0,150 260,158", "#cf9a5c", 0),
    ]
    parts.append(fill(curve("-8,152! 10,152! 60,210! -46,210!"), "#f1d29a", 0.9) + shade_on(2, 178, 18))
    parts.append(
        placed(horse("#5a3424", "#2a1820", flat=True) + rider("#5a3424", "#5a3424", flat=True), 2, 164, 0, 0.36)
    )
    left = "-260,-40! -120,-40! -100,40 -78,62! -60,84 -28,92! -40,120 -58,160 -50,210! -260,210!"
    right = "260,-40! 120,-40! 98,50 76,72! 38,84! 44,124 60,150 56,210! 260,210!"
    for outline, tone, folk in ((left, "#9a4a34", ((-66, 44, -1), (-40, 76, -1))), (right, "#8a3f30", ((60, 58, 1),))):
        for x, y, side in folk:
            hat_ = paper(
                curve("-24,4 -12,-2 -12,-18 0,-23 12,-18 12,-2 24,4 0,11"), "#2f2028", lift=1.6, edge=1
            ) + fill(curve("-12,-4 0,0 12,-4 12,2 0,6 -12,2"), "#a8322a")
            face = (
                paper(oval(0, 16, 12, 14), "#d2925f", lift=1)
                + fill(oval(-4, 15, 2), INK)
                + fill(oval(5, 15, 2), INK)
                + fill(curve("-12,20! 12,20! 8,32 -8,32"), "#a8322a")
            )
            parts.append(placed(face + hat_, x, y - 16, side * -6, 1.2))
        parts.append(paper(curve(outline), tone, lift=3.6, edge=1.6))
        for x, y, side in folk:
            barrel = f"M{x - side * 4} {y + 6}L{x - side * 42} {y + 30}"
            parts.append(
                line(barrel, INK, 7) + line(barrel, "#8d949e", 3.6) + fill(oval(x - side * 8, y + 10, 5), "#d2925f")
            )
    parts.append(line("M-110 90l40 6M-120 130l56 4M110 100l-36 6M124 140l-56 4", "#5f241c", 3, 0.5))
    return "".join(parts)


@scene("ricochet", 0, 100, 156)
def ricochet() -> str:
    """Off the bell, off the pan, and on."""
    parts = [
        sky("#3a2018", "#6b3f26"),
        planks(-HALF, -40, 2 * HALF, 290, "#7a4a34", 38),
        glow(0, 90, 120, "#ffc48a", 0.4),
    ]
    bell = (
        paper(curve(even("0,22 12,24 20,36 24,60 36,74! 34,82! 0,84")), "#d9a83c", lift=3, edge=1.6, fall=0.28)
        + fill(curve("10,26 20,36 24,60 36,74! 34,82! 14,84! 12,50"), INK, 0.25)
        + paper(oval(0, 88, 8), "#8a5f24", lift=1.2)
    )
    parts.append(placed(line("M0 22V-40", "#3a2418", 6) + bell, 54, 4, 8, 1.0))
    pan = (
        paper(oval(0, 0, 38), "#23262e", lift=3, edge=2)
        + paper(oval(0, 0, 30), "#343842", lift=0, edge=0)
        + paper(box(-7, 34, 14, 56, 5), "#23262e", lift=2, edge=1.1)
    )
    parts.append(placed(pan, -60, 112, 24))
    shoe = curve("-22,20 -30,-10 -16,-32 10,-34 28,-14 24,18", is_open=True)
    parts.append(
        placed(
            placed(line(shoe, "#160b1c", 16, 0.3), 2, 3)
            + line(shoe, "#6d7480", 15)
            + line(shoe, "#aeb8c4", 8)
            + "".join(fill(oval(x, y, 2.2), INK) for x, y in ((-26, 2), (-20, -22), (0, -34), (20, -24), (27, 2))),
            62,
            160,
            10,
            0.9,
        )
    )
    path = "M-120 10L34 60L-44 106L46 148"
    parts.append(line(path, "#ff9d2c", 9, 0.45) + line(path, "#ffe98a", 4.4) + line("M46 148L-30 196", "#ffe98a", 4.4))
    parts += [flash(x, y, s, 8, t) for x, y, s, t in ((34, 60, 19, 4), (-40, 106, 19, 12), (46, 146, 19, 0))]
    return "".join(parts) + placed(streak(0, 0, 24, 0), -36, 198, -32)


@scene("lasso", 0, 96, 156)
def lasso() -> str:
    """A loop in the evening sky."""
    parts = [
        sky("#2f4a7a", "#f6b07a"),
        sun(0, 150, 52, "#ffd98a", 3),
        ground("-260,168 -90,160 60,168 260,158", "#7a4a4a", 2),
    ]
    parts.append(
        placed(
            horse("#3a2030", "#2a1620", flat=True, side=1) + rider("#3a2030", "#3a2030", flat=True, side=1),
            -38,
            166,
            0,
            0.84,
        )
    )
    parts.append(
        line("M-30 104L-12 76", "#3a2030", 9)
        + rope_line("M-12 76C10 60 -30 40 -40 34", width=5)
        + hoop(14, 44, 66, 26, "#f1d9a0", 8)
    )
    parts.append(ground("-260,190 -60,182 100,190 260,182", "#4a2834", 2))
    return "".join(parts)


@scene("blood-brothers", 0, 96, 168)
def blood_brothers() -> str:
    """Two hands clasped, bound with one cloth."""
    dark, light = "#8a5434", "#f0bf98"
    parts = [sky("#7a2430", "#e8894a"), rays(0, 100, "#ffd08a", 16, 0.35), glow(0, 96, 120, "#fff0c0", 0.9)]
    parts.append(
        paper(heart(0, 40, 24), "#d9303f", lift=2.4, edge=1.6)
        + fill(curve("-16,34 -12,24 -6,24 -10,28 -13,38"), "#ffffff", 0.5)
    )
    for side, sleeve, skin in ((-1, "#2f4f6b", light), (1, "#5f7a3f", dark)):
        parts.append(
            paper(
                curve(band(f"{side * 150},176 {side * 104},146 {side * 66},122", [84, 66, 52])),
                sleeve,
                lift=3,
                edge=1.4,
            )
        )
        parts.append(paper(curve(band(f"{side * 84},132 {side * 66},121", [62, 58])), tint(sleeve, 0.35), lift=1.6))
        parts.append(
            paper(curve(band(f"{side * 70},124 {side * 44},110 {side * 20},104", [42, 42, 44])), skin, lift=2, edge=1.1)
        )
    parts.append(paper(curve("-54,92 -30,80 4,80 30,90 40,108 30,126 4,134 -30,130 -54,126"), light, lift=2, edge=1.2))
    parts.append(paper(curve("56,94 40,80 18,78 4,88 8,104 14,128 34,134 56,126"), dark, lift=1.8, edge=1.2))
    for index, (x, y, t, long) in enumerate(
        ((-14, 88, 10, 46), (-16, 101, 4, 52), (-14, 114, -2, 50), (-8, 126, -8, 42))
    ):
        finger = paper(box(-long / 2, -7, long, 14, 7), tint(dark, 0.05) if index % 2 else dark, lift=1.3, edge=1)
        parts.append(placed(finger + fill(box(-long / 2 + 2, -4, 9, 8, 4), tint(dark, 0.45), 0.7), x, y, t))
    parts.append(
        paper(curve("-52,92 -36,76 -8,68 14,66 22,72 14,80 -6,84 -30,96"), tint(light, 0.08), lift=1.8, edge=1.1)
    )
    parts.append(
        paper(curve(band("28,76 40,98 46,120 40,146", [15, 18, 18, 15])), "#b3262b", lift=2.2, edge=1.2)
        + "".join(fill(oval(x, y, 2.2), "#ffd0b0") for x, y in ((34, 84), (41, 98), (45, 112), (44, 128)))
    )
    parts.append(
        paper(curve("36,142! 46,142! 54,178 42,170! 34,184 26,168!"), "#9e2026", lift=1.8)
        + paper(box(30, 132, 20, 16, 6), "#c9363a", lift=1.2)
    )
    return "".join(parts)


@scene("dead-man", 0, 94, 128)
def dead_man() -> str:
    """The lid opens, and out he comes."""
    wood = "#7a4f34"
    parts = [
        sky("#101c34", "#3f5f7a"),
        stars(),
        sun(-66, 40, 22, "#e8ecd8", 4),
        ground("-260,180 -100,170 60,178 260,168", "#26323a", 2),
    ]
    parts += [grave(-92, 176, 0.6, "#5a6470", True, -6), grave(96, 178, 0.6, "#5a6470", False, 5)]
    parts.append(
        placed(
            paper(curve("-36,-92! 36,-92! 58,-34! 36,92! -36,92! -58,-34!"), shade(wood, 0.2), lift=3, edge=1.4)
            + fill(curve("-28,-84! 28,-84! 48,-34! 30,84! -30,84! -48,-34!"), shade(wood, 0.05))
            + line("M-20 -84L-16 84M8 -84V84", shade(wood, 0.6), 2, 0.7),
            56,
            116,
            16,
            0.9,
        )
    )
    parts.append(
        paper(curve("-40,12! 40,12! 66,72! 42,204! -42,204! -66,72!"), wood, lift=3.4, edge=1.6)
        + fill(curve("-32,20! 32,20! 56,72! 36,204! -36,204! -56,72!"), "#150d18")
    )
    who = _who("dead-man")
    parts.append(placed(portrait(who), 0, 40, 0, 0.78))
    for x in (-54, 54):
        parts.append(
            "".join(paper(box(x - 11, y, 22, 7, 3.5), "#e6dcc0", lift=1, edge=0.8) for y in (118, 126, 134, 142))
        )
    return "".join(parts)


@scene("a-fistful-of-cards", 0, 98, 150)
def a_fistful_of_cards() -> str:
    """More cards than a fist can hold."""
    parts = [sky("#1f5a44", "#3f8a5f"), rays(0, 120, "#7ac08a", 18, 0.25), glow(0, 96, 130, "#f6f0b0", 0.6)]
    for index, (turn, pip) in enumerate(zip((-66, -44, -22, 0, 22, 44, 66), "dshcdsh", strict=True)):
        x, y = around(0, 146, 64, turn - 90)
        parts.append(card(x, y, turn, pip, 1.22 if index != 3 else 1.26))
    parts.append(
        paper(curve(band("0,260 0,206 0,160", [96, 78, 62])), "#5a3a2c", lift=3, edge=1.4)
        + paper(curve(band("0,208 0,182", [80, 76])), "#efe2c6", lift=2, edge=1.2)
    )
    parts.append(
        paper(curve("-38,142 -24,120 22,118 40,140 38,172 22,188 -22,188 -38,172"), shade(SKIN, 0.12), lift=2.4)
    )
    for index, x in enumerate((-28, -9, 10, 28)):
        parts.append(
            paper(
                box(x - 10, 116 + abs(index - 1.4) * 4, 20, 52 - abs(index - 1.4) * 5, 10),
                SKIN if index % 2 else shade(SKIN, 0.05),
                lift=1.4,
                edge=1,
            )
        )
        parts.append(line(f"M{x - 5} {140 + abs(index - 1.4) * 2}h10", shade(SKIN, 0.45), 1.8, 0.6))
    parts.append(
        paper(curve("-44,150 -40,136 -22,140 4,152 14,160 8,172 -14,170 -36,168"), tint(SKIN, 0.08), lift=1.6, edge=1)
    )
    return "".join(parts)


@scene("vendetta", 0, 98, 150)
def vendetta() -> str:
    """Crossed guns, a black ribbon, a rose."""
    parts = [sky("#2a0a14", "#8c1f2b"), rays(0, 92, "#c2303a", 20, 0.35), glow(0, 92, 110, "#ff9a6a", 0.6)]
    right = placed(revolver("#8d949e", "#2a1a20", 128, 1), -50, 150, -46, 1.1)
    left = placed(revolver("#8d949e", "#2a1a20", 128), 50, 150, 46, 1.1)
    parts.append(right + left)
    for petal, tone in (
        ("-32,-4 -30,-28 -6,-36 18,-32 34,-12 30,14 8,30 -18,26", "#a81f2c"),
        ("-22,-6 -18,-22 2,-28 20,-18 24,4 8,20 -14,16", "#c9303a"),
        ("-12,-6 -6,-16 8,-16 15,-4 8,9 -6,9", "#e0505a"),
    ):
        parts.append(paper(curve(moved(petal, 0, 112, 0.9)), tone, lift=1.8, edge=1.3))
    parts.append(line(curve("-6,110 0,103 8,108 5,116 -4,116", is_open=True), "#6b0f1c", 2.6))
    for side in (-1, 1):
        leaf = moved("0,0! 14,-12 36,-8 44,4! 30,14 12,12", 22, 128, 0.8, 18)
        parts.append(paper(curve(flipped(leaf) if side < 0 else leaf), "#3f6b3c", lift=1.6, edge=1))
        tail = band("8,142 22,158 16,176 30,196", [13, 14, 14, 15])
        parts.append(paper(curve(flipped(tail) if side < 0 else tail), "#1c141c", lift=2, edge=1.1))
    parts.append(
        paper(curve("-24,132 -6,137 0,142 6,137 24,132 24,152 6,148 0,146 -6,148 -24,152"), "#2a2028", lift=2, edge=1.2)
    )
    return "".join(parts)


@scene("sniper", 0, 98, 172)
def sniper() -> str:
    """Through the sight: somebody who does not know."""
    parts = [sky("#7fb0b8", "#f6dfa4"), sun(40, 56, 16, "#fff6c8")]
    parts += [house(x, 150, w, t, c, "#5a3420") for x, w, t, c in ((-62, 60, 70, "#a5673f"), (66, 64, 84, "#8d5a44"))]
    parts.append(
        ground("-260,148 0,144 260,148", "#d3a868", 0) + shade_on(2, 160, 22) + gunman(0, 160, 1.15, "#4a2430")
    )
    hole_ = oval(0, 98, 78)
    dark = f'<path d="M-280 -60H280V280H-280z{hole_}" fill="#120c14" fill-rule="evenodd"/>'
    parts.append(
        dark
        + line(hole_, "#3a3e48", 9)
        + line(oval(0, 98, 82), "#6d7480", 2.4)
        + line(oval(0, 98, 74), "#000000", 3, 0.6)
    )
    parts.append(
        line("M-76 98H-14M14 98H76M0 22V84M0 112V174", "#1a0f14", 3)
        + line(
            "".join(f"M{x} 92v12" for x in (-54, -36, 36, 54))
            + "".join(f"M-6 {98 + y}h12" for y in (-54, -36, 36, 54)),
            "#1a0f14",
            2.4,
        )
    )
    parts.append(
        line(oval(0, 98, 15), "#d0242c", 3)
        + fill(oval(0, 98, 3), "#d0242c")
        + fill(curve("-58,60 -40,38 -18,28 -34,46 -50,72"), "#ffffff", 0.3)
    )
    return "".join(parts)


@scene("russian-roulette", 0, 98, 150)
def russian_roulette() -> str:
    """Six chambers, one cartridge."""
    steel = "#8d949e"
    parts = [sky("#14101c", "#4a1420"), glow(0, 98, 130, "#e0423a", 0.5)]
    for radius, start in ((92, -60), (92, 120)):
        ends = [around(0, 98, radius, start + a) for a in (0, 28, 56, 84)]
        outline = " ".join(f"{x:.0f},{y:.0f}" for x, y in ends)
        parts.append(paper(curve(band(outline, [2, 7, 10, 12])), "#f0c46a", lift=1.4))
        x, y = ends[-1]
        parts.append(paper(curve(moved("-15,-4! 15,-4! 0,20!", x, y, 1, start + 84)), "#f0c46a", lift=1.4))
    lobes = [around(0, 98, 74 if k % 4 in (0, 1, 3) else 60, k * 15 + 30) for k in range(24)]
    parts.append(
        paper(curve(" ".join(f"{x:.1f},{y:.1f}" for x, y in lobes)), steel, lift=4, edge=2, fall=0.36)
        + fill(oval(0, 98, 58), tint(steel, 0.12), 0.6)
    )
    for index in range(6):
        x, y = around(0, 98, 42, index * 60 - 90)
        parts.append(paper(oval(x, y, 18), shade(steel, 0.3), lift=0.8, edge=1) + fill(oval(x, y, 14.4), "#0f0a12"))
        if index == 1:
            parts.append(
                glow(x, y, 40, "#ffcf6a", 0.9)
                + paper(oval(x, y, 15.4), BRASS, lift=1, edge=1.2)
                + line(oval(x, y, 11), "#8a5f14", 2)
                + paper(oval(x, y, 5.4), "#b3262b", lift=0.6)
            )
    return (
        "".join(parts)
        + paper(oval(0, 98, 14), shade(steel, 0.25), lift=1.6, edge=1.3)
        + fill(oval(0, 98, 6), INK)
        + spark(-38, 48, 12)
    )


@scene("law-of-the-west", 0, 100, 176)
def law_of_the_west() -> str:
    """A star on one scale, a gun on the other."""
    ground_ = (
        sky("#1f4a5a", "#5f9a94")
        + rays(0, 60, "#a8d8c8", 18, 0.25)
        + glow(0, 84, 120, "#f6ecc0", 0.8)
        + things.counter(172, "#6b3a22")
    )
    parts = [shade_on(0, 182, 40)]
    parts.append(
        paper(curve(even("0,40! 6,40! 7,150 20,164 30,178! 0,180")), BRASS, lift=2.6, edge=1.5)
        + fill(curve("2,40! 6,40! 7,150 20,164 30,178! 8,178!"), "#6b4010", 0.35)
    )
    beam = paper(curve("-80,-4 -40,-9 0,-10 40,-9 80,-4 80,2 40,4 0,6 -40,4 -80,2"), BRASS, lift=2.2, edge=1.4)
    parts.append(
        placed(beam, 0, 44, 9)
        + paper(oval(0, 40, 10), "#b98a3a", lift=1.4, edge=1.1)
        + paper(star(0, 18, 13, 6), BRASS, lift=1.4, edge=1)
    )
    for x, y in ((-76, 32), (76, 56)):
        parts.append(line(f"M{x} {y}L{x - 30} {y + 62}M{x} {y}L{x + 30} {y + 62}", "#f1d272", 2.4))
        pan = f"{x - 38},{y + 60}! {x + 38},{y + 60}! {x + 26},{y + 76} {x},{y + 81} {x - 26},{y + 76}"
        thing = (
            placed(sheriff_star(), x, y + 44)
            if x < 0
            else placed(revolver("#5a5f6a", "#7a4426", 70), x + 12, y + 56, 14, 0.56)
        )
        parts.append(thing + paper(curve(pan), "#c9973c", lift=2.4, edge=1.4))
    return ground_ + placed("".join(parts), 0, 22, 0, 0.86)


def sheriff_star() -> str:
    """A sheriff's star with balls on its points."""
    balls = "".join(paper(oval(*around(0, 0, 24, a - 90), 4.4), "#f1d272", lift=0.6) for a in range(0, 360, 72))
    return paper(star(0, 0, 24, 10.4), "#e8bd4a", lift=1.8, edge=1.4) + balls + fill(oval(0, 0, 6), "#a8741e", 0.7)


# High Noon


@scene("blessing", 0, 94, 176)
def blessing() -> str:
    """A heart in the light above the clouds."""
    parts = [sky("#5f9fd0", "#fdeec4"), rays(0, 76, "#ffffff", 22, 0.45), glow(0, 78, 140, "#fffbe0", 1)]
    parts.append(paper(oval(0, 26, 38, 10), "#f6d26a", lift=0, edge=1) + fill(oval(0, 26, 29, 5.4), "#cfe3ee"))
    parts.append(
        paper(heart(0, 88, 46), "#d9363f", lift=3.4, edge=2)
        + fill(curve("-32,76 -26,56 -12,56 -20,64 -26,82"), "#ffffff", 0.5)
    )
    wing = "0,0! 26,-26 54,-32 84,-24! 66,-16 76,-8! 56,-4 62,4! 40,6 42,14! 20,12"
    for side in (-1, 1):
        feathers = moved(wing, 34, 92, 0.9)
        parts.append(paper(curve(flipped(feathers) if side < 0 else feathers), "#ffffff", lift=2, edge=1, fall=0.12))
    parts += [
        puff(x, y, s, "#ffffff")
        for x, y, s in ((-80, 174, 1.3), (70, 180, 1.5), (-10, 192, 1.4), (150, 176, 1.4), (-160, 180, 1.5))
    ]
    return "".join(parts)


@scene("ghost-town", 0, 122, 126)
def ghost_town() -> str:
    """Nobody lives here; somebody walks here."""
    parts = [sky("#0f2030", "#4f8a8a"), stars(), sun(50, 44, 24, "#dff0d8", 4)]
    for x, w, t, c, tilt in (
        (-150, 90, 110, "#2c4450", 2),
        (-80, 66, 96, "#35525c", -4),
        (150, 90, 116, "#2a404c", -3),
        (84, 62, 86, "#304a54", 5),
    ):
        parts.append(placed(house(0, 0, w, t, c, "#0f1c28"), x, 156, tilt))
    parts.append(
        line("M-104 78l22 34M-58 82l-20 28M70 92l26 30", "#4a6a70", 6) + ground("-260,156 0,150 260,156", "#3f5a58", 0)
    )
    for x, y, s, alpha in ((-36, 150, 0.62, 0.5), (44, 152, 0.56, 0.4), (2, 176, 1.15, 0.8)):
        veil = "-17,-56 -12,-66 0,-69 12,-66 17,-56 22,-20 24,2! 16,-8 10,4! 2,-8 -6,4! -12,-8 -22,2! -22,-20"
        hat_ = "-26,-66 -12,-70 -11,-86 0,-90 11,-86 12,-70 26,-66 0,-60"
        ghost = fade(curve(veil), "#eafff4", "#9fe0d0", opacity=(alpha, alpha * 0.35)) + fill(
            curve(hat_), "#c8efe4", alpha
        )
        eyes = (
            fill(oval(-5, -54, 2.8, 4), "#12303a", 0.9)
            + fill(oval(6, -54, 2.8, 4), "#12303a", 0.9)
            + fill(oval(0, -43, 3, 4.4), "#12303a", 0.8)
        )
        parts.append(glow(x, y - 40 * s, 50 * s, "#bff6e0", 0.5 * alpha) + placed(ghost + eyes, x, y, 0, s))
    weed = "".join(line(oval(0, 0, r, r * 0.9), "#7a8a6a", 2, 0.9) for r in (13, 9, 5)) + line(
        "M-12 -5l24 10M-9 9l18 -17M0 -12v24", "#7a8a6a", 1.6, 0.9
    )
    return "".join(parts) + shade_on(-62, 192, 16) + placed(weed, -62, 180)


@scene("gold-rush", 0, 116, 126)
def gold_rush() -> str:
    """The first nuggets in the pan."""
    parts = [BACKS["green-river"](), fade(box(-HALF, 132, 2 * HALF, 120), "#6fc0cc", "#2f7a94")]
    parts += [
        line(curve(f"{x},{y} {x + 16},{y - 4} {x + 32},{y}", is_open=True), "#e6fbff", 2.6, 0.7)
        for x, y in ((-104, 146), (70, 150), (-120, 180), (90, 186), (-40, 194))
    ]
    for side in (-1, 1):
        parts.append(
            paper(curve(band(f"{side * 130},70 {side * 104},100 {side * 76},118", [44, 36, 28])), "#a8322a", lift=2.4)
        )
    parts.append(
        shade_on(0, 178, 80)
        + paper(oval(0, 128, 84, 46), "#5a5f6a", lift=3.6, edge=1.8)
        + paper(oval(0, 122, 76, 38), "#3a3e48", lift=0, edge=0)
        + fade(oval(0, 126, 66, 30), "#6fb4bc", "#3f7f8a")
    )
    parts.append(paper(curve("-58,128 -40,108 -10,102 30,106 56,124 40,146 0,154 -40,148"), "#9a7a4a", lift=0.8))
    nugget = "-11,5 -13,-5 -4,-12 7,-9 13,-1 9,9 -2,11"
    for x, y, s in (
        (-34, 128, 1.1),
        (-10, 116, 1.3),
        (18, 122, 1.5),
        (38, 132, 1.0),
        (-12, 140, 1.5),
        (14, 144, 1.1),
        (-30, 112, 0.8),
        (36, 114, 0.8),
    ):
        parts.append(
            paper(curve(moved(nugget, x, y, s, x * 3)), "#f0b92c", lift=1.4, edge=1.3)
            + fill(oval(x - 4 * s, y - 4 * s, 3 * s, 2.4 * s), "#fff3b0")
        )
    for side in (-1, 1):
        parts.extend(
            paper(box(side * 74 - 12, y, 25, 9.4, 4.7), SKIN if i % 2 else shade(SKIN, 0.06), lift=1, edge=0.8)
            for i, y in enumerate((108, 117, 126))
        )
    return "".join(parts) + spark(18, 114, 22) + spark(-22, 134, 16) + spark(40, 96, 11)


@scene("curse", 0, 96, 150)
def curse() -> str:
    """A crow, a red moon, the ace of spades."""
    ink = "#1c1420"
    parts = [
        sky("#14101f", "#5a1f34"),
        sun(8, 84, 58, "#d9453a", 2),
        haze(-80, 60, 0.8, "#3a1a34", 0.6),
        haze(90, 100, 0.9, "#3a1a34", 0.6),
    ]
    parts += [
        paper(curve(band(c, w)), "#241622", lift=2)
        for c, w in (
            ("-110,230 -96,150 -100,70 -78,-20", [44, 30, 24, 16]),
            ("-98,140 -50,136 0,146 64,138 96,144", [20, 15, 12, 8, 2]),
            ("-96,70 -66,46 -52,14", [12, 8, 2]),
            ("30,142 52,120 66,114", [7, 5, 1.5]),
        )
    ]
    body = "-16,74 -8,58 8,56 20,66 30,86 40,112 66,138! 48,136 54,148! 34,136 16,138 -6,128 -18,104"
    parts.append(
        paper(curve(body), ink, lift=2.6, edge=1.2)
        + paper(curve("4,84 20,80 34,100 44,124 58,138! 30,128 10,116"), tint(ink, 0.12), lift=1.2, edge=1)
    )
    parts.append(
        paper(curve("-20,62 -12,48 6,46 16,58 12,74 -8,78"), ink, lift=1.4, edge=1)
        + paper(curve("-18,60! -44,68 -50,74! -30,74 -14,72!"), "#4a4450", lift=1, edge=0.9)
        + fill(oval(-6, 60, 4.4), "#ffcf4a")
        + fill(oval(-7, 60, 2), INK)
    )
    parts.append(line("M0 136v12M16 138v10", "#4a4450", 4.4) + card(2, 168, -8, "s", 1.0))
    web = (
        "M104 -10L30 40M104 -10L60 66M104 -10L14 6M104 -10L92 84"
        + "M82 5q-6 12 6 26M66 14q-8 22 10 44M48 22q-8 30 14 56M30 4q0 18 8 30"
    )
    return "".join(parts) + line(web, "#e8dcd0", 1.5, 0.7)


@scene("the-sermon", 0, 92, 146)
def the_sermon() -> str:
    """The bell calls; the guns stay outside."""
    white = "#f6efdc"
    parts = [
        sky("#7fb8d8", "#fdf0c8"),
        rays(0, 60, "#ffffff", 16, 0.35),
        glow(0, 80, 130, "#fffbe0", 0.9),
        ground("-260,150 -120,140 0,148 120,138 260,148", "#8fae6a", 0),
    ]
    parts.append(
        paper(box(-46, 92, 92, 84), white, lift=3, edge=1.4)
        + paper(curve("-56,96! 0,54! 56,96! 48,100! 0,66! -48,100!"), "#7a3f34", lift=2.4, edge=1.2)
    )
    parts.append(
        paper(curve("-20,92! -20,40! 20,40! 20,92!"), tint(white, 0.3), lift=2.4, edge=1.3)
        + fill(curve("6,40! 20,40! 20,92! 6,92!"), INK, 0.12)
        + paper(curve("-25,42! 0,-2! 25,42!"), "#7a3f34", lift=2.2, edge=1.2)
        + line("M0 -4V-22M-7 -15H7", "#7a5a24", 4)
    )
    parts.append(
        fill(curve("-12,80! -12,60 0,50 12,60 12,80!"), "#4a3038")
        + paper(curve(even("0,56 5,58 7,68 11,74! 0,76")), BRASS, lift=1.2, edge=0.9)
        + line("M-26 60l-8 -3M-27 68h-9M26 60l8 -3M27 68h9", "#d9a83c", 2.8)
    )
    parts.append(
        fill(curve("-16,176! -16,130 0,116 16,130 16,176!"), "#5a3424")
        + line("M0 118V176", "#3a1c14", 2)
        + "".join(
            paper(curve(f"{x - 8},150! {x - 8},124 {x},114 {x + 8},124 {x + 8},150!"), "#5f9fc4", lift=0.8)
            for x in (-32, 32)
        )
    )
    parts.append(ground("-260,178 0,172 260,178", "#c9a45e", 2))
    for x in (-78, 78):
        parts.append(
            paper(box(x - 6, 112, 12, 90, 3), WOOD, lift=2.2)
            + placed(revolver("#5a5f6a", "#7a4426", 60), x + 4, 142, -90, 0.62)
            + line(curve(f"{x - 14},116 {x},104 {x + 14},116 {x + 8},132", is_open=True), "#6b3a22", 5)
        )
    return "".join(parts) + bird(-56, 34, 0.4, "#ffffff") + bird(64, 24, 0.36, "#ffffff")


@scene("high-noon", 0, 92, 140)
def high_noon() -> str:
    """Both hands of the clock point up."""
    parts = [sky("#e08a2c", "#ffeeb0"), sun(0, 30, 60, "#fff8d0", 3.2), rays(0, 30, "#fffbe0", 20, 0.4)]
    parts += [
        house(x, 190, w, t, c, "#8a4a2c")
        for x, w, t, c in (
            (-150, 100, 80, "#a8663c"),
            (-92, 60, 60, "#b8743f"),
            (150, 100, 86, "#a05f3a"),
            (92, 60, 64, "#b06c3c"),
        )
    ]
    parts.append(
        paper(box(-46, 40, 92, 200), "#8a4f30", lift=3.4, edge=1.5)
        + line("".join(f"M-46 {y}h92" for y in range(56, 220, 13)), "#4a2418", 1.6, 0.5)
        + fill(box(22, 40, 24, 200), INK, 0.2)
    )
    parts.append(paper(curve("-60,44! 0,2! 60,44! 54,50! -54,50!"), "#5a3028", lift=3, edge=1.4))
    parts.append(
        paper(oval(0, 104, 52), BRASS, lift=3.4, edge=1.8)
        + paper(oval(0, 104, 44), "#fdf3d8", lift=0.6, edge=0.6, fall=0.06)
    )
    for index in range(12):
        (ax, ay), (bx, by) = around(0, 104, 39, index * 30), around(0, 104, 31 if index % 3 == 0 else 34, index * 30)
        parts.append(line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", INK, 4 if index % 3 == 0 else 2.4))
    parts.append(
        paper(curve("-4,110! -3,76 0,68! 3,76 4,110!"), "#b3262b", lift=1)
        + paper(curve("-2.4,112! -1.6,72 0,64! 1.6,72 2.4,112!"), INK, lift=1)
        + paper(oval(0, 104, 5), BRASS, lift=0.8)
    )
    return "".join(parts) + bird(-66, 34, 0.6) + bird(70, 56, 0.5) + ground("-260,190 0,184 260,190", "#d9a45e", 2)


@scene("handcuffs", 0, 98, 150)
def handcuffs() -> str:
    """Two wrists, one chain."""
    parts = [BACKS["wanted"](), glow(0, 96, 110, "#fff3cf", 0.5)]
    for side in (-1, 1):
        x = side * 42
        parts.append(
            paper(
                curve(band(f"{x * 1.7},250 {x * 1.36},190 {x * 1.04},132", [62, 54, 42])), "#6b7a8a", lift=3, edge=1.3
            )
        )
        parts.append(paper(curve(band(f"{x * 1.04},138 {x},96", [32, 32])), shade(SKIN, 0.08), lift=1.6))
        parts.append(
            paper(
                curve(moved("-21,22 -26,-2 -20,-26 0,-32 20,-26 26,-2 21,22 0,28", x, 64)),
                shade(SKIN, 0.08),
                lift=2.2,
                edge=1.1,
            )
        )
        for index, dx in enumerate((-17, -6, 6, 17)):
            parts.append(
                paper(
                    box(x + dx - 6.4, 34 + (3 if index in (0, 3) else 0), 13, 34, 6.5),
                    SKIN if index % 2 else shade(SKIN, 0.05),
                    lift=1.2,
                    edge=0.9,
                )
            )
        thumb = moved("-18,4 -4,-8 14,-6 20,2 12,10 -8,14", x + side * -4, 76, 1, side * 10)
        parts.append(paper(curve(thumb), tint(SKIN, 0.06), lift=1.4, edge=1))
        parts.append(
            paper(box(x - 23, 104, 46, 19, 8), "#a2abb6", lift=2.6, edge=1.6)
            + fill(box(x - 23, 114, 46, 9, 5), INK, 0.3)
            + fill(oval(x - side * 12, 113, 3), INK)
        )
    for index, x in enumerate((-16, -5, 6, 17)):
        ring = oval(x, 120 + 5 * (1 - abs(x) / 18), 9, 5.4) if index % 2 else oval(x, 120 + 5 * (1 - abs(x) / 18), 7, 7)
        parts.append(line(ring, "#3b3f48", 5.4) + line(ring, "#c9d0d8", 3))
    return "".join(parts)


@scene("thirst", 0, 106, 176)
def thirst() -> str:
    """Cracked earth, a skull, a sun without mercy."""
    parts = [
        sky("#f0a83c", "#fff0b8"),
        sun(56, 44, 30, "#ffffff", 3.6),
        ground(f"-260,132 {mesa(-120, 130, 60, 40)} 260,132", "#d9854a", 0),
    ]
    parts.append(paper(curve("-260,128! 260,128! 260,260! -260,260!"), "#c98a54", lift=0))
    left = (
        "M-140 210L-96 176L-110 150L-70 140M-96 176L-40 190L-20 212M-40 190L-14 170M-70 140L-50 130M-110 150L-150 146"
    )
    cracks = left + "M120 210L84 180L100 152L60 138M84 180L40 196L30 214M100 152L140 146"
    parts.append(line(cracks, "#7a4426", 4, 0.8) + placed(line(cracks, "#f0c48a", 1.4, 0.8), 0, 2.4))
    parts.append(shade_on(0, 184, 60) + skull_of_cattle(-4, 128, 1.16))
    flask = (
        paper(oval(0, 0, 20, 17), "#7a8a6a", lift=2, edge=1.2)
        + line(oval(0, 0, 14, 11), "#4f5a44", 2)
        + paper(box(18, -6, 11, 12, 2), STEEL, lift=1)
    )
    strap = line(curve("-16,8 -40,22 -10,30 14,14", is_open=True), "#6b3a22", 4.4)
    drop = paper(curve("0,-8! 4,0 4,5 0,7 -4,5 -4,0"), "#6fc4dc", lift=0.6)
    parts.append(placed(strap + flask, 66, 172, 24) + placed(drop, 100, 192))
    return "".join(parts) + bird(-66, 40, 0.8) + bird(-30, 20, 0.5)


@scene("train-arrival", 0, 100, 156)
def train_arrival() -> str:
    """The engine comes straight at us."""
    iron, red = "#2a2e3a", "#b3352c"
    parts = [
        sky("#4a3f6b", "#f0a86a"),
        glow(0, 70, 140, "#ffe0a8", 0.7),
        ground("-260,150 -130,140 130,140 260,150", "#7a5a44", 0),
    ]
    parts += [
        puff(x, y, s, t)
        for x, y, s, t in (
            (-52, 14, 1.3, "#f1e0cc"),
            (26, 2, 1.5, "#fdf0dc"),
            (84, 28, 1.0, "#e3cdb8"),
            (-100, 40, 0.9, "#d9c0ac"),
        )
    ]
    parts.append(
        line("M-30 150L-96 214M30 150L96 214", "#8d919a", 6)
        + "".join(line(f"M{-44 - i * 20} {166 + i * 16}h{88 + i * 40}", "#4a3020", 7) for i in range(3))
    )
    parts.append(
        paper(curve(even("0,12! 26,12! 30,20! 15,28 13,50! 0,50!")), iron, lift=2.6, edge=1.4)
        + paper(box(-60, 112, 120, 20, 4), red, lift=2.4, edge=1.2)
    )
    parts.append(
        paper(oval(0, 92, 50), iron, lift=3.6, edge=2, fall=0.3)
        + paper(oval(0, 92, 42), tint(iron, 0.08), lift=0.8, edge=1)
        + "".join(fill(oval(*around(0, 92, 46, a), 2.2), tint(iron, 0.5)) for a in range(0, 360, 30))
    )
    parts.append(
        glow(0, 64, 40, "#fff6c0", 0.8)
        + paper(box(-17, 46, 34, 36, 6), BRASS, lift=2, edge=1.4)
        + paper(oval(0, 64, 13), "#fffbe0", lift=0, edge=0)
        + glow(0, 64, 26, "#ffffff", 1)
    )
    parts.append(paper(star(0, 106, 15, 6.4), BRASS, lift=1.2, edge=1))
    parts += [
        paper(oval(s * 66, 122, 15), BRASS, lift=2, edge=1.3) + fill(oval(s * 66, 122, 9), "#5a1f1c") for s in (-1, 1)
    ]
    parts.append(paper(curve(even("0,134! 52,134! 84,196! 0,196!")), red, lift=3, edge=1.5))
    parts.append(
        line("M-40 136L-64 194M-24 136L-38 194M-8 136L-13 194M8 136L13 194M24 136L38 194M40 136L64 194", "#5a1518", 5)
        + line("M-54 152h108M-66 176h132", "#f0c46a", 3, 0.7)
    )
    parts += [puff(x, 186, 0.8, "#fdf3e4") for x in (-96, 98)]
    return "".join(parts)


@scene("shootout", 0, 98, 168)
def shootout() -> str:
    """Both guns at once."""
    who = _who("shootout")
    parts = [sky("#5a2a1c", "#e8843c"), rays(0, 90, "#ffc46a", 18, 0.35), placed(portrait(who), 0, 12, 0, 0.86)]
    for side in (-1, 1):
        gun = gun_hand(
            revolver(STEEL, "#5a3020", 70, side),
            side * 44,
            172,
            "#7a2f2c",
            side=side,
            turn=side * -22,
            grow=0.96,
            skin="#d2925f",
        )
        parts.append(flash(side * 82, 124, 34, 9, 10 * side) + gun)
    return "".join(parts)


# Wild West Show


@scene("bone-orchard", 0, 120, 130)
def bone_orchard() -> str:
    """The graves do not stay shut."""
    parts = [
        sky("#2a1f3f", "#8a5a7a"),
        stars(),
        sun(-44, 60, 32, "#f1dcc0", 3),
        ground("-260,140 -130,120 0,134 130,118 260,134", "#4a3a54", 0),
    ]
    parts += [
        paper(curve(band(c, w)), "#2a1c2c", lift=1.8)
        for c, w in (
            ("96,190 88,120 96,70 84,20", [22, 15, 12, 6]),
            ("90,100 64,76 56,48", [9, 6, 1.5]),
            ("94,70 116,50 120,26", [8, 5, 1.5]),
            ("74,86 54,84 42,90", [5, 3, 1]),
        )
    ]
    parts += [
        grave(-84, 152, 0.66, "#7a7484", True, -8),
        grave(-34, 150, 0.6, "#8a8490", False, 4),
        grave(40, 152, 0.66, "#7a7484", True, 7),
    ]
    parts.append(
        ground("-260,160 -100,150 0,158 100,150 260,160", "#3a4a3f", 2)
        + grave(52, 184, 1.0, "#9a94a0", False, 6)
        + grave(-74, 186, 1.0, "#8a8490", False, -7)
    )
    mound = "-44,200 -28,176 -8,166 14,168 34,178 46,200"
    bones = "#f1e6cc"
    arm_ = line("M-2 190L-6 132", bones, 8) + line("M8 190L4 132", bones, 5)
    hand = paper(curve("-16,134 -12,118 0,114 12,118 14,132 0,138"), bones, lift=1.6, edge=1)
    for x, y, t, long in (
        (-14, 118, -26, 30),
        (-5, 112, -8, 38),
        (5, 112, 8, 38),
        (13, 118, 26, 32),
        (-17, 130, -66, 24),
    ):
        finger = "".join(
            paper(box(-3.6, -long * (k + 1) / 3 + 1, 7.2, long / 3 - 1, 3.4), bones, lift=0.8, edge=0.7)
            for k in range(3)
        )
        hand += placed(finger, x, y, t)
    parts.append(
        glow(0, 120, 60, "#c8f0d0", 0.5)
        + placed(arm_ + hand, 0, -4, 4, 1.04)
        + paper(curve(mound), "#5a4434", lift=2.4, edge=1.2)
        + ground("-260,196 0,190 260,196", "#2f3a30", 1.5)
    )
    return "".join(parts) + bird(38, 34, 0.5, "#2a1c2c")


@scene("showdown", 6, 100, 156)
def showdown() -> str:
    """A hand above the holster; the other waits."""
    leather, cloth = "#7a4426", "#3a4458"
    parts = [
        sky("#c95a2c", "#ffd98a"),
        sun(-44, 88, 34, "#fff3b0", 3),
        ground("-260,150 -120,144 0,146 260,150", "#dba45a", 0),
    ]
    parts.append(
        house(-120, 150, 50, 70, "#8a4a30", "#ffcf7a")
        + fill(curve("-50,158! -38,158! -30,176! -60,176!"), "#7a3a24", 0.4)
        + gunman(-44, 160, 0.86, "#33181a")
    )
    leg = "4,-40! 130,-40! 140,240! 30,240! 26,140 12,60"
    parts.append(
        paper(curve(leg), cloth, lift=4, edge=1.8)
        + fill(curve("84,-40! 130,-40! 140,240! 96,240!"), INK, 0.3)
        + line(curve("30,120 26,170 34,230", is_open=True), "#1c2230", 2, 0.6)
    )
    parts.append(
        paper(curve("0,30 60,44 140,34! 140,62 60,74 2,60"), leather, lift=2.8, edge=1.5)
        + "".join(
            paper(box(x, 42 + (x - 60) * (x - 60) * -0.0012, 9, 24, 3.4), BRASS, lift=1, edge=0.9)
            for x in (8, 22, 36, 100, 114)
        )
    )
    holster = "46,92! 100,88! 104,124 88,190 66,194 54,150"
    grip = placed(revolver("#8d949e", "#c98a4a", 90, 1), 0, 0, 90, 1.1)
    parts.append(
        placed(grip, 46, 90, -4)
        + paper(curve(holster), leather, lift=3.2, edge=1.6)
        + line(curve("50,104 74,110 100,102", is_open=True), BRASS, 3)
        + paper(star(78, 136, 11, 4.8), BRASS, lift=1.2)
    )
    fore = paper(curve(band("126,-50 104,-20 70,16", [58, 50, 38])), "#efe2c6", lift=3, edge=1.4) + paper(
        curve(band("86,0 70,16", [44, 42])), "#d9c49a", lift=1.6
    )
    hand = paper(curve("40,14 60,4 82,18 78,40 58,48 38,40"), SKIN, lift=2.4, edge=1.2)
    digits = "".join(
        paper(
            curve(moved("-6,-4 6,-4 6,24 0,31 -6,24", x, y, 1, t)),
            SKIN if i % 2 else shade(SKIN, 0.05),
            lift=1.3,
            edge=0.9,
        )
        for i, (x, y, t) in enumerate(((38, 30, 42), (47, 38, 28), (58, 42, 12), (68, 42, -4)))
    )
    thumb = paper(curve(moved("-6,-4 6,-4 6,20 0,27 -6,20", 76, 34, 1, -34)), tint(SKIN, 0.06), lift=1.3)
    parts.append(placed(fore + hand + digits + thumb, -6, -12))
    return "".join(parts)


@scene("wild-west-show", 6, 118, 136)
def wild_west_show() -> str:
    """A striped tent, flags, and a rider through the ring of fire."""
    parts = [sky("#2f3f7a", "#f0a06a"), stars(), glow(0, 110, 150, "#ffe0a0", 0.8)]
    roof = even("0,18! 30,46 66,66 112,78! 100,94 76,88 50,98 26,90 0,100")
    parts.append(paper(curve(even("0,80! 96,84! 104,190! 0,190!")), "#f6ead0", lift=3, edge=1.4))
    for x in (-84, -48, 48, 84):
        parts.append(
            fill(curve(f"{x - 12},86! {x + 12},86! {x * 1.06 + 13:.0f},190! {x * 1.06 - 13:.0f},190!"), "#b3352c")
        )
    parts.append(
        paper(curve("-34,190! -32,112 0,96 32,112 34,190!"), "#3a1420", lift=1.2) + glow(0, 150, 40, "#ffcf6a", 0.9)
    )
    parts.append(paper(curve(roof), "#b3352c", lift=3, edge=1.5))
    stripe = "4,24! 14,40 40,64 60,90 50,98 40,92! 24,64 10,46"
    parts.append(fill(curve(stripe), "#f6ead0") + fill(curve(flipped(stripe)), "#f6ead0"))
    parts.append(line("M0 20V-12", "#4a2c20", 3) + paper(curve("0,-14! 20,-9 34,-4! 18,2 0,4!"), "#dcab3e", lift=1.2))
    parts += [
        line(f"M{s * 108} 80V46", "#4a2c20", 2.6)
        + paper(curve(f"{s * 108},44! {s * 108 + 14},48 {s * 108 + 24},52! {s * 108},58!"), "#3f8fa0", lift=1)
        for s in (-1, 1)
    ]
    parts.append(ground("-260,184 0,178 260,184", "#c98a4e", 2))
    far, near = (f"M14 74A30 56 0 0 {turn} 14 186" for turn in (0, 1))
    rider_ = placed(horse("#f6ead8", "#c9a24a", saddle="#b3352c") + rider("#2f5f9e", "#b3352c"), 4, 142, 8, 0.84)
    for arc, angles, between in ((far, range(120, 241, 30), rider_), (near, range(-90, 91, 30), "")):
        tips = [(14 + 30 * (x - 14) / 56, y) for x, y in (around(14, 130, 56, a) for a in angles)]
        parts.append("".join(flame(x, y + 6, 0.42) for x, y in tips))
        parts.append(line(arc, "#5a2418", 9) + line(arc, "#ff9d2c", 5) + line(arc, "#ffe98a", 1.8) + between)
    parts += [fill(star(x, y, 6, 2.6), "#ffe98a") for x, y in ((-70, 30), (66, 22), (-40, 6), (88, 110), (-92, 116))]
    return "".join(parts)


# People

_PEOPLE = """
cat-balou:
  {face: heart, skin: rosy, hair: wavy, hair-colour: black, eyes: sly, iris: "#3f7a8a", brows: cocked, nose: fine,
   mouth: lips, marks: [mole], hat: plumed-hat, hat-colour: "#8c1f2b", hat-trim: "#f1e6cc", coat: dress,
   colour: "#a8262f", trim: "#2a1a24", prop: burning-card, back: striped-parlour, turn: 3, tilt: -5, build: 0.92,
   female: true}
the-judge:
  {face: square, skin: rosy, hair: tonsure, hair-colour: white, eyes: stern, brows: angry, nose: bulb, mouth: frown,
   beard: stately, marks: [spectacles, wrinkles], coat: judge-robe, colour: "#2a2430", trim: "#f4ead2", prop: gavel,
   back: court-room, turn: -3, tilt: 3, size: 1.06, build: 1.1}
hangover:
  {face: round, skin: "#b9c48a", hair: shaggy, hair-colour: brown, eyes: tired, iris: "#7a3a2a", brows: worried,
   nose: bulb, mouth: frown, marks: [stubble], hat: ice-bag, hat-colour: "#7fb8d8", hat-trim: "#b3262b",
   coat: longjohns, colour: "#c9856a", trim: "#6b4a30", prop: empty-bottle, back: dizzy, turn: -3, tilt: 7}
the-reverend:
  {face: long, skin: pale, hair: slick, hair-colour: grey, eyes: stern, brows: angry, nose: hook, mouth: grim,
   hat: parson-hat, hat-colour: "#231d28", hat-trim: "#3a3240", coat: parson-coat, colour: "#2a242e",
   trim: "#fdf6e4", prop: poured-beer, back: chapel-light, turn: 4, tilt: -3}
the-doctor:
  {face: oval, skin: fair, hair: slick, hair-colour: chestnut, eyes: open, iris: "#3f6f5a", brows: raised,
   nose: long, mouth: smile, beard: handlebar, marks: [spectacles], hat: bowler, hat-colour: "#6b4a34",
   hat-trim: "#3f7a6b", coat: suit, colour: "#4f7a74", trim: "#c9b48a", prop: doctor-bag, back: clinic, turn: -3,
   tilt: 4}
helena-zontero:
  {face: long, skin: olive, hair: long, hair-colour: black, eyes: sly, iris: "#8a5ad0", brows: fine, nose: fine,
   mouth: smirk, marks: [mole], hat: turban, hat-colour: "#5a2f8a", hat-trim: "#f0c46a", coat: gown,
   colour: "#3a1f5a", trim: "#c9973c", prop: flying-cards, back: violet-night, turn: 2, tilt: 3, build: 0.9,
   female: true}
lady-rosa:
  {face: oval, skin: fair, hair: curls, hair-colour: straw, eyes: open, iris: "#3f7a4a", brows: fine, nose: fine,
   mouth: lips, marks: [blush], hat: rose-hat, hat-colour: "#f6ead0", hat-trim: "#d9506a", coat: dress,
   colour: "#d9708a", trim: "#fdf3e4", prop: parasol-stick, back: garden-parasol, turn: -4, tilt: -4, build: 0.92,
   female: true}
gag:
  {face: round, skin: tan, hair: shaggy, hair-colour: chestnut, eyes: wide, brows: raised, nose: button, mouth: none,
   marks: [gag], coat: roped, colour: "#5f7a8a", trim: "#c9a877", back: wanted, turn: 3, tilt: 6, size: 1.12}
dorothy-rage:
  {face: heart, skin: rosy, hair: wild, hair-colour: red, eyes: stern, iris: "#3f7a5a", brows: angry, nose: button,
   mouth: open, marks: [freckles], coat: vest, colour: "#3f6f4a", trim: "#e0b45a", prop: megaphone, back: red-rays,
   turn: -4, tilt: -4, build: 0.88, female: true}
darling-valentine:
  {face: heart, skin: brown, hair: curls, hair-colour: black, eyes: closed, brows: fine, nose: button, mouth: smile,
   marks: [blush], hat: ribbon, hat-colour: "#e0424a", hat-trim: "#fdf0e0", coat: dress, colour: "#e0606e",
   trim: "#fdf0e0", prop: love-letter, back: hearts, turn: -2, tilt: -6, build: 0.9, female: true}
sacagaway:
  {face: oval, skin: bronze, hair: braids, hair-colour: black, eyes: open, brows: fine, nose: straight, mouth: smile,
   hat: bead-band, hat-colour: "#2f7a8a", hat-trim: "#f1e6cc", coat: beaded-buckskin, colour: "#c99a5e",
   trim: "#2f7a8a", prop: open-hand, back: green-river, turn: -4, tilt: 3, build: 0.9, female: true}
miss-susanna:
  {face: round, skin: fair, hair: ponytail, hair-colour: fair, eyes: open, iris: "#3f6f9e", brows: raised,
   nose: button, mouth: laugh, marks: [freckles], hat: daisy-hat, hat-colour: "#e8c879", hat-trim: "#3f6fae",
   coat: gingham, colour: "#3f6fae", trim: "#fdf6e4", prop: banjo, back: barley, turn: 3, tilt: -6, build: 0.9,
   female: true}
"""

# Those who only appear in the scene of another card.
_EXTRAS = """
missed:
  {face: long, hair: short, hair-colour: red, skin: rosy, eyes: wide, brows: raised, nose: button, mouth: open,
   beard: chevron, marks: [freckles], coat: vest, back: none, colour: "#3f6b63", trim: "#a8322a", turn: -3, tilt: 5}
springfield:
  {face: long, hair: crop, hair-colour: fair, eyes: stern, brows: heavy, nose: long, mouth: grim, beard: handlebar,
   hat: cavalry-kepi, hat-colour: "#2f4a7a", hat-trim: "#d9b352", coat: cavalry-tunic, colour: "#2f4a7a",
   trim: "#d9b352", prop: bayonet-rifle, back: green-river, turn: -3}
binocular:
  {face: round, skin: tan, hair: short, hair-colour: chestnut, eyes: dots, brows: raised, nose: none, mouth: smirk,
   beard: goatee, hat: stetson, hat-colour: "#4f6b4a", hat-trim: "#2f3a2a", coat: duster, colour: "#6b5a3c",
   trim: "#c9812f", back: canyon, turn: 0}
dead-man:
  {face: gaunt, skin: bone, skull: true, hair: crop, hair-colour: "#3a3a44", iris: "#7fe3ff", hat: stetson,
   hat-colour: "#4a3a44", hat-trim: "#7a1f24", coat: duster, colour: "#3f4450", trim: "#7a1f24", back: none, turn: 0,
   tilt: -5, build: 0.7}
shootout:
  {face: square, skin: tan, hair: long, hair-colour: black, eyes: narrow, brows: angry, nose: hook, mouth: grim,
   beard: droopy, marks: [stubble], hat: stetson, hat-colour: "#3a3036", hat-trim: "#c9973c", coat: poncho,
   colour: "#7a2f2c", trim: "#f0c46a", back: none, turn: 0}
new-identity:
  {face: oval, skin: rosy, hair: slick, hair-colour: red, eyes: open, brows: cocked, nose: straight, mouth: smirk,
   beard: handlebar, hat: tophat, hat-colour: "#5a2f6b", hat-trim: "#f0c46a", coat: suit, colour: "#5a2f6b",
   trim: "#c9973c", back: none, turn: -3, tilt: -3, build: 0.76}
keeper:
  {face: round, skin: rosy, hair: tonsure, hair-colour: grey, eyes: open, brows: raised, nose: bulb, mouth: smile,
   beard: walrus, marks: [spectacles, blush], coat: vest, colour: "#3f6b63", trim: "#b3262b", back: none, turn: -3,
   tilt: 4}
stranger:
  {face: square, skin: tan, hair: short, hair-colour: chestnut, eyes: narrow, brows: heavy, nose: straight,
   mouth: grim, beard: none, marks: [stubble], hat: stetson, hat-colour: "#6b4a30", hat-trim: "#3a241a",
   coat: longjohns, colour: "#d9c49a", trim: "#8a5a34", prop: cigar, back: none, turn: -2, tilt: -3}
dalton:
  {skin: tan, hair: crop, hair-colour: black, eyes: stern, nose: none, mouth: none, marks: [mask],
   hat-trim: "#c9973c", coat: poncho, colour: "#3f4f5a", trim: "#c9973c", back: none, turn: 0}
"""


@scene("the-daltons", 0, 96, 150)
def the_daltons() -> str:
    """Four of a kind."""
    parts = [BACKS["desert-dusk"](), glow(0, 90, 120, "#ffe9b0", 0.6)]
    gang = (
        (-62, 34, 0.6, _who("dalton", face="gaunt", hat="tophat", hat_colour="#3a3440", brows="worried")),
        (66, 38, 0.6, _who("dalton", face="round", hat="bowler", hat_colour="#4a3a34", brows="raised", eyes="wide")),
        (-28, 66, 0.68, _who("dalton", face="long", hat="stetson", hat_colour="#8d6036", brows="angry")),
        (36, 84, 0.72, _who("dalton", face="brute", hat="stetson", hat_colour="#2f2a30", brows="angry")),
    )
    return "".join([*parts, *(placed(portrait(who), x, y, 0, grow) for x, y, grow, who in gang)])


@scene("new-identity", 0, 96, 150)
def new_identity() -> str:
    """The mirror shows somebody else."""
    parts = [BACKS["striped-parlour"](), glow(0, 80, 120, "#fff0c0", 0.5)]
    parts.append(
        paper(oval(0, 84, 74, 84), BRASS, lift=3.6, edge=2)
        + paper(oval(0, 84, 65, 75), "#bcd8e0", lift=0, edge=0)
        + fill(oval(0, 84, 65, 75), "#ffffff", 0.2)
    )
    who = _who("new-identity")
    parts.append(placed(portrait(who), 2, 14, 0, 0.58))
    shoulders = "-92,220! -84,178 -56,160 -34,152 -36,130 -30,112 -8,106 14,112 20,130 18,152 40,160 66,178 74,220!"
    parts.append(
        placed(
            paper(curve(shoulders), "#4a3428", lift=4, edge=1.6)
            + paper(
                curve("-66,124 -38,118 -36,96 -20,84 0,84 18,96 22,118 50,124 20,134 -36,134"),
                "#6b4a30",
                lift=3,
                edge=1.4,
            )
            + fill(curve("-37,114 -8,122 22,114 22,121 -8,129 -37,121"), "#a8322a"),
            -24,
            18,
        )
    )
    return "".join(parts)


@lru_cache(maxsize=1)
def _extras() -> dict[str, dict[str, Any]]:
    """The words for those who appear in scenes."""
    described: dict[str, dict[str, Any]] = yaml.safe_load(_EXTRAS)
    return described


def _who(name: str, **other: Any) -> Portrait:
    """Somebody in a scene, with some words changed."""
    return person(name, {**_extras()[name], **{key.replace("_", "-"): word for key, word in other.items()}})


def _people() -> dict[str, Art]:
    """Everybody who is described in words; even a small frame shows what they hold."""
    described = {name: person(name, words) for name, words in yaml.safe_load(_PEOPLE).items()}
    return {name: Art(portrait(who), (who.turn, 94), 142) for name, who in described.items()}


@lru_cache(maxsize=1)
def pictures() -> dict[str, Art]:
    """Every picture under the id of its card."""
    scenes = {name: Art(draw(), focus, close) for name, (draw, focus, close) in _SCENES.items()}
    return {**scenes, **_people()}


# Sheets


def _ids(games: Path, *files: str) -> list[str]:
    """The ids of the cards in some lists, in their order."""
    return [entry["id"] for file in files for entry in yaml.safe_load((games / file).read_text("utf-8"))]


def _sheet(names: Sequence[str], columns: int = 8, side: int = 140) -> pygame.Surface:
    """Pictures with their names, and all of them again at 60 pixels."""
    import pygame

    from assets.art.render import GROUNDS, paint, write

    wide = columns * (side + 8) + 8
    step = (wide - 8) // 64
    rows, strips = -(-len(names) // columns), -(-len(names) // step)
    surface = pygame.Surface((wide, rows * (side + 26) + 12 + strips * 64))
    surface.fill(GROUNDS["bang"])
    for index, name in enumerate(names):
        x, y = 8 + index % columns * (side + 8), 8 + index // columns * (side + 26)
        surface.blit(paint(pictures()[name], (side, side)), (x, y))
        write(surface, name, (x + 1, y + side + 3), 13, (240, 228, 205))
        small = (8 + index % step * 64, rows * (side + 26) + 12 + index // step * 64)
        surface.blit(paint(pictures()[name], (60, 60)), small)
    return surface


def _closest(names: Sequence[str], count: int = 8) -> list[tuple[float, str, str]]:
    """The pairs that differ least at 48 pixels, with the mean difference of their colours."""
    import pygame

    from assets.art.render import paint

    seen = {name: pygame.image.tobytes(paint(pictures()[name], (48, 48)), "RGB") for name in names}
    pairs = [
        (sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) / len(seen[one]), one, other)
        for one, other in combinations(names, 2)
    ]
    return sorted(pairs)[:count]


def main(games: Path) -> None:
    """Writes both sheets and says what is missing, heavy or alike."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    cards, events = _ids(games, "cards.yaml", "dodge_city.yaml"), _ids(games, "events.yaml")
    print("missing:", [name for name in (*cards, *events) if name not in pictures()])
    print("unknown:", [name for name in pictures() if name not in (*cards, *events)])
    print("heavy:", {name: len(art_.drawing) for name, art_ in pictures().items() if len(art_.drawing) > 120_000})
    print("closest:", *(f"{far:.1f} {one}/{other}" for far, one, other in _closest([*cards, *events])), sep="\n  ")
    for file, names in (("sheet-bang-cards.png", cards), ("sheet-bang-events.png", events)):
        pygame.image.save(_sheet(names), Path(__file__).with_name(file))


if __name__ == "__main__":
    main(Path(sys.argv[1]))  # the folder with cards.yaml, dodge_city.yaml and events.yaml
