"""Eyes, brows, noses and mouths."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.kit import Knot, curve, fill, glow, line, mix, moved, open_line, oval, shade, tint
from assets.art.people.heads import INK, Head
from assets.art.registry import Parts

GAP = 14.2  # from the middle of the face to the middle of an eye


# Eyes: each is drawn at x, with its iris; the left one has side -1

Eye = Callable[[Head, str, float, int], str]


def eyes(head: Head, kind: str, iris: str = "#4a3426") -> str:
    """A pair of eyes, in the shade of the brows."""
    if kind == "none":
        return ""
    drawn = []
    for side in (-1, 1):
        x = head.turn + side * GAP
        socket = moved("-9.5,-1 -4,-7.5 4,-7.5 9.5,-1 5,4.5 -5,4.5", x, 0)
        drawn += [fill(curve(socket), shade(head.skin, 0.6), 0.16), EYES[kind](head, iris, x, side)]
    return "".join(drawn)


def lidded(up: float, down: float, slant: float = 0.4, *, lash: float = 1, lid: float = 0) -> Eye:
    """An eye between two lids: how high the upper one stands, how low the lower one, how far the outer corner rises.
    Women's have a lash that long; `lid` darkens what lies above the eye."""

    def drawn(head: Head, iris: str, x: float, side: int) -> str:
        high, deep = (up + 1, down + 0.3) if head.is_female else (up, down)
        inner, outer = -side * 6.4, side * 6.8
        rise = -slant
        white = [
            Knot(x + outer, rise, True),
            Knot(x + outer * 0.4, -high * 0.95),
            Knot(x + inner * 0.4, -high * 0.9 + max(0.0, slant * 0.5)),
            Knot(x + inner, 0.8, True),
            Knot(x + inner * 0.3, deep),
            Knot(x + outer * 0.5, deep * 0.9),
        ]
        size = min(3.5 if head.is_female else 3.2, (high + deep) / 2 + 0.5)
        look, level = x + head.turn * 0.12, (deep - high) * 0.3
        edge = [Knot(x + outer * 1.06, rise + 0.2), *white[1:3], Knot(x + inner * 1.02, 0.9)]
        crease = [
            Knot(x + outer * 1.1, rise - 1.4),
            Knot(x + outer * 0.4, -high - 2.6),
            Knot(x + inner * 0.7, -high - 1),
        ]
        parts = [
            fill(curve([*edge, *reversed(crease)]), shade(head.skin, 0.4), lid) if lid else "",
            fill(curve(white), "#f6ecd9" if side < 0 else "#e2d3c0"),
            fill(oval(look, level, size), iris),
            fill(oval(look, level, size * 0.52), INK),
            fill(oval(look - 1.1, level - 1.1, 0.95), "#ffffff", 0.95),
            line(curve(edge, is_open=True), INK, 2.3 if head.is_female else 2.0),
        ]
        if head.is_female and lash:
            flick = [Knot(x + outer * 0.9, -1.6), Knot(x + outer * (0.9 + 0.55 * lash), -1.6 - 1.6 * lash)]
            parts.append(line(curve(flick, is_open=True), INK, 1.5))
        if not head.is_female or not lash:
            bag = [Knot(x + outer * 0.8, deep + 1.6), Knot(x, deep + 2.9), Knot(x + inner * 0.7, deep + 1.6)]
            parts.append(line(curve(bag, is_open=True), shade(head.skin, 0.5), 1.0, 0.5))
        return "".join(parts)

    return drawn


def _arched(outline: str, width: float = 2.1) -> Eye:
    return lambda _head, _iris, x, _side: line(curve(moved(outline, x), is_open=True), INK, width)


def _glowing(head: Head, iris: str, x: float, side: int) -> str:
    lens = curve(moved("-7,-1! 0,-3.4 7,1! 0,3" if side < 0 else "-7,1! 0,-3.4 7,-1! 0,3", x, 0))
    dark = curve(moved("-11,-2 -3,-8 8,-6 11,1 4,7 -7,6" if side < 0 else "11,-2 3,-8 -8,-6 -11,1 -4,7 7,6", x, 0))
    return (
        fill(dark, shade(head.skin, 0.75), 0.75)
        + glow(x, 0, 13, iris, 0.75)
        + fill(lens, iris)
        + fill(oval(x, -0.2, 2.4, 1.7), "#ffffff", 0.95)
    )


