"""Wounds, healing, extra lives and chips. [BSK-15.5 to BSK-15.11]"""

from __future__ import annotations

from engine.memory import remembered
from games.berserk.attacks import ATTACKS
from games.berserk.concepts import Blow, absorbs, most_chips, protects, replaces, when_wounded
from games.berserk.events import GotChips, GotLives, Healed, LostChips, Shielded, Spared, Wounded
from games.berserk.state import Berserk, Card, placeless
from games.berserk.traits import Traits, has, state_changed, traits, traits_against, value, words_changed

MANY = 99  # more than any card can have


def life(card: Card) -> int:
    """The lives printed on a card, with its extra lives."""
    return card.life + card.extra_lives


def current_lives(card: Card) -> int:
    """Lives, extra lives and wounds together. [BSK-K-current-lives]"""
    return life(card) - card.wounds


@placeless
@remembered
def slain(game: Berserk) -> set[Card]:
    """Cards with as many wounds as lives. [BSK-15.10]"""
    return {card for card in game.in_play() if card.wounds and card.wounds >= life(card)}


def _against(game: Berserk, card: Card, blow: Blow) -> Traits:
    return traits(game, card) if blow.by is None else traits_against(game, card, blow.by)


def is_protected(game: Berserk, card: Card, blow: Blow) -> bool:
    """Whether a card gets no effects at all from something. [BSK-15.3, BSK-K-protection]"""
    it = _against(game, card, blow)
    return protects in it.in_force and any(says(game, it, blow) for says in protects.held_by(it))


def shield(game: Berserk, card: Card, blow: Blow) -> bool:
    """The same, and say so."""
    if not is_protected(game, card, blow):
        return False
    game.tell(Shielded(card.ref, f"type:{blow.type}"))
    return True


def put_wounds(game: Berserk, card: Card, amount: int, blow: Blow) -> int:
    """Put wounds on a card, as far as nothing replaces, absorbs or prevents them; how many it received.
    [BSK-15.5 to BSK-15.9]"""
    if card.info.life is None or amount <= 0:
        return 0
    it = _against(game, card, blow)
    left = amount
    if replaces in it.in_force and any(says(game, it, blow) for says in replaces.held_by(it)):
        left = 0
    if blow.type in ATTACKS:
        left = absorbs.of(game, it, left, blow)
    prevented = min(card.prevention, left)
    card.prevention -= prevented
    left -= prevented
    if left < amount:
        game.tell(Spared(card.ref, amount - left))
    if left <= 0:
        return 0
    card.wounds += left
    game.forget_one(slain, ())
    card.wounds_received += left
    if blow.type in ATTACKS:
        card.attack_wounds += left
    if blow.by is not None:
        game.blows.setdefault(card.id, []).append(blow.by.id)
    game.is_eventful = True
    state_changed(game)
    game.tell(Wounded(card.ref, left, max(0, current_lives(card)), blow.by.ref if blow.by is not None else None))
    for says_so in when_wounded.held_by(traits(game, card)):
        says_so(game, traits(game, card))
    return left


def can_be_healed(game: Berserk, card: Card) -> bool:
    """Not incorporeal creatures, not artifacts. [BSK-15.14]"""
    return card.is_creature and not has(game, card, "incorporeal")


def heal(game: Berserk, card: Card, amount: int) -> int:
    """Remove wounds; how many were removed. [BSK-K-heal, BSK-K-full-heal]"""
    removed = min(amount, card.wounds) if can_be_healed(game, card) else 0
    if removed > 0:
        card.wounds -= removed
        game.forget_one(slain, ())
        state_changed(game)
        game.tell(Healed(card.ref, removed, current_lives(card)))
    return removed


def give_lives(game: Berserk, card: Card, amount: int) -> int:
    """Extra lives, up to the maximum of the card. [BSK-15.11, BSK-K-max-lives]"""
    if not card.is_creature:
        return 0
    limit = value(game, card, "max-lives")
    given = min(amount, limit - life(card)) if limit else amount
    if given <= 0:
        return 0
    card.extra_lives += given
    game.forget_one(slain, ())
    game.tell(GotLives(card.ref, given))
    return given


def room_for_chips(game: Berserk, card: Card) -> int:
    """How many more chips a card can have. [BSK-K-max-chips]"""
    return max(0, most_chips.of(game, traits(game, card), MANY) - card.chips)


def give_chips(game: Berserk, card: Card, amount: int) -> int:
    """Chips, up to the maximum; how many were received."""
    given = min(amount, room_for_chips(game, card))
    if given > 0:
        card.chips += given
        if has(game, card, "charge"):
            words_changed(game, card)
        game.tell(GotChips(card.ref, given))
    return given


def take_chips(game: Berserk, card: Card, amount: int) -> int:
    """Remove chips; how many there were."""
    taken = min(amount, card.chips)
    if taken > 0:
        card.chips -= taken
        if has(game, card, "charge"):
            words_changed(game, card)
        game.tell(LostChips(card.ref, taken))
    return taken
