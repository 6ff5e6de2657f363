"""Liars, thieves and gatecrashers."""

from __future__ import annotations

from assets.art.galleries import JUNQUICK
from assets.art.kit import (
    HALF,
    both,
    box,
    curve,
    even,
    fade,
    fill,
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
from assets.art.pictures.junquick_instants import cloud
from assets.art.shapes.juns import (
    GOLD,
    JUN_INK,
    JUN_SKINS,
    WOOD,
    body_4,
    brows,
    burst,
    card_back,
    dash,
    domino,
    egg,
    eye,
    jun,
    limb,
    long_nose,
    mouth,
    nest,
    stand,
    stare,
)


def stage(colour: str) -> str:
    """Where lies are told: a curtain, boards, a light from above."""
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), shade(colour, 0.5), shade(colour, 0.25))]
    for x in range(-260, 261, 26):
        parts.append(fade(box(x, -40, 26, 280), tint(colour, 0.1), shade(colour, 0.4), sideways=True))
    parts.append(
        fade(curve("-34,-40! 34,-40! 108,196! -108,196!"), "#fff6c0", "#fff3b0", opacity=(0.6, 0.3))
        + glow(0, 110, 92, "#fffbe0", 0.75)
    )
    parts.append(
        paper(box(-HALF, 176, 2 * HALF, 80), "#b5804a", lift=2.4, edge=1.4)
        + line("M-260 190H260M-60 176L-90 210M60 176L90 210M0 176V210", "#7a4e28", 1.8, 0.5)
    )
    return "".join(parts)


@JUNQUICK.picture("liar-2", 4, 104, 164)
def liar_2() -> str:
    """Three cards face down, and a nose that tells all."""
    face = stare(2, (0.45, 0.1), 0.36) + brows(2, 18, 24, 7) + long_nose(2, 4, 112, 80) + mouth("smirk", -4, 132, 13)
    hand = "".join(
        card_back(x, 148 + abs(x + 52) * 0.2, turn, "#b3302a", 1.16) for x, turn in ((-76, -26), (-52, 0), (-28, 24))
    )
    return stage("#7a3a8a") + jun(2, face, "36,126 54,138 48,152") + hand + limb(2, "-36,134 -54,154 -50,174")


def mask(x: float, y: float, turn: float) -> str:
    """A smiling face on a stick."""
    face = paper(curve(even("0,-36 26,-30 34,-4 26,26 0,38")), "#fff6e0", lift=3, edge=1.4)
    eyes = "".join(
        line(curve(f"{s * 14 - 8},-6 {s * 14},-14 {s * 14 + 8},-6", is_open=True), JUN_INK, 4)
        + fill(oval(s * 18, 6, 6, 4), "#ff8a9a", 0.7)
        for s in (-1, 1)
    )
    return placed(
        paper(box(-3.4, 30, 7, 60, 3), WOOD, lift=1.4)
        + face
        + eyes
        + fill(curve("-17,9! 0,15 17,9! 10,25 0,28 -10,25"), "#a8324a"),
        x,
        y,
        turn,
    )


@JUNQUICK.picture("liar-3", 4, 104, 160)
def liar_3() -> str:
    """Another face before its own."""
    face = stare(3, (0.3, 0.2), 0.44) + brows(3, 14, 22) + mouth("smirk", 14, 124, 16) + long_nose(3, 14, 108, 66)
    return (
        stage("#2f5a8a")
        + jun(3, face, "42,136 62,140 58,158")
        + mask(-36, 96, -10)
        + limb(3, "-40,146 -56,158 -44,158")
    )


@JUNQUICK.picture("liar-4", 6, 100, 170)
def liar_4() -> str:
    """A saint, it says."""
    c = JUN_SKINS[4]
    halo = (
        line(oval(0, 18, 34, 9), "#8a5a10", 7, 0.4)
        + line(oval(0, 15, 34, 9), "#ffe46a", 6.4)
        + line("M30 20L44 52", "#b8b8c0", 2.4)
    )
    feathers = "".join(
        both(w, "#fffaf0", lift=2, edge=1.2)
        for w in ("46,138 70,120 104,118 116,132! 96,146 70,156", "46,124 66,92 96,72 114,74! 112,98 90,120 66,140")
    )
    face = stare(4, (0, -0.5)) + brows(4, 24, 14) + long_nose(4, 2, 118, 80) + mouth("smile", -8, 138, 18)
    hands = paper(curve(even("0,136 8,142 12,158 16,172 0,178")), tint(c, 0.16), lift=2, edge=1.2) + line(
        "M0 140V176", shade(c, 0.5), 2
    )
    return (
        burst("#4f9ad8")
        + cloud(-84, 178, 1.1)
        + cloud(86, 184, 1.2)
        + cloud(-80, 30, 0.6)
        + cloud(-190, 150, 1.3)
        + cloud(190, 150, 1.3)
        + feathers
        + stand(0, 186, 58)
        + body_4(wings=False)
        + halo
        + face
        + both("30,150 48,138 54,160 40,178 14,172", shade(c, 0.06), lift=1.6)
        + hands
    )


