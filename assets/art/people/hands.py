"""Hands and arms: fists around a shaft, open palms, fingers that point, and what bones make of them."""

from __future__ import annotations

from assets.art.kit import band, box, curve, fill, line, moved, paper, placed, shade, strokes, tint
from assets.art.shapes.dark import BONE
from assets.art.shapes.west import SKIN, turned


def reach(x: float, y: float, sleeve: str, grow: float = 1, out: float = 20) -> str:
    """An arm that comes up from below the picture, with a cuff."""
    side = 1 if x >= 0 else -1
    path = f"{x + side * out},236 {x + side * out * 0.7:.1f},{(y + 236) / 2:.1f} {x + side * 2},{y + 13}"
    cuff = band(f"{x + side * 6},{y + 27} {x + side * 2.5},{y + 13}", [33 * grow, 30 * grow])
    return arm(path, [60 * grow, 46 * grow, 28 * grow], sleeve) + paper(curve(cuff), shade(sleeve, 0.22), lift=1)


def grip(
    thing: str, x: float, y: float, skin: str, sleeve: str, *, turn: float = 0, grow: float = 1, out: float = 20
) -> str:
    """A thing drawn around 0, 0, with a fist around it there and an arm below."""
    side = 1 if x >= 0 else -1
    return (
        reach(x, y, sleeve, grow, out)
        + palm(x, y, skin, grow)
        + placed(thing, x, y, turn)
        + fingers(x, y, skin, turn * 0.6, grow, -side)
    )


def finger(x: float, y: float, u: float, v: float, width: float, skin: str) -> str:
    """One straight finger with round ends."""
    d = f"M{x} {y}L{u} {v}"
    return (
        placed(line(d, "#160b1c", width + 1.4, 0.22), 1, 1.6)
        + placed(line(d, tint(skin, 0.4), width), -0.6, -0.6)
        + line(d, skin, width)
    )


def open_hand(x: float, y: float, skin: str, sleeve: str, *, turn: float = 0, grow: float = 1, thumb: int = -1) -> str:
    """A hand held up, its fingers spread, with its arm."""
    drawn = "".join(
        finger(a, b, c, d, wide, skin)
        for a, b, c, d, wide in (
            (-9, -8, -17, -30, 7.4),
            (-3.4, -10, -6, -37, 8),
            (3.4, -10, 6, -36, 8),
            (9, -8, 16, -29, 7.2),
            (thumb * 8, 6, thumb * 24, -8, 8.4),
        )
    )
    flesh = paper(curve("-13,-8 0,-13 13,-8 14,6 9,17 -9,17 -14,6"), skin, lift=1, edge=0.7)
    creases = strokes(("-9,-1 0,2 9,-2", "-7,6 -1,4 3,12"), shade(skin, 0.5), 1.2, 0.5)
    return reach(x, y + 4, sleeve, grow) + placed(drawn + flesh + creases, x, y, turn, grow)


def gun_hand(gun: str, x: float, y: float, sleeve: str, *, side: int = -1, turn: float = 0, grow: float = 1,
             skin: str = SKIN, cuff: str = "") -> str:  # fmt: skip
    """A fist around the grip of a gun, and an arm that comes from below on the other side."""
    reach = -side
    forearm = paper(curve(band(f"{reach * 96},78 {reach * 46},40 {reach * 16},12", [50, 42, 30])), sleeve, lift=2.4)
    hem = paper(curve(band(f"{reach * 34},27 {reach * 20},15", [36, 34])), cuff or shade(sleeve, 0.25), lift=1.2)
    hand = paper(curve(turned("-10,-10 4,-20 22,-14 30,6 26,26 8,30 -8,20", side)), shade(skin, 0.14), lift=1.6)
    knuckles = "".join(
        paper(box(reach * 3 - wide / 2, at, wide, 10, 5), skin if index % 2 else shade(skin, 0.05), lift=0.8, edge=0.7)
        for index, (wide, at) in enumerate(((26, -2), (27, 7), (24, 16)))
    )
    thumb = paper(curve(turned("4,-16 14,-22 22,-14 14,-4 2,-2 -10,-4 -12,-10", side)), tint(skin, 0.06), lift=0.9)
    return placed(forearm + hem + hand + gun + knuckles + thumb, x, y, turn, grow)


