"""The covers of the five games."""

from __future__ import annotations

from assets.art.galleries import COVERS
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    fade,
    fill,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    shade,
    shadow,
    star,
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.portrait import portrait
from assets.art.pictures.junquick_family import dominant, jun_1, jun_2, jun_3, jun_4, virus
from assets.art.registry import GROUNDS
from assets.art.shapes.juns import burst
from assets.art.shapes.north import waves
from assets.art.shapes.weapons import sword_shape

COVER = 460 / 300


def tower(x: float, base: float, wide: float, tall: float, stone: str, roof: str = "", flag: str = "") -> str:
    """A round tower, with a pointed roof or with battlements."""
    w, top = wide / 2, base - tall
    parts = []
    if flag:
        peak = top - wide * 1.25 if roof else top - 6
        parts.append(line(f"M{x} {top}V{peak - 16}", "#4a2c20", 1.8))
        parts.append(
            paper(
                curve(f"{x},{peak - 16}! {x + 9},{peak - 14} {x + 20},{peak - 11}! {x + 9},{peak - 8} {x},{peak - 6}!"),
                flag,
                lift=0.8,
            )
        )
    parts.append(
        paper(curve(f"{x - w},{base}! {x - w},{top}! {x + w},{top}! {x + w},{base}!"), stone, lift=1.8, edge=1)
    )
    parts.append(
        fill(
            curve(f"{x + w * 0.2},{top}! {x + w},{top}! {x + w},{base}! {x + w * 0.35},{base}!"),
            shade(stone, 0.7),
            0.24,
        )
    )
    if roof:
        cone = f"{x - w - 4},{top + 2}! {x - w * 0.5},{top - wide * 0.6} {x},{top - wide * 1.3}! {x + w * 0.5},{top - wide * 0.6} {x + w + 4},{top + 2}! {x},{top + 5}"
        parts.append(
            paper(curve(cone), roof, lift=1.4, edge=1)
            + fill(
                curve(
                    f"{x},{top - wide * 1.3}! {x + w * 0.5},{top - wide * 0.6} {x + w + 4},{top + 2}! {x + w * 0.2},{top + 4}!"
                ),
                shade(roof, 0.7),
                0.3,
            )
        )
    else:
        merlon = wide / 5
        crown = "".join(
            box(x - w - 2 + index * (wide + 4 - merlon) / 2, top - 6, merlon, 8) for index in range(3)
        ) + box(x - w - 2, top - 1, wide + 4, 7)
        parts.append(paper(crown, tint(stone, 0.06), lift=1, edge=0.8))
    parts.append(fill(box(x - 2.4, top + tall * 0.24, 4.8, 10, 2.4), "#3a2a34"))
    return "".join(parts)


def fir(x: float, y: float, tall: float, colour: str) -> str:
    """A conifer in three tiers."""
    w = tall * 0.3
    tiers = "".join(
        paper(
            curve(
                f"{x},{y - tall * (1.0 - t * 0.26):.1f}! {x + w * (0.6 + t * 0.22):.1f},{y - tall * (0.52 - t * 0.24):.1f}! {x},{y - tall * (0.56 - t * 0.24):.1f} {x - w * (0.6 + t * 0.22):.1f},{y - tall * (0.52 - t * 0.24):.1f}!"
            ),
            shade(colour, 0.08 * (2 - t)),
            lift=1,
            edge=0.8,
        )
        for t in (2, 1, 0)
    )
    return paper(box(x - 2, y - 8, 4, 12), "#4a2c20", lift=0.6) + tiers


def tree(x: float, y: float, size: float, colour: str) -> str:
    """A round crown on a trunk."""
    return (
        paper(box(x - size * 0.1, y - size * 0.6, size * 0.2, size * 0.8), "#5a3824", lift=0.8)
        + paper(
            curve(moved("-16,2 -20,-10 -12,-24 2,-28 16,-20 21,-6 14,6 0,8", x, y - size * 0.7, size / 26)),
            colour,
            lift=1.6,
            edge=1,
        )
        + fill(curve(moved("-12,-6 -8,-18 2,-22 -2,-14 -6,-4", x, y - size * 0.7, size / 26)), tint(colour, 0.4), 0.4)
    )


