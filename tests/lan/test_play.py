"""A game at a table for guests: answers, races, the clock, bots that stand in, and going back."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.choices import Ask, Menu, Option, Pick, Refused, put
from engine.dialogues import together
from engine.errors import BadFile, BadSetup
from engine.games import Game, Result
from engine.hosting import moment
from engine.hosting import undoing as undo_module
from engine.hosting.host import Host as GameHost
from engine.hosting.listeners import Listener
from engine.lan import messages as said
from engine.lan.host import Host
from engine.lan.remote import RemoteTable
from engine.lan.wire import as_problem, as_view
from engine.saves import open_save
from engine.table import Table
from tests.engine.toys import OVER, Toy, ask, menu, toy
from tests.lan.relay import RELAY, playable
from tests.lan.tables import Caller, hosted, run, until, visiting
from tests.lan.watching import tapped_wires

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def _relay() -> Any:
    with playable(RELAY):
        yield


class Party:
    """A running game and the guests at it, one a seat."""

    def __init__(self, host: Host, callers: list[Caller]) -> None:
        self.host, self.callers = host, callers
        self._ids = [0] * len(callers)

    @property
    def play(self) -> GameHost:
        """The game at the host."""
        assert self.host.room.play is not None
        return self.host.room.play

    @property
    def table(self) -> Table[Any]:
        """As the host knows it."""
        return self.play.table

    @property
    def moves(self) -> list[str]:
        """What was accepted."""
        return list(map(str, self.table.moves))

    async def say(self, seat: int, *messages: said.Message) -> list[str]:
        """Say something; what was refused of it."""
        caller = self.callers[seat]
        count = len(caller.refused)
        await caller.say(*messages)
        await self.settle()
        return caller.refused[count:]

    async def answer(self, seat: int, line: str = "", number: int | None = None) -> list[str]:
        """Answer: something that is on the menu, unless told what; what was refused of it."""
        await self.send(seat, line, number)
        count = len(self.callers[seat].refused)
        await self.settle()
        return self.callers[seat].refused[count:]

    async def send(self, seat: int, line: str = "", number: int | None = None) -> None:
        """Answer, and do not wait."""
        self._ids[seat] += 1
        options = self.table.menu(seat)
        line = line or (str(options.options[0]) if options is not None else "pass")
        number = self.table.number_of(seat) if number is None else number
        await self.callers[seat].say(said.Answer(seat, number, line, self._ids[seat]))

    async def settle(self) -> None:
        """Everybody has heard everything."""
        for caller in self.callers:
            if caller.closed is None:
                await caller.settle()

    def update(self, seat: int) -> said.Update:
        """What a guest was told last."""
        return self.callers[seat].last(said.Update)

    def sight(self, seat: int) -> said.Sight:
        """What a guest sees."""
        return self.update(seat).sights[str(seat)]


@asynccontextmanager
async def party(
    seats: int = 2, folder: Path | None = None, game: Game[Any] = RELAY, **more: Any
) -> AsyncIterator[Party]:
    """A game of so many guests has begun."""
    with playable(RELAY, game):
        async with AsyncExitStack() as open:
            host = await open.enter_async_context(hosted(game, seats, folder, **more))
            callers = [await open.enter_async_context(visiting(host, name)) for name in NAMES[:seats]]
            for caller in callers:
                await caller.say(said.Ready(True))
                await caller.settle()
            host.room.start()
            playing = Party(host, callers)
            await playing.settle()
            yield playing


# Answers


def test_an_answer_moves_the_game_and_everybody_sees_it() -> None:
    async def answering() -> None:
        async with party(options={"only": "single"}) as playing:
            assert playing.sight(0).menu is not None
            assert playing.sight(1).menu is None
            assert [playing.sight(seat).awaited for seat in range(2)] == [[0], [0]]
            assert await playing.answer(0, "pass") == []
            assert playing.moves == ["0 pass"]
            assert [playing.update(seat).number for seat in range(2)] == [2, 2]
            assert playing.sight(1).menu is not None

    run(answering())


def test_what_cannot_be_taken_is_refused_and_the_game_is_as_it_was() -> None:
    async def refusing() -> None:
        async with party(options={"only": "single"}) as playing:
            await playing.answer(0, "pass")
            digest = playing.table.digest()
            assert await playing.answer(1, "pass", number=1) == ["late-answer"]
            assert await playing.answer(1, "pass", number=99) == ["late-answer"]
            assert await playing.answer(1, "lay card:none") == ["not-on-menu"]
            assert await playing.answer(0, "pass") == ["not-asked"]
            count = len(playing.callers[0].all(said.Update))
            assert await playing.say(0, said.Answer(1, 2, "pass", 50)) == ["lan-not-your-seat"]
            assert await playing.say(0, said.Answer(7, 2, "pass", 51)) == ["lan-not-your-seat"]
            assert len(playing.callers[0].all(said.Update)) == count + 2  # each gets the fresh view
            assert playing.table.digest() == digest

    run(refusing())


def test_an_answer_that_comes_twice_is_heard_once() -> None:
    """The second time the guest only gets the game as it is. One whose id was never used is another answer."""

    async def twice() -> None:
        async with party(1, options={"only": "single"}) as playing:
            first = said.Answer(0, 1, "pass", 1)
            assert await playing.say(0, first, first) == []
            assert playing.moves == ["0 pass"]
            assert playing.update(0).heard == 1
            assert await playing.say(0, said.Answer(0, 2, "pass", 1)) == []
            assert playing.moves == ["0 pass"]
            assert await playing.say(0, said.Answer(0, 2, "pass", 2)) == []
            assert playing.moves == ["0 pass"] * 2

    run(twice())


def test_everybodys_answers_stay_secret_until_the_last() -> None:
    async def secretly() -> None:
        async with party(3, options={"only": "secret"}) as playing:
            before = [playing.sight(seat) for seat in range(3)]
            assert all(sight.menu is not None for sight in before)
            await playing.answer(2)
            await playing.answer(0)
            for seat in (0, 1, 2):
                assert (playing.sight(seat).view, playing.update(seat).number) == (before[seat].view, 1)
                assert playing.sight(seat).events == []
                assert playing.sight(seat).awaited == [1]
            assert playing.sight(0).menu is None
            assert await playing.answer(0) == ["answered-already"]
            await playing.answer(1)
            assert [event["card"] for event in playing.sight(1).events if event["event"] == "discarded"]
            assert playing.update(1).number == 2

    run(secretly())


def test_reasons_go_to_the_seat_that_is_asked_after_everybody_has_seen_the_game() -> None:
    async def rules(state: Toy) -> Result:
        asked = menu("pass", "lay", why_not=list, doubts=lambda: {Option("lay"): "toy.really"})
        await put(Ask({0: asked}))
        return OVER

    async def reasoning() -> None:
        async with (
            hosted(toy(rules, Toy), 2) as host,
            visiting(host, "Ann", reasons=True) as ann,
            visiting(host, "Ben", reasons=True) as ben,
        ):
            for caller in (ann, ben):
                await caller.say(said.Ready(True))
                await caller.settle()
            host.room.start()
            for caller in (ann, ben):
                await caller.settle()
            assert ann.all(said.Reasons) == [said.Reasons(0, 1, [], {"lay": "toy.really"})]
            assert ben.all(said.Reasons) == []

    with playable(toy(rules, Toy)):
        run(reasoning())


def test_notes_are_for_one_seat_and_not_in_the_record_that_is_shared(tmp_path: Path) -> None:
    async def noting() -> None:
        with tapped_wires():
            async with party(2, tmp_path, options={"only": "single", "rounds": 1}) as playing:
                assert await playing.say(0, said.Jot(0, "seat:1", "foe")) == []
                assert as_view(playing.sight(0).view)["notes"] == {"seat:1": "foe"}
                assert await playing.say(0, said.Jot(1, "seat:0", "foe")) == ["lan-not-your-seat"]
                assert await playing.say(0, said.Jot(0, "seat:1", "king")) == ["bad-note"]
                await playing.answer(0)
                assert not any(b"foe" in raw for raw in playing.callers[1].raw)
                assert "note" not in playing.callers[0].last(said.Record).save
                assert playing.play.journal is not None
                assert "- note 0 seat:1 foe" in playing.play.journal.path.read_text()

    run(noting())


def test_a_failing_rule_leaves_the_game_as_it_was_and_gives_nothing_away(caplog: pytest.LogCaptureFixture) -> None:
    async def rules(state: Toy) -> Result:
        if await ask(0, "break", "pass") == "break":
            raise RuntimeError("card:secret")
        return OVER

    async def failing() -> None:
        async with party(2, game=toy(rules, Toy)) as playing:
            assert await playing.answer(0, "break") == ["lan-rule-failed"]
            assert playing.moves == []
            assert playing.callers[1].last(said.Notice) == said.Notice("lan-rule-failed")
            assert not any(b"card:secret" in raw for caller in playing.callers for raw in caller.raw)
            assert await playing.answer(0, "pass") == []
            assert playing.table.result == OVER

    with caplog.at_level(logging.ERROR, "longtable.host"):
        run(failing())
    assert "card:secret" in caplog.text


def test_a_failing_bot_is_replaced_and_gives_nothing_away(caplog: pytest.LogCaptureFixture) -> None:
    def broken(view: Any, menu: Menu, chance: Any) -> Option:
        if view["viewer"] % 2:
            raise KeyError("card:secret")
        return Option("lay card:secret")

    async def rules(state: Toy) -> Result:
        for seat in (1, 2):
            await ask(seat, "pass", "lay")
        return OVER

    game = replace(
        toy(rules, Toy), bots={"broken": broken}, view=lambda state, viewer: {"viewer": viewer, "players": []}
    )

    async def failing() -> None:
        with playable(game):
            plan = said.SetUp([said.SeatPlan("guest"), *[said.SeatPlan("bot", level="broken")] * 2])
            async with hosted(game, 1) as host:
                host.room.set_up(plan)
                async with visiting(host) as ann:
                    await ann.say(said.Ready(True))
                    await ann.settle()
                    host.room.start()
                    await ann.hear(said.Record)
                    notices = [one for one in ann.all(said.Notice) if one.key == "lan-bot-failed"]
                    assert [one.facts for one in notices] == [{"seat": 2}, {"seat": 3}]
                    assert not any(b"card:secret" in raw for raw in ann.raw)

    with caplog.at_level(logging.ERROR, "longtable.host"):
        run(failing())
    assert "card:secret" in caplog.text


def test_a_disk_that_is_full_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def writing() -> None:
        async with party(2, tmp_path, options={"rounds": 2}) as playing:
            assert playing.play.journal is not None
            path = playing.play.journal.path

            def fail(*what: object) -> None:
                raise BadFile("cannot-write", file=path, why="full")

            full = monkeypatch.context()
            disk = full.__enter__()
            disk.setattr(playing.play.journal, "_append", fail)
            disk.setattr("engine.saves.write_new", fail)
            assert await playing.answer(0) == []  # a single question
            assert await playing.answer(0) == []  # a secret one
            assert await playing.answer(1) == []
            await playing.send(0, "grab")  # a race, whose winner was once told that he came too late
            await until(lambda: playing.table.number == 4)
            await playing.settle()
            assert playing.callers[0].refused == []
            assert playing.update(0).heard == 3
            told = [one for one in playing.callers[1].all(said.Notice) if "saved" in one.key]
            assert told == [said.Notice("lan-not-saved", {"why": "full"})]  # once, and not where
            full.__exit__(None, None, None)
            assert await playing.answer(0) == []
            assert playing.callers[1].last(said.Notice) == said.Notice("lan-saved-again")
            assert open_save(path).table.moves == playing.table.moves

    run(writing())


def test_an_answer_is_written_down_before_it_is_told_and_on_the_disk_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def writing() -> None:
        async with party(2, tmp_path) as playing:
            assert playing.play.journal is not None
            path, tell = playing.play.journal.path, playing.play.tell
            happened: list[str] = []

            def telling(*listeners: Listener, **more: Any) -> None:
                happened.append(f"told, {len(open_save(path).table.moves)} in the file")
                tell(*listeners, **more)

            monkeypatch.setattr(playing.play, "tell", telling)
            monkeypatch.setattr(os, "fsync", lambda file: happened.append("on the disk"))
            assert await playing.answer(0) == []
            assert happened == ["told, 1 in the file", "on the disk"]

    run(writing())


def test_a_disk_that_fails_after_everybody_was_told_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(file: int) -> None:
        raise OSError(errno.EIO, "broken")

    async def writing() -> None:
        async with party(2, tmp_path) as playing:
            assert playing.play.journal is not None
            with monkeypatch.context() as broken:
                broken.setattr(os, "fsync", failing)
                assert await playing.answer(0) == []
            assert playing.callers[1].last(said.Notice) == said.Notice("lan-not-saved", {"why": "broken"})
            (seat, *_) = playing.table.awaited()
            assert await playing.answer(seat) == []
            assert [one.key for one in playing.callers[1].all(said.Notice)].count("lan-not-saved") == 1
            assert open_save(playing.play.journal.path).table.moves == playing.table.moves

    run(writing())


# Coming back


@pytest.mark.parametrize(
    ("kind", "asked", "seat"),
    [("single", [0], 0), ("single", [0], 1), ("secret", [0, 1, 2], 1), ("race", [0, 1, 2], 2), ("beside", [0], 1)],
)
@pytest.mark.parametrize("has_answered", [False, True])
def test_coming_back_gives_view_and_question_again(kind: str, asked: list[int], seat: int, has_answered: bool) -> None:
    """At every kind of question: one seat's, another's, everybody's in secret, a race, or beside another's."""

    async def back() -> None:
        async with party(3, options={"only": kind}) as playing:
            if has_answered and kind in ("secret", "race"):
                assert await playing.answer(seat, "wait" if kind == "race" else "") == []
            if has_answered and kind == "beside":
                assert await playing.answer(seat, "shout") == []
            before, number = playing.sight(seat), playing.table.number
            story = [
                event for update in playing.callers[seat].all(said.Update) for event in update.sights[str(seat)].events
            ]
            playing.callers[seat].drop()
            await until(lambda: len(playing.host.room.presence.here) == 2)
            others = playing.callers[(seat + 1) % 3]
            await others.hear(said.RoomView, lambda room: any(person.is_away for person in room.people))
            async with visiting(playing.host, token=playing.callers[seat].token) as again:
                update = again.last(said.Update)
                sight = update.sights[str(seat)]
                assert (update.number, sight.view, sight.menu, sight.awaited) == (
                    number, before.view, before.menu, before.awaited,
                )  # fmt: skip
                assert (sight.first, sight.events) == (0, story)
                assert again.last(said.Begun).yours == [seat]

    run(back())


def test_an_ended_game_is_shared_with_whoever_comes_back_too_late() -> None:
    async def late() -> None:
        async with party(options={"only": "single", "rounds": 1}) as playing:
            playing.callers[1].drop()
            await until(lambda: len(playing.host.room.presence.here) == 1)
            await playing.answer(0)
            record = playing.callers[0].last(said.Record)
            async with visiting(playing.host, token=playing.callers[1].token) as again:
                assert again.last(said.Record) == record
                assert set(again.last(said.Update).sights) == {"1", "all"}

    run(late())


def test_a_silent_guest_is_away_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pinged every 5 s and away after 10 s; here in hundredths of it."""
    monkeypatch.setattr("engine.lan.host.PING", 0.05)

    async def silent() -> None:
        async with party() as playing:
            ben = playing.callers[1]
            ben.socket.transport.pause_reading()
            room = await playing.callers[0].hear(said.RoomView, lambda room: any(one.is_away for one in room.people))
            assert [one.is_away for one in room.people] == [False, True]
            ben.socket.transport.resume_reading()

    run(silent())


