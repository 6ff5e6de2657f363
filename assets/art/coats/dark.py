"""Clothes of the host, the order and the mercenaries."""

from __future__ import annotations

from assets.art.coats.basics import torso
from assets.art.coats.north import _wave
from assets.art.kit import (
    band,
    box,
    curve,
    even,
    fill,
    flipped,
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
from assets.art.registry import COATS, coat
from assets.art.shapes.dark import BONE, GOLD, INK, chain, tongue


@coat("shroud")
def shroud(colour: str, trim: str) -> str:
    """A mantle of black feathers over rusty mail, held by a bone."""
    under = paper(torso(64, 15), shade(trim, 0.3), lift=3)
    rings = "".join(line(curve([*_wave(y)], is_open=True), shade(trim, 0.7), 1.4, 0.6) for y in range(160, 216, 6))
    rows = []
    for reach, drop, tone in ((88, 26, 0.3), (74, 14, 0.16), (56, 2, 0.0)):
        outline = even(
            f"0,{170 + drop}! 16,{136 + drop * 0.2:.0f}! {reach * 0.6:.0f},{138 + drop * 0.5:.0f} {reach},{160 + drop} {reach + 4},{182 + drop}! {reach * 0.6:.0f},{170 + drop} {reach * 0.3:.0f},{166 + drop}"
        )
        rows.append(paper(curve(ragged(outline, 6, 10, (0, 1.1))), shade(colour, tone), lift=2, edge=1.1))
    chain = "".join(line(oval(x, 166 + (1 - (x / 26) ** 2) * 16, 3.6, 2.8), "#8d949e", 2) for x in range(-24, 25, 6))
    clasp = "".join(
        paper(oval(s * 25, 160, 6.4), "#d8cdb0", lift=1.2, edge=0.9) + fill(oval(s * 25, 160, 2.4), "#241a24")
        for s in (-1, 1)
    )
    return under + rings + "".join(rows) + chain + clasp


@coat("habit")
def habit(colour: str, trim: str) -> str:
    """A plain robe with a cowl and a cord."""
    robe = paper(torso(64, 16), colour, lift=3)
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.55), 1.9, 0.5)
        for fold in (
            "20,176 16,196 20,216",
            "-20,176 -16,196 -20,216",
            "44,172 40,192 44,214",
            "-44,172 -40,192 -44,214",
        )
    )
    cowl = paper(curve(even("0,172! 16,134! 36,136 54,150 58,166! 34,172 14,180")), shade(colour, 0.1), lift=2.4)
    inner = paper(curve(even("0,160! 14,136! 26,138 18,154")), shade(colour, 0.4), lift=0.8)
    cord = line("M0 168V188", trim, 2.2)
    cross = paper(
        curve("-3,182! 3,182! 3,189! 10,189! 10,195! 3,195! 3,208! -3,208! -3,195! -10,195! -10,189! -3,189!"),
        trim,
        lift=1,
    )
    return robe + folds + cowl + inner + cord + cross


@coat("flame-cope")
def flame_cope(colour: str, trim: str) -> str:
    """A cope with a collar like two wings and tongues of fire at its hem."""
    robe = paper(torso(78, 12), colour, lift=3)
    tongues = "".join(
        tongue(x, 214 - abs(x) * 0.12, 0.9, (mix(trim, colour, 0.35), trim, "#fff0b4"))
        for x in (-66, -48, -30, 30, 48, 66)
    )
    front = paper(curve(even("0,150 14,148 18,224! 0,224!")), trim, lift=1) + "".join(
        fill(star(0, y, 6, 2.6, 4), shade(trim, 0.5)) for y in (176, 194)
    )
    collar = ""
    for side in (-1, 1):
        fan = "10,156 20,118 44,92 58,96! 58,128 46,150 26,164"
        collar += paper(
            curve(fan if side > 0 else flipped(fan)), shade(colour, 0.26 if side > 0 else 0.12), lift=2.2, edge=1.2
        )
        rim = "20,150 32,122 57,97"
        collar += line(curve(rim if side > 0 else flipped(rim), is_open=True), trim, 2.2, 0.8)
    return robe + tongues + collar + front + paper(oval(0, 158, 7), trim, lift=1.2) + fill(oval(0, 158, 3.4), "#8c1f2b")


@coat("greatcoat")
def greatcoat(colour: str, trim: str) -> str:
    """A caped coat with a high collar and a row of bolts."""
    body = paper(torso(72, 14), colour, lift=3)
    shirt = paper(curve(even("0,150! 12,142! 14,224! 0,224!")), "#d8cdb8", lift=0)
    cape = paper(
        curve(even("14,140! 40,142 70,158 84,192! 54,188 24,190 8,224! 6,170")[:7]), tint(colour, 0.08), lift=2
    ) + paper(curve(flipped("14,140! 40,142 70,158 84,192! 54,188 24,190 8,224! 6,170")), tint(colour, 0.14), lift=2)
    collar = ""
    for side in (-1, 1):
        fan = "4,164! 16,124 38,106 46,116! 42,142 24,162"
        collar += paper(
            curve(fan if side > 0 else flipped(fan)), shade(colour, 0.2 if side > 0 else 0.05), lift=2, edge=1.1
        )
    strap = paper(curve(band("-58,152 -10,186 40,226", [12, 12, 12])), trim, lift=1.4)
    bolts = "".join(
        placed(paper(box(-2.4, -11, 4.8, 20, 1), "#c9ccd2", lift=0.7), x, y, 34)
        for x, y in ((-42, 163), (-29, 172), (-16, 181), (-3, 190))
    )
    return body + shirt + cape + strap + bolts + collar


