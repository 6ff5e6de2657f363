"""Clothes of the north."""

from __future__ import annotations

from collections.abc import Iterator

from assets.art.coats.basics import brooch, torso
from assets.art.kit import (
    GOLD,
    Knot,
    band,
    both,
    box,
    curve,
    even,
    fill,
    line,
    moved,
    open_line,
    oval,
    paper,
    ragged,
    shade,
    tint,
)
from assets.art.registry import coat
from assets.art.shapes.court import gem


@coat("furs")
def furs(colour: str, trim: str) -> str:
    """A tunic in the clan's colour, a belt across, a fur around the shoulders."""
    tunic = paper(torso(70, 13), colour, lift=3)
    border = paper(curve(even("0,176! 16,150! 24,150! 0,188!")), tint(colour, 0.55), lift=0.8)
    knotwork = "".join(
        line(curve(f"{x},206 {x + 6},198 {x + 12},206", is_open=True), tint(colour, 0.5), 2, 0.8)
        for x in range(-66, 60, 12)
    )
    strap = paper(curve(band("-46,146 -6,186 30,224", [11, 11, 11])), "#5a3824", lift=1.2)
    studs = "".join(fill(oval(x, y, 1.7), "#dcab3e") for x, y in ((-34, 158), (-22, 170), (-10, 182), (4, 196)))
    outer = ragged(even("0,166! 18,138! 30,134 58,146 84,166 92,196! 70,190 48,176 26,170 10,172"), 5, 11, (0, 0.8))
    inner = ragged(even("0,158! 18,136! 34,136 56,148 72,164! 48,166 24,160 10,164"), 4, 9, (0, 0.8))
    return (
        tunic
        + knotwork
        + border
        + strap
        + studs
        + paper(curve(outer), shade(trim, 0.14), lift=3)
        + paper(curve(inner), tint(trim, 0.1), lift=1.4)
        + brooch(-20, 160)
        + brooch(20, 160)
    )


@coat("mail")
def mail_shirt(colour: str, trim: str) -> str:
    """Chain mail and a cloak pinned at one shoulder."""
    shirt = paper(torso(66, 13), "#767c86", lift=3)
    rings = "".join(line(curve([*_wave(y)], is_open=True), "#3f434c", 1.4, 0.75) for y in range(152, 216, 6))
    cloak = paper(
        curve("-24,134! -54,142 -84,164 -94,224! -40,224! -30,190 6,158 34,142 22,134! 0,150"), colour, lift=3
    )
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.55), 1.8, 0.5)
        for fold in ("20,146 -14,166 -44,214", "6,148 -30,166 -62,210", "-20,146 -56,168 -78,206")
    )
    edge = line(curve("32,142 6,158 -30,190 -40,224", is_open=True), trim, 3.2)
    return shirt + rings + cloak + folds + edge + brooch(26, 146)


def _wave(y: float) -> Iterator[Knot]:
    for index, x in enumerate(range(-72, 73, 6)):
        yield Knot(x, y + abs(x) * 0.1 + (1.6 if index % 2 else -1.6))


@coat("bare")
def bare(colour: str, trim: str) -> str:
    """A broad bare chest with straps; `colour` is the skin."""
    chest = paper(torso(80, 12, 24), colour, lift=3)
    pecs = "".join(
        line(curve(pec, is_open=True), shade(colour, 0.55), 2, 0.5)
        for pec in (
            "4,194 24,204 48,194 54,178",
            "-4,194 -24,204 -48,194 -54,178",
            "0,170 1,190 0,210",
            "10,154 26,150 44,154",
            "-10,154 -26,150 -44,154",
        )
    )
    dark = fill(curve("2,150! 24,140 50,146 80,160 90,190 92,224! 10,224!"), shade(colour, 0.7), 0.22)
    straps = paper(curve(band("-64,146 -10,190 40,230", [13, 13, 13])), trim, lift=1.6) + paper(
        curve(band("64,146 10,190 -40,230", [13, 13, 13])), shade(trim, 0.12), lift=1.6
    )
    ring = line(oval(0, 198, 9), "#8d8f96", 4.4) + line(oval(-0.6, 197.4, 9), "#c9ccd2", 1.6)
    return chest + dark + pecs + straps + ring


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
