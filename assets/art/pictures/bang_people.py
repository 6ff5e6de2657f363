"""People and roles of Bang! that are drawn by hand."""

from __future__ import annotations

from assets.art.galleries import BANG
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    band,
    both,
    box,
    curve,
    even,
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
from assets.art.people.cast import walk_on
from assets.art.people.description import Portrait
from assets.art.people.features import brows, eyes
from assets.art.people.hands import finger, fingers, grip, palm
from assets.art.people.heads import SKINS, Head, skull
from assets.art.people.portrait import figure
from assets.art.people.profile import side_face
from assets.art.props.west_layers import vulture
from assets.art.registry import COATS, GROUNDS, HATS, MARKS
from assets.art.shapes.cards import CARD_INK
from assets.art.shapes.weapons import revolver_shape
from assets.art.shapes.west import smoke_of


@BANG.picture("bill-noface", 2, 98, 176)
def bill_noface() -> str:
    """A hat, a raised collar, spectacles, and nobody between them."""
    coat, dark = "#46525e", "#17111c"
    back = paper(curve(even("0,72 26,74 44,92 46,124 40,160! 0,172!")), shade(coat, 0.5), lift=2)
    inside = fill(curve(even("0,78 22,80 36,96 37,126 22,160 0,176")), dark)
    body = paper(curve(even("0,184 22,150! 44,146 68,160 78,190 80,224! 0,224!")), coat, lift=3, edge=1.2)
    collar = both(
        "2,200! 16,166 30,136 36,94 46,84! 66,92! 68,126 58,158 34,184!", tint(coat, 0.16), lift=2.6, edge=1.2
    )
    scarf = paper(curve("-24,166 0,180 24,166 28,180 12,194 0,196 -12,194 -28,180"), "#b3322a", lift=2)
    lenses = "".join(
        paper(oval(s * 16, 108, 12, 11), "#3f6f7a", lift=0.6, edge=0)
        + line(oval(s * 16, 108, 12, 11), "#e0b04a", 2.6)
        + fill(curve(f"{s * 16 - 8},106 {s * 16 - 2},99 {s * 16 + 2},99 {s * 16 - 6},111"), "#e6fbff", 0.8)
        for s in (-1, 1)
    )
    bridge = line("M-5 106Q0 102 5 106M28 106L38 102M-28 106L-38 102", "#e0b04a", 2.4)
    hat = placed(HATS["stetson"]("#3a303a", "#b3322a"), 0, 98, -5, 1.08)
    shots = "".join(
        fill(star(x, y, 8, 4, 7, 10), "#1a141c") + glow(x, y, 12, "#fff3cf", 0.7) + fill(oval(x, y, 3.4), "#fff6d8")
        for x, y in ((-22, 40), (16, 52), (-52, 176))
    )
    glove = "#2f2a35"
    hand = grip(placed(revolver_shape("#4f545e", "#2f2024"), 0, 0, 0, 1.24), 64, 160, glove, coat, turn=10)
    fog = "".join(
        fill(oval(x, y, wide, 10), "#f1f6f4", 0.3)
        for x, y, wide in ((-60, 120, 70), (80, 96, 60), (-110, 70, 60), (120, 150, 80))
    )
    scene = (
        sky("#6a8088", "#d0d8c8") + glow(0, 80, 120, "#fffbe6", 0.85) + fog + earth("-260,164 0,156 260,164", "#5a7074")
    )
    return scene + back + inside + lenses + bridge + body + scarf + collar + hat + shots + hand


