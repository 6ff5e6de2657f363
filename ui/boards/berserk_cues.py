"""How the events of Berserk are seen and heard."""

from __future__ import annotations

from typing import Final

from games.berserk.kinds import PRINTED
from ui.cues import BLOOD, FROST, GOLD, LEAF, Banner, Cues, Fall, Gain, HeldUp, Hit, Line

WITHOUT_DICE: Final = tuple(f"ability:{one.id}" for one in PRINTED.values() if one.head and not one.is_attack)

CUES: Final[Cues] = {
    "strike-declared": (Line("card", "target", BLOOD, "sword", sound="asked"),),
    "ability-declared": (
        Line("card", "targets", FROST, "auto-fix", sound="asked"),
        HeldUp(("card",), is_news=True, only={"ability": WITHOUT_DICE}),
    ),
    "defender-appointed": (
        Line("card", "target", GOLD, "shield", sound="stone"),
        HeldUp(("card",), is_news=True),
    ),
    "redirected": (Line("card", "target", GOLD, "directions-fork", sound="card"),),
    "cancelled": (Hit("card", icon="cancel", sound="refuse"),),
    "shielded": (Gain("card", icon="shield", colour=FROST, sound="ricochet"),),
    "blocked": (Gain("by", icon="shield", colour=FROST, sound="ricochet"),),
    "wounded": (Hit("card", "wounds", "heart-broken", sound="hit"),),
    "spared": (Gain("card", icon="shield", colour=FROST, sound="ricochet"),),
    "healed": (Gain("card", "wounds", "heart", sound="heal"),),
    "got-lives": (Gain("card", "lives", "heart", sound="heal"),),
    "got-chips": (Gain("card", "chips", "poker-chip", GOLD, sound="coin"),),
    "gained": (Gain("card", icon="arrow-up-bold", colour=LEAF),),
    "lost-ability": (Hit("card", icon="arrow-down-bold"),),
    "died": (Fall("card", sound="out"),),
    "entered": (Gain("card", icon="star-four-points", colour=GOLD, sound="bell"),),
    "control-taken": (Line("card", "seat", BLOOD, "hand-extended", sound="horn"),),
    "went-first": (Banner("flag-variant", GOLD, sound="horn"),),
    "deployed": (Banner("sword-cross", GOLD, sound="horn"),),
    "draw-offered": (Banner("handshake", FROST, sound="bell"),),
    "resigned": (Banner("flag", BLOOD, sound="loss"),),
}
