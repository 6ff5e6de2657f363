"""Crowns, helmets and caps of a court."""

from __future__ import annotations

from assets.art.kit import (
    GOLD,
    band,
    both,
    curve,
    even,
    fill,
    flipped,
    folds,
    glow,
    knots,
    line,
    moved,
    oval,
    paper,
    ragged,
    shade,
    star,
    tint,
)
from assets.art.registry import HATS, hat
from assets.art.shapes.court import gem, roses

STEEL = "#9aa3ae"


@hat("crown")
def crown(colour: str, trim: str) -> str:
    """A heavy crown over a velvet cap."""
    cap = paper(curve(even("0,-72 18,-70 30,-56 31,-34 0,-28")), trim, lift=1.2)
    folds = "".join(
        line(curve(fold, is_open=True), shade(trim, 0.5), 1.4, 0.5)
        for fold in ("0,-70 2,-56 0,-40", "-14,-66 -16,-54 -14,-42", "15,-66 17,-54 15,-42")
    )
    points = even("0,-78! 7,-56 13,-53! 20,-72! 25,-54 30,-54! 40,-66! 36,-28! 18,-22 0,-20")
    balls = "".join(
        paper(oval(x, y, 3.6), tint(colour, 0.2), lift=0.5, edge=0.6)
        for x, y in ((0, -80), (-20, -74), (20, -74), (-40, -68), (40, -68))
    )
    rim = even("0,-33 18,-35 37,-41 36.5,-27 18,-20.5 0,-18.5")
    stones = (
        gem(0, -26.5, 5, "#b3262b")
        + gem(-17, -28.5, 4, "#2f6f9e")
        + gem(17, -28.5, 4, "#2f6f9e")
        + gem(-30, -33, 3.2, "#3f8a4f")
        + gem(30, -33, 3.2, "#3f8a4f")
    )
    return (
        cap
        + folds
        + paper(curve(points), colour, lift=1.8, edge=1.1)
        + balls
        + paper(curve(rim), tint(colour, 0.1), lift=0.8)
        + stones
    )


@hat("coronet")
def coronet(colour: str, trim: str) -> str:
    """A light crown with pearls."""
    rim = even("0,-64! 5,-50 9,-47! 15,-58! 20,-46 23,-45! 30,-53! 31,-34 15,-32 0,-33")
    pearls = "".join(
        paper(oval(x, y, 2.7), "#f6efe0", lift=0.5, edge=0.5)
        for x, y in ((0, -66), (-15, -60), (15, -60), (-30, -55), (30, -55))
    )
    return (
        paper(curve(rim), colour, lift=1.6, edge=1.0)
        + pearls
        + gem(0, -43, 4.6, trim)
        + gem(-16, -42, 3, trim)
        + gem(16, -42, 3, trim)
    )


@hat("jester", drop=14)
def jester(colour: str, trim: str) -> str:
    """Three horns with bells."""
    parts = []
    left = "-4,-30! -6,-62 -30,-78 -52,-62 -60,-40! -48,-46 -38,-42 -33,-22!"
    right = flipped(left)
    for outline, tone in ((left, colour), (right, trim)):
        parts.append(paper(curve(outline), tone, lift=2))
    parts.append(paper(curve("-20,-30! -20,-60 -10,-84 6,-98! 8,-84 20,-62 22,-30!"), tint(colour, 0.12), lift=1.8))
    parts.append(fill(curve("2,-32! 2,-60 4,-86 6,-98! 8,-84 20,-62 22,-30!"), trim))
    for outline in ("-16,-60 -30,-66 -46,-58", "16,-60 30,-66 46,-58"):
        parts.append(line(curve(outline, is_open=True), "#160b1c", 1.6, 0.3))
    parts.append(
        paper(curve(even("0,-36 18,-37 34,-33 36,-22! 26,-18 18,-25 9,-18 0,-25")), tint(trim, 0.25), lift=1.4)
    )
    for x, y in ((-60, -36), (60, -36), (6, -100)):
        parts.append(
            paper(oval(x, y, 6.4), GOLD, lift=1.2, edge=1)
            + line(f"M{x - 4} {y + 1.5}H{x + 4}", shade(GOLD, 0.6), 1.3)
            + fill(oval(x, y + 3, 1.3), shade(GOLD, 0.7))
        )
    return "".join(parts)


