"""Places in and around a castle."""

from __future__ import annotations

import math

from assets.art.grounds.basics import _around, battlements, earth, sky, stones
from assets.art.kit import (
    GOLD,
    HALF,
    band,
    both,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    folds,
    glow,
    line,
    mix,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
)
from assets.art.registry import ground
from assets.art.shapes.court import STEEL, fire, roses, stars


@ground("throne")
def throne() -> str:
    """Crimson hangings, a stone arch, the back of a throne."""
    parts = [sky("#5a1a26", "#7d2a30")]
    for x in range(-260, 261, 26):
        parts.append(fade(box(x, -40, 13, 300), "#3a0f1a", "#8a2f36", sideways=True))
    lilies = [(x + (16 if row % 2 else 0), 18 + row * 36) for row in range(5) for x in range(-256, 257, 64)]
    parts.extend(
        fill(curve(moved("0,-8! 3,-3 8,-4 4,2 3,7! 0,5 -3,7! -4,2 -8,-4 -3,-3", x, y)), "#dcab3e", 0.34)
        for x, y in lilies
    )
    parts.append(glow(0, 80, 120, "#ffcf8a", 0.55))
    chair = even("0,2! 14,12 30,20 56,26! 60,60 58,240! 0,240!")
    parts.append(
        paper(curve(chair), "#8a5a2c", lift=4, edge=1.3)
        + paper(curve(even("0,16! 24,30 46,38! 48,70 46,240! 0,240!")), "#6b1f2c", lift=1.2)
    )
    parts.append(
        paper(oval(0, 10, 9), "#dcab3e", lift=1.4)
        + "".join(paper(oval(s * 57, 22, 7), "#dcab3e", lift=1.4) for s in (-1, 1))
    )
    return "".join(parts)


@ground("rose-window")
def rose_window() -> str:
    """A round window of coloured glass in a dim hall."""
    parts = [sky("#2b2c4a", "#4a4468"), glow(0, 84, 150, "#ffe2a8", 0.6), paper(oval(0, 80, 88), "#3a3550", lift=0)]
    colours = ("#c9505a", "#e0a83e", "#4f8fae", "#7a5aa8", "#5a9a6a", "#d07a3c")
    for index in range(12):
        petal = moved("0,-38 -10,-52 -11,-72 0,-82 11,-72 10,-52", 0, 80, 1, index * 30)
        parts.append(paper(curve(petal), colours[index % 6], lift=0, edge=0.8, fall=0.05))
    parts.extend(fill(oval(*_around(0, 80, 79, index * 30 + 15), 5.6), colours[(index + 3) % 6]) for index in range(12))
    parts.append(glow(0, 80, 92, "#fff3cf", 0.5))
    for x in (-190, 190):
        parts.append(
            paper(
                curve(f"{x - 40},260! {x - 40},60 {x - 30},20 {x},-6! {x + 30},20 {x + 40},60 {x + 40},260!"),
                "#5a6a98",
                lift=0,
            )
        )
        parts.append(line(f"M{x} 0V240M{x - 40} 70H{x + 40}M{x - 40} 130H{x + 40}", "#2b2c4a", 4))
    return "".join(parts)


@ground("fair")
def fair() -> str:
    """A striped tent and bunting."""
    parts = [sky("#3f7a5c", "#8fb86a")]
    for index, x in enumerate(range(-280, 281, 40)):
        stripe = f"0,-70! {x - 20},250! {x + 20},250!"
        parts.append(fill(curve(stripe), "#f0d9a0" if index % 2 else "#c9772f", 0.95))
    parts.append(glow(0, 90, 130, "#fff3cf", 0.65))
    for y, sag in ((16, 26), (4, 18)):
        parts.append(line(curve(f"-260,{y} -130,{y + sag} 0,{y} 130,{y + sag} 260,{y}", is_open=True), "#4a2c20", 1.6))
    for index, x in enumerate(range(-240, 241, 24)):
        hang = 16 + 26 * (1 - abs((abs(x) % 260) - 130) / 130)
        parts.append(
            paper(
                curve(f"{x - 8},{hang - 2}! {x + 8},{hang - 2}! {x},{hang + 16}!"),
                ("#b3262b", "#2f6f9e", "#dcab3e")[index % 3],
                lift=1.2,
            )
        )
    return "".join(parts)


