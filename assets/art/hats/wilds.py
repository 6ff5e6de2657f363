"""What the Wildwood, Thunder Pass, the Wind Riders and the Black Fen wear on their heads."""

from __future__ import annotations

from assets.art.kit import SHADOW, band, box, curve, even, fill, flipped, line, moved, oval, paper, ragged, shade, tint
from assets.art.registry import hat
from assets.art.shapes.dark import INK, spikes
from assets.art.shapes.wilds import leaves


def berries(places: tuple[tuple[float, float], ...], colour: str = "#d8382c", size: float = 3.6) -> str:
    """Small round fruit with a gleam."""
    return "".join(
        fill(oval(x + 0.6, y + 1, size), SHADOW, 0.35)
        + fill(oval(x, y, size), shade(colour, 0.1 * (i % 3)))
        + fill(oval(x - size * 0.3, y - size * 0.4, size * 0.26), "#ffffff", 0.8)
        for i, (x, y) in enumerate(places)
    )


@hat("windfall-crown", drop=22)
def windfall_crown(colour: str, trim: str) -> str:
    """Broken trunks and roots for a crown, a nest among them."""
    limbs: tuple[tuple[str, list[float]], ...] = (
        ("-24,-30 -48,-62 -44,-92 -66,-118", [18, 14, 10, 3]),
        ("24,-30 46,-60 46,-90 70,-112", [18, 14, 10, 3]),
        ("-46,-72 -68,-80 -86,-72", [9, 6, 2]),
        ("48,-74 70,-78 84,-94", [9, 6, 2]),
        ("-10,-36 -16,-70 -8,-104", [15, 12, 5]),
        ("12,-36 18,-66 12,-96", [14, 11, 6]),
        ("-45,-92 -34,-108 -36,-122", [7, 4, 1.5]),
    )
    wood = "".join(
        paper(curve(band(path, wide)), shade(colour, 0.05 * i), lift=1.6, edge=1)
        for i, (path, wide) in enumerate(limbs)
    )
    brow = paper(
        curve(ragged(even("0,-54 22,-50 38,-32 44,-6! 34,-20 16,-28 0,-30"), 4, 9, (0, 0.4))), trim, lift=2, edge=1
    )
    sprigs = ((-30, -34, 0.8, -30), (30, -36, 0.8, 34), (-70, -114, 0.8, -20), (72, -108, 0.8, 30), (0, -50, 0.9, 6))
    return wood + brow + leaves(sprigs, "#8fae4a")


@hat("rowan-scarf")
def rowan_scarf(colour: str, trim: str) -> str:
    """A kerchief with rowan leaves and berries over the brow."""
    cloth = even("0,-58 24,-54 42,-30 45,4 43,38 34,62! 30,30 31,0 25,-20 0,-27")
    knot = paper(curve("-8,56! 0,50 8,56! 22,74 12,80 0,64 -12,80 -22,74"), shade(colour, 0.2), lift=1.6)
    seams = "".join(
        line(curve(s, is_open=True), shade(colour, 0.5), 1.6, 0.5)
        for s in ("36,-24 39,6 36,36", "-36,-24 -39,6 -36,36")
    )
    sprigs = tuple((s * x, -36 + x * 0.25, 0.72, s * t) for s in (-1, 1) for x, t in ((8, 24), (18, 46), (28, 66)))
    fruit = berries(((-6, -36), (2, -41), (8, -34), (0, -31), (-20, -34), (18, -36), (-26, -26), (25, -28)), trim)
    return paper(curve(cloth), colour, lift=2.2, edge=1) + seams + knot + leaves(sprigs, "#5f8a34") + fruit


