"""The faces of a weapon die."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.galleries import VALHALLA, Drawing
from assets.art.grounds.basics import sky
from assets.art.kit import band, box, curve, fill, line, oval, paper, placed, shade, tint
from assets.art.shapes.north_scenes import INK


def die_face(face: str, colour: str = "#b3302a", sign: str = "#f6ecd2") -> Drawing:
    """One of the six faces of a weapon die: a weapon, or the x that is worth nothing."""
    cube = paper(box(-84, 16, 168, 168, 30), colour, lift=4, edge=2.4, fall=0.2) + line(
        box(-72, 28, 144, 144, 22), tint(colour, 0.3), 3, 0.7
    )
    signs: dict[str, Callable[[], str]] = {
        "axe": lambda: placed(
            paper(box(-6, -70, 12, 146, 4), shade(sign, 0.3), lift=1.4)
            + paper(curve("-6,-62! -6,-22! -24,-16 -48,6! -62,-34 -52,-76! -26,-60"), sign, lift=1.6, edge=1)
            + paper(box(-9, -64, 18, 44, 3), shade(sign, 0.12), lift=0.8),
            14,
            12,
            24,
            0.9,
        ),
        "sword": lambda: placed(
            paper(curve("-10,20! -9,-70! 0,-88! 9,-70! 10,20!"), sign, lift=1.6, edge=1)
            + line("M0 14V-66", shade(sign, 0.4), 3)
            + paper(box(-34, 18, 68, 13, 6), sign, lift=1.2)
            + paper(box(-6, 28, 12, 32, 3), shade(sign, 0.35), lift=1)
            + paper(oval(0, 64, 10), sign, lift=1),
            0,
            8,
            40,
            0.95,
        ),
        "spear": lambda: placed(
            paper(box(-5, -44, 10, 128, 3), shade(sign, 0.3), lift=1.4)
            + paper(curve("0,-96! 30,-46 10,-22! -10,-22! -30,-46"), sign, lift=1.6, edge=1)
            + fill(curve("0,-96! 30,-46 10,-22! 0,-22!"), INK, 0.22),
            -2,
            3,
            -40,
            0.88,
        ),
        "bow": lambda: (
            line("M18 -68V68", sign, 3.4)
            + paper(curve(band("18,-70 -34,-34 -20,0 -34,34 18,70", [5, 14, 17, 14, 5])), sign, lift=1.6, edge=1)
            + line("M52 0H-44", shade(sign, 0.25), 6)
            + paper(curve("-64,0! -36,-14! -42,0! -36,14!"), sign, lift=1)
            + line("M52 0l12 -10M52 0l12 10M40 0l12 -10M40 0l12 10", sign, 5)
        ),
        "shield": lambda: (
            paper(oval(0, 0, 62), sign, lift=2, edge=1.2)
            + fill("M0 0V-52A52 52 0 0 1 52 0z", colour)
            + fill("M0 0V52A52 52 0 0 1 -52 0z", colour)
            + line(oval(0, 0, 52), shade(sign, 0.35), 4)
            + paper(oval(0, 0, 18), sign, lift=1.6, edge=1)
        ),
        "x": lambda: "".join(
            placed(paper(box(-9, -58, 18, 116, 7), sign, lift=1.6, edge=1), 0, 0, turn) for turn in (45, -45)
        ),
    }
    back_ = sky(shade(colour, 0.5), shade(colour, 0.75))
    return lambda: back_ + cube + placed(signs[face](), 0, 100, 0, 1.02)


for _face in ("axe", "sword", "spear", "bow", "shield", "x"):
    VALHALLA.picture(f"die-{_face}", 0, 100, 190)(die_face(_face))
