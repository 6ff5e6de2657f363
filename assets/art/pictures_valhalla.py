"""All pictures of Valhalla, by card id: people out of `cast-valhalla.yaml`, scenes, monsters, shields and die faces.

Ids are those of the card lists: BEA WOL BOA STA GIA (warriors), TAC (tactics), JRL (jarls), LOK THO, VKW VKT VKE
(Valkyries), DWF DWT (dwarves), TYR, COM (companions), LVK LVB (Last Viking), MON-GARM FENR NIDH JORM 1 to 6 (monsters).
Shields have no id there; here: shield-raven, shield-serpent, shield-hammer, shield-ship, shield-tree, shield-horn.
`die_faces` keeps the faces of a die by letter: A, S, P, B, H, X.
"""

from __future__ import annotations

import io
import math
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from assets.art import parts_valhalla as parts
from assets.art.backs import BACKS, ground, sky
from assets.art.beasts import longship, sea_serpent, waves
from assets.art.cast import person
from assets.art.faces import SKINS
from assets.art.hats import GOLD, antlers, gem
from assets.art.kit import (
    Art,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    line,
    mix,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.parts_valhalla import CLANS, band, both, open_line
from assets.art.portrait import Portrait, art, portrait
from assets.art.props import axe_shape, fingers, held, round_shield, sword_shape

CAST = Path(__file__).with_name("cast-valhalla.yaml")


# People


@cache
def described() -> dict[str, tuple[Portrait, str, int]]:
    """All people by card id: the portrait, the weapons they carry, and how they carry them."""
    clans: dict[str, dict[str, dict[str, Any]]] = yaml.safe_load(CAST.read_text("utf-8"))
    people: dict[str, tuple[Portrait, str, int]] = {}
    for people_of in clans.values():
        shared = people_of.pop("all")
        for name, own in people_of.items():
            words = {**shared, **own}
            words.pop("name")
            arms, look, clan = words.pop("arms", ""), words.pop("look", 0), words.pop("clan", "")
            if clan:
                words = {"colour": CLANS[clan], "back": f"light-{clan}", **words}
            people[name] = person(name, words), arms, look
    return people


def warrior(who: Portrait, arms: str, look: int) -> Art:
    """A person with weapons on the back and in the hands."""
    behind, before = parts.carried(arms, look, SKINS.get(who.skin, who.skin), shade(who.colour, 0.12))
    body = portrait(replace(who, back="none"))
    return Art(BACKS[who.back]() + behind + body + before, (who.turn * 0.5, art(who).focus[1] - 12), 136)


# Small things that scenes share

RED, CREAM, INK, FLAME = "#b3302a", "#efe2c6", "#2a1822", "#ff9d3c"
FAIR, BROWN = "#eaa684", "#9a633e"


def burst(x: float, y: float, size: float, colour: str = "#ffd36e", rays: int = 9, turn: float = 10) -> str:
    """A blow: a star of light."""
    return (
        glow(x, y, size * 1.6, colour, 0.9)
        + paper(star(x, y, size, size * 0.42, rays, turn), colour, lift=0, edge=0)
        + fill(star(x, y, size * 0.6, size * 0.25, rays, turn + 20), "#fff6d8")
    )


def sparks(places: str, colour: str = "#ffe27a", size: float = 2.2) -> str:
    """Points of light."""
    return "".join(fill(oval(knot.x, knot.y, size), colour, 0.95) for knot in moved(places))


def bolt(x: float, y: float, grow: float = 1, turn: float = 0, colour: str = "#fff0a0") -> str:
    """Lightning that strikes down to x, y."""
    flash = moved("-6,-110! 26,-110! 8,-70! 24,-70! 0,0! 2,-54! -14,-54!", x, y, grow, turn)
    return glow(x, y - 40 * grow, 70 * grow, "#bfe0ff", 0.6) + paper(curve(flash), colour, lift=1.2, edge=1)


def fire(x: float, y: float, grow: float = 1) -> str:
    """Three tongues of flame that stand on x, y."""
    tongues = (
        ("0,-70! 12,-44 24,-30 22,0 -22,0 -26,-26 -12,-40", "#d0502a"),
        ("2,-50! 12,-28 16,0 -16,0 -14,-24", "#f5963a"),
        ("0,-30! 8,-12 8,0 -8,0 -8,-12", "#ffe27a"),
    )
    return glow(x, y - 24 * grow, 60 * grow, "#ffb347", 0.8) + "".join(
        paper(curve(moved(tongue, x, y, grow)), tone, lift=0, edge=0.6) for tongue, tone in tongues
    )


def trail(outline: str, widths: list[float], colour: str = "#fff6d8") -> str:
    """The sweep of a weapon."""
    return fill(curve(band(outline, widths)), colour, 0.55)


def viking(
    x: float, y: float, grow: float, tunic: str, hair: str, helm: str = "dome", *, shout: bool = False, skin: str = FAIR
) -> str:
    """A little man or woman for crowds: head, beard, helmet."""
    body = paper(curve("-36,80! -38,36 -24,16 0,12 24,16 38,36 36,80!"), tunic, lift=2) + paper(
        curve(ragged("-34,34 -20,16 0,14 20,16 34,34 16,36 0,42 -16,36", 3, 8)),
        "#8a7a68" if hair == "none" else shade(hair, 0.3),
        lift=1.4,
    )
    head = paper(oval(0, -8, 18, 20), skin, lift=1.4) + fill(curve("2,-27 14,-20 18,-6 12,10 2,12"), "#5a1030", 0.16)
    chin = "" if hair == "none" else paper(curve(even("0,0 8,-3 18,-12! 20,8 11,26 0,34!")), hair, lift=1.2)
    eyes = "".join(
        fill(oval(s * 7, -9, 2.1), INK) + line(f"M{s * 3} {-13.5}L{s * 12} {-16}", INK, 2.4) for s in (-1, 1)
    )
    mouth = fill(oval(0, 7, 5, 6), "#4a0f18") if shout else line("M-5 6Q0 9 5 6", "#5b1a22", 2)
    extra = {
        "dome": "",
        "hood": "",
        "horns": both(band("17,-22 32,-24 38,-44", [9, 8, 1.5]), parts.BONE, lift=1),
        "wings": both("14,-24 24,-44 36,-58! 36,-40 24,-20", "#f1e8d6", lift=1),
        "plume": paper(curve(band("0,-40 14,-54 34,-44 38,-22", [5, 11, 13, 3])), RED, lift=1),
    }[helm]
    cap = paper(curve("-21,-10! -20,-28 0,-42 20,-28 21,-10! 0,-17"), "#8d949e", lift=1.4, edge=1) + paper(
        curve("-21,-14! 0,-21 21,-14! 21,-8! 0,-15 -21,-8!"), GOLD, lift=0.6
    )
    if helm == "hood":
        cap = paper(curve("-24,14 -25,-20 0,-42 25,-20 24,14! 18,-8 0,-20 -18,-8"), shade(tunic, 0.2), lift=1.4)
    return placed(body + head + eyes + chin + mouth + extra + cap, x, y, 0, grow)


def shadow_man(x: float, y: float, grow: float, colour: str = "#20141c", weapon: str = "spear") -> str:
    """A dark figure seen from behind."""
    tool = (
        line("M26 60L34 -70", colour, 5) + fill(curve("34,-90! 41,-66! 28,-66!"), colour)
        if weapon == "spear"
        else line("M26 50L32 -50", colour, 6) + fill(curve("32,-54! 54,-60 56,-30! 34,-34!"), colour)
    )
    return placed(
        tool
        + paper(curve("-34,80! -36,34 -20,16 -14,0 -16,-18 0,-30 16,-18 14,0 20,16 36,34 34,80!"), colour, lift=1.6)
        + both(band("12,-18 26,-22 32,-38", [8, 7, 1.5]), colour, lift=0.6),
        x,
        y,
        0,
        grow,
    )


def scene(ground_: str, *layers: str, focus: tuple[float, float] = (0, 100), close: float = 166) -> Art:
    """A picture out of layers."""
    return Art(ground_ + "".join(layers), focus, close)


def gauntlet(
    x: float, y: float, thing: str, turn: float = 0, sleeve: str = "#8c1f22", skin: str = FAIR, grow: float = 1.3
) -> str:
    """A big fist from below that holds something up."""
    return placed(held(thing, 0, 0, skin, sleeve, turn=turn), x, y, 0, grow)


Scene = Callable[[], Art]
SCENES: dict[str, Scene] = {}


def card(name: str) -> Callable[[Scene], Scene]:
    """Keeps a scene under its card id."""

    def keep(drawn: Scene) -> Scene:
        SCENES[name] = drawn
        return drawn

    return keep


# Tactics


@card("TAC-FURY2")
def fury() -> Art:
    """A berserk bites into the rim of his shield."""
    who = Portrait(
        face="brute",
        skin="rosy",
        hair="wild",
        hair_colour="red",
        eyes="wide",
        brows="angry",
        nose="broad",
        mouth="none",
        marks=("claws",),
        coat="pelt",
        colour="#8c1f22",
        trim="#4a2c24",
        back="none",
        turn=0,
        tilt=-4,
    )
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
        focus=(0, 96),
        close=140,
    )


@card("TAC-FURY3")
def outnumbered() -> Art:
    """One against many, on a narrow bridge."""
    back = sky("#5a6f98", "#ffd890") + glow(0, 90, 140, "#fffbe0", 0.95)
    foes = "".join(
        shadow_man(x, y, g, "#4a3a4a") for x, y, g in ((-86, 104, 0.7), (86, 104, 0.7), (-52, 96, 0.56), (52, 96, 0.56))
    )
    near = shadow_man(-92, 192, 1.1, "#1c1220") + shadow_man(94, 192, 1.1, "#1c1220", "axe")
    hero = viking(0, 108, 1.25, RED, "#dba844", "horns", shout=True)
    return scene(
        back,
        ground("-260,150 -100,140 0,146 100,140 260,150", "#5a3a3a"),
        foes,
        glow(0, 100, 80, "#ffd36e", 0.8),
        placed(axe_shape(), 58, 104, 18, 0.95),
        hero,
        paper(curve(band("30,146 56,140 60,112", [22, 18, 13])), shade(RED, 0.15), lift=1.6)
        + fingers(59, 108, FAIR, 12, 0.8),
        paper(curve(band("-30,146 -56,142 -58,124", [22, 18, 13])), RED, lift=1.6)
        + round_shield(-58, 126, 26, GOLD, CREAM),
        near,
        focus=(0, 104),
        close=150,
    )


@card("TAC-HERO3")
def heroic_leap() -> Art:
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
    cape = paper(curve(ragged("-8,70 -44,84 -76,120 -88,152! -50,146 -24,150 4,120", 3, 12)), "#7a1f24", lift=2)
    legs = paper(curve(band("6,128 34,140 50,168 70,176", [26, 22, 16, 12])), "#3a2c34", lift=2) + paper(
        curve(band("-6,128 -20,152 -46,166 -52,184", [26, 22, 16, 12])), "#2a2028", lift=2
    )
    torso = paper(curve("-22,64 0,56 24,64 26,100 20,136 -18,136 -24,100"), "#3f5a6b", lift=2.4) + paper(
        box(-23, 118, 46, 10, 3), "#dcab3e", lift=0.8
    )
    arms = paper(curve(band("-18,70 -30,40 -14,14", [18, 16, 12])), FAIR, lift=2) + paper(
        curve(band("20,70 36,42 24,14", [18, 16, 12])), FAIR, lift=2
    )
    axe = placed(parts.broad_axe(), 8, 18, -64, 1.0)
    die = placed(
        paper(box(-13, -13, 26, 26, 4), RED, lift=2, edge=1.2) + line("M-6 -6l12 12M6 -6l-12 12", CREAM, 4), 76, 132, 24
    ) + open_line("56,104 66,110 74,118", "#ffffff", 2.6, 0.8)
    return scene(
        back,
        ground("-260,186 -100,178 0,188 100,178 260,186", "#6b2f24"),
        placed(
            cape + legs + axe + arms + torso + viking(2, 52, 0.8, "#3f5a6b", "#5a3822", "wings", shout=True),
            4,
            40,
            -4,
            0.76,
        ),
        die,
        focus=(0, 96),
    )


@card("TAC-HERO4-A")
def axe_blow() -> Art:
    """An axe splits a shield."""
    half = round_shield(0, 0, 70, "#2f6f7a", CREAM)
    crack = paper(curve("-6,20! 8,20! 4,60! 14,90! 2,120! 10,200! -12,200! -6,130! -16,96! -2,64!"), "#3a1a14", lift=0)
    return scene(
        sky("#7a2a1e", "#f0a050") + glow(0, 90, 140, "#ffe0a0", 0.9),
        placed(half, 0, 128),
        crack,
        burst(2, 78, 46),
        placed(axe_shape(), 60, -2, -110, 1.7),
        sparks("-60,60 -76,90 64,110 -50,34 84,76 -84,130"),
    )


@card("TAC-HERO4-S")
def sword_stroke() -> Art:
    """A sword raised to the storm."""
    return scene(
        sky("#16283c", "#5f86b0") + glow(10, 40, 130, "#e8f4ff", 0.8),
        paper(curve("-260,30 -180,14 -90,34 -20,20 60,36 150,16 260,30 260,-40! -260,-40!"), "#24344e", lift=2),
        bolt(-66, 150, 1.2, 8),
        bolt(78, 130, 1.0, -14),
        glow(16, 20, 70, "#ffffff", 0.9),
        gauntlet(-8, 156, sword_shape("#dfe8f0"), 8, "#2f4f7a", "#8d949e", 1.42),
    )


@card("TAC-HERO4-P")
def spear_throw() -> Art:
    """One spear goes through three shields."""
    shields = "".join(
        round_shield(x, y, r, tone, CREAM)
        for x, y, r, tone in ((-58, 66, 34, "#7a4fa0"), (-4, 98, 40, "#c9a82a"), (58, 134, 46, "#4d8b4a"))
    )
    tip = placed(
        paper(curve("0,-44! 15,-8! 6,10! -6,10! -15,-8!"), "#dfe5ea", lift=2, edge=1.2)
        + fill(curve("0,-44! 15,-8! 6,10! 0,10!"), INK, 0.35),
        102,
        162,
        122,
    )
    shaft = (
        line("M-140 16L-68 60", "#6b4426", 8)
        + line("M-48 72L-14 92", "#6b4426", 8)
        + line("M6 104L46 128", "#6b4426", 8)
        + line("M70 142L98 160", "#6b4426", 8)
    )
    return scene(
        sky("#3f7a86", "#f4e6b0") + glow(0, 100, 140, "#fffbe0", 0.8),
        ground("-260,180 -100,170 0,182 100,172 260,180", "#6f7a3a"),
        line("M-150 -6L-80 38M-160 40L-100 76M-120 -10L-60 26", "#ffffff", 3, 0.7),
        placed(shields + shaft + burst(-58, 66, 15) + burst(-2, 98, 16) + burst(58, 135, 18) + tip, -16, 8, 0, 0.84),
    )