@ground("ramparts")
def ramparts() -> str:
    """A morning behind walls and pennants."""
    parts = [sky("#5f9fc4", "#f6e3b4"), glow(-60, 70, 150, "#fff3cf", 0.8)]
    parts.append(earth("-260,120 -170,96 -90,118 0,104 90,120 180,98 260,116", "#8db38a", 0))
    for x, tall in ((-128, 96), (128, 108), (-214, 80), (214, 84)):
        top = 168 - tall
        parts.append(
            paper(
                curve(
                    f"{x - 20},{top}! {x - 11},{top}! {x - 11},{top + 8}! {x - 4},{top + 8}! {x - 4},{top}! {x + 4},{top}! {x + 4},{top + 8}! {x + 11},{top + 8}! {x + 11},{top}! {x + 20},{top}! {x + 20},220! {x - 20},220!"
                ),
                "#a9a08e",
                lift=2.4,
            )
        )
        parts.append(
            fill(box(x - 3, top + 26, 6, 16, 3), "#4a4450")
            + line(f"M{x} {top}V{top - 40}", "#5a3824", 2.4)
            + paper(
                curve(f"{x},{top - 40}! {x + 18},{top - 36} {x + 34},{top - 30}! {x + 18},{top - 26} {x},{top - 20}!"),
                "#b3262b",
                lift=1,
            )
        )
    return "".join(parts) + battlements(140, "#8d8578") + stones(160, 230, "#5a5450")


def drapes(colour: str, light: str) -> str:
    """Curtains tied back, with gold tassels."""
    parts = [
        sky(shade(colour, 0.5), shade(colour, 0.2)),
        glow(0, 86, 140, light, 0.95),
        glow(0, 86, 80, "#fff6e0", 0.5),
    ]
    for side in (-1, 1):
        cloth = "30,-30! 60,20 92,64 96,110 84,140! 104,180 108,240! 270,240! 270,-30!"
        parts.append(paper(curve(cloth if side > 0 else flipped(cloth)), colour, lift=4, edge=1.4))
        parts.extend(
            line(curve(moved(one, 0, 0) if side > 0 else flipped(one), is_open=True), shade(colour, 0.5), 3, 0.5)
            for one in (
                "62,-20 92,30 106,90 94,136",
                "110,-20 124,50 120,100 104,138",
                "160,-20 150,80 118,140",
                "100,150 118,190 122,230",
            )
        )
        parts.append(
            paper(curve(band(f"{side * 80},134 {side * 100},144 {side * 150},136", [10, 10, 10])), GOLD, lift=1.6)
            + paper(curve(moved("-6,0! 6,0! 9,28! -9,28!", side * 96, 146)), GOLD, lift=1.6)
        )
    return "".join(parts) + paper(
        curve("-260,-40! 260,-40! 260,10 200,24 150,8 100,26 50,8 0,22 -50,8 -100,26 -150,8 -200,24 -260,10"),
        shade(colour, 0.12),
        lift=3,
        edge=1.2,
    )


@ground("canopy-violet")
def canopy_violet() -> str:
    """A queen's."""
    return drapes("#5a4a94", "#e8c8ff")


@ground("canopy-rose")
def canopy_rose() -> str:
    """A bower."""
    return drapes("#8c1f3f", "#ffb89a")


@ground("gallery")
def gallery() -> str:
    """Sunlit arches."""
    parts = [sky("#8fb8a0", "#f4ecc0"), glow(0, 84, 130, "#fffbe0", 0.9)]
    parts.append(earth("-260,140 -150,124 -40,138 60,122 170,138 260,124", "#8dba7a", 0))
    for x in (-220, -110, 0, 110, 220):
        parts.append(
            paper(box(x + 46, -20, 18, 270), "#d8c8a4", lift=2.6, edge=1.2)
            + paper(box(x + 41, 48, 28, 9, 2), "#e6d8b6", lift=1.4)
        )
    arch = "".join(
        f"{x - 46},50! {x - 40},10 {x},-14 {x + 40},10 {x + 46},50! {x + 64},50! " for x in (-220, -110, 0, 110, 220)
    )
    return "".join(parts) + paper(curve(f"-290,-60! -290,50! {arch} 290,-60!"), "#cdbb94", lift=2.6, edge=1.2)


@ground("panelled")
def panelled() -> str:
    """Green silk on the wall, candles on both sides."""
    parts = [sky("#1f3a34", "#3f6a54"), glow(0, 90, 130, "#ffe8a8", 0.85)]
    parts.extend(
        fill(curve(moved("0,-12! 7,0 0,12! -7,0", x + (20 if row % 2 else 0), 14 + row * 30)), "#8fc0a0", 0.25)
        for row in range(7)
        for x in range(-260, 261, 40)
    )
    for x in (-82, 82, -190, 190):
        parts.append(
            paper(curve(band(f"{x},120 {x + 8},106 {x},92", [5, 5, 5])), GOLD, lift=1.4)
            + paper(box(x - 4.5, 66, 9, 28, 2), "#fff6e0", lift=1.2)
            + fire(x, 66, 22)
        )
    return "".join(parts)


