"""The Wildwood: beasts, things and places."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import earth, sky
from assets.art.hats.wilds import berries
from assets.art.kit import (
    band,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
    knots,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.registry import GROUNDS
from assets.art.shapes.beasts import teeth
from assets.art.shapes.dark import INK, embers, eyes_in_dark, half_dark, mist, spikes
from assets.art.shapes.hounds import hound_side
from assets.art.shapes.wilds import bee, drops, fern, fire_eye, leaf, leaves, rings, ripples, swarm, tuft, water


@BERSERK.picture("lindenleg-bear", -4, 78, 146)
def lindenleg_bear() -> str:
    """He comes upright, on one leg of linden and a birch crutch."""
    fur, dark, wood = "#6b442c", "#4a2e20", "#e0b878"
    parts = [GROUNDS["windfall"](), glow(0, 80, 100, "#d8fff0", 0.4)]
    parts.append(paper(curve(ragged("30,110 48,130 48,164 52,202! 14,202! 10,150", 4, 11, (0, 0.5))), dark, lift=2))
    parts.append(
        paper(curve("-42,134! -10,134! -16,206! -34,206!"), wood, lift=2, edge=1.2)
        + line("M-32 150L-29 202M-22 150L-23 202", shade(wood, 0.45), 2, 0.7)
        + "".join(paper(box(-43, y, 34, 7, 3), "#5a3820", lift=1) for y in (142, 153))
    )
    body = ragged("-46,66 -62,96 -56,124 -34,138 8,140 44,132 56,104 48,70 20,52 -20,52", 5, 12, (0, 0.6))
    parts.append(
        paper(curve(body), fur, lift=3, edge=1.4)
        + fill(curve("-20,90 4,82 22,94 24,116 4,128 -20,120"), tint(fur, 0.2), 0.6)
    )
    parts.append(
        paper(curve(ragged(band("44,76 72,98 78,128", [34, 30, 24], 3), 4, 10, (0.2, 0.5))), shade(fur, 0.16), lift=2)
    )
    crutch = (
        line("M-86 204L-72 96", "#3a342c", 9)
        + line("M-87 204L-73 96", "#f0ead6", 6.4)
        + line("M-83 190h5M-80 164h6M-78 138h6M-75 116h5", "#3a342c", 2)
    )
    parts.append(crutch + paper(box(-92, 90, 36, 9, 4), "#e0d6bc", lift=1.4))
    parts.append(
        paper(
            curve(ragged(band("-44,78 -66,82 -78,104", [34, 30, 26], 3), 4, 10, (-0.2, 0.4))), fur, lift=2.4, edge=1.2
        )
    )
    parts.append(
        spikes(
            [(-88, 110, 200), (-80, 114, 188), (-71, 114, 176), (70, 138, 176), (78, 138, 182), (86, 134, 190)],
            13,
            6,
            "#f1e6cc",
        )
    )
    for side in (-1, 1):
        parts.append(
            paper(oval(side * 33, 22, 13, 13), shade(fur, 0.1 if side > 0 else 0), lift=2, edge=1.1)
            + fill(oval(side * 33, 23, 7), "#3a2018", 0.8)
        )
    head = ragged(even("0,8 24,12 42,30 46,52 34,72 18,84 0,86"), 4, 10, (0, 0.5))
    parts.append(
        paper(curve(head), fur, lift=3, edge=1.4) + half_dark("4,10! 24,12 42,30 46,52 34,72 18,84 6,86! 10,50", 0.2)
    )
    parts.append(paper(curve(even("0,42 14,44 24,58 22,74 10,82 0,83")), tint(fur, 0.3), lift=1.6, edge=1))
    parts.append(
        paper(curve(even("0,44 10,45 12,52 5,58 0,59")), "#1c1216", lift=0.8)
        + fill(oval(-4, 47, 3, 1.6), "#ffffff", 0.5)
    )
    parts.append(
        fill(curve("-16,66! 0,62 16,66! 12,80 0,84 -12,80"), "#4a0f18")
        + teeth([(-10, 66), (10, 66)], 9, 5)
        + teeth([(-6, 82), (6, 82)], -6, 4)
    )
    for side in (-1, 1):
        brow = "6,36! 14,28 28,26! 24,34 14,38"
        parts.append(
            fire_eye(side * 18, 38, "#ffb02c", 4)
            + paper(curve(moved(brow, 0, -3) if side > 0 else flipped(moved(brow, 0, -3))), dark, lift=1)
        )
    return placed("".join(parts[2:]), 2, 2, 0, 0.94).join((parts[0] + parts[1], mist(184, "#9fe0d0", 0.35, 6)))


@BERSERK.picture("silver-stag", -2, 84, 170)
def silver_stag() -> str:
    """He has stopped between two leaps, his antlers full of light."""
    coat, horn = "#c8a078", "#e8f0f8"
    parts = [GROUNDS["wild-glade"](), glow(-16, 50, 110, "#ffffff", 0.75)]
    antler = (
        ("-6,72 -26,44 -34,14 -22,-18", [8, 7, 6, 2]), ("-26,44 -48,34 -56,14", [6, 5, 1.6]), ("-34,18 -56,2 -58,-18", [6, 4.4, 1.6]), ("-33,2 -16,-4 -8,-20", [5, 4, 1.6]),
        ("10,72 22,46 40,24 36,-14", [8, 7, 6, 2]), ("22,46 10,28 14,8", [6, 5, 1.6]), ("38,22 60,10 66,-12", [6, 4.4, 1.6]), ("38,4 24,-8 22,-24", [5, 4, 1.6]),
    )  # fmt: skip
    parts.append(paper("".join(curve(band(p, w, 3)) for p, w in antler), horn, lift=1.6, edge=1.2))
    parts.append(
        paper(curve("28,110 62,130 96,150 124,200! 128,250! 20,250! -4,220 0,170 8,130"), coat, lift=3, edge=1.3)
    )
    parts.append(
        paper(curve("-14,96 12,84 34,100 46,140 50,190 20,214 -6,190 -2,140"), tint(coat, 0.08), lift=2, edge=1.2)
    )
    mane = ragged("-16,120 8,128 30,150 34,190 16,216! -8,196 -10,156", 6, 12, (0, 0.8))
    parts.append(paper(curve(mane), "#f4ecd8", lift=1.6, edge=1))
    for side, ear in ((-1, "-12,76! -34,64 -56,66! -44,80 -22,86"), (1, "18,76! 38,62 60,62! 50,78 28,86")):
        parts.append(
            paper(curve(ear), shade(coat, 0.1 if side > 0 else 0), lift=1.6, edge=1)
            + fill(curve(moved(ear, 4 * -side + (0 if side < 0 else 8), 14, 0.8)), "#8a5c4a", 0.5)
        )
    face = "-8,70 14,70 22,86 16,108 2,132 -14,146 -30,142 -32,128 -22,104 -16,84"
    parts.append(
        paper(curve(face), coat, lift=2.4, edge=1.3) + half_dark("8,70! 14,70 22,86 16,108 2,132 -14,146! -4,110", 0.2)
    )
    parts.append(
        fill(curve("-32,130 -22,122 -12,126 -12,140 -24,145"), "#f4ecd8", 0.9)
        + paper(curve("-34,126 -26,120 -18,124 -22,133 -32,135"), "#2a1c1c", lift=0.8)
    )
    parts.append(
        fill(oval(-10, 94, 4.6, 5.4), INK)
        + fill(oval(-11.6, 92, 1.6), "#ffffff")
        + fill(oval(12, 92, 3.2, 4.6), INK)
        + fill(curve("-4,76 6,74 8,90 0,98"), "#f4ecd8", 0.8)
    )
    parts += [
        fill(oval(x, y, 3, 2.4), "#f8f0dc", 0.9)
        for x, y in ((58, 150), (76, 164), (60, 176), (90, 184), (74, 200), (102, 206))
    ]
    return (
        "".join(parts)
        + embers(14, "#ffffff", 200, 110)
        + fern(-92, 212, 60, 16, "#3f6a2c")
        + fern(84, 214, 44, -10, "#4f7a34")
    )


@BERSERK.picture("hollow-owl", 0, 92, 140)
def hollow_owl() -> str:
    """Two moons in a hollow; the rest is bark."""
    bark, down = "#5a4636", "#a87c4c"
    parts = [
        GROUNDS["windfall"](),
        paper(curve("-88,260! -76,150 -84,60 -70,-60! 74,-60! 80,50 76,150 92,260!"), bark, lift=3.4, edge=1.4),
    ]
    grain = (
        "-70,-20 -64,60 -72,150 -70,210",
        "-54,-30 -58,10 -50,40",
        "66,-20 70,60 62,150 70,210",
        "50,-30 56,6 48,34",
        "-30,176 -26,196 -32,220",
        "26,178 30,200 24,220",
        "4,184 0,204 6,220",
        "-20,-30 -16,-6 -22,16",
        "22,-30 18,-8 24,14",
    )
    parts += [line(curve(g, is_open=True), shade(bark, 0.5), 3, 0.7) for g in grain]
    parts.append(half_dark("20,-60! 74,-60! 80,50 76,150 92,260! 40,260! 50,100", 0.22))
    hole = "0,24 34,32 56,66 58,108 40,150 0,166 -40,150 -58,108 -56,66 -34,32"
    parts.append(
        paper(curve(moved(hole, 0, 0, 1)), tint(bark, 0.14), lift=1.6)
        + fill(curve(moved(hole, 0, 8.6, 0.91)), "#140d0c")
    )
    parts.append(
        paper(curve(ragged(even("0,86 22,84 42,100 44,132 24,156 0,160"), 4, 10, (0, 0.6))), shade(down, 0.35), lift=1)
    )
    parts += [
        line(f"M{x} {y}l-4 7M{x} {y}l4 7", "#e0bc84", 2.2, 0.6)
        for x, y in ((-22, 136), (0, 132), (22, 136), (-12, 146), (12, 146))
    ]
    tufts = both_tufts(down)
    for side in (-1, 1):
        parts.append(
            paper(
                curve(ragged(moved(even("0,-28 20,-22 28,0 20,22 0,28"), side * 22, 86), 3, 8, (0, 0.2))),
                tint(down, 0.1 if side < 0 else 0),
                lift=2,
                edge=1.1,
            )
        )
        parts.append(line(oval(side * 22, 86, 21), shade(down, 0.3), 2, 0.5))
        parts.append(
            glow(side * 22, 86, 34, "#ffb02c", 0.6)
            + fill(oval(side * 22, 86, 17), "#ff9d1c")
            + fill(oval(side * 22, 86, 14.4), "#ffc83a")
            + fill(oval(side * 22, 86, 8.6), INK)
            + fill(oval(side * 22 - 4, 81, 3.4), "#ffffff")
        )
    parts.append(tufts + paper(curve(even("0,88! 7,96 5,110 0,118!")), "#2a2024", lift=1.4, edge=1))
    moss = (
        (-70, 168, 1.1, -40),
        (-58, 174, 1, 10),
        (60, 164, 1.1, 40),
        (72, 174, 1, 80),
        (-76, 20, 1, -60),
        (76, 30, 1, 60),
    )
    return "".join(parts) + leaves(moss, "#6f9a4a")


def both_tufts(colour: str) -> str:
    """The brows of an owl that end in ears."""
    brow = "2,78! 14,64 34,56 56,34! 52,58 36,70 18,74"
    return paper(curve(flipped(brow)), colour, lift=1.8, edge=1.1) + paper(
        curve(brow), shade(colour, 0.16), lift=1.8, edge=1.1
    )


@BERSERK.picture("walking-hedge", 0, 104, 170)
def walking_hedge() -> str:
    """It wades the brook on its roots, with dog-roses in its hair."""
    green = "#4f7a34"
    parts = [
        GROUNDS["wild-glade"](),
        water(176, "#8fc0b0", "#4f8a84"),
        ripples(((-90, 184, 60), (10, 190, 70), (-160, 186, 40), (100, 184, 40)), "#ffffff", 0.7),
    ]
    for root in ("-56,140 -70,160 -64,190", "-24,146 -20,168 -34,194", "20,146 34,164 24,192", "56,140 76,152 84,186"):
        parts.append(paper(curve(band(root, [20, 14, 7])), "#6b4a30", lift=1.8))
    parts += [rings(x, y, 24, "#ffffff") for x, y in ((-64, 190), (-34, 194), (24, 192), (84, 186))]
    hedge = ragged(
        "-88,146 -94,96 -84,60 -56,40 -20,46 0,34 30,44 62,36 88,62 94,100 86,146 40,156 -40,156", 7, 14, (0, -0.1)
    )
    parts.append(paper(curve(hedge), green, lift=3.4, edge=1.4))
    spots = [
        (x, y, 0.9 + (i % 3) * 0.2, (i * 67) % 300 - 150)
        for i, (x, y) in enumerate(swarm(30, 0, 98, 78, 50))
        if not (abs(x) < 44 and 74 < y < 126)
    ]
    parts.append(leaves(spots, "#5f8a3a"))
    parts.append(fill(curve("-46,100 -30,78 0,72 30,78 46,100 30,124 0,130 -30,124"), "#16240f", 0.92))
    for side in (-1, 1):
        parts.append(fire_eye(side * 18, 96, "#e8ff5a", 6))
    parts.append(line("M-20 116L-12 110L-4 117L4 110L12 117L20 110", "#e8ff5a", 2.8, 0.85))
    for bramble in ("-90,120 -60,104 -50,70 -20,58", "90,118 64,100 54,66 26,54", "-70,146 -30,134 20,142 66,138"):
        parts.append(
            line(curve(bramble, is_open=True), "#7a3f2c", 4.4)
            + spikes(
                [(root.x, root.y, t) for root, t in zip(knots(bramble), (-40, 30, -60, 60), strict=True)],
                12,
                6,
                "#7a3f2c",
            )
        )
    for x, y in ((-66, 62), (58, 56), (74, 124), (-76, 128), (2, 48)):
        parts.append(
            "".join(paper(oval(*moved("0,-7", x, y, 1, t)[0][:2], 5.6), "#f4b8c4", lift=0.6) for t in range(0, 360, 72))
            + fill(oval(x, y, 3.4), "#f0c24a")
        )
    parts.append(berries(((-36, 56), (34, 140), (-20, 146), (84, 84), (-88, 92)), size=4))
    bird = (
        paper(curve("-12,0 -6,-10 6,-10 14,-2 26,-6! 16,6 2,8"), "#c2603c", lift=1.2)
        + fill(oval(-7, -5, 1.5), INK)
        + fill(curve("-12,-3! -20,-1! -11,1!"), "#e8b03a")
    )
    return "".join(parts) + placed(bird, 34, 34)


@BERSERK.picture("grey-sister", -10, 92, 150)
def grey_sister() -> str:
    """She looks round the birch; count the eyes behind her."""
    fur = "#c4ccd2"
    parts = [GROUNDS["windfall"]()]
    parts += [
        eyes_in_dark(x, y, "#e8f08a", g)
        for x, y, g in ((-76, 122, 0.9), (-48, 58, 0.7), (76, 62, 0.8), (-84, 40, 0.6), (60, 28, 0.6))
    ]
    wolf = placed(hound_side(fur, "#ffe04a", gape=6), 26, 104, 4, 0.86)
    white = paper(curve(ragged("18,156 36,160 52,180 60,220! 30,220! 14,186", 5, 10, (0, 0.7))), "#e8ecec", lift=1.2)
    trunk = paper(curve(band("92,250 96,120 90,-60", [54, 44, 42], 2)), "#dfe4d8", lift=3, edge=1.3) + fill(
        curve("104,-60! 112,-60 118,120 120,250! 100,250! 108,110"), INK, 0.22
    )
    marks = line("".join(f"M{74 + (y * 5) % 22} {y}h{8 + y % 8}" for y in range(2, 210, 21)), "#3a4038", 4, 0.8)
    snowdrops = tuft(-80, 208, 34, "#7fb09a") + tuft(-40, 210, 26, "#5f9a88")
    return "".join(parts) + wolf + white + trunk + marks + snowdrops + mist(182, "#9fe0d0", 0.4, 6)


@BERSERK.picture("hollow-bees", -8, 100, 150)
def hollow_bees() -> str:
    """The first one out of the hollow; the others are behind her."""
    parts = [GROUNDS["wild-glade"]()]
    parts.append(
        paper(curve(band("92,260 84,120 96,-60", [90, 78, 84], 2)), "#7a5a3a", lift=3, edge=1.3)
        + fill(curve("104,-60! 140,-60! 140,260! 112,260! 106,120"), INK, 0.26)
    )
    parts.append(
        fill(oval(78, 56, 17, 24), "#1c1008")
        + line(oval(78, 56, 18.4, 25.4), "#4a3018", 4)
        + glow(78, 56, 34, "#ffc84a", 0.6)
    )
    parts.append(paper(curve(band("78,78 76,98 79,112", [10, 7, 4])), "#f0b42c", lift=0.6))
    parts += [
        bee(x, y, g, t)
        for x, y, g, t in (
            (62, 42, 0.7, -20),
            (40, 28, 0.9, 10),
            (84, 24, 0.8, -30),
            (14, 22, 0.8, -6),
            (-30, 32, 1, 12),
            (66, 140, 1, -14),
            (-76, 60, 0.9, 4),
            (-84, 156, 1, -8),
            (30, 184, 0.9, 8),
            (-40, 190, 0.8, -4),
        )
    ]
    far_wing = fill(curve("0,70 -8,30 14,-4 34,10 30,50 16,74"), "#eaf6f8", 0.7)
    near_wing = paper(curve("16,76 30,34 66,20 84,42 66,74 32,88"), "#f2fafa", lift=1.4, edge=1) + line(
        "M22 78Q48 54 76 44M26 82Q50 70 70 68", "#a8c0c8", 2, 0.7
    )
    body = paper(curve("-26,92 -4,72 30,74 62,96 80,124! 50,138 14,138 -14,124"), "#f0b42c", lift=3, edge=1.5)
    bands = "".join(
        paper(curve(band(p, [12, 14, 11])), "#3a2418", lift=0.6)
        for p in ("14,74 8,104 14,138", "40,80 36,108 38,138", "62,98 56,116 56,136")
    )
    sting = paper(curve("76,120! 104,138! 72,130!"), "#2a1a14", lift=1)
    ruff = paper(
        curve(ragged("-34,84 -10,72 6,86 6,118 -14,130 -34,122", 5, 8, (-0.3, 0.1))), "#f8d88a", lift=2, edge=1.1
    )
    head = paper(curve("-66,104 -58,82 -36,78 -22,94 -24,118 -42,130 -60,122"), "#3a2418", lift=2.2, edge=1.2)
    eyes = (
        paper(oval(-52, 98, 11, 15), "#7a2f1c", lift=1)
        + fill(oval(-55, 93, 4, 5), "#ffd0a0", 0.9)
        + fill(curve("-66,86! -50,80 -36,88! -50,88"), "#1a0f0a")
    )
    feelers = line(curve("-46,80 -60,60 -78,58", is_open=True), "#2a1a14", 4) + line(
        curve("-38,78 -44,54 -60,44", is_open=True), "#2a1a14", 4
    )
    jaws = paper(curve("-62,118! -72,130! -54,128!"), "#8a5c34", lift=0.8) + paper(
        curve("-52,124! -56,138! -44,128!"), "#8a5c34", lift=0.8
    )
    legs = "".join(
        line(curve(p, is_open=True), "#2a1a14", 4.4)
        for p in ("-14,126 -26,146 -20,162", "6,134 0,154 10,168", "28,138 32,156 46,164")
    )
    hair = "".join(line(f"M{x} {y}l-5 -6", "#fff0c8", 2, 0.8) for x, y in ((-20, 84), (-10, 80), (-26, 96), (-6, 92)))
    return "".join(parts) + placed(
        far_wing + legs + sting + body + bands + near_wing + ruff + hair + jaws + head + eyes + feelers, -2, 4, 0, 1
    )


@BERSERK.picture("burdock-imp", -4, 98, 150)
def burdock_imp() -> str:
    """It hangs on a traveller's cloak by all its hooks."""
    burr, cloth = "#8a7a34", "#7a3a34"
    parts = [GROUNDS["wild-glade"]()]
    parts.append(paper(curve("-20,-60! 140,-60! 140,260! 30,260! 16,180 24,100 -4,40"), cloth, lift=3, edge=1.4))
    parts += [
        line(curve(f, is_open=True), shade(cloth, 0.5), 3, 0.6)
        for f in ("36,-40 44,60 38,160 50,230", "70,-40 78,70 72,180", "104,-40 104,90 110,220")
    ]
    parts.append(paper(curve(band("-16,-50 0,40 26,100 18,180 32,256", [12, 12, 12, 12, 12], 3)), "#dcab3e", lift=1))
    ball = "-14,52 22,58 40,88 34,124 4,144 -34,138 -56,110 -50,74"
    body = paper(curve(ragged(ball, 13, 10, (0.1, 0.1))), shade(burr, 0.25), lift=3, edge=1.2) + paper(
        curve(ragged(moved(ball, -1, 12, 0.88), 5, 9)), tint(burr, 0.08), lift=1.4, edge=1
    )
    crown = "".join(
        paper(
            curve(moved("-4,0 -5,-26 0,-38! 5,-26 4,0", -12 + i * 7, 56 + abs(i) * 2, 1, i * 15 - 4)),
            tint("#b04a9a", 0.1 * (i % 2)),
            lift=0.9,
        )
        for i in range(-3, 4)
    )
    horns = paper(curve("-44,70! -66,56 -70,34! -56,46 -36,58"), "#5a4a2a", lift=1.4) + paper(
        curve("22,62! 40,44 38,22! 30,40 12,52"), "#5a4a2a", lift=1.4
    )
    eyes = "".join(
        fill(oval(x, 92, 12, 13), "#2a2010")
        + fill(oval(x, 92, 10, 11), "#f8f0b0")
        + fill(oval(x - 3, 94, 4.6, 6), INK)
        + fill(oval(x - 5, 90, 2), "#ffffff")
        for x in (-32, 4)
    )
    brows = paper(curve("-50,80! -36,76 -20,86! -36,84"), "#4a3a1c", lift=0.8) + paper(
        curve("22,78! 8,74 -8,84! 8,84"), "#4a3a1c", lift=0.8
    )
    grin = fill(curve("-38,112! -14,118 16,108! 4,128 -18,132 -32,124"), "#3a1410") + teeth(
        [(-30, 114), (-18, 116), (-6, 116), (6, 112)], 6, 6
    )
    arms = "".join(
        paper(curve(band(p, [9, 7, 5])), "#6b5a2a", lift=1.4)
        for p in ("34,92 54,84 66,96", "26,124 48,136 62,128", "-54,112 -76,120 -88,108")
    )
    claws = "".join(
        line(f"M{x} {y}q{dx} {dy} {dx * 1.6:.0f} {dy * 0.4:.0f}", "#3a2c14", 3.4)
        for x, y, dx, dy in (
            (66, 96, 6, 6),
            (66, 94, 8, 0),
            (62, 128, 6, 6),
            (62, 126, 8, 0),
            (-88, 108, -6, -6),
            (-88, 108, -2, -9),
        )
    )
    feet = "".join(
        paper(curve(band(p, [9, 7, 5])), "#6b5a2a", lift=1.4) for p in ("-30,134 -36,156 -26,168", "0,140 6,160 22,160")
    )
    flung = "".join(
        paper(curve(ragged(oval_points(x, y, r), 5, 6)), burr, lift=1.2)
        + line(f"M{x + 14} {y - 4}l16 -4M{x + 14} {y + 6}l14 0", "#ffffff", 2, 0.7)
        for x, y, r in ((-84, 66, 8), (-72, 40, 6))
    )
    return "".join(parts) + feet + arms + crown + horns + body + eyes + brows + grin + claws + flung


