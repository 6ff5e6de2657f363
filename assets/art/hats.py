"""Headgear, in the head's own coordinates: the eye line is y = 0, the crown of the head about y = -45."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.kit import (
    band,
    curve,
    even,
    fill,
    flipped,
    glow,
    kept_in,
    line,
    mix,
    moved,
    oval,
    paper,
    ragged,
    shade,
    star,
    tint,
)

Hat = Callable[[str, str], str]
HATS: dict[str, Hat] = {}
hat = kept_in(HATS)


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


@hat("sombrero")
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


@hat("tophat")
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


@hat("feather")
def feather(colour: str, trim: str) -> str:
    """A headband with two feathers."""
    quills = ""
    for turn, x, y, tone in ((24, 24, -34, shade("#efe2c6", 0.1)), (10, 16, -36, "#efe2c6")):
        vane = moved("0,0 -7,-16 -6,-36 0,-52! 6,-36 6,-16", x, y, 1, turn)
        tip = moved("-5.6,-36 0,-52! 5.6,-37 0,-34", x, y, 1, turn)
        quills += (
            paper(curve(vane), tone, lift=1.4)
            + fill(curve(tip), "#6b2b20")
            + line(curve(moved("0,2 0,-46", x, y, 1, turn), is_open=True), "#a08a68", 1.2)
        )
    strip = even("0,-33 20,-33 34,-29 35,-20! 18,-24 0,-24.5")
    beads = "".join(fill(oval(x, -28.6 + abs(x) * 0.06, 1.9), tint(trim, 0.5)) for x in (-24, -16, -8, 0, 8, 16, 24))
    return quills + paper(curve(strip), colour, lift=1.2) + beads


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


GOLD = "#dcab3e"
STEEL = "#9aa3ae"


def gem(x: float, y: float, size: float, colour: str) -> str:
    """A cut stone in a setting."""
    cut = f"{x},{y - size}! {x + size},{y}! {x},{y + size}! {x - size},{y}!"
    return fill(curve(cut), colour) + fill(curve(f"{x},{y - size}! {x - size},{y}! {x},{y}!"), tint(colour, 0.6), 0.7)


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


@hat("jester")
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


@hat("bascinet")
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


@hat("witch")
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


@hat("hood")
def hood(colour: str, trim: str) -> str:
    """A deep cowl."""
    shell = even("0,-72! 20,-64 40,-40 46,-6 44,36 40,70! 26,60 31,30 30,-4 23,-28 0,-36!")
    inner = fill(curve(even("0,-36! 23,-28 30,-4 31,30 26,60! 23,40 27,0 20,-22 0,-28!")), "#160b1c", 0.5)
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.6), 1.7, 0.5)
        for fold in ("36,-30 40,0 37,40", "-36,-30 -40,0 -37,40", "0,-68 2,-52 0,-40")
    )
    return paper(curve(shell), colour, lift=2.4, edge=1.0) + inner + folds


@hat("iron-crown")
def iron_crown(colour: str, trim: str) -> str:
    """Spikes of black iron."""
    spikes = even("0,-104! 5,-62 8,-52! 14,-86! 18,-54 22,-48! 31,-74! 32,-46 35,-42! 45,-58! 38,-26! 18,-20 0,-19")
    rim = even("0,-34 18,-36 37,-41 37,-27 18,-20 0,-18")
    return (
        paper(curve(spikes), colour, lift=2.2, edge=1.2)
        + paper(curve(rim), tint(colour, 0.12), lift=0.8)
        + gem(0, -27, 5.5, trim)
        + glow(0, -27, 16, trim, 0.7)
        + "".join(fill(oval(x, -29 - abs(x) * 0.14, 1.8), tint(colour, 0.55)) for x in (-28, -18, 18, 28))
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


@hat("executioner")
def executioner(colour: str, trim: str) -> str:
    """A black hood with two holes for the eyes; leaves mouth and chin free."""
    shell = even("0,-74! 14,-62 34,-40 42,-6 46,34 42,66! 32,62 34,36 27,22 10,19 0,24!")
    folds = "".join(
        line(curve(fold, is_open=True), tint(colour, 0.35), 1.5, 0.45)
        for fold in ("-4,-64 -16,-44 -28,-14", "6,-60 14,-44 20,-26", "-36,0 -40,24 -38,48", "37,0 41,24 39,48")
    )
    holes = ""
    for side in (-1, 1):
        x = side * 14.4
        hole = moved(
            "-11,-3! -3,-4.6 6,-1 10,3! 2,5.4 -6,3.4" if side < 0 else "11,-3! 3,-4.6 -6,-1 -10,3! -2,5.4 6,3.4", x, 0
        )
        white = moved("-8,-1.6! 0,-1.6 7,2! 0,3.6" if side < 0 else "8,-1.6! 0,-1.6 -7,2! 0,3.6", x, 0)
        holes += (
            fill(curve(hole), "#0d0810")
            + fill(curve(white), "#e9dcc0")
            + fill(oval(x, 0.8, 2.5, 2.3), trim)
            + fill(oval(x, 0.8, 1.1), "#0d0810")
        )
        holes += line(
            curve(moved("-10,-3.4 -2,-3.4 8,0.6" if side < 0 else "10,-3.4 2,-3.4 -8,0.6", x, 0), is_open=True),
            "#0d0810",
            2.8,
        )
    stitch = line("M0 -40V-8", tint(colour, 0.4), 1.3, 0.6) + "".join(
        line(f"M-3 {y}h6", tint(colour, 0.45), 1.3, 0.7) for y in range(-38, -6, 7)
    )
    return paper(curve(shell), colour, lift=2.4, edge=1.2) + folds + holes + stitch


@hat("spectacle-helm")
def spectacle_helm(colour: str, trim: str) -> str:
    """Iron, with a guard around the eyes."""
    dome = paper(curve(even("0,-72 20,-66 34,-46 37,-18 18,-22 0,-22")), colour, lift=1.8, edge=1.1, fall=0.26)
    side = fill(curve("12,-70 20,-66 34,-46 37,-18 24,-21 22,-46"), shade(colour, 0.75), 0.35)
    straps = paper(curve("-4,-73! 4,-73! 5,-22! -5,-22!"), trim, lift=0.7) + paper(
        curve(even("0,-30 18,-31 36,-30 38,-17! 18,-20 0,-20")), trim, lift=0.8
    )
    rivets = "".join(
        fill(oval(x, -25 + abs(x) * 0.04, 1.7), tint(trim, 0.7)) for x in (-30, -20, -10, 10, 20, 30)
    ) + "".join(fill(oval(0, y, 1.6), tint(trim, 0.7)) for y in (-64, -52, -40))
    guard = paper(curve("-3,-24! 3,-24! 5,16 0,20! -5,16"), colour, lift=1.2)
    rings = "".join(
        line(
            curve(moved("-12,-20 -13,-4 -8,8 0,11 8,8 12,-2 11,-20", s * 15.5, 0), is_open=True),
            tint(colour, 0.15),
            4.4,
        )
        for s in (-1, 1)
    )
    mail = paper(curve(even("32,-20! 39,-18 42,10 38,40! 31,30 33,4!")[:6]), shade(colour, 0.35), lift=1) + paper(
        curve(flipped("32,-20! 39,-18 42,10 38,40! 31,30 33,4!")), shade(colour, 0.25), lift=1
    )
    return mail + dome + side + rings + straps + rivets + guard


@hat("winged-helm")
def winged_helm(colour: str, trim: str) -> str:
    """A jarl's: gilded, with wings."""
    wings = ""
    for side in (-1, 1):
        for reach, drop, tone in ((62, 0, 0.16), (54, 12, 0.08), (46, 23, 0)):
            feather = f"26,{-26 + drop} 34,{-52 + drop} {reach - 6},{-86 + drop} {reach},{-96 + drop}! {reach + 3},{-70 + drop} {reach - 12},{-40 + drop} 34,{-20 + drop}"
            wings += paper(
                curve(feather if side > 0 else flipped(feather)),
                shade("#ece4d0", tone + (0.1 if side > 0 else 0)),
                lift=1.4,
            )
    dome = paper(curve(even("0,-74! 18,-66 33,-46 36,-18 18,-22 0,-20")), colour, lift=1.8, edge=1.1, fall=0.26)
    side_ = fill(curve("12,-70 20,-64 33,-46 36,-18 24,-21 20,-46"), shade(colour, 0.75), 0.35)
    rim = paper(curve(even("0,-33 18,-34 35,-34 37,-18! 18,-21 0,-20")), trim, lift=1)
    crest = paper(curve("-4,-78! 4,-78! 5,-28! 0,14! -5,-28!"), trim, lift=1.0)
    discs = "".join(
        paper(oval(s * 30, -27, 8), trim, lift=1.2) + fill(oval(s * 30, -27, 3.6), shade(trim, 0.4)) for s in (-1, 1)
    )
    return wings + dome + side_ + rim + crest + gem(0, -27, 4.6, "#b3262b") + discs


