"""Places of the four armies: the Wildwood, Thunder Pass, the steppe of the Wind Riders, the Black Fen."""

from __future__ import annotations

from assets.art.grounds.basics import earth, sky
from assets.art.kit import band, box, curve, fade, fill, glow, line, moved, oval, paper, placed, ragged, shade, tint
from assets.art.registry import ground
from assets.art.shapes.dark import mist, reeds, wisp
from assets.art.shapes.wilds import bolt, cloud, feather_grass, fern, lily, ripples, stone, water


@ground("wild-glade")
def wild_glade() -> str:
    """A morning in the wood: birches, ferns and a low sun."""
    parts = [sky("#7fa850", "#f4e8a0"), glow(-6, 84, 150, "#fffbd0", 0.95)]
    parts += [
        fill(curve(f"{x},-40! {x + 22},-40! {x - 50},240! {x - 110},240!"), "#fffbd8", 0.2) for x in (-60, 30, 120, 210)
    ]
    for x, wide in ((-64, 9), (72, 10), (-128, 12), (136, 11), (-210, 12), (206, 13)):
        parts.append(
            paper(curve(band(f"{x},240 {x + 3},110 {x - 2},-40", [wide * 1.3, wide, wide], 1)), "#c8cc9a", lift=0)
        )
    for x, wide in ((-94, 19), (99, 22), (-172, 22), (178, 20), (-246, 20), (248, 20)):
        parts.append(
            paper(
                curve(band(f"{x},240 {x - 3},110 {x + 3},-40", [wide * 1.3, wide, wide], 1)), "#f4f0dc", lift=1, edge=1
            )
        )
        parts.append(
            line(
                "".join(f"M{x - wide * 0.4 + (y % 7):.0f} {y}h{6 + y % 6}" for y in range(-6, 200, 23)),
                "#4a4438",
                3,
                0.8,
            )
        )
    crown = ragged("-260,-40! 260,-40! 260,10 190,26 100,6 30,12 -40,4 -110,18 -190,8 -260,22", 9, 40, (0, 0.5))
    parts.append(paper(curve(crown), "#5f8a34", lift=1))
    parts.append(earth("-260,182 -130,172 0,180 130,170 260,182", "#55803a", 2.4))
    parts += [
        fern(x, 214, 58, lean, "#3f6a2c")
        for x, lean in ((-108, 18), (-72, -14), (80, 14), (112, -16), (-180, 16), (184, -14))
    ]
    return "".join(parts)


@ground("windfall")
def windfall() -> str:
    """Where the storm has lain: fallen trunks in blue dusk, a will-o'-the-wisp light between them."""
    parts = [sky("#12282e", "#4f9a8c"), glow(0, 92, 150, "#c8fff0", 0.62)]
    for x, wide in ((-58, 12), (60, 11), (-150, 14), (150, 13)):
        parts.append(
            paper(curve(band(f"{x},240 {x + 4},110 {x - 3},-40", [wide * 1.4, wide, wide * 0.8], 1)), "#2f6a64", lift=0)
        )
    for outline, widths, tone in (
        ("-270,60 -150,90 -60,140 -20,190", [30, 28, 24, 20], "#1f4844"),
        ("270,30 160,76 90,120 50,180", [30, 28, 24, 18], "#1c423f"),
        ("-120,-40 -104,60 -112,200", [34, 28, 40], "#173634"),
        ("124,-40 112,70 122,200", [36, 30, 42], "#152f2e"),
    ):
        parts.append(paper(curve(band(outline, widths, 2)), tone, lift=1, edge=1))
    for x, y, turn in ((-150, 88, -30), (-92, 118, 160), (150, 78, 34), (96, 112, 196), (-116, 40, -70), (118, 50, 64)):
        parts.append(paper(curve(moved("-6,4! -3,-26 4,-44! 5,-22 7,4!", x, y, 1, turn)), "#173634", lift=0))
    parts.append(mist(150, "#9fe0d0", 0.3, 8))
    parts.append(earth("-260,184 -140,170 -60,182 60,182 140,168 260,184", "#0f2624", 3))
    spots = ((-70, 60), (74, 42), (-46, 26), (52, 146), (-150, 30), (160, 130))
    return "".join(parts) + "".join(fill(oval(x, y, 1.8), "#d8fff0", 0.9) for x, y in spots)


