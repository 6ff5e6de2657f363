"""Small things of wood, mountain, steppe and fen: leaves, lightning, clouds, water, horses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.art.kit import (
    HALF,
    SHADOW,
    Outline,
    band,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    shade,
    tint,
)
from assets.art.shapes.dark import INK

Place = tuple[float, float, float, float]  # x, y, size, degrees


def leaf(x: float, y: float, grow: float = 1, turn: float = 0, colour: str = "#6f9a3a") -> str:
    """A leaf that grows up from a point, with its rib."""
    blade = curve(moved("0,0! 7,-7 6,-17 0,-24! -6,-17 -7,-7", x, y, grow, turn))
    rib = curve(moved("0,-2 0,-20", x, y, grow, turn), is_open=True)
    shadow = placed(fill(blade, SHADOW, 0.3), 0.8 * grow, 1.4 * grow)
    return shadow + fill(blade, colour) + line(rib, shade(colour, 0.45), 1.3 * grow, 0.6)


def leaves(places: Sequence[Place], colour: str) -> str:
    """Several of them, some lighter."""
    return "".join(leaf(*place, tint(colour, 0.14 * (index % 3))) for index, place in enumerate(places))


def fern(x: float, y: float, high: float, lean: float, colour: str) -> str:
    """A frond standing on a point, with leaflets that grow shorter."""
    stem = f"{x},{y} {x + lean * 0.3:.0f},{y - high * 0.55:.0f} {x + lean},{y - high}"
    sides = {-1: "", 1: ""}
    for index in range(1, 6):
        t = index / 6
        size = high * 0.36 * (1 - t * 0.75)
        for side in sides:
            blade = f"0,0! {size * 0.5:.1f},{-size * 0.22:.1f} {size:.1f},0!"
            sides[side] += curve(moved(blade, x + lean * t * t, y - high * t, 1, -28 if side > 0 else 208))
    stalk = line(curve(stem, is_open=True), shade(colour, 0.3), 2.2)
    return stalk + fill(sides[-1], colour) + fill(sides[1], shade(colour, 0.16))


def tuft(x: float, y: float, high: float, colour: str, count: int = 5, width: float = 2.2) -> str:
    """Blades of grass that spread from a point."""
    d = "".join(
        f"M{x + i * 2:.0f} {y}Q{x + i * 4:.0f} {y - high * 0.6:.0f} {x + i * 9:.0f} {y - high * (1 - abs(i) * 0.12):.0f}"
        for i in range(-(count // 2), count // 2 + 1)
    )
    return line(d, colour, width, 0.9)


def bolt(points: str, width: float = 5, colour: str = "#fff3b0") -> str:
    """Lightning along a broken line, in its glow."""
    d = "M" + "L".join(points.split())
    return line(d, "#9fc8ff", width * 2.6, 0.25) + line(d, "#c8e0ff", width * 1.6, 0.5) + line(d, colour, width)


def cloud(x: float, y: float, grow: float, colour: str, lift: float = 2) -> str:
    """A cloud with a flat bottom."""
    shape = "-62,14! -70,2 -56,-10 -40,-10 -32,-26 -8,-32 10,-22 26,-26 42,-14 60,-12 70,4 62,14!"
    return paper(curve(moved(shape, x, y, grow)), colour, lift=lift, edge=1.2)


def ripples(places: Sequence[tuple[float, float, float]], colour: str, opacity: float = 0.5) -> str:
    """Light on water: lines at places, each so long."""
    return line("".join(f"M{x} {y}h{wide}" for x, y, wide in places), colour, 1.8, opacity)


def rings(x: float, y: float, wide: float, colour: str, count: int = 3) -> str:
    """Where something has touched water."""
    return "".join(
        line(oval(x, y, wide * (0.4 + 0.3 * i), wide * 0.22 * (0.4 + 0.3 * i)), colour, 1.8, 0.7 - 0.18 * i)
        for i in range(count)
    )


def lily(x: float, y: float, grow: float = 1, colour: str = "#4f7a3a", flower: str = "") -> str:
    """A leaf on the water, with or without a flower."""
    pad = paper(
        curve(moved("-20,0 -12,-6 4,-7 18,-4 20,2 4,0! 10,6 -6,7 -18,4", x, y, grow)), colour, lift=0.8, edge=0.6
    )
    if not flower:
        return pad
    petals = "".join(
        paper(
            curve(moved("0,0! 5,-7 0,-17! -5,-7", x, y - 2, grow, turn)), tint(flower, 0.1 * (abs(turn) < 30)), lift=0.6
        )
        for turn in (-70, 70, -38, 38, 0)
    )
    return pad + petals + fill(oval(x, y - 4 * grow, 2.6 * grow), "#f0c24a")


def bee(x: float, y: float, grow: float = 1, turn: float = 0) -> str:
    """A bee that flies to the left."""
    wings = fill(oval(3, -8, 5, 9), "#e8f4f8", 0.75) + fill(oval(-5, -8, 4.4, 8), "#e8f4f8", 0.6)
    body = paper(curve("-13,0 -7,-7 6,-7 15,-1! 6,7 -7,7"), "#f0b42c", lift=0.8, edge=0.7)
    bands = "".join(line(f"M{bx} -6.4Q{bx + 3} 0 {bx} 6.4", INK, 3) for bx in (-3, 4, 9.5))
    head = fill(oval(-12, 0, 4.6), "#3a2418") + fill(oval(-14, -1.4, 1.4), "#ffffff")
    return placed(wings + body + bands + head, x, y, turn, grow)


def feather_grass(base: float, high: float, colour: str, gap: int = 9, lean: float = 18, shift: int = 0) -> str:
    """Plumes of grass that lie in the wind, along the whole width."""
    d = "".join(
        f"M{x} {base}Q{x + 2} {base - high * 0.6:.0f} {x + lean} {base - high - (x * 7) % 9}"
        for x in range(-276 + shift, 262, gap)
    )
    return line(d, colour, 2.4, 0.85)


def horse_head(coat: str, mane: str, harness: str, *, side: int = -1) -> str:
    """A horse's head and neck that look left, around 0, 0; about 110 wide and as high."""

    def turned(outline: Outline) -> Outline:
        return outline if side < 0 else flipped(outline)

    neck = paper(curve(turned("6,-40 26,-46 52,-24 74,30 88,90! -4,90! -2,44 -10,16 -4,-10")), coat, lift=3, edge=1.3)
    dark = fill(curve(turned("38,-34 52,-24 74,30 88,90! 40,90! 44,20")), INK, 0.2)
    crest = paper(
        curve(turned("4,-46! 18,-62 34,-56! 40,-44 58,-40! 60,-22 80,-10! 76,8 96,26! 86,40 104,70! 84,60 70,34 52,-8 30,-34 10,-36")),
        mane, lift=1.6, edge=1,
    )  # fmt: skip
    ears = paper(curve(turned("0,-40! -2,-66! 16,-44!")), shade(coat, 0.12), lift=1.2)
    face = paper(
        curve(turned("18,-36 2,-46 -14,-40 -30,-16 -46,14 -58,34 -58,46 -46,52 -32,48 -20,34 2,24 20,4")), coat, lift=2, edge=1.2
    )  # fmt: skip
    lock = paper(curve(turned("2,-52! 14,-46 2,-36 -8,-16! -16,-26 -12,-42")), mane, lift=1, edge=0.8)
    eye = turned_point(-14, -16, side)
    nose = turned_point(-50, 38, side)
    sight = fill(oval(*eye, 5, 4.4), INK) + fill(oval(eye[0] - 1.6, eye[1] - 1.6, 1.5), "#ffffff", 0.9)
    nostril = fill(oval(*nose, 3, 4), INK, 0.8)
    straps = "".join(
        line(curve(turned(strap), is_open=True), harness, 4)
        for strap in ("-36,-6 -26,14 -22,36", "10,-42 14,-14 4,22", "-34,18 -8,-4 14,-18")
    )
    knob = turned_point(-27, 12, side)
    return (
        ears
        + neck
        + dark
        + crest
        + face
        + lock
        + sight
        + nostril
        + straps
        + paper(oval(*knob, 4.6), "#dcab3e", lift=0.8)
    )


