"""Every card of JunQuick has a picture: the same creature for each value, acting out what its card does.

python pictures_junquick.py           the sheet of all pictures, into this folder
python pictures_junquick.py icestorm  these alone, large
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from assets.art import juns
from assets.art.juns import INK, SKINS, burst, eye, jelly, shine, stand
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
    line,
    mix,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)

GOLD, SHELL, WOOD, STRAW = "#f5c23c", "#fff6dc", "#a8733f", "#d9a84a"
FACES = {1: (98, 17, 15), 2: (92, 17, 16), 3: (92, 20, 16), 4: (92, 21, 16)}  # height, gap and size of the eyes
IRISES = {1: "#1f5fae", 2: "#7a4a1e", 3: "#8a3a9e", 4: "#d8a018"}


# The family


def both(right: str, colour: str, **how: float) -> str:
    """A shape and its mirror image."""
    return paper(curve(flipped(right)), colour, **how) + paper(curve(right), shade(colour, 0.06), **how)


def legs(value: int, wide: float, y: float = 176) -> str:
    """Two feet."""
    tone = shade(SKINS[value], 0.16)
    return "".join(
        paper(
            curve(band(f"{s * 20},{y - 16} {s * 26},{y - 2} {s * 26},{y + 4}", [wide, wide * 0.8, wide * 0.72]))
            + oval(s * 30, y + 5, wide * 0.72, 7.6),
            tone,
            lift=1.6,
        )
        for s in (-1, 1)
    )


def body_1() -> str:
    """The hatchling, out of its egg."""
    c = SKINS[1]
    feeler = line(curve("2,62 8,40 -4,30", is_open=True), shade(c, 0.2), 4.4) + paper(
        oval(-5, 27, 8), "#ffd23c", lift=1, edge=1
    )
    return (
        feeler
        + legs(1, 16)
        + jelly(even("0,56 28,62 47,86 50,120 44,152 24,168 0,172"), c)
        + shine(-26, 78, 7, 12)
        + fill(curve(even("0,128 20,132 27,146 18,162 0,166")), "#dff4ff", 0.8)
    )


def body_2() -> str:
    """Ears like leaves."""
    c = SKINS[2]
    veins = "".join(
        line(curve(v, is_open=True), shade(c, 0.4), 2.2, 0.7) for v in ("12,64 22,42 36,20", "-12,64 -22,42 -36,20")
    )
    return (
        both("6,66 4,44 16,24 38,16! 42,38 32,58 16,70", tint(c, 0.1), lift=2, edge=1.3)
        + veins
        + legs(2, 18)
        + jelly(even("0,58 24,62 42,86 45,118 40,148 22,166 0,170"), c)
        + shine(-24, 82, 6.5, 12)
        + fill(curve(even("0,122 18,126 26,142 18,158 0,162")), "#f6ffd0", 0.75)
    )


def body_3() -> str:
    """A crest and a tail."""
    c = SKINS[3]
    tail = paper(
        curve(band("28,166 62,176 84,156 80,130 66,128", [30, 24, 18, 11, 3])), shade(c, 0.1), lift=2.4, edge=1.2
    )
    crest = "".join(
        paper(curve(moved("-10,14! -3,-6 0,-22! 5,-6 10,14!", x, y, grow, turn)), "#d9368b", lift=1.4, edge=1.1)
        for x, y, turn, grow in (
            (0, 44, 0, 1.25),
            (-19, 50, -22, 1.0),
            (20, 50, 22, 1.0),
            (-36, 64, -42, 0.8),
            (37, 64, 42, 0.8),
        )
    )
    return (
        tail
        + crest
        + legs(3, 24)
        + jelly(even("0,48 28,52 48,74 48,100 44,128 48,154 26,172 0,174"), c)
        + shine(-28, 72, 6.4, 12)
        + fill(curve(even("0,128 20,132 28,148 20,164 0,168")), "#fff0c0", 0.85)
    )


def body_4(*, wings: bool = True) -> str:
    """Horns, wings and a pointed tail."""
    c = SKINS[4]
    parts = (
        [both("40,120! 60,84 96,62! 94,84 112,84! 102,106 112,120! 84,126 60,142!", shade(c, 0.46), lift=2.4, edge=1.2)]
        if wings
        else []
    )
    horn = band("22,62 38,46 44,26 36,8", [20, 17, 12, 2])
    parts.append(
        paper(curve(flipped(horn)), "#fff0d0", lift=2, edge=1.1) + paper(curve(horn), "#f0dcb8", lift=2, edge=1.1)
    )
    parts.append(
        paper(curve(band("-30,168 -70,182 -90,160 -84,138", [16, 12, 9, 6])), shade(c, 0.16), lift=2)
        + paper(curve(moved("0,-22! 12,2! 0,-4! -12,2!", -84, 138, 1, 8)), shade(c, 0.3), lift=1.4)
    )
    return (
        "".join(parts)
        + legs(4, 28)
        + jelly(even("0,52 30,54 52,76 56,108 54,140 40,168 0,176"), c)
        + shine(-34, 78, 6.4, 13)
    )


BODIES: dict[int, Callable[[], str]] = {1: body_1, 2: body_2, 3: body_3, 4: body_4}


def stare(value: int, look: tuple[float, float] = (0, 0), lid: float = 0, grow: float = 1) -> str:
    """The eyes of a value."""
    y, gap, size = FACES[value]
    return "".join(
        eye(s * gap + 1, y, size * grow, look, IRISES[value], lid, shade(SKINS[value], 0.25)) for s in (-1, 1)
    )


def brows(value: int, inner: float, outer: float, thick: float = 9) -> str:
    """Two brows: heights of their ends, in units above the eyes."""
    y, gap, size = FACES[value]
    parts = []
    for s in (-1, 1):
        points = (
            f"{s * (gap - size * 0.9):.1f},{y - inner} "
            f"{s * gap},{y - (inner + outer) / 2 - 3:.1f} {s * (gap + size):.1f},{y - outer}"
        )
        parts.append(paper(curve(band(points, [thick * 0.7, thick, thick * 0.5])), shade(SKINS[value], 0.5), lift=1))
    return "".join(parts)


def mouth(kind: str, x: float, y: float, wide: float = 16) -> str:
    """A smile, a smirk, an oh, a wail, a grin with teeth."""
    w = wide
    if kind == "smile":
        return line(curve(f"{x - w},{y - 3} {x},{y + 6} {x + w},{y - 3}", is_open=True), INK, 3.2)
    if kind == "smirk":
        return line(curve(f"{x - w},{y + 2} {x},{y + 4} {x + w},{y - 6}", is_open=True), INK, 3.2)
    if kind == "wobble":
        return line(
            curve(f"{x - w},{y} {x - w / 2},{y - 5} {x},{y} {x + w / 2},{y - 5} {x + w},{y}", is_open=True), INK, 3.2
        )
    if kind == "oh":
        return fill(oval(x, y, w * 0.6, w * 0.8), "#5a0f20") + fill(oval(x, y + w * 0.36, w * 0.36, w * 0.3), "#ff6a7a")
    if kind == "wail":
        return fill(
            curve(
                f"{x - w},{y - 4} {x},{y - 14} {x + w},{y - 4} "
                f"{x + w * 1.1},{y + 16} {x},{y + 26} {x - w * 1.1},{y + 16}"
            ),
            "#5a0f20",
        ) + fill(curve(f"{x - w * 0.7},{y + 18} {x},{y + 6} {x + w * 0.7},{y + 18} {x},{y + 24}"), "#ff6a7a")
    lips = curve(
        f"{x - w},{y - 5}! {x},{y} {x + w},{y - 5}! {x + w * 0.7},{y + 11} {x},{y + 15} {x - w * 0.7},{y + 11}"
    )
    teeth = curve(
        f"{x - w * 0.9},{y - 4}! {x},{y} {x + w * 0.9},{y - 4}! {x + w * 0.7},{y + 4} {x},{y + 7} {x - w * 0.7},{y + 4}"
    )
    return fill(lips, "#5a0f20") + fill(teeth, "#ffffff") + fill(oval(x, y + 11.5, w * 0.4, 3), "#ff6a7a")


def limb(value: int, points: str, hand: float = 10.5, wide: float = 16) -> str:
    """An arm along a line, with a round hand at its end."""
    (u, v), (x, y) = (map(float, end.split(",")) for end in (points.split()[0], points.split()[-1]))
    sleeve = curve(band(points, [wide, wide * 0.9, wide * 0.85]))
    return paper(sleeve + oval(u, v, wide * 0.5) + oval(x, y, hand), shade(SKINS[value], 0.08), lift=2, edge=1.1)


def jun(value: int, face: str, *arms: str) -> str:
    """A creature: its body, its face, its arms."""
    return stand(0, 186, 54) + BODIES[value]() + face + "".join(limb(value, one) for one in arms)


# Things


def egg(x: float, y: float, grow: float = 1, turn: float = 0, tone: str = "#8fd0ff") -> str:
    """An egg with spots."""
    spots = "".join(
        fill(oval(dx, dy, r), tone, 0.9) for dx, dy, r in ((-7, -4, 4.4), (7, 5, 5.4), (-5, 13, 3.4), (5, -14, 3.6))
    )
    return placed(
        paper(curve("0,-26 15,-13 20,6 13,21 0,25 -13,21 -20,6 -15,-13"), SHELL, lift=2, edge=1.3)
        + spots
        + shine(-8, -10, 3, 6),
        x,
        y,
        turn,
        grow,
    )


def nest(x: float, y: float, wide: float) -> str:
    """A bowl of straw."""
    w = wide / 2
    bowl = paper(
        curve(
            ragged(
                f"{x - w},{y} {x},{y + 9} {x + w},{y} {x + w * 0.8},{y + w * 0.45:.1f} "
                f"{x},{y + w * 0.6:.1f} {x - w * 0.8},{y + w * 0.45:.1f}",
                3.4,
                10,
                (0, 0),
            )
        ),
        "#b5803a",
        lift=2.4,
        edge=1.2,
    )
    twigs = "".join(
        line(
            f"M{x - w * 0.9 + i * w * 0.17:.1f} {y + 6 + (i * 7) % 9}l{14 - (i * 5) % 9} {(i * 11) % 15 - 5}",
            ("#f0cd7a", "#7a5024")[i % 2],
            2.4,
            0.85,
        )
        for i in range(11)
    )
    return bowl + twigs


def card_back(x: float, y: float, turn: float, tone: str, grow: float = 1) -> str:
    """A card face down."""
    return placed(
        paper(box(-15, -21, 30, 42, 4), "#ffffff", lift=1.6, edge=0.8)
        + fill(box(-11.5, -17.5, 23, 35, 3), tone)
        + fill(star(0, 0, 9, 4, 5), "#ffffff", 0.85),
        x,
        y,
        turn,
        grow,
    )


def domino(value: int) -> str:
    """A burglar's mask; the eyes go on top."""
    y, gap, size = FACES[value]
    w = gap + size + 12
    tails = paper(
        curve(f"{w - 4},{y}! {w + 20},{y - 14} {w + 28},{y - 8}! {w + 14},{y + 4} {w + 24},{y + 16}! {w + 6},{y + 10}"),
        "#241a34",
        lift=1.4,
    )
    return tails + paper(
        curve(
            f"{-w},{y - 6} {-gap},{y - size - 8} 0,{y - size * 0.6} {gap},{y - size - 8} {w},{y - 6} "
            f"{w - 4},{y + 8} {gap},{y + size + 7} 0,{y + size * 0.4} {-gap},{y + size + 7} {-w + 4},{y + 8}"
        ),
        "#241a34",
        lift=1.6,
        edge=1.2,
    )


