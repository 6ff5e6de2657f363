"""Parts for the people of the wild west: hats, coats, marks, things in hands, grounds.

Importing this file adds them to the kit, under their names. `EXTRAS` are drawings that go behind or before a person.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.backs import back, ground, mesa, sky
from assets.art.clothes import buttons, coat, neckerchief, torso
from assets.art.faces import HAIRS, MARKS, Head
from assets.art.hats import GOLD, hat
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
    kept_in,
    line,
    mix,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.portrait import Portrait
from assets.art.props import arm, fingers, palm, prop, revolver_shape

CREAM = "#f6ecd6"
RED = "#b3262b"
INK = "#2a2028"

Extra = Callable[[Portrait], str]
EXTRAS: dict[str, Extra] = {}
extra = kept_in(EXTRAS)


# Cards, hands, smoke


PIPS = {
    "heart": "0,-5! -4,-11 -11,-9 -11,0 0,13! 11,0 11,-9 4,-11",
    "diamond": "0,-15! 10,0! 0,15! -10,0!",
    "spade": "0,-14! 10,0 10,8 2.4,7 4,14! -4,14! -2.4,7 -10,8 -10,0",
    "club": "-3,-6! 3,-6! 5,14! -5,14!",
}
BACKS_OF_CARDS = {"back": "#a8322a", "blue": "#2f6fb3", "green": "#3f7a4a", "brown": "#7a4a25"}


def both(right: str, colour: str, **how: float) -> str:
    """A shape at the right and its mirror at the left; the right one is in the dark."""
    return paper(curve(flipped(right)), colour, **how) + paper(curve(right), shade(colour, 0.1), **how)


def strokes(outlines: tuple[str, ...], colour: str, width: float = 1.6, opacity: float = 0.5) -> str:
    """Folds, seams and strands."""
    return "".join(line(curve(outline, is_open=True), colour, width, opacity) for outline in outlines)


def card(kind: str = "back") -> str:
    """A playing card around 0, 0: 28 wide, 42 tall; a suit, or the colour of its back."""
    face = paper(box(-14, -21, 28, 42, 3.2), CREAM, lift=1.2, edge=0.7, fall=0.08)
    if kind in PIPS:
        leaves = oval(0, -7, 6.4) + oval(-6.6, 3, 6.2) + oval(6.6, 3, 6.2) if kind == "club" else ""
        return face + fill(curve(PIPS[kind]) + leaves, RED if kind in ("heart", "diamond") else INK)
    colour = BACKS_OF_CARDS[kind]
    return face + fill(box(-11, -18, 22, 36, 2), colour) + line("M-7 0L0 -11L7 0L0 11z", tint(colour, 0.5), 1.8, 0.9)


def cards_at(places: tuple[tuple[str, float, float, float, float], ...]) -> str:
    """Cards: kind, x, y, turn, size."""
    return "".join(placed(card(kind), x, y, turn, grow) for kind, x, y, turn, grow in places)


def spread(kinds: tuple[str, ...], x: float, y: float, step: float, grow: float = 1, lean: float = 0) -> str:
    """A fan of cards around a point below them."""
    first = lean - step * (len(kinds) - 1) / 2
    return "".join(
        placed(placed(card(kind), 0, -30), x, y, first + step * index, grow) for index, kind in enumerate(kinds)
    )


def reach(x: float, y: float, sleeve: str, grow: float = 1, out: float = 20) -> str:
    """An arm that comes up from below the picture, with a cuff."""
    side = 1 if x >= 0 else -1
    path = f"{x + side * out},236 {x + side * out * 0.7:.1f},{(y + 236) / 2:.1f} {x + side * 2},{y + 13}"
    cuff = band(f"{x + side * 6},{y + 27} {x + side * 2.5},{y + 13}", [33 * grow, 30 * grow])
    return arm(path, [60 * grow, 46 * grow, 28 * grow], sleeve) + paper(curve(cuff), shade(sleeve, 0.22), lift=1)


def grip(
    thing: str, x: float, y: float, skin: str, sleeve: str, *, turn: float = 0, grow: float = 1, out: float = 20
) -> str:
    """A thing drawn around 0, 0, with a fist around it there and an arm below."""
    side = 1 if x >= 0 else -1
    return (
        reach(x, y, sleeve, grow, out)
        + palm(x, y, skin, grow)
        + placed(thing, x, y, turn)
        + fingers(x, y, skin, turn * 0.6, grow, -side)
    )


def finger(x: float, y: float, u: float, v: float, width: float, skin: str) -> str:
    """One straight finger with round ends."""
    d = f"M{x} {y}L{u} {v}"
    return (
        placed(line(d, "#160b1c", width + 1.4, 0.22), 1, 1.6)
        + placed(line(d, tint(skin, 0.4), width), -0.6, -0.6)
        + line(d, skin, width)
    )


def open_hand(x: float, y: float, skin: str, sleeve: str, *, turn: float = 0, grow: float = 1, thumb: int = -1) -> str:
    """A hand held up, its fingers spread, with its arm."""
    drawn = "".join(
        finger(a, b, c, d, wide, skin)
        for a, b, c, d, wide in (
            (-9, -8, -17, -30, 7.4),
            (-3.4, -10, -6, -37, 8),
            (3.4, -10, 6, -36, 8),
            (9, -8, 16, -29, 7.2),
            (thumb * 8, 6, thumb * 24, -8, 8.4),
        )
    )
    flesh = paper(curve("-13,-8 0,-13 13,-8 14,6 9,17 -9,17 -14,6"), skin, lift=1, edge=0.7)
    creases = strokes(("-9,-1 0,2 9,-2", "-7,6 -1,4 3,12"), shade(skin, 0.5), 1.2, 0.5)
    return reach(x, y + 4, sleeve, grow) + placed(drawn + flesh + creases, x, y, turn, grow)


def puff(x: float, y: float, size: float, colour: str = "#efe6d6", opacity: float = 0.85) -> str:
    """A cloud of smoke."""
    shape = "-16,6 -20,-4 -10,-12 0,-16 12,-12 20,-4 16,8 0,11"
    return fill(curve(moved(shape, x, y, size)), shade(colour, 0.16), opacity) + fill(
        curve(moved(shape, x - 1.5 * size, y - 2 * size, size * 0.8)), colour, opacity
    )


def flash(x: float, y: float, size: float, turn: float = 0) -> str:
    """Fire from a muzzle."""
    return (
        glow(x, y, size * 2.6, "#ffd36e", 0.85)
        + fill(star(x, y, size, size * 0.42, 8, turn), "#ff8a2c")
        + fill(star(x, y, size * 0.72, size * 0.32, 8, turn + 20), "#ffe27a")
        + fill(oval(x, y, size * 0.22), "#ffffff")
    )


def heart(x: float, y: float, size: float, colour: str = "#d2342f") -> str:
    """A thick heart of paper."""
    return paper(curve(moved(PIPS["heart"], x, y, size)), colour, lift=1.6, edge=1) + fill(
        oval(x - 5.4 * size, y - 5 * size, 2.6 * size, 2 * size), "#ffffff", 0.55
    )


def weave(outlines: tuple[str, ...], colour: str) -> str:
    """Strands of straw."""
    return strokes(outlines, shade(colour, 0.5), 1.4, 0.5)


def smoke_of(x: float, y: float) -> str:
    """A thin curl of smoke that rises."""
    return line(
        curve(f"{x},{y} {x - 10},{y - 14} {x + 2},{y - 30} {x - 8},{y - 48}", is_open=True), "#ffffff", 4.4, 0.35
    )


# Hats


def flat_brim(colour: str, trim: str, crown: str, side: str, reach_: float = 80) -> str:
    """A straight, wide brim below any crown."""
    w = reach_
    brim = even(f"0,-30 {w * 0.4},-31 {w * 0.8},-33 {w},-31 {w + 1},-26! {w * 0.76},-20 {w * 0.4},-17 0,-16")
    under = even(f"0,-23 {w * 0.4},-23 {w * 0.9},-27 {w * 0.76},-20 {w * 0.4},-17 0,-16")
    ribbon = paper(curve(even("0,-42 20,-42 33,-44 34,-31 18,-28 0,-28")), trim, lift=0.6, edge=0.5)
    return (
        paper(curve(even(crown)), colour, lift=1.6)
        + fill(curve(side), shade(colour, 0.75), 0.3)
        + ribbon
        + paper(curve(brim), colour, lift=2.6, edge=1)
        + fill(curve(under), shade(colour, 0.7), 0.45)
    )


def clover(x: float, y: float, size: float) -> str:
    """Four leaves bring luck."""
    leaf = "0,0! -7,-6 -9,-14 -4,-18 0,-14! 4,-18 9,-14 7,-6"
    leaves = "".join(paper(curve(moved(leaf, x, y, size, turn)), "#4fae4a", lift=0.8) for turn in (45, 135, 225, 315))
    veins = "".join(
        line(curve(moved("0,-2 0,-12", x, y, size, turn), is_open=True), "#c8ee9a", 1.3, 0.8)
        for turn in (45, 135, 225, 315)
    )
    return line(curve(moved("0,0 3,14 10,22", x, y, size), is_open=True), "#3f8a3c", 3 * size) + leaves + veins


@hat("gaucho")
def gaucho(colour: str, trim: str) -> str:
    """Flat above and flat around."""
    return flat_brim(colour, trim, "0,-65 22,-65 29,-62! 33,-32! 0,-26", "14,-64! 22,-64 29,-61! 33,-32! 18,-29!")


@hat("parson")
def parson(colour: str, trim: str) -> str:
    """A low round crown on a very wide brim: a manhunter's."""
    return flat_brim(colour, trim, "0,-74 14,-73 28,-64 33,-32! 0,-26", "12,-73 28,-64 33,-32! 18,-29! 20,-52", 88)


@hat("ten-gallon")
def ten_gallon(colour: str, trim: str) -> str:
    """As tall as the face below it."""
    crown = paper(curve(even("0,-92 9,-102 24,-105 35,-94 35,-62 36,-34 0,-28")), colour, lift=1.6)
    dent = fill(curve("-5,-92 5,-95 12,-84 6,-64 0,-56 -4,-68"), shade(colour, 0.6), 0.35)
    side = fill(curve("26,-104 35,-94 35,-62 36,-36 24,-33 27,-70"), shade(colour, 0.7), 0.28)
    ribbon = paper(curve(even("0,-40 20,-41 36,-46 37,-33 20,-26 0,-24")), trim, lift=0.6)
    brim = even("0,-31 20,-33 42,-44 60,-62 72,-66 76,-58! 68,-38 46,-22 22,-16 0,-15")
    return crown + dent + side + ribbon + paper(curve(brim), colour, lift=2.6, edge=1)


@hat("upturned-sombrero")
def upturned_sombrero(colour: str, trim: str) -> str:
    """A brim like a bowl."""
    crown = paper(curve(even("0,-104 10,-101 19,-80 28,-40 0,-28")), colour, lift=1.6)
    side = fill(curve("4,-103 11,-99 19,-80 28,-40 16,-33 12,-70"), shade(colour, 0.7), 0.3)
    ribbon = paper(curve(even("0,-50 14,-52 26,-55 29,-42 14,-38 0,-36")), trim, lift=0.5)
    brim = "0,-36 30,-38 58,-48 76,-70 84,-92 92,-92! 94,-66 82,-36 52,-15 0,-9"
    rim = "0,-15 48,-21 76,-42 86,-68 88,-90! 92,-92! 94,-66 82,-36 52,-15 0,-9"
    dots = "".join(
        fill(oval(s * x, y, 2.3), tint(trim, 0.75))
        for s in (-1, 1)
        for x, y in ((14, -19), (36, -23), (56, -33), (71, -50), (79, -70))
    )
    return (
        crown + side + ribbon + paper(curve(even(brim)), colour, lift=2.8, edge=1) + fill(curve(even(rim)), trim) + dots
    )


@hat("turned-up")
def turned_up(colour: str, trim: str) -> str:
    """The brim folded up in front, and a clover on it."""
    far = paper(curve(even("0,-46 34,-46 60,-38 66,-30! 46,-24 0,-24")), shade(colour, 0.35), lift=2)
    crown = paper(curve(even("0,-88 20,-87 31,-76 35,-40 0,-30")), shade(colour, 0.1), lift=1.4)
    flap = paper(curve(even("0,-68 20,-66 42,-56 58,-40 54,-28! 26,-19 0,-17")), colour, lift=2.4, edge=1.1)
    seam = strokes(("-46,-42 -24,-57 0,-61 24,-57 46,-42",), shade(colour, 0.5), 1.5)
    return far + crown + flap + seam + clover(0, -42, 1.2)