# Bots that stand in


def test_a_bot_takes_the_seat_of_a_lost_guest_after_a_grace_time_and_gives_it_back() -> None:
    """He is replaced when the time is over, and plays again as soon as he is back. [BNG-22.13]"""

    async def lost() -> None:
        async with party(2, options={"only": "single", "rounds": 40}, patience=1, pace=0.05) as playing:
            await playing.answer(0, "pass")
            token = playing.callers[1].token
            playing.callers[1].drop()
            ann = playing.callers[0]
            await ann.hear(said.RoomView, lambda room: any(one.is_away for one in room.people))
            assert (playing.play.stand_ins, len(playing.moves)) == (set(), 1)
            await ann.hear(said.RoomView, lambda room: room.seats[1].stand_in)
            assert ann.last(said.Notice) == said.Notice("lan-stand-in", {"name": "Ben"})
            await until(lambda: len(playing.moves) == 2)
            await playing.answer(0, "pass")
            async with visiting(playing.host, token=token) as ben:
                assert playing.play.stand_ins == set()
                room = ben.last(said.RoomView)
                assert not room.seats[1].stand_in
                kinds = [type(message) for message in ben.heard]
                assert kinds.index(said.Begun) < kinds.index(said.Update)  # nothing before he knows what is played
                number = playing.table.number
                if playing.table.menu(1) is None:  # the bot was quicker than he
                    await playing.answer(0, "pass")
                    number = playing.table.number
                await ben.hear(said.Update, lambda update: update.sights["1"].menu is not None)
                await asyncio.sleep(0.1)
                assert playing.table.number == number  # the bot does not answer any more
                await ben.say(said.Answer(1, number, "pass", 100))
                await ben.settle()
                assert playing.table.number == number + 1

    run(lost())