@COVERS.picture("castle", 0, 100, 200)
def castle() -> str:
    """A castle at the end of a long road, and a dragon in the morning."""
    parts = [
        sky("#4f95b4", "#fbe6ae"),
        glow(16, 96, 190, "#fff3c0", 0.95),
        paper(oval(44, 72, 25), "#fff3cf", lift=0, fall=0.05),
    ]
    parts.extend(
        fill(curve(moved("-34,6 -30,-4 -14,-6 -6,-14 10,-12 18,-4 32,-4 36,6", x, y, s)), "#ffffff", 0.55)
        for x, y, s in ((-106, 34, 0.9), (118, 48, 1.0), (-40, 18, 0.6))
    )
    wing = "-2,0! -4,-16 -16,-32 -34,-38! -30,-28 -38,-22! -28,-18 -30,-8! -20,-8 -14,2!"
    body = "30,-14! 38,-16 46,-12 50,-8! 42,-7 36,-8 30,-4 22,2 10,6 -4,7 -18,10 -32,18 -44,18! -36,12 -26,4 -14,-1 0,-4 14,-5 24,-8"
    far = "6,-2! 10,-18 24,-30 40,-34! 34,-24 38,-16! 28,-14 26,-6!"
    parts.append(
        placed(
            paper(curve(far), "#6f2428", lift=0.8)
            + paper(curve(body), "#9c342d", lift=1, edge=0.8)
            + paper(curve(wing), "#8c2f2b", lift=1, edge=0.8)
            + fill(curve("30,-14! 26,-21! 34,-16"), "#6f2428"),
            -92,
            62,
            -6,
            0.95,
        )
    )
    parts.append(earth("-260,118 -190,92 -120,112 -60,100 20,116 90,96 170,112 260,92", "#9cc08a", 0))
    parts.append(earth("-260,142 -170,122 -90,136 -20,112 40,106 100,118 170,138 260,126", "#7aa868", 2))
    stone, roof = "#d3c4a4", "#3f6f9e"
    parts.append(
        tower(-8, 120, 20, 52, shade(stone, 0.12), "#b3403a", "#dcab3e")
        + tower(66, 122, 20, 55, shade(stone, 0.12), "#b3403a", "#dcab3e")
    )
    parts.append(tower(30, 118, 32, 60, stone, roof, "#b3262b"))
    wall = "-26,128! -26,96! -20,96! -20,101! -12,101! -12,96! -4,96! -4,101! 4,101! 4,96! 12,96! 12,101! 20,101! 20,96! 40,96! 40,101! 48,101! 48,96! 56,96! 56,101! 64,101! 64,96! 72,96! 72,101! 80,101! 80,96! 88,96! 88,132! 30,136"
    parts.append(paper(curve(wall), tint(stone, 0.1), lift=2.2, edge=1.1))
    parts.append(line("M-24 108h108M-24 116h108M-24 124h108", shade(stone, 0.5), 1, 0.3))
    parts.append(tower(-30, 130, 22, 50, stone, roof, "#b3262b") + tower(92, 134, 24, 56, stone, roof, "#b3262b"))
    parts.append(tower(19, 134, 15, 48, tint(stone, 0.12)) + tower(43, 134, 15, 48, tint(stone, 0.12)))
    parts.append(
        fill(curve("23,136! 23,116 31,106 39,116 39,136!"), "#3a2a34")
        + line("M27 110V136M31 108V136M35 110V136M24 118H38M24 126H38", "#8a6a44", 1.3)
    )
    parts.append(earth("-260,158 -180,140 -100,150 -30,136 30,133 90,138 160,152 260,142", "#5f9450", 2))
    parts.append(
        paper(
            curve("26,134! 37,134! 40,144 20,154 -6,166 4,184 34,206! -50,206! -44,182 -30,164 8,148 24,142"),
            "#e3cd96",
            lift=0,
            edge=0.8,
        )
    )
    for x, y, size in (
        (-92, 152, 18),
        (-76, 150, 13),
        (-58, 148, 15),
        (112, 152, 16),
        (126, 152, 20),
        (-134, 156, 22),
        (146, 154, 18),
    ):
        parts.append(tree(x, y, size, "#4a7f46" if x % 4 else "#5a8f46"))
    for x, colour in ((82, "#b3262b"), (108, "#2f5f9e")):
        tent = f"{x - 17},182! {x},158! {x + 17},182! {x},186"
        parts.append(
            line(f"M{x} 158V148", "#4a2c20", 1.6)
            + fill(curve(f"{x},148! {x + 9},151! {x},154!"), "#dcab3e")
            + paper(curve(tent), "#f1e6cc", lift=1.6)
            + fill(curve(f"{x},158! {x + 6},185! {x - 6},185!"), colour)
            + fill(curve(f"{x},158! {x + 17},182! {x + 12},184!"), colour)
        )
    parts.append(earth("-260,186 -170,172 -110,178 -60,190 0,200 60,196 120,186 180,176 260,184", "#3f6f3c", 3))
    for x, y, tall in (
        (-146, 196, 74),
        (-122, 202, 56),
        (-164, 202, 92),
        (140, 198, 66),
        (158, 202, 88),
        (118, 204, 44),
        (-98, 206, 38),
    ):
        parts.append(fir(x, y, tall, "#2a5538"))
    return "".join(parts)


