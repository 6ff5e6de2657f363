"""Keys of a question: the same verb has the same letter in every game, digits are for the rest, and none is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from engine.choices import Option
from tests.ui.driving import find, has, key
from tests.ui.tabletop import Toys, pass_time, show, toy_games
from ui.app import App
from ui.table.local import LocalTable
from ui.table.prompt_bar import Room, fitting
from ui.table.sheets.browser import ChoiceSheet
from ui.table.verbkeys import LETTERS, PromptButton, with_keys
from ui.theme import HOUSE, Theme
from ui.widgets.button import Button

__all__ = ["toy_games"]

AT_THE_TABLE = "UWZHSILMYTB"  # letters of the table itself


def asked(app: App, toys: Toys, *lines: str, **menu: Any) -> LocalTable:
    app.settings.speed = "instant"
    table = show(app, toys.asking(*lines, **menu), 0)
    pass_time(app)
    return table


def said(table: LocalTable) -> list[str]:
    return [str(move).partition(" ")[2] for move in table.session._table.moves]


def key_name(app: App, name: str) -> str:
    button = find(app, name)
    assert isinstance(button, Button)
    return button.key_name


def test_no_letter_of_a_verb_is_needed_for_something_else() -> None:
    assert set(LETTERS.values()) & set(AT_THE_TABLE) == set()


def test_a_verb_has_its_letter_and_the_rest_have_digits(app: App, toy_games: Toys) -> None:
    table = asked(app, toy_games, "end", "draw", "say", "burn")
    names = [key_name(app, f"do {verb}") for verb in ("end", "draw", "say", "burn")]
    assert names == ["E", "D", "1", "2"]
    key(app, pygame.K_e)
    assert said(table) == ["end"]


def test_a_letter_is_found_on_a_cyrillic_keyboard(app: App, toy_games: Toys) -> None:
    table = asked(app, toy_games, "pass", "say")
    app.handle(pygame.Event(pygame.KEYDOWN, key=1079, mod=0, unicode="з", scancode=pygame.KSCAN_P))
    assert said(table) == ["pass"]


def test_the_first_digit_is_no_answer_that_is_hardly_meant(app: App, toy_games: Toys) -> None:
    asked(app, toy_games, "burn", "say", doubts=lambda: {Option("burn"): "toy.prompt"})
    assert (key_name(app, "do burn"), key_name(app, "do say")) == ("2", "1")


def test_two_buttons_never_share_a_key() -> None:
    verbs = ("draw", "done", "say", "end", "end-turn")
    buttons = with_keys([PromptButton(f"do {verb}", verb, lambda: None, verb=verb) for verb in verbs])
    assert [button.key_name for button in buttons] == ["D", "1", "2", "E", "3"]


@pytest.mark.parametrize("width", range(120, 1200, 60))
def test_a_button_without_room_is_listed(width: int) -> None:
    buttons = [
        PromptButton(f"do {index}", f"Draw {index} cards", lambda: None, is_spare=index == 0) for index in range(4)
    ]
    listed: list[PromptButton] = []

    def more(hidden: Sequence[PromptButton]) -> PromptButton:
        listed[:] = hidden
        return PromptButton("more", f"+{len(hidden)}", lambda: None)

    shown = fitting(Room(Theme(HOUSE, 1.0), "What do you want to do now?", width, 56), buttons, more)
    is_listing = any(button.name == "more" for button in shown)
    names = {button.name for button in [*shown, *(listed if is_listing else [])]} - {"more"}
    assert names == {button.name for button in buttons}


@pytest.mark.parametrize("width", range(420, 1200, 60))
@pytest.mark.parametrize("mark", ["is_main", "is_primary"])
def test_the_main_deed_always_has_its_button(width: int, mark: str) -> None:
    """However long its words are and whatever else there is to choose: with them in two lines, if it must be."""
    long = "Arm as proposed: Skrymir the Giant, Jorunn of the Fjord"
    others = [PromptButton(f"do {index}", f"Reroll with {index} dice", lambda: None) for index in range(4)]
    main = PromptButton("main", long, lambda: None, is_main=mark == "is_main", is_primary=mark == "is_primary")
    room = Room(Theme(HOUSE, 1.0), "Battle: which of your warriors do you arm, and with what?", width, 56)

    def more(hidden: Sequence[PromptButton]) -> PromptButton:
        return PromptButton("more", f"+{len(hidden)}", lambda: None, "M")

    for place in (0, 2, 4):
        shown = fitting(room, [*others[:place], main, *others[place:]], more)
        assert main in shown
        assert room.taken(shown) + room.least <= width


@pytest.mark.parametrize("width", range(300, 1200, 60))
def test_nothing_is_listed_that_would_find_room(width: int) -> None:
    """A deed that a click on the table does as well is shown beside the others, as long as there is room."""
    labels = ("End the turn", "King gathers a chip", "The knight in the shade strikes the lancer of the steppe")
    buttons = [
        PromptButton(f"do {index}", label, lambda: None, is_spare=index > 0) for index, label in enumerate(labels)
    ]
    room = Room(Theme(HOUSE, 1.0), "Your turn: move and act, or end the turn.", width, 56)

    def more(hidden: Sequence[PromptButton]) -> PromptButton:
        return PromptButton("more", f"+{len(hidden)}", lambda: None)

    shown = fitting(room, buttons, more)
    for button in buttons:
        assert button in shown or not room.is_comfortable([*shown, button])


def test_the_key_of_a_listed_button_works_all_the_same(app: App, toy_games: Toys) -> None:
    table = asked(app, toy_games, *(f"say-{number} thing:{number}" for number in range(15)))
    assert not has(app, "do say-8 thing:8")
    assert find(app, "more")
    key(app, pygame.K_m)
    assert isinstance(app.scene, ChoiceSheet)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_9)
    assert said(table) == ["say-8 thing:8"]


def test_what_ends_a_question_is_not_listed_behind_others(app: App, toy_games: Toys) -> None:
    """Whoever wants to pass must not look for it behind '+1', however long the other buttons are."""
    asked(app, toy_games, *(f"say-{number} thing:{number}" for number in range(15)), "pass")
    assert has(app, "do pass")
    assert find(app, "more")


def test_tab_comes_to_the_only_thing_that_can_be_chosen(app: App, toy_games: Toys) -> None:
    """It lies ready: the first Tab shows it, Enter takes it."""
    table = asked(
        app, toy_games, "lay card:a cell:1", "lay card:a cell:2", "stay", things=["card:a", "cell:1", "cell:2"]
    )
    key(app, pygame.K_TAB)
    assert table.focus == "at card:a"
    assert app.shows_focus
    key(app, pygame.K_TAB)
    assert table.focus != "at card:a"
