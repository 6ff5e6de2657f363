"""Parts for the vikings: headgear, clothes, beards, paint, grounds and weapons. Importing this file registers them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from assets.art import kit, portrait
from assets.art.backs import ALL, back, ground, sky
from assets.art.beasts import longship
from assets.art.clothes import brooch, coat, torso
from assets.art.faces import BEARDS, MARKS, Beard, Head
from assets.art.hats import GOLD, antlers, gem, hat
from assets.art.kit import (
    Knot,
    Outline,
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
    tint,
)
from assets.art.props import axe_shape, fingers, held, palm, prop, round_shield, sword_shape

STEEL = "#8d949e"
BONE = "#e2d6b4"
WOOD = "#7a5230"
CLANS = {
    "bear": "#c9782a",
    "wolf": "#4d8b4a",
    "boar": "#c9a82a",
    "stag": "#7a4fa0",
    "giant": "#5b7f99",
    "dwarf": "#7f7a76",
}


def band(centre: Outline, widths: Sequence[float], steps: int = 3) -> list[Knot]:
    """A band along a line as the kit draws it, with half as many points."""
    return kit.band(centre, widths, steps)


def both(right: Outline, colour: str, *, lift: float = 1.4, edge: float = 0.9) -> str:
    """A shape and its mirror image; the right one lies in shadow."""
    return paper(curve(flipped(right)), colour, lift=lift, edge=edge) + paper(
        curve(right), shade(colour, 0.12), lift=lift, edge=edge
    )


def open_line(outline: str, colour: str, width: float = 1.6, opacity: float = 1) -> str:
    """A smooth stroke through points."""
    return line(curve(outline, is_open=True), colour, width, opacity)


# Headgear


def dome(colour: str, peak: float = -72, tip: str = "") -> str:
    """The shell of a helmet, its right side in shadow."""
    shell = f"0,{peak}{tip} 19,{peak + 7} 33,-46 37,-17! 18,-22 0,-22"
    side = f"6,{peak + 2} 20,{peak + 8} 33,-46 37,-17! 23,-21 21,-46"
    return paper(curve(even(shell)), colour, lift=1.8, edge=1.1, fall=0.26) + fill(
        curve(side), shade(colour, 0.75), 0.32
    )


def rim(colour: str) -> str:
    """A riveted band around the brow."""
    return paper(curve(even("0,-33 18,-33 36,-28 38,-15! 18,-20 0,-21")), colour, lift=0.9) + "".join(
        fill(oval(x, -27 + abs(x) * 0.13, 1.6), tint(colour, 0.7)) for x in (-30, -18, -6, 6, 18, 30)
    )


def guard(colour: str) -> str:
    """An iron strip before the nose."""
    return paper(curve("-4,-30! 4,-30! 4.6,8 0,15! -4.6,8"), tint(colour, 0.06), lift=1.2)


@hat("horn-helm")
def horn_helm(colour: str, trim: str) -> str:
    """Horns curved upwards."""
    horn = band("30,-34 56,-36 70,-58 62,-88", [18, 16, 11, 2])
    rings = both(band("44,-42 47,-27", [4, 4]), trim, lift=0.6)
    return both(horn, BONE) + rings + dome(colour, -66) + rim(trim) + guard(colour)


@hat("bull-helm")
def bull_helm(colour: str, trim: str) -> str:
    """Wide horns with dark tips."""
    horn = band("30,-36 58,-30 82,-42 92,-66", [17, 15, 10, 2])
    tips = band("80,-40 87,-52 92,-66", [11, 8, 2])
    return both(horn, BONE) + both(tips, "#4a3a34", lift=0.4) + dome(colour, -62) + rim(trim)


@hat("broken-horn")
def broken_horn(colour: str, trim: str) -> str:
    """One horn whole, the other a stump."""
    whole = paper(curve(band("-30,-34 -58,-38 -72,-60 -62,-90", [18, 16, 11, 2])), BONE, lift=1.4)
    stump = paper(curve("28,-44! 44,-48! 40,-40! 48,-38! 42,-30! 46,-25! 30,-24!"), shade(BONE, 0.12), lift=1.4)
    return whole + stump + dome(colour, -66) + rim(trim) + guard(colour)


@hat("comb-helm")
def comb_helm(colour: str, trim: str) -> str:
    """A crest of bristles from ear to ear."""
    comb = ragged(even("0,-104 28,-98 50,-78 58,-52! 40,-46 26,-62 0,-70"), 4, 8, (0, -0.8))
    return (
        paper(curve(comb), trim, lift=1.8)
        + paper(curve(even("0,-76 24,-70 42,-50 36,-42! 20,-60 0,-66")), shade(trim, 0.4), lift=0.6)
        + dome(colour, -66)
        + rim(GOLD)
        + guard(colour)
    )


@hat("plume-helm")
def plume_helm(colour: str, trim: str) -> str:
    """A spike with a horse's tail."""
    tail = ragged(band("0,-84 26,-104 60,-88 72,-46 60,-4", [8, 20, 28, 24, 4]), 3, 10, (0.2, 0.8))
    return (
        paper(curve(tail), trim, lift=1.8) + dome(colour, -82, "!") + paper(oval(0, -82, 5), GOLD, lift=0.8) + rim(GOLD)
    )


@hat("coif")
def coif(colour: str, trim: str) -> str:
    """A hood of mail."""
    shell = even("0,-56 22,-51 38,-30 43,6 42,40 52,68! 20,62 27,36 31,8 28,-14 17,-28 0,-31")
    rings = "".join(
        open_line(f"{s * 22},{y - 12} {s * 33},{y - 4} {s * 40},{y + 4}", shade(colour, 0.6), 1.5, 0.6)
        for s in (-1, 1)
        for y in range(-30, 62, 8)
    )
    top = "".join(open_line(f"-20,{y} 0,{y - 6} 20,{y}", shade(colour, 0.6), 1.5, 0.6) for y in (-46, -40, -34))
    return (
        paper(curve(shell), colour, lift=2.2, edge=1)
        + rings
        + top
        + open_line("-28,-16 -17,-29 0,-32 17,-29 28,-16", trim, 3)
    )


@hat("fur-cap")
def fur_cap(colour: str, trim: str) -> str:
    """Cloth above, fur around the brow."""
    crown = paper(curve(even("0,-80 20,-76 33,-56 34,-30 0,-30")), colour, lift=1.6)
    seam = line("M0 -80V-36", shade(colour, 0.5), 1.6, 0.6)
    fur = ragged(even("0,-46 24,-46 44,-36 45,-18! 24,-22 0,-22"), 4, 8, (0, 0.4))
    return crown + seam + paper(oval(0, -81, 5.5), trim, lift=0.8) + paper(curve(fur), trim, lift=2)


@hat("sock-cap")
def sock_cap(colour: str, trim: str) -> str:
    """A knitted cap that hangs over to one side."""
    cloth = "-36,-24! -34,-58 -12,-84 22,-90 50,-70 64,-36 62,-22! 50,-42 38,-52 36,-24!"
    knit = "".join(
        open_line(wave, shade(colour, 0.5), 1.8, 0.55) for wave in ("-30,-50 0,-58 32,-54", "-20,-70 8,-74 36,-66")
    )
    roll = paper(curve(even("0,-42 22,-42 39,-36 40,-17! 20,-22 0,-23")), trim, lift=1.4)
    return (
        paper(curve(cloth), colour, lift=2)
        + knit
        + roll
        + paper(curve(ragged(moved("0,-8 8,0 0,8 -8,0", 62, -18), 4, 5)), trim, lift=1)
    )


@hat("raven-helm")
def raven_helm(colour: str, trim: str) -> str:
    """A black beak over the brow, black wings at the temples."""
    wings = ""
    for reach, drop in ((86, 0), (78, 13), (66, 25)):
        wings += both(
            f"28,{-34 + drop} 44,{-58 + drop} {reach},{-78 + drop * 1.3:.0f}! {reach - 8},{-56 + drop} 40,{-22 + drop}",
            shade(colour, 0.1),
        )
    beak = paper(curve(even("0,-52 11,-46 9,-26 0,-2!")), trim, lift=1.6)
    eyes = "".join(fill(oval(s * 15, -44, 3.4), "#f0c23c") + fill(oval(s * 15, -44, 1.5), "#160b1c") for s in (-1, 1))
    return wings + dome(colour, -70) + eyes + beak + line("M0 -46V-10", shade(trim, 0.5), 1.4, 0.6)


@hat("boar-helm")
def boar_helm(colour: str, trim: str) -> str:
    """A gilded boar stands on the crest."""
    boar = (
        "-26,-74! -30,-88 -22,-98 -4,-104 14,-100 24,-94 34,-84! 30,-78 "
        "20,-80 20,-70! 13,-70! 11,-78 -12,-78 -14,-70! -21,-70! -22,-78"
    )
    bristle = paper(curve(ragged("-20,-96 -4,-106 12,-102 -4,-98", 4, 6, (0, -0.8))), shade(trim, 0.35), lift=0.8)
    tusk = paper(curve("27,-84! 33,-92! 32,-83!"), "#f3ead2", lift=0.4)
    return (
        bristle
        + paper(curve(boar), trim, lift=1.6)
        + tusk
        + fill(oval(22, -90, 1.7), "#2a1822")
        + dome(colour, -72)
        + rim(trim)
        + guard(colour)
    )


@hat("antler-helm")
def antler_helm(colour: str, trim: str) -> str:
    """Small antlers on iron."""
    return placed(antlers(BONE, 0.82), 0, -4) + dome(colour, -68) + rim(trim) + guard(colour)


@hat("ear-cap")
def ear_cap(colour: str, trim: str) -> str:
    """Leather with flaps over the ears."""
    flaps = both("28,-26! 40,-20 44,14 38,38! 29,28 30,0", colour, lift=1.6)
    strap = paper(curve(even("0,-64! 5,-62 5,-26 0,-26!")), trim, lift=0.7)
    return flaps + dome(colour, -62) + strap + rim(trim)


@hat("straw-hat")
def straw_hat(colour: str, trim: str) -> str:
    """A farmer's."""
    crown = paper(curve(even("0,-66 18,-64 28,-48 31,-28 0,-24")), colour, lift=1.4)
    brim = paper(
        curve(ragged(even("0,-36 34,-36 66,-26 78,-12! 50,-12 26,-17 0,-18"), 2.4, 9, (0, 0.4))),
        tint(colour, 0.1),
        lift=2.4,
    )
    straws = "".join(
        open_line(f"{x},-30 {x * 1.5:.0f},-22 {x * 1.9:.0f},-16", shade(colour, 0.5), 1.3, 0.6)
        for x in (-36, -24, -12, 0, 12, 24, 36)
    )
    return crown + paper(curve(even("0,-40 18,-40 30,-38 32,-28! 16,-27 0,-28")), trim, lift=0.6) + brim + straws


@hat("wreath")
def wreath(colour: str, trim: str) -> str:
    """Leaves around the brow, with berries."""
    leaves = ""
    for index in range(11):
        x = -36 + index * 7.2
        y = -34 + (x / 36) ** 2 * 12
        turn = x * 1.1 + (38 if index % 2 else -34)
        leaves += paper(
            curve(moved("0,4! -6,-6 0,-19! 6,-6", x, y, 1, turn)), shade(colour, 0.18 * (index % 3)), lift=0.9
        )
    berries = "".join(paper(oval(x, -30 + (x / 36) ** 2 * 12, 3), trim, lift=0.6) for x in (-24, -8, 9, 25))
    return leaves + berries


