"""Hoods made of beasts: bear, wolf, boar and stag."""

from __future__ import annotations

from assets.art.kit import band, curve, even, fill, flipped, line, mix, moved, oval, paper, ragged, shade, tint
from assets.art.registry import hat


def _pelt(colour: str, dome: str, ears: str, inner_ear: str) -> str:
    """The head and skin of a beast, worn as a hood."""
    parts = [
        paper(
            curve(ragged(even("0,-40! 30,-50 46,-20 52,20 50,56 40,74! 30,50 31,10 26,-20 0,-26!"), 3.8, 11, (0, 0.6))),
            shade(colour, 0.22),
            lift=2.6,
        )
    ]
    for outline, tone in ((flipped(ears), colour), (ears, shade(colour, 0.12))):
        parts.append(paper(curve(outline), tone, lift=1.6))
    for outline in (flipped(inner_ear), inner_ear):
        parts.append(fill(curve(outline), shade(colour, 0.55), 0.8))
    parts.append(paper(curve(ragged(even(dome), 2.6, 10, (0, 0.5))), colour, lift=2))
    return "".join(parts)


def _fangs(y: float, xs: tuple[float, ...], size: float) -> str:
    return "".join(
        paper(
            curve(f"{x - size * 0.5},{y}! {x + size * 0.5},{y}! {x},{y + size * 1.5}!"), "#f3ead2", lift=0.6, edge=0.4
        )
        for x in xs
    )


@hat("bear-hood", drop=6)
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


@hat("wolf-hood", drop=12)
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


@hat("boar-hood", drop=10)
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


@hat("stag-hood", drop=16)
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