@coat("stole-plate")
def stole_plate(colour: str, trim: str) -> str:
    """A chaplain's stole over armour."""
    steel = COATS["plate"]("#7d8590", GOLD)
    parts = [steel]
    for side in (-1, 1):
        strip = band(f"{side * 20},138 {side * 30},168 {side * 28},230", [17, 18, 19])
        parts.append(paper(curve(strip), shade(colour, 0.1 if side > 0 else 0), lift=1.6, edge=0.9))
        parts.append(fill(star(side * 29, 186, 7.4, 2.6, 4), trim))
        parts.append(line(f"M{side * 30 - 7} 200h14", trim, 2.4))
    return "".join(parts)


@coat("chained")
def chained(colour: str, trim: str) -> str:
    """A bare chest, an iron collar and chains; `colour` is the skin."""
    chest = paper(torso(74, 13, 22), colour, lift=3)
    dark = fill(curve("2,150! 24,140 46,146 74,160 84,190 86,224! 10,224!"), shade(colour, 0.7), 0.24)
    ribs = "".join(
        line(curve(rib, is_open=True), shade(colour, 0.55), 2, 0.5)
        for rib in (
            "6,178 24,174 40,182",
            "-6,178 -24,174 -40,182",
            "8,192 26,190 42,198",
            "-8,192 -26,190 -42,198",
            "10,156 26,150 44,154",
            "-10,156 -26,150 -44,154",
        )
    )
    ring = paper(curve(even("0,142 16,138 28,130! 30,146 16,156 0,160")), trim, lift=1.8, edge=1.1)
    links = chain(-4, 158, -60, 206) + chain(4, 158, 60, 206)
    bolts = "".join(fill(oval(x, 148 - abs(x) * 0.16, 2.2), tint(trim, 0.6)) for x in (-20, -8, 8, 20))
    return chest + dark + ribs + links + ring + bolts


@coat("dark-mantle")
def dark_mantle(colour: str, trim: str) -> str:
    """A mantle of fur or feathers in two rows, held by a chain."""
    under = paper(torso(64, 15), shade(trim, 0.3), lift=3)
    rows = ""
    for reach, drop, tone in ((90, 22, 0.25), (70, 4, 0.0)):
        outline = even(
            f"0,{172 + drop}! 16,{136 + drop * 0.2:.0f}! {reach * 0.6:.0f},{138 + drop * 0.5:.0f} "
            f"{reach},{160 + drop} {reach + 6},{186 + drop}! {reach * 0.55:.0f},{172 + drop}"
        )
        rows += paper(curve(ragged(outline, 8, 15, (0, 1.0))), shade(colour, tone), lift=1.8, edge=1.1)
    clasps = "".join(
        paper(oval(side * 20, 158, 7.4), BONE, lift=1.2) + fill(oval(side * 20, 158, 2.8), INK) for side in (-1, 1)
    )
    return under + rows + chain(-13, 160, 0, 172, "#8a8f98", 4) + chain(0, 172, 13, 160, "#8a8f98", 4) + clasps


@coat("witch-robe")
def witch_robe(colour: str, trim: str) -> str:
    """A plain robe, a wide shawl and a cord with little bones."""
    body = paper(torso(64, 17), shade(colour, 0.3), lift=3)
    shawl = paper(curve(even("0,176! 14,140! 40,144 66,162 74,200! 40,194 20,204 0,200")), colour, lift=2.4, edge=1.1)
    hem = line(curve("-66,190 -40,186 -16,194 0,190 16,194 40,186 66,190", is_open=True), trim, 3.4)
    folds = "".join(
        line(curve(f, is_open=True), shade(colour, 0.6), 2, 0.6)
        for f in ("30,150 44,166 50,186", "-30,150 -44,166 -50,186")
    )
    charms = "".join(
        paper(curve(moved("-2.6,0 -2,10 0,15! 2,10 2.6,0", x, y)), BONE, lift=0.8)
        for x, y in ((-16, 156), (-6, 164), (6, 164), (16, 156))
    )
    return body + shawl + hem + folds + charms


@coat("oilskin")
def oilskin(colour: str, trim: str) -> str:
    """A waxed coat with a cape, a strap and phials."""
    body = paper(torso(66, 16), shade(colour, 0.2), lift=3)
    cape = paper(curve(even("0,150 18,140! 42,148 66,166 76,196! 48,190 22,196 0,190")), colour, lift=2.4, edge=1.1)
    seams = "".join(
        line(curve(s, is_open=True), shade(colour, 0.6), 1.6, 0.6)
        for s in ("20,150 34,168 40,190", "-20,150 -34,168 -40,190", "0,156 0,190")
    )
    strap = paper(curve(band("56,156 8,188 -40,226", [10, 10, 10])), trim, lift=1.4)
    phials = "".join(
        placed(paper(box(-4, -8, 8, 18, 3), glass, lift=0.8) + fill(box(-2.6, -11, 5.2, 4, 1), "#d8c096"), x, y, -30)
        for x, y, glass in ((38, 170, "#8fd04a"), (22, 180, "#c04a6a"), (6, 191, "#d8b84a"))
    )
    return body + cape + seams + strap + phials
