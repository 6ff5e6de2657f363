"""Heads: shape, features, hair and beards. Drawn around the middle of the eye line; a head is about 66 wide, 92 tall."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from assets.art.kit import (
    Knot,
    band,
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
    placed,
    shade,
    tint,
)

INK = "#2a1822"

# Right halves of heads, from the crown to the chin.
HEADS = {
    "oval": "0,-46 20,-42 31,-24 33,0 30,20 19,38 0,46",
    "round": "0,-42 23,-37 35,-16 37,8 32,28 17,42 0,45",
    "square": "0,-44 22,-41 32,-24 33,0 32,22 27,36 14,46 0,47",
    "long": "0,-48 17,-45 27,-26 28,0 26,24 17,46 0,54",
    "heart": "0,-45 21,-41 32,-21 32,2 25,24 11,42 0,47",
    "gaunt": "0,-47 18,-44 29,-24 31,-2 24,18 18,38 9,48 0,50",
    "brute": "0,-38 20,-36 30,-20 33,2 38,22 33,40 16,48 0,49",
}

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
}


@dataclass(frozen=True)
class Head:
    """What all parts of a head need to know."""

    shape: str = "oval"
    skin: str = SKINS["fair"]
    hair: str = HAIRS["brown"]
    turn: float = 3  # how far the features look to the right; negative: to the left
    is_female: bool = False

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


# The skull and its light


def neck(head: Head) -> str:
    """A neck, in the shadow of the chin."""
    wide = 13.5 if head.is_female else 18 + (head.cheek - 32) * 0.6
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


# Features


def eyes(head: Head, kind: str = "open", iris: str = "#4a3426") -> str:
    """A pair of eyes with brows' shade above them."""
    t, parts = head.turn, []
    if kind == "none":
        return ""
    for side in (-1, 1):
        x = t + side * 14.2
        socket = moved("-9.5,-1 -4,-7.5 4,-7.5 9.5,-1 5,4.5 -5,4.5", x, 0)
        parts.append(fill(curve(socket), shade(head.skin, 0.6), 0.16))
        parts.append(_eye(head, kind, iris, x, side))
    return "".join(parts)


LIDS = {  # how high the upper lid stands, how low the lower one
    "open": (3.8, 2.8),
    "wide": (5.4, 4.0),
    "narrow": (1.9, 1.9),
    "sly": (2.3, 2.6),
    "stern": (2.8, 2.4),
    "tired": (2.3, 3.2),
}


def _eye(head: Head, kind: str, iris: str, x: float, side: int) -> str:
    if kind == "closed":
        d = curve(moved("-6.5,-0.5 0,2.6 6.5,-0.5", x, 0), is_open=True)
        return line(d, INK, 2.1)
    if kind == "glow":
        d = curve(moved("-7,-1! 0,-3.4 7,1! 0,3" if side < 0 else "-7,1! 0,-3.4 7,-1! 0,3", x, 0))
        dark = curve(moved("-11,-2 -3,-8 8,-6 11,1 4,7 -7,6" if side < 0 else "11,-2 3,-8 -8,-6 -11,1 -4,7 7,6", x, 0))
        return (
            fill(dark, shade(head.skin, 0.75), 0.75)
            + glow(x, 0, 13, iris, 0.75)
            + fill(d, iris)
            + fill(oval(x, -0.2, 2.4, 1.7), "#ffffff", 0.95)
        )
    if kind == "dots":
        return fill(oval(x, 0, 3.1, 3.5), INK) + fill(oval(x - 1, -1.2, 0.9), "#ffffff", 0.9)
    up, down = LIDS[kind]
    up, down = (up + 1, down + 0.3) if head.is_female else (up, down)
    slant = {"sly": 1.2, "stern": 1.0}.get(kind, -0.4 if kind == "tired" else 0.4) * side
    inner, outer = (6.4, -6.8) if side < 0 else (-6.4, 6.8)
    white = [
        Knot(x + outer, -slant * side, True),
        Knot(x + outer * 0.4, -up * 0.95),
        Knot(x + inner * 0.4, -up * 0.9 + max(0.0, slant * side * 0.5)),
        Knot(x + inner, 0.8, True),
        Knot(x + inner * 0.3, down),
        Knot(x + outer * 0.5, down * 0.9),
    ]
    look = x + head.turn * 0.12
    size = 3.5 if head.is_female else 3.2
    size = min(size, (up + down) / 2 + 0.5)
    lid = [Knot(x + outer * 1.06, -slant * side + 0.2), *white[1:3], Knot(x + inner * 1.02, 0.9)]
    parts = [
        fill(curve(white), "#f6ecd9" if side < 0 else "#e2d3c0"),
        fill(oval(look, (down - up) * 0.3, size), iris),
        fill(oval(look, (down - up) * 0.3, size * 0.52), INK),
        fill(oval(look - 1.1, (down - up) * 0.3 - 1.1, 0.95), "#ffffff", 0.95),
        line(curve(lid, is_open=True), INK, 2.3 if head.is_female else 2.0),
    ]
    if head.is_female:
        flick = [Knot(x + outer * 0.9, -1.6), Knot(x + outer * 1.45, -3.2)]
        parts.append(line(curve(flick, is_open=True), INK, 1.5))
    else:
        low = [Knot(x + outer * 0.8, down + 1.6), Knot(x, down + 2.9), Knot(x + inner * 0.7, down + 1.6)]
        parts.append(line(curve(low, is_open=True), shade(head.skin, 0.5), 1.0, 0.5))
    return "".join(parts)


