"""Tyr's wrath."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import sky
from assets.art.kit import (
    GOLD,
    band,
    both,
    curve,
    even,
    fill,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import finger, held
from assets.art.people.portrait import portrait
from assets.art.shapes.hounds import fangs, hound_side
from assets.art.shapes.north_scenes import INK, scene, sparks
from assets.art.shapes.weapons import arrow_shape, axe_shape, round_shield, sword_shape


def tyr_ground(top: str = "#2a0f18", bottom: str = "#a8322a") -> str:
    """Blood-red sky with the rune of Tyr."""
    rune = line("M0 190V30M0 26L-46 72M0 26L46 72", "#ffb08a", 12, 0.28)
    return sky(top, bottom) + glow(0, 90, 150, "#ff9d6a", 0.8) + rune


@VALHALLA.picture("tyr-plus2", -1, 94, 122)
def tyr() -> str:
    """The god with one hand."""
    who = walk_on("tyr")
    stump = paper(curve(band("-76,240 -72,200 -64,164", [42, 37, 31])), "#5a1f24", lift=2.4)
    stump += paper(curve("-81,168 -80,150 -64,138 -48,148 -46,166 -62,174"), "#a9b0ba", lift=1.8, edge=1.1)
    stump += paper(curve(band("-82,172 -64,177 -46,170", [10, 10, 10])), GOLD, lift=1) + fill(
        oval(-70, 150, 4, 3), "#ffffff", 0.7
    )
    return tyr_ground() + portrait(who) + stump + held(sword_shape(), 66, 160, "#d2925f", "#5a1f24", turn=8)


def beast_head(kind: str) -> str:
    """The head of a clan's beast, full face, around 0, 0."""
    fur = {"bear": "#7a4a2a", "wolf": "#7d8288", "boar": "#5f4a3c", "stag": "#a8784a"}[kind]
    ears = {
        "bear": "26,-36 34,-62 56,-58 58,-34 44,-20",
        "wolf": "16,-40! 34,-84! 56,-24!",
        "boar": "26,-40! 56,-66! 62,-26!",
        "stag": "30,-26! 60,-44 78,-36! 62,-20 40,-10!",
    }[kind]
    dome = {
        "bear": "0,-52 30,-48 54,-20 56,16 36,46 0,56",
        "wolf": "0,-52 24,-48 46,-20 62,14! 40,30 20,54 0,62",
        "boar": "0,-52 28,-46 50,-16 50,20 30,50 0,58",
        "stag": "0,-46 22,-42 34,-16 26,24 18,56 0,66",
    }[kind]
    parts_ = [both(ears, fur, lift=1.8) + paper(curve(ragged(even(dome), 4, 10, (0, 0.4))), fur, lift=2.6, edge=1.2)]
    if kind == "boar":
        parts_.append(
            paper(oval(0, 34, 26, 20), "#c98a72", lift=1.4)
            + "".join(fill(oval(s * 9, 34, 4.6, 7), "#3a1c22") for s in (-1, 1))
            + both("22,38 42,40 52,20 48,-2! 38,18 24,24", "#f3ead2", lift=1.4)
        )
    else:
        wide = {"bear": 26, "wolf": 17, "stag": 15}[kind]
        parts_.append(
            paper(curve(even(f"0,-4 {wide * 0.6:.0f},2 {wide},24 {wide * 0.8:.0f},48 0,56")), tint(fur, 0.35), lift=1.4)
            + paper(curve(even("0,14 11,14 12,22 5,30 0,32")), INK, lift=0.8)
            + line("M0 32V42M0 42Q-10 48 -16 42M0 42Q10 48 16 42", INK, 2.6)
        )
        if kind in ("bear", "wolf"):
            parts_.append(both("8,44! 15,43! 12,58!", "#f6ecd2", lift=0.5))
    parts_.append(
        "".join(
            fill(curve(moved("-9,3! 0,-5 9,-3! 2,5" if s > 0 else "9,3! 0,-5 -9,-3! -2,5", s * 24, -12)), "#ffd23c")
            + fill(oval(s * 24, -12, 2.6), INK)
            + line(f"M{s * 10} {-16}L{s * 36} {-25}", shade(fur, 0.65), 6)
            for s in (-1, 1)
        )
    )
    return "".join(parts_)


BLADE = sword_shape("#ffe0c8", "#c9922c")
SLEEVE, SKIN = "#8c1f22", "#d2925f"


