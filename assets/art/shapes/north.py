"""Small things that parts and pictures of the north share."""

from __future__ import annotations

from assets.art.kit import HALF, box, curve, even, fill, line, moved, oval, paper, placed, shade, tint


def waves(y: float, colour: str, high: float, long: float, shift: float = 0) -> str:
    """A row of waves, with foam."""
    points = [f"{-HALF},260!"]
    crests = []
    x = -HALF + shift
    while x < HALF + long:
        points += [f"{x},{y + high}", f"{x + long * 0.55},{y}!", f"{x + long * 0.62},{y + high * 0.5}"]
        crests.append(
            f"M{x + long * 0.2:.0f} {y + high * 0.62:.1f}Q{x + long * 0.42:.0f} {y + high * 0.3:.1f} {x + long * 0.54:.0f} {y + 1}"
        )
        x += long
    return paper(curve(" ".join([*points, f"{HALF},260!"])), colour, lift=2.4) + line(
        "".join(crests), "#e9f6f4", 2.2, 0.65
    )


def longship(x: float, y: float, grow: float, sail: str = "#b3262b", turn: float = 0) -> str:
    """A ship with a striped sail."""
    hull = paper(
        curve("-62,-6 -70,-30! -60,-22 -50,-4 0,2 50,-4 60,-22 72,-34! 64,-4 48,16 0,20 -48,16"),
        "#5a3420",
        lift=2,
        edge=1.1,
    )
    heads = paper(curve("72,-34! 76,-46 70,-52 62,-50! 66,-44 64,-34"), "#5a3420", lift=1) + paper(
        curve("-70,-30! -76,-40 -70,-48! -66,-40"), "#5a3420", lift=1
    )
    mast = paper(box(-2, -100, 4, 102), "#4a2a1a", lift=1)
    cloth = "-40,-88! -20,-92 20,-92 42,-88! 50,-60 40,-28! 14,-36 -14,-36 -40,-28! -34,-56"
    stripes = [
        f"{a},-90! {b},-90.5! {b * 1.1 + 2:.0f},-60 {b},-32! {a},-32! {a * 1.1 + 2:.0f},-60"
        for a, b in ((-26, -13), (0, 13), (26, 39))
    ]
    shields = "".join(
        paper(oval(sx, 2 - abs(sx) * 0.05, 8), colour, lift=0.8) + fill(oval(sx, 2 - abs(sx) * 0.05, 2.4), "#d9d4c8")
        for sx, colour in (
            (-40, "#c9782a"),
            (-24, "#4d8b4a"),
            (-8, "#c9a82a"),
            (8, "#7a4fa0"),
            (24, "#c9782a"),
            (40, "#4d8b4a"),
        )
    )
    drawn = (
        mast
        + paper(curve(cloth), "#efe2c6", lift=2)
        + "".join(fill(curve(stripe), sail, 0.95) for stripe in stripes)
        + line("M-44 -90H46", "#4a2a1a", 3.4)
        + hull
        + line(curve("-52,4 0,11 52,4", is_open=True), "#2f1a10", 1.6, 0.6)
        + shields
        + heads
    )
    return placed(drawn, x, y, turn, grow)


STEEL = "#8d949e"


BONE = "#e2d6b4"


WOOD = "#7a5230"


CLANS = {
    "bear": "#c9782a",
    "wolf": "#4d8b4a",
    "boar": "#c9a82a",
    "stag": "#7a4fa0",
    "giant": "#5b7f99",
    "dwarf": "#7f7a76",
}


def dome(colour: str, peak: float = -72, tip: str = "") -> str:
    """The shell of a helmet, its right side in shadow."""
    shell = f"0,{peak}{tip} 19,{peak + 7} 33,-46 37,-17! 18,-22 0,-22"
    side = f"6,{peak + 2} 20,{peak + 8} 33,-46 37,-17! 23,-21 21,-46"
    return paper(curve(even(shell)), colour, lift=1.8, edge=1.1, fall=0.26) + fill(
        curve(side), shade(colour, 0.75), 0.32
    )


def rim(colour: str) -> str:
    """A riveted band around the brow."""
    return paper(curve(even("0,-33 18,-33 36,-28 38,-15! 18,-20 0,-21")), colour, lift=0.9) + "".join(
        fill(oval(x, -27 + abs(x) * 0.13, 1.6), tint(colour, 0.7)) for x in (-30, -18, -6, 6, 18, 30)
    )


def guard(colour: str) -> str:
    """An iron strip before the nose."""
    return paper(curve("-4,-30! 4,-30! 4.6,8 0,15! -4.6,8"), tint(colour, 0.06), lift=1.2)


def crystal(x: float, y: float, high: float, wide: float, lean: float, colour: str) -> str:
    """A shard of ice that grows upwards."""
    shard = (
        f"{x - wide / 2},{y}! {x + lean * 0.5 - wide * 0.5},{y - high * 0.6}! {x + lean},{y - high}! "
        f"{x + lean * 0.6 + wide * 0.5},{y - high * 0.55}! {x + wide / 2},{y}!"
    )
    dark = f"{x},{y}! {x + lean},{y - high}! {x + lean * 0.6 + wide * 0.5},{y - high * 0.55}! {x + wide / 2},{y}!"
    return paper(curve(shard), colour, lift=1.4, edge=1.1) + fill(curve(dark), shade(colour, 0.5), 0.3)


def plait(x: float, y: float, count: int, colour: str, lean: float = 0, grow: float = 1.1) -> str:
    """A plait that hangs down, with a ring at its end."""
    parts = []
    for index in range(count):
        strand = moved(
            "-6,-4 0,-6 6,-3 6,2 0,6 -6,3", x + (1.6 if index % 2 else -1.6), y, grow, 26 if index % 2 else -26
        )
        parts.append(paper(curve(strand), shade(colour, 0.07 * (index % 2)), lift=0.9, edge=0.7))
        y += 6.7 * grow
        x += lean
    return (
        "".join(parts)
        + paper(curve(moved("-5,-2 5,-2 6,12! 0,8 -6,12!", x, y)), colour, lift=0.7)
        + paper(box(x - 6, y - 4, 12, 6, 2), "#c9a24a", lift=0.6)
    )
