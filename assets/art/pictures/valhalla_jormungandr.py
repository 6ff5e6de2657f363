"""Jormungandr."""

from __future__ import annotations

import math

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import sky
from assets.art.kit import band, box, curve, fade, fill, glow, line, moved, open_line, oval, paper, placed, shade
from assets.art.pictures.valhalla_nidhogg import scaly, worm_face, worm_head
from assets.art.shapes.beasts import slit_eye, teeth
from assets.art.shapes.north import longship, waves
from assets.art.shapes.north_scenes import INK, bolt, scene, sparks


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


JORM = "#2f7a6a"


def sea(top: str, bottom: str, *rows: tuple[float, str]) -> str:
    """A sky; rows of waves are laid over it later."""
    return sky(top, bottom) + "".join(waves(y, tone, 12, 52, i * 17) for i, (y, tone) in enumerate(rows))


@VALHALLA.picture("mon-jorm-1", 0, 100, 166)
def jorm_1() -> str:
    """A ship on a quiet sea; what lies below has opened an eye."""
    deep = fade(box(-260, 84, 520, 180), "#4fa8a8", "#0f3a50") + open_line(
        "-260,84 -180,80 -90,86 0,80 90,86 180,80 260,84", "#eafcf4", 3.4, 0.9
    )
    body = (
        paper(
            curve(band("150,120 90,150 30,128 -30,136 -84,176 -40,214 60,196", [40, 50, 52, 54, 50, 44, 30])),
            "#1f5a5a",
            lift=2,
        )
        + paper(
            curve("4,94 -28,86 -66,94 -98,116 -114,142 -100,158 -56,160 -8,156 16,130"), "#276868", lift=2.4, edge=1.2
        )
        + open_line("-108,148 -76,146 -50,150", "#0f3038", 3, 0.7)
    )
    eye = (
        glow(-44, 126, 34, "#ffe14a", 0.8)
        + fill(curve("-62,130! -46,116 -26,124! -42,136"), "#ffe14a")
        + fill(oval(-44, 126, 3, 9), INK)
    )
    fins = "".join(
        paper(curve(moved("-11,6! 0,-20! 11,6!", x, y, 1, t)), "#c9582f", lift=0.8)
        for x, y, t in ((16, 98, 4), (48, 102, 10), (84, 122, 24), (-14, 88, -8))
    )
    light = "".join(
        fill(curve(f"{x},84! {x + 24},84! {x + 60},240! {x - 10},240!"), "#ffffff", 0.1) for x in (-120, -40, 50)
    )
    return scene(
        sky("#f0b070", "#fff0c8") + glow(40, 50, 110, "#fffbe6", 0.9),
        deep,
        fins,
        body,
        eye,
        light,
        longship(28, 76, 0.5),
        sparks("-80,190 70,176 20,190 -20,166", "#dff8f4", 2.4),
    )


@VALHALLA.picture("mon-jorm-2", 0, 96, 172)
def jorm_2() -> str:
    """A tail as thick as a mast closes round a ship and lifts it out of the sea."""
    ship = longship(-4, 116, 1.02, turn=-14)
    back = paper(curve(band("70,150 76,108 30,90 -10,96", [38, 34, 32, 30], 4)), shade(JORM, 0.4), lift=2)
    rise = "-92,250 -98,186 -70,150 -24,146 34,142 62,112 46,76"
    widths = [58, 54, 46, 42, 38, 33, 28]
    body = paper(curve(band(rise, widths, 4)), JORM, lift=3.4, edge=1.5)
    belly = line(curve("-96,196 -66,164 -22,160 36,154 66,122", is_open=True), "#cfd88a", 9, 0.85)
    scales = "".join(
        fill(curve(moved("-8,0! 0,-7 8,0! 0,6", x, y, 1, t)), shade(JORM, 0.4), 0.7)
        for x, y, t in (
            (-92, 172, -60),
            (-70, 146, -30),
            (-44, 136, 0),
            (-18, 133, 0),
            (8, 131, -4),
            (34, 126, -20),
            (52, 106, -60),
        )
    )
    tip = paper(curve(band("46,78 30,48 48,20 84,10", [27, 22, 16, 7], 4)), JORM, lift=2.6, edge=1.3)
    fin = paper(curve("72,14! 96,-20! 98,0! 122,-6! 106,16! 118,36! 90,28!"), "#c9582f", lift=1.8, edge=1.1)
    spray = "".join(
        fill(oval(x, y, r), "#f4fbff", 0.9)
        for x, y, r in (
            (-60, 186, 4),
            (-40, 176, 3),
            (-108, 170, 4),
            (-30, 190, 3),
            (14, 176, 3),
            (40, 184, 4),
            (-76, 200, 3),
        )
    )
    return scene(
        sea("#243c5c", "#9fc8d0", (150, "#4f86a0")),
        glow(10, 70, 120, "#fffbe8", 0.75),
        bolt(-84, 70, 0.7, 8),
        back,
        ship,
        body,
        belly,
        scales,
        fin,
        tip,
        waves(184, "#2f5d80", 14, 56, 8),
        spray,
    )


