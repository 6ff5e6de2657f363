"""What people wear from the neck down. The shoulders lie at about y = 150, the picture ends at 200."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from assets.art.kit import (
    Knot,
    band,
    box,
    curve,
    even,
    fill,
    flipped,
    kept_in,
    line,
    mix,
    moved,
    oval,
    paper,
    ragged,
    shade,
    star,
    tint,
)

Clothes = Callable[[str, str], str]
COATS: dict[str, Clothes] = {}
coat = kept_in(COATS)


def torso(wide: float = 66, slope: float = 14, neck: float = 20) -> str:
    """Shoulders."""
    top = 136
    return curve(
        even(
            f"0,{top + 4} {neck},{top}! {wide * 0.62:.1f},{top + slope * 0.7:.1f} {wide},{top + slope + 8:.1f} {wide + 8},{top + slope + 34:.1f} {wide + 11},224! 0,224!"
        )
    )


def _pair(right: str, colour: str, **how: float) -> str:
    return paper(curve(flipped(right)), colour, **how) + paper(curve(right), shade(colour, 0.1), **how)


def buttons(x: float, ys: tuple[float, ...], colour: str) -> str:
    """Round buttons, one below another."""
    return "".join(fill(oval(x + 0.5, y + 0.8, 2.3), "#160b1c", 0.35) + fill(oval(x, y, 2.2), colour) for y in ys)


def neckerchief(colour: str) -> str:
    """A triangle of cloth, its knot at the side."""
    cloth = "-25,132 0,141 25,132! 24,142 14,152 0,176! -14,152 -24,142"
    folds = ("-16,140 -8,150 -2,166", "15,140 8,150 2,164", "-4,142 -1,152 0,160")
    dots = "".join(
        fill(oval(x, y, 1.3), tint(colour, 0.7), 0.8)
        for x, y in ((-13, 146), (11, 146), (-5, 155), (6, 157), (0, 148), (0, 167))
    )
    return (
        paper(curve(cloth), colour, lift=2)
        + "".join(line(curve(fold, is_open=True), shade(colour, 0.5), 1.4, 0.5) for fold in folds)
        + dots
    )


@coat("duster")
def duster(colour: str, trim: str) -> str:
    """A long coat over a waistcoat."""
    shirt = paper(curve(even("0,134 18,136 22,224! 0,224!")), "#e6d6b4", lift=0)
    vest = _pair("3,164 20,142 44,150 40,224! 0,224! 0,172", mix(colour, "#3a2a20", 0.55), lift=1.2)
    outer = paper(torso(68), colour, lift=3)
    lapels = _pair("18,134! 30,138 42,150 38,166! 46,172! 30,224! 8,224! 22,180 20,154", tint(colour, 0.1), lift=1.8)
    seams = "".join(
        line(curve(seam, is_open=True), shade(colour, 0.5), 1.2, 0.5)
        for seam in ("58,168 62,190 62,210", "-58,168 -62,190 -62,210")
    )
    return outer + seams + shirt + vest + buttons(0, (180, 192), "#c9a24a") + lapels + neckerchief(trim)


@coat("vest")
def vest(colour: str, trim: str) -> str:
    """Shirt sleeves, a waistcoat and a string tie."""
    shirt = paper(torso(64), "#e9dcc0", lift=3)
    folds = "".join(
        line(curve(fold, is_open=True), shade("#e9dcc0", 0.5), 1.3, 0.45)
        for fold in (
            "56,164 50,180 54,200",
            "-56,164 -50,180 -54,200",
            "64,172 60,190 62,206",
            "-64,172 -60,190 -62,206",
        )
    )
    body = _pair("2,176 22,140 46,147 42,170 46,224! 0,224! 0,184", colour, lift=1.8)
    collar = _pair("3,142! 17,131! 24,140 12,154!", "#f6ecd6", lift=1.0)
    tie = paper(curve("-5,146 5,146 3,152 7,176! 0,170 -7,176! -3,152"), trim, lift=1.0)
    chain = line(curve("4,190 16,198 30,190", is_open=True), "#d9b352", 1.6)
    return shirt + folds + body + buttons(0, (186, 197), "#d9b352") + chain + tie + collar


@coat("suit")
def suit(colour: str, trim: str) -> str:
    """A gambler's: frock coat, brocade, cravat."""
    outer = paper(torso(62, 15), colour, lift=3)
    brocade = paper(curve(even("0,150 24,142 28,224! 0,224!")), trim, lift=1)
    diamonds = "".join(
        fill(star(x, y, 4.2, 2.2, 2, 0), tint(trim, 0.35), 0.5)
        for x, y in ((-9, 182), (9, 182), (0, 192), (-9, 202), (9, 202))
    )
    lapels = _pair("18,134! 32,140 40,152 34,164! 40,170! 24,224! 14,224! 22,180 17,156", tint(colour, 0.14), lift=1.8)
    collar = _pair("2,150! 16,128! 24,142 12,156!", "#f4ead2", lift=1.0)
    cravat = paper(curve("-12,146 0,142 12,146 14,152 9,158 12,174 0,182 -12,174 -9,158 -14,152"), "#efe2c6", lift=1.4)
    pleats = "".join(
        line(curve(pleat, is_open=True), "#a08a68", 1.2, 0.6)
        for pleat in ("-5,158 -6,168 -4,176", "1,157 1,168 0,178", "6,158 7,168 5,175")
    )
    pin = fill(oval(0, 153, 2.6), "#b3262b") + fill(oval(-0.8, 152.2, 0.9), "#ffffff", 0.8)
    return outer + brocade + diamonds + lapels + collar + cravat + pleats + pin


