"""Every card of the two armies and the mercenaries: people by description, beasts, things and places by hand.

python pictures_berserk.py            the contact sheet, into this folder
python pictures_berserk.py near       the pairs that look most alike
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from assets.art import beasts
from assets.art import parts_berserk as dark
from assets.art.backs import BACKS, ground, sky
from assets.art.beasts import bone, slit_eye, teeth
from assets.art.cast import person
from assets.art.kit import (
    HALF,
    Art,
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
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.parts_berserk import BOG, BONE, EMBER, GOLD, HEX, INK, SOUL
from assets.art.portrait import Portrait, art, portrait

if TYPE_CHECKING:
    import pygame

HERE = Path(__file__).parent
CAST = HERE / "cast-berserk.yaml"


# What several pictures need


def feather(x: float, y: float, turn: float, long: float, wide: float, colour: str, rim: str = "") -> str:
    """A feather whose quill starts at a point; 0 points up. A rim glows behind it."""
    vane = (
        f"0,0 {wide * 0.5:.1f},{-long * 0.35:.1f} {wide * 0.42:.1f},{-long * 0.8:.1f} 0,{-long}! "
        f"{-wide * 0.5:.1f},{-long * 0.72:.1f} {-wide * 0.4:.1f},{-long * 0.3:.1f}"
    )
    glowing = fill(curve(moved(vane, x, y, 1.07, turn)), rim) if rim else ""
    return glowing + paper(curve(moved(vane, x, y, 1, turn)), colour, lift=1, edge=0.9)


def half_dark(outline: Outline, strength: float = 0.26) -> str:
    """The side of a thing that is turned from the light."""
    return fill(curve(outline), INK, strength)


def logs(x: float, y: float, grow: float) -> str:
    """A heap of firewood."""
    parts = []
    for dx, dy, turn in ((-30, 0, -8), (28, -2, 9), (-4, 4, 2), (-16, -14, 12), (16, -14, -12), (0, -26, 3)):
        log = (
            paper(box(-30, -7, 60, 14, 7), "#5a3424", lift=1.4)
            + paper(oval(26, 0, 6, 7), "#b98552", lift=0.5)
            + line(oval(26, 0, 2.6, 3), "#7a4a2a", 1.2)
        )
        parts.append(placed(log, dx, dy, turn))
    return placed("".join(parts), x, y, 0, grow)


def cobweb(x: float, y: float, side: int, reach: float, colour: str = "#d8cdea") -> str:
    """A web in a corner."""
    rays = [
        (side * reach, 4),
        (side * reach * 0.82, reach * 0.4),
        (side * reach * 0.5, reach * 0.74),
        (side * 6, reach * 0.9),
    ]
    d = "".join(f"M{x} {y}l{dx:.0f} {dy:.0f}" for dx, dy in rays)
    for share in (0.3, 0.55, 0.82):
        d += f"M{x + rays[0][0] * share:.0f} {y + rays[0][1] * share:.0f}"
        for (ax, ay), (bx, by) in pairwise(rays):
            mx, my = (ax + bx) / 2 * share * 0.86, (ay + by) / 2 * share * 0.86
            d += f"Q{x + mx:.0f} {y + my:.0f} {x + bx * share:.0f} {y + by * share:.0f}"
    return line(d, colour, 1.5, 0.6)


# The host


def mire_leech() -> str:
    """It has wound itself around a boot and turns its mouth to us."""
    skin, belly = "#6b2a44", "#c98a5a"
    parts = [BACKS["bog"]()]
    parts.append(
        paper(curve(band("-10,168 34,176 78,158 72,128 30,124", [18, 30, 32, 28, 24])), shade(skin, 0.35), lift=2.4)
    )
    leg = "6,-30! 58,-30! 56,60 52,120 54,166 40,176 -14,178 -34,170 -30,156 -4,146 8,120 4,60"
    parts.append(
        paper(curve(leg), "#4a3a30", lift=3, edge=1.3)
        + half_dark("34,-30! 58,-30! 56,60 52,120 54,166 40,176 30,176 36,120 38,60", 0.35)
    )
    parts.append(
        paper(curve("2,20! 32,28 62,20! 60,38 32,46 3,38!"), "#6b5444", lift=1.4)
        + "".join(
            paper(box(8, y, 46, 7, 2), "#2c2420", lift=0.8) + paper(box(24, y - 2, 12, 11, 2), GOLD, lift=0.6)
            for y in (66, 120)
        )
    )
    parts.append(
        paper(
            curve(band("62,186 84,158 66,120 10,116 -34,104 -44,76 -46,64", [26, 32, 38, 42, 42, 40, 36])),
            skin,
            lift=3,
            edge=1.4,
        )
    )
    parts.append(line(curve("80,170 84,148 62,112 10,107 -38,94 -54,70", is_open=True), belly, 4, 0.9))
    rings = (
        "68,140 82,142 98,136",
        "62,98 66,116 56,134",
        "34,94 38,114 30,134",
        "10,94 12,116 4,137",
        "-16,90 -12,112 -24,130",
        "-38,80 -32,100 -48,114",
    )
    parts.append("".join(line(curve(ring, is_open=True), shade(skin, 0.5), 2, 0.6) for ring in rings))
    x, y = -48, 56
    parts.append(
        paper(oval(x, y, 33, 34), tint(skin, 0.06), lift=3, edge=1.5)
        + paper(oval(x, y, 25, 26), "#d8788a", lift=0, edge=0)
        + fill(oval(x, y, 21, 22), "#5a1428")
    )
    for radius, count, long in ((22, 14, 10), (13, 9, 8)):
        places = [(*moved(f"0,{-radius}", x, y, 1, a)[0][:2], a + 180) for a in (i * 360 / count for i in range(count))]
        parts.append(dark.spikes(places, long, 6, "#f6ecd2", 0.5))
    parts.append(fill(oval(x, y, 5), INK) + line(curve("-70,36 -62,28 -50,26", is_open=True), "#ffffff", 3.4, 0.5))
    parts.append(dark.mist(176, "#a8c060", 0.5, 5))
    return "".join(parts)


def corpse_lantern() -> str:
    """A dead arm lifts a lantern out of the bog, and the light has a face."""
    parts = [sky("#0a1214", "#234034"), glow(-14, 108, 130, "#8fe06a", 0.6)]
    parts += [
        dark.bare_tree(x, 186, g, "#0a1412", s)
        for x, g, s in ((-104, 1.1, 1), (142, 1.1, -1), (-214, 1, -1), (214, 1, 1))
    ]
    parts.append(fade(box(-HALF, 168, 2 * HALF, 100), "#2f4f34", "#0a1210"))
    parts.append(bone(92, 214, 82, 132, 11) + bone(80, 126, 42, 50, 10))
    parts.append(dark.chain(28, 36, -12, 56, "#8a8f98", 5))
    parts.append(dark.bony_hand(34, 42, -38, 1.05))
    frame = "#343842"
    parts.append(fill(curve("-48,78! 24,78! 30,154! -54,154!"), "#0f1c14") + glow(-12, 126, 56, BOG[1], 0.7))
    parts.append(dark.flame(-13, 153, 1.5, ("#79c83c", "#c8f56a", "#fbffe0"), 1.2))
    eyes = "-34,116! -27,108 -17,116! -20,126 -30,125"
    parts.append(
        fill(curve(eyes), INK)
        + fill(curve(moved(flipped(eyes), -25, 0)), INK)
        + fill(curve("-21,134! -12,130 -3,134! -5,147 -12,150 -19,147"), INK)
    )
    parts += [
        paper(curve(band(f"{a},76 {b},154", [5.4, 5.4], 1)), frame, lift=1.2, edge=1.1)
        for a, b in ((-50, -56), (26, 32))
    ]
    parts.append(
        paper(curve("-52,80! -40,68! -12,48! 16,68! 28,80!"), frame, lift=2.2, edge=1.3)
        + half_dark("-12,48! 16,68! 28,80! 2,80!", 0.3)
    )
    parts.append(paper(curve("-58,152! 34,152! 38,162! 24,170! -48,170! -62,162!"), frame, lift=2.2, edge=1.3))
    parts += [
        line(f"M{x} {y}h{w}", "#a8e87a", 2.2, 0.6)
        for x, y, w in ((-60, 178, 90), (-30, 186, 60), (60, 182, 40), (-120, 184, 40))
    ]
    parts += [
        glow(x, y, 12, BOG[1], 0.8) + fill(oval(x, y, 2.4), BOG[2])
        for x, y in ((-82, 60), (-70, 130), (62, 22), (96, 96))
    ]
    return "".join(parts) + dark.reeds("#0a1410", 206, 40, 18, 50)


HORSE = (
    "-97,86 -92,98 -82,98 -72,90 -60,84 -52,98 -46,120 -32,134 0,136 30,131 48,135 64,120 66,100 "
    "52,86 22,83 -8,86 -22,78 -34,56 -46,44! -50,28! -58,42 -74,58 -90,74"
)


def host_rider() -> str:
    """A rider gallops over the clouds, before the moon."""
    coat, cloak = "#26223c", "#463066"
    parts = [
        sky("#12102a", "#4a4a7d"),
        glow(10, 84, 150, "#c8c4f0", 0.7),
        paper(oval(14, 86, 74), "#dcd8ee", lift=0, fall=0.3),
    ]
    parts += [fill(oval(x, y, r, r * 0.8), "#b0acd0", 0.5) for x, y, r in ((50, 60, 12), (-26, 120, 9), (44, 122, 14))]
    parts.append(dark.mist(168, "#3a3768", 0.95, 10))
    scene, parts = parts, []
    for leg, widths in (
        ("-22,124 -46,150 -74,150 -86,166", [22, 13, 9, 7]),
        ("44,122 66,146 92,146 106,164", [28, 16, 10, 7]),
    ):
        parts.append(paper(curve(band(leg, widths, 3)), shade(coat, 0.35), lift=1.6))
    tail = ragged(band("60,96 86,82 108,92 134,78", [10, 20, 18, 3], 2), 4, 12, (0.9, 0))
    parts.append(paper(curve(tail), SOUL[0], lift=1.2) + paper(curve(HORSE), coat, lift=3, edge=1.3))
    for leg, widths in (
        ("-34,120 -62,138 -90,132 -104,140", [22, 14, 9, 8]),
        ("52,118 74,150 70,174 84,188", [30, 17, 10, 8]),
    ):
        parts.append(paper(curve(band(leg, widths, 3)), coat, lift=1.8))
    mane = "-50,34! -34,22 -30,8! -24,24 -10,18! -14,36 4,36! -8,50 8,58! -8,66 -4,80 -22,80 -34,58 -46,46"
    parts.append(
        paper(curve(mane), SOUL[0], lift=1.4, edge=1)
        + fill(curve("-44,40! -32,32 -26,26! -22,38 -12,38! -16,52 -4,58! -14,72 -26,70 -36,56"), SOUL[1], 0.8)
    )
    parts.append(
        glow(-74, 68, 12, SOUL[1], 0.9)
        + fill(oval(-74, 68, 3.4, 2.6), SOUL[2])
        + dark.smoke("-98,92 -112,96 -108,106 -124,108", 4, SOUL[1], 0.6)
    )
    robe = "-12,88 -16,62 -8,38 8,30 22,40 30,60 62,62 108,44! 92,64 112,74! 84,84 92,98! 58,96 24,94"
    parts.append(
        paper(curve(robe), cloak, lift=2.6, edge=1.2)
        + "".join(
            line(curve(f, is_open=True), shade(cloak, 0.5), 2, 0.6) for f in ("26,60 56,74 86,68", "22,74 50,84 78,86")
        )
    )
    parts.append(paper(curve(band("6,100 -4,124 -18,130", [16, 11, 9])), shade(cloak, 0.3), lift=1.4))
    hood = "-14,36! -16,18 -8,2 6,-8! 18,4 22,24 14,38"
    parts.append(
        paper(curve(hood), cloak, lift=1.8, edge=1.1)
        + fill(curve("-14,32! -13,16 -6,8 4,14 4,30 -4,36"), INK)
        + glow(-6, 20, 9, SOUL[1], 0.9)
        + fill(oval(-8, 20, 2), SOUL[2])
        + fill(oval(-1, 21, 1.7), SOUL[2])
    )
    parts.append(paper(curve(band("8,50 -8,62 -22,58", [14, 11, 9])), tint(cloak, 0.1), lift=1.4))
    parts.append(
        line("M60 64L-116 46", INK, 5.4)
        + line("M60 63L-116 45", "#a8acc0", 3.2)
        + paper(curve("-110,38! -136,43! -110,52!"), "#e8ecf8", lift=1.2)
    )
    clouds = dark.mist(176, "#8480b8", 0.75, 9, 40) + dark.mist(190, "#c8c4e8", 0.6, 7, 120)
    return "".join(scene) + placed("".join(parts), 12, 26, -4, 0.8) + clouds


def barrow_ghoul() -> str:
    """Buried with gold, it climbs out of the mound."""
    skin = "#98a08a"
    parts = [
        sky("#171433", "#5a5088"),
        glow(0, 50, 130, "#c8b4e8", 0.5),
        ground("-260,150 -160,110 -96,58 -40,26 0,20 40,26 96,58 160,110 260,150", "#2c3a34", 3),
    ]
    for x, lean in ((-76, 3), (76, -3)):
        parts.append(dark.standing_stone(x, 214, 42, 152, "#6b6880", lean))
    parts.append(fill(curve("-62,214! -58,66 0,58 58,66 62,214!"), "#0c0a16") + glow(0, 130, 70, "#6a5aa0", 0.5))
    parts.append(paper(curve("-104,66! -96,40 -30,32 40,30 102,42! 106,66! 40,72 -40,72"), "#7a7690", lift=3, edge=1.3))
    parts.append(
        paper(
            curve("-66,220! -64,164 -44,136 -16,126 16,126 44,136 64,164 66,220!"), shade(skin, 0.3), lift=2.4, edge=1.1
        )
    )
    parts += [
        line(curve(f"{s * 8},{y} {s * 26},{y - 3} {s * 40},{y + 7}", is_open=True), shade(skin, 0.6), 2.4, 0.7)
        for s in (-1, 1)
        for y in (168, 182)
    ]
    for side in (-1, 1):
        ear = "28,86! 44,64 74,50! 70,76 44,106"
        parts.append(
            paper(curve(ear if side > 0 else flipped(ear)), shade(skin, 0.2 if side > 0 else 0.05), lift=2, edge=1.1)
        )
        inner = "36,86! 48,72 66,60! 62,76 46,94"
        parts.append(fill(curve(inner if side > 0 else flipped(inner)), "#5a3a4a", 0.7))
    head = even("0,52 20,55 34,72 37,92 31,112 18,132 0,138")
    parts.append(
        paper(curve(head), skin, lift=3, edge=1.3)
        + half_dark("2,52! 20,55 34,72 37,92 31,112 18,132 2,138! 6,100", 0.24)
    )
    for side in (-1, 1):
        socket = "4,94! 10,82 24,78 32,84 28,98 14,102"
        parts.append(
            fill(curve(socket if side > 0 else flipped(socket)), "#1c1620")
            + glow(side * 18, 90, 16, "#ffe04a", 1)
            + fill(
                curve(moved("-8,3! 0,-4 9,-5! 3,4" if side > 0 else "8,3! 0,-4 -9,-5! -3,4", side * 18, 91)), "#fff6b0"
            )
        )
        brow = "2,90! 12,76 34,72! 28,80 14,84"
        parts.append(paper(curve(brow if side > 0 else flipped(brow)), shade(skin, 0.24), lift=1))
        parts.append(fill(curve(moved("0,0 3,4 2,9! -1,6", side * 4, 100)), INK, 0.9))
    parts.append(fill(curve("-25,116! -10,112 0,114 10,112 25,116! 18,128 0,132 -18,128"), "#3a0f1a"))
    parts.append(
        teeth([(-19, 116), (-11, 114), (11, 114), (19, 116)], 9, 5)
        + teeth([(-4, 114), (4, 114)], 5, 5)
        + teeth([(-13, 130), (-4, 132), (6, 132), (14, 129)], -6, 5)
    )
    torc = (
        line(curve("-30,140 -18,154 0,159 18,154 30,140", is_open=True), shade(GOLD, 0.5), 11)
        + line(curve("-30,139 -18,153 0,158 18,153 30,139", is_open=True), GOLD, 8)
        + "".join(paper(oval(s * 31, 138, 7), tint(GOLD, 0.2), lift=1.2) for s in (-1, 1))
    )
    parts.append(torc)
    for side in (-1, 1):
        limb = "40,146 66,128 94,136 106,166 98,196! 68,198! 74,176 70,162 50,172"
        parts.append(
            paper(
                curve(limb if side > 0 else flipped(limb)), shade(skin, 0.18 if side > 0 else 0.04), lift=2.6, edge=1.3
            )
        )
        fold = "70,160 80,152 92,152"
        parts.append(line(curve(fold if side > 0 else flipped(fold), is_open=True), shade(skin, 0.6), 2.2, 0.6))
        for dx in (-18, -6, 6, 18):
            knuckle = (
                f"{side * 82 + dx - 6},196 {side * 82 + dx - 6},182 {side * 82 + dx},177 "
                f"{side * 82 + dx + 6},182 {side * 82 + dx + 6},196"
            )
            parts.append(paper(curve(knuckle), tint(skin, 0.06), lift=1.2, edge=0.9))
        parts.append(dark.spikes([(side * 82 + dx, 190, 180 + dx * 0.6) for dx in (-18, -6, 6, 18)], 17, 8, BONE, 1))
    parts += [paper(oval(x, y, 6, 4), GOLD, lift=1) for x, y in ((-40, 192), (-26, 197), (34, 194), (48, 198))]
    return "".join(parts)


def host_hound() -> str:
    """White coat, red ears."""
    white, red = "#ece8ee", "#b82c34"
    parts = [BACKS["hound-night"]()]
    parts.append(paper(curve("20,48! 30,18 60,2! 66,26 54,52"), shade(red, 0.4), lift=1.8))
    neck = ragged("20,130! 4,150 -6,190 -16,240! 160,240! 130,160 104,100 66,58! 40,60 24,90", 8, 17, (-0.2, 0.7))
    parts.append(paper(curve(neck), shade(white, 0.14), lift=3, edge=1.3))
    ruff = ragged("34,124! 24,150 40,176 70,190 104,170 96,120 70,70! 50,90", 8, 15, (-0.3, 0.8))
    parts.append(paper(curve(ruff), shade(white, 0.05), lift=1.8, edge=1.2))
    lower = "34,116! 8,124 -20,128 -44,124 -64,114! -68,126 -54,140 -20,148 14,144 46,122"
    parts.append(
        paper(curve(lower), shade(white, 0.24), lift=2)
        + fill(curve("30,116! -20,100 -80,92! -66,114 -40,126 -4,126"), "#4a0f1c")
        + fill(curve("6,122 -20,116 -46,116 -56,122 -30,130"), "#d8606a")
    )
    parts.append(teeth([(-46, 123), (-34, 126), (-22, 127)], -9, 6) + teeth([(-58, 118)], -16, 7))
    upper = (
        "66,72 52,50 30,40 10,40 -6,54! -20,66 -46,69 -70,69 -88,76 -92,90! -80,98 -54,98 -28,103 "
        "0,114 30,122! 36,112 56,112! 54,98 70,92!"
    )
    parts.append(
        paper(curve(upper), white, lift=2.8, edge=1.5)
        + half_dark("62,62 70,92! 54,98 56,112! 36,112 30,122! 4,114 30,100 48,82", 0.2)
    )
    parts.append(teeth([(-72, 97), (-38, 100), (-26, 103), (-14, 108), (-2, 113)], 8, 6) + teeth([(-58, 97)], 20, 8))
    parts.append(
        paper(curve("-95,86 -93,75 -80,71 -73,78 -79,89 -89,93"), "#2a1c24", lift=1.2)
        + fill(oval(-86, 76, 2.8, 1.6), "#ffffff", 0.5)
    )
    parts += [
        line(curve(w, is_open=True), shade(white, 0.5), 2.2, 0.8)
        for w in ("-64,74 -56,79 -52,88", "-50,72 -42,78 -38,88", "-36,70 -28,77 -24,88", "-20,68 -12,76")
    ]
    parts.append(
        slit_eye(8, 64, "#ff3a2a", 10, 1.2)
        + paper(curve("-12,66! -4,52 18,46 34,58! 18,58 2,58"), shade(white, 0.34), lift=1.2)
    )
    near = "38,52! 60,20 108,0! 110,30 84,66 58,84"
    parts.append(
        paper(curve(near), red, lift=2.4, edge=1.3)
        + fill(curve("52,58! 68,34 98,16! 98,34 78,58 62,70"), shade(red, 0.5), 0.7)
    )
    parts.append(dark.smoke("-72,104 -96,106 -92,118 -112,124", 5, "#c8d8f0", 0.5))
    return "".join(parts)


def _stroke_bone(outline: str, width: float, tone: float = 0) -> str:
    """A curved bone as two strokes: cheap, for ribs."""
    d = curve(outline, is_open=True)
    return (
        line(d, "#1c1a22", width + 3.4, 0.55)
        + line(d, shade(BONE, 0.3 + tone), width + 0.8)
        + line(d, shade(BONE, tone), width * 0.62)
    )


def _house(x: float, y: float, grow: float, turn: float = 0) -> str:
    """A small house with a light in it."""
    walls = (
        paper(box(-16, -14, 32, 28), "#6b5a4a", lift=1.6)
        + fill(box(-5, -6, 10, 11), "#ffcf5a")
        + line("M0 -6v11M-5 0h10", "#3a2a20", 1.6)
    )
    roof = paper(curve("-23,-12! 0,-38! 23,-12!"), "#7a3a34", lift=1.6, edge=1)
    return placed(walls + roof, x, y, turn, grow)


def bone_colossus() -> str:
    """Assembled from a whole parish: the steeple on its head, the bell in its chest."""
    green = "#8ff07a"
    scene = [sky("#131c26", "#4f7a6a"), glow(0, 90, 160, "#c8f0a8", 0.5)]
    scene.append(ground("-260,160 -190,124! -140,158 -90,136 0,160 90,138 150,158 210,120! 260,156", "#22343a", 0))
    parts = [bone(s * 62, 100, s * 96, 150, 15, shade(BONE, 0.14 if s > 0 else 0)) for s in (-1, 1)]
    parts.append(glow(0, 146, 70, green, 0.95))
    for index, y in enumerate((112, 129, 146, 163)):
        reach = (48, 55, 52, 44)[index]
        for side in (-1, 1):
            rib = (
                f"{side * 10},{y - 2} {side * reach * 0.6:.0f},{y - 8} {side * reach},{y + 5} "
                f"{side * reach * 0.92:.0f},{y + 18} {side * reach * 0.74:.0f},{y + 23}"
            )
            parts.append(_stroke_bone(rib, 8.5, 0.14 if side > 0 else 0))
    parts.append(
        paper(curve(even("0,110 5,112! 6,122 16,128 21,152 32,170! 0,175")), "#c9973c", lift=2.4, edge=1.4)
        + half_dark("3,110! 6,122 16,128 21,152 32,170! 3,175!", 0.3)
    )
    parts.append(
        fill(oval(0, 178, 7), "#5a3a14")
        + line(curve("-24,158 0,162 24,158", is_open=True), "#7a5420", 2.6)
        + line(curve("-17,140 0,143 17,140", is_open=True), "#7a5420", 2.2)
    )
    parts.append(bone(-8, 102, -60, 96, 9) + bone(8, 102, 60, 96, 9, shade(BONE, 0.12)))
    for side in (-1, 1):
        for x, y, turn in ((50, 96, -12), (78, 104, 16)):
            stone = paper(
                curve("-15,20! -15,-12 -8,-24 8,-24 15,-12 15,20!"),
                shade("#7d8490", 0.2 if side > 0 else 0.05),
                lift=2.2,
                edge=1.2,
            )
            parts.append(
                placed(stone + line("M-7 -8h14M-5 -1h10M-7 6h14", "#3a3f4a", 2.4, 0.7), side * x, y, side * turn)
            )
        parts.append(bone(side * 98, 154, side * 74, 196, 12, shade(BONE, 0.16 if side > 0 else 0)))
        parts.append(dark.bony_hand(side * 70, 200, 180 + side * 14, 1.4, shade(BONE, 0.1 if side > 0 else 0)))
    head = even("0,22 20,25 32,42 33,58 27,72 19,78! 18,98 0,104")
    parts.append(
        paper(curve(head), BONE, lift=3, edge=1.4)
        + half_dark("3,22! 20,25 32,42 33,58 27,72 19,78! 18,98 3,104! 8,60", 0.24)
    )
    for side in (-1, 1):
        socket = "2,56! 9,46 22,45 28,54 23,67 13,70 5,65"
        parts.append(
            fill(curve(socket if side > 0 else flipped(socket)), INK)
            + glow(side * 15, 58, 15, green, 0.95)
            + fill(oval(side * 15, 58, 3.8), tint(green, 0.6))
        )
        brow = "1,51! 13,40 29,42! 24,48 13,46"
        parts.append(paper(curve(brow if side > 0 else flipped(brow)), shade(BONE, 0.22), lift=1))
    parts.append(
        fill(curve(even("0,68 4,74 6,80! 2,79 0,77")), INK)
        + line(curve("-17,92 0,95 17,92", is_open=True), INK, 2.4)
        + "".join(line(f"M{x} 84V101", INK, 1.8, 0.85) for x in (-11, -5.5, 0, 5.5, 11))
    )
    tower = (
        paper(box(-21, 2, 42, 34), "#8a8478", lift=2, edge=1.2)
        + half_dark("4,2! 21,2! 21,36! 4,36!", 0.3)
        + line("M-21 14h42M-21 25h42M-8 2v12M8 14v11", "#4a463e", 1.6, 0.6)
    )
    spire = paper(curve("-28,6! 0,-46! 28,6!"), "#4a5668", lift=2.4, edge=1.3) + half_dark("1,-46! 28,6! 4,6!", 0.34)
    window = fill(curve("-5,30! -5,18 0,12 5,18 5,30!"), "#ffcf5a")
    parts.append(placed(tower + spire + window + line("M0 -46V-60M-6 -55H6", GOLD, 3), -3, 2, -6, 0.96))
    village = [
        _house(x, y, g, t)
        for x, y, g, t in (
            (-36, 190, 0.52, -4),
            (-14, 194, 0.44, 3),
            (34, 191, 0.5, 4),
            (-150, 186, 0.6, 0),
            (140, 186, 0.6, 0),
            (176, 188, 0.5, 0),
        )
    ]
    return (
        "".join(scene)
        + placed("".join(parts), 0, 36, 0, 0.86)
        + ground("-260,196 -120,190 0,198 120,190 260,196", "#10181c", 3)
        + "".join(village)
    )


def _drowned(x: float, y: float, grow: float, dim: float, light: str = "#c8ffb0") -> str:
    """A soldier with weed in his beard, a spear and a shield."""
    skin, metal = shade("#7fa89a", dim), shade("#5a7468", dim)
    spear = line("M30 80L36 -66", shade("#3a2c20", dim), 4.4) + paper(
        curve("30,-62! 36,-92! 43,-62! 36,-56"), shade("#a9b4b0", dim), lift=1
    )
    body = paper(curve(even("0,20 20,22 40,34 46,90! 0,90!")), shade("#2f4f4a", dim), lift=2.4)
    head = paper(curve(even("0,-30 18,-26 25,-8 24,10 16,26 0,32")), skin, lift=1.6) + half_dark(
        "2,-28 18,-26 25,-8 24,10 16,26 2,32! 5,0", 0.22
    )
    eyes = "".join(
        fill(oval(s * 10, -2, 6.4, 5), INK, 0.75) + glow(s * 10, -2, 9, light, 0.8) + fill(oval(s * 10, -2, 2.2), light)
        for s in (-1, 1)
    )
    weed = "".join(
        line(curve(f"{wx},10 {wx + 2},24 {wx - 2},{40 + wx % 3 * 6}", is_open=True), shade("#3f6b3a", dim * 0.6), 5)
        for wx in (-14, -5, 5, 14)
    ) + fill(oval(0, 12, 6, 3), INK, 0.7)
    helm = (
        paper(curve(even("0,-56! 16,-48 27,-30 30,-10! 14,-16 0,-16")), metal, lift=1.6, edge=1)
        + paper(curve(even("0,-24 14,-23 29,-18 31,-8! 14,-14 0,-15")), shade("#8a6a3a", dim), lift=0.8)
        + paper(curve("-3,-22! 3,-22! 3.4,6! -3.4,6!"), metal, lift=0.8)
    )
    shield = (
        paper(oval(-14, 66, 32), shade("#6b4a2c", dim), lift=2.2, edge=1.1)
        + line(oval(-14, 66, 25), shade("#3f6b5a", dim), 5, 0.9)
        + paper(oval(-14, 66, 8), metal, lift=1)
        + "".join(fill(oval(bx, by, 3), shade("#d8d8c0", dim)) for bx, by in ((-34, 54), (-30, 82), (4, 84), (0, 50)))
    )
    return placed(spear + body + head + eyes + weed + helm + shield, x, y, 0, grow)


def night_crow() -> str:
    """It sits on the first helmet of the field and counts the others."""
    black = "#262b3c"
    parts = [
        sky("#161c38", "#7f93ae"),
        glow(6, 84, 170, "#eef2d8", 0.75),
        paper(oval(10, 84, 80), "#efeccb", lift=0, fall=0.25),
    ]
    parts += [fill(oval(x, y, r, r * 0.8), "#c4c3a2", 0.55) for x, y, r in ((52, 44, 13), (64, 104, 9), (-30, 34, 8))]
    flight = "0,0 -8,-7 -22,-6! -15,0 -8,1 -3,5! 0,4 3,5! 8,1 15,0 22,-6! 8,-7"
    parts += [
        fill(curve(moved(flight, x, y, g, t)), "#1c2238")
        for x, y, g, t in (
            (-78, 26, 0.9, -12),
            (-54, 8, 0.6, 8),
            (74, 18, 0.8, 14),
            (88, 50, 0.55, -6),
            (-150, 40, 0.9, 0),
            (160, 34, 0.8, 8),
        )
    ]
    for x in range(-252, 256, 21):
        high = 128 + (x * 7) % 20
        parts.append(
            line(f"M{x} 200L{x + 3} {high}", "#131830", 2.6)
            + fill(curve(f"{x},{high + 2}! {x + 3},{high - 13}! {x + 7},{high + 2}!"), "#131830")
        )
    parts.append(ground("-260,172 -130,164 0,170 130,162 260,172", "#0f1326", 2))
    parts += [
        glow(x, y, 12, "#ffb347", 0.9) + fill(oval(x, y, 2, 3), "#ffd98a")
        for x, y in ((-86, 160), (88, 156), (-58, 164), (-160, 158), (150, 158))
    ]
    parts.append(paper(box(-2, 168, 9, 60), "#4a3020", lift=1.6))
    dome = moved(even("0,-34! 20,-24 33,2 36,26! 0,30"), 2, 172)
    parts.append(
        paper(curve(dome), "#7d8590", lift=2.6, edge=1.3, fall=0.3)
        + half_dark(moved("2,-32! 20,-24 33,2 36,26! 8,30!", 2, 172), 0.3)
    )
    parts.append(
        paper(curve(moved("-37,14! 0,20 37,14! 38,26! 0,32 -38,26!", 2, 172)), "#8a6a3a", lift=1.2)
        + line("M12 146l6 9l-5 5l7 9", INK, 2, 0.8)
    )
    tail = "44,112! 74,138 104,176! 88,176! 92,190! 76,184! 74,196! 56,176 34,150"
    parts.append(paper(curve(tail), shade(black, 0.3), lift=2, edge=1.1))
    body = ragged(
        "-38,72 -32,54 -14,42 4,44 16,58 34,84 54,116 60,138 40,150 14,150 -10,136 -28,112 -36,90", 2.6, 13, (0.2, 0.9)
    )
    parts.append(paper(curve(body), black, lift=3, edge=1.5))
    for outline, tone in (
        ("4,82! 30,84 56,114 78,152 90,182! 66,168 58,172! 46,156 38,160! 22,138 6,116", 0.12),
        ("4,82! 26,84 46,106 62,136! 48,132 44,138! 32,124 26,128! 12,108", -0.1),
    ):
        parts.append(paper(curve(outline), shade(black, tone) if tone > 0 else tint(black, -tone), lift=1.6, edge=1.2))
    parts += [
        line(curve(q, is_open=True), tint(black, 0.35), 1.5, 0.6)
        for q in ("24,96 46,120 70,158", "16,104 36,130 56,160", "20,92 36,106 52,126")
    ]
    parts += [
        line(curve(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", is_open=True), tint(black, 0.35), 1.6, 0.6)
        for x, y in ((-22, 96), (-10, 98), (-20, 110), (-8, 114), (-2, 128), (8, 138))
    ]
    parts += [
        line(curve(f"{x},146 {x - 2},152 {x - 3},158", is_open=True), "#8a7a5a", 4.6)
        + line(f"M{x - 3} 156l-9 5M{x - 3} 156l0 8M{x - 3} 156l8 5", "#8a7a5a", 3.4)
        for x in (0, 18)
    ]
    parts.append(paper(curve("-32,60! -52,58 -72,66 -84,80! -64,76 -36,78!"), "#4d4f5c", lift=1.8, edge=1.2))
    parts.append(
        fill(curve("-36,78! -58,78 -70,84! -52,90 -34,88!"), "#7a1c2a")
        + paper(curve("-36,88! -52,92 -66,100! -48,104 -30,98!"), "#3a3c48", lift=1.2, edge=1)
    )
    parts.append(
        glow(-18, 64, 18, "#ff4a3a", 0.8)
        + fill(oval(-18, 64, 6), INK)
        + fill(oval(-18, 64, 4.6), "#ff5a3c")
        + fill(oval(-19, 64, 2), INK)
        + fill(oval(-20, 62.4, 1.3), "#ffffff", 0.95)
    )
    parts.append(line(curve("-30,57 -18,55 -6,61", is_open=True), INK, 3.2))
    return "".join(parts)


def _rank(x: float, y: float) -> str:
    """A soldier of the rear ranks: a helmet, two lights and a spear."""
    dusk = "#24403f"
    return (
        line(f"M{x + 15} {y + 60}L{x + 18} {y - 46}", dusk, 3.4)
        + fill(curve(f"{x + 14},{y - 42}! {x + 18},{y - 62}! {x + 22},{y - 42}!"), dusk)
        + fill(curve(moved(even("0,-34! 12,-26 19,-6 18,14 30,24 36,70! 0,70!"), x, y)), dusk)
        + "".join(fill(oval(x + s * 7, y, 2), "#c8ffb0") for s in (-1, 1))
    )


def drowned_legion() -> str:
    """They rise out of the river in step."""
    parts = [
        sky("#10242c", "#6f9a94"),
        glow(0, 60, 150, "#d8f0d8", 0.6),
        paper(oval(-6, 54, 46), "#d8e8d0", lift=0, fall=0.3),
    ]
    parts += [_rank(x, 80) for x in range(-240, 250, 40)]
    parts.append(dark.mist(112, "#7fa8a0", 0.5, 6))
    parts += [_drowned(x, 106, 0.86, 0.22) for x in (-150, -72, 72, 150)]
    parts.append(_drowned(0, 102, 1.22, 0.0))
    return "".join(parts) + beasts.waves(170, "#2c5a58", 10, 44, 8) + beasts.waves(186, "#1c4044", 10, 50, -8)


def barrow_mists() -> str:
    """The mist has a face tonight, and somebody's lantern goes towards it."""
    parts = [sky("#16262a", "#86a398"), glow(0, 60, 130, "#e0f0e0", 0.6)]
    parts.append(ground("-260,140 -180,124 -110,92 -40,76 20,74 80,86 140,116 200,130 260,140", "#2c443f", 0))
    parts += [
        dark.standing_stone(x, 128, 20, tall, "#22352f", lean)
        for x, tall, lean in ((-92, 70, -4), (90, 76, 5), (-160, 60, 4), (158, 64, -4), (-210, 70, 3), (212, 70, -3))
    ]
    claws: list[str] = []
    head = even("0,18 22,21 42,40 48,68 40,92 34,104! 44,122 70,132 120,140! 120,170! 0,170!")
    parts.append(fade(curve(head), "#f0f8ee", "#a0beb0", opacity=(0.95, 0.5)))
    for side in (-1, 1):
        socket = "6,70! 12,54 30,50 36,64 28,78 12,80"
        parts.append(fill(curve(socket if side > 0 else flipped(socket)), "#1c332e", 0.9))
        hand = "44,166 40,146 26,138! 40,136 30,124! 46,130 42,114! 56,126 58,112! 66,130 74,150 96,164"
        claws.append(fade(curve(hand if side > 0 else flipped(hand)), "#f4fbf0", "#c0d8cc", opacity=(0.9, 0.3)))
    parts.append(
        fill(curve(even("0,84 4,90 6,96! 0,94")), "#1c332e", 0.8)
        + fill(curve("-20,108! -8,102 8,102 20,108! 15,130 0,136 -15,130"), "#1c332e", 0.9)
    )
    parts.append(dark.mist(132, "#c0d6c8", 0.85, 7, 70))
    parts += claws
    parts.append(
        fill(oval(-1, 142, 4.6), "#0c1816")
        + fill(curve("-11,176! -10,151 -1,145 7,151 10,176!"), "#0c1816")
        + line("M5 154L19 150", "#0c1816", 3.4)
        + glow(21, 157, 30, "#ffb84a", 1)
        + fill(oval(21, 157, 4, 5.4), "#fff0b4")
    )
    parts.append(dark.mist(164, "#a0beae", 0.9, 7, 20))
    parts += [dark.standing_stone(x, 208, 44, tall, "#12221f", lean) for x, tall, lean in ((-96, 96, 6), (100, 84, -6))]
    for y, x, long in ((40, -60, 70), (58, 34, 60), (98, -84, 64), (112, 40, 70), (28, 20, 50)):
        curl = f"{x},{y} {x + long * 0.5:.0f},{y - 4} {x + long},{y} {x + long + 6},{y - 8} {x + long - 2},{y - 9}"
        parts.append(line(curve(curl, is_open=True), "#f4fbf0", 4, 0.5))
    return "".join(parts) + dark.mist(186, "#e4f0e6", 0.9, 6, 50)