@ground("embassy")
def embassy() -> str:
    """A map on the wall, banners of two realms."""
    parts = [sky("#4a3a2c", "#8a6a44"), glow(0, 90, 130, "#ffe2a8", 0.85)]
    parts.append(paper(box(-72, 20, 144, 104, 3), "#e6d2a0", lift=2.4, edge=1.2))
    parts.append(
        fill(curve("-60,50 -40,34 -16,44 -20,66 -34,88 -52,80"), "#a8b87a", 0.8)
        + fill(curve("14,36 44,30 62,48 54,84 30,92 20,68"), "#c99a6a", 0.8)
        + line("M-10 60Q4 70 14 60", "#8c2f28", 2.2, 0.8)
    )
    for x, one, other in (
        (-116, "#2f6f7a", "#f1e8d6"),
        (116, "#b3262b", "#f1e8d6"),
        (-214, "#b3262b", "#f1e8d6"),
        (214, "#2f6f7a", "#f1e8d6"),
    ):
        parts.append(
            paper(curve(moved("-30,-40! 30,-40! 30,120! 0,104! -30,120!", x, 20)), one, lift=2.6, edge=1.2)
            + fill(curve(moved("-8,-40! 8,-40! 8,109! 0,104! -8,109!", x, 20)), other)
        )
    return "".join(parts)


@ground("laboratory")
def laboratory() -> str:
    """Shelves of coloured bottles by the light of a furnace."""
    parts = [sky("#241f30", "#4a3a44"), glow(0, 100, 140, "#8fe0a0", 0.7), glow(0, 120, 90, "#fff0b0", 0.5)]
    for y in (56, 112):
        parts.append(paper(box(-HALF, y, 2 * HALF, 7), "#5a3a24", lift=2.4, edge=1))
        for index, x in enumerate(range(-250, 251, 25)):
            tone = ("#d0503a", "#4fa0c8", "#e0b03c", "#7a5ac0", "#5fae6a")[(index * 3 + y) % 5]
            tall = 20 + (index * 13) % 14
            parts.append(
                paper(
                    curve(
                        moved(
                            f"-3,{-tall}! 3,{-tall}! 3,{-tall + 7} 9,{-tall + 14} "
                            f"9,0! -9,0! -9,{-tall + 14} -3,{-tall + 7}",
                            x,
                            y,
                        )
                    ),
                    mix(tone, "#241f30", 0.2),
                    lift=1.2,
                    edge=0.9,
                )
            )
    return "".join(parts)


@ground("night-roofs")
def night_roofs() -> str:
    """Over the roofs with a full sack."""
    parts = [
        sky("#141d3a", "#3f5a8a"),
        stars(30),
        glow(-40, 60, 110, "#dfe8ff", 0.8),
        paper(oval(-44, 56, 40), "#f0ecd0", lift=0, fall=0.15),
    ]
    parts.append(
        paper(
            curve(
                "-260,240! -260,130! -210,96! -160,130! -160,144! -120,112! -70,144! "
                "-30,150! 20,120! 70,150! 120,110! 180,146! 220,120! 260,146! 260,240!"
            ),
            "#1f2440",
            lift=2.4,
        )
    )
    sack = paper(
        curve("44,70! 52,60 66,60 74,70! 96,92 104,130 96,166 60,176 34,158 30,120 40,90"), "#a8824a", lift=3, edge=1.3
    )
    return (
        "".join(parts)
        + paper(curve("42,58 50,46 60,54 70,44 78,58 68,68 50,68"), "#a8824a", lift=2)
        + sack
        + line("M46 70H74", "#6b3a24", 5)
        + folds(("52,84 44,110 48,150", "74,80 86,112 84,150"), "#a8824a", 2)
    )


@ground("panelled-gold")
def panelled_gold() -> str:
    """A warm passage for somebody who peeps."""
    wood = "".join(paper(box(x, 20, 40, 240, 4), "#7a5a2c", lift=1.2, edge=1) for x in range(-254, 254, 50))
    return sky("#5a4426", "#a8843c") + wood + glow(-30, 90, 140, "#ffeeb0", 0.95)


