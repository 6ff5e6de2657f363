"""What a guest does with what was said before it came back."""

from __future__ import annotations

from engine.lan import messages as said
from engine.lan.visit import Visit


def talk(*words: str) -> list[said.Said | said.Signed]:
    return [said.Said(1, "Ann", word) for word in words]


def visit_with(*lines: said.Said | said.Signed | said.Notice) -> Visit:
    visit = Visit(lambda message: None)
    for line in lines:
        visit.take(line)
    return visit


def test_a_program_that_was_started_anew_has_the_talk_again() -> None:
    visit = visit_with()
    visit.take(said.Earlier(talk("one", "two")))
    assert visit.chat == talk("one", "two")


def test_what_was_heard_already_stays_with_all_that_was_noticed_between() -> None:
    notice = said.Notice("lan-away", {"name": "Ben"})
    visit = visit_with(*talk("one"), notice, *talk("two"))
    visit.take(said.Earlier(talk("one", "two")))
    assert visit.chat == [*talk("one"), notice, *talk("two")]


def test_what_was_missed_in_between_is_there() -> None:
    visit = visit_with(*talk("one", "two"))
    visit.take(said.Earlier(talk("one", "two", "three")))
    assert visit.chat == talk("one", "two", "three")
