"""Building blocks for the things and places of the wild west: smoke, wheels, planks, horses, riders, guns, hands."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.backs import BACKS, back, ground, mesa, sky
from assets.art.clothes import coat, torso
from assets.art.faces import MARKS, Head
from assets.art.hats import hat
from assets.art.kit import (
    HALF,
    Knot,
    Outline,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    knots,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.props import arm, fingers, held, prop

INK = "#2a1620"
BRASS = "#d9b352"
STEEL = "#7d8590"
IRON = "#474b56"
WOOD = "#8a5a34"
BONE = "#efe2c6"
SKIN = "#eaa684"


def turned(outline: Outline, side: int = -1) -> list[Knot]:
    """The outline as it is (-1: what looks left stays so), or mirrored (1)."""
    return knots(outline) if side < 0 else flipped(outline)


def around(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """A point on a circle."""
    return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))


# Light and air


def sun(x: float, y: float, radius: float, colour: str = "#ffe08a", reach: float = 3.4) -> str:
    """A disc in its glow."""
    return glow(x, y, radius * reach, tint(colour, 0.3), 0.85) + paper(oval(x, y, radius), colour, lift=0, fall=0.12)


def stars(colour: str = "#fff3cf") -> str:
    """A night sky full of them."""
    places = ((-92, 18), (-66, 44), (-44, 12), (-14, 30), (24, 14), (52, 38), (78, 20), (94, 56), (-120, 50),
              (-150, 20), (126, 24), (160, 52), (196, 22), (-190, 44), (-226, 20), (230, 40))  # fmt: skip
    return "".join(fill(oval(x, y, 0.9 + index % 3 * 0.4), colour, 0.85) for index, (x, y) in enumerate(places))


def rays(x: float, y: float, colour: str, count: int = 14, opacity: float = 0.35, turn: float = 0) -> str:
    """Beams in all directions, over the whole picture."""
    parts = []
    for index in range(count):
        a, b = (math.radians(turn + (index + share) * 360 / count) for share in (0, 0.5))
        parts.append(
            f"M{x} {y}L{x + 420 * math.cos(a):.0f} {y + 420 * math.sin(a):.0f}"
            f"L{x + 420 * math.cos(b):.0f} {y + 420 * math.sin(b):.0f}z"
        )
    return fill("".join(parts), colour, opacity)


_PUFF = "-32,10 -37,-4 -26,-15 -14,-13 -6,-26 12,-25 18,-14 30,-15 38,-2 30,10 12,15 -12,15"


def puff(x: float, y: float, grow: float = 1, colour: str = "#f1e6d0", lift: float = 1.4) -> str:
    """One cloud of smoke, dust or steam."""
    return paper(curve(moved(_PUFF, x, y, grow)), colour, lift=lift, edge=0.9, fall=0.14)


def haze(x: float, y: float, grow: float, colour: str, opacity: float) -> str:
    """A cloud one can see through."""
    return fill(curve(moved(_PUFF, x, y, grow)), colour, opacity)


def smoke(x: float, y: float, lean: float = 14, grow: float = 0.5, count: int = 4, colour: str = "#efe6d4") -> str:
    """Smoke that rises in ever larger puffs."""
    return "".join(
        haze(x + lean * step * 0.7, y - 17 * step * grow * 1.6, grow * (0.5 + step * 0.26), colour, 0.75 - step * 0.12)
        for step in reversed(range(count))
    )


def flash(x: float, y: float, size: float, points: int = 9, turn: float = 0) -> str:
    """The fire of a muzzle."""
    return (
        glow(x, y, size * 2.6, "#ffdf8a", 0.9)
        + paper(star(x, y, size, size * 0.44, points, turn), "#f0642a", lift=1.2, edge=0)
        + fill(star(x, y, size * 0.76, size * 0.36, points, turn + 9), "#ffb03a")
        + fill(star(x, y, size * 0.5, size * 0.26, points, turn), "#ffe98a")
        + fill(oval(x, y, size * 0.17), "#ffffff")
    )


def flame(x: float, y: float, grow: float = 1) -> str:
    """A tongue of fire standing on a point."""
    parts = [glow(x, y - 20 * grow, 44 * grow, "#ffb04a", 0.7)]
    for size, colour in ((1.0, "#e0542a"), (0.7, "#ff9d2c"), (0.4, "#ffe98a")):
        outline = moved("0,-46! 8,-30 18,-20 16,-4 6,2 -6,2 -16,-4 -15,-18 -8,-16 -6,-30", x, y, grow * size)
        parts.append(fill(curve(outline), colour))
    return "".join(parts)


def spark(x: float, y: float, size: float, colour: str = "#fff3c0") -> str:
    """A glint with four rays."""
    return glow(x, y, size * 1.8, colour, 0.7) + fill(star(x, y, size, size * 0.16, 4, 0), "#ffffff")


def streak(x: float, y: float, long: float, turn: float = 0) -> str:
    """A bullet on its way to the left, with what it leaves behind."""
    trail = fade(curve(f"0,-4! {long},-1! {long},1! 0,4!"), "#ffffff", "#ffffff", opacity=(0.9, 0), sideways=True)
    bullet = paper(curve("-18,0 -12,-5 0,-5.5! 4,-5.5! 4,5.5! 0,5.5! -12,5"), "#d98a3c", lift=1.2, edge=1)
    return placed(trail + bullet + fill(box(0, -5.5, 4, 11), "#8a4a1e"), x, y, turn)


def hole(x: float, y: float, size: float = 6, colour: str = "#5a3014") -> str:
    """Where a bullet went through."""
    return fill(star(x, y, size * 1.7, size * 0.9, 7, 20), colour) + fill(oval(x, y, size * 0.72), "#120a0e")


def shade_on(x: float, y: float, wide: float, opacity: float = 0.32) -> str:
    """The shadow something throws on the ground."""
    return fill(oval(x, y, wide, wide * 0.16), "#160b1c", opacity)


# Places


@back("red-ridge")
def red_ridge() -> str:
    """A red evening with a huge sun."""
    return (
        sky("#7a1f2e", "#f08a3c")
        + sun(0, 104, 66, "#ffc45a", 2.2)
        + ground("-260,150 -200,140 -90,148 0,138 110,148 200,138 260,146", "#a83e2e")
    )


@back("green-river")
def green_river() -> str:
    """Mountains and a river in the morning."""
    parts = [sky("#8cc4c4", "#f6ecc0"), glow(-30, 70, 140, "#fffbe0", 0.8)]
    parts.append(ground("-260,120 -180,50! -130,96 -70,36! -10,104 40,60! 90,108 150,40! 210,100 260,70", "#7fa6a8", 0))
    parts.append(ground("-260,132 -150,118 -40,134 60,122 160,134 260,122", "#6a9a5a", 2))
    parts.append(fill(curve("-40,134! 30,134! 20,160 70,184 90,260! -120,260! -90,190 -20,160"), "#bfe3e6"))
    return "".join(parts)


@back("footlights")
def stage() -> str:
    """Red curtains and footlights."""
    parts = [sky("#2c0d1c", "#7a1f34"), glow(0, 90, 150, "#ffcf7a", 0.85)]
    for side in (-1, 1):
        for x, tone in ((64, 0.0), (98, 0.15), (132, 0.05), (170, 0.2), (214, 0.1)):
            fold = f"{x},-40! {x + 46},-40! {x + 52},80 {x + 46},260! {x + 4},260! {x - 6},120"
            parts.append(paper(curve(flipped(fold) if side < 0 else fold), shade("#a8262f", tone), lift=2.4))
    hang = "-260,-40! 260,-40! 260,20 200,36 130,18 66,34 0,18 -66,34 -130,18 -200,36 -260,20"
    parts.append(paper(curve(hang), "#8c1f2b", lift=3) + line(curve(hang), BRASS, 2.4, 0.8))
    return "".join(parts)


@back("pink")
def pink() -> str:
    """A rosy evening for lovers."""
    return sky("#c4506e", "#f8c8a8") + glow(0, 80, 150, "#fff0d8", 0.8)


@back("striped-parlour")
def parlour() -> str:
    """Striped wallpaper in green."""
    stripes = "".join(fill(box(x, -40, 17, 300), "#2f5a4c", 0.8) for x in range(-260, 261, 34))
    return sky("#3f7360", "#5f8f74") + stripes + glow(0, 84, 130, "#fff0c0", 0.6)


@back("violet-night")
def violet_night() -> str:
    """A violet sky for magic."""
    return sky("#241440", "#6b3f7f") + stars() + rays(0, 90, "#c99ae0", 16, 0.14) + glow(0, 90, 130, "#e8b0f0", 0.6)


def desert(top: str, bottom: str, sand: str, far: str = "") -> str:
    """A sky over sand, with table mountains."""
    hills = ground(
        f"-260,152 {mesa(-150, 150, 60, 46)} -70,152 {mesa(150, 150, 54, 56)} 230,152 260,150",
        far or shade(sand, 0.2),
        0,
    )
    return sky(top, bottom) + hills + ground("-260,158 -130,150 0,156 130,150 260,158", sand, 2)


def house(
    x: float, base: float, wide: float, tall: float, colour: str, pane: str = "#ffd98a", roof: bool = False
) -> str:
    """A wooden house with a false front."""
    top, w = base - tall, wide / 2
    step = f"{x - w * 0.5},{top}! {x - w * 0.5},{top - 12}! {x + w * 0.5},{top - 12}! {x + w * 0.5},{top}!"
    if roof:
        step = f"{x},{top - wide * 0.42}!"
    front = f"{x - w},{top}! {step} {x + w},{top}! {x + w},{base}! {x - w},{base}!"
    parts = [paper(curve(front), colour, lift=2.2, edge=1)]
    parts.append(
        line(
            "".join(f"M{x - w} {y}h{wide}" for y in range(round(top) + 12, round(base), 11)),
            shade(colour, 0.5),
            1,
            0.35,
        )
    )
    parts.append(fill(box(x + w * 0.45, top, w * 0.55, tall), shade(colour, 0.7), 0.22))
    for dx in (-0.5, 0.5):
        parts.append(fill(box(x + dx * w - wide * 0.1, top + tall * 0.2, wide * 0.2, tall * 0.26), shade(colour, 0.6)))
        parts.append(fill(box(x + dx * w - wide * 0.08, top + tall * 0.22, wide * 0.16, tall * 0.22), pane))
    parts.append(fill(box(x - wide * 0.11, base - tall * 0.4, wide * 0.22, tall * 0.4), shade(colour, 0.65)))
    return "".join(parts)


def planks(x: float, y: float, wide: float, tall: float, colour: str, step: float = 26, flat: bool = False) -> str:
    """Boards beside each other; or above each other."""
    parts = [paper(box(x, y, wide, tall), colour, lift=2, edge=1)]
    long, count = (tall, round(tall / step)) if flat else (wide, round(wide / step))
    for index in range(count):
        at = index * long / count
        slat = box(x, y + at, wide, long / count - 1.4) if flat else box(x + at, y, long / count - 1.4, tall)
        parts.append(fill(slat, shade(colour, 0.08 + index * 7 % 3 * 0.07), 0.7))
        knot = (x + wide * (0.2 + index * 0.37 % 0.6), y + at + long / count / 2)
        if flat:
            parts.append(fill(oval(*knot, 4, 1.8), shade(colour, 0.5), 0.5))
    seams = "".join(
        f"M{x} {y + i * tall / count:.1f}h{wide}" if flat else f"M{x + i * wide / count:.1f} {y}v{tall}"
        for i in range(1, count)
    )
    return "".join(parts) + line(seams, shade(colour, 0.6), 1.4, 0.6)


def cactus(x: float, y: float, grow: float = 1, colour: str = "#4f7a4a") -> str:
    """A saguaro with two arms, standing on a point."""
    arms = (
        ("0,-34 -22,-36 -26,-50 -26,-64", [13, 13, 13, 11]),
        ("0,-50 20,-52 25,-64 25,-84", [13, 13, 13, 11]),
        ("0,2 0,-40 0,-80 0,-100", [20, 21, 21, 17]),
    )
    parts = []
    for centre, widths in arms:
        parts.append(paper(curve(moved(band(centre, widths), x, y, grow)), colour, lift=1.6, edge=1))
        end = knots(centre)[-1]
        parts.append(fill(oval(x + end.x * grow, y + end.y * grow, widths[-1] * grow / 2), colour))
    ribs = "M-5 0V-96M5 0V-96M-26 -48V-60M25 -64V-80"
    return "".join(parts) + placed(line(ribs, shade(colour, 0.6), 1.6, 0.5), x, y, 0, grow)


def fence(y: float, colour: str = WOOD) -> str:
    """Rails from the left to the right."""
    rails = "".join(paper(box(-HALF, at, 2 * HALF, 9, 2), colour, lift=1.6) for at in (y, y + 22))
    posts = "".join(paper(box(x, y - 14, 13, 90, 3), shade(colour, 0.12), lift=2) for x in range(-240, 241, 80))
    return rails + posts


def wheel(x: float, y: float, radius: float, colour: str = "#a8692f", spokes: int = 10, width: float = 0) -> str:
    """A wheel with spokes."""
    width = width or radius * 0.16
    spoke = "".join(
        f"M{x} {y}L{x + radius * math.cos(a):.1f} {y + radius * math.sin(a):.1f}"
        for a in (math.tau * index / spokes + 0.2 for index in range(spokes))
    )
    rim = oval(x, y, radius)
    return (
        placed(line(spoke, INK, width * 0.8, 0.3) + line(rim, "#160b1c", width * 1.5, 0.3), 2, 3)
        + line(spoke, shade(colour, 0.25), width * 0.74)
        + line(spoke, tint(colour, 0.2), width * 0.3)
        + line(rim, "#3a2a24", width * 1.45)
        + line(rim, colour, width * 0.95)
        + line(oval(x - 0.6, y - 0.6, radius + width * 0.2), tint(colour, 0.5), width * 0.16, 0.8)
        + paper(oval(x, y, radius * 0.2), shade(colour, 0.2), lift=1, edge=0.8)
        + fill(oval(x, y, radius * 0.08), BRASS)
    )


def grave(x: float, y: float, grow: float = 1, colour: str = "#8d8a88", cross: bool = False, turn: float = 0) -> str:
    """A stone, or a cross of wood, on a grave."""
    if cross:
        shape = "-6,4! -6,-34! -24,-34! -24,-46! -6,-46! -6,-64! 6,-64! 6,-46! 24,-46! 24,-34! 6,-34! 6,4!"
    else:
        shape = "-22,4! -22,-38 -14,-54 0,-58 14,-54 22,-38 22,4!"
    dark = "2,4! 2,-64! 6,-64! 6,4!" if cross else "8,4! 8,-56 16,-52 22,-38 22,4!"
    body = paper(curve(shape), colour, lift=2.2, edge=1.2) + fill(curve(dark), INK, 0.25)
    if not cross:
        body += line("M-10 -34h18M-10 -25h18M-10 -16h12", shade(colour, 0.5), 2.4, 0.7)
    return placed(body, x, y, turn, grow)


# Riches, cards, glass


def coin(x: float, y: float, radius: float = 8, flat: float = 1) -> str:
    """A gold coin, lying the flatter the smaller `flat`."""
    return (
        paper(oval(x, y, radius, radius * flat), "#e8b93c", lift=0.8, edge=0.7)
        + line(oval(x, y, radius * 0.68, radius * flat * 0.68), "#a8741e", 1.2, 0.7)
        + fill(star(x, y, radius * 0.42, radius * 0.18), "#a8741e", 0.8 if flat > 0.7 else 0)
    )


def ingot(x: float, y: float, grow: float = 1) -> str:
    """A bar of gold."""
    front = paper(curve(moved("-20,8! -15,-7! 15,-7! 20,8!", x, y, grow)), "#e0a82c", lift=1.2, edge=0.8)
    top = paper(curve(moved("-15,-7! -10,-13! 20,-13! 15,-7!", x, y, grow)), "#ffe07a", lift=0, edge=0.5)
    return front + top + fill(curve(moved("15,-7! 20,-13! 26,2! 20,8!", x, y, grow)), "#a8701c")


def sack(x: float, y: float, grow: float = 1, colour: str = "#c9a877") -> str:
    """A tied bag with a coin's sign on it, standing on a point."""
    body = paper(curve("-10,-44 -26,-28 -34,-8 -26,2 0,4 26,2 34,-8 26,-28 10,-44"), colour, lift=2.2, edge=1.2)
    neck = paper(curve("-8,-44! -18,-60 -6,-56 0,-60 8,-56 18,-60 8,-44!"), tint(colour, 0.1), lift=1.2)
    tie = paper(box(-11, -48, 22, 7, 3), "#8c2f28", lift=0.8)
    return placed(body + neck + tie + coin(-2, -18, 12), x, y, 0, grow)


