"""Keywords that react to death. [BSK-15.12]"""

from __future__ import annotations

from engine.choices import Ref
from games.berserk.concepts import aims_at, carried_out, when_dead, when_it_kills, when_others_die
from games.berserk.events import Entered, IncarnationGrew
from games.berserk.grid import CELL_REFS, third_row
from games.berserk.operations.gaining import cure
from games.berserk.state import Berserk, Card, Declared
from games.berserk.traits import Traits, share_element
from games.berserk.triggers import pend
from games.berserk.wounds import give_chips, give_lives, heal
from games.berserk.zones import choose_cell, entered, may_join, put_in_side_zone, put_on


@when_dead("gift-of-life")
def gift_of_life(game: Berserk, it: Traits) -> None:
    """On death a chosen creature of the army gets lives. [BSK-K-gift-of-life]"""
    pend(game, it.card, "gift-of-life", "death", amount=it["gift-of-life"])


@aims_at("gift-of-life")
def heirs(game: Berserk, card: Card) -> list[Ref]:
    """The creatures of the army that share an element. [BSK-K-gift-of-life]"""
    own = (one for one in game.creatures(card.controller) if not one.is_hidden)
    return [one.ref for one in own if share_element(game, one, card)]


@carried_out("gift-of-life")
async def bequeath(game: Berserk, declared: Declared) -> None:
    """X extra lives. [BSK-K-gift-of-life]"""
    heir = game.card(declared.targets[0])
    if heir.in_play:
        give_lives(game, heir, declared.amount)


@when_others_die("soul-catcher")
def soul_catcher(game: Berserk, it: Traits, dead: list[Card]) -> None:
    """A chip for each dead creature of any side. [BSK-K-soul-catcher]"""
    pend(game, it.card, "soul-catcher", "death", amount=len(dead))


@carried_out("soul-catcher")
async def catch_souls(game: Berserk, declared: Declared) -> None:
    """The chips, up to the maximum. [BSK-K-soul-catcher]"""
    give_chips(game, game.cards[declared.source], declared.amount)


@when_it_kills("scavenging")
def scavenging(game: Berserk, it: Traits, victims: list[Card]) -> None:
    """It killed an enemy creature with a body. [BSK-K-scavenging, BSK-A-48]"""
    pend(game, it.card, "scavenging", "killed")


@carried_out("scavenging")
async def feast(game: Berserk, declared: Declared) -> None:
    """Fully healed, and the poison is gone. [BSK-K-scavenging]"""
    card = game.cards[declared.source]
    heal(game, card, card.wounds)
    cure(game, card)


# From the graveyard back [BSK-K-incarnation]


def awaits_incarnation(card: Card) -> int:
    """The chips that a card in the graveyard needs to come back; 0: it does not."""
    if "incarnation" not in card.words or card.has_incarnated:
        return 0
    return max(ability.value or 0 for ability in card.info.abilities if ability.kw == "incarnation")


@carried_out("incarnation")
async def incarnate(game: Berserk, declared: Declared) -> None:
    """A chip each turn; with enough of them the card is placed closed in the third row. [BSK-A-36]"""
    card = game.cards[declared.source]
    needed = awaits_incarnation(card)
    if card.zone != "graveyard" or not needed:
        return
    if card.incarnation_chips < needed:
        card.incarnation_chips += 1
        game.tell(IncarnationGrew(card.ref, card.incarnation_chips))
    if card.incarnation_chips < needed or not may_join(game, declared.by, card):
        return
    if card.info.subtype == "flying":
        put_in_side_zone(game, card)
        cell = None
    else:
        cells = game.free(third_row(game.is_first(declared.by)))
        if not cells:
            return
        cell = await choose_cell(game, declared.by, card, cells, "prompt.enter", "BSK-K-incarnation")
        put_on(game, card, cell)
    card.is_open, card.has_incarnated, card.incarnation_chips = False, True, 0
    game.is_eventful = True
    game.forget()
    game.tell(Entered(card.ref, None if cell is None else CELL_REFS[cell], "incarnation"))
    entered(game, card)
