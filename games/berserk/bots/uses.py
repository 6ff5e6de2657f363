"""What abilities that are no attacks are worth: read from what they do, and to whom."""

from __future__ import annotations

from typing import Final

from games.berserk.bots.duel import spared
from games.berserk.bots.field import Field, Piece
from games.berserk.bots.turns import best_attack
from games.berserk.bots.worth import WORDS, strength, worth_of_kind
from games.berserk.concepts import Blow
from games.berserk.grid import NOWHERE, distance, next_cell
from games.berserk.schema import Ability, Effect, Who
from games.berserk.state import Card
from games.berserk.traits import matches
from games.berserk.wounds import is_protected

POISONED_TURNS: Final = 2.2  # how often poison is expected to wound
A_GATHERED_CHIP, A_CHIP = 0.45, 0.35
A_LIFE: Final = 0.25
STATE_OF_BATTLE: Final = 0.8  # what a card that joins the battle is worth of its worth
SHIELDED: Final = 2.0
NUISANCE: Final = 0.15
OPENED: Final = 0.9
AHEAD, PULLED = 0.2, 0.7  # one cell forward: of an own fighter, and what an enemy in reach is worth
NOT_NOW: Final = -1.0
AN_AVERAGE_STRIKE, AN_AVERAGE_WORTH = 2.4, 5.0
UNSEEN, FAR_OFF = 0.4, 0.6
CLOSE: Final = 3  # steps
FOR_STRIKERS: Final = frozenset(("blessing", "curse", "clumsiness", "unanswered-strike", "experience-attack"))
UNDER_ATTACK: Final = frozenset(("vulnerability", "armor", "magic-armor", "guard", "regeneration", "camouflage"))


def middle(amount: int | list[int] | None) -> float:
    """A number, or what X-Y-Z comes to on average. [BSK-13.8]"""
    if isinstance(amount, list):
        return (3 * amount[0] + 2 * amount[1] + amount[2]) / 6
    return float(amount or 0)


def worth_of_use(field: Field, card: Card, ability: Ability, targets: list[str]) -> float:
    """What using an ability gains its player, in crystals; nothing, or less, if there is no point."""
    source = field.piece(card.ref)
    total = 0.0
    for effect in ability.do:
        if effect.each is not None:
            total += sum(_done_to(field, card, ability, effect, one, targets) for one in _all(field, card, effect.each))
            continue
        aims = _aims(field, card, source, effect, targets)
        if aims is None:
            total += _brought(effect, targets)
        else:
            total += _done_to(field, card, ability, effect, aims, targets)
    total -= A_CHIP * ability.chips
    if ability.to_graveyard:
        total -= 0.5
    return total


def _aims(field: Field, card: Card, source: Piece | None, effect: Effect, targets: list[str]) -> Piece | None:
    if effect.who == "this":
        return source
    if effect.who == "host":
        return field.piece(f"card:{card.host}")
    if not targets:
        return None
    return field.piece(targets[-1] if effect.who == "other" else targets[0])


def _all(field: Field, card: Card, who: Who) -> list[Piece]:
    """The pieces that "each" speaks of. [BSK-P-wound-each]"""
    return [one for one in field.pieces if not one.is_unknown and matches(field.game, card, who, one.card)]


def _brought(effect: Effect, targets: list[str]) -> float:
    """Cards that come into play, and what is done to nobody."""
    if effect.op in ("summon", "resurrect") and targets:
        return STATE_OF_BATTLE * worth_of_kind(targets[0][5:].rpartition("-")[0])
    return 0.0


def _done_to(field: Field, card: Card, ability: Ability, effect: Effect, aim: Piece, targets: list[str]) -> float:
    """What one operation on a piece is worth to the player of `card`."""
    is_own = aim.seat == card.controller
    side = -1.0 if is_own else 1.0  # harm to the enemy is good
    blow = Blow(ability.type, card, ability.head == "instant-action")
    if aim.card is not card and not aim.is_unknown and is_protected(field.game, aim.card, blow):
        return 0.0
    amount = middle(effect.amount)
    if effect.op in ("wound", "left-with"):
        wounds = amount if effect.op == "wound" else max(0.0, _lives(aim) - amount)
        if not aim.is_unknown:
            wounds = spared(field.game, aim.card, round(wounds), blow)
        bonus = A_CHIP if "blood-magic" in aim.words else 0.0
        return side * aim.loss(round(wounds)) + (bonus if is_own else -bonus)
    if effect.op in ("heal", "full-heal"):
        healed = min(amount if effect.op == "heal" else 99.0, aim.card.wounds)
        return side * aim.loss(-round(healed)) if aim.has_body else 0.0
    if effect.op == "extra-lives":
        return -side * A_LIFE * amount
    if effect.op in ("finish", "destroy", "put-in-graveyard"):
        return side * aim.value
    if effect.op == "take-control":
        return 2 * aim.value
    if effect.op == "return-to-deck":
        return side * aim.value + A_LIFE * 3
    if effect.op == "gain":
        return side * _harm_of(field, effect, aim)
    if effect.op == "lose":
        return side * sum(max(0.0, WORDS.get(word, 0.2)) for word in effect.kws if word in aim.words)
    if effect.op == "redistribute":
        moved = min(round(amount), aim.card.wounds)
        onto = field.piece(targets[-1]) if targets else None
        if onto is None or moved < amount:
            return NOT_NOW
        return -side * A_LIFE * moved + (onto.loss(moved) if onto.seat != card.controller else -onto.loss(moved))
    if effect.op == "open":
        return _opened(field, aim) * -side
    if effect.op == "close":
        return side * NUISANCE if aim.open else 0.0
    if effect.op == "get-chips":
        return -side * A_GATHERED_CHIP * amount
    if effect.op == "relocate" and effect.way == "forward":
        return _forward(field, card, aim, is_own=is_own)
    return 0.0


