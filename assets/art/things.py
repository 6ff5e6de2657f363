"""Things and places: what cards show that are not people."""

from __future__ import annotations

from assets.art.backs import BACKS, ground
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    shade,
    star,
    tint,
)
from assets.art.portrait import Portrait, portrait


def counter(y: float, colour: str) -> str:
    """A table top from the left to the right."""
    planks = "".join(line(f"M{-HALF} {py}H{HALF}", shade(colour, 0.5), 1.6, 0.45) for py in (y + 20, y + 42))
    return paper(box(-HALF, y, 2 * HALF, 120), colour, lift=4, edge=1.6) + planks


def dynamite() -> str:
    """Three sticks, and the fuse burns."""
    red, paper_ = "#b3302a", "#efe2c6"
    parts = [
        BACKS["canyon"](),
        glow(34, 42, 120, "#ffd36e", 0.8),
        ground("-260,168 -120,160 0,166 120,158 260,168", "#b8683f", 3),
        fill(oval(2, 178, 62, 9), "#160b1c", 0.3),
    ]
    for x, turn, tone in ((-26, -7, 0.1), (26, 7, 0.22), (0, 0, 0.0)):
        stick = (
            paper(box(-17, -62, 34, 118, 5), shade(red, tone), lift=2.4, edge=1.2)
            + fill(box(7, -60, 9, 114, 4), "#3a0a14", 0.3)
            + fill(box(-13, -58, 4, 108, 2), "#ffb09a", 0.4)
        )
        top = paper(oval(0, -62, 17, 6), tint(red, 0.25 - tone), lift=0.6) + fill(oval(0, -62, 5, 2), "#3a0a14", 0.6)
        label = (
            paper(box(-17, -34, 34, 26, 0), paper_, lift=0.4, edge=0.4)
            + fill(box(-12, -28, 24, 3.4), "#5a2018", 0.8)
            + fill(box(-9, -21, 18, 2.6), "#5a2018", 0.55)
            + fill(star(0, -13, 3.6, 1.6), "#b3302a")
        )
        parts.append(placed(stick + top + label, x, 118, turn))
    for y in (122, 148):
        wide = 49 - (y - 122) * 0.12
        rope = f"{-wide},{y - 1} -26,{y + 5} 0,{y + 6} 26,{y + 5} {wide},{y - 1}"
        parts.append(paper(curve(band(rope, [9, 9, 9, 9, 9])), "#c9a877", lift=1.4))
        parts.append(
            "".join(
                line(f"M{x} {y + 1 + (1 - abs(x) / 52) * 4:.1f}l5 6", "#7a5a34", 1.7, 0.7) for x in range(-44, 44, 8)
            )
        )
    parts.append(
        line(curve("0,54 -4,38 8,28 22,34 34,44", is_open=True), "#3a2a20", 5)
        + line(curve("0,54 -4,38 8,28 22,34 34,44", is_open=True), "#d9c096", 2.6)
    )
    parts.append(
        glow(36, 45, 44, "#fff0a0", 1.0)
        + paper(star(36, 45, 21, 7, 8, 10), "#ff9d2c", lift=0, edge=0)
        + fill(star(36, 45, 14, 5, 8, 30), "#ffe27a")
        + fill(oval(36, 45, 4.6), "#ffffff")
    )
    parts.append(
        "".join(
            fill(oval(x, y, r), "#ffe27a", 0.95)
            for x, y, r in (
                (58, 30, 2),
                (64, 52, 1.6),
                (50, 66, 1.8),
                (22, 62, 1.5),
                (48, 18, 1.5),
                (16, 26, 1.4),
                (70, 40, 1.2),
            )
        )
    )
    return "".join(parts)