def heart(x: float, y: float, size: float) -> str:
    """The outline of a heart."""
    return curve(moved("0,-6! 5,-13 13,-10 13,-2 7,7 0,14! -7,7 -13,-2 -13,-10 -5,-13", x, y, size / 13))


def spade(x: float, y: float, size: float) -> str:
    """The outline of a spade."""
    return curve(
        moved("0,-15! 7,-6 13,1 11,8 5,9 2,6! 3,11 6,15! -6,15! -3,11 -2,6! -5,9 -11,8 -13,1 -7,-6", x, y, size / 13)
    )


def diamond(x: float, y: float, size: float) -> str:
    """The outline of a diamond."""
    return curve(moved("0,-14! 10,0! 0,14! -10,0!", x, y, size / 13))


def club(x: float, y: float, size: float) -> str:
    """The outline of a club."""
    leaf = (
        "0,-14 6,-11 6,-4 3,-2! 10,-4 13,2 9,8 2,5! 3,11 6,15! -6,15! -3,11 -2,5! -9,8 -13,2 -10,-4 -3,-2! -6,-4 -6,-11"
    )
    return curve(moved(leaf, x, y, size / 13))


PIPS: dict[str, Callable[[float, float, float], str]] = {"h": heart, "s": spade, "d": diamond, "c": club}


