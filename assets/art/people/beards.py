"""Beards and moustaches."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.kit import both, box, curve, even, line, moved, open_line, oval, paper, ragged, shade, tint
from assets.art.people.heads import Head, lock, ring
from assets.art.registry import BEARDS, Beard, beard
from assets.art.shapes.north import plait


def _moustache(head: Head, colour: str, right: str) -> str:
    lower = max(0.0, (head.chin - 47) * 0.35)
    drawn = paper(curve(moved(even(right), head.turn * 0.85, lower)), colour, lift=1.1, edge=0.8)
    strands = "".join(
        lock(
            f"{head.turn * 0.85 + s * 3:.1f},{26 + lower:.1f} {head.turn * 0.85 + s * 8:.1f},{27.5 + lower:.1f} {head.turn * 0.85 + s * 12:.1f},{31 + lower:.1f}",
            colour,
            1.1,
        )
        for s in (-1, 1)
    )
    return drawn + strands


_LIPS = {
    "walrus": "0,22! 6,22 14,26 18,36! 10,34 4,33 0,31!",
    "handlebar": "0,24! 5,23 11,26 18,28 24,22! 23,30 15,33 7,31 0,28!",
    "chevron": "0,22.5! 6,22.5 13,27 14,31! 6,29.5 0,28.5!",
    "pencil": "0,25.5! 5,25 13,28.6! 6,28 0,27.6!",
    "droopy": "0,23! 7,22.5 14,27 18,38 19,52! 13,44 10,34 4,30 0,29!",
}


def _only_lip(kind: str) -> Callable[[Head, str], Beard]:
    return lambda head, colour: Beard("", _moustache(head, colour, _LIPS[kind]))


@beard("goatee")
def _goatee(head: Head, colour: str) -> Beard:
    tuft = moved(even(f"0,37.5 7,37 9,42 6,{head.chin + 6} 0,{head.chin + 13}!"), head.turn * 0.8)
    return Beard(paper(curve(tuft), colour, lift=1.2, edge=0.8), _moustache(head, colour, _LIPS["chevron"]))


@beard("full")
def _full(head: Head, colour: str, reach: float = 18) -> Beard:
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,17 {w - 5},2 {w + 1},-6! {w + 3.5},18 {w - 1},{c - 8} {w * 0.55:.1f},{c + reach * 0.6:.1f} 0,{c + reach}"
    )
    inner = even(
        f"0,37 9,34 18,28 {w - 5},16 {w - 3},{c - 8} {w * 0.42:.1f},{c + reach * 0.3:.1f} 0,{c + reach * 0.55:.1f}"
    )
    parts = [
        paper(curve(outer), shade(colour, 0.12), lift=2.2, edge=0.9),
        paper(curve(inner), colour, lift=0.9, edge=0.8),
    ]
    for side in (-1, 1):
        parts.append(lock(f"{side * 7},{c - 2} {side * 8},{c + 4} {side * 5},{c + reach * 0.45:.1f}", colour))
        parts.append(lock(f"{side * 19},34 {side * 18},{c - 4} {side * 13},{c + 5}", colour))
    return Beard("".join(parts), _moustache(head, tint(colour, 0.08), _LIPS["walrus"]))


@beard("long")
def _long(head: Head, colour: str) -> Beard:
    return _full(head, colour, 44)


@beard("forked")
def _forked(head: Head, colour: str) -> Beard:
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,17 {w - 5},2 {w + 1},-6! {w + 4},18 {w},{c - 6} {w * 0.72:.1f},{c + 16} {w * 0.4:.1f},{c + 40}! {w * 0.2:.1f},{c + 24} 0,{c + 12}!"
    )
    inner = even(
        f"0,38 9,35 18,28 {w - 5},18 {w - 4},{c - 6} {w * 0.5:.1f},{c + 8} {w * 0.36:.1f},{c + 24}! 0,{c + 4}!"
    )
    rings = "".join(ring(side * w * 0.43, c + 24) for side in (-1, 1))
    return Beard(
        paper(curve(outer), shade(colour, 0.12), lift=2.2) + paper(curve(inner), colour, lift=0.9) + rings,
        _moustache(head, tint(colour, 0.08), _LIPS["droopy"]),
    )


@beard("braided")
def _braided(head: Head, colour: str) -> Beard:
    c = head.chin
    base = _full(head, colour, 12)
    parts, y = [base.chin], c + 8.0
    for index, size in enumerate((8.2, 7.6, 7.0, 6.2, 5.4)):
        side = 1 if index % 2 else -1
        strand = moved("-6,-4 0,-6 6,-3 6,2 0,6 -6,3", side * 1.6, y, size / 7, side * 24)
        parts.append(paper(curve(strand), shade(colour, 0.06 * (index % 2)), lift=0.8, edge=0.7))
        y += size * 0.82
    parts.append(
        paper(curve(even(f"0,{y + 2} 4,{y + 2} 5,{y + 10}! 2,{y + 8} 0,{y + 13}!")), colour, lift=0.8) + ring(0, y + 1)
    )
    return Beard("".join(parts), base.lip)


@beard("stately")
def _stately(head: Head, colour: str) -> Beard:
    """Combed into a point, with curled ends: a king's."""
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,18 {w - 5},4 {w + 1},-6! {w + 2},16 {w - 3},{c - 8} {w * 0.6:.1f},{c + 8} {w * 0.34:.1f},{c + 17} 0,{c + 27}!"
    )
    inner = even(f"0,36 9,33 18,28 {w - 6},16 {w - 6},{c - 8} {w * 0.36:.1f},{c + 6} 0,{c + 17}!")
    locks = "".join(lock(f"{x},40 {x * 0.9:.1f},{c} {x * 0.5:.1f},{c + 12}", colour) for x in (-9, 0, 9))
    return Beard(
        paper(curve(outer), shade(colour, 0.1), lift=2.2) + paper(curve(inner), colour, lift=0.9) + locks,
        _moustache(head, tint(colour, 0.1), _LIPS["handlebar"]),
    )


