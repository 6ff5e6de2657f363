"""The own phase of a battle, and Ragnarok: rerolls by expected value, cards where they pay. [VAL-5.3]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.choices import Menu, Option, Ref
from games.valhalla.bots.bands import group_bonus
from games.valhalla.bots.battlefield import candidates, my_struggle, other_side, prices
from games.valhalla.bots.fighting import Choice, Struggle, struggle
from games.valhalla.bots.reading import Reading, card_of, stander
from games.valhalla.bots.throws import MOST_DICE, SIZE, Plan, Throw, faces_of, parts_of, throw_of
from games.valhalla.deck import CARD_BY_REF, Card
from games.valhalla.faces import BLANK, LETTERS, Faces, face_sets, in_order, less
from games.valhalla.shown import DieView, SideView

LITTLE: Final = 0.05  # what something must bring to be worth the trouble
END: Final = Option.of("end")


class Idea(NamedTuple):
    """Something to do, and what it is worth."""

    value: float
    option: Option


class Throwing:
    """My dice in this phase, what they can arm, and the best plan for them."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        me = reading.me["ref"]
        side = reading.side(me)
        assert side is not None
        self.side: SideView = side
        self.dice = [die for die in reading.view["dice"] if die["holder"] == me and die["state"] == "available"]
        self.throw = throw_of("".join(LETTERS[die["face"] or "x"] for die in self.dice))
        self.struggle = my_struggle(reading, side)
        self.plan: Plan = self.struggle.plan(len(self.dice))

    @property
    def roomy_plan(self) -> Plan:
        """The plan for one die more."""
        return self.struggle.plan(len(self.dice) + 1)

    def stop(self) -> Choice:
        """What is armed and played if nothing is rolled any more."""
        return self.struggle.best(self.throw)


def face_of(die: DieView) -> str:
    """What a die shows, as a letter."""
    return LETTERS[die["face"] or "x"]


def pick_dice(dice: Sequence[DieView], faces: Faces) -> list[Ref]:
    """Dice that show these faces, coloured ones before grey ones."""
    found: list[Ref] = []
    for die in sorted(dice, key=lambda die: die["colour"] == "grey"):
        if face_of(die) in faces:
            faces = faces.replace(face_of(die), "", 1)
            found.append(die["ref"])
    return found


# What to do next


def in_phase(reading: Reading, menu: Menu) -> Option:
    """The best thing to do now: everything that may be done has its value."""
    throwing = Throwing(reading)
    stop = throwing.stop()
    ideas = list(ideas_of(throwing, menu))
    best = max(ideas, key=lambda idea: idea.value, default=None)
    if best is not None and best.value > stop.value + LITTLE:
        return best.option
    return carry_out(throwing, stop, menu)


def ideas_of(throwing: Throwing, menu: Menu) -> Iterator[Idea]:
    """Everything that changes the dice, with its value."""
    plan, throw, size = throwing.plan, throwing.throw, SIZE[throwing.throw]
    kept = plan.kept(throw)
    for option in menu.options:
        verb = option.verb
        if verb == "pay" and kept is not None and option.refs[0] == price_of(throwing, kept):
            yield Idea(plan.best[throw], option)
        elif verb in ("free-reroll", "accept") and size:
            yield Idea(plan.free(throw, most_rerolled(throwing, option))[0], option)
        elif verb == "turn-die":
            only_blanks = (throwing.reading.me["jarl"] or "") != "jarl:jrl-11"
            yield Idea(plan.turned(throw, 1, only_blanks=only_blanks)[0], option)
        elif verb in ("take-back", "buy-die") and size < MOST_DICE:
            yield Idea(throwing.roomy_plan.added(throw) - discard_cost(throwing) * (verb == "buy-die"), option)
        elif verb == "buy-strength":
            yield Idea(with_strength(throwing, 3) - discard_cost(throwing), option)
        elif verb == "play":
            value = value_of_card(throwing, card_of(option.refs[0]))
            if value is not None:
                yield Idea(value, option)
        elif verb == "activate":
            yield from giant_first(throwing, option)
            yield from with_stock(throwing, option)