def _forward(field: Field, card: Card, aim: Piece, *, is_own: bool) -> float:
    """A card that goes one cell forward: own fighters come nearer; enemies into the reach of somebody."""
    cell = next_cell(aim.cell, "forward", field.game.is_first(aim.seat)) if aim.cell != NOWHERE else NOWHERE
    if cell == NOWHERE or aim.is_unknown:
        return 0.0
    if is_own:
        return AHEAD if None in aim.attacks and len(aim.attacks) == 1 else -AHEAD
    twin = field.copy()
    twin.place(twin.pieces[aim.index], cell)
    now, then = (max((_best(one, piece) for piece in one.army(card.controller)), default=0.0) for one in (field, twin))
    return PULLED * (then - now)


def _best(field: Field, piece: Piece) -> float:
    attack = best_attack(field, piece)
    return attack.gain if attack is not None else 0.0


def _lives(piece: Piece) -> float:
    return sum(lives * chance for lives, chance in enumerate(piece.chances))


def _harm_of(field: Field, effect: Effect, aim: Piece) -> float:
    """What a keyword that is gained takes away; what it gives counts against it."""
    word, value = effect.kw, 1 if effect.value is None else effect.value
    if word == "poison":
        if not aim.has_body or "protection-poison" in aim.words:
            return 0.0
        more = value - aim.words.get("poison", 0)
        return aim.loss(round(more * POISONED_TURNS)) if more > 0 else 0.0
    if word in aim.words:
        return 0.0
    if word == "protection-attacks":
        return -min(SHIELDED, aim.value * 0.3)
    share = min(1.0, _lives(aim) / 6) * _matters(field, word, aim)
    return -WORDS.get(word, 0.3) * value * share * (0.5 if effect.until == "turn" else 1.0)


def _matters(field: Field, word: str, aim: Piece) -> float:
    """A better die is worth more to whoever strikes hard; what is suffered counts in the thick of it."""
    if aim.is_unknown:
        return UNSEEN
    if word in FOR_STRIKERS:
        return strength(aim.card.kind) / AN_AVERAGE_STRIKE
    if word not in UNDER_ATTACK:
        return 1.0
    ways = [distance(aim.cell, one.cell) for one in field.army(1 - aim.seat) if NOWHERE not in (one.cell, aim.cell)]
    return (1.0 if min(ways, default=0) <= CLOSE else FAR_OFF) * min(1.5, aim.value / AN_AVERAGE_WORTH)


def _opened(field: Field, aim: Piece) -> float:
    """A card that opens may act again."""
    twin = field.copy()
    piece = twin.pieces[aim.index]
    piece.open, piece.acted, piece.pool = True, False, piece.move
    attack = best_attack(twin, piece)
    return OPENED * attack.gain if attack is not None else 0.0


def apply_use(field: Field, card: Card, ability: Ability, targets: list[str]) -> None:
    """Let what can be counted happen: wounds, healing, and that the card has acted."""
    source = field.piece(card.ref)
    for effect in ability.do:
        amount = round(middle(effect.amount))
        for one in _all(field, card, effect.each) if effect.each is not None and effect.op == "wound" else ():
            one.suffer([(1.0, amount)])
        aim = _aims(field, card, source, effect, targets) if effect.each is None else None
        if aim is None:
            continue
        if effect.op == "wound":
            aim.suffer([(1.0, amount)])
        elif effect.op == "heal":
            aim.suffer([(1.0, -min(amount, aim.card.wounds))])
        elif effect.op in ("finish", "destroy"):
            aim.suffer([(1.0, 99)])
        elif effect.op == "open":
            aim.open, aim.acted, aim.pool = True, False, aim.move
        elif effect.op == "close":
            aim.open, aim.pool = False, 0
        elif effect.op == "left-with":
            aim.suffer([(1.0, round(max(0.0, _lives(aim) - amount)))])
    if source is not None and ability.closes:
        source.open, source.acted, source.pool = False, True, 0
