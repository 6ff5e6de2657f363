"""Drafts and random decks: legal decks from one box, and nobody learns what the other one picks. [BSK-28]"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from engine.bots import random_option
from engine.choices import Option
from engine.dice import Dice
from engine.errors import BadSetup
from engine.games import find_game
from engine.promises import Watch
from engine.table import Table
from games.berserk.army import deck_fault, is_fighter, most_copies
from games.berserk.bots.armies import best_army, worth_of_army
from games.berserk.bots.levels import normal
from games.berserk.boxes import box
from games.berserk.kinds import KINDS, MERCENARIES
from games.berserk.shown import BerserkView
from games.berserk.state import Berserk
from tests.playing import seated

DRAFT = {"deck_of_first_seat": "draft", "deck_of_second_seat": "draft"}


def draft(seed: int, **options: Any) -> Table[Berserk]:
    return Table(find_game("berserk"), seated(2), DRAFT | options, seed)


def kinds(table: Table[Berserk], seat: int) -> list[str]:
    return [table.state.cards[id].kind for id in table.state.players[seat].deck]


def pick_at_random(table: Table[Berserk], chance: Dice) -> None:
    """Both pick, in any order."""
    for seat in chance.sample([0, 1], 2):
        menu = table.menu(seat)
        assert menu is not None
        table.answer(seat, random_option(menu, chance))


@pytest.mark.parametrize("seed", range(12))
def test_a_draft_ends_in_two_legal_decks_of_thirty(seed: int) -> None:
    """[BSK-28.1, BSK-28.2, BSK-28.3, BSK-4.6]"""
    table, chance = draft(seed), Dice(seed)
    while table.state.phase == "draft":
        pick_at_random(table, chance)
    decks = [kinds(table, seat) for seat in (0, 1)]
    assert [len(deck) for deck in decks] == [30, 30]
    assert [deck_fault(deck, KINDS) for deck in decks] == [None, None]
    together = Counter(decks[0]) + Counter(decks[1])
    assert [kind for kind, count in together.items() if count > most_copies(KINDS[kind])] == []
    assert sum(KINDS[kind].rank == "elite" for deck in decks for kind in deck) == 18
    table.game.check(table.state)


def test_packs_have_three_elite_cards_and_at_most_four_helpers_and_change_hands() -> None:
    """[BSK-28.3, BSK-28.4]"""
    table, chance = draft(3), Dice(1)
    sizes = []
    while table.state.phase == "draft":
        packs = [Counter(table.state.cards[id].kind for id in player.deal) for player in table.state.players]
        sizes.append(packs[0].total())
        if packs[0].total() == 10:
            for pack in packs:
                assert sum(count for kind, count in pack.items() if KINDS[kind].rank == "elite") == 3
                assert sum(count for kind, count in pack.items() if not is_fighter(KINDS[kind])) <= 4
        before = [Counter(kinds(table, seat)) for seat in (0, 1)]
        pick_at_random(table, chance)
        if packs[0].total() > 2:
            picked = [Counter(kinds(table, seat)) - before[seat] for seat in (0, 1)]
            after = [Counter(table.state.cards[id].kind for id in player.deal) for player in table.state.players]
            assert [after[0], after[1]] == [packs[1] - picked[1], packs[0] - picked[0]]
    # The last card of a pack is taken without a question.
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2] * 3


def test_nobody_sees_the_pack_or_the_picks_of_the_other() -> None:
    """Whatever one picks, the other sees the same view, menu and events until the pack is passed. [BSK-28.5]"""
    seen = set()
    for choice in range(10):
        table = draft(7)
        menu = table.menu(0)
        assert menu is not None
        table.answer(0, menu.options[choice])
        seen.add(str((table.view(1), table.menu(1), [event.plain() for event in table.events(0, 1)])))
        seen.add(str((table.view(1), table.menu(1), [event.plain() for event in table.events(0, 1)])))
        assert str(table.view(None)).count("card:") == 0
    assert len(seen) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_draft_keeps_every_promise(seed: int) -> None:
    table, chance = draft(seed), Dice(seed)
    watch = Watch(table)
    while table.state.phase == "draft":
        pick_at_random(table, chance)
        watch.step()


def test_a_draft_is_for_both() -> None:
    """[BSK-28.1]"""
    with pytest.raises(BadSetup):
        Table(find_game("berserk"), seated(2), {"deck_of_first_seat": "draft"}, 1)


@pytest.mark.parametrize("seed", range(6))
def test_without_mercenaries_none_is_in_a_pack(seed: int) -> None:
    """[BSK-28.2]"""
    assert MERCENARIES not in {KINDS[kind].deck for kind in box(with_mercenaries=False)}
    table, chance = draft(seed, mercenaries="off"), Dice(seed)
    while table.state.phase == "draft":
        pick_at_random(table, chance)
    assert MERCENARIES not in {KINDS[kind].deck for seat in (0, 1) for kind in kinds(table, seat)}


def test_hired_mercenaries_join_prebuilt_decks_only() -> None:
    """[BSK-28.7]"""
    options = {"deck_of_first_seat": "random", "deck_of_second_seat": "wildwood", "mercenaries": "hired"}
    table: Table[Berserk] = Table(find_game("berserk"), seated(2), options, 1)
    assert [len(player.deck) + len(player.deal) for player in table.state.players] == [30, 34]


@pytest.mark.parametrize("seed", range(12))
def test_a_random_deck_is_legal_and_has_two_elements(seed: int) -> None:
    """[BSK-28.6]"""
    options = {"deck_of_first_seat": "random", "deck_of_second_seat": "random"}
    table: Table[Berserk] = Table(find_game("berserk"), seated(2), options, seed)
    for seat in (0, 1):
        deck = kinds(table, seat)
        assert deck_fault(deck, KINDS) is None
        assert len(deck) == 30
        assert len({element for kind in deck for element in KINDS[kind].elements}) == 2
        assert sum(KINDS[kind].rank == "elite" for kind in deck) == 9
        assert sum(not is_fighter(KINDS[kind]) for kind in deck) <= 6
    assert kinds(table, 0) != kinds(table, 1)
    assert "card:" not in str(table.view(None)) + str(table.view(1)["players"][0])


def worth_of_deals(deck: list[str], chance: Dice) -> float:
    """What the best armies of some deals of a deck are worth on average."""
    total = 0.0
    for _ in range(5):
        deal = [f"{kind}-{number}" for number, kind in enumerate(chance.sample(deck, 15))]
        total += worth_of_army([id.rpartition("-")[0] for id in best_army(deal, "normal", first=True)])
    return total / 5


def test_a_bot_drafts_better_armies_than_chance_and_stays_with_its_elements() -> None:
    """[BSK-28.4]"""
    better = 0.0
    for seed in range(4):
        table, chance = draft(seed), Dice(seed)
        while table.state.phase == "draft":
            for seat in (0, 1):
                menu = table.menu(seat)
                assert menu is not None
                option = random_option(menu, chance) if seat else normal(cast(BerserkView, table.view(0)), menu, chance)
                table.answer(seat, option)
        counts = Counter(element for kind in kinds(table, 0) for element in KINDS[kind].elements)
        assert sum(count for _, count in counts.most_common(2)) >= 12, counts
        better += worth_of_deals(kinds(table, 0), chance) - worth_of_deals(kinds(table, 1), chance)
    assert better > 4


def test_who_resigns_in_a_draft_has_lost() -> None:
    """[BSK-18.5]"""
    table = draft(1)
    menu = table.menu(1)
    assert menu is not None
    table.answer(1, Option("resign"))
    first = table.menu(0)
    if first is not None:
        table.answer(0, first.options[0])
    assert table.result is not None
    assert table.result.winners == (0,)