def card(x: float, y: float, turn: float = 0, pip: str = "s", grow: float = 1, back_: str = "") -> str:
    """A playing card around a point: its face with one suit, or its back in a colour."""
    body = paper(box(-20, -29, 40, 58, 5), "#f8efd9", lift=1.8, edge=0.9, fall=0.08)
    if back_:
        body += fill(box(-16, -25, 32, 50, 3), back_) + line(
            "M-16 -9l16 -16l16 16M-16 9l16 16l16 -16M-16 -9l32 18M16 -9l-32 18", tint(back_, 0.5), 1.6, 0.7
        )
    else:
        ink = "#b3262b" if pip in "hd" else "#2a2028"
        body += fill(PIPS[pip](0, 1, 12), ink) + fill(PIPS[pip](-13, -21, 3.6), ink) + fill(PIPS[pip](13, 22, 3.6), ink)
    return placed(body, x, y, turn, grow)


def vessel(outline: str, glass: str, liquid: str = "", level: str = "") -> str:
    """A bottle or jug given by its right half: glass, what is in it, a gleam."""
    body = paper(curve(even(outline)), glass, lift=2.6, edge=1.3)
    if liquid:
        body += fade(curve(even(level)), tint(liquid, 0.25), shade(liquid, 0.2))
    return body


# Beasts and riders


def horse(colour: str, mane: str, *, side: int = -1, flat: bool = False, saddle: str = "") -> str:
    """A horse at full gallop around 0, 0, looking left; about 150 wide and 100 high."""

    def layer(outline: Outline, tone: str, lift: float = 1.4) -> str:
        path = curve(turned(outline, side))
        return fill(path, tone) if flat else paper(path, tone, lift=lift, edge=0.9)

    dark = colour if flat else shade(colour, 0.28)
    far = [
        layer(band("-24,2 -34,16 -50,20 -56,30", [13, 8, 5.4, 5]), dark, 0.8),
        layer(band("30,0 40,18 54,26 66,24", [16, 9, 5.4, 5]), dark, 0.8),
    ]
    tail = layer(ragged(band("40,-14 56,-20 70,-8 84,-6", [7, 13, 11, 2]), 2, 12, (0.6, 0.2)), mane, 0.8)
    near = [
        layer(band("-26,0 -46,2 -58,-8 -68,0", [16, 9, 5.6, 5]), colour),
        layer(band("32,-4 52,8 62,22 76,32", [22, 11, 6, 5]), colour),
    ]
    trunk = layer("-40,-12 -34,-24 -14,-22 8,-20 28,-26 42,-18 44,-4 34,8 14,6 -8,8 -26,10 -38,2", colour, 2)
    neck = layer(band("-26,-8 -42,-28 -56,-44", [30, 20, 13]), colour, 1)
    head = layer("-50,-54 -58,-56 -66,-46 -78,-32 -80,-26 -74,-22 -66,-26 -56,-34 -48,-40", colour, 1)
    ears = layer("-52,-52! -50,-64! -58,-54!", colour, 0.6)
    hair = layer(ragged(band("-54,-54 -40,-44 -28,-28 -18,-18", [6, 13, 15, 6]), 3, 10, (0.9, 0)), mane, 0.8)
    parts = [*far, tail, *near, trunk, neck, head, ears, hair]
    if not flat:
        eye = turned("-62,-42", side)[0]
        nose = turned("-76,-27", side)[0]
        parts.append(fill(oval(eye.x, eye.y, 2), INK) + fill(oval(nose.x, nose.y, 1.4), INK, 0.7))
        parts.extend(fill(oval(hoof.x, hoof.y, 4, 3), INK) for hoof in turned("-56,31 -69,2 77,34 67,25", side))
    if saddle:
        parts.append(layer("-14,-24! -4,-24 8,-22 14,-28! 16,-18 10,2 -6,4 -14,-8", saddle, 1.2))
    return "".join(parts)


def rider(colour: str, accent: str, *, side: int = -1, hat_: bool = True, flat: bool = False) -> str:
    """Who sits on that horse: drawn around the same 0, 0, leaning forward."""

    def layer(outline: Outline, tone: str, lift: float = 1.2) -> str:
        path = curve(turned(outline, side))
        return fill(path, tone) if flat else paper(path, tone, lift=lift, edge=0.8)

    leg = layer(band("4,-28 -8,-12 -2,8", [14, 11, 8]), colour if flat else shade(colour, 0.4))
    boot = layer("-6,6! 4,6! 4,16! -10,16 -10,13", INK)
    body = layer("-2,-24 -12,-48 -10,-62 2,-64 10,-54 14,-26", colour, 1.6)
    head = turned("-9,-72", side)[0]
    face = fill(oval(head.x, head.y, 8), colour if flat else "#d2925f")
    if not flat:
        eye = turned("-14,-71", side)[0]
        face += fill(oval(eye.x, eye.y, 1.4), INK)
    arm_ = layer(band("0,-54 -14,-40 -30,-36", [10, 8, 6]), colour if flat else shade(colour, 0.15))
    scarf = layer("-14,-65! 2,-66! 14,-62 20,-56! 8,-58 -6,-58", "#f1e6cc" if accent != colour else accent, 0.6)
    cap = layer(
        "-14,-78! -13,-88 -4,-90 2,-86 3,-76! 14,-72 10,-70 -8,-74 -22,-74 -26,-78", colour if flat else accent, 1
    )
    return leg + boot + body + face + scarf + arm_ + (cap if hat_ else "")


