"""The host: beasts, things and places."""

from __future__ import annotations

from assets.art.galleries import BERSERK
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    HALF,
    Knot,
    band,
    box,
    curve,
    even,
    fade,
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
from assets.art.people.hands import bony_hand
from assets.art.registry import GROUNDS
from assets.art.shapes.beasts import bone, slit_eye, teeth
from assets.art.shapes.court import roses
from assets.art.shapes.dark import (
    BOG,
    BONE,
    GOLD,
    HEX,
    INK,
    SOUL,
    bare_tree,
    chain,
    cobweb,
    half_dark,
    mist,
    reeds,
    soul,
    spikes,
    standing_stone,
    tongue,
    wisp,
)
from assets.art.shapes.north import waves


@BERSERK.picture("mire-leech", -8, 88, 150)
def mire_leech() -> str:
    """It has wound itself around a boot and turns its mouth to us."""
    skin, belly = "#6b2a44", "#c98a5a"
    parts = [GROUNDS["bog"]()]
    parts.append(
        paper(curve(band("-10,168 34,176 78,158 72,128 30,124", [18, 30, 32, 28, 24])), shade(skin, 0.35), lift=2.4)
    )
    leg = "6,-30! 58,-30! 56,60 52,120 54,166 40,176 -14,178 -34,170 -30,156 -4,146 8,120 4,60"
    parts.append(
        paper(curve(leg), "#4a3a30", lift=3, edge=1.3)
        + half_dark("34,-30! 58,-30! 56,60 52,120 54,166 40,176 30,176 36,120 38,60", 0.35)
    )
    parts.append(
        paper(curve("2,20! 32,28 62,20! 60,38 32,46 3,38!"), "#6b5444", lift=1.4)
        + "".join(
            paper(box(8, y, 46, 7, 2), "#2c2420", lift=0.8) + paper(box(24, y - 2, 12, 11, 2), GOLD, lift=0.6)
            for y in (66, 120)
        )
    )
    parts.append(
        paper(
            curve(band("62,186 84,158 66,120 10,116 -34,104 -44,76 -46,64", [26, 32, 38, 42, 42, 40, 36])),
            skin,
            lift=3,
            edge=1.4,
        )
    )
    parts.append(line(curve("80,170 84,148 62,112 10,107 -38,94 -54,70", is_open=True), belly, 4, 0.9))
    rings = (
        "68,140 82,142 98,136",
        "62,98 66,116 56,134",
        "34,94 38,114 30,134",
        "10,94 12,116 4,137",
        "-16,90 -12,112 -24,130",
        "-38,80 -32,100 -48,114",
    )
    parts.append("".join(line(curve(ring, is_open=True), shade(skin, 0.5), 2, 0.6) for ring in rings))
    x, y = -48, 56
    parts.append(
        paper(oval(x, y, 33, 34), tint(skin, 0.06), lift=3, edge=1.5)
        + paper(oval(x, y, 25, 26), "#d8788a", lift=0, edge=0)
        + fill(oval(x, y, 21, 22), "#5a1428")
    )
    for radius, count, long in ((22, 14, 10), (13, 9, 8)):
        places = [(*moved(f"0,{-radius}", x, y, 1, a)[0][:2], a + 180) for a in (i * 360 / count for i in range(count))]
        parts.append(spikes(places, long, 6, "#f6ecd2", 0.5))
    parts.append(fill(oval(x, y, 5), INK) + line(curve("-70,36 -62,28 -50,26", is_open=True), "#ffffff", 3.4, 0.5))
    parts.append(mist(176, "#a8c060", 0.5, 5))
    return "".join(parts)


@BERSERK.picture("corpse-lantern", -6, 106, 150)
def corpse_lantern() -> str:
    """A dead arm lifts a lantern out of the bog, and the light has a face."""
    parts = [sky("#0a1214", "#234034"), glow(-14, 108, 130, "#8fe06a", 0.6)]
    parts += [
        bare_tree(x, 186, g, "#0a1412", s) for x, g, s in ((-104, 1.1, 1), (142, 1.1, -1), (-214, 1, -1), (214, 1, 1))
    ]
    parts.append(fade(box(-HALF, 168, 2 * HALF, 100), "#2f4f34", "#0a1210"))
    parts.append(bone(92, 214, 82, 132, 11) + bone(80, 126, 42, 50, 10))
    parts.append(chain(28, 36, -12, 56, "#8a8f98", 5))
    parts.append(bony_hand(34, 42, -38, 1.05))
    frame = "#343842"
    parts.append(fill(curve("-48,78! 24,78! 30,154! -54,154!"), "#0f1c14") + glow(-12, 126, 56, BOG[1], 0.7))
    parts.append(tongue(-13, 153, 1.5, ("#79c83c", "#c8f56a", "#fbffe0"), 1.2))
    eyes = "-34,116! -27,108 -17,116! -20,126 -30,125"
    parts.append(
        fill(curve(eyes), INK)
        + fill(curve(moved(flipped(eyes), -25, 0)), INK)
        + fill(curve("-21,134! -12,130 -3,134! -5,147 -12,150 -19,147"), INK)
    )
    parts += [
        paper(curve(band(f"{a},76 {b},154", [5.4, 5.4], 1)), frame, lift=1.2, edge=1.1)
        for a, b in ((-50, -56), (26, 32))
    ]
    parts.append(
        paper(curve("-52,80! -40,68! -12,48! 16,68! 28,80!"), frame, lift=2.2, edge=1.3)
        + half_dark("-12,48! 16,68! 28,80! 2,80!", 0.3)
    )
    parts.append(paper(curve("-58,152! 34,152! 38,162! 24,170! -48,170! -62,162!"), frame, lift=2.2, edge=1.3))
    parts += [
        line(f"M{x} {y}h{w}", "#a8e87a", 2.2, 0.6)
        for x, y, w in ((-60, 178, 90), (-30, 186, 60), (60, 182, 40), (-120, 184, 40))
    ]
    parts += [
        glow(x, y, 12, BOG[1], 0.8) + fill(oval(x, y, 2.4), BOG[2])
        for x, y in ((-82, 60), (-70, 130), (62, 22), (96, 96))
    ]
    return "".join(parts) + reeds("#0a1410", 206, 40, 18, 50)


