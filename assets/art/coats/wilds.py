"""Clothes of the Wildwood, Thunder Pass, the Wind Riders and the Black Fen."""

from __future__ import annotations

from assets.art.coats.basics import brooch, torso
from assets.art.kit import band, box, curve, even, fill, flipped, line, moved, oval, paper, placed, ragged, shade, tint
from assets.art.registry import coat
from assets.art.shapes.wilds import leaf


@coat("leaf-mantle")
def leaf_mantle(colour: str, trim: str) -> str:
    """Leaves upon leaves, like tiles."""
    parts = [paper(torso(70, 14), shade(colour, 0.35), lift=3)]
    for row, (y, reach) in enumerate(((196, 88), (176, 76), (156, 52))):
        for index in range(-5, 6):
            x = (index + (row % 2) * 0.5) * 17
            if abs(x) < reach:
                tone = tint(colour, 0.12 * ((index + row) % 3))
                parts.append(leaf(x, y - 12 + abs(x) * 0.16, 1.25, 180 - x * 0.24, shade(tone, 0.14 if x > 0 else 0)))
    collar = ragged(even("0,146 20,134 40,140 50,154! 24,158 0,170"), 4, 9, (0, 0.5))
    return "".join(parts) + paper(curve(collar), trim, lift=1.8, edge=1)


@coat("bark-plates")
def bark_plates(colour: str, trim: str) -> str:
    """Sheets of birch bark sewn together, moss in the seams."""
    under = paper(torso(66, 15), shade(trim, 0.3), lift=3)
    plates = ""
    for x, y, wide in (
        (-74, 156, 42),
        (-30, 162, 30),
        (2, 162, 30),
        (34, 156, 42),
        (-66, 186, 44),
        (-20, 190, 40),
        (22, 186, 44),
    ):
        plates += paper(box(x, y, wide, 28, 5), shade(colour, 0.12 if x > 0 else 0), lift=1.4, edge=1)
        plates += line(f"M{x + 5} {y + 8}h9M{x + wide - 16} {y + 15}h10M{x + 10} {y + 22}h6", "#3a342c", 2, 0.75)
    moss = ragged(even("0,160 18,140 40,142 60,154! 30,158 0,172"), 4, 8, (0, 0.6))
    return under + plates + paper(curve(moss), trim, lift=1.8, edge=1)


@coat("kaftan")
def kaftan(colour: str, trim: str) -> str:
    """A riding coat, one side lapped over the other, with a broad hem."""
    robe = paper(torso(64, 15), colour, lift=3)
    lap = paper(curve("-22,136! 4,152 30,190 36,224! -78,224! -70,166 -46,148"), tint(colour, 0.08), lift=1.6)
    hem = paper(curve(band("-23,134 2,150 28,188 34,226", [11, 12, 12, 12])), trim, lift=1, edge=0.9)
    other = paper(curve(band("23,134 14,146 8,154", [11, 11, 8])), trim, lift=1, edge=0.9)
    signs = "".join(
        line(f"M{x - 4} {y}h8M{x} {y - 4}v8", tint(trim, 0.6), 1.6, 0.8)
        for x, y in ((-6, 146), (8, 160), (20, 176), (29, 194))
    )
    seams = "".join(
        line(curve(s, is_open=True), shade(colour, 0.5), 1.8, 0.5)
        for s in ("-48,160 -44,186 -48,216", "52,164 48,190 52,216")
    )
    return robe + lap + hem + other + signs + seams


@coat("stone-plates")
def stone_plates(colour: str, trim: str) -> str:
    """Shoulders of rough slabs, held by iron."""
    under = paper(torso(70, 12), shade(colour, 0.4), lift=3)
    slabs = ""
    for slab in ("16,140! 46,140! 84,158! 92,182! 54,178! 22,160!", "22,160! 54,178! 92,182! 94,224! 30,224! 10,186!"):
        for side in (-1, 1):
            slabs += paper(
                curve(flipped(slab) if side < 0 else moved(slab)),
                shade(colour, 0.16 if side > 0 else 0),
                lift=2,
                edge=1.2,
            )
    cracks = line("M-60 156l10 6l-4 8M50 150l8 8M-40 190l8 10l-6 8M60 196l-8 8l4 10", shade(colour, 0.6), 1.8, 0.7)
    clamp = paper(box(-16, 168, 32, 12, 2), trim, lift=1.2) + "".join(
        fill(oval(x, 174, 2.4), tint(trim, 0.5)) for x in (-10, 10)
    )
    return under + slabs + cracks + clamp


@coat("cloud-robe")
def cloud_robe(colour: str, trim: str) -> str:
    """A robe that is weather below the shoulders."""
    robe = paper(torso(72, 13), colour, lift=3)
    rolls = "".join(
        paper(
            curve(
                moved("-70,20 -84,4 -66,-10 -44,-6 -30,-20 -6,-16 10,-22 30,-12 52,-18 72,-4 80,14 40,26 0,24", 0, y, g)
            ),
            tint(colour, t),
            lift=2,
            edge=1.1,
        )
        for y, g, t in ((178, 1.1, 0.06), (200, 1.25, 0.16))
    )
    zig = line("M-40 214l14 -22l-8 -2l14 -24M30 218l10 -20l-8 -2l14 -22", trim, 3.4, 0.9)
    return robe + rolls + zig


@coat("wet-rags")
def wet_rags(colour: str, trim: str) -> str:
    """What the water has left of a shirt; weed hangs from it."""
    shirt = paper(
        curve(ragged(even("0,150! 18,138 44,146 66,164 76,190 80,230! 0,230!"), 3, 14, (0, 0.6))),
        colour,
        lift=3,
        edge=1,
    )
    tears = "".join(
        fill(curve(moved("0,-12! 5,0 0,14! -5,0", x, y, 1, t)), shade(colour, 0.6), 0.8)
        for x, y, t in ((-40, 188, 14), (36, 196, -12), (8, 206, 6))
    )
    weed = "".join(
        line(curve(w, is_open=True), trim, 4, 0.95) + leaf(x, y, 0.6, t, trim)
        for w, x, y, t in (
            ("-48,150 -54,176 -46,204", -52, 180, 220),
            ("40,146 50,170 44,200", 48, 176, 140),
            ("-6,152 2,172 -4,196", 0, 174, 160),
        )
    )
    return shirt + tears + weed


@coat("fever-shift")
def fever_shift(colour: str, trim: str) -> str:
    """A thin shift, slipped from one shoulder, with a damp shawl."""
    shift = paper(torso(58, 18, 22), colour, lift=2.6)
    cloth = paper(curve("-80,226! -74,170 -44,148! -20,170 10,190 60,196 90,190! 90,230!"), trim, lift=2, edge=1)
    lines = "".join(
        line(curve(f, is_open=True), shade(trim, 0.5), 1.8, 0.6)
        for f in ("-60,166 -40,190 0,206", "-66,190 -40,210 -10,220")
    )
    return shift + cloth + lines + placed(brooch(-46, 156, "#9aa04a"), 0, 0)