@hat("coonskin")
def coonskin(colour: str, trim: str) -> str:
    """A scout's cap, its ringed tail at one side."""
    path = flipped("34,-40 58,-26 64,8 54,56")
    tail = paper(curve(ragged(band(path, [16, 26, 28, 8], 2), 4, 14, (0.2, 0.6))), colour, lift=2)
    rings = "".join(
        line(curve(flipped(ring), is_open=True), trim, 8, 0.95)
        for ring in ("41,-24 52,-33 60,-40", "49,-5 61,-10 72,-14", "50,15 62,15 75,14", "50,35 58,37 67,39")
    )
    dome = paper(
        curve(ragged(even("0,-76 22,-71 38,-50 41,-22! 20,-20 0,-20"), 3.4, 12, (0, 0.5))), colour, lift=1.8, edge=1
    )
    brow = paper(curve(ragged(even("0,-44 22,-43 40,-38 42,-18! 20,-18 0,-19"), 3, 12, (0, 0.6))), trim, lift=1)
    tufts = strokes(("-22,-62 -20,-54 -22,-48", "-4,-68 -2,-58 -4,-50", "14,-64 16,-56 14,-50"), shade(colour, 0.5), 2)
    return tail + rings + dome + tufts + brow


@hat("beret")
def beret(colour: str, trim: str) -> str:
    """A soft plate, pulled to one side."""
    plate = paper(curve("-36,-26 -58,-36 -60,-52 -34,-68 6,-72 36,-60 42,-40 36,-25 0,-32"), colour, lift=2.2, edge=1)
    shine = fill(curve("-48,-48 -30,-60 -4,-64 -22,-54 -40,-42"), tint(colour, 0.5), 0.3)
    rim = paper(curve(even("0,-34 20,-33 35,-28 36,-19! 18,-24 0,-25")), trim, lift=1)
    return plate + shine + line("M-8 -71l-2 -8", shade(colour, 0.2), 4) + rim


@hat("boater")
def boater(colour: str, trim: str) -> str:
    """Stiff straw with a striped ribbon."""
    crown = paper(curve(even("0,-68 28,-68! 32,-66! 33,-34! 0,-28")), colour, lift=1.6)
    ribbon = paper(curve(even("0,-50 33,-52! 34,-35! 18,-31 0,-30")), trim, lift=0.6)
    stripe = line(curve("-33,-43 0,-40 33,-43", is_open=True), CREAM, 4, 0.9)
    brim = paper(curve(even("0,-37 30,-38 58,-38 64,-34 62,-29! 32,-22 0,-20")), colour, lift=2.6, edge=1.2)
    return (
        crown
        + weave(("-26,-60 0,-58 26,-60",), colour)
        + ribbon
        + stripe
        + brim
        + weave(("-50,-31 0,-26 50,-31",), colour)
    )


@hat("eyeshade")
def eyeshade(colour: str, trim: str) -> str:
    """A card dealer's green visor."""
    strap = paper(curve(even("0,-36 20,-36 35,-31 36,-20! 18,-25 0,-26")), trim, lift=1)
    visor = paper(curve(even("0,-30 24,-31 42,-26 58,-8 54,-3! 28,-13 0,-15")), colour, lift=2.4, edge=1.2)
    return strap + visor + fill(curve("-46,-12 -34,-22 -14,-26 -24,-20 -38,-10"), "#e6ffd0", 0.4)


@hat("trapper")
def trapper(colour: str, trim: str) -> str:
    """Fur with flaps over the ears."""
    flap = "28,-44 46,-40 55,-6 52,34 40,44 31,26 32,0"
    flaps = "".join(
        paper(curve(ragged(side, 3.8, 13, (0, 0.6))), tone, lift=1.8)
        for side, tone in ((flipped(flap), colour), (even(flap)[:7], shade(colour, 0.12)))
    )
    dome = paper(curve(even("0,-74 24,-70 39,-50 40,-26! 0,-26")), trim, lift=1.6)
    brow = ragged(even("0,-60 24,-58 42,-48 43,-22! 22,-18 0,-18"), 3.6, 13, (0, 0.5))
    seams = strokes(("0,-73 1,-64 0,-58",), shade(trim, 0.5))
    return flaps + dome + seams + paper(curve(brow), tint(colour, 0.06), lift=2, edge=1)


@hat("kepi")
def kepi(colour: str, trim: str) -> str:
    """A soldier's cap with a peak."""
    body = paper(curve("-34,-26 -33,-54 -26,-66 2,-74 30,-68 36,-54 35,-26 0,-31"), colour, lift=1.8, edge=1)
    top = paper(oval(3, -67, 27, 8), shade(colour, 0.25), lift=0.8)
    rim = paper(curve(even("0,-40 20,-39 35,-35 36,-25! 18,-30 0,-31")), trim, lift=0.8)
    sabres = line("M-10 -60Q2 -54 11 -43M11 -60Q-2 -54 -10 -43", GOLD, 2.6)
    peak = paper(curve(even("0,-31 22,-30 36,-24 42,-9! 22,-15 0,-16")), "#2a2430", lift=2)
    return body + top + sabres + rim + peak + line(curve("-34,-19 0,-24 30,-20", is_open=True), "#8a8494", 1.6, 0.6)


@hat("mantilla")
def mantilla(colour: str, trim: str) -> str:
    """A high comb that holds black lace, and a rose."""
    comb = paper(curve(even("0,-92 17,-90 31,-78 34,-62! 20,-44 0,-42")), trim, lift=1.6, edge=1)
    cut = "".join(
        fill(curve(moved("0,-8! 4,0 0,8! -4,0", x, y, 1, turn)), shade(trim, 0.65))
        for x, y, turn in ((-21, -70, -34), (-11, -77, -16), (0, -79, 0), (11, -77, 16), (21, -70, 34))
    )
    rim = strokes(("-27,-62 -14,-60 0,-62 14,-60 27,-62",), tint(trim, 0.6), 2, 0.8)
    edge = "0,-46 20,-43 34,-28 38,0 40,34 48,72! 58,70 52,30 48,-6 42,-34 26,-54 0,-58"
    lace = paper(curve(ragged(even(edge), 2.6, 12, (0, 0.2))), colour, lift=1.6, edge=0.9)
    dots = "".join(
        fill(oval(s * x, y, 1.7), tint(colour, 0.6), 0.8)
        for s in (-1, 1)
        for x, y in ((33, -36), (42, -16), (45, 6), (46, 28), (49, 48))
    )
    rose = "".join(
        paper(oval(-34, -28, r), tone, lift=0.8) for r, tone in ((12, RED), (8, tint(RED, 0.2)), (3.4, shade(RED, 0.3)))
    )
    return comb + cut + rim + lace + dots + rose


@hat("santa")
def santa(colour: str, trim: str) -> str:
    """A red cap with white fur."""
    cone = "-35,-30 -33,-62 -10,-88 26,-88 54,-64 66,-30! 52,-42 40,-50 36,-28 0,-34"
    body = paper(curve(cone), colour, lift=2, edge=1)
    fur = paper(curve(ragged(even("0,-48 22,-47 39,-41 42,-20 20,-18 0,-20"), 2.4, 9, (0, 0.2))), trim, lift=1.6)
    ball = paper(
        curve(ragged([Knot(66 + 11 * math.cos(a / 2), -26 + 11 * math.sin(a / 2)) for a in range(12)], 2, 7, (0, 0))),
        trim,
        lift=1.6,
    )
    return body + strokes(("-20,-56 4,-66 26,-64", "0,-80 22,-78 40,-66"), shade(colour, 0.5), 2) + fur + ball


@hat("pixie")
def pixie(colour: str, trim: str) -> str:
    """A pointed felt with a drooping brim and a feather."""
    cone = "-32,-34! -24,-66 -10,-92 10,-112 40,-112! 26,-98 22,-76 32,-34!"
    plume = paper(curve("22,-46 40,-66 52,-94 50,-108! 62,-92 58,-62 30,-40"), "#d9b352", lift=1.4)
    brim = paper(curve(even("0,-40 28,-40 54,-28 64,-10! 38,-18 0,-20")), colour, lift=2.6, edge=1.1)
    ribbon = paper(curve(even("0,-46 18,-46 31,-48 33,-35 18,-33 0,-33")), trim, lift=0.6)
    folds = strokes(("-14,-80 0,-74 16,-80", "2,-102 10,-96 20,-98"), shade(colour, 0.55), 1.8)
    return paper(curve(cone), colour, lift=1.8, edge=1) + folds + plume + ribbon + brim


@hat("flatcap")
def flatcap(colour: str, trim: str) -> str:
    """Tweed, with a short peak."""
    body = paper(curve("-38,-24 -46,-44 -30,-62 4,-68 36,-60 50,-40 46,-22 0,-32"), colour, lift=2, edge=1)
    checks = strokes(
        (
            "-34,-48 0,-58 40,-46",
            "-38,-36 0,-46 44,-34",
            "-20,-62 -22,-44 -24,-30",
            "4,-66 4,-50 2,-36",
            "26,-60 28,-46 28,-30",
        ),
        trim,
        1.8,
        0.6,
    )
    peak = paper(curve("-36,-26 0,-37 40,-27 52,-13 30,-13 0,-19 -28,-13 -46,-12"), shade(colour, 0.18), lift=2.2)
    return body + checks + peak + fill(oval(2, -67, 4, 3), shade(colour, 0.3))


@hat("beanie")
def beanie(colour: str, trim: str) -> str:
    """A knitted cap."""
    dome = paper(curve(even("0,-72 20,-68 34,-50 37,-26 0,-28")), colour, lift=1.8, edge=1)
    ribs = strokes(
        (
            "-24,-58 -27,-46 -28,-36",
            "-12,-66 -14,-52 -14,-38",
            "0,-70 0,-54 0,-38",
            "12,-66 14,-52 14,-38",
            "24,-58 27,-46 28,-36",
        ),
        shade(colour, 0.55),
        2,
    )
    cuff = paper(curve(even("0,-40 20,-40 37,-34 38,-16! 18,-20 0,-21")), trim, lift=1.4)
    knit = "".join(line(f"M{x} {-37 + abs(x) * 0.1:.1f}v15", shade(trim, 0.5), 1.8, 0.5) for x in range(-30, 31, 10))
    return dome + ribs + cuff + knit


@hat("straw")
def straw(colour: str, trim: str) -> str:
    """A field hand's, frayed all around."""
    crown = paper(curve(even("0,-78 20,-76 31,-60 34,-34 0,-28")), colour, lift=1.6)
    ribbon = paper(curve(even("0,-45 20,-46 33,-50 35,-37 18,-32 0,-31")), trim, lift=0.6)
    brim = ragged(even("0,-37 30,-38 58,-40 76,-32! 58,-17 30,-11 0,-10"), 4.4, 9, (0, 0.4))
    lines = weave(
        ("-60,-28 0,-22 60,-28", "-48,-20 0,-16 48,-20", "-26,-66 0,-62 26,-66", "-29,-56 0,-52 29,-56"), colour
    )
    return crown + ribbon + paper(curve(brim), colour, lift=2.8, edge=1) + lines


@hat("topper")
def topper(colour: str, trim: str) -> str:
    """A lady's little riding hat, its veil in the wind."""
    veil = paper(curve("16,-56 50,-78 84,-72 104,-48! 94,-46 98,-28! 76,-38 46,-40 20,-36"), trim, lift=1.8)
    folds = strokes(("28,-52 58,-62 92,-50", "28,-46 58,-50 88,-38"), shade(trim, 0.45), 1.8)
    crown = paper(curve("-22,-4! -25,-40! 0,-44 25,-40! 22,-4! 0,0"), colour, lift=1.6, edge=1)
    ribbon = paper(curve("-23,-14! 0,-10 23,-14! 22,-3! 0,1 -22,-3!"), trim, lift=0.6)
    brim = paper(curve("-36,-8 -18,-3 0,-1 18,-3 36,-8 34,0 16,7 0,9 -16,7 -34,0"), colour, lift=2.2, edge=1)
    return veil + folds + placed(crown + ribbon + brim, 4, -44, 8)