@ground("thunder-sky")
def thunder_sky() -> str:
    """Clouds like anvils over violet peaks."""
    parts = [sky("#2c2648", "#c88a7a"), glow(0, 96, 150, "#ffe0b0", 0.7)]
    parts.append(
        earth(
            "-260,140 -220,92! -180,128 -132,62! -96,112 -60,92! -20,140 40,142 74,96! 98,118 138,56! 184,126 220,84! 260,136",
            "#6a5578",
            0,
        )
    )
    parts += [
        fill(curve(cap), "#e8dcec", 0.75)
        for cap in ("-132,62! -116,86 -126,82 -134,94 -142,80 -150,84", "138,56! 154,80 144,78 136,90 128,76 120,82")
    ]
    parts.append(
        bolt("-84,26 -96,56 -82,60 -98,98", 4)
        + bolt("176,30 164,70 180,74 166,110", 4)
        + bolt("-196,30 -206,66 -194,70 -204,104", 4)
    )
    for x, y, grow, tone in (
        (-110, 8, 1.1, "#4a4068"),
        (112, 4, 1.2, "#43395f"),
        (0, -14, 1.3, "#3a3256"),
        (-220, 10, 1.2, "#3f365c"),
        (224, 14, 1.1, "#4a4068"),
    ):
        parts.append(cloud(x, y, grow, tone))
    return "".join(parts) + earth(
        "-260,182 -190,156! -140,178 -100,150! -64,184 0,190 66,184 104,152! 146,176 196,150! 260,180", "#3a3048", 3
    )


@ground("stone-gate")
def stone_gate() -> str:
    """Two pillars of hewn rock, and a cold morning where the gate was."""
    parts = [sky("#7fa8c0", "#fbe8c8"), glow(0, 90, 130, "#ffffff", 0.8)]
    parts.append(earth("-260,120 -120,130 -70,98! -44,120 -6,76! 34,116 62,92! 120,130 260,120", "#9fb8c4", 0))
    parts.append(fill(curve("-6,76! 10,94 2,92 -6,102 -14,92 -22,96"), "#ffffff", 0.95))
    for side in (-1, 1):
        for row, y in enumerate(range(-40, 200, 52)):
            left, right = (76 + (row % 2) * 8, 180 + (row % 2) * 14)
            tone = tint("#75706e", 0.1 * (row % 3))
            for a, b in ((left, right), (right, 270)):
                x = a if side > 0 else -b
                parts.append(
                    paper(box(x + 0.8, y, b - a - 1.6, 50.4, 4), shade(tone, 0.14 if side > 0 else 0), lift=1, edge=1.1)
                )
        rune = line("M0 -15V15M0 -15L9 -6L0 2M0 2L9 12", "#3a3438", 3.4, 0.75)
        parts.append(placed(rune, side * 92 - 4, 58) + placed(rune, side * 130, 132, 180))
    parts.append(fade(box(-260, 168, 520, 60), "#ffffff", "#ffffff", opacity=(0, 0.5)))
    return (
        "".join(parts)
        + earth("-260,190 -80,184 0,188 80,182 260,190", "#6a6668", 2.4)
        + stone(-76, 196, 26, 16, "#8a8480")
        + stone(80, 196, 30, 18, "#7d7774")
    )


def yurt(x: float, y: float, grow: float, felt: str = "#f1e6cc") -> str:
    """A round tent of felt."""
    roof = paper(curve("-34,-16! -12,-34 0,-37 12,-34 34,-16! 0,-12"), felt, lift=1)
    wall = paper(curve("-31,0! -32,-17! 0,-13 32,-17! 31,0!"), shade(felt, 0.16), lift=0)
    door = paper(box(-7, -13, 14, 14, 2), "#b3402c", lift=0.8)
    return placed(wall + roof + door + line("M-32 -14Q0 -9 32 -14", "#8c2f24", 2.4), x, y, 0, grow)


@ground("blue-steppe")
def blue_steppe() -> str:
    """The sky that is worshipped here, and tents under it."""
    parts = [sky("#1f6fb0", "#d8f0ec"), glow(0, 96, 140, "#ffffff", 0.75)]
    for x, y, grow in ((-96, 44, 0.62), (92, 28, 0.7), (-200, 30, 0.8), (206, 58, 0.7), (20, 8, 0.4)):
        parts.append(cloud(x, y, grow, "#f4fafa", 0.8))
    parts.append(earth("-260,146 -150,134 -40,142 70,132 170,140 260,132", "#8fb06a", 0))
    parts += [yurt(x, 148, g) for x, g in ((-92, 0.6), (88, 0.7), (-190, 0.7), (190, 0.6))]
    parts.append(earth("-260,166 -130,156 0,166 130,154 260,164", "#a8b04a", 2))
    return "".join(parts) + feather_grass(208, 36, "#f4ecb0", 8)


