"""Keywords about chips: how many, and what a card starts with. [BSK-9.6]"""

from __future__ import annotations

from collections.abc import Callable

from engine.lasting import UNTIL_GONE
from games.berserk.concepts import after_action, most_chips, when_it_enters
from games.berserk.operations.gaining import give
from games.berserk.schema import Effect
from games.berserk.state import Berserk
from games.berserk.traits import Traits
from games.berserk.wounds import give_chips, give_lives, take_chips


def _at_most(keyword: str) -> Callable[[Berserk, Traits, int], int]:
    def limit(game: Berserk, it: Traits, most: int) -> int:
        return min(most, it[keyword])

    return limit


most_chips("max-chips")(_at_most("max-chips"))  # [BSK-K-max-chips]
most_chips("soul-catcher")(_at_most("soul-catcher"))  # [BSK-K-soul-catcher]
most_chips("rage")(_at_most("rage"))  # [BSK-K-rage]
most_chips("charge")(_at_most("charge"))  # the largest Charge of the card [BSK-K-charge]


@when_it_enters("starts-with")
def starts_with(game: Berserk, it: Traits) -> None:
    """What it receives right after it is revealed or enters. [BSK-K-starts-with]"""
    give_chips(game, it.card, it["starts-with:chips"])
    give_lives(game, it.card, it["starts-with:extra-lives"])
    if it["starts-with:poison"]:
        poison = Effect(op="gain", kw="poison", value=it["starts-with:poison"])
        give(game, it.card, poison, it.card, UNTIL_GONE)


@when_it_enters("decay")
def starts_with_decay(game: Berserk, it: Traits) -> None:
    """It starts with X chips. [BSK-K-decay]"""
    give_chips(game, it.card, it["decay"])


@after_action("decay")
def decay(game: Berserk, it: Traits) -> None:
    """After each of its actions it loses a chip, or dies. [BSK-K-decay, BSK-A-63]"""
    if not take_chips(game, it.card, 1):
        game.doomed.append(it.card.id)