def _dot(_head: Head, _iris: str, x: float, _side: int) -> str:
    return fill(oval(x, 0, 3.1, 3.5), INK) + fill(oval(x - 1, -1.2, 0.9), "#ffffff", 0.9)


def _crinkled(head: Head, iris: str, x: float, side: int) -> str:
    """An old eye: the lid hangs over its outer corner, and laughter has left its lines."""
    eye = lidded(1.6, 2.2, -1.0, lash=0, lid=0.5)(head, iris, x, side)
    rays = ((10, -1, 15, -4), (10.5, 1.5, 16, 2), (10, 4, 14.5, 7))
    feet = "".join(
        line(f"M{x + side * a} {b}L{x + side * c} {d}", shade(head.skin, 0.55), 1.2, 0.6) for a, b, c, d in rays
    )
    bag = curve(moved("-6,6.4 0,8.4 6.4,6", x), is_open=True)
    return eye + feet + line(bag, shade(head.skin, 0.5), 1.3, 0.55)


EYES: Parts[Eye] = Parts(
    "eyes",
    {
        "none": lambda _head, _iris, _x, _side: "",
        "open": lidded(3.8, 2.8),
        "wide": lidded(5.4, 4.0),
        "narrow": lidded(1.9, 1.9),
        "sly": lidded(2.3, 2.6, 1.2),
        "stern": lidded(2.8, 2.4, 1.0),
        "tired": lidded(2.3, 3.2, -0.4),
        "almond": lidded(2.2, 2.0, 2.4, lash=1.5),
        "doe": lidded(4.6, 4.0, 0.2, lash=0.7),
        "heavy": lidded(1.7, 2.6, 0.2, lash=0.8, lid=0.75),
        "bare": lidded(2.8, 2.6, 0.2, lash=0),
        "crinkled": _crinkled,
        "merry": _arched("-7,1.6 0,-3.4 7,1.6", 2.4),
        "closed": _arched("-6.5,-0.5 0,2.6 6.5,-0.5"),
        "glow": _glowing,
        "dots": _dot,
    },
)


# Brows: they say what somebody feels, and still do so at 60 pixels

BROWS: Parts[tuple[float, float, float, float]] = Parts(
    "brows",
    {  # inner end, middle, outer end, thickness
        "none": (0, 0, 0, 0),
        "flat": (-8.6, -10.2, -8.2, 3.4),
        "angry": (-6.4, -9.8, -11.2, 3.8),
        "worried": (-11.6, -10.4, -6.6, 3.0),
        "raised": (-10.8, -14.0, -9.8, 2.8),
        "heavy": (-7.0, -10.6, -9.0, 5.4),
        "fine": (-9.6, -12.4, -8.4, 2.0),
        "cocked": (-8.4, -10.8, -9.0, 3.2),
        "arched": (-8.2, -15.0, -7.2, 2.4),
        "sparse": (-8.4, -10.0, -6.4, 1.8),
    },
)


def brows(head: Head, kind: str, colour: str | None = None) -> str:
    """A pair of brows."""
    inner, middle, outer, thick = BROWS[kind]
    if not thick:
        return ""
    colour = colour or mix(head.hair, "#241f26", 0.3)
    parts = []
    for side in (-1, 1):
        lift = -3.2 if kind == "cocked" and side > 0 else 0
        x = head.turn + side * GAP
        points = [
            Knot(x - side * 8.4, inner + lift, True),
            Knot(x - side * 1, middle - thick * 0.3 + lift),
            Knot(x + side * 9.6, outer + lift, True),
            Knot(x + side * 1, middle + thick * 0.7 + lift),
            Knot(x - side * 8.0, inner + thick * 0.9 + lift, True),
        ]
        parts.append(fill(curve(points), colour))
    return "".join(parts)


