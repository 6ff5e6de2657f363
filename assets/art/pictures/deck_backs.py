"""The backs of the decks, and the sign of the program."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.coats.basics import badge
from assets.art.galleries import BANG, BERSERK, CASTLE, COVERS, JUNQUICK, VALHALLA
from assets.art.kit import (
    GOLD,
    TALL,
    Art,
    band,
    both,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    shade,
    star,
    tint,
)
from assets.art.pictures.junquick_viruses import germ
from assets.art.shapes.court import gem
from assets.art.shapes.juns import eye
from assets.art.shapes.weapons import axe_shape, revolver_shape, round_shield, sword_shape
from assets.art.shapes.wilds import horse_head, lily

WIDE = 144.0  # a back is as wide as this and TALL high
Dot = Callable[[float, float], str]


def back(colour: str, rim: str, dot: Dot, emblem: str) -> Art:
    """A back: a rim, a field of dots, a round window, and in it the emblem of the deck, drawn around 0, 0."""
    half = WIDE / 2
    field = "".join(dot(x, y) for x, y in _places(20, 18.5) if math.hypot(x, y - 100) > 56)
    return Art(
        fill(box(-half - 20, -20, WIDE + 40, TALL + 40), shade(colour, 0.35))
        + paper(box(-half + 6, 6, WIDE - 12, TALL - 12, 9), rim, lift=1.6, edge=1)
        + paper(box(-half + 10, 10, WIDE - 20, TALL - 20, 6), colour, lift=0, edge=0, fall=0.24)
        + field
        + glow(0, 100, 74, tint(colour, 0.5), 0.6)
        + paper(oval(0, 100, 47), rim, lift=2.4, edge=1.2)
        + paper(oval(0, 100, 43), shade(colour, 0.3), lift=0, edge=0)
        + glow(0, 96, 44, tint(colour, 0.6), 0.8)
        + placed(emblem, 0, 100),
        close=TALL,
        wide=WIDE,
    )


def _places(step_x: float, step_y: float) -> list[tuple[float, float]]:
    """A grid over the field, every second row shifted by half a step."""
    rows = int((TALL - 44) / step_y) // 2 * 2 + 1
    top = 100 - (rows - 1) * step_y / 2
    places = []
    for row in range(rows):
        count = int((WIDE - 44) / step_x) + 1 - row % 2
        left = -(count - 1) * step_x / 2
        places += [(left + column * step_x, top + row * step_y) for column in range(count)]
    return places


# Castle


def _lily(x: float, y: float) -> str:
    tone = "#80a060"
    return "".join(
        fill(curve(moved(petal, x, y)), tone)
        for petal in ("0,-8! 3.6,-1 0,7! -3.6,-1", "1,5! 6,-4 7,3", "-1,5! -6,-4 -7,3")
    )


def castle_deck() -> Art:
    """A keep under a crown, among lilies."""
    keep = curve(even("0,-14! 5,-14! 5,-20! 14,-20! 14,-14! 20,-14! 20,-20! 28,-20! 28,-4! 22,-4! 22,34! 0,34!"))
    crown = paper(curve("-15,-25! -18,-40! -8,-33! 0,-43! 8,-33! 18,-40! 15,-25!"), GOLD, lift=1.2)
    windows = "".join(fill(box(x - 3, 0, 6, 11, 3), "#4a3a34") for x in (-13, 13))
    gate = fill(curve("-8,34! -8,20 0,11 8,20 8,34!"), "#4a3a34")
    return back("#4f6b3f", "#d9b65a", _lily, paper(keep, "#d8cdb4", lift=2, edge=1) + windows + gate + crown)


# Bang!


def _spur(tone: str) -> Dot:
    def drawn(x: float, y: float) -> str:
        return fill(star(x, y, 6, 2.6, 8, 0), tone) + fill(oval(x, y, 1.6), shade(tone, 0.5))

    return drawn


def bang_deck() -> Art:
    """Two revolvers crossed before the sun."""
    guns = "".join(placed(revolver_shape("#4a4652", "#8a5a30"), s * 16, 18, s * -34, 0.72) for s in (1, -1))
    return back("#7a2a1a", "#d9b352", _spur("#96402a"), fill(oval(0, 0, 30), "#f0c25a") + guns)


def bang_roles() -> Art:
    """A star that hides who wears it."""
    mask = paper(curve(even("0,-3 10,-8 24,-6 28,2 20,11 9,10 0,5")), "#241a22", lift=1.4) + "".join(
        fill(curve(moved("-7,0! 0,-4 7,0! 0,3", s * 14, 1)), "#f3e6c4") for s in (-1, 1)
    )
    return back("#3d3448", "#c9a24a", _spur("#544a60"), placed(badge(0, 0), 0, 0, 0, 2.9) + mask)


def bang_characters() -> Art:
    """A hat, and nobody under it."""
    crown = paper(curve(even("0,-24 12,-30 20,-22 22,2! 0,6!")), "#8a5a34", lift=1.4, edge=1)
    brim = paper(curve(even("0,-2 20,0 40,-10! 34,6 16,14 0,16")), "#9a683c", lift=1.8, edge=1)
    ribbon = paper(curve(even("0,0! 22,-4! 22,3! 0,7!")), "#a8322a", lift=0.8)
    return back("#2f5560", "#d9b352", _spur("#446c76"), placed(crown + brim + ribbon, 0, 4, -6))


def bang_fistful() -> Art:
    """A fist full of cards."""
    fan = "".join(
        placed(paper(box(-9, -36, 18, 27, 2.4), "#f6ecd2", lift=1.2) + fill(oval(0, -23, 3.6), "#a8322a"), 0, 12, turn)
        for turn in (-38, -13, 12, 37)
    )
    fist = paper(curve(even("0,-6 12,-5 17,4 14,20 10,34! 0,34!")), "#d79a70", lift=2, edge=1) + "".join(
        line(f"M{x} -4v12", "#8a4a34", 1.8, 0.7) for x in (-6, 0, 6)
    )
    return back("#5a3a68", "#e0b04a", _spur("#715080"), fan + fist)


def bang_high_noon() -> Art:
    """The sun at its height, with a clock in it."""
    rays = fill(star(0, 0, 40, 27, 16), "#f0b23c")
    face = paper(oval(0, 0, 25), "#f9e7b4", lift=1.4) + "".join(
        fill(oval(20 * math.sin(hour), -20 * math.cos(hour), 1.6), "#7a4a1e")
        for hour in (n * math.pi / 6 for n in range(12))
    )
    hands = line("M0 4V-16", "#5a2a18", 4) + line("M0 4V-12", "#a8322a", 2)
    return back("#b06a24", "#f3d27a", _spur("#c88538"), rays + face + hands)


def bang_wild_west_show() -> Art:
    """A tent with a flag."""
    stripes = "".join(fill(curve(f"0,-22! {x},6! {x + 9},6!"), "#a8322a") for x in (-31, -13, 5, 23))
    roof = paper(curve("0,-24! 18,-4 36,6! 0,9 -36,6! -18,-4"), "#f3e6c4", lift=2, edge=1)
    wall = paper(curve("-31,6! 31,6! 27,32! -27,32!"), "#f3e6c4", lift=1.4) + fill(
        "M-31 6h9l3 26h-8zM-12 6h8l1 26h-6zM31 6h-9l-3 26h8zM12 6h-8l-1 26h6z", "#a8322a"
    )
    door = fill(curve("0,10! 8,32! -8,32!"), "#3a2030")
    flag = line("M0 -22V-38", "#6b3a20", 2.4) + paper(curve("0,-39! 18,-34! 0,-28!"), "#2f5f9e", lift=1)
    return back("#7a2f5a", "#e0b04a", _spur("#944a74"), wall + door + roof + stripes + flag)


# JunQuick


def _dab(x: float, y: float) -> str:
    return fill(oval(x, y, 5.4, 4.4), "#5faf34") + fill(oval(x + 9, y + 6, 2.2), "#5faf34")


def junquick_deck() -> Art:
    """An egg that looks back at you."""
    egg = paper(curve(even("0,-34 16,-26 27,2 22,24 0,34")), "#fff6dc", lift=2.4, edge=1.4)
    gap = fill(
        curve("-25,-4! -16,-10! -8,-4! 2,-11! 10,-5! 18,-10! 25,-4! 26,8! 17,3! 8,10! -2,4! -10,10! -18,4! -26,8!"),
        "#241a34",
    )
    eyes = eye(-9, 0, 6.4, iris="#6bbf2b") + eye(9, 0, 6.4, iris="#6bbf2b")
    spots = "".join(fill(oval(x, y, r), "#d9368b", 0.85) for x, y, r in ((-8, 21, 4), (9, 18, 3), (4, -22, 3.6)))
    return back("#3f8a22", "#fff6dc", _dab, egg + spots + gap + eyes)


def _spore(x: float, y: float) -> str:
    tone = "#c2305c"
    spikes = "".join(
        fill(oval(x + 6.4 * math.cos(turn * math.pi / 3), y + 6.4 * math.sin(turn * math.pi / 3), 1.5), tone)
        for turn in range(6)
    )
    return fill(oval(x, y, 4.4), tone) + spikes


def junquick_viruses() -> Art:
    """The worst of them looks out of the window."""
    return back("#8f1a44", "#ffe9a8", _spore, germ(0, 1, 0.44, "#4fae5a", "#c8f05a", "angry"))


# Berserk


def _rivet(x: float, y: float) -> str:
    return (
        fill(oval(x + 0.8, y + 1.2, 3.6), "#1d2229")
        + fill(oval(x, y, 3.2), "#5c6672")
        + fill(oval(x - 1, y - 1, 1.2), "#8a94a0")
    )


def berserk_deck() -> Art:
    """A skull on two crossed swords."""
    blades = "".join(placed(sword_shape(), s * 34, 44, s * -40, 0.86) for s in (1, -1))
    skull = paper(curve(even("0,-26 18,-22 25,-4 20,9! 13,13! 12,26! 0,28!")), "#e2d6b4", lift=2, edge=1.2)
    holes = "".join(fill(curve(moved("-7,-3 0,-6 7,0 4,7 -4,7", s * 10.5, 0)), "#22122e") for s in (-1, 1))
    lights = "".join(glow(s * 10.5, 1, 7, "#ff8a3c", 1) + fill(oval(s * 10.5, 1, 2.2), "#fff0b0") for s in (-1, 1))
    jaw = fill(curve("0,9! 3.4,16! -3.4,16!"), "#22122e") + line("M-6 20v7M0 20v8M6 20v7", "#22122e", 1.8)
    return back("#39424e", "#8a3a2c", _rivet, blades + skull + holes + lights + jaw)


def _bone(x: float, y: float) -> str:
    knobs = "".join(oval(x + a, y + b, 1.9) for a in (-5.4, 5.4) for b in (-1.6, 1.6))
    return fill(box(x - 5.4, y - 1.3, 10.8, 2.6) + knobs, "#3f5c8a")


def berserk_sluagh() -> Art:
    """A crowned skull that still sees."""
    skull_ = paper(curve(even("0,-24 18,-21 25,-6 22,8 13,13 12,24! 0,26!")), "#d8d2c0", lift=2.4, edge=1.4)
    sockets = "".join(fill(oval(s * 10, -2, 7, 8), "#141a2c") + fill(oval(s * 10, -1, 3.2), "#5ff0dc") for s in (-1, 1))
    teeth = fill(curve("0,5! 4,13! -4,13!"), "#141a2c") + "".join(
        line(f"M{x} 17V25", "#6a6a70", 1.8, 0.9) for x in (-8, -3, 3, 8)
    )
    crown = paper(curve("-22,-17! -28,-38! -14,-28! -7,-44! 0,-29! 7,-44! 14,-28! 28,-38! 22,-17!"), "#4a4652", lift=2)
    return back("#24406e", "#8fa4c8", _bone, placed(skull_ + sockets + teeth + crown + gem(0, -25, 4, "#5ff0dc"), 0, 5))


def _spark(x: float, y: float) -> str:
    return fill(curve(moved("0,-8! 4,-1 3,5 0,7 -3,5 -4,-1", x, y)), "#a04a2a")


def berserk_inquisitors() -> Art:
    """A flame in the eye slit of a helmet."""
    helm = paper(curve(even("0,-34 17,-31 25,-18 25,26! 14,34 0,37!")), "#b4bbc4", lift=2.6, edge=1.5)
    dark = fill(curve("0,-34 17,-31 25,-18 25,26! 14,34 0,37!"), "#3b3f48", 0.28)
    slit = fill(box(-21, -10, 42, 8, 3), "#1a1018") + "".join(
        fill(oval(s * 10, -6, 3.4, 2.2), "#ffb03a") for s in (-1, 1)
    )
    cross = paper(box(-4, -35, 8, 71, 2), GOLD, lift=1) + paper(box(-25, -1, 50, 6, 2), GOLD, lift=1)
    holes = "".join(fill(oval(s * x, y, 1.7), "#241a22") for s in (-1, 1) for x in (10, 16) for y in (13, 20, 27))
    flames = "".join(
        paper(curve(moved("0,-15! 6,-4 8,4 5,10 0,12 -5,10 -8,4 -4,-5", x, y, grow)), tone, lift=0)
        for x, y, grow, tone in (
            (-32, 20, 1.1, "#e8642a"),
            (32, 20, 1.1, "#e8642a"),
            (-31, 24, 0.6, "#ffc24a"),
            (32, 24, 0.6, "#ffc24a"),
        )
    )
    return back("#7d2f1a", "#e0b04a", _spark, flames + helm + dark + slit + holes + cross)


def _frond(x: float, y: float) -> str:
    return fill(curve(moved("0,-8! 5,-1 0,8! -5,-1", x, y)), "#4f7a44") + line(f"M{x} {y - 5}v10", "#2f5230", 1.2)


def berserk_wildwood() -> Art:
    """An owl between two antlers."""
    antlers = "".join(
        paper("".join(curve(flipped(band(p, w, 2)) if s < 0 else band(p, w, 2)) for p, w in limbs), "#e8dcc0", lift=1.4)
        for s in (-1, 1)
        for limbs in (
            (
                ("12,14 30,4 36,-18 28,-38", [6, 6, 5, 1.4]),
                ("33,-4 42,-14 42,-26", [5, 4, 1]),
                ("24,8 36,8 42,0", [5, 4, 1]),
            ),
        )
    )
    body = paper(curve(even("0,-22 20,-20 24,0 20,22 0,34!")), "#8a6238", lift=2.4, edge=1.3)
    tufts = "".join(
        paper(
            curve(
                moved("2,-12! 12,-18 24,-34! 24,-14 14,-8") if s > 0 else flipped("2,-12! 12,-18 24,-34! 24,-14 14,-8")
            ),
            "#6b4a2c",
            lift=1.2,
        )
        for s in (-1, 1)
    )
    eyes = "".join(fill(oval(s * 10, -4, 9), "#ffc83a") + fill(oval(s * 10, -4, 4.4), "#22122e") for s in (-1, 1))
    beak = paper(curve("0,-2! 4,6 0,13! -4,6"), "#2a2024", lift=1)
    specks = line("M-8 20l3 4l3 -4M2 20l3 4l3 -4M-3 26l3 4l3 -4", "#e8c890", 1.6)
    return back("#2f5a34", "#c8b45a", _frond, antlers + body + eyes + tufts + beak + specks)


def _peak(x: float, y: float) -> str:
    return fill(curve(moved("-8,5! 0,-7! 8,5!", x, y)), "#5a5480") + fill(
        curve(moved("-3,-2! 0,-7! 3,-2!", x, y)), "#8a84ac"
    )


def berserk_thunder_pass() -> Art:
    """A mountain, split by a bolt."""
    mountain = paper(curve("-38,28! -14,-18! -6,-10! 8,-36! 38,28!"), "#8d8a9c", lift=2.4, edge=1.4)
    dark = fill(curve("8,-36! 38,28! 4,28! 10,-4!"), "#22122e", 0.3)
    snow = fill(curve("8,-36! 20,-12! 12,-16! 8,-6! 0,-14! -4,-12!"), "#f0f4f8")
    zig = "10,-42! -12,-4! 0,-2! -14,38! 16,-6! 4,-8! 24,-40!"
    flash = paper(curve(zig), "#ffe07a", lift=2, edge=1.2)
    return back("#3c3664", "#b8b0c8", _peak, mountain + dark + snow + flash)


def _gust(x: float, y: float) -> str:
    return line(f"M{x - 7} {y + 2}q5 -5 9 -2q4 3 5 -2", "#6fa8c8", 1.8)


def berserk_wind_riders() -> Art:
    """A horse's head with its mane in the wind."""
    return back("#2f6f9a", "#e8c878", _gust, placed(horse_head("#e8dcc0", "#b3402c", "#8c2f24"), -6, -8, 0, 0.46))


