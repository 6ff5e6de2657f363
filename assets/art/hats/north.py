"""Helmets, caps, crowns of hair and ice of the north."""

from __future__ import annotations

import math

from assets.art.hats.hoods import antlers
from assets.art.kit import (
    GOLD,
    band,
    both,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
    line,
    moved,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.registry import hat
from assets.art.shapes.court import gem
from assets.art.shapes.north import BONE, crystal, dome, guard, plait, rim


@hat("spectacle-helm")
def spectacle_helm(colour: str, trim: str) -> str:
    """Iron, with a guard around the eyes."""
    dome = paper(curve(even("0,-72 20,-66 34,-46 37,-18 18,-22 0,-22")), colour, lift=1.8, edge=1.1, fall=0.26)
    side = fill(curve("12,-70 20,-66 34,-46 37,-18 24,-21 22,-46"), shade(colour, 0.75), 0.35)
    straps = paper(curve("-4,-73! 4,-73! 5,-22! -5,-22!"), trim, lift=0.7) + paper(
        curve(even("0,-30 18,-31 36,-30 38,-17! 18,-20 0,-20")), trim, lift=0.8
    )
    rivets = "".join(
        fill(oval(x, -25 + abs(x) * 0.04, 1.7), tint(trim, 0.7)) for x in (-30, -20, -10, 10, 20, 30)
    ) + "".join(fill(oval(0, y, 1.6), tint(trim, 0.7)) for y in (-64, -52, -40))
    guard = paper(curve("-3,-24! 3,-24! 5,16 0,20! -5,16"), colour, lift=1.2)
    rings = "".join(
        line(
            curve(moved("-12,-20 -13,-4 -8,8 0,11 8,8 12,-2 11,-20", s * 15.5, 0), is_open=True),
            tint(colour, 0.15),
            4.4,
        )
        for s in (-1, 1)
    )
    mail = paper(curve(even("32,-20! 39,-18 42,10 38,40! 31,30 33,4!")[:6]), shade(colour, 0.35), lift=1) + paper(
        curve(flipped("32,-20! 39,-18 42,10 38,40! 31,30 33,4!")), shade(colour, 0.25), lift=1
    )
    return mail + dome + side + rings + straps + rivets + guard


@hat("winged-helm", drop=8)
def winged_helm(colour: str, trim: str) -> str:
    """A jarl's: gilded, with wings."""
    wings = ""
    for side in (-1, 1):
        for reach, drop, tone in ((62, 0, 0.16), (54, 12, 0.08), (46, 23, 0)):
            feather = f"26,{-26 + drop} 34,{-52 + drop} {reach - 6},{-86 + drop} {reach},{-96 + drop}! {reach + 3},{-70 + drop} {reach - 12},{-40 + drop} 34,{-20 + drop}"
            wings += paper(
                curve(feather if side > 0 else flipped(feather)),
                shade("#ece4d0", tone + (0.1 if side > 0 else 0)),
                lift=1.4,
            )
    dome = paper(curve(even("0,-74! 18,-66 33,-46 36,-18 18,-22 0,-20")), colour, lift=1.8, edge=1.1, fall=0.26)
    side_ = fill(curve("12,-70 20,-64 33,-46 36,-18 24,-21 20,-46"), shade(colour, 0.75), 0.35)
    rim = paper(curve(even("0,-33 18,-34 35,-34 37,-18! 18,-21 0,-20")), trim, lift=1)
    crest = paper(curve("-4,-78! 4,-78! 5,-28! 0,14! -5,-28!"), trim, lift=1.0)
    discs = "".join(
        paper(oval(s * 30, -27, 8), trim, lift=1.2) + fill(oval(s * 30, -27, 3.6), shade(trim, 0.4)) for s in (-1, 1)
    )
    return wings + dome + side_ + rim + crest + gem(0, -27, 4.6, "#b3262b") + discs


@hat("ice-horns", drop=8)
def ice_horns(colour: str, trim: str) -> str:
    """Icicles that grow upwards from the brow."""
    parts = []
    for x, y, high, lean, wide in (
        (-38, -34, 40, -18, 15),
        (38, -34, 40, 18, 15),
        (-24, -42, 54, -12, 16),
        (24, -42, 54, 12, 16),
        (-9, -46, 44, -4, 14),
        (9, -46, 48, 4, 14),
    ):
        shard = f"{x - wide / 2},{y}! {x + lean * 0.4 - wide * 0.4},{y - high * 0.45}! {x + lean},{y - high}! {x + lean * 0.5 + wide * 0.45},{y - high * 0.4}! {x + wide / 2},{y}!"
        parts.append(paper(curve(shard), colour, lift=1.4, edge=1.1))
        parts.append(
            fill(
                curve(
                    f"{x},{y}! {x + lean},{y - high}! {x + lean * 0.5 + wide * 0.45},{y - high * 0.4}! {x + wide / 2},{y}!"
                ),
                shade(colour, 0.5),
                0.3,
            )
        )
    rim = even("0,-50! 7,-44 14,-52! 22,-42 30,-46! 36,-30 34,-22! 26,-30 20,-21! 13,-31 6,-20! 0,-30")
    return "".join(parts) + paper(curve(rim), tint(colour, 0.45), lift=1.6)


@hat("nasal-helm", drop=2)
def nasal_helm(colour: str, trim: str) -> str:
    """A soldier's: a plain cone with a guard for the nose."""
    dome = paper(curve(even("0,-76! 18,-64 33,-42 37,-16! 18,-22 0,-22")), colour, lift=1.8, edge=1.1, fall=0.26)
    side = fill(curve("4,-74! 20,-62 33,-42 37,-16! 22,-21 20,-46"), shade(colour, 0.75), 0.3)
    rim = paper(curve(even("0,-31 18,-31 36,-26 38,-15! 18,-21 0,-22")), trim, lift=0.9)
    guard = paper(curve("-4,-30! 4,-30! 4.6,8 0,15! -4.6,8"), tint(colour, 0.06), lift=1.2)
    rivets = "".join(fill(oval(x, -26 + abs(x) * 0.13, 1.6), tint(trim, 0.7)) for x in (-30, -20, -10, 10, 20, 30))
    return dome + side + rim + rivets + guard


@hat("horn-helm", drop=10)
def horn_helm(colour: str, trim: str) -> str:
    """Horns curved upwards."""
    horn = band("30,-34 56,-36 70,-58 62,-88", [18, 16, 11, 2])
    rings = both(band("44,-42 47,-27", [4, 4]), trim, lift=0.6)
    return both(horn, BONE) + rings + dome(colour, -66) + rim(trim) + guard(colour)


@hat("bull-helm", drop=4)
def bull_helm(colour: str, trim: str) -> str:
    """Wide horns with dark tips."""
    horn = band("30,-36 58,-30 82,-42 92,-66", [17, 15, 10, 2])
    tips = band("80,-40 87,-52 92,-66", [11, 8, 2])
    return both(horn, BONE) + both(tips, "#4a3a34", lift=0.4) + dome(colour, -62) + rim(trim)


@hat("broken-horn", drop=10)
def broken_horn(colour: str, trim: str) -> str:
    """One horn whole, the other a stump."""
    whole = paper(curve(band("-30,-34 -58,-38 -72,-60 -62,-90", [18, 16, 11, 2])), BONE, lift=1.4)
    stump = paper(curve("28,-44! 44,-48! 40,-40! 48,-38! 42,-30! 46,-25! 30,-24!"), shade(BONE, 0.12), lift=1.4)
    return whole + stump + dome(colour, -66) + rim(trim) + guard(colour)


@hat("comb-helm", drop=18)
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


@hat("plume-helm", drop=14)
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


@hat("fur-cap", drop=6)
def fur_cap(colour: str, trim: str) -> str:
    """Cloth above, fur around the brow."""
    crown = paper(curve(even("0,-80 20,-76 33,-56 34,-30 0,-30")), colour, lift=1.6)
    seam = line("M0 -80V-36", shade(colour, 0.5), 1.6, 0.6)
    fur = ragged(even("0,-46 24,-46 44,-36 45,-18! 24,-22 0,-22"), 4, 8, (0, 0.4))
    return crown + seam + paper(oval(0, -81, 5.5), trim, lift=0.8) + paper(curve(fur), trim, lift=2)


@hat("sock-cap", drop=8)
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


@hat("raven-helm", drop=6)
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


@hat("boar-helm", drop=22)
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


@hat("antler-helm", drop=10)
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


@hat("wing-cap", drop=12)
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


@hat("ram-horns", drop=2)
def ram_horns(colour: str, trim: str) -> str:
    """Heavy horns, rolled up beside the face."""
    horn = band("16,-44 44,-66 72,-48 74,-14 52,-4 44,-24 56,-32", [20, 24, 22, 18, 13, 8, 2])
    rings = both(band("44,-76 45,-54", [3, 3]), shade(colour, 0.35), lift=0.2, edge=0)
    rings += both(band("62,-54 80,-58", [3, 3]), shade(colour, 0.35), lift=0.2, edge=0) + both(
        band("66,-22 84,-18", [3, 3]), shade(colour, 0.35), lift=0.2, edge=0
    )
    tuft = paper(curve(ragged(even("0,-58 18,-56 30,-42 28,-26! 12,-30 0,-28"), 4, 8, (0, 0.9))), trim, lift=1.4)
    return both(horn, colour, lift=1.8) + rings + tuft


@hat("snow-heap", drop=8)
def snow_heap(colour: str, trim: str) -> str:
    """A drift of snow lies on the head."""
    heap = (
        "-44,-20 -46,-46 -30,-72 -8,-88 16,-82 34,-66 46,-44 44,-18! 36,-26 "
        "30,-8! 24,-26 12,-30 6,-14! 0,-30 -14,-28 -20,-8! -28,-26 -36,-14!"
    )
    soft = fill(curve("8,-84 34,-66 46,-44 44,-20! 30,-30 24,-56"), shade(colour, 0.6), 0.2)
    return paper(curve(heap), colour, lift=2.4, edge=1.2) + soft


@hat("ice-spire", drop=16)
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


@hat("fir-crown", drop=14)
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


@hat("crag", drop=16)
def crag_hat(colour: str, trim: str) -> str:
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


@hat("ice-antlers", drop=14)
def ice_antlers(colour: str, trim: str) -> str:
    """Antlers of ice."""
    return antlers(colour, 0.96) + paper(
        curve(even("0,-54! 8,-46 16,-52! 26,-42 36,-34! 36,-22 28,-28! 18,-22 10,-30! 0,-24")), trim, lift=1.4
    )


@hat("candle-helm", drop=16)
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


@hat("pot-helm", drop=2)
def pot_helm(colour: str, trim: str) -> str:
    """A flat iron pot with cheek plates."""
    plates = both("28,-24! 42,-22! 42,22! 30,38! 26,20!", colour, lift=1.8)
    pot = paper(curve(even("0,-70! 30,-70! 40,-60! 41,-18! 0,-22!")), colour, lift=2, edge=1.1, fall=0.26)
    dark = fill(curve("12,-70! 30,-70! 40,-60! 41,-18! 20,-20!"), shade(colour, 0.75), 0.3)
    straps = paper(curve("-5,-70! 5,-70! 6,6! 0,14! -6,6!"), trim, lift=0.8) + paper(
        curve(even("0,-34! 41,-34! 42,-20! 0,-22!")), trim, lift=0.8
    )
    return plates + pot + dark + straps + "".join(fill(oval(x, -28, 1.9), tint(trim, 0.7)) for x in (-34, -20, 20, 34))


@hat("gem-crown", drop=6)
def gem_crown(colour: str, trim: str) -> str:
    """A heavy, square crown set with stones."""
    body = paper(
        curve(even("0,-72! 8,-60! 16,-60! 22,-74! 30,-60! 42,-66! 38,-18! 18,-22 0,-22")), colour, lift=1.8, edge=1.1
    )
    return body + gem(0, -42, 11, trim) + gem(-22, -40, 8, "#3f8ad0") + gem(22, -40, 8, "#4fb06a")


@hat("dragon-helm", drop=10)
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


@hat("fur-hood", drop=6)
def fur_hood(colour: str, trim: str) -> str:
    """A hood lined with fur."""
    shell = paper(
        curve(even("0,-78 24,-70 44,-44 50,-6 50,40 54,74! 26,64 31,30 30,-4 23,-28 0,-36!")), colour, lift=2.4, edge=1
    )
    fur = ragged(even("0,-56 22,-50 40,-28 44,4 42,40 38,68! 27,58 31,26 30,-2 22,-26 0,-33"), 4.4, 8, (0, 0.3))
    return shell + paper(curve(fur), trim, lift=1.8)


@hat("crown-braid", drop=2)
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


@hat("topknot", drop=16)
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


@hat("mane", drop=4)
def mane(colour: str, trim: str) -> str:
    """A huge mane that stands out on all sides."""
    hair = ragged(even("0,-76 30,-72 58,-46 68,-4 64,46 50,80! 35,56 33,8 27,-16 13,-27 0,-24"), 7, 13, (0, 0.5))
    strands = "".join(
        open_line(f"{s * 20},-40 {s * 44},-30 {s * 52},10", shade(colour, 0.5), 2, 0.45)
        + open_line(f"{s * 8},-46 {s * 20},-62 {s * 40},-56", shade(colour, 0.5), 2, 0.45)
        for s in (-1, 1)
    )
    return paper(curve(hair), colour, lift=2.4) + strands


@hat("skull-cap", drop=8)
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


@hat("ring-horns", drop=8)
def ring_horns(colour: str, trim: str) -> str:
    """A hood with two small goat's horns."""
    hood = paper(
        curve(ragged(even("0,-58 24,-52 42,-26 46,20 44,60! 28,54 32,16 28,-16 14,-29 0,-31"), 3, 10, (0, 0.5))),
        colour,
        lift=2.2,
    )
    return both(band("14,-48 20,-70 36,-84", [12, 9, 2]), trim) + hood


@hat("cauldron", drop=12)
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


@hat("kelp", drop=4)
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