def beer() -> str:
    """A full glass on the bar."""
    ale = "#e0952c"
    parts = [
        BACKS["saloon"](),
        glow(0, 100, 110, "#ffd98a", 0.8),
        counter(166, "#7a4426"),
        fill(oval(4, 176, 54, 9), "#160b1c", 0.35),
    ]
    parts.append(
        line(curve("36,84 70,84 78,110 66,138 36,140", is_open=True), shade("#d9cfae", 0.3), 15)
        + line(curve("36,84 70,84 78,110 66,138 36,140", is_open=True), "#e9e2c8", 11)
        + line(curve("36,82 68,82 75,106", is_open=True), "#ffffff", 2.6, 0.8)
    )
    parts.append(
        paper(curve("-44,62! 44,62! 41,120 39,172 30,177 -30,177 -39,172 -41,120"), "#e9dcae", lift=3, edge=1.4)
    )
    parts.append(
        fade(curve("-38,70! 38,70! 35,120 33,164 26,168 -26,168 -33,164 -35,120"), tint(ale, 0.35), shade(ale, 0.16))
    )
    parts.append(
        "".join(fill(box(x - 6, 80, 12, 80, 6), "#fff3c0", 0.24) for x in (-22, 0, 22))
        + fill(curve("22,72! 38,72! 35,120 33,164 26,168! 18,168! 21,120"), "#7a3a10", 0.25)
    )
    parts.append(
        "".join(
            fill(oval(x, y, r), "#fff6d8", 0.75)
            for x, y, r in (
                (-26, 142, 2.2),
                (-14, 120, 1.8),
                (6, 148, 2.4),
                (18, 128, 1.6),
                (-4, 104, 1.6),
                (26, 108, 1.8),
                (-30, 108, 1.4),
                (12, 94, 1.4),
            )
        )
    )
    foam = "-52,74 -56,58 -46,46 -34,46 -30,34 -14,30 -4,36 8,26 24,30 30,42 44,42 54,54 52,70 46,74 47,92 42,98 36,90 34,78 14,80 10,88 4,88 0,80 -22,80 -27,98 -34,104 -40,96 -42,80"
    parts.append(paper(curve(foam), "#fff6e0", lift=2.2, edge=1.2, fall=0.12))
    parts.append(
        "".join(
            line(curve(swirl, is_open=True), "#d8c090", 2.2, 0.7)
            for swirl in (
                "-40,58 -34,52 -26,56",
                "-14,44 -6,40 2,46",
                "16,42 24,42 26,50",
                "36,58 42,54 46,60",
                "-16,66 -4,62 8,66",
            )
        )
    )
    parts.append(fill(curve("-33,76! -27,76! -27,156 -31,158"), "#ffffff", 0.5))
    return "".join(parts)