@ground("cobweb")
def cobweb() -> str:
    """A dark corner, and who lives there."""
    parts = [sky("#1c1a28", "#3f3a50"), glow(0, 90, 120, "#c8d878", 0.75), glow(0, 90, 60, "#f4f8d0", 0.45)]
    angles = [math.radians(a) for a in range(-8, 190, 22)]

    def at(radius: float, angle: float) -> str:
        return f"{radius * math.cos(angle):.0f} {-6 + radius * math.sin(angle):.0f}"

    parts.extend(line(f"M0 -6L{at(300, angle)}", "#f0f0e0", 1.5, 0.6) for angle in angles)
    for radius in (36, 62, 90, 120, 152, 186, 222):
        sag = "".join(f"Q{at(radius * 0.88, angle - 0.19)} {at(radius, angle)}" for angle in angles[1:])
        parts.append(line(f"M{at(radius, angles[0])}{sag}", "#f0f0e0", 1.4, 0.5))
    legs = "M78 44L64 34M78 44L62 44M78 46L66 56M82 46L94 56M82 44L98 42M82 42L94 32"
    return (
        "".join(parts)
        + line("M80 0V40", "#f0f0e0", 1.4, 0.7)
        + line(legs, "#0d0810", 2.4)
        + fill(oval(80, 46, 7.6), "#0d0810")
        + fill(oval(80, 38, 4.6), "#0d0810")
    )


@ground("market")
def market() -> str:
    """A stall with an awning, bales and jars."""
    parts = [sky("#7ab4c4", "#f6e6b8"), glow(0, 90, 130, "#fffbe0", 0.85)]
    for x in (-230, -130, 130, 230):
        parts.append(
            paper(
                curve(f"{x - 40},240! {x - 40},70! {x},30! {x + 40},70! {x + 40},240!"),
                ("#d8b48a", "#c99a7a")[x > 0],
                lift=1.6,
            )
            + fill(box(x - 8, 80, 16, 24, 2), "#5a4a44")
        )
    for index, x in enumerate(range(-264, 265, 24)):
        parts.append(
            paper(
                curve(f"{x - 12},-30! {x + 12},-30! {x + 12},22 {x},30 {x - 12},22"),
                ("#2f8a6a", "#f4ecd8")[index % 2],
                lift=1.0,
                edge=1,
            )
        )
    for x in (-88, 88):
        parts.append(paper(box(x - 4, -10, 8, 240), "#7a5230", lift=2))
    for x, tone in ((-76, "#d0703a"), (-104, "#8a5ac0"), (100, "#c9a23c")):
        parts.append(
            paper(curve(moved("-20,30! -22,0 -10,-22 10,-22 22,0 20,30!", x, 150)), tone, lift=2, edge=1.2)
            + line(f"M{x - 12} 132H{x + 12}", shade(tone, 0.5), 3)
        )
    return "".join(parts)


@ground("moon-balcony")
def moon_balcony() -> str:
    """Night, a window with a light in it, ivy."""
    parts = [
        sky("#1a2450", "#5a6aa8"),
        stars(34),
        glow(-44, 62, 120, "#f4ecc8", 0.9),
        paper(oval(-46, 56, 44), "#f8f0d0", lift=0, fall=0.12),
    ]
    parts.append(
        paper(box(62, -40, 220, 300), "#4a4a6a", lift=3, edge=1.2)
        + paper(curve("84,130! 84,60 112,26! 140,60 140,130!"), "#ffcf6a", lift=0)
        + line("M112 30V130M84 84H140", "#4a3a44", 4)
    )
    parts.append(
        paper(box(66, 130, 90, 12, 2), "#6a6a88", lift=2.4, edge=1.2)
        + "".join(paper(box(x, 142, 7, 40), "#6a6a88", lift=1.4) for x in range(70, 152, 15))
    )
    leaves = "".join(
        paper(
            curve(moved("0,0 -8,-6 0,-16! 8,-6", 64 + (i * 29) % 12, 10 + i * 14, 1, (i * 67) % 120 - 60)),
            ("#4f8a5a", "#3f7048")[i % 2],
            lift=1,
        )
        for i in range(13)
    )
    return "".join(parts) + leaves + earth("-260,176 -140,164 0,176 60,170 260,176", "#22304a", 3)


@ground("town-square")
def town_square() -> str:
    """Gables and pennants."""
    parts = [sky("#5fa0d0", "#fbe8b8"), glow(0, 84, 130, "#fffbe0", 0.85)]
    for x, high, tone, roof in (
        (-216, 70, "#e0c8a0", "#8a4a3a"),
        (-128, 60, "#d8a87a", "#5a6a8a"),
        (-60, 92, "#e8d6b0", "#a8503a"),
        (66, 88, "#d8b48a", "#5a6a8a"),
        (134, 56, "#e8d6b0", "#a8503a"),
        (216, 70, "#d8a87a", "#8a4a3a"),
    ):
        parts.append(
            paper(box(x - 38, high, 76, 180), tone, lift=2, edge=1)
            + paper(curve(f"{x - 46},{high + 2}! {x},{high - 52}! {x + 46},{high + 2}!"), roof, lift=2, edge=1.1)
        )
        parts.append(
            line(
                f"M{x - 36} {high + 30}H{x + 36}M{x - 36} {high + 4}L{x} {high + 30}L{x + 36} {high + 4}",
                "#6b4426",
                3.4,
                0.8,
            )
            + fill(box(x - 8, high + 40, 16, 20, 2), "#4a5a6a")
        )
    return "".join(parts)


