"""How one attack can come out, as plain numbers: quick enough to be asked hundreds of times for one decision.

The odds that people are shown are those of `games.berserk.odds`, exact and in words; these agree with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from games.berserk.attacks import WEAK, clamped, level_of
from games.berserk.concepts import Blow, absorbs, die, more_wounds, replaces, rerolls
from games.berserk.schema import Ability
from games.berserk.state import Attack, Berserk, Card
from games.berserk.striking import compute_power, counter_of, fights_back
from games.berserk.traits import has, traits, traits_against
from games.berserk.wounds import is_protected

FACES: Final = range(1, 7)
NOT_ROLLED: Final = (0,)
USED_UP: Final = 99  # of an armour
EXAMPLE_CHANCE: Final = ((3 / 6, 0), (2 / 6, 1), (1 / 6, 2))  # of a weak, medium and strong hit without a defence die


class Way(NamedTuple):
    """One way an attack can come out."""

    chance: float
    wounds: int  # of the target
    back: int  # wounds of the attacker


Ways: TypeAlias = tuple[Way, ...]
_Faces: TypeAlias = dict[tuple[int, int], float]


def attack_of(attacker: Card, target: Card, ability: Ability | None) -> Attack:
    """A simple strike, or the attack that an ability is."""
    if ability is None:
        weak, medium, strong = attacker.info.strike or (0, 0, 0)
        return Attack(0, "simple-strike", attacker.id, target.id, powers=(weak, medium, strong))
    return Attack(0, ability.type, attacker.id, target.id, ability.head or "", ability.id, ability.powers)


def ways_of(
    game: Berserk,
    attacker: Card,
    target: Card,
    ability: Ability | None = None,
    *,
    is_open: bool,
    was_hit: bool = False,
    is_unanswered: bool = False,
    bonus: int = 0,
) -> Ways:
    """All ways with their chances, for a target that is open or closed, struck before in this turn or not."""
    before = target.is_open, target.armor_used, target.magic_armor_used, target.attacks_dealt, target.attack_wounds
    target.is_open = is_open
    if was_hit:
        target.armor_used = target.magic_armor_used = USED_UP
        target.attacks_dealt += 1
        target.attack_wounds += 1
    try:
        return _Duel(game, attacker, target, ability, is_unanswered, bonus).ways()
    finally:
        (
            target.is_open,
            target.armor_used,
            target.magic_armor_used,
            target.attacks_dealt,
            target.attack_wounds,
        ) = before


def ways_at_unknown(powers: Sequence[int], *, is_melee: bool) -> Ways:
    """The same against a card face down: as if nothing special were printed on it."""
    hits = 4 / 6 if is_melee else 1.0
    found = [Way(hits * chance, powers[level], 0) for chance, level in EXAMPLE_CHANCE]
    return (*found, Way(1 / 6, 0, 0), Way(1 / 6, 0, 2)) if is_melee else tuple(found)


class _Duel:
    """One attacker, one target, one attack."""

    def __init__(
        self, game: Berserk, attacker: Card, target: Card, ability: Ability | None, is_unanswered: bool, bonus: int
    ) -> None:
        self.game, self.attacker, self.target = game, attacker, target
        self.attack = attack_of(attacker, target, ability)
        self.attack.bonus = bonus
        self.is_unanswered = is_unanswered
        self.landed: dict[tuple[bool, int], int] = {}

    def ways(self) -> Ways:
        attack_faces = NOT_ROLLED if has(self.game, self.attacker, "does-not-fight") else tuple(FACES)
        fights = fights_back(self.game, self.attack, self.is_unanswered)
        defence_faces = tuple(FACES) if fights else NOT_ROLLED
        attack_values = {face: self._value(self.attacker, face, "attack") for face in attack_faces}
        defence_values = {face: self._value(self.target, face, "defense") for face in defence_faces}
        results = {
            (one, other): self._result(attack_values[one], defence_values[other])
            for one in attack_faces
            for other in defence_faces
        }
        chances = self._settled(results, attack_faces, defence_faces)
        sick, infected = has(self.game, self.attacker, "plague"), has(self.game, self.target, "plague")
        found: dict[tuple[int, int], float] = {}
        for faces, chance in chances.items():
            wounds, back = results[faces]
            if sick and faces[0] % 2:
                back += faces[0]
            if infected and faces[1] % 2:
                wounds += faces[1]
            found[wounds, back] = found.get((wounds, back), 0.0) + chance
        return tuple(Way(chance, wounds, back) for (wounds, back), chance in found.items())

    # Dice

    def _value(self, card: Card, face: int, which: str) -> int:
        """What a face counts. [BSK-10.6]"""
        it = traits(self.game, card)
        return clamped(die.of(self.game, it, face, which, self.attack.type)) if face else 0

    def _settled(
        self, results: dict[tuple[int, int], tuple[int, int]], attack: Sequence[int], defence: Sequence[int]
    ) -> _Faces:
        """How likely the faces are when nobody wants to roll again: the attacker is asked first. [BSK-10.7]"""
        gains = {faces: float(wounds - back) for faces, (wounds, back) in results.items()}
        again = self._rerolls(self.attacker, "attack") if len(attack) > 1 else 0
        parries = self._rerolls(self.target, "defense") if len(defence) > 1 else 0
        even = 1 / (len(attack) * len(defence))
        if not again and not parries:
            return dict.fromkeys(results, even)
        ends = {faces: self._parried(gains, faces, defence, parries) for faces in results}
        for _ in range(again):
            worth = {faces: sum(gains[end] * chance for end, chance in ends[faces].items()) for faces in ends}
            after = {}
            for one, other in ends:
                mean = sum(worth[face, other] for face in attack) / len(attack)
                is_better = mean > worth[one, other]
                after[one, other] = _mixed([ends[face, other] for face in attack]) if is_better else ends[one, other]
            ends = after
        return _mixed(list(ends.values()))

    def _parried(
        self, gains: dict[tuple[int, int], float], at: tuple[int, int], defence: Sequence[int], left: int
    ) -> _Faces:
        """The faces after the defender's rerolls, who rolls again whatever is worse than the average."""
        stays, other = {at: 1.0}, at[0]
        if not left or sum(gains[other, face] for face in defence) / len(defence) >= gains[at]:
            return stays
        return _mixed([self._parried(gains, (other, face), defence, left - 1) for face in defence])

    def _rerolls(self, card: Card, which: str) -> int:
        return rerolls.of(self.game, traits(self.game, card), 0, which, self.attack.type)

    # Wounds

    def _result(self, attack: int, defence: int) -> tuple[int, int]:
        """The wounds of the target and of the attacker. [BSK-10.5]"""
        if defence == 5:
            return 0, 0
        if defence == 6:
            return 0, self._wounds(True, WEAK)
        level = level_of(attack) if attack else WEAK
        return self._wounds(False, level), self._guarded()

    def _guarded(self) -> int:
        guard = traits(self.game, self.target)["guard"]
        return guard if guard and not has(self.game, self.attacker, "guard") else 0

    def _wounds(self, is_counter: bool, level: int) -> int:
        """What a strike of this level comes to. [BSK-15.1 to BSK-15.7]"""
        key = is_counter, level
        if key not in self.landed:
            dealt = counter_of(self.game, self.attack) if is_counter else self.attack
            dealt.level = level
            self.landed[key] = wounds_of(self.game, dealt)
        return self.landed[key]