@hat("rune-band")
def rune_band(colour: str, trim: str) -> str:
    """Leather with a stone, knotted at the side."""
    tails = paper(curve("32,-24 48,-18 58,2! 46,-6 44,12! 34,-8"), shade(colour, 0.2), lift=1.2)
    strip = paper(curve(even("0,-35 20,-34 34,-28 35,-18! 18,-24 0,-25")), colour, lift=1.2)
    return tails + strip + gem(0, -30, 5, trim)


@hat("wing-cap")
def wing_cap(colour: str, trim: str) -> str:
    """A leather cap with one eagle's wing at the side."""
    wing = ""
    for index, (reach, high) in enumerate(((70, -104), (78, -84), (78, -62), (70, -42), (58, -26))):
        feather = (
            f"22,{-52 + index * 7} 44,{high + 34 + index * 3} "
            f"{reach},{high}! {reach - 2},{high + 26} 36,{-30 + index * 7}"
        )
        wing += paper(curve(feather), shade("#efe2c6", 0.05 * index), lift=1.3) + fill(
            curve(f"{reach - 12},{high + 12} {reach},{high}! {reach - 2},{high + 18} {reach - 12},{high + 24}"),
            trim,
            0.9,
        )
    return (
        wing
        + dome(colour, -62)
        + rim(trim)
        + paper(oval(31, -30, 9), GOLD, lift=1.2)
        + fill(oval(31, -30, 4), shade(GOLD, 0.4))
    )


@hat("ram-horns")
def ram_horns(colour: str, trim: str) -> str:
    """Heavy horns, rolled up beside the face."""
    horn = band("16,-44 44,-66 72,-48 74,-14 52,-4 44,-24 56,-32", [20, 24, 22, 18, 13, 8, 2])
    rings = both(band("44,-76 45,-54", [3, 3]), shade(colour, 0.35), lift=0.2, edge=0)
    rings += both(band("62,-54 80,-58", [3, 3]), shade(colour, 0.35), lift=0.2, edge=0) + both(
        band("66,-22 84,-18", [3, 3]), shade(colour, 0.35), lift=0.2, edge=0
    )
    tuft = paper(curve(ragged(even("0,-58 18,-56 30,-42 28,-26! 12,-30 0,-28"), 4, 8, (0, 0.9))), trim, lift=1.4)
    return both(horn, colour, lift=1.8) + rings + tuft


@hat("snow-heap")
def snow_heap(colour: str, trim: str) -> str:
    """A drift of snow lies on the head."""
    heap = (
        "-44,-20 -46,-46 -30,-72 -8,-88 16,-82 34,-66 46,-44 44,-18! 36,-26 "
        "30,-8! 24,-26 12,-30 6,-14! 0,-30 -14,-28 -20,-8! -28,-26 -36,-14!"
    )
    soft = fill(curve("8,-84 34,-66 46,-44 44,-20! 30,-30 24,-56"), shade(colour, 0.6), 0.2)
    return paper(curve(heap), colour, lift=2.4, edge=1.2) + soft


def crystal(x: float, y: float, high: float, wide: float, lean: float, colour: str) -> str:
    """A shard of ice that grows upwards."""
    shard = (
        f"{x - wide / 2},{y}! {x + lean * 0.5 - wide * 0.5},{y - high * 0.6}! {x + lean},{y - high}! "
        f"{x + lean * 0.6 + wide * 0.5},{y - high * 0.55}! {x + wide / 2},{y}!"
    )
    dark = f"{x},{y}! {x + lean},{y - high}! {x + lean * 0.6 + wide * 0.5},{y - high * 0.55}! {x + wide / 2},{y}!"
    return paper(curve(shard), colour, lift=1.4, edge=1.1) + fill(curve(dark), shade(colour, 0.5), 0.3)


@hat("ice-spire")
def ice_spire(colour: str, trim: str) -> str:
    """One great crystal and its brood."""
    shards = "".join(
        crystal(*place, colour)
        for place in (
            (-30, -32, 34, 18, -14),
            (30, -32, 34, 18, 14),
            (-15, -38, 50, 18, -8),
            (15, -38, 46, 18, 8),
            (0, -38, 76, 24, 3),
        )
    )
    return shards + paper(
        curve(even("0,-40! 10,-46 20,-38! 30,-40 38,-24! 28,-24 20,-14! 10,-26 0,-18!")), tint(colour, 0.45), lift=1.4
    )


@hat("fir-crown")
def fir_crown(colour: str, trim: str) -> str:
    """A little wood grows on the snow of the head."""
    firs = ""
    for x, y, high in ((-32, -34, 34), (32, -34, 36), (-16, -42, 46), (17, -42, 42), (0, -46, 54)):
        w = high * 0.3
        firs += paper(
            curve(
                f"{x},{y - high}! {x + w * 0.6},{y - high * 0.5}! {x + w * 0.35},{y - high * 0.5}! {x + w},{y + 4}! "
                f"{x - w},{y + 4}! {x - w * 0.35},{y - high * 0.5}! {x - w * 0.6},{y - high * 0.5}!"
            ),
            colour,
            lift=1.2,
        )
        firs += fill(
            curve(f"{x},{y - high}! {x + w * 0.3},{y - high * 0.74}! {x - w * 0.3},{y - high * 0.74}!"), "#f4fbff", 0.9
        )
    return firs + paper(curve(even("0,-48 22,-46 42,-32 44,-18! 34,-22 26,-10! 18,-24 8,-26 0,-16!")), trim, lift=1.6)


@hat("crag")
def crag(colour: str, trim: str) -> str:
    """The head ends in a mountain."""
    rock = (
        "-46,-16! -42,-52! -30,-62! -22,-84! -10,-78! 2,-104! 16,-82! "
        "26,-88! 34,-60! 46,-48! 46,-16! 30,-26! 12,-22! -8,-30! -26,-22!"
    )
    snow = "-22,-84! -10,-78! 2,-104! 16,-82! 12,-74! 4,-82! -2,-70! -10,-72! -20,-70! -26,-72!"
    dark = "2,-104! 16,-82! 26,-88! 34,-60! 46,-48! 46,-16! 30,-26! 12,-22! 18,-50! 6,-66!"
    return (
        paper(curve(rock), colour, lift=2.2, edge=1.1)
        + fill(curve(dark), shade(colour, 0.7), 0.32)
        + paper(curve(snow), "#f4fbff", lift=0.8)
    )


@hat("ice-antlers")
def ice_antlers(colour: str, trim: str) -> str:
    """Antlers of ice."""
    return antlers(colour, 0.96) + paper(
        curve(even("0,-54! 8,-46 16,-52! 26,-42 36,-34! 36,-22 28,-28! 18,-22 10,-30! 0,-24")), trim, lift=1.4
    )


@hat("candle-helm")
def candle_helm(colour: str, trim: str) -> str:
    """A miner's: a candle burns on the brow."""
    flame = (
        glow(0, -92, 40, "#ffd36e", 0.9)
        + fill(curve("0,-108! 7,-92 4,-84 -4,-84 -7,-92"), "#ff9d3c")
        + fill(curve("0,-100! 3.6,-91 0,-86 -3.6,-91"), "#fff3c0")
    )
    wax = paper(curve("-6,-84! 6,-84! 7,-58! 4,-52 -2,-60 -7,-54!"), "#f3ead2", lift=1)
    return dome(colour, -62) + rim(trim) + wax + flame


@hat("goggles")
def goggles(colour: str, trim: str) -> str:
    """A leather cap, brass goggles pushed up."""
    lenses = "".join(
        paper(oval(s * 15, -34, 13), trim, lift=1.2)
        + fill(oval(s * 15, -34, 9), "#5fc0b0")
        + fill(oval(s * 15 - 3, -37, 3), "#ffffff", 0.8)
        for s in (-1, 1)
    )
    return (
        both("28,-24! 39,-18 41,10 34,28! 29,14", colour)
        + dome(colour, -60)
        + paper(curve(even("0,-38 24,-40 38,-34 38,-26! 20,-30 0,-30")), shade(colour, 0.4), lift=0.6)
        + lenses
    )


@hat("pot-helm")
def pot_helm(colour: str, trim: str) -> str:
    """A flat iron pot with cheek plates."""
    plates = both("28,-24! 42,-22! 42,22! 30,38! 26,20!", colour, lift=1.8)
    pot = paper(curve(even("0,-70! 30,-70! 40,-60! 41,-18! 0,-22!")), colour, lift=2, edge=1.1, fall=0.26)
    dark = fill(curve("12,-70! 30,-70! 40,-60! 41,-18! 20,-20!"), shade(colour, 0.75), 0.3)
    straps = paper(curve("-5,-70! 5,-70! 6,6! 0,14! -6,6!"), trim, lift=0.8) + paper(
        curve(even("0,-34! 41,-34! 42,-20! 0,-22!")), trim, lift=0.8
    )
    return plates + pot + dark + straps + "".join(fill(oval(x, -28, 1.9), tint(trim, 0.7)) for x in (-34, -20, 20, 34))


@hat("gem-crown")
def gem_crown(colour: str, trim: str) -> str:
    """A heavy, square crown set with stones."""
    body = paper(
        curve(even("0,-72! 8,-60! 16,-60! 22,-74! 30,-60! 42,-66! 38,-18! 18,-22 0,-22")), colour, lift=1.8, edge=1.1
    )
    return body + gem(0, -42, 11, trim) + gem(-22, -40, 8, "#3f8ad0") + gem(22, -40, 8, "#4fb06a")


@hat("dragon-helm")
def dragon_helm(colour: str, trim: str) -> str:
    """A small dragon curls over the crest."""
    spine = "".join(
        paper(curve(moved("-6,3! 0,-12! 6,3!", x, y, 1, t)), shade(trim, 0.3), lift=0.6)
        for x, y, t in ((-30, -72, -40), (-12, -86, -15), (10, -90, 10))
    )
    body = paper(curve(band("-42,-34 -36,-66 -8,-84 20,-88 34,-72", [5, 12, 16, 18, 16])), trim, lift=1.6)
    head = (
        paper(curve("24,-84 36,-92 48,-84 64,-70! 50,-66 40,-58 26,-64"), trim, lift=1.4)
        + fill(oval(42, -79, 2.6), "#fff0a0")
        + line("M62 -69L44 -70", shade(trim, 0.6), 1.6)
    )
    return dome(colour, -70) + spine + body + head + rim(trim) + guard(colour)


@hat("fur-hood")
def fur_hood(colour: str, trim: str) -> str:
    """A hood lined with fur."""
    shell = paper(
        curve(even("0,-78 24,-70 44,-44 50,-6 50,40 54,74! 26,64 31,30 30,-4 23,-28 0,-36!")), colour, lift=2.4, edge=1
    )
    fur = ragged(even("0,-56 22,-50 40,-28 44,4 42,40 38,68! 27,58 31,26 30,-2 22,-26 0,-33"), 4.4, 8, (0, 0.3))
    return shell + paper(curve(fur), trim, lift=1.8)


def plait(x: float, y: float, count: int, colour: str, lean: float = 0, grow: float = 1.1) -> str:
    """A plait that hangs down, with a ring at its end."""
    parts = []
    for index in range(count):
        strand = moved(
            "-6,-4 0,-6 6,-3 6,2 0,6 -6,3", x + (1.6 if index % 2 else -1.6), y, grow, 26 if index % 2 else -26
        )
        parts.append(paper(curve(strand), shade(colour, 0.07 * (index % 2)), lift=0.9, edge=0.7))
        y += 6.7 * grow
        x += lean
    return (
        "".join(parts)
        + paper(curve(moved("-5,-2 5,-2 6,12! 0,8 -6,12!", x, y)), colour, lift=0.7)
        + paper(box(x - 6, y - 4, 12, 6, 2), "#c9a24a", lift=0.6)
    )


