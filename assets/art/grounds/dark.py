"""Places of the host, the order and the mercenaries."""

from __future__ import annotations

from assets.art.grounds.basics import battlements, earth, sky, stones
from assets.art.kit import (
    band,
    box,
    curve,
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
    tint,
)
from assets.art.registry import ground
from assets.art.shapes.dark import bare_tree, embers, eyes_in_dark, reeds, standing_stone, tongue, wisp


@ground("ghost-moor")
def ghost_moor() -> str:
    """Cold mist, a pale sun, spears of the dead."""
    parts = [
        sky("#1c2a36", "#5f8288"),
        glow(0, 80, 140, "#a8f0e0", 0.65),
        paper(oval(0, 74, 58), "#b9dcd2", lift=0, fall=0.35),
    ]
    for x in (-236, -206, -178, -150, -128, -104, 104, 124, 148, 176, 204, 232):
        high = 60 + (x * 7) % 34
        parts.append(
            line(f"M{x} 190L{x + (x % 5) - 2} {high}", "#16222c", 3.4)
            + fill(curve(f"{x - 4},{high + 10} {x},{high - 12}! {x + 4},{high + 10}"), "#16222c")
            + fill(oval(x, 150 + (x % 7), 11, 13), "#16222c")
            + fill(oval(x - 3, 149 + (x % 7), 1.5), "#8ff0e0", 0.9)
            + fill(oval(x + 3, 149 + (x % 7), 1.5), "#8ff0e0", 0.9)
        )
    return (
        "".join(parts)
        + earth("-260,172 -130,160 0,170 130,158 260,172", "#131d26", 3)
        + fade(box(-260, 140, 520, 70), "#9fd8d0", "#9fd8d0", opacity=(0, 0.3))
    )


@ground("pyre")
def pyre() -> str:
    """A burning night."""
    parts = [sky("#3a1218", "#c2502a"), glow(0, 150, 190, "#ffb347", 0.85)]
    for scale, colour, base in ((1.0, "#8c2a1e", 210), (0.8, "#d05a24", 214), (0.55, "#f0a63c", 218)):
        tips = [f"-260,{base + 60}!", f"-260,{base - 60 * scale:.0f}"]
        for index, x in enumerate(range(-240, 261, 30)):
            high = (70 + (index * 37) % 60) * scale
            tips += [f"{x},{base - high:.0f}!", f"{x + 14},{base - high * 0.36:.0f}"]
        parts.append(paper(curve(" ".join([*tips, f"260,{base + 60}!"])), colour, lift=2))
    sparks = [((i * 71) % 420 - 210, (i * 53) % 150, 0.9 + (i % 3) * 0.5) for i in range(34)]
    return "".join(parts) + "".join(fill(oval(x, y, r), "#ffd98a", 0.85) for x, y, r in sparks)


@ground("dungeon")
def dungeon() -> str:
    """Cold stone, chains, one torch."""
    parts = [sky("#2a2830", "#46404a"), stones(-20, 240, "#17141c", 0.55), glow(-78, 70, 120, "#ff9d3c", 0.75)]
    parts.append(
        paper(box(-83, 84, 9, 46, 2), "#4a2c20", lift=2)
        + paper(curve(ragged("-79,86 -92,74 -86,56 -78,34! -72,54 -64,70 -70,84", 2, 12, (0, -1))), "#e0722c", lift=0)
        + fill(curve("-79,84 -86,74 -79,52! -71,72"), "#ffd36e")
    )
    for x in (84, 96):
        parts.append(
            "".join(line(oval(x + (i % 2) * 2, 6 + i * 13, 4.2, 7), "#5f6068", 3) for i in range(7 if x == 84 else 5))
        )
    return "".join(parts)


