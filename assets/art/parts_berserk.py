"""Parts for the dark armies: flames, souls, mist and chains, and what their people wear, hold and stand before."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.art import faces, portrait
from assets.art.backs import back, battlements, ground, sky, stones
from assets.art.clothes import COATS, coat, torso
from assets.art.faces import Head
from assets.art.hats import gem, hat
from assets.art.kit import (
    HALF,
    Outline,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    line,
    mix,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.props import arm, fingers, held, palm, prop, sword_shape

BONE, IRON, STEEL, GOLD, INK = "#e2d6b4", "#3a3f4a", "#a2abb6", "#dcab3e", "#120c16"
EMBER = ("#d8521f", "#f7a63a", "#fff0b4")
SOUL = ("#2a9a92", "#5ff5dc", "#e8fff6")
BOG = ("#5f9a3a", "#a8e85a", "#f0ffc0")
HEX = ("#7a1f5a", "#e0407a", "#ffd0dc")
Tones = tuple[str, str, str]

portrait._DROP.update({  # how much lower a head sits under what it wears
    "plague-mask": 6, "stag-skull": 22, "thorn-cowl": 12, "shade-helm": 14, "flame-hair": 20, "capotain": 14,
    "murmillo": 16, "veil-helm": 6, "flame-mitre": 18, "storm-hair": 20, "moss-hood": 12, "kettle-hat": 6,
})  # fmt: skip


# Small things


FLAME = "-2,2 -12,-2 -16,-14 -10,-28! -7,-20 -3,-32 5,-48! 6,-32 12,-22 14,-30! 18,-14 14,-3 4,2"


def flame(x: float, y: float, grow: float = 1, tones: Tones = EMBER, lift: float = 0, turn: float = 0) -> str:
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


def sparks(count: int, colour: str = "#ffd98a", wide: int = 420, tall: int = 160, top: int = 0) -> str:
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


def smoke(outline: Outline, width: float, colour: str, strength: float = 0.5) -> str:
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


def cupped(x: float, y: float, skin: str, sleeve: str) -> str:
    """An open hand raised from below."""
    side = 1 if x >= 0 else -1
    hand = paper(curve("-20,4 -12,-4 0,0 12,-4 20,4 16,18 0,24 -16,18"), skin, lift=1.4)
    tips = "".join(
        paper(curve(moved("-3.4,6 -3.6,-7 0,-12 3.6,-7 3.4,6", dx, dy, 1, turn)), tint(skin, 0.05), lift=0.7, edge=0.6)
        for dx, dy, turn in ((-19, 2, -30), (-8, -1, -10), (8, -1, 10), (19, 2, 30))
    )
    return arm(f"{x + side * 8},{y + 76} {x + side * 4},{y + 46} {x},{y + 22}", [46, 38, 26], sleeve) + placed(
        tips + hand, x, y
    )


def bony_hand(x: float, y: float, turn: float = 0, grow: float = 1, colour: str = BONE) -> str:
    """A skeleton's hand, fingers spread upwards."""
    parts = [paper(curve("-9,0 -10,-12 0,-16 10,-12 9,0 5,12 -5,12"), colour, lift=1.2)]
    for dx, dy, lean, long in (
        (-11, -4, -58, 15),
        (-8, -12, -22, 20),
        (-2.6, -15, -6, 23),
        (3.4, -15, 8, 22),
        (8.6, -12, 24, 18),
    ):
        for part in (0, 1):
            joint = moved(f"0,{-long * part} ", 0, 0, 1, lean)[0]
            finger = moved(
                "-2.6,0 -2,-8 -3,-13 0,-15 3,-13 2,-8 2.6,0",
                dx + joint.x * 0.8,
                dy + joint.y * 0.8,
                long / 20,
                lean + part * lean * 0.2,
            )
            parts.append(paper(curve(finger), shade(colour, 0.05 + 0.06 * part), lift=0.7, edge=0.6))
    return placed("".join(parts), x, y, turn, grow)


# Backgrounds


@back("barrow-night")
def barrow_night() -> str:
    """A burial mound with standing stones under a violet moon."""
    moon = glow(30, 70, 150, "#c8b4e8", 0.6) + paper(oval(30, 66, 54), "#d8cdea", lift=0, fall=0.3)
    parts = [sky("#151230", "#57508a"), moon]
    parts.append(ground("-260,170 -190,150 -130,146 -70,128 0,120 70,128 130,146 190,150 260,170", "#2a2748", 0))
    parts += [
        standing_stone(x, y, 20, tall, "#37335a", lean)
        for x, y, tall, lean in (
            (-112, 150, 58, -4),
            (-82, 138, 48, 5),
            (84, 138, 52, -4),
            (116, 150, 60, 5),
            (-190, 160, 56, 3),
            (190, 160, 60, -4),
        )
    ]
    return "".join(parts) + ground("-260,178 -130,168 0,176 130,166 260,178", "#191631", 3)


@back("bog")
def bog() -> str:
    """Green murk: dead trees, reeds and small lights."""
    parts = [sky("#16241c", "#8fa85a"), glow(0, 96, 150, "#e4f0a0", 0.6)]
    parts += [
        bare_tree(x, 180, grow, "#26331f", side)
        for x, grow, side in ((-92, 1.0, 1), (94, 1.06, -1), (-176, 1.1, -1), (178, 1.0, 1))
    ]
    parts.append(fade(box(-260, 158, 520, 100), "#4a5f2c", "#141d12"))
    parts += [
        line(f"M{x} {y}h{w}", "#c8dc7a", 1.8, 0.45)
        for x, y, w in ((-90, 166, 50), (20, 170, 60), (-40, 178, 40), (90, 164, 40), (-200, 170, 50), (150, 176, 60))
    ]
    parts += [
        glow(x, y, 12, "#d8ff8a", 0.9) + fill(oval(x, y, 2), "#f8ffd8")
        for x, y in ((-66, 128), (70, 142), (-140, 110), (150, 120), (54, 60), (-50, 50))
    ]
    return "".join(parts) + reeds("#1a2614", 206, 34, 15, 62)


@back("bog-dusk")
def bog_dusk() -> str:
    """A sickly sunset behind a hut on stilts."""
    parts = [
        sky("#241c30", "#d8a848"),
        glow(10, 110, 150, "#ffe890", 0.75),
        paper(oval(10, 112, 44), "#ffe9a0", lift=0, fall=0.2),
    ]
    for x, grow in ((-96, 1), (168, 1.1)):
        hut = "-34,4! -30,-26! 30,-26! 34,4!"
        roof = "-42,-22! -8,-60 4,-66! 14,-56 42,-22! 0,-28"
        stilts = "".join(
            line(f"M{x + dx * grow} {128}L{x + dx * grow * 1.2} 176", "#1c1426", 4.4) for dx in (-24, 0, 24)
        )
        parts.append(
            stilts
            + placed(
                paper(curve(hut), "#2c2036", lift=1.6)
                + paper(curve(roof), "#1c1426", lift=1.8)
                + fill(box(-8, -20, 13, 13), "#ffcf5a"),
                x,
                128,
                0,
                grow,
            )
        )
    parts.append(fade(box(-260, 160, 520, 100), "#6b5034", "#161020"))
    parts += [
        line(f"M{x} {y}h{w}", "#ffe08a", 1.8, 0.5)
        for x, y, w in ((-30, 166, 80), (-10, 174, 60), (90, 168, 40), (-120, 172, 50))
    ]
    return "".join(parts) + reeds("#181020", 206, 44, 17, 58)


@back("wall-dusk")
def wall_dusk() -> str:
    """The top of a wall, smoke and a red evening behind it."""
    parts = [sky("#3a1a24", "#e8823c"), glow(0, 100, 150, "#ffd98a", 0.7)]
    parts += [
        smoke(f"{x},150 {x - 14},110 {x + 12},80 {x - 10},40 {x + 16},0", 18, "#2a1420", 0.22)
        for x in (-84, 88, -190, 196)
    ]
    parts.append(ground("-260,126 -170,112 -90,124 0,116 90,126 180,112 260,124", "#6b2f2c", 0))
    return "".join(parts) + battlements(132, "#5a4440") + stones(152, 230, "#2a1c20")


def pack_wood(top: str, low: str, moon: str, eyes: str) -> str:
    """Black branches before a moon; the pack looks out of them."""
    parts = [sky(top, low), glow(0, 92, 150, moon, 0.55), paper(oval(0, 84, 62), tint(moon, 0.3), lift=0, fall=0.35)]
    parts += [
        bare_tree(x, 196, grow, shade(top, 0.3), side)
        for x, grow, side in ((-98, 1.16, 1), (98, 1.2, -1), (-180, 1.2, 1), (178, 1.1, -1))
    ]
    parts.append(ground("-260,166 -150,158 -60,168 60,168 150,158 260,166", shade(top, 0.45), 3))
    parts += [
        eyes_in_dark(x, y, eyes, g)
        for x, y, g in (
            (-82, 166, 0.8),
            (84, 164, 0.8),
            (-150, 172, 0.9),
            (150, 172, 0.9),
            (-220, 168, 0.7),
            (220, 168, 0.7),
        )
    ]
    return "".join(parts)