@card("TAC-HERO4-B")
def fire_arrow() -> Art:
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


@card("TAC-HERO4-H")
def shield_blow() -> Art:
    """A shield rams a helmet off a head."""
    helm = placed(parts.dome("#8d949e") + parts.rim(GOLD), 58, 62, 38, 0.9)
    foe = placed(
        paper(oval(0, 0, 26, 30), FAIR, lift=2)
        + line("M-14 -8l10 8M-4 -8l-10 8M6 -8l10 8M16 -8l-10 8", INK, 3)
        + fill(oval(0, 16, 7, 8), "#4a0f18"),
        56,
        110,
        24,
    ) + paper(curve("30,230! 34,160 60,142 96,156 130,230!"), "#5a4a6b", lift=2)
    shield = placed(f'<g transform="scale(0.72 1)">{round_shield(0, 0, 78, RED, CREAM)}</g>', -40, 112, -14)
    return scene(
        sky("#5a4a34", "#f0d890") + glow(20, 90, 120, "#fffbe0", 0.9),
        foe,
        helm,
        burst(18, 96, 40),
        shield,
        paper(curve(band("-150,180 -110,150 -70,126", [50, 44, 34])), "#7a2f24", lift=2),
        open_line("80,24 92,30 98,42", "#ffffff", 3, 0.8),
        open_line("66,18 84,10 100,16", "#ffffff", 3, 0.8),
    )


@card("TAC-ARMS")
def new_arms() -> Art:
    """A chest full of weapons, and light comes out of it."""
    beams = "".join(fill(curve(f"0,140! {x},-40! {x + 30},-40!"), "#fff3c0", 0.35) for x in (-150, -80, -14, 60, 130))
    tools = (
        placed(sword_shape(), -34, 132, -22, 1.0)
        + placed(axe_shape(), 40, 120, 16, 1.15)
        + placed(parts.spear_shape(), 4, 116, -3, 1.0)
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
        ground("-260,184 0,178 260,184", "#3a2a2a"),
        placed(lid, 0, -4),
        tools,
        chest,
    )


@card("TAC-RETAL")
def retaliation() -> Art:
    """Arrows stick in the shield; the sword already strikes back."""
    shield = round_shield(-26, 122, 66, "#4d8b4a", CREAM)
    arrows = "".join(
        placed(placed(parts.arrow_shape("#d0503a"), 0, 0, 0, 1.1), x, y, t)
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


@card("TAC-SWAP")
def weapon_swap() -> Art:
    """One hand drops a broken sword, another reaches an axe."""
    broken = placed(
        paper(curve("-7,-24! -6,-66! 2,-58! 6,-72! 7,-24!"), "#c9d0d8", lift=1.4)
        + paper(curve("-24,-22 0,-26 24,-22 20,-16 0,-19 -20,-16"), GOLD, lift=1)
        + paper(box(-4, -20, 8, 36, 2), "#4a2c20", lift=0.8),
        -50,
        130,
        196,
        1.2,
    )
    shard = placed(paper(curve("-6,20! -4,-8! 3,-2! 6,20! 0,36!"), "#c9d0d8", lift=1.2), -22, 172, 60)
    arcs = open_line("-58,46 -30,14 12,8 46,24", "#fff6d8", 6, 0.8) + fill(
        curve("54,32! 34,32! 50,12!"), "#fff6d8", 0.8
    )
    return scene(
        sky("#6b5a3a", "#f4e0a0") + glow(0, 90, 130, "#fffbe0", 0.85),
        ground("-260,176 0,170 260,176", "#6b4a2c"),
        arcs,
        placed(held("", 0, 0, FAIR, "#5a4a6b"), -54, 66, 168, 1.0),
        broken,
        shard,
        gauntlet(46, 146, axe_shape(), 8, "#5a4a6b", FAIR, 1.2),
    )


@card("TAC-SURR")
def surround() -> Art:
    """Spears from all sides point at a crowned head."""
    jarl = Portrait(
        face="square",
        skin="rosy",
        hair="long",
        hair_colour="grey",
        eyes="wide",
        brows="worried",
        mouth="open",
        beard="stately",
        hat="crown",
        hat_colour="#dcab3e",
        hat_trim="#8c1f2b",
        coat="ermine",
        colour="#8c1f2b",
        back="none",
        turn=-2,
    )
    ring = ""
    for angle in range(0, 360, 36):
        a = math.radians(angle + 8)
        ring += placed(parts.spear_shape("#dfe5ea"), 160 * math.cos(a), 104 + 150 * math.sin(a), angle + 8 - 90, 0.95)
    return scene(
        sky("#3a1f2a", "#b0503a") + glow(0, 96, 110, "#ffe0a0", 0.9),
        placed(portrait(jarl), 0, 36, 0, 0.68),
        ring,
        close=178,
    )


# Loki


def loki(**how: Any) -> str:
    """The trickster, without a ground."""
    words: dict[str, Any] = {
        "face": "gaunt",
        "skin": "pale",
        "hair": "long",
        "hair_colour": "black",
        "eyes": "sly",
        "iris": "#3f9a4a",
        "brows": "cocked",
        "nose": "long",
        "mouth": "smirk",
        "beard": "goatee",
        "hat": "ring-horns",
        "hat_colour": "#2f6a44",
        "hat_trim": "#dcab3e",
        "coat": "cloak",
        "colour": "#2f6a44",
        "trim": "#dcab3e",
        "back": "none",
        "turn": -4,
        "tilt": -5,
    }
    return portrait(Portrait(**{**words, **how}))


def green_night(top: str = "#12261f", bottom: str = "#4f9a5a", x: float = 0, y: float = 90) -> str:
    """Loki's light."""
    return sky(top, bottom) + glow(x, y, 140, "#d8ff9a", 0.75)


def raven(x: float, y: float, grow: float, flip: bool = False, ink: str = "#2a2436") -> str:
    """A raven that looks to the right, or to the left."""
    body = "-10,-30! -26,-4 -40,30! -16,16 4,8 16,-12 20,-34 34,-38! 20,-48 4,-52 -8,-44"
    wing = "-8,-24 8,-20 8,-2 -14,14 -30,24! -20,-4"
    turned = flipped if flip else list
    s = -1 if flip else 1
    drawn = (
        paper(curve(turned(moved(body))), ink, lift=2, edge=1.3)
        + paper(curve(turned(moved(wing))), tint(ink, 0.16), lift=1)
        + fill(oval(s * 10, -41, 3), "#f0c23c")
        + fill(oval(s * 10.6, -41, 1.3), INK)
        + line(f"M{s * -2} 8v10M{s * 6} 6v12", "#c9a24a", 2.8)
    )
    return placed(drawn, x, y, 0, grow)


def coin(x: float, y: float, size: float = 10) -> str:
    """A gold coin, a little from above."""
    return paper(oval(x, y, size, size * 0.7), "#f0c24a", lift=0.9, edge=0.9) + line(
        oval(x, y, size * 0.6, size * 0.4), "#a8781e", 1.5, 0.8
    )


@card("LOK-01")
def ravens() -> Art:
    """Two ravens whisper into Loki's ears."""
    return scene(
        green_night(),
        placed(
            loki(
                hat="rune-band", hat_colour="#dcab3e", hat_trim="#4fd06a", turn=0, tilt=0, eyes="closed", mouth="smile"
            ),
            0,
            20,
            0,
            0.9,
        ),
        raven(-68, 122, 1.35),
        raven(68, 122, 1.35, True),
        focus=(0, 104),
        close=140,
    )


@card("LOK-02")
def borrowed_glory() -> Art:
    """A hand pulls the crown off a sleeper by a thread."""
    sleeper = Portrait(
        face="round",
        skin="rosy",
        hair="short",
        hair_colour="fair",
        eyes="closed",
        brows="raised",
        nose="bulb",
        mouth="smile",
        beard="full",
        coat="ermine",
        colour="#7a2f3a",
        back="none",
        turn=3,
        tilt=8,
    )
    crown = placed(
        paper(curve(even("0,-26! 8,-8 14,-6! 26,-22! 22,14! 0,18")), GOLD, lift=2, edge=1.2)
        + paper(oval(0, -28, 4), "#ffe27a", lift=0.6)
        + gem(0, 6, 6, RED),
        6,
        52,
        -10,
        1.3,
    )
    hand = placed(held("", 0, 0, "#e9d3bd", "#2f6a44"), 54, 22, 204, 1.15)
    return scene(
        green_night(y=60),
        placed(portrait(sleeper), -6, 74, 0, 0.72),
        glow(-2, 72, 60, "#ffe27a", 0.8),
        placed(crown, -10, 22),
        line("M0 52Q20 26 44 30", "#fff6d8", 2.4),
        hand,
    )


@card("LOK-03")
def open_hand() -> Art:
    """An open hand lets three cards float."""
    cards = "".join(
        placed(
            paper(box(-24, -36, 48, 72, 5), "#f6ecd6", lift=2, edge=1.2)
            + fill(box(-19, -31, 38, 62, 3), tone)
            + line(sign, "#fff6d8", 4),
            x,
            y,
            t,
        )
        for x, y, t, tone, sign in (
            (-52, 74, -20, "#2f6a44", oval(0, 0, 10)),
            (0, 54, 0, "#8a6a1f", star(0, 0, 14, 6, 6)),
            (52, 74, 20, "#2f4f7a", "M4 -12A13 13 0 1 0 4 12A10 10 0 1 1 4 -12z"),
        )
    )
    palm = paper(
        curve("-46,168 -40,152 -20,158 0,154 22,158 44,146 52,156 36,184 20,206 -22,206 -36,188"),
        "#e9d3bd",
        lift=2.4,
        edge=1.2,
    ) + "".join(
        paper(curve(band(line_, [15, 14, 11])), "#e9d3bd", lift=1.4)
        for line_ in ("-36,170 -56,150 -62,128", "-18,160 -26,142 -26,124", "4,158 6,138 8,122", "26,160 36,144 42,130")
    )
    return scene(
        green_night("#1c2a1f", "#6fae5a"),
        glow(0, 70, 90, "#eaffb0", 0.8),
        palm,
        cards,
        sparks("-80,30 84,36 -30,20 30,14 -90,110 92,108", "#eaffb0", 2.6),
    )


@card("LOK-04")
def stolen_trick() -> Art:
    """A hand draws a card out of somebody's belt."""
    back_ = paper(curve("-150,230! -120,40 -80,-40 60,-60 110,20 130,230!"), "#7a3a2c", lift=3) + "".join(
        open_line(f"{x},10 {x + 8},90 {x},220", "#4a1f1a", 3, 0.5) for x in (-70, -20, 40, 90)
    )
    belt = (
        paper(curve(band("-140,128 0,140 140,124", [26, 28, 26])), "#4a2c1a", lift=2)
        + paper(box(-64, 118, 34, 40, 5), GOLD, lift=1.4)
        + fill(box(-56, 128, 18, 20, 3), "#4a2c1a")
    )
    card_ = placed(
        paper(box(-20, -34, 40, 60, 4), "#f6ecd6", lift=1.6, edge=1)
        + fill(box(-15, -29, 30, 50, 2), RED)
        + gem(0, -6, 9, "#ffe27a"),
        32,
        104,
        14,
    )
    fingers_ = "".join(
        paper(curve(band(f, [16, 15, 10])), "#e9d3bd", lift=1.4) for f in ("104,46 74,58 48,74", "112,62 84,78 56,92")
    )
    hand = paper(curve(band("190,-10 140,30 100,52", [50, 46, 40])), "#2f6a44", lift=2.4) + paper(
        oval(104, 56, 24, 22), "#e9d3bd", lift=1.6
    )
    return scene(green_night(), back_, glow(32, 80, 60, "#eaffb0", 0.7), card_, belt, hand, fingers_)


@card("LOK-05")
def shape_shifter() -> Art:
    """Half a man, half a fox."""
    fox = "#d0702c"
    face = loki(hair="none", hat="none", beard="none", turn=0, tilt=0, mouth="smirk")
    mask = paper(curve(ragged("1,30! 1,120! 12,140 34,126 52,98 54,70 40,46 20,36", 3, 9)), fox, lift=2, edge=1.2)
    ear = paper(curve("12,48! 40,-4! 56,62!"), fox, lift=1.6) + fill(curve("24,44! 39,14! 46,54!"), "#5a2a1a", 0.8)
    muzzle = paper(curve("1,96! 18,94 30,108 18,128 1,136!"), "#f6ead2", lift=1.2) + fill(
        curve("1,118! 9,118 8,126 1,130!"), INK
    )
    eye = fill(curve("14,86! 26,78 36,84! 26,90"), "#eaff9a") + fill(oval(25, 84, 2, 4.6), INK)
    return scene(
        green_night("#1f2a3a", "#5fae6a"),
        placed(face, 0, 0),
        ear,
        mask,
        muzzle,
        eye,
        line("M1 34V136", "#fff6d8", 2.4, 0.9),
        sparks("-60,40 -76,80 76,40 84,100", "#eaffb0", 3),
        focus=(4, 88),
        close=130,
    )


@card("LOK-06")
def back_door() -> Art:
    """Somebody slips out by a little door."""
    planks = "".join(
        paper(box(x, -40, 34, 280), ("#4a3424", "#543c2a")[i % 2], lift=1.2, edge=0.6)
        for i, x in enumerate(range(-260, 260, 35))
    )
    light = fade("M-30 200V86A40 40 0 0 1 50 86V200z", "#fff6c8", "#f0b84a") + glow(10, 130, 110, "#ffe28a", 0.8)
    door = (
        paper(curve("50,64! 92,50! 92,214! 50,200!"), "#6b4a2c", lift=3)
        + "".join(line(f"M52 {y}L90 {y - 4}", "#3a2414", 4) for y in (94, 170))
        + fill(oval(60, 136, 4), GOLD)
    )
    man = placed(loki(turn=4, tilt=4, hair="none", hat="hood", hat_colour="#2f6a44"), 2, 76, 0, 0.6)
    sack = (
        paper(curve("-34,206 -40,178 -24,160 -14,150! -2,150! 8,160 24,178 18,206"), "#b98a3c", lift=2)
        + line("M-20 158H4", "#6b4a1f", 5)
        + coin(-20, 182, 8)
        + coin(0, 188, 8)
        + coin(-44, 196, 8)
    )
    return scene(sky("#2a1c14", "#4a3424"), planks, light, man, sack, door, focus=(10, 120))


@card("LOK-07")
def venom() -> Art:
    """A snake drips venom into a bowl."""
    snake = paper(
        curve(band("-140,-10 -60,26 20,6 70,30 64,66 30,74", [34, 34, 32, 30, 28, 26])), "#5f8a3a", lift=2.6, edge=1.3
    )
    scales_ = "".join(
        open_line(f"{x - 6},{y - 4} {x},{y + 4} {x + 6},{y - 4}", "#2f5a1f", 2.4, 0.7)
        for x, y in ((-104, 6), (-78, 18), (-50, 22), (-22, 16), (6, 8), (34, 14), (58, 30), (66, 50))
    )
    head = (
        paper(curve("42,56 26,52 0,62 -20,78! -6,86 12,88 34,94 46,80"), "#6f9a45", lift=2, edge=1.2)
        + fill(curve("-18,80! 4,80 26,86 12,90 -4,88"), "#4a0f18")
        + "".join(paper(curve(f"{x - 3},{80}! {x + 3},{80}! {x},{94}!"), "#f6ecd2", lift=0.5) for x in (-8, 4))
        + fill(oval(14, 68, 5, 4), "#ffe14a")
        + fill(oval(14, 68, 1.6, 4), INK)
    )
    drops = "".join(
        paper(curve(moved("0,-10! 6,2 0,8 -6,2", -6, y, s)), "#b8f03c", lift=0.6) for y, s in ((112, 1), (136, 1.2))
    )
    bowl = (
        paper(curve("-52,160! 44,160! 34,188 14,198 -22,198 -42,188"), "#8a5a34", lift=3, edge=1.4)
        + paper(oval(-4, 160, 48, 11), "#5f3a20", lift=0.8)
        + fill(oval(-4, 162, 40, 8), "#a8e03c")
        + glow(-4, 156, 60, "#d8ff6a", 0.7)
    )
    return scene(
        green_night("#1c1f1a", "#4a6b3a"),
        snake,
        scales_,
        head,
        drops,
        bowl,
        paper(curve(band("-130,230 -90,200 -46,186", [44, 38, 26])), "#e9d3bd", lift=2),
    )


@card("LOK-08")
def feast_of_liars() -> Art:
    """Cups clink; every guest wears a mask."""

    def mask(x: float, y: float, turn: float, tone: str, smile: str) -> str:
        shape = paper(curve(even("0,-40 30,-36 38,-10 30,20 12,42 0,46")), tone, lift=2.4, edge=1.3)
        holes = "".join(fill(curve(moved("-10,2! 0,-6 10,2! 0,4", s * 15, -8, 1, -s * 10)), INK) for s in (-1, 1))
        return placed(shape + holes + open_line(smile, INK, 4), x, y, turn)

    def cup(x: float, y: float, turn: float) -> str:
        foot = paper(box(-4, -12, 8, 20, 2), shade(GOLD, 0.2), lift=1) + paper(oval(0, 8, 15, 4.6), GOLD, lift=1)
        return placed(foot + parts.goblet_shape(), x, y, turn, 1.0)

    table = paper(box(-260, 160, 520, 80), "#5a3420", lift=4, edge=1.6) + "".join(
        coin(x, y, 9) for x, y in ((-60, 172), (-44, 180), (-70, 186), (64, 176), (80, 184), (10, 186))
    )
    return scene(
        green_night("#2a1f14", "#8a7a3a"),
        mask(-50, 76, -8, "#f1e8d6", "-16,16 0,28 16,16"),
        mask(52, 76, 8, "#4fa05a", "-16,26 0,14 16,26"),
        table,
        cup(-22, 168, 14),
        cup(26, 168, -14),
        burst(2, 112, 16),
        sparks("-14,80 18,78 2,66", "#ffe27a", 3),
    )


@card("LOK-09")
def long_winter() -> Art:
    """A hut drowns in snow; one window still glows."""
    hut = (
        paper(curve("-46,170! -44,124! 44,124! 46,170!"), "#5a3a2a", lift=2)
        + paper(curve("-72,132! 0,72! 72,132!"), "#4a3024", lift=2)
        + paper(
            curve("-84,132 -40,88 0,58 40,88 84,132 60,126 44,134 20,122 0,130 -22,122 -46,136 -62,126"),
            "#f4fbff",
            lift=2.4,
            edge=1.3,
        )
    )
    window = (
        glow(0, 148, 60, "#ffb347", 0.9)
        + paper(box(-14, 134, 28, 26, 3), "#ffd36e", lift=0.6)
        + line("M0 134v26M-14 147h28", "#5a3a2a", 3)
    )
    flakes = "".join(
        line(f"M{x} {y - 5}v10M{x - 4.4} {y - 2.5}l8.8 5M{x - 4.4} {y + 2.5}l8.8 -5", "#ffffff", 1.8, 0.95)
        for x, y in (
            (-80, 30),
            (-40, 54),
            (-86, 90),
            (70, 24),
            (90, 70),
            (36, 40),
            (0, 20),
            (84, 112),
            (-60, 14),
            (-180, 60),
            (180, 50),
            (140, 100),
            (-140, 110),
        )
    )
    return scene(
        sky("#2f4a78", "#bcd4ea") + glow(0, 120, 140, "#ffffff", 0.7),
        hut,
        window,
        ground("-260,158 -140,150 -60,164 0,168 70,160 150,148 260,158", "#f4fbff", 3),
        flakes,
    )


@card("LOK-10")
def hastened_doom() -> Art:
    """The sand runs out, and it burns."""
    frame = (
        paper(box(-50, 20, 100, 14, 4), GOLD, lift=2.4, edge=1.2)
        + paper(box(-50, 172, 100, 14, 4), GOLD, lift=2.4, edge=1.2)
        + "".join(paper(box(x, 32, 8, 142), "#a8781e", lift=1.6) for x in (-46, 38))
    )
    glass = paper(curve(even("0,34! 34,34! 32,66 8,96 6,103 8,110 32,140 34,172! 0,172!")), "#cfe8e0", lift=1.4, edge=1)
    sand = (
        fill(curve("-14,78! 14,78! 5,98! -5,98!"), "#ff9d3c")
        + fill(curve("-30,170! -24,150 0,128 24,150 30,170!"), "#e0602a")
        + line("M0 98V134", "#ffd36e", 3.4)
    )
    sun = paper(oval(66, 40, 30), "#120a14", lift=0) + glow(66, 40, 56, "#ff6a3a", 0.8)
    return scene(
        sky("#2a0f1c", "#c94a2a") + glow(0, 120, 140, "#ffb347", 0.8),
        sun,
        fire(-74, 204, 1.3),
        fire(78, 206, 1.4),
        glass,
        sand,
        fire(0, 172, 0.5),
        frame,
        sparks("-80,60 -60,30 -90,100 88,96 -40,16", FLAME, 2.6),
    )


# Thor


def storm(x: float = 0, y: float = 80) -> str:
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
    words: dict[str, Any] = {
        "face": "brute",
        "skin": "rosy",
        "hair": "wavy",
        "hair_colour": "red",
        "eyes": "stern",
        "iris": "#3f8ad0",
        "brows": "angry",
        "nose": "broad",
        "mouth": "grin",
        "beard": "full",
        "hat": "winged-helm",
        "hat_colour": "#98a2b0",
        "hat_trim": "#5fb0e0",
        "coat": "cloak",
        "colour": "#b3302a",
        "trim": "#4a3a34",
        "back": "none",
        "turn": -2,
        "build": 1.12,
    }
    return portrait(Portrait(**{**words, **how}))


@card("THO-PLUS3")
def thunderclap() -> Art:
    """The hammer splits the ground."""
    cracks = "".join(
        open_line(c, "#fff0a0", 4)
        for c in ("-4,150 -40,164 -60,190 -96,200", "4,150 36,168 70,176 96,198", "0,154 -6,176 6,204")
    )
    return scene(
        storm(0, 110),
        ground("-260,158 -100,150 0,146 100,150 260,158", "#3a3440"),
        cracks,
        bolt(-60, 140, 1.1, 10),
        bolt(66, 136, 1.0, -16),
        burst(0, 142, 60, "#bfe8ff", 12),
        mjolnir(0, 106, 180, 1.25),
    )


@card("THO-STEAL")
def iron_glove() -> Art:
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
        storm(0, 100),
        fan,
        glow(2, 104, 70, "#fff0a0", 0.8),
        stolen,
        arm_,
        grip,
        sparks("-50,60 -64,90 60,120 -40,130", "#fff0a0", 3),
    )


