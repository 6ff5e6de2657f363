"""Thor's help."""

from __future__ import annotations

from typing import Any

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    GOLD,
    band,
    box,
    curve,
    fill,
    glow,
    line,
    moved,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import finger, held
from assets.art.people.portrait import portrait
from assets.art.shapes.north import BONE
from assets.art.shapes.north_scenes import FAIR, INK, RED, bolt, burst, gauntlet, scene, sparks


def thunder_sky(x: float = 0, y: float = 80) -> str:
    """Dark clouds with a light between them."""
    cloud = "".join(
        paper(curve(moved("-60,16 -56,-8 -30,-12 -10,-28 20,-22 36,-10 62,-6 62,16", cx, cy, s)), tone, lift=2)
        for cx, cy, s, tone in (
            (-90, 20, 1.2, "#3a4a6b"),
            (84, 16, 1.2, "#33425f"),
            (-190, 30, 1.3, "#2c3a56"),
            (190, 34, 1.3, "#3a4a6b"),
            (0, 0, 1.3, "#2c3a56"),
        )
    )
    return sky("#1c2844", "#7f9ac0") + glow(x, y, 140, "#e8f2ff", 0.8) + cloud


def mjolnir(x: float, y: float, turn: float, grow: float = 1) -> str:
    """Thor's hammer, short of shaft; its head at 0, 0."""
    head = paper(
        curve("-44,-26! -34,-32! 34,-32! 44,-26! 44,20! 34,26! -34,26! -44,20!"),
        "#98a2b0",
        lift=2.6,
        edge=1.4,
        fall=0.3,
    ) + fill(curve("4,-32! 34,-32! 44,-26! 44,20! 34,26! 8,26!"), INK, 0.22)
    knot = line("M-24 -14h14l10 12l10 -12h14M-24 8h14l10 -10l10 10h14", "#5fd0f0", 3.4) + line(
        "M-34 -30V24M34 -30V24", "#5f6876", 3, 0.8
    )
    shaft = (
        paper(box(-7, 24, 14, 56, 3), "#6b4426", lift=1.6)
        + "".join(line(f"M-7 {yy}l14 -6", GOLD, 2.4) for yy in (40, 52, 64))
        + paper(oval(0, 84, 9), GOLD, lift=1)
    )
    return placed(shaft + head + knot, x, y, turn, grow)


def thor(**how: Any) -> str:
    """The thunderer, without a ground."""
    return portrait(walk_on("thor", **how))


@VALHALLA.picture("tho-plus3", 0, 100, 166)
def thunderclap() -> str:
    """The hammer splits the ground."""
    cracks = "".join(
        open_line(c, "#fff0a0", 4)
        for c in ("-4,150 -40,164 -60,190 -96,200", "4,150 36,168 70,176 96,198", "0,154 -6,176 6,204")
    )
    return scene(
        thunder_sky(0, 110),
        earth("-260,158 -100,150 0,146 100,150 260,158", "#3a3440"),
        cracks,
        bolt(-60, 140, 1.1, 10),
        bolt(66, 136, 1.0, -16),
        burst(0, 142, 60, "#bfe8ff", 12),
        mjolnir(0, 106, 180, 1.25),
    )


@VALHALLA.picture("tho-steal", 0, 100, 166)
def iron_glove() -> str:
    """Thor's iron glove plucks a card out of a fan."""
    fan = "".join(
        placed(
            paper(box(-20, -62, 40, 60, 4), "#f6ecd6", lift=1.6, edge=1) + fill(box(-15, -57, 30, 50, 2), tone),
            -14,
            210,
            t,
        )
        for t, tone in ((-50, "#7a4fa0"), (-24, "#4d8b4a"), (26, "#c9782a"), (50, "#2f6f9e"))
    )
    iron = "#9aa4b4"
    stolen = (
        paper(box(-24, -96, 48, 78, 5), "#fff6e0", lift=2.4, edge=1.4)
        + fill(box(-18, -90, 36, 66, 3), "#c9a82a")
        + bolt(0, -32, 0.5)
    )
    return scene(
        thunder_sky(0, 100),
        placed(fan, -54, 0, -8),
        glow(16, 76, 84, "#fff0a0", 0.85),
        gauntlet(18, 142, stolen, 8, "#5f6876", iron, 1.4),
        paper(curve(band("-6,184 48,188", [16, 16])), GOLD, lift=1.2),
        sparks("-20,40 -30,66 92,50 96,84 -10,20", "#fff0a0", 3),
    )


