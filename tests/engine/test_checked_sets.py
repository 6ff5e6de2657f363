"""Sets that must satisfy a condition which cannot be listed: the rules check them and say what is wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.bots import random_option
from engine.choices import Menu, Option, Pick, Refused
from engine.dice import Dice
from engine.errors import BadAnswer, EmptyMenu, RuleError
from engine.games import Result
from engine.hosting.told import Verdict
from tests.engine.hosts import Party
from tests.engine.toys import OVER, Toy, ask, assert_replays, menu, sit, snapshot, toy
from ui.picker import Picker

CARDS = [f"card:{name}-{copy}" for name in ("wolf", "imp", "troll") for copy in range(4)]
DICE = {"die:1": 1, "die:2": 2, "die:4": 4, "die:6": 6}


def at_most_two_of_a_name(deck: Option) -> Refused | None:
    counts = Counter(card.rpartition("-")[0] for card in deck.refs)
    many = [name for name, count in counts.items() if count > 2]
    return Refused(deck.refs, "why.too-many", "TOY-1", {"card": many[0]}) if many else None


def adds_up(dice: Option) -> Refused | None:
    total = sum(DICE[die] for die in dice.refs)
    return None if total == 7 else Refused(dice.refs, "why.total", "TOY-2", {"total": str(total)})


def deck_menu(**more: Any) -> Menu:
    lines = [f"deck {card}" for card in CARDS]
    suggestion = Option.of("deck", *(card for card in CARDS if card[-1] in "01"))
    given: dict[str, Any] = {"check": at_most_two_of_a_name, "suggest": lambda: suggestion, **more}
    return menu(*lines, sets={"deck": Pick(5, 6, checked=True)}, **given)


def dice_menu(**more: Any) -> Menu:
    lines = [f"use {die}" for die in DICE]
    given: dict[str, Any] = {"check": adds_up, "suggest": lambda: Option("use die:1 die:6"), **more}
    return menu(*lines, sets={"use": Pick(1, 3, checked=True)}, **given)


async def battle(game: Toy) -> Result:
    for one in (deck_menu(), dice_menu()):
        game.said.append(await ask(0, *one.options, sets=one.sets, check=one.check, suggest=one.suggest))
    await ask(0, "on", "off")
    return OVER


BAD = "deck card:wolf-0 card:wolf-1 card:wolf-2 card:imp-0 card:imp-1"
GOOD = "deck card:wolf-0 card:wolf-1 card:imp-0 card:imp-1 card:troll-3"


def test_a_set_that_fails_the_check_is_refused_with_the_reason_and_the_rule_and_changes_nothing() -> None:
    table = sit(battle, Toy)
    before = snapshot(table)
    with pytest.raises(BadAnswer) as refusal:
        table.answer(0, BAD)
    assert refusal.value.key == "bad-set"
    assert refusal.value.facts["rule"] == "TOY-1"
    assert isinstance(refusal.value.facts["why"], Refused)
    assert str(refusal.value).startswith("That will not do: ")
    assert str(refusal.value).endswith("[TOY-1]")
    assert snapshot(table) == before
    table.answer(0, GOOD)
    with pytest.raises(BadAnswer, match="TOY-2"):
        table.answer(0, "use die:6 die:2")
    table.answer(0, "use die:4 die:2 die:1")
    assert table.state.said == [GOOD, "use die:1 die:2 die:4"]
    assert_replays(table)


def test_the_reason_is_there_while_the_set_is_put_together() -> None:
    picker = Picker(deck_menu())
    for card in ("card:wolf-0", "card:wolf-1", "card:wolf-2"):
        assert picker.flaw is None
        picker.pick(card)
    assert picker.flaw is not None
    assert (picker.flaw.reason, picker.flaw.rule, picker.flaw.facts) == ("why.too-many", "TOY-1", {"card": "card:wolf"})
    picker.pick("card:wolf-1")
    assert picker.flaw is None
    for card in ("card:imp-3", "card:imp-0", "card:troll-1"):
        assert not picker.can_finish
        picker.pick(card)
    assert picker.finish() == "deck card:wolf-0 card:wolf-2 card:imp-0 card:imp-3 card:troll-1"


@pytest.mark.parametrize("offered", [deck_menu(), dice_menu()])
def test_whoever_chooses_blindly_finds_a_set_that_will_do(offered: Menu) -> None:
    for seed in range(50):
        assert offered.accept(random_option(offered, Dice(seed))) is not None


def test_a_suggestion_that_fails_the_own_check_is_an_error_of_the_rules() -> None:
    hopeless = dice_menu(check=lambda option: Refused(option.refs, "why.never", "TOY-3"))
    with pytest.raises(RuleError):
        random_option(hopeless, Dice(1))

    async def play(game: Toy) -> Result:
        await ask(0, *hopeless.options, sets=hopeless.sets, check=hopeless.check, suggest=hopeless.suggest)
        return OVER

    with pytest.raises(EmptyMenu):
        sit(play, Toy)


def test_a_checked_set_is_never_answered_by_the_table() -> None:
    everything = menu("use die:1", "use die:6", sets={"use": Pick(2, 2, checked=True)}, check=adds_up, auto=True)
    assert everything.only_answer() is None


def test_a_host_judges_a_set_for_the_seat_that_puts_it_together_and_for_nobody_else() -> None:
    host = Party([0], [1], game=toy(battle, Toy))
    number = host.table.number_of(0)
    host.judge(host.ears[0], 0, BAD, number)
    host.judge(host.ears[0], 0, GOOD, number)
    flaws = [verdict.flaw.rule if verdict.flaw is not None else "" for verdict in host.ears[0].all(Verdict)]
    assert flaws == ["TOY-1", ""]
    host.judge(host.ears[0], 0, BAD, number + 1)
    host.judge(host.ears[0], 0, "deck card:unknown", number)
    assert [verdict.flaw for verdict in host.ears[0].all(Verdict)[2:]] == [None]
    with pytest.raises(BadAnswer):
        host.judge(host.ears[1], 0, BAD, number)
    assert (host.ears[1].all(Verdict), host.moves) == ([], [])
