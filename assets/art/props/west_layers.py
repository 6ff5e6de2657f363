"""Drawings that stand behind or before people of the wild west."""

from __future__ import annotations

from assets.art.kit import GOLD, band, curve, even, fill, line, moved, oval, paper, placed, ragged, shade, tint
from assets.art.people.description import Portrait
from assets.art.people.heads import HAIRS
from assets.art.registry import layer
from assets.art.shapes.cards import CARD_INK, CREAM, playing_card


@layer("hat-behind")
def hat_behind(who: Portrait) -> str:
    """A hat that hangs on the back: its brim is a disc around the head."""
    disc = paper(oval(0, 84, 70, 64), who.hat_colour, lift=3, edge=1.4)
    rim = line(oval(0, 84, 63, 57), shade(who.hat_colour, 0.35), 2.6, 0.7)
    return disc + rim + fill(oval(0, 86, 46, 44), shade(who.hat_colour, 0.5), 0.35)


@layer("wind-hair")
def wind_hair(who: Portrait) -> str:
    """Hair that flies to the left."""
    colour = HAIRS.get(who.hair_colour, who.hair_colour)
    paths = (
        ("10,52 -34,46 -70,56 -100,40", 0.2),
        ("0,66 -44,70 -76,84 -108,76", 0.1),
        ("-10,88 -48,96 -70,112 -98,112", 0.25),
    )
    return "".join(paper(curve(band(path, [30, 26, 16, 2], 3)), shade(colour, tone), lift=1.8) for path, tone in paths)


@layer("coffin")
def coffin(who: Portrait) -> str:
    """An open coffin, upright."""
    shell = paper(curve("-40,-2! 40,-2! 78,62! 62,236! -62,236! -78,62!"), "#8a5a34", lift=3.4, edge=1.6)
    inside = paper(curve("-32,9! 32,9! 67,64! 53,236! -53,236! -67,64!"), "#6b2030", lift=0)
    quilt = line("M-67 64H67M-62 110H62", "#3a1018", 2, 0.5) + "".join(
        line(f"M{x} 12L{x * 1.7:.0f} 200", "#a8505a", 2, 0.6) for x in (-22, 0, 22)
    )
    studs = "".join(
        fill(oval(x, y, 2.6), "#e6b43c") for x, y in ((-72, 62), (72, 62), (-37, 3), (37, 3), (-67, 120), (67, 120))
    )
    return shell + inside + quilt + studs


@layer("coffin-lid")
def coffin_lid(who: Portrait) -> str:
    """Its lid, pushed aside."""
    lid = paper(curve("-26,-92! 20,-92! 44,-40! 30,120! -36,120! -52,-40!"), "#a8703f", lift=3, edge=1.6)
    cross = paper(
        curve("-9,-72! 3,-72! 3,-50! 20,-50! 20,-38! 3,-38! 3,10! -9,10! -9,-38! -26,-38! -26,-50! -9,-50!"),
        "#e0b04a",
        lift=1,
    )
    return placed(lid + cross, -78, 168, -22, 0.9)


@layer("vulture")
def vulture(who: Portrait) -> str:
    """A vulture sits on his shoulder, a card in its beak."""
    body = paper(
        curve(ragged("-30,-6 -38,30 -30,66 -8,84 12,70 18,30 8,-6", 6, 15, (0, 0.8))), "#4a3a44", lift=1.8, edge=1.1
    )
    wing = paper(curve(ragged("-34,4 -46,36 -36,72 -14,86 -8,48 -14,8", 6, 15, (-0.2, 0.9))), "#2c222e", lift=1.6)
    ruff = paper(curve(ragged("-26,-4 -8,-18 14,-8 16,8 -6,16 -28,10", 5, 8, (0, 0.3))), "#efe6d2", lift=1.4)
    neck_ = paper(curve(band("-6,0 4,-18 -10,-36 -6,-54", [20, 15, 14, 20])), "#d87a6a", lift=1.6)
    head_ = paper(curve("-20,-62 -8,-72 8,-68 16,-56 8,-46 -10,-46"), "#e69884", lift=1.2)
    beak = paper(curve("8,-68! 24,-66 34,-54 30,-38! 24,-50 10,-52"), "#f0cf78", lift=1.2)
    eye = fill(oval(3, -60, 4), "#fff3cf") + fill(oval(4.4, -60, 2.1), CARD_INK) + line("M-6 -67L9 -65", "#7a2a24", 3)
    prey = placed(playing_card("heart"), 22, -28, 16, 0.9)
    return placed(body + wing + neck_ + head_ + prey + beak + eye + ruff, -74, 112, -4, 1)


@layer("horse")
def horse_head(who: Portrait) -> str:
    """The head of his horse, before him."""
    coat_ = "#a8582c"
    neck_ = paper(curve(band("-112,240 -92,170 -70,118", [92, 70, 48])), coat_, lift=3, edge=1.2)
    mane = paper(
        curve(ragged(band("-128,210 -116,140 -92,92 -68,76", [22, 28, 26, 10], 3), 5, 10, (-0.6, 0.6))),
        "#2c1f24",
        lift=2,
    )
    head_ = paper(
        curve("-88,84 -70,78 -54,92 -44,120 -30,146 -26,162 -36,174 -52,172 -64,156 -86,142 -98,112"),
        coat_,
        lift=2.4,
        edge=1.2,
    )
    muzzle = paper(curve("-42,140 -30,146 -25,162 -36,175 -53,172 -60,158 -52,146"), shade(coat_, 0.35), lift=1)
    blaze = paper(curve("-70,86 -62,90 -46,132 -50,136 -66,112"), CREAM, lift=0.5)
    ears_ = "".join(
        paper(curve(moved("-7,6! -5,-20! 9,4!", x, y, 1, t)), shade(coat_, d), lift=1.4)
        for x, y, t, d in ((-84, 82, -18, 0.2), (-70, 76, 8, 0))
    )
    eye = (
        fill(oval(-72, 108, 5, 6), CARD_INK)
        + fill(oval(-73.5, 106, 1.7), "#ffffff", 0.9)
        + fill(oval(-36, 160, 3, 4), CARD_INK)
    )
    bridle = (
        line(curve("-92,128 -70,134 -48,126", is_open=True), "#3a2018", 5)
        + line(curve("-92,128 -84,104 -80,86", is_open=True), "#3a2018", 4.4)
        + paper(oval(-50, 127, 5), GOLD, lift=0.7)
    )
    return neck_ + head_ + muzzle + blaze + mane + ears_ + eye + bridle


@layer("veil")
def veil(who: Portrait) -> str:
    """Lace that falls from a comb over the shoulders, behind the head."""
    bell = even("0,0 26,6 48,30 58,80 70,140 84,200! 40,212 0,206!")
    net = "".join(line(f"M{x} 20L{x * 1.7:.0f} 200", tint(who.hat_colour, 0.4), 1.4, 0.4) for x in range(-40, 41, 10))
    return paper(curve(ragged(bell, 4, 15, (0, 0.3))), who.hat_colour, lift=1.8, edge=1.2) + net
