"""What a table says: what is asked of whom, whose turn it is, why something cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.choices import Ref, Seat
from engine.events import Event
from engine.views import View, strings_in
from ui.saying import Say
from ui.table.tabletop import Tabletop

RECENT: Final = 60  # events: what a question is about happened not long ago


def question(table: Tabletop) -> str:
    """What is asked of whom, or what is being waited for, or how it ended."""
    session, say = table.session, table.say
    if session.result is not None:
        return table.texts(session.result.how, winners=[f"seat:{seat}" for seat in session.result.winners])
    if table.asking is not None:
        return table.asking.words()
    if session.is_shared_race:
        return press_your_key(table) if table.racing.is_open else say("ui.race.get-ready")
    is_passing = isinstance(session.eyes, int) and session.is_passing(session.eyes)
    return " ".join([*([say("ui.table.passing")] if is_passing else []), _waiting(table)])


def _waiting(table: Tabletop) -> str:
    session, say = table.session, table.say
    if session.is_in_grace:
        return say("ui.table.grace", name=_names(table, session.awaited))
    if session.thinking is not None:
        return say("ui.table.thinking", name=session.names[session.thinking])
    spared = [seat for seat in session.awaited if seat in session.people and session.is_spared(seat)]
    if spared:
        return say("ui.table.answering-for", names=_names(table, spared))
    names = _names(table, session.awaited)
    return say("ui.table.waiting", names=names) if names else say("ui.table.waiting-somebody")


def press_your_key(table: Tabletop) -> str:
    """How people who share a screen are heard in a race."""
    can_pass = any(table.racing.offers_pass(seat) for seat in table.session.racers)
    return table.say("ui.race.press" if can_pass else "ui.race.press-only")


def goal(table: Tabletop) -> str:
    """What whoever is at the screen wants, and how near it is; nothing if the board does not say."""
    said: Callable[[View], Say] | None = getattr(table.board, "goal", None)
    return table.faces.words(said(table.seen)) if said is not None else ""


def whose_turn(table: Tabletop, seat: Seat | None) -> str:
    """Whose turn it is; nothing if it is nobody's."""
    session = table.session
    if session.race is not None and seat is None:
        return table.say("ui.race.everybody")
    if seat is None or session.result is not None:
        return ""
    is_own = seat == session.eyes and len(session.people) == 1
    return table.say("ui.table.you") if is_own else session.names[seat]


def why_not(table: Tabletop, ref: Ref | None) -> str:
    """Why a thing cannot be used now."""
    say = table.say
    if table.asking is not None and ref is not None:
        return table.asking.why_not(ref)
    if table.session.result is not None:
        return say("ui.table.is-over")
    if table.session.is_shared_race and table.session.racers:
        return press_your_key(table)
    names = _names(table, table.session.awaited)
    return say("ui.table.not-you", names=names) if names else say("ui.table.not-you-now")


def _names(table: Tabletop, seats: Iterable[Seat]) -> str:
    return ", ".join(table.session.names[seat] for seat in seats)


def why_asked(table: Tabletop, eyes: Seat, news: Sequence[Event]) -> str:
    """Why somebody is asked in another's turn: who did what, to them if it was to them, or else what the question is
    about."""
    told = [event for event in news if f"seat:{eyes}" in strings_in([event.plain()])] or _about(table) or list(news)
    return table.texts.event(told[-1]) if told else table.say("ui.table.asked", name=table.session.names[eyes])


def _about(table: Tabletop) -> list[Event]:
    """What happened to the things that a question is about, at last what names most of them."""
    subjects = set(table.asking.menu.about) if table.asking is not None else set()
    events = table.session.events()[-RECENT:]
    named = [len(subjects & set(strings_in([event.plain()]))) for event in events]
    return [event for event, count in zip(events, named, strict=True) if count and count == max(named)]