@COVERS.picture("bang", 0, 100, 200)
def bang() -> str:
    """High noon, seen past a pair of boots."""
    parts = [
        sky("#d9582e", "#ffcf6e"),
        glow(4, 116, 170, "#fff0b0", 0.95),
        paper(oval(4, 112, 56), "#ffe08a", lift=0, fall=0.1),
    ]
    parts.append(
        earth(
            "-260,128 -200,128 -170,104! -150,102! -146,126 -60,132 0,134 60,132 130,128 150,96! 176,94! 184,128 260,128",
            "#c2663c",
            0,
        )
    )
    for x, wide, tall, colour in (
        (-134, 60, 96, "#7d3f2c"),
        (-84, 42, 66, "#8d4a30"),
        (-52, 24, 44, "#a35a36"),
        (136, 62, 104, "#743828"),
        (88, 42, 70, "#87452e"),
        (56, 24, 46, "#9c5434"),
    ):
        top, w = 152 - tall, wide / 2
        front = f"{x - w},{top}! {x - w * 0.5},{top}! {x - w * 0.5},{top - 10}! {x + w * 0.5},{top - 10}! {x + w * 0.5},{top}! {x + w},{top}! {x + w},160! {x - w},160!"
        parts.append(paper(curve(front), colour, lift=2.2, edge=1))
        parts.append(
            fill(box(x - w * 0.78, top + 9, wide * 0.78, 8, 1.5), tint(colour, 0.45), 0.9)
            + "".join(
                fill(
                    box(x + dx * wide - 4, top + tall * 0.38, 8, 13), "#ffd98a" if (x + dx * 10) % 3 else "#3a1c18", 0.9
                )
                for dx in (-0.24, 0.24)
            )
        )
        parts.append(
            paper(
                curve(
                    f"{x - w - 4},{top + tall * 0.62}! {x + w + 4},{top + tall * 0.62}! {x + w + 8},{top + tall * 0.7}! {x - w - 8},{top + tall * 0.7}!"
                ),
                shade(colour, 0.3),
                lift=1.2,
            )
            + line(f"M{x - w} {top + tall * 0.7}V160M{x + w} {top + tall * 0.7}V160", shade(colour, 0.5), 2.4)
        )
    parts.append(
        paper(curve(f"{-HALF},150! -60,146 0,144 60,146 {HALF},150! {HALF},260! {-HALF},260!"), "#e0a458", lift=0)
    )
    parts.append(fill(curve("-6,150! 14,150! 44,214! -38,214!"), "#7a3a24", 0.4))
    night = "#33181a"
    hat = "-3,82! -1,76 4,78 9,76 11,82! 12,85! 22,86! 20,89 4,91 -12,89 -14,86! -4,85!"
    coat = "-3,95! 11,95! 18,99 22,112 24,122 20,125! 17,113! 15,120 20,146! 12,144 9,128! 4,122 -1,128! -4,144 -12,146! -7,120 -9,113! -12,125! -16,122 -14,112 -10,99"
    legs = "-4,120! 12,120! 15,138 16,152! 20,154! 9,154! 8,138 4,126! 0,138 -1,154! -12,154! -8,152! -7,138"
    parts.append(
        "".join(fill(curve(piece), night) for piece in (hat, coat, legs))
        + fill(oval(4, 91, 6, 6.4), night)
        + fill(oval(-14, 124, 2.6, 3.4), night)
        + fill(oval(22, 124, 2.6, 3.4), night)
    )
    parts.append(
        "".join(
            line(curve(f"{x},{y} {x + 12},{y - 2} {x + 26},{y}", is_open=True), "#a8683a", 2, 0.6)
            for x, y in ((-60, 168), (36, 172), (-84, 184), (66, 188), (-16, 196))
        )
    )
    weed = "".join(line(oval(-62, 176, r, r * 0.9), "#6b3f24", 1.6, 0.8) for r in (9, 6.4, 3.6)) + line(
        "M-70 172l16 8M-68 181l13 -11M-62 167v18", "#6b3f24", 1.3, 0.8
    )
    parts.append(fill(oval(-61, 187, 10, 2.4), "#7a3a24", 0.4) + weed)
    dark, lit, leather = "#2f1a1c", "#5a3024", "#7a4426"
    for side, hip, foot in ((-1, -96, -112), (1, 96, 108)):
        leg = f"{hip - side * 26},-40! {hip - side * 30},30 {hip - side * 22},90 {foot - side * 22},150 {foot - side * 20},176! {foot + side * 22},176! {foot + side * 22},150 {hip + side * 30},90 {hip + side * 44},20 {hip + side * 44},-40!"
        parts.append(paper(curve(leg), dark, lift=4, edge=1.8))
        chap = f"{hip - side * 22},-40! {hip - side * 25},40 {foot - side * 16},130! {foot + side * 4},150 {hip + side * 14},60 {hip + side * 10},-40!"
        parts.append(
            fill(curve(chap), lit, 0.9)
            + "".join(
                line(f"M{hip - side * (24 - y * 0.03):.0f} {y}l{-side * 7} 5", lit, 2.2) for y in range(4, 128, 11)
            )
        )
        boot = f"{foot - side * 20},150! {foot - side * 21},180 {foot - side * 44},190 {foot - side * 52},200 {foot - side * 50},206! {foot + side * 24},206! {foot + side * 23},150!"
        parts.append(
            paper(curve(boot), shade(leather, 0.35), lift=3, edge=1.6)
            + line(
                curve(f"{foot - side * 20},153 {foot},160 {foot + side * 22},153", is_open=True), "#c9973c", 2.4, 0.8
            )
            + line(
                curve(f"{foot - side * 26},184 {foot - side * 6},178 {foot + side * 18},184", is_open=True),
                "#c9973c",
                1.8,
                0.6,
            )
        )
        parts.append(
            paper(star(foot + side * 29, 192, 10, 4, 8), "#d9b04a", lift=1.2)
            + line(f"M{foot + side * 18} 190H{foot + side * 29}", "#d9b04a", 3)
        )
    drop = 12
    belt = "-160,-8! 160,-8! 160,10! 60,20 0,23 -60,20 -160,10!"
    waist = [
        paper(curve("-160,-60! 160,-60! 160,4 60,13 0,16 -60,13 -160,4"), dark, lift=0, edge=0)
        + paper(curve(belt), leather, lift=2.6, edge=1.4)
    ]
    waist.append(
        "".join(
            paper(box(x, 3 + (1 - abs(x) / 150) * 11 - 8, 6, 13, 2.4), "#d9b04a", lift=0.8)
            for x in range(-132, 62, 12)
            if abs(x + 3) > 20
        )
        + paper(box(-17, 0, 34, 24, 4), "#d9b04a", lift=1.6, edge=1.3)
        + fill(box(-10, 6, 20, 12, 2), shade(leather, 0.3))
    )
    holster = "84,2! 122,2! 124,30 112,78! 100,80 92,40"
    grip = (
        paper(curve("94,8! 92,-10 98,-26 112,-34 120,-30! 122,-20 113,-10 112,8!"), "#b9793c", lift=2, edge=1.2)
        + paper(curve("90,8! 88,-4 84,-10! 92,-12 96,-2 98,8!"), "#8d949e", lift=1)
        + fill(oval(105, -16, 2), "#d9b04a")
    )
    gun = (
        grip
        + paper(curve(holster), leather, lift=3, edge=1.6)
        + line(curve("90,12 104,16 120,12", is_open=True), "#d9b04a", 2.6)
        + line(curve("93,30 102,62 108,72", is_open=True), shade(leather, 0.5), 2, 0.8)
        + paper(star(107, 36, 7.6, 3.4), "#d9b04a", lift=0.8)
    )
    strap = paper(curve(band("100,2 102,16 104,30", [16, 16, 16])), shade(leather, 0.2), lift=1.4)
    return "".join(parts) + placed("".join(waist), 0, drop) + placed(strap, 0, drop) + placed(gun, -2, 48, 4, 0.94)