def long_nose(value: int, x: float, y: float, reach: float) -> str:
    """It grows with every lie."""
    c = mix(SKINS[value], "#fff6d8", 0.5)
    return (
        paper(
            curve(band(f"{x},{y} {x + reach * 0.5},{y - 2} {x + reach},{y - 8}", [17, 14, 12])) + oval(x, y, 8.5),
            c,
            lift=2.4,
            edge=1.3,
        )
        + paper(oval(x + reach, y - 8, 9.6), mix(c, "#ff4a5a", 0.55), lift=1.6, edge=1.2)
        + line(f"M{x + reach * 0.4:.0f} {y - 6}v9M{x + reach * 0.65:.0f} {y - 9}v9", shade(c, 0.5), 1.6, 0.5)
    )


def drops(places: tuple[tuple[float, float, float], ...], colour: str = "#7fd8ff") -> str:
    """Tears or water."""
    return "".join(
        paper(curve(moved("0,-10! 6,0 4,7 0,9 -4,7 -6,0", x, y, g)), colour, lift=0.8, edge=0.8) for x, y, g in places
    )


def dash(lines: str, opacity: float = 0.75) -> str:
    """Lines of speed."""
    return line(lines, "#ffffff", 4, opacity)


def flake(x: float, y: float, size: float, turn: float = 0) -> str:
    """A crystal of snow."""
    ray = (
        f"M0 0V{-size}M{-size * 0.25:.1f} {-size * 0.85:.1f}L0 {-size * 0.55:.1f}L{size * 0.25:.1f} {-size * 0.85:.1f}"
    )
    return "".join(placed(line(ray, "#ffffff", max(2.0, size * 0.14), 0.95), x, y, turn + k * 60) for k in range(6))


# Liars


def stage(colour: str) -> str:
    """Where lies are told: a curtain, boards, a light from above."""
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), shade(colour, 0.5), shade(colour, 0.25))]
    for x in range(-260, 261, 26):
        parts.append(fade(box(x, -40, 26, 280), tint(colour, 0.1), shade(colour, 0.4), sideways=True))
    parts.append(
        fade(curve("-34,-40! 34,-40! 108,196! -108,196!"), "#fff6c0", "#fff3b0", opacity=(0.6, 0.3))
        + glow(0, 110, 92, "#fffbe0", 0.75)
    )
    parts.append(
        paper(box(-HALF, 176, 2 * HALF, 80), "#b5804a", lift=2.4, edge=1.4)
        + line("M-260 190H260M-60 176L-90 210M60 176L90 210M0 176V210", "#7a4e28", 1.8, 0.5)
    )
    return "".join(parts)