def gunman(x: float, y: float, grow: float = 1, colour: str = "#33181a", wide: float = 1) -> str:
    """A dark figure with hat and long coat, hands at the hips, standing on a point."""
    hat_ = even("0,-76! 3,-78 6,-77 8,-72! 9,-69! 18,-68! 15,-65 0,-63")
    coat_ = even("0,-60! 7,-59! 14,-55 18,-42 20,-31 16,-28! 13,-40! 11,-33 16,-7! 8,-9 5,-25! 0,-31")
    leg = "0,-33! 8,-33! 11,-15 11,-2! 16,0! 5,0! 4,-15 0,-28!"
    shapes = [hat_, coat_, knots(leg), flipped(leg)]
    body = "".join(fill(curve([Knot(k.x * wide, k.y, k.sharp) for k in shape]), colour) for shape in shapes)
    hands = "".join(fill(oval(side * 18 * wide, -29, 2.6, 3.4), colour) for side in (-1, 1))
    return placed(body + fill(oval(0, -62, 6, 6.4), colour) + hands, x, y, 0, grow)


# Guns: they point left; `side` 1 turns them round


def revolver(metal: str = STEEL, wood: str = "#7a4a2a", barrel: float = 88, side: int = -1, rod: bool = True) -> str:
    """A revolver with its grip at 0, 0 and a barrel that ends at -`barrel`."""

    def piece(outline: str, tone: str, lift: float = 1.2) -> str:
        return paper(curve(turned(outline, side)), tone, lift=lift, edge=1)

    flutes = "".join(
        line(curve(turned(f"-33,{y} -17,{y}", side), is_open=True), shade(metal, 0.6), 2, 0.7) for y in (-30, -24, -18)
    )
    parts = [
        line(curve(turned("-15,-12 -18,2 -8,8 1,2", side), is_open=True), shade(metal, 0.2), 3.4),
        line(curve(turned("-8,-11 -10,-3", side), is_open=True), shade(metal, 0.4), 2.6),
        piece("6,-30! 13,-42 21,-41! 14,-24!", shade(metal, 0.15), 0.8),
        piece("-6,-12! 9,-24 16,-6 23,18 22,31 9,35 2,31! -2,10", wood, 1.6),
        piece(f"-{barrel},-33! -30,-34! -30,-22! -{barrel},-23!", metal, 1.8),
    ]
    if rod:
        parts.append(piece(f"-{barrel - 16},-23! -34,-22! -34,-16! -{barrel - 18},-18!", shade(metal, 0.2), 0.8))
    sight = curve(turned(f"-{barrel - 3},-33! -{barrel - 5},-40! -{barrel - 12},-33!", side))
    parts += [
        fill(sight, shade(metal, 0.3)),
        piece("-42,-36! -6,-38! 6,-32 13,-20 8,-9! -12,-9! -42,-14!", shade(metal, 0.1), 1.4),
        piece("-37,-38! -13,-38! -11,-24 -13,-11! -37,-11! -39,-24", tint(metal, 0.12), 1),
        flutes,
        fill(curve(turned(f"-{barrel},-26! -30,-25! -30,-22! -{barrel},-23!", side)), "#14101a", 0.35),
    ]
    dot = turned("11,4", side)[0]
    return "".join(parts) + fill(oval(dot.x, dot.y, 2), BRASS)


def gun_hand(gun: str, x: float, y: float, sleeve: str, *, side: int = -1, turn: float = 0, grow: float = 1,
             skin: str = SKIN, cuff: str = "") -> str:  # fmt: skip
    """A fist around the grip of a gun, and an arm that comes from below on the other side."""
    reach = -side
    forearm = paper(curve(band(f"{reach * 96},78 {reach * 46},40 {reach * 16},12", [50, 42, 30])), sleeve, lift=2.4)
    hem = paper(curve(band(f"{reach * 34},27 {reach * 20},15", [36, 34])), cuff or shade(sleeve, 0.25), lift=1.2)
    hand = paper(curve(turned("-10,-10 4,-20 22,-14 30,6 26,26 8,30 -8,20", side)), shade(skin, 0.14), lift=1.6)
    knuckles = "".join(
        paper(box(reach * 3 - wide / 2, at, wide, 10, 5), skin if index % 2 else shade(skin, 0.05), lift=0.8, edge=0.7)
        for index, (wide, at) in enumerate(((26, -2), (27, 7), (24, 16)))
    )
    thumb = paper(curve(turned("4,-16 14,-22 22,-14 14,-4 2,-2 -10,-4 -12,-10", side)), tint(skin, 0.06), lift=0.9)
    return placed(forearm + hem + hand + gun + knuckles + thumb, x, y, turn, grow)


def rifle(
    metal: str, wood: str, *, muzzle: float = -120, receiver: str = "", fore: float = -62, thick: float = 8
) -> str:
    """A long gun that points left, its trigger at 0, 0: stock to the right, barrel to `muzzle`."""
    box_ = receiver or metal
    stock = "6,-16! 22,-16 34,-8 70,-8 112,-6! 116,30! 104,34 66,16 36,12 24,14 12,4!"
    return (
        paper(curve(stock), wood, lift=2.4, edge=1.3)
        + fill(curve("36,12 66,16 104,34 116,30! 114,18 66,6 34,4"), INK, 0.22)
        + fill(curve("112,-6! 116,-5! 120,30! 116,30!"), IRON)
        + paper(box(muzzle, -18, -muzzle - 12, thick, 1.5), metal, lift=2, edge=1.1)
        + fill(box(muzzle, -18 + thick * 0.62, -muzzle - 12, thick * 0.38), "#14101a", 0.4)
        + fill(curve(f"{muzzle + 4},-18! {muzzle + 6},-25! {muzzle + 12},-18!"), shade(metal, 0.3))
        + paper(curve(f"{fore},-12! -18,-13! -18,0! {fore + 8},-2 {fore},-6"), wood, lift=1.4, edge=1)
        + line(curve("-10,0 -10,14 2,16 10,6", is_open=True), shade(box_, 0.25), 3.4)
        + line("M-2 0l-3 9", shade(box_, 0.4), 2.6)
        + paper(curve("-24,-20! 8,-20! 18,-14! 16,2! -24,2!"), box_, lift=1.6, edge=1.1)
    )


def shell(x: float, y: float, turn: float = 0, grow: float = 1, bullet: bool = False) -> str:
    """A cartridge of brass, standing; with its bullet if not fired."""
    body = paper(box(-5, -14, 10, 26, 1.5), BRASS, lift=1, edge=0.8) + fill(box(1.5, -14, 3.5, 26), "#7a4a14", 0.35)
    rim = paper(box(-6.4, 11, 12.8, 4, 1.5), shade(BRASS, 0.15), lift=0.6)
    tip = paper(curve("-5,-13! -4.6,-22 0,-29 4.6,-22 5,-13!"), "#8d8f98", lift=0.6) if bullet else ""
    return placed(tip + body + rim, x, y, turn, grow)


def fist(skin: str, sleeve: str, side: int = -1, cuff: str = "") -> str:
    """A fist that strikes to the left, seen from its side, around 0, 0."""

    def piece(outline: str, tone: str, lift: float = 1.4) -> str:
        return paper(curve(turned(outline, side)), tone, lift=lift, edge=1)

    parts = [
        paper(curve(turned(band("150,44 90,22 30,6", [80, 66, 50]), side)), sleeve, lift=3, edge=1.4),
        paper(curve(turned(band("62,14 38,8", [62, 58]), side)), cuff or shade(sleeve, 0.3), lift=1.8),
        piece("-26,-36 6,-40 34,-28 40,4 28,34 -6,38 -30,28", shade(skin, 0.1), 2.4),
    ]
    for index, y in enumerate((-27, -10, 7, 23)):
        long = (44, 48, 46, 38)[index]
        right = 2 + long / 2
        tip, left = f"{right - 6},{y - 9} {right},{y} {right - 6},{y + 9}", right - long
        outline = f"{left},{y - 9} {tip} {left},{y + 9} {left - 6},{y}"
        parts.append(piece(outline, skin if index % 2 else shade(skin, 0.05), 1))
    parts.append(piece("26,-22 34,-4 24,10 2,16 -12,12 -12,2 4,-2 14,-16", tint(skin, 0.08), 1.4))
    return "".join(parts)


def hoop(x: float, y: float, rx: float, ry: float, colour: str = "#c9a877", width: float = 7) -> str:
    """A loop of rope."""
    path = oval(x, y, rx, ry)
    return rope_line(path, colour, width)


