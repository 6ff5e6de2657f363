"""From clicks to an option: whatever a menu offers can be picked, and nothing else."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.choices import Menu, Option, Pick, Refused
from tests.engine.toys import menu
from ui.picker import Picker

THINGS = ("card:a", "card:b", "cell:c", "seat:1")
DEEPEST = 4  # picks


def answers_of(menu: Menu) -> set[str]:
    """Every line that the menu accepts."""
    found = {str(option) for option in menu.options if option.verb not in menu.sets}
    for verb, pick in menu.sets.items():
        things = menu.things(verb)
        for count in range(pick.at_least, min(pick.at_most, DEEPEST) + 1):
            orders = product(things, repeat=count) if pick.repeats else permutations(things, count)
            found |= {str(line) for refs in orders if (line := menu.accept(Option.of(verb, *refs))) is not None}
    return found


def reached(menu: Menu) -> set[str]:
    """Every answer that some way through the picker gives, by things, by verbs and by buttons."""
    found: set[str] = set()
    ways: list[tuple[tuple[str, str], ...]] = [()]
    while ways:
        way = ways.pop()
        picker = Picker(menu)
        for ref, verb in way:
            picker.pick(ref, verb)
        ready = [picker.answer, picker.finish(), *picker.complete, *picker.singles, *picker.choices]
        found |= {str(option) for option in ready if option is not None}
        if len(way) >= DEEPEST or picker.answer is not None:
            continue
        for ref in picker.next_refs:
            if ref in picker.refs and picker.set is not None and not picker.set.repeats:
                continue  # that would put it back
            ways += [(*way, (ref, verb)) for verb in picker.verbs_for(ref) or [""]]
    return found


@st.composite
def menus(draw: st.DrawFn) -> Menu:
    """Any menu: verbs alone, with one thing or several, one beginning like another, and sets among them."""
    plain = st.tuples(st.sampled_from(("do", "play", "swap")), st.lists(st.sampled_from(THINGS), max_size=3))
    lines = draw(st.lists(plain.map(lambda parts: " ".join((parts[0], *parts[1]))), max_size=6, unique=True))
    sets: dict[str, Pick] = {}
    for verb in draw(st.lists(st.sampled_from(("give", "order")), max_size=2, unique=True)):
        things = draw(st.lists(st.sampled_from(THINGS), min_size=1, max_size=4, unique=True))
        least = draw(st.integers(0, min(2, len(things))))
        most = draw(st.integers(max(1, least), 3))
        sets[verb] = Pick(least, most, draw(st.booleans()), draw(st.booleans()))
        lines += [f"{verb} {thing}" for thing in things]
    return menu(*(lines or ["pass"]), sets=sets)


@given(menus())
def test_every_answer_can_be_picked_and_nothing_else(menu: Menu) -> None:
    assert reached(menu) == answers_of(menu)


@given(menus(), st.lists(st.sampled_from((*THINGS, "back")), max_size=6))
def test_whatever_is_clicked_what_is_offered_next_leads_somewhere(menu: Menu, clicks: list[str]) -> None:
    picker = Picker(menu)
    for click in clicks:
        if click == "back":
            picker.back()
        elif picker.answer is None:
            picker.pick(click, next(iter(picker.verbs_for(click)), ""))
        assert picker.next_refs or picker.complete or picker.choices or picker.answer or picker.refs
        assert len(picker.next_refs) == len(set(picker.next_refs))


@given(menus(), st.lists(st.sampled_from(THINGS), max_size=4))
def test_stepping_back_often_enough_is_the_beginning(menu: Menu, clicks: list[str]) -> None:
    picker, fresh = Picker(menu), Picker(menu)
    for ref in clicks:
        picker.pick(ref, next(iter(picker.verbs_for(ref)), ""))
    while picker.back():
        pass
    assert (picker.refs, picker.verb, picker.next_refs) == (fresh.refs, fresh.verb, fresh.next_refs)
    assert picker.complete == fresh.complete


# What a person sees of it


def test_whoever_changes_his_mind_begins_anew() -> None:
    picker = Picker(menu("play card:a cell:1", "play card:a cell:2", "play card:b cell:1", "play card:b cell:3"))
    picker.pick("card:a")
    assert not picker.begin_anew("cell:3"), "no choice begins with a place"
    assert not picker.begin_anew("card:a"), "it is picked already"
    assert picker.refs == ["card:a"]
    assert picker.begin_anew("card:b")
    assert picker.refs == []
    picker.pick("card:b")
    assert picker.next_refs == ["cell:1", "cell:3"]


def test_of_a_pair_of_the_same_kind_either_can_be_picked_first() -> None:
    swap = menu("swap card:a card:b", "swap card:a card:c", "swap card:b card:c")
    picker = Picker(swap)
    assert sorted(picker.next_refs) == ["card:a", "card:b", "card:c"]
    picker.pick("card:c")
    assert (sorted(picker.next_refs), picker.answer) == (["card:a", "card:b"], None)
    picker.pick("card:b")
    assert picker.answer == "swap card:b card:c", "as the menu has it, whatever was clicked first"


def test_of_a_pair_that_is_offered_both_ways_the_first_click_counts() -> None:
    picker = Picker(menu("give card:a card:b", "give card:b card:a", "give card:a card:c"))
    picker.pick("card:b")
    assert picker.answer == "give card:b card:a"


def test_things_are_picked_in_the_order_of_the_option() -> None:
    picker = Picker(menu("play card:a cell:1", "play card:a cell:2", "play card:b cell:1"))
    assert picker.next_refs == ["card:a", "card:b"]
    picker.pick("cell:1")
    assert picker.refs == []
    picker.pick("card:a")
    assert (picker.next_refs, picker.answer, picker.next_verbs) == (["cell:1", "cell:2"], None, ["play"])
    picker.pick("cell:2")
    assert picker.answer == "play card:a cell:2"


def test_several_verbs_for_the_same_things_are_offered_when_all_are_picked() -> None:
    picker = Picker(menu("take card:a", "burn card:a", "take card:b"))
    assert picker.verbs_for("card:a") == []
    picker.pick("card:a")
    assert (picker.answer, picker.choices) == (None, ["take card:a", "burn card:a"])


def test_an_option_that_ends_where_another_goes_on_can_be_taken_as_it_is() -> None:
    picker = Picker(menu("play card:a", "play card:a cell:1"))
    picker.pick("card:a")
    assert (picker.answer, picker.choices) == (None, [])
    assert (picker.complete, picker.next_refs) == (["play card:a"], ["cell:1"])


def test_the_only_option_of_a_verb_is_offered_as_a_button_besides() -> None:
    picker = Picker(menu("draw pile:deck", "play card:a cell:1", "play card:b cell:1", "pass"))
    assert picker.singles == ["draw pile:deck", "pass"]
    picker.pick("card:a")
    assert picker.singles == []


def test_a_set_counts_what_is_missing_and_is_finished_by_hand() -> None:
    picker = Picker(menu("give card:a", "give card:b", "give card:c", sets={"give": Pick(2, 2)}))
    assert (picker.missing, picker.can_finish) == (2, False)
    picker.pick("card:b")
    assert (picker.missing, picker.finish()) == (1, None)
    picker.pick("card:a")
    assert (picker.missing, picker.answer, picker.finish()) == (0, None, "give card:a card:b")
    assert picker.next_refs == ["card:b", "card:a"]
    picker.pick("card:b")
    assert (picker.refs, picker.missing) == (["card:a"], 1)


@pytest.mark.parametrize(("ordered", "answer"), [(True, "give card:b card:a"), (False, "give card:a card:b")])
def test_the_order_of_a_set_counts_only_where_it_does(ordered: bool, answer: str) -> None:
    picker = Picker(menu("give card:a", "give card:b", sets={"give": Pick(2, 2, ordered)}))
    picker.pick("card:b")
    picker.pick("card:a")
    assert picker.finish() == answer


def test_in_a_set_with_repeats_a_thing_counts_twice_and_is_put_back_by_a_step_back() -> None:
    picker = Picker(menu("pay coin:1", "pay coin:2", sets={"pay": Pick(2, 2, repeats=True)}))
    picker.pick("coin:1")
    picker.pick("coin:1")
    assert (picker.finish(), picker.next_refs) == ("pay coin:1 coin:1", [])
    assert picker.back()
    assert picker.refs == ["coin:1"]


def test_a_set_that_may_be_empty_can_be_left_empty() -> None:
    alone = Picker(menu("give card:a", "give card:b", sets={"give": Pick(0, 2)}))
    assert alone.finish() == "give"
    beside = Picker(menu("give card:a", "pass", sets={"give": Pick(0, 1)}))
    assert "give" in beside.complete
    assert beside.finish() is None


def test_a_set_and_a_plain_verb_on_the_same_thing_are_told_apart_first() -> None:
    picker = Picker(menu("give card:a", "give card:b", "keep card:a", sets={"give": Pick(1, 2)}))
    assert picker.verbs_for("card:a") == ["give", "keep"]
    assert picker.verbs_for("card:b") == []
    picker.pick("card:a", "keep")
    assert picker.answer == "keep card:a"
    again = Picker(picker.menu)
    again.pick("card:a", "give")
    assert (again.answer, again.set, again.finish()) == (None, Pick(1, 2), "give card:a")


def test_a_step_back_says_whether_there_was_one() -> None:
    picker = Picker(menu("play card:a cell:1", "play card:a cell:2"))
    assert not picker.back()
    picker.pick("card:a")
    assert picker.back()
    assert not picker.back()


def test_a_thing_that_is_dragged_begins_no_set() -> None:
    menu = Menu(
        "toy", [Option("play card:a seat:1"), Option("heal card:a"), Option("heal card:b")], {"heal": Pick(2, 2)}
    )
    picker = Picker(menu)
    assert picker.verbs_for("card:a") == ["play", "heal"]
    picker.pick("card:a", alone=True)
    assert picker.set is None
    assert picker.next_refs == ["seat:1"]
    picker.back()
    picker.pick("card:a")
    assert picker.set is not None


# Things with their places


def placing() -> Picker:
    things = [Option.of("deploy", ref) for ref in ("card:a", "card:b", "cell:a1", "cell:b1", "cell:c1")]
    return Picker(Menu("prompt", things, {"deploy": Pick(4, 4, ordered=True, paired=True)}))


def test_a_thing_is_picked_before_its_place() -> None:
    picker = placing()
    assert picker.next_refs == ["card:a", "card:b"]
    picker.pick("card:a")
    assert picker.held == "card:a"
    assert set(picker.next_refs) == {"card:a", "card:b", "cell:a1", "cell:b1", "cell:c1"}
    picker.pick("cell:b1")
    assert picker.held is None
    assert picker.placed == {"card:a": "cell:b1"}
    assert picker.missing == 1
    picker.pick("card:b")
    picker.pick("cell:a1")
    assert picker.finish() == "deploy card:a cell:b1 card:b cell:a1"


def test_a_place_cannot_be_picked_without_a_thing() -> None:
    picker = placing()
    picker.pick("cell:a1")
    assert picker.refs == []


def test_a_thing_that_is_put_on_another_changes_places_with_it() -> None:
    picker = placing()
    for ref in ("card:a", "cell:a1", "card:b", "cell:b1", "card:a", "cell:b1"):
        picker.pick(ref)
    assert picker.placed == {"card:a": "cell:b1", "card:b": "cell:a1"}


def test_a_thing_from_beside_drives_another_out() -> None:
    picker = placing()
    for ref in ("card:a", "cell:a1", "card:b", "card:a"):
        picker.pick(ref)
    assert picker.placed == {"card:b": "cell:a1"}


def test_a_placed_thing_can_be_taken_up_again_and_put_down_beside() -> None:
    picker = placing()
    for ref in ("card:a", "cell:a1", "card:a"):
        picker.pick(ref)
    assert picker.held == "card:a"
    picker.pick("card:a")
    assert picker.refs == []


def test_the_way_back_takes_a_thing_with_its_place() -> None:
    picker = placing()
    for ref in ("card:a", "cell:a1", "card:b"):
        picker.pick(ref)
    assert picker.back()
    assert picker.refs == ["card:a", "cell:a1"]
    assert picker.back()
    assert picker.refs == []


def test_what_is_suggested_can_still_be_changed() -> None:
    picker = placing()
    picker.take(Option("deploy card:a cell:a1 card:b cell:b1"))
    assert picker.can_finish
    picker.pick("card:b")
    picker.pick("cell:c1")
    assert picker.finish() == "deploy card:a cell:a1 card:b cell:c1"


def test_a_click_on_one_of_several_that_a_button_does_at_once_means_that_one() -> None:
    """Arming the whole squad has a button: whoever clicks a warrior arms that warrior."""
    picker = Picker(menu("arm card:a", "arm card:b", "arm-all card:a card:b", "end"))
    assert Option("arm-all card:a card:b") in picker.singles
    picker.pick("card:a")
    assert picker.answer == Option("arm card:a")


def test_of_the_only_two_that_go_together_either_may_be_clicked_first() -> None:
    lines = [f"muster card:{card} cell:{cell}" for card in "ab" for cell in "12"]
    picker = Picker(menu(*lines, "muster-two card:a card:b"))
    picker.pick("card:b")
    assert set(picker.more) == {"cell:1", "cell:2", "card:a"}
    picker.pick("card:a")
    assert picker.answer == Option("muster-two card:a card:b")


def test_a_thing_that_finds_no_room_in_a_full_set_takes_the_place_of_what_it_can_stand_for() -> None:
    def check(option: Option) -> Refused | None:
        return None if option.refs[0][-2] == option.refs[-1][-2] else Refused(option.refs, "no pair", "")

    lines = ("use die:a1", "use die:a2", "use die:b1", "use die:a3")
    picker = Picker(menu(*lines, sets={"use": Pick(2, 2, checked=True)}, check=check))
    picker.take(Option("use die:a1 die:b1"))
    picker.find_room("die:a2")
    assert picker.refs == ["die:a1", "die:a2"]
