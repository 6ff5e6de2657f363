"""Carrying out what an ability says, operation by operation. [BSK-14.11, BSK-19.4]"""

from __future__ import annotations

from engine.choices import Menu, Option
from games.berserk.asking import ask
from games.berserk.attacks import LEVELS
from games.berserk.doing import DEEDS, Doing
from games.berserk.schema import Effect
from games.berserk.state import Berserk, Card
from games.berserk.traits import has, has_state, matches
from games.berserk.wounds import shield

PLACELESS = ("occupy", "redirect", "block", "plus-this-attack")  # operations that are done to no card


def aimed_at(game: Berserk, doing: Doing) -> Card | None:
    """The card that `target` means: the one that was chosen, or the one that was attacked."""
    if doing.attack is not None:
        return game.cards[doing.attack.target]
    if doing.declared is not None:  # the target that was declared, whoever takes the attack now [BSK-P-if-poisoned]
        return game.card(doing.targets[1])
    if doing.targets and doing.targets[0].startswith("card:"):
        return game.card(doing.targets[0])
    return None


def affected(game: Berserk, doing: Doing, effect: Effect) -> list[Card]:
    """The cards that an operation is done to; "each" speaks of revealed cards only. [BSK-13.10]"""
    if effect.op in PLACELESS:
        return [doing.source]
    if effect.each is not None:
        return [card for card in game.in_play() if matches(game, doing.source, effect.each, card)]
    if effect.who == "this":
        return [doing.source]
    if effect.who == "host":
        return [game.cards[doing.source.host]] if doing.source.host else []
    if effect.who == "other":
        return [game.card(doing.targets[1])]
    aim = aimed_at(game, doing)
    return [aim] if aim is not None else []


def holds(game: Berserk, doing: Doing) -> bool:
    """Whether the condition of an ability is met when it is executed."""
    only = doing.ability.only
    if only is None:
        return True
    aim = aimed_at(game, doing)
    if only.target and (aim is None or not all(has_state(game, aim, state) for state in only.target)):
        return False
    if only.level and (doing.attack is None or LEVELS[doing.attack.level] != only.level):
        return False
    return all(has_state(game, doing.source, state) for state in only.this)


def is_possible(game: Berserk, doing: Doing) -> bool:
    """Whether the first operation can be done at all."""
    first = doing.ability.do[0]
    cards = [card for card in affected(game, doing, first) if not is_too_thick(game, doing, card)]
    return any(DEEDS[first.op].is_legal(game, doing.source, first, card) for card in cards)


async def wants(game: Berserk, doing: Doing) -> bool:
    """Optional: "may" makes an ability optional when it is executed. [BSK-14.7, BSK-D-21]"""
    if not is_possible(game, doing):
        return False
    ref = f"ability:{doing.ability.id}"
    options = (Option.of("accept", ref), Option.of("decline", ref))
    menu = Menu("prompt.may", options, about=(doing.source.ref, ref), rule="BSK-D-21", kind="may", default=options[1])
    return await ask(game, doing.by, menu) == options[0]


async def carry_out(game: Berserk, doing: Doing) -> bool:
    """Do what an ability says; whether anything was executed."""
    executed, anything = True, False
    for effect in doing.ability.do:
        if effect.at_that and not executed:
            continue
        executed = False
        for card in affected(game, doing, effect):
            if not reaches(game, doing, effect, card):
                continue
            executed = await DEEDS[effect.op].run(game, doing, effect, card) or executed
        anything = anything or executed
    return anything


def reaches(game: Berserk, doing: Doing, effect: Effect, card: Card) -> bool:
    """Whether an effect gets through to a card: past protections and thick skin."""
    if effect.op in PLACELESS or not card.in_play:
        return effect.op in ("summon", "resurrect") or card is doing.source
    return not is_too_thick(game, doing, card) and not shield(game, card, doing.blow)


def is_too_thick(game: Berserk, doing: Doing, card: Card) -> bool:
    """Whether a card gets no effects from what an attack on it sets off. [BSK-K-thick-skinned]"""
    return doing.attack is not None and card.id == doing.attack.target and has(game, card, "thick-skinned")
