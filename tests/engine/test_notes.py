"""What a player thinks of another is his own: kept with the game, seen by nobody else, and no part of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import saves
from engine.choices import Rule
from engine.dice import Dice
from engine.errors import BadAnswer, Problem
from engine.games import Game, Result, named_seats
from engine.saves import OLD_NOTES, Journal, open_save, resume, save_text
from engine.table import Table
from engine.takeback import is_free_undo
from engine.views import EVERYTHING, Viewer
from tests.engine.toys import NAMES, OVER, Toy, ask, sit, toy


async def play(game: Toy) -> Result:
    """Three seats say one word each, again and again."""
    for turn in range(40):
        game.said.append(str(await ask(turn % 3, "say red", "say blue")))
    return OVER


def rules(game: Toy) -> Rule[Result]:
    return play(game)


GAME: Game[Toy] = toy(rules, Toy, marks=("friend", "foe"))


def begun(seats: int = 3) -> Table[Toy]:
    return Table(GAME, named_seats(NAMES[:seats]), seed=3)


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves of the toy game can be opened."""
    monkeypatch.setattr(saves, "find_game", lambda name: GAME)


# At the table


def test_a_note_is_seen_by_its_own_seat_alone() -> None:
    table = begun()
    others: tuple[Viewer, ...] = (1, 2, None, EVERYTHING)
    before = {viewer: table.view(viewer) for viewer in others}
    table.note(0, "seat:2", "foe")
    table.note(0, "seat:1", "friend")
    assert table.view(0)["notes"] == {"seat:2": "foe", "seat:1": "friend"}
    assert {viewer: table.view(viewer) for viewer in others} == before
    assert "notes" not in table.view(None)
    assert "notes" not in table.view(EVERYTHING)


def test_a_view_is_no_way_to_change_a_note() -> None:
    table = begun()
    table.note(0, "seat:2", "foe")
    table.view(0)["notes"]["seat:2"] = "friend"
    assert table.view(0)["notes"] == {"seat:2": "foe"}


def test_a_note_can_be_changed_and_wiped_off() -> None:
    table = begun()
    for mark in ("foe", "friend"):
        table.note(1, "seat:0", mark)
        assert table.view(1)["notes"] == {"seat:0": mark}
    table.note(1, "seat:0", "")
    assert table.view(1)["notes"] == {}
    assert table.notes.listed == []


def test_a_note_is_no_part_of_the_game() -> None:
    table = begun()
    table.answer(0, "say red")
    digest, count = table.digest(), table.number
    table.note(2, "seat:0", "foe")
    assert (table.digest(), table.number, len(table.moves)) == (digest, count, 1)
    assert is_free_undo(table, 0)
    table.undo(0)
    assert table.view(2)["notes"] == {"seat:0": "foe"}


def test_a_fork_has_the_notes_and_changes_none_of_them() -> None:
    table = begun()
    table.note(0, "seat:1", "foe")
    fork = table.fork()
    fork.note(0, "seat:1", "friend")
    assert table.view(0)["notes"] == {"seat:1": "foe"}
    assert table.imagine(1, Dice(1)).view(0)["notes"] == {}


@pytest.mark.parametrize(
    ("seat", "about", "mark"),
    [
        (0, "seat:0", "foe"),
        (0, "seat:7", "foe"),
        (5, "seat:1", "foe"),
        (0, "card:king", "foe"),
        (0, "seat:1", "cousin"),
    ],
)
def test_a_note_that_makes_no_sense_is_refused(seat: int, about: str, mark: str) -> None:
    table = begun()
    with pytest.raises(BadAnswer) as caught:
        table.note(seat, about, mark)
    assert caught.value.key == "bad-note"
    assert "friend, foe" in str(caught.value)
    assert table.notes.listed == []


def test_games_without_marks_have_no_notes() -> None:
    table = sit(rules, Toy, seats=3)
    assert "notes" not in table.view(0)
    with pytest.raises(BadAnswer):
        table.note(0, "seat:1", "foe")


# In the file