@back("hunt-night")
def hunt_night() -> str:
    """The wild hunt under a red moon."""
    return pack_wood("#140f22", "#8a2a34", "#e8836a", "#ff5a3a")


@back("hound-night")
def hound_night() -> str:
    """The same wood in a cold hour."""
    return pack_wood("#100f26", "#3f4a86", "#8a94d0", "#ff5a3a")


@back("tribunal")
def tribunal() -> str:
    """Pointed windows full of fire between black pillars."""
    parts = [sky("#1c0c12", "#4a161a"), glow(0, 90, 150, "#ff8a3c", 0.6)]
    for x in (-196, -98, 0, 98, 196):
        arch = f"{x - 36},240! {x - 36},70 {x - 24},30 {x},2! {x + 24},30 {x + 36},70 {x + 36},240!"
        parts.append(fade(curve(arch), "#8c2a1a", "#ffb84a"))
        parts.append(line(f"M{x} 6V240M{x - 36} 90H{x + 36}M{x - 36} 150H{x + 36}", "#2a0e14", 3.4))
        parts.append(
            line(
                curve(
                    f"{x - 36},240 {x - 36},70 {x - 24},30 {x},2! {x + 24},30 {x + 36},70 {x + 36},240", is_open=True
                ),
                "#2a0e14",
                5,
            )
        )
    parts += [paper(box(x - 8, -40, 16, 300), "#2c1218", lift=3) for x in (-147, -49, 49, 147)]
    return "".join(parts) + glow(0, 84, 100, "#ffd98a", 0.45)


@back("breach")
def breach() -> str:
    """A door that has just been broken: splinters and a blaze of light."""
    parts = [sky("#2a1a1c", "#45282a"), stones(-20, 240, "#140a0e", 0.5)]
    parts.append(paper(curve("-112,260! -112,40 -60,-20 0,-36 60,-20 112,40 112,260!"), "#4a2c1c", lift=2))
    hole = (
        "-84,230! -92,150! -70,140! -88,96! -58,90! -72,40! -34,50! -30,12! 0,34! 26,4! 36,44! 74,30! "
        "62,84! 92,92! 74,130! 96,156! 84,230!"
    )
    parts.append(fade(curve(hole), "#fff0b4", "#f08a2c") + line(curve(hole), "#2a140e", 3.4))
    for x in (-96, 96):
        parts.append(line(f"M{x} 20V240", "#24130e", 2.6, 0.8))
    shards = (
        (-70, 26, 30),
        (70, 20, -30),
        (-94, 78, 70),
        (92, 66, -64),
        (-40, 4, 14),
        (44, 0, -16),
        (98, 118, -80),
        (-98, 128, 84),
    )
    parts += [paper(curve(moved("-5,12! 0,-18! 6,12!", x, y, 1, turn)), "#6b4226", lift=1.6) for x, y, turn in shards]
    return "".join(parts) + sparks(24, "#ffd98a")


@back("steppe")
def steppe() -> str:
    """Feather grass to the horizon under a copper evening."""
    parts = [
        sky("#5a3550", "#f2b04e"),
        glow(-40, 110, 170, "#ffe08a", 0.8),
        paper(oval(-40, 112, 34), "#ffe09a", lift=0, fall=0.15),
    ]
    parts += [
        paper(
            curve(f"-260,{y} -120,{y - 9} 0,{y - 2} 130,{y - 8} 260,{y} 150,{y + 5} 20,{y + 4} -130,{y + 5}"),
            "#8a5058",
            lift=0,
            edge=0,
        )
        for y in (24, 44)
    ]
    parts.append(ground("-260,136 -160,126 -40,134 80,124 180,132 260,126", "#a8702e", 0))
    parts += [
        standing_stone(x, 140, 13, tall, "#6b4a3a", 2) for x, tall in ((-110, 34), (112, 40), (-206, 30), (200, 34))
    ]
    parts.append(ground("-260,164 -130,154 0,164 130,152 260,162", "#8a5520", 2))
    grass = "".join(f"M{x} 206Q{x + 4} {176 + (x * 7) % 14} {x + 13} {160 + (x * 5) % 18}" for x in range(-258, 258, 8))
    return "".join(parts) + line(grass, "#f4cf78", 2, 0.7)


@back("crag")
def crag() -> str:
    """Peaks in a storm."""
    parts = [sky("#1d2436", "#7d8ca6"), glow(-10, 90, 130, "#dfe8f4", 0.6)]
    parts.append(
        ground(
            "-260,120 -214,58! -176,104 -120,24! -76,96 -30,70! 10,110 60,60! 90,96 132,16! 180,96 224,50! 260,110",
            "#667488",
            0,
        )
    )
    caps = ("-120,24! -98,62 -108,56 -120,70 -132,56 -142,58", "132,16! 150,54 140,48 130,62 120,46 110,54")
    parts += [fill(curve(cap), "#e4ecf2", 0.9) for cap in caps]
    parts.append(
        paper(
            curve("-260,-40! 260,-40! 260,22 200,40 140,26 80,42 20,24 -50,40 -110,22 -180,38 -260,24"),
            "#2a3244",
            lift=2.4,
        )
    )
    parts.append(
        ground(
            "-260,170 -180,134! -140,160 -96,132! -60,168 0,176 60,168 100,130! 150,162 200,128! 260,166", "#333d4e", 3
        )
    )
    return "".join(parts)


@back("deep-wood")
def deep_wood() -> str:
    """Old trunks and green light between them."""
    parts = [sky("#0f2018", "#6f9a4a"), glow(0, 84, 150, "#e8f8a8", 0.7)]
    parts += [
        fill(curve(f"{x},-40! {x + 26},-40! {x + 96},240! {x + 20},240!"), "#f4ffc0", 0.12) for x in (-120, -30, 60)
    ]
    for x, wide, colour in (
        (-62, 16, "#3f6238"),
        (66, 14, "#3f6238"),
        (-116, 34, "#1f3524"),
        (114, 36, "#1f3524"),
        (-200, 40, "#1a2c1e"),
        (204, 40, "#1a2c1e"),
        (-160, 16, "#3f6238"),
        (158, 16, "#3f6238"),
    ):
        parts.append(
            paper(
                curve(band(f"{x},240 {x - 3},140 {x + 4},60 {x},-40", [wide * 1.4, wide, wide * 0.9, wide], 1)),
                colour,
                lift=1.6,
            )
        )
    parts.append(
        paper(
            curve(ragged("-260,-40! 260,-40! 260,16 180,30 90,12 0,20 -90,10 -180,30 -260,14", 8, 22, (0, 0.5))),
            "#16281a",
            lift=1.4,
        )
    )
    return "".join(parts) + ground("-260,180 -120,170 0,178 120,168 260,180", "#14241a", 3)