def test_whoever_is_back_in_time_keeps_his_seat() -> None:
    async def back() -> None:
        async with party(2, options={"only": "single"}, patience=1) as playing:
            playing.callers[1].drop()
            await until(lambda: playing.host.room.presence._patience)
            async with visiting(playing.host, token=playing.callers[1].token):
                assert playing.host.room.presence._patience == {}
                assert playing.play.stand_ins == set()

    run(back())


def test_the_host_hands_a_seat_to_a_bot_and_back() -> None:
    async def handing() -> None:
        async with party(2, options={"only": "single", "rounds": 9}) as playing:
            playing.host.hearing.hand_over(0, True)
            await until(lambda: len(playing.moves) == 1)
            await playing.settle()
            assert playing.sight(0).menu is None
            await playing.answer(1, "pass")
            await until(lambda: len(playing.moves) == 3)
            assert await playing.answer(0, "pass") == ["lan-bot-plays"]
            playing.host.hearing.hand_over(0, False)
            await playing.answer(1, "pass")
            assert playing.sight(0).menu is not None
            assert await playing.answer(0, "pass") == []

    run(handing())


def test_the_host_changes_the_level_of_a_bot() -> None:
    async def changing() -> None:
        async with party(1, bots=1, options={"only": "single"}) as playing:
            playing.host.hearing.change_bot(1, "random", "")
            assert playing.play.table.seats[1].level == "random"
            assert playing.host.room.view().seats[1].level == "random"
            for seat in (0, 1, 2):
                with pytest.raises(BadSetup):
                    playing.host.hearing.change_bot(seat, "genius" if seat == 1 else "random", "")

    run(changing())