def soul_jar() -> str:
    """Three souls press against the glass."""
    glass = "#2f6b74"
    parts = [
        sky("#120f22", "#3a3458"),
        glow(0, 110, 130, SOUL[1], 0.65),
        ground("-260,176 0,170 260,176", "#241f38", 3),
    ]
    parts += [
        paper(box(x, 60 + (x % 7) * 4, 10, 120, 3), "#d8cfa8", lift=1.4)
        + dark.flame(x + 5, 58 + (x % 7) * 4, 0.42)
        + glow(x + 5, 46 + (x % 7) * 4, 24, "#ffb347", 0.6)
        for x in (-104, 96, -188, 180)
    ]
    parts.append(paper(curve("-80,172! 80,172! 92,206! -92,206!"), "#4a4466", lift=2.4, edge=1.2))
    jar = even("0,52 22,52! 22,66 50,86 60,116 52,150 36,174! 0,177")
    parts.append(paper(curve(jar), glass, lift=3.4, edge=1.6) + glow(0, 122, 58, SOUL[1], 0.95))
    parts.append(
        dark.soul(-22, 108, 1.0, SOUL, -12) + dark.soul(24, 100, 0.86, SOUL, 14) + dark.soul(4, 134, 1.15, SOUL, 4)
    )
    parts.append(
        half_dark("30,70! 50,86 60,116 52,150 36,174! 22,176! 40,130 36,96", 0.26)
        + fill(curve("-46,92 -38,84 -48,112 -46,140 -54,118"), "#ffffff", 0.6)
    )
    parts.append(
        paper(curve(even("0,44 26,43 30,50 26,58 0,60")), "#8a5a34", lift=1.4)
        + paper(curve("-20,46! -18,26 0,20 18,26 20,46! 0,50"), "#7a1f2b", lift=1.6, edge=1.1)
        + paper(curve("8,44! 18,44! 16,66 12,72 8,64"), "#7a1f2b", lift=0.9)
    )
    parts.append(
        dark.chain(-27, 72, 27, 72, "#9aa0ac", 5.4)
        + dark.chain(-20, 72, 4, 96, "#9aa0ac", 4)
        + paper(box(-3, 92, 15, 13, 2), GOLD, lift=1.2)
        + fill(oval(4.5, 98, 2.2), INK)
    )
    return "".join(parts) + dark.soul(72, 44, 0.6, SOUL, 30)


