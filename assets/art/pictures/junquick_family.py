"""The creatures of JunQuick themselves."""

from __future__ import annotations

from assets.art.galleries import JUNQUICK
from assets.art.kit import (
    band,
    box,
    curve,
    even,
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
    tint,
)
from assets.art.shapes.juns import JUN_INK, JUN_SKINS, VALUES, blush, burst, eye, jelly, shine, stand


@JUNQUICK.picture("jun-1", 2, 104, 150)
def jun_1(*, alone: bool = False) -> str:
    """Just out of the egg."""
    value, c = 1, JUN_SKINS[1]
    shell = "#fff6dc"
    parts = ["" if alone else burst(VALUES[value]), stand(0, 182, 56)]
    parts.append(
        line(curve("2,62 8,40 -4,30", is_open=True), shade(c, 0.2), 4.4)
        + paper(oval(-5, 27, 8), "#ffd23c", lift=1, edge=1)
    )
    parts.append(jelly(even("0,56 26,62 44,86 46,116 40,142 0,150"), c) + shine(-24, 78, 7, 12))
    parts.append(
        eye(-17, 98, 16, (0.14, 0.08), "#1f5fae") + eye(19, 98, 16, (0.02, 0.08), "#1f5fae") + blush(1, 120, 31)
    )
    parts.append(
        fill(curve("-9,118! 0,122 10,118! 5,129 -3,129"), "#7a1f3a")
        + fill(curve("-3,127 1,124 5,127 1,130"), "#ff7a8a")
    )
    cup = "-50,116! -40,130 -30,114! -19,129 -8,115! 3,130 14,115! 25,129 36,114! 43,127 50,116! 52,146 36,176 0,184 -36,176 -52,146"
    parts.append(
        jelly(cup, shell)
        + "".join(
            fill(oval(x, y, r), mix(shell, c, 0.4), 0.8)
            for x, y, r in ((-30, 148, 6), (-8, 166, 5), (18, 150, 7.4), (34, 164, 4), (4, 142, 3.4))
        )
    )
    cap = moved("-24,6! -20,-10 0,-24 20,-10 24,6! 14,-2 6,8! -4,-2 -14,7!", 62, 52, 0.9, 28)
    parts.append(paper(curve(cap), shell, lift=1.8) + line("M46 34l-4 -12M62 26l2 -12M80 34l8 -8", "#ffffff", 3, 0.85))
    for side in (-1, 1):
        hand = moved("-8,6 -7,-5 0,-9 7,-5 8,6 0,9", side * 44, 118, 1, side * 16)
        parts.append(paper(curve(hand), tint(c, 0.3), lift=1.6))
    return "".join(parts)


@JUNQUICK.picture("jun-2", 0, 104, 160)
def jun_2(*, alone: bool = False) -> str:
    """Hops, with leaves for ears."""
    value, c = 2, JUN_SKINS[2]
    parts = ["" if alone else burst(VALUES[value]), stand(0, 186, 44)]
    for side in (-1, 1):
        ear = "6,66 4,44 16,24 38,16! 42,38 32,58 16,70"
        parts.append(
            paper(curve(ear if side > 0 else flipped(ear)), tint(c, 0.1), lift=2, edge=1.3)
            + line(
                curve(moved("12,64 22,42 36,20", 0, 0) if side > 0 else flipped("12,64 22,42 36,20"), is_open=True),
                shade(c, 0.4),
                2.2,
                0.7,
            )
        )
        arm = "36,122 58,112 72,92" if side > 0 else "-36,126 -58,132 -70,122"
        parts.append(
            paper(
                curve(band(arm, [15, 13, 12])) + oval(*(72, 90, 9.4) if side > 0 else (-71, 121, 9.4)),
                shade(c, 0.08),
                lift=2,
            )
        )
        leg = f"{side * 18},158 {side * 24},172 {side * 24},178"
        parts.append(paper(curve(band(leg, [18, 14, 13])) + oval(side * 28, 180, 14, 7.5), shade(c, 0.14), lift=1.6))
    parts.append(jelly(even("0,58 24,62 42,86 45,118 40,148 22,166 0,170"), c) + shine(-24, 82, 6.5, 12))
    parts.append(fill(curve(even("0,122 18,126 26,142 18,158 0,162")), "#f6ffd0", 0.75))
    parts.append(
        eye(-16, 92, 15, (0.2, -0.1), "#7a4a1e") + eye(18, 90, 17, (0.12, -0.1), "#7a4a1e") + blush(2, 114, 31)
    )
    parts.append(
        line(curve("-14,110 0,119 18,109", is_open=True), JUN_INK, 3)
        + paper(box(-5, 113.5, 7.6, 10, 2), "#ffffff", lift=0.6, edge=0)
        + paper(box(3, 113.5, 7.6, 9.4, 2), "#ffffff", lift=0.6, edge=0)
    )
    return "".join(parts)