@back("arena")
def arena() -> str:
    """Sand, a wall and the crowd above it."""
    parts = [sky("#2a1626", "#5a2c30"), glow(0, 60, 150, "#ff9d4a", 0.45)]
    for row, y in enumerate((22, 38, 54, 70)):
        parts += [
            fill(oval(x + (row % 2) * 9, y, 6, 7), ("#4a2430", "#8a4a44", "#3a1c2a", "#6b3438")[(x // 18 + row) % 4])
            for x in range(-256, 260, 18)
        ]
    parts += [
        line(f"M{x} 40V18", "#2a1420", 3.4) + flame(x, 20, 0.5) + glow(x, 10, 26, "#ffb347", 0.7)
        for x in (-84, 86, -180, 182)
    ]
    parts.append(paper(box(-260, 84, 520, 66), "#5a3c3a", lift=2.4) + stones(92, 150, "#241418", 0.5))
    for x in (-200, -96, 96, 200):
        parts.append(paper(curve(f"{x - 22},150! {x - 22},116 {x},98 {x + 22},116 {x + 22},150!"), "#1c0f14", lift=0))
        parts.append("".join(line(f"M{x + dx} 106V150", "#8a8478", 2.6) for dx in (-12, 0, 12)))
    parts.append(glow(0, 100, 90, "#ffd9a0", 0.6))
    return "".join(parts) + ground("-260,146 0,142 260,146", "#c99a62", 2)


@back("smoke-alley")
def smoke_alley() -> str:
    """Roofs at night, drowned in smoke."""
    parts = [
        sky("#231f36", "#8a83a4"),
        glow(0, 92, 120, "#f0e8fa", 0.85),
        paper(oval(0, 84, 58), "#d8cfe6", lift=0, fall=0.3),
    ]
    roofs = (
        "-260,120 -220,70! -180,112! -150,112! -150,60! -136,60! -136,112! -100,64! -60,116! 60,116! "
        "96,70! 132,112! 132,50! 146,50! 146,112! 190,66! 230,116! 260,90"
    )
    parts.append(ground(roofs, "#2c2840", 0))
    parts += [fill(box(x, y, 7, 9), "#ffcf7a", 0.9) for x, y in ((-104, 96), (98, 98), (-188, 100), (186, 100))]
    for outline, width, strength in (
        ("-120,210 -70,170 -104,130 -60,96 -92,56 -50,20", 26, 0.16),
        ("120,210 76,176 110,136 66,100 96,60 60,10", 28, 0.16),
        ("-30,210 10,180 -20,150", 30, 0.12),
    ):
        parts.append(smoke(outline, width, "#c8c0dc", strength))
    return "".join(parts)


@back("banner-field")
def banner_field() -> str:
    """A great flag over a field of spears."""
    parts = [sky("#3f4f6a", "#d8a878"), glow(0, 100, 150, "#fff0cc", 0.7)]
    for x in range(-252, 260, 24):
        high = 96 + (x * 7) % 30
        parts.append(
            line(f"M{x} 200L{x + 6} {high}", "#3a3440", 2.6)
            + fill(curve(f"{x + 2},{high + 2}! {x + 7},{high - 14}! {x + 10},{high + 2}!"), "#3a3440")
        )
    parts.append(ground("-260,172 -120,164 0,170 120,162 260,172", "#5a4a44", 2))
    flag = "72,-12! 36,0 0,-16 -40,-4 -98,-16! -88,20 -106,52! -80,80 -98,114! -44,124 0,108 36,122 72,112!"
    parts.append(paper(curve(flag), "#2f4f6b", lift=3, edge=1.2))
    parts.append(paper(star(-8, 58, 60, 34, 16), "#e0b04a", lift=0.8, edge=0.8) + fill(oval(-8, 58, 30), "#f6d98a"))
    hem = "72,0! 36,12 0,-4 -40,8 -93,-4"
    parts.append(
        line(curve(hem, is_open=True), "#e0b04a", 3.4) + line(curve(moved(hem, 0, 100), is_open=True), "#e0b04a", 3.4)
    )
    parts.append(
        "".join(
            line(curve(f"{x},{8 + (x % 3) * 3} {x - 4},54 {x},{98 - (x % 2) * 6}", is_open=True), "#0f1c2c", 3, 0.3)
            for x in (40, 2, -38, -70)
        )
    )
    return "".join(parts)


# Hats


@hat("plague-mask")
def plague_mask(colour: str, trim: str) -> str:
    """A flat hat over a beak of leather and two round glasses."""
    cowl = paper(curve(even("0,-56 26,-50 42,-26 46,8 45,46 38,68! 0,78!")), shade(colour, 0.3), lift=2.4)
    face = paper(curve(even("0,-40 20,-36 32,-18 33,6 25,30 12,40 0,42")), trim, lift=1.2)
    beak = "20,-8 24,10 10,24 -12,38 -40,56 -66,64! -60,46 -44,26 -30,6 -12,-10"
    under = "24,8 10,24 -12,38 -40,56 -66,64! -42,48 -10,26"
    horn = paper(curve(beak), tint(trim, 0.16), lift=2.4, edge=1.2) + fill(curve(under), shade(trim, 0.7), 0.5)
    seam = line(curve("-8,-2 -30,22 -60,56", is_open=True), shade(trim, 0.6), 1.6, 0.8)
    stitches = "".join(
        line(f"M{x - 3} {y - 2}l6 5", shade(trim, 0.6), 1.5, 0.8)
        for x, y in ((-14, 5), (-23, 15), (-32, 26), (-41, 36), (-50, 47))
    )
    slit = fill(curve("-38,40! -26,30 -20,28! -28,36"), INK, 0.8)
    glass = "".join(
        paper(oval(x, -9, 12.5), "#8a6a3a", lift=1.4, edge=1)
        + fill(oval(x, -9, 9), "#1a2414")
        + glow(x, -9, 14, "#b8f05a", 0.8)
        + fill(oval(x, -9, 4), "#e4ff9a")
        for x in (-19, 15)
    )
    crown_ = paper(curve(even("0,-82 20,-81 29,-76! 33,-40 0,-36")), colour, lift=1.6)
    ribbon = paper(curve(even("0,-46 18,-47 33,-50! 34,-39 0,-34")), "#5a6a2a", lift=0.6)
    brim = paper(
        curve("-86,-26! -60,-38 -20,-42 30,-42 66,-38 86,-28! 66,-22 30,-20 -20,-20 -60,-20"),
        colour,
        lift=2.8,
        edge=1.1,
    )
    return cowl + face + horn + seam + stitches + slit + glass + crown_ + ribbon + brim


def _antlers(colour: str) -> str:
    """A pair of antlers, all tines in one piece of paper."""
    right = (
        band("14,-46 32,-64 42,-86 64,-108", [10, 9, 7, 2], 2),
        band("30,-62 46,-66 60,-80", [7, 5, 1.5], 2),
        band("38,-78 31,-94 36,-110", [7, 5, 1.5], 2),
        band("46,-90 62,-88 80,-94", [6, 4.5, 1.5], 2),
        band("21,-52 18,-66 9,-78", [6, 4, 1.2], 2),
    )
    left = "".join(curve(flipped(piece)) for piece in right)
    return paper(left, colour, lift=1.6, edge=0.9) + paper(
        "".join(map(curve, right)), shade(colour, 0.12), lift=1.6, edge=0.9
    )


@hat("stag-skull")
def stag_skull(colour: str, trim: str) -> str:
    """A stag's skull for a mask, with all its antlers."""
    fur = ragged(even("0,-50! 30,-50 46,-20 50,20 46,60 36,80! 24,50 30,10 24,-20 0,-30!"), 6, 20, (0, 0.6))
    skull = even("0,-52 13,-50 26,-40 32,-20 28,-3 20,7 15,24 14,44 9,56 0,59")
    dark = fill(curve("3,-51! 13,-50 26,-40 32,-20 28,-3 20,7 15,24 14,44 9,56 2,59! 6,10"), "#3a2f3a", 0.24)
    parts = [paper(curve(fur), "#241c28", lift=2.4), _antlers(shade(colour, 0.12))]
    parts.append(paper(curve(skull), colour, lift=2.6, edge=1.2) + dark)
    for side in (-1, 1):
        socket = "6,-10! 14,-19 26,-16 26,-6 18,2 10,0"
        parts.append(fill(curve(socket if side > 0 else flipped(socket)), INK))
        parts.append(glow(side * 17, -8, 15, trim, 0.9) + fill(oval(side * 17, -8, 3.2, 2.6), tint(trim, 0.5)))
        parts.append(fill(curve(moved("0,0 4,8 3,20 0,24 -2,10", side * 6, 28)), INK, 0.85))
    parts.append(line("M0 -46l3 10l-5 6l4 9", "#3a2f3a", 1.6, 0.7) + line("M0 4V56", "#3a2f3a", 1.4, 0.4))
    return "".join(parts)


@hat("thorn-cowl")
def thorn_cowl(colour: str, trim: str) -> str:
    """A high pointed hood with a wreath of thorns."""
    shell = (
        "4,-96! 14,-72 36,-46 46,-8 45,36 42,74! 26,58 31,30 30,-4 23,-27 0,-34 -23,-27 -30,-4 -31,30 "
        "-26,58! -42,74! -45,36 -46,-8 -36,-46 -14,-70"
    )
    inner = fill(curve(even("0,-34! 23,-27 30,-4 31,30 26,58! 22,40 26,0 19,-20 0,-26!")), INK, 0.6)
    wreath = paper(curve(band("-42,-22 -22,-38 0,-43 22,-38 42,-22", [7, 8, 8, 8, 7])), trim, lift=1.4) + paper(
        curve(band("-42,-26 -20,-32 4,-46 24,-34 43,-28", [3, 5, 5, 5, 3])), shade(trim, 0.25), lift=1
    )
    thorns = [
        (-38, -28, -50),
        (-26, -38, -20),
        (-12, -43, -34),
        (2, -47, 6),
        (16, -43, 34),
        (28, -37, 14),
        (39, -28, 52),
        (-18, -34, 200),
        (10, -38, 170),
        (30, -29, 160),
    ]
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.6), 1.7, 0.5)
        for fold in ("37,-24 41,4 38,44", "-37,-24 -41,4 -38,44", "4,-88 2,-66 0,-50")
    )
    return paper(curve(shell), colour, lift=2.6, edge=1.1) + inner + folds + wreath + spikes(thorns, 13, 6, trim)