@ground("barrow-night")
def barrow_night() -> str:
    """A burial mound with standing stones under a violet moon."""
    moon = glow(30, 70, 150, "#c8b4e8", 0.6) + paper(oval(30, 66, 54), "#d8cdea", lift=0, fall=0.3)
    parts = [sky("#151230", "#57508a"), moon]
    parts.append(earth("-260,170 -190,150 -130,146 -70,128 0,120 70,128 130,146 190,150 260,170", "#2a2748", 0))
    parts += [
        standing_stone(x, y, 20, tall, "#37335a", lean)
        for x, y, tall, lean in (
            (-112, 150, 58, -4),
            (-82, 138, 48, 5),
            (84, 138, 52, -4),
            (116, 150, 60, 5),
            (-190, 160, 56, 3),
            (190, 160, 60, -4),
        )
    ]
    return "".join(parts) + earth("-260,178 -130,168 0,176 130,166 260,178", "#191631", 3)


@ground("bog")
def bog() -> str:
    """Green murk: dead trees, reeds and small lights."""
    parts = [sky("#16241c", "#8fa85a"), glow(0, 96, 150, "#e4f0a0", 0.6)]
    parts += [
        bare_tree(x, 180, grow, "#26331f", side)
        for x, grow, side in ((-92, 1.0, 1), (94, 1.06, -1), (-176, 1.1, -1), (178, 1.0, 1))
    ]
    parts.append(fade(box(-260, 158, 520, 100), "#4a5f2c", "#141d12"))
    parts += [
        line(f"M{x} {y}h{w}", "#c8dc7a", 1.8, 0.45)
        for x, y, w in ((-90, 166, 50), (20, 170, 60), (-40, 178, 40), (90, 164, 40), (-200, 170, 50), (150, 176, 60))
    ]
    parts += [
        glow(x, y, 12, "#d8ff8a", 0.9) + fill(oval(x, y, 2), "#f8ffd8")
        for x, y in ((-66, 128), (70, 142), (-140, 110), (150, 120), (54, 60), (-50, 50))
    ]
    return "".join(parts) + reeds("#1a2614", 206, 34, 15, 62)


@ground("bog-dusk")
def bog_dusk() -> str:
    """A sickly sunset behind a hut on stilts."""
    parts = [
        sky("#241c30", "#d8a848"),
        glow(10, 110, 150, "#ffe890", 0.75),
        paper(oval(10, 112, 44), "#ffe9a0", lift=0, fall=0.2),
    ]
    for x, grow in ((-96, 1), (168, 1.1)):
        hut = "-34,4! -30,-26! 30,-26! 34,4!"
        roof = "-42,-22! -8,-60 4,-66! 14,-56 42,-22! 0,-28"
        stilts = "".join(
            line(f"M{x + dx * grow} {128}L{x + dx * grow * 1.2} 176", "#1c1426", 4.4) for dx in (-24, 0, 24)
        )
        parts.append(
            stilts
            + placed(
                paper(curve(hut), "#2c2036", lift=1.6)
                + paper(curve(roof), "#1c1426", lift=1.8)
                + fill(box(-8, -20, 13, 13), "#ffcf5a"),
                x,
                128,
                0,
                grow,
            )
        )
    parts.append(fade(box(-260, 160, 520, 100), "#6b5034", "#161020"))
    parts += [
        line(f"M{x} {y}h{w}", "#ffe08a", 1.8, 0.5)
        for x, y, w in ((-30, 166, 80), (-10, 174, 60), (90, 168, 40), (-120, 172, 50))
    ]
    return "".join(parts) + reeds("#181020", 206, 44, 17, 58)


@ground("wall-dusk")
def wall_dusk() -> str:
    """The top of a wall, smoke and a red evening behind it."""
    parts = [sky("#3a1a24", "#e8823c"), glow(0, 100, 150, "#ffd98a", 0.7)]
    parts += [
        wisp(f"{x},150 {x - 14},110 {x + 12},80 {x - 10},40 {x + 16},0", 18, "#2a1420", 0.22)
        for x in (-84, 88, -190, 196)
    ]
    parts.append(earth("-260,126 -170,112 -90,124 0,116 90,126 180,112 260,124", "#6b2f2c", 0))
    return "".join(parts) + battlements(132, "#5a4440") + stones(152, 230, "#2a1c20")