@hat("plumed")
def plumed(colour: str, trim: str) -> str:
    """A wide hat at a tilt, with ostrich feathers."""
    upper = (
        "-6,-50 -28,-76 -20,-102 16,-114 56,-104 82,-76 86,-50! 76,-56 79,-68! 66,-66 66,-80! 52,-75 47,-87! 34,-78 "
        "18,-80 8,-66 10,-50"
    )
    lower = "4,-46 18,-68 46,-78 78,-62 94,-36 90,-16! 81,-26 81,-40! 70,-35 66,-50! 55,-43 46,-54! 36,-45 22,-44"
    feathers = paper(curve(upper), trim, lift=1.8, edge=1.2) + paper(curve(lower), tint(trim, 0.32), lift=1.8, edge=1)
    quills = strokes(("-2,-54 -14,-84 18,-98 54,-92 76,-66", "10,-50 44,-66 74,-52 86,-28"), shade(trim, 0.4), 2, 0.7)
    crown = paper(curve("-28,-44 -22,-66 4,-74 28,-64 34,-42 0,-48"), colour, lift=1.6)
    brim = "-68,-18 -52,-40 -10,-50 36,-48 62,-36 66,-26! 36,-32 0,-34 -34,-28"
    return crown + feathers + quills + paper(curve(brim), colour, lift=2.6, edge=1.1)


@hat("pompadour")
def pompadour(colour: str, trim: str) -> str:
    """Not a hat, but hair piled up with much grease."""
    body = "-35,4! -40,-30 -40,-60 -14,-84 26,-88 48,-70 46,-52 37,-40 36,4! 30,-18 22,-28 -4,-30 -26,-24 -30,-12"
    waves = ("-32,-44 -10,-66 30,-70 42,-62", "-28,-34 -6,-52 30,-56 42,-54", "-34,-56 -12,-76 24,-80")
    sheen = fill(curve("-30,-52 -14,-72 14,-78 -4,-68 -22,-48"), tint(colour, 0.6), 0.4)
    return paper(curve(body), colour, lift=2, edge=1.1) + sheen + strokes(waves, shade(colour, 0.5), 1.8, 0.6)


@hat("stovepipe")
def stovepipe(colour: str, trim: str) -> str:
    """An old top hat, crushed and patched."""
    crown = "-30,-32! -36,-56 -28,-78 -38,-106! -6,-112 30,-104! 24,-84 32,-62 31,-32!"
    body = paper(curve(crown), colour, lift=1.8, edge=1)
    dents = strokes(("-30,-78 -10,-72 10,-76", "24,-84 6,-80 -4,-84"), shade(colour, 0.7), 2.2, 0.7)
    patch = paper(curve("2,-70! 20,-72! 22,-54! 4,-52!"), tint(trim, 0.2), lift=0.7) + line(
        "M2 -66h-3M3 -58h-3M20 -66h4M21 -59h4M8 -71v-4M15 -72v-4", CREAM, 1.3, 0.7
    )
    ribbon = paper(curve(even("0,-42 20,-43 31,-46! 32,-34! 18,-29 0,-28")), trim, lift=0.5)
    brim = paper(curve(ragged(even("0,-33 24,-35 46,-38 58,-32! 34,-22 0,-18"), 2, 12, (0, 0.6))), colour, lift=2.4)
    return body + dents + patch + ribbon + brim


@hat("pinned")
def pinned(colour: str, trim: str) -> str:
    """One side of the brim pinned up, the other hanging; a long feather."""
    up = paper(curve("-20,-30 -44,-34 -58,-58 -54,-92! -40,-74 -26,-58 -14,-40"), shade(colour, 0.12), lift=2)
    crown = paper(curve("-32,-34! -32,-62 -18,-80 8,-82 28,-74 34,-34! 0,-28"), colour, lift=1.6)
    plume = paper(
        curve(ragged(band("-40,-60 -66,-84 -70,-112 -52,-124", [8, 18, 18, 4], 3), 3, 9, (0, -0.6))), trim, lift=1.6
    )
    ribbon = paper(curve(even("0,-42 20,-42 33,-44 35,-32 18,-28 0,-28")), trim, lift=0.6)
    brim = paper(curve("-36,-30 0,-34 36,-40 66,-36 86,-12 84,-4! 52,-14 0,-15 -36,-20"), colour, lift=2.6, edge=1)
    return plume + up + crown + ribbon + brim + paper(star(-40, -58, 7, 3.2), GOLD, lift=0.8)


@hat("battered")
def battered(colour: str, trim: str) -> str:
    """Crumpled to one side, with a brim that hangs and a black feather."""
    crown = "-28,-34! -30,-60 -40,-84 -22,-98 2,-92 14,-80 30,-82 36,-66 28,-56 30,-34!"
    body = paper(curve(crown), colour, lift=1.8, edge=1)
    dents = strokes(
        ("-30,-76 -14,-70 6,-76 24,-70", "-26,-58 -8,-54 10,-60", "-10,-92 -8,-82 -14,-76"),
        shade(colour, 0.65),
        2.4,
        0.6,
    )
    hole = fill(oval(12, -62, 4, 5), shade(colour, 0.8)) + line(oval(12, -62, 4, 5), tint(colour, 0.4), 1.4, 0.6)
    ribbon = paper(curve(even("0,-44 18,-45 29,-48 31,-35 18,-31 0,-30")), trim, lift=0.6)
    quill = paper(
        curve(ragged(band("24,-40 46,-62 60,-92", [8, 15, 3], 4), 2, 8, (0, -0.5))), "#241c26", lift=1.4, edge=1
    )
    brim = ragged(even("0,-38 30,-40 58,-26 80,4! 66,4 44,-12 22,-17 0,-18"), 2.6, 12, (0, 0.8))
    return body + dents + hole + ribbon + quill + paper(curve(brim), colour, lift=2.6, edge=1)


@hat("headband")
def headband(colour: str, trim: str) -> str:
    """A folded cloth around the brow, its ends at one side, and an eagle's feather."""
    vane = moved("0,4 -8,-14 -8,-40 0,-62! 8,-40 8,-14", -26, -36, 1, -24)
    tip = moved("-7.6,-40 0,-62! 7.6,-40 0,-36", -26, -36, 1, -24)
    rib = line(curve(moved("0,4 0,-54", -26, -36, 1, -24), is_open=True), "#8a7350", 1.6)
    ends = paper(curve("30,-26 48,-14 58,8! 46,4 44,18! 34,-4"), shade(colour, 0.2), lift=1.4)
    strip = paper(curve(even("0,-40 20,-39 36,-33 36,-16! 18,-22 0,-23")), colour, lift=1.6, edge=1)
    folds = strokes(("-32,-29 0,-34 32,-29", "-33,-22 0,-28 32,-24"), shade(colour, 0.5), 1.6)
    knot = paper(oval(33, -25, 6, 8), tint(colour, 0.12), lift=1)
    return paper(curve(vane), CREAM, lift=1.8) + fill(curve(tip), INK) + rib + ends + strip + folds + knot


@hat("bandaged")
def bandaged(colour: str, trim: str) -> str:
    """Linen around a sore head; the hair sticks out above."""
    tuft = paper(curve("-12,-48 -16,-58 -8,-60 -2,-72 14,-78 26,-70! 16,-68 26,-58! 14,-58 14,-46"), trim, lift=1.4)
    wrap = paper(curve(even("0,-58 24,-54 39,-36 39,-14! 20,-16 0,-18")), colour, lift=2, edge=1)
    turns = strokes(
        ("-34,-44 0,-38 37,-26", "-38,-32 0,-28 38,-34", "-30,-51 0,-48 36,-42", "-38,-20 0,-20 38,-18"),
        shade(colour, 0.6),
        1.8,
        0.55,
    )
    knot = paper(curve("34,-30 50,-44 60,-32 48,-26 58,-10 42,-14"), colour, lift=1.2)
    return tuft + knot + wrap + turns


@hat("sideways-crown")
def sideways_crown(colour: str, trim: str) -> str:
    """A gold crown on a bald head."""
    points = even("0,-84! 8,-60 14,-56! 22,-80! 28,-58 32,-56! 44,-74! 37,-34! 18,-28 0,-27")
    rim = even("0,-42 18,-43 38,-47 38,-34! 18,-28 0,-27")
    balls = "".join(
        paper(oval(x, y, 4.2), tint(colour, 0.25), lift=0.6)
        for x, y in ((0, -86), (-22, -82), (22, -82), (-44, -76), (44, -76))
    )
    stones = "".join(fill(star(x, -36 - abs(x) * 0.1, 5, 2.6, 2, 0), trim) for x in (-24, 0, 24))
    drawn = (
        paper(curve(points), colour, lift=2.2, edge=1.2)
        + paper(curve(rim), tint(colour, 0.12), lift=0.8)
        + stones
        + balls
    )
    return placed(drawn, 4, 0, 9)


@hat("ears")
def big_ears(colour: str, trim: str) -> str:
    """The pointed hat of somebody with very large ears, in `trim` skin."""
    ear = "30,0! 40,-16 56,-20 62,-8! 56,10 42,16 32,14"
    ears = paper(curve(flipped(ear)), trim, lift=1.6) + paper(curve(ear), shade(trim, 0.14), lift=1.6)
    inner = "38,0 46,-10 54,-10 50,4 42,8"
    return (
        ears
        + fill(curve(flipped(inner)), shade(trim, 0.4), 0.6)
        + fill(curve(inner), shade(trim, 0.4), 0.6)
        + pixie(colour, "#7a2f24")
    )


@hat("side-tufts")
def side_tufts(colour: str, trim: str) -> str:
    """What is left of his hair: a cloud over each ear; and a pencil behind one of them."""
    cloud = "28,-34 42,-42 56,-32 64,-14 60,6 50,20 36,22 32,4 32,-14"
    puffs = "".join(
        paper(curve(ragged(side, 4.4, 13, (0, 0.2))), tone, lift=1.8, edge=1)
        for side, tone in ((flipped(cloud), colour), (even(cloud)[:9], shade(colour, 0.1)))
    )
    curls = strokes(
        ("40,-28 50,-22 46,-12", "44,-4 52,2 44,10", "-40,-28 -50,-22 -46,-12", "-44,-4 -52,2 -44,10"),
        shade(colour, 0.4),
        1.8,
    )
    pencil = placed(
        paper(box(-3, -24, 6, 46, 1), "#e0a83c", lift=1) + fill(curve("-3,-24! 3,-24! 0,-33!"), "#3a2c28"), 42, -28, 50
    )
    return pencil + puffs + curls


# Marks


def _plaster(head: Head) -> str:
    """Sticking plaster on a cheek."""
    drawn = paper(box(-9, -3.6, 18, 7.2, 3.4), "#e9d0a4", lift=0.6) + paper(
        box(-3.6, -9, 7.2, 18, 3.4), "#f0dab2", lift=0.6
    )
    return placed(drawn, head.turn - 18, 20, 24)


def _monocle(head: Head) -> str:
    """A glass on a chain before one eye."""
    lens = oval(head.turn + 14.2, 1, 10.5, 10)
    chain = line(curve(f"{head.turn + 22},8 {head.turn + 30},24 {head.turn + 24},46", is_open=True), GOLD, 1.8)
    return fill(lens, "#e6f2f6", 0.35) + line(lens, GOLD, 2.6) + chain


def _gold_tooth(head: Head) -> str:
    """One tooth that shines."""
    return fill(box(head.turn * 0.85 - 4.4, 31, 4.2, 4.2, 1), "#ffcf3c")


def _bruise(head: Head) -> str:
    """A black eye."""
    return glow(head.turn + 15, 3, 15, "#4a2060", 0.75)


MARKS.update(
    {
        "plaster": _plaster,
        "monocle": _monocle,
        "gold-tooth": _gold_tooth,
        "bruise": _bruise,
    }
)
HAIRS.update({"silver": "#c9ccd2", "auburn": "#8f3f1f", "ginger": "#d0682a", "raven": "#231f2e"})


# Coats


@coat("shirt")
def shirt(colour: str, trim: str) -> str:
    """A plain shirt and a neckerchief."""
    body = paper(torso(64), colour, lift=3)
    folds = strokes(
        ("56,164 50,184 54,206", "-56,164 -50,184 -54,206", "26,160 22,190 26,214", "-26,160 -22,190 -26,214"),
        shade(colour, 0.55),
    )
    placket = paper(box(-6, 140, 12, 84, 2), tint(colour, 0.1), lift=0.6)
    return body + folds + placket + buttons(0, (182, 194), CREAM) + neckerchief(trim)


@coat("bandoliers")
def bandoliers(colour: str, trim: str) -> str:
    """Two cartridge belts across."""
    body = paper(torso(66), colour, lift=3)
    collar = both("3,144! 17,132! 27,142 14,158!", tint(colour, 0.2), lift=1)
    belts = ""
    for s in (-1, 1):
        belts += paper(curve(band(f"{s * 56},146 {s * 8},186 {-s * 36},228", [15, 15, 15])), trim, lift=1.8)
        belts += "".join(
            placed(paper(box(-2.6, -8, 5.2, 15, 2.6), "#d9b352", lift=0.5), s * (52 - i * 11.5), 150 + i * 9.6, s * 40)
            for i in range(7)
        )
    return body + belts + collar


