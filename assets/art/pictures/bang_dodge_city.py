"""The cards of Dodge City."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import side_fist
from assets.art.people.portrait import figure, portrait
from assets.art.pictures.covers import fir
from assets.art.registry import GROUNDS, HATS
from assets.art.shapes.west import (
    BRASS,
    SKIN,
    SOOT,
    cactus,
    counter,
    desert,
    rays,
    shade_on,
    smoke,
    stars,
    streak,
    sun,
    vessel,
)


@BANG.picture("dodge", 6, 104, 158)
def dodge() -> str:
    """Bent back just far enough: the bullets pass where the head was."""
    parts = [
        sky("#e8b45a", "#f6e0a0"),
        rays(-30, 40, "#fff3c0", 16, 0.45),
        earth("-260,182 0,176 260,182", "#b8763f", 2),
    ]
    parts.append(placed(placed(figure(walk_on("dodge")), 0, -200), -52, 214, 33, 0.98))
    hat_ = HATS["stetson"]("#8d6036", "#a8322a")
    parts.append(placed(hat_, 84, 66, 40, 0.78))
    parts.append(streak(-70, 36, 190, 3) + streak(-104, 78, 120, -2))
    return "".join(parts) + line("M40 30l-8 -9M54 22l-3 -11M84 116l12 8", "#ffffff", 3.2, 0.85)


@BANG.picture("punch", 0, 98, 150)
def punch() -> str:
    """A fist lands."""
    parts = [sky("#234a7a", "#4f8fae"), rays(-50, 92, "#8cc8dc", 16, 0.35)]
    parts.append(
        paper(star(-46, 90, 84, 50, 12, 8), "#f6f0d8", lift=2.4)
        + fill(star(-46, 90, 70, 42, 12, 8), "#ffcf4a")
        + fill(star(-46, 90, 52, 32, 12, 20), "#f0742a")
    )
    parts.append(placed(side_fist(SKIN, "#8c2f28", cuff="#efe2c6"), 0, 96, 8, 1.16))
    parts += [
        fill(star(x, y, r, r * 0.45), "#fff3c0")
        for x, y, r in ((-78, 30, 11), (-40, 20, 8), (-88, 158, 10), (-46, 170, 8))
    ]
    return "".join(parts)


@BANG.picture("springfield", 4, 92, 150)
def springfield() -> str:
    """A soldier with bayonet fixed."""
    who = walk_on("springfield")
    return portrait(who)


@BANG.picture("rag-time", 0, 100, 156)
def rag_time() -> str:
    """Hands on the keys, notes in the air."""
    wood = "#5a2c20"
    parts = [sky("#4a1f3a", "#a8523a"), glow(0, 60, 140, "#ffcf8a", 0.8)]
    for x, y, s, tone in (
        (-72, 70, 1.1, "#ffe9a0"),
        (-28, 60, 1.2, "#ffffff"),
        (26, 68, 1.0, "#ffd36e"),
        (70, 58, 1.2, "#ffffff"),
    ):
        note = (
            fill(oval(0, 0, 9, 6.6), tone)
            + line("M8 -1V-34", tone, 3.6)
            + fill(curve("8,-36! 22,-28 20,-14! 18,-22 8,-24!"), tone)
        )
        parts.append(placed(note, x, y, -10, s))
    parts.append(
        paper(box(-HALF, 84, 2 * HALF, 30), wood, lift=3, edge=1.4) + line(f"M{-HALF} 100H{HALF}", BRASS, 2.4, 0.7)
    )
    for x in range(-253, 260, 22):
        parts.append(paper(box(x, 112, 20.6, 62, 3), "#f8f0dc", lift=1, edge=0.7, fall=0.1))
    for index, x in enumerate(range(-253, 260, 22)):
        if index % 7 not in (2, 6):
            parts.append(paper(box(x + 14, 110, 13, 38, 2), "#231a24", lift=1.4, edge=1))
    parts.append(paper(box(-HALF, 172, 2 * HALF, 60), shade(wood, 0.2), lift=3, edge=1.4))
    for side, x, y in ((-1, -46, 150), (1, 46, 138)):
        sleeve = paper(curve(band(f"{side * 40},110 {side * 22},70 {side * 6},26", [52, 44, 36])), "#2f2a35", lift=2.4)
        cuff = paper(curve(band(f"{side * 14},46 {side * 6},24", [42, 40])), "#f4ead2", lift=1.4)
        digits = "".join(
            paper(curve(moved("-5.4,10 -5.4,-20 0,-26 5.4,-20 5.4,10", dx, dy, 1, t)), "#9a633e", lift=0.9, edge=0.8)
            for dx, dy, t in ((-20, -8, -24), (-9, -16, -8), (3, -18, 2), (14, -14, 12))
        )
        thumb = paper(curve(moved("-5,10 -5,-16 0,-22 5,-16 5,10", side * -24, 8, 1, side * -50)), "#9a633e", lift=0.9)
        hand = paper(curve("-22,-8 0,-16 20,-8 20,14 10,28 -12,28 -22,12"), "#9a633e", lift=1.8, edge=1)
        parts.append(placed(sleeve + digits + thumb + hand + cuff, x, y, 0, 1))
    return "".join(parts)


@BANG.picture("brawl", 0, 98, 156)
def brawl() -> str:
    """A cloud of dust with fists, boots and a chair."""
    parts = [GROUNDS["saloon"](), glow(0, 100, 120, "#ffd98a", 0.6), counter(176, "#7a4426")]
    frame = "M-4 0V-52M34 0V-52M-4 -40H34M-4 -26H34M-4 0H34M-4 0V34M34 0V34"
    parts.append(placed(line(frame, "#3a1c14", 9) + line(frame, "#d98a48", 6), 52, 66, 26, 0.9))
    broken = paper(
        curve("-5,-46! 5,-46! 5,-26 14,-14 14,8! 8,0! 3,12! -3,2! -9,11! -14,2! -14,-14 -5,-26"),
        "#6fae54",
        lift=1.6,
        edge=1.1,
    )
    parts.append(placed(broken, -44, 44, 160, 1.3))
    boot = (
        paper(curve("-13,-40! 13,-40! 13,-4 32,4 36,14! -13,14!"), "#5a2c1c", lift=2, edge=1.2)
        + line("M-12 -30h24", BRASS, 2.4)
        + fill(box(-13, 12, 14, 6), SOOT)
    )
    parts.append(placed(boot, 70, 160, -46, 1.1) + placed(boot, -62, 168, 128, 1.0))
    bumps = (
        (-44, 112, 22),
        (-34, 84, 22),
        (-6, 70, 24),
        (26, 76, 22),
        (48, 98, 22),
        (50, 126, 20),
        (28, 144, 22),
        (-2, 150, 22),
        (-34, 138, 22),
    )
    body = "".join(oval(*bump) for bump in bumps)
    parts.append(paper(body, "#ecd9b0", lift=3, edge=1.8, fall=0.1) + fill(oval(2, 110, 44, 40), "#f6e8c8"))
    parts.append(placed(figure(walk_on("brawler")), 12, 16, 8, 0.86))
    puffs = ((-60, 150, 20), (-38, 166, 24), (58, 146, 20), (70, 170, 26), (-10, 176, 24), (24, 170, 26), (46, 182, 28))
    dust = "".join(oval(*puff) for puff in (*puffs, (-60, 184, 28), (-20, 196, 30), (12, 196, 30)))
    parts.append(paper(dust, "#dcc08a", lift=2.4, edge=1.6, fall=0.16))
    swirls = ("-58,170 -44,158 -28,166 -34,180", "30,176 44,162 58,172 50,186", "-8,186 4,178 14,186")
    parts.append("".join(line(curve(swirl, is_open=True), "#8a6a3c", 4, 0.8) for swirl in swirls))
    parts.append(placed(boot, 74, 136, -58, 1.3))
    parts.append(fill(star(-22, 104, 34, 17, 9, 10), "#f0a020") + fill(star(-22, 104, 22, 11, 9, 30), "#ffe27a"))
    parts.append(placed(side_fist("#9a633e", "#a8322a", 1), -46, 116, -10, 0.7))
    hat_ = paper(curve("-34,6 -16,0 -16,-20 0,-26 16,-20 16,0 34,6 0,14"), "#3a3036", lift=2, edge=1.1)
    parts.append(placed(hat_ + fill(curve("-16,-3 0,1 16,-3 15,4 0,8 -15,4"), "#8c2f28"), 30, 24, 18))
    parts += [fill(star(x, y, r, r * 0.45), "#f0a020") for x, y, r in ((-52, 60, 12), (62, 84, 10))]
    parts += [fill(star(x, y, r, r * 0.45), "#ffe27a") for x, y, r in ((-84, 50, 9), (86, 70, 9), (-88, 130, 7))]
    return "".join(parts)


@BANG.picture("tequila", 2, 102, 160)
def tequila() -> str:
    """A bottle, a small glass, lime and salt."""
    parts = [
        desert("#e8a23c", "#f8e09a", "#d9924a", "#c9744a"),
        sun(60, 70, 30, "#fff6c0"),
        cactus(-84, 168, 0.8, "#5a8a4a"),
    ]
    parts.append(counter(164, "#c2703a") + shade_on(0, 176, 70))
    parts.append(
        vessel(
            "0,18! 9,18! 9,50 14,64 32,82 34,104 32,170 24,176 0,176",
            "#cfe3c0",
            "#e9d27a",
            "0,92 29,92 30,106 28,166 20,171 0,171",
        )
    )
    parts.append(
        paper(box(-11, 6, 22, 16, 3), "#8a5c34", lift=1.4, edge=1)
        + fill(curve("-28,92 -22,84 -21,162 -27,162"), "#ffffff", 0.6)
    )
    parts.append(
        paper(box(-26, 106, 52, 44, 4), "#f6ead0", lift=1, edge=0.7)
        + placed(cactus(0, 0, 0.33, "#3f7a4a"), 0, 146)
        + fill(oval(14, 116, 5), "#e0642c")
    )
    glass = (
        paper(curve("44,134! 80,134! 75,178! 49,178!"), "#e6f0e4", lift=2, edge=1.2)
        + fill(curve("47,146! 77,146! 74,172! 50,172!"), "#e9c95a", 0.95)
        + fill(curve("47,136! 52,136! 54,172! 51,172!"), "#ffffff", 0.7)
    )
    parts.append(glass + paper(curve(ragged("42,136 62,131 82,136 62,139", 2, 8)), "#ffffff", lift=0.8))
    lime = (
        paper(oval(0, 0, 22), "#5f9a2f", lift=2, edge=1.2)
        + fill(oval(0, 0, 18.6), "#e9f2b0")
        + "".join(
            fill(curve(moved("0,-3! 5.6,-9 5,-15 0,-17 -5,-15 -5.6,-9", 0, 0, 1, a)), "#a8d04a")
            for a in range(0, 360, 60)
        )
    )
    return "".join(parts) + placed(lime, -58, 168, 12)


@BANG.picture("whisky", 0, 100, 156)
def whisky() -> str:
    """A square bottle pours a double."""
    parts = [
        sky("#2a1418", "#6b3420"),
        glow(0, 80, 130, "#ff9d3c", 0.7),
        counter(170, "#4a2418"),
        shade_on(-30, 180, 50),
    ]
    bottle = (
        paper(curve(even("0,-92! 9,-92! 9,-66 14,-56 34,-50 36,-40 36,52 30,58 0,58")), "#a8561e", lift=3, edge=1.5)
        + fade(curve(even("0,-30 31,-30 31,50 26,53 0,53")), "#e08a2c", "#8a3a14")
        + fill(curve("-32,-40 -26,-46 -26,48 -32,48"), "#ffe0a0", 0.55)
        + paper(box(-28, -22, 56, 50, 3), "#231a20", lift=0.8, edge=0.8)
        + line(box(-24, -18, 48, 42, 2), BRASS, 1.8)
        + fill(star(0, 2, 15, 6.4), BRASS)
        + fill(box(-12, 17, 24, 3), BRASS)
    )
    parts.append(
        line(curve("-20,76 -36,86 -44,108 -45,140", is_open=True), "#f0a63c", 7)
        + line(curve("-21,76 -37,86 -45,108 -46,140", is_open=True), "#ffe0a0", 2.4, 0.8)
    )
    parts.append(placed(bottle, 44, 66, -64, 0.92))
    tumbler = "-78,120! -12,120! -18,182! -72,182!"
    parts.append(
        paper(curve(tumbler), "#e6dcc8", lift=2.6, edge=1.4)
        + fade(curve("-73,142! -17,142! -21,176! -69,176!"), "#f0a63c", "#a8501c")
        + fill(curve("-72,124! -66,124! -62,176! -66,176!"), "#ffffff", 0.7)
    )
    parts.append(
        "".join(fill(oval(x, y, r), "#fff0c4", 0.9) for x, y, r in ((-50, 150, 3), (-38, 158, 2.2), (-58, 164, 2.4)))
        + line(curve("-56,142 -46,136 -36,142", is_open=True), "#ffe0a0", 3.4)
    )
    second = "40,134! 92,134! 88,182! 44,182!"
    parts.append(
        paper(curve(second), "#d9ccb4", lift=2.4, edge=1.2)
        + fill(curve("44,154! 88,154! 85,177! 47,177!"), "#c9742a")
        + fill(curve("45,138! 50,138! 52,176! 49,176!"), "#ffffff", 0.6)
    )
    return "".join(parts)


@BANG.picture("binocular", 0, 90, 130)
def binocular() -> str:
    """Somebody looks at us from afar."""
    who = walk_on("binocular")
    parts = [portrait(who)]
    for x in (-46, 46):
        parts.append(
            paper(curve(band(f"{x * 2.0},214 {x * 1.7},170 {x * 1.16},112", [48, 38, 28])), "#6b5a3c", lift=2.4)
        )
    for side in (-1, 1):
        x = side * 25
        parts.append(
            paper(box(x - 20, 66, 40, 44, 8), "#2f2a30", lift=2.6, edge=1.4)
            + paper(oval(x, 90, 25), BRASS, lift=2, edge=1.3)
            + paper(oval(x, 90, 20), "#2a2430", lift=0, edge=0)
        )
        parts.append(fade(oval(x, 90, 18), "#ffb85a", "#fff0b0") + fill(oval(x + 6, 88, 5), "#fff9d8"))
        parts.append(
            fill(
                curve(
                    f"{x - 17},96! {x - 8},88! {x - 4},95! {x + 8},94 {x + 17},97! {x + 11},104 {x},108 {x - 11},104"
                ),
                "#7a2f3a",
            )
            + fill(curve(f"{x - 12},80 {x - 4},74 {x - 2},77 {x - 10},86"), "#ffffff", 0.8)
        )
    parts.append(paper(box(-8, 74, 16, 16, 4), "#3a343c", lift=1.4, edge=1) + paper(oval(0, 72, 7, 5), BRASS, lift=1))
    for x in (-54, 54):
        parts.extend(
            paper(
                box(x - 12 if x < 0 else x - 14, y, 26, 9, 4.5),
                "#d2925f" if i % 2 else shade("#d2925f", 0.06),
                lift=1,
                edge=0.7,
            )
            for i, y in enumerate((84, 93, 102, 111))
        )
    return "".join(parts)


@BANG.picture("hideout", 0, 112, 146)
def hideout() -> str:
    """A cabin between rocks and firs, far from the road."""
    log = "#6b4428"
    parts = [
        sky("#16253c", "#4a6a7a"),
        stars(),
        sun(62, 40, 18, "#f1ecd0", 4),
        earth("-260,120 -170,70! -110,110 -50,60! 20,116 90,66! 160,112 260,80", "#2c4454", 0),
    ]
    parts += [
        fir(x, y, t, "#24483c")
        for x, y, t in ((-70, 140, 80), (-36, 130, 66), (60, 132, 76), (92, 140, 96), (-104, 144, 100))
    ]
    parts.append(smoke(34, 66, 8, 0.42, 4, "#c9d2d0"))
    parts.append(
        paper(box(22, 66, 16, 34, 1), "#5f5a5c", lift=1.6) + paper(box(-44, 108, 88, 60), log, lift=2.4, edge=1.2)
    )
    parts += [line(f"M-44 {y}h88", shade(log, 0.6), 2.2, 0.7) for y in (119, 131, 143, 155)]
    parts.append(
        paper(curve("-62,112! 0,70! 62,112! 54,116! 0,82! -54,116!"), "#8a5a34", lift=2.6, edge=1.2)
        + fill(curve("-46,110! 0,82! 46,110!"), shade(log, 0.3))
    )
    parts.append(
        glow(-20, 132, 40, "#ffcf6a", 0.9)
        + paper(box(-34, 120, 26, 24, 1), "#ffd76e", lift=0)
        + line("M-21 120v24M-34 132h26", "#4a2c1c", 3)
        + paper(box(8, 122, 24, 48, 1), "#3a2018", lift=1.2)
        + fill(oval(13, 148, 2), BRASS)
    )
    for outline, tone in (
        ("-130,210! -120,150 -92,128! -66,140 -52,172 -44,210!", "#4a5058"),
        ("130,210! 126,156 96,126! 72,146 60,172 50,210!", "#40464e"),
    ):
        parts.append(paper(curve(outline), tone, lift=3.4, edge=1.5))
    parts.append(line("M-92 130l6 30M-66 142l-6 24M96 128l-8 30M74 148l4 20", "#23282e", 2.4, 0.6))
    parts.append(
        earth("-260,186 -90,178 0,172 90,180 260,186", "#24382e", 2)
        + fill(curve("12,172! 28,172! 52,206! -22,206!"), "#8a7a54", 0.8)
    )
    return "".join(parts)