@hat("bark-mask", drop=6)
def bark_mask(colour: str, trim: str) -> str:
    """A mask of birch bark under a heap of moss; only the mouth is free."""
    shell = even("0,-44 20,-42 34,-26 37,-2 32,16 18,20 8,26 0,30!")
    grain = "".join(
        line(f"M{x} {y}h{w}", "#3a342c", 2.4, 0.75)
        for x, y, w in ((-28, -22, 12), (10, -26, 14), (-18, 12, 8), (16, 8, 10), (-32, 2, 5), (-4, -34, 8))
    )
    slits = "".join(
        fill(curve(moved("-11,-4! 0,-6 11,0! 0,5" if s < 0 else "11,-4! 0,-6 -11,0! 0,5", s * 15, 0)), "#17110c")
        + fill(oval(s * 14, 0.4, 3, 2.6), "#e8d890") + fill(oval(s * 14, 0.4, 1.3), "#17110c")
        for s in (-1, 1)
    )  # fmt: skip
    moss = ragged(even("0,-72 24,-68 44,-44 50,-10 46,22! 36,-4 30,-26 14,-36 0,-36"), 5, 9, (0, 0.5))
    tufts = ((-24, -58, 0.9, -30), (-6, -68, 1, -6), (16, -64, 0.9, 20), (36, -46, 0.8, 48))
    ridge = paper(curve(even("0,-8! 4,6 5,22 0,28")), tint(colour, 0.2), lift=0.9)
    return (
        paper(curve(shell), colour, lift=2, edge=1.1)
        + fill(curve("0,-44 20,-42 34,-26 37,-2 32,16 18,20 8,26 0,30!"), INK, 0.14)
        + grain
        + slits
        + ridge
        + paper(curve(moss), trim, lift=2.2, edge=1.1)
        + leaves(tufts, "#7f9a3a")
    )


@hat("stump-cap", drop=24)
def stump_cap(colour: str, trim: str) -> str:
    """The stump one has passed before, with its rings and mushrooms."""
    trunk = paper(
        curve("-40,-18! -34,-40 -36,-78 -30,-84! 34,-84! 38,-76 35,-40 42,-18! 20,-24 0,-26 -20,-24"),
        colour,
        lift=2.4,
        edge=1.2,
    )
    roots = "".join(
        paper(curve(band(p, w)), shade(colour, t), lift=1.6)
        for p, w, t in (
            ("-34,-30 -50,-14 -60,8 -54,22", [16, 12, 8, 3], 0.05),
            ("36,-30 52,-16 60,4 58,20", [16, 12, 8, 3], 0.2),
        )
    )
    top = paper(oval(1, -84, 33, 10), tint(trim, 0.25), lift=1, edge=0.8) + "".join(
        line(oval(1, -84, r, r * 0.3), shade(trim, 0.3), 1.6, 0.8) for r in (24, 15, 6)
    )
    bark = "".join(
        line(curve(b, is_open=True), shade(colour, 0.5), 2, 0.6)
        for b in ("-24,-78 -22,-52 -26,-32", "-8,-74 -6,-48 -9,-32", "12,-74 14,-50 10,-32", "27,-76 25,-52 28,-34")
    )
    caps = "".join(
        paper(box(x - 3, y, 6, 14, 2), "#f1e6cc", lift=0.6)
        + paper(curve(moved("-14,2! -10,-8 0,-12 10,-8 14,2! 0,4", x, y, g)), "#d8643c", lift=1)
        for x, y, g in ((-30, -58, 0.9), (-36, -42, 0.7), (26, -96, 0.9))
    )
    return roots + trunk + bark + top + caps + leaves(((-10, -90, 0.9, -14), (-2, -90, 0.8, 24)), "#8fae4a")


