"""The weapon dice, and whose they can be in a battle. [VAL-1.10 to VAL-1.13]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Final, Literal

from engine.choices import Ref, Seat

DICE_OF_A_COLOUR: Final = 6
ALL_DICE: Final = 15
GREY: Final = 2 * DICE_OF_A_COLOUR  # the place of the first grey die among all of them
Colour = Literal["red", "black", "grey"]
# resting: in the box, beside a monster, or (grey) in the common pool
DieState = Literal["resting", "available", "locked", "discarded", "offered"]

# What a side may have before it, out of all dice: those of its colour, and grey ones. [VAL-1.11, VAL-1.12]
DICE_OF: Final[dict[Colour, Callable[[list[Die]], tuple[Die, ...]]]] = {
    "red": itemgetter(*range(DICE_OF_A_COLOUR), *range(GREY, ALL_DICE)),
    "black": itemgetter(*range(DICE_OF_A_COLOUR, ALL_DICE)),
}


@dataclass(slots=True, eq=False)
class Die:
    """A weapon die: red ones are the attacker's, black ones the defender's, grey ones the common pool. [VAL-1.11]"""

    number: int
    colour: Colour
    face: str = ""  # a letter; empty: not rolled
    state: DieState = "resting"
    holder: Seat | None = None  # before whom it lies in this battle
    on: Ref | None = None  # the warrior or the monster card that it lies on
    ref: Ref = ""

    def __post_init__(self) -> None:
        self.ref = f"die:{self.number}"


def all_dice() -> list[Die]:
    """6 red, 6 black and 3 grey dice. [VAL-2.2]"""
    counts: dict[Colour, int] = {"red": DICE_OF_A_COLOUR, "black": DICE_OF_A_COLOUR, "grey": 3}
    colours = [colour for colour, count in counts.items() for _ in range(count)]
    return [Die(number, colour) for number, colour in enumerate(colours)]