def most_rerolled(throwing: Throwing, option: Option) -> int | None:
    """Tord rerolls at most three dice. [JRL-12]"""
    return 3 if option.verb == "free-reroll" and option.refs[0] == "jarl:jrl-12" else None


def price_of(throwing: Throwing, kept: Throw) -> Ref:
    """The die that is given up for a paid reroll: an X if there is one, a coloured one before a grey one."""
    rest = list(throwing.dice)
    for ref in pick_dice(rest, faces_of(kept)):
        rest = [die for die in rest if die["ref"] != ref]
    return min(rest, key=lambda die: (die["colour"] == "grey", face_of(die) != BLANK, die["ref"]))["ref"]


def discard_cost(throwing: Throwing) -> float:
    """What the cheapest card of the hand is worth."""
    price = prices(throwing.reading)
    return min((price.hold(card) for card in throwing.reading.hand), default=0.0)


def with_strength(throwing: Throwing, more: float) -> float:
    """What the dice are worth with so much more battle strength."""
    now = throwing.struggle
    band = now.band._replace(fixed=now.band.fixed + int(more))
    stronger = struggle(band, now.crew, now.active, now.held, now.stakes)
    return stronger.plan(len(throwing.dice)).best[throwing.throw]


def value_of_card(throwing: Throwing, card: Card) -> float | None:
    """What it is worth to play a card that changes dice or the opponent; strength cards come last."""
    plan, throw, reading = throwing.plan, throwing.throw, throwing.reading
    cost = prices(reading).hold(card) if reading.view["stage"] != "ragnarok" else LITTLE
    if card.kind == "tac-retal":
        return plan.free_twice(throw)[0] - cost
    if card.kind == "tac-swap":
        return plan.turned(throw, MOST_DICE)[0] - cost
    if card.kind == "tac-arms" and SIZE[throw] < MOST_DICE:
        roomy = throwing.roomy_plan
        return (roomy.added_best_of_two(throw) if reading.view["pool"] > 1 else roomy.added(throw)) - cost
    if card.kind == "vkt-path":
        return with_strength(throwing, weakest_attacker(throwing)) - cost
    if card.kind == "tac-surr":
        return with_strength(throwing, leader_strength(throwing)) - cost
    return None


def weakest_attacker(throwing: Throwing) -> int:
    """What the attacker loses who gives up the warrior that matters least. [VAL-16.8]"""
    other = other_side(throwing.reading, throwing.side)
    if other is None:
        return 0
    parts: dict[Ref, int] = {}
    for source, what, amount in other["parts"]:
        if what in ("printed", "ability"):
            parts[source] = parts.get(source, 0) + amount
    return min(parts.values(), default=0)


def leader_strength(throwing: Throwing) -> float:
    """How much weaker the defender, or the monster, is without the leader's ability, about. [VAL-11.8, VAL-21.20]"""
    reading = throwing.reading
    if reading.monster is not None:
        jarl = (reading.me["jarl"] or "")[5:]
        return max(1, group_bonus(jarl, 2)) if reading.monster["ability"] == "mute-jarl" else 0
    other = other_side(reading, throwing.side)
    jarl = "" if other is None else (reading.players[other["seat"]]["jarl"] or "")[5:]
    return SILENCED.get(jarl, 0)


# What a defender's jarl is worth in a battle, in strength.
SILENCED: Final = {
    "jrl-01": 2, "jrl-02": 2, "jrl-03": 1, "jrl-05": 2, "jrl-07": 1, "jrl-08": 2, "jrl-09": 1, "jrl-11": 2,
    "jrl-12": 1, "jrl-13": 1, "jrl-14": 1, "jrl-15": 1,
}  # fmt: skip


def giant_first(throwing: Throwing, option: Option) -> Iterator[Idea]:
    """Against a monster a giant brings a die at once: arm it early if that is worth it. [VAL-21.17]"""
    card = card_of(option.refs[0])
    reading = throwing.reading
    if card.clan != "giant" or reading.monster is None or not reading.view["pool"]:
        return
    ways = ways_with(throwing, option.refs[0])
    if ways:
        yield Idea(max(value for value, _ in ways), option)


