"""Places of the wild west."""

from __future__ import annotations

from assets.art.grounds.basics import earth, mesa, sky
from assets.art.kit import (
    GOLD,
    HALF,
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
    star,
    strokes,
    tint,
)
from assets.art.registry import GROUNDS, ground
from assets.art.shapes.cards import RED
from assets.art.shapes.west import BRASS, around, heart, rays, soft_puff, stars


@ground("desert-dusk")
def desert_dusk() -> str:
    """Table mountains before a low sun."""
    sun = glow(52, 92, 150, "#ffd98a", 0.9) + paper(oval(52, 92, 40), "#ffd36e", lift=0, fall=0.2)
    far = earth(
        f"-260,150 {mesa(-150, 140, 60, 50)} -80,142 {mesa(-46, 140, 34, 62)} 20,146 90,148 {mesa(130, 146, 54, 44)} 220,150 260,148",
        "#b8583f",
    )
    near = earth("-260,168 -180,160 -90,170 0,166 110,160 190,168 260,164", "#8a3b36", 3)
    return sky("#e0713f", "#f6b563") + sun + far + near


@ground("saloon")
def saloon() -> str:
    """Planks and bottles in lamplight."""
    parts = [sky("#4a2a1c", "#7d4a2a")]
    for x in range(-260, 261, 40):
        parts.append(fill(box(x, -40, 38.5, 300), shade("#8a552f", 0.1 + (x // 40 % 3) * 0.06), 0.55))
    parts.append(glow(-40, 40, 150, "#ffcf7a", 0.75))
    parts.append(paper(box(-260, 92, 520, 8), "#5a3420", lift=2))
    bottles = (
        (-196, "#5d7a4a"),
        (-178, "#a8622c"),
        (-158, "#47707a"),
        (-128, "#8a3b36"),
        (-106, "#5d7a4a"),
        (-84, "#b98a3a"),
        (74, "#a8622c"),
        (94, "#5d7a4a"),
        (116, "#8a3b36"),
        (150, "#47707a"),
        (172, "#b98a3a"),
        (196, "#5d7a4a"),
    )
    for x, colour in bottles:
        bottle = f"{x - 3},40! {x + 3},40! {x + 3},54 {x + 8},64 {x + 8},92! {x - 8},92! {x - 8},64 {x - 3},54"
        parts.append(
            paper(curve(bottle), mix(colour, "#4a2a1c", 0.3), lift=1.2)
            + fill(box(x - 5, 68, 3, 18, 1.5), "#ffffff", 0.22)
        )
    return "".join(parts)


@ground("night-prairie")
def night_prairie() -> str:
    """Hills under moon and stars."""
    stars = "".join(
        fill(oval(x, y, r), "#fff3cf", 0.85)
        for x, y, r in (
            (-90, 22, 1.3),
            (-70, 52, 0.9),
            (-48, 16, 1.1),
            (66, 20, 1.2),
            (88, 60, 1.0),
            (40, 10, 0.9),
            (-130, 40, 1.2),
            (130, 30, 1.1),
            (160, 66, 1),
            (-170, 70, 1),
            (-200, 24, 1.2),
            (210, 20, 1.2),
        )
    )
    moon = glow(-56, 54, 90, "#cfe0e8", 0.7) + paper(oval(-56, 54, 24), "#e8ecd8", lift=0, fall=0.25)
    return (
        sky("#1d2a4a", "#5a6a8a")
        + stars
        + moon
        + earth("-260,140 -190,128 -120,140 -40,132 50,142 120,126 200,138 260,130", "#32405c")
        + earth("-260,166 -150,158 -30,168 90,158 200,166 260,160", "#232c44", 3)
    )


@ground("wanted")
def wanted() -> str:
    """A poster on a wall of boards."""
    parts = [sky("#6e4a2c", "#4d2f1c")]
    for x in range(-260, 261, 52):
        parts.append(fill(box(x, -40, 50, 300), shade("#8a5c34", 0.12 + (x // 52 % 3) * 0.07), 0.7))
    parts.append(
        paper(
            curve("-84,14! -30,10 40,15 86,9! 83,70 88,150 84,212! -86,212! -82,120 -88,60"),
            "#e8d3a0",
            lift=3,
            edge=1.2,
        )
    )
    parts.append(fill(box(-58, 22, 116, 5), "#6b4a2c", 0.6) + fill(box(-40, 31, 80, 2.4), "#6b4a2c", 0.45))
    parts.append(fill(oval(0, 20, 3), "#4a4a50") + glow(0, 100, 90, "#fff3cf", 0.6))
    return "".join(parts)


@ground("street")
def street() -> str:
    """The main street at noon."""
    parts = [sky("#7fb0b8", "#f1d9a4"), glow(0, 110, 140, "#fff0c0", 0.7)]
    for x, wide, tall, colour in (
        (-214, 84, 104, "#a5673f"),
        (-132, 76, 92, "#8d5a44"),
        (132, 80, 98, "#9a6a4a"),
        (214, 80, 110, "#7f5040"),
    ):
        top = 160 - tall
        parts.append(
            paper(
                curve(
                    f"{x - wide / 2},{top}! {x - wide / 4},{top}! {x - wide / 4},{top - 12}! {x + wide / 4},{top - 12}! {x + wide / 4},{top}! {x + wide / 2},{top}! {x + wide / 2},170! {x - wide / 2},170!"
                ),
                colour,
                lift=2.5,
            )
        )
        parts.append(fill(box(x - wide / 2 + 6, top + 18, wide - 12, 9, 2), tint(colour, 0.5), 0.8))
        parts.append(
            fill(box(x - 26, top + 40, 16, 24), shade(colour, 0.6))
            + fill(box(x + 10, top + 40, 16, 24), shade(colour, 0.6))
        )
    return "".join(parts) + earth("-260,156 -100,150 0,148 100,150 260,156", "#d3a868")


@ground("canyon")
def canyon() -> str:
    """Red walls at both sides."""
    left = paper(
        curve("-260,-40! -84,-40! -92,20 -74,46! -88,90 -70,120! -84,170 -76,260! -260,260!"), "#a4472f", lift=4
    )
    right = paper(curve("260,-40! 82,-40! 90,30 72,62! 86,100 70,140! 82,190 74,260! 260,260!"), "#8c3a2b", lift=4)
    strata = "".join(
        line(curve(f"{s * 260},{y} {s * 150},{y - 6} {s * 92},{y + 4}", is_open=True), "#6b2820", 2.4, 0.4)
        for s in (-1, 1)
        for y in (20, 56, 84, 128, 164)
    )
    return (
        sky("#7cc0c8", "#f3dfaa")
        + glow(0, 90, 110, "#fff3cf", 0.7)
        + earth(f"-260,150 {mesa(-20, 150, 30, 50)} 260,150", "#d08a58")
        + left
        + right
        + strata
    )


def sunburst(dark: str, light: str, ray: str, shine: str) -> str:
    """Rays of honour."""
    rays = "".join(fill(curve(moved("0,0! 420,0! 412,84!", 0, 96, 1, turn)), ray, 0.5) for turn in range(0, 360, 24))
    return sky(dark, light) + rays + glow(0, 96, 120, shine, 0.8)


def wallpaper(top: str, bottom: str, figure: str, shine: str) -> str:
    """Papered walls with small figures."""
    figures = "".join(
        fill(curve(moved("0,-9! 5,-3 4,4 0,9! -4,4 -5,-3", x + (18 if row % 2 else 0), 14 + row * 28)), figure, 0.34)
        for row in range(7)
        for x in range(-252, 253, 36)
    )
    return sky(top, bottom) + figures + glow(0, 84, 130, shine, 0.6)


@ground("poker-room")
def poker_room() -> str:
    """Green wallpaper and a hanging lamp."""
    parts = [sky("#1f4a3a", "#2f6a4c")]
    parts.extend(fill(box(x, -40, 20, 300), "#173a30", 0.45) for x in range(-260, 261, 40))
    parts.append(glow(0, 70, 130, "#ffe2a0", 0.7))
    parts.append(paper(box(-260, 150, 520, 100), "#6b3f26", lift=2) + line("M-260 158H260", "#3f2418", 2, 0.6))
    return "".join(parts)


@ground("parlour")
def parlour() -> str:
    """Crimson wallpaper."""
    return wallpaper("#7a1f30", "#a03a3a", "#e0a83e", "#ffcf9a")


@ground("graveyard")
def graveyard() -> str:
    """Crosses under a green moon."""
    parts = [
        sky("#16283c", "#4f7a78"),
        glow(44, 56, 110, "#dff0c0", 0.75),
        paper(oval(44, 54, 34), "#eef2cf", lift=0, fall=0.15),
    ]
    parts.append(earth("-260,150 -160,138 -60,150 60,136 160,150 260,140", "#284a50"))
    for x, tall, turn in ((-80, 46, -8), (-128, 36, 6), (84, 40, 8), (128, 48, -5), (190, 40, 6), (-190, 44, -6)):
        low, high = 22 - tall, 13 - tall
        cross = even(f"4,{-tall}! 4,{high}! 15,{high}! 15,{low}! 4,{low}! 4,0!")
        parts.append(placed(paper(curve(cross), "#16262e", lift=1.8), x, 156, turn))
    return "".join(parts) + earth("-260,168 -120,156 0,166 120,156 260,168", "#1b343a", 3)


@ground("store")
def store() -> str:
    """Shelves with jars, tins and parcels."""
    parts = [sky("#8a5c34", "#b98a52"), glow(0, 80, 130, "#ffe6b0", 0.7)]
    goods = ("#c2412d", "#3f7a8a", "#e0b04a", "#5d8a4a", "#efe2c0", "#7a4a6a")
    for row, y in enumerate((40, 90, 140)):
        for index, x in enumerate(range(-246, 247, 26)):
            tone, tall = mix(goods[(index * 5 + row * 3) % 6], "#8a5c34", 0.25), 20 + (index * 7 + row * 5) % 3 * 5
            parts.append(
                fill(box(x - 7, y - tall + 2, 18, tall, 3), "#160b1c", 0.25)
                + fill(box(x - 9, y - tall, 18, tall, 3), tone)
            )
            parts.append(fill(box(x - 9, y - tall, 18, 5, 2.4), tint(tone, 0.35)))
        parts.append(paper(box(-260, y, 520, 7), "#5f3a20", lift=2))
    return "".join(parts)


@ground("storm")
def storm() -> str:
    """Lightning over a dark prairie."""
    bolt = "60,-20! 34,44! 54,40! 26,96! 50,90! 30,150! 84,72! 62,78! 84,34! 66,38! 88,-20!"
    clouds = "".join(
        fill(curve(moved("-60,14 -66,-4 -30,-16 0,-24 34,-16 66,-6 60,12", x, y, s)), c, 0.9)
        for x, y, s, c in (
            (-140, 18, 1.3, "#2c2f4a"),
            (140, 12, 1.3, "#2c2f4a"),
            (-50, 6, 1, "#383c5c"),
            (40, 0, 1, "#30344f"),
            (220, 30, 1, "#383c5c"),
        )
    )
    return (
        sky("#3f4668", "#9a94b8")
        + glow(56, 80, 120, "#f6f0c0", 0.7)
        + clouds
        + fill(curve(bolt), "#fff3a0")
        + earth("-260,158 -120,150 40,158 150,148 260,156", "#4a4a5e")
    )


@ground("noon")
def noon() -> str:
    """White heat, a cactus, a far mesa."""
    cactus = "-11,70! -11,-30 -6,-44 6,-44 11,-30 11,70!"
    arms = line("M0 24H-26V-4", "#6f9458", 14) + line("M0 10H24V-20", "#5d8250", 14)
    drawn = (
        arms
        + paper(curve(cactus), "#7ea566", lift=2)
        + strokes(("-3,-34 -3,10 -3,66", "4,-34 4,10 4,66"), "#4f7346", 1.8)
    )
    return (
        sky("#f0c95a", "#fdf1c4")
        + glow(-30, 60, 140, "#ffffff", 0.9)
        + earth(f"-260,150 {mesa(-120, 148, 50, 40)} 0,150 {mesa(150, 148, 60, 44)} 260,150", "#e0a25a")
        + placed(drawn, 84, 110, 0, 0.9)
        + placed(drawn, -170, 118, 0, 0.8)
        + earth("-260,166 -100,160 60,168 260,160", "#cf8a48", 3)
    )


@ground("prairie")
def prairie() -> str:
    """Blue sky over high grass."""
    clouds = "".join(
        fill(curve(moved("-34,6 -30,-4 -14,-6 -6,-14 10,-12 18,-4 32,-4 36,6", x, y, s)), "#ffffff", 0.75)
        for x, y, s in ((-66, 36, 1), (80, 26, 0.9), (-170, 50, 1.1), (190, 56, 1))
    )
    grass = paper(
        curve(ragged("-270,250! -270,158! 0,150! 270,158! 270,250!", 9, 17, (0.3, 0))), "#c9a83e", lift=0, edge=1
    )
    hills = earth("-260,140 -120,128 20,138 140,124 260,136", "#8fae5a")
    return sky("#5fa9cf", "#dff0e0") + glow(0, 110, 130, "#fffbe0", 0.7) + clouds + hills + grass


@ground("star-sky")
def star_sky() -> str:
    """Violet dusk, and a falling star."""
    dots = "".join(
        fill(star(x, y, r, r * 0.4, 4), "#fff3cf", 0.9)
        for x, y, r in (
            (-84, 20, 4),
            (-60, 60, 3),
            (-30, 14, 3),
            (88, 74, 3.4),
            (70, 112, 3),
            (-92, 104, 3),
            (-150, 40, 4),
            (150, 20, 4),
            (180, 90, 3),
            (-200, 90, 3),
        )
    )
    trail = fade(curve("96,8! 20,40 -70,92! 24,50"), "#fff3cf", "#ffd98a", opacity=(0.9, 0.1))
    return (
        sky("#2f2358", "#9a5a8a")
        + glow(0, 90, 130, "#ffc4a0", 0.55)
        + dots
        + trail
        + earth("-260,162 -120,152 0,160 120,150 260,160", "#3a2450")
    )


@ground("red-rocks")
def red_rocks() -> str:
    """Needles of rock in the evening."""
    sun = glow(0, 96, 140, "#fff0b0", 0.9) + paper(oval(0, 88, 62), "#ffe08a", lift=0, fall=0.2)
    left = "-260,40! -120,30! -112,90! -92,96! -86,40! -66,44! -62,110! -44,160"
    right = "44,160 58,100! 70,96! 74,26! 98,30! 104,90! 124,96! 260,60!"
    return (
        sky("#d8552f", "#f7b052")
        + sun
        + earth(left + " " + right, "#9a3a30")
        + earth("-260,166 0,160 260,166", "#74292c", 3)
    )


@ground("tent")
def tent() -> str:
    """The canvas of a wild west show."""
    parts = [sky("#2f5f8a", "#2f5f8a")]
    for index, x in enumerate(range(-320, 321, 40)):
        parts.append(fill(curve(f"0,-60! {x - 20},260! {x + 20},260!"), "#f2e4c4" if index % 2 else "#3f7fb0"))
    pennants = "".join(
        paper(curve(f"{x - 9},8! {x + 9},8! {x},30!"), (RED, GOLD)[i % 2], lift=1)
        for i, x in enumerate(range(-252, 253, 28))
    )
    return "".join(parts) + glow(0, 100, 130, "#fff6d8", 0.75) + line("M-260 8H260", "#4a2c20", 2) + pennants


@ground("snow-town")
def snow_town() -> str:
    """Roofs under snow, lit windows."""
    parts = [sky("#2f4a78", "#a9c4dc"), glow(0, 90, 130, "#fff6e0", 0.6)]
    for x, tall in ((-92, 84), (-160, 70), (92, 78), (160, 92), (230, 70), (-230, 90)):
        top = 168 - tall
        parts.append(
            paper(
                curve(f"{x - 34},200! {x - 34},{top + 22}! {x},{top}! {x + 34},{top + 22}! {x + 34},200!"),
                "#4a3a44",
                lift=2,
            )
        )
        snow = moved(even("0,-8 20,6 40,26 20,18 0,8"), x, top)
        parts.append(paper(curve(snow), "#f1f5f8", lift=1.2))
        parts.append(fill(box(x - 9, top + 34, 18, 20, 2), "#ffcf6e"))
    flakes = "".join(
        fill(oval((i * 73) % 500 - 250, (i * 47) % 150, 1.6 + i % 3 * 0.7), "#ffffff", 0.9) for i in range(46)
    )
    return "".join(parts) + flakes + earth("-260,170 -100,162 0,168 110,160 260,170", "#eef3f6", 3)


@ground("barn")
def barn() -> str:
    """Grey boards and a shaft of light."""
    boards = "".join(
        fill(box(x, -40, 30, 300), shade("#8d8a80", 0.1 + (x // 32 % 3) * 0.1), 0.8) for x in range(-260, 261, 32)
    )
    beam = fade(curve("-120,-40! -40,-40! 130,240! -30,240!"), "#fff3cf", "#fff3cf", opacity=(0.55, 0.1))
    return sky("#5a5c60", "#8a877c") + boards + beam + glow(0, 80, 110, "#fff3cf", 0.6)


@ground("gold-burst")
def gold_burst() -> str:
    """Golden rays."""
    return sunburst("#b8641f", "#e09a3c", "#f9d674", "#fff6c8")


@ground("river")
def river() -> str:
    """Teal water and a paddle steamer far away."""
    boat = (
        paper(box(-40, 0, 80, 14, 3), "#efe2c6", lift=1)
        + paper(box(-30, -14, 54, 14, 2), "#e6d2ac", lift=0.8)
        + paper(box(-14, -40, 8, 26), "#3a2c34", lift=0.6)
        + paper(box(4, -40, 8, 26), "#3a2c34", lift=0.6)
        + paper(oval(42, 4, 13), "#b3403a", lift=0.8)
    )
    smoke = soft_puff(-80, 98, 0.5, "#dfe6e6", 0.6) + soft_puff(-90, 84, 0.7, "#dfe6e6", 0.5)
    ripples = strokes(
        tuple(
            f"{x},{y} {x + 16},{y - 3} {x + 32},{y}"
            for x, y in ((-110, 150), (-60, 166), (40, 152), (86, 168), (150, 156))
        ),
        "#e6fbf6",
        2,
        0.5,
    )
    return (
        sky("#4fa6a0", "#f3e6b4")
        + glow(0, 90, 130, "#fffbe0", 0.7)
        + smoke
        + placed(boat, -72, 130, 0, 0.55)
        + placed(boat, 160, 130, 0, 0.7)
        + fade(box(-HALF, 136, 2 * HALF, 120), "#3f9a9a", "#1f5f6b")
        + ripples
    )


@ground("blue-burst")
def blue_burst() -> str:
    """Blue rays."""
    return sunburst("#173058", "#27508a", "#4a7fb8", "#d8ecff")


@ground("violet-burst")
def violet_burst() -> str:
    """Violet rays."""
    return sunburst("#3f1f5a", "#6b3a80", "#a86ab0", "#ffdcf0")


@ground("theatre")
def theatre() -> str:
    """Violet hangings."""
    return wallpaper("#3a2a5a", "#6b4a80", "#d0a0e0", "#ffd8f0")


@ground("surgery")
def surgery() -> str:
    """Mint walls."""
    return wallpaper("#5f9a8a", "#a8cfb4", "#f1fff0", "#ffffff")


@ground("bedroom")
def bedroom() -> str:
    """Pale blue walls."""
    return wallpaper("#4f7fa8", "#9ac0d4", "#f1f8ff", "#fffbe8")


@ground("hacienda")
def hacienda() -> str:
    """White arches, a turquoise sky, flowers."""
    parts = [
        sky("#2f9aa8", "#a8e0d0"),
        glow(0, 90, 120, "#fffbe0", 0.8),
        earth("-260,140 -100,128 60,140 260,128", "#c9a25a"),
    ]
    side = "260,-40! 260,260! 226,260! 226,70 196,34 166,70! 166,260! 74,260! 74,64 40,14 0,2"
    wall = even(side)
    parts.append(paper(curve(wall), "#f0e0c0", lift=4, edge=1.4))
    leaves = ragged("-130,-10 -70,-8 -64,14 -84,30 -88,66 -108,60 -112,30 -134,22", 5, 9, (0, 0.3))
    parts.append(
        paper(curve(leaves), "#4f8a4a", lift=1.6)
        + paper(curve(ragged("130,-10 60,-8 66,8 88,18 92,44 108,40 132,16", 5, 9, (0, 0.3))), "#447a44", lift=1.6)
    )
    blooms = ((-96, 14), (-84, 2), (-100, 42), (-74, 6), (-112, 10), (88, 2), (104, 22), (74, -2), (98, 36))
    parts.append(
        "".join(paper(star(x, y, 7, 4, 5), "#e0487a", lift=0.6) + fill(oval(x, y, 1.8), "#ffe27a") for x, y in blooms)
    )
    return "".join(parts)


@ground("corral")
def corral() -> str:
    """A fence before green pasture."""
    rails = "".join(paper(box(-260, y, 520, 9, 3), "#b9895a", lift=1.6, edge=1) for y in (112, 140))
    posts = "".join(
        paper(box(x - 7, 96, 14, 110, 3), "#9a6d42", lift=2, edge=1.1) for x in (-206, -138, -80, 80, 138, 206)
    )
    hills = earth("-260,120 -160,96 -60,118 60,94 160,116 260,96", "#86b06a") + earth(
        "-260,150 0,142 260,150", "#6b9a52"
    )
    return (
        sky("#8fd0c4", "#f6f0c4")
        + glow(0, 70, 130, "#fffbe0", 0.8)
        + hills
        + rails
        + posts
        + earth("-260,184 0,176 260,184", "#c9a25a")
    )


@ground("tan-burst")
def tan_burst() -> str:
    """Rays of the colour of leather."""
    return sunburst("#8a4a26", "#c07a44", "#e6b070", "#fff0d0")


@ground("forge")
def forge() -> str:
    """A smith's fire and its sparks."""
    bricks = "".join(
        line(
            f"M-260 {y}H260" + "".join(f"M{x + (18 if row % 2 else 0)} {y}v22" for x in range(-252, 260, 36)),
            "#1f1216",
            2,
            0.4,
        )
        for row, y in enumerate(range(-10, 190, 22))
    )
    fire = glow(-10, 104, 150, "#ff8a2c", 0.95) + glow(-14, 100, 86, "#ffe27a", 0.75)
    sparks = "".join(
        fill(oval((i * 61) % 230 - 130, (i * 43) % 150 + 4, 1.5 + i % 3 * 0.8), "#ffd75a", 0.95) for i in range(26)
    )
    return sky("#3a2226", "#6b3428") + bricks + fire + sparks


@ground("green-river")
def green_river() -> str:
    """Mountains and a river in the morning."""
    parts = [sky("#8cc4c4", "#f6ecc0"), glow(-30, 70, 140, "#fffbe0", 0.8)]
    parts.append(earth("-260,120 -180,50! -130,96 -70,36! -10,104 40,60! 90,108 150,40! 210,100 260,70", "#7fa6a8", 0))
    parts.append(earth("-260,132 -150,118 -40,134 60,122 160,134 260,122", "#6a9a5a", 2))
    parts.append(fill(curve("-40,134! 30,134! 20,160 70,184 90,260! -120,260! -90,190 -20,160"), "#bfe3e6"))
    return "".join(parts)


@ground("footlights")
def footlights() -> str:
    """Red curtains and footlights."""
    parts = [sky("#2c0d1c", "#7a1f34"), glow(0, 90, 150, "#ffcf7a", 0.85)]
    for side in (-1, 1):
        for x, tone in ((64, 0.0), (98, 0.15), (132, 0.05), (170, 0.2), (214, 0.1)):
            fold = f"{x},-40! {x + 46},-40! {x + 52},80 {x + 46},260! {x + 4},260! {x - 6},120"
            parts.append(paper(curve(flipped(fold) if side < 0 else fold), shade("#a8262f", tone), lift=2.4))
    hang = "-260,-40! 260,-40! 260,20 200,36 130,18 66,34 0,18 -66,34 -130,18 -200,36 -260,20"
    parts.append(paper(curve(hang), "#8c1f2b", lift=3) + line(curve(hang), BRASS, 2.4, 0.8))
    return "".join(parts)


@ground("pink")
def pink() -> str:
    """A rosy evening for lovers."""
    return sky("#c4506e", "#f8c8a8") + glow(0, 80, 150, "#fff0d8", 0.8)


@ground("striped-parlour")
def striped_parlour() -> str:
    """Striped wallpaper in green."""
    stripes = "".join(fill(box(x, -40, 17, 300), "#2f5a4c", 0.8) for x in range(-260, 261, 34))
    return sky("#3f7360", "#5f8f74") + stripes + glow(0, 84, 130, "#fff0c0", 0.6)


@ground("violet-night")
def violet_night() -> str:
    """A violet sky for magic."""
    return sky("#241440", "#6b3f7f") + stars() + rays(0, 90, "#c99ae0", 16, 0.14) + glow(0, 90, 130, "#e8b0f0", 0.6)


@ground("court-room")
def court_room() -> str:
    """Dark panels and a flag's red and white."""
    parts = [sky("#3a2a24", "#6b4a34"), glow(0, 80, 130, "#f0c88a", 0.7)]
    for x in range(-252, 253, 84):
        parts.append(
            paper(box(x - 36, 20, 72, 130, 3), "#5a3a28", lift=1.6)
            + paper(box(x - 27, 30, 54, 110, 2), "#6b4630", lift=0.6)
        )
    return "".join(parts) + paper(box(-HALF, -6, 2 * HALF, 18), "#4a2c1e", lift=2.4)


@ground("dizzy")
def dizzy() -> str:
    """A room that turns."""
    parts = [sky("#7a8a4a", "#c9b86a")]
    for index, radius in enumerate((190, 160, 132, 106, 82)):
        parts.append(
            paper(
                oval((index % 2) * 8 - 4, 88, radius, radius * 0.94),
                "#8f9a54" if index % 2 else "#b5ad62",
                lift=0.9,
                edge=0.8,
            )
        )
    return "".join(parts) + glow(0, 84, 90, "#f6f0c0", 0.7)


@ground("chapel-light")
def chapel_light() -> str:
    """A pointed window with light behind."""
    parts = [
        sky("#3f4a5f", "#6b7488"),
        paper(curve("-58,260! -58,70 -40,24 0,-10! 40,24 58,70 58,260!"), "#f6e2a0", lift=0),
        glow(0, 84, 110, "#fff8d8", 0.9),
    ]
    parts.append(line("M0 -6V260M-58 70H58M-58 130H58", "#5a6478", 5))
    return "".join(parts)


@ground("clinic")
def clinic() -> str:
    """Mint walls and a shelf of medicines."""
    parts = [
        sky("#a8d0c0", "#e6f0dc"),
        glow(0, 84, 130, "#ffffff", 0.8),
        paper(box(-HALF, 88, 2 * HALF, 8), "#8a6a4c", lift=2),
    ]
    for x, tone in (
        (-190, "#5f8fae"),
        (-160, "#c9853c"),
        (-128, "#5a9a6a"),
        (-100, "#b3402f"),
        (-76, "#5f8fae"),
        (76, "#c9853c"),
        (98, "#b3402f"),
        (130, "#5a9a6a"),
        (162, "#5f8fae"),
    ):
        parts.append(
            paper(
                curve(f"{x - 4},46! {x + 4},46! {x + 4},54 {x + 9},60 {x + 9},88! {x - 9},88! {x - 9},60 {x - 4},54"),
                tone,
                lift=1,
            )
            + fill(box(x - 7, 68, 14, 11), "#fdf6e4")
        )
    return "".join(parts)


@ground("garden")
def garden() -> str:
    """A summer garden before a white porch."""
    parts = [
        sky("#7fc0d8", "#f6f0c8"),
        glow(0, 80, 130, "#ffffff", 0.8),
        earth("-260,130 -120,118 0,128 120,118 260,130", "#8fb85a", 0),
    ]
    for x in (-200, -128, 128, 200):
        parts.append(paper(box(x - 7, -40, 14, 180, 2), "#fdf8ea", lift=2))
    for index, x in enumerate(range(-240, 241, 30)):
        y = 146 + index % 2 * 8
        parts.append(
            paper(oval(x, y, 22, 18), "#4f8a4a", lift=1.2)
            + paper(oval(x + 4, y - 6, 6), "#e06a8a", lift=0.8)
            + paper(oval(x - 10, y + 2, 5), "#f6d0dc", lift=0.8)
        )
    return "".join(parts)


@ground("garden-parasol")
def garden_parasol() -> str:
    """The garden, and a parasol open behind the head."""
    parts = [garden()]
    for index in range(12):
        tip, before, after = (around(12, 78, reach, index * 30 + a) for reach, a in ((94, 0), (88, -15), (88, 15)))
        wedge = f"12,78! {before[0]:.0f},{before[1]:.0f}! {tip[0]:.0f},{tip[1]:.0f} {after[0]:.0f},{after[1]:.0f}!"
        parts.append(paper(curve(wedge), "#d9506a" if index % 2 else "#fdf0e0", lift=0.9, edge=0.9))
    return "".join(parts) + glow(8, 80, 70, "#fff8e8", 0.5)


@ground("red-rays")
def red_rays() -> str:
    """Anger."""
    return sky("#a8262f", "#e8642c") + rays(0, 96, "#f6a03c", 18, 0.5) + glow(0, 90, 110, "#ffe9a0", 0.6)


@ground("hearts")
def hearts() -> str:
    """A rosy sky full of hearts."""
    places = (
        (-84, 36, 13),
        (-60, 84, 9),
        (-94, 120, 11),
        (82, 30, 12),
        (64, 70, 9),
        (94, 100, 14),
        (-34, 14, 8),
        (36, 12, 9),
        (-150, 60, 14),
        (150, 70, 14),
        (-200, 110, 12),
        (200, 40, 12),
    )
    return GROUNDS["pink"]() + "".join(paper(heart(x, y, s), "#e8566a", lift=1.2, edge=0.9) for x, y, s in places)
