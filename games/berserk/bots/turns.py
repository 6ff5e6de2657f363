"""Turns played out in the head: whoever has the turn attacks where it gains most, as long as that gains anything."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.choices import Seat
from games.berserk.bots.field import Field, Piece
from games.berserk.grid import Cell
from games.berserk.schema import Ability

WORTH_IT: Final = 0.12  # an attack that gains less is not made: it closes the card


class Attack(NamedTuple):
    """An attack that could be made."""

    gain: float
    attacker: int  # pieces by their numbers
    cell: Cell  # from where
    target: int
    met: int  # who takes it in the end: the target, or a defender
    ability: Ability | None


def best_attack(field: Field, piece: Piece) -> Attack | None:
    """The attack of a piece that gains most, from wherever it can go."""
    if not piece.open or piece.acted or piece.is_unknown or not piece.attacks:
        return None
    best: Attack | None = None
    cells = list(field.reachable(piece))
    for ability in piece.attacks:
        for target in field.army(1 - piece.seat):
            cell = next((cell for cell in cells if field.reaches(piece, cell, target, ability)), None)
            if cell is None:
                continue
            gain, met = field.met_by(piece, cell, target, ability)
            if best is None or gain > best.gain:
                best = Attack(gain, piece.index, cell, target.index, met.index, ability)
    return best


def play_turn(field: Field, seat: Seat) -> None:
    """All attacks that are worth it, the best first."""
    bests = {piece.index: best_attack(field, piece) for piece in field.army(seat)}
    for _ in range(len(bests)):
        made = max((one for one in bests.values() if one is not None), key=lambda one: one.gain, default=None)
        if made is None or made.gain < WORTH_IT:
            return
        attacker, met = field.pieces[made.attacker], field.pieces[made.met]
        field.carry_out(attacker, made.cell, met, made.ability, is_defender=made.met != made.target)
        del bests[made.attacker]
        for index, one in bests.items():
            if one is not None and (made.met in (one.target, one.met) or one.cell == made.cell):
                bests[index] = best_attack(field, field.pieces[index])


def pass_turn(field: Field, seat: Seat) -> None:
    """The turn of a player begins: cards open, and what lies on them works. [BSK-7.1 to BSK-7.5]"""
    field.active = seat
    for piece in field.pieces:
        piece.hit = piece.acted = False
        if piece.seat != seat:
            continue
        piece.open, piece.pool = True, piece.move
        change = piece.words.get("poison", 0) + piece.words.get("fading", 0) - piece.words.get("regeneration", 0)
        if change:
            piece.suffer([(1.0, change)])


def look_ahead(field: Field, seat: Seat, turns: int) -> float:
    """What a player has more than the other after this turn and some more, all played as well as it is seen here."""
    for number in range(turns):
        if number:
            pass_turn(field, 1 - field.active)
        play_turn(field, field.active)
    return field.balance(seat)
