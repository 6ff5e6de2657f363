"""Hats of the wild west."""

from __future__ import annotations

import math

from assets.art.kit import (
    GOLD,
    Knot,
    band,
    box,
    curve,
    even,
    fill,
    flipped,
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
from assets.art.registry import hat
from assets.art.shapes.cards import CARD_INK, CREAM, RED
from assets.art.shapes.west import BRASS, SOOT, around, weave


@hat("stetson")
def stetson(colour: str, trim: str) -> str:
    """Wide, curled brim; a crown with a dent."""
    crown = paper(curve(even("0,-76 8,-80 20,-84 28,-74 33,-50 35,-34 0,-28")), colour, lift=1.4)
    dent = fill(curve("-4,-78 4,-80 10,-72 4,-56 0,-50 -3,-60"), shade(colour, 0.6), 0.35)
    side = fill(curve("22,-81 28,-74 33,-50 35,-36 24,-33 26,-56"), shade(colour, 0.7), 0.28)
    band_ = paper(curve(even("0,-36 20,-38 35,-44 36,-33 20,-26 0,-24")), trim, lift=0.6, edge=0.5)
    buckle = paper(moved_box(20, -35, 8, 8), "#d9b352", lift=0.4, edge=0.5)
    brim = even("0,-31 20,-33 40,-40 58,-50 70,-52 74,-46! 66,-34 46,-22 22,-16 0,-15")
    under = even("0,-25 24,-26 48,-32 66,-40! 48,-24 24,-17 0,-16")
    return (
        crown
        + dent
        + side
        + band_
        + buckle
        + paper(curve(brim), colour, lift=2.6, edge=1.0)
        + fill(curve(under), shade(colour, 0.7), 0.4)
    )


def moved_box(x: float, y: float, wide: float, tall: float) -> str:
    """A rectangle around a point."""
    return curve(
        moved(f"-{wide / 2},-{tall / 2}! {wide / 2},-{tall / 2}! {wide / 2},{tall / 2}! -{wide / 2},{tall / 2}!", x, y)
    )


@hat("sombrero", drop=10)
def sombrero(colour: str, trim: str) -> str:
    """A very wide brim, a pointed crown."""
    brim = even("0,-34 30,-34 60,-38 84,-48 92,-46 88,-36! 62,-20 30,-13 0,-12")
    edge = even("0,-16 30,-17 62,-24 86,-38 88,-36! 62,-20 30,-13 0,-12")
    crown = paper(curve(even("0,-92 9,-88 18,-64 28,-36 0,-28")), colour, lift=1.6)
    side = fill(curve("6,-90 10,-87 18,-64 28,-36 18,-31 14,-60"), shade(colour, 0.7), 0.3)
    band_ = paper(curve(even("0,-42 14,-44 26,-47 29,-36 14,-32 0,-30")), trim, lift=0.5)
    dots = "".join(fill(oval(x, -37 - abs(x) * 0.12, 2), tint(trim, 0.75)) for x in (-20, -10, 0, 10, 20))
    zig = "".join(
        fill(star(x, -17.5 - x * x * 0.0026, 3.4, 1.5, 2, 0), tint(trim, 0.6), 0.9) for x in range(-72, 73, 16)
    )
    return paper(curve(brim), colour, lift=2.6) + fill(curve(edge), trim) + zig + crown + side + band_ + dots


@hat("bowler")
def bowler(colour: str, trim: str) -> str:
    """A round, hard hat."""
    crown = paper(curve(even("0,-78 20,-74 32,-58 34,-32 0,-26")), colour, lift=1.4)
    shine = fill(curve("-24,-58 -16,-70 -6,-73 -14,-64 -20,-50"), tint(colour, 0.6), 0.35)
    side = fill(curve("14,-76 26,-68 33,-54 34,-34 22,-31 24,-56"), shade(colour, 0.7), 0.3)
    band_ = paper(curve(even("0,-37 20,-38 34,-43 35,-31 18,-26 0,-25")), trim, lift=0.5, edge=0.5)
    brim = even("0,-30 24,-32 42,-38 50,-38 48,-31! 34,-23 16,-19 0,-18")
    return crown + shine + side + band_ + paper(curve(brim), colour, lift=2.4)


@hat("tophat", drop=8)
def tophat(colour: str, trim: str) -> str:
    """A gentleman's stovepipe."""
    crown = paper(curve(even("0,-92 26,-92! 33,-90! 30,-60 32,-32! 0,-26")), colour, lift=1.4)
    shine = fill(curve("-25,-88! -19,-88! -19,-46 -21,-40! -26,-42!"), tint(colour, 0.7), 0.3)
    side = fill(curve("16,-91! 33,-90! 30,-60 32,-34! 18,-30!"), shade(colour, 0.7), 0.3)
    band_ = paper(curve(even("0,-44 20,-45 31,-49! 32,-34! 18,-29 0,-28")), trim, lift=0.5, edge=0.5)
    brim = even("0,-32 24,-34 44,-40 54,-38 50,-31! 34,-23 16,-19 0,-18")
    return crown + shine + side + band_ + paper(curve(brim), colour, lift=2.4)


@hat("bandana")
def bandana(colour: str, trim: str) -> str:
    """A kerchief tied around the head."""
    knot = paper(curve("34,-24 46,-34 54,-30 48,-22 56,-12 44,-12"), shade(colour, 0.15), lift=1)
    cloth = paper(curve(even("0,-52 22,-48 34,-28 35,-16! 18,-22 0,-24")), colour, lift=1.8)
    dots = "".join(
        fill(oval(x, y, 1.6), trim, 0.9)
        for x, y in ((-20, -32), (-8, -30), (5, -31), (18, -32), (-14, -42), (0, -41), (13, -42))
    )
    return knot + cloth + dots


@hat("bonnet")
def bonnet(colour: str, trim: str) -> str:
    """A small hat worn at an angle, with a rose."""
    dome = paper(curve("-26,-42 -20,-58 2,-64 24,-56 30,-40 2,-46"), colour, lift=1.8)
    brim = paper(curve("-38,-36 -20,-46 6,-50 32,-42 40,-32 6,-38"), shade(colour, 0.12), lift=1.6)
    rose = "".join(
        paper(oval(x, y, r), tone, lift=0.6, edge=0.6)
        for x, y, r, tone in ((-20, -50, 9, trim), (-20, -50, 6, tint(trim, 0.15)), (-20, -50, 3, shade(trim, 0.2)))
    )
    leaf = paper(curve("-30,-44! -40,-42 -46,-50! -36,-52"), "#4f7a3c", lift=0.6)
    return dome + brim + leaf + rose


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
    return paper(curve(vane), CREAM, lift=1.8) + fill(curve(tip), CARD_INK) + rib + ends + strip + folds + knot


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


@hat("cavalry-kepi")
def cavalry_kepi(colour: str, trim: str) -> str:
    """A soldier's cap with a short peak."""
    crown = paper(curve(even("0,-76! 22,-75! 27,-68 35,-34 0,-27")), colour, lift=1.6)
    side = fill(curve("12,-75! 22,-75! 27,-68 35,-34 20,-30 20,-56"), SOOT, 0.28)
    top = paper(curve(even("0,-80 20,-79 27,-73 20,-68 0,-66")), tint(colour, 0.15), lift=0.8)
    band_ = paper(curve(even("0,-40 20,-41 34,-45 36,-34 20,-27 0,-26")), trim, lift=0.6, edge=0.5)
    peak = paper(curve(even("0,-32 22,-33 38,-30 34,-20 18,-15 0,-14")), "#231a24", lift=2)
    badge = paper(star(0, -54, 8, 3.4), trim, lift=0.8, edge=0.6)
    return crown + side + top + band_ + badge + peak


@hat("plumed-hat")
def plumed_hat(colour: str, trim: str) -> str:
    """A lady's hat worn at an angle, with a great feather."""
    plume = paper(
        curve(ragged(band("-26,-40 -34,-68 -6,-80 26,-76 54,-62", [8, 18, 22, 20, 4]), 3, 9, (0.2, -0.3))),
        trim,
        lift=1.6,
    )
    crown = paper(curve("-30,-34 -30,-58 -8,-70 22,-66 34,-44 34,-30 0,-24"), colour, lift=1.6)
    band_ = paper(curve("-31,-44 0,-36 34,-42 35,-30 0,-23 -32,-31"), SOOT, lift=0.6)
    brim = paper(curve("-66,-20 -46,-34 0,-32 40,-40 66,-60 72,-54 56,-32 20,-18 -30,-14"), colour, lift=2.4)
    return crown + band_ + plume + brim + paper(oval(-26, -38, 6.4), BRASS, lift=0.8)


@hat("ice-bag")
def ice_bag(colour: str, trim: str) -> str:
    """A bag of ice against a bad morning."""
    bag = paper(
        curve("-42,-28 -46,-50 -28,-66 0,-70 28,-64 44,-48 42,-28 20,-20 0,-18 -22,-20"), colour, lift=2.4, edge=1.3
    )
    checks = "".join(
        line(curve(c, is_open=True), tint(colour, 0.5), 3, 0.7)
        for c in ("-40,-44 0,-52 40,-44", "-24,-64 -22,-40 -26,-22", "4,-69 6,-44 4,-20", "28,-62 30,-40 26,-22")
    )
    knot = paper(curve("-9,-68! -16,-82 -4,-78 2,-84 10,-78 18,-80 8,-68!"), tint(colour, 0.2), lift=1.2)
    cap = paper(box(-13, -74, 26, 9, 3), trim, lift=1)
    drops = "".join(
        paper(curve(moved("0,-9! 4,-1 4,4 0,6 -4,4 -4,-1", x, y)), "#bfe8f6", lift=0.6)
        for x, y in ((-36, -10), (33, -6), (-30, 8))
    )
    return bag + checks + knot + cap + drops


@hat("parson-hat")
def parson_hat(colour: str, trim: str) -> str:
    """A preacher's: flat, black, dead straight."""
    crown = paper(curve(even("0,-66 26,-66! 34,-60! 34,-30 0,-25")), colour, lift=1.6, edge=1.2)
    side = fill(curve("14,-66! 26,-66! 34,-60! 34,-32! 18,-28!"), SOOT, 0.4)
    band_ = paper(curve(even("0,-38 20,-39 34,-42 35,-30 0,-24")), trim, lift=0.6)
    brim = paper(curve(even("0,-32 40,-33 82,-32 84,-26 42,-20 0,-18")), colour, lift=2.8, edge=1.3)
    return crown + side + band_ + brim


@hat("turban")
def turban(colour: str, trim: str) -> str:
    """Wound silk with a jewel and a plume."""
    plume = paper(curve(ragged(band("0,-60 -4,-84 10,-100", [8, 18, 3]), 2.4, 8)), trim, lift=1.4)
    dome = paper(curve(even("0,-76 26,-70 42,-50 40,-26 20,-20 0,-26")), colour, lift=2.2, edge=1.2)
    folds = "".join(
        line(curve(c, is_open=True), tint(colour, 0.3), 3, 0.7)
        for c in ("-38,-34 -14,-52 0,-40", "38,-34 14,-52 0,-40", "-36,-50 -12,-64 0,-52", "36,-50 12,-64 0,-52")
    )
    gem = (
        paper(oval(0, -48, 9, 11), trim, lift=1.2)
        + paper(oval(0, -48, 6, 8), "#e0424a", lift=0)
        + fill(oval(-2, -51, 2), "#ffffff", 0.8)
    )
    return plume + dome + folds + gem


@hat("rose-hat")
def rose_hat(colour: str, trim: str) -> str:
    """A very wide summer hat, laden with roses."""
    brim = paper(curve(even("0,-38 40,-42 76,-36 92,-22 80,-14 40,-22 0,-22")), colour, lift=2.6, edge=1.3)
    crown = paper(curve(even("0,-72 22,-68 32,-52 34,-34 0,-28")), colour, lift=1.8)
    roses = ""
    for x, y, size in ((-32, -42, 11), (-12, -50, 13), (12, -48, 12), (33, -42, 11)):
        roses += paper(oval(x, y, size), trim, lift=1.2, edge=0.9) + paper(
            oval(x, y, size * 0.6), tint(trim, 0.3), lift=0.6
        )
        roses += fill(oval(x, y, size * 0.24), shade(trim, 0.3))
    leaves = "".join(
        paper(curve(moved("0,0! 8,-7 18,-4! 10,5", x, y, 1, t)), "#4f8a4a", lift=0.8)
        for x, y, t in ((44, -44, -20), (-42, -38, 190), (0, -36, 80), (22, -34, 60))
    )
    return brim + crown + leaves + roses


@hat("ribbon")
def ribbon(colour: str, trim: str) -> str:
    """A large bow in the hair."""
    loops = "".join(
        paper(curve(flipped(loop) if side < 0 else loop), colour, lift=2, edge=1.1)
        for side in (-1, 1)
        for loop in ("0,-50! 20,-72 44,-72 46,-50 40,-34 20,-38",)
    )
    dots = "".join(
        fill(oval(x, y, 2.6), trim) for x, y in ((-34, -56), (-24, -48), (34, -56), (24, -48), (-36, -44), (36, -44))
    )
    return loops + dots + paper(box(-9, -60, 18, 22, 7), shade(colour, 0.1), lift=1.2)


@hat("bead-band")
def bead_band(colour: str, trim: str) -> str:
    """A beaded band with one feather."""
    feather = paper(curve("24,-34 34,-66 42,-92! 50,-70 46,-46 32,-30"), trim, lift=1.4) + fill(
        curve("38,-78 42,-92! 48,-74 46,-66"), SOOT
    )
    quill = line(curve("28,-32 38,-60 42,-86", is_open=True), shade(trim, 0.4), 1.4)
    band_ = paper(curve(even("0,-30 20,-32 36,-36 37,-25 20,-20 0,-18")), colour, lift=1.2)
    beads = "".join(
        fill(star(x, -24.6 - abs(x) * 0.13, 4.6, 2.4, 4, 0), trim if index % 2 else "#d9553a")
        for index, x in enumerate(range(-30, 31, 10))
    )
    return feather + quill + band_ + beads


@hat("daisy-hat")
def daisy_hat(colour: str, trim: str) -> str:
    """A farm girl's hat of straw, frayed."""
    brim = paper(
        curve(ragged(even("0,-40 40,-42 70,-34 74,-24 40,-18 0,-16"), 2, 8, (0, 0))), colour, lift=2.6, edge=1.2
    )
    crown = paper(curve(even("0,-74 24,-72 33,-58 35,-36 0,-28")), colour, lift=1.8)
    weave = line("M-30 -62h60M-32 -54h64M-22 -70h44", shade(colour, 0.35), 1.4, 0.6)
    band_ = paper(curve(even("0,-44 20,-45 35,-48 36,-36 0,-29")), trim, lift=0.7)
    daisy = "".join(fill(oval(*around(-24, -40, 6, a), 3.6), "#ffffff") for a in range(0, 360, 60)) + fill(
        oval(-24, -40, 3.4), "#f0b92c"
    )
    return brim + crown + weave + band_ + daisy