@COVERS.picture("berserk", 0, 100, 200)
def berserk() -> str:
    """Two hosts, one field."""
    king, templar = portrait(walk_on("cover-king")), portrait(walk_on("cover-templar"))
    parts = [GROUNDS["ghost-moor"]()]
    half = "20,-40! 4,40! 18,70! -6,130! 8,160! -14,240! 260,240! 260,-40!"
    parts.append(shadow_of(half) + fade(curve(half), "#3a1218", "#d8622c") + glow(112, 120, 130, "#ffb347", 0.85))
    for scale, colour, base in ((1.0, "#8c2a1e", 204), (0.72, "#d05a24", 210), (0.45, "#f0a63c", 214)):
        tips = [f"30,{base + 60}!", f"30,{base - 20 * scale:.0f}"]
        for index, x in enumerate(range(44, 180, 20)):
            tips += [f"{x},{base - (60 + (index * 37) % 60) * scale:.0f}!", f"{x + 10},{base - 30 * scale:.0f}"]
        parts.append(paper(curve(" ".join([*tips, f"190,{base + 60}!"])), colour, lift=1.6))
    parts.append(
        "".join(fill(oval(40 + (i * 47) % 110, (i * 53) % 150, 0.9 + (i % 3) * 0.5), "#ffd98a", 0.9) for i in range(26))
    )
    parts.append(placed(king, -88, 4, -3, 0.98) + placed(templar, 90, 12, 3, 0.98))
    blade = sword_shape("#9fd8d0", "#4a5560")
    other = sword_shape("#e9dcc0", "#dcab3e")
    parts.append(placed(blade, -46, 196, 36, 1.16) + placed(other, 46, 196, -36, 1.16))
    parts.append(
        glow(0, 134, 60, "#fffbe0", 1.0)
        + fill(star(0, 134, 30, 4.6, 4, 0), "#ffffff", 0.95)
        + fill(star(0, 134, 17, 4, 4, 45), "#fff0b0", 0.95)
    )
    parts.append(
        "".join(
            fill(oval(x, y, r), "#fff6d0", 0.95)
            for x, y, r in (
                (-18, 116, 1.6),
                (16, 112, 1.8),
                (24, 142, 1.3),
                (-24, 148, 1.4),
                (6, 102, 1.2),
                (-8, 160, 1.3),
            )
        )
    )
    return "".join(parts)


