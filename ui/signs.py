"""The signs of people: what stands on somebody's token and flag, in every game at this computer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games import SeatInfo
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


def worn_by(seats: Sequence[SeatInfo], own: Mapping[str, str]) -> Mapping[str, str]:
    """The signs of these people by their names: as chosen here, but at a table with guests as everybody is told."""
    is_told = any(info.sign or info.kind == "remote" for info in seats)
    return {info.name: info.sign for info in seats} if is_told else own


def signs_of(names: Sequence[str], own: Mapping[str, str]) -> list[str]:
    """One sign for every seat, all different: the one that somebody has chosen, else a letter of the name."""
    chosen = [own.get(name.strip(), "") for name in names]
    return [
        sign if sign in PERSONAL and sign not in chosen[:seat] else letter
        for seat, (sign, letter) in enumerate(zip(chosen, seat_signs(names), strict=True))
    ]
