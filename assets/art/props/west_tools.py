"""Tools, weapons and loot in hands of the wild west."""

from __future__ import annotations

from assets.art.kit import (
    GOLD,
    band,
    box,
    curve,
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
    strokes,
    tint,
)
from assets.art.people.hands import arm, finger, fingers, grip, open_hand, palm, reach
from assets.art.registry import prop
from assets.art.shapes.cards import CREAM, RED
from assets.art.shapes.west import BRASS, coin, flame

IRON, WOOD = "#5d636e", "#8a5a34"
PURSE = "-7,-12! -14,-20 0,-17 14,-20 7,-12! 20,6 16,22 0,27 -16,22 -20,6"


def stick(outline: str, width: float = 7, tone: str = WOOD) -> str:
    """A shaft of wood."""
    return paper(curve(band(outline, [width] * len(outline.split()))), tone, lift=1.4)


@prop("crutch")
def crutch(skin: str, sleeve: str) -> str:
    """A crutch under the arm, its cross-piece bound with rags."""
    shaft = stick("-2,110 0,0 2,-58", 9)
    top = paper(curve(band("-24,-58 0,-66 26,-60", [15, 17, 15])), "#d8c9a6", lift=1.6, edge=1)
    wraps = strokes(("-16,-66 -12,-54", "-4,-70 -1,-57", "10,-70 12,-56"), "#8a7a58", 2, 0.7)
    return grip(shaft + top + wraps, 66, 168, skin, sleeve, turn=10)


@prop("mug-and-heart")
def mug_and_heart(skin: str, sleeve: str) -> str:
    """He would give a heart for a mug of beer."""
    half = "0,-5! -4,-11 -11,-9 -11,0 0,13! -3,6! 2,1! -3,-2!"
    heart = paper(curve(moved(half, -3, 0, 2.7)), "#d8302c", lift=1.6, edge=1.2)
    gone = line(curve(moved("0,-5! -3,-2! 2,1! -3,6! 0,13! 11,0 11,-9 4,-11", 5, 0, 2.7)), "#e86a5a", 2.4, 0.9)
    mug = (
        line(curve("18,-40 36,-36 34,-6 18,-4", is_open=True), "#c9cdd2", 6)
        + paper(box(-20, -48, 40, 56, 5), "#e6a83c", lift=1.8, edge=1.2)
        + line("M-9 -38V2M3 -38V2", "#fff3c0", 3, 0.5)
        + paper(curve("-24,-44 -20,-62 -6,-58 4,-68 16,-60 25,-54 24,-42 10,-38 0,-44 -12,-38"), "#fbf5e6", lift=1.4)
    )
    return grip(placed(heart + gone, 0, -38), -60, 152, skin, sleeve, turn=-8) + grip(
        mug, 62, 160, skin, sleeve, turn=6
    )


@prop("machete")
def machete(skin: str, sleeve: str) -> str:
    """A broad blade, raised."""
    blade = paper(curve("-8,-20! -10,-60 -16,-96 -2,-112! 14,-92 12,-52 8,-20!"), "#b9c0c8", lift=1.8, edge=1.2)
    dark = fill(curve("2,-20! 4,-70 4,-108! 14,-92 12,-52 8,-20!"), "#3b3f48", 0.32)
    hilt = paper(box(-12, -24, 24, 8, 3), BRASS, lift=1) + paper(box(-5, -18, 10, 34, 3), "#4a2c20", lift=1)
    return grip(
        blade + dark + hilt + line("M-9 -58l5 2M-12 -78l5 1", "#5a5f68", 2, 0.6), 64, 148, skin, sleeve, turn=14
    )


@prop("loot")
def loot(skin: str, sleeve: str) -> str:
    """A sack on his back; a candlestick and a clock look out."""
    body = paper(curve("30,236! 34,170 40,112 60,84 86,74 112,84 128,130 130,236!"), "#b08d5c", lift=2.8, edge=1.3)
    seams = strokes(("62,92 58,130 50,170", "84,86 84,130 80,180", "104,92 108,130 110,180"), "#6b4f2c", 2, 0.5)
    patch = paper(curve("72,130! 96,126! 98,150! 74,154!"), "#8a6a44", lift=0.8)
    branches = line("M58 84V34M42 36Q42 56 58 58Q74 56 74 36", GOLD, 5)
    cups = "".join(paper(box(x - 6, 26, 12, 9, 2), tint(GOLD, 0.2), lift=1) for x in (42, 58, 74))
    candles = "".join(paper(box(x - 3, 10, 6, 17, 1.6), CREAM, lift=0.7) for x in (42, 58, 74))
    clock = (
        paper(box(88, 40, 36, 52, 8), "#8a3a24", lift=2, edge=1)
        + paper(oval(106, 60, 13), CREAM, lift=0.8)
        + line("M106 60V51M106 60l6 4", "#3a2420", 2.4)
    )
    rope = paper(curve(band("48,104 76,90 108,100", [9, 9, 9])), "#7a5a34", lift=1)
    hand = placed(palm(0, 0, skin, 0.85) + fingers(0, 0, skin, 0, 0.9), 44, 128, 30)
    return clock + branches + cups + candles + body + seams + patch + rope + reach(40, 150, sleeve, 0.9, 4) + hand


