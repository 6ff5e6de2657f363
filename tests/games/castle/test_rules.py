"""Rules of Castle that a property or a table says better than a scenario. The others: tests/scenarios/castle."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.bots import bot_for
from engine.dice import Dice
from engine.games import SeatInfo, named_seats
from engine.saves import open_save, save_text
from engine.scenarios import seat_and_line
from engine.table import Table
from engine.views import EVERYTHING, Viewer
from games.castle import GAME
from games.castle.board import AREA_OF, CASTLE, COURTYARD, NEAR, OPPOSITE, SIEGE_PLACES, TOWERS, WALL, WALLS
from games.castle.deck import CARDS, KINDS
from tests.playing import finished, new_table, play_blindly, question
from ui.cli.play import Leave, TextClient

NAMES = ["Ada", "Ben", "Cat", "Dan", "Eve"]
every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def cells(names: str) -> set[str]:
    """`A1 B2` as the refs of these cells."""
    return {f"cell:{name.lower()}" for name in names.split()}


def laid_out(seats: int, position: Mapping[str, Any], *moves: str) -> Table[Any]:
    """A game that began with a position and went on with these moves."""
    names = NAMES[:seats]
    table: Table[Any] = Table(GAME, named_seats(names), position=position)
    for move in moves:
        table.answer(*seat_and_line(move, names))
    return table


def told(table: Table[Any], viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer heard, as a client would read it."""
    events: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(table.events(0, viewer)))
    return events


def heard(table: Table[Any], viewer: Viewer, name: str) -> list[dict[str, Any]]:
    """What a viewer heard of one kind of event."""
    return [event for event in told(table, viewer) if event["event"] == name]


def stages(seats: int, every: int = 7) -> Iterator[Table[Any]]:
    """A game played at random, looked at every few moves."""
    table, _ = finished("castle", seats)
    for count in range(0, len(table.moves), every):
        yield table.fork(count)


# The board


def test_the_castle_is_a_grid_of_six_by_six() -> None:
    """[CAS-1.2]"""
    assert len(CASTLE) == 36
    assert set(CASTLE) == cells(" ".join(f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)))


def test_every_cell_belongs_to_its_area() -> None:
    """[CAS-1.1, CAS-1.3, CAS-1.4]"""
    assert set(TOWERS) == cells("A1 F1 A6 F6")
    assert set(WALLS) == cells("B1 C1 D1 E1 F2 F3 F4 F5 B6 C6 D6 E6 A2 A3 A4 A5")
    assert set(COURTYARD) == cells("B2 C2 D2 E2 B3 C3 D3 E3 B4 C4 D4 E4 B5 C5 D5 E5")
    assert Counter(AREA_OF.values()) == {"towers": 4, "walls": 16, "courtyard": 16}
    assert set(AREA_OF) == set(CASTLE)


def test_every_wall_has_its_siege_place() -> None:
    """[CAS-1.3, CAS-1.6]"""
    assert {place: set(wall) for place, wall in WALL.items()} == {
        "siege:n": cells("B1 C1 D1 E1"),
        "siege:e": cells("F2 F3 F4 F5"),
        "siege:s": cells("B6 C6 D6 E6"),
        "siege:w": cells("A2 A3 A4 A5"),
    }
    assert all(cell in WALL[place] for cell, place in OPPOSITE.items())
    assert len(OPPOSITE) == 16


@pytest.mark.parametrize(
    ("cell", "near"),
    [
        ("a1", "B1 A2 B2"),
        ("b2", "A1 B1 C1 A2 C2 A3 B3 C3"),
        ("c2", "B1 C1 D1 B2 D2 B3 C3 D3"),
        ("c3", "B2 C2 D2 B3 D3 B4 C4 D4"),
        ("b1", "A1 C1 A2 B2 C2"),
        ("c1", "B1 D1 B2 C2 D2"),
    ],
)
def test_near_are_the_touching_cells(cell: str, near: str) -> None:
    """EX-02. [CAS-1.7, CAS-1.9]"""
    assert set(NEAR[f"cell:{cell}"]) == cells(near)