@hat("thunder-brow", drop=10)
def thunder_brow(colour: str, trim: str) -> str:
    """Hair like a thundercloud, brows like another."""
    mass = "-46,34 -60,16 -56,-6 -66,-26 -50,-44 -46,-66 -22,-66 -8,-84 14,-72 36,-76 46,-54 64,-44 56,-20 66,0 54,20 46,34! 36,10 34,-14 22,-28 0,-32 -22,-28 -34,-14 -36,10"
    puffs = "".join(
        line(curve(p, is_open=True), shade(colour, 0.35), 2.4, 0.6)
        for p in (
            "-54,-6 -44,-14 -34,-10",
            "-44,-44 -32,-50 -24,-44",
            "-8,-62 6,-68 14,-60",
            "34,-54 42,-46 38,-38",
            "52,-14 46,-6 40,-8",
        )
    )
    brows = "".join(
        paper(curve(flipped(b) if s < 0 else moved(b)), tint(colour, 0.1), lift=1.4, edge=1)
        for s in (-1, 1)
        for b in ("2,-8! 8,-18 18,-20 28,-18 40,-26! 38,-12 28,-8 16,-9",)
    )
    sparks = line("M-58 -58l-10 -8l8 -3l-9 -8M56 -62l10 -7l-8 -3l9 -9", trim, 3)
    return paper(curve(mass), colour, lift=2.4, edge=1.2) + puffs + brows + sparks


@hat("stone-helm", drop=6)
def stone_helm(colour: str, trim: str) -> str:
    """A helmet hewn out of the rock, square and without ornament."""
    shell = even("0,-62! 24,-60! 42,-40! 44,-4! 42,44! 30,44! 28,8! 24,-12! 0,-14!")
    dark = fill(curve("2,-62! 24,-60! 42,-40! 44,-4! 42,44! 30,44! 28,8! 24,-12! 12,-14! 14,-40!"), INK, 0.2)
    nose = paper(curve("-6,-16! 6,-16! 7,20! 0,26! -7,20!"), tint(colour, 0.1), lift=1.2, edge=1)
    rim = paper(curve(even("0,-24! 26,-22! 44,-10! 44,-20! 27,-32! 0,-34!")), shade(colour, 0.12), lift=1, edge=1)
    cracks = line("M-20 -60l6 12l-5 8M30 -44l-5 9l4 8M-38 10l7 6", shade(colour, 0.6), 1.8, 0.8)
    rune = line("M0 -58V-38M0 -58l6 6l-6 5M0 -47l6 7", trim, 2.6, 0.95)
    return paper(curve(shell), colour, lift=2.2, edge=1.2) + dark + rim + nose + cracks + rune


@hat("slashed-cap", drop=10)
def slashed_cap(colour: str, trim: str) -> str:
    """A mercenary's wide cap, cut so that the lining shows, with three plumes."""
    plumes = "".join(
        paper(curve(ragged(band(p, [4, 16, 16, 3], 3), 3, 8, (0.4, 0))), t, lift=1.6)
        for p, t in (
            ("16,-50 44,-84 80,-88 96,-62", trim),
            ("10,-52 26,-96 62,-112 92,-98", "#f1e6cc"),
            ("4,-54 -2,-98 24,-122 56,-124", shade(trim, 0.25)),
        )
    )
    brim = paper(
        curve("-62,-26! -56,-42 -20,-46 20,-48 56,-46 62,-32! 30,-24 0,-20 -34,-18"), colour, lift=2.2, edge=1.1
    )
    slashes = "".join(
        fill(curve(moved("0,-8! 3.4,0 0,8! -3.4,0", x, y, 1, x * 0.5)), "#f6e8b8")
        for x, y in ((-42, -32), (-24, -34), (-4, -35), (16, -36), (36, -36))
    )
    crown = paper(curve("-34,-40! -30,-60 -10,-68 14,-66 34,-58 40,-42! 0,-46"), shade(colour, 0.15), lift=1.4)
    return plumes + crown + brim + slashes


@hat("snow-hood")
def snow_hood(colour: str, trim: str) -> str:
    """A deep hood with a ring of white fur, ice on it."""
    shell = paper(
        curve(even("0,-84! 26,-72 50,-40 56,0 54,44 48,76! 30,60 34,20 30,-14 0,-34!")), colour, lift=2.6, edge=1.2
    )
    ring_ = even("0,-48 24,-42 42,-16 44,20 36,52 26,66! 26,46 33,20 30,-8 18,-26 0,-31")
    ice = spikes(
        [(-40, 30, 180), (-33, 48, 184), (40, 28, 178), (34, 46, 176), (-44, 8, 186), (44, 6, 174)], 16, 6, "#d8f0ff"
    )
    return shell + paper(curve(ragged(ring_, 5, 8, (0, 0.3))), trim, lift=2, edge=1) + ice


