"""Tyr's Wrath: what a card under an activated warrior adds. [VAL-18.4, VAL-18.5]"""

from __future__ import annotations

from games.valhalla.concepts import TYR, Surroundings
from games.valhalla.deck import Ability


@TYR("plus")
def plus(effect: Ability, around: Surroundings) -> int:
    """Simply more strength."""
    return effect.amount


@TYR("foe")
def foe(effect: Ability, around: Surroundings) -> int:
    """More strength against a clan in the opponent's own squad. [VAL-18.4, VAL-20.3]"""
    return effect.amount if effect.clan in around.rivals else 0


@TYR("spare")
def spare(effect: Ability, around: Surroundings) -> int:
    """It spares a die instead; see what a warrior needs. [VAL-18.5]"""
    return 0
