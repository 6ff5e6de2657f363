"""Clothes of the wild west."""

from __future__ import annotations

from assets.art.coats.basics import _pair, buttons, neckerchief, torso
from assets.art.kit import (
    GOLD,
    band,
    both,
    box,
    curve,
    even,
    fill,
    flipped,
    line,
    mix,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    strokes,
    tint,
)
from assets.art.registry import coat
from assets.art.shapes.cards import CARD_INK, CREAM, RED
from assets.art.shapes.west import rope_line


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


@coat("dress", is_bare=True)
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


@coat("shirt")
def shirt(colour: str, trim: str) -> str:
    """A plain shirt and a neckerchief."""
    body = paper(torso(64), colour, lift=3)
    folds = strokes(
        ("56,164 50,184 54,206", "-56,164 -50,184 -54,206", "26,160 22,190 26,214", "-26,160 -22,190 -26,214"),
        shade(colour, 0.55),
    )
    placket = paper(box(-6, 140, 12, 84, 2), tint(colour, 0.1), lift=0.6)
    return body + folds + placket + buttons(0, (182, 194), CREAM) + neckerchief(trim)


@coat("bandoliers")
def bandoliers(colour: str, trim: str) -> str:
    """Two cartridge belts across."""
    body = paper(torso(66), colour, lift=3)
    collar = both("3,144! 17,132! 27,142 14,158!", tint(colour, 0.2), lift=1)
    belts = ""
    for s in (-1, 1):
        belts += paper(curve(band(f"{s * 56},146 {s * 8},186 {-s * 36},228", [15, 15, 15])), trim, lift=1.8)
        belts += "".join(
            placed(paper(box(-2.6, -8, 5.2, 15, 2.6), "#d9b352", lift=0.5), s * (52 - i * 11.5), 150 + i * 9.6, s * 40)
            for i in range(7)
        )
    return body + belts + collar


@coat("barrel-suit")
def barrel_suit(colour: str, trim: str) -> str:
    """A barrel with braces instead of a coat."""
    under = paper(torso(52, 14), trim, lift=2.6)
    braces = "".join(
        paper(curve(band(f"{s * 34},138 {s * 40},160 {s * 44},190", [11, 11, 11])), "#5a3824", lift=1.2)
        for s in (-1, 1)
    )
    inside = fill(oval(0, 166, 66, 13), shade(colour, 0.75))
    body = paper(curve(even("0,178 40,175 66,164! 74,190 76,224! 0,224!")), colour, lift=3, edge=1.4)
    staves = strokes(
        tuple(
            f"{x},{176 - abs(x) * 0.1:.0f} {x * 1.08:.0f},196 {x * 1.1:.0f},222" for x in (-50, -30, -10, 10, 30, 50)
        ),
        shade(colour, 0.6),
        2,
    )
    hoop = paper(curve(even("0,190 40,187 72,177! 75,188! 40,199 0,202")), "#5a5d68", lift=1.4, edge=1.1)
    rivets = "".join(fill(oval(x, 196 - abs(x) * 0.17, 2), "#b9bcc6") for x in (-56, -28, 0, 28, 56))
    return under + inside + braces + body + staves + hoop + rivets


@coat("buckskin")
def buckskin(colour: str, trim: str) -> str:
    """Soft leather with fringes."""
    body = paper(torso(66), colour, lift=3)
    yoke = ragged(even("0,168! 16,138! 36,140 62,152 74,172! 56,174 36,172 16,178"), 7, 6, (0, 1.4))
    fringe = paper(curve(yoke), tint(colour, 0.2), lift=1.8)
    lacing = line("M0 150V206M-6 178l12 6M6 178l-12 6M-6 192l12 6M6 192l-12 6", trim, 1.8, 0.9)
    beads = "".join(
        fill(oval(s * x, y, 2.2), c)
        for s in (-1, 1)
        for x, y, c in ((24, 152, RED), (36, 156, "#3d8f9e"), (48, 161, RED))
    )
    collar = both("2,152! 16,132! 30,142 18,160!", shade(colour, 0.15), lift=1.2)
    return body + fringe + beads + lacing + collar


