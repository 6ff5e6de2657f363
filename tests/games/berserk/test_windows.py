"""Windows say what they are: a chance to answer that can be let pass, aimed at somebody or not. [BSK-14.3, BSK-D-15]"""

from __future__ import annotations

from typing import Any

from engine.bots import random_option
from engine.dice import Dice
from engine.games import find_game
from engine.table import Table
from tests.playing import seated


def windows_of(seed: int) -> list[tuple[bool, bool]]:
    """Of every window in a battle played at random: whether it was aimed at its seat, and whether that seat's card is
    the target of what the other player is about to do."""
    table: Table[Any] = Table(find_game("berserk"), seated(2), {"mercenaries": "hired"}, seed)
    chance = Dice(seed)
    found: list[tuple[bool, bool]] = []
    while table.ask is not None and len(found) < 200:
        seat = next(iter(table.awaited()))
        menu = table.ask.menus[seat]
        if menu.kind == "response" and menu.prompt != "prompt.block":
            assert menu.window
            assert menu.default in menu.options
            stack = table.view("all")["stack"]
            own = {ref for ref, card in table.view("all")["cards"].items() if card["controller"] == f"seat:{seat}"}
            top = stack[-1] if stack else None
            is_target = top is not None and top["by"] != f"seat:{seat}" and not own.isdisjoint(top["targets"])
            found.append((menu.aimed, is_target))
        table.answer(seat, random_option(menu, chance))
    return found


def test_a_window_is_aimed_at_the_player_whose_card_is_the_target() -> None:
    found = [one for seed in range(4) for one in windows_of(seed)]
    assert all(aimed == is_target for aimed, is_target in found)
    assert {aimed for aimed, _ in found} == {True, False}
