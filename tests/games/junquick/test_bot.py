"""The sensible bot: it beats the random one clearly, and answers as a thoughtful person would.

`python -m tests.games.junquick.test_bot [GAMES]` prints how often it wins against random players.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.bots import let_bots_answer, random_bot
from engine.choices import Option
from engine.dice import Dice
from engine.games import Bot, named_seats
from engine.table import Table
from games.junquick import GAME
from games.junquick.bot import worth
from games.junquick.deck import card_called
from games.junquick.hard import sharp

NAMES = "ABCDEF"
sensible = GAME.bots["normal"]


def wins(seats: int, games: int, bot: Bot = sensible, others: Bot = random_bot) -> float:
    """How many games a single bot wins among others, its seat changing; a shared win counts in part."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        bots: dict[int, Bot] = {**dict.fromkeys(range(seats), others), seat: bot}
        table: Table[Any] = Table(GAME, named_seats(NAMES[:seats]), None, number)
        chance = Dice(number)
        while table.ask is not None:
            let_bots_answer(table, bots, chance)
        assert table.result is not None
        if seat in table.result.winners:
            won += 1 / len(table.result.winners)
    return won


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (4, 0.7), (6, 0.45)])
def test_it_wins_clearly_against_random_players(seats: int, least: float) -> None:
    """Near three times of a fair share of 25 and 17 in a hundred, as far as so few games can tell."""
    assert wins(seats, 120) >= 120 * least


def test_what_the_hard_bot_thinks_that_things_are_worth_is_nearer_to_the_truth() -> None:
    """It plays better than the normal one even where it does not look ahead."""
    assert wins(2, 400, sharp, sensible) >= 400 * 0.52


def answered(position: Mapping[str, Any], *moves: str, seat: int = 1, chance: int = 1, **options: Any) -> Option:
    """What the bot in a seat answers after these moves, `B lay card:x`."""
    table: Table[Any] = Table(GAME, named_seats("ABC"), options, position=position)
    for move in moves:
        who, _, line = move.partition(" ")
        table.answer(NAMES.index(who), line)
    menu = table.menu(seat)
    assert menu is not None
    answer = sensible(table.view(seat), menu, Dice(chance))
    assert answer is not None
    assert menu.accept(answer) is not None
    return answer


def test_a_nest_is_worth_more_the_closer_it_is_to_a_pack() -> None:
    ids = ["jun-1-01", "jun-2-01", "jun-3-1", "jun-4-1", "evolution-1"]
    worths = [worth([card_called(id) for id in ids[:count]]) for count in range(6)]
    assert worths == sorted(worths)
    assert worths[4] == 1.0
    twice = worth([card_called(id) for id in ("jun-1-01", "jun-1-02")])
    assert worths[1] < twice < worths[2], "a second 1 is worth less than a 2"


def test_it_lays_the_dominant_for_a_pack_and_not_for_a_single_card() -> None:
    rich = {
        "turn": "B", "pile": "jun-1-01 A + jun-2-01 C + jun-3-1 A", "A": {"hand": ["jun-4-1"]},
        "B": {"hand": ["dominant-1"], "home": [["jun-1-05", "jun-2-05", "jun-3-5", "jun-4-5"]]},
        "C": {"hand": ["jun-4-2"]},
    }  # fmt: skip
    assert answered(rich) == "lay card:dominant-1"
    poor = {"turn": "B", "pile": "jun-1-01 A", "A": {"hand": ["jun-4-1"]}, "B": {"hand": ["dominant-1", "jun-2-01"]}}
    assert answered(poor | {"C": {"hand": ["jun-4-2"]}}) != "lay card:dominant-1"


def test_it_lets_the_pile_grow_while_it_holds_a_card_to_end_it_with() -> None:
    """JUN-10.2: a 4 now wins two cards, on a 2 of its own later three or more."""
    position = {"turn": "B", "pile": "jun-1-01 A", "A": {"hand": ["jun-4-1"]}, "C": {"hand": ["jun-4-2"]}}
    assert answered(position | {"B": {"hand": ["jun-2-01", "jun-4-3"]}}) == "lay card:jun-2-01"
    assert answered(position | {"B": {"hand": ["jun-2-01", "glutton-3-1"]}}) == "lay card:jun-2-01"


def test_it_rather_lays_a_card_than_pass_when_a_virus_would_come() -> None:
    """JUN-6.7"""
    home = [["jun-1-05", "jun-2-05", "jun-3-5", "jun-4-5"]]
    position = {"turn": "B", "pile": "jun-1-01 A", "A": {"hand": ["jun-4-1"]}, "C": {"hand": ["jun-4-2"]}}
    assert answered(position | {"B": {"hand": ["glutton-3-1"], "home": home}}) == "lay card:glutton-3-1"
    assert answered(position | {"B": {"hand": ["glutton-3-1"]}}) == "pass"


