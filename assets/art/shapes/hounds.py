"""The heads and bodies of great hounds."""

from __future__ import annotations

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
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)


def fangs(places: str, long: float, wide: float = 7) -> str:
    """Teeth at the given roots; a negative length points up."""
    roots = [tuple(map(float, place.split(","))) for place in places.split()]
    return "".join(
        paper(curve(f"{x - wide / 2},{y}! {x + wide / 2},{y}! {x},{y + long}!"), "#f6ecd2", lift=0.6, edge=0.5)
        for x, y in roots
    )


def hound_face(fur: str, eye: str, *, jaws: float = 30, tan: str = "") -> str:
    """A wolf, full face, its jaws open that far; with a colour for tan marks it is a hound with hanging ears."""
    muzzle_tone = tan or tint(fur, 0.22)
    ruff = paper(curve(ragged(even("0,-64 40,-56 76,-14 88,40 62,84 0,104"), 9, 16, (0, 0.5))), shade(fur, 0.3), lift=3)
    if tan:
        ruff = paper(curve(even("0,10 46,16 62,70 84,150! 0,150!")), shade(fur, 0.25), lift=3) + paper(
            curve(even("0,50 26,60 34,110 20,150 0,150")), shade(tan, 0.2), lift=0.8
        )
    throat = (
        paper(curve(even(f"0,20 30,24 34,{34 + jaws} 18,{56 + jaws} 0,{60 + jaws}")), muzzle_tone, lift=2)
        + fill(curve(even(f"0,26 26,30 24,{30 + jaws} 12,{44 + jaws} 0,{47 + jaws}")), "#4a0f18")
        + fill(curve(even(f"0,{22 + jaws * 0.7:.0f} 12,{26 + jaws * 0.7:.0f} 11,{40 + jaws} 0,{44 + jaws}")), "#d0605a")
    )
    lower = fangs(f"-20,{36 + jaws} 20,{36 + jaws} -10,{43 + jaws} 10,{43 + jaws}", -min(20.0, jaws * 0.6 + 4), 8)
    outline = (
        even("0,-64 28,-60 46,-38 50,-4 38,16 32,34 16,38 0,40")
        if tan
        else ragged(even("0,-62 30,-58 54,-30 64,4! 44,20 32,34 16,38 0,40"), 3, 11, (0, 0.3))
    )
    skull_ = paper(curve(outline), fur, lift=2.6, edge=1.3)
    upper = fangs("-24,33 24,33", 22, 9) + fangs("-12,38 12,38 0,39", 11, 7)
    muzzle = (
        paper(curve(even("0,-22 14,-16 26,10 30,32 14,38 0,38")), muzzle_tone, lift=1.6)
        + paper(curve(even("0,8 13,8 14,17 5,26 0,27")), "#1a1016", lift=0.9)
        + fill(oval(-5, 12, 4, 2), "#ffffff", 0.4)
        + "".join(open_line(f"{s * 8},0 {s * 18},-4 {s * 24},6", shade(fur, 0.5), 2, 0.6) for s in (-1, 1))
    )
    eyes = "".join(
        glow(s * 26, -20, 26, eye, 0.7)
        + fill(curve(moved("-13,5! -2,-6 12,-6! 4,5" if s > 0 else "13,5! 2,-6 -12,-6! -4,5", s * 27, -18)), eye)
        + fill(oval(s * 26, -18, 2.4, 5), "#160b1c")
        + paper(
            curve(moved("-16,8! 0,-8 20,-14! 6,-2" if s > 0 else "16,8! 0,-8 -20,-14! -6,-2", s * 27, -25)),
            shade(fur, 0.45),
            lift=0.8,
        )
        for s in (-1, 1)
    )
    if tan:
        ears = both("24,-62! 58,-70 88,-30 90,30! 74,44 60,16 48,-28", shade(fur, 0.2), lift=2.4) + "".join(
            fill(oval(s * 18, -42, 7, 5), tan) for s in (-1, 1)
        )
        return ruff + throat + lower + upper + skull_ + muzzle + eyes + ears
    ears = both("16,-50! 44,-106! 70,-30!", fur, lift=2) + both(
        "30,-54! 45,-88! 58,-40!", shade(fur, 0.55), lift=0.4, edge=0
    )
    return ruff + ears + throat + lower + upper + skull_ + muzzle + eyes