def blackthorn_blade() -> str:
    """A sword that grows thorns, and the bramble that grows with it."""
    black = "#2a2230"
    parts = [
        sky("#24102c", "#8a3450"),
        glow(20, 80, 140, "#ffb8a0", 0.65),
        paper(oval(24, 78, 66), "#f4c8b0", lift=0, fall=0.25),
    ]
    parts.append(ground("-260,178 -120,166 0,176 120,166 260,178", "#1c0f20", 2))
    for vine, widths in (
        ("-130,210 -80,150 -96,90 -60,50", [9, 8, 6, 2]),
        ("130,214 92,160 110,110 84,70", [9, 8, 6, 2]),
        ("-40,214 20,190 90,200 150,170", [8, 8, 7, 3]),
    ):
        parts.append(paper(curve(band(vine, widths, 3)), "#3a2430", lift=1.4))
    parts.append(
        dark.spikes(
            [
                (-90, 160, -50),
                (-92, 120, 70),
                (-88, 92, -70),
                (-76, 70, 50),
                (100, 176, 60),
                (98, 138, -60),
                (106, 110, 60),
                (20, 190, 0),
                (60, 196, 20),
            ],
            15,
            8,
            "#3a2430",
        )
    )
    blade = "-9,-8! -11,-60 -8,-130 0,-156! 8,-130 11,-60 9,-8!"
    thorns = [
        (-9, -22, -70),
        (9, -34, 70),
        (-10, -50, -62),
        (10, -64, 62),
        (-10, -80, -58),
        (9, -94, 58),
        (-8, -110, -50),
        (7, -124, 46),
    ]
    sword = (
        dark.spikes(thorns, 18, 13, black, 1.2)
        + paper(curve(blade), black, lift=2.4, edge=1.6)
        + fill(curve("0,-8! 0,-156! 8,-130 11,-60 9,-8!"), INK, 0.6)
    )
    sword += line("M-2 -130V-20", "#e0407a", 2.4, 0.9) + glow(0, -70, 30, "#e0407a", 0.35)
    twig = "-14,-6 12,-24 -14,-44 12,-66 -8,-86"
    sword += paper(curve(band(twig, [7, 6, 6, 5, 2], 4)), "#9a6a4a", lift=1.4) + dark.spikes(
        [(10, -24, 80), (-12, -44, -80), (11, -66, 80)], 9, 6, "#9a6a4a"
    )
    guard = paper(
        curve("-36,-10! -24,-4 0,-8 24,-4 36,-10! 30,4 0,6 -30,4"), "#b8893a", lift=1.8, edge=1.1
    ) + dark.spikes([(-34, -6, -60), (34, -6, 60)], 14, 9, "#b8893a")
    hilt = (
        paper(box(-6, 2, 12, 40, 3), "#8c2f3a", lift=1.2)
        + "".join(line(f"M-6 {y}l12 -5", "#c98a5a", 1.8, 0.8) for y in range(12, 40, 8))
        + paper(oval(0, 46, 9), "#b8893a", lift=1.2)
        + fill(oval(0, 46, 4), "#e0407a")
    )
    return "".join(parts) + placed(sword + guard + hilt, -30, 146, 24)