@hat("pick-helm", drop=6)
def pick_helm(colour: str, trim: str) -> str:
    """A leather cap with a stub of candle and a rim of iron."""
    cap = paper(curve(even("0,-58 22,-55 38,-36 41,-14! 20,-22 0,-24")), colour, lift=2, edge=1)
    flaps = "".join(
        paper(curve(flipped(f) if s < 0 else moved(f)), shade(colour, 0.12), lift=1.4)
        for s in (-1, 1)
        for f in ("32,-26 43,-16 44,14 38,30! 32,12 31,-8",)
    )
    rim = paper(curve(even("0,-20 22,-18 44,-10! 44,-17 22,-28 0,-31")), trim, lift=1.2, edge=0.9)
    wax = paper(box(-7, -76, 14, 26, 3), "#f4ecd0", lift=1) + paper(
        curve("-7,-60 -9,-52 -5,-50 -4,-58"), "#f4ecd0", lift=0.4
    )
    flame = paper(curve("0,-76! -8,-86 -3,-98 2,-108! 8,-94 8,-84"), "#ff9d2c", lift=0) + fill(
        curve("0,-78! -4,-86 1,-98! 5,-86"), "#fff0a0"
    )
    return flaps + cap + wax + flame + rim


@hat("khan-crown", drop=16)
def khan_crown(colour: str, trim: str) -> str:
    """A pointed crown with a wide rim of fur and four plumes, one for each wind."""
    plumes = "".join(
        paper(curve(moved("-5,0 -9,-26 -2,-44! 8,-28 5,0", x, -66 - (14 - abs(x)) * 0.6, 1, t)), c, lift=1.2)
        for x, t, c in ((-12, -42, "#e8e4d8"), (-4, -14, "#8fc8e0"), (4, 14, "#e0a03a"), (12, 42, "#b3402c"))
    )
    cone = paper(curve(even("0,-92! 8,-78 24,-54 36,-34! 18,-28 0,-27")), colour, lift=2, edge=1.1)
    gold = (
        line(curve("-26,-46 0,-40 26,-46", is_open=True), trim, 3.4)
        + paper(oval(0, -58, 7), trim, lift=1)
        + fill(oval(0, -58, 3.4), "#2f8ac0")
    )
    fur = ragged(even("0,-44 24,-42 46,-32 54,-14 46,-2 36,-14 18,-20 0,-21"), 4, 8, (0, 0.3))
    flaps = "".join(
        paper(curve(ragged(flipped(f) if s < 0 else moved(f), 3, 8)), "#7a5638", lift=1.4)
        for s in (-1, 1)
        for f in ("34,-20 46,-12 50,20 46,52! 36,40 33,10",)
    )
    return flaps + plumes + cone + gold + paper(curve(fur), "#8f6844", lift=2, edge=1.1)


