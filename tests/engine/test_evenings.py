"""Evenings: several games in a row, kept in a file of their own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engine import evenings
from engine.errors import BadFile
from engine.evenings import Evening, Standing, Told, game_of, standings, story, winners
from engine.games import SeatInfo, find_game

PEOPLE = [SeatInfo("Vika"), SeatInfo("Roman"), SeatInfo("Max", "bot", "hard")]


def saves(tmp_path: Path) -> Path:
    return tmp_path / "saves"


NAMES = [seat.name for seat in PEOPLE]


def test_an_evening_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = evenings.begin(saves(tmp_path), PEOPLE, "kept")
    evenings.add_game(path, saves(tmp_path) / "one.yaml")
    evenings.add_game(path, saves(tmp_path) / "two.yaml")
    assert evenings.read(path) == Evening(1, PEOPLE, "kept", ["one.yaml", "two.yaml"])
    assert [kept.path for kept in evenings.listed(saves(tmp_path))] == [path]


def test_two_evenings_of_one_second_are_two_files(tmp_path: Path) -> None:
    first, second = (evenings.begin(saves(tmp_path), PEOPLE) for _ in range(2))
    assert first != second


def test_a_saved_game_finds_its_evening(tmp_path: Path) -> None:
    path = evenings.begin(saves(tmp_path), PEOPLE)
    evenings.add_game(path, saves(tmp_path) / "one.yaml")
    assert evenings.evening_with(saves(tmp_path), saves(tmp_path) / "one.yaml") == path
    assert evenings.evening_with(saves(tmp_path), saves(tmp_path) / "other.yaml") is None


def test_seating_moves_on_with_every_game_or_is_kept() -> None:
    castle = find_game("castle")
    moving, kept = Evening(1, PEOPLE, games=["a.yaml"]), Evening(1, PEOPLE, "kept", ["a.yaml"])
    seats = moving.seats_for(castle)
    assert seats is not None
    assert [seat.name for seat in seats] == ["Roman", "Max", "Vika"]
    assert kept.seats_for(castle) == PEOPLE


def test_a_game_for_fewer_people_is_not_for_this_evening() -> None:
    assert Evening(1, PEOPLE).seats_for(find_game("berserk")) is None


def test_points_are_games_won_and_a_shared_win_counts_for_all_who_share_it() -> None:
    games = [["Vika"], None, ["Roman", "Vika"], ["Max"]]
    ranked = standings(NAMES, games)
    assert ranked == [Standing("Vika", 2, (0, 2)), Standing("Roman", 1, (2,)), Standing("Max", 1, (3,))]
    assert winners(NAMES, games) == ["Vika"]
    assert winners(NAMES, [["Vika"], ["Roman"]]) == ["Vika", "Roman"]
    assert winners(NAMES, [None]) == []


@pytest.mark.parametrize(
    ("games", "told"),
    [
        ([], [Told("played", {"count": 0})]),
        ([None, None], [Told("played", {"count": 0})]),
        ([["Vika"]], [Told("played", {"count": 1}), Told("without", {"names": "Roman, Max"})]),
        (
            [["Vika"], ["Vika"], None, ["Vika"], ["Roman"]],
            [
                Told("played", {"count": 4}),
                Told("in-a-row", {"name": "Vika", "count": 3}),
                Told("led-throughout", {"name": "Vika"}),
                Told("without", {"names": "Max"}),
            ],
        ),
        (
            [["Vika"], ["Roman"]],
            [
                Told("played", {"count": 2}),
                Told("shared", {"names": "Vika, Roman"}),
                Told("caught-up", {"name": "Vika"}),
                Told("without", {"names": "Max"}),
            ],
        ),
        (
            [["Max"], ["Vika", "Roman"], ["Vika", "Roman"]],
            [
                Told("played", {"count": 3}),
                Told("in-a-row", {"name": "Vika", "count": 2}),
                Told("shared", {"names": "Vika, Roman"}),
            ],
        ),
        ([[], []], [Told("played", {"count": 2})]),
    ],
)
def test_the_story_tells_who_won_in_a_row_who_led_and_who_won_nothing(
    games: list[list[str] | None], told: list[Told]
) -> None:
    assert story(NAMES, games) == told


@pytest.mark.parametrize("name", ["2026-01-01-120000-castle.yaml", "2026-01-01-120000-castle~2.yaml"])
def test_the_game_of_a_save_is_known_by_its_name(name: str) -> None:
    assert game_of(name) == "castle"


@pytest.mark.parametrize(
    "text", ["", "seats: []\n", "longtable-evening: 2\nseats: [{name: A}]\n", "longtable-evening: 1\nseats: []\n",
             "longtable-evening: 1\nseats: [{name: A}]\ngames: [../../x.yaml]\n"],
)  # fmt: skip
def test_a_damaged_file_is_refused_with_its_place_and_hides_no_other(tmp_path: Path, text: str) -> None:
    good = evenings.begin(saves(tmp_path), PEOPLE)
    bad = good.with_name("0-bad.yaml")
    bad.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile, match=r"0-bad\.yaml"):
        evenings.read(bad)
    kept = evenings.listed(saves(tmp_path))
    assert [(one.path, one.evening is None) for one in kept] == [(good, False), (bad, True)]


def test_an_evening_that_is_over_says_so(tmp_path: Path) -> None:
    path = evenings.begin(saves(tmp_path), PEOPLE)
    evenings.write(path, msgspec.structs.replace(evenings.read(path), is_over=True))
    assert evenings.read(path).is_over
