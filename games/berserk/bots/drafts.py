"""Which card to pick in a draft: good ones, of two elements, and not too many of one sort. [BSK-28]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.choices import Menu, Option
from games.berserk.army import is_fighter
from games.berserk.bots.worth import worth_of_kind
from games.berserk.boxes import DECK_ELITE, DECK_HELPERS
from games.berserk.kinds import kind_of_copy, words_on
from games.berserk.schema import CardKind
from games.berserk.shown import BerserkView

A_CRYSTAL: Final = 0.9  # what a card must be worth for each crystal that it costs
FOREIGN: Final = 0.9  # for each card picked so far: an element more costs gold later
MOST_FOREIGN: Final = 9.0
TOO_MANY: Final = 1.0
OWN_ELEMENTS: Final = 2


def pick(view: BerserkView, menu: Menu) -> Option:
    """The card that helps the deck most."""
    own = next(player for player in view["players"] if player["ref"] == view["viewer"])
    picked = [kind_of_copy(ref[5:]) for ref in own.get("deck-cards", [])]
    return max(menu.options, key=lambda option: (value_of(kind_of_copy(option.refs[0][5:]), picked), option))


def value_of(kind: CardKind, picked: Sequence[CardKind]) -> float:
    """What a card is worth to a deck that has these already."""
    value = worth_of_kind(kind.id) - A_CRYSTAL * kind.cost.amount
    counts = Counter(element for one in picked for element in one.elements)
    mine = {element for element, _ in counts.most_common(OWN_ELEMENTS)}
    if len(mine) == OWN_ELEMENTS and not mine.issuperset(kind.elements):
        value -= min(MOST_FOREIGN, FOREIGN * len(picked))
    dear = sum(one.rank == kind.rank == "elite" for one in picked) >= DECK_ELITE
    helpers = not is_fighter(kind) and sum(not is_fighter(one) for one in picked) >= DECK_HELPERS
    doubled = "unique" in words_on(kind.id) and any(one.id == kind.id for one in picked)
    return value - TOO_MANY * (dear + helpers + doubled)
