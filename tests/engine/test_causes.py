"""Why things happened: the rules at work and the cards that brought it about, found by playing the game again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.causes import Running, causes_of, explain, names_known, reasons
from engine.events import Event
from engine.saves import open_save
from engine.table import Table
from engine.views import EVERYTHING
from tests.playing import EVERY_TABLE, ROOT, finished
from tests.ui.tabletop import scenario
from ui.book import load_rules

SAMPLES = sorted((ROOT / "saves").glob("*.yaml"))
FINISHED = [path for path in SAMPLES if path.stem.endswith("-finished")]


def why(table: Table[Any], kind: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The rules and cards behind the last event of a kind, told to somebody who sees everything."""
    events = [event.plain()["event"] for event in table.events()]
    _, found = explain(table, causes_of(table), EVERYTHING, len(events) - 1 - events[::-1].index(kind))
    return found.rules, found.cards


def test_a_wound_follows_from_the_damage_rule_the_shot_and_the_card_that_was_played() -> None:
    """Bang! is BNG-13.1, the procedure of damage BNG-10.2."""
    table = open_save(ROOT / "saves" / "bang-finished.yaml").table
    first = next(place for place, event in enumerate(table.events()) if event.plain()["event"] == "hurt")
    played = [event.plain() for event in table.events()[:first] if event.plain()["event"] == "played"][-1]
    _, found = explain(table, causes_of(table), EVERYTHING, first)
    assert found.rules[0] == "BNG-10.2"
    assert "BNG-13.1" in found.rules
    assert found.cards == (played["card"],)


def test_the_rule_of_the_whole_game_is_no_reason_for_what_happens_in_it() -> None:
    """BNG-20.4 is about matches, and this is none."""
    table = open_save(ROOT / "saves" / "bang-finished.yaml").table
    causes = causes_of(table)
    told = [explain(table, causes, EVERYTHING, number)[1].rules for number in range(len(causes))]
    assert all("BNG-20.4" not in rules for rules in told)
    assert all(told)


def test_a_duel_that_is_lost_names_the_duel() -> None:
    rules, cards = why(scenario("Duel, whoever first"), "hurt")
    assert rules[0] == "BNG-10.2"
    assert [card.partition(".")[0] for card in cards] == ["card:duel"]


def test_a_card_that_goes_back_names_the_card_that_sent_it() -> None:
    """The King returns a card: CAS-C.king, by the rules of returning, CAS-5.2."""
    table = open_save(ROOT / "saves" / "castle-finished.yaml").table
    events = table.events()
    first = next(place for place, event in enumerate(events) if event.plain()["event"] == "returned")
    _, found = explain(table, causes_of(table), EVERYTHING, first)
    assert found.rules[0] == "CAS-5.2"
    assert "CAS-C.king" in found.rules
    assert found.cards == ("card:king",), "not the Mistress, who does the same"


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_sentence_of_a_sample_follows_from_a_rule_that_exists(path: Path) -> None:
    table = open_save(path).table
    page = load_rules(table.game.folder)
    assert page is not None
    causes = causes_of(table)
    assert len(causes) == table.event_count
    for event, cause in zip(table.events(), causes, strict=True):
        rules = [rule for running in cause for rule in running.rules]
        assert rules, event
        assert [rule for rule in rules if page.find(rule) is None] == []


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_sentence_of_a_random_game_follows_from_a_rule(name: str, seats: int) -> None:
    table, digests = finished(name, seats)
    before = table.digest()
    for event, cause in zip(table.events(), causes_of(table), strict=True):
        assert any(running.rules for running in cause), event
    assert table.digest() == before == digests[-1], "the game itself is not touched"
    assert type(table.state.news) is list, "and pays nothing for it"


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_nobody_is_told_of_a_card_that_they_do_not_know(path: Path) -> None:
    table = open_save(path).table
    causes = causes_of(table)
    for viewer in (*range(len(table.seats)), None):
        for place in range(5, len(table.moves), 29):
            then = table.fork(place)
            known = names_known(then.view(viewer), then.events(0, viewer))
            for sentence in range(0, len(then.events(0, viewer)), 3):
                _, found = explain(then, causes, viewer, sentence)
                assert set(found.cards) <= known


def test_the_rules_of_an_unknown_card_are_not_named_either() -> None:
    """Else the number of a rule would tell the card."""
    game = open_save(ROOT / "saves" / "castle-finished.yaml").table.game
    cause = (Running(("CAS-C.spy",), ("spy",), ()), Running(("CAS-4.1",), (), ("card:spy",)))

    class Happened(Event, frozen=True):
        """Something."""

    assert reasons(game, Happened(), cause, {"seat:1"}) == (("CAS-4.1",), ())
    assert reasons(game, Happened(), cause, {"card:spy"}) == (("CAS-C.spy", "CAS-4.1"), ("card:spy",))


def test_what_an_event_names_itself_is_no_reason_for_it() -> None:
    table = open_save(ROOT / "saves" / "castle-finished.yaml").table
    rules, cards = why(table, "played")
    assert rules[0] == "CAS-4.1"
    assert cards == ()
