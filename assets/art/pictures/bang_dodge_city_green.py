"""The green cards of Dodge City: they are laid out first."""

from __future__ import annotations

import math

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
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
from assets.art.people.hands import gun_hand
from assets.art.people.portrait import portrait
from assets.art.registry import GROUNDS
from assets.art.shapes.west import (
    BONE,
    BRASS,
    IRON,
    SKIN,
    SOOT,
    WOOD,
    around,
    cactus,
    card,
    dashes,
    desert,
    flash,
    haze,
    hole,
    horse,
    planks,
    puff,
    rays,
    rider,
    rifle,
    shade_on,
    smoke,
    spark,
    streak,
    sun,
    wheel,
)


@BANG.picture("bible", 0, 98, 150)
def bible() -> str:
    """The book stopped the bullet."""
    cover = "#6b1f2c"
    parts = [sky("#e0b45a", "#fff0c0"), rays(0, 92, "#fffbe0", 20, 0.6), glow(0, 92, 130, "#ffffff", 0.9)]
    book = (
        paper(box(-52, -72, 112, 150, 6), shade(cover, 0.4), lift=3.4, edge=1.4)
        + paper(box(-48, -68, 106, 142, 3), "#f4ead2", lift=0.6, edge=0.6)
        + line("M52 -64v134M55 -64v134", "#b9a27a", 1.4, 0.8)
        + paper(box(-58, -74, 108, 148, 6), cover, lift=1.8, edge=1.4)
        + fill(box(-58, -74, 16, 148, 5), SOOT, 0.35)
        + line(box(-36, -66, 80, 132, 4), BRASS, 2.4, 0.9)
    )
    cross = paper(
        curve("-6,-54! 6,-54! 6,-30! 26,-30! 26,-18! 6,-18! 6,36! -6,36! -6,-18! -26,-18! -26,-30! -6,-30!"),
        BRASS,
        lift=1.6,
        edge=1.1,
    )
    corners = "".join(
        paper(curve(moved("0,0! 18,0! 0,18!", x, y, 1, t)), BRASS, lift=0.8)
        for x, y, t in ((50, -74, 90), (50, 74, 180))
    )
    shot = (
        paper(star(4, -23, 15, 8, 8, 10), "#3a0f18", lift=0, edge=0)
        + paper(oval(4, -23, 8.4), "#9aa0aa", lift=1.2, edge=1)
        + fill(oval(1.6, -25.4, 2.4), "#ffffff", 0.9)
    )
    cracks = line("M14 -32l12 -9M16 -18l15 5M-8 -34l-10 -10M-4 -10l-7 14", "#3a0f18", 2.4)
    parts.append(placed(book + placed(cross, 4, 5) + corners + placed(cracks + shot, 0, 0), 0, 98, -7, 1.0))
    parts.append(smoke(-2, 60, 6, 0.34, 4, "#ffffff"))
    return "".join(parts)