@coat("charro")
def charro(colour: str, trim: str) -> str:
    """A short embroidered jacket and a great bow."""
    body = paper(torso(64), colour, lift=3)
    white = paper(curve(even("0,146 18,140 22,224! 0,224!")), CREAM, lift=0.8)
    lapel = both("16,136! 34,142 30,180 24,224! 14,224! 20,176", tint(colour, 0.08), lift=1.6)
    scrolls = "".join(
        line(curve(flipped(scroll) if s < 0 else scroll, is_open=True), GOLD, 2.8)
        for s in (-1, 1)
        for scroll in (
            "34,152 46,156 44,168 36,164 40,158",
            "42,178 56,180 54,194 44,190 48,184",
            "62,160 68,176 68,196",
        )
    )
    bow = "0,156 -14,146 -30,144 -32,162 -26,168 -12,164 0,160 12,164 26,168 32,162 30,144 14,146"
    ends = paper(curve("-4,160! -14,188! -4,184 0,176 4,184 14,188! 4,160!"), shade(trim, 0.15), lift=1)
    return (
        body
        + white
        + lapel
        + scrolls
        + ends
        + paper(curve(bow), trim, lift=1.8)
        + paper(oval(0, 157, 6), tint(trim, 0.15), lift=0.8)
    )


@coat("cavalry")
def cavalry(colour: str, trim: str) -> str:
    """A blue uniform with two rows of brass."""
    body = paper(torso(62), colour, lift=3)
    straps = both("28,138 54,148 60,158 48,160 30,148", trim, lift=1)
    plastron = paper(curve(even("0,152 22,144 36,150 30,224! 0,224!")), shade(colour, 0.16), lift=1)
    rows = "".join(
        paper(oval(s * (22 - i * 1.4), 164 + i * 14, 3.4), GOLD, lift=0.6) for s in (-1, 1) for i in range(4)
    )
    return body + straps + plastron + rows + neckerchief(trim)


@coat("apron")
def apron(colour: str, trim: str) -> str:
    """Shirt sleeves with garters, a bib and a bow tie."""
    body = paper(torso(64), colour, lift=3)
    garters = "".join(paper(curve(band(f"{s * 50},186 {s * 76},182", [8, 8])), RED, lift=0.8) for s in (-1, 1))
    bib = paper(curve(even("0,164 26,160! 32,190 50,200 52,224! 0,224!")), trim, lift=2)
    straps = "".join(line(curve(f"{s * 24},162 {s * 26},148 {s * 18},138", is_open=True), trim, 6) for s in (-1, 1))
    collar = both("3,142! 17,131! 24,140 12,154!", "#f6ecd6", lift=1)
    tie = paper(curve("0,150 -8,144 -16,144 -16,158 -8,156 0,152 8,156 16,158 16,144 8,144"), RED, lift=1)
    return body + garters + straps + bib + collar + tie


@coat("singlet")
def singlet(colour: str, trim: str) -> str:
    """A strongman: `colour` is his skin, `trim` his singlet."""
    chest = paper(torso(70, 6, 26), colour, lift=3)
    cloth = paper(curve(even("0,188 18,180 26,146! 38,146! 44,182 48,224! 0,224!")), trim, lift=1.6)
    stripes = "".join(line(f"M-46 {y}H46", CREAM, 6, 0.9) for y in (200, 214))
    pecs = strokes(("0,160 1,172 0,184", "10,150 24,146 40,150", "-10,150 -24,146 -40,150"), shade(colour, 0.55), 2)
    return chest + pecs + cloth + stripes


@coat("cape")
def cape(colour: str, trim: str) -> str:
    """A magician's cape; its lining stands up behind the head."""
    suit = paper(torso(58), shade(colour, 0.35), lift=2)
    front = paper(curve(even("0,150 16,142 20,224! 0,224!")), CREAM, lift=0.8)
    fall = both("16,150 40,140 66,152 82,178 88,224! 30,224! 34,184", colour, lift=2.6, edge=1.1)
    turned = both("12,158 24,132 48,104 60,100! 56,132 44,158 26,178", trim, lift=2)
    bow = paper(curve("0,158 -9,150 -18,150 -18,166 -9,164 0,160 9,164 18,166 18,150 9,150"), CARD_INK, lift=1)
    return suit + front + fall + turned + bow + paper(oval(0, 172, 3.6), GOLD, lift=0.8)


@coat("striped")
def striped(colour: str, trim: str) -> str:
    """A jersey with broad stripes, and braces."""
    body = paper(torso(68), colour, lift=3)
    bars = "".join(
        line(curve(f"-{y - 96},{y + 10} -30,{y} 0,{y + 4} 30,{y} {y - 96},{y + 10}", is_open=True), trim, 8)
        for y in (152, 168, 184, 200)
    )
    collar = paper(curve("-24,134 0,146 24,134 26,146 0,158 -26,146"), trim, lift=1.4)
    braces = "".join(
        paper(curve(band(f"{s * 42},140 {s * 38},170 {s * 36},224", [9, 9, 9])), "#4a3226", lift=1.4) for s in (-1, 1)
    )
    return body + bars + braces + collar