@prop("rifle-and-ducks")
def rifle_and_ducks(skin: str, sleeve: str) -> str:
    """A rifle over the shoulder, with the day's bag hanging from it."""
    barrel = paper(curve("-4,-120! 4,-120! 5,-30! -5,-30!"), IRON, lift=1.4, edge=1)
    stock = paper(curve("-7,-40! 7,-40! 9,20 12,70! -8,70! -8,10"), "#7a4a2a", lift=1.4)

    def duck(x: float, y: float, turn: float) -> str:
        body = paper(curve("0,-8 10,0 13,22 6,42! -6,42! -12,22 -9,0"), "#6b5a48", lift=1.4, edge=0.9)
        wing = paper(curve("-12,8 -20,24 -12,36! -4,18"), "#8a7660", lift=0.8)
        neck = paper(curve(band("0,40 2,54 -2,62", [9, 8, 10])), "#2f6f4a", lift=1) + paper(
            oval(-2, 66, 7), "#2f6f4a", lift=0.9
        )
        bill = paper(curve("-3,71! 4,70! 1,81! -4,80!"), "#e0a83c", lift=0.6)
        return placed(
            line("M0 -8V-26", "#efe2c6", 2) + body + wing + neck + bill + fill(oval(-4, 65, 1.4), "#1a1218"), x, y, turn
        )

    return grip(barrel + stock + placed(duck(22, -74, -18) + duck(40, -62, -14), 0, 0), 52, 150, skin, sleeve, turn=16)


@prop("stolen-watch")
def stolen_watch(skin: str, sleeve: str) -> str:
    """A watch on a chain, between two fingers: it was yours."""
    chain = "".join(line(oval(58 - i * 1.2, 116 + i * 8, 2.8, 4), GOLD, 2) for i in range(5))
    case = paper(oval(52, 172, 20), GOLD, lift=2.2, edge=1.4) + paper(oval(52, 172, 15.5), CREAM, lift=0, edge=0)
    face = line("M52 172V161M52 172l7 5", "#3a2420", 2.4) + paper(box(48, 148, 8, 8, 2), shade(GOLD, 0.2), lift=0.7)
    hand = palm(66, 104, skin, 0.9) + finger(58, 104, 54, 116, 8, skin) + finger(66, 106, 60, 118, 8, skin)
    curled = "".join(paper(box(62, 92 + i * 6.6, 19, 7.2, 3.6), skin, lift=0.7, edge=0.6) for i in range(3))
    sleeve_ = arm("104,270 100,160 74,112", [50, 40, 26], sleeve)
    return placed(sleeve_ + chain + hand + curled + case + face + glow(52, 166, 30, "#fff3b0", 0.35), 6, -26)


@prop("iron-magnet")
def iron_magnet(skin: str, sleeve: str) -> str:
    """Horseshoe, key and nails fly into a magnet."""
    arch = "M-21 -76V-44A21 21 0 0 0 21 -44V-76"
    shape = line(arch, "#6b1418", 21) + line(arch, "#d8302c", 17) + fill(box(-29.5, -88, 17, 19), "#eef0f2")
    shape += fill(box(12.5, -88, 17, 19), "#c4c9d0")
    pull = line("M50 60l-2 -9M74 58l1 -10M96 66l6 -8M36 70l-7 -6", "#fff3a0", 3.6, 0.95)
    shoe = placed(
        line("M-15 14Q-22 -18 0 -20Q22 -18 15 14", "#22262e", 10)
        + line("M-15 14Q-22 -18 0 -20Q22 -18 15 14", "#8d949e", 7),
        40,
        34,
        -24,
    )
    key = placed(line(oval(0, -14, 8), "#a9b0ba", 5) + line("M0 -6V18M0 10h9M0 18h8", "#a9b0ba", 5), 88, 32, 28)
    nails = "".join(
        placed(line("M0 -9V9M-4 -9h8", "#7d8590", 3), x, y, t)
        for x, y, t in ((64, 30, 10), (22, 58, -40), (108, 62, 50))
    )
    return pull + shoe + key + nails + grip(placed(shape, 0, 6), 60, 154, skin, sleeve, turn=7)


