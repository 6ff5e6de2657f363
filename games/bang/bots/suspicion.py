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
Deed = tuple[str, str, int]  # who, to whom, how often


def odds(seen: Seen) -> Odds:
    """How likely each role is for every figure; a role that lies open is certain."""
    known = tuple((figure.ref, figure.role) for figure in seen.figures)
    if not any(role for _, role in known):
        return {ref: {} for ref, _ in known}
    deeds = tuple((doer, victim, count) for doer, victim, count in seen.view["deeds"])
    return _weighed(known, deeds, seen.mode == "hidden")


@lru_cache(maxsize=512)
def _weighed(known: tuple[tuple[str, str], ...], deeds: tuple[Deed, ...], is_hidden: bool) -> Odds:
    found: Odds = {ref: dict.fromkeys(READINESS, 0.0) for ref, _ in known}
    for ref, role in known:
        if role:
            found[ref][role] = 1.0
    hidden = [ref for ref, role in known if not role]
    left = _roles_left(len(known), [role for _, role in known if role], is_hidden)
    if len(left) != len(hidden) + is_hidden:  # a line-up that was laid out by hand
        for ref in hidden:
            found[ref] = {role: left.count(role) / max(1, len(left)) for role in READINESS}
        return found
    dealt = guesses(known, tuple(left), deeds, is_hidden)
    total = sum(weight for _, weight in dealt)
    for guess, weight in dealt:
        for ref in hidden:
            found[ref][guess[ref]] += weight / total
    return found


@lru_cache(maxsize=64)
def guesses(
    known: tuple[tuple[str, str], ...], left: tuple[str, ...], deeds: tuple[Deed, ...], is_hidden: bool
) -> list[tuple[dict[str, str], float]]:
    """All ways to deal out the roles that are left, each with its weight by what everybody saw."""
    roles = {ref: role for ref, role in known if role}
    hidden = [ref for ref, role in known if not role] + [ASIDE] * is_hidden
    acts = [(doer, victim, max(-MOST_COUNTED, min(MOST_COUNTED, count))) for doer, victim, count in deeds]
    found = []
    for dealt in _deals(list(left), len(hidden)):
        guess = roles | dict(zip(hidden, dealt, strict=True))
        weight = REMOVED[guess[ASIDE]] if is_hidden else 1.0
        weight *= exp(sum(count * _readiness(guess[doer], guess[victim]) for doer, victim, count in acts))
        found.append((guess, weight))
    return found


def _readiness(doer: str, victim: str) -> float:
    return READINESS[doer].get(victim, 0.0) if doer in READINESS else 0.0


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