def liar_2() -> str:
    """Three cards face down, and a nose that tells all."""
    face = stare(2, (0.45, 0.1), 0.36) + brows(2, 18, 24, 7) + long_nose(2, 4, 112, 80) + mouth("smirk", -4, 132, 13)
    hand = "".join(
        card_back(x, 148 + abs(x + 52) * 0.2, turn, "#b3302a", 1.16) for x, turn in ((-76, -26), (-52, 0), (-28, 24))
    )
    return stage("#7a3a8a") + jun(2, face, "36,126 54,138 48,152") + hand + limb(2, "-36,134 -54,154 -50,174")


def mask(x: float, y: float, turn: float) -> str:
    """A smiling face on a stick."""
    face = paper(curve(even("0,-36 26,-30 34,-4 26,26 0,38")), "#fff6e0", lift=3, edge=1.4)
    eyes = "".join(
        line(curve(f"{s * 14 - 8},-6 {s * 14},-14 {s * 14 + 8},-6", is_open=True), INK, 4)
        + fill(oval(s * 18, 6, 6, 4), "#ff8a9a", 0.7)
        for s in (-1, 1)
    )
    return placed(
        paper(box(-3.4, 30, 7, 60, 3), WOOD, lift=1.4)
        + face
        + eyes
        + fill(curve("-17,9! 0,15 17,9! 10,25 0,28 -10,25"), "#a8324a"),
        x,
        y,
        turn,
    )


def liar_3() -> str:
    """Another face before its own."""
    face = stare(3, (0.3, 0.2), 0.44) + brows(3, 14, 22) + mouth("smirk", 14, 124, 16) + long_nose(3, 14, 108, 66)
    return (
        stage("#2f5a8a")
        + jun(3, face, "42,136 62,140 58,158")
        + mask(-36, 96, -10)
        + limb(3, "-40,146 -56,158 -44,158")
    )


def liar_4() -> str:
    """A saint, it says."""
    c = SKINS[4]
    halo = (
        line(oval(0, 18, 34, 9), "#8a5a10", 7, 0.4)
        + line(oval(0, 15, 34, 9), "#ffe46a", 6.4)
        + line("M30 20L44 52", "#b8b8c0", 2.4)
    )
    feathers = "".join(
        both(w, "#fffaf0", lift=2, edge=1.2)
        for w in ("46,138 70,120 104,118 116,132! 96,146 70,156", "46,124 66,92 96,72 114,74! 112,98 90,120 66,140")
    )
    face = stare(4, (0, -0.5)) + brows(4, 24, 14) + long_nose(4, 2, 118, 80) + mouth("smile", -8, 138, 18)
    hands = paper(curve(even("0,136 8,142 12,158 16,172 0,178")), tint(c, 0.16), lift=2, edge=1.2) + line(
        "M0 140V176", shade(c, 0.5), 2
    )
    return (
        burst("#4f9ad8")
        + cloud(-84, 178, 1.1)
        + cloud(86, 184, 1.2)
        + cloud(-80, 30, 0.6)
        + cloud(-190, 150, 1.3)
        + cloud(190, 150, 1.3)
        + feathers
        + stand(0, 186, 58)
        + body_4(wings=False)
        + halo
        + face
        + both("30,150 48,138 54,160 40,178 14,172", shade(c, 0.06), lift=1.6)
        + hands
    )


# Thieves


def thief_2() -> str:
    """Off on tiptoe with an egg."""
    face = domino(2) + stare(2, (-0.4, 0), 0.2) + mouth("grin", 4, 117, 14)
    return (
        burst("#2a447a")
        + glow(0, 100, 90, "#c8ff9a", 0.5)
        + placed(
            jun(2, face) + egg(2, 158, 1.2, 8) + limb(2, "38,132 44,160 20,164") + limb(2, "-38,132 -46,158 -16,156"),
            0,
            2,
            7,
        )
        + dash("M-98 120h22M-104 138h26M-96 156h20")
    )


def sack(x: float, y: float, tone: str) -> str:
    """Full, and something looks out."""
    return (
        paper(
            curve(moved("-12,-38! -22,-28 -44,-2 -42,34 -18,48 18,48 42,34 44,-2 22,-28 12,-38!", x, y)),
            tone,
            lift=2.6,
            edge=1.3,
        )
        + paper(curve(moved("-20,-50 -8,-56 0,-50 8,-56 20,-50 12,-36 -12,-36", x, y)), tone, lift=1.6)
        + line(f"M{x - 12} {y - 37}h24", shade(tone, 0.5), 5)
    )


def thief_3() -> str:
    """A sack over the shoulder, a lamp in the hand."""
    beam = fade(curve("-50,134! -150,70! -150,200!"), "#fffbd0", "#fff6a0", opacity=(0.8, 0.6))
    face = domino(3) + stare(3, (-0.42, 0.1), 0.2) + mouth("grin", -2, 122, 18)
    lamp = placed(
        paper(box(-14, -8, 26, 16, 4), "#4a5060", lift=1.6, edge=1.2)
        + paper(curve("-12,-9! -24,-15! -24,15! -12,9!"), "#8a92a0", lift=1.6, edge=1.2)
        + fill(oval(-24, 0, 4, 14), "#ffffff"),
        -46,
        136,
        8,
    )
    return (
        burst("#5a3a6a")
        + glow(10, 100, 90, "#ffd98a", 0.5)
        + beam
        + egg(66, 50, 1.1, 14, "#ffb0a0")
        + sack(66, 100, "#c9a05a")
        + placed(jun(3, face), 12, 4, 0, 0.94)
        + lamp
        + limb(3, "-24,142 -36,154 -40,142")
        + limb(3, "50,136 66,128 60,104")
    )


def thief_4() -> str:
    """Not an egg: the whole nest."""
    face = domino(4) + stare(4, (0.3, 0.1)) + mouth("grin", 0, 126, 28)
    eggs = egg(-26, 34, 0.9, -12) + egg(26, 34, 0.9, 12, "#ffd36a") + egg(0, 28, 1.0, 0, "#9ae08a")
    who = stand(0, 188, 60) + body_4() + face
    return (
        burst("#3a2a5a")
        + glow(0, 110, 96, "#ff9a7a", 0.7)
        + placed(who, 0, 26, 0, 0.86)
        + eggs
        + nest(0, 44, 124)
        + placed(limb(4, "-44,128 -76,102 -66,58", 13, 20) + limb(4, "44,128 76,102 66,58", 13, 20), 0, 8)
        + dash("M-110 166h-26M-104 182h-34M104 166h26M106 182h30")
    )


# Gatecrashers


