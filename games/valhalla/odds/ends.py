"""The chance to win with dice as they lie: whom to arm, and which cards that add strength to play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from games.valhalla.bots.bands import Band, totals
from games.valhalla.bots.fighting import NO_LIMIT
from games.valhalla.bots.throws import COUNT, MOST_DICE, armed_by, faces_of, throw_of, worths
from games.valhalla.cards.dwarves import CRY
from games.valhalla.faces import Faces, Need
from games.valhalla.odds.foes import Blow, Foe
from games.valhalla.strength import SACRIFICE

RAGE: Final = 2  # of a certain jarl, with two tactics cards [JRL-07]
PRICE_OF_RAGE: Final = 2
LAST_STAND: Final = 3  # of another one, with three dice discarded [JRL-15]
PRICE_OF_LAST_STAND: Final = 3


class Holding(NamedTuple):
    """What a side may still play for strength once its dice lie."""

    fixed: tuple[int, ...] = ()  # strength of each card that always gives the same, the strongest first
    cries: int = 0  # Battle Cries that count who is armed [VAL-17.9]
    heroes: tuple[tuple[Need, int], ...] = ()  # Heroic Attacks: the die that one costs, and its strength
    stocks: Faces = ""  # Weapon Stock cards, by symbol [VAL-16.7]
    paths: tuple[int, ...] = ()  # what an attacker loses by each Path to Valhalla, one after the other [VAL-16.8]
    can_surround: bool = False  # [VAL-11.8]
    limit: int = NO_LIMIT  # tactics cards that may still be played
    played: int = 0
    spare: int = 0  # cards of the hand that do nothing here: to be laid or discarded for something
    offers_strength: bool = False  # +3 for a hand card, of a jarl [JRL-09]
    discarded: int = 0  # dice, in this battle


class Fighter(NamedTuple):
    """What matters of a warrior besides need and strength."""

    is_giant: bool = False
    brings_die: bool = False  # a giant against a monster [VAL-21.17]
    blocks: bool = False
    takes_sacrifice: bool = False


class Spent(NamedTuple):
    """What was used on the way to where the dice lie."""

    tactics: int = 0
    left: int = 0  # tactics cards that were not used
    armed: int = 0  # giants armed early, as a group
    dice: int = 6  # that there were, with those added
    has_helped: bool = False  # the jarl of whom only one of two abilities works has given a die


class End(NamedTuple):
    """A side of a battle, and what decides it."""

    band: Band
    fighters: tuple[Fighter, ...]
    holding: Holding
    foe: Foe
    has_frost: bool = False  # the first giant costs the defender a die [VAL-10.5]
    thrift: float = 0.0  # what each card that changes dice costs, to tell ways apart that are as good

    @property
    def needs(self) -> tuple[Need, ...]:
        """Of the warriors and then of the Heroic Attacks."""
        return (*self.band.needs, *(need for need, _ in self.holding.heroes))


@lru_cache(maxsize=600)
def chances(end: End, spent: Spent) -> tuple[float, ...]:
    """For every throw of at most so many dice the chance to win with it as it lies."""
    return tuple(chance - end.thrift * spent.tactics for chance in _chances(end, spent))


def _chances(end: End, spent: Spent) -> list[float]:
    count = COUNT[spent.dice]
    best = [0.0] * count
    for stocks in stocks_laid(end, spent):
        armed = armed_by(end.needs, max(spent.dice + len(stocks), 1))
        with_stocks = (
            armed[:count] if not stocks else [armed[throw_of(faces_of(each) + stocks)] for each in range(count)]
        )
        if end.band.jarl == "jrl-15":  # what it gives depends on how many dice are gone
            for size in range(spent.dice + 1):
                begin = COUNT[size - 1] if size else 0
                values = group_values(end, spent, len(stocks), size)
                found = worths(with_stocks[begin : COUNT[size]], values)
                best[begin : COUNT[size]] = map(max, best[begin : COUNT[size]], found)
        else:
            found = worths(with_stocks, group_values(end, spent, len(stocks), spent.dice))
            best = list(map(max, best, found))
    return best


def stocks_laid(end: End, spent: Spent) -> Iterator[Faces]:
    """The Weapon Stock cards that may be used together; unlimited ones do no harm."""
    held = end.holding.stocks[: MOST_DICE - spent.dice]
    left = end.holding.limit - spent.tactics
    if end.holding.limit == NO_LIMIT and end.band.jarl != "jrl-07":  # who counts cards counts those that are used
        yield held
        return
    for size in range(min(len(held), max(0, left)) + 1):
        yield from sorted({"".join(chosen) for chosen in combinations(held, size)})


def group_values(end: End, spent: Spent, stocks: int, size: int) -> Sequence[float]:
    """For every group of warriors and Heroic Attacks the chance to win with it, and with all cards that go along."""
    count, heroes = len(end.band.needs), end.holding.heroes
    values = [0.0] * (1 << len(end.needs))
    total = totals(end.band)
    for group in range(len(values)):
        warriors, chosen = group & ((1 << count) - 1), group >> count
        if warriors & spent.armed:
            continue
        everybody = warriors | spent.armed
        if not everybody and not end.band.is_armed:
            continue
        used = spent.tactics + chosen.bit_count() + stocks
        if used > end.holding.limit:
            continue
        given = sum(bonus for index, (_, bonus) in enumerate(heroes) if chosen >> index & 1)
        gone = end.holding.discarded + spent.dice - size + chosen.bit_count()
        if end.band.jarl == "jrl-15" and gone >= PRICE_OF_LAST_STAND and not spent.has_helped:
            given += LAST_STAND
        values[group] = best_blow(end, spent, everybody, total[everybody] + given, used)
    return values


def best_blow(end: End, spent: Spent, group: int, strength: int, used: int) -> float:
    """The chance with a group, for the better of surrounding the leader or not."""
    members = [one for index, one in enumerate(end.fighters) if group >> index & 1]
    own = end.band.active + (group & ((1 << end.band.own) - 1)).bit_count()
    has_giant = end.has_frost and any(one.is_giant for one in members)
    blow = Blow(0, has_giant, sum(one.blocks for one in members), own)
    laid = sum(one.takes_sacrifice for one in members)
    found = end.foe.chance(blow._replace(strength=strength + added(end, spent, own, laid, used)))
    if end.holding.can_surround and used < end.holding.limit:
        more = added(end, spent, own, laid, used + 1)
        blow = blow._replace(strength=strength + more, is_leader_surrounded=True)
        found = max(found, end.foe.chance(blow))
    return found


def added(end: End, spent: Spent, own: int, laid: int, used: int) -> int:
    """The strength of the best cards that may still be played, and of what is laid or given for some."""
    holding = end.holding
    tokens = sorted([*holding.fixed, *[CRY.get(own, 0)] * holding.cries], reverse=True)
    best = 0
    for paths in range(len(holding.paths) + 1):
        room = holding.limit - used - paths
        if room < 0:
            break
        played = tokens[:room]
        rage = holding.played + used + paths + len(played) >= PRICE_OF_RAGE
        strength = sum(holding.paths[:paths]) + sum(played) + RAGE * (end.band.jarl == "jrl-07" and rage)
        spare = holding.spare + spent.left + len(tokens) - len(played)
        uses = laid + (holding.offers_strength and not spent.has_helped)
        strength += SACRIFICE * min(uses, spare)
        if end.band.jarl != "jrl-07":  # a weak card does more beside a dwarf than played
            weak = sorted(played)[: max(0, uses - spare)]
            strength += sum(max(0, SACRIFICE - one) for one in weak)
        best = max(best, strength)
    return best