@ground("doorway")
def doorway() -> str:
    """A heavy door stands ajar; light falls out."""
    parts = [sky("#3a3440", "#5a505a"), stones(-20, 240, "#221c28", 0.5)]
    parts.append(paper(curve(even("0,-14! 40,4 70,44 76,110 76,250! 0,250!")), "#8a7a68", lift=2.6, edge=1.3))
    parts.append(
        fade(curve(even("0,0! 34,14 60,50 64,110 64,250! 0,250!")), "#ffe8a8", "#ffb85a")
        + glow(0, 90, 90, "#ffffff", 0.7)
    )
    leaf = paper(curve("-64,250! -64,110 -60,50 -46,30! -46,250!"), "#6b4426", lift=2) + paper(
        curve("64,250! 64,110 60,50 46,30! 46,250!"), "#5a3820", lift=2
    )
    return (
        "".join(parts)
        + leaf
        + "".join(line(f"M{s * 47} {y}H{s * 63}", "#2a2430", 4) for s in (-1, 1) for y in (80, 150))
    )


@ground("tourney")
def tourney() -> str:
    """Tents of many colours on a green."""
    parts = [
        sky("#6ab0d8", "#eef4d0"),
        glow(0, 80, 130, "#fffbe8", 0.9),
        earth("-260,150 -140,142 0,148 140,142 260,150", "#7aae5a", 2),
    ]
    for x, one, grow in ((-96, "#b3262b", 1.0), (94, "#2f5f9e", 1.1), (-200, "#dcab3e", 1.0), (204, "#2f8a5a", 1.0)):
        tent = paper(curve(moved("-44,60! -38,0! 0,-50! 38,0! 44,60!", x, 110, grow)), "#f6efe0", lift=2.6, edge=1.2)
        stripes = fill(curve(moved("-20,60! -17,0! 0,-50! -38,0! -44,60!", x, 110, grow)), one) + fill(
            curve(moved("8,60! 6,0! 0,-50! 22,0! 26,60!", x, 110, grow)), one
        )
        parts.append(
            line(f"M{x} {110 - 50 * grow}V{110 - 80 * grow}", "#5a3824", 2.6)
            + paper(curve(moved("0,-80! 24,-74! 0,-66!", x, 110, grow)), GOLD, lift=1)
            + tent
            + stripes
        )
    return "".join(parts)


def guard(x: float, y: float, grow: float, tone: str) -> str:
    """A soldier far away: hat, face, shoulders, spear."""
    body = paper(curve("-20,50! -18,22 -8,14 8,14 18,22 20,50!"), tone, lift=1.4) + paper(
        oval(0, 6, 10, 12), "#e0ac84", lift=0.8
    )
    return placed(
        line("M17 54V-40", "#5a3824", 3)
        + fill(curve("13,-38! 17,-54! 21,-38!"), "#c9d0d8")
        + body
        + paper(curve("-22,4! -10,-4 -9,-14 0,-19 9,-14 10,-4 22,4! 0,0"), STEEL, lift=1.2),
        x,
        y,
        0,
        grow,
    )


@ground("guarded-wall")
def guarded_wall() -> str:
    """Three more of them behind the merlons."""
    parts = [sky("#8ac0d8", "#fbe8b8"), glow(0, 80, 130, "#fffbe0", 0.85)]
    parts.extend(
        guard(x, 92, 1.0, tone)
        for x, tone in ((-76, "#8a3b3b"), (-190, "#8a3b3b"), (-132, "#8a3b3b"), (134, "#8a3b3b"), (190, "#8a3b3b"))
    )
    return "".join(parts) + battlements(126, "#a49a88", 44) + stones(152, 230, "#6a6258")