def side_fist(skin: str, sleeve: str, side: int = -1, cuff: str = "") -> str:
    """A fist that strikes to the left, seen from its side, around 0, 0."""

    def piece(outline: str, tone: str, lift: float = 1.4) -> str:
        return paper(curve(turned(outline, side)), tone, lift=lift, edge=1)

    parts = [
        paper(curve(turned(band("150,44 90,22 30,6", [80, 66, 50]), side)), sleeve, lift=3, edge=1.4),
        paper(curve(turned(band("62,14 38,8", [62, 58]), side)), cuff or shade(sleeve, 0.3), lift=1.8),
        piece("-26,-36 6,-40 34,-28 40,4 28,34 -6,38 -30,28", shade(skin, 0.1), 2.4),
    ]
    for index, y in enumerate((-27, -10, 7, 23)):
        long = (44, 48, 46, 38)[index]
        right = 2 + long / 2
        tip, left = f"{right - 6},{y - 9} {right},{y} {right - 6},{y + 9}", right - long
        outline = f"{left},{y - 9} {tip} {left},{y + 9} {left - 6},{y}"
        parts.append(piece(outline, skin if index % 2 else shade(skin, 0.05), 1))
    parts.append(piece("26,-22 34,-4 24,10 2,16 -12,12 -12,2 4,-2 14,-16", tint(skin, 0.08), 1.4))
    return "".join(parts)


def open_palm(skin: str = SKIN) -> str:
    """A hand laid open, seen from its palm, fingers up."""
    fingers_ = "".join(
        paper(curve(moved("-5.5,4 -5.5,-30 0,-36 5.5,-30 5.5,4", x, y, 1, t)), skin, lift=1, edge=0.8)
        for x, y, t in ((-17, -14, -12), (-6, -20, -4), (6, -20, 4), (16, -14, 12))
    )
    thumb = paper(curve(moved("-6,8 -7,-18 0,-26 6,-18 6,8", -24, 8, 1, -46)), skin, lift=1, edge=0.8)
    hand = paper(curve("-22,-14 0,-20 21,-14 22,10 14,28 -12,28 -22,12"), skin, lift=1.6, edge=1)
    return fingers_ + thumb + hand + line(curve("-14,2 -2,-2 12,4", is_open=True), shade(skin, 0.4), 1.8, 0.5)


def cupped(x: float, y: float, skin: str, sleeve: str) -> str:
    """An open hand raised from below."""
    side = 1 if x >= 0 else -1
    hand = paper(curve("-20,4 -12,-4 0,0 12,-4 20,4 16,18 0,24 -16,18"), skin, lift=1.4)
    tips = "".join(
        paper(curve(moved("-3.4,6 -3.6,-7 0,-12 3.6,-7 3.4,6", dx, dy, 1, turn)), tint(skin, 0.05), lift=0.7, edge=0.6)
        for dx, dy, turn in ((-19, 2, -30), (-8, -1, -10), (8, -1, 10), (19, 2, 30))
    )
    return arm(f"{x + side * 8},{y + 76} {x + side * 4},{y + 46} {x},{y + 22}", [46, 38, 26], sleeve) + placed(
        tips + hand, x, y
    )


def bony_hand(x: float, y: float, turn: float = 0, grow: float = 1, colour: str = BONE) -> str:
    """A skeleton's hand, fingers spread upwards."""
    parts = [paper(curve("-9,0 -10,-12 0,-16 10,-12 9,0 5,12 -5,12"), colour, lift=1.2)]
    for dx, dy, lean, long in (
        (-11, -4, -58, 15),
        (-8, -12, -22, 20),
        (-2.6, -15, -6, 23),
        (3.4, -15, 8, 22),
        (8.6, -12, 24, 18),
    ):
        for part in (0, 1):
            joint = moved(f"0,{-long * part} ", 0, 0, 1, lean)[0]
            finger = moved(
                "-2.6,0 -2,-8 -3,-13 0,-15 3,-13 2,-8 2.6,0",
                dx + joint.x * 0.8,
                dy + joint.y * 0.8,
                long / 20,
                lean + part * lean * 0.2,
            )
            parts.append(paper(curve(finger), shade(colour, 0.05 + 0.06 * part), lift=0.7, edge=0.6))
    return placed("".join(parts), x, y, turn, grow)


