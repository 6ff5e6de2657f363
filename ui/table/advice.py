"""A hint: what a good bot would answer in this place, and what weighed most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.choices import Option
from engine.games import Reason, Reasoned
from engine.texts import Texts
from ui.settings import Hints
from ui.table.asking import Asking
from ui.table.seating import Seating
from ui.table.tabletop import Tabletop
from ui.table.top_bar import TopButton

AHEAD = "reason.ahead"  # by how much it does better than the next best, as a share of games
LEAST = 0.01  # less than that is no difference


def is_allowed(session: Seating, hints: Hints) -> bool:
    """Alone against bots, or among people at one screen if they want it; never for whoever plays over the network."""
    alone = sum(seat.kind != "bot" for seat in session.seats) == 1
    return session.can_advise and (hints == "shared" or (hints == "alone" and alone))


class Adviser:
    """Asks for a hint at a table, and says it as long as the question is still there."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.is_thinking = False

    def buttons(self, hints: Hints) -> list[TopButton]:
        """The light bulb, where a hint may be asked for and nothing is suggested anyway."""
        table = self.table
        if table.asking is None or table.asking.suggestion is not None or not is_allowed(table.session, hints):
            return []
        tip = table.say("ui.advice.ask")
        return [TopButton("hint", "", "lightbulb-on-outline", self.ask, "I", (pygame.K_i,), tip)]

    def ask(self) -> None:
        """Let a bot think about the question."""
        session = self.table.session
        if self.table.asking is None or self.is_thinking:
            return
        self.is_thinking = True
        number = session.question

        def have(outcome: Callable[[], Option | None]) -> None:
            self.is_thinking = False
            asking = self.table.asking
            option = outcome()
            if asking is not None and session.question == number:
                self._say(asking, option)

        session.advise(have)

    def _say(self, asking: Asking, option: Option | None) -> None:
        table = self.table
        if option is None:
            table.app.toast(table.say("ui.advice.nothing"))
            return
        table.zoomed = next((ref for ref in option.refs if ref in table.faces.card_texts), table.zoomed)
        table.app.toast(in_words(asking, option, table.texts))
        table.app.is_stale = True


def in_words(asking: Asking, option: Option, texts: Texts) -> str:
    """What to do, and why, as far as the bot can tell."""
    reasons = option.reasons if isinstance(option, Reasoned) else ()
    name, why = asking.option_name(option), _why([reason for reason in reasons if reason.key in texts.texts], texts)
    told = [texts("ui.advice.because", option=name, why=why) if why else texts("ui.advice.says", option=name)]
    told += [_lead(reason, texts) for reason in reasons if reason.key == AHEAD and reason.weight >= LEAST]
    return " ".join(told)


def _why(reasons: Sequence[Reason], texts: Texts) -> str:
    """The two reasons that weigh most, as what follows a colon: the second one may go on about the same thing."""
    if not reasons:
        return ""
    first, *others = reasons
    told = _clause(first.key, first, texts)
    if others:
        second = others[0]
        goes_on = f"{second.key}.also"
        if second.refs == first.refs and goes_on in texts.texts:
            told = texts("ui.advice.goes-on", first=told, second=_clause(goes_on, second, texts))
        else:
            told = texts("ui.advice.and", first=told, second=_clause(second.key, second, texts))
    return told if told.endswith("!") else f"{told}."


def _clause(key: str, reason: Reason, texts: Texts) -> str:
    """A reason in the middle of a sentence."""
    pattern = texts.texts[key]
    told = texts(key, things=texts.name(reason.refs), **reason.facts).removesuffix(".")
    return told if pattern.startswith("{") else told[:1].lower() + told[1:]


def _lead(reason: Reason, texts: Texts) -> str:
    """How much better than the next best it does."""
    percent = max(1, round(100 * reason.weight))
    if not reason.refs:
        return texts("ui.advice.better", percent=percent)
    return texts("ui.advice.better-than", percent=percent, other=texts.name(reason.refs))