BROWS = {  # inner end, middle, outer end, thickness
    "flat": (-8.6, -10.2, -8.2, 3.4),
    "angry": (-6.4, -9.8, -11.2, 3.8),
    "worried": (-11.6, -10.4, -6.6, 3.0),
    "raised": (-10.8, -14.0, -9.8, 2.8),
    "heavy": (-7.0, -10.6, -9.0, 5.4),
    "fine": (-9.6, -12.4, -8.4, 2.0),
    "cocked": (-8.4, -10.8, -9.0, 3.2),
}


def brows(head: Head, kind: str = "flat", colour: str | None = None) -> str:
    """Brows: they say what somebody feels, and still do so at 60 pixels."""
    if kind == "none":
        return ""
    inner, middle, outer, thick = BROWS[kind]
    colour = colour or mix(head.hair, "#241f26", 0.3)
    parts = []
    for side in (-1, 1):
        lift = -3.2 if kind == "cocked" and side > 0 else 0
        x = head.turn + side * 14.2
        points = [
            Knot(x - side * 8.4, inner + lift, True),
            Knot(x - side * 1, middle - thick * 0.3 + lift),
            Knot(x + side * 9.6, outer + lift, True),
            Knot(x + side * 1, middle + thick * 0.7 + lift),
            Knot(x - side * 8.0, inner + thick * 0.9 + lift, True),
        ]
        parts.append(fill(curve(points), colour))
    return "".join(parts)


NOSES = {  # half width, length, how far the tip sticks out
    "straight": (6.5, 19, 3.5),
    "button": (5.6, 15.5, 3.0),
    "fine": (4.6, 17, 2.6),
    "broad": (9.2, 18.5, 4.0),
    "hook": (7.0, 23, 5.6),
    "bulb": (9.6, 20, 5.6),
    "long": (6.6, 24, 4.6),
}


def nose(head: Head, kind: str = "straight") -> str:
    """A wedge: its left side in the light, its right side and foot in the dark."""
    if kind == "none":
        return ""
    wide, long, tip = NOSES[kind]
    t, dark = head.turn, mix(shade(head.skin, 0.35), "#7a2038", 0.25)
    lit = [
        Knot(t - 1.5, -5),
        Knot(t - 2.6, long * 0.5),
        Knot(t - wide + 1, long - 4),
        Knot(t - wide + 0.5, long),
        Knot(t - 2, long + 2.4),
        Knot(t + tip, long + 1.6),
        Knot(t + 2, long * 0.5),
        Knot(t + 1.5, -5),
    ]
    side = [
        Knot(t + 1.2, -6, True),
        Knot(t + 2.0 + tip * 0.1, long * 0.45),
        Knot(t + tip, long - 3),
        Knot(t + tip - 0.6, long + 1.8, True),
        Knot(t + wide + 1.2, long + 0.6),
        Knot(t + wide + 0.6, long - 4.5),
        Knot(t + 4.6, long * 0.45),
    ]
    foot = [
        Knot(t - wide + 0.6, long, True),
        Knot(t - 2, long + 2.2),
        Knot(t + wide, long + 0.6, True),
        Knot(t + 1, long + 4.6),
    ]
    parts = [
        fill(curve(lit), tint(head.skin, 0.2), 0.35 if head.is_female else 0.55),
        fill(curve(side), dark, 0.3 if head.is_female else 0.5),
        fill(curve(foot), dark, 0.5 if head.is_female else 0.7),
    ]
    if kind == "bulb":
        parts.append(fill(oval(t + 0.5, long - 2.5, 7.4, 6.2), mix(head.skin, "#d0463a", 0.45), 0.75))
        parts.append(fill(oval(t - 1.8, long - 4.6, 2.0, 1.6), "#ffffff", 0.45))
    return "".join(parts)