@hat("bascinet", drop=6)
def bascinet(colour: str, trim: str) -> str:
    """A knight's helmet with its visor up, and a plume."""
    plume = ragged("6,-70 20,-92 46,-96 66,-80 70,-52 60,-36 56,-58 40,-70 20,-66", 3.2, 9, (0.4, 0.6))
    shell = even("0,-72! 16,-66 32,-48 39,-20 41,10 38,40 30,58! 25,40 30,14 29,-8 23,-24 0,-28")
    ridge = fill(curve("-2,-72! 3,-70! 4,-30! -2,-29!"), tint(colour, 0.6), 0.8)
    side = fill(curve("16,-66 32,-48 39,-20 41,10 38,40 30,58! 32,20 33,-10 24,-40"), shade(colour, 0.7), 0.35)
    visor = even("0,-58! 18,-54 36,-42 42,-30! 22,-32 0,-24!")
    slits = "".join(line(f"M{x} -44L{x * 1.08:.1f} -36", "#1c1824", 2.0, 0.9) for x in (-24, -16, -8, 8, 16, 24))
    rivets = "".join(fill(oval(s * 34, y, 1.6), tint(colour, 0.6)) for s in (-1, 1) for y in (-4, 12, 28))
    return (
        paper(curve(plume), trim, lift=2)
        + paper(curve(shell), colour, lift=2.2, edge=1.1)
        + side
        + ridge
        + paper(curve(visor), tint(colour, 0.12), lift=1.8, edge=1)
        + slits
        + rivets
        + "".join(paper(oval(s * 38, -30, 4), GOLD, lift=0.8) for s in (-1, 1))
    )


@hat("witch", drop=10)
def witch(colour: str, trim: str) -> str:
    """A tall hat, bent by age."""
    cone = "-33,-30! -24,-58 -12,-80 6,-96 30,-98! 46,-86 44,-80! 32,-86 24,-76 28,-54 34,-30!"
    folds = ("-14,-72 0,-66 18,-72", "-20,-56 0,-50 24,-58", "10,-92 16,-86 24,-78")
    brim = even("0,-36 24,-38 54,-34 76,-24 78,-18! 52,-16 24,-16 0,-15")
    band_ = paper(curve(even("0,-40 18,-41 33,-42! 35,-31 18,-28 0,-27")), trim, lift=0.6)
    buckle = line("M-7 -40h14v11h-14z", GOLD, 2.6)
    return (
        paper(curve(cone), colour, lift=1.8)
        + "".join(line(curve(fold, is_open=True), shade(colour, 0.6), 1.8, 0.6) for fold in folds)
        + band_
        + buckle
        + paper(curve(brim), colour, lift=2.6)
    )


@hat("great-helm")
def great_helm(colour: str, trim: str) -> str:
    """A closed helmet with a cross; hides the whole head."""
    shell = even("0,-58 22,-54 35,-44! 38,-10 38,30 33,52! 16,60 0,63!")
    side = fill(curve("14,-57 22,-54 35,-44! 38,-10 38,30 33,52! 16,60 4,62! 8,0"), shade(colour, 0.75), 0.3)
    cross = "-4,-56! 4,-56! 5,-8! 35,-6! 36,4! 5,6! 4,62! -4,62! -5,6! -36,4! -35,-6! -5,-8!"
    slits = "".join(fill(curve(f"{s * 7},-3! {s * 30},-4! {s * 31},2! {s * 7},3!"), "#0d0810") for s in (-1, 1))
    gleam = "".join(fill(oval(s * 17, -0.6, 3.4, 1.6), trim, 0.9) + glow(s * 17, -0.6, 8, trim, 0.5) for s in (-1, 1))
    holes = "".join(
        fill(oval(s * x, y, 1.9), "#0d0810")
        for s in (-1, 1)
        for x, y in ((12, 18), (20, 18), (28, 17), (12, 27), (20, 27), (28, 26), (12, 36), (20, 36))
    )
    rivets = "".join(
        fill(oval(s * x, y, 1.5), tint(colour, 0.7))
        for s in (-1, 1)
        for x, y in ((31, -40), (34, -18), (34, 40), (18, -50))
    )
    return (
        paper(curve(shell), colour, lift=2.6, edge=1.2, fall=0.3)
        + side
        + holes
        + paper(curve(cross), GOLD, lift=0.9, edge=0.8)
        + slits
        + gleam
        + rivets
    )


@hat("circlet")
def circlet(colour: str, trim: str) -> str:
    """A thin ring with one stone."""
    rim = even("0,-34 18,-34 33,-28 34,-22! 18,-28 0,-28.5")
    return paper(curve(rim), colour, lift=1) + gem(0, -31, 4.6, trim)


