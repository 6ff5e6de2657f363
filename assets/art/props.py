"""What people hold before them, with the hand that holds it."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.hats import GOLD
from assets.art.kit import (
    band,
    box,
    curve,
    fill,
    flipped,
    glow,
    kept_in,
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

Prop = Callable[[str, str], str]
PROPS: dict[str, Prop] = {}
prop = kept_in(PROPS)


def arm(outline: str, widths: list[float], sleeve: str) -> str:
    """A sleeve that comes up from below."""
    return paper(curve(band(outline, widths)), sleeve, lift=2)


def fingers(x: float, y: float, skin: str, turn: float = 0, grow: float = 1, thumb: int = -1) -> str:
    """Four fingers around something upright, seen from the front, with the thumb at one side."""
    parts = []
    for index, (wide, drop) in enumerate(((19, -11), (21, -4), (20, 3), (17, 9.6))):
        finger = box(-wide / 2, drop - 3.6, wide, 7.4, 3.7)
        parts.append(paper(finger, skin if index % 2 == 0 else shade(skin, 0.05), lift=0.7, edge=0.6))
    tip = moved("-4,-4 3,-6 9,-3 9,2 2,4 -5,3", thumb * 7, -15.5, 1, thumb * -16)
    parts.append(paper(curve(tip), tint(skin, 0.06), lift=0.8, edge=0.6))
    return placed("".join(parts), x, y, turn, grow)


def palm(x: float, y: float, skin: str, grow: float = 1) -> str:
    """The hand behind the thing it holds."""
    return paper(curve(moved("-12,-13 0,-17 12,-13 14,6 8,16 -8,16 -14,6", x, y, grow)), shade(skin, 0.12), lift=1.4)


def held(thing: str, x: float, y: float, skin: str, sleeve: str, *, turn: float = 0, grow: float = 1) -> str:
    """A thing drawn around 0, 0 with a hand around it there and an arm below."""
    side = 1 if x >= 0 else -1
    sleeve_line = f"{x + side * 14},{y + 64} {x + side * 7},{y + 34} {x + side * 1},{y + 12}"
    return (
        arm(sleeve_line, [46 * grow, 36 * grow, 27 * grow], sleeve)
        + paper(
            curve(band(f"{x + side * 5},{y + 26} {x + side * 2},{y + 13}", [31 * grow, 29 * grow])),
            shade(sleeve, 0.2),
            lift=1,
        )
        + palm(x, y, skin, grow)
        + placed(thing, x, y, turn)
        + fingers(x, y, skin, turn * 0.6, grow, -side)
    )


# The west


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


@prop("revolver")
def revolver(skin: str, sleeve: str) -> str:
    """A revolver, raised."""
    return held(revolver_shape(), 62, 150, skin, sleeve, turn=8)


@prop("revolver-left")
def revolver_left(skin: str, sleeve: str) -> str:
    """A heavier one, in the left of the picture."""
    return held(placed(revolver_shape("#4f545e", "#2f2024"), 0, 0, -10, 1.18), -62, 148, skin, sleeve, grow=1.12)


@prop("cards")
def cards(skin: str, sleeve: str) -> str:
    """A fan of five."""
    fan = []
    for index in range(5):
        turn = -46 + index * 23
        face = paper(box(-12, -54, 25, 38, 3), "#f6ecd6", lift=1.0, edge=0.6)
        red = index in (1, 3)
        pip = curve("0,-44 -5,-37 0,-31! 5,-37") if not red else curve("0,-45! 5.4,-37.5! 0,-30! -5.4,-37.5!")
        fan.append(
            placed(
                face
                + fill(pip, "#b3262b" if red else "#2a2028")
                + fill(box(-9.5, -51, 3.4, 5, 1), "#b3262b" if red else "#2a2028"),
                0,
                8,
                turn,
            )
        )
    x, y = 52, 166
    return (
        arm(f"{x + 16},{y + 56} {x + 8},{y + 30} {x + 2},{y + 12}", [46, 36, 27], sleeve)
        + palm(x, y, skin)
        + placed("".join(fan), x, y)
        + fingers(x, y + 1, skin)
    )


@prop("bottle")
def bottle(skin: str, sleeve: str) -> str:
    """Whisky."""
    glass = "#7d4a1e"
    shape = curve("-4,-62! 4,-62! 4,-42 13,-28 13,26! -13,26! -13,-28 -4,-42")
    label = (
        paper(box(-12, -18, 24, 20, 1), "#efe2c0", lift=0.5)
        + fill(box(-8, -13, 16, 2.6), "#5a3420", 0.8)
        + fill(box(-6, -8, 12, 2), "#5a3420", 0.5)
        + fill(star(0, -2.5, 3, 1.3), "#b3262b")
    )
    drawn = (
        paper(shape, glass, lift=1.6, edge=1)
        + fill(curve("-10,-26 -7,-30 -7,22 -10,22"), "#ffe0a0", 0.4)
        + paper(box(-5, -67, 10, 8, 1.5), "#c9a877", lift=0.6)
        + label
    )
    return held(placed(drawn, 0, -14), 62, 166, skin, sleeve, turn=6)


@prop("rose")
def rose(skin: str, sleeve: str) -> str:
    """A rose in a bare hand."""
    red = "#b3262b"
    stem = line(curve("0,30 -2,0 2,-34", is_open=True), "#4f7a3c", 3)
    leaves = paper(curve("0,-14! 12,-24 20,-18! 10,-10"), "#5f8a45", lift=0.8) + paper(
        curve("-1,-6! -13,-14 -19,-6! -9,0"), "#4f7a3c", lift=0.8
    )
    petals = "".join(
        paper(curve(moved(petal, 2, -46)), tone, lift=0.9, edge=0.8)
        for petal, tone in (
            ("-15,-4 -8,-16 8,-16 15,-4 10,12 -10,12", shade(red, 0.18)),
            ("-13,2 -14,-10 0,-14 4,0 -2,12", red),
            ("13,2 14,-10 2,-12 -2,2 3,12", shade(red, 0.08)),
            ("-7,-2 0,-11 7,-2 3,8 -4,8", tint(red, 0.12)),
            ("-3,-3 1,-7 4,-2 0,3", shade(red, 0.25)),
        )
    )
    skin_arm = paper(curve(band("66,230 62,200 58,176", [30, 24, 17])), skin, lift=2)
    return (
        skin_arm
        + palm(58, 164, skin, 0.86)
        + placed(stem + leaves + petals, 58, 164, 10, 0.9)
        + fingers(58, 165, skin, 6, 0.82)
    )


@prop("cigar")
def cigar(skin: str, sleeve: str) -> str:
    """In the corner of the mouth, without a hand."""
    smoke = line(curve("38,116 46,104 38,92 48,78 42,64", is_open=True), "#ffffff", 3.4, 0.3) + line(
        curve("41,112 52,98 46,84 58,70", is_open=True), "#ffffff", 2.2, 0.22
    )
    roll = paper(curve(band("8,121 24,122 36,120", [6.4, 6.6, 6])), "#6b4024", lift=1.2)
    return smoke + roll + fill(oval(36.5, 120, 2.2, 3), "#ff9d3c") + fill(box(12, 118, 5, 7, 1), "#c9a24a")


# Court


@prop("sceptre")
def sceptre(skin: str, sleeve: str) -> str:
    """A king's staff."""
    rod = paper(curve("-3.4,-66! 3.4,-66! 4,60! -4,60!"), GOLD, lift=1.4)
    rings = "".join(paper(box(-6, y, 12, 5, 2), tint(GOLD, 0.15), lift=0.6) for y in (-60, -30, 22))
    orb = (
        paper(oval(0, -76, 11), "#b3262b", lift=1.2)
        + fill(oval(-3.6, -80, 3, 2.4), "#ffffff", 0.6)
        + line("M-11 -76h22", GOLD, 3)
        + line("M0 -87v22", GOLD, 3)
    )
    cross = paper(
        curve("-2,-88! -2,-93! -6,-93! -6,-97! -2,-97! -2,-102! 2,-102! 2,-97! 6,-97! 6,-93! 2,-93! 2,-88!"),
        GOLD,
        lift=0.8,
    )
    return held(rod + rings + orb + cross, 66, 160, skin, sleeve, turn=8)


