"""What the Wildwood, Thunder Pass, the Wind Riders and the Black Fen hold, or stand before and behind."""

from __future__ import annotations

from assets.art.hats.wilds import berries
from assets.art.kit import (
    HALF,
    band,
    box,
    curve,
    even,
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
)
from assets.art.people.description import Portrait
from assets.art.people.hands import arm, cupped, finger, fingers, held, open_hand, palm, reach
from assets.art.registry import layer, prop
from assets.art.shapes.dark import EMBER, INK, embers, mist, tongue, wisp
from assets.art.shapes.west import rope_line, wheel
from assets.art.shapes.wilds import bee, bolt, drops, gust, leaf, leaves, lily, rings, stone, water

WOOD = "#6b4a30"


# Wildwood


@prop("root-staff")
def root_staff(skin: str, sleeve: str) -> str:
    """A staff that is still a root; a light lives in it."""
    staff = paper(curve(band("2,90 -3,40 3,0 -3,-50 4,-86", [8, 9, 8, 9, 7])), WOOD, lift=1.6)
    claws = "".join(
        paper(curve(band(p, [7, 5, 2])), WOOD, lift=1)
        for p in ("2,-80 -20,-98 -12,-124", "4,-80 24,-96 18,-124", "3,-84 -2,-104 4,-116")
    )
    light = glow(3, -108, 34, "#ffe88a", 0.95) + fill(oval(3, -108, 8), "#fff6c8")
    return held(staff + light + claws, 70, 164, skin, sleeve, turn=6)


@prop("rowan-bowl")
def rowan_bowl(skin: str, sleeve: str) -> str:
    """A bowl of berries in one hand, a sprig in the other."""
    bowl = paper(curve("-26,0! 26,0! 20,16 8,22 -8,22 -20,16"), "#8a5c34", lift=1.6, edge=1) + paper(
        oval(0, 0, 26, 6), "#5a3820", lift=0
    )
    heap = berries(((-16, -2), (-7, -5), (3, -4), (13, -3), (-11, -8), (0, -11), (9, -9), (19, 0)), size=4.6)
    sprig = line("M0 20Q-2 -20 6 -62", "#5a4426", 3.4) + leaves(
        ((-1, -6, 0.9, -66), (1, -14, 0.9, 62), (1, -28, 0.9, -60), (3, -36, 0.9, 58), (5, -54, 0.9, 8)), "#5f8a34"
    )
    fruit = berries(((12, -62), (20, -58), (14, -53), (6, -66), (22, -66)), size=4.4)
    return (
        cupped(-58, 176, skin, sleeve)
        + placed(bowl + heap, -58, 156)
        + held(sprig + fruit, 68, 162, skin, sleeve, turn=8)
    )


@prop("birch-before")
def birch_before(skin: str, sleeve: str) -> str:
    """A birch in front, and the hand that holds on to it."""
    trunk = paper(curve(band("72,250 76,120 70,-60", [58, 48, 46], 2)), "#f0ead6", lift=3, edge=1.3) + fill(
        curve("84,-60! 94,-60 100,120 102,250! 78,250! 86,110"), INK, 0.2
    )
    marks = line("".join(f"M{50 + (y * 7) % 30} {y}h{8 + y % 9}" for y in range(-4, 210, 19)), "#3a342c", 4, 0.85)
    grip = "".join(finger(46, 150 + i * 8, 66, 146 + i * 8.6, 8, skin) for i in range(4))
    return arm("20,240 26,196 40,166", [48, 40, 26], sleeve) + trunk + marks + grip


@prop("leafy-bough")
def leafy_bough(skin: str, sleeve: str) -> str:
    """The bough one sits on, and leaves around."""
    bough = paper(
        curve(band("-270,190 -120,196 0,186 110,194 270,176", [30, 34, 30, 24, 18], 3)), WOOD, lift=3, edge=1.2
    )
    twigs = "".join(
        paper(curve(band(p, [9, 6, 2])), shade(WOOD, 0.1), lift=1.2)
        for p in ("-90,190 -108,160 -100,130", "90,186 108,158 102,128")
    )
    places = [
        (-104, 132, 1.5, -30),
        (-100, 150, 1.4, 40),
        (-112, 160, 1.4, -60),
        (104, 130, 1.5, 30),
        (100, 150, 1.4, -44),
        (114, 160, 1.4, 60),
    ]
    places += [(x, 196, 1.3, t) for x, t in ((-74, 150), (-44, 200), (-12, 168), (28, 196), (58, 160), (84, 204))]
    above = [
        (x, y, 1.7, t)
        for x, y, t in (
            (-104, -4, 160),
            (-82, -10, 190),
            (-58, -8, 168),
            (104, -6, 196),
            (80, -12, 170),
            (54, -10, 192),
        )
    ]
    return bough + twigs + leaves(places, "#6f9a3a") + leaves(above, "#4f7a2c")