def gatecrasher_3() -> str:
    """Through the door, with luggage."""
    wall = fade(box(-HALF, -40, 2 * HALF, 280), "#3f8ab0", "#2f6a90") + "".join(
        fill(box(x, -40, 14, 280), "#ffffff", 0.07) for x in range(-260, 260, 28)
    )
    frame = paper(box(-66, 14, 132, 240, 3), "#f4e8d0", lift=2.4, edge=1.4) + fade(
        box(-54, 26, 108, 230), "#ffe9a0", "#ffc24a"
    )
    door = (
        paper(curve("-54,26! -96,10! -96,240! -54,220!"), "#b5502f", lift=3, edge=1.6)
        + paper(curve("-62,40! -88,32! -88,98! -62,100!"), "#943c22", lift=0.8)
        + paper(curve("-62,116! -88,116! -88,196! -62,190!"), "#943c22", lift=0.8)
        + paper(oval(-66, 108, 5), GOLD, lift=1)
    )
    face = stare(3, (0.1, 0.05), 0, 1.1) + brows(3, 22, 26) + mouth("grin", 0, 120, 24)
    case = (
        paper(box(34, 146, 52, 42, 6), "#7a4fa0", lift=2.4, edge=1.3)
        + line("M50 146v-8h20v8", "#4a2a6a", 5)
        + fill(star(48, 168, 8, 3.6), "#ffd84a")
        + fill(oval(72, 164, 6), "#5fe0c0")
    )
    return (
        wall
        + frame
        + placed(jun(3, face, "-40,132 -62,112 -74,86"), 4, 8, 3)
        + door
        + case
        + limb(3, "44,132 62,130 62,142")
        + dash("M-100 64l-16 -10M-104 100h-20M82 40l14 -14M92 66l18 -6", 0.9)
    )


def gatecrasher_4() -> str:
    """Through the wall, where there was no door."""
    brick = "#c96a4a"
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), "#ffcf5a", "#f0902c"), glow(0, 100, 110, "#fffbd0", 1.0)]
    hole = star(0, 104, 104, 80, 11, -84)
    joints = "".join(
        f"M-260 {y}H260" + "".join(f"M{x + (22 if (y // 24) % 2 else 0)} {y}v24" for x in range(-264, 260, 44))
        for y in range(-40, 240, 24)
    )
    parts.append(f'<path d="M-260 -40H260V240H-260z{hole}" fill="{brick}" fill-rule="evenodd"/>')
    who = (
        stand(0, 188, 60) + body_4() + stare(4, (0.05, 0.1), 0, 1.1) + brows(4, 12, 24, 11) + mouth("grin", 0, 124, 32)
    )
    wall = "".join(parts) + line(joints, shade(brick, 0.4), 3, 0.6)
    inside = f'<path d="{hole}" fill="#ffd76a"/>' + glow(0, 100, 80, "#fffbe0", 1.0) + line(hole, shade(brick, 0.45), 6)
    flying = "".join(
        placed(paper(box(-15, -9, 30, 18, 2), tint(brick, 0.1), lift=2.4, edge=1.3), x, y, t)
        for x, y, t in (
            (-84, 30, 24),
            (86, 36, -30),
            (-94, 140, -14),
            (92, 150, 40),
            (-40, 10, 60),
            (62, 186, 12),
            (-66, 186, -30),
        )
    )
    return (
        wall
        + inside
        + placed(who, 0, 14, 0, 0.9)
        + limb(4, "-48,136 -76,118 -82,84", 16, 22)
        + limb(4, "48,136 76,118 82,84", 16, 22)
        + flying
    )


# Influences


def helix(x: float, tone: str, other: str) -> str:
    """A strand of life, upright."""
    points = [(x + 16 * math.sin(y / 17), x - 16 * math.sin(y / 17), y) for y in range(-10, 215, 6)]
    rungs = "".join(line(f"M{a:.1f} {y}L{b:.1f} {y}", "#ffffff", 3, 0.6) for a, b, y in points[::2])
    strands = "".join(
        line("M" + "L".join(f"{p[i]:.1f} {p[2]}" for p in points), colour, 6) for i, colour in ((0, tone), (1, other))
    )
    return rungs + strands


def evolution() -> str:
    """One becomes the next, and the next one more."""
    small = jun(1, stare(1, (0.3, 0)) + mouth("smile", 2, 122, 9))
    middle = jun(2, stare(2, (0.3, -0.1)) + mouth("smile", 2, 116, 12), "36,122 54,116 62,96")
    large = jun(3, stare(3, (0.2, -0.1)) + mouth("grin", 2, 120, 18), "-40,134 -58,126 -62,104", "40,134 60,126 66,100")
    strand = placed(helix(0, "#ff6ab0", "#ffe46a"), 62, 20, 66, 0.92)
    tip = paper(curve("46,6! 100,-2! 74,46! 66,34! 52,22!"), "#fff3a0", lift=2, edge=1.3)
    herd = placed(large, 36, 46, 0, 0.76) + placed(middle, -26, 78, 0, 0.58) + placed(small, -76, 110, 0, 0.42)
    return burst("#1f8a8a") + strand + tip + herd


def fang(x: float, y: float, wide: float, long: float) -> str:
    """A tooth; a negative length points up."""
    return paper(curve(f"{x - wide},{y:.1f}! {x + wide},{y:.1f}! {x},{y + long:.1f}!"), "#fffbe8", lift=0.8)


def glutton(x: float, y: float, grow: float, gape: float, tone: str = "#e0568a") -> str:
    """All stomach and mouth; `gape` is how far it opens."""
    round_ = even("0,-70 40,-62 66,-26 70,20 54,60 0,74")
    fur = paper(curve(ragged(round_, 6, 15, (0, 0.5))), tone, lift=3, edge=1.6, fall=0.26)
    feet = "".join(paper(oval(s * 30, 72, 20, 9), shade(tone, 0.25), lift=1.4) for s in (-1, 1))
    eyes = eye(-24, -40, 13, (0.1, 0.3), "#4a2a8a") + eye(24, -40, 13, (-0.1, 0.3), "#4a2a8a")
    inside = fill(oval(0, 8, 52, gape), "#4a0a24") + fill(oval(0, 8 + gape * 0.5, 34, gape * 0.44), "#ff6a8a")
    upper = "".join(fang(fx, 8 - gape * (1 - (fx / 56) ** 2) ** 0.5, 8, 15) for fx in (-36, -18, 0, 18, 36))
    lower = "".join(fang(fx, 8 + gape * (1 - (fx / 56) ** 2) ** 0.5, 7, -12) for fx in (-28, -10, 10, 28))
    return placed(feet + fur + eyes + inside + upper + lower, x, y, 0, grow)


def drumstick(x: float, y: float, turn: float, grow: float = 1) -> str:
    """Roast leg, with the bone to hold it by."""
    bone = paper(box(-4, 20, 8, 34, 3) + oval(-5, 56, 6) + oval(5, 56, 6), "#fff6e0", lift=1.4, edge=1)
    return placed(
        bone
        + paper(curve("0,-34 20,-26 24,0 12,22 0,28 -12,22 -24,0 -20,-26"), "#b5622c", lift=2, edge=1.3)
        + shine(-8, -14, 4, 9),
        x,
        y,
        turn,
        grow,
    )