def rope_line(path: str, colour: str = "#c9a877", width: float = 7) -> str:
    """A rope along a path."""
    return (
        placed(line(path, "#160b1c", width * 1.2, 0.3), 2, 3)
        + line(path, shade(colour, 0.45), width)
        + line(path, colour, width * 0.7)
        + dashes(path, shade(colour, 0.4), width * 0.7, "2 5")
    )


def dashes(path: str, colour: str, width: float, pattern: str) -> str:
    """A broken line: the strands of a rope, a seam."""
    stroke = f'stroke="{colour}" stroke-width="{width:.1f}" stroke-dasharray="{pattern}"'
    return f'<path d="{path}" fill="none" {stroke}/>'


def bird(x: float, y: float, grow: float = 1, colour: str = INK) -> str:
    """Something with wide wings, circling far above."""
    wings = "0,0 -8,-7 -20,-8 -32,-2! -22,-3 -14,2 -6,4 0,8 6,4 14,2 22,-3 32,-2! 20,-8 8,-7"
    return fill(curve(moved(wings, x, y, grow)), colour)


def skull_of_cattle(x: float, y: float, grow: float = 1, colour: str = "#f1e4c4") -> str:
    """A bleached skull with horns."""
    horns = "".join(
        paper(curve(flipped(horn) if side < 0 else horn), shade(colour, 0.12), lift=1.8, edge=1)
        for side in (-1, 1)
        for horn in (band("18,-34 44,-40 62,-54 66,-76", [18, 14, 9, 1.5]),)
    )
    head = paper(curve(even("0,-46 18,-46 28,-34 24,-14 15,6 13,34 8,46 0,48")), colour, lift=2.4, edge=1.3)
    side = fill(curve("8,-46 18,-46 28,-34 24,-14 15,6 13,34 8,46 2,48! 6,0"), "#5a3a2c", 0.22)
    eyes = "".join(fill(curve(moved("-7,-4 0,-8 7,-3 5,6 -4,6", s * 15, -18, 1, s * 12)), "#2a1218") for s in (-1, 1))
    nose = fill(curve("-5,26 -2,14 0,22! 2,14 5,26 3,36 -3,36"), "#2a1218")
    cracks = line("M-2 -42l3 9l-4 7M9 -2l-3 8", "#8a6a4c", 1.8, 0.8)
    return placed(horns + head + side + eyes + nose + cracks, x, y, 0, grow)


def open_palm(skin: str = SKIN) -> str:
    """A hand laid open, seen from its palm, fingers up."""
    fingers_ = "".join(
        paper(curve(moved("-5.5,4 -5.5,-30 0,-36 5.5,-30 5.5,4", x, y, 1, t)), skin, lift=1, edge=0.8)
        for x, y, t in ((-17, -14, -12), (-6, -20, -4), (6, -20, 4), (16, -14, 12))
    )
    thumb = paper(curve(moved("-6,8 -7,-18 0,-26 6,-18 6,8", -24, 8, 1, -46)), skin, lift=1, edge=0.8)
    hand = paper(curve("-22,-14 0,-20 21,-14 22,10 14,28 -12,28 -22,12"), skin, lift=1.6, edge=1)
    return fingers_ + thumb + hand + line(curve("-14,2 -2,-2 12,4", is_open=True), shade(skin, 0.4), 1.8, 0.5)


# New parts of people


@hat("cavalry-kepi")
def kepi(colour: str, trim: str) -> str:
    """A soldier's cap with a short peak."""
    crown = paper(curve(even("0,-76! 22,-75! 27,-68 35,-34 0,-27")), colour, lift=1.6)
    side = fill(curve("12,-75! 22,-75! 27,-68 35,-34 20,-30 20,-56"), INK, 0.28)
    top = paper(curve(even("0,-80 20,-79 27,-73 20,-68 0,-66")), tint(colour, 0.15), lift=0.8)
    band_ = paper(curve(even("0,-40 20,-41 34,-45 36,-34 20,-27 0,-26")), trim, lift=0.6, edge=0.5)
    peak = paper(curve(even("0,-32 22,-33 38,-30 34,-20 18,-15 0,-14")), "#231a24", lift=2)
    badge = paper(star(0, -54, 8, 3.4), trim, lift=0.8, edge=0.6)
    return crown + side + top + band_ + badge + peak


@coat("cavalry-tunic")
def tunic(colour: str, trim: str) -> str:
    """A uniform with two rows of buttons and cords on the shoulders."""
    body = paper(torso(66, 14), colour, lift=3)
    collar = paper(curve(even("0,150 16,146 25,130! 27,142 16,158 0,162")), shade(colour, 0.25), lift=1.4) + line(
        curve("-24,136 0,156 24,136", is_open=True), trim, 2.4
    )
    front = line("M0 160V224", shade(colour, 0.5), 2, 0.7)
    knobs = "".join(paper(oval(s * 14, y, 3.4), trim, lift=0.6, edge=0.5) for s in (-1, 1) for y in (170, 184, 198))
    cords = "".join(paper(box(s * 56 - 17, 148, 34, 10, 5), trim, lift=1.4) for s in (-1, 1))
    return body + front + collar + knobs + cords


@prop("bayonet-rifle")
def musket(skin: str, sleeve: str) -> str:
    """A long rifle held upright, with its bayonet."""
    wood = paper(curve(band("6,70 2,20 0,-70", [20, 13, 10])), "#8a5230", lift=1.6)
    barrel = paper(box(-3, -128, 7, 120, 2), STEEL, lift=1.2)
    bands = "".join(paper(box(-6, y, 13, 5, 2), BRASS, lift=0.7) for y in (-66, -34))
    blade = paper(curve("-3,-124! 5,-124! 5,-170! 1,-190! -3,-168!"), "#d3dae0", lift=1.2)
    lock = paper(curve("6,-14! 16,-24 20,-18! 12,-4!"), STEEL, lift=0.8)
    return held(wood + barrel + bands + blade + lock, 64, 156, skin, sleeve, turn=5)


@hat("plumed-hat")
def plumed_hat(colour: str, trim: str) -> str:
    """A lady's hat worn at an angle, with a great feather."""
    plume = paper(
        curve(ragged(band("-26,-40 -34,-68 -6,-80 26,-76 54,-62", [8, 18, 22, 20, 4]), 3, 9, (0.2, -0.3))),
        trim,
        lift=1.6,
    )
    crown = paper(curve("-30,-34 -30,-58 -8,-70 22,-66 34,-44 34,-30 0,-24"), colour, lift=1.6)
    band_ = paper(curve("-31,-44 0,-36 34,-42 35,-30 0,-23 -32,-31"), INK, lift=0.6)
    brim = paper(curve("-66,-20 -46,-34 0,-32 40,-40 66,-60 72,-54 56,-32 20,-18 -30,-14"), colour, lift=2.4)
    return crown + band_ + plume + brim + paper(oval(-26, -38, 6.4), BRASS, lift=0.8)


@hat("ice-bag")
def ice_bag(colour: str, trim: str) -> str:
    """A bag of ice against a bad morning."""
    bag = paper(
        curve("-42,-28 -46,-50 -28,-66 0,-70 28,-64 44,-48 42,-28 20,-20 0,-18 -22,-20"), colour, lift=2.4, edge=1.3
    )
    checks = "".join(
        line(curve(c, is_open=True), tint(colour, 0.5), 3, 0.7)
        for c in ("-40,-44 0,-52 40,-44", "-24,-64 -22,-40 -26,-22", "4,-69 6,-44 4,-20", "28,-62 30,-40 26,-22")
    )
    knot = paper(curve("-9,-68! -16,-82 -4,-78 2,-84 10,-78 18,-80 8,-68!"), tint(colour, 0.2), lift=1.2)
    cap = paper(box(-13, -74, 26, 9, 3), trim, lift=1)
    drops = "".join(
        paper(curve(moved("0,-9! 4,-1 4,4 0,6 -4,4 -4,-1", x, y)), "#bfe8f6", lift=0.6)
        for x, y in ((-36, -10), (33, -6), (-30, 8))
    )
    return bag + checks + knot + cap + drops


