"""The chances of a battle from what a view tells: exact, for dice and paid rerolls; cards and jarls to come are not
counted. [VAL-5.15]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.choices import Ref
from games.valhalla.concepts import LOSES_TO_FROST
from games.valhalla.deck import CARD_BY_REF
from games.valhalla.faces import BLANK, FACES, LETTERS, Faces, Need, best_arming, in_order, less, rolls
from games.valhalla.shown import PlayerView, SideView, ValhallaView, WarriorView

DICE: Final = 6
GIANT: Final = 1000  # more than any squad is worth
Worth: TypeAlias = Callable[[Faces], float]  # what a set of faces is worth when nothing more is rolled


class Squad(NamedTuple):
    """What can still be armed: what each warrior needs, and the strength that it gives."""

    needs: tuple[Need, ...] = ()
    values: tuple[float, ...] = ()
    giants: tuple[bool, ...] = ()  # which of them are Frost Giants, where that matters

    def most(self, faces: Faces) -> float:
        """The most strength that these faces arm."""
        return best_arming(self.needs, self.values, faces.replace(BLANK, "")).value

    def most_with_giant(self, faces: Faces) -> float | None:
        """The most strength that these faces arm if a giant is to be among them; None if none can be. [VAL-10.5]"""
        wanted = tuple(value + GIANT * is_one for value, is_one in zip(self.values, self.giants, strict=True))
        armed = best_arming(self.needs, wanted, faces.replace(BLANK, "")).faces
        who = [index for index, used in enumerate(armed) if used is not None]
        return sum(self.values[index] for index in who) if any(self.giants[index] for index in who) else None


class Reroll(NamedTuple):
    """A paid reroll: the face that is discarded, the faces that are kept, and what it is worth."""

    price: str
    kept: Faces
    worth: float


class Odds(NamedTuple):
    """The chance to win the battle: if the phase ends now, with the best rerolls, and which one comes first."""

    now: float
    best: float
    reroll: Reroll | None


# Dice alone: nothing here knows a view


class Plan:
    """The best use of paid rerolls for one way of valuing faces: an exact search over sets of faces. [VAL-5.4]"""

    def __init__(self, worth: Worth) -> None:
        self._worth = lru_cache(maxsize=None)(worth)
        self._best: dict[Faces, float] = {}
        self._rolled: dict[tuple[Faces, int], float] = {}

    def now(self, faces: Faces) -> float:
        """What the faces are worth as they lie."""
        return self._worth(faces)

    def best(self, faces: Faces) -> float:
        """What they are worth to somebody who rerolls as well as possible."""
        found = self._best.get(faces)
        if found is None:
            found = max([self.now(faces), *(each.worth for each in self.rerolls(faces))])
            self._best[faces] = found
        return found

    def rerolls(self, faces: Faces) -> Iterable[Reroll]:
        """Every paid reroll that makes a difference: a die is discarded, and at least one other is rolled.

        Which of the dice that are not kept is discarded makes none, and an X is never worth keeping.
        """
        for kept in _parts(faces.replace(BLANK, "")):
            if len(kept) < len(faces) - 1:
                price = less(faces, kept)[-1]
                yield Reroll(price, kept, self.rolled(kept, len(faces) - 1 - len(kept)))

    def free(self, faces: Faces) -> Iterable[Reroll]:
        """Every way to roll at least one of the dice again for nothing. [VAL-5.6]"""
        for kept in _parts(faces.replace(BLANK, "")):
            if len(kept) < len(faces):
                yield Reroll("", kept, self.rolled(kept, len(faces) - len(kept)))

    def rolled(self, kept: Faces, dice: int) -> float:
        """What kept faces and so many new dice are worth on average."""
        if not dice:
            return self.best(kept)
        key = (kept, dice)
        if key not in self._rolled:
            self._rolled[key] = sum(self.rolled(in_order(kept + face), dice - 1) for face in FACES) / len(FACES)
        return self._rolled[key]


@lru_cache(maxsize=20_000)
def _parts(faces: Faces) -> tuple[Faces, ...]:
    """Every set that can be made of some of these faces."""
    found = {""}
    for face in faces:
        found |= {in_order(part + face) for part in found}
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def chance_to_reach(squad: Squad, strength: float, dice: int) -> float:
    """How likely a squad reaches a strength with a whole roll of so many dice and the best rerolls."""
    if strength <= 0:
        strength = 0.5  # somebody must be armed at all [VAL-6.5]
    if sum(squad.values) < strength:
        return 0.0
    plan = Plan(lambda faces: float(squad.most(faces) >= strength))
    return sum(chance * plan.best(faces) for faces, chance in rolls(dice))


class Fight(NamedTuple):
    """What decides a battle for whoever acts: a strength to reach, or else a defence that is still to come."""

    squad: Squad
    given: float  # what counts besides, if anybody is armed
    is_armed: bool  # somebody is already
    mark: float | None
    foes: Squad = Squad()
    foes_given: float = 0.0
    foes_dice: int = DICE
    has_frost: bool = False  # the first giant that is armed costs the defender a die [VAL-10.5]

    def chance(self, faces: Faces) -> float:
        """The chance to win with what these faces arm."""
        more = self.squad.most(faces)
        if not more and not self.is_armed:  # [VAL-6.2, VAL-6.5]
            return 0.0
        if self.mark is not None:
            return float(self.given + more >= self.mark)
        plain = self._stands(more, self.foes_dice)
        frozen = self.squad.most_with_giant(faces) if self.has_frost and any(self.squad.giants) else None
        return plain if frozen is None else max(plain, self._stands(frozen, max(1, self.foes_dice - 1)))

    def _stands(self, more: float, dice: int) -> float:
        """The chance that the defender does not get above this strength with so many dice. [VAL-6.9]"""
        return 1.0 - chance_to_reach(self.foes, self.given + more + 1 - self.foes_given, dice)


Rerolling: TypeAlias = Literal["paid", "free", "none"]


@lru_cache(maxsize=256)
def reckoned(fight: Fight, faces: Faces, rerolling: Rerolling) -> Odds:
    """The chances with these faces; a free reroll must be made, a paid one may be."""
    plan = Plan(fight.chance)
    now = plan.now(faces)
    ways: Iterable[Reroll] = ()
    if rerolling != "none":
        ways = plan.rerolls(faces) if rerolling == "paid" else plan.free(faces)
    first = max(ways, key=lambda each: each.worth, default=None)
    if first is None or (first.worth <= now and rerolling == "paid"):
        return Odds(now, now, None)
    return Odds(now, first.worth, first)


# From a view


def odds(view: ValhallaView, *, is_paid: bool = False) -> Odds | None:
    """The chances of whoever acts in a battle; None where nothing is rolled, or nobody is fought. `is_paid`: some dice
    must be rolled now, and nothing more is paid for it."""
    battle = view["battle"]
    if battle is None or battle["kind"] == "ragnarok" or battle["acting"] is None:
        return None
    own = next(side for side in battle["sides"] if side["seat"] == battle["acting"])
    may_pay = own["most-paid-rerolls"] is None or own["paid-rerolls"] < own["most-paid-rerolls"]
    dice = [die for die in view["dice"] if die["holder"] == own["seat"] and die["state"] == "available"]
    faces = in_order("".join(LETTERS[die["face"] or "x"] for die in dice))
    return reckoned(_fight(view, own), faces, "free" if is_paid else "paid" if may_pay else "none")


def _fight(view: ValhallaView, own: SideView) -> Fight:
    """What decides this battle, as far as it is known."""
    battle, monster = view["battle"], view["monster"]
    known = Fight(squad_of(view, own), _given(own), bool(own["active"]), None)
    if monster is not None:  # who attacks wins a tie, the monster too [VAL-21.10, VAL-21.13]
        return known._replace(mark=monster["strength"] + (not own["is-attacker"]))
    sides = battle["sides"] if battle is not None else []
    other = next(side for side in sides if side["seat"] != own["seat"])
    if not own["is-attacker"]:
        return known._replace(mark=other["strength"] + 1)
    dice = max(1, DICE - other["lost-dice"] + other["extra-dice"])
    has_frost = battle is not None and not battle["is-frost-used"] and not resists_frost(view, other["seat"])
    foes = squad_of(view, other)
    return known._replace(foes=foes, foes_given=_given(other), foes_dice=dice, has_frost=has_frost)


def resists_frost(view: ValhallaView, seat: Ref) -> bool:
    """Whether this player's jarl loses no die to a giant."""
    jarl = next(one["jarl"] for one in view["players"] if one["ref"] == seat)
    return jarl is not None and jarl.partition(":")[2] in LOSES_TO_FROST