def _drop(x: float, y: float) -> str:
    return line(f"M{x - 6} {y}q3 -4 6 0q3 4 6 0", "#6a7a34", 1.8)


def berserk_black_fen() -> Art:
    """A toothy fish under a water lily."""
    head = paper(curve(even("0,-14 26,-10 38,8 34,26 0,34")), "#4a5648", lift=2.4, edge=1.4)
    mouth_ = fill(curve(even("0,8 20,9 33,14! 24,26 0,30")), "#2a0c14") + "".join(
        fill(curve(f"{x - 4},{9 + abs(x) * 0.12}! {x + 4},{9 + abs(x) * 0.12}! {x},{17 + abs(x) * 0.1}!"), "#f4ecd0")
        for x in (-24, -12, 0, 12, 24)
    )
    eyes = "".join(
        paper(oval(s * 22, -6, 7), "#6a7658", lift=1)
        + fill(oval(s * 22, -6, 4.6), "#f0e04a")
        + fill(oval(s * 22, -6, 1.6, 3.6), "#22122e")
        for s in (-1, 1)
    )
    whiskers = "".join(
        line(curve(f"{s * 32},18 {s * 42},8 {s * 38},-14", is_open=True), "#6a7658", 3.4) for s in (-1, 1)
    )
    return back("#26331c", "#a8a84a", _drop, whiskers + head + mouth_ + eyes + lily(0, -16, 1.2, "#5f8a3a", "#f4e0ea"))