HORSE = (
    "-97,86 -92,98 -82,98 -72,90 -60,84 -52,98 -46,120 -32,134 0,136 30,131 48,135 64,120 66,100 "
    "52,86 22,83 -8,86 -22,78 -34,56 -46,44! -50,28! -58,42 -74,58 -90,74"
)


@BERSERK.picture("host-rider", -4, 90, 170)
def host_rider() -> str:
    """A rider gallops over the clouds, before the moon."""
    coat, cloak = "#2c2748", "#7a4fb0"
    parts = [
        sky("#12102a", "#4a4a7d"),
        glow(6, 84, 160, "#d8d4ff", 0.85),
        paper(oval(6, 86, 86), "#f6f2ff", lift=0, fall=0.22),
    ]
    parts += [fill(oval(x, y, r, r * 0.8), "#b0acd0", 0.5) for x, y, r in ((50, 60, 12), (-26, 120, 9), (44, 122, 14))]
    parts.append(mist(168, "#3a3768", 0.95, 10))
    scene, parts = parts, []
    for leg, widths in (
        ("-22,124 -46,150 -74,150 -86,166", [22, 13, 9, 7]),
        ("44,122 66,146 92,146 106,164", [28, 16, 10, 7]),
    ):
        parts.append(paper(curve(band(leg, widths, 3)), shade(coat, 0.35), lift=1.6))
    tail = ragged(band("60,96 86,82 108,92 134,78", [10, 20, 18, 3], 2), 4, 12, (0.9, 0))
    parts.append(paper(curve(tail), SOUL[0], lift=1.2) + paper(curve(HORSE), coat, lift=3, edge=1.3))
    for leg, widths in (
        ("-34,120 -62,138 -90,132 -104,140", [22, 14, 9, 8]),
        ("52,118 74,150 70,174 84,188", [30, 17, 10, 8]),
    ):
        parts.append(paper(curve(band(leg, widths, 3)), coat, lift=1.8))
    mane = "-50,34! -34,22 -30,8! -24,24 -10,18! -14,36 4,36! -8,50 8,58! -8,66 -4,80 -22,80 -34,58 -46,46"
    parts.append(
        paper(curve(mane), SOUL[0], lift=1.4, edge=1)
        + fill(curve("-44,40! -32,32 -26,26! -22,38 -12,38! -16,52 -4,58! -14,72 -26,70 -36,56"), SOUL[1], 0.8)
    )
    parts.append(
        glow(-74, 68, 12, SOUL[1], 0.9)
        + fill(oval(-74, 68, 3.4, 2.6), SOUL[2])
        + wisp("-98,92 -112,96 -108,106 -124,108", 4, SOUL[1], 0.6)
    )
    robe = "-12,88 -16,62 -8,38 8,30 22,40 30,60 62,62 108,44! 92,64 112,74! 84,84 92,98! 58,96 24,94"
    parts.append(
        paper(curve(robe), cloak, lift=2.6, edge=1.2)
        + "".join(
            line(curve(f, is_open=True), shade(cloak, 0.5), 2, 0.6) for f in ("26,60 56,74 86,68", "22,74 50,84 78,86")
        )
    )
    parts.append(paper(curve(band("6,100 -4,124 -18,130", [16, 11, 9])), shade(cloak, 0.3), lift=1.4))
    hood = "-14,36! -16,18 -8,2 6,-8! 18,4 22,24 14,38"
    parts.append(
        paper(curve(hood), cloak, lift=1.8, edge=1.1)
        + fill(curve("-14,32! -13,16 -6,8 4,14 4,30 -4,36"), INK)
        + glow(-6, 20, 12, SOUL[1], 1.0)
        + fill(oval(-9, 20, 3), SOUL[2])
        + fill(oval(0, 21, 2.6), SOUL[2])
    )
    parts.append(paper(curve(band("8,50 -8,62 -22,58", [14, 11, 9])), tint(cloak, 0.1), lift=1.4))
    parts.append(
        line("M60 64L-116 46", INK, 5.4)
        + line("M60 63L-116 45", "#a8acc0", 3.2)
        + paper(curve("-110,38! -136,43! -110,52!"), "#e8ecf8", lift=1.2)
    )
    clouds = mist(176, "#8480b8", 0.75, 9, 40) + mist(190, "#c8c4e8", 0.6, 7, 120)
    return "".join(scene) + placed("".join(parts), 12, 20, -4, 0.92) + clouds