def oval_points(x: float, y: float, radius: float) -> str:
    """Eight points of a circle."""
    return " ".join(f"{p.x:.1f},{p.y:.1f}" for t in range(0, 360, 45) for p in moved(f"0,{-radius}", x, y, 1, t))


@BERSERK.picture("fern-flower", 0, 96, 150)
def fern_flower() -> str:
    """The one night: it opens, and the whole wood looks on."""
    parts = [sky("#0c1430", "#1f4a4a"), glow(0, 92, 150, "#ff8a4a", 0.7), glow(0, 88, 70, "#ffe08a", 0.9)]
    for x, wide in ((-92, 26), (96, 28), (-170, 30), (172, 28), (-236, 30), (240, 30)):
        parts.append(
            paper(curve(band(f"{x},240 {x + 4},110 {x - 4},-40", [wide * 1.3, wide, wide], 1)), "#0a1020", lift=1)
        )
    parts += [
        eyes_in_dark(x, y, "#ffe08a", g)
        for x, y, g in ((-72, 44, 0.6), (70, 30, 0.6), (-90, 100, 0.5), (92, 84, 0.6), (-150, 60, 0.7), (150, 70, 0.7))
    ]
    parts.append(earth("-260,184 -100,172 0,178 100,172 260,184", "#0a1418", 2))
    for x, high, lean, tone in (
        (-66, 92, -40, "#1f5a3a"),
        (66, 92, 40, "#1a4f34"),
        (-36, 104, -22, "#2f7a44"),
        (38, 104, 24, "#286a3c"),
        (-100, 70, -30, "#184a30"),
        (100, 70, 30, "#184a30"),
    ):
        parts.append(fern(x * 0.5, 200, high, lean * 1.6, tone))
    parts.append(
        line("M0 196Q-4 150 0 104", "#7fd06a", 5) + leaf(0, 160, 1.1, -60, "#5fae4a") + leaf(0, 148, 1.1, 58, "#5fae4a")
    )
    for turn, tone, grow in (
        (-96, "#c2301f", 1.5),
        (96, "#b02a1c", 1.5),
        (-64, "#e04a24", 1.7),
        (64, "#d04020", 1.7),
        (-32, "#f46a2c", 1.8),
        (32, "#ec5c28", 1.8),
        (0, "#ff8a3a", 1.9),
    ):
        parts.append(
            paper(curve(moved("0,4! 11,-10 9,-26 0,-38! -9,-26 -11,-10", 0, 104, grow, turn)), tone, lift=1.6, edge=1.2)
        )
    for turn in (-48, -16, 16, 48):
        parts.append(
            paper(curve(moved("0,4! 8,-8 6,-20 0,-30! -6,-20 -8,-8", 0, 106, 1.2, turn)), "#ffc04a", lift=1, edge=1)
        )
    parts.append(glow(0, 92, 40, "#fff6c8", 0.95) + fill(oval(0, 98, 8), "#fffbe0"))
    parts += [
        line(f"M0 96L{x} {y}", "#fff0b0", 2.2, 0.9) + fill(oval(x, y, 3), "#fff6c8")
        for x, y in ((-20, 62), (-8, 54), (8, 54), (20, 62))
    ]
    return "".join(parts) + embers(26, "#ffd98a", 240, 150, 10)


