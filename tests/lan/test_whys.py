"""Why something happened, asked over the network: told by the host, and never more than the eyes that ask may know."""

from __future__ import annotations

from typing import Any

import pytest

from engine.causes import names_known
from engine.errors import Problem
from engine.lan import messages as said
from engine.lan.limits import Limits
from engine.lan.people import Person
from engine.lan.whys import Whys
from engine.saves import open_save
from engine.table import Table
from tests.lan.tables import hosted, run, until, visiting
from tests.playing import GAMES, ROOT


def sample(name: str) -> Table[Any]:
    table: Table[Any] = open_save(sorted((ROOT / "saves").glob(f"{name}-[23]-players*.yaml"))[-1]).table
    return table


def stories(table: Table[Any], seat: int) -> list[Any]:
    return [seen for event in table.events() if (seen := event.seen_by(seat)) is not None]


@pytest.mark.parametrize("name", GAMES)
def test_every_card_in_a_reason_is_known_to_whoever_asks(name: str) -> None:
    table, whys = sample(name), Whys()
    reasons = 0
    for seat in range(len(table.seats)):
        told = stories(table, seat)
        known = names_known(table.view(seat), told)
        asker = Person(1, "Ann", seats=[seat])
        for sentence in range(0, len(told), 5):
            because = whys.told(asker, table, said.AskWhy(str(seat), sentence))
            assert set(because.cards) <= known
            reasons += bool(because.rules)
    assert reasons


def test_only_own_eyes_may_ask_and_all_is_told_at_the_end_alone() -> None:
    table, whys, ann = sample("castle"), Whys(), Person(1, "Ann", seats=[1])
    for eyes in ("0", "all", "7", "-1", "x"):
        with pytest.raises(Problem) as refused:
            whys.told(ann, table, said.AskWhy(eyes, 0))
        assert refused.value.key == "lan-not-your-eyes"
    assert whys.told(ann, table, said.AskWhy("", 0)).sentence == 0
    with pytest.raises(Problem) as refused:
        whys.told(ann, table, said.AskWhy("1", 10**6))
    assert refused.value.key == "lan-no-sentence"
    over: Table[Any] = open_save(ROOT / "saves" / "castle-finished.yaml").table
    assert whys.told(ann, over, said.AskWhy("all", 0)).eyes == "all"


def test_it_is_answered_over_the_wire_and_not_without_end() -> None:
    async def asking() -> None:
        async with hosted("castle", 1, bots=1, limits=Limits(whys=3)) as host, visiting(host, "Ann") as ann:
            await ann.say(said.Ready(True))
            await ann.settle()
            host.room.start()
            await ann.hear(said.Update)
            await ann.say(*[said.AskWhy("0", 0)] * 3)
            await until(lambda: len(ann.all(said.Because)) == 3)
            assert ann.last(said.Because).rules
            await ann.say(said.AskWhy("0", 0))
            await until(lambda: ann.refused == ["lan-too-many-whys"])

    run(asking())