@BANG.picture("iron-plate", 0, 88, 180)
def iron_plate() -> str:
    """What the poncho hid."""
    cloth, iron = "#8a5a3f", "#78808c"
    parts = [
        GROUNDS["street"](),
        glow(0, 70, 120, "#fff0c0", 0.8),
        placed(portrait(walk_on("stranger")), 0, 2, 0, 0.66),
    ]
    plate = "-46,88! 46,88! 54,100 52,164 40,188 0,200 -40,188 -52,164 -54,100"
    parts.append(
        line("M-38 92L-28 74M38 92L28 74", "#5a3420", 6) + paper(curve(plate), iron, lift=3.4, edge=1.8, fall=0.3)
    )
    parts.append(
        fill(curve("14,88! 46,88! 54,100 52,164 40,188 0,200! 22,140"), SOOT, 0.22)
        + fill(curve("-42,100 -32,96 -30,160 -38,168"), "#ffffff", 0.3)
    )
    parts += [fill(oval(x, y, 3.2), tint(iron, 0.5)) for x, y in ((-44, 98), (44, 98), (-42, 164), (42, 164))]
    for x, y in ((-16, 118), (20, 134), (-10, 164)):
        parts.append(
            fill(oval(x, y, 12), "#3b3f48", 0.7)
            + fill(oval(x + 1.6, y + 2, 9), tint(iron, 0.3))
            + paper(oval(x, y, 5), "#c9973c", lift=0.8, edge=0.8)
        )
    parts.append(spark(20, 132, 24) + line("M36 120l12 -9M-32 110l-12 -6M38 148l12 4", "#ffe9a0", 3.4))
    fold = "72,74 58,92 50,120 60,160 54,220! 140,220! 140,96 104,76"
    for side in (-1, 1):
        parts.append(paper(curve(flipped(fold) if side < 0 else fold), cloth, lift=3.4, edge=1.4))
        for y, tone in ((128, "#f1dcae"), (142, "#3f6b63"), (186, "#f1dcae")):
            parts.append(
                line(curve(f"{side * 150},{y + 8} {side * 90},{y} {side * 66},{y - 2}", is_open=True), tone, 6, 0.9)
            )
        for index, y in enumerate((106, 115, 124)):
            parts.append(
                paper(
                    box(side * 58 - 13, y, 26, 10, 5),
                    "#d2925f" if index % 2 else shade("#d2925f", 0.07),
                    lift=1,
                    edge=0.8,
                )
            )
    return "".join(parts[:3]) + placed("".join(parts[3:]), 0, 40, 0, 0.88)


@BANG.picture("sombrero", 0, 104, 178)
def sombrero() -> str:
    """A nap behind a brim that nothing gets through."""
    straw, red = "#dba84a", "#a8322a"
    parts = [
        sky("#4fa0b0", "#f6e2a4"),
        sun(70, 46, 22, "#fff6c8"),
        planks(-HALF, 60, 2 * HALF, 140, "#e3c79a", 60, True),
        earth("-260,180 0,176 260,180", "#c98a50", 2),
        cactus(92, 182, 0.7),
    ]
    parts.append(shade_on(0, 188, 84))
    poncho = "-40,110 0,96 40,110 66,150 74,190! -74,190! -66,150"
    parts.append(paper(curve(poncho), "#3f6b63", lift=3, edge=1.4))
    for y, tone in ((150, "#f1d9a0"), (164, red), (178, "#f1d9a0")):
        parts.append(
            line(
                curve(
                    f"{14 - y * 0.45},{y} -30,{y - 5} -10,{y} 10,{y - 5} 30,{y} {y * 0.45 - 14},{y - 3}", is_open=True
                ),
                tone,
                5,
            )
        )
    for side in (-1, 1):
        boot = "24,176! 46,170 60,178 64,192! 18,192!"
        parts.append(paper(curve(flipped(boot) if side < 0 else boot), "#5a3020", lift=1.8))
    brim = "-104,112 -96,92 -60,84 0,80 60,84 96,92 104,112 92,130 50,142 0,146 -50,142 -92,130"
    parts.append(
        paper(curve(brim), straw, lift=3.6, edge=1.8)
        + fill(curve("-104,112 -92,130 -50,142 0,146 50,142 92,130 104,112 96,122 50,132 0,136 -50,132 -96,122"), red)
    )
    parts += [fill(oval(x, 139 - x * x * 0.0016, 3), "#ffe9b0") for x in range(-80, 81, 20)]
    crown = "-36,100 -30,60 -16,30 0,22 16,30 30,60 36,100 0,108"
    parts.append(
        paper(curve(crown), straw, lift=2, edge=1.5)
        + fill(curve("4,22 16,30 30,60 36,100 16,106 18,60"), "#6b3a10", 0.3)
    )
    parts.append(
        paper(curve("-36,84 0,92 36,84 38,100 0,109 -38,100"), red, lift=1)
        + "".join(fill(star(x, 96 - abs(x) * 0.1, 6, 2.6, 4, 0), "#ffe9b0") for x in (-24, 0, 24))
    )
    parts += [hole(-62, 112, 4.4), hole(66, 108, 4.4)]
    parts.append(streak(-70, 50, 46, 40) + line("M56 96l-6 -12M74 96l6 -10", "#ffffff", 3, 0.8))
    return "".join(parts)


