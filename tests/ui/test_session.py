"""A table as the client knows it: whose eyes are at the screen, bots that think, and a file that holds everything."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine import saves as saves_module
from engine.bots import random_bot
from engine.choices import Ask, Menu, Move, Option, put
from engine.dice import Dice
from engine.errors import BadAnswer, BadFile, BadSetup
from engine.games import Game, Result, SeatInfo, find_game, named_seats
from engine.hosting.told import BotFailed, NotSaved, Told, Update
from engine.saves import open_save
from engine.table import Table
from engine.views import EVERYTHING, View
from tests.engine.toys import OVER, Drew, Said, Toy, Whispered, ask, menu, toy
from tests.playing import GAMES, seated
from tests.ui.tabletop import full_disk, wait_for_thoughts
from ui.table.session import Session

__all__ = ["full_disk"]  # a fixture


def sit(play: Any, *kinds: str, **record: Any) -> Session:
    """A toy game for people ('p') and bots ('b')."""
    seats = [SeatInfo(f"Player {seat}", "bot" if kind == "b" else "person") for seat, kind in enumerate(kinds)]
    return Session(Table(toy(play, Toy, **record), seats))


def let_pass(session: Session, seconds: float = 0.0) -> list[Told]:
    """Let the bots think, and so much time pass; what was told."""
    session.think(1.0)
    wait_for_thoughts(session)
    session.think(1.0)
    session.pass_time(seconds)
    return session.take_news()


def undo(session: Session) -> bool:
    """Ask for the last answer back, and let that be decided; whether it was taken back."""
    count = session.move_count
    with suppress(BadAnswer):
        session.undo()
    wait_for_thoughts(session)
    session._thoughts.look()
    session.take_news()
    return session.move_count < count


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


async def in_turn(game: Toy) -> Result:
    for turn in range(6):
        game.said += [str(await ask(turn % game.seats, "say red", "say blue"))]
        game.tell(Said(f"seat:{turn % game.seats}", game.said[-1]))
    return OVER


# Who sits at the screen


def test_one_person_among_bots_is_always_at_the_screen() -> None:
    assert (sit(in_turn, "p", "b", "b").eyes, sit(in_turn, "b", "p").eyes) == (0, 1)
    assert (sit(in_turn, "p", "p").eyes, sit(in_turn, "b", "b").eyes) == (None, None)


def test_a_spectator_is_shown_nobodys_cards_and_asked_nothing() -> None:
    async def play(game: Toy) -> Result:
        game.hands = [["card:a"], ["card:b"]]
        await ask(0, "say red")
        return OVER

    session = sit(play, "p", "p")
    assert session.view()["hands"] == [["hidden"], ["hidden"]]
    assert session.menu() is None
    session.sit_down(0)
    assert session.view()["hands"] == [["card:a"], ["hidden"]]
    asked = session.menu()
    assert asked is not None
    assert asked.options == ["say red"]


def test_whoever_is_at_the_screen_is_asked_before_others_who_are_asked_as_well() -> None:
    async def play(game: Toy) -> Result:
        await put(Ask({seat: menu("nod", "shake") for seat in (0, 1, 2)}))
        return OVER

    session = sit(play, "p", "b", "p")
    assert session.next_person == 0
    session.sit_down(2)
    assert session.next_person == 2
    session.answer(2, "nod")
    assert (session.menu(), session.next_person) == (None, 0)
    session.answer(0, "nod")
    assert session.next_person is None


def test_nobody_may_know_who_is_asked_a_secret_question() -> None:
    async def play(game: Toy) -> Result:
        await put(Ask({1: menu("kill", "spare")}, secret=True))
        return OVER

    session = sit(play, "p", "p")
    session.sit_down(0)
    assert (session.awaited, session.next_person) == ([], 1)
    session.sit_down(1)
    assert session.awaited == [1]


# The curtain


def test_without_secrets_no_curtain() -> None:
    session = sit(in_turn, "p", "p")
    assert not session.needs_curtain(0)
    session.sit_down(0)
    session.answer(0, "say red")
    assert not session.needs_curtain(1)


def test_a_hidden_hand_needs_a_curtain_and_an_open_or_empty_one_does_not() -> None:
    async def play(game: Toy) -> Result:
        game.hands[1] = ["card:a"]
        await ask(0, "say red")
        game.said = ["card:a"]  # open to everybody
        await ask(0, "say red")
        game.hands[1], game.said = [], []
        await ask(0, "say red")
        return OVER

    session = sit(play, "p", "p")
    session.sit_down(0)
    needed = []
    for _ in range(3):
        needed.append(session.needs_curtain(1))
        session.answer(0, "say red")
    assert needed == [True, False, False]
    assert not session.needs_curtain(0)


def test_options_that_name_hidden_things_need_a_curtain() -> None:
    async def play(game: Toy) -> Result:
        await ask(1, "keep card:top", "bury card:top")
        return OVER

    session = sit(play, "p", "p")
    session.sit_down(0)
    assert session.needs_curtain(1)


def test_a_story_that_others_heard_otherwise_needs_a_curtain() -> None:
    """What somebody drew or was told stands in his story, though the card itself lies open by now."""

    async def play(game: Toy) -> Result:
        await ask(0, "say red")
        game.tell(Drew(1, "card:a"))
        game.said = ["card:a"]
        await ask(0, "say red")
        return OVER

    session = sit(play, "p", "p")
    session.sit_down(0)
    assert not session.needs_curtain(1)
    session.answer(0, "say red")
    assert session.needs_curtain(1)


def test_a_whisper_needs_a_curtain() -> None:
    async def play(game: Toy) -> Result:
        game.tell(Whispered(1))
        await ask(0, "say red")
        return OVER

    session = sit(play, "p", "p")
    session.sit_down(0)
    assert session.needs_curtain(1)


# What was told


def test_what_somebody_has_seen_is_counted_for_each_person() -> None:
    session = sit(in_turn, "p", "p")
    session.sit_down(0)
    session.answer(0, "say red")
    session.mark_told()
    assert session.told == {0: 1, 1: 0}
    session.sit_down(None)
    session.mark_told()
    assert session.told == {0: 1, 1: 0}


def test_after_undo_nobody_was_told_what_did_not_happen() -> None:
    session = sit(in_turn, "p", "b")
    session.answer(0, "say red")
    session.mark_told()
    assert undo(session)
    assert (session.told, session.event_count) == ({0: 0}, 0)


def test_a_resumed_game_tells_everybody_what_happened_since_his_own_last_answer(
    game: Game[Any], tmp_path: Path
) -> None:
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 3)
    chance = Dice(3)
    counts: dict[int, int] = {}
    for _ in range(15):
        seat = session._table.awaited()[0]
        session.answer(seat, _any(session._table.menu(seat), chance))
        counts[seat] = session.event_count
    session.close()
    assert session.journal is not None
    again = Session.resume(session.journal.path)
    assert again.told == {seat: counts.get(seat, 0) for seat in range(game.seats[0])}
    again.close()


def _any(menu: Menu | None, chance: Dice) -> Option:
    assert menu is not None
    option = random_bot({}, menu, chance)
    assert option is not None
    return option


# Bots


def test_each_answer_of_a_bot_is_looked_at_before_the_next() -> None:
    session = sit(in_turn, "b", "b")
    for count in range(1, 4):
        news = let_pass(session, 60.0)
        assert [type(told) for told in news] == [Update]
        assert session.move_count == count
    session.close()


def test_bots_think_at_once_and_answer_when_time_passes() -> None:
    asked = []

    def bot(view: View, menu: Menu, chance: Dice) -> Option:
        asked.append(menu)
        return menu.options[0]

    session = sit(in_turn, "b", "p", bots={"only": bot})
    for _ in range(5):
        session.think(1.0)
    wait_for_thoughts(session)
    session.think(1.0)
    assert (len(asked), session.thinking, session.move_count) == (1, 0, 0)
    session.pass_time(0.0)
    assert (len(asked), session.thinking, session.move_count) == (1, None, 1)
    session.close()


def test_nobody_thinks_about_a_table_that_is_only_shown() -> None:
    session = sit(in_turn, "b", "b")
    assert wait_for_thoughts(session) == 0
    assert session.view()["said"] == []


@pytest.mark.parametrize("answer", ["say green", None])
def test_a_bot_that_fails_is_told_of_and_something_is_answered(answer: str | None) -> None:
    def bot(view: View, menu: Menu, chance: Dice) -> Option | None:
        return None if answer is None else Option(answer)

    session = sit(in_turn, "b", "p", bots={"wrong": bot})
    (failed,) = let_pass(session)
    assert isinstance(failed, BotFailed)
    assert failed.seat == 0
    let_pass(session)
    assert session.move_count == 1
    session.close()


def test_a_level_that_is_not_there_is_refused_before_anything_is_written(game: Game[Any], tmp_path: Path) -> None:
    seats = [*seated(game.seats[0] - 1), SeatInfo("Bot", "bot", "godlike")]
    with pytest.raises(BadSetup, match="godlike"):
        Session.begin(tmp_path, game, seats, {})
    assert list(tmp_path.iterdir()) == []


# Undo

FEW_QUESTIONS = 4


def test_ones_own_answer_can_be_taken_back_and_the_file_says_so(game: Game[Any], tmp_path: Path) -> None:
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 1)
    assert session.journal is not None
    before: list[Move] = []  # where a question is followed by chance whatever is answered, the next one is tried
    for _ in range(FEW_QUESTIONS):
        digest = session.digest()
        assert session._table.ask is not None
        seat = session._table.awaited()[0]
        for line in session._table.ask.menus[seat].options:
            session.sit_down(seat)
            session.answer(seat, line)
            if undo(session):
                assert session.digest() == digest
                assert session.journal is not None
                assert open_save(session.journal.path).table.moves == before
                session.close()
                return
            session = _begun_anew(session, tmp_path, before)
        session.sit_down(seat)
        session.answer(seat, line)
        before = list(session._table.moves)
    pytest.fail("nothing can be taken back")


def _begun_anew(session: Session, folder: Path, moves: Sequence[Move]) -> Session:
    session.close()
    again = Session.begin(folder, session.game, session.seats, {}, 1)
    for seat, line in moves:
        again.sit_down(seat)
        again.answer(seat, line)
    return again


def test_only_the_last_answer_of_whoever_is_at_the_screen_can_be_taken_back() -> None:
    session = sit(in_turn, "p", "p")
    session.sit_down(0)
    assert not undo(session)
    session.answer(0, "say red")
    session.sit_down(1)
    assert not undo(session)
    session.sit_down(None)
    assert not undo(session)
    session.sit_down(0)
    assert undo(session)


# The file


def play_on(session: Session, chance: Dice) -> None:
    seat = session._table.awaited()[0]
    session.answer(seat, _any(session._table.menu(seat), chance))


def test_every_answer_is_on_the_disk_at_once(game: Game[Any], tmp_path: Path) -> None:
    session = Session.begin(tmp_path, game, seated(game.seats[-1]), {}, 5)
    assert session.journal is not None
    chance = Dice(5)
    for count in range(1, 6):
        play_on(session, chance)
        assert session.is_saved
        assert len(open_save(session.journal.path).table.moves) == count
    session.close()


def test_what_could_not_be_written_is_made_up_for(game: Game[Any], tmp_path: Path, full_disk: list[bool]) -> None:
    full_disk[0] = False
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 5)
    chance = Dice(5)
    play_on(session, chance)
    full_disk[0] = True
    session.take_news()
    for _ in range(2):
        play_on(session, chance)
    failures = [told for told in session.take_news() if isinstance(told, NotSaved)]
    assert [failure.problem.facts["why"] for failure in failures if failure.problem] == ["No space left on device"]
    assert (session.is_saved, session.move_count) == (False, 3)
    full_disk[0] = False
    play_on(session, chance)
    assert session.is_saved
    assert session.journal is not None
    assert open_save(session.journal.path).table.digest() == session.digest()
    session.close()


def test_a_game_begun_on_a_full_disk_is_saved_as_soon_as_there_is_room(
    game: Game[Any], tmp_path: Path, full_disk: list[bool]
) -> None:
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 5)
    assert [note.key for note in session.noticed] == ["cannot-write"]
    assert not session.is_saved
    chance = Dice(5)
    play_on(session, chance)
    assert not session.is_saved
    full_disk[0] = False
    play_on(session, chance)
    assert session.is_saved
    assert session.journal is not None
    play_on(session, chance)
    assert open_save(session.journal.path).table.digest() == session.digest()
    session.close()


def test_an_undo_that_cannot_be_written_is_made_up_for(tmp_path: Path, full_disk: list[bool]) -> None:
    full_disk[0] = False
    session = _undoable(tmp_path)
    before = session.digest()
    line = next(iter(session._table.ask.menus[0].options)) if session._table.ask is not None else ""
    session.answer(0, line)
    full_disk[0] = True
    assert undo(session)
    assert (session.digest(), session.is_saved) == (before, False)
    full_disk[0] = False
    session.answer(0, line)
    assert session.is_saved
    assert session.journal is not None
    assert saves_module.read_save(session.journal.path)[0].moves == [f"0 {line}", f"digest {session.digest()}"]
    session.close()


def _undoable(folder: Path) -> Session:
    table = Table(toy(in_turn, Toy), named_seats(["Ada", "Ben"]))
    session = Session(table, saves_module.Journal.begin(folder, table))
    session.sit_down(0)
    return session


def test_a_copy_needs_a_name_of_its_own(game: Game[Any], tmp_path: Path) -> None:
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 5)
    play_on(session, Dice(5))
    path = session.save_as("Вечір у Ади")
    assert path == tmp_path / "Вечір у Ади.yaml"
    assert open_save(path).table.digest() == session.digest()
    with pytest.raises(BadFile) as refusal:
        session.save_as("Вечір у Ади")
    assert refusal.value.key == "file-exists"
    session.close()


@pytest.mark.parametrize("name", ["/", "..", "../outside", "Ї" * 200, "a/b", "~"])
def test_a_copy_stays_in_its_folder_whatever_the_name(game: Game[Any], tmp_path: Path, name: str) -> None:
    folder = tmp_path / "saves"
    session = Session.begin(folder, game, seated(game.seats[0]), {}, 5)
    try:
        assert session.save_as(name).parent == folder
    except BadFile:
        assert len(list(folder.iterdir())) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]
    assert all(path.stem.strip(".") for path in folder.iterdir())
    session.close()


def test_a_copy_holds_all_answers_even_if_the_file_does_not(
    game: Game[Any], tmp_path: Path, full_disk: list[bool]
) -> None:
    full_disk[0] = False
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 5)
    full_disk[0] = True
    play_on(session, Dice(5))
    assert not session.is_saved
    full_disk[0] = False
    assert open_save(session.save_as("copy")).table.digest() == session.digest()
    session.close()


def test_a_game_that_was_given_up_is_kept_beside_the_others(game: Game[Any], tmp_path: Path) -> None:
    session = Session.begin(tmp_path, game, seated(game.seats[0]), {}, 5)
    assert session.journal is not None
    name = session.journal.path.name
    session.journal.path.with_suffix(".people").write_text("", encoding="utf-8")  # it was a table in the network once
    session.give_up()
    assert [path.name for path in tmp_path.glob("*.*")] == []
    assert open_save(tmp_path / "given-up" / name).table.moves == []


def test_the_result_and_the_rest_are_those_of_the_table(game: Game[Any]) -> None:
    seats = seated(game.seats[0])
    session = Session(Table(game, seats, {}, 1))
    assert (session.names, session.seats, session.result) == ([seat.name for seat in seats], tuple(seats), None)
    assert session.colours == list(game.colours[: len(seats)])
    session.sit_down(EVERYTHING)
    whole = session._table.view(EVERYTHING)
    assert session.view() == (whole if len(seats) > 1 else whole | {"viewer": "seat:0"})
    assert not session.is_saved
    with pytest.raises(BadFile):
        session.save_as("nowhere")
