"""A save is the whole game: nothing answered is lost, and nothing from outside is trusted."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.errors import BadFile, Problem
from engine.games import SeatInfo, find_game
from engine.saves import DIGEST_EVERY, Journal, Opened, list_saves, open_save, resume, save_text, tidy, write_new
from engine.table import Table
from tests.long import long_or_short
from tests.playing import EVERY_TABLE, GAMES, ROOT, finished, new_table, play_blindly, question

every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
every_game = pytest.mark.parametrize("name", GAMES)
SAMPLES = sorted((ROOT / "saves").glob("*.yaml"))
OLD_SAVES = sorted((ROOT / "tests" / "old_saves").glob("*.yaml"))  # of every released version of rules since changed
DEEP = 100_000


def journal_of(folder: Path, name: str, seats: int = 0, moves: int = 30) -> Journal:
    """A game that has come so far, with its file."""
    table = new_table(name, seats or max(2, find_game(name).seats[0]))
    journal = Journal.begin(folder, table)
    play_blindly(table, most=moves)
    return journal


def assert_same(table: Table[Any], other: Table[Any]) -> None:
    assert table.digest() == other.digest()
    assert table.moves == other.moves
    assert (table.seats, table.options, table.seed) == (other.seats, other.options, other.seed)
    assert question(table) == question(other)
    assert table.result == other.result


def assert_refused(path: Path, *keys: str) -> Problem:
    """The file is refused with one sentence that names it, and left as it was."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(Problem) as caught:
        open_save(path)
    sentence = str(caught.value)
    assert not keys or caught.value.key in keys, sentence
    assert "\n" not in sentence
    assert path.name in sentence, f"which file? {sentence}"
    assert (path.read_bytes() if path.is_file() else None) == before
    return caught.value


def opened_or_refused(path: Path) -> Opened | Problem:
    try:
        return open_save(path)
    except Problem as problem:
        return problem


# Writing


@every_table
def test_a_save_opens_to_the_same_game(name: str, seats: int, saves: Path) -> None:
    journal = journal_of(saves, name, seats, moves=60)
    opened = open_save(journal.path)
    assert opened.noticed == []
    assert_same(opened.table, journal.table)


@every_table
def test_every_answer_appends_one_line(name: str, seats: int, saves: Path) -> None:
    played, _ = finished(name, seats)
    table = new_table(name, seats)
    journal = Journal.begin(saves, table)
    before = journal.path.read_text(encoding="utf-8")
    assert before.endswith("\nmoves:\n")
    for move in played.moves:
        table.answer(*move)
        after = journal.path.read_text(encoding="utf-8")
        is_noted = len(table.moves) % DIGEST_EVERY == 0 or table.ask is None
        assert after == before + f"- {move}\n" + (f"- digest {table.digest()}\n" if is_noted else "")
        assert " #" not in str(move)
        assert ": " not in str(move)
        before = after
    opened = open_save(journal.path)
    assert_same(opened.table, table)
    assert list(saves.iterdir()) == [journal.path]


def test_two_games_begun_at_once_have_files_of_their_own(saves: Path) -> None:
    paths = {journal_of(saves, GAMES[0], moves=1).path for _ in range(4)}
    assert set(saves.iterdir()) == paths
    assert len(paths) == 4


def test_names_that_yaml_could_misread_are_kept(saves: Path) -> None:
    for names in (["no", "~"], ["010", "1:30"], ["a: b #c", "- x"], ["'\"", "[y, {z"], ["Їжак", "🦔 é"], ["null", " "]):
        table: Table[Any] = Table(find_game("castle"), [SeatInfo(name) for name in names])
        assert open_save(Journal.begin(saves, table).path).table.seats == table.seats


@every_game
def test_a_manual_save_is_a_copy(name: str, saves: Path) -> None:
    journal = journal_of(saves, name)
    copy = saves / "evening.yaml"
    journal.copy_to(copy)
    assert copy.read_bytes() == journal.path.read_bytes()
    play_blindly(journal.table, most=31)
    assert len(open_save(copy).table.moves) == 30