@prop("broom-and-bottles")
def broom_and_bottles(skin: str, sleeve: str) -> str:
    """A broom, and bottles it has swept away."""
    shaft = stick("-4,80 0,0 3,-60", 7, "#a8743f")
    twigs = paper(curve(ragged("-10,-56 14,-56 26,-92 20,-114 -12,-114 -20,-92", 4, 8, (0, -1))), "#e0b85a", lift=1.8)
    tie = "".join(paper(box(-12, y, 26, 6, 2), RED, lift=0.7) for y in (-62, -74))
    bottle = "-4,-30! 4,-30! 4,-16 11,-6 11,24! -11,24! -11,-6 -4,-16"
    away = "".join(
        placed(
            paper(curve(bottle), tone, lift=1.6, edge=1) + paper(box(-10, 0, 20, 13, 1), CREAM, lift=0.5),
            x,
            y,
            turn,
            1.1,
        )
        for x, y, turn, tone in ((-72, 60, -48, "#4f7a4a"), (-90, 118, 30, "#8a4a1e"), (-58, 22, 70, "#5f8fa0"))
    )
    return (
        away
        + line("M-40 150Q-62 108 -48 66", CREAM, 3, 0.6)
        + grip(shaft + twigs + tie, 60, 144, skin, sleeve, turn=12)
    )


@prop("guitar")
def guitar(skin: str, sleeve: str) -> str:
    """A guitar held across the chest."""
    neck = paper(box(-8, -104, 16, 92, 3), "#4a2c20", lift=1.8) + paper(box(-12, -128, 24, 28, 4), "#6b3a22", lift=1.6)
    pegs = "".join(fill(oval(s * 15, y, 3), "#f1e8d6") for s in (-1, 1) for y in (-121, -112, -104))
    body = paper(
        curve("0,-24 22,-22 30,-6 23,10 34,30 26,54 0,62 -26,54 -34,30 -23,10 -30,-6 -22,-22"),
        "#d98a3c",
        lift=2.6,
        edge=1.4,
    )
    rim = line(oval(0, 20, 15.5), "#7a3a1e", 3)
    strings = "".join(line(f"M{x} -100V40", "#f6ecd2", 1.1, 0.9) for x in (-4.5, -1.5, 1.5, 4.5))
    drawn = (
        neck
        + pegs
        + body
        + fill(oval(0, 20, 13), "#2a1410")
        + rim
        + paper(box(-14, 38, 28, 7, 2), "#4a2c20", lift=0.8)
        + strings
    )
    left = arm("92,236 92,196 70,150", [46, 38, 25], sleeve) + palm(66, 134, skin, 0.92)
    right = arm("-100,236 -86,206 -36,196", [50, 42, 28], sleeve)
    hand = paper(curve("-40,184 -22,180 -10,188 -12,202 -30,208 -42,202"), skin, lift=1.4) + "".join(
        finger(-14, 188 + i * 5, -1 + i, 190 + i * 6, 6.6, skin) for i in range(3)
    )
    return left + placed(drawn, -4, 184, 54) + fingers(66, 136, skin, 54, 0.92, 1) + right + hand


@prop("long-rifle")
def long_rifle(skin: str, sleeve: str) -> str:
    """A long rifle, held upright before him in both hands."""
    barrel = paper(curve("-4.6,-150! 4.6,-150! 5,-20! -5,-20!"), IRON, lift=1.6, edge=1)
    wood = paper(curve("-7,-70! 7,-70! 8,-8 14,40 16,92! -10,92! -8,20 -8,-8"), "#9a5a2c", lift=1.6, edge=1)
    lock = paper(curve("6,-16 18,-20 20,-12 10,-6"), "#8d949e", lift=1) + line("M4 -2q12 2 10 16", IRON, 3)
    bands = "".join(paper(box(-8, y, 16, 6, 2), BRASS, lift=0.7) for y in (-66, -40))
    second = arm("20,240 34,206 46,184", [44, 34, 24], sleeve) + palm(52, 178, skin, 0.9)
    return second + grip(barrel + wood + lock + bands, 58, 130, skin, sleeve, turn=8) + fingers(52, 180, skin, 8, 0.95)


