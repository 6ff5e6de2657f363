"""The events of Wild West Show."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    HALF,
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
    shade,
    star,
    tint,
)
from assets.art.shapes.west import SOOT, around, bird, flame, grave, gunman, horse, rider, stars, sun


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


@BANG.picture("showdown", 0, 100, 200)
def showdown() -> str:
    """Two pairs of eyes, and between them nothing but the sun."""

    def stare(y: float, skin: str, iris: str, brow: str, brim: str, side: int) -> str:
        face = paper(box(-HALF, y - 44, 2 * HALF, 88), skin, lift=0, edge=0, fall=0.2)
        dark = fill(
            curve(
                f"{side * 8},{y - 44}! {side * 4},{y - 10} {side * 12},{y + 44}! {side * 270},{y + 44}! {side * 270},{y - 44}!"
            ),
            "#5a1030",
            0.22,
        )
        nose = fill(
            curve(f"-9,{y - 14} -16,{y + 22} -18,{y + 46}! 20,{y + 46}! 15,{y + 20} 7,{y - 14}"), tint(skin, 0.22), 0.7
        )
        bridge = fill(
            curve(f"4,{y - 16} 9,{y + 18} 20,{y + 46}! 34,{y + 46}! 22,{y + 14} 12,{y - 12}"), shade(skin, 0.5), 0.4
        )
        eyes_ = ""
        for s in (-1, 1):
            lids = moved(
                "-32,-1! -10,-9 22,-6 34,5! 8,10 -18,8" if s > 0 else "32,-1! 10,-9 -22,-6 -34,5! -8,10 18,8",
                s * 52,
                y + 4,
            )
            eyes_ += (
                fill(curve(lids), "#f3e6cf")
                + fill(oval(s * 52 - side * 4, y + 2, 9.4, 9), iris)
                + fill(oval(s * 52 - side * 4, y + 2, 4.6), SOOT)
            )
            eyes_ += fill(oval(s * 52 - side * 4 - 3, y - 1, 2), "#ffffff") + line(
                curve(lids[:4], is_open=True), SOOT, 5
            )
            eyes_ += paper(
                curve(
                    moved(
                        "-38,4! -4,-12 36,-16! 30,-4 -6,0" if s > 0 else "38,4! 4,-12 -36,-16! -30,-4 6,0",
                        s * 52,
                        y - 12,
                    )
                ),
                brow,
                lift=1,
            )
            creases = ((92, 4, 116, -4), (92, 10, 118, 12), (90, 16, 112, 24))
            eyes_ += "".join(
                line(f"M{s * a} {y + b}L{s * c} {y + d}", shade(skin, 0.6), 2.4, 0.5) for a, b, c, d in creases
            )
        hat_ = paper(
            curve(f"-270,{y - 49}! 270,{y - 49}! 270,{y - 30} 120,{y - 24} 0,{y - 30} -120,{y - 24} -270,{y - 30}"),
            brim,
            lift=4,
            edge=1.6,
        )
        return face + dark + nose + bridge + eyes_ + hat_

    light = (
        fade(box(-HALF, 90, 2 * HALF, 20), "#ffd36e", "#f0803c")
        + glow(0, 100, 90, "#fffbe0", 1)
        + paper(oval(0, 100, 15), "#fff3c0", lift=0, edge=0)
    )
    desert_ = earth("-260,106 -120,103 -70,96 -40,103 60,104 90,98 130,104 260,106", "#8a3a2c", 0)
    figures = gunman(-30, 108, 0.22, "#2a1018") + gunman(30, 108, 0.22, "#2a1018")
    edge_ = paper(box(-HALF, 86, 2 * HALF, 5), "#1c0e14", lift=1.4) + paper(
        box(-HALF, 108, 2 * HALF, 5), "#1c0e14", lift=1.4
    )
    upper = stare(48, "#d2925f", "#4f9ab0", "#4a3226", "#4a3428", 1)
    lower = stare(160, "#b06a44", "#3a2418", "#1f1820", "#2a2228", -1)
    return upper + light + desert_ + figures + lower + edge_


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
