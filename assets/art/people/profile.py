"""Heads seen from the side: everybody has one. They look to the right; `side` -1 turns them round."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.kit import (
    Knot,
    Outline,
    band,
    curve,
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
    tint,
)
from assets.art.people.description import Portrait
from assets.art.people.features import BROWS
from assets.art.people.heads import INK, lock, ring
from assets.art.registry import Parts

# From the brow to the upper lip, by nose; from the lower lip to the ear, by face.
_NOSE = {
    "straight": "32,-9 39,6 47,18 44,25! 36,26",
    "hook": "34,-10 46,8 56,24 53,34! 44,29 36,31",
    "button": "31,-9 36,5 44,11 42,19! 35,22",
    "snub": "31,-8 35,6 46,9 44,19! 35,22",
    "fine": "31,-9 37,6 43,15 40,21! 34,24",
    "broad": "33,-8 38,8 49,18 46,27! 36,27",
    "bulb": "33,-9 39,8 53,13 54,25 44,29! 36,28",
    "long": "33,-10 42,8 59,21 55,28! 40,27",
    "none": "32,-9 34,8 36,20 35,26",
}
_CHIN = {
    "oval": "38,57 31,65 14,62 -10,51",
    "round": "39,56 33,66 15,66 -12,54",
    "square": "42,57 38,68 15,66 -12,52",
    "long": "39,60 32,72 13,66 -10,52",
    "heart": "36,54 28,62 11,58 -10,48",
    "gaunt": "40,59 33,71 12,60 -10,48",
    "brute": "44,56 44,70 18,70 -14,56",
    "full": "38,54 34,65 30,73 8,76 -14,60",
    "jowly": "37,55 31,63 30,72 12,70 -10,54",
}
_SKULL = "-26,26 -36,0 -30,-40 0,-48 26,-38 31,-20"
_LIPS = "34,31 39,35 35,38 38,43 34,48"
_GAPE = "34,30 40,34 33,37! 30,41! 37,46 34,51"
_CORNERS = {
    "smile": "38,37 31,37 24,31",
    "smirk": "38,37 31,37 24,31",
    "grin": "38,37 31,37 22,30",
    "laugh": "38,39 30,39 22,30",
    "frown": "38,37 31,36 25,41",
    "grim": "38,37 31,36 26,39",
    "snarl": "38,38 31,36 25,40",
}
_CHINS_OF_HAIR = {  # how far a beard hangs below the chin
    "full": 14, "long": 46, "forked": 30, "braided": 38, "stately": 26, "icicles": 34, "twin-plaits": 34, "huge": 52,
    "square": 26, "sideburns": 2, "ball": 20, "swept": 24, "drift": 40,
}  # fmt: skip
_BARE_LIPS = ("none", "sideburns")


def facing(side: int) -> Callable[[Outline], list[Knot]]:
    """Turns outlines of somebody who looks to the right to where they look."""
    return flipped if side < 0 else knots


def side_neck(skin: str, side: int) -> str:
    """The neck of somebody who looks to one side."""
    return paper(curve(at_band(side, "-8,98 -7,66 -8,34", [46, 36, 36])), shade(skin, 0.26), lift=1.6, edge=0.6)


def side_face(who: Portrait, side: int) -> str:
    """The head of somebody who looks to one side, with hairline and beard, but without hat and hair behind."""

    at = facing(side)
    skin, hair = who.flesh, who.locks
    lips = _GAPE if who.mouth in ("open", "laugh") else _LIPS
    face = f"{_SKULL} {_NOSE[who.nose]} {lips} {_CHIN[who.face]}"
    jaw = "-12,50 -26,26 -36,0 -20,8 -8,30 12,48 32,64 12,64"
    parts = [
        paper(curve(at(face)), skin, lift=2.4, edge=1, fall=0.12),
        fill(curve(at("30,-22 32,-10 38,4 40,14 34,18 29,8 27,-6")), tint(skin, 0.5), 0.35 if side > 0 else 0.55),
        fill(curve(at(jaw)), mix(skin, "#5a1030", 0.75), 0.2 if side > 0 else 0.28),
        ""
        if side > 0
        else fill(curve(at("30,-20 24,-4 22,20 26,44 38,57 47,18 39,6")), mix(skin, "#5a1030", 0.75), 0.1),
        "".join(SIDE_MARKS[name](skin, side) for name in who.marks),
        _eye(who, side),
        _brow(who, side),
        _mouth(who, side),
        _beard(who, side),
        paper(curve(at("-20,-4 -12,-10 -7,0 -11,12 -19,10")), shade(skin, 0.1), lift=0.8),
        line(curve(at("-15,-4 -11,-1 -13,6"), is_open=True), shade(skin, 0.45), 1.3, 0.7),
        _before(who, side),
        paper(curve(at("-40,26 -41,33 -36,36 -33,29")), hair, lift=0.6) if who.hair == "ponytail" else "",
    ]
    return "".join(parts)


def at_band(side: int, outline: str, widths: list[float]) -> list[Knot]:
    """A band that is mirrored for those who look to the left."""
    drawn = band(outline, widths)
    return flipped(drawn) if side < 0 else drawn


def _eye(who: Portrait, side: int) -> str:
    at = facing(side)
    if who.eyes == "none":
        return ""
    if who.eyes in ("closed", "merry"):
        bend = "11,-1 20,3 28,-1" if who.eyes == "closed" else "11,2 20,-4 28,1"
        return line(curve(at(bend), is_open=True), INK, 2.6)
    if who.eyes == "glow":
        return glow(side * 20, -1, 14, who.iris, 0.8) + fill(curve(at("11,-2! 20,-6 28,-1! 19,4")), who.iris)
    wide = {"wide": 1.35, "doe": 1.3, "narrow": 0.6, "sly": 0.7, "heavy": 0.7, "crinkled": 0.65, "tired": 0.75}
    tall = wide.get(who.eyes, 1.0)
    lash = fill(curve(at("26,-6! 34,-9 30,-4!")), INK) if who.female and who.eyes not in ("bare", "crinkled") else ""
    feet = "6,-2 0,-5", "6,2 0,3"
    age = who.eyes == "crinkled" or "wrinkles" in who.marks
    return (
        fill(
            curve(at(f"10,-2! 18,{-2 - 4.4 * tall:.1f} 27,{-2 - 2.4 * tall:.1f} 28,0! 19,{1 + 1.4 * tall:.1f}")),
            "#f6ecd9",
        )
        + fill(oval(side * 23, -2.2, 2.9 * min(1.1, tall + 0.2)), who.iris)
        + fill(oval(side * 23.6, -2.2, 1.5), INK)
        + line(curve(at(f"7,-3 17,{-3 - 4.4 * tall:.1f} 29,{-2 - 2.4 * tall:.1f}"), is_open=True), INK, 2.6)
        + lash
        + ("".join(line(curve(at(one), is_open=True), shade(who.flesh, 0.6), 1.3, 0.6) for one in feet) if age else "")
    )


def _brow(who: Portrait, side: int) -> str:
    inner, middle, outer, thick = BROWS[who.brows]
    if not thick:
        return ""
    shape = [
        Knot(34, inner - 1, True),
        Knot(20, middle - thick * 0.5 - 1.5),
        Knot(5, outer, True),
        Knot(20, middle + thick * 0.7 - 1),
        Knot(33.5, inner + thick, True),
    ]
    return fill(curve(flipped(shape) if side < 0 else shape), mix(who.locks, "#241f26", 0.3))


def _mouth(who: Portrait, side: int) -> str:
    at = facing(side)
    if who.mouth == "none":
        return ""
    if who.mouth in ("open", "laugh"):
        return fill(curve(at("36,36! 22,34 30,42!")), "#5b1a22")
    corner = line(curve(at(_CORNERS.get(who.mouth, "38,37 31,37 25,36")), is_open=True), "#4a1c24", 2.3)
    if "lips" in who.mouth:
        tone = mix(who.flesh, "#9c2436", 0.62)
        return fill(curve(at("39,34 33,32 27,36 36,37.5! 38,41 33,42 28,37")), tone) + corner
    return corner


def _beard(who: Portrait, side: int) -> str:
    at = facing(side)
    hair, kind = who.locks, who.beard
    lip = paper(curve(at("29,30 37,28 45,35 49,42! 40,42 34,40 27,41 24,46! 23,36")), tint(hair, 0.08), lift=1)
    if kind == "goatee":
        tuft = "26,48 34,46 40,52 41,62 44,80! 30,74 24,60"
        return paper(curve(at(tuft)), hair, lift=1.4, edge=0.9) + lip
    if kind in _CHINS_OF_HAIR:
        long = _CHINS_OF_HAIR[kind]
        outer = f"-12,-2! -20,16 -16,42 2,62 16,{66 + long * 0.6:.0f} 34,{68 + long}! 44,{64 + long * 0.4:.0f} 45,54 40,44 30,42 22,34 8,26 0,8"
        inner = f"-6,18! -8,40 10,58 22,{62 + long * 0.4:.0f} 33,{62 + long * 0.6:.0f}! 38,58 36,48 24,42 10,34"
        strands = (f"6,40 14,56 24,{62 + long * 0.4:.0f}", f"20,46 27,58 32,{62 + long * 0.5:.0f}", "-8,22 -6,38 4,52")
        drawn = (
            paper(curve(at(outer)), shade(hair, 0.12), lift=2.2, edge=1)
            + paper(curve(at(inner)), hair, lift=0.9, edge=0.8)
            + "".join(lock(at(strand), hair) for strand in strands)
        )
        if kind in ("braided", "twin-plaits", "forked"):
            drawn += ring(side * 33, 54 + long)
        return drawn + ("" if kind in _BARE_LIPS else lip)
    return "" if kind in _BARE_LIPS else lip


_LONG = ("long", "wavy", "swept", "wild", "curls", "maiden")
_CAP = "-33,26! -40,0 -35,-38 0,-54 28,-44 32,-25! 12,-30 -2,-18! -6,-6 -16,-8! -20,12 -24,28!"


def hair_of_side(who: Portrait, side: int) -> str:
    """What hangs behind a head that is seen from its side."""

    at = facing(side)
    tone = shade(who.locks, 0.22)
    if who.hair in _LONG:
        edge = "-50,6 -52,36 -60,64 -56,92!" if who.hair in ("wavy", "swept", "curls") else "-48,6 -48,44 -54,88!"
        if who.hair == "wild":
            edge = "-56,-34! -48,-14 -62,0! -50,18 -64,40! -50,52 -62,86!"
        return paper(curve(at(f"6,-54 -30,-50 -46,-24 {edge} -26,84 -14,60 -6,20")), tone, lift=2.2, edge=1)
    if who.hair in ("shaggy", "bob"):
        return paper(curve(at("6,-54 -30,-50 -46,-22 -48,10 -44,38! -24,34 -8,26 -4,0")), tone, lift=2, edge=1)
    if who.hair == "bun":
        return paper(oval(side * -40, -26, 17, 16), who.locks, lift=1.8, edge=1) + lock(
            at("-48,-34 -38,-26 -46,-16"), who.locks
        )
    if who.hair == "ponytail":
        return paper(curve(at_band(side, "-30,-18 -58,-22 -66,14 -58,50", [16, 22, 20, 4])), tone, lift=1.8, edge=1)
    if who.hair == "braids":
        parts = [paper(curve(at("6,-54 -30,-50 -46,-22 -44,14 -30,30 -8,26 -4,0")), tone, lift=2, edge=1)]
        for index in range(8):
            lean = side * (26 if index % 2 else -26)
            strand = moved("-7,-5 0,-7 7,-4 7,3 0,7 -7,4", side * (-36 - index * 0.6), 26 + index * 8.4, 1.1, lean)
            parts.append(paper(curve(strand), shade(who.locks, 0.07 * (index % 2)), lift=0.9, edge=0.7))
        return "".join(parts)
    return ""


def _before(who: Portrait, side: int) -> str:
    at = facing(side)
    if who.hair in ("none", "bald"):
        return ""
    if who.hair == "mohawk":
        return paper(curve(at("-34,-22 -40,-60 -6,-78 30,-66 34,-36! 10,-46 -20,-40")), who.locks, lift=1.6, edge=1)
    if who.hair == "tonsure":
        return paper(curve(at("-33,26! -41,0 -38,-22! -22,-14 -10,-12 -16,-4! -20,12 -24,28!")), who.locks, lift=1.2)
    cap = _CAP
    if who.hair in (*_LONG, "shaggy", "bob"):
        cap = "-40,40! -48,4 -38,-40 0,-56 28,-46 34,-24! 14,-30 0,-16 -2,8 -12,30 -22,52!"
    strands = ("-30,-30 0,-46 24,-38", "-36,-10 -14,-34 12,-38", "-34,8 -26,-12 -10,-24")
    return paper(curve(at(cap)), who.locks, lift=1.6, edge=1) + "".join(lock(at(one), who.locks) for one in strands)


def _scar(skin: str, side: int) -> str:
    slash = f"M{side * 8} -16L{side * 16} 4L{side * 12} 24"
    return line(slash, tint(skin, 0.35), 2.6, 0.9) + line(slash, mix(skin, "#9c2436", 0.6), 1.1, 0.9)


def _freckles(skin: str, side: int) -> str:
    places = ((20, 13), (25, 16), (16, 17), (29, 12), (12, 13))
    return "".join(fill(oval(side * x, y, 1.1), shade(skin, 0.5), 0.55) for x, y in places)


def _wrinkles(skin: str, side: int) -> str:
    drawn = ("12,12 22,16 28,24", "30,30 22,36 20,48", "6,36 10,44 8,54", "8,-24 18,-28 28,-24")
    outlines = [flipped(one) if side < 0 else knots(one) for one in drawn]
    return "".join(line(curve(one, is_open=True), shade(skin, 0.6), 1.6, 0.5) for one in outlines)


def _painted(colour: str, *lines: str) -> str:
    return "".join(line(one, colour, 3, 0.85) for one in lines)


SIDE_MARKS: Parts[Callable[[str, int], str]] = Parts(
    "mark in profile",
    {
        "scar": _scar,
        "freckles": _freckles,
        "wrinkles": _wrinkles,
        "blush": lambda _skin, side: glow(side * 17, 16, 12, "#e0483a", 0.5),
        "stubble": lambda skin, side: fill(
            curve(
                [
                    Knot(side * x, y)
                    for x, y in ((34, 30), (38, 44), (38, 57), (31, 65), (12, 61), (-12, 46), (-6, 20), (16, 30))
                ]
            ),
            "#3a3040",
            0.2,
        ),
        "warpaint": lambda _skin, side: _painted(
            "#3d6f9e", f"M{side * 4} 10L{side * 28} 13", f"M{side * 4} 17L{side * 25} 20"
        ),
        "stripe": lambda _skin, side: _painted("#b3302a", f"M{side * 20} -34L{side * 20} 30"),
        "mole": lambda _skin, side: fill(oval(side * 22, 27, 1.7), INK, 0.85),
        "spectacles": lambda _skin, side: (
            line(oval(side * 23, -1, 9, 9.5), "#b98a3a", 2) + line(f"M{side * 14} -2L{side * -12} -5", "#b98a3a", 2)
        ),
        "patch": lambda _skin, side: (
            line(f"M{side * 30} -18L{side * -32} 4", INK, 2.4) + paper(oval(side * 21, -2, 8.4, 8), "#2f2530", lift=0.7)
        ),
    },
)