@BANG.picture("ten-gallon-hat", 0, 88, 180)
def ten_gallon_hat() -> str:
    """A hat of enormous height, shot through."""
    felt, band_ = "#f1e2c0", "#7a4426"
    parts = [desert("#3f7a9a", "#f1d29a", "#b8683f", "#a8563a"), glow(0, 84, 120, "#fff3cf", 0.7)]
    parts.append(
        paper(box(-13, 130, 26, 90, 4), "#6b4428", lift=3, edge=1.3) + line("M-5 140v60M5 136v70", "#3a2418", 1.8, 0.6)
    )
    crown = "-46,128 -52,76 -50,34 -36,12 -18,8 0,20 18,8 36,12 50,34 52,76 46,128 0,138"
    parts.append(
        paper(curve(crown), felt, lift=3, edge=1.6, fall=0.22)
        + fill(curve("22,8 36,12 50,34 52,76 46,128 20,135 28,70"), SOOT, 0.2)
        + fill(curve("-10,16 0,22 10,16 6,48 0,60 -6,48"), shade(felt, 0.5), 0.5)
    )
    parts.append(
        paper(curve("-49,104 0,116 49,104 48,126 0,138 -48,126"), band_, lift=1.2)
        + paper(box(14, 112, 20, 16, 3), BRASS, lift=1, edge=1)
        + paper(star(24, 120, 6, 2.6), "#8a5f24", lift=0)
    )
    brim = even("0,122 36,122 66,112 92,92 104,92! 96,118 66,140 32,152 0,154")
    parts.append(
        paper(curve(brim), felt, lift=3.4, edge=1.6)
        + fill(curve(even("0,140 34,138 68,128 98,104! 68,136 32,149 0,151")), shade(felt, 0.6), 0.35)
    )
    parts.append(
        hole(-22, 58, 6.4, "#6b4a30")
        + hole(24, 66, 6.4, "#6b4a30")
        + streak(-84, 52, 52, -7)
        + line("M40 56l12 -7M42 68h13M40 78l11 5", "#ffffff", 3, 0.8)
    )
    return "".join(parts)


def bison(colour: str, mane: str) -> str:
    """A bison from the side, looking left, standing on y = 0."""
    legs = "".join(
        paper(curve(band(f"{x},-30 {x - 2},-12 {x},0", [16, 9, 8])), shade(colour, 0.2), lift=1)
        for x in (-24, -12, 42, 54)
    )
    body = paper(
        curve("-40,-40 -44,-74 -24,-98 0,-96 30,-76 58,-70 68,-50 64,-26 36,-22 0,-22 -24,-18"),
        colour,
        lift=2.4,
        edge=1.2,
    )
    tail = paper(curve(band("64,-56 74,-40 70,-22", [5, 4, 7])), mane, lift=0.8)
    fur = paper(
        curve(ragged("-46,-30 -62,-56 -54,-86 -30,-102 -2,-98 8,-72 -2,-40 -20,-20", 4, 12, (0, 0.5))),
        mane,
        lift=1.6,
        edge=1,
    )
    head = paper(
        curve(ragged("-72,-62 -48,-68 -38,-52 -44,-30 -56,-14 -70,-20 -76,-40", 3, 10, (0, 0.6))),
        shade(mane, 0.15),
        lift=1.6,
        edge=1,
    )
    horn = paper(curve(band("-52,-64 -46,-78 -58,-86", [8, 7, 1.5])), BONE, lift=1) + paper(
        curve(band("-72,-62 -82,-72 -78,-84", [7, 6, 1.5])), BONE, lift=0.8
    )
    return tail + legs + body + fur + head + horn + fill(oval(-64, -46, 2.4), "#f1c46a")