@prop("tangled-paths")
def tangled_paths(skin: str, sleeve: str) -> str:
    """A path, wound around two hands like yarn."""
    loops = (
        "-66,150 -30,120 10,178 60,136 72,160 20,196 -30,150 -70,170",
        "-70,164 -20,200 24,128 70,150",
        "-62,172 0,150 66,172",
    )
    paths = "".join(
        line(curve(p, is_open=True, roundness=1.4), "#4a3420", 11)
        + line(curve(p, is_open=True, roundness=1.4), "#d8b878", 7)
        for p in loops
    )
    steps = "".join(
        fill(oval(x, y, 2.6, 1.7), "#6b4a2c")
        for x, y in ((-34, 136), (-10, 150), (22, 168), (40, 150), (-20, 176), (4, 158))
    )
    hands = "".join(
        placed("".join(finger(s * 4, 10 - i * 8, s * -14, 4 - i * 9, 7.4, skin) for i in range(4)), s * 74, 158)
        for s in (-1, 1)
    )
    return (
        reach(-72, 158, sleeve)
        + reach(72, 158, sleeve)
        + palm(-74, 158, skin, 1.1)
        + palm(74, 158, skin, 1.1)
        + paths
        + steps
        + hands
    )


@prop("honeycomb")
def honeycomb(skin: str, sleeve: str) -> str:
    """A comb that drips, and bees that know him."""
    comb = paper(curve("-28,-24 0,-32 28,-26 34,0 26,26 0,32 -26,26 -34,0"), "#e8a42c", lift=1.8, edge=1.1)
    cells = "".join(
        fill(f"M{x} {y - 6}l5.4 3v6l-5.4 3l-5.4 -3v-6z", "#a8641a" if (x + y) % 2 else "#ffd36e")
        for row, y in enumerate((-17, -6, 5, 16))
        for x in (-18 + (row % 2) * 6, -6 + (row % 2) * 6, 6 + (row % 2) * 6, 17 + (row % 2) * 5)
    )
    honey = drops(((-14, 42, 1.5), (10, 48, 1.8)), "#f0b42c") + "".join(
        paper(curve(band(p, [8, 5])), "#f0b42c", lift=0.5) for p in ("-14,28 -14,38", "10,28 10,42")
    )
    swarm_ = (
        bee(-70, 40, 1, 12)
        + bee(78, 60, 1.1, -10)
        + bee(-84, 104, 0.9, -16)
        + bee(50, 20, 0.8, 8)
        + bee(-44, 16, 0.7, 0)
    )
    return cupped(62, 176, skin, sleeve) + placed(comb + cells + honey, 62, 144, -6) + swarm_


@layer("log-hive")
def log_hive(who: Portrait) -> str:
    """A hive in a hollow trunk behind the keeper."""
    trunk = paper(curve(band("-76,250 -72,110 -78,-60", [76, 64, 66], 2)), "#7a5a3a", lift=2.4, edge=1.2) + fill(
        curve("-60,-60! -46,-60 -42,110 -40,250! -58,250! -54,100"), INK, 0.24
    )
    hole = fill(oval(-76, 84, 13, 17), "#1c1008") + line(oval(-76, 84, 14, 18), "#4a3018", 3)
    grain = line("M-98 20V70M-92 120V190M-62 10V60M-64 118V180M-84 130V170", "#4a3420", 2.4, 0.6)
    roof = paper(curve("-126,34! -76,8! -24,34! -30,44! -76,24! -120,44!"), "#5a3c26", lift=2)
    return trunk + grain + hole + roof + glow(-76, 84, 26, "#ffc84a", 0.6)


# Thunder Pass


@prop("held-bolt")
def held_bolt(skin: str, sleeve: str) -> str:
    """A fist full of lightning."""
    forked = (
        bolt("66,146 84,104 62,98 88,52 70,46 96,-10", 7)
        + bolt("70,98 46,70 54,66 36,40", 4)
        + bolt("60,174 46,196 58,200 48,226", 6)
    )
    return (
        glow(72, 120, 80, "#c8e0ff", 0.75)
        + reach(64, 160, sleeve, 1.15)
        + palm(64, 160, skin, 1.2)
        + forked
        + fingers(64, 160, skin, 6, 1.2, -1)
    )


