"""The gunslinger: a bot that plays its role. It weighs every option on the menu and takes the best one.

What an option is worth is counted in lives of a plain enemy. Who is an enemy follows from the own role and from the
public record of deeds; see `games.bang.bots`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.bots import random_option
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import Reason, Reasoned
from games.bang.bots import answers, business, choices, phase_2
from games.bang.bots.mind import Mind
from games.bang.bots.reasons import because, reasons
from games.bang.bots.temper import EVEN, Temper
from games.bang.deck import CARD_BY_REF
from games.bang.questions import OBLIGED, PHASE_2
from games.bang.shown import BangView

WORTH_IT = 0.02  # below that a card is rather kept
UNKNOWN = -0.01  # a verb nobody told me about: rather not, if there is a way to decline
FEWEST_PLAYED, HURRY = 3, 0.6  # whoever plays fewer cards loses a life [BNG-18.9]
PATIENCE, WHIM = 400, 8  # after so many turns one answer in so many is a whim: nothing goes on for ever
NEVER: Final = -99.0


class Scored(NamedTuple):
    """An answer with what it is worth."""

    value: float
    option: Option


Single = Callable[[Mind, Menu, Option], float]
SINGLE: Final[dict[str, Single]] = {
    "answer": answers.answer, "check": answers.check, "accept": answers.accept,
    "take-it": lambda mind, menu, option: answers.take_it(mind, menu),
    "draw": choices.draw, "take": choices.take, "drink": choices.drink,
    "guess-red": choices.guess, "guess-black": choices.guess,
    "give": choices.give, "pay": choices.lose, "discard": choices.lose, "choose": choices.lose,
    "throw-out": choices.throw_out, "count": choices.count, "copy": choices.copy, "new-pair": choices.new_pair,
    "become": choices.become, "give-life": choices.give_life, "handcuff": choices.handcuff,
    "name-suit": choices.name_suit, "name": choices.name, "aim": choices.aim,
    "declare": business.declare, "spoke": lambda mind, menu, option: NEVER,
}  # fmt: skip
HARMLESS: Final = ("end", "decline", "stop", "pass", "play-on")


def gunslinger(view: BangView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> Option | None:
    """The best answer, with what weighed most; None only beside somebody else's question."""
    return _answer(view, menu, chance, temper, is_explained=True)


def offhand(view: BangView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> Option | None:
    """The same answer, without a word about it."""
    return _answer(view, menu, chance, temper, is_explained=False)


def _answer(view: BangView, menu: Menu, chance: Dice, temper: Temper, *, is_explained: bool) -> Option | None:
    settled = business.settle(view, menu)
    if settled is not None:
        return Reasoned.because(settled, Reason("reason.business", 1.0, settled.refs))
    mind = Mind(view, temper)
    found = all_weighed(mind, menu)
    if not menu.optional and view["turn"] > PATIENCE and not chance.below(WHIM):
        return Reasoned.because(whim(menu, chance), Reason("reason.whim", 1.0))
    option = best_of(mind, menu, found)
    if option is None or not is_explained:
        return option
    return because(mind, menu, option, {scored.option: scored.value for scored in found})


def reasons_for(view: BangView, menu: Menu, option: Option, temper: Temper = EVEN) -> list[Reason]:
    """What speaks for an answer, whoever chose it."""
    mind = Mind(view, temper)
    return reasons(mind, menu, option, {scored.option: scored.value for scored in all_weighed(mind, menu)})


def best_of(mind: Mind, menu: Menu, found: list[Scored]) -> Option | None:
    """What to do after everything was weighed."""
    if menu.optional:
        best = max(found, key=lambda scored: scored.value, default=None)
        return best.option if best is not None and best.value > WORTH_IT else None
    if menu.kind in (PHASE_2, OBLIGED):
        return next_deed(mind, found)
    return max(found, key=lambda scored: scored.value).option


def valued(view: BangView, menu: Menu) -> list[Scored]:
    """What the bot thinks of all answers."""
    return all_weighed(Mind(view), menu)


def all_weighed(mind: Mind, menu: Menu) -> list[Scored]:
    """All answers with what they are worth."""
    verbs = dict.fromkeys(option.verb for option in menu.options)
    return [scored for verb in verbs for scored in weigh(mind, menu, verb)]


def whim(menu: Menu, chance: Dice) -> Option:
    """Anything but talking."""
    while (option := random_option(menu, chance)).verb == "spoke":
        pass
    return option


def next_deed(mind: Mind, found: list[Scored]) -> Option:
    """Of everything worth doing what comes first; else nothing, or what does least harm if something must be done."""
    good = [scored for scored in found if scored.value > WORTH_IT and scored.option.verb not in HARMLESS]
    if good:
        return min(good, key=lambda scored: (phase_2.order(scored.option), -scored.value)).option
    harmless = [scored for scored in found if scored.option.verb in HARMLESS]
    return max(harmless or found, key=lambda scored: scored.value).option


def weigh(mind: Mind, menu: Menu, verb: str) -> list[Scored]:
    """All answers with this verb, or one good answer where several things are picked together."""
    options = [option for option in menu.options if option.verb == verb]
    if verb in menu.sets:
        return [together(mind, menu, verb)]
    if verb in phase_2.DEEDS:
        more = hurry(mind, menu)
        return [Scored(phase_2.DEEDS[verb](mind, option) + more, option) for option in options]
    if verb in SINGLE:
        return [Scored(SINGLE[verb](mind, menu, option), option) for option in options]
    return [Scored(0.0 if verb in HARMLESS else UNKNOWN, option) for option in options]


def hurry(mind: Mind, menu: Menu) -> float:
    """What one more play is worth for itself, when playing too few costs a life and there are enough to play."""
    played = mind.view["played"]
    if not mind.is_on("miss-susanna") or played >= FEWEST_PLAYED or mind.me.is_ghost:
        return 0.0
    cards = {option.refs[0] for option in menu.options if option.verb in ("play", "lay", "use", "fire")}
    return HURRY if played + len(cards & CARD_BY_REF.keys()) >= FEWEST_PLAYED else 0.0


def together(mind: Mind, menu: Menu, verb: str) -> Scored:
    """Several things at once."""
    if verb == "heal":
        return Scored(*answers.heal(mind, menu))
    if verb == "exchange":
        return Scored(*choices.exchange(mind, menu))
    if verb == "keep":
        return Scored(1.0, choices.best(mind, menu, verb))
    if verb == "order" and menu.default is not None:
        return Scored(1.0, menu.default)
    return Scored(UNKNOWN, choices.fewest(mind, menu, verb))