@coat("saint")
def saint(colour: str, trim: str) -> str:
    """A red coat with white fur, and a gun belt."""
    body = paper(torso(72, 12), colour, lift=3)
    front = paper(curve(ragged(even("0,150 9,152 10,224! 0,224!"), 2, 10, (0, 0.2))), trim, lift=1)
    collar = paper(
        curve(ragged("-34,134 0,152 34,134 42,150 14,166 0,168 -14,166 -42,150", 3, 10, (0, 0.3))), trim, lift=1.8
    )
    belt = paper(box(-90, 196, 180, 14), "#3a2620", lift=1.4) + line("M-11 195h22v16h-22z", GOLD, 4)
    return body + front + belt + collar


@coat("pelts")
def pelts(colour: str, trim: str) -> str:
    """A hide coat with a great fur collar."""
    body = paper(torso(70, 13), colour, lift=3)
    seam = line("M0 160V220M-5 182l10 5M5 182l-10 5M-5 198l10 5M5 198l-10 5", CREAM, 2, 0.8)
    collar = ragged(even("0,176! 14,140! 34,130 62,142 82,164! 56,170 30,172 12,178"), 5, 10, (0, 0.8))
    return (
        body
        + seam
        + paper(curve(collar), trim, lift=2.8, edge=1)
        + strokes(("30,142 44,150 50,162", "-30,142 -44,150 -50,162"), shade(trim, 0.5), 2)
    )


@coat("riding")
def riding(colour: str, trim: str) -> str:
    """A fitted jacket with puffed shoulders and a lace jabot."""
    body = paper(torso(54, 10, 15), colour, lift=3)
    sleeves = both("34,146 50,138 66,148 70,170 58,182 42,172", tint(colour, 0.06), lift=1.8)
    lapel = both("13,138! 26,142 30,158 20,170! 24,176! 8,214! 10,172", trim, lift=1.2)
    jabot = paper(
        curve("-9,142 0,138 9,142 7,150 14,158 8,164 12,176 0,184 -12,176 -8,164 -14,158 -7,150"), CREAM, lift=1.4
    )
    return (
        body
        + sleeves
        + lapel
        + jabot
        + strokes(("-4,152 -5,162 -3,174", "4,152 5,162 3,174"), "#a08a68", 1.3, 0.6)
        + paper(oval(0, 147, 4), RED, lift=0.7)
    )


@coat("blouse")
def blouse(colour: str, trim: str) -> str:
    """A light blouse with a laced bodice."""
    body = paper(torso(58, 11, 16), colour, lift=3)
    bodice = paper(curve(even("0,178 16,172 30,176 34,198 38,224! 0,224!")), trim, lift=1.8)
    lace = line("M-7 184l14 8M7 184l-14 8M-7 198l14 8M7 198l-14 8", CREAM, 2, 0.9)
    frill = even("0,152 10,156 18,146 26,150 36,144 34,156 24,164 14,160 8,168 0,164")
    return body + bodice + lace + paper(curve(frill), tint(colour, 0.3), lift=1.4)


@coat("black-shirt")
def black_shirt(colour: str, trim: str) -> str:
    """Buttoned to the top."""
    body = paper(torso(70, 13), colour, lift=3)
    flap = paper(curve("-8,140! 30,142 34,180 30,224! -10,224!"), tint(colour, 0.1), lift=1.4)
    studs = "".join(fill(oval(x, y, 2.4), trim) for x, y in ((27, 156), (29, 172), (29, 188), (28, 204)))
    collar = both("0,152! 20,132! 28,144 12,160!", tint(colour, 0.18), lift=1.2)
    return body + strokes(("-50,160 -46,184 -50,208",), shade(colour, 0.5), 2) + flap + studs + collar


@coat("sling")
def sling(colour: str, trim: str) -> str:
    """One arm in a white sling."""
    body = shirt(colour, trim)
    cloth = paper(
        curve("22,136! 34,142 10,176 -20,190! -50,176 -76,172 -72,204 -30,222 10,214 24,186! 36,160"),
        "#efe6d2",
        lift=2.6,
        edge=1.1,
    )
    return body + cloth + strokes(("20,160 4,184 -24,204", "-10,192 -36,196 -62,190"), "#8a7a62", 1.8, 0.5)


