"""What the court of Castle needs beyond the common parts: headgear, clothes, things in hands, places."""

from __future__ import annotations

import math

from assets.art.backs import back, battlements, ground, sky, stones
from assets.art.clothes import buttons, coat, torso
from assets.art.hats import GOLD, HATS, gem, hat
from assets.art.kit import (
    HALF,
    Outline,
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
from assets.art.portrait import _DROP
from assets.art.props import PROPS, arm, axe_shape, fingers, held, palm, prop

_DROP.update(
    {
        "kettle": 2,
        "crested": 20,
        "hennin": 24,
        "escoffion": 12,
        "chaperon": 4,
        "fur-beret": 4,
        "three-plumes": 19,
        "pot": 6,
        "bycocket": 2,
        "slouch": 6,
        "star-cap": 6,
        "star-hat": 22,
        "horned-helm": 20,
        "flower-crown": 6,
        "prince-cap": 8,
        "lab-goggles": 6,
        "skullcap": 2,
    }
)
STEEL, PARCHMENT, LINEN = "#a2abb6", "#f1e2bd", "#f4ecda"


# Small things that return


def both(right: Outline, colour: str, darker: float = 0.1, **how: float) -> str:
    """A shape and its mirror image, which lies in the shade."""
    return paper(curve(flipped(right)), colour, **how) + paper(curve(right), shade(colour, darker), **how)


def folds(lines: tuple[str, ...], colour: str, width: float = 1.6, opacity: float = 0.5) -> str:
    """Creases in cloth."""
    return "".join(line(curve(one, is_open=True), shade(colour, 0.55), width, opacity) for one in lines)


def coin(x: float, y: float, size: float, colour: str = GOLD) -> str:
    """A token with a crown on it."""
    crown = curve(moved("-5,4! -6,-4! -2.5,0! 0,-6! 2.5,0! 6,-4! 5,4!", x, y, size / 11))
    return (
        paper(oval(x, y, size), colour, lift=1.2, edge=1)
        + line(oval(x, y, size * 0.78), shade(colour, 0.4), 1.2, 0.7)
        + fill(crown, shade(colour, 0.5), 0.85)
    )


def fire(x: float, y: float, tall: float) -> str:
    """A flame standing on a point."""
    outer = moved("0,2 -11,-6 -9,-18 -4,-24 -2,-40! 6,-28 10,-16 9,-4", x, y, tall / 40)
    inner = moved("0,1 -6,-5 -4,-14 1,-24! 5,-12 4,-3", x, y, tall / 40)
    return (
        glow(x, y - tall * 0.4, tall * 1.5, "#ffb347", 0.7)
        + paper(curve(outer), "#e8722c", lift=0, edge=0.7)
        + fill(curve(inner), "#ffdb7a")
    )


def steam(x: float, y: float, tall: float, colour: str = "#ffffff", opacity: float = 0.5) -> str:
    """Three wisps that rise."""
    return "".join(
        line(
            curve(
                f"{x + dx},{y} {x + dx + 6},{y - tall * 0.3:.1f} "
                f"{x + dx - 4},{y - tall * 0.6:.1f} {x + dx + 5},{y - tall * high:.1f}",
                is_open=True,
            ),
            colour,
            3.2,
            opacity,
        )
        for dx, high in ((-12, 0.85), (0, 1.1), (12, 0.9))
    )


def sparks(places: tuple[tuple[float, float, float], ...], colour: str = "#fff3b0") -> str:
    """Little stars with four rays."""
    return "".join(glow(x, y, r * 1.8, colour, 0.6) + fill(star(x, y, r, r * 0.28, 4), colour) for x, y, r in places)


def stars(count: int, low: float = 130, colour: str = "#fff6d8") -> str:
    """A night sky's."""
    return "".join(
        fill(oval((i * 97) % 500 - 250, (i * 61) % low, 0.8 + (i % 3) * 0.4), colour, 0.85) for i in range(count)
    )


def roses(places: tuple[tuple[float, float, float], ...], colour: str) -> str:
    """Flowers of three layers."""
    return "".join(
        paper(oval(x, y, r), shade(colour, 0.1), lift=0.9, edge=0.9)
        + fill(oval(x - r * 0.1, y - r * 0.1, r * 0.66), tint(colour, 0.2))
        + fill(oval(x, y, r * 0.34), shade(colour, 0.25))
        for x, y, r in places
    )


def pointing(x: float, y: float, skin: str, sleeve: str, turn: float) -> str:
    """A hand with the forefinger stretched out to the right."""
    hand = paper(curve("-16,-10 0,-13 12,-10 14,6 4,14 -14,10"), shade(skin, 0.06), lift=1.4)
    finger = paper(box(6, -12, 38, 9.6, 4.8), skin, lift=1, edge=0.8)
    curled = "".join(paper(box(4 - i, -3 + i * 6, 17 - i * 1.5, 7.2, 3.6), skin, lift=0.7, edge=0.6) for i in range(3))
    thumb = paper(curve("-6,-9 4,-19 14,-18 13,-11 3,-4"), tint(skin, 0.06), lift=0.9)
    cuff = paper(curve(band("-34,6 -12,0", [34, 27])), tint(sleeve, 0.3), lift=1.2)
    return arm(f"{x - 60},{y + 54} {x - 40},{y + 26} {x - 18},{y + 4}", [46, 38, 27], sleeve) + placed(
        cuff + hand + finger + curled + thumb, x, y, turn
    )


# Headgear


def mail_hood(colour: str) -> str:
    """Rings of iron around the face."""
    shell = even("0,-48 24,-44 37,-24 40,10 37,38 50,66! 20,76 24,52! 24,38 28,12 27,-12 18,-26 0,-31")
    rings = "".join(
        line(curve(moved("-3,0 0,2.4 3,0", s * x, y), is_open=True), shade(colour, 0.6), 1.3, 0.7)
        for s in (-1, 1)
        for x, y in (
            (33, -8),
            (34, 0),
            (34, 8),
            (33, 16),
            (32, 24),
            (31, 32),
            (31, 40),
            (36, 48),
            (30, 50),
            (38, 57),
            (31, 58),
            (40, 64),
        )
    )
    return paper(curve(shell), shade(colour, 0.22), lift=2, edge=0.8) + rings


@hat("kettle")
def kettle(colour: str, trim: str) -> str:
    """A soldier's iron hat over mail."""
    dome = paper(curve(even("0,-78 18,-73 30,-56 34,-32 0,-28")), colour, lift=1.8, edge=1.1, fall=0.26)
    dark = fill(curve("10,-76 20,-72 30,-56 34,-32 20,-30 20,-56"), shade(colour, 0.75), 0.35)
    ridge = paper(curve("-3,-80! 3,-80! 4,-30! -4,-30!"), tint(colour, 0.25), lift=0.7)
    brim = paper(
        curve(even("0,-39 22,-40 42,-32 62,-14 63,-8! 42,-17 20,-22 0,-23")), tint(colour, 0.06), lift=2.6, edge=1.1
    )
    rivets = "".join(fill(oval(x, -31 + abs(x) * 0.16, 1.8), tint(colour, 0.7)) for x in (-40, -27, -13, 13, 27, 40))
    return mail_hood(colour) + dome + dark + ridge + brim + rivets


@hat("crested")
def crested(colour: str, trim: str) -> str:
    """A captain's helmet with a brush from ear to ear."""
    crest = ragged(even("0,-108 26,-104 50,-86 62,-54 54,-46! 40,-62 20,-70 0,-72"), 4, 8, (0, -0.3))
    strands = "".join(
        line(f"M{x * 0.6:.0f} {-72 + abs(x) * 0.36:.0f}L{x} {-100 + x * x * 0.013:.0f}", shade(trim, 0.5), 1.5, 0.5)
        for x in range(-48, 49, 12)
    )
    dome = paper(curve(even("0,-76 20,-70 34,-48 37,-18! 18,-24 0,-25")), colour, lift=2, edge=1.1, fall=0.26)
    dark = fill(curve("12,-74 22,-69 34,-48 37,-18! 24,-22 22,-48"), shade(colour, 0.75), 0.35)
    rim = paper(curve(even("0,-36 18,-36 36,-30 39,-17! 18,-24 0,-25")), GOLD, lift=1, edge=0.9)
    cheeks = both("33,-22! 41,-18 42,10 36,34 26,44! 27,20 31,0", colour, 0.16, lift=1.4, edge=1)
    boss = paper(star(0, -44, 9, 4, 8), GOLD, lift=0.9)
    return paper(curve(crest), trim, lift=2.2) + strands + dome + dark + cheeks + rim + boss


@hat("hennin")
def hennin(colour: str, trim: str) -> str:
    """A tall cone with a veil."""
    veil = curve("12,-114! 46,-98 72,-54 80,10 74,70! 60,50 46,-10 30,-60")
    hem = line(curve("12,-114 46,-98 72,-54 80,10 74,70", is_open=True), "#ffffff", 2, 0.95) + line(
        curve("20,-96 52,-50 64,10 66,58", is_open=True), "#ffffff", 1.4, 0.6
    )
    cone = paper(curve("-33,-27! -20,-66 10,-118! 18,-116! 30,-66 36,-27! 0,-38"), colour, lift=2, edge=1.1)
    dark = fill(curve("14,-117! 18,-116! 30,-66 36,-27! 12,-34"), shade(colour, 0.6), 0.3)
    rings = "".join(
        paper(curve(band(ring, [wide, wide, wide])), trim, lift=0.7)
        for ring, wide in (("-23.5,-58 4,-68 31.5,-58", 9), ("-11,-82 8,-89 26,-82", 7), ("0,-101 11,-105 21,-101", 5))
    )
    lappet = paper(
        curve(even("0,-46 20,-43 37,-30 42,6 40,34! 31,26 33,-4 27,-24 0,-33")), shade(colour, 0.4), lift=1.6, edge=1
    )
    edge = "".join(
        line(curve(one, is_open=True), trim, 2.6) for one in ("0,-32 27,-23 33,-3 31,26", "0,-32 -27,-23 -33,-3 -31,26")
    )
    return fill(veil, "#ffffff", 0.55) + hem + cone + dark + rings + lappet + edge


@hat("escoffion")
def escoffion(colour: str, trim: str) -> str:
    """Two horns in a golden net, a veil between them."""
    drape = (
        "-56,-84! -20,-58 0,-54 20,-58 56,-84! 70,-30 66,20 58,52! 48,0 40,-40 "
        "0,-48 -40,-40 -48,0 -58,52! -66,20 -70,-30"
    )
    horn = "2,-30! 4,-56 22,-80 54,-96! 62,-78 52,-48 37,-20! 18,-28"
    threads = ("10,-54 40,-34", "18,-70 48,-50", "34,-84 57,-68", "10,-38 26,-78", "22,-34 42,-88", "34,-28 56,-88")
    net = "".join(
        line(curve(thread, is_open=True), trim, 1.6, 0.85) for one in threads for thread in (knots(one), flipped(one))
    )
    places = ((54, -96), (61, -82), (56, -60), (47, -40), (6, -52), (16, -72), (34, -87))
    pearls = "".join(paper(oval(s * x, y, 2.7), "#f9f3e4", lift=0.5, edge=0.5) for s in (-1, 1) for x, y in places)
    rim = paper(curve(even("0,-38 18,-36 36,-28 38,-16! 18,-25 0,-27")), trim, lift=1)
    veil = fill(curve(drape), "#fff6e4", 0.4)
    return both(horn, colour, 0.14, lift=2, edge=1.1) + net + veil + pearls + rim + gem(0, -32, 5, "#b3262b")


@hat("chaperon")
def chaperon(colour: str, trim: str) -> str:
    """A rolled brim, a cockscomb of cloth, and a tail over the shoulder."""
    comb = paper(
        curve(
            ragged("-34,-44 -30,-72 -6,-86 22,-82 46,-70 62,-44 66,-6 58,6! 46,-10 38,-34 0,-50", 2.4, 16, (0.3, 0.2))
        ),
        shade(colour, 0.12),
        lift=2,
        edge=1,
    )
    tail = paper(curve(band("-38,-28 -54,6 -52,44 -46,84", [16, 17, 16, 13])), shade(colour, 0.2), lift=2)
    roll = paper(curve(band("-43,-20 -30,-40 0,-47 30,-40 43,-20", [17, 23, 24, 23, 17])), colour, lift=2.2, edge=1.2)
    twists = "".join(
        line(
            curve(
                f"{x - 6},{-36 + x * x * 0.012 - 12:.1f} "
                f"{x},{-38 + x * x * 0.012:.1f} {x + 5},{-30 + x * x * 0.012:.1f}",
                is_open=True,
            ),
            trim,
            2.6,
            0.9,
        )
        for x in (-32, -17, 0, 17, 32)
    )
    return (
        tail
        + comb
        + folds(("-10,-76 4,-62 8,-50", "20,-78 32,-60 34,-46", "52,-50 54,-28 52,-8"), colour)
        + roll
        + twists
    )


@hat("fur-beret")
def fur_beret(colour: str, trim: str) -> str:
    """A rich man's: wide velvet with a rim of fur."""
    puff = paper(curve("-44,-34 -66,-46 -64,-66 -40,-80 0,-84 38,-80 62,-64 60,-46 44,-34"), colour, lift=2, edge=1.1)
    creases = folds(
        ("-40,-40 -50,-56 -44,-68", "-16,-42 -20,-62 -14,-76", "16,-42 20,-62 16,-76", "40,-40 48,-54 44,-66"),
        colour,
        2,
    )
    fur = paper(curve(ragged(even("0,-46 22,-44 42,-34 44,-20! 22,-26 0,-28"), 3, 8, (0, 0.3))), trim, lift=1.8)
    brooch = paper(oval(-18, -52, 8), GOLD, lift=1) + gem(-18, -52, 5, "#2f8a6a")
    return puff + creases + fur + brooch


@hat("three-plumes")
def three_plumes(colour: str, trim: str) -> str:
    """A flat hat under three great feathers."""
    parts = []
    for x, turn, grow, tone in (
        (-16, -24, 0.94, trim),
        (22, 26, 0.94, shade(trim, 0.12)),
        (3, 1, 1.1, tint(trim, 0.2)),
    ):
        vane = ragged(
            moved("-3,0 -14,-22 -12,-46 2,-62 18,-62 24,-48 14,-40 12,-18 4,0", x, -44, grow, turn), 2.6, 8, (0, -0.3)
        )
        parts.append(
            paper(curve(vane), tone, lift=1.8, edge=1)
            + line(curve(moved("0,0 -1,-26 8,-52", x, -44, grow, turn), is_open=True), shade(tone, 0.4), 1.6, 0.7)
        )
    crown = paper(curve(even("0,-56 24,-54 38,-44 36,-28! 0,-30")), colour, lift=1.6)
    brim = paper(curve(even("0,-38 26,-38 50,-32 54,-25! 26,-23 0,-24")), shade(colour, 0.12), lift=2.2, edge=1)
    return "".join(parts) + crown + brim + paper(oval(2, -46, 7), GOLD, lift=0.9)


@hat("skullcap")
def skullcap(colour: str, trim: str) -> str:
    """A tight black cap with a peak on the brow."""
    cap = paper(curve(even("0,-54 22,-50 35,-30 36,-6 32,6! 29,-14 16,-22 0,-14!")), colour, lift=1.8, edge=1)
    return (
        cap
        + line(curve(even("31,2 28,-15 16,-23 0,-16")[:4], is_open=True), trim, 1.8, 0.8)
        + line(curve(flipped("31,2 28,-15 16,-23 0,-16"), is_open=True), trim, 1.8, 0.8)
    )


@hat("pot")
def pot(colour: str, trim: str) -> str:
    """A cooking pot, and straw that sticks out of it."""
    straw = "".join(
        line(f"M{x} -26L{x * 1.5:.0f} {-10 + (x * 7) % 9}", ("#e8c35a", "#c99a3a")[x % 2], 3.2)
        for x in range(-33, 34, 6)
    )
    body = paper(curve(even("0,-86 22,-85 30,-80! 35,-54 37,-28! 20,-23 0,-22")), colour, lift=2, edge=1.2, fall=0.28)
    dark = fill(curve("12,-85 22,-85 30,-80! 35,-54 37,-28! 22,-24 22,-56"), shade(colour, 0.75), 0.35)
    rim = paper(curve(even("0,-35 20,-36 38,-40 41,-27! 20,-21 0,-20")), tint(colour, 0.12), lift=1.2, edge=1)
    handle = paper(curve(band("36,-62 58,-70 88,-72", [9, 9, 11])), shade(colour, 0.2), lift=1.8, edge=1)
    dent = fill(oval(-12, -60, 9, 7), shade(colour, 0.5), 0.4) + fill(oval(-14, -62, 5, 3), tint(colour, 0.5), 0.4)
    return straw + handle + body + dark + dent + rim + fill(oval(83, -72, 2.4), "#160b1c", 0.7)


@hat("bycocket")
def bycocket(colour: str, trim: str) -> str:
    """A hunter's: pointed in front, turned up behind, with a pheasant's feather."""
    quill = paper(curve("14,-44! 22,-72 46,-98 78,-108! 66,-84 44,-62 26,-40"), trim, lift=1.6) + line(
        curve("18,-44 40,-76 74,-106", is_open=True), shade(trim, 0.45), 1.6, 0.7
    )
    crown = paper(curve("-30,-36 -26,-60 -4,-72 20,-68 36,-46 36,-30 0,-34"), colour, lift=1.6)
    brim = paper(
        curve("-74,-22! -44,-36 -16,-42 14,-44 40,-52 50,-46! 44,-30 28,-23 0,-25 -30,-22"),
        shade(colour, 0.16),
        lift=2.4,
        edge=1.1,
    )
    return quill + crown + folds(("-14,-62 4,-58 18,-62",), colour) + brim


@hat("slouch")
def slouch(colour: str, trim: str) -> str:
    """A wide hat pulled over one eye."""
    crown = paper(curve("-34,-30 -36,-56 -22,-76 4,-80 28,-70 36,-40"), colour, lift=1.6)
    band_ = paper(curve("-36,-34 -12,-46 16,-48 37,-40 37,-28 10,-34 -34,-20"), trim, lift=0.7)
    brim = paper(
        curve("-82,-4! -60,-28 -24,-38 14,-42 56,-40 80,-24! 56,-20 20,-18 -16,-10 -48,4"),
        shade(colour, 0.1),
        lift=3,
        edge=1.2,
    )
    return crown + band_ + brim


@hat("star-cap")
def star_cap(colour: str, trim: str) -> str:
    """A scholar's soft bonnet with flaps, a comet pinned to it."""
    flaps = both("27,-34! 40,-30 47,0 46,30 38,40! 33,24 31,-4", shade(colour, 0.2), 0.1, lift=1.8, edge=1)
    top = paper(curve("-38,-34 -60,-44 -58,-62 -34,-76 4,-78 40,-74 60,-58 58,-42 38,-34"), colour, lift=2.2, edge=1.2)
    rim = paper(curve(even("0,-44 20,-43 38,-36 40,-22! 20,-28 0,-30")), shade(colour, 0.15), lift=1.2, edge=1)
    tail = paper(curve("-14,-60! 10,-68 40,-62! 14,-58 38,-50! 8,-52"), trim, lift=0.8)
    return (
        flaps
        + top
        + folds(("-36,-42 -44,-54 -38,-64", "36,-42 46,-52 42,-62"), colour, 2)
        + rim
        + tail
        + paper(star(-18, -57, 13, 5.6, 6), tint(trim, 0.2), lift=1.2, edge=1)
    )


@hat("star-hat")
def star_hat(colour: str, trim: str) -> str:
    """A wizard's: a bent cone with stars, a brim like a wave."""
    cone = "-34,-30! -26,-60 -14,-88 -30,-118! 4,-104 20,-72 36,-30!"
    brim = even("0,-38 26,-40 54,-40 80,-52 84,-44! 62,-24 30,-16 0,-15")
    band_ = paper(curve(even("0,-43 18,-44 33,-46! 36,-33 18,-29 0,-28")), trim, lift=0.7)
    marks = "".join(
        fill(star(x, y, r, r * 0.42), trim)
        for x, y, r in ((-8, -62, 6), (14, -64, 4.4), (0, -84, 4.4), (-14, -100, 3.4), (-22, -48, 3))
    )
    return (
        paper(curve(cone), colour, lift=2, edge=1.1)
        + fill(curve("-8,-108! 4,-104 20,-72 36,-30! 14,-32 8,-70"), shade(colour, 0.6), 0.35)
        + marks
        + band_
        + paper(curve(brim), colour, lift=2.8, edge=1.2)
        + fill(curve(even("0,-24 30,-26 62,-34 78,-44! 62,-24 30,-16 0,-15")), shade(colour, 0.6), 0.35)
    )


@hat("horned-helm")
def horned_helm(colour: str, trim: str) -> str:
    """A closed black helmet between two horns."""
    horn = band("26,-44 52,-52 66,-74 58,-102", [22, 20, 13, 2])
    rings = "".join(
        line(curve(ring if s > 0 else flipped(ring), is_open=True), "#8a7a68", 1.8, 0.7)
        for s in (-1, 1)
        for ring in ("42,-60 46,-42", "54,-70 64,-56", "58,-84 72,-76")
    )
    return both(horn, "#e0d3b8", 0.14, lift=2, edge=1.1) + rings + HATS["great-helm"](colour, trim)


@hat("flower-crown")
def flower_crown(colour: str, trim: str) -> str:
    """Blossoms and leaves; and the ears of a fairy."""
    ears = both("31,8! 36,-4 52,-16! 48,2 36,16", "#f4cdb0", 0.08, lift=1, edge=0.8)
    leaves = "".join(
        paper(
            curve(moved("0,0 -6,-9 0,-22! 6,-9", x, -30 - (1 - (x / 36) ** 2) * 12, 1, x * 1.6)),
            shade("#6aa84a", 0.1 if x % 2 else 0),
            lift=1,
            edge=0.8,
        )
        for x in (-32, -21, -9, 2, 13, 23, 33)
    )
    blooms = roses(((-30, -31, 7.4), (-17, -39, 8.6), (0, -42, 10), (17, -39, 8.6), (30, -31, 7.4)), trim)
    return ears + leaves + blooms


@hat("prince-cap")
def prince_cap(colour: str, trim: str) -> str:
    """A small crown around velvet, a white plume behind."""
    plume = paper(
        curve(ragged("22,-46 36,-74 60,-84 76,-72 72,-56 56,-54 40,-40", 2.6, 8, (0.4, 0.3))), "#f6efe0", lift=1.8
    )
    puff = paper(curve(even("0,-74 24,-72 38,-58 36,-40 0,-38")), colour, lift=1.6)
    rim = even("0,-64! 6,-52 10,-48! 18,-60! 23,-48 27,-45! 37,-54! 37,-24! 18,-28 0,-29")
    return (
        plume
        + puff
        + paper(curve(rim), trim, lift=1.6, edge=1)
        + gem(0, -39, 5, "#2f6f9e")
        + gem(-18, -38, 3.4, "#b3262b")
        + gem(18, -38, 3.4, "#b3262b")
    )


@hat("lab-goggles")
def goggles(colour: str, trim: str) -> str:
    """Two lenses pushed up on a strap, below a singed tuft."""
    tuft = paper(
        curve(ragged(even("0,-96 12,-90 30,-78 38,-58 36,-34! 18,-40 0,-42"), 8, 13, (0, -0.7))), "#8d8880", lift=2
    )
    strap = paper(curve(even("0,-38 20,-36 36,-28 37,-18! 20,-26 0,-28")), colour, lift=1.2)
    lenses = "".join(
        paper(oval(s * 16, -33, 14), trim, lift=1.6, edge=1.1)
        + paper(oval(s * 16, -33, 10), "#7fd8c8", lift=0, edge=0)
        + fill(curve(moved("-7,2! -4,-6 3,-8! 0,-2", s * 16, -33)), "#ffffff", 0.75)
        for s in (-1, 1)
    )
    return tuft + strap + lenses


@hat("mail-hood")
def mail_coif(colour: str, trim: str) -> str:
    """A round iron cap over mail."""
    cap = paper(curve(even("0,-60 22,-55 35,-34 37,-18! 18,-25 0,-26")), colour, lift=1.8, edge=1.1, fall=0.26)
    dark = fill(curve("12,-58 24,-53 35,-34 37,-18! 24,-23 22,-42"), shade(colour, 0.75), 0.35)
    return (
        mail_hood(colour)
        + cap
        + dark
        + paper(curve(even("0,-34 18,-33 36,-27 38,-17! 18,-24 0,-25")), tint(colour, 0.1), lift=0.9)
    )


# Clothes


@coat("millstone")
def millstone(colour: str, trim: str) -> str:
    """A ruff like a plate, a chain of office."""
    body = paper(torso(66, 16), colour, lift=3)
    chain = "".join(
        paper(oval(x, 172 + (1 - (x / 44) ** 2) * 22, 4.6), GOLD, lift=0.9, edge=0.8) for x in range(-42, 43, 10)
    )
    ruff = paper(curve(even("0,156 30,154 56,146 66,134 58,124 36,122 0,128")), LINEN, lift=2.6, edge=1)
    pleats = "".join(
        line(
            f"M{x * 0.42:.0f} {131 + (1 - abs(x) / 66) * 5:.0f}L{x} {156 - (x / 66) ** 2 * 20:.0f}",
            "#b7a37a",
            1.6,
            0.65,
        )
        for x in range(-60, 61, 10)
    )
    return (
        body
        + folds(("44,180 40,200 42,216", "-44,180 -40,200 -42,216"), colour, 2)
        + chain
        + paper(star(0, 200, 9, 4.4, 6), GOLD, lift=1)
        + ruff
        + pleats
    )


@coat("high-collar")
def high_collar(colour: str, trim: str) -> str:
    """A cloak whose collar stands up beside the cheeks."""
    lining = both("10,160 24,140 36,100 58,74! 66,110 62,146 40,172", trim, 0.16, lift=2.4, edge=1)
    robe = paper(torso(70, 16), colour, lift=3)
    edges = both(
        "14,150! 30,142 56,128 63,92! 76,132 74,168 44,186 20,224! 2,224! 18,180", colour, 0.12, lift=2.2, edge=1.1
    )
    return (
        lining
        + robe
        + paper(curve(even("0,150 16,150 16,224! 0,224!")), shade(trim, 0.3), lift=1)
        + buttons(0, (172, 186, 199), GOLD)
        + edges
        + paper(oval(0, 158, 6), "#5fae4a", lift=1, edge=0.9)
    )


@coat("stole")
def stole(colour: str, trim: str) -> str:
    """Velvet, a fur around the shoulders, rows of pearls."""
    gown = paper(torso(70, 15, 22), colour, lift=3)
    skin = paper(curve(even("0,190 20,184 36,168 30,142! 0,146!")), "#eaa684", lift=0.6, edge=0)
    fur = both("26,136! 52,142 82,160 92,200 88,224! 60,224! 62,186 44,170 28,160", trim, 0.08, lift=2.6, edge=1)
    pearls = "".join(
        paper(oval(x, y + (1 - (x / wide) ** 2) * sag, 3), "#f9f3e4", lift=0.5, edge=0.5)
        for wide, y, sag in ((24, 143, 12), (30, 148, 22), (36, 154, 34))
        for x in range(-wide + 2, wide, 7)
    )
    return (
        gown
        + skin
        + line(curve("-36,170 -18,186 0,191 18,186 36,170", is_open=True), GOLD, 3)
        + pearls
        + paper(oval(0, 196, 6.4, 7.6), "#2f8a6a", lift=1)
        + fur
    )


@coat("kirtle")
def kirtle(colour: str, trim: str) -> str:
    """A laced bodice with white sleeves."""
    sleeves = both("30,150 52,148 72,164 80,196 78,224! 44,224! 40,180", LINEN, 0.08, lift=2.4, edge=1)
    body = paper(curve(even("0,168 20,166 30,146! 40,148 46,170 40,198 46,224! 0,224!")), colour, lift=2, edge=1)
    chest = paper(curve(even("0,182! 16,178 22,150! 0,154!")), LINEN, lift=0.8)
    lace = line("M-8 190L8 198M8 190L-8 198M-8 200L8 208M8 200L-8 208", trim, 2)
    return sleeves + folds(("58,164 54,184 58,206", "-58,164 -54,184 -58,206"), LINEN) + chest + body + lace


@coat("quartered")
def quartered(colour: str, trim: str) -> str:
    """A herald's tabard: four fields with signs."""
    body = paper(torso(76, 12), colour, lift=3)
    fields = fill("M0 140H20L47 148L76 160L82 184H0z", trim) + fill("M0 184H-86V224H0z", trim)
    signs = "".join(
        fill(curve(moved("0,-10! 4,-4 10,-5 5,2 4,9! 0,6 -4,9! -5,2 -10,-5 -4,-4", x, y, 1.3)), tone)
        for x, y, tone in ((-36, 172, GOLD), (38, 172, colour), (-36, 204, colour), (38, 204, GOLD))
    )
    collar = paper(curve(even("0,156! 14,146 24,132! 34,140 30,152 14,164 0,168!")), GOLD, lift=1.8)
    return body + fields + signs + line("M0 160V224M-84 184H84", GOLD, 2.6) + collar


@coat("kitchen-apron")
def apron(colour: str, trim: str) -> str:
    """Rolled sleeves and a bib."""
    body = paper(torso(70, 13), colour, lift=3)
    bib = paper(curve(even("0,166 22,164 34,156! 40,170 44,224! 0,224!")), trim, lift=1.8)
    straps = both("22,140! 30,138! 40,164! 31,166!", trim, 0.08, lift=1.2)
    scarf = paper(curve("-26,132 0,142 26,132 26,144 8,156 0,158 -8,156 -26,144"), "#b3262b", lift=1.6)
    return (
        body
        + bib
        + straps
        + scarf
        + fill(oval(-14, 196, 5, 3.4), "#c9772f", 0.6)
        + fill(oval(12, 204, 3.4, 2.4), "#c9772f", 0.5)
    )


@coat("star-robe")
def star_robe(colour: str, trim: str) -> str:
    """A wide robe sown with stars."""
    body = paper(torso(72, 15), colour, lift=3)
    marks = "".join(
        fill(star(x, y, r, r * 0.4), trim, 0.9)
        for x, y, r in ((-50, 172, 5), (-34, 194, 4), (52, 176, 5), (34, 198, 4), (-62, 200, 4), (62, 204, 4))
    )
    hem = both("12,134! 30,138 34,160 22,224! 8,224! 18,170", trim, 0.12, lift=1.6)
    return (
        body
        + folds(("56,186 52,202 54,216", "-56,186 -52,202 -54,216"), colour)
        + marks
        + paper(curve(even("0,146 14,144 14,224! 0,224!")), shade(colour, 0.4), lift=0.8)
        + hem
    )


@coat("jerkin")
def jerkin(colour: str, trim: str) -> str:
    """Leather over a shirt, a strap across."""
    shirt = paper(torso(64, 14), trim, lift=3)
    body = both("2,170 22,142 44,148 46,176 44,224! 0,224!", colour, 0.1, lift=1.8, edge=1)
    lace = line("M-6 176L6 184M6 176L-6 184M-6 188L6 196M6 188L-6 196", tint(trim, 0.4), 1.8)
    strap = paper(curve(band("52,144 14,180 -30,224", [10, 10, 10])), shade(colour, 0.35), lift=1.4)
    collar = both("3,158! 15,132! 28,140 16,164!", shade(trim, 0.1), 0.08, lift=1.2)
    return (
        shirt
        + folds(("58,168 54,186 56,206", "-58,168 -54,186 -56,206"), trim)
        + body
        + lace
        + strap
        + paper(box(8, 174, 12, 12, 2), GOLD, lift=0.8)
        + collar
    )


@coat("gambeson")
def gambeson(colour: str, trim: str) -> str:
    """A quilted coat and a surcoat with a stripe."""
    body = paper(torso(68, 14), colour, lift=3)
    quilt = "".join(
        line(
            curve(f"{x},{150 + abs(x) * 0.16:.0f} {x * 1.06:.0f},184 {x * 1.1:.0f},222", is_open=True),
            shade(colour, 0.5),
            1.8,
            0.6,
        )
        for x in range(-60, 61, 15)
    )
    return (
        body
        + quilt
        + paper(curve("-16,150! 16,150! 16,224! -16,224!"), trim, lift=1.2)
        + buttons(0, (172, 188, 203), GOLD)
    )


@coat("envoy")
def envoy(colour: str, trim: str) -> str:
    """A rich gown, a sash across it, the star of an order."""
    robe = paper(torso(70, 14), colour, lift=3)
    fronts = both("12,134! 30,138 40,152 34,224! 10,224! 18,170", shade(colour, 0.3), 0.12, lift=1.8, edge=1)
    sash = paper(curve(band("-62,146 -6,190 40,236", [20, 20, 20])), "#b3262b", lift=1.8, edge=1) + line(
        "M-56 140L48 226M-70 152L34 240", trim, 2.4, 0.9
    )
    return (
        robe
        + folds(("54,176 50,196 52,216", "-54,190 -50,204 -52,218"), colour, 2)
        + fronts
        + sash
        + paper(star(34, 184, 14, 6, 8), trim, lift=1.2, edge=1)
        + fill(oval(34, 184, 4.6), "#2f5f9e")
    )


# In their hands


def shaft(top: float, wood: str = "#7a5230") -> str:
    """A pole gripped at 0, 0."""
    return paper(curve(band(f"0,90 0,0 0,{top}", [7, 7, 7])), wood, lift=1.6)


@prop("command")
def command(skin: str, sleeve: str) -> str:
    """Out with you!"""
    return pointing(52, 166, skin, sleeve, -14)


@prop("kerchief-wave")
def kerchief_wave(skin: str, sleeve: str) -> str:
    """A ribbon waved for a knight."""
    tone = "#e8427a"
    swallow = paper(curve("-8,-84! 2,-104 18,-112! 16,-100! 30,-96! 14,-90 10,-76!"), tone, lift=1.6, edge=1.2)
    upper = paper(curve(band("-16,-56 10,-66 2,-88", [15, 17, 18])), tint(tone, 0.12), lift=1.6, edge=1.2)
    middle = paper(curve(band("10,-26 18,-44 -18,-58", [13, 15, 16])), shade(tone, 0.2), lift=1.4, edge=1)
    lower = paper(curve(band("0,0 -8,-18 14,-30", [8, 12, 14])), tint(tone, 0.12), lift=1.6, edge=1.2)
    return held(middle + lower + upper + swallow, 64, 158, skin, sleeve, turn=2)


@prop("feather-fan")
def feather_fan(skin: str, sleeve: str) -> str:
    """A fan of feathers before the chin."""
    blades = []
    for index in range(7):
        tone = ("#d9366b", "#8c1f45")[index % 2]
        vane = paper(
            curve(ragged("0,-12 -9,-32 -11,-54 0,-68 11,-54 9,-32", 1.8, 9, (0, -0.3))), tone, lift=1.2, edge=0.9
        )
        eye = paper(oval(0, -50, 5, 7), GOLD, lift=0.5) + fill(oval(0, -49, 2.6, 4), "#2f6f7a")
        blades.append(placed(vane + eye, 0, 0, (-66, 66, -44, 44, -22, 22, 0)[index]))
    return (
        arm("-20,236 -26,206 -36,184", [30, 24, 17], skin)
        + palm(-40, 172, skin, 0.86)
        + placed("".join(blades), -40, 170, -8)
        + fingers(-40, 173, skin, -6, 0.82, 1)
    )


@prop("tulips")
def tulips(skin: str, sleeve: str) -> str:
    """Three tulips."""
    parts = []
    for x, turn, tone in ((-4, -22, "#e0843c"), (5, 22, "#d9366b"), (0, 0, "#f2c23c")):
        stem = line(curve("0,26 0,-6 0,-34", is_open=True), "#4f8a3c", 3.4)
        leaf = paper(curve("0,6! 12,-10 14,-28! 2,-14"), "#5f9a45", lift=0.8)
        bloom = paper(
            curve("-12,-38 -12,-60! -6,-52 0,-64! 6,-52 12,-60! 12,-38 0,-28"), tone, lift=1.2, edge=1
        ) + fill(curve("0,-64! 6,-52 5,-34 0,-29 -5,-34 -6,-52"), tint(tone, 0.3), 0.7)
        parts.append(placed(stem + leaf + bloom, x, 0, turn))
    return held("".join(parts), 54, 164, skin, sleeve, turn=4, grow=0.9)


@prop("lorgnette")
def lorgnette(skin: str, sleeve: str) -> str:
    """Two glasses on a stick, held before the eyes."""
    rings = "".join(
        fill(oval(x, 89, 12.5), "#dff2f6", 0.12)
        + line(oval(x, 89, 12.5), GOLD, 2.8)
        + line(curve(f"{x - 8},86 {x - 4},80 {x + 2},79", is_open=True), "#ffffff", 2, 0.8)
        for x in (-13.5, 15)
    )
    return (
        rings
        + line("M27 93L57 142", GOLD, 4.4)
        + arm("82,226 74,196 62,164", [42, 36, 26], sleeve)
        + palm(59, 150, skin, 0.9)
        + fingers(58, 150, skin, -30, 0.86)
    )


@prop("treaty")
def treaty(skin: str, sleeve: str) -> str:
    """A parchment with a great seal."""
    sheet = paper(curve("-27,-44! 27,-44! 25,0 29,34! -25,34! -29,0"), PARCHMENT, lift=2.2, edge=1)
    words = "".join(
        line(f"M{-18 + (y % 3) * 2} {y}H{18 - (y * 7) % 9}", "#7a5a3c", 2.2, 0.6) for y in range(-30, 14, 8)
    )
    rolls = paper(box(-31, -51, 62, 12, 6), tint(PARCHMENT, 0.2), lift=1.4) + paper(
        box(-31, 28, 62, 12, 6), shade(PARCHMENT, 0.06), lift=1.4
    )
    seal = (
        paper(curve("-6,36! 0,58! 6,50! 12,58! 10,34!"), "#2f5f9e", lift=1)
        + paper(star(4, 30, 14, 11.6, 10), "#b3262b", lift=1.2, edge=1)
        + fill(star(4, 30, 7, 3), "#e86a5a")
    )
    return (
        arm("-80,236 -78,206 -70,176", [48, 40, 28], sleeve)
        + placed(sheet + words + rolls + seal, -38, 160, -6)
        + fingers(-67, 160, skin, -6, 0.9, 1)
    )


@prop("prayer")
def prayer(skin: str, sleeve: str) -> str:
    """Folded hands."""
    cuffs = both("4,224! 6,198 18,184 40,200 54,224!", sleeve, 0.12, lift=2, edge=1)
    hands = paper(curve(even("0,140! 8,142 11,158 14,178 20,196! 0,204!")), skin, lift=2, edge=1) + fill(
        curve("1,140! 8,142 11,158 14,178 20,196! 2,204!"), shade(skin, 0.5), 0.3
    )
    return (
        glow(0, 160, 60, "#fff3c0", 0.6)
        + hands
        + line("M0 142V202", shade(skin, 0.6), 1.6, 0.7)
        + line("M-5 150L-7 176M6 150L8 176", shade(skin, 0.5), 1.3, 0.5)
        + cuffs
    )


@prop("stills")
def stills(skin: str, sleeve: str) -> str:
    """Two flasks on the table; what boils in one runs over into the other."""
    parts = [paper(box(-HALF, 194, 2 * HALF, 60), "#6b4426", lift=3, edge=1.4)]
    tube = curve("-45,142 -42,130 -20,132 0,144 20,132 44,130 47,142", is_open=True)
    parts.append(line(tube, "#7fa8a0", 8) + line(tube, "#d6f2ea", 4, 0.9))
    for x, brew, light in ((-45, "#f2862c", "#ffd98a"), (47, "#5fc23a", "#d6ff8a")):
        parts.append(glow(x, 176, 44, light, 0.75))
        parts.append(
            paper(
                curve(moved("-7,-44! 7,-44! 7,-28 26,-8 26,12 12,24 -12,24 -26,12 -26,-8 -7,-28", x, 176)),
                "#bfe0d6",
                lift=2,
                edge=1,
            )
        )
        parts.append(fade(curve(moved("-24,-4 0,-9 24,-4 24,11 12,21 -12,21 -24,11", x, 176)), light, brew))
        parts.append(
            "".join(
                fill(oval(x + dx, 176 + dy, r), "#ffffff", 0.7)
                for dx, dy, r in ((-10, 6, 3), (4, 0, 4), (12, 10, 2.4), (-4, 14, 2))
            )
            + fill(oval(x - 15, 170, 3, 7), "#ffffff", 0.6)
        )
    return "".join(parts) + "".join(
        fill(oval(x, y, r), "#fff3d0", 0.5) for x, y, r in ((-62, 118, 8), (-74, 104, 10), (-66, 88, 12))
    )


@prop("token")
def token(skin: str, sleeve: str) -> str:
    """A token between two fingers."""
    tip = paper(curve("-14,-10! -12,-26 -4,-30 0,-22 -3,-8"), skin, lift=0.9)
    return held(tip + coin(2, -32, 17) + sparks(((14, -48, 9),)), -48, 166, skin, sleeve, turn=-4)


@prop("puppets")
def puppets(skin: str, sleeve: str) -> str:
    """A king and a knight on strings."""
    parts = []
    for x, tone in ((-56, "#2f6fb0"), (56, "#b3262b")):
        dolls = paper(curve(moved("-10,22! -8,4 0,-2 8,4 10,22!", x, 178)), tone, lift=1.6, edge=1) + paper(
            oval(x, 170, 9), "#f0bf98", lift=1.2
        )
        crown = paper(
            curve(moved("-9,2! -10,-9! -4,-4! 0,-11! 4,-4! 10,-9! 9,2!", x, 165)), GOLD if x < 0 else STEEL, lift=0.8
        )
        face = fill(oval(x - 3, 171, 1.3), "#2a1822") + fill(oval(x + 3, 171, 1.3), "#2a1822")
        strings = line(f"M{x - 16} 116L{x - 9} 184M{x} 116V160M{x + 16} 116L{x + 9} 184", "#fff6e0", 1.4, 0.9)
        bar = paper(box(x - 21, 112, 42, 6, 3), "#a8733f", lift=1.2) + paper(
            box(x - 3, 106, 6, 18, 2), "#8a5c34", lift=0.9
        )
        sleeve_ = arm(f"{x * 1.75},190 {x * 1.62},142 {x * 1.2},108", [40, 34, 22], sleeve)
        parts.append(
            sleeve_ + strings + dolls + face + crown + bar + fingers(x, 108, skin, 0, 0.72, 1 if x < 0 else -1)
        )
    return "".join(parts)


@prop("scales")
def scales(skin: str, sleeve: str) -> str:
    """Gold weighs more."""
    beam = paper(curve(band("8,136 48,128 88,120", [4, 7, 4])), GOLD, lift=1.4)
    parts = [arm("92,236 92,190 66,140", [48, 40, 26], sleeve)]
    for x, y, count in ((10, 174, 7), (86, 156, 0)):
        top = 136 if x < 48 else 120
        parts.append(line(f"M{x} {top}L{x - 17} {y}M{x} {top}L{x + 17} {y}", "#f6dc8a", 1.6))
        parts.extend(
            paper(oval(x - 10 + (i % 4) * 7, y - 2 - (i // 4) * 6, 5.4, 3.4), tint(GOLD, 0.15), lift=0.6, edge=0.8)
            for i in range(count)
        )
        parts.append(paper(curve(moved("-21,0! 21,0! 15,10 0,13 -15,10", x, y)), "#b98a3a", lift=1.6, edge=1))
    parts.append(
        fill(oval(86, 152, 7, 4.4), "#6a7a5a") + beam + palm(52, 122, skin, 0.8) + fingers(51, 122, skin, 0, 0.8)
    )
    return placed("".join(parts), -10, 10)


@prop("lute")
def lute(skin: str, sleeve: str) -> str:
    """A lute, played."""
    bowl = paper(curve("-42,0 -36,-27 -8,-33 22,-16 40,-7! 40,7! 22,16 -8,33 -36,27"), "#d9923c", lift=2.6, edge=1.3)
    ribs = line(curve("-40,10 -20,28 10,24 34,8", is_open=True), "#7a4426", 3, 0.6)
    rose = (
        fill(oval(-6, 0, 11), "#5a2c18")
        + line(oval(-6, 0, 11), "#f6dc9a", 2.4)
        + fill(star(-6, 0, 8, 3.4, 6), "#c9873a")
    )
    neck = paper(curve("36,-6! 94,-4.4! 94,4.4! 36,6!"), "#5a3420", lift=1.6)
    head = paper(curve("92,-6! 100,-5 106,26! 97,28! 92,6!"), "#5a3420", lift=1.4) + "".join(
        fill(oval(108, y, 2.4), LINEN) for y in (2, 10, 18)
    )
    strings = "".join(line(f"M-34 {y}H94", "#fff6d8", 1.1, 0.9) for y in (-4, -1.4, 1.4, 4))
    drawn = placed(
        bowl + ribs + rose + neck + head + strings + paper(box(-36, -10, 6, 20, 2), "#5a2c18", lift=0.7), -26, 176, -28
    )
    left = arm("96,236 90,196 62,140", [44, 36, 24], sleeve) + drawn + fingers(44, 139, skin, -30, 0.84)
    return (
        left
        + arm("-84,232 -74,200 -44,180", [46, 38, 26], sleeve)
        + placed(
            paper(curve("-10,-8 4,-12 20,-6 26,2 18,8 2,10 -10,8"), skin, lift=1.4)
            + folds(("6,-4 14,-2 22,2", "6,2 12,4 18,6"), skin, 1.2),
            -36,
            176,
            8,
        )
    )


@prop("trumpet")
def trumpet(skin: str, sleeve: str) -> str:
    """A long trumpet with a banner."""
    cloth = paper(
        curve("14,124! 62,113! 66,142 62,178! 50,166! 40,182! 28,170! 18,184! 15,152"), "#b3262b", lift=2.4, edge=1.2
    )
    sign = fill(curve(moved("0,-12! 5,-5 12,-6 6,2 5,11! 0,7 -5,11! -6,2 -12,-6 -5,-5", 39, 146, 1.3)), GOLD)
    tube = paper(curve(band("2,122 34,114 68,105", [6, 8, 10])), GOLD, lift=1.6, edge=1)
    bell = paper(curve("62,99! 74,92 84,74! 95,124! 80,115 66,112!"), GOLD, lift=1.8, edge=1.1) + fill(
        curve("83,76! 90,80 97,118 94,123!"), shade(GOLD, 0.5), 0.7
    )
    blast = line("M80 60L90 40M92 70L108 56M70 58L72 36", "#fff3b0", 4, 0.95)
    return (
        arm("64,240 54,206 26,150", [40, 34, 24], sleeve)
        + cloth
        + line("M16 126L64 113", "#8a6a2a", 2.4)
        + sign
        + tube
        + bell
        + fingers(20, 120, skin, -8, 0.82)
        + blast
    )


@prop("keys")
def keys(skin: str, sleeve: str) -> str:
    """The keys of all doors on a ring."""
    parts = [line(oval(52, 158, 19), shade(GOLD, 0.45), 6) + line(oval(51.4, 157.2, 19), tint(GOLD, 0.2), 3)]
    for turn, grow, tone in ((34, 0.94, "#b98a3a"), (-30, 0.94, "#8d949e"), (2, 1.12, GOLD)):
        key = line(oval(0, 8, 6.4), tone, 4.4) + paper(
            curve("-3,14! 3,14! 3,50! 14,50! 14,43! 9,43! 9,39! 14,39! 14,33! 3,33! 3,50! -3,50!"),
            tone,
            lift=1.2,
            edge=0.8,
        )
        parts.append(placed(key, 52 - turn * 0.3, 168, turn, grow))
    return (
        arm("96,236 92,190 62,150", [46, 38, 27], sleeve)
        + palm(53, 136, skin)
        + "".join(parts)
        + fingers(52, 137, skin, 0, 1)
    )


@prop("helmet-hug")
def helmet_hug(skin: str, sleeve: str) -> str:
    """His knight's helmet under one arm, the lance in the other hand."""
    plume = paper(
        curve(ragged("-50,126 -58,104 -82,94 -100,110 -104,136 -92,144 -84,126 -66,122", 3, 9, (-0.3, 0.4))),
        "#b3262b",
        lift=2,
    )
    helm = placed(HATS["great-helm"]("#b4bcc6", "#160b1c"), -46, 168, -8, 0.84)
    hand = arm("-112,234 -96,212 -62,200", [44, 38, 28], sleeve) + fingers(-46, 194, skin, 90, 0.9, 1)
    stripes = "".join(line(f"M-3 {y}L3 {y - 9}", "#b3262b", 5) for y in range(-130, 60, 20))
    lance = paper(curve(band("0,90 0,0 0,-150", [10, 9, 6])), "#f4ecda", lift=1.8, edge=1) + stripes
    return held(lance, 64, 166, skin, sleeve, turn=6) + plume + helm + hand


@prop("dagger")
def dagger(skin: str, sleeve: str) -> str:
    """A dagger that catches the light."""
    blade = paper(curve("-7,-14! -6,-58! 1,-82! 7,-58! 7,-14!"), "#d8dee4", lift=1.6, edge=1) + fill(
        curve("1,-82! 7,-58! 7,-14! 1,-14!"), "#4a4f5a", 0.45
    )
    guard = paper(box(-17, -17, 34, 7, 3), "#8a6a2a", lift=1) + paper(oval(0, 20, 6), "#8c1f2b", lift=0.8)
    return held(blade + guard, 52, 152, skin, sleeve, turn=-20) + sparks(((26, 80, 15),), "#ffffff")


@prop("hen")
def hen(skin: str, sleeve: str) -> str:
    """A hen under the arm."""
    tail = paper(curve(ragged("-74,176 -98,160 -100,138 -88,130 -70,150", 4, 9, (-0.6, -0.6))), "#8a4a24", lift=1.6)
    body = paper(
        curve("-86,188 -80,164 -58,158 -44,150 -42,128 -30,116 -16,122 -12,138 -20,164 -22,190 -44,204 -70,204"),
        "#d9823c",
        lift=2.4,
        edge=1.3,
    )
    comb = paper(curve("-38,124 -42,112 -34,114 -32,104 -25,112 -18,107 -17,120"), "#d0302a", lift=1)
    beak = paper(curve("-13,128! 4,134! -12,139!"), "#f2c23c", lift=1) + paper(
        curve("-12,139 -6,148 -12,152 -17,144"), "#d0302a", lift=0.8
    )
    eye = fill(oval(-23, 129, 4.6), "#ffffff") + fill(oval(-21.6, 129.4, 2.4), "#1c1218")
    wing = paper(curve(ragged("-72,170 -54,164 -36,174 -38,192 -60,198", 2.4, 9, (-0.5, 0.3))), "#b5652c", lift=1.4)
    drawn = tail + comb + body + beak + eye + wing + arm("-96,240 -84,218 -48,202", [40, 34, 24], sleeve)
    return placed(drawn + fingers(-36, 198, skin, 84, 0.86, 1), -9, 4)


@prop("halberd")
def halberd(skin: str, sleeve: str) -> str:
    """A pole with axe and point."""
    axe_ = paper(
        curve("-4,-104! -4,-74! -20,-70 -32,-62! -36,-88 -30,-114! -16,-106"), STEEL, lift=1.6, edge=1.1
    ) + fill(curve("-32,-62! -36,-88 -30,-114! -26,-110! -31,-88 -27,-66!"), tint(STEEL, 0.75))
    point = paper(curve("0,-146! 7,-116 4,-104! -4,-104! -7,-116"), tint(STEEL, 0.2), lift=1.4, edge=1)
    hook = paper(curve("4,-98! 20,-96 26,-84! 14,-88 4,-84!"), STEEL, lift=1.2)
    return held(shaft(-106) + axe_ + hook + point, 66, 158, skin, sleeve, turn=2)


def shield_of(field: str, sign: str) -> str:
    """A knightly shield in the lower left, with a sign drawn around 0, 0."""
    board = paper(curve("-96,138! -46,130 4,138! 2,176 -18,206 -46,226! -76,206 -94,176"), "#dfe3e8", lift=3, edge=1.3)
    inner = paper(curve("-89,144! -46,137 -3,144! -5,174 -22,200 -46,217! -70,200 -87,174"), field, lift=0)
    return board + inner + placed(sign, -46, 174)


@prop("shelter")
def shelter(skin: str, sleeve: str) -> str:
    """Sword raised, shield before those behind him."""
    bend = fill(curve("-43,-30! -26,-33! 41,22! 34,32 24,38!"), "#f4ecda")
    sign = bend + paper(star(0, -2, 17, 7), GOLD, lift=1, edge=1)
    return PROPS["sword"](skin, sleeve) + placed(shield_of("#2f6fb0", sign), -4, 10, 0, 0.96)


@prop("heater")
def heater(skin: str, sleeve: str) -> str:
    """A captain's shield with a golden tower, and his mace."""
    head = paper(star(0, -58, 20, 13, 8), STEEL, lift=1.6, edge=1.1) + fill(oval(-4, -62, 5), tint(STEEL, 0.6))
    outline = (
        "-16,-24! -8,-24! -8,-17! -4,-17! -4,-24! 4,-24! 4,-17! 8,-17! 8,-24! 16,-24! "
        "13,-8! 13,26! 5,26! 5,12 0,7 -5,12 -5,26! -13,26! -13,-8!"
    )
    tower = paper(curve(outline), GOLD, lift=1.2, edge=1)
    return held(shaft(-48, "#5a3420") + head, 62, 150, "#8d949e", sleeve, turn=10) + shield_of("#b3262b", tower)


@prop("cauldron")
def cauldron(skin: str, sleeve: str) -> str:
    """Hot soup for those below."""
    iron = "#4a505e"
    pour = paper(
        curve("-70,146! -88,146 -100,168 -108,224! -66,224! -70,190 -56,160"), "#f0a83c", lift=1.6, edge=1.2
    ) + line(curve("-84,156 -90,180 -92,214", is_open=True), "#ffe2a0", 4, 0.7)
    body = paper(curve("-36,-22! 36,-22! 46,6 36,34 0,44 -36,34 -46,6"), iron, lift=3, edge=1.6) + fill(
        curve("6,-22! 36,-22! 46,6 36,34 6,44 22,8"), "#0d0810", 0.35
    )
    rim = paper(oval(0, -22, 40, 10), tint(iron, 0.2), lift=1.2, edge=1.1) + fade(
        oval(0, -21, 34, 6.6), "#ffe2a0", "#f0983c"
    )
    ears = line(oval(44, -2, 8, 10), shade(iron, 0.2), 5) + line("M-30 8H34", tint(iron, 0.2), 3, 0.7)
    near = arm("98,240 88,200 30,168", [46, 40, 27], sleeve) + fingers(18, 166, skin, 50, 0.9)
    pot_ = placed(ears + body + rim, -34, 164, -24)
    return placed(pour + pot_ + steam(-84, 132, 58, "#fff6e4", 0.7), 12, 0) + near


@prop("drawn-bow")
def drawn_bow(skin: str, sleeve: str) -> str:
    """An arrow on the string."""
    limb = paper(curve(band("-44,34 -66,74 -78,118 -68,164 -46,206", [3, 8, 10, 8, 3])), "#8a5028", lift=2, edge=1)
    string = line("M-44 34L34 126L-46 206", "#fff6e0", 1.7, 0.95)
    arrow = line("M34 126L-86 116", "#e0c48a", 3.8) + paper(
        curve("-104,114! -84,107! -87,116! -86,125!"), STEEL, lift=1, edge=0.9
    )
    vane = paper(curve("36,126! 22,116! 8,115! 18,124! 6,131! 22,133!"), "#b3262b", lift=0.9)
    near = arm("104,224 92,168 44,132", [46, 40, 24], sleeve)
    far = arm("-64,214 -78,170 -78,132", [40, 32, 22], sleeve)
    hands = near + fingers(35, 128, skin, 10, 0.78)
    return placed(far + limb + string + arrow + vane + fingers(-77, 118, skin, -4, 0.86, 1) + hands, -8, 30)


@prop("lookout")
def lookout(skin: str, sleeve: str) -> str:
    """A hand above the eyes."""
    sleeve_ = arm("96,228 104,160 74,96", [46, 44, 28], sleeve)
    hand = paper(
        curve("70,84 52,66 22,62 -10,66 -28,70 -30,76 -10,77 20,78 40,84 60,98"), skin, lift=2.6, edge=1
    ) + folds(("-27,72 0,67.5 34,69", "-24,74.5 4,72 38,75", "-12,76.6 10,75.6 40,80"), skin, 1.5, 0.7)
    return sleeve_ + paper(curve(band("78,104 66,86", [32, 28])), shade(sleeve, 0.2), lift=1.2) + hand


@prop("swap-spell")
def swap_spell(skin: str, sleeve: str) -> str:
    """Two lights change places around a wand."""
    parts = []
    for arc, tone in (("-78,158 -64,116 -44,104", "#ff8a5a"), ("82,108 72,148 48,168", "#6ad8ff")):
        parts.append(
            line(curve(arc, is_open=True), tone, 7, 0.45) + line(curve(arc, is_open=True), "#ffffff", 2.6, 0.8)
        )
    for x, y, tone in ((-76, 164, "#ff6a3c"), (82, 100, "#3cb8ff")):
        parts.append(
            glow(x, y, 38, tone, 0.9)
            + paper(oval(x, y, 15), tone, lift=0, edge=1.2)
            + fill(oval(x - 4, y - 5, 5, 4), "#ffffff", 0.85)
        )
    wand = paper(curve(band("0,40 0,0 2,-46", [6, 6, 5])), "#6b4426", lift=1.4) + sparks(((2, -54, 17),), "#fff6c0")
    return "".join(parts) + held(wand, 50, 172, skin, sleeve, turn=-8)


@prop("telescope")
def telescope(skin: str, sleeve: str) -> str:
    """Brass, held to the eye."""
    parts = [arm("108,236 106,168 60,72", [48, 42, 26], sleeve)]
    for outline, widths, tone in (
        ("18,90 40,76", [11, 13], "#8a6a2a"),
        ("36,79 70,56", [17, 19], GOLD),
        ("66,59 116,24", [24, 28], tint(GOLD, 0.12)),
    ):
        parts.append(paper(curve(band(outline, widths)), tone, lift=2, edge=1.2))
    parts.append(
        paper(curve(band("64,60 70,56", [29, 29])), shade(GOLD, 0.25), lift=1)
        + paper(curve(band("34,80 39,77", [22, 22])), shade(GOLD, 0.25), lift=1)
    )
    return "".join(parts) + fingers(56, 68, skin, 54, 0.86) + line("M44 66L74 44", "#fff6d0", 2.4, 0.7)


@prop("star-wand")
def star_wand(skin: str, sleeve: str) -> str:
    """A star on a stick lifts a little tower into the air."""
    trail = line(curve("50,116 34,164 -4,188 -44,180", is_open=True), "#fff6c0", 3, 0.7)
    tower = paper(
        curve(
            moved(
                "-15,24! -15,-14! -18,-16! -18,-26! -11,-26! -11,-20! -4,-20! -4,-26! "
                "4,-26! 4,-20! 11,-20! 11,-26! 18,-26! 18,-16! 15,-14! 15,24!",
                -62,
                162,
                1,
                -12,
            )
        ),
        "#d3c4a4",
        lift=2,
        edge=1.2,
    ) + fill(curve(moved("-4,24! -4,8 0,2 4,8 4,24!", -62, 162, 1, -12)), "#4a3a4a")
    wand = (
        line("M0 30L0 -40", "#f6efe0", 3.6)
        + glow(0, -50, 40, "#fff0a0", 0.9)
        + paper(star(0, -50, 18, 8), "#ffd84a", lift=1.2, edge=1.1)
    )
    return (
        trail
        + tower
        + sparks(((-40, 190, 7), (-84, 138, 8), (-10, 168, 6), (-38, 140, 5)), "#fff6c0")
        + held(wand, 56, 158, skin, sleeve, turn=6, grow=0.84)
    )


@prop("long-axe")
def long_axe(skin: str, sleeve: str) -> str:
    """An axe on the shoulder."""
    return held(placed(axe_shape("#c4cbd4"), 0, 0, 0, 1.36), 80, 170, skin, sleeve, turn=8, grow=1.14)


@prop("brew")
def brew(skin: str, sleeve: str) -> str:
    """The green flask, and two tokens that change places in its vapour."""
    arcs = line(curve("-92,108 -84,88 -66,88", is_open=True), "#d6ff8a", 4, 0.8) + line(
        curve("-40,104 -46,124 -66,126", is_open=True), "#d6ff8a", 4, 0.8
    )
    return PROPS["potion"](skin, sleeve) + placed(
        arcs + coin(-88, 118, 11, "#e0503a") + coin(-46, 94, 11, "#4f9ad8"), 3, 4
    )


# Places


def drapes(colour: str, light: str) -> str:
    """Curtains tied back, with gold tassels."""
    parts = [
        sky(shade(colour, 0.5), shade(colour, 0.2)),
        glow(0, 86, 140, light, 0.95),
        glow(0, 86, 80, "#fff6e0", 0.5),
    ]
    for side in (-1, 1):
        cloth = "30,-30! 60,20 92,64 96,110 84,140! 104,180 108,240! 270,240! 270,-30!"
        parts.append(paper(curve(cloth if side > 0 else flipped(cloth)), colour, lift=4, edge=1.4))
        parts.extend(
            line(curve(moved(one, 0, 0) if side > 0 else flipped(one), is_open=True), shade(colour, 0.5), 3, 0.5)
            for one in (
                "62,-20 92,30 106,90 94,136",
                "110,-20 124,50 120,100 104,138",
                "160,-20 150,80 118,140",
                "100,150 118,190 122,230",
            )
        )
        parts.append(
            paper(curve(band(f"{side * 80},134 {side * 100},144 {side * 150},136", [10, 10, 10])), GOLD, lift=1.6)
            + paper(curve(moved("-6,0! 6,0! 9,28! -9,28!", side * 96, 146)), GOLD, lift=1.6)
        )
    return "".join(parts) + paper(
        curve("-260,-40! 260,-40! 260,10 200,24 150,8 100,26 50,8 0,22 -50,8 -100,26 -150,8 -200,24 -260,10"),
        shade(colour, 0.12),
        lift=3,
        edge=1.2,
    )


@back("canopy-violet")
def canopy_violet() -> str:
    """A queen's."""
    return drapes("#5a4a94", "#e8c8ff")


@back("canopy-rose")
def canopy_rose() -> str:
    """A bower."""
    return drapes("#8c1f3f", "#ffb89a")


@back("gallery")
def gallery() -> str:
    """Sunlit arches."""
    parts = [sky("#8fb8a0", "#f4ecc0"), glow(0, 84, 130, "#fffbe0", 0.9)]
    parts.append(ground("-260,140 -150,124 -40,138 60,122 170,138 260,124", "#8dba7a", 0))
    for x in (-220, -110, 0, 110, 220):
        parts.append(
            paper(box(x + 46, -20, 18, 270), "#d8c8a4", lift=2.6, edge=1.2)
            + paper(box(x + 41, 48, 28, 9, 2), "#e6d8b6", lift=1.4)
        )
    arch = "".join(
        f"{x - 46},50! {x - 40},10 {x},-14 {x + 40},10 {x + 46},50! {x + 64},50! " for x in (-220, -110, 0, 110, 220)
    )
    return "".join(parts) + paper(curve(f"-290,-60! -290,50! {arch} 290,-60!"), "#cdbb94", lift=2.6, edge=1.2)


@back("panelled")
def panelled() -> str:
    """Green silk on the wall, candles on both sides."""
    parts = [sky("#1f3a34", "#3f6a54"), glow(0, 90, 130, "#ffe8a8", 0.85)]
    parts.extend(
        fill(curve(moved("0,-12! 7,0 0,12! -7,0", x + (20 if row % 2 else 0), 14 + row * 30)), "#8fc0a0", 0.25)
        for row in range(7)
        for x in range(-260, 261, 40)
    )
    for x in (-82, 82, -190, 190):
        parts.append(
            paper(curve(band(f"{x},120 {x + 8},106 {x},92", [5, 5, 5])), GOLD, lift=1.4)
            + paper(box(x - 4.5, 66, 9, 28, 2), "#fff6e0", lift=1.2)
            + fire(x, 66, 22)
        )
    return "".join(parts)


@back("embassy")
def embassy() -> str:
    """A map on the wall, banners of two realms."""
    parts = [sky("#4a3a2c", "#8a6a44"), glow(0, 90, 130, "#ffe2a8", 0.85)]
    parts.append(paper(box(-72, 20, 144, 104, 3), "#e6d2a0", lift=2.4, edge=1.2))
    parts.append(
        fill(curve("-60,50 -40,34 -16,44 -20,66 -34,88 -52,80"), "#a8b87a", 0.8)
        + fill(curve("14,36 44,30 62,48 54,84 30,92 20,68"), "#c99a6a", 0.8)
        + line("M-10 60Q4 70 14 60", "#8c2f28", 2.2, 0.8)
    )
    for x, one, other in (
        (-116, "#2f6f7a", "#f1e8d6"),
        (116, "#b3262b", "#f1e8d6"),
        (-214, "#b3262b", "#f1e8d6"),
        (214, "#2f6f7a", "#f1e8d6"),
    ):
        parts.append(
            paper(curve(moved("-30,-40! 30,-40! 30,120! 0,104! -30,120!", x, 20)), one, lift=2.6, edge=1.2)
            + fill(curve(moved("-8,-40! 8,-40! 8,109! 0,104! -8,109!", x, 20)), other)
        )
    return "".join(parts)


@back("laboratory")
def laboratory() -> str:
    """Shelves of coloured bottles by the light of a furnace."""
    parts = [sky("#241f30", "#4a3a44"), glow(0, 100, 140, "#8fe0a0", 0.7), glow(0, 120, 90, "#fff0b0", 0.5)]
    for y in (56, 112):
        parts.append(paper(box(-HALF, y, 2 * HALF, 7), "#5a3a24", lift=2.4, edge=1))
        for index, x in enumerate(range(-250, 251, 25)):
            tone = ("#d0503a", "#4fa0c8", "#e0b03c", "#7a5ac0", "#5fae6a")[(index * 3 + y) % 5]
            tall = 20 + (index * 13) % 14
            parts.append(
                paper(
                    curve(
                        moved(
                            f"-3,{-tall}! 3,{-tall}! 3,{-tall + 7} 9,{-tall + 14} "
                            f"9,0! -9,0! -9,{-tall + 14} -3,{-tall + 7}",
                            x,
                            y,
                        )
                    ),
                    mix(tone, "#241f30", 0.2),
                    lift=1.2,
                    edge=0.9,
                )
            )
    return "".join(parts)


@back("night-roofs")
def night_roofs() -> str:
    """Over the roofs with a full sack."""
    parts = [
        sky("#141d3a", "#3f5a8a"),
        stars(30),
        glow(-40, 60, 110, "#dfe8ff", 0.8),
        paper(oval(-44, 56, 40), "#f0ecd0", lift=0, fall=0.15),
    ]
    parts.append(
        paper(
            curve(
                "-260,240! -260,130! -210,96! -160,130! -160,144! -120,112! -70,144! "
                "-30,150! 20,120! 70,150! 120,110! 180,146! 220,120! 260,146! 260,240!"
            ),
            "#1f2440",
            lift=2.4,
        )
    )
    sack = paper(
        curve("44,70! 52,60 66,60 74,70! 96,92 104,130 96,166 60,176 34,158 30,120 40,90"), "#a8824a", lift=3, edge=1.3
    )
    return (
        "".join(parts)
        + paper(curve("42,58 50,46 60,54 70,44 78,58 68,68 50,68"), "#a8824a", lift=2)
        + sack
        + line("M46 70H74", "#6b3a24", 5)
        + folds(("52,84 44,110 48,150", "74,80 86,112 84,150"), "#a8824a", 2)
    )


@back("panelled-gold")
def panelled_gold() -> str:
    """A warm passage for somebody who peeps."""
    wood = "".join(paper(box(x, 20, 40, 240, 4), "#7a5a2c", lift=1.2, edge=1) for x in range(-254, 254, 50))
    return sky("#5a4426", "#a8843c") + wood + glow(-30, 90, 140, "#ffeeb0", 0.95)


@back("cobweb")
def cobweb() -> str:
    """A dark corner, and who lives there."""
    parts = [sky("#1c1a28", "#3f3a50"), glow(0, 90, 120, "#c8d878", 0.75), glow(0, 90, 60, "#f4f8d0", 0.45)]
    angles = [math.radians(a) for a in range(-8, 190, 22)]

    def at(radius: float, angle: float) -> str:
        return f"{radius * math.cos(angle):.0f} {-6 + radius * math.sin(angle):.0f}"

    parts.extend(line(f"M0 -6L{at(300, angle)}", "#f0f0e0", 1.5, 0.6) for angle in angles)
    for radius in (36, 62, 90, 120, 152, 186, 222):
        sag = "".join(f"Q{at(radius * 0.88, angle - 0.19)} {at(radius, angle)}" for angle in angles[1:])
        parts.append(line(f"M{at(radius, angles[0])}{sag}", "#f0f0e0", 1.4, 0.5))
    legs = "M78 44L64 34M78 44L62 44M78 46L66 56M82 46L94 56M82 44L98 42M82 42L94 32"
    return (
        "".join(parts)
        + line("M80 0V40", "#f0f0e0", 1.4, 0.7)
        + line(legs, "#0d0810", 2.4)
        + fill(oval(80, 46, 7.6), "#0d0810")
        + fill(oval(80, 38, 4.6), "#0d0810")
    )


@back("market")
def market() -> str:
    """A stall with an awning, bales and jars."""
    parts = [sky("#7ab4c4", "#f6e6b8"), glow(0, 90, 130, "#fffbe0", 0.85)]
    for x in (-230, -130, 130, 230):
        parts.append(
            paper(
                curve(f"{x - 40},240! {x - 40},70! {x},30! {x + 40},70! {x + 40},240!"),
                ("#d8b48a", "#c99a7a")[x > 0],
                lift=1.6,
            )
            + fill(box(x - 8, 80, 16, 24, 2), "#5a4a44")
        )
    for index, x in enumerate(range(-264, 265, 24)):
        parts.append(
            paper(
                curve(f"{x - 12},-30! {x + 12},-30! {x + 12},22 {x},30 {x - 12},22"),
                ("#2f8a6a", "#f4ecd8")[index % 2],
                lift=1.0,
                edge=1,
            )
        )
    for x in (-88, 88):
        parts.append(paper(box(x - 4, -10, 8, 240), "#7a5230", lift=2))
    for x, tone in ((-76, "#d0703a"), (-104, "#8a5ac0"), (100, "#c9a23c")):
        parts.append(
            paper(curve(moved("-20,30! -22,0 -10,-22 10,-22 22,0 20,30!", x, 150)), tone, lift=2, edge=1.2)
            + line(f"M{x - 12} 132H{x + 12}", shade(tone, 0.5), 3)
        )
    return "".join(parts)


@back("moon-balcony")
def moon_balcony() -> str:
    """Night, a window with a light in it, ivy."""
    parts = [
        sky("#1a2450", "#5a6aa8"),
        stars(34),
        glow(-44, 62, 120, "#f4ecc8", 0.9),
        paper(oval(-46, 56, 44), "#f8f0d0", lift=0, fall=0.12),
    ]
    parts.append(
        paper(box(62, -40, 220, 300), "#4a4a6a", lift=3, edge=1.2)
        + paper(curve("84,130! 84,60 112,26! 140,60 140,130!"), "#ffcf6a", lift=0)
        + line("M112 30V130M84 84H140", "#4a3a44", 4)
    )
    parts.append(
        paper(box(66, 130, 90, 12, 2), "#6a6a88", lift=2.4, edge=1.2)
        + "".join(paper(box(x, 142, 7, 40), "#6a6a88", lift=1.4) for x in range(70, 152, 15))
    )
    leaves = "".join(
        paper(
            curve(moved("0,0 -8,-6 0,-16! 8,-6", 64 + (i * 29) % 12, 10 + i * 14, 1, (i * 67) % 120 - 60)),
            ("#4f8a5a", "#3f7048")[i % 2],
            lift=1,
        )
        for i in range(13)
    )
    return "".join(parts) + leaves + ground("-260,176 -140,164 0,176 60,170 260,176", "#22304a", 3)


@back("town-square")
def town_square() -> str:
    """Gables and pennants."""
    parts = [sky("#5fa0d0", "#fbe8b8"), glow(0, 84, 130, "#fffbe0", 0.85)]
    for x, high, tone, roof in (
        (-216, 70, "#e0c8a0", "#8a4a3a"),
        (-128, 60, "#d8a87a", "#5a6a8a"),
        (-60, 92, "#e8d6b0", "#a8503a"),
        (66, 88, "#d8b48a", "#5a6a8a"),
        (134, 56, "#e8d6b0", "#a8503a"),
        (216, 70, "#d8a87a", "#8a4a3a"),
    ):
        parts.append(
            paper(box(x - 38, high, 76, 180), tone, lift=2, edge=1)
            + paper(curve(f"{x - 46},{high + 2}! {x},{high - 52}! {x + 46},{high + 2}!"), roof, lift=2, edge=1.1)
        )
        parts.append(
            line(
                f"M{x - 36} {high + 30}H{x + 36}M{x - 36} {high + 4}L{x} {high + 30}L{x + 36} {high + 4}",
                "#6b4426",
                3.4,
                0.8,
            )
            + fill(box(x - 8, high + 40, 16, 20, 2), "#4a5a6a")
        )
    return "".join(parts)


@back("doorway")
def doorway() -> str:
    """A heavy door stands ajar; light falls out."""
    parts = [sky("#3a3440", "#5a505a"), stones(-20, 240, "#221c28", 0.5)]
    parts.append(paper(curve(even("0,-14! 40,4 70,44 76,110 76,250! 0,250!")), "#8a7a68", lift=2.6, edge=1.3))
    parts.append(
        fade(curve(even("0,0! 34,14 60,50 64,110 64,250! 0,250!")), "#ffe8a8", "#ffb85a")
        + glow(0, 90, 90, "#ffffff", 0.7)
    )
    leaf = paper(curve("-64,250! -64,110 -60,50 -46,30! -46,250!"), "#6b4426", lift=2) + paper(
        curve("64,250! 64,110 60,50 46,30! 46,250!"), "#5a3820", lift=2
    )
    return (
        "".join(parts)
        + leaf
        + "".join(line(f"M{s * 47} {y}H{s * 63}", "#2a2430", 4) for s in (-1, 1) for y in (80, 150))
    )


@back("tourney")
def tourney() -> str:
    """Tents of many colours on a green."""
    parts = [
        sky("#6ab0d8", "#eef4d0"),
        glow(0, 80, 130, "#fffbe8", 0.9),
        ground("-260,150 -140,142 0,148 140,142 260,150", "#7aae5a", 2),
    ]
    for x, one, grow in ((-96, "#b3262b", 1.0), (94, "#2f5f9e", 1.1), (-200, "#dcab3e", 1.0), (204, "#2f8a5a", 1.0)):
        tent = paper(curve(moved("-44,60! -38,0! 0,-50! 38,0! 44,60!", x, 110, grow)), "#f6efe0", lift=2.6, edge=1.2)
        stripes = fill(curve(moved("-20,60! -17,0! 0,-50! -38,0! -44,60!", x, 110, grow)), one) + fill(
            curve(moved("8,60! 6,0! 0,-50! 22,0! 26,60!", x, 110, grow)), one
        )
        parts.append(
            line(f"M{x} {110 - 50 * grow}V{110 - 80 * grow}", "#5a3824", 2.6)
            + paper(curve(moved("0,-80! 24,-74! 0,-66!", x, 110, grow)), GOLD, lift=1)
            + tent
            + stripes
        )
    return "".join(parts)


def guard(x: float, y: float, grow: float, tone: str) -> str:
    """A soldier far away: hat, face, shoulders, spear."""
    body = paper(curve("-20,50! -18,22 -8,14 8,14 18,22 20,50!"), tone, lift=1.4) + paper(
        oval(0, 6, 10, 12), "#e0ac84", lift=0.8
    )
    return placed(
        line("M17 54V-40", "#5a3824", 3)
        + fill(curve("13,-38! 17,-54! 21,-38!"), "#c9d0d8")
        + body
        + paper(curve("-22,4! -10,-4 -9,-14 0,-19 9,-14 10,-4 22,4! 0,0"), STEEL, lift=1.2),
        x,
        y,
        0,
        grow,
    )


@back("guarded-wall")
def guarded_wall() -> str:
    """Three more of them behind the merlons."""
    parts = [sky("#8ac0d8", "#fbe8b8"), glow(0, 80, 130, "#fffbe0", 0.85)]
    parts.extend(
        guard(x, 92, 1.0, tone)
        for x, tone in ((-76, "#8a3b3b"), (-190, "#8a3b3b"), (-132, "#8a3b3b"), (134, "#8a3b3b"), (190, "#8a3b3b"))
    )
    return "".join(parts) + battlements(126, "#a49a88", 44) + stones(152, 230, "#6a6258")


@back("banner-dusk")
def banner_dusk() -> str:
    """Evening on the wall under a great banner."""
    parts = [
        sky("#6a3a5a", "#f4a85a"),
        glow(-10, 90, 140, "#ffe8a8", 0.95),
        ground("-260,140 -160,120 -60,136 60,118 160,134 260,120", "#7a4a5a", 0),
    ]
    parts.append(
        line("M84 240V-20", "#4a2c20", 5)
        + paper(curve("84,-6! 130,4 180,-6 240,6! 240,84 190,74 140,86 84,74!"), "#2f4f8a", lift=2.4, edge=1.2)
    )
    parts.append(
        line("M-92 240V10", "#4a2c20", 4)
        + paper(
            curve("-92,14! -70,22 -52,14 -34,22! -46,44! -34,66! -56,58 -74,66 -92,58!"), "#2f4f8a", lift=2, edge=1.2
        )
    )
    return "".join(parts) + battlements(146, "#8a6a68", 40) + stones(172, 230, "#5a4048")


@back("kitchen")
def kitchen() -> str:
    """Copper pans over a fire."""
    parts = [
        sky("#4a2c20", "#8a5a34"),
        glow(0, 100, 140, "#ffcf7a", 0.95),
        paper(box(-HALF, 8, 2 * HALF, 8), "#3a2016", lift=2.4),
    ]
    for x, size in ((-86, 21), (86, 23), (-136, 18), (136, 18), (-190, 22), (190, 22), (-236, 18), (236, 18)):
        parts.append(
            line(f"M{x} 12V46", "#3a2016", 4)
            + paper(oval(x, 46 + size, size), "#c9702c", lift=2.2, edge=1.3)
            + fill(oval(x - size * 0.3, 46 + size * 0.6, size * 0.34, size * 0.26), "#ffd9a0", 0.7)
        )
    return "".join(parts)


@back("tower-top")
def tower_top() -> str:
    """High above forest and fields."""
    parts = [sky("#4a9ab8", "#e8f0c8"), glow(0, 84, 130, "#fffbe0", 0.85)]
    parts.extend(
        fill(curve(moved("-34,6 -30,-4 -14,-6 -6,-14 10,-12 18,-4 32,-4 36,6", x, y, s)), "#ffffff", 0.7)
        for x, y, s in ((-70, 40, 1.0), (84, 62, 0.9), (-190, 60, 1.1), (190, 36, 1.1))
    )
    parts.append(
        ground("-260,150 -180,136 -90,150 0,138 90,150 180,136 260,150", "#7aae6a", 1)
        + ground("-260,168 -140,160 0,170 140,160 260,168", "#4f8a4a", 1)
    )
    return "".join(parts) + battlements(170, "#b5aa96", 56)


@back("watch-fire")
def watch_fire() -> str:
    """First light, and the brazier still burns."""
    parts = [
        sky("#2f2a5a", "#e89a6a"),
        stars(18, 60),
        glow(0, 100, 140, "#ffd9a0", 0.9),
        ground("-260,150 -180,120 -110,142 -30,124 60,144 150,120 260,144", "#4a3a5a", 0),
    ]
    parts.append(
        line("M-88 180L-76 130M-64 180L-76 130", "#2a1c22", 4)
        + fire(-76, 118, 52)
        + paper(curve("-96,112! -56,112! -62,132 -90,132"), "#3a3440", lift=2, edge=1.2)
    )
    return "".join(parts) + battlements(160, "#6a5a68", 48)


@back("arcane")
def arcane() -> str:
    """A circle of signs glows on the wall of a tower."""
    parts = [sky("#1a1438", "#3f2f6a"), glow(0, 84, 140, "#9a7af0", 0.9), glow(0, 84, 80, "#e8dcff", 0.5)]
    for r, w in ((92, 2.6), (78, 1.6)):
        parts.append(line(oval(0, 84, r), "#ffe8a0", w, 0.8))
    for index in range(12):
        a = math.radians(index * 30)
        x, y = 85 * math.cos(a), 84 + 85 * math.sin(a)
        parts.append(fill(star(x, y, 6, 2.4, 3 + index % 4), "#ffe8a0", 0.9))
    parts.append(line(star(0, 84, 78, 39, 6), "#ffe8a0", 1.8, 0.6))
    return "".join(parts) + stars(40, 200)


@back("observatory")
def observatory() -> str:
    """Constellations over the roof."""
    parts = [sky("#0f1838", "#3a5a94"), stars(60, 180), glow(0, 90, 120, "#a8c8ff", 0.75)]
    for figure in (
        ((-92, 30), (-70, 52), (-82, 84), (-58, 96), (-66, 124)),
        ((50, 120), (78, 128), (92, 106)),
        ((-40, 14), (-8, 22), (20, 8)),
        ((150, 40), (180, 70), (160, 100), (200, 120)),
        ((-190, 50), (-160, 80), (-180, 120)),
    ):
        parts.append(
            line("M" + "L".join(f"{x} {y}" for x, y in figure), "#fff0b0", 1.6, 0.7)
            + "".join(fill(star(x, y, 6, 2.4), "#ffe88a") for x, y in figure)
        )
    return (
        "".join(parts)
        + paper(curve("-110,30! -124,34 -130,50 -122,64 -106,66! -116,58 -118,42 -110,30!"), "#ffe88a", lift=0)
        + ground("-260,186 -130,180 0,186 130,180 260,186", "#141d34", 2)
    )


@back("lightning")
def storm() -> str:
    """Lightning behind a bare hill."""
    parts = [sky("#23202c", "#8a3a34"), glow(0, 96, 130, "#ff9a6a", 0.8)]
    parts.extend(
        paper(curve(moved("-60,10 -52,-8 -24,-10 -10,-24 20,-20 34,-8 58,-8 64,10", x, y, s)), tone, lift=1.6)
        for x, y, s, tone in (
            (-90, 16, 1.2, "#3a3440"),
            (90, 10, 1.3, "#332e3a"),
            (0, -4, 1.2, "#3f3844"),
            (210, 20, 1.3, "#3a3440"),
            (-220, 12, 1.3, "#332e3a"),
        )
    )
    for x, flip in ((-74, 1), (80, -1)):
        bolt = moved(
            flipped("0,0! 16,0! 6,26! 18,26! -14,74! -4,38! -14,38!")
            if flip < 0
            else "0,0! 16,0! 6,26! 18,26! -14,74! -4,38! -14,38!",
            x,
            26,
            1.2,
        )
        parts.append(glow(x, 66, 50, "#fff0c0", 0.6) + fill(curve(bolt), "#fff6d0"))
    return "".join(parts) + ground("-260,170 -120,156 0,166 120,154 260,170", "#1c1820", 3)


@back("raid")
def raid() -> str:
    """A palisade and smoke."""
    parts = [sky("#8a9aa0", "#f0d8a8"), glow(0, 90, 130, "#fff3d0", 0.85)]
    for x, y, r in (
        (-80, 60, 22),
        (-96, 34, 28),
        (-74, 10, 32),
        (86, 70, 18),
        (98, 46, 24),
        (84, 18, 30),
        (190, 40, 34),
        (-200, 40, 34),
    ):
        parts.append(paper(oval(x, y, r), "#6a6470", lift=0, edge=1.4))
    for index, x in enumerate(range(-256, 257, 26)):
        top = 104 + (index * 17) % 14
        parts.append(
            paper(
                curve(f"{x - 12},240! {x - 12},{top}! {x},{top - 22}! {x + 12},{top}! {x + 12},240!"),
                ("#8a5c34", "#7a4e2a")[index % 2],
                lift=1.0,
                edge=1.1,
            )
        )
    return "".join(parts) + fire(-84, 92, 46) + fire(88, 96, 40)


@back("village")
def village() -> str:
    """A cottage, a fence, a fine day."""
    parts = [
        sky("#6ac0e0", "#f4f4d0"),
        glow(0, 84, 120, "#fffbe0", 0.8),
        ground("-260,146 -140,130 0,142 140,130 260,146", "#8ac45a", 1),
    ]
    for x in (-104, 200, -250):
        parts.append(
            paper(box(x - 40, 84, 80, 70), "#f0e2c0", lift=2)
            + paper(curve(f"{x - 56},92! {x - 30},44 {x},34 {x + 30},44 {x + 56},92!"), "#d0a04a", lift=2.4, edge=1.3)
            + fill(box(x + 6, 104, 18, 20, 2), "#5a4a44")
        )
    for x in range(-256, 257, 22):
        parts.append(paper(box(x - 4, 124, 8, 60, 3), "#b08a5a", lift=1.4, edge=0.9))
    return (
        "".join(parts)
        + paper(box(-HALF, 138, 2 * HALF, 7), "#a07a4c", lift=1.2)
        + ground("-260,172 -130,166 0,172 130,166 260,172", "#6aa84a", 2)
    )


@back("rose-arbour")
def rose_arbour() -> str:
    """An arch of roses in the morning."""
    parts = [
        sky("#7ac4e0", "#fdf0cc"),
        glow(0, 84, 130, "#fffbe8", 0.9),
        ground("-260,150 -140,138 0,146 140,138 260,150", "#9aca7a", 1),
    ]
    arch = band("-86,240 -88,120 -70,44 0,10 70,44 88,120 86,240", [30, 30, 30, 28, 30, 30, 30])
    parts.append(paper(curve(ragged(arch[::3], 5, 14, (0, 0))), "#4f8a4a", lift=3, edge=1.1))
    spots = (
        (-86, 170, 9),
        (-92, 136, 8),
        (-82, 104, 10),
        (-80, 70, 8),
        (-60, 40, 10),
        (-32, 22, 8),
        (0, 12, 10),
        (32, 22, 9),
        (62, 42, 10),
        (80, 72, 8),
        (84, 106, 10),
        (92, 138, 8),
        (86, 172, 9),
    )
    return "".join(parts) + roses(spots, "#e0567a")


@back("rose-tower")
def rose_tower() -> str:
    """A window high in a tower, roses around it."""
    parts = [sky("#c9b8a4", "#a8947e"), stones(-20, 240, "#7a6858", 0.45)]
    opening = even("0,-8! 40,8 70,44 78,100 78,250! 0,250!")
    parts.append(
        paper(curve(moved(opening, 0, -8, 1.1)), "#e0d0b8", lift=2, edge=1.2)
        + fade(curve(opening), "#6ab8e0", "#fdeec8")
        + glow(0, 86, 80, "#fffbe8", 0.9)
    )
    spots = (
        (-84, 150, 9),
        (-90, 122, 8),
        (-80, 96, 10),
        (-88, 66, 8),
        (84, 160, 9),
        (90, 134, 8),
        (82, 108, 10),
        (-70, 176, 8),
        (76, 184, 8),
        (-60, 30, 8),
        (-80, 42, 9),
    )
    leaves = "".join(
        paper(curve(moved("0,4 -9,-4 0,-16! 9,-4", x + 8, y + 6, 1, x * 3 + y)), "#5a9a4a", lift=1) for x, y, _ in spots
    )
    return "".join(parts) + leaves + roses(spots, "#e0486a")


@back("wings")
def wings() -> str:
    """A glade at dusk, and the wings of whoever stands in it."""
    parts = [sky("#2f5a5a", "#b8e0a0"), glow(0, 90, 140, "#f4ffd0", 0.95)]
    for x in (-230, -160, -112, 112, 160, 230):
        parts.append(paper(curve(band(f"{x},240 {x + 6},120 {x - 4},-30", [30, 22, 20])), "#2f5248", lift=0))
    for side in (-1, 1):
        for outline, tone in (
            ("16,150 50,150 86,172 96,200 70,206 36,190", "#c8a8f0"),
            ("14,140 30,90 62,40 100,22 112,50 100,96 62,136", "#a8e8f0"),
        ):
            shape = outline if side > 0 else flipped(outline)
            parts.append(paper(curve(shape), tone, lift=2.4, edge=1.4, fall=0.1))
        veins = ("18,138 54,92 102,34", "20,140 66,108 104,76", "22,150 60,166 90,194")
        parts.extend(line(curve(one if side > 0 else flipped(one), is_open=True), "#ffffff", 2, 0.75) for one in veins)
        parts.append(fill(oval(side * 88, 52, 8), "#ffffff", 0.55) + fill(oval(side * 76, 84, 5), "#ffffff", 0.5))
    return "".join(parts) + "".join(
        fill(oval((i * 83) % 240 - 120, (i * 47) % 180 + 10, 1.6), "#fff6a0", 0.9) for i in range(16)
    )


@back("witch-moon")
def witch_moon() -> str:
    """A huge green moon between two crooked trees."""
    parts = [
        sky("#1c2a44", "#55786a"),
        glow(0, 78, 140, "#d8ecb0", 0.85),
        paper(oval(0, 76, 78), "#e3ecc0", lift=0, fall=0.2),
    ]
    parts.extend(
        fill(oval(x, y, r), "#bccb9c", 0.6) for x, y, r in ((-50, 50, 11), (40, 30, 9), (52, 96, 12), (-58, 104, 8))
    )
    tree = "84,240! 88,170 78,120 84,86 66,62 58,34! 74,54 86,62 84,24 96,-30! 260,-30! 260,240!"
    parts.append(both(tree, "#222b38", 0.12, lift=3, edge=1))
    for twig in ("88,108 66,100 46,82", "90,60 70,34 72,8", "70,102 58,110 46,108"):
        branch = band(twig, [13, 8, 1.5])
        parts.append(paper(curve(branch), "#202834", lift=1, edge=0.8))
        parts.append(paper(curve(flipped(branch)), "#222b38", lift=1, edge=0.8))
    bats = "".join(
        fill(curve(moved("0,0 -6,-5 -14,-4! -11,1 -7,0 -4,4! 0,3 4,4! 7,0 11,1 14,-4! 6,-5", x, y, grow)), "#1d2530")
        for x, y, grow in ((56, 60, 0.9), (-62, 70, 0.7))
    )
    return "".join(parts) + bats + ground("-260,178 -120,168 0,176 120,168 260,178", "#1b232b", 3)
