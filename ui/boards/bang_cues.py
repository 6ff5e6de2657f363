"""How the events of Bang! are seen and heard."""

from __future__ import annotations

from typing import Final

from ui.cues import BLOOD, FROST, GOLD, Banner, Cues, Fall, Gain, HeldUp, Hit, Line

SHOTS: Final = ("bang", "punch", "springfield", "buffalo-rifle", "knife", "pepperbox", "derringer")
AT_ALL: Final = ("gatling", "indians", "howitzer", "brawl")
ROBBERIES: Final = ("panic", "rag-time", "conestoga", "cat-balou", "can-can")

_PLAYED: Final = (
    Line("seat", "target", icon="bullet", sound="shot", only={"card": SHOTS}),
    Line("seat", "target", BLOOD, "sword-cross", sound="asked", only={"card": ("duel",)}),
    Line("seat", "target", FROST, "hand-extended", sound="card", only={"card": ROBBERIES}),
    HeldUp(("card",), sound="volley", only={"card": AT_ALL}),
)
CUES: Final[Cues] = {
    "played": _PLAYED,
    "used": _PLAYED,
    "card-laid": (Line("seat", "before", icon="handcuffs", sound="stone", only={"card": ("jail",)}),),
    "checked": (
        HeldUp(("card", "other"), sound="explosion", only={"what": ("dynamite",), "works": (True,)}),
        HeldUp(("card", "other"), sound="card", only={"what": ("dynamite",), "works": (False,)}),
        HeldUp(("card", "other"), sound="card", only={"what": ("barrel", "jail", "jourdonnais")}),
    ),
    "flipped": (HeldUp(("card",), sound="card"),),
    "guessed": (HeldUp(("card",), sound="card"),),
    "moved": (Line("card", "to", BLOOD, "bomb", sound="fuse", only={"card": ("dynamite",)}),),
    "dodged": (Gain("seat", icon="shield", colour=FROST, sound="ricochet"),),
    "hurt": (Hit("seat", "lives", "heart-broken", sound="hit"),),
    "healed": (Gain("seat", "lives", "heart", sound="heal"),),
    "gave-life": (Line("seat", "to", BLOOD, "heart", sound="heal"),),
    "took": (Line("source", "seat", FROST, "cards", sound="card"), HeldUp(("card",), loser="source")),
    "discarded": (HeldUp(("cards",), loser="seat", sound="card"),),
    "eliminated": (Fall("seat", sound="out"), Banner("skull", BLOOD)),
    "rewarded": (Gain("seat", "cards", "cards"), Banner("treasure-chest", GOLD, sound="coin")),
    "paid-penalty": (Hit("seat"), Banner("scale-unbalanced", BLOOD, sound="refuse")),
    "returned": (Gain("seat", "lives", "heart", sound="heal"),),
    "ghost-came": (Banner("ghost", FROST, sound="bell"),),
    "event-began": (HeldUp(("event_card",), sound="bell"),),
    "turn-lost": (Hit("seat", icon="skip-next", sound="refuse"),),
    "won-game": (Banner("trophy", GOLD, sound="win"),),
}
