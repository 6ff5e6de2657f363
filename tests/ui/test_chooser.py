"""From a menu to an option, one pick after the other."""

from __future__ import annotations

from engine.choices import Menu, Option, Pick
from ui.chooser import Chooser

PLAYS = Menu(
    "action",
    [
        Option("draw pile:deck"),
        Option("play card:king cell:b2"),
        Option("play card:king cell:c3"),
        Option("play card:cook cell:b1"),
    ],
)


def test_first_the_verb_then_the_things() -> None:
    chooser = Chooser(PLAYS)
    assert chooser.next_words == ["draw", "play"]
    chooser.pick("play")
    assert chooser.next_words == ["card:king", "card:cook"]
    chooser.pick("card:king")
    assert chooser.next_words == ["cell:b2", "cell:c3"]
    assert chooser.answer is None
    chooser.pick("cell:c3")
    assert chooser.answer == "play card:king cell:c3"


def test_what_leaves_no_choice_is_picked_along() -> None:
    chooser = Chooser(PLAYS)
    chooser.pick("draw")
    assert chooser.answer == "draw pile:deck"
    chooser = Chooser(PLAYS)
    chooser.pick("play")
    chooser.pick("card:cook")
    assert chooser.answer == "play card:cook cell:b1"


def test_a_step_back_offers_the_same_again() -> None:
    chooser = Chooser(PLAYS)
    chooser.pick("play")
    chooser.pick("card:king")
    chooser.back()
    assert chooser.next_words == ["card:king", "card:cook"]
    chooser.back()
    chooser.back()
    assert chooser.next_words == ["draw", "play"]


def test_things_that_begin_alike_are_not_mixed_up() -> None:
    menu = Menu("return", [Option("return card:knight-1"), Option("return card:knight-10 cell:b2")])
    chooser = Chooser(menu)
    chooser.pick("return")
    chooser.pick("card:knight-1")
    assert chooser.fitting == ["return card:knight-1"]


def test_a_set_is_picked_one_by_one_until_it_is_full() -> None:
    cards = ("card:a", "card:b", "card:c")
    chooser = Chooser(Menu("give", [Option.of("give", card) for card in cards], {"give": Pick(2, 2)}))
    chooser.pick("give")
    assert chooser.next_words == ["card:a", "card:b", "card:c"]
    chooser.pick("card:c")
    assert not chooser.can_finish
    assert chooser.next_words == ["card:a", "card:b"]
    chooser.pick("card:a")
    assert chooser.answer == "give card:c card:a"


def test_a_set_of_no_fixed_size_can_be_finished_early() -> None:
    chooser = Chooser(Menu("give", [Option("give card:a"), Option("give card:b")], {"give": Pick(0, 2)}))
    chooser.pick("give")
    assert chooser.can_finish
    assert chooser.answer is None
    chooser.pick("card:b")
    assert chooser.can_finish
    assert chooser.next_words == ["card:a"]
    chooser.finish()
    assert chooser.answer == "give card:b"