@card("THO-DIE")
def thunder_die() -> Art:
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
        storm(0, 60),
        ground("-260,172 0,166 260,172", "#2f3448"),
        bolt(2, 92, 1.3),
        die,
        marks_,
        burst(0, 88, 26, "#e8f6ff", 10),
        sparks("-70,70 74,64 -60,110 78,110 40,50 -40,48", "#fff0a0", 3),
    )


@card("THO-PLUS2")
def thunderer() -> Art:
    """Thor himself lends a hand."""
    return Art(
        storm()
        + bolt(78, 70, 0.8, -10)
        + thor()
        + placed(held("", 0, 0, FAIR, "#7a1f24"), 66, 170)
        + mjolnir(66, 112, 8, 0.85),
        (-2, 92),
        126,
    )


@card("THO-REROLL")
def hammer_returns() -> Art:
    """The hammer flies back into an open hand."""
    swirl = "".join(
        open_line(c, "#e8f6ff", w, 0.75)
        for c, w in (
            ("-86,120 -70,50 -10,16 60,30 84,70", 8),
            ("-70,130 -52,70 -6,40 44,48", 5),
            ("-94,84 -74,28 -20,-4 50,2", 4),
        )
    )
    palm_ = paper(
        curve("-104,230! -98,180 -96,160 -80,150 -58,152 -46,168 -52,190 -60,230!"), FAIR, lift=2.4
    ) + "".join(
        paper(curve(band(f, [15, 14, 10])), FAIR, lift=1.4)
        for f in (
            "-90,160 -98,136 -92,116",
            "-76,154 -78,128 -70,110",
            "-62,156 -58,134 -48,118",
            "-50,170 -34,158 -22,156",
        )
    )
    return scene(
        storm(20, 90),
        swirl,
        palm_,
        paper(curve(band("-110,240 -84,206", [60, 54])), "#b3302a", lift=2),
        mjolnir(40, 88, 64, 1.05),
        sparks("84,40 92,70 10,40", "#fff0a0", 3),
    )


@card("THO-DRAW")
def goat_chariot() -> Art:
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
        horn = paper(curve(band("44,-42 34,-58 18,-58", [9, 7, 1.5])), parts.BONE, lift=1)
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
        storm(20, 90),
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
        focus=(0, 116),
    )


# Valkyries: stocks of weapons, the path, errands


def armoury(tone: str, wall: str) -> str:
    """A wall of planks with a lamp's light."""
    planks = "".join(
        paper(box(-260, y, 520, 36), shade(wall, 0.06 * (i % 3)), lift=0.9, edge=0.6)
        for i, y in enumerate(range(-40, 220, 37))
    )
    return sky(wall, shade(wall, 0.4)) + planks + glow(0, 80, 150, tone, 0.75)


@card("VKT-STOCK-A")
def stock_axes() -> Art:
    """Three axes on pegs."""
    axes = (
        placed(axe_shape(), -38, 92, 0, 1.2)
        + placed(parts.broad_axe(), 22, 112, 0, 1.05)
        + placed(axe_shape(), 88, 92, 0, 1.2)
    )
    pegs = "".join(paper(box(x - 4, 26, 8, 12, 3), GOLD, lift=1.4) for x in (-54, 8, 38, 72))
    return scene(armoury("#ffd98a", "#7a5636"), paper(box(-260, 14, 520, 12, 4), "#4a2c1a", lift=2), axes, pegs)


@card("VKT-STOCK-S")
def stock_swords() -> Art:
    """A barrel full of swords."""
    swords = "".join(
        placed(sword_shape(guard=tone), x, y, 180 + t, 1.05)
        for x, y, t, tone in (
            (-44, 66, -22, "#c9973c"),
            (44, 66, 22, "#c9973c"),
            (-20, 50, -8, "#8d949e"),
            (22, 52, 10, GOLD),
            (0, 62, 0, "#b3502a"),
        )
    )
    cask = (
        paper(curve("-56,100! 56,100! 64,140 54,206! -54,206! -64,140"), "#8a5a34", lift=3.4, edge=1.4)
        + "".join(line(f"M{x} 102V204", "#4a2c1a", 2, 0.6) for x in (-30, -10, 10, 30))
        + "".join(paper(box(-61, y, 122, 11, 3), "#5f6672", lift=1.2) for y in (112, 170))
    )
    return scene(armoury("#ffe0b0", "#5f4a6b"), swords, cask)


@card("VKT-STOCK-P")
def stock_spears() -> Art:
    """A fence of spears against the sky."""
    spears = "".join(
        placed(parts.spear_shape(tie=tone), x, 134, t, 1.02)
        for x, t, tone in (
            (-78, -9, "#7a1f24"),
            (-46, -5, "#2f6f7a"),
            (-14, -2, "#7a1f24"),
            (16, 2, "#c9a82a"),
            (48, 5, "#7a1f24"),
            (80, 9, "#2f6f7a"),
        )
    )
    rack = paper(box(-120, 150, 240, 16, 5), "#5a3420", lift=2.6) + paper(
        box(-120, 92, 240, 12, 5), "#5a3420", lift=2.6
    )
    return scene(
        sky("#5f9fc4", "#f4e8c0") + glow(0, 70, 140, "#fffbe0", 0.9),
        ground("-260,176 0,168 260,176", "#6f8a4a"),
        spears,
        rack,
    )


@card("VKT-STOCK-B")
def stock_bows() -> Art:
    """Two bows and a full quiver hang on a beam."""
    bows = placed(parts.bow_shape("#a8733f"), -52, 104, -8, 1.05) + placed(parts.bow_shape("#6b4426"), -14, 106, 6, 1.0)
    sheath = placed(
        "".join(
            placed(parts.arrow_shape(tone), x, y, 180)
            for x, y, tone in ((-14, -8, CREAM), (0, -18, RED), (14, -6, CREAM), (-7, -26, "#3f8ad0"), (8, -30, CREAM))
        )
        + paper(box(-24, 0, 48, 110, 10), "#8a4a2c", lift=3, edge=1.3)
        + paper(box(-26, 0, 52, 14, 4), GOLD, lift=1.2)
        + line("M-24 60H24", GOLD, 3),
        58,
        86,
        10,
    )
    return scene(armoury("#eaffc8", "#3f5a44"), paper(box(-260, 4, 520, 14, 4), "#2a2018", lift=2), bows, sheath)


@card("VKT-STOCK-H")
def stock_shields() -> Art:
    """Shields hang in a row and overlap like scales."""
    shields = "".join(
        round_shield(x, y, r, tone, CREAM)
        for x, y, r, tone in (
            (-62, 62, 42, "#4d8b4a"),
            (62, 62, 42, "#7a4fa0"),
            (-40, 140, 46, "#c9a82a"),
            (48, 142, 46, "#2f6f7a"),
            (2, 92, 52, RED),
        )
    )
    return scene(armoury("#ffe8c0", "#6b3f34"), shields)


