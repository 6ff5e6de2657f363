"""Teeth, eyes and bones of beasts."""

from __future__ import annotations

import math

from assets.art.kit import Knot, band, curve, fill, glow, line, oval, paper, placed


def teeth(places: list[tuple[float, float]], long: float, wide: float = 5, colour: str = "#f6ecd2") -> str:
    """Fangs at the given roots; a negative length points up."""
    return "".join(
        paper(
            curve(f"{x - wide / 2},{y}! {x + wide / 2},{y}! {x - wide * 0.1:.1f},{y + long}!"),
            colour,
            lift=0.5,
            edge=0.4,
        )
        for x, y in places
    )


def slit_eye(x: float, y: float, colour: str, turn: float = 0, grow: float = 1) -> str:
    """A reptile's eye."""
    drawn = (
        fill(curve("-10,1! -2,-6 9,-3! 10,2 0,6"), "#1a0f14")
        + fill(curve("-8,0.6! -1,-4.6 8,-2! 8,1.6 0,4.4"), colour)
        + fill(oval(0.5, -0.3, 1.5, 4.4), "#1a0f14")
        + fill(oval(-2.2, -2, 1.3), "#ffffff", 0.9)
    )
    return glow(x, y, 18 * grow, colour, 0.45) + placed(drawn, x, y, turn, grow)


def stones_on(left: float, right: float, top: int, bottom: int) -> str:
    """A few joints of masonry."""
    return line("".join(f"M{left} {y}H{right}" for y in range(top, bottom, 12)), "#160b1c", 1.2, 0.4)


BONE = "#e2d6b4"


def bone(x: float, y: float, u: float, v: float, thick: float, colour: str = BONE) -> str:
    """A long bone between two joints."""
    length = math.hypot(u - x, v - y) or 1
    dx, dy = (u - x) / length, (v - y) / length
    nx, ny = -dy * thick * 0.55, dx * thick * 0.55
    knobs = "".join(
        oval(px + side * nx, py + side * ny, thick * 0.62) for px, py in ((x, y), (u, v)) for side in (-1, 1)
    )
    shaft = curve(
        band([Knot(x, y), Knot((x + u) / 2, (y + v) / 2), Knot(u, v)], [thick * 1.1, thick * 0.8, thick * 1.1])
    )
    return paper(knobs + shaft, colour, lift=1.4, edge=0.9)
