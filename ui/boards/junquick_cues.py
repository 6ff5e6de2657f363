"""How the events of JunQuick are seen and heard."""

from __future__ import annotations

from typing import Final

from ui.cues import BLOOD, FROST, GOLD, LEAF, Banner, Cues, Gain, HeldUp, Hit, Line, Sweep

CUES: Final[Cues] = {
    "drew-instant": (HeldUp(("card",), sound="bell"),),
    "exposed": (HeldUp(("card",), sound="card"),),
    "battle-won": (Sweep("cards", "seat", sound="coin"), Banner("sword-cross", GOLD)),
    "gave": (Line("seat", "to", GOLD, "cards", sound="card"),),
    "took-from-hand": (Line("victim", "seat", BLOOD, "hand-extended", sound="card"),),
    "took-from-nest": (Line("victim", "seat", BLOOD, "egg", sound="card"),),
    "took-pack": (Line("victim", "seat", BLOOD, "home-export-outline", sound="horn"), Banner("door-open", BLOOD)),
    "lost-card": (Hit("seat", icon="trash-can-outline", sound="card"),),
    "took-virus": (Hit("seat", icon="virus", sound="hit"),),
    "froze": (Hit("seat", icon="snowflake", sound="stone"),),
    "used": (Line("seat", "target", GOLD, "lightning-bolt", sound="asked"),),
    "countered": (Line("seat", "against", FROST, "shield", sound="ricochet"),),
    "claimed": (Banner("bullhorn", GOLD, sound="asked"),),
    "revealed": (
        Banner("emoticon-devil-outline", BLOOD, sound="loss", only={"honest": (False,)}),
        Banner("check-decagram", LEAF, sound="heal", only={"honest": (True,)}),
    ),
    "round-won": (Sweep("cards", "seat", "pile:round", sound="coin"), Banner("trophy", GOLD)),
    "nobody-won": (Banner("account-off", FROST, sound="refuse"),),
    "formed-pack": (Gain("seat", icon="home-plus", colour=GOLD, sound="coin"), Banner("home-plus", GOLD)),
    "lost-pack": (Hit("seat", icon="home-remove", sound="loss"),),
    "paid-off": (Gain("seat", icon="medical-bag", sound="heal"),),
}
