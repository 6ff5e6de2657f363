"""Fenrir."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    GOLD,
    band,
    both,
    box,
    curve,
    even,
    fill,
    glow,
    line,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    tint,
)
from assets.art.pictures.valhalla_garm import FENRIR
from assets.art.registry import GROUNDS
from assets.art.shapes.hounds import fangs, hound_body, hound_face, hound_side
from assets.art.shapes.north import dome, rim
from assets.art.shapes.north_scenes import FLAME, INK, scene, sparks
from assets.art.shapes.weapons import sword_shape


@VALHALLA.picture("mon-fenr-1", 0, 100, 166)
def fenrir_1() -> str:
    """Still a cub; his shadow on the wall is not."""
    wall = sky("#5a4a3a", "#e0b87a") + glow(-40, 150, 150, "#ffe0a0", 0.8)
    shade_ = placed(
        fill(
            curve("-50,110! -54,20 -70,-10! -52,-30! -44,-70! -24,-44! 0,-46! 18,-74! 26,-34! 50,-6! 30,10 44,110!"),
            "#2a1c24",
            0.75,
        ),
        26,
        96,
        0,
        1.2,
    ) + "".join(fill(oval(26 + s * 20, 72, 6, 4), "#ffd23c", 0.9) for s in (-1, 1))
    fur = "#8a94a0"
    cub_ = (
        paper(curve(ragged("-30,70 -36,30 -24,0 24,0 36,30 30,70", 4, 9)), fur, lift=2)
        + both("8,-38! 26,-66! 36,-22!", fur)
        + paper(curve(ragged(even("0,-44 24,-38 38,-12 28,12 0,22"), 3, 9)), fur, lift=2)
        + paper(curve(even("0,-12 10,-8 14,8 0,18")), "#e4e8ec", lift=1)
        + fill(oval(0, -4, 5, 4), INK)
        + "".join(fill(oval(s * 14, -16, 4.4), "#ffd23c") + fill(oval(s * 14, -16, 2), INK) for s in (-1, 1))
        + "".join(paper(box(s * 16 - 9, 54, 18, 18, 8), tint(fur, 0.3), lift=1) for s in (-1, 1))
    )
    return scene(
        wall,
        shade_,
        earth("-260,178 0,172 260,178", "#6b4a34"),
        placed(cub_, -38, 120, 0, 0.95),
        open_line("-70,150 -44,162 -10,150 10,166", "#e8f0f8", 5),
    )


@VALHALLA.picture("mon-fenr-2", 0, 92, 166)
def fenrir_2() -> str:
    """He howls at the moon."""
    return scene(
        sky("#101c38", "#4f6fa8") + paper(oval(-50, 52, 50), "#f4f2dc", lift=0) + glow(-50, 52, 110, "#e8f0ff", 0.7),
        earth("-260,170 -150,150 -60,176 60,160 260,178", "#1f2c48"),
        placed(hound_side(FENRIR, "#ffd23c", gape=26), 40, 116, 52, 0.86),
    )


@VALHALLA.picture("mon-fenr-3", -6, 104, 166)
def fenrir_3() -> str:
    """Bound with a ribbon of silver."""
    ribbon = "".join(
        paper(curve(band(r, [9, 9, 9])), "#eaf4fc", lift=1.4)
        for r in (
            "-8,80 8,108 -4,142",
            "24,84 40,110 28,138",
            "54,88 70,108 62,138",
            "-62,50 -54,60 -58,76",
            "-34,150 -12,158 8,150",
            "48,152 66,160 86,150",
        )
    )
    rock = paper(curve("74,210! 84,120! 120,90! 200,110! 220,210!"), "#4a5a78", lift=2.4)
    return scene(
        sky("#5a7ab0", "#e8eef4") + glow(-10, 90, 140, "#ffffff", 0.8),
        earth("-260,174 0,166 260,174", "#c8d8e8"),
        rock,
        placed(hound_body("#5a6676", "#ffb03a", gape=18), 24, 112, 0, 0.82),
        ribbon,
        open_line("66,134 84,138 104,118", "#eaf4fc", 7),
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


@VALHALLA.picture("mon-fenr-5", -4, 104, 166)
def fenrir_5() -> str:
    """He runs over the ice; helmets fly."""
    helms = "".join(
        placed(dome("#8d949e") + rim(GOLD), x, y, t, 0.42)
        for x, y, t in ((-84, 60, -30), (-70, 24, 40), (-30, 30, 100))
    )
    return scene(
        GROUNDS["frost-peak"](),
        placed(hound_body("#4a5666", "#ff5a3a", leaping=True, gape=30), 20, 112, 8, 0.78),
        helms,
        line("M60 176h60M30 188h50M100 164h60", "#ffffff", 4, 0.9),
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