def mouth(head: Head, kind: str = "flat", lower: float = 0) -> str:
    """A mouth."""
    x, y = head.turn * 0.85, 31.5 + lower + max(0.0, (head.chin - 47) * 0.35)
    lip = mix(head.skin, "#9c2436", 0.5)

    def at(outline: str) -> list[Knot]:
        return moved(outline, x, y)

    under = fill(curve(at("-5,4.6 0,6.6 5,4.6 0,5.2")), shade(head.skin, 0.55), 0.35)
    if kind == "none":
        return ""
    if kind == "lips":
        return (
            fill(curve(at("-7.6,0! -3,-2.8 0,-1.8! 3,-2.8 7.6,0! 0,1.2")), shade(lip, 0.12))
            + fill(curve(at("-7.6,0! 0,1.2 7.6,0! 3.6,3.9 0,4.5 -3.6,3.9")), tint(lip, 0.12))
            + line(curve(at("-7.6,0 -3,0.6 3,0.6 7.6,0"), is_open=True), shade(lip, 0.6), 1.1)
        )
    if kind in ("grin", "laugh"):
        tall = 8.5 if kind == "laugh" else 5.4
        return (
            fill(curve(at(f"-11,-2.4! 0,0.4 11,-2.4! 7,{tall - 2.5} 0,{tall} -7,{tall - 2.5}")), "#5b1a22")
            + fill(curve(at("-9.6,-1.6! 0,1 9.6,-1.6! 7.6,2.4 0,3.8 -7.6,2.4")), "#fbf3e2")
            + line(curve(at("-12.2,-3.6 -10.8,-2 -9.6,-1.6"), is_open=True), shade(head.skin, 0.6), 1.2, 0.8)
            + line(curve(at("12.2,-3.6 10.8,-2 9.6,-1.6"), is_open=True), shade(head.skin, 0.6), 1.2, 0.8)
        )
    if kind == "snarl":
        return fill(curve(at("-11,3! -6,-2.6 0,-1 6,-2.6 11,3! 5,5.6 -5,5.6")), "#4a141c") + fill(
            curve(at("-8.5,1.4! -5,-1.2 0,0 5,-1.2 8.5,1.4! 4,2.2 -4,2.2")), "#f4ead2"
        )
    if kind == "open":
        return fill(curve(at("-6,0! 0,-2.4 6,0! 4.4,7 0,8.6 -4.4,7")), "#5b1a22") + fill(
            curve(at("-3.6,6! 0,4.2 3.6,6! 0,8")), "#c0525a"
        )
    lines = {
        "flat": "-8.5,0.4 -3,-0.4 3,-0.2 8.5,0.4",
        "smile": "-9.5,-2 -4,1.4 4,1.6 9.5,-2.2",
        "smirk": "-7.5,1 -1,1.2 5,0 10,-3.6",
        "frown": "-8.5,2.6 -3,-0.6 3,-0.6 8.5,2.6",
        "grim": "-9,1.6 -3,-0.2 3,0 9,1.8",
    }
    return under + line(curve(at(lines[kind]), is_open=True), mix(INK, lip, 0.25), 2.0)


def marks(head: Head, kinds: Iterable[str]) -> str:
    """Scars, patches, freckles, paint, wrinkles, spectacles."""
    return "".join(MARKS[kind](head) for kind in kinds)


def _scar(head: Head) -> str:
    x = head.turn - 15
    slash = curve(moved("-3,-15 0,-4 2,8 6,20", x, 2), is_open=True)
    return line(slash, tint(head.skin, 0.35), 2.6, 0.9) + line(slash, mix(head.skin, "#9c2436", 0.6), 1.1, 0.9)