@VALHALLA.picture("tho-die", 0, 100, 166)
def thunder_die() -> str:
    """Lightning strikes a grey die."""
    die = (
        paper(curve("-50,92! 4,72! 52,92! 52,150! 0,180! -50,152!"), "#8a8f98", lift=3, edge=1.4)
        + fill(curve("-50,92! 4,72! 52,92! 0,114!"), "#c2c8d0")
        + fill(curve("0,114! 52,92! 52,150! 0,180!"), "#5a5f6a", 0.9)
    )
    marks_ = (
        line("M-38 120L-12 158M-36 152L-14 128", "#fff6d8", 5)
        + bolt(26, 160, 0.42)
        + line("M-14 92l28 6M2 84l-4 18", INK, 4, 0.7)
    )
    return scene(
        thunder_sky(0, 60),
        earth("-260,172 0,166 260,172", "#2f3448"),
        bolt(2, 92, 1.3),
        die,
        marks_,
        burst(0, 88, 26, "#e8f6ff", 10),
        sparks("-70,70 74,64 -60,110 78,110 40,50 -40,48", "#fff0a0", 3),
    )


@VALHALLA.picture("tho-plus2", -2, 92, 126)
def thunderer() -> str:
    """Thor himself lends a hand."""
    return (
        thunder_sky()
        + bolt(78, 70, 0.8, -10)
        + thor()
        + placed(held("", 0, 0, FAIR, "#7a1f24"), 66, 170)
        + mjolnir(66, 112, 8, 0.85)
    )


@VALHALLA.picture("tho-reroll", 0, 100, 166)
def hammer_returns() -> str:
    """The hammer flies back into an open hand."""
    swirl = "".join(
        open_line(c, "#e8f6ff", w, 0.75)
        for c, w in (
            ("-86,120 -70,50 -10,16 60,30 84,70", 8),
            ("-70,130 -52,70 -6,40 44,48", 5),
            ("-94,84 -74,28 -20,-4 50,2", 4),
        )
    )
    palm_ = (
        "".join(
            finger(x, y, u, v, 15, FAIR)
            for x, y, u, v in ((-90, 166, -98, 120), (-77, 160, -76, 108), (-64, 162, -54, 114), (-56, 182, -24, 156))
        )
        + paper(curve("-104,230! -100,180 -98,160 -80,150 -60,152 -50,168 -52,190 -60,230!"), FAIR, lift=0, edge=1)
        + open_line("-92,176 -76,168 -56,172", shade(FAIR, 0.4), 2.2, 0.6)
        + open_line("-92,192 -78,182 -62,188", shade(FAIR, 0.4), 2.2, 0.6)
    )
    return scene(
        thunder_sky(20, 90),
        swirl,
        palm_,
        paper(curve(band("-110,240 -84,206", [60, 54])), "#b3302a", lift=2),
        mjolnir(40, 88, 64, 1.05),
        sparks("84,40 92,70 10,40", "#fff0a0", 3),
    )


