"""Clothes of a court."""

from __future__ import annotations

from assets.art.coats.basics import brooch, buttons, torso
from assets.art.kit import (
    GOLD,
    band,
    both,
    box,
    curve,
    even,
    fill,
    flipped,
    folds,
    line,
    moved,
    oval,
    paper,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.registry import coat
from assets.art.shapes.court import LINEN


def _tails(places: tuple[tuple[float, float], ...]) -> str:
    return "".join(
        fill(curve(f"{x - 1.6},{y - 3} {x + 1.6},{y - 3} {x + 1},{y + 2} {x},{y + 6}! {x - 1},{y + 2}"), "#2a2028")
        for x, y in places
    )


@coat("ermine")
def ermine_robe(colour: str, trim: str) -> str:
    """A king's mantle."""
    robe = paper(torso(76, 12), colour, lift=3)
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.55), 2, 0.5)
        for fold in (
            "66,170 60,190 64,214",
            "-66,170 -60,190 -64,214",
            "50,176 46,196 50,214",
            "-50,176 -46,196 -50,214",
        )
    )
    front = paper(curve(even("0,150 20,150 24,224! 0,224!")), trim, lift=1)
    seam = "".join(paper(oval(0, y, 3.2), "#dcab3e", lift=0.6) for y in (182, 195))
    cape = curve(even("0,152! 16,130! 40,138 66,152 74,172! 58,178 40,172 26,180 14,172 0,160!"))
    fur = paper(cape, "#f1e8d6", lift=2.6, edge=1)
    tails = _tails(
        (
            (-60, 162),
            (-46, 152),
            (-44, 168),
            (-30, 148),
            (-30, 164),
            (-17, 158),
            (60, 162),
            (46, 152),
            (44, 168),
            (30, 148),
            (30, 164),
            (17, 158),
        )
    )
    chain = "".join(
        paper(oval(x, 158 + (1 - (x / 34) ** 2) * 22, 4.2), "#dcab3e", lift=0.8, edge=0.7) for x in range(-32, 33, 8)
    )
    medal = paper(star(0, 190, 10, 5, 8), "#dcab3e", lift=1.2) + fill(oval(0, 190, 3.6), "#b3262b")
    return robe + folds + front + seam + fur + tails + chain + medal


@coat("gown")
def gown(colour: str, trim: str) -> str:
    """A queen's: high collar, pearls, puffed sleeves."""
    collar = ""
    for side in (-1, 1):
        fan = "12,150 20,116 40,98 52,106! 54,124 46,144 30,158"
        collar += paper(curve(fan if side > 0 else flipped(fan)), shade("#f4ead6", 0.08 if side > 0 else 0), lift=2)
        for x, y in ((30, 104), (41, 104), (49, 114), (22, 120)):
            collar += line(
                curve(f"{side * 16},150 {side * (x * 0.7 + 4):.0f},{y + 20} {side * x},{y}", is_open=True),
                "#b7a37a",
                1.2,
                0.6,
            )
    sleeves = ""
    for side in (-1, 1):
        puff = "34,152 50,144 68,152 76,172 70,196 52,204 38,188"
        sleeves += paper(curve(puff if side > 0 else flipped(puff)), shade(colour, 0.12 if side > 0 else 0), lift=2)
        for x in (48, 57, 66):
            sleeves += line(
                curve(f"{side * x},{152 + (x - 48) * 0.2} {side * (x + 1)},172 {side * (x - 3)},194", is_open=True),
                trim,
                2.4,
                0.8,
            )
    body = paper(curve(even("0,160 14,152 30,148 44,156 40,190 46,224! 0,224!")), colour, lift=2)
    panel = paper(curve(even("0,166 12,160 16,190 20,224! 0,224!")), trim, lift=0.8)
    net = "".join(
        line(f"M{x} {y}l8 8M{x + 8} {y}l-8 8", tint(trim, 0.5), 1, 0.6)
        for x, y in ((-12, 172), (-4, 172), (4, 172), (-12, 182), (-4, 182), (4, 182), (-12, 192), (-4, 192), (4, 192))
    )
    pearls = "".join(
        fill(oval(x, 147 + (1 - (x / 22) ** 2) * 13, 2.6), "#f9f3e4")
        + fill(oval(x + 0.7, 147.8 + (1 - (x / 22) ** 2) * 13, 1.6), "#cdbfa2", 0.6)
        for x in (-20, -15, -10, -5, 0, 5, 10, 15, 20)
    )
    return (
        collar
        + sleeves
        + body
        + panel
        + net
        + pearls
        + paper(oval(0, 168, 4.6, 5.6), "#b3262b", lift=0.8)
        + fill(oval(-1.4, 166, 1.4), "#ffffff", 0.7)
    )


