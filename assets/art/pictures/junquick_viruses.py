"""Viruses."""

from __future__ import annotations

from assets.art.galleries import JUNQUICK
from assets.art.kit import box, curve, even, fill, glow, line, oval, paper, placed, shade
from assets.art.shapes.juns import GOLD, JUN_INK, burst, drops, eye, mouth, shine


def germ(x: float, y: float, grow: float, tone: str, knob: str, mood: str) -> str:
    """A virus: spikes with knobs, and a mean little face."""
    spikes = "".join(
        placed(
            paper(box(-4, -56 - reach, 8, reach + 14, 3), shade(tone, 0.2), lift=1.2)
            + paper(oval(0, -57 - reach, 9, 7.4), knob, lift=1.2, edge=1),
            0,
            0,
            k * 36 + 10,
        )
        for k, reach in enumerate((20, 14) * 5)
    )
    ball = paper(oval(0, 0, 56), tone, lift=3, edge=1.6, fall=0.34) + shine(-28, -30, 8, 14, 40)
    spots = "".join(
        fill(oval(a, b, r), shade(tone, 0.35), 0.8)
        for a, b, r in ((-38, 8, 6), (38, 18, 7), (-20, 40, 5), (30, -34, 5))
    )
    if mood == "sick":
        face = (
            eye(-19, -6, 15, (0.1, 0.1), "#5a7a1e", 0.5, shade(tone, 0.35))
            + eye(20, -4, 15, (0.1, 0.1), "#5a7a1e", 0.5, shade(tone, 0.35))
            + mouth("wobble", 0, 24, 15)
        )
    elif mood == "glee":
        face = (
            eye(-18, -8, 16, (0.1, 0.1), "#d8e018") + eye(20, -8, 12, (-0.1, 0.1), "#d8e018") + mouth("grin", 0, 18, 26)
        )
    else:
        face = (
            eye(-19, -6, 16, (0.2, 0.1), "#ffb01e", 0.32, shade(tone, 0.35))
            + eye(20, -6, 16, (-0.2, 0.1), "#ffb01e", 0.32, shade(tone, 0.35))
            + line("M-38 -28L-8 -14M38 -28L8 -14", JUN_INK, 7)
            + mouth("grin", 0, 20, 30)
        )
    return placed(spikes + ball + spots + face, x, y, 0, grow)


@JUNQUICK.picture("virus-1", 0, 100, 172)
def virus_1() -> str:
    """One, with a cold of its own."""
    stick = placed(
        paper(box(-4, -44, 9, 54, 4), "#f4fbff", lift=1.6, edge=1.2)
        + fill(box(-1.4, -24, 4, 30, 2), "#e0243c")
        + paper(oval(0, 12, 8), "#e0243c", lift=1),
        22,
        126,
        132,
    )
    return burst("#7a2f7a") + glow(0, 100, 96, "#d8ffb0", 0.5) + germ(0, 98, 1.0, "#4fae5a", "#c8f05a", "sick") + stick


@JUNQUICK.picture("virus-2", 0, 100, 172)
def virus_2() -> str:
    """Two are company."""
    return (
        burst("#2a4a9a")
        + glow(0, 100, 100, "#fff3a0", 0.6)
        + germ(44, 66, 0.62, "#e0782c", "#ffd84a", "glee")
        + germ(-36, 124, 0.8, "#e0782c", "#ffd84a", "glee")
        + drops(((70, 140, 1.2), (-60, 40, 1.0)), "#ffd84a")
    )


@JUNQUICK.picture("virus-3", 0, 100, 184)
def virus_3() -> str:
    """Three are a plague."""
    return (
        burst("#c89a1e")
        + glow(0, 100, 100, "#c8fff0", 0.55)
        + germ(0, 54, 0.56, "#7a4fd0", "#5fe0d0", "angry")
        + germ(-50, 134, 0.6, "#7a4fd0", "#5fe0d0", "glee")
        + germ(52, 132, 0.6, "#7a4fd0", "#5fe0d0", "sick")
    )


@JUNQUICK.picture("virus-4", 0, 102, 184)
def virus_4() -> str:
    """Four: and this one leads them."""
    crown = paper(curve(even("0,-16! 7,4 11,5! 20,-12! 24,6 28,8! 38,-2! 34,26 0,30")), GOLD, lift=2, edge=1.3)
    small = (
        germ(-76, 44, 0.34, "#c01f4a", "#7ad04a", "glee")
        + germ(78, 50, 0.34, "#c01f4a", "#7ad04a", "glee")
        + germ(80, 166, 0.36, "#c01f4a", "#7ad04a", "glee")
    )
    return (
        burst("#1f5f5a")
        + glow(0, 110, 110, "#ff6a5a", 0.6)
        + small
        + germ(-6, 114, 1.06, "#c01f4a", "#7ad04a", "angry")
        + placed(crown, -6, 42)
    )