def _pelt(colour: str, dome: str, ears: str, inner_ear: str) -> str:
    """The head and skin of a beast, worn as a hood."""
    parts = [
        paper(
            curve(ragged(even("0,-40! 30,-50 46,-20 52,20 50,56 40,74! 30,50 31,10 26,-20 0,-26!"), 3.6, 9, (0, 0.6))),
            shade(colour, 0.22),
            lift=2.6,
        )
    ]
    for outline, tone in ((flipped(ears), colour), (ears, shade(colour, 0.12))):
        parts.append(paper(curve(outline), tone, lift=1.6))
    for outline in (flipped(inner_ear), inner_ear):
        parts.append(fill(curve(outline), shade(colour, 0.55), 0.8))
    parts.append(paper(curve(ragged(even(dome), 2.4, 8, (0, 0.5))), colour, lift=2))
    return "".join(parts)


def _fangs(y: float, xs: tuple[float, ...], size: float) -> str:
    return "".join(
        paper(
            curve(f"{x - size * 0.5},{y}! {x + size * 0.5},{y}! {x},{y + size * 1.5}!"), "#f3ead2", lift=0.6, edge=0.4
        )
        for x in xs
    )


@hat("bear-hood")
def bear_hood(colour: str, trim: str) -> str:
    """A bear's head over the brow."""
    body = _pelt(
        colour,
        "0,-82 20,-80 36,-62 40,-40 36,-24! 18,-30 0,-32",
        "20,-72 26,-90 42,-90 46,-74 36,-60",
        "27,-74 30,-84 39,-84 41,-75 34,-66",
    )
    muzzle = paper(curve(even("0,-60 12,-58 20,-46 20,-32 10,-25 0,-24")), tint(colour, 0.3), lift=1.6)
    nose = paper(curve(even("0,-47 8,-47 9,-41 4,-36 0,-34")), "#2a1c22", lift=0.6, edge=0.5) + fill(
        oval(-3, -44.5, 2.2, 1.2), "#ffffff", 0.4
    )
    eyes = "".join(
        fill(oval(s * 19, -60, 3), "#1c1218")
        + fill(oval(s * 19 - 0.9, -61, 0.9), "#ffffff", 0.8)
        + line(curve(moved("-5,0 0,-2.4 5,0", s * 19, -64, 1, s * 14), is_open=True), shade(colour, 0.55), 2.2)
        for s in (-1, 1)
    )
    return body + _fangs(-27, (-13, -5.5, 5.5, 13), 6) + muzzle + nose + eyes