@hat("spired-helm", drop=14)
def spired_helm(colour: str, trim: str) -> str:
    """A rider's pointed helmet with an iron face and a curtain of mail."""
    mail = paper(curve(even("0,-10 34,-12 46,20 44,64! 22,76 0,80!")), shade("#7d858f", 0.25), lift=2)
    links = "".join(
        line(f"M-40 {y}q5 4 10 0q5 4 10 0q5 4 10 0q5 4 10 0q5 4 10 0q5 4 10 0q5 4 10 0q5 4 10 0", "#c9d0d8", 1.4, 0.5)
        for y in range(44, 76, 7)
    )
    face = paper(curve(even("0,-16 22,-14 30,8 26,34 12,50 0,54")), tint(colour, 0.15), lift=1.8, edge=1.2) + fill(
        curve("1,-16! 22,-14 30,8 26,34 12,50 1,54! 5,20"), INK, 0.24
    )
    eyes = "".join(
        fill(curve(moved("-9,2! -2,-5 9,-2! 3,4" if s > 0 else "9,2! 2,-5 -9,-2! -3,4", s * 13, 2)), "#120c16")
        + fill(oval(s * 12, 1, 2.2), "#ffcf5a")
        for s in (-1, 1)
    )
    lash = paper(curve("-20,28! -10,22 0,25 10,22 20,28! 10,31 0,29 -10,31"), shade(colour, 0.5), lift=0.8) + paper(
        curve(even("0,-6! 4,8 5,20 0,23")), tint(colour, 0.3), lift=0.8
    )
    dome = paper(curve(even("0,-112! 3,-84 18,-64 36,-34 40,-12! 20,-18 0,-20")), colour, lift=2.4, edge=1.3) + fill(
        curve("1,-112! 3,-84 18,-64 36,-34 40,-12! 16,-18 12,-56"), INK, 0.2
    )
    tail = paper(
        curve(ragged(band("0,-106 22,-112 44,-100 62,-76", [5, 12, 13, 2], 3), 2.4, 7, (0.6, 0.2))), trim, lift=1.4
    )
    return mail + links + face + eyes + lash + tail + dome + line("M-38 -16Q0 -26 38 -16", "#dcab3e", 3.4)


@hat("shaman-fringe", drop=18)
def shaman_fringe(colour: str, trim: str) -> str:
    """Feathers stand up like rays; a fringe of cords hides the eyes."""
    feathers = "".join(
        paper(curve(moved("-7,0 -8,-36 0,-56! 8,-36 7,0", t * 0.42, -38 + abs(t) * 0.16, 1, t)), c, lift=1.2)
        + fill(curve(moved("-6,-38 0,-56! 6,-38 0,-34", t * 0.42, -38 + abs(t) * 0.16, 1, t)), "#2a2430")
        for t, c in (
            (-62, "#e8dcc0"),
            (62, "#d8ccb0"),
            (-36, "#f4ecd8"),
            (36, "#e4d8bc"),
            (-12, "#e8dcc0"),
            (12, "#f4ecd8"),
        )
    )
    band_ = paper(curve(even("0,-44 24,-41 40,-26 42,-8! 22,-18 0,-21")), colour, lift=2, edge=1)
    signs = "".join(fill(oval(x, -30 + abs(x) * 0.22, 3.4), trim) for x in (-28, -14, 0, 14, 28))
    cords = "".join(
        line(f"M{x} {-20 + abs(x) * 0.2:.0f}V{12 + (x * 7) % 9}", shade(colour, 0.25 if x % 2 else 0.05), 4)
        + fill(oval(x, 13 + (x * 7) % 9, 2.6), trim)
        for x in range(-33, 34, 6)
    )
    return feathers + cords + band_ + signs


@hat("coin-veil", drop=16)
def coin_veil(colour: str, trim: str) -> str:
    """A bride's tall cap with rows of coins and a veil behind it."""
    veil = paper(
        curve(even("0,-92! 18,-78 48,-30 62,50 70,110! 44,90 34,20 26,-30 0,-40!")), shade(colour, 0.15), lift=2
    )
    cone = paper(curve(even("0,-104! 6,-90 24,-52 38,-30! 20,-24 0,-22")), colour, lift=2, edge=1.1)
    rows = "".join(
        paper(oval(x, y + abs(x) * -0.1, 4.2), trim, lift=0.6, edge=0.6)
        for y, xs in ((-26, (-30, -20, -10, 0, 10, 20, 30)), (-42, (-20, -10, 0, 10, 20)), (-58, (-10, 0, 10)))
        for x in xs
    )
    strings = "".join(
        line(f"M{s * 37} -24V{30}", trim, 1.8)
        + "".join(paper(oval(s * 37, y, 4), trim, lift=0.6, edge=0.6) for y in (-8, 6, 20, 34))
        for s in (-1, 1)
    )
    tuft = paper(curve(moved("-4,0 -8,-18 0,-32! 8,-18 4,0", 0, -98)), "#f4ecd8", lift=1)
    return veil + tuft + cone + rows + strings