def glutton_1() -> str:
    """A snack."""
    bib = (
        paper(curve("-30,154! -10,160 10,160 30,154! 24,174 0,194! -24,174"), "#fff6e8", lift=1.6, edge=1)
        + fill(oval(-6, 174, 4), "#e0432e")
        + fill(oval(8, 178, 3), "#c9772f")
    )
    hand = paper(
        curve(band("30,152 46,166 46,146", [17, 15, 13])) + oval(30, 152, 8.5) + oval(45, 142, 11.5),
        "#e078a8",
        lift=2,
        edge=1.1,
    )
    return (
        burst("#3f9ac0")
        + stand(-6, 190, 52)
        + glutton(-10, 120, 0.84, 22, "#f08ab8")
        + bib
        + drumstick(60, 86, 18, 1.16)
        + hand
    )


def glutton_2() -> str:
    """A meal: the table, too."""
    cakes = "".join(
        paper(box(-w, y, 2 * w, 17, 5), tone, lift=1.8, edge=1.2) + fill(box(-w, y, 2 * w, 6, 3), "#fff6e8")
        for w, y, tone in ((20, 88, "#ffb0c8"), (28, 104, "#c8884a"), (36, 120, "#ffd36a"))
    )
    cherry = paper(oval(0, 82, 7), "#e0243c", lift=1)
    fists = "".join(paper(oval(s * 62, 142, 15), shade("#c94fc0", 0.1), lift=2, edge=1.2) for s in (-1, 1))
    fork = line("M-66 130V84M-76 84V68M-66 84V64M-56 84V68M-76 84H-56", "#dfe6ec", 5)
    knife = paper(curve("60,132! 60,66! 74,76 76,104 68,110! 68,132!"), "#dfe6ec", lift=1.4, edge=1)
    return (
        burst("#3c8a6a")
        + stand(0, 190, 74)
        + glutton(0, 104, 1.1, 40, "#c94fc0")
        + placed(cakes + cherry, 0, 10, 0, 0.9)
        + fork
        + knife
        + fists
    )


def glutton_3() -> str:
    """Everything: we look out of its mouth's way too late."""
    tone = "#8a3ad0"
    parts = [
        burst("#d0442c"),
        paper(
            curve(ragged(even("0,-30 70,-16 112,40 118,110 104,186 60,230 0,236"), 8, 18, (0, 0.4))),
            tone,
            lift=4,
            edge=1.8,
        ),
    ]
    parts.append(
        eye(-38, 30, 19, (0.25, 0.4), "#f0b81e", 0.3, shade(tone, 0.3))
        + eye(38, 30, 19, (-0.25, 0.4), "#f0b81e", 0.3, shade(tone, 0.3))
    )
    parts.append(
        paper(oval(0, 124, 88, 68), "#3a0624", lift=0, edge=0)
        + fill(curve("-66,156 -40,132 -6,140 0,146 6,140 40,132 66,156 40,184 0,192 -40,184"), "#ff5a80")
    )
    for fx in range(-72, 73, 24):
        top, low = 124 - 68 * (1 - (fx / 88) ** 2) ** 0.5, 124 + 68 * (1 - (fx / 88) ** 2) ** 0.5
        parts.append(
            paper(
                curve(f"{fx - 13},{top - 5:.1f}! {fx + 13},{top - 5:.1f}! {fx},{top + 30:.1f}!"),
                "#fffbe8",
                lift=1.4,
                edge=1,
            )
        )
        parts.append(
            paper(
                curve(f"{fx - 11},{low + 5:.1f}! {fx + 11},{low + 5:.1f}! {fx},{low - 18:.1f}!"),
                "#fffbe8",
                lift=1.4,
                edge=1,
            )
        )
    tiny = jun(
        1, stare(1, (0, -0.4), 0, 1.15) + mouth("oh", 1, 126, 12), "-42,126 -60,110 -62,90", "42,126 60,110 62,90"
    )
    return "".join(parts) + placed(tiny, 0, 84, 0, 0.4) + drops(((-70, 176, 1.4), (72, 170, 1.1)), "#b8f0ff")


def clean_slate() -> str:
    """One sweep of the broom, and half the world is new."""
    mess = burst("#8a4a8a") + "".join(
        card_back(
            30 + (i * 41) % 84, 10 + (i * 37) % 190, i * 53, ("#e0432e", "#4fae34", "#f09a1e", "#2f86d6")[i % 4], 0.95
        )
        for i in range(9)
    )
    clean = paper(curve("-270,-50! 30,-50! 6,10 22,60 -2,110 14,160 -4,250! -270,250!"), "#f2faff", lift=4, edge=0)
    gleam = "".join(
        fill(star(x, y, r, r * 0.26, 4), "#6ac8ff", 0.9)
        for x, y, r in ((-84, 30, 15), (-40, 18, 9), (-92, 84, 9), (-200, 60, 16), (-150, 130, 12))
    )
    twigs = paper(
        curve(ragged("-14,14 14,14 36,60 32,74 -32,74 -36,60", 4, 8, (0, 0.9))), STRAW, lift=2.6, edge=1.4
    ) + line("M-14 26L-22 64M0 24V68M14 26L22 64", "#8a5a24", 2.4, 0.7)
    broom = placed(
        paper(box(-4.5, -104, 9, 120, 3), WOOD, lift=2.2, edge=1.2)
        + twigs
        + paper(box(-16, 8, 32, 11, 4), "#e0432e", lift=1.2),
        40,
        118,
        -24,
    )
    who = jun(1, stare(1, (0.42, 0.3)) + mouth("grin", 6, 120, 14), "-44,120 -34,144 -6,140")
    dust = "".join(
        paper(oval(x, y, r), "#fff6e4", lift=1.2, edge=1)
        for x, y, r in ((86, 186, 15), (68, 196, 11), (100, 172, 11), (52, 192, 8))
    )
    return mess + clean + gleam + placed(who, -40, 10, -5, 0.96) + broom + dust + limb(1, "2,126 22,118 20,92")