def wounds_of(game: Berserk, dealt: Attack) -> int:
    """The wounds that an attack of a known level comes to; nothing changes by asking."""
    striker, struck = game.cards[dealt.attacker], game.cards[dealt.target]
    blow = Blow(dealt.type, striker, dealt.head == "instant-action", dealt)
    it = traits_against(game, struck, striker)
    compute_power(game, dealt, it)
    if not dealt.power or is_protected(game, struck, blow):
        return 0
    return spared(game, struck, more_wounds.of(game, it, dealt.power, dealt, striker), blow)


def spared(game: Berserk, card: Card, wounds: int, blow: Blow) -> int:
    """The wounds that are left when protection has done what it can."""
    it = traits(game, card) if blow.by is None else traits_against(game, card, blow.by)
    if any(says(game, it, blow) for says in replaces.held_by(it)):
        return 0
    before = card.armor_used, card.magic_armor_used
    if blow.attack is not None:
        wounds = absorbs.of(game, it, wounds, blow)
    card.armor_used, card.magic_armor_used = before
    return max(0, wounds - card.prevention)


def _mixed(parts: Sequence[_Faces]) -> _Faces:
    """Several equally likely cases together."""
    found: _Faces = {}
    for part in parts:
        for faces, chance in part.items():
            found[faces] = found.get(faces, 0.0) + chance / len(parts)
    return found
