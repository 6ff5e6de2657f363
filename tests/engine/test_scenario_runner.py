"""The runner of scenarios: what holds passes, and every kind of expectation can fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import yamlfile
from engine.errors import BadFile
from engine.scenarios import Failed, Scenario, load_scenarios, parts, run
from engine.table import Table

KING = """
about: The King comes in.
game: castle
seats: [Ada, Ben]
position:
  board: {b2: spy Ben, f3: soldier-01 Ada}
  surroundings: [dragon Ben]
  Ada: {hand: [prince, king]}
  Ben: {hand: [cook]}
"""
PLAYED = "moves:\n- Ada play card:king cell:c3\n- Ada return card:spy\n"


def run_text(text: str) -> Table[Any]:
    return run(yamlfile.parse(text, "king.yaml").convert(Scenario), "king.yaml:1")


def complaint_about(text: str) -> str:
    with pytest.raises(Failed) as failure:
        run_text(text)
    place, complaint, *_ = str(failure.value).split("\n  ")
    assert place == "king.yaml:1: The King comes in."
    return complaint


# What holds


@pytest.mark.parametrize(
    "expectation",
    [
        "expect: {board.c3: king Ada, board.b2: ~, board.f3: soldier-01 Ada}",
        "expect: {Ada.hand: [prince], Ben.hand: [cook, spy]}",
        "expect: {surroundings: [dragon Ben], surroundings.len: 1, Ben.hand.0: cook, Ben.hand.7: ~, Ada.open: false}",
        "expect: {current: Ada, actions: 1, look: -}",
        "expect-seen: {Ben: {Ben.hand: [cook, spy], Ada.hand: [hidden]}, spectator: {Ben.hand.len: 2}}",
        "expect-menu: {'play card:prince': [], draw: ['pile:deck'], 'draw pile:deck': ['']}",
        "expect-refused: {card:prince: CAS-C.prince}",
        "expect-illegal: [Ada play card:prince cell:c3, Ben draw pile:deck, 1 draw pile:deck, Ada nonsense]",
        "expect-events: ['played seat:0 card:king cell:c3 true', 'returned card:spy seat:1']",
        "expect-asked: [Ada]",
    ],
)
def test_a_scenario_that_holds_passes(expectation: str) -> None:
    table = run_text(KING + PLAYED + expectation)
    assert len(table.moves) == 2


def test_the_end_of_a_game_can_be_expected() -> None:
    end = KING.replace("[prince, king]", "[king], deck: []") + PLAYED
    run_text(end + "expect-result: {winners: [0], how: result.out-of-cards}\nexpect-asked: []")
    assert complaint_about(end + "expect-result: {winners: [1]}").endswith("expected ['1']")
    assert complaint_about(end + "expect-result: {how: none}") == "how: result.out-of-cards, expected none"
    assert complaint_about(end + "expect-asked: [Ben]") == "asked: [], expected ['Ben']"


# What does not hold


@pytest.mark.parametrize(
    ("expectation", "complaint"),
    [
        ("expect: {Ben.hand: [cook]}", "Ben.hand: ['card:cook', 'card:spy'], expected ['cook']"),
        ("expect: {Ben.hand: [spy, cook]}", "Ben.hand: ['card:cook', 'card:spy'], expected ['spy', 'cook']"),
        ("expect: {board.c3: king Ben}", "board.c3: [['card:king', 'seat:0']], expected king Ben"),
        ("expect: {board.c3: ~}", "board.c3: [['card:king', 'seat:0']], expected None"),
        ("expect: {board.b2: spy Ben}", "board.b2: None, expected spy Ben"),
        ("expect: {actions: 2}", "actions: 1, expected 2"),
        ("expect: {Ada.open: true}", "Ada.open: False, expected true"),
        ("expect: {Ada.hand.len: 2}", "Ada.hand.len: 1, expected 2"),
        ("expect: {no.such.path: 1}", "no.such.path: None, expected 1"),
        ("expect: {no.such.len: 1}", "no.such.len: None, expected 1"),
        ("expect-seen: {Ben: {Ada.hand: [prince]}}", "Ben sees: Ada.hand: ['hidden'], expected ['prince']"),
        ("expect-seen: {spectator: {Ben.hand.0: cook}}", "spectator sees: Ben.hand.0: hidden, expected cook"),
        ("expect-menu: {draw: []}", "menu 'draw': ['pile:deck'], expected []"),
        ("expect-menu: {play card:prince: [cell:c3]}", "menu 'play card:prince': [], expected ['cell:c3']"),
        ("expect-refused: {card:prince: CAS-9.9}", "refused 'card:prince': CAS-C.prince, expected CAS-9.9"),
        ("expect-refused: {card:cook: CAS-1.1}", "refused 'card:cook': None, expected CAS-1.1"),
        ("expect-illegal: [Ada draw pile:deck]", "'Ada draw pile:deck' was not refused"),
        ("expect-events: ['returned card:cook seat:1']", "event 'returned card:cook seat:1' is not among"),
        ("expect-events: [returned card:spy seat:1, played seat:0 card:king cell:c3 true]", "event 'played seat:0"),
        ("expect-asked: [Ben]", "asked: [0], expected ['Ben']"),
        ("expect-asked: []", "asked: [0], expected []"),
        ("expect-result: {winners: [0]}", "winners: None, expected ['0']"),
    ],
)
def test_a_scenario_that_does_not_hold_says_what_is_otherwise(expectation: str, complaint: str) -> None:
    assert complaint_about(KING + PLAYED + expectation).startswith(complaint)


def test_a_failure_tells_the_moves_so_far() -> None:
    with pytest.raises(Failed, match=r"moves so far: .*play card:king cell:c3"):
        run_text(KING + PLAYED + "expect-asked: []")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (KING + "moves: [Ada play card:king cell:a1]", "'play card:king cell:a1' is not on the menu"),
        (KING + "moves: [Ben draw pile:deck]", "Seat 1 is not asked now"),
        (KING + "moves: [Cat draw pile:deck]", "'Cat draw pile:deck' is not a move"),
        (KING + "expect-illegal: [Cat draw pile:deck]", "'Cat draw pile:deck' is not a move"),
        (KING.replace("cook", "cock"), "The position names a card 'cock' that does not exist"),
        (KING.replace("castle", "palace"), "There is no game called 'palace'"),
        (KING.replace("seats: [Ada, Ben]", "seats: [Ada]"), "castle is for 2 to 5 players, not for 1"),
    ],
)
def test_a_scenario_that_cannot_be_played_fails_with_the_reason(text: str, complaint: str) -> None:
    assert complaint_about(text).startswith(complaint)


def test_a_viewer_who_does_not_play_is_named_in_the_complaint() -> None:
    assert "Cat" in complaint_about(KING + "expect-seen: {Cat: {turn: 1}}")


# Stages and files


def test_every_stage_has_its_own_moves_and_expectations() -> None:
    stages = "then:\n- moves: [Ada return card:spy]\n  expect: {board.b2: ~}\n- moves: [Ada draw pile:deck]\n"
    text = KING + "moves: [Ada play card:king cell:c3]\nexpect: {board.b2: spy Ben}\n" + stages
    assert len(run_text(text + "  expect-asked: [Ben]\n").moves) == 3
    assert complaint_about(text + "  expect-asked: [Ada]\n") == "asked: [1], expected ['Ada']"


def test_a_seat_may_be_named_by_its_number() -> None:
    run_text(KING + "moves: [0 draw pile:deck]\nexpect: {Ada.hand.len: 3}")


def test_a_file_may_hold_several_scenarios(tmp_path: Path) -> None:
    (tmp_path / "king.yaml").write_text("game: castle\n---\ngame: castle\nseats: [Ada, Ben]\n")
    (first, _), (second, scenario) = load_scenarios(tmp_path / "king.yaml")
    assert (first, second, scenario.seats) == ("king.yaml:1", "king.yaml:3", ["Ada", "Ben"])


def test_an_expectation_that_is_misspelt_is_refused(tmp_path: Path) -> None:
    (tmp_path / "king.yaml").write_text("game: castle\nexpekt: {turn: 1}\n")
    with pytest.raises(BadFile, match=r"king.yaml:.*unknown field `expekt`"):
        load_scenarios(tmp_path / "king.yaml")


def test_a_stack_is_written_from_the_bottom_up() -> None:
    assert parts("spy Cat + knight-1 Ada") == [["spy", "Cat"], ["knight-1", "Ada"]]