@beard("icicles")
def _icicles(head: Head, colour: str) -> Beard:
    """Frozen stiff."""
    c, w = head.chin, head.cheek
    spikes = even(
        f"0,30 12,26 {w - 5},6 {w + 2},-8! {w + 6},20 {w + 3},{c - 2}! {w - 4},{c - 12} {w - 6},{c + 16}! {w - 14},{c} {w - 18},{c + 30}! 8,{c + 8} 0,{c + 44}!"
    )
    inner = even(f"0,38 10,34 {w - 6},20 {w - 8},{c - 4}! {w - 14},{c - 8} {w - 19},{c + 14}! 7,{c} 0,{c + 24}!")
    return Beard(
        paper(curve(spikes), shade(colour, 0.14), lift=2.2, edge=1.1)
        + paper(curve(inner), tint(colour, 0.2), lift=0.9),
        _moustache(head, tint(colour, 0.3), "0,23! 7,22.5 15,27 20,42! 12,36 8,40! 5,33 0,32!"),
    )


@beard("twin-plaits")
def twin_plaits(head: Head, colour: str) -> Beard:
    """Full, ending in two plaits."""
    base = BEARDS["full"](head, colour)
    return Beard(
        base.chin + plait(-11, head.chin + 10, 5, colour, -0.5, 0.95) + plait(11, head.chin + 10, 5, colour, 0.5, 0.95),
        base.lip,
    )


@beard("huge")
def huge(head: Head, colour: str) -> Beard:
    """A dwarf's: over the whole chest."""
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,17 {w - 5},2 {w + 2},-8! {w + 10},20 {w + 16},{c + 10} "
        f"{w + 10},{c + 44} {w * 0.5:.0f},{c + 70} 0,{c + 80}"
    )
    inner = even(f"0,37 10,34 20,28 {w - 4},16 {w + 2},{c + 6} {w - 4},{c + 34} 12,{c + 50} 0,{c + 56}")
    strands = "".join(
        open_line(f"{x},{c - 2} {x * 1.3:.0f},{c + 20} {x:.0f},{c + 42}", shade(colour, 0.45), 1.7, 0.5)
        for x in (-24, -12, 0, 12, 24)
    )
    return Beard(
        paper(curve(ragged(outer, 3.4, 14, (0, 0.7))), shade(colour, 0.14), lift=2.4)
        + paper(curve(inner), colour, lift=1)
        + strands,
        BEARDS["full"](head, colour).lip,
    )