# Noses

NOSES: Parts[tuple[float, float, float]] = Parts(
    "nose",
    {  # half width, length, how far the tip sticks out
        "none": (0, 0, 0),
        "straight": (6.5, 19, 3.5),
        "button": (5.6, 15.5, 3.0),
        "fine": (4.6, 17, 2.6),
        "broad": (9.2, 18.5, 4.0),
        "hook": (7.0, 23, 5.6),
        "bulb": (9.6, 20, 5.6),
        "long": (6.6, 24, 4.6),
        "snub": (7.4, 14, 3.6),
    },
)


def nose(head: Head, kind: str) -> str:
    """A wedge: its left side in the light, its right side and foot in the dark."""
    wide, long, tip = NOSES[kind]
    if not long:
        return ""
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


# Mouths: drawn around 0, 0

Mouth = Callable[[Head], str]


def mouth(head: Head, kind: str, lower: float = 0) -> str:
    """A mouth, lower under a moustache and on a long face."""
    drawn = MOUTHS[kind](head)
    down = 31.5 + lower + max(0.0, (head.chin - 47) * 0.35)
    return f'<g transform="translate({head.turn * 0.85:.2f} {down:.2f})">{drawn}</g>' if drawn else ""


def _lip(head: Head) -> str:
    return mix(head.skin, "#9c2436", 0.5)


def lips(upper: str, lower: str, between: str, strength: float = 0.5) -> Mouth:
    """Painted lips: the upper one in the dark, the lower one in the light."""

    def drawn(head: Head) -> str:
        tone = mix(head.skin, "#9c2436", strength)
        return (
            fill(curve(upper), shade(tone, 0.12))
            + fill(curve(lower), tint(tone, 0.12))
            + open_line(between, shade(tone, 0.6), 1.1)
        )

    return drawn


def _line(outline: str) -> Mouth:
    def drawn(head: Head) -> str:
        under = fill(curve("-5,4.6 0,6.6 5,4.6 0,5.2"), shade(head.skin, 0.55), 0.35)
        return under + open_line(outline, mix(INK, _lip(head), 0.25), 2.0)

    return drawn


def _toothy(tall: float) -> Mouth:
    def drawn(head: Head) -> str:
        corner = shade(head.skin, 0.6)
        return (
            fill(curve(f"-11,-2.4! 0,0.4 11,-2.4! 7,{tall - 2.5} 0,{tall} -7,{tall - 2.5}"), "#5b1a22")
            + fill(curve("-9.6,-1.6! 0,1 9.6,-1.6! 7.6,2.4 0,3.8 -7.6,2.4"), "#fbf3e2")
            + open_line("-12.2,-3.6 -10.8,-2 -9.6,-1.6", corner, 1.2, 0.8)
            + open_line("12.2,-3.6 10.8,-2 9.6,-1.6", corner, 1.2, 0.8)
        )

    return drawn


def _snarl(_head: Head) -> str:
    return fill(curve("-11,3! -6,-2.6 0,-1 6,-2.6 11,3! 5,5.6 -5,5.6"), "#4a141c") + fill(
        curve("-8.5,1.4! -5,-1.2 0,0 5,-1.2 8.5,1.4! 4,2.2 -4,2.2"), "#f4ead2"
    )


def _open(_head: Head) -> str:
    return fill(curve("-6,0! 0,-2.4 6,0! 4.4,7 0,8.6 -4.4,7"), "#5b1a22") + fill(
        curve("-3.6,6! 0,4.2 3.6,6! 0,8"), "#c0525a"
    )


