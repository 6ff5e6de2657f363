"""A second opinion on what may be done in a battle: `python -m tests.games.berserk.referee [--battles 500] [--seed 0]`.

What can be moved, struck, shot at, defended, bought and deployed, and what a roll means, is worked out here once more
from the rules page, without the code that the battle runs on: only what lies where is read from it, and which keywords
a card has now. Every difference is told with its battle.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.choices import Menu, Ref, Seat
from engine.dice import Dice
from engine.events import Event
from engine.table import Table
from games.berserk import events as told
from games.berserk.kinds import KINDS
from games.berserk.schema import Ability, CardKind
from games.berserk.state import Berserk, Card
from games.berserk.traits import traits
from tests.games.berserk import battles

BUYS, LAYOUTS = 12, 8  # sets tried at a question that is answered with one
SIDEWAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))
GROUPS = {  # of cells, each filled before the next [BSK-6.2, BSK-6.3]
    True: (("b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"), ("a2", "e2", "a1", "e1"), ("a3", "e3")),
    False: (("a4", "b4", "c4", "d4", "e4", "b5", "c5", "d5", "b6", "c6", "d6"), ("a5", "e5", "a6", "e6")),
}
CRYSTALS = {  # gold and silver of the First and the Second player [BSK-4.3, section 26]
    "normal": {True: (24, 22), False: (25, 23)},
    "first-game": {True: (10, 10), False: (11, 11)},
}
SHOTS = ("shot", "throw", "discharge")
OUTCOMES = (told.Struck, told.Missed, told.CounterStruck)

Place = tuple[int, int]  # column and row, both from 0


class Referee:
    """Looks at one battle, and counts what it has looked at."""

    def __init__(self, table: Table[Berserk], chance: Dice, counted: Counter[str]) -> None:
        self.table, self.chance, self.counted = table, chance, counted
        self.heard = 0  # events

    @property
    def game(self) -> Berserk:
        """The battle as it stands."""
        return self.table.state

    def differences(self) -> Iterator[str]:
        """Where the battle does not agree with the rules as read here."""
        yield from self.rolls()
        for seat in self.table.ask.menus if self.table.ask is not None else ():
            menu = self.table.menu(seat)
            if menu is None:
                continue
            if menu.kind == "main":
                yield from self.main_step(seat, menu)
            elif menu.kind == "response":
                yield from self.compare("defend", menu, self.defences(seat))
            elif menu.kind == "buy":
                yield from self.purchases(seat, menu)
            elif menu.kind == "deploy":
                yield from self.layouts(seat, menu)

    def compare(self, verb: str, menu: Menu, expected: set[str]) -> Iterator[str]:
        """The options of a verb, side by side."""
        offered = {str(option) for option in menu.options if option.verb == verb}
        self.counted[verb] += len(expected)
        if offered - expected:
            yield f"offered, but against the rules: {sorted(offered - expected)}"
        if expected - offered:
            yield f"not offered: {sorted(expected - offered)}"

    # What lies where

    def in_play(self) -> list[Card]:
        """The cards of the play zone."""
        return [card for card in self.game.cards.values() if card.zone in ("field", "side")]

    def place(self, card: Card) -> Place | None:
        """Where it stands on the battlefield. [BSK-2.1, BSK-2.9]"""
        return (card.cell % 5, card.cell // 5) if card.zone == "field" else None

    def is_free(self, place: Place) -> bool:
        """Nothing stands there, and no effect says so. [BSK-2.8]"""
        taken = any(self.place(card) == place for card in self.in_play())
        return not taken and all((one.cell % 5, one.cell // 5) != place for one in self.game.occupied)

    def has(self, card: Card, keyword: str) -> bool:
        """Printed on it, or gained."""
        return keyword in traits(self.game, card).values

    def ref(self, card: Card, seat: Seat) -> Ref:
        """Of a hidden card of the other player only the place is known. [BSK-16.1]"""
        place = self.place(card)
        return f"cell:{named(place)}" if card.is_hidden and card.controller != seat and place else f"card:{card.id}"

    def may_act(self, card: Card) -> bool:
        """Open, revealed, once a turn, and with no other action or defence under way. [BSK-9.2, BSK-11.3]"""
        under_way = any((one.source == card.id and one.is_action) or one.defender == card.id for one in self.game.stack)
        return card.is_open and not card.is_hidden and not card.has_acted and not under_way

    def attackable(self, by: Card) -> list[Card]:
        """Creatures, artifacts and hidden cards of the enemy, but not the attacker. [BSK-10.1, BSK-16.3]"""
        return [
            card
            for card in self.in_play()
            if card is not by
            and (card.controller != by.controller if card.is_hidden else kind(card).type in ("creature", "artifact"))
        ]

    # The main step

    def main_step(self, seat: Seat, menu: Menu) -> Iterator[str]:
        """Steps, strikes, aims at flyers, and the targets of attacks. [BSK-8.1, BSK-9.1]"""
        own = [card for card in self.in_play() if card.controller == seat]
        ghosts = {f"card:{card.id}" for card in own if self.has(card, "incorporeal")}
        stepping = [option for option in menu.options if option.verb == "move" and option.refs[0] not in ghosts]
        yield from self.compare("move", Menu(menu.prompt, stepping), self.steps(own))
        fighters = [card for card in own if kind(card).type == "creature" and self.may_act(card)]
        strikes = {f"strike card:{card.id} {target}" for card in fighters for target in self.strikes(card)}
        yield from self.compare("strike", menu, strikes)
        aiming = (
            {f"take-aim card:{card.id}" for card in fighters if not flies(card)} if self.only_flyers(seat) else set()
        )
        yield from self.compare("take-aim", menu, aiming)
        attacks = {
            f"use card:{card.id} {ability.ref} {self.ref(target, seat)}"
            for card in own
            if self.may_act(card)
            for ability in self.attacks_of(card)
            for target in self.attackable(card)
            if self.reaches(card, target, ability)
        }
        known = {ability.ref for card in own if not card.is_hidden for ability in self.attacks_of(card)}
        used = [option for option in menu.options if option.verb == "use" and option.refs[1] in known]
        yield from self.compare("use", Menu(menu.prompt, used), attacks)

    def steps(self, own: Sequence[Card]) -> set[str]:
        """One step to a free cell beside it; incorporeal creatures walk otherwise. [BSK-8.1, BSK-8.5]"""
        return {
            f"move card:{card.id} cell:{named(place)}"
            for card in own
            if kind(card).type == "creature" and not card.host and not card.is_hidden
            if card.is_open and card.pool > 0 and not self.has(card, "incorporeal")
            for place in beside(self.place(card))
            if self.is_free(place)
        }

    def strikes(self, card: Card) -> set[Ref]:
        """What its simple strike can be declared on. [BSK-10.1, BSK-12.1, BSK-12.3, BSK-12.5, BSK-K-strike-range]"""
        far = traits(self.game, card).values.get("strike-range", 0)
        may_strike_flyer = card.flyer_mark == self.game.turn > 0
        found = set()
        for target in self.attackable(card):
            here, there = self.place(card), self.place(target)
            if there is None:
                can = flies(card) or may_strike_flyer
            else:
                can = flies(card) or are_near(here, there) or bool(far and apart(here, there) <= far)
            if can:
                found.add(self.ref(target, card.controller))
        obliged = {f"card:{id}" for id in traits(self.game, card).must_choose} & found
        return obliged if obliged and not self.has(card, "accuracy") else found

    def only_flyers(self, seat: Seat) -> bool:
        """Whether the opponent has no other creatures, nor hidden cards. [BSK-12.5]"""
        theirs = [card for card in self.in_play() if card.controller != seat]
        theirs = [card for card in theirs if card.is_hidden or kind(card).type == "creature"]
        return bool(theirs) and all(flies(card) and not card.is_hidden for card in theirs)

    def attacks_of(self, card: Card) -> list[Ability]:
        """Its attacks that cost nothing but closing."""
        abilities = traits(self.game, card).abilities
        return [one for one in abilities if one.power is not None and one.head == "action" and one.has_no_other_price]

    def reaches(self, card: Card, target: Card, ability: Ability) -> bool:
        """Near, far or straight. [BSK-13.3, BSK-13.4, BSK-13.5, BSK-13.6, BSK-12.4]"""
        here, there = self.place(card), self.place(target)
        if ability.type in SHOTS:
            is_far = there is None or here is None
            return is_far or not (are_near(here, there) or (ability.range and apart(here, there) > ability.range))
        if ability.type == "reach-strike":
            return self.is_in_line(card, here, there)
        if there is None:
            return flies(card)
        return here is None or are_near(here, there) or bool(ability.range and apart(here, there) <= ability.range)

    def is_in_line(self, card: Card, here: Place | None, there: Place | None) -> bool:
        """Two cells straight, with nothing or only own cards between. [BSK-13.6]"""
        if here is None or there is None or sorted((abs(here[0] - there[0]), abs(here[1] - there[1]))) != [0, 2]:
            return False
        between = ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)
        own = [one.controller == card.controller for one in self.in_play() if self.place(one) == between]
        return all(own) if own else self.is_free(between)

    # Defenders

    def defences(self, seat: Seat) -> set[str]:
        """Who may step in for the target of a strike on the stack. [BSK-11.1, BSK-11.2, BSK-11.4]"""
        strikes = [one for one in self.game.stack if one.what == "strike"]
        is_answered = any(one.what == "defend" for one in self.game.stack)
        if not strikes or is_answered or strikes[-1].is_unanswered or strikes[-1].defender or strikes[-1].by == seat:
            return set()
        attacker = self.game.cards[strikes[-1].source]
        if self.game.active == seat or self.has(attacker, "directed") or self.has(attacker, "protection-instants"):
            return set()
        targets = [card for card in self.in_play() if f"card:{card.id}" == strikes[-1].targets[0]]
        return {
            f"defend card:{card.id}"
            for target in targets
            if target.controller == seat
            for card in self.in_play()
            if card.controller == seat and card is not target and kind(card).type == "creature" and self.may_act(card)
            if self.can_step_in(card, attacker, target)
        }

    def can_step_in(self, card: Card, attacker: Card, target: Card) -> bool:
        """Near both of them, where nobody flies; else as flyers do. [BSK-12.2, BSK-12.3]"""
        here, there = self.place(card), self.place(target)
        if flies(attacker):
            return flies(card) or are_near(here, there)
        if flies(target):
            return flies(card)
        return are_near(here, self.place(attacker)) and are_near(here, there)

    # Before the battle

    def purchases(self, seat: Seat, menu: Menu) -> Iterator[str]:
        """Armies at random, most of them small enough to be paid for. [BSK-5.2 to BSK-5.8]"""
        ids = [option.refs[0] for option in menu.options]
        for _ in range(BUYS):
            chosen = self.chance.sample(ids, 1 + self.chance.below(len(ids)))
            line = " ".join(("buy", *chosen))
            self.counted["buy"] += 1
            if (menu.flaw(line) is None) != self.is_army([kind_of(ref) for ref in chosen], seat):
                yield f"{line}: {menu.flaw(line)}"

    def is_army(self, kinds: Sequence[CardKind], seat: Seat) -> bool:
        """Whether this can be bought."""
        gold, silver = CRYSTALS[self.game.options.budget][self.game.first == seat]
        gold -= max(0, len({element for one in kinds for element in one.elements}) - 1)
        costs = [cost(one, [other for other in kinds if other is not one or kinds.count(one) > 1]) for one in kinds]
        elite = sum(cost for cost, one in zip(costs, kinds, strict=True) if one.cost.crystal == "gold")
        flying = sum(cost for cost, one in zip(costs, kinds, strict=True) if one.subtype == "flying")
        unique = [one.id for one in kinds if any(ability.kw == "unique" for ability in one.abilities)]
        banned = [ability.of for one in kinds for ability in one.abilities if ability.kw == "not-with"]
        return (
            elite <= gold
            and sum(costs) <= gold + silver
            and flying <= 15
            and len(unique) == len(set(unique))
            and sum(one.type == "terrain" for one in kinds) <= 1
            and any(one.subtype in ("ground", "flying") for one in kinds)
            and not any({one.id, one.class_, *one.elements} & set(words) for words in banned for one in kinds)
        )

    def layouts(self, seat: Seat, menu: Menu) -> Iterator[str]:
        """Cells in the order of the groups, half of them with one cell exchanged. [BSK-6.2, BSK-6.3, BSK-6.4]"""
        groups = GROUPS[self.game.first == seat]
        cards = [option.refs[0] for option in menu.options if option.refs[0].startswith("card:")]
        for number in range(LAYOUTS):
            cells = [cell for group in groups for cell in self.chance.sample(group, len(group))]
            used, spare = cells[: len(cards)], cells[len(cards) :]
            if number % 2 and spare:
                used[self.chance.below(len(used))] = self.chance.pick(spare)
            line = " ".join(("deploy", *(f"{card} cell:{cell}" for card, cell in zip(cards, used, strict=True))))
            later = [index for index, group in enumerate(groups) if set(group) & set(used)]
            is_filled = all(set(group) <= set(used) for group in groups[: max(later)])
            self.counted["deploy"] += 1
            if (menu.flaw(line) is None) != is_filled:
                yield f"{line}: {menu.flaw(line)}"

    # Dice

    def rolls(self) -> Iterator[str]:
        """What a simple strike came to, by the two dice as they lay. [BSK-10.3 to BSK-10.6]"""
        news = self.table.events(self.heard)
        self.heard += len(news)
        dice: dict[str, int] = {}
        for event in news:
            if isinstance(event, told.Rolled):
                if event.die.endswith("attack"):
                    dice = {}
                dice[event.die] = event.value
            elif isinstance(event, told.Rerolled):
                dice = {}  # what the new face is worth is told with the outcome only
            elif isinstance(event, OUTCOMES) and dice:
                self.counted["outcome"] += 1
                if flaw := _misread(event, dice):
                    yield f"{event} after {dice}: {flaw}"
                if not isinstance(event, told.Missed):  # the answer to a strike is told after its miss
                    dice = {}


def _misread(event: Event, dice: dict[str, int]) -> str:
    attack, defence = dice.get("die:attack", 1), dice.get("die:defense", 1)  # who rolls no die strikes weakly
    if isinstance(event, told.Missed):
        return "" if defence >= 5 else "no miss"
    if isinstance(event, told.CounterStruck):
        return "" if defence == 6 else "no counter-strike"
    level = "weak" if attack <= 3 else "medium" if attack <= 5 else "strong"
    is_right = isinstance(event, told.Struck) and defence <= 4 and event.level == f"level:{level}"
    return "" if is_right else f"expected {level}"


def kind(card: Card) -> CardKind:
    """What is printed on it."""
    return KINDS[card.kind]


def kind_of(ref: Ref) -> CardKind:
    """What is printed on the card of a ref, `card:night-crow-3`."""
    return KINDS[ref.removeprefix("card:").rpartition("-")[0]]


def cost(one: CardKind, others: Sequence[CardKind]) -> int:
    """Less by Loyalty beside another creature of 9 or more. [BSK-5.7]"""
    loyalty = max((ability.value or 0 for ability in one.abilities if ability.kw == "loyalty"), default=0)
    has_lord = any(other.type == "creature" and other.cost.amount >= 9 for other in others)
    return max(0, one.cost.amount - loyalty) if has_lord else one.cost.amount


def flies(card: Card) -> bool:
    """A creature in a side zone. [BSK-3.3]"""
    return card.zone == "side" and kind(card).type == "creature"


def named(place: Place) -> str:
    """As on the board: a1 to e6."""
    return f"{'abcde'[place[0]]}{place[1] + 1}"


def beside(place: Place | None) -> list[Place]:
    """Without diagonals. [BSK-2.5]"""
    if place is None:
        return []
    found = [(place[0] + across, place[1] + up) for across, up in SIDEWAYS]
    return [(column, row) for column, row in found if 0 <= column < 5 and 0 <= row < 6]


def are_near(one: Place | None, other: Place | None) -> bool:
    """On the same cell, or on one of the eight around it. [BSK-2.6]"""
    return one is not None and other is not None and max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def apart(one: Place | None, other: Place | None) -> int:
    """How far one would have to walk. [BSK-2.7]"""
    assert one is not None
    assert other is not None
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def referee(name: str, seed: int, counted: Counter[str]) -> list[str]:
    """All differences in one battle of a set-up."""
    table = battles.battle(name, seed)
    looking = Referee(table, Dice(seed), counted)
    found = list(looking.differences())
    battles.play(table, seed, lambda: found.extend(looking.differences()))
    return found


def main() -> None:
    """Look at so many battles of all kinds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--battles", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0, help="of the first battle")
    asked = parser.parse_args()
    names, counted, differences = [*battles.SETUPS, *battles.PAIRINGS], Counter[str](), 0
    for seed in range(asked.seed, asked.seed + asked.battles):
        name = names[seed % len(names)]
        for difference in referee(name, seed, counted):
            differences += 1
            print(f"{name}, seed {seed}: {difference}", flush=True)
    print(" ".join(f"{what}={count}" for what, count in sorted(counted.items())), f"differences={differences}")


if __name__ == "__main__":
    main()
