"""Why a bot of Valhalla chooses what it does: what weighed most, for whoever asks for a hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.choices import Menu, Option
from engine.games import Reason
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.odds import Chances, attack_odds, odds
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
        yield Reason("reason.attack", chance.all, option.refs, {"percent": _percent(chance.all)})
    target = next((one for one in view["players"] if one["ref"] == option.refs[0]), None)
    if target is not None and len(target["shields"]) == 1:
        yield Reason("reason.last-shield", 0.3, option.refs)


def _battle(view: ValhallaView, menu: Menu, option: Option) -> Iterator[Reason]:
    """By how much a reroll or a card raises the chance to win, or how large it is already."""
    verb = option.verb
    found = odds(view, is_paid=menu.kind in REROLLS or verb in FREE)
    if found is None:
        return
    now, best = found.dice.now, found.all.best
    facts = {"now": _percent(now), "best": _percent(best)}
    if verb in ("pay", "reroll", *FREE):
        if best > now:
            yield Reason("reason.reroll", best - now, (), facts)
    elif verb in ARMING:
        yield Reason("reason.arm", best, option.refs, {"now": _percent(best)})
    elif verb == "play":
        yield Reason("reason.tactics", 0.3, option.refs)
        if best > now:
            yield Reason("reason.reroll", best - now, (), facts)
    elif verb == "end":
        yield _ending(found)


def _ending(found: Chances) -> Reason:
    """Whether nothing is left to do, or what is left is better kept for another battle."""
    now, best = _percent(found.dice.now), _percent(found.all.best)
    if best > now:
        return Reason("reason.saved", found.dice.now, (), {"now": now, "best": best})
    return Reason("reason.end" if now else "reason.give-up", found.dice.now, (), {"now": now})


def _last_roll(option: Option) -> Iterator[Reason]:
    if option.verb in ARMING:
        points = sum(CARD_BY_REF[ref].valour for ref in option.refs if ref in CARD_BY_REF)
        if points:
            yield Reason("reason.last-arm", points, option.refs, {"points": points})
    elif option.verb != "end":
        yield Reason("reason.last-roll", 1.0)


def _percent(chance: float) -> int:
    return round(100 * chance)
