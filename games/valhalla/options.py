"""What can be set before a game: expansions, variants, and how to face a monster. [VAL-23, VAL-24]"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engine.errors import BadSetup
from engine.games import OddsOption, Options, SeatOption

Expansion = Literal["loki", "thor", "valkyries", "dwarves", "tyr", "last-viking"]
LokiCard = Literal[
    "random", "lok-01", "lok-02", "lok-03", "lok-04", "lok-05", "lok-06", "lok-07", "lok-08", "lok-09", "lok-10"
]

# Clients fold these away: most tables leave them as they are.
VARIANT: Final = msgspec.Meta(extra={"group": "variants"})
MONSTER: Final = msgspec.Meta(extra={"group": "monster"})


class ValhallaOptions(Options, frozen=True):
    """What people agree on before a game. One player always faces a monster."""

    expansions: tuple[Expansion, ...] = ()
    companions: Literal["partnership", "alliance"] | None = None  # [VAL-20]
    loki_card: LokiCard = "random"  # [VAL-14.1]
    first: SeatOption | None = None  # nobody: by lot [VAL-2.5]
    odds: OddsOption = "against-bots"
    first_game: Annotated[bool, VARIANT] = False  # [VAL-2.3a]
    simplified: Annotated[bool, VARIANT] = False  # [VAL-23.1]
    draft: Annotated[bool, VARIANT] = False  # [VAL-23.2]
    five_jarls: Annotated[bool, VARIANT] = False  # [VAL-23.5]
    cooperative: Annotated[bool, MONSTER] = False  # [VAL-22]
    monster: Annotated[Literal["garm", "fenrir", "nidhogg", "jormungandr"], MONSTER] = "garm"
    level: Annotated[Literal["1", "2", "3"], MONSTER] = "1"
    monster_abilities: Annotated[bool, MONSTER] = True  # [VAL-21.21]


COOPERATIVE_SEATS: Final = range(2, 5)
COMPANION_SEATS: Final = (4, 6)
AGAINST_MONSTERS: Final = ("valkyries",)  # the only expansion there [VAL-21.24, VAL-22.9]


def check_setup(seats: int, options: ValhallaOptions) -> None:
    """Refuse what the rules do not allow together, or for so many players. [VAL-24]"""
    for expansion in options.expansions:
        if options.expansions.count(expansion) > 1:
            raise BadSetup("expansion-twice", of="valhalla", expansion=expansion)
    if options.first is not None and options.first not in range(seats):
        raise BadSetup("no-such-seat", seat=options.first, most=seats - 1)
    if options.cooperative and seats not in COOPERATIVE_SEATS:
        raise BadSetup("cooperative-seats", of="valhalla", seats=seats)
    if seats == 1 or options.cooperative:
        _check_against_monster(seats, options)
    _check_numbers(seats, options)
    _check_variants(options)


def _check_against_monster(seats: int, options: ValhallaOptions) -> None:
    foreign = [expansion for expansion in options.expansions if expansion not in AGAINST_MONSTERS]
    if foreign and seats == 1:
        raise BadSetup("solo-expansions", of="valhalla", expansions=", ".join(foreign))
    if foreign:
        raise BadSetup("cooperative-expansions", of="valhalla", expansions=", ".join(foreign))
    if options.companions is not None:
        raise BadSetup("companions-against-monster", of="valhalla")
    if options.first_game or options.simplified or options.draft or options.five_jarls:
        raise BadSetup("variants-against-monster", of="valhalla")


def _check_numbers(seats: int, options: ValhallaOptions) -> None:
    if "thor" in options.expansions and seats == 2:
        raise BadSetup("thor-for-two", of="valhalla")
    if options.companions is not None and seats not in COMPANION_SEATS:
        raise BadSetup("companions-seats", of="valhalla", seats=seats)


def _check_variants(options: ValhallaOptions) -> None:
    if options.simplified and (options.draft or options.five_jarls or options.first_game):
        raise BadSetup("simplified-alone", of="valhalla")
    if options.five_jarls and options.first_game:
        raise BadSetup("five-or-first", of="valhalla")
