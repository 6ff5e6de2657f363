"""Whom to arm, what to reroll and which strength cards to add: the value of every throw of one side in its phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.choices import Ref
from games.valhalla.bots.bands import DICE, Band, totals
from games.valhalla.bots.stakes import Member, Stakes
from games.valhalla.bots.throws import ANY_DIE, MOST_DICE, SIZE, Plan, Throw, armed_by, members, worths
from games.valhalla.cards.dwarves import CRY
from games.valhalla.deck import Card
from games.valhalla.faces import LETTERS, Need
from games.valhalla.strength import SACRIFICE

MOST_CANDIDATES: Final = 6
MOST_HEROES: Final = 2
MOST_TOKENS: Final = 4
NO_LIMIT: Final = 99


class Token(NamedTuple):
    """A card that adds strength without a die."""

    ref: Ref
    bonus: int
    cost: float
    by_armed: bool = False  # its bonus depends on how many own warriors are armed [VAL-17.9]


class Hero(NamedTuple):
    """A Heroic Attack: strength for a die. [VAL-11.3, VAL-11.4]"""

    ref: Ref
    need: Need
    bonus: int
    cost: float


class Combo(NamedTuple):
    """Some strength cards together."""

    bonus: int
    cost: float
    refs: tuple[Ref, ...]


class Held(NamedTuple):
    """What a side may still play and use in its phase."""

    tokens: tuple[Token, ...] = ()
    heroes: tuple[Hero, ...] = ()
    limit: int = NO_LIMIT  # tactics cards that may still be played
    played: int = 0
    jarl: str = ""
    sacrifice: float | None = None  # what the cheapest hand card is worth, to be laid beside a dwarf [VAL-17.6]
    frost: int = 1  # dice that the first giant costs the defender


class Choice(NamedTuple):
    """The best that can be made of a throw as it lies."""

    value: float
    group: int
    combo: Combo


class Struggle:
    """One side's phase: every group that may be armed has its value."""

    def __init__(
        self, band: Band, crew: tuple[Member, ...], active: tuple[Member, ...], held: Held, stakes: Stakes
    ) -> None:
        self.band, self.crew, self.active, self.held = band, crew, active, held
        self.stakes = stakes
        self.heroes = held.heroes[:MOST_HEROES] if held.limit else ()
        self.needs = (*band.needs, *(hero.need for hero in self.heroes))
        self._combos: dict[int, list[Combo]] = {}
        self._plans: dict[tuple[int, int], Plan] = {}
        self._choices = [self._choice(group) for group in range(1 << len(self.needs))]
        self.values = [choice.value for choice in self._choices]

    def plan(self, dice: int, rerolls: int = MOST_DICE) -> Plan:
        """The best use of at most so many dice."""
        dice = min(max(dice, DICE), MOST_DICE)
        key = dice, min(rerolls, dice)
        if key not in self._plans:
            self._plans[key] = Plan(worths(armed_by(self.needs, dice), self.values), *key)
        return self._plans[key]

    def best(self, throw: Throw) -> Choice:
        """What is best armed with a throw as it lies."""
        groups = members(armed_by(self.needs, max(DICE, SIZE[throw]))[throw])
        return self._choices[max(groups, key=lambda group: (self.values[group], -group.bit_count()))]

    def choice(self, group: int) -> Choice:
        """What a group is worth, and with which cards."""
        return self._choices[group]

    # The value of a group

    def _choice(self, group: int) -> Choice:
        count = len(self.band.needs)
        warriors, heroes = group & ((1 << count) - 1), group >> count
        chosen = [self.crew[index] for index in range(count) if warriors >> index & 1]
        everybody = [*self.active, *chosen]
        strength = totals(self.band)[warriors]
        cost = 0.0
        used = 0
        for index, hero in enumerate(self.heroes):
            if heroes >> index & 1:
                strength, cost, used = strength + hero.bonus, cost + hero.cost, used + 1
        if not everybody:
            return Choice(self.stakes.value(0, ()) - cost, group, NOTHING_PLAYED)
        lost = self.held.frost if any(one.card.clan == "giant" for one in chosen) else 0
        blocks = any(one.card.ability is not None and one.card.ability.kind == "block" for one in chosen)
        own = sum(one.is_own for one in everybody)
        best = Choice(-1e9, group, NOTHING_PLAYED)
        for laid, price in self._offerings(chosen):
            for combo in self._combos_for(own, used):
                total = strength + laid + combo.bonus
                value = self.stakes.value(total, everybody, lost, blocks) - cost - price - combo.cost
                if value > best.value + 1e-9:
                    best = Choice(value, group, combo)
        return best

    def _offerings(self, chosen: Sequence[Member]) -> list[tuple[int, float]]:
        """What may be laid beside a dwarf, as strength and price: nothing, or the cheapest card. [VAL-17.6]"""
        price = self.held.sacrifice
        if price is not None and any(one.card.ability and one.card.ability.kind == "sacrifice" for one in chosen):
            return [(0, 0.0), (SACRIFICE, price)]
        return [(0, 0.0)]

    def _combos_for(self, own: int, heroes: int) -> list[Combo]:
        """Sets of strength cards, none that costs more and gives less than another."""
        key = own * 10 + heroes
        if key not in self._combos:
            tokens, most = self.held.tokens[:MOST_TOKENS], self.held.limit - heroes
            sets = [one for size in range(min(len(tokens), most) + 1) for one in combinations(tokens, size)]
            made = sorted((self._combo(one, own, heroes) for one in sets), key=lambda each: (each.cost, -each.bonus))
            found: list[Combo] = []
            for combo in made:
                if not found or combo.bonus > found[-1].bonus:
                    found.append(combo)
            self._combos[key] = found
        return self._combos[key]

    def _combo(self, tokens: Sequence[Token], own: int, heroes: int) -> Combo:
        bonus = sum(CRY.get(own, 0) if token.by_armed else token.bonus for token in tokens)
        played = self.held.played + heroes
        if self.held.jarl == "jrl-07" and played < 2 <= played + len(tokens):  # Valgard
            bonus += 2
        return Combo(bonus, sum(token.cost for token in tokens), tuple(token.ref for token in tokens))


