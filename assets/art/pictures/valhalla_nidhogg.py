"""Nidhogg."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import earth, sky
from assets.art.kit import (
    band,
    both,
    curve,
    even,
    fill,
    flipped,
    glow,
    line,
    moved,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.shapes.hounds import _turned, fangs
from assets.art.shapes.north_scenes import INK, scene, sparks

NIDHOGG, ROOT = "#4a6b4f", "#7a5a3c"


def root(outline: str, widths: list[float], tone: str = ROOT) -> str:
    """A root of the world tree."""
    return paper(curve(band(outline, widths)), tone, lift=2.6, edge=1.2)


def worm_head(skin: str, eye: str, fin: str, *, gape: float = 16, horned: bool = False) -> str:
    """A dragon's head, looking to the left; the jaws meet at about 20, 24."""
    crest = "".join(
        paper(curve(c), fin, lift=1.6)
        for c in ("20,-40! 52,-86! 50,-44!", "34,-36! 90,-62! 62,-22!", "44,-20! 104,-14! 60,6!", "40,6! 86,34! 44,26!")
    )
    horn = paper(curve(band("26,-38 52,-66 84,-70 104,-96", [17, 14, 9, 1.5])), "#e9dcc0", lift=1.8) if horned else ""
    jaw = moved("16,2! -20,2 -66,-4! -84,2 -74,16 -40,28 4,30 34,16", 10, 26, 1, -gape)
    inside = fill(curve([*moved("20,24! -30,14! -92,4!"), *moved("-70,0! -20,8! 18,10!", 10, 26, 1, -gape)]), "#4a1020")
    tongue = open_line(
        " ".join(f"{k.x:.0f},{k.y:.0f}" for k in moved("0,2 -40,-6 -80,0 -96,-10", 8, 24, 1, -gape * 0.6)), "#d0505a", 6
    )
    low = "".join(
        paper(curve(moved("-4,0! 4,0! 0,-13!", *_turned(x, -2, 10, 26, -gape), 1, -gape)), "#f6ecd2", lift=0.5)
        for x in (-70, -56, -42, -28, -14)
    )
    upper = "58,-14 44,-38 14,-48 -12,-38! -40,-30 -70,-28 -92,-18 -104,-2! -88,6 -56,6 -20,14 18,30 48,24 62,6"
    brow = paper(curve("-34,-30! -14,-44 8,-44 28,-30! 8,-28 -12,-26"), shade(skin, 0.35), lift=1.2)
    eye_ = (
        glow(-6, -20, 30, eye, 0.8)
        + fill(curve("-22,-16! -8,-28 8,-22! 2,-14 -8,-12"), eye)
        + fill(oval(-6, -19, 2.2, 6), "#160b1c")
    )
    nostril = fill(curve("-94,-8 -88,-14 -82,-10 -88,-6"), "#160b1c", 0.9)
    return (
        horn
        + crest
        + paper(curve(jaw), shade(skin, 0.16), lift=2)
        + inside
        + tongue
        + low
        + fangs("-94,4 -80,6 -56,6 -40,9 -24,13", 12, 7)
        + fangs("-68,6", 22, 8)
        + paper(curve(upper), skin, lift=2.6, edge=1.4)
        + fill(curve("60,-10 62,6 48,24 18,30 -10,18 26,14 44,-4"), shade(skin, 0.6), 0.35)
        + eye_
        + brow
        + nostril
    )


def scaly(outline: str, widths: list[float], skin: str, belly: str) -> str:
    """A long body with a pale belly."""
    inner = [w * 0.4 for w in widths]
    shifted = " ".join(
        f"{k.x - w * 0.24:.0f},{k.y + w * 0.08:.0f}" for k, w in zip(moved(outline), widths, strict=True)
    )
    return paper(curve(band(outline, widths)), skin, lift=3, edge=1.3) + paper(
        curve(band(shifted, inner)), belly, lift=0.6
    )