@BANG.picture("buffalo-rifle", -2, 104, 164)
def buffalo_rifle() -> str:
    """A heavy rifle on crossed sticks, and the herd."""
    parts = [
        sky("#c9843f", "#f8e2a4"),
        glow(-20, 70, 140, "#fff3cf", 0.8),
        earth("-260,122 -130,112 20,120 150,110 260,120", "#b0944a", 0),
    ]
    herd = "-40,-40 -62,-50 -56,-86 -24,-100 0,-96 30,-76 58,-70 68,-50 60,-20! 50,0! 40,-18! -10,-18! -18,0! -28,-18!"
    parts += [
        fill(curve(moved(herd, x, y, s)), "#7a5230") for x, y, s in ((80, 122, 0.3), (-90, 124, 0.34), (56, 120, 0.2))
    ]
    parts.append(placed(bison("#8a5230", "#472820"), -6, 138, 0, 1.04))
    parts.append(earth("-260,158 -90,146 60,152 260,140", "#8f8a3c", 2))
    gun = rifle("#4a4f58", "#6b3a20", muzzle=-170, fore=-70, thick=11, receiver="#8d949e")
    gun += (
        paper(box(-64, -34, 76, 8, 2), BRASS, lift=1.4, edge=1)
        + line("M-54 -26v8M4 -26v8", BRASS, 5)
        + paper(curve("2,-20! 6,-36 16,-34! 14,-14!"), IRON, lift=0.8)
    )
    parts.append(
        line("M-64 214L-30 136M-10 214L-44 136", "#3a2418", 9)
        + line("M-64 214L-30 136M-10 214L-44 136", "#9a6a3c", 6)
        + paper(oval(-37, 151, 6.4), "#8c2f28", lift=1)
    )
    parts.append(placed(gun, 46, 162, 6, 1.02))
    return "".join(parts)


@BANG.picture("can-can", 2, 84, 164)
def can_can() -> str:
    """A high kick out of a storm of petticoats."""
    red, skin = "#c2303a", walk_on("can-can").flesh
    parts = [GROUNDS["footlights"]()]
    for reach, tone in ((112, red), (100, "#fdf4e8"), (88, "#f4b8c0"), (76, "#fdf4e8"), (62, red), (50, "#fdf4e8")):
        edge = []
        for step in range(19):
            swing = math.radians(180 + step * 10)
            out = reach * (1.06 if step % 2 else 0.94)
            edge.append(f"{out * math.cos(swing):.0f},{188 + out * 0.86 * math.sin(swing):.0f}")
        parts.append(paper(curve(" ".join([*edge, f"{reach},230!", f"{-reach},230!"])), tone, lift=2.2, edge=1.2))
        if tone != red:
            parts.append(
                "".join(
                    line(
                        f"M{reach * 0.84 * math.cos(a):.0f} {188 + reach * 0.72 * math.sin(a):.0f}L{reach * 0.96 * math.cos(a):.0f} {188 + reach * 0.83 * math.sin(a):.0f}",
                        "#c89aa0",
                        1.8,
                        0.7,
                    )
                    for a in (math.radians(190 + 20 * k) for k in range(9))
                )
            )
    parts.append(placed(portrait(walk_on("can-can")), -20, -2, -5, 0.78))
    for path, x, y in (("-56,128 -84,140 -92,112", -92, 112), ("30,132 44,152 30,166", 30, 166)):
        parts.append(
            paper(curve(band(path, [20, 16, 12])), skin, lift=2, edge=1) + paper(oval(x, y, 9, 8), skin, lift=1.2)
        )
    thigh = paper(curve(band("-2,214 20,170 40,132", [42, 38, 31], 4)), skin, lift=3, edge=1.4)
    stocking = paper(curve(band("32,146 56,102 74,58", [32, 30, 16], 4)), "#3a2a3c", lift=2.4, edge=1.3)
    garter = paper(curve(band("20,136 56,154", [12, 12])), red, lift=1.6, edge=1) + paper(
        curve("36,144! 22,132 18,146! 24,156 38,148! 50,162 60,152! 54,142"), "#f0c24a", lift=1.2
    )
    shoe = (
        paper(curve("58,62! 86,68! 90,50 112,42 118,30 108,24! 92,32 74,28! 66,44"), red, lift=2.4, edge=1.4)
        + paper(curve("74,28! 66,14! 60,18! 62,44! 68,42"), shade(red, 0.3), lift=1.4)
        + paper(curve(band("58,61 87,68", [8, 8])), "#f0c24a", lift=1)
    )
    leg = thigh + stocking
    sparkle = "".join(fill(star(x, y, 8, 2, 4), "#fff3b0") for x, y in ((92, 20), (48, 20), (-92, 44), (-78, 20)))
    return "".join(parts) + leg + garter + shoe + sparkle


