"""Options, menus and the answers they accept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import yamlfile
from engine.bots import random_option
from engine.choices import Ask, Menu, Option, Pick, Refused, pairs
from engine.dice import Dice
from engine.errors import BadAnswer
from tests.engine.toys import menu

words = st.from_regex(r"[a-z]+(-[a-z0-9]+)*(:[a-z0-9-]+)?", fullmatch=True)
GIVES = ("give card:a", "give card:b", "give card:c")


# Options


@given(st.lists(words, min_size=1))
def test_an_option_is_its_line_and_parses_back(line: list[str]) -> None:
    option = Option.of(*line)
    assert option == " ".join(line)
    assert Option.parse(str(option)) == option
    assert (option.verb, *option.refs) == tuple(line)


@given(st.lists(st.text(st.characters(exclude_categories=("C", "Z")), min_size=1), min_size=1).map(" ".join))
def test_whatever_parses_comes_back_from_the_log(line: str) -> None:
    try:
        option = Option.parse(line)
    except BadAnswer:
        assume(False)
    assert yamlfile.parse(f"moves:\n- 0 {option}\n", "log.yaml").data == {"moves": [f"0 {option}"]}


@pytest.mark.parametrize(
    "line", ["", " ", " pass", "pass ", "play  card:a", "play\ncard:a", "play\tcard:a", "play #1", "#1", "note: this",
             "play:", "pass\x00", "pass\x1b"]
)  # fmt: skip
def test_a_line_that_no_log_could_hold_is_refused(line: str) -> None:
    with pytest.raises(BadAnswer) as refusal:
        Option.parse(line)
    assert refusal.value.key == "not-an-option"
    shown = "".join(sign if sign.isprintable() else " " for sign in line)
    assert str(refusal.value).startswith(f"'{shown}' is not an answer")


def test_pairs_are_options_with_two_refs() -> None:
    assert pairs("play", "card:a", ["cell:b1", "cell:b2"]) == ["play card:a cell:b1", "play card:a cell:b2"]
    assert pairs("move", "card:a", ["cell:b1"]) == ["move card:a cell:b1"]


# Plain menus


def test_a_menu_accepts_its_options_and_nothing_else() -> None:
    offered = menu("play card:a", "pass")
    assert offered.accept("play card:a") == Option.of("play", "card:a")
    assert offered.accept("pass") == Option.of("pass")
    for line in ("play", "play card:b", "pass pass", "play card:a ", ""):
        assert offered.accept(line) is None


def test_refs_of_a_plain_option_keep_their_order() -> None:
    assert menu("swap card:a card:b").accept("swap card:b card:a") is None


# Sets


def gives(at_least: int, at_most: int, *others: str, ordered: bool = False, repeats: bool = False) -> Menu:
    return menu(*GIVES, *others, sets={"give": Pick(at_least, at_most, ordered, repeats)})


@pytest.mark.parametrize(
    ("line", "accepted"),
    [
        ("give", False),
        ("give card:a", True),
        ("give card:a card:c", True),
        ("give card:a card:b card:c", False),
        ("give card:a card:x", False),
        ("give card:a card:a", False),
        ("give card:a ", False),
        ("take card:a", False),
    ],
)
def test_a_set_has_as_many_different_things_of_the_menu_as_it_may(line: str, accepted: bool) -> None:
    assert (gives(1, 2).accept(line) is not None) == accepted


@given(st.permutations(["card:a", "card:b", "card:c"]), st.integers(1, 3))
def test_a_set_comes_in_the_order_of_the_menu_however_it_is_named(named: list[str], count: int) -> None:
    assert gives(1, 3).accept(" ".join(["give", *named[:count]])) == Option.of("give", *sorted(named[:count]))


@given(st.permutations(["card:a", "card:b", "card:c"]))
def test_a_set_whose_order_counts_keeps_it(named: list[str]) -> None:
    assert gives(3, 3, ordered=True).accept(" ".join(["give", *named])) == Option.of("give", *named)


def test_where_things_may_come_twice_they_are_counted_every_time() -> None:
    offered = gives(2, 3, repeats=True)
    assert offered.accept("give card:b card:a card:b") == "give card:a card:b card:b"
    assert offered.accept("give card:b card:b card:b card:b") is None
    assert gives(2, 3, repeats=True, ordered=True).accept("give card:b card:a card:b") == "give card:b card:a card:b"


def test_the_empty_set_is_the_bare_verb() -> None:
    assert gives(0, 2).accept("give") == "give"


def test_a_menu_may_mix_a_set_with_plain_options() -> None:
    mixed = gives(2, 2, "pass", "play card:a seat:1")
    assert mixed.accept("give card:b card:a") == "give card:a card:b"
    assert mixed.accept("play card:a seat:1") == "play card:a seat:1"
    assert mixed.accept("pass") == "pass"
    assert mixed.accept("give card:a") is None
    assert mixed.accept("play card:a") is None


# The only answer


@pytest.mark.parametrize(
    ("offered", "only"),
    [
        (menu("pass"), "pass"),
        (menu("pass", "play card:a"), None),
        (gives(3, 3), "give card:a card:b card:c"),
        (gives(2, 3), None),
        (gives(3, 3, ordered=True), None),
        (gives(3, 3, repeats=True), None),
        (gives(3, 3, "pass"), None),
        (menu("give card:a", sets={"give": Pick(1, 1, ordered=True)}), "give card:a"),
        (menu("give card:a", sets={"give": Pick(0, 1)}), None),
        (menu("give card:a", sets={"give": Pick(2, 2)}), None),
    ],
)
def test_the_only_answer_is_known_where_there_is_just_one(offered: Menu, only: str | None) -> None:
    assert offered.only_answer() == only
    assert only is None or offered.accept(only) == only


# Reasons


def test_what_cannot_be_chosen_is_worked_out_only_on_demand() -> None:
    asked: list[str] = []

    def why_not() -> Iterator[Refused]:
        asked.append("why")
        yield Refused(("card:b",), "why.too-dear", "TOY-1")

    offered = menu("play card:a", why_not=why_not)
    offered.accept("play card:b")
    offered.only_answer()
    assert asked == []
    assert offered.refused == [Refused(("card:b",), "why.too-dear", "TOY-1")]
    assert asked == ["why"]


def test_a_menu_without_reasons_refuses_nothing() -> None:
    assert menu("pass").refused == []


def test_the_game_waits_for_everybody_asked_but_those_who_may_keep_silent() -> None:
    assert Ask({2: menu("pass"), 0: menu("heal", optional=True), 1: menu("pass")}).awaited == [2, 1]


def test_an_aside_may_be_said_to_a_question_but_is_never_chosen_blindly() -> None:
    offered = menu("go", "stay", asides=(Option("resign"),))
    assert offered.accept("resign") == "resign"
    assert offered.accept("offer-draw") is None
    assert {random_option(offered, Dice(seed)) for seed in range(50)} == {"go", "stay"}
    alone = menu("go", asides=(Option("resign"),))
    assert alone.only_answer() == "go"


def test_whoever_cannot_check_a_set_takes_the_one_that_is_suggested() -> None:
    """A menu that came over the wire leaves its check behind."""
    things = {"sets": {"take": Pick(1, 2, checked=True)}, "suggest": lambda: Option("take card:b")}
    offered = menu("take card:a", "take card:b", is_checked_here=False, **things)
    assert {random_option(offered, Dice(seed)) for seed in range(30)} == {"take card:b"}
