"""Thinking in a process of its own: the same answer as here, and here if there is no such process."""

from __future__ import annotations

import logging
import pickle
from functools import partial

import pytest

from engine.bots import Looking, choosing
from engine.choices import Menu
from engine.dice import Dice
from engine.hosting import apart
from engine.hosting.apart import Apart
from engine.hosting.thinking import Aside
from tests.playing import new_table, play_well

SOON = 120  # seconds, on a loaded machine


def job(seed: int = 1, moves: int = 9) -> Looking:
    """What the hard bot works out in the middle of a game of Castle."""
    table = new_table("castle", 2)
    play_well(table, most=moves)
    assert table.ask is not None
    (seat, menu), *_ = table.ask.menus.items()
    looking = choosing(table.game.bots["hard"], table, seat, only_some(menu), Dice(seed), None)
    assert isinstance(looking, Looking)
    return looking


def only_some(menu: Menu) -> Menu:
    """As a host strikes an answer at which a rule has failed."""
    menu.options = menu.options[:6]
    return menu


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_is_found_wherever_it_is_worked_out(seed: int) -> None:
    elsewhere = job(seed).elsewhere
    assert elsewhere is not None
    found = pickle.loads(pickle.dumps(elsewhere))()
    assert found == job(seed)()
    assert found in job(seed).menu.options


def test_it_is_worked_out_in_another_process() -> None:
    away = Apart()
    away._has_started.result(SOON)
    try:
        assert away.work_out(job()) == job()()
        assert away.work_out(lambda: 7) == 7, "what cannot be sent is worked out here"
    finally:
        away.close()


def test_when_the_process_ends_it_is_worked_out_here(caplog: pytest.LogCaptureFixture) -> None:
    away = Apart()
    away._has_started.result(SOON)
    try:
        assert away._pool is not None
        for process in away._pool._processes.values():
            process.kill()
        with caplog.at_level(logging.CRITICAL, "longtable.host"):
            assert away.work_out(job()) == job()()
            assert away.work_out(job(2)) == job(2)()
    finally:
        away.close()


def test_without_processes_it_is_worked_out_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*wanted: object) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr(apart, "ProcessPoolExecutor", refuse)
    with caplog.at_level(logging.CRITICAL, "longtable.host"):
        away = Apart()
    assert away.work_out(job()) == job()()
    away.close()


def test_a_bot_thinks_aside_while_the_table_is_drawn() -> None:
    aside, found = Aside(), list[object]()
    aside(job(), lambda outcome: found.append(outcome()))
    aside(partial(int, "3"), lambda outcome: found.append(outcome()))
    while len(found) < 2:
        aside.look()
    assert found == [job()(), 3]
    aside.close()
