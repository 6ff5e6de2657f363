"""Heads seen from the side."""

from __future__ import annotations

from assets.art.kit import Knot, curve, fill, flipped, knots, line, oval, paper, shade, tint
from assets.art.shapes.cards import CARD_INK


def side_face(face: str, skin: str, iris: str, brow: str, side: int = 1) -> str:
    """A head seen from the side: it looks to the right, or to the left."""

    def drawn(outline: str) -> list[Knot]:
        return flipped(outline) if side < 0 else knots(outline)

    jaw = drawn("-12,50 -26,26 -36,0 -20,10 -4,34 14,52 32,66 12,64")
    wrinkles = ("12,12 22,16 28,24", "30,30 22,36 20,48", "6,36 10,44 8,54")
    lit = "30,-22 33,-10 41,6 46,18 44,25! 36,24 31,14 28,-4"
    return (
        paper(curve(drawn(face)), skin, lift=2.4, edge=1, fall=0.12)
        + fill(curve(drawn(lit)), tint(skin, 0.5) if side > 0 else tint(skin, 0.7), 0.4)
        + fill(curve(jaw), "#5a2038", 0.2)
        + "".join(line(curve(drawn(wrinkle), is_open=True), shade(skin, 0.6), 1.7, 0.5) for wrinkle in wrinkles)
        + fill(curve(drawn("10,-3! 18,-8 27,-5 28,1! 19,3")), "#f6ecd9")
        + fill(oval(side * 23, -2.4, 3.2), iris)
        + fill(oval(side * 23.6, -2.4, 1.6), CARD_INK)
        + line(curve(drawn("7,-4 17,-9 29,-5"), is_open=True), CARD_INK, 2.8)
        + fill(curve(drawn("4,-11! 18,-18 35,-10 34,-5! 18,-10")), brow)
        + line(curve(drawn("38,36 31,37 24,35"), is_open=True), "#4a1c24", 2.4)
        + paper(curve(drawn("-20,-4 -12,-10 -8,0 -12,12 -20,10")), shade(skin, 0.1), lift=0.8)
    )


HOOKED = (
    "-30,-40 0,-48 26,-38 32,-20 34,-10 46,8 56,24 53,34! 44,29 35,32 41,36 37,40 41,45 36,52 41,62 32,70 12,64 "
    "-12,50 -26,26 -36,0"
)


STRAIGHT = (
    "-30,-40 0,-48 26,-38 31,-20 32,-9 39,6 47,18 44,25! 36,26 34,31 39,35 35,38 38,43 34,48 39,58 32,66 14,63 "
    "-10,51 -26,26 -36,0"
)