def barrel() -> str:
    """Somebody hides behind it."""
    wood, iron = "#a8692f", "#4d4f58"
    hero = Portrait(
        face="oval",
        skin="tan",
        hair="short",
        hair_colour="black",
        eyes="wide",
        brows="worried",
        nose="none",
        mouth="none",
        hat="stetson",
        hat_colour="#6b4a30",
        hat_trim="#b3262b",
        coat="vest",
        back="street",
        turn=-3,
    )
    parts = [BACKS["street"](), glow(0, 90, 110, "#fff0c0", 0.6)]
    person = portrait(hero).removeprefix(BACKS["street"]())
    parts.append(placed(person, 4, 6, 0, 0.72))
    parts.append(
        ground("-260,178 -100,172 0,176 100,172 260,178", "#c9985a", 2) + fill(oval(6, 190, 70, 9), "#160b1c", 0.3)
    )
    body = "-46,82! 0,88 46,82! 60,112 62,140 58,168 48,194! 0,200 -48,194! -58,168 -62,140 -60,112"
    parts.append(paper(curve(body), wood, lift=3.4, edge=1.5, fall=0.24))
    for x in (-40, -24, -8, 8, 24, 40):
        parts.append(
            line(curve(f"{x * 0.96:.1f},86 {x * 1.34:.1f},138 {x:.1f},196", is_open=True), shade(wood, 0.55), 2, 0.6)
        )
    parts.append(fill(curve("16,87! 46,82! 60,112 62,140 58,168 48,194! 18,199! 28,140"), "#2a1020", 0.28))
    for y, wide, sag in ((98, 55, 7), (120, 61, 8), (158, 61, 8), (181, 54, 6)):
        hoop = f"-{wide},{y - 4} 0,{y + sag - 4} {wide},{y - 4} {wide},{y + 5}! 0,{y + sag + 6} -{wide},{y + 5}!"
        parts.append(
            paper(curve(hoop), iron, lift=1.4, edge=1.1)
            + "".join(
                fill(oval(x, y + sag * (1 - (x / wide) ** 2) + 0.5, 1.7), tint(iron, 0.5))
                for x in (-wide * 0.72, 0, wide * 0.72)
            )
        )
    parts.append(paper(curve(even("0,84 24,83 47,80 46,90 24,94 0,96")), shade(wood, 0.1), lift=1.2))
    for x, y in ((-26, 138), (18, 142), (34, 110)):
        parts.append(
            fill(star(x, y, 9, 4.6, 7, 20), "#5a3014")
            + fill(oval(x, y, 3.8), "#120a0e")
            + line(f"M{x - 7} {y - 5}l-5 -4M{x + 7} {y + 4}l6 4", "#e9c48a", 1.6, 0.8)
        )
    for x in (-30, 38):
        parts.extend(paper(box(x + dx, 75, 8.4, 16, 4), "#d2925f", lift=1.0, edge=0.7) for dx in (-9, 0, 9))
    return "".join(parts)


def bars(colour: str = "#5f636d") -> str:
    """The grating of a cell, over the whole width."""
    parts = []
    for x in range(-252, 253, 56):
        parts.append(
            paper(box(x - 5, -20, 10, 240), colour, lift=2.6, edge=1.2)
            + fill(box(x + 1.5, -20, 3.5, 240), "#14101a", 0.35)
        )
    for y in (26, 172):
        parts.append(paper(box(-HALF, y - 7, 2 * HALF, 14), shade(colour, 0.1), lift=2.4, edge=1.2))
        parts.extend(fill(oval(x, y, 2.6), tint(colour, 0.4)) for x in range(-252, 253, 56))
    return "".join(parts)


def jail() -> str:
    """Behind bars."""
    captive = Portrait(
        face="long",
        skin="rosy",
        hair="shaggy",
        hair_colour="brown",
        eyes="tired",
        brows="worried",
        nose="long",
        mouth="frown",
        marks=("stubble",),
        coat="longjohns",
        colour="#c9bfae",
        trim="#8a8478",
        back="dungeon",
        turn=-2,
        tilt=-3,
    )
    parts = [portrait(captive)]
    window = glow(0, 16, 60, "#bfe0ee", 0.3)
    parts += [window, bars()]
    for x in (-84, 84):
        hand = "".join(
            paper(box(-12, y, 23, 8, 4), SKIN if index % 2 else shade(SKIN, 0.06), lift=1, edge=0.7)
            for index, y in enumerate((-16, -8, 0, 8))
        )
        thumb = paper(
            curve(moved("-4,-4 4,-6 11,-2 10,3 2,4 -5,3", -2 if x < 0 else 2, -18, 1, -14 if x < 0 else 14)),
            SKIN,
            lift=0.8,
        )
        parts.append(placed(hand + thumb, x, 128, 0, 1.08))
    lock = (
        paper(curve("-12,150! -12,140 0,132 12,140 12,150! 7,150! 7,142 0,138 -7,142 -7,150!"), "#8d919a", lift=1.6)
        + paper(box(-17, 148, 34, 30, 5), "#c9973c", lift=2.4, edge=1.3)
        + fill(oval(0, 160, 4.4), "#2a1a14")
        + fill(curve("-2,160! 2,160! 3.6,172! -3.6,172!"), "#2a1a14")
    )
    parts.append(placed(lock, -1, 8))
    return "".join(parts)


SKIN = "#eaa684"
