"""The first deck of Bang!: weapons."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, sky
from assets.art.kit import HALF, band, box, curve, fill, glow, line, oval, paper, placed, shade, star, tint
from assets.art.registry import GROUNDS
from assets.art.shapes.west import (
    BRASS,
    IRON,
    SOOT,
    STEEL,
    counter,
    hole,
    planks,
    revolver,
    rifle,
    shade_on,
    shell,
    spark,
    sun,
)


@BANG.picture("volcanic", -4, 98, 150)
def volcanic() -> str:
    """A pistol with a lever, and a hail of cartridges."""
    metal = "#c9973c"
    parts = [
        sky("#3a1420", "#b8442a"),
        glow(-20, 150, 150, "#ffb04a", 0.8),
        earth("-260,190 -120,150 -40,132! 0,140 50,130! 130,152 260,186", "#4a1a20", 0),
    ]
    parts += [
        fill(oval(x, y, r), "#ffcf6a", 0.9)
        for x, y, r in ((-70, 130, 2), (-30, 112, 2.6), (20, 120, 2), (66, 132, 2.4), (-6, 150, 3), (84, 100, 1.6))
    ]
    gun = [
        line(curve("-8,2 -18,20 -10,40 10,40 12,18 8,0", is_open=True), shade(metal, 0.3), 8),
        line(curve("-8,2 -18,20 -10,40 10,40 12,18 8,0", is_open=True), tint(metal, 0.15), 3),
        paper(curve("12,-18! 30,-20 40,-6 48,26 44,38 30,38 24,18 14,2!"), "#7a3a24", lift=2, edge=1.2),
        paper(box(-96, -22, 84, 9, 2), STEEL, lift=1.8, edge=1),
        paper(box(-92, -13, 80, 10, 3), shade(STEEL, 0.2), lift=1.6, edge=1),
        paper(curve("-34,-24! 14,-26! 24,-16 20,2! -34,2!"), metal, lift=1.8, edge=1.3),
        paper(curve("14,-24! 22,-36 30,-34! 24,-18!"), STEEL, lift=0.9),
        fill(curve("-26,-14! 6,-16 10,-6 -26,-4!"), shade(metal, 0.4), 0.6),
    ]
    parts.append(placed("".join(gun), 16, 106, 12, 1.24))
    for x, y, t, s in (
        (-58, 38, -30, 1),
        (-20, 30, 20, 1.1),
        (22, 40, -14, 1),
        (60, 34, 40, 1.1),
        (84, 66, 70, 0.9),
        (0, 58, 64, 0.8),
    ):
        parts.append(shell(x, y, t, s * 0.9, True))
    return "".join(parts)


@BANG.picture("schofield", -2, 96, 150)
def schofield() -> str:
    """A bright revolver, broken open to be loaded."""
    metal = "#b4bbc4"
    parts = [GROUNDS["saloon"](), glow(0, 84, 120, "#ffd98a", 0.6), counter(150, "#7a4426")]
    top = (
        paper(box(-74, -9, 72, 12, 2), metal, lift=2, edge=1.1)
        + fill(box(-74, -1, 72, 4), SOOT, 0.35)
        + fill(curve("-72,-9! -70,-16! -62,-9!"), shade(metal, 0.4))
        + paper(box(-8, -12, 30, 27, 5), tint(metal, 0.15), lift=1.6, edge=1.1)
        + "".join(line(f"M-4 {y}h20", shade(metal, 0.6), 2.2, 0.7) for y in (-5, 2, 9))
        + paper(box(20, -10, 7, 24, 2), shade(metal, 0.2), lift=1)
    )
    frame = (
        line(curve("-12,22 -14,38 0,42 10,34", is_open=True), shade(metal, 0.25), 4)
        + paper(curve("2,6! 18,-2 24,14 34,46 32,62 16,66 8,60! 6,36"), "#7a3a22", lift=2, edge=1.2)
        + paper(curve("-34,16! -20,10! 2,12! 10,2 16,6 18,22 8,30! -28,28!"), shade(metal, 0.12), lift=1.6, edge=1.1)
        + paper(curve("10,4! 12,-12 20,-14! 22,4!"), metal, lift=0.8)
    )
    parts.append(placed(frame, 34, 92, 10, 1.3) + placed(top, -8, 100, 42, 1.24))
    for x, y, t in ((20, 54, 30), (46, 38, 62), (4, 34, -16), (70, 66, 80)):
        parts.append(shell(x, y, t, 0.95))
    parts.append(line("M-2 58l-8 -10M34 66l6 -10M56 84l10 -4", "#ffffff", 2.6, 0.7) + spark(-52, 84, 14))
    return "".join(parts)


@BANG.picture("remington", -4, 100, 156)
def remington() -> str:
    """A long one, just drawn: its empty holster hangs behind it."""
    leather = "#7a4426"
    parts = [planks(-HALF, -40, 2 * HALF, 300, "#8a6a48", 40), glow(-10, 96, 130, "#ffe6a8", 0.85)]
    belt = paper(curve(band("-150,40 -70,22 0,28 70,18 150,36", [24] * 5)), leather, lift=3, edge=1.4)
    rounds = "".join(
        placed(paper(box(-4.4, -15, 8.8, 30, 2.4), BRASS, lift=0.9, edge=0.8), x, 30 - x * 0.04 - abs(x) * 0.03, 0)
        for x in range(-98, 30, 16)
    )
    holster = paper(curve("44,22! 96,22! 92,70 78,128 62,136 52,122 46,70"), shade(leather, 0.25), lift=2.6, edge=1.3)
    mouth_ = fill(curve("50,26! 90,26! 88,40 70,46 52,40"), "#1c0e10", 0.85) + paper(star(70, 84, 12, 5), BRASS, lift=1)
    gun = placed(revolver("#8a93a0", "#c07a36", 124), 62, 142, 10, 1.36)
    shine = fill(star(-78, 82, 13, 2.6, 4), "#fffbe6") + fill(star(24, 96, 8, 2, 4), "#fffbe6")
    return "".join(parts) + belt + rounds + holster + mouth_ + shade_on(-6, 172, 86, 0.25) + gun + shine


@BANG.picture("rev-carabine", 0, 96, 150)
def rev_carabine() -> str:
    """A short rifle with a revolver's cylinder, before a target."""
    parts = [GROUNDS["pinewood"](), glow(0, 90, 110, "#f6f0c0", 0.5)]
    for radius, tone in ((70, "#f1e6cc"), (55, "#b3352c"), (40, "#f1e6cc"), (25, "#b3352c"), (10, "#f6d26a")):
        parts.append(paper(oval(-4, 88, radius), tone, lift=2.4 if radius == 70 else 0, edge=1.2))
    parts += [hole(-22, 70, 4.4), hole(8, 104, 4.4), hole(22, 62, 4.4)]
    gun = rifle("#4f545e", "#9a5a2c", muzzle=-92, fore=-58, thick=9) + paper(
        box(-32, -26, 30, 32, 5), "#8d949e", lift=1.6, edge=1.2
    )
    gun += "".join(line(f"M-28 {y}h20", "#3b3f48", 2.6, 0.8) for y in (-18, -10, -2))
    return "".join(parts) + placed(gun, 0, 108, 30, 1.12)


