"""Places of the north."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.grounds.basics import ALL, earth, sky
from assets.art.kit import (
    GOLD,
    HALF,
    both,
    box,
    curve,
    fade,
    fill,
    glow,
    line,
    mix,
    moved,
    open_line,
    oval,
    paper,
    placed,
    shade,
    tint,
)
from assets.art.registry import ground
from assets.art.shapes.north import CLANS, crystal


@ground("fjord")
def fjord() -> str:
    """Cliffs over cold water."""
    parts = [sky("#7fb3c4", "#e9eddc"), glow(40, 70, 140, "#fffbe8", 0.8)]
    parts.append(
        earth(
            "-260,110 -200,60! -160,96 -120,40! -80,92 -40,70 0,104 40,84 80,50! 120,88 170,30! 220,86 260,60!",
            "#8fb0b8",
            0,
        )
    )
    parts.append(
        paper(curve("-260,20! -200,34 -150,60! -120,110 -84,138! -60,160 -260,170!"), "#4f7480", lift=3)
        + paper(curve("260,0! 200,30 150,52! 116,100 90,130! 66,160 260,170!"), "#456a76", lift=3)
    )
    parts.append(
        fade(box(-260, 138, 520, 120), "#5f95a4", "#2f5d6b")
        + "".join(
            line(curve(f"{x},{y} {x + 14},{y - 3} {x + 28},{y}", is_open=True), "#d8eef0", 1.8, 0.5)
            for x, y in ((-120, 150), (-60, 160), (40, 152), (90, 164), (150, 150), (-190, 158))
        )
    )
    return "".join(parts)


@ground("aurora")
def aurora() -> str:
    """Green light over snow at night."""
    parts = [sky("#10203a", "#2a5068")]
    parts.append(
        "".join(
            fill(oval(x, y, r), "#ffffff", 0.8)
            for x, y, r in (
                (-84, 20, 1.1),
                (-40, 34, 0.9),
                (24, 14, 1.2),
                (70, 40, 1),
                (92, 16, 0.9),
                (-150, 30, 1.1),
                (150, 24, 1),
                (190, 50, 1.1),
                (-200, 16, 1),
            )
        )
    )
    for shift, colour, alpha in ((0, "#4fe0a0", 0.5), (22, "#7fe3ff", 0.34), (-20, "#9a7fe0", 0.34)):
        curtain = f"-260,{70 + shift} -180,{30 + shift} -90,{66 + shift} 0,{26 + shift} 90,{60 + shift} 180,{22 + shift} 260,{54 + shift} 260,{110 + shift} 180,{80 + shift} 90,{122 + shift} 0,{84 + shift} -90,{126 + shift} -180,{88 + shift} -260,{126 + shift}"
        parts.append(fade(curve(curtain), colour, colour, opacity=(alpha, 0.0)))
    parts.append(
        earth(
            "-260,140 -210,104! -160,136 -110,92! -50,138 10,112! 60,140 120,88! 180,134 230,106! 260,130", "#36566e", 2
        )
        + earth("-260,168 -140,156 0,166 140,154 260,166", "#c9dde4", 3)
    )
    return "".join(parts)


@ground("hall")
def hall() -> str:
    """A longhouse by firelight: posts, shields, a blaze."""
    parts = [sky("#2a1a14", "#5a3420"), glow(0, 120, 170, "#ff9d3c", 0.85), glow(0, 130, 90, "#ffd98a", 0.7)]
    for x in (-220, -120, 120, 220):
        parts.append(
            paper(box(x - 13, -40, 26, 300), "#4a2a1a", lift=3)
            + "".join(
                line(
                    curve(f"{x - 8},{y} {x},{y - 8} {x + 8},{y} {x},{y + 8} {x - 8},{y}", is_open=True),
                    "#a8733f",
                    1.8,
                    0.7,
                )
                for y in range(10, 220, 22)
            )
        )
    parts.append(paper(curve("-260,-40! 260,-40! 260,14! 0,34 -260,14!"), "#3a2016", lift=3))
    for x, tone in ((-170, "#8a3b36"), (-70, "#2f6f7a"), (70, "#c9a24a"), (170, "#4d6b4a")):
        parts.append(
            paper(oval(x, 74, 24), "#4a2a1a", lift=2)
            + paper(oval(x, 74, 21), mix(tone, "#3a2016", 0.25), lift=0)
            + fill(f"M{x} 74V53A21 21 0 0 1 {x + 21} 74z", "#d8c096", 0.5)
            + fill(f"M{x} 74V95A21 21 0 0 1 {x - 21} 74z", "#d8c096", 0.5)
            + paper(oval(x, 74, 6), "#a9b0ba", lift=0.8)
        )
    return "".join(parts)


@ground("blizzard")
def blizzard() -> str:
    """Driving snow before blue ice."""
    parts = [sky("#3f6a86", "#bcd8e4"), glow(0, 90, 140, "#f2fbff", 0.7)]
    parts.append(
        earth(
            "-260,120 -200,50! -160,110 -110,30! -60,110 -10,80! 50,112 100,34! 150,104 210,54! 260,120", "#7fa9bf", 0
        )
        + earth("-260,160 -130,146 0,160 130,144 260,160", "#e4f1f5", 2)
    )
    flakes = [((i * 67) % 520 - 260, (i * 41) % 200, 0.8 + (i % 4) * 0.5) for i in range(60)]
    return "".join(parts) + "".join(fill(oval(x, y, r), "#ffffff", 0.8) for x, y, r in flakes)


@ground("pinewood")
def pinewood() -> str:
    """Green dusk between firs."""
    parts = [sky("#3f6f5a", "#cfe0b0"), glow(0, 80, 150, "#f4f8d0", 0.75)]
    for row, (base, tall, colour) in enumerate(((150, 96, "#7fa886"), (166, 120, "#4f8260"), (190, 150, "#2f5a44"))):
        for index in range(-6, 7):
            x = index * 44 + row * 17
            if row == 2 and abs(x) < 66:
                continue
            high = tall + (index * 29 + row * 13) % 34
            w = high * 0.24
            parts.append(
                paper(
                    curve(
                        f"{x},{base - high}! {x + w * 0.6:.0f},{base - high * 0.62:.0f}! {x + w * 0.3:.0f},{base - high * 0.62:.0f}! {x + w * 0.9:.0f},{base - high * 0.3:.0f}! {x + w * 0.45:.0f},{base - high * 0.3:.0f}! {x + w * 1.2:.0f},{base + 10}! {x - w * 1.2:.0f},{base + 10}! {x - w * 0.45:.0f},{base - high * 0.3:.0f}! {x - w * 0.9:.0f},{base - high * 0.3:.0f}! {x - w * 0.3:.0f},{base - high * 0.62:.0f}! {x - w * 0.6:.0f},{base - high * 0.62:.0f}!"
                    ),
                    colour,
                    lift=1.6,
                )
            )
    return "".join(parts) + earth("-260,178 -120,170 0,178 120,170 260,178", "#274a38", 2)


@ground("barley")
def barley() -> str:
    """A golden field with standing stones."""
    parts = [
        sky("#e0b04a", "#fbeab0"),
        glow(-40, 80, 150, "#fffbe0", 0.85),
        earth("-260,124 -160,104 -60,120 40,106 140,122 260,104", "#c9a24a", 0),
    ]
    for x, tall, lean in ((-196, 66, 3), (-118, 84, -4), (-84, 50, 4), (92, 76, 5), (128, 54, -3), (204, 72, 4)):
        parts.append(
            paper(
                curve(
                    f"{x - 15},170! {x - 13 + lean},{160 - tall} {x + lean},{150 - tall} {x + 12 + lean},{162 - tall} {x + 16},170!"
                ),
                "#8a8272",
                lift=2.2,
            )
            + line(
                f"M{x - 4 + lean} {176 - tall}v24M{x - 4 + lean} {182 - tall}l7 6M{x - 4 + lean} {192 - tall}l7 -5",
                "#4a443c",
                2,
                0.7,
            )
        )
    parts.append(earth("-260,158 -130,148 0,156 130,146 260,156", "#b5832c", 2))
    ears = "".join(f"M{x} 200Q{x + 3} {172 + (x * 7) % 12} {x + 8} {158 + (x * 5) % 16}" for x in range(-256, 256, 9))
    return "".join(parts) + line(ears, "#f0cd6a", 2.2, 0.75)


@ground("sunset-sea")
def sunset_sea() -> str:
    """Sails before a red sun."""
    parts = [
        sky("#5a2a4a", "#f08a4a"),
        glow(0, 110, 170, "#ffd98a", 0.9),
        paper(oval(0, 108, 60), "#ffc86a", lift=0, fall=0.2),
    ]
    for x, grow in ((-128, 1.0), (122, 1.2), (-206, 0.8), (206, 0.9)):
        parts.append(
            fill(curve(moved("-26,0! -30,-12! -20,-4 0,-1 20,-4 32,-16! 26,2 0,6", x, 142, grow)), "#3a1c34")
            + fill(curve(moved("-16,-38! 16,-38! 20,-22 15,-8! -15,-8! -12,-22", x, 142, grow)), "#7a2a34")
            + line(f"M{x} {142 - 44 * grow}V142", "#3a1c34", 2)
        )
    parts.append(
        fade(box(-HALF, 142, 2 * HALF, 110), "#a8505a", "#3a2444")
        + "".join(
            line(f"M{x} {y}h{w}", "#ffcf8a", 2, 0.6)
            for x, y, w in (
                (-40, 150, 80),
                (-30, 158, 54),
                (-56, 166, 40),
                (10, 168, 50),
                (-24, 176, 44),
                (-150, 156, 30),
                (120, 160, 34),
            )
        )
    )
    return "".join(parts)


@ground("den")
def den() -> str:
    """The mouth of a cave, red leaves before it."""
    rock = "-260,-40! 260,-40! 260,220! 96,220! 104,130 84,60 44,22 0,12 -44,22 -84,60 -104,130 -96,220! -260,220!"
    leaves = "".join(
        fill(
            curve(moved("0,-7! 5,0 0,7! -5,0", (i * 83) % 500 - 250, (i * 37) % 170, 1, i * 50)),
            ("#e0882c", "#c9502a", "#f0b84a")[i % 3],
        )
        for i in range(26)
    )
    return (
        sky("#e08a3a", "#ffd98a")
        + glow(0, 90, 130, "#fff0c0", 0.9)
        + earth("-260,150 -130,140 0,150 130,138 260,150", "#b5682c", 0)
        + paper(curve(rock), "#5a3626", lift=3)
        + leaves
    )


@ground("bonfire")
def bonfire() -> str:
    """Sparks of a great fire at dusk."""
    parts = [
        sky("#3a1f2a", "#e07a34"),
        glow(0, 120, 150, "#ffcf7a", 0.9),
        earth("-260,150 -190,96! -130,140 -70,110! 0,146 80,104! 150,142 210,100! 260,146", "#6b3424", 0),
    ]
    for scale, tone in ((1.0, "#d0582a"), (0.7, "#f0943a"), (0.42, "#ffd36e")):
        for x in (-78, 80, -190, 190):
            parts.append(
                fill(
                    curve(
                        moved(
                            f"0,{-100 * scale}! 16,{-50 * scale} 30,{-20 * scale} "
                            f"22,40 -22,40 -30,{-20 * scale} -12,{-56 * scale}",
                            x,
                            176,
                        )
                    ),
                    tone,
                    0.9,
                )
            )
    return (
        "".join(parts)
        + "".join(fill(oval((i * 71) % 420 - 210, (i * 53) % 150, 1 + i % 3 * 0.5), "#ffd98a", 0.9) for i in range(30))
        + earth("-260,184 -130,176 0,184 130,176 260,184", "#3a1f1c", 2)
    )


@ground("firwood")
def firwood() -> str:
    """Green dusk between firs."""
    parts = [sky("#3f6f5a", "#cfe0b0"), glow(0, 80, 150, "#f4f8d0", 0.75)]
    tree = "0,-100! 15,-62! 8,-62! 23,-30! 11,-30! 30,10! -30,10! -11,-30! -23,-30! -8,-62! -15,-62!"
    for base, colour, places in (
        (152, "#7fa886", (-230, -170, -120, -64, -10, 44, 104, 160, 222)),
        (168, "#4f8260", (-256, -196, -142, -84, 80, 134, 190, 250)),
        (192, "#2f5a44", (-226, -164, -100, 98, 160, 220)),
    ):
        for index, x in enumerate(places):
            grow = (base - 60) / 92 + (index * 29 % 5) * 0.07
            parts.append(paper(curve(moved(tree, x, base, grow)), colour, lift=1))
    return "".join(parts) + earth("-260,178 -120,170 0,178 120,170 260,178", "#274a38", 2)


@ground("wolf-moon")
def wolf_moon() -> str:
    """A green night, a huge moon, a howling wolf on a rock."""
    wolf = "-20,0! -18,-22 -10,-34 -6,-50 -12,-62! -4,-60 2,-72! 6,-60 6,-46 16,-30 20,0!"
    return (
        sky("#123028", "#4f8a6a")
        + glow(0, 80, 170, "#eaf6c8", 0.7)
        + paper(oval(0, 80, 70), "#eef2cc", lift=0, fall=0.2)
        + earth("-260,150 -160,120 -90,140 0,150 90,132 170,146 260,120", "#1f4a3a", 2)
        + "".join(
            paper(curve(moved(wolf, x, y, 0.9)), "#14281f", lift=1)
            + paper(curve(f"{x - 50},200! {x - 30},{y - 2} {x + 26},{y - 2} {x + 44},200!"), "#1a3428", lift=1.6)
            for x, y in ((-88, 120), (206, 110))
        )
        + earth("-260,180 -100,168 60,182 260,170", "#0f231c", 2)
    )


@ground("birches")
def birches() -> str:
    """White trunks in spring light."""
    parts = [
        sky("#8fc08a", "#f0f4c0"),
        glow(0, 90, 140, "#ffffe0", 0.9),
        earth("-260,150 -130,140 0,150 130,142 260,150", "#7fa85a", 0),
    ]
    for x, w in ((-232, 18), (-176, 14), (-104, 20), (-64, 12), (66, 13), (102, 20), (168, 15), (226, 19)):
        parts.append(
            paper(curve(f"{x - w / 2},-40! {x + w / 2},-40! {x + w * 0.6},220! {x - w * 0.7},220!"), "#f1efe4", lift=2)
        )
        parts.append(
            line(
                "".join(
                    f"M{x - w * 0.4:.0f} {y}h{w * (0.3 + (y % 3) * 0.12):.0f}" for y in range(-10 + x % 13, 200, 23)
                ),
                "#3a3a38",
                2.6,
                0.8,
            )
        )
    return "".join(parts) + earth("-260,180 -130,172 0,182 130,172 260,180", "#4d7a3a", 2)


@ground("thatch")
def thatch() -> str:
    """A village of thatched roofs in the evening sun."""
    parts = [sky("#e8923a", "#fbe08a"), glow(30, 70, 140, "#fffbe0", 0.9)]
    parts.append(earth("-260,130 -130,118 0,130 130,116 260,130", "#a8863a", 0))
    for x, s in ((-216, 1.1), (-96, 1.3), (98, 1.2), (214, 1.1)):
        parts.append(paper(curve(moved("-40,0! -36,-34! 36,-34! 40,0!", x, 170, s)), "#7a4f2c", lift=1.6))
        parts.append(paper(curve(moved("-54,-24! -20,-84 0,-88 20,-84 54,-24! 0,-32", x, 170, s)), "#c99a3c", lift=2))
        straws = "".join(
            f"M{x + dx * 0.4 * s:.0f} {170 - 78 * s:.0f}L{x + dx * s:.0f} {170 - 32 * s:.0f}"
            for dx in range(-40, 41, 16)
        )
        parts.append(line(straws, "#8a6420", 2, 0.6) + fill(box(x - 8 * s, 170 - 26 * s, 16 * s, 26 * s, 6), "#3a2418"))
        parts.append(open_line(f"{x},{84 - s * 4} {x + 8},60 {x},40 {x + 10},14", "#ffffff", 5, 0.3))
    return "".join(parts) + earth("-260,176 -130,168 0,178 130,168 260,176", "#8a6a2c", 2)


@ground("harvest")
def harvest() -> str:
    """Blue sky over sheaves of corn."""
    cloud, sheaf = "-50,0 -40,-16 -18,-14 0,-28 22,-16 42,-18 52,0", "-9,0 -28,-58 0,-72 28,-58 9,0 22,40 -22,40"
    clouds = "".join(
        paper(curve(moved(cloud, x, y, s)), "#ffffff", lift=1)
        for x, y, s in ((-84, 46, 0.9), (90, 60, 0.8), (-190, 60, 1.2), (200, 40, 1))
    )
    sheaves = "".join(
        paper(curve(moved(sheaf, x, 150)), "#e0b03c", lift=1)
        + line(
            "".join(f"M{x + dx * 0.3:.0f} 150L{x + dx} {84 + abs(dx)}" for dx in (-20, -10, 0, 10, 20)), "#a87a1e", 2
        )
        + fill(box(x - 12, 144, 24, 12, 3), "#a8322a")
        for x in (-92, 94, -200, 196)
    )
    field = earth("-260,140 -130,130 0,142 130,130 260,140", "#d8b04a", 0)
    near = earth("-260,178 0,170 260,178", "#b5882c", 2)
    return sky("#3f86b8", "#cfe8e8") + glow(0, 90, 130, "#fffbe6", 0.85) + clouds + field + sheaves + near


@ground("violet-lake")
def violet_lake() -> str:
    """A lake at dusk; a stag on the shore."""
    stag = "-24,0! -22,-26 -24,-34 6,-36 12,-54 22,-60! 24,-50 18,-40 18,-28 14,0! 9,0! 8,-20 -14,-20 -18,0!"
    horns = "M16 -56L8 -78M12 -66L2 -70M10 -74L16 -82M20 -58L28 -80M24 -68L34 -74M27 -76L22 -84"
    return (
        sky("#4a2f6b", "#f0a8b0")
        + glow(0, 100, 160, "#ffe0d0", 0.8)
        + earth("-260,130 -200,90! -150,120 -100,70! -40,128 30,96! 90,126 150,76! 210,120 260,100", "#6b4a86", 0)
        + fade(box(-260, 128, 520, 110), "#d898b0", "#5a3f7a")
        + line("M-70 140h60M10 148h70M-40 158h50M-180 146h60M120 140h50", "#ffe6dc", 2.4, 0.7)
        + "".join(placed(fill(curve(stag), "#2a1c40") + line(horns, "#2a1c40", 3), x, 150, 0, 1.1) for x in (-84, 200))
        + earth("-260,158 -140,146 -60,160 0,186 100,180 200,150 260,160", "#3a2658", 2)
    )


@ground("heath")
def heath() -> str:
    """Purple heather below clouds."""
    clouds = "".join(
        paper(curve(moved("-50,0 -40,-16 -18,-14 0,-28 22,-16 42,-18 52,0", x, y, s)), "#f4e6f4", lift=1)
        for x, y, s in ((-74, 54, 1), (84, 36, 0.9), (-190, 40, 1.2), (200, 70, 1))
    )
    tufts = "".join(
        fill(oval((i * 47) % 520 - 260, 168 + (i * 13) % 36, 7, 5), ("#b07ac9", "#8a4fa8", "#d0a0e0")[i % 3], 0.9)
        for i in range(60)
    )
    return (
        sky("#8fb0e0", "#f4e2f0")
        + glow(0, 90, 140, "#ffffff", 0.8)
        + clouds
        + earth("-260,140 -150,118 -40,140 60,120 160,138 260,118", "#8a6fb0", 0)
        + earth("-260,162 -130,152 0,164 130,152 260,162", "#6b4590", 2)
        + tufts
    )


@ground("glacier")
def glacier() -> str:
    """Inside a cave of green ice."""
    walls = "".join(
        both(wall, tone, lift=2.4)
        for wall, tone in (
            ("260,-40! 120,-40! 84,10! 100,60! 70,110! 96,160! 80,220! 260,220!", "#2f7f90"),
            ("260,-40! 170,-40! 128,30! 150,90! 118,150! 130,220! 260,220!", "#1c5a72"),
        )
    )
    spikes = "".join(
        paper(curve(f"{x - 9},-40! {x + 9},-40! {x},{y}!"), "#bfeef0", lift=1.4)
        for x, y in ((-70, 40), (-46, 22), (-20, 34), (14, 20), (44, 44), (70, 26))
    )
    return (
        sky("#1f6a80", "#aeeaea")
        + glow(0, 100, 130, "#f0ffff", 0.9)
        + walls
        + spikes
        + earth("-260,180 -130,172 0,182 130,172 260,180", "#e0f6f6", 2)
    )


@ground("ice-night")
def ice_night() -> str:
    """Stars over a frozen sea."""
    stars = "".join(
        fill(oval((i * 83) % 520 - 260, (i * 47) % 110, 0.8 + i % 3 * 0.5), "#ffffff", 0.85) for i in range(46)
    )
    floes = "".join(
        paper(curve(moved("-40,0! -22,-10! 20,-12! 44,-2! 24,10! -26,10!", x, y, s)), "#cfe6f2", lift=1.4)
        for x, y, s in ((-80, 158, 1), (60, 150, 0.8), (0, 182, 1.4), (140, 176, 1.3), (-180, 178, 1.3))
    )
    return (
        sky("#0f1c40", "#5a7ac0")
        + glow(0, 96, 140, "#c8dcff", 0.7)
        + stars
        + fade(box(-260, 138, 520, 110), "#2f4f90", "#142448")
        + floes
    )


@ground("frost-peak")
def frost_peak() -> str:
    """A pink dawn behind white peaks."""
    return (
        sky("#7fa0d8", "#ffd8d0")
        + glow(0, 100, 150, "#fff4e8", 0.9)
        + earth("-260,140 -190,60! -130,120 -84,40! -20,124 30,90! 84,30! 140,110 200,50! 260,130", "#a9b8dc", 0)
        + "".join(
            fill(
                curve(f"{x},{y}! {x + 18},{y + 34}! {x + 6},{y + 26}! {x - 4},{y + 38}! {x - 18},{y + 34}!"),
                "#ffffff",
                0.95,
            )
            for x, y in ((-190, 60), (-84, 40), (84, 30), (200, 50))
        )
        + earth("-260,168 -130,156 0,168 130,154 260,168", "#f4fafc", 2)
    )


@ground("smithy")
def smithy() -> str:
    """A dwarf's smithy: a glowing hearth, tongs on the wall."""
    bricks = "".join(
        fill(box(x + (row % 2) * 22, row * 26 - 30, 40, 22, 2), ("#4a3a38", "#54423e", "#413230")[(row + x // 44) % 3])
        for row in range(9)
        for x in range(-270, 260, 44)
    )
    bricks += line("".join(f"M-260 {row * 26 - 30}H260" for row in range(9)), "#6b5650", 1.2, 0.6)
    hearth = fill("M-74 200V96A74 74 0 0 1 74 96V200z", "#2a1216") + fade(
        "M-62 200V98A62 62 0 0 1 62 98V200z", "#8c2a1a", "#ffb347"
    )
    tools = "".join(
        line(f"M{x} 20V110", "#20181c", 5) + line(oval(x, 116, 7), "#20181c", 4) for x in (-104, -150, 106, 150)
    )
    return sky("#2a1f24", "#4a342c") + bricks + hearth + glow(0, 120, 120, "#ffcf6a", 0.9) + tools


@ground("mine")
def mine() -> str:
    """Props and beams, veins of gold in the rock."""
    veins = "".join(
        fill(
            curve(moved("-7,0! -2,-6! 6,-4! 8,3! 0,7!", (i * 97) % 500 - 250, (i * 59) % 190, 1, i * 40)),
            "#f0c24a",
            0.9,
        )
        for i in range(26)
    )
    beams = "".join(
        paper(curve(f"{x - 11},-40! {x + 11},-40! {x + 13},220! {x - 13},220!"), "#6b4a30", lift=2.4)
        for x in (-88, 88, -220, 220)
    ) + paper(box(-260, 4, 520, 22), "#7a5636", lift=2.6)
    lamp = "".join(
        glow(x, 60, 70, "#ffd36e", 0.7)
        + paper(box(x - 8, 50, 16, 22, 3), "#ffdf8a", lift=1.4)
        + line(f"M{x} 26V50", "#20181c", 2.4)
        for x in (-56, 58)
    )
    return sky("#3a3440", "#6b6070") + veins + glow(0, 100, 130, "#ffe0a0", 0.6) + beams + lamp


@ground("gem-cave")
def gem_cave() -> str:
    """Crystals shine in the dark."""
    gems = "".join(
        crystal(x, y, high, w, lean, tone)
        for x, y, high, w, lean, tone in (
            (-84, 210, 100, 34, -22, "#5fd0c0"),
            (-58, 216, 60, 26, 10, "#8a7af0"),
            (88, 212, 110, 36, 22, "#d070c0"),
            (62, 216, 64, 26, -8, "#5fb0f0"),
            (-180, 212, 110, 36, 12, "#8a7af0"),
            (180, 212, 100, 36, -12, "#5fd0c0"),
            (-230, 212, 70, 30, -8, "#d070c0"),
            (230, 212, 70, 30, 8, "#5fb0f0"),
        )
    )
    return (
        sky("#1c1830", "#3f3a66")
        + glow(0, 100, 140, "#b0a0ff", 0.75)
        + paper(
            curve("-260,-40! 260,-40! 260,30! 150,60! 110,20! 60,44! 20,8! -30,36! -80,12! -130,58! -200,24! -260,44!"),
            "#15122a",
            lift=2,
        )
        + gems
    )


@ground("hoard")
def hoard() -> str:
    """Gold up to the knees."""
    coins = "".join(
        fill(oval((i * 61) % 520 - 259, 166 + (i * 29) % 46, 9, 6), "#6b4a14")
        + fill(oval((i * 61) % 520 - 260, 164 + (i * 29) % 46, 9, 6), ("#e8b93c", "#f5d060", "#d8a534")[i % 3])
        for i in range(70)
    )
    return (
        sky("#3a2a1c", "#8a6a2c")
        + glow(0, 110, 150, "#ffe28a", 0.95)
        + "".join(
            paper(box(x - 14, -40, 28, 260), "#54463c", lift=2.4) + paper(box(x - 20, 20, 40, 14), "#6b5a4a", lift=1.4)
            for x in (-100, 100, -220, 220)
        )
        + earth("-260,166 -100,150 -30,170 40,168 110,148 260,166", "#c9922c", 2)
        + coins
    )


@ground("ship-deck")
def ship_deck() -> str:
    """Under the striped sail, shields along the rail."""
    sail = "".join(fill(box(-260 + i * 52, -40, 26, 170), "#b3302a") for i in range(10))
    shields = "".join(
        paper(oval(x, 172, 20), "#4a2a1a", lift=1.6) + fill(oval(x, 172, 17), tone) + fill(oval(x, 172, 5), "#c9ccd2")
        for x, tone in (
            (-220, "#2f6f7a"),
            (-160, "#c9a24a"),
            (-100, "#4d6b4a"),
            (100, "#7a4fa0"),
            (160, "#c9782a"),
            (220, "#2f6f7a"),
        )
    )
    return (
        fill(ALL, "#efe2c6")
        + sail
        + fade(ALL, "#160b1c", "#ffb36a", opacity=(0.35, 0.3))
        + glow(0, 90, 120, "#fff0d0", 0.75)
        + fade(box(-260, 128, 520, 40), "#5f9fc4", "#2f5f8a")
        + paper(box(-260, 160, 520, 80), "#6b4426", lift=2.4)
        + shields
    )


@ground("high-seat")
def high_seat() -> str:
    """Carved pillars of a chief's seat, blue cloth between them."""
    cloth = fill(ALL, "#1f3f5a") + "".join(
        fade(box(x, -40, 26, 280), "#2f5f86", "#1a3450") for x in range(-260, 260, 52)
    )
    posts = ""
    for s in (-1, 1):
        for x in (92, 210):
            posts += paper(box(s * x - 15, 26, 30, 220), "#7a4f2c", lift=3) + paper(
                curve(
                    moved(
                        "-14,0! -16,-20 -4,-34 14,-30 20,-18! 8,-18 14,0!"
                        if s > 0
                        else "14,0! 16,-20 4,-34 -14,-30 -20,-18! -8,-18 -14,0!",
                        s * x,
                        30,
                    )
                ),
                "#8a5c34",
                lift=1.6,
            )
            posts += "".join(
                open_line(
                    f"{s * x - 8},{y} {s * x},{y - 9} {s * x + 8},{y} {s * x},{y + 9} {s * x - 8},{y}", GOLD, 2, 0.8
                )
                for y in range(56, 220, 24)
            )
    return cloth + glow(0, 90, 130, "#a8dcff", 0.75) + posts


@ground("cliff-dawn")
def cliff_dawn() -> str:
    """White cliffs and gulls over a bright sea."""
    gulls = "".join(
        open_line(f"{x - 10},{y - 4} {x - 4},{y - 6} {x},{y} {x + 4},{y - 6} {x + 10},{y - 4}", "#ffffff", 2.6)
        for x, y in ((-70, 44), (-50, 66), (74, 36), (96, 60), (-180, 50), (190, 44))
    )
    return (
        sky("#4f9ac0", "#ffe6b0")
        + glow(0, 110, 140, "#fffbe0", 0.9)
        + gulls
        + fade(box(-260, 138, 520, 110), "#4fb0b8", "#1f5f7a")
        + both("70,220! 74,110 96,92 130,96 170,70 260,60! 260,220!", "#e0d4bc", lift=2)
        + both("74,110 96,92 130,96 170,70 260,60! 260,76! 170,84 120,108 90,104", "#6f9a4a", lift=0.8)
    )


def heavenly(colour: str) -> Callable[[], str]:
    """A ground for those the Valkyries choose: wings of light over the clan's colour."""

    def drawn() -> str:
        beams = "".join(
            fill(
                curve(f"{x * 0.2:.0f},-60! {x * 0.2 + 8:.0f},-60! {x + 34},240! {x - 14},240!"), tint(colour, 0.7), 0.28
            )
            for x in range(-300, 300, 74)
        )
        wings = ""
        for reach, high, low in ((104, 8, 96), (112, 40, 112), (110, 74, 128), (100, 106, 144), (86, 136, 158)):
            wings += both(
                f"30,{low + 26} 52,{low - 8} {reach},{high}! "
                f"{reach + 4},{high + 26} {reach - 26},{low + 18} 40,{low + 40}",
                "#fff6e4",
                lift=1.6,
                edge=1,
            )
        return (
            sky(shade(colour, 0.35), mix(colour, "#f4e0b0", 0.25)) + beams + glow(0, 70, 130, "#fff3c8", 0.85) + wings
        )

    return drawn


for _clan, _colour in CLANS.items():
    ground(f"light-{_clan}")(heavenly(_colour))