def pack_wood(top: str, low: str, moon: str, eyes: str) -> str:
    """Black branches before a moon; the pack looks out of them."""
    parts = [sky(top, low), glow(0, 92, 150, moon, 0.55), paper(oval(0, 84, 62), tint(moon, 0.3), lift=0, fall=0.35)]
    parts += [
        bare_tree(x, 196, grow, shade(top, 0.3), side)
        for x, grow, side in ((-98, 1.16, 1), (98, 1.2, -1), (-180, 1.2, 1), (178, 1.1, -1))
    ]
    parts.append(earth("-260,166 -150,158 -60,168 60,168 150,158 260,166", shade(top, 0.45), 3))
    parts += [
        eyes_in_dark(x, y, eyes, g)
        for x, y, g in (
            (-82, 166, 0.8),
            (84, 164, 0.8),
            (-150, 172, 0.9),
            (150, 172, 0.9),
            (-220, 168, 0.7),
            (220, 168, 0.7),
        )
    ]
    return "".join(parts)


@ground("hunt-night")
def hunt_night() -> str:
    """The wild hunt under a red moon."""
    return pack_wood("#140f22", "#8a2a34", "#e8836a", "#ff5a3a")


@ground("hound-night")
def hound_night() -> str:
    """The same wood in a cold hour."""
    return pack_wood("#100f26", "#3f4a86", "#8a94d0", "#ff5a3a")


@ground("tribunal")
def tribunal() -> str:
    """Pointed windows full of fire between black pillars."""
    parts = [sky("#1c0c12", "#4a161a"), glow(0, 90, 150, "#ff8a3c", 0.6)]
    for x in (-196, -98, 0, 98, 196):
        arch = f"{x - 36},240! {x - 36},70 {x - 24},30 {x},2! {x + 24},30 {x + 36},70 {x + 36},240!"
        parts.append(fade(curve(arch), "#8c2a1a", "#ffb84a"))
        parts.append(line(f"M{x} 6V240M{x - 36} 90H{x + 36}M{x - 36} 150H{x + 36}", "#2a0e14", 3.4))
        parts.append(
            line(
                curve(
                    f"{x - 36},240 {x - 36},70 {x - 24},30 {x},2! {x + 24},30 {x + 36},70 {x + 36},240", is_open=True
                ),
                "#2a0e14",
                5,
            )
        )
    parts += [paper(box(x - 8, -40, 16, 300), "#2c1218", lift=3) for x in (-147, -49, 49, 147)]
    return "".join(parts) + glow(0, 84, 100, "#ffd98a", 0.45)


@ground("breach")
def breach() -> str:
    """A door that has just been broken: splinters and a blaze of light."""
    parts = [sky("#2a1a1c", "#45282a"), stones(-20, 240, "#140a0e", 0.5)]
    parts.append(paper(curve("-112,260! -112,40 -60,-20 0,-36 60,-20 112,40 112,260!"), "#4a2c1c", lift=2))
    hole = (
        "-84,230! -92,150! -70,140! -88,96! -58,90! -72,40! -34,50! -30,12! 0,34! 26,4! 36,44! 74,30! "
        "62,84! 92,92! 74,130! 96,156! 84,230!"
    )
    parts.append(fade(curve(hole), "#fff0b4", "#f08a2c") + line(curve(hole), "#2a140e", 3.4))
    for x in (-96, 96):
        parts.append(line(f"M{x} 20V240", "#24130e", 2.6, 0.8))
    shards = (
        (-70, 26, 30),
        (70, 20, -30),
        (-94, 78, 70),
        (92, 66, -64),
        (-40, 4, 14),
        (44, 0, -16),
        (98, 118, -80),
        (-98, 128, 84),
    )
    parts += [paper(curve(moved("-5,12! 0,-18! 6,12!", x, y, 1, turn)), "#6b4226", lift=1.6) for x, y, turn in shards]
    return "".join(parts) + embers(24, "#ffd98a")


