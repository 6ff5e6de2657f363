"""Names can be seen, and are not taken for somebody else's."""

from __future__ import annotations

import pytest

from engine.errors import BadSetup
from engine.lan import messages as said
from engine.lan.names import are_alike, checked_name, free_name
from engine.texts import LANGUAGES, common
from tests.lan.relay import RELAY
from tests.lan.tables import calling, hosted, joining, run, visiting


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "Ann\u3164", "\u115f", "\uffa0", "\u0301\u0301", "A\u034fnn"]
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        checked_name(name, ())
    assert refused.value.key == "lan-name-unseen"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Roman", "R\u043eman"),
        ("\u0412\u041e\u0412\u0410", "BOBA"),
        ("Ann", "\uff21nn"),
        ("Ilya", "llya"),
        ("Bob", "B0b"),
        ("Ann", "Ann."),
        ("\u039aim", "Kim"),  # Greek
    ],
)
def test_names_that_look_alike_are_told_apart_from_others(one: str, other: str) -> None:
    assert are_alike(one, other)
    with pytest.raises(BadSetup) as refused:
        checked_name(other, [one])
    for language in LANGUAGES:
        assert f"{other}" in common(language).error(refused.value)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ann", "Ann 2"), ("Guest 1", "Guest 2"), ("Вова", "Вера"), ("\U0001f994", "\U0001f438")],
)
def test_names_that_differ_are_fine(one: str, other: str) -> None:
    assert not are_alike(one, other)
    assert checked_name(other, [one]) == other


def test_the_same_name_gets_a_number_that_nobody_has() -> None:
    assert checked_name(" Ann ", ["Ann"]) == "Ann"
    assert free_name("Ann", ["Ann", "Ann2"]) == "Ann 3"
    assert checked_name("  ", ["Ann"]) == ""


def test_a_guest_with_a_name_that_misleads_is_told_so_and_changes_nothing() -> None:
    async def coming() -> None:
        async with hosted(RELAY, 3, here=1, host_key="key", host_name="Host") as host, visiting(host, "Ann") as ann:
            for name in ("\u0410nn", "HOST", "\u2800"):
                async with calling(host) as caller:
                    await caller.say(joining(RELAY, name))
                    assert (await caller.goodbye()).key.startswith("lan-name-")
            await ann.say(said.Sit(2, "\u0410nn"))
            await ann.settle()
            assert ann.refused == ["lan-name-alike"]
            assert [person.name for person in host.room.people.values()] == ["Host", "Ann"]

    run(coming())