# Valhalla


def _knot(tone: str) -> Dot:
    def drawn(x: float, y: float) -> str:
        return line(
            f"M{x - 7} {y}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0a3.5 3.5 0 1 1 -7 0z", tone, 1.7
        )

    return drawn


def valhalla_deck() -> Art:
    """A round shield before two axes."""
    axes = "".join(placed(axe_shape(), s * 28, 30, s * -40, 0.62) for s in (1, -1))
    return back("#2f5d6b", "#c9a24a", _knot("#487a88"), axes + round_shield(0, 0, 27, "#b3302a", "#efe2c6"))


def valhalla_jarls() -> Art:
    """A helmet with wings."""
    wings = both("18,-4! 30,-22 44,-34! 42,-12 24,8!", "#f1e8d6", lift=1.4, edge=1)
    dome = paper(curve(even("0,-30 18,-22 25,2! 24,10! 0,4!")), "#a9b0ba", lift=2, edge=1)
    band_ = paper(curve(even("0,0! 25,4! 25,12! 8,9! 5,28! 0,30!")), GOLD, lift=1.2)
    return back("#7a4a26", "#dcab3e", _knot("#936038"), wings + dome + band_ + gem(0, 5, 4, "#b3302a"))


def valhalla_companions() -> Art:
    """The print of a paw."""
    toes = "".join(
        paper(oval(x, y, 7.4, 9.4), "#f1e8d6", lift=1.2) for x, y in ((-23, -4), (-9, -19), (9, -19), (23, -4))
    )
    pad = paper(curve(even("0,-6 13,2 21,18 13,27 0,23")), "#f1e8d6", lift=1.6)
    return back("#4d6b4a", "#c9a24a", _knot("#64825e"), toes + pad)