@BERSERK.picture("barrow-ghoul", 0, 104, 150)
def barrow_ghoul() -> str:
    """Buried with gold, it climbs out of the mound."""
    skin = "#98a08a"
    parts = [
        sky("#171433", "#5a5088"),
        glow(0, 50, 130, "#c8b4e8", 0.5),
        earth("-260,150 -160,110 -96,58 -40,26 0,20 40,26 96,58 160,110 260,150", "#2c3a34", 3),
    ]
    for x, lean in ((-76, 3), (76, -3)):
        parts.append(standing_stone(x, 214, 42, 152, "#6b6880", lean))
    parts.append(fill(curve("-62,214! -58,66 0,58 58,66 62,214!"), "#0c0a16") + glow(0, 130, 70, "#6a5aa0", 0.5))
    parts.append(paper(curve("-104,66! -96,40 -30,32 40,30 102,42! 106,66! 40,72 -40,72"), "#7a7690", lift=3, edge=1.3))
    parts.append(
        paper(
            curve("-66,220! -64,164 -44,136 -16,126 16,126 44,136 64,164 66,220!"), shade(skin, 0.3), lift=2.4, edge=1.1
        )
    )
    parts += [
        line(curve(f"{s * 8},{y} {s * 26},{y - 3} {s * 40},{y + 7}", is_open=True), shade(skin, 0.6), 2.4, 0.7)
        for s in (-1, 1)
        for y in (168, 182)
    ]
    for side in (-1, 1):
        ear = "28,86! 44,64 74,50! 70,76 44,106"
        parts.append(
            paper(curve(ear if side > 0 else flipped(ear)), shade(skin, 0.2 if side > 0 else 0.05), lift=2, edge=1.1)
        )
        inner = "36,86! 48,72 66,60! 62,76 46,94"
        parts.append(fill(curve(inner if side > 0 else flipped(inner)), "#5a3a4a", 0.7))
    head = even("0,52 20,55 34,72 37,92 31,112 18,132 0,138")
    parts.append(
        paper(curve(head), skin, lift=3, edge=1.3)
        + half_dark("2,52! 20,55 34,72 37,92 31,112 18,132 2,138! 6,100", 0.24)
    )
    for side in (-1, 1):
        socket = "4,94! 10,82 24,78 32,84 28,98 14,102"
        parts.append(
            fill(curve(socket if side > 0 else flipped(socket)), "#1c1620")
            + glow(side * 18, 90, 16, "#ffe04a", 1)
            + fill(
                curve(moved("-8,3! 0,-4 9,-5! 3,4" if side > 0 else "8,3! 0,-4 -9,-5! -3,4", side * 18, 91)), "#fff6b0"
            )
        )
        brow = "2,90! 12,76 34,72! 28,80 14,84"
        parts.append(paper(curve(brow if side > 0 else flipped(brow)), shade(skin, 0.24), lift=1))
        parts.append(fill(curve(moved("0,0 3,4 2,9! -1,6", side * 4, 100)), INK, 0.9))
    parts.append(fill(curve("-25,116! -10,112 0,114 10,112 25,116! 18,128 0,132 -18,128"), "#3a0f1a"))
    parts.append(
        teeth([(-19, 116), (-11, 114), (11, 114), (19, 116)], 9, 5)
        + teeth([(-4, 114), (4, 114)], 5, 5)
        + teeth([(-13, 130), (-4, 132), (6, 132), (14, 129)], -6, 5)
    )
    torc = (
        line(curve("-30,140 -18,154 0,159 18,154 30,140", is_open=True), shade(GOLD, 0.5), 11)
        + line(curve("-30,139 -18,153 0,158 18,153 30,139", is_open=True), GOLD, 8)
        + "".join(paper(oval(s * 31, 138, 7), tint(GOLD, 0.2), lift=1.2) for s in (-1, 1))
    )
    parts.append(torc)
    for side in (-1, 1):
        limb = "40,146 66,128 94,136 106,166 98,196! 68,198! 74,176 70,162 50,172"
        parts.append(
            paper(
                curve(limb if side > 0 else flipped(limb)), shade(skin, 0.18 if side > 0 else 0.04), lift=2.6, edge=1.3
            )
        )
        fold = "70,160 80,152 92,152"
        parts.append(line(curve(fold if side > 0 else flipped(fold), is_open=True), shade(skin, 0.6), 2.2, 0.6))
        for dx in (-18, -6, 6, 18):
            knuckle = (
                f"{side * 82 + dx - 6},196 {side * 82 + dx - 6},182 {side * 82 + dx},177 "
                f"{side * 82 + dx + 6},182 {side * 82 + dx + 6},196"
            )
            parts.append(paper(curve(knuckle), tint(skin, 0.06), lift=1.2, edge=0.9))
        parts.append(spikes([(side * 82 + dx, 190, 180 + dx * 0.6) for dx in (-18, -6, 6, 18)], 17, 8, BONE, 1))
    parts += [paper(oval(x, y, 6, 4), GOLD, lift=1) for x, y in ((-40, 192), (-26, 197), (34, 194), (48, 198))]
    return "".join(parts)


@BERSERK.picture("host-hound", -4, 84, 150)
def host_hound() -> str:
    """White coat, red ears."""
    white, red = "#ece8ee", "#b82c34"
    parts = [GROUNDS["hound-night"]()]
    parts.append(paper(curve("20,48! 30,18 60,2! 66,26 54,52"), shade(red, 0.4), lift=1.8))
    neck = ragged("20,130! 4,150 -6,190 -16,240! 160,240! 130,160 104,100 66,58! 40,60 24,90", 8, 17, (-0.2, 0.7))
    parts.append(paper(curve(neck), shade(white, 0.14), lift=3, edge=1.3))
    ruff = ragged("34,124! 24,150 40,176 70,190 104,170 96,120 70,70! 50,90", 8, 15, (-0.3, 0.8))
    parts.append(paper(curve(ruff), shade(white, 0.05), lift=1.8, edge=1.2))
    lower = "34,116! 8,124 -20,128 -44,124 -64,114! -68,126 -54,140 -20,148 14,144 46,122"
    parts.append(
        paper(curve(lower), shade(white, 0.24), lift=2)
        + fill(curve("30,116! -20,100 -80,92! -66,114 -40,126 -4,126"), "#4a0f1c")
        + fill(curve("6,122 -20,116 -46,116 -56,122 -30,130"), "#d8606a")
    )
    parts.append(teeth([(-46, 123), (-34, 126), (-22, 127)], -9, 6) + teeth([(-58, 118)], -16, 7))
    upper = (
        "66,72 52,50 30,40 10,40 -6,54! -20,66 -46,69 -70,69 -88,76 -92,90! -80,98 -54,98 -28,103 "
        "0,114 30,122! 36,112 56,112! 54,98 70,92!"
    )
    parts.append(
        paper(curve(upper), white, lift=2.8, edge=1.5)
        + half_dark("62,62 70,92! 54,98 56,112! 36,112 30,122! 4,114 30,100 48,82", 0.2)
    )
    parts.append(teeth([(-72, 97), (-38, 100), (-26, 103), (-14, 108), (-2, 113)], 8, 6) + teeth([(-58, 97)], 20, 8))
    parts.append(
        paper(curve("-95,86 -93,75 -80,71 -73,78 -79,89 -89,93"), "#2a1c24", lift=1.2)
        + fill(oval(-86, 76, 2.8, 1.6), "#ffffff", 0.5)
    )
    parts += [
        line(curve(w, is_open=True), shade(white, 0.5), 2.2, 0.8)
        for w in ("-64,74 -56,79 -52,88", "-50,72 -42,78 -38,88", "-36,70 -28,77 -24,88", "-20,68 -12,76")
    ]
    parts.append(
        slit_eye(8, 64, "#ff3a2a", 10, 1.2)
        + paper(curve("-12,66! -4,52 18,46 34,58! 18,58 2,58"), shade(white, 0.34), lift=1.2)
    )
    near = "38,52! 60,20 108,0! 110,30 84,66 58,84"
    parts.append(
        paper(curve(near), red, lift=2.4, edge=1.3)
        + fill(curve("52,58! 68,34 98,16! 98,34 78,58 62,70"), shade(red, 0.5), 0.7)
    )
    parts.append(wisp("-72,104 -96,106 -92,118 -112,124", 5, "#c8d8f0", 0.5))
    return "".join(parts)


