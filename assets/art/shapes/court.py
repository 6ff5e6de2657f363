"""Small things that pictures of a court share."""

from __future__ import annotations

from assets.art.kit import GOLD, curve, fill, glow, line, moved, oval, paper, shade, star, tint

STEEL, PARCHMENT, LINEN = "#a2abb6", "#f1e2bd", "#f4ecda"


def coin(x: float, y: float, size: float, colour: str = GOLD) -> str:
    """A token with a crown on it."""
    crown = curve(moved("-5,4! -6,-4! -2.5,0! 0,-6! 2.5,0! 6,-4! 5,4!", x, y, size / 11))
    return (
        paper(oval(x, y, size), colour, lift=1.2, edge=1)
        + line(oval(x, y, size * 0.78), shade(colour, 0.4), 1.2, 0.7)
        + fill(crown, shade(colour, 0.5), 0.85)
    )


def fire(x: float, y: float, tall: float) -> str:
    """A flame standing on a point."""
    outer = moved("0,2 -11,-6 -9,-18 -4,-24 -2,-40! 6,-28 10,-16 9,-4", x, y, tall / 40)
    inner = moved("0,1 -6,-5 -4,-14 1,-24! 5,-12 4,-3", x, y, tall / 40)
    return (
        glow(x, y - tall * 0.4, tall * 1.5, "#ffb347", 0.7)
        + paper(curve(outer), "#e8722c", lift=0, edge=0.7)
        + fill(curve(inner), "#ffdb7a")
    )


def steam(x: float, y: float, tall: float, colour: str = "#ffffff", opacity: float = 0.5) -> str:
    """Three wisps that rise."""
    return "".join(
        line(
            curve(
                f"{x + dx},{y} {x + dx + 6},{y - tall * 0.3:.1f} "
                f"{x + dx - 4},{y - tall * 0.6:.1f} {x + dx + 5},{y - tall * high:.1f}",
                is_open=True,
            ),
            colour,
            3.2,
            opacity,
        )
        for dx, high in ((-12, 0.85), (0, 1.1), (12, 0.9))
    )


def sparks(places: tuple[tuple[float, float, float], ...], colour: str = "#fff3b0") -> str:
    """Little stars with four rays."""
    return "".join(glow(x, y, r * 1.8, colour, 0.6) + fill(star(x, y, r, r * 0.28, 4), colour) for x, y, r in places)


def stars(count: int, low: float = 130, colour: str = "#fff6d8") -> str:
    """A night sky's."""
    return "".join(
        fill(oval((i * 97) % 500 - 250, (i * 61) % low, 0.8 + (i % 3) * 0.4), colour, 0.85) for i in range(count)
    )


def roses(places: tuple[tuple[float, float, float], ...], colour: str) -> str:
    """Flowers of three layers."""
    return "".join(
        paper(oval(x, y, r), shade(colour, 0.1), lift=0.9, edge=0.9)
        + fill(oval(x - r * 0.1, y - r * 0.1, r * 0.66), tint(colour, 0.2))
        + fill(oval(x, y, r * 0.34), shade(colour, 0.25))
        for x, y, r in places
    )


def gem(x: float, y: float, size: float, colour: str) -> str:
    """A cut stone in a setting."""
    cut = f"{x},{y - size}! {x + size},{y}! {x},{y + size}! {x - size},{y}!"
    return fill(curve(cut), colour) + fill(curve(f"{x},{y - size}! {x - size},{y}! {x},{y}!"), tint(colour, 0.6), 0.7)