def _patch(head: Head) -> str:
    t = head.turn
    strap = line(curve(f"{-head.cheek - 1},-22 {t + 10},-6 {head.cheek},4", is_open=True), INK, 2.4)
    return strap + paper(curve(moved("-9,-5 0,-8 9,-5 7,5 0,9 -7,5", t + 14.5, 0)), "#2f2530", lift=0.8, edge=0.6)


def _freckles(head: Head) -> str:
    t, parts = head.turn, []
    for dx, dy in ((-16, 13), (-11, 15), (-20, 11), (-13, 10), (12, 14), (17, 11), (20, 14), (15, 16)):
        parts.append(fill(oval(t + dx, dy, 1.05), shade(head.skin, 0.5), 0.55))
    return "".join(parts)


def _blush(head: Head) -> str:
    t = head.turn
    return "".join(glow(t + dx, 14, 11, "#e0483a", 0.5) for dx in (-20, 19))


def _wrinkles(head: Head) -> str:
    t, dark = head.turn, shade(head.skin, 0.55)
    drawn = (
        f"{t - 24},8 {t - 17},11 {t - 9},9",
        f"{t + 9},9 {t + 16},11 {t + 23},8",
        f"{t - 10},20 {t - 14},27 {t - 13},34",
    )
    more = (
        f"{t + 10},20 {t + 13},27 {t + 12},34",
        f"{t - 14},-19 {t},-21 {t + 14},-19",
        f"{t - 10},-25 {t},-27 {t + 11},-25",
    )
    return "".join(line(curve(wrinkle, is_open=True), dark, 1.2, 0.5) for wrinkle in (*drawn, *more))


def _stubble(head: Head) -> str:
    lower = [knot for knot in head.right if knot.y > 12]
    right = [
        Knot(0, 25),
        Knot(9, 22),
        Knot(17, 25),
        Knot(23, 18),
        Knot(head.cheek - 4, -2),
        Knot(head.cheek - 0.5, -4, True),
        *lower,
    ]
    return fill(curve(even(right)), mix(head.hair, "#3a3a48", 0.4), 0.2)


def _warpaint(head: Head) -> str:
    t = head.turn
    strokes = ((-25, 8, -9, 12), (-24, 13, -10, 17), (9, 12, 24, 8), (10, 17, 23, 13))
    return "".join(line(f"M{x + t} {y}L{u + t} {v}", "#3d6f9e", 2.6, 0.85) for x, y, u, v in strokes)


def _domino(head: Head) -> str:
    """A mask around the eyes."""
    t = head.turn
    mask = curve(even("0,-7 12,-9.5 26,-8 29,2 20,8 9,7 0,2"))
    return placed(fill(mask, "#1c1420", 0.82), t)


def _mask(head: Head) -> str:
    """A neckerchief drawn over nose and mouth."""
    right = [
        Knot(0, 6),
        Knot(18, 4),
        Knot(head.cheek + 1, 1, True),
        Knot(head.cheek - 1, 24),
        Knot(17, head.chin + 6),
        Knot(0, head.chin + 15),
    ]
    cloth = paper(curve(even(right)), "#9e2b25", lift=1.6, edge=0.9)
    t = head.turn
    folds = (f"{t},10 {t + 2},26 {t},44", f"{-head.cheek + 3},6 -16,20 -8,40", f"{head.cheek - 3},6 18,20 9,40")
    return cloth + "".join(line(curve(fold, is_open=True), "#5f1418", 1.5, 0.55) for fold in folds)


def _spectacles(head: Head) -> str:
    t, parts = head.turn, []
    for side in (-1, 1):
        lens = oval(t + side * 14.2, 1, 9.5, 8.6)
        parts.append(fill(lens, "#dfeaf0", 0.28) + line(lens, "#b98a3a", 1.9))
        parts.append(line(f"M{t + side * 23.5} 0L{side * head.cheek} -2", "#b98a3a", 1.7))
    return "".join(parts) + line(f"M{t - 4.8} 0Q{t} -3 {t + 4.8} 0", "#b98a3a", 1.9)


def _mole(head: Head) -> str:
    return fill(oval(head.turn - 13, 26, 1.5), INK, 0.85)


def _warts(head: Head) -> str:
    t = head.turn
    return "".join(
        fill(oval(t + x, y, r), shade(head.skin, 0.3)) + fill(oval(t + x - 0.5, y - 0.6, r * 0.5), tint(head.skin, 0.3))
        for x, y, r in ((-5.5, 17, 2.4), (-20, 22, 1.9), (13, 36, 2.1))
    )


