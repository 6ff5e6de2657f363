"""The mercenaries that are no people."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import sky
from assets.art.kit import (
    band,
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
from assets.art.people.portrait import portrait
from assets.art.registry import GROUNDS
from assets.art.shapes.beasts import teeth
from assets.art.shapes.dark import GOLD, INK, arrow, embers, half_dark, spikes


@BERSERK.picture("stone-drake", 4, 90, 150)
def stone_drake() -> str:
    """Arrows break on a dragon that was a cliff until now."""
    rock, dim = "#a89b86", "#6b6468"
    parts = [GROUNDS["crag"]()]
    wing = "70,170! 60,96! 84,40! 108,0! 112,46! 140,30! 132,80! 166,84! 140,120! 150,190!"
    parts.append(
        paper(curve(wing), shade(dim, 0.3), lift=2.6, edge=1.2)
        + "".join(
            line(s, shade(dim, 0.05), 3.4)
            for s in ("M70 160L84 60L108 2", "M80 160L112 92L140 32", "M90 170L130 120L166 86")
        )
    )
    parts.append(
        paper(
            curve("130,240! 128,176! 104,136! 84,104! 52,84! 14,84! 6,120! 20,150! 14,190! 10,240!"),
            rock,
            lift=3,
            edge=1.4,
        )
    )
    parts.append(half_dark("130,240! 128,176! 104,136! 84,104! 66,92! 72,140! 86,190! 80,240!", 0.36))
    parts.append(
        paper(curve("10,240! 14,190! 20,150! 10,122! 34,130! 44,160! 40,200! 46,240!"), "#b8a888", lift=1)
        + "".join(line(f"M16 {y}L42 {y + 6}", shade("#b8a888", 0.5), 2.4, 0.7) for y in (146, 164, 182))
    )
    plates = [(92, 106, 44), (108, 134, 54), (120, 166, 70), (72, 88, 30)]
    parts.append(spikes([(x, y, t) for x, y, t in plates], 30, 24, tint(rock, 0.06), 1.6))
    facets = (
        "60,96! 84,112! 74,140! 50,124!",
        "84,150! 108,150! 112,180! 88,178!",
        "52,134! 72,146! 68,174! 50,160!",
        "66,186! 88,192! 86,220! 62,214!",
    )
    parts += [paper(curve(f), tint(rock, 0.1 if i % 2 else 0.02), lift=1.2, edge=1) for i, f in enumerate(facets)]
    parts.append(
        paper(
            curve("18,120! -10,122! -40,120! -66,110! -74,120! -60,136! -24,144! 8,142! 34,128!"), dim, lift=2, edge=1.2
        )
        + fill(curve("20,118! -30,104! -76,98! -64,112! -34,120! 0,122!"), "#2a1418")
    )
    parts.append(teeth([(-64, 113), (-52, 118), (-40, 120), (-26, 121)], -10, 7, "#d8d4c8"))
    far_horn = "26,58! 44,30! 72,16! 54,42! 48,66!"
    near_horn = "42,66! 66,42! 98,34! 78,58! 60,84!"
    parts.append(paper(curve(far_horn), dim, lift=1.6, edge=1))
    head = (
        "54,74! 34,52! 8,46! -14,58! -40,62! -58,60! -76,72! -86,88! -78,98! -52,100! -26,108! -2,118! 26,122! 52,106!"
    )
    parts.append(paper(curve(head), rock, lift=3, edge=1.5))
    parts += [
        paper(curve(f), colour, lift=0.8, edge=0.9)
        for f, colour in (
            ("8,46! 34,52! 28,68! 4,66! -14,58!", tint(rock, 0.16)),
            ("-40,62! -58,60! -76,72! -60,80! -42,74!", tint(rock, 0.12)),
            ("28,68! 54,74! 52,106! 30,96!", shade(rock, 0.22)),
            ("-2,118! 26,122! 52,106! 30,96! 6,102!", shade(rock, 0.3)),
            ("-42,74! -14,76! -26,94! -52,90!", shade(rock, 0.1)),
        )
    ]
    parts.append(teeth([(-74, 97), (-60, 99), (-46, 101), (-32, 105)], 10, 7, "#e4e0d4"))
    parts.append(
        fill(curve("-76,80! -68,76! -64,82! -72,86!"), INK, 0.85)
        + glow(2, 78, 30, "#ffb02c", 0.8)
        + fill(curve("-14,80! 2,70! 20,74! 8,86! -6,87!"), INK)
        + fill(curve("-10,80! 2,73! 15,76! 6,84! -4,85!"), "#ffb02c")
        + fill(oval(3, 79, 2, 5), INK)
    )
    parts.append(
        paper(curve("-22,76! -6,62! 24,66! 26,74! 4,70! -12,74!"), shade(rock, 0.35), lift=1.2)
        + paper(curve(near_horn), tint(dim, 0.15), lift=1.8, edge=1.1)
    )
    parts += [
        fill(curve(ragged(m, 2.5, 7, (0, 0.5))), "#6b8a3a", 0.95)
        for m in ("30,54 44,56 50,66 36,64", "96,108 112,114 116,126 102,122", "-36,62 -22,58 -18,64 -30,68")
    ]
    parts.append(
        arrow(-30, 60, -30, 34)
        + "".join(
            placed(line("M0 0V18", "#8a5c34", 3) + fill(curve("-4,16! 0,26! 4,16!"), "#c9ccd2"), x, y, t)
            for x, y, t in ((-80, 26, 60), (-52, 30, 120), (-96, 52, 20))
        )
    )
    return "".join(parts) + "".join(fill(star(x, y, 8, 2.6, 4), "#fff0b4") for x, y in ((-60, 52), (-34, 44)))


@BERSERK.picture("oak-warden", 0, 92, 150)
def oak_warden() -> str:
    """The oldest oak opens its eyes."""
    bark, leaf = "#6b4a30", "#4f7a34"
    parts = [GROUNDS["deep-wood"]()]
    for side in (-1, 1):
        for limb, widths in (
            ("30,60 58,36 66,6 92,-24", [26, 18, 13, 6]),
            ("56,40 84,34 104,12", [13, 9, 4]),
            ("46,120 80,112 94,86 88,62", [30, 24, 18, 12]),
        ):
            branch = band(limb, widths, 3)
            parts.append(
                paper(
                    curve(branch if side > 0 else flipped(branch)),
                    shade(bark, 0.22 if side > 0 else 0.1),
                    lift=2,
                    edge=1.1,
                )
            )
        for lean, tip in ((-24, 20), (4, 26), (30, 20)):
            finger = moved(f"-5,2! 0,{-tip}! 5,2!", 88, 66, 1, lean)
            parts.append(paper(curve(finger if side > 0 else flipped(finger)), shade(bark, 0.15), lift=1))
    crown = ragged(
        "-96,24 -110,-2 -90,-26 -40,-36 0,-38 40,-36 90,-26 110,-2 96,24 62,30 34,18 0,24 -34,18 -62,30",
        8,
        20,
        (0, 0.3),
    )
    parts.append(paper(curve(crown), shade(leaf, 0.3), lift=2.6, edge=1.2))
    parts += [
        paper(
            curve(ragged(moved("-26,8 -20,-12 0,-18 20,-12 26,8 0,16", x, y, g), 5, 14, (0, 0.3))),
            tint(leaf, t),
            lift=1.6,
            edge=1.1,
        )
        for x, y, g, t in ((-66, 12, 1, 0.05), (66, 10, 1, 0), (-24, 2, 1.1, 0.12), (26, 0, 1.1, 0.08))
    ]
    trunk = "-62,220! -52,170 -56,120 -50,70 -36,34 -14,22 14,22 36,34 50,70 56,120 52,170 62,220!"
    parts.append(
        paper(curve(trunk), bark, lift=3.4, edge=1.6)
        + half_dark("6,22! 36,34 50,70 56,120 52,170 62,220! 14,220! 8,120", 0.3)
    )
    grain = (
        "-44,60 -40,110 -46,160 -50,200",
        "-30,150 -26,180 -30,206",
        "42,60 40,110 44,160 48,200",
        "28,150 26,180 30,206",
        "-8,28 -4,44 -8,56",
        "10,28 6,42 10,56",
    )
    parts.append("".join(line(curve(g, is_open=True), shade(bark, 0.55), 2.6, 0.7) for g in grain))
    for side in (-1, 1):
        hollow = "6,84! 14,72 30,70 38,80 32,94 16,96"
        parts.append(
            fill(curve(hollow if side > 0 else flipped(hollow)), "#140c0a")
            + glow(side * 22, 83, 22, "#e8ff6a", 0.95)
            + fill(oval(side * 22, 83, 6, 5), "#f8ffb0")
        )
        brow = "2,80! 10,62 34,54 46,64! 38,70 20,70"
        parts.append(
            paper(
                curve(brow if side > 0 else flipped(brow)), shade(bark, 0.2 if side > 0 else 0.05), lift=1.8, edge=1.1
            )
        )
    parts.append(paper(curve(even("0,78! 6,90 12,112 8,122 0,124")), tint(bark, 0.12), lift=1.6, edge=1))
    parts.append(fill(curve("-26,138! -12,130 0,133 12,130 26,138! 14,148 0,150 -14,148"), "#140c0a"))
    beard = ragged(even("0,144 12,142 28,134! 36,150 28,180 12,204 0,214"), 6, 16, (0, 0.9))
    parts.append(
        paper(curve(beard), "#7d9a4a", lift=2, edge=1.1)
        + "".join(
            line(curve(b, is_open=True), "#4a6a2c", 2.2, 0.7)
            for b in ("-16,158 -14,176 -8,194", "16,158 14,176 8,194", "0,160 0,184 0,204")
        )
    )
    parts += [
        placed(fill(curve("0,-7! 6,0! 0,7! -6,0!"), "#e0a83e", 0.9), x, y, t)
        for x, y, t in ((-82, 96, 20), (-70, 140, 50), (78, 134, 10), (90, 170, 40), (-92, 176, 70))
    ]
    parts.append(
        paper(oval(34, 116, 7, 8), "#3a2418", lift=0)
        + fill(oval(32, 114, 2.4), "#fff3cf")
        + fill(oval(37, 114, 2.4), "#fff3cf")
    )
    return "".join(parts)


@BERSERK.picture("sky-dancer", 0, 96, 170)
def sky_dancer() -> str:
    """Her silks go where she is about to be."""
    silk, rose = "#7fd8cc", "#f08aa8"
    night = (
        sky("#101a3c", "#5a5aa0")
        + glow(0, 84, 150, "#dfe8f8", 0.8)
        + paper(oval(0, 84, 78), "#eef0e4", lift=0, fall=0.2)
    )
    tops = [f"-260,{220}!"]
    for index, x in enumerate(range(-256, 260, 26)):
        tops += [f"{x},{192 + (index * 13) % 10}", f"{x + 13},{172 + (index * 29) % 14}!"]
    wood = paper(curve(" ".join([*tops, "260,240! -260,240!"])), "#16352f", lift=2)
    behind = "".join(
        paper(curve(band(ribbon, widths, 4)), tone, lift=2.4, edge=1.3)
        for ribbon, widths, tone in (
            ("-74,40 -110,20 -128,66 -96,98 -118,134 -90,170", [4, 18, 24, 22, 18, 4], rose),
            ("74,36 112,10 130,60 98,92 122,130 96,172", [4, 18, 24, 22, 18, 4], silk),
            ("-74,40 -84,0 -40,-14 0,-4", [4, 16, 16, 3], silk),
            ("74,36 88,-4 50,-18 20,-8", [4, 16, 14, 3], rose),
        )
    )
    who = walk_on("sky-dancer")
    skin = who.flesh
    arms = "".join(
        paper(
            curve(band(f"{s * 40},162 {s * 76},128 {s * 72},84 {s * 74},44", [24, 20, 16, 12])),
            shade(skin, 0.08 if s > 0 else 0),
            lift=2.2,
            edge=1,
        )
        + paper(curve(band(f"{s * 74},92 {s * 72},82", [20, 19])), GOLD, lift=1)
        + paper(curve(moved("-6,8 -8,-6 -2,-18 4,-20 8,-6 6,8", s * 75, 36, 1, s * -12)), skin, lift=1.2)
        for s in (-1, 1)
    )
    return night + wood + behind + arms + placed(portrait(who), 0, 12) + embers(20, "#fff6d8")


@BERSERK.picture("moss-companion", -10, 100, 150)
def moss_companion() -> str:
    """A small wood spirit pays its rent on a knight's shoulder."""
    moss, steel = "#86b048", "#8d949e"
    parts = [GROUNDS["deep-wood"](), glow(-14, 104, 110, "#e8ff9a", 0.6)]
    helm = "52,-30! 130,-30! 134,120 96,140 60,128 48,80 46,20"
    parts.append(
        paper(curve(helm), shade(steel, 0.2), lift=3, edge=1.4)
        + half_dark("96,-30! 130,-30! 134,120 96,140! 100,60", 0.3)
        + fill(curve("50,44! 84,38! 84,54! 50,58!"), INK)
        + "".join(
            fill(oval(x, y, 2.8), INK, 0.85) for x, y in ((60, 82), (74, 80), (60, 96), (74, 94), (66, 110), (80, 108))
        )
    )
    for drop, grow in ((40, 1.06), (22, 1.1), (2, 1.14)):
        shell = moved("-108,26! -96,-6 -50,-26 0,-24 50,-8 84,26! 20,8 -50,10", -4, 158 + drop, grow)
        parts.append(paper(curve(shell), shade(steel, drop * 0.004), lift=2.4, edge=1.4))
    parts += [fill(oval(x, y, 3.4), GOLD) for x, y in ((-86, 158), (-40, 142), (12, 140), (56, 156))]
    body = ragged("-56,148 -62,112 -50,82 -28,66 0,64 24,76 36,102 34,136 24,150 -16,154", 6, 11, (0, 0.7))
    parts.append(paper(curve(body), moss, lift=3, edge=1.5))
    parts += [
        line(curve(f"{x - 4},{y} {x},{y + 5} {x + 4},{y}", is_open=True), shade(moss, 0.45), 2, 0.6)
        for x, y in ((-40, 126), (-26, 136), (-8, 140), (12, 136), (24, 122), (-44, 98), (18, 88), (-12, 78))
    ]
    sprout = (
        paper(curve(band("-14,66 -18,44 -12,28", [6, 5, 3])), "#6b4a2c", lift=1.2)
        + paper(curve("-12,30! -34,24 -44,6! -22,6 -10,20"), "#b8d85a", lift=1.2)
        + paper(curve("-12,30! 6,30 22,14! 4,8 -8,20"), "#9ac04a", lift=1.2)
    )
    parts.append(sprout)
    for x in (-34, 10):
        parts.append(
            fill(oval(x, 104, 15, 16), "#2a2418")
            + glow(x, 104, 15, "#fff6b0", 0.5)
            + fill(oval(x, 104, 11.5, 12.5), "#fff2b8")
            + fill(oval(x + 2, 105, 7.6, 8.6), "#2a1a14")
            + fill(oval(x - 2, 100, 3.2), "#ffffff")
        )
    parts.append(
        line(curve("-20,126 -12,131 -4,126", is_open=True), "#2a3414", 3) + fill(oval(-12, 118, 3.4, 2.4), "#4a5a24")
    )
    for arm in ("34,112 50,102 56,84", "-56,120 -74,124 -82,138"):
        parts.append(paper(curve(band(arm, [7, 5, 4])), "#6b4a2c", lift=1.4))
    parts += [
        line(t, "#6b4a2c", 3.4)
        for t in ("M56 86l6 -12M56 86l-3 -13M56 86l13 -4", "M-82 136l-10 6M-82 136l-6 12M-82 136l4 12")
    ]
    parts += [
        paper(curve(moved("-10,0! -7,-9 0,-12 7,-9 10,0! 0,2", x, y, g)), "#d8643c", lift=0.9)
        + placed(line("M0 0v7", "#f1e6cc", 3), x, y, 0, g)
        for x, y, g in ((30, 76, 0.9), (-52, 78, 0.8))
    ]
    parts += [
        line(f"M{x - 5} {y}h10M{x} {y - 5}v10", "#f4ffb8", 3, 0.95)
        for x, y in ((-78, 78), (-66, 46), (38, 40), (-88, 108))
    ]
    return "".join(parts)
