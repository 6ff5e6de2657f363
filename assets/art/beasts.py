"""Creatures that no kit of heads can give: drawn one by one, of bands, tufts and paper."""

from __future__ import annotations

import math

from assets.art.backs import BACKS, ground, sky
from assets.art.kit import (
    HALF,
    Knot,
    band,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)


def teeth(places: list[tuple[float, float]], long: float, wide: float = 5, colour: str = "#f6ecd2") -> str:
    """Fangs at the given roots; a negative length points up."""
    return "".join(
        paper(
            curve(f"{x - wide / 2},{y}! {x + wide / 2},{y}! {x - wide * 0.1:.1f},{y + long}!"),
            colour,
            lift=0.5,
            edge=0.4,
        )
        for x, y in places
    )


def slit_eye(x: float, y: float, colour: str, turn: float = 0, grow: float = 1) -> str:
    """A reptile's eye."""
    drawn = (
        fill(curve("-10,1! -2,-6 9,-3! 10,2 0,6"), "#1a0f14")
        + fill(curve("-8,0.6! -1,-4.6 8,-2! 8,1.6 0,4.4"), colour)
        + fill(oval(0.5, -0.3, 1.5, 4.4), "#1a0f14")
        + fill(oval(-2.2, -2, 1.3), "#ffffff", 0.9)
    )
    return glow(x, y, 18 * grow, colour, 0.45) + placed(drawn, x, y, turn, grow)