def widows_draught() -> str:
    """Sweet, then bitter; a spider keeps the bottle."""
    glass = "#4a2a58"
    parts = [
        sky("#1c1226", "#5a3a5f"),
        glow(-6, 116, 120, HEX[1], 0.6),
        cobweb(100, -6, -1, 120),
        cobweb(-100, -6, 1, 70),
        cobweb(260, -6, -1, 130),
        cobweb(-260, -6, 1, 120),
    ]
    parts.append(ground("-260,172 0,168 260,172", "#2a1a30", 3) + fill(oval(-4, 180, 62, 9), INK, 0.5))
    heart = even("0,86 12,78 34,76 50,90 52,112 40,140 20,164 0,178!")
    parts.append(paper(curve(moved(heart, -8, 0)), glass, lift=3.2, edge=1.6))
    parts.append(
        fade(curve(moved(even("0,104 14,100 30,104 44,104 36,132 18,156 0,168!"), -8, 0)), "#ff5a8a", "#7a1f5a")
    )
    parts += [
        fill(oval(x, y, r), "#ffd0dc", 0.85)
        for x, y, r in ((-24, 120, 3), (-2, 132, 4), (12, 116, 2.6), (-12, 146, 2.6), (20, 126, 2))
    ]
    sand = "-18,112! 2,112! -6,128! 2,144! -18,144! -10,128!"
    parts.append(fill(curve(moved(sand, 0, 0)), INK, 0.85))
    parts.append(
        half_dark("14,80! 42,90 44,112 32,140 12,164 -4,176! 16,140 24,108", 0.3)
        + fill(curve("-50,92 -40,84 -52,104 -46,126 -56,108"), "#ffffff", 0.6)
    )
    parts.append(
        paper(curve("-20,82! -18,56! 2,56! 4,82! -8,88"), tint(glass, 0.1), lift=1.4)
        + paper(box(-24, 48, 32, 11, 4), tint(glass, 0.2), lift=1.4)
        + paper(curve("-17,50! -15,30 -1,30 1,50!"), "#8a5c34", lift=1.2)
    )
    parts.append(dark.smoke("-8,26 -24,8 -2,-4 -16,-22", 5, HEX[1], 0.6))
    parts.append(line("M62 -30V70", "#e8e0f4", 1.6, 0.9))
    legs = "".join(
        line(
            curve(
                f"{62 + s * 8},{y} {62 + s * (24 + k * 2)},{y - 16 + k * 9} {62 + s * (32 - k)},{y + 4 + k * 12}",
                is_open=True,
            ),
            INK,
            3.6,
        )
        for s in (-1, 1)
        for k, y in enumerate((80, 85, 90, 95))
    )
    parts.append(
        legs
        + paper(oval(62, 78, 10), "#241a2c", lift=1.4, edge=1)
        + paper(oval(62, 104, 18, 21), "#241a2c", lift=2, edge=1.4)
        + fill(curve("55,92! 69,92! 63,103! 69,114! 55,114! 61,103!"), "#ff3a4a")
        + "".join(fill(oval(x, 73, 1.8), "#ff8a8a") for x in (58, 66))
    )
    return "".join(parts)


# The order


def steppe_lancer() -> str:
    """Horse and rider behind a long lance."""
    coat, mane = "#7a4426", "#2c1a1c"
    rider = Portrait(
        face="square",
        skin="tan",
        hair="long",
        hair_colour="black",
        eyes="stern",
        brows="angry",
        nose="broad",
        mouth="grim",
        beard="full",
        hat="nasal-helm",
        hat_colour="#a2abb6",
        hat_trim="#8c2f28",
        coat="mail",
        colour="#a8322a",
        trim="#dcab3e",
        back="none",
        turn=-4,
    )
    scene = [BACKS["steppe"](), placed(portrait(rider), 42, -4, 3, 0.72)]
    lance = line("M140 172L-70 24", INK, 9) + line("M140 170L-70 22", "#a8733f", 6.4)
    flag = paper(
        curve("-52,16! -34,-4 -14,2 4,-14! 0,4 12,16! -8,22 -22,40 -36,34!"), "#c2412d", lift=2, edge=1.1
    ) + fill(curve("-44,20! -30,8 -14,12 0,4! 2,14! -12,18 -26,32!"), "#f0a63c")
    tip = paper(curve("-60,30! -80,24 -102,0! -72,4 -54,18!"), "#e4e8ee", lift=1.6, edge=1.1)
    scene.append(flag + lance + tip + paper(oval(66, 124, 14, 13), "#d2925f", lift=1.6))
    parts = []
    neck = band("78,236 60,180 22,136 -14,104", [150, 108, 74, 52])
    parts.append(
        paper(curve(neck), coat, lift=3, edge=1.4)
        + half_dark(band("112,236 92,190 50,150 12,124", [60, 44, 26, 10]), 0.3)
    )
    locks = ragged(band("60,150 34,112 6,84 -18,70", [22, 24, 22, 12], 2), 6, 11, (0.6, -0.3))
    parts.append(paper(curve(locks), mane, lift=1.8))
    for ear in ("-20,76! -16,52 -6,40! 0,58 -4,78", "-40,82! -42,58 -36,44! -26,60 -24,80"):
        parts.append(paper(curve(ear), shade(coat, 0.1), lift=1.4))
    head = (
        "-2,84 -10,72 -30,74 -46,86 -62,110 -84,138 -96,152 -98,166 -88,178 -72,180 -58,170 -44,150 "
        "-22,136 -2,126 8,106"
    )
    parts.append(
        paper(curve(head), coat, lift=3, edge=1.4)
        + half_dark("6,96 8,106 -2,126 -22,136 -44,150 -58,170 -72,180! -56,156 -36,134 -10,120", 0.28)
    )
    parts.append(paper(curve("-40,92! -34,100 -58,138 -78,164! -86,156 -62,122"), "#f1e2c6", lift=0, edge=0))
    parts.append(
        fill(oval(-32, 104, 6, 5), INK)
        + fill(oval(-33.6, 102.4, 1.8), "#ffffff", 0.9)
        + line(curve("-42,100 -34,94 -24,98", is_open=True), shade(coat, 0.6), 3)
    )
    parts.append(
        fill(oval(-88, 164, 3.4, 4.6), INK, 0.85) + line(curve("-90,176 -78,172 -70,172", is_open=True), "#2a1418", 2.4)
    )
    strap = "#8c1f2b"
    parts += [
        line(curve(s, is_open=True), strap, 5)
        for s in ("-74,126 -64,150 -54,164", "-46,86 -30,108 -12,130", "-54,162 -30,140 0,108")
    ]
    parts += [paper(oval(x, y, 5), GOLD, lift=0.9) for x, y in ((-56, 162), (-14, 126), (-46, 88))]
    parts.append(
        "".join(
            paper(curve(moved("-4,0! 4,0! 6,20! 0,15 -6,20!", x, y)), "#c2412d", lift=0.9)
            for x, y in ((-14, 130), (18, 138))
        )
    )
    return "".join(scene) + placed("".join(parts), -6, 14)