def worm_face(skin: str, eye: str, fin: str, *, gape: float = 30) -> str:
    """A dragon's head, full face, around 0, 0."""
    frill = both("30,-40! 84,-86! 74,-46! 112,-44! 84,-14! 108,16! 70,16! 76,48! 44,30!", fin, lift=2)
    horns = both(band("22,-46 36,-76 28,-108", [17, 12, 2]), "#e9dcc0", lift=1.8)
    jaw = (
        paper(curve(even(f"0,20 34,24 40,{36 + gape} 22,{62 + gape} 0,{66 + gape}")), shade(skin, 0.15), lift=2)
        + fill(curve(even(f"0,20 30,26 30,{34 + gape} 14,{50 + gape} 0,{53 + gape}")), "#4a1020")
        + fill(curve(even(f"0,{30 + gape * 0.5:.0f} 8,{34 + gape * 0.5:.0f} 10,{44 + gape} 0,{50 + gape}")), "#d0505a")
    )
    low = fangs(f"-26,{38 + gape} 26,{38 + gape} -14,{48 + gape} 14,{48 + gape}", -16, 7)
    head = paper(curve(even("0,-54 26,-50 46,-26 50,2 40,22 34,36 16,42 0,44")), skin, lift=2.6, edge=1.4) + fill(
        curve("4,-54 26,-50 46,-26 50,2 40,22 34,36 16,42 4,44 16,10 10,-20"), shade(skin, 0.6), 0.28
    )
    nose = both("6,24 12,16 18,24 12,30", shade(skin, 0.5), lift=0, edge=0) + open_line(
        "-12,-40 0,-10 12,-40", shade(skin, 0.5), 2.4, 0.5
    )
    eyes = "".join(
        glow(s * 26, -14, 28, eye, 0.8)
        + fill(curve(moved("-13,5! -2,-7 12,-7! 4,6" if s > 0 else "13,5! 2,-7 -12,-7! -4,6", s * 27, -13)), eye)
        + fill(oval(s * 26, -13, 2.2, 6), "#160b1c")
        + paper(
            curve(moved("-16,8! 0,-8 20,-14! 6,-2" if s > 0 else "16,8! 0,-8 -20,-14! -6,-2", s * 27, -20)),
            shade(skin, 0.4),
            lift=0.9,
        )
        for s in (-1, 1)
    )
    return (
        frill
        + horns
        + jaw
        + low
        + fangs("-28,34 28,34", 20, 8)
        + fangs("-14,40 14,40 0,42", 11, 6)
        + head
        + nose
        + eyes
    )


def wing(side: int, tone: str) -> str:
    """A dragon's wing that rises from 0, 0."""
    shape = "0,0! 10,-50 30,-90 70,-126! 74,-90 100,-92! 96,-54 122,-46! 104,-20 116,6! 70,-4 40,18!"
    ribs = ("4,-6 24,-70 68,-122", "8,-4 50,-56 98,-90", "12,0 60,-30 120,-46")
    turned = (lambda o: moved(o)) if side > 0 else flipped
    return paper(curve(turned(shape)), tone, lift=2.6) + "".join(
        line(curve(turned(rib), is_open=True), tint(tone, 0.3), 4, 0.9) for rib in ribs
    )


def coils(places: tuple[tuple[float, float, float], ...], skin: str, belly: str) -> tuple[str, str]:
    """Rings of a body that climbs something upright, as (y, half width, thickness): what is behind it, what before."""
    behind = before = ""
    for y, wide, thick in places:
        back = f"{wide},{y - 6} {wide * 0.7:.0f},{y - 30} 0,{y - 40} {-wide * 0.6:.0f},{y - 44} {-wide * 0.86:.0f},{y - 50}"
        front = f"{-wide},{y - 2} {-wide * 0.7:.0f},{y + 15} 0,{y + 22} {wide * 0.7:.0f},{y + 10} {wide},{y - 8}"
        if (y, wide, thick) != places[-1]:
            behind += paper(curve(band(back, [thick * 0.86] * 5, 4)), shade(skin, 0.45), lift=2)
        bends = oval(-wide, y - 4, thick / 2) + oval(wide, y - 8, thick / 2)
        before += paper(bends + curve(band(front, [thick] * 5, 4)), skin, lift=3, edge=1.3)
        before += "".join(
            open_line(
                f"{x},{y + 20 - abs(x) * 0.14:.0f} {x + 4},{y + 28 - abs(x) * 0.16:.0f} {x + 2},{y + 34 - abs(x) * 0.2:.0f}",
                belly,
                3,
                0.85,
            )
            for x in range(int(-wide * 0.6), int(wide * 0.66), 12)
        )
        before += "".join(
            fill(
                curve(moved("-7,0! 0,-6 7,0! 0,5", x, y + 13 - abs(x + 6) * 0.16 - thick * 0.22)),
                shade(skin, 0.35),
                0.7,
            )
            for x in range(int(-wide * 0.7), int(wide * 0.8), 16)
        )
    return behind, before


