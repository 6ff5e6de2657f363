"""Influences: evolution, gluttons, and what befalls a whole nest."""

from __future__ import annotations

import math

from assets.art.galleries import JUNQUICK
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    glow,
    line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.shapes.juns import (
    GOLD,
    JUN_INK,
    JUN_SKINS,
    STRAW,
    WOOD,
    body_1,
    body_4,
    brows,
    burst,
    card_back,
    drops,
    eye,
    flake,
    jun,
    limb,
    mouth,
    shine,
    stand,
    stare,
)


def helix(x: float, tone: str, other: str) -> str:
    """A strand of life, upright."""
    points = [(x + 16 * math.sin(y / 17), x - 16 * math.sin(y / 17), y) for y in range(-10, 215, 6)]
    rungs = "".join(line(f"M{a:.1f} {y}L{b:.1f} {y}", "#ffffff", 3, 0.6) for a, b, y in points[::2])
    strands = "".join(
        line("M" + "L".join(f"{p[i]:.1f} {p[2]}" for p in points), colour, 6) for i, colour in ((0, tone), (1, other))
    )
    return rungs + strands


@JUNQUICK.picture("evolution", 0, 108, 176)
def evolution() -> str:
    """One becomes the next, and the next one more."""
    small = jun(1, stare(1, (0.3, 0)) + mouth("smile", 2, 122, 9))
    middle = jun(2, stare(2, (0.3, -0.1)) + mouth("smile", 2, 116, 12), "36,122 54,116 62,96")
    large = jun(3, stare(3, (0.2, -0.1)) + mouth("grin", 2, 120, 18), "-40,134 -58,126 -62,104", "40,134 60,126 66,100")
    strand = placed(helix(0, "#ff6ab0", "#ffe46a"), 62, 20, 66, 0.92)
    tip = paper(curve("46,6! 100,-2! 74,46! 66,34! 52,22!"), "#fff3a0", lift=2, edge=1.3)
    herd = placed(large, 36, 46, 0, 0.76) + placed(middle, -26, 78, 0, 0.58) + placed(small, -76, 110, 0, 0.42)
    return burst("#1f8a8a") + strand + tip + herd


def fang(x: float, y: float, wide: float, long: float) -> str:
    """A tooth; a negative length points up."""
    return paper(curve(f"{x - wide},{y:.1f}! {x + wide},{y:.1f}! {x},{y + long:.1f}!"), "#fffbe8", lift=0.8)


def glutton(x: float, y: float, grow: float, gape: float, tone: str = "#e0568a") -> str:
    """All stomach and mouth; `gape` is how far it opens."""
    round_ = even("0,-70 40,-62 66,-26 70,20 54,60 0,74")
    fur = paper(curve(ragged(round_, 6, 15, (0, 0.5))), tone, lift=3, edge=1.6, fall=0.26)
    feet = "".join(paper(oval(s * 30, 72, 20, 9), shade(tone, 0.25), lift=1.4) for s in (-1, 1))
    eyes = eye(-24, -40, 13, (0.1, 0.3), "#4a2a8a") + eye(24, -40, 13, (-0.1, 0.3), "#4a2a8a")
    inside = fill(oval(0, 8, 52, gape), "#4a0a24") + fill(oval(0, 8 + gape * 0.5, 34, gape * 0.44), "#ff6a8a")
    upper = "".join(fang(fx, 8 - gape * (1 - (fx / 56) ** 2) ** 0.5, 8, 15) for fx in (-36, -18, 0, 18, 36))
    lower = "".join(fang(fx, 8 + gape * (1 - (fx / 56) ** 2) ** 0.5, 7, -12) for fx in (-28, -10, 10, 28))
    return placed(feet + fur + eyes + inside + upper + lower, x, y, 0, grow)


def drumstick(x: float, y: float, turn: float, grow: float = 1) -> str:
    """Roast leg, with the bone to hold it by."""
    bone = paper(box(-4, 20, 8, 34, 3) + oval(-5, 56, 6) + oval(5, 56, 6), "#fff6e0", lift=1.4, edge=1)
    return placed(
        bone
        + paper(curve("0,-34 20,-26 24,0 12,22 0,28 -12,22 -24,0 -20,-26"), "#b5622c", lift=2, edge=1.3)
        + shine(-8, -14, 4, 9),
        x,
        y,
        turn,
        grow,
    )