def valhalla_loki() -> Art:
    """A snake that bites its tail."""
    body = curve(band("6,-30 -18,-24 -31,0 -18,24 8,29 28,12 29,-10 20,-22", [11, 12, 12, 12, 11, 9, 6, 2]))
    head = paper(curve(moved("-4,-10 8,-12 22,-4! 22,4! 8,10 -4,8", 6, -30, 0.9, 8)), "#4fb06a", lift=1.6, edge=1)
    return back(
        "#24503c",
        "#c9a24a",
        _knot("#386a52"),
        paper(body, "#3f9a5a", lift=2, edge=1) + head + fill(oval(13, -33, 2.2), "#ffe27a"),
    )


def valhalla_monsters() -> Art:
    """A jaw and two eyes in the dark."""
    eyes = "".join(
        glow(s * 15, -12, 14, "#ff8a3c", 0.9)
        + fill(
            curve(
                moved("-10,3! -2,-7 9,-8! 5,4 -3,6", s * 15, -12)
                if s > 0
                else moved("10,3! 2,-7 -9,-8! -5,4 3,6", -15, -12)
            ),
            "#ffd36e",
        )
        for s in (-1, 1)
    )
    slits = "".join(fill(oval(s * 15, -11, 1.8, 5), "#22122e") for s in (-1, 1))
    jaw = fill(curve("-32,6! 0,14 32,6! 24,32 0,38 -24,32"), "#2a0c14")
    teeth = "".join(
        paper(
            curve(f"{x - 5},{8 + 5 * (1 - abs(x) / 32):.0f}! {x + 5},{8 + 5 * (1 - abs(x) / 32):.0f}! {x},24!"),
            "#f6ecd2",
            lift=0.6,
        )
        for x in (-22, -11, 0, 11, 22)
    )
    return back("#3a1a26", "#8d949e", _knot("#52303a"), eyes + slits + jaw + teeth)


