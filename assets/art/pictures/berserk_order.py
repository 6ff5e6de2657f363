"""The order: beasts, things and places."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    band,
    box,
    curve,
    even,
    fade,
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
from assets.art.people.hands import arm, fingers, palm
from assets.art.people.portrait import portrait
from assets.art.registry import GROUNDS
from assets.art.shapes.beasts import teeth
from assets.art.shapes.dark import EMBER, GOLD, HEX, INK, arrow, chain, embers, half_dark, logs, quill, spikes, tongue


@BERSERK.picture("steppe-lancer", 4, 96, 172)
def steppe_lancer() -> str:
    """A rider who looks along his lance, over the head of his horse."""
    coat, mane = "#7a4426", "#2c1a1c"
    lance = placed(
        line("M0 150V-70", INK, 10)
        + line("M0 150V-70", "#6b3a22", 7.4)
        + line("M-1.6 150V-70", "#b98a5a", 1.6, 0.8)
        + paper(curve("0,-112! 11,-84 7,-66! -7,-66! -11,-84"), "#e4e8ee", lift=1.6, edge=1.1)
        + paper(curve(ragged("-4,-62 8,-60 22,-36 18,-4 4,-14 -6,0 -12,-32", 4, 9, (0.2, 0.9))), "#c2412d", lift=1.8),
        82,
        118,
        -10,
    )
    head = (
        paper(curve(band("-30,250 -44,206 -66,176", [96, 70, 48])), coat, lift=3, edge=1.4)
        + paper(curve(ragged(band("-6,206 -24,168 -48,146", [24, 24, 14], 2), 6, 11, (0.6, -0.3))), mane, lift=1.8)
        + paper(curve("-66,152! -64,128 -54,118! -48,138 -50,156"), shade(coat, 0.1), lift=1.4)
        + paper(
            curve("-48,160 -58,148 -78,150 -94,164 -110,192 -122,206 -120,222 -104,226 -88,212 -70,200 -50,188"),
            coat,
            lift=3,
            edge=1.4,
        )
        + paper(curve("-86,166! -78,174 -96,200 -110,216! -118,208 -102,186"), "#f1e2c6", lift=0, edge=0)
        + fill(oval(-76, 172, 5, 4.4), INK)
        + fill(oval(-77.4, 170.6, 1.6), "#ffffff", 0.9)
        + line(curve("-98,184 -88,196 -80,210", is_open=True), "#8c1f2b", 5)
        + line(curve("-92,166 -74,184 -58,194", is_open=True), "#8c1f2b", 5)
        + paper(oval(-86, 196, 5), GOLD, lift=0.9)
    )
    reins = line(curve("-66,156 -20,190 46,196", is_open=True), "#8c1f2b", 4)
    hand = (
        arm("112,240 100,206 78,176", [48, 40, 28], "#8c3a24")
        + palm(72, 168, "#c08a58")
        + fingers(72, 168, "#c08a58", -8)
    )
    return (
        GROUNDS["steppe"]()
        + placed(portrait(walk_on("steppe-lancer")), 26, 2, 0, 0.98)
        + placed(head, 2, -2, 0, 0.8)
        + reins
        + lance
        + hand
    )


@BERSERK.picture("punishing-seraph", 0, 84, 160)
def punishing_seraph() -> str:
    """Six wings, one flaming sword, a face of gold."""
    white, gold = "#f6ead0", "#e8b64a"
    parts = [sky("#2a0e1c", "#c2502a"), glow(0, 84, 160, "#ffcf7a", 0.8)]
    parts += [fill(f"M0 78L{x} -60L{x + 26} -60z", "#fff0b4", 0.12) for x in range(-260, 240, 56)]

    def wing(side: int, x: float, y: float, first: float, count: int, long: float, colour: str) -> str:
        body = [
            quill(side * x, y, side * (first + 12 * i), long - abs(i - 1.6) * 7, 22, shade(colour, 0.05 * i))
            for i in range(count)
        ]
        short = [
            quill(side * x, y, side * (first + 12 * (i + 0.5)), long * 0.52, 19, tint(colour, 0.3))
            for i in range(count - 1)
        ]
        return "".join(body + short)

    for side in (-1, 1):
        parts.append(wing(side, 10, 112, 128, 4, 88, "#a83224"))
        parts.append(wing(side, 14, 96, 72, 4, 108, "#eaa23c"))
        parts.append(wing(side, 8, 84, 14, 4, 122, white))
    robe = even("0,92 18,94 26,112 22,140 34,206! 0,206!")
    parts.append(
        paper(curve(robe), "#b3262b", lift=2.6, edge=1.2)
        + half_dark("2,92! 18,94 26,112 22,140 34,206! 4,206!", 0.26)
        + paper(curve(even("0,100! 12,94 22,98 0,124!")), gold, lift=1)
    )
    parts += [tongue(*moved("0,-31", 0, 60, 1, a)[0][:2], 0.5, EMBER, 0, a) for a in range(-125, 126, 25)]
    parts.append(line(oval(0, 60, 30), shade(gold, 0.4), 5) + line(oval(0, 60, 30), "#ffe49a", 2.6))
    hood = even("0,26! 14,34 24,52 24,76 18,100! 0,104!")
    parts.append(paper(curve(hood), "#8c1f22", lift=2.2, edge=1.2))
    face = even("0,38 11,40 18,54 17,70 9,90 0,97!")
    parts.append(
        paper(curve(face), gold, lift=1.8, edge=1.3) + half_dark("1,38! 11,40 18,54 17,70 9,90 1,97! 3,64", 0.3)
    )
    for side in (-1, 1):
        eye = "2,68! 7,60 16,56! 14,64 8,69"
        parts.append(
            fill(curve(eye if side > 0 else flipped(eye)), "#3a0f14")
            + glow(side * 9, 63, 12, "#ffffff", 0.95)
            + fill(oval(side * 9, 63, 4, 2.4), "#ffffff")
        )
    parts.append(line("M0 66V80", shade(gold, 0.5), 2.6, 0.8) + line("M-4 87H4", shade(gold, 0.7), 2.4))
    sword = "".join(tongue(s * 7, y, 0.5, EMBER, 0, s * 40) for y in (196, 180, 164) for s in (-1, 1))
    sword += paper(curve("-6,134! 6,134! 5,196! 0,214! -5,196!"), "#fff0c0", lift=1.4, edge=1)
    hilt = (
        paper(box(-20, 128, 40, 7, 3), gold, lift=1.4)
        + paper(box(-4, 112, 8, 18, 2), "#5a2418", lift=1)
        + "".join(paper(oval(s * 7, 122, 7.4), "#f0bf98", lift=1) for s in (-1, 1))
    )
    return "".join(parts) + sword + hilt + embers(20)


@BERSERK.picture("ember-hawk", -16, 100, 160)
def ember_hawk() -> str:
    """It carries a stolen coal over the roofs."""
    char, hot = "#4a2c30", "#ff7a24"
    parts = [sky("#10162e", "#5a4468"), glow(10, 90, 140, "#ff8a4a", 0.55)]
    parts.append(
        earth(
            (
                "-260,176 -220,140! -180,176! -130,176! -96,150! -60,180! 20,182! 60,156! 100,180! 140,176! "
                "190,138! 230,174! 260,160"
            ),
            "#141226",
            2,
        )
    )
    parts += [fill(box(x, y, 7, 9), "#ffcf7a", 0.9) for x, y in ((-100, 174), (56, 178), (-224, 168), (186, 166))]
    scene, parts = parts, []
    far = "-26,96 -44,62 -50,28 -44,-6 -34,-30! -20,-10! -12,-14! -4,10! 6,6! 10,32! 20,32! 18,60! 28,66! 16,92"
    near = (
        "-22,108 -22,76 -4,46 30,22 74,8 116,6! 98,24! 110,34! 86,44! 96,56! 72,62! 78,76! 56,80! 60,94! 40,98! 26,116"
    )
    inner = "-14,104 -12,80 4,56 32,38 62,30! 54,44! 62,52! 44,58! 48,70! 32,74! 34,88! 20,92! 12,108"
    tail = "44,104! 100,88! 96,100! 116,104! 102,114! 116,126! 92,124! 92,138! 46,122!"
    for outline, colour in ((far, "#8a2f1c"), (tail, "#b5401f")):
        parts.append(paper(curve(outline), colour, lift=2, edge=1.3))
    body = "-50,92 -30,88 0,96 34,102 60,108 44,122 8,132 -26,126 -48,112"
    parts.append(
        paper(curve(body), "#7a4a3a", lift=2.6, edge=1.3)
        + fill(curve("-48,112 -26,126 8,132 44,122 20,122 -20,114"), "#e8c890", 0.9)
    )
    parts += [
        line(curve(f"{x - 4},{y - 3} {x + 3},{y} {x - 2},{y + 5}", is_open=True), hot, 2.2, 0.9)
        for x, y in ((-30, 104), (-16, 109), (0, 112), (16, 112))
    ]
    parts.append(paper(curve(near), "#c2481f", lift=2.6, edge=1.4))
    parts += [line(d, "#5a1c14", 2, 0.7) for d in ("M98 24L40 50", "M86 44L36 60", "M72 62L30 72", "M56 80L26 86")]
    parts.append(
        paper(curve(inner), "#f59a34", lift=1.6, edge=1.2)
        + fill(curve("-6,98 -4,80 10,64 30,52! 26,64! 32,70! 18,78! 20,88! 8,94"), "#ffd76a")
    )
    head = "-38,112 -32,96 -40,80 -56,71 -72,74 -80,86 -76,100 -60,111"
    parts.append(
        paper(curve(head), tint(char, 0.1), lift=2.2, edge=1.3)
        + fill(curve("-78,97 -70,95 -64,104 -60,111 -70,106"), "#e8d0a0", 0.95)
        + fill(curve("-66,92! -60,92 -54,104 -52,111 -60,110"), INK, 0.6)
    )
    parts.append(
        paper(curve("-75,82! -87,79 -96,88 -93,106! -87,98 -77,97!"), "#e0a83e", lift=1.4, edge=1)
        + fill(curve("-93,106! -96,88 -91,84! -88,96"), "#2a1a1c", 0.85)
    )
    parts.append(
        glow(-63, 87, 15, "#ffcf5a", 0.9)
        + fill(oval(-63, 87, 6), "#ffcf3a")
        + fill(oval(-64, 87, 2.8), INK)
        + fill(oval(-65.4, 85.4, 1.1), "#ffffff")
        + line(curve("-76,80 -63,78 -50,86", is_open=True), INK, 3.6)
    )
    parts.append(
        glow(-14, 164, 54, "#ff7a2c", 1)
        + tongue(-10, 158, 1.0, EMBER)
        + paper(curve("-34,162! -26,150 -10,146 6,152! 10,166 -2,178 -22,178!"), "#4a2020", lift=1.6, edge=1)
        + fill(curve("-26,164! -18,154 -6,154! -2,164 -12,172"), "#ffb84a")
    )
    for x in (-24, -4):
        parts.append(
            line(curve(f"{x + 8},124 {x + 2},138 {x - 2},150", is_open=True), "#e0a83e", 6)
            + "".join(
                line(curve(f"{x - 2},148 {x - 2 + d},156 {x - 2 + d * 1.2:.0f},167", is_open=True), "#e0a83e", 4.4)
                for d in (-8, 0, 8)
            )
        )
    return "".join(scene) + placed("".join(parts), 2, 20, 0, 0.88) + embers(26, "#ffb347")


@BERSERK.picture("salamander-familiar", -14, 96, 160)
def salamander_familiar() -> str:
    """It has slept in the sleeve and comes out for the fight."""
    red, gold, cloth, skin = "#c2381f", "#ffb52e", "#5a1f3a", "#eaa684"
    parts = [GROUNDS["tribunal"](), glow(-20, 90, 120, "#ff9d3c", 0.6)]
    parts.append(
        paper(
            curve(
                "20,150 -8,140 -40,146 -72,158 -90,170 -84,178 -60,176 -82,186 -78,194 -52,188 -64,198 "
                "-56,206 -20,198 20,196 50,180"
            ),
            skin,
            lift=2.6,
            edge=1.2,
        )
    )
    parts += [
        line(curve(f, is_open=True), shade(skin, 0.5), 2, 0.6)
        for f in ("-60,176 -40,170 -24,170", "-52,188 -36,182 -22,182")
    ]
    parts.append(paper(curve("160,60! 96,70 44,104 22,136 30,176 60,208! 180,230!"), cloth, lift=3, edge=1.4))
    parts.append(
        paper(
            curve("44,100 20,120 14,146 24,178 52,208! 68,204 44,176 38,146 46,122 62,108!"), gold, lift=1.8, edge=1.2
        )
        + "".join(fill(oval(x, y, 3), cloth) for x, y in ((34, 118), (26, 142), (34, 172), (50, 196)))
    )
    parts += [
        line(curve(f, is_open=True), shade(cloth, 0.6), 2.4, 0.7)
        for f in ("150,96 96,112 66,140", "160,140 110,150 72,164")
    ]
    spine = "40,146 6,150 -26,140 -34,112 -10,92 -8,66 -30,50"
    parts.append(
        paper(curve(ragged(band(spine, [30, 44, 46, 44, 42, 40, 36], 2), 9, 15, (0.3, -0.8))), "#f08a2c", lift=1.6)
    )
    parts.append(paper(curve(band(spine, [26, 36, 38, 36, 34, 34, 34])), red, lift=2.4, edge=1.4))
    for limb, x, y in (
        ("-6,154 -12,172 -28,176", -28, 176),
        ("-26,96 -48,100 -60,112", -60, 112),
        ("2,80 22,84 30,98", 30, 98),
    ):
        parts.append(paper(curve(band(limb, [14, 11, 9], 3)), shade(red, 0.08), lift=1.6))
        parts += [paper(oval(x + dx, y + dy, 4), tint(red, 0.06), lift=0.7) for dx, dy in ((-6, 1), (-1, 6), (6, 4))]
    parts += [
        glow(x, y, r * 2.6, gold, 0.5) + fill(oval(x, y, r), gold) + fill(oval(x, y, r * 0.5), "#fff0b4")
        for x, y, r in ((8, 148, 4.6), (-14, 146, 5.4), (-30, 128, 5), (-24, 106, 5), (-8, 88, 4.6), (-8, 68, 4.4))
    ]
    parts.append(
        tongue(2, 36, 0.96, ("#f08a2c", "#ffc84a", "#fff0b4"), 1, 24)
        + tongue(-14, 30, 0.8, ("#f08a2c", "#ffc84a", "#fff0b4"), 1, -4)
    )
    head = "4,56 6,40 -6,26 -24,18 -48,18 -70,28 -84,42 -82,54 -64,62 -40,68 -16,70"
    parts.append(paper(curve(head), tint(red, 0.06), lift=2.6, edge=1.4))
    parts.append(
        fill(curve("-84,50 -82,54 -64,62 -40,68 -16,70 2,60 -20,58 -50,54"), "#f7c878", 0.9)
        + line(curve("-84,47 -62,53 -38,56 -14,56", is_open=True), "#3a0c10", 2.8)
    )
    for x, y, r in ((-54, 27, 7), (-26, 29, 9.4)):
        parts.append(
            paper(oval(x, y, r + 3), tint(red, 0.1), lift=1.2)
            + fill(oval(x, y, r), "#ffd84a")
            + fill(oval(x - 1, y, r * 0.28, r * 0.84), INK)
            + fill(oval(x - r * 0.35, y - r * 0.3, r * 0.24), "#ffffff", 0.95)
        )
        parts.append(
            paper(
                curve(moved(f"{-r - 3.4},-1! 0,{-r - 4:.1f} {r + 3.4},-1! 0,{-r * 0.36:.1f}", x, y, 1, 12)),
                shade(red, 0.28),
                lift=0.7,
            )
        )
    parts.append(
        teeth([(-76, 49), (-66, 52), (-56, 54)], 5.6, 4.4)
        + line(curve("-82,50 -98,56 -108,50", is_open=True), "#ff8aa0", 2.8)
        + line("M-98 55l-8 7", "#ff8aa0", 2.4)
        + fill(oval(-78, 40, 1.8), "#5a1418")
    )
    return "".join(parts) + embers(18)


@BERSERK.picture("iron-maiden", -8, 104, 180)
def iron_maiden() -> str:
    """One door stands open."""
    iron = "#565b68"
    parts = [GROUNDS["dungeon"](), earth("-260,186 0,182 260,186", "#1c1a22", 2), glow(6, 120, 100, "#ff5a2c", 0.6)]
    case = even("0,6 17,10 26,26 26,46 46,60 54,90 54,196! 0,196!")
    parts.append(paper(curve(moved(case, 10, 0)), shade(iron, 0.25), lift=3.4, edge=1.4))
    parts.append(fill(curve("-34,72! 10,66! 10,190! -38,190! -38,90"), "#14080c") + glow(-10, 130, 50, "#ff3a1c", 0.6))
    parts.append(spikes([(x, y, 70) for x in (-32, -12) for y in (94, 120, 146, 172)], 22, 12, "#d8dbe0"))
    door = "-42,66! -42,192! -92,206! -94,84! -74,58"
    parts.append(
        paper(curve(door), shade(iron, 0.1), lift=2.8, edge=1.4)
        + spikes([(x, y + (x + 90) * -0.2, 74) for x in (-86, -62) for y in (108, 134, 160, 186)], 24, 12, "#e4e7ec")
    )
    right = "11,62! 36,58 56,62 64,90 64,196! 11,196!"
    parts.append(
        paper(curve(right), iron, lift=2.4, edge=1.4, fall=0.3) + half_dark("44,59 56,62 64,90 64,196! 46,196!", 0.34)
    )
    parts += [
        paper(box(10, y, 56, 9, 1), shade(iron, 0.35), lift=1.2)
        + "".join(fill(oval(x, y + 4.5, 2.2), "#a9aeb8") for x in (18, 32, 46, 58))
        for y in (78, 118, 158, 184)
    ]
    parts.append(
        paper(curve(moved(even("0,2 19,6 30,24 31,46 24,62! 0,66"), 10, 0)), shade(iron, 0.15), lift=2.6, edge=1.4)
    )
    face = moved(even("0,16 12,18 17,32 15,46 8,57 0,60"), 10, 0)
    parts.append(
        paper(curve(face), tint(iron, 0.25), lift=1.6, edge=1.1)
        + half_dark(moved("1,16! 12,18 17,32 15,46 8,57 1,60! 3,38", 10, 0), 0.3)
    )
    parts += [
        line(curve(moved("-5,0 0,2.4 5,0", 10 + s * 8, 37), is_open=True), INK, 2.6)
        + line(curve(moved("-5,0 0,-2 5,0", 10 + s * 8, 31), is_open=True), INK, 1.8, 0.8)
        for s in (-1, 1)
    ]
    parts.append(line("M10 36V47", shade(iron, 0.5), 2, 0.8) + line(curve("5,53 10,52 15,53", is_open=True), INK, 2.4))
    parts.append(chain(-92, 90, -104, 10, "#8a8f98", 6) + line("M18 130h14", GOLD, 5))
    return "".join(parts)


@BERSERK.picture("pyre-square", 0, 116, 160)
def pyre_square() -> str:
    """Fires on a square; the gables watch."""
    parts = [sky("#1c1024", "#c25a2c"), glow(0, 130, 170, "#ffb04a", 0.8)]
    for index, x in enumerate((-246, -202, -158, -114, -70, 70, 114, 158, 202, 246)):
        top, w = 26 + (index * 17) % 30, 25
        wall = "#4a2430" if index % 2 else "#5a2c34"
        parts.append(paper(box(x - w + 3, top + 46, 2 * w - 6, 160), wall, lift=1.6))
        parts.append(line(f"M{x - w + 4} {top + 78}h{2 * w - 8}M{x} {top + 48}v30", "#1c0c16", 4, 0.9))
        roof = f"{x},{top}! {x + w + 5},{top + 50}! {x - w - 5},{top + 50}!"
        parts.append(paper(curve(roof), "#2a1422" if index % 2 else "#341a2a", lift=2, edge=1))
        parts.append(fill(oval(x, top + 34, 5), "#ffc85a"))
        parts.append(fill(box(x - 5, top + 86, 10, 14, 5), "#ffc85a" if index % 3 else "#6b2f2c", 0.95))
    parts.append(fade(curve("-260,150! 0,142 260,150! 260,240! -260,240!"), "#a8543a", "#3a1a24"))
    stones = "".join(f"M{x + (y % 2) * 14} {y}q9 -5 18 0" for y in range(156, 206, 10) for x in range(-258, 256, 28))
    parts.append(line(stones, "#2a1218", 2, 0.6))
    for x, y, grow in ((-78, 172, 0.62), (80, 170, 0.62), (-186, 172, 0.6), (186, 172, 0.6), (0, 192, 1.1)):
        parts.append(glow(x, y - 40 * grow, 70 * grow, "#ffcf5a", 0.7))
        parts.append(paper(box(x - 7 * grow, y - 150 * grow, 14 * grow, 150 * grow, 3), "#3a2018", lift=2, edge=1.2))
        parts.append(chain(x - 15 * grow, y - 106 * grow, x + 15 * grow, y - 106 * grow, "#9aa0ac", 4.6 * grow))
        fires = ((-26, 1.3), (26, 1.4), (2, 1.9)) if grow > 1 else ((-16, 1.5), (16, 1.7))
        parts += [tongue(x + dx * grow, y - 8 * grow, size * grow, EMBER, 0.8) for dx, size in fires]
        parts.append(
            logs(x, y, 0.86 * grow)
            if grow > 1
            else paper(curve(moved("-36,8! -24,-14 0,-22 24,-14 36,8!", x, y, grow)), "#5a3424", lift=1.4)
        )
    return "".join(parts) + embers(30)


@BERSERK.picture("inquisitors-plate", -6, 98, 156)
def inquisitors_plate() -> str:
    """Armour on its stand; a hex breaks on it."""
    steel = "#b4bbc4"
    parts = [GROUNDS["tribunal"](), earth("-260,186 0,182 260,186", "#1c0c12", 2)]
    parts.append(paper(box(-5, 10, 10, 190, 2), "#5a3824", lift=2) + paper(box(-74, 52, 148, 10, 4), "#5a3824", lift=2))
    skirt = even("0,140 40,140! 50,186 26,196! 20,180 0,184!")
    parts.append(
        paper(curve(skirt), shade(steel, 0.24), lift=2.4, edge=1.2)
        + "".join(line(f"M{x * 0.9:.0f} 144L{x} 190", shade(steel, 0.6), 2, 0.6) for x in (-34, -18, 18, 34))
    )
    breast = even("0,58 16,50! 34,56 52,66 54,96 46,126 40,148! 0,152")
    parts.append(
        paper(curve(breast), steel, lift=3, edge=1.5, fall=0.3)
        + half_dark("2,58! 16,50! 34,56 52,66 54,96 46,126 40,148! 2,152!", 0.26)
    )
    for side in (-1, 1):
        for drop, grow in ((26, 0.94), (13, 1.02), (0, 1.1)):
            shell = moved("-26,10! -22,-10 -4,-18 16,-10 26,8 28,22! 4,12", 62, 74 + drop, grow)
            parts.append(
                paper(
                    curve(shell if side > 0 else flipped(shell)),
                    shade(steel, 0.2 if side > 0 else 0.04),
                    lift=1.8,
                    edge=1.2,
                )
            )
        parts += [fill(oval(side * x, y, 2.6), GOLD) for x, y in ((48, 66), (74, 78))]
    parts.append(paper(curve(even("0,50 14,46 22,34! 32,44 34,58! 18,66 0,70!")), tint(steel, 0.1), lift=1.8, edge=1.1))
    parts.append(
        line(curve("-40,146 0,150 40,146", is_open=True), GOLD, 4)
        + line(curve("-50,70 -34,60 -16,56", is_open=True), GOLD, 2.4)
        + line(curve("50,70 34,60 16,56", is_open=True), GOLD, 2.4)
    )
    parts.append(glow(0, 100, 44, "#ff7a2c", 0.6) + tongue(0, 128, 1.18, ("#8c1f22", "#d8521f", "#f7a63a"), 1))
    for d, wide in (
        ("M-110 10L-76 44L-86 52L-50 80", 6),
        ("M-46 84L-70 98L-64 104L-92 118", 3.4),
        ("M-46 78L-40 44L-34 46L-30 22", 3),
    ):
        parts.append(line(d, HEX[0], wide * 2.2, 0.6) + line(d, "#ff9ac0", wide))
    parts.append(
        glow(-46, 82, 34, HEX[1], 0.9)
        + fill(star(-46, 82, 20, 6, 8), "#ffd0dc")
        + fill(star(-46, 82, 11, 4, 8, 10), "#ffffff")
    )
    return "".join(parts)


@BERSERK.picture("tower-shield", 0, 104, 172)
def tower_shield() -> str:
    """A wall with a pair of eyes behind it, and every archer has found it."""
    back_ = (
        sky("#2f3a50", "#e0b890") + glow(0, 70, 140, "#fff0d0", 0.85) + earth("-260,168 0,160 260,168", "#4a4640", 2)
    )
    rain = "".join(
        arrow_in_flight(x, y) for x, y in ((-92, 2), (-58, 26), (64, 4), (96, 34), (-150, 40), (150, 20), (200, 50))
    )
    helm = (
        paper(curve(even("0,6! 24,12 38,34 42,54! 0,50")), "#a2abb6", lift=2.4, edge=1.4)
        + half_dark("2,6! 24,12 38,34 42,54! 6,51", 0.28)
        + paper(curve(even("0,44 36,46 64,60! 40,66 0,60")), "#8d949e", lift=2, edge=1.3)
    )
    face = paper(curve(even("0,50 30,54 34,92 0,100")), "#e0a47a", lift=1.4)
    eyes = "".join(
        fill(oval(s * 15, 78, 9.4, 8.4), "#f6ecd9")
        + fill(oval(s * 15, 79, 4.4), INK)
        + line(f"M{s * 4} 70L{s * 28} 67", INK, 4)
        for s in (-1, 1)
    )
    board = "-78,82! -40,74 0,72 40,74 78,82! 82,150 78,240! -78,240! -82,150"
    field = "-69,90! -36,83 0,81 36,83 69,90! 72,150 69,240! -69,240! -72,150"
    wall = paper(curve(board), "#7a808c", lift=4, edge=1.8) + paper(curve(field), "#a8322a", lift=0, edge=0)
    wall += half_dark("14,81 36,83 69,90! 72,150 69,240! 20,240! 24,150", 0.3)
    keep = even("0,120! 6,120! 6,112! 18,112! 18,120! 26,120! 26,112! 36,112! 36,134! 30,140! 30,240! 0,240!")
    tower = paper(curve(keep), "#f1e2c0", lift=1.8, edge=1.2) + fill(
        curve("-9,240! -9,196 0,182 9,196 9,240!"), "#5a2a24"
    )
    tower += "".join(fill(box(x - 3.4, 152, 6.8, 18, 3.4), "#5a2a24") for x in (-16, 16))
    studs = "".join(paper(oval(s * 74, y, 4), "#c9cdd2", lift=0.8) for s in (-1, 1) for y in (104, 140, 176))
    shafts = arrow(-50, 116, 150, 58) + arrow(54, 100, 214, 60) + arrow(-34, 170, 160, 54) + arrow(58, 164, 200, 56)
    return back_ + rain + placed(face + eyes + helm, 0, -10, 0, 0.94) + wall + tower + studs + shafts


def arrow_in_flight(x: float, y: float) -> str:
    """An arrow that comes down."""
    return placed(
        line("M0 0V30", "#2a2430", 2.6)
        + fill(curve("-3.4,28! 0,38! 3.4,28!"), "#2a2430")
        + line("M0 2l-4 -6M0 2l4 -6M0 8l-4 -6M0 8l4 -6", "#efe2c6", 1.8),
        x,
        y,
        -14,
    )


@BERSERK.picture("pilgrim-boots", 0, 104, 172)
def pilgrim_boots() -> str:
    """Two boots leap over a gorge; the staff with its shell comes along."""
    leather, cloth = "#9a5c30", "#e6d8b8"
    land = (
        sky("#3a3468", "#f6b070")
        + glow(-10, 84, 130, "#fff3c0", 0.95)
        + earth("-260,150 -150,124 -60,146 60,128 160,146 260,134", "#8a5a6a", 0)
        + paper(curve("-260,176! -78,170! -60,182! -66,204! -52,240! -260,240!"), "#6b4434", lift=2.4, edge=1.4)
        + paper(curve("260,168! 74,172! 60,186! 70,206! 58,240! 260,240!"), "#5f3a30", lift=2.4, edge=1.4)
    )
    staff = placed(
        paper(curve(band("0,120 2,20 0,-92", [8, 8, 8])), "#7a5230", lift=2.4, edge=1.2)
        + paper(oval(0, -92, 9), "#8a5f38", lift=1.4)
        + paper(curve(even("0,-60 7,-56 7,-46 15,-38 14,-24 0,-18")), "#c98a3c", lift=2, edge=1.2)
        + line("M-8 -47h16", "#7a3a1e", 3),
        66,
        92,
        24,
    )

    def boot(x: float, y: float, grow: float, turn: float, tone: str) -> str:
        leg = paper(curve("-25,-150! 25,-150! 24,-60! -24,-60!"), "#4f5a4a", lift=2, edge=1)
        shaft = paper(curve("-27,-92! 27,-92! 25,-30 30,-8! -30,-8! -25,-30"), tone, lift=2.4, edge=1.4)
        wraps = "".join(
            line(f"M-26 {at}L26 {at - 14}", shade(tone, 0.45), 4, 0.9)
            + line(f"M-26 {at - 14}L26 {at}", tint(tone, 0.25), 3, 0.9)
            for at in (-24, -44, -64)
        )
        cuff = paper(curve("-33,-100! 33,-100! 36,-80 16,-74 0,-80 -16,-72 -36,-80"), cloth, lift=1.8, edge=1.2)
        foot = paper(curve("-30,-16! 28,-18! 44,-6 66,2 74,14! 72,22! -32,22! -34,2"), tone, lift=2.4, edge=1.4)
        sole = paper(curve("-34,20! 74,20! 70,32! 30,30! 24,36! -34,36!"), "#3a2218", lift=1.6)
        return placed(leg + sole + foot + shaft + wraps + cuff, x, y, turn, grow)

    shell = placed(
        paper(curve("0,16! -6,12! -20,4 -22,-8 -12,-18 0,-21 12,-18 22,-8 20,4 6,12!"), "#f6ead0", lift=1.4, edge=1)
        + "".join(line(f"M0 12L{x} -16", "#c2412d", 1.8, 0.8) for x in (-14, -7, 0, 7, 14)),
        -29,
        96,
        4,
        1.1,
    )
    swish = "".join(
        line(curve(one, is_open=True), "#fff6d8", 4, 0.6)
        for one in ("-112,118 -98,106 -82,100", "-110,146 -96,134 -82,128", "-104,172 -92,162 -80,158")
    )
    far = boot(50, 120, 0.86, -20, shade(leather, 0.2))
    return land + staff + far + boot(-30, 142, 1.12, 6, leather) + shell + swish
