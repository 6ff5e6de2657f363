"""What both want in a battle of Berserk, and how near the viewer is."""

from __future__ import annotations

from typing import Final

from engine.events import HIDDEN
from games.berserk.shown import BerserkView
from ui.saying import Say, say

MILESTONES: Final = ("died", "resigned")  # worth telling at the end


def goal(view: BerserkView) -> Say:
    """All creatures of the opponent gone. [BSK-18.1]"""
    own = next((player for player in view["players"] if player["ref"] == view["viewer"]), None)
    if own is None:
        return say("goal.looking-on")
    if view["turn"] == 0:
        return say("goal.before")
    left = next(player["creatures"] for player in view["players"] if player is not own)
    hidden = sum(refs.count(HIDDEN) for refs in view["field"].values())
    return say("goal.creatures-hidden" if hidden else "goal.creatures", left=left, own=own["creatures"], hidden=hidden)


def lasted(view: BerserkView) -> Say:
    """So many turns."""
    return say("goal.lasted", count=view["turn"])