def with_stock(throwing: Throwing, option: Option) -> Iterator[Idea]:
    """A warrior that a Weapon Stock arms where the dice do not. [VAL-16.7]"""
    found = candidates(throwing.reading)
    place = next((index for index, (one, _) in enumerate(found) if one["ref"] == option.refs[0]), None)
    faces = faces_of(throwing.throw)
    if place is None or face_sets(stander(found[place][0]).need, faces):
        return
    need, price = stander(found[place][0]).need, prices(throwing.reading)
    plan = with_armed(throwing.struggle, place).plan(len(throwing.dice))
    for card in throwing.reading.hand:
        symbol = card.what.symbol
        if card.kind.startswith("vkt-stock") and symbol is not None:
            for used in face_sets(need, in_order(faces + LETTERS[symbol])):
                rest = throw_of(less(faces, less(used, LETTERS[symbol])))
                yield Idea(plan.best[rest] - price.hold(card), option)


def ways_with(throwing: Throwing, ref: Ref) -> list[tuple[float, Faces]]:
    """The faces that may arm a warrior, each with what the rest is worth then."""
    found = candidates(throwing.reading)
    place = next((index for index, (one, _) in enumerate(found) if one["ref"] == ref), None)
    if place is None:
        return []
    then = with_armed(throwing.struggle, place)
    plan = then.plan(len(throwing.dice))
    brings_die = throwing.reading.monster is not None and card_of(ref).clan == "giant" and throwing.reading.view["pool"]
    faces = faces_of(throwing.throw)
    ways: list[tuple[float, Faces]] = []
    for used in face_sets(stander(found[place][0]).need, faces):
        rest = throw_of(less(faces, used))
        ways.append((plan.added(rest) if brings_die else plan.best[rest], used))
    return ways


def with_armed(before: Struggle, place: int) -> Struggle:
    """The same phase after one warrior was armed."""
    band = before.band
    rest = [index for index in range(len(band.needs)) if index != place]
    is_own = place < band.own
    left = band._replace(
        needs=tuple(band.needs[index] for index in rest),
        strengths=tuple(band.strengths[index] for index in rest),
        valours=tuple(band.valours[index] for index in rest),
        own=band.own - is_own,
        fixed=band.fixed + band.strengths[place],
        active=band.active + is_own,
        is_armed=True,
    )
    crew = tuple(before.crew[index] for index in rest)
    return struggle(left, crew, (*before.active, before.crew[place]), before.held, before.stakes)


# Carrying out what was decided


def carry_out(throwing: Throwing, choice: Choice, menu: Menu) -> Option:
    """Arm the group, then play what goes with it, then end."""
    found = candidates(throwing.reading)
    group = [one["ref"] for index, (one, _) in enumerate(found) if choice.group >> index & 1]
    options = {option.verb: option for option in menu.options if option.verb == "arm-squad"}
    if len(group) > 1 and "arm-squad" in options and set(options["arm-squad"].refs) == set(group):
        return options["arm-squad"]
    heavy = sorted(group, key=lambda ref: (card_of(ref).clan == "giant", -card_of(ref).symbol_count))
    for ref in heavy:
        if (option := Option.of("activate", ref)) in menu.options:
            return option
    heroes = throwing.struggle.heroes
    count = len(throwing.struggle.band.needs)
    played = [hero.ref for index, hero in enumerate(heroes) if choice.group >> (count + index) & 1]
    for ref in (*played, *choice.combo.refs):
        if (option := Option.of("play", ref)) in menu.options:
            return option
    return END


# Questions within


