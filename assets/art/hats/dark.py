"""What the host, the order and the mercenaries wear on their heads."""

from __future__ import annotations

from assets.art.kit import (
    band,
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
from assets.art.registry import hat
from assets.art.shapes.court import gem
from assets.art.shapes.dark import EMBER, INK, spikes, tongue


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


@hat("iron-crown", drop=14)
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


@hat("plague-mask", drop=6)
def plague_mask(colour: str, trim: str) -> str:
    """A flat hat over a beak of leather and two round glasses."""
    cowl = paper(curve(even("0,-56 26,-50 42,-26 46,8 45,46 38,68! 0,78!")), shade(colour, 0.3), lift=2.4)
    face = paper(curve(even("0,-40 20,-36 32,-18 33,6 25,30 12,40 0,42")), trim, lift=1.2)
    beak = "20,-8 24,10 10,24 -12,38 -40,56 -66,64! -60,46 -44,26 -30,6 -12,-10"
    under = "24,8 10,24 -12,38 -40,56 -66,64! -42,48 -10,26"
    horn = paper(curve(beak), tint(trim, 0.16), lift=2.4, edge=1.2) + fill(curve(under), shade(trim, 0.7), 0.5)
    seam = line(curve("-8,-2 -30,22 -60,56", is_open=True), shade(trim, 0.6), 1.6, 0.8)
    stitches = "".join(
        line(f"M{x - 3} {y - 2}l6 5", shade(trim, 0.6), 1.5, 0.8)
        for x, y in ((-14, 5), (-23, 15), (-32, 26), (-41, 36), (-50, 47))
    )
    slit = fill(curve("-38,40! -26,30 -20,28! -28,36"), INK, 0.8)
    glass = "".join(
        paper(oval(x, -9, 12.5), "#8a6a3a", lift=1.4, edge=1)
        + fill(oval(x, -9, 9), "#1a2414")
        + glow(x, -9, 14, "#b8f05a", 0.8)
        + fill(oval(x, -9, 4), "#e4ff9a")
        for x in (-19, 15)
    )
    crown_ = paper(curve(even("0,-82 20,-81 29,-76! 33,-40 0,-36")), colour, lift=1.6)
    ribbon = paper(curve(even("0,-46 18,-47 33,-50! 34,-39 0,-34")), "#5a6a2a", lift=0.6)
    brim = paper(
        curve("-86,-26! -60,-38 -20,-42 30,-42 66,-38 86,-28! 66,-22 30,-20 -20,-20 -60,-20"),
        colour,
        lift=2.8,
        edge=1.1,
    )
    return cowl + face + horn + seam + stitches + slit + glass + crown_ + ribbon + brim


def _antlers(colour: str) -> str:
    """A pair of antlers, all tines in one piece of paper."""
    right = (
        band("14,-46 32,-64 42,-86 64,-108", [10, 9, 7, 2], 2),
        band("30,-62 46,-66 60,-80", [7, 5, 1.5], 2),
        band("38,-78 31,-94 36,-110", [7, 5, 1.5], 2),
        band("46,-90 62,-88 80,-94", [6, 4.5, 1.5], 2),
        band("21,-52 18,-66 9,-78", [6, 4, 1.2], 2),
    )
    left = "".join(curve(flipped(piece)) for piece in right)
    return paper(left, colour, lift=1.6, edge=0.9) + paper(
        "".join(map(curve, right)), shade(colour, 0.12), lift=1.6, edge=0.9
    )


@hat("stag-skull", drop=22)
def stag_skull(colour: str, trim: str) -> str:
    """A stag's skull for a mask, with all its antlers."""
    fur = ragged(even("0,-50! 30,-50 46,-20 50,20 46,60 36,80! 24,50 30,10 24,-20 0,-30!"), 6, 20, (0, 0.6))
    skull = even("0,-52 13,-50 26,-40 32,-20 28,-3 20,7 15,24 14,44 9,56 0,59")
    dark = fill(curve("3,-51! 13,-50 26,-40 32,-20 28,-3 20,7 15,24 14,44 9,56 2,59! 6,10"), "#3a2f3a", 0.24)
    parts = [paper(curve(fur), "#241c28", lift=2.4), _antlers(shade(colour, 0.12))]
    parts.append(paper(curve(skull), colour, lift=2.6, edge=1.2) + dark)
    for side in (-1, 1):
        socket = "6,-10! 14,-19 26,-16 26,-6 18,2 10,0"
        parts.append(fill(curve(socket if side > 0 else flipped(socket)), INK))
        parts.append(glow(side * 17, -8, 15, trim, 0.9) + fill(oval(side * 17, -8, 3.2, 2.6), tint(trim, 0.5)))
        parts.append(fill(curve(moved("0,0 4,8 3,20 0,24 -2,10", side * 6, 28)), INK, 0.85))
    parts.append(line("M0 -46l3 10l-5 6l4 9", "#3a2f3a", 1.6, 0.7) + line("M0 4V56", "#3a2f3a", 1.4, 0.4))
    return "".join(parts)


@hat("thorn-cowl", drop=12)
def thorn_cowl(colour: str, trim: str) -> str:
    """A high pointed hood with a wreath of thorns."""
    shell = (
        "4,-96! 14,-72 36,-46 46,-8 45,36 42,74! 26,58 31,30 30,-4 23,-27 0,-34 -23,-27 -30,-4 -31,30 "
        "-26,58! -42,74! -45,36 -46,-8 -36,-46 -14,-70"
    )
    inner = fill(curve(even("0,-34! 23,-27 30,-4 31,30 26,58! 22,40 26,0 19,-20 0,-26!")), INK, 0.6)
    wreath = paper(curve(band("-42,-22 -22,-38 0,-43 22,-38 42,-22", [7, 8, 8, 8, 7])), trim, lift=1.4) + paper(
        curve(band("-42,-26 -20,-32 4,-46 24,-34 43,-28", [3, 5, 5, 5, 3])), shade(trim, 0.25), lift=1
    )
    thorns = [
        (-38, -28, -50),
        (-26, -38, -20),
        (-12, -43, -34),
        (2, -47, 6),
        (16, -43, 34),
        (28, -37, 14),
        (39, -28, 52),
        (-18, -34, 200),
        (10, -38, 170),
        (30, -29, 160),
    ]
    folds = "".join(
        line(curve(fold, is_open=True), shade(colour, 0.6), 1.7, 0.5)
        for fold in ("37,-24 41,4 38,44", "-37,-24 -41,4 -38,44", "4,-88 2,-66 0,-50")
    )
    return paper(curve(shell), colour, lift=2.6, edge=1.1) + inner + folds + wreath + spikes(thorns, 13, 6, trim)


@hat("shade-helm", drop=14)
def shade_helm(colour: str, trim: str) -> str:
    """A closed visor with nobody behind it, and a plume of mist."""
    plume = ragged("-6,-54 -10,-84 10,-106 40,-108 62,-92 74,-62 70,-30 58,-44 46,-66 26,-72 10,-62", 5, 12, (0.5, 0.2))
    shell = even("0,-62! 15,-56 31,-36 36,-8 34,22 26,46 12,60 0,66!")
    side = fill(curve("3,-61! 15,-56 31,-36 36,-8 34,22 26,46 12,60 2,65! 7,0"), INK, 0.32)
    visor = paper(curve(even("0,-24! 18,-22 39,-14 40,2 34,28 16,44 0,58!")), tint(colour, 0.12), lift=1.6, edge=1.1)
    vside = fill(curve("2,-24! 18,-22 39,-14 40,2 34,28 16,44 2,57! 5,0"), INK, 0.28)
    slits = "".join(
        fill(curve(f"{s * 3},-4! {s * 20},-9 {s * 36},-8! {s * 35},3! {s * 18},5 {s * 3},4!"), INK)
        + glow(s * 18, -2, 17, trim, 0.9)
        + fill(oval(s * 18, -2, 5.4, 2.4), tint(trim, 0.6))
        for s in (-1, 1)
    )
    holes = "".join(line(f"M{s * x} {y}v9", INK, 2.4, 0.8) for s in (-1, 1) for x, y in ((8, 20), (15, 18), (22, 16)))
    comb = paper(curve("-4,-64! 4,-64! 4,-26! -4,-26!"), tint(colour, 0.2), lift=1)
    return (
        fade(curve(plume), tint(trim, 0.3), trim, opacity=(0.75, 0.25))
        + paper(curve(shell), colour, lift=2.6, edge=1.2, fall=0.3)
        + side
        + comb
        + visor
        + vside
        + slits
        + holes
    )


@hat("flame-hair", drop=20)
def flame_hair(colour: str, trim: str) -> str:
    """The head burns and does not mind."""
    outer = (
        "-33,-8! -46,-26 -44,-52! -36,-44 -38,-66 -32,-84! -22,-70 -16,-86 -10,-108! 0,-90 6,-78 "
        "16,-98! 24,-80 26,-68 38,-80! 40,-56 36,-46 48,-50! 46,-24 33,-8! 30,-22 20,-33 0,-38 -20,-33 -30,-22"
    )
    middle = (
        "-31,-16! -38,-34 -34,-48! -26,-46 -28,-60 -22,-68! -14,-60 -10,-74 -8,-88! 2,-70 8,-66 "
        "14,-80! 20,-64 26,-54 34,-62! 36,-36 31,-16! 26,-28 16,-36 0,-40 -16,-36 -26,-28"
    )
    inner = "-20,-34! -20,-42 -12,-52! -8,-44 -3,-64! 2,-48 10,-44 13,-58! 18,-46 20,-34! 10,-39 0,-41 -10,-39"
    return (
        glow(0, -54, 74, colour, 0.6)
        + paper(curve(outer), colour, lift=1.6, edge=0.9)
        + fill(curve(middle), trim)
        + fill(curve(inner), "#fff0b4")
    )


@hat("capotain", drop=14)
def capotain(colour: str, trim: str) -> str:
    """A tall black hat with a buckle."""
    crown_ = paper(curve(even("0,-104 16,-103 24,-98! 29,-70 34,-40 0,-34")), colour, lift=1.8, edge=1.1)
    side = fill(curve("14,-103 24,-98! 29,-70 34,-40 20,-36 22,-70"), INK, 0.4)
    ribbon = paper(curve(even("0,-50 18,-51 32,-54! 34,-40 18,-36 0,-35")), trim, lift=0.7)
    buckle = line("M-9 -52h18v16h-18z", "#d8dde4", 3.4) + line("M0 -50v12", "#d8dde4", 2.2)
    brim = paper(
        curve("-80,-20! -62,-36 -30,-42 0,-42 30,-42 62,-38 82,-28! 66,-22 32,-18 0,-18 -32,-17 -62,-16"),
        colour,
        lift=2.8,
        edge=1.2,
    )
    return crown_ + side + ribbon + buckle + brim


@hat("kettle-hat", drop=6)
def kettle_hat(colour: str, trim: str) -> str:
    """A steel hat with a sloping brim."""
    dome = paper(curve(even("0,-80 16,-76 29,-58 33,-36 0,-32")), colour, lift=1.8, edge=1.1, fall=0.28)
    side = fill(curve("8,-79 16,-76 29,-58 33,-36 20,-34 20,-58"), INK, 0.26)
    comb = paper(curve("-3.4,-83! 3.4,-83! 4.4,-38! -4.4,-38!"), tint(colour, 0.2), lift=0.8)
    brim = paper(
        curve(even("0,-42 20,-43 40,-38 58,-22 64,-10! 44,-17 22,-22 0,-23")), colour, lift=2.6, edge=1.2, fall=0.3
    )
    rivets = "".join(fill(oval(x, -33 + x * x * 0.0075, 1.9), tint(trim, 0.5)) for x in (-40, -27, -14, 14, 27, 40))
    return dome + side + comb + brim + rivets


@hat("murmillo", drop=16)
def murmillo(colour: str, trim: str) -> str:
    """A gladiator's helmet: a grille, a rim and a fan of horsehair."""
    fan = paper(
        curve(
            ragged(
                "-10,-48 -48,-44 -66,-64 -58,-92 -32,-112 0,-118 32,-112 58,-92 66,-64 48,-44 10,-48", 5, 12, (0, -0.2)
            )
        ),
        trim,
        lift=2.2,
        edge=1.1,
    )
    rays = "".join(
        line(
            curve(
                f"{x * 0.25:.0f},-50 {x * 0.7:.0f},{-76 + abs(x) * 0.16:.0f} {x},{-108 + abs(x) * 0.62:.0f}",
                is_open=True,
            ),
            shade(trim, 0.5),
            1.8,
            0.6,
        )
        for x in (-50, -34, -17, 0, 17, 34, 50)
    )
    dome = paper(curve(even("0,-62 20,-58 34,-40 38,-12! 0,-10")), colour, lift=2, edge=1.1, fall=0.26)
    visor = paper(curve(even("0,-14! 36,-14! 39,16 31,44 13,60 0,63")), shade(colour, 0.08), lift=1.6, edge=1.1)
    half_face = fill(curve("2,-14! 36,-14! 39,16 31,44 13,60 2,63!"), INK, 0.24)
    holes = ""
    for side in (-1, 1):
        x = side * 17
        holes += fill(oval(x, 5, 13.5), INK) + fill(oval(x, 5, 4.4, 3), "#ffe0a0", 0.9)
        holes += line(
            "".join(f"M{x + d} {-8 + abs(d)}V{18 - abs(d)}" for d in (-7, 0, 7))
            + "".join(f"M{x - 12} {y}H{x + 12}" for y in (0, 10)),
            tint(colour, 0.15),
            2.2,
        )
        holes += line(oval(x, 5, 14), tint(colour, 0.3), 3)
    ridge = paper(curve("-3,-16! 3,-16! 5,30 0,62! -5,30"), tint(colour, 0.2), lift=1)
    breath = "".join(fill(oval(s * x, y, 2), INK, 0.85) for s in (-1, 1) for x, y in ((10, 34), (18, 31), (12, 43)))
    half = fill(curve("8,-61 20,-58 34,-40 38,-12! 16,-10 18,-40"), INK, 0.28)
    rim = paper(curve(even("0,-26 22,-25 44,-18! 58,2! 36,-8 18,-13 0,-14")), tint(colour, 0.1), lift=1.8, edge=1.1)
    boss = paper(oval(0, -40, 8), tint(colour, 0.25), lift=0.9) + fill(oval(0, -40, 3.4), trim)
    return fan + rays + visor + half_face + holes + ridge + breath + dome + half + boss + rim


@hat("veil-helm", drop=6)
def veil_helm(colour: str, trim: str) -> str:
    """A nun's veil under a steel cap with a flame on its brow."""
    veil = "#f1e8d6"
    outer = paper(
        curve(even("0,-54 26,-48 44,-20 48,20 54,64 50,92! 30,84 22,60 28,30 27,-6 20,-24 0,-28")),
        veil,
        lift=2.4,
        edge=1,
    )
    folds = "".join(
        line(curve(fold, is_open=True), "#9a8a78", 1.6, 0.6)
        for fold in ("36,-10 39,24 43,76", "-36,-10 -39,24 -43,76", "30,20 33,50 35,80", "-30,20 -33,50 -35,80")
    )
    chin = paper(curve(even("0,49! 12,47 21,38 25,24! 31,30 30,50 16,64 0,68")), shade(veil, 0.06), lift=1)
    cap = paper(curve(even("0,-74 18,-70 33,-52 39,-24! 20,-31 0,-33")), colour, lift=2, edge=1.1, fall=0.26)
    side = fill(curve("10,-73 18,-70 33,-52 39,-24! 24,-30 22,-54"), INK, 0.26)
    rim = paper(curve(even("0,-42 20,-41 38,-34 40,-22! 20,-30 0,-32")), trim, lift=0.9)
    return outer + folds + chin + cap + side + rim + tongue(0, -38, 0.66, EMBER, 0.8)


@hat("flame-mitre", drop=18)
def flame_mitre(colour: str, trim: str) -> str:
    """A mitre with two horns and a burning heart."""
    far = paper(curve(even("0,-80! 10,-104 24,-116! 40,-84 42,-50 36,-28! 0,-30!")), shade(colour, 0.4), lift=2)
    body = paper(curve(even("0,-104! 18,-88 36,-58 36,-24! 18,-20 0,-19")), colour, lift=2, edge=1.1)
    half = fill(curve("2,-102! 18,-88 36,-58 36,-24! 18,-20 4,-19!"), INK, 0.22)
    seams = line(curve("-30,-52 -15,-78 0,-94 15,-78 30,-52", is_open=True), trim, 3)
    rim = paper(curve(even("0,-34 18,-34 37,-38 38,-24! 18,-19 0,-18")), trim, lift=1)
    jewels = "".join(fill(oval(x, -28 + abs(x) * 0.03, 2.6), "#8c1f2b") for x in (-26, -13, 0, 13, 26))
    return far + body + half + seams + tongue(0, -42, 0.86, ("#ffcf5a", "#fff0b4", "#ffffff"), 0.8) + rim + jewels


@hat("storm-hair", drop=20)
def storm_hair(colour: str, trim: str) -> str:
    """White hair that stands up before the thunder."""
    locks = (
        "-33,6! -52,2 -74,14! -58,-14 -84,-20! -58,-34 -78,-58! -50,-52 -58,-84! -34,-66 -32,-104! "
        "-14,-74 0,-112! 12,-76 30,-106! 34,-70 58,-88! 52,-54 82,-62! 62,-32 88,-22! 60,-14 76,12! "
        "52,2 33,6! 31,-14 20,-29 0,-34 -20,-29 -31,-14"
    )
    strands = "".join(
        line(curve(s, is_open=True), shade(colour, 0.45), 1.6, 0.6)
        for s in (
            "-8,-38 -20,-66 -30,-94",
            "8,-38 20,-66 28,-96",
            "0,-38 0,-70 0,-102",
            "-24,-28 -46,-46 -68,-54",
            "24,-28 46,-46 72,-58",
            "-30,-12 -54,-18 -74,-18",
            "30,-12 56,-18 78,-20",
        )
    )
    ring = paper(curve(even("0,-37 18,-36 34,-26 34,-19! 18,-28 0,-30")), trim, lift=1)
    return paper(curve(locks), colour, lift=2.2, edge=1.1) + strands + ring + gem(0, -33, 4.6, "#5fb8f0")


@hat("moss-hood", drop=12)
def moss_hood(colour: str, trim: str) -> str:
    """A cowl of wet moss; toadstools have moved in."""
    shell = ragged(
        (
            "-4,-78 20,-76 40,-54 48,-18 52,24 56,66 44,84! 32,66 31,28 28,-8 20,-26 0,-33 -20,-26 -28,-8 "
            "-31,28 -32,66! -46,86! -56,62 -52,22 -48,-20 -40,-52 -24,-72"
        ),
        5.4,
        15,
        (0, 0.9),
    )
    inner = fill(curve(even("0,-33! 20,-26 28,-8 31,28 28,58! 24,34 25,-4 17,-20 0,-26!")), INK, 0.5)
    strands = "".join(
        line(curve(f"{x},{y} {x + 2},{y + 18} {x - 2},{y + 36}", is_open=True), shade(colour, 0.55), 2.4, 0.7)
        for x, y in ((-42, -20), (-36, 14), (38, -26), (44, 10), (-20, -54), (14, -60))
    )
    caps = ""
    for x, y, g, turn in ((-26, -66, 1.1, -22), (-6, -80, 0.9, -4), (34, -62, 1.3, 30)):
        stalk = paper(curve("-3.4,2! -2.6,-12 2.6,-12 3.4,2!"), "#e4dcc0", lift=0.8)
        cap = paper(curve("-13,-10! -9,-21 0,-25 9,-21 13,-10! 0,-8"), trim, lift=1.2, edge=0.9)
        dots = "".join(fill(oval(dx, dy, 1.8), "#f6ecd6") for dx, dy in ((-6, -14), (1, -19), (6, -13)))
        caps += placed(stalk + cap + dots, x, y, turn, g)
    return paper(curve(shell), colour, lift=2.6, edge=1.2) + inner + strands + caps


@hat("bandage")
def bandage(colour: str, trim: str) -> str:
    """A strip of linen around the brow."""
    strip = paper(curve("-35,-26! -16,-36 8,-37 35,-30! 36,-14! 8,-22 -18,-20 -35,-10!"), colour, lift=1.2)
    turns = line(curve("-34,-20 -4,-29 35,-23", is_open=True), shade(colour, 0.4), 1.4, 0.6)
    return strip + turns + fill(oval(16, -26, 7, 4.6), trim, 0.75)


@hat("bowl-cut")
def bowl_cut(colour: str, trim: str) -> str:
    """A novice's hair, cut around a bowl."""
    cap = paper(curve(even("0,-54 24,-49 39,-28 42,-2 40,10! 33,8 31,-11! 16,-13 0,-14")), colour, lift=2, edge=1.1)
    locks = "".join(
        line(curve(f"{x * 0.4:.0f},-50 {x * 0.9:.0f},-36 {x},-16", is_open=True), shade(colour, 0.5), 1.6, 0.6)
        for x in (-24, -12, 0, 12, 24)
    )
    return cap + locks


@hat("wrapped")
def wrapped(colour: str, trim: str) -> str:
    """A hood and a veil that leave only the eyes."""
    shell = paper(
        curve(
            "-6,-70! 20,-64 42,-40 48,-4 46,38 44,72! 24,58 30,14 27,-8 20,-24 0,-28 -20,-24 -27,-8 "
            "-30,14 -24,58! -44,72! -46,38 -48,-4 -42,-38 -24,-62"
        ),
        colour,
        lift=2.4,
        edge=1.1,
    )
    inner = fill(curve(even("0,-28! 20,-24 27,-8 30,14 22,14! 20,-6 14,-14 0,-16!")), INK, 0.65)
    veil = paper(curve(even("0,11 16,9 32,5 34,34 24,58 0,74")), trim, lift=1.6, edge=0.9)
    folds = "".join(
        line(curve(fold, is_open=True), shade(trim, 0.6), 1.6, 0.6)
        for fold in ("-29,12 -10,20 6,18", "-28,24 -8,36 12,32", "28,14 18,30 4,46")
    )
    return shell + inner + veil + folds