@ground("banner-dusk")
def banner_dusk() -> str:
    """Evening on the wall under a great banner."""
    parts = [
        sky("#6a3a5a", "#f4a85a"),
        glow(-10, 90, 140, "#ffe8a8", 0.95),
        earth("-260,140 -160,120 -60,136 60,118 160,134 260,120", "#7a4a5a", 0),
    ]
    parts.append(
        line("M84 240V-20", "#4a2c20", 5)
        + paper(curve("84,-6! 130,4 180,-6 240,6! 240,84 190,74 140,86 84,74!"), "#2f4f8a", lift=2.4, edge=1.2)
    )
    parts.append(
        line("M-92 240V10", "#4a2c20", 4)
        + paper(
            curve("-92,14! -70,22 -52,14 -34,22! -46,44! -34,66! -56,58 -74,66 -92,58!"), "#2f4f8a", lift=2, edge=1.2
        )
    )
    return "".join(parts) + battlements(146, "#8a6a68", 40) + stones(172, 230, "#5a4048")


@ground("kitchen")
def kitchen() -> str:
    """Copper pans over a fire."""
    parts = [
        sky("#4a2c20", "#8a5a34"),
        glow(0, 100, 140, "#ffcf7a", 0.95),
        paper(box(-HALF, 8, 2 * HALF, 8), "#3a2016", lift=2.4),
    ]
    for x, size in ((-86, 21), (86, 23), (-136, 18), (136, 18), (-190, 22), (190, 22), (-236, 18), (236, 18)):
        parts.append(
            line(f"M{x} 12V46", "#3a2016", 4)
            + paper(oval(x, 46 + size, size), "#c9702c", lift=2.2, edge=1.3)
            + fill(oval(x - size * 0.3, 46 + size * 0.6, size * 0.34, size * 0.26), "#ffd9a0", 0.7)
        )
    return "".join(parts)


@ground("tower-top")
def tower_top() -> str:
    """High above forest and fields."""
    parts = [sky("#4a9ab8", "#e8f0c8"), glow(0, 84, 130, "#fffbe0", 0.85)]
    parts.extend(
        fill(curve(moved("-34,6 -30,-4 -14,-6 -6,-14 10,-12 18,-4 32,-4 36,6", x, y, s)), "#ffffff", 0.7)
        for x, y, s in ((-70, 40, 1.0), (84, 62, 0.9), (-190, 60, 1.1), (190, 36, 1.1))
    )
    parts.append(
        earth("-260,150 -180,136 -90,150 0,138 90,150 180,136 260,150", "#7aae6a", 1)
        + earth("-260,168 -140,160 0,170 140,160 260,168", "#4f8a4a", 1)
    )
    return "".join(parts) + battlements(170, "#b5aa96", 56)


@ground("watch-fire")
def watch_fire() -> str:
    """First light, and the brazier still burns."""
    parts = [
        sky("#2f2a5a", "#e89a6a"),
        stars(18, 60),
        glow(0, 100, 140, "#ffd9a0", 0.9),
        earth("-260,150 -180,120 -110,142 -30,124 60,144 150,120 260,144", "#4a3a5a", 0),
    ]
    parts.append(
        line("M-88 180L-76 130M-64 180L-76 130", "#2a1c22", 4)
        + fire(-76, 118, 52)
        + paper(curve("-96,112! -56,112! -62,132 -90,132"), "#3a3440", lift=2, edge=1.2)
    )
    return "".join(parts) + battlements(160, "#6a5a68", 48)


@ground("arcane")
def arcane() -> str:
    """A circle of signs glows on the wall of a tower."""
    parts = [sky("#1a1438", "#3f2f6a"), glow(0, 84, 140, "#9a7af0", 0.9), glow(0, 84, 80, "#e8dcff", 0.5)]
    for r, w in ((92, 2.6), (78, 1.6)):
        parts.append(line(oval(0, 84, r), "#ffe8a0", w, 0.8))
    for index in range(12):
        a = math.radians(index * 30)
        x, y = 85 * math.cos(a), 84 + 85 * math.sin(a)
        parts.append(fill(star(x, y, 6, 2.4, 3 + index % 4), "#ffe8a0", 0.9))
    parts.append(line(star(0, 84, 78, 39, 6), "#ffe8a0", 1.8, 0.6))
    return "".join(parts) + stars(40, 200)


@ground("observatory")
def observatory() -> str:
    """Constellations over the roof."""
    parts = [sky("#0f1838", "#3a5a94"), stars(60, 180), glow(0, 90, 120, "#a8c8ff", 0.75)]
    for figure in (
        ((-92, 30), (-70, 52), (-82, 84), (-58, 96), (-66, 124)),
        ((50, 120), (78, 128), (92, 106)),
        ((-40, 14), (-8, 22), (20, 8)),
        ((150, 40), (180, 70), (160, 100), (200, 120)),
        ((-190, 50), (-160, 80), (-180, 120)),
    ):
        parts.append(
            line("M" + "L".join(f"{x} {y}" for x, y in figure), "#fff0b0", 1.6, 0.7)
            + "".join(fill(star(x, y, 6, 2.4), "#ffe88a") for x, y in figure)
        )
    return (
        "".join(parts)
        + paper(curve("-110,30! -124,34 -130,50 -122,64 -106,66! -116,58 -118,42 -110,30!"), "#ffe88a", lift=0)
        + earth("-260,186 -130,180 0,186 130,180 260,186", "#141d34", 2)
    )


