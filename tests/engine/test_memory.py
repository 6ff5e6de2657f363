"""What rules work out is remembered until they say that something has changed, and it is no part of the game."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from inspect import unwrap

import msgspec
import pytest

from engine.dice import Dice
from engine.errors import RuleError
from engine.memory import Remembering, remembered
from engine.promises import check_memory


@dataclass(slots=True, kw_only=True)
class Purse(Remembering):
    coins: list[int] = field(default_factory=list)
    looks: int = 0


@remembered
def worth(game: Purse, each: int) -> int:
    """What the coins come to."""
    game.looks += 1
    return sum(game.coins) * each


@pytest.fixture
def purse() -> Purse:
    return Purse(dice=Dice(1), coins=[1, 2])


def test_a_value_is_worked_out_once(purse: Purse) -> None:
    assert [worth(purse, 1), worth(purse, 1)] == [3, 3]
    assert purse.looks == 1


def test_each_question_has_its_own_value(purse: Purse) -> None:
    assert [worth(purse, 1), worth(purse, 10), worth(purse, 1)] == [3, 30, 3]
    assert purse.looks == 2


def test_after_a_change_it_is_worked_out_anew(purse: Purse) -> None:
    worth(purse, 1)
    purse.coins.append(4)
    purse.forget()
    assert worth(purse, 1) == 7


def test_no_two_games_share_a_memory(purse: Purse) -> None:
    worth(purse, 1)
    assert worth(Purse(dice=Dice(1)), 1) == 0


def test_a_copy_works_it_out_for_itself(purse: Purse) -> None:
    worth(purse, 1)
    copy = pickle.loads(pickle.dumps(purse))
    assert copy.coins == [1, 2]
    copy.coins.append(4)
    assert worth(copy, 1) == 7


def test_it_is_no_part_of_what_is_written_down(purse: Purse) -> None:
    worth(purse, 1)
    assert msgspec.to_builtins(purse, enc_hook=lambda dice: None).keys() == {"dice", "news", "coins", "looks"}


def test_a_change_that_was_not_said_is_found(purse: Purse) -> None:
    worth(purse, 1)
    check_memory(purse)
    purse.coins.append(4)
    with pytest.raises(RuleError, match=r"'worth' of \(1,\) is remembered as 3, but it is 7"):
        check_memory(purse)


def test_a_change_may_leave_some_of_it_alone(purse: Purse) -> None:
    worth(purse, 1)
    purse.forget(but=[unwrap(worth)])
    assert (worth(purse, 1), purse.looks) == (3, 1)


def test_a_value_may_be_taken_for_granted_until_something_changes(purse: Purse) -> None:
    purse.suppose(worth, 1, 8)
    assert (worth(purse, 1), purse.looks) == (8, 0)
    purse.forget()
    assert worth(purse, 1) == 3


@remembered
def spread(game: Purse, *into: int) -> list[int]:
    """The coins dealt out, by however many facts."""
    game.looks += 1
    return [sum(game.coins) // each for each in into]


def test_any_number_of_facts_will_do(purse: Purse) -> None:
    assert [spread(purse), spread(purse, 1, 3), spread(purse, 1, 3), spread(purse)] == [[], [3, 1], [3, 1], []]
    assert purse.looks == 2
    check_memory(purse)