@BANG.picture("vulture-sam", -4, 94, 172)
def vulture_sam() -> str:
    """Man and bird look the same way, with the same nose."""
    skin, hair, coat = "#dfc3a6", "#9a958f", "#372e3c"
    bird = placed(vulture(Portrait()), 12, -8)
    hump = ragged("-110,250! -106,186 -84,152 -44,138 -4,150 30,176 52,210 56,250!", 8, 18, (-0.4, 0.9))
    cape = ragged("-96,222 -80,178 -44,158 -6,168 24,190 36,220 0,210 -40,218", 8, 18, (-0.3, 0.9))
    neck = paper(curve(band("-10,180 4,154 14,128", [42, 38, 32])), shade(skin, 0.3), lift=2)
    ruff = ragged("-38,150 -20,144 6,162 32,166 44,170 42,186 14,186 -14,178 -40,166", 7, 13, (0, 0.4))
    locks = ragged("-8,-36 -34,-34 -48,0 -50,40 -58,76 -34,66 -22,56 -16,24 -20,-6", 6, 20, (-0.2, 1))
    fringe = ragged("-26,-34 -6,-38 -4,-18 -12,-2 -20,18 -28,2", 4, 12, (0, 0.8))
    head = (
        paper(curve(locks), shade(hair, 0.2), lift=2)
        + side_face(walk_on("vulture-sam"), 1)
        + paper(curve(fringe), hair, lift=1.2)
        + placed(HATS["battered"]("#5f4a38", "#2a2028"), -2, -6, -8, 0.9)
    )
    mantle = paper(curve(hump), coat, lift=3, edge=1.2) + paper(curve(cape), shade(coat, 0.3), lift=1.8)
    figure = bird + mantle + neck + paper(curve(ruff), "#e6dcc4", lift=1.8) + placed(head, 26, 108, 6, 0.92)
    return GROUNDS["desert-dusk"]() + figure


@BANG.picture("flint-westwood", -2, 94, 164)
def flint_westwood() -> str:
    """A man of few words, from the side; one card lies ready under his poncho."""
    skin, poncho = SKINS["tan"], "#7a7a4a"
    neck = paper(curve(band("10,176 2,150 -2,120", [46, 40, 38])), shade(skin, 0.3), lift=2)
    hair = "-14,-34! 20,-44 38,-20 36,12 30,34! 18,30 22,8 14,-12 -6,-20"
    roll = paper(curve(band("-34,37 -52,40 -68,44", [5, 5, 4.6])), "#5a3420", lift=1) + fill(
        oval(-69, 44, 3), "#ff8a2c"
    )
    head = (
        side_face(walk_on("flint-westwood"), -1)
        + paper(curve(hair), "#5a3822", lift=1.2)
        + fill(curve("-36,-24 0,-30 34,-24 34,-2 10,4 -34,-2"), "#22122e", 0.3)
        + roll
        + placed(HATS["gaucho"]("#6b4f38", "#3a2620"), 2, 0, -4)
    )
    hand = grip(placed(revolver_shape(), 0, 0, 0, 1.2), 62, 160, skin, shade(poncho, 0.3), turn=12)
    figure = neck + placed(COATS["poncho"](poncho, "#efe2c6"), 4, 0) + placed(head, 4, 94, 3)
    return GROUNDS["noon"]() + figure + smoke_of(-70, 132) + hand


@BANG.picture("rose-doolan", 6, 92, 170)
def rose_doolan() -> str:
    """She looks through a brass telescope: what is far away comes near."""
    skin, hair, coat = SKINS["fair"], "#b8481f", "#2f5a4a"
    face = (
        "-30,-38 0,-46 24,-38 31,-22 31,-9 37,5 43,13 40,19! 33,20 33,25 39,29 35,32! 38,37 32,42 34,52 26,60 8,56 "
        "-12,46 -26,26 -34,0"
    )
    tail = "-6,-44 -36,-36 -54,-6 -58,36 -72,70 -66,104 -40,112 -22,84 -14,50 -14,10"
    wave = "-30,-40! 0,-47 27,-38 30,-22 10,-24 -8,-10 -14,18 -24,52 -40,40 -42,0"
    neck = paper(curve(band("-12,170 -8,148 -6,120", [34, 27, 28])), shade(skin, 0.24), lift=1.6)
    lips = fill(curve("39,29 34,28 29,31 35,32! 37,35 33,37 29,34"), "#b3303a")
    head = (
        paper(curve(tail), shade(hair, 0.22), lift=2.4, edge=1)
        + paper(curve(face), skin, lift=2.2, edge=1, fall=0.1)
        + fill(curve("-12,46 -26,26 -34,0 -18,10 -2,34 12,46 26,60 8,56"), "#5a2038", 0.18)
        + glow(14, 18, 13, "#e0483a", 0.45)
        + lips
        + fill(oval(12, 26, 1.6), CARD_INK, 0.85)
        + line(curve("8,-17 18,-22 29,-17", is_open=True), "#5a2414", 2.8)
        + paper(curve(wave), hair, lift=1.6, edge=1)
        + strokes(
            ("-26,-30 0,-38 20,-32", "-34,-10 -26,14 -30,40", "-22,-16 -14,-2 -20,24"), shade(hair, 0.5), 1.7, 0.6
        )
        + placed(HATS["bonnet"]("#2f5a3a", "#d2342f"), -6, 6, -8, 1.08)
    )
    tube = (
        paper(box(-6, -8, 34, 16, 3), "#c08a34", lift=1.6, edge=1)
        + paper(box(24, -11, 36, 22, 3), "#6b3a24", lift=1.6, edge=1)
        + paper(box(56, -15, 44, 30, 3), "#e6b44c", lift=1.8, edge=1.2)
        + "".join(
            paper(box(x, -w, 6, 2 * w, 2), "#f6da8a", lift=0.8) for x, w in ((-9, 11), (22, 13), (54, 17), (97, 20))
        )
        + fill(box(58, 3, 38, 10), "#5a2c14", 0.3)
    )
    sleeve = paper(curve(band("36,250 70,206 74,160 60,120", [56, 46, 36, 26])), coat, lift=2.2, edge=1)
    cuff = paper(curve(band("66,132 58,114", [30, 29])), "#e9dcc0", lift=1)
    hand = placed(palm(0, 0, skin, 0.86) + fingers(0, 0, skin, 0, 0.86), 56, 98, 66)
    body = placed(COATS["riding"](coat, "#d9b04a"), -10, 6)
    figure = neck + body + placed(head, 0, 98, -6) + sleeve + cuff + placed(tube, 32, 94, -14) + hand
    return GROUNDS["noon"]() + placed(figure, -24, 2)


