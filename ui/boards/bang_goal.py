"""What somebody wants in a game of Bang!, and how near it is; the role that everybody looks at before they begin."""

from __future__ import annotations

from typing import Final

from engine.choices import Ref
from games.bang.modes.roles import ROLES
from games.bang.shown import BangView, PlayerView, characters
from ui.saying import Opening, Say, say

LAW: Final = ("role:sheriff", "role:deputy")
TARGETS: Final = {"role:deputy": "role:renegade", "role:renegade": "role:outlaw", "role:outlaw": "role:deputy"}
LAST_SHOW: Final = "event:wild-west-show"  # everybody's goal is another one now [BNG-12.6]
MILESTONES: Final = ("eliminated",)  # worth telling at the end
MARKS: Final = ("eliminated", "won-game")  # on the time line of a replay


def goal(view: BangView) -> Say:
    """The goal of the viewer's role, with what is still to be done."""
    viewer = _viewer(view)
    if viewer is None:
        return say("goal.looking-on")
    others = len([ref for ref in _alive(view) if ref != viewer["ref"]])
    if view["mode"] == "duo":
        return say("goal.duo", count=others)
    role = viewer["role"]
    if view["show"] == LAST_SHOW or role is None:
        return say("goal.last", count=others)
    if view["mode"] == "trio":
        return _of_three(view, role, others)
    id = role.partition(":")[2]
    if viewer["ref"] not in _alive(view):
        return _when_out(view, id)
    if view["mode"] == "hidden":
        return say(f"goal.hidden-{id}", count=others)
    if id == "renegade":
        return say("goal.renegade", count=others)
    if id == "outlaw":
        return say("goal.outlaw", seat=_sheriff(view), life=_lives(view, _sheriff(view)))
    return say(f"goal.{id}", seat=_sheriff(view), count=_crooks(view))


def _when_out(view: BangView, role: str) -> Say:
    """Outlaws and Deputies win with their side, even when they are out. [BNG-12.2, BNG-12.3]"""
    if view["mode"] == "hidden" and role != "renegade":
        return say("goal.out-hidden")
    if role == "outlaw":
        return say("goal.out-outlaw", seat=_sheriff(view), life=_lives(view, _sheriff(view)))
    return say("goal.out-deputy", count=_crooks(view)) if role == "deputy" else say("goal.out-alone")


def opening(view: BangView) -> Opening | None:
    """One's own role, turned up; nothing where there are no roles."""
    viewer = _viewer(view)
    if viewer is None or viewer["role"] is None or view["mode"] == "duo":
        return None
    role = viewer["role"]
    lines = [goal(view)]
    sheriff = _sheriff(view)
    if sheriff in dict(lines[0].facts).values() and sheriff != viewer["ref"]:
        lines.append(say("goal.others-hidden"))
    elif sheriff is not None and sheriff != viewer["ref"]:
        lines.append(say("goal.sheriff-is", seat=sheriff))
    elif sheriff is not None:
        lines.append(say("goal.you-are-known"))
    return Opening(role, say("goal.your-role", role=role), tuple(lines))


def _viewer(view: BangView) -> PlayerView | None:
    return next((player for player in view["players"] if player["ref"] == view["viewer"]), None)


def _alive(view: BangView) -> list[Ref]:
    """Whose characters are alive: with two characters a seat stands here twice."""
    return [figure["seat"] for figure in characters(view) if figure["is-alive"]]


def _sheriff(view: BangView) -> Ref | None:
    return next((player["ref"] for player in view["players"] if player["role"] == "role:sheriff"), None)


def _lives(view: BangView, seat: Ref | None) -> int:
    return sum(figure["life"] for figure in characters(view) if figure["seat"] == seat)


def _of_three(view: BangView, role: Ref, others: int) -> Say:
    """Everybody hunts one other; once somebody is out it is about surviving. [BNG-19.21, BNG-19.23]"""
    target = next((player["ref"] for player in view["players"] if player["role"] == TARGETS.get(role)), None)
    if target is None or others < 2:
        return say("goal.last", count=others)
    return say("goal.trio", seat=target, life=_lives(view, target))


def _crooks(view: BangView) -> int:
    """How many Outlaws and Renegades are left: so many are dealt, and the roles of those who are out lie open."""
    dealt = sum(f"role:{role}" not in LAW for role in ROLES.get(len(view["players"]), ()))
    alive = _alive(view)
    out = [player for player in view["players"] if player["ref"] not in alive]
    return dealt - sum(player["role"] not in (None, *LAW) for player in out)


def lasted(view: BangView) -> Say:
    """So many turns."""
    return say("goal.lasted", count=view["turn"])


def scores_count(view: BangView) -> bool:
    """Dollars are counted over the games of a match. [BNG-20.4]"""
    return view["is-match"]