@prop("horseshoe")
def horseshoe(skin: str, sleeve: str) -> str:
    """A golden horseshoe, with all the luck in it."""
    arch = "M-21 -14Q-33 -66 0 -70Q33 -66 21 -14"
    shoe = line(arch, shade(GOLD, 0.5), 19) + line(arch, GOLD, 15) + line(arch, tint(GOLD, 0.45), 4, 0.7)
    holes = "".join(
        fill(oval(x, y, 2.3), "#5a3410") for x, y in ((-25, -30), (-20, -52), (20, -52), (25, -30), (0, -66))
    )
    shine = glow(62, 100, 60, "#fff3b0", 0.8)
    stars = "".join(fill(star(x, y, r, r * 0.3, 4), "#fff8d8") for x, y, r in ((28, 70, 9), (98, 92, 7), (70, 44, 6)))
    return shine + grip(shoe + holes, 62, 152, skin, sleeve, turn=8) + stars


@prop("whip")
def whip(skin: str, sleeve: str) -> str:
    """A whip cracks above her head."""
    lash = "62,120 70,76 100,30 60,2 -10,10 -62,30 -92,16"
    cord = paper(curve(band(lash, [8, 7, 6, 5, 4, 3, 2])), "#6b3a22", lift=1.8, edge=0.9)
    crack = fill(star(-92, 16, 13, 5, 8, 10), "#fff3b0") + line("M-104 2l-8 -8M-108 22l-10 4M-92 -2V-12", "#fff3b0", 3)
    handle = paper(box(-6, -24, 12, 52, 4), "#3a2420", lift=1.2) + "".join(
        line(f"M-6 {y}l12 -5", BRASS, 2.4) for y in (-12, 2, 16)
    )
    return cord + crack + grip(handle, 62, 146, skin, sleeve, turn=6)


@prop("lit-dynamite")
def lit_dynamite(skin: str, sleeve: str) -> str:
    """A stick of dynamite with a short fuse."""
    roll = paper(box(-12, -62, 24, 80, 4), "#c2302a", lift=1.8, edge=1.2) + fill(box(-12, -26, 24, 10), "#f1e2bd")
    fuse = line("M0 -62Q-4 -80 10 -86", "#3a2a20", 3.4)
    fire = (
        glow(10, -90, 34, "#ffcf5a", 0.95)
        + fill(star(10, -90, 17, 6, 9, 12), "#ffd75a")
        + fill(star(10, -90, 9, 3.4, 9, 30), "#fffbe6")
    )
    return grip(roll + fuse + fire, 62, 156, skin, sleeve, turn=8)


@prop("pot-of-gold")
def pot_of_gold(skin: str, sleeve: str) -> str:
    """A pot, full to the brim."""
    heap = "".join(
        coin(x, y, 8.4) for x, y in ((-30, 152), (-12, 146), (8, 143), (28, 150), (-22, 142), (16, 136), (-2, 134))
    )
    pot = paper(curve("-50,154! 50,154! 58,178 46,214 0,226 -46,214 -58,178"), "#3a3440", lift=3, edge=1.4)
    rim = paper(curve("-56,150 0,142 56,150 54,162 0,168 -54,162"), "#4d4654", lift=1.6, edge=1)
    hands = "".join(
        arm(f"{s * 104},236 {s * 92},210 {s * 62},188", [46, 38, 26], sleeve)
        + placed(fingers(0, 0, skin, s * 70, 1, s), s * 54, 184)
        for s in (-1, 1)
    )
    return glow(0, 136, 70, "#fff0a0", 0.9) + heap + pot + rim + hands + fill(star(-34, 138, 8, 2.4, 4), "#fffbe6")


@prop("medicine")
def medicine(skin: str, sleeve: str) -> str:
    """A bottle of the cure for everything, and a spoon of it."""
    glass = paper(curve("-5,-58! 5,-58! 5,-40 18,-28 18,22! -18,22! -18,-28 -5,-40"), "#7aa04a", lift=1.8, edge=1.1)
    label = paper(box(-16, -18, 32, 28, 2), CREAM, lift=0.6) + line("M0 -13V5M-9 -4H9", "#c2302a", 5.4)
    cork = paper(box(-6, -68, 12, 12, 2), "#a8743f", lift=0.8)
    spoon = (
        line("M0 10V-30", "#c9cdd2", 4)
        + paper(oval(0, -42, 10, 13), "#c9cdd2", lift=1.2)
        + fill(oval(0, -43, 7, 9), "#b8e04a")
    )
    return grip(glass + label + cork, 62, 156, skin, sleeve, turn=8) + grip(spoon, -66, 150, skin, sleeve, turn=-14)


