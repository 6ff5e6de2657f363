"""What happens at once: battles and journeys."""

from __future__ import annotations

from assets.art.galleries import JUNQUICK
from assets.art.kit import HALF, band, box, curve, fade, fill, glow, line, moved, oval, paper, placed, shade, star, tint
from assets.art.shapes.juns import (
    WOOD,
    body_2,
    body_4,
    brows,
    burst,
    dash,
    egg,
    eye,
    jun,
    limb,
    mouth,
    nest,
    stand,
    stare,
)


def toy_sword(x: float, y: float, turn: float, tone: str) -> str:
    """Wooden, for play."""
    return placed(
        paper(curve("-6,-10! -6,-74! 0,-86! 6,-74! 6,-10!"), tone, lift=1.8, edge=1.2)
        + line("M0 -20V-70", tint(tone, 0.6), 2.4, 0.8)
        + paper(box(-17, -12, 34, 8, 4), "#7a4a24", lift=1.2)
        + paper(box(-4, -6, 8, 22, 3), "#5a3420", lift=1),
        x,
        y,
        turn,
    )


@JUNQUICK.picture("battle", 0, 108, 176)
def battle() -> str:
    """Blades of wood, sparks of joy."""
    halves = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#3f9a3a", "#2a7a30")
        + fill("M20 -40H260V240H-30z", "#c8382c")
        + glow(0, 60, 110, "#fffbd0", 1.0)
    )
    left = jun(2, stare(2, (0.4, -0.1)) + brows(2, 12, 22) + mouth("grin", 0, 118, 16))
    right = (
        stand(0, 186, 56)
        + body_4(wings=False)
        + stare(4, (-0.4, -0.1))
        + brows(4, 12, 24, 11)
        + mouth("grin", 0, 126, 26)
    )
    clash = paper(star(0, 74, 58, 24, 11, 10), "#fff3a0", lift=2, edge=1.4) + fill(
        star(0, 74, 36, 15, 11, 30), "#ff9a3c"
    )
    swords = placed(toy_sword(0, 0, 0, "#ffe2a0"), -30, 156, 25, 1.5) + placed(
        toy_sword(0, 0, 0, "#f0c070"), 30, 156, -25, 1.5
    )
    fists = limb(2, "-46,152 -38,166 -30,158", 11, 13) + limb(4, "48,154 38,168 30,159", 12, 15)
    return (
        halves
        + clash
        + placed(left, -62, 52, 3, 0.74)
        + placed(right, 64, 50, -3, 0.74)
        + swords
        + fists
        + dash("M-60 24l-18 -12M60 24l18 -12M0 10V-10", 0.9)
    )


def cloud(x: float, y: float, grow: float, opacity: float = 0.95) -> str:
    """A white one."""
    return fill(curve(moved("-40,10 -38,-6 -20,-10 -10,-24 14,-22 22,-8 40,-6 44,10", x, y, grow)), "#ffffff", opacity)


def suitcase(x: float, y: float, tone: str, turn: float = 0) -> str:
    """Packed."""
    return placed(
        line("M-9 -16v-8h18v8", shade(tone, 0.5), 4.4)
        + paper(box(-24, -17, 48, 36, 5), tone, lift=2, edge=1.3)
        + fill(box(-15, -17, 6, 36), shade(tone, 0.35))
        + fill(box(9, -17, 6, 36), shade(tone, 0.35))
        + fill(oval(0, 4, 5), "#ffffff", 0.8),
        x,
        y,
        turn,
    )


@JUNQUICK.picture("emigration", 0, 100, 168)
def emigration() -> str:
    """Everything packed, a last look back."""
    sky_ = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#f0744a", "#ffe9a0")
        + paper(oval(52, 112, 40), "#fff3b0", lift=0, edge=0)
        + glow(52, 112, 110, "#fffbe0", 0.8)
        + cloud(-84, 40, 0.8, 0.8)
        + cloud(150, 30, 1.1, 0.8)
    )
    sea = "".join(
        paper(
            curve(
                f"-270,{y} "
                + " ".join(f"{x},{y + (6 if (x // 36) % 2 else -5)}" for x in range(-234, 270, 36))
                + " 270,260! -270,260!"
            ),
            tone,
            lift=1.6,
        )
        for y, tone in ((146, "#3f8fd0"),)
    )
    boat = paper(curve("-84,138! 84,138! 60,184 0,190 -60,184"), "#fdf6e4", lift=3, edge=1.6)
    fold = fill(curve("0,138! 84,138! 60,184 0,190!"), "#b8c8d8", 0.5) + fill(
        curve("-84,138! 0,166! 84,138! 66,138! 0,154! -66,138!"), "#ffffff"
    )
    rider = placed(
        body_2() + stare(2, (-0.4, -0.1)) + mouth("smile", 2, 118, 14) + limb(2, "38,122 64,104 72,72"), -6, 2, -4, 0.86
    )
    flag = placed(
        paper(curve("0,0! 36,-16 50,6 28,20 6,12"), "#ffffff", lift=1.6, edge=1)
        + line("M12 4q14 -8 26 -4", "#c8d4e0", 2),
        54,
        58,
        -8,
    )
    front = paper(
        curve("-270,190 -180,180 -90,190 0,180 90,190 180,180 270,190 270,260! -270,260!"),
        "#2f74b8",
        lift=2.4,
        edge=1.4,
    )
    foam = line("M-92 176q14 -8 28 0M70 178q14 -8 28 0M-140 196q16 -8 32 0M104 196q16 -8 32 0", "#ffffff", 4, 0.8)
    trunks = suitcase(-56, 128, "#a8542a", -6) + suitcase(48, 132, "#7a4fb0", 5)
    return sky_ + sea + rider + flag + trunks + boat + fold + front + foam