@JUNQUICK.picture("jun-3", 0, 106, 152)
def jun_3(*, alone: bool = False) -> str:
    """Knows how good it looks."""
    value, c = 3, JUN_SKINS[3]
    parts = ["" if alone else burst(VALUES[value]), stand(4, 186, 54)]
    tail = band("28,166 62,176 84,156 80,130 66,128", [30, 24, 18, 11, 3])
    parts.append(paper(curve(tail), shade(c, 0.1), lift=2.4, edge=1.2))
    crest = [(0, 44, 0, 1.25), (-19, 50, -22, 1.0), (20, 50, 22, 1.0), (-36, 64, -42, 0.8), (37, 64, 42, 0.8)]
    parts.extend(
        paper(curve(moved("-10,14! -3,-6 0,-22! 5,-6 10,14!", x, y, grow, turn)), "#d9368b", lift=1.4, edge=1.1)
        for x, y, turn, grow in crest
    )
    for side in (-1, 1):
        parts.append(
            paper(
                curve(band(f"{side * 18},160 {side * 26},174 {side * 26},180", [24, 18, 16]))
                + oval(side * 30, 181, 17, 8),
                shade(c, 0.16),
                lift=1.6,
            )
        )
    parts.append(jelly(even("0,48 28,52 48,74 48,100 44,128 48,154 26,172 0,174"), c) + shine(-28, 72, 6.4, 12))
    parts.append(
        fill(curve(even("0,124 20,128 28,146 20,164 0,168")), "#fff0c0", 0.85)
        + "".join(line(curve(f"-18,{y} 0,{y + 4} 18,{y}", is_open=True), shade(c, 0.3), 1.8, 0.5) for y in (138, 150))
    )
    glasses = "-48,78! 0,82! 48,78! 46,96 34,106 16,104 6,92 0,89 -6,92 -16,104 -34,106 -46,96"
    parts.append(
        paper(curve(glasses), "#241a34", lift=2, edge=1.3)
        + fill(curve("-40,82! -26,83! -36,100! -42,94"), "#7fe3ff", 0.65)
        + fill(curve("12,86! 24,84! 15,100! 10,94"), "#7fe3ff", 0.65)
        + fill(curve("30,83! 35,83! 25,103! 20,102"), "#7fe3ff", 0.45)
    )
    parts.append(
        line(curve("-16,120 2,125 20,118 27,110", is_open=True), JUN_INK, 3.2)
        + fill(curve("18,119 25,112! 22,124!"), "#ffffff")
    )
    thumb = paper(
        curve("-74,128 -66,112 -56,110 -52,120 -44,124 -42,138 -52,148 -68,148 -76,140"),
        tint(c, 0.16),
        lift=2,
        edge=1.1,
    ) + paper(curve("-64,122! -66,104 -60,94 -53,100 -54,120!"), tint(c, 0.2), lift=1, edge=1)
    parts.append(
        paper(curve(band("-38,146 -50,152 -60,142", [18, 17, 16])), shade(c, 0.06), lift=1.6)
        + thumb
        + line("M-72 130h12M-72 138h12", shade(c, 0.5), 2, 0.6)
    )
    parts.append(paper(curve(band("40,134 58,144 52,160", [18, 16, 14])) + oval(50, 160, 10), shade(c, 0.08), lift=1.8))
    return "".join(parts)