def pointing_hand(x: float, y: float, skin: str, sleeve: str, turn: float) -> str:
    """A hand with the forefinger stretched out to the right."""
    hand = paper(curve("-16,-10 0,-13 12,-10 14,6 4,14 -14,10"), shade(skin, 0.06), lift=1.4)
    finger = paper(box(6, -12, 38, 9.6, 4.8), skin, lift=1, edge=0.8)
    curled = "".join(paper(box(4 - i, -3 + i * 6, 17 - i * 1.5, 7.2, 3.6), skin, lift=0.7, edge=0.6) for i in range(3))
    thumb = paper(curve("-6,-9 4,-19 14,-18 13,-11 3,-4"), tint(skin, 0.06), lift=0.9)
    cuff = paper(curve(band("-34,6 -12,0", [34, 27])), tint(sleeve, 0.3), lift=1.2)
    return arm(f"{x - 60},{y + 54} {x - 40},{y + 26} {x - 18},{y + 4}", [46, 38, 27], sleeve) + placed(
        cuff + hand + finger + curled + thumb, x, y, turn
    )


def arm(outline: str, widths: list[float], sleeve: str) -> str:
    """A sleeve that comes up from below."""
    return paper(curve(band(outline, widths)), sleeve, lift=2)


def fingers(x: float, y: float, skin: str, turn: float = 0, grow: float = 1, thumb: int = -1) -> str:
    """Four fingers around something upright, seen from the front, with the thumb at one side."""
    parts = []
    for index, (wide, drop) in enumerate(((19, -11), (21, -4), (20, 3), (17, 9.6))):
        finger = box(-wide / 2, drop - 3.6, wide, 7.4, 3.7)
        parts.append(paper(finger, skin if index % 2 == 0 else shade(skin, 0.05), lift=0.7, edge=0.6))
    tip = moved("-4,-4 3,-6 9,-3 9,2 2,4 -5,3", thumb * 7, -15.5, 1, thumb * -16)
    parts.append(paper(curve(tip), tint(skin, 0.06), lift=0.8, edge=0.6))
    return placed("".join(parts), x, y, turn, grow)


def palm(x: float, y: float, skin: str, grow: float = 1) -> str:
    """The hand behind the thing it holds."""
    return paper(curve(moved("-12,-13 0,-17 12,-13 14,6 8,16 -8,16 -14,6", x, y, grow)), shade(skin, 0.12), lift=1.4)


def held(thing: str, x: float, y: float, skin: str, sleeve: str, *, turn: float = 0, grow: float = 1) -> str:
    """A thing drawn around 0, 0 with a hand around it there and an arm below."""
    side = 1 if x >= 0 else -1
    sleeve_line = f"{x + side * 14},{y + 64} {x + side * 7},{y + 34} {x + side * 1},{y + 12}"
    return (
        arm(sleeve_line, [46 * grow, 36 * grow, 27 * grow], sleeve)
        + paper(
            curve(band(f"{x + side * 5},{y + 26} {x + side * 2},{y + 13}", [31 * grow, 29 * grow])),
            shade(sleeve, 0.2),
            lift=1,
        )
        + palm(x, y, skin, grow)
        + placed(thing, x, y, turn)
        + fingers(x, y, skin, turn * 0.6, grow, -side)
    )


def clasped(one: str, other: str) -> str:
    """The hands of two people in each other, from the left and from the right."""
    palms = paper(curve("-54,92 -30,80 4,80 30,90 40,108 30,126 4,134 -30,130 -54,126"), one, lift=2, edge=1.2) + paper(
        curve("56,94 40,80 18,78 4,88 8,104 14,128 34,134 56,126"), other, lift=1.8, edge=1.2
    )
    closed = "".join(
        placed(
            paper(box(-long / 2, -7, long, 14, 7), tint(other, 0.05) if index % 2 else other, lift=1.3, edge=1)
            + fill(box(-long / 2 + 2, -4, 9, 8, 4), tint(other, 0.45), 0.7),
            x,
            y,
            turn,
        )
        for index, (x, y, turn, long) in enumerate(
            ((-14, 88, 10, 46), (-16, 101, 4, 52), (-14, 114, -2, 50), (-8, 126, -8, 42))
        )
    )
    thumb = paper(curve("-52,92 -36,76 -8,68 14,66 22,72 14,80 -6,84 -30,96"), tint(one, 0.08), lift=1.8, edge=1.1)
    return palms + closed + thumb
