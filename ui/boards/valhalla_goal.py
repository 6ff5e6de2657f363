"""What everybody wants in a game of Valhalla, and how near the viewer is."""

from __future__ import annotations

from typing import Final

from engine.choices import Ref
from games.valhalla.shown import ValhallaView
from ui.saying import Say, say

MILESTONES: Final = ("battle-won", "monster-beaten", "shield-lost", "ragnarok-began")  # worth telling at the end


def goal(view: ValhallaView) -> Say:
    """Most valour at the end; against a monster all of its cards beaten. [VAL-1.2, VAL-21.26, VAL-22.8]"""
    own = next((player for player in view["players"] if player["ref"] == view["viewer"]), None)
    if view["mode"] != "versus":
        left = view["monster"]["left"] if view["monster"] is not None else None
        if own is None or left is None:
            return say("goal.monster")
        return say("goal.monster-left", left=left, shields=len(own["shields"]))
    if own is None or own["valour"] is None:
        return say("goal.looking-on")
    return say("goal.valour", valour=own["valour"], captured=len(own["captured"]))


def lasted(view: ValhallaView) -> Say:
    """So many turns."""
    return say("goal.lasted", count=view["turn"])


def tally(view: ValhallaView, seat: int) -> list[tuple[Ref, int]]:
    """What a seat's points are made of. [VAL-9.1]"""
    return [(what, points) for what, points in view["players"][seat]["score"] if points]