@JUNQUICK.picture("thief-2", 0, 104, 160)
def thief_2() -> str:
    """Off on tiptoe with an egg."""
    face = domino(2) + stare(2, (-0.4, 0), 0.2) + mouth("grin", 4, 117, 14)
    return (
        burst("#2a447a")
        + glow(0, 100, 90, "#c8ff9a", 0.5)
        + placed(
            jun(2, face) + egg(2, 158, 1.2, 8) + limb(2, "38,132 44,160 20,164") + limb(2, "-38,132 -46,158 -16,156"),
            0,
            2,
            7,
        )
        + dash("M-98 120h22M-104 138h26M-96 156h20")
    )


@JUNQUICK.picture("thief-3", 0, 108, 168)
def thief_3() -> str:
    """One of these eggs is not like the others."""
    night = (
        fade(box(-HALF, -40, 2 * HALF, 280), "#1c1440", "#5a3a9a")
        + paper(oval(52, 44, 30), "#fff3c0", lift=0, edge=0)
        + glow(52, 44, 70, "#fff3c0", 0.6)
        + "".join(fill(oval(x, y, 1.8), "#fff6d8") for x, y in ((-70, 30), (-40, 16), (4, 34), (-96, 62), (100, 84)))
        + paper(curve("-270,150 -120,138 0,146 120,138 270,150 270,260! -270,260!"), "#2f2358", lift=2)
    )
    shell = "0,-58 34,-40 50,0 44,40 22,60 0,64 -22,60 -44,40 -50,0 -34,-40"
    body = paper(curve(moved(shell, 0, 116, 1.02)), "#fff0d0", lift=3, edge=1.6)
    inside = fill(
        curve("-47,92! -34,104! -18,90! 0,104! 18,90! 34,104! 47,92! 48,124 40,140 0,146 -40,140 -48,124"), "#2a1420"
    )
    skin = paper(
        curve("-46,104 -30,92 0,88 30,92 46,104 46,130 26,142 0,144 -26,142 -46,130"), JUN_SKINS[3], lift=1.6, edge=1.2
    )
    mask = fill(curve("-44,106 -24,99 0,104 24,99 44,106 43,122 26,130 0,124 -26,130 -43,122"), "#1c1420")
    eyes = eye(-19, 114, 13.5, (-0.36, 0.1), "#8a3a9e") + eye(19, 114, 13.5, (-0.36, 0.1), "#8a3a9e")
    lower = paper(
        curve("-51,120! -36,134! -20,122! -2,136! 16,122! 34,134! 51,120! 48,154 30,178 0,182 -30,178 -48,154"),
        "#fff0d0",
        lift=1.8,
        edge=1.2,
    )
    cap = placed(
        paper(
            curve("-40,26! -26,38! -12,26! 2,38! 16,26! 30,38! 42,24! 34,-10 14,-28 -4,-30 -26,-20 -40,6"),
            "#fff0d0",
            lift=2.6,
            edge=1.5,
        ),
        4,
        56,
        9,
    )
    crest = "".join(
        paper(curve(f"{x - 8},{y}! {x + 8},{y}! {x + lean},{y - 24}!"), "#d9368b", lift=1.2)
        for x, y, lean in ((-20, 94, -8), (0, 88, 0), (20, 94, 8))
    )
    spots = "".join(
        fill(oval(x, y, r), "#8fd0ff", 0.8)
        for x, y, r in ((-24, 158, 6), (18, 164, 7), (36, 146, 4), (-6, 46, 5), (18, 56, 4))
    )
    paw = limb(3, "-40,152 -66,150 -76,134", 12, 17)
    return (
        night
        + egg(-78, 132, 1.7, -14, "#ffb0a0")
        + egg(82, 138, 1.6, 12, "#8fe0a0")
        + body
        + inside
        + crest
        + skin
        + mask
        + eyes
        + lower
        + cap
        + spots
        + paw
        + nest(0, 180, 200)
    )