@BANG.picture("sheriff", 0, 106, 186)
def sheriff() -> str:
    """A golden star in its rays, and a white hat above it."""
    points = paper(star(0, 118, 70, 31), "#e6b43c", lift=4, edge=2)
    facets = fill(star(0, 118, 57, 25), "#f6d272")
    dark = "".join(
        fill(curve(moved("0,0! 0,-57! 14.7,-20.2!", 0, 118, 1, turn)), "#7a4a10", 0.26) for turn in range(0, 360, 72)
    )
    tips = "".join(
        paper(oval(*_round(0, 118, 72, turn), 9), "#f6d272", lift=1.6, edge=1.2) for turn in range(-90, 270, 72)
    )
    ring = paper(oval(0, 118, 21), "#c98a24", lift=1.4) + paper(oval(0, 118, 15), "#f9e09a", lift=0.8)
    hat = placed(HATS["stetson"]("#f6eedc", "#8a4a2a"), 0, 84, -5, 0.82)
    return GROUNDS["blue-burst"]() + points + facets + dark + tips + ring + hat


def _round(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """A point on a circle."""
    knot = moved(f"{radius},0", x, y, 1, degrees)[0]
    return knot.x, knot.y


@BANG.picture("deputy", 4, 100, 172)
def deputy() -> str:
    """A young man who is prouder of his badge than the sheriff of his."""
    silver = "#ccd4dc"
    shape = moved(even("0,24! 20,34 46,36 58,26! 66,60 66,110 40,152 0,176!"), 0, -52, 0.52)
    badge = (
        glow(0, 0, 60, "#ffffff", 0.5)
        + paper(curve(shape), silver, lift=3, edge=1.8)
        + paper(curve(moved(shape, 0, 0, 0.84)), "#3f6f9e", lift=0, edge=0)
        + paper(star(0, 0, 24, 10), "#f1f4f6", lift=1.6, edge=1.2)
        + paper(oval(0, 0, 5), "#8a96a4", lift=0.8)
        + fill(star(26, -30, 13, 2.8, 4), "#ffffff")
    )
    skin = SKINS["rosy"]
    sleeve = paper(curve(band("118,250 98,214 72,184", [58, 50, 38])), "#e9dcc0", lift=3, edge=1.4)
    hand = paper(curve("40,168 54,156 76,160 82,178 70,192 48,192"), shade(skin, 0.06), lift=2) + "".join(
        paper(box(36 + i * 2, 164 + i * 8, 28, 9.6, 4.8), skin, lift=0.9, edge=0.7) for i in range(3)
    )
    thumb = finger(56, 164, 44, 148, 11, skin)
    return (
        GROUNDS["tan-burst"]()
        + placed(figure(walk_on("deputy")), -14, -6, 0, 0.98)
        + sleeve
        + placed(badge, 40, 138, 8, 0.92)
        + hand
        + thumb
    )


@BANG.picture("outlaw", 0, 100, 186)
def outlaw() -> str:
    """A poster with bullet holes: a masked face over two crossed revolvers."""
    head = Head("square", SKINS["tan"], "#2a2228", 0)
    face = (
        skull(head)
        + eyes(head, "stern")
        + brows(head, "angry")
        + MARKS["mask"].draw(head)
        + HATS["stetson"]("#2a2228", "#b3262b")
    )
    guns = "".join(placed(revolver_shape("#5a606c", "#6b3a20"), side * 26, 182, side * -60, 1.72) for side in (1, -1))
    holes = "".join(
        fill(star(x, y, 11, 5.5, 7, 20), "#8a6a3c") + fill(oval(x, y, 5.4), "#1a0f0c")
        for x, y in ((-66, 32), (70, 112), (-72, 118))
    )
    smoke = smoke_of(70, 104) + smoke_of(-72, 110)
    shine = glow(0, 96, 110, "#e0603a", 0.45)
    return GROUNDS["wanted"]() + shine + guns + placed(face, 0, 90) + holes + smoke


@BANG.picture("renegade", 4, 104, 186)
def renegade() -> str:
    """A rattlesnake around a broken star."""
    skin, belly = "#7aa84a", "#ece0a0"
    scene = sky("#3a1f4a", "#8a3f6a") + glow(0, 100, 130, "#ffb0a0", 0.6) + earth("-260,172 0,164 260,172", "#2f1a3a")
    left = paper(
        curve("-4,104! -40,112! -84,92! -62,132! -84,176! -40,160! -8,178! -16,140!"), "#f0c95a", lift=2, edge=1.4
    )
    right = paper(
        curve("18,98! 22,52! 40,90! 92,84! 64,122! 84,170! 38,154! 6,168! 6,134!"), "#d9a83c", lift=2, edge=1.4
    )
    path = "84,112 92,146 66,176 0,188 -62,176 -66,146 -14,138 36,132 44,108 6,98 -34,90 -38,58 -8,40"
    coil = band(path, [8, 16, 24, 31, 33, 32, 31, 30, 29, 28, 27, 25, 24])
    rattle = "".join(paper(oval(83 - i * 1.5, 110 - i * 9, 7 - i * 0.9, 5.6), "#f0dca0", lift=0.9) for i in range(4))
    body = paper(curve(coil), skin, lift=3.4, edge=1.6)
    marks = "".join(
        fill(curve(moved("0,-10! 8,0! 0,10! -8,0!", x, y, grow, turn)), shade(skin, 0.6), 0.85)
        for x, y, turn, grow in (
            (78, 166, -40, 0.8),
            (36, 184, 85, 1),
            (-4, 188, 90, 1),
            (-44, 182, 70, 1),
            (-70, 162, 0, 1),
            (-42, 142, -70, 1),
            (-8, 138, 90, 1),
            (28, 134, 70, 1),
            (44, 116, 0, 0.9),
            (16, 100, -75, 0.9),
            (-14, 95, 85, 0.9),
            (-39, 74, 5, 0.9),
        )
    )
    head = paper(curve("-22,46 -10,24 18,16 46,26 56,38! 42,52 14,58 -12,58"), tint(skin, 0.12), lift=2.4, edge=1.4)
    jaw = fill(curve("10,54 34,48 54,40! 44,60 20,66"), "#7a1f2a") + paper(
        curve("0,60 24,66 46,58! 36,73 8,72"), belly, lift=1
    )
    fangs = "".join(
        paper(curve(f"{x},{y}! {x + 7},{y - 1}! {x + 2},{y + 15}!"), "#fffaf0", lift=0.5)
        for x, y in ((30, 47), (42, 43))
    )
    eye = (
        fill(oval(20, 33, 8, 7), "#ffe05a")
        + fill(oval(21, 33, 2.4, 6), CARD_INK)
        + line("M6 22L33 29", shade(skin, 0.65), 4.6)
    )
    tongue = line("M48 54C62 54 68 46 80 48M72 47L83 40", "#f04a3f", 3.4)
    return scene + left + right + body + marks + rattle + tongue + jaw + head + fangs + eye
