"""Going back at a running table: at once where nobody has learnt anything, else if all others agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import BadAnswer
from engine.hosting.bots import Pace
from engine.hosting.told import UndoAsked, UndoOver
from engine.hosting.undoing import REST, TIME
from engine.saves import open_save
from tests.engine.hosts import Party, Waiting
from tests.lan.relay import RELAY, playable

SINGLE = {"only": "single", "rounds": 40}


def test_what_nobody_has_learnt_anything_by_is_taken_back_at_once(tmp_path: Path) -> None:
    party = Party([0], [1], options=SINGLE, folders=[tmp_path])
    party.say_it(0, "pass")
    party.ask_undo(party.ears[0], 0)
    assert party.moves == []
    assert party.journal is not None
    with playable(RELAY):
        assert open_save(party.journal.path).table.moves == []
    with pytest.raises(BadAnswer):
        party.ask_undo(party.ears[0], 0)  # nothing is left


def asked(party: Party, seat: int = 0) -> UndoAsked:
    """A seat has laid a card that nobody knew, and wants it back."""
    party.say_it(seat)
    party.ask_undo(party.ear_of(seat), seat)
    return party.ears[(seat + 1) % len(party.ears)].last(UndoAsked)


def test_else_all_others_must_agree_and_time_stands_still_until_then() -> None:
    party = Party([0], [1], [2], options=SINGLE, seconds=600)
    told = len(party.telling.stories.of(1))
    undo = asked(party)
    assert (undo.by, undo.is_yours, undo.since) == (0, True, told)
    assert party.say_it(1, "pass") == ["lan-undo-first"]
    party.pass_time(TIME - 1)
    party.undoing.consent(2, undo.undo, True)
    assert (len(party.moves), party.clock.left) == (1, 600)
    party.undoing.consent(3, undo.undo, True)
    assert party.moves == []
    assert party.ears[2].last(UndoOver).is_done
    assert party.ears[1].update.sights[1].first == told


def test_one_who_does_not_agree_is_enough_and_so_is_silence() -> None:
    party = Party([0], [1], options=SINGLE, seconds=600)
    party.undoing.consent(2, asked(party).undo, False)
    assert not party.ears[0].last(UndoOver).is_done
    assert (len(party.moves), party.ears[0].update.left) == (1, 600)
    party = Party([0], [1], options=SINGLE)
    asked(party)
    party.pass_time(TIME)
    assert not party.ears[0].last(UndoOver).is_done
    assert party.say_it(1, "pass") == []


def test_a_declined_wish_rests_and_longer_each_time() -> None:
    """Two guests once stalled a game by asking in turn."""
    party = Party([0], [1], [2], options=SINGLE)
    party.undoing.consent(2, asked(party).undo, False)
    count = len(party.ears[0].all(UndoAsked))
    party.say_it(1)
    party.ask_undo(party.ears[1], 1)
    assert party.ears[1].refused == ["lan-undo-rests"]
    assert len(party.ears[0].all(UndoAsked)) == count
    assert party.say_it(2) == []  # the game goes on
    party.pass_time(REST)
    party.ask_undo(party.ears[0], 0)
    party.undoing.consent(2, party.ears[1].last(UndoAsked).undo, False)
    party.pass_time(REST)
    party.ask_undo(party.ears[0], 0)
    assert party.ears[0].refused == ["lan-undo-rests"]  # the second time
    party.ask_undo(party.ears[1], 1)
    assert party.ears[0].last(UndoAsked).by == 1


def test_what_is_free_does_not_rest() -> None:
    party = Party([0], [1], options=SINGLE)
    party.undoing.consent(2, asked(party).undo, False)
    party.say_it(1, "pass")
    party.ask_undo(party.ears[1], 1)
    assert len(party.moves) == 1


def test_where_nobody_can_agree_an_answer_that_told_something_stays() -> None:
    """Also where several share one screen."""
    for party in (Party([0], bots=1, options=SINGLE), Party([0, 1], options=SINGLE)):
        party.say_it(0)
        party.ask_undo(party.ears[0], 0)
        assert (len(party.moves), party.ears[0].refused) == (1, ["lan-undo-stays"])
        assert not party.time.is_still


def test_the_game_goes_on_while_it_is_worked_out_whether_an_undo_is_free() -> None:
    """Bots wait for it; people need not."""
    think = Waiting()
    party = Party([0], [1], bots=1, options=SINGLE, think=think, pace=Pace(1.0))
    party.say_it(0, "pass")
    party.ask_undo(party.ears[0], 0)
    with pytest.raises(BadAnswer):
        party.ask_undo(party.ears[0], 0)
    assert party.say_it(1, "pass") == []
    party.pass_time(10)
    assert party.moves == ["0 pass", "1 pass"]
    think.go_on()
    undo = party.ears[1].last(UndoAsked)
    party.undoing.consent(2, undo.undo, True)
    assert party.moves == []


def test_a_game_that_has_ended_meanwhile_is_not_taken_back() -> None:
    think = Waiting()
    party = Party([0], [1], options={"only": "single", "rounds": 2}, think=think)
    party.say_it(0)
    party.ask_undo(party.ears[0], 0)
    party.say_it(1)
    assert party.table.result is not None
    think.go_on()
    assert party.ears[0].refused == ["lan-no-undo"]
    assert party.ears[1].all(UndoAsked) == []
    assert not party.time.is_still


def test_when_the_asker_leaves_nothing_is_taken_back_and_whoever_is_away_has_no_vote() -> None:
    party = Party([0], [1], [2], options=SINGLE)
    undo = asked(party)
    party.miss(3)
    party.undoing.consent(2, undo.undo, True)
    assert party.moves == []
    asked(party)
    party.miss(1)
    assert len(party.moves) == 1
    assert party.say_it(1, "pass") == []