@hat("cap", drop=4)
def cap(colour: str, trim: str) -> str:
    """A soft cap with a long feather."""
    plume = paper(curve("18,-42 40,-66 70,-82 92,-84! 84,-66 60,-48 34,-36"), trim, lift=1.6) + line(
        curve("20,-42 52,-60 88,-82", is_open=True), shade(trim, 0.4), 1.4, 0.7
    )
    crown_ = paper(curve("-36,-28 -40,-48 -20,-64 8,-66 34,-56 40,-38 34,-26 0,-34"), colour, lift=1.8)
    fold = line(curve("-28,-44 -8,-54 16,-52", is_open=True), shade(colour, 0.5), 1.8, 0.6)
    rim = paper(curve(even("0,-38 20,-37 37,-32 38,-20! 20,-26 0,-27")), shade(colour, 0.2), lift=1)
    return crown_ + fold + plume + rim


@hat("chef", drop=6)
def chef(colour: str, trim: str) -> str:
    """A cook's."""
    puff = paper(curve("-32,-38 -50,-52 -46,-74 -26,-78 -14,-90 10,-92 24,-80 44,-76 50,-56 34,-38"), colour, lift=2)
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.4), 1.6, 0.5)
        for fold in ("-18,-42 -24,-58 -22,-70", "0,-42 0,-62 2,-78", "18,-42 24,-58 24,-70")
    )
    return puff + folds + paper(curve(even("0,-48 20,-48 33,-44 34,-22! 18,-27 0,-28")), shade(colour, 0.06), lift=1.2)


@hat("kerchief")
def kerchief(colour: str, trim: str) -> str:
    """A cloth tied under the chin."""
    shell = even("0,-56 20,-52 36,-34 41,0 38,34 26,56! 24,34 29,8 27,-14 18,-28 0,-33")
    return (
        paper(curve(shell), colour, lift=2)
        + line(curve(even("0,-36 20,-30 31,-12 33,10 28,36")[:5], is_open=True), trim, 1.8, 0.8)
        + line(curve(flipped("0,-36 20,-30 31,-12 33,10 28,36"), is_open=True), trim, 1.8, 0.8)
    )


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


@hat("kettle", drop=2)
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


@hat("crested", drop=20)
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


@hat("hennin", drop=24)
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


@hat("escoffion", drop=12)
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


@hat("chaperon", drop=4)
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


@hat("fur-beret", drop=4)
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


@hat("three-plumes", drop=19)
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


@hat("skullcap", drop=2)
def skullcap(colour: str, trim: str) -> str:
    """A tight black cap with a peak on the brow."""
    cap = paper(curve(even("0,-54 22,-50 35,-30 36,-6 32,6! 29,-14 16,-22 0,-14!")), colour, lift=1.8, edge=1)
    return (
        cap
        + line(curve(even("31,2 28,-15 16,-23 0,-16")[:4], is_open=True), trim, 1.8, 0.8)
        + line(curve(flipped("31,2 28,-15 16,-23 0,-16"), is_open=True), trim, 1.8, 0.8)
    )


@hat("pot", drop=6)
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


@hat("bycocket", drop=2)
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


@hat("slouch", drop=6)
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


@hat("star-cap", drop=6)
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


@hat("star-hat", drop=22)
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


@hat("horned-helm", drop=20)
def horned_helm(colour: str, trim: str) -> str:
    """A closed black helmet between two horns."""
    horn = band("26,-44 52,-52 66,-74 58,-102", [22, 20, 13, 2])
    rings = "".join(
        line(curve(ring if s > 0 else flipped(ring), is_open=True), "#8a7a68", 1.8, 0.7)
        for s in (-1, 1)
        for ring in ("42,-60 46,-42", "54,-70 64,-56", "58,-84 72,-76")
    )
    return both(horn, "#e0d3b8", 0.14, lift=2, edge=1.1) + rings + HATS["great-helm"](colour, trim)


@hat("flower-crown", drop=6)
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


@hat("prince-cap", drop=8)
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


@hat("lab-goggles", drop=6)
def lab_goggles(colour: str, trim: str) -> str:
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


@hat("headscarf", drop=2)
def headscarf(colour: str, trim: str) -> str:
    """A cloth tied under the chin: an old woman's."""
    hood = paper(
        curve(even("0,-58 26,-54 41,-30 43,2 38,34 24,54! 17,50 28,28 31,0 27,-20 0,-30")), colour, lift=2.2, edge=1.1
    )
    spots = "".join(
        fill(oval(s * x, y, 2.4), trim, 0.9)
        for x, y in ((10, -46), (27, -38), (36, -14), (38, 10), (33, 32))
        for s in (-1, 1)
    )
    knot = paper(curve("-9,50 0,46 9,50 6,58 -6,58"), shade(colour, 0.1), lift=1.2)
    ends = both("2,56! 12,58 26,72 18,82! 8,70", colour, lift=1.4, edge=0.9)
    hem = folds(("-22,-40 0,-36 22,-40", "-36,-6 -34,16 -28,36", "36,-6 34,16 28,36"), colour, 1.5)
    return hood + hem + spots + ends + knot
