"""The box of all cards, the packs of a draft, and decks that chance builds. [BSK-28]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.dice import Dice
from games.berserk.army import is_fighter, most_copies
from games.berserk.catalogue import ELEMENTS
from games.berserk.kinds import KINDS, MERCENARIES
from games.berserk.schema import CardKind

DRAFTED: Final = 30  # cards in a drafted deck
PACK_ELITE, PACK_ORDINARY, PACK_HELPERS = 3, 7, 4  # helpers: neither ground nor flying creatures, at most [BSK-28.3]
PACK: Final = PACK_ELITE + PACK_ORDINARY
DECK_ELITE, DECK_ORDINARY, DECK_HELPERS = 9, 21, 6  # of a random deck [BSK-28.6]


def box(with_mercenaries: bool, without: Iterable[str] = ()) -> list[str]:
    """Every kind as often as a deck may hold it, but for those that are out of the box already. [BSK-28.2]"""
    gone = Counter(without)
    kinds = [kind for kind in KINDS.values() if with_mercenaries or kind.deck != MERCENARIES]
    return [kind.id for kind in kinds for _ in range(most_copies(kind) - gone[kind.id])]


def packs(left: Sequence[str], count: int, dice: Dice) -> list[list[str]]:
    """So many packs from a box. [BSK-28.3]"""
    shuffled = list(left)
    dice.shuffle(shuffled)
    found = []
    for _ in range(count):
        pack = _taken(shuffled, PACK_ELITE, PACK_ORDINARY, PACK_HELPERS)
        for kind in pack:
            shuffled.remove(kind)
        found.append(sorted(pack))
    return found


def random_deck(left: Sequence[str], dice: Dice) -> list[str]:
    """A deck of two elements and of neutral cards, by chance. [BSK-28.6]"""
    elements = set(dice.sample(ELEMENTS, 2))
    fitting = [id for id in left if elements.issuperset(KINDS[id].elements)]
    dice.shuffle(fitting)
    return sorted(_taken(fitting, DECK_ELITE, DECK_ORDINARY, DECK_HELPERS))


def _taken(shuffled: Sequence[str], elite: int, ordinary: int, helpers: int) -> list[str]:
    """From the top as many cards of either rank as are wanted, those left out that would be a helper too many."""
    wanted = {"elite": elite, "ordinary": ordinary}
    taken: list[str] = []
    for kind in map(KINDS.__getitem__, shuffled):
        if not wanted[kind.rank] or (is_helper(kind) and not helpers):
            continue
        wanted[kind.rank] -= 1
        helpers -= is_helper(kind)
        taken.append(kind.id)
    return taken


def is_helper(kind: CardKind) -> bool:
    """A card that is neither a ground nor a flying creature."""
    return not is_fighter(kind)