def too_early() -> str:
    """The party hat is on; the bucket is over it."""
    hat = (
        paper(curve("-20,56! -2,4! 20,52! 0,60"), "#3cb8ff", lift=2, edge=1.3)
        + line("M-11 40L9 30M-16 52L15 42", "#fff3a0", 4.4)
        + paper(oval(-2, 4, 8), "#ffd84a", lift=1.2, edge=1)
    )
    who = stand(0, 188, 60) + body_4() + stare(4, (0.3, -0.5)) + brows(4, 25, 15) + mouth("wobble", 0, 130, 22)
    cup = paper(
        curve("-16,-26! 16,-26! 13,-4 4,2 4,12! 12,18! -12,18! -4,12! -4,2 -13,-4"), GOLD, lift=1.8, edge=1.2
    ) + line(oval(-18, -16, 6, 8) + oval(18, -16, 6, 8), GOLD, 4)
    water = paper(
        curve("32,34! 58,30 92,40! 84,70 92,104! 76,92 68,118! 58,90 42,112! 40,84 22,92! 30,62 18,54!"),
        "#4fc0ff",
        lift=1.8,
        edge=1.6,
    ) + line("M46 48L48 80M64 46L66 88", "#d8f4ff", 3.4, 0.8)
    bucket = placed(
        paper(curve("-30,-26! 30,-26! 24,28! -24,28!"), "#b4bcc8", lift=3, edge=1.5)
        + fill(oval(0, -26, 30, 8), "#3a7aa0")
        + line(oval(0, -26, 30, 8), "#e8eef2", 4)
        + line("M-28 -6H28", "#7a828e", 3),
        66,
        12,
        196,
    )
    arms = placed(limb(4, "-44,134 -68,128 -70,106", 13, 20) + limb(4, "44,134 68,142 64,158", 13, 20), 0, 14)
    return (
        burst("#d0608a")
        + placed(who, 0, 30, 0, 0.86)
        + placed(hat, -20, 24, -14)
        + arms
        + placed(cup, -72, 98, -10)
        + water
        + bucket
        + drops(((8, 80, 1.0), (96, 120, 1.2), (16, 110, 0.8)), "#4fc0ff")
    )


def hysteria() -> str:
    """Two fountains and a lake."""
    tones = ("#6ad0ff", "#c8f0ff")
    jets = ""
    for s in (-1, 1):
        outer = band(f"{s * 20},96 {s * 48},66 {s * 78},90 {s * 92},150 {s * 96},200", [10, 17, 20, 24, 28])
        inner = band(f"{s * 20},96 {s * 48},69 {s * 76},92 {s * 89},150 {s * 92},200", [3, 5, 6, 7, 8])
        jets += paper(curve(outer), tones[0], lift=2, edge=1.3) + fill(curve(inner), tones[1], 0.9)
    shut = "".join(line(curve(f"{s * 31},84 {s * 14},94 {s * 31},102", is_open=True), INK, 4.4) for s in (-1, 1))
    pool = paper(
        curve("-270,180 -180,172 -100,182 -40,172 20,182 90,172 180,182 270,174 270,260! -270,260!"),
        tones[0],
        lift=2.4,
        edge=1.4,
    ) + line("M-70 190h34M20 192h40M-160 190h30M120 190h36", "#ffffff", 3, 0.7)
    c = SKINS[1]
    body = body_1()
    return (
        burst("#6a3fa8")
        + body
        + shut
        + brows(1, 24, 12)
        + mouth("wail", 0, 124, 22)
        + limb(1, "-44,136 -58,150 -48,164")
        + limb(1, "44,136 58,150 48,164")
        + jets
        + pool
        + line("M-22 40l-10 -14M22 40l10 -14M40 50l16 -8M-40 50l-16 -8", tint(c, 0.5), 4)
    )


def icestorm() -> str:
    """Frozen in the middle of a step."""
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), "#164a98", "#6ab8e8"), glow(0, 104, 100, "#f4fdff", 0.95)]
    for r, w in ((150, 14), (118, 10), (180, 12)):
        parts.append(
            line(f"M{-r} {110}A{r} {r * 0.7:.0f} 0 0 1 {r * 0.6:.0f} {110 - r * 0.56:.0f}", "#ffffff", w, 0.35)
        )
    frozen = jun(
        3,
        stare(3, (0, 0), 0, 1.15) + brows(3, 26, 18) + mouth("oh", 0, 124, 14),
        "-40,132 -58,124 -56,100",
        "40,132 58,124 60,104",
    )
    block = "-70,34! -52,20! 60,22! 76,40! 74,182! 62,192! -64,192! -76,180!"
    cube = fade(curve(block), "#e8fbff", "#4fb8f0", opacity=(0.1, 0.4)) + line(curve(block), "#ffffff", 4, 0.95)
    faces = (
        fill(curve("60,22! 76,40! 74,182! 62,192!"), "#2f6fae", 0.35)
        + fill(curve("-52,30! -30,30! -60,120! -64,90!"), "#ffffff", 0.6)
        + fill(curve("-18,30! -8,30! -52,160! -58,150!"), "#ffffff", 0.45)
    )
    icicles = "".join(
        paper(curve(f"{x - 7},190! {x + 7},190! {x},{206 + (x * 3) % 9}!"), "#e8faff", lift=0.8)
        for x in (-52, -34, -14, 8, 30, 50)
    )
    flakes = (
        flake(-84, 40, 17)
        + flake(86, 66, 14, 20)
        + flake(-88, 130, 12, 10)
        + flake(90, 150, 16)
        + flake(40, 8, 12, 15)
        + flake(-160, 80, 16)
        + flake(160, 60, 18)
        + flake(-200, 150, 14)
        + flake(200, 140, 14)
    )
    return "".join(parts) + placed(frozen, -8, 26, -5, 0.82) + icicles + cube + faces + flakes


# At once


def toy_sword(x: float, y: float, turn: float, tone: str) -> str:
    """Wooden, for play."""
    return placed(
        paper(curve("-6,-10! -6,-74! 0,-86! 6,-74! 6,-10!"), tone, lift=1.8, edge=1.2)
        + line("M0 -20V-70", tint(tone, 0.6), 2.4, 0.8)
        + paper(box(-17, -12, 34, 8, 4), "#7a4a24", lift=1.2)
        + paper(box(-4, -6, 8, 22, 3), "#5a3420", lift=1),
        x,
        y,
        turn,
    )


def battle() -> str:
    """Blades of wood, sparks of joy."""
    halves = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#3f9a3a", "#2a7a30")
        + fill("M20 -40H260V240H-30z", "#c8382c")
        + glow(0, 60, 110, "#fffbd0", 1.0)
    )
    left = jun(2, stare(2, (0.4, -0.1)) + brows(2, 12, 22) + mouth("grin", 0, 118, 16))
    right = (
        stand(0, 186, 56)
        + body_4(wings=False)
        + stare(4, (-0.4, -0.1))
        + brows(4, 12, 24, 11)
        + mouth("grin", 0, 126, 26)
    )
    clash = paper(star(0, 74, 58, 24, 11, 10), "#fff3a0", lift=2, edge=1.4) + fill(
        star(0, 74, 36, 15, 11, 30), "#ff9a3c"
    )
    swords = placed(toy_sword(0, 0, 0, "#ffe2a0"), -30, 156, 25, 1.5) + placed(
        toy_sword(0, 0, 0, "#f0c070"), 30, 156, -25, 1.5
    )
    fists = limb(2, "-46,152 -38,166 -30,158", 11, 13) + limb(4, "48,154 38,168 30,159", 12, 15)
    return (
        halves
        + clash
        + placed(left, -62, 52, 3, 0.74)
        + placed(right, 64, 50, -3, 0.74)
        + swords
        + fists
        + dash("M-60 24l-18 -12M60 24l18 -12M0 10V-10", 0.9)
    )


def cloud(x: float, y: float, grow: float, opacity: float = 0.95) -> str:
    """A white one."""
    return fill(curve(moved("-40,10 -38,-6 -20,-10 -10,-24 14,-22 22,-8 40,-6 44,10", x, y, grow)), "#ffffff", opacity)