@coat("barrel-suit")
def barrel_suit(colour: str, trim: str) -> str:
    """A barrel with braces instead of a coat."""
    under = paper(torso(52, 14), trim, lift=2.6)
    braces = "".join(
        paper(curve(band(f"{s * 34},138 {s * 40},160 {s * 44},190", [11, 11, 11])), "#5a3824", lift=1.2)
        for s in (-1, 1)
    )
    inside = fill(oval(0, 166, 66, 13), shade(colour, 0.75))
    body = paper(curve(even("0,178 40,175 66,164! 74,190 76,224! 0,224!")), colour, lift=3, edge=1.4)
    staves = strokes(
        tuple(
            f"{x},{176 - abs(x) * 0.1:.0f} {x * 1.08:.0f},196 {x * 1.1:.0f},222" for x in (-50, -30, -10, 10, 30, 50)
        ),
        shade(colour, 0.6),
        2,
    )
    hoop = paper(curve(even("0,190 40,187 72,177! 75,188! 40,199 0,202")), "#5a5d68", lift=1.4, edge=1.1)
    rivets = "".join(fill(oval(x, 196 - abs(x) * 0.17, 2), "#b9bcc6") for x in (-56, -28, 0, 28, 56))
    return under + inside + braces + body + staves + hoop + rivets


@coat("buckskin")
def buckskin(colour: str, trim: str) -> str:
    """Soft leather with fringes."""
    body = paper(torso(66), colour, lift=3)
    yoke = ragged(even("0,168! 16,138! 36,140 62,152 74,172! 56,174 36,172 16,178"), 7, 6, (0, 1.4))
    fringe = paper(curve(yoke), tint(colour, 0.2), lift=1.8)
    lacing = line("M0 150V206M-6 178l12 6M6 178l-12 6M-6 192l12 6M6 192l-12 6", trim, 1.8, 0.9)
    beads = "".join(
        fill(oval(s * x, y, 2.2), c)
        for s in (-1, 1)
        for x, y, c in ((24, 152, RED), (36, 156, "#3d8f9e"), (48, 161, RED))
    )
    collar = both("2,152! 16,132! 30,142 18,160!", shade(colour, 0.15), lift=1.2)
    return body + fringe + beads + lacing + collar


@coat("charro")
def charro(colour: str, trim: str) -> str:
    """A short embroidered jacket and a great bow."""
    body = paper(torso(64), colour, lift=3)
    white = paper(curve(even("0,146 18,140 22,224! 0,224!")), CREAM, lift=0.8)
    lapel = both("16,136! 34,142 30,180 24,224! 14,224! 20,176", tint(colour, 0.08), lift=1.6)
    scrolls = "".join(
        line(curve(flipped(scroll) if s < 0 else scroll, is_open=True), GOLD, 2.8)
        for s in (-1, 1)
        for scroll in (
            "34,152 46,156 44,168 36,164 40,158",
            "42,178 56,180 54,194 44,190 48,184",
            "62,160 68,176 68,196",
        )
    )
    bow = "0,156 -14,146 -30,144 -32,162 -26,168 -12,164 0,160 12,164 26,168 32,162 30,144 14,146"
    ends = paper(curve("-4,160! -14,188! -4,184 0,176 4,184 14,188! 4,160!"), shade(trim, 0.15), lift=1)
    return (
        body
        + white
        + lapel
        + scrolls
        + ends
        + paper(curve(bow), trim, lift=1.8)
        + paper(oval(0, 157, 6), tint(trim, 0.15), lift=0.8)
    )


@coat("cavalry")
def cavalry(colour: str, trim: str) -> str:
    """A blue uniform with two rows of brass."""
    body = paper(torso(62), colour, lift=3)
    straps = both("28,138 54,148 60,158 48,160 30,148", trim, lift=1)
    plastron = paper(curve(even("0,152 22,144 36,150 30,224! 0,224!")), shade(colour, 0.16), lift=1)
    rows = "".join(
        paper(oval(s * (22 - i * 1.4), 164 + i * 14, 3.4), GOLD, lift=0.6) for s in (-1, 1) for i in range(4)
    )
    return body + straps + plastron + rows + neckerchief(trim)


@coat("apron")
def apron(colour: str, trim: str) -> str:
    """Shirt sleeves with garters, a bib and a bow tie."""
    body = paper(torso(64), colour, lift=3)
    garters = "".join(paper(curve(band(f"{s * 50},186 {s * 76},182", [8, 8])), RED, lift=0.8) for s in (-1, 1))
    bib = paper(curve(even("0,164 26,160! 32,190 50,200 52,224! 0,224!")), trim, lift=2)
    straps = "".join(line(curve(f"{s * 24},162 {s * 26},148 {s * 18},138", is_open=True), trim, 6) for s in (-1, 1))
    collar = both("3,142! 17,131! 24,140 12,154!", "#f6ecd6", lift=1)
    tie = paper(curve("0,150 -8,144 -16,144 -16,158 -8,156 0,152 8,156 16,158 16,144 8,144"), RED, lift=1)
    return body + garters + straps + bib + collar + tie


@coat("singlet")
def singlet(colour: str, trim: str) -> str:
    """A strongman: `colour` is his skin, `trim` his singlet."""
    chest = paper(torso(70, 6, 26), colour, lift=3)
    cloth = paper(curve(even("0,188 18,180 26,146! 38,146! 44,182 48,224! 0,224!")), trim, lift=1.6)
    stripes = "".join(line(f"M-46 {y}H46", CREAM, 6, 0.9) for y in (200, 214))
    pecs = strokes(("0,160 1,172 0,184", "10,150 24,146 40,150", "-10,150 -24,146 -40,150"), shade(colour, 0.55), 2)
    return chest + pecs + cloth + stripes


@coat("cape")
def cape(colour: str, trim: str) -> str:
    """A magician's cape; its lining stands up behind the head."""
    suit = paper(torso(58), shade(colour, 0.35), lift=2)
    front = paper(curve(even("0,150 16,142 20,224! 0,224!")), CREAM, lift=0.8)
    fall = both("16,150 40,140 66,152 82,178 88,224! 30,224! 34,184", colour, lift=2.6, edge=1.1)
    turned = both("12,158 24,132 48,104 60,100! 56,132 44,158 26,178", trim, lift=2)
    bow = paper(curve("0,158 -9,150 -18,150 -18,166 -9,164 0,160 9,164 18,166 18,150 9,150"), INK, lift=1)
    return suit + front + fall + turned + bow + paper(oval(0, 172, 3.6), GOLD, lift=0.8)


@coat("striped")
def striped(colour: str, trim: str) -> str:
    """A jersey with broad stripes, and braces."""
    body = paper(torso(68), colour, lift=3)
    bars = "".join(
        line(curve(f"-{y - 96},{y + 10} -30,{y} 0,{y + 4} 30,{y} {y - 96},{y + 10}", is_open=True), trim, 8)
        for y in (152, 168, 184, 200)
    )
    collar = paper(curve("-24,134 0,146 24,134 26,146 0,158 -26,146"), trim, lift=1.4)
    braces = "".join(
        paper(curve(band(f"{s * 42},140 {s * 38},170 {s * 36},224", [9, 9, 9])), "#4a3226", lift=1.4) for s in (-1, 1)
    )
    return body + bars + braces + collar


@coat("saint")
def saint(colour: str, trim: str) -> str:
    """A red coat with white fur, and a gun belt."""
    body = paper(torso(72, 12), colour, lift=3)
    front = paper(curve(ragged(even("0,150 9,152 10,224! 0,224!"), 2, 10, (0, 0.2))), trim, lift=1)
    collar = paper(
        curve(ragged("-34,134 0,152 34,134 42,150 14,166 0,168 -14,166 -42,150", 3, 10, (0, 0.3))), trim, lift=1.8
    )
    belt = paper(box(-90, 196, 180, 14), "#3a2620", lift=1.4) + line("M-11 195h22v16h-22z", GOLD, 4)
    return body + front + belt + collar


@coat("pelts")
def pelts(colour: str, trim: str) -> str:
    """A hide coat with a great fur collar."""
    body = paper(torso(70, 13), colour, lift=3)
    seam = line("M0 160V220M-5 182l10 5M5 182l-10 5M-5 198l10 5M5 198l-10 5", CREAM, 2, 0.8)
    collar = ragged(even("0,176! 14,140! 34,130 62,142 82,164! 56,170 30,172 12,178"), 5, 10, (0, 0.8))
    return (
        body
        + seam
        + paper(curve(collar), trim, lift=2.8, edge=1)
        + strokes(("30,142 44,150 50,162", "-30,142 -44,150 -50,162"), shade(trim, 0.5), 2)
    )


@coat("riding")
def riding(colour: str, trim: str) -> str:
    """A fitted jacket with puffed shoulders and a lace jabot."""
    body = paper(torso(54, 10, 15), colour, lift=3)
    sleeves = both("34,146 50,138 66,148 70,170 58,182 42,172", tint(colour, 0.06), lift=1.8)
    lapel = both("13,138! 26,142 30,158 20,170! 24,176! 8,214! 10,172", trim, lift=1.2)
    jabot = paper(
        curve("-9,142 0,138 9,142 7,150 14,158 8,164 12,176 0,184 -12,176 -8,164 -14,158 -7,150"), CREAM, lift=1.4
    )
    return (
        body
        + sleeves
        + lapel
        + jabot
        + strokes(("-4,152 -5,162 -3,174", "4,152 5,162 3,174"), "#a08a68", 1.3, 0.6)
        + paper(oval(0, 147, 4), RED, lift=0.7)
    )


@coat("blouse")
def blouse(colour: str, trim: str) -> str:
    """A light blouse with a laced bodice."""
    body = paper(torso(58, 11, 16), colour, lift=3)
    bodice = paper(curve(even("0,178 16,172 30,176 34,198 38,224! 0,224!")), trim, lift=1.8)
    lace = line("M-7 184l14 8M7 184l-14 8M-7 198l14 8M7 198l-14 8", CREAM, 2, 0.9)
    frill = even("0,152 10,156 18,146 26,150 36,144 34,156 24,164 14,160 8,168 0,164")
    return body + bodice + lace + paper(curve(frill), tint(colour, 0.3), lift=1.4)


@coat("black-shirt")
def black_shirt(colour: str, trim: str) -> str:
    """Buttoned to the top."""
    body = paper(torso(70, 13), colour, lift=3)
    flap = paper(curve("-8,140! 30,142 34,180 30,224! -10,224!"), tint(colour, 0.1), lift=1.4)
    studs = "".join(fill(oval(x, y, 2.4), trim) for x, y in ((27, 156), (29, 172), (29, 188), (28, 204)))
    collar = both("0,152! 20,132! 28,144 12,160!", tint(colour, 0.18), lift=1.2)
    return body + strokes(("-50,160 -46,184 -50,208",), shade(colour, 0.5), 2) + flap + studs + collar


@coat("sling")
def sling(colour: str, trim: str) -> str:
    """One arm in a white sling."""
    body = shirt(colour, trim)
    cloth = paper(
        curve("22,136! 34,142 10,176 -20,190! -50,176 -76,172 -72,204 -30,222 10,214 24,186! 36,160"),
        "#efe6d2",
        lift=2.6,
        edge=1.1,
    )
    return body + cloth + strokes(("20,160 4,184 -24,204", "-10,192 -36,196 -62,190"), "#8a7a62", 1.8, 0.5)


# Grounds


def burst(dark: str, light: str, ray: str, shine: str) -> str:
    """Rays of honour."""
    rays = "".join(fill(curve(moved("0,0! 420,0! 412,84!", 0, 96, 1, turn)), ray, 0.5) for turn in range(0, 360, 24))
    return sky(dark, light) + rays + glow(0, 96, 120, shine, 0.8)


def wallpaper(top: str, bottom: str, figure: str, shine: str) -> str:
    """Papered walls with small figures."""
    figures = "".join(
        fill(curve(moved("0,-9! 5,-3 4,4 0,9! -4,4 -5,-3", x + (18 if row % 2 else 0), 14 + row * 28)), figure, 0.34)
        for row in range(7)
        for x in range(-252, 253, 36)
    )
    return sky(top, bottom) + figures + glow(0, 84, 130, shine, 0.6)


@back("poker-room")
def poker_room() -> str:
    """Green wallpaper and a hanging lamp."""
    parts = [sky("#1f4a3a", "#2f6a4c")]
    parts.extend(fill(box(x, -40, 20, 300), "#173a30", 0.45) for x in range(-260, 261, 40))
    parts.append(glow(0, 70, 130, "#ffe2a0", 0.7))
    parts.append(paper(box(-260, 150, 520, 100), "#6b3f26", lift=2) + line("M-260 158H260", "#3f2418", 2, 0.6))
    return "".join(parts)