@ground("dust-dawn")
def dust_dawn() -> str:
    """A herd runs through rosy dust."""
    parts = [
        sky("#9a3f5c", "#ffd890"),
        glow(6, 106, 150, "#fff0b0", 0.85),
        paper(oval(6, 108, 46), "#fff2c0", lift=0, fall=0.1),
    ]
    for x, grow in ((-104, 0.66), (100, 0.74), (-186, 0.8), (184, 0.7), (-244, 0.6), (246, 0.66)):
        horse = (
            "-40,-12 -34,-24 -48,-42 -56,-34 -66,-26 -70,-32 -58,-50 -48,-58! -40,-50 -22,-26 8,-24 28,-28 46,-24 "
            "66,-34 60,-18 46,-10 40,4 56,20 60,32! 52,24 34,10 14,6 -10,8 -24,10 -36,22 -52,22! -40,14 -38,2"
        )
        parts.append(fill(curve(moved(horse, x, 134, grow)), "#8c3a4a", 0.85))
    for y, strength, shift in ((140, 0.55, 0), (154, 0.6, 70)):
        parts.append(mist(y, "#f8c898", strength, 9, shift))
    return (
        "".join(parts)
        + earth("-260,180 -130,172 0,180 130,170 260,178", "#b8603c", 2)
        + feather_grass(208, 26, "#ffdf9a", 11, 22)
    )


@ground("black-water")
def black_water() -> str:
    """Dead alders stand in black water under a yellow moon."""
    parts = [
        sky("#0c1618", "#7a8a34"),
        glow(0, 92, 150, "#f0f090", 0.55),
        paper(oval(0, 78, 56), "#e4e08a", lift=0, fall=0.35),
    ]
    for x, lean, tone in (
        (-62, 6, "#2c3c24"),
        (68, -6, "#2c3c24"),
        (-112, -10, "#121c14"),
        (110, 12, "#121c14"),
        (-180, 8, "#1a2818"),
        (186, -8, "#1a2818"),
        (-238, 6, "#121c14"),
        (240, -6, "#121c14"),
    ):
        parts.append(paper(curve(band(f"{x},172 {x + lean * 0.4},90 {x + lean},-40", [17, 10, 7], 1)), tone, lift=0))
        parts.append(
            line(
                f"M{x + lean * 0.5} 60l{-lean * 3} -24M{x + lean * 0.4} 90l{lean * 3} -22M{x + lean * 0.7} 20l{lean * 2} -20",
                tone,
                4,
            )
        )
    parts.append(water(160, "#5a6a2a", "#0a1210"))
    parts.append(
        ripples(
            (
                (-40, 166, 80),
                (-20, 173, 50),
                (-120, 168, 40),
                (80, 170, 50),
                (30, 180, 40),
                (-210, 172, 50),
                (190, 174, 40),
            ),
            "#f0f0a0",
            0.5,
        )
    )
    parts += [
        lily(x, y, g, "#38562a") for x, y, g in ((-84, 184, 1), (84, 188, 1.1), (-190, 186, 1.1), (180, 190, 1.2))
    ]
    return "".join(parts) + reeds("#0c1610", 206, 40, 21, 66)


@ground("fen-fog")
def fen_fog() -> str:
    """Grey morning: the fog has eaten all but a few poles."""
    parts = [
        sky("#6f7f8c", "#dcd8c4"),
        glow(-10, 80, 140, "#fffbe8", 0.75),
        paper(oval(-10, 76, 30), "#fffdf0", lift=0, fall=0.05),
    ]
    for x, wide, tone in (
        (-70, 8, "#a0aaac"),
        (64, 7, "#a0aaac"),
        (-108, 13, "#78868a"),
        (108, 14, "#78868a"),
        (-178, 12, "#8c989a"),
        (184, 12, "#8c989a"),
        (-240, 14, "#78868a"),
        (242, 14, "#78868a"),
    ):
        parts.append(fill(curve(band(f"{x},190 {x + 3},90 {x - 4},-40", [wide * 1.4, wide, wide * 0.6], 1)), tone))
        parts.append(line(f"M{x} 70l{wide * 2} -26M{x} 46l{-wide * 1.8:.0f} -24", tone, wide * 0.4))
    parts.append(mist(128, "#eceadc", 0.5, 7) + mist(148, "#cfd4cc", 0.7, 8, 50))
    parts.append(
        water(166, "#98a49c", "#3f4c48")
        + ripples(
            ((-60, 172, 60), (20, 178, 70), (-130, 176, 40), (110, 172, 40), (-220, 178, 50), (190, 180, 50)),
            "#f4f4e4",
            0.6,
        )
    )
    parts += [
        wisp(f"{x},150 {x + 30},140 {x + 60},150 {x + 100},142", 9, "#ffffff", 0.35) for x in (-130, 50, -260, 170)
    ]
    return "".join(parts) + reeds("#4a564a", 206, 30, 24, 70)