@coat("cavalry-tunic")
def cavalry_tunic(colour: str, trim: str) -> str:
    """A uniform with two rows of buttons and cords on the shoulders."""
    body = paper(torso(66, 14), colour, lift=3)
    collar = paper(curve(even("0,150 16,146 25,130! 27,142 16,158 0,162")), shade(colour, 0.25), lift=1.4) + line(
        curve("-24,136 0,156 24,136", is_open=True), trim, 2.4
    )
    front = line("M0 160V224", shade(colour, 0.5), 2, 0.7)
    knobs = "".join(paper(oval(s * 14, y, 3.4), trim, lift=0.6, edge=0.5) for s in (-1, 1) for y in (170, 184, 198))
    cords = "".join(paper(box(s * 56 - 17, 148, 34, 10, 5), trim, lift=1.4) for s in (-1, 1))
    return body + front + collar + knobs + cords


@coat("judge-robe")
def judge_robe(colour: str, trim: str) -> str:
    """Black and wide, with white bands at the neck."""
    body = paper(torso(76, 10), colour, lift=3)
    folds = "".join(
        line(curve(f"{x},150 {x * 1.2},186 {x * 1.1},224", is_open=True), tint(colour, 0.25), 2, 0.5)
        for x in (-56, -36, 36, 56)
    )
    bands = paper(curve("-3,148! -16,148! -22,188! -4,190!"), trim, lift=1.2) + paper(
        curve("3,148! 16,148! 22,188! 4,190!"), shade(trim, 0.06), lift=1.2
    )
    collar = paper(curve(even("0,152 16,146 26,130! 30,144 16,160 0,164")), tint(colour, 0.12), lift=1.4)
    return body + folds + collar + bands


@coat("parson-coat")
def parson_coat(colour: str, trim: str) -> str:
    """A long black coat, closed to a white collar."""
    body = paper(torso(62, 16), colour, lift=3)
    lapels = "".join(
        paper(curve(flipped(lapel) if side < 0 else lapel), tint(colour, 0.12), lift=1.6)
        for side in (-1, 1)
        for lapel in ("14,140! 34,142 40,160 22,224! 10,224! 14,180",)
    )
    collar = paper(curve(even("0,144 16,140 23,130! 26,142 16,152 0,156")), colour, lift=1.2) + paper(
        box(-9, 141, 18, 13, 2), trim, lift=0.8
    )
    cross = line("M0 168V200M-10 178H10", "#f0c46a", 4.4)
    return body + lapels + collar + cross


@coat("roped")
def roped(colour: str, trim: str) -> str:
    """Tied from the shoulders down."""
    body = paper(torso(66, 14), colour, lift=3) + paper(
        curve(even("0,150 14,146 24,132! 26,144 12,160 0,164")), tint(colour, 0.3), lift=1
    )
    coils = "".join(
        rope_line(curve(f"-84,{y + 4} -30,{y + 9} 30,{y + 8} 84,{y}", is_open=True), trim, 10) for y in (170, 184, 198)
    )
    return body + coils


@coat("beaded-buckskin")
def beaded_buckskin(colour: str, trim: str) -> str:
    """Fringed leather with beads."""
    body = paper(torso(62, 16), colour, lift=3)
    yoke = paper(
        curve(ragged("-66,160! -30,142 0,150 30,142 66,160! 50,182 0,192 -50,182", 5, 7, (0, 1.2))),
        tint(colour, 0.14),
        lift=1.6,
    )
    neck = paper(curve(even("0,152 18,140 25,132! 30,144 16,162 0,168")), trim, lift=1.2)
    beads = "".join(
        fill(oval(x, 178 - x * x * 0.006, 3), trim if index % 2 else "#d9553a")
        for index, x in enumerate(range(-44, 45, 11))
    )
    return body + yoke + neck + beads


@coat("gingham")
def gingham(colour: str, trim: str) -> str:
    """A checked dress with a white collar."""
    body = paper(torso(62, 16), tint(colour, 0.5), lift=3)
    rows = "".join(
        fill(box(-66 + (y < 160) * 18, y, 132 - (y < 160) * 36, 8), colour, 0.5) for y in range(150, 224, 16)
    )
    columns = "".join(fill(box(x, 150 + abs(x) * 0.12, 8, 80), colour, 0.5) for x in range(-60, 61, 16))
    collar = "".join(
        paper(curve(flipped(c) if side < 0 else c), trim, lift=1.4)
        for side in (-1, 1)
        for c in ("1,150! 18,132! 36,142 32,160 14,164",)
    )
    return body + rows + columns + collar + paper(oval(0, 154, 5), "#b3262b", lift=0.8)