def goat_face(x: float, y: float, grow: float, wool: str, side: int) -> str:
    """A billy goat that comes straight at us, in harness; its head leans to a side."""
    horns = "".join(
        paper(
            curve(band(f"{s * 12},-34 {s * 26},-66 {s * 52},-70 {s * 60},-44 {s * 48},-34", [17, 16, 13, 9, 2], 2)),
            shade(BONE, 0.12 if s > 0 else 0),
            lift=1,
            edge=1.1,
        )
        + "".join(
            line(f"M{s * hx} {hy}l{s * 7} {-6}", "#8a7a5c", 2.4, 0.7) for hx, hy in ((16, -48), (25, -60), (37, -66))
        )
        for s in (-1, 1)
    )
    ears = "".join(
        paper(
            curve(moved("0,0 18,-8 38,2! 20,10", 0, 0) if s > 0 else moved("0,0 -18,-8 -38,2! -20,10", 0, 0)),
            shade(wool, 0.2),
            lift=1,
        )
        for s in (-1, 1)
    )
    chest = paper(
        curve(ragged("-44,110! -42,40 -22,14 22,14 42,40 46,110!", 6, 24, (0, 0.7))),
        shade(wool, 0.12),
        lift=1,
        edge=1.1,
    )
    collar = paper(curve(band("-42,58 0,78 42,58", [13, 15, 13], 2)), RED, lift=1) + "".join(
        paper(oval(cx, cy, 4.4), GOLD, lift=0.8) for cx, cy in ((-28, 68), (0, 78), (28, 68))
    )
    face = paper(curve("0,-44 18,-40 26,-18 20,10 14,34 0,42 -14,34 -20,10 -26,-18 -18,-40"), wool, lift=1.8, edge=1.3)
    dark = fill(curve("2,-44! 18,-40 26,-18 20,10 14,34 2,42! 5,0"), INK, 0.18)
    fringe = paper(
        curve(ragged("-16,-44 0,-52 16,-44 12,-26 0,-18 -12,-26", 4, 14, (0, 0.8))), shade(wool, 0.1), lift=1
    )
    eyes = "".join(
        glow(s * 16, -14, 14, "#9fd8ff", 0.9)
        + fill(oval(s * 16, -14, 6.4, 5.4), "#ffe27a")
        + fill(box(s * 16 - 5, -15.4, 10, 3, 1.4), INK)
        + line(f"M{s * 8} -20L{s * 24} -25", INK, 3.4)
        for s in (-1, 1)
    )
    nose = fill(oval(-6, 26, 3, 4), INK, 0.8) + fill(oval(6, 26, 3, 4), INK, 0.8) + line("M-8 35Q0 39 8 35", INK, 2.4)
    beard = paper(curve(ragged("-11,38 11,38 8,62 0,78! -8,62", 3, 14, (0, 0.8))), "#f6ecd2", lift=1)
    reins = line(f"M{-side * 20} 6L{-side * 66} -40", "#4a2c1a", 3.4)
    return placed(
        reins + chest + collar + ears + horns + beard + face + dark + fringe + eyes + nose, x, y, side * 5, grow
    )


@VALHALLA.picture("tho-draw", 0, 104, 172)
def goat_chariot() -> str:
    """Thor's two goats come down on us through the clouds, and he behind them."""
    driver = portrait(walk_on("thor", coat="shirt", mouth="open"))
    rail = paper(curve("-66,94! -58,84 0,76 58,84 66,94! 58,132 0,142 -58,132"), "#8a5a34", lift=2.4, edge=1.2)
    knots_ = line(curve("-56,94 0,86 56,94", is_open=True), GOLD, 4) + line(
        "M-30 104a9 9 0 1 1 18 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0a9 9 0 1 1 -18 0z", GOLD, 3
    )
    clouds = "".join(
        paper(
            curve(moved("-60,16 -56,-8 -30,-12 -10,-28 20,-22 36,-10 62,-6 62,30 -62,30", cx, cy, s)), "#e8f0f8", lift=2
        )
        for cx, cy, s in ((-92, 196, 0.9), (8, 206, 1.0), (96, 194, 0.9), (-190, 184, 1.2), (190, 186, 1.2))
    )
    return scene(
        thunder_sky(0, 80),
        bolt(-84, 84, 0.8, 10),
        bolt(88, 76, 0.7, -14),
        placed(driver, 0, -22, 0, 0.62),
        rail + knots_,
        goat_face(48, 128, 0.84, "#b8a68c", 1),
        goat_face(-48, 138, 0.94, "#f1e6d0", -1),
        clouds,
    )
