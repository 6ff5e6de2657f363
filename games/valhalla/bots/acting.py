"""The turn: which action is worth most, where a warrior stands, and which card is kept. [VAL-3]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.choices import Menu, Option, Ref
from games.valhalla.bots.bands import DICE, Band, Camp, Prospect, Stander, band, prospect, rough_prospect
from games.valhalla.bots.battlefield import (
    alone,
    attack_at_a_glance,
    hunt_at_a_glance,
    hunt_of,
    imagined_attack,
    imagined_hunt,
    prices,
    weight,
)
from games.valhalla.bots.prices import SQUAD_PLACE, SQUAD_STRENGTH, SQUAD_VALOUR, glory, in_squad, late
from games.valhalla.bots.reading import Reading, card_of, known, standers
from games.valhalla.bots.throws import armed_by, averages, worths
from games.valhalla.deck import Card
from games.valhalla.faces import LETTERS, Need
from games.valhalla.shown import PlayerView

CELLS: Final = 4
FEAR: Final = 0.3  # how much an attack that may come counts
SCOUTING: Final = 1.6
ENOUGH_CARDS: Final = 4.0
HUNT_SCOUTING: Final = 0.9  # a card more, against a monster


def action(reading: Reading, menu: Menu) -> Option:
    """The action that is worth most."""
    worth = worth_of_actions(reading, menu)
    return max(worth, key=worth.__getitem__)


def worth_of_actions(reading: Reading, menu: Menu) -> dict[Option, float]:
    """What the actions are worth, without those that differ from another by their cell only."""
    value = hunting_value if reading.monster is not None else versus_value
    different: dict[object, Option] = {}
    for option in menu.options:
        different.setdefault(_sense(reading, option), option)
    return {option: value(reading, option) for option in different.values()}


def _sense(reading: Reading, option: Option) -> object:
    """What an action does: which empty cell a warrior comes to stand in makes no difference. [VAL-3.6]"""
    if option.verb == "muster" and reading.me["cells"][int(option.refs[1][5:])] is None:
        return option.refs[0]
    return option


# Squads


def squad_worth(camp: Camp, turns_left: float, look: Callable[[Band], Prospect] = prospect) -> float:
    """What a squad is worth where it stands: valour, and the strength it comes to."""
    end, found = late(turns_left), look(alone(camp))
    valour = sum([glory(one.card) for one in camp.squad])
    early = SQUAD_VALOUR * valour + SQUAD_STRENGTH * found.strength + SQUAD_PLACE * len(camp.squad)
    return end * found.valour + (1 - end) * early


def after_muster(squad: Sequence[Stander | None], option: Option, reading: Reading) -> tuple[Stander, ...] | None:
    """The squad after a muster; those who make room are the ones that are missed least."""
    new = [Stander(card_of(ref)) for ref in option.refs if ref.startswith("card:")]
    if option.verb == "muster":
        cells = list(squad)
        cells[int(option.refs[1][5:])] = new[0]
        return tuple(one for one in cells if one is not None)
    old = [one for one in squad if one is not None]
    too_many = len(old) + len(new) - reading.me["cell-limit"]
    if too_many > 0:
        price = prices(reading)
        old = sorted(old, key=price.keep)[too_many:]
    return (*old, *new)


def own_cells(reading: Reading) -> list[Stander | None]:
    """My cells with who stands there."""
    return [
        None if one is None else Stander(card_of(one["ref"]), card_of(one["tyr"]) if one["tyr"] else None)
        for one in reading.me["cells"]
    ]


# Between players


def versus_value(reading: Reading, option: Option) -> float:
    """What an action brings, less what others may do about it."""
    price, squad = prices(reading), standers(reading.me)
    turns, fear = reading.turns_left, FEAR * reading.temper.fear
    before = squad_worth(reading.camp(reading.me), turns, reading.look)
    if option.verb == "attack":
        foe = reading.players[option.refs[0]]
        return attack_value(reading, foe) + urge(reading, foe) - fear * 0.5 * threat(reading, squad)
    if option.verb == "scout":
        return scouting_worth(reading) - fear * threat(reading, squad)
    after = after_muster(own_cells(reading), option, reading)
    assert after is not None
    spent = scarcity(reading) * sum(price.hold(card_of(ref)) for ref in option.refs if ref.startswith("card:"))
    worth = squad_worth(reading.camp(reading.me, after), turns, reading.look)
    return worth - before - spent - fear * threat(reading, after)


def urge(reading: Reading, foe: PlayerView) -> float:
    """What an attack on somebody is worth to a temper, whatever it brings."""
    temper, seat = reading.temper, reading.me["ref"].partition(":")[2]
    taken = sum(shield.startswith(f"shield:{seat}-") for shield in foe["captured"])
    return temper.daring + temper.grudge * taken


def attack_value(reading: Reading, foe: PlayerView) -> float:
    """What an attack on somebody is worth before a die is rolled."""
    if reading.look is rough_prospect:
        return attack_at_a_glance(reading, foe)
    struggle = imagined_attack(reading, standers(reading.me), foe, reading.hand)
    dice = struggle.band.dice
    return struggle.plan(dice).rolled(dice)[0]


def scouting_worth(reading: Reading) -> float:
    """What a card more is worth, the better of two; towards the end there is no time to use it."""
    if not reading.view["deck"]:
        return 0.0
    more = 0.4 if reading.me["jarl"] == "jarl:jrl-16" else 0.0
    return (SCOUTING + more) * scarcity(reading) * (1 - late(reading.turns_left)) - 0.1


def scarcity(reading: Reading) -> float:
    """How much one card more or less matters: little to who cannot use up what is in the hand anyway."""
    return 1 / (1 + (len(reading.hand) / ENOUGH_CARDS) ** 2)


def threat(reading: Reading, squad: tuple[Stander, ...]) -> float:
    """What the next rivals may win by attacking me, as the squads are."""
    if not squad or not reading.me["shields"]:
        return 0.0
    hostile = [rival for rival in reading.rivals if rival["ref"] != reading.me["companion"]]
    return max((threat_of(reading, rival, squad) for rival in hostile), default=0.0)


def threat_of(reading: Reading, rival: PlayerView, squad: tuple[Stander, ...]) -> float:
    """What one rival may win from me."""
    own, other = reading.camp(reading.me, squad), reading.camp(rival)
    if not other.squad:
        return 0.0
    tactics = min(2, sum(card.category == "tactics" for card in reading.hand))
    fixed = (2 if own.jarl == "jrl-05" else 0) + 2 * tactics
    attackers = band(other, own.all_clans, own.clans, min(3, len(rival["hand"]) // 2))
    defenders = band(own, other.all_clans, other.clans, fixed)
    hunters = reading.look(attackers)
    chance = hunters.beats(reading.look(defenders))
    stake = reading.shield_gain(rival, reading.me) * weight(reading) + reading.own_shield
    return chance * (stake + 0.3 * hunters.valour * weight(reading))


# Against a monster


def hunting_value(reading: Reading, option: Option) -> float:
    """What an action brings against the monster, in turns."""
    squad = standers(reading.me)
    if option.verb == "attack":
        return hunt_value(reading, squad, reading.hand) - 0.5 * danger(reading, squad)
    if option.verb == "scout":
        return HUNT_SCOUTING - danger(reading, squad)
    after = after_muster(own_cells(reading), option, reading)
    assert after is not None
    return squad_for_hunt(reading, after) - squad_for_hunt(reading, squad) - danger(reading, after)


def danger(reading: Reading, squad: tuple[Stander, ...]) -> float:
    """What the monster's next move may cost: how likely it attacks, and beats this squad. [VAL-21.8, VAL-21.13]"""
    monster = reading.monster
    assert monster is not None
    if not squad or monster["rolls"] < len(monster["missing"]):
        return 0.0
    missing = "".join(sorted(LETTERS[symbol] for symbol in monster["missing"]))
    attacks = covering_chance(missing, monster["rolls"])
    clans, jarl = tuple(monster["clans"]), (reading.me["jarl"] or "")[5:]
    tactics = min(3, sum(card.category == "tactics" for card in reading.hand))
    found = reading.look(band(Camp(squad, (), jarl), clans, clans, 0, DICE, reading.muted_clan))
    held = found.reaches(monster["strength"] + 1 - monster["valour"] - 2 * tactics)
    return attacks * (1 - held) * hunt_of(reading, is_hunt=False).base