@hat("wolf-hood")
def wolf_hood(colour: str, trim: str) -> str:
    """A wolf's head over the brow."""
    body = _pelt(
        colour,
        "0,-80 16,-78 32,-62 40,-40 34,-24! 18,-32 0,-34",
        "14,-72! 24,-100! 40,-84 42,-56!",
        "22,-74! 26,-90! 35,-80 36,-62!",
    )
    brow = paper(curve(even("0,-70! 10,-68 22,-58 30,-44! 16,-48 8,-40 0,-38!")), tint(colour, 0.28), lift=1.0)
    muzzle = paper(curve(even("0,-60 8,-58 13,-44 13,-30 7,-23 0,-22")), tint(colour, 0.5), lift=1.6)
    nose = paper(curve(even("0,-35 7,-35 7,-30 3,-26 0,-25")), "#231c26", lift=0.6, edge=0.5) + fill(
        oval(-2.4, -33, 1.8, 1), "#ffffff", 0.45
    )
    eyes = "".join(
        fill(curve(moved("-6,-2! 0,-3 6,2! 0,3" if s < 0 else "-6,2! 0,-3 6,-2! 0,3", s * 18, -54)), "#e8b93c")
        + fill(oval(s * 18, -53.8, 1.8), "#1c1218")
        for s in (-1, 1)
    )
    return (
        body
        + _fangs(-27, (-9.5, 9.5), 6)
        + muzzle
        + nose
        + brow
        + eyes
        + fill(curve(even("0,-66! 4,-60 3,-46 0,-38!")), shade(colour, 0.3), 0.5)
    )