def test_a_closed_game_leaves_no_thought_behind() -> None:
    async def closing() -> None:
        async with party(1, bots=1, options={"only": "single"}, pace=500.0) as playing:
            await playing.answer(0, "pass")
            assert playing.play.bots.thinking == [1]
            playing.play.close()
            assert playing.play.bots.thinking == []

    run(closing())


# Races


def test_of_answers_of_one_moment_the_order_of_the_seats_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes within 50 ms of the first deciding answer came together; a busy computer gets more. [JUN-16.9]"""
    assert moment.SAME_MOMENT == 0.05
    monkeypatch.setattr(moment, "SAME_MOMENT", 0.5)

    async def racing() -> None:
        async with party(3, options={"only": "race", "rounds": 2}) as playing:
            for seat in (2, 1, 0):
                await playing.send(seat, "wait" if seat == 0 else "grab")
                await playing.callers[seat].settle()
            assert playing.moves == []  # the moment is not over
            await until(lambda: playing.moves)
            await playing.settle()
            assert playing.moves == ["1 grab"]
            assert [caller.refused for caller in playing.callers] == [["lan-too-late"], [], ["lan-too-late"]]

    run(racing())


def test_a_late_answer_to_a_race_is_refused() -> None:
    """After the moment the first one has won, whoever stands first in the order. [JUN-16.3, JUN-E-30]"""

    async def late() -> None:
        async with party(2, options={"only": "race", "rounds": 2}) as playing:
            await playing.answer(1, "grab")
            await until(lambda: playing.moves)
            assert await playing.answer(0, "grab", number=1) == ["late-answer"]
            assert playing.moves == ["1 grab"]
            assert playing.table.state.grabs == [1]

    run(late())


def test_what_does_not_decide_a_race_counts_at_once() -> None:
    async def waiting() -> None:
        async with party(3, options={"only": "race"}) as playing:
            assert await playing.answer(2, "wait") == []
            assert playing.moves == ["2 wait"]
            assert playing.update(0).number == 1
            assert playing.sight(2).menu is None
            await playing.answer(0, "grab")
            await until(lambda: len(playing.moves) == 2)

    run(waiting())


def test_in_one_moment_everybody_speaks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second answer does not take back the first; the same one said again changes nothing."""
    monkeypatch.setattr(moment, "SAME_MOMENT", 0.5)

    async def twice() -> None:
        async with party(2, options={"only": "race"}) as playing:
            number = playing.table.number
            first = said.Answer(0, number, "grab", 1)
            await playing.callers[0].say(first, first, said.Answer(0, number, "wait", 2))
            await playing.callers[0].settle()
            assert playing.callers[0].refused == ["lan-too-late"]
            await until(lambda: playing.moves)
            assert playing.moves == ["0 grab"]

    run(twice())