@coat("motley")
def motley(colour: str, trim: str) -> str:
    """Two halves, a pointed collar with bells."""
    body = paper(torso(60, 15), colour, lift=3)
    half = fill(curve("0,138! 20,137 37,146 60,158 68,182 71,224! 0,224!"), trim)
    lozenges = "".join(
        fill(curve(f"{x},{y - 11}! {x + 8},{y}! {x},{y + 11}! {x - 8},{y}!"), trim if x < 0 else colour)
        for x, y in ((-22, 196), (-42, 196), (22, 196), (42, 196), (-32, 176), (32, 176))
    )
    collar = []
    for index, x in enumerate((-46, -28, -10, 10, 28, 46)):
        points = f"{x * 0.45:.1f},138! {x - 11},150 {x},{182 - abs(x) * 0.32:.1f}! {x + 11},150"
        tone = (colour, trim)[index % 2]
        collar.append(paper(curve(points), tint(tone, 0.12), lift=1.4))
        collar.append(paper(oval(x, 184 - abs(x) * 0.32, 4.2), "#dcab3e", lift=0.8))
    ruff = paper(
        curve("-24,134 -16,140 -8,136 0,142 8,136 16,140 24,134 22,146 12,150 0,152 -12,150 -22,146"),
        "#f1e8d6",
        lift=1.4,
    )
    return body + half + lozenges + "".join(collar) + ruff


@coat("plate")
def plate(colour: str, trim: str) -> str:
    """Full armour."""
    under = paper(torso(60, 16), shade(colour, 0.5), lift=3)
    breast = paper(curve(even("0,158 20,150 38,156 42,180 36,224! 0,224!")), colour, lift=2, edge=1.1, fall=0.3)
    dark = fill(curve("2,158! 20,150 38,156 42,180 36,224! 6,224!"), shade(colour, 0.75), 0.3)
    ridge = line("M0 160V224", tint(colour, 0.7), 2.2)
    gorget = paper(
        curve(even("0,150 16,146 24,134! 34,142 38,154! 20,164 0,170!")), tint(colour, 0.08), lift=1.6, edge=1
    )
    pauldrons = ""
    for side in (-1, 1):
        for drop, grow in ((20, 0.94), (10, 1.0), (0, 1.06)):
            shell = moved("-24,8! -20,-8 -4,-16 14,-10 24,6 26,20! 4,10", 54, 158 + drop, grow)
            pauldrons += paper(
                curve(shell if side > 0 else flipped(shell)), shade(colour, 0.14 if side > 0 else 0.0), lift=1.6, edge=1
            )
        pauldrons += fill(oval(side * 44, 152, 2.2), "#dcab3e") + fill(oval(side * 66, 160, 2.2), "#dcab3e")
    return (
        under
        + breast
        + dark
        + ridge
        + pauldrons
        + gorget
        + line(curve(even("22,137 30,145 33,154")[:3], is_open=True), "#dcab3e", 1.6)
    )


@coat("tabard")
def tabard(colour: str, trim: str) -> str:
    """Mail, pauldrons and a surcoat with a cross."""
    mail = paper(torso(66, 15), "#6f7580", lift=3)
    rings = "".join(
        line(curve(f"{s * 44},{y} {s * 56},{y + 4} {s * 70},{y + 3}", is_open=True), "#3b3f48", 1.5, 0.7)
        for s in (-1, 1)
        for y in range(158, 210, 6)
    )
    cloth = paper(curve(even("0,152 18,144! 34,146 44,152 40,180 46,224! 0,224!")), colour, lift=2)
    cross = "-7,160! 7,160! 6,178! 26,176! 26,192! 6,190! 7,224! -7,224! -6,190! -26,192! -26,176! -6,178!"
    coif = paper(curve(even("0,160! 10,156 28,144 26,130! 0,132!")), "#7d838e", lift=1.6)
    shells = ""
    for side in (-1, 1):
        for drop in (14, 0):
            shell = moved("-20,10! -16,-8 0,-14 16,-6 24,12! 2,6", 56, 158 + drop)
            shells += paper(
                curve(shell if side > 0 else flipped(shell)), shade("#a4abb5", 0.15 if side > 0 else 0), lift=1.6
            )
    return mail + rings + cloth + paper(curve(cross), trim, lift=0.9) + coif + shells