@BERSERK.picture("trackless-thicket", 0, 108, 176)
def trackless_thicket() -> str:
    """Thorn over thorn, and one small gap with a light in it."""
    parts = [sky("#20383a", "#8fae6a"), glow(4, 112, 70, "#fff4b0", 0.95)]
    parts.append(fill(curve("-14,170! -18,120 4,88 26,118 24,170!"), "#fff0b8", 0.9))
    hare = paper(curve("-4,-18 -8,-34! -1,-28 2,-36! 4,-20 8,-12 6,0! -8,0 -8,-10"), "#5a4430", lift=0.6)
    parts.append(placed(hare, 4, 168, 0, 1))
    tangles = (
        ("-260,40 -150,70 -70,30 20,66 90,20 260,60", 17, "#2f4a34"), ("-260,120 -120,90 -40,150 10,74 80,60 260,110", 20, "#38563a"),
        ("-120,-40 -90,50 -60,110 -40,200", 24, "#24382a"), ("120,-40 84,40 60,120 66,210", 24, "#24382a"),
        ("-260,176 -130,140 -60,176 -10,186 60,176 140,140 260,172", 22, "#1c2e22"), ("-40,-40 -20,20 -50,70 -96,100 -110,180", 13, "#465f34"),
        ("40,-40 30,20 56,66 100,96 104,190", 13, "#465f34"), ("-90,10 -30,40 40,10 100,44", 11, "#5a3f2c"), ("-104,150 -50,120 -30,150 -20,200", 12, "#5a3f2c"), ("104,150 56,126 40,150 30,200", 12, "#5a3f2c"),
    )  # fmt: skip
    for path, width, tone in tangles:
        count = len(path.split())
        middle = band(path, [0.01] * count, 3)
        half = middle[: len(middle) // 2]
        thorns = "".join(
            curve(moved("-4,0! 0,-15! 4,0!", k.x, k.y, 1, 40 if i % 2 else 200))
            for i, k in enumerate(half)
            if i % 2 == 1
        )
        parts.append(
            paper(
                thorns + curve(band(path, [width * (1 if 0 < i < count - 1 else 0.7) for i in range(count)], 3)),
                tone,
                lift=2,
                edge=1,
            )
        )
    spots = [
        (x, y, 1.1, (i * 83) % 360)
        for i, (x, y) in enumerate(
            (
                (-84, 34),
                (-56, 92),
                (70, 40),
                (84, 108),
                (-96, 150),
                (92, 166),
                (-20, 28),
                (26, 34),
                (-64, 186),
                (58, 190),
                (-150, 60),
                (150, 60),
                (-190, 120),
                (190, 110),
            )
        )
    ]
    return (
        "".join(parts)
        + leaves(spots, "#7fa04a")
        + berries(((-70, 60), (60, 84), (-40, 176), (90, 70), (-92, 110)), "#5a2a6b", 4.4)
    )


@BERSERK.picture("antler-spear", 0, 92, 176)
def antler_spear() -> str:
    """A stag's gift, stuck in a mossy stump."""
    parts = [GROUNDS["windfall"](), glow(10, 70, 90, "#ffffff", 0.6)]
    parts.append(
        paper(curve("-62,240! -54,184 -46,162! 44,158! 54,184 66,240!"), "#6b4a30", lift=3, edge=1.3)
        + paper(oval(-1, 160, 45, 11), "#c89a64", lift=1, edge=1)
        + "".join(line(oval(-1, 160, r, r * 0.24), "#8a5c34", 1.8, 0.8) for r in (34, 23, 12))
    )
    spear = paper(curve(band("-6,170 -3,110 4,40", [9, 9, 8])), "#8a5c34", lift=2, edge=1) + "".join(
        line(f"M{-8 + i * 0.5} {118 - i * 7}l10 -4", "#f1e6cc", 2.6) for i in range(5)
    )
    horn = "#f1e4c8"
    tines = (
        ("4,48 6,14 0,-18 8,-46", [12, 12, 9, 1.6]),
        ("5,30 -14,18 -24,-4 -22,-24", [9, 8, 6, 1.4]),
        ("6,24 26,14 34,-8 30,-30", [9, 8, 6, 1.4]),
        ("4,44 -16,42 -34,26", [8, 6, 1.4]),
        ("6,44 26,44 42,26", [8, 6, 1.4]),
    )
    head = paper("".join(curve(band(p, w, 3)) for p, w in tines), horn, lift=2.4, edge=1.4)
    wrap = "".join(
        paper(box(-6 + i * 0.2, 46 + i * 6, 20, 6, 3), "#b3402c" if i % 2 else "#8c2f24", lift=0.8) for i in range(4)
    )
    feathers = "".join(
        paper(curve(moved("-6,0 -9,-20 0,-38! 9,-20 6,0", 8, 68, 1, t)), c, lift=1.2)
        + line(curve(moved("0,-2 0,-34", 8, 68, 1, t), is_open=True), "#5a4a3a", 1.4, 0.6)
        for t, c in ((150, "#f4ecd8"), (176, "#8fa8b0"), (200, "#e8c890"))
    )
    moss = ragged("-50,166 -30,158 -14,168 -20,186 -40,196 -56,186", 5, 9, (0, 0.6))
    return (
        "".join(parts)
        + placed(spear + feathers + head + wrap, 2, 46, 9, 0.92)
        + paper(curve(moss), "#7f9a3a", lift=1.6)
        + leaves(((30, 178, 1.1, 40), (40, 184, 1, 90)), "#7f9a3a")
        + "".join(
            paper(curve(moved("-12,2! -9,-8 0,-12 9,-8 12,2! 0,4", x, y, g)), "#d8643c", lift=0.9)
            + placed(line("M0 3v8", "#f1e6cc", 4), x, y, 0, g)
            for x, y, g in ((-30, 206, 1), (52, 210, 0.9))
        )
    )


@BERSERK.picture("birch-sap", -4, 104, 150)
def birch_sap() -> str:
    """A cut in spring, a groove of wood, a cup of bark."""
    parts = [sky("#2f6f80", "#9cc08a"), glow(-40, 96, 130, "#f8ffd8", 0.75)]
    for x in (-110, -76, -150, -210, 150, 210):
        parts.append(
            fill(curve(band(f"{x},240 {x + 3},110 {x - 2},-40", [11, 9, 8], 1)), "#d4dccc")
            + line(f"M{x - 3} 30h6M{x - 2} 80h6M{x - 4} 130h6", "#7a8478", 2, 0.7)
        )
    parts.append(
        earth("-260,178 -100,170 40,180 260,172", "#e4ece0", 0)
        + tuft(-90, 190, 26, "#6f9a4a")
        + tuft(-56, 196, 20, "#8fae5a")
    )
    trunk = paper(curve(band("58,260 50,110 62,-60", [112, 96, 100], 2)), "#f6f2e4", lift=3.4, edge=1.4)
    dark = fill(curve("84,-60! 112,-60 98,110 116,260! 84,260! 74,110"), INK, 0.18)
    marks = "".join(
        paper(curve(moved("-12,0! 0,-4 14,0! 0,4", x, y, g)), "#3a342c", lift=0)
        for x, y, g in (
            (34, 22, 1),
            (78, 40, 1.3),
            (30, 52, 0.8),
            (84, 130, 1.2),
            (40, 150, 0.9),
            (72, 186, 1.3),
            (60, 4, 0.9),
            (90, 88, 0.8),
        )
    )
    cut = fill(curve("22,84! 44,76 60,84! 44,92"), "#c88a4a") + fill(curve("28,84! 44,80 54,84! 44,88"), "#ffdc9a")
    spout = paper(curve("40,84! 4,92! -2,102! 4,104! 44,96!"), "#a8743c", lift=1.8, edge=1.1)
    cup = paper(curve("-36,132! 30,132! 22,188! -28,188!"), "#e8dcc0", lift=3, edge=1.4) + fill(
        curve("0,132! 30,132! 22,188! 4,188!"), INK, 0.14
    )
    lines = "".join(
        line(f"M{x} {y}h{w}", "#4a3c2c", 3, 0.8)
        for x, y, w in ((-24, 146, 12), (6, 156, 12), (-18, 170, 9), (8, 178, 8))
    )
    rim = (
        paper(oval(-3, 132, 33, 8), "#b8a27a", lift=1)
        + fill(oval(-3, 133, 28, 5.6), "#e8f8fa")
        + "".join(line(f"M{x} {136}l6 9M{x + 6} {136}l-6 9", "#8a5c34", 2.2) for x in (-30, 18))
    )
    sap = drops(((0, 114, 1.5),), "#d8f4fa") + line("M2 100v4", "#d8f4fa", 4) + rings(-1, 133, 18, "#9fc8d0", 2)
    wagtail = (
        paper(curve("-16,0 -10,-10 4,-12 14,-4 40,4! 14,8 -4,10"), "#e8ecf0", lift=1.4)
        + fill(curve("-12,-8 -4,-13 6,-10 2,-4 -8,-4"), "#3a3c44")
        + fill(oval(-10, -4, 1.6), INK)
        + fill(curve("-16,-2! -24,0! -15,2!"), "#3a3c44")
        + line("M-2 9v10M4 9v10", "#3a3c44", 2)
    )
    return (
        "".join(parts)
        + trunk
        + dark
        + marks
        + cut
        + spout
        + cup
        + lines
        + rim
        + sap
        + placed(wagtail, -72, 168)
        + leaves(((18, 30, 0.9, -50), (14, 20, 0.8, -90)), "#9ac04a")
    )