def hound_side(fur: str, eye: str, *, gape: float = 20, tan: str = "", neck: bool = True) -> str:
    """A head that looks to the left, with or without its neck; the jaws meet at 8, 24."""
    throat = (
        paper(
            curve(ragged("30,-40 80,-20 130,60 150,200 20,200 14,110 -6,50", 8, 15, (0.2, 0.6))),
            shade(fur, 0.2),
            lift=3,
        )
        if neck
        else ""
    )
    jaw = moved("14,0! -20,2 -54,0! -74,4 -68,16 -40,26 0,30 26,22", 8, 24, 1, -gape)
    mouth_ = fill(curve([*moved("10,24! -30,22! -84,16!"), *moved("-62,2! -20,6! 14,10!", 8, 24, 1, -gape)]), "#4a0f18")
    tongue = fill(curve(moved("4,4 -30,-2 -56,4 -30,10", 8, 22, 1, -gape * 0.7)), "#d0605a")
    head = "58,10 50,-30 20,-54 -14,-52 -30,-34! -56,-24 -84,-14 -98,-2 -98,12! -84,20 -50,22 -10,28 26,36"
    ear = "8,-50! 44,-50 66,-8 58,44! 40,40 26,0" if tan else "4,-48! 22,-104! 50,-34!"
    marks_ = (
        paper(curve("-98,-2 -84,-12 -54,-20 -36,-10 -30,12 -10,26! -50,21 -84,19 -98,12!"), tan, lift=0.5)
        + fill(oval(-14, -41, 9, 5), tan)
        if tan
        else ""
    )
    nose = paper(curve("-100,-4 -90,-10 -80,-4 -84,6 -98,8"), "#1a1016", lift=0.9)
    eye_ = (
        glow(-18, -24, 26, eye, 0.75)
        + fill(curve("-32,-18! -20,-30 -6,-24! -16,-16"), eye)
        + fill(oval(-18, -23, 2.2, 5), "#160b1c")
        + paper(curve("-40,-26! -22,-36 2,-33! -18,-28"), shade(fur, 0.45), lift=0.9)
    )
    low = "".join(
        paper(curve(moved("-4,0! 4,0! 0,-15!", *_turned(x, 1, 8, 24, -gape), 1, -gape)), "#f6ecd2", lift=0.5)
        for x in (-60, -48, -34, -20)
    )
    return (
        throat
        + paper(curve(jaw), tan or shade(fur, 0.12), lift=2)
        + mouth_
        + tongue
        + low
        + fangs("-88,18 -34,23 -18,25", 13, 8)
        + fangs("-70,19", 24, 9)
        + paper(curve(ragged(head, 2.4, 13, (0.2, 0.3))), fur, lift=2.6, edge=1.3)
        + marks_
        + nose
        + eye_
        + paper(curve(ear), shade(fur, 0.2), lift=1.8)
    )


def _turned(x: float, y: float, dx: float, dy: float, turn: float) -> tuple[float, float]:
    """A point turned around 0 and moved."""
    knot = moved(f"{x},{y}", dx, dy, 1, turn)[0]
    return knot.x, knot.y


def hound_body(fur: str, eye: str, *, leaping: bool = False, tan: str = "", gape: float = 10) -> str:
    """The whole beast, looking to the left; it stands on y = 72, or leaps."""
    poses = (
        ("-46,4 -84,34 -116,30", "-36,10 -66,50 -96,58", "58,4 94,36 122,66", "50,10 76,52 96,84")
        if leaping
        else ("-56,4 -62,42 -70,72", "-36,8 -34,44 -40,72", "62,2 82,38 72,72", "46,6 60,44 48,72")
    )
    legs = "".join(
        paper(curve(band(leg, [38, 24, 15])), shade(fur, 0.08 if i % 2 else 0.34), lift=1.8)
        for i, leg in enumerate(poses)
    )
    paws = "".join(
        paper(oval(float(end.split(",")[0]) - 5, float(end.split(",")[1]), 12, 7), tan or tint(fur, 0.2), lift=1)
        for end in (leg.split()[-1] for leg in poses)
    )
    tail = paper(curve(ragged(band("66,-6 92,-20 108,-44 110,-72", [18, 22, 20, 4]), 4, 10)), shade(fur, 0.15), lift=2)
    body = paper(
        curve(ragged("-70,6 -64,-34 -20,-34 40,-26 76,-18 80,14 50,26 0,16 -44,36", 4, 12, (0.2, 0.6))),
        fur,
        lift=2.6,
        edge=1.2,
    )
    neck_ = paper(
        curve(ragged("-74,14 -92,-34 -78,-66 -44,-62 -24,-34 -30,10 -52,30", 4, 11, (0.1, 0.6))), fur, lift=1.6
    )
    chest = (
        paper(curve(ragged("-84,-24 -72,-26 -54,0 -50,26 -60,30 -74,14", 2.4, 8, (0.1, 0.6))), tan, lift=0, edge=0)
        if tan
        else ""
    )
    return (
        tail
        + legs
        + paws
        + body
        + neck_
        + chest
        + placed(hound_side(fur, eye, gape=gape, tan=tan, neck=False), -78, -62, 4 if leaping else -2, 0.54)
    )


def chain(outline: str, steps: int = 9, size: float = 7, colour: str = "#8d929c") -> str:
    """Links along a line."""
    ends = band(outline, [0.01] * len(outline.split()), steps)
    middle = ends[: len(ends) // 2]
    return "".join(
        line(oval(knot.x, knot.y, size if i % 2 else size * 0.6, size * 0.6 if i % 2 else size), colour, size * 0.5)
        for i, knot in enumerate(middle)
    )


def collar(x: float, y: float, wide: float, turn: float = 0) -> str:
    """An iron collar with spikes."""
    spikes = "".join(
        paper(curve(moved("-6,0! 6,0! 0,18!", dx, 10)), "#c9ccd2", lift=0.8)
        for dx in range(int(-wide / 2) + 8, int(wide / 2), 17)
    )
    return placed(
        spikes
        + paper(box(-wide / 2, -10, wide, 22, 8), "#4a4f5a", lift=2)
        + "".join(fill(oval(dx, 0, 2.6), "#c9ccd2") for dx in range(int(-wide / 2) + 8, int(wide / 2), 17)),
        x,
        y,
        turn,
    )