@JUNQUICK.picture("immigration", 0, 100, 190)
def immigration() -> str:
    """Down from the sky, bag in hand, into the nest."""
    sky_ = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#ff9a6a", "#ffe9b0")
        + glow(0, 80, 120, "#fffbe0", 0.9)
        + cloud(-84, 96, 0.7, 0.7)
        + cloud(88, 60, 0.7, 0.7)
        + cloud(-190, 60, 1.2, 0.7)
        + cloud(190, 120, 1.2, 0.7)
    )
    dome = ""
    xs = (-84, -50, -17, 17, 50, 84)
    for i in range(5):
        a, b = xs[i], xs[i + 1]
        dome += paper(
            curve(
                f"{a},60! {a * 0.9:.0f},24 {a * 0.4:.0f},-6 0,-10! "
                f"{b * 0.4:.0f},-6 {b * 0.9:.0f},24 {b},60! {(a + b) / 2:.0f},50"
            ),
            ("#e8442e", "#fff6e8")[i % 2],
            lift=1.6,
            edge=1.2,
        )
    cords = "".join(line(f"M{x} 59L{x * 0.16:.0f} 116", "#7a4a3a", 2) for x in xs)
    who = jun(2, stare(2, (0.1, 0.3)) + mouth("grin", 2, 116, 14), "-36,122 -56,108 -52,84", "36,122 56,134 62,142")
    return (
        sky_
        + dome
        + cords
        + placed(who, 0, 74, 0, 0.6)
        + suitcase(40, 166, "#7a4fa0", 8)
        + nest(0, 178, 190)
        + egg(-64, 172, 0.8, -12, "#ffb0a0")
        + egg(70, 176, 0.7, 12, "#9ae08a")
        + nest(0, 190, 210)
    )


@JUNQUICK.picture("depopulation", 0, 100, 190)
def depopulation() -> str:
    """Somebody collects Juns."""
    night = fade(box(-HALF, -40, 2 * HALF, 280), "#1a1448", "#5a3a8a") + "".join(
        fill(oval((i * 97) % 500 - 250, (i * 61) % 150, 1.2 + i % 2), "#ffffff", 0.9) for i in range(26)
    )
    land = paper(curve("-270,184 -140,172 0,182 140,172 270,184 270,260! -270,260!"), "#2a6a5a", lift=2)
    beam = fade(curve("-34,58! 34,58! 92,206! -92,206!"), "#f4ffb0", "#c8ff6a", opacity=(0.9, 0.45))
    one = jun(1, stare(1, (0, -0.4), 0, 1.1) + mouth("oh", 1, 126, 11), "-42,126 -60,110 -60,88", "42,126 60,110 60,88")
    two = jun(3, stare(3, (0, -0.4), 0, 1.1) + mouth("oh", 1, 126, 13), "-40,132 -60,114 -60,92", "40,132 60,114 60,92")
    dome = paper(curve("-34,32 -30,6 0,-10 30,6 34,32"), "#9af0ff", lift=1.6, edge=1.3) + placed(
        eye(-9, 14, 8, (0.1, 0.4), "#8a1f5a") + eye(9, 14, 8, (-0.1, 0.4), "#8a1f5a"), 0, 2
    )
    disc = paper(curve("-92,44 -60,28 0,24 60,28 92,44 60,60 0,66 -60,60"), "#8a92b0", lift=3, edge=1.6) + "".join(
        paper(oval(x, 48 - abs(x) * 0.03, 6), ("#ffd84a", "#ff6a8a")[i % 2], lift=0.8)
        for i, x in enumerate((-66, -34, 0, 34, 66))
    )
    return (
        night
        + land
        + beam
        + placed(one, -34, 104, -18, 0.4)
        + placed(two, 28, 74, 14, 0.44)
        + placed(dome + disc, 0, 12, -4)
        + nest(0, 182, 96)
    )


@JUNQUICK.picture("first-player", 0, 100, 172)
def first_player() -> str:
    """The flag is down: somebody is already running."""
    cells = "".join(box(x * 15, y * 15, 15, 15) for x in range(5) for y in range(4) if (x + y) % 2 == 0)
    flag = placed(paper(box(0, 0, 75, 60), "#ffffff", lift=2.4, edge=1.2) + fill(cells, "#241a34"), 26, 6, 8)
    pole = paper(curve(band("12,150 22,80 32,-6", [7, 7, 7])), WOOD, lift=1.8)
    ribbon = paper(
        curve(band("-120,150 -60,142 0,156 60,142 120,150", [15, 15, 15, 15, 15])), "#e8243c", lift=2, edge=1.2
    )
    face = stare(1, (0.3, -0.1)) + mouth("grin", 4, 120, 14)
    road = paper(curve("-270,178 0,170 270,178 270,260! -270,260!"), "#8a5ac0", lift=2)
    return (
        burst("#f0a01e")
        + road
        + dash("M-108 84h30M-118 104h36M-108 124h28", 0.9)
        + placed(jun(1, face, "-44,122 -66,128 -72,112"), -20, 6, 9, 0.96)
        + pole
        + flag
        + placed(limb(1, "40,120 54,124 48,112"), -32, 8)
        + ribbon
    )