@hat("shade-helm")
def shade_helm(colour: str, trim: str) -> str:
    """A closed visor with nobody behind it, and a plume of mist."""
    plume = ragged("-6,-54 -10,-84 10,-106 40,-108 62,-92 74,-62 70,-30 58,-44 46,-66 26,-72 10,-62", 5, 12, (0.5, 0.2))
    shell = even("0,-62! 15,-56 31,-36 36,-8 34,22 26,46 12,60 0,66!")
    side = fill(curve("3,-61! 15,-56 31,-36 36,-8 34,22 26,46 12,60 2,65! 7,0"), INK, 0.32)
    visor = paper(curve(even("0,-24! 18,-22 39,-14 40,2 34,28 16,44 0,58!")), tint(colour, 0.12), lift=1.6, edge=1.1)
    vside = fill(curve("2,-24! 18,-22 39,-14 40,2 34,28 16,44 2,57! 5,0"), INK, 0.28)
    slits = "".join(
        fill(curve(f"{s * 3},-4! {s * 20},-9 {s * 36},-8! {s * 35},3! {s * 18},5 {s * 3},4!"), INK)
        + glow(s * 18, -2, 17, trim, 0.9)
        + fill(oval(s * 18, -2, 5.4, 2.4), tint(trim, 0.6))
        for s in (-1, 1)
    )
    holes = "".join(line(f"M{s * x} {y}v9", INK, 2.4, 0.8) for s in (-1, 1) for x, y in ((8, 20), (15, 18), (22, 16)))
    comb = paper(curve("-4,-64! 4,-64! 4,-26! -4,-26!"), tint(colour, 0.2), lift=1)
    return (
        fade(curve(plume), tint(trim, 0.3), trim, opacity=(0.75, 0.25))
        + paper(curve(shell), colour, lift=2.6, edge=1.2, fall=0.3)
        + side
        + comb
        + visor
        + vside
        + slits
        + holes
    )


@hat("flame-hair")
def flame_hair(colour: str, trim: str) -> str:
    """The head burns and does not mind."""
    outer = (
        "-33,-8! -46,-26 -44,-52! -36,-44 -38,-66 -32,-84! -22,-70 -16,-86 -10,-108! 0,-90 6,-78 "
        "16,-98! 24,-80 26,-68 38,-80! 40,-56 36,-46 48,-50! 46,-24 33,-8! 30,-22 20,-33 0,-38 -20,-33 -30,-22"
    )
    middle = (
        "-31,-16! -38,-34 -34,-48! -26,-46 -28,-60 -22,-68! -14,-60 -10,-74 -8,-88! 2,-70 8,-66 "
        "14,-80! 20,-64 26,-54 34,-62! 36,-36 31,-16! 26,-28 16,-36 0,-40 -16,-36 -26,-28"
    )
    inner = "-20,-34! -20,-42 -12,-52! -8,-44 -3,-64! 2,-48 10,-44 13,-58! 18,-46 20,-34! 10,-39 0,-41 -10,-39"
    return (
        glow(0, -54, 74, colour, 0.6)
        + paper(curve(outer), colour, lift=1.6, edge=0.9)
        + fill(curve(middle), trim)
        + fill(curve(inner), "#fff0b4")
    )


@hat("capotain")
def capotain(colour: str, trim: str) -> str:
    """A tall black hat with a buckle."""
    crown_ = paper(curve(even("0,-104 16,-103 24,-98! 29,-70 34,-40 0,-34")), colour, lift=1.8, edge=1.1)
    side = fill(curve("14,-103 24,-98! 29,-70 34,-40 20,-36 22,-70"), INK, 0.4)
    ribbon = paper(curve(even("0,-50 18,-51 32,-54! 34,-40 18,-36 0,-35")), trim, lift=0.7)
    buckle = line("M-9 -52h18v16h-18z", "#d8dde4", 3.4) + line("M0 -50v12", "#d8dde4", 2.2)
    brim = paper(
        curve("-80,-20! -62,-36 -30,-42 0,-42 30,-42 62,-38 82,-28! 66,-22 32,-18 0,-18 -32,-17 -62,-16"),
        colour,
        lift=2.8,
        edge=1.2,
    )
    return crown_ + side + ribbon + buckle + brim


@hat("kettle-hat")
def kettle_hat(colour: str, trim: str) -> str:
    """A steel hat with a sloping brim."""
    dome = paper(curve(even("0,-80 16,-76 29,-58 33,-36 0,-32")), colour, lift=1.8, edge=1.1, fall=0.28)
    side = fill(curve("8,-79 16,-76 29,-58 33,-36 20,-34 20,-58"), INK, 0.26)
    comb = paper(curve("-3.4,-83! 3.4,-83! 4.4,-38! -4.4,-38!"), tint(colour, 0.2), lift=0.8)
    brim = paper(
        curve(even("0,-42 20,-43 40,-38 58,-22 64,-10! 44,-17 22,-22 0,-23")), colour, lift=2.6, edge=1.2, fall=0.3
    )
    rivets = "".join(fill(oval(x, -33 + x * x * 0.0075, 1.9), tint(trim, 0.5)) for x in (-40, -27, -14, 14, 27, 40))
    return dome + side + comb + brim + rivets


@hat("murmillo")
def murmillo(colour: str, trim: str) -> str:
    """A gladiator's helmet: a grille, a rim and a fan of horsehair."""
    fan = paper(
        curve(
            ragged(
                "-10,-48 -48,-44 -66,-64 -58,-92 -32,-112 0,-118 32,-112 58,-92 66,-64 48,-44 10,-48", 5, 12, (0, -0.2)
            )
        ),
        trim,
        lift=2.2,
        edge=1.1,
    )
    rays = "".join(
        line(
            curve(
                f"{x * 0.25:.0f},-50 {x * 0.7:.0f},{-76 + abs(x) * 0.16:.0f} {x},{-108 + abs(x) * 0.62:.0f}",
                is_open=True,
            ),
            shade(trim, 0.5),
            1.8,
            0.6,
        )
        for x in (-50, -34, -17, 0, 17, 34, 50)
    )
    dome = paper(curve(even("0,-62 20,-58 34,-40 38,-12! 0,-10")), colour, lift=2, edge=1.1, fall=0.26)
    visor = paper(curve(even("0,-14! 36,-14! 39,16 31,44 13,60 0,63")), shade(colour, 0.08), lift=1.6, edge=1.1)
    half_face = fill(curve("2,-14! 36,-14! 39,16 31,44 13,60 2,63!"), INK, 0.24)
    holes = ""
    for side in (-1, 1):
        x = side * 17
        holes += fill(oval(x, 5, 13.5), INK) + fill(oval(x, 5, 4.4, 3), "#ffe0a0", 0.9)
        holes += line(
            "".join(f"M{x + d} {-8 + abs(d)}V{18 - abs(d)}" for d in (-7, 0, 7))
            + "".join(f"M{x - 12} {y}H{x + 12}" for y in (0, 10)),
            tint(colour, 0.15),
            2.2,
        )
        holes += line(oval(x, 5, 14), tint(colour, 0.3), 3)
    ridge = paper(curve("-3,-16! 3,-16! 5,30 0,62! -5,30"), tint(colour, 0.2), lift=1)
    breath = "".join(fill(oval(s * x, y, 2), INK, 0.85) for s in (-1, 1) for x, y in ((10, 34), (18, 31), (12, 43)))
    half = fill(curve("8,-61 20,-58 34,-40 38,-12! 16,-10 18,-40"), INK, 0.28)
    rim = paper(curve(even("0,-26 22,-25 44,-18! 58,2! 36,-8 18,-13 0,-14")), tint(colour, 0.1), lift=1.8, edge=1.1)
    boss = paper(oval(0, -40, 8), tint(colour, 0.25), lift=0.9) + fill(oval(0, -40, 3.4), trim)
    return fan + rays + visor + half_face + holes + ridge + breath + dome + half + boss + rim


@hat("veil-helm")
def veil_helm(colour: str, trim: str) -> str:
    """A nun's veil under a steel cap with a flame on its brow."""
    veil = "#f1e8d6"
    outer = paper(
        curve(even("0,-54 26,-48 44,-20 48,20 54,64 50,92! 30,84 22,60 28,30 27,-6 20,-24 0,-28")),
        veil,
        lift=2.4,
        edge=1,
    )
    folds = "".join(
        line(curve(fold, is_open=True), "#9a8a78", 1.6, 0.6)
        for fold in ("36,-10 39,24 43,76", "-36,-10 -39,24 -43,76", "30,20 33,50 35,80", "-30,20 -33,50 -35,80")
    )
    chin = paper(curve(even("0,49! 12,47 21,38 25,24! 31,30 30,50 16,64 0,68")), shade(veil, 0.06), lift=1)
    cap = paper(curve(even("0,-74 18,-70 33,-52 39,-24! 20,-31 0,-33")), colour, lift=2, edge=1.1, fall=0.26)
    side = fill(curve("10,-73 18,-70 33,-52 39,-24! 24,-30 22,-54"), INK, 0.26)
    rim = paper(curve(even("0,-42 20,-41 38,-34 40,-22! 20,-30 0,-32")), trim, lift=0.9)
    return outer + folds + chin + cap + side + rim + flame(0, -38, 0.66, EMBER, 0.8)