@hat("boar-hood")
def boar_hood(colour: str, trim: str) -> str:
    """A boar's head with tusks and a mane."""
    mane = paper(curve(ragged("-8,-60 -9,-86 0,-98 9,-86 8,-60", 6, 8, (0, -0.8))), shade(colour, 0.45), lift=1.8)
    body = _pelt(
        colour,
        "0,-78 18,-76 34,-60 40,-38 35,-24! 18,-30 0,-31",
        "22,-66! 38,-86! 48,-74 44,-56!",
        "28,-68! 37,-79! 42,-72 40,-62!",
    )
    snout = paper(curve(even("0,-58 14,-56 22,-42 20,-28 10,-22 0,-22")), tint(colour, 0.14), lift=1.6)
    disc = paper(oval(0, -34, 12.5, 9), mix(colour, "#d08a78", 0.65), lift=1.0) + "".join(
        fill(oval(s * 4.6, -33.5, 2.3, 3.1), "#3a1c22") for s in (-1, 1)
    )
    tusks = "".join(
        paper(curve(tusk if s > 0 else flipped(tusk)), "#f3ead2", lift=1.2)
        for s in (-1, 1)
        for tusk in ("15,-24 26,-22 34,-32 34,-50! 27,-38 20,-33 14,-32",)
    )
    eyes = "".join(
        fill(oval(s * 20, -57, 2.8), "#1c1218")
        + fill(oval(s * 20 - 0.8, -58, 0.9), "#ffffff", 0.8)
        + line(
            curve(moved("-6,0 0,-1 6,2" if s > 0 else "-6,2 0,-1 6,0", s * 20, -62, 1, -s * 18), is_open=True),
            shade(colour, 0.6),
            3,
        )
        for s in (-1, 1)
    )
    return mane + body + snout + disc + tusks + eyes


def antlers(colour: str, grow: float = 1) -> str:
    """A stag's antlers."""
    parts = []
    for side in (1, -1):
        beam = band("14,-48 30,-66 40,-86 62,-104", [9, 8, 6.5, 2])
        tines = [
            band("28,-64 42,-66 56,-78", [6, 5, 1.5]),
            band("36,-78 30,-92 34,-106", [6, 5, 1.5]),
            band("44,-90 58,-88 74,-92", [5.5, 4.5, 1.5]),
            band("20,-54 18,-66 10,-76", [5, 4, 1.2]),
        ]
        for piece in (*tines, beam):
            piece = moved(piece, 0, 0, grow)
            parts.append(paper(curve(piece if side > 0 else flipped(piece)), colour, lift=1.4, edge=0.9))
    return "".join(parts)


@hat("stag-hood")
def stag_hood(colour: str, trim: str) -> str:
    """Antlers on a leather cap."""
    ears = "30,-48! 46,-60 56,-54! 48,-42 36,-38!"
    cap = paper(curve(even("0,-64 18,-61 32,-46 36,-26 34,-16! 18,-24 0,-25")), colour, lift=2)
    fringe = paper(
        curve(ragged(even("34,-26! 41,-20 46,16 42,52! 34,34 32,2!")[:6], 2.6, 8, (0, 0.6))),
        shade(colour, 0.2),
        lift=1.4,
    ) + paper(
        curve(ragged(flipped("34,-26! 41,-20 46,16 42,52! 34,34 32,2!"), 2.6, 8, (0, 0.6))),
        shade(colour, 0.1),
        lift=1.4,
    )
    rim = paper(curve(even("0,-36 18,-36 34,-30 36,-18! 18,-25 0,-26")), trim, lift=1)
    beads = "".join(fill(oval(x, -30.5 + abs(x) * 0.13, 2.1), "#f3ead2") for x in (-26, -13, 0, 13, 26))
    return (
        fringe
        + antlers("#d8c096")
        + paper(curve(flipped(ears)), colour, lift=1.2)
        + paper(curve(ears), shade(colour, 0.1), lift=1.2)
        + cap
        + rim
        + beads
    )


@hat("ice-horns")
def ice_horns(colour: str, trim: str) -> str:
    """Icicles that grow upwards from the brow."""
    parts = []
    for x, y, high, lean, wide in (
        (-38, -34, 40, -18, 15),
        (38, -34, 40, 18, 15),
        (-24, -42, 54, -12, 16),
        (24, -42, 54, 12, 16),
        (-9, -46, 44, -4, 14),
        (9, -46, 48, 4, 14),
    ):
        shard = f"{x - wide / 2},{y}! {x + lean * 0.4 - wide * 0.4},{y - high * 0.45}! {x + lean},{y - high}! {x + lean * 0.5 + wide * 0.45},{y - high * 0.4}! {x + wide / 2},{y}!"
        parts.append(paper(curve(shard), colour, lift=1.4, edge=1.1))
        parts.append(
            fill(
                curve(
                    f"{x},{y}! {x + lean},{y - high}! {x + lean * 0.5 + wide * 0.45},{y - high * 0.4}! {x + wide / 2},{y}!"
                ),
                shade(colour, 0.5),
                0.3,
            )
        )
    rim = even("0,-50! 7,-44 14,-52! 22,-42 30,-46! 36,-30 34,-22! 26,-30 20,-21! 13,-31 6,-20! 0,-30")
    return "".join(parts) + paper(curve(rim), tint(colour, 0.45), lift=1.6)