@prop("marotte")
def marotte(skin: str, sleeve: str) -> str:
    """A jester's stick with a little jester on it."""
    stick = paper(curve("-2.6,-40! 2.6,-40! 3,60! -3,60!"), "#8a5c34", lift=1.2)
    ruff = paper(star(0, -42, 15, 9, 9), "#f1e8d6", lift=0.8)
    face = paper(oval(0, -56, 11, 13), "#f0bf98", lift=0.9)
    cap = paper(
        curve("-11,-58! -20,-70 -26,-60! -22,-82 -6,-80 0,-74! 6,-80 22,-82 26,-60! 20,-70 11,-58! 0,-64"),
        "#b3262b",
        lift=0.9,
    ) + fill(curve("0,-74! 6,-80 22,-82 26,-60! 20,-70 11,-58! 0,-64"), "#2f6f5a")
    bells = "".join(paper(oval(x, y, 3.2), GOLD, lift=0.5) for x, y in ((-26, -58), (26, -58)))
    smile = (
        line(curve("-5,-52 0,-48 5,-52", is_open=True), "#5b1a22", 1.6)
        + fill(oval(-4, -58, 1.4), "#2a1822")
        + fill(oval(4, -58, 1.4), "#2a1822")
        + fill(oval(0, -54.5, 1.8), "#d0463a")
    )
    return held(stick + ruff + face + smile + cap + bells, -64, 166, skin, sleeve, turn=-10)


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