def shadow_of(outline: str) -> str:
    """The shadow of a torn edge."""
    return shadow(curve(outline), 3)


@COVERS.picture("valhalla", 0, 100, 200)
def valhalla() -> str:
    """A longship under the northern lights; something larger below."""
    parts = [GROUNDS["aurora"]()]
    parts.append(
        paper(curve("-260,150! -220,96 -190,60! -172,84 -150,50! -120,100 -96,86! -70,132 -60,150!"), "#4a6f86", lift=2)
        + fill(curve("-190,60! -172,84 -178,90! -186,84! -196,92! -204,78!"), "#e9f3f5")
        + fill(curve("-150,50! -130,84! -142,80! -150,90! -160,78! -166,72!"), "#e9f3f5")
    )
    parts.append(
        paper(curve("260,150! 230,90 196,56! 178,84 150,38! 118,96 96,80! 74,130 62,150!"), "#43667c", lift=2)
        + fill(curve("150,38! 166,62! 156,62! 150,74! 140,66! 132,68!"), "#e9f3f5")
        + fill(curve("96,80! 104,88! 98,96! 90,92!"), "#e9f3f5")
    )
    parts.append(
        fade(box(-HALF, 140, 2 * HALF, 110), "#2f6f7c", "#12303c")
        + fade(box(-60, 140, 120, 60), "#8ff0c8", "#8ff0c8", opacity=(0.28, 0))
    )
    parts.append(waves(140, "#2f6474", 9, 44, 8))
    for centre, widths in (
        ("-176,200 -158,128 -118,122 -100,190", [30, 34, 34, 28]),
        ("96,200 112,146 146,138 164,196", [26, 30, 30, 26]),
    ):
        coil = paper(curve(band(centre, widths)), "#2f7a6a", lift=2.4, edge=1.2)
        parts.append(coil)
    parts.extend(
        paper(curve(moved("-9,6! 0,-18! 9,6!", x, y, 0.9, turn)), "#c9582f", lift=0.8)
        for x, y, turn in (
            (-154, 122, -34),
            (-136, 108, -6),
            (-116, 114, 24),
            (112, 136, -36),
            (130, 125, -4),
            (148, 130, 28),
        )
    )
    parts.append(waves(156, "#265866", 9, 50, -14))
    mast = paper(box(-3, 8, 6, 140), "#4a2a1a", lift=1.4)
    sail = "-62,22! -30,14 30,14 64,22! 78,66 62,116! 24,104 -22,104 -62,116! -50,68"
    parts.append(mast + paper(curve(sail), "#f1e4c6", lift=3.4, edge=1.5))
    for a, b in ((-44, -26), (-9, 9), (27, 45)):
        parts.append(
            fill(
                curve(f"{a},17! {b},16! {b * 1.12 + 7:.0f},64 {b},106! {a},107! {a * 1.12 + 7:.0f},64"), "#b3302a", 0.95
            )
        )
    parts.append(fill(curve("30,14! 64,22! 78,66 62,116! 40,109! 56,66"), "#2a1020", 0.2))
    raven = "0,-20 8,-17 18,-18! 12,-12 12,-4 24,4 34,18! 22,14 26,24! 14,20 8,26 0,34! -3,24 -12,18 -20,24! -18,14 -30,16! -20,2 -10,-4 -8,-12"
    parts.append(paper(curve(moved(raven, 8, 62, 0.86)), "#231c28", lift=0.8) + fill(oval(11, 50, 1.6), "#f5c23c"))
    parts.append(
        paper(curve(band("-66,21 0,12 68,21", [6, 6, 6])), "#4a2a1a", lift=1.4)
        + line("M-62 24L-84 150M66 24L84 150", "#2f1a10", 1.6, 0.7)
    )
    hull = "-96,128! -106,100 -112,86! -98,98 -86,124 -60,138 0,144 60,138 86,124 100,92 112,78! 108,104 100,136 76,170 0,180 -76,170 -96,146"
    parts.append(paper(curve(hull), "#6b3f24", lift=3.4, edge=1.6))
    parts.append(
        "".join(
            line(curve(f"-{w},{y} 0,{y + 10} {w},{y}", is_open=True), "#38200f", 1.8, 0.7)
            for w, y in ((92, 148), (84, 160))
        )
    )
    parts.append(
        paper(
            curve("112,78! 120,64 116,48 102,42 92,48 84,56! 98,58 104,62! 92,64! 104,70 104,82"),
            "#7d4a2a",
            lift=2,
            edge=1.2,
        )
        + fill(oval(105, 52, 2.4), "#f5c23c")
        + paper(curve("112,48! 124,44 130,34! 132,50 118,60"), "#7d4a2a", lift=1)
        + paper(curve("-112,86! -122,74 -116,62 -106,62! -110,70 -104,80"), "#7d4a2a", lift=1.6)
    )
    for x, colour in (
        (-72, "#c9782a"),
        (-48, "#4d8b4a"),
        (-24, "#c9a82a"),
        (0, "#7a4fa0"),
        (24, "#5b7f99"),
        (48, "#c9782a"),
        (72, "#4d8b4a"),
    ):
        y = 146 - (x / 72) ** 2 * 14
        parts.append(line(f"M{x + 8} {y + 8}L{x + 2} {y + 46}", "#4a2a1a", 2.4))
        parts.append(
            paper(oval(x, y, 13), "#3a2016", lift=1.4)
            + paper(oval(x, y, 11.4), colour, lift=0)
            + fill(f"M{x} {y}V{y - 11.4}A11.4 11.4 0 0 1 {x + 11.4} {y}z", "#efe2c6", 0.75)
            + fill(f"M{x} {y}V{y + 11.4}A11.4 11.4 0 0 1 {x - 11.4} {y}z", "#efe2c6", 0.75)
            + paper(oval(x, y, 3.6), "#b4bbc4", lift=0.8)
        )
    parts.append(waves(172, "#1d4656", 10, 56, 16) + waves(186, "#153644", 10, 48, -8))
    return "".join(parts)