@coat("rags")
def rags(colour: str, trim: str) -> str:
    """Torn shawls."""
    body = paper(torso(62, 18), shade(colour, 0.35), lift=3)
    shawl = paper(
        curve(ragged(even("0,146! 20,134! 44,144 66,164 70,196! 40,190 18,204 0,190!"), 4, 12, (0, 0.8))),
        colour,
        lift=2.4,
    )
    scarf = paper(curve("-28,134 0,148 28,134 30,148 10,162 0,164 -12,161 -30,148"), trim, lift=1.6)
    patch = paper(box(-46, 168, 18, 16, 2), tint(trim, 0.2), lift=0.6) + line(
        "M-46 172h-3M-46 180h-3M-28 172h3M-28 180h3M-41 168v-3M-33 168v-3M-41 184v3M-33 184v3", "#160b1c", 1.2, 0.6
    )
    return body + shawl + patch + scarf


@coat("doublet")
def doublet(colour: str, trim: str) -> str:
    """Slashed sleeves, a ruff and gold buttons."""
    body = paper(torso(62, 14), colour, lift=3)
    slashes = "".join(
        line(curve(f"{s * x},{y} {s * (x + 3)},{y + 14} {s * (x + 2)},{y + 30}", is_open=True), trim, 3.4, 0.9)
        for s in (-1, 1)
        for x, y in ((50, 164), (59, 172))
    )
    front = paper(curve(even("0,152 20,150 24,224! 0,224!")), shade(colour, 0.14), lift=0.9)
    braid = "".join(line(f"M-16 {y}H16", trim, 2.2, 0.85) for y in (176, 188, 200))
    ruff = paper(
        curve(
            "-30,138 -22,132 -14,137 -7,133 0,138 7,133 14,137 22,132 30,138 32,148 24,156 16,150 8,157 0,151 -8,157 -16,150 -24,156 -32,148"
        ),
        "#f6efe0",
        lift=2,
    )
    return body + slashes + front + braid + buttons(0, (170, 182, 194), trim) + ruff


@coat("millstone")
def millstone(colour: str, trim: str) -> str:
    """A ruff like a plate, a chain of office."""
    body = paper(torso(66, 16), colour, lift=3)
    chain = "".join(
        paper(oval(x, 172 + (1 - (x / 44) ** 2) * 22, 4.6), GOLD, lift=0.9, edge=0.8) for x in range(-42, 43, 10)
    )
    ruff = paper(curve(even("0,156 30,154 56,146 66,134 58,124 36,122 0,128")), LINEN, lift=2.6, edge=1)
    pleats = "".join(
        line(
            f"M{x * 0.42:.0f} {131 + (1 - abs(x) / 66) * 5:.0f}L{x} {156 - (x / 66) ** 2 * 20:.0f}",
            "#b7a37a",
            1.6,
            0.65,
        )
        for x in range(-60, 61, 10)
    )
    return (
        body
        + folds(("44,180 40,200 42,216", "-44,180 -40,200 -42,216"), colour, 2)
        + chain
        + paper(star(0, 200, 9, 4.4, 6), GOLD, lift=1)
        + ruff
        + pleats
    )


@coat("high-collar")
def high_collar(colour: str, trim: str) -> str:
    """A cloak whose collar stands up beside the cheeks."""
    lining = both("10,160 24,140 36,100 58,74! 66,110 62,146 40,172", trim, 0.16, lift=2.4, edge=1)
    robe = paper(torso(70, 16), colour, lift=3)
    edges = both(
        "14,150! 30,142 56,128 63,92! 76,132 74,168 44,186 20,224! 2,224! 18,180", colour, 0.12, lift=2.2, edge=1.1
    )
    return (
        lining
        + robe
        + paper(curve(even("0,150 16,150 16,224! 0,224!")), shade(trim, 0.3), lift=1)
        + buttons(0, (172, 186, 199), GOLD)
        + edges
        + paper(oval(0, 158, 6), "#5fae4a", lift=1, edge=0.9)
    )