@JUNQUICK.picture("thief-4", 0, 96, 172)
def thief_4() -> str:
    """Not an egg: the whole nest."""
    face = domino(4) + stare(4, (0.3, 0.1)) + mouth("grin", 0, 126, 28)
    eggs = egg(-26, 34, 0.9, -12) + egg(26, 34, 0.9, 12, "#ffd36a") + egg(0, 28, 1.0, 0, "#9ae08a")
    who = stand(0, 188, 60) + body_4() + face
    return (
        burst("#3a2a5a")
        + glow(0, 110, 96, "#ff9a7a", 0.7)
        + placed(who, 0, 26, 0, 0.86)
        + eggs
        + nest(0, 44, 124)
        + placed(limb(4, "-44,128 -76,102 -66,58", 13, 20) + limb(4, "44,128 76,102 66,58", 13, 20), 0, 8)
        + dash("M-110 166h-26M-104 182h-34M104 166h26M106 182h30")
    )


@JUNQUICK.picture("gatecrasher-3", -4, 106, 172)
def gatecrasher_3() -> str:
    """Through the door, with luggage."""
    wall = fade(box(-HALF, -40, 2 * HALF, 280), "#3f8ab0", "#2f6a90") + "".join(
        fill(box(x, -40, 14, 280), "#ffffff", 0.07) for x in range(-260, 260, 28)
    )
    frame = paper(box(-66, 14, 132, 240, 3), "#f4e8d0", lift=2.4, edge=1.4) + fade(
        box(-54, 26, 108, 230), "#ffe9a0", "#ffc24a"
    )
    door = (
        paper(curve("-54,26! -96,10! -96,240! -54,220!"), "#b5502f", lift=3, edge=1.6)
        + paper(curve("-62,40! -88,32! -88,98! -62,100!"), "#943c22", lift=0.8)
        + paper(curve("-62,116! -88,116! -88,196! -62,190!"), "#943c22", lift=0.8)
        + paper(oval(-66, 108, 5), GOLD, lift=1)
    )
    face = stare(3, (0.1, 0.05), 0, 1.1) + brows(3, 22, 26) + mouth("grin", 0, 120, 24)
    case = (
        paper(box(34, 146, 52, 42, 6), "#7a4fa0", lift=2.4, edge=1.3)
        + line("M50 146v-8h20v8", "#4a2a6a", 5)
        + fill(star(48, 168, 8, 3.6), "#ffd84a")
        + fill(oval(72, 164, 6), "#5fe0c0")
    )
    return (
        wall
        + frame
        + placed(jun(3, face, "-40,132 -62,112 -74,86"), 4, 8, 3)
        + door
        + case
        + limb(3, "44,132 62,130 62,142")
        + dash("M-100 64l-16 -10M-104 100h-20M82 40l14 -14M92 66l18 -6", 0.9)
    )


@JUNQUICK.picture("gatecrasher-4", 0, 104, 176)
def gatecrasher_4() -> str:
    """Through the wall, where there was no door."""
    brick = "#c96a4a"
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), "#ffcf5a", "#f0902c"), glow(0, 100, 110, "#fffbd0", 1.0)]
    hole = star(0, 104, 104, 80, 11, -84)
    joints = "".join(
        f"M-260 {y}H260" + "".join(f"M{x + (22 if (y // 24) % 2 else 0)} {y}v24" for x in range(-264, 260, 44))
        for y in range(-40, 240, 24)
    )
    parts.append(f'<path d="M-260 -40H260V240H-260z{hole}" fill="{brick}" fill-rule="evenodd"/>')
    who = (
        stand(0, 188, 60) + body_4() + stare(4, (0.05, 0.1), 0, 1.1) + brows(4, 12, 24, 11) + mouth("grin", 0, 124, 32)
    )
    wall = "".join(parts) + line(joints, shade(brick, 0.4), 3, 0.6)
    inside = f'<path d="{hole}" fill="#ffd76a"/>' + glow(0, 100, 80, "#fffbe0", 1.0) + line(hole, shade(brick, 0.45), 6)
    flying = "".join(
        placed(paper(box(-15, -9, 30, 18, 2), tint(brick, 0.1), lift=2.4, edge=1.3), x, y, t)
        for x, y, t in (
            (-84, 30, 24),
            (86, 36, -30),
            (-94, 140, -14),
            (92, 150, 40),
            (-40, 10, 60),
            (62, 186, 12),
            (-66, 186, -30),
        )
    )
    return (
        wall
        + inside
        + placed(who, 0, 14, 0, 0.9)
        + limb(4, "-48,136 -76,118 -82,84", 16, 22)
        + limb(4, "48,136 76,118 82,84", 16, 22)
        + flying
    )
