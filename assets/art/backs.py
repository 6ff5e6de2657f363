"""Backgrounds. They go on to both sides of the picture, for wide frames."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    kept_in,
    line,
    mix,
    moved,
    oval,
    paper,
    ragged,
    shade,
    tint,
)

ALL = box(-HALF, -40, 2 * HALF, 280)

Back = Callable[[], str]
BACKS: dict[str, Back] = {}
back = kept_in(BACKS)


def ground(outline: str, colour: str, lift: float = 2) -> str:
    """A range of hills: its upper edge, from the left to the right."""
    return paper(curve(f"{-HALF},260! {outline} {HALF},260!"), colour, lift=lift)


def mesa(x: float, y: float, wide: float, tall: float) -> str:
    """Points of a table mountain standing on y."""
    w = wide / 2
    return f"{x - w - tall * 0.35:.0f},{y:.0f} {x - w - 2:.0f},{y - tall * 0.45:.0f}! {x - w + 1:.0f},{y - tall:.0f}! {x - w * 0.2:.0f},{y - tall * 1.04:.0f} {x + w:.0f},{y - tall * 0.98:.0f}! {x + w + 3:.0f},{y - tall * 0.5:.0f}! {x + w + tall * 0.35:.0f},{y:.0f}"


def sky(top: str, bottom: str) -> str:
    """The whole ground, from one colour to another."""
    return fade(ALL, top, bottom)


@back("none")
def none() -> str:
    """Nothing: for people who stand in a scene."""
    return ""


@back("desert-dusk")
def desert_dusk() -> str:
    """Table mountains before a low sun."""
    sun = glow(52, 92, 150, "#ffd98a", 0.9) + paper(oval(52, 92, 40), "#ffd36e", lift=0, fall=0.2)
    far = ground(
        f"-260,150 {mesa(-150, 140, 60, 50)} -80,142 {mesa(-46, 140, 34, 62)} 20,146 90,148 {mesa(130, 146, 54, 44)} 220,150 260,148",
        "#b8583f",
    )
    near = ground("-260,168 -180,160 -90,170 0,166 110,160 190,168 260,164", "#8a3b36", 3)
    return sky("#e0713f", "#f6b563") + sun + far + near


@back("saloon")
def saloon() -> str:
    """Planks and bottles in lamplight."""
    parts = [sky("#4a2a1c", "#7d4a2a")]
    for x in range(-260, 261, 40):
        parts.append(fill(box(x, -40, 38.5, 300), shade("#8a552f", 0.1 + (x // 40 % 3) * 0.06), 0.55))
    parts.append(glow(-40, 40, 150, "#ffcf7a", 0.75))
    parts.append(paper(box(-260, 92, 520, 8), "#5a3420", lift=2))
    bottles = (
        (-196, "#5d7a4a"),
        (-178, "#a8622c"),
        (-158, "#47707a"),
        (-128, "#8a3b36"),
        (-106, "#5d7a4a"),
        (-84, "#b98a3a"),
        (74, "#a8622c"),
        (94, "#5d7a4a"),
        (116, "#8a3b36"),
        (150, "#47707a"),
        (172, "#b98a3a"),
        (196, "#5d7a4a"),
    )
    for x, colour in bottles:
        bottle = f"{x - 3},40! {x + 3},40! {x + 3},54 {x + 8},64 {x + 8},92! {x - 8},92! {x - 8},64 {x - 3},54"
        parts.append(
            paper(curve(bottle), mix(colour, "#4a2a1c", 0.3), lift=1.2)
            + fill(box(x - 5, 68, 3, 18, 1.5), "#ffffff", 0.22)
        )
    return "".join(parts)


@back("night-prairie")
def night_prairie() -> str:
    """Hills under moon and stars."""
    stars = "".join(
        fill(oval(x, y, r), "#fff3cf", 0.85)
        for x, y, r in (
            (-90, 22, 1.3),
            (-70, 52, 0.9),
            (-48, 16, 1.1),
            (66, 20, 1.2),
            (88, 60, 1.0),
            (40, 10, 0.9),
            (-130, 40, 1.2),
            (130, 30, 1.1),
            (160, 66, 1),
            (-170, 70, 1),
            (-200, 24, 1.2),
            (210, 20, 1.2),
        )
    )
    moon = glow(-56, 54, 90, "#cfe0e8", 0.7) + paper(oval(-56, 54, 24), "#e8ecd8", lift=0, fall=0.25)
    return (
        sky("#1d2a4a", "#5a6a8a")
        + stars
        + moon
        + ground("-260,140 -190,128 -120,140 -40,132 50,142 120,126 200,138 260,130", "#32405c")
        + ground("-260,166 -150,158 -30,168 90,158 200,166 260,160", "#232c44", 3)
    )


@back("wanted")
def wanted() -> str:
    """A poster on a wall of boards."""
    parts = [sky("#6e4a2c", "#4d2f1c")]
    for x in range(-260, 261, 52):
        parts.append(fill(box(x, -40, 50, 300), shade("#8a5c34", 0.12 + (x // 52 % 3) * 0.07), 0.7))
    parts.append(
        paper(
            curve("-84,14! -30,10 40,15 86,9! 83,70 88,150 84,212! -86,212! -82,120 -88,60"),
            "#e8d3a0",
            lift=3,
            edge=1.2,
        )
    )
    parts.append(fill(box(-58, 22, 116, 5), "#6b4a2c", 0.6) + fill(box(-40, 31, 80, 2.4), "#6b4a2c", 0.45))
    parts.append(fill(oval(0, 20, 3), "#4a4a50") + glow(0, 100, 90, "#fff3cf", 0.6))
    return "".join(parts)


@back("street")
def street() -> str:
    """The main street at noon."""
    parts = [sky("#7fb0b8", "#f1d9a4"), glow(0, 110, 140, "#fff0c0", 0.7)]
    for x, wide, tall, colour in (
        (-214, 84, 104, "#a5673f"),
        (-132, 76, 92, "#8d5a44"),
        (132, 80, 98, "#9a6a4a"),
        (214, 80, 110, "#7f5040"),
    ):
        top = 160 - tall
        parts.append(
            paper(
                curve(
                    f"{x - wide / 2},{top}! {x - wide / 4},{top}! {x - wide / 4},{top - 12}! {x + wide / 4},{top - 12}! {x + wide / 4},{top}! {x + wide / 2},{top}! {x + wide / 2},170! {x - wide / 2},170!"
                ),
                colour,
                lift=2.5,
            )
        )
        parts.append(fill(box(x - wide / 2 + 6, top + 18, wide - 12, 9, 2), tint(colour, 0.5), 0.8))
        parts.append(
            fill(box(x - 26, top + 40, 16, 24), shade(colour, 0.6))
            + fill(box(x + 10, top + 40, 16, 24), shade(colour, 0.6))
        )
    return "".join(parts) + ground("-260,156 -100,150 0,148 100,150 260,156", "#d3a868")


@back("canyon")
def canyon() -> str:
    """Red walls at both sides."""
    left = paper(
        curve("-260,-40! -84,-40! -92,20 -74,46! -88,90 -70,120! -84,170 -76,260! -260,260!"), "#a4472f", lift=4
    )
    right = paper(curve("260,-40! 82,-40! 90,30 72,62! 86,100 70,140! 82,190 74,260! 260,260!"), "#8c3a2b", lift=4)
    strata = "".join(
        line(curve(f"{s * 260},{y} {s * 150},{y - 6} {s * 92},{y + 4}", is_open=True), "#6b2820", 2.4, 0.4)
        for s in (-1, 1)
        for y in (20, 56, 84, 128, 164)
    )
    return (
        sky("#7cc0c8", "#f3dfaa")
        + glow(0, 90, 110, "#fff3cf", 0.7)
        + ground(f"-260,150 {mesa(-20, 150, 30, 50)} 260,150", "#d08a58")
        + left
        + right
        + strata
    )


# Court


@back("throne")
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


@back("rose-window")
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


def _around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


@back("fair")
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


def battlements(y: float, colour: str, step: float = 34, lift: float = 3) -> str:
    """A wall with merlons across the whole width."""
    points = [f"{-HALF},260!"]
    x = -HALF
    while x < HALF:
        points += [f"{x},{y}!", f"{x + step * 0.55},{y}!", f"{x + step * 0.55},{y + 14}!", f"{x + step},{y + 14}!"]
        x += step
    return paper(curve(" ".join([*points, f"{HALF},260!"])), colour, lift=lift)


def stones(top: float, bottom: float, colour: str, opacity: float = 0.4) -> str:
    """Joints of masonry."""
    parts = []
    for row, y in enumerate(range(round(top), round(bottom), 12)):
        parts.append(f"M{-HALF} {y}H{HALF}")
        parts.extend(f"M{x + (13 if row % 2 else 0)} {y}v12" for x in range(-260, 260, 26))
    return line("".join(parts), colour, 1.2, opacity)


@back("ramparts")
def ramparts() -> str:
    """A morning behind walls and pennants."""
    parts = [sky("#5f9fc4", "#f6e3b4"), glow(-60, 70, 150, "#fff3cf", 0.8)]
    parts.append(ground("-260,120 -170,96 -90,118 0,104 90,120 180,98 260,116", "#8db38a", 0))
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


@back("witch-wood")
def witch_wood() -> str:
    """Bare trees before a green moon."""
    parts = [
        sky("#20304a", "#5a7a6a"),
        glow(-20, 74, 150, "#d8ecb0", 0.7),
        paper(oval(-20, 70, 62), "#dfe9bd", lift=0, fall=0.2),
    ]
    parts.append(
        "".join(
            fill(oval(x, y, r), "#b9c79a", 0.5) for x, y, r in ((-44, 52, 9), (-6, 40, 6), (10, 92, 10), (-34, 100, 7))
        )
    )
    for side in (-1, 1):
        for trunk in (
            band("96,240 92,150 104,80 92,-20", [44, 30, 24, 22]),
            band("98,110 74,84 70,50 50,26", [14, 9, 6, 2]),
            band("100,70 124,40 120,10", [12, 8, 2]),
            band("76,84 60,80 44,86", [6, 4, 1.5]),
            band("160,240 156,120 170,-20", [36, 28, 20]),
            band("158,120 136,92 140,66", [12, 7, 2]),
            band("226,240 222,100 236,-20", [36, 28, 20]),
        ):
            outline = trunk if side > 0 else flipped(trunk)
            parts.append(paper(curve(outline), "#232c38" if side < 0 else "#1d2530", lift=2.4))
    bats = "".join(
        fill(curve(moved("0,0 -6,-5 -14,-4! -11,1 -7,0 -4,4! 0,3 4,4! 7,0 11,1 14,-4! 6,-5", x, y, s)), "#1d2530")
        for x, y, s in ((34, 30, 0.9), (-64, 24, 0.7), (52, 52, 0.6))
    )
    return "".join(parts) + bats + ground("-260,176 -120,166 0,174 120,166 260,176", "#1b232b", 3)


# North


@back("fjord")
def fjord() -> str:
    """Cliffs over cold water."""
    parts = [sky("#7fb3c4", "#e9eddc"), glow(40, 70, 140, "#fffbe8", 0.8)]
    parts.append(
        ground(
            "-260,110 -200,60! -160,96 -120,40! -80,92 -40,70 0,104 40,84 80,50! 120,88 170,30! 220,86 260,60!",
            "#8fb0b8",
            0,
        )
    )
    parts.append(
        paper(curve("-260,20! -200,34 -150,60! -120,110 -84,138! -60,160 -260,170!"), "#4f7480", lift=3)
        + paper(curve("260,0! 200,30 150,52! 116,100 90,130! 66,160 260,170!"), "#456a76", lift=3)
    )
    parts.append(
        fade(box(-260, 138, 520, 120), "#5f95a4", "#2f5d6b")
        + "".join(
            line(curve(f"{x},{y} {x + 14},{y - 3} {x + 28},{y}", is_open=True), "#d8eef0", 1.8, 0.5)
            for x, y in ((-120, 150), (-60, 160), (40, 152), (90, 164), (150, 150), (-190, 158))
        )
    )
    return "".join(parts)


@back("aurora")
def aurora() -> str:
    """Green light over snow at night."""
    parts = [sky("#10203a", "#2a5068")]
    parts.append(
        "".join(
            fill(oval(x, y, r), "#ffffff", 0.8)
            for x, y, r in (
                (-84, 20, 1.1),
                (-40, 34, 0.9),
                (24, 14, 1.2),
                (70, 40, 1),
                (92, 16, 0.9),
                (-150, 30, 1.1),
                (150, 24, 1),
                (190, 50, 1.1),
                (-200, 16, 1),
            )
        )
    )
    for shift, colour, alpha in ((0, "#4fe0a0", 0.5), (22, "#7fe3ff", 0.34), (-20, "#9a7fe0", 0.34)):
        curtain = f"-260,{70 + shift} -180,{30 + shift} -90,{66 + shift} 0,{26 + shift} 90,{60 + shift} 180,{22 + shift} 260,{54 + shift} 260,{110 + shift} 180,{80 + shift} 90,{122 + shift} 0,{84 + shift} -90,{126 + shift} -180,{88 + shift} -260,{126 + shift}"
        parts.append(fade(curve(curtain), colour, colour, opacity=(alpha, 0.0)))
    parts.append(
        ground(
            "-260,140 -210,104! -160,136 -110,92! -50,138 10,112! 60,140 120,88! 180,134 230,106! 260,130", "#36566e", 2
        )
        + ground("-260,168 -140,156 0,166 140,154 260,166", "#c9dde4", 3)
    )
    return "".join(parts)


@back("hall")
def hall() -> str:
    """A longhouse by firelight: posts, shields, a blaze."""
    parts = [sky("#2a1a14", "#5a3420"), glow(0, 120, 170, "#ff9d3c", 0.85), glow(0, 130, 90, "#ffd98a", 0.7)]
    for x in (-220, -120, 120, 220):
        parts.append(
            paper(box(x - 13, -40, 26, 300), "#4a2a1a", lift=3)
            + "".join(
                line(
                    curve(f"{x - 8},{y} {x},{y - 8} {x + 8},{y} {x},{y + 8} {x - 8},{y}", is_open=True),
                    "#a8733f",
                    1.8,
                    0.7,
                )
                for y in range(10, 220, 22)
            )
        )
    parts.append(paper(curve("-260,-40! 260,-40! 260,14! 0,34 -260,14!"), "#3a2016", lift=3))
    for x, tone in ((-170, "#8a3b36"), (-70, "#2f6f7a"), (70, "#c9a24a"), (170, "#4d6b4a")):
        parts.append(
            paper(oval(x, 74, 24), "#4a2a1a", lift=2)
            + paper(oval(x, 74, 21), mix(tone, "#3a2016", 0.25), lift=0)
            + fill(f"M{x} 74V53A21 21 0 0 1 {x + 21} 74z", "#d8c096", 0.5)
            + fill(f"M{x} 74V95A21 21 0 0 1 {x - 21} 74z", "#d8c096", 0.5)
            + paper(oval(x, 74, 6), "#a9b0ba", lift=0.8)
        )
    return "".join(parts)


@back("blizzard")
def blizzard() -> str:
    """Driving snow before blue ice."""
    parts = [sky("#3f6a86", "#bcd8e4"), glow(0, 90, 140, "#f2fbff", 0.7)]
    parts.append(
        ground(
            "-260,120 -200,50! -160,110 -110,30! -60,110 -10,80! 50,112 100,34! 150,104 210,54! 260,120", "#7fa9bf", 0
        )
        + ground("-260,160 -130,146 0,160 130,144 260,160", "#e4f1f5", 2)
    )
    flakes = [((i * 67) % 520 - 260, (i * 41) % 200, 0.8 + (i % 4) * 0.5) for i in range(60)]
    return "".join(parts) + "".join(fill(oval(x, y, r), "#ffffff", 0.8) for x, y, r in flakes)


@back("pinewood")
def pinewood() -> str:
    """Green dusk between firs."""
    parts = [sky("#3f6f5a", "#cfe0b0"), glow(0, 80, 150, "#f4f8d0", 0.75)]
    for row, (base, tall, colour) in enumerate(((150, 96, "#7fa886"), (166, 120, "#4f8260"), (190, 150, "#2f5a44"))):
        for index in range(-6, 7):
            x = index * 44 + row * 17
            if row == 2 and abs(x) < 66:
                continue
            high = tall + (index * 29 + row * 13) % 34
            w = high * 0.24
            parts.append(
                paper(
                    curve(
                        f"{x},{base - high}! {x + w * 0.6:.0f},{base - high * 0.62:.0f}! {x + w * 0.3:.0f},{base - high * 0.62:.0f}! {x + w * 0.9:.0f},{base - high * 0.3:.0f}! {x + w * 0.45:.0f},{base - high * 0.3:.0f}! {x + w * 1.2:.0f},{base + 10}! {x - w * 1.2:.0f},{base + 10}! {x - w * 0.45:.0f},{base - high * 0.3:.0f}! {x - w * 0.9:.0f},{base - high * 0.3:.0f}! {x - w * 0.3:.0f},{base - high * 0.62:.0f}! {x - w * 0.6:.0f},{base - high * 0.62:.0f}!"
                    ),
                    colour,
                    lift=1.6,
                )
            )
    return "".join(parts) + ground("-260,178 -120,170 0,178 120,170 260,178", "#274a38", 2)


@back("barley")
def barley() -> str:
    """A golden field with standing stones."""
    parts = [
        sky("#e0b04a", "#fbeab0"),
        glow(-40, 80, 150, "#fffbe0", 0.85),
        ground("-260,124 -160,104 -60,120 40,106 140,122 260,104", "#c9a24a", 0),
    ]
    for x, tall, lean in ((-196, 66, 3), (-118, 84, -4), (-84, 50, 4), (92, 76, 5), (128, 54, -3), (204, 72, 4)):
        parts.append(
            paper(
                curve(
                    f"{x - 15},170! {x - 13 + lean},{160 - tall} {x + lean},{150 - tall} {x + 12 + lean},{162 - tall} {x + 16},170!"
                ),
                "#8a8272",
                lift=2.2,
            )
            + line(
                f"M{x - 4 + lean} {176 - tall}v24M{x - 4 + lean} {182 - tall}l7 6M{x - 4 + lean} {192 - tall}l7 -5",
                "#4a443c",
                2,
                0.7,
            )
        )
    parts.append(ground("-260,158 -130,148 0,156 130,146 260,156", "#b5832c", 2))
    ears = "".join(f"M{x} 200Q{x + 3} {172 + (x * 7) % 12} {x + 8} {158 + (x * 5) % 16}" for x in range(-256, 256, 9))
    return "".join(parts) + line(ears, "#f0cd6a", 2.2, 0.75)


@back("sunset-sea")
def sunset_sea() -> str:
    """Sails before a red sun."""
    parts = [
        sky("#5a2a4a", "#f08a4a"),
        glow(0, 110, 170, "#ffd98a", 0.9),
        paper(oval(0, 108, 60), "#ffc86a", lift=0, fall=0.2),
    ]
    for x, grow in ((-128, 1.0), (122, 1.2), (-206, 0.8), (206, 0.9)):
        parts.append(
            fill(curve(moved("-26,0! -30,-12! -20,-4 0,-1 20,-4 32,-16! 26,2 0,6", x, 142, grow)), "#3a1c34")
            + fill(curve(moved("-16,-38! 16,-38! 20,-22 15,-8! -15,-8! -12,-22", x, 142, grow)), "#7a2a34")
            + line(f"M{x} {142 - 44 * grow}V142", "#3a1c34", 2)
        )
    parts.append(
        fade(box(-HALF, 142, 2 * HALF, 110), "#a8505a", "#3a2444")
        + "".join(
            line(f"M{x} {y}h{w}", "#ffcf8a", 2, 0.6)
            for x, y, w in (
                (-40, 150, 80),
                (-30, 158, 54),
                (-56, 166, 40),
                (10, 168, 50),
                (-24, 176, 44),
                (-150, 156, 30),
                (120, 160, 34),
            )
        )
    )
    return "".join(parts)


# The host and the order


@back("ghost-moor")
def ghost_moor() -> str:
    """Cold mist, a pale sun, spears of the dead."""
    parts = [
        sky("#1c2a36", "#5f8288"),
        glow(0, 80, 140, "#a8f0e0", 0.65),
        paper(oval(0, 74, 58), "#b9dcd2", lift=0, fall=0.35),
    ]
    for x in (-236, -206, -178, -150, -128, -104, 104, 124, 148, 176, 204, 232):
        high = 60 + (x * 7) % 34
        parts.append(
            line(f"M{x} 190L{x + (x % 5) - 2} {high}", "#16222c", 3.4)
            + fill(curve(f"{x - 4},{high + 10} {x},{high - 12}! {x + 4},{high + 10}"), "#16222c")
            + fill(oval(x, 150 + (x % 7), 11, 13), "#16222c")
            + fill(oval(x - 3, 149 + (x % 7), 1.5), "#8ff0e0", 0.9)
            + fill(oval(x + 3, 149 + (x % 7), 1.5), "#8ff0e0", 0.9)
        )
    return (
        "".join(parts)
        + ground("-260,172 -130,160 0,170 130,158 260,172", "#131d26", 3)
        + fade(box(-260, 140, 520, 70), "#9fd8d0", "#9fd8d0", opacity=(0, 0.3))
    )


@back("pyre")
def pyre() -> str:
    """A burning night."""
    parts = [sky("#3a1218", "#c2502a"), glow(0, 150, 190, "#ffb347", 0.85)]
    for scale, colour, base in ((1.0, "#8c2a1e", 210), (0.8, "#d05a24", 214), (0.55, "#f0a63c", 218)):
        tips = [f"-260,{base + 60}!", f"-260,{base - 60 * scale:.0f}"]
        for index, x in enumerate(range(-240, 261, 30)):
            high = (70 + (index * 37) % 60) * scale
            tips += [f"{x},{base - high:.0f}!", f"{x + 14},{base - high * 0.36:.0f}"]
        parts.append(paper(curve(" ".join([*tips, f"260,{base + 60}!"])), colour, lift=2))
    sparks = [((i * 71) % 420 - 210, (i * 53) % 150, 0.9 + (i % 3) * 0.5) for i in range(34)]
    return "".join(parts) + "".join(fill(oval(x, y, r), "#ffd98a", 0.85) for x, y, r in sparks)


@back("dungeon")
def dungeon() -> str:
    """Cold stone, chains, one torch."""
    parts = [sky("#2a2830", "#46404a"), stones(-20, 240, "#17141c", 0.55), glow(-78, 70, 120, "#ff9d3c", 0.75)]
    parts.append(
        paper(box(-83, 84, 9, 46, 2), "#4a2c20", lift=2)
        + paper(curve(ragged("-79,86 -92,74 -86,56 -78,34! -72,54 -64,70 -70,84", 2, 12, (0, -1))), "#e0722c", lift=0)
        + fill(curve("-79,84 -86,74 -79,52! -71,72"), "#ffd36e")
    )
    for x in (84, 96):
        parts.append(
            "".join(line(oval(x + (i % 2) * 2, 6 + i * 13, 4.2, 7), "#5f6068", 3) for i in range(7 if x == 84 else 5))
        )
    return "".join(parts)


@back("moon-fen")
def moon_fen() -> str:
    """A swamp under a huge moon."""
    parts = [
        sky("#2a3a58", "#7f9fa8"),
        glow(6, 92, 190, "#eef2d8", 0.8),
        paper(oval(6, 94, 88), "#f0ecc8", lift=0, fall=0.2),
    ]
    parts.append(
        "".join(
            fill(oval(x, y, rx, ry), "#bdbd9a", 0.5)
            for x, y, rx, ry in (
                (-24, 60, 13, 10),
                (44, 124, 18, 13),
                (50, 60, 8, 7),
                (-30, 120, 9, 7),
                (14, 150, 12, 7),
            )
        )
    )
    return (
        "".join(parts)
        + ground("-260,176 -130,168 0,178 130,168 260,176", "#101722", 3)
        + fade(box(-260, 130, 520, 90), "#6f98a0", "#6f98a0", opacity=(0, 0.28))
    )
