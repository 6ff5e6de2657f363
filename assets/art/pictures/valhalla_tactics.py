"""The tactics of the base deck."""

from __future__ import annotations

import math

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
from assets.art.people.hands import arm, fingers, open_palm, palm
from assets.art.people.portrait import figure, portrait
from assets.art.shapes.north import dome, rim
from assets.art.shapes.north_scenes import (
    CREAM,
    FAIR,
    FLAME,
    INK,
    RED,
    bolt,
    burst,
    fire,
    gauntlet,
    scene,
    shadow_man,
    sparks,
    trail,
)
from assets.art.shapes.weapons import arrow_shape, axe_shape, broad_axe, round_shield, spear_shape, sword_shape


@VALHALLA.picture("tac-fury2", 0, 96, 140)
def fury() -> str:
    """A berserk bites into the rim of his shield."""
    who = walk_on("fury")
    board = round_shield(0, 0, 92, "#8c1f22", CREAM)
    gums = fill(oval(0, 122, 28, 14), "#4a0f18")
    teeth = "".join(paper(box(x - 4.5, 113, 9.4, 15, 3), "#f6ecd2", lift=0.8) for x in (-18, -9, 0, 9, 18))
    return scene(
        sky("#5a1018", "#f0743a") + glow(0, 80, 150, "#ffcf7a", 0.9),
        portrait(who),
        gums,
        placed(board, 2, 214),
        teeth,
        sparks("-84,40 84,30 -70,90 78,84 -90,130 92,120", FLAME, 3),
    )


@VALHALLA.picture("tac-fury3", 0, 100, 160)
def outnumbered() -> str:
    """One against many."""
    back = sky("#5a6f98", "#ffd890") + glow(0, 90, 140, "#fffbe0", 0.95)
    foes = "".join(
        shadow_man(x, y, g, "#6a5a68", weapon)
        for x, y, g, weapon in (
            (-118, 112, 0.9, "spear"), (118, 112, 0.9, "spear"), (-78, 104, 0.72, "axe"), (78, 104, 0.72, "spear"),
            (-42, 98, 0.6, "spear"), (42, 98, 0.6, "axe"),
        )
    )  # fmt: skip
    return scene(
        back,
        earth("-260,150 -100,140 0,146 100,140 260,150", "#5a3a3a"),
        foes,
        glow(0, 100, 90, "#ffd36e", 0.8),
        placed(figure(walk_on("outnumbered")), 0, 36, 0, 0.84),
    )


@VALHALLA.picture("tac-hero3", 0, 96, 166)
def heroic_leap() -> str:
    """A warrior leaps out of the sun, axe over the head."""
    back = (
        sky("#c9502a", "#ffd98a")
        + paper(oval(0, 84, 74), "#fff0b4", lift=0)
        + "".join(
            fill(
                curve(
                    f"0,84! {math.cos(a) * 330:.0f},{84 + math.sin(a) * 330:.0f}! "
                    f"{math.cos(a + 0.13) * 330:.0f},{84 + math.sin(a + 0.13) * 330:.0f}!"
                ),
                "#fff0b4",
                0.3,
            )
            for a in (i * 0.42 for i in range(15))
        )
    )
    cape = paper(curve(ragged("-20,96 -70,104 -112,140 -128,190! -70,196 0,200 20,150", 4, 14)), "#7a1f24", lift=2.4)
    hero = placed(figure(walk_on("hero")), 0, 30, -5, 0.84)
    arms = "".join(
        arm(f"{s * 62},186 {s * 78},128 {s * 52},62", [44, 36, 26], FAIR) + palm(s * 50, 50, FAIR, 1.1) for s in (-1, 1)
    )
    axe = placed(placed(broad_axe(), 0, 30, 0, 1.35), 0, 46, -90)
    fists = "".join(fingers(s * 50, 50, FAIR, 90, 1.15, s) for s in (-1, 1))
    die = placed(
        paper(box(-13, -13, 26, 26, 4), RED, lift=2, edge=1.2) + line("M-6 -6l12 12M6 -6l-12 12", CREAM, 4),
        104,
        140,
        24,
        1.2,
    ) + open_line("84,110 94,116 102,124", "#ffffff", 2.6, 0.8)
    return scene(back, cape, hero, arms, axe, fists, die)