@prop("hush")
def hush(skin: str, sleeve: str) -> str:
    """A finger on the lips; snow hangs on the other hand."""
    lips = (
        arm("56,244 44,206 22,170", [52, 42, 28], sleeve)
        + paper(curve("2,150 14,142 28,148 32,164 20,174 6,168"), shade(skin, 0.06), lift=1.4)
        + "".join(paper(box(3 + i * 2, 150 + i * 6.6, 20, 7.4, 3.7), skin, lift=0.7, edge=0.6) for i in range(3))
        + finger(6, 152, 1, 116, 8, skin)
    )
    snow = glow(-64, 124, 46, "#ffffff", 0.8) + cupped(-66, 172, skin, sleeve)
    flakes = "".join(
        placed(line("M0 -11V11M-9.5 -5.5L9.5 5.5M9.5 -5.5L-9.5 5.5", "#ffffff", 2.4), x, y, t, g)
        for x, y, t, g in ((-66, 132, 10, 1.5), (-84, 98, 0, 0.9), (-50, 92, 20, 1), (-72, 62, 8, 0.8))
    )
    return lips + snow + flakes


@prop("stone-slab")
def stone_slab(skin: str, sleeve: str) -> str:
    """A slab of the old gate for a shield, a maul beside it."""
    shaft = paper(curve(band("0,80 0,0 0,-76", [8, 8, 8])), "#5a4030", lift=1.4)
    maul = (
        paper(curve("-26,-112! 22,-116! 28,-76! -22,-70!"), "#8d8884", lift=1.8, edge=1.2)
        + fill(curve("4,-115! 22,-116! 28,-76! 6,-73!"), INK, 0.25)
        + line("M-16 -102l8 8l-4 8", "#4a4644", 2, 0.8)
    )
    slab = paper(curve("-104,118! -60,106! -18,124! -14,180! -24,240! -104,240!"), "#98928e", lift=3, edge=1.4) + fill(
        curve("-44,114! -18,124! -14,180! -24,240! -48,240!"), INK, 0.2
    )
    rune = line("M-68 134V186M-68 134L-50 148L-68 160M-68 160L-48 182", "#4fb8c8", 4.4, 0.9) + glow(
        -62, 160, 34, "#7fe8f4", 0.4
    )
    return held(shaft + maul, 72, 160, skin, sleeve, turn=10, grow=1.1) + slab + rune


@layer("pikes-behind")
def pikes_behind(who: Portrait) -> str:
    """A wood of pikes."""
    parts = []
    for x, lean in ((-96, -8), (-74, 4), (-54, -3), (48, 6), (92, 10), (-150, -6), (146, 8)):
        parts.append(
            line(f"M{x} 210L{x + lean} 26", "#5a4030", 4.4)
            + paper(curve(moved("-5,6! 0,-24! 5,6!", x + lean, 24, 1, lean * 0.4)), "#c9d0d8", lift=1)
        )
    return "".join(parts)


@prop("pike")
def pike(skin: str, sleeve: str) -> str:
    """A pike that goes out of the picture at both ends, in two fists."""
    shaft = paper(curve(band("-110,226 0,150 128,62", [8, 8, 8])), "#8a5c34", lift=1.8)
    tip = paper(curve(moved("-8,10! 0,-40! 8,10! 0,16", 104, 76, 1, 55)), "#d4dae2", lift=1.6, edge=1.2)
    arms_ = arm("96,244 86,208 62,128", [48, 40, 28], sleeve) + arm("-92,250 -84,230 -46,196", [48, 40, 28], sleeve)
    return (
        arms_
        + palm(52, 116, skin, 1.05)
        + palm(-40, 180, skin, 1.05)
        + shaft
        + tip
        + fingers(52, 116, skin, 55, 1.05, -1)
        + fingers(-40, 180, skin, 55, 1.05, 1)
    )


@prop("whirled-sling")
def whirled_sling(skin: str, sleeve: str) -> str:
    """A sling on its way round, a stone in it."""
    round_ = line("M86 92A92 34 -8 1 0 -86 44", "#ffffff", 12, 0.16) + line(
        "M88 84A96 34 -8 0 0 -80 30", "#ffffff", 5, 0.3
    )
    cords = line("M74 108Q60 14 -72 26M74 108Q44 26 -66 38", "#6b4a2c", 3.4)
    pouch = paper(curve("-88,22 -74,16 -60,26 -62,40 -78,44 -90,36"), "#8a5c34", lift=1.6) + stone(
        -75, 38, 24, 20, "#a8a29c", 14
    )
    pebbles = (
        stone(-66, 196, 26, 20, "#98928c") + stone(-46, 200, 22, 16, "#8a847e") + stone(-84, 202, 22, 15, "#a8a29a")
    )
    return (
        round_
        + reach(74, 124, sleeve, 1.05)
        + palm(74, 122, skin, 1.1)
        + cords
        + pouch
        + fingers(74, 122, skin, -10, 1.1, -1)
        + pebbles
    )