@card("VKT-PATH")
def path_to_valhalla() -> Art:
    """A rainbow leads up to golden gates."""
    rainbow = "".join(
        fill(
            curve(
                f"{-96 + i * 13},220! {-60 + i * 9.5},160 {-16 + i * 3.4},112 {-8 + i * 2},92! "
                f"{-6 + i * 2},92! {-13 + i * 3.4},112 {-50 + i * 9.5},160 {-83 + i * 13},220!"
            ),
            tone,
        )
        for i, tone in enumerate(("#d0504a", "#f0943a", "#f5d04a", "#6fc06a", "#4fa0e0", "#9a6ad0", "#d07ac0"))
    )
    gate = (
        paper(curve("-48,96! -48,34 -30,10 0,2 30,10 48,34 48,96!"), "#e8b93c", lift=3, edge=1.5)
        + fade("M-32 96V44A32 32 0 0 1 32 44V96z", "#fffbe0", "#fff0b4")
        + "".join(paper(box(x, 24, 12, 74, 2), "#c9922c", lift=1.4) for x in (-56, 44))
        + paper(curve("-66,30! 0,-22! 66,30! 52,30! 0,-8! -52,30!"), "#c9922c", lift=1.6)
    )
    clouds = "".join(
        paper(
            curve(moved("-60,16 -56,-8 -30,-12 -10,-28 20,-22 36,-10 62,-6 62,30 -62,30", x, y, s)), "#f6ecf4", lift=2
        )
        for x, y, s in ((-80, 100, 0.7), (84, 102, 0.8), (-170, 90, 1), (180, 96, 1))
    )
    man = viking(12, 160, 0.62, "#4a3a5a", "#dba844", "horns")
    return scene(
        sky("#4f6fb0", "#f4c8c0") + glow(0, 70, 140, "#fff6d0", 0.95),
        placed(gate, 0, 18, 0, 0.92),
        placed(clouds, 0, 14, 0, 0.96),
        placed(rainbow, 0, 16, 0, 0.95),
        man,
    )


@card("VKE-STEADY")
def steady_hand() -> Art:
    """A die rests on the point of a still blade."""
    blade = paper(curve("-9,230! -8,96! 0,82! 8,96! 9,230!"), "#d8e0e8", lift=2.4, edge=1.4) + fill(
        curve("0,230! 0,82! 8,96! 9,230!"), INK, 0.3
    )
    die = placed(
        paper(box(-27, -27, 54, 54, 7), RED, lift=3, edge=1.6)
        + fill(curve("4,-27! 20,-27 27,-20 27,20 20,27 4,27!"), INK, 0.18)
        + placed(sword_shape(CREAM, CREAM), 0, 12, 0, 0.36),
        0,
        54,
        0,
    )
    hand = paper(curve(band("-120,240 -70,204 -22,186", [56, 50, 38])), "#7a4fa0", lift=2) + fingers(
        0, 182, FAIR, 0, 1.5
    )
    rays = "".join(
        line(
            f"M{math.cos(a) * 52:.0f} {54 + math.sin(a) * 52:.0f}L{math.cos(a) * 74:.0f} {54 + math.sin(a) * 74:.0f}",
            "#fff6d8",
            4,
            0.8,
        )
        for a in (i * math.pi / 6 for i in range(12))
    )
    return scene(sky("#5a4a86", "#f0c8a0") + glow(0, 60, 130, "#fffbe6", 0.9), rays, blade, die, hand)


@card("VKE-CRUSH")
def crushing_victory() -> Art:
    """A boot on a broken shield, a helmet rolls away."""
    shield = f'<g transform="translate(-4 172) scale(1 0.46)">{round_shield(0, 0, 92, "#5a6f86", CREAM)}</g>' + paper(
        curve("-14,150! 2,158! -8,168! 8,176! -6,188! 4,204! -12,204! -18,186! -28,172!"), INK, lift=0
    )
    boot = (
        paper(
            curve("-34,-40! 34,-40! 34,70 44,116 84,128 94,148 90,160! -30,160! -36,110"), "#6b4426", lift=3, edge=1.5
        )
        + paper(curve(ragged("-40,-30 40,-30 42,10 -40,10", 5, 9)), "#b8a890", lift=2)
        + "".join(open_line(f"-34,{y} 0,{y + 10} 36,{y}", "#3a2414", 5, 0.8) for y in (34, 60, 86))
        + paper(curve("-34,150! 92,150! 92,162! -34,162!"), "#3a2414", lift=1)
    )
    helm = placed(
        both(band("30,-34 50,-38 58,-60", [14, 12, 2]), parts.BONE) + parts.dome("#8d949e") + parts.rim(GOLD),
        84,
        214,
        112,
        0.62,
    )
    return scene(
        sky("#8a3a24", "#ffd98a") + glow(0, 90, 140, "#fff3c0", 0.9),
        ground("-260,166 0,160 260,166", "#7a5636"),
        shield,
        placed(boot, -26, 34, 0, 0.82),
        helm,
        sparks("-80,140 -92,160 78,120 92,140", "#fff6d8", 3),
    )


@card("VKE-BAND")
def war_band() -> Art:
    """Three warriors, shoulder to shoulder."""
    return scene(
        sky("#3f6a94", "#f0d8b0") + glow(0, 80, 140, "#fffbe0", 0.9),
        placed(parts.spear_shape(), -34, 96, -8, 1),
        placed(axe_shape(), 36, 90, 10, 1.1),
        viking(-60, 104, 1.22, "#4d8b4a", "#b2481f", "plume", shout=True),
        viking(62, 104, 1.22, "#7a4fa0", "none", "wings", skin=BROWN),
        viking(0, 112, 1.45, "#c9782a", "#dba844", "horns", shout=True),
        round_shield(-2, 206, 44, RED, CREAM),
        focus=(0, 110),
        close=150,
    )


# Tactics of the dwarves


def dwarf(x: float, y: float, grow: float, hair: str, cap: str, *, shout: bool = True) -> str:
    """A little dwarf: a cap, a nose, a beard."""
    body = paper(curve("-40,70! -42,30 -26,12 26,12 42,30 40,70!"), shade(cap, 0.3), lift=2)
    face = paper(oval(0, -4, 21, 19), FAIR, lift=1.4)
    beard = paper(curve(ragged(even("0,4 10,2 21,-8! 30,16 26,44 0,62"), 3, 10)), hair, lift=1.8)
    mouth = fill(oval(0, 14, 8, 8), "#4a0f18") if shout else line("M-7 14h14", "#5b1a22", 2)
    nose = paper(oval(0, 2, 6.4, 6), "#e08a6a", lift=0.8)
    eyes = "".join(fill(oval(s * 9, -6, 2.4), INK) + line(f"M{s * 3} -11L{s * 15} -14", hair, 4.4) for s in (-1, 1))
    hat = paper(curve("-26,-12! -22,-38 4,-62 26,-40 26,-12! 0,-20"), cap, lift=1.6, edge=1) + paper(
        curve("-28,-18! 0,-26 28,-18! 28,-8! 0,-16 -28,-8!"), GOLD, lift=0.8
    )
    return placed(body + face + eyes + beard + mouth + nose + hat, x, y, 0, grow)


@card("DWT-CALL")
def call_to_arms() -> Art:
    """A dwarf blows a long horn; a warrior rises from the mist."""
    horn = (
        paper(curve(band("-34,116 0,108 36,74 64,26", [10, 18, 32, 60])), "#e0b860", lift=2.6, edge=1.4)
        + paper(curve(band("34,74 40,68", [36, 38])), "#a8781e", lift=0.8)
        + paper(oval(66, 22, 30, 14), "#7a5a1e", lift=0.8)
    )
    waves_ = "".join(
        open_line(
            f"{60 - r * 0.2:.0f},{20 - r * 0.8:.0f} {70 + r * 0.6:.0f},{10 - r * 0.3:.0f} "
            f"{74 + r * 0.7:.0f},{30 + r * 0.4:.0f}",
            "#fff6d8",
            4,
            0.7,
        )
        for r in (26, 44, 62)
    )
    ghost = "".join(
        placed(glow(0, 10, 60, "#d8f8ff", 0.7) + shadow_man(0, 0, g, tone), x, y)
        for x, y, g, tone in ((58, 146, 0.95, "#7fb8d0"), (16, 156, 0.6, "#5f98b0"))
    ) + fade(box(-260, 140, 520, 70), "#dff4fa", "#dff4fa", opacity=(0, 0.9))
    return scene(
        BACKS["mine"](),
        glow(40, 60, 110, "#ffe8a0", 0.7),
        ghost,
        dwarf(-54, 130, 1.25, "#d8d0c4", "#7a3a2c", shout=False),
        placed(horn, -8, 22, 0, 0.86),
        placed(waves_, -14, 22, 0, 0.86),
    )


@card("DWT-CRYS")
def cry_of_the_squad() -> Art:
    """Four dwarves shout together."""
    tools = (
        placed(axe_shape(), -70, 70, -10, 0.8)
        + placed(parts.hammer_shape(), 0, 66, 0, 0.8)
        + placed(axe_shape(), 76, 70, 10, 0.8)
        + placed(parts.spear_shape(), 36, 70, 6, 0.8)
        + placed(parts.spear_shape(), -36, 70, -6, 0.8)
    )
    return scene(
        BACKS["smithy"](),
        tools,
        dwarf(-34, 104, 1.05, "#9a958f", "#4a5f7a"),
        dwarf(36, 104, 1.05, "#dba844", "#5a6b3a"),
        dwarf(-66, 150, 1.15, "#b2481f", "#7a3a2c"),
        dwarf(66, 150, 1.15, "#3a2c34", "#8a6a2c"),
        focus=(0, 118),
        close=150,
    )


@card("DWT-CRYA")
def cry_of_the_armed() -> Art:
    """One roaring mouth, rings of sound, glowing blades."""
    rings = "".join(line(oval(0, 108, r), "#ffe8a0", 6, 0.75 - r / 260) for r in (74, 100, 128))
    blades = "".join(
        placed(glow(0, -70, 60, "#ffd36e", 0.8) + sword_shape("#fff0b4"), x, 120, t, 1.0)
        for x, t in ((-78, -22), (78, 22))
    )
    return scene(
        sky("#3a1f1a", "#c96a2a") + glow(0, 108, 150, "#ffcf6a", 0.95),
        rings,
        blades,
        dwarf(0, 108, 1.75, "#b2481f", "#5f6672"),
        focus=(0, 110),
        close=174,
    )


# Tyr


def tyr_ground(top: str = "#2a0f18", bottom: str = "#a8322a") -> str:
    """Blood-red sky with the rune of Tyr."""
    rune = line("M0 190V30M0 26L-46 72M0 26L46 72", "#ffb08a", 12, 0.28)
    return sky(top, bottom) + glow(0, 90, 150, "#ff9d6a", 0.8) + rune


@card("TYR-PLUS2")
def tyr() -> Art:
    """The god with one hand."""
    who = Portrait(
        face="square",
        skin="tan",
        hair="long",
        hair_colour="grey",
        eyes="stern",
        iris="#c94a2a",
        brows="angry",
        nose="hook",
        mouth="none",
        beard="stately",
        marks=("scar",),
        hat="raven-helm",
        hat_colour="#6b2a2a",
        hat_trim="#dcab3e",
        coat="scales",
        colour="#8c2f2a",
        trim="#dcab3e",
        back="none",
        turn=-2,
    )
    stump = paper(curve(band("-76,240 -72,200 -64,164", [42, 37, 31])), "#5a1f24", lift=2.4)
    stump += paper(curve("-81,168 -80,150 -64,138 -48,148 -46,166 -62,174"), "#a9b0ba", lift=1.8, edge=1.1)
    stump += paper(curve(band("-82,172 -64,177 -46,170", [10, 10, 10])), GOLD, lift=1) + fill(
        oval(-70, 150, 4, 3), "#ffffff", 0.7
    )
    return Art(
        tyr_ground() + portrait(who) + stump + held(sword_shape(), 66, 160, "#d2925f", "#5a1f24", turn=8),
        (-1, 94),
        122,
    )


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
    parts_ = [placed(antlers("#e2cfa0", 1.0), 0, 8)] if kind == "stag" else []
    parts_.append(
        both(ears, fur, lift=1.8) + paper(curve(ragged(even(dome), 4, 10, (0, 0.4))), fur, lift=2.6, edge=1.2)
    )
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


def tyr_blade() -> str:
    """Tyr's only hand with his glowing sword, at the right edge."""
    return glow(76, 80, 60, "#ffb08a", 0.8) + gauntlet(
        72, 168, sword_shape("#ffe0c8", "#c9922c"), 4, "#8c1f22", "#d2925f", 1.15
    )


def wrath(kind: str, top: str, bottom: str) -> Scene:
    """Tyr's blade is raised against a beast of one clan."""

    def drawn() -> Art:
        low, grow = (112, 1.0) if kind == "stag" else (98, 1.15)
        return scene(
            tyr_ground(top, bottom),
            placed(beast_head(kind), -22, low, -6, grow),
            tyr_blade(),
            focus=(0, 100),
            close=176,
        )

    return drawn


for _kind, _top, _bottom in (
    ("bear", "#3a1810", "#d07a2a"),
    ("wolf", "#16281f", "#4d8b4a"),
    ("boar", "#3a2c10", "#d0b03a"),
    ("stag", "#24143a", "#8a5ab0"),
):
    SCENES[f"TYR-FOE-{_kind.upper()}"] = wrath(_kind, _top, _bottom)


@card("TYR-FOE-GIANT")
def giant_wrath() -> Art:
    """Tyr's blade is raised against a giant."""
    who = Portrait(
        face="brute",
        skin="#6f9fc2",
        hair="wild",
        hair_colour="#d3ebf4",
        eyes="glow",
        iris="#f2ffff",
        brows="angry",
        nose="broad",
        mouth="snarl",
        beard="icicles",
        hat="ice-horns",
        hat_colour="#a9dcef",
        coat="ice-plates",
        colour="#5b7f99",
        trim="#d8f0f8",
        back="none",
        turn=0,
    )
    return scene(
        tyr_ground("#10203a", "#5b8fb0"),
        placed(portrait(who), -24, 14, -5, 0.88),
        tyr_blade(),
        focus=(0, 100),
        close=176,
    )


