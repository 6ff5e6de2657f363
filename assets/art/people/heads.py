"""Heads: their shapes, how light falls on them, and bare skulls.

A head is drawn around the middle of the eye line; it is about 66 wide and 92 tall.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.art.kit import (
    Knot,
    Outline,
    box,
    curve,
    even,
    fill,
    flipped,
    glow,
    knots,
    line,
    mix,
    moved,
    oval,
    paper,
    shade,
    strokes,
    tint,
)
from assets.art.registry import Parts

INK = "#2a1822"


# Right halves of heads, from the crown to the chin.
HEADS: Parts[str] = Parts(
    "face",
    {
        "oval": "0,-46 20,-42 31,-24 33,0 30,20 19,38 0,46",
        "round": "0,-42 23,-37 35,-16 37,8 32,28 17,42 0,45",
        "square": "0,-44 22,-41 32,-24 33,0 32,22 27,36 14,46 0,47",
        "long": "0,-48 17,-45 27,-26 28,0 26,24 17,46 0,54",
        "heart": "0,-45 21,-41 32,-21 32,2 25,24 11,42 0,47",
        "gaunt": "0,-47 18,-44 29,-24 31,-2 24,18 18,38 9,48 0,50",
        "brute": "0,-38 20,-36 30,-20 33,2 38,22 33,40 16,48 0,49",
        "full": "0,-42 24,-37 36,-16 39,8 39,26 30,42 13,50 0,51",
        "jowly": "0,-44 20,-41 30,-22 31,2 34,22 34,36 24,46 10,48 0,50",
    },
)


SKINS = {
    "fair": "#f0bf98",
    "rosy": "#eaa684",
    "tan": "#d2925f",
    "olive": "#c08a58",
    "bronze": "#a5673f",
    "brown": "#9a633e",
    "dark": "#744831",
    "pale": "#e9d3bd",
    "green": "#8fae62",
    "ice": "#a9cfe2",
    "ash": "#9a9aa2",
    "bone": "#e6dcc0",
}


HAIRS = {
    "black": "#2c2530",
    "brown": "#5a3822",
    "chestnut": "#7d4424",
    "red": "#b2481f",
    "fair": "#dba844",
    "straw": "#e8c879",
    "grey": "#9a958f",
    "white": "#e9e4d8",
    "silver": "#c9ccd2",
    "auburn": "#8f3f1f",
    "ginger": "#d0682a",
    "raven": "#231f2e",
}


@dataclass(frozen=True)
class Head:
    """What all parts of a head need to know."""

    shape: str = "oval"
    skin: str = SKINS["fair"]
    hair: str = HAIRS["brown"]
    turn: float = 3  # how far the features look to the right; negative: to the left
    is_female: bool = False
    neck: str = "plain"

    @property
    def right(self) -> list[Knot]:
        """The right half of the outline, from crown to chin."""
        return knots(HEADS[self.shape])

    @property
    def chin(self) -> float:
        """Where the chin ends."""
        return self.right[-1].y

    @property
    def top(self) -> float:
        """Where the skull ends."""
        return self.right[0].y

    @property
    def cheek(self) -> float:
        """Half the width of the head."""
        return max(knot.x for knot in self.right)


NECKS: Parts[tuple[float, float]] = Parts(
    "neck",
    {  # how much broader it is, and how much the shoulders rise into it
        "plain": (0, 0),
        "slender": (-3, 4),
        "sturdy": (5, 0),
        "full": (10, -3),
        "thin": (-4.5, -2),
    },
)


def neck(head: Head) -> str:
    """A neck, in the shadow of the chin; an old one has sinews, a full one a fold."""
    broader, rise = NECKS[head.neck]
    wide = (13.5 if head.is_female else 18 + (head.cheek - 32) * 0.6) + broader
    if head.neck != "plain":
        slope = even(f"0,10! {wide},10! {wide - 1},{head.chin + rise} {wide + 7},{head.chin + 24}! 0,{head.chin + 36}!")
        lines = {"thin": "-6,50 -4,62 -8,74|6,50 4,62 8,74", "full": "-20,55 0,63 20,55"}.get(head.neck, "")
        return paper(curve(slope), shade(head.skin, 0.2), lift=1.2, edge=0.5) + strokes(
            lines.split("|") if lines else (), shade(head.skin, 0.55), 1.5, 0.6
        )
    outline = even(f"0,10! {wide},10! {wide - 1},{head.chin} {wide + 5},{head.chin + 24}! 0,{head.chin + 36}!")
    return paper(curve(outline), shade(head.skin, 0.2), lift=1.2, edge=0.5)


def skull(head: Head) -> str:
    """Ears, head, and the dark half of the face: light comes from the left."""
    skin, t = head.skin, head.turn
    parts = []
    ear = "0,-7 4.4,-6 5.4,0 3,8 -1,9 -2,0"
    for side in (-1, 1):
        if side * t < 4:
            place = side * (head.cheek - 0.5) + t * 0.2
            points = moved(ear if side > 0 else flipped(ear), place, 5)
            parts.append(paper(curve(points), shade(skin, 0.06 if side < 0 else 0.2), lift=0.6, edge=0.5))
            inner = moved("0.6,-3 2.6,-2 2.4,3" if side > 0 else "-0.6,-3 -2.6,-2 -2.4,3", place, 5)
            parts.append(line(curve(inner, is_open=True), shade(skin, 0.45), 1.2, 0.7))
    outline = even(head.right)
    parts.append(paper(curve(outline), skin, lift=2.2, edge=0.9, fall=0.1))
    ridge = [
        Knot(t * 0.7, head.chin, True),
        Knot(t + 1, 32),
        Knot(t - 0.5, 25, True),
        Knot(t + 3, 17),
        Knot(t + 1.4, 2),
        Knot(t + 2, -8),
        Knot(t * 0.6 + 3, head.top + 6),
    ]
    right = [knot for knot in head.right if knot.x > 0.1]
    crown = Knot(0, head.top, True)
    dark = [crown, *right, *ridge]
    parts.append(fill(curve(dark), mix(skin, "#5a1030", 0.75), 0.2))
    return "".join(parts)


def skull_face(head: Head, iris: str) -> str:
    """Sockets with a light in them, a hole for a nose, teeth."""
    t, dark = head.turn, "#14101a"
    parts = []
    for side in (-1, 1):
        x = t + side * 14
        socket = moved(
            "-10,-2 -6,-9 4,-9 10,-3 8,7 0,10 -8,7" if side < 0 else "10,-2 6,-9 -4,-9 -10,-3 -8,7 0,10 8,7", x, 1
        )
        parts.append(fill(curve(moved(socket, 0.8, 1)), tint(head.skin, 0.5), 0.6) + fill(curve(socket), dark))
        parts.append(glow(x, 1, 11, iris, 0.8) + fill(oval(x, 1, 2.7), iris) + fill(oval(x, 0.6, 1.3), "#ffffff"))
        parts.append(
            fill(
                curve(moved("-9,0 0,-4 9,2! 0,1" if side > 0 else "9,0 0,-4 -9,2! 0,1", t + side * 15, -11)),
                shade(head.skin, 0.5),
                0.6,
            )
        )
        parts.append(
            fill(
                curve(moved("-4,-6 5,-2 6,8 0,14" if side > 0 else "4,-6 -5,-2 -6,8 0,14", t + side * 24, 22)),
                dark,
                0.45,
            )
        )
    parts.append(fill(curve(moved(even("0,12 4,17 6,23! 2,22 0,20"), t)), dark))
    teeth = moved(even("0,29 10,28 14,31 12,41 6,43.5 0,44"), t * 0.8)
    parts.append(
        fill(curve(teeth), tint(head.skin, 0.4))
        + line(f"M{t * 0.8 - 13} 35.6Q{t * 0.8} 38 {t * 0.8 + 13} 35.6", dark, 1.8)
    )
    parts.extend(line(f"M{t * 0.8 + x} 29V43.4", dark, 1.3, 0.85) for x in (-9, -4.6, 0, 4.6, 9))
    return "".join(parts)


# What hair and beards share


def lock(outline: Outline, colour: str, width: float = 1.5) -> str:
    """A strand of hair."""
    return line(curve(outline, is_open=True), shade(colour, 0.45), width, 0.55)


def ring(x: float, y: float) -> str:
    """A brass ring around a plait."""
    return paper(box(x - 5, y - 3, 10, 6, 2.2), "#c9a24a", lift=0.7, edge=0.7)
