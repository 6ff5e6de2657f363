"""Habits: what is answered for people who do not want to be asked everything, and when others hear of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.choices import Ask, Option, Seat, put
from engine.errors import BadAnswer, RuleError
from engine.games import Game, Result
from engine.hosting.bots import Pace
from engine.hosting.habits import ASKS, Asks
from engine.hosting.told import RuleFailed, Update
from engine.promises import check_menu
from engine.saves import open_save
from tests.engine.hosts import Party
from tests.engine.toys import OVER, Said, Toy, menu, toy
from tests.lan.relay import playable

PASS = Option("pass")


class Asked(NamedTuple):
    """One question of a toy game."""

    seat: Seat
    lines: tuple[str, ...]
    more: dict[str, Any] = {}


def turn(seat: Seat) -> Asked:
    """Something that only this seat can decide."""
    return Asked(seat, ("red", "blue"))


def window(seat: Seat, *answers: str, **more: Any) -> Asked:
    """A chance to respond."""
    return Asked(seat, (*answers, "pass"), {"default": PASS, "window": True, **more})


def forced(seat: Seat, **more: Any) -> Asked:
    """A choice that is none, and everybody knows it."""
    return Asked(seat, ("kill",), {"auto": True, **more})


def game_of(*questions: Asked) -> Game[Toy]:
    """They are put one after the other, and everybody hears the answers."""

    async def rules(state: Toy) -> Result:
        for asked in questions:
            word = (await put(Ask({asked.seat: menu(*asked.lines, **asked.more)})))[asked.seat]
            state.said.append(str(word))
            state.tell(Said(f"seat:{asked.seat}", str(word)))
            if word == "break":
                raise RuntimeError("a rule fails")
        return OVER

    return toy(rules, Toy)


def party_of(
    *questions: Asked, asks: Asks = "able", groups: tuple[tuple[Seat, ...], ...] = ((0,), (1,)), **more: Any
) -> Party:
    """Two people, each at a computer of their own unless said otherwise."""
    return Party(*groups, game=game_of(*questions), asks_people=True, asks=lambda seat: asks, **more)


def is_asked(party: Party, seat: Seat) -> bool:
    """Whether the seat was shown a question."""
    sights = party.ear_of(seat).update.sights
    return sights[seat].menu is not None


# What is asked


@pytest.mark.parametrize(
    ("question", "asked_by"),
    [
        (turn(1), {"always", "able", "aimed"}),
        (Asked(1, ("only",)), {"always", "able", "aimed"}),  # skipping it would give something away
        (forced(1), {"always"}),
        (window(1), {"always"}),
        (window(1, "no!"), {"always", "able"}),
        (window(1, aimed=True), {"always"}),
        (window(1, "no!", aimed=True), {"always", "able", "aimed"}),
    ],
)
def test_people_are_asked_what_they_want_to_be_asked(question: Asked, asked_by: set[str]) -> None:
    asked = set()
    for asks in ASKS:
        party = party_of(question, turn(0), asks=asks)
        if is_asked(party, 1):
            asked.add(asks)
        party.pass_time(60)
        assert party.moves == ([] if asks in asked else [f"1 {question.lines[-1]}"])
    assert asked == asked_by


def test_a_window_that_is_let_pass_is_an_answer_like_any_other(tmp_path: Path) -> None:
    """It is in the save, and the save goes on where it was left."""
    party = party_of(window(1), forced(0), turn(0), forced(1), turn(1), folders=[tmp_path])
    party.pass_time()
    party.say_it(0, "blue")
    party.pass_time()
    assert party.moves == ["1 pass", "0 kill", "0 blue", "1 kill"]
    party.close()
    assert party.journal is not None
    with playable(party.table.game):
        again = open_save(party.journal.path).table
    assert list(map(str, again.moves)) == party.moves
    assert again.digest() == party.table.digest()
    assert again.asks_people


def test_a_save_without_such_answers_is_played_as_it_was() -> None:
    """Games that were begun before people could be asked this: the table answers."""
    party = Party([0], [1], game=game_of(forced(1), turn(0)), asks=lambda seat: "always")
    assert is_asked(party, 0)
    assert party.moves == []


def test_the_choices_of_bots_make_themselves() -> None:
    party = Party([0], bots=1, game=game_of(forced(1), turn(0)), asks_people=True)
    assert is_asked(party, 0)
    assert party.moves == []


def test_whoever_changes_their_mind_is_asked_at_once() -> None:
    asks: list[Asks] = ["able"]
    party = Party([0], game=game_of(forced(0)), asks_people=True, asks=lambda seat: asks[0], pace=Pace(1.0))
    assert not is_asked(party, 0)
    asks[0] = "always"
    party.change_habits(party.ears[0])
    assert is_asked(party, 0)
    party.pass_time(60)
    assert party.moves == []
    asks[0] = "aimed"
    party.change_habits(party.ears[0])
    party.pass_time(1)
    assert party.moves == ["0 kill"]


def test_a_habit_that_a_rule_fails_at_is_asked_after_all() -> None:
    broken = Asked(0, ("break",), {"auto": True})
    party = party_of(broken, turn(0))
    party.pass_time()
    assert len(party.ears[0].all(RuleFailed)) == 1
    assert is_asked(party, 0)
    party.pass_time(60)
    assert len(party.ears[0].all(RuleFailed)) == 1


def test_a_window_has_a_way_to_let_it_pass() -> None:
    check_menu(0, menu("no!", "pass", window=True, default=PASS))
    with pytest.raises(RuleError, match="cannot be let pass"):
        check_menu(0, menu("no!", "pass", window=True))


# Until the next turn


def test_everything_passes_until_the_next_turn() -> None:
    party = party_of(turn(0), window(1, "no!"), turn(0), window(1, "no!"), turn(1), window(1, "no!"), asks="always")
    party.let_pass(party.ears[1], 1, True)
    assert party.ears[1].update.sights[1].passes
    assert not party.ears[0].update.sights[0].passes
    for _ in range(2):
        party.say_it(0)
        party.pass_time()
    assert party.moves == ["0 red", "1 pass", "0 red", "1 pass"]
    assert is_asked(party, 1)
    assert not party.ears[1].update.sights[1].passes
    party.say_it(1)
    party.pass_time(60)
    assert is_asked(party, 1), "from its turn on a seat is asked again"


@pytest.mark.parametrize("answers", [("dodge",), ()])
def test_an_attack_ends_it(answers: tuple[str, ...]) -> None:
    """Also one that nothing can be done about."""
    attack = window(1, *answers, aimed=True)
    party = party_of(turn(0), window(1, "no!"), attack, window(1, "no!"), asks="able")
    party.let_pass(party.ears[1], 1, True)
    party.say_it(0)
    party.pass_time()
    assert party.moves[:2] == ["0 red", "1 pass"]
    if answers:
        assert is_asked(party, 1)
        party.say_it(1, "dodge")
    party.pass_time()
    assert len(party.moves) == 3
    assert is_asked(party, 1)
    assert not party.ears[1].update.sights[1].passes


def test_it_lets_an_open_window_pass_but_nothing_that_only_the_seat_decides() -> None:
    party = party_of(window(1, "no!"), turn(1), asks="always")
    with pytest.raises(BadAnswer) as wrong:
        party.let_pass(party.ears[0], 1, True)
    assert wrong.value.key == "lan-not-your-seat"
    assert is_asked(party, 1)
    party.let_pass(party.ears[1], 1, True)
    assert not is_asked(party, 1)
    party.pass_time()
    assert party.moves == ["1 pass"]
    with pytest.raises(BadAnswer) as first:
        party.let_pass(party.ears[1], 1, True)
    assert first.value.key == "answer-first"


@pytest.mark.parametrize("answers", [("no!",), ()])
def test_it_lets_open_windows_pass_even_for_whoever_is_asked_always(answers: tuple[str, ...]) -> None:
    party = party_of(window(1, *answers, auto=True), turn(0), asks="always")
    assert is_asked(party, 1)
    party.let_pass(party.ears[1], 1, True)
    party.pass_time()
    assert party.moves == ["1 pass"]


def test_it_can_be_taken_back() -> None:
    party = party_of(turn(0), window(1, "no!"), asks="able")
    party.let_pass(party.ears[1], 1, True)
    party.let_pass(party.ears[1], 1, False)
    party.say_it(0)
    party.pass_time(60)
    assert is_asked(party, 1)


# Nobody can tell by the pace

PACE = Pace(wait=0.3, window=(1.0, 3.0))


def heard_at(question: Asked, person: Callable[[Party], object] = lambda party: None, **more: Any) -> list[float]:
    """When the other one hears anything after the window has opened."""
    party = party_of(turn(0), question, turn(0), pace=PACE, seed=5, **more)
    party.say_it(0)
    ear, times = party.ears[0], list[float]()
    person(party)
    count = len(ear.heard)
    for tick in range(100):
        party.pass_time(0.1)
        times += [tick / 10] * (len(ear.heard) - count)
        count = len(ear.heard)
    return times


@pytest.mark.parametrize("is_aimed", [False, True])
def test_a_window_that_is_passed_at_once_tells_nothing(is_aimed: bool) -> None:
    """By habit without an answer in hand, or by a person who has one and does not use it: the same moment."""
    by_habit = heard_at(window(1, aimed=is_aimed))
    by_hand = heard_at(window(1, "no!", aimed=is_aimed), lambda party: party.say_it(1, "pass"))
    assert len(by_habit) == 1
    assert 1.0 <= by_habit[0] <= 3.0
    assert by_hand == by_habit


@pytest.mark.parametrize("asks", ["able", "aimed", "always"])
def test_what_passes_whatever_comes_tells_nothing_of_the_hand(asks: Asks) -> None:
    def let_pass(party: Party) -> None:
        party.let_pass(party.ears[1], 1, True)

    assert heard_at(window(1), let_pass, asks=asks) == heard_at(window(1, "no!"), let_pass, asks=asks)
    if asks == "aimed":
        assert heard_at(window(1), asks=asks) == heard_at(window(1, "no!"), asks=asks)


def test_where_it_is_no_secret_who_can_respond_nobody_waits() -> None:
    """As with cards that lie open."""
    party = party_of(window(1, auto=True), window(1, "no!", auto=True), turn(0), pace=PACE)
    party.pass_time(PACE.wait)
    assert party.moves == ["1 pass"]
    party.say_it(1, "pass")
    assert party.moves == ["1 pass", "1 pass"]


def test_an_answer_is_heard_at_once() -> None:
    assert heard_at(window(1, "no!"), lambda party: party.say_it(1, "no!")) == []
    party = party_of(window(1, "no!"), turn(0), pace=PACE)
    party.say_it(1, "no!")
    assert party.moves == ["1 no!"]


def test_minds_may_change_until_it_is_heard() -> None:
    party = party_of(window(1, "no!"), turn(0), pace=PACE)
    assert party.say_it(1, "pass", id=1) == []
    assert party.moves == []
    assert party.say_it(1, "no!", id=2) == []
    party.pass_time(60)
    assert party.moves == ["1 no!"]
    assert party.ears[1].refused == []


def test_what_was_said_twice_is_heard_once() -> None:
    party = party_of(window(1, "no!"), window(1, "no!"), pace=PACE)
    number = party.table.number_of(1)
    for _ in range(2):
        party.say_it(1, "pass", number, id=1)
    party.pass_time(60)
    assert party.moves == ["1 pass"]
    assert is_asked(party, 1)


# A screen that people share


def test_nobody_at_a_shared_screen_is_spared_because_of_their_hand() -> None:
    """The curtain would tell. What everybody knows is skipped all the same."""
    party = party_of(forced(1), window(1), turn(0), groups=((0, 1),))
    party.pass_time()
    assert party.moves == ["1 kill"]
    assert is_asked(party, 1)
    party.say_it(1, "pass")
    assert party.moves == ["1 kill", "1 pass"]


@pytest.mark.parametrize("answers", [("no!",), ()])
def test_at_a_shared_screen_what_concerns_others_passes_whatever_is_held(answers: tuple[str, ...]) -> None:
    party = party_of(window(1, *answers), window(1, *answers, aimed=True), groups=((0, 1),), asks="aimed")
    party.pass_time(60)
    assert party.moves == ["1 pass"]
    assert is_asked(party, 1)


# Going back


def test_going_back_leads_to_the_last_choice() -> None:
    party = party_of(turn(0), forced(0), forced(1), turn(0))
    party.say_it(0, "red")
    party.pass_time()
    assert party.moves == ["0 red", "0 kill", "1 kill"]
    party.ask_undo(party.ears[0], 0)
    assert party.moves == []
    party.pass_time(60)
    assert is_asked(party, 0)
    party.say_it(0, "blue")
    party.pass_time()
    assert party.moves == ["0 blue", "0 kill", "1 kill"]


def test_a_window_that_one_went_back_to_is_asked() -> None:
    """Else the habit would let it pass again, and there would be no way further back."""
    party = party_of(turn(1), window(1, "no!"), turn(1), asks="aimed")
    party.say_it(1, "red")
    party.pass_time()
    assert party.moves == ["1 red", "1 pass"]
    party.ask_undo(party.ears[1], 1)
    party.pass_time(60)
    assert party.moves == ["1 red"]
    assert is_asked(party, 1)
    party.ask_undo(party.ears[1], 1)
    party.pass_time(60)
    assert party.moves == []
    party.say_it(1, "blue")
    party.pass_time(60)
    assert party.moves == ["1 blue", "1 pass"], "from here on by habit again"


def test_time_for_a_question_is_the_same_for_everybody() -> None:
    """Nobody learns by the clock whether a person is asked."""
    clocks = []
    for answers in ((), ("no!",)):
        party = party_of(turn(0), window(1, *answers), turn(0), pace=PACE, seconds=20)
        party.say_it(0)
        clocks.append([(update.seconds, update.left) for update in party.ears[0].all(Update)])
    assert clocks[0] == clocks[1]