def valhalla_last_viking() -> Art:
    """A lone sail on the horizon."""
    sail = paper(curve(even("0,-30! 20,-28! 24,6! 0,10!")), "#b3302a", lift=1.6) + fill(box(-5, -30, 10, 39), "#efe2c6")
    hull = paper(curve("-36,6! -28,16 0,20 28,16 36,6! 28,27 0,31 -28,27"), "#6b4426", lift=2, edge=1)
    mast = line("M0 -34V14", "#4a2c20", 3)
    sea = "".join(line(f"M-34 {y}q8.5 -5 17 0t17 0t17 0t17 0", "#9fd0dc", 2, 0.7) for y in (32, 38))
    return back("#2a3f68", "#b8c4d0", _knot("#425880"), mast + sail + hull + sea)


# The sign of the program


def icon() -> Art:
    """Three cards fanned on a table, the first of them with a crown."""
    ground = paper(box(-100, 0, 200, 200, 44), "#4a3524", lift=0, edge=0, fall=0.3) + glow(0, 84, 110, "#d9a85a", 0.75)
    faces = (("#2f5f6f", -24, "#7fc0c8"), ("#4b3b7b", 24, "#c8a8e8"), ("#a33b1f", 0, GOLD))
    cards = "".join(
        placed(
            paper(box(-40, -128, 80, 116, 9), "#f6edd8", lift=3, edge=1.4)
            + paper(box(-33, -121, 66, 102, 5), colour, lift=0, edge=0)
            + glow(0, -72, 44, tone, 0.55),
            0,
            176,
            turn,
            1.02,
        )
        for colour, turn, tone in faces
    )
    crown = paper(curve("-31,26! -38,-16! -17,2! 0,-27! 17,2! 38,-16! 31,26!"), GOLD, lift=2.6, edge=1.6)
    rim = paper(box(-33, 19, 66, 14, 3), tint(GOLD, 0.2), lift=1.6, edge=1)
    gems = gem(0, 8, 7, "#c2412d") + gem(-18, 12, 4.4, "#3f8aa0") + gem(18, 12, 4.4, "#3f8aa0")
    tips = "".join(paper(oval(x, y, 5), tint(GOLD, 0.35), lift=1) for x, y in ((-38, -17), (0, -29), (38, -17)))
    return Art(ground + cards + placed(crown + rim + gems + tips, 0, 102, 0, 0.72), close=TALL, wide=TALL)


for _gallery, _decks in (
    (CASTLE, {"deck": castle_deck}),
    (
        BANG,
        {
            "deck": bang_deck,
            "roles": bang_roles,
            "characters": bang_characters,
            "fistful": bang_fistful,
            "high-noon": bang_high_noon,
            "wild-west-show": bang_wild_west_show,
        },
    ),
    (JUNQUICK, {"deck": junquick_deck, "viruses": junquick_viruses}),
    (
        BERSERK,
        {
            "deck": berserk_deck,
            "sluagh": berserk_sluagh,
            "inquisitors": berserk_inquisitors,
            "wildwood": berserk_wildwood,
            "thunder-pass": berserk_thunder_pass,
            "wind-riders": berserk_wind_riders,
            "black-fen": berserk_black_fen,
        },
    ),
    (
        VALHALLA,
        {
            "deck": valhalla_deck,
            "jarls": valhalla_jarls,
            "companions": valhalla_companions,
            "loki": valhalla_loki,
            "monsters": valhalla_monsters,
            "last-viking": valhalla_last_viking,
        },
    ),
):
    for _deck, _drawn in _decks.items():
        _gallery.add(f"back-{_deck}", _drawn)
COVERS.add("icon", icon)