@hat("flame-mitre")
def flame_mitre(colour: str, trim: str) -> str:
    """A mitre with two horns and a burning heart."""
    far = paper(curve(even("0,-80! 10,-104 24,-116! 40,-84 42,-50 36,-28! 0,-30!")), shade(colour, 0.4), lift=2)
    body = paper(curve(even("0,-104! 18,-88 36,-58 36,-24! 18,-20 0,-19")), colour, lift=2, edge=1.1)
    half = fill(curve("2,-102! 18,-88 36,-58 36,-24! 18,-20 4,-19!"), INK, 0.22)
    seams = line(curve("-30,-52 -15,-78 0,-94 15,-78 30,-52", is_open=True), trim, 3)
    rim = paper(curve(even("0,-34 18,-34 37,-38 38,-24! 18,-19 0,-18")), trim, lift=1)
    jewels = "".join(fill(oval(x, -28 + abs(x) * 0.03, 2.6), "#8c1f2b") for x in (-26, -13, 0, 13, 26))
    return far + body + half + seams + flame(0, -42, 0.86, ("#ffcf5a", "#fff0b4", "#ffffff"), 0.8) + rim + jewels


@hat("storm-hair")
def storm_hair(colour: str, trim: str) -> str:
    """White hair that stands up before the thunder."""
    locks = (
        "-33,6! -52,2 -74,14! -58,-14 -84,-20! -58,-34 -78,-58! -50,-52 -58,-84! -34,-66 -32,-104! "
        "-14,-74 0,-112! 12,-76 30,-106! 34,-70 58,-88! 52,-54 82,-62! 62,-32 88,-22! 60,-14 76,12! "
        "52,2 33,6! 31,-14 20,-29 0,-34 -20,-29 -31,-14"
    )
    strands = "".join(
        line(curve(s, is_open=True), shade(colour, 0.45), 1.6, 0.6)
        for s in (
            "-8,-38 -20,-66 -30,-94",
            "8,-38 20,-66 28,-96",
            "0,-38 0,-70 0,-102",
            "-24,-28 -46,-46 -68,-54",
            "24,-28 46,-46 72,-58",
            "-30,-12 -54,-18 -74,-18",
            "30,-12 56,-18 78,-20",
        )
    )
    ring = paper(curve(even("0,-37 18,-36 34,-26 34,-19! 18,-28 0,-30")), trim, lift=1)
    return paper(curve(locks), colour, lift=2.2, edge=1.1) + strands + ring + gem(0, -33, 4.6, "#5fb8f0")


@hat("moss-hood")
def moss_hood(colour: str, trim: str) -> str:
    """A cowl of wet moss; toadstools have moved in."""
    shell = ragged(
        (
            "-4,-78 20,-76 40,-54 48,-18 52,24 56,66 44,84! 32,66 31,28 28,-8 20,-26 0,-33 -20,-26 -28,-8 "
            "-31,28 -32,66! -46,86! -56,62 -52,22 -48,-20 -40,-52 -24,-72"
        ),
        5.4,
        15,
        (0, 0.9),
    )
    inner = fill(curve(even("0,-33! 20,-26 28,-8 31,28 28,58! 24,34 25,-4 17,-20 0,-26!")), INK, 0.5)
    strands = "".join(
        line(curve(f"{x},{y} {x + 2},{y + 18} {x - 2},{y + 36}", is_open=True), shade(colour, 0.55), 2.4, 0.7)
        for x, y in ((-42, -20), (-36, 14), (38, -26), (44, 10), (-20, -54), (14, -60))
    )
    caps = ""
    for x, y, g, turn in ((-26, -66, 1.1, -22), (-6, -80, 0.9, -4), (34, -62, 1.3, 30)):
        stalk = paper(curve("-3.4,2! -2.6,-12 2.6,-12 3.4,2!"), "#e4dcc0", lift=0.8)
        cap = paper(curve("-13,-10! -9,-21 0,-25 9,-21 13,-10! 0,-8"), trim, lift=1.2, edge=0.9)
        dots = "".join(fill(oval(dx, dy, 1.8), "#f6ecd6") for dx, dy in ((-6, -14), (1, -19), (6, -13)))
        caps += placed(stalk + cap + dots, x, y, turn, g)
    return paper(curve(shell), colour, lift=2.6, edge=1.2) + inner + strands + caps


@hat("bandage")
def bandage(colour: str, trim: str) -> str:
    """A strip of linen around the brow."""
    strip = paper(curve("-35,-26! -16,-36 8,-37 35,-30! 36,-14! 8,-22 -18,-20 -35,-10!"), colour, lift=1.2)
    turns = line(curve("-34,-20 -4,-29 35,-23", is_open=True), shade(colour, 0.4), 1.4, 0.6)
    return strip + turns + fill(oval(16, -26, 7, 4.6), trim, 0.75)


@hat("bowl-cut")
def bowl_cut(colour: str, trim: str) -> str:
    """A novice's hair, cut around a bowl."""
    cap = paper(curve(even("0,-54 24,-49 39,-28 42,-2 40,10! 33,8 31,-11! 16,-13 0,-14")), colour, lift=2, edge=1.1)
    locks = "".join(
        line(curve(f"{x * 0.4:.0f},-50 {x * 0.9:.0f},-36 {x},-16", is_open=True), shade(colour, 0.5), 1.6, 0.6)
        for x in (-24, -12, 0, 12, 24)
    )
    return cap + locks


@hat("wrapped")
def wrapped(colour: str, trim: str) -> str:
    """A hood and a veil that leave only the eyes."""
    shell = paper(
        curve(
            "-6,-70! 20,-64 42,-40 48,-4 46,38 44,72! 24,58 30,14 27,-8 20,-24 0,-28 -20,-24 -27,-8 "
            "-30,14 -24,58! -44,72! -46,38 -48,-4 -42,-38 -24,-62"
        ),
        colour,
        lift=2.4,
        edge=1.1,
    )
    inner = fill(curve(even("0,-28! 20,-24 27,-8 30,14 22,14! 20,-6 14,-14 0,-16!")), INK, 0.65)
    veil = paper(curve(even("0,11 16,9 32,5 34,34 24,58 0,74")), trim, lift=1.6, edge=0.9)
    folds = "".join(
        line(curve(fold, is_open=True), shade(trim, 0.6), 1.6, 0.6)
        for fold in ("-29,12 -10,20 6,18", "-28,24 -8,36 12,32", "28,14 18,30 4,46")
    )
    return shell + inner + veil + folds


# Marks of faces


def _brand(head: Head) -> str:
    """A burning sign on the brow."""
    t = head.turn * 0.6
    sign = oval(t, -25, 7) + f"M{t} -38V-11M{t - 5} -38H{t + 5}"
    return glow(t, -25, 22, "#ff7a2c", 0.9) + line(sign, "#7a1408", 6) + line(sign, "#ffb84a", 2.8)


def _blindfold(head: Head) -> str:
    """A cloth over the eyes, with light behind it."""
    t, w = head.turn, head.cheek
    cloth = paper(
        curve(f"{-w - 1},-12! {t},-9 {w + 1},-12! {w + 1},7! {t},11 {-w - 1},7!"), "#3a4668", lift=1.2, edge=0.8
    )
    return cloth + "".join(
        glow(t + s * 14, -1, 14, "#bfe8ff", 0.95) + fill(oval(t + s * 14, -1, 5, 2.2), "#f2fcff", 0.9) for s in (-1, 1)
    )


def _soot(head: Head) -> str:
    """Ash around the eyes."""
    return "".join(fill(oval(head.turn + s * 14.2, 1, 12, 9), "#241820", 0.5) for s in (-1, 1))


def _aiming(head: Head) -> str:
    """One eye shut, to aim."""
    x = head.turn + 14.2
    lid = fill(oval(x, 0.4, 9, 7.4), mix(head.skin, "#5a1030", 0.16))
    return (
        lid
        + line(curve(moved("-8,2 0,-1.4 8,1", x, 1), is_open=True), "#2a1822", 2.8)
        + line(f"M{x + 8} -3l4 -3M{x + 9} 1l5 0M{x + 8} 5l4 2", shade(head.skin, 0.5), 1.4, 0.7)
    )


faces.MARKS.update({"aiming": _aiming, "brand": _brand, "blindfold": _blindfold, "soot": _soot})


# Clothes


@coat("flame-cope")
def flame_cope(colour: str, trim: str) -> str:
    """A cope with a collar like two wings and tongues of fire at its hem."""
    robe = paper(torso(78, 12), colour, lift=3)
    tongues = "".join(
        flame(x, 214 - abs(x) * 0.12, 0.9, (mix(trim, colour, 0.35), trim, "#fff0b4"))
        for x in (-66, -48, -30, 30, 48, 66)
    )
    front = paper(curve(even("0,150 14,148 18,224! 0,224!")), trim, lift=1) + "".join(
        fill(star(0, y, 6, 2.6, 4), shade(trim, 0.5)) for y in (176, 194)
    )
    collar = ""
    for side in (-1, 1):
        fan = "10,156 20,118 44,92 58,96! 58,128 46,150 26,164"
        collar += paper(
            curve(fan if side > 0 else flipped(fan)), shade(colour, 0.26 if side > 0 else 0.12), lift=2.2, edge=1.2
        )
        rim = "20,150 32,122 57,97"
        collar += line(curve(rim if side > 0 else flipped(rim), is_open=True), trim, 2.2, 0.8)
    return robe + tongues + collar + front + paper(oval(0, 158, 7), trim, lift=1.2) + fill(oval(0, 158, 3.4), "#8c1f2b")