def turned_point(x: float, y: float, side: int) -> tuple[float, float]:
    """A point as it is (-1), or on the other side of the middle (1)."""
    return (x if side < 0 else -x), y


def feathered(spine: str, widths: Sequence[float], colour: str, tips: int, long: float) -> str:
    """A wing: a bent arm with rows of feathers that hang from it to the lower right."""
    parts = []
    arm = band(spine, widths, 4)
    half = arm[: len(arm) // 2]
    for row, (share, tone) in enumerate(((1.0, 0.3), (0.62, 0.08))):
        for index in range(tips):
            at = half[round(index / (tips - 1) * (len(half) - 1))]
            turn = 176 - 70 * index / (tips - 1)
            vane = f"-7,0 -8,{-long * share * 0.7:.0f} 0,{-long * share:.0f}! 8,{-long * share * 0.72:.0f} 7,0"
            parts.append(
                paper(
                    curve(moved(vane, at.x, at.y, 1, turn - row * 4)),
                    tint(shade(colour, tone), 0.06 * (index % 2)),
                    lift=1,
                )
            )
    return "".join(parts) + paper(curve(arm), colour, lift=1.8, edge=1.2)


def stone(x: float, y: float, wide: float, tall: float, colour: str, turn: float = 0) -> str:
    """A boulder with a dark side, standing on y."""
    shape = "-0.5,0! -0.48,-0.45! -0.24,-0.92! 0.2,-1! 0.46,-0.6! 0.5,0!"
    side = "0.12,0! 0.06,-0.6! 0.2,-1! 0.46,-0.6! 0.5,0!"

    def sized(outline: str) -> str:
        return curve([knot._replace(x=knot.x * wide, y=knot.y * tall) for knot in moved(outline)])

    drawn = paper(sized(shape), colour, lift=1.8, edge=1.1) + fill(sized(side), INK, 0.24)
    return placed(drawn, x, y, turn)


def gust(outline: str, colour: str = "#ffffff", width: float = 4, opacity: float = 0.6) -> str:
    """A breath of wind: a line that ends in a curl."""
    return line(curve(outline, is_open=True, roundness=1.3), colour, width, opacity)


def water(y: float, top: str, low: str) -> str:
    """A sheet of water down to the lower edge."""
    return fade(f"M{-HALF} {y}H{HALF}V260H{-HALF}z", top, low)


def drops(places: Sequence[tuple[float, float, float]], colour: str) -> str:
    """Drops that fall."""
    return "".join(
        paper(curve(moved(even("0,-9! 4,0 3.4,5 0,7"), x, y, grow)), colour, lift=0.5, edge=0.6)
        + fill(oval(x - 1.2 * grow, y + 2 * grow, 1 * grow), "#ffffff", 0.8)
        for x, y, grow in places
    )


def swarm(count: int, x: float, y: float, wide: float, tall: float) -> list[tuple[float, float]]:
    """Places spread evenly over an oval."""
    places = []
    for index in range(count):
        angle, reach = index * 2.39996, math.sqrt((index + 0.5) / count)
        places.append((x + math.cos(angle) * reach * wide, y + math.sin(angle) * reach * tall))
    return places


def fire_eye(x: float, y: float, colour: str, size: float = 5) -> str:
    """An eye that glows in the dark."""
    return glow(x, y, size * 4, colour, 0.8) + fill(oval(x, y, size), colour) + fill(oval(x, y, size * 0.4), INK)