def punishing_seraph() -> str:
    """Six wings, one flaming sword, a face of gold."""
    white, gold = "#f6ead0", "#e8b64a"
    parts = [sky("#2a0e1c", "#c2502a"), glow(0, 84, 160, "#ffcf7a", 0.8)]
    parts += [fill(f"M0 78L{x} -60L{x + 26} -60z", "#fff0b4", 0.12) for x in range(-260, 240, 56)]

    def wing(side: int, x: float, y: float, first: float, count: int, long: float, colour: str) -> str:
        body = [
            feather(side * x, y, side * (first + 12 * i), long - abs(i - 1.6) * 7, 22, shade(colour, 0.05 * i))
            for i in range(count)
        ]
        short = [
            feather(side * x, y, side * (first + 12 * (i + 0.5)), long * 0.52, 19, tint(colour, 0.3))
            for i in range(count - 1)
        ]
        return "".join(body + short)

    for side in (-1, 1):
        parts.append(wing(side, 10, 112, 128, 4, 88, "#a83224"))
        parts.append(wing(side, 14, 96, 72, 4, 108, "#eaa23c"))
        parts.append(wing(side, 8, 84, 14, 4, 122, white))
    robe = even("0,92 18,94 26,112 22,140 34,206! 0,206!")
    parts.append(
        paper(curve(robe), "#b3262b", lift=2.6, edge=1.2)
        + half_dark("2,92! 18,94 26,112 22,140 34,206! 4,206!", 0.26)
        + paper(curve(even("0,100! 12,94 22,98 0,124!")), gold, lift=1)
    )
    parts += [dark.flame(*moved("0,-31", 0, 60, 1, a)[0][:2], 0.5, EMBER, 0, a) for a in range(-125, 126, 25)]
    parts.append(line(oval(0, 60, 30), shade(gold, 0.4), 5) + line(oval(0, 60, 30), "#ffe49a", 2.6))
    hood = even("0,26! 14,34 24,52 24,76 18,100! 0,104!")
    parts.append(paper(curve(hood), "#8c1f22", lift=2.2, edge=1.2))
    face = even("0,38 11,40 18,54 17,70 9,90 0,97!")
    parts.append(
        paper(curve(face), gold, lift=1.8, edge=1.3) + half_dark("1,38! 11,40 18,54 17,70 9,90 1,97! 3,64", 0.3)
    )
    for side in (-1, 1):
        eye = "2,68! 7,60 16,56! 14,64 8,69"
        parts.append(
            fill(curve(eye if side > 0 else flipped(eye)), "#3a0f14")
            + glow(side * 9, 63, 12, "#ffffff", 0.95)
            + fill(oval(side * 9, 63, 4, 2.4), "#ffffff")
        )
    parts.append(line("M0 66V80", shade(gold, 0.5), 2.6, 0.8) + line("M-4 87H4", shade(gold, 0.7), 2.4))
    sword = "".join(dark.flame(s * 7, y, 0.5, EMBER, 0, s * 40) for y in (196, 180, 164) for s in (-1, 1))
    sword += paper(curve("-6,134! 6,134! 5,196! 0,214! -5,196!"), "#fff0c0", lift=1.4, edge=1)
    hilt = (
        paper(box(-20, 128, 40, 7, 3), gold, lift=1.4)
        + paper(box(-4, 112, 8, 18, 2), "#5a2418", lift=1)
        + "".join(paper(oval(s * 7, 122, 7.4), "#f0bf98", lift=1) for s in (-1, 1))
    )
    return "".join(parts) + sword + hilt + dark.sparks(20)


def ember_hawk() -> str:
    """It carries a stolen coal over the roofs."""
    char, hot = "#4a2c30", "#ff7a24"
    parts = [sky("#10162e", "#5a4468"), glow(10, 90, 140, "#ff8a4a", 0.55)]
    parts.append(
        ground(
            (
                "-260,176 -220,140! -180,176! -130,176! -96,150! -60,180! 20,182! 60,156! 100,180! 140,176! "
                "190,138! 230,174! 260,160"
            ),
            "#141226",
            2,
        )
    )
    parts += [fill(box(x, y, 7, 9), "#ffcf7a", 0.9) for x, y in ((-100, 174), (56, 178), (-224, 168), (186, 166))]
    scene, parts = parts, []
    far = "-26,96 -44,62 -50,28 -44,-6 -34,-30! -20,-10! -12,-14! -4,10! 6,6! 10,32! 20,32! 18,60! 28,66! 16,92"
    near = (
        "-22,108 -22,76 -4,46 30,22 74,8 116,6! 98,24! 110,34! 86,44! 96,56! 72,62! 78,76! 56,80! 60,94! 40,98! 26,116"
    )
    inner = "-14,104 -12,80 4,56 32,38 62,30! 54,44! 62,52! 44,58! 48,70! 32,74! 34,88! 20,92! 12,108"
    tail = "44,104! 100,88! 96,100! 116,104! 102,114! 116,126! 92,124! 92,138! 46,122!"
    for outline, colour in ((far, "#8a2f1c"), (tail, "#b5401f")):
        parts.append(paper(curve(outline), colour, lift=2, edge=1.3))
    body = "-50,92 -30,88 0,96 34,102 60,108 44,122 8,132 -26,126 -48,112"
    parts.append(
        paper(curve(body), "#7a4a3a", lift=2.6, edge=1.3)
        + fill(curve("-48,112 -26,126 8,132 44,122 20,122 -20,114"), "#e8c890", 0.9)
    )
    parts += [
        line(curve(f"{x - 4},{y - 3} {x + 3},{y} {x - 2},{y + 5}", is_open=True), hot, 2.2, 0.9)
        for x, y in ((-30, 104), (-16, 109), (0, 112), (16, 112))
    ]
    parts.append(paper(curve(near), "#c2481f", lift=2.6, edge=1.4))
    parts += [line(d, "#5a1c14", 2, 0.7) for d in ("M98 24L40 50", "M86 44L36 60", "M72 62L30 72", "M56 80L26 86")]
    parts.append(
        paper(curve(inner), "#f59a34", lift=1.6, edge=1.2)
        + fill(curve("-6,98 -4,80 10,64 30,52! 26,64! 32,70! 18,78! 20,88! 8,94"), "#ffd76a")
    )
    head = "-38,112 -32,96 -40,80 -56,71 -72,74 -80,86 -76,100 -60,111"
    parts.append(
        paper(curve(head), tint(char, 0.1), lift=2.2, edge=1.3)
        + fill(curve("-78,97 -70,95 -64,104 -60,111 -70,106"), "#e8d0a0", 0.95)
        + fill(curve("-66,92! -60,92 -54,104 -52,111 -60,110"), INK, 0.6)
    )
    parts.append(
        paper(curve("-75,82! -87,79 -96,88 -93,106! -87,98 -77,97!"), "#e0a83e", lift=1.4, edge=1)
        + fill(curve("-93,106! -96,88 -91,84! -88,96"), "#2a1a1c", 0.85)
    )
    parts.append(
        glow(-63, 87, 15, "#ffcf5a", 0.9)
        + fill(oval(-63, 87, 6), "#ffcf3a")
        + fill(oval(-64, 87, 2.8), INK)
        + fill(oval(-65.4, 85.4, 1.1), "#ffffff")
        + line(curve("-76,80 -63,78 -50,86", is_open=True), INK, 3.6)
    )
    parts.append(
        glow(-14, 164, 54, "#ff7a2c", 1)
        + dark.flame(-10, 158, 1.0, EMBER)
        + paper(curve("-34,162! -26,150 -10,146 6,152! 10,166 -2,178 -22,178!"), "#4a2020", lift=1.6, edge=1)
        + fill(curve("-26,164! -18,154 -6,154! -2,164 -12,172"), "#ffb84a")
    )
    for x in (-24, -4):
        parts.append(
            line(curve(f"{x + 8},124 {x + 2},138 {x - 2},150", is_open=True), "#e0a83e", 6)
            + "".join(
                line(curve(f"{x - 2},148 {x - 2 + d},156 {x - 2 + d * 1.2:.0f},167", is_open=True), "#e0a83e", 4.4)
                for d in (-8, 0, 8)
            )
        )
    return "".join(scene) + placed("".join(parts), 2, 20, 0, 0.88) + dark.sparks(26, "#ffb347")


def salamander_familiar() -> str:
    """It has slept in the sleeve and comes out for the fight."""
    red, gold, cloth, skin = "#c2381f", "#ffb52e", "#5a1f3a", "#eaa684"
    parts = [BACKS["tribunal"](), glow(-20, 90, 120, "#ff9d3c", 0.6)]
    parts.append(
        paper(
            curve(
                "20,150 -8,140 -40,146 -72,158 -90,170 -84,178 -60,176 -82,186 -78,194 -52,188 -64,198 "
                "-56,206 -20,198 20,196 50,180"
            ),
            skin,
            lift=2.6,
            edge=1.2,
        )
    )
    parts += [
        line(curve(f, is_open=True), shade(skin, 0.5), 2, 0.6)
        for f in ("-60,176 -40,170 -24,170", "-52,188 -36,182 -22,182")
    ]
    parts.append(paper(curve("160,60! 96,70 44,104 22,136 30,176 60,208! 180,230!"), cloth, lift=3, edge=1.4))
    parts.append(
        paper(
            curve("44,100 20,120 14,146 24,178 52,208! 68,204 44,176 38,146 46,122 62,108!"), gold, lift=1.8, edge=1.2
        )
        + "".join(fill(oval(x, y, 3), cloth) for x, y in ((34, 118), (26, 142), (34, 172), (50, 196)))
    )
    parts += [
        line(curve(f, is_open=True), shade(cloth, 0.6), 2.4, 0.7)
        for f in ("150,96 96,112 66,140", "160,140 110,150 72,164")
    ]
    spine = "40,146 6,150 -26,140 -34,112 -10,92 -8,66 -30,50"
    parts.append(
        paper(curve(ragged(band(spine, [30, 44, 46, 44, 42, 40, 36], 2), 9, 15, (0.3, -0.8))), "#f08a2c", lift=1.6)
    )
    parts.append(paper(curve(band(spine, [26, 36, 38, 36, 34, 34, 34])), red, lift=2.4, edge=1.4))
    for limb, x, y in (
        ("-6,154 -12,172 -28,176", -28, 176),
        ("-26,96 -48,100 -60,112", -60, 112),
        ("2,80 22,84 30,98", 30, 98),
    ):
        parts.append(paper(curve(band(limb, [14, 11, 9], 3)), shade(red, 0.08), lift=1.6))
        parts += [paper(oval(x + dx, y + dy, 4), tint(red, 0.06), lift=0.7) for dx, dy in ((-6, 1), (-1, 6), (6, 4))]
    parts += [
        glow(x, y, r * 2.6, gold, 0.5) + fill(oval(x, y, r), gold) + fill(oval(x, y, r * 0.5), "#fff0b4")
        for x, y, r in ((8, 148, 4.6), (-14, 146, 5.4), (-30, 128, 5), (-24, 106, 5), (-8, 88, 4.6), (-8, 68, 4.4))
    ]
    parts.append(
        dark.flame(2, 36, 0.96, ("#f08a2c", "#ffc84a", "#fff0b4"), 1, 24)
        + dark.flame(-14, 30, 0.8, ("#f08a2c", "#ffc84a", "#fff0b4"), 1, -4)
    )
    head = "4,56 6,40 -6,26 -24,18 -48,18 -70,28 -84,42 -82,54 -64,62 -40,68 -16,70"
    parts.append(paper(curve(head), tint(red, 0.06), lift=2.6, edge=1.4))
    parts.append(
        fill(curve("-84,50 -82,54 -64,62 -40,68 -16,70 2,60 -20,58 -50,54"), "#f7c878", 0.9)
        + line(curve("-84,47 -62,53 -38,56 -14,56", is_open=True), "#3a0c10", 2.8)
    )
    for x, y, r in ((-54, 27, 7), (-26, 29, 9.4)):
        parts.append(
            paper(oval(x, y, r + 3), tint(red, 0.1), lift=1.2)
            + fill(oval(x, y, r), "#ffd84a")
            + fill(oval(x - 1, y, r * 0.28, r * 0.84), INK)
            + fill(oval(x - r * 0.35, y - r * 0.3, r * 0.24), "#ffffff", 0.95)
        )
        parts.append(
            paper(
                curve(moved(f"{-r - 3.4},-1! 0,{-r - 4:.1f} {r + 3.4},-1! 0,{-r * 0.36:.1f}", x, y, 1, 12)),
                shade(red, 0.28),
                lift=0.7,
            )
        )
    parts.append(
        teeth([(-76, 49), (-66, 52), (-56, 54)], 5.6, 4.4)
        + line(curve("-82,50 -98,56 -108,50", is_open=True), "#ff8aa0", 2.8)
        + line("M-98 55l-8 7", "#ff8aa0", 2.4)
        + fill(oval(-78, 40, 1.8), "#5a1418")
    )
    return "".join(parts) + dark.sparks(18)


