"""The paper-cut kit: colours, curves and paper layers. Everything here returns SVG text that nanosvg understands.

A picture is drawn around x = 0, from y = 0 (top) to y = 200 (bottom); what matters lies between x = -100 and 100.
Backgrounds go on to both sides, so that one drawing fills a frame of any shape.
"""

from __future__ import annotations

import math
import re
import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

LIGHT = "#fff0cc"  # what light adds: warm, from the upper left
DARK = "#22122e"  # what shadow adds: cool
SHADOW = "#160b1c"  # what a layer of paper throws on the one below
GOLD = "#dcab3e"
TALL = 200.0
HALF = 260.0  # backgrounds reach from -HALF to HALF


# Colours


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two others: `share` of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(_rgb(one), _rgb(other), strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def tint(colour: str, share: float = 0.25) -> str:
    """Nearer to the light."""
    return mix(colour, LIGHT, share)


def shade(colour: str, share: float = 0.25) -> str:
    """Further from the light."""
    return mix(colour, DARK, share)


# Curves


class Knot(NamedTuple):
    """A point of an outline; a sharp one is a corner."""

    x: float
    y: float
    sharp: bool = False


Outline = str | Sequence[Knot]

_KNOT = re.compile(r"(-?[\d.]+),(-?[\d.]+)(!?)")


def knots(outline: Outline) -> list[Knot]:
    """Points written `x,y`, with `!` after a corner."""
    if not isinstance(outline, str):
        return list(outline)
    return [Knot(float(x), float(y), bool(sharp)) for x, y, sharp in _KNOT.findall(outline)]


def curve(outline: Outline, *, is_open: bool = False, roundness: float = 1.0) -> str:
    """A path through all points: smooth, but for the corners."""
    points = knots(outline)
    count = len(points)
    last = count - 1 if is_open else count

    def tangent(index: int) -> tuple[float, float]:
        here = points[index % count]
        if here.sharp or (is_open and index in (0, count - 1)):
            return 0.0, 0.0
        before, after = points[(index - 1) % count], points[(index + 1) % count]
        return (after.x - before.x) * roundness / 6, (after.y - before.y) * roundness / 6

    parts = [f"M{_n(points[0].x)} {_n(points[0].y)}"]
    for index in range(last):
        here, there = points[index], points[(index + 1) % count]
        (ax, ay), (bx, by) = tangent(index), tangent(index + 1)
        if here.sharp and there.sharp:
            parts.append(f"L{_n(there.x)} {_n(there.y)}")
        else:
            ends = (here.x + ax, here.y + ay, there.x - bx, there.y - by, there.x, there.y)
            parts.append("C" + " ".join(_n(number) for number in ends))
    return "".join(parts) + ("" if is_open else "z")


def flipped(outline: Outline) -> list[Knot]:
    """The same points on the other side of the middle."""
    return [Knot(-x, y, sharp) for x, y, sharp in knots(outline)]


def even(right_half: Outline) -> list[Knot]:
    """A symmetrical outline, from its right half given from top to bottom."""
    right = knots(right_half)
    left = [knot for knot in reversed(flipped(right)) if abs(knot.x) > 0.01]
    return [*right, *left]


def moved(outline: Outline, dx: float = 0, dy: float = 0, grow: float = 1, turn: float = 0) -> list[Knot]:
    """Grown and turned (in degrees) around 0, then moved."""
    cos, sin = math.cos(math.radians(turn)) * grow, math.sin(math.radians(turn)) * grow
    return [Knot(x * cos - y * sin + dx, x * sin + y * cos + dy, sharp) for x, y, sharp in knots(outline)]


def band(centre: Outline, widths: Sequence[float], steps: int = 3) -> list[Knot]:
    """The outline of a band along a line, with a width at each of its points: tails, necks, locks of hair, straps."""
    points = knots(centre)
    middle: list[tuple[float, float, float]] = []
    for index in range(len(points) - 1):
        before, here, there = points[max(0, index - 1)], points[index], points[index + 1]
        after = points[min(len(points) - 1, index + 2)]
        for step in range(steps if index < len(points) - 2 else steps + 1):
            t = step / steps
            width = widths[index] + (widths[index + 1] - widths[index]) * t
            middle.append(
                (_spline(before.x, here.x, there.x, after.x, t), _spline(before.y, here.y, there.y, after.y, t), width)
            )
    left: list[Knot] = []
    right: list[Knot] = []
    for index, (x, y, width) in enumerate(middle):
        ax, ay, _ = middle[max(0, index - 1)]
        bx, by, _ = middle[min(len(middle) - 1, index + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        is_end = index in (0, len(middle) - 1)
        left.append(Knot(x + nx, y + ny, is_end))
        right.append(Knot(x - nx, y - ny, is_end))
    return [*left, *reversed(right)]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def ragged(outline: Outline, depth: float, step: float, lean: tuple[float, float] = (0, 0.35)) -> list[Knot]:
    """The outline with tufts: fur, feathers, flames, torn cloth. `lean` pulls their tips, in parts of the depth."""
    points = knots(outline)
    count = len(points)
    samples: list[tuple[float, float]] = []
    for index in range(count):
        a, b, c, d = (points[(index + offset) % count] for offset in (-1, 0, 1, 2))
        pieces = max(1, round(math.hypot(c.x - b.x, c.y - b.y) / step)) * 2
        for piece in range(pieces):
            t = piece / pieces
            if b.sharp or c.sharp:
                samples.append((b.x + (c.x - b.x) * t, b.y + (c.y - b.y) * t))
            else:
                samples.append((_spline(a.x, b.x, c.x, d.x, t), _spline(a.y, b.y, c.y, d.y, t)))
    area = sum(x * v - u * y for (x, y), (u, v) in zip(samples, samples[1:] + samples[:1], strict=True))
    side = 1 if area > 0 else -1
    tufts: list[Knot] = []
    for index, (x, y) in enumerate(samples):
        if index % 2 == 0:
            tufts.append(Knot(x, y))
            continue
        (ax, ay), (bx, by) = samples[index - 1], samples[(index + 1) % len(samples)]
        length = math.hypot(bx - ax, by - ay) or 1
        reach = depth * (1.25 if index % 4 == 1 else 0.8)
        nx, ny = (by - ay) / length * side, -(bx - ax) / length * side
        tufts.append(Knot(x + (nx + lean[0]) * reach, y + (ny + lean[1]) * reach, True))
    return tufts


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse as a path; a circle without `ry`."""
    ry = rx if ry is None else ry
    return f"M{_n(x - rx)} {_n(y)}a{_n(rx)} {_n(ry)} 0 1 0 {_n(2 * rx)} 0a{_n(rx)} {_n(ry)} 0 1 0 {_n(-2 * rx)} 0z"


def box(x: float, y: float, wide: float, tall: float, corner: float = 0) -> str:
    """A rectangle as a path, with round corners."""
    c = min(corner, wide / 2, tall / 2)
    arc = f"a{_n(c)} {_n(c)} 0 0 1"
    return (
        f"M{_n(x + c)} {_n(y)}h{_n(wide - 2 * c)}{arc} {_n(c)} {_n(c)}v{_n(tall - 2 * c)}{arc} {_n(-c)} {_n(c)}"
        f"h{_n(2 * c - wide)}{arc} {_n(-c)} {_n(-c)}v{_n(2 * c - tall)}{arc} {_n(c)} {_n(-c)}z"
    )


def star(x: float, y: float, outer: float, inner: float, rays: int = 5, turn: float = -90) -> str:
    """A star with straight sides."""
    points = []
    for index in range(rays * 2):
        angle = math.radians(turn + index * 180 / rays)
        radius = inner if index % 2 else outer
        points.append(Knot(x + radius * math.cos(angle), y + radius * math.sin(angle), True))
    return curve(points)


def _n(number: float) -> str:
    text = f"{number:.1f}"
    return text[:-2] if text.endswith(".0") else text


# Paint


def _gradient(kind: str, place: str, stops: Iterable[tuple[float, str, float]]) -> tuple[str, str]:
    """A gradient and the `fill` that names it. nanosvg needs percentages: it takes 0 to 1 for pixels."""
    inner = "".join(
        f'<stop offset="{_n(at)}%" stop-color="{colour}"'
        + ("" if opacity == 1 else f' stop-opacity="{opacity:.2f}"')
        + "/>"
        for at, colour, opacity in stops
    )
    name = f"g{zlib.crc32(f'{kind}{place}{inner}'.encode()):x}"
    return f'<{kind} id="{name}" {place}>{inner}</{kind}>', f"url(#{name})"


def fill(d: str, colour: str, opacity: float = 1) -> str:
    """A flat shape."""
    alpha = "" if opacity == 1 else f' opacity="{opacity:.2f}"'
    return f'<path d="{d}" fill="{colour}"{alpha}/>'


def fade(d: str, top: str, bottom: str, *, opacity: tuple[float, float] = (1, 1), sideways: bool = False) -> str:
    """A shape that goes from one colour to another, downwards or to the right."""
    place = 'x1="0%" y1="0%" x2="100%" y2="0%"' if sideways else 'x1="0%" y1="0%" x2="0%" y2="100%"'
    gradient, paint = _gradient("linearGradient", place, [(0, top, opacity[0]), (100, bottom, opacity[1])])
    return f'{gradient}<path d="{d}" fill="{paint}"/>'


def glow(x: float, y: float, radius: float, colour: str, strength: float = 0.8) -> str:
    """A light that fades into nothing."""
    place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" gradientUnits="userSpaceOnUse"'
    stops = [(0, colour, strength), (45, colour, strength * 0.45), (100, colour, 0.0)]
    gradient, paint = _gradient("radialGradient", place, stops)
    return f'{gradient}<path d="{oval(x, y, radius)}" fill="{paint}"/>'


def line(d: str, colour: str, width: float = 1.6, opacity: float = 1) -> str:
    """A stroke with round ends."""
    alpha = "" if opacity == 1 else f' opacity="{opacity:.2f}"'
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{_n(width)}"{alpha}/>'


def open_line(outline: Outline, colour: str, width: float = 1.6, opacity: float = 1) -> str:
    """A smooth stroke through points."""
    return line(curve(outline, is_open=True), colour, width, opacity)


def strokes(outlines: Iterable[Outline], colour: str, width: float = 1.6, opacity: float = 0.5) -> str:
    """Several of them: seams, strands, grain."""
    return "".join(open_line(outline, colour, width, opacity) for outline in outlines)


def folds(outlines: Iterable[Outline], colour: str, width: float = 1.6, opacity: float = 0.5) -> str:
    """Creases in cloth of a colour."""
    return strokes(outlines, shade(colour, 0.55), width, opacity)


# How far a copy reaches beyond the shape, in lifts, and how dark it is: the higher the paper, the softer its shadow.
_NEAR = ((1.2, 0.13), (3.6, 0.1))
_MIDDLE = ((0.8, 0.1), (2.4, 0.09), (4.8, 0.06))
_FAR = ((0.6, 0.075), (1.7, 0.065), (3.0, 0.055), (4.5, 0.045), (6.4, 0.03))
_RAGGED = ((1.6, 0.13), (4.4, 0.11))
MANY = 36  # points: the shadow of a shape that has more of them is a rough one
_PIECE = re.compile(r"M[^M]*")
_END = re.compile(r"(-?[\d.]+) (-?[\d.]+)(?=[CLz]|$)")


def shadow(d: str, lift: float, strength: float = 1) -> str:
    """What a shape throws on whatever lies behind it: wider and wider, fainter and fainter copies."""
    copies = _NEAR if lift < 1.05 else _MIDDLE if lift < 1.9 else _FAR
    if d.count("C") + d.count("L") > MANY:
        d, copies = _roughly(d), _RAGGED if lift >= 1.05 else _NEAR
    body = "".join(
        f'<path d="{d}" stroke-width="{_n(spread * lift)}" opacity="{alpha * strength:.3f}"/>'
        for spread, alpha in copies
    )
    place = f"translate({_n(lift * 0.7)} {_n(lift * 1.3)})"
    return f'<g transform="{place}" fill="{SHADOW}" stroke="{SHADOW}">{body}</g>'


def _roughly(d: str) -> str:
    """A path with straight sides through the points of another one, but for those that hardly stick out."""
    pieces = []
    for piece in _PIECE.findall(d):
        if "a" in piece:
            pieces.append(piece)
            continue
        points = [(float(x), float(y)) for x, y in _END.findall(piece)]
        kept = [
            point
            for index, point in enumerate(points)
            if index % 2 == 0 or _off(point, points[index - 1], points[(index + 1) % len(points)]) > 6
        ]
        pieces.append("M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in kept) + "z")
    return "".join(pieces)


def _off(point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]) -> float:
    """How far a point lies from the middle between two others."""
    return math.hypot(point[0] - (one[0] + other[0]) / 2, point[1] - (one[1] + other[1]) / 2)


def paper(d: str, colour: str, *, lift: float = 1.6, edge: float = 0.8, fall: float = 0.16) -> str:
    """A layer of paper: its shadow, a lit edge at the upper left, and a face that darkens downwards."""
    parts = [shadow(d, lift)] if lift else []
    if edge:
        parts.append(f'<g transform="translate({_n(-edge)} {_n(-edge)})">{fill(d, tint(colour, 0.42))}</g>')
    parts.append(fade(d, tint(colour, fall * 0.5), shade(colour, fall)))
    return "".join(parts)


def both(right: Outline, colour: str, darker: float = 0.1, *, lift: float = 1.6, edge: float = 0.8) -> str:
    """A shape at the right and its mirror image at the left; the right one lies in the dark."""
    return paper(curve(flipped(right)), colour, lift=lift, edge=edge) + paper(
        curve(right), shade(colour, darker), lift=lift, edge=edge
    )


def placed(body: str, x: float = 0, y: float = 0, turn: float = 0, grow: float = 1) -> str:
    """A drawing moved, turned and grown."""
    turned = f" rotate({_n(turn)})" if turn else ""
    grown = f" scale({grow:.3f})" if grow != 1 else ""
    return f'<g transform="translate({_n(x)} {_n(y)}){turned}{grown}">{body}</g>'


# Pictures


class Art(NamedTuple):
    """A drawing, and the part of it that matters most: what a small frame shows."""

    drawing: str
    focus: tuple[float, float] = (0, 100)
    close: float = 160  # how high the closest view is
    wide: float = 2 * HALF  # how much of it is drawn

    @property
    def size(self) -> tuple[float, float]:
        """Of the whole picture."""
        return self.wide, TALL

    @property
    def centre(self) -> tuple[float, float]:
        """The focus, in parts of the whole picture."""
        return round(self.focus[0] / self.wide + 0.5, 3), round(self.focus[1] / TALL, 3)

    def whole(self) -> str:
        """All of it, to be cropped by whoever frames it."""
        return svg(self.drawing, -self.wide / 2, 0, self.wide, TALL)


def svg(drawing: str, x: float, y: float, wide: float, tall: float) -> str:
    """A whole SVG: what a view box shows of a drawing."""
    size = f'width="{_n(wide)}" height="{_n(tall)}" viewBox="{_n(x)} {_n(y)} {_n(wide)} {_n(tall)}"'
    body = f'<g stroke-linecap="round" stroke-linejoin="round">{_once(drawing)}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


_GRADIENT = re.compile(r'<(linear|radial)Gradient id="(\w+)".*?</\1Gradient>')


def _once(drawing: str) -> str:
    """The drawing with each of its gradients defined once."""
    seen: set[str] = set()

    def first(found: re.Match[str]) -> str:
        if found[2] in seen:
            return ""
        seen.add(found[2])
        return found[0]

    return _GRADIENT.sub(first, drawing)