MARKS = {
    "scar": _scar,
    "patch": _patch,
    "freckles": _freckles,
    "blush": _blush,
    "wrinkles": _wrinkles,
    "stubble": _stubble,
    "warpaint": _warpaint,
    "domino": _domino,
    "mask": _mask,
    "spectacles": _spectacles,
    "mole": _mole,
    "warts": _warts,
}


# Beards


class Beard(NamedTuple):
    """What lies below the mouth, and what lies above it."""

    chin: str = ""
    lip: str = ""


def beard(head: Head, kind: str = "none", colour: str | None = None) -> Beard:
    """A beard or moustache: two or three layers of paper."""
    return Beard() if kind == "none" else BEARDS[kind](head, colour or head.hair)


def _locks(outline: str, colour: str, width: float = 1.5) -> str:
    return line(curve(outline, is_open=True), shade(colour, 0.45), width, 0.55)


def _moustache(head: Head, colour: str, right: str) -> str:
    lower = max(0.0, (head.chin - 47) * 0.35)
    drawn = paper(curve(moved(even(right), head.turn * 0.85, lower)), colour, lift=1.1, edge=0.8)
    strands = "".join(
        _locks(
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


def _goatee(head: Head, colour: str) -> Beard:
    tuft = moved(even(f"0,37.5 7,37 9,42 6,{head.chin + 6} 0,{head.chin + 13}!"), head.turn * 0.8)
    return Beard(paper(curve(tuft), colour, lift=1.2, edge=0.8), _moustache(head, colour, _LIPS["chevron"]))


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
        parts.append(_locks(f"{side * 7},{c - 2} {side * 8},{c + 4} {side * 5},{c + reach * 0.45:.1f}", colour))
        parts.append(_locks(f"{side * 19},34 {side * 18},{c - 4} {side * 13},{c + 5}", colour))
    return Beard("".join(parts), _moustache(head, tint(colour, 0.08), _LIPS["walrus"]))


def _long(head: Head, colour: str) -> Beard:
    return _full(head, colour, 44)


def _forked(head: Head, colour: str) -> Beard:
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,17 {w - 5},2 {w + 1},-6! {w + 4},18 {w},{c - 6} {w * 0.72:.1f},{c + 16} {w * 0.4:.1f},{c + 40}! {w * 0.2:.1f},{c + 24} 0,{c + 12}!"
    )
    inner = even(
        f"0,38 9,35 18,28 {w - 5},18 {w - 4},{c - 6} {w * 0.5:.1f},{c + 8} {w * 0.36:.1f},{c + 24}! 0,{c + 4}!"
    )
    rings = "".join(_ring(side * w * 0.43, c + 24) for side in (-1, 1))
    return Beard(
        paper(curve(outer), shade(colour, 0.12), lift=2.2) + paper(curve(inner), colour, lift=0.9) + rings,
        _moustache(head, tint(colour, 0.08), _LIPS["droopy"]),
    )


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
        paper(curve(even(f"0,{y + 2} 4,{y + 2} 5,{y + 10}! 2,{y + 8} 0,{y + 13}!")), colour, lift=0.8) + _ring(0, y + 1)
    )
    return Beard("".join(parts), base.lip)


def _ring(x: float, y: float) -> str:
    return paper(box(x - 5, y - 3, 10, 6, 2.2), "#c9a24a", lift=0.7, edge=0.7)


def _stately(head: Head, colour: str) -> Beard:
    """Combed into a point, with curled ends: a king's."""
    c, w = head.chin, head.cheek
    outer = even(
        f"0,27 10,23 20,18 {w - 5},4 {w + 1},-6! {w + 2},16 {w - 3},{c - 8} {w * 0.6:.1f},{c + 8} {w * 0.34:.1f},{c + 17} 0,{c + 27}!"
    )
    inner = even(f"0,36 9,33 18,28 {w - 6},16 {w - 6},{c - 8} {w * 0.36:.1f},{c + 6} 0,{c + 17}!")
    locks = "".join(_locks(f"{x},40 {x * 0.9:.1f},{c} {x * 0.5:.1f},{c + 12}", colour) for x in (-9, 0, 9))
    return Beard(
        paper(curve(outer), shade(colour, 0.1), lift=2.2) + paper(curve(inner), colour, lift=0.9) + locks,
        _moustache(head, tint(colour, 0.1), _LIPS["handlebar"]),
    )


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


