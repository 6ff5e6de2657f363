"""What the creatures of JunQuick are made of, by value, and the things they carry."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.kit import (
    HALF,
    Outline,
    band,
    both,
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

JUN_INK = "#2a1430"


VALUES = {1: "#2f86d6", 2: "#4fae34", 3: "#f09a1e", 4: "#e0432e", 5: "#8a4fd0"}  # what cards of a value are painted in


JUN_SKINS = {1: "#49b6f7", 2: "#6bd445", 3: "#ffb135", 4: "#f2432f", 5: "#9d5ff2"}  # the Juns themselves: brighter


def burst(colour: str, x: float = 0, y: float = 116) -> str:
    """Rays from behind, and confetti."""
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), shade(colour, 0.1), shade(colour, 0.3))]
    for index in range(18):
        a, b = (math.radians(index * 20 + turn) for turn in (0, 10))
        parts.append(
            fill(
                f"M{x} {y}L{x + 420 * math.cos(a):.0f} {y + 420 * math.sin(a):.0f}L{x + 420 * math.cos(b):.0f} {y + 420 * math.sin(b):.0f}z",
                "#ffffff",
                0.1,
            )
        )
    parts.append(glow(x, y - 12, 124, mix(colour, "#ffffff", 0.6), 1.0) + glow(x, y - 10, 84, "#fffff0", 0.7))
    for index in range(26):
        px, py = (index * 83) % 440 - 220, (index * 59) % 190 + 4
        parts.append(
            placed(
                fill(box(-2.4, -1.4, 4.8, 2.8, 1), ("#fff3a0", "#ffffff", tint(colour, 0.5))[index % 3], 0.8),
                px,
                py,
                index * 37,
            )
        )
    return "".join(parts)


def eye(
    x: float,
    y: float,
    size: float,
    look: tuple[float, float] = (0, 0),
    iris: str = JUN_INK,
    lid: float = 0,
    lid_colour: str = "",
) -> str:
    """A large round eye; a lid covers part of it from above."""
    parts = [paper(oval(x, y, size, size * 1.08), "#ffffff", lift=1.0, edge=0, fall=0.05)]
    dx, dy = look[0] * size, look[1] * size
    parts.append(
        fill(oval(x + dx, y + dy, size * 0.58, size * 0.64), iris)
        + fill(oval(x + dx, y + dy, size * 0.36, size * 0.4), JUN_INK)
    )
    parts.append(
        fill(oval(x + dx - size * 0.2, y + dy - size * 0.26, size * 0.2), "#ffffff")
        + fill(oval(x + dx + size * 0.2, y + dy + size * 0.24, size * 0.1), "#ffffff", 0.8)
    )
    if lid:
        drop = y - size * 1.1 + size * 2.1 * lid
        parts.append(
            fill(
                curve(
                    f"{x - size * 1.08},{y} {x - size * 0.8:.1f},{y - size * 0.85:.1f} {x},{y - size * 1.16:.1f} {x + size * 0.8:.1f},{y - size * 0.85:.1f} {x + size * 1.08},{y}! {x + size * 0.9:.1f},{drop:.1f}! {x - size * 0.9:.1f},{drop:.1f}!"
                ),
                lid_colour,
            )
        )
    return "".join(parts)


def jelly(outline: Outline, colour: str) -> str:
    """A soft body: lit from above, with a shine."""
    return paper(curve(outline), colour, lift=3, edge=1.4, fall=0.24)


def stand(x: float, y: float, wide: float) -> str:
    """The shadow on the ground."""
    return fill(oval(x, y, wide, wide * 0.16), "#160b1c", 0.22) + fill(
        oval(x, y, wide * 0.8, wide * 0.11), "#160b1c", 0.18
    )


def shine(x: float, y: float, wide: float, tall: float, turn: float = -24) -> str:
    """A reflection on something soft."""
    return placed(fill(oval(0, 0, wide, tall), "#ffffff", 0.42), x, y, turn)


def blush(x: float, y: float, gap: float) -> str:
    """Two rosy cheeks."""
    return "".join(fill(oval(x + s * gap, y, 7, 4.4), "#ff5a7a", 0.42) for s in (-1, 1))


GOLD, SHELL, WOOD, STRAW = "#f5c23c", "#fff6dc", "#a8733f", "#d9a84a"


FACES = {1: (98, 17, 15), 2: (92, 17, 16), 3: (92, 20, 16), 4: (92, 21, 16)}  # height, gap and size of the eyes


IRISES = {1: "#1f5fae", 2: "#7a4a1e", 3: "#8a3a9e", 4: "#d8a018"}


def legs(value: int, wide: float, y: float = 176) -> str:
    """Two feet."""
    tone = shade(JUN_SKINS[value], 0.16)
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
    c = JUN_SKINS[1]
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
    c = JUN_SKINS[2]
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
    c = JUN_SKINS[3]
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
    c = JUN_SKINS[4]
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
        eye(s * gap + 1, y, size * grow, look, IRISES[value], lid, shade(JUN_SKINS[value], 0.25)) for s in (-1, 1)
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
        parts.append(
            paper(curve(band(points, [thick * 0.7, thick, thick * 0.5])), shade(JUN_SKINS[value], 0.5), lift=1)
        )
    return "".join(parts)


def mouth(kind: str, x: float, y: float, wide: float = 16) -> str:
    """A smile, a smirk, an oh, a wail, a grin with teeth."""
    w = wide
    if kind == "smile":
        return line(curve(f"{x - w},{y - 3} {x},{y + 6} {x + w},{y - 3}", is_open=True), JUN_INK, 3.2)
    if kind == "smirk":
        return line(curve(f"{x - w},{y + 2} {x},{y + 4} {x + w},{y - 6}", is_open=True), JUN_INK, 3.2)
    if kind == "wobble":
        return line(
            curve(f"{x - w},{y} {x - w / 2},{y - 5} {x},{y} {x + w / 2},{y - 5} {x + w},{y}", is_open=True),
            JUN_INK,
            3.2,
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
    return paper(sleeve + oval(u, v, wide * 0.5) + oval(x, y, hand), shade(JUN_SKINS[value], 0.08), lift=2, edge=1.1)


def jun(value: int, face: str, *arms: str) -> str:
    """A creature: its body, its face, its arms."""
    return stand(0, 186, 54) + BODIES[value]() + face + "".join(limb(value, one) for one in arms)


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
    c = mix(JUN_SKINS[value], "#fff6d8", 0.5)
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