def suitcase(x: float, y: float, tone: str, turn: float = 0) -> str:
    """Packed."""
    return placed(
        line("M-9 -16v-8h18v8", shade(tone, 0.5), 4.4)
        + paper(box(-24, -17, 48, 36, 5), tone, lift=2, edge=1.3)
        + fill(box(-15, -17, 6, 36), shade(tone, 0.35))
        + fill(box(9, -17, 6, 36), shade(tone, 0.35))
        + fill(oval(0, 4, 5), "#ffffff", 0.8),
        x,
        y,
        turn,
    )


def emigration() -> str:
    """Up and away."""
    sky_ = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#4fb0f0", "#d8f4ff")
        + glow(30, 60, 120, "#ffffff", 0.7)
        + cloud(-70, 40, 0.9)
        + cloud(70, 170, 1.1)
        + cloud(-170, 120, 1.2)
        + cloud(180, 60, 1.2)
    )
    land = paper(curve("-270,180 -150,166 -60,182 40,196 140,200 270,190 270,260! -270,260!"), "#6abf4a", lift=2)
    red = "#e8442e"
    wing = paper(curve("-6,24! 30,18! 16,62 -10,84! -26,80 -16,50"), "#ffd84a", lift=2, edge=1.3)
    hull = paper(
        curve("-86,2! -70,-4 -30,-16 30,-18 66,-10 84,4 70,22 24,32 -30,26 -66,14"), red, lift=3, edge=1.5
    ) + fill(curve("-60,10 0,14 70,12 62,24 24,32 -30,26"), "#fff0e0", 0.9)
    fin = paper(curve("-84,4! -98,-34! -78,-34! -58,-6!"), shade(red, 0.15), lift=1.6, edge=1.2)
    prop_ = paper(oval(88, 4, 5, 32), "#fff3c8", lift=1) + paper(oval(86, 4, 8), GOLD, lift=1)
    pilot = placed(
        body_2() + stare(2, (0.4, -0.3)) + mouth("smile", 4, 116, 12) + limb(2, "-38,120 -60,104 -66,80"),
        6,
        -78,
        0,
        0.5,
    )
    trail = dash("M-150 196L-110 168M-130 214L-92 182M-112 150l-26 18", 0.8)
    return (
        sky_
        + land
        + trail
        + placed(
            paper(curve("-4,-12! 28,-14! 14,-58 -4,-64! -16,-58"), "#e0b83c", lift=1.6, edge=1.2)
            + fin
            + pilot
            + hull
            + wing
            + prop_
            + suitcase(-46, -22, "#b5803a", -6),
            2,
            108,
            -24,
        )
    )


def immigration() -> str:
    """Down from the sky, bag in hand, into the nest."""
    sky_ = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#ff9a6a", "#ffe9b0")
        + glow(0, 80, 120, "#fffbe0", 0.9)
        + cloud(-84, 96, 0.7, 0.7)
        + cloud(88, 60, 0.7, 0.7)
        + cloud(-190, 60, 1.2, 0.7)
        + cloud(190, 120, 1.2, 0.7)
    )
    dome = ""
    xs = (-84, -50, -17, 17, 50, 84)
    for i in range(5):
        a, b = xs[i], xs[i + 1]
        dome += paper(
            curve(
                f"{a},60! {a * 0.9:.0f},24 {a * 0.4:.0f},-6 0,-10! "
                f"{b * 0.4:.0f},-6 {b * 0.9:.0f},24 {b},60! {(a + b) / 2:.0f},50"
            ),
            ("#e8442e", "#fff6e8")[i % 2],
            lift=1.6,
            edge=1.2,
        )
    cords = "".join(line(f"M{x} 59L{x * 0.16:.0f} 116", "#7a4a3a", 2) for x in xs)
    who = jun(2, stare(2, (0.1, 0.3)) + mouth("grin", 2, 116, 14), "-36,122 -56,108 -52,84", "36,122 56,134 62,142")
    return (
        sky_
        + dome
        + cords
        + placed(who, 0, 74, 0, 0.6)
        + suitcase(40, 166, "#7a4fa0", 8)
        + nest(0, 178, 190)
        + egg(-64, 172, 0.8, -12, "#ffb0a0")
        + egg(70, 176, 0.7, 12, "#9ae08a")
        + nest(0, 190, 210)
    )


def depopulation() -> str:
    """Somebody collects Juns."""
    night = fade(box(-HALF, -40, 2 * HALF, 280), "#1a1448", "#5a3a8a") + "".join(
        fill(oval((i * 97) % 500 - 250, (i * 61) % 150, 1.2 + i % 2), "#ffffff", 0.9) for i in range(26)
    )
    land = paper(curve("-270,184 -140,172 0,182 140,172 270,184 270,260! -270,260!"), "#2a6a5a", lift=2)
    beam = fade(curve("-34,58! 34,58! 92,206! -92,206!"), "#f4ffb0", "#c8ff6a", opacity=(0.9, 0.45))
    one = jun(1, stare(1, (0, -0.4), 0, 1.1) + mouth("oh", 1, 126, 11), "-42,126 -60,110 -60,88", "42,126 60,110 60,88")
    two = jun(3, stare(3, (0, -0.4), 0, 1.1) + mouth("oh", 1, 126, 13), "-40,132 -60,114 -60,92", "40,132 60,114 60,92")
    dome = paper(curve("-34,32 -30,6 0,-10 30,6 34,32"), "#9af0ff", lift=1.6, edge=1.3) + placed(
        eye(-9, 14, 8, (0.1, 0.4), "#8a1f5a") + eye(9, 14, 8, (-0.1, 0.4), "#8a1f5a"), 0, 2
    )
    disc = paper(curve("-92,44 -60,28 0,24 60,28 92,44 60,60 0,66 -60,60"), "#8a92b0", lift=3, edge=1.6) + "".join(
        paper(oval(x, 48 - abs(x) * 0.03, 6), ("#ffd84a", "#ff6a8a")[i % 2], lift=0.8)
        for i, x in enumerate((-66, -34, 0, 34, 66))
    )
    return (
        night
        + land
        + beam
        + placed(one, -34, 104, -18, 0.4)
        + placed(two, 28, 74, 14, 0.44)
        + placed(dome + disc, 0, 12, -4)
        + nest(0, 182, 96)
    )


# Viruses