@lru_cache(maxsize=2000)
def covering_chance(symbols: str, dice: int) -> float:
    """How likely so many dice, rolled once, cover these symbols."""
    return averages(worths(armed_by((Need("", symbols),), dice), (0.0, 1.0)), dice)[0]


def hunt_value(reading: Reading, squad: tuple[Stander, ...], hand: Sequence[Card]) -> float:
    """What an attack on the monster is worth before a die is rolled."""
    if not squad:
        return 0.0
    if reading.look is rough_prospect:
        return hunt_at_a_glance(reading, squad)
    struggle, dice = imagined_hunt(reading, squad, hand)
    return struggle.plan(dice).rolled(dice)[0]


def squad_for_hunt(reading: Reading, squad: tuple[Stander, ...]) -> float:
    """What a squad is worth against the monster that is active."""
    monster = reading.monster
    assert monster is not None
    jarl = (reading.me["jarl"] or "")[5:]
    clans = tuple(monster["clans"])
    found = reading.look(band(Camp(squad, (), jarl), clans, clans, 0, DICE, reading.muted_clan))
    return 0.8 * found.strength + 0.3 * found.valour + 0.1 * sum(glory(one.card) for one in squad)


# Cells and cards


def place(reading: Reading, menu: Menu) -> Option:
    """An empty cell, or the one of the warrior that is missed least."""
    price, cells = prices(reading), own_cells(reading)

    def missed(option: Option) -> float:
        one = cells[int(option.refs[-1][5:])]
        return 0.0 if one is None else price.keep(one)

    return min(menu.options, key=missed)