@prop("pickaxe")
def pickaxe(skin: str, sleeve: str) -> str:
    """A pick over the shoulder, and ore that glitters."""
    shaft = paper(curve(band("0,84 0,0 0,-84", [8, 8, 8])), "#8a5c34", lift=1.6)
    head = paper(
        curve("-66,-60! -40,-82 0,-92 40,-82 66,-60! 40,-70 0,-76 -40,-70"), "#8d949e", lift=2, edge=1.2
    ) + paper(box(-9, -94, 18, 22, 3), "#5f6670", lift=1.2)
    return held(shaft + head, 64, 164, skin, sleeve, turn=14, grow=1.05)


@prop("ore-lump")
def ore_lump(skin: str, sleeve: str) -> str:
    """A lump of ore on the palm."""
    lump = stone(0, 12, 48, 40, "#6a6470") + "".join(
        fill(curve(moved("0,-6! 5,0! 0,6! -5,0!", x, y, g)), "#ffd86a")
        for x, y, g in ((-10, -8, 1.2), (6, -16, 1), (-2, 2, 0.8), (13, -4, 1))
    )
    return cupped(-60, 174, skin, sleeve) + glow(-60, 146, 34, "#ffe08a", 0.6) + placed(lump, -60, 150)


@prop("forge-hammer")
def forge_hammer(skin: str, sleeve: str) -> str:
    """White-hot iron on the anvil, the hammer above it."""
    anvil = paper(
        curve("-110,172! -96,160! 20,160! 30,172! 8,182! 0,204! 14,240! -96,240! -78,204! -86,184!"),
        "#3a3c46",
        lift=3,
        edge=1.4,
    )
    iron = (
        glow(-34, 154, 70, "#ffb04a", 0.95)
        + paper(curve("-92,150! 6,144! 10,158! -90,162!"), "#ffdc7a", lift=1, edge=1)
        + fill(curve("-92,150! -40,147! -40,160! -90,162!"), "#fff6d8", 0.8)
    )
    tool = (
        paper(curve(band("0,66 0,0 0,-46", [9, 9, 9])), "#7a5230", lift=1.6)
        + paper(curve("-34,-84! 30,-84! 32,-44! -34,-44!"), "#5f6670", lift=2, edge=1.3)
        + fill(box(-34, -52, 66, 9), "#ff9d3c", 0.75)
    )
    sparks = "".join(
        line(f"M{-34 + dx} {146 + dy}l{dx * 0.5:.0f} {dy * 0.5:.0f}", "#fff0b0", 2.6)
        for dx, dy in ((-44, -20), (-54, -34), (-60, -6), (40, -10), (-46, -52))
    )
    return anvil + iron + held(tool, 70, 128, skin, sleeve, turn=-24, grow=1.15) + sparks


# Wind Riders


@layer("four-winds")
def four_winds(who: Portrait) -> str:
    """Four winds behind a shoulder, each of its colour."""
    paths = (
        ("-110,150 -70,120 -96,80 -60,56 -84,20 -50,26", "#f4fafa"),
        ("110,150 72,116 98,78 62,50 88,14 56,20", "#ffe0a0"),
        ("-120,190 -84,170 -110,120 -90,96", "#8fd0f0"),
        ("120,190 86,168 112,122 92,98", "#f0a08a"),
    )
    return "".join(gust(p, c, 9, 0.35) + gust(p, c, 5, 0.95) for p, c in paths)


@prop("war-mace")
def war_mace(skin: str, sleeve: str) -> str:
    """A commander's mace with six flanges."""
    shaft = paper(curve(band("0,70 0,0 0,-66", [7, 7, 7])), "#8c1f22", lift=1.4)
    flanges = "".join(
        paper(
            curve(moved("0,-26! 14,-14 12,14 0,26!" if s > 0 else "0,-26! -14,-14 -12,14 0,26!", s * 3, -86)),
            shade("#dcab3e", 0.16 if s > 0 else 0),
            lift=1.4,
            edge=1,
        )
        for s in (-1, 1)
    )
    return held(
        shaft
        + flanges
        + paper(box(-3, -112, 6, 50, 3), "#f0cf6a", lift=1)
        + paper(oval(0, -116, 5), "#f0cf6a", lift=0.8),
        70,
        164,
        skin,
        sleeve,
        turn=8,
    )