def test_the_clock_cannot_close_a_race_in_its_last_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """[JUN-16.9]"""
    monkeypatch.setattr(moment, "SAME_MOMENT", 0.5)

    async def racing() -> None:
        async with party(2, options={"only": "race", "seconds": 1}) as playing:
            await playing.answer(1, "grab")
            assert playing.moves == []
            playing.play._expire()
            assert playing.moves == []
            await until(lambda: playing.moves)
            assert playing.moves == ["1 grab"]

    run(racing())


def test_when_the_time_of_a_race_is_up_whoever_has_not_spoken_waits() -> None:
    """[JUN-16.2, JUN-16.10]"""

    async def racing() -> None:
        async with party(3, options={"only": "race", "seconds": 1, "rounds": 1}) as playing:
            assert playing.update(0).seconds == 1
            assert 0 < playing.update(0).left <= 1
            await playing.answer(1, "wait")
            await until(lambda: playing.table.result is not None)
            assert playing.moves == ["1 wait", "0 wait", "2 wait"]

    run(racing())


# The clock


async def _choices(state: Toy) -> Result:
    """A question with a default, one without, and private ones side by side."""
    state.said.append(await ask(0, "shoot", "miss", default=Option("miss")))
    state.said.append(await ask(0, "left", "right"))
    dialogues = {seat: _two_questions(seat) for seat in range(state.seats)}
    await together(state, dialogues)
    return OVER