@prop("sword")
def sword(skin: str, sleeve: str) -> str:
    """A sword in a steel glove."""
    return held(sword_shape(), 62, 162, "#8d949e", sleeve, turn=9)


@prop("broom")
def broom(skin: str, sleeve: str) -> str:
    """A broom of twigs."""
    stick = paper(curve(band("-6,70 0,0 4,-60", [6, 6, 6])), "#7a5230", lift=1.4)
    twigs = paper(
        curve(ragged("-3,-54 12,-54 24,-84 22,-110 -2,-114 -14,-106 -14,-82", 4, 9, (0, -1.0))), "#b98a4a", lift=1.6
    )
    tie = paper(box(-5, -62, 19, 7, 2), "#6b2340", lift=0.8)
    strands = "".join(
        line(curve(f"4,-58 {x * 0.6 + 2:.1f},-80 {x},-104", is_open=True), "#6b4a24", 1.4, 0.6) for x in (-8, 0, 8, 16)
    )
    return held(stick + twigs + strands + tie, 66, 158, skin, sleeve, turn=6)


@prop("potion")
def potion(skin: str, sleeve: str) -> str:
    """A green brew on an open palm."""
    flask = paper(curve("-5,-34! 5,-34! 5,-20 18,-2 16,16 0,22 -16,16 -18,-2 -5,-20"), "#a9cbb8", lift=1.4)
    brew = fill(curve("-15,-2 0,-5 15,-2 15,14 0,20 -15,14"), "#6abf3a") + "".join(
        fill(oval(x, y, r), "#d6ff8a", 0.8) for x, y, r in ((-6, 4, 2.4), (4, 9, 3), (7, 1, 1.6))
    )
    vapour = line(curve("0,-40 8,-50 0,-60 8,-72", is_open=True), "#c8ff8a", 3.4, 0.55)
    hand = paper(curve("-24,20 -14,12 0,16 14,12 24,20 20,34 0,40 -20,34"), skin, lift=1.4) + "".join(
        paper(curve(moved("-3,4 -3,-8 0,-13 3,-8 3,4", x, y, 1, t)), skin, lift=0.7)
        for x, y, t in ((-21, 16, -24), (21, 16, 24))
    )
    return (
        arm("-56,240 -58,214 -60,196", [44, 38, 30], sleeve)
        + glow(-60, 160, 40, "#8fe04a", 0.5)
        + placed(
            flask
            + brew
            + vapour
            + fill(oval(-9, 2, 2.4, 5), "#ffffff", 0.5)
            + paper(box(-7, -40, 14, 8, 2), "#8a5c34", lift=0.7)
            + hand,
            -60,
            158,
        )
    )


# North


def axe_shape(metal: str = "#a9b0ba") -> str:
    """A bearded axe, its shaft gripped at 0, 0."""
    shaft = paper(curve(band("0,70 0,0 0,-66", [7, 7, 7])), "#7a5230", lift=1.4)
    head = paper(curve("-4,-60! -4,-40! -16,-36 -34,-22! -40,-44 -34,-66! -18,-58"), metal, lift=1.6, edge=1.1)
    bevel = fill(curve("-34,-22! -40,-44 -34,-66! -30,-62! -35,-44 -30,-26!"), tint(metal, 0.75))
    rune = line("M-18 -52v10M-18 -52l5 4M-24 -50v8", shade(metal, 0.6), 1.5, 0.7)
    return shaft + head + bevel + rune + paper(box(-6, -62, 12, 24, 2), shade(metal, 0.3), lift=0.7)


@prop("axe")
def axe(skin: str, sleeve: str) -> str:
    """A viking's axe."""
    return held(placed(axe_shape(), 0, 0, 0, 1.1), 70, 160, skin, sleeve, turn=10)