@JUNQUICK.picture("glutton-1", 8, 120, 150)
def glutton_1() -> str:
    """A snack."""
    bib = (
        paper(curve("-30,154! -10,160 10,160 30,154! 24,174 0,194! -24,174"), "#fff6e8", lift=1.6, edge=1)
        + fill(oval(-6, 174, 4), "#e0432e")
        + fill(oval(8, 178, 3), "#c9772f")
    )
    hand = paper(
        curve(band("30,152 46,166 46,146", [17, 15, 13])) + oval(30, 152, 8.5) + oval(45, 142, 11.5),
        "#e078a8",
        lift=2,
        edge=1.1,
    )
    return (
        burst("#3f9ac0")
        + stand(-6, 190, 52)
        + glutton(-10, 120, 0.84, 22, "#f08ab8")
        + bib
        + drumstick(60, 86, 18, 1.16)
        + hand
    )


@JUNQUICK.picture("glutton-2", 0, 108, 176)
def glutton_2() -> str:
    """A meal: the table, too."""
    cakes = "".join(
        paper(box(-w, y, 2 * w, 17, 5), tone, lift=1.8, edge=1.2) + fill(box(-w, y, 2 * w, 6, 3), "#fff6e8")
        for w, y, tone in ((20, 88, "#ffb0c8"), (28, 104, "#c8884a"), (36, 120, "#ffd36a"))
    )
    cherry = paper(oval(0, 82, 7), "#e0243c", lift=1)
    fists = "".join(paper(oval(s * 62, 142, 15), shade("#c94fc0", 0.1), lift=2, edge=1.2) for s in (-1, 1))
    fork = line("M-66 130V84M-76 84V68M-66 84V64M-56 84V68M-76 84H-56", "#dfe6ec", 5)
    knife = paper(curve("60,132! 60,66! 74,76 76,104 68,110! 68,132!"), "#dfe6ec", lift=1.4, edge=1)
    return (
        burst("#3c8a6a")
        + stand(0, 190, 74)
        + glutton(0, 104, 1.1, 40, "#c94fc0")
        + placed(cakes + cherry, 0, 10, 0, 0.9)
        + fork
        + knife
        + fists
    )


@JUNQUICK.picture("glutton-3", 0, 100, 186)
def glutton_3() -> str:
    """Everything: we look out of its mouth's way too late."""
    tone = "#8a3ad0"
    parts = [
        burst("#d0442c"),
        paper(
            curve(ragged(even("0,-30 70,-16 112,40 118,110 104,186 60,230 0,236"), 8, 18, (0, 0.4))),
            tone,
            lift=4,
            edge=1.8,
        ),
    ]
    parts.append(
        eye(-38, 30, 19, (0.25, 0.4), "#f0b81e", 0.3, shade(tone, 0.3))
        + eye(38, 30, 19, (-0.25, 0.4), "#f0b81e", 0.3, shade(tone, 0.3))
    )
    parts.append(
        paper(oval(0, 124, 88, 68), "#3a0624", lift=0, edge=0)
        + fill(curve("-66,156 -40,132 -6,140 0,146 6,140 40,132 66,156 40,184 0,192 -40,184"), "#ff5a80")
    )
    for fx in range(-72, 73, 24):
        top, low = 124 - 68 * (1 - (fx / 88) ** 2) ** 0.5, 124 + 68 * (1 - (fx / 88) ** 2) ** 0.5
        parts.append(
            paper(
                curve(f"{fx - 13},{top - 5:.1f}! {fx + 13},{top - 5:.1f}! {fx},{top + 30:.1f}!"),
                "#fffbe8",
                lift=1.4,
                edge=1,
            )
        )
        parts.append(
            paper(
                curve(f"{fx - 11},{low + 5:.1f}! {fx + 11},{low + 5:.1f}! {fx},{low - 18:.1f}!"),
                "#fffbe8",
                lift=1.4,
                edge=1,
            )
        )
    tiny = jun(
        1, stare(1, (0, -0.4), 0, 1.15) + mouth("oh", 1, 126, 12), "-42,126 -60,110 -62,90", "42,126 60,110 62,90"
    )
    return "".join(parts) + placed(tiny, 0, 84, 0, 0.4) + drops(((-70, 176, 1.4), (72, 170, 1.1)), "#b8f0ff")


