"""Before the first turn: jarls, the first warrior, and which cards to begin with. [VAL-2]"""

from __future__ import annotations

from typing import Final

from engine.choices import Menu, Option
from games.valhalla.bots.acting import best_refs
from games.valhalla.bots.bands import Stander
from games.valhalla.bots.battlefield import prices
from games.valhalla.bots.prices import readiness
from games.valhalla.bots.reading import Reading, card_of, known

# How much a jarl helps, by games of bots against each other.
VERSUS_JARLS: Final = {
    "jrl-01": 8, "jrl-02": 8, "jrl-05": 7, "jrl-11": 8, "jrl-03": 7, "jrl-08": 6, "jrl-14": 4, "jrl-13": 4,
    "jrl-25": 7, "jrl-18": 6, "jrl-17": 5, "jrl-15": 5, "jrl-24": 4, "jrl-21": 4, "jrl-22": 5, "jrl-04": 3,
    "jrl-07": 4, "jrl-12": 4, "jrl-09": 5, "jrl-16": 5, "jrl-06": 5, "jrl-10": 4, "jrl-19": 5, "jrl-20": 4,
    "jrl-23": 5,
}  # fmt: skip
HUNT_JARLS: Final = {"jrl-11": 9, "jrl-02": 9, "jrl-01": 8, "jrl-05": 7, "jrl-16": 6, "jrl-04": 6, "jrl-17": 6}


def jarl(reading: Reading, menu: Menu) -> Option:
    """The jarl that helps most."""
    table = VERSUS_JARLS if reading.view["mode"] == "versus" else HUNT_JARLS
    return max(menu.options, key=lambda option: table.get(option.refs[0][5:], 4))


def recruit(reading: Reading, menu: Menu) -> Option:
    """The warrior that will stand longest and serve most."""
    price = prices(reading)
    return max(menu.options, key=lambda option: price.keep(Stander(card_of(option.refs[0]))))


def exchange(reading: Reading, menu: Menu) -> Option:
    """Cards that help little are exchanged for new ones. [VAL-21.6]"""
    poor = [
        card.ref
        for card in reading.hand
        if (card.category == "warrior" and (readiness(card.need) < 0.4 or (card.strength < 3 and card.valour < 2)))
        or card.kind in ("tac-surr", "vkt-path")
    ]
    chosen = [ref for ref in menu.things("exchange") if ref in poor]
    return Option.of("exchange", *chosen) if chosen else Option.of("pass")


def draft(reading: Reading, menu: Menu) -> Option:
    """Put the worst card while the reserve offers a better one, then finish. [VAL-23.2]"""
    price = prices(reading)
    hand, reserve = reading.hand, known(reading.view["offered"])
    missing = 5 - len(hand)
    finish = [option for option in menu.options if option.verb == "finish"]
    puts = [option for option in menu.options if option.verb == "put"]
    best = sorted((price.hold(card) for card in reserve), reverse=True)
    worst = min(hand, key=price.hold, default=None)
    gains = worst is not None and len(best) > missing and best[missing] > price.hold(worst) + 0.15
    if puts and gains and missing < 3:
        assert worst is not None
        return Option.of("put", worst.ref)
    if not finish:
        return min(puts, key=lambda option: price.hold(card_of(option.refs[0])))
    if not missing:
        return finish[0]
    chosen = best_refs(reading, menu.things("finish"), missing)
    return Option.of("finish", *[ref for ref in menu.things("finish") if ref in chosen])
