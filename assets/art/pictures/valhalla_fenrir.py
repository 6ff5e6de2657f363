"""Fenrir."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    GOLD,
    band,
    both,
    curve,
    even,
    fill,
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
from assets.art.pictures.valhalla_garm import FENRIR
from assets.art.registry import GROUNDS
from assets.art.shapes.hounds import fangs, hound_face, hound_side
from assets.art.shapes.north import dome, rim
from assets.art.shapes.north_scenes import FLAME, INK, scene, sparks
from assets.art.shapes.weapons import sword_shape


@VALHALLA.picture("mon-fenr-1", 0, 104, 166)
def fenrir_1() -> str:
    """Still a cub; his shadow on the wall is not."""
    wall = sky("#5a4a3a", "#e0b87a") + glow(-50, 150, 150, "#ffe0a0", 0.85)
    jaws = "-40,120! -60,40 -50,-14 -30,-36! -24,-84! 4,-52 34,-58! 52,-92! 60,-44 92,-20! 120,-8 122,6! 96,6 104,16! 88,14 92,28! 70,24 76,60 84,120!"
    shade_ = placed(
        fill(curve(jaws), "#2a1c24", 0.72) + fill(curve("40,-34! 52,-42 62,-32! 50,-28"), "#ffd23c", 0.95),
        26,
        92,
        0,
        0.8,
    )
    fur, pale = "#8a94a0", "#e4e8ec"
    tail = paper(curve(ragged(band("28,56 58,50 66,24", [16, 24, 8], 2), 4, 8, (0.3, -0.3))), shade(fur, 0.12), lift=2)
    body = paper(curve(ragged(even("0,-6 22,0 34,30 36,62 26,74 0,76"), 3, 9)), fur, lift=2.4, edge=1.1)
    chest = paper(curve(ragged(even("0,0 14,6 18,26 0,46"), 3, 8)), pale, lift=1.2)
    paws = "".join(
        paper(curve(moved("-9,-34 9,-34 11,8 8,14 -8,14 -11,8", s * 13, 60)), tint(fur, 0.12), lift=1.4)
        + line(f"M{s * 13 - 3} 70v4M{s * 13 + 3} 70v4", shade(fur, 0.5), 2)
        for s in (-1, 1)
    )
    ears = both("10,-50! 30,-78! 40,-30!", fur, lift=1.6) + both("17,-50! 28,-66! 33,-40!", "#c99a94", lift=0)
    head = paper(curve(ragged(even("0,-58 26,-52 42,-28 36,-6 0,6"), 3, 9)), fur, lift=2.4, edge=1.1)
    muzzle = paper(curve(even("0,-28 12,-24 16,-8 0,2")), pale, lift=1.2) + paper(
        curve(even("0,-25 7,-25 6,-19 0,-15")), INK, lift=0.6
    )
    eyes = "".join(
        paper(oval(s * 17, -33, 8.4), "#f3c93a", lift=0.6, edge=0)
        + fill(oval(s * 17 + 1, -32, 4.6), INK)
        + fill(oval(s * 17 - 1.6, -35, 2), "#ffffff")
        for s in (-1, 1)
    )
    grin = line("M0 -15V-9M0 -9Q-7 -4 -11 -8M0 -9Q7 -4 11 -8", INK, 2.2) + both("4,-8! 8,-7! 6,-1!", "#ffffff", lift=0)
    collar = paper(curve(band("-30,2 0,14 30,2", [8, 9, 8])), "#b3302a", lift=1.2) + paper(
        oval(0, 15, 6), GOLD, lift=0.9
    )
    return scene(
        wall,
        shade_,
        earth("-260,178 0,172 260,178", "#6b4a34"),
        placed(tail + body + chest + paws + ears + head + muzzle + eyes + grin + collar, -34, 112, 0, 0.96),
    )


@VALHALLA.picture("mon-fenr-2", 0, 92, 166)
def fenrir_2() -> str:
    """He howls at the moon."""
    return scene(
        sky("#101c38", "#4f6fa8") + paper(oval(-50, 52, 50), "#f4f2dc", lift=0) + glow(-50, 52, 110, "#e8f0ff", 0.7),
        earth("-260,170 -150,150 -60,176 60,160 260,178", "#1f2c48"),
        placed(hound_side(FENRIR, "#ffd23c", gape=26), 40, 116, 52, 0.86),
    )


@VALHALLA.picture("mon-fenr-3", -4, 96, 166)
def fenrir_3() -> str:
    """Bound with a ribbon of silver, thin as silk; only the eye is free."""
    silver = "#f2f8ff"
    turns = "".join(
        paper(curve(band(path, [9, 11, 9])), silver if index % 2 else "#cfe0f0", lift=1.6, edge=1)
        for index, path in enumerate(
            (
                "-58,66 -48,94 -54,124", "-40,62 -28,94 -34,128", "-20,60 -6,92 -12,126",  # round the jaws
                "44,52 70,100 58,170", "66,60 96,110 88,186", "88,78 122,130 118,206",  # round the neck
            )
        )
    )  # fmt: skip
    tails = paper(curve(band("-32,132 -44,160 -34,190", [8, 9, 5])), silver, lift=1.4) + paper(
        curve(band("-26,132 -14,160 -22,186", [8, 9, 5])), "#dce8f4", lift=1.4
    )
    runes = "".join(
        line(f"M{x} {y}v9M{x} {y}l5 4", "#7fb0e0", 2.2, 0.9)
        for x, y in ((-51, 88), (-31, 88), (-9, 84), (64, 96), (92, 112))
    )
    return scene(
        sky("#3f5f96", "#e8eef4") + glow(-20, 90, 140, "#ffffff", 0.8),
        earth("-260,184 -90,172! -40,190 260,176", "#c8d8e8"),
        placed(hound_side("#5a6676", "#ff5a3a", gape=-2), 22, 86, 2, 0.96),
        turns,
        tails,
        runes,
        paper(oval(-29, 130, 7), GOLD, lift=1.2),
        sparks("-84,40 -60,24 -92,150", "#ffffff", 2.6),
    )


@VALHALLA.picture("mon-fenr-4", 0, 100, 166)
def fenrir_4() -> str:
    """A sword props his jaws open."""
    return scene(
        sky("#24344e", "#8aa8c8") + glow(0, 84, 140, "#f0f8ff", 0.8),
        placed(hound_face(FENRIR, "#ffd23c", jaws=46), 0, 82, 0, 1.0),
        placed(sword_shape("#f0f6fc"), 2, 176, 0, 0.62),
        sparks("-40,150 44,150 -60,170 62,172", "#cfe8ff", 3),
    )


@VALHALLA.picture("mon-fenr-5", 0, 92, 166)
def fenrir_5() -> str:
    """He comes over the ice, straight at us; helmets fly."""
    fur = "#3f4a5a"
    helms = "".join(
        placed(dome("#8d949e") + rim(GOLD), x, y, t, 0.5) for x, y, t in ((-84, 70, -40), (82, 58, 44), (88, 138, 120))
    )
    paws = "".join(
        paper(curve(ragged(band(path, [50, 44, 38]), 5, 12, (0, 0.6))), shade(fur, 0.16), lift=2.4)
        + "".join(paper(oval(x + dx, y, 11, 13), tint(fur, 0.1), lift=1.2) for dx in (-18, 0, 18))
        + "".join(paper(curve(moved("-4,0! 4,0! 0,18!", x + dx, y + 8)), "#f6ecd2", lift=0.8) for dx in (-18, 0, 18))
        for path, x, y in (("-30,120 -66,140 -74,164", -76, 172), ("30,120 60,146 62,170", 62, 180))
    )
    return scene(
        GROUNDS["frost-peak"](),
        helms,
        placed(hound_face(fur, "#ff5a3a", jaws=36), -4, 76, -9, 0.86),
        paws,
        "".join(
            paper(curve(moved("-12,6! -2,-14! 10,4! 2,10!", x, y, 1, t)), "#e8f6ff", lift=1)
            for x, y, t in ((-40, 194, 0), (10, 196, 40), (98, 184, 80), (-104, 150, 20))
        ),
    )


@VALHALLA.picture("mon-fenr-6", -6, 96, 166)
def fenrir_6() -> str:
    """He swallows the sun."""
    sun = (
        glow(-44, 114, 110, "#ffb347", 1.0)
        + paper(oval(-42, 114, 36), "#ffd36e", lift=0)
        + fill(oval(-47, 108, 24), "#fff3c0", 0.8)
    )
    return scene(
        sky("#1c1030", "#a8443a") + glow(30, 60, 130, "#ff9d6a", 0.7),
        placed(hound_side("#56616f", "#ff3a2a", gape=46), 40, 62, 0, 1.14),
        sun,
        fangs("-60,81 -36,83", 22, 11),
        sparks("-90,60 -96,150 -20,170 10,180", FLAME, 3),
    )
