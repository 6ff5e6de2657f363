"""Chances are worked out beside the drawing: nobody waits for them, and those of an old view are forgotten."""

from __future__ import annotations

import concurrent.futures
import threading
from collections.abc import Iterator

import pytest

from ui.hints import Hint
from ui.table.reckoning import Key, Reckoning

KEY: Key = ("card:ace", ())
FOUND = Hint(())


def wait_for(reckoning: Reckoning) -> None:
    """Wait until everything that was asked is worked out."""
    concurrent.futures.wait(reckoning._asked.values(), timeout=60)


@pytest.fixture
def reckoning() -> Iterator[Reckoning]:
    made = Reckoning()
    yield made
    made.close()


def test_what_takes_a_while_is_there_later(reckoning: Reckoning) -> None:
    go_on, view = threading.Event(), {"turn": 1}

    def work() -> Hint:
        go_on.wait(60)
        return FOUND

    assert reckoning.of(view, KEY, work) is None
    assert reckoning.is_at_work
    assert not reckoning.has_news()
    go_on.set()
    wait_for(reckoning)
    assert reckoning.has_news()
    assert not reckoning.has_news()
    assert not reckoning.is_at_work
    assert reckoning.of(view, KEY, lambda: None) is FOUND


def test_another_view_is_reckoned_anew(reckoning: Reckoning) -> None:
    one, other = {"turn": 1}, {"turn": 1}
    reckoning.of(one, KEY, lambda: FOUND)
    wait_for(reckoning)
    assert reckoning.of(one, KEY, lambda: None) is FOUND
    reckoning.of(other, KEY, lambda: None)
    wait_for(reckoning)
    assert reckoning.of(other, KEY, lambda: FOUND) is None


def test_a_failure_is_not_hidden(reckoning: Reckoning) -> None:
    go_on, view = threading.Event(), {"turn": 1}

    def fail() -> Hint:
        go_on.wait(60)
        raise ZeroDivisionError

    assert reckoning.of(view, KEY, fail) is None
    go_on.set()
    wait_for(reckoning)
    with pytest.raises(ZeroDivisionError):
        reckoning.of(view, KEY, fail)