def spared(symbol: str) -> Scene:
    """An iron hand holds a weapon of red light: one that needs no die."""
    turn, x, tops = {
        "A": (14, 6, ("#2a1018", "#a03a4a")),
        "S": (-12, -6, ("#101c3a", "#4a78b0")),
        "P": (30, -24, ("#182410", "#7a9a44")),
        "B": (0, 10, ("#1f1030", "#8a5ab8")),
        "H": (0, 0, ("#0f2428", "#3f9aa0")),
    }[symbol]

    def ghostly(body: str) -> str:
        return glow(0, -60, 70, "#ffb08a", 0.7) + body

    def drawn() -> Art:
        stump = paper(curve(band("-20,240 -10,206 0,176", [74, 66, 54])), "#4a4f5a", lift=3, edge=1.4) + paper(
            curve(band("-6,196 2,180", [62, 60])), GOLD, lift=1.4
        )
        flame, deep = "#ff8a5a", "#c93a2a"
        shapes = {
            "A": lambda: (
                line("M0 60V-100", deep, 10)
                + paper(curve("-4,-92! -4,-52! -30,-44 -58,-20! -70,-66 -58,-108! -30,-88"), flame, lift=0, edge=1.4)
            ),
            "S": lambda: (
                paper(curve("-10,-24! -8,-128! 0,-146! 8,-128! 10,-24!"), flame, lift=0, edge=1.4)
                + paper(curve("-36,-22! 36,-22! 30,-10! -30,-10!"), deep, lift=0, edge=1)
                + line("M0 -8V40", deep, 9)
            ),
            "P": lambda: (
                line("M0 90V-80", deep, 9)
                + paper(curve("0,-150! 20,-108 10,-84! -10,-84! -20,-108"), flame, lift=0, edge=1.4)
            ),
            "B": lambda: (
                line("M30 70V-130", "#ffd0b8", 3)
                + paper(curve(band("30,70 -22,30 -8,-30 -22,-90 30,-130", [5, 14, 16, 14, 5])), flame, lift=0, edge=1.4)
                + line("M60 -30H-60", "#ffd0b8", 5)
                + paper(curve("-80,-30! -56,-42! -60,-30! -56,-18!"), "#ffd0b8", lift=0)
            ),
            "H": lambda: (
                paper(oval(0, -62, 74), deep, lift=0, edge=1.6)
                + fill(oval(0, -62, 60), flame)
                + line("M0 -122V-2M-60 -62H60", deep, 8)
                + fill(oval(0, -62, 18), "#ffe0c8")
            ),
        }
        return scene(
            sky(*tops) + glow(x, 90, 120, tint(tops[1], 0.4), 0.7),
            placed(ghostly(shapes[symbol]()), x, 150, turn),
            stump,
            placed(fingers(0, 0, "#8d949e", turn * 0.5, 1.5), x * 0.6, 160),
            sparks("-70,50 -84,110 80,60 84,120 -40,24 50,20", "#ffb08a", 2.6),
        )

    return drawn


for _symbol in "ASPBH":
    SCENES[f"TYR-SPARE-{_symbol}"] = spared(_symbol)


# The six emblems: shields and companions


def _emblem_raven(tone: str) -> str:
    return paper(
        curve("-34,16! -14,10 -8,-14 4,-26 20,-26 38,-16! 24,-12 22,2 6,16 14,30! 2,24 -6,36! -10,20"), tone, lift=1.2
    ) + fill(oval(17, -17, 3), INK)


def _emblem_serpent(tone: str) -> str:
    return (
        paper(
            curve(
                band(
                    "-34,30 -10,38 22,32 36,6 24,-24 -6,-32 -28,-14 -24,10 -4,18 12,4",
                    [3, 9, 12, 13, 13, 13, 13, 13, 13, 18],
                )
            ),
            tone,
            lift=1.2,
        )
        + fill(oval(8, 6, 2.8), INK)
        + line("M20 -4l9 -4M20 -4l8 5", RED, 2.4)
    )


def _emblem_hammer(tone: str) -> str:
    ring = line(oval(0, -34, 7), tone, 5)
    return (
        ring
        + paper(curve("-7,-28! 7,-28! 8,2! 34,2! 38,20! 8,26! 0,38! -8,26! -38,20! -34,2! -8,2!"), tone, lift=1.2)
        + open_line("-22,12 -8,16 0,24 8,16 22,12", INK, 3, 0.5)
    )


def _emblem_ship(tone: str) -> str:
    return (
        paper(curve("-38,8 -42,-14! -30,2 0,8 30,2 42,-14! 38,8 24,24 -24,24"), tone, lift=1.2)
        + line("M0 8V-34", tone, 4)
        + paper(curve("-24,-30! 24,-30! 20,-14 24,2! -24,2! -20,-14"), RED, lift=1)
    )


def _emblem_tree(tone: str) -> str:
    crown = "".join(
        paper(oval(x, y, r), tone, lift=1)
        for x, y, r in ((-20, -10, 15), (20, -10, 15), (-10, -26, 15), (12, -26, 15), (0, -10, 16))
    )
    return paper(curve("-6,-4! 6,-4! 7,20 24,36! 8,30 0,38! -8,30 -24,36! -7,20"), tone, lift=1.2) + crown


def _emblem_horn(tone: str) -> str:
    return (
        paper(curve(band("-32,26 -6,26 16,6 22,-28", [3, 12, 22, 36])), tone, lift=1.2)
        + paper(curve(band("21,-24 22,-32", [40, 40])), GOLD, lift=0.8)
        + paper(curve(band("6,20 12,10", [19, 21])), GOLD, lift=0.6)
    )


EMBLEMS: dict[str, tuple[Callable[[str], str], str, str]] = {
    "raven": (_emblem_raven, "#3f5f86", "#dfe6ee"),
    "serpent": (_emblem_serpent, "#2f7a5a", "#e8f0a0"),
    "hammer": (_emblem_hammer, "#a8322a", "#e8dcc6"),
    "ship": (_emblem_ship, "#2f8a9a", "#f1e8d6"),
    "tree": (_emblem_tree, "#7a5a2c", "#a8d06a"),
    "horn": (_emblem_horn, "#6b3f8a", "#f0d8a0"),
}


def emblem_shield(kind: str, size: float = 82) -> str:
    """A round shield with the emblem of a player, around 0, 0."""
    drawn, field, tone = EMBLEMS[kind]
    board = (
        paper(oval(0, 0, size), "#5a3824", lift=3.4, edge=1.6)
        + paper(oval(0, 0, size * 0.88), field, lift=0, edge=0)
        + fill(f"M0 {-size * 0.88:.1f}A{size * 0.88:.1f} {size * 0.88:.1f} 0 0 1 0 {size * 0.88:.1f}z", INK, 0.14)
    )
    planks = "".join(
        line(
            f"M{dx * size:.0f} {-size * 0.84 * (1 - dx * dx) ** 0.5:.0f}V{size * 0.84 * (1 - dx * dx) ** 0.5:.0f}",
            "#160b1c",
            1.6,
            0.25,
        )
        for dx in (-0.5, -0.17, 0.17, 0.5)
    )
    rivets = "".join(
        fill(oval(size * 0.94 * math.cos(a), size * 0.94 * math.sin(a), 2.6), "#dfe2e6")
        for a in (i * math.pi / 8 for i in range(16))
    )
    return (
        board
        + planks
        + line(oval(0, 0, size * 0.68), tint(field, 0.35), 3, 0.8)
        + rivets
        + placed(drawn(tone), 0, 0, 0, size / 58)
    )


def shield_picture(kind: str) -> Scene:
    """The shield of a player, on a plain ground of its colour."""

    def drawn() -> Art:
        field = EMBLEMS[kind][1]
        return scene(
            sky(tint(field, 0.55), shade(field, 0.25)) + glow(0, 90, 140, "#fffbe6", 0.8),
            placed(emblem_shield(kind), 0, 100),
            close=180,
        )

    return drawn


def companion(kind: str, one: str, other: str, skins: tuple[str, str], back: str) -> Scene:
    """Two comrades clasp arms before their shield."""

    def drawn() -> Art:
        left = paper(curve(band("-170,210 -90,186 -22,150", [60, 52, 30])), one, lift=3) + paper(
            curve(band("-58,170 -40,161", [40, 36])), GOLD, lift=1.2
        )
        right = paper(curve(band("170,210 90,186 22,150", [60, 52, 30])), other, lift=3) + paper(
            curve(band("58,170 40,161", [40, 36])), "#c9ccd2", lift=1.2
        )
        grip = paper(curve("-34,140 -10,132 18,136 34,148 30,164 6,170 -26,164"), skins[0], lift=2) + placed(
            fingers(0, 0, skins[1], 74, 1.05), 2, 150
        )
        return scene(
            BACKS[back](), placed(emblem_shield(kind, 76), 0, 78), left, right, grip, focus=(0, 104), close=176
        )

    return drawn


for _number, (_kind, _back) in enumerate(
    zip(EMBLEMS, ("cliff-dawn", "glacier", "bonfire", "sunset-sea", "birches", "high-seat"), strict=True), 1
):
    _field = EMBLEMS[_kind][1]
    SCENES[f"COM-{_number}"] = companion(
        _kind,
        shade(_field, 0.15),
        mix(_field, "#c9a24a", 0.5),
        (
            (FAIR, BROWN),
            ("#e9d3bd", "#d2925f"),
            ("#d2925f", FAIR),
            (BROWN, FAIR),
            (FAIR, "#d2925f"),
            ("#744831", "#e9d3bd"),
        )[_number - 1],
        _back,
    )
    SCENES[f"shield-{_kind}"] = shield_picture(_kind)


# The Last Viking


@card("LVK-1")
def last_viking() -> Art:
    """He stands alone on a heap of shields, the banner torn."""
    heap = "".join(
        round_shield(x, y, r, tone, CREAM)
        for x, y, r, tone in (
            (-84, 196, 40, "#4d8b4a"),
            (84, 198, 40, "#7a4fa0"),
            (-36, 192, 38, "#c9a82a"),
            (44, 194, 38, "#c9782a"),
            (4, 206, 40, "#2f6f7a"),
        )
    )
    banner = (
        line("M58 190L72 -10", "#4a2c1a", 7)
        + paper(curve(ragged("72,0! 20,6 -40,-2! -30,30 -44,54! 10,50 66,56!", 5, 12, (-0.4, 0.8))), RED, lift=2)
        + placed(_emblem_raven(INK), 18, 30, 0, 0.6)
    )
    who = Portrait(
        face="brute",
        skin="rosy",
        hair="long",
        hair_colour="white",
        eyes="stern",
        iris="#3f8ab0",
        brows="heavy",
        nose="broad",
        mouth="none",
        beard="forked",
        marks=("scar", "bandage"),
        hat="horn-helm",
        hat_trim="#b3302a",
        coat="mail",
        colour="#7a1f24",
        trim="#dcab3e",
        back="none",
        turn=-2,
    )
    ground_ = sky("#4a2438", "#ffb060") + paper(oval(0, 110, 84), "#ffe08a", lift=0) + glow(0, 100, 140, "#fff0b0", 0.7)
    return scene(
        ground_,
        ground("-260,166 0,156 260,166", "#4a2a2a"),
        placed(banner, 24, -2),
        placed(portrait(who), -8, 18, 0, 0.84),
        heap,
        focus=(-4, 92),
        close=150,
    )


@card("LVK-2")
def last_viking_at_sea() -> Art:
    """A shield-maiden; behind her the last ship burns."""
    who = Portrait(
        face="long",
        skin="fair",
        hair="wild",
        hair_colour="#d8c8a0",
        eyes="stern",
        iris="#3f8ab0",
        brows="angry",
        nose="straight",
        mouth="lips",
        marks=("scar", "smear"),
        hat="broken-horn",
        hat_colour="#7a808a",
        hat_trim="#a8322a",
        coat="furs",
        colour="#2f4f6b",
        trim="#7a7f88",
        back="none",
        turn=-3,
        tilt=-3,
        build=0.94,
        female=True,
    )
    ship = (
        placed(longship(0, 0, 0.62, "#7a2f2a", -6), -64, 118)
        + fire(-84, 104, 0.7)
        + fire(-48, 100, 0.9)
        + fire(-64, 84, 0.6)
    )
    return Art(
        sea("#101c38", "#5a6f98", (118, "#2f4f78"))
        + glow(-64, 84, 110, "#ff9d4a", 0.9)
        + ship
        + waves(136, "#243c60", 12, 52, 9)
        + portrait(who)
        + held(parts.banner_shape(-1), 74, 162, FAIR, "#2f4f6b", turn=5),
        (-2, 94),
        124,
    )


def planted_swords(count: int, back: str, hill: str, sign: str, extra: str) -> Scene:
    """As many swords stand in the ground as players fight for the title."""

    def drawn() -> Art:
        stone = paper(curve("-40,174! -44,84 -30,44 0,28 32,42 44,86 42,174!"), "#8f8b86", lift=3, edge=1.4)
        stone += fill(curve("10,30 32,42 44,86 42,174! 18,174! 22,90"), INK, 0.18) + placed(
            EMBLEMS[sign][0](RED), 0, 88, 0, 0.86
        )
        swords = ""
        for index in range(count):
            x = (index - (count - 1) / 2) * (150 / (count - 1) if count > 2 else 112)
            lean = 180 + (index - (count - 1) / 2) * 3
            swords += fill(oval(x, 190, 12, 4), "#160b1c", 0.4)
            swords += placed(sword_shape(guard=(GOLD, "#8d949e")[index % 2]), x, 112 + (index % 2) * 6, lean, 0.68)
        return scene(
            BACKS[back](), ground("-260,168 -100,158 0,162 100,158 260,168", hill), stone, extra, swords, close=176
        )

    return drawn


SCENES.update(
    {
        "LVB-2": planted_swords(2, "cliff-dawn", "#7a9a4a", "raven", ""),
        "LVB-3": planted_swords(3, "harvest", "#b5832c", "serpent", raven(0, 28, 0.7)),
        "LVB-4": planted_swords(4, "bonfire", "#5a3428", "hammer", ""),
        "LVB-5": planted_swords(
            5, "violet-lake", "#4a3458", "ship", raven(-12, 28, 0.6) + raven(20, 30, 0.6, flip=True)
        ),
        "LVB-6a": planted_swords(6, "aurora", "#c9dde4", "tree", ""),
        "LVB-6b": planted_swords(6, "sunset-sea", "#5a3040", "horn", ""),
    }
)


# Monsters


def fangs(places: str, long: float, wide: float = 7) -> str:
    """Teeth at the given roots; a negative length points up."""
    roots = [tuple(map(float, place.split(","))) for place in places.split()]
    return "".join(
        paper(curve(f"{x - wide / 2},{y}! {x + wide / 2},{y}! {x},{y + long}!"), "#f6ecd2", lift=0.6, edge=0.5)
        for x, y in roots
    )