@ground("lightning")
def lightning() -> str:
    """Lightning behind a bare hill."""
    parts = [sky("#23202c", "#8a3a34"), glow(0, 96, 130, "#ff9a6a", 0.8)]
    parts.extend(
        paper(curve(moved("-60,10 -52,-8 -24,-10 -10,-24 20,-20 34,-8 58,-8 64,10", x, y, s)), tone, lift=1.6)
        for x, y, s, tone in (
            (-90, 16, 1.2, "#3a3440"),
            (90, 10, 1.3, "#332e3a"),
            (0, -4, 1.2, "#3f3844"),
            (210, 20, 1.3, "#3a3440"),
            (-220, 12, 1.3, "#332e3a"),
        )
    )
    for x, flip in ((-74, 1), (80, -1)):
        bolt = moved(
            flipped("0,0! 16,0! 6,26! 18,26! -14,74! -4,38! -14,38!")
            if flip < 0
            else "0,0! 16,0! 6,26! 18,26! -14,74! -4,38! -14,38!",
            x,
            26,
            1.2,
        )
        parts.append(glow(x, 66, 50, "#fff0c0", 0.6) + fill(curve(bolt), "#fff6d0"))
    return "".join(parts) + earth("-260,170 -120,156 0,166 120,154 260,170", "#1c1820", 3)


@ground("raid")
def raid() -> str:
    """A palisade and smoke."""
    parts = [sky("#8a9aa0", "#f0d8a8"), glow(0, 90, 130, "#fff3d0", 0.85)]
    for x, y, r in (
        (-80, 60, 22),
        (-96, 34, 28),
        (-74, 10, 32),
        (86, 70, 18),
        (98, 46, 24),
        (84, 18, 30),
        (190, 40, 34),
        (-200, 40, 34),
    ):
        parts.append(paper(oval(x, y, r), "#6a6470", lift=0, edge=1.4))
    for index, x in enumerate(range(-256, 257, 26)):
        top = 104 + (index * 17) % 14
        parts.append(
            paper(
                curve(f"{x - 12},240! {x - 12},{top}! {x},{top - 22}! {x + 12},{top}! {x + 12},240!"),
                ("#8a5c34", "#7a4e2a")[index % 2],
                lift=1.0,
                edge=1.1,
            )
        )
    return "".join(parts) + fire(-84, 92, 46) + fire(88, 96, 40)


@ground("village")
def village() -> str:
    """A cottage, a fence, a fine day."""
    parts = [
        sky("#6ac0e0", "#f4f4d0"),
        glow(0, 84, 120, "#fffbe0", 0.8),
        earth("-260,146 -140,130 0,142 140,130 260,146", "#8ac45a", 1),
    ]
    for x in (-104, 200, -250):
        parts.append(
            paper(box(x - 40, 84, 80, 70), "#f0e2c0", lift=2)
            + paper(curve(f"{x - 56},92! {x - 30},44 {x},34 {x + 30},44 {x + 56},92!"), "#d0a04a", lift=2.4, edge=1.3)
            + fill(box(x + 6, 104, 18, 20, 2), "#5a4a44")
        )
    for x in range(-256, 257, 22):
        parts.append(paper(box(x - 4, 124, 8, 60, 3), "#b08a5a", lift=1.4, edge=0.9))
    return (
        "".join(parts)
        + paper(box(-HALF, 138, 2 * HALF, 7), "#a07a4c", lift=1.2)
        + earth("-260,172 -130,166 0,172 130,166 260,172", "#6aa84a", 2)
    )


@ground("rose-arbour")
def rose_arbour() -> str:
    """An arch of roses in the morning."""
    parts = [
        sky("#7ac4e0", "#fdf0cc"),
        glow(0, 84, 130, "#fffbe8", 0.9),
        earth("-260,150 -140,138 0,146 140,138 260,150", "#9aca7a", 1),
    ]
    arch = band("-86,240 -88,120 -70,44 0,10 70,44 88,120 86,240", [30, 30, 30, 28, 30, 30, 30], steps=6)
    parts.append(paper(curve(ragged(arch[::3], 5, 14, (0, 0))), "#4f8a4a", lift=3, edge=1.1))
    spots = (
        (-86, 170, 9),
        (-92, 136, 8),
        (-82, 104, 10),
        (-80, 70, 8),
        (-60, 40, 10),
        (-32, 22, 8),
        (0, 12, 10),
        (32, 22, 9),
        (62, 42, 10),
        (80, 72, 8),
        (84, 106, 10),
        (92, 138, 8),
        (86, 172, 9),
    )
    return "".join(parts) + roses(spots, "#e0567a")


