"""What several clothes share: torsos, buttons, brooches, bare shoulders."""

from __future__ import annotations

from assets.art.kit import curve, even, fill, flipped, line, oval, paper, shade, star, tint


def torso(wide: float = 66, slope: float = 14, neck: float = 20) -> str:
    """Shoulders."""
    top = 136
    return curve(
        even(
            f"0,{top + 4} {neck},{top}! {wide * 0.62:.1f},{top + slope * 0.7:.1f} {wide},{top + slope + 8:.1f} {wide + 8},{top + slope + 34:.1f} {wide + 11},224! 0,224!"
        )
    )


def _pair(right: str, colour: str, **how: float) -> str:
    return paper(curve(flipped(right)), colour, **how) + paper(curve(right), shade(colour, 0.1), **how)


def buttons(x: float, ys: tuple[float, ...], colour: str) -> str:
    """Round buttons, one below another."""
    return "".join(fill(oval(x + 0.5, y + 0.8, 2.3), "#160b1c", 0.35) + fill(oval(x, y, 2.2), colour) for y in ys)


def neckerchief(colour: str) -> str:
    """A triangle of cloth, its knot at the side."""
    cloth = "-25,132 0,141 25,132! 24,142 14,152 0,176! -14,152 -24,142"
    folds = ("-16,140 -8,150 -2,166", "15,140 8,150 2,164", "-4,142 -1,152 0,160")
    dots = "".join(
        fill(oval(x, y, 1.3), tint(colour, 0.7), 0.8)
        for x, y in ((-13, 146), (11, 146), (-5, 155), (6, 157), (0, 148), (0, 167))
    )
    return (
        paper(curve(cloth), colour, lift=2)
        + "".join(line(curve(fold, is_open=True), shade(colour, 0.5), 1.4, 0.5) for fold in folds)
        + dots
    )


def badge(x: float = -34, y: float = 176) -> str:
    """A sheriff's star."""
    points = paper(star(x, y, 12, 5.4), "#d6a83c", lift=1.4)
    tips = "".join(
        fill(oval(x + dx, y + dy, 2.0), "#e9c86a")
        for dx, dy in ((0, -12), (11.4, -3.7), (7, 9.7), (-7, 9.7), (-11.4, -3.7))
    )
    return points + tips + fill(oval(x, y, 3), shade("#d6a83c", 0.3))


def shoulders(skin: str, wide: float = 52) -> str:
    """Bare shoulders."""
    collarbones = "".join(
        line(curve(bone, is_open=True), shade(skin, 0.45), 1.4, 0.5)
        for bone in ("8,150 20,147 34,150", "-8,150 -20,147 -34,150")
    )
    return paper(torso(wide, 16, 15), skin, lift=2.5) + collarbones


def brooch(x: float, y: float, colour: str = "#dcab3e") -> str:
    """A round clasp."""
    return (
        paper(oval(x, y, 7), colour, lift=1.2, edge=1)
        + line(oval(x, y, 4.2), shade(colour, 0.5), 1.4)
        + fill(oval(x, y, 1.8), tint(colour, 0.6))
    )