@prop("war-axe")
def war_axe(skin: str, sleeve: str) -> str:
    """An executioner's: two blades, a long shaft."""
    metal = "#8d949e"
    shaft = paper(curve(band("0,80 0,0 0,-112", [8, 8, 8])), "#5a3824", lift=1.6)
    blades = ""
    for side in (-1, 1):
        blade = "4,-102! 4,-66! 18,-60 36,-46! 46,-72 44,-98 34,-124! 20,-108"
        bevel = "36,-46! 46,-72 44,-98 34,-124! 31,-118! 40,-96 41,-74 33,-52!"
        blades += paper(
            curve(blade if side > 0 else flipped(blade)), shade(metal, 0.14 if side > 0 else 0), lift=1.8, edge=1.1
        ) + fill(curve(bevel if side > 0 else flipped(bevel)), tint(metal, 0.7), 0.9)
    blood = fill(curve("-34,-52 -41,-68 -44,-84 -38,-76 -36,-66 -32,-64"), "#8c1f22", 0.9)
    socket = paper(box(-8, -106, 16, 44, 3), shade(metal, 0.35), lift=0.9)
    return held(placed(shaft + blades + blood + socket, 0, -10, 0, 0.92), 70, 168, skin, sleeve, turn=7, grow=1.14)


@prop("spear")
def spear(skin: str, sleeve: str) -> str:
    """A spear."""
    shaft = paper(curve(band("0,80 0,0 0,-84", [6, 6, 6])), "#8a5c34", lift=1.4)
    tip = paper(curve("0,-128! 9,-104 6,-92 3,-82! -3,-82! -6,-92 -9,-104"), "#b4bbc4", lift=1.4, edge=1) + fill(
        curve("0,-128! 9,-104 6,-92 3,-82! 0,-82!"), "#3b3f48", 0.3
    )
    band_ = paper(box(-4.6, -86, 9.2, 10, 2), "#7a1f24", lift=0.7)
    return held(shaft + tip + band_, 64, 160, skin, sleeve, turn=5)


@prop("bow")
def bow(skin: str, sleeve: str) -> str:
    """A long bow."""
    limb = paper(curve(band("10,76 -10,40 -2,0 -10,-40 10,-92", [3, 7, 8, 7, 3])), "#8a5c34", lift=1.4)
    string = line("M10 76L10 -92", "#f1e8d6", 1.3, 0.9)
    wrap = paper(box(-6, -12, 9, 24, 2), "#5a2c20", lift=0.7)
    return held(string + limb + wrap, 66, 156, skin, sleeve, turn=6)


@prop("horn")
def horn(skin: str, sleeve: str) -> str:
    """A drinking horn."""
    body = paper(curve("-22,-34! 22,-40! 20,-10 4,18 -26,30 -44,24! -24,14 -16,-6"), "#d9c08a", lift=1.6) + fill(
        curve("4,-38! 22,-40! 20,-10 4,18 -26,30 -44,24! -10,18 4,-4"), "#4a2c20", 0.28
    )
    rim = paper(curve("-25,-36 0,-46 25,-42 24,-32 0,-32 -23,-26"), GOLD, lift=1)
    foam = paper(curve("-20,-38 -14,-50 -4,-46 6,-54 14,-46 21,-44 18,-38 0,-36"), "#fbf3dd", lift=0.9)
    return held(placed(foam + body + rim, 6, -14), 60, 160, skin, sleeve, turn=6)


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


@prop("shield")
def shield(skin: str, sleeve: str) -> str:
    """A round shield in the corner, in the colour of the sleeve."""
    return round_shield(-62, 186, 44, sleeve, "#efe2c6")


@prop("kite-shield")
def kite_shield(skin: str, sleeve: str) -> str:
    """A knightly shield with a flame."""
    board = paper(
        curve("-104,140! -60,132 -16,140! -18,176 -36,206 -60,228! -86,206 -102,176"), "#c9ccd2", lift=3, edge=1.3
    )
    field = paper(curve("-98,146! -60,139 -22,146! -24,174 -40,202 -60,220! -82,202 -96,174"), "#f1e8d6", lift=0)
    flame = paper(
        curve("-60,150! -50,164 -54,170 -44,168 -42,182 -50,196 -60,202 -72,196 -78,182 -74,170 -68,176 -64,166"),
        "#c2412d",
        lift=0.9,
    ) + fill(curve("-60,172! -53,184 -56,194 -62,197 -68,190 -64,184"), "#f0a63c")
    return board + field + flame