@prop("sky-drum")
def sky_drum(skin: str, sleeve: str) -> str:
    """A drum with sun, horse and tree on it, and the beater in the air."""
    frame = paper(oval(-44, 164, 52), "#7a4a2a", lift=3, edge=1.3) + paper(
        oval(-44, 164, 45), "#e8d4a8", lift=0, edge=0
    )
    signs = fill(oval(-44, 140, 8), "#c2412d") + line(
        "M-44 126v-6M-32 130l4 -5M-56 130l-4 -5M-30 142h6M-64 142h6", "#c2412d", 2.6
    )
    signs += line("M-84 164H-4M-44 164V200M-44 176l-12 -8M-44 176l12 -8M-44 188l-12 -8M-44 188l12 -8", "#7a2f24", 2.8)
    signs += line(
        "M-78 182h16M-76 182v9M-64 182v9M-62 182l6 -6M-26 182h16M-24 182v9M-12 182v9M-26 182l-6 -6", "#7a2f24", 2.6
    )
    beater = paper(curve(band("0,34 0,-40", [6, 6])), "#8a5c34", lift=1.2) + paper(
        curve(ragged("-10,-40 -12,-62 0,-72 12,-62 10,-40", 3, 7)), "#f4ecd8", lift=1.4
    )
    waves_ = "".join(
        line(curve(f"{20 + d},{128 - d} {28 + d},150 {24 + d},{172 + d}", is_open=True), "#ffffff", 3, 0.8 - d * 0.03)
        for d in (0, 9)
    )
    ribbons = "".join(
        line(curve(f"{x},212 {x - 4},224 {x + 4},240", is_open=True), c, 4)
        for x, c in ((-64, "#2f6fa8"), (-50, "#e8c04a"), (-36, "#f4ecd8"))
    )
    return ribbons + frame + signs + waves_ + held(beater, 70, 148, skin, sleeve, turn=-26)


@prop("falcon-fist")
def falcon_fist(skin: str, sleeve: str) -> str:
    """A falcon on the glove."""
    glove = "#8a5c34"
    bird = (
        paper(curve("6,20! 20,52 14,66! 0,50"), "#4a4048", lift=1.2)
        + paper(curve("-16,20 -22,-8 -14,-30 4,-36 18,-22 22,6 14,40 4,52! -6,36"), "#e8dcc4", lift=2, edge=1.1)
        + "".join(line(f"M{x} {y}l4 5", "#6b5648", 2.2, 0.9) for x, y in ((-12, -2), (-4, 4), (-10, 10), (-2, 16), (-8, 22), (0, 28)))
        + paper(curve("6,-26 22,-16 28,14 22,50! 10,30 4,4"), "#5a6272", lift=1.4, edge=1)
        + paper(curve("-16,-24 -14,-42 0,-50 14,-42 14,-26 0,-18"), "#5a6272", lift=1.6, edge=1)
        + fill(curve("-14,-28 -6,-30 -4,-20 -12,-18"), "#f4ecd8")
        + paper(curve("-13,-36! -24,-34 -22,-24! -14,-28!"), "#e8b03a", lift=0.8)
        + fill(oval(-6, -37, 4.4), "#f0c24a") + fill(oval(-6.4, -37, 2.6), INK)
    )  # fmt: skip
    hand = reach(-66, 166, glove, 1.15) + palm(-66, 164, glove, 1.3) + fingers(-66, 164, glove, 0, 1.3, 1)
    jesses = line("M-70 152Q-88 170 -80 190", "#8c1f22", 3)
    return hand + placed(bird, -66, 100, 0, 1.15) + jesses


@layer("wagon-behind")
def wagon_behind(who: Portrait) -> str:
    """A covered wagon: home."""
    hood = paper(curve("-118,128! -116,60 -70,14 0,0 70,14 116,60 118,128!"), "#f1e6cc", lift=3, edge=1.3)
    ribs = "".join(
        line(curve(f"{x},128 {x * 0.9:.0f},60 {x * 0.3:.0f},8", is_open=True), "#b8a888", 2.6, 0.7)
        for x in (-80, -40, 40, 80)
    )
    hole = fill(curve("-46,128! -44,70 0,42 44,70 46,128!"), "#3a2a30") + glow(0, 100, 46, "#ffcf7a", 0.6)
    box_ = (
        paper(box(-126, 126, 252, 34, 3), "#a8542c", lift=2)
        + line("M-120 142H120", "#6b2f1c", 2.4)
        + "".join(line(f"M{x} 132q6 -5 12 0q-6 5 -12 0", "#f0c24a", 2.2) for x in range(-112, 100, 30))
    )
    return hood + ribs + hole + box_ + wheel(-84, 176, 36, "#a8692f", 8) + wheel(86, 176, 36, "#a8692f", 8)


@prop("cudgel-and-buckler")
def cudgel_and_buckler(skin: str, sleeve: str) -> str:
    """A spiked club, and a shield of hide with a sun on it."""
    club = paper(
        curve("-5,60! -6,0 -9,-50 -14,-90 0,-104 14,-90 9,-50 6,0 5,60!"), "#7a5230", lift=1.8, edge=1.1
    ) + "".join(
        paper(curve(moved("-3.4,0! 0,-11! 3.4,0!", x, y, 1, t)), "#c9d0d8", lift=0.6)
        for x, y, t in ((-13, -84, -70), (13, -84, 70), (-11, -66, -80), (11, -66, 80), (0, -101, 0))
    )
    board = paper(oval(-56, 176, 46), "#7a4a2a", lift=3, edge=1.3) + paper(
        oval(-56, 176, 39), "#3a6f8a", lift=0, edge=0
    )
    sun = "".join(
        fill(curve(moved("-4,-16! 0,-32! 4,-16!", -56, 176, 1, t)), "#f0c24a") for t in range(0, 360, 45)
    ) + paper(oval(-56, 176, 13), "#f0c24a", lift=1.2)
    return held(club, 72, 160, skin, sleeve, turn=12, grow=1.1) + board + sun