@back("parlour")
def parlour() -> str:
    """Crimson wallpaper."""
    return wallpaper("#7a1f30", "#a03a3a", "#e0a83e", "#ffcf9a")


@back("graveyard")
def graveyard() -> str:
    """Crosses under a green moon."""
    parts = [
        sky("#16283c", "#4f7a78"),
        glow(44, 56, 110, "#dff0c0", 0.75),
        paper(oval(44, 54, 34), "#eef2cf", lift=0, fall=0.15),
    ]
    parts.append(ground("-260,150 -160,138 -60,150 60,136 160,150 260,140", "#284a50"))
    for x, tall, turn in ((-80, 46, -8), (-128, 36, 6), (84, 40, 8), (128, 48, -5), (190, 40, 6), (-190, 44, -6)):
        low, high = 22 - tall, 13 - tall
        cross = even(f"4,{-tall}! 4,{high}! 15,{high}! 15,{low}! 4,{low}! 4,0!")
        parts.append(placed(paper(curve(cross), "#16262e", lift=1.8), x, 156, turn))
    return "".join(parts) + ground("-260,168 -120,156 0,166 120,156 260,168", "#1b343a", 3)


@back("store")
def store() -> str:
    """Shelves with jars, tins and parcels."""
    parts = [sky("#8a5c34", "#b98a52"), glow(0, 80, 130, "#ffe6b0", 0.7)]
    goods = ("#c2412d", "#3f7a8a", "#e0b04a", "#5d8a4a", "#efe2c0", "#7a4a6a")
    for row, y in enumerate((40, 90, 140)):
        for index, x in enumerate(range(-246, 247, 26)):
            tone, tall = mix(goods[(index * 5 + row * 3) % 6], "#8a5c34", 0.25), 20 + (index * 7 + row * 5) % 3 * 5
            parts.append(
                fill(box(x - 7, y - tall + 2, 18, tall, 3), "#160b1c", 0.25)
                + fill(box(x - 9, y - tall, 18, tall, 3), tone)
            )
            parts.append(fill(box(x - 9, y - tall, 18, 5, 2.4), tint(tone, 0.35)))
        parts.append(paper(box(-260, y, 520, 7), "#5f3a20", lift=2))
    return "".join(parts)


@back("storm")
def storm() -> str:
    """Lightning over a dark prairie."""
    bolt = "60,-20! 34,44! 54,40! 26,96! 50,90! 30,150! 84,72! 62,78! 84,34! 66,38! 88,-20!"
    clouds = "".join(
        fill(curve(moved("-60,14 -66,-4 -30,-16 0,-24 34,-16 66,-6 60,12", x, y, s)), c, 0.9)
        for x, y, s, c in (
            (-140, 18, 1.3, "#2c2f4a"),
            (140, 12, 1.3, "#2c2f4a"),
            (-50, 6, 1, "#383c5c"),
            (40, 0, 1, "#30344f"),
            (220, 30, 1, "#383c5c"),
        )
    )
    return (
        sky("#3f4668", "#9a94b8")
        + glow(56, 80, 120, "#f6f0c0", 0.7)
        + clouds
        + fill(curve(bolt), "#fff3a0")
        + ground("-260,158 -120,150 40,158 150,148 260,156", "#4a4a5e")
    )


@back("noon")
def noon() -> str:
    """White heat, a cactus, a far mesa."""
    cactus = "-11,70! -11,-30 -6,-44 6,-44 11,-30 11,70!"
    arms = line("M0 24H-26V-4", "#6f9458", 14) + line("M0 10H24V-20", "#5d8250", 14)
    drawn = (
        arms
        + paper(curve(cactus), "#7ea566", lift=2)
        + strokes(("-3,-34 -3,10 -3,66", "4,-34 4,10 4,66"), "#4f7346", 1.8)
    )
    return (
        sky("#f0c95a", "#fdf1c4")
        + glow(-30, 60, 140, "#ffffff", 0.9)
        + ground(f"-260,150 {mesa(-120, 148, 50, 40)} 0,150 {mesa(150, 148, 60, 44)} 260,150", "#e0a25a")
        + placed(drawn, 84, 110, 0, 0.9)
        + placed(drawn, -170, 118, 0, 0.8)
        + ground("-260,166 -100,160 60,168 260,160", "#cf8a48", 3)
    )


@back("prairie")
def prairie() -> str:
    """Blue sky over high grass."""
    clouds = "".join(
        fill(curve(moved("-34,6 -30,-4 -14,-6 -6,-14 10,-12 18,-4 32,-4 36,6", x, y, s)), "#ffffff", 0.75)
        for x, y, s in ((-66, 36, 1), (80, 26, 0.9), (-170, 50, 1.1), (190, 56, 1))
    )
    grass = paper(
        curve(ragged("-270,250! -270,158! 0,150! 270,158! 270,250!", 9, 17, (0.3, 0))), "#c9a83e", lift=0, edge=1
    )
    hills = ground("-260,140 -120,128 20,138 140,124 260,136", "#8fae5a")
    return sky("#5fa9cf", "#dff0e0") + glow(0, 110, 130, "#fffbe0", 0.7) + clouds + hills + grass


@back("star-sky")
def star_sky() -> str:
    """Violet dusk, and a falling star."""
    dots = "".join(
        fill(star(x, y, r, r * 0.4, 4), "#fff3cf", 0.9)
        for x, y, r in (
            (-84, 20, 4),
            (-60, 60, 3),
            (-30, 14, 3),
            (88, 74, 3.4),
            (70, 112, 3),
            (-92, 104, 3),
            (-150, 40, 4),
            (150, 20, 4),
            (180, 90, 3),
            (-200, 90, 3),
        )
    )
    trail = fade(curve("96,8! 20,40 -70,92! 24,50"), "#fff3cf", "#ffd98a", opacity=(0.9, 0.1))
    return (
        sky("#2f2358", "#9a5a8a")
        + glow(0, 90, 130, "#ffc4a0", 0.55)
        + dots
        + trail
        + ground("-260,162 -120,152 0,160 120,150 260,160", "#3a2450")
    )


@back("red-rocks")
def red_rocks() -> str:
    """Needles of rock in the evening."""
    sun = glow(0, 96, 140, "#fff0b0", 0.9) + paper(oval(0, 88, 62), "#ffe08a", lift=0, fall=0.2)
    left = "-260,40! -120,30! -112,90! -92,96! -86,40! -66,44! -62,110! -44,160"
    right = "44,160 58,100! 70,96! 74,26! 98,30! 104,90! 124,96! 260,60!"
    return (
        sky("#d8552f", "#f7b052")
        + sun
        + ground(left + " " + right, "#9a3a30")
        + ground("-260,166 0,160 260,166", "#74292c", 3)
    )


@back("tent")
def tent() -> str:
    """The canvas of a wild west show."""
    parts = [sky("#2f5f8a", "#2f5f8a")]
    for index, x in enumerate(range(-320, 321, 40)):
        parts.append(fill(curve(f"0,-60! {x - 20},260! {x + 20},260!"), "#f2e4c4" if index % 2 else "#3f7fb0"))
    pennants = "".join(
        paper(curve(f"{x - 9},8! {x + 9},8! {x},30!"), (RED, GOLD)[i % 2], lift=1)
        for i, x in enumerate(range(-252, 253, 28))
    )
    return "".join(parts) + glow(0, 100, 130, "#fff6d8", 0.75) + line("M-260 8H260", "#4a2c20", 2) + pennants


@back("snow-town")
def snow_town() -> str:
    """Roofs under snow, lit windows."""
    parts = [sky("#2f4a78", "#a9c4dc"), glow(0, 90, 130, "#fff6e0", 0.6)]
    for x, tall in ((-92, 84), (-160, 70), (92, 78), (160, 92), (230, 70), (-230, 90)):
        top = 168 - tall
        parts.append(
            paper(
                curve(f"{x - 34},200! {x - 34},{top + 22}! {x},{top}! {x + 34},{top + 22}! {x + 34},200!"),
                "#4a3a44",
                lift=2,
            )
        )
        snow = moved(even("0,-8 20,6 40,26 20,18 0,8"), x, top)
        parts.append(paper(curve(snow), "#f1f5f8", lift=1.2))
        parts.append(fill(box(x - 9, top + 34, 18, 20, 2), "#ffcf6e"))
    flakes = "".join(
        fill(oval((i * 73) % 500 - 250, (i * 47) % 150, 1.6 + i % 3 * 0.7), "#ffffff", 0.9) for i in range(46)
    )
    return "".join(parts) + flakes + ground("-260,170 -100,162 0,168 110,160 260,170", "#eef3f6", 3)