@hat("crown-braid")
def crown_braid(colour: str, trim: str) -> str:
    """Hair braided around the head."""
    cap = paper(curve(even("0,-50 22,-46 36,-22 35,4! 29,-4 20,-24! 8,-30 0,-33!")), shade(colour, 0.14), lift=1.4)
    ring = ""
    for index in range(13):
        angle = math.radians(-172 + index * 13.7)
        ring += paper(
            curve(
                moved(
                    "-7,-4 0,-7 7,-3 7,2 0,7 -7,3",
                    38 * math.cos(angle),
                    -18 + 36 * math.sin(angle),
                    1.1,
                    math.degrees(angle) + (60 if index % 2 else 120),
                )
            ),
            shade(colour, 0.1 * (index % 2)),
            lift=0.9,
        )
    return cap + ring + "".join(fill(oval(x, y, 2.6), trim) for x, y in ((-26, -44), (0, -54), (26, -44)))


@hat("topknot")
def topknot(colour: str, trim: str) -> str:
    """Shaved sides, a tail tied up on the crown."""
    tail = paper(curve(ragged(band("0,-56 4,-78 24,-94 44,-80", [14, 22, 22, 4]), 3, 9, (0.4, 0.4))), colour, lift=1.8)
    strip = paper(curve(even("0,-52 14,-50 18,-36 14,-24 0,-27!")), colour, lift=1.4)
    return tail + strip + paper(box(-9, -62, 18, 8, 3), trim, lift=0.8)


@hat("side-plait")
def side_plait(colour: str, trim: str) -> str:
    """Shaved at one side, a thick plait at the other."""
    shaved = fill(curve("-30,-24 -22,-42 -8,-48 -14,-30 -24,-20 -32,0"), colour, 0.35)
    cap = paper(curve("-12,-44! 6,-54 28,-48 40,-24 40,10 34,24! 30,4 24,-14 8,-26 -10,-30!"), colour, lift=1.8)
    locks = "".join(
        open_line(lock, shade(colour, 0.5), 1.5, 0.5) for lock in ("-6,-42 14,-40 32,-12", "-8,-36 8,-34 26,-14")
    )
    return shaved + cap + locks + plait(38, 22, 9, colour, 0.6, 1.35) + paper(box(-20, -40, 9, 5, 2), trim, lift=0.4)


@hat("locks")
def locks(colour: str, trim: str) -> str:
    """Many thin plaits with rings."""
    cap = paper(curve(even("0,-52 22,-48 37,-24 37,6! 29,-6 20,-24! 8,-29 0,-32!")), colour, lift=1.6)
    ropes = ""
    for side in (-1, 1):
        for x, reach in ((47, 66), (41, 78), (35, 60)):
            ropes += paper(
                curve(band(f"{side * 30},-26 {side * (x - 1)},6 {side * (x + 2)},{reach}", [9, 8, 7])),
                shade(colour, 0.12 if side > 0 else 0),
                lift=1.2,
            )
            ropes += paper(box(side * (x + 1) - 4.5, reach - 22, 9, 5, 2), trim, lift=0.4)
    return ropes + cap


@hat("mane")
def mane(colour: str, trim: str) -> str:
    """A huge mane that stands out on all sides."""
    hair = ragged(even("0,-76 30,-72 58,-46 68,-4 64,46 50,80! 35,56 33,8 27,-16 13,-27 0,-24"), 7, 13, (0, 0.5))
    strands = "".join(
        open_line(f"{s * 20},-40 {s * 44},-30 {s * 52},10", shade(colour, 0.5), 2, 0.45)
        + open_line(f"{s * 8},-46 {s * 20},-62 {s * 40},-56", shade(colour, 0.5), 2, 0.45)
        for s in (-1, 1)
    )
    return paper(curve(hair), colour, lift=2.4) + strands


@hat("skull-cap")
def skull_cap(colour: str, trim: str) -> str:
    """The skull of a beast for a helmet."""
    fur = paper(
        curve(ragged(even("0,-50 30,-46 44,-20 46,30 38,54! 31,30 31,-6 24,-24 0,-28"), 4, 9, (0, 0.6))), trim, lift=2
    )
    bone = paper(curve(even("0,-84 18,-80 28,-62 24,-46 16,-38 14,-18 0,-12!")), colour, lift=1.8, edge=1)
    holes = "".join(
        fill(curve(moved("-6,-3 2,-7 7,0 0,6", s * 14, -58, 1, s * 24)), "#2a1822") for s in (-1, 1)
    ) + fill(curve(even("0,-30! 4,-26 2,-20 0,-18!")), "#2a1822")
    fangs = both("9,-22! 14,-24! 13,-6!", "#f6ecd2", lift=0.5) + both("3,-15! 7,-17! 6,-6!", "#f6ecd2", lift=0.5)
    return fur + fangs + bone + holes


@hat("mask-helm")
def mask_helm(colour: str, trim: str) -> str:
    """A helmet with an iron face."""
    plate = paper(curve(even("0,-24 26,-24! 34,-16 34,14 26,28 12,20 0,24")), tint(colour, 0.08), lift=1.6, edge=1)
    holes = "".join(
        fill(oval(s * 15, 0, 9, 6), "#160b1c")
        + fill(oval(s * 15, 0, 5, 3.6), "#e9dcc0")
        + fill(oval(s * 15, 0, 2.6), "#3f6f9e")
        for s in (-1, 1)
    )
    brows = both("3,-10! 14,-17 30,-10! 14,-12", trim, lift=0.8) + paper(
        curve("-4,-34! 4,-34! 6,16! 0,20! -6,16!"), trim, lift=0.9
    )
    cheeks = both("28,-18! 40,-14 40,26 30,44! 28,20", colour, lift=1.4)
    return cheeks + dome(colour, -70) + rim(trim) + plate + holes + brows


@hat("ring-horns")
def ring_horns(colour: str, trim: str) -> str:
    """A hood with two small goat's horns."""
    hood = paper(
        curve(ragged(even("0,-58 24,-52 42,-26 46,20 44,60! 28,54 32,16 28,-16 14,-29 0,-31"), 3, 10, (0, 0.5))),
        colour,
        lift=2.2,
    )
    return both(band("14,-48 20,-70 36,-84", [12, 9, 2]), trim) + hood


portrait._DROP.update(
    {
        "horn-helm": 10, "bull-helm": 4, "broken-horn": 10, "comb-helm": 18, "plume-helm": 14, "fur-cap": 6,
        "sock-cap": 8, "raven-helm": 6, "boar-helm": 22, "antler-helm": 10, "wing-cap": 12, "ram-horns": 2,
        "snow-heap": 8, "ice-spire": 16, "fir-crown": 14, "crag": 16, "ice-antlers": 14, "candle-helm": 16,
        "dragon-helm": 10, "fur-hood": 6, "topknot": 16, "mane": 4, "skull-cap": 8, "gem-crown": 6, "pot-helm": 2,
        "ring-horns": 8, "crown-braid": 2,
    }
)  # fmt: skip


# Beards


def beards(name: str) -> Callable[[Callable[[Head, str], Beard]], Callable[[Head, str], Beard]]:
    """Keeps a beard under its name."""

    def keep(drawn: Callable[[Head, str], Beard]) -> Callable[[Head, str], Beard]:
        BEARDS[name] = drawn
        return drawn

    return keep


@beards("twin-plaits")
def twin_plaits(head: Head, colour: str) -> Beard:
    """Full, ending in two plaits."""
    base = BEARDS["full"](head, colour)
    return Beard(
        base.chin + plait(-11, head.chin + 10, 5, colour, -0.5, 0.95) + plait(11, head.chin + 10, 5, colour, 0.5, 0.95),
        base.lip,
    )


@beards("huge")
def huge(head: Head, colour: str) -> Beard:
    """A dwarf's: over the whole chest."""
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,17 {w - 5},2 {w + 2},-8! {w + 10},20 {w + 16},{c + 10} "
        f"{w + 10},{c + 44} {w * 0.5:.0f},{c + 70} 0,{c + 80}"
    )
    inner = even(f"0,37 10,34 20,28 {w - 4},16 {w + 2},{c + 6} {w - 4},{c + 34} 12,{c + 50} 0,{c + 56}")
    strands = "".join(
        open_line(f"{x},{c - 2} {x * 1.3:.0f},{c + 20} {x:.0f},{c + 42}", shade(colour, 0.45), 1.7, 0.5)
        for x in (-24, -12, 0, 12, 24)
    )
    return Beard(
        paper(curve(ragged(outer, 3.4, 14, (0, 0.7))), shade(colour, 0.14), lift=2.4)
        + paper(curve(inner), colour, lift=1)
        + strands,
        BEARDS["full"](head, colour).lip,
    )


@beards("square")
def square_beard(head: Head, colour: str) -> Beard:
    """Cut straight, with iron clasps."""
    c, w = head.chin, head.cheek
    outer = even(f"0,27 10,23 20,17 {w - 5},2 {w + 2},-8! {w + 5},20 {w + 2},{c + 34}! 0,{c + 38}!")
    cuts = "".join(line(f"M{x} {c - 4}L{x * 1.1:.0f} {c + 34}", shade(colour, 0.5), 2, 0.5) for x in (-20, -7, 7, 20))
    clasps = "".join(paper(box(x - 6, c + 16, 12, 7, 2), "#c9a24a", lift=0.7) for x in (-14, 0, 14))
    return Beard(paper(curve(outer), colour, lift=2.2) + cuts + clasps, BEARDS["full"](head, tint(colour, 0.1)).lip)


@beards("sideburns")
def sideburns(head: Head, colour: str) -> Beard:
    """Bushy cheeks, a bare chin."""
    w = head.cheek
    bush = ragged(f"{w - 7},-8! {w + 3},-8! {w + 14},14 {w + 6},38 16,30 {w - 9},18", 3.6, 8, (0.3, 0.6))
    return Beard(both(bush, colour, lift=1.6), BEARDS["walrus"](head, colour).lip)


@beards("ball")
def ball(head: Head, colour: str) -> Beard:
    """Round and curly."""
    c, w = head.chin, head.cheek
    curls = "".join(
        paper(oval(x, y, 10.5), shade(colour, 0.09 * (i % 3)), lift=1.2, edge=0.9)
        for i, (x, y) in enumerate(
            (
                (-w, 10),
                (w, 10),
                (-w + 1, 27),
                (w - 1, 27),
                (-w + 9, 41),
                (w - 9, 41),
                (-13, c + 6),
                (13, c + 6),
                (0, c + 10),
                (-14, 38),
                (14, 38),
                (0, 43),
            )
        )
    )
    return Beard(curls, BEARDS["walrus"](head, tint(colour, 0.08)).lip)


@beards("swept")
def swept(head: Head, colour: str) -> Beard:
    """Blown to one side by the wind."""
    c, w = head.chin, head.cheek
    blown = (
        f"-{w + 1},-6! -{w - 5},4 -20,18 -9,24 0,27 10,23 20,17 {w - 5},2 {w + 1},-6! {w + 6},18 {w + 20},{c - 4} "
        f"{w + 40},{c + 4}! {w + 14},{c + 12} {w + 24},{c + 26}! 8,{c + 22} -16,{c + 6} -{w - 2},{c - 16}"
    )
    return Beard(
        paper(curve(blown), colour, lift=2.2)
        + "".join(
            open_line(f"{x},36 {x + 12},{c + 2} {x + 32},{c + 12}", shade(colour, 0.45), 1.6, 0.5) for x in (-10, 2, 14)
        ),
        BEARDS["full"](head, tint(colour, 0.08)).lip,
    )