@prop("bunchuk")
def bunchuk(skin: str, sleeve: str) -> str:
    """A horse's tail on a pole with a golden ball."""
    pole = paper(curve(band("0,90 0,0 0,-112", [7, 7, 7])), "#8c2f24", lift=1.4) + "".join(
        line(f"M-3 {y}l6 -8", "#f0cf6a", 2.4) for y in range(-80, 60, 18)
    )
    tail = paper(
        curve(
            ragged(band("0,-108 -22,-110 -34,-84 -30,-46 -38,-6 -26,26", [8, 20, 28, 30, 24, 4], 3), 4, 10, (-0.5, 0.5))
        ),
        "#f4ecd8",
        lift=2,
        edge=1.2,
    )
    strands = "".join(
        line(curve(s, is_open=True), "#b8a480", 2.2, 0.7)
        for s in ("-12,-104 -26,-80 -24,-40 -30,0", "-16,-106 -36,-76 -34,-30 -38,6")
    )
    red = paper(
        curve(ragged(band("2,-108 14,-118 26,-116 36,-124", [7, 12, 11, 2], 3), 3, 9, (0.4, 0.4))), "#b3262b", lift=1.6
    )
    ball = paper(oval(0, -118, 10), "#f0c24a", lift=1.4, edge=1.1) + paper(
        curve("-4,-126! 0,-144! 4,-126!"), "#f0c24a", lift=0.8
    )
    return held(red + tail + strands + pole + ball, -58, 168, skin, sleeve, turn=-6)


# Black Fen


@prop("fen-hands")
def fen_hands(skin: str, sleeve: str) -> str:
    """Both palms open; the water climbs up to her, with lights in it."""
    hands = open_hand(-74, 150, skin, sleeve, turn=-14, thumb=1) + open_hand(74, 150, skin, sleeve, turn=14)
    pool = fade(f"M{-HALF} 178Q-60 170 0 178T{HALF} 176V260H{-HALF}z", "#3a5a34", "#0c1812") + rings(
        0, 184, 90, "#c8e07a"
    )
    lights = "".join(
        glow(x, y, 16, "#d8ff8a", 0.9) + fill(oval(x, y, 3), "#f8ffd8")
        for x, y in ((-74, 104), (76, 100), (-40, 172), (44, 170))
    )
    return hands + pool + lights + lily(-70, 192, 1.1, "#4f7a3a", "#f4e4ec") + lily(66, 196, 1.1, "#4f7a3a")


@prop("comb-and-song")
def comb_and_song(skin: str, sleeve: str) -> str:
    """A fishbone comb, and notes like bubbles."""
    comb = paper(curve("-30,-7! 30,-7! 34,2 30,7! -30,7! -34,0"), "#f1e8d0", lift=1.4, edge=1) + "".join(
        line(f"M{x} 6V28", "#f1e8d0", 3) for x in range(-27, 28, 6)
    )
    notes = "".join(
        placed(fill(oval(0, 0, 6, 4.6), "#f4ffd8") + line("M5 0V-24Q14 -20 15 -10", "#f4ffd8", 2.6), x, y, t, g)
        for x, y, t, g in ((60, 108, 8, 1), (80, 70, -8, 0.9), (52, 50, 10, 0.7))
    )
    bubbles = "".join(
        line(oval(x, y, r), "#e8fff0", 1.6, 0.85) for x, y, r in ((92, 110, 6), (70, 138, 4), (94, 44, 4.6))
    )
    return (
        reach(-70, 136, sleeve)
        + palm(-68, 134, skin)
        + placed(comb, -62, 116, -64)
        + fingers(-68, 134, skin, 20, 1, 1)
        + notes
        + bubbles
    )


@layer("bell-behind")
def bell_behind(who: Portrait) -> str:
    """A great green bell above the head."""
    bell = paper(curve(even("0,-66! 26,-60 34,-30 40,0 60,22! 0,30!")), "#6f8a5a", lift=3, edge=1.4) + fill(
        curve("4,-66! 26,-60 34,-30 40,0 60,22! 10,28! 14,-20"), INK, 0.24
    )
    hem = line("M-52 18Q0 32 52 18M-42 2Q0 12 42 2", "#3f5634", 3.4)
    return placed(bell + hem, 46, 40, -20, 0.92)


