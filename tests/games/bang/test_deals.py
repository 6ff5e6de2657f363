"""Deals of Bang! for every number of players. [BNG-3, BNG-19]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from typing import Any

import pytest

from engine.choices import Ask
from engine.dice import Dice
from engine.events import HIDDEN
from engine.games import named_seats
from engine.table import Table
from engine.views import EVERYTHING, View
from games.bang import GAME
from games.bang.dealing import deal_characters, gather_cards
from games.bang.deck import CARDS, CHARACTERS, EVENTS
from games.bang.options import BangOptions
from games.bang.rules import new

NAMES = ["A", "B", "C", "D", "E", "F", "G", "H"]
ALL = ["dodge-city", "extra", "high-noon", "fistful", "wild-west-show"]
many = pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])


def dealt(seats: int, seed: int = 1, **options: Any) -> Table[Any]:
    return Table(GAME, named_seats(NAMES[:seats]), options, seed)


def roles(view: View) -> list[str]:
    return [str(player["role"]).partition(":")[2] for player in view["players"]]


def finish(rule: Coroutine[Any, Any, Any]) -> None:
    """Let a rule that asks nobody run to its end."""
    with pytest.raises(StopIteration):
        rule.send(None)


# Four to eight


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (4, {"sheriff": 1, "renegade": 1, "outlaw": 2}),
        (5, {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}),
        (6, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}),
        (7, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2}),
        (8, {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2}),
    ],
)
def test_roles_by_number_of_players(seats: int, expected: dict[str, int]) -> None:
    """BNG-3.1, BNG-19.50"""
    for seed in range(5):
        assert Counter(roles(dealt(seats, seed).view(EVERYTHING))) == expected


@many
def test_only_the_sheriff_shows_his_role(seats: int) -> None:
    """BNG-3.2, BNG-21.1, BNG-21.2"""
    table = dealt(seats)
    everything = roles(table.view(EVERYTHING))
    for viewer in (*range(seats), None):
        known = [role if role == "sheriff" or seat == viewer else "" for seat, role in enumerate(everything)]
        assert roles(table.view(viewer)) == known


@many
def test_roles_are_shuffled(seats: int) -> None:
    """BNG-3.2"""
    deals = [tuple(roles(dealt(seats, seed).view(EVERYTHING))) for seed in range(60)]
    assert len({deal.index("sheriff") for deal in deals}) == seats
    assert len({deal.index("renegade") for deal in deals}) > 2


@many
def test_everybody_has_a_character_and_a_spare_that_nobody_sees(seats: int) -> None:
    """BNG-3.4, BNG-3.5, BNG-21.10"""
    table = dealt(seats)
    players = table.state.players
    assert len({id for player in players for id in (player.character, player.spare)}) == 2 * seats
    for viewer in (*range(seats), None):
        view = table.view(viewer)
        assert [player["character"] for player in view["players"]] == [f"character:{p.character}" for p in players]
        assert "spares" not in view
        assert not any(f"character:{player.spare}" in str(view) for player in players)


def test_spares_last_from_the_sheriff_clockwise_until_there_are_none() -> None:
    """BNG-3.5"""
    game = new(5, BangOptions(), Dice(1))
    gather_cards(game)
    game.characters = game.characters[:7]
    finish(deal_characters(game, game.players[3]))
    assert [bool(player.spare) for player in game.players] == [False, False, False, True, True]


@many
def test_lives_and_hands(seats: int) -> None:
    """BNG-3.6, BNG-3.7"""
    for seed in range(40):
        table = dealt(seats, seed, expansions=ALL)
        for player in table.state.players:
            kind = CHARACTERS[player.character]
            assert player.most_life == player.life == kind.life + (player.role == "sheriff")
            if player.seat != table.state.current:  # whose first turn has begun already
                assert len(player.hand) == (5 if kind.id in ("big-spencer", "gary-looter") else player.life)


@pytest.mark.parametrize("character", ["big-spencer", "gary-looter"])
def test_two_characters_begin_with_five_cards_even_as_sheriff(character: str) -> None:
    """BNG-3.7"""
    for seed in range(400):
        table = dealt(4, seed, expansions=ALL)
        sheriff = table.state.players[table.state.current]
        if sheriff.character == character:
            began = next(event for event in table.events() if event.plain()["event"] == "game-began")
            assert began.plain()["first"] == sheriff.ref
            assert sheriff.life == CHARACTERS[character].life + 1
            drawn = [event.plain() for event in table.events() if event.plain()["event"] == "drew"]
            assert len(sheriff.hand) - sum(len(event["cards"]) for event in drawn) == 5
            return
    raise AssertionError(f"nobody was dealt {character}")


@many
def test_the_rest_is_the_draw_pile(seats: int) -> None:
    """BNG-3.8"""
    table = dealt(seats)
    game = table.state
    in_hands = sum(len(player.hand) for player in game.players)
    assert len(game.deck) == sum(card.box == "base" for card in CARDS.values()) - in_hands
    assert game.discard == []
    assert [player["hand"] for player in table.view(None)["players"]] == [[HIDDEN] * len(p.hand) for p in game.players]


def test_the_event_decks_are_stacked() -> None:
    """BNG-3.9, BNG-15.1, BNG-15.7"""
    first = set()
    for seed in range(30):
        table = dealt(4, seed, expansions=["high-noon", "fistful", "wild-west-show"])
        game = table.state
        assert sorted(game.events) == sorted(id for id, kind in EVENTS.items() if kind.deck != "wild-west-show")
        assert len(game.shows) == 10
        assert game.shows[0] == "wild-west-show"
        assert table.view(0)["next-event"] == f"event:{game.events[-1]}"
        assert not any(f"event:{id}" in str(table.view(0)) for id in (*game.events[:-1], *game.shows))
        first.add((game.events[-1], game.shows[-1]))
    assert len(first) > 20


def test_one_event_deck_alone() -> None:
    """BNG-3.9"""
    assert len(dealt(4, expansions=["high-noon"]).state.events) == 15
    assert dealt(4, expansions=["high-noon"]).state.shows == []
    assert dealt(4).view(0)["next-event"] is None


def test_greygory_deck_has_a_pair_from_the_start() -> None:
    """BNG-3.10, BNG-14.38"""
    for seed in range(100):
        found = [p for p in dealt(6, seed, expansions=ALL).state.players if p.character == "greygory-deck"]
        if found:
            assert len(set(found[0].pair)) == 2
            return
    raise AssertionError("nobody was dealt Greygory Deck")


@many
def test_the_sheriff_begins(seats: int) -> None:
    """BNG-3.11, BNG-4.4"""
    for seed in range(3):
        view = dealt(seats, seed).view(EVERYTHING)
        sheriff = f"seat:{roles(view).index('sheriff')}"
        assert view["current"] == view["keeper"] == sheriff


def test_the_sheriff_can_be_chosen() -> None:
    """BNG-3.2, BNG-3.11"""
    assert {roles(dealt(5, seed, sheriff=2).view(EVERYTHING)).index("sheriff") for seed in range(10)} == {2}


# Three


def test_three_open_roles_and_the_deputy_begins() -> None:
    """BNG-19.20, BNG-21.2, BNG-3.6"""
    lines = set()
    for seed in range(40):
        table = dealt(3, seed)
        view = table.view(None)
        assert sorted(roles(view)) == ["deputy", "outlaw", "renegade"]
        assert view["current"] == view["keeper"] == f"seat:{roles(view).index('deputy')}"
        for player in table.state.players:
            assert player.life == CHARACTERS[player.character].life
        lines.add(tuple(roles(view)))
    assert len(lines) == 6


# Two


def test_four_characters_are_taken_in_turn() -> None:
    """BNG-19.1, BNG-19.2, BNG-23.4"""
    for seed in range(6):
        table = dealt(2, seed)
        asked, taken = [], []
        assert table.view(None)["look"]["title"] == "look.draft"
        offered = list(table.view(None)["look"]["things"])
        assert len(set(offered)) == 4
        while table.ask is not None and table.ask.menus[next(iter(table.ask.menus))].prompt == "prompt.draft":
            (seat, menu), *others = table.ask.menus.items()
            assert not others
            assert [option.refs[0] for option in menu.options] == [ref for ref in offered if ref not in taken]
            asked.append(seat)
            taken.append(menu.options[-1].refs[0])
            table.answer(seat, menu.options[-1])
        first = asked[0]
        assert asked == [first, 1 - first, first], "the last character is taken without a question"
        taken += [ref for ref in offered if ref not in taken]
        own = [table.view(None)["players"][seat]["characters"] for seat in (first, 1 - first)]
        assert own == [[taken[0], taken[2]], [taken[1], taken[3]]]


def test_the_first_player_of_two_is_random_or_chosen() -> None:
    """BNG-19.1"""
    assert {next(iter(dealt(2, seed).ask.menus)) for seed in range(20)} == {0, 1}  # type: ignore[union-attr]
    assert {next(iter(dealt(2, seed, sheriff=1).ask.menus)) for seed in range(10)} == {1}  # type: ignore[union-attr]


def drafted(seed: int, **options: Any) -> Table[Any]:
    table = dealt(2, seed, sheriff=0, **options)
    while table.ask is not None and len(table.ask.menus) == 1:
        seat, menu = next(iter(table.ask.menus.items()))
        table.answer(seat, menu.options[0])
    return table


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_of_two_has_the_first_turn(first: int) -> None:
    """BNG-19.1, BNG-19.6"""
    table = dealt(2, 1, sheriff=first)
    while table.view(None)["current"] is None:
        seat = table.awaited()[0]
        table.answer(seat, table.menu(seat).options[0])  # type: ignore[union-attr]
    assert table.state.active.seat == first


def test_both_choose_their_active_character_at_once_and_in_secret() -> None:
    """BNG-19.3, BNG-19.6, BNG-23.4"""
    table = drafted(1)
    ask = table.ask
    assert isinstance(ask, Ask)
    assert (list(ask.menus), ask.until) == ([0, 1], "all")
    before = table.view(1)
    second = ask.menus[0].options[1]
    table.answer(0, second)
    assert table.view(1) == before, "the other learns nothing before he has chosen himself"
    assert table.events(table.event_count) == []
    table.answer(1, ask.menus[1].options[0])
    game = table.state
    assert [player.is_passive for player in game.players] == [True, False, False, True]
    assert game.players[game.current].seat == 0
    assert table.menu(0) is not None


@pytest.mark.parametrize("choice", [0, 1])
def test_two_players_are_dealt_a_hand_for_the_active_character(choice: int) -> None:
    """BNG-19.3, BNG-19.1"""
    seen = Counter[str]()
    for seed in range(60):
        table = drafted(seed, expansions=["wild-west-show"])
        menu = table.menu(1)
        assert menu is not None
        active = menu.options[choice].refs[0].partition(":")[2]
        table.answer(1, menu.options[choice])
        table.answer(0, table.menu(0).options[0])  # type: ignore[union-attr]
        player = next(player for player in table.state.players if player.character == active)
        kind = CHARACTERS[active]
        assert player.life == kind.life
        assert len(player.hand) == (5 if active in ("big-spencer", "gary-looter") else kind.life)
        assert player.hand is table.state.partner(player).hand
        seen[active] += 1
    assert seen["big-spencer"] + seen["gary-looter"] > 0


def test_two_players_play_without_events() -> None:
    """BNG-19.15"""
    table = drafted(1, expansions=["wild-west-show"])
    assert table.state.shows == table.state.events == []
    assert table.view(0)["keeper"] is None


# Six, hidden line-up


def test_the_hidden_line_up() -> None:
    """BNG-19.30, BNG-19.31, BNG-19.32, BNG-21.3"""
    removed, opposite, deals = Counter[str](), Counter[str](), 1200
    for seed in range(deals):
        table = dealt(6, seed, hidden_line_up=True)
        everything = table.view(EVERYTHING)
        line = Counter(roles(everything))
        gone = str(everything["removed-role"]).partition(":")[2]
        line[gone] += 1
        assert line == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}
        assert table.state.outlaws_dealt == 3 - (gone == "outlaw")
        assert all("removed-role" not in table.view(viewer) for viewer in (0, 1, 2, 3, 4, 5, None))
        removed[gone] += 1
        sheriff = roles(everything).index("sheriff")
        opposite[roles(everything)[(sheriff + 3) % 6]] += 1
    # four standard deviations of 1200 deals are 0.06
    assert removed["deputy"] / deals == pytest.approx(0.5, abs=0.06)
    assert removed["outlaw"] / deals == pytest.approx(0.25, abs=0.05)
    assert removed["renegade"] / deals == pytest.approx(0.25, abs=0.05)
    assert opposite["deputy"] / deals == pytest.approx(0.5, abs=0.06)
    assert opposite["outlaw"] / deals == pytest.approx(0.25, abs=0.05)
    assert opposite["renegade"] / deals == pytest.approx(0.25, abs=0.05)


def test_the_other_four_seats_are_alike_in_the_hidden_line_up() -> None:
    """BNG-19.31"""
    outlaws = Counter[int]()
    for seed in range(600):
        line = roles(dealt(6, seed, hidden_line_up=True, sheriff=0).view(EVERYTHING))
        outlaws.update(seat for seat, role in enumerate(line) if role == "outlaw")
    assert set(outlaws) == {1, 2, 3, 4, 5}
    for seat in (1, 2, 4, 5):
        assert outlaws[seat] / 600 == pytest.approx(0.625, abs=0.08)


def test_no_pause_tells_who_could_declare() -> None:
    """BNG-23.5: as soon as somebody could, everybody is asked; onlookers see the same whether he could or not."""
    tables = []
    for first, last in (("outlaw", "renegade"), ("renegade", "outlaw")):
        position = {
            "turn": "F",
            "step": "next",
            "A": {"role": first},
            **{name: {"role": role, "out": "true"} for name, role in (("B", "sheriff"), ("C", "deputy"))},
            **{name: {"role": role} for name, role in (("D", "deputy"), ("E", "outlaw"), ("F", last))},
        }
        tables.append(Table(GAME, named_seats(NAMES[:6]), {"hidden_line_up": True}, position=position))
    able, unable = tables
    menus = [table.menu(0) for table in tables]
    assert [list(menu.options) for menu in menus if menu is not None] == [["declare", "play-on"], ["play-on"]]
    for viewer in (1, 2, 3, 4, None):
        assert able.awaited(viewer) == unable.awaited(viewer) == []
        assert able.view(viewer) == unable.view(viewer)
        assert able.events(0, viewer) == unable.events(0, viewer)


def test_who_could_declare_is_not_seen_by_others() -> None:
    """BNG-22.9, BNG-23.5"""
    position = {
        "turn": "F",
        "step": "next",
        **{name: {"role": "outlaw", "out": "true"} for name in ("B", "C", "E")},
        "A": {"role": "sheriff"},
        "D": {"role": "deputy"},
        "F": {"role": "renegade"},
    }
    table = Table(GAME, named_seats(NAMES[:6]), {"hidden_line_up": True}, position=position)
    assert table.awaited() == table.awaited(0) == [0]
    for viewer in (1, 2, 3, 4, 5, None):
        assert table.awaited(viewer) == []