@coat("stole")
def stole(colour: str, trim: str) -> str:
    """Velvet, a fur around the shoulders, rows of pearls."""
    gown = paper(torso(70, 15, 22), colour, lift=3)
    skin = paper(curve(even("0,190 20,184 36,168 30,142! 0,146!")), "#eaa684", lift=0.6, edge=0)
    fur = both("26,136! 52,142 82,160 92,200 88,224! 60,224! 62,186 44,170 28,160", trim, 0.08, lift=2.6, edge=1)
    pearls = "".join(
        paper(oval(x, y + (1 - (x / wide) ** 2) * sag, 3), "#f9f3e4", lift=0.5, edge=0.5)
        for wide, y, sag in ((24, 143, 12), (30, 148, 22), (36, 154, 34))
        for x in range(-wide + 2, wide, 7)
    )
    return (
        gown
        + skin
        + line(curve("-36,170 -18,186 0,191 18,186 36,170", is_open=True), GOLD, 3)
        + pearls
        + paper(oval(0, 196, 6.4, 7.6), "#2f8a6a", lift=1)
        + fur
    )


@coat("kirtle")
def kirtle(colour: str, trim: str) -> str:
    """A laced bodice with white sleeves."""
    sleeves = both("30,150 52,148 72,164 80,196 78,224! 44,224! 40,180", LINEN, 0.08, lift=2.4, edge=1)
    body = paper(curve(even("0,168 20,166 30,146! 40,148 46,170 40,198 46,224! 0,224!")), colour, lift=2, edge=1)
    chest = paper(curve(even("0,182! 16,178 22,150! 0,154!")), LINEN, lift=0.8)
    lace = line("M-8 190L8 198M8 190L-8 198M-8 200L8 208M8 200L-8 208", trim, 2)
    return sleeves + folds(("58,164 54,184 58,206", "-58,164 -54,184 -58,206"), LINEN) + chest + body + lace


@coat("quartered")
def quartered(colour: str, trim: str) -> str:
    """A herald's tabard: four fields with signs."""
    body = paper(torso(76, 12), colour, lift=3)
    fields = fill("M0 140H20L47 148L76 160L82 184H0z", trim) + fill("M0 184H-86V224H0z", trim)
    signs = "".join(
        fill(curve(moved("0,-10! 4,-4 10,-5 5,2 4,9! 0,6 -4,9! -5,2 -10,-5 -4,-4", x, y, 1.3)), tone)
        for x, y, tone in ((-36, 172, GOLD), (38, 172, colour), (-36, 204, colour), (38, 204, GOLD))
    )
    collar = paper(curve(even("0,156! 14,146 24,132! 34,140 30,152 14,164 0,168!")), GOLD, lift=1.8)
    return body + fields + signs + line("M0 160V224M-84 184H84", GOLD, 2.6) + collar


@coat("kitchen-apron")
def kitchen_apron(colour: str, trim: str) -> str:
    """Rolled sleeves and a bib."""
    body = paper(torso(70, 13), colour, lift=3)
    bib = paper(curve(even("0,166 22,164 34,156! 40,170 44,224! 0,224!")), trim, lift=1.8)
    straps = both("22,140! 30,138! 40,164! 31,166!", trim, 0.08, lift=1.2)
    scarf = paper(curve("-26,132 0,142 26,132 26,144 8,156 0,158 -8,156 -26,144"), "#b3262b", lift=1.6)
    return (
        body
        + bib
        + straps
        + scarf
        + fill(oval(-14, 196, 5, 3.4), "#c9772f", 0.6)
        + fill(oval(12, 204, 3.4, 2.4), "#c9772f", 0.5)
    )


@coat("star-robe")
def star_robe(colour: str, trim: str) -> str:
    """A wide robe sown with stars."""
    body = paper(torso(72, 15), colour, lift=3)
    marks = "".join(
        fill(star(x, y, r, r * 0.4), trim, 0.9)
        for x, y, r in ((-50, 172, 5), (-34, 194, 4), (52, 176, 5), (34, 198, 4), (-62, 200, 4), (62, 204, 4))
    )
    hem = both("12,134! 30,138 34,160 22,224! 8,224! 18,170", trim, 0.12, lift=1.6)
    return (
        body
        + folds(("56,186 52,202 54,216", "-56,186 -52,202 -54,216"), colour)
        + marks
        + paper(curve(even("0,146 14,144 14,224! 0,224!")), shade(colour, 0.4), lift=0.8)
        + hem
    )


