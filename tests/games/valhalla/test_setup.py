"""Set-up of Valhalla: numbers, choices, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.dice import Dice
from engine.errors import BadSetup
from engine.games import find_game
from engine.table import Table
from engine.texts import LANGUAGES, common
from games.valhalla.deck import CARDS, JARLS
from tests.playing import seated
from ui.cli.selfplay import answer_blindly

GAME = find_game("valhalla")


def set_up(seats: int, seed: int = 1, **options: Any) -> Table[Any]:
    """A game after its set-up, with choices made at random."""
    table: Table[Any] = Table(GAME, seated(seats), options, seed)
    chance = Dice(seed)
    while table.state.stage != "turns":
        answer_blindly(table, chance)
    return table


def counts(table: Table[Any]) -> tuple[int, int, int, int]:
    """Deck, discard pile, squads and hands."""
    players = table.state.players
    return (
        len(table.state.deck),
        len(table.state.pile),
        sum(len(player.squad) for player in players),
        sum(len(player.hand) for player in players),
    )


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, (64, 44, 2, 10)), (3, (76, 26, 3, 15)), (4, (78, 18, 4, 20)), (5, (80, 10, 5, 25)), (6, (84, 0, 6, 30))],
)
def test_the_sums_after_setup(seats: int, expected: tuple[int, ...]) -> None:
    """EX-01, EX-02 [VAL-1.1, VAL-2.1, VAL-2.6, VAL-2.8, VAL-2.9, VAL-2.11]"""
    for seed in range(1, 4):
        assert counts(set_up(seats, seed)) == expected


def test_with_six_players_the_simplified_game_discards_nothing() -> None:
    """EX-02 [VAL-23.1]"""
    table = set_up(6, simplified=True)
    assert counts(table) == (84, 0, 6, 30)
    assert [player.jarl for player in table.state.players] == [""] * 6


@pytest.mark.parametrize(("seats", "thinned"), [(2, 60), (3, 40), (4, 30), (5, 20), (6, 8)])
def test_valkyries_and_dwarves_together_discard_more(seats: int, thinned: int) -> None:
    """With six players the 12 cards stay discarded. [VAL-2.6, VAL-2.9, VAL-16.1, VAL-16.3, VAL-17.1, VAL-24.1]"""
    table = set_up(seats, expansions=["valkyries", "dwarves"])
    assert len(table.state.pile) == thinned + 2 * seats
    assert sum(counts(table)) == 200


def test_the_draft_of_six_with_both_leaves_its_cards_in_the_pile() -> None:
    """[VAL-23.4]"""
    assert len(set_up(6, draft=True).state.pile) == 0
    assert len(set_up(6, draft=True, expansions=["valkyries", "dwarves"]).state.pile) == 20


@pytest.mark.parametrize(
    ("expansions", "deck"),
    [
        (["thor"], 134),
        (["valkyries"], 160),
        (["dwarves"], 160),
        (["tyr"], 134),
        (["loki"], 120),
        (["last-viking"], 120),
    ],
)
def test_deck_sizes(expansions: list[str], deck: int) -> None:
    """[VAL-2.1, VAL-15.1, VAL-16.1, VAL-17.1, VAL-18.1, VAL-24.1]"""
    table: Table[Any] = Table(GAME, seated(3), {"expansions": expansions}, 1)
    assert len(table.state.deck) == deck
    assert len(table.state.aside) == (6 if expansions == ["tyr"] else 0)


@pytest.mark.parametrize(
    ("card", "seats", "thinned"),
    [("lok-01", 4, 10), ("lok-03", 4, 0), ("lok-09", 2, 20), ("lok-10", 3, 30), ("lok-08", 6, 5)],
)
def test_loki_changes_the_number_of_cards_discarded(card: str, seats: int, thinned: int) -> None:
    """Never below nothing. [VAL-14.1, VAL-14.3]"""
    table = set_up(seats, expansions=["loki"], loki_card=card)
    assert len(table.state.pile) == thinned + (2 * seats if seats < 6 else 0)
    assert table.view(None)["loki"] == f"loki:{card}"


def test_everybody_gets_four_shields_of_an_emblem_of_their_own() -> None:
    """[VAL-2.2, VAL-2.4]"""
    table = set_up(6)
    assert len({player.emblem for player in table.state.players}) == 6
    assert [player.shields for player in table.state.players] == [4] * 6
    assert Counter(die.colour for die in table.state.weapons) == {"red": 6, "black": 6, "grey": 3}
    assert len(table.state.pool()) == 3


def test_an_emblem_cannot_be_taken_twice() -> None:
    """[VAL-2.4]"""
    table: Table[Any] = Table(GAME, seated(2), {}, 1)
    for seat in (0, 1):
        table.answer(seat, table.ask.menus[seat].options[0])  # type: ignore[union-attr]
    table.answer(0, "emblem emblem:ship")
    menu = table.menu(1)
    assert menu is not None
    assert "emblem emblem:ship" not in menu.options
    assert len(menu.options) == 5


def jarls_offered(table: Table[Any]) -> list[list[str]]:
    assert table.ask is not None
    return [[option.refs[0][5:] for option in menu.options] for menu in table.ask.menus.values()]


def test_two_players_are_not_offered_jarls_for_three() -> None:
    """EX-56 [VAL-2.3]"""
    for seed in range(20):
        offers = jarls_offered(Table(GAME, seated(2), {}, seed))
        assert [len(offer) for offer in offers] == [3, 3]
        assert not {"jrl-19", "jrl-20", "jrl-23", "jrl-25"} & {jarl for offer in offers for jarl in offer}


def test_jarls_are_chosen_in_secret_and_revealed_at_once() -> None:
    """[VAL-2.3, VAL-12.6, VAL-26.1]"""
    table: Table[Any] = Table(GAME, seated(3), {}, 1)
    offers = jarls_offered(table)
    table.answer(1, f"choose-jarl jarl:{offers[1][0]}")
    assert table.awaited() == [0, 2]
    assert [player["jarl"] for player in table.view(0)["players"]] == [None] * 3
    assert table.view(0)["players"][1]["dealt-jarls"] == []
    for seat in (0, 2):
        table.answer(seat, f"choose-jarl jarl:{offers[seat][0]}")
    assert [player["jarl"] for player in table.view(None)["players"]] == [f"jarl:{offer[0]}" for offer in offers]


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (5, 5), (6, 4)])
def test_five_jarls_are_four_with_six_players(seats: int, each: int) -> None:
    """EX-02 [VAL-23.5]"""
    offers = jarls_offered(Table(GAME, seated(seats), {"five_jarls": True}, 1))
    assert [len(offer) for offer in offers] == [each] * seats
    assert len({jarl for offer in offers for jarl in offer}) == each * seats


def test_a_first_game_deals_easy_jarls_without_a_choice() -> None:
    """EX-56 [VAL-2.3]"""
    for seed in range(10):
        table: Table[Any] = Table(GAME, seated(6), {"first_game": True}, seed)
        jarls = {player.jarl for player in table.state.players}
        assert len(jarls) == 6
        assert jarls <= {f"jrl-{number:02}" for number in (1, 2, 3, 5, 8, 11, 15, 18)}


def test_the_first_player_is_set_or_drawn_by_lot() -> None:
    """[VAL-2.5]"""
    assert {set_up(3, seed).state.first for seed in range(12)} == {0, 1, 2}
    assert {set_up(3, seed, first=2).state.current for seed in range(4)} == {2}


def test_discards_of_the_first_hand_are_secret_until_all_have_chosen() -> None:
    """They come out in turn order. [VAL-2.9, VAL-26.1]"""
    table: Table[Any] = Table(GAME, seated(3), {"first": 1}, 4)
    chance = Dice(1)
    while table.state.stage != "hands" or table.ask is None or "discard" not in table.ask.menus[0].sets:
        answer_blindly(table, chance)
    hands = [list(player.hand) for player in table.state.players]
    before = len(table.state.pile)
    for seat in (0, 2, 1):
        assert len(table.state.pile) == before
        table.answer(seat, f"discard {hands[seat][3].ref} {hands[seat][0].ref}")
    expected = [hands[seat][index] for seat in (1, 2, 0) for index in (3, 0)]
    assert table.state.pile[-6:] == expected


# Solo and cooperative play


def test_solo_setup() -> None:
    """[VAL-21.1, VAL-21.2, VAL-21.4, VAL-21.5, VAL-21.6]"""
    table: Table[Any] = Table(GAME, seated(1), {"monster": "nidhogg"}, 1)
    assert len(jarls_offered(table)[0]) == 17
    assert all(JARLS[jarl].solo for jarl in jarls_offered(table)[0])
    assert table.state.monster == [f"mon-nidh-{number}" for number in range(1, 7)]
    table.answer(0, "choose-jarl jarl:jrl-01")
    first = list(table.state.players[0].hand)
    assert len(first) == 6
    assert len(table.state.deck) == 120 - 40 - 6
    table.answer(0, f"exchange {first[0].ref} {first[4].ref}")
    hand = table.state.players[0].hand
    assert hand[:4] == [first[1], first[2], first[3], first[5]]
    assert len(hand) == 6
    assert {first[0], first[4]} <= set(table.state.deck)
    assert table.state.players[0].shields == 4
    assert table.state.players[0].squad == []


@pytest.mark.parametrize(("seats", "thinned", "shields"), [(2, 30, 3), (3, 20, 2), (4, 10, 2)])
def test_cooperative_setup(seats: int, thinned: int, shields: int) -> None:
    """With Valkyries the same number is discarded. [VAL-22.1, VAL-22.9]"""
    for expansions in ([], ["valkyries"]):
        table = set_up(seats, cooperative=True, expansions=expansions)
        assert len(table.state.pile) == thinned
        assert [player.shields for player in table.state.players] == [shields] * seats
        assert len({player.jarl for player in table.state.players}) == seats
        assert [len(player.hand) for player in table.state.players] == [6] * seats


# What is refused

REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (2, {"expansions": ["thor"]}, "VAL-15.1"),
    (1, {"expansions": ["dwarves"]}, "VAL-21.24"),
    (1, {"expansions": ["valkyries", "loki"]}, "VAL-21.24"),
    (3, {"cooperative": True, "expansions": ["tyr"]}, "VAL-22.9"),
    (5, {"cooperative": True}, "VAL-22.1"),
    (1, {"cooperative": True}, "VAL-22.1"),
    (3, {"companions": "partnership"}, "VAL-20.1"),
    (5, {"companions": "alliance"}, "VAL-20.1"),
    (4, {"cooperative": True, "companions": "alliance"}, "VAL-24.1"),
    (2, {"cooperative": True, "draft": True}, "VAL-24.1"),
    (1, {"simplified": True}, "VAL-24.1"),
    (4, {"simplified": True, "draft": True}, "VAL-23.1"),
    (4, {"simplified": True, "five_jarls": True}, "VAL-23.1"),
    (4, {"simplified": True, "first_game": True}, "VAL-23.1"),
    (4, {"first_game": True, "five_jarls": True}, "VAL-23.5"),
]


@pytest.mark.parametrize(("seats", "options", "rule"), REFUSED)
def test_a_combination_that_is_not_allowed_is_refused_with_its_rule(
    seats: int, options: dict[str, Any], rule: str
) -> None:
    """[VAL-15.1, VAL-20.1, VAL-21.24, VAL-22.9, VAL-24.1]"""
    with pytest.raises(BadSetup) as caught:
        Table(GAME, seated(seats), options, 1)
    sentences = {common(language).error(caught.value) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(f"[{rule}]" in sentence for sentence in sentences)


# The table of VAL-24: for how many players each module is, and what it excludes.
SEATS_OF = {"loki": "23456", "thor": "3456", "dwarves": "23456", "tyr": "23456", "last-viking": "23456"}
SEATS_OF |= {"partnership": "46", "alliance": "46", "simplified": "23456", "draft": "23456", "five_jarls": "23456"}
SEATS_OF |= {"valkyries": "123456", "first_game": "23456"}
EXCLUDED = [("simplified", "draft"), ("simplified", "five_jarls"), ("simplified", "first_game")]
EXCLUDED += [("five_jarls", "first_game"), ("partnership", "alliance")]
SWITCHES = ("simplified", "draft", "five_jarls", "first_game")


def is_allowed(seats: int, modules: set[str], *, cooperative: bool) -> bool:
    """What the table says."""
    if cooperative:
        return seats in (2, 3, 4) and modules <= {"valkyries"}
    fits = all(str(seats) in SEATS_OF[module] for module in modules)
    return fits and not any({one, other} <= modules for one, other in EXCLUDED)


def is_accepted(seats: int, modules: set[str], *, cooperative: bool) -> bool:
    """What the set-up does."""
    options: dict[str, Any] = {name: name in modules for name in SWITCHES} | {"cooperative": cooperative}
    options["companions"] = next((name for name in ("partnership", "alliance") if name in modules), None)
    options["expansions"] = sorted(modules - {*SWITCHES, "partnership", "alliance"})
    try:
        Table(GAME, seated(seats), options, 1)
    except BadSetup:
        return False
    return True


@pytest.mark.parametrize("seats", range(1, 7))
def test_any_two_modules_are_allowed_as_the_table_says(seats: int) -> None:
    """[VAL-24, VAL-24.1]"""
    for one in SEATS_OF:
        for other in SEATS_OF:
            if {one, other} == {"partnership", "alliance"}:
                continue  # one option holds either of them
            for cooperative in (False, True):
                case = is_accepted(seats, {one, other}, cooperative=cooperative)
                assert case == is_allowed(seats, {one, other}, cooperative=cooperative), (one, other, cooperative)


def test_an_expansion_is_not_used_twice() -> None:
    with pytest.raises(BadSetup):
        Table(GAME, seated(4), {"expansions": ["loki", "loki"]}, 1)


# The lists


def test_the_lists_hold_what_the_rulebook_says() -> None:
    """[VAL-1.4, VAL-10.7, VAL-11.9, VAL-16.10, VAL-17.10, VAL-18.7]"""
    base = [card for card in CARDS.values() if card.box == "base"]
    warriors = [card for card in base if card.category == "warrior"]
    assert (len(base), len(warriors)) == (120, 78)
    assert sum(card.valour for card in base) == 171
    assert sum(card.strength for card in base) == 338
    assert Counter(card.clan for card in warriors) == {"bear": 15, "wolf": 15, "boar": 15, "stag": 15, "giant": 18}
    for clan in ("bear", "wolf", "boar", "stag"):
        letters = Counter("".join(card.need.symbols for card in warriors if card.clan == clan))
        assert letters == dict.fromkeys("ASPBH", 6)
        assert sum(card.ability is not None for card in warriors if card.clan == clan) == (0 if clan == "bear" else 12)
    valkyries = Counter(card.category for card in CARDS.values() if card.box == "valkyries")
    assert valkyries == {"warrior": 26, "tactics": 8, "errand": 6}
    dwarves = Counter(card.category for card in CARDS.values() if card.box == "dwarves")
    assert dwarves == {"warrior": 28, "tactics": 12}
    assert Counter(card.box for card in CARDS.values()) == {
        "base": 120,
        "thor": 14,
        "valkyries": 40,
        "dwarves": 40,
        "tyr": 20,
    }
    assert Counter(kind.beginner for kind in JARLS.values())[True] == 8
    assert sum(kind.solo for kind in JARLS.values()) == 17
    assert len({card.kind for card in CARDS.values() if card.category == "warrior"}) == 132