@every_game
def test_undo_writes_the_file_anew(name: str, saves: Path) -> None:
    journal = journal_of(saves, name)
    journal.table.undo(12)
    journal.rewrite()
    assert_same(open_save(journal.path).table, journal.table)
    play_blindly(journal.table, 2, most=40)
    assert_same(open_save(journal.path).table, journal.table)
    assert list(saves.iterdir()) == [journal.path]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem) as caught:
        Journal.begin(tmp_path / "file" / "saves", new_table("castle", 2))
    assert caught.value.key == "cannot-write"
    assert str(tmp_path / "file" / "saves") in str(caught.value)
    journal = journal_of(tmp_path / "saves", "castle", moves=3)
    with pytest.raises(Problem, match="cannot be written"):
        journal.copy_to(tmp_path / "file" / "copy.yaml")


def test_a_full_disk_is_said_and_the_file_still_opens(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    journal = journal_of(saves, "castle", moves=3)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problem, match="cannot be written"):
        play_blindly(journal.table, most=4)
    with pytest.raises(Problem, match="cannot be written"):
        journal.rewrite()
    assert len(open_save(journal.path).table.moves) in (3, 4)
    monkeypatch.undo()
    assert [file.name for file in saves.iterdir()] == [journal.path.name]


def test_what_could_not_be_written_is_written_with_the_next_answer(
    saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if half of a line had got to the disk."""
    journal = journal_of(saves, "castle", moves=3)
    whole_write = os.write

    def torn(file: int, data: bytes) -> int:
        whole_write(file, data[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "write", torn)
        with pytest.raises(Problem, match="cannot be written"):
            play_blindly(journal.table, most=4)
    assert len(journal.table.moves) == 4
    play_blindly(journal.table, most=6)
    opened = open_save(journal.path)
    assert opened.noticed == []
    assert opened.table.moves == journal.table.moves


# Power cuts


@every_game
def test_a_file_cut_at_any_byte_opens_so_far_or_says_where_it_ends(name: str, tmp_path: Path) -> None:
    journal = journal_of(tmp_path / "whole", name, moves=DIGEST_EVERY + 2)
    whole, path = journal.path.read_bytes(), tmp_path / "cut.yaml"
    start = whole.index(b"\nmoves:\n") + len(b"\nmoves:\n")
    for length in range(0, len(whole), long_or_short(1, 3)):
        cut = whole[:length]
        path.write_bytes(cut)
        opened = opened_or_refused(path)
        if isinstance(opened, Problem):
            assert length < start, f"cut at byte {length}: {opened}"
            assert re.search(r"cut\.yaml:\d+\b", str(opened))
        else:
            moves = opened.table.moves
            assert moves == journal.table.moves[: len(moves)]
            assert len(moves) == len(re.findall(rb"^- \d.*\n", cut[start:], re.M))
            torn = length > start and not cut.endswith(b"\n")
            assert [note.key for note in opened.noticed] == ["torn-line"] * torn
            assert not torn or f"cut.yaml:{cut.count(10) + 1}" in str(opened.noticed[0])
        assert path.read_bytes() == cut


@every_game
def test_a_torn_file_is_kept_and_the_game_goes_on(name: str, saves: Path) -> None:
    journal = journal_of(saves, name)
    journal.close()
    path, torn = journal.path, journal.path.read_bytes()[:-4]
    path.write_bytes(torn)
    opened, again = resume(path)
    assert [note.key for note in opened.noticed] == ["torn-line"]
    assert len(opened.table.moves) == 29
    play_blindly(opened.table, 5, most=33)
    assert path.with_name(path.name + ".old").read_bytes() == torn
    assert {file.name for file in saves.iterdir()} == {path.name, path.name + ".old"}
    assert open_save(path).noticed == []
    assert_same(open_save(path).table, again.table)


DRIVER = """
import sys
from pathlib import Path
from engine.saves import Journal
from tests.playing import new_table, play_blindly
table = new_table(sys.argv[1], int(sys.argv[2]))
journal = Journal.begin(Path(sys.argv[3]), table)
play_blindly(table, after=lambda: print(len(table.moves), table.number, table.digest(), flush=True))
"""


@every_table
def test_a_game_that_was_killed_resumes_at_the_same_question(name: str, seats: int, saves: Path) -> None:
    command = [sys.executable, "-c", DRIVER, name, str(seats), str(saves)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(20)]
        process.kill()  # SIGKILL: nothing is tidied up
        said += process.stdout.readlines()
    complete = [line for line in said if line.endswith("\n")]
    moves, number, digest = complete[-1].split()
    (path,) = saves.iterdir()
    opened, _ = resume(path)
    table = opened.table
    assert len(table.moves) - int(moves) in (0, 1), "an answer was lost"
    assert table.fork(int(moves)).digest() == digest
    assert table.fork(int(moves)).number == int(number)
    play_blindly(table, 3)
    assert_same(open_save(path).table, table)


# One program at a time

HOLDER = """
import sys
from pathlib import Path
from engine.saves import Journal
from tests.playing import new_table, play_blindly
table = new_table("castle", 2)
journal = Journal.begin(Path(sys.argv[1]), table)
play_blindly(table, most=5)
print(journal.path, flush=True)
sys.stdin.read()
"""


def test_a_save_that_another_program_plays_is_refused_until_that_one_is_gone(saves: Path) -> None:
    """It can be looked at all the time, and a kill leaves no lock behind."""
    command = [sys.executable, "-c", HOLDER, str(saves)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        path = Path(process.stdout.readline().strip())
        for _ in range(2):
            with pytest.raises(BadFile) as refused:
                resume(path)
            assert refused.value.key == "save-in-use"
            assert str(process.pid) in str(refused.value)
        assert len(open_save(path).table.moves) == 5
        process.kill()
    opened, journal = resume(path)
    play_blindly(opened.table, most=8)
    journal.close()
    assert len(open_save(path).table.moves) == 8
    assert list(saves.iterdir()) == [path]


def test_a_save_is_not_opened_twice_by_one_program_either(saves: Path) -> None:
    journal = journal_of(saves, "castle", moves=3)
    with pytest.raises(BadFile, match="in another program"):
        resume(journal.path)
    journal.close()
    opened, again = resume(journal.path)
    with pytest.raises(BadFile, match="in another program"):
        play_blindly(journal.table, most=4)
    play_blindly(opened.table, most=4)
    again.close()
    assert open_save(journal.path).table.moves == opened.table.moves


def test_an_undo_does_not_let_go_of_the_save(saves: Path) -> None:
    journal = journal_of(saves, "castle", moves=6)
    journal.table.undo(4)
    journal.rewrite()
    with pytest.raises(BadFile, match="in another program"):
        resume(journal.path)
    journal.close()


def test_an_ended_game_is_looked_at_by_as_many_as_like(saves: Path) -> None:
    path = saves / "over.yaml"
    path.write_text(save_text(finished("castle", 2)[0]), encoding="utf-8")
    journals = [resume(path)[1] for _ in range(2)]
    for journal in journals:
        journal.close()


# What only their owner may read


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_a_save_is_for_the_eyes_of_its_owner(saves: Path) -> None:
    journal = journal_of(saves, "castle", moves=3)
    journal.copy_to(saves / "copy.yaml")
    assert {path.stat().st_mode & 0o777 for path in saves.iterdir()} == {0o600}
    journal.close()
    journal.path.chmod(0o644)
    _, again = resume(journal.path)
    again.close()
    assert journal.path.stat().st_mode & 0o777 == 0o600


# Files that vanish, and files that grow


def test_a_save_folder_that_vanishes_is_noticed_and_written_again(saves: Path) -> None:
    """Answers were once taken without a word and without a file."""
    journal = journal_of(saves, "castle", moves=3)
    shutil.rmtree(saves)
    with pytest.raises(BadFile) as said:
        play_blindly(journal.table, most=4)
    assert said.value.key == "save-vanished"
    assert_same(open_save(journal.path).table, journal.table)
    play_blindly(journal.table, most=6)
    assert_same(open_save(journal.path).table, journal.table)


def test_a_save_that_was_moved_away_is_written_again(saves: Path) -> None:
    journal = journal_of(saves, "castle", moves=3)
    journal.path.rename(saves / "elsewhere.yaml")
    with pytest.raises(BadFile, match="written there again"):
        play_blindly(journal.table, most=4)
    assert_same(open_save(journal.path).table, journal.table)
    assert len(open_save(saves / "elsewhere.yaml").table.moves) == 3


def test_a_folder_that_cannot_come_back_is_said_until_it_can(saves: Path) -> None:
    journal = journal_of(saves, "castle", moves=3)
    shutil.rmtree(saves)
    saves.write_text("in the way")
    for count in (4, 5):
        with pytest.raises(BadFile, match="cannot be written"):
            play_blindly(journal.table, most=count)
    saves.unlink()
    play_blindly(journal.table, most=6)
    assert_same(open_save(journal.path).table, journal.table)


def test_what_could_not_be_read_again_is_not_written(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = journal_of(saves, "castle", moves=3)
    monkeypatch.setattr("engine.yamlfile.MOST_BYTES", journal.path.stat().st_size + 100)
    with pytest.raises(BadFile) as full:
        play_blindly(journal.table, most=30)
    assert full.value.key == "save-too-large"
    with pytest.raises(BadFile, match="not saved any further"):
        play_blindly(journal.table, most=30)
    assert 3 < len(open_save(journal.path).table.moves) < 30


# What a killed program leaves behind


def test_half_written_files_of_killed_programs_are_removed(saves: Path) -> None:
    for name in ("dead.yaml.new", "dead.people.new", "other.txt.new"):
        (saves / name).write_text("half")
    (saves / "alive.yaml").write_text(save_text(new_table("castle", 2)))
    journal = Journal.begin(saves, new_table("castle", 2))
    assert {path.name for path in saves.iterdir()} == {journal.path.name, "alive.yaml", "other.txt.new"}
    journal.close()
    (saves / (journal.path.name + ".new")).write_text("half")
    resume(journal.path)[1].close()
    assert not (saves / (journal.path.name + ".new")).exists()


def test_a_file_that_is_just_being_written_is_left_alone(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = os.fsync
    seen: list[bool] = []

    def slow(file: int) -> None:
        tidy(saves)
        seen.append(any(path.suffix == ".new" for path in saves.iterdir()))
        whole(file)

    monkeypatch.setattr(os, "fsync", slow)
    write_new(saves / "game.yaml", "words")
    assert seen == [True]
    assert [path.name for path in saves.iterdir()] == ["game.yaml"]


# What comes from outside

Change = Callable[[str], str]


def put(pattern: str, text: str) -> Change:
    def change(save: str) -> str:
        changed, count = re.subn(pattern, lambda _: text, save, count=1, flags=re.M)
        assert count, f"'{pattern}' is not in the save"
        return changed

    return change


FOREIGN: dict[str, tuple[Change, str]] = {
    "another format": (put("^longtable: 1", "longtable: 2"), "other-format"),
    "newer rules": (put("^rules: .*", "rules: 99"), "newer-rules"),
    "rules 0": (put("^rules: .*", "rules: 0"), "bad-field"),
    "unknown game": (put("^game: .*", "game: chess"), ""),
    "a path for a game": (put("^game: .*", "game: ../../etc"), ""),
    "one seat": (put(r"^seats:\n(- .*\n)+", "seats: [{name: Ada}]\n"), ""),
    "nine seats": (put(r"^seats:\n(- .*\n)+", "seats: [" + "{name: A}, " * 9 + "]\n"), ""),
    "no seats": (put(r"^seats:\n(- .*\n)+", "seats: []\n"), "bad-field"),
    "a strange kind of seat": (put("name: Ada", "name: Ada, kind: alien"), "bad-field"),
    "a name too long": (put("name: Ada", "name: " + "A" * 25), "bad-field"),
    "a nameless seat": (put("name: Ada", "name: ''"), "bad-field"),
    "unknown option": (put("^options: .*", "options: {nonsense: 1}"), ""),
    "bad option value": (put("^options: .*", "options: {dealer: 9}"), ""),
    "unknown field": (put("^seed:", "colour: red\nseed:"), "bad-field"),
    "a missing field": (put("^seed: .*\n", ""), "bad-field"),
    "a seed that is no number": (put("^seed: .*", "seed: lucky"), "bad-field"),
    "a seed too large": (put("^seed: .*", "seed: " + "9" * 5000), "bad-field"),
    "a field twice": (put("^seed:", "seed: 1\nseed:"), "yaml-twice"),
    "a move off the menu": (put("^- 0 .*", "- 0 dance card:king"), "move-refused"),
    "a move of nobody": (put("^- 0 ", "- 77 "), "move-refused"),
    "a move without a seat": (put("^- 0 ", "- "), "move-refused"),
    "an empty move": (put("^- 0 .*", "- ''"), "move-refused"),
    "no move": (put("^- 0 .*", "-"), "bad-field"),
    "a list for a move": (put("^- 0 .*", "- [0, pass]"), "bad-field"),
    "a mapping for a move": (put("^- 0 .*", "- 0: pass"), "bad-field"),
    "a text for moves": (lambda save: save.partition("moves:")[0] + "moves: none\n", "bad-field"),
    "another digest": (put("^- digest .*", "- digest 0123456789"), "move-refused"),
    "a move too early": (lambda save: save + "- 0 digest\n", "move-refused"),
    "code": (put("^seed: .*", "seed: !!python/object/apply:os.system ['touch pwned']"), "yaml-tag"),
    "a tag": (put("name: Ada", "name: !secret Ada"), "yaml-tag"),
    "an alias": (lambda save: put("name: Борис", "name: *x")(put("name: Ada", "name: &x Ada")(save)), "yaml-alias"),
    "a merge": (put("^seed:", "<<: {seed: 2}\nseed:"), "yaml-key"),
    "a list for a key": (put("^seed:", "[a, b]: c\nseed:"), "yaml-key"),
    "two documents": (lambda save: save + "---\nlongtable: 1\n", "not-one-document"),
    "no YAML": (put("^seed:", "seed: [1\nrest:"), "not-yaml"),
    "another file": (lambda _: "shopping: [milk, bread]\n", "not-a-save"),
    "a list": (lambda _: "- milk\n- bread\n", "not-a-save"),
    "nothing": (lambda _: "", "not-one-document"),
    "blank": (lambda _: "\n \n# nothing\n", "not-one-document"),
    "a control character": (put("name: Ada", "name: A\x07da"), "not-yaml"),
    "deep nesting": (put("^options: .*", "options: {x: " + "[" * 500 + "]" * 500 + "}"), ""),
}


@every_game
@pytest.mark.parametrize("what", FOREIGN)
def test_a_bad_save_is_refused_in_one_sentence(name: str, what: str, saves: Path) -> None:
    change, key = FOREIGN[what]
    path = saves / "foreign.yaml"
    text = journal_of(saves / "whole", name).path.read_text(encoding="utf-8")
    path.write_text(change(text), encoding="utf-8")
    assert_refused(path, *filter(None, [key]))
    assert not (ROOT / "pwned").exists()


def test_files_that_are_no_text_are_refused(saves: Path) -> None:
    path = saves / "foreign.yaml"
    for content in (bytes(range(256)) * 40, b"\0" * 100, "longtable: 1".encode("utf-16"), b"PK\3\4\x9c"):
        path.write_bytes(content)
        assert_refused(path)
    path.write_bytes(save_text(new_table("castle", 2)).encode() + b"#" * 10_000_000)
    assert_refused(path, "file-too-large")
    assert_refused(saves / "missing.yaml", "cannot-read")
    (saves / "folder.yaml").mkdir()
    assert_refused(saves / "folder.yaml", "cannot-read")


def test_a_file_nested_without_end_does_not_bring_the_program_down(saves: Path) -> None:
    path = saves / "deep.yaml"
    path.write_text("longtable: " + "[" * DEEP)
    command = [sys.executable, str(ROOT / "main.py"), "replay", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr[-500:]


def test_a_file_edited_elsewhere_still_opens(saves: Path) -> None:
    """Another system's line ends and a byte order mark do no harm."""
    journal = journal_of(saves, "castle")
    content = journal.path.read_bytes()
    for changed in (content.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + content):
        journal.path.write_bytes(changed)
        opened = open_save(journal.path)
        assert opened.noticed == []
        assert_same(opened.table, journal.table)


VALID = save_text(finished("castle", 2)[0].fork(20)).encode()
new_bytes = st.binary(max_size=6) | st.text("-:{}[]#&*!'\" \n0a", max_size=6)
edits = st.tuples(st.integers(0, len(VALID)), st.integers(0, 12), new_bytes)


@settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
@given(st.lists(edits, min_size=1, max_size=4))
def test_a_save_changed_at_random_opens_or_is_refused(changes: list[tuple[int, int, bytes | str]]) -> None:
    content = VALID
    for at, length, new in changes:
        content = content[:at] + (new.encode() if isinstance(new, str) else new) + content[at + length :]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "changed.yaml"
        path.write_bytes(content)
        opened = opened_or_refused(path)
        if isinstance(opened, Problem):
            assert "\n" not in str(opened)
        else:
            opened.table.game.check(opened.table.state)
        assert path.read_bytes() == content


@every_game
def test_a_save_of_older_rules_opens_up_to_where_it_parts(
    name: str, saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = journal_of(saves, name)
    newer = replace(find_game(name), version=find_game(name).version + 1)
    monkeypatch.setattr("engine.saves.find_game", lambda name: newer)
    assert open_save(journal.path).noticed == []
    lines = journal.path.read_text(encoding="utf-8").splitlines(keepends=True)
    parting = lines.index("moves:\n") + 11
    lines[parting] = "- 0 a-move-of-old\n"
    journal.path.write_text("".join(lines), encoding="utf-8")
    old = journal.path.read_bytes()
    journal.close()
    opened, again = resume(journal.path)
    assert [note.key for note in opened.noticed] == ["old-rules"]
    assert f"{journal.path.name}:{parting + 1}" in str(opened.noticed[0])
    assert opened.table.moves == journal.table.moves[:10]
    assert journal.path.with_name(journal.path.name + ".old").read_bytes() == old
    assert f"rules: {newer.version}\n" in again.path.read_text(encoding="utf-8")
    assert_same(open_save(again.path).table, opened.table)


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_a_game_of_released_rules_opens_and_goes_on(path: Path) -> None:
    opened = open_save(path)
    saved = [line for line in path.read_text(encoding="utf-8").splitlines() if re.match(r"- \d+ ", line)]
    assert [note.key for note in opened.noticed] in ([], ["old-rules"])
    assert [f"- {move}" for move in opened.table.moves] == saved[: len(opened.table.moves)]
    assert (len(opened.table.moves) == len(saved)) == (not opened.noticed)
    opened.table.game.check(opened.table.state)
    play_blindly(opened.table)
    assert opened.table.result is not None


# The list


def test_an_unreadable_file_does_not_hide_the_others(saves: Path) -> None:
    good = [journal_of(saves, "castle", moves=count).path for count in (3, 5)]
    (saves / "bad.yaml").write_bytes(b"\x80\x81")
    (saves / "folder.yaml").mkdir()
    (saves / "gone.yaml").symlink_to(saves / "nowhere")
    (saves / "notes.txt").write_text("not a save")
    for age, path in enumerate(good):
        os.utime(path, (1e9 - age, 1e9 - age))
    listed = list_saves(saves)
    assert [line.path for line in listed if line.save is not None] == good
    assert {line.path.name for line in listed if line.trouble is not None} >= {"bad.yaml", "folder.yaml"}
    assert all((line.save is None) != (line.trouble is None) for line in listed)
    assert list_saves(saves / "nowhere") == []


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_sample_opens(path: Path) -> None:
    opened = open_save(path)
    assert opened.noticed == []
    opened.table.game.check(opened.table.state)


@every_game
def test_there_are_samples_of_every_game(name: str) -> None:
    tables = [open_save(path).table for path in SAMPLES]
    own = [table for table in tables if table.game.name == name]
    assert {len(table.seats) for table in own if table.result is None} == set(find_game(name).seats)
    assert any(table.result is not None for table in own)