@prop("long-gloves")
def long_gloves(skin: str, sleeve: str) -> str:
    """Long gloves, and nothing in either hand."""
    glove = "#f4ecdc"
    return open_hand(-66, 138, glove, glove, turn=-16, grow=0.9, thumb=1) + open_hand(
        66, 138, glove, glove, turn=16, grow=0.9
    )


@prop("candle")
def candle(skin: str, sleeve: str) -> str:
    """A candle for the dead, who is not."""
    wax = paper(curve("-9,-52! 9,-54! 9,16! -9,16!"), CREAM, lift=1.4, edge=1) + paper(
        curve("-9,-46 -12,-30 -8,-24! -5,-40"), tint(CREAM, 0.4), lift=0.6
    )
    fire = glow(0, -70, 50, "#ffd36e", 0.9) + placed(flame(0, 0, 0.6), 0, -52)
    return grip(wax + fire, 62, 158, skin, sleeve, turn=4)


@prop("purses")
def purses(skin: str, sleeve: str) -> str:
    """Hands from all sides offer him money."""
    parts = []
    for x, y, tone, cloth, sack in (
        (-74, 138, "#f0bf98", "#3f6b63", "#8a5a34"),
        (74, 138, "#9a633e", "#8a4a2c", "#5a6b3a"),
        (-30, 178, "#d2925f", "#5a4a7a", "#7a3a44"),
        (32, 178, "#eaa684", "#3f5f8a", "#a8743f"),
    ):
        s = 1 if x > 0 else -1
        parts.append(paper(curve(band(f"{x + s * 46},{y + 84} {x + s * 14},{y + 30}", [30, 24])), cloth, lift=1.6))
        purse = paper(curve(PURSE), sack, lift=1.6, edge=1) + line("M-8 -12H8", GOLD, 3.4)
        parts.append(placed(purse, x, y - 6, s * -8, 1.1) + coin(x - 7, y - 30, 6) + coin(x + 6, y - 34, 6))
        parts.append(fingers(x + s * 5, y + 16, tone, -s * 14, 0.86, -s))
    return "".join(parts)


@prop("caught-hat")
def caught_hat(skin: str, sleeve: str) -> str:
    """A loop overhead, with somebody's hat in it."""
    rope = "#e6c78a"
    loop = oval(-14, 34, 66, 24)
    strand = line(loop, shade(rope, 0.45), 8) + line(loop, rope, 5.4)
    hat = paper(curve("-88,40 -72,34 -72,14 -56,8 -42,14 -40,34 -24,40 -56,48"), "#4a3a44", lift=2, edge=1.2)
    line_ = line(curve("46,46 66,84 62,146", is_open=True), shade(rope, 0.45), 8) + line(
        curve("46,46 66,84 62,146", is_open=True), rope, 5.4
    )
    return strand + hat + line_ + reach(62, 150, sleeve) + palm(62, 150, skin) + fingers(62, 150, skin)


@prop("bell-and-gifts")
def bell_and_gifts(skin: str, sleeve: str) -> str:
    """A sack of presents and a bell that rings."""
    gifts = "".join(
        placed(
            paper(box(-15, -15, 30, 30, 2), tone, lift=1.4, edge=1) + line("M0 -15V15M-15 0H15", CREAM, 5), x, y, turn
        )
        for x, y, turn, tone in ((-92, 120, -18, "#2f7a4a"), (-66, 108, 8, "#b3262b"), (-46, 124, 26, "#2f5fa0"))
    )
    sack = paper(curve("-112,236! -114,174 -100,142 -70,132 -44,142 -32,172 -30,236!"), "#8a6a44", lift=2.6, edge=1.2)
    tie = paper(curve(band("-104,148 -70,140 -40,150", [9, 9, 9])), RED, lift=1)
    bell = (
        paper(curve("0,-74 14,-68 20,-40 30,-24! -30,-24! -20,-40 -14,-68"), GOLD, lift=2, edge=1.3)
        + paper(oval(0, -22, 7), shade(GOLD, 0.4), lift=0.8)
        + line("M-40 -60q-8 12 -2 26M40 -60q8 12 2 26", "#fff3b0", 3, 0.9)
        + paper(box(-4, -16, 8, 24, 3), WOOD, lift=1)
    )
    return gifts + sack + tie + grip(bell, 64, 146, skin, sleeve, turn=14)
