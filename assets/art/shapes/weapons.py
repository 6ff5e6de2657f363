"""Weapons and shields, drawn around the place where a hand grips them."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.kit import GOLD, band, both, box, curve, fill, flipped, knots, line, oval, paper, placed, shade, tint
from assets.art.shapes.north import WOOD


def spear_shape(metal: str = "#b4bbc4", tie: str = "#7a1f24") -> str:
    """A spear pointing up, gripped at 0, 0."""
    shaft = paper(curve(band("0,90 0,0 0,-84", [6, 6, 6])), "#8a5c34", lift=1.4)
    tip = paper(curve("0,-130! 11,-104 7,-92 3,-82! -3,-82! -7,-92 -11,-104"), metal, lift=1.4, edge=1)
    return (
        shaft
        + tip
        + fill(curve("0,-130! 11,-104 7,-92 3,-82! 0,-82!"), "#3b3f48", 0.3)
        + paper(box(-4.6, -86, 9.2, 10, 2), tie, lift=0.7)
    )


def bow_limb(wood: str = "#8a5c34") -> str:
    """A bow without its string, the grip at 0, 0."""
    limb = paper(curve(band("14,80 -12,42 -4,0 -12,-42 14,-92", [3, 8, 9, 8, 3])), wood, lift=1.4)
    return limb + paper(box(-9, -12, 10, 24, 2), "#5a2c20", lift=0.7)


def bow_shape(wood: str = "#8a5c34") -> str:
    """A bow, its grip at 0, 0, the string at the right."""
    return line("M13 78L13 -90", "#f1e8d6", 1.5, 0.95) + bow_limb(wood)


def broad_axe(metal: str = "#a9b0ba") -> str:
    """A long axe with a wide blade at both sides."""
    shaft = paper(curve(band("0,80 0,0 0,-84", [7, 7, 7])), WOOD, lift=1.4)
    blade = "4,-80! 4,-52! 18,-44 34,-34! 42,-64 34,-98! 18,-86"
    bevel = "34,-34! 42,-64 34,-98! 31,-92! 37,-64 31,-40!"
    return (
        shaft
        + both(blade, metal, lift=1.6)
        + fill(curve(bevel), tint(metal, 0.75))
        + fill(curve(flipped(bevel)), tint(metal, 0.75))
        + paper(box(-6, -84, 12, 34, 2), shade(metal, 0.3), lift=0.7)
    )


def hammer_shape(metal: str = "#8a8f98") -> str:
    """A heavy hammer."""
    shaft = paper(curve(band("0,70 0,0 0,-56", [8, 8, 8])), WOOD, lift=1.4)
    return (
        shaft
        + paper(curve("-32,-80! 32,-80! 36,-74! 36,-48! 32,-42! -32,-42! -36,-48! -36,-74!"), metal, lift=1.8, edge=1.2)
        + line("M-22 -80V-42M22 -80V-42", shade(metal, 0.5), 2.4, 0.7)
    )


def arrow_shape(feather: str = "#f1e8d6") -> str:
    """An arrow pointing up."""
    return (
        line("M0 50V-44", "#6b4426", 3.4)
        + paper(curve("0,-60! 7,-44! 0,-48! -7,-44!"), "#c9d0d8", lift=0.8)
        + paper(curve("0,30! 7,36! 7,52! 0,46! -7,52! -7,36!"), feather, lift=0.7)
    )


def revolver_shape(metal: str = "#6d7480", wood: str = "#7a4a2a") -> str:
    """A revolver pointing up, its grip at 0, 0."""
    barrel = paper(curve("-6,-66! 2,-66! 4,-20! -5,-20!"), metal, lift=1.4, edge=1)
    sight = fill(curve("-6,-66! -9,-70! -4,-66!"), shade(metal, 0.3))
    cylinder = paper(box(-9, -38, 17, 20, 4), tint(metal, 0.1), lift=1.2, edge=1)
    flutes = "".join(line(f"M{x} -34v12", shade(metal, 0.6), 2, 0.7) for x in (-4, 1, 5))
    frame = paper(curve("-7,-20! 8,-20 12,-8 9,2! -2,2! -8,-8"), metal, lift=1)
    hammer = paper(curve("8,-20! 15,-24 18,-19! 12,-13"), metal, lift=0.8)
    guard = line(curve("-6,-16 -16,-12 -15,-2 -4,0", is_open=True), metal, 3)
    grip = paper(curve("-3,-6 10,-8 13,8 12,24! 0,27! -3,8"), wood, lift=1)
    return guard + grip + barrel + sight + frame + cylinder + flutes + hammer


def sword_shape(blade: str = "#c9d0d8", guard: str = GOLD) -> str:
    """A sword pointing up, its grip at 0, 0."""
    steel = paper(curve("-6,-24! -5,-104! 0,-116! 5,-104! 6,-24!"), blade, lift=1.4, edge=0.9)
    dark = fill(curve("0,-24! 0,-116! 5,-104! 6,-24!"), shade(blade, 0.6), 0.4)
    fuller = line("M0 -96V-30", tint(blade, 0.7), 1.6, 0.8)
    cross = paper(curve("-24,-22 -20,-27 0,-24 20,-27 24,-22 20,-18 0,-19 -20,-18"), guard, lift=1.2)
    grip = paper(box(-4, -20, 8, 36, 2), "#4a2c20", lift=0.8) + "".join(
        line(f"M-4 {y}l8 -3", "#c9a24a", 1.2, 0.7) for y in range(-12, 14, 6)
    )
    return steel + dark + fuller + grip + cross + paper(oval(0, 20, 6), guard, lift=1)


def axe_shape(metal: str = "#a9b0ba", *, to_the_right: bool = False) -> str:
    """A bearded axe, its shaft gripped at 0, 0, its blade at the left or at the right."""
    side = flipped if to_the_right else knots
    s = -1 if to_the_right else 1
    shaft = paper(curve(band("0,70 0,0 0,-66", [7, 7, 7])), "#7a5230", lift=1.4)
    head = paper(curve(side("-4,-60! -4,-40! -16,-36 -34,-22! -40,-44 -34,-66! -18,-58")), metal, lift=1.6, edge=1.1)
    bevel = fill(curve(side("-34,-22! -40,-44 -34,-66! -30,-62! -35,-44 -30,-26!")), tint(metal, 0.75))
    rune = line(f"M{s * -18} -52v10M{s * -18} -52l{s * 5} 4M{s * -24} -50v8", shade(metal, 0.6), 1.5, 0.7)
    return shaft + head + bevel + rune + paper(box(-6, -62, 12, 24, 2), shade(metal, 0.3), lift=0.7)


def round_shield(x: float, y: float, size: float, colour: str, other: str) -> str:
    """Painted in quarters."""
    board = paper(oval(x, y, size), "#5a3824", lift=3, edge=1.2) + fade_circle(x, y, size * 0.9, colour)
    quarters = fill(f"M{x} {y}V{y - size * 0.9}A{size * 0.9} {size * 0.9} 0 0 1 {x + size * 0.9} {y}z", other) + fill(
        f"M{x} {y}V{y + size * 0.9}A{size * 0.9} {size * 0.9} 0 0 1 {x - size * 0.9} {y}z", other
    )
    planks = "".join(
        line(
            f"M{x + dx * size} {y - size * 0.84 * (1 - dx * dx) ** 0.5}V{y + size * 0.84 * (1 - dx * dx) ** 0.5}",
            "#160b1c",
            1.4,
            0.28,
        )
        for dx in (-0.55, -0.2, 0.18, 0.52)
    )
    boss = paper(oval(x, y, size * 0.26), "#a9b0ba", lift=1.4, edge=1.1) + fill(
        oval(x - size * 0.07, y - size * 0.08, size * 0.07), "#ffffff", 0.7
    )
    rivets = "".join(
        fill(oval(x + size * 0.95 * cx, y + size * 0.95 * cy, 1.8), "#c9ccd2")
        for cx, cy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    )
    return board + quarters + planks + boss + rivets


def fade_circle(x: float, y: float, size: float, colour: str) -> str:
    """A flat disc."""
    return paper(oval(x, y, size), colour, lift=0, edge=0)


AXE_GROWN = 1.12

WEAPONS: dict[str, Callable[[], str]] = {
    "A": lambda: placed(axe_shape(), 0, 0, 0, AXE_GROWN),
    "S": sword_shape,
    "P": spear_shape,
    "B": bow_shape,
}