@BANG.picture("winchester", 4, 98, 150)
def winchester() -> str:
    """The lever is worked: brass, walnut, a shell in the air."""
    gold = "#dba83c"
    parts = [
        sky("#2f6f84", "#f6dfa0"),
        sun(-40, 70, 40, "#ffe9a0", 3),
        earth("-260,176 -90,164 60,174 260,160", "#8a4a34", 2),
    ]
    gun = rifle("#3f434c", "#8a4526", muzzle=-150, fore=-88, receiver=gold, thick=7)
    tube = paper(box(-140, -9, 110, 6, 3), "#5a5f6a", lift=1)
    lever = line(curve("-14,4 -16,22 -6,34 22,46 34,40 26,24 12,8", is_open=True), shade(gold, 0.35), 8) + line(
        curve("-14,4 -16,22 -6,34 22,46 34,40 26,24 12,8", is_open=True), tint(gold, 0.2), 3.4
    )
    scroll = line(curve("-18,-10 -8,-16 0,-8 -8,-4 -12,-9", is_open=True), "#7a4a14", 1.8, 0.8)
    port = fill(box(-16, -22, 18, 5, 2), SOOT) + paper(curve("6,-18! 14,-32 22,-30! 16,-12!"), IRON, lift=0.9)
    parts.append(placed(tube + lever + gun + port + scroll, 10, 108, 16, 1.34))
    parts.append(
        shell(34, 40, 36, 1.3)
        + shell(64, 58, 74, 1.0)
        + line(curve("4,70 14,56 26,50", is_open=True), "#fff3cf", 3, 0.8)
    )
    return "".join(parts)
