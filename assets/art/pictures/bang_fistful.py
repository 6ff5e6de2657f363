"""The events of A Fistful of Cards."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, mesa, sky
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
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import clasped
from assets.art.people.portrait import portrait
from assets.art.shapes.west import (
    BRASS,
    SKIN,
    SOOT,
    around,
    bird,
    card,
    counter,
    fence,
    flash,
    grave,
    gunman,
    haze,
    heart,
    hoop,
    horse,
    house,
    planks,
    rays,
    revolver,
    rider,
    rifle,
    rope_line,
    shade_on,
    sheriff_star,
    spark,
    stars,
    streak,
    sun,
    wheel,
)


@BANG.picture("hard-liquor", 0, 102, 156)
def hard_liquor() -> str:
    """A jug of something that should not be drunk."""
    clay, glaze = "#c9a877", "#6b4226"
    parts = [sky("#1f2a24", "#4f6b3a"), glow(0, 70, 130, "#c8e87a", 0.6), counter(172, "#4a2f1e"), shade_on(0, 184, 64)]
    parts.append(
        "".join(haze(x, y, s, "#c8f07a", 0.34) for x, y, s in ((-6, 22, 0.5), (20, 6, 0.7), (-28, -2, 0.6)))
        + line(curve("0,30 -10,18 6,8 -6,-6", is_open=True), "#d6ff8a", 4, 0.6)
    )
    handle = curve("18,52 48,48 56,74 42,92", is_open=True)
    parts.append(line(handle, shade(glaze, 0.4), 14) + line(handle, glaze, 9))
    jug = even("0,40! 13,40! 14,58 32,74 52,98 58,132 52,168 40,180 0,180")
    parts.append(
        paper(curve(jug), clay, lift=3.4, edge=1.8, fall=0.24)
        + paper(curve(even("0,40! 13,40! 14,58 32,74 52,98 40,106 28,98 14,108 0,100")), glaze, lift=1, edge=1)
    )
    parts.append(
        fill(curve("20,108 56,110 58,132 52,168 40,180 14,180! 24,150"), SOOT, 0.24)
        + paper(box(-17, 34, 34, 10, 4), tint(glaze, 0.1), lift=1.4)
        + paper(box(-9, 24, 18, 14, 3), "#b98a5a", lift=1.2)
    )
    bones = "".join(
        line(f"M{-s * 24} 152L{s * 24} 168", SOOT, 7)
        + "".join(fill(oval(e * s * 24, 160 + e * 8 + d, 4.6), SOOT) for e in (-1, 1) for d in (-3, 3))
        for s in (-1, 1)
    )
    skull = (
        fill(curve(even("0,112 16,116 20,130 16,142 10,144 10,152 0,153")), SOOT)
        + "".join(fill(oval(x, 132, 5, 5.6), clay) for x in (-8, 8))
        + fill(curve("0,137! 3,143! -3,143!"), clay)
    )
    return "".join(parts) + bones + skull


@BANG.picture("abandoned-mine", 0, 108, 140)
def abandoned_mine() -> str:
    """Two eyes in the dark, and a cart left behind."""
    rock, beam = "#c2925f", "#8a5a30"
    parts = [sky("#c9a06a", "#e8cf9a"), paper(curve("-260,-40! 260,-40! 260,260! -260,260!"), rock, lift=0)]
    for outline, tone in (
        ("-260,-40! -60,-40! -90,10 -150,40 -260,50!", 0.15),
        ("260,-40! 90,-40! 70,16 140,60 260,70!", 0.25),
        ("-260,120! -120,90 -84,130 -96,200 -260,220!", 0.2),
        ("260,130! 130,96 92,140 98,200 260,220!", 0.1),
    ):
        parts.append(paper(curve(outline), shade(rock, tone), lift=3))
    parts.append(
        fill(curve("-62,200! -60,76 -46,54 0,46 46,54 60,76 62,200!"), "#150d14") + glow(0, 130, 70, "#3a2a44", 0.8)
    )
    parts += [fill(oval(x, 104, 6.4, 7.4), "#ffe27a") + fill(oval(x, 104, 2, 6), SOOT) for x in (-24, -5)]
    for x in (-74, 58):
        parts.append(
            paper(box(x, 50, 17, 160, 2), beam, lift=3, edge=1.3)
            + line(f"M{x + 5} 60v130M{x + 11} 70v100", shade(beam, 0.6), 1.6, 0.6)
        )
    parts.append(
        placed(
            paper(box(-92, -11, 184, 22, 3), beam, lift=3.4, edge=1.4)
            + line("M-84 -3h150M-60 4h140", shade(beam, 0.6), 1.6, 0.6),
            0,
            48,
            -4,
        )
    )
    parts.append(
        line("M6 210L14 130M76 210L34 130", "#5a5f6a", 5)
        + "".join(line(f"M{2 - i * 3} {196 - i * 20}h{72 - i * 14}", "#4a3020", 6) for i in range(4))
    )
    cart = paper(curve("-38,-34! 38,-34! 30,12! -30,12!"), "#5a5f6a", lift=3, edge=1.5) + line(
        "M-36 -24h72M-20 -34v46M20 -34v46", "#33363e", 3, 0.8
    )
    parts.append(
        placed(
            "".join(
                paper(curve(moved("-12,6 -8,-8 4,-10 13,-2 11,8", x, y, 1)), "#a88a6a", lift=1.2)
                for x, y in ((-20, -36), (4, -40), (22, -34))
            )
            + cart
            + wheel(-20, 18, 11, "#8d919a", 6)
            + wheel(20, 18, 11, "#8d919a", 6),
            34,
            166,
            6,
        )
    )
    web = "M-57 62L-22 92M-57 62L-38 110M-57 62L-8 70" + "M-46 66q4 8 -3 16M-36 69q6 12 -4 26M-24 74q8 16 -6 34"
    parts.append(line(web, "#d9d3c8", 1.3, 0.7))
    return "".join(parts)


@BANG.picture("ranch", 0, 94, 178)
def ranch() -> str:
    """A longhorn looks over the fence."""
    hide, muzzle = "#a8562c", "#e0b09a"
    parts = [
        sky("#5fb0c4", "#f6eeb8"),
        glow(0, 84, 130, "#fffbe0", 0.7),
        earth("-260,130 -140,116 0,128 130,114 260,126", "#8fae5a", 0),
        house(-92, 132, 40, 34, "#b3402f", "#4a2018", True),
        earth("-260,150 0,142 260,150", "#6f9646", 2),
    ]
    for side in (-1, 1):
        horn = band("22,58 56,58 84,44 96,16", [19, 16, 11, 2])
        parts.append(paper(curve(flipped(horn) if side < 0 else horn), "#f1e2c0", lift=2.4, edge=1.3))
        tip = band("84,44 92,32 96,16", [10, 7, 2])
        parts.append(fill(curve(flipped(tip) if side < 0 else tip), "#5a4034"))
        ear = "26,70 48,68 64,78 56,90 36,86"
        parts.append(paper(curve(flipped(ear) if side < 0 else ear), shade(hide, 0.15), lift=1.6))
    parts.append(paper(curve(even("0,110 44,116 70,150 76,220! 0,220!")), shade(hide, 0.12), lift=2.4))
    parts.append(
        paper(curve(even("0,42 24,46 34,66 30,96 24,126 18,140 0,146")), hide, lift=3, edge=1.6)
        + fill(curve("12,44 24,46 34,66 30,96 24,126 10,144! 16,96"), SOOT, 0.2)
    )
    parts.append(
        fill(curve("0,46! 10,60 12,100 6,130 -6,130 -12,100 -10,60"), "#f6ead0")
        + paper(curve(ragged("-16,42 0,34 16,42 12,60 0,66 -12,60", 4, 10, (0, 0.7))), shade(hide, 0.4), lift=1.2)
    )
    parts.append(
        paper(curve(even("0,118 20,118 27,132 22,150 0,156")), muzzle, lift=1.6, edge=1.1)
        + "".join(fill(oval(s * 11, 132, 4, 5), "#5a2a2c") for s in (-1, 1))
        + line(curve("-12,147 0,150 12,147", is_open=True), "#8a4a44", 2.2)
    )
    parts += [
        fill(oval(s * 19, 84, 6, 5.4), SOOT)
        + fill(oval(s * 19 - 2, 82, 1.8), "#ffffff")
        + line(f"M{s * 12} 76L{s * 26} 74", SOOT, 3)
        for s in (-1, 1)
    ]
    parts.append(
        line(curve("8,150 30,156 46,146", is_open=True), "#7a9a2c", 3)
        + fill(oval(49, 144, 5), "#f6d24a")
        + fence(166, "#b08a5a")
    )
    return "".join(parts)


@BANG.picture("peyote", 0, 100, 150)
def peyote() -> str:
    """The colours start to move."""
    parts = [sky("#4a1f6b", "#e0507a")]
    tones = ("#f6a03c", "#e0427a", "#5fc4c0", "#f6d24a", "#7a3fae", "#f0742a")
    for index, radius in enumerate((200, 168, 138, 110, 84, 60)):
        ring = [around(0, 92, radius + (9 if k % 2 else -9), k * 18 + index * 9) for k in range(20)]
        parts.append(paper(curve(" ".join(f"{x:.0f},{y:.0f}" for x, y in ring)), tones[index], lift=1.2, edge=1))
    parts.append(glow(0, 92, 60, "#fff6c0", 0.8))
    green = "#4f8f6a"
    for index in range(8):
        x, y = around(0, 118, 40, index * 45 + 22)
        parts.append(
            paper(oval(x, 110 + (y - 118) * 0.62, 22, 19), shade(green, 0.15 if index % 2 else 0.0), lift=1.8, edge=1.3)
        )
    parts.append(paper(oval(0, 104, 36, 27), green, lift=2, edge=1.3))
    parts += [
        fill(oval(around(0, 108, 44, a)[0], 108 + (around(0, 108, 44, a)[1] - 108) * 0.55, 4), "#fdf3dc", 0.9)
        for a in range(0, 360, 45)
    ]
    for index in range(10):
        parts.append(
            paper(
                curve(moved("0,0 -7,-14 0,-30! 7,-14", 0, 96, 0.9, index * 36)),
                "#ff9ac0" if index % 2 else "#ffd0e0",
                lift=0.8,
                edge=0.7,
            )
        )
    parts.append(
        fill(oval(0, 96, 15, 13), "#fff8e0")
        + fill(oval(0, 96, 9.4), "#5f2f8a")
        + fill(oval(0, 96, 4.4), SOOT)
        + fill(oval(-3, 93, 2.4), "#ffffff")
    )
    return "".join(parts)


@BANG.picture("ambush", 4, 100, 160)
def ambush() -> str:
    """Somebody waits behind a rock; somebody rides on below and knows nothing."""
    pass_ = (
        sky("#f0a050", "#ffe9b0")
        + sun(-44, 92, 34)
        + earth(f"-260,132 {mesa(-120, 132, 60, 40)} {mesa(60, 132, 50, 30)} 260,132", "#d08a5a", 0)
        + earth("-260,150 0,144 260,150", "#e0b070", 0)
    )
    prey = placed(horse("#7a4a34", "#4a2820", flat=True) + rider("#7a4a34", "#7a4a34", flat=True), -44, 142, 0, 0.34)
    dark, rim = "#3a1c24", "#f0a050"
    rock = paper(
        curve("-30,240! -20,196 -4,170 26,160 60,166 92,150 130,152 260,120! 260,240!"), "#5a2a2a", lift=4, edge=1.8
    )
    back_ = paper(curve("40,240! 44,170 60,132 84,118 116,126 140,160 150,240!"), dark, lift=3, edge=1.6)
    head = paper(curve("54,112 56,88 74,78 92,86 96,110 86,122 62,122"), "#c08a58", lift=2, edge=1.4)
    eye_ = (
        fill(curve("58,99! 64,95 71,98! 64,102"), "#f6ecd9")
        + fill(oval(63, 98.4, 2.6), SOOT)
        + line("M55 95L73 92", SOOT, 4)
    )
    scarf = paper(curve("50,112 58,105 78,110 96,108 99,122 84,136 60,132"), "#a8322a", lift=1.6, edge=1)
    hat_ = paper(curve("30,88 56,84 58,58 74,50 92,56 96,82 124,84 92,96 60,98"), dark, lift=2.4, edge=1.8)
    ribbon = fill(curve("57,76 76,80 96,75 96,83 76,88 57,84"), "#a8322a")
    gun = placed(rifle("#4a4f5a", "#6b3a22", muzzle=-126), 60, 148, 8, 0.9)
    arm_ = paper(curve(band("122,176 96,172 70,158", [34, 30, 22])), dark, lift=2, edge=1.2) + paper(
        oval(64, 152, 9), "#c08a58", lift=1.2
    )
    glint = line("M30 88Q44 80 58 84", rim, 2.4, 0.8)
    return pass_ + prey + placed(back_ + head + eye_ + scarf + hat_ + ribbon + glint + rock + gun + arm_, -16, 0)


@BANG.picture("ricochet", 0, 100, 156)
def ricochet() -> str:
    """Off the bell, off the pan, and on."""
    parts = [
        sky("#3a2018", "#6b3f26"),
        planks(-HALF, -40, 2 * HALF, 290, "#7a4a34", 38),
        glow(0, 90, 120, "#ffc48a", 0.4),
    ]
    bell = (
        paper(curve(even("0,22 12,24 20,36 24,60 36,74! 34,82! 0,84")), "#d9a83c", lift=3, edge=1.6, fall=0.28)
        + fill(curve("10,26 20,36 24,60 36,74! 34,82! 14,84! 12,50"), SOOT, 0.25)
        + paper(oval(0, 88, 8), "#8a5f24", lift=1.2)
    )
    parts.append(placed(line("M0 22V-40", "#3a2418", 6) + bell, 54, 4, 8, 1.0))
    pan = (
        paper(oval(0, 0, 38), "#23262e", lift=3, edge=2)
        + paper(oval(0, 0, 30), "#343842", lift=0, edge=0)
        + paper(box(-7, 34, 14, 56, 5), "#23262e", lift=2, edge=1.1)
    )
    parts.append(placed(pan, -60, 112, 24))
    shoe = curve("-22,20 -30,-10 -16,-32 10,-34 28,-14 24,18", is_open=True)
    parts.append(
        placed(
            placed(line(shoe, "#160b1c", 16, 0.3), 2, 3)
            + line(shoe, "#6d7480", 15)
            + line(shoe, "#aeb8c4", 8)
            + "".join(fill(oval(x, y, 2.2), SOOT) for x, y in ((-26, 2), (-20, -22), (0, -34), (20, -24), (27, 2))),
            62,
            160,
            10,
            0.9,
        )
    )
    path = "M-120 10L34 60L-44 106L46 148"
    parts.append(line(path, "#ff9d2c", 9, 0.45) + line(path, "#ffe98a", 4.4) + line("M46 148L-30 196", "#ffe98a", 4.4))
    parts += [flash(x, y, s, 8, t) for x, y, s, t in ((34, 60, 19, 4), (-40, 106, 19, 12), (46, 146, 19, 0))]
    return "".join(parts) + placed(streak(0, 0, 24, 0), -36, 198, -32)


@BANG.picture("lasso", 0, 96, 156)
def lasso() -> str:
    """A loop in the evening sky."""
    parts = [
        sky("#2f4a7a", "#f6b07a"),
        sun(0, 150, 52, "#ffd98a", 3),
        earth("-260,168 -90,160 60,168 260,158", "#7a4a4a", 2),
    ]
    parts.append(
        placed(
            horse("#3a2030", "#2a1620", flat=True, side=1) + rider("#3a2030", "#3a2030", flat=True, side=1),
            -38,
            166,
            0,
            0.84,
        )
    )
    parts.append(
        line("M-30 104L-12 76", "#3a2030", 9)
        + rope_line("M-12 76C10 60 -30 40 -40 34", width=5)
        + hoop(14, 44, 66, 26, "#f1d9a0", 8)
    )
    parts.append(earth("-260,190 -60,182 100,190 260,182", "#4a2834", 2))
    return "".join(parts)


@BANG.picture("blood-brothers", 0, 96, 168)
def blood_brothers() -> str:
    """Two hands clasped, bound with one cloth."""
    dark, light = "#8a5434", "#f0bf98"
    parts = [sky("#7a2430", "#e8894a"), rays(0, 100, "#ffd08a", 16, 0.35), glow(0, 96, 120, "#fff0c0", 0.9)]
    parts.append(
        paper(heart(0, 40, 24), "#d9303f", lift=2.4, edge=1.6)
        + fill(curve("-16,34 -12,24 -6,24 -10,28 -13,38"), "#ffffff", 0.5)
    )
    for side, sleeve, skin in ((-1, "#2f4f6b", light), (1, "#5f7a3f", dark)):
        parts.append(
            paper(
                curve(band(f"{side * 150},176 {side * 104},146 {side * 66},122", [84, 66, 52])),
                sleeve,
                lift=3,
                edge=1.4,
            )
        )
        parts.append(paper(curve(band(f"{side * 84},132 {side * 66},121", [62, 58])), tint(sleeve, 0.35), lift=1.6))
        parts.append(
            paper(curve(band(f"{side * 70},124 {side * 44},110 {side * 20},104", [42, 42, 44])), skin, lift=2, edge=1.1)
        )
    parts.append(clasped(light, dark))
    parts.append(
        paper(curve(band("28,76 40,98 46,120 40,146", [15, 18, 18, 15])), "#b3262b", lift=2.2, edge=1.2)
        + "".join(fill(oval(x, y, 2.2), "#ffd0b0") for x, y in ((34, 84), (41, 98), (45, 112), (44, 128)))
    )
    parts.append(
        paper(curve("36,142! 46,142! 54,178 42,170! 34,184 26,168!"), "#9e2026", lift=1.8)
        + paper(box(30, 132, 20, 16, 6), "#c9363a", lift=1.2)
    )
    return "".join(parts)


@BANG.picture("dead-man", 0, 94, 128)
def dead_man() -> str:
    """The lid opens, and out he comes."""
    wood = "#7a4f34"
    parts = [
        sky("#101c34", "#3f5f7a"),
        stars(),
        sun(-66, 40, 22, "#e8ecd8", 4),
        earth("-260,180 -100,170 60,178 260,168", "#26323a", 2),
    ]
    parts += [grave(-92, 176, 0.6, "#5a6470", True, -6), grave(96, 178, 0.6, "#5a6470", False, 5)]
    parts.append(
        placed(
            paper(curve("-36,-92! 36,-92! 58,-34! 36,92! -36,92! -58,-34!"), shade(wood, 0.2), lift=3, edge=1.4)
            + fill(curve("-28,-84! 28,-84! 48,-34! 30,84! -30,84! -48,-34!"), shade(wood, 0.05))
            + line("M-20 -84L-16 84M8 -84V84", shade(wood, 0.6), 2, 0.7),
            56,
            116,
            16,
            0.9,
        )
    )
    parts.append(
        paper(curve("-40,12! 40,12! 66,72! 42,204! -42,204! -66,72!"), wood, lift=3.4, edge=1.6)
        + fill(curve("-32,20! 32,20! 56,72! 36,204! -36,204! -56,72!"), "#150d18")
    )
    who = walk_on("dead-man")
    parts.append(placed(portrait(who), 0, 40, 0, 0.78))
    for x in (-54, 54):
        parts.append(
            "".join(paper(box(x - 11, y, 22, 7, 3.5), "#e6dcc0", lift=1, edge=0.8) for y in (118, 126, 134, 142))
        )
    return "".join(parts)


@BANG.picture("a-fistful-of-cards", 0, 98, 150)
def a_fistful_of_cards() -> str:
    """More cards than a fist can hold."""
    parts = [sky("#1f5a44", "#3f8a5f"), rays(0, 120, "#7ac08a", 18, 0.25), glow(0, 96, 130, "#f6f0b0", 0.6)]
    for index, (turn, pip) in enumerate(zip((-66, -44, -22, 0, 22, 44, 66), "dshcdsh", strict=True)):
        x, y = around(0, 146, 64, turn - 90)
        parts.append(card(x, y, turn, pip, 1.22 if index != 3 else 1.26))
    parts.append(
        paper(curve(band("0,260 0,206 0,160", [96, 78, 62])), "#5a3a2c", lift=3, edge=1.4)
        + paper(curve(band("0,208 0,182", [80, 76])), "#efe2c6", lift=2, edge=1.2)
    )
    parts.append(
        paper(curve("-38,142 -24,120 22,118 40,140 38,172 22,188 -22,188 -38,172"), shade(SKIN, 0.12), lift=2.4)
    )
    for index, x in enumerate((-28, -9, 10, 28)):
        parts.append(
            paper(
                box(x - 10, 116 + abs(index - 1.4) * 4, 20, 52 - abs(index - 1.4) * 5, 10),
                SKIN if index % 2 else shade(SKIN, 0.05),
                lift=1.4,
                edge=1,
            )
        )
        parts.append(line(f"M{x - 5} {140 + abs(index - 1.4) * 2}h10", shade(SKIN, 0.45), 1.8, 0.6))
    parts.append(
        paper(curve("-44,150 -40,136 -22,140 4,152 14,160 8,172 -14,170 -36,168"), tint(SKIN, 0.08), lift=1.6, edge=1)
    )
    return "".join(parts)


@BANG.picture("vendetta", 0, 98, 150)
def vendetta() -> str:
    """Crossed guns, a black ribbon, a rose."""
    parts = [sky("#2a0a14", "#8c1f2b"), rays(0, 92, "#c2303a", 20, 0.35), glow(0, 92, 110, "#ff9a6a", 0.6)]
    right = placed(revolver("#8d949e", "#2a1a20", 128, 1), -50, 150, -46, 1.1)
    left = placed(revolver("#8d949e", "#2a1a20", 128), 50, 150, 46, 1.1)
    parts.append(right + left)
    for petal, tone in (
        ("-32,-4 -30,-28 -6,-36 18,-32 34,-12 30,14 8,30 -18,26", "#a81f2c"),
        ("-22,-6 -18,-22 2,-28 20,-18 24,4 8,20 -14,16", "#c9303a"),
        ("-12,-6 -6,-16 8,-16 15,-4 8,9 -6,9", "#e0505a"),
    ):
        parts.append(paper(curve(moved(petal, 0, 112, 0.9)), tone, lift=1.8, edge=1.3))
    parts.append(line(curve("-6,110 0,103 8,108 5,116 -4,116", is_open=True), "#6b0f1c", 2.6))
    for side in (-1, 1):
        leaf = moved("0,0! 14,-12 36,-8 44,4! 30,14 12,12", 22, 128, 0.8, 18)
        parts.append(paper(curve(flipped(leaf) if side < 0 else leaf), "#3f6b3c", lift=1.6, edge=1))
        tail = band("8,142 22,158 16,176 30,196", [13, 14, 14, 15])
        parts.append(paper(curve(flipped(tail) if side < 0 else tail), "#1c141c", lift=2, edge=1.1))
    parts.append(
        paper(curve("-24,132 -6,137 0,142 6,137 24,132 24,152 6,148 0,146 -6,148 -24,152"), "#2a2028", lift=2, edge=1.2)
    )
    return "".join(parts)


@BANG.picture("sniper", 0, 98, 172)
def sniper() -> str:
    """Through the sight: somebody who does not know."""
    parts = [sky("#7fb0b8", "#f6dfa4"), sun(40, 56, 16, "#fff6c8")]
    parts += [house(x, 150, w, t, c, "#5a3420") for x, w, t, c in ((-62, 60, 70, "#a5673f"), (66, 64, 84, "#8d5a44"))]
    parts.append(earth("-260,148 0,144 260,148", "#d3a868", 0) + shade_on(2, 160, 22) + gunman(0, 160, 1.15, "#4a2430"))
    hole_ = oval(0, 98, 78)
    dark = f'<path d="M-280 -60H280V280H-280z{hole_}" fill="#120c14" fill-rule="evenodd"/>'
    parts.append(
        dark
        + line(hole_, "#3a3e48", 9)
        + line(oval(0, 98, 82), "#6d7480", 2.4)
        + line(oval(0, 98, 74), "#000000", 3, 0.6)
    )
    parts.append(
        line("M-76 98H-14M14 98H76M0 22V84M0 112V174", "#1a0f14", 3)
        + line(
            "".join(f"M{x} 92v12" for x in (-54, -36, 36, 54))
            + "".join(f"M-6 {98 + y}h12" for y in (-54, -36, 36, 54)),
            "#1a0f14",
            2.4,
        )
    )
    parts.append(
        line(oval(0, 98, 15), "#d0242c", 3)
        + fill(oval(0, 98, 3), "#d0242c")
        + fill(curve("-58,60 -40,38 -18,28 -34,46 -50,72"), "#ffffff", 0.3)
    )
    return "".join(parts)


@BANG.picture("russian-roulette", 0, 98, 150)
def russian_roulette() -> str:
    """Six chambers, one cartridge."""
    steel = "#8d949e"
    parts = [sky("#14101c", "#4a1420"), glow(0, 98, 130, "#e0423a", 0.5)]
    for radius, start in ((92, -60), (92, 120)):
        ends = [around(0, 98, radius, start + a) for a in (0, 28, 56, 84)]
        outline = " ".join(f"{x:.0f},{y:.0f}" for x, y in ends)
        parts.append(paper(curve(band(outline, [2, 7, 10, 12])), "#f0c46a", lift=1.4))
        x, y = ends[-1]
        parts.append(paper(curve(moved("-15,-4! 15,-4! 0,20!", x, y, 1, start + 84)), "#f0c46a", lift=1.4))
    lobes = [around(0, 98, 74 if k % 4 in (0, 1, 3) else 60, k * 15 + 30) for k in range(24)]
    parts.append(
        paper(curve(" ".join(f"{x:.1f},{y:.1f}" for x, y in lobes)), steel, lift=4, edge=2, fall=0.36)
        + fill(oval(0, 98, 58), tint(steel, 0.12), 0.6)
    )
    for index in range(6):
        x, y = around(0, 98, 42, index * 60 - 90)
        parts.append(paper(oval(x, y, 18), shade(steel, 0.3), lift=0.8, edge=1) + fill(oval(x, y, 14.4), "#0f0a12"))
        if index == 1:
            parts.append(
                glow(x, y, 40, "#ffcf6a", 0.9)
                + paper(oval(x, y, 15.4), BRASS, lift=1, edge=1.2)
                + line(oval(x, y, 11), "#8a5f14", 2)
                + paper(oval(x, y, 5.4), "#b3262b", lift=0.6)
            )
    return (
        "".join(parts)
        + paper(oval(0, 98, 14), shade(steel, 0.25), lift=1.6, edge=1.3)
        + fill(oval(0, 98, 6), SOOT)
        + spark(-38, 48, 12)
    )


@BANG.picture("law-of-the-west", 0, 92, 160)
def law_of_the_west() -> str:
    """The star hangs in the noose: here one is the other."""
    scene_ = (
        sky("#3a1c34", "#f0803c")
        + glow(0, 120, 140, "#ffd98a", 0.95)
        + sun(0, 132, 46, "#ffe6a0")
        + earth(f"-260,170 {mesa(-96, 170, 46, 34)} {mesa(104, 170, 40, 26)} 260,170", "#6b2a2c", 0)
        + earth("-260,184 0,178 260,184", "#3f1a20", 1)
    )
    wood = "#2a1418"
    post = paper(box(-92, 10, 20, 230, 2), wood, lift=3, edge=1.6) + paper(
        box(-104, 4, 220, 18, 2), shade(wood, 0.1), lift=3, edge=1.6
    )
    brace = paper(curve("-76,60! -62,60! -30,22! -44,22!"), wood, lift=2, edge=1.2)
    rope = "#d9b87a"
    cord = rope_line("M8 20V66", rope, 8)
    coils = "".join(
        paper(box(-6, 62 + i * 8, 28, 9, 4), rope if i % 2 else shade(rope, 0.12), lift=1.2, edge=0.8) for i in range(5)
    )
    loop = (
        line(oval(8, 138, 34, 38), shade(rope, 0.5), 11)
        + line(oval(8, 138, 34, 38), rope, 8)
        + line(oval(7, 137, 34, 38), tint(rope, 0.4), 2, 0.7)
    )
    badge = glow(8, 136, 44, "#fff3b0", 0.9) + placed(sheriff_star(), 8, 138, -8, 1.12)
    crows = bird(70, 52, 0.8) + bird(44, 38, 0.55)
    return scene_ + post + brace + crows + cord + loop + badge + coils