def _stroke_bone(outline: str, width: float, tone: float = 0) -> str:
    """A curved bone as two strokes: cheap, for ribs."""
    d = curve(outline, is_open=True)
    return (
        line(d, "#1c1a22", width + 3.4, 0.55)
        + line(d, shade(BONE, 0.3 + tone), width + 0.8)
        + line(d, shade(BONE, tone), width * 0.62)
    )


def _house(x: float, y: float, grow: float, turn: float = 0) -> str:
    """A small house with a light in it."""
    walls = (
        paper(box(-16, -14, 32, 28), "#6b5a4a", lift=1.6)
        + fill(box(-5, -6, 10, 11), "#ffcf5a")
        + line("M0 -6v11M-5 0h10", "#3a2a20", 1.6)
    )
    roof = paper(curve("-23,-12! 0,-38! 23,-12!"), "#7a3a34", lift=1.6, edge=1)
    return placed(walls + roof, x, y, turn, grow)


@BERSERK.picture("bone-colossus", 0, 92, 150)
def bone_colossus() -> str:
    """Assembled from a whole parish: the steeple on its head, the bell in its chest."""
    green = "#8ff07a"
    scene = [sky("#131c26", "#4f7a6a"), glow(0, 90, 160, "#c8f0a8", 0.5)]
    scene.append(earth("-260,160 -190,124! -140,158 -90,136 0,160 90,138 150,158 210,120! 260,156", "#22343a", 0))
    parts = [bone(s * 62, 100, s * 96, 150, 15, shade(BONE, 0.14 if s > 0 else 0)) for s in (-1, 1)]
    parts.append(glow(0, 146, 70, green, 0.95))
    for index, y in enumerate((112, 129, 146, 163)):
        reach = (48, 55, 52, 44)[index]
        for side in (-1, 1):
            rib = (
                f"{side * 10},{y - 2} {side * reach * 0.6:.0f},{y - 8} {side * reach},{y + 5} "
                f"{side * reach * 0.92:.0f},{y + 18} {side * reach * 0.74:.0f},{y + 23}"
            )
            parts.append(_stroke_bone(rib, 8.5, 0.14 if side > 0 else 0))
    parts.append(
        paper(curve(even("0,110 5,112! 6,122 16,128 21,152 32,170! 0,175")), "#c9973c", lift=2.4, edge=1.4)
        + half_dark("3,110! 6,122 16,128 21,152 32,170! 3,175!", 0.3)
    )
    parts.append(
        fill(oval(0, 178, 7), "#5a3a14")
        + line(curve("-24,158 0,162 24,158", is_open=True), "#7a5420", 2.6)
        + line(curve("-17,140 0,143 17,140", is_open=True), "#7a5420", 2.2)
    )
    parts.append(bone(-8, 102, -60, 96, 9) + bone(8, 102, 60, 96, 9, shade(BONE, 0.12)))
    for side in (-1, 1):
        for x, y, turn in ((50, 96, -12), (78, 104, 16)):
            stone = paper(
                curve("-15,20! -15,-12 -8,-24 8,-24 15,-12 15,20!"),
                shade("#7d8490", 0.2 if side > 0 else 0.05),
                lift=2.2,
                edge=1.2,
            )
            parts.append(
                placed(stone + line("M-7 -8h14M-5 -1h10M-7 6h14", "#3a3f4a", 2.4, 0.7), side * x, y, side * turn)
            )
        parts.append(bone(side * 98, 154, side * 74, 196, 12, shade(BONE, 0.16 if side > 0 else 0)))
        parts.append(bony_hand(side * 70, 200, 180 + side * 14, 1.4, shade(BONE, 0.1 if side > 0 else 0)))
    head = even("0,22 20,25 32,42 33,58 27,72 19,78! 18,98 0,104")
    parts.append(
        paper(curve(head), BONE, lift=3, edge=1.4)
        + half_dark("3,22! 20,25 32,42 33,58 27,72 19,78! 18,98 3,104! 8,60", 0.24)
    )
    for side in (-1, 1):
        socket = "2,56! 9,46 22,45 28,54 23,67 13,70 5,65"
        parts.append(
            fill(curve(socket if side > 0 else flipped(socket)), INK)
            + glow(side * 15, 58, 15, green, 0.95)
            + fill(oval(side * 15, 58, 3.8), tint(green, 0.6))
        )
        brow = "1,51! 13,40 29,42! 24,48 13,46"
        parts.append(paper(curve(brow if side > 0 else flipped(brow)), shade(BONE, 0.22), lift=1))
    parts.append(
        fill(curve(even("0,68 4,74 6,80! 2,79 0,77")), INK)
        + line(curve("-17,92 0,95 17,92", is_open=True), INK, 2.4)
        + "".join(line(f"M{x} 84V101", INK, 1.8, 0.85) for x in (-11, -5.5, 0, 5.5, 11))
    )
    tower = (
        paper(box(-21, 2, 42, 34), "#8a8478", lift=2, edge=1.2)
        + half_dark("4,2! 21,2! 21,36! 4,36!", 0.3)
        + line("M-21 14h42M-21 25h42M-8 2v12M8 14v11", "#4a463e", 1.6, 0.6)
    )
    spire = paper(curve("-28,6! 0,-46! 28,6!"), "#4a5668", lift=2.4, edge=1.3) + half_dark("1,-46! 28,6! 4,6!", 0.34)
    window = fill(curve("-5,30! -5,18 0,12 5,18 5,30!"), "#ffcf5a")
    parts.append(placed(tower + spire + window + line("M0 -46V-60M-6 -55H6", GOLD, 3), -3, 2, -6, 0.96))
    village = [
        _house(x, y, g, t)
        for x, y, g, t in (
            (-36, 190, 0.52, -4),
            (-14, 194, 0.44, 3),
            (34, 191, 0.5, 4),
            (-150, 186, 0.6, 0),
            (140, 186, 0.6, 0),
            (176, 188, 0.5, 0),
        )
    ]
    return (
        "".join(scene)
        + placed("".join(parts), 0, 36, 0, 0.86)
        + earth("-260,196 -120,190 0,198 120,190 260,196", "#10181c", 3)
        + "".join(village)
    )


