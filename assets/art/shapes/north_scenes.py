"""Blows, fires, crowds and ravens for the scenes of Valhalla."""

from __future__ import annotations

from assets.art.kit import band, both, curve, fill, flipped, glow, line, moved, oval, paper, placed, star, tint
from assets.art.people.hands import held

RED, CREAM, INK, FLAME = "#b3302a", "#efe2c6", "#2a1822", "#ff9d3c"


FAIR, BROWN = "#eaa684", "#9a633e"


def burst(x: float, y: float, size: float, colour: str = "#ffd36e", rays: int = 9, turn: float = 10) -> str:
    """A blow: a star of light."""
    return (
        glow(x, y, size * 1.6, colour, 0.9)
        + paper(star(x, y, size, size * 0.42, rays, turn), colour, lift=0, edge=0)
        + fill(star(x, y, size * 0.6, size * 0.25, rays, turn + 20), "#fff6d8")
    )


def sparks(places: str, colour: str = "#ffe27a", size: float = 2.2) -> str:
    """Points of light."""
    return "".join(fill(oval(knot.x, knot.y, size), colour, 0.95) for knot in moved(places))


def bolt(x: float, y: float, grow: float = 1, turn: float = 0, colour: str = "#fff0a0") -> str:
    """Lightning that strikes down to x, y."""
    flash = moved("-6,-110! 26,-110! 8,-70! 24,-70! 0,0! 2,-54! -14,-54!", x, y, grow, turn)
    return glow(x, y - 40 * grow, 70 * grow, "#bfe0ff", 0.6) + paper(curve(flash), colour, lift=1.2, edge=1)


def fire(x: float, y: float, grow: float = 1) -> str:
    """Three tongues of flame that stand on x, y."""
    tongues = (
        ("0,-70! 12,-44 24,-30 22,0 -22,0 -26,-26 -12,-40", "#d0502a"),
        ("2,-50! 12,-28 16,0 -16,0 -14,-24", "#f5963a"),
        ("0,-30! 8,-12 8,0 -8,0 -8,-12", "#ffe27a"),
    )
    return glow(x, y - 24 * grow, 60 * grow, "#ffb347", 0.8) + "".join(
        paper(curve(moved(tongue, x, y, grow)), tone, lift=0, edge=0.6) for tongue, tone in tongues
    )


def trail(outline: str, widths: list[float], colour: str = "#fff6d8") -> str:
    """The sweep of a weapon."""
    return fill(curve(band(outline, widths)), colour, 0.55)


def shadow_man(x: float, y: float, grow: float, colour: str = "#20141c", weapon: str = "spear") -> str:
    """A dark figure seen from behind."""
    tool = (
        line("M26 60L34 -70", colour, 5) + fill(curve("34,-90! 41,-66! 28,-66!"), colour)
        if weapon == "spear"
        else line("M26 50L32 -50", colour, 6) + fill(curve("32,-54! 54,-60 56,-30! 34,-34!"), colour)
    )
    return placed(
        tool
        + paper(curve("-34,80! -36,34 -20,16 -14,0 -16,-18 0,-30 16,-18 14,0 20,16 36,34 34,80!"), colour, lift=1.6)
        + both(band("12,-18 26,-22 32,-38", [8, 7, 1.5]), colour, lift=0.6),
        x,
        y,
        0,
        grow,
    )


def scene(*layers: str) -> str:
    """A drawing out of layers, from the back to the front."""
    return "".join(layers)


def gauntlet(
    x: float, y: float, thing: str, turn: float = 0, sleeve: str = "#8c1f22", skin: str = FAIR, grow: float = 1.3
) -> str:
    """A big fist from below that holds something up."""
    return placed(held(thing, 0, 0, skin, sleeve, turn=turn), x, y, 0, grow)


def perched_raven(x: float, y: float, grow: float, flip: bool = False, ink: str = "#2a2436") -> str:
    """A raven that looks to the right, or to the left."""
    body = "-10,-30! -26,-4 -40,30! -16,16 4,8 16,-12 20,-34 34,-38! 20,-48 4,-52 -8,-44"
    wing = "-8,-24 8,-20 8,-2 -14,14 -30,24! -20,-4"
    turned = flipped if flip else list
    s = -1 if flip else 1
    drawn = (
        paper(curve(turned(moved(body))), ink, lift=2, edge=1.3)
        + paper(curve(turned(moved(wing))), tint(ink, 0.16), lift=1)
        + fill(oval(s * 10, -41, 3), "#f0c23c")
        + fill(oval(s * 10.6, -41, 1.3), INK)
        + line(f"M{s * -2} 8v10M{s * 6} 6v12", "#c9a24a", 2.8)
    )
    return placed(drawn, x, y, 0, grow)


def coin(x: float, y: float, size: float = 10) -> str:
    """A gold coin, a little from above."""
    return paper(oval(x, y, size, size * 0.7), "#f0c24a", lift=0.9, edge=0.9) + line(
        oval(x, y, size * 0.6, size * 0.4), "#a8781e", 1.5, 0.8
    )
