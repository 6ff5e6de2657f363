"""Who is who: how likely every hidden role is, from the roles that were dealt and from what everybody saw.

All ways to deal out the hidden roles are weighed: whoever acts against the Sheriff is hardly a Deputy, and whoever acts
against such a one is hardly an Outlaw.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp
from typing import Final

from games.bang.bots.seen import Seen
from games.bang.modes.roles import ROLES
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF

# How readily a player of one role acts against one of another, as exponents of weights.
READINESS: Final = {
    SHERIFF: {DEPUTY: -0.3, OUTLAW: 0.3, RENEGADE: 0.1},
    DEPUTY: {SHERIFF: -1.6, DEPUTY: -0.4, OUTLAW: 0.5, RENEGADE: 0.4},
    OUTLAW: {SHERIFF: 0.9, DEPUTY: 0.4, OUTLAW: -0.6, RENEGADE: -0.1},
    RENEGADE: {SHERIFF: -0.3, DEPUTY: 0.1, OUTLAW: 0.2, RENEGADE: 0.1},
}
MOST_COUNTED = 3  # a feud tells no more than this
HIDDEN_SET: Final = (DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE)  # one of them is removed [BNG-19.31]
# How much likelier than by blind chance each role is the removed one. [BNG-19.32]
REMOVED: Final = {DEPUTY: 1.5, OUTLAW: 0.5, RENEGADE: 1.5}
ASIDE: Final = "aside"  # stands for the removed role

Odds = dict[str, dict[str, float]]  # by figure, the probability of every role


def odds(seen: Seen) -> Odds:
    """How likely each role is for every figure; a role that lies open is certain."""
    known = tuple((figure.ref, figure.role) for figure in seen.figures)
    if not any(role for _, role in known):
        return {ref: {} for ref, _ in known}
    deeds = tuple((doer, victim, count) for doer, victim, count in seen.view["deeds"])
    return _weighed(known, deeds, seen.mode == "hidden")


@lru_cache(maxsize=512)
def _weighed(known: tuple[tuple[str, str], ...], deeds: tuple[tuple[str, str, int], ...], is_hidden: bool) -> Odds:
    roles = {ref: role for ref, role in known if role}
    hidden = [ref for ref, role in known if not role]
    left = _roles_left(len(known), list(roles.values()), is_hidden)
    if is_hidden:
        hidden.append(ASIDE)
    found: Odds = {ref: dict.fromkeys(READINESS, 0.0) for ref, _ in known}
    for ref, role in roles.items():
        found[ref][role] = 1.0
    if len(left) != len(hidden):  # a line-up that was laid out by hand
        for ref in hidden:
            found[ref] = {role: left.count(role) / max(1, len(left)) for role in READINESS}
        return found
    acts = [(doer, victim, max(-MOST_COUNTED, min(MOST_COUNTED, count))) for doer, victim, count in deeds]
    total = 0.0
    for dealt in _deals(left, len(hidden)):
        guess = roles | dict(zip(hidden, dealt, strict=True))
        weight = REMOVED[guess[ASIDE]] if is_hidden else 1.0
        weight *= exp(sum(count * READINESS[guess[doer]].get(guess[victim], 0.0) for doer, victim, count in acts))
        total += weight
        for ref, role in zip(hidden, dealt, strict=True):
            if ref != ASIDE:
                found[ref][role] += weight
    for ref in hidden:
        if ref != ASIDE:
            found[ref] = {role: weight / total for role, weight in found[ref].items()}
    return found


def _roles_left(players: int, open_roles: list[str], is_hidden: bool) -> list[str]:
    """The roles that somebody still hides, sorted."""
    left = [SHERIFF, *(HIDDEN_SET if is_hidden else ROLES.get(players, ()))]
    for role in open_roles:
        if role in left:
            left.remove(role)
    return sorted(left)


def _deals(left: list[str], count: int) -> Iterator[tuple[str, ...]]:
    """All different ways to deal these roles out."""
    if count == 0:
        yield ()
        return
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        for dealt in _deals(rest, count - 1):
            yield (role, *dealt)