def iron_maiden() -> str:
    """One door stands open."""
    iron = "#565b68"
    parts = [BACKS["dungeon"](), ground("-260,186 0,182 260,186", "#1c1a22", 2), glow(6, 120, 100, "#ff5a2c", 0.6)]
    case = even("0,6 17,10 26,26 26,46 46,60 54,90 54,196! 0,196!")
    parts.append(paper(curve(moved(case, 10, 0)), shade(iron, 0.25), lift=3.4, edge=1.4))
    parts.append(fill(curve("-34,72! 10,66! 10,190! -38,190! -38,90"), "#14080c") + glow(-10, 130, 50, "#ff3a1c", 0.6))
    parts.append(dark.spikes([(x, y, 70) for x in (-32, -12) for y in (94, 120, 146, 172)], 22, 12, "#d8dbe0"))
    door = "-42,66! -42,192! -92,206! -94,84! -74,58"
    parts.append(
        paper(curve(door), shade(iron, 0.1), lift=2.8, edge=1.4)
        + dark.spikes(
            [(x, y + (x + 90) * -0.2, 74) for x in (-86, -62) for y in (108, 134, 160, 186)], 24, 12, "#e4e7ec"
        )
    )
    right = "11,62! 36,58 56,62 64,90 64,196! 11,196!"
    parts.append(
        paper(curve(right), iron, lift=2.4, edge=1.4, fall=0.3) + half_dark("44,59 56,62 64,90 64,196! 46,196!", 0.34)
    )
    parts += [
        paper(box(10, y, 56, 9, 1), shade(iron, 0.35), lift=1.2)
        + "".join(fill(oval(x, y + 4.5, 2.2), "#a9aeb8") for x in (18, 32, 46, 58))
        for y in (78, 118, 158, 184)
    ]
    parts.append(
        paper(curve(moved(even("0,2 19,6 30,24 31,46 24,62! 0,66"), 10, 0)), shade(iron, 0.15), lift=2.6, edge=1.4)
    )
    face = moved(even("0,16 12,18 17,32 15,46 8,57 0,60"), 10, 0)
    parts.append(
        paper(curve(face), tint(iron, 0.25), lift=1.6, edge=1.1)
        + half_dark(moved("1,16! 12,18 17,32 15,46 8,57 1,60! 3,38", 10, 0), 0.3)
    )
    parts += [
        line(curve(moved("-5,0 0,2.4 5,0", 10 + s * 8, 37), is_open=True), INK, 2.6)
        + line(curve(moved("-5,0 0,-2 5,0", 10 + s * 8, 31), is_open=True), INK, 1.8, 0.8)
        for s in (-1, 1)
    ]
    parts.append(line("M10 36V47", shade(iron, 0.5), 2, 0.8) + line(curve("5,53 10,52 15,53", is_open=True), INK, 2.4))
    parts.append(dark.chain(-92, 90, -104, 10, "#8a8f98", 6) + line("M18 130h14", GOLD, 5))
    return "".join(parts)


def pyre_square() -> str:
    """Fires on a square; the gables watch."""
    parts = [sky("#1c1024", "#c25a2c"), glow(0, 130, 170, "#ffb04a", 0.8)]
    for index, x in enumerate((-246, -202, -158, -114, -70, 70, 114, 158, 202, 246)):
        top, w = 22 + (index * 17) % 26, 25
        steps = (
            f"{x - w},190! {x - w},{top + 42}! {x - w * 0.66:.0f},{top + 42}! "
            f"{x - w * 0.66:.0f},{top + 24}! {x - w * 0.33:.0f},{top + 24}! {x - w * 0.33:.0f},{top + 8}! "
            f"{x + w * 0.33:.0f},{top + 8}! {x + w * 0.33:.0f},{top + 24}! {x + w * 0.66:.0f},{top + 24}! "
            f"{x + w * 0.66:.0f},{top + 42}! {x + w},{top + 42}! {x + w},190!"
        )
        parts.append(paper(curve(steps), "#2a1422" if index % 2 else "#361a28", lift=2))
        parts += [
            fill(box(x + dx - 4, top + dy, 8, 12, 1), "#ffc85a" if (index * 3 + dx + dy) % 4 < 2 else "#6b2f2c", 0.95)
            for dx in (-11, 9)
            for dy in (52, 76, 100)
        ]
    parts.append(fade(curve("-260,150! 0,142 260,150! 260,240! -260,240!"), "#a8543a", "#3a1a24"))
    stones = "".join(f"M{x + (y % 2) * 14} {y}q9 -5 18 0" for y in range(156, 206, 10) for x in range(-258, 256, 28))
    parts.append(line(stones, "#2a1218", 2, 0.6))
    for x, y, grow in ((-78, 172, 0.62), (80, 170, 0.62), (-186, 172, 0.6), (186, 172, 0.6), (0, 192, 1.1)):
        parts.append(glow(x, y - 40 * grow, 70 * grow, "#ffcf5a", 0.7))
        parts.append(paper(box(x - 7 * grow, y - 150 * grow, 14 * grow, 150 * grow, 3), "#3a2018", lift=2, edge=1.2))
        parts.append(dark.chain(x - 15 * grow, y - 106 * grow, x + 15 * grow, y - 106 * grow, "#9aa0ac", 4.6 * grow))
        fires = ((-26, 1.3), (26, 1.4), (2, 1.9)) if grow > 1 else ((-16, 1.5), (16, 1.7))
        parts += [dark.flame(x + dx * grow, y - 8 * grow, size * grow, EMBER, 0.8) for dx, size in fires]
        parts.append(
            logs(x, y, 0.86 * grow)
            if grow > 1
            else paper(curve(moved("-36,8! -24,-14 0,-22 24,-14 36,8!", x, y, grow)), "#5a3424", lift=1.4)
        )
    return "".join(parts) + dark.sparks(30)


def inquisitors_plate() -> str:
    """Armour on its stand; a hex breaks on it."""
    steel = "#b4bbc4"
    parts = [BACKS["tribunal"](), ground("-260,186 0,182 260,186", "#1c0c12", 2)]
    parts.append(paper(box(-5, 10, 10, 190, 2), "#5a3824", lift=2) + paper(box(-74, 52, 148, 10, 4), "#5a3824", lift=2))
    skirt = even("0,140 40,140! 50,186 26,196! 20,180 0,184!")
    parts.append(
        paper(curve(skirt), shade(steel, 0.24), lift=2.4, edge=1.2)
        + "".join(line(f"M{x * 0.9:.0f} 144L{x} 190", shade(steel, 0.6), 2, 0.6) for x in (-34, -18, 18, 34))
    )
    breast = even("0,58 16,50! 34,56 52,66 54,96 46,126 40,148! 0,152")
    parts.append(
        paper(curve(breast), steel, lift=3, edge=1.5, fall=0.3)
        + half_dark("2,58! 16,50! 34,56 52,66 54,96 46,126 40,148! 2,152!", 0.26)
    )
    for side in (-1, 1):
        for drop, grow in ((26, 0.94), (13, 1.02), (0, 1.1)):
            shell = moved("-26,10! -22,-10 -4,-18 16,-10 26,8 28,22! 4,12", 62, 74 + drop, grow)
            parts.append(
                paper(
                    curve(shell if side > 0 else flipped(shell)),
                    shade(steel, 0.2 if side > 0 else 0.04),
                    lift=1.8,
                    edge=1.2,
                )
            )
        parts += [fill(oval(side * x, y, 2.6), GOLD) for x, y in ((48, 66), (74, 78))]
    parts.append(paper(curve(even("0,50 14,46 22,34! 32,44 34,58! 18,66 0,70!")), tint(steel, 0.1), lift=1.8, edge=1.1))
    parts.append(
        line(curve("-40,146 0,150 40,146", is_open=True), GOLD, 4)
        + line(curve("-50,70 -34,60 -16,56", is_open=True), GOLD, 2.4)
        + line(curve("50,70 34,60 16,56", is_open=True), GOLD, 2.4)
    )
    parts.append(glow(0, 100, 44, "#ff7a2c", 0.6) + dark.flame(0, 128, 1.18, ("#8c1f22", "#d8521f", "#f7a63a"), 1))
    for d, wide in (
        ("M-110 10L-76 44L-86 52L-50 80", 6),
        ("M-46 84L-70 98L-64 104L-92 118", 3.4),
        ("M-46 78L-40 44L-34 46L-30 22", 3),
    ):
        parts.append(line(d, HEX[0], wide * 2.2, 0.6) + line(d, "#ff9ac0", wide))
    parts.append(
        glow(-46, 82, 34, HEX[1], 0.9)
        + fill(star(-46, 82, 20, 6, 8), "#ffd0dc")
        + fill(star(-46, 82, 11, 4, 8, 10), "#ffffff")
    )
    return "".join(parts)


def tower_shield() -> str:
    """Two men behind one shield, and every archer has found it."""
    parts = [
        sky("#3f4a5c", "#c8b89a"),
        glow(0, 80, 150, "#f4ecd0", 0.7),
        ground("-260,160 -120,150 0,158 120,148 260,160", "#5a5448", 2),
    ]
    parts += [
        arrow_in_flight(x, y)
        for x, y in (
            (-84, 8),
            (-40, -6),
            (6, 6),
            (50, -4),
            (92, 14),
            (-100, 58),
            (98, 66),
            (-150, 30),
            (150, 30),
            (-200, 50),
            (200, 40),
        )
    ]
    for side, skin, metal in ((-1, "#eaa684", "#8d949e"), (1, "#c08a58", "#a2865a")):
        head = (
            paper(oval(side * 54, 66, 20, 24), skin, lift=1.8)
            + fill(oval(side * 62, 66, 2.6, 3.2), INK)
            + fill(oval(side * 50, 66, 2.6, 3.2), INK)
            + line(f"M{side * 46} 60h{side * 7}M{side * 60} 58h{side * 8}", INK, 2.4)
        )
        helm = paper(
            curve(moved(even("0,-34! 14,-28 23,-12 27,2! 0,-2"), side * 54, 58)), metal, lift=1.6, edge=1.1
        ) + paper(curve(moved(even("0,-4 24,-3 36,6! 0,4"), side * 54, 58)), shade(metal, 0.1), lift=1.2)
        parts.append(
            paper(
                curve(f"{side * 30},200! {side * 34},100 {side * 60},92 {side * 84},108 {side * 92},200!"),
                "#5a3a34" if side < 0 else "#34485a",
                lift=2.2,
            )
            + head
            + helm
        )
    board = "-50,38! -24,30 24,30 50,38! 52,110 48,198! 24,204 -24,204 -48,198! -52,110"
    parts.append(paper(curve(board), "#6b6f7a", lift=3.6, edge=1.6))
    field = "-42,46! -20,39 20,39 42,46! 44,110 40,190! 20,195 -20,195 -40,190! -44,110"
    parts.append(
        paper(curve(field), "#2f5f6f", lift=0, edge=0)
        + half_dark("10,38 20,39 42,46! 44,110 40,190! 20,195 12,196! 16,110", 0.34)
    )
    keep = (
        "-22,168! -22,96! -26,96! -26,80! -16,80! -16,88! -5,88! -5,80! 5,80! 5,88! 16,88! 16,80! "
        "26,80! 26,96! 22,96! 22,168!"
    )
    parts.append(
        paper(curve(keep), "#efe2c6", lift=1)
        + fill(curve("-8,168! -8,146 0,138 8,146 8,168!"), "#2f5f6f")
        + fill(box(-3, 108, 6, 14, 3), "#2f5f6f")
    )
    parts += [fill(oval(x, y, 2.8), "#d8dbe0") for x in (-46, 46) for y in (56, 86, 120, 154, 186)]
    parts += [
        dark.arrow(x, y, turn, 44, tone)
        for x, y, turn, tone in (
            (-28, 74, -28, "#e9dcc0"),
            (30, 62, 14, "#c2412d"),
            (34, 116, 34, "#e9dcc0"),
            (-30, 132, -40, "#c2412d"),
            (6, 66, -8, "#e9dcc0"),
        )
    ]
    return "".join(parts)


def arrow_in_flight(x: float, y: float) -> str:
    """An arrow that comes down."""
    return placed(
        line("M0 0V30", "#2a2430", 2.6)
        + fill(curve("-3.4,28! 0,38! 3.4,28!"), "#2a2430")
        + line("M0 2l-4 -6M0 2l4 -6M0 8l-4 -6M0 8l4 -6", "#efe2c6", 1.8),
        x,
        y,
        -14,
    )


def pilgrim_boots() -> str:
    """They know the road, and set out alone."""
    leather = "#8a5230"
    parts = [
        sky("#33305f", "#e8935a"),
        glow(30, 96, 110, "#ffe8a0", 0.7),
        paper(oval(34, 88, 26), "#fff0c0", lift=0, fall=0.1),
    ]
    parts.append(ground("-260,112 -160,104 -40,110 80,100 180,108 260,102", "#a8702e", 0))
    parts.append(
        fill(curve("22,106! 40,106! 10,126 60,150 96,210! -104,210! -40,150 -10,124"), "#ecd09a")
        + line(curve("24,108 -4,126 -34,150 -96,206", is_open=True), "#8a5520", 3, 0.6)
    )
    grass = "".join(
        f"M{x} 206q3 -18 11 -26M{x + 5} 206q0 -14 -4 -22" for x in (*range(-256, -90, 13), *range(96, 256, 13))
    )
    parts.append(line(grass, "#7a5a20", 2.4, 0.9))
    parts += [
        placed(fill(oval(0, 0, 5, 8), "#a87a44", 0.8) + fill(oval(0, 12, 3.6, 4), "#a87a44", 0.8), x, y, 24, g)
        for x, y, g in ((14, 128, 0.5), (26, 134, 0.6), (74, 158, 0.9), (90, 182, 1.1))
    ]
    boot = "-14,-76! 22,-76! 22,-30 26,0 24,14! -52,14! -58,2 -50,-10 -22,-22 -14,-40"

    def one(x: float, y: float, turn: float, grow: float, tone: float) -> str:
        colour = shade(leather, tone)
        body = paper(curve(boot), colour, lift=3, edge=1.5) + half_dark(
            "10,-76! 22,-76! 22,-30 26,0 24,14! 4,14! 12,-20", 0.3
        )
        sole = paper(curve("-58,10! 26,10! 25,22! -6,22! -10,18! -56,20!"), "#2c1a16", lift=1.4)
        cuff = paper(curve("-20,-84! 28,-84! 26,-62 4,-56 -18,-62!"), tint(colour, 0.18), lift=1.6, edge=1.1)
        laces = "".join(line(f"M-16 {ly}l16 5M0 {ly}l-16 6", "#f1e2c6", 2.4) for ly in (-48, -36, -26))
        shell = paper(curve(moved("0,10! -10,2 -9,-8 0,-11 9,-8 10,2", 5, -70)), "#f6ecd6", lift=0.9) + line(
            "M5 -61L5 -79M5 -61L-1 -78M5 -61L11 -78", "#b98a5a", 1.3, 0.8
        )
        wing = "".join(feather(16, -44, 62 + i * 17, 48 - i * 7, 13, "#f6ead0") for i in range(3))
        return placed(wing + body + sole + cuff + laces + shell, x, y, turn, grow)

    parts.append(fill(oval(46, 170, 44, 7), INK, 0.25) + one(48, 146, 18, 0.92, 0.16))
    parts.append(fill(oval(-36, 184, 60, 8), INK, 0.3) + one(-22, 164, -8, 1.16, 0))
    parts += [dark.smoke(s, 5, "#fff0cc", 0.6) for s in ("76,168 92,164 90,152 104,150", "34,186 54,184 52,174 66,172")]
    return "".join(parts)