@VALHALLA.picture("mon-nidh-1", 0, 100, 166)
def nidhogg_1() -> str:
    """Something stirs between the roots."""
    roots = (
        root("-40,-40 -60,40 -110,100 -180,140", [60, 50, 36, 20])
        + root("40,-40 66,40 110,90 190,120", [60, 50, 36, 20])
        + root("0,-40 6,20 -10,60 -30,96", [50, 40, 26, 6])
    )
    eyes = "".join(
        glow(x, 136, 30, "#9af04a", 0.9)
        + fill(curve(moved("-14,4! 0,-7 14,4! 0,7", x, 136)), "#c8ff6a")
        + fill(oval(x, 136, 2.4, 7), INK)
        for x in (-24, 26)
    )
    return scene(
        sky("#2a2418", "#0f0e0c"),
        glow(0, 140, 90, "#3f6a2a", 0.8),
        placed(fill(curve(even("0,-44 40,-30 60,10 40,50 0,60")), "#1c2a1c"), 0, 150),
        eyes,
        roots,
        earth("-260,196 0,188 260,196", "#4a3a24"),
        sparks("-70,170 60,176 0,182", "#c8ff6a", 2),
    )


@VALHALLA.picture("mon-nidh-2", -4, 96, 166)
def nidhogg_2() -> str:
    """He gnaws at a root."""
    return scene(
        sky("#2c3a24", "#8aa05a") + glow(0, 90, 130, "#f0f8b0", 0.7),
        scaly("130,240 120,170 84,120", [70, 60, 44], NIDHOGG, "#c8c88a"),
        root("-60,-40 -44,20 -30,70 -28,120", [50, 42, 36, 32]),
        placed(worm_head(NIDHOGG, "#ffe14a", "#8a4a2a", gape=26), 38, 84, 0, 0.96),
        root("-27,92 -26,130 -34,170 -60,240", [32, 34, 42, 60]),
        fangs("-40,90 -28,91 -15,94", 16, 8),
        "".join(
            paper(curve(moved("-6,0! 2,-4! 7,2! 0,5!", x, y)), "#c9a878", lift=0.8)
            for x, y in ((-30, 150), (-14, 166), (-56, 158), (4, 150))
        ),
    )


@VALHALLA.picture("mon-nidh-3", 0, 84, 166)
def nidhogg_3() -> str:
    """He has wound himself up the trunk of the world tree, and looks down."""
    trunk = paper(curve("-50,-40! 50,-40! 44,60 48,130 92,220! -92,220! -48,130 -44,60"), "#8a6a44", lift=3, edge=1.3)
    grain = "".join(
        open_line(f"{x},-30 {x * 0.8:.0f},70 {x * 1.3:.0f},200", "#4a3420", 3, 0.5) for x in (-32, -12, 10, 30)
    )
    shadow = fill(curve("14,-40! 50,-40! 44,60 48,130 92,220! 30,220! 22,90"), "#22122e", 0.22)
    behind, before = coils(((190, 78, 36), (140, 62, 34)), NIDHOGG, "#c8c88a")
    leaves = "".join(
        paper(curve(ragged(moved("-40,10 -30,-22 0,-34 30,-22 40,10 0,26", x, y, g), 7, 16, (0, 0.3))), tone, lift=1.6)
        for x, y, g, tone in (
            (-92, 0, 1, "#5f8a3a"), (94, -6, 1, "#4f7a34"), (-60, -22, 0.9, "#6f9a45"), (56, -26, 0.9, "#5f8a3a"),
            (-176, 12, 1.3, "#4f7a34"), (176, 12, 1.3, "#5f8a3a"),
        )
    )  # fmt: skip
    neck = scaly("60,128 88,104 90,66 62,44", [32, 36, 36, 32], NIDHOGG, "#c8c88a")
    spines = "".join(
        paper(curve(moved("-8,4! 2,-22! 8,4!", x, y, 1, t)), "#8a4a2a", lift=1.2)
        for x, y, t in ((104, 108, 70), (112, 86, 84), (108, 62, 66), (94, 42, 40))
    )
    return scene(
        sky("#7fae8c", "#f4f0c0") + glow(-10, 70, 130, "#fffbe0", 0.85),
        earth("-260,190 0,184 260,190", "#6b7a3a"),
        placed(wing(1, "#8f4634"), 74, 116, 12, 0.72),
        behind,
        trunk + shadow + grain,
        leaves,
        spines,
        neck,
        before,
        placed(worm_head(NIDHOGG, "#ff9d2a", "#8a4a2a", gape=18, horned=True), 22, 52, -6, 0.74),
        "".join(
            fill(curve(moved("0,-7! 5,0 0,7! -5,0", x, y, 1, t)), "#8fae4a")
            for x, y, t in ((-84, 92, 30), (-74, 140, 60), (-96, 60, 10))
        ),
    )


