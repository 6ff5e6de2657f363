"""The tactics of the dwarves."""

from __future__ import annotations

from typing import Any

from assets.art.galleries import VALHALLA
from assets.art.grounds.basics import sky
from assets.art.kit import band, box, curve, fade, glow, line, open_line, oval, paper, placed
from assets.art.people.cast import walk_on
from assets.art.people.portrait import figure
from assets.art.registry import GROUNDS
from assets.art.shapes.north_scenes import scene, shadow_man
from assets.art.shapes.weapons import axe_shape, hammer_shape, spear_shape, sword_shape


def dwarf(x: float, y: float, grow: float, **other: Any) -> str:
    """Somebody of the dwarves, with some words changed."""
    return placed(figure(walk_on("dwarf-crier", **other)), x, y, 0, grow)


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
        placed(figure(walk_on("horn-blower")), -56, 44, 0, 0.86),
        placed(horn, 6, 40, 0, 0.86),
        placed(waves_, 0, 40, 0, 0.86),
    )


@VALHALLA.picture("dwt-crys", 0, 110, 150)
def cry_of_the_squad() -> str:
    """Three dwarves shout together, their tools in the air."""
    tools = "".join(
        placed(tool, x, y, turn, 0.9)
        for tool, x, y, turn in ((axe_shape(), -96, 66, -12), (hammer_shape(), 0, 46, 0), (spear_shape(), 92, 66, 12))
    )
    return scene(
        GROUNDS["smithy"](),
        glow(0, 90, 130, "#ffb860", 0.8),
        tools,
        dwarf(
            -62, 60, 0.72, hair_colour="#a8a29a", beard="full", hat="nasal-helm", hat_colour="#6f8fb0", turn=6, tilt=-7
        ),
        dwarf(62, 60, 0.72, hair_colour="#3a2c34", beard="full", hat="skullcap", hat_colour="#c9a24a", turn=-6, tilt=7),
        dwarf(0, 66, 0.8, hair_colour="straw", beard="forked"),
    )


@VALHALLA.picture("dwt-crya", 0, 104, 160)
def cry_of_the_armed() -> str:
    """One roaring mouth, rings of sound, glowing blades."""
    rings = "".join(line(oval(0, 116, r), "#ffe8a0", 6, 0.8 - r / 260) for r in (84, 108, 134))
    blades = "".join(
        placed(glow(0, -70, 60, "#ffd36e", 0.9) + sword_shape("#fff0b4"), x, 134, turn, 1.05)
        for x, turn in ((-84, -16), (84, 16))
    )
    return scene(sky("#3a1f1a", "#c96a2a") + glow(0, 108, 150, "#ffcf6a", 0.95), rings, blades, dwarf(0, 12, 1.02))