@JUNQUICK.picture("jun-4", 0, 100, 160)
def jun_4(*, alone: bool = False) -> str:
    """Trouble."""
    value, c = 4, JUN_SKINS[4]
    parts = ["" if alone else burst(VALUES[value]), stand(0, 188, 60)]
    for side in (-1, 1):
        wing = "40,120! 60,84 96,62! 94,84 112,84! 102,106 112,120! 84,126 60,142!"
        parts.append(paper(curve(wing if side > 0 else flipped(wing)), shade(c, 0.46), lift=2.4, edge=1.2))
        ribs = ("44,122 70,94 95,66", "48,126 80,106 110,88")
        parts.extend(
            line(curve(rib if side > 0 else flipped(rib), is_open=True), shade(c, 0.2), 2.6, 0.8) for rib in ribs
        )
        horn = band("22,62 38,46 44,26 36,8", [20, 17, 12, 2])
        parts.append(paper(curve(horn if side > 0 else flipped(horn)), "#fff0d0", lift=2, edge=1.1))
        parts.extend(
            line(curve(ring if side > 0 else flipped(ring), is_open=True), "#a8875a", 2, 0.6)
            for ring in ("32,40 44,50", "37,29 50,36")
        )
        parts.append(
            paper(
                curve(band(f"{side * 20},162 {side * 28},176 {side * 28},182", [28, 22, 20]))
                + oval(side * 32, 183, 19, 8),
                shade(c, 0.2),
                lift=1.6,
            )
        )
    tail = band("-30,168 -70,182 -90,160 -84,138", [16, 12, 9, 6])
    parts.append(
        paper(curve(tail), shade(c, 0.16), lift=2)
        + paper(curve(moved("0,-22! 12,2! 0,-4! -12,2!", -84, 138, 1, 8)), shade(c, 0.3), lift=1.4)
    )
    parts.append(jelly(even("0,52 30,54 52,76 56,108 54,140 40,168 0,176"), c) + shine(-34, 78, 6.4, 13))
    parts.append(eye(-21, 92, 16, (0.2, 0.1), "#d8a018") + eye(21, 92, 16, (-0.2, 0.1), "#d8a018"))
    for side in (-1, 1):
        brow = "3,88! 20,74 42,68! 42,78 22,86 6,96!"
        parts.append(paper(curve(brow if side > 0 else flipped(brow)), shade(c, 0.5), lift=1.2))
    parts.append(fill(curve("-38,112! -20,120 0,122 20,120 38,112! 36,134 20,150 0,153 -20,150 -36,134"), "#5a0f20"))
    upper = "-36,114! -20,121 0,123 20,121 36,114! 31,128! 26,120 20,133! 13,123 7,135! 0,125 -7,135! -13,123 -20,133! -26,120 -31,128!"
    parts.append(fill(curve(upper), "#ffffff") + fill(curve("-22,149 -12,141 0,146 12,141 22,149 0,153"), "#ff6a7a"))
    for side in (-1, 1):
        parts.append(
            paper(
                curve(band(f"{side * 50},128 {side * 66},142 {side * 56},158", [20, 18, 16]))
                + oval(side * 54, 158, 11),
                shade(c, 0.1),
                lift=1.8,
            )
        )
    return "".join(parts)