@prop("bell-rope")
def bell_rope(skin: str, sleeve: str) -> str:
    """Two hands pull on a wet rope."""
    rope = rope_line("M62 10Q58 90 62 240", "#a89a6a", 8)
    weed = leaf(64, 96, 0.9, 100, "#5f8a4a") + leaf(60, 214, 0.9, 240, "#5f8a4a")
    low = arm("96,250 90,224 72,196", [46, 38, 26], sleeve) + palm(62, 186, skin)
    high = arm("104,210 98,170 74,134", [44, 36, 26], sleeve) + palm(62, 126, skin)
    return low + high + rope + weed + fingers(62, 186, skin, 0, 1, -1) + fingers(62, 126, skin, 0, 1, -1)


@prop("henbane-jar")
def henbane_jar(skin: str, sleeve: str) -> str:
    """A pot about to be thrown; what is in it smokes."""
    pot = (
        paper(curve("-22,-14! 22,-14! 28,6 18,26 -18,26 -28,6"), "#7a4a34", lift=2, edge=1.1)
        + paper(box(-24, -20, 48, 9, 4), "#8f5a40", lift=1.2)
        + line("M-24 4q6 -6 12 0q6 6 12 0q6 -6 12 0q6 6 12 0", "#e8dc9a", 2.6)
    )
    smoke = wisp("0,-22 -14,-44 8,-64 -8,-90", 7, "#c8f06a", 0.7) + wisp("8,-22 20,-40 6,-56", 5, "#c8f06a", 0.6)
    flower = line("M0 44Q-4 0 2 -44", "#5a6a34", 3.4) + leaves(
        ((-1, 10, 1, -60), (-1, -6, 1, 58), (1, -24, 0.9, -56)), "#6f8a44"
    )
    bloom = "".join(
        paper(curve(moved("0,-10 8,-7 10,2 5,9 -5,9 -10,2 -8,-7", x, y)), "#e8dc9a", lift=0.9)
        + fill(oval(x, y, 3.4), "#5a1f4a")
        for x, y in ((2, -48), (13, -32), (-9, -34))
    )
    return (
        reach(66, 132, sleeve, 1.05)
        + glow(66, 70, 44, "#c8f06a", 0.6)
        + placed(smoke + pot, 66, 106, 10)
        + palm(66, 136, skin)
        + fingers(66, 136, skin, 0, 1.1, -1)
        + held(flower + bloom, -62, 176, skin, sleeve, turn=-10)
    )


@prop("leech-jar")
def leech_jar(skin: str, sleeve: str) -> str:
    """A jar of leeches, and one that is lifted out with tongs."""
    jar = fill(box(-30, -34, 60, 70, 12), "#cfe8dc", 0.5) + paper(box(-30, -8, 60, 44, 12), "#7fa08a", lift=0, edge=0)
    worms = "".join(
        line(curve(w, is_open=True), "#2a1420", 9) + line(curve(moved(w, -1, -2), is_open=True), "#6b3a44", 3.4)
        for w in ("-20,24 -8,12 2,22 14,14", "-18,4 -4,0 4,8", "10,30 20,22 18,6", "4,-2 14,-6 22,0")
    )
    rim = paper(box(-33, -42, 66, 11, 5), "#e4f0e8", lift=1.2) + fill(box(-24, -28, 7, 54, 3), "#ffffff", 0.6)
    one = line(curve("66,98 58,110 70,124 60,138 66,148", is_open=True), "#2a1420", 10) + line(
        curve("65,98 57,110 68,124 59,138", is_open=True), "#7a4450", 3.4
    )
    tongs = line("M84 176Q74 130 66 96M92 172Q86 128 70 94", "#c9d0d8", 4)
    return (
        cupped(-56, 192, skin, sleeve)
        + placed(jar + worms + rim, -56, 154, -4)
        + one
        + reach(88, 178, sleeve)
        + palm(86, 176, skin)
        + tongs
        + fingers(86, 176, skin, 10, 1, -1)
    )