@VALHALLA.picture("mon-nidh-4", 0, 100, 166)
def nidhogg_4() -> str:
    """Face to face, smoke from the nostrils."""
    smoke = "".join(
        paper(oval(s * x, y, r), "#b8c0a8", lift=0.8)
        for s in (-1, 1)
        for x, y, r in ((30, 120, 9), (46, 130, 12), (66, 134, 15), (88, 128, 18))
    )
    return scene(
        sky("#1c2a1c", "#6a8a4a") + glow(0, 90, 130, "#e8f8a0", 0.8),
        root("-130,-40 -90,20 -100,80 -150,140", [50, 40, 30, 12]),
        root("130,-40 90,20 100,80 150,140", [50, 40, 30, 12]),
        scaly("0,260 0,180 0,120", [110, 90, 60], shade(NIDHOGG, 0.2), "#a8a86a"),
        placed(worm_face(NIDHOGG, "#ffe14a", "#8a4a2a", gape=6), 0, 96, 0, 0.98),
        smoke,
    )


@VALHALLA.picture("mon-nidh-5", 0, 92, 166)
def nidhogg_5() -> str:
    """He spreads his wings over the mountains."""
    body = scaly("40,190 10,150 20,110 4,76", [20, 40, 44, 34], "#3f5a48", "#b8b87a")
    return scene(
        sky("#3f5a86", "#ffd8a0") + glow(0, 80, 140, "#fff3d0", 0.85),
        earth("-260,170 -180,120! -120,160 -60,136! 0,170 70,128! 140,164 200,122! 260,160", "#4a2f3a", 0),
        placed(wing(-1, "#a8543c"), -4, 128, 0, 0.9),
        placed(wing(1, "#8f4634"), 20, 128, 0, 0.9),
        body,
        placed(worm_head("#3f5a48", "#ffe14a", "#8a4a2a", gape=18, horned=True), 6, 62, 0, 0.56),
        paper(curve(band("40,186 70,200 104,184 120,160", [18, 15, 10, 2])), "#3f5a48", lift=1.6),
    )


@VALHALLA.picture("mon-nidh-6", -6, 96, 166)
def nidhogg_6() -> str:
    """He breathes green fire; the world tree burns."""
    blaze = "".join(
        paper(curve(c), tone, lift=0, edge=0.8)
        for c, tone in (
            (
                "-20,110! -60,92 -80,104 -130,84! -116,110 -170,120! "
                "-124,132 -150,168! -100,154 -90,184! -64,150 -20,130",
                "#5fae3a",
            ),
            ("-24,114! -60,104 -84,116 -116,108! -100,128 -124,144! -84,140 -54,134 -24,126", "#b8f04a"),
            ("-30,117! -70,116 -96,124! -70,130 -30,124", "#f8ffc8"),
        )
    )
    return scene(
        sky("#101a10", "#4a6b2a"),
        glow(-80, 120, 110, "#c8ff5a", 0.9),
        placed(wing(1, "#4a2a2a"), 60, 110, 10, 1.2),
        scaly("130,250 116,180 96,130 72,90", [90, 76, 60, 44], "#2f4a3a", "#a8a86a"),
        blaze,
        placed(worm_head("#2f4a3a", "#ff5a2a", "#a8442a", gape=34, horned=True), 44, 78, 0, 1.02),
        sparks("-90,60 -60,40 -96,180 -40,170", "#d8ff8a", 3),
    )
