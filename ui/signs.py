"""The signs of people: what stands on somebody's token and flag, in every game at this computer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.texts import seat_signs

PERSONAL: Final[Mapping[str, str]] = {  # what can be written, and the picture that is drawn for it
    "🐱": "cat",
    "🦉": "owl",
    "🐶": "dog",
    "🐴": "horse",
    "🐟": "fish",
    "🐢": "turtle",
    "🐧": "penguin",
    "🦆": "duck",
    "🐰": "rabbit",
    "🐌": "snail",
    "🐝": "bee",
    "🦋": "butterfly",
    "⚓": "anchor",
    "🚀": "rocket",
    "🍄": "mushroom",
    "🌵": "cactus",
}


def signs_of(names: Sequence[str], own: Mapping[str, str]) -> list[str]:
    """One sign for every seat, all different: the one that somebody has chosen, else a letter of the name."""
    chosen = [own.get(name.strip(), "") for name in names]
    return [
        sign if sign in PERSONAL and sign not in chosen[:seat] else letter
        for seat, (sign, letter) in enumerate(zip(chosen, seat_signs(names), strict=True))
    ]
