"""The tactics of the dwarves."""

from __future__ import annotations

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import sky
from assets.art.kit import (
    GOLD,
    band,
    box,
    curve,
    even,
    fade,
    fill,
    glow,
    line,
    open_line,
    oval,
    paper,
    placed,
    ragged,
    shade,
)
from assets.art.registry import GROUNDS
from assets.art.shapes.north_scenes import FAIR, INK, scene, shadow_man
from assets.art.shapes.weapons import axe_shape, hammer_shape, spear_shape, sword_shape


def dwarf(x: float, y: float, grow: float, hair: str, cap: str, *, shout: bool = True) -> str:
    """A little dwarf: a cap, a nose, a beard."""
    body = paper(curve("-40,70! -42,30 -26,12 26,12 42,30 40,70!"), shade(cap, 0.3), lift=2)
    face = paper(oval(0, -4, 21, 19), FAIR, lift=1.4)
    beard = paper(curve(ragged(even("0,4 10,2 21,-8! 30,16 26,44 0,62"), 3, 10)), hair, lift=1.8)
    mouth = fill(oval(0, 14, 8, 8), "#4a0f18") if shout else line("M-7 14h14", "#5b1a22", 2)
    nose = paper(oval(0, 2, 6.4, 6), "#e08a6a", lift=0.8)
    eyes = "".join(fill(oval(s * 9, -6, 2.4), INK) + line(f"M{s * 3} -11L{s * 15} -14", hair, 4.4) for s in (-1, 1))
    hat = paper(curve("-26,-12! -22,-38 4,-62 26,-40 26,-12! 0,-20"), cap, lift=1.6, edge=1) + paper(
        curve("-28,-18! 0,-26 28,-18! 28,-8! 0,-16 -28,-8!"), GOLD, lift=0.8
    )
    return placed(body + face + eyes + beard + mouth + nose + hat, x, y, 0, grow)


@VALHALLA.picture("dwt-call", 0, 100, 166)
def call_to_arms() -> str:
    """A dwarf blows a long horn; a warrior rises from the mist."""
    horn = (
        paper(curve(band("-34,116 0,108 36,74 64,26", [10, 18, 32, 60])), "#e0b860", lift=2.6, edge=1.4)
        + paper(curve(band("34,74 40,68", [36, 38])), "#a8781e", lift=0.8)
        + paper(oval(66, 22, 30, 14), "#7a5a1e", lift=0.8)
    )
    waves_ = "".join(
        open_line(
            f"{60 - r * 0.2:.0f},{20 - r * 0.8:.0f} {70 + r * 0.6:.0f},{10 - r * 0.3:.0f} "
            f"{74 + r * 0.7:.0f},{30 + r * 0.4:.0f}",
            "#fff6d8",
            4,
            0.7,
        )
        for r in (26, 44, 62)
    )
    ghost = "".join(
        placed(glow(0, 10, 60, "#d8f8ff", 0.7) + shadow_man(0, 0, g, tone), x, y)
        for x, y, g, tone in ((58, 146, 0.95, "#7fb8d0"), (16, 156, 0.6, "#5f98b0"))
    ) + fade(box(-260, 140, 520, 70), "#dff4fa", "#dff4fa", opacity=(0, 0.9))
    return scene(
        GROUNDS["mine"](),
        glow(40, 60, 110, "#ffe8a0", 0.7),
        ghost,
        dwarf(-54, 130, 1.25, "#d8d0c4", "#7a3a2c", shout=False),
        placed(horn, -8, 22, 0, 0.86),
        placed(waves_, -14, 22, 0, 0.86),
    )


@VALHALLA.picture("dwt-crys", 0, 118, 150)
def cry_of_the_squad() -> str:
    """Four dwarves shout together."""
    tools = (
        placed(axe_shape(), -70, 70, -10, 0.8)
        + placed(hammer_shape(), 0, 66, 0, 0.8)
        + placed(axe_shape(), 76, 70, 10, 0.8)
        + placed(spear_shape(), 36, 70, 6, 0.8)
        + placed(spear_shape(), -36, 70, -6, 0.8)
    )
    return scene(
        GROUNDS["smithy"](),
        tools,
        dwarf(-34, 104, 1.05, "#9a958f", "#4a5f7a"),
        dwarf(36, 104, 1.05, "#dba844", "#5a6b3a"),
        dwarf(-66, 150, 1.15, "#b2481f", "#7a3a2c"),
        dwarf(66, 150, 1.15, "#3a2c34", "#8a6a2c"),
    )


@VALHALLA.picture("dwt-crya", 0, 110, 174)
def cry_of_the_armed() -> str:
    """One roaring mouth, rings of sound, glowing blades."""
    rings = "".join(line(oval(0, 108, r), "#ffe8a0", 6, 0.75 - r / 260) for r in (74, 100, 128))
    blades = "".join(
        placed(glow(0, -70, 60, "#ffd36e", 0.8) + sword_shape("#fff0b4"), x, 120, t, 1.0)
        for x, t in ((-78, -22), (78, 22))
    )
    return scene(
        sky("#3a1f1a", "#c96a2a") + glow(0, 108, 150, "#ffcf6a", 0.95),
        rings,
        blades,
        dwarf(0, 108, 1.75, "#b2481f", "#5f6672"),
    )