@JUNQUICK.picture("clean-slate", -4, 112, 164)
def clean_slate() -> str:
    """One sweep of the broom, and half the world is new."""
    mess = burst("#8a4a8a") + "".join(
        card_back(
            30 + (i * 41) % 84, 10 + (i * 37) % 190, i * 53, ("#e0432e", "#4fae34", "#f09a1e", "#2f86d6")[i % 4], 0.95
        )
        for i in range(9)
    )
    clean = paper(curve("-270,-50! 30,-50! 6,10 22,60 -2,110 14,160 -4,250! -270,250!"), "#f2faff", lift=4, edge=0)
    gleam = "".join(
        fill(star(x, y, r, r * 0.26, 4), "#6ac8ff", 0.9)
        for x, y, r in ((-84, 30, 15), (-40, 18, 9), (-92, 84, 9), (-200, 60, 16), (-150, 130, 12))
    )
    twigs = paper(
        curve(ragged("-14,14 14,14 36,60 32,74 -32,74 -36,60", 4, 8, (0, 0.9))), STRAW, lift=2.6, edge=1.4
    ) + line("M-14 26L-22 64M0 24V68M14 26L22 64", "#8a5a24", 2.4, 0.7)
    broom = placed(
        paper(box(-4.5, -104, 9, 120, 3), WOOD, lift=2.2, edge=1.2)
        + twigs
        + paper(box(-16, 8, 32, 11, 4), "#e0432e", lift=1.2),
        40,
        118,
        -24,
    )
    who = jun(1, stare(1, (0.42, 0.3)) + mouth("grin", 6, 120, 14), "-44,120 -34,144 -6,140")
    dust = "".join(
        paper(oval(x, y, r), "#fff6e4", lift=1.2, edge=1)
        for x, y, r in ((86, 186, 15), (68, 196, 11), (100, 172, 11), (52, 192, 8))
    )
    return mess + clean + gleam + placed(who, -40, 10, -5, 0.96) + broom + dust + limb(1, "2,126 22,118 20,92")


@JUNQUICK.picture("too-early", 0, 96, 176)
def too_early() -> str:
    """The party hat is on; the bucket is over it."""
    hat = (
        paper(curve("-20,56! -2,4! 20,52! 0,60"), "#3cb8ff", lift=2, edge=1.3)
        + line("M-11 40L9 30M-16 52L15 42", "#fff3a0", 4.4)
        + paper(oval(-2, 4, 8), "#ffd84a", lift=1.2, edge=1)
    )
    who = stand(0, 188, 60) + body_4() + stare(4, (0.3, -0.5)) + brows(4, 25, 15) + mouth("wobble", 0, 130, 22)
    cup = paper(
        curve("-16,-26! 16,-26! 13,-4 4,2 4,12! 12,18! -12,18! -4,12! -4,2 -13,-4"), GOLD, lift=1.8, edge=1.2
    ) + line(oval(-18, -16, 6, 8) + oval(18, -16, 6, 8), GOLD, 4)
    water = paper(
        curve("32,34! 58,30 92,40! 84,70 92,104! 76,92 68,118! 58,90 42,112! 40,84 22,92! 30,62 18,54!"),
        "#4fc0ff",
        lift=1.8,
        edge=1.6,
    ) + line("M46 48L48 80M64 46L66 88", "#d8f4ff", 3.4, 0.8)
    bucket = placed(
        paper(curve("-30,-26! 30,-26! 24,28! -24,28!"), "#b4bcc8", lift=3, edge=1.5)
        + fill(oval(0, -26, 30, 8), "#3a7aa0")
        + line(oval(0, -26, 30, 8), "#e8eef2", 4)
        + line("M-28 -6H28", "#7a828e", 3),
        66,
        12,
        196,
    )
    arms = placed(limb(4, "-44,134 -68,128 -70,106", 13, 20) + limb(4, "44,134 68,142 64,158", 13, 20), 0, 14)
    return (
        burst("#d0608a")
        + placed(who, 0, 30, 0, 0.86)
        + placed(hat, -20, 24, -14)
        + arms
        + placed(cup, -72, 98, -10)
        + water
        + bucket
        + drops(((8, 80, 1.0), (96, 120, 1.2), (16, 110, 0.8)), "#4fc0ff")
    )