@VALHALLA.picture("tac-hero4-a", 0, 100, 166)
def axe_blow() -> str:
    """An axe splits a shield in two."""
    left = placed(paper("M0 -84A84 84 0 0 0 0 84L-10 40L6 10L-12 -30z", "#5a3824", lift=3.4, edge=1.6) + fill("M-8 -74A75 75 0 0 0 -8 74L-16 38L-2 8L-20 -32z", "#2f6f7a")
                  + fill("M-20 -66A75 75 0 0 0 -70 -8L-12 -4L-20 -32z", CREAM), -10, 120, -9)  # fmt: skip
    right = placed(paper("M0 -84A84 84 0 0 1 0 84L-10 40L6 10L-12 -30z", "#5a3824", lift=3.4, edge=1.6) + fill("M8 -74A75 75 0 0 1 8 74L-2 40L14 10L-4 -30z", "#245a66")
                   + fill("M8 74A75 75 0 0 0 70 16L14 10L-2 40z", CREAM), 14, 120, 9)  # fmt: skip
    boards = "".join(
        placed(paper(box(-16, -5, 32, 10, 2), "#8a5a34", lift=1.6), x, y, t)
        for x, y, t in ((-84, 40, 30), (86, 56, -40), (-70, 178, -20), (80, 176, 36))
    )
    axe = placed(axe_shape("#c9d0d8"), 78, 34, -62, 1.6)
    return scene(
        sky("#7a2a1e", "#f0a050") + glow(0, 90, 140, "#ffe0a0", 0.9),
        burst(2, 84, 74),
        left,
        right,
        boards,
        axe,
        sparks("-60,60 -76,90 64,110 -50,34 84,86 -84,130"),
    )


@VALHALLA.picture("tac-hero4-s", 0, 100, 166)
def sword_stroke() -> str:
    """A sword raised to the storm."""
    return scene(
        sky("#16283c", "#5f86b0") + glow(10, 40, 130, "#e8f4ff", 0.8),
        paper(curve("-260,30 -180,14 -90,34 -20,20 60,36 150,16 260,30 260,-40! -260,-40!"), "#24344e", lift=2),
        bolt(-66, 150, 1.2, 8),
        bolt(78, 130, 1.0, -14),
        glow(16, 20, 70, "#ffffff", 0.9),
        gauntlet(-8, 156, sword_shape("#dfe8f0"), 8, "#2f4f7a", "#8d949e", 1.42),
    )


@VALHALLA.picture("tac-hero4-p", 4, 100, 160)
def spear_throw() -> str:
    """A spear goes through a shield, and the man behind it is glad to be short."""
    board = placed(round_shield(0, 0, 74, "#7a4fa0", CREAM), -8, 100, 0)
    crack = line("M6 98L-34 62M6 98L-40 128M6 98L-2 40M6 98L-8 160", INK, 3, 0.7)
    splinters = "".join(
        placed(paper(curve("-3,-15! 4,-9! 2,15! -4,9!"), "#a8743c", lift=1.4), x, y, turn)
        for x, y, turn in ((58, 58, 40), (66, 138, 120), (34, 40, 10), (88, 84, 70))
    )
    behind = line("M-170 22L-20 88", shade("#8a5c34", 0.5), 12) + line("M-170 21L-20 87", "#a8743c", 9)
    tip = placed(
        paper(box(-5, 20, 10, 44, 2), "#a8743c", lift=1.6)
        + paper(curve("0,-62! 22,-14! 9,22! -9,22! -22,-14!"), "#dfe5ea", lift=2.6, edge=1.5)
        + fill(curve("0,-62! 22,-14! 9,22! 0,22!"), INK, 0.3)
        + paper(box(-9, 18, 18, 10, 3), RED, lift=1),
        58,
        121,
        114,
    )
    return scene(
        sky("#3f7a86", "#f4e6b0") + glow(0, 100, 140, "#fffbe0", 0.8),
        earth("-260,186 -100,176 0,188 100,178 260,186", "#6f7a3a"),
        line("M-170 -8L-70 36M-170 60L-90 96M-150 -24L-60 16", "#ffffff", 3.4, 0.7),
        board,
        crack,
        behind,
        burst(4, 98, 34),
        splinters,
        tip,
    )


@VALHALLA.picture("tac-hero4-b", 0, 100, 166)
def fire_arrow() -> str:
    """A burning arrow on a drawn bow."""
    bow = paper(curve(band("-14,188 -66,150 -74,100 -66,50 -14,10", [5, 13, 16, 13, 5])), "#7a4a2a", lift=2.4, edge=1.2)
    string = line("M-14 12L62 100L-14 186", CREAM, 2.4)
    hand = placed(fingers(0, 0, FAIR, 0, 1.2), 66, 100) + paper(
        curve(band("76,104 110,116 180,150", [28, 34, 46])), "#4d6b3a", lift=2
    )
    grip = fingers(-72, 102, FAIR, 0, 1.3, 1) + paper(
        curve(band("-86,106 -130,116 -200,120", [30, 36, 44])), "#4d6b3a", lift=2
    )
    return scene(
        sky("#1c1c3a", "#6b3a5a") + glow(-90, 96, 120, "#ff9d3c", 0.8),
        sparks("-40,30 20,20 70,40 -30,60 40,50", "#ffffff", 1.2),
        placed(string + line("M60 100H-92", "#8a5c34", 5) + bow + hand + grip + fire(-98, 116, 0.95), 14, 10, 0, 0.88),
    )