@coat("poncho")
def poncho(colour: str, trim: str) -> str:
    """A striped blanket."""
    body = paper(curve(even("0,140 20,134! 44,142 74,162 96,190 104,224! 0,224!")), colour, lift=3)
    stripes = []
    for y, width, tone in (
        (158, 4.5, trim),
        (166, 2.2, tint(colour, 0.6)),
        (182, 7, trim),
        (194, 2.2, tint(colour, 0.6)),
    ):
        stripe = f"-{y - 86:.0f},{y + 12} -40,{y + 2} 0,{y + 12} 40,{y + 2} {y - 86:.0f},{y + 12}"
        stripes.append(line(curve(stripe, is_open=True), tone, width, 0.9))
    zigzag = "".join(fill(star(x, 196 - abs(x) * 0.04, 4, 2, 2, 0), tint(colour, 0.6), 0.9) for x in range(-72, 73, 18))
    collar = paper(
        curve("-28,136 -14,146 0,149 14,146 28,136 24,152 10,160 0,162 -10,160 -24,152"), shade(colour, 0.3), lift=1.6
    )
    return body + "".join(stripes) + zigzag + collar


@coat("dress")
def dress(colour: str, trim: str) -> str:
    """Bare shoulders, frills and a locket. The skin is drawn by `shoulders` before."""
    bodice = paper(curve(even("0,170 12,166 26,160 40,166 46,176! 40,200 44,224! 0,224!")), colour, lift=2)
    frill = "-62,172 -52,160 -40,164 -30,156 -18,162 -8,164 0,170 8,164 18,162 30,156 40,164 52,160 62,172 56,184! 44,174 34,178 24,172 12,176 0,182 -12,176 -24,172 -34,178 -44,174 -56,184!"
    lace = "".join(
        line(curve(seam, is_open=True), tint(trim, 0.4), 1.4, 0.8)
        for seam in ("0,186 0,204 0,220", "-6,190 6,196", "6,190 -6,196", "-6,200 6,206", "6,200 -6,206")
    )
    ribbon = line(curve("-17,136 0,141 17,136", is_open=True), "#3a1c2c", 4.2) + paper(
        oval(0, 144, 3.6, 4.4), "#d9b352", lift=0.8
    )
    return bodice + lace + paper(curve(frill), trim, lift=1.6) + ribbon


@coat("longjohns")
def longjohns(colour: str, trim: str) -> str:
    """Underwear and braces."""
    body = paper(torso(66), colour, lift=3)
    placket = paper(box(-7, 140, 14, 84, 3), tint(colour, 0.12), lift=0.8)
    collar = paper(curve("-22,134 0,144 22,134 23,144 0,154 -23,144"), shade(colour, 0.14), lift=1.4)
    braces = "".join(
        paper(curve(band(f"{s * 40},138 {s * 36},170 {s * 34},224", [10, 10, 10])), trim, lift=1.6) for s in (-1, 1)
    )
    return body + placket + buttons(0, (160, 174, 188), "#efe2c6") + collar + braces


def badge(x: float = -34, y: float = 176) -> str:
    """A sheriff's star."""
    points = paper(star(x, y, 12, 5.4), "#d6a83c", lift=1.4)
    tips = "".join(
        fill(oval(x + dx, y + dy, 2.0), "#e9c86a")
        for dx, dy in ((0, -12), (11.4, -3.7), (7, 9.7), (-7, 9.7), (-11.4, -3.7))
    )
    return points + tips + fill(oval(x, y, 3), shade("#d6a83c", 0.3))


def shoulders(skin: str, wide: float = 52) -> str:
    """Bare shoulders."""
    collarbones = "".join(
        line(curve(bone, is_open=True), shade(skin, 0.45), 1.4, 0.5)
        for bone in ("8,150 20,147 34,150", "-8,150 -20,147 -34,150")
    )
    return paper(torso(wide, 16, 15), skin, lift=2.5) + collarbones


# Court


def ermine(outline: str, lift: float = 2) -> str:
    """White fur with black tails."""
    return paper(curve(outline), "#f1e8d6", lift=lift)


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


# North


def brooch(x: float, y: float, colour: str = "#dcab3e") -> str:
    """A round clasp."""
    return (
        paper(oval(x, y, 7), colour, lift=1.2, edge=1)
        + line(oval(x, y, 4.2), shade(colour, 0.5), 1.4)
        + fill(oval(x, y, 1.8), tint(colour, 0.6))
    )


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