def test_it_freezes_the_others_when_it_can_close_and_the_prize_is_worth_it() -> None:
    """JUN-9.4"""
    position = {
        "turn": "B", "pile": "jun-1-01 A + jun-2-01 C + jun-3-1 A", "A": {"hand": ["jun-4-1"]},
        "B": {"hand": ["icestorm-1", "jun-4-2"]}, "C": {"hand": ["jun-4-3"]},
    }  # fmt: skip
    assert answered(position) == "lay card:icestorm-1"
    assert answered(position, "B lay card:icestorm-1") == "lay card:jun-4-2"


def test_the_lead_waits_and_others_answer_a_prize() -> None:
    position = {
        "phase": "leader", "pile": "jun-1-01 A + jun-2-01 C + jun-3-1 A + jun-4-1 B",
        "A": {"hand": ["too-early-1", "jun-1-02"]}, "B": {"hand": ["glutton-1-1"]}, "C": {"hand": ["jun-1-03"]},
    }  # fmt: skip
    assert answered(position, race_mode="live") == "wait"
    assert answered(position, race_mode="live", seat=0) == "play card:too-early-1"


def test_it_saves_its_pack_with_hysteria_and_lets_others_be_robbed() -> None:
    """JUN-8.2"""
    home = [["jun-1-05", "jun-2-05", "jun-3-5", "jun-4-5"]]
    other = [["jun-1-06", "jun-2-06", "jun-3-6", "jun-4-6"]]
    position = {
        "turn": "A", "pile": "jun-1-01 C", "A": {"hand": ["gatecrasher-3", "jun-4-1"]},
        "B": {"hand": ["hysteria-1", "jun-2-01"], "home": home}, "C": {"hand": ["jun-4-2"], "home": other},
    }  # fmt: skip
    assert answered(position, "A use card:gatecrasher-3 pack:1") == "play card:hysteria-1"
    assert answered(position, "A use card:gatecrasher-3 pack:2") == "decline"


def test_it_lies_sometimes_and_calls_lies_sometimes() -> None:
    """JUN-17.5"""
    position = {
        "turn": "B", "pile": "jun-1-01 A", "A": {"hand": ["jun-4-1"], "nest": ["jun-1-05"]},
        "B": {"hand": ["liar-2-1", "jun-3-1"]}, "C": {"hand": ["jun-4-2"]},
    }  # fmt: skip
    used = ("B use card:liar-2-1 seat:0", "B put card:jun-3-1")
    claims = Counter(answered(position, *used, chance=seed) == "claim claim:3" for seed in range(60))
    assert 15 < claims[True] < 45
    verdicts = Counter(answered(position, *used, "B claim claim:3", seat=0, chance=seed) for seed in range(60))
    assert 15 < verdicts[Option("truth")] < 45


def test_it_does_not_believe_what_it_sees_cannot_be() -> None:
    """JUN-17.4: both Dominants lie open."""
    position = {
        "turn": "B", "pile": "jun-1-01 A",
        "A": {"hand": ["jun-4-1"], "home": [["jun-1-05", "jun-2-05", "jun-3-5", "dominant-1"]]},
        "B": {"hand": ["liar-2-1", "jun-3-1"]},
        "C": {"hand": ["jun-4-2"], "home": [["jun-1-06", "jun-2-06", "jun-3-6", "dominant-2"]]},
    }  # fmt: skip
    used = ("B use card:liar-2-1 seat:0", "B put card:jun-3-1", "B claim claim:dominant")
    assert {answered(position, *used, seat=0, chance=seed) for seed in range(20)} == {Option("lie")}


def test_it_pays_off_a_virus_with_what_it_needs_least() -> None:
    """JUN-12.3"""
    home = [["jun-1-05", "jun-2-05", "jun-3-5", "jun-4-5"]]
    nest = ["jun-1-01", "jun-1-02", "jun-1-03", "jun-2-01", "jun-3-1"]
    position = {
        "phase": "round-end", "pile": "jun-4-1 A", "A": {"hand": ["jun-1-06"]},
        "B": {"hand": ["jun-1-07"], "home": home, "nest": nest, "viruses": ["virus-2-1"]},
    }  # fmt: skip
    assert answered(position) == "cure card:virus-2-1 card:jun-1-01 card:jun-1-02"


def test_it_lays_out_its_instants_before_the_round() -> None:
    """JUN-4.9"""
    position = {"phase": "instants", "B": {"hand": ["battle-1"]}}
    assert answered(position, "A ready", manual_instants=True) == "lay card:battle-1"


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for players in (2, 4, 6):
        share = wins(players, count) / count
        print(
            f"{players} seats: wins {share:.1%} of {count} games against random players (fair share {1 / players:.0%})"
        )