@VALHALLA.picture("mon-jorm-3", -2, 84, 150)
def jorm_3() -> str:
    """The serpent rises beside a ship."""
    return sea_serpent()


@VALHALLA.picture("mon-jorm-4", 0, 100, 166)
def jorm_4() -> str:
    """A face out of the surf."""
    return scene(
        sea("#1c3a4a", "#7fb0a8"),
        glow(0, 80, 130, "#eaffd8", 0.75),
        scaly("0,260 0,180 0,120", [116, 92, 60], shade(JORM, 0.15), "#cfd88a"),
        placed(worm_face(JORM, "#ffe14a", "#c9582f", gape=24), 0, 80, 0, 0.94),
        waves(164, "#36697a", 16, 60, 8),
        waves(184, "#24485c", 12, 54, -14),
    )


@VALHALLA.picture("mon-jorm-5", 0, 100, 186)
def jorm_5() -> str:
    """The ring around the world: he bites his own tail."""
    ring = []
    for index in range(33):
        a = math.radians(-64 + index * 10)
        ring.append((74 * math.cos(a), 104 + 74 * math.sin(a)))
    outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in ring)
    body = paper(
        curve(band(outline, [36 - abs(i - 6) * 1.0 if i > 6 else 36 for i in range(33)], 2)),
        "#2f8a70",
        lift=3,
        edge=1.4,
    )
    spines = "".join(
        paper(
            curve(moved("-8,4! 0,-16! 8,4!", 92 * math.cos(a), 104 + 92 * math.sin(a), 1, math.degrees(a) + 90)),
            "#c9582f",
            lift=0.8,
        )
        for a in (math.radians(-30 + i * 24) for i in range(11))
    )
    world = (
        paper(oval(0, 104, 46), "#3f8ac0", lift=2)
        + paper(curve("-34,92 -20,74 4,78 8,94 -10,100 -16,120 -30,112"), "#6fae5a", lift=0.6)
        + paper(curve("14,110 32,100 38,116 22,134 10,126"), "#6fae5a", lift=0.6)
    )
    return scene(
        sky("#0f1430", "#3a3f7a") + glow(0, 104, 120, "#a8d8ff", 0.7),
        sparks("-84,20 -60,50 84,30 92,90 -96,150 90,176 -20,14 40,18", "#ffffff", 1.6),
        world,
        spines,
        body,
        placed(worm_head("#2f8a70", "#ffe14a", "#c9582f", gape=20), 22, 40, 4, 0.52),
    )


@VALHALLA.picture("mon-jorm-6", -6, 92, 166)
def jorm_6() -> str:
    """He opens his jaws over a ship; venom rains."""
    drops = "".join(
        paper(curve(moved("0,-10! 6,2 0,8 -6,2", x, y)), "#b8f03c", lift=0.6)
        for x, y in ((-70, 100), (-44, 118), (-88, 130), (-20, 124))
    )
    return scene(
        sea("#101828", "#4a5a6a", (140, "#2c4a5a")),
        bolt(-84, 80, 0.7, 8),
        glow(-40, 100, 110, "#d8ff8a", 0.6),
        longship(-50, 162, 0.6, "#4a5f9a", 12),
        scaly("120,260 130,170 112,110 70,70", [96, 84, 70, 50], "#1f5a5a", "#b8c87a"),
        placed(worm_head("#1f5a5a", "#ff5a2a", "#d0402a", gape=44), 36, 56, -18, 1.1),
        drops,
        waves(178, "#1b384a", 16, 58, 8),
    )