def nest_straw(places: range, y: float) -> str:
    """Stalks across the rim of a nest."""
    stalks = []
    for index, x in enumerate(places):
        long, rise = 24 + (index * 17) % 20, (index * 29) % 23 - 11
        colour = ("#e9c46a", "#c9973c", "#8a5c2c", "#f3d98a", "#6b4420")[index % 5]
        at = y + (index * 13) % 12 - abs(x) * 0.02
        stalks.append(
            line(
                curve(f"{x - long / 2},{at + rise:.0f} {x},{at - 3:.0f} {x + long / 2},{at - rise:.0f}", is_open=True),
                "#2a1420",
                4.4,
                0.25,
            )
            + line(
                curve(
                    f"{x - long / 2},{at + rise - 1:.0f} {x},{at - 4:.0f} {x + long / 2},{at - rise - 1:.0f}",
                    is_open=True,
                ),
                colour,
                3.2,
            )
        )
    return "".join(stalks)


@COVERS.picture("junquick", 0, 100, 200)
def junquick() -> str:
    """The whole pack, and what falls on it."""
    parts = [burst("#6a3fb0", 0, 130), glow(0, 150, 130, "#c8ff4a", 0.4)]
    parts.append(placed(virus(alone=True), 116, -14, 14, 0.52))
    parts.append("".join(line(f"M{x} {y}l-7 -17", "#ffffff", 3, 0.5) for x, y in ((100, -6), (84, 8), (146, -2))))
    parts.append(placed(virus(alone=True), -128, -6, -10, 0.34))
    parts.append(placed(dominant(alone=True), 0, 6, 0, 0.84))
    parts.append(placed(jun_4(alone=True), 94, 48, 5, 0.74) + placed(jun_3(alone=True), -90, 50, -5, 0.72))
    nest = "#9a6a34"
    parts.append(
        paper(
            curve("-176,188 -120,166 -60,174 0,178 60,174 120,166 176,188 150,240 -150,240"), shade(nest, 0.35), lift=3
        )
        + nest_straw(range(-170, 160, 9), 176)
    )
    for x, y, turn, tone in ((-134, 186, -16, "#8fd0ff"), (134, 188, 14, "#ffb0a0"), (0, 178, 4, "#ffe28a")):
        egg = moved("0,-24 14,-12 19,6 12,20 0,24 -12,20 -19,6 -14,-12", x, y, 1.0, turn)
        parts.append(
            paper(curve(egg), "#fff6dc", lift=2.4, edge=1.3)
            + "".join(
                fill(oval(x + dx, y + dy, r), tone, 0.9)
                for dx, dy, r in ((-6, -4, 4), (6, 4, 5), (-4, 12, 3), (5, -12, 3))
            )
        )
    parts.append(placed(jun_1(alone=True), -44, 86, -4, 0.6) + placed(jun_2(alone=True), 44, 84, 6, 0.6))
    parts.append(paper(curve("-190,196 -100,184 0,190 100,184 190,196 180,250 -180,250"), nest, lift=2.4))
    parts.append(nest_straw(range(-190, 190, 7), 192))
    return "".join(parts)