@beards("drift")
def drift(head: Head, colour: str) -> Beard:
    """A giant's, of soft snow."""
    c, w = head.chin, head.cheek
    snow = even(
        f"0,30 12,25 {w - 6},8 {w + 2},-10 {w + 12},4 {w + 8},22 {w + 14},38 "
        f"{w + 2},{c + 6} {w - 6},{c + 20} 16,{c + 22} 8,{c + 36} 0,{c + 38}"
    )
    return Beard(
        paper(curve(snow), colour, lift=2.4, edge=1.2),
        paper(curve(moved(even("0,22 10,21 20,28 22,36 12,36 4,32 0,31"), head.turn * 0.8)), tint(colour, 0.3), lift=1),
    )


# Paint and signs on faces


def _half(head: Head) -> str:
    """One side of the face painted blue."""
    right = [knot for knot in head.right if knot.x > 0.1]
    return fill(
        curve(
            [*right, *moved(f"{head.turn},{head.chin}! {head.turn + 2},20! {head.turn + 1},0! {head.turn},{head.top}!")]
        ),
        "#27507e",
        0.5,
    )


def _stripe(head: Head) -> str:
    """A red stripe from brow to chin over one eye."""
    return fill(curve(moved("-5,-30! 5,-30! 4,38! -3,38!", head.turn - 14, 0)), "#a8322a", 0.62)


def _smear(head: Head) -> str:
    """Soot smeared across the eyes."""
    return fill(
        curve(ragged(even(f"0,-8 16,-10 {head.cheek - 2},-8! {head.cheek - 3},7! 16,9 0,6"), 1.6, 7)), "#241a22", 0.55
    )


def _rune(head: Head) -> str:
    """A rune on the brow."""
    return line(f"M{head.turn} -34V-17M{head.turn} -33l7 5M{head.turn} -26l7 5", "#b3262b", 2.6, 0.9)


def _dots(head: Head) -> str:
    """White dots along brow and cheeks."""
    return "".join(
        fill(oval(head.turn + x, y, 2), "#f6ecd2", 0.95)
        for x, y in ((-24, 10), (-20, 16), (-14, 20), (24, 10), (20, 16), (14, 20), (-8, -20), (0, -22), (8, -20))
    )


def _hand(head: Head) -> str:
    """Three claw marks in red."""
    return "".join(
        open_line(f"{head.turn + x},-16 {head.turn + x + 3},4 {head.turn + x - 1},26", "#a8322a", 3.2, 0.75)
        for x in (8, 15, 22)
    )


def _frost(head: Head) -> str:
    """Cracks of ice."""
    return "".join(
        open_line(crack, "#e8fbff", 1.8, 0.85)
        for crack in ("-28,-20 -20,-14 -22,-4", "-20,-14 -12,-18", "26,10 18,18 20,30", "18,18 10,20")
    )


def _bandage(head: Head) -> str:
    """A cloth around the head, over one eye."""
    cloth = paper(
        curve(moved(f"-{head.cheek + 1},-26! {head.cheek},-6! {head.cheek},10! 4,4 -{head.cheek},-14!", 0, 0)),
        "#efe6d2",
        lift=1,
    )
    return cloth + open_line(f"-{head.cheek},-20 0,-8 {head.cheek},2", "#b8a890", 1.4, 0.8)


MARKS.update(
    {
        "half": _half,
        "stripe": _stripe,
        "smear": _smear,
        "rune": _rune,
        "dots": _dots,
        "claws": _hand,
        "frost": _frost,
        "bandage": _bandage,
    }
)


# Clothes


@coat("mantle")
def mantle(colour: str, trim: str) -> str:
    """A tunic in the clan's colour and a shaggy fur around the shoulders."""
    tunic = paper(torso(70, 13), colour, lift=3)
    border = paper(curve(even("0,176! 16,150! 24,150! 0,188!")), tint(colour, 0.55), lift=0.8)
    knots_ = "".join(f"M{x} 206Q{x + 6} 194 {x + 12} 206" for x in range(-66, 60, 12))
    strap = paper(curve(band("-46,146 -6,186 30,224", [11, 11, 11])), "#5a3824", lift=1)
    studs = "".join(fill(oval(x, y, 1.7), GOLD) for x, y in ((-34, 158), (-22, 170), (-10, 182), (4, 196)))
    outer = ragged(even("0,166! 18,138! 30,134 58,146 84,166 92,196! 70,190 48,176 26,170 10,172"), 6, 15, (0, 0.8))
    inner = ragged(even("0,158! 18,136! 34,136 56,148 72,164! 48,166 24,160 10,164"), 4.6, 13, (0, 0.8))
    furs_ = paper(curve(outer), shade(trim, 0.14), lift=1.8) + paper(curve(inner), tint(trim, 0.1), lift=1)
    return (
        tunic
        + line(knots_, tint(colour, 0.5), 2, 0.8)
        + border
        + strap
        + studs
        + furs_
        + brooch(-20, 160)
        + brooch(20, 160)
    )


@coat("lamellar")
def lamellar(colour: str, trim: str) -> str:
    """Rows of small plates, leather at the shoulders."""
    body = paper(torso(68, 13), colour, lift=3)
    plates = paper(box(-48, 162, 96, 60, 3), shade(trim, 0.45), lift=1.2)
    plates += "".join(
        fill(box(x, y, 10, 12.4, 3), shade(trim, 0.1 * ((x + y) % 3)))
        + line(f"M{x + 2} {y + 9}V{y + 2}H{x + 7}", tint(trim, 0.4), 1.2, 0.7)
        for y in (164, 177, 190)
        for x in range(-46 + (y % 2) * 3, 40, 12)
    )
    caps = both("26,136! 50,140 76,160 82,186! 60,178 40,160", shade(colour, 0.12), lift=2.2)
    return (
        body
        + plates
        + caps
        + both("28,138 50,144 72,162! 48,150", tint(colour, 0.3), lift=0.5)
        + paper(curve(even("0,160! 22,134! 30,140 0,172!")), tint(colour, 0.4), lift=1)
    )


@coat("cloak")
def cloak(colour: str, trim: str) -> str:
    """A wide cloak held by a chain, a high collar of fur."""
    tunic = paper(torso(62, 15), shade(colour, 0.5), lift=3)
    sides = both("16,140! 46,142 84,164 96,224! 30,224! 34,180 26,154", colour, lift=2.6)
    folds = "".join(
        open_line(f"{s * 40},160 {s * 52},186 {s * 54},216", shade(colour, 0.55), 2, 0.5)
        + open_line(f"{s * 58},164 {s * 74},190 {s * 78},216", shade(colour, 0.55), 2, 0.5)
        for s in (-1, 1)
    )
    collar = paper(
        curve(ragged(even("0,168! 16,134! 30,124 48,134 54,152! 34,164 14,170"), 4.4, 9, (0, 0.5))), trim, lift=2.4
    )
    chain = "".join(line(oval(x, 176 + (1 - (x / 22) ** 2) * 9, 3.4, 2.8), GOLD, 2) for x in range(-20, 21, 6))
    return tunic + sides + folds + collar + chain + brooch(-26, 172) + brooch(26, 172)


@coat("apron-dress")
def apron_dress(colour: str, trim: str) -> str:
    """A woman's: straps, two brooches and a string of beads."""
    shift = paper(torso(60, 16), "#e6dcc6", lift=3)
    folds = "".join(open_line(f"{s * 52},166 {s * 56},186 {s * 56},210", "#a8987c", 1.6, 0.5) for s in (-1, 1))
    dress = paper(curve(even("0,178! 22,170 26,140! 38,142! 40,176 46,224! 0,224!")), colour, lift=2)
    hem = paper(curve(even("0,178! 22,171 40,172! 41,182! 22,181 0,189!")), trim, lift=0.8)
    beads = "".join(
        paper(oval(x, 168 + (1 - (x / 28) ** 2) * 22, 3.6), tone, lift=0.6)
        for x, tone in zip(
            range(-24, 25, 8),
            ("#3f8ad0", "#e0a83e", "#b3262b", "#f1e8d6", "#4fb06a", "#e0a83e", "#3f8ad0"),
            strict=True,
        )
    )
    return shift + folds + dress + hem + beads + brooch(-32, 166) + brooch(32, 166)


@coat("pelt")
def pelt(colour: str, trim: str) -> str:
    """Bare arms; a pelt over one shoulder. `colour` is the clan's, the skin is fair."""
    chest = paper(torso(78, 12, 24), "#dda27c", lift=3)
    muscle = "".join(
        open_line(pec, "#8a4a3a", 2, 0.45)
        for pec in ("6,190 28,200 54,188", "12,154 34,150 56,158", "62,176 68,192 66,210")
    )
    fur = paper(
        curve(ragged("-26,134! -58,142 -88,168 -96,224! 40,224! 20,190 -4,160", 5, 11, (0, 0.6))), trim, lift=2.6
    )
    strap = paper(curve(band("-44,150 4,186 52,226", [12, 12, 12])), colour, lift=1.4)
    ring = paper(curve(band("58,184 84,178", [9, 9])), GOLD, lift=0.8)
    return chest + muscle + fur + strap + ring + brooch(-40, 154)


@coat("leather-apron")
def leather_apron(colour: str, trim: str) -> str:
    """A smith's, over rolled sleeves."""
    shirt = paper(torso(74, 12, 24), trim, lift=3)
    bib = paper(curve(even("0,160! 24,158! 30,180 52,186 54,224! 0,224!")), colour, lift=2)
    straps = both(band("25,160 32,146 26,134", [8, 8, 8]), colour, lift=1)
    stitch = line("M-21 164H21M-26 184L-48 190M26 184L48 190", tint(colour, 0.5), 1.6, 0.7)
    pocket = paper(box(-16, 186, 32, 24, 3), shade(colour, 0.15), lift=0.8)
    return (
        shirt + straps + bib + stitch + pocket + "".join(paper(oval(s * 24, 162, 3), GOLD, lift=0.5) for s in (-1, 1))
    )


