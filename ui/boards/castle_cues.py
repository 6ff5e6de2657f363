"""How the events of Castle are seen and heard."""

from __future__ import annotations

from typing import Final

from ui.cues import BLOOD, FROST, GOLD, Cues, Fall, Gain, HeldUp, Hit, Line, Sweep

CUES: Final[Cues] = {
    "played": (Gain("card", colour=GOLD, sound="stone"),),
    "killed": (Hit("card", icon="skull", sound="hit"), Fall("card")),
    "returned": (Sweep("card", "to", otherwise="pile:reserve", sound="stone"),),  # a wall falls, a stack breaks up
    "moved": (Gain("card", colour=GOLD, sound="card"),),
    "swapped": (Line("first", "second", GOLD, "swap-horizontal", sound="card"),),
    "token-removed": (Hit("card", icon="flag-remove", sound="coin"),),
    "tokens-swapped": (Line("first", "second", GOLD, "flag-variant", sound="coin"),),
    "token-replaced": (Hit("card", icon="flag-variant", sound="coin"),),
    "passed": (Line("seat", "to", GOLD, "cards", sound="card"),),
    "hands-swapped": (Line("first", "second", BLOOD, "swap-horizontal", sound="shuffle"),),
    "hand-cards-swapped": (Line("seat", "other", BLOOD, "swap-horizontal", sound="card"),),
    "looked": (Line("seat", "at", FROST, "eye", sound="card"),),
    "no-effect": (HeldUp(("card",)),),
    "lost-actions": (Hit("seat", icon="timer-off", sound="refuse"),),
}