@coat("greatcoat")
def greatcoat(colour: str, trim: str) -> str:
    """A caped coat with a high collar and a row of bolts."""
    body = paper(torso(72, 14), colour, lift=3)
    shirt = paper(curve(even("0,150! 12,142! 14,224! 0,224!")), "#d8cdb8", lift=0)
    cape = paper(
        curve(even("14,140! 40,142 70,158 84,192! 54,188 24,190 8,224! 6,170")[:7]), tint(colour, 0.08), lift=2
    ) + paper(curve(flipped("14,140! 40,142 70,158 84,192! 54,188 24,190 8,224! 6,170")), tint(colour, 0.14), lift=2)
    collar = ""
    for side in (-1, 1):
        fan = "4,164! 16,124 38,106 46,116! 42,142 24,162"
        collar += paper(
            curve(fan if side > 0 else flipped(fan)), shade(colour, 0.2 if side > 0 else 0.05), lift=2, edge=1.1
        )
    strap = paper(curve(band("-58,152 -10,186 40,226", [12, 12, 12])), trim, lift=1.4)
    bolts = "".join(
        placed(paper(box(-2.4, -11, 4.8, 20, 1), "#c9ccd2", lift=0.7), x, y, 34)
        for x, y in ((-42, 163), (-29, 172), (-16, 181), (-3, 190))
    )
    return body + shirt + cape + strap + bolts + collar


@coat("stole-plate")
def stole_plate(colour: str, trim: str) -> str:
    """A chaplain's stole over armour."""
    steel = COATS["plate"]("#7d8590", GOLD)
    parts = [steel]
    for side in (-1, 1):
        strip = band(f"{side * 20},138 {side * 30},168 {side * 28},230", [17, 18, 19])
        parts.append(paper(curve(strip), shade(colour, 0.1 if side > 0 else 0), lift=1.6, edge=0.9))
        parts.append(fill(star(side * 29, 186, 7.4, 2.6, 4), trim))
        parts.append(line(f"M{side * 30 - 7} 200h14", trim, 2.4))
    return "".join(parts)


@coat("chained")
def chained(colour: str, trim: str) -> str:
    """A bare chest, an iron collar and chains; `colour` is the skin."""
    chest = paper(torso(74, 13, 22), colour, lift=3)
    dark = fill(curve("2,150! 24,140 46,146 74,160 84,190 86,224! 10,224!"), shade(colour, 0.7), 0.24)
    ribs = "".join(
        line(curve(rib, is_open=True), shade(colour, 0.55), 2, 0.5)
        for rib in (
            "6,178 24,174 40,182",
            "-6,178 -24,174 -40,182",
            "8,192 26,190 42,198",
            "-8,192 -26,190 -42,198",
            "10,156 26,150 44,154",
            "-10,156 -26,150 -44,154",
        )
    )
    ring = paper(curve(even("0,142 16,138 28,130! 30,146 16,156 0,160")), trim, lift=1.8, edge=1.1)
    links = chain(-4, 158, -60, 206) + chain(4, 158, 60, 206)
    bolts = "".join(fill(oval(x, 148 - abs(x) * 0.16, 2.2), tint(trim, 0.6)) for x in (-20, -8, 8, 20))
    return chest + dark + ribs + links + ring + bolts


@coat("dark-mantle")
def dark_mantle(colour: str, trim: str) -> str:
    """A mantle of fur or feathers in two rows, held by a chain."""
    under = paper(torso(64, 15), shade(trim, 0.3), lift=3)
    rows = ""
    for reach, drop, tone in ((90, 22, 0.25), (70, 4, 0.0)):
        outline = even(
            f"0,{172 + drop}! 16,{136 + drop * 0.2:.0f}! {reach * 0.6:.0f},{138 + drop * 0.5:.0f} "
            f"{reach},{160 + drop} {reach + 6},{186 + drop}! {reach * 0.55:.0f},{172 + drop}"
        )
        rows += paper(curve(ragged(outline, 8, 15, (0, 1.0))), shade(colour, tone), lift=1.8, edge=1.1)
    clasps = "".join(
        paper(oval(side * 20, 158, 7.4), BONE, lift=1.2) + fill(oval(side * 20, 158, 2.8), INK) for side in (-1, 1)
    )
    return under + rows + chain(-13, 160, 0, 172, "#8a8f98", 4) + chain(0, 172, 13, 160, "#8a8f98", 4) + clasps


@coat("witch-robe")
def witch_robe(colour: str, trim: str) -> str:
    """A plain robe, a wide shawl and a cord with little bones."""
    body = paper(torso(64, 17), shade(colour, 0.3), lift=3)
    shawl = paper(curve(even("0,176! 14,140! 40,144 66,162 74,200! 40,194 20,204 0,200")), colour, lift=2.4, edge=1.1)
    hem = line(curve("-66,190 -40,186 -16,194 0,190 16,194 40,186 66,190", is_open=True), trim, 3.4)
    folds = "".join(
        line(curve(f, is_open=True), shade(colour, 0.6), 2, 0.6)
        for f in ("30,150 44,166 50,186", "-30,150 -44,166 -50,186")
    )
    charms = "".join(
        paper(curve(moved("-2.6,0 -2,10 0,15! 2,10 2.6,0", x, y)), BONE, lift=0.8)
        for x, y in ((-16, 156), (-6, 164), (6, 164), (16, 156))
    )
    return body + shawl + hem + folds + charms


@coat("oilskin")
def oilskin(colour: str, trim: str) -> str:
    """A waxed coat with a cape, a strap and phials."""
    body = paper(torso(66, 16), shade(colour, 0.2), lift=3)
    cape = paper(curve(even("0,150 18,140! 42,148 66,166 76,196! 48,190 22,196 0,190")), colour, lift=2.4, edge=1.1)
    seams = "".join(
        line(curve(s, is_open=True), shade(colour, 0.6), 1.6, 0.6)
        for s in ("20,150 34,168 40,190", "-20,150 -34,168 -40,190", "0,156 0,190")
    )
    strap = paper(curve(band("56,156 8,188 -40,226", [10, 10, 10])), trim, lift=1.4)
    phials = "".join(
        placed(paper(box(-4, -8, 8, 18, 3), glass, lift=0.8) + fill(box(-2.6, -11, 5.2, 4, 1), "#d8c096"), x, y, -30)
        for x, y, glass in ((38, 170, "#8fd04a"), (22, 180, "#c04a6a"), (6, 191, "#d8b84a"))
    )
    return body + cape + seams + strap + phials


# What they hold


@prop("soul-hand")
def soul_hand(skin: str, sleeve: str) -> str:
    """A hand of bones that calls the dead up."""
    parts = [arm("84,236 76,206 66,180", [48, 38, 26], sleeve), glow(62, 120, 60, SOUL[1], 0.55)]
    parts.append(bony_hand(62, 166, 6, 1.35, skin))
    parts.append(
        soul(66, 92, 0.9, SOUL, 8)
        + soul(84, 44, 0.66, SOUL, 16)
        + soul(-80, 70, 0.7, SOUL, -14)
        + soul(-70, 120, 0.5, SOUL, -8)
    )
    return "".join(parts)


@prop("toad")
def toad(skin: str, sleeve: str) -> str:
    """A toad on the palm; it glows a little."""
    green = "#8fb04a"
    parts = [glow(-58, 140, 46, "#c8f06a", 0.55), cupped(-58, 164, skin, sleeve)]
    body = paper(curve("-25,6 -28,-6 -20,-18 -8,-24 8,-24 20,-18 28,-6 25,6 0,11"), green, lift=1.6, edge=1)
    eyes_ = "".join(
        paper(oval(s * 12, -24, 7.4), green, lift=0.8)
        + fill(oval(s * 12, -24, 4.6), "#ffd84a")
        + fill(oval(s * 12, -24, 4, 1.5), INK)
        for s in (-1, 1)
    )
    grin = line(curve("-19,-8 0,-2 19,-8", is_open=True), "#2f4414", 2.2)
    warts = "".join(fill(oval(x, y, 2), shade(green, 0.4)) for x, y in ((-18, 0), (-6, 5), (10, 4), (20, -1)))
    feet = "".join(
        paper(
            curve(f"{s * 14},6 {s * 26},4 {s * 32},12! {s * 22},11 {s * 18},15! {s * 12},12"),
            shade(green, 0.15),
            lift=0.8,
        )
        for s in (-1, 1)
    )
    parts.append(placed(body + feet + eyes_ + grin + warts, -58, 152, 0, 1.1))
    parts += [line(oval(x, y, r), "#d8ff8a", 1.6, 0.8) for x, y, r in ((-80, 108, 5), (-64, 94, 3.4), (-84, 84, 2.6))]
    return "".join(parts)


