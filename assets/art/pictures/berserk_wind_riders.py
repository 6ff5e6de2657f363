"""The Wind Riders: riders, beasts, things and places."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    Outline,
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
from assets.art.people.hands import arm, fingers, palm, reach
from assets.art.people.portrait import figure
from assets.art.registry import GROUNDS
from assets.art.shapes.dark import GOLD, INK, half_dark, mist, soul, spikes, standing_stone
from assets.art.shapes.hounds import fangs
from assets.art.shapes.west import horse, rider, rope_line
from assets.art.shapes.wilds import drops, feather_grass, feathered, gust, horse_head, turned_point


def small_rider(coat: str, hat: str, skin: str = "#c08a58", *, side: int = -1) -> str:
    """Who sits on a galloping horse around 0, 0: leg, body and head, without arms."""

    def piece(outline: Outline, tone: str, lift: float = 1.2) -> str:
        return paper(curve(outline if side < 0 else flipped(outline)), tone, lift=lift, edge=0.9)

    x, y = turned_point(-12, -76, side)
    eye = turned_point(-17, -76, side)
    return (
        piece(band("6,-28 -8,-10 0,10", [17, 13, 9]), shade(coat, 0.35))
        + piece("-8,8! 4,8! 6,18! -14,18 -13,13", "#5a2a20")
        + piece("-4,-22 -16,-46 -12,-64 4,-66 14,-54 18,-24", coat, 1.8)
        + piece("-16,-34! 16,-36! 17,-28! -14,-26!", GOLD, 0.6)
        + paper(oval(x, y, 11, 12), skin, lift=1.4, edge=0.9)
        + fill(oval(*eye, 1.8), INK)
        + piece("-26,-82! -24,-92 -10,-98 4,-92 8,-78! 2,-74 0,-84 -14,-84", hat, 1.2)
    )


@BERSERK.picture("young-outrider", -4, 92, 172)
def young_outrider() -> str:
    """At full gallop, sabre first, brakes never."""
    parts = [
        GROUNDS["blue-steppe"](),
        gust("130,70 80,62 100,44 84,36", "#ffffff", 5, 0.8),
        gust("120,120 96,112 104,100", "#ffffff", 4, 0.7),
    ]
    steed = horse("#b8602c", "#3a2018", saddle="#2f6f8a")
    tail = paper(
        curve(ragged(band("2,-84 30,-92 52,-80 70,-90", [10, 18, 14, 2], 3), 3, 8, (0.5, 0))), "#c8682c", lift=1.2
    )
    sabre = paper(curve("-44,-70! -66,-96 -98,-108! -70,-86 -50,-62!"), "#e4ecf4", lift=1.4, edge=1.1)
    limb = paper(curve(band("-2,-56 -24,-60 -44,-68", [14, 12, 9])), "#c2412d", lift=1.6) + paper(
        oval(-46, -68, 6), "#c08a58", lift=1
    )
    rein = line(curve("-72,-28 -40,-24 -10,-40", is_open=True), "#5a2a20", 2.6)
    rider = small_rider("#c2412d", "#c8682c")
    dust = "".join(
        paper(curve(moved("-16,6 -20,-4 -10,-12 0,-16 12,-12 20,-4 16,8 0,11", x, y, g)), "#e8d8a8", lift=0.8)
        for x, y, g in ((84, 52, 1), (104, 42, 0.8), (62, 60, 0.7))
    )
    return (
        "".join(parts)
        + placed(dust + steed + rein + tail + rider + sabre + limb, 2, 128, -5, 1.1)
        + feather_grass(212, 30, "#fff8c8", 13)
    )


@BERSERK.picture("turnabout-archer", 0, 90, 172)
def turnabout_archer() -> str:
    """He rides away, and turns."""
    steed = horse("#4a3a44", "#e8dcc0", side=1, saddle="#b3402c")
    parts = []
    leg = paper(curve(flipped(band("6,-28 -8,-10 0,10", [17, 13, 9]))), "#5a4a2c", lift=1.4) + paper(
        curve(flipped("-8,8! 4,8! 6,18! -14,18 -13,13")), "#5a2a20", lift=1
    )
    body = paper(curve("-16,-24 -14,-54 -4,-68 12,-64 18,-48 14,-22"), "#e0a83e", lift=1.8, edge=1) + paper(
        curve(band("-16,-32 0,-28 15,-31", [8, 8, 8])), "#8c2f24", lift=0.6
    )
    head = (
        paper(oval(-4, -78, 11.5, 12), "#c08a58", lift=1.4, edge=0.9)
        + fill(oval(-10, -78, 1.8), INK)
        + line("M-14 -84l8 2", INK, 2.4)
        + paper(curve("-18,-82! -12,-106 -2,-112! 8,-102 12,-84! -4,-90"), "#2f5f6f", lift=1.4)
        + paper(curve(ragged("-20,-80 -18,-88 -4,-92 12,-88 14,-80 -4,-84", 2.4, 6)), "#f1e6cc", lift=1)
    )
    plait = paper(curve(band("8,-74 24,-66 34,-74", [6, 5, 2])), "#1c1418", lift=0.8)
    bow = paper(
        curve(band("-44,-118 -66,-92 -58,-66 -66,-40 -44,-16", [3, 7, 7, 7, 3])), "#8a4a24", lift=1.6, edge=1
    ) + line("M-44 -118L-8 -64L-44 -16", "#f8f0dc", 1.8)
    arrow = line("M-6 -65L-90 -70", "#6b4426", 3) + paper(curve("-88,-76! -108,-71! -88,-64!"), "#d4dae2", lift=0.8)
    near = paper(curve(band("-4,-58 -30,-60 -56,-67", [13, 11, 9])), "#e0a83e", lift=1.6) + paper(
        oval(-58, -67, 6), "#c08a58", lift=1
    )
    back = paper(curve(band("12,-58 22,-70 2,-66", [12, 11, 8])), "#c8912e", lift=1.4) + paper(
        oval(-6, -65, 6), "#c08a58", lift=1
    )
    parts.append(placed(steed + leg + body + plait + back + bow + arrow + near + head, 6, 132, 4, 1.12))
    dust = "".join(
        paper(curve(moved("-16,6 -20,-4 -10,-12 0,-16 12,-12 20,-4 16,8 0,11", x, y, g)), "#f8d0a0", lift=0.8)
        for x, y, g in ((-90, 186, 1), (-70, 194, 0.8), (-108, 176, 0.7))
    )
    return GROUNDS["dust-dawn"]() + dust + "".join(parts)


@BERSERK.picture("iron-stirrup", -2, 92, 166)
def iron_stirrup() -> str:
    """Horse and man of iron, and no wish to turn."""
    iron = "#8a94a2"
    lance = (
        paper(curve(band("112,250 100,120 88,-40", [11, 10, 9])), "#7a3f2c", lift=2)
        + paper(curve(moved("-8,10! 0,-34! 8,10!", 89, 6, 1, -5)), "#d4dae2", lift=1.4)
        + paper(curve("90,22! 54,14! 62,32! 42,38! 92,50!"), "#b3262b", lift=1.6, edge=1)
    )
    head = placed(horse_head("#7a4a34", "#3a2420", "#b3262b"), -30, 140, 0, 0.98)
    chamfron = paper(
        curve("-30,84! -18,92 -30,116 -50,146 -72,172 -86,174! -80,160 -62,126 -46,98"), iron, lift=2, edge=1.3
    ) + "".join(
        fill(oval(x, y, 2.4), "#c9d0d8")
        for x, y in ((-38, 100), (-52, 122), (-66, 146), (-30, 108), (-44, 132), (-60, 156))
    )
    spike = paper(curve("-46,104! -68,84! -54,116!"), "#d4dae2", lift=1)
    barding = "".join(
        paper(
            curve(f"{x},{y}! {x + 26},{y - 4}! {x + 28},{y + 18} {x + 14},{y + 24} {x + 2},{y + 18}"),
            shade(iron, 0.1 * (i % 3)),
            lift=1.2,
            edge=1,
        )
        for i, (x, y) in enumerate(((-22, 168), (2, 170), (26, 172), (-28, 190), (-4, 192), (20, 194), (44, 190)))
    )
    hand = arm("124,250 122,214 106,168", [50, 42, 30], "#4a525e") + palm(102, 152, "#6b7480", 1.1)
    return (
        GROUNDS["dust-dawn"]()
        + placed(figure(walk_on("iron-rider")), 26, 6, 0, 0.96)
        + head
        + chamfron
        + spike
        + barding
        + hand
        + lance
        + fingers(102, 152, "#6b7480", -4, 1.1)
    )


@BERSERK.picture("lasso-thrower", -4, 92, 176)
def lasso_thrower() -> str:
    """The loop is already open above somebody."""
    coil = "M70 116Q60 40 -6 30Q-84 18 -92 44Q-94 66 -30 60Q34 54 40 36Q42 22 20 20"
    loop = rope_line(coil, "#d8b878", 6)
    arm_ = (
        arm("92,240 102,180 82,136", [46, 40, 28], "#3f7a5a")
        + palm(74, 124, "#d2a070", 1.1)
        + fingers(74, 124, "#d2a070", -8, 1.15)
    )
    spare = "".join(
        line(oval(-58 + i * 3, 186 + i * 2, 24, 15), "#a8843c" if i % 2 else "#d8b878", 5) for i in range(4)
    )
    low = reach(-54, 190, "#3f7a5a") + spare + palm(-52, 196, "#d2a070")
    return (
        GROUNDS["blue-steppe"]()
        + placed(figure(walk_on("lasso-rider")), 0, 14)
        + low
        + loop
        + arm_
        + fingers(-52, 194, "#d2a070", 80, 1, 1)
    )


@BERSERK.picture("pillion-archer", 0, 84, 170)
def pillion_archer() -> str:
    """He sits the wrong way round, and that is the point."""
    coat = "#c89a5a"
    back = placed(figure(walk_on("pillion")), 0, -16, 0, 0.92)
    comrade = (
        paper(curve("-52,150! -50,84 -30,60 0,54 30,60 50,84 54,150!"), "#3a5f7a", lift=2.4)
        + paper(curve(even("0,18 18,20 26,36 24,56 0,62")), "#5a4030", lift=2)
        + line("M-30 76Q0 100 30 76", "#dcab3e", 4)
    )
    rump = paper(curve("-104,240! -98,196 -64,172 0,164 64,172 98,196 106,240!"), coat, lift=3.4, edge=1.4) + half_dark(
        "10,164! 64,172 98,196 106,240! 20,240!", 0.2
    )
    tail = paper(
        curve(ragged(band("0,166 2,188 -4,216 4,250", [14, 26, 32, 24], 3), 4, 10, (0, 0.6))),
        "#f1e6cc",
        lift=2.4,
        edge=1.2,
    ) + line("M-4 176Q-8 200 -10 226M6 176Q8 200 8 226", "#b8a480", 2.4, 0.7)
    legs = "".join(
        paper(curve(band(p, [30, 26, 20])), "#5a3a4a", lift=2) + paper(curve(band(e, [22, 18])), "#4a2a20", lift=1.4)
        for p, e in (("-28,160 -62,164 -74,188", "-74,182 -78,214"), ("28,160 62,164 74,188", "74,182 78,214"))
    )
    bow = paper(
        curve(band("-98,104 -50,136 0,142 50,136 98,104", [3, 9, 10, 9, 3])), "#8a4a24", lift=2, edge=1.1
    ) + line("M-98 104Q0 150 98 104", "#f8f0dc", 1.8)
    tip = glow(0, 140, 30, "#ffffff", 0.7) + paper(
        curve("0,120! 15,136! 5,141! 0,158! -5,141! -15,136!"), "#d4dae2", lift=2, edge=1.2
    )
    fist = palm(0, 144, "#b88a58", 0.9)
    hands = arm("-74,216 -54,176 -14,152", [34, 28, 22], "#8a4a6a") + arm(
        "70,210 52,172 18,142", [34, 28, 20], "#7a3f5c"
    )
    return (
        GROUNDS["dust-dawn"]()
        + comrade
        + back
        + rump
        + tail
        + legs
        + hands
        + bow
        + fist
        + fingers(0, 120, "#b88a58", 90, 0.8)
        + tip
    )


@BERSERK.picture("kurgan-rider", -4, 90, 164)
def kurgan_rider() -> str:
    """Out of the mound, still in the saddle."""
    ghost, bone = "#4fd0b8", "#dfe8d4"
    parts = [
        sky("#0f1230", "#3f4a78"),
        glow(4, 90, 140, ghost, 0.6),
        paper(oval(66, 40, 26), "#e8ecf8", lift=0, fall=0.1),
    ]
    parts.append(
        earth("-260,180 -140,168 -90,130 -20,104 60,108 110,140 160,170 260,178", "#22304a", 2)
        + standing_stone(-92, 176, 18, 50, "#3a4668", -3)
        + standing_stone(104, 178, 18, 44, "#34405f", 4)
    )
    parts.append(placed(figure(walk_on("dead-rider")), 40, -14, 0, 0.9))
    skull = "22,-34 4,-46 -14,-38 -32,-12 -48,18 -58,38 -54,48 -40,48 -28,38 -8,28 8,22 24,2"
    parts.append(placed(
        paper(curve(band("26,-20 52,20 64,70 70,120", [30, 40, 50, 60])), "#24504f", lift=2.4)
        + "".join(line(curve(f"{34 + i * 6},{-8 + i * 18} {52 + i * 6},{-12 + i * 18} {58 + i * 6},{6 + i * 18}", is_open=True), bone, 5, 0.9) for i in range(6))
        + paper(curve(ragged(band("8,-44 32,-30 50,4 66,54", [8, 18, 20, 5], 3), 4, 9, (0.6, 0.2))), ghost, lift=1.2)
        + paper(curve(skull), bone, lift=2.6, edge=1.4)
        + fill(oval(-10, -16, 9, 10), INK) + glow(-10, -16, 18, "#8affd8", 0.9) + fill(oval(-10, -16, 3.4), "#d8fff0")
        + fill(curve("-54,32 -46,24 -42,32 -48,40"), INK, 0.85) + line("M-40 46L-12 32M-34 48l2 -6M-28 44l2 -6M-22 41l2 -6M-16 37l2 -6", INK, 2.4, 0.8)
        + fill(curve("-26,12 -10,4 6,10 -8,18"), INK, 0.5)
        + line(curve("-36,-2 -26,18 -22,36", is_open=True), "#8a6a4a", 4) + line(curve("12,-40 16,-10 6,20", is_open=True), "#8a6a4a", 4) + paper(oval(-27, 14, 5), GOLD, lift=0.8),
        -34, 128, 0, 0.98,
    ))  # fmt: skip
    parts.append(
        line("M108 214L70 -10", "#2a2430", 6)
        + line("M107 214L69 -10", "#8a7a6a", 3.4)
        + paper(curve(moved("-7,8! 0,-30! 7,8!", 68, -6, 1, -9)), "#c8e8e0", lift=1.2)
    )
    parts.append(palm(92, 150, bone, 0.9) + fingers(92, 150, bone, -8, 0.9))
    return "".join(parts) + mist(168, "#6fe0c8", 0.45, 8) + mist(184, "#a8f0e0", 0.4, 7, 70) + soul(-84, 60, 0.6)


@BERSERK.picture("wolfhound", 0, 88, 150)
def wolfhound() -> str:
    """Cropped ears, a collar of nails, and patience for wolves only."""
    fur, patch = "#f1e4cc", "#b8834c"
    parts = [GROUNDS["dust-dawn"](), glow(0, 80, 110, "#fff0c8", 0.5)]
    chest = ragged("-84,240! -80,170 -58,128 0,120 58,128 82,170 90,240!", 6, 14, (0, 0.7))
    parts.append(
        paper(curve(chest), shade(fur, 0.12), lift=3, edge=1.3)
        + paper(curve(ragged("-30,150 0,142 30,150 34,200 0,236! -34,200", 6, 12, (0, 0.8))), tint(fur, 0.3), lift=1)
    )
    ruff = ragged(even("0,18 38,22 64,52 70,96 52,132 0,148"), 6, 12, (0, 0.5))
    parts.append(paper(curve(ruff), shade(fur, 0.06), lift=2.6, edge=1.3))
    for side in (-1, 1):
        ear = "28,30! 46,22 62,34 66,64! 54,66 44,52 38,42"
        parts.append(
            paper(
                curve(flipped(ear) if side < 0 else moved(ear)), shade(patch, 0.1 if side > 0 else 0), lift=1.6, edge=1
            )
        )
    head = even("0,20 26,23 44,46 46,76 34,96 24,112 0,118")
    parts.append(
        paper(curve(head), fur, lift=2.6, edge=1.4)
        + fill(curve("4,20! 26,23 44,46 46,76 36,92 20,76 10,50"), patch, 0.95)
        + half_dark("10,22 26,23 44,46 46,76 34,96 24,112 8,118! 14,70", 0.14)
    )
    parts.append(
        fill(curve("4,118 20,114 26,124 14,136 0,138 -14,136 -26,124 -20,114"), "#4a0f18")
        + fangs("-15,116 15,116", 13, 7)
        + fangs("-8,134 8,134", -8, 6)
    )
    parts.append(
        paper(curve(even("0,62 14,66 26,92 26,112 10,118 0,114")), tint(fur, 0.3), lift=1.8, edge=1.1)
        + paper(curve(even("0,80 13,80 15,89 6,98 0,99")), "#241a1c", lift=0.9)
        + fill(oval(-5, 84, 4, 2), "#ffffff", 0.4)
        + line("M0 99V112", "#241a1c", 2.6)
    )
    for x in (-22, 22):
        parts.append(
            fill(curve(moved("-10,3! -3,-6 9,-3! 3,5" if x < 0 else "10,3! 3,-6 -9,-3! -3,5", x, 62)), "#241a1c")
            + fill(oval(x, 61.4, 4.2), "#c8842c")
            + fill(oval(x, 61.4, 2), INK)
            + fill(oval(x - 1.4, 60, 1.2), "#ffffff")
        )
        parts.append(
            paper(
                curve(moved("-14,4! -2,-7 15,-3! 2,1" if x < 0 else "14,4! 2,-7 -15,-3! -2,1", x, 52)),
                shade(fur if x < 0 else patch, 0.3),
                lift=0.9,
            )
        )
    parts.append(
        "".join(line(f"M{s * x} {y}h{s * 26}", "#ffffff", 1.4, 0.5) for s in (-1, 1) for x, y in ((22, 100), (20, 106)))
        + "".join(
            fill(oval(s * x, y, 1.5), "#6b5a48", 0.8) for s in (-1, 1) for x, y in ((12, 102), (17, 106), (12, 108))
        )
    )
    parts.append(
        paper(curve(band("-60,140 -30,156 0,160 30,156 60,140", [18, 20, 20, 20, 18])), "#6b3a24", lift=2, edge=1.1)
        + spikes([(x, 158 - abs(x) * 0.24, 180 - x * 0.4) for x in (-48, -32, -16, 0, 16, 32, 48)], 19, 9, "#d4dae2", 1)
    )
    return "".join(parts) + line("M-30 36l10 12M-26 34l8 10", "#b06a5a", 3, 0.9)


@BERSERK.picture("hooded-berkut", -6, 66, 160)
def hooded_berkut() -> str:
    """Blind on the glove, and already diving."""
    brown, gold = "#5a3c26", "#c8924a"
    parts = [GROUNDS["blue-steppe"](), feathered("26,86 62,44 96,26 128,34", [24, 26, 20, 8], brown, 8, 66)]
    parts.append(paper(curve("24,150! 40,190 52,226! 24,222 6,190 4,152"), shade(brown, 0.2), lift=2))
    body = ragged("-30,72 -4,66 26,80 40,112 34,148 12,166 -14,156 -30,120", 4, 11, (0.1, 0.7))
    parts.append(
        paper(curve(body), brown, lift=3, edge=1.4)
        + "".join(
            line(f"M{x} {y}q4 5 0 9", gold, 2.4, 0.7)
            for x, y in ((-18, 92), (-4, 98), (-16, 110), (2, 114), (-8, 126), (10, 130), (-2, 142), (16, 110))
        )
    )
    parts.append(
        paper(
            curve(ragged(band("18,84 42,104 48,140 40,176", [24, 32, 26, 8], 3), 3, 10, (0, 0.6))),
            shade(brown, 0.12),
            lift=2,
            edge=1.1,
        )
    )
    neck = ragged("-36,82 -48,56 -40,34 -20,26 4,34 14,58 10,86 -12,96", 4, 9, (0.2, 0.6))
    parts.append(paper(curve(neck), gold, lift=2.2, edge=1.3))
    hood = "-52,56! -52,34 -36,20 -14,20 2,34 2,56! -12,64 -36,66"
    parts.append(
        paper(curve(hood), "#8c2f24", lift=2, edge=1.3)
        + line(curve("-50,52 -34,60 -12,58 1,51", is_open=True), "#f0c24a", 3)
        + line(curve("-24,20 -26,40 -22,62", is_open=True), "#f0c24a", 2.4)
        + paper(oval(-38, 42, 8, 7), "#6b2018", lift=0.8)
        + paper(curve(moved("-4,0 -7,-18 0,-30! 8,-16 4,0", -22, 20, 1, 8)), "#f1e6cc", lift=1)
        + paper(curve(moved("-3,0 -5,-14 0,-24! 6,-12 3,0", -16, 20, 1, 30)), "#e0a83e", lift=1)
    )
    parts.append(line("M2 48l14 6M2 54l12 12", "#5a1f18", 3))
    parts.append(
        paper(curve("-50,52! -68,50 -80,62 -78,80! -70,70 -48,66!"), "#3a3438", lift=1.6, edge=1.1)
        + fill(curve("-52,52! -60,51 -60,66 -50,66!"), "#e8b83a")
    )
    glove = "#8a5c34"
    parts.append(
        line("M-10 158l-4 18M12 160l2 16", "#e8b83a", 8)
        + arm("-110,240 -70,216 -20,192", [54, 48, 40], glove)
        + paper(curve("-34,176 -6,172 30,174 36,192 22,208 -20,208 -36,196"), glove, lift=2, edge=1.1)
        + "".join(line(f"M{x} 174q{d} 6 {d} 16", "#e8b83a", 5) for x in (-14, 14) for d in (-9, 0, 9))
    )
    return placed("".join(parts[1:]), 6, -4).join((parts[0], "")) + line(
        curve("2,190 20,214 10,236", is_open=True), "#8c2f24", 3
    )


@BERSERK.picture("stone-baba", 0, 92, 170)
def stone_baba() -> str:
    """She has held her cup so long that a lark lives on her."""
    rock = "#a89a88"
    parts = [GROUNDS["dust-dawn"](), glow(0, 70, 110, "#fff4d0", 0.6)]
    body = "-54,240! -58,170 -64,128 -52,104! -30,98 30,98 52,104! 64,128 58,170 56,240!"
    parts.append(
        paper(curve(body), rock, lift=3.6, edge=1.6) + half_dark("10,98! 52,104! 64,128 58,170 56,240! 18,240!", 0.24)
    )
    parts.append(
        paper(curve(even("0,22 26,26 40,48 40,78 30,100 0,108")), tint(rock, 0.06), lift=3, edge=1.5)
        + half_dark("4,22! 26,26 40,48 40,78 30,100 6,108! 12,70", 0.2)
    )
    parts.append(
        paper(curve(even("0,14 30,18 46,44 44,60! 30,44 0,40")), shade(rock, 0.16), lift=1.8, edge=1.2)
        + line("M-36 38Q0 24 36 38", shade(rock, 0.5), 2.4, 0.7)
    )
    for s in (-1, 1):
        parts.append(
            line(curve(f"{s * 8},58 {s * 18},54 {s * 28},59", is_open=True), shade(rock, 0.55), 3.4)
            + fill(oval(s * 18, 66, 7, 3.6), shade(rock, 0.5), 0.9)
            + fill(oval(s * 18, 65, 6, 2), tint(rock, 0.3), 0.6)
        )
        parts.append(paper(oval(s * 24, 132, 17, 18), tint(rock, 0.1 if s < 0 else 0), lift=1.4, edge=1.1))
        parts.append(line(oval(s * 42, 78, 5), shade(rock, 0.4), 2.6, 0.8))
    parts.append(
        paper(curve("-5,60! 5,60! 9,80 0,84 -9,80"), tint(rock, 0.14), lift=1.4)
        + line("M-9 92Q0 95 9 92", shade(rock, 0.6), 3)
    )
    parts.append(
        "".join(
            line(curve(f"-{r},104 0,{112 + r * 0.16:.0f} {r},104", is_open=True), shade(rock, 0.5), 2.4, 0.7)
            for r in (30, 38)
        )
    )
    for s in (-1, 1):
        parts.append(
            paper(
                curve(band(f"{s * 58},118 {s * 58},156 {s * 22},172", [24, 22, 20])),
                shade(rock, 0.16 if s > 0 else 0.04),
                lift=2,
                edge=1.2,
            )
        )
    parts.append(
        paper(curve("-16,156! 16,156! 12,180 0,184 -12,180"), tint(rock, 0.16), lift=1.8, edge=1.2)
        + paper(oval(0, 156, 16, 4.6), shade(rock, 0.3), lift=0)
        + fill(oval(0, 156, 12, 3), "#7fc8e8")
    )
    parts += [line(f"M{s * 22} {y}h{-s * 14}", shade(rock, 0.3), 3, 0.7) for s in (-1, 1) for y in (166, 172, 178)]
    parts.append(
        "".join(
            fill(curve(ragged(m, 2.4, 6)), c, 0.95)
            for m, c in (
                ("-58,180 -44,176 -40,190 -54,196", "#c8a83a"),
                ("34,30 44,40 40,54 32,44", "#8a9a4a"),
                ("-34,216 -20,210 -16,224", "#8a9a4a"),
            )
        )
        + line("M-30 24l6 10l-4 8M40 200l-8 10", shade(rock, 0.6), 2.2, 0.7)
    )
    lark = (
        paper(curve("-14,0 -8,-10 4,-10 12,-2 30,-2! 12,7 -4,8"), "#8a6a48", lift=1.4)
        + fill(curve("-10,2 2,0 4,7 -6,7"), "#f1e6cc")
        + fill(oval(-9, -4, 1.6), INK)
        + fill(curve("-14,-1! -24,-5! -13,2!"), "#e8b03a")
        + line("M-2 8v6M3 8v6", "#5a4030", 2)
    )
    return (
        parts[0]
        + placed("".join(parts[1:]) + placed(lark, 4, 2, -4, 1), 0, 14)
        + feather_grass(214, 40, "#ffe8b0", 12, 20)
    )


@BERSERK.picture("feathergrass-sea", 2, 104, 180)
def feathergrass_sea() -> str:
    """Waves of grass, one rider for a sail."""
    parts = [
        sky("#2a4f8c", "#ffb868"),
        glow(40, 84, 120, "#ffe0a0", 0.9),
        paper(oval(48, 80, 34), "#fff0b0", lift=0, fall=0.05),
    ]
    parts += [
        gust(p, "#ffffff", 4, 0.7)
        for p in ("-110,30 -60,22 -70,8 -84,14", "-40,52 0,46 -6,36", "-200,50 -160,42 -170,32", "120,30 170,24 160,12")
    ]
    silver = "#ffe8b8"
    cap = paper(curve("-26,-78! -24,-92 -10,-104 4,-92 8,-76! -8,-80"), "#e8b03a", lift=1.2)
    far = "-260,120 -200,108 -150,120 -96,104 -40,118 20,106 80,120 140,106 200,118 260,108"
    parts.append(earth(far, "#c88a4a", 0))
    rider_ = placed(
        horse("#3a1c2c", "#22101c", flat=True) + rider("#a83a34", "#f0c46a", hat_=False) + cap, -18, 106, 2, 0.86
    )
    parts.append(rider_)
    for y, tone, crest in ((128, "#b87a3c", 13), (148, "#9a6a3a", 16), (172, "#6f5434", 19)):
        points, x = [], -286
        while x < 300:
            points.append(
                f"{x},{y + 16} {x + 34},{y - crest * 0.4:.0f} {x + 62},{y - crest}! {x + 56},{y + 2} {x + 74},{y + 16}"
            )
            x += 86 + (y % 7)
        parts.append(paper(curve(f"-300,270! {' '.join(points)} 300,270!"), tone, lift=3, edge=1.3))
        plumes = "".join(
            f"M{px} {y + 40}Q{px + 3} {y + 16} {px + 18} {y + 4 - (px * 7) % 8}" for px in range(-264, 262, 11)
        )
        parts.append(line(plumes, silver, 2.4, 0.8))
    return "".join(parts) + feather_grass(214, 34, "#fffbe4", 9, 22)


@BERSERK.picture("kumis-skin", -2, 104, 160)
def kumis_skin() -> str:
    """A skin that has ridden far, and a bowl that waits."""
    hide = "#7a4a2c"
    parts = [sky("#8c3a2c", "#e8b878"), glow(-10, 90, 120, "#fff0c8", 0.6)]
    lattice = "".join(f"M{x} -40L{x + 140} 200M{x + 140} -40L{x} 200" for x in range(-330, 260, 46))
    parts.append(line(lattice, "#6b2f20", 5, 0.5) + line(lattice, "#c87a4a", 2.6, 0.6))
    parts.append(
        paper(box(-260, 176, 520, 80), "#b3402c", lift=3, edge=1.3)
        + "".join(line(f"M{x} 190l10 -8l10 8l-10 8z", "#f0c24a", 3) for x in range(-250, 250, 34))
    )
    parts.append(line("M-30 -30Q-30 20 -8 44M40 -30Q34 10 6 44", "#4a2a1c", 5))
    skin = "-8,40! 8,40! 14,58 34,78 56,112 58,150 36,178 0,186 -38,176 -58,146 -52,108 -30,76 -14,58"
    parts.append(
        paper(curve(skin), hide, lift=4, edge=1.7)
        + half_dark("4,40! 14,58 34,78 56,112 58,150 36,178 4,186! 24,130", 0.26)
    )
    parts.append(
        line(curve("-36,92 0,104 38,92", is_open=True), "#e8c88a", 3)
        + line(curve("-50,150 0,166 52,150", is_open=True), "#e8c88a", 3)
        + "".join(
            line(curve(moved("-12,8 -14,-4 -4,-10 6,-4 4,4 -2,4", x, y, 1, t), is_open=True), "#e8c88a", 3.4)
            for x, y, t in ((-18, 130, 0), (18, 130, 90), (0, 140, 200))
        )
    )
    parts += [
        line(curve(s, is_open=True), shade(hide, 0.5), 2.2, 0.6)
        for s in ("-14,60 -34,90 -44,130", "12,62 30,90 42,130")
    ]
    parts.append(
        paper(curve("-12,44! -10,26! 10,26! 12,44! 0,50"), shade(hide, 0.2), lift=1.6)
        + paper(curve("-9,28! -7,12 0,6 7,12 9,28!"), "#d8b878", lift=1.4, edge=1)
        + "".join(line(f"M-13 {y}Q0 {y + 6} 13 {y}", "#f0d08a", 3.4) for y in (40, 46))
    )
    bowl = (
        paper(curve("-34,0! 34,0! 26,20 10,28 -10,28 -26,20"), "#c9922c", lift=2.4, edge=1.3)
        + paper(oval(0, 0, 34, 8), "#8a5c1c", lift=0)
        + fill(oval(0, 1, 29, 6), "#fbf6e8")
        + line("M-22 12Q0 22 22 12", "#f8e0a0", 2.4, 0.8)
    )
    foam = "".join(
        fill(oval(x, y, r), "#ffffff", 0.95) for x, y, r in ((-12, 0, 4), (-4, 2, 3), (6, 0, 4.4), (15, 2, 2.6))
    )
    return "".join(parts) + placed(bowl + foam, -62, 166) + drops(((-24, 192, 0.8), (-92, 150, 0.7)), "#fbf6e8")


@BERSERK.picture("long-lance", -10, 104, 176)
def long_lance() -> str:
    """The point is here; the rider is still over there."""
    parts = [GROUNDS["blue-steppe"]()]
    steed = horse("#6b3a2c", "#2a1814", saddle="#2f6f8a") + small_rider("#b3402c", "#3a4a5f")
    parts.append(placed(steed, 50, 96, -4, 0.62))
    parts.append(paper(curve("92,62! 95,67! -56,152! -66,140!"), "#8a4a2c", lift=2, edge=1.2))
    for t in (0.3, 0.46, 0.64, 0.84):
        x, y = 93 - 154 * t, 64 + 82 * t
        parts.append(line(f"M{x:.0f} {y - 2 - t * 3:.0f}l{3 + t * 3:.0f} {4 + t * 9:.0f}", "#f0c24a", 2 + t * 4))
    parts.append(
        placed(paper(curve(band("0,-54 14,-46 34,-40", [10, 8, 7])), "#b3402c", lift=1.2), 46, 96, -4, 0.62)
        + paper(oval(66, 78, 4.4), "#c08a58", lift=0.8)
    )
    blade = "-50,130! -72,122! -114,180! -118,192! -104,188! -46,154!"
    parts.append(
        paper(curve(blade), "#d4dce6", lift=3, edge=1.6)
        + fill(curve("-50,154! -58,140! -116,190! -104,188!"), INK, 0.28)
    )
    parts.append(paper(curve(band("-40,128 -52,148", [17, 24])), GOLD, lift=1.4))
    tail = ragged(band("-36,142 -22,166 -36,186 -14,206", [14, 26, 24, 4], 3), 5, 10, (0.2, 0.6))
    parts.append(
        paper(curve(tail), "#b3262b", lift=2, edge=1.1)
        + line(curve("-32,150 -24,168 -32,188", is_open=True), "#6b1418", 2.4, 0.7)
    )
    return (
        "".join(parts)
        + gust("-90,84 -50,74 -60,60", "#ffffff", 4, 0.6)
        + gust("40,150 80,142 72,128", "#ffffff", 4, 0.6)
        + feather_grass(214, 24, "#fff8c8", 15)
    )
