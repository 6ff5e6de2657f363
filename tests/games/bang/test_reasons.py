"""What speaks for a choice, as data, and that every reason has its words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import choosing, let_bots_answer
from engine.choices import Option
from engine.dice import Dice
from engine.games import Reason, Reasoned, find_game, named_seats
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from games.bang.bot import gunslinger, offhand, reasons_for
from games.bang.bots.hard import hard
from tests.games.bang.test_bot import NAMES, answered, lay_out, table_of

SILENT = {"reason.lead", "reason.ahead", "reason.business", "reason.whim", "reason.seems-best"}


def reasons(option: Option) -> dict[str, Reason]:
    assert isinstance(option, Reasoned)
    return {reason.key: reason for reason in option.reasons}


def test_a_duel_tells_of_the_cards_of_both() -> None:
    """B shot at the Sheriff and has one card; the Sheriff holds two Bang! and has fired already."""
    position = lay_out(
        A={"hand": ["duel.b.QD", "bang.b.2C", "bang.b.3C"]},
        B={"hand": ["beer.b.6H"], "life": 3},
        deeds=[["B", "A", 3]],
    )
    table = table_of(position | {"turn": "A"})
    menu = table.menu(0)
    assert menu is not None
    view: Any = table.view(0)
    found = reasons_for(view, menu, Option("play card:duel.b.QD seat:1"))
    assert [reason.key for reason in found[:2]] == ["reason.own-bangs", "reason.few-cards"]
    assert found[0].facts == {"count": 2}
    assert found[1].facts == {"count": 1}


def test_a_robbery_tells_what_is_lost() -> None:
    position = lay_out(A={"hand": ["cat-balou.b.KH"], "life": 4}, B={"in-play": ["barrel.b.QS"]}, deeds=[["B", "A", 3]])
    answer = answered(position)
    assert answer == "play card:cat-balou.b.KH card:barrel.b.QS"
    lost = reasons(answer)["reason.takes-away"]
    assert (lost.refs, lost.facts) == (("card:barrel.b.QS",), {"who": "seat:1"})


def test_whoever_dies_for_a_reward_is_said_to_bring_it() -> None:
    """BNG-11.2: three cards for an Outlaw."""
    answer = answered(lay_out(A={"hand": ["bang.b.2C"]}, B={"life": 1}, deeds=[["B", "A", 3]]))
    assert {"reason.last-life", "reason.reward"} <= reasons(answer).keys()


def test_a_hard_bot_gives_its_own_reasons_beside_the_lead() -> None:
    """The search says by how much it is ahead, the game what speaks for it."""
    position = lay_out(A={"hand": ["bang.b.2C", "duel.b.QD", "bang.b.4C"]}, B={"life": 1}, deeds=[["B", "A", 3]])
    table = table_of(position)
    menu = table.menu(0)
    assert menu is not None
    answer = choosing(hard, table, 0, menu, Dice(1))()
    assert answer is not None
    keys = reasons(answer).keys()
    assert "reason.ahead" in keys
    assert keys - SILENT


def test_an_offhand_answer_is_the_same_one() -> None:
    table, chance = Table(find_game("bang"), named_seats(NAMES[:5]), {}, 4), Dice(1)
    for _ in range(120):
        if table.ask is None:
            break
        for seat in table.ask.menus:
            menu = table.menu(seat)
            if menu is not None:
                view: Any = table.view(seat)
                assert offhand(view, menu, Dice(1)) == gunslinger(view, menu, Dice(1))
        let_bots_answer(table, dict.fromkeys(range(5), gunslinger), chance)


@pytest.mark.parametrize("options", [{}, {"expansions": ["dodge-city", "extra", "high-noon", "wild-west-show"]}])
def test_every_reason_has_its_words(options: dict[str, Any]) -> None:
    """In whole games, with all gaps filled in every language."""
    game, seats = find_game("bang"), 6
    table, chance = Table(game, named_seats(NAMES[:seats]), options, 5), Dice(5)
    spoken = [of_game(game, language, NAMES[:seats]) for language in LANGUAGES]
    told = 0
    while table.ask is not None and told < 300:
        for seat in table.ask.menus:
            menu = table.menu(seat)
            view: Any = table.view(seat)
            answer = gunslinger(view, menu, Dice(1)) if menu is not None else None
            for reason in answer.reasons if isinstance(answer, Reasoned) else ():
                if reason.key in SILENT:
                    continue
                told += 1
                for texts in spoken:
                    for key in [key for key in (reason.key, f"{reason.key}.also") if key in texts.texts] or [
                        reason.key
                    ]:
                        words = texts(key, things=texts.name(reason.refs), **reason.facts)
                        assert words != key, f"{texts.language} has no words for {key}"
                        assert "{" not in words, f"{texts.language} {key}: {words}"
        let_bots_answer(table, dict.fromkeys(range(seats), gunslinger), chance)
    assert told > 100