@prop("bell-staff")
def bell_staff(skin: str, sleeve: str) -> str:
    """A staff with a bell that warns too late."""
    staff = paper(curve(band("0,80 0,0 2,-92", [6, 6, 6])), "#5a4530", lift=1.4) + paper(
        curve(band("2,-90 -2,-106 -20,-108 -26,-96", [6, 6, 6, 4])), "#5a4530", lift=1.2
    )
    bell = paper(
        curve("-36,-62! -35,-74 -34,-86 -26,-92 -18,-86 -17,-74 -16,-62! -26,-60"), "#b8893a", lift=1.4, edge=1
    ) + fill(oval(-26, -59, 3.4), "#5a3a14")
    ring = "".join(
        line(
            curve(f"{-44 - d},{-88 + d} {-50 - d},{-76} {-44 - d},{-62 - d}", is_open=True),
            "#ffe8a8",
            2,
            0.7 - d * 0.06,
        )
        for d in (0, 7)
    )
    return held(staff + bell + ring, 70, 162, "#4a4034", sleeve, turn=4)


@prop("thorn-book")
def thorn_book(skin: str, sleeve: str) -> str:
    """An open book whose letters still glow, and a thorn to write with."""
    parts = [glow(-10, 166, 70, HEX[1], 0.6), arm("-84,236 -74,210 -62,190", [46, 38, 28], sleeve)]
    for side in (-1, 1):
        page = (
            f"{-10 + side * 1},170! {-10 + side * 16},160 {-10 + side * 46},160 {-10 + side * 54},166! "
            f"{-10 + side * 56},206! {-10 + side * 30},200 {-10},210!"
        )
        parts.append(
            paper(curve(moved(page, 0, 3)), "#3a1a26", lift=2.4)
            + paper(curve(page), shade("#e8dcc0", 0.12 if side > 0 else 0), lift=1.4)
        )
        parts += [
            line(
                curve(f"{-10 + side * 8},{y} {-10 + side * 26},{y - 6} {-10 + side * 46},{y - 5}", is_open=True),
                HEX[0],
                2.4,
                0.9,
            )
            for y in (180, 189, 198)
        ]
    runes = "".join(
        line(f"M{x} {y}v13M{x} {y}l7 5M{x} {y + 6}l6 5", HEX[1], 2.6, 0.95)
        for x, y in ((-54, 138), (-74, 116), (-62, 92))
    )
    quill = paper(curve(band("14,176 30,150 52,118 64,92", [1.4, 4, 5, 2])), "#2a1c14", lift=1.4) + spikes(
        [(30, 150, -30), (38, 138, 110), (48, 122, -36), (56, 108, 110)], 11, 5, "#2a1c14"
    )
    parts.append(
        runes
        + arm("86,238 74,206 54,172", [46, 36, 26], sleeve)
        + palm(40, 156, skin, 0.9)
        + quill
        + fingers(40, 156, skin, 30, 0.86)
    )
    return "".join(parts)


@prop("mist-sword")
def mist_sword(skin: str, sleeve: str) -> str:
    """A pale blade; everything below the chest is mist already."""
    blade = held(placed(sword_shape("#bcd8e8", "#7d93a8"), 0, 0, 0, 1.05), 66, 158, "#5a6a80", sleeve, turn=8)
    veil = fade(box(-HALF, 128, 2 * HALF, 100), "#a8c8e0", "#c8e0f0", opacity=(0, 0.95))
    return blade + veil + mist(184, "#e4f2fa", 0.55, 7, 60)


@prop("crozier")
def crozier(skin: str, sleeve: str) -> str:
    """A staff with a burning wheel."""
    rod = paper(curve("-3.6,-66! 3.6,-66! 4.2,70! -4.2,70!"), GOLD, lift=1.4)
    wheel = glow(0, -92, 46, "#ffb347", 0.8) + "".join(
        flame(*moved("0,-16", 0, -92, 1, a)[0][:2], 0.52, EMBER, 0, a) for a in range(0, 360, 45)
    )
    ring = (
        line(oval(0, -92, 15), shade(GOLD, 0.4), 7)
        + line(oval(0, -92, 15), GOLD, 4.6)
        + line("M0 -107v30M-15 -92h30", GOLD, 3.4)
    )
    knob = paper(oval(0, -66, 6.4), tint(GOLD, 0.2), lift=0.8)
    return held(rod + wheel + ring + knob, 70, 166, "#f1e8d6", sleeve, turn=5)


@prop("fire-palms")
def fire_palms(skin: str, sleeve: str) -> str:
    """Both hands raised, each with its own fire."""
    parts = []
    for x in (-66, 66):
        parts.append(glow(x, 126, 52, "#ff9d3c", 0.8) + cupped(x, 166, skin, sleeve) + flame(x, 166, 1.5, EMBER, 1.2))
    return "".join(parts)


@prop("war-hammer")
def war_hammer(skin: str, sleeve: str) -> str:
    """A hammer with a spike, held high."""
    shaft = paper(curve(band("0,80 0,0 0,-84", [7, 7, 7])), "#5a3824", lift=1.4)
    head_ = paper(
        curve("-34,-112! -8,-106! 10,-106! 14,-100! 44,-92! 14,-84! 10,-78! -8,-78! -34,-72!"),
        "#8d949e",
        lift=2,
        edge=1.2,
    ) + fill(curve("-34,-72! -8,-78! 10,-78! 14,-84! 44,-92! -34,-92!"), INK, 0.3)
    grip = "".join(line(f"M-4 {y}l8 -4", GOLD, 1.4, 0.8) for y in range(-60, -20, 8))
    return held(shaft + grip + head_, 72, 160, "#8d949e", sleeve, turn=8, grow=1.1)


@prop("great-shield")
def great_shield(skin: str, sleeve: str) -> str:
    """A shield before the whole body; arrows have found it."""
    board = paper(
        curve("-74,134! -36,126 0,124 36,126 74,134! 74,176 54,226 0,258 -54,226 -74,176"),
        "#c9ccd2",
        lift=3.4,
        edge=1.6,
    )
    field = paper(
        curve("-64,142! 0,133 64,142! 64,176 46,220 0,248 -46,220 -64,176"), "#8c1f2b", lift=0, edge=0
    ) + fill(curve("2,133! 64,142! 64,176 46,220 2,248!"), INK, 0.22)
    sign = flame(0, 206, 1.24, ("#f1e8d6", "#f0a63c", "#fff0b4"), 1)
    studs = "".join(
        fill(oval(x, y, 2.4), "#f1e8d6")
        for x, y in ((-69, 140), (69, 140), (-69, 170), (69, 170), (-40, 131), (40, 131))
    )
    return (
        arrow(-48, 164, -34, 54)
        + board
        + field
        + sign
        + studs
        + arrow(-46, 168, -34, 58)
        + arrow(46, 178, 26, 60, "#c9ccd2")
        + arrow(24, 160, 46, 52)
    )


@prop("hand-crossbow")
def hand_crossbow(skin: str, sleeve: str) -> str:
    """A small crossbow, loaded and raised."""
    stock = paper(curve("-5,-58! 5,-58! 7,-8 8,26! -6,26! -7,-8"), "#5a3824", lift=1.4)
    limbs = paper(curve(band("-40,-34 -26,-52 0,-58 26,-52 40,-34", [4, 7, 9, 7, 4])), "#8d949e", lift=1.4, edge=1)
    string = line("M-40 -34L0 -22L40 -34", "#f1e8d6", 1.8)
    bolt = line("M0 -22V-70", "#d8c096", 3) + paper(curve("-6,-68! 0,-84! 6,-68!"), "#e4e8ee", lift=0.8)
    return held(stock + limbs + string + bolt, 64, 156, skin, sleeve, turn=-4)


@prop("crossbow-front")
def crossbow_front(skin: str, sleeve: str) -> str:
    """A crossbow aimed at us."""
    arms = arm("84,240 70,208 40,178", [46, 40, 28], sleeve) + arm("-88,240 -70,206 -26,176", [46, 38, 26], sleeve)
    string = line("M-94 146L0 178L94 146", "#f1e8d6", 2.2)
    stock = paper(curve("-13,148! 13,148! 20,230! -20,230!"), "#6b4226", lift=2.2, edge=1.2) + fill(
        curve("2,148! 13,148! 20,230! 2,230!"), INK, 0.3
    )
    limbs = paper(curve(band("-98,150 -66,134 0,126 66,134 98,150", [6, 12, 18, 12, 6])), "#8d949e", lift=2.6, edge=1.3)
    dark = fill(curve(band("4,132 66,140 97,152", [4, 5, 3])), INK, 0.3)
    tip = paper(curve("0,112! 11,126! 0,142! -11,126!"), "#e9edf2", lift=1.4, edge=1) + fill(
        curve("0,112! 11,126! 0,142!"), INK, 0.35
    )
    hand = "".join(
        paper(box(-30, 166 + i * 9, 30, 9, 4.5), skin if i % 2 else tint(skin, 0.05), lift=0.9, edge=0.7)
        for i in range(3)
    )
    return placed(arms + string + stock + hand + limbs + dark + tip, 0, 16)