@coat("scales")
def scales(colour: str, trim: str) -> str:
    """Armour of overlapping scales, a collar of steel."""
    body = paper(torso(70, 13), shade(colour, 0.4), lift=3)
    rows = "".join(
        fill(
            curve(moved("-7.6,-6! 7.6,-6! 6,5 0,10! -6,5", x + (y // 12 % 2) * 8, y)),
            shade(colour, 0.09 * ((x // 16 + y // 12) % 3)),
        )
        + open_line(
            f"{x + (y // 12 % 2) * 8 - 6},{y - 3} {x + (y // 12 % 2) * 8 - 5},{y + 5} {x + (y // 12 % 2) * 8},{y + 9}",
            tint(colour, 0.5),
            1.3,
            0.7,
        )
        for y in range(200, 156, -12)
        for x in range(-72, 65, 16)
    )
    collar = paper(curve(even("0,158! 18,134! 34,138 46,150! 24,162 0,172!")), trim, lift=1.8)
    return body + rows + collar + gem(0, 160, 6, "#b3262b")


@coat("ice-plates")
def ice_plates(colour: str, trim: str) -> str:
    """Slabs of ice on the shoulders."""
    body = paper(torso(76, 10, 26), colour, lift=3)
    slabs = "".join(
        both(slab, tone, lift=1.8)
        for slab, tone in (
            ("30,140! 58,130! 96,158! 88,186! 54,170!", trim),
            ("40,170! 66,166! 88,196! 60,206!", shade(trim, 0.15)),
            ("6,176! 30,164! 44,190! 14,206!", tint(trim, 0.2)),
        )
    )
    return (
        body
        + slabs
        + both("56,132! 74,104! 76,142!", tint(trim, 0.3))
        + both("78,146! 104,128! 94,160!", tint(trim, 0.2))
    )


@coat("boulders")
def boulders(colour: str, trim: str) -> str:
    """Shoulders of rock with snow on them."""
    rocks = both("18,138! 44,128! 78,140! 98,176! 94,224! 20,224!", colour, lift=3)
    cracks = "".join(open_line(f"{s * 44},150 {s * 52},176 {s * 46},206", shade(colour, 0.6), 2, 0.6) for s in (-1, 1))
    chest = paper(curve(even("0,152! 24,148! 34,180! 22,224! 0,224!")), shade(colour, 0.2), lift=1.2)
    snow = both("28,134 46,124 80,138 92,160! 78,154 66,158 52,146 40,150 30,140", "#f1f8fb", lift=1.2)
    return rocks + cracks + chest + snow


@coat("scarf")
def scarf(colour: str, trim: str) -> str:
    """A thick scarf up to the chin over a plain tunic."""
    tunic = paper(torso(66, 15), colour, lift=3)
    folds = "".join(
        open_line(f"{s * 36},172 {s * 40},190 {s * 38},212", shade(colour, 0.55), 1.8, 0.5) for s in (-1, 1)
    )
    tail = paper(curve(band("20,150 30,178 26,216", [20, 22, 24])), shade(trim, 0.14), lift=1.6)
    roll = paper(curve("-36,130 -18,138 0,140 20,137 36,128 44,142 32,158 0,166 -32,158 -44,144"), trim, lift=2.2)
    stripes = "".join(
        open_line(f"{x},{136 + abs(x) * -0.1:.0f} {x + 4},150 {x - 2},162", tint(trim, 0.55), 3.4, 0.7)
        for x in (-26, -8, 10, 28)
    )
    return tunic + folds + tail + roll + stripes


# Grounds


@back("den")
def den() -> str:
    """The mouth of a cave, red leaves before it."""
    rock = "-260,-40! 260,-40! 260,220! 96,220! 104,130 84,60 44,22 0,12 -44,22 -84,60 -104,130 -96,220! -260,220!"
    leaves = "".join(
        fill(
            curve(moved("0,-7! 5,0 0,7! -5,0", (i * 83) % 500 - 250, (i * 37) % 170, 1, i * 50)),
            ("#e0882c", "#c9502a", "#f0b84a")[i % 3],
        )
        for i in range(26)
    )
    return (
        sky("#e08a3a", "#ffd98a")
        + glow(0, 90, 130, "#fff0c0", 0.9)
        + ground("-260,150 -130,140 0,150 130,138 260,150", "#b5682c", 0)
        + paper(curve(rock), "#5a3626", lift=3)
        + leaves
    )


@back("bonfire")
def bonfire() -> str:
    """Sparks of a great fire at dusk."""
    parts = [
        sky("#3a1f2a", "#e07a34"),
        glow(0, 120, 150, "#ffcf7a", 0.9),
        ground("-260,150 -190,96! -130,140 -70,110! 0,146 80,104! 150,142 210,100! 260,146", "#6b3424", 0),
    ]
    for scale, tone in ((1.0, "#d0582a"), (0.7, "#f0943a"), (0.42, "#ffd36e")):
        for x in (-78, 80, -190, 190):
            parts.append(
                fill(
                    curve(
                        moved(
                            f"0,{-100 * scale}! 16,{-50 * scale} 30,{-20 * scale} "
                            f"22,40 -22,40 -30,{-20 * scale} -12,{-56 * scale}",
                            x,
                            176,
                        )
                    ),
                    tone,
                    0.9,
                )
            )
    return (
        "".join(parts)
        + "".join(fill(oval((i * 71) % 420 - 210, (i * 53) % 150, 1 + i % 3 * 0.5), "#ffd98a", 0.9) for i in range(30))
        + ground("-260,184 -130,176 0,184 130,176 260,184", "#3a1f1c", 2)
    )


@back("firwood")
def firwood() -> str:
    """Green dusk between firs."""
    parts = [sky("#3f6f5a", "#cfe0b0"), glow(0, 80, 150, "#f4f8d0", 0.75)]
    tree = "0,-100! 15,-62! 8,-62! 23,-30! 11,-30! 30,10! -30,10! -11,-30! -23,-30! -8,-62! -15,-62!"
    for base, colour, places in (
        (152, "#7fa886", (-230, -170, -120, -64, -10, 44, 104, 160, 222)),
        (168, "#4f8260", (-256, -196, -142, -84, 80, 134, 190, 250)),
        (192, "#2f5a44", (-226, -164, -100, 98, 160, 220)),
    ):
        for index, x in enumerate(places):
            grow = (base - 60) / 92 + (index * 29 % 5) * 0.07
            parts.append(paper(curve(moved(tree, x, base, grow)), colour, lift=1))
    return "".join(parts) + ground("-260,178 -120,170 0,178 120,170 260,178", "#274a38", 2)


@back("wolf-moon")
def wolf_moon() -> str:
    """A green night, a huge moon, a howling wolf on a rock."""
    wolf = "-20,0! -18,-22 -10,-34 -6,-50 -12,-62! -4,-60 2,-72! 6,-60 6,-46 16,-30 20,0!"
    return (
        sky("#123028", "#4f8a6a")
        + glow(0, 80, 170, "#eaf6c8", 0.7)
        + paper(oval(0, 80, 70), "#eef2cc", lift=0, fall=0.2)
        + ground("-260,150 -160,120 -90,140 0,150 90,132 170,146 260,120", "#1f4a3a", 2)
        + "".join(
            paper(curve(moved(wolf, x, y, 0.9)), "#14281f", lift=1)
            + paper(curve(f"{x - 50},200! {x - 30},{y - 2} {x + 26},{y - 2} {x + 44},200!"), "#1a3428", lift=1.6)
            for x, y in ((-88, 120), (206, 110))
        )
        + ground("-260,180 -100,168 60,182 260,170", "#0f231c", 2)
    )


@back("birches")
def birches() -> str:
    """White trunks in spring light."""
    parts = [
        sky("#8fc08a", "#f0f4c0"),
        glow(0, 90, 140, "#ffffe0", 0.9),
        ground("-260,150 -130,140 0,150 130,142 260,150", "#7fa85a", 0),
    ]
    for x, w in ((-232, 18), (-176, 14), (-104, 20), (-64, 12), (66, 13), (102, 20), (168, 15), (226, 19)):
        parts.append(
            paper(curve(f"{x - w / 2},-40! {x + w / 2},-40! {x + w * 0.6},220! {x - w * 0.7},220!"), "#f1efe4", lift=2)
        )
        parts.append(
            line(
                "".join(
                    f"M{x - w * 0.4:.0f} {y}h{w * (0.3 + (y % 3) * 0.12):.0f}" for y in range(-10 + x % 13, 200, 23)
                ),
                "#3a3a38",
                2.6,
                0.8,
            )
        )
    return "".join(parts) + ground("-260,180 -130,172 0,182 130,172 260,180", "#4d7a3a", 2)


@back("thatch")
def thatch() -> str:
    """A village of thatched roofs in the evening sun."""
    parts = [sky("#e8923a", "#fbe08a"), glow(30, 70, 140, "#fffbe0", 0.9)]
    parts.append(ground("-260,130 -130,118 0,130 130,116 260,130", "#a8863a", 0))
    for x, s in ((-216, 1.1), (-96, 1.3), (98, 1.2), (214, 1.1)):
        parts.append(paper(curve(moved("-40,0! -36,-34! 36,-34! 40,0!", x, 170, s)), "#7a4f2c", lift=1.6))
        parts.append(paper(curve(moved("-54,-24! -20,-84 0,-88 20,-84 54,-24! 0,-32", x, 170, s)), "#c99a3c", lift=2))
        straws = "".join(
            f"M{x + dx * 0.4 * s:.0f} {170 - 78 * s:.0f}L{x + dx * s:.0f} {170 - 32 * s:.0f}"
            for dx in range(-40, 41, 16)
        )
        parts.append(line(straws, "#8a6420", 2, 0.6) + fill(box(x - 8 * s, 170 - 26 * s, 16 * s, 26 * s, 6), "#3a2418"))
        parts.append(open_line(f"{x},{84 - s * 4} {x + 8},60 {x},40 {x + 10},14", "#ffffff", 5, 0.3))
    return "".join(parts) + ground("-260,176 -130,168 0,178 130,168 260,176", "#8a6a2c", 2)


@back("harvest")
def harvest() -> str:
    """Blue sky over sheaves of corn."""
    cloud, sheaf = "-50,0 -40,-16 -18,-14 0,-28 22,-16 42,-18 52,0", "-9,0 -28,-58 0,-72 28,-58 9,0 22,40 -22,40"
    clouds = "".join(
        paper(curve(moved(cloud, x, y, s)), "#ffffff", lift=1)
        for x, y, s in ((-84, 46, 0.9), (90, 60, 0.8), (-190, 60, 1.2), (200, 40, 1))
    )
    sheaves = "".join(
        paper(curve(moved(sheaf, x, 150)), "#e0b03c", lift=1)
        + line(
            "".join(f"M{x + dx * 0.3:.0f} 150L{x + dx} {84 + abs(dx)}" for dx in (-20, -10, 0, 10, 20)), "#a87a1e", 2
        )
        + fill(box(x - 12, 144, 24, 12, 3), "#a8322a")
        for x in (-92, 94, -200, 196)
    )
    field = ground("-260,140 -130,130 0,142 130,130 260,140", "#d8b04a", 0)
    near = ground("-260,178 0,170 260,178", "#b5882c", 2)
    return sky("#3f86b8", "#cfe8e8") + glow(0, 90, 130, "#fffbe6", 0.85) + clouds + field + sheaves + near


@back("violet-lake")
def violet_lake() -> str:
    """A lake at dusk; a stag on the shore."""
    stag = "-24,0! -22,-26 -24,-34 6,-36 12,-54 22,-60! 24,-50 18,-40 18,-28 14,0! 9,0! 8,-20 -14,-20 -18,0!"
    horns = "M16 -56L8 -78M12 -66L2 -70M10 -74L16 -82M20 -58L28 -80M24 -68L34 -74M27 -76L22 -84"
    return (
        sky("#4a2f6b", "#f0a8b0")
        + glow(0, 100, 160, "#ffe0d0", 0.8)
        + ground("-260,130 -200,90! -150,120 -100,70! -40,128 30,96! 90,126 150,76! 210,120 260,100", "#6b4a86", 0)
        + fade(box(-260, 128, 520, 110), "#d898b0", "#5a3f7a")
        + line("M-70 140h60M10 148h70M-40 158h50M-180 146h60M120 140h50", "#ffe6dc", 2.4, 0.7)
        + "".join(placed(fill(curve(stag), "#2a1c40") + line(horns, "#2a1c40", 3), x, 150, 0, 1.1) for x in (-84, 200))
        + ground("-260,158 -140,146 -60,160 0,186 100,180 200,150 260,160", "#3a2658", 2)
    )


@back("heath")
def heath() -> str:
    """Purple heather below clouds."""
    clouds = "".join(
        paper(curve(moved("-50,0 -40,-16 -18,-14 0,-28 22,-16 42,-18 52,0", x, y, s)), "#f4e6f4", lift=1)
        for x, y, s in ((-74, 54, 1), (84, 36, 0.9), (-190, 40, 1.2), (200, 70, 1))
    )
    tufts = "".join(
        fill(oval((i * 47) % 520 - 260, 168 + (i * 13) % 36, 7, 5), ("#b07ac9", "#8a4fa8", "#d0a0e0")[i % 3], 0.9)
        for i in range(60)
    )
    return (
        sky("#8fb0e0", "#f4e2f0")
        + glow(0, 90, 140, "#ffffff", 0.8)
        + clouds
        + ground("-260,140 -150,118 -40,140 60,120 160,138 260,118", "#8a6fb0", 0)
        + ground("-260,162 -130,152 0,164 130,152 260,162", "#6b4590", 2)
        + tufts
    )


@back("glacier")
def glacier() -> str:
    """Inside a cave of green ice."""
    walls = "".join(
        both(wall, tone, lift=2.4)
        for wall, tone in (
            ("260,-40! 120,-40! 84,10! 100,60! 70,110! 96,160! 80,220! 260,220!", "#2f7f90"),
            ("260,-40! 170,-40! 128,30! 150,90! 118,150! 130,220! 260,220!", "#1c5a72"),
        )
    )
    spikes = "".join(
        paper(curve(f"{x - 9},-40! {x + 9},-40! {x},{y}!"), "#bfeef0", lift=1.4)
        for x, y in ((-70, 40), (-46, 22), (-20, 34), (14, 20), (44, 44), (70, 26))
    )
    return (
        sky("#1f6a80", "#aeeaea")
        + glow(0, 100, 130, "#f0ffff", 0.9)
        + walls
        + spikes
        + ground("-260,180 -130,172 0,182 130,172 260,180", "#e0f6f6", 2)
    )


@back("ice-night")
def ice_night() -> str:
    """Stars over a frozen sea."""
    stars = "".join(
        fill(oval((i * 83) % 520 - 260, (i * 47) % 110, 0.8 + i % 3 * 0.5), "#ffffff", 0.85) for i in range(46)
    )
    floes = "".join(
        paper(curve(moved("-40,0! -22,-10! 20,-12! 44,-2! 24,10! -26,10!", x, y, s)), "#cfe6f2", lift=1.4)
        for x, y, s in ((-80, 158, 1), (60, 150, 0.8), (0, 182, 1.4), (140, 176, 1.3), (-180, 178, 1.3))
    )
    return (
        sky("#0f1c40", "#5a7ac0")
        + glow(0, 96, 140, "#c8dcff", 0.7)
        + stars
        + fade(box(-260, 138, 520, 110), "#2f4f90", "#142448")
        + floes
    )


@back("frost-peak")
def frost_peak() -> str:
    """A pink dawn behind white peaks."""
    return (
        sky("#7fa0d8", "#ffd8d0")
        + glow(0, 100, 150, "#fff4e8", 0.9)
        + ground("-260,140 -190,60! -130,120 -84,40! -20,124 30,90! 84,30! 140,110 200,50! 260,130", "#a9b8dc", 0)
        + "".join(
            fill(
                curve(f"{x},{y}! {x + 18},{y + 34}! {x + 6},{y + 26}! {x - 4},{y + 38}! {x - 18},{y + 34}!"),
                "#ffffff",
                0.95,
            )
            for x, y in ((-190, 60), (-84, 40), (84, 30), (200, 50))
        )
        + ground("-260,168 -130,156 0,168 130,154 260,168", "#f4fafc", 2)
    )


@back("smithy")
def smithy() -> str:
    """A dwarf's smithy: a glowing hearth, tongs on the wall."""
    bricks = "".join(
        fill(box(x + (row % 2) * 22, row * 26 - 30, 40, 22, 2), ("#4a3a38", "#54423e", "#413230")[(row + x // 44) % 3])
        for row in range(9)
        for x in range(-270, 260, 44)
    )
    bricks += line("".join(f"M-260 {row * 26 - 30}H260" for row in range(9)), "#6b5650", 1.2, 0.6)
    hearth = fill("M-74 200V96A74 74 0 0 1 74 96V200z", "#2a1216") + fade(
        "M-62 200V98A62 62 0 0 1 62 98V200z", "#8c2a1a", "#ffb347"
    )
    tools = "".join(
        line(f"M{x} 20V110", "#20181c", 5) + line(oval(x, 116, 7), "#20181c", 4) for x in (-104, -150, 106, 150)
    )
    return sky("#2a1f24", "#4a342c") + bricks + hearth + glow(0, 120, 120, "#ffcf6a", 0.9) + tools


@back("mine")
def mine() -> str:
    """Props and beams, veins of gold in the rock."""
    veins = "".join(
        fill(
            curve(moved("-7,0! -2,-6! 6,-4! 8,3! 0,7!", (i * 97) % 500 - 250, (i * 59) % 190, 1, i * 40)),
            "#f0c24a",
            0.9,
        )
        for i in range(26)
    )
    beams = "".join(
        paper(curve(f"{x - 11},-40! {x + 11},-40! {x + 13},220! {x - 13},220!"), "#6b4a30", lift=2.4)
        for x in (-88, 88, -220, 220)
    ) + paper(box(-260, 4, 520, 22), "#7a5636", lift=2.6)
    lamp = "".join(
        glow(x, 60, 70, "#ffd36e", 0.7)
        + paper(box(x - 8, 50, 16, 22, 3), "#ffdf8a", lift=1.4)
        + line(f"M{x} 26V50", "#20181c", 2.4)
        for x in (-56, 58)
    )
    return sky("#3a3440", "#6b6070") + veins + glow(0, 100, 130, "#ffe0a0", 0.6) + beams + lamp


@back("gem-cave")
def gem_cave() -> str:
    """Crystals shine in the dark."""
    gems = "".join(
        crystal(x, y, high, w, lean, tone)
        for x, y, high, w, lean, tone in (
            (-84, 210, 100, 34, -22, "#5fd0c0"),
            (-58, 216, 60, 26, 10, "#8a7af0"),
            (88, 212, 110, 36, 22, "#d070c0"),
            (62, 216, 64, 26, -8, "#5fb0f0"),
            (-180, 212, 110, 36, 12, "#8a7af0"),
            (180, 212, 100, 36, -12, "#5fd0c0"),
            (-230, 212, 70, 30, -8, "#d070c0"),
            (230, 212, 70, 30, 8, "#5fb0f0"),
        )
    )
    return (
        sky("#1c1830", "#3f3a66")
        + glow(0, 100, 140, "#b0a0ff", 0.75)
        + paper(
            curve("-260,-40! 260,-40! 260,30! 150,60! 110,20! 60,44! 20,8! -30,36! -80,12! -130,58! -200,24! -260,44!"),
            "#15122a",
            lift=2,
        )
        + gems
    )


@back("hoard")
def hoard() -> str:
    """Gold up to the knees."""
    coins = "".join(
        fill(oval((i * 61) % 520 - 259, 166 + (i * 29) % 46, 9, 6), "#6b4a14")
        + fill(oval((i * 61) % 520 - 260, 164 + (i * 29) % 46, 9, 6), ("#e8b93c", "#f5d060", "#d8a534")[i % 3])
        for i in range(70)
    )
    return (
        sky("#3a2a1c", "#8a6a2c")
        + glow(0, 110, 150, "#ffe28a", 0.95)
        + "".join(
            paper(box(x - 14, -40, 28, 260), "#54463c", lift=2.4) + paper(box(x - 20, 20, 40, 14), "#6b5a4a", lift=1.4)
            for x in (-100, 100, -220, 220)
        )
        + ground("-260,166 -100,150 -30,170 40,168 110,148 260,166", "#c9922c", 2)
        + coins
    )


@back("ship-deck")
def ship_deck() -> str:
    """Under the striped sail, shields along the rail."""
    sail = "".join(fill(box(-260 + i * 52, -40, 26, 170), "#b3302a") for i in range(10))
    shields = "".join(
        paper(oval(x, 172, 20), "#4a2a1a", lift=1.6) + fill(oval(x, 172, 17), tone) + fill(oval(x, 172, 5), "#c9ccd2")
        for x, tone in (
            (-220, "#2f6f7a"),
            (-160, "#c9a24a"),
            (-100, "#4d6b4a"),
            (100, "#7a4fa0"),
            (160, "#c9782a"),
            (220, "#2f6f7a"),
        )
    )
    return (
        fill(ALL, "#efe2c6")
        + sail
        + fade(ALL, "#160b1c", "#ffb36a", opacity=(0.35, 0.3))
        + glow(0, 90, 120, "#fff0d0", 0.75)
        + fade(box(-260, 128, 520, 40), "#5f9fc4", "#2f5f8a")
        + paper(box(-260, 160, 520, 80), "#6b4426", lift=2.4)
        + shields
    )


@back("high-seat")
def high_seat() -> str:
    """Carved pillars of a chief's seat, blue cloth between them."""
    cloth = fill(ALL, "#1f3f5a") + "".join(
        fade(box(x, -40, 26, 280), "#2f5f86", "#1a3450") for x in range(-260, 260, 52)
    )
    posts = ""
    for s in (-1, 1):
        for x in (92, 210):
            posts += paper(box(s * x - 15, 26, 30, 220), "#7a4f2c", lift=3) + paper(
                curve(
                    moved(
                        "-14,0! -16,-20 -4,-34 14,-30 20,-18! 8,-18 14,0!"
                        if s > 0
                        else "14,0! 16,-20 4,-34 -14,-30 -20,-18! -8,-18 -14,0!",
                        s * x,
                        30,
                    )
                ),
                "#8a5c34",
                lift=1.6,
            )
            posts += "".join(
                open_line(
                    f"{s * x - 8},{y} {s * x},{y - 9} {s * x + 8},{y} {s * x},{y + 9} {s * x - 8},{y}", GOLD, 2, 0.8
                )
                for y in range(56, 220, 24)
            )
    return cloth + glow(0, 90, 130, "#a8dcff", 0.75) + posts


@back("cliff-dawn")
def cliff_dawn() -> str:
    """White cliffs and gulls over a bright sea."""
    gulls = "".join(
        open_line(f"{x - 10},{y - 4} {x - 4},{y - 6} {x},{y} {x + 4},{y - 6} {x + 10},{y - 4}", "#ffffff", 2.6)
        for x, y in ((-70, 44), (-50, 66), (74, 36), (96, 60), (-180, 50), (190, 44))
    )
    return (
        sky("#4f9ac0", "#ffe6b0")
        + glow(0, 110, 140, "#fffbe0", 0.9)
        + gulls
        + fade(box(-260, 138, 520, 110), "#4fb0b8", "#1f5f7a")
        + both("70,220! 74,110 96,92 130,96 170,70 260,60! 260,220!", "#e0d4bc", lift=2)
        + both("74,110 96,92 130,96 170,70 260,60! 260,76! 170,84 120,108 90,104", "#6f9a4a", lift=0.8)
    )


def heavenly(colour: str) -> Callable[[], str]:
    """A ground for those the Valkyries choose: wings of light over the clan's colour."""

    def drawn() -> str:
        beams = "".join(
            fill(
                curve(f"{x * 0.2:.0f},-60! {x * 0.2 + 8:.0f},-60! {x + 34},240! {x - 14},240!"), tint(colour, 0.7), 0.28
            )
            for x in range(-300, 300, 74)
        )
        wings = ""
        for reach, high, low in ((104, 8, 96), (112, 40, 112), (110, 74, 128), (100, 106, 144), (86, 136, 158)):
            wings += both(
                f"30,{low + 26} 52,{low - 8} {reach},{high}! "
                f"{reach + 4},{high + 26} {reach - 26},{low + 18} 40,{low + 40}",
                "#fff6e4",
                lift=1.6,
                edge=1,
            )
        return (
            sky(shade(colour, 0.35), mix(colour, "#f4e0b0", 0.25)) + beams + glow(0, 70, 130, "#fff3c8", 0.85) + wings
        )

    return drawn


for _clan, _colour in CLANS.items():
    back(f"light-{_clan}")(heavenly(_colour))


# Weapons


def spear_shape(metal: str = "#b4bbc4", tie: str = "#7a1f24") -> str:
    """A spear pointing up, gripped at 0, 0."""
    shaft = paper(curve(band("0,90 0,0 0,-84", [6, 6, 6])), "#8a5c34", lift=1.4)
    tip = paper(curve("0,-130! 11,-104 7,-92 3,-82! -3,-82! -7,-92 -11,-104"), metal, lift=1.4, edge=1)
    return (
        shaft
        + tip
        + fill(curve("0,-130! 11,-104 7,-92 3,-82! 0,-82!"), "#3b3f48", 0.3)
        + paper(box(-4.6, -86, 9.2, 10, 2), tie, lift=0.7)
    )


def bow_shape(wood: str = "#8a5c34") -> str:
    """A bow, its grip at 0, 0, the string at the right."""
    limb = paper(curve(band("14,80 -12,42 -4,0 -12,-42 14,-92", [3, 8, 9, 8, 3])), wood, lift=1.4)
    return line("M13 78L13 -90", "#f1e8d6", 1.5, 0.95) + limb + paper(box(-9, -12, 10, 24, 2), "#5a2c20", lift=0.7)


def broad_axe(metal: str = "#a9b0ba") -> str:
    """A long axe with a wide blade at both sides."""
    shaft = paper(curve(band("0,80 0,0 0,-84", [7, 7, 7])), WOOD, lift=1.4)
    blade = "4,-80! 4,-52! 18,-44 34,-34! 42,-64 34,-98! 18,-86"
    bevel = "34,-34! 42,-64 34,-98! 31,-92! 37,-64 31,-40!"
    return (
        shaft
        + both(blade, metal, lift=1.6)
        + fill(curve(bevel), tint(metal, 0.75))
        + fill(curve(flipped(bevel)), tint(metal, 0.75))
        + paper(box(-6, -84, 12, 34, 2), shade(metal, 0.3), lift=0.7)
    )


def hammer_shape(metal: str = "#8a8f98") -> str:
    """A heavy hammer."""
    shaft = paper(curve(band("0,70 0,0 0,-56", [8, 8, 8])), WOOD, lift=1.4)
    return (
        shaft
        + paper(curve("-32,-80! 32,-80! 36,-74! 36,-48! 32,-42! -32,-42! -36,-48! -36,-74!"), metal, lift=1.8, edge=1.2)
        + line("M-22 -80V-42M22 -80V-42", shade(metal, 0.5), 2.4, 0.7)
    )


def arrow_shape(feather: str = "#f1e8d6") -> str:
    """An arrow pointing up."""
    return (
        line("M0 50V-44", "#6b4426", 3.4)
        + paper(curve("0,-60! 7,-44! 0,-48! -7,-44!"), "#c9d0d8", lift=0.8)
        + paper(curve("0,30! 7,36! 7,52! 0,46! -7,52! -7,36!"), feather, lift=0.7)
    )


WEAPONS: dict[str, Callable[[], str]] = {
    "A": lambda: placed(axe_shape(), 0, 0, 0, 1.12),
    "S": sword_shape,
    "P": spear_shape,
    "B": bow_shape,
}


def grasp(thing: str, x: float, y: float, skin: str, sleeve: str, *, turn: float = 0) -> str:
    """A thing with a hand around it and an arm below: as `held`, of fewer points."""
    side = 1 if x >= 0 else -1
    upper = band(f"{x + side * 14},{y + 64} {x + side * 7},{y + 34} {x + side},{y + 12}", [46, 36, 27])
    cuff = band(f"{x + side * 5},{y + 26} {x + side * 2},{y + 13}", [31, 29], 1)
    cloth = paper(curve(upper), sleeve, lift=1.8) + paper(curve(cuff), shade(sleeve, 0.2), lift=1)
    hand = fingers(x, y, skin, turn * 0.6, 1, -side)
    return cloth + palm(x, y, skin) + placed(thing, x, y, turn) + hand


def quiver(x: float, turn: float) -> str:
    """Arrows over a shoulder."""
    arrows = "".join(
        placed(arrow_shape(tone), dx, dy, 180)
        for dx, dy, tone in ((-8, -14, "#f1e8d6"), (0, -22, "#d0503a"), (8, -12, "#f1e8d6"))
    )
    return placed(
        arrows + paper(box(-15, -6, 30, 90, 6), "#6b4426", lift=2) + paper(box(-16, -6, 32, 9, 3), GOLD, lift=0.7),
        x,
        116,
        turn,
    )


def carried(symbols: str, look: int, skin: str, sleeve: str) -> tuple[str, str]:
    """What a warrior carries: on the back, and in the hands. `look` changes who holds what."""
    behind, before = "", ""
    tools = [symbol for symbol in symbols if symbol != "H"]
    shields = symbols.count("H")
    right, left = (66, -66) if look % 2 == 0 else (-66, 66)
    tilt = 8 if right > 0 else -8
    if shields:
        on_back = shields > 1 or (look % 3 == 2 and tools)
        if on_back:
            behind += round_shield(0, 128, 84, sleeve, "#efe2c6")
        if shields > 1 or not on_back:
            before += round_shield(-56 if right > 0 else 56, 182, 46, sleeve, "#efe2c6")
    if tools:
        before += grasp(_of(tools[0], right), right, 160, skin, sleeve, turn=tilt)
    if len(tools) > 1:
        if shields and look % 3 != 2:
            behind += _slung(tools[1], right)
        else:
            before += grasp(_of(tools[1], left), left, 160, skin, sleeve, turn=-tilt)
    if len(tools) > 2:
        behind += _slung(tools[2], left)
    return behind, before


def _of(symbol: str, x: float) -> str:
    """A weapon for the hand at that side; axe and bow look outwards."""
    if symbol == "A" and x < 0:
        return placed(WEAPONS["A"](), 0, 0)
    if symbol == "B" and x < 0:
        return placed(bow_shape(), 0, 0, 180)
    return WEAPONS[symbol]()


def _slung(symbol: str, side: float) -> str:
    """A weapon on the back that looks over one shoulder."""
    s = 1 if side < 0 else -1
    if symbol == "B":
        return quiver(s * 62, s * 22)
    return placed(WEAPONS[symbol](), s * 40, 120, s * 34, 1.1)


# What jarls and giants hold


@hat("cauldron")
def cauldron(colour: str, trim: str) -> str:
    """A kettle worn upside down, its handle as a chin strap."""
    pot = paper(curve(even("0,-90 30,-84 46,-58 46,-24! 20,-18 0,-16")), colour, lift=2.2, edge=1.1, fall=0.28)
    feet = both("20,-84! 32,-98! 36,-78!", colour) + fill(
        curve("10,-88 30,-84 46,-58 46,-24! 28,-20 30,-56"), shade(colour, 0.7), 0.3
    )
    return (
        feet
        + pot
        + paper(curve(even("0,-28 24,-30 50,-34 50,-20! 22,-13 0,-12")), trim, lift=1.2)
        + open_line("-46,-24 -44,30 0,66 44,30 46,-24", shade(colour, 0.3), 3)
    )


@hat("kelp")
def kelp(colour: str, trim: str) -> str:
    """Seaweed for hair, a starfish in it."""
    weed = "".join(
        paper(
            curve(band(f"{s * 10},-48 {s * x},-20 {s * (x + 8)},20 {s * x},{reach}", [16, 16, 13, 3])),
            shade(colour, tone),
            lift=1.4,
        )
        for s in (-1, 1)
        for x, reach, tone in ((48, 84, 0.2), (40, 62, 0.08))
    )
    cap = paper(curve(even("0,-56 22,-52 38,-28 37,0! 29,-8 22,-26! 10,-20 4,-34! 0,-24")), colour, lift=1.6)
    star_ = "".join(
        paper(curve(moved("0,0 5,-6 0,-17! -5,-6", 18, -42, 1, turn)), trim, lift=0.6) for turn in range(0, 360, 72)
    )
    return weed + cap + star_


portrait._DROP.update({"cauldron": 12, "kelp": 4})


def _in_hand(name: str, shape: Callable[[], str], x: float = 66, y: float = 160, turn: float = 8) -> None:
    """Registers a thing that a fist holds."""
    prop(name)(lambda skin, sleeve: grasp(shape(), x, y, skin, sleeve, turn=turn))


def _club() -> str:
    """A club of ice."""
    return paper(
        curve("-5,60! 5,60! 8,-20! 20,-44! 16,-84! 0,-100! -16,-88! -22,-50! -8,-20!"), "#a8dcee", lift=1.8, edge=1.2
    ) + fill(curve("2,60! 5,60! 8,-20! 20,-44! 16,-84! 0,-100! 4,-50!"), "#2f5f86", 0.3)


def _fir() -> str:
    """A fir tree, roots and all."""
    tree = "0,-116! 14,-84! 8,-84! 22,-54! 12,-54! 30,-18! -30,-18! -12,-54! -22,-54! -8,-84! -14,-84!"
    return paper(curve("-5,-20! 5,-20! 6,40! 16,60! 2,50! -4,64! -6,48! -16,56! -6,36!"), "#6b4a34", lift=1.4) + paper(
        curve(tree), "#3f7a56", lift=1.8
    )


def _oar() -> str:
    """An oar."""
    return paper(curve(band("0,90 0,0 0,-60", [7, 7, 7])), WOOD, lift=1.4) + paper(
        curve(even("0,-128 13,-122 14,-78 5,-56! 0,-54!")), "#a8733f", lift=1.6
    )


def _hot_iron() -> str:
    """Tongs with glowing iron."""
    return (
        line("M-5 60L-3 -30L-12 -56M5 60L3 -30L12 -56", "#3a3f4a", 6)
        + glow(0, -68, 44, "#ff7a2a", 0.95)
        + paper(box(-26, -84, 52, 28, 6), "#ffb347", lift=1.2)
        + fill(box(-18, -78, 36, 12, 5), "#fff3c0")
    )


def _drill() -> str:
    """A big auger."""
    return (
        paper(curve(band("0,60 0,0 0,-40", [8, 8, 8])), WOOD, lift=1.4)
        + paper(box(-26, 12, 52, 9, 4), WOOD, lift=1.2)
        + "".join(
            paper(curve(moved("-13,4! 13,-6! 13,0! -13,10!", 0, y, 1 - (-y - 44) / 120)), STEEL, lift=0.9)
            for y in (-44, -56, -68, -80, -92)
        )
        + paper(curve("-5,-96! 5,-98! 0,-118!"), STEEL, lift=1)
    )


def _staff() -> str:
    """A staff cut with glowing runes."""
    runes = line("M-3 -60v12M-3 -58l5 4M0 -36v12M0 -30l-5 4M-2 -84v12M-2 -84l6 5", "#8ff0e0", 2.2)
    return (
        paper(curve(band("0,90 2,0 0,-100", [9, 9, 10])), "#6b5a4a", lift=1.6)
        + paper(curve(band("0,-96 -18,-108 -14,-128 6,-128 12,-112", [9, 8, 7, 6, 3])), "#6b5a4a", lift=1.4)
        + glow(0, -60, 34, "#8ff0e0", 0.5)
        + runes
    )


def _torch() -> str:
    """A burning torch."""
    return (
        paper(curve(band("0,60 0,0 0,-50", [8, 9, 12])), WOOD, lift=1.4)
        + glow(0, -80, 52, "#ffb347", 0.9)
        + paper(curve("0,-124! 12,-96 20,-82 14,-56 -14,-56 -20,-80 -10,-92"), "#e0602a", lift=0, edge=0.8)
        + fill(curve("0,-104! 9,-82 7,-62 -7,-62 -9,-80"), "#ffe27a")
    )


def banner_shape(side: int = -1) -> str:
    """A raven banner that flies to one side."""
    cloth_line, bird_line = (
        "2,-124! 58,-116! 48,-86 54,-58! 26,-64 2,-60!",
        "12,-84 22,-100 30,-96 40,-104! 38,-90 44,-80! 32,-82 24,-72! 22,-82",
    )
    turned = moved if side > 0 else flipped
    cloth = paper(curve(ragged(turned(cloth_line), 2, 16, (0.4 * side, 0.6))), "#efe2c6", lift=1.8)
    bird = fill(curve(turned(bird_line)), "#2a1822")
    return (
        cloth
        + bird
        + paper(curve(band("0,90 0,0 0,-130", [6, 6, 6])), WOOD, lift=1.4)
        + paper(curve("0,-146! 6,-132! 0,-126! -6,-132!"), GOLD, lift=0.8)
    )


def goblet_shape() -> str:
    """A cup of gold."""
    return (
        paper(curve(even("0,-52! 20,-54! 18,-34 8,-20 5,-8 0,-8!")), GOLD, lift=1.6)
        + paper(oval(0, -53, 20, 6), "#7a1f34", lift=0.6)
        + gem(0, -36, 6, "#b3262b")
    )


def _harp() -> str:
    """A small harp."""
    frame = paper(curve(band("-14,40 -22,-30 -4,-74 26,-80", [8, 9, 10, 7])), "#a8733f", lift=1.6) + paper(
        curve(band("-14,40 14,10 28,-78", [9, 9, 8])), "#8a5c34", lift=1.4
    )
    return (
        "".join(line(f"M{-20 + i * 8} {-40 - i * 8}L{-8 + i * 8} {34 - i * 20}", "#fff3d0", 1.8) for i in range(5))
        + frame
    )


def _apple() -> str:
    """The golden apple."""
    return (
        glow(0, -34, 44, "#ffe27a", 0.9)
        + paper(curve(even("0,-48! 12,-54 22,-40 18,-18 6,-10 0,-13!")), "#f5c23c", lift=1.4)
        + line("M0 -48q2 -10 8 -12", "#6b4426", 3)
        + paper(curve("4,-54! 16,-66 24,-56! 14,-50"), "#5f9a45", lift=0.6)
    )


def _fish() -> str:
    """A big fish held by its tail."""
    return placed(
        paper(curve("0,10! 14,26! -14,26! 0,10! -8,-6 -18,-40 -12,-76 0,-96! 13,-74 18,-40 8,-6"), "#6f9ac0", lift=1.6)
        + fill(curve("2,0 12,-40 8,-80 0,-96! 13,-74 18,-40 8,-6"), "#20406b", 0.35)
        + fill(oval(-6, -76, 3.2), "#fff6d8")
        + fill(oval(-6, -76, 1.4), "#160b1c")
        + open_line("-12,-62 -2,-56 10,-62", "#20406b", 2),
        0,
        0,
    )


def _lantern() -> str:
    """A lantern with a blue flame."""
    return (
        line("M0 0V-24", "#3a3f4a", 4)
        + glow(0, -56, 54, "#8ff0ff", 0.9)
        + paper(box(-17, -82, 34, 54, 6), "#2f4a5a", lift=1.6)
        + fill(box(-12, -76, 24, 42, 4), "#bff6ff")
        + fill(curve("0,-72! 7,-54 0,-44 -7,-54"), "#3fb0e0")
        + paper(curve("-20,-82! 0,-96 20,-82!"), "#3a3f4a", lift=1)
    )


for _name, _shape in (
    ("ice-club", _club),
    ("fir", _fir),
    ("oar", _oar),
    ("hot-iron", _hot_iron),
    ("drill", _drill),
    ("rune-staff", _staff),
    ("torch", _torch),
    ("goblet", goblet_shape),
    ("harp", _harp),
    ("apple", _apple),
    ("fish", _fish),
    ("lantern", _lantern),
    ("hammer", hammer_shape),
    ("broad-axe", broad_axe),
):
    _in_hand(_name, _shape)
_in_hand("banner", banner_shape, 72, 162, 5)
_in_hand("banner-left", lambda: banner_shape(1), -70, 162, -6)
_in_hand("long-sword", sword_shape, 64, 160, 9)


@prop("mitten")
def mitten(skin: str, sleeve: str) -> str:
    """A huge glove, raised."""
    glove = paper(
        curve("46,224! 42,150 34,110 38,80 58,70 80,78 88,110 102,112 106,130 92,150 88,224!"),
        "#b5502f",
        lift=2.4,
        edge=1.2,
    )
    return (
        glove
        + paper(curve(ragged("38,164 66,158 94,164 94,182 66,186 38,182", 4, 8)), "#f1f6f8", lift=1.6)
        + open_line("64,84 66,100 62,118", "#7a2f1f", 2, 0.6)
    )


@prop("boulder")
def boulder(skin: str, sleeve: str) -> str:
    """A rock held overhead at the side."""
    rock = paper(
        curve("40,86! 54,64! 80,60! 98,80! 100,108! 84,124! 54,122! 40,106!"), "#7a8490", lift=2.4, edge=1.2
    ) + fill(curve("80,60! 98,80! 100,108! 84,124! 72,120! 80,90!"), "#2a2f40", 0.35)
    return (
        paper(curve(band("92,230 88,180 76,126", [40, 34, 26])), sleeve, lift=2) + rock + fingers(70, 124, skin, 70, 1)
    )


@prop("snowball")
def snowball(skin: str, sleeve: str) -> str:
    """A snowball, ready."""
    return held(
        paper(oval(0, -34, 24), "#f4fbff", lift=2, edge=1.2)
        + fill(curve("6,-56 22,-44 22,-24 8,-12 14,-34"), "#5a86a8", 0.25),
        64,
        160,
        skin,
        sleeve,
    )


@prop("toy-ship")
def toy_ship(skin: str, sleeve: str) -> str:
    """A whole longship on the palm of a giant."""
    return (
        paper(curve(band("80,236 72,206 62,180", [46, 40, 32])), sleeve, lift=2)
        + placed(longship(0, 0, 0.56, "#2f5f86"), 56, 160)
        + paper(curve("28,166 44,172 66,172 88,164 84,184 56,190 34,184"), skin, lift=1.6)
    )


@prop("breath")
def breath(skin: str, sleeve: str) -> str:
    """Freezing breath."""
    puffs = "".join(
        paper(oval(x, y, r), "#eefaff", lift=0.8, edge=0.8)
        for x, y, r in ((22, 128, 8), (40, 132, 12), (62, 132, 16), (86, 128, 20), (70, 150, 13))
    )
    return puffs + "".join(
        line(f"M{x} {y - 7}v14M{x - 6} {y - 3.5}l12 7M{x - 6} {y + 3.5}l12 -7", "#5aa0d0", 2)
        for x, y in ((62, 132), (86, 126), (70, 151))
    )


@prop("snake")
def snake(skin: str, sleeve: str) -> str:
    """A viper for a rein."""
    body = paper(curve(band("-70,214 -84,170 -58,150 -70,118 -56,96", [12, 13, 13, 12, 14])), "#6f9a3a", lift=1.8)
    head = paper(curve("-66,98 -68,82 -56,72 -44,82 -46,98"), "#6f9a3a", lift=1.4) + "".join(
        fill(oval(x, 84, 2.4), "#ffe14a") for x in (-60, -51)
    )
    return (
        body
        + "".join(
            open_line(f"{x - 4},{y} {x},{y + 4} {x + 4},{y}", "#3a5a1f", 2, 0.8)
            for x, y in ((-70, 120), (-64, 138), (-64, 156), (-78, 170), (-78, 190))
        )
        + head
        + line("M-56 72v-8l-4 -5M-56 64l4 -5", "#c9303a", 1.8)
    )


@prop("cub")
def cub(skin: str, sleeve: str) -> str:
    """A wolf cub in the arm."""
    fur = "#5f6672"
    ears = paper(curve("46,152! 42,126! 58,142!"), fur, lift=1) + paper(
        curve("74,142! 90,126! 86,152!"), shade(fur, 0.15), lift=1
    )
    face = paper(curve(ragged("66,138 86,148 88,168 66,184 44,168 46,148", 3, 8)), fur, lift=2) + paper(
        curve("58,164 66,158 74,164 72,178 66,182 60,178"), tint(fur, 0.5), lift=0.8
    )
    eyes = "".join(fill(oval(x, 158, 3.4), "#ffd23c") + fill(oval(x, 158, 1.5), "#160b1c") for x in (56, 76)) + fill(
        oval(66, 168, 4, 3), "#160b1c"
    )
    return (
        ears
        + face
        + eyes
        + paper(curve(band("100,232 82,206 46,204", [40, 34, 28])), sleeve, lift=2)
        + fingers(46, 202, skin, 80, 0.9)
    )


@prop("raven")
def raven(skin: str, sleeve: str) -> str:
    """A raven on the fist."""
    ink = "#2a2436"
    bird = (
        paper(
            curve("-10,-30! -26,-4 -36,26! -16,14 4,6 14,-14 18,-34 30,-38! 18,-48 4,-52 -8,-44"),
            ink,
            lift=1.8,
            edge=1.2,
        )
        + paper(curve("-8,-24 6,-20 8,-4 -14,12 -26,22! -20,-4"), tint(ink, 0.14), lift=1)
        + fill(oval(9, -41, 2.4), "#f0c23c")
        + line("M-2 6v10M6 4v12", "#8a6a3a", 2.6)
    )
    return held("", 66, 166, skin, sleeve) + placed(bird, 62, 136, 0, 1.15)


@prop("dice")
def dice(skin: str, sleeve: str) -> str:
    """Three dice leap from the palm."""
    cubes = "".join(
        placed(paper(box(-12, -12, 24, 24, 4), tone, lift=1.4, edge=1.1) + line(sign, "#f6ecd2", 3), x, y, turn)
        for x, y, turn, tone, sign in (
            (52, 122, -18, "#b3302a", "M-5 -5l10 10M5 -5l-10 10"),
            (82, 116, 24, "#2f2a35", "M0 -7v14M-5 -3l5 -5l5 5"),
            (68, 90, 8, "#b3302a", "M-5 5l10 -10M-6 0l5 5"),
        )
    )
    hand = paper(curve("40,158 52,152 68,158 86,150 96,158 90,182 68,190 46,182"), skin, lift=1.6) + "".join(
        placed(paper(box(-5.4, -26, 10.8, 34, 5.4), tone, lift=0.8, edge=0.7), x, y, turn)
        for x, y, turn, tone in (
            (48, 168, -20, skin),
            (59, 170, -8, shade(skin, 0.05)),
            (71, 171, 4, skin),
            (90, 166, 38, shade(skin, 0.05)),
        )
    )
    return placed(paper(curve(band("88,236 76,206 68,182", [46, 38, 30])), sleeve, lift=2) + hand + cubes, -6, -6)


@prop("war-horn")
def war_horn(skin: str, sleeve: str) -> str:
    """A horn at the lips."""
    horn_ = (
        paper(curve(band("2,119 30,138 58,128 80,98", [8, 14, 22, 36])), "#e0c890", lift=2, edge=1.1)
        + paper(curve(band("64,116 68,122", [28, 30])), GOLD, lift=0.7)
        + paper(curve(band("78,102 81,96", [38, 38])), GOLD, lift=0.7)
    )
    return (
        paper(curve(band("70,236 58,190 40,154", [44, 36, 28])), sleeve, lift=2)
        + horn_
        + fingers(38, 140, skin, 60, 0.85)
    )