async def _two_questions(seat: int) -> None:
    await ask(seat, "first", "other")
    await ask(seat, "second", "other")


def test_when_the_time_is_up_the_default_is_answered_or_anything() -> None:
    """No response where one may do without; forced choices at random among the legal ones. [BNG-22.12]

    Where one question goes on in private, the clock runs anew: it once stood still for ever.
    """

    async def dawdling() -> None:
        async with party(2, game=toy(_choices, Toy), clock=1) as playing:
            assert playing.update(1).seconds == 1
            await until(lambda: len(playing.moves) == 1)
            assert playing.moves == ["0 miss"]
            playing.play._expire()
            assert playing.moves[1] in ("0 left", "0 right")
            await until(lambda: playing.table.result is not None)
            assert len(playing.moves) == 6

    run(dawdling())


def test_private_dialogues_have_numbers_of_their_own_over_the_wire() -> None:
    """A double click is late for the next question; the progress of one guest makes no answer of another late."""

    async def dialogues(state: Toy) -> Result:
        await together(state, {seat: _two_questions(seat) for seat in range(state.seats)})
        return OVER

    async def answering() -> None:
        async with party(2, game=toy(dialogues, Toy)) as playing:
            shown = [playing.sight(seat).number for seat in range(2)]
            assert await playing.answer(0, "other", shown[0]) == []
            assert await playing.answer(0, "other", shown[0]) == ["late-answer"]
            assert [playing.sight(seat).number for seat in range(2)] == [shown[0] + 1, shown[1]]
            assert await playing.answer(1, "other", shown[1]) == []
            assert playing.moves == ["0 other", "1 other"]

    run(answering())


def test_a_set_is_judged_by_the_host_while_it_is_put_together() -> None:
    """The guest asks about what is picked now, one question at a time, and shows what comes back."""

    def adds_up(dice: Option) -> Refused | None:
        total = sum(int(die.removeprefix("die:")) for die in dice.refs)
        return None if total == 7 else Refused(dice.refs, "why.total", "TOY-2", {"total": str(total)})

    async def rules(state: Toy) -> Result:
        more: dict[str, Any] = {"check": adds_up, "suggest": lambda: Option("use die:1 die:6")}
        await ask(0, *(f"use die:{pips}" for pips in (1, 2, 6)), sets={"use": Pick(1, 3, checked=True)}, **more)
        return OVER

    async def putting_together() -> None:
        async with party(2, game=toy(rules, Toy)) as playing:
            sent: list[said.Message] = []
            begun = playing.callers[0].last(said.Begun)
            table = RemoteTable(begun, sent.append)
            table.update(playing.update(0))
            menu = table.menu(0)
            assert menu is not None
            assert menu.flaw("use die:6 die:2") is None  # nobody knows yet
            assert menu.flaw("use die:6") is None
            assert sent == [said.Would(0, table.number_of(0), "use die:2 die:6")]
            await playing.say(0, sent[0])
            table.judge(playing.callers[0].last(said.Verdict))
            flaw = menu.flaw("use die:6 die:2")
            assert flaw is not None
            assert (flaw.rule, flaw.facts) == ("TOY-2", {"total": "8"})
            assert menu.accept("use die:2 die:6") is None
            assert await playing.answer(0, "use die:2 die:6") == ["bad-set"]
            refusals = [one for one in playing.callers[0].all(said.Refusal) if one.key == "bad-set"]
            assert [as_problem(refusal).facts["why"] for refusal in refusals] == [flaw]
            assert await playing.say(1, said.Would(0, table.number_of(0), "use die:6")) == ["lan-not-your-seat"]
            assert await playing.answer(0, "use die:1 die:6") == []

    run(putting_together())