def _drowned(x: float, y: float, grow: float, dim: float, light: str = "#c8ffb0") -> str:
    """A soldier with weed in his beard, a spear and a shield."""
    skin, metal = shade("#7fa89a", dim), shade("#5a7468", dim)
    spear = line("M30 80L36 -66", shade("#3a2c20", dim), 4.4) + paper(
        curve("30,-62! 36,-92! 43,-62! 36,-56"), shade("#a9b4b0", dim), lift=1
    )
    body = paper(curve(even("0,20 20,22 40,34 46,90! 0,90!")), shade("#2f4f4a", dim), lift=2.4)
    head = paper(curve(even("0,-30 18,-26 25,-8 24,10 16,26 0,32")), skin, lift=1.6) + half_dark(
        "2,-28 18,-26 25,-8 24,10 16,26 2,32! 5,0", 0.22
    )
    eyes = "".join(
        fill(oval(s * 10, -2, 6.4, 5), INK, 0.75) + glow(s * 10, -2, 9, light, 0.8) + fill(oval(s * 10, -2, 2.2), light)
        for s in (-1, 1)
    )
    weed = "".join(
        line(curve(f"{wx},10 {wx + 2},24 {wx - 2},{40 + wx % 3 * 6}", is_open=True), shade("#3f6b3a", dim * 0.6), 5)
        for wx in (-14, -5, 5, 14)
    ) + fill(oval(0, 12, 6, 3), INK, 0.7)
    helm = (
        paper(curve(even("0,-56! 16,-48 27,-30 30,-10! 14,-16 0,-16")), metal, lift=1.6, edge=1)
        + paper(curve(even("0,-24 14,-23 29,-18 31,-8! 14,-14 0,-15")), shade("#8a6a3a", dim), lift=0.8)
        + paper(curve("-3,-22! 3,-22! 3.4,6! -3.4,6!"), metal, lift=0.8)
    )
    shield = (
        paper(oval(-14, 66, 32), shade("#6b4a2c", dim), lift=2.2, edge=1.1)
        + line(oval(-14, 66, 25), shade("#3f6b5a", dim), 5, 0.9)
        + paper(oval(-14, 66, 8), metal, lift=1)
        + "".join(fill(oval(bx, by, 3), shade("#d8d8c0", dim)) for bx, by in ((-34, 54), (-30, 82), (4, 84), (0, 50)))
    )
    return placed(spear + body + head + eyes + weed + helm + shield, x, y, 0, grow)