@hat("circlet")
def circlet(colour: str, trim: str) -> str:
    """A thin ring with one stone."""
    rim = even("0,-34 18,-34 33,-28 34,-22! 18,-28 0,-28.5")
    return paper(curve(rim), colour, lift=1) + gem(0, -31, 4.6, trim)


@hat("nasal-helm")
def nasal_helm(colour: str, trim: str) -> str:
    """A soldier's: a plain cone with a guard for the nose."""
    dome = paper(curve(even("0,-76! 18,-64 33,-42 37,-16! 18,-22 0,-22")), colour, lift=1.8, edge=1.1, fall=0.26)
    side = fill(curve("4,-74! 20,-62 33,-42 37,-16! 22,-21 20,-46"), shade(colour, 0.75), 0.3)
    rim = paper(curve(even("0,-31 18,-31 36,-26 38,-15! 18,-21 0,-22")), trim, lift=0.9)
    guard = paper(curve("-4,-30! 4,-30! 4.6,8 0,15! -4.6,8"), tint(colour, 0.06), lift=1.2)
    rivets = "".join(fill(oval(x, -26 + abs(x) * 0.13, 1.6), tint(trim, 0.7)) for x in (-30, -20, -10, 10, 20, 30))
    return dome + side + rim + rivets + guard


@hat("cap")
def cap(colour: str, trim: str) -> str:
    """A soft cap with a long feather."""
    plume = paper(curve("18,-42 40,-66 70,-82 92,-84! 84,-66 60,-48 34,-36"), trim, lift=1.6) + line(
        curve("20,-42 52,-60 88,-82", is_open=True), shade(trim, 0.4), 1.4, 0.7
    )
    crown_ = paper(curve("-36,-28 -40,-48 -20,-64 8,-66 34,-56 40,-38 34,-26 0,-34"), colour, lift=1.8)
    fold = line(curve("-28,-44 -8,-54 16,-52", is_open=True), shade(colour, 0.5), 1.8, 0.6)
    rim = paper(curve(even("0,-38 20,-37 37,-32 38,-20! 20,-26 0,-27")), shade(colour, 0.2), lift=1)
    return crown_ + fold + plume + rim


@hat("chef")
def chef(colour: str, trim: str) -> str:
    """A cook's."""
    puff = paper(curve("-32,-38 -50,-52 -46,-74 -26,-78 -14,-90 10,-92 24,-80 44,-76 50,-56 34,-38"), colour, lift=2)
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.4), 1.6, 0.5)
        for fold in ("-18,-42 -24,-58 -22,-70", "0,-42 0,-62 2,-78", "18,-42 24,-58 24,-70")
    )
    return puff + folds + paper(curve(even("0,-48 20,-48 33,-44 34,-22! 18,-27 0,-28")), shade(colour, 0.06), lift=1.2)


@hat("mitre")
def mitre(colour: str, trim: str) -> str:
    """A bishop's."""
    body = paper(curve(even("0,-100! 16,-84 32,-60 34,-26! 18,-22 0,-21")), colour, lift=2, edge=1)
    cross = paper(curve("-4,-90! 4,-90! 4,-26! -4,-26!"), trim, lift=0.7) + paper(
        curve("-16,-66! 16,-66! 16,-58! -16,-58!"), trim, lift=0.7
    )
    return body + cross + paper(curve(even("0,-33 18,-33 34,-36 35,-24! 18,-20 0,-19")), trim, lift=0.8)


@hat("kerchief")
def kerchief(colour: str, trim: str) -> str:
    """A cloth tied under the chin."""
    shell = even("0,-56 20,-52 36,-34 41,0 38,34 26,56! 24,34 29,8 27,-14 18,-28 0,-33")
    return (
        paper(curve(shell), colour, lift=2)
        + line(curve(even("0,-36 20,-30 31,-12 33,10 28,36")[:5], is_open=True), trim, 1.8, 0.8)
        + line(curve(flipped("0,-36 20,-30 31,-12 33,10 28,36"), is_open=True), trim, 1.8, 0.8)
    )
