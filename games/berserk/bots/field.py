"""The battle as a bot reckons with it: how likely every card has how many lives left, and what attacks would change.

It is drawn from a view alone. Dice are never rolled here: every face counts as often as it comes up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.choices import Ref, Seat
from games.berserk.attacks import MELEE
from games.berserk.bots.companions import A_CHIP, CLOSED, HARM, additions, companions
from games.berserk.bots.duel import Ways, ways_at_unknown, ways_of
from games.berserk.bots.temper import EVEN, Temper
from games.berserk.bots.worth import UNKNOWN_LIFE, worth_by_lives
from games.berserk.grid import BESIDE, CELL_REFS, NOWHERE, Cell, are_near, cell_between, distance
from games.berserk.keywords.protection import SCALE_WOUNDS
from games.berserk.kinds import FACE_DOWN
from games.berserk.schema import Ability, Effect
from games.berserk.shown import BerserkView
from games.berserk.sketch import sketch
from games.berserk.state import Berserk, Card
from games.berserk.traits import Traits, is_flyer, traits
from games.berserk.wounds import current_lives
from games.berserk.zones import full_pool

NOT_DEFENDED: Final = ("directed", "unanswered-strike", "protection-instants")  # [BSK-11.4]
ROOM: Final = 4  # extra lives that a card may still get
LOST: Final = 40.0  # what losing the battle costs
GONE: Final = 0.65  # a cell counts as free when whoever stood there is dead so likely
LIKELY: Final = 0.3  # a piece that is there less likely defends nobody
HASTE: Final = 0.06  # for every turn in which nothing happened
BEHIND: Final = 3.0  # crystals
WILLING: Final = 0.15  # a defender steps in for no less
DRINK: Final = 0.25  # what a healed wound is worth


SHIELD: Final = "arkhaal-shield"  # counts the poisoned around its card [BSK-K-arkhaal-shield]
MANY_MEETINGS: Final = 50_000
_met: dict[tuple[object, ...], Ways] = {}


class Piece:
    """One card in play that can be wounded, as it may be some moments from now."""

    __slots__ = (
        "acted", "additions", "attacks", "card", "cell", "chances", "companions", "has_body", "hit", "holding", "index",
        "is_creature", "is_flyer", "is_unknown", "move", "open", "pool", "range", "seat", "words", "worth",
    )  # fmt: skip

    def __init__(self, index: int, card: Card, it: Traits, move: int) -> None:
        self.index, self.card, self.seat, self.cell = index, card, card.controller, card.cell
        self.is_unknown = card.kind == FACE_DOWN.id
        lives = UNKNOWN_LIFE if self.is_unknown else max(0, current_lives(card))
        self.worth = worth_by_lives(card.kind, lives + ROOM)
        self.chances = [0.0] * (lives + ROOM + 1)  # of having none, one, two … lives
        self.chances[lives] = 1.0
        self.open, self.acted, self.hit = card.is_open, card.has_acted, card.attacks_dealt > 0
        self.pool, self.move = card.pool, move
        self.is_creature = self.is_unknown or card.is_creature
        self.is_flyer = not self.is_unknown and is_flyer(card)
        self.words, self.holding = it.values, it.holding
        self.additions, self.companions = additions(it.abilities), companions(it.abilities)
        self.range = it["strike-range"]
        self.has_body = self.is_creature and "incorporeal" not in it.values
        strikes = not self.is_unknown and card.info.strike is not None
        actions = [one for one in it.abilities if one.is_attack and one.closes and one.chips <= card.chips]
        self.attacks: tuple[Ability | None, ...] = (*((None,) if strikes else ()), *actions)

    def copy(self) -> Piece:
        """Another one that can change by itself."""
        twin: Piece = object.__new__(Piece)
        for name in Piece.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.chances = self.chances[:]
        return twin

    @property
    def value(self) -> float:
        """What it is worth, dead or alive."""
        return sum(map(float.__mul__, self.chances, self.worth))

    @property
    def alive(self) -> float:
        """The chance that it is still there."""
        return 1.0 - self.chances[0]

    def loss(self, wounds: int) -> float:
        """What wounds take away; negative ones heal, and bring something."""
        if not wounds:
            return 0.0
        worth, most = self.worth, len(self.worth) - 1
        return sum(
            chance * (worth[lives] - worth[min(most, max(0, lives - wounds))])
            for lives, chance in enumerate(self.chances)
            if chance and lives
        )

    def suffer(self, cases: Sequence[tuple[float, int]]) -> None:
        """Wounds that come with a chance each, never together; negative ones heal. The dead stay dead."""
        harmful = [(chance, wounds) for chance, wounds in cases if wounds and chance]
        if not harmful:
            return
        before, most = self.chances, len(self.chances) - 1
        spared = 1.0 - sum(chance for chance, _ in harmful)
        after = [held * spared for held in before]
        after[0] = before[0]
        for lives in range(1, most + 1):
            held = before[lives]
            if held:
                for chance, wounds in harmful:
                    after[min(most, max(0, lives - wounds))] += chance * held
        self.chances = after


class Field:
    """All pieces, and who stands where."""

    __slots__ = ("active", "at", "blocked", "game", "haste", "known", "me", "pieces", "temper")

    def __init__(self, view: BerserkView, temper: Temper = EVEN) -> None:
        self.temper = temper
        self.game: Berserk = sketch(view)
        self.me: Seat = int((view["viewer"] or "seat:0")[5:])
        self.active: Seat = self.game.active
        self.known: dict[tuple[int, int, str, bool, bool, int], Ways] = {}  # shared by all copies
        self.pieces: list[Piece] = []
        for card in self.game.in_play():
            if card.kind == FACE_DOWN.id or card.info.life is not None:
                it = traits(self.game, card)
                move = 0 if card.kind == FACE_DOWN.id else full_pool(self.game, card)
                self.pieces.append(Piece(len(self.pieces), card, it, move))
        self.at: dict[Cell, list[int]] = {}  # the pieces on a cell, by their numbers
        for piece in self.pieces:
            if piece.cell != NOWHERE:
                self.at.setdefault(piece.cell, []).append(piece.index)
        # Nothing happens for a while: whoever is not behind gets bolder and bolder, or it ends in a draw.
        self.haste = HASTE * view["quiet-turns"] if self.balance(self.me) > -BEHIND else 0.0
        self.blocked = frozenset(one.cell for one in self.game.occupied)  # the cells that nobody may step on

    def copy(self) -> Field:
        """Another one, for trying things."""
        twin: Field = object.__new__(Field)
        twin.game, twin.known, twin.blocked = self.game, self.known, self.blocked
        twin.me, twin.active, twin.haste, twin.temper = self.me, self.active, self.haste, self.temper
        twin.pieces = [piece.copy() for piece in self.pieces]
        twin.at = {cell: there[:] for cell, there in self.at.items()}
        return twin

    # Who is there

    def piece(self, ref: Ref) -> Piece | None:
        """The piece that a ref stands for; of a hidden card its cell is its ref."""
        for one in self.pieces:
            if one.card.ref == ref or (one.is_unknown and CELL_REFS[one.cell] == ref):
                return one
        return None

    def ref(self, piece: Piece) -> Ref:
        """What the bot calls a piece."""
        return CELL_REFS[piece.cell] if piece.is_unknown else piece.card.ref

    def army(self, seat: Seat) -> list[Piece]:
        """The pieces of a player that may still be there."""
        return [one for one in self.pieces if one.seat == seat and one.chances[0] < 0.999]

    def balance(self, seat: Seat) -> float:
        """What one player's pieces are worth more than the other's; whoever has no creature has lost."""
        mine, theirs = self._side(seat), self._side(1 - seat)
        return mine - theirs

    def _side(self, seat: Seat) -> float:
        total, gone = 0.0, 1.0
        for one in self.pieces:
            if one.seat == seat:
                total += one.value if one.is_creature else 0.5 * one.value
                if one.is_creature:
                    gone *= one.chances[0]
        return total - LOST * gone

    # Where one can go

    def is_free(self, cell: Cell) -> bool:
        """Whether nobody stands there any more, or nearly so."""
        if cell in self.blocked:
            return False
        return all(self.pieces[index].chances[0] > GONE for index in self.at.get(cell, ()))

    def reachable(self, piece: Piece) -> dict[Cell, Cell]:
        """The cells where a piece can end its way, near ones first, each with the first step there; also its own."""
        if piece.cell == NOWHERE or not piece.pool or not piece.open or piece.acted or piece.card.host:
            return {piece.cell: piece.cell}
        passes = "incorporeal" in piece.words
        found = {piece.cell: piece.cell}
        edge = [piece.cell]
        for steps in range(1, piece.pool + 1):
            ahead = []
            for start in edge:
                for cell in BESIDE[start]:
                    if cell not in found and (self.is_free(cell) or (passes and steps < piece.pool)):
                        found[cell] = cell if steps == 1 else found[start]
                        ahead.append(cell)
            edge = ahead
        return {cell: first for cell, first in found.items() if cell == piece.cell or self.is_free(cell)}

    def place(self, piece: Piece, cell: Cell) -> None:
        """Put a piece on another cell, with whoever it carries."""
        carried = [index for index in self.at.get(piece.cell, ()) if self.pieces[index].card.host == piece.card.id]
        for index in (piece.index, *carried):
            self.at[piece.cell if index == piece.index else self.pieces[index].cell].remove(index)
            self.at.setdefault(cell, []).append(index)
        for index in carried:
            self.pieces[index].cell = cell
        piece.cell = cell

    # Who reaches whom

    def reaches(self, attacker: Piece, cell: Cell, target: Piece, ability: Ability | None) -> bool:
        """Whether an attack from a cell reaches a target. [BSK-20]"""
        if target is attacker:
            return False
        type, range = ("simple-strike", attacker.range) if ability is None else (ability.type, ability.range)
        if type in MELEE:
            if attacker.is_flyer:
                return True
            if target.is_flyer:
                return ability is None and attacker.card.flyer_mark == self.game.turn > 0
            return are_near(cell, target.cell) or (bool(range) and distance(cell, target.cell) <= (range or 0))
        if type == "reach-strike":
            return self._reaches_over(attacker, cell, target)
        if NOWHERE in (cell, target.cell):
            return True
        return not are_near(cell, target.cell) and (range is None or distance(cell, target.cell) <= range)

    def _reaches_over(self, attacker: Piece, cell: Cell, target: Piece) -> bool:
        if NOWHERE in (cell, target.cell):
            return False
        between = cell_between(cell, target.cell)
        if between == NOWHERE:
            return False
        return all(self.pieces[index].seat == attacker.seat for index in self.at.get(between, ()))

    def ways(self, attacker: Piece, target: Piece, ability: Ability | None, cell: Cell = NOWHERE) -> Ways:
        """How an attack can come out, whatever both have suffered before; from another cell after a move."""
        bonus = _added(attacker, target, cell) if attacker.additions else 0
        key = attacker.index, target.index, ability.id if ability else "", target.open, target.hit, bonus
        found = self.known.get(key)
        if found is None:
            if target.is_unknown:
                powers = (attacker.card.info.strike or [0, 0, 0]) if ability is None else ability.powers
                found = ways_at_unknown(powers, is_melee=ability is None)
            else:
                found = self._worked_out(attacker, target, ability, bonus)
            self.known[key] = found
        return found

    def _worked_out(self, attacker: Piece, target: Piece, ability: Ability | None, bonus: int) -> Ways:
        """How an attack can come out, looked up if the same two met before, in the same state."""
        key = (
            *_state(attacker), *_state(target), ability.id if ability else "", target.card.wounds >= SCALE_WOUNDS,
            target.open, target.hit, bonus,
        )  # fmt: skip
        by_neighbours = SHIELD in attacker.words or SHIELD in target.words
        found = None if by_neighbours else _met.get(key)
        if found is None:
            found = ways_of(
                self.game, attacker.card, target.card, ability, is_open=target.open, was_hit=target.hit, bonus=bonus
            )
            if not by_neighbours:
                if len(_met) >= MANY_MEETINGS:
                    _met.clear()
                _met[key] = found
        return found

    def gain(self, attacker: Piece, target: Piece, ability: Ability | None, cell: Cell = NOWHERE) -> float:
        """What an attack takes from its target, less what it takes from the attacker."""
        taken = given = healed = 0.0
        drinks = ability is None and "vampirism" in attacker.words and target.has_body
        for chance, wounds, back in self.ways(attacker, target, ability, cell):
            taken += chance * target.loss(wounds)
            given += chance * attacker.loss(back)
            if drinks:
                healed += chance * wounds
        if attacker.seat == self.me:
            given *= self.temper.own
            if self.temper.grudge and not target.open and target.seat != self.me:
                taken += self.temper.grudge
        return attacker.alive * (taken + DRINK * healed + _besides(attacker, target, ability)) - given

    def defenders(self, attacker: Piece, cell: Cell, target: Piece) -> Iterator[Piece]:
        """Who may step in against a simple strike. [BSK-11.1, BSK-12.2, BSK-12.3]"""
        if target.seat == self.active or any(word in attacker.words for word in NOT_DEFENDED):
            return
        for one in self.pieces:
            if one.seat != target.seat or one is target or not one.open or one.acted or one.is_unknown:
                continue
            if not one.is_creature or one.alive < LIKELY or one.card.is_hidden:
                continue
            if attacker.is_flyer:
                may = one.is_flyer or are_near(one.cell, target.cell)
            elif target.is_flyer or one.is_flyer:
                may = target.is_flyer and one.is_flyer
            else:
                may = are_near(one.cell, cell) and are_near(one.cell, target.cell)
            if may:
                yield one

    def met_by(self, attacker: Piece, cell: Cell, target: Piece, ability: Ability | None) -> tuple[float, Piece]:
        """What an attack gains when the other player answers with the best defender, and who that is."""
        gain, met = self.gain(attacker, target, ability, cell), target
        if ability is None:
            for one in self.defenders(attacker, cell, target):
                other = self.gain(attacker, one, None, cell)
                if other < gain - WILLING:
                    gain, met = other, one
        return gain, met

    def carry_out(self, attacker: Piece, cell: Cell, met: Piece, ability: Ability | None, is_defender: bool) -> None:
        """Let an attack happen, with all its chances."""
        if cell != attacker.cell:
            self.place(attacker, cell)
        alive = attacker.alive
        ways = self.ways(attacker, met, ability, cell)
        met.suffer([(alive * chance, wounds) for chance, wounds, _ in ways])
        attacker.suffer([(chance, back) for chance, _, back in ways])
        met.hit = True
        attacker.pool, attacker.acted = 0, True
        attacker.open = "no-close-attacking" in attacker.words
        if is_defender:
            met.acted, met.pool = True, 0
            met.open = "no-close-defending" in met.words


def _state(piece: Piece) -> tuple[object, ...]:
    """All of a piece that an attack by it or on it depends on. [BSK-15]"""
    card = piece.card
    return (
        card.kind, piece.holding, card.prevention, card.armor_used, card.magic_armor_used, card.attack_wounds > 0,
        card.attacks_dealt > 0,
    )  # fmt: skip


def _added(attacker: Piece, target: Piece, cell: Cell) -> int:
    """What on-assault abilities add against this target. [BSK-P-if-moved, BSK-P-if-poisoned]"""
    has_moved = attacker.card.has_moved or cell not in (NOWHERE, attacker.card.cell)
    true = {"closed": not target.open, "open": target.open, "poisoned": "poison" in target.words, "moved": has_moved}
    return sum(
        one.amount
        for one in attacker.additions
        if all(true.get(state, False) for state in (*one.only.target, *one.only.this))
    )


def _besides(attacker: Piece, target: Piece, ability: Ability | None) -> float:
    """What an attack does beside its wounds, if it lands on a card without a thick skin."""
    found = attacker.companions.get("simple-strike" if ability is None else ability.type)
    if not found or target.is_unknown:
        return 0.0
    lands = 4 / 6 if ability is None and target.open else 1.0
    total = 0.0
    for effect in found:
        if effect.who == "this":
            total += A_CHIP * (effect.op == "get-chips")
        elif "thick-skinned" not in target.words:
            total += _harm(effect, target)
    return lands * total * (1.0 if attacker.seat != target.seat else -1.0)


def _harm(effect: Effect, target: Piece) -> float:
    if effect.op == "close":
        return CLOSED if target.open and not target.acted else 0.0
    if effect.op != "gain" or effect.kw in target.words:
        return 0.0
    if effect.kw == "poison" and (not target.has_body or "protection-poison" in target.words):
        return 0.0
    return HARM.get(effect.kw, 0.0) * (1 if effect.value is None else effect.value)