@ground("steppe")
def steppe() -> str:
    """Feather grass to the horizon under a copper evening."""
    parts = [
        sky("#5a3550", "#f2b04e"),
        glow(-40, 110, 170, "#ffe08a", 0.8),
        paper(oval(-40, 112, 34), "#ffe09a", lift=0, fall=0.15),
    ]
    parts += [
        paper(
            curve(f"-260,{y} -120,{y - 9} 0,{y - 2} 130,{y - 8} 260,{y} 150,{y + 5} 20,{y + 4} -130,{y + 5}"),
            "#8a5058",
            lift=0,
            edge=0,
        )
        for y in (24, 44)
    ]
    parts.append(earth("-260,136 -160,126 -40,134 80,124 180,132 260,126", "#a8702e", 0))
    parts += [
        standing_stone(x, 140, 13, tall, "#6b4a3a", 2) for x, tall in ((-110, 34), (112, 40), (-206, 30), (200, 34))
    ]
    parts.append(earth("-260,164 -130,154 0,164 130,152 260,162", "#8a5520", 2))
    grass = "".join(f"M{x} 206Q{x + 4} {176 + (x * 7) % 14} {x + 13} {160 + (x * 5) % 18}" for x in range(-258, 258, 8))
    return "".join(parts) + line(grass, "#f4cf78", 2, 0.7)


@ground("crag")
def crag() -> str:
    """Peaks in a storm."""
    parts = [sky("#1d2436", "#7d8ca6"), glow(-10, 90, 130, "#dfe8f4", 0.6)]
    parts.append(
        earth(
            "-260,120 -214,58! -176,104 -120,24! -76,96 -30,70! 10,110 60,60! 90,96 132,16! 180,96 224,50! 260,110",
            "#667488",
            0,
        )
    )
    caps = ("-120,24! -98,62 -108,56 -120,70 -132,56 -142,58", "132,16! 150,54 140,48 130,62 120,46 110,54")
    parts += [fill(curve(cap), "#e4ecf2", 0.9) for cap in caps]
    parts.append(
        paper(
            curve("-260,-40! 260,-40! 260,22 200,40 140,26 80,42 20,24 -50,40 -110,22 -180,38 -260,24"),
            "#2a3244",
            lift=2.4,
        )
    )
    parts.append(
        earth(
            "-260,170 -180,134! -140,160 -96,132! -60,168 0,176 60,168 100,130! 150,162 200,128! 260,166", "#333d4e", 3
        )
    )
    return "".join(parts)


@ground("deep-wood")
def deep_wood() -> str:
    """Old trunks and green light between them."""
    parts = [sky("#0f2018", "#6f9a4a"), glow(0, 84, 150, "#e8f8a8", 0.7)]
    parts += [
        fill(curve(f"{x},-40! {x + 26},-40! {x + 96},240! {x + 20},240!"), "#f4ffc0", 0.12) for x in (-120, -30, 60)
    ]
    for x, wide, colour in (
        (-62, 16, "#3f6238"),
        (66, 14, "#3f6238"),
        (-116, 34, "#1f3524"),
        (114, 36, "#1f3524"),
        (-200, 40, "#1a2c1e"),
        (204, 40, "#1a2c1e"),
        (-160, 16, "#3f6238"),
        (158, 16, "#3f6238"),
    ):
        parts.append(
            paper(
                curve(band(f"{x},240 {x - 3},140 {x + 4},60 {x},-40", [wide * 1.4, wide, wide * 0.9, wide], 1)),
                colour,
                lift=1.6,
            )
        )
    parts.append(
        paper(
            curve(ragged("-260,-40! 260,-40! 260,16 180,30 90,12 0,20 -90,10 -180,30 -260,14", 8, 22, (0, 0.5))),
            "#16281a",
            lift=1.4,
        )
    )
    return "".join(parts) + earth("-260,180 -120,170 0,178 120,168 260,180", "#14241a", 3)