def reroll(reading: Reading, menu: Menu) -> Option:
    """Which dice are rolled again: all but those that the plan keeps."""
    throwing = Throwing(reading)
    things, pick = menu.things("reroll"), menu.sets["reroll"]
    if menu.kind == "free-reroll":
        most = pick.at_most if pick.at_most < len(things) else None
        _, kept = throwing.plan.free(throwing.throw, most)
    else:
        rolled = throwing.plan.rolled(SIZE[throwing.throw])
        parts = [part for part in _proper_parts(throwing.throw) if SIZE[part] >= len(things) - pick.at_most]
        kept = max(parts, key=lambda part: (rolled[part], SIZE[part]))
    keep = pick_dice(throwing.dice, faces_of(kept))
    return Option.of("reroll", *[ref for ref in things if ref not in keep])


def _proper_parts(throw: Throw) -> list[Throw]:
    return [part for part in parts_of(throw) if part != throw]


def reroll_again(reading: Reading, menu: Menu) -> Option:
    """The second free reroll of Retaliation, if it is better than what lies there."""
    throwing = Throwing(reading)
    value, _ = throwing.plan.free(throwing.throw)
    return menu.options[0 if value > throwing.plan.best[throwing.throw] + 1e-9 else -1]


def turn(reading: Reading, menu: Menu) -> Option:
    """Turn a die to the face that helps most; X to X is never needed."""
    throwing = Throwing(reading)
    faces = faces_of(throwing.throw)
    shown = {die["ref"]: face_of(die) for die in throwing.dice}
    best, found = throwing.plan.best[throwing.throw], None
    target = throwing.plan.turned(throwing.throw, MOST_DICE)[1]
    for option in menu.options:
        if option.verb != "turn":
            continue
        letter = LETTERS[option.refs[1][5:]]
        after = throw_of(less(faces, shown[option.refs[0]]) + letter)
        towards = 0.001 * (letter in less(faces_of(target), faces.replace(BLANK, "")))  # the first step of several
        value = throwing.plan.best[after] + towards
        if found is None or value > best:
            best, found = value, option
    done = next((option for option in menu.options if option.verb == "done"), None)
    if done is not None and best <= throwing.plan.best[throwing.throw]:
        return done
    assert found is not None
    return found


def which_dice(reading: Reading, menu: Menu) -> Option:
    """The dice that arm a warrior so that the others can still be armed best; cards stay in the hand."""
    throwing = Throwing(reading)
    ways = ways_with(throwing, menu.about[0])
    if not ways:
        assert menu.default is not None
        return menu.default
    _, faces = max(ways)
    chosen = pick_dice(throwing.dice, faces)
    option = menu.accept(Option.of("use", *chosen)) if len(chosen) == len(faces) else None
    if option is None:
        assert menu.default is not None
        return menu.default
    return option


def spend(reading: Reading, menu: Menu) -> Option:
    """The die that a Heroic Attack costs: the one that is missed least."""
    throwing = Throwing(reading)
    faces = faces_of(throwing.throw)
    shown = {die["ref"]: face_of(die) for die in throwing.dice}
    grey = {die["ref"] for die in throwing.dice if die["colour"] == "grey"}

    def left(option: Option) -> tuple[float, bool]:
        ref = option.refs[0]
        if ref not in shown:  # a Weapon Stock
            return throwing.plan.best[throwing.throw] - prices(reading).hold(CARD_BY_REF[ref]), False
        return throwing.plan.best[throw_of(less(faces, shown[ref]))], ref not in grey

    return max(menu.options, key=left)


def sacrifice(reading: Reading, menu: Menu) -> Option:
    """A card for +3, if that helps more than the card is worth. [VAL-17.6]"""
    throwing = Throwing(reading)
    cheapest = min(menu.options[:-1], key=lambda option: prices(reading).hold(card_of(option.refs[0])))
    gain = with_strength(throwing, 3) - throwing.plan.best[throwing.throw]
    return cheapest if gain > prices(reading).hold(card_of(cheapest.refs[0])) else menu.options[-1]


def take_die(reading: Reading, menu: Menu) -> Option:
    """The better of two dice that were rolled."""
    throwing = Throwing(reading)
    shown = {die["ref"]: face_of(die) for die in reading.view["dice"]}
    faces = faces_of(throwing.throw)
    best = throwing.roomy_plan.best
    return max(menu.options, key=lambda option: best[throw_of(faces + shown[option.refs[0]])])