def tyr(reading: Reading, menu: Menu) -> Option:
    """A Tyr card that does something for this warrior."""
    card = card_of(menu.about[0])
    before = in_squad(Stander(card), reading.turns_left)
    foes = {one.card.clan for rival in reading.rivals for one in standers(rival)}
    best, found = 0.1, menu.options[-1]
    for option in menu.options[:-1]:
        tyr_card = card_of(option.refs[0])
        effect = tyr_card.what.effect
        gain = in_squad(Stander(card, tyr_card), reading.turns_left) - before
        if effect is not None and effect.kind == "foe":
            gain *= 1.3 if effect.clan in foes else 0.4
        if gain > best:
            best, found = gain, option
    return found


def worth_of_card(reading: Reading, card: Card) -> float:
    """What a card is worth beside those that are held: a squad needs warriors, a battle tactics."""
    value = prices(reading).hold(card)
    same = sum(held.category == card.category for held in reading.hand)
    if card.category == "warrior":
        if not same and len(standers(reading.me)) < CELLS - 1:
            return value + 1.5
        return value * (0.6 if same > 3 else 0.85 if same > 2 else 1.0)
    if card.category == "tactics":
        return value * (0.5 if same > 3 else 0.8 if same > 2 else 1.0)
    return value * (0.5 if same > 1 else 1.0)


def keep(reading: Reading, menu: Menu) -> Option:
    """The best card of those drawn, or several of them."""
    if not menu.sets:
        return best_card(reading, menu)
    (verb, pick), *_ = menu.sets.items()
    best = best_refs(reading, menu.things(verb), pick.at_least)
    return Option.of(verb, *[ref for ref in menu.things(verb) if ref in best])


def discard_some(reading: Reading, menu: Menu) -> Option:
    """What is missed least, as much as must go."""
    (verb, pick), *_ = menu.sets.items()
    things = menu.things(verb)
    kept = best_refs(reading, things, len(things) - pick.at_least)
    return Option.of(verb, *[ref for ref in things if ref not in kept])


def best_card(reading: Reading, menu: Menu) -> Option:
    """The card that helps most."""
    return max(menu.options, key=lambda option: worth_of_card(reading, card_of(option.refs[0])))


def discard_one(reading: Reading, menu: Menu) -> Option:
    """The card that is missed least."""
    return min(menu.options, key=lambda option: worth_of_card(reading, card_of(option.refs[0])))


def best_refs(reading: Reading, refs: Sequence[Ref], count: int) -> tuple[Ref, ...]:
    """The best hand of so many cards: warriors and tactics in a good mix."""
    cards = known(list(refs))
    price = prices(reading)

    def worth(hand: tuple[Card, ...]) -> float:
        warriors = sum(card.category == "warrior" for card in hand)
        missing = max(0, min(2, count) - warriors) + max(0, warriors - 4) * 0.5
        return sum(price.hold(card) for card in hand) - 0.8 * missing

    best = max(combinations(cards, count), key=worth)
    return tuple(card.ref for card in best)
