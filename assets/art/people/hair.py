"""Hair: what hangs behind the head, the hairline, and plaits before everything else.

Outlines are right halves in words: `w+4` is four beyond the widest point of the head, `top-6` six above its crown.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from assets.art.kit import Knot, band, curve, even, flipped, knots, moved, oval, paper, shade
from assets.art.people.heads import Head, lock, ring
from assets.art.registry import HAIR, Hair

Worn = Callable[[Head], str]
_MEASURE = re.compile(r"(-?)(w|top)([+-]\d+)?")


def fitted(head: Head, outline: str) -> list[Knot]:
    """An outline for this head."""

    def measured(found: re.Match[str]) -> str:
        base = (head.cheek if found[2] == "w" else head.top) + float(found[3] or 0)
        return f"{-base if found[1] else base:.2f}"

    return knots(_MEASURE.sub(measured, outline))


def _nothing(_head: Head) -> str:
    return ""


def _hanging(outline: str, lift: float = 2.4) -> Worn:
    return lambda head: paper(curve(even(fitted(head, outline))), shade(head.hair, 0.25), lift=lift)


def _hairline(outline: str) -> Worn:
    def drawn(head: Head) -> str:
        cap = paper(curve(even(fitted(head, outline))), head.hair, lift=1.6, edge=0.9)
        strands = (
            f"{dx * 0.4:.1f},{head.top} {dx * 0.9:.1f},{head.top + 8} {dx * 1.25:.1f},-27" for dx in (-16, -7, 7, 17)
        )
        return cap + "".join(lock(strand, head.hair, 1.3) for strand in strands)

    return drawn


def _bun(head: Head) -> str:
    top = head.top
    return paper(oval(2, top - 8, 17, 15), head.hair, lift=1.8) + lock(
        f"-8,{top - 12} 2,{top - 4} 12,{top - 12}", head.hair
    )


def _ponytail(head: Head) -> str:
    tail = band(fitted(head, "w-8,-26 w+14,-20 w+22,6 w+14,36"), [16, 20, 18, 4])
    return paper(curve(tail), shade(head.hair, 0.25), lift=1.8)


def _parted(head: Head) -> str:
    """Parted at one side."""
    right = "-8,top+10! 6,top-5 24,top w+4,-22 w+6,6 w+10,30 w+5,52! w-3,26 w-4,-2 18,-16"
    left = "-8,top+10! -16,top -26,top+4 -w+4,-20 -w+6,8 -w+9,32 -w+4,50! -w-3,24 -w-4,-6 -22,-22"
    waves = ("-2,top+10 14,-28 w-4,-12", "2,top+4 24,-32 w+2,-6", "-12,top+6 -24,-30 -w,-8")
    return (
        paper(curve(fitted(head, left)), shade(head.hair, 0.06), lift=1.6)
        + paper(curve(fitted(head, right)), head.hair, lift=1.8)
        + "".join(lock(fitted(head, wave), head.hair) for wave in waves)
    )


def _tonsure(head: Head) -> str:
    side = fitted(head, "w-8,-30! w,-22 w+3,-4 w+1,8! w-5,-6 w-7,-20!")
    return "".join(paper(curve(half), head.hair, lift=1) for half in (side, list(reversed(flipped(side)))))


def _mohawk(head: Head) -> str:
    t, top = head.turn * 0.4, head.top
    crest = moved(even(f"0,{top - 26} 7,{top - 20} 10,{top - 2} 9,-22 0,-16"), t)
    return paper(curve(crest), head.hair, lift=1.6) + lock(f"{t},{top - 18} {t + 2},-40 {t},-22", head.hair)


def _plaits(head: Head) -> str:
    parts = []
    for side in (-1, 1):
        y, x = 26.0, side * (head.cheek - 1)
        for index in range(7):
            lean = 26 if index % 2 else -26
            strand = moved("-6,-4 0,-6 6,-3 6,2 0,6 -6,3", x + (1.6 if index % 2 else -1.6), y, 1.08, lean)
            parts.append(paper(curve(strand), shade(head.hair, 0.07 * (index % 2)), lift=0.9, edge=0.7))
            y += 7.2
            x += side * 0.8
        parts.append(paper(curve(moved("-4,0 4,0 5,9! 0,6 -5,9!", x, y + 1)), head.hair, lift=0.7) + ring(x, y))
    return "".join(parts)


def _cut(
    name: str, before: str | Worn, behind: str | Worn = _nothing, over: Worn = _nothing, lift: float = 2.4
) -> None:
    HAIR.add(
        name,
        Hair(
            _hanging(behind, lift) if isinstance(behind, str) else behind,
            _hairline(before) if isinstance(before, str) else before,
            over,
        ),
    )


_cut("bald", _nothing)
_cut("short", "0,top-4 20,top w,-24 w+2,2! w-5,-4 w-6,-18! 18,-25 0,-26")
_cut("crop", "0,top-2 19,top+2 w-1,-24 w,-6! w-7,-16 16,-27 0,-27")
_cut("slick", "0,top-3 20,top w,-26 w+1,4! w-6,-8 22,-27! 10,-31 0,-24!")
_cut(
    "long",
    "0,top-4 22,top w+3,-22 w+6,10 w+8,34! w-1,20 w-4,-8! 20,-24 3,-30!",
    "0,-48 22,-44 w+4,-22 w+8,10 w+12,40 w+16,74! w,84 14,70 0,60",
)
_cut(
    "wavy",
    "0,top-6 24,top-2 w+6,-24 w+5,2 w+10,24 w+6,44! w-3,24 w-3,-4! 22,-20 2,-31!",
    "0,-50 24,-46 w+8,-24 w+7,2 w+14,22 w+11,42 w+19,62 w+12,84! w-4,76 14,70 0,60",
)
_cut(
    "wild",
    "0,top-8 20,top-4 w+6,-26 w+9,-4! w+1,-6 w+4,12! w-5,-6 24,-16! 16,-26 10,-18! 4,-28 0,-22!",
    "0,-52 14,-58! 20,-48 36,-50! w+6,-32 w+16,-26! w+9,-6 w+18,8! w+10,22 w+20,40! w+10,50 w+16,70! w,66 14,60 0,56",
)
_cut("swept", _parted, "0,-50 24,-46 w+7,-24 w+8,4 w+14,26 w+11,46 w+20,66 w+14,88! w-4,80 14,70 0,60")
_cut(
    "shaggy",
    "0,top-6 22,top-3 w+5,-24 w+8,0! w+2,-2 w+7,16! w-1,10 w+1,24! w-6,4 w-4,-10! 20,-14 18,-24! 8,-16 5,-26! 0,-20",
    "0,-48 24,-44 w+5,-22 w+8,6 w+9,26! w,24 w-4,36! 12,30 0,30",
)
_cut(
    "bob",
    "0,top-4 24,top w+5,-20 w+8,8 w+5,32! w-5,24 w-5,-6! 22,-19 0,-21",
    "0,-48 24,-44 w+7,-20 w+10,8 w+9,30 w+1,40! 16,36 0,36",
)
_cut(
    "curls",
    "0,top-6 14,top-8 26,top-2 w+4,-28 w+8,-12 w+3,2 w+7,14! w-4,6 w-5,-10! 20,-22 10,-19 0,-25!",
    "0,-50 16,-54 30,-46 w+8,-32 w+12,-14 w+9,0 w+16,12 w+11,26 w+16,40 w+8,52 w+2,62 14,56 0,50",
)
_cut("bun", "0,top-3 22,top+1 w+1,-22 w+2,4! w-4,-6 22,-24! 10,-31 0,-32", _bun)
_cut("ponytail", "0,top-4 22,top w+2,-22 w+2,6! w-4,-6 20,-22! 8,-26 0,-24", _ponytail)
_cut("tonsure", _tonsure)
_cut("mohawk", _mohawk)
for _name in ("braids", "maiden"):
    _cut(
        _name,
        "0,top-4 22,top w+3,-22 w+3,6! w-4,-4 20,-24! 8,-30 0,-33!",
        "0,-48 22,-44 w+4,-22 w+5,14 w-4,30! 0,30",
        _plaits,
        2,
    )
