"""The events of Wild West Show."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, sky
from assets.art.kit import band, box, curve, even, fill, flipped, glow, line, moved, paper, placed, shade, star, tint
from assets.art.shapes.west import (
    BRASS,
    SKIN,
    SOOT,
    around,
    bird,
    flame,
    grave,
    gunman,
    horse,
    house,
    revolver,
    rider,
    stars,
    sun,
)


@BANG.picture("bone-orchard", 0, 120, 130)
def bone_orchard() -> str:
    """The graves do not stay shut."""
    parts = [
        sky("#2a1f3f", "#8a5a7a"),
        stars(),
        sun(-44, 60, 32, "#f1dcc0", 3),
        earth("-260,140 -130,120 0,134 130,118 260,134", "#4a3a54", 0),
    ]
    parts += [
        paper(curve(band(c, w)), "#2a1c2c", lift=1.8)
        for c, w in (
            ("96,190 88,120 96,70 84,20", [22, 15, 12, 6]),
            ("90,100 64,76 56,48", [9, 6, 1.5]),
            ("94,70 116,50 120,26", [8, 5, 1.5]),
            ("74,86 54,84 42,90", [5, 3, 1]),
        )
    ]
    parts += [
        grave(-84, 152, 0.66, "#7a7484", True, -8),
        grave(-34, 150, 0.6, "#8a8490", False, 4),
        grave(40, 152, 0.66, "#7a7484", True, 7),
    ]
    parts.append(
        earth("-260,160 -100,150 0,158 100,150 260,160", "#3a4a3f", 2)
        + grave(52, 184, 1.0, "#9a94a0", False, 6)
        + grave(-74, 186, 1.0, "#8a8490", False, -7)
    )
    mound = "-44,200 -28,176 -8,166 14,168 34,178 46,200"
    bones = "#f1e6cc"
    arm_ = line("M-2 190L-6 132", bones, 8) + line("M8 190L4 132", bones, 5)
    hand = paper(curve("-16,134 -12,118 0,114 12,118 14,132 0,138"), bones, lift=1.6, edge=1)
    for x, y, t, long in (
        (-14, 118, -26, 30),
        (-5, 112, -8, 38),
        (5, 112, 8, 38),
        (13, 118, 26, 32),
        (-17, 130, -66, 24),
    ):
        finger = "".join(
            paper(box(-3.6, -long * (k + 1) / 3 + 1, 7.2, long / 3 - 1, 3.4), bones, lift=0.8, edge=0.7)
            for k in range(3)
        )
        hand += placed(finger, x, y, t)
    parts.append(
        glow(0, 120, 60, "#c8f0d0", 0.5)
        + placed(arm_ + hand, 0, -4, 4, 1.04)
        + paper(curve(mound), "#5a4434", lift=2.4, edge=1.2)
        + earth("-260,196 0,190 260,196", "#2f3a30", 1.5)
    )
    return "".join(parts) + bird(38, 34, 0.5, "#2a1c2c")


@BANG.picture("showdown", 6, 100, 156)
def showdown() -> str:
    """A hand above the holster; the other waits."""
    leather, cloth = "#7a4426", "#3a4458"
    parts = [
        sky("#c95a2c", "#ffd98a"),
        sun(-44, 88, 34, "#fff3b0", 3),
        earth("-260,150 -120,144 0,146 260,150", "#dba45a", 0),
    ]
    parts.append(
        house(-120, 150, 50, 70, "#8a4a30", "#ffcf7a")
        + fill(curve("-50,158! -38,158! -30,176! -60,176!"), "#7a3a24", 0.4)
        + gunman(-44, 160, 0.86, "#33181a")
    )
    leg = "4,-40! 130,-40! 140,240! 30,240! 26,140 12,60"
    parts.append(
        paper(curve(leg), cloth, lift=4, edge=1.8)
        + fill(curve("84,-40! 130,-40! 140,240! 96,240!"), SOOT, 0.3)
        + line(curve("30,120 26,170 34,230", is_open=True), "#1c2230", 2, 0.6)
    )
    parts.append(
        paper(curve("0,30 60,44 140,34! 140,62 60,74 2,60"), leather, lift=2.8, edge=1.5)
        + "".join(
            paper(box(x, 42 + (x - 60) * (x - 60) * -0.0012, 9, 24, 3.4), BRASS, lift=1, edge=0.9)
            for x in (8, 22, 36, 100, 114)
        )
    )
    holster = "46,92! 100,88! 104,124 88,190 66,194 54,150"
    grip = placed(revolver("#8d949e", "#c98a4a", 90, 1), 0, 0, 90, 1.1)
    parts.append(
        placed(grip, 46, 90, -4)
        + paper(curve(holster), leather, lift=3.2, edge=1.6)
        + line(curve("50,104 74,110 100,102", is_open=True), BRASS, 3)
        + paper(star(78, 136, 11, 4.8), BRASS, lift=1.2)
    )
    fore = paper(curve(band("126,-50 104,-20 70,16", [58, 50, 38])), "#efe2c6", lift=3, edge=1.4) + paper(
        curve(band("86,0 70,16", [44, 42])), "#d9c49a", lift=1.6
    )
    hand = paper(curve("40,14 60,4 82,18 78,40 58,48 38,40"), SKIN, lift=2.4, edge=1.2)
    digits = "".join(
        paper(
            curve(moved("-6,-4 6,-4 6,24 0,31 -6,24", x, y, 1, t)),
            SKIN if i % 2 else shade(SKIN, 0.05),
            lift=1.3,
            edge=0.9,
        )
        for i, (x, y, t) in enumerate(((38, 30, 42), (47, 38, 28), (58, 42, 12), (68, 42, -4)))
    )
    thumb = paper(curve(moved("-6,-4 6,-4 6,20 0,27 -6,20", 76, 34, 1, -34)), tint(SKIN, 0.06), lift=1.3)
    parts.append(placed(fore + hand + digits + thumb, -6, -12))
    return "".join(parts)


@BANG.picture("wild-west-show", 6, 118, 136)
def wild_west_show() -> str:
    """A striped tent, flags, and a rider through the ring of fire."""
    parts = [sky("#2f3f7a", "#f0a06a"), stars(), glow(0, 110, 150, "#ffe0a0", 0.8)]
    roof = even("0,18! 30,46 66,66 112,78! 100,94 76,88 50,98 26,90 0,100")
    parts.append(paper(curve(even("0,80! 96,84! 104,190! 0,190!")), "#f6ead0", lift=3, edge=1.4))
    for x in (-84, -48, 48, 84):
        parts.append(
            fill(curve(f"{x - 12},86! {x + 12},86! {x * 1.06 + 13:.0f},190! {x * 1.06 - 13:.0f},190!"), "#b3352c")
        )
    parts.append(
        paper(curve("-34,190! -32,112 0,96 32,112 34,190!"), "#3a1420", lift=1.2) + glow(0, 150, 40, "#ffcf6a", 0.9)
    )
    parts.append(paper(curve(roof), "#b3352c", lift=3, edge=1.5))
    stripe = "4,24! 14,40 40,64 60,90 50,98 40,92! 24,64 10,46"
    parts.append(fill(curve(stripe), "#f6ead0") + fill(curve(flipped(stripe)), "#f6ead0"))
    parts.append(line("M0 20V-12", "#4a2c20", 3) + paper(curve("0,-14! 20,-9 34,-4! 18,2 0,4!"), "#dcab3e", lift=1.2))
    parts += [
        line(f"M{s * 108} 80V46", "#4a2c20", 2.6)
        + paper(curve(f"{s * 108},44! {s * 108 + 14},48 {s * 108 + 24},52! {s * 108},58!"), "#3f8fa0", lift=1)
        for s in (-1, 1)
    ]
    parts.append(earth("-260,184 0,178 260,184", "#c98a4e", 2))
    far, near = (f"M14 74A30 56 0 0 {turn} 14 186" for turn in (0, 1))
    rider_ = placed(horse("#f6ead8", "#c9a24a", saddle="#b3352c") + rider("#2f5f9e", "#b3352c"), 4, 142, 8, 0.84)
    for arc, angles, between in ((far, range(120, 241, 30), rider_), (near, range(-90, 91, 30), "")):
        tips = [(14 + 30 * (x - 14) / 56, y) for x, y in (around(14, 130, 56, a) for a in angles)]
        parts.append("".join(flame(x, y + 6, 0.42) for x, y in tips))
        parts.append(line(arc, "#5a2418", 9) + line(arc, "#ff9d2c", 5) + line(arc, "#ffe98a", 1.8) + between)
    parts += [fill(star(x, y, 6, 2.6), "#ffe98a") for x, y in ((-70, 30), (66, 22), (-40, 6), (88, 110), (-92, 116))]
    return "".join(parts)
