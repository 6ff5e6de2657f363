"""Tyr's wrath."""

from __future__ import annotations

from assets.art.galleries import VALHALLA, Drawing
from assets.art.grounds.basics import sky
from assets.art.hats.hoods import antlers
from assets.art.kit import (
    GOLD,
    band,
    both,
    curve,
    even,
    fill,
    glow,
    line,
    moved,
    oval,
    paper,
    placed,
    ragged,
    shade,
    tint,
)
from assets.art.people.cast import walk_on
from assets.art.people.hands import fingers, held
from assets.art.people.portrait import portrait
from assets.art.shapes.north_scenes import INK, gauntlet, scene, sparks
from assets.art.shapes.weapons import sword_shape


def tyr_ground(top: str = "#2a0f18", bottom: str = "#a8322a") -> str:
    """Blood-red sky with the rune of Tyr."""
    rune = line("M0 190V30M0 26L-46 72M0 26L46 72", "#ffb08a", 12, 0.28)
    return sky(top, bottom) + glow(0, 90, 150, "#ff9d6a", 0.8) + rune


@VALHALLA.picture("tyr-plus2", -1, 94, 122)
def tyr() -> str:
    """The god with one hand."""
    who = walk_on("tyr")
    stump = paper(curve(band("-76,240 -72,200 -64,164", [42, 37, 31])), "#5a1f24", lift=2.4)
    stump += paper(curve("-81,168 -80,150 -64,138 -48,148 -46,166 -62,174"), "#a9b0ba", lift=1.8, edge=1.1)
    stump += paper(curve(band("-82,172 -64,177 -46,170", [10, 10, 10])), GOLD, lift=1) + fill(
        oval(-70, 150, 4, 3), "#ffffff", 0.7
    )
    return tyr_ground() + portrait(who) + stump + held(sword_shape(), 66, 160, "#d2925f", "#5a1f24", turn=8)


def beast_head(kind: str) -> str:
    """The head of a clan's beast, full face, around 0, 0."""
    fur = {"bear": "#7a4a2a", "wolf": "#7d8288", "boar": "#5f4a3c", "stag": "#a8784a"}[kind]
    ears = {
        "bear": "26,-36 34,-62 56,-58 58,-34 44,-20",
        "wolf": "16,-40! 34,-84! 56,-24!",
        "boar": "26,-40! 56,-66! 62,-26!",
        "stag": "30,-26! 60,-44 78,-36! 62,-20 40,-10!",
    }[kind]
    dome = {
        "bear": "0,-52 30,-48 54,-20 56,16 36,46 0,56",
        "wolf": "0,-52 24,-48 46,-20 62,14! 40,30 20,54 0,62",
        "boar": "0,-52 28,-46 50,-16 50,20 30,50 0,58",
        "stag": "0,-46 22,-42 34,-16 26,24 18,56 0,66",
    }[kind]
    parts_ = [placed(antlers("#e2cfa0", 1.0), 0, 8)] if kind == "stag" else []
    parts_.append(
        both(ears, fur, lift=1.8) + paper(curve(ragged(even(dome), 4, 10, (0, 0.4))), fur, lift=2.6, edge=1.2)
    )
    if kind == "boar":
        parts_.append(
            paper(oval(0, 34, 26, 20), "#c98a72", lift=1.4)
            + "".join(fill(oval(s * 9, 34, 4.6, 7), "#3a1c22") for s in (-1, 1))
            + both("22,38 42,40 52,20 48,-2! 38,18 24,24", "#f3ead2", lift=1.4)
        )
    else:
        wide = {"bear": 26, "wolf": 17, "stag": 15}[kind]
        parts_.append(
            paper(curve(even(f"0,-4 {wide * 0.6:.0f},2 {wide},24 {wide * 0.8:.0f},48 0,56")), tint(fur, 0.35), lift=1.4)
            + paper(curve(even("0,14 11,14 12,22 5,30 0,32")), INK, lift=0.8)
            + line("M0 32V42M0 42Q-10 48 -16 42M0 42Q10 48 16 42", INK, 2.6)
        )
        if kind in ("bear", "wolf"):
            parts_.append(both("8,44! 15,43! 12,58!", "#f6ecd2", lift=0.5))
    parts_.append(
        "".join(
            fill(curve(moved("-9,3! 0,-5 9,-3! 2,5" if s > 0 else "9,3! 0,-5 -9,-3! -2,5", s * 24, -12)), "#ffd23c")
            + fill(oval(s * 24, -12, 2.6), INK)
            + line(f"M{s * 10} {-16}L{s * 36} {-25}", shade(fur, 0.65), 6)
            for s in (-1, 1)
        )
    )
    return "".join(parts_)