def hound_face(fur: str, eye: str, *, jaws: float = 30, tan: str = "") -> str:
    """A wolf, full face, its jaws open that far; with a colour for tan marks it is a hound with hanging ears."""
    muzzle_tone = tan or tint(fur, 0.22)
    ruff = paper(curve(ragged(even("0,-64 40,-56 76,-14 88,40 62,84 0,104"), 9, 16, (0, 0.5))), shade(fur, 0.3), lift=3)
    if tan:
        ruff = paper(curve(even("0,10 46,16 62,70 84,150! 0,150!")), shade(fur, 0.25), lift=3) + paper(
            curve(even("0,50 26,60 34,110 20,150 0,150")), shade(tan, 0.2), lift=0.8
        )
    throat = (
        paper(curve(even(f"0,20 30,24 34,{34 + jaws} 18,{56 + jaws} 0,{60 + jaws}")), muzzle_tone, lift=2)
        + fill(curve(even(f"0,26 26,30 24,{30 + jaws} 12,{44 + jaws} 0,{47 + jaws}")), "#4a0f18")
        + fill(curve(even(f"0,{22 + jaws * 0.7:.0f} 12,{26 + jaws * 0.7:.0f} 11,{40 + jaws} 0,{44 + jaws}")), "#d0605a")
    )
    lower = fangs(f"-20,{36 + jaws} 20,{36 + jaws} -10,{43 + jaws} 10,{43 + jaws}", -min(20.0, jaws * 0.6 + 4), 8)
    outline = (
        even("0,-64 28,-60 46,-38 50,-4 38,16 32,34 16,38 0,40")
        if tan
        else ragged(even("0,-62 30,-58 54,-30 64,4! 44,20 32,34 16,38 0,40"), 3, 11, (0, 0.3))
    )
    skull_ = paper(curve(outline), fur, lift=2.6, edge=1.3)
    upper = fangs("-24,33 24,33", 22, 9) + fangs("-12,38 12,38 0,39", 11, 7)
    muzzle = (
        paper(curve(even("0,-22 14,-16 26,10 30,32 14,38 0,38")), muzzle_tone, lift=1.6)
        + paper(curve(even("0,8 13,8 14,17 5,26 0,27")), "#1a1016", lift=0.9)
        + fill(oval(-5, 12, 4, 2), "#ffffff", 0.4)
        + "".join(open_line(f"{s * 8},0 {s * 18},-4 {s * 24},6", shade(fur, 0.5), 2, 0.6) for s in (-1, 1))
    )
    eyes = "".join(
        glow(s * 26, -20, 26, eye, 0.7)
        + fill(curve(moved("-13,5! -2,-6 12,-6! 4,5" if s > 0 else "13,5! 2,-6 -12,-6! -4,5", s * 27, -18)), eye)
        + fill(oval(s * 26, -18, 2.4, 5), "#160b1c")
        + paper(
            curve(moved("-16,8! 0,-8 20,-14! 6,-2" if s > 0 else "16,8! 0,-8 -20,-14! -6,-2", s * 27, -25)),
            shade(fur, 0.45),
            lift=0.8,
        )
        for s in (-1, 1)
    )
    if tan:
        ears = both("24,-62! 58,-70 88,-30 90,30! 74,44 60,16 48,-28", shade(fur, 0.2), lift=2.4) + "".join(
            fill(oval(s * 18, -42, 7, 5), tan) for s in (-1, 1)
        )
        return ruff + throat + lower + upper + skull_ + muzzle + eyes + ears
    ears = both("16,-50! 44,-106! 70,-30!", fur, lift=2) + both(
        "30,-54! 45,-88! 58,-40!", shade(fur, 0.55), lift=0.4, edge=0
    )
    return ruff + ears + throat + lower + upper + skull_ + muzzle + eyes


def hound_side(fur: str, eye: str, *, gape: float = 20, tan: str = "", neck: bool = True) -> str:
    """A head that looks to the left, with or without its neck; the jaws meet at 8, 24."""
    throat = (
        paper(
            curve(ragged("30,-40 80,-20 130,60 150,200 20,200 14,110 -6,50", 8, 15, (0.2, 0.6))),
            shade(fur, 0.2),
            lift=3,
        )
        if neck
        else ""
    )
    jaw = moved("14,0! -20,2 -54,0! -74,4 -68,16 -40,26 0,30 26,22", 8, 24, 1, -gape)
    mouth_ = fill(curve([*moved("10,24! -30,22! -84,16!"), *moved("-62,2! -20,6! 14,10!", 8, 24, 1, -gape)]), "#4a0f18")
    tongue = fill(curve(moved("4,4 -30,-2 -56,4 -30,10", 8, 22, 1, -gape * 0.7)), "#d0605a")
    head = "58,10 50,-30 20,-54 -14,-52 -30,-34! -56,-24 -84,-14 -98,-2 -98,12! -84,20 -50,22 -10,28 26,36"
    ear = "8,-50! 44,-50 66,-8 58,44! 40,40 26,0" if tan else "4,-48! 22,-104! 50,-34!"
    marks_ = (
        paper(curve("-98,-2 -84,-12 -54,-20 -36,-10 -30,12 -10,26! -50,21 -84,19 -98,12!"), tan, lift=0.5)
        + fill(oval(-14, -41, 9, 5), tan)
        if tan
        else ""
    )
    nose = paper(curve("-100,-4 -90,-10 -80,-4 -84,6 -98,8"), "#1a1016", lift=0.9)
    eye_ = (
        glow(-18, -24, 26, eye, 0.75)
        + fill(curve("-32,-18! -20,-30 -6,-24! -16,-16"), eye)
        + fill(oval(-18, -23, 2.2, 5), "#160b1c")
        + paper(curve("-40,-26! -22,-36 2,-33! -18,-28"), shade(fur, 0.45), lift=0.9)
    )
    low = "".join(
        paper(curve(moved("-4,0! 4,0! 0,-15!", *_turned(x, 1, 8, 24, -gape), 1, -gape)), "#f6ecd2", lift=0.5)
        for x in (-60, -48, -34, -20)
    )
    return (
        throat
        + paper(curve(jaw), tan or shade(fur, 0.12), lift=2)
        + mouth_
        + tongue
        + low
        + fangs("-88,18 -34,23 -18,25", 13, 8)
        + fangs("-70,19", 24, 9)
        + paper(curve(ragged(head, 2.4, 13, (0.2, 0.3))), fur, lift=2.6, edge=1.3)
        + marks_
        + nose
        + eye_
        + paper(curve(ear), shade(fur, 0.2), lift=1.8)
    )


def _turned(x: float, y: float, dx: float, dy: float, turn: float) -> tuple[float, float]:
    """A point turned around 0 and moved."""
    knot = moved(f"{x},{y}", dx, dy, 1, turn)[0]
    return knot.x, knot.y


def hound_body(fur: str, eye: str, *, leaping: bool = False, tan: str = "", gape: float = 10) -> str:
    """The whole beast, looking to the left; it stands on y = 72, or leaps."""
    poses = (
        ("-46,4 -84,34 -116,30", "-36,10 -66,50 -96,58", "58,4 94,36 122,66", "50,10 76,52 96,84")
        if leaping
        else ("-50,10 -52,44 -60,72", "-34,14 -28,46 -34,72", "58,8 74,40 64,72", "44,14 50,46 40,72")
    )
    legs = "".join(
        paper(curve(band(leg, [30, 19, 13])), shade(fur, 0.08 if i % 2 else 0.34), lift=1.8)
        for i, leg in enumerate(poses)
    )
    paws = "".join(
        paper(oval(float(end.split(",")[0]) - 5, float(end.split(",")[1]), 12, 7), tan or tint(fur, 0.2), lift=1)
        for end in (leg.split()[-1] for leg in poses)
    )
    tail = paper(curve(ragged(band("66,-6 92,-20 108,-44 110,-72", [18, 22, 20, 4]), 4, 10)), shade(fur, 0.15), lift=2)
    body = paper(
        curve(ragged("-70,6 -64,-34 -20,-34 40,-26 76,-18 80,14 50,26 0,16 -44,36", 4, 12, (0.2, 0.6))),
        fur,
        lift=2.6,
        edge=1.2,
    )
    neck_ = paper(
        curve(ragged("-74,14 -92,-34 -78,-66 -44,-62 -24,-34 -30,10 -52,30", 4, 11, (0.1, 0.6))), fur, lift=1.6
    )
    chest = paper(curve("-78,-4 -66,-14 -52,6 -56,28 -70,18"), tan, lift=0.6) if tan else ""
    return (
        tail
        + legs
        + paws
        + body
        + neck_
        + chest
        + placed(hound_side(fur, eye, gape=gape, tan=tan, neck=False), -78, -62, 4 if leaping else -2, 0.54)
    )


def chain(outline: str, steps: int = 9, size: float = 7, colour: str = "#8d929c") -> str:
    """Links along a line."""
    ends = band(outline, [0.01] * len(outline.split()), steps)
    middle = ends[: len(ends) // 2]
    return "".join(
        line(oval(knot.x, knot.y, size if i % 2 else size * 0.6, size * 0.6 if i % 2 else size), colour, size * 0.5)
        for i, knot in enumerate(middle)
    )


def collar(x: float, y: float, wide: float, turn: float = 0) -> str:
    """An iron collar with spikes."""
    spikes = "".join(
        paper(curve(moved("-6,0! 6,0! 0,18!", dx, 10)), "#c9ccd2", lift=0.8)
        for dx in range(int(-wide / 2) + 8, int(wide / 2), 17)
    )
    return placed(
        spikes
        + paper(box(-wide / 2, -10, wide, 22, 8), "#4a4f5a", lift=2)
        + "".join(fill(oval(dx, 0, 2.6), "#c9ccd2") for dx in range(int(-wide / 2) + 8, int(wide / 2), 17)),
        x,
        y,
        turn,
    )


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


@card("MON-GARM-1")
def garm_1() -> Art:
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
        ground("-260,190 0,184 260,190", "#8a5a44"),
        "".join(
            paper(curve(moved("-10,0 -8,-5 8,-6 12,0 6,5 -8,5", x, y)), "#e2d6b4", lift=0.8)
            for x, y in ((-60, 188), (-40, 194), (20, 192))
        ),
    )


@card("MON-GARM-2")
def garm_2() -> Art:
    """The watchdog stands chained before the gate."""
    return scene(
        gate(),
        ground("-260,172 0,166 260,172", "#3a2024"),
        placed(hound_body(GARM, "#ffd23c", tan=TAN), 24, 116, 0, 0.82),
        chain("-26,106 14,160 60,176 100,150 130,110", 5, 6),
        focus=(-6, 106),
    )


@card("MON-GARM-3")
def garm_3() -> Art:
    """He growls: a spiked collar, bared teeth."""
    return scene(
        gate("#2a1018", "#d0682a"),
        placed(hound_side(GARM, "#ffd23c", gape=14, tan=TAN), 14, 84, 0, 1.0),
        placed(collar(0, 0, 104), 66, 140, -34),
        focus=(-8, 92),
    )


@card("MON-GARM-4")
def garm_4() -> Art:
    """He tears at his chain."""
    return scene(
        sky("#3a0f14", "#c9502a") + glow(0, 80, 140, "#ffb35a", 0.8),
        chain("-44,176 -90,150 -160,150", 6, 9),
        chain("44,176 90,150 160,150", 6, 9),
        placed(hound_face(GARM, "#ffe14a", jaws=20, tan=TAN), 0, 84, 0, 0.98),
        placed(collar(0, 0, 118), 0, 182),
    )


@card("MON-GARM-5")
def garm_5() -> Art:
    """The chain breaks; he leaps."""
    links = "".join(
        placed(line(oval(0, 0, 9, 6), "#c9ccd2", 4.4), x, y, t)
        for x, y, t in ((70, 40, 20), (90, 62, 70), (52, 24, -30), (96, 100, 40))
    )
    return scene(
        sky("#1c1030", "#c95a3a") + glow(20, 80, 140, "#ffc88a", 0.85) + paper(oval(40, 74, 56), "#ffe0a8", lift=0),
        ground("-260,180 0,172 260,180", "#2a141c"),
        placed(hound_body("#4a2e30", "#ffe14a", leaping=True, tan=TAN, gape=26), 18, 108, 12, 0.78),
        links,
        focus=(-6, 96),
    )


@card("MON-GARM-6")
def garm_6() -> Art:
    """The jaws, and the fire of Hel in them."""
    return scene(
        sky("#120810", "#8c1f18"),
        "".join(fire(x, 216, g) for x, g in ((-84, 2.0), (86, 2.1), (-170, 2), (170, 2))),
        placed(hound_face("#3a181c", "#ff7a2a", jaws=58, tan="#8a3a24"), 0, 72, 0, 1.14),
        glow(0, 160, 60, "#ffb347", 0.9),
        fire(0, 190, 0.7),
        close=180,
    )


@card("MON-FENR-1")
def fenrir_1() -> Art:
    """Still a cub; his shadow on the wall is not."""
    wall = sky("#5a4a3a", "#e0b87a") + glow(-40, 150, 150, "#ffe0a0", 0.8)
    shade_ = placed(
        fill(
            curve("-50,110! -54,20 -70,-10! -52,-30! -44,-70! -24,-44! 0,-46! 18,-74! 26,-34! 50,-6! 30,10 44,110!"),
            "#2a1c24",
            0.75,
        ),
        26,
        96,
        0,
        1.2,
    ) + "".join(fill(oval(26 + s * 20, 72, 6, 4), "#ffd23c", 0.9) for s in (-1, 1))
    fur = "#8a94a0"
    cub_ = (
        paper(curve(ragged("-30,70 -36,30 -24,0 24,0 36,30 30,70", 4, 9)), fur, lift=2)
        + both("8,-38! 26,-66! 36,-22!", fur)
        + paper(curve(ragged(even("0,-44 24,-38 38,-12 28,12 0,22"), 3, 9)), fur, lift=2)
        + paper(curve(even("0,-12 10,-8 14,8 0,18")), "#e4e8ec", lift=1)
        + fill(oval(0, -4, 5, 4), INK)
        + "".join(fill(oval(s * 14, -16, 4.4), "#ffd23c") + fill(oval(s * 14, -16, 2), INK) for s in (-1, 1))
        + "".join(paper(box(s * 16 - 9, 54, 18, 18, 8), tint(fur, 0.3), lift=1) for s in (-1, 1))
    )
    return scene(
        wall,
        shade_,
        ground("-260,178 0,172 260,178", "#6b4a34"),
        placed(cub_, -38, 120, 0, 0.95),
        open_line("-70,150 -44,162 -10,150 10,166", "#e8f0f8", 5),
    )


@card("MON-FENR-2")
def fenrir_2() -> Art:
    """He howls at the moon."""
    return scene(
        sky("#101c38", "#4f6fa8") + paper(oval(-50, 52, 50), "#f4f2dc", lift=0) + glow(-50, 52, 110, "#e8f0ff", 0.7),
        ground("-260,170 -150,150 -60,176 60,160 260,178", "#1f2c48"),
        placed(hound_side(FENRIR, "#ffd23c", gape=26), 40, 116, 52, 0.86),
        focus=(0, 92),
    )


@card("MON-FENR-3")
def fenrir_3() -> Art:
    """Bound with a ribbon of silver."""
    ribbon = "".join(
        paper(curve(band(r, [9, 9, 9])), "#eaf4fc", lift=1.4)
        for r in (
            "-8,80 8,108 -4,142",
            "24,84 40,110 28,138",
            "54,88 70,108 62,138",
            "-62,50 -54,60 -58,76",
            "-34,150 -12,158 8,150",
            "48,152 66,160 86,150",
        )
    )
    rock = paper(curve("74,210! 84,120! 120,90! 200,110! 220,210!"), "#4a5a78", lift=2.4)
    return scene(
        sky("#5a7ab0", "#e8eef4") + glow(-10, 90, 140, "#ffffff", 0.8),
        ground("-260,174 0,166 260,174", "#c8d8e8"),
        rock,
        placed(hound_body("#5a6676", "#ffb03a", gape=18), 24, 112, 0, 0.82),
        ribbon,
        open_line("66,134 84,138 104,118", "#eaf4fc", 7),
        focus=(-6, 104),
    )


