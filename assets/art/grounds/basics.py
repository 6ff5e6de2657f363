"""Skies, earth and walls that grounds are made of. A ground reaches from -HALF to HALF."""

from __future__ import annotations

import math

from assets.art.kit import HALF, box, curve, fade, line, paper

ALL = box(-HALF, -40, 2 * HALF, 280)


def earth(outline: str, colour: str, lift: float = 2) -> str:
    """A range of hills: its upper edge, from the left to the right."""
    return paper(curve(f"{-HALF},260! {outline} {HALF},260!"), colour, lift=lift)


def mesa(x: float, y: float, wide: float, tall: float) -> str:
    """Points of a table mountain standing on y."""
    w = wide / 2
    return f"{x - w - tall * 0.35:.0f},{y:.0f} {x - w - 2:.0f},{y - tall * 0.45:.0f}! {x - w + 1:.0f},{y - tall:.0f}! {x - w * 0.2:.0f},{y - tall * 1.04:.0f} {x + w:.0f},{y - tall * 0.98:.0f}! {x + w + 3:.0f},{y - tall * 0.5:.0f}! {x + w + tall * 0.35:.0f},{y:.0f}"


def sky(top: str, bottom: str) -> str:
    """The whole ground, from one colour to another."""
    return fade(ALL, top, bottom)


def _around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


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