BEARDS: dict[str, Callable[[Head, str], Beard]] = {
    "full": _full,
    "long": _long,
    "forked": _forked,
    "braided": _braided,
    "stately": _stately,
    "icicles": _icicles,
    "goatee": _goatee,
    **{kind: _only_lip(kind) for kind in _LIPS},
}


# Bare bones


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


# Hair


def hair_behind(head: Head, kind: str) -> str:
    """What hangs behind head and shoulders."""
    w, colour = head.cheek, shade(head.hair, 0.25)
    shapes = {
        "long": f"0,-48 22,-44 {w + 4},-22 {w + 8},10 {w + 12},40 {w + 16},74! {w},84 14,70 0,60",
        "wavy": f"0,-50 24,-46 {w + 8},-24 {w + 7},2 {w + 14},22 {w + 11},42 {w + 19},62 {w + 12},84! {w - 4},76 14,70 0,60",
        "wild": f"0,-52 14,-58! 20,-48 36,-50! {w + 6},-32 {w + 16},-26! {w + 9},-6 {w + 18},8! {w + 10},22 {w + 20},40! {w + 10},50 {w + 16},70! {w},66 14,60 0,56",
        "swept": f"0,-50 24,-46 {w + 7},-24 {w + 8},4 {w + 14},26 {w + 11},46 {w + 20},66 {w + 14},88! {w - 4},80 14,70 0,60",
        "shaggy": f"0,-48 24,-44 {w + 5},-22 {w + 8},6 {w + 9},26! {w},24 {w - 4},36! 12,30 0,30",
        "bob": f"0,-48 24,-44 {w + 7},-20 {w + 10},8 {w + 9},30 {w + 1},40! 16,36 0,36",
        "curls": f"0,-50 16,-54 30,-46 {w + 8},-32 {w + 12},-14 {w + 9},0 {w + 16},12 {w + 11},26 {w + 16},40 {w + 8},52 {w + 2},62 14,56 0,50",
    }
    if kind in shapes:
        return paper(curve(even(shapes[kind])), colour, lift=2.4)
    if kind == "bun":
        return paper(oval(2, head.top - 8, 17, 15), head.hair, lift=1.8) + _locks(
            f"-8,{head.top - 12} 2,{head.top - 4} 12,{head.top - 12}", head.hair
        )
    if kind == "ponytail":
        tail = band(f"{w - 8},-26 {w + 14},-20 {w + 22},6 {w + 14},36", [16, 20, 18, 4])
        return paper(curve(tail), colour, lift=1.8)
    if kind in ("braids", "maiden"):
        parts = [paper(curve(even(f"0,-48 22,-44 {w + 4},-22 {w + 5},14 {w - 4},30! 0,30")), colour, lift=2)]
        return "".join(parts)
    return ""