@card("MON-FENR-4")
def fenrir_4() -> Art:
    """A sword props his jaws open."""
    return scene(
        sky("#24344e", "#8aa8c8") + glow(0, 84, 140, "#f0f8ff", 0.8),
        placed(hound_face(FENRIR, "#ffd23c", jaws=46), 0, 82, 0, 1.0),
        placed(sword_shape("#f0f6fc"), 2, 176, 0, 0.62),
        sparks("-40,150 44,150 -60,170 62,172", "#cfe8ff", 3),
    )


@card("MON-FENR-5")
def fenrir_5() -> Art:
    """He runs over the ice; helmets fly."""
    helms = "".join(
        placed(parts.dome("#8d949e") + parts.rim(GOLD), x, y, t, 0.42)
        for x, y, t in ((-84, 60, -30), (-70, 24, 40), (-30, 30, 100))
    )
    return scene(
        BACKS["frost-peak"](),
        placed(hound_body("#4a5666", "#ff5a3a", leaping=True, gape=30), 20, 112, 8, 0.78),
        helms,
        line("M60 176h60M30 188h50M100 164h60", "#ffffff", 4, 0.9),
        focus=(-4, 104),
    )


@card("MON-FENR-6")
def fenrir_6() -> Art:
    """He swallows the sun."""
    sun = (
        glow(-44, 114, 110, "#ffb347", 1.0)
        + paper(oval(-42, 114, 36), "#ffd36e", lift=0)
        + fill(oval(-47, 108, 24), "#fff3c0", 0.8)
    )
    return scene(
        sky("#1c1030", "#a8443a") + glow(30, 60, 130, "#ff9d6a", 0.7),
        placed(hound_side("#56616f", "#ff3a2a", gape=46), 40, 62, 0, 1.14),
        sun,
        fangs("-60,81 -36,83", 22, 11),
        sparks("-90,60 -96,150 -20,170 10,180", FLAME, 3),
        focus=(-6, 96),
    )


NIDHOGG, ROOT = "#4a6b4f", "#7a5a3c"


def root(outline: str, widths: list[float], tone: str = ROOT) -> str:
    """A root of the world tree."""
    return paper(curve(band(outline, widths)), tone, lift=2.6, edge=1.2)


def worm_head(skin: str, eye: str, fin: str, *, gape: float = 16, horned: bool = False) -> str:
    """A dragon's head, looking to the left; the jaws meet at about 20, 24."""
    crest = "".join(
        paper(curve(c), fin, lift=1.6)
        for c in ("20,-40! 52,-86! 50,-44!", "34,-36! 90,-62! 62,-22!", "44,-20! 104,-14! 60,6!", "40,6! 86,34! 44,26!")
    )
    horn = paper(curve(band("26,-38 52,-66 84,-70 104,-96", [17, 14, 9, 1.5])), "#e9dcc0", lift=1.8) if horned else ""
    jaw = moved("16,2! -20,2 -66,-4! -84,2 -74,16 -40,28 4,30 34,16", 10, 26, 1, -gape)
    inside = fill(curve([*moved("20,24! -30,14! -92,4!"), *moved("-70,0! -20,8! 18,10!", 10, 26, 1, -gape)]), "#4a1020")
    tongue = open_line(
        " ".join(f"{k.x:.0f},{k.y:.0f}" for k in moved("0,2 -40,-6 -80,0 -96,-10", 8, 24, 1, -gape * 0.6)), "#d0505a", 6
    )
    low = "".join(
        paper(curve(moved("-4,0! 4,0! 0,-13!", *_turned(x, -2, 10, 26, -gape), 1, -gape)), "#f6ecd2", lift=0.5)
        for x in (-70, -56, -42, -28, -14)
    )
    upper = "58,-14 44,-38 14,-48 -12,-38! -40,-30 -70,-28 -92,-18 -104,-2! -88,6 -56,6 -20,14 18,30 48,24 62,6"
    brow = paper(curve("-34,-30! -14,-44 8,-44 28,-30! 8,-28 -12,-26"), shade(skin, 0.35), lift=1.2)
    eye_ = (
        glow(-6, -20, 30, eye, 0.8)
        + fill(curve("-22,-16! -8,-28 8,-22! 2,-14 -8,-12"), eye)
        + fill(oval(-6, -19, 2.2, 6), "#160b1c")
    )
    nostril = fill(curve("-94,-8 -88,-14 -82,-10 -88,-6"), "#160b1c", 0.9)
    return (
        horn
        + crest
        + paper(curve(jaw), shade(skin, 0.16), lift=2)
        + inside
        + tongue
        + low
        + fangs("-94,4 -80,6 -56,6 -40,9 -24,13", 12, 7)
        + fangs("-68,6", 22, 8)
        + paper(curve(upper), skin, lift=2.6, edge=1.4)
        + fill(curve("60,-10 62,6 48,24 18,30 -10,18 26,14 44,-4"), shade(skin, 0.6), 0.35)
        + eye_
        + brow
        + nostril
    )


def scaly(outline: str, widths: list[float], skin: str, belly: str) -> str:
    """A long body with a pale belly."""
    inner = [w * 0.4 for w in widths]
    shifted = " ".join(
        f"{k.x - w * 0.24:.0f},{k.y + w * 0.08:.0f}" for k, w in zip(moved(outline), widths, strict=True)
    )
    return paper(curve(band(outline, widths)), skin, lift=3, edge=1.3) + paper(
        curve(band(shifted, inner)), belly, lift=0.6
    )


def worm_face(skin: str, eye: str, fin: str, *, gape: float = 30) -> str:
    """A dragon's head, full face, around 0, 0."""
    frill = both("30,-40! 84,-86! 74,-46! 112,-44! 84,-14! 108,16! 70,16! 76,48! 44,30!", fin, lift=2)
    horns = both(band("22,-46 36,-76 28,-108", [17, 12, 2]), "#e9dcc0", lift=1.8)
    jaw = (
        paper(curve(even(f"0,20 34,24 40,{36 + gape} 22,{62 + gape} 0,{66 + gape}")), shade(skin, 0.15), lift=2)
        + fill(curve(even(f"0,20 30,26 30,{34 + gape} 14,{50 + gape} 0,{53 + gape}")), "#4a1020")
        + fill(curve(even(f"0,{30 + gape * 0.5:.0f} 8,{34 + gape * 0.5:.0f} 10,{44 + gape} 0,{50 + gape}")), "#d0505a")
    )
    low = fangs(f"-26,{38 + gape} 26,{38 + gape} -14,{48 + gape} 14,{48 + gape}", -16, 7)
    head = paper(curve(even("0,-54 26,-50 46,-26 50,2 40,22 34,36 16,42 0,44")), skin, lift=2.6, edge=1.4) + fill(
        curve("4,-54 26,-50 46,-26 50,2 40,22 34,36 16,42 4,44 16,10 10,-20"), shade(skin, 0.6), 0.28
    )
    nose = both("6,24 12,16 18,24 12,30", shade(skin, 0.5), lift=0, edge=0) + open_line(
        "-12,-40 0,-10 12,-40", shade(skin, 0.5), 2.4, 0.5
    )
    eyes = "".join(
        glow(s * 26, -14, 28, eye, 0.8)
        + fill(curve(moved("-13,5! -2,-7 12,-7! 4,6" if s > 0 else "13,5! 2,-7 -12,-7! -4,6", s * 27, -13)), eye)
        + fill(oval(s * 26, -13, 2.2, 6), "#160b1c")
        + paper(
            curve(moved("-16,8! 0,-8 20,-14! 6,-2" if s > 0 else "16,8! 0,-8 -20,-14! -6,-2", s * 27, -20)),
            shade(skin, 0.4),
            lift=0.9,
        )
        for s in (-1, 1)
    )
    return (
        frill
        + horns
        + jaw
        + low
        + fangs("-28,34 28,34", 20, 8)
        + fangs("-14,40 14,40 0,42", 11, 6)
        + head
        + nose
        + eyes
    )


def wing(side: int, tone: str) -> str:
    """A dragon's wing that rises from 0, 0."""
    shape = "0,0! 10,-50 30,-90 70,-126! 74,-90 100,-92! 96,-54 122,-46! 104,-20 116,6! 70,-4 40,18!"
    ribs = ("4,-6 24,-70 68,-122", "8,-4 50,-56 98,-90", "12,0 60,-30 120,-46")
    turned = (lambda o: moved(o)) if side > 0 else flipped
    return paper(curve(turned(shape)), tone, lift=2.6) + "".join(
        line(curve(turned(rib), is_open=True), tint(tone, 0.3), 4, 0.9) for rib in ribs
    )


def coils(places: tuple[tuple[float, float, float], ...], skin: str, belly: str) -> tuple[str, str]:
    """Rings of a body round something upright, as (y, half width, thickness): what is behind it, what is before it."""
    behind = before = ""
    for y, wide, thick in places:
        behind += paper(
            curve(
                band(
                    f"{wide},{y - 14} {wide * 0.6:.0f},{y - 40} {-wide * 0.6:.0f},{y - 36} {-wide},{y - 46}",
                    [thick * 0.4, thick * 0.8, thick * 0.8, thick * 0.4],
                )
            ),
            shade(skin, 0.4),
            lift=2,
        )
        before += paper(
            curve(
                band(
                    f"{-wide - 4},{y - 12} {-wide + 4},{y + 6} {-wide * 0.3:.0f},{y + 14} "
                    f"{wide * 0.4:.0f},{y + 8} {wide + 2},{y - 8} {wide + 6},{y - 22}",
                    [thick * 0.3, thick * 0.9, thick, thick, thick * 0.9, thick * 0.3],
                )
            ),
            skin,
            lift=3,
            edge=1.3,
        )
        before += "".join(
            open_line(
                f"{x},{y + 2 - abs(x) * 0.05:.0f} {x + 5},{y + 12} {x + 2},{y + 12 + thick * 0.4:.0f}", belly, 3.4, 0.85
            )
            for x in range(int(-wide * 0.8), int(wide * 0.9), 13)
        )
    return behind, before


@card("MON-NIDH-1")
def nidhogg_1() -> Art:
    """Something stirs between the roots."""
    roots = (
        root("-40,-40 -60,40 -110,100 -180,140", [60, 50, 36, 20])
        + root("40,-40 66,40 110,90 190,120", [60, 50, 36, 20])
        + root("0,-40 6,20 -10,60 -30,96", [50, 40, 26, 6])
    )
    eyes = "".join(
        glow(x, 136, 30, "#9af04a", 0.9)
        + fill(curve(moved("-14,4! 0,-7 14,4! 0,7", x, 136)), "#c8ff6a")
        + fill(oval(x, 136, 2.4, 7), INK)
        for x in (-24, 26)
    )
    return scene(
        sky("#2a2418", "#0f0e0c"),
        glow(0, 140, 90, "#3f6a2a", 0.8),
        placed(fill(curve(even("0,-44 40,-30 60,10 40,50 0,60")), "#1c2a1c"), 0, 150),
        eyes,
        roots,
        ground("-260,196 0,188 260,196", "#4a3a24"),
        sparks("-70,170 60,176 0,182", "#c8ff6a", 2),
    )


@card("MON-NIDH-2")
def nidhogg_2() -> Art:
    """He gnaws at a root."""
    return scene(
        sky("#2c3a24", "#8aa05a") + glow(0, 90, 130, "#f0f8b0", 0.7),
        scaly("130,240 120,170 84,120", [70, 60, 44], NIDHOGG, "#c8c88a"),
        root("-60,-40 -44,20 -30,70 -28,120", [50, 42, 36, 32]),
        placed(worm_head(NIDHOGG, "#ffe14a", "#8a4a2a", gape=26), 38, 84, 0, 0.96),
        root("-27,92 -26,130 -34,170 -60,240", [32, 34, 42, 60]),
        fangs("-40,90 -28,91 -15,94", 16, 8),
        "".join(
            paper(curve(moved("-6,0! 2,-4! 7,2! 0,5!", x, y)), "#c9a878", lift=0.8)
            for x, y in ((-30, 150), (-14, 166), (-56, 158), (4, 150))
        ),
        focus=(-4, 96),
    )


@card("MON-NIDH-3")
def nidhogg_3() -> Art:
    """He winds himself round the trunk."""
    trunk = paper(curve("-52,-40! 52,-40! 46,60 50,130 90,220! -90,220! -50,130 -46,60"), "#8a6a44", lift=3) + "".join(
        open_line(f"{x},-30 {x * 0.8:.0f},70 {x * 1.3:.0f},200", "#4a3420", 3, 0.5) for x in (-30, -8, 14, 34)
    )
    behind, before = coils(((164, 74, 40), (114, 62, 36)), NIDHOGG, "#c8c88a")
    leaves = "".join(
        paper(oval(x, y, r), tone, lift=1.4)
        for x, y, r, tone in (
            (-84, 10, 40, "#5f8a3a"),
            (84, 6, 42, "#4f7a34"),
            (-40, -14, 36, "#6f9a45"),
            (40, -18, 36, "#5f8a3a"),
            (-170, 20, 50, "#4f7a34"),
            (170, 20, 50, "#5f8a3a"),
        )
    )
    return scene(
        sky("#a8c8a0", "#f0f0c0") + glow(0, 90, 130, "#fffbe0", 0.8),
        ground("-260,190 0,184 260,190", "#6b7a3a"),
        behind,
        trunk,
        leaves,
        before,
        paper(curve(band("62,100 84,80 76,50 60,44", [26, 30, 30, 28])), NIDHOGG, lift=2),
        placed(worm_head(NIDHOGG, "#ff9d2a", "#8a4a2a", gape=14), 34, 48, 0, 0.66),
        focus=(0, 96),
    )


@card("MON-NIDH-4")
def nidhogg_4() -> Art:
    """Face to face, smoke from the nostrils."""
    smoke = "".join(
        paper(oval(s * x, y, r), "#b8c0a8", lift=0.8)
        for s in (-1, 1)
        for x, y, r in ((30, 120, 9), (46, 130, 12), (66, 134, 15), (88, 128, 18))
    )
    return scene(
        sky("#1c2a1c", "#6a8a4a") + glow(0, 90, 130, "#e8f8a0", 0.8),
        root("-130,-40 -90,20 -100,80 -150,140", [50, 40, 30, 12]),
        root("130,-40 90,20 100,80 150,140", [50, 40, 30, 12]),
        scaly("0,260 0,180 0,120", [110, 90, 60], shade(NIDHOGG, 0.2), "#a8a86a"),
        placed(worm_face(NIDHOGG, "#ffe14a", "#8a4a2a", gape=6), 0, 96, 0, 0.98),
        smoke,
    )


