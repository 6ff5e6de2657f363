"""What could be done in the main step: a card goes somewhere and attacks, uses an ability, or just goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.choices import Menu, Option
from games.berserk.attacks import RANGED
from games.berserk.bots.field import Field, Piece
from games.berserk.bots.uses import A_GATHERED_CHIP, apply_use, worth_of_use
from games.berserk.bots.worth import strength
from games.berserk.derived import ability_called
from games.berserk.grid import CELL_BY_REF, CELL_REFS, NOWHERE, WIDTH, Cell, distance
from games.berserk.schema import Ability

REVEALED: Final = 3.0  # hidden cards of one's own come out before anything else is done
AIMED: Final = 0.6
NEVER: Final = -50.0
LEAPS: Final = ("jump", "teleport", "manoeuvre")


class Plan(NamedTuple):
    """One thing to do with one card, and the first answer that leads there."""

    option: Option
    gain: float  # at once
    piece: int = -1
    cell: Cell = NOWHERE
    target: int = -1
    met: int = -1
    ability: Ability | None = None
    targets: tuple[str, ...] = ()  # of an ability that is no attack

    @property
    def is_attack(self) -> bool:
        """Whether somebody is attacked."""
        return self.target >= 0


def plans(field: Field, menu: Menu) -> list[Plan]:
    """Everything that the menu leads to."""
    found = list(_at_once(field, menu))
    for piece in field.army(field.me):
        found += _on_foot(field, menu, piece)
    return found


def _at_once(field: Field, menu: Menu) -> Iterator[Plan]:
    """What is on the menu itself, but for steps."""
    for option in menu.options:
        refs = option.refs
        if option.verb == "strike":
            yield _strike(field, option, refs[0], refs[1], None)
        elif option.verb == "use":
            ability = ability_called(refs[1].removeprefix("ability:"))
            if ability.is_attack:
                yield _strike(field, option, refs[0], refs[2], ability)
            else:
                yield _use(field, option, refs[0], ability, refs[2:])
        elif option.verb == "gather":
            yield _use(field, option, refs[0], ability_called("gather.1"), ())
        elif option.verb == "take-aim":
            yield Plan(option, AIMED, _index(field, refs[0]))
        elif option.verb == "reveal":
            yield Plan(option, REVEALED)
        elif option.verb in ("jump", "teleport"):
            yield from _leap(field, option, refs[0], CELL_BY_REF[refs[1]])


def _index(field: Field, ref: str) -> int:
    piece = field.piece(ref)
    return -1 if piece is None else piece.index


def _strike(field: Field, option: Option, attacker: str, target: str, ability: Ability | None) -> Plan:
    one, other = field.piece(attacker), field.piece(target)
    if one is None or other is None or one.seat == other.seat:
        return Plan(option, NEVER)
    gain, met = field.met_by(one, one.cell, other, ability)
    return Plan(option, gain, one.index, one.cell, other.index, met.index, ability)


def _use(field: Field, option: Option, card: str, ability: Ability, targets: tuple[str, ...]) -> Plan:
    source = field.game.cards.get(card[5:])
    if source is None:
        return Plan(option, 0.0)
    gain = worth_of_use(field, source, ability, list(targets))
    if ability.id == "gather.1":
        gain = _gathered(field, card)
    return Plan(option, gain, _index(field, card), ability=ability, targets=targets)


def _gathered(field: Field, card: str) -> float:
    """A chip more is worth something as long as the card has a use for it."""
    source = field.game.cards[card[5:]]
    most = max((one.chips for one in source.info.abilities), default=0)
    return A_GATHERED_CHIP if source.chips < most else NEVER


def _leap(field: Field, option: Option, card: str, cell: Cell) -> Iterator[Plan]:
    """Another way to move, with an attack to follow or without."""
    piece = field.piece(card)
    if piece is not None:
        yield Plan(option, 0.0, piece.index, cell)
        yield from _attacks_from(field, option, piece, cell)


def _on_foot(field: Field, menu: Menu, piece: Piece) -> Iterator[Plan]:
    """Wherever a piece can walk, with an attack to follow or without."""
    for cell, first in field.reachable(piece).items():
        if cell == piece.cell:
            continue
        option = Option.of("move", piece.card.ref, CELL_REFS[first])
        if option not in menu.options:
            continue
        yield Plan(option, 0.0, piece.index, cell)
        yield from _attacks_from(field, option, piece, cell)


def _attacks_from(field: Field, option: Option, piece: Piece, cell: Cell) -> Iterator[Plan]:
    for ability in piece.attacks:
        for target in field.army(1 - piece.seat):
            if field.reaches(piece, cell, target, ability):
                gain, met = field.met_by(piece, cell, target, ability)
                yield Plan(option, gain, piece.index, cell, target.index, met.index, ability)


def carry_out(field: Field, plan: Plan) -> float:
    """Let a plan happen; what it gains besides that shows on no piece."""
    if plan.is_attack:
        attacker, met = field.pieces[plan.piece], field.pieces[plan.met]
        field.carry_out(attacker, plan.cell, met, plan.ability, is_defender=plan.met != plan.target)
        return 0.0
    if plan.ability is not None:
        source = field.game.cards[plan.option.refs[0][5:]]
        before = field.balance(field.me)
        apply_use(field, source, plan.ability, list(plan.targets))
        return plan.gain - (field.balance(field.me) - before)
    if plan.piece < 0:
        return plan.gain
    piece = field.pieces[plan.piece]
    if plan.cell != NOWHERE:
        steps = distance(piece.cell, plan.cell)
        field.place(piece, plan.cell)
        piece.pool = 0 if plan.option.verb in LEAPS else max(0, piece.pool - steps)
    else:
        piece.open, piece.acted, piece.pool = False, True, 0
    return plan.gain


# Where it is good to stand


def threat(field: Field, cell: Cell, seat: int) -> float:
    """The wounds that the enemies of a seat could deal in their next turn to whoever stands on a cell."""
    total = 0.0
    for one in field.army(1 - seat):
        if one.is_unknown or not one.attacks:
            continue
        if one.is_flyer or _can_come(one, cell):
            total += one.alive * strength(one.card.kind)
    return total


def _can_come(enemy: Piece, cell: Cell) -> bool:
    if NOWHERE in (enemy.cell, cell):
        return False
    across = abs(enemy.cell % WIDTH - cell % WIDTH)
    up = abs(enemy.cell // WIDTH - cell // WIDTH)
    if max(across, up) <= enemy.move + 1 and across + up <= enemy.move + 2:
        return True
    return any(one is not None and one.type in RANGED and across + up <= (one.range or 99) for one in enemy.attacks)


def nearest(field: Field, cell: Cell, seat: int) -> int:
    """The way to the next enemy on the battlefield."""
    ways = [distance(cell, one.cell) for one in field.army(1 - seat) if one.cell != NOWHERE]
    return min(ways, default=0)