def journal(folder: Path) -> Journal:
    table = begun()
    journal = Journal.begin(folder, table)
    table.answer(0, "say red")
    table.note(0, "seat:2", "foe")
    table.answer(1, "say blue")
    table.note(0, "seat:2", "friend")
    table.note(1, "seat:0", "foe")
    table.note(1, "seat:0", "")
    return journal


def test_a_note_is_written_at_once_and_read_back(saves: Path) -> None:
    written = journal(saves)
    lines = written.path.read_text(encoding="utf-8").splitlines()
    assert lines[-6:] == [
        "- 0 say red",
        "- note 0 seat:2 foe",
        "- 1 say blue",
        "- note 0 seat:2 friend",
        "- note 1 seat:0 foe",
        "- note 1 seat:0 none",
    ]
    opened = open_save(written.path).table
    assert opened.notes[0] == {"seat:2": "friend"}
    assert opened.notes.listed == written.table.notes.listed
    assert opened.digest() == written.table.digest()


def test_a_copy_and_a_rewritten_file_hold_the_notes_that_stand(saves: Path) -> None:
    written = journal(saves)
    written.rewrite()
    text = written.path.read_text(encoding="utf-8")
    assert text == save_text(written.table)
    assert [line for line in text.splitlines() if "note" in line] == ["- note 0 seat:2 friend"]
    assert open_save(written.path).table.notes.listed == written.table.notes.listed


def test_a_resumed_game_goes_on_noting(saves: Path) -> None:
    written = journal(saves)
    written.close()
    path = written.path
    opened, again = resume(path)
    opened.table.note(2, "seat:0", "foe")
    again.close()
    assert open_save(path).table.view(2)["notes"] == {"seat:0": "foe"}


def test_a_torn_note_is_dropped_and_said_so(saves: Path) -> None:
    written = journal(saves)
    written.close()
    path = written.path
    text = path.read_text(encoding="utf-8")
    path.write_text(text.removesuffix("none\n"), encoding="utf-8")
    opened, _ = resume(path)
    assert [note.key for note in opened.noticed] == ["torn-line"]
    assert opened.table.notes[1] == {"seat:0": "foe"}
    assert path.read_text(encoding="utf-8") == save_text(opened.table)


@pytest.mark.parametrize(
    "line",
    [
        "note",
        "note 0 seat:2",
        "note 0 seat:2 foe friend",
        "note 0 seat:2 cousin",
        "note 9 seat:2 foe",
        "note x seat:2 foe",
        "note 0 seat:0 foe",
        "note 0 card:king foe",
    ],
)
def test_a_bad_note_is_refused_with_one_sentence(saves: Path, line: str) -> None:
    path = journal(saves).path
    before = path.read_text(encoding="utf-8") + f"- {line}\n"
    path.write_text(before, encoding="utf-8")
    with pytest.raises(Problem) as caught:
        open_save(path)
    sentence = str(caught.value)
    assert caught.value.key == "move-refused"
    assert path.name in sentence
    assert "\n" not in sentence
    assert path.read_text(encoding="utf-8") == before


def test_a_note_that_could_not_be_written_is_made_up_for(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = journal(saves)

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.write", full)
        with pytest.raises(Problem):
            written.table.note(2, "seat:1", "friend")
    written.table.answer(2, "say red")
    again: Table[Any] = open_save(written.path).table
    assert again.notes[2] == {"seat:1": "friend"}
    assert again.moves == written.table.moves


def test_notes_without_end_do_not_make_the_file_longer_without_end(saves: Path) -> None:
    """A guest could once make a save so long that it was never read again."""
    written = journal(saves)
    for count in range(5_000):
        written.table.note(0, "seat:1", ("friend", "foe")[count % 2])
    lines = written.path.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("- note") for line in lines) <= OLD_NOTES * 3 * 2 + 2
    again: Table[Any] = open_save(written.path).table
    assert again.notes.listed == written.table.notes.listed
    assert again.moves == written.table.moves


def test_noting_the_same_once_more_writes_nothing(saves: Path) -> None:
    written = journal(saves)
    before = written.path.read_bytes()
    written.table.note(0, "seat:2", "friend")
    written.table.note(1, "seat:0", "none")
    assert written.path.read_bytes() == before
