"""Thor's help."""

from __future__ import annotations

import math
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
from assets.art.shapes.north_scenes import FAIR, INK, RED, bolt, burst, scene, sparks, viking


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
    stolen = placed(
        paper(box(-22, -34, 44, 66, 4), "#fff6e0", lift=2, edge=1.2)
        + fill(box(-16, -28, 32, 54, 2), "#c9a82a")
        + bolt(0, 22, 0.42),
        2,
        108,
        8,
    )
    arm_ = paper(curve(band("150,-50 96,10 44,54", [64, 56, 44])), "#5f6876", lift=3, edge=1.4) + paper(
        curve(band("78,14 96,36", [16, 16])), GOLD, lift=1.2
    )
    grip = "".join(
        paper(curve(band(f, [19, 18, 13])), "#8d949e", lift=1.6, edge=1)
        for f in ("46,40 20,52 -6,78", "56,52 30,68 10,88", "58,68 40,82 26,96")
    )
    return scene(
        thunder_sky(0, 100),
        fan,
        glow(2, 104, 70, "#fff0a0", 0.8),
        stolen,
        arm_,
        grip,
        sparks("-50,60 -64,90 60,120 -40,130", "#fff0a0", 3),
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


@VALHALLA.picture("tho-draw", 0, 116, 166)
def goat_chariot() -> str:
    """Thor's two goats gallop over the clouds."""

    def goat(x: float, y: float, grow: float, tone: str) -> str:
        legs = "".join(
            line(f"M{a} 16L{b} 44", shade(tone, 0.3), 6) for a, b in ((-24, -40), (-14, -6), (18, 38), (26, 20))
        )
        body = paper(curve(ragged("-36,-6 -20,-20 14,-20 34,-10 32,14 0,20 -32,16", 3, 9)), tone, lift=2)
        head = (
            paper(curve("26,-12 34,-36 50,-44 66,-34! 60,-24 46,-18 40,-4"), tone, lift=1.6)
            + paper(curve("52,-22! 58,-6! 62,-24!"), "#f6ecd2", lift=0.6)
            + fill(oval(50, -34, 2.6), INK)
        )
        horn = paper(curve(band("44,-42 34,-58 18,-58", [9, 7, 1.5])), BONE, lift=1)
        return placed(legs + body + horn + head, x, y, -6, grow)

    clouds = "".join(
        paper(
            curve(moved("-60,16 -56,-8 -30,-12 -10,-28 20,-22 36,-10 62,-6 62,30 -62,30", x, y, s)), "#e8f0f8", lift=2
        )
        for x, y, s in ((-90, 186, 1.1), (0, 194, 1.2), (90, 184, 1.1), (-190, 180, 1.2), (190, 184, 1.2))
    )
    cart = (
        paper(curve("-112,118! -76,112 -56,116 -54,148! -104,150!"), "#8a5a34", lift=2)
        + paper(oval(-80, 158, 24), "#5a3420", lift=1.6)
        + line(oval(-80, 158, 19), GOLD, 4)
        + "".join(
            line(f"M-80 158L{-80 + 19 * math.cos(a):.0f} {158 + 19 * math.sin(a):.0f}", GOLD, 3)
            for a in (0, 1.05, 2.1, 3.14, 4.2, 5.2)
        )
    )
    return scene(
        thunder_sky(20, 90),
        bolt(84, 120, 0.9, -12),
        placed(
            viking(-82, 92, 0.9, RED, "#b2481f", "wings", shout=True)
            + cart
            + line("M-56 130L20 118", "#4a2c1a", 3)
            + goat(4, 100, 0.95, "#b8a890")
            + goat(24, 126, 1.15, "#e8dcc4"),
            10,
            14,
            0,
            0.84,
        ),
        clouds,
    )
