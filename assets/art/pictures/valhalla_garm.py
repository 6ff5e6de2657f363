"""Garm."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import band, box, curve, fill, glow, line, moved, oval, paper, placed, shade
from assets.art.shapes.hounds import chain, collar, hound_face, hound_side
from assets.art.shapes.north_scenes import INK, fire, scene

GARM, TAN, FENRIR = "#3a2a30", "#b8703a", "#6f7c8c"


def gate(top: str = "#1c0f18", bottom: str = "#b04a2a") -> str:
    """The gate of Hel, fire behind it."""
    return (
        sky(top, bottom)
        + glow(0, 110, 130, "#ff9d4a", 0.85)
        + "".join(
            paper(curve(f"{s * 70},230! {s * 74},40 {s * 60},-40! {s * 260},-40! {s * 260},230!"), "#2a1c24", lift=3)
            for s in (-1, 1)
        )
        + "".join(
            paper(box(s * 86 - 10, y, 20, 16, 3), "#3a2830", lift=1.2) for s in (-1, 1) for y in range(0, 200, 40)
        )
    )


@VALHALLA.picture("mon-garm-1", 0, 100, 166)
def garm_1() -> str:
    """Eyes in a dark cave, a chain leads into it."""
    cave = paper(
        curve("-260,-40! 260,-40! 260,230! 86,230! 92,120 62,54 0,34 -62,54 -92,120 -86,230! -260,230!"),
        "#6b4a44",
        lift=3,
    )
    eyes = "".join(
        glow(s * 24, 112, 34, "#ff5a2a", 0.9)
        + fill(curve(moved("-15,5! -2,-7 13,-6! 4,6" if s > 0 else "15,5! 2,-7 -13,-6! -4,6", s * 25, 112)), "#ffb03a")
        + fill(oval(s * 24, 112, 2.6, 6), INK)
        for s in (-1, 1)
    )
    return scene(
        fill(box(-260, -40, 520, 280), "#140a12"),
        placed(hound_face("#2a161c", "#140a12", jaws=6, tan="#4a2a20"), 0, 128, 0, 0.75),
        eyes,
        cave,
        chain("30,160 50,184 96,196 150,190", 4, 9),
        earth("-260,190 0,184 260,190", "#8a5a44"),
        "".join(
            paper(curve(moved("-10,0 -8,-5 8,-6 12,0 6,5 -8,5", x, y)), "#e2d6b4", lift=0.8)
            for x, y in ((-60, 188), (-40, 194), (20, 192))
        ),
    )


@VALHALLA.picture("mon-garm-2", 0, 92, 172)
def garm_2() -> str:
    """The watchdog sits chained before the gate, as tall as its pillars."""
    body = paper(curve("-62,230! -64,150 -44,96 0,84 44,96 64,150 66,230!"), GARM, lift=3, edge=1.3)
    chest = paper(curve("-22,100 0,94 22,100 26,150 0,176 -26,150"), TAN, lift=1)
    legs = "".join(
        paper(
            curve(band(f"{s * 26},120 {s * 28},160 {s * 28},196", [34, 30, 28])),
            shade(GARM, 0.14 if s > 0 else 0.04),
            lift=2,
            edge=1.1,
        )
        + paper(curve(moved("-22,8! -20,-6 0,-12 20,-6 22,8! 0,12", s * 28, 192)), TAN, lift=1.4)
        + line(f"M{s * 28 - 7} 186v10M{s * 28 + 7} 186v10", INK, 2.4)
        for s in (-1, 1)
    )
    return scene(
        gate(),
        earth("-260,184 0,178 260,184", "#3a2024"),
        chain("-30,124 -70,160 -110,150 -150,110", 6, 8),
        chain("30,124 70,160 110,150 150,110", 6, 8),
        body,
        chest,
        legs,
        placed(hound_face(GARM, "#ffd23c", jaws=4, tan=TAN), 0, 64, 0, 0.62),
        placed(collar(0, 0, 84), 0, 118, 0),
    )


@VALHALLA.picture("mon-garm-3", -8, 92, 166)
def garm_3() -> str:
    """He growls: a spiked collar, bared teeth."""
    return scene(
        gate("#2a1018", "#d0682a"),
        placed(hound_side(GARM, "#ffd23c", gape=14, tan=TAN), 14, 84, 0, 1.0),
        placed(collar(0, 0, 104), 66, 140, -34),
    )


@VALHALLA.picture("mon-garm-4", 0, 100, 166)
def garm_4() -> str:
    """He tears at his chain."""
    return scene(
        sky("#3a0f14", "#c9502a") + glow(0, 80, 140, "#ffb35a", 0.8),
        chain("-44,176 -90,150 -160,150", 6, 9),
        chain("44,176 90,150 160,150", 6, 9),
        placed(hound_face(GARM, "#ffe14a", jaws=20, tan=TAN), 0, 84, 0, 0.98),
        placed(collar(0, 0, 118), 0, 182),
    )


@VALHALLA.picture("mon-garm-5", -6, 92, 166)
def garm_5() -> str:
    """The chain breaks; he leaps, claws first."""
    links = "".join(
        placed(line(oval(0, 0, 11, 7), "#4a3a3c", 7) + line(oval(0, 0, 11, 7), "#c9ccd2", 4.4), x, y, t)
        for x, y, t in ((88, 30, 20), (66, 14, -30), (98, 150, 40), (92, 60, 70), (34, 12, 60))
    )
    paws = "".join(
        paper(curve(band(path, [46, 36, 28])), tone, lift=2.4, edge=1.1)
        + paper(curve(moved("-22,10 -24,-6 -8,-14 12,-12 22,0 16,12", x, y, 1, -30)), TAN, lift=1.6)
        + "".join(
            paper(curve(moved("-4,2! 4,2! 0,20!", x + dx, y + dy, 1, 40)), "#f6ecd2", lift=0.8)
            for dx, dy in ((-18, -2), (-10, 8), (2, 14))
        )
        for path, x, y, tone in (
            ("60,150 0,166 -44,150", -54, 146, "#3a2226"),
            ("90,190 20,200 -36,186", -48, 180, "#4a2e30"),
        )
    )
    return scene(
        sky("#1c1030", "#c95a3a") + glow(20, 80, 140, "#ffc88a", 0.85) + paper(oval(44, 70, 60), "#ffe0a8", lift=0),
        earth("-260,190 0,184 260,190", "#2a141c"),
        placed(hound_side("#4a2e30", "#ffe14a", gape=30, tan=TAN), 20, 62, -8, 0.84),
        placed(collar(0, 0, 92), 62, 112, -38),
        paws,
        links,
    )


@VALHALLA.picture("mon-garm-6", 0, 100, 180)
def garm_6() -> str:
    """The jaws, and the fire of Hel in them."""
    return scene(
        sky("#120810", "#8c1f18"),
        "".join(fire(x, 216, g) for x, g in ((-84, 2.0), (86, 2.1), (-170, 2), (170, 2))),
        placed(hound_face("#3a181c", "#ff7a2a", jaws=58, tan="#8a3a24"), 0, 72, 0, 1.14),
        glow(0, 160, 60, "#ffb347", 0.9),
        fire(0, 190, 0.7),
    )