def test_the_clock_of_the_first_question_is_told_with_it() -> None:
    """It was once told as run out, until the next question."""

    async def begun() -> None:
        async with party(2, clock=600) as playing:
            updates = [update for caller in playing.callers for update in caller.all(said.Update)]
            assert {update.seconds for update in updates} == {600}
            assert all(update.left > 0 for update in updates)

    run(begun())


def test_the_clock_leaves_bots_alone() -> None:
    async def rules(state: Toy) -> Result:
        await ask(1, "left", "right")
        return OVER

    async def waiting() -> None:
        async with party(1, bots=1, game=toy(rules, Toy), clock=1, pace=0.2) as playing:
            assert playing.update(0).seconds == 0
            await playing.callers[0].hear(said.Record)

    run(waiting())


def test_the_clock_of_one_does_not_begin_anew_when_another_goes_or_comes() -> None:
    async def going() -> None:
        async with party(2, options={"only": "single"}, clock=30, pace=500.0) as playing:
            play = playing.play
            until_then = play.clock._ends_at
            play.stand_in(1, True)
            play.stand_in(1, False)
            assert play.clock._ends_at == until_then
            play.stand_in(0, True)
            assert not play.clock.is_running
            play.stand_in(0, False)
            await playing.settle()
            assert 29 < playing.update(0).left <= 30

    run(going())


def test_the_clock_waits_for_whoever_is_away() -> None:
    """The table waits, it was once said, while the clock answered for him."""

    async def going() -> None:
        async with party(2, options={"only": "single"}, clock=600) as playing:
            playing.callers[0].drop()
            await until(lambda: not playing.play.clock.is_running)
            await playing.callers[1].settle()
            assert playing.update(1).seconds == 0
            async with visiting(playing.host, token=playing.callers[0].token) as again:
                assert playing.play.clock.is_running
                await again.settle()
                await playing.callers[1].settle()
                for update in (again.all(said.Update)[0], playing.update(1)):
                    assert update.seconds == 600
                    assert update.left > 0

    run(going())


def test_of_several_who_are_asked_the_clock_answers_for_those_who_are_there() -> None:
    async def rules(state: Toy) -> Result:
        await put(Ask({seat: menu("yes", "no") for seat in range(3)}))
        return OVER

    async def going() -> None:
        async with party(3, game=toy(rules, Toy), clock=1) as playing:
            playing.callers[1].drop()
            await until(lambda: playing.table.awaited() == [1])
            await until(lambda: not playing.play.clock.is_running)
            assert sorted(move.seat for move in playing.table.moves) == [0, 2]

    run(going())


def test_nobody_learns_by_the_clock_who_is_asked_in_secret() -> None:
    """A clock that runs only for people would tell that a bot is asked."""

    async def asked(bots: int) -> int:
        options = {"only": "single", "secret": True}
        async with party(3 - bots, bots=bots, clock=30, options=options, pace=5.0) as playing:
            await playing.answer(0, "pass")
            assert playing.sight(0).awaited == []
            return playing.update(0).seconds

    assert run(asked(0)) == run(asked(2)) == 30


# Going back


def test_what_nobody_has_learnt_anything_by_is_taken_back_at_once(tmp_path: Path) -> None:
    async def undoing() -> None:
        async with party(2, tmp_path, options={"only": "single"}) as playing:
            number = playing.table.number
            await playing.answer(0, "pass")
            assert playing.update(0).can_undo
            assert not playing.update(1).can_undo
            assert await playing.say(0, said.AskUndo(0)) == []
            assert playing.moves == []
            assert playing.table.number > number + 1
            assert await playing.answer(1, "pass", number + 1) == ["late-answer"]
            assert playing.sight(0).menu is not None
            assert playing.play.journal is not None
            assert open_save(playing.play.journal.path).table.moves == []
            assert await playing.say(0, said.AskUndo(0)) == ["lan-no-undo"]
            assert await playing.say(0, said.AskUndo(1)) == ["lan-not-your-seat"]

    run(undoing())


async def _asked_to_undo(playing: Party) -> said.UndoAsked:
    """Ann has laid a card that nobody knew, and wants it back."""
    await playing.answer(0)
    assert await playing.say(0, said.AskUndo(0)) == []
    assert len(playing.moves) == 1
    return playing.callers[1].last(said.UndoAsked)