@BANG.picture("canteen", -4, 100, 168)
def canteen() -> str:
    """The last water in the desert runs into a tin cup."""
    cloth = "#4f7a6a"
    parts = [
        desert("#e8a04a", "#fbe4a0", "#e0a85a", "#c9744a"),
        sun(-70, 38, 22, "#fff6c8"),
        cactus(-92, 172, 0.9, "#5f8f4f"),
    ]
    strap = curve("-34,-44 -70,-70 -56,-104 -6,-112 46,-96 58,-62 34,-44", is_open=True)
    flask = (
        line(strap, "#3a2018", 10)
        + line(strap, "#8a5230", 6.5)
        + paper(box(-12, -78, 24, 26, 4), "#a2abb6", lift=2, edge=1.2)
        + paper(oval(0, 0, 58), cloth, lift=3.6, edge=1.8, fall=0.26)
        + fill("M20 -54A58 58 0 0 1 20 54A76 76 0 0 0 20 -54z", SOOT, 0.25)
        + line(oval(0, 0, 48), tint(cloth, 0.35), 2.4, 0.8)
        + dashes(oval(0, 0, 42), shade(cloth, 0.5), 2, "6 6")
        + paper(star(0, 0, 20, 9), "#c9b06a", lift=1.2, edge=1)
    )
    parts.append(placed(flask, 30, 74, -124))
    water = curve(band("-30,116 -44,126 -50,146 -51,170", [11, 12, 11, 10]))
    parts.append(paper(water, "#6fc4dc", lift=1.4, edge=1) + line("M-48 132Q-53 146 -53.500 166", "#e6fbff", 2.6, 0.9))
    cup = "-82,152! -22,152! -27,198! -77,198!"
    parts.append(shade_on(-52, 198, 40))
    parts.append(
        line(curve("-24,162 -6,162 -6,186 -26,188", is_open=True), "#8d96a2", 5)
        + paper(curve(cup), "#b4bcc6", lift=2.6, edge=1.5)
        + fill(curve("-52,152! -22,152! -27,198! -50,198!"), SOOT, 0.2)
        + fill(oval(-52, 152, 30, 6), "#4fa8c4")
        + line(oval(-52, 152, 30, 6), "#dfe6ec", 2.6)
    )
    splash = "0,-12! 5,-3 7,3 4,8 0,10 -4,8 -7,3 -5,-3"
    parts += [
        paper(curve(moved(splash, x, y, s, turn)), "#8cd8ea", lift=0.8)
        for x, y, s, turn in ((-80, 136, 0.9, -34), (-24, 138, 0.8, 30), (-68, 122, 0.6, -16))
    ]
    return "".join(parts)