@hat("parson-hat")
def parson_hat(colour: str, trim: str) -> str:
    """A preacher's: flat, black, dead straight."""
    crown = paper(curve(even("0,-66 26,-66! 34,-60! 34,-30 0,-25")), colour, lift=1.6, edge=1.2)
    side = fill(curve("14,-66! 26,-66! 34,-60! 34,-32! 18,-28!"), INK, 0.4)
    band_ = paper(curve(even("0,-38 20,-39 34,-42 35,-30 0,-24")), trim, lift=0.6)
    brim = paper(curve(even("0,-32 40,-33 82,-32 84,-26 42,-20 0,-18")), colour, lift=2.8, edge=1.3)
    return crown + side + band_ + brim


@hat("turban")
def turban(colour: str, trim: str) -> str:
    """Wound silk with a jewel and a plume."""
    plume = paper(curve(ragged(band("0,-60 -4,-84 10,-100", [8, 18, 3]), 2.4, 8)), trim, lift=1.4)
    dome = paper(curve(even("0,-76 26,-70 42,-50 40,-26 20,-20 0,-26")), colour, lift=2.2, edge=1.2)
    folds = "".join(
        line(curve(c, is_open=True), tint(colour, 0.3), 3, 0.7)
        for c in ("-38,-34 -14,-52 0,-40", "38,-34 14,-52 0,-40", "-36,-50 -12,-64 0,-52", "36,-50 12,-64 0,-52")
    )
    gem = (
        paper(oval(0, -48, 9, 11), trim, lift=1.2)
        + paper(oval(0, -48, 6, 8), "#e0424a", lift=0)
        + fill(oval(-2, -51, 2), "#ffffff", 0.8)
    )
    return plume + dome + folds + gem


@hat("rose-hat")
def rose_hat(colour: str, trim: str) -> str:
    """A very wide summer hat, laden with roses."""
    brim = paper(curve(even("0,-38 40,-42 76,-36 92,-22 80,-14 40,-22 0,-22")), colour, lift=2.6, edge=1.3)
    crown = paper(curve(even("0,-72 22,-68 32,-52 34,-34 0,-28")), colour, lift=1.8)
    roses = ""
    for x, y, size in ((-32, -42, 11), (-12, -50, 13), (12, -48, 12), (33, -42, 11)):
        roses += paper(oval(x, y, size), trim, lift=1.2, edge=0.9) + paper(
            oval(x, y, size * 0.6), tint(trim, 0.3), lift=0.6
        )
        roses += fill(oval(x, y, size * 0.24), shade(trim, 0.3))
    leaves = "".join(
        paper(curve(moved("0,0! 8,-7 18,-4! 10,5", x, y, 1, t)), "#4f8a4a", lift=0.8)
        for x, y, t in ((44, -44, -20), (-42, -38, 190), (0, -36, 80), (22, -34, 60))
    )
    return brim + crown + leaves + roses


@hat("ribbon")
def ribbon(colour: str, trim: str) -> str:
    """A large bow in the hair."""
    loops = "".join(
        paper(curve(flipped(loop) if side < 0 else loop), colour, lift=2, edge=1.1)
        for side in (-1, 1)
        for loop in ("0,-50! 20,-72 44,-72 46,-50 40,-34 20,-38",)
    )
    dots = "".join(
        fill(oval(x, y, 2.6), trim) for x, y in ((-34, -56), (-24, -48), (34, -56), (24, -48), (-36, -44), (36, -44))
    )
    return loops + dots + paper(box(-9, -60, 18, 22, 7), shade(colour, 0.1), lift=1.2)


@hat("bead-band")
def bead_band(colour: str, trim: str) -> str:
    """A beaded band with one feather."""
    feather = paper(curve("24,-34 34,-66 42,-92! 50,-70 46,-46 32,-30"), trim, lift=1.4) + fill(
        curve("38,-78 42,-92! 48,-74 46,-66"), INK
    )
    quill = line(curve("28,-32 38,-60 42,-86", is_open=True), shade(trim, 0.4), 1.4)
    band_ = paper(curve(even("0,-30 20,-32 36,-36 37,-25 20,-20 0,-18")), colour, lift=1.2)
    beads = "".join(
        fill(star(x, -24.6 - abs(x) * 0.13, 4.6, 2.4, 4, 0), trim if index % 2 else "#d9553a")
        for index, x in enumerate(range(-30, 31, 10))
    )
    return feather + quill + band_ + beads


@hat("daisy-hat")
def straw_hat(colour: str, trim: str) -> str:
    """A farm girl's hat of straw, frayed."""
    brim = paper(
        curve(ragged(even("0,-40 40,-42 70,-34 74,-24 40,-18 0,-16"), 2, 8, (0, 0))), colour, lift=2.6, edge=1.2
    )
    crown = paper(curve(even("0,-74 24,-72 33,-58 35,-36 0,-28")), colour, lift=1.8)
    weave = line("M-30 -62h60M-32 -54h64M-22 -70h44", shade(colour, 0.35), 1.4, 0.6)
    band_ = paper(curve(even("0,-44 20,-45 35,-48 36,-36 0,-29")), trim, lift=0.7)
    daisy = "".join(fill(oval(*around(-24, -40, 6, a), 3.6), "#ffffff") for a in range(0, 360, 60)) + fill(
        oval(-24, -40, 3.4), "#f0b92c"
    )
    return brim + crown + weave + band_ + daisy


@coat("judge-robe")
def judge_robe(colour: str, trim: str) -> str:
    """Black and wide, with white bands at the neck."""
    body = paper(torso(76, 10), colour, lift=3)
    folds = "".join(
        line(curve(f"{x},150 {x * 1.2},186 {x * 1.1},224", is_open=True), tint(colour, 0.25), 2, 0.5)
        for x in (-56, -36, 36, 56)
    )
    bands = paper(curve("-3,148! -16,148! -22,188! -4,190!"), trim, lift=1.2) + paper(
        curve("3,148! 16,148! 22,188! 4,190!"), shade(trim, 0.06), lift=1.2
    )
    collar = paper(curve(even("0,152 16,146 26,130! 30,144 16,160 0,164")), tint(colour, 0.12), lift=1.4)
    return body + folds + collar + bands


@coat("parson-coat")
def parson_coat(colour: str, trim: str) -> str:
    """A long black coat, closed to a white collar."""
    body = paper(torso(62, 16), colour, lift=3)
    lapels = "".join(
        paper(curve(flipped(lapel) if side < 0 else lapel), tint(colour, 0.12), lift=1.6)
        for side in (-1, 1)
        for lapel in ("14,140! 34,142 40,160 22,224! 10,224! 14,180",)
    )
    collar = paper(curve(even("0,144 16,140 23,130! 26,142 16,152 0,156")), colour, lift=1.2) + paper(
        box(-9, 141, 18, 13, 2), trim, lift=0.8
    )
    cross = line("M0 168V200M-10 178H10", "#f0c46a", 4.4)
    return body + lapels + collar + cross


@coat("roped")
def roped(colour: str, trim: str) -> str:
    """Tied from the shoulders down."""
    body = paper(torso(66, 14), colour, lift=3) + paper(
        curve(even("0,150 14,146 24,132! 26,144 12,160 0,164")), tint(colour, 0.3), lift=1
    )
    coils = "".join(
        rope_line(curve(f"-84,{y + 4} -30,{y + 9} 30,{y + 8} 84,{y}", is_open=True), trim, 10) for y in (170, 184, 198)
    )
    return body + coils


@coat("beaded-buckskin")
def buckskin(colour: str, trim: str) -> str:
    """Fringed leather with beads."""
    body = paper(torso(62, 16), colour, lift=3)
    yoke = paper(
        curve(ragged("-66,160! -30,142 0,150 30,142 66,160! 50,182 0,192 -50,182", 5, 7, (0, 1.2))),
        tint(colour, 0.14),
        lift=1.6,
    )
    neck = paper(curve(even("0,152 18,140 25,132! 30,144 16,162 0,168")), trim, lift=1.2)
    beads = "".join(
        fill(oval(x, 178 - x * x * 0.006, 3), trim if index % 2 else "#d9553a")
        for index, x in enumerate(range(-44, 45, 11))
    )
    return body + yoke + neck + beads


