"""What everybody wants in a game of Castle, and how near the viewer is."""

from __future__ import annotations

from typing import Final

from games.castle.shown import CastleView
from ui.saying import Say, say

MILESTONES: Final = ("killed", "hands-swapped")  # worth telling at the end


def goal(view: CastleView) -> Say:
    """To be the first without cards. [CAS-11.1]"""
    own = next((player for player in view["players"] if player["ref"] == view["viewer"]), None)
    if own is None:
        return say("goal.looking-on")
    return say("goal.cards", hand=len(own["hand"]), deck=own["deck"])


def lasted(view: CastleView) -> Say:
    """So many turns."""
    return say("goal.lasted", count=view["turn"])