@BANG.picture("conestoga", 0, 104, 150)
def conestoga() -> str:
    """A covered wagon on the green prairie."""
    canvas, wood = "#f4e8cc", "#3f6f8a"
    parts = [
        sky("#6fb4c8", "#f6ecc0"),
        earth("-260,120 -170,86! -110,112 -40,74! 40,114 120,82! 190,112 260,92", "#8fb0a4", 0),
        haze(-70, 36, 0.8, "#ffffff", 0.8),
        haze(66, 26, 0.6, "#ffffff", 0.7),
    ]
    parts.append(
        earth("-260,146 -100,138 60,146 260,136", "#a8b45a", 2)
        + earth("-260,180 -60,172 90,178 260,170", "#7a9a46", 2)
        + shade_on(4, 184, 84)
    )
    parts.append(paper(curve(band("-60,140 -90,146 -124,150", [7, 6, 6])), WOOD, lift=1.4))
    bonnet = "-82,108! -88,64 -70,34 -46,40 -16,34 14,40 44,34 72,36 92,60 84,108!"
    parts.append(paper(curve(bonnet), canvas, lift=3.2, edge=1.6, fall=0.2))
    for x in (-46, -16, 14, 44):
        parts.append(line(curve(f"{x},38 {x + 5},70 {x + 2},108", is_open=True), shade(canvas, 0.4), 2.2, 0.6))
    parts.append(fill(curve("44,34 72,36 92,60 84,108! 58,108! 62,60"), SOOT, 0.14))
    parts.append(
        paper(curve("-84,60 -70,40 -62,64 -66,108! -80,108!"), shade(canvas, 0.55), lift=0.8)
        + fill(oval(-73, 84, 7, 9), "#d2925f")
        + paper(curve("-86,80 -74,68 -62,78 -62,84 -74,80 -86,86"), "#8c2f28", lift=1)
    )
    parts.append(
        paper(curve("-88,106! 90,106! 82,144! -78,144!"), wood, lift=2.6, edge=1.4)
        + line("M-82 118h166M-80 131h162", shade(wood, 0.5), 2, 0.7)
    )
    parts.append(
        paper(box(-20, 118, 26, 24, 10), "#8a5a34", lift=1.4)
        + line("M-20 130h26", IRON, 3)
        + paper(box(40, 112, 20, 16, 2), BRASS, lift=1)
    )
    return "".join(parts) + wheel(-56, 154, 27, "#c2703a", 10) + wheel(56, 150, 34, "#c2703a", 12)


@BANG.picture("derringer", -4, 98, 164)
def derringer() -> str:
    """A very small gun from a very fine sleeve."""
    parts = [sky("#3a1a3f", "#8a3f6b"), glow(-20, 84, 130, "#f6b8c8", 0.7)]
    parts += [
        fill(curve(moved("0,-9! 3,-3 9,0! 3,3 0,9! -3,3 -9,0! -3,-3", x, y, s)), "#c97aa0", 0.4)
        for x, y, s in ((-80, 40, 1), (-60, 160, 1.2), (0, 30, 0.9), (70, 36, 1.1), (-96, 110, 0.8), (20, 176, 1))
    ]
    metal = "#7d8590"
    gun = (
        line(curve("-12,-6 -14,6 -4,8", is_open=True), BRASS, 3.4)
        + paper(curve("-4,-14! 10,-18 20,-4 24,18 14,28 4,22! -2,4"), "#f6ead8", lift=1.6, edge=1.1)
        + paper(box(-56, -30, 46, 11, 3), metal, lift=1.6, edge=1.2)
        + paper(box(-56, -18, 46, 11, 3), shade(metal, 0.12), lift=1.4, edge=1.1)
        + paper(curve("-20,-32! -2,-32 10,-20 4,-4! -20,-6!"), BRASS, lift=1.4, edge=1.1)
        + paper(curve("2,-30! 6,-42 15,-42! 12,-24!"), metal, lift=0.8)
        + line(curve("-46,-24 -38,-27 -30,-22 -24,-26", is_open=True), "#7a7f88", 1.6)
    )
    hand = gun_hand(gun, 34, 116, "#5a2f6b", turn=4, grow=1.34, skin="#f0bf98", cuff="#3a1a3f")
    lace = "".join(
        paper(oval(x, y, 11), "#fdf3e4", lift=1, edge=0.8) + fill(oval(x, y, 3), "#d9b8c8")
        for x, y in ((48, 152), (58, 140), (69, 129), (79, 118), (41, 164))
    )
    parts.append(smoke(-62, 64, -4, 0.4, 3) + flash(-62, 88, 28, 8, 10) + hand + lace)
    return "".join(parts)