def test_near_goes_both_ways_and_never_to_itself() -> None:
    """[CAS-1.7]"""
    assert all(cell in NEAR[other] for cell in CASTLE for other in NEAR[cell])
    assert not any(cell in NEAR[cell] for cell in CASTLE)


def test_every_kind_of_cell_touches_as_many_of_each_area_as_the_table_says() -> None:
    """[CAS-1.9]"""

    def touched(cell: str) -> list[int]:
        areas = [AREA_OF[other] for other in NEAR[cell]]
        return [areas.count(area) for area in ("towers", "walls", "courtyard")]

    assert Counter((AREA_OF[cell], *touched(cell)) for cell in CASTLE) == {
        ("towers", 0, 2, 1): 4,
        ("courtyard", 1, 4, 3): 4,
        ("courtyard", 0, 3, 5): 8,
        ("courtyard", 0, 0, 8): 4,
        ("walls", 1, 2, 2): 8,
        ("walls", 0, 2, 3): 8,
    }


def test_nothing_outside_is_near_anything() -> None:
    """[CAS-1.8]"""
    assert not any(place in NEAR for place in (*SIEGE_PLACES, "area:surroundings", "spot:1"))
    assert all(set(near) <= set(CASTLE) for near in NEAR.values())


# The cards


def card_table() -> dict[str, list[str]]:
    """The rows of the card list in the rules, by id."""
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    rows = [[field.strip() for field in line.strip("|").split("|")] for line in rules.splitlines() if line[:2] == "| "]
    return {row[0]: row for row in rows if len(row) == 9 and row[0] in KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_as_the_card_list_says(kind: str) -> None:
    """English and Russian name, copies, area and sex; with 2 players two cards are not used. [CAS-2.2, CAS-4.2]"""
    _, english, russian, copies, area, sex, condition, *_ = card_table()[kind]
    found = KINDS[kind]
    assert (found.name.in_("en"), found.name.in_("ru")) == (english, russian)
    assert sum(card.kind == kind for card in CARDS.values()) == int(copies)
    assert found.area == ("card" if kind == "knight" else area)
    assert found.sex == sex
    assert (found.least_seats == 3) == ("not with 2 players" in condition)


def test_there_are_56_cards_of_37_kinds() -> None:
    """[CAS-2.2, CAS-7.8, CAS-9.1]"""
    assert len(CARDS) == 56
    assert list(card_table()) == list(KINDS)
    assert len(KINDS) == 37
    assert {kind.id for kind in KINDS.values() if kind.rank == "soldier"} == {"soldier", "captain"}
    assert {kind.id for kind in KINDS.values() if kind.rank == "knight"} == {"knight"}


# Set-up


@pytest.mark.parametrize(
    ("seats", "hand", "deck", "reserve"), [(2, 9, 13, 10), (3, 7, 8, 11), (4, 5, 6, 12), (5, 5, 4, 11)]
)
@pytest.mark.parametrize("seed", range(5))
def test_everybody_gets_a_hand_and_a_deck(seats: int, hand: int, deck: int, reserve: int, seed: int) -> None:
    """EX-01. [CAS-2.2, CAS-2.3, CAS-2.6]"""
    game = new_table("castle", seats, seed).state
    assert [len(player.hand) for player in game.players] == [hand] * seats
    assert [len(player.deck) for player in game.players] == [deck] * seats
    assert len(game.reserve) == reserve
    assert {card.id for card in game.removed} == ({"village-idiot", "jester"} if seats == 2 else set())
    assert not game.board
    GAME.check(game)


@every_number_of_seats
def test_the_colours_follow_the_seats(seats: int) -> None:
    """[CAS-2.1]"""
    players = new_table("castle", seats).view(None)["players"]
    colours = [player["colour"] for player in players]
    assert colours == ["grey", "light-blue", "yellow", "green", "pink"][:seats]


def test_the_cards_are_shuffled() -> None:
    """[CAS-2.3]"""
    hands = [tuple(card.id for card in new_table("castle", 3, seed).state.players[0].hand) for seed in range(30)]
    assert len(set(hands)) == 30
    assert len({id for hand in hands for id in hand}) > 50


@every_number_of_seats
def test_the_dealer_is_picked_at_random_and_his_left_neighbour_begins(seats: int) -> None:
    """[CAS-2.5]"""
    games = [new_table("castle", seats, seed).state for seed in range(60)]
    assert {game.dealer for game in games} == set(range(seats))
    assert all(game.current == (game.dealer + 1) % seats for game in games)


@every_number_of_seats
def test_nothing_after_the_deal_is_random(seats: int) -> None:
    """[CAS-2.8]"""
    for seed in (1, 2, 3):
        table, _ = finished("castle", seats, seed)
        assert table.state.dice.drawn == table.fork(0).state.dice.drawn > 0


# The turn


@every_number_of_seats
def test_turns_go_clockwise_and_nobody_is_ever_stuck(seats: int) -> None:
    """[CAS-3.1, CAS-3.6]"""
    table, _ = finished("castle", seats)
    events = told(table, EVERYTHING)
    turns = [event["seat"] for event in events if event["event"] == "turn-began"]
    first = int(turns[0][5:])
    assert turns == [f"seat:{(first + turn) % seats}" for turn in range(len(turns))]
    assert not [event for event in events if event["event"] == "lost-actions"]


@every_number_of_seats
def test_a_play_is_one_answer_with_card_and_place(seats: int) -> None:
    """Until both are chosen nothing has happened that would have to be cancelled. [CAS-13.2]"""
    for table in stages(seats):
        menus = table.ask.menus.values() if table.ask else ()
        assert all(len(option.refs) == 2 for menu in menus for option in menu.options if option.verb == "play")


# Hidden information


@every_number_of_seats
def test_nobody_sees_a_deck_in_his_view(seats: int) -> None:
    """[CAS-2.4, CAS-12.1]"""
    for table in stages(seats):
        for viewer in (*range(seats), None):
            players = table.view(viewer)["players"]
            assert [player["deck"] for player in players] == [len(player.deck) for player in table.state.players]
            assert not any("deck-cards" in player for player in players)


@every_number_of_seats
def test_what_a_seat_may_not_see_changes_neither_its_view_nor_its_news_nor_its_bot(seats: int) -> None:
    """[CAS-12.2]"""
    chance, bot = Dice(5), bot_for(GAME, SeatInfo("bot", "bot"))
    for table in stages(seats):
        for seat in range(seats):
            other = table.imagine(seat, chance)
            assert other.view(seat) == table.view(seat)
            assert told(other, seat) == told(table, seat)
        for seat in table.awaited():
            menu = table.menu(seat)
            assert menu is not None
            assert bot(table.imagine(seat, chance).view(seat), menu, Dice(1)) == bot(table.view(seat), menu, Dice(1))


@every_number_of_seats
def test_a_spectator_sees_only_what_everybody_sees(seats: int) -> None:
    """[CAS-12.1, CAS-12.2]"""
    for table in stages(seats):
        hands = [player["hand"] for player in table.view(None)["players"]]
        for player, hand in zip(table.state.players, hands, strict=True):
            is_open = any(herald.owner != player.seat for herald in table.state.find("herald"))
            assert hand == ([card.ref for card in player.hand] if is_open else ["hidden"] * len(player.hand))


HANDS: Mapping[str, Any] = {
    "Ada": {"hand": ["spy", "soldier-01"], "deck": ["thief", "queen", "prince", "squire"]},
    "Ben": {"hand": ["cook", "king"]},
    "Cat": {"hand": ["duchess"]},
}


@pytest.mark.parametrize("board", [{}, {"e5": "herald Cat"}])
def test_a_drawn_card_is_told_to_the_drawer_or_if_his_hand_is_open(board: Mapping[str, str]) -> None:
    """[CAS-12.1, CAS-C.herald]"""
    table = laid_out(3, {**HANDS, "board": board}, "Ada draw pile:deck")
    seen = [[event["card"] for event in heard(table, viewer, "drew")] for viewer in (0, 1, None)]
    others = "card:thief" if board else "hidden"
    assert seen == [["card:thief"], [others], [others]]


def test_only_the_two_players_learn_what_the_spy_saw_and_swapped() -> None:
    """EX-37. [CAS-12.1, CAS-C.spy]"""
    moves = ("Ada play card:spy cell:b2", "Ada spy-on seat:1", "Ada swap card:soldier-01 card:king")
    table = laid_out(3, HANDS, *moves)
    for viewer in (0, 1):
        assert heard(table, viewer, "looked")[0]["cards"] == ["card:cook", "card:king"]
        swapped = heard(table, viewer, "hand-cards-swapped")[0]
        assert (swapped["given"], swapped["taken"]) == ("card:soldier-01", "card:king")
    for stranger in (2, None):
        assert heard(table, stranger, "looked")[0]["cards"] == ["hidden", "hidden"]
        swapped = heard(table, stranger, "hand-cards-swapped")[0]
        assert (swapped["given"], swapped["taken"]) == ("hidden", "hidden")


def test_a_card_passed_for_the_jester_is_known_to_giver_and_receiver() -> None:
    """[CAS-12.1, CAS-C.jester]"""
    hands = {**HANDS, "Ada": {"hand": ["jester", "spy"]}}
    table = laid_out(3, hands, "Ada play card:jester cell:b2", "Ben give card:cook")
    full = {"seat:0": "card:spy", "seat:1": "card:cook", "seat:2": "card:duchess"}
    for viewer, blind in ((0, "seat:1"), (1, "seat:2"), (2, "seat:0")):
        seen = {event["seat"]: event["card"] for event in heard(table, viewer, "passed")}
        assert seen == full | {blind: "hidden"}
    assert [event["card"] for event in heard(table, None, "passed")] == ["hidden"] * 3


def test_a_choice_for_the_jester_stays_secret_until_all_are_in() -> None:
    """[CAS-12.1, CAS-C.jester]"""
    hands = {**HANDS, "Ada": {"hand": ["jester", "spy", "thief"]}}
    table = laid_out(3, hands, "Ada play card:jester cell:b2")
    others: tuple[Viewer, ...] = (0, 2, None)
    before = [(table.view(viewer), told(table, viewer)) for viewer in others]
    table.answer(1, "give card:king")
    assert [(table.view(viewer), told(table, viewer)) for viewer in others] == before


def test_what_the_astrologer_sees_is_told_to_his_player_alone() -> None:
    """[CAS-12.1, CAS-C.astrologer]"""
    hands = {**HANDS, "Ada": {**HANDS["Ada"], "hand": ["astrologer", "spy"]}}
    moves = ("Ada play card:astrologer cell:a1", "Ada order card:prince card:queen card:thief")
    table = laid_out(3, hands, *moves)
    assert heard(table, 0, "foresaw")[0]["cards"] == ["card:thief", "card:queen", "card:prince"]
    assert heard(table, 1, "foresaw")[0]["cards"] == ["hidden"] * 3
    assert heard(table, None, "foresaw")[0]["cards"] == ["hidden"] * 3
    assert "card:prince" not in str(told(table, 1))


def test_everybody_hears_which_cards_are_exchanged_discarded_and_returned() -> None:
    """[CAS-12.1]"""
    position = {
        "board": {"c1": "soldier-02 Ben"},
        "reserve": ["fairy"],
        "Ada": {"hand": ["merchant", "king", "squire", "soldier-03"]},
        "Ben": {"hand": ["cook", "alchemist", "prince", "prisoner"]},
    }
    moves = (
        "Ada play card:king cell:c3",
        "Ada exchange card:squire card:fairy",
        "Ben play card:alchemist cell:b2",
        "Ben give card:prince",
        "Ben draw pile:deck",
        "Ada play card:merchant cell:e5",
        "Ada give card:fairy",
    )
    table = laid_out(2, position, *moves)
    names = ("returned", "exchanged", "discarded")
    for viewer in (0, 1, None):
        assert [heard(table, viewer, name) for name in names] == [heard(table, EVERYTHING, name) for name in names]
    assert heard(table, None, "returned")[0]["card"] == "card:soldier-02"
    assert [event["taken"] for event in heard(table, None, "exchanged")] == [["card:fairy"], ["card:squire"]]
    assert heard(table, None, "discarded")[0]["card"] == "card:fairy"


def test_the_hands_swapped_by_the_village_idiot_are_not_told() -> None:
    """[CAS-12.1, CAS-C.village-idiot]"""
    hands = {**HANDS, "Ada": {"hand": ["village-idiot", "soldier-01"]}}
    table = laid_out(3, hands, "Ada play card:village-idiot cell:a1")
    for viewer in (0, None):
        assert heard(table, viewer, "hands-swapped") == [
            {"event": "hands-swapped", "first": "seat:1", "second": "seat:2"}
        ]
        assert not re.search("card:(cook|king|duchess)", str([table.view(viewer), told(table, viewer)]))


@pytest.mark.parametrize("at_screen", [None, 0])
def test_a_hand_is_shown_only_after_its_player_has_said_that_he_is_there(
    at_screen: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """[CAS-12.3]"""
    table = laid_out(2, {"turn": "Ben", "Ben": {"hand": ["alchemist", "duchess"]}, "reserve": ["cook"]})
    shown: list[str] = []

    def press(prompt: str) -> str:
        shown.append(capsys.readouterr().out)
        if len(shown) == 2:
            raise EOFError
        return ""

    monkeypatch.setattr("builtins.input", press)
    client = TextClient(table, "en", folder=tmp_path)
    client.at_screen = at_screen
    with suppress(Leave):
        client.play()
    before, after = shown
    assert "Ben" in before
    assert not re.search("Alchemist|Duchess|Cook", before)
    assert "Alchemist" in after
    assert "Duchess" in after


# Saved games


def assert_restored(table: Table[Any], path: Path) -> None:
    path.write_text(save_text(table), encoding="utf-8")
    restored = open_save(path).table
    assert restored.digest() == table.digest()
    assert restored.seats == table.seats
    assert restored.view(EVERYTHING) == table.view(EVERYTHING)
    assert question(restored) == question(table)
    assert restored.awaited() == table.awaited()
    assert restored.result == table.result


@every_number_of_seats
def test_a_saved_game_gives_the_same_options_again(seats: int, tmp_path: Path) -> None:
    """[CAS-12.4]"""
    for table in stages(seats, every=31):
        assert_restored(table, tmp_path / "game.yaml")
    assert_restored(finished("castle", seats)[0], tmp_path / "game.yaml")


def choosing_for_the_jester() -> Table[Any]:
    """A game in which some have chosen a card for the Jester, and others have not yet."""
    for seed in range(100):
        table = new_table("castle", 4, seed)
        for _ in range(200):
            if table.ask is None:
                break
            if len(table.ask.menus) > 1 and len(table.awaited()) < len(table.ask.menus):
                return table
            play_blindly(table, seed + len(table.moves), most=len(table.moves) + 1)
    raise AssertionError("nobody ever plays the Jester")


def test_choices_already_made_for_the_jester_are_saved(tmp_path: Path) -> None:
    """[CAS-12.4]"""
    table = choosing_for_the_jester()
    chosen = [seat for seat in table.ask.menus if seat not in table.awaited()] if table.ask else []
    assert chosen
    assert_restored(table, tmp_path / "game.yaml")


def test_a_saved_game_keeps_stacks_tokens_decks_and_the_counter() -> None:
    """What the state holds at a checkpoint is all that the next question needs. [CAS-12.4, CAS-7.4, CAS-11.6]"""
    position = {
        "actions": 1,
        "quiet-turns": 3,
        "board": {"d3": "spy Cat + knight-1 Ada + knight-2 -", "siege-n": "siege-engine-1 Ben"},
        "surroundings": ["dragon Ben + knight-3 Cat"],
        "removed": ["assassin"],
        **HANDS,
        "Ada": {"hand": ["thief", "soldier-01"], "deck": ["queen", "prince"]},
    }
    view = laid_out(3, position).fork().view(EVERYTHING)
    assert view["board"] == {
        "cell:d3": [["card:spy", "seat:2"], ["card:knight-1", "seat:0"], ["card:knight-2", None]],
        "siege:n": [["card:siege-engine-1", "seat:1"]],
    }
    assert view["surroundings"] == [[["card:dragon", "seat:1"], ["card:knight-3", "seat:2"]]]
    assert view["players"][0]["deck-cards"] == ["card:queen", "card:prince"]
    assert (view["actions"], view["quiet-turns"], view["removed"][0]) == (1, 3, "card:assassin")
