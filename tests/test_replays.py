"""Looking back at every sample and every recorded game: the same at every step, whichever way one comes there."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from engine.dice import Dice
from engine.errors import BadFile, BadSetup, RuleError
from engine.games import SeatInfo
from engine.promises import Watch
from engine.replaying import Replay, keep_record, play_on
from engine.saves import Journal, open_save, save_text
from engine.table import Table
from engine.views import EVERYTHING, Viewer
from tests.playing import ROOT, play_blindly
from tests.playthroughs.record import EVERY_KIND, begun
from tests.playthroughs.test_playthroughs import load

SAMPLES = sorted((ROOT / "saves").glob("*.yaml"))
FINISHED = [path for path in SAMPLES if path.stem.endswith("-finished")]
by_name = pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)


def digests_of(table: Table[Any]) -> list[str]:
    """The digest after every answer, from the game itself, played once more."""
    again: Table[Any] = Table(table.game, table.seats, table.options, table.seed, asks_people=table.asks_people)
    found = [again.digest()]
    for move in table.moves:
        again.answer(*move)
        found.append(again.digest())
    return found


def assert_same_everywhere(replay: Replay, digests: list[str]) -> None:
    """Forward, backward, and by jumping about."""
    places = range(replay.length + 1)
    assert [replay.at(place).digest() for place in places] == digests
    assert [replay.at(place).digest() for place in reversed(places)] == digests[::-1]
    chance = Dice(7)
    for place in [chance.below(len(digests)) for _ in range(min(60, len(digests)))]:
        assert replay.at(place).digest() == digests[place], f"after a jump to {place}"


@by_name
def test_a_sample_is_the_same_at_every_step(path: Path) -> None:
    table = open_save(path).table
    replay = Replay.of(path)
    assert replay.length == len(table.moves)
    assert_same_everywhere(replay, digests_of(table))


@pytest.mark.parametrize(("name", "kind"), EVERY_KIND)
def test_a_recorded_game_is_the_same_at_every_step(name: str, kind: int | str) -> None:
    record = load(name, kind)
    table = begun(name, kind, record["seed"])
    for recorded in record["steps"][1:]:
        seat, _, line = recorded.partition(" => ")[0].partition(" ")
        table.answer(int(seat), line)
    assert_same_everywhere(Replay(table), [recorded.rpartition(" => ")[2] for recorded in record["steps"]])


# Through whose eyes


def viewers_of(table: Table[Any]) -> list[Viewer]:
    return [*range(len(table.seats)), None]


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_nothing_is_seen_that_the_seat_could_not_see_then(path: Path) -> None:
    """The leak watch goes along with the replay's own tables; views and story are those that the game gave then."""
    table = open_save(path).table
    replay = Replay.of(path)
    again: Table[Any] = Table(table.game, table.seats, table.options, table.seed, asks_people=table.asks_people)
    watch = Watch(replay.at(0))
    for place, move in enumerate(table.moves):
        since = again.event_count
        again.answer(*move)
        then = replay.at(place + 1)
        assert watch.table is then, "one step ahead is the same table, so the watch sees every step"
        watch.step()
        for viewer in viewers_of(table):
            assert then.view(viewer) == again.view(viewer)
            assert replay.news(place, place + 1, viewer) == again.events(since, viewer)


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_the_story_of_a_viewer_is_the_whole_story_that_he_was_told(path: Path) -> None:
    replay = Replay.of(path)
    for viewer in (*viewers_of(replay.whole), EVERYTHING):
        told = replay.told(viewer)
        assert [event for _, event in told] == replay.whole.events(0, viewer)
        assert [place for place, _ in told] == sorted(place for place, _ in told)


def test_as_long_as_a_game_runs_only_ones_own_eyes_are_there() -> None:
    replay = Replay.of(ROOT / "saves" / "bang-5-players-dodge-city.yaml")
    assert replay.viewers([2]) == [2]
    assert replay.viewers([0, 2]) == [None], "several people at one screen see what everybody sees"
    assert replay.viewers([]) == [None]


def test_of_an_ended_game_and_of_a_sample_everything_may_be_seen() -> None:
    everybody = [0, 1, 2, 3, 4, None, EVERYTHING]
    assert Replay.of(ROOT / "saves" / "bang-finished.yaml").viewers([0]) == everybody
    assert Replay.of(ROOT / "saves" / "bang-5-players-dodge-city.yaml", is_open=True).viewers([]) == everybody


def test_private_notes_are_not_looked_back_at() -> None:
    table = open_save(ROOT / "saves" / "bang-finished.yaml").table
    table.note(0, "seat:1", "outlaw")
    assert table.view(0)["notes"] == {"seat:1": "outlaw"}
    assert Replay(table).at(5).view(0)["notes"] == {}


# Files that part


def broken(path: Path, at: int, sample: str) -> str:
    """A sample with a move that nobody could make."""
    lines = (ROOT / "saves" / sample).read_text(encoding="utf-8").splitlines()
    first = lines.index("moves:") + 1
    moves = [number for number, line in enumerate(lines) if number >= first and "digest" not in line]
    lines[moves[at]] = "- 0 play card:nobody cell:z9"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return f"{path.name}:{moves[at] + 1}"