@BERSERK.picture("night-crow", -4, 92, 150)
def night_crow() -> str:
    """It sits on the first helmet of the field and counts the others."""
    black = "#262b3c"
    parts = [
        sky("#161c38", "#7f93ae"),
        glow(6, 84, 170, "#eef2d8", 0.75),
        paper(oval(10, 84, 80), "#efeccb", lift=0, fall=0.25),
    ]
    parts += [fill(oval(x, y, r, r * 0.8), "#c4c3a2", 0.55) for x, y, r in ((52, 44, 13), (64, 104, 9), (-30, 34, 8))]
    flight = "0,0 -8,-7 -22,-6! -15,0 -8,1 -3,5! 0,4 3,5! 8,1 15,0 22,-6! 8,-7"
    parts += [
        fill(curve(moved(flight, x, y, g, t)), "#1c2238")
        for x, y, g, t in (
            (-78, 26, 0.9, -12),
            (-54, 8, 0.6, 8),
            (74, 18, 0.8, 14),
            (88, 50, 0.55, -6),
            (-150, 40, 0.9, 0),
            (160, 34, 0.8, 8),
        )
    ]
    for x in range(-252, 256, 21):
        high = 128 + (x * 7) % 20
        parts.append(
            line(f"M{x} 200L{x + 3} {high}", "#131830", 2.6)
            + fill(curve(f"{x},{high + 2}! {x + 3},{high - 13}! {x + 7},{high + 2}!"), "#131830")
        )
    parts.append(earth("-260,172 -130,164 0,170 130,162 260,172", "#0f1326", 2))
    parts += [
        glow(x, y, 12, "#ffb347", 0.9) + fill(oval(x, y, 2, 3), "#ffd98a")
        for x, y in ((-86, 160), (88, 156), (-58, 164), (-160, 158), (150, 158))
    ]
    parts.append(paper(box(-2, 168, 9, 60), "#4a3020", lift=1.6))
    dome = moved(even("0,-34! 20,-24 33,2 36,26! 0,30"), 2, 172)
    parts.append(
        paper(curve(dome), "#7d8590", lift=2.6, edge=1.3, fall=0.3)
        + half_dark(moved("2,-32! 20,-24 33,2 36,26! 8,30!", 2, 172), 0.3)
    )
    parts.append(
        paper(curve(moved("-37,14! 0,20 37,14! 38,26! 0,32 -38,26!", 2, 172)), "#8a6a3a", lift=1.2)
        + line("M12 146l6 9l-5 5l7 9", INK, 2, 0.8)
    )
    tail = "44,112! 74,138 104,176! 88,176! 92,190! 76,184! 74,196! 56,176 34,150"
    parts.append(paper(curve(tail), shade(black, 0.3), lift=2, edge=1.1))
    body = ragged(
        "-38,72 -32,54 -14,42 4,44 16,58 34,84 54,116 60,138 40,150 14,150 -10,136 -28,112 -36,90", 2.6, 13, (0.2, 0.9)
    )
    parts.append(paper(curve(body), black, lift=3, edge=1.5))
    for outline, tone in (
        ("4,82! 30,84 56,114 78,152 90,182! 66,168 58,172! 46,156 38,160! 22,138 6,116", 0.12),
        ("4,82! 26,84 46,106 62,136! 48,132 44,138! 32,124 26,128! 12,108", -0.1),
    ):
        parts.append(paper(curve(outline), shade(black, tone) if tone > 0 else tint(black, -tone), lift=1.6, edge=1.2))
    parts += [
        line(curve(q, is_open=True), tint(black, 0.35), 1.5, 0.6)
        for q in ("24,96 46,120 70,158", "16,104 36,130 56,160", "20,92 36,106 52,126")
    ]
    parts += [
        line(curve(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", is_open=True), tint(black, 0.35), 1.6, 0.6)
        for x, y in ((-22, 96), (-10, 98), (-20, 110), (-8, 114), (-2, 128), (8, 138))
    ]
    parts += [
        line(curve(f"{x},146 {x - 2},152 {x - 3},158", is_open=True), "#8a7a5a", 4.6)
        + line(f"M{x - 3} 156l-9 5M{x - 3} 156l0 8M{x - 3} 156l8 5", "#8a7a5a", 3.4)
        for x in (0, 18)
    ]
    parts.append(paper(curve("-32,60! -52,58 -72,66 -84,80! -64,76 -36,78!"), "#4d4f5c", lift=1.8, edge=1.2))
    parts.append(
        fill(curve("-36,78! -58,78 -70,84! -52,90 -34,88!"), "#7a1c2a")
        + paper(curve("-36,88! -52,92 -66,100! -48,104 -30,98!"), "#3a3c48", lift=1.2, edge=1)
    )
    parts.append(
        glow(-18, 64, 18, "#ff4a3a", 0.8)
        + fill(oval(-18, 64, 6), INK)
        + fill(oval(-18, 64, 4.6), "#ff5a3c")
        + fill(oval(-19, 64, 2), INK)
        + fill(oval(-20, 62.4, 1.3), "#ffffff", 0.95)
    )
    parts.append(line(curve("-30,57 -18,55 -6,61", is_open=True), INK, 3.2))
    return "".join(parts)


def _rank(x: float, y: float) -> str:
    """A soldier of the rear ranks: a helmet, two lights and a spear."""
    dusk = "#24403f"
    return (
        line(f"M{x + 15} {y + 60}L{x + 18} {y - 46}", dusk, 3.4)
        + fill(curve(f"{x + 14},{y - 42}! {x + 18},{y - 62}! {x + 22},{y - 42}!"), dusk)
        + fill(curve(moved(even("0,-34! 12,-26 19,-6 18,14 30,24 36,70! 0,70!"), x, y)), dusk)
        + "".join(fill(oval(x + s * 7, y, 2), "#c8ffb0") for s in (-1, 1))
    )


@BERSERK.picture("drowned-legion", 0, 92, 128)
def drowned_legion() -> str:
    """They rise out of the river in step."""
    parts = [
        sky("#10242c", "#6f9a94"),
        glow(0, 60, 150, "#d8f0d8", 0.6),
        paper(oval(-6, 54, 46), "#d8e8d0", lift=0, fall=0.3),
    ]
    parts += [_rank(x, 80) for x in range(-240, 250, 40)]
    parts.append(mist(112, "#7fa8a0", 0.5, 6))
    parts += [_drowned(x, 106, 0.86, 0.22) for x in (-150, -72, 72, 150)]
    parts.append(_drowned(0, 102, 1.22, 0.0))
    return "".join(parts) + waves(170, "#2c5a58", 10, 44, 8) + waves(186, "#1c4044", 10, 50, -8)


@BERSERK.picture("barrow-mists", 0, 104, 180)
def barrow_mists() -> str:
    """The mist has a face tonight, and somebody's lantern goes towards it."""
    parts = [sky("#16262a", "#86a398"), glow(0, 60, 130, "#e0f0e0", 0.6)]
    parts.append(earth("-260,140 -180,124 -110,92 -40,76 20,74 80,86 140,116 200,130 260,140", "#2c443f", 0))
    parts += [
        standing_stone(x, 128, 20, tall, "#22352f", lean)
        for x, tall, lean in ((-92, 70, -4), (90, 76, 5), (-160, 60, 4), (158, 64, -4), (-210, 70, 3), (212, 70, -3))
    ]
    claws: list[str] = []
    head = even("0,18 22,21 42,40 48,68 40,92 34,104! 44,122 70,132 120,140! 120,170! 0,170!")
    parts.append(fade(curve(head), "#f0f8ee", "#a0beb0", opacity=(0.95, 0.5)))
    for side in (-1, 1):
        socket = "6,70! 12,54 30,50 36,64 28,78 12,80"
        parts.append(fill(curve(socket if side > 0 else flipped(socket)), "#1c332e", 0.9))
        hand = "44,166 40,146 26,138! 40,136 30,124! 46,130 42,114! 56,126 58,112! 66,130 74,150 96,164"
        claws.append(fade(curve(hand if side > 0 else flipped(hand)), "#f4fbf0", "#c0d8cc", opacity=(0.9, 0.3)))
    parts.append(
        fill(curve(even("0,84 4,90 6,96! 0,94")), "#1c332e", 0.8)
        + fill(curve("-20,108! -8,102 8,102 20,108! 15,130 0,136 -15,130"), "#1c332e", 0.9)
    )
    parts.append(mist(132, "#c0d6c8", 0.85, 7, 70))
    parts += claws
    parts.append(
        fill(oval(-1, 142, 4.6), "#0c1816")
        + fill(curve("-11,176! -10,151 -1,145 7,151 10,176!"), "#0c1816")
        + line("M5 154L19 150", "#0c1816", 3.4)
        + glow(21, 157, 30, "#ffb84a", 1)
        + fill(oval(21, 157, 4, 5.4), "#fff0b4")
    )
    parts.append(mist(164, "#a0beae", 0.9, 7, 20))
    parts += [standing_stone(x, 208, 44, tall, "#12221f", lean) for x, tall, lean in ((-96, 96, 6), (100, 84, -6))]
    for y, x, long in ((40, -60, 70), (58, 34, 60), (98, -84, 64), (112, 40, 70), (28, 20, 50)):
        curl = f"{x},{y} {x + long * 0.5:.0f},{y - 4} {x + long},{y} {x + long + 6},{y - 8} {x + long - 2},{y - 9}"
        parts.append(line(curve(curl, is_open=True), "#f4fbf0", 4, 0.5))
    return "".join(parts) + mist(186, "#e4f0e6", 0.9, 6, 50)


@BERSERK.picture("soul-jar", 0, 108, 160)
def soul_jar() -> str:
    """Three souls press against the glass."""
    glass = "#2f6b74"
    parts = [sky("#120f22", "#3a3458"), glow(0, 110, 130, SOUL[1], 0.65), earth("-260,176 0,170 260,176", "#241f38", 3)]
    parts += [
        paper(box(x, 60 + (x % 7) * 4, 10, 120, 3), "#d8cfa8", lift=1.4)
        + tongue(x + 5, 58 + (x % 7) * 4, 0.42)
        + glow(x + 5, 46 + (x % 7) * 4, 24, "#ffb347", 0.6)
        for x in (-104, 96, -188, 180)
    ]
    parts.append(paper(curve("-80,172! 80,172! 92,206! -92,206!"), "#4a4466", lift=2.4, edge=1.2))
    jar = even("0,52 22,52! 22,66 50,86 60,116 52,150 36,174! 0,177")
    parts.append(paper(curve(jar), glass, lift=3.4, edge=1.6) + glow(0, 122, 58, SOUL[1], 0.95))
    parts.append(soul(-22, 108, 1.0, SOUL, -12) + soul(24, 100, 0.86, SOUL, 14) + soul(4, 134, 1.15, SOUL, 4))
    parts.append(
        half_dark("30,70! 50,86 60,116 52,150 36,174! 22,176! 40,130 36,96", 0.26)
        + fill(curve("-46,92 -38,84 -48,112 -46,140 -54,118"), "#ffffff", 0.6)
    )
    parts.append(
        paper(curve(even("0,44 26,43 30,50 26,58 0,60")), "#8a5a34", lift=1.4)
        + paper(curve("-20,46! -18,26 0,20 18,26 20,46! 0,50"), "#7a1f2b", lift=1.6, edge=1.1)
        + paper(curve("8,44! 18,44! 16,66 12,72 8,64"), "#7a1f2b", lift=0.9)
    )
    parts.append(
        chain(-27, 72, 27, 72, "#9aa0ac", 5.4)
        + chain(-20, 72, 4, 96, "#9aa0ac", 4)
        + paper(box(-3, 92, 15, 13, 2), GOLD, lift=1.2)
        + fill(oval(4.5, 98, 2.2), INK)
    )
    return "".join(parts) + soul(72, 44, 0.6, SOUL, 30)


@BERSERK.picture("blackthorn-blade", 0, 100, 170)
def blackthorn_blade() -> str:
    """A sword that was left in the earth, and the roses that drink from it."""
    black, bark, gold = "#241a2c", "#4a2c34", "#c8963e"
    moon = glow(0, 84, 150, "#ffc8b0", 0.7) + paper(oval(0, 84, 74), "#f8d4bc", lift=0, fall=0.25)
    left = "-96,214 -70,168 -26,150 22,132"
    right = "98,216 76,160 30,116 -24,104"
    behind = "".join(
        paper(curve(band(vine, widths, 4)), bark, lift=1.6)
        for vine, widths in ((left, [13, 11, 9, 7]), (right, [13, 11, 9, 6]))
    )
    edge = "-12,-6! -23,-2! -13,10! -25,20! -14,32! -24,42! -13,54! -22,64! -12,76! -18,86! -9,96! 0,130!"
    blade = paper(curve([*knots(edge), *reversed(flipped(edge)[:-1])]), black, lift=3, edge=1.8)
    blade += fill(curve([Knot(0, -6, True), *flipped(edge)]), INK, 0.5)
    blade += glow(0, 60, 44, "#ff3a7a", 0.6) + line("M0 4V116", "#ff5a92", 3.6) + line("M0 4V116", "#ffd0e0", 1.2)
    guard = paper(curve("-46,-26! -30,-14 0,-18 30,-14 46,-26! 38,-2 0,0 -38,-2"), gold, lift=2.2, edge=1.3)
    hilt = (
        paper(box(-7, -54, 14, 40, 3), "#8c2f3a", lift=1.4)
        + "".join(line(f"M-7 {y}l14 -6", "#d8a06a", 2.2, 0.8) for y in range(-40, -16, 9))
        + paper(oval(0, -60, 12), gold, lift=1.6, edge=1.2)
        + fill(oval(0, -60, 5.4), "#ff3a7a")
    )
    before = "".join(
        paper(curve(band(vine, widths, 4)), bark, lift=1.8, edge=1)
        for vine, widths in (
            ("-40,158 4,150 40,132 56,108", [11, 10, 8, 5]),
            ("44,126 0,116 -40,94 -54,68", [10, 9, 7, 4]),
        )
    )
    thorns = spikes(
        [(-66, 164, -60), (-12, 152, 150), (24, 144, -20), (50, 118, 70), (62, 142, 60), (16, 122, 160), (-30, 102, -20), (-52, 76, -80), (88, 188, 60), (-86, 190, -60)],
        15, 9, bark,
    )  # fmt: skip
    blooms = "".join(
        "".join(
            paper(curve(moved("0,0! 9,-12 0,-27! -9,-12", x, y, r / 13, t)), "#3f5a3c", lift=1) for t in (-70, 60, 190)
        )
        + paper(
            curve(ragged(moved("0,-11 11,0 0,11 -11,0", x, y, r / 13), 5, 9, (0, 0))), "#b0203e", lift=1.6, edge=1.1
        )
        + roses(((x, y, r * 0.62),), "#d8365a")
        for x, y, r in ((58, 100, 15), (-56, 60, 13), (-84, 146, 13), (88, 142, 12))
    )
    ground_ = sky("#24102c", "#8a3450") + moon + earth("-260,182 -120,170 0,178 120,170 260,182", "#1c0f20", 2)
    mound = paper(curve("-60,220! -36,190 0,182 36,190 60,220!"), "#2c1828", lift=2, edge=1.2)
    return ground_ + behind + placed(blade + guard + hilt, 0, 74, 4, 0.98) + mound + before + thorns + blooms


@BERSERK.picture("widows-draught", 10, 104, 160)
def widows_draught() -> str:
    """Sweet, then bitter; a spider keeps the bottle."""
    glass = "#4a2a58"
    parts = [
        sky("#1c1226", "#5a3a5f"),
        glow(-6, 116, 120, HEX[1], 0.6),
        cobweb(100, -6, -1, 120),
        cobweb(-100, -6, 1, 70),
        cobweb(260, -6, -1, 130),
        cobweb(-260, -6, 1, 120),
    ]
    parts.append(earth("-260,172 0,168 260,172", "#2a1a30", 3) + fill(oval(-4, 180, 62, 9), INK, 0.5))
    heart = even("0,86 12,78 34,76 50,90 52,112 40,140 20,164 0,178!")
    parts.append(paper(curve(moved(heart, -8, 0)), glass, lift=3.2, edge=1.6))
    parts.append(
        fade(curve(moved(even("0,104 14,100 30,104 44,104 36,132 18,156 0,168!"), -8, 0)), "#ff5a8a", "#7a1f5a")
    )
    parts += [
        fill(oval(x, y, r), "#ffd0dc", 0.85)
        for x, y, r in ((-24, 120, 3), (-2, 132, 4), (12, 116, 2.6), (-12, 146, 2.6), (20, 126, 2))
    ]
    sand = "-18,112! 2,112! -6,128! 2,144! -18,144! -10,128!"
    parts.append(fill(curve(moved(sand, 0, 0)), INK, 0.85))
    parts.append(
        half_dark("14,80! 42,90 44,112 32,140 12,164 -4,176! 16,140 24,108", 0.3)
        + fill(curve("-50,92 -40,84 -52,104 -46,126 -56,108"), "#ffffff", 0.6)
    )
    parts.append(
        paper(curve("-20,82! -18,56! 2,56! 4,82! -8,88"), tint(glass, 0.1), lift=1.4)
        + paper(box(-24, 48, 32, 11, 4), tint(glass, 0.2), lift=1.4)
        + paper(curve("-17,50! -15,30 -1,30 1,50!"), "#8a5c34", lift=1.2)
    )
    parts.append(wisp("-8,26 -24,8 -2,-4 -16,-22", 5, HEX[1], 0.6))
    parts.append(line("M62 -30V70", "#e8e0f4", 1.6, 0.9))
    legs = "".join(
        line(
            curve(
                f"{62 + s * 8},{y} {62 + s * (24 + k * 2)},{y - 16 + k * 9} {62 + s * (32 - k)},{y + 4 + k * 12}",
                is_open=True,
            ),
            INK,
            3.6,
        )
        for s in (-1, 1)
        for k, y in enumerate((80, 85, 90, 95))
    )
    parts.append(
        legs
        + paper(oval(62, 78, 10), "#241a2c", lift=1.4, edge=1)
        + paper(oval(62, 104, 18, 21), "#241a2c", lift=2, edge=1.4)
        + fill(curve("55,92! 69,92! 63,103! 69,114! 55,114! 61,103!"), "#ff3a4a")
        + "".join(fill(oval(x, 73, 1.8), "#ff8a8a") for x in (58, 66))
    )
    return "".join(parts)
