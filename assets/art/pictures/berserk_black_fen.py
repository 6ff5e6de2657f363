"""The Black Fen: beasts, things and places."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import sky
from assets.art.kit import (
    HALF,
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
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import finger
from assets.art.people.portrait import figure
from assets.art.props.wilds import peat_wall
from assets.art.registry import GROUNDS
from assets.art.shapes.beasts import teeth
from assets.art.shapes.dark import BOG, INK, half_dark, mist, reeds, wisp
from assets.art.shapes.west import turned
from assets.art.shapes.wilds import drops, fire_eye, leaf, lily, rings, ripples, swarm, water


@BERSERK.picture("old-catfish", 0, 96, 166)
def old_catfish() -> str:
    """A hundred years, and the bell tower for a toothpick."""
    skin, belly = "#4a5648", "#b8b48a"
    parts = [
        GROUNDS["black-water"](),
        water(132, "#4a5f34", "#0a1410"),
        ripples(((-90, 140, 60), (40, 138, 60), (-160, 146, 40), (120, 144, 40)), "#e8f0a0", 0.6),
    ]
    parts.append(
        paper(curve("-100,260! -102,150 -86,92 -48,58 0,48 48,58 86,92 102,150 100,260!"), skin, lift=4, edge=1.6)
    )
    parts.append(half_dark("6,48! 48,58 86,92 102,150 100,260! 30,260! 40,120", 0.2))
    parts += [
        fill(oval(x, y, r, r * 0.7), shade(skin, 0.35), 0.6)
        for x, y, r in ((-40, 74, 8), (-20, 62, 5), (30, 70, 7), (54, 88, 6), (-62, 96, 6), (8, 60, 4))
    ]
    parts.append(
        paper(
            curve("-92,128! -50,106 0,100 50,106 92,128! 74,166 40,188 0,194 -40,188 -74,166"), belly, lift=2, edge=1.3
        )
    )
    parts.append(fill(curve("-84,128! -44,114 0,110 44,114 84,128! 62,158 30,174 0,178 -30,174 -62,158"), "#2a0c14"))
    parts += [
        teeth([(x, 113 + abs(x) * 0.12) for x in range(-66, 67, 12)], 8, 7),
        teeth([(x, 176 - abs(x) * 0.24) for x in range(-54, 55, 12)], -7, 6),
    ]
    tower = (
        paper(box(-15, -6, 30, 46), "#e8dcc4", lift=1.4, edge=1)
        + fill(curve("-6,22! -6,8 0,2 6,8 6,22!"), "#3a2c34")
        + paper(curve(even("0,-50! 4,-40 17,-26 15,-12 18,-4! 0,-2")), "#4f8a7a", lift=1.4, edge=1.1)
        + line("M0 -50V-66M-6 -60H6", "#f0c24a", 3.4)
        + fill(oval(0, 14, 4), "#dcab3e")
    )
    parts.append(
        placed(tower, 34, 136, 24, 0.86)
        + fill(curve("-62,158 -30,168 0,172 30,168 62,158 40,176 0,182 -40,176"), "#7a2430", 0.9)
    )
    for s in (-1, 1):
        eye = s * 60
        parts.append(
            paper(oval(eye, 88, 13, 12), tint(skin, 0.15), lift=1.4, edge=1.1)
            + fill(oval(eye, 88, 8), "#e8d84a")
            + fill(oval(eye, 88, 3, 6), INK)
            + fill(oval(eye - 3, 85, 2), "#ffffff", 0.9)
        )
        for path, width in (
            (f"{s * 78},122 {s * 104},100 {s * 98},60 {s * 116},30", [11, 8, 6, 1.6]),
            (f"{s * 46},186 {s * 64},202 {s * 56},226", [8, 6, 2]),
            (f"{s * 22},192 {s * 28},210 {s * 22},230", [7, 5, 2]),
        ):
            parts.append(paper(curve(band(path, width, 3)), shade(skin, 0.12), lift=1.6, edge=1))
        parts.append(fill(oval(s * 16, 92, 4, 3), INK, 0.8))
    return "".join(parts) + lily(-26, 56, 1.1, "#4f7a3a", "#f4e4ec") + rings(0, 200, 120, "#c8d88a")


@BERSERK.picture("mud-hulk", 0, 92, 160)
def mud_hulk() -> str:
    """It has kept every boot."""
    mud, weed = "#5a4a34", "#6f8a3a"
    parts = [GROUNDS["fen-fog"]()]
    body = "-108,250! -104,170 -92,118 -64,80 -36,58 -22,30 4,20 28,32 40,60 68,82 96,120 106,172 112,250!"
    parts.append(
        paper(curve(body), mud, lift=4, edge=1.6)
        + half_dark("8,20! 28,32 40,60 68,82 96,120 106,172 112,250! 36,250! 30,120", 0.24)
    )
    for drip in (
        "-92,118 -84,140 -88,166",
        "-64,82 -58,112 -64,140",
        "66,82 60,110 68,138",
        "94,120 86,146 92,172",
        "-20,140 -16,166 -22,188",
        "24,136 20,160 26,190",
    ):
        parts.append(paper(curve(band(drip, [16, 12, 8])), tint(mud, 0.1), lift=1.2, edge=1))
    parts.append(
        paper(
            curve(ragged("-30,36 -14,18 6,10 28,24 38,48! 20,36 0,32 -18,40", 5, 9, (0, 0.8))), weed, lift=1.8, edge=1
        )
    )
    parts.append(
        "".join(
            line(curve(w, is_open=True), weed, 5, 0.95)
            for w in ("-70,84 -80,110 -72,140", "60,78 76,104 70,136", "-30,40 -44,70 -40,96", "36,48 46,74 42,100")
        )
    )
    for x in (-16, 20):
        parts.append(fill(oval(x, 66, 12, 10), "#1c140c") + fire_eye(x, 66, "#d8f06a", 4.4))
    parts.append(
        paper(curve("-32,58! -16,48 0,58! -16,56"), shade(mud, 0.2), lift=1.2)
        + paper(curve("36,58! 20,48 4,58! 20,56"), shade(mud, 0.35), lift=1.2)
    )
    parts.append(
        fill(curve("-34,98! -12,88 2,92 18,88 40,98! 34,118 2,126 -28,118"), "#1c140c")
        + "".join(
            fill(curve(f"{x},{y}! {x + 9},{y}! {x + 4},{y + h}!"), "#c8b88a")
            for x, y, h in ((-26, 96, 9), (-6, 92, 8), (12, 92, 9), (24, 94, 7), (-14, 122, -9), (10, 123, -9))
        )
    )

    def boot(x: float, y: float, turn: float, colour: str, grow: float = 1) -> str:
        leg = paper(curve("-10,-28! 10,-28! 11,4 28,8 32,18 28,22! -12,22! -12,0"), colour, lift=2, edge=1.2)
        return placed(
            leg + fill(box(-12, 18, 44, 5, 2), "#1c1210") + line("M-10 -20h20", tint(colour, 0.4), 2.6),
            x,
            y,
            turn,
            grow,
        )

    parts.append(
        boot(-66, 156, -34, "#8a4a2c")
        + boot(64, 152, 28, "#3a4a6a", 0.95)
        + boot(6, 178, 160, "#6b6a5a", 0.9)
        + boot(-30, 20, -60, "#7a2f34", 0.7)
    )
    arrow = line("M0 0L30 -26", "#8a5c34", 3) + fill(curve("26,-28! 38,-34! 34,-20!"), "#f1e6cc")
    return (
        "".join(parts)
        + placed(arrow, 84, 118)
        + drops(((-88, 180, 1.2), (-64, 152, 1), (92, 186, 1.2)), mud)
        + mist(182, "#dfe4dc", 0.7, 6)
    )


@BERSERK.picture("reed-dart-imp", -8, 96, 156)
def reed_dart_imp() -> str:
    """One eye shut, both cheeks full."""
    skin = "#8aa04a"
    parts = [GROUNDS["fen-fog"]()]
    parts += [
        line(curve(f"{x},240 {x + lean * 0.3:.0f},140 {x + lean},{top}", is_open=True), c, 6)
        for x, lean, top, c in (
            (78, 6, 20, "#6a7034"),
            (94, -6, 40, "#8a8a3a"),
            (62, 10, 60, "#7a7a34"),
            (-86, -4, 70, "#7a7a34"),
        )
    ]
    parts += [
        placed(paper(box(-6, -22, 12, 38, 6), "#5a3820", lift=1.4), x, y, t)
        for x, y, t in ((84, 26, 3), (88, 48, -3), (-90, 78, -2))
    ]
    parts.append(
        paper(curve("-22,240! -26,180 -6,146 34,142 60,170 70,240!"), shade(skin, 0.25), lift=2.6, edge=1.2)
        + paper(curve(ragged("-20,176 6,160 44,160 64,184 50,206 0,206", 5, 10, (0, 0.8))), "#5a4a2c", lift=1.8)
    )
    for ear in ("44,76! 74,46 104,44! 92,76 60,104", "-22,64! -40,30 -34,6! -12,30 2,56"):
        parts.append(
            paper(curve(ear), skin, lift=2, edge=1.2)
            + fill(curve(moved(ear, 14 if ear[0] == "4" else -4, 16 if ear[0] == "4" else 14, 0.72)), "#6a4a3a", 0.7)
        )
    parts.append(
        paper(curve("-44,92 -40,62 -10,44 28,46 52,68 56,104 40,134 6,146 -26,138 -42,118"), skin, lift=3, edge=1.5)
        + half_dark("20,46 28,46 52,68 56,104 40,134 6,146! 30,110", 0.2)
    )
    parts.append(paper(curve("-20,46! -14,24 -20,8! 0,20 4,2! 14,22 26,8! 26,30 30,48 6,42"), "#3f4a24", lift=1.4))
    parts.append(
        paper(oval(-18, 118, 22, 19), tint(skin, 0.16), lift=1.6, edge=1.1)
        + paper(oval(20, 122, 24, 20), tint(skin, 0.1), lift=1.6, edge=1.1)
        + fill(oval(-22, 116, 9, 7), "#d87a5a", 0.4)
        + fill(oval(26, 120, 9, 7), "#d87a5a", 0.4)
    )
    parts.append(
        fill(oval(-20, 86, 13, 12), "#2a2410")
        + fill(oval(-20, 86, 11, 10.4), "#f4f0a0")
        + fill(oval(-24, 87, 4.4, 6), INK)
        + fill(oval(-26, 84, 1.8), "#ffffff")
    )
    parts.append(
        line(curve("8,90 20,84 34,90", is_open=True), "#2a2410", 4)
        + line("M10 96l-4 4M22 92l-1 6", "#2a2410", 2, 0.7)
        + paper(curve("-36,76! -22,66 -4,76! -20,76"), shade(skin, 0.5), lift=0.9)
        + paper(curve("38,78! 22,72 6,82! 22,80"), shade(skin, 0.5), lift=0.9)
    )
    pipe = paper(curve(band("8,128 -40,122 -112,114", [11, 10, 9])), "#c8a85a", lift=2, edge=1.1) + "".join(
        line(f"M{x} {y}v9", "#7a5a24", 2.6) for x, y in ((-20, 119), (-52, 115), (-84, 112))
    )
    dart = line("M-126 110H-108", "#5a4030", 3) + fill(curve("-140,110! -124,105! -124,115!"), "#c8f06a")
    hand = "".join(finger(-46 + i * 8, 130, -48 + i * 8, 116, 7.4, skin) for i in range(4)) + paper(
        curve(band("10,170 -20,160 -36,134", [16, 13, 13])), skin, lift=1.8, edge=1
    )
    return (
        "".join(parts)
        + pipe
        + hand
        + dart
        + wisp("-112,108 -124,100 -120,92", 4, "#ffffff", 0.6)
        + paper(curve(band("30,150 50,148 30,132", [13, 11, 10])), skin, lift=1.4)
    )


@BERSERK.picture("black-heron", -2, 84, 168)
def black_heron() -> str:
    """On one leg, so as not to wake the water twice."""
    ink, sheen = "#23283a", "#4f5f86"
    parts = [GROUNDS["black-water"]()]
    parts.append(
        line("M16 138L14 186", "#c8a04a", 5)
        + line("M14 186l-12 5M14 186l12 5M14 186v6", "#c8a04a", 4)
        + line("M22 138L44 152L30 166", "#a8843a", 4.4)
        + rings(14, 190, 44, "#f0f0a0")
    )
    tail = "".join(
        paper(curve(moved("-7,0 -9,-34 0,-54! 8,-34 7,0", 56, 122, 1, t)), shade(ink, 0.1 * i), lift=1)
        for i, t in enumerate((128, 112, 142))
    )
    parts.append(tail + paper(curve("-22,92 6,78 44,88 70,116 60,138 24,148 -8,138 -24,116"), ink, lift=3, edge=1.5))
    for i, (x, y) in enumerate(((6, 92), (24, 92), (42, 98), (14, 108), (34, 110), (52, 114), (26, 124), (46, 128))):
        parts.append(
            paper(
                curve(moved("-6,-4 4,-8 14,2 16,16! 2,12", x, y, 1, 10 + i * 2)),
                tint(sheen, 0.05 * (i % 3)) if i % 2 else shade(sheen, 0.2),
                lift=0.9,
                edge=0.8,
            )
        )
    parts.append(
        paper(
            curve(band("-8,112 -34,92 -26,62 4,56 2,34 -14,26", [32, 24, 17, 15, 14, 16], 4)), ink, lift=2.4, edge=1.3
        )
    )
    plumes = "".join(
        paper(curve(band(p, [6, 5, 1])), tint(sheen, 0.1), lift=0.8)
        for p in ("-22,108 -32,130 -28,154", "-14,114 -20,138 -14,160", "-28,100 -42,120 -42,142")
    )
    parts.append(plumes)
    parts.append(
        paper(curve("6,34 4,18 -12,12 -30,18 -36,30 -22,38 -6,40"), ink, lift=2, edge=1.2)
        + paper(curve(band("-4,16 18,14 38,24 54,20", [7, 6, 4, 1])), tint(sheen, 0.2), lift=1)
        + paper(curve(band("0,20 20,24 36,36", [6, 5, 1])), sheen, lift=1)
    )
    parts.append(
        paper(curve("-30,20! -62,30 -96,44! -62,40 -30,36!"), "#d8a83a", lift=1.8, edge=1.2)
        + line("M-32 29L-94 44", "#7a5418", 2)
        + fill(oval(-20, 25, 5.4), "#f0f0a0")
        + fill(oval(-21, 25, 2.6), INK)
        + line("M-32 18l16 2", INK, 3)
    )
    ripple = paper(curve(moved("-14,0 -6,-5 6,-4 14,2! 4,6 -8,5", -70, 182)), "#8fa05a", lift=0.8) + fill(
        oval(-76, 180, 1.6), INK
    )
    return "".join(parts) + ripple + rings(-70, 184, 30, "#f0f0a0", 2)


@BERSERK.picture("ferry-rats", -2, 104, 170)
def ferry_rats() -> str:
    """The ferryman has been paid, in his way."""
    parts = [GROUNDS["fen-fog"]()]

    def rat(fur: str, side: int) -> str:
        def piece(outline: str, tone: str, lift: float = 1.6) -> str:
            return paper(curve(turned(outline, side)), tone, lift=lift, edge=1)

        tail = line(curve(turned("40,-6 66,2 78,-18 96,-14", side), is_open=True), "#c88a8a", 5)
        body = piece("-24,0! -26,-26 -8,-46 22,-48 44,-28 46,0!", fur, 2.4)
        head = piece("-2,-44 -20,-60 -42,-56 -68,-38 -70,-30! -52,-24 -22,-24 0,-30", tint(fur, 0.08), 2)
        ex = -16 if side < 0 else 16
        ears = paper(oval(ex, -60, 10, 11), fur, lift=1.4, edge=1) + fill(oval(ex, -59, 6, 7), "#d8a0a0")
        eye = -40 if side < 0 else 40
        nose = -70 if side < 0 else 70
        face = (
            fill(oval(eye, -45, 4), INK)
            + fill(oval(eye - 1.4, -46.4, 1.4), "#ff8a6a")
            + paper(oval(nose, -34, 4.4), "#e09a9a", lift=0.8)
            + line(f"M{nose - side * 8} -30l{side * 16} -4M{nose - side * 8} -28l{side * 16} 4", "#ffffff", 1.4, 0.7)
        )
        fangs_ = fill(curve(turned("-62,-27! -56,-26! -60,-17!", side)), "#f8f0d8")
        paw = piece("-24,-20 -34,-16 -40,-8 -32,-6 -18,-10", tint(fur, 0.14), 1)
        return tail + body + head + ears + face + fangs_ + paw

    parts.append(placed(rat("#6b6068", 1), 34, 132, -8, 0.8))
    pole = line("M98 220L60 6", "#5a4030", 7) + line("M97 220L59 6", "#a8845a", 4)
    parts.append(pole + placed(rat("#4f4a58", 1), 52, 164, 0, 0.66) + placed(rat("#8a6a4e", -1), -28, 162, 2, 0.94))
    coin = paper(oval(-96, 136, 9), "#f0c24a", lift=1.2, edge=1) + fill(oval(-96, 136, 4.4), "#a8781e", 0.7)
    lantern = (
        line("M-12 20V130", "#4a3628", 5)
        + line("M-12 24H8", "#4a3628", 4)
        + glow(8, 48, 44, "#ffcf6a", 0.9)
        + paper(box(-1, 34, 18, 26, 4), "#3a3430", lift=1.4)
        + fill(box(3, 39, 10, 16, 3), "#ffe08a")
    )
    raft = "".join(
        paper(
            box(-110 + i * 3, 156 + i * 11, 220 - i * 6, 13, 6),
            ("#8a6a48", "#7a5c3c", "#6b4f34")[i],
            lift=1.8,
            edge=1.1,
        )
        for i in range(3)
    ) + "".join(line(f"M{x} 156v34", "#d8c08a", 4.4) for x in (-84, 84))
    return (
        parts[0]
        + lantern
        + "".join(parts[1:])
        + coin
        + raft
        + ripples(((-100, 194, 60), (0, 198, 80), (90, 192, 50)), "#ffffff", 0.8)
        + mist(190, "#e8ece4", 0.5, 5)
    )


@BERSERK.picture("sunken-bell", 0, 104, 170)
def sunken_bell() -> str:
    """Down there it still counts."""
    bronze = "#a8863c"
    parts = [fade(box(-HALF, -40, 2 * HALF, 280), "#6f9a5a", "#0c1c20"), glow(-20, 10, 130, "#f0ffb0", 0.6)]
    parts += [
        fill(curve(f"{x},-40! {x + 26},-40! {x + 10},240! {x - 70},240!"), "#f0ffc0", 0.12)
        for x in (-110, -30, 50, 130, 200, -200)
    ]
    parts.append(ripples(((-110, 8, 60), (-20, 4, 70), (70, 10, 60), (-220, 6, 70), (180, 6, 60)), "#f8ffd8", 0.7))
    parts.append(paper(curve("-260,260! -260,186 -150,176 -60,190 40,182 140,176 260,190 260,260!"), "#1c2c24", lift=3))
    bell = paper(
        curve(even("0,-86 22,-82 34,-60 40,-10 50,24 72,46! 40,56 0,60")), bronze, lift=4, edge=1.7
    ) + half_dark("4,-86 22,-82 34,-60 40,-10 50,24 72,46! 40,56 8,60! 16,-20", 0.28)
    hem = (
        line(curve("-58,34 0,48 58,34", is_open=True), shade(bronze, 0.45), 3.4)
        + line(curve("-40,-20 0,-12 40,-20", is_open=True), shade(bronze, 0.45), 3)
        + line(curve("-42,-10 0,-2 42,-10", is_open=True), shade(bronze, 0.45), 3)
    )
    signs = "".join(
        line(oval(x, 10 - abs(x) * 0.06, 6, 5), "#f0dc8a", 2.4, 0.9) + fill(oval(x, 10 - abs(x) * 0.06, 2), "#f0dc8a")
        for x in (-32, -16, 0, 16, 32)
    )
    mouth = paper(oval(0, 50, 66, 13), "#1a201c", lift=0) + paper(
        oval(8, 56, 13, 12), shade(bronze, 0.2), lift=1.4, edge=1
    )
    loop = line("M-14 -84Q-16 -108 0 -108Q16 -108 14 -84", shade(bronze, 0.2), 9)
    crack = line("M-44 40l8 -16l-6 -8l8 -14", "#141a14", 3, 0.9)
    patina = "".join(
        fill(curve(ragged(moved("-10,0 0,-6 10,0 0,6", x, y), 3, 6)), "#6fb09a", 0.8)
        for x, y in ((-24, -50), (20, 26), (-48, 30), (10, -70))
    )
    parts.append(placed(loop + bell + hem + signs + patina + mouth + crack, 2, 112, 16, 1.02))
    for x, high, lean in ((-92, 110, 14), (-78, 80, -10), (88, 120, -16), (74, 84, 12), (-104, 60, -6), (104, 70, 8)):
        parts.append(
            paper(
                curve(
                    band(f"{x},214 {x + lean},{214 - high * 0.5:.0f} {x - lean * 0.4:.0f},{214 - high}", [9, 8, 1.4], 3)
                ),
                "#3f7a4a" if x % 4 else "#2f6a44",
                lift=1.2,
                edge=0.9,
            )
        )
    parts += [
        line(oval(x, y, r), "#f0fff0", 1.8, 0.85)
        for x, y, r in ((-40, 40, 7), (-54, 62, 4), (-30, 18, 5), (60, 60, 5), (70, 36, 3.4), (-66, 96, 3))
    ]

    def fish(x: float, y: float, side: int, tone: str) -> str:
        body = "-14,0 -4,-7 8,-4 18,-9! 16,0 18,9! 8,4 -4,7"
        return paper(curve(moved(body if side < 0 else flipped(body), x, y)), tone, lift=0.9) + fill(
            oval(x + side * 8, y - 1.6, 1.4), INK
        )

    return "".join(parts) + fish(70, 104, -1, "#d8a84a") + fish(84, 122, -1, "#c8903a") + fish(-74, 140, 1, "#8fc0a8")


@BERSERK.picture("duckweed-mirror", 0, 104, 170)
def duckweed_mirror() -> str:
    """A hole in the green, and somebody who looks out of it."""
    parts = [sky("#2f4a24", "#4f7a30")]
    for i, (x, y) in enumerate(swarm(150, 0, 100, 250, 130)):
        tone = ("#7fae3a", "#8fc04a", "#6f9a34", "#a8d05a")[i % 4]
        parts.append(fill(oval(x, y, 9 - (i % 3), 6.4 - (i % 2)), tone, 0.95))
    hole = "-70,108 -64,66 -30,44 10,40 52,56 72,92 66,134 30,158 -12,162 -52,146"
    parts.append(
        fill(curve(moved(hole, 2, 4)), INK, 0.4)
        + fade(curve(hole), "#0c1a2c", "#1c3a48")
        + glow(0, 80, 60, "#8fc8d8", 0.35)
    )
    parts.append(
        paper(oval(20, 66, 13), "#f0f0d0", lift=0, edge=0) + ripples(((8, 84, 26), (14, 91, 16)), "#f0f0d0", 0.6)
    )
    hair = ragged("-34,150 -40,110 -26,84 0,78 24,86 38,112 34,150 16,156 0,158 -18,156", 4, 12, (0, 0.5))
    face = fill(curve(hair), "#16342c", 0.95) + fade(
        curve(even("0,92 15,95 21,110 17,132 8,146 0,148")), "#bfe0cc", "#5f9a8c", opacity=(0.95, 0.75)
    )
    eyes = (
        "".join(fill(oval(s * 9, 114, 5, 3.6), "#0c1a1c") + fill(oval(s * 9, 114, 2), "#f0ffb0") for s in (-1, 1))
        + line("M-6 134Q0 138 6 134", "#16342c", 2.6)
        + line("M0 114v9", "#3f7a6c", 2, 0.8)
    )
    parts.append(
        face
        + eyes
        + line(oval(0, 112, 56, 40), "#8fc8d8", 1.8, 0.35)
        + line(oval(0, 112, 40, 28), "#8fc8d8", 1.8, 0.35)
    )
    parts += [
        paper(oval(x, y, r, r * 0.72), t, lift=1, edge=0.7)
        for x, y, r, t in (
            (-66, 74, 11, "#8fc04a"),
            (-46, 52, 10, "#7fae3a"),
            (-6, 42, 10, "#a8d05a"),
            (34, 50, 11, "#8fc04a"),
            (64, 80, 10, "#7fae3a"),
            (70, 116, 11, "#a8d05a"),
            (46, 148, 11, "#8fc04a"),
            (8, 160, 11, "#7fae3a"),
            (-34, 154, 10, "#a8d05a"),
            (-62, 134, 11, "#8fc04a"),
            (-72, 104, 9, "#7fae3a"),
            (-34, 76, 6, "#8fc04a"),
            (44, 128, 6, "#a8d05a"),
            (-40, 130, 5, "#8fc04a"),
        )
    ]
    dragonfly = (
        line("M-16 8L14 -6", "#2f6fa8", 5)
        + "".join(
            fill(curve(moved("0,0 14,-10 34,-8! 26,2 8,4", 4, -3, 1, t)), "#e8f8ff", 0.85) for t in (-70, -110, 80, 120)
        )
        + fill(oval(17, -8, 4.4), "#3f8ac8")
    )
    return (
        "".join(parts)
        + lily(-84, 168, 1.4, "#4f8a3a", "#fff4c8")
        + lily(86, 34, 1.3, "#4f8a3a")
        + placed(dragonfly, 70, 174, -10, 1)
    )


@BERSERK.picture("eel-spear", 0, 80, 170)
def eel_spear() -> str:
    """Five barbs, and an eel that disagrees."""
    iron, eel = "#5a626e", "#3f4f3a"
    parts = [GROUNDS["fen-fog"]()]
    shaft = paper(curve(band("40,240 24,160 2,84", [10, 10, 9])), "#7a5230", lift=2, edge=1.1)
    tines = ""
    for turn, long in ((-44, 84), (-22, 96), (0, 102), (22, 96), (44, 84)):
        tine = (
            f"-4,0! -3.4,{-long * 0.66:.0f}! -13,{-long * 0.56:.0f}! -3.4,{-long * 0.84:.0f}! 0,{-long}! "
            f"3.4,{-long * 0.84:.0f}! 13,{-long * 0.56:.0f}! 3.4,{-long * 0.66:.0f}! 4,0!"
        )
        tines += curve(moved(tine, 0, 0, 1, turn * 0.76))
    head = (
        paper(tines, iron, lift=2, edge=1.2)
        + paper(curve("-34,-24! 0,-36 34,-24! 26,-10 0,-6 -26,-10"), shade(iron, 0.2), lift=1.6, edge=1.1)
        + paper(box(-10, -14, 20, 36, 4), shade(iron, 0.1), lift=1.4)
        + "".join(line(f"M-10 {y}h20", "#d8c08a", 3.4) for y in (4, 11, 18))
    )
    back = paper(curve(band("-24,172 -8,152 30,150 50,134", [11, 13, 13, 13], 4)), shade(eel, 0.25), lift=2, edge=1.1)
    front = paper(
        curve(band("50,134 40,112 -2,116 -30,104 -28,84 -4,78", [13, 15, 15, 15, 14, 12], 4)), eel, lift=2.6, edge=1.4
    )
    low = paper(curve(band("-24,172 -50,184 -76,168 -92,180", [11, 10, 7, 2], 4)), eel, lift=2, edge=1.1)
    belly = line(curve("44,118 34,120 -2,122 -30,108", is_open=True), "#c8c07a", 3, 0.8)
    skull = paper(curve("-12,88 -14,70 4,62 26,62 44,70! 30,78 12,86"), eel, lift=2.2, edge=1.2)
    eye = fill(oval(16, 69, 4), "#f0e04a") + fill(oval(16.6, 69, 1.8), INK) + line("M44 71L22 77", INK, 2)
    poison = drops(((-44, 56, 1.2), (52, 44, 1.1), (-16, 36, 1.2), (20, 40, 1)), BOG[1])
    return (
        "".join(parts)
        + shaft
        + back
        + low
        + placed(head, 0, 92, -6, 1.05)
        + front
        + belly
        + skull
        + eye
        + poison
        + rings(34, 192, 60, "#f0f0a0")
    )


@BERSERK.picture("bog-shoes", 0, 112, 164)
def bog_shoes() -> str:
    """They walk on what swallowed the last pair."""
    parts = [
        GROUNDS["fen-fog"](),
        water(146, "#6f7f5a", "#2a3424"),
        ripples(((-100, 152, 50), (50, 150, 60), (-160, 156, 40), (130, 156, 40)), "#f0f4d8", 0.6),
    ]
    parts += [
        paper(curve(ragged(moved("-40,8 -34,-8 0,-14 34,-8 40,8 0,14", x, y, g), 5, 9, (0, -0.4))), t, lift=2, edge=1)
        for x, y, g, t in (
            (-46, 178, 1.5, "#7f8f3a"),
            (58, 170, 1.5, "#8f9a44"),
            (-190, 176, 1.4, "#7f8f3a"),
            (190, 172, 1.4, "#8f9a44"),
        )
    ]

    def shoe(x: float, y: float, turn: float, grow: float) -> str:
        hoop = line(oval(0, 0, 54, 20), "#4a3420", 11) + line(oval(0, -1, 54, 20), "#b8864a", 6.4)
        net = line("M-44 -8L40 12M-44 8L40 -12M-20 -18L-20 18M8 -20V20M30 -16V16M-36 0H48", "#8a6434", 3)
        leg = (
            paper(curve("-18,-58! -22,-120 -20,-190! 22,-190! 20,-120 16,-60!"), "#4f5f6a", lift=2.2, edge=1.2)
            + fill(curve("4,-58! 4,-190! 22,-190! 20,-120 16,-60!"), INK, 0.22)
            + line(curve("-14,-96 0,-90 16,-98", is_open=True), "#2f3c46", 2.4, 0.7)
        )
        boot = (
            leg
            + paper(
                curve("-20,2! -22,-30 -18,-66! 14,-68! 14,-36 22,-24 42,-18 48,-4 40,4!"), "#6b4a34", lift=2.6, edge=1.4
            )
            + fill(curve("0,-68! 14,-68! 14,-36 22,-24 42,-18 48,-4 40,4! 10,4!"), INK, 0.2)
        )
        fur = paper(
            curve(ragged("-22,-60 -20,-76 -2,-80 16,-76 18,-60 -2,-56", 4, 7, (0, -0.3))), "#d8c8a4", lift=1.4, edge=1
        )
        straps = "".join(
            line(curve(p, is_open=True), "#e0c080", 4.4)
            for p in ("-30,6 -6,-20 30,8", "-26,-4 4,-30 36,-6", "-20,-40 -2,-34 14,-40")
        )
        return placed(hoop + net + boot + straps + fur, x, y, turn, grow)

    old = paper(curve("-12,18! -16,-6 -8,-24! 12,-28! 14,-6 28,4 30,16!"), "#3a3428", lift=1.4) + line(
        "M-8 -16h18", "#6b5a44", 2.4
    )
    bubbles = "".join(
        line(oval(x, y, r), "#f4f8e0", 1.8, 0.9) for x, y, r in ((-14, 196, 4), (2, 188, 3), (10, 198, 5))
    )
    return (
        "".join(parts)
        + placed(old, 2, 196, -30, 0.8)
        + fade(box(-HALF, 186, 2 * HALF, 40), "#3f4a30", "#2a3424", opacity=(0.2, 0.9))
        + bubbles
        + shoe(54, 136, -4, 0.9)
        + shoe(-38, 160, 9, 1.06)
        + leaf(-92, 196, 1, -30, "#8fa04a")
        + reeds("#4a564a", 208, 26, 26, 80)
    )


@BERSERK.picture("peat-sleeper", 4, 108, 150)
def peat_sleeper() -> str:
    """Nine hundred years in bed, tanned and tired."""
    who = placed(figure(walk_on("sleeper")), -116, 92, -76, 1)
    parts = [
        peat_wall(),
        fill(curve("-110,120 -90,62 -30,44 50,50 110,80 116,150 60,186 -60,186"), "#1a0f08", 0.9),
        glow(-30, 108, 120, "#d8954a", 0.55),
        who,
    ]
    quilt = paper(
        curve(ragged("-24,190 -6,160 30,146 70,140 130,128! 140,230! -40,230!", 5, 13, (-0.3, -0.5))),
        "#3a2616",
        lift=2.6,
        edge=1.2,
    )
    roots = "".join(
        line(curve(r, is_open=True), "#8a6a48", 3.4, 0.9)
        for r in (
            "-16,172 20,160 70,158 110,146",
            "10,196 50,176 100,176",
            "-104,66 -84,80 -90,104",
            "96,60 84,76 92,96",
        )
    )
    moss = "".join(
        paper(curve(ragged(moved("-12,2 0,-7 12,2 0,7", x, y), 3, 6)), "#6f8a3a", lift=1)
        for x, y in ((-6, 182), (40, 158), (84, 144))
    )
    zed = "".join(
        line(f"M{x} {y}h{s}l{-s} {s}h{s}", "#e8dcc0", 3, 0.85)
        for x, y, s in ((-48, 28, 10), (-30, 12, 13), (-6, -4, 16))
    )
    return "".join(parts) + quilt + roots + moss + zed


@BERSERK.picture("fever-sister", 0, 92, 164)
def fever_sister() -> str:
    """She has him round the neck; he knows her by the shiver."""
    she = placed(figure(walk_on("fever")), -8, -8, 0, 0.86)
    he = placed(figure(walk_on("shivering")), 10, 96, 0, 0.74)
    skin = "#dcd092"
    arms = "".join(
        paper(curve(band(p, [22, 19, 16])), skin, lift=2, edge=1)
        for p in ("-56,136 -66,178 -30,204", "54,132 76,172 50,204")
    )
    hands = "".join(
        placed("".join(finger(0, i * 7, s * -20, i * 7 - 4, 6.4, skin) for i in range(4)), s * 24 + 6, 186)
        for s in (-1, 1)
    )
    chill = "".join(
        line(
            curve(f"{s * x},{y} {s * (x + 7)},{y + 12} {s * (x - 1)},{y + 24} {s * (x + 6)},{y + 36}", is_open=True),
            "#f0fff8",
            3,
            0.85,
        )
        for s in (-1, 1)
        for x, y in ((74, 120), (88, 100), (76, 20))
    )
    return (
        GROUNDS["black-water"]()
        + glow(0, 60, 90, "#f0f0a0", 0.5)
        + she
        + he
        + arms
        + hands
        + chill
        + drops(((-30, 150, 0.7), (44, 146, 0.7)), "#d8f0f4")
    )
