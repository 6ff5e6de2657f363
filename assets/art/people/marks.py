"""What life leaves on a face: scars, freckles, paint, spectacles, bandages."""

from __future__ import annotations

from assets.art.kit import (
    GOLD,
    Knot,
    box,
    curve,
    even,
    fill,
    glow,
    line,
    mix,
    moved,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.people.heads import INK, Head
from assets.art.registry import mark


@mark("scar")
def _scar(head: Head) -> str:
    x = head.turn - 15
    slash = curve(moved("-3,-15 0,-4 2,8 6,20", x, 2), is_open=True)
    return line(slash, tint(head.skin, 0.35), 2.6, 0.9) + line(slash, mix(head.skin, "#9c2436", 0.6), 1.1, 0.9)


@mark("patch")
def _patch(head: Head) -> str:
    t = head.turn
    strap = line(curve(f"{-head.cheek - 1},-22 {t + 10},-6 {head.cheek},4", is_open=True), INK, 2.4)
    return strap + paper(curve(moved("-9,-5 0,-8 9,-5 7,5 0,9 -7,5", t + 14.5, 0)), "#2f2530", lift=0.8, edge=0.6)


@mark("freckles")
def _freckles(head: Head) -> str:
    t, parts = head.turn, []
    for dx, dy in ((-16, 13), (-11, 15), (-20, 11), (-13, 10), (12, 14), (17, 11), (20, 14), (15, 16)):
        parts.append(fill(oval(t + dx, dy, 1.05), shade(head.skin, 0.5), 0.55))
    return "".join(parts)


@mark("blush", is_under=True)
def _blush(head: Head) -> str:
    t = head.turn
    return "".join(glow(t + dx, 14, 11, "#e0483a", 0.5) for dx in (-20, 19))


@mark("wrinkles")
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


@mark("stubble", is_under=True)
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


@mark("warpaint", is_under=True)
def _warpaint(head: Head) -> str:
    t = head.turn
    strokes = ((-25, 8, -9, 12), (-24, 13, -10, 17), (9, 12, 24, 8), (10, 17, 23, 13))
    return "".join(line(f"M{x + t} {y}L{u + t} {v}", "#3d6f9e", 2.6, 0.85) for x, y, u, v in strokes)


@mark("domino", is_under=True)
def _domino(head: Head) -> str:
    """A mask around the eyes."""
    t = head.turn
    mask = curve(even("0,-7 12,-9.5 26,-8 29,2 20,8 9,7 0,2"))
    return placed(fill(mask, "#1c1420", 0.82), t)


@mark("mask")
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


@mark("spectacles")
def _spectacles(head: Head) -> str:
    t, parts = head.turn, []
    for side in (-1, 1):
        lens = oval(t + side * 14.2, 1, 9.5, 8.6)
        parts.append(fill(lens, "#dfeaf0", 0.28) + line(lens, "#b98a3a", 1.9))
        parts.append(line(f"M{t + side * 23.5} 0L{side * head.cheek} -2", "#b98a3a", 1.7))
    return "".join(parts) + line(f"M{t - 4.8} 0Q{t} -3 {t + 4.8} 0", "#b98a3a", 1.9)


@mark("mole")
def _mole(head: Head) -> str:
    return fill(oval(head.turn - 13, 26, 1.5), INK, 0.85)


@mark("warts")
def _warts(head: Head) -> str:
    t = head.turn
    return "".join(
        fill(oval(t + x, y, r), shade(head.skin, 0.3)) + fill(oval(t + x - 0.5, y - 0.6, r * 0.5), tint(head.skin, 0.3))
        for x, y, r in ((-5.5, 17, 2.4), (-20, 22, 1.9), (13, 36, 2.1))
    )


@mark("plaster")
def _plaster(head: Head) -> str:
    """Sticking plaster on a cheek."""
    drawn = paper(box(-9, -3.6, 18, 7.2, 3.4), "#e9d0a4", lift=0.6) + paper(
        box(-3.6, -9, 7.2, 18, 3.4), "#f0dab2", lift=0.6
    )
    return placed(drawn, head.turn - 18, 20, 24)


@mark("monocle")
def _monocle(head: Head) -> str:
    """A glass on a chain before one eye."""
    lens = oval(head.turn + 14.2, 1, 10.5, 10)
    chain = line(curve(f"{head.turn + 22},8 {head.turn + 30},24 {head.turn + 24},46", is_open=True), GOLD, 1.8)
    return fill(lens, "#e6f2f6", 0.35) + line(lens, GOLD, 2.6) + chain


@mark("gold-tooth")
def _gold_tooth(head: Head) -> str:
    """One tooth that shines."""
    return fill(box(head.turn * 0.85 - 4.4, 31, 4.2, 4.2, 1), "#ffcf3c")


@mark("bruise")
def _bruise(head: Head) -> str:
    """A black eye."""
    return glow(head.turn + 15, 3, 15, "#4a2060", 0.75)


@mark("gag")
def _gag(head: Head) -> str:
    """A cloth bound over the mouth, knotted behind."""
    w = head.cheek
    cloth = paper(curve(even(f"0,15 16,14 {w + 2},8! {w + 1},24 16,34 0,35")), "#f1e6cc", lift=1.8, edge=1)
    folds = "".join(
        line(curve(f"{-w + 2},{y} 0,{y + 6} {w - 2},{y}", is_open=True), "#a8906a", 1.6, 0.6) for y in (14, 20)
    )
    ends = paper(curve(f"{w},12! {w + 18},2 {w + 24},8! {w + 8},18!"), "#e3d3b0", lift=1) + paper(
        curve(f"{w},16! {w + 20},22 {w + 18},32! {w + 2},22!"), "#d9c8a4", lift=1
    )
    return ends + cloth + folds


@mark("brand")
def _brand(head: Head) -> str:
    """A burning sign on the brow."""
    t = head.turn * 0.6
    sign = oval(t, -25, 7) + f"M{t} -38V-11M{t - 5} -38H{t + 5}"
    return glow(t, -25, 22, "#ff7a2c", 0.9) + line(sign, "#7a1408", 6) + line(sign, "#ffb84a", 2.8)


@mark("blindfold")
def _blindfold(head: Head) -> str:
    """A cloth over the eyes, with light behind it."""
    t, w = head.turn, head.cheek
    cloth = paper(
        curve(f"{-w - 1},-12! {t},-9 {w + 1},-12! {w + 1},7! {t},11 {-w - 1},7!"), "#3a4668", lift=1.2, edge=0.8
    )
    return cloth + "".join(
        glow(t + s * 14, -1, 14, "#bfe8ff", 0.95) + fill(oval(t + s * 14, -1, 5, 2.2), "#f2fcff", 0.9) for s in (-1, 1)
    )


@mark("soot")
def _soot(head: Head) -> str:
    """Ash around the eyes."""
    return "".join(fill(oval(head.turn + s * 14.2, 1, 12, 9), "#241820", 0.5) for s in (-1, 1))


@mark("aiming")
def _aiming(head: Head) -> str:
    """One eye shut, to aim."""
    x = head.turn + 14.2
    lid = fill(oval(x, 0.4, 9, 7.4), mix(head.skin, "#5a1030", 0.16))
    return (
        lid
        + line(curve(moved("-8,2 0,-1.4 8,1", x, 1), is_open=True), "#2a1822", 2.8)
        + line(f"M{x + 8} -3l4 -3M{x + 9} 1l5 0M{x + 8} 5l4 2", shade(head.skin, 0.5), 1.4, 0.7)
    )


@mark("half")
def _half(head: Head) -> str:
    """One side of the face painted blue."""
    right = [knot for knot in head.right if knot.x > 0.1]
    return fill(
        curve(
            [*right, *moved(f"{head.turn},{head.chin}! {head.turn + 2},20! {head.turn + 1},0! {head.turn},{head.top}!")]
        ),
        "#27507e",
        0.5,
    )


@mark("stripe")
def _stripe(head: Head) -> str:
    """A red stripe from brow to chin over one eye."""
    return fill(curve(moved("-5,-30! 5,-30! 4,38! -3,38!", head.turn - 14, 0)), "#a8322a", 0.62)


@mark("smear")
def _smear(head: Head) -> str:
    """Soot smeared across the eyes."""
    return fill(
        curve(ragged(even(f"0,-8 16,-10 {head.cheek - 2},-8! {head.cheek - 3},7! 16,9 0,6"), 1.6, 7)), "#241a22", 0.55
    )


@mark("rune")
def _rune(head: Head) -> str:
    """A rune on the brow."""
    return line(f"M{head.turn} -34V-17M{head.turn} -33l7 5M{head.turn} -26l7 5", "#b3262b", 2.6, 0.9)


@mark("dots")
def _dots(head: Head) -> str:
    """White dots along brow and cheeks."""
    return "".join(
        fill(oval(head.turn + x, y, 2), "#f6ecd2", 0.95)
        for x, y in ((-24, 10), (-20, 16), (-14, 20), (24, 10), (20, 16), (14, 20), (-8, -20), (0, -22), (8, -20))
    )


@mark("claws")
def _hand(head: Head) -> str:
    """Three claw marks in red."""
    return "".join(
        open_line(f"{head.turn + x},-16 {head.turn + x + 3},4 {head.turn + x - 1},26", "#a8322a", 3.2, 0.75)
        for x in (8, 15, 22)
    )


@mark("frost")
def _frost(head: Head) -> str:
    """Cracks of ice."""
    return "".join(
        open_line(crack, "#e8fbff", 1.8, 0.85)
        for crack in ("-28,-20 -20,-14 -22,-4", "-20,-14 -12,-18", "26,10 18,18 20,30", "18,18 10,20")
    )


@mark("bandage")
def _bandage(head: Head) -> str:
    """A cloth around the head, over one eye."""
    cloth = paper(
        curve(moved(f"-{head.cheek + 1},-26! {head.cheek},-6! {head.cheek},10! 4,4 -{head.cheek},-14!", 0, 0)),
        "#efe6d2",
        lift=1,
    )
    return cloth + open_line(f"-{head.cheek},-20 0,-8 {head.cheek},2", "#b8a890", 1.4, 0.8)


@mark("jowls")
def _jowls(head: Head) -> str:
    """Cheeks that hang, and a fold under the chin."""
    t, dark, c = head.turn, shade(head.skin, 0.55), head.chin
    drawn = (
        f"{t - 12},22 {t - 18},32 {t - 15},42",
        f"{t + 12},22 {t + 18},32 {t + 15},42",
        f"{t - 13},{c - 6} {t},{c - 2} {t + 13},{c - 6}",
    )
    return "".join(open_line(one, dark, 1.5, 0.55) for one in drawn)


@mark("rouge", is_under=True)
def _rouge(head: Head) -> str:
    """Painted cheeks."""
    return "".join(fill(oval(head.turn + dx, 15, 7, 5.4), "#d8434a", 0.42) for dx in (-20, 19))
