"""Why the gunslinger does something, as data: what weighed most, the heaviest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.choices import Option
from engine.games import Reason, Reasoned
from games.bang.bots.mind import Mind
from games.bang.bots.seen import Figure
from games.bang.bots.stance import price_of_life

MOST_REASONS: Final = 3
TO_ME: Final = ("answer", "check", "heal", "drink", "take-it")  # about my own life


def because(mind: Mind, option: Option, values: Mapping[Option, float]) -> Reasoned:
    """The option with what speaks for it: who it is against or for, its last life, my own, and how far it is ahead."""
    found = [*_about_somebody(mind, option), *_about_me(mind, option), *_ahead(option, values)]
    found.sort(key=lambda reason: -abs(reason.weight))
    return Reasoned.because(option, *found[:MOST_REASONS])


def _about_somebody(mind: Mind, option: Option) -> Iterator[Reason]:
    for ref in option.refs[-1:]:
        figure = mind.owner(ref)
        if figure is None or figure is mind.me:
            continue
        against = mind.against(figure)
        yield Reason("reason.friend" if against < 0 else "reason.enemy", against, (figure.ref,))
        role, chance = _thought(mind, figure)
        if role and not figure.role:
            yield Reason(f"reason.perhaps-{role}", chance * against, (figure.ref,))
        if figure.is_alive and figure.life == 1:
            yield Reason("reason.last-life", against * price_of_life(figure), (figure.ref,))


def _thought(mind: Mind, figure: Figure) -> tuple[str, float]:
    """The likeliest role of somebody, and how likely it is."""
    odds = mind.odds[figure.ref]
    role = max(odds, key=lambda role: odds[role], default="")
    return role, odds.get(role, 0.0)


def _about_me(mind: Mind, option: Option) -> Iterator[Reason]:
    if option.verb in TO_ME:
        yield Reason("reason.own-life", price_of_life(mind.me), (mind.me.ref,))


def _ahead(option: Option, values: Mapping[Option, float]) -> Iterator[Reason]:
    """By how much it is better than the next best thing."""
    others = [value for other, value in values.items() if other != option]
    if option in values:
        yield Reason("reason.ahead", values[option] - max(others, default=0.0), option.refs)
