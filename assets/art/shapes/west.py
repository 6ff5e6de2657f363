"""Small things that pictures of the wild west share: light and air, places, riches, horses, guns."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.grounds.basics import earth, mesa, sky
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
    strokes,
    tint,
)
from assets.art.shapes.cards import SUITS

# Cards, hands, smoke


def soft_puff(x: float, y: float, size: float, colour: str = "#efe6d6", opacity: float = 0.85) -> str:
    """A cloud of smoke."""
    shape = "-16,6 -20,-4 -10,-12 0,-16 12,-12 20,-4 16,8 0,11"
    return fill(curve(moved(shape, x, y, size)), shade(colour, 0.16), opacity) + fill(
        curve(moved(shape, x - 1.5 * size, y - 2 * size, size * 0.8)), colour, opacity
    )


def muzzle_flash(x: float, y: float, size: float, turn: float = 0) -> str:
    """Fire from a muzzle."""
    return (
        glow(x, y, size * 2.6, "#ffd36e", 0.85)
        + fill(star(x, y, size, size * 0.42, 8, turn), "#ff8a2c")
        + fill(star(x, y, size * 0.72, size * 0.32, 8, turn + 20), "#ffe27a")
        + fill(oval(x, y, size * 0.22), "#ffffff")
    )


def paper_heart(x: float, y: float, size: float, colour: str = "#d2342f") -> str:
    """A thick heart of paper."""
    return paper(curve(moved(SUITS["heart"], x, y, size)), colour, lift=1.6, edge=1) + fill(
        oval(x - 5.4 * size, y - 5 * size, 2.6 * size, 2 * size), "#ffffff", 0.55
    )


def weave(outlines: tuple[str, ...], colour: str) -> str:
    """Strands of straw."""
    return strokes(outlines, shade(colour, 0.5), 1.4, 0.5)


def smoke_of(x: float, y: float) -> str:
    """A thin curl of smoke that rises."""
    return line(
        curve(f"{x},{y} {x - 10},{y - 14} {x + 2},{y - 30} {x - 8},{y - 48}", is_open=True), "#ffffff", 4.4, 0.35
    )


SOOT = "#2a1620"


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


def desert(top: str, bottom: str, sand: str, far: str = "") -> str:
    """A sky over sand, with table mountains."""
    hills = earth(
        f"-260,152 {mesa(-150, 150, 60, 46)} -70,152 {mesa(150, 150, 54, 56)} 230,152 260,150",
        far or shade(sand, 0.2),
        0,
    )
    return sky(top, bottom) + hills + earth("-260,158 -130,150 0,156 130,150 260,158", sand, 2)


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
        placed(line(spoke, SOOT, width * 0.8, 0.3) + line(rim, "#160b1c", width * 1.5, 0.3), 2, 3)
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
    body = paper(curve(shape), colour, lift=2.2, edge=1.2) + fill(curve(dark), SOOT, 0.25)
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
        parts.append(fill(oval(eye.x, eye.y, 2), SOOT) + fill(oval(nose.x, nose.y, 1.4), SOOT, 0.7))
        parts.extend(fill(oval(hoof.x, hoof.y, 4, 3), SOOT) for hoof in turned("-56,31 -69,2 77,34 67,25", side))
    if saddle:
        parts.append(layer("-14,-24! -4,-24 8,-22 14,-28! 16,-18 10,2 -6,4 -14,-8", saddle, 1.2))
    return "".join(parts)


def rider(colour: str, accent: str, *, side: int = -1, hat_: bool = True, flat: bool = False) -> str:
    """Who sits on that horse: drawn around the same 0, 0, leaning forward."""

    def layer(outline: Outline, tone: str, lift: float = 1.2) -> str:
        path = curve(turned(outline, side))
        return fill(path, tone) if flat else paper(path, tone, lift=lift, edge=0.8)

    leg = layer(band("4,-28 -8,-12 -2,8", [14, 11, 8]), colour if flat else shade(colour, 0.4))
    boot = layer("-6,6! 4,6! 4,16! -10,16 -10,13", SOOT)
    body = layer("-2,-24 -12,-48 -10,-62 2,-64 10,-54 14,-26", colour, 1.6)
    head = turned("-9,-72", side)[0]
    face = fill(oval(head.x, head.y, 8), colour if flat else "#d2925f")
    if not flat:
        eye = turned("-14,-71", side)[0]
        face += fill(oval(eye.x, eye.y, 1.4), SOOT)
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


def rifle(
    metal: str, wood: str, *, muzzle: float = -120, receiver: str = "", fore: float = -62, thick: float = 8
) -> str:
    """A long gun that points left, its trigger at 0, 0: stock to the right, barrel to `muzzle`."""
    box_ = receiver or metal
    stock = "6,-16! 22,-16 34,-8 70,-8 112,-6! 116,30! 104,34 66,16 36,12 24,14 12,4!"
    return (
        paper(curve(stock), wood, lift=2.4, edge=1.3)
        + fill(curve("36,12 66,16 104,34 116,30! 114,18 66,6 34,4"), SOOT, 0.22)
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
    stroke = f'stroke="{colour}" stroke-width="{width:.1f}" stroke-dasharray="{pattern}" stroke-linecap="butt"'
    return f'<path d="{path}" fill="none" {stroke}/>'


def bird(x: float, y: float, grow: float = 1, colour: str = SOOT) -> str:
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


# A Fistful of Cards


def sheriff_star() -> str:
    """A sheriff's star with balls on its points."""
    balls = "".join(paper(oval(*around(0, 0, 24, a - 90), 4.4), "#f1d272", lift=0.6) for a in range(0, 360, 72))
    return paper(star(0, 0, 24, 10.4), "#e8bd4a", lift=1.8, edge=1.4) + balls + fill(oval(0, 0, 6), "#a8741e", 0.7)


def counter(y: float, colour: str) -> str:
    """A table top from the left to the right."""
    planks = "".join(line(f"M{-HALF} {py}H{HALF}", shade(colour, 0.5), 1.6, 0.45) for py in (y + 20, y + 42))
    return paper(box(-HALF, y, 2 * HALF, 120), colour, lift=4, edge=1.6) + planks


def bars(colour: str = "#5f636d") -> str:
    """The grating of a cell, over the whole width."""
    parts = []
    for x in range(-252, 253, 56):
        parts.append(
            paper(box(x - 5, -20, 10, 240), colour, lift=2.6, edge=1.2)
            + fill(box(x + 1.5, -20, 3.5, 240), "#14101a", 0.35)
        )
    for y in (26, 172):
        parts.append(paper(box(-HALF, y - 7, 2 * HALF, 14), shade(colour, 0.1), lift=2.4, edge=1.2))
        parts.extend(fill(oval(x, y, 2.6), tint(colour, 0.4)) for x in range(-252, 253, 56))
    return "".join(parts)


SKIN = "#eaa684"