@ground("arena")
def arena() -> str:
    """Sand, a wall and the crowd above it."""
    parts = [sky("#2a1626", "#5a2c30"), glow(0, 60, 150, "#ff9d4a", 0.45)]
    for row, y in enumerate((22, 38, 54, 70)):
        parts += [
            fill(oval(x + (row % 2) * 9, y, 6, 7), ("#4a2430", "#8a4a44", "#3a1c2a", "#6b3438")[(x // 18 + row) % 4])
            for x in range(-256, 260, 18)
        ]
    parts += [
        line(f"M{x} 40V18", "#2a1420", 3.4) + tongue(x, 20, 0.5) + glow(x, 10, 26, "#ffb347", 0.7)
        for x in (-84, 86, -180, 182)
    ]
    parts.append(paper(box(-260, 84, 520, 66), "#5a3c3a", lift=2.4) + stones(92, 150, "#241418", 0.5))
    for x in (-200, -96, 96, 200):
        parts.append(paper(curve(f"{x - 22},150! {x - 22},116 {x},98 {x + 22},116 {x + 22},150!"), "#1c0f14", lift=0))
        parts.append("".join(line(f"M{x + dx} 106V150", "#8a8478", 2.6) for dx in (-12, 0, 12)))
    parts.append(glow(0, 100, 90, "#ffd9a0", 0.6))
    return "".join(parts) + earth("-260,146 0,142 260,146", "#c99a62", 2)


@ground("smoke-alley")
def smoke_alley() -> str:
    """Roofs at night, drowned in smoke."""
    parts = [
        sky("#231f36", "#8a83a4"),
        glow(0, 92, 120, "#f0e8fa", 0.85),
        paper(oval(0, 84, 58), "#d8cfe6", lift=0, fall=0.3),
    ]
    roofs = (
        "-260,120 -220,70! -180,112! -150,112! -150,60! -136,60! -136,112! -100,64! -60,116! 60,116! "
        "96,70! 132,112! 132,50! 146,50! 146,112! 190,66! 230,116! 260,90"
    )
    parts.append(earth(roofs, "#2c2840", 0))
    parts += [fill(box(x, y, 7, 9), "#ffcf7a", 0.9) for x, y in ((-104, 96), (98, 98), (-188, 100), (186, 100))]
    for outline, width, strength in (
        ("-120,210 -70,170 -104,130 -60,96 -92,56 -50,20", 26, 0.16),
        ("120,210 76,176 110,136 66,100 96,60 60,10", 28, 0.16),
        ("-30,210 10,180 -20,150", 30, 0.12),
    ):
        parts.append(wisp(outline, width, "#c8c0dc", strength))
    return "".join(parts)


@ground("banner-field")
def banner_field() -> str:
    """A great flag over a field of spears."""
    parts = [sky("#3f4f6a", "#d8a878"), glow(0, 100, 150, "#fff0cc", 0.7)]
    for x in range(-252, 260, 24):
        high = 96 + (x * 7) % 30
        parts.append(
            line(f"M{x} 200L{x + 6} {high}", "#3a3440", 2.6)
            + fill(curve(f"{x + 2},{high + 2}! {x + 7},{high - 14}! {x + 10},{high + 2}!"), "#3a3440")
        )
    parts.append(earth("-260,172 -120,164 0,170 120,162 260,172", "#5a4a44", 2))
    flag = "72,-12! 36,0 0,-16 -40,-4 -98,-16! -88,20 -106,52! -80,80 -98,114! -44,124 0,108 36,122 72,112!"
    parts.append(paper(curve(flag), "#2f4f6b", lift=3, edge=1.2))
    parts.append(paper(star(-8, 58, 60, 34, 16), "#e0b04a", lift=0.8, edge=0.8) + fill(oval(-8, 58, 30), "#f6d98a"))
    hem = "72,0! 36,12 0,-4 -40,8 -93,-4"
    parts.append(
        line(curve(hem, is_open=True), "#e0b04a", 3.4) + line(curve(moved(hem, 0, 100), is_open=True), "#e0b04a", 3.4)
    )
    parts.append(
        "".join(
            line(curve(f"{x},{8 + (x % 3) * 3} {x - 4},54 {x},{98 - (x % 2) * 6}", is_open=True), "#0f1c2c", 3, 0.3)
            for x in (40, 2, -38, -70)
        )
    )
    return "".join(parts)
