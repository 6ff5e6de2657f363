"""Answers to what others do: dodging, Indians!, duels, the last Beer, and the ability that works at any time."""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option, Ref
from games.bang.bots import worth
from games.bang.bots.mind import Mind
from games.bang.deck import CARD_BY_REF
from games.bang.questions import DODGE, DODGE_TWICE, DUEL, RESCUE, ROULETTE

DEATH = -20.0
FIRST = 0.3  # a check costs nothing: it comes before any card
DRAWS_A_CARD: Final = ("dodge", "bible")
DODGES: Final = (DODGE, DODGE_TWICE, ROULETTE)
ROULETTE_HURTS = 2


def answer(mind: Mind, menu: Menu, option: Option) -> float:
    """Spend a card on not being hurt."""
    ref = option.refs[0]
    if menu.kind == RESCUE:
        return -mind.spending(ref) if can_be_saved(mind, menu) else DEATH - 1
    value = -spent(mind, ref)
    if menu.kind == DODGE_TWICE and sum(option.verb in ("answer", "check") for option in menu.options) < 2:
        return take_it(mind, menu) + value  # one is not enough
    if menu.kind == DUEL and not wants_to_fight(mind, menu):
        return take_it(mind, menu) + value
    return value


def spent(mind: Mind, ref: Ref) -> float:
    """What a card costs that is used in answer: some bring another one."""
    card = CARD_BY_REF[ref]
    from_hand = ref in mind.worths
    cost = mind.worths[ref] * 0.6 if from_hand else worth.in_play(mind, mind.me, card) * 0.5
    if card.kind in DRAWS_A_CARD:
        cost -= worth.BLIND
    if from_hand and "molly-stark" in mind.me.abilities and not mind.is_my_turn:
        cost -= worth.BLIND
    return cost


def check(mind: Mind, menu: Menu, option: Option) -> float:
    """Barrel and the like: first of all, they cost nothing."""
    return FIRST


def take_it(mind: Mind, menu: Menu) -> float:
    """What it costs to be hit."""
    aim = menu.about[2] if len(menu.about) > 2 else None
    if aim is not None and menu.kind in DODGES:  # only a card in play is shot at [BNG-16.6]
        return -max(0.0, worth.in_play(mind, mind.me, CARD_BY_REF[aim])) if aim in CARD_BY_REF else 0.0
    lives = ROULETTE_HURTS if menu.kind == ROULETTE else 1
    value = mind.hit(mind.me, lives)
    if mind.me.life > lives:
        value += worth.BLIND * ("bart-cassidy" in mind.me.abilities) + worth.BLIND * ("el-gringo" in mind.me.abilities)
    return value


def wants_to_fight(mind: Mind, menu: Menu) -> bool:
    """Whether to go on with a duel: not against a friend who needs his life more than I do."""
    rival = mind.by_ref.get(menu.about[-1]) if menu.about else None
    if rival is None or not mind.is_friend(rival):
        return True
    return mind.hit(mind.me) < mind.hit(rival)


def accept(mind: Mind, menu: Menu, option: Option) -> float:
    """Out of the game; only if nothing can save me."""
    return DEATH


def can_be_saved(mind: Mind, menu: Menu) -> bool:
    """Whether the Beers that I may play, and Sid's pairs, bring me back to one life."""
    beers = sum(option.verb == "answer" for option in menu.options)
    lives = beers * (2 if "tequila-joe" in mind.me.abilities else 1)
    if "heal" in menu.sets:
        lives += (len(mind.hand) - beers) // 2
        if lives < 1 - mind.me.life and beers:
            lives = max(lives, len(mind.hand) // 2)
    return mind.me.life + lives >= 1


def heal(mind: Mind, menu: Menu) -> tuple[float, Option]:
    """Two cards for a life: the least useful ones, and Beers last when it is about the last life. [BNG-14.12]"""
    refs = [ref for ref in mind.cheapest if Option.of("heal", ref) in menu.options]
    if menu.kind == RESCUE:
        refs.sort(key=lambda ref: CARD_BY_REF[ref].kind == "beer")
        value = -0.5 if can_be_saved(mind, menu) else DEATH - 1
        return value, Option.of("heal", *refs[:2])
    value = mind.healed(mind.me) - sum(mind.spending(ref) for ref in refs[:2])
    keeps_guard = mind.is_my_turn or mind.me.life > worth.LOW or len(refs) > 3
    if not keeps_guard and any(CARD_BY_REF[ref].missed or CARD_BY_REF[ref].kind == "beer" for ref in refs[:2]):
        value = -1.0
    return value, Option.of("heal", *refs[:2])
