"""What the people of a court hold."""

from __future__ import annotations

from assets.art.kit import (
    GOLD,
    HALF,
    band,
    both,
    box,
    curve,
    even,
    fade,
    fill,
    folds,
    glow,
    line,
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
from assets.art.people.hands import arm, fingers, held, palm, pointing_hand
from assets.art.registry import prop
from assets.art.shapes.court import LINEN, PARCHMENT, STEEL, coin, sparks, steam
from assets.art.shapes.weapons import axe_shape, sword_shape


def shaft(top: float, wood: str = "#7a5230") -> str:
    """A pole gripped at 0, 0."""
    return paper(curve(band(f"0,90 0,0 0,{top}", [7, 7, 7])), wood, lift=1.6)


@prop("command")
def command(skin: str, sleeve: str) -> str:
    """Out with you!"""
    return pointing_hand(52, 166, skin, sleeve, -14)


@prop("kerchief-wave")
def kerchief_wave(skin: str, sleeve: str) -> str:
    """A white kerchief waved for a knight."""
    tone, hem = "#fdf4ee", "#e8427a"
    cloth = "-3,4! -10,-22 -2,-44 -16,-66 -8,-92! 6,-80 20,-86 34,-78 52,-84! 44,-62 54,-44 36,-34 22,-14 4,4!"
    inner = "-1,-8 -4,-24 4,-44 -8,-66 -4,-80! 8,-71 20,-77 33,-70 42,-74! 36,-60 44,-46 30,-39 17,-20"
    creases = strokes(("3,-8 10,-34 4,-62", "6,-10 20,-34 22,-66", "10,-14 26,-38 34,-54"), "#b88aa0", 2, 0.55)
    kerchief = paper(curve(cloth), hem, lift=2.2, edge=1.2) + paper(curve(inner), tone, lift=0.6, edge=0.6) + creases
    return held(kerchief, 62, 152, skin, sleeve, turn=8)


@prop("feather-fan")
def feather_fan(skin: str, sleeve: str) -> str:
    """A fan of feathers before the chin."""
    blades = []
    for index in range(7):
        tone = ("#d9366b", "#8c1f45")[index % 2]
        vane = paper(
            curve(ragged("0,-12 -9,-32 -11,-54 0,-68 11,-54 9,-32", 1.8, 9, (0, -0.3))), tone, lift=1.2, edge=0.9
        )
        eye = paper(oval(0, -50, 5, 7), GOLD, lift=0.5) + fill(oval(0, -49, 2.6, 4), "#2f6f7a")
        blades.append(placed(vane + eye, 0, 0, (-66, 66, -44, 44, -22, 22, 0)[index]))
    return (
        arm("-20,236 -26,206 -36,184", [30, 24, 17], skin)
        + palm(-40, 172, skin, 0.86)
        + placed("".join(blades), -40, 170, -8)
        + fingers(-40, 173, skin, -6, 0.82, 1)
    )


@prop("tulips")
def tulips(skin: str, sleeve: str) -> str:
    """Three tulips."""
    parts = []
    for x, turn, tone in ((-4, -22, "#e0843c"), (5, 22, "#d9366b"), (0, 0, "#f2c23c")):
        stem = line(curve("0,26 0,-6 0,-34", is_open=True), "#4f8a3c", 3.4)
        leaf = paper(curve("0,6! 12,-10 14,-28! 2,-14"), "#5f9a45", lift=0.8)
        bloom = paper(
            curve("-12,-38 -12,-60! -6,-52 0,-64! 6,-52 12,-60! 12,-38 0,-28"), tone, lift=1.2, edge=1
        ) + fill(curve("0,-64! 6,-52 5,-34 0,-29 -5,-34 -6,-52"), tint(tone, 0.3), 0.7)
        parts.append(placed(stem + leaf + bloom, x, 0, turn))
    return held("".join(parts), 54, 164, skin, sleeve, turn=4, grow=0.9)


@prop("treaty")
def treaty(skin: str, sleeve: str) -> str:
    """A parchment with a great seal."""
    sheet = paper(curve("-27,-44! 27,-44! 25,0 29,34! -25,34! -29,0"), PARCHMENT, lift=2.2, edge=1)
    words = "".join(
        line(f"M{-18 + (y % 3) * 2} {y}H{18 - (y * 7) % 9}", "#7a5a3c", 2.2, 0.6) for y in range(-30, 14, 8)
    )
    rolls = paper(box(-31, -51, 62, 12, 6), tint(PARCHMENT, 0.2), lift=1.4) + paper(
        box(-31, 28, 62, 12, 6), shade(PARCHMENT, 0.06), lift=1.4
    )
    seal = (
        paper(curve("-6,36! 0,58! 6,50! 12,58! 10,34!"), "#2f5f9e", lift=1)
        + paper(star(4, 30, 14, 11.6, 10), "#b3262b", lift=1.2, edge=1)
        + fill(star(4, 30, 7, 3), "#e86a5a")
    )
    return (
        arm("-80,236 -78,206 -70,176", [48, 40, 28], sleeve)
        + placed(sheet + words + rolls + seal, -38, 160, -6)
        + fingers(-67, 160, skin, -6, 0.9, 1)
    )


@prop("prayer")
def prayer(skin: str, sleeve: str) -> str:
    """Folded hands."""
    cuffs = both("4,224! 6,198 18,184 40,200 54,224!", sleeve, 0.12, lift=2, edge=1)
    hands = paper(curve(even("0,140! 8,142 11,158 14,178 20,196! 0,204!")), skin, lift=2, edge=1) + fill(
        curve("1,140! 8,142 11,158 14,178 20,196! 2,204!"), shade(skin, 0.5), 0.3
    )
    return (
        glow(0, 160, 60, "#fff3c0", 0.6)
        + hands
        + line("M0 142V202", shade(skin, 0.6), 1.6, 0.7)
        + line("M-5 150L-7 176M6 150L8 176", shade(skin, 0.5), 1.3, 0.5)
        + cuffs
    )


@prop("stills")
def stills(skin: str, sleeve: str) -> str:
    """Two flasks on the table; what boils in one runs over into the other."""
    parts = [paper(box(-HALF, 194, 2 * HALF, 60), "#6b4426", lift=3, edge=1.4)]
    tube = curve("-45,142 -42,130 -20,132 0,144 20,132 44,130 47,142", is_open=True)
    parts.append(line(tube, "#7fa8a0", 8) + line(tube, "#d6f2ea", 4, 0.9))
    for x, brew, light in ((-45, "#f2862c", "#ffd98a"), (47, "#5fc23a", "#d6ff8a")):
        parts.append(glow(x, 176, 44, light, 0.75))
        parts.append(
            paper(
                curve(moved("-7,-44! 7,-44! 7,-28 26,-8 26,12 12,24 -12,24 -26,12 -26,-8 -7,-28", x, 176)),
                "#bfe0d6",
                lift=2,
                edge=1,
            )
        )
        parts.append(fade(curve(moved("-24,-4 0,-9 24,-4 24,11 12,21 -12,21 -24,11", x, 176)), light, brew))
        parts.append(
            "".join(
                fill(oval(x + dx, 176 + dy, r), "#ffffff", 0.7)
                for dx, dy, r in ((-10, 6, 3), (4, 0, 4), (12, 10, 2.4), (-4, 14, 2))
            )
            + fill(oval(x - 15, 170, 3, 7), "#ffffff", 0.6)
        )
    return "".join(parts) + "".join(
        fill(oval(x, y, r), "#fff3d0", 0.5) for x, y, r in ((-62, 118, 8), (-74, 104, 10), (-66, 88, 12))
    )


@prop("token")
def token(skin: str, sleeve: str) -> str:
    """A token between two fingers."""
    tip = paper(curve("-14,-10! -12,-26 -4,-30 0,-22 -3,-8"), skin, lift=0.9)
    return held(tip + coin(2, -32, 17) + sparks(((14, -48, 9),)), -48, 166, skin, sleeve, turn=-4)


@prop("puppets")
def puppets(skin: str, sleeve: str) -> str:
    """A king and a knight on strings."""
    parts = []
    for x, tone in ((-56, "#2f6fb0"), (56, "#b3262b")):
        dolls = paper(curve(moved("-10,22! -8,4 0,-2 8,4 10,22!", x, 178)), tone, lift=1.6, edge=1) + paper(
            oval(x, 170, 9), "#f0bf98", lift=1.2
        )
        crown = paper(
            curve(moved("-9,2! -10,-9! -4,-4! 0,-11! 4,-4! 10,-9! 9,2!", x, 165)), GOLD if x < 0 else STEEL, lift=0.8
        )
        face = fill(oval(x - 3, 171, 1.3), "#2a1822") + fill(oval(x + 3, 171, 1.3), "#2a1822")
        strings = line(f"M{x - 16} 116L{x - 9} 184M{x} 116V160M{x + 16} 116L{x + 9} 184", "#fff6e0", 1.4, 0.9)
        bar = paper(box(x - 21, 112, 42, 6, 3), "#a8733f", lift=1.2) + paper(
            box(x - 3, 106, 6, 18, 2), "#8a5c34", lift=0.9
        )
        sleeve_ = arm(f"{x * 1.75},190 {x * 1.62},142 {x * 1.2},108", [40, 34, 22], sleeve)
        parts.append(
            sleeve_ + strings + dolls + face + crown + bar + fingers(x, 108, skin, 0, 0.72, 1 if x < 0 else -1)
        )
    return "".join(parts)


@prop("scales")
def scales(skin: str, sleeve: str) -> str:
    """Gold weighs more."""
    beam = paper(curve(band("8,136 48,128 88,120", [4, 7, 4])), GOLD, lift=1.4)
    parts = [arm("92,236 92,190 66,140", [48, 40, 26], sleeve)]
    for x, y, count in ((10, 174, 7), (86, 156, 0)):
        top = 136 if x < 48 else 120
        parts.append(line(f"M{x} {top}L{x - 17} {y}M{x} {top}L{x + 17} {y}", "#f6dc8a", 1.6))
        parts.extend(
            paper(oval(x - 10 + (i % 4) * 7, y - 2 - (i // 4) * 6, 5.4, 3.4), tint(GOLD, 0.15), lift=0.6, edge=0.8)
            for i in range(count)
        )
        parts.append(paper(curve(moved("-21,0! 21,0! 15,10 0,13 -15,10", x, y)), "#b98a3a", lift=1.6, edge=1))
    parts.append(
        fill(oval(86, 152, 7, 4.4), "#6a7a5a") + beam + palm(52, 122, skin, 0.8) + fingers(51, 122, skin, 0, 0.8)
    )
    return placed("".join(parts), -10, 10)


@prop("lute")
def lute(skin: str, sleeve: str) -> str:
    """A lute, played."""
    bowl = paper(curve("-42,0 -36,-27 -8,-33 22,-16 40,-7! 40,7! 22,16 -8,33 -36,27"), "#d9923c", lift=2.6, edge=1.3)
    ribs = line(curve("-40,10 -20,28 10,24 34,8", is_open=True), "#7a4426", 3, 0.6)
    rose = (
        fill(oval(-6, 0, 11), "#5a2c18")
        + line(oval(-6, 0, 11), "#f6dc9a", 2.4)
        + fill(star(-6, 0, 8, 3.4, 6), "#c9873a")
    )
    neck = paper(curve("36,-6! 94,-4.4! 94,4.4! 36,6!"), "#5a3420", lift=1.6)
    head = paper(curve("92,-6! 100,-5 106,26! 97,28! 92,6!"), "#5a3420", lift=1.4) + "".join(
        fill(oval(108, y, 2.4), LINEN) for y in (2, 10, 18)
    )
    strings = "".join(line(f"M-34 {y}H94", "#fff6d8", 1.1, 0.9) for y in (-4, -1.4, 1.4, 4))
    drawn = placed(
        bowl + ribs + rose + neck + head + strings + paper(box(-36, -10, 6, 20, 2), "#5a2c18", lift=0.7), -26, 176, -28
    )
    left = arm("96,236 90,196 62,140", [44, 36, 24], sleeve) + drawn + fingers(44, 139, skin, -30, 0.84)
    return (
        left
        + arm("-84,232 -74,200 -44,180", [46, 38, 26], sleeve)
        + placed(
            paper(curve("-10,-8 4,-12 20,-6 26,2 18,8 2,10 -10,8"), skin, lift=1.4)
            + folds(("6,-4 14,-2 22,2", "6,2 12,4 18,6"), skin, 1.2),
            -36,
            176,
            8,
        )
    )


@prop("trumpet")
def trumpet(skin: str, sleeve: str) -> str:
    """A long trumpet with a banner."""
    cloth = paper(
        curve("14,124! 62,113! 66,142 62,178! 50,166! 40,182! 28,170! 18,184! 15,152"), "#b3262b", lift=2.4, edge=1.2
    )
    sign = fill(curve(moved("0,-12! 5,-5 12,-6 6,2 5,11! 0,7 -5,11! -6,2 -12,-6 -5,-5", 39, 146, 1.3)), GOLD)
    tube = paper(curve(band("2,122 34,114 68,105", [6, 8, 10])), GOLD, lift=1.6, edge=1)
    bell = paper(curve("62,99! 74,92 84,74! 95,124! 80,115 66,112!"), GOLD, lift=1.8, edge=1.1) + fill(
        curve("83,76! 90,80 97,118 94,123!"), shade(GOLD, 0.5), 0.7
    )
    blast = line("M80 60L90 40M92 70L108 56M70 58L72 36", "#fff3b0", 4, 0.95)
    return (
        arm("64,240 54,206 26,150", [40, 34, 24], sleeve)
        + cloth
        + line("M16 126L64 113", "#8a6a2a", 2.4)
        + sign
        + tube
        + bell
        + fingers(20, 120, skin, -8, 0.82)
        + blast
    )


@prop("keys")
def keys(skin: str, sleeve: str) -> str:
    """The keys of all doors on a ring."""
    parts = [line(oval(52, 158, 19), shade(GOLD, 0.45), 6) + line(oval(51.4, 157.2, 19), tint(GOLD, 0.2), 3)]
    for turn, grow, tone in ((34, 0.94, "#b98a3a"), (-30, 0.94, "#8d949e"), (2, 1.12, GOLD)):
        key = line(oval(0, 8, 6.4), tone, 4.4) + paper(
            curve("-3,14! 3,14! 3,50! 14,50! 14,43! 9,43! 9,39! 14,39! 14,33! 3,33! 3,50! -3,50!"),
            tone,
            lift=1.2,
            edge=0.8,
        )
        parts.append(placed(key, 52 - turn * 0.3, 168, turn, grow))
    return (
        arm("96,236 92,190 62,150", [46, 38, 27], sleeve)
        + palm(53, 136, skin)
        + "".join(parts)
        + fingers(52, 137, skin, 0, 1)
    )


@prop("dagger")
def dagger(skin: str, sleeve: str) -> str:
    """A dagger that catches the light."""
    blade = paper(curve("-7,-14! -6,-58! 1,-82! 7,-58! 7,-14!"), "#d8dee4", lift=1.6, edge=1) + fill(
        curve("1,-82! 7,-58! 7,-14! 1,-14!"), "#4a4f5a", 0.45
    )
    guard = paper(box(-17, -17, 34, 7, 3), "#8a6a2a", lift=1) + paper(oval(0, 20, 6), "#8c1f2b", lift=0.8)
    return held(blade + guard, 52, 152, skin, sleeve, turn=-20) + sparks(((26, 80, 15),), "#ffffff")


@prop("hen")
def hen(skin: str, sleeve: str) -> str:
    """A hen under the arm."""
    tail = paper(curve(ragged("-74,176 -98,160 -100,138 -88,130 -70,150", 4, 9, (-0.6, -0.6))), "#8a4a24", lift=1.6)
    body = paper(
        curve("-86,188 -80,164 -58,158 -44,150 -42,128 -30,116 -16,122 -12,138 -20,164 -22,190 -44,204 -70,204"),
        "#d9823c",
        lift=2.4,
        edge=1.3,
    )
    comb = paper(curve("-38,124 -42,112 -34,114 -32,104 -25,112 -18,107 -17,120"), "#d0302a", lift=1)
    beak = paper(curve("-13,128! 4,134! -12,139!"), "#f2c23c", lift=1) + paper(
        curve("-12,139 -6,148 -12,152 -17,144"), "#d0302a", lift=0.8
    )
    eye = fill(oval(-23, 129, 4.6), "#ffffff") + fill(oval(-21.6, 129.4, 2.4), "#1c1218")
    wing = paper(curve(ragged("-72,170 -54,164 -36,174 -38,192 -60,198", 2.4, 9, (-0.5, 0.3))), "#b5652c", lift=1.4)
    drawn = tail + comb + body + beak + eye + wing + arm("-96,240 -84,218 -48,202", [40, 34, 24], sleeve)
    return placed(drawn + fingers(-36, 198, skin, 84, 0.86, 1), -9, 4)


@prop("halberd")
def halberd(skin: str, sleeve: str) -> str:
    """A pole with axe and point."""
    axe_ = paper(
        curve("-4,-104! -4,-74! -20,-70 -32,-62! -36,-88 -30,-114! -16,-106"), STEEL, lift=1.6, edge=1.1
    ) + fill(curve("-32,-62! -36,-88 -30,-114! -26,-110! -31,-88 -27,-66!"), tint(STEEL, 0.75))
    point = paper(curve("0,-146! 7,-116 4,-104! -4,-104! -7,-116"), tint(STEEL, 0.2), lift=1.4, edge=1)
    hook = paper(curve("4,-98! 20,-96 26,-84! 14,-88 4,-84!"), STEEL, lift=1.2)
    return held(shaft(-106) + axe_ + hook + point, 66, 158, skin, sleeve, turn=2)


def shield_of(field: str, sign: str) -> str:
    """A knightly shield in the lower left, with a sign drawn around 0, 0."""
    board = paper(curve("-96,138! -46,130 4,138! 2,176 -18,206 -46,226! -76,206 -94,176"), "#dfe3e8", lift=3, edge=1.3)
    inner = paper(curve("-89,144! -46,137 -3,144! -5,174 -22,200 -46,217! -70,200 -87,174"), field, lift=0)
    return board + inner + placed(sign, -46, 174)


@prop("shelter")
def shelter(skin: str, sleeve: str) -> str:
    """Sword raised, shield before those behind him."""
    bend = fill(curve("-43,-30! -26,-33! 41,22! 34,32 24,38!"), "#f4ecda")
    sign = bend + paper(star(0, -2, 17, 7), GOLD, lift=1, edge=1)
    return sword(skin, sleeve) + placed(shield_of("#2f6fb0", sign), -4, 10, 0, 0.96)


@prop("heater")
def heater(skin: str, sleeve: str) -> str:
    """A captain's shield with a golden tower, and his mace."""
    head = paper(star(0, -58, 20, 13, 8), STEEL, lift=1.6, edge=1.1) + fill(oval(-4, -62, 5), tint(STEEL, 0.6))
    outline = (
        "-16,-24! -8,-24! -8,-17! -4,-17! -4,-24! 4,-24! 4,-17! 8,-17! 8,-24! 16,-24! "
        "13,-8! 13,26! 5,26! 5,12 0,7 -5,12 -5,26! -13,26! -13,-8!"
    )
    tower = paper(curve(outline), GOLD, lift=1.2, edge=1)
    return held(shaft(-48, "#5a3420") + head, 62, 150, "#8d949e", sleeve, turn=10) + shield_of("#b3262b", tower)


@prop("cauldron")
def cauldron(skin: str, sleeve: str) -> str:
    """Hot soup for those below."""
    iron = "#4a505e"
    pour = paper(
        curve("-70,146! -88,146 -100,168 -108,224! -66,224! -70,190 -56,160"), "#f0a83c", lift=1.6, edge=1.2
    ) + line(curve("-84,156 -90,180 -92,214", is_open=True), "#ffe2a0", 4, 0.7)
    body = paper(curve("-36,-22! 36,-22! 46,6 36,34 0,44 -36,34 -46,6"), iron, lift=3, edge=1.6) + fill(
        curve("6,-22! 36,-22! 46,6 36,34 6,44 22,8"), "#0d0810", 0.35
    )
    rim = paper(oval(0, -22, 40, 10), tint(iron, 0.2), lift=1.2, edge=1.1) + fade(
        oval(0, -21, 34, 6.6), "#ffe2a0", "#f0983c"
    )
    ears = line(oval(44, -2, 8, 10), shade(iron, 0.2), 5) + line("M-30 8H34", tint(iron, 0.2), 3, 0.7)
    near = arm("98,240 88,200 30,168", [46, 40, 27], sleeve) + fingers(18, 166, skin, 50, 0.9)
    pot_ = placed(ears + body + rim, -34, 164, -24)
    return placed(pour + pot_ + steam(-84, 132, 58, "#fff6e4", 0.7), 12, 0) + near


@prop("lookout")
def lookout(skin: str, sleeve: str) -> str:
    """A hand above the eyes."""
    sleeve_ = arm("96,228 104,160 74,96", [46, 44, 28], sleeve)
    hand = paper(
        curve("70,84 52,66 22,62 -10,66 -28,70 -30,76 -10,77 20,78 40,84 60,98"), skin, lift=2.6, edge=1
    ) + folds(("-27,72 0,67.5 34,69", "-24,74.5 4,72 38,75", "-12,76.6 10,75.6 40,80"), skin, 1.5, 0.7)
    return sleeve_ + paper(curve(band("78,104 66,86", [32, 28])), shade(sleeve, 0.2), lift=1.2) + hand


@prop("swap-spell")
def swap_spell(skin: str, sleeve: str) -> str:
    """Two lights change places around a wand."""
    parts = []
    for arc, tone in (("-78,158 -64,116 -44,104", "#ff8a5a"), ("82,108 72,148 48,168", "#6ad8ff")):
        parts.append(
            line(curve(arc, is_open=True), tone, 7, 0.45) + line(curve(arc, is_open=True), "#ffffff", 2.6, 0.8)
        )
    for x, y, tone in ((-76, 164, "#ff6a3c"), (82, 100, "#3cb8ff")):
        parts.append(
            glow(x, y, 38, tone, 0.9)
            + paper(oval(x, y, 15), tone, lift=0, edge=1.2)
            + fill(oval(x - 4, y - 5, 5, 4), "#ffffff", 0.85)
        )
    wand = paper(curve(band("0,40 0,0 2,-46", [6, 6, 5])), "#6b4426", lift=1.4) + sparks(((2, -54, 17),), "#fff6c0")
    return "".join(parts) + held(wand, 50, 172, skin, sleeve, turn=-8)


@prop("telescope")
def telescope(skin: str, sleeve: str) -> str:
    """Brass, held to the eye."""
    parts = [arm("108,236 106,168 60,72", [48, 42, 26], sleeve)]
    for outline, widths, tone in (
        ("18,90 40,76", [11, 13], "#8a6a2a"),
        ("36,79 70,56", [17, 19], GOLD),
        ("66,59 116,24", [24, 28], tint(GOLD, 0.12)),
    ):
        parts.append(paper(curve(band(outline, widths)), tone, lift=2, edge=1.2))
    parts.append(
        paper(curve(band("64,60 70,56", [29, 29])), shade(GOLD, 0.25), lift=1)
        + paper(curve(band("34,80 39,77", [22, 22])), shade(GOLD, 0.25), lift=1)
    )
    return "".join(parts) + fingers(56, 68, skin, 54, 0.86) + line("M44 66L74 44", "#fff6d0", 2.4, 0.7)


@prop("star-wand")
def star_wand(skin: str, sleeve: str) -> str:
    """A star on a stick lifts a little tower into the air."""
    trail = line(curve("50,116 34,164 -4,188 -44,180", is_open=True), "#fff6c0", 3, 0.7)
    tower = paper(
        curve(
            moved(
                "-15,24! -15,-14! -18,-16! -18,-26! -11,-26! -11,-20! -4,-20! -4,-26! "
                "4,-26! 4,-20! 11,-20! 11,-26! 18,-26! 18,-16! 15,-14! 15,24!",
                -62,
                162,
                1,
                -12,
            )
        ),
        "#d3c4a4",
        lift=2,
        edge=1.2,
    ) + fill(curve(moved("-4,24! -4,8 0,2 4,8 4,24!", -62, 162, 1, -12)), "#4a3a4a")
    wand = (
        line("M0 30L0 -40", "#f6efe0", 3.6)
        + glow(0, -50, 40, "#fff0a0", 0.9)
        + paper(star(0, -50, 18, 8), "#ffd84a", lift=1.2, edge=1.1)
    )
    return (
        trail
        + tower
        + sparks(((-40, 190, 7), (-84, 138, 8), (-10, 168, 6), (-38, 140, 5)), "#fff6c0")
        + held(wand, 56, 158, skin, sleeve, turn=6, grow=0.84)
    )


@prop("long-axe")
def long_axe(skin: str, sleeve: str) -> str:
    """An axe on the shoulder."""
    return held(placed(axe_shape("#c4cbd4"), 0, 0, 0, 1.36), 80, 170, skin, sleeve, turn=8, grow=1.14)


@prop("brew")
def brew(skin: str, sleeve: str) -> str:
    """The green flask, and two tokens that change places in its vapour."""
    arcs = line(curve("-96,124 -100,100 -84,88", is_open=True), "#d6ff8a", 4, 0.8) + line(
        curve("-36,92 -24,106 -30,126", is_open=True), "#d6ff8a", 4, 0.8
    )
    return potion(skin, sleeve) + placed(arcs + coin(-92, 138, 12, "#e0503a") + coin(-34, 142, 12, "#4f9ad8"), -2, 4)


@prop("rose")
def rose(skin: str, sleeve: str) -> str:
    """A rose in a bare hand."""
    red = "#b3262b"
    stem = line(curve("0,30 -2,0 2,-34", is_open=True), "#4f7a3c", 3)
    leaves = paper(curve("0,-14! 12,-24 20,-18! 10,-10"), "#5f8a45", lift=0.8) + paper(
        curve("-1,-6! -13,-14 -19,-6! -9,0"), "#4f7a3c", lift=0.8
    )
    petals = "".join(
        paper(curve(moved(petal, 2, -46)), tone, lift=0.9, edge=0.8)
        for petal, tone in (
            ("-15,-4 -8,-16 8,-16 15,-4 10,12 -10,12", shade(red, 0.18)),
            ("-13,2 -14,-10 0,-14 4,0 -2,12", red),
            ("13,2 14,-10 2,-12 -2,2 3,12", shade(red, 0.08)),
            ("-7,-2 0,-11 7,-2 3,8 -4,8", tint(red, 0.12)),
            ("-3,-3 1,-7 4,-2 0,3", shade(red, 0.25)),
        )
    )
    skin_arm = paper(curve(band("66,230 62,200 58,176", [30, 24, 17])), skin, lift=2)
    return (
        skin_arm
        + palm(58, 164, skin, 0.86)
        + placed(stem + leaves + petals, 58, 164, 10, 0.9)
        + fingers(58, 165, skin, 6, 0.82)
    )


@prop("sceptre")
def sceptre(skin: str, sleeve: str) -> str:
    """A king's staff."""
    rod = paper(curve("-3.4,-66! 3.4,-66! 4,60! -4,60!"), GOLD, lift=1.4)
    rings = "".join(paper(box(-6, y, 12, 5, 2), tint(GOLD, 0.15), lift=0.6) for y in (-60, -30, 22))
    orb = (
        paper(oval(0, -76, 11), "#b3262b", lift=1.2)
        + fill(oval(-3.6, -80, 3, 2.4), "#ffffff", 0.6)
        + line("M-11 -76h22", GOLD, 3)
        + line("M0 -87v22", GOLD, 3)
    )
    cross = paper(
        curve("-2,-88! -2,-93! -6,-93! -6,-97! -2,-97! -2,-102! 2,-102! 2,-97! 6,-97! 6,-93! 2,-93! 2,-88!"),
        GOLD,
        lift=0.8,
    )
    return held(rod + rings + orb + cross, 66, 160, skin, sleeve, turn=8)


@prop("marotte")
def marotte(skin: str, sleeve: str) -> str:
    """A jester's stick with a little jester on it."""
    stick = paper(curve("-2.6,-40! 2.6,-40! 3,60! -3,60!"), "#8a5c34", lift=1.2)
    ruff = paper(star(0, -42, 15, 9, 9), "#f1e8d6", lift=0.8)
    face = paper(oval(0, -56, 11, 13), "#f0bf98", lift=0.9)
    cap = paper(
        curve("-11,-58! -20,-70 -26,-60! -22,-82 -6,-80 0,-74! 6,-80 22,-82 26,-60! 20,-70 11,-58! 0,-64"),
        "#b3262b",
        lift=0.9,
    ) + fill(curve("0,-74! 6,-80 22,-82 26,-60! 20,-70 11,-58! 0,-64"), "#2f6f5a")
    bells = "".join(paper(oval(x, y, 3.2), GOLD, lift=0.5) for x, y in ((-26, -58), (26, -58)))
    smile = (
        line(curve("-5,-52 0,-48 5,-52", is_open=True), "#5b1a22", 1.6)
        + fill(oval(-4, -58, 1.4), "#2a1822")
        + fill(oval(4, -58, 1.4), "#2a1822")
        + fill(oval(0, -54.5, 1.8), "#d0463a")
    )
    return held(stick + ruff + face + smile + cap + bells, -64, 166, skin, sleeve, turn=-10)


@prop("sword")
def sword(skin: str, sleeve: str) -> str:
    """A sword in a steel glove."""
    return held(sword_shape(), 62, 162, "#8d949e", sleeve, turn=9)


@prop("potion")
def potion(skin: str, sleeve: str) -> str:
    """A green brew on an open palm."""
    flask = paper(curve("-5,-34! 5,-34! 5,-20 18,-2 16,16 0,22 -16,16 -18,-2 -5,-20"), "#a9cbb8", lift=1.4)
    brew = fill(curve("-15,-2 0,-5 15,-2 15,14 0,20 -15,14"), "#6abf3a") + "".join(
        fill(oval(x, y, r), "#d6ff8a", 0.8) for x, y, r in ((-6, 4, 2.4), (4, 9, 3), (7, 1, 1.6))
    )
    vapour = line(curve("0,-40 8,-50 0,-60 8,-72", is_open=True), "#c8ff8a", 3.4, 0.55)
    hand = paper(curve("-24,20 -14,12 0,16 14,12 24,20 20,34 0,40 -20,34"), skin, lift=1.4) + "".join(
        paper(curve(moved("-3,4 -3,-8 0,-13 3,-8 3,4", x, y, 1, t)), skin, lift=0.7)
        for x, y, t in ((-21, 16, -24), (21, 16, 24))
    )
    return (
        arm("-56,240 -58,214 -60,196", [44, 38, 30], sleeve)
        + glow(-60, 160, 40, "#8fe04a", 0.5)
        + placed(
            flask
            + brew
            + vapour
            + fill(oval(-9, 2, 2.4, 5), "#ffffff", 0.5)
            + paper(box(-7, -40, 14, 8, 2), "#8a5c34", lift=0.7)
            + hand,
            -60,
            158,
        )
    )


@prop("arms-load")
def arms_load(skin: str, sleeve: str) -> str:
    """A whole armoury in two arms: three swords, a shield, and one boot."""
    blades = "".join(
        placed(sword_shape(), x, y, turn, 0.92) for x, y, turn in ((52, 172, 26), (74, 176, 44), (-62, 176, -30))
    )
    boot = placed(
        paper(curve("-13,-44! 13,-44! 13,0 34,6 38,18! -13,18!"), "#7a4a2a", lift=2, edge=1.1)
        + paper(box(-16, -50, 32, 12, 3), "#9a683c", lift=1),
        -84,
        150,
        -24,
        0.9,
    )
    shield_ = placed(shield_of("#b3262b", fill(star(0, 0, 22, 9, 5), GOLD)), -2, 10, 0, 0.96)
    hands = "".join(
        arm(f"{s * 110},240 {s * 96},214 {s * 56},204", [46, 38, 27], sleeve)
        + fingers(s * 44, 200, skin, s * 80, 0.95, s)
        for s in (-1, 1)
    )
    return blades + boot + shield_ + hands


@prop("lapdog")
def lapdog(skin: str, sleeve: str) -> str:
    """A pug with a bow, who thinks the same of everybody."""
    fur, dark = "#d8b47a", "#3a2420"
    body = paper(curve("24,240! 22,196 36,170 62,164 88,172 102,200 104,240!"), fur, lift=2.6, edge=1.3)
    ears = both("12,-18! 30,-22 36,-4! 26,8 16,-2", dark, lift=1.2, edge=0.8)
    head = paper(curve(even("0,-28 22,-24 31,-4 28,16 14,27 0,29")), fur, lift=2.2, edge=1.2)
    muzzle = paper(curve(even("0,-2 13,0 18,12 10,22 0,22")), shade(dark, 0.05), lift=1)
    nose_ = fill(curve(even("0,1 6,1 6,6 0,9")), "#120a10") + fill(oval(-2, 3, 1.6, 1), "#ffffff", 0.7)
    eyes = "".join(
        paper(oval(s * 15, -5, 6.6), "#1a1014", lift=0.7, edge=0) + fill(oval(s * 15 - 2, -7.4, 2), "#ffffff")
        for s in (-1, 1)
    )
    folds_ = folds(("-9,-17 0,-13 9,-17", "-12,-23 0,-20 12,-23"), fur, 2, 0.7)
    bow_ = placed(
        both("2,0! 16,-10 20,2 14,10", "#c2342f", lift=1.2, edge=0.8)
        + paper(oval(0, 0, 5), shade("#c2342f", 0.2), lift=0.8),
        0,
        -29,
    )
    tongue = paper(curve("-4,19! 4,19! 4,29 0,32 -4,29"), "#e88a94", lift=0.6)
    arm_ = (
        arm("116,236 100,216 52,214", [46, 40, 28], sleeve)
        + palm(46, 212, skin, 0.95)
        + fingers(44, 212, skin, 84, 0.95, 1)
    )
    return body + placed(ears + head + muzzle + tongue + nose_ + eyes + folds_ + bow_, 62, 150, 6) + arm_
