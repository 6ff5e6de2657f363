"""The three players: easy, normal and hard. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from engine.bots import random_option
from engine.choices import Menu, Option
from engine.dice import Dice
from games.berserk.asking import OFFER
from games.berserk.bots import answers, armies, drafts, main_step
from games.berserk.bots.field import Field
from games.berserk.bots.plans import Plan
from games.berserk.bots.reasons import for_answer, for_plan
from games.berserk.bots.temper import EVEN, TEMPERS, Temper
from games.berserk.shown import BerserkView

Before: TypeAlias = Callable[[BerserkView, Menu], Option]
During: TypeAlias = Callable[[BerserkView, Field, Menu], Option]
Main: TypeAlias = Callable[[Field, Menu, Dice], Plan]

BEFORE: Final[dict[str, Before]] = {
    "draft": drafts.pick,
    "initiative": armies.go_second,
    "deal": armies.keep,
    "buy": armies.buy,
    "deploy": armies.deploy,
    "hide": armies.hide,
}
DURING: Final[dict[str, During]] = {
    "attach": armies.attach,
    "opening": answers.prepare,
    "vanguard": answers.prepare,
    "response": answers.respond,
    "reroll": answers.reroll,
    "target": answers.target,
    "thirst": answers.feed,
    "cell": answers.cell,
    "may": answers.may,
    "unity": answers.unite,
    "order": answers.order,
    "go-on": answers.go_on,
    "pay": answers.pay,
    "draw": answers.answer_draw,
}


def hard(view: BerserkView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> Option:
    """Looks ahead: what the other player will answer to each plan, all dice counted."""
    return _choice(view, menu, chance, main_step.thoughtful, temper)


def normal(view: BerserkView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> Option:
    """Takes what is best at once, going by the exact odds."""
    return _choice(view, menu, chance, main_step.greedy, temper)


def easy(view: BerserkView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> Option:
    """Hits whoever it can hit hardest; forgets that others defend and strike back, and sometimes a card of its own."""
    return _choice(view, menu, chance, main_step.careless, temper)


LEVELS: Final = {"hard": hard, "normal": normal, "easy": easy}
WITH_TEMPERS: Final = {
    name: {level: partial(bot, temper=temper) for level, bot in LEVELS.items()} for name, temper in TEMPERS.items()
}


def _choice(view: BerserkView, menu: Menu, chance: Dice, main: Main, temper: Temper) -> Option:
    if menu.kind in BEFORE:
        return for_answer(view, None, menu, BEFORE[menu.kind](view, menu))
    if menu.kind == "main":
        if OFFER in menu.asides and answers.wants_draw(view):
            return OFFER
        field = Field(view, temper)
        return for_plan(field, main(field, menu, chance))
    if menu.kind in DURING:
        field = Field(view, temper)
        return for_answer(view, field, menu, DURING[menu.kind](view, field, menu))
    return menu.default or random_option(menu, chance)