def _withered(head: Head) -> str:
    """Thin lips drawn in over few teeth, with the lines of age around them."""
    dark = shade(head.skin, 0.6)
    creases = "".join(line(f"M{x} {y}l{dx} {dy}", dark, 1.0, 0.55) for x, y, dx, dy in (
        (-5, -3, -1, -3.4), (-1.6, -3.4, -0.4, -3.6), (2, -3.4, 0.5, -3.6), (5.4, -3, 1.2, -3.2),
        (-4, 3.4, -1, 3), (0, 4, 0, 3), (4, 3.4, 1, 3),
    ))  # fmt: skip
    return (
        fill(curve("-9,0.6! -3,-1.8 3,-1.6 9,0.4! 3,1.8 -3,2"), shade(_lip(head), 0.2))
        + open_line("-9.6,1.4 -4,0 4,0 9.6,1", mix(INK, _lip(head), 0.3), 1.7)
        + creases
    )


def _shout(head: Head) -> str:
    return (
        fill(curve("-12,-4 0,-7 12,-4 13,7 0,17 -13,7"), "#4a0f18")
        + fill(curve("-10.4,-3.4 0,-5.6 10.4,-3.4! 8.6,1 0,0 -8.6,1"), "#fbf3e2")
        + fill(curve("-7.6,10 0,5.4 7.6,10 0,14.6"), "#c9505a")
        + open_line("-13,-3 0,-8 13,-3", shade(head.skin, 0.6), 1.4, 0.7)
    )


MOUTHS: Parts[Mouth] = Parts(
    "mouth",
    {
        "none": lambda _head: "",
        "flat": _line("-8.5,0.4 -3,-0.4 3,-0.2 8.5,0.4"),
        "smile": _line("-9.5,-2 -4,1.4 4,1.6 9.5,-2.2"),
        "smirk": _line("-7.5,1 -1,1.2 5,0 10,-3.6"),
        "frown": _line("-8.5,2.6 -3,-0.6 3,-0.6 8.5,2.6"),
        "grim": _line("-9,1.6 -3,-0.2 3,0 9,1.8"),
        "grin": _toothy(5.4),
        "laugh": _toothy(8.5),
        "snarl": _snarl,
        "open": _open,
        "shout": _shout,
        "withered": _withered,
        "lips": lips(
            "-7.6,0! -3,-2.8 0,-1.8! 3,-2.8 7.6,0! 0,1.2", "-7.6,0! 0,1.2 7.6,0! 3.6,3.9 0,4.5 -3.6,3.9",
            "-7.6,0 -3,0.6 3,0.6 7.6,0",
        ),
        "full-lips": lips(
            "-9.4,0! -3.6,-4 0,-2.4! 3.6,-4 9.4,0! 0,1", "-9.4,0! 0,1 9.4,0! 4.6,5.6 0,6.4 -4.6,5.6",
            "-9.4,-0.4 -3.6,0.8 3.6,0.8 9.4,-0.4", 0.66,
        ),
        "thin-lips": lips(
            "-8.6,0.8! -3,-1.4 0,-0.8! 3,-1.4 8.6,0.8! 0,0.8", "-8.6,0.8! 0,0.8 8.6,0.8! 3,2.6 -3,2.6",
            "-9,1.2 -3,0.4 3,0.4 9,1.2", 0.36,
        ),
        "bow-lips": lips(
            "-5.6,0.4! -2.6,-3.8 0,-1.6! 2.6,-3.8 5.6,0.4! 0,1.2", "-5.6,0.4! 0,1.2 5.6,0.4! 2.8,4.6 0,5.2 -2.8,4.6",
            "-5.6,0.4 -2,0.8 2,0.8 5.6,0.4", 0.7,
        ),
        "smiling-lips": lips(
            "-9.6,-2! -3,-2.4 0,-1.4! 3,-2.4 9.6,-2! 0,1.8", "-9.6,-2! 0,1.8 9.6,-2! 4.6,3.8 0,4.8 -4.6,3.8",
            "-10.2,-2.4 -4,1 4,1 10.2,-2.4", 0.55,
        ),
        "wry-lips": lips(
            "-7,1! -2.4,-1.8 0.6,-1.2! 3.6,-3 9,-2.6! 1,1.4", "-7,1! 1,1.4 9,-2.6! 5,2.6 1,3.9 -3.4,3.4",
            "-7.4,1.2 -1,1.4 4,0.4 9.6,-3", 0.5,
        ),
    },
)  # fmt: skip