# Mercenaries


def stone_drake() -> str:
    """Arrows break on a dragon that was a cliff until now."""
    rock, dim = "#a89b86", "#6b6468"
    parts = [BACKS["crag"]()]
    wing = "70,170! 60,96! 84,40! 108,0! 112,46! 140,30! 132,80! 166,84! 140,120! 150,190!"
    parts.append(
        paper(curve(wing), shade(dim, 0.3), lift=2.6, edge=1.2)
        + "".join(
            line(s, shade(dim, 0.05), 3.4)
            for s in ("M70 160L84 60L108 2", "M80 160L112 92L140 32", "M90 170L130 120L166 86")
        )
    )
    parts.append(
        paper(
            curve("130,240! 128,176! 104,136! 84,104! 52,84! 14,84! 6,120! 20,150! 14,190! 10,240!"),
            rock,
            lift=3,
            edge=1.4,
        )
    )
    parts.append(half_dark("130,240! 128,176! 104,136! 84,104! 66,92! 72,140! 86,190! 80,240!", 0.36))
    parts.append(
        paper(curve("10,240! 14,190! 20,150! 10,122! 34,130! 44,160! 40,200! 46,240!"), "#b8a888", lift=1)
        + "".join(line(f"M16 {y}L42 {y + 6}", shade("#b8a888", 0.5), 2.4, 0.7) for y in (146, 164, 182))
    )
    plates = [(92, 106, 44), (108, 134, 54), (120, 166, 70), (72, 88, 30)]
    parts.append(dark.spikes([(x, y, t) for x, y, t in plates], 30, 24, tint(rock, 0.06), 1.6))
    facets = (
        "60,96! 84,112! 74,140! 50,124!",
        "84,150! 108,150! 112,180! 88,178!",
        "52,134! 72,146! 68,174! 50,160!",
        "66,186! 88,192! 86,220! 62,214!",
    )
    parts += [paper(curve(f), tint(rock, 0.1 if i % 2 else 0.02), lift=1.2, edge=1) for i, f in enumerate(facets)]
    parts.append(
        paper(
            curve("18,120! -10,122! -40,120! -66,110! -74,120! -60,136! -24,144! 8,142! 34,128!"), dim, lift=2, edge=1.2
        )
        + fill(curve("20,118! -30,104! -76,98! -64,112! -34,120! 0,122!"), "#2a1418")
    )
    parts.append(teeth([(-64, 113), (-52, 118), (-40, 120), (-26, 121)], -10, 7, "#d8d4c8"))
    far_horn = "26,58! 44,30! 72,16! 54,42! 48,66!"
    near_horn = "42,66! 66,42! 98,34! 78,58! 60,84!"
    parts.append(paper(curve(far_horn), dim, lift=1.6, edge=1))
    head = (
        "54,74! 34,52! 8,46! -14,58! -40,62! -58,60! -76,72! -86,88! -78,98! -52,100! -26,108! -2,118! 26,122! 52,106!"
    )
    parts.append(paper(curve(head), rock, lift=3, edge=1.5))
    parts += [
        paper(curve(f), colour, lift=0.8, edge=0.9)
        for f, colour in (
            ("8,46! 34,52! 28,68! 4,66! -14,58!", tint(rock, 0.16)),
            ("-40,62! -58,60! -76,72! -60,80! -42,74!", tint(rock, 0.12)),
            ("28,68! 54,74! 52,106! 30,96!", shade(rock, 0.22)),
            ("-2,118! 26,122! 52,106! 30,96! 6,102!", shade(rock, 0.3)),
            ("-42,74! -14,76! -26,94! -52,90!", shade(rock, 0.1)),
        )
    ]
    parts.append(teeth([(-74, 97), (-60, 99), (-46, 101), (-32, 105)], 10, 7, "#e4e0d4"))
    parts.append(
        fill(curve("-76,80! -68,76! -64,82! -72,86!"), INK, 0.85)
        + glow(2, 78, 30, "#ffb02c", 0.8)
        + fill(curve("-14,80! 2,70! 20,74! 8,86! -6,87!"), INK)
        + fill(curve("-10,80! 2,73! 15,76! 6,84! -4,85!"), "#ffb02c")
        + fill(oval(3, 79, 2, 5), INK)
    )
    parts.append(
        paper(curve("-22,76! -6,62! 24,66! 26,74! 4,70! -12,74!"), shade(rock, 0.35), lift=1.2)
        + paper(curve(near_horn), tint(dim, 0.15), lift=1.8, edge=1.1)
    )
    parts += [
        fill(curve(ragged(m, 2.5, 7, (0, 0.5))), "#6b8a3a", 0.95)
        for m in ("30,54 44,56 50,66 36,64", "96,108 112,114 116,126 102,122", "-36,62 -22,58 -18,64 -30,68")
    ]
    parts.append(
        dark.arrow(-30, 60, -30, 34)
        + "".join(
            placed(line("M0 0V18", "#8a5c34", 3) + fill(curve("-4,16! 0,26! 4,16!"), "#c9ccd2"), x, y, t)
            for x, y, t in ((-80, 26, 60), (-52, 30, 120), (-96, 52, 20))
        )
    )
    return "".join(parts) + "".join(fill(star(x, y, 8, 2.6, 4), "#fff0b4") for x, y in ((-60, 52), (-34, 44)))


def oak_warden() -> str:
    """The oldest oak opens its eyes."""
    bark, leaf = "#6b4a30", "#4f7a34"
    parts = [BACKS["deep-wood"]()]
    for side in (-1, 1):
        for limb, widths in (
            ("30,60 58,36 66,6 92,-24", [26, 18, 13, 6]),
            ("56,40 84,34 104,12", [13, 9, 4]),
            ("46,120 80,112 94,86 88,62", [30, 24, 18, 12]),
        ):
            branch = band(limb, widths, 3)
            parts.append(
                paper(
                    curve(branch if side > 0 else flipped(branch)),
                    shade(bark, 0.22 if side > 0 else 0.1),
                    lift=2,
                    edge=1.1,
                )
            )
        for lean, tip in ((-24, 20), (4, 26), (30, 20)):
            finger = moved(f"-5,2! 0,{-tip}! 5,2!", 88, 66, 1, lean)
            parts.append(paper(curve(finger if side > 0 else flipped(finger)), shade(bark, 0.15), lift=1))
    crown = ragged(
        "-96,24 -110,-2 -90,-26 -40,-36 0,-38 40,-36 90,-26 110,-2 96,24 62,30 34,18 0,24 -34,18 -62,30",
        8,
        20,
        (0, 0.3),
    )
    parts.append(paper(curve(crown), shade(leaf, 0.3), lift=2.6, edge=1.2))
    parts += [
        paper(
            curve(ragged(moved("-26,8 -20,-12 0,-18 20,-12 26,8 0,16", x, y, g), 5, 14, (0, 0.3))),
            tint(leaf, t),
            lift=1.6,
            edge=1.1,
        )
        for x, y, g, t in ((-66, 12, 1, 0.05), (66, 10, 1, 0), (-24, 2, 1.1, 0.12), (26, 0, 1.1, 0.08))
    ]
    trunk = "-62,220! -52,170 -56,120 -50,70 -36,34 -14,22 14,22 36,34 50,70 56,120 52,170 62,220!"
    parts.append(
        paper(curve(trunk), bark, lift=3.4, edge=1.6)
        + half_dark("6,22! 36,34 50,70 56,120 52,170 62,220! 14,220! 8,120", 0.3)
    )
    grain = (
        "-44,60 -40,110 -46,160 -50,200",
        "-30,150 -26,180 -30,206",
        "42,60 40,110 44,160 48,200",
        "28,150 26,180 30,206",
        "-8,28 -4,44 -8,56",
        "10,28 6,42 10,56",
    )
    parts.append("".join(line(curve(g, is_open=True), shade(bark, 0.55), 2.6, 0.7) for g in grain))
    for side in (-1, 1):
        hollow = "6,84! 14,72 30,70 38,80 32,94 16,96"
        parts.append(
            fill(curve(hollow if side > 0 else flipped(hollow)), "#140c0a")
            + glow(side * 22, 83, 22, "#e8ff6a", 0.95)
            + fill(oval(side * 22, 83, 6, 5), "#f8ffb0")
        )
        brow = "2,80! 10,62 34,54 46,64! 38,70 20,70"
        parts.append(
            paper(
                curve(brow if side > 0 else flipped(brow)), shade(bark, 0.2 if side > 0 else 0.05), lift=1.8, edge=1.1
            )
        )
    parts.append(paper(curve(even("0,78! 6,90 12,112 8,122 0,124")), tint(bark, 0.12), lift=1.6, edge=1))
    parts.append(fill(curve("-26,138! -12,130 0,133 12,130 26,138! 14,148 0,150 -14,148"), "#140c0a"))
    beard = ragged(even("0,144 12,142 28,134! 36,150 28,180 12,204 0,214"), 6, 16, (0, 0.9))
    parts.append(
        paper(curve(beard), "#7d9a4a", lift=2, edge=1.1)
        + "".join(
            line(curve(b, is_open=True), "#4a6a2c", 2.2, 0.7)
            for b in ("-16,158 -14,176 -8,194", "16,158 14,176 8,194", "0,160 0,184 0,204")
        )
    )
    parts += [
        placed(fill(curve("0,-7! 6,0! 0,7! -6,0!"), "#e0a83e", 0.9), x, y, t)
        for x, y, t in ((-82, 96, 20), (-70, 140, 50), (78, 134, 10), (90, 170, 40), (-92, 176, 70))
    ]
    parts.append(
        paper(oval(34, 116, 7, 8), "#3a2418", lift=0)
        + fill(oval(32, 114, 2.4), "#fff3cf")
        + fill(oval(37, 114, 2.4), "#fff3cf")
    )
    return "".join(parts)


def sky_dancer() -> str:
    """Her last step has no ground under it."""
    silk, rose, skin = "#7fd8cc", "#f08aa8", "#b97a4e"
    parts = [
        sky("#14203f", "#5a6a9a"),
        glow(0, 84, 150, "#dfe8f8", 0.7),
        paper(oval(-4, 80, 60), "#eef0e4", lift=0, fall=0.2),
    ]
    tops = [f"-260,{200}!"]
    for index, x in enumerate(range(-256, 260, 26)):
        tops += [f"{x},{176 + (index * 13) % 12}", f"{x + 13},{152 + (index * 29) % 16}!"]
    parts.append(paper(curve(" ".join([*tops, "260,240! -260,240!"])), "#16352f", lift=2))
    for ribbon, widths, colour in (
        ("-62,30 -96,20 -112,50 -84,74 -104,104 -78,128", [4, 14, 20, 18, 14, 3], rose),
        ("66,28 102,14 114,48 86,70 108,100 84,132", [4, 14, 20, 18, 14, 3], silk),
        ("-62,30 -80,4 -48,-10 -30,-24", [3, 12, 12, 4], silk),
        ("66,28 80,2 50,-10 34,-26", [3, 12, 12, 4], rose),
    ):
        parts.append(paper(curve(band(ribbon, widths, 4)), colour, lift=2.2, edge=1.2))
    parts.append(paper(curve(band("-6,118 -38,134 -78,126 -94,134", [17, 13, 8, 4])), skin, lift=1.8))
    parts.append(paper(curve(band("6,118 32,144 30,176 40,192", [18, 13, 8, 4])), shade(skin, 0.1), lift=1.8))
    skirt = (
        "-16,104 0,100 16,104 40,122 66,120! 58,140 74,158! 46,150 34,172! 16,148 0,164! -14,146 "
        "-36,162! -34,140 -66,146! -44,126"
    )
    parts.append(
        paper(curve(skirt), rose, lift=2.4, edge=1.3)
        + "".join(
            line(curve(s, is_open=True), shade(rose, 0.45), 2, 0.6)
            for s in ("4,110 20,130 34,160", "-4,110 -16,128 -34,150", "12,108 36,124 62,132")
        )
    )
    parts.append(paper(curve(even("0,66 8,64 16,68 13,84 11,94 16,106 0,110")), silk, lift=1.8, edge=1.1))
    for arm in ("-12,70 -38,62 -62,30", "12,70 40,60 66,28"):
        parts.append(paper(curve(band(arm, [11, 8, 6])), skin, lift=1.6))
    parts += [paper(oval(s * 64 + (2 if s > 0 else 0), 28, 5.4), skin, lift=1) for s in (-1, 1)]
    parts.append(
        paper(curve("10,44 34,36 58,44! 40,46 50,58! 30,52 14,58"), "#2c1a2c", lift=1.6)
        + paper(curve(band("0,70 0,58", [10, 9])), shade(skin, 0.2), lift=1)
    )
    parts.append(
        paper(curve(even("0,30 11,32 15,44 11,57 0,62")), skin, lift=1.8, edge=1)
        + paper(curve("-16,46! -17,30 -6,22 8,22 17,32 16,46! 8,37 -4,36"), "#2c1a2c", lift=1.2)
        + paper(oval(12, 22, 8), "#2c1a2c", lift=1.2)
    )
    parts.append(
        line("M-9 47q3 3 6 0M3 47q3 3 6 0", INK, 1.8)
        + line("M-3 55q3 2.4 6 0", "#8c2f3a", 2)
        + fill(oval(0, 37, 2.4), GOLD)
    )
    return "".join(parts) + dark.sparks(20, "#fff6d8")


