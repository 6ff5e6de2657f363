"""The file of a running table, and what happens when the disk fails."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.hosting.saving import TRY_AGAIN
from engine.hosting.told import NotSaved
from engine.saves import open_save
from tests.engine.hosts import Disk, Ear, Party
from tests.lan.relay import RELAY, playable

SINGLE = {"only": "single", "rounds": 40}


@pytest.fixture(autouse=True)
def _relay() -> Iterator[None]:
    with playable(RELAY):
        yield


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """It works, until a test says so."""
    return Disk(monkeypatch)


def saved(party: Party) -> list[str]:
    """What is on the disk."""
    assert party.journal is not None
    return list(map(str, open_save(party.journal.path).table.moves))


def test_every_answer_is_in_the_file(tmp_path: Path) -> None:
    party = Party([0], [1], options=SINGLE, folders=[tmp_path])
    for seat in (0, 1, 0):
        party.say_it(seat, "pass")
        assert saved(party) == party.moves
    assert party.ears[0].saving == []


def test_a_disk_that_fails_is_said_once_until_it_works_again(tmp_path: Path, disk: Disk) -> None:
    party = Party([0], [1], options=SINGLE, folders=[tmp_path])
    disk.full = [tmp_path]
    for seat in (0, 1, 0, 1):
        assert party.say_it(seat, "pass") == []
    assert party.saving.problem is not None
    late = Ear(7)
    party.welcome(late)
    assert (party.ears[0].saving, late.saving) == (["full"], ["full"])
    disk.full = []
    party.say_it(0, "pass")
    assert party.ears[0].saving == ["full", ""]
    assert party.saving.problem is None
    assert saved(party) == party.moves


def test_a_disk_that_works_again_is_noticed_also_when_nobody_answers(tmp_path: Path, disk: Disk) -> None:
    party = Party([0], [1], options={"only": "single", "rounds": 1}, folders=[tmp_path])
    disk.full = [tmp_path]
    party.say_it(0, "pass")
    party.pass_time(3 * TRY_AGAIN)
    assert party.ears[0].saving == ["full"]
    disk.full = []
    party.pass_time(TRY_AGAIN)
    assert party.ears[0].saving == ["full", ""]
    assert saved(party) == party.moves


def test_a_game_that_cannot_be_begun_on_the_disk_is_begun_there_later(tmp_path: Path, disk: Disk) -> None:
    disk.full = [tmp_path]
    places: list[Path] = []
    party = Party([0], [1], options=SINGLE, folders=[tmp_path], beside=places.append)
    assert (party.journal, party.ears[0].last(NotSaved).problem is None) == (None, False)
    party.say_it(0, "pass")
    disk.full = []
    party.say_it(1, "pass")
    assert saved(party) == party.moves
    assert party.journal is not None
    assert places[-1] == party.journal.path
    assert party.saving.problem is None


def test_what_cannot_be_written_where_it_was_is_written_elsewhere(tmp_path: Path, disk: Disk) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    places: list[Path] = []
    party = Party([0], [1], options=SINGLE, folders=[first, second], beside=places.append)
    disk.full = [first]
    party.say_it(0, "pass")
    assert party.journal is not None
    assert party.journal.path.parent == second
    assert (saved(party), [path.parent for path in places]) == (party.moves, [first, second])
    assert party.ears[0].saving == ["full", ""]
    party.say_it(1, "pass")
    assert saved(party) == party.moves


def test_nobody_whose_time_is_up_is_left_out_because_a_disk_fails(tmp_path: Path, disk: Disk) -> None:
    """The first answer that could not be written once stopped the others."""
    party = Party([0], [1], [2], options={"only": "secret"}, folders=[tmp_path], seconds=10)
    disk.full = [tmp_path]
    party.pass_time(10)
    assert len(party.moves) == 3


def test_a_game_that_is_only_looked_at_is_not_written(tmp_path: Path) -> None:
    party = Party([0], [1], options=SINGLE)
    party.say_it(0, "pass")
    assert (party.journal, party.ears[0].saving, list(tmp_path.iterdir())) == (None, [], [])


def test_a_folder_that_is_gone_is_made_again(tmp_path: Path) -> None:
    """With what lay beside the save: without it guests could not come back."""
    places: list[Path] = []
    party = Party([0], [1], options=SINGLE, folders=[tmp_path / "saves"], beside=places.append)
    shutil.rmtree(tmp_path / "saves")
    assert party.journal is not None
    party.journal.close()  # where the system lets a file be gone while it is open, the journal has to look
    party.say_it(0, "pass")
    assert (saved(party), places) == (party.moves, [party.journal.path] * 2)
    assert len(party.ears[0].saving) == 2
