"""How the events of Valhalla are seen and heard."""

from __future__ import annotations

from typing import Final

from ui.cues import BLOOD, FROST, GOLD, Cues, Fall, Gain, HeldUp, Hit, Line

CUES: Final[Cues] = {
    "jarls-revealed": (HeldUp(("jarl",), sound="horn"),),
    "loki-in-force": (HeldUp(("loki",), sound="bell"),),
    "help-given": (HeldUp(("card",), sound="bell"),),
    "tactics-played": (HeldUp(("card",), sound="card"),),
    "monster-beaten": (HeldUp(("monster",), sound="win"),),
    "battle-declared": (Line("attacker", "defender", BLOOD, "axe", sound="horn"),),
    "activated": (Gain("card", icon="sword", colour=GOLD, sound="stone"),),
    "mustered": (Gain("card", colour=GOLD, sound="stone"),),
    "card-stolen": (Line("victim", "seat", BLOOD, "cards", sound="card"),),
    "shield-captured": (Line("victim", "seat", GOLD, "shield", sound="coin"),),
    "shield-lost": (Hit("seat", icon="shield-off", sound="hit"),),
    "went-to-valhalla": (Gain("seat", icon="star-four-points", colour=FROST, sound="bell"),),
    "points-gained": (Gain("seat", "points", "star", GOLD, sound="coin"),),
    "points-lost": (Hit("seat", icon="star-off", sound="loss"),),
    "sacrificed": (Fall("card", sound="out"),),
    "given-up": (Fall("card", sound="out"),),
    "level-rose": (Gain("seat", "level", "arrow-up-bold", GOLD, sound="heal"),),
    "blocked": (Hit("card", icon="cancel", sound="ricochet"),),
    "die-lost": (Hit("seat", icon="dice-multiple", sound="hit"),),
}