NOTHING_PLAYED: Final = Combo(0, 0.0, ())


@lru_cache(maxsize=300)
def struggle(band: Band, crew: tuple[Member, ...], active: tuple[Member, ...], held: Held, stakes: Stakes) -> Struggle:
    """A phase as it is: the same one is asked for again and again while it goes on, and in every world imagined."""
    return Struggle(band, crew, active, held, stakes)


Pricing = Callable[[Card], float]


def tokens_of(cards: Sequence[Card], price: Pricing, *, jarl: str, squad: int, fewer: bool) -> tuple[Token, ...]:
    """The strength cards of a hand that need no die, the cheapest for their strength first."""
    found: list[Token] = []
    for card in cards:
        bonus = card.what.bonus + (jarl == "jrl-07") if card.kind in ("tac-fury2", "tac-fury3") else 0
        if card.kind == "tac-fury3" and not fewer:
            continue
        if card.kind == "dwt-crys":
            bonus = squad
        by_armed = card.kind == "dwt-crya"
        if bonus or by_armed:
            found.append(Token(card.ref, bonus, price(card), by_armed))
    return tuple(sorted(found, key=lambda token: token.cost / max(1, token.bonus or 3)))


def heroes_of(cards: Sequence[Card], price: Pricing) -> tuple[Hero, ...]:
    """The Heroic Attacks of a hand."""
    found = []
    for card in cards:
        if card.kind.startswith("tac-hero"):
            need = Need("", LETTERS[card.what.symbol]) if card.what.symbol else ANY_DIE
            found.append(Hero(card.ref, need, card.what.bonus, price(card)))
    return tuple(sorted(found, key=lambda hero: -hero.bonus))