@coat("gingham")
def gingham(colour: str, trim: str) -> str:
    """A checked dress with a white collar."""
    body = paper(torso(62, 16), tint(colour, 0.5), lift=3)
    rows = "".join(
        fill(box(-66 + (y < 160) * 18, y, 132 - (y < 160) * 36, 8), colour, 0.5) for y in range(150, 224, 16)
    )
    columns = "".join(fill(box(x, 150 + abs(x) * 0.12, 8, 80), colour, 0.5) for x in range(-60, 61, 16))
    collar = "".join(
        paper(curve(flipped(c) if side < 0 else c), trim, lift=1.4)
        for side in (-1, 1)
        for c in ("1,150! 18,132! 36,142 32,160 14,164",)
    )
    return body + rows + columns + collar + paper(oval(0, 154, 5), "#b3262b", lift=0.8)


@prop("burning-card")
def burning_card(skin: str, sleeve: str) -> str:
    """A card that goes up in flames."""
    fire = flame(-16, -62, 0.9) + flame(8, -66, 1.1) + flame(24, -56, 0.7)
    return held(placed(card(4, -38, 12, "d", 1.2), 0, 0) + fire, 62, 164, skin, shade(sleeve, 0.2), turn=4)


@prop("gavel")
def gavel(skin: str, sleeve: str) -> str:
    """About to fall."""
    shaft = paper(curve(band("0,40 0,-40", [8, 8])), "#8a5230", lift=1.4)
    head = paper(box(-34, -68, 68, 34, 7), "#7a3f22", lift=2.2, edge=1.4) + fill(box(-34, -50, 68, 16, 6), INK, 0.25)
    rings = "".join(paper(box(x, -70, 8, 38, 3), BRASS, lift=0.9) for x in (-28, 20))
    return held(shaft + head + rings, 60, 150, skin, sleeve, turn=16, grow=1.1)


@prop("empty-bottle")
def empty_bottle(skin: str, sleeve: str) -> str:
    """Bottles, all of them empty."""
    glass = "".join(
        placed(
            paper(curve("-4,-44! 4,-44! 4,-26 13,-14 13,34! -13,34! -13,-14 -4,-26"), tone, lift=1.8, edge=1.2)
            + fill(curve("-9,-12 -6,-16 -6,28 -9,28"), "#ffffff", 0.4),
            x,
            y,
            t,
        )
        for x, y, t, tone in ((-78, 176, -8, "#5d8a4a"), (78, 178, 8, "#8a5a2c"), (58, 190, 84, "#47707a"))
    )
    swirl = "".join(
        line(curve(c, is_open=True), "#f6f0c0", 3, 0.8)
        for c in ("-84,60 -72,48 -60,58 -70,68 -78,62", "74,46 86,38 94,50 84,58 76,52")
    )
    return (
        glass
        + swirl
        + fill(star(-60, 30, 8, 3.4), "#ffe27a")
        + fill(star(62, 84, 8, 3.4), "#ffe27a")
        + fill(star(88, 22, 6, 2.6), "#ffe27a")
    )


@prop("poured-beer")
def poured_beer(skin: str, sleeve: str) -> str:
    """A mug turned over."""
    stream = paper(curve(band("-28,-30 -33,-4 -30,60", [14, 12, 18])), "#e8a83c", lift=1)
    mug = placed(
        line(curve("14,-16 34,-16 34,14 14,14", is_open=True), "#e9e2c8", 8)
        + paper(curve("-20,-28! 20,-28! 17,28! -17,28!"), "#efe2c0", lift=1.8, edge=1.2)
        + fill(curve("-15,-16! 15,-16! 13,22! -13,22!"), "#e0952c")
        + paper(curve("-22,-28 -16,-38 -4,-34 6,-40 18,-36 24,-28 12,-22 -10,-22"), "#fff6e0", lift=1),
        2, -30, -112, 1.0,
    )  # fmt: skip
    return held(stream + mug, 62, 166, skin, sleeve)


@prop("doctor-bag")
def doctor_bag(skin: str, sleeve: str) -> str:
    """A bag with a red cross, and ear tubes around the neck."""
    tube = line(curve("-24,136 -30,170 -14,190 0,176 12,160 24,136", is_open=True), "#2f2a30", 5)
    disc = paper(oval(-22, 190, 9), "#c9d0d8", lift=1.2, edge=1)
    bag = (
        line(curve("36,158 44,134 76,134 84,158", is_open=True), "#4a2418", 7)
        + paper(curve("22,160! 98,160! 104,176 100,214! 20,214! 16,176"), "#8a4a28", lift=3, edge=1.5)
        + paper(box(24, 154, 72, 12, 5), "#6b341c", lift=1.4)
        + paper(oval(60, 188, 17), "#fdf6e4", lift=1)
        + fill(
            curve("56,176! 64,176! 64,184! 72,184! 72,192! 64,192! 64,200! 56,200! 56,192! 48,192! 48,184! 56,184!"),
            "#c9303a",
        )
    )
    return tube + disc + bag


@prop("flying-cards")
def flying_cards(skin: str, sleeve: str) -> str:
    """Cards that dance from hand to hand."""
    arc = (
        (-78, 152, -60, "h"),
        (-84, 116, -30, "s"),
        (-76, 76, -14, "d"),
        (78, 76, 14, "c"),
        (86, 116, 30, "h"),
        (78, 152, 60, "s"),
    )
    cards = "".join(
        glow(x, y, 30, "#f6d0ff", 0.5) + card(x, y, t, pip, 0.62, "#8c1f2b" if index % 2 else "")
        for index, (x, y, t, pip) in enumerate(arc)
    )
    hands = "".join(placed(open_palm(skin), x, 186, x * 0.2, 0.62) for x in (-64, 64))
    return hands + cards


@prop("parasol-stick")
def parasol_stick(skin: str, sleeve: str) -> str:
    """The hand that turns a parasol."""
    stick = paper(curve(band("0,50 0,-64", [6, 5])), "#8a5c34", lift=1.2) + paper(oval(0, 52, 6), BRASS, lift=0.8)
    return held(stick, 58, 162, skin, tint(sleeve, 0.2), turn=14)


@prop("megaphone")
def megaphone(skin: str, sleeve: str) -> str:
    """A speaking trumpet before the mouth, and all that comes out."""
    horn = paper(curve("14,-10! 14,12! -62,40! -62,-38!"), BRASS, lift=2.6, edge=1.5) + fill(
        curve("14,4! 14,12! -62,40! -62,14!"), INK, 0.28
    )
    bell = paper(oval(-62, 1, 11, 41), tint(BRASS, 0.2), lift=1.6, edge=1.2) + fill(oval(-63, 1, 7, 34), "#5a3010")
    piece = paper(box(12, -8, 12, 18, 4), "#6b341c", lift=1)
    waves = "".join(
        line(curve(c, is_open=True), "#fff3cf", 5, 0.9) for c in ("-82,-16 -88,1 -82,18", "-92,-30 -102,1 -92,32")
    )
    forearm = paper(curve(band("70,240 44,190 6,140", [48, 38, 26])), tint(sleeve, 0.5), lift=2.4)
    hand = fingers(-8, 132, skin, 20, 1.0, 1)
    return forearm + placed(horn + bell + piece + waves, -16, 118, -8, 1.0) + hand


@prop("love-letter")
def love_letter(skin: str, sleeve: str) -> str:
    """A letter with a heart for a seal, kissed."""
    letter = paper(box(-30, -22, 60, 42, 2), "#fdf6e4", lift=2, edge=1.1) + line("M-30 -22L0 4L30 -22", "#c9a877", 2)
    return held(
        placed(letter + paper(heart(0, 2, 10), "#d9303f", lift=1, edge=0.9), 0, -28, -10, 1.1), 56, 166, skin, skin
    )


