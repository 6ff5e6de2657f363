"""Keywords of the start and the end of a turn. [BSK-7.3, BSK-7.5, BSK-7.7]"""

from __future__ import annotations

from engine.choices import Ref
from games.berserk.concepts import Blow, aims_at, at_enemy_turn_end, at_turn_end, at_turn_start, carried_out
from games.berserk.keywords.wounded import may_get_chip
from games.berserk.state import Berserk, Card, Declared
from games.berserk.traits import Traits, has, poison, value
from games.berserk.wounds import give_chips, heal, put_wounds, room_for_chips


@at_turn_start("regeneration")
def regenerates(game: Berserk, it: Traits) -> bool:
    """A card that is open in step 7.5. [BSK-K-regeneration]"""
    return it.card.is_open


@carried_out("regeneration")
async def regenerate(game: Berserk, declared: Declared) -> None:
    """Heals X. [BSK-K-regeneration]"""
    card = game.cards[declared.source]
    heal(game, card, value(game, card, "regeneration"))


@at_turn_start("poison")
def is_poisoned(game: Berserk, it: Traits) -> bool:
    """A card that is open in step 7.5. [BSK-K-poison]"""
    return it.card.is_open


@carried_out("poison")
async def suffer_poison(game: Berserk, declared: Declared) -> None:
    """X wounds, neither an attack nor an influence. [BSK-K-poison]"""
    card = game.cards[declared.source]
    put_wounds(game, card, poison(game, card), Blow("poison"))


@at_turn_start("fading")
def fades(game: Berserk, it: Traits) -> bool:
    """Under the same condition. [BSK-K-fading]"""
    return it.card.is_open


@carried_out("fading")
async def fade(game: Berserk, declared: Declared) -> None:
    """X wounds. [BSK-K-fading]"""
    card = game.cards[declared.source]
    put_wounds(game, card, value(game, card, "fading"), Blow("fading"))


@at_turn_start("charge")
def charges(game: Berserk, it: Traits) -> bool:
    """As long as there is room for a chip. [BSK-K-charge]"""
    return room_for_chips(game, it.card) > 0


@carried_out("charge")
async def charge(game: Berserk, declared: Declared) -> None:
    """It may get a chip. [BSK-K-charge, BSK-D-12]"""
    await may_get_chip(game, declared, "charge")


@at_turn_end("rage")
def rages(game: Berserk, it: Traits) -> bool:
    """If it declared no attack this turn. [BSK-K-rage]"""
    return not it.card.has_attacked and room_for_chips(game, it.card) > 0


@carried_out("rage")
async def rage(game: Berserk, declared: Declared) -> None:
    """A chip. [BSK-K-rage]"""
    give_chips(game, game.cards[declared.source], 1)


@at_enemy_turn_end("concentration")
def concentrates(game: Berserk, it: Traits) -> bool:
    """If it received no wounds during the opponent's turn. [BSK-K-concentration]"""
    return not it.card.wounds_received and room_for_chips(game, it.card) > 0


@carried_out("concentration")
async def concentrate(game: Berserk, declared: Declared) -> None:
    """A chip. [BSK-K-concentration]"""
    give_chips(game, game.cards[declared.source], 1)


# Thirst [BSK-7.3, BSK-D-10]


@aims_at("thirst")
def victims(game: Berserk, card: Card) -> list[Ref]:
    """Near creatures of any side that have a body. [BSK-K-thirst]"""
    near = (one for one in game.near(card) if one.is_creature or (one.is_hidden and one.controller != card.controller))
    return [game.target_ref(one, card.controller) for one in near if is_victim(game, card, one)]


def is_victim(game: Berserk, card: Card, one: Card) -> bool:
    """Whether a card can feed on another."""
    if one.is_hidden:
        return one.controller != card.controller
    return one.in_play and one.is_creature and game.are_near(card, one) and not has(game, one, "incorporeal")


@carried_out("thirst")
async def feed(game: Berserk, declared: Declared) -> None:
    """X wounds by influence; only wounds that were received count as feeding. [BSK-K-thirst, BSK-A-23]"""
    card, victim = game.cards[declared.source], game.card(declared.targets[0])
    if is_victim(game, card, victim) and put_wounds(game, victim, value(game, card, "thirst"), Blow("influence", card)):
        card.used_this_turn["thirst"] = 1