@VALHALLA.picture("tac-hero4-h", 0, 100, 166)
def shield_blow() -> str:
    """A shield rams a helmet off a head."""
    helm = placed(dome("#8d949e") + rim(GOLD), 62, 40, 30, 0.72)
    struck = walk_on(
        "borrowed-glory", hair_colour="brown", mouth="open", brows="worried", coat="mail", colour="#5a4a6b"
    )
    foe = placed(portrait(struck), 66, 26, 12, 0.8)
    shield = placed(f'<g transform="scale(0.72 1)">{round_shield(0, 0, 78, RED, CREAM)}</g>', -56, 120, -14)
    return scene(
        sky("#5a4a34", "#f0d890") + glow(20, 90, 120, "#fffbe0", 0.9),
        foe,
        helm,
        burst(6, 112, 30),
        shield,
        paper(curve(band("-150,180 -110,150 -70,126", [50, 44, 34])), "#7a2f24", lift=2),
        open_line("80,24 92,30 98,42", "#ffffff", 3, 0.8),
        open_line("66,18 84,10 100,16", "#ffffff", 3, 0.8),
    )


@VALHALLA.picture("tac-arms", 0, 100, 166)
def new_arms() -> str:
    """A chest full of weapons, and light comes out of it."""
    beams = "".join(fill(curve(f"0,140! {x},-40! {x + 30},-40!"), "#fff3c0", 0.35) for x in (-150, -80, -14, 60, 130))
    tools = (
        placed(sword_shape(), -34, 132, -22, 1.0)
        + placed(axe_shape(), 40, 120, 16, 1.15)
        + placed(spear_shape(), 4, 116, -3, 1.0)
    )
    lid = paper(curve("-78,118! -84,84! 60,66! 84,72! 78,112!"), "#6b4426", lift=2)
    chest = (
        paper(box(-84, 126, 168, 66, 6), "#8a5a34", lift=3, edge=1.4)
        + "".join(paper(box(x, 126, 12, 66), "#5f6672", lift=1) for x in (-70, 58))
        + paper(box(-14, 126, 28, 26, 4), GOLD, lift=1.2)
        + fill(oval(0, 138, 4), INK)
        + line("M-84 158H84", "#4a2c1a", 2, 0.6)
    )
    return scene(
        sky("#2a2438", "#7a5a4a") + glow(0, 110, 150, "#ffe28a", 0.95),
        beams,
        earth("-260,184 0,178 260,184", "#3a2a2a"),
        placed(lid, 0, -4),
        tools,
        chest,
    )


@VALHALLA.picture("tac-retal", 0, 100, 166)
def retaliation() -> str:
    """Arrows stick in the shield; the sword already strikes back."""
    shield = round_shield(-26, 122, 66, "#4d8b4a", CREAM)
    arrows = "".join(
        placed(placed(arrow_shape("#d0503a"), 0, 0, 0, 1.1), x, y, t)
        for x, y, t in ((-66, 70, 140), (-84, 118, 108), (-34, 62, 168))
    )
    return scene(
        sky("#3f5a6b", "#e0e8d0") + glow(0, 90, 130, "#ffffff", 0.8),
        trail("96,-20 108,60 84,140 20,190", [4, 34, 30, 2]),
        arrows,
        shield,
        gauntlet(70, 148, sword_shape("#dfe8f0"), -26, "#3a6b42", FAIR, 1.15),
        burst(18, 34, 20),
    )


@VALHALLA.picture("tac-swap", 0, 100, 166)
def weapon_swap() -> str:
    """Two weapons fly past each other, from hand to hand."""

    def swing(side: int, y: float) -> str:
        path = f"{side * -58},{y} {side * -20},{y - side * 30} {side * 30},{y - side * 30} {side * 60},{y - side * 8}"
        head = moved("0,-12! 18,4! -8,10!" if side > 0 else "0,12! -18,-4! 8,-10!", side * 64, y - side * 4)
        return open_line(path, "#fff6d8", 8, 0.9) + fill(curve(head), "#fff6d8", 0.9)

    hands = "".join(
        paper(
            curve(band(f"{s * 130},{150 + s * 30} {s * 96},{134 + s * 12} {s * 76},122", [60, 46, 32])),
            tone,
            lift=2.6,
            edge=1.2,
        )
        + placed(open_palm(FAIR), s * 74, 108, s * -24, 0.62)
        for s, tone in ((-1, "#5a4a6b"), (1, "#8c1f22"))
    )
    return scene(
        sky("#3f5a4a", "#f4e0a0") + glow(0, 96, 130, "#fffbe0", 0.9),
        swing(1, 52),
        swing(-1, 158),
        hands,
        placed(sword_shape(), -46, 88, 68, 0.98),
        placed(axe_shape(), 20, 128, -66, 1.16),
        sparks("-40,40 0,24 44,36 -46,172 2,184 46,170", "#ffe27a", 2.6),
    )


@VALHALLA.picture("tac-surr", 0, 100, 178)
def surround() -> str:
    """Spears from all sides point at a crowned head."""
    jarl = walk_on("surround")
    ring = ""
    for angle in range(0, 360, 36):
        a = math.radians(angle + 8)
        ring += placed(spear_shape("#dfe5ea"), 160 * math.cos(a), 104 + 150 * math.sin(a), angle + 8 - 90, 0.95)
    return scene(
        sky("#3a1f2a", "#b0503a") + glow(0, 96, 110, "#ffe0a0", 0.9), placed(portrait(jarl), 0, 44, 0, 0.8), ring
    )
