"""The bot of the middle level: it knows the odds, and what everything is worth, but does not look ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.bots import random_option
from engine.choices import Menu, Option
from engine.dice import Dice
from games.valhalla.bots import acting, aftermath, phase, setup
from games.valhalla.bots.bands import rough_prospect
from games.valhalla.bots.reading import Reading
from games.valhalla.bots.temper import EVEN, Temper
from games.valhalla.shown import ValhallaView

Answer: TypeAlias = Callable[[Reading, Menu], Option | None]

# By the kind of the question; every kind that the rules ask is here.
ANSWERS: Final[Mapping[str, Answer]] = {
    "jarl": setup.jarl,
    "emblem": lambda reading, menu: menu.options[0],
    "recruit": setup.recruit,
    "first-discards": acting.discard_some,
    "draft": setup.draft,
    "exchange": setup.exchange,
    "action": acting.action,
    "place": acting.place,
    "add-tyr": acting.tyr,
    "keep": acting.keep,
    "keep-several": acting.keep,
    "draw-more": aftermath.use_if_any,
    "discard-drawn": acting.discard_some,
    "help": aftermath.thors_help,
    "before-others": aftermath.support,
    "before-battle": aftermath.before_battle,
    "look": aftermath.look,
    "before-roll": aftermath.before_roll,
    "phase": phase.in_phase,
    "ragnarok": phase.in_phase,
    "paid-reroll": phase.reroll,
    "free-reroll": phase.reroll,
    "reroll-again": phase.reroll_again,
    "turn": phase.turn,
    "dice": phase.which_dice,
    "spend": phase.spend,
    "take-die": phase.take_die,
    "aid": aftermath.aid,
    "use-aid": lambda reading, menu: menu.options[0],
    "block": aftermath.strongest,
    "extort": acting.discard_one,
    "sacrifice": phase.sacrifice,
    "make-room": aftermath.least_kept,
    "give-up": aftermath.give_up,
    "jarl-discard": acting.discard_one,
    "jarl-draw": aftermath.use_if_any,
    "leave": aftermath.leave,
    "send": aftermath.send,
    "send-one": aftermath.send_one,
    "hold": aftermath.most_valour,
    "valkyrie": lambda reading, menu: menu.options[0],
    "errand": aftermath.use_if_any,
    "claim": lambda reading, menu: menu.default,
    "lose-points": lambda reading, menu: menu.default,
    "loki": aftermath.loki,
    "retrieve": acting.best_card,
    "reinforce": acting.action,
    "glory": aftermath.most_valour,
    "spite": acting.discard_one,
    "order": aftermath.order,
    "cell-lost": aftermath.least_kept,
    "pay-card": acting.discard_one,
    "sacrifice-warrior": aftermath.least_kept,
    "last-attack": aftermath.use_if_any,
}


def normal(view: ValhallaView, menu: Menu, chance: Dice, temper: Temper = EVEN) -> Option | None:
    """One answer, by the kind of the question."""
    return answered(Reading(view, temper=temper), menu, chance)


def quick(view: ValhallaView, menu: Menu, chance: Dice) -> Option | None:
    """The same at a glance: how everybody plays in imagined worlds."""
    return answered(Reading(view, rough_prospect), menu, chance)


def answered(reading: Reading, menu: Menu, chance: Dice) -> Option | None:
    """What the prices say."""
    found = ANSWERS[menu.kind](reading, menu)
    if found is None and not menu.optional:
        return random_option(menu, chance)
    return found