def dragon() -> str:
    """A red dragon sets a tower on fire."""
    red, belly, horn = "#a83228", "#e0a456", "#e9dcc0"
    parts = [sky("#2a1430", "#d8672e"), glow(-60, 150, 170, "#ffb347", 0.85)]
    parts.append(ground("-260,160 -180,140 -110,158 -30,146 60,160 150,140 260,158", "#4a1f34", 2))
    tower = "-98,112! -91,112! -91,119! -84,119! -84,112! -76,112! -76,119! -69,119! -69,112! -62,112! -62,126! -66,132! -66,230! -94,230! -94,132! -98,126!"
    parts.append(
        paper(curve(tower), "#3a2838", lift=3)
        + fill(box(-84, 146, 8, 18, 4), "#ffb347")
        + stones_on(-94, -66, 136, 210)
    )
    scene, parts = parts, []
    wing = "60,170! 40,110 62,50 108,4! 104,40 124,30! 118,70 146,66! 132,104 156,108! 130,140 120,200!"
    parts.append(paper(curve(wing), shade(red, 0.55), lift=3))
    for bone in ("62,160 66,90 108,6", "70,160 92,90 124,32", "80,164 112,108 146,68"):
        parts.append(line(curve(bone, is_open=True), shade(red, 0.3), 3.4, 0.9))
    left = "40,190! 0,150 -34,120 -40,70 -52,34! -20,60 -10,34! 6,70 24,60! 34,110 60,150"
    parts.append(paper(curve(left), shade(red, 0.6), lift=3))
    spine = [(50, 70, 24), (66, 88, 40), (82, 112, 48), (96, 142, 58), (104, 176, 66)]
    parts.extend(paper(curve(moved("-9,7! 0,-19! 9,7!", x, y, 1, turn)), horn, lift=1.2) for x, y, turn in spine)
    parts.append(paper(curve(band("84,236 82,176 60,136 36,106 14,80", [92, 76, 58, 46, 42])), red, lift=3, edge=1.2))
    parts.append(paper(curve(band("52,236 50,182 34,146 12,116", [36, 32, 24, 12])), belly, lift=0.8))
    parts.extend(
        line(curve(f"{x - w},{y + 3} {x},{y + 7} {x + w},{y - 1}", is_open=True), shade(belly, 0.5), 1.8, 0.7)
        for x, y, w in ((20, 124, 7), (28, 136, 10), (37, 150, 13), (44, 166, 15), (49, 183, 17), (50, 200, 17))
    )
    scales = [
        (58, 112),
        (70, 128),
        (56, 130),
        (82, 146),
        (68, 148),
        (92, 168),
        (78, 170),
        (66, 168),
        (94, 190),
        (80, 192),
        (46, 98),
    ]
    parts.extend(
        line(curve(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", is_open=True), shade(red, 0.5), 1.8, 0.6) for x, y in scales
    )
    frill = "22,80 50,62! 48,78 72,80! 54,92 70,110! 44,106 36,122! 24,110"
    parts.append(paper(curve(frill), shade(red, 0.3), lift=1.8))
    far_horn = band("10,44 22,20 42,8 62,-14", [12, 10, 7, 1.4])
    near_horn = band("24,50 46,32 72,28 94,8", [15, 12, 8, 1.4])
    parts.append(paper(curve(far_horn), shade(horn, 0.2), lift=1.4))
    lower = "20,112! -6,112 -34,112 -56,110 -74,102! -76,112 -62,124 -34,132 -6,132 18,126 32,110"
    parts.append(
        paper(curve(lower), shade(red, 0.14), lift=2)
        + fill(curve("18,112! -30,98 -76,90! -70,106 -34,114 0,114"), "#4a0f18")
    )
    parts.append(fill(curve("0,112 -26,106 -50,104 -58,108 -34,116 -6,118"), "#d0504a"))
    parts.append(teeth([(-68, 109), (-57, 113), (-45, 115), (-33, 116)], -9))
    blaze = (
        (
            "-46,100! -66,94 -84,100 -104,92! -102,104 -124,102 -150,98! -140,112 -160,122 -186,122! -164,134 -172,150 -194,158! -160,160 -150,176! -132,156 -116,162 -110,170! -104,148 -84,136 -60,120 -46,108!",
            "#e0602a",
        ),
        (
            "-48,102! -68,100 -88,106 -112,104! -110,114 -134,116 -152,116! -140,128 -148,140! -124,138 -116,150! -104,134 -80,124 -58,114",
            "#f7a63a",
        ),
        ("-50,103! -70,105 -90,111 -112,112! -106,120 -118,126! -96,124 -72,116", "#fff0b4"),
    )
    parts.append(glow(-100, 120, 80, "#ffb347", 0.7))
    parts.extend(paper(curve(flame), colour, lift=0, edge=0.7) for flame, colour in blaze)
    upper = "42,64 32,48 14,40 2,46! -14,53 -40,60 -56,58 -66,62 -80,72 -84,84! -74,90 -52,93 -30,98 -8,106 16,114 36,108 46,88"
    parts.append(paper(curve(upper), red, lift=2.2, edge=1.2))
    parts.append(fill(curve("42,64 46,88 36,108 16,114 -8,106 14,100 30,84"), shade(red, 0.6), 0.35))
    parts.append(teeth([(-76, 88), (-64, 90.5), (-53, 92), (-42, 94), (-30, 97)], 10) + teeth([(-70, 89)], 14, 6))
    parts.append(
        fill(curve("-72,70 -66,67 -62,70 -66,74"), "#3a0f16")
        + line(curve("-74,66 -66,62 -58,66", is_open=True), tint(red, 0.3), 2.4, 0.8)
    )
    parts.append(slit_eye(-4, 63, "#ffd23c", -8, 1.1))
    parts.append(paper(curve("-24,60! -12,50 4,44 20,52! 8,55 -8,56"), shade(red, 0.22), lift=1.2))
    parts.append(
        paper(curve(near_horn), horn, lift=1.6)
        + "".join(
            line(curve(ring, is_open=True), shade(horn, 0.5), 1.5, 0.6)
            for ring in ("33,36 38,44", "44,28 48,39", "56,26 58,36")
        )
    )
    parts.extend(
        paper(curve(moved("-5,3! 0,-9! 5,3!", x, y, 1, turn)), horn, lift=0.7)
        for x, y, turn in ((-42, 59, -16), (-28, 57, -14), (18, 115, 170), (2, 131, 184), (-16, 132, 184))
    )
    return "".join(scene) + placed("".join(parts), 12, 20, 0, 0.88)


def stones_on(left: float, right: float, top: int, bottom: int) -> str:
    """A few joints of masonry."""
    return line("".join(f"M{left} {y}H{right}" for y in range(top, bottom, 12)), "#160b1c", 1.2, 0.4)


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


def sea_serpent() -> str:
    """The serpent of Midgard rises beside a ship."""
    skin, belly, fin = "#2f7a6a", "#cfd88a", "#c9582f"
    parts = [
        sky("#16283c", "#5f95a0"),
        glow(-50, 50, 130, "#e8f4dc", 0.65),
        paper(oval(-50, 48, 26), "#eef2da", lift=0, fall=0.2),
    ]
    clouds = ("-260,40 -190,26 -120,38 -70,30 -10,44 70,30 140,42 260,30 260,-40! -260,-40!",)
    parts.extend(paper(curve(cloud), "#24384c", lift=2.4) for cloud in clouds)
    parts.append(
        line("M-96 40l10 24l-9 3l13 28", "#fff6c8", 3, 0.9) + line("M150 40l-9 22l9 3l-12 26", "#fff6c8", 3, 0.9)
    )
    parts.append(waves(132, "#36697a", 12, 46, 10))
    for centre, widths in (
        ("-150,190 -128,128 -84,126 -66,190", [32, 34, 34, 30]),
        ("128,190 146,140 176,140 190,190", [28, 30, 30, 26]),
    ):
        parts.append(paper(curve(band(centre, widths)), shade(skin, 0.16), lift=2.4))
    parts.append(
        "".join(
            paper(curve(moved("-9,6! 0,-18! 9,6!", x, y, 0.8, turn)), fin, lift=0.8)
            for x, y, turn in ((-124, 122, -24), (-106, 112, -4), (-88, 120, 22), (146, 128, -20), (162, 122, 6))
        )
    )
    parts.append(waves(146, "#2f5d70", 12, 52, -6))
    parts.append(longship(-52, 168, 0.62, turn=-7))
    spine = [(62, 44, 50), (76, 66, 66), (74, 92, 96), (80, 118, 70), (100, 142, 60), (108, 170, 84)]
    parts.extend(
        paper(curve(moved("-11,8! -4,-10 3,-22! 8,-8 11,8!", x, y, 1, turn)), fin, lift=1.2) for x, y, turn in spine
    )
    parts.append(paper(curve(band("66,250 84,176 58,126 58,88 36,56", [76, 62, 52, 46, 42])), skin, lift=3, edge=1.2))
    parts.append(paper(curve(band("44,250 64,178 42,130 42,96 26,74", [30, 26, 22, 18, 12])), belly, lift=0.6))
    rungs = [
        (32, 86, 8),
        (40, 98, 9),
        (41, 111, 10),
        (42, 125, 10),
        (48, 140, 11),
        (56, 155, 12),
        (61, 171, 12),
        (61, 188, 12),
    ]
    parts.extend(
        line(curve(f"{x - w},{y + 2} {x},{y + 5} {x + w},{y}", is_open=True), shade(belly, 0.5), 1.8, 0.7)
        for x, y, w in rungs
    )
    parts.extend(
        line(curve(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", is_open=True), shade(skin, 0.55), 1.8, 0.6)
        for x, y in ((66, 78), (74, 100), (66, 116), (76, 134), (88, 150), (82, 168), (96, 176), (90, 194))
    )
    crest = "34,34 52,4! 56,20 80,8! 74,30 98,34! 78,48 86,68! 62,62 54,78! 40,72"
    parts.append(
        paper(curve(crest), fin, lift=2)
        + "".join(
            line(curve(ray, is_open=True), shade(fin, 0.5), 1.8, 0.6)
            for ray in ("40,42 54,8", "44,48 80,12", "48,56 94,36", "48,64 84,66")
        )
    )
    lower = "18,88! -6,86 -30,82 -52,74! -50,86 -30,100 -4,106 20,102 36,88"
    parts.append(
        paper(curve(lower), shade(skin, 0.16), lift=2)
        + fill(curve("16,88! -26,72 -64,62! -52,78 -26,86 0,90"), "#4a1020")
        + fill(curve("4,90 -22,82 -42,80 -46,84 -22,92"), "#c9505a")
    )
    parts.append(
        line(curve("-34,84 -54,90 -66,84", is_open=True), "#c9505a", 2.4)
        + line(curve("-56,90 -68,94", is_open=True), "#c9505a", 2)
    )
    parts.append(teeth([(-46, 82), (-36, 86), (-26, 89), (-16, 91)], -7, 4.6))
    upper = "48,36 32,22 12,20 -4,30! -26,38 -46,44 -58,48 -68,60! -56,66 -34,68 -10,78 14,90 36,88 50,68 54,50"
    parts.append(
        paper(curve(upper), skin, lift=2.2, edge=1.2)
        + fill(curve("50,40 54,50 50,68 36,88 14,90 -4,82 24,78 40,58"), shade(skin, 0.6), 0.35)
    )
    parts.append(teeth([(-60, 64), (-48, 66), (-24, 72), (-12, 77)], 7, 4.6) + teeth([(-38, 67)], 17, 6))
    parts.append(fill(curve("-58,54 -54,51 -50,53 -54,56"), "#0f2a28") + slit_eye(2, 46, "#ffe14a", 4, 1.1))
    parts.append(paper(curve("-20,42! -6,33 10,30 26,40! 12,41 -4,41"), shade(skin, 0.3), lift=1.2))
    parts.append(waves(172, "#24485c", 14, 60, 20) + waves(188, "#1b384a", 12, 54, -10))
    return "".join(parts)


def _feather(x: float, y: float, turn: float, long: float, wide: float, colour: str) -> str:
    vane = moved(
        f"0,0 {wide * 0.5:.1f},{-long * 0.3:.1f} {wide * 0.5:.1f},{-long * 0.75:.1f} 0,{-long}! {-wide * 0.5:.1f},{-long * 0.72:.1f} {-wide * 0.4:.1f},{-long * 0.3:.1f}",
        x,
        y,
        1,
        turn,
    )
    quill = curve(moved(f"0,-4 0,{-long * 0.9:.1f}", x, y, 1, turn), is_open=True)
    return paper(curve(vane), colour, lift=1.3, edge=1.0) + line(quill, tint(colour, 0.3), 1.1, 0.6)


def night_crow() -> str:
    """A crow stoops out of the moon."""
    black = "#2b3040"
    parts = [BACKS["moon-fen"]()]
    for side in (-1, 1):
        for index in range(8):
            turn = side * (98 - index * 13)
            parts.append(
                _feather(
                    side * (24 + index * 2.2),
                    104 - index * 3.4,
                    turn,
                    92 - abs(index - 3) * 5,
                    19,
                    shade(black, 0.3 - index * 0.02),
                )
            )
        for index in range(6):
            turn = side * (112 - index * 18)
            parts.append(_feather(side * (14 + index * 3), 106 - index * 3, turn, 52 - index * 2, 19, black))
        for index in range(4):
            parts.append(
                _feather(side * (10 + index * 3), 108 - index * 5, side * (124 - index * 22), 31, 17, tint(black, 0.1))
            )
    for turn in (-26, -13, 0, 13, 26):
        parts.append(_feather(0, 132, 180 + turn, 56 - abs(turn) * 0.3, 16, shade(black, 0.18)))
    for side in (-1, 1):
        leg = f"{side * 9},146 {side * 13},158 {side * 12},168"
        parts.append(line(curve(leg, is_open=True), "#8a7a5a", 4.2))
        parts.extend(
            line(
                curve(
                    f"{side * 12},166 {side * (12 + dx)},{174 + dy} {side * (11 + dx * 1.4):.1f},{180 + dy}",
                    is_open=True,
                ),
                "#8a7a5a",
                3.4,
            )
            for dx, dy in ((-8, 0), (0, 3), (8, 0))
        )
    body = ragged("-17,90 0,78 17,90 22,116 14,144 0,156 -14,144 -22,116", 2.6, 9, (0, 0.9))
    parts.append(paper(curve(body), black, lift=2.4, edge=1.2))
    parts.extend(
        line(curve(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", is_open=True), tint(black, 0.35), 1.5, 0.6)
        for x, y in ((-8, 112), (4, 112), (-12, 122), (-2, 123), (9, 122), (-7, 133), (4, 133))
    )
    parts.append(
        paper(
            curve(ragged("-20,84 -18,62 -4,50 14,54 22,70 20,90 6,98 -10,96", 2.0, 9, (0.5, 0.6))),
            tint(black, 0.05),
            lift=2,
            edge=1.2,
        )
    )
    parts.append(
        paper(curve("-14,62! -30,60 -48,66 -58,76! -40,74 -18,76!"), "#4a4a52", lift=1.6, edge=1)
        + paper(curve("-18,77! -38,78 -48,84! -32,86 -16,84!"), "#3a3a44", lift=1.2)
        + line(curve("-18,76 -36,75 -52,75", is_open=True), "#8c1f22", 2, 0.9)
    )
    parts.append(
        glow(-5, 68, 16, "#ff4a3a", 0.7)
        + fill(oval(-5, 68, 5), "#120c14")
        + fill(oval(-5, 68, 3.6), "#ff5a3c")
        + fill(oval(-5, 68, 1.6), "#120c14")
        + fill(oval(-6.2, 66.8, 1.1), "#ffffff", 0.95)
    )
    parts.append(line(curve("-12,61 -4,60 4,64", is_open=True), "#120c14", 2.6))
    return "".join(parts)


BONE = "#e2d6b4"


def bone(x: float, y: float, u: float, v: float, thick: float, colour: str = BONE) -> str:
    """A long bone between two joints."""
    length = math.hypot(u - x, v - y) or 1
    dx, dy = (u - x) / length, (v - y) / length
    nx, ny = -dy * thick * 0.55, dx * thick * 0.55
    knobs = "".join(
        oval(px + side * nx, py + side * ny, thick * 0.62) for px, py in ((x, y), (u, v)) for side in (-1, 1)
    )
    shaft = curve(
        band([Knot(x, y), Knot((x + u) / 2, (y + v) / 2), Knot(u, v)], [thick * 1.1, thick * 0.8, thick * 1.1])
    )
    return paper(knobs + shaft, colour, lift=1.4, edge=0.9)


def death_head(x: float, y: float, grow: float, eye: str, colour: str = BONE) -> str:
    """A small skull, full face."""
    dome = even("0,-24 15,-20 22,-6 20,8 13,14! 12,24 0,27")
    sockets = "".join(
        fill(
            curve(moved("-7,-2 -2,-6 5,-4 6,3 0,6 -6,4" if s < 0 else "7,-2 2,-6 -5,-4 -6,3 0,6 6,4", s * 9, 0)),
            "#14101a",
        )
        + fill(oval(s * 9, 0, 1.8), eye)
        for s in (-1, 1)
    )
    teeth_ = "".join(line(f"M{tx} 17V25", "#14101a", 1.3, 0.8) for tx in (-7, -3.5, 0, 3.5, 7))
    return placed(
        paper(curve(dome), colour, lift=1.6, edge=1.0)
        + sockets
        + fill(curve(even("0,5 2.4,9 3.4,12! 0,11")), "#14101a")
        + teeth_,
        x,
        y,
        0,
        grow,
    )


def bone_colossus() -> str:
    """A giant of bones, a cold fire in its chest, torches of men at its feet."""
    green = "#8ff07a"
    parts = [sky("#16222a", "#4f7a6a"), glow(0, 110, 170, "#c8f0a8", 0.5)]
    parts.append(ground("-260,150 -190,110! -140,146 -90,120 0,150 90,124 150,148 210,106! 260,146", "#263a3c", 0))
    for side in (-1, 1):
        parts.append(bone(side * 60, 96, side * 88, 138, 15, shade(BONE, 0.12 if side > 0 else 0.0)))
        parts.append(
            bone(side * 90, 142, side * 74, 184, 9, shade(BONE, 0.2))
            + bone(side * 82, 140, side * 64, 182, 9, shade(BONE, 0.1 if side > 0 else 0))
        )
    parts.append(glow(0, 134, 60, green, 0.95) + fill(oval(0, 132, 13, 19), tint(green, 0.5), 0.8))
    for index, y in enumerate((104, 117, 130, 143, 156)):
        parts.append(
            paper(curve(even(f"0,{y - 6} 6,{y - 5} 8,{y + 3} 4,{y + 7} 0,{y + 7}")), shade(BONE, 0.16), lift=1)
        )
        reach = (44, 48, 46, 40, 32)[index]
        for side in (-1, 1):
            rib = band(
                f"5,{y - 2} {reach * 0.6:.0f},{y - 8} {reach},{y + 6} {reach * 0.82:.0f},{y + 20} {reach * 0.5:.0f},{y + 23}",
                [8, 8, 7.4, 6, 2.5],
            )
            parts.append(
                paper(
                    curve(rib if side > 0 else flipped(rib)),
                    shade(BONE, 0.16 if side > 0 else 0.02),
                    lift=1.4,
                    edge=0.9,
                )
            )
    parts.append(bone(-10, 93, -58, 90, 8) + bone(10, 93, 58, 90, 8, shade(BONE, 0.12)))
    parts.append(paper(curve(even("0,96! 7,98 6,112 3,122 0,128!")), BONE, lift=1.2))
    for side in (-1, 1):
        parts.append(death_head(side * 66, 88, 0.94, green, shade(BONE, 0.16 if side > 0 else 0.04)))
        parts.extend(
            paper(
                curve(moved("-5,4! 0,-20! 5,4!", side * (60 + dx), 70 + dy, 1, side * turn)), shade(BONE, 0.3), lift=1
            )
            for dx, dy, turn in ((-6, 0, -6), (6, -2, 12), (17, 6, 36))
        )
        fist = [(side * (66 + dx), 190 + dy) for dx, dy in ((-10, 0), (-2, -6), (7, -5), (14, 1))]
        parts.extend(bone(x, y - 4, x - side * 2, y + 10, 7, shade(BONE, 0.1 if side > 0 else 0)) for x, y in fist)
    for side in (-1, 1):
        horn = band("18,40 42,30 56,42 52,62 40,64", [15, 15, 13, 9, 2])
        parts.append(
            paper(curve(horn if side > 0 else flipped(horn)), shade("#8a7a62", 0.14 if side > 0 else 0), lift=1.8)
        )
        parts.extend(
            line(curve(ring if side > 0 else flipped(ring), is_open=True), "#4a3f34", 1.6, 0.6)
            for ring in ("30,26 32,42", "41,23 41,38", "50,27 46,40", "60,38 50,46", "60,52 48,54")
        )
    head = even("0,16 18,19 29,34 30,50 25,62 17,67! 16,84 0,89")
    parts.append(
        paper(curve(head), BONE, lift=3, edge=1.2)
        + fill(curve("4,17 18,19 29,34 30,50 25,62 17,67! 16,84 6,88! 10,50"), "#3a2f3a", 0.22)
    )
    for side in (-1, 1):
        socket = "2,46! 8,38 20,38 25,46 21,57 12,60 5,55"
        parts.append(
            fill(curve(socket if side > 0 else flipped(socket)), "#120e16")
            + glow(side * 14, 49, 13, green, 0.9)
            + fill(oval(side * 14, 49, 3.2), tint(green, 0.6))
        )
        parts.append(
            paper(
                curve("1,42! 12,33 26,36! 22,41 12,39" if side > 0 else flipped("1,42! 12,33 26,36! 22,41 12,39")),
                shade(BONE, 0.2),
                lift=0.9,
            )
        )
    parts.append(
        fill(curve(even("0,58 4,64 6,69! 2,68 0,66")), "#120e16")
        + line(curve("-15,79 0,82 15,79", is_open=True), "#120e16", 2)
        + "".join(line(f"M{x} 72V87", "#120e16", 1.6, 0.85) for x in (-10, -5, 0, 5, 10))
    )
    parts.append(line("M-6 20l5 7l-4 5l6 6", "#3a2f3a", 1.5, 0.8))
    parts.append(ground("-260,192 -120,184 0,194 120,184 260,192", "#121a1e", 3))
    for x in (-92, -44, -30, -12, 8, 24, 40, 94):
        y = 186 + (x * 5) % 7
        parts.append(
            fill(oval(x, y - 9, 2.6), "#0c1114")
            + fill(curve(f"{x - 4},{y + 10}! {x - 3},{y - 5} {x + 3},{y - 5} {x + 4},{y + 10}!"), "#0c1114")
            + line(f"M{x + 4} {y + 4}V{y - 16}", "#0c1114", 1.4)
        )
        if x % 3 == 0 or x == -44 or x == 40:
            parts.append(glow(x + 4, y - 18, 12, "#ffb347", 0.9) + fill(oval(x + 4, y - 18, 2, 3), "#ffd98a"))
    return "".join(parts)


def salamander() -> str:
    """A small fire with four legs."""
    red, gold = "#b5321f", "#ffb52e"
    parts = [sky("#1f1420", "#5a2420"), glow(0, 120, 150, "#ff7a2c", 0.75)]
    parts.append(
        ground(
            "-260,150 -190,128! -140,150 -96,136 -60,152 0,148 60,154 100,136 150,150 200,128! 260,150", "#35202a", 2
        )
    )
    embers = [((i * 61) % 460 - 230, (i * 47) % 160, 0.8 + (i % 3) * 0.6) for i in range(44)]
    parts.append("".join(fill(oval(x, y, r), "#ffb347", 0.85) for x, y, r in embers))
    flame = "58,60 44,44 50,22 42,4! 60,12 64,-6 78,-14! 76,8 92,6! 86,26 98,36! 86,54 72,66"
    parts.append(
        glow(70, 30, 60, "#ffb347", 0.7)
        + paper(curve(flame), "#e0602a", lift=1.4)
        + paper(curve("60,56 52,44 58,26! 64,34 70,10! 76,28 84,24! 82,42 74,58"), "#f7a63a", lift=0, edge=0.6)
        + fill(curve("64,54 60,44 66,34! 70,40 76,34! 76,48 70,56"), "#fff0b4")
    )
    body_line = "66,56 44,66 26,84 40,112 34,142 2,152 -28,136 -44,108"
    for centre, widths, toes in (
        ("38,120 66,126 78,146", [17, 13, 10], (78, 146, 20)),
        ("18,146 26,172 44,182", [17, 13, 10], (44, 182, -30)),
        ("-24,138 -30,164 -18,180", [16, 12, 10], (-18, 180, 0)),
        ("-38,112 -62,128 -78,150", [15, 12, 10], (-78, 150, 60)),
    ):
        parts.append(paper(curve(band(centre, widths)), shade(red, 0.12), lift=2))
        x, y, turn = toes
        parts.extend(
            paper(
                curve(band(moved(f"0,0 {dx},7 {dx * 1.5},13", x, y, 1, turn - 20), [6, 5, 4]))
                + oval(*moved(f"{dx * 1.5},13", x, y, 1, turn - 20)[0][:2], 3.2),
                shade(red, 0.05),
                lift=0.9,
            )
            for dx in (-7, 0, 7)
        )
    back_fire = ragged(band(body_line, [18, 22, 28, 44, 52, 50, 44, 34], 3), 9, 13, (0.2, -0.9))
    parts.append(
        paper(curve(back_fire), "#f08a2c", lift=1.6)
        + paper(curve(band(body_line, [8, 16, 24, 38, 45, 44, 38, 34])), red, lift=2.2, edge=1.3)
    )
    parts.append(
        fill(
            curve(band("62,60 46,72 34,88 48,112 42,140 8,158 -22,146", [2, 5, 8, 12, 14, 13, 8])),
            shade(red, 0.6),
            0.28,
        )
    )
    spots = [
        (47, 68, 3.4),
        (34, 80, 4.4),
        (32, 97, 5.2),
        (41, 112, 4.2),
        (33, 124, 6),
        (24, 140, 4.6),
        (8, 143, 6.4),
        (-10, 144, 4.6),
        (-22, 131, 6),
        (-33, 118, 4.4),
    ]
    parts.extend(
        glow(x, y, r * 3, "#ffb52e", 0.5)
        + fill(oval(x, y, r, r * 0.86), gold)
        + fill(oval(x, y, r * 0.5, r * 0.42), "#fff0b4")
        for x, y, r in spots
    )
    head = "-22,110 -20,92 -30,76 -48,66 -70,64 -86,72 -90,84 -82,98 -66,110 -48,118 -32,120"
    parts.append(paper(curve(head), tint(red, 0.06), lift=2.4, edge=1.3))
    parts.append(
        fill(curve("-88,88 -82,98 -66,110 -48,118 -32,120 -24,112 -44,110 -70,100"), "#f7c878", 0.9)
        + line(curve("-90,85 -74,95 -56,101 -38,104", is_open=True), "#3a0c10", 2.8)
    )
    parts.append(
        paper(
            curve("-40,70! -36,50 -24,40! -26,54 -10,50! -18,64 0,68! -14,78 -6,90! -22,88 -30,84"), "#f7a63a", lift=1.2
        )
        + fill(curve("-36,72! -32,58 -26,54! -24,66 -14,64! -20,74 -28,80"), "#ffe08a")
    )
    for x, y, r, turn in ((-74, 70, 6.6, -12), (-48, 74, 8.8, 12)):
        parts.append(
            glow(x, y, r * 2.2, "#ffd84a", 0.5)
            + paper(oval(x, y, r + 3), tint(red, 0.08), lift=1.2)
            + fill(oval(x, y, r), "#ffd84a")
            + fill(oval(x - 1, y, r * 0.26, r * 0.84), "#1a0f14")
            + fill(oval(x - r * 0.35, y - r * 0.2, r * 0.24), "#ffffff", 0.95)
        )
        lid = moved(f"{-r - 3.4},-1! 0,{-r - 4:.1f} {r + 3.4},-1! 0,{-r * 0.36:.1f}", x, y, 1, turn)
        parts.append(paper(curve(lid), shade(red, 0.28), lift=0.7, edge=0.8))
    parts.append(fill(oval(-86, 80, 1.8, 1.3), "#5a1418") + fill(oval(-80, 76, 1.6, 1.2), "#5a1418"))
    parts.append(
        line(curve("-82,97 -94,106 -104,104", is_open=True), "#ff8aa0", 2.6)
        + line(curve("-96,106 -104,112", is_open=True), "#ff8aa0", 2.2)
    )
    parts.append(teeth([(-81, 91), (-72, 96), (-62, 99.4), (-52, 101.6)], 5.6, 4))
    return "".join(parts)