def tyr_blade() -> str:
    """Tyr's only hand with his glowing sword, at the right edge."""
    return glow(76, 80, 60, "#ffb08a", 0.8) + gauntlet(
        72, 168, sword_shape("#ffe0c8", "#c9922c"), 4, "#8c1f22", "#d2925f", 1.15
    )


def wrath(kind: str, top: str, bottom: str) -> Drawing:
    """Tyr's blade is raised against a beast of one clan."""

    def drawn() -> str:
        low, grow = (112, 1.0) if kind == "stag" else (98, 1.15)
        return scene(tyr_ground(top, bottom), placed(beast_head(kind), -22, low, -6, grow), tyr_blade())

    return drawn


for _kind, _top, _bottom in (
    ("bear", "#3a1810", "#d07a2a"),
    ("wolf", "#16281f", "#4d8b4a"),
    ("boar", "#3a2c10", "#d0b03a"),
    ("stag", "#24143a", "#8a5ab0"),
):
    VALHALLA.picture(f"tyr-foe-{_kind}", 0, 100, 176)(wrath(_kind, _top, _bottom))


@VALHALLA.picture("tyr-foe-giant", 0, 100, 176)
def giant_wrath() -> str:
    """Tyr's blade is raised against a giant."""
    who = walk_on("giant-wrath")
    return scene(tyr_ground("#10203a", "#5b8fb0"), placed(portrait(who), -24, 14, -5, 0.88), tyr_blade())


def spared(symbol: str) -> Drawing:
    """An iron hand holds a weapon of red light: one that needs no die."""
    turn, x, tops = {
        "A": (14, 6, ("#2a1018", "#a03a4a")),
        "S": (-12, -6, ("#101c3a", "#4a78b0")),
        "P": (30, -24, ("#182410", "#7a9a44")),
        "B": (0, 10, ("#1f1030", "#8a5ab8")),
        "H": (0, 0, ("#0f2428", "#3f9aa0")),
    }[symbol]

    def ghostly(body: str) -> str:
        return glow(0, -60, 70, "#ffb08a", 0.7) + body

    def drawn() -> str:
        stump = paper(curve(band("-20,240 -10,206 0,176", [74, 66, 54])), "#4a4f5a", lift=3, edge=1.4) + paper(
            curve(band("-6,196 2,180", [62, 60])), GOLD, lift=1.4
        )
        flame, deep = "#ff8a5a", "#c93a2a"
        shapes = {
            "A": lambda: (
                line("M0 60V-100", deep, 10)
                + paper(curve("-4,-92! -4,-52! -30,-44 -58,-20! -70,-66 -58,-108! -30,-88"), flame, lift=0, edge=1.4)
            ),
            "S": lambda: (
                paper(curve("-10,-24! -8,-128! 0,-146! 8,-128! 10,-24!"), flame, lift=0, edge=1.4)
                + paper(curve("-36,-22! 36,-22! 30,-10! -30,-10!"), deep, lift=0, edge=1)
                + line("M0 -8V40", deep, 9)
            ),
            "P": lambda: (
                line("M0 90V-80", deep, 9)
                + paper(curve("0,-150! 20,-108 10,-84! -10,-84! -20,-108"), flame, lift=0, edge=1.4)
            ),
            "B": lambda: (
                line("M30 70V-130", "#ffd0b8", 3)
                + paper(curve(band("30,70 -22,30 -8,-30 -22,-90 30,-130", [5, 14, 16, 14, 5])), flame, lift=0, edge=1.4)
                + line("M60 -30H-60", "#ffd0b8", 5)
                + paper(curve("-80,-30! -56,-42! -60,-30! -56,-18!"), "#ffd0b8", lift=0)
            ),
            "H": lambda: (
                paper(oval(0, -62, 74), deep, lift=0, edge=1.6)
                + fill(oval(0, -62, 60), flame)
                + line("M0 -122V-2M-60 -62H60", deep, 8)
                + fill(oval(0, -62, 18), "#ffe0c8")
            ),
        }
        return scene(
            sky(*tops) + glow(x, 90, 120, tint(tops[1], 0.4), 0.7),
            placed(ghostly(shapes[symbol]()), x, 150, turn),
            stump,
            placed(fingers(0, 0, "#8d949e", turn * 0.5, 1.5), x * 0.6, 160),
            sparks("-70,50 -84,110 80,60 84,120 -40,24 50,20", "#ffb08a", 2.6),
        )

    return drawn


for _symbol in "aspbh":
    VALHALLA.picture(f"tyr-spare-{_symbol}", 0, 100, 166)(spared(_symbol.upper()))