@hat("felt-cap", drop=10)
def felt_cap(colour: str, trim: str) -> str:
    """A herder's cap of felt, turned up at both sides, with a tassel."""
    crown = paper(curve(even("0,-80! 8,-72 30,-56 38,-30! 20,-26 0,-25")), colour, lift=2, edge=1.1)
    brim = paper(
        curve("-50,-18! -56,-44 -36,-34 0,-28 36,-34 56,-44 50,-18! 24,-20 0,-17 -24,-20"), trim, lift=1.8, edge=1
    )
    tassel = line("M0 -80Q20 -88 30 -72", "#b3402c", 2.6) + paper(
        curve("26,-72! 34,-74! 38,-54! 24,-54!"), "#b3402c", lift=1
    )
    seams = "".join(
        line(curve(s, is_open=True), shade(colour, 0.4), 1.6, 0.6)
        for s in ("0,-78 0,-52 0,-28", "-6,-74 -16,-54 -20,-32", "6,-74 16,-54 20,-32")
    )
    return crown + seams + tassel + brim


@hat("fox-cap", drop=8)
def fox_cap(colour: str, trim: str) -> str:
    """A young rider's fox cap; its tail flies behind."""
    tail = paper(
        curve(ragged(band("26,-36 60,-50 88,-34 112,-46", [16, 26, 22, 3], 3), 4, 9, (0.5, 0))), colour, lift=1.8
    ) + paper(curve(ragged("90,-42 100,-34 114,-46! 104,-52 94,-50", 2, 6)), "#f4ecd8", lift=0)
    dome = paper(curve(even("0,-62 22,-58 36,-40 38,-20! 18,-26 0,-28")), trim, lift=2, edge=1)
    fur = paper(
        curve(ragged(even("0,-44 22,-42 44,-30 48,-12 40,-4 22,-18 0,-22"), 5, 8, (0.2, 0.3))), colour, lift=2, edge=1.1
    )
    return tail + dome + fur


@hat("lily-crown", drop=18)
def lily_crown(colour: str, trim: str) -> str:
    """Hair of weed that flows down, water lilies on it."""
    weed = ragged(
        even("0,-62 30,-58 52,-34 60,10 64,70 72,118! 46,100 38,50 33,10 28,-18 14,-30 0,-32"), 4, 12, (0, 0.7)
    )
    strands = "".join(
        line(curve(flipped(s) if k < 0 else moved(s), is_open=True), tint(colour, 0.25), 2.2, 0.6)
        for k in (-1, 1)
        for s in ("36,-30 46,10 50,60", "24,-44 42,-10 58,80", "42,40 48,70 56,100")
    )

    def flower(x: float, y: float, grow: float) -> str:
        petals = "".join(
            paper(curve(moved("0,2! 7,-8 0,-22! -7,-8", x, y, grow, t)), tint(trim, 0.2 * (abs(t) < 40)), lift=0.8)
            for t in (-80, 80, -48, 48, -18, 18)
        )
        return petals + fill(oval(x, y - 5 * grow, 4 * grow), "#f0c24a")

    return (
        paper(curve(weed), colour, lift=2.4, edge=1)
        + strands
        + flower(-34, -40, 0.9)
        + flower(34, -40, 0.9)
        + flower(0, -46, 1.35)
    )