@JUNQUICK.picture("dominant", 0, 92, 160)
def dominant(*, alone: bool = False) -> str:
    """The one whom nobody answers."""
    c, gold = JUN_SKINS[5], "#f5c23c"
    parts = ["" if alone else burst("#e09a1e"), stand(0, 190, 76)]
    parts.append(
        paper(
            curve(ragged(even("0,60! 40,66 74,110 84,160 88,206! 0,206!"), 6, 15, (0, 1.0))),
            "#b3262b",
            lift=3,
            edge=1.3,
        )
    )
    for side in (-1, 1):
        parts.append(
            paper(
                curve(band(f"{side * 48},118 {side * 82},130 {side * 66},160", [34, 30, 26])),
                shade(c, 0.12),
                lift=2.4,
                edge=1.2,
            )
        )
        parts.append(
            paper(
                curve(band(f"{side * 26},170 {side * 32},182 {side * 32},188", [34, 28, 26]))
                + oval(side * 36, 189, 22, 8),
                shade(c, 0.24),
                lift=1.6,
            )
        )
    fur = ragged(even("0,50 34,52 58,78 64,112 62,146 46,174 0,182"), 4.6, 14, (0, 0.9))
    parts.append(paper(curve(fur), c, lift=3, edge=1.5, fall=0.26) + shine(-40, 80, 7, 13))
    parts.append(
        paper(curve(ragged(even("0,122 24,126 36,144 30,166 0,174"), 3, 12, (0, 0.9))), tint(c, 0.45), lift=0.8)
    )
    for side in (-1, 1):
        parts.append(
            paper(oval(side * 58, 164, 15), shade(c, 0.04), lift=2, edge=1.2)
            + line("".join(f"M{side * 58 + dx} 158v10" for dx in (-6, 0, 6)), shade(c, 0.5), 2.2, 0.6)
        )
    parts.append(
        eye(-20, 92, 17, (0.08, 0.12), "#2f9a5a", 0.42, shade(c, 0.3))
        + eye(21, 92, 17, (-0.06, 0.12), "#2f9a5a", 0.42, shade(c, 0.3))
    )
    for side in (-1, 1):
        brow = "2,84! 20,72 44,70! 42,80 22,84 6,92!"
        parts.append(paper(curve(brow if side > 0 else flipped(brow)), shade(c, 0.55), lift=1.2))
    parts.append(line(curve("-24,122 -8,117 10,118 26,124", is_open=True), JUN_INK, 3.4))
    parts.extend(paper(curve(moved("-6,4! 6,4! 1,-12!", s * 21, 121)), "#ffffff", lift=1, edge=0.6) for s in (-1, 1))
    crown = even("0,8! 9,32 15,34! 26,14! 30,36 35,38! 48,26! 42,62! 20,68 0,69")
    parts.append(
        paper(curve(crown), gold, lift=2.2, edge=1.3)
        + paper(curve(even("0,58 20,57 42,50 42,61 20,67 0,68")), tint(gold, 0.15), lift=0.8)
    )
    parts.extend(
        paper(oval(x, y, 5), tint(gold, 0.25), lift=0.7) for x, y in ((0, 7), (-26, 13), (26, 13), (-48, 25), (48, 25))
    )
    parts.extend(
        fill(oval(x, y, 4), tone) + fill(oval(x - 1.2, y - 1.2, 1.3), "#ffffff", 0.8)
        for x, y, tone in (
            (0, 62, "#e0432e"),
            (-18, 61, "#2f86d6"),
            (18, 61, "#2f86d6"),
            (-33, 57, "#4fae34"),
            (33, 57, "#4fae34"),
        )
    )
    return "".join(parts)


def virus(*, alone: bool = False) -> str:
    """Nobody wants it."""
    c, knob = "#b81e5a", "#7ad04a"
    parts = ["" if alone else burst("#5a2a6a"), glow(0, 100, 96, "#c8ff5a", 0.35)]
    for index in range(13):
        turn = index * 360 / 13 + 8
        reach = 24 if index % 2 else 18
        parts.append(
            placed(
                paper(box(-4.6, -58 - reach, 9.2, reach + 16, 3), shade(c, 0.2), lift=1.4)
                + paper(oval(0, -60 - reach, 10 if index % 2 else 8, 8 if index % 2 else 6.6), knob, lift=1.4, edge=1),
                0,
                102,
                turn,
            )
        )
    parts.append(paper(oval(0, 102, 60), c, lift=3, edge=1.6, fall=0.34) + shine(-30, 68, 9, 15, 40))
    spots = [(-38, 106, 6), (40, 122, 7.4), (-22, 146, 5), (30, 66, 5), (12, 152, 4), (46, 96, 4)]
    parts.extend(
        fill(oval(x, y, r), shade(c, 0.35), 0.8) + fill(oval(x - 1, y - 1, r * 0.6), shade(c, 0.15))
        for x, y, r in spots
    )
    parts.append(
        eye(-19, 92, 17, (0.16, 0.16), "#d8e018", 0.4, shade(c, 0.35))
        + eye(22, 96, 12, (-0.1, 0.1), "#d8e018", 0.36, shade(c, 0.35))
    )
    parts.append(
        line(curve("-40,74 -24,76 -6,86", is_open=True), JUN_INK, 5)
        + line(curve("36,82 26,82 12,88", is_open=True), JUN_INK, 5)
    )
    parts.append(
        fill(curve("-28,124! -10,118 14,120 30,114! 28,134 10,146 -12,144"), "#3a0a24")
        + fill(
            curve("-26,124! -10,119 14,121 28,115.5! 23,127! 18,120 12,131! 5,121 -2,131! -9,120 -16,130! -21,122!"),
            "#fffbe0",
        )
        + fill(curve("-14,143 -4,135 10,137 14,144 0,147"), "#9ae04a")
    )
    parts.append(fill(curve("20,138 23,138 24,150 21.5,156 19,150"), "#9ae04a", 0.9))
    return "".join(parts)