@coat("jerkin")
def jerkin(colour: str, trim: str) -> str:
    """Leather over a shirt, a strap across."""
    shirt = paper(torso(64, 14), trim, lift=3)
    body = both("2,170 22,142 44,148 46,176 44,224! 0,224!", colour, 0.1, lift=1.8, edge=1)
    lace = line("M-6 176L6 184M6 176L-6 184M-6 188L6 196M6 188L-6 196", tint(trim, 0.4), 1.8)
    strap = paper(curve(band("52,144 14,180 -30,224", [10, 10, 10])), shade(colour, 0.35), lift=1.4)
    collar = both("3,158! 15,132! 28,140 16,164!", shade(trim, 0.1), 0.08, lift=1.2)
    return (
        shirt
        + folds(("58,168 54,186 56,206", "-58,168 -54,186 -56,206"), trim)
        + body
        + lace
        + strap
        + paper(box(8, 174, 12, 12, 2), GOLD, lift=0.8)
        + collar
    )


@coat("gambeson")
def gambeson(colour: str, trim: str) -> str:
    """A quilted coat and a surcoat with a stripe."""
    body = paper(torso(68, 14), colour, lift=3)
    quilt = "".join(
        line(
            curve(f"{x},{150 + abs(x) * 0.16:.0f} {x * 1.06:.0f},184 {x * 1.1:.0f},222", is_open=True),
            shade(colour, 0.5),
            1.8,
            0.6,
        )
        for x in range(-60, 61, 15)
    )
    return (
        body
        + quilt
        + paper(curve("-16,150! 16,150! 16,224! -16,224!"), trim, lift=1.2)
        + buttons(0, (172, 188, 203), GOLD)
    )


@coat("envoy")
def envoy(colour: str, trim: str) -> str:
    """A rich gown, a sash across it, the star of an order."""
    robe = paper(torso(70, 14), colour, lift=3)
    fronts = both("12,134! 30,138 40,152 34,224! 10,224! 18,170", shade(colour, 0.3), 0.12, lift=1.8, edge=1)
    sash = paper(curve(band("-62,146 -6,190 40,236", [20, 20, 20])), "#b3262b", lift=1.8, edge=1) + line(
        "M-56 140L48 226M-70 152L34 240", trim, 2.4, 0.9
    )
    return (
        robe
        + folds(("54,176 50,196 52,216", "-54,190 -50,204 -52,218"), colour, 2)
        + fronts
        + sash
        + paper(star(34, 184, 14, 6, 8), trim, lift=1.2, edge=1)
        + fill(oval(34, 184, 4.6), "#2f5f9e")
    )


@coat("shawl")
def shawl(colour: str, trim: str) -> str:
    """A woollen shawl, crossed on the chest, with a fringe."""
    body = paper(torso(74, 16), shade(colour, 0.35), lift=2)
    left = "-20,136! -60,152 -84,186 -88,240! -30,240! -4,196 14,166!"
    right = "20,136! 60,152 84,186 88,240! 20,240! -22,202 -30,176 -12,158!"
    fringe = "".join(
        line(f"M{x} {y}l-4 12", tint(trim, 0.2), 2.2) for x, y in ((-24, 184), (-18, 194), (-10, 202), (0, 210))
    )
    stripes = folds(("-40,150 -62,176 -68,214", "40,150 62,176 68,214"), trim, 3, 0.8)
    return (
        body
        + paper(curve(left), shade(colour, 0.1), lift=2)
        + fringe
        + paper(curve(right), colour, lift=2.4, edge=1.1)
        + stripes
        + brooch(-12, 176)
    )


@coat("matron")
def matron(colour: str, trim: str) -> str:
    """A broad bosom in a bodice, with puffed sleeves and an apron."""
    sleeves = both("44,144 74,146 98,170 100,214 92,240! 62,240! 56,190", colour, lift=2.4, edge=1.2)
    bodice = paper(
        curve(even("0,150! 26,142! 50,146 66,170 68,196 54,240! 0,240!")), shade(colour, 0.08), lift=2.2, edge=1
    )
    linen = paper(curve(even("0,168 14,160 30,146! 20,136! 0,146!")), "#f4ecda", lift=1.2)
    bust = folds(("-56,176 -34,192 -6,184", "56,176 34,192 6,184"), colour, 2, 0.5)
    apron = paper(curve(even("0,190! 40,188! 48,240! 0,240!")), trim, lift=1.6)
    lace = "".join(
        line(f"M{-7 + (i % 2) * 14} {168 + i * 6}L{7 - (i % 2) * 14} {174 + i * 6}", "#f4ecda", 2) for i in range(3)
    )
    return sleeves + bodice + linen + bust + lace + apron
