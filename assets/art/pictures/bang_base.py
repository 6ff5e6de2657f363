"""The first deck of Bang!: what is played."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, mesa, sky
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    flipped,
    glow,
    knots,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import fingers, gun_hand, palm
from assets.art.people.portrait import figure, portrait
from assets.art.registry import GROUNDS, HATS
from assets.art.shapes.west import (
    BRASS,
    IRON,
    SKIN,
    SOOT,
    STEEL,
    WOOD,
    bars,
    card,
    coin,
    counter,
    desert,
    flash,
    gunman,
    haze,
    hole,
    horse,
    house,
    ingot,
    planks,
    puff,
    rays,
    revolver,
    rider,
    sack,
    shade_on,
    shell,
    spark,
    stars,
    streak,
    sun,
    wheel,
)


@BANG.picture("bang", -14, 96, 150)
def bang() -> str:
    """A shot at close range."""
    parts = [sky("#8c1f22", "#e0642c"), rays(-44, 84, "#ffb84a", 18, 0.4, 4), glow(-44, 84, 150, "#ffe9a0", 0.9)]
    gun = revolver(STEEL, "#7a4a2a", 84)
    parts.append(puff(-92, 50, 0.8, "#f1dcc0") + puff(-22, 44, 0.6, "#f1dcc0"))
    parts.append(flash(-52, 84, 58, 11, 6))
    parts.append(gun_hand(gun, 54, 124, "#3a2d3a", turn=6, grow=1.2, cuff="#efe2c6"))
    return "".join(parts)


@BANG.picture("missed", 6, 96, 170)
def missed() -> str:
    """The hat is hit, the head is not."""
    parts = [GROUNDS["street"](), glow(0, 100, 116, "#fff0c0", 0.7)]
    parts.append(placed(portrait(walk_on("missed")), -4, 40, 0, 0.96))
    parts.append(placed(HATS["stetson"]("#8d6036", "#8c2f28"), 20, 82, 17, 0.98))
    parts.append(
        streak(-66, 44, 150, 4) + hole(22, 44, 6) + line("M-54 84l-12 8M-48 100l-14 2M70 82l12 10", "#ffffff", 3.4, 0.8)
    )
    return "".join(parts)


@BANG.picture("panic", -4, 92, 150)
def panic() -> str:
    """A masked thief makes off with a sack of what is not his."""
    bag = placed(sack(0, 0, 1.9, "#d9c08a"), 72, 96, 24)
    back = paper(curve(band("-10,250 10,200 34,150", [120, 112, 74])), "#2f4a5a", lift=2.4)
    thief = placed(figure(walk_on("panic")), -30, 6, -12, 0.94)
    grasp = paper(curve(band("0,236 34,206 58,150", [64, 46, 32])), "#3f6478", lift=2.4, edge=1.2) + placed(
        palm(0, 0, SKIN, 1.3) + fingers(0, 0, SKIN, 0, 1.3, -1), 60, 136, 28
    )
    parts = [GROUNDS["street"](), glow(0, 90, 124, "#fff3cf", 0.8), back, bag]
    parts += [puff(x, y, s, "#e3c48e") for x, y, s in ((118, 182, 1), (86, 196, 0.9), (150, 196, 0.9))]
    parts += [card(96, 28, 28, "h", 0.62), card(132, 92, 62, "d", 0.62), card(50, 14, -14, "s", 0.5)]
    parts.append(thief + grasp)
    return "".join(parts) + line("M108 120h34M116 142h30M104 58h22M-112 150h-26M-106 40h-24", "#ffffff", 3.4, 0.75)


def duellist(ink: str, hat_: str, side: int) -> str:
    """A dark figure from the side, looking left with its gun levelled, standing on y = 0."""
    shapes = [
        band("4,-52 -8,-28 -16,-2", [17, 12, 9]),
        band("8,-52 20,-28 26,-2", [17, 12, 9]),
        knots("-20,-6! -10,-6! -10,0! -30,0 -28,-4"),
        knots("20,-6! 32,-6! 33,0! 12,0 14,-4"),
        knots("-8,-96 6,-102 16,-92 18,-66 30,-26! 18,-30 4,-42 -8,-44 -10,-72"),
        band("2,-90 -18,-84 -40,-86", [12, 9, 7]),
        knots("-36,-90! -58,-90! -58,-86! -42,-85! -39,-78! -34,-78!"),
        knots(hat_),
    ]
    return "".join(fill(curve(flipped(shape) if side > 0 else shape), ink) for shape in shapes) + fill(
        oval(side * 3, -108, 9, 10), ink
    )


@BANG.picture("duel", 0, 108, 156)
def duel() -> str:
    """Two at high noon, and the sun between them."""
    parts = [sky("#d9702e", "#ffdc86"), sun(0, 96, 50, "#fff0a8", 3)]
    for x, wide, tall, tone in (
        (-156, 90, 120, "#7d3f2c"),
        (-96, 46, 78, "#93492e"),
        (156, 90, 128, "#743828"),
        (96, 46, 84, "#8a442c"),
    ):
        parts.append(house(x, 152, wide, tall, tone, "#ffcf7a"))
    parts.append(earth("-260,152 -60,146 0,144 60,146 260,152", "#e0a458", 0))
    stetson = "-32,-110! -16,-113 -14,-128 -2,-130 10,-127 12,-113 26,-112 24,-108 -4,-108"
    sombrero = "-40,-108! -16,-113 -8,-136 0,-140 8,-134 16,-113 40,-114 36,-107 -4,-106"
    for x, side, ink, shape in ((-62, 1, "#2f1519", stetson), (62, -1, "#4a1c14", sombrero)):
        parts.append(
            fill(
                curve(f"{x - 22},184! {x + 24},184! {x - side * 30 + 20},206! {x - side * 30 - 34},206!"),
                "#7a3a24",
                0.45,
            )
        )
        parts.append(placed(duellist(ink, shape, side), x, 186))
    weed = (
        line(oval(0, 0, 9, 8), "#6b3f24", 1.8)
        + line(oval(0, 0, 5, 5), "#6b3f24", 1.6)
        + line("M-8 -3l16 7M-5 6l10 -12", "#6b3f24", 1.4)
    )
    return "".join(parts) + placed(weed, 2, 172)


@BANG.picture("general-store", 0, 104, 156)
def general_store() -> str:
    """The keeper has everything one needs."""
    wood, goods = (
        "#6b4226",
        ((-76, "#b3402f"), (-58, "#5d7a4a"), (-40, "#e9dcc0"), (42, "#3f6f8a"), (60, "#c9853c"), (78, "#8a3b5a")),
    )
    parts = [
        sky("#5a3a24", "#8a5c34"),
        planks(-HALF, -40, 2 * HALF, 220, "#7a5230", 40),
        glow(0, 96, 120, "#ffd98a", 0.9),
    ]
    for y in (104, 146):
        parts.append(paper(box(-HALF, y, 2 * HALF, 7), wood, lift=1.8))
    for index, (x, tone) in enumerate(goods):
        parts.append(
            paper(box(x - 7, 78, 15, 26, 4), tone, lift=1.2)
            + paper(box(x - 5, 73, 11, 7, 2), BRASS, lift=0.6)
            + fill(box(x - 4, 86, 9, 9, 2), "#fdf3dc", 0.8)
        )
        parts.append(
            paper(box(x - 8, 124, 17, 22, 2), goods[(index + 2) % 6][1], lift=1)
            + line(f"M{x - 8} 135h17M{x} 124v22", "#fdf3dc", 1.8, 0.6)
        )
    parts.append(placed(portrait(walk_on("keeper")), 0, 36, 0, 0.78))
    parts.append(
        paper(box(-HALF, 170, 2 * HALF, 60), "#a8692f", lift=4, edge=1.6)
        + line(f"M{-HALF} 186H{HALF}", shade("#a8692f", 0.5), 2, 0.6)
    )
    parts.append(
        placed(sack(0, 0, 0.6, "#efe2c6"), -64, 180)
        + paper(box(48, 146, 32, 30, 3), "#c99a5a", lift=2)
        + line("M48 146l32 30M80 146l-32 30", "#7a5228", 2.4)
    )
    parts += [paper(oval(x, y, 8), "#c2402f", lift=1) for x, y in ((54, 142), (70, 142), (62, 131))]
    for index, x in enumerate(range(-260, 260, 26)):
        strip = f"{x},-40! {x + 26},-40! {x + 28},22 {x + 14},36 {x},22"
        parts.append(paper(curve(strip), "#c2402f" if index % 2 else "#f6ead0", lift=2, edge=0.8))
    return "".join(parts)


def spear_rider(x: float, y: float, grow: float, lance: float) -> str:
    """A rider at rest on a ridge, with lance and feathers, as a dark shape."""
    ink = "#331018"
    body = [
        curve("-40,-30 -30,-42 -8,-40 16,-42 34,-34 36,-18 26,-12 0,-14 -24,-10 -38,-16"),
        curve(band("-30,-28 -44,-48 -52,-64", [24, 15, 11])),
        curve("-48,-72 -54,-76! -58,-68 -70,-52 -70,-46 -62,-46 -50,-56"),
        curve(band("34,-34 46,-26 46,-2", [8, 9, 2])),
        *(
            curve(band(f"{a},-20 {b},-8 {c},4", [w, 6, 5]))
            for a, b, c, w in ((-30, -30, -28, 13), (-20, -20, -24, 11), (22, 28, 22, 14), (30, 38, 36, 13))
        ),
        curve("-8,-40 -12,-66 -8,-80 6,-80 12,-66 12,-38 8,-20 -4,-16"),
        oval(-3, -90, 8, 9),
        curve(band("0,-96 10,-108 22,-112", [4, 8, 1])),
        curve(band("2,-92 18,-98 28,-96", [4, 8, 1])),
        curve(band("-4,-72 -20,-62 -26,-50", [9, 7, 6])),
    ]
    spear = line(f"M{-26 - lance * 4} 6L{-24 + lance * 8} -128", ink, 3.4)
    tip = -24 + lance * 8
    head = fill(curve(f"{tip},-144! {tip + 5},-130! {tip},-124! {tip - 5},-130!"), ink)
    ribbon = fill(curve(band(f"{tip},-120 {tip + 12},-116 {tip + 20},-104", [3, 6, 1])), "#a8322a")
    return placed("".join(fill(shape, ink) for shape in body) + spear + head + ribbon, x, y, 0, grow)


@BANG.picture("indians", 4, 94, 136)
def indians() -> str:
    """Riders on a ridge at dusk."""
    parts = [sky("#5a1a38", "#f6a04a"), sun(4, 92, 62, "#ffd66e", 2.4)]
    parts.append(
        haze(-110, 44, 1.4, "#c2503f", 0.7) + haze(120, 60, 1.2, "#c2503f", 0.6) + haze(64, 26, 0.8, "#a83e44", 0.6)
    )
    parts.append(earth("-260,168 -170,150 -90,158 0,146 90,158 170,148 260,162", "#5a1f2a", 0))
    parts.append(spear_rider(-74, 154, 0.72, -1) + spear_rider(78, 154, 0.72, 1) + spear_rider(4, 150, 1.0, 0))
    parts.append(earth("-260,178 -150,164 -60,160 0,150 70,160 150,164 260,180", "#331018", 0))
    return "".join(parts)


def coach(body: str, trim: str) -> str:
    """A stagecoach seen from the side around its floor, with lamps and a curtained window."""
    cabin = "-46,-68! 46,-68! 52,-40 44,-8 24,4 -24,4 -44,-8 -52,-40"
    parts = [
        paper(box(-58, -2, 118, 9, 3), "#4a2c20", lift=1.6),
        paper(curve(cabin), body, lift=3, edge=1.4),
        fill(curve("18,-68! 46,-68! 52,-40 44,-8 24,4 18,4!"), SOOT, 0.22),
        paper(box(-56, -76, 112, 11, 4), shade(body, 0.35), lift=1.8),
        paper(box(-17, -60, 34, 60, 4), tint(body, 0.12), lift=1, edge=0.8),
        paper(box(-12, -55, 24, 24, 2), "#3a2030", lift=0.4),
        fill(curve("-12,-55! 12,-55! 12,-44 4,-50 0,-36! -4,-50 -12,-44"), trim),
        line("M-42 -20q20 14 24 16M42 -20q-20 14 -24 16", trim, 2.6),
    ]
    for x in (-34, 34):
        parts.append(paper(box(x - 10, -55, 19, 22, 2), "#3a2030", lift=0.4) + fill(box(x - 10, -55, 19, 7), trim))
    return "".join(parts)


@BANG.picture("stagecoach", 30, 114, 136)
def stagecoach() -> str:
    """It rattles through the desert at full speed."""
    parts = [desert("#5fa8b8", "#f6dfa4", "#dba65e", "#c9855a"), glow(0, 90, 120, "#fff3cf", 0.6)]
    parts += [puff(x, y, s, "#ecd2a0") for x, y, s in ((116, 176, 0.9), (140, 158, 0.8))]
    team = [
        shade_on(10, 188, 96)
        + placed(horse("#5a3020", "#2f1a18", flat=True), -50, 146, 2, 0.6)
        + placed(horse("#b5703f", "#4a2a1c"), -60, 156, 2, 0.66)
    ]
    team.append(line("M-36 146L14 138M-30 158L14 150", "#4a2c20", 3))
    load = (
        paper(box(24, 38, 28, 22, 3), "#8a5a34", lift=1.6)
        + paper(box(56, 42, 32, 18, 8), "#5f7a5a", lift=1.6)
        + line("M32 38v22M44 38v22M64 42v18M80 42v18", "#3a2418", 2)
    )
    team.append(load + placed(coach("#b3352c", "#e8c05a"), 56, 134, -2, 1.0))
    team.append(placed(rider("#3f4f6b", "#6b4a30"), 2, 116, 0, 0.74))
    team.append(line(curve("-24,90 -56,84 -84,128", is_open=True), "#3a2418", 2))
    team.append(wheel(24, 162, 24, "#d9a441", 9) + wheel(86, 158, 31, "#d9a441", 10))
    return "".join(parts) + placed("".join(team), -7, 22, 0, 0.88)


@BANG.picture("wells-fargo", 0, 108, 160)
def wells_fargo() -> str:
    """A strongbox full of gold."""
    green = "#2f5f4a"
    parts = [
        GROUNDS["canyon"](),
        glow(0, 100, 120, "#ffe9a0", 0.9),
        earth("-260,170 0,164 260,170", "#b8683f", 3),
        shade_on(0, 184, 84),
    ]
    lid = "-70,98! -76,62 -62,42 0,34 62,42 76,62 70,98!"
    parts.append(
        paper(curve(lid), shade(green, 0.15), lift=3, edge=1.5)
        + fill(curve("-60,98! -64,66 -52,52 0,46 52,52 64,66 60,98!"), "#1b2f2a")
    )
    parts.append(glow(0, 92, 80, "#ffe07a", 0.9))
    parts += [ingot(x, y, 1.1) for x, y in ((-34, 90), (6, 86), (-14, 76), (34, 92))]
    parts += [
        coin(x, y, 9, 0.75) for x, y in ((-56, 98), (-40, 100), (-22, 98), (-4, 101), (16, 98), (36, 101), (54, 98))
    ]
    parts.append(placed(sack(0, 0, 0.62, "#efe2c6"), 40, 92))
    parts.append(
        paper(curve("-74,102! 74,102! 70,182! -70,182!"), green, lift=3.4, edge=1.5)
        + fill(curve("24,102! 74,102! 70,182! 24,182!"), SOOT, 0.22)
    )
    for x in (-50, 50):
        parts.append(
            paper(box(x - 8, 100, 16, 83, 1), IRON, lift=1.4, edge=1)
            + "".join(fill(oval(x, y, 2.4), tint(IRON, 0.5)) for y in (110, 130, 152, 174))
        )
    parts.append(paper(box(-76, 100, 152, 11, 2), IRON, lift=1.6, edge=1.1))
    parts.append(
        paper(box(-17, 108, 34, 36, 5), BRASS, lift=2, edge=1.3)
        + fill(oval(0, 122, 5), SOOT)
        + fill(curve("-2.4,122! 2.4,122! 4,136! -4,136!"), SOOT)
    )
    parts += [
        coin(-84, 182, 10, 0.45),
        coin(82, 186, 10, 0.45),
        coin(96, 178, 9, 0.45),
        spark(-24, 72, 15),
        spark(58, 60, 10),
    ]
    return "".join(parts)


@BANG.picture("gatling", -6, 100, 160)
def gatling() -> str:
    """Six barrels, one crank."""
    parts = [
        sky("#1f2f52", "#8a5a78"),
        stars(),
        glow(-60, 70, 130, "#ffb86a", 0.8),
        earth("-260,168 -100,160 60,166 260,158", "#3f3a54", 2),
        shade_on(20, 186, 70),
    ]
    parts.append(puff(-84, 28, 0.6) + puff(-46, 22, 0.45) + flash(-72, 64, 40, 10, 8))
    trail = paper(curve(band("24,118 70,150 118,186", [22, 18, 16])), WOOD, lift=2.4)
    gun = []
    for y in (-14, -7, 0, 7, 14):
        gun.append(paper(box(-96, y - 4, 84, 8, 2), shade("#b98a3a", abs(y) / 60), lift=0.9, edge=0.9))
    gun.append("".join(paper(box(x, -21, 10, 42, 4), "#8a5f24", lift=1.2, edge=1) for x in (-86, -44)))
    gun.append(
        paper(box(-16, -24, 62, 48, 8), "#c9973c", lift=2, edge=1.3) + fill(box(-16, 4, 62, 20, 8), "#5a3010", 0.3)
    )
    gun.append(
        paper(box(0, -62, 20, 40, 2), IRON, lift=1.6)
        + "".join(fill(box(3, y, 14, 4), BRASS) for y in range(-58, -26, 8))
    )
    gun.append(
        paper(box(44, -8, 16, 16, 3), IRON, lift=1.2)
        + line(curve("56,0 72,0 76,16 76,28", is_open=True), IRON, 6)
        + paper(box(70, 24, 12, 20, 5), "#7a3a24", lift=1.2)
    )
    parts.append(placed(trail, 10) + placed("".join(gun), 25, 86, 11))
    parts.append(wheel(24, 146, 40, "#b5703a", 12))
    for x, y, t in ((62, 186, 80), (78, 178, 30), (90, 190, 100), (-40, 188, 70)):
        parts.append(shell(x, y, t, 0.7))
    return "".join(parts)


@BANG.picture("saloon", 0, 104, 160)
def saloon() -> str:
    """Swing doors, and somebody comes in."""
    wood = "#8a4f2a"
    parts = [sky("#3a2018", "#5a3420"), planks(-HALF, -40, 2 * HALF, 260, "#6b3f26", 32)]
    parts.append(fade(box(-64, 22, 128, 178), "#ffe9a8", "#e8963c") + glow(0, 90, 100, "#fff6cf", 0.9))
    parts.append(gunman(0, 192, 2.05, "#4a2418"))
    for x in (-72, 58):
        parts.append(paper(box(x, -40, 14, 250), shade(wood, 0.25), lift=2.4, edge=1.2))
    parts.append(paper(box(-84, 8, 168, 18, 3), shade(wood, 0.1), lift=2.6, edge=1.2))
    for side in (-1, 1):
        door = "3,96 18,84 40,86 58,76! 58,164! 40,170 18,168 3,162!"
        parts.append(paper(curve(flipped(door) if side < 0 else door), wood, lift=3, edge=1.4))
        for y in range(104, 158, 9):
            x = 9 if side > 0 else -52
            parts.append(fill(box(x, y, 43, 5, 2), shade(wood, 0.55)) + fill(box(x, y - 1.4, 43, 2), tint(wood, 0.3)))
    lamp = (
        glow(0, 0, 34, "#ffe08a", 0.9)
        + paper(box(-9, -12, 18, 24, 7), "#fff0b0", lift=1)
        + paper(curve("-11,-12! 0,-24 11,-12!"), IRON, lift=1)
    )
    return "".join(parts) + placed(lamp, -92, 62) + placed(lamp, 92, 62)


@BANG.picture("mustang", -4, 86, 166)
def mustang() -> str:
    """A wild head with a flying mane."""
    coat_, mane = "#b5652f", "#3a1c18"
    parts = [
        sky("#3f8fa0", "#f6d890"),
        sun(58, 66, 40, "#fff0b0"),
        earth(f"-260,160 {mesa(-130, 156, 70, 50)} 0,160 260,150", "#c9744a", 0),
    ]
    parts.append(earth("-260,176 -60,168 80,176 260,166", "#a8563a", 2))
    locks = (
        "20,24 52,4 80,20 108,8",
        "26,40 60,28 84,46 116,38",
        "34,62 66,56 88,76 118,72",
        "40,86 70,84 90,106 116,108",
        "44,112 72,114 86,136 106,144",
    )
    for index, lock in enumerate(locks):
        tone = mane if index % 2 else tint(mane, 0.12)
        parts.append(paper(curve(band(lock, [20, 28, 22, 2])), tone, lift=1.8, edge=1))
    neck = "-14,60 2,28 28,32 44,62 52,108 62,220! -30,220! -18,168 -22,130 -20,104"
    parts.append(
        paper(curve(neck), coat_, lift=3, edge=1.4)
        + fill(curve("26,32 44,62 52,108 62,220! 26,220! 32,140 22,90"), SOOT, 0.25)
    )
    crest = ragged("16,10 30,18 48,52 58,96 62,136 46,128 38,92 26,56 12,34", 5, 13, (0.8, 0.2))
    parts.append(paper(curve(crest), mane, lift=1.4, edge=1))
    head = "-8,24 12,18 24,30 26,52 14,78 -10,92 -36,104 -58,124 -74,128 -86,120 -88,108 -76,96 -60,76 -42,48 -26,32"
    parts.append(paper(curve(head), coat_, lift=2.4, edge=1.4))
    parts.append(fill(curve("26,52 14,78 -10,92 -36,104 -58,124 -74,128 -60,118 -38,92 -10,78 8,62"), SOOT, 0.25))
    parts.append(fill(curve("-26,36 -14,40 -30,64 -56,92 -72,104 -78,100 -58,78 -42,52"), "#f6e6c8"))
    for ear in ("-8,28! -16,4 -8,-8! 4,8 6,26", "12,24! 12,2 20,-6! 28,10 24,32"):
        parts.append(paper(curve(ear), shade(coat_, 0.1), lift=1.2, edge=1))
    forelock = ragged("2,10 14,8 16,26 0,44 -18,56 -12,34", 4, 12, (-0.5, 0.5))
    parts.append(paper(curve(forelock), mane, lift=1.2))
    eye = (
        fill(oval(-14, 58, 7.4, 6.4), "#f6ead0")
        + fill(oval(-15, 58, 5.4), "#1c0f14")
        + fill(oval(-17, 56, 1.8), "#ffffff")
    )
    parts.append(eye + line(curve("-26,54 -14,48 -2,56", is_open=True), SOOT, 3.4))
    parts.append(
        fill(oval(-76, 112, 4.6, 5.6), SOOT) + line(curve("-84,120 -70,118 -60,122", is_open=True), SOOT, 2.4, 0.8)
    )
    return "".join(parts)


@BANG.picture("scope", 0, 96, 150)
def scope() -> str:
    """A brass telescope with something in its lens."""
    parts = [
        sky("#27426b", "#e8b07a"),
        glow(-50, 60, 120, "#ffe9b0", 0.8),
        earth("-260,160 -130,140 0,156 130,138 260,152", "#5a5a78", 0),
        earth("-260,180 -60,168 120,178 260,168", "#3a3a58", 2),
    ]
    tube = []
    for x, wide, half, tone in ((38, 76, 17, "#8a5f24"), (-14, 60, 23, "#c9973c"), (-80, 72, 31, "#5a3420")):
        tube.append(
            paper(box(x, -half, wide, 2 * half, 4), tone, lift=2.2, edge=1.3)
            + fill(box(x, half * 0.3, wide, half * 0.7, 3), SOOT, 0.3)
            + fill(box(x + 3, -half * 0.7, wide - 6, half * 0.22, 2), "#ffffff", 0.3)
        )
    for x, half in ((34, 20), (-18, 26), (-84, 35)):
        tube.append(paper(box(x, -half, 10, 2 * half, 3), BRASS, lift=1.4, edge=1.1))
    lens = (
        paper(oval(-86, 0, 14, 37), BRASS, lift=2, edge=1.2)
        + fade(oval(-88, 0, 10.4, 31), "#bfeef6", "#2f6f8a")
        + fill(curve("-94,-18 -88,-27 -85,-20 -90,-6 -94,-4"), "#ffffff", 0.85)
    )
    parts.append(placed("".join(tube) + lens, 8, 96, 24, 0.98) + spark(-92, 42, 20))
    hand = gun_hand("", 40, 128, "#7a2f2c", turn=10, grow=1.1, cuff="#efe2c6")
    return "".join(parts) + hand


@BANG.picture("dynamite", 4, 102, 160)
def dynamite() -> str:
    """Three sticks, and the fuse burns."""
    red, paper_ = "#b3302a", "#efe2c6"
    parts = [
        GROUNDS["canyon"](),
        glow(34, 42, 120, "#ffd36e", 0.8),
        earth("-260,168 -120,160 0,166 120,158 260,168", "#b8683f", 3),
        fill(oval(2, 178, 62, 9), "#160b1c", 0.3),
    ]
    for x, turn, tone in ((-26, -7, 0.1), (26, 7, 0.22), (0, 0, 0.0)):
        stick = (
            paper(box(-17, -62, 34, 118, 5), shade(red, tone), lift=2.4, edge=1.2)
            + fill(box(7, -60, 9, 114, 4), "#3a0a14", 0.3)
            + fill(box(-13, -58, 4, 108, 2), "#ffb09a", 0.4)
        )
        top = paper(oval(0, -62, 17, 6), tint(red, 0.25 - tone), lift=0.6) + fill(oval(0, -62, 5, 2), "#3a0a14", 0.6)
        label = (
            paper(box(-17, -34, 34, 26, 0), paper_, lift=0.4, edge=0.4)
            + fill(box(-12, -28, 24, 3.4), "#5a2018", 0.8)
            + fill(box(-9, -21, 18, 2.6), "#5a2018", 0.55)
            + fill(star(0, -13, 3.6, 1.6), "#b3302a")
        )
        parts.append(placed(stick + top + label, x, 118, turn))
    for y in (122, 148):
        wide = 49 - (y - 122) * 0.12
        rope = f"{-wide},{y - 1} -26,{y + 5} 0,{y + 6} 26,{y + 5} {wide},{y - 1}"
        parts.append(paper(curve(band(rope, [9, 9, 9, 9, 9])), "#c9a877", lift=1.4))
        parts.append(
            "".join(
                line(f"M{x} {y + 1 + (1 - abs(x) / 52) * 4:.1f}l5 6", "#7a5a34", 1.7, 0.7) for x in range(-44, 44, 8)
            )
        )
    parts.append(
        line(curve("0,54 -4,38 8,28 22,34 34,44", is_open=True), "#3a2a20", 5)
        + line(curve("0,54 -4,38 8,28 22,34 34,44", is_open=True), "#d9c096", 2.6)
    )
    parts.append(
        glow(36, 45, 44, "#fff0a0", 1.0)
        + paper(star(36, 45, 21, 7, 8, 10), "#ff9d2c", lift=0, edge=0)
        + fill(star(36, 45, 14, 5, 8, 30), "#ffe27a")
        + fill(oval(36, 45, 4.6), "#ffffff")
    )
    parts.append(
        "".join(
            fill(oval(x, y, r), "#ffe27a", 0.95)
            for x, y, r in (
                (58, 30, 2),
                (64, 52, 1.6),
                (50, 66, 1.8),
                (22, 62, 1.5),
                (48, 18, 1.5),
                (16, 26, 1.4),
                (70, 40, 1.2),
            )
        )
    )
    return "".join(parts)


@BANG.picture("beer", 8, 100, 166)
def beer() -> str:
    """A full glass on the bar."""
    ale = "#e0952c"
    parts = [
        GROUNDS["saloon"](),
        glow(0, 100, 110, "#ffd98a", 0.8),
        counter(166, "#7a4426"),
        fill(oval(4, 176, 54, 9), "#160b1c", 0.35),
    ]
    parts.append(
        line(curve("36,84 70,84 78,110 66,138 36,140", is_open=True), shade("#d9cfae", 0.3), 15)
        + line(curve("36,84 70,84 78,110 66,138 36,140", is_open=True), "#e9e2c8", 11)
        + line(curve("36,82 68,82 75,106", is_open=True), "#ffffff", 2.6, 0.8)
    )
    parts.append(
        paper(curve("-44,62! 44,62! 41,120 39,172 30,177 -30,177 -39,172 -41,120"), "#e9dcae", lift=3, edge=1.4)
    )
    parts.append(
        fade(curve("-38,70! 38,70! 35,120 33,164 26,168 -26,168 -33,164 -35,120"), tint(ale, 0.35), shade(ale, 0.16))
    )
    parts.append(
        "".join(fill(box(x - 6, 80, 12, 80, 6), "#fff3c0", 0.24) for x in (-22, 0, 22))
        + fill(curve("22,72! 38,72! 35,120 33,164 26,168! 18,168! 21,120"), "#7a3a10", 0.25)
    )
    parts.append(
        "".join(
            fill(oval(x, y, r), "#fff6d8", 0.75)
            for x, y, r in (
                (-26, 142, 2.2),
                (-14, 120, 1.8),
                (6, 148, 2.4),
                (18, 128, 1.6),
                (-4, 104, 1.6),
                (26, 108, 1.8),
                (-30, 108, 1.4),
                (12, 94, 1.4),
            )
        )
    )
    foam = "-52,74 -56,58 -46,46 -34,46 -30,34 -14,30 -4,36 8,26 24,30 30,42 44,42 54,54 52,70 46,74 47,92 42,98 36,90 34,78 14,80 10,88 4,88 0,80 -22,80 -27,98 -34,104 -40,96 -42,80"
    parts.append(paper(curve(foam), "#fff6e0", lift=2.2, edge=1.2, fall=0.12))
    parts.append(
        "".join(
            line(curve(swirl, is_open=True), "#d8c090", 2.2, 0.7)
            for swirl in (
                "-40,58 -34,52 -26,56",
                "-14,44 -6,40 2,46",
                "16,42 24,42 26,50",
                "36,58 42,54 46,60",
                "-16,66 -4,62 8,66",
            )
        )
    )
    parts.append(fill(curve("-33,76! -27,76! -27,156 -31,158"), "#ffffff", 0.5))
    return "".join(parts)


@BANG.picture("barrel", 2, 104, 176)
def barrel() -> str:
    """Somebody hides behind it."""
    wood, iron = "#a8692f", "#4d4f58"
    hero = walk_on("barrel")
    parts = [GROUNDS["street"](), glow(0, 90, 110, "#fff0c0", 0.6)]
    person = portrait(hero).removeprefix(GROUNDS["street"]())
    parts.append(placed(person, 4, 6, 0, 0.72))
    parts.append(
        earth("-260,178 -100,172 0,176 100,172 260,178", "#c9985a", 2) + fill(oval(6, 190, 70, 9), "#160b1c", 0.3)
    )
    body = "-46,82! 0,88 46,82! 60,112 62,140 58,168 48,194! 0,200 -48,194! -58,168 -62,140 -60,112"
    parts.append(paper(curve(body), wood, lift=3.4, edge=1.5, fall=0.24))
    for x in (-40, -24, -8, 8, 24, 40):
        parts.append(
            line(curve(f"{x * 0.96:.1f},86 {x * 1.34:.1f},138 {x:.1f},196", is_open=True), shade(wood, 0.55), 2, 0.6)
        )
    parts.append(fill(curve("16,87! 46,82! 60,112 62,140 58,168 48,194! 18,199! 28,140"), "#2a1020", 0.28))
    for y, wide, sag in ((98, 55, 7), (120, 61, 8), (158, 61, 8), (181, 54, 6)):
        hoop = f"-{wide},{y - 4} 0,{y + sag - 4} {wide},{y - 4} {wide},{y + 5}! 0,{y + sag + 6} -{wide},{y + 5}!"
        parts.append(
            paper(curve(hoop), iron, lift=1.4, edge=1.1)
            + "".join(
                fill(oval(x, y + sag * (1 - (x / wide) ** 2) + 0.5, 1.7), tint(iron, 0.5))
                for x in (-wide * 0.72, 0, wide * 0.72)
            )
        )
    parts.append(paper(curve(even("0,84 24,83 47,80 46,90 24,94 0,96")), shade(wood, 0.1), lift=1.2))
    for x, y in ((-26, 138), (18, 142), (34, 110)):
        parts.append(
            fill(star(x, y, 9, 4.6, 7, 20), "#5a3014")
            + fill(oval(x, y, 3.8), "#120a0e")
            + line(f"M{x - 7} {y - 5}l-5 -4M{x + 7} {y + 4}l6 4", "#e9c48a", 1.6, 0.8)
        )
    for x in (-30, 38):
        parts.extend(paper(box(x + dx, 75, 8.4, 16, 4), "#d2925f", lift=1.0, edge=0.7) for dx in (-9, 0, 9))
    return "".join(parts)


@BANG.picture("jail", 0, 98, 130)
def jail() -> str:
    """Behind bars."""
    captive = walk_on("jail")
    parts = [portrait(captive)]
    window = glow(0, 16, 60, "#bfe0ee", 0.3)
    parts += [window, bars()]
    for x in (-84, 84):
        hand = "".join(
            paper(box(-12, y, 23, 8, 4), SKIN if index % 2 else shade(SKIN, 0.06), lift=1, edge=0.7)
            for index, y in enumerate((-16, -8, 0, 8))
        )
        thumb = paper(
            curve(moved("-4,-4 4,-6 11,-2 10,3 2,4 -5,3", -2 if x < 0 else 2, -18, 1, -14 if x < 0 else 14)),
            SKIN,
            lift=0.8,
        )
        parts.append(placed(hand + thumb, x, 128, 0, 1.08))
    lock = (
        paper(curve("-12,150! -12,140 0,132 12,140 12,150! 7,150! 7,142 0,138 -7,142 -7,150!"), "#8d919a", lift=1.6)
        + paper(box(-17, 148, 34, 30, 5), "#c9973c", lift=2.4, edge=1.3)
        + fill(oval(0, 160, 4.4), "#2a1a14")
        + fill(curve("-2,160! 2,160! 3.6,172! -3.6,172!"), "#2a1a14")
    )
    parts.append(placed(lock, -1, 8))
    return "".join(parts)
