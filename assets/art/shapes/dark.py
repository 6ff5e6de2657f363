"""Small things that pictures of Berserk share: flames, souls, chains, bones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from assets.art.kit import Outline, band, box, curve, fade, fill, flipped, glow, line, moved, oval, paper, placed, shade

BONE, IRON, STEEL, GOLD, INK = "#e2d6b4", "#3a3f4a", "#a2abb6", "#dcab3e", "#120c16"


EMBER = ("#d8521f", "#f7a63a", "#fff0b4")


SOUL = ("#2a9a92", "#5ff5dc", "#e8fff6")


BOG = ("#5f9a3a", "#a8e85a", "#f0ffc0")


HEX = ("#7a1f5a", "#e0407a", "#ffd0dc")


Tones = tuple[str, str, str]


FLAME = "-2,2 -12,-2 -16,-14 -10,-28! -7,-20 -3,-32 5,-48! 6,-32 12,-22 14,-30! 18,-14 14,-3 4,2"


def tongue(x: float, y: float, grow: float = 1, tones: Tones = EMBER, lift: float = 0, turn: float = 0) -> str:
    """A tongue of fire standing on a point."""
    outer = paper(curve(moved(FLAME, x, y, grow, turn)), tones[0], lift=lift, edge=0.7)
    middle = fill(curve(moved(FLAME, x, y - grow * 0.5, grow * 0.66, turn)), tones[1])
    return outer + middle + fill(curve(moved(FLAME, x, y - grow, grow * 0.36, turn)), tones[2])


def soul(x: float, y: float, grow: float = 1, tones: Tones = SOUL, turn: float = 0) -> str:
    """A lost soul: a wailing face with a tail of mist."""
    body = moved("0,-15 9,-12 13,0 9,12 12,24 5,34 9,52! -4,42 -7,28 -12,12 -13,0 -9,-12", x, y, grow, turn)
    face = "".join(fill(oval(sx, -3, 3, 4.4), INK, 0.85) for sx in (-5, 5)) + fill(oval(0, 8, 3, 5), INK, 0.85)
    return (
        glow(x, y, 24 * grow, tones[1], 0.5)
        + fade(curve(body), tones[2], tones[1], opacity=(0.96, 0.1))
        + placed(face, x, y, turn, grow)
    )


def embers(count: int, colour: str = "#ffd98a", wide: int = 420, tall: int = 160, top: int = 0) -> str:
    """Embers or motes all over the picture."""
    dots = [
        (i * 0.7549 % 1 * wide - wide / 2, i * 0.5698 % 1 * tall + top, 0.9 + (i % 3) * 0.5)
        for i in range(1, count + 1)
    ]
    return "".join(fill(oval(x, y, r), colour, 0.85) for x, y, r in dots)


def mist(y: float, colour: str, strength: float = 0.5, wave: float = 8, shift: float = 0) -> str:
    """A bank of mist: a wavy upper edge that fades downwards."""
    points = " ".join(
        f"{x},{y + math.sin((x + shift) / 34) * wave + math.sin((x + shift) / 13) * wave * 0.3:.1f}"
        for x in range(-260, 261, 26)
    )
    return fade(curve(f"-260,260! {points} 260,260!"), colour, colour, opacity=(strength, strength * 0.25))


def wisp(outline: Outline, width: float, colour: str, strength: float = 0.5) -> str:
    """A curl of smoke: a soft core in a wider, fainter one."""
    d = curve(outline, is_open=True, roundness=1.7)
    return line(d, colour, width * 1.7, strength * 0.4) + line(d, colour, width, strength)


def chain(x: float, y: float, u: float, v: float, colour: str = "#7d818c", size: float = 5) -> str:
    """Links between two points."""
    count = max(2, round(math.hypot(u - x, v - y) / (size * 1.55)))
    turn = math.degrees(math.atan2(v - y, u - x))
    parts = []
    for index in range(count):
        t = (index + 0.5) / count
        link = oval(0, 0, size, size * (0.62 if index % 2 else 0.3))
        parts.append(
            placed(
                line(link, shade(colour, 0.6), size * 0.62) + line(link, colour, size * 0.4),
                x + (u - x) * t,
                y + (v - y) * t,
                turn,
            )
        )
    return "".join(parts)


def spikes(
    places: Sequence[tuple[float, float, float]], long: float, wide: float, colour: str, lift: float = 0.7
) -> str:
    """Thorns, claws and teeth: each at a place, turned by degrees; 0 points up."""
    return "".join(
        paper(curve(moved(f"{-wide / 2},0! 0,{-long}! {wide / 2},0!", x, y, 1, turn)), colour, lift=lift, edge=0.5)
        for x, y, turn in places
    )


def arrow(x: float, y: float, turn: float, long: float = 46, feather: str = "#e9dcc0") -> str:
    """An arrow that sticks at a point; its feathers at the other end."""
    shaft = line(f"M0 0V{-long}", "#2a1a12", 4.2) + line(f"M-0.6 0V{-long}", "#8a5c34", 2.6)
    vanes = "".join(
        paper(
            curve(f"{s * 1},{-long + 16}! {s * 7},{-long + 8}! {s * 7},{-long - 4}! {s * 1},{-long + 2}!"),
            feather,
            lift=0.6,
        )
        for s in (-1, 1)
    )
    return placed(shaft + vanes, x, y, turn)


def standing_stone(x: float, y: float, wide: float, tall: float, colour: str, lean: float = 0) -> str:
    """A menhir."""
    w = wide / 2
    outline = (
        f"{x - w},{y}! {x - w * 0.9 + lean:.0f},{y - tall * 0.8:.0f} "
        f"{x - w * 0.3 + lean:.0f},{y - tall:.0f}! {x + w * 0.6 + lean:.0f},{y - tall * 0.93:.0f} "
        f"{x + w + lean * 0.5:.0f},{y - tall * 0.5:.0f} {x + w * 1.1:.0f},{y}!"
    )
    dark = (
        f"{x + w * 0.3 + lean:.0f},{y - tall * 0.95:.0f}! "
        f"{x + w * 0.6 + lean:.0f},{y - tall * 0.93:.0f} {x + w + lean * 0.5:.0f},{y - tall * 0.5:.0f} "
        f"{x + w * 1.1:.0f},{y}! {x + w * 0.4:.0f},{y}!"
    )
    return paper(curve(outline), colour, lift=2, edge=1) + fill(curve(dark), INK, 0.28)


def eyes_in_dark(x: float, y: float, colour: str, grow: float = 1) -> str:
    """Two slanting lights."""
    return glow(x, y, 16 * grow, colour, 0.45) + "".join(
        fill(
            curve(moved("-5,-2! 0,-2 5,2! 0,2" if s < 0 else "5,-2! 0,-2 -5,2! 0,2", x + s * 7 * grow, y, grow)), colour
        )
        for s in (-1, 1)
    )


def bare_tree(x: float, base: float, grow: float, colour: str, side: int = 1) -> str:
    """A dead tree with crooked arms."""
    parts = (
        band("0,0 -3,-50 6,-100 -4,-160", [26, 17, 11, 3], 2),
        band("2,-62 22,-84 26,-112 44,-130", [10, 7, 5, 1.4], 2),
        band("-1,-80 -22,-100 -24,-124", [9, 6, 1.4], 2),
        band("4,-104 20,-124 16,-146", [7, 4, 1.2], 2),
        band("24,-96 40,-98 50,-110", [5, 3, 1], 1),
    )
    whole = "".join(curve(moved(piece if side > 0 else flipped(piece), x, base, grow)) for piece in parts)
    return paper(whole, colour, lift=1, edge=0.7)


def reeds(colour: str, base: float = 206, high: float = 40, gap: int = 17, clear: float = 0) -> str:
    """Reeds and bulrushes along the bottom, leaving the middle free."""
    parts = []
    for index, x in enumerate(range(-256, 257, gap)):
        if abs(x) < clear:
            continue
        top = base - high - (index * 37) % 30
        lean = (index * 13) % 15 - 7
        parts.append(
            line(
                curve(f"{x},{base} {x + lean * 0.3:.0f},{(base + top) / 2:.0f} {x + lean},{top}", is_open=True),
                colour,
                2.4,
            )
        )
        if index % 3 == 0:
            parts.append(placed(fill(box(-3, -8, 6, 20, 3), shade(colour, 0.2)), x + lean, top, lean))
    return "".join(parts)


def quill(x: float, y: float, turn: float, long: float, wide: float, colour: str, rim: str = "") -> str:
    """A feather whose quill starts at a point; 0 points up. A rim glows behind it."""
    vane = (
        f"0,0 {wide * 0.5:.1f},{-long * 0.35:.1f} {wide * 0.42:.1f},{-long * 0.8:.1f} 0,{-long}! "
        f"{-wide * 0.5:.1f},{-long * 0.72:.1f} {-wide * 0.4:.1f},{-long * 0.3:.1f}"
    )
    glowing = fill(curve(moved(vane, x, y, 1.07, turn)), rim) if rim else ""
    return glowing + paper(curve(moved(vane, x, y, 1, turn)), colour, lift=1, edge=0.9)


def half_dark(outline: Outline, strength: float = 0.26) -> str:
    """The side of a thing that is turned from the light."""
    return fill(curve(outline), INK, strength)


def logs(x: float, y: float, grow: float) -> str:
    """A heap of firewood."""
    parts = []
    for dx, dy, turn in ((-30, 0, -8), (28, -2, 9), (-4, 4, 2), (-16, -14, 12), (16, -14, -12), (0, -26, 3)):
        log = (
            paper(box(-30, -7, 60, 14, 7), "#5a3424", lift=1.4)
            + paper(oval(26, 0, 6, 7), "#b98552", lift=0.5)
            + line(oval(26, 0, 2.6, 3), "#7a4a2a", 1.2)
        )
        parts.append(placed(log, dx, dy, turn))
    return placed("".join(parts), x, y, 0, grow)


def cobweb(x: float, y: float, side: int, reach: float, colour: str = "#d8cdea") -> str:
    """A web in a corner."""
    rays = [
        (side * reach, 4),
        (side * reach * 0.82, reach * 0.4),
        (side * reach * 0.5, reach * 0.74),
        (side * 6, reach * 0.9),
    ]
    d = "".join(f"M{x} {y}l{dx:.0f} {dy:.0f}" for dx, dy in rays)
    for share in (0.3, 0.55, 0.82):
        d += f"M{x + rays[0][0] * share:.0f} {y + rays[0][1] * share:.0f}"
        for (ax, ay), (bx, by) in pairwise(rays):
            mx, my = (ax + bx) / 2 * share * 0.86, (ay + by) / 2 * share * 0.86
            d += f"Q{x + mx:.0f} {y + my:.0f} {x + bx * share:.0f} {y + by * share:.0f}"
    return line(d, colour, 1.5, 0.6)