@prop("choking-hands")
def choking_hands(skin: str, sleeve: str) -> str:
    """Two wet hands that reach for a throat; reeds before them."""
    hands = "".join(
        placed(
            "".join(
                finger(a, b, c, d, 8.4, skin)
                for a, b, c, d in (
                    (-12, -4, -26, -22),
                    (-4, -9, -11, -36),
                    (5, -9, 6, -37),
                    (13, -5, 22, -28),
                    (s * -14, 8, s * -30, 0),
                )
            )
            + paper(curve("-16,-8 0,-14 16,-8 18,10 10,22 -10,22 -18,10"), skin, lift=1.6, edge=0.9)
            + "".join(
                fill(curve(moved("-3.4,0! 0,-13! 3.4,0!", x, y, 1, t)), "#26301c")
                for x, y, t in ((-27, -23, -36), (-11, -37, -10), (6, -38, 2), (22, -29, 20))
            ),
            s * 50,
            160,
            s * -20,
            1.2,
        )
        for s in (-1, 1)
    )
    arms_ = arm("-100,244 -80,212 -54,182", [44, 36, 30], sleeve) + arm("100,244 80,212 54,182", [44, 36, 30], sleeve)
    stalks = "".join(
        line(curve(f"{x},240 {x + lean * 0.3:.0f},150 {x + lean},{top}", is_open=True), c, 5)
        for x, lean, top, c in (
            (-92, 10, 60, "#8a8a3a"),
            (-76, -8, 96, "#6a7034"),
            (-100, -6, 20, "#7a7a34"),
            (94, -10, 50, "#8a8a3a"),
            (78, 8, 92, "#6a7034"),
            (102, 4, 16, "#7a7a34"),
            (-20, 6, 170, "#8a8a3a"),
            (24, -8, 174, "#6a7034"),
        )
    )
    heads = "".join(
        placed(paper(box(-5, -20, 10, 34, 5), "#5a3820", lift=1.2), x, y, t)
        for x, y, t in ((-82, 62, 4), (84, 54, -4), (-106, 24, -2))
    )
    return arms_ + hands + stalks + heads


@prop("fog-below")
def fog_below(skin: str, sleeve: str) -> str:
    """One pale hand stretched out; below the waist there is only fog."""
    hand = open_hand(-66, 140, skin, sleeve, turn=-22, thumb=1)
    return (
        hand
        + fade(box(-HALF, 140, 2 * HALF, 100), "#eef2f2", "#f6f8f6", opacity=(0, 0.95))
        + mist(176, "#ffffff", 0.6, 7)
        + embers(10, "#ffffff", 200, 120, 20)
    )


@prop("shivers")
def shivers(skin: str, sleeve: str) -> str:
    """Arms around herself, and a chill around her."""
    under = arm("94,226 76,190 24,190 -34,180", [42, 36, 30, 24], shade(sleeve, 0.16))
    over = arm("-94,226 -76,184 -14,180 34,172", [42, 36, 29, 24], sleeve)
    grips = "".join(
        placed("".join(finger(0, i * 8, s * 14, i * 8 - 6, 7.4, skin) for i in range(4)), s * 46, 160) for s in (-1, 1)
    )
    chill = "".join(
        line(
            curve(f"{s * x},{y} {s * (x + 7)},{y + 12} {s * (x - 1)},{y + 24} {s * (x + 6)},{y + 36}", is_open=True),
            "#d8fff0",
            3,
            0.8,
        )
        for s in (-1, 1)
        for x, y in ((62, 84), (78, 70), (70, 22))
    )
    return under + over + grips + chill


@layer("spark-rain")
def spark_rain(who: Portrait) -> str:
    """Sparks behind a smith."""
    return embers(26, "#ffcf6a", 240, 150) + tongue(-84, 150, 1.4, EMBER) + tongue(88, 156, 1.2, EMBER)


@layer("cliff-echoes")
def cliff_echoes(who: Portrait) -> str:
    """Rings of sound that come back."""
    return "".join(line(oval(0, 92, r, r * 0.94), "#e8f4ff", 3.4, 0.75 - r * 0.004) for r in (58, 78, 100, 126))


def peat_wall() -> str:
    """Cut peat in layers; roots hang out of it."""
    bands = "".join(
        fill(f"M{-HALF} {y}Q-60 {y + 6} 0 {y}T{HALF} {y}V{y + 64}H{-HALF}z", c)
        for y, c in (
            (-10, "#4f6a34"),
            (8, "#5a3c22"),
            (44, "#46301c"),
            (84, "#3a2616"),
            (124, "#2e1e12"),
            (160, "#24170e"),
        )
    )
    roots = "".join(
        line(curve(r, is_open=True), "#7a5a3a", 3, 0.7)
        for r in ("-90,20 -84,60 -96,90", "88,16 80,50 92,84", "-40,14 -46,34 -38,50", "44,16 50,40 42,56")
    )
    return bands + roots + water(186, "#3a3018", "#140d08") + _sod()


def _sod() -> str:
    """A fringe of grass along the upper edge of the cut."""
    return line(
        "".join(f"M{x} 4q{(x * 7) % 9 - 4} -8 {(x * 5) % 13 - 6} -18" for x in range(-256, 257, 9)), "#7a9a44", 2.4, 0.9
    )


@layer("peat-bed")
def peat_bed(who: Portrait) -> str:
    """The wall of a peat cut, over everything that was behind."""
    return peat_wall()