@BANG.picture("howitzer", 0, 100, 160)
def howitzer() -> str:
    """The heaviest gun of all."""
    bronze = "#b08a3a"
    parts = [
        sky("#6fb4cc", "#f6ecc0"),
        glow(-40, 60, 130, "#ffffff", 0.7),
        earth("-260,160 -100,150 60,158 260,148", "#7a8a4a", 2),
        shade_on(20, 188, 80),
    ]
    parts += [
        puff(x, y, s, t)
        for x, y, s, t in ((-86, 20, 1.0, "#fdf6e8"), (-24, 12, 0.8, "#ffffff"), (-94, 62, 0.7, "#efe6d4"))
    ]
    parts.append(flash(-54, 34, 40, 10))
    parts.append(paper(curve(band("20,126 70,156 122,190", [26, 22, 20])), "#4a6b4a", lift=2.6, edge=1.3))
    tube = "-96,-22! -88,-26! -84,-20! 10,-30 44,-34 58,-22 62,0 58,22 44,34 10,30 -84,20! -88,26! -96,22!"
    barrel = (
        paper(curve(tube), bronze, lift=3.2, edge=1.7, fall=0.3)
        + fill(curve("-96,4! 60,6 58,22 44,34 10,30 -84,20! -88,26! -96,22!"), SOOT, 0.28)
        + fill(oval(-95, 0, 6, 21), "#2a1a14")
        + paper(oval(68, 0, 9), bronze, lift=1.4, edge=1.1)
    )
    barrel += "".join(
        paper(box(x, -h, 8, 2 * h, 3), tint(bronze, 0.15), lift=1, edge=1) for x, h in ((-50, 26), (-6, 31), (32, 36))
    )
    parts.append(placed(barrel, 24, 106, 42, 1.04) + wheel(30, 144, 46, "#4a6b4a", 12))
    parts += [paper(oval(x, y, 11), "#2f3038", lift=1.8, edge=1.3) for x, y in ((-72, 184), (-50, 184), (-61, 166))]
    parts += [fill(oval(x - 4, y - 4, 3), "#ffffff", 0.5) for x, y in ((-72, 184), (-50, 184), (-61, 166))]
    return "".join(parts)


@BANG.picture("knife", 0, 92, 164)
def knife() -> str:
    """Thrown, and stuck: it pins a card to the wall."""
    blade = "#c9d0d8"
    parts = [planks(-HALF, -40, 2 * HALF, 300, "#8a4f30", 44), glow(0, 90, 120, "#ffcf8a", 0.6)]
    parts.append(card(-16, 122, -12, "h", 1.75))
    parts.append(fill(curve("-2,118! 30,84! 84,56 110,60 60,96"), "#160b1c", 0.35))
    thing = (
        paper(curve("-10,2! 10,2! 12,-64! -12,-64!"), blade, lift=0, edge=0)
        + paper(curve("0,14! 14,-4 15,-64! -13,-64! -12,-10"), blade, lift=2.6, edge=1.4)
        + fill(curve("0,14! 14,-4 15,-64! 4,-64! 3,-10"), "#4a5260", 0.5)
        + line("M-4 -14V-60", "#ffffff", 2.4, 0.8)
        + paper(curve("-30,-62! -22,-70 22,-70 30,-62! 22,-60 0,-58 -22,-60"), BRASS, lift=1.8, edge=1.2)
        + paper(curve("-9,-70! 9,-70! 12,-96 9,-122 0,-128 -9,-122 -12,-96"), "#4a2418", lift=2.4, edge=1.4)
        + "".join(line(f"M-10 {y}l20 -5", "#c9853c", 3) for y in (-78, -90, -102, -114))
        + paper(oval(0, -128, 9, 7), BRASS, lift=1.2, edge=1)
    )
    parts.append(
        placed(thing, -8, 128, 32, 1.06)
        + line("M-28 118l-12 -4M-26 132l-12 6M-2 142l6 12", "#3a1c10", 3)
        + spark(16, 92, 14)
    )
    return "".join(parts)


