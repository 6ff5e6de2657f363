"""Why a bot of Valhalla chooses what it does: what weighed most, for whoever asks for a hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.choices import Menu, Option
from engine.games import Reason
from games.valhalla.attack_odds import attack_odds
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.odds import Odds, odds
from games.valhalla.shown import ValhallaView

REROLLS: Final = ("paid-reroll", "free-reroll")
FREE: Final = ("free-reroll", "accept", "again")
ARMING: Final = ("activate", "arm-squad", "use")
PLAIN: Final = {"muster": "muster", "muster-two": "muster", "scout": "scout", "keep": "keep", "discard": "discard"}


def reasons(view: ValhallaView, menu: Menu, option: Option) -> list[Reason]:
    """What speaks for an answer, the heaviest first."""
    return list(_found(view, menu, option))


def _found(view: ValhallaView, menu: Menu, option: Option) -> Iterator[Reason]:
    verb = option.verb
    if verb == "attack":
        yield from _attack(view, option)
    elif menu.kind == "ragnarok":
        yield from _last_roll(option)
    elif menu.kind in ("phase", "dice", *REROLLS):
        yield from _battle(view, menu, option)
    elif verb == "send":
        points = sum(CARD_BY_REF[ref].valour for ref in option.refs)
        yield Reason("reason.send", points, option.refs, {"points": points})
    elif menu.kind == "send":
        yield Reason("reason.stay", 1.0)
    elif verb in PLAIN:
        yield Reason(f"reason.{PLAIN[verb]}", 1.0, option.refs)


def _attack(view: ValhallaView, option: Option) -> Iterator[Reason]:
    """How likely it is won, and whether it brings the end."""
    chance = attack_odds(view, option.refs[0])
    if chance is not None:
        yield Reason("reason.attack", chance, option.refs, {"percent": _percent(chance)})
    target = next((one for one in view["players"] if one["ref"] == option.refs[0]), None)
    if target is not None and len(target["shields"]) == 1:
        yield Reason("reason.last-shield", 0.3, option.refs)


def _battle(view: ValhallaView, menu: Menu, option: Option) -> Iterator[Reason]:
    """By how much a reroll raises the chance to win, or how large it is already."""
    verb = option.verb
    found = odds(view, is_paid=menu.kind in REROLLS or verb in FREE)
    if found is None:
        return
    facts = {"now": _percent(found.now), "best": _percent(found.best)}
    if verb in ("pay", "reroll", *FREE):
        if found.best > found.now:
            yield Reason("reason.reroll", found.best - found.now, (), facts)
    elif verb in ARMING:
        yield Reason("reason.arm", found.now, option.refs, facts)
    elif verb == "play":
        yield Reason("reason.tactics", 0.3, option.refs)
    elif verb == "end":
        yield _ending(found)


def _ending(found: Odds) -> Reason:
    return Reason("reason.end" if found.now else "reason.give-up", found.now, (), {"now": _percent(found.now)})


def _last_roll(option: Option) -> Iterator[Reason]:
    if option.verb in ARMING:
        points = sum(CARD_BY_REF[ref].valour for ref in option.refs if ref in CARD_BY_REF)
        if points:
            yield Reason("reason.last-arm", points, option.refs, {"points": points})
    elif option.verb != "end":
        yield Reason("reason.last-roll", 1.0)


def _percent(chance: float) -> int:
    return round(100 * chance)
