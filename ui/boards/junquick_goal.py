"""What everybody wants in a game of JunQuick, and how near the viewer is."""

from __future__ import annotations

from typing import Final

from games.junquick.shown import JunQuickView, PlayerView
from ui.saying import Say, say

MILESTONES: Final = ("took-pack", "formed-pack")  # worth telling at the end
MARKS: Final = ("round-won", "battle-won", "took-pack", "formed-pack")  # on the time line of a replay


def goal(view: JunQuickView) -> Say:
    """Most packs when the deck runs out; every virus costs one. [JUN-14.4, JUN-14.5]"""
    own = next((player for player in view["players"] if player["ref"] == view["viewer"]), None)
    if own is None:
        return say("goal.looking-on", deck=view["deck"])
    best = max((_packs(player) for player in view["players"] if player is not own), default=0)
    return say("goal.packs", own=_packs(own), best=best, deck=view["deck"])


def _packs(player: PlayerView) -> int:
    return max(0, len(player["home"]) - len(player["viruses"]))


def lasted(view: JunQuickView) -> Say:
    """So many rounds."""
    return say("goal.lasted", count=view["round"])


def turn_of(view: JunQuickView) -> int:
    """A round is what others call a turn: everybody plays in it."""
    return view["round"]