@back("barn")
def barn() -> str:
    """Grey boards and a shaft of light."""
    boards = "".join(
        fill(box(x, -40, 30, 300), shade("#8d8a80", 0.1 + (x // 32 % 3) * 0.1), 0.8) for x in range(-260, 261, 32)
    )
    beam = fade(curve("-120,-40! -40,-40! 130,240! -30,240!"), "#fff3cf", "#fff3cf", opacity=(0.55, 0.1))
    return sky("#5a5c60", "#8a877c") + boards + beam + glow(0, 80, 110, "#fff3cf", 0.6)


@back("gold-burst")
def gold_burst() -> str:
    """Golden rays."""
    return burst("#b8641f", "#e09a3c", "#f9d674", "#fff6c8")


@back("river")
def river() -> str:
    """Teal water and a paddle steamer far away."""
    boat = (
        paper(box(-40, 0, 80, 14, 3), "#efe2c6", lift=1)
        + paper(box(-30, -14, 54, 14, 2), "#e6d2ac", lift=0.8)
        + paper(box(-14, -40, 8, 26), "#3a2c34", lift=0.6)
        + paper(box(4, -40, 8, 26), "#3a2c34", lift=0.6)
        + paper(oval(42, 4, 13), "#b3403a", lift=0.8)
    )
    smoke = puff(-80, 98, 0.5, "#dfe6e6", 0.6) + puff(-90, 84, 0.7, "#dfe6e6", 0.5)
    ripples = strokes(
        tuple(
            f"{x},{y} {x + 16},{y - 3} {x + 32},{y}"
            for x, y in ((-110, 150), (-60, 166), (40, 152), (86, 168), (150, 156))
        ),
        "#e6fbf6",
        2,
        0.5,
    )
    return (
        sky("#4fa6a0", "#f3e6b4")
        + glow(0, 90, 130, "#fffbe0", 0.7)
        + smoke
        + placed(boat, -72, 130, 0, 0.55)
        + placed(boat, 160, 130, 0, 0.7)
        + fade(box(-HALF, 136, 2 * HALF, 120), "#3f9a9a", "#1f5f6b")
        + ripples
    )


@back("blue-burst")
def blue_burst() -> str:
    """Blue rays."""
    return burst("#173058", "#27508a", "#4a7fb8", "#d8ecff")


@back("violet-burst")
def violet_burst() -> str:
    """Violet rays."""
    return burst("#3f1f5a", "#6b3a80", "#a86ab0", "#ffdcf0")


@back("theatre")
def theatre() -> str:
    """Violet hangings."""
    return wallpaper("#3a2a5a", "#6b4a80", "#d0a0e0", "#ffd8f0")


@back("surgery")
def surgery() -> str:
    """Mint walls."""
    return wallpaper("#5f9a8a", "#a8cfb4", "#f1fff0", "#ffffff")


@back("bedroom")
def bedroom() -> str:
    """Pale blue walls."""
    return wallpaper("#4f7fa8", "#9ac0d4", "#f1f8ff", "#fffbe8")


@back("hacienda")
def hacienda() -> str:
    """White arches, a turquoise sky, flowers."""
    parts = [
        sky("#2f9aa8", "#a8e0d0"),
        glow(0, 90, 120, "#fffbe0", 0.8),
        ground("-260,140 -100,128 60,140 260,128", "#c9a25a"),
    ]
    side = "260,-40! 260,260! 226,260! 226,70 196,34 166,70! 166,260! 74,260! 74,64 40,14 0,2"
    wall = even(side)
    parts.append(paper(curve(wall), "#f0e0c0", lift=4, edge=1.4))
    leaves = ragged("-130,-10 -70,-8 -64,14 -84,30 -88,66 -108,60 -112,30 -134,22", 5, 9, (0, 0.3))
    parts.append(
        paper(curve(leaves), "#4f8a4a", lift=1.6)
        + paper(curve(ragged("130,-10 60,-8 66,8 88,18 92,44 108,40 132,16", 5, 9, (0, 0.3))), "#447a44", lift=1.6)
    )
    blooms = ((-96, 14), (-84, 2), (-100, 42), (-74, 6), (-112, 10), (88, 2), (104, 22), (74, -2), (98, 36))
    parts.append(
        "".join(paper(star(x, y, 7, 4, 5), "#e0487a", lift=0.6) + fill(oval(x, y, 1.8), "#ffe27a") for x, y in blooms)
    )
    return "".join(parts)


@back("corral")
def corral() -> str:
    """A fence before green pasture."""
    rails = "".join(paper(box(-260, y, 520, 9, 3), "#b9895a", lift=1.6, edge=1) for y in (112, 140))
    posts = "".join(
        paper(box(x - 7, 96, 14, 110, 3), "#9a6d42", lift=2, edge=1.1) for x in (-206, -138, -80, 80, 138, 206)
    )
    hills = ground("-260,120 -160,96 -60,118 60,94 160,116 260,96", "#86b06a") + ground(
        "-260,150 0,142 260,150", "#6b9a52"
    )
    return (
        sky("#8fd0c4", "#f6f0c4")
        + glow(0, 70, 130, "#fffbe0", 0.8)
        + hills
        + rails
        + posts
        + ground("-260,184 0,176 260,184", "#c9a25a")
    )


@back("tan-burst")
def tan_burst() -> str:
    """Rays of the colour of leather."""
    return burst("#8a4a26", "#c07a44", "#e6b070", "#fff0d0")


@back("forge")
def forge() -> str:
    """A smith's fire and its sparks."""
    bricks = "".join(
        line(
            f"M-260 {y}H260" + "".join(f"M{x + (18 if row % 2 else 0)} {y}v22" for x in range(-252, 260, 36)),
            "#1f1216",
            2,
            0.4,
        )
        for row, y in enumerate(range(-10, 190, 22))
    )
    fire = glow(-10, 104, 150, "#ff8a2c", 0.95) + glow(-14, 100, 86, "#ffe27a", 0.75)
    sparks = "".join(
        fill(oval((i * 61) % 230 - 130, (i * 43) % 150 + 4, 1.5 + i % 3 * 0.8), "#ffd75a", 0.95) for i in range(26)
    )
    return sky("#3a2226", "#6b3428") + bricks + fire + sparks


# In the hand


def moustached(skin: str) -> str:
    """The face of somebody else, small, for mirrors."""
    face = paper(oval(0, 2, 17, 20), skin, lift=0, edge=0.6)
    hat_ = paper(curve(even("0,-34 12,-32 16,-18 30,-18 32,-12 16,-8 0,-8")), "#3a2c28", lift=1)
    eyes_ = "".join(fill(oval(s * 6.6, -1, 2.2), INK) for s in (-1, 1))
    return face + eyes_ + paper(curve(even("0,7! 6,6 14,14! 6,12 0,11!")), "#5a3822", lift=0.6) + hat_


@prop("drawn-card")
def drawn_card(skin: str, sleeve: str) -> str:
    """A fresh card, held up."""
    return grip(placed(card("back"), 0, -24, 0, 1.25), 58, 140, skin, sleeve, turn=12)


@prop("reveal")
def reveal(skin: str, sleeve: str) -> str:
    """Two cards in one hand, and in the other a heart for all to see."""
    fan = spread(("back", "back"), 0, 6, 22, 1.05)
    return (
        grip(fan, -58, 158, skin, sleeve, turn=-14)
        + glow(58, 100, 46, "#ffe9a0", 0.7)
        + grip(placed(card("heart"), 0, -30, 0, 1.5), 58, 142, skin, sleeve, turn=10)
    )


@prop("up-and-down")
def up_and_down(skin: str, sleeve: str) -> str:
    """Two revolvers: one up, one down."""
    return (
        grip(placed(revolver_shape(), 0, 0, -4, 1.05), -62, 138, skin, sleeve, turn=-8, grow=0.9)
        + reach(62, 124, sleeve, 0.9)
        + palm(62, 124, skin, 0.9)
        + placed(revolver_shape("#8a909a", "#8a3b26"), 62, 124, 172, 1.05)
        + fingers(62, 124, skin, -6, 0.9)
    )


@prop("holed-card")
def holed_card(skin: str, sleeve: str) -> str:
    """A card with a bullet hole through it."""
    blank = paper(box(-19, -29, 38, 58, 4), CREAM, lift=1.4, edge=0.9) + fill(box(-14, -24, 28, 48, 3), "#d9b98a", 0.5)
    hole = fill(star(0, -6, 15, 8, 9), shade(CREAM, 0.55)) + fill(oval(0, -6, 7), "#120a0e")
    cracks = line("M4 -14L12 -26M-8 0L-16 10M8 0L16 8", shade(CREAM, 0.6), 1.8)
    return grip(placed(blank + hole + cracks, 0, -36), 58, 142, skin, sleeve, turn=14) + puff(84, 76, 0.5)


@prop("pickpocket")
def pickpocket(skin: str, sleeve: str) -> str:
    """He draws a card out of somebody's hand."""
    other = "#d2925f"
    victim = spread(("back", "back", "back"), -66, 190, 26, 1.15) + paper(
        curve("-92,236! -88,200 -70,188 -52,196 -46,236!"), other, lift=1.6
    )
    tips = "".join(finger(x, 204, x + 2, 192, 8, other) for x in (-78, -68, -58))
    thief = (
        reach(-26, 152, sleeve, 0.8, -14)
        + placed(card("heart"), -44, 126, -12, 1.25)
        + palm(-30, 150, skin, 0.7)
        + finger(-36, 152, -44, 136, 8, skin)
        + finger(-26, 148, -30, 134, 7, skin)
    )
    return victim + tips + thief


@prop("barrel-hands")
def barrel_hands(skin: str, sleeve: str) -> str:
    """Hands on the rim of his barrel, and two shots that went into the wood."""
    hands = "".join(
        paper(box(x + dx, 158 + abs(dx) * 0.3, 9, 19, 4.4), skin, lift=1, edge=0.7)
        for x in (-46, 42)
        for dx in (-12, -3, 6)
    )
    holes = "".join(
        fill(star(x, y, 8, 4, 7, 20), "#5a3014") + fill(oval(x, y, 3.4), "#120a0e") for x, y in ((-22, 184), (24, 188))
    )
    return hands + holes + puff(30, 178, 0.5) + puff(-16, 174, 0.42)


@prop("three-cards")
def three_cards(skin: str, sleeve: str) -> str:
    """Three cards; one of them goes back."""
    lifted = line("M80 96v-14M72 88l8 -8l8 8", CREAM, 4, 0.9)
    return (
        placed(card("spade"), 74, 50, 14, 1.2)
        + lifted
        + grip(spread(("club", "heart"), 0, 6, 34, 1.25, 10), 52, 156, skin, sleeve)
    )


@prop("either-card")
def either_card(skin: str, sleeve: str) -> str:
    """A card in each hand, to choose from."""
    return grip(placed(card("spade"), 0, -28, 0, 1.4), -62, 144, skin, sleeve, turn=-10) + grip(
        placed(card("heart"), 0, -28, 0, 1.4), 62, 144, skin, sleeve, turn=10
    )


@prop("from-the-pile")
def from_the_pile(skin: str, sleeve: str) -> str:
    """Out of a heap of thrown away cards."""
    heap = cards_at(
        (
            ("spade", -76, 188, 30, 1.1),
            ("club", -44, 194, -20, 1.1),
            ("back", -10, 192, 12, 1.1),
            ("diamond", 26, 196, -34, 1.1),
            ("back", -60, 176, 74, 1.1),
        )
    )
    torn = paper(curve("-18,-27! 18,-27! 18,10! 10,14! 12,22! 2,27! -18,27!"), "#e9d9ae", lift=1.4) + fill(
        curve(moved(PIPS["diamond"], 0, -4, 1.2)), RED
    )
    return grip(placed(torn, 0, -32), 58, 144, skin, sleeve, turn=14) + heap


@prop("mending-heart")
def mending_heart(skin: str, sleeve: str) -> str:
    """Two cards fly off, a heart is won."""
    return (
        cards_at((("club", -66, 84, -32, 1.15), ("back", -82, 124, -66, 1.15)))
        + glow(58, 122, 52, "#ffb0a0", 0.8)
        + open_hand(56, 162, skin, sleeve, grow=0.9)
        + heart(58, 116, 1.9)
        + line("M58 108v16M50 116h16", "#ffffff", 4.4, 0.95)
    )


@prop("two-barrels")
def two_barrels(skin: str, sleeve: str) -> str:
    """A shotgun: it looks at you with both its eyes."""
    tubes = "".join(
        paper(curve(f"{x - 15},-78! {x + 15},-78! {x + 8},30! {x - 8},30!"), tone, lift=2, edge=1.2)
        for x, tone in ((-15, "#6d7480"), (15, "#565c68"))
    )
    muzzles = "".join(
        paper(oval(x, -78, 16, 14), "#9aa1ad", lift=1.4, edge=1.2) + fill(oval(x + 0.6, -77, 11.4, 9.6), "#0a070c")
        for x in (-15, 15)
    )
    stock = paper(curve("-13,24! 13,24! 16,60 24,130! -18,130! -16,60"), "#7a4426", lift=2, edge=1)
    gun = placed(tubes + stock + muzzles, 0, 0)
    front = reach(-22, 172, sleeve, 1, -6)
    return (
        front
        + placed(gun, -16, 176, -34, 0.96)
        + placed(palm(0, 0, skin, 1) + fingers(0, 0, skin, 0, 1.12), -20, 170, -34)
        + smoke_of(-66, 92)
    )


@prop("empty-hands")
def empty_hands(skin: str, sleeve: str) -> str:
    """Long gloves: nothing in either hand, but a card is on its way."""
    glove = "#f4ecdc"
    return (
        open_hand(-64, 140, glove, glove, turn=-16, grow=0.84, thumb=1)
        + glow(66, 66, 44, "#fff3b0", 0.8)
        + open_hand(64, 140, glove, glove, turn=16, grow=0.84)
        + placed(card("back"), 72, 66, 18, 1.15)
    )


@prop("blazing")
def blazing(skin: str, sleeve: str) -> str:
    """A revolver that never stops."""
    smoke = puff(84, 108, 0.8) + puff(30, 40, 0.55) + puff(92, 20, 0.7)
    return smoke + grip(placed(revolver_shape(), 0, 0, 0, 1.12), 58, 146, skin, sleeve, turn=10) + flash(72, 54, 27, 8)


@prop("stopped-diamond")
def stopped_diamond(skin: str, sleeve: str) -> str:
    """A raised hand stops a diamond in its flight."""
    rings = "".join(line(oval(64, 84, r, r * 1.1), "#fff3cf", 2.6, a) for r, a in ((30, 0.7), (38, 0.4)))
    return (
        glow(64, 84, 46, "#ffe9a0", 0.6)
        + rings
        + placed(card("diamond"), 68, 82, 16, 1.3)
        + open_hand(54, 158, skin, sleeve, turn=6, grow=1.02)
    )


@prop("star-in-hand")
def star_in_hand(skin: str, sleeve: str) -> str:
    """A star lit on the palm of a hand."""
    glove = "#efe4f0"
    return (
        glow(60, 104, 62, "#fff0a0", 0.95)
        + open_hand(58, 160, glove, sleeve, grow=0.84, turn=6)
        + paper(star(60, 104, 28, 12), "#ffd75a", lift=1.6, edge=1.2)
        + fill(star(60, 104, 14, 6), "#fff8d8")
    )


@prop("half-heart")
def half_heart(skin: str, sleeve: str) -> str:
    """Half a heart on one side, two cards on the other."""
    left = paper(
        curve(moved("0,-5! -4,-11 -11,-9 -11,0 0,13! -3,6! 2,1! -3,-2!", -3, 0, 2.7)), "#d8302c", lift=1.6, edge=1.2
    )
    gone = curve(moved("0,-5! -3,-2! 2,1! -3,6! 0,13! 11,0 11,-9 4,-11", 5, 0, 2.7))
    rest = fill(gone, "#2a1210", 0.45) + line(gone, "#e86a5a", 2.4, 0.9)
    return grip(placed(rest + left, 0, -38), -58, 152, skin, sleeve, turn=-8) + grip(
        spread(("club", "diamond"), 0, 8, 28, 1.2), 60, 152, skin, sleeve, turn=8
    )


@prop("pliers")
def pliers(skin: str, sleeve: str) -> str:
    """A dentist's pliers with a tooth in them."""
    steel = "#a9b0ba"
    jaws = "".join(
        paper(curve(band(f"{s * 3},-30 {s * 13},-46 {s * 7},-64", [9, 8, 6])), shade(steel, 0.1 * (s > 0)), lift=1.4)
        for s in (-1, 1)
    )
    legs = "".join(
        paper(curve(band(f"{s * -2},-30 {s * 9},0 {s * 9},44", [8, 8, 7])), shade(steel, 0.2), lift=1.2)
        for s in (-1, 1)
    )
    tooth = paper(
        curve("-13,-84 -9,-96 0,-92 9,-96 13,-84 9,-72 8,-56! 2,-70 -2,-70 -8,-56! -9,-72"), "#fffaf0", lift=1.4, edge=1
    )
    return grip(legs + tooth + jaws + paper(oval(0, -30, 7), steel, lift=0.9), 60, 146, skin, sleeve, turn=10)


@prop("fan")
def fan(skin: str, sleeve: str) -> str:
    """A folding fan as a shield: a bullet is stuck in it."""
    blades = []
    for index in range(9):
        turn = -72 + index * 18
        blade = "0,6! -9,-62 0,-68 9,-62"
        blades.append(
            placed(
                paper(curve(blade), ("#c2342f", "#a8262a")[index % 2], lift=1, edge=0.9)
                + fill(curve("-7,-50 -9,-62 0,-68 9,-62 7,-50 0,-54"), "#f0c95a"),
                0,
                0,
                turn,
            )
        )
    slug = paper(curve("-5,-40! 5,-40! 5,-30 0,-22 -5,-30"), "#8a909a", lift=1)
    return (
        reach(46, 176, sleeve, 0.8, 14)
        + palm(46, 172, skin, 0.8)
        + placed("".join(blades), 46, 168, 2, 1.02)
        + placed(slug, 52, 156, 30)
        + placed(fingers(0, 0, skin, 0, 0.78), 46, 174)
    )


@prop("shovel")
def shovel(skin: str, sleeve: str) -> str:
    """A shovel with earth on its blade, and two hearts that came out of it."""
    shaft = paper(curve(band("0,90 0,0 0,-64", [8, 8, 8])), "#8a5c34", lift=1.4)
    blade = paper(curve("-20,-64! 20,-64! 22,-92 14,-112 0,-122! -14,-112 -22,-92"), "#9aa1ab", lift=1.8, edge=1.2)
    dark = fill(curve("2,-64! 20,-64! 22,-92 14,-112 2,-121!"), "#22122e", 0.28)
    earth = ragged("-20,-84 -10,-96 8,-94 20,-84 20,-66 -20,-66", 3, 8, (0, -0.4))
    tool = shaft + blade + dark + paper(curve(earth), "#5a3a26", lift=1)
    hearts = glow(86, 112, 34, "#ff9a8a", 0.6) + heart(84, 98, 0.95) + heart(92, 126, 0.8)
    return hearts + grip(tool, 62, 146, skin, sleeve, turn=9)


@prop("rifle-trophies")
def rifle_trophies(skin: str, sleeve: str) -> str:
    """A rifle over the shoulder, two cards hang from it like game."""
    barrel = paper(curve("-4,-120! 4,-120! 5,-30! -5,-30!"), "#5d636e", lift=1.4, edge=1)
    stock = paper(curve("-7,-40! 7,-40! 9,20 12,70! -8,70! -8,10"), "#7a4a2a", lift=1.4)
    strings = line("M0 -96L30 -70M0 -96L22 -52", "#efe2c6", 1.8, 0.9)
    game = cards_at((("back", 30, -50, 10, 0.95), ("back", 20, -28, -8, 0.95)))
    return grip(barrel + stock + strings + game, 52, 150, skin, sleeve, turn=16)


@prop("blue-for-two")
def blue_for_two(skin: str, sleeve: str) -> str:
    """He gives a blue card and takes two; coins fly from hand to hand."""
    coins = "".join(
        paper(oval(x, y, wide, 9.5), "#f0c23c", lift=1.2, edge=1.1)
        + line(oval(x, y, wide * 0.6, 6), "#a8761c", 1.6, 0.8)
        for x, y, wide in ((-50, 56, 9), (-28, 26, 6.5), (4, 16, 9.5), (34, 28, 5), (54, 58, 8.5))
    )
    given = grip(placed(card("blue"), 0, -28, 0, 1.4), -60, 146, skin, sleeve, turn=-14)
    return coins + given + grip(spread(("back", "back"), 0, 8, 26, 1.2), 60, 152, skin, sleeve, turn=8)


@prop("bolt-card")
def bolt_card(skin: str, sleeve: str) -> str:
    """A card as quick as lightning."""
    bolt = paper(curve("4,-22! -13,4! -2,4! -6,24! 13,-4! 2,-4!"), "#ffb52c", lift=0.8)
    sparks = line("M92 58l10 -6M96 84l11 0M90 108l9 7M40 52l-8 -8M66 36l2 -11", "#fff3a0", 3.4, 0.95)
    return (
        glow(66, 88, 52, "#fff3a0", 0.9)
        + grip(
            placed(paper(box(-20, -29, 40, 58, 4), CREAM, lift=1.6) + bolt, 0, -42),
            60,
            146,
            skin,
            sleeve,
            turn=12,
            grow=0.9,
        )
        + sparks
    )


@prop("lasso")
def lasso(skin: str, sleeve: str) -> str:
    """A loop overhead, and a card caught in it."""
    rope = "#e6c78a"

    def strand(d: str) -> str:
        return line(d, "#4a3218", 8) + line(d, rope, 5.4) + line(d, shade(rope, 0.4), 1.4, 0.6)

    far, near = "M-82 24C-70 -2 62 -4 82 20", "M-82 24C-84 50 70 50 82 20"
    caught = placed(card("blue"), -70, 42, -24, 1.35)
    hand = grip(line("M0 18L2 -18", rope, 6), 64, 130, skin, sleeve, turn=8)
    return strand(far) + caught + strand(near) + strand("M80 22C92 48 80 84 66 112") + hand


@prop("four-cards")
def four_cards(skin: str, sleeve: str) -> str:
    """Four cards, each as large as his face."""
    return (
        reach(-8, 176, sleeve, 0.9)
        + spread(("spade", "heart", "club", "diamond"), 2, 202, 32, 1.6)
        + placed(fingers(0, 0, skin, 0, 1.05), 2, 182)
    )


@prop("ten-cards")
def ten_cards(skin: str, sleeve: str) -> str:
    """So many cards that they hide his chin."""
    kinds = ("club", "heart", "spade", "diamond", "back", "heart", "spade", "diamond", "club", "heart")
    both_arms = reach(-34, 186, sleeve, 0.9) + reach(34, 186, sleeve, 0.9)
    hands = "".join(placed(fingers(0, 0, skin, 0, 0.9, -s), s * 15, 194, s * 14) for s in (-1, 1))
    return both_arms + spread(kinds, 0, 216, 17, 1.72) + hands


@prop("two-mugs")
def two_mugs(skin: str, sleeve: str) -> str:
    """Beer on the left, beer on the right."""

    def mug(side: int) -> str:
        body = paper(curve("-17,-24! 17,-24! 15,24 -15,24"), "#e9a83c", lift=1.6, edge=1.2)
        dark = fill(curve("6,-22! 17,-24! 15,24 7,24"), "#7a3a10", 0.28) + fill(box(-12, -16, 4, 34, 2), "#fff3c0", 0.6)
        foam = "-20,-22 -24,-34 -14,-44 0,-42 14,-46 24,-34 20,-22 10,-14 4,-24 -8,-14 -12,-22"
        handle = line(
            curve(f"{side * 15},-14 {side * 31},-10 {side * 29},14 {side * 14},16", is_open=True), "#efe6c8", 6
        )
        return handle + body + dark + paper(curve(foam), "#fff6e0", lift=1.2)

    return "".join(grip(placed(mug(s), 0, -16, 0, 1.15), s * 62, 136, skin, sleeve, turn=s * 10) for s in (-1, 1))


@prop("mirror")
def mirror(skin: str, sleeve: str) -> str:
    """A hand glass that shows another face."""
    frame = paper(oval(0, -48, 31, 37), GOLD, lift=2, edge=1.3) + paper(box(-5, -12, 10, 52, 4), GOLD, lift=1.2)
    glass = paper(oval(0, -48, 25, 31), "#bfe0e6", lift=0, edge=0) + placed(moustached("#e0a878"), 0, -44, 0, 0.76)
    gleam = fill(curve("-20,-62 -8,-74 -2,-74 -22,-48"), "#ffffff", 0.6)
    return grip(frame + glass + gleam, 58, 146, skin, sleeve, turn=10)


@prop("gifts")
def gifts(skin: str, sleeve: str) -> str:
    """A card with a ribbon for everybody, out of a full sack."""
    sack = paper(curve("-104,236! -108,170 -92,136 -70,124 -50,136 -36,166 -34,236!"), "#8a6a44", lift=2.6, edge=1.2)
    mouth_ = cards_at((("back", -84, 122, -24, 1), ("green", -68, 112, 2, 1), ("blue", -52, 122, 22, 1)))
    tie = paper(curve(band("-96,142 -70,136 -46,144", [9, 9, 9])), RED, lift=1)
    ribbon = line("M0 -21V21M-14 0H14", RED, 5) + paper(
        curve("0,0 -12,-10 -16,0! -10,6 0,2 10,6 16,0! 12,-10"), RED, lift=0.8
    )
    return (
        mouth_
        + sack
        + tie
        + grip(
            placed(paper(box(-14, -21, 28, 42, 3), CREAM, lift=1.2) + ribbon, 0, -28, 0, 1.35),
            60,
            146,
            skin,
            sleeve,
            turn=12,
        )
    )


@prop("push-broom")
def push_broom(skin: str, sleeve: str) -> str:
    """A broom, and cards it has swept away."""
    stick = paper(curve(band("-4,80 0,0 3,-60", [7, 7, 7])), "#a8743f", lift=1.4)
    twigs = paper(curve(ragged("-10,-56 14,-56 26,-92 20,-114 -12,-114 -20,-92", 4, 8, (0, -1))), "#e0b85a", lift=1.8)
    tie = "".join(paper(box(-12, y, 26, 6, 2), RED, lift=0.7) for y in (-62, -74))
    away = cards_at((("blue", -74, 70, -36, 1.05), ("blue", -88, 116, 24, 1.05), ("blue", -62, 32, 12, 0.85)))
    return (
        away
        + line(curve("-40,150 -58,110 -48,66", is_open=True), CREAM, 3, 0.6)
        + grip(stick + twigs + tie, 60, 144, skin, sleeve, turn=12)
    )


@prop("basket")
def basket(skin: str, sleeve: str) -> str:
    """Goods for everybody."""
    goods = (
        paper(box(-36, -44, 18, 44, 4), "#5d7a4a", lift=1.2)
        + paper(box(-31, -58, 8, 16, 2), "#5d7a4a", lift=0.8)
        + paper(oval(-4, -16, 16), "#d2412d", lift=1.2)
        + paper(curve("10,-4! 16,-44 32,-54 40,-42 32,-4!"), "#e0b060", lift=1.2)
        + strokes(("20,-40 30,-40", "18,-28 29,-26", "16,-16 28,-14"), "#8a5c34", 2, 0.7)
    )
    body = paper(curve("-54,-8! 54,-8! 46,60 -46,60"), "#b07a3c", lift=2.4, edge=1.2)
    net = "".join(line(f"M{x} -6L{x * 0.86:.0f} 58", "#6b431f", 2, 0.6) for x in range(-42, 43, 14)) + "".join(
        line(f"M-50 {y}H50", "#e0b070", 2.6, 0.5) for y in (8, 22, 36)
    )
    rim = paper(box(-58, -14, 116, 13, 6), "#d09a55", lift=1.4)
    arms = reach(-56, 182, sleeve, 0.9, 16) + reach(56, 182, sleeve, 0.9, 16)
    hands = "".join(
        paper(box(s * 50 - 6, 166 + i * 8, 16, 9, 4.5), skin, lift=0.9, edge=0.7) for s in (-1, 1) for i in range(4)
    )
    return arms + placed(goods + body + net + rim, 0, 176, 0, 0.86) + hands


@prop("flex")
def flex(skin: str, sleeve: str) -> str:
    """Two mighty arms, bent to show what they are made of."""
    parts = []
    for side in (-1, 1):
        fore = band("90,160 96,122 80,86", [36, 36, 24])
        upper = "46,164 52,140 70,124 92,128 110,146 112,166 98,182 70,186 50,182"
        tone = shade(skin, 0.1 if side > 0 else 0)
        for outline in (fore, even(upper)[:9]):
            parts.append(paper(curve(outline if side > 0 else flipped(outline)), tone, lift=2.4, edge=1.2))
        parts.append(
            strokes(
                (
                    f"{side * 60},150 {side * 76},136 {side * 94},140",
                    f"{side * 58},176 {side * 78},178 {side * 96},170",
                    f"{side * 97},126 {side * 95},112 {side * 88},100",
                ),
                shade(skin, 0.6),
                2.2,
                0.6,
            )
        )
        parts.append(placed(palm(0, 0, tone, 1.1) + fingers(0, 0, tone, 0, 1.1, -side), side * 77, 74, side * -8))
    return "".join(parts)


@prop("sack")
def sack(skin: str, sleeve: str) -> str:
    """A sack on his back, so full that cards fall out."""
    body = paper(curve("30,236! 34,170 40,112 60,84 86,74 112,84 128,130 130,236!"), "#b08d5c", lift=2.8, edge=1.3)
    folds = strokes(("62,92 58,130 50,170", "84,86 84,130 80,180", "104,92 108,130 110,180"), "#6b4f2c", 2, 0.5)
    patch = paper(curve("72,130! 96,126! 98,150! 74,154!"), "#8a6a44", lift=0.8) + line(
        "M70 136h-4M72 148h-4M98 132h4M99 144h4", CREAM, 1.8, 0.8
    )
    loot = cards_at((("heart", 62, 66, -28, 1.1), ("back", 84, 54, 4, 1.15), ("spade", 104, 64, 30, 1.1)))
    rope = paper(curve(band("48,104 76,90 108,100", [9, 9, 9])), "#7a5a34", lift=1)
    return (
        loot
        + body
        + folds
        + patch
        + rope
        + reach(40, 150, sleeve, 0.9, 4)
        + placed(palm(0, 0, skin, 0.85) + fingers(0, 0, skin, 0, 0.9), 44, 128, 30)
    )


@prop("masks")
def masks(skin: str, sleeve: str) -> str:
    """Two faces on sticks: one laughs, one threatens."""

    def mask(laughs: bool) -> str:
        tone = "#f0c95a" if laughs else "#b04a42"
        plate = paper(curve("-24,-92 0,-98 24,-92 26,-66 14,-44 0,-38 -14,-44 -26,-66"), tone, lift=1.8, edge=1.2)
        eyes_ = "".join(
            fill(
                curve(
                    moved("-7,1 0,-6 7,1 0,-1" if laughs else "-7,-4! 7,1! 5,6 -5,4", s * 11, -74)
                    if s < 0 or laughs
                    else moved("7,-4! -7,1! -5,6 5,4", 11, -74)
                ),
                INK,
            )
            for s in (-1, 1)
        )
        smile = "-14,-62 0,-50 14,-62 10,-52 0,-45 -10,-52" if laughs else "-13,-48 0,-60 13,-48 0,-53"
        return paper(box(-3, -46, 6, 90, 2), "#8a5c34", lift=1) + plate + eyes_ + fill(curve(smile), INK)

    return grip(mask(True), -62, 150, skin, sleeve, turn=-8) + grip(mask(False), 62, 150, skin, sleeve, turn=8)


@prop("magnet")
def magnet(skin: str, sleeve: str) -> str:
    """Cards fly into a magnet."""
    arch = "M-21 -76V-44A21 21 0 0 0 21 -44V-76"
    shape = (
        line(arch, "#6b1418", 21)
        + line(arch, "#d8302c", 17)
        + fill(box(-29.5, -88, 17, 19), "#eef0f2")
        + fill(box(12.5, -88, 17, 19), "#c4c9d0")
    )
    pull = line("M50 60l-2 -9M74 58l1 -10M96 66l6 -8M36 70l-7 -6", "#fff3a0", 3.6, 0.95)
    cards_ = cards_at((("heart", 42, 32, -18, 1.05), ("club", 86, 34, 16, 1.05)))
    return cards_ + pull + grip(placed(shape, 0, 6), 60, 154, skin, sleeve, turn=7)


@prop("pipe-and-echo")
def pipe_and_echo(skin: str, sleeve: str) -> str:
    """A pipe, and a long revolver that is there twice."""
    echo = placed(revolver_shape("#e9eef2", "#f6efe0"), 70, 140, 34, 1.16)
    stem = line(curve("8,122 22,125 34,122", is_open=True), "#3a2018", 3.6)
    bowl = paper(curve("28,104! 42,104! 41,122 36,127 30,124"), "#8a4a2c", lift=1)
    return (
        echo
        + grip(placed(revolver_shape("#5a606c", "#6b3a24"), 0, 0, 0, 1.22), 56, 150, skin, sleeve, turn=4)
        + smoke_of(36, 100)
        + stem
        + bowl
    )


@prop("heart-card")
def heart_card(skin: str, sleeve: str) -> str:
    """The card that saved a life."""
    return glow(60, 108, 50, "#ffc4a0", 0.9) + grip(
        placed(card("heart"), 0, -30, 0, 1.45), 58, 146, skin, sleeve, turn=12
    )


@prop("tribute")
def tribute(skin: str, sleeve: str) -> str:
    """Hands from all sides offer him cards."""
    parts = []
    for x, y, turn, kind, tone, arm_ in (
        (-72, 132, 36, "heart", "#f0bf98", "#3f6b63"),
        (72, 132, -36, "spade", "#9a633e", "#8a4a2c"),
        (-30, 172, 12, "club", "#d2925f", "#5a4a7a"),
        (30, 172, -12, "diamond", "#eaa684", "#3f5f8a"),
    ):
        side = 1 if x > 0 else -1
        parts.append(paper(curve(band(f"{x + side * 44},{y + 84} {x + side * 14},{y + 32}", [30, 24])), arm_, lift=1.6))
        parts.append(placed(card(kind), x, y, turn, 1.15))
        parts.append(
            paper(curve(moved("-9,-4 0,-8 9,-4 10,10 -10,10", x + side * 8, y + 24, 1, -side * 26)), tone, lift=1)
        )
        parts.append(finger(x + side * 4, y + 22, x - side * 2, y + 8, 7, tone))
    return "".join(parts)


# Behind or before a person


@extra("hat-behind")
def hat_behind(who: Portrait) -> str:
    """A hat that hangs on the back: its brim is a disc around the head."""
    disc = paper(oval(0, 84, 70, 64), who.hat_colour, lift=3, edge=1.4)
    rim = line(oval(0, 84, 63, 57), shade(who.hat_colour, 0.35), 2.6, 0.7)
    return disc + rim + fill(oval(0, 86, 46, 44), shade(who.hat_colour, 0.5), 0.35)


@extra("wind-hair")
def wind_hair(who: Portrait) -> str:
    """Hair that flies to the left."""
    colour = HAIRS.get(who.hair_colour, who.hair_colour)
    paths = (
        ("10,52 -34,46 -70,56 -100,40", 0.2),
        ("0,66 -44,70 -76,84 -108,76", 0.1),
        ("-10,88 -48,96 -70,112 -98,112", 0.25),
    )
    return "".join(paper(curve(band(path, [30, 26, 16, 2], 3)), shade(colour, tone), lift=1.8) for path, tone in paths)


@extra("coffin")
def coffin(who: Portrait) -> str:
    """An open coffin, upright."""
    shell = paper(curve("-40,-2! 40,-2! 78,62! 62,236! -62,236! -78,62!"), "#8a5a34", lift=3.4, edge=1.6)
    inside = paper(curve("-32,9! 32,9! 67,64! 53,236! -53,236! -67,64!"), "#6b2030", lift=0)
    quilt = line("M-67 64H67M-62 110H62", "#3a1018", 2, 0.5) + "".join(
        line(f"M{x} 12L{x * 1.7:.0f} 200", "#a8505a", 2, 0.6) for x in (-22, 0, 22)
    )
    studs = "".join(
        fill(oval(x, y, 2.6), "#e6b43c") for x, y in ((-72, 62), (72, 62), (-37, 3), (37, 3), (-67, 120), (67, 120))
    )
    return shell + inside + quilt + studs


@extra("coffin-lid")
def coffin_lid(who: Portrait) -> str:
    """Its lid, pushed aside."""
    lid = paper(curve("-26,-92! 20,-92! 44,-40! 30,120! -36,120! -52,-40!"), "#a8703f", lift=3, edge=1.6)
    cross = paper(
        curve("-9,-72! 3,-72! 3,-50! 20,-50! 20,-38! 3,-38! 3,10! -9,10! -9,-38! -26,-38! -26,-50! -9,-50!"),
        "#e0b04a",
        lift=1,
    )
    return placed(lid + cross, -78, 168, -22, 0.9)


@extra("vulture")
def vulture(who: Portrait) -> str:
    """A vulture sits on his shoulder, a card in its beak."""
    body = paper(
        curve(ragged("-30,-6 -38,30 -30,66 -8,84 12,70 18,30 8,-6", 6, 15, (0, 0.8))), "#4a3a44", lift=1.8, edge=1.1
    )
    wing = paper(curve(ragged("-34,4 -46,36 -36,72 -14,86 -8,48 -14,8", 6, 15, (-0.2, 0.9))), "#2c222e", lift=1.6)
    ruff = paper(curve(ragged("-26,-4 -8,-18 14,-8 16,8 -6,16 -28,10", 5, 8, (0, 0.3))), "#efe6d2", lift=1.4)
    neck_ = paper(curve(band("-6,0 4,-18 -10,-36 -6,-54", [20, 15, 14, 20])), "#d87a6a", lift=1.6)
    head_ = paper(curve("-20,-62 -8,-72 8,-68 16,-56 8,-46 -10,-46"), "#e69884", lift=1.2)
    beak = paper(curve("8,-68! 24,-66 34,-54 30,-38! 24,-50 10,-52"), "#f0cf78", lift=1.2)
    eye = fill(oval(3, -60, 4), "#fff3cf") + fill(oval(4.4, -60, 2.1), INK) + line("M-6 -67L9 -65", "#7a2a24", 3)
    prey = placed(card("heart"), 22, -28, 16, 0.9)
    return placed(body + wing + neck_ + head_ + prey + beak + eye + ruff, -74, 112, -4, 1)


@extra("horse")
def horse(who: Portrait) -> str:
    """The head of his horse, before him."""
    coat_ = "#a8582c"
    neck_ = paper(curve(band("-112,240 -92,170 -70,118", [92, 70, 48])), coat_, lift=3, edge=1.2)
    mane = paper(
        curve(ragged(band("-128,210 -116,140 -92,92 -68,76", [22, 28, 26, 10], 3), 5, 10, (-0.6, 0.6))),
        "#2c1f24",
        lift=2,
    )
    head_ = paper(
        curve("-88,84 -70,78 -54,92 -44,120 -30,146 -26,162 -36,174 -52,172 -64,156 -86,142 -98,112"),
        coat_,
        lift=2.4,
        edge=1.2,
    )
    muzzle = paper(curve("-42,140 -30,146 -25,162 -36,175 -53,172 -60,158 -52,146"), shade(coat_, 0.35), lift=1)
    blaze = paper(curve("-70,86 -62,90 -46,132 -50,136 -66,112"), CREAM, lift=0.5)
    ears_ = "".join(
        paper(curve(moved("-7,6! -5,-20! 9,4!", x, y, 1, t)), shade(coat_, d), lift=1.4)
        for x, y, t, d in ((-84, 82, -18, 0.2), (-70, 76, 8, 0))
    )
    eye = (
        fill(oval(-72, 108, 5, 6), INK) + fill(oval(-73.5, 106, 1.7), "#ffffff", 0.9) + fill(oval(-36, 160, 3, 4), INK)
    )
    bridle = (
        line(curve("-92,128 -70,134 -48,126", is_open=True), "#3a2018", 5)
        + line(curve("-92,128 -84,104 -80,86", is_open=True), "#3a2018", 4.4)
        + paper(oval(-50, 127, 5), GOLD, lift=0.7)
    )
    return neck_ + head_ + muzzle + blaze + mane + ears_ + eye + bridle


@extra("veil")
def veil(who: Portrait) -> str:
    """Lace that falls from a comb over the shoulders, behind the head."""
    bell = even("0,0 26,6 48,30 58,80 70,140 84,200! 40,212 0,206!")
    net = "".join(line(f"M{x} 20L{x * 1.7:.0f} 200", tint(who.hat_colour, 0.4), 1.4, 0.4) for x in range(-40, 41, 10))
    return paper(curve(ragged(bell, 4, 15, (0, 0.3))), who.hat_colour, lift=1.8, edge=1.2) + net