@VALHALLA.picture("tyr-foe-bear", 0, 100, 176)
def bear_wrath() -> str:
    """A bear rears up, all claws, and Tyr's blade goes up to meet it."""
    fur = "#7a4a2a"
    chest = paper(curve(ragged("-110,240! -96,150 -60,112 30,104 84,126 120,240!", 6, 14)), shade(fur, 0.4), lift=3)
    paws = "".join(
        paper(curve(band(arm, [58, 50, 46])), fur, lift=2.6, edge=1.2)
        + paper(curve(ragged(moved("-28,-18 0,-30 28,-18 30,10 0,24 -30,10", x, y, 1, turn), 3, 10)), fur, lift=2)
        + "".join(
            paper(
                curve(moved(moved("-5,-16! 5,-16! 1,-46!", claw, -6), x, y, 1, turn + claw * 0.7)),
                "#f3ead2",
                lift=1,
                edge=0.8,
            )
            for claw in (-21, -7, 7, 21)
        )
        + paper(curve(moved("-16,2 0,-8 16,2 10,14 -10,14", x, y, 1, turn)), shade(fur, 0.5), lift=0.8)
        for arm, x, y, turn in (("-96,220 -100,150 -78,92", -76, 84, -8), ("124,210 112,130 84,70", 82, 62, 10))
    )
    head = placed(beast_head("bear"), 4, 84, 5, 0.94)
    blade = glow(0, 150, 90, "#ffb08a", 0.8) + placed(held(BLADE, 0, 0, SKIN, SLEEVE, turn=52), -62, 190, 0, 1.35)
    return scene(tyr_ground("#7a2c14", "#f0a848"), chest, paws, head, blade)


@VALHALLA.picture("tyr-foe-wolf", -6, 100, 176)
def wolf_wrath() -> str:
    """The hand that Tyr laid into the wolf's jaws."""
    arm = (
        paper(curve(band("-260,170 -150,146 -84,128", [84, 66, 50])), SLEEVE, lift=3, edge=1.4)
        + paper(curve(band("-98,136 -46,131 16,127", [54, 40, 12])), "#a9b0ba", lift=2, edge=1.4)
        + "".join(
            line(curve(f"{x},{y - 21} {x + 7},{y} {x + 3},{y + 20}", is_open=True), "#5f6672", 2.4, 0.8)
            for x, y in ((-80, 134), (-60, 132))
        )
        + paper(curve(band("-104,136 -94,133", [60, 58])), GOLD, lift=1.6)
    )
    wolf = placed(hound_side("#7d8288", "#ffd23c", gape=26), 44, 92, 4, 1.08)
    teeth = fangs("-51,110 -31,113", 26, 12)
    drops = "".join(
        paper(curve(moved("0,-9! 6,2 0,8 -6,2", x, y)), "#c9302a", lift=0.8) for x, y in ((-52, 160), (-34, 176))
    )
    return scene(tyr_ground("#16281f", "#4d8b4a"), glow(-40, 110, 90, "#ffd0a0", 0.7), wolf, arm, teeth, drops)


@VALHALLA.picture("tyr-foe-boar", 0, 100, 176)
def boar_wrath() -> str:
    """The sword hangs over the boar, and the boar knows."""
    shine = fill(curve("-14,0! 14,0! 70,240! -70,240!"), "#ffe0b0", 0.28)
    back = paper(curve(ragged("-120,240! -112,170 -70,136 0,126 70,136 112,170 120,240!", 7, 11, (0, -0.6))), "#4a382e")
    boar = placed(beast_head("boar"), 0, 124, 0, 1.04)
    blade = glow(0, 50, 80, "#ffe0b0", 0.95) + placed(BLADE, 0, 8, 180, 0.66)
    return scene(tyr_ground("#20240f", "#9aa03a"), shine, back, boar, blade)


def shadow_under(strokes_: str) -> str:
    """Strokes above their own shadow."""
    return placed(strokes_.replace("#e2cfa0", "#1c1024"), 2, 4) + strokes_


@VALHALLA.picture("tyr-foe-stag", 0, 100, 176)
def stag_wrath() -> str:
    """Between the antlers Tyr's sword burns."""
    neck = paper(curve(ragged("-52,240! -40,176 -20,150 20,150 40,176 52,240!", 5, 11)), "#8a6038", lift=3)
    blade = glow(0, 56, 80, "#ffb08a", 1.0) + placed(BLADE, 0, 92, 0, 0.76)
    beams = "".join(
        line(curve(f"{s * 22},{104} {s * 50},{76} {s * 62},{40} {s * 50},{10}", is_open=True), "#e2cfa0", 9)
        + line(f"M{s * 56} 68L{s * 88} 46M{s * 62} 42L{s * 92} 14M{s * 40} 88L{s * 34} 62", "#e2cfa0", 7)
        for s in (-1, 1)
    )
    return scene(
        tyr_ground("#24143a", "#8a5ab0"), neck, blade, shadow_under(beams), placed(beast_head("stag"), 0, 130, 0, 0.86)
    )


@VALHALLA.picture("tyr-foe-giant", 0, 100, 176)
def giant_wrath() -> str:
    """A blade at the throat of a giant."""
    who = walk_on("giant-wrath")
    blade = glow(0, 158, 90, "#ffb08a", 0.35) + placed(held(BLADE, 0, 0, SKIN, SLEEVE, turn=-82), 84, 172, 0, 1.5)
    return scene(tyr_ground("#10203a", "#5b8fb0"), placed(portrait(who), -2, 2, -4, 0.92), blade)