def _given(side: SideView) -> float:
    """What counts whoever is armed besides."""
    return float(sum(amount for _, _, amount in side["parts"]))


def squad_of(view: ValhallaView, side: SideView) -> Squad:
    """The warriors that a side can still arm; against a monster one gives what it is worth there."""
    player = next(one for one in view["players"] if one["ref"] == side["seat"])
    waiting = [one for one in warriors_of(view, player) if not one["is-active"] and not one["is-blocked"]]
    return squad_with(waiting, [one["strength"] for one in waiting])


def squad_with(warriors: Sequence[WarriorView], strengths: Sequence[int]) -> Squad:
    """Warriors, each with what it gives if it is armed."""
    giants = tuple(CARD_BY_REF[one["ref"]].clan == "giant" for one in warriors)
    return Squad(tuple(need_of(one) for one in warriors), tuple(map(float, strengths)), giants)


def warriors_of(view: ValhallaView, player: PlayerView) -> list[WarriorView]:
    """A squad, in a battle with that of the companion. [VAL-20.4]"""
    companion = next((one for one in view["players"] if one["ref"] == player["companion"]), None)
    cells = [*player["cells"], *(companion["cells"] if companion is not None else ())]
    return [warrior for warrior in cells if warrior is not None]


def need_of(warrior: WarriorView) -> Need:
    """What must lie on a warrior, from what is shown of it."""
    card = CARD_BY_REF[warrior["ref"]]
    if card.need.pattern:
        return Need(card.need.pattern, "", LETTERS[warrior["spared"]] if warrior["spared"] else "")
    return Need("", in_order("".join(LETTERS[symbol] for symbol in warrior["needs"])))