@beard("square")
def square_beard(head: Head, colour: str) -> Beard:
    """Cut straight, with iron clasps."""
    c, w = head.chin, head.cheek
    outer = even(f"0,27 10,23 20,17 {w - 5},2 {w + 2},-8! {w + 5},20 {w + 2},{c + 34}! 0,{c + 38}!")
    cuts = "".join(line(f"M{x} {c - 4}L{x * 1.1:.0f} {c + 34}", shade(colour, 0.5), 2, 0.5) for x in (-20, -7, 7, 20))
    clasps = "".join(paper(box(x - 6, c + 16, 12, 7, 2), "#c9a24a", lift=0.7) for x in (-14, 0, 14))
    return Beard(paper(curve(outer), colour, lift=2.2) + cuts + clasps, BEARDS["full"](head, tint(colour, 0.1)).lip)


@beard("sideburns")
def sideburns(head: Head, colour: str) -> Beard:
    """Bushy cheeks, a bare chin."""
    w = head.cheek
    bush = ragged(f"{w - 7},-8! {w + 3},-8! {w + 14},14 {w + 6},38 16,30 {w - 9},18", 3.6, 8, (0.3, 0.6))
    return Beard(both(bush, colour, lift=1.6), BEARDS["walrus"](head, colour).lip)


@beard("ball")
def ball(head: Head, colour: str) -> Beard:
    """Round and curly."""
    c, w = head.chin, head.cheek
    curls = "".join(
        paper(oval(x, y, 10.5), shade(colour, 0.09 * (i % 3)), lift=1.2, edge=0.9)
        for i, (x, y) in enumerate(
            (
                (-w, 10),
                (w, 10),
                (-w + 1, 27),
                (w - 1, 27),
                (-w + 9, 41),
                (w - 9, 41),
                (-13, c + 6),
                (13, c + 6),
                (0, c + 10),
                (-14, 38),
                (14, 38),
                (0, 43),
            )
        )
    )
    return Beard(curls, BEARDS["walrus"](head, tint(colour, 0.08)).lip)


@beard("swept")
def swept(head: Head, colour: str) -> Beard:
    """Blown to one side by the wind."""
    c, w = head.chin, head.cheek
    blown = (
        f"-{w + 1},-6! -{w - 5},4 -20,18 -9,24 0,27 10,23 20,17 {w - 5},2 {w + 1},-6! {w + 6},18 {w + 20},{c - 4} "
        f"{w + 40},{c + 4}! {w + 14},{c + 12} {w + 24},{c + 26}! 8,{c + 22} -16,{c + 6} -{w - 2},{c - 16}"
    )
    return Beard(
        paper(curve(blown), colour, lift=2.2)
        + "".join(
            open_line(f"{x},36 {x + 12},{c + 2} {x + 32},{c + 12}", shade(colour, 0.45), 1.6, 0.5) for x in (-10, 2, 14)
        ),
        BEARDS["full"](head, tint(colour, 0.08)).lip,
    )


@beard("drift")
def drift(head: Head, colour: str) -> Beard:
    """A giant's, of soft snow."""
    c, w = head.chin, head.cheek
    snow = even(
        f"0,30 12,25 {w - 6},8 {w + 2},-10 {w + 12},4 {w + 8},22 {w + 14},38 "
        f"{w + 2},{c + 6} {w - 6},{c + 20} 16,{c + 22} 8,{c + 36} 0,{c + 38}"
    )
    return Beard(
        paper(curve(snow), colour, lift=2.4, edge=1.2),
        paper(curve(moved(even("0,22 10,21 20,28 22,36 12,36 4,32 0,31"), head.turn * 0.8)), tint(colour, 0.3), lift=1),
    )


for _kind in _LIPS:
    beard(_kind)(_only_lip(_kind))