HOT, DEEP, PALE = "#ff8a5a", "#c93a2a", "#ffd0b8"


def ember_ground(top: str, bottom: str, x: float = 0, y: float = 90) -> str:
    """A dark place with something red-hot in it."""
    return (
        sky(top, bottom)
        + glow(x, y, 130, "#ff9d6a", 0.75)
        + sparks("-70,50 -84,110 80,60 84,120 -40,24 50,20", "#ffb08a", 2.6)
    )


@VALHALLA.picture("tyr-spare-a", 0, 100, 166)
def spare_axe() -> str:
    """An axe of embers has split the block."""
    block = paper(curve("-74,128! 74,128! 80,240! -80,240!"), "#5a3a28", lift=3, edge=1.4) + paper(
        oval(0, 128, 74, 20), "#a8743f", lift=1, edge=1
    )
    rings = line(oval(0, 128, 52, 13), "#6b4426", 3, 0.7) + line(oval(0, 128, 28, 7), "#6b4426", 3, 0.7)
    split = fill(curve("-8,110! 6,112! 12,150! 2,240! -10,160!"), "#1c0e10") + glow(0, 132, 50, HOT, 0.9)
    axe = placed(axe_shape(HOT), 62, 92, -58, 1.5)
    return ember_ground("#1c0c10", "#6b1f24", 0, 110) + block + rings + split + axe


@VALHALLA.picture("tyr-spare-s", 0, 100, 166)
def spare_sword() -> str:
    """A sword of embers stands in the rock, and nobody has pulled it yet."""
    rock = paper(
        curve("-110,240! -96,180 -60,150 -20,142 0,150 30,138 70,156 100,190 112,240!"), "#4a4a5a", lift=3, edge=1.5
    )
    cracks = line("M0 150L-10 176L4 196L-8 220M4 160L24 178L20 200", HOT, 4, 0.9) + glow(0, 156, 50, HOT, 0.8)
    blade = placed(sword_shape(HOT, DEEP), 0, 36, 180, 1.3)
    return ember_ground("#10142c", "#3f5a9a") + blade + placed(rock + cracks, 0, 14)


@VALHALLA.picture("tyr-spare-p", 0, 100, 166)
def spare_spear() -> str:
    """A spear of embers flies over a wall of shields."""
    wall = "".join(
        round_shield(x, 196 + (x // 56 % 2) * 6, 40, tone, "#c8b890")
        for x, tone in ((-112, "#3f5a34"), (-56, "#5a4a2c"), (0, "#3f5a34"), (56, "#5a4a2c"), (112, "#3f5a34"))
    )
    tail = fill(curve(band("-190,176 -110,128 -20,92", [4, 16, 26])), HOT, 0.5) + fill(
        curve(band("-150,160 -80,118 0,86", [2, 8, 14])), PALE, 0.6
    )
    spear = placed(
        line("M0 120V-80", DEEP, 10) + paper(curve("0,-150! 22,-108 11,-84! -11,-84! -22,-108"), HOT, lift=0, edge=1.6),
        -62,
        108,
        66,
        1.0,
    )
    return ember_ground("#141c0c", "#6b8a3c", 40, 70) + tail + spear + wall


@VALHALLA.picture("tyr-spare-b", 0, 100, 166)
def spare_bow() -> str:
    """A bow of embers, bent by nobody's hand."""
    limb = paper(curve(band("34,180 -34,150 -58,98 -34,46 34,16", [5, 15, 18, 15, 5])), HOT, lift=0, edge=1.6)
    string = line("M33 178L66 98L33 18", PALE, 3)
    arrow_ = line("M66 98H-66", PALE, 5) + paper(curve("-92,98! -64,84! -70,98! -64,112!"), PALE, lift=0)
    ghost = glow(78, 98, 40, PALE, 0.9) + "".join(
        finger(84, 82 + i * 11, 64, 86 + i * 8, 9, "#ffc0a0") for i in range(4)
    )
    return ember_ground("#1f1030", "#8a5ab8", -10, 98) + string + arrow_ + limb + ghost


@VALHALLA.picture("tyr-spare-h", 0, 100, 166)
def spare_shield() -> str:
    """A shield of embers stops every arrow."""
    board = (
        paper(oval(0, 106, 80), DEEP, lift=4, edge=1.8)
        + fill(oval(0, 106, 67), HOT)
        + line("M0 39V173M-67 106H67", DEEP, 9)
    )
    boss = fill(oval(0, 106, 21), PALE) + glow(0, 106, 60, "#fff0d8", 0.7)
    shafts = "".join(
        placed(arrow_shape("#f1e8d6"), x, y, turn, 1.3)
        for x, y, turn in ((-70, 34, 140), (66, 26, 214), (-92, 118, 96), (88, 140, 268))
    )
    return ember_ground("#0f2428", "#3f9aa0", 0, 106) + board + boss + shafts