@JUNQUICK.picture("hysteria", 0, 106, 170)
def hysteria() -> str:
    """Two fountains and a lake."""
    tones = ("#6ad0ff", "#c8f0ff")
    jets = ""
    for s in (-1, 1):
        outer = band(f"{s * 20},96 {s * 48},66 {s * 78},90 {s * 92},150 {s * 96},200", [10, 17, 20, 24, 28])
        inner = band(f"{s * 20},96 {s * 48},69 {s * 76},92 {s * 89},150 {s * 92},200", [3, 5, 6, 7, 8])
        jets += paper(curve(outer), tones[0], lift=2, edge=1.3) + fill(curve(inner), tones[1], 0.9)
    shut = "".join(line(curve(f"{s * 31},84 {s * 14},94 {s * 31},102", is_open=True), JUN_INK, 4.4) for s in (-1, 1))
    pool = paper(
        curve("-270,180 -180,172 -100,182 -40,172 20,182 90,172 180,182 270,174 270,260! -270,260!"),
        tones[0],
        lift=2.4,
        edge=1.4,
    ) + line("M-70 190h34M20 192h40M-160 190h30M120 190h36", "#ffffff", 3, 0.7)
    c = JUN_SKINS[1]
    body = body_1()
    return (
        burst("#6a3fa8")
        + body
        + shut
        + brows(1, 24, 12)
        + mouth("wail", 0, 124, 22)
        + limb(1, "-44,136 -58,150 -48,164")
        + limb(1, "44,136 58,150 48,164")
        + jets
        + pool
        + line("M-22 40l-10 -14M22 40l10 -14M40 50l16 -8M-40 50l-16 -8", tint(c, 0.5), 4)
    )


@JUNQUICK.picture("icestorm", 2, 104, 176)
def icestorm() -> str:
    """The north wind blows, and somebody freezes in the middle of a step."""
    back_ = fade(box(-HALF, -40, 2 * HALF, 280), "#123a80", "#8ad0f4") + glow(40, 116, 100, "#f4fdff", 0.9)
    wind = (
        paper(
            curve("-150,70 -128,20 -92,10 -60,-6 -22,2 -6,30 4,52 -10,78 -36,88 -70,100 -120,104"),
            "#cfe6f6",
            lift=3,
            edge=1.6,
        )
        + eye(-60, 36, 13, (0.5, 0.4), "#2f6fae")
        + eye(-28, 36, 11, (0.5, 0.4), "#2f6fae")
        + paper(curve("-78,16! -58,22 -42,30! -60,30"), "#5f8fc0", lift=0.8)
        + paper(curve("-34,30! -22,20 -10,16! -20,30"), "#5f8fc0", lift=0.8)
        + paper(oval(-66, 64, 17), "#e8a8b8", lift=0, edge=0)
        + paper(oval(-10, 66, 12, 10), "#8fb8dc", lift=1.2)
        + fill(oval(-6, 67, 5, 4.6), "#1c3a70")
    )
    gusts = "".join(
        line(d, "#ffffff", w, 0.85)
        for d, w in (
            ("M6 60Q40 40 120 30", 7), ("M8 66Q60 54 130 50", 5), ("M2 76Q-8 96 -34 104", 6), ("M-6 80Q-26 108 -64 116", 5),
        )
    )  # fmt: skip
    frozen = jun(
        3,
        stare(3, (-0.1, -0.2), 0, 1.15) + brows(3, 26, 18) + mouth("oh", 0, 124, 14),
        "-40,132 -62,120 -60,92",
        "40,132 60,124 62,100",
    )
    ice = fade(
        curve("-66,146! -40,138! -12,148! 16,136! 44,146! 66,138! 72,196! -72,196!"),
        "#e8fbff",
        "#5fc0f4",
        opacity=(0.75, 0.9),
    )
    sides = fill(curve("-58,152! -44,148! -54,190! -64,190!"), "#ffffff", 0.8) + fill(
        curve("44,146! 66,138! 72,196! 52,196!"), "#2f7fc0", 0.4
    )
    flakes = (
        flake(88, 30, 16)
        + flake(-86, 132, 14, 10)
        + flake(94, 122, 12, 20)
        + flake(-50, 170, 11)
        + flake(-160, 150, 16)
        + flake(160, 80, 18)
        + flake(210, 150, 14)
    )
    return back_ + flakes + placed(frozen, 34, 38, 6, 0.8) + placed(ice + sides, 34, 24, 0, 0.9) + wind + gusts