def test_else_all_others_must_agree() -> None:
    async def undoing() -> None:
        async with party(3, options={"only": "single"}) as playing, visiting(playing.host, "Looker") as looker:
            told = sum(len(update.sights["1"].events) for update in playing.callers[1].all(said.Update))
            before = [playing.sight(seat).view for seat in range(3)]
            undo = await _asked_to_undo(playing)
            assert (undo.by, undo.yours, undo.since) == (0, True, told)
            assert not playing.callers[0].last(said.UndoAsked).yours
            assert not looker.last(said.UndoAsked).yours
            assert await playing.answer(1, "pass") == ["lan-undo-first"]
            assert await playing.say(2, said.AskUndo(2)) == ["lan-no-undo"]
            assert await playing.say(0, said.AskUndo(0)) == ["lan-undo-first"]
            await playing.say(1, said.Consent(undo.undo + 1, True))
            await playing.say(0, said.Consent(undo.undo, True))
            await looker.say(said.Consent(undo.undo, True))
            await playing.say(1, said.Consent(undo.undo, True))
            assert len(playing.moves) == 1
            await playing.say(2, said.Consent(undo.undo, True))
            assert playing.moves == []
            await looker.settle()
            for caller in (*playing.callers, looker):
                assert caller.last(said.UndoOver) == said.UndoOver(undo.undo, True)
            assert [playing.sight(seat).view for seat in range(3)] == before
            for seat in range(3):
                sight = playing.sight(seat)
                assert sight.first + len(sight.events) == len(playing.table.events(0, seat))
            assert looker.last(said.Update).sights[""].first == len(playing.table.events(0, None))

    run(undoing())


def test_one_who_does_not_agree_is_enough() -> None:
    async def undoing() -> None:
        async with party(3, options={"only": "single"}) as playing:
            undo = await _asked_to_undo(playing)
            await playing.say(2, said.Consent(undo.undo, False))
            assert playing.callers[0].last(said.UndoOver) == said.UndoOver(undo.undo, False)
            assert len(playing.moves) == 1
            await playing.say(1, said.Consent(undo.undo, True))
            assert await playing.answer(1, "pass") == []
            assert len(playing.moves) == 2

    run(undoing())


def test_whoever_does_not_say_anything_does_not_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo_module, "TIME", 0.05)

    async def undoing() -> None:
        async with party(2, options={"only": "single"}) as playing:
            undo = await _asked_to_undo(playing)
            over = await playing.callers[0].hear(said.UndoOver)
            assert over == said.UndoOver(undo.undo, False)
            assert len(playing.moves) == 1

    run(undoing())


def test_when_the_asker_leaves_nothing_is_taken_back() -> None:
    async def undoing() -> None:
        async with party(2, options={"only": "single"}) as playing:
            undo = await _asked_to_undo(playing)
            playing.callers[0].drop()
            over = await playing.callers[1].hear(said.UndoOver)
            assert over == said.UndoOver(undo.undo, False)
            assert await playing.answer(1, "pass") == []

    run(undoing())


def test_whoever_is_away_is_not_waited_for_and_is_not_asked_again() -> None:
    async def undoing() -> None:
        async with party(3, options={"only": "single"}) as playing:
            undo = await _asked_to_undo(playing)
            playing.callers[2].drop()
            await until(lambda: len(playing.host.room.presence.here) == 2)
            async with visiting(playing.host, token=playing.callers[2].token) as again:
                assert again.last(said.UndoAsked).undo == undo.undo
                assert not again.last(said.UndoAsked).yours
                await playing.say(1, said.Consent(undo.undo, True))
                assert playing.moves == []

    run(undoing())


def test_the_clock_stands_still_while_an_undo_is_decided_and_goes_on_with_what_was_left() -> None:
    async def undoing() -> None:
        async with party(2, options={"only": "single"}, clock=600) as playing:
            undo = await _asked_to_undo(playing)
            left = playing.play.clock.left
            assert 0 < left <= 600
            await playing.settle()
            assert playing.play.clock.left == left
            await playing.say(1, said.Consent(undo.undo, False))
            assert 0 < playing.play.clock.left < left
            for seat in range(2):
                assert 0 < playing.update(seat).left <= round(left, 3)

    run(undoing())


def test_bots_wait_while_an_undo_is_decided() -> None:
    async def undoing() -> None:
        async with party(2, bots=1, options={"only": "single", "rounds": 9}, pace=0.05) as playing:
            await playing.answer(0)
            await playing.answer(1)
            assert await playing.say(0, said.AskUndo(0)) == []
            undo = playing.callers[1].last(said.UndoAsked)
            await asyncio.sleep(0.15)
            assert len(playing.moves) == 2
            await playing.say(1, said.Consent(undo.undo, False))
            await until(lambda: len(playing.moves) == 3)

    run(undoing())