@ground("rose-tower")
def rose_tower() -> str:
    """A window high in a tower, roses around it."""
    parts = [sky("#c9b8a4", "#a8947e"), stones(-20, 240, "#7a6858", 0.45)]
    opening = even("0,-8! 40,8 70,44 78,100 78,250! 0,250!")
    parts.append(
        paper(curve(moved(opening, 0, -8, 1.1)), "#e0d0b8", lift=2, edge=1.2)
        + fade(curve(opening), "#6ab8e0", "#fdeec8")
        + glow(0, 86, 80, "#fffbe8", 0.9)
    )
    spots = (
        (-84, 150, 9),
        (-90, 122, 8),
        (-80, 96, 10),
        (-88, 66, 8),
        (84, 160, 9),
        (90, 134, 8),
        (82, 108, 10),
        (-70, 176, 8),
        (76, 184, 8),
        (-60, 30, 8),
        (-80, 42, 9),
    )
    leaves = "".join(
        paper(curve(moved("0,4 -9,-4 0,-16! 9,-4", x + 8, y + 6, 1, x * 3 + y)), "#5a9a4a", lift=1) for x, y, _ in spots
    )
    return "".join(parts) + leaves + roses(spots, "#e0486a")


@ground("wings")
def wings() -> str:
    """A glade at dusk, and the wings of whoever stands in it."""
    parts = [sky("#2f5a5a", "#b8e0a0"), glow(0, 90, 140, "#f4ffd0", 0.95)]
    for x in (-230, -160, -112, 112, 160, 230):
        parts.append(paper(curve(band(f"{x},240 {x + 6},120 {x - 4},-30", [30, 22, 20])), "#2f5248", lift=0))
    for side in (-1, 1):
        for outline, tone in (
            ("16,150 50,150 86,172 96,200 70,206 36,190", "#c8a8f0"),
            ("14,140 30,90 62,40 100,22 112,50 100,96 62,136", "#a8e8f0"),
        ):
            shape = outline if side > 0 else flipped(outline)
            parts.append(paper(curve(shape), tone, lift=2.4, edge=1.4, fall=0.1))
        veins = ("18,138 54,92 102,34", "20,140 66,108 104,76", "22,150 60,166 90,194")
        parts.extend(line(curve(one if side > 0 else flipped(one), is_open=True), "#ffffff", 2, 0.75) for one in veins)
        parts.append(fill(oval(side * 88, 52, 8), "#ffffff", 0.55) + fill(oval(side * 76, 84, 5), "#ffffff", 0.5))
    return "".join(parts) + "".join(
        fill(oval((i * 83) % 240 - 120, (i * 47) % 180 + 10, 1.6), "#fff6a0", 0.9) for i in range(16)
    )


@ground("witch-moon")
def witch_moon() -> str:
    """A huge green moon between two crooked trees."""
    parts = [
        sky("#1c2a44", "#55786a"),
        glow(0, 78, 140, "#d8ecb0", 0.85),
        paper(oval(0, 76, 78), "#e3ecc0", lift=0, fall=0.2),
    ]
    parts.extend(
        fill(oval(x, y, r), "#bccb9c", 0.6) for x, y, r in ((-50, 50, 11), (40, 30, 9), (52, 96, 12), (-58, 104, 8))
    )
    tree = "84,240! 88,170 78,120 84,86 66,62 58,34! 74,54 86,62 84,24 96,-30! 260,-30! 260,240!"
    parts.append(both(tree, "#222b38", 0.12, lift=3, edge=1))
    for twig in ("88,108 66,100 46,82", "90,60 70,34 72,8", "70,102 58,110 46,108"):
        branch = band(twig, [13, 8, 1.5])
        parts.append(paper(curve(branch), "#202834", lift=1, edge=0.8))
        parts.append(paper(curve(flipped(branch)), "#222b38", lift=1, edge=0.8))
    bats = "".join(
        fill(curve(moved("0,0 -6,-5 -14,-4! -11,1 -7,0 -4,4! 0,3 4,4! 7,0 11,1 14,-4! 6,-5", x, y, grow)), "#1d2530")
        for x, y, grow in ((56, 60, 0.9), (-62, 70, 0.7))
    )
    return "".join(parts) + bats + earth("-260,178 -120,168 0,176 120,168 260,178", "#1b232b", 3)
