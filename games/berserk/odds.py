"""How an attack can come out and how likely that is, exactly: every face of the dice is tried. [BSK-10.3 to BSK-10.7]

It knows what a view tells and nothing else. The dice, the power and the wounds are worked out by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.choices import Ref
from games.berserk.attacks import WEAK, clamped, level_of
from games.berserk.concepts import Blow, die, more_wounds, rerolls
from games.berserk.derived import ability_called
from games.berserk.reach import can_attack, can_strike
from games.berserk.shown import BerserkView
from games.berserk.sketch import sketch
from games.berserk.state import Attack, Berserk, Card
from games.berserk.striking import compute_power, counter_of, fights_back
from games.berserk.traits import has, traits, traits_against
from games.berserk.wounds import current_lives, is_protected, put_wounds

How: TypeAlias = Literal["weak", "medium", "strong", "miss", "counter"]
ORDER: Final[tuple[How, ...]] = ("weak", "medium", "strong", "miss", "counter")
FACES: Final = range(1, 7)
DEATH: Final = 100  # whoever may roll again counts a death for more than any wounds
NOT_ROLLED: Final = (0,)


class Outcome(NamedTuple):
    """One way an attack can come out."""

    how: How
    wounds: int  # of the target; of the attacker if that is struck back
    is_deadly: bool
    chance: Fraction


class Odds(NamedTuple):
    """All the ways, the weakest strike first."""

    outcomes: tuple[Outcome, ...]

    @property
    def kills(self) -> Fraction:
        """The chance that the target dies."""
        return sum((one.chance for one in self.outcomes if one.is_deadly and one.how != "counter"), Fraction())

    @property
    def struck_back(self) -> Fraction:
        """The chance that the attacker is struck instead."""
        return sum((one.chance for one in self.outcomes if one.how == "counter"), Fraction())

    @property
    def dies(self) -> Fraction:
        """The chance that the attacker dies of it."""
        return sum((one.chance for one in self.outcomes if one.is_deadly and one.how == "counter"), Fraction())

    @property
    def wounds(self) -> Fraction:
        """The wounds of the target to be expected."""
        return sum((one.chance * one.wounds for one in self.outcomes if one.how != "counter"), Fraction())


_Chances: TypeAlias = dict[tuple[How, int, bool], Fraction]


def odds(view: BerserkView, attacker: Ref, target: Ref, ability: Ref | None = None) -> Odds | None:
    """The odds of a simple strike, or of the attack that an ability is; None for what is no attack, cannot strike, or
    is aimed at a card that nobody sees. Whether it could be declared now is another matter."""
    if attacker not in view["cards"] or target not in view["cards"] or attacker == target:
        return None
    struck = view["cards"][target]
    if struck["hidden"] or not struck["life"]:
        return None
    duel = _Duel(view, attacker, target, ability)
    if duel.attack is None:
        return None
    found = duel.rolled()
    return Odds(
        tuple(Outcome(*key, chance) for key, chance in sorted(found.items(), key=lambda one: ORDER.index(one[0][0])))
    )


def targets(view: BerserkView, attacker: Ref) -> list[Ref]:
    """The cards of the other player that a simple strike reaches from where the attacker stands, its turn or not."""
    game = sketch(view)
    card = game.cards.get(attacker[5:])
    if card is None or card.is_hidden or not card.is_creature or card.info.strike is None:
        return []
    return [
        game.target_ref(one, card.controller)
        for one in game.in_play()
        if one.controller != card.controller and can_strike(game, card, one)
    ]


def shots(view: BerserkView, attacker: Ref) -> list[Ref]:
    """The cards of the other player that another attack of this card reaches."""
    game = sketch(view)
    card = game.cards.get(attacker[5:])
    if card is None or card.is_hidden:
        return []
    attacks = [one for one in traits(game, card).abilities if one.is_attack and one.closes]
    return [
        game.target_ref(one, card.controller)
        for one in game.in_play()
        if one.controller != card.controller
        and any(can_attack(game, card, one, attack.type, attack.range) for attack in attacks)
    ]


class _Duel:
    """An attack and its target, to be tried with any dice."""

    def __init__(self, view: BerserkView, attacker: Ref, target: Ref, ability: Ref | None) -> None:
        self.view = view
        self.attacker, self.target, self.ability = attacker[5:], target[5:], ability
        self.game = sketch(view)
        self.attack = self._attack()

    def _attack(self) -> Attack | None:
        card = self.game.cards.get(self.attacker)
        if card is None or self.target not in self.game.cards:
            return None
        if self.ability is None:
            if card.info.strike is None:
                return None
            weak, medium, strong = card.info.strike
            return Attack(0, "simple-strike", card.id, self.target, powers=(weak, medium, strong))
        called = ability_called(self.ability.removeprefix("ability:"))
        if not called.is_attack:
            return None
        return Attack(0, called.type, card.id, self.target, called.head or "", called.id, called.powers)

    # The dice

    def rolled(self) -> _Chances:
        """Everything that can be rolled, with what the players do about it."""
        assert self.attack is not None
        attacker, target = self.game.cards[self.attacker], self.game.cards[self.target]
        attack_faces = NOT_ROLLED if has(self.game, attacker, "does-not-fight") else tuple(FACES)
        is_vanguard = self.view["phase"] == "vanguard"  # such a strike is unanswered [BSK-K-vanguard]
        defence_faces = tuple(FACES) if fights_back(self.game, self.attack, is_vanguard) else NOT_ROLLED
        again = self._rerolls(attacker, "attack") if len(attack_faces) > 1 else 0
        parried = self._rerolls(target, "defense") if len(defence_faces) > 1 else 0

        @cache
        def defender(attack: int, defence: int, left: int) -> tuple[tuple[tuple[How, int, bool], Fraction], ...]:
            """The defender may roll again, and does if that is worth it."""
            stays = {self.result(attack, defence): Fraction(1)}
            if not left:
                return tuple(stays.items())
            goes = _mixed(dict(defender(attack, face, left - 1)) for face in defence_faces)
            return tuple((goes if _worth(goes) < _worth(stays) else stays).items())

        @cache
        def striker(attack: int, defence: int, left: int) -> tuple[tuple[tuple[How, int, bool], Fraction], ...]:
            """The attacker, who is asked first, may as well. [BSK-10.7]"""
            stays = dict(defender(attack, defence, parried))
            if not left:
                return tuple(stays.items())
            goes = _mixed(dict(striker(face, defence, left - 1)) for face in attack_faces)
            return tuple((goes if _worth(goes) > _worth(stays) else stays).items())

        return _mixed(dict(striker(one, other, again)) for one in attack_faces for other in defence_faces)

    def _rerolls(self, card: Card, which: str) -> int:
        assert self.attack is not None
        return rerolls.of(self.game, traits(self.game, card), 0, which, self.attack.type)

    def _value(self, card: Card, face: int, which: str) -> int:
        """What a face counts. [BSK-10.6]"""
        assert self.attack is not None
        return clamped(die.of(self.game, traits(self.game, card), face, which, self.attack.type)) if face else 0

    def result(self, attack_face: int, defence_face: int) -> tuple[How, int, bool]:
        """The line of the table that these faces lead to, and the wounds. [BSK-10.5]"""
        defence = self._value(self.game.cards[self.target], defence_face, "defense")
        if defence == 5:
            return "miss", 0, False
        if defence == 6:
            return ("counter", *self._wounds("counter", WEAK))
        attack = self._value(self.game.cards[self.attacker], attack_face, "attack")
        level = level_of(attack) if attack else WEAK
        how: How = ORDER[level]
        return (how, *self._wounds("hit", level))

    def _wounds(self, outcome: Literal["hit", "counter"], level: int) -> tuple[int, bool]:
        """Tried on a battle of its own, since armour and prevention are used up by it. [BSK-15.1 to BSK-15.8]"""
        fresh = _Duel(self.view, f"card:{self.attacker}", f"card:{self.target}", self.ability)
        assert fresh.attack is not None
        dealt = fresh.attack if outcome == "hit" else counter_of(fresh.game, fresh.attack)
        dealt.level = level
        return _land(fresh.game, dealt)


def _land(game: Berserk, dealt: Attack) -> tuple[int, bool]:
    """The wounds that an attack comes to, and whether the struck card dies of them."""
    striker, struck = game.cards[dealt.attacker], game.cards[dealt.target]
    blow = Blow(dealt.type, striker, dealt.head == "instant-action", dealt)
    theirs = traits_against(game, struck, striker)
    compute_power(game, dealt, theirs)
    if is_protected(game, struck, blow):
        return 0, False
    wounds = dealt.power
    if wounds >= 1:
        wounds = more_wounds.of(game, theirs, wounds, dealt, striker)
    received = put_wounds(game, struck, wounds, blow)
    return received, bool(struck.info.life) and current_lives(struck) <= 0


def _mixed(parts: Iterator[_Chances]) -> _Chances:
    """Several equally likely cases together."""
    cases = list(parts)
    found: _Chances = {}
    for case in cases:
        for key, chance in case.items():
            found[key] = found.get(key, Fraction()) + chance / len(cases)
    return found


def _worth(chances: _Chances) -> Fraction:
    """How good this is for the attacker: deaths first, then wounds."""
    total = Fraction()
    for (how, wounds, is_deadly), chance in chances.items():
        harm = wounds + DEATH * is_deadly
        total += chance * (-harm if how == "counter" else harm)
    return total
