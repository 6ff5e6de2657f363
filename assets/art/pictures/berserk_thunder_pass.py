"""Thunder Pass: beasts, things and places."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
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
from assets.art.people.hands import fingers, palm
from assets.art.people.portrait import figure
from assets.art.registry import GROUNDS
from assets.art.shapes.beasts import bone, slit_eye, teeth
from assets.art.shapes.dark import GOLD, INK, half_dark, mist, spikes
from assets.art.shapes.wilds import cloud, feathered, gust, stone


def fir(x: float, y: float, grow: float, colour: str = "#2f5a44") -> str:
    """A small fir standing on a point."""
    return paper(
        curve(moved("0,-30! 7,-18! 4,-18! 10,-8! 6,-8! 13,2! -13,2! -6,-8! -10,-8! -4,-18! -7,-18!", x, y, grow)),
        colour,
        lift=0.8,
    )


@BERSERK.picture("ridge-giant", 0, 84, 170)
def ridge_giant() -> str:
    """He sat down before there was a village, and now he stirs."""
    rock, moss = "#8a8494", "#6f8a4a"
    parts = [GROUNDS["thunder-sky"](), glow(0, 60, 100, "#fff0d0", 0.5)]
    body = "-118,240! -108,150 -92,108! -58,92 -30,96 30,96 58,90 94,106! 110,150 120,240!"
    parts.append(
        paper(curve(body), rock, lift=3.4, edge=1.5)
        + half_dark("10,96! 58,90 94,106! 110,150 120,240! 30,240! 20,150", 0.24)
    )
    for ledge in ("-106,150 -92,108! -58,92 -36,98 -50,112 -80,122", "40,98 58,90 94,106! 106,146 84,122 60,112"):
        parts.append(paper(curve(ragged(ledge, 3, 12, (0, 0.5))), moss, lift=1.6, edge=1))
    parts += [
        fir(x, y, g)
        for x, y, g in (
            (-86, 112, 0.9),
            (-70, 104, 1.1),
            (-54, 100, 0.8),
            (66, 100, 1.1),
            (82, 110, 0.9),
            (50, 98, 0.7),
        )
    ]
    head = "-34,100! -42,66 -38,34! -22,18 8,14 30,24! 42,46 40,78! 30,100 10,110 -18,110"
    parts.append(
        paper(curve(head), tint(rock, 0.12), lift=3, edge=1.5)
        + half_dark("6,16! 30,24! 42,46 40,78! 30,100 10,110! 12,60", 0.22)
    )
    parts.append(
        paper(curve("-42,40! -40,20! -20,4 6,0 32,10! 44,34! 30,26 0,22 -24,28"), "#f0f4f8", lift=1.8, edge=1.1)
    )
    for x in (-19, 19):
        parts.append(
            fill(curve(moved("-11,0! -4,-7 8,-6 12,1! 0,6", x, 58)), "#2a2430")
            + glow(x, 58, 14, "#ffd27a", 0.8)
            + fill(oval(x, 58, 3.4), "#ffe8a8")
        )
    parts.append(
        paper(curve("-40,54! -24,42 -2,48! -16,53"), shade(rock, 0.2), lift=1.4)
        + paper(curve("40,52! 24,40 2,48! 16,52"), shade(rock, 0.35), lift=1.4)
    )
    parts.append(
        paper(curve("-8,54! 8,54! 14,82 0,88 -14,82"), tint(rock, 0.06), lift=1.6, edge=1)
        + line(curve("-18,97 0,93 18,98", is_open=True), "#3a3240", 4)
    )
    parts.append(
        line(
            "M-32 74l8 8l-4 10M30 34l-8 10M-10 130l10 14l-8 16M-70 140l12 10M70 150l-10 16l8 14",
            shade(rock, 0.55),
            2.4,
            0.7,
        )
    )
    parts.append(
        paper(curve("-116,240! -112,180! -86,168! -46,178 -34,204 -40,240!"), shade(rock, 0.08), lift=2.4, edge=1.3)
    )
    parts += [
        paper(box(x, 170 + (x % 3), 15, 30, 7), tint(rock, 0.06), lift=1.2, edge=1) for x in (-104, -88, -72, -56)
    ]
    parts.append(
        stone(70, 214, 84, 76, "#6f6878", 6)
        + "".join(
            paper(box(34 + i * 17, 150 - i * 2, 15, 28, 7), shade(rock, 0.12), lift=1.2, edge=1) for i in range(4)
        )
    )
    village = "".join(
        placed(
            paper(box(-7, -9, 14, 10), "#d8c8a8", lift=0.6)
            + paper(curve("-10,-8! 0,-18! 10,-8!"), "#a8482c", lift=0.6)
            + fill(box(-2, -6, 4, 5), "#ffcf6a"),
            x,
            y,
        )
        for x, y in ((-16, 194), (2, 198), (16, 192))
    )
    return "".join(parts) + village


@BERSERK.picture("ore-serpent", -4, 86, 156)
def ore_serpent() -> str:
    """Veins of gold run through its coils."""
    hide, vein = "#4a4452", "#ffc83a"
    parts = [sky("#1c1620", "#4a3440"), glow(-6, 90, 130, "#ffb84a", 0.55)]
    parts += [
        paper(curve(s), "#2a2230", lift=1.4)
        for s in (
            "-260,-40! 260,-40! 260,6! 206,40! 180,4! 120,30! 96,6! 40,14! -30,4! -60,26! -84,6! -130,44! -160,6! -220,34! -260,8!",
        )
    ]
    parts.append(earth("-260,180 -150,164 -60,182 40,176 150,166 260,180", "#2a2028", 2))
    parts += [
        fill(star(x, y, 6, 1.6, 4), "#ffe9a0")
        for x, y in ((-86, 54), (82, 40), (92, 120), (-96, 130), (-150, 80), (160, 90))
    ]

    def coil(path: str, widths: list[float], tone: float) -> str:
        body = paper(curve(band(path, widths, 4)), shade(hide, tone), lift=3, edge=1.4)
        ore = line(curve(path, is_open=True), vein, 4.4, 0.9)
        scales = "".join(
            line(f"M{k.x:.0f} {k.y:.0f}q6 5 0 11", tint(hide, 0.4), 2, 0.6)
            for k in band(path, [w * 0.5 for w in widths], 3)[1::2]
        )
        return body + scales + ore

    parts.append(coil("-130,150 -70,124 0,128 60,140 120,132", [34, 40, 42, 40, 30], 0.3))
    parts.append(coil("-140,176 -90,164 -30,178 30,172", [36, 40, 44, 44], 0.15))
    parts.append(coil("-150,204 -30,192 56,176 88,122 54,76 26,58", [30, 44, 50, 46, 40, 34], 0))
    belly = band("30,176 66,152 70,118 40,80", [12, 16, 16, 12], 3)
    parts.append(fill(curve(belly), "#c89a5a", 0.55))
    parts.append(
        paper(curve("44,72 52,44 30,20 0,18 -28,32 -62,44 -74,58! -56,66 -20,66 6,84 28,90"), hide, lift=3, edge=1.5)
    )
    parts.append(
        paper(curve("20,86 -4,76 -30,72 -56,74! -50,86 -22,96 6,100"), shade(hide, 0.25), lift=1.6, edge=1)
        + fill(curve("6,80! -24,68 -66,64! -50,74 -26,74"), "#5a1420")
    )
    parts.append(
        teeth([(-60, 64), (-30, 67)], 13, 6)
        + line(curve("-58,72 -84,82 -98,76", is_open=True), "#ff6a5a", 3.4)
        + line("M-86 82l-8 10", "#ff6a5a", 3)
    )
    parts.append(spikes([(46, 40, 56), (36, 24, 34), (20, 16, 14), (56, 58, 74)], 26, 14, vein, 1))
    parts.append(
        line("M-56 50L-30 44L-14 30L6 34L20 24", vein, 3.4)
        + slit_eye(-8, 46, "#ffd84a", 8, 1.3)
        + paper(curve("-26,42! -8,32 14,36! -6,38"), shade(hide, 0.4), lift=1)
    )
    parts.append(fill(oval(-62, 54, 2.4, 1.8), INK))
    shed = "".join(
        paper(oval(x, y, 7, 4.4), GOLD, lift=0.8) for x, y in ((-70, 190), (-56, 194), (-84, 196), (68, 196), (84, 192))
    )
    return "".join(parts) + shed


@BERSERK.picture("famished-ogre", 0, 92, 160)
def famished_ogre() -> str:
    """Supper is laid; the guest has not been told."""
    skin, dim = "#a8a070", "#7f7a52"
    parts = [GROUNDS["thunder-sky"](), glow(0, 90, 110, "#ffd9a0", 0.6)]
    parts.append(paper(curve("-112,240! -104,150 -70,124 0,116 70,124 104,150 112,240!"), "#6b4a38", lift=3, edge=1.3))
    for side in (-1, 1):
        ear = "50,66! 74,48 88,60! 78,80 56,88"
        parts.append(
            paper(curve(flipped(ear) if side < 0 else moved(ear)), shade(skin, 0.1 if side > 0 else 0), lift=1.8)
            + line(oval(side * 78, 78, 7), GOLD, 3.4)
        )
    head = even("0,12 30,16 50,42 60,80 56,112 34,136 0,142")
    parts.append(
        paper(curve(head), skin, lift=3.2, edge=1.5)
        + half_dark("4,12! 30,16 50,42 60,80 56,112 34,136 4,142! 10,80", 0.2)
    )
    parts.append(
        fill(curve("-44,92! -20,84 0,88 20,84 44,92! 40,120 20,132 0,134 -20,132 -40,120"), "#4a1418")
        + paper(curve("-22,124 0,108 22,124 14,132 -14,132"), "#d0605a", lift=0.6)
    )
    parts.append(
        teeth([(-34, 92), (-22, 88), (-10, 88), (10, 88), (22, 88)], 9, 9)
        + teeth([(-30, 124), (30, 124)], -30, 13)
        + teeth([(-14, 131), (14, 131)], -9, 8)
    )
    parts.append(
        paper(curve("-16,60 -10,52 0,50 10,52 16,60 20,78 8,86 0,82 -8,86 -20,78"), tint(skin, 0.1), lift=1.8, edge=1.1)
        + fill(oval(-8, 78, 4, 3), INK, 0.7)
        + fill(oval(8, 78, 4, 3), INK, 0.7)
    )
    for x in (-24, 24):
        parts.append(
            fill(oval(x, 54, 10, 9), "#f4ecc8")
            + fill(oval(x + 2, 56, 3.8), INK)
            + fill(oval(x + 1, 54.4, 1.3), "#ffffff")
            + line(curve(f"{x - 9},64 {x},68 {x + 9},64", is_open=True), dim, 2.6, 0.8)
        )
        parts.append(
            paper(
                curve(moved("-15,2! -4,-8 14,-5! 4,1" if x < 0 else "15,2! 4,-8 -14,-5! -4,1", x, 45)),
                "#4a3a28",
                lift=1,
            )
        )
    parts.append("".join(line(f"M{x} 14l{dx} -14", "#4a3a28", 3.4) for x, dx in ((-12, -6), (-4, -2), (5, 3), (13, 7))))
    parts.append(
        paper(curve("-40,138! 0,150 40,138! 46,176 30,200 0,210! -30,200 -46,176"), "#f4ecdc", lift=2, edge=1.1)
        + "".join(
            line(f"M{x} 150v46M-40 {y}h80", "#c2412d", 2, 0.5) for x, y in ((-24, 160), (-8, 172), (8, 184), (24, 196))
        )
    )
    fork = line("M0 60V-50", "#c9d0d8", 7) + line("M-14 -92V-62Q0 -46 14 -62V-92M0 -92V-50", "#c9d0d8", 6)
    knife = line("M0 60V-40", "#5a3820", 8) + paper(
        curve("-6,-40! 8,-40! 12,-80 4,-104! -6,-84"), "#d4dae2", lift=1.4, edge=1
    )
    for x, tool, turn in ((-82, fork, -10), (82, knife, 10)):
        parts.append(
            palm(x, 160, skin, 1.7) + placed(tool, x, 156, turn) + fingers(x, 160, skin, 0, 1.8, 1 if x < 0 else -1)
        )
    parts.append(
        paper(box(-260, 190, 520, 60, 3), "#7a5230", lift=3, edge=1.4) + paper(oval(0, 192, 44, 9), "#e8e0cc", lift=1.2)
    )
    return (
        "".join(parts)
        + paper(curve("-16,190! -14,172 0,164 14,172 16,190!"), "#8d949e", lift=1.2)
        + line("M-15 182H15M0 166V188", "#4a4f5a", 2.6)
        + fill(box(-12, 176, 24, 4), INK)
    )


@BERSERK.picture("cliff-lammergeier", -6, 84, 166)
def cliff_lammergeier() -> str:
    """It lets the bone go; far below is the rock for it."""
    slate, rust = "#3a3a4a", "#d88a44"
    parts = [GROUNDS["stone-gate"](), earth("-260,200 -60,196! 10,176! 60,190! 260,200", "#8a8480", 2)]
    far = placed(feathered("-20,92 -52,58 -86,46 -118,54", [18, 20, 16, 8], shade(slate, 0.2), 7, 58), 0, 0, 14)
    parts.append(far)
    near_arm = "8,92 44,54 86,36 128,38"
    quills = "".join(
        paper(
            curve(moved(f"-7,0 -8,{-long * 0.7:.0f} 0,{-long}! 8,{-long * 0.7:.0f} 7,0", x, y, 1, t)),
            tint(slate, 0.08 * (i % 2)),
            lift=1,
        )
        for i, (x, y, t, long) in enumerate(
            (
                (124, 40, 112, 40),
                (112, 38, 128, 56),
                (98, 40, 142, 66),
                (82, 44, 154, 70),
                (66, 50, 164, 70),
                (48, 60, 174, 66),
                (30, 74, 184, 58),
                (16, 88, 192, 46),
            )
        )
    )
    parts.append(
        quills
        + paper(curve(band(near_arm, [26, 24, 20, 10], 3)), slate, lift=2, edge=1.2)
        + "".join(
            line(f"M{x} {y}l6 12", tint(slate, 0.5), 2.4, 0.6)
            for x, y in ((30, 70), (46, 58), (62, 50), (80, 44), (98, 42))
        )
    )
    parts.append(paper(curve("20,120! 40,160 62,192! 36,190 10,160 4,128"), shade(slate, 0.1), lift=2, edge=1.1))
    parts.append(
        paper(curve("-34,84 -12,82 14,96 24,120 18,144 0,146 -20,128 -34,106"), rust, lift=2.6, edge=1.3)
        + half_dark("4,90 14,96 24,120 18,144 6,146 10,118", 0.2)
    )
    parts.append(
        "".join(
            line(f"M{x} {y}l-3 8", "#a85c2c", 2.4, 0.7)
            for x, y in ((-14, 96), (-4, 104), (-18, 110), (-6, 118), (6, 112), (2, 130))
        )
    )
    parts.append(paper(curve("-30,98 -50,96 -66,82 -64,66 -48,58 -32,66 -22,84"), "#f1e4cc", lift=2.2, edge=1.3))
    parts.append(
        paper(curve("-62,68! -80,70 -90,84 -86,94! -78,84 -62,84!"), "#4a4a58", lift=1.4, edge=1)
        + fill(curve("-68,82! -74,104! -66,96 -60,104! -56,86"), "#1c1a22")
    )
    parts.append(
        fill(curve("-66,74! -56,64 -40,66! -50,74"), "#2a2430")
        + fill(oval(-52, 71, 6), "#c2301f")
        + fill(oval(-52, 71, 4.4), "#ffd84a")
        + fill(oval(-53, 71, 2.2), INK)
    )
    parts.append(
        line("M-4 142l-8 16M6 144l2 16", "#d8b04a", 6)
        + "".join(line(f"M{x} 158q{d} 6 {d * 1.2:.0f} 14", "#d8b04a", 4) for x in (-12, 8) for d in (-6, 5))
    )
    return placed("".join(parts[2:]), 4, -4).join((parts[0] + parts[1], bone(-44, 186, -8, 172, 10))) + line(
        "M-40 164l-4 -14M-20 158l-2 -12", "#ffffff", 2.6, 0.7
    )


@BERSERK.picture("echo-maiden", -4, 92, 160)
def echo_maiden() -> str:
    """She is there three times, and each time a little less."""
    parts = [GROUNDS["stone-gate"]()]
    parts += [line(oval(-30, 96, r, r * 0.9), "#ffffff", 4, 0.7 - r * 0.003) for r in (40, 66, 94, 124)]
    profile = "-6,-44 18,-46 36,-30 40,0 46,60 60,110! -36,110! -30,66 -16,56! -20,46 -26,42! -24,36 -28,32! -26,26 -34,18! -24,4 -24,-20"
    for dx, grow, tone, strength in ((54, 1.28, "#ffffff", 0.4), (34, 1.2, "#dff0fa", 0.62)):
        parts.append(fill(curve(moved(profile, dx, 90, grow)), tone, strength))
    return (
        "".join(parts)
        + placed(figure(walk_on("echo")), -14, 6)
        + gust("-58,106 -84,100 -98,112 -84,122", "#ffffff", 4, 0.9)
        + gust("-60,114 -90,124 -104,140", "#ffffff", 3, 0.7)
        + mist(170, "#ffffff", 0.55, 7)
    )


@BERSERK.picture("lode-beetle", 0, 96, 160)
def lode_beetle() -> str:
    """Nails, coins and a needle: everything turns to it."""
    shell, gold = "#3a4a5f", "#c8442c"
    parts = [sky("#5a5258", "#a89c90"), glow(0, 96, 120, "#f4ecdc", 0.7)]
    parts += [
        paper(curve(s), t, lift=1.4)
        for s, t in (
            ("-260,60! -150,30! -60,54! 40,20! 150,50! 260,24! 260,-40! -260,-40!", "#7d746e"),
            ("-260,180! -140,160! -30,186! 90,164! 260,186! 260,260! -260,260!", "#6a625e"),
        )
    ]
    for r in (64, 84, 106):
        parts.append(line(oval(0, 104, r * 0.8, r), "#ffffff", 2.6, 0.35))
    for x, y, t in (
        (-78, 60, -50),
        (-86, 108, -88),
        (-72, 152, -130),
        (78, 60, 50),
        (88, 106, 90),
        (74, 150, 128),
        (-52, 26, -26),
        (52, 24, 26),
    ):
        nail = paper(curve("-2.6,-4! 2.6,-4! 1,26! -1,26!"), "#8d949e", lift=0.9) + paper(
            box(-7, -8, 14, 5, 2), "#a9b0ba", lift=0.8
        )
        parts.append(placed(nail, x, y, t))
    for side in (-1, 1):
        for leg in ("38,84 64,72 74,50", "44,110 74,112 92,100", "38,138 62,156 66,180"):
            path = leg if side > 0 else " ".join(f"{-float(p.split(',')[0])},{p.split(',')[1]}" for p in leg.split())
            parts.append(line(curve(path, is_open=True), "#1c2430", 8) + line(curve(path, is_open=True), "#4a5a6f", 4))
    parts.append(paper(curve(even("0,74 30,76 46,98 46,134 28,164 0,172!")), shell, lift=3.4, edge=1.6))
    parts.append(half_dark("0,74! 30,76 46,98 46,134 28,164 0,172!", 0.24) + line("M0 76V170", "#161e2a", 3.4))
    for side in (-1, 1):
        parts.append(
            line(curve(f"{side * 16},84 {side * 24},118 {side * 14},158", is_open=True), tint(shell, 0.4), 2.2, 0.5)
        )
    parts.append(fill(curve("-34,92 -26,86 -34,120 -38,112"), "#ffffff", 0.35))
    parts.append(paper(curve(even("0,48 22,50 36,64 34,80 0,84")), shade(shell, 0.1), lift=2, edge=1.3))
    parts.append(
        paper(curve(even("0,34 14,36 20,48 12,56 0,58")), shade(shell, 0.3), lift=1.6, edge=1.2)
        + "".join(fill(oval(s * 14, 46, 4.6), "#ffcf5a") + fill(oval(s * 15, 46, 2), INK) for s in (-1, 1))
    )
    parts.append(
        paper(curve("-8,40! 0,-14! 0,42!"), tint(gold, 0.1), lift=1.8, edge=1.2)
        + paper(curve("8,40! 0,-14! 0,42!"), shade(gold, 0.25), lift=1.4)
    )
    parts.append(
        paper(curve("-8,128! 8,128! 0,166!"), "#e8ecf0", lift=1)
        + paper(curve("-8,128! 0,100! 8,128!"), gold, lift=1)
        + paper(oval(0, 128, 5), GOLD, lift=1)
    )
    return "".join(parts) + fill(star(0, 4, 14, 3.4, 4), "#fff6d8")


@BERSERK.picture("pass-ovoo", 0, 104, 176)
def pass_ovoo() -> str:
    """A stone from each; silk in the wind."""
    parts = [sky("#4f7fb8", "#f8d8b0"), glow(0, 80, 130, "#fff6e0", 0.8)]
    parts.append(
        earth("-260,130 -190,84! -140,120 -96,96! -40,132 40,130 96,90! 150,122 200,80! 260,126", "#8fa0b8", 0)
        + cloud(-100, 40, 0.6, "#ffffff", 0.8)
        + cloud(112, 26, 0.7, "#ffffff", 0.8)
    )
    parts.append(earth("-260,170 -120,160 0,164 120,160 260,170", "#8a8a6a", 2))
    for x, lean, top in ((-26, -14, 40), (22, 12, 34), (0, 0, 14)):
        parts.append(paper(curve(band(f"{x},120 {x + lean},{top}", [6, 5])), "#8a6a48", lift=1.2))
    colours = ("#2f6fd0", "#f4ecd8", "#e8b03a", "#b3402c", "#3f9a5a")
    for i, path in enumerate(
        (
            "-40,44 -70,36 -88,52 -112,44",
            "0,18 34,6 56,22 92,12",
            "0,30 40,34 62,52 100,46",
            "34,40 64,62 84,62 108,78",
            "-38,60 -66,70 -84,88 -108,84",
            "0,46 -30,24 -56,20 -90,4",
        )
    ):
        parts.append(paper(curve(band(path, [7, 12, 11, 8], 3)), colours[i % 5], lift=1.4, edge=1))
    rows = ((176, 64, 5, 30), (156, 52, 4, 28), (137, 40, 3, 27), (119, 27, 2, 25), (103, 0, 1, 30))
    for row, (y, half, count, wide) in enumerate(rows):
        for i in range(count + 1 if count > 1 else 1):
            across = -half + i * 2 * half / count if count > 1 else 0.0
            parts.append(
                stone(
                    across,
                    y + 14,
                    wide + (i * 7 + row * 5) % 9,
                    24 + (i * 5 + row) % 6,
                    ("#a8a09a", "#8f8884", "#b8aea4", "#98908c")[(i + row) % 4],
                    (i * 13 + row * 7) % 9 - 4,
                )
            )
    skull = (
        paper(curve(even("0,-14 11,-12 14,0 7,12 6,24 0,26")), "#f1e8d4", lift=1.6, edge=1.1)
        + "".join(fill(oval(s * 6.4, -1, 3.4, 4), INK, 0.85) for s in (-1, 1))
        + "".join(
            paper(curve(h if s > 0 else flipped(h)), "#c8b898", lift=1)
            for s in (-1, 1)
            for h in ("10,-10! 26,-16 34,-34! 22,-26 10,-18",)
        )
    )
    return "".join(parts) + placed(skull, 0, 150) + paper(oval(0, 188, 9, 4), GOLD, lift=0.8)


@BERSERK.picture("rockfall-gorge", -2, 96, 176)
def rockfall_gorge() -> str:
    """One boulder above the road has not decided yet."""
    parts = [sky("#e07a3c", "#ffe0a0"), glow(0, 120, 110, "#fff6d8", 1.0)]
    parts.append(earth("-260,150 -40,120! 0,96! 36,124! 260,150", "#c98a5a", 0))
    left = "-260,-40! -46,-40! -34,30! -58,70! -40,110! -70,150! -52,260! -260,260!"
    right = "260,-40! 52,-40! 66,20! 40,60! 62,104! 44,150! 72,260! 260,260!"
    parts.append(paper(curve(left), "#5f4f6a", lift=3, edge=1.4) + paper(curve(right), "#4a3c58", lift=3, edge=1.4))
    for facet, tone in (
        ("-46,-40! -34,30! -84,46! -110,-40!", 0.12),
        ("-58,70! -40,110! -100,122! -96,78!", 0.08),
        ("-70,150! -52,260! -120,260! -104,160!", 0.14),
    ):
        parts.append(paper(curve(facet), tint("#5f4f6a", tone), lift=1, edge=1))
    for facet in (
        "52,-40! 66,20! 110,30! 130,-40!",
        "40,60! 62,104! 116,110! 104,64!",
        "44,150! 72,260! 140,260! 112,150!",
    ):
        parts.append(paper(curve(facet), shade("#4a3c58", 0.14), lift=1, edge=1))
    parts.append(
        paper(curve("-24,260! -8,180 -6,140! 10,140! 16,180 34,260!"), "#d8c8a0", lift=1.4)
        + "".join(line(f"M{x} {y}l5 2", "#a89870", 2, 0.7) for x, y in ((-4, 170), (6, 186), (-8, 200)))
    )
    man = (
        paper(curve("-5,0! -6,-14 -3,-20 3,-20 6,-14 5,0!"), "#b3402c", lift=0.6)
        + fill(oval(0, -24, 4), "#d2a070")
        + fill(curve("-7,-25! 0,-33! 7,-25!"), "#5a3820")
        + line("M8 2V-26", "#5a3820", 2)
    )
    parts.append(placed(man, 2, 190, 0, 1.7))
    boulder = paper(
        curve("-44,10! -50,-14! -30,-40! 4,-46! 40,-34! 52,-4! 38,22! 6,30! -24,26!"), "#c8b8a8", lift=4, edge=1.6
    ) + fill(curve("8,-45! 40,-34! 52,-4! 38,22! 6,30! 16,-8!"), INK, 0.26)
    cracks = line("M-30 -36L-14 -16L-20 4L-6 16M4 -44L10 -24", "#4a403e", 2.6, 0.8)
    parts.append(placed(boulder + cracks, 2, 74, -6, 1.16))
    parts += [
        stone(x, y, w, w * 0.8, "#d0bfae", t)
        for x, y, w, t in ((-24, 130, 15, 20), (28, 136, 13, -30), (42, 112, 11, 10), (-46, 106, 10, 0))
    ]
    return (
        "".join(parts)
        + line("M-22 92l-2 -12M22 108l2 -12M-6 126l0 -10", "#ffffff", 2.4, 0.6)
        + stone(-40, 206, 40, 22, "#8a7e7a")
        + stone(52, 208, 46, 24, "#6f6462")
    )


@BERSERK.picture("slate-mail", 0, 100, 164)
def slate_mail() -> str:
    """A roof for one."""
    slate = "#5f6e82"
    parts = [GROUNDS["stone-gate"](), earth("-260,186 0,180 260,186", "#55504f", 3)]
    parts.append(
        paper(curve(band("0,190 0,30", [11, 11])), "#6b4a30", lift=1.6)
        + paper(box(-34, 182, 68, 10, 4), "#6b4a30", lift=1.6)
    )
    torso = even("0,52 16,44! 44,46 62,66 58,84! 44,92 46,130 54,180! 0,184!")
    parts.append(paper(curve(torso), shade(slate, 0.45), lift=3.4, edge=1.2))
    for row, y in enumerate((172, 154, 136, 118, 100, 82, 66)):
        half = (50, 46, 43, 42, 42, 44, 30)[row]
        wide = 17
        count = round(2 * half / wide)
        for i in range(count):
            x = -half + i * (2 * half / count)
            tone = ("#5f6e82", "#6d7a8a", "#55647a", "#788290")[(i * 3 + row) % 4]
            tile = f"{x},{y - 12}! {x + wide - 1},{y - 12}! {x + wide - 1},{y + 6} {x + wide / 2},{y + 11} {x},{y + 6}"
            parts.append(paper(curve(tile), shade(tone, 0.2 if x > 4 else 0), lift=1, edge=0.9))
    for side in (-1, 1):
        for i, cap in enumerate(("34,44! 62,48 82,70 84,88! 60,74 40,64!", "38,38! 60,38 78,52 82,66! 60,56 40,54!")):
            parts.append(
                paper(
                    curve(cap if side > 0 else flipped(cap)),
                    shade("#6d7a8a", 0.2 if side > 0 else 0.02 * i),
                    lift=2,
                    edge=1.2,
                )
            )
    parts.append(
        paper(curve(band("-20,48 0,58 20,48", [12, 13, 12])), "#8a5c34", lift=1.4)
        + paper(oval(0, 57, 7), GOLD, lift=1)
        + paper(box(-50, 122, 100, 11, 3), "#6b4426", lift=1.6)
        + paper(box(-9, 119, 18, 17, 3), GOLD, lift=1)
    )
    swallow = (
        paper(curve("-14,-4 -4,-12 8,-10 30,-18! 16,-2 34,6! 10,6 -4,8"), "#2a3448", lift=1.4)
        + fill(curve("-12,0 -2,-2 0,6 -8,5"), "#c2603c")
        + fill(oval(-9, -5, 1.5), "#ffffff")
    )
    moss = "".join(
        paper(curve(ragged(moved("-8,0 0,-5 8,0 0,5", x, y), 3, 6)), "#7f9a4a", lift=0.8)
        for x, y in ((-32, 110), (26, 148), (-14, 162))
    )
    return "".join(parts) + moss + placed(swallow, 56, 34, -6, 1.1)


@BERSERK.picture("anvil-shield", -2, 100, 156)
def anvil_shield() -> str:
    """Whoever strikes it only forges it."""
    iron, face = "#7d8694", "#b3402c"
    outline = "0,30 40,34 74,26! 78,88 62,134 34,164 0,184!"
    field = "0,44 36,47 62,41! 65,88 52,126 28,150 0,166!"
    parts = [sky("#2a1a20", "#a8542c"), glow(-10, 80, 150, "#ffb04a", 0.9)]
    parts += [
        paper(curve(even(outline)), iron, lift=4, edge=1.8),
        paper(curve(even(field)), face, lift=0, edge=0),
        half_dark("0,30! 40,34 74,26! 78,88 62,134 34,164 0,184!", 0.2),
    ]
    parts += [
        paper(oval(x * side, y, 4.4), GOLD, lift=1)
        for x, y in ((66, 40), (71, 84), (58, 126), (32, 155))
        for side in (-1, 1)
    ]
    horned = "-52,84! -30,76! 40,76! 40,90! 26,96 16,104 16,116 30,124! 34,138! -30,138! -26,124! -12,116 -12,104 -22,96 -36,92"
    parts.append(
        paper(curve(horned), "#e4c48a", lift=2.4, edge=1.4)
        + fill(curve("6,76! 40,76! 40,90! 26,96 16,104 16,116 30,124! 34,138! 6,138!"), INK, 0.2)
    )
    blade = (
        paper(curve("-8,-6! 8,-6! 7,52! 1,42! -3,56! -7,48!"), "#d4dae2", lift=2, edge=1.2)
        + paper(box(-22, -14, 44, 9, 3), GOLD, lift=1.2)
        + paper(box(-5, -44, 10, 32, 3), "#5a3024", lift=1.2)
        + paper(oval(0, -48, 8), GOLD, lift=1)
    )
    shard = paper(curve("-8,-20! 2,-12! 7,-22! 6,14! 0,30! -7,12!"), "#d4dae2", lift=2, edge=1.2)
    parts.append(
        glow(4, 66, 66, "#fff0b0", 0.95)
        + fill(star(4, 66, 46, 13, 9, 10), "#ffd36e")
        + fill(star(4, 66, 26, 9, 9, 30), "#fffbe0")
    )
    parts += [
        line(f"M{4 + dx} {66 + dy}l{dx * 0.4:.0f} {dy * 0.4:.0f}", "#ffe08a", 3.4)
        for dx, dy in ((-54, -20), (-44, 26), (52, 18), (-20, -50), (60, -18))
    ]
    return "".join(parts) + placed(blade, 58, 22, 42, 1.15) + placed(shard, -52, 26, -52, 1.1)