@hat("river-hair")
def river_hair(colour: str, trim: str) -> str:
    """Wet hair to the waist, combed to one side, with a yellow flower."""
    left = "-4,-48 -30,-44 -44,-10 -50,50 -66,120! -40,130 -28,90 -30,30 -29,0 -20,-24 6,-34"
    right = "-4,-48 24,-46 40,-20 42,20 48,60! 36,50 32,14 28,-10 12,-30 -2,-34"
    strands = "".join(
        line(curve(s, is_open=True), tint(colour, 0.3), 2, 0.6)
        for s in ("-20,-40 -36,0 -42,60 -52,110", "-10,-42 -32,-14 -36,40 -42,90", "14,-42 32,-16 38,24")
    )
    petals = "".join(
        paper(oval(-32 + dx, -22 + dy, 5.4, 4.6), trim, lift=0.6)
        for dx, dy in ((0, -7), (7, -1), (4, 7), (-5, 6), (-7, -2))
    )
    return (
        paper(curve(right), shade(colour, 0.14), lift=2, edge=1)
        + paper(curve(left), colour, lift=2.2, edge=1)
        + strands
        + petals
        + fill(oval(-32, -22, 4), "#8a5c1e")
    )


@hat("henbane-hat", drop=12)
def henbane_hat(colour: str, trim: str) -> str:
    """A crumpled hat with pale veined flowers around it."""
    cone = paper(
        curve("-34,-30! -26,-60 -8,-84 -22,-104 -52,-106! -40,-116 -8,-112 12,-86 26,-60 34,-30!"),
        colour,
        lift=2.2,
        edge=1.1,
    )
    brim = paper(
        curve("-72,-18! -40,-36 0,-40 40,-36 70,-24! 40,-22 0,-18 -40,-16"), shade(colour, 0.12), lift=2, edge=1.1
    )
    flowers = "".join(
        paper(curve(moved("0,-11 8,-8 11,2 5,10 -5,10 -11,2 -8,-8", x, y)), "#e8dc9a", lift=0.9)
        + line(f"M{x} {y}l0 -8M{x} {y}l7 3M{x} {y}l-7 3", trim, 1.3, 0.9)
        + fill(oval(x, y, 3.6), trim)
        for x, y in ((-30, -38), (-8, -43), (15, -43), (35, -36))
    )
    creases = "".join(
        line(curve(c, is_open=True), shade(colour, 0.5), 1.8, 0.6)
        for c in ("-12,-82 0,-74 14,-80", "-22,-58 0,-52 22,-58")
    )
    return cone + creases + brim + flowers


@hat("peat-cap")
def peat_cap(colour: str, trim: str) -> str:
    """A cap of sewn hide, drawn with a thong, as they found it."""
    cap = paper(curve(even("0,-58! 10,-56 28,-44 38,-18 37,0! 22,-16 0,-22")), colour, lift=1.8, edge=1)
    seam = line("M0 -56Q3 -40 0 -24", shade(colour, 0.5), 1.8, 0.8) + "".join(
        line(f"M-4 {y}h8", tint(colour, 0.4), 1.6, 0.8) for y in (-50, -43, -36, -29)
    )
    thong = line(curve("-36,-2 -34,26 -20,46 0,52 20,46 34,26 36,-2", is_open=True), trim, 2.8)
    return cap + seam + thong


@hat("fog-veil", drop=8)
def fog_veil(colour: str, trim: str) -> str:
    """A widow's veil that is half cloth, half fog."""
    outer = even("0,-78 30,-70 54,-34 62,20 70,90 84,150! 0,150!")
    folds_ = "".join(
        line(curve(flipped(s) if k < 0 else moved(s), is_open=True), trim, 2.4, 0.55)
        for k in (-1, 1)
        for s in ("20,-64 40,-10 46,60 56,130", "8,-70 22,-40 30,-20")
    )
    lace = "".join(fill(oval(x, -38 + abs(x) * 0.28, 2.6), trim, 0.8) for x in range(-30, 31, 7))
    return (
        fill(curve(outer), colour, 0.42)
        + paper(curve(even("0,-78 30,-70 54,-34 60,16! 40,-10 30,-30 14,-40 0,-42")), colour, lift=1.4, edge=1)
        + folds_
        + lace
    )