def test_a_broken_save_replays_up_to_where_it_parts_and_says_so(tmp_path: Path) -> None:
    place = broken(tmp_path / "broken.yaml", 40, "castle-finished.yaml")
    replay = Replay.of(tmp_path / "broken.yaml")
    assert replay.length == 40
    (problem,) = replay.noticed
    assert (problem.key, problem.facts["place"]) == ("broken-off", place)
    whole = Replay.of(ROOT / "saves" / "castle-finished.yaml")
    assert replay.at(40).digest() == whole.at(40).digest()


def test_a_save_of_older_rules_replays_up_to_where_it_parts_and_says_so(tmp_path: Path) -> None:
    broken(tmp_path / "old.yaml", 30, "bang-finished.yaml")
    text = (tmp_path / "old.yaml").read_text(encoding="utf-8")
    now = open_save(ROOT / "saves" / "bang-finished.yaml").table.game.version
    (tmp_path / "old.yaml").write_text(text.replace(f"rules: {now}\n", f"rules: {now - 1}\n"), encoding="utf-8")
    replay = Replay.of(tmp_path / "old.yaml")
    assert replay.length == 30
    assert [problem.key for problem in replay.noticed] == ["old-rules"]


def test_a_save_at_which_a_rule_fails_replays_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Table.answer

    def failing(self: Table[Any], seat: int, line: str, number: int | None = None) -> None:
        if len(self.moves) == 12:
            raise RuleError("'0 play' failed at play")
        answer(self, seat, line, number)

    monkeypatch.setattr(Table, "answer", failing)
    with pytest.raises(RuleError):
        open_save(ROOT / "saves" / "castle-finished.yaml")
    replay = Replay.of(ROOT / "saves" / "castle-finished.yaml")
    assert replay.length == 12
    assert [problem.key for problem in replay.noticed] == ["broken-off"]


# Going on from there


@by_name
def test_a_game_goes_on_from_any_point_with_others_in_its_seats(path: Path, tmp_path: Path) -> None:
    replay = Replay.of(path, is_open=True)
    seats = replay.whole.seats
    turned = [SeatInfo(seat.name, "person" if seat.kind == "bot" else "bot") for seat in seats]
    people = [SeatInfo(seat.name) for seat in seats]
    for place in sorted({0, 1, replay.length // 3, replay.length // 2, replay.length - 1}):
        for kinds in (turned, people):
            table = play_on(replay, place, kinds)
            then = replay.at(place)
            assert table.digest() == then.digest()
            assert [table.view(viewer) for viewer in viewers_of(table)] == [
                then.view(viewer) for viewer in viewers_of(then)
            ]
            assert table.seats == tuple(kinds)
    journal = Journal.begin(tmp_path, table)
    play_blindly(table, most=len(table.moves) + 5)
    journal.close()
    assert open_save(journal.path).table.digest() == table.digest(), "the file is a save of its own"


def test_of_a_game_in_which_people_were_asked_everything_bots_go_on_too() -> None:
    """Answers without an alternative are among its moves: whoever becomes a bot has not given them."""
    table: Table[Any] = begun("bang", 4, 3)
    asked: Table[Any] = Table(table.game, table.seats, table.options, 3, asks_people=True)
    play_blindly(asked)
    assert asked.forced
    replay = Replay(asked)
    for place in range(0, replay.length, 7):
        kinds = [SeatInfo(seat.name, "bot" if number else "person") for number, seat in enumerate(asked.seats)]
        assert play_on(replay, place, kinds).digest() == replay.at(place).digest()


def test_nobody_goes_on_from_the_middle_of_a_game_that_still_runs() -> None:
    replay = Replay.of(ROOT / "saves" / "bang-5-players-dodge-city.yaml")
    with pytest.raises(BadSetup, match="still being played"):
        play_on(replay, 10, replay.whole.seats)


# A game at somebody else's table


def test_a_guest_keeps_what_the_host_has_shared_once(tmp_path: Path) -> None:
    shared = open_save(ROOT / "saves" / "castle-finished.yaml").table
    record = save_text(shared, notes=False)
    path = keep_record(tmp_path, record, [1])
    assert keep_record(tmp_path, record, [1]) == path
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    kept = open_save(path).table
    assert [seat.kind for seat in kept.seats] == ["remote", "person", "remote"]
    assert (kept.digest(), kept.result) == (shared.digest(), shared.result)
    assert Replay.of_record(record).length == len(shared.moves)


def test_a_record_is_trusted_no_more_than_a_file(tmp_path: Path) -> None:
    record = save_text(open_save(ROOT / "saves" / "castle-finished.yaml").table, notes=False)
    with pytest.raises(BadFile):
        keep_record(tmp_path, record.replace("- 0 ", "- 1 ", 1), [1])
    assert not list(tmp_path.iterdir())


# Room


def test_two_hundred_jumps_leave_nothing_behind() -> None:
    replay = Replay.of(ROOT / "saves" / "bang-finished.yaml")
    chance = Dice(3)
    tracemalloc.start()
    try:
        sizes = []
        for jump in range(201):
            replay.at(chance.below(replay.length + 1))
            if jump in (100, 200):
                replay.at(replay.length)
                gc.collect()
                sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert sizes[1] - sizes[0] < 20_000, f"{sizes[1] - sizes[0]} bytes more after a hundred jumps more"