def hair_before(head: Head, kind: str) -> str:
    """The hairline, and what falls over the shoulders."""
    top, w, colour, t = head.top, head.cheek, head.hair, head.turn * 0.4
    if kind in ("bald", "none"):
        return ""
    caps = {
        "short": f"0,{top - 4} 20,{top} {w},-24 {w + 2},2! {w - 5},-4 {w - 6},-18! 18,-25 0,-26",
        "long": f"0,{top - 4} 22,{top} {w + 3},-22 {w + 6},10 {w + 8},34! {w - 1},20 {w - 4},-8! 20,-24 3,-30!",
        "wavy": f"0,{top - 6} 24,{top - 2} {w + 6},-24 {w + 5},2 {w + 10},24 {w + 6},44! {w - 3},24 {w - 3},-4! 22,-20 2,-31!",
        "wild": f"0,{top - 8} 20,{top - 4} {w + 6},-26 {w + 9},-4! {w + 1},-6 {w + 4},12! {w - 5},-6 24,-16! 16,-26 10,-18! 4,-28 0,-22!",
        "shaggy": f"0,{top - 6} 22,{top - 3} {w + 5},-24 {w + 8},0! {w + 2},-2 {w + 7},16! {w - 1},10 {w + 1},24! {w - 6},4 {w - 4},-10! 20,-14 18,-24! 8,-16 5,-26! 0,-20",
        "swept": f"0,{top - 4} 22,{top} {w + 3},-22 {w + 6},10 {w + 8},34! {w - 1},20 {w - 4},-8! 20,-24 3,-30!",
        "bob": f"0,{top - 4} 24,{top} {w + 5},-20 {w + 8},8 {w + 5},32! {w - 5},24 {w - 5},-6! 22,-19 0,-21",
        "curls": f"0,{top - 6} 14,{top - 8} 26,{top - 2} {w + 4},-28 {w + 8},-12 {w + 3},2 {w + 7},14! {w - 4},6 {w - 5},-10! 20,-22 10,-19 0,-25!",
        "bun": f"0,{top - 3} 22,{top + 1} {w + 1},-22 {w + 2},4! {w - 4},-6 22,-24! 10,-31 0,-32",
        "ponytail": f"0,{top - 4} 22,{top} {w + 2},-22 {w + 2},6! {w - 4},-6 20,-22! 8,-26 0,-24",
        "slick": f"0,{top - 3} 20,{top} {w},-26 {w + 1},4! {w - 6},-8 22,-27! 10,-31 0,-24!",
        "braids": f"0,{top - 4} 22,{top} {w + 3},-22 {w + 3},6! {w - 4},-4 20,-24! 8,-30 0,-33!",
        "maiden": f"0,{top - 4} 22,{top} {w + 3},-22 {w + 3},6! {w - 4},-4 20,-24! 8,-30 0,-33!",
        "crop": f"0,{top - 2} 19,{top + 2} {w - 1},-24 {w},-6! {w - 7},-16 16,-27 0,-27",
    }
    if kind == "swept":  # parted at one side
        right = f"-8,{top + 10}! 6,{top - 5} 24,{top} {w + 4},-22 {w + 6},6 {w + 10},30 {w + 5},52! {w - 3},26 {w - 4},-2 18,-16"
        left = f"-8,{top + 10}! -16,{top} -26,{top + 4} {-w - 4},-20 {-w - 6},8 {-w - 9},32 {-w - 4},50! {-w + 3},24 {-w + 4},-6 -22,-22"
        waves = (
            f"-2,{top + 10} 14,-28 {w - 4},-12",
            f"2,{top + 4} 24,-32 {w + 2},-6",
            f"-12,{top + 6} -24,-30 {-w},-8",
        )
        return (
            paper(curve(left), shade(colour, 0.06), lift=1.6)
            + paper(curve(right), colour, lift=1.8)
            + "".join(_locks(wave, colour) for wave in waves)
        )
    if kind == "tonsure":
        ring = even(f"{w - 8},-30! {w},-22 {w + 3},-4 {w + 1},8! {w - 5},-6 {w - 7},-20!")
        return "".join(paper(curve(side), colour, lift=1) for side in (ring[: len(ring) // 2], ring[len(ring) // 2 :]))
    if kind == "mohawk":
        crest = even(f"0,{top - 26} 7,{top - 20} 10,{top - 2} 9,-22 0,-16")
        return paper(curve(moved(crest, t)), colour, lift=1.6) + _locks(f"{t},{top - 18} {t + 2},-40 {t},-22", colour)
    parts = [paper(curve(moved(even(caps[kind]), 0)), colour, lift=1.6, edge=0.9)]
    for dx in (-16, -7, 7, 17):
        parts.append(_locks(f"{dx * 0.4:.1f},{top} {dx * 0.9:.1f},{top + 8} {dx * 1.25:.1f},-27", colour, 1.3))
    return "".join(parts)


def hair_over(head: Head, kind: str) -> str:
    """Plaits that hang before everything else."""
    if kind not in ("braids", "maiden"):
        return ""
    parts = []
    for side in (-1, 1):
        y, x = 26.0, side * (head.cheek - 1)
        for index in range(7):
            lean = 26 if index % 2 else -26
            strand = moved("-6,-4 0,-6 6,-3 6,2 0,6 -6,3", x + (1.6 if index % 2 else -1.6), y, 1.08, lean)
            parts.append(paper(curve(strand), shade(head.hair, 0.07 * (index % 2)), lift=0.9, edge=0.7))
            y += 7.2
            x += side * 0.8
        parts.append(paper(curve(moved("-4,0 4,0 5,9! 0,6 -5,9!", x, y + 1)), head.hair, lift=0.7) + _ring(x, y))
    return "".join(parts)