def moss_companion() -> str:
    """A small wood spirit pays its rent on a knight's shoulder."""
    moss, steel = "#86b048", "#8d949e"
    parts = [BACKS["deep-wood"](), glow(-14, 104, 110, "#e8ff9a", 0.6)]
    helm = "52,-30! 130,-30! 134,120 96,140 60,128 48,80 46,20"
    parts.append(
        paper(curve(helm), shade(steel, 0.2), lift=3, edge=1.4)
        + half_dark("96,-30! 130,-30! 134,120 96,140! 100,60", 0.3)
        + fill(curve("50,44! 84,38! 84,54! 50,58!"), INK)
        + "".join(
            fill(oval(x, y, 2.8), INK, 0.85) for x, y in ((60, 82), (74, 80), (60, 96), (74, 94), (66, 110), (80, 108))
        )
    )
    for drop, grow in ((40, 1.06), (22, 1.1), (2, 1.14)):
        shell = moved("-108,26! -96,-6 -50,-26 0,-24 50,-8 84,26! 20,8 -50,10", -4, 158 + drop, grow)
        parts.append(paper(curve(shell), shade(steel, drop * 0.004), lift=2.4, edge=1.4))
    parts += [fill(oval(x, y, 3.4), GOLD) for x, y in ((-86, 158), (-40, 142), (12, 140), (56, 156))]
    body = ragged("-56,148 -62,112 -50,82 -28,66 0,64 24,76 36,102 34,136 24,150 -16,154", 6, 11, (0, 0.7))
    parts.append(paper(curve(body), moss, lift=3, edge=1.5))
    parts += [
        line(curve(f"{x - 4},{y} {x},{y + 5} {x + 4},{y}", is_open=True), shade(moss, 0.45), 2, 0.6)
        for x, y in ((-40, 126), (-26, 136), (-8, 140), (12, 136), (24, 122), (-44, 98), (18, 88), (-12, 78))
    ]
    sprout = (
        paper(curve(band("-14,66 -18,44 -12,28", [6, 5, 3])), "#6b4a2c", lift=1.2)
        + paper(curve("-12,30! -34,24 -44,6! -22,6 -10,20"), "#b8d85a", lift=1.2)
        + paper(curve("-12,30! 6,30 22,14! 4,8 -8,20"), "#9ac04a", lift=1.2)
    )
    parts.append(sprout)
    for x in (-34, 10):
        parts.append(
            fill(oval(x, 104, 15, 16), "#2a2418")
            + glow(x, 104, 15, "#fff6b0", 0.5)
            + fill(oval(x, 104, 11.5, 12.5), "#fff2b8")
            + fill(oval(x + 2, 105, 7.6, 8.6), "#2a1a14")
            + fill(oval(x - 2, 100, 3.2), "#ffffff")
        )
    parts.append(
        line(curve("-20,126 -12,131 -4,126", is_open=True), "#2a3414", 3) + fill(oval(-12, 118, 3.4, 2.4), "#4a5a24")
    )
    for arm in ("34,112 50,102 56,84", "-56,120 -74,124 -82,138"):
        parts.append(paper(curve(band(arm, [7, 5, 4])), "#6b4a2c", lift=1.4))
    parts += [
        line(t, "#6b4a2c", 3.4)
        for t in ("M56 86l6 -12M56 86l-3 -13M56 86l13 -4", "M-82 136l-10 6M-82 136l-6 12M-82 136l4 12")
    ]
    parts += [
        paper(curve(moved("-10,0! -7,-9 0,-12 7,-9 10,0! 0,2", x, y, g)), "#d8643c", lift=0.9)
        + placed(line("M0 0v7", "#f1e6cc", 3), x, y, 0, g)
        for x, y, g in ((30, 76, 0.9), (-52, 78, 0.8))
    ]
    parts += [
        line(f"M{x - 5} {y}h10M{x} {y - 5}v10", "#f4ffb8", 3, 0.95)
        for x, y in ((-78, 78), (-66, 46), (38, 40), (-88, 108))
    ]
    return "".join(parts)


# Everything


SCENES: dict[
    str, tuple[Callable[[], str], tuple[float, float], float]
] = {  # drawing, focus, height of the closest view
    "mire-leech": (mire_leech, (-8, 88), 150),
    "corpse-lantern": (corpse_lantern, (-6, 106), 150),
    "host-rider": (host_rider, (-4, 90), 170),
    "night-crow": (night_crow, (-4, 92), 150),
    "barrow-ghoul": (barrow_ghoul, (0, 104), 150),
    "host-hound": (host_hound, (-4, 84), 150),
    "bone-colossus": (bone_colossus, (0, 92), 150),
    "drowned-legion": (drowned_legion, (0, 92), 128),
    "barrow-mists": (barrow_mists, (0, 104), 180),
    "soul-jar": (soul_jar, (0, 108), 160),
    "blackthorn-blade": (blackthorn_blade, (4, 96), 170),
    "widows-draught": (widows_draught, (10, 104), 160),
    "steppe-lancer": (steppe_lancer, (-6, 100), 176),
    "punishing-seraph": (punishing_seraph, (0, 84), 160),
    "ember-hawk": (ember_hawk, (-16, 100), 160),
    "salamander-familiar": (salamander_familiar, (-14, 96), 160),
    "iron-maiden": (iron_maiden, (-8, 104), 180),
    "pyre-square": (pyre_square, (0, 116), 160),
    "inquisitors-plate": (inquisitors_plate, (-6, 98), 156),
    "tower-shield": (tower_shield, (0, 108), 170),
    "pilgrim-boots": (pilgrim_boots, (0, 124), 150),
    "stone-drake": (stone_drake, (4, 90), 150),
    "oak-warden": (oak_warden, (0, 92), 150),
    "sky-dancer": (sky_dancer, (0, 84), 176),
    "moss-companion": (moss_companion, (-10, 100), 150),
}
CLOSER: dict[str, tuple[tuple[float, float], float]] = {  # people whose hat or weapon must stay in a small frame
    "host-king": ((0, 96), 136),
    "marsh-hag": ((-8, 92), 140),
    "wild-huntsman": ((0, 92), 146),
    "bog-warlock": ((0, 96), 146),
    "grand-inquisitor": ((2, 88), 140),
    "flame-preacher": ((0, 96), 148),
    "templar-vanguard": ((4, 92), 136),
    "shield-sister": ((0, 100), 136),
    "crossbow-novice": ((0, 108), 134),
    "branded-penitent": ((0, 104), 146),
    "executioner": ((10, 90), 134),
    "censer-bearer": ((-4, 104), 146),
    "thunder-oracle": ((2, 92), 150),
    "pit-gladiator": ((2, 84), 138),
    "standard-bearer": ((0, 84), 140),
    "smoke-assassin": ((0, 104), 140),
    "plague-bearer": ((-2, 88), 136),
    "witch-hunter": ((4, 92), 140),
    "war-chaplain": ((2, 92), 140),
}
ORDER = [
    "host-king",
    "marsh-hag",
    "plague-bearer",
    "mire-leech",
    "corpse-lantern",
    "host-rider",
    "night-crow",
    "barrow-ghoul",
    "wild-huntsman",
    "host-hound",
    "bog-warlock",
    "shade-knight",
    "bone-colossus",
    "drowned-legion",
    "barrow-mists",
    "soul-jar",
    "blackthorn-blade",
    "widows-draught",
    "grand-inquisitor",
    "flame-preacher",
    "templar-vanguard",
    "shield-sister",
    "witch-hunter",
    "crossbow-novice",
    "branded-penitent",
    "executioner",
    "steppe-lancer",
    "censer-bearer",
    "punishing-seraph",
    "ember-hawk",
    "salamander-familiar",
    "war-chaplain",
    "iron-maiden",
    "pyre-square",
    "inquisitors-plate",
    "tower-shield",
    "pilgrim-boots",
    "stone-drake",
    "oak-warden",
    "thunder-oracle",
    "sky-dancer",
    "pit-gladiator",
    "moss-companion",
    "standard-bearer",
    "smoke-assassin",
]


@cache
def people() -> dict[str, Portrait]:
    """The descriptions, by card id."""
    return {name: person(name, words) for name, words in yaml.safe_load(CAST.read_text("utf-8")).items()}


HEAVY = 125_000  # characters
_FAINT = re.compile(r'<path d="[^"]*" fill="#160b1c" stroke="#160b1c"[^>]*opacity="0\.0[1-6]\d*"/>')


def _thinned(drawing: str) -> str:
    """A heavy drawing without the faintest copies of its shadows."""
    return _FAINT.sub("", drawing)


@cache
def picture_of(card: str) -> Art:
    """The picture of one card, made when it is first asked for."""
    if card in SCENES:
        draw, focus, close = SCENES[card]
        drawing = draw()
        return Art(_thinned(drawing) if len(drawing) > HEAVY else drawing, focus, close)
    focus, close = CLOSER.get(card, ((0.0, 0.0), 0.0))
    drawn = art(people()[card])
    if len(drawn.drawing) > HEAVY:
        drawn = drawn._replace(drawing=_thinned(drawn.drawing))
    return drawn._replace(focus=focus, close=close) if close else drawn


def pictures() -> dict[str, Art]:
    """The pictures of all cards, by card id."""
    return {card: picture_of(card) for card in ORDER}


# The contact sheet


def _near(shown: dict[str, Art], side: int = 48) -> list[tuple[float, str, str]]:
    """All pairs by the mean difference of their pixels, the most alike first."""
    import pygame

    from assets.art import render

    small = {name: pygame.image.tobytes(render.paint(picture, (side, side)), "RGB") for name, picture in shown.items()}
    pairs = combinations(small, 2)
    return sorted(
        (sum(abs(a - b) for a, b in zip(small[n], small[m], strict=True)) / len(small[n]), n, m) for n, m in pairs
    )


def _sheet(shown: dict[str, Art], columns: int = 9, side: int = 140) -> pygame.Surface:
    """All pictures with their names, and all of them small."""
    import pygame

    from assets.art import render

    strip = columns * (side + 8) // 64
    rows, lines = -(-len(shown) // columns), -(-len(shown) // strip)
    surface = pygame.Surface((columns * (side + 8) + 8, rows * (side + 26) + lines * 64 + 12))
    surface.fill(render.GROUNDS["berserk"])
    for index, (name, picture) in enumerate(shown.items()):
        x, y = 8 + index % columns * (side + 8), 8 + index // columns * (side + 26)
        surface.blit(render.paint(picture, (side, side)), (x, y))
        render.write(surface, name, (x, y + side + 1), 12, (235, 228, 215))
        place = (8 + index % strip * 64, 10 + rows * (side + 26) + index // strip * 64)
        surface.blit(render.paint(picture, (60, 60)), place)
    return surface


def main(wanted: list[str]) -> None:
    """Writes the sheet, or tells which pictures are nearest to each other and which are heavy."""
    import pygame

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    shown = pictures()
    if "near" in wanted:
        print("\n".join(f"{apart:5.1f} {one} {other}" for apart, one, other in _near(shown)[:12]))
        print(
            "heavy:",
            {name: len(picture.drawing) // 1000 for name, picture in shown.items() if len(picture.drawing) > 120_000},
        )
    else:
        pygame.image.save(_sheet(shown), HERE / "sheet-berserk-all.png")


if __name__ == "__main__":
    main(sys.argv[1:])