@prop("broken-chains")
def broken_chains(skin: str, sleeve: str) -> str:
    """Both fists raised; the chain has given way."""
    parts = []
    for side in (-1, 1):
        x = side * 68
        parts.append(arm(f"{side * 88},236 {side * 78},204 {side * 70},166", [38, 32, 24], skin))
        parts.append(palm(x, 140, skin, 1.05) + fingers(x, 140, skin, 0, 1.05, -side))
        parts.append(paper(box(x - 17, 162, 34, 17, 4), IRON, lift=1.6, edge=1.1) + fill(oval(x, 170, 2.6), "#c9ccd2"))
        parts.append(chain(x + side * -4, 178, x - side * 20, 210, "#9aa0ac", 5.4))
    flying = "".join(
        placed(line(oval(0, 0, 6, 4), "#9aa0ac", 3), x, y, turn)
        for x, y, turn in ((-34, 124, 20), (40, 118, -30), (-50, 108, 70))
    )
    return "".join(parts) + flying + "".join(fill(star(x, y, 6, 2, 4), "#fff0b4") for x, y in ((-38, 134), (44, 130)))


@prop("headsman-axe")
def headsman_axe(skin: str, sleeve: str) -> str:
    """A broad axe on a long shaft."""
    shaft = paper(curve(band("0,80 0,0 0,-122", [8, 8, 8])), "#4a2c1c", lift=1.6)
    blade = paper(
        curve("-4,-112! -4,-72! -18,-62 -38,-40! -52,-70 -54,-98 -42,-136! -20,-116"),
        "#a9b0ba",
        lift=2.2,
        edge=1.2,
        fall=0.3,
    )
    bevel = fill(curve("-38,-40! -52,-70 -54,-98 -42,-136! -38,-128! -47,-98 -45,-72 -34,-48!"), "#f2f5f8", 0.95)
    moon = fill(oval(-22, -90, 5.4), INK, 0.8)
    socket = paper(box(-7, -116, 14, 48, 3), "#5f646e", lift=0.9)
    return held(shaft + blade + bevel + moon + socket, 78, 168, skin, sleeve, turn=6, grow=1.14)


@prop("censer")
def censer(skin: str, sleeve: str) -> str:
    """A swinging censer and its long smoke."""
    cloud = "#e8eef4"
    parts = [
        smoke("-46,150 -84,130 -56,104 -88,80 -60,52 -84,20", 11, cloud, 0.55),
        smoke("-40,146 -20,120 -52,92 -30,60", 7, cloud, 0.35),
    ]
    parts.append(arm("90,236 82,200 64,158", [46, 38, 28], sleeve) + palm(60, 138, skin))
    parts += [line(f"M58 130L{x} 152", "#e9c86a", 2.2, 0.95) for x in (-56, -42, -28)]
    parts.append(fingers(60, 138, skin, -10))
    bowl = paper(curve("-25,4! 25,4! 20,22 8,30 -8,30 -20,22"), GOLD, lift=2.2, edge=1.2) + paper(
        curve("-24,2! -16,-12 -6,-18 0,-30! 6,-18 16,-12 24,2!"), tint(GOLD, 0.12), lift=1.4, edge=1
    )
    holes = "".join(
        glow(x, y, 8, "#ff7a2c", 0.9) + fill(oval(x, y, 3), "#ffcf7a") for x, y in ((-10, -4), (0, -9), (10, -4))
    )
    foot = paper(curve("-10,30! 10,30! 14,38! -14,38!"), shade(GOLD, 0.2), lift=1)
    parts.append(placed(bowl + holes + foot + line("M-25 4H25", shade(GOLD, 0.4), 2.6), -44, 174, 16))
    return "".join(parts)


@prop("muster-roll")
def muster_roll(skin: str, sleeve: str) -> str:
    """A long list of volunteers, and a mace to ask them with."""
    mace = (
        paper(curve(band("0,70 0,0 0,-50", [7, 7, 7])), "#5a3824", lift=1.4)
        + spikes(
            [
                (0, -84, 0),
                (18, -66, 90),
                (-18, -66, -90),
                (13, -79, 45),
                (-13, -79, -45),
                (13, -53, 135),
                (-13, -53, 225),
            ],
            13,
            10,
            "#c9ccd2",
        )
        + paper(oval(0, -66, 18), "#8d949e", lift=1.6, edge=1.1)
    )
    parts = [held(mace, 72, 162, "#7d8590", "#7d8590", turn=8)]
    sheet = "-92,126! -34,126! -36,160 -32,224! -92,224! -88,170"
    parts.append(arm("-84,240 -76,200 -64,160", [44, 36, 28], "#7d8590"))
    parts.append(
        paper(curve(sheet), "#efe2c0", lift=2.6, edge=1) + paper(box(-97, 116, 68, 13, 6), "#d8c494", lift=1.6)
    )
    parts += [
        line(f"M-84 {y}h{w}", "#5a3a2a", 2.6, 0.8) for y, w in ((140, 40), (149, 34), (158, 42), (167, 28), (176, 38))
    ]
    parts.append(
        paper(star(-46, 188, 10, 7, 9), "#b3262b", lift=1) + paper(box(-92, 134, 13, 26, 5), "#7d8590", lift=1.2)
    )
    return "".join(parts)


@prop("ball-lightning")
def ball_lightning(skin: str, sleeve: str) -> str:
    """Lightning on the palm, and more of it coming."""
    bolts = ""
    for d, wide in (
        ("M74 -10L58 44L72 50L54 98L70 104L64 140", 5.4),
        ("M-96 0L-74 40L-86 46L-66 86", 3.6),
        ("M64 120L36 112L40 104L20 96", 2.4),
        ("M66 116L92 104L88 96L104 84", 2.6),
    ):
        bolts += line(d, "#5fb8f0", wide * 2, 0.5) + line(d, "#f4fcff", wide)
    orb = glow(64, 138, 54, "#8fd8ff", 1) + fill(oval(64, 140, 17), "#dff4ff") + fill(oval(64, 140, 10), "#ffffff")
    return cupped(64, 172, skin, sleeve) + bolts + orb


@prop("trident")
def trident(skin: str, sleeve: str) -> str:
    """A trident, and a net over the other shoulder."""
    cords = "".join(f"M{x} 142L{x - 34} 220" for x in range(-100, -14, 13)) + "".join(
        f"M{x} 142L{x + 34} 220" for x in range(-130, -36, 13)
    )
    net = line(cords, "#e4cf9a", 2, 0.9) + "".join(fill(oval(x, 216, 3.6), "#6b6f78") for x in (-96, -76, -56, -36))
    shaft = paper(curve(band("0,80 0,0 0,-70", [6.4, 6.4, 6.4])), "#7a5230", lift=1.4)
    fork = paper(
        curve(
            "-3,-66! -3,-78! -22,-80 -24,-110! -28,-110! -22,-124! -16,-110! -17,-92 -3,-90! -3,-116! "
            "-7,-116! 0,-132! 7,-116! 3,-116! 3,-90! 17,-92 16,-110! 22,-124! 28,-110! 24,-110! 22,-80 3,-78! 3,-66!"
        ),
        "#c9d0d8",
        lift=1.6,
        edge=1,
    )
    return net + held(shaft + fork, 74, 162, skin, skin, turn=5)


@prop("flagpole")
def flagpole(skin: str, sleeve: str) -> str:
    """The pole of a great flag, held with both hands."""
    pole = paper(box(68, -30, 9, 270, 3), "#6b4a2c", lift=2, edge=1)
    low = arm("20,240 42,214 66,190", [44, 36, 26], sleeve) + palm(72, 182, skin) + pole
    return low + fingers(72, 182, skin) + arm("100,238 96,196 78,152", [44, 36, 26], sleeve) + fingers(72, 140, skin)


@prop("crossed-daggers")
def crossed_daggers(skin: str, sleeve: str) -> str:
    """Two daggers crossed before the chest, the hands already smoke."""
    steel = paper(curve("-5,-16! -7,-60 0,-92! 7,-60 5,-16!"), "#d0d6e0", lift=1.6, edge=1) + fill(
        curve("0,-16! 0,-92! 7,-60 5,-16!"), INK, 0.34
    )
    dagger = (
        steel + paper(box(-15, -20, 30, 6, 3), "#4a4458", lift=1) + paper(box(-4, -15, 8, 30, 2), "#241c30", lift=0.8)
    )
    parts = []
    for side in (-1, 1):
        x = side * 44
        parts.append(arm(f"{side * 86},236 {side * 70},212 {x + side * 8},186", [48, 38, 28], sleeve))
        parts.append(
            palm(x, 172, skin, 0.95)
            + placed(dagger, x, 172, side * -40, 1.05)
            + fingers(x, 172, skin, side * -40, 0.95, -side)
        )
    return (
        "".join(parts)
        + fade(box(-HALF, 176, 2 * HALF, 50), "#b8b0d0", "#d8d0e8", opacity=(0, 0.9))
        + smoke("-64,214 -96,186 -70,152 -100,118 -80,84", 15, "#e0d8f0", 0.36)
        + smoke("66,214 98,184 74,150 104,112 84,76", 15, "#e0d8f0", 0.36)
    )