def germ(x: float, y: float, grow: float, tone: str, knob: str, mood: str) -> str:
    """A virus: spikes with knobs, and a mean little face."""
    spikes = "".join(
        placed(
            paper(box(-4, -56 - reach, 8, reach + 14, 3), shade(tone, 0.2), lift=1.2)
            + paper(oval(0, -57 - reach, 9, 7.4), knob, lift=1.2, edge=1),
            0,
            0,
            k * 36 + 10,
        )
        for k, reach in enumerate((20, 14) * 5)
    )
    ball = paper(oval(0, 0, 56), tone, lift=3, edge=1.6, fall=0.34) + shine(-28, -30, 8, 14, 40)
    spots = "".join(
        fill(oval(a, b, r), shade(tone, 0.35), 0.8)
        for a, b, r in ((-38, 8, 6), (38, 18, 7), (-20, 40, 5), (30, -34, 5))
    )
    if mood == "sick":
        face = (
            eye(-19, -6, 15, (0.1, 0.1), "#5a7a1e", 0.5, shade(tone, 0.35))
            + eye(20, -4, 15, (0.1, 0.1), "#5a7a1e", 0.5, shade(tone, 0.35))
            + mouth("wobble", 0, 24, 15)
        )
    elif mood == "glee":
        face = (
            eye(-18, -8, 16, (0.1, 0.1), "#d8e018") + eye(20, -8, 12, (-0.1, 0.1), "#d8e018") + mouth("grin", 0, 18, 26)
        )
    else:
        face = (
            eye(-19, -6, 16, (0.2, 0.1), "#ffb01e", 0.32, shade(tone, 0.35))
            + eye(20, -6, 16, (-0.2, 0.1), "#ffb01e", 0.32, shade(tone, 0.35))
            + line("M-38 -28L-8 -14M38 -28L8 -14", INK, 7)
            + mouth("grin", 0, 20, 30)
        )
    return placed(spikes + ball + spots + face, x, y, 0, grow)


def virus_1() -> str:
    """One, with a cold of its own."""
    stick = placed(
        paper(box(-4, -44, 9, 54, 4), "#f4fbff", lift=1.6, edge=1.2)
        + fill(box(-1.4, -24, 4, 30, 2), "#e0243c")
        + paper(oval(0, 12, 8), "#e0243c", lift=1),
        22,
        126,
        132,
    )
    return burst("#7a2f7a") + glow(0, 100, 96, "#d8ffb0", 0.5) + germ(0, 98, 1.0, "#4fae5a", "#c8f05a", "sick") + stick


def virus_2() -> str:
    """Two are company."""
    return (
        burst("#2a4a9a")
        + glow(0, 100, 100, "#fff3a0", 0.6)
        + germ(44, 66, 0.62, "#e0782c", "#ffd84a", "glee")
        + germ(-36, 124, 0.8, "#e0782c", "#ffd84a", "glee")
        + drops(((70, 140, 1.2), (-60, 40, 1.0)), "#ffd84a")
    )


def virus_3() -> str:
    """Three are a plague."""
    return (
        burst("#c89a1e")
        + glow(0, 100, 100, "#c8fff0", 0.55)
        + germ(0, 54, 0.56, "#7a4fd0", "#5fe0d0", "angry")
        + germ(-50, 134, 0.6, "#7a4fd0", "#5fe0d0", "glee")
        + germ(52, 132, 0.6, "#7a4fd0", "#5fe0d0", "sick")
    )


def virus_4() -> str:
    """Four: and this one leads them."""
    crown = paper(curve(even("0,-16! 7,4 11,5! 20,-12! 24,6 28,8! 38,-2! 34,26 0,30")), GOLD, lift=2, edge=1.3)
    small = (
        germ(-76, 44, 0.34, "#c01f4a", "#7ad04a", "glee")
        + germ(78, 50, 0.34, "#c01f4a", "#7ad04a", "glee")
        + germ(80, 166, 0.36, "#c01f4a", "#7ad04a", "glee")
    )
    return (
        burst("#1f5f5a")
        + glow(0, 110, 110, "#ff6a5a", 0.6)
        + small
        + germ(-6, 114, 1.06, "#c01f4a", "#7ad04a", "angry")
        + placed(crown, -6, 42)
    )


def first_player() -> str:
    """The flag is down: somebody is already running."""
    cells = "".join(box(x * 15, y * 15, 15, 15) for x in range(5) for y in range(4) if (x + y) % 2 == 0)
    flag = placed(paper(box(0, 0, 75, 60), "#ffffff", lift=2.4, edge=1.2) + fill(cells, "#241a34"), 26, 6, 8)
    pole = paper(curve(band("12,150 22,80 32,-6", [7, 7, 7])), WOOD, lift=1.8)
    ribbon = paper(
        curve(band("-120,150 -60,142 0,156 60,142 120,150", [15, 15, 15, 15, 15])), "#e8243c", lift=2, edge=1.2
    )
    face = stare(1, (0.3, -0.1)) + mouth("grin", 4, 120, 14)
    road = paper(curve("-270,178 0,170 270,178 270,260! -270,260!"), "#8a5ac0", lift=2)
    return (
        burst("#f0a01e")
        + road
        + dash("M-108 84h30M-118 104h36M-108 124h28", 0.9)
        + placed(jun(1, face, "-44,122 -66,128 -72,112"), -20, 6, 9, 0.96)
        + pole
        + flag
        + placed(limb(1, "40,120 54,124 48,112"), -32, 8)
        + ribbon
    )


DRAWN: dict[str, tuple[Callable[[], str], tuple[float, float], float]] = {
    "jun-1": (juns.jun_1, (2, 104), 150), "jun-2": (juns.jun_2, (0, 104), 160), "jun-3": (juns.jun_3, (0, 106), 152),
    "jun-4": (juns.jun_4, (0, 100), 160), "dominant": (juns.dominant, (0, 92), 160),
    "liar-2": (liar_2, (4, 104), 164), "liar-3": (liar_3, (4, 104), 160), "liar-4": (liar_4, (6, 100), 170),
    "thief-2": (thief_2, (0, 104), 160), "thief-3": (thief_3, (6, 104), 168), "thief-4": (thief_4, (0, 96), 172),
    "gatecrasher-3": (gatecrasher_3, (-4, 106), 172), "gatecrasher-4": (gatecrasher_4, (0, 104), 176),
    "evolution": (evolution, (0, 108), 176), "glutton-1": (glutton_1, (8, 120), 150),
    "glutton-2": (glutton_2, (0, 108), 176), "glutton-3": (glutton_3, (0, 100), 186),
    "clean-slate": (clean_slate, (-4, 112), 164), "too-early": (too_early, (0, 96), 176),
    "hysteria": (hysteria, (0, 106), 170), "icestorm": (icestorm, (0, 106), 180), "battle": (battle, (0, 108), 176),
    "emigration": (emigration, (4, 100), 176), "immigration": (immigration, (0, 100), 190),
    "depopulation": (depopulation, (0, 100), 190), "first-player": (first_player, (0, 100), 172),
    "virus-1": (virus_1, (0, 100), 172), "virus-2": (virus_2, (0, 100), 172), "virus-3": (virus_3, (0, 100), 184),
    "virus-4": (virus_4, (0, 102), 184),
}  # fmt: skip


@lru_cache(maxsize=1)
def pictures() -> dict[str, Art]:
    """A picture for each card of JunQuick, by its id."""
    return {name: Art(draw(), focus, close) for name, (draw, focus, close) in DRAWN.items()}


if __name__ == "__main__":
    from assets.art.pictures_castle import main

    main("junquick", pictures(), (46, 27, 82))