@card("MON-NIDH-5")
def nidhogg_5() -> Art:
    """He spreads his wings over the mountains."""
    body = scaly("40,190 10,150 20,110 4,76", [20, 40, 44, 34], "#3f5a48", "#b8b87a")
    return scene(
        sky("#3f5a86", "#ffd8a0") + glow(0, 80, 140, "#fff3d0", 0.85),
        ground("-260,170 -180,120! -120,160 -60,136! 0,170 70,128! 140,164 200,122! 260,160", "#4a2f3a", 0),
        placed(wing(-1, "#a8543c"), -4, 128, 0, 0.9),
        placed(wing(1, "#8f4634"), 20, 128, 0, 0.9),
        body,
        placed(worm_head("#3f5a48", "#ffe14a", "#8a4a2a", gape=18, horned=True), 6, 62, 0, 0.56),
        paper(curve(band("40,186 70,200 104,184 120,160", [18, 15, 10, 2])), "#3f5a48", lift=1.6),
        focus=(0, 92),
    )


@card("MON-NIDH-6")
def nidhogg_6() -> Art:
    """He breathes green fire; the world tree burns."""
    blaze = "".join(
        paper(curve(c), tone, lift=0, edge=0.8)
        for c, tone in (
            (
                "-20,110! -60,92 -80,104 -130,84! -116,110 -170,120! "
                "-124,132 -150,168! -100,154 -90,184! -64,150 -20,130",
                "#5fae3a",
            ),
            ("-24,114! -60,104 -84,116 -116,108! -100,128 -124,144! -84,140 -54,134 -24,126", "#b8f04a"),
            ("-30,117! -70,116 -96,124! -70,130 -30,124", "#f8ffc8"),
        )
    )
    return scene(
        sky("#101a10", "#4a6b2a"),
        glow(-80, 120, 110, "#c8ff5a", 0.9),
        placed(wing(1, "#4a2a2a"), 60, 110, 10, 1.2),
        scaly("130,250 116,180 96,130 72,90", [90, 76, 60, 44], "#2f4a3a", "#a8a86a"),
        blaze,
        placed(worm_head("#2f4a3a", "#ff5a2a", "#a8442a", gape=34, horned=True), 44, 78, 0, 1.02),
        sparks("-90,60 -60,40 -96,180 -40,170", "#d8ff8a", 3),
        focus=(-6, 96),
    )


JORM = "#2f7a6a"


def sea(top: str, bottom: str, *rows: tuple[float, str]) -> str:
    """A sky; rows of waves are laid over it later."""
    return sky(top, bottom) + "".join(waves(y, tone, 12, 52, i * 17) for i, (y, tone) in enumerate(rows))


@card("MON-JORM-1")
def jorm_1() -> Art:
    """A ship on a quiet sea; what lies below has opened an eye."""
    deep = fade(box(-260, 84, 520, 180), "#4fa8a8", "#0f3a50") + open_line(
        "-260,84 -180,80 -90,86 0,80 90,86 180,80 260,84", "#eafcf4", 3.4, 0.9
    )
    body = (
        paper(
            curve(band("150,120 90,150 30,128 -30,136 -84,176 -40,214 60,196", [40, 50, 52, 54, 50, 44, 30])),
            "#1f5a5a",
            lift=2,
        )
        + paper(
            curve("4,94 -28,86 -66,94 -98,116 -114,142 -100,158 -56,160 -8,156 16,130"), "#276868", lift=2.4, edge=1.2
        )
        + open_line("-108,148 -76,146 -50,150", "#0f3038", 3, 0.7)
    )
    eye = (
        glow(-44, 126, 34, "#ffe14a", 0.8)
        + fill(curve("-62,130! -46,116 -26,124! -42,136"), "#ffe14a")
        + fill(oval(-44, 126, 3, 9), INK)
    )
    fins = "".join(
        paper(curve(moved("-11,6! 0,-20! 11,6!", x, y, 1, t)), "#c9582f", lift=0.8)
        for x, y, t in ((16, 98, 4), (48, 102, 10), (84, 122, 24), (-14, 88, -8))
    )
    light = "".join(
        fill(curve(f"{x},84! {x + 24},84! {x + 60},240! {x - 10},240!"), "#ffffff", 0.1) for x in (-120, -40, 50)
    )
    return scene(
        sky("#f0b070", "#fff0c8") + glow(40, 50, 110, "#fffbe6", 0.9),
        deep,
        fins,
        body,
        eye,
        light,
        longship(28, 76, 0.5),
        sparks("-80,190 70,176 20,190 -20,166", "#dff8f4", 2.4),
    )


@card("MON-JORM-2")
def jorm_2() -> Art:
    """A huge tail wraps itself round a rock."""
    rock = paper(curve("-46,210! -40,90! -20,40! 8,16! 30,50! 44,100! 54,210!"), "#7a7f8a", lift=3, edge=1.3) + fill(
        curve("8,16! 30,50! 44,100! 54,210! 12,210! 16,90!"), INK, 0.25
    )
    behind, before = coils(((168, 70, 40), (116, 56, 32), (74, 42, 24)), JORM, "#cfd88a")
    tip = paper(curve(band("44,58 66,40 62,14 84,-6", [15, 16, 12, 3])), JORM, lift=2) + paper(
        curve("76,8! 112,-22! 100,20! 80,22!"), "#c9582f", lift=1.4
    )
    return scene(
        sea("#3f6a94", "#cfe6ee", (150, "#4f86a0")),
        glow(0, 80, 120, "#ffffff", 0.7),
        behind,
        rock,
        before,
        tip,
        waves(176, "#2f5d80", 14, 56, 8),
    )


@card("MON-JORM-3")
def jorm_3() -> Art:
    """The serpent rises beside a ship."""
    return Art(sea_serpent(), (-2, 84), 150)


@card("MON-JORM-4")
def jorm_4() -> Art:
    """A face out of the surf."""
    return scene(
        sea("#1c3a4a", "#7fb0a8"),
        glow(0, 80, 130, "#eaffd8", 0.75),
        scaly("0,260 0,180 0,120", [116, 92, 60], shade(JORM, 0.15), "#cfd88a"),
        placed(worm_face(JORM, "#ffe14a", "#c9582f", gape=24), 0, 80, 0, 0.94),
        waves(164, "#36697a", 16, 60, 8),
        waves(184, "#24485c", 12, 54, -14),
    )


@card("MON-JORM-5")
def jorm_5() -> Art:
    """The ring around the world: he bites his own tail."""
    ring = []
    for index in range(33):
        a = math.radians(-64 + index * 10)
        ring.append((74 * math.cos(a), 104 + 74 * math.sin(a)))
    outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in ring)
    body = paper(
        curve(band(outline, [36 - abs(i - 6) * 1.0 if i > 6 else 36 for i in range(33)], 2)),
        "#2f8a70",
        lift=3,
        edge=1.4,
    )
    spines = "".join(
        paper(
            curve(moved("-8,4! 0,-16! 8,4!", 92 * math.cos(a), 104 + 92 * math.sin(a), 1, math.degrees(a) + 90)),
            "#c9582f",
            lift=0.8,
        )
        for a in (math.radians(-30 + i * 24) for i in range(11))
    )
    world = (
        paper(oval(0, 104, 46), "#3f8ac0", lift=2)
        + paper(curve("-34,92 -20,74 4,78 8,94 -10,100 -16,120 -30,112"), "#6fae5a", lift=0.6)
        + paper(curve("14,110 32,100 38,116 22,134 10,126"), "#6fae5a", lift=0.6)
    )
    return scene(
        sky("#0f1430", "#3a3f7a") + glow(0, 104, 120, "#a8d8ff", 0.7),
        sparks("-84,20 -60,50 84,30 92,90 -96,150 90,176 -20,14 40,18", "#ffffff", 1.6),
        world,
        spines,
        body,
        placed(worm_head("#2f8a70", "#ffe14a", "#c9582f", gape=20), 22, 40, 4, 0.52),
        close=186,
    )


@card("MON-JORM-6")
def jorm_6() -> Art:
    """He opens his jaws over a ship; venom rains."""
    drops = "".join(
        paper(curve(moved("0,-10! 6,2 0,8 -6,2", x, y)), "#b8f03c", lift=0.6)
        for x, y in ((-70, 100), (-44, 118), (-88, 130), (-20, 124))
    )
    return scene(
        sea("#101828", "#4a5a6a", (140, "#2c4a5a")),
        bolt(-84, 80, 0.7, 8),
        glow(-40, 100, 110, "#d8ff8a", 0.6),
        longship(-50, 162, 0.6, "#4a5f9a", 12),
        scaly("120,260 130,170 112,110 70,70", [96, 84, 70, 50], "#1f5a5a", "#b8c87a"),
        placed(worm_head("#1f5a5a", "#ff5a2a", "#d0402a", gape=44), 36, 56, -18, 1.1),
        drops,
        waves(178, "#1b384a", 16, 58, 8),
        focus=(-6, 92),
    )


# Dice


def die_faces(colour: str = "#b3302a", sign: str = "#f6ecd2") -> dict[str, Art]:
    """The six faces of a weapon die by letter: axe, sword, spear, bow, shield and the blank X."""
    cube = paper(box(-84, 16, 168, 168, 30), colour, lift=4, edge=2.4, fall=0.2) + line(
        box(-72, 28, 144, 144, 22), tint(colour, 0.3), 3, 0.7
    )
    signs: dict[str, Callable[[], str]] = {
        "A": lambda: placed(
            paper(box(-6, -70, 12, 146, 4), shade(sign, 0.3), lift=1.4)
            + paper(curve("-6,-62! -6,-22! -24,-16 -48,6! -62,-34 -52,-76! -26,-60"), sign, lift=1.6, edge=1)
            + paper(box(-9, -64, 18, 44, 3), shade(sign, 0.12), lift=0.8),
            16,
            0,
            34,
            0.95,
        ),
        "S": lambda: placed(
            paper(curve("-10,20! -9,-70! 0,-88! 9,-70! 10,20!"), sign, lift=1.6, edge=1)
            + line("M0 14V-66", shade(sign, 0.4), 3)
            + paper(box(-34, 18, 68, 13, 6), sign, lift=1.2)
            + paper(box(-6, 28, 12, 32, 3), shade(sign, 0.35), lift=1)
            + paper(oval(0, 64, 10), sign, lift=1),
            0,
            8,
            40,
            0.95,
        ),
        "P": lambda: placed(
            paper(box(-5, -44, 10, 128, 3), shade(sign, 0.3), lift=1.4)
            + paper(curve("0,-92! 24,-48 8,-26! -8,-26! -24,-48"), sign, lift=1.6, edge=1)
            + fill(curve("0,-92! 24,-48 8,-26! 0,-26!"), INK, 0.22),
            0,
            2,
            40,
            0.98,
        ),
        "B": lambda: (
            line("M18 -68V68", sign, 3.4)
            + paper(curve(band("18,-70 -34,-34 -20,0 -34,34 18,70", [5, 14, 17, 14, 5])), sign, lift=1.6, edge=1)
            + line("M52 0H-44", shade(sign, 0.25), 6)
            + paper(curve("-64,0! -36,-14! -42,0! -36,14!"), sign, lift=1)
            + line("M52 0l12 -10M52 0l12 10M40 0l12 -10M40 0l12 10", sign, 5)
        ),
        "H": lambda: (
            paper(oval(0, 0, 62), sign, lift=2, edge=1.2)
            + fill("M0 0V-52A52 52 0 0 1 52 0z", colour)
            + fill("M0 0V52A52 52 0 0 1 -52 0z", colour)
            + line(oval(0, 0, 52), shade(sign, 0.35), 4)
            + paper(oval(0, 0, 18), sign, lift=1.6, edge=1)
        ),
        "X": lambda: "".join(
            placed(paper(box(-9, -58, 18, 116, 7), sign, lift=1.6, edge=1), 0, 0, turn) for turn in (45, -45)
        ),
    }
    back_ = sky(shade(colour, 0.5), shade(colour, 0.75))
    return {
        letter: Art(back_ + cube + placed(drawn(), 0, 100, 0, 1.02), (0, 100), 190) for letter, drawn in signs.items()
    }


# The whole gallery


def ids() -> list[str]:
    """All card ids, people first."""
    return [*described(), *SCENES]


def picture(name: str) -> Art:
    """One picture, drawn when it is asked for."""
    return SCENES[name]() if name in SCENES else warrior(*described()[name])


def pictures() -> dict[str, Art]:
    """The picture of every card and shield of Valhalla, by id."""
    return {name: picture(name) for name in ids()}


# Contact sheets: `python pictures_valhalla.py [folder]`

SHEETS = ("BEA WOL", "BOA STA", "GIA TAC", "JRL LVK LVB", "VKW VKE", "DWF DWT", "LOK THO TYR shield die", "MON COM VKT")


def _painted(picture: Art, px: int) -> Any:
    """A picture as a surface; small ones are rendered at twice the size."""
    import pygame

    twice = px * (2 if px < 100 else 1)
    drawn = pygame.image.load_sized_svg(io.BytesIO(picture.svg(px, px).encode()), (twice, twice))
    return pygame.transform.smoothscale(drawn, (px, px))


def _sheet(arts: dict[str, Art], columns: int, px: int, small: int) -> Any:
    """Pictures with their ids, and below them the same ones small; without names if `small` is 0."""
    import pygame

    pygame.font.init()
    font = pygame.font.Font(None, 17)
    step, label = px + 5, 15 if small else 5
    rows = math.ceil(len(arts) / columns)
    across = columns * step // (small + 4) if small else 1
    strip = math.ceil(len(arts) / across) * (small + 4) if small else 0
    sheet = pygame.Surface((columns * step + 5, rows * (px + label) + strip + 5))
    sheet.fill((20, 36, 44))
    for index, (name, picture) in enumerate(arts.items()):
        x, y = 5 + index % columns * step, 5 + index // columns * (px + label)
        sheet.blit(_painted(picture, px), (x, y))
        if small:
            sheet.blit(font.render(name, True, (240, 230, 200)), (x + 1, y + px + 2))
            place = (5 + index % across * (small + 4), 5 + rows * (px + label) + index // across * (small + 4))
            sheet.blit(_painted(picture, small), place)
    return sheet


def _save(sheet: Any, path: Path, *, fine: bool = True) -> None:
    """Writes a sheet, with 256 colours where Pillow is at hand; a fine one is dithered."""
    import pygame

    try:
        from PIL import Image
    except ImportError:
        pygame.image.save(sheet, str(path))
        return
    image = Image.frombytes("RGB", sheet.get_size(), pygame.image.tobytes(sheet, "RGB"))
    reduced = image.quantize(256, kmeans=2)
    if fine:
        reduced = image.quantize(palette=reduced, dither=Image.Dither.FLOYDSTEINBERG)
    reduced.save(path, optimize=True)


def main(folder: Path) -> None:
    """Draws all contact sheets."""
    arts = {**pictures(), **{f"die-{letter}": face for letter, face in die_faces().items()}}
    _save(_sheet(arts, 21, 56, 0), folder / "sheet-valhalla-all.png", fine=False)
    for number, wanted in enumerate(SHEETS, 1):
        chosen = {name: arts[name] for name in arts if name.startswith(tuple(wanted.split()))}
        _save(_sheet(chosen, 8, 140, 60), folder / f"sheet-valhalla-{number}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