@prop("open-hand")
def open_hand(skin: str, sleeve: str) -> str:
    """Cards laid open on the palm for all to see."""
    fan = "".join(
        placed(card(0, -34, 0, pip, 0.8), 0, 4, t) for t, pip in ((-34, "h"), (-11, "c"), (12, "d"), (35, "s"))
    )
    tips = "".join(
        paper(curve(moved("-4,4 -4,-9 0,-13 4,-9 4,4", x, 8, 1, t)), skin, lift=0.8) for x, t in ((-24, -40), (27, 36))
    )
    hand = paper(curve("-26,8 -12,0 0,4 14,0 28,6 22,20 2,26 -18,20"), skin, lift=1.6, edge=1)
    return arm("72,236 66,206 62,184", [44, 36, 28], sleeve) + placed(fan, 60, 168) + placed(hand + tips, 60, 170)


@prop("banjo")
def banjo(skin: str, sleeve: str) -> str:
    """A banjo across the chest, and a hand on its strings."""
    neck = paper(curve(band("10,0 60,-46 98,-82", [12, 11, 11])), "#5a3020", lift=2, edge=1.1)
    pegs = "".join(paper(oval(x, y, 4), BONE, lift=0.6) for x, y in ((86, -84), (102, -68), (96, -94), (108, -82)))
    drum = paper(oval(-14, 20, 44), BRASS, lift=3.2, edge=1.8) + paper(
        oval(-14, 20, 36), "#fdf3dc", lift=0.8, edge=0.8, fall=0.1
    )
    strings = "".join(line(f"M{-34 + d} {36 + d}L{92 + d} {-78 + d}", "#8a6a40", 1.3, 0.9) for d in (-3, 0, 3))
    hand = paper(curve("-30,26 -20,10 -4,10 6,22 2,36 -16,40"), skin, lift=1.6, edge=1) + "".join(
        paper(curve(moved("-4,4 -4,-14 0,-19 4,-14 4,4", x, y, 1, t)), skin, lift=0.8)
        for x, y, t in ((-14, 14, 20), (-4, 16, 38), (4, 22, 56))
    )
    forearm = paper(curve(band("-100,60 -66,48 -24,30", [38, 34, 24])), tint(sleeve, 0.5), lift=2)
    return placed(neck + pegs + drum + strings + forearm + hand, -8, 164)


@back("court-room")
def court_room() -> str:
    """Dark panels and a flag's red and white."""
    parts = [sky("#3a2a24", "#6b4a34"), glow(0, 80, 130, "#f0c88a", 0.7)]
    for x in range(-252, 253, 84):
        parts.append(
            paper(box(x - 36, 20, 72, 130, 3), "#5a3a28", lift=1.6)
            + paper(box(x - 27, 30, 54, 110, 2), "#6b4630", lift=0.6)
        )
    return "".join(parts) + paper(box(-HALF, -6, 2 * HALF, 18), "#4a2c1e", lift=2.4)


@back("dizzy")
def dizzy() -> str:
    """A room that turns."""
    parts = [sky("#7a8a4a", "#c9b86a")]
    for index, radius in enumerate((190, 160, 132, 106, 82)):
        parts.append(
            paper(
                oval((index % 2) * 8 - 4, 88, radius, radius * 0.94),
                "#8f9a54" if index % 2 else "#b5ad62",
                lift=0.9,
                edge=0.8,
            )
        )
    return "".join(parts) + glow(0, 84, 90, "#f6f0c0", 0.7)


@back("chapel-light")
def chapel_light() -> str:
    """A pointed window with light behind."""
    parts = [
        sky("#3f4a5f", "#6b7488"),
        paper(curve("-58,260! -58,70 -40,24 0,-10! 40,24 58,70 58,260!"), "#f6e2a0", lift=0),
        glow(0, 84, 110, "#fff8d8", 0.9),
    ]
    parts.append(line("M0 -6V260M-58 70H58M-58 130H58", "#5a6478", 5))
    return "".join(parts)


@back("clinic")
def clinic() -> str:
    """Mint walls and a shelf of medicines."""
    parts = [
        sky("#a8d0c0", "#e6f0dc"),
        glow(0, 84, 130, "#ffffff", 0.8),
        paper(box(-HALF, 88, 2 * HALF, 8), "#8a6a4c", lift=2),
    ]
    for x, tone in (
        (-190, "#5f8fae"),
        (-160, "#c9853c"),
        (-128, "#5a9a6a"),
        (-100, "#b3402f"),
        (-76, "#5f8fae"),
        (76, "#c9853c"),
        (98, "#b3402f"),
        (130, "#5a9a6a"),
        (162, "#5f8fae"),
    ):
        parts.append(
            paper(
                curve(f"{x - 4},46! {x + 4},46! {x + 4},54 {x + 9},60 {x + 9},88! {x - 9},88! {x - 9},60 {x - 4},54"),
                tone,
                lift=1,
            )
            + fill(box(x - 7, 68, 14, 11), "#fdf6e4")
        )
    return "".join(parts)


@back("garden")
def garden() -> str:
    """A summer garden before a white porch."""
    parts = [
        sky("#7fc0d8", "#f6f0c8"),
        glow(0, 80, 130, "#ffffff", 0.8),
        ground("-260,130 -120,118 0,128 120,118 260,130", "#8fb85a", 0),
    ]
    for x in (-200, -128, 128, 200):
        parts.append(paper(box(x - 7, -40, 14, 180, 2), "#fdf8ea", lift=2))
    for index, x in enumerate(range(-240, 241, 30)):
        y = 146 + index % 2 * 8
        parts.append(
            paper(oval(x, y, 22, 18), "#4f8a4a", lift=1.2)
            + paper(oval(x + 4, y - 6, 6), "#e06a8a", lift=0.8)
            + paper(oval(x - 10, y + 2, 5), "#f6d0dc", lift=0.8)
        )
    return "".join(parts)


@back("garden-parasol")
def garden_parasol() -> str:
    """The garden, and a parasol open behind the head."""
    parts = [garden()]
    for index in range(12):
        tip, before, after = (around(12, 78, reach, index * 30 + a) for reach, a in ((94, 0), (88, -15), (88, 15)))
        wedge = f"12,78! {before[0]:.0f},{before[1]:.0f}! {tip[0]:.0f},{tip[1]:.0f} {after[0]:.0f},{after[1]:.0f}!"
        parts.append(paper(curve(wedge), "#d9506a" if index % 2 else "#fdf0e0", lift=0.9, edge=0.9))
    return "".join(parts) + glow(8, 80, 70, "#fff8e8", 0.5)


@back("red-rays")
def red_rays() -> str:
    """Anger."""
    return sky("#a8262f", "#e8642c") + rays(0, 96, "#f6a03c", 18, 0.5) + glow(0, 90, 110, "#ffe9a0", 0.6)


@back("hearts")
def hearts() -> str:
    """A rosy sky full of hearts."""
    places = (
        (-84, 36, 13),
        (-60, 84, 9),
        (-94, 120, 11),
        (82, 30, 12),
        (64, 70, 9),
        (94, 100, 14),
        (-34, 14, 8),
        (36, 12, 9),
        (-150, 60, 14),
        (150, 70, 14),
        (-200, 110, 12),
        (200, 40, 12),
    )
    return BACKS["pink"]() + "".join(paper(heart(x, y, s), "#e8566a", lift=1.2, edge=0.9) for x, y, s in places)


def _gag(head: Head) -> str:
    """A cloth bound over the mouth, knotted behind."""
    w = head.cheek
    cloth = paper(curve(even(f"0,15 16,14 {w + 2},8! {w + 1},24 16,34 0,35")), "#f1e6cc", lift=1.8, edge=1)
    folds = "".join(
        line(curve(f"{-w + 2},{y} 0,{y + 6} {w - 2},{y}", is_open=True), "#a8906a", 1.6, 0.6) for y in (14, 20)
    )
    ends = paper(curve(f"{w},12! {w + 18},2 {w + 24},8! {w + 8},18!"), "#e3d3b0", lift=1) + paper(
        curve(f"{w},16! {w + 20},22 {w + 18},32! {w + 2},22!"), "#d9c8a4", lift=1
    )
    return ends + cloth + folds


MARKS["gag"] = _gag