@BANG.picture("pepperbox", 0, 100, 150)
def pepperbox() -> str:
    """Six muzzles look at us."""
    metal = "#6d7480"
    parts = [sky("#1f3a3f", "#4f7f74"), rays(0, 84, "#8cc0a8", 14, 0.22), glow(0, 84, 120, "#f6e0a0", 0.7)]
    parts.append(
        paper(curve(band("36,240 30,190 12,150", [76, 62, 46])), "#6b2f2c", lift=3)
        + paper(curve(band("26,196 18,172", [62, 58])), "#efe2c6", lift=2)
    )
    parts.append(paper(curve("-30,128 0,118 32,128 38,158 22,182 -18,182 -34,160"), shade(SKIN, 0.12), lift=2.6))
    parts.append(paper(curve("-17,104! 17,104! 20,150 14,176 -14,176 -20,150"), "#7a4a2a", lift=2, edge=1.2))
    parts += [
        paper(box(-28, y, 54, 14, 7), SKIN if i % 2 else shade(SKIN, 0.06), lift=1.2, edge=0.9)
        for i, y in enumerate((136, 150, 164))
    ]
    parts.append(line(curve("-18,118 -22,136 0,142 20,134 18,118", is_open=True), IRON, 5))
    parts.append(paper(curve("-10,34! -9,12 0,6 9,12 10,34!"), IRON, lift=1.6))
    parts.append(
        paper(oval(0, 78, 52), metal, lift=3.6, edge=2, fall=0.34)
        + fill("M18 29A52 52 0 0 1 18 127A70 70 0 0 0 18 29z", SOOT, 0.3)
        + paper(oval(0, 78, 45), tint(metal, 0.12), lift=0, edge=0)
    )
    for index in range(6):
        x, y = around(0, 78, 29, index * 60 - 90)
        parts.append(
            paper(oval(x, y, 13.4), tint(metal, 0.3), lift=1.2, edge=1)
            + fill(oval(x, y, 9.4), "#120c14")
            + fill(oval(x - 3, y - 3, 2.6), "#5a5f6a", 0.8)
        )
    parts.append(paper(oval(0, 78, 8), BRASS, lift=1.2, edge=1) + line("M-4 78h8", "#7a4a14", 2.4))
    parts.append(glow(0, 49, 26, "#ffcf6a", 1) + smoke(4, 40, 8, 0.44, 4, "#f1e6d0"))
    return "".join(parts)


@BANG.picture("pony-express", 0, 102, 150)
def pony_express() -> str:
    """The mail at full gallop."""
    parts = [desert("#3f9aa8", "#f8e6a8", "#e0b060", "#c9855a"), sun(-58, 60, 24, "#fff6c8")]
    parts += [puff(x, y, s, "#f1dcae") for x, y, s in ((90, 172, 0.9), (66, 184, 0.7), (112, 154, 0.6))]
    parts.append(
        shade_on(-4, 186, 74)
        + placed(horse("#8a4526", "#2f1a18", saddle="#4a2c1c"), 0, 140, -4, 1.16)
        + placed(rider("#b3352c", "#e0b45a"), 4, 138, -4, 1.16)
    )
    bag = (
        paper(curve("14,118! 42,114! 46,140 38,148 18,146"), "#d9c49a", lift=2, edge=1.2)
        + paper(curve("13,117! 43,113! 43,126 28,132 14,128"), "#8a5a34", lift=1)
        + fill(oval(28, 129, 2.6), BRASS)
    )
    parts.append(bag)
    for x, y, t in ((50, 66, 20), (76, 88, -18), (74, 44, 34), (88, 118, 24)):
        letter = (
            paper(box(-13, -9, 26, 18, 1), "#fdf6e4", lift=1.2, edge=0.8)
            + line("M-13 -9L0 2L13 -9", "#a8875a", 1.8)
            + fill(oval(0, 2, 3), "#b3262b")
        )
        parts.append(placed(letter, x, y, t))
    return "".join(parts)
