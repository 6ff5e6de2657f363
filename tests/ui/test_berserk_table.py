"""Berserk at a table in the window: hints, suggestions, placing an army by dragging, and everything by keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.choices import Menu, Option, Pick
from engine.games import find_game
from engine.table import Table
from tests.playing import seated
from tests.ui.driving import click, drag, find, has, key, point, toast_of, words_on
from tests.ui.tabletop import show
from tests.ui.test_reckoning import wait_for
from ui.app import App
from ui.boards.berserk import mirrored
from ui.table.lasttime import as_last_time, kind_of_thing, recall, remember
from ui.table.local import LocalTable
from ui.table.sheets.browser import ChoiceSheet
from ui.table.spot import Spot

FIELD = {
    "Ada": {"field": {"c3": "executioner", "b2": "crossbow-novice"}},
    "Борис": {"field": {"c4": "barrow-ghoul wounds 4", "d5": "marsh-hag"}, "side": ["night-crow"]},
}


def position(app: App) -> LocalTable:
    seats = seated(2)
    named = {seat.name: held for seat, held in zip(seats, FIELD.values(), strict=True)}
    return show(app, Table(find_game("berserk"), seats, position=named), 0, still=True)


def mustering(app: App, kind: str) -> LocalTable:
    """A table at which somebody is asked this, both players at this screen."""
    table: Table[Any] = Table(find_game("berserk"), seated(2), {}, 5)
    while table.ask is not None:
        seat = table.awaited()[0]
        menu = table.menu(seat)
        assert menu is not None
        if menu.kind == kind:
            break
        table.answer(seat, menu.default if menu.default is not None else menu.options[0])
    return show(app, table, table.awaited()[0], still=True)


def rest_on(app: App, ref: str) -> None:
    point(app, find(app, f"at {ref}").rect.center)
    app.frame(1.0)
    assert isinstance(app.scene, LocalTable)
    wait_for(app.scene.reckoning)
    app.frame(0.1)


def test_a_rested_pointer_tells_what_a_card_can_do(app: App) -> None:
    table = position(app)
    rest_on(app, "card:executioner-1")
    assert "1 step left in this turn." in words_on(app)
    assert table.picture.marks().pointed == "card:executioner-1"


def test_a_target_tells_the_odds(app: App) -> None:
    """4 lives are left: a medium strike of 4 kills. [BSK-15.10]"""
    table = position(app)
    table.choose("card:executioner-1")
    app.frame(0.2)
    rest_on(app, "card:barrow-ghoul-6")
    words = [said.replace("\N{NO-BREAK SPACE}", " ") for said in words_on(app)]
    assert "Medium attack 22 %: 4 wounds, kills" in words
    assert "Struck back 17 %: 2 wounds" in words
    assert "Kills in all: 33 %" in words


def test_what_cannot_be_struck_has_no_odds(app: App) -> None:
    """The hag is out of reach: she is looked at by herself."""
    table = position(app)
    table.choose("card:executioner-1")
    app.frame(0.2)
    rest_on(app, "card:marsh-hag-6")
    assert "10 of 10 lives left." in words_on(app)
    assert not any(words.startswith("Kills in all") or "strike" in words.lower() for words in words_on(app)[-6:])


def test_the_only_ability_of_a_card_need_not_be_picked(app: App) -> None:
    """At the start of the battle: the inquisitor, then whom he curses. [BSK-6.9]"""
    held = {"Ada": {"field": {"c3": "grand-inquisitor"}}, "Борис": {"field": {"c4": "barrow-ghoul", "d5": "marsh-hag"}}}
    seats = seated(2)
    named = {seat.name: field for seat, field in zip(seats, held.values(), strict=True)}
    table = show(app, Table(find_game("berserk"), seats, position={**named, "step": "opening"}), 0, still=True)
    assert table.asking is not None
    assert table.asking.menu.kind == "opening"
    table.choose("card:grand-inquisitor-1")
    assert "card:barrow-ghoul-6" in table.next_refs


def with_field(app: App, ada: str, boris: str, beside: str = "mud-hulk") -> LocalTable:
    """Ada to move, with a card on c1 and one on d1; Boris has one on c4."""
    seats = seated(2)
    held = [{"field": {"c1": ada, "a1": "mud-hulk", "d1": beside}}, {"field": {"c4": boris, "e6": "mud-hulk"}}]
    named = {seat.name: field for seat, field in zip(seats, held, strict=True)}
    return show(app, Table(find_game("berserk"), seats, position=named), 0, still=True)


def test_a_target_of_the_only_ability_is_clicked_right_after_the_card(app: App) -> None:
    """The archer can also step and strike: a click on whom only a shot reaches means the shot."""
    table = with_field(app, "crossbow-novice", "barrow-ghoul")
    click(app, "at card:crossbow-novice-1")
    assert "card:barrow-ghoul-6" in table.usable
    click(app, "at card:barrow-ghoul-6")
    (move,) = table.session._table.moves
    assert str(move.option) == "use card:crossbow-novice-1 ability:crossbow-novice.3 card:barrow-ghoul-6"


def test_a_target_of_several_abilities_asks_which(app: App) -> None:
    table = with_field(app, "flame-preacher chips 3", "barrow-ghoul")
    click(app, "at card:flame-preacher-1")
    click(app, "at card:barrow-ghoul-6")
    assert table.session.is_new
    assert isinstance(app.scene, ChoiceSheet)
    key(app, pygame.K_2)
    (move,) = table.session._table.moves
    assert str(move.option) == "use card:flame-preacher-1 ability:flame-preacher.2.1 card:barrow-ghoul-6"


def test_a_friend_beside_a_healer_is_healed_and_not_struck(app: App) -> None:
    table = with_field(app, "rowan-healer", "barrow-ghoul", beside="mud-hulk wounds 3")
    click(app, "at card:rowan-healer-1")
    click(app, "at card:mud-hulk-2")
    (move,) = table.session._table.moves
    assert str(move.option) == "use card:rowan-healer-1 ability:rowan-healer.3 card:mud-hulk-2"


def test_a_shot_is_dragged_onto_its_target(app: App) -> None:
    table = with_field(app, "crossbow-novice", "barrow-ghoul")
    drag(app, find(app, "at card:crossbow-novice-1").rect.center, find(app, "at card:barrow-ghoul-6").rect.center)
    (move,) = table.session._table.moves
    assert move.option.refs[-1] == "card:barrow-ghoul-6"


def test_a_strike_at_a_card_of_ones_own_is_offered_by_no_button(app: App) -> None:
    seats = seated(2)
    held = {
        seats[0].name: {"field": {"c1": "executioner", "c2": "mud-hulk closed"}},
        seats[1].name: {"field": {"c6": "mud-hulk"}},
    }
    table = show(app, Table(find_game("berserk"), seats, position=held), 0, still=True)
    assert "card:executioner-1" in table.next_refs
    assert not [widget.name for widget in table.widgets if widget.name.startswith("do strike")]


def test_the_keyboard_reaches_everything_that_can_be_chosen(app: App) -> None:
    table = position(app)
    reached: set[str] = set()
    for _ in range(60):
        key(app, pygame.K_TAB)
        focused = table.widget(table.focus)
        if isinstance(focused, Spot) and focused.sprite.ref is not None:
            reached.add(focused.sprite.ref)
    assert set(table.next_refs) <= reached


@pytest.mark.parametrize("kind", ["buy", "deploy"])
def test_a_suggestion_is_put_on_the_table_and_can_be_answered(app: App, kind: str) -> None:
    table = mustering(app, kind)
    assert table.asking is not None
    assert table.asking.menu.kind == kind
    assert not find(app, "done").enabled
    key(app, pygame.K_i)
    assert table.asking.picker.can_finish
    assert find(app, "done").enabled
    question = table.session.question
    key(app, pygame.K_d)
    assert table.session.question != question


def test_an_army_is_placed_by_dragging(app: App) -> None:
    table = mustering(app, "deploy")
    assert table.asking is not None
    picker = table.asking.picker
    card, other = [ref for ref in picker.next_refs if ref.startswith("card:")][:2]
    for ref, cell in ((card, "cell:c4"), (other, "cell:d4")):
        drag(app, find(app, f"at {ref}").rect.center, find(app, f"at {cell}").rect.center)
        app.frame(1.0)
    assert picker.placed == {card: "cell:c4", other: "cell:d4"}
    assert find(app, "at cell:c4").rect.contains(find(app, f"at {card}").rect)
    drag(app, find(app, f"at {card}").rect.center, find(app, f"at {other}").rect.center)
    app.frame(1.0)
    assert picker.placed == {card: "cell:d4", other: "cell:c4"}


def test_a_card_that_is_dropped_beside_the_field_goes_back(app: App) -> None:
    table = mustering(app, "deploy")
    assert table.asking is not None
    picker = table.asking.picker
    card = next(ref for ref in picker.next_refs if ref.startswith("card:"))
    drag(app, find(app, f"at {card}").rect.center, table.places.top.center)
    assert picker.refs == []
    drag(app, find(app, f"at {card}").rect.center, find(app, "at cell:c1").rect.center)  # the other half
    assert picker.refs == []


def test_no_suggestion_is_offered_where_nothing_is_put_together(app: App) -> None:
    position(app)
    assert not has(app, "suggest")


# As last time


def test_an_army_is_placed_as_the_last_time_and_mirrored_for_the_other_side(app: App) -> None:
    """a1 of the First player is e6 of the Second. [BSK-2.3]"""
    table = mustering(app, "deploy")
    assert not has(app, "last time")
    assert table.asking is not None
    key(app, pygame.K_i)
    placed = table.asking.picker.placed
    key(app, pygame.K_d)
    app.scenes.clear()
    again = mustering(app, "deploy")
    assert again.asking is not None
    key(app, pygame.K_l)
    assert again.asking.picker.placed == placed
    menu = again.asking.menu
    others = [mirrored(place) for place in placed.values()]
    things = [part for thing, place in zip(placed, others, strict=True) for part in (kind_of_thing(thing), place)]
    option = as_last_time(menu, things, mirrored)
    assert option is not None
    assert set(option.refs[1::2]) == set(placed.values())
    assert mirrored("cell:a1") == "cell:e6"


def test_what_is_kept_names_kinds_and_knows_people_apart(tmp_path: Path) -> None:
    path = tmp_path / "last-time" / "berserk-deck.yaml"
    remember(path, "Ада", Option("deck card:night-crow-1 card:night-crow-2"))
    remember(path, "Ben", Option("deck card:host-king-6"))
    assert recall(path, "Ада") == ["card:night-crow", "card:night-crow"]
    assert recall(path, "Ben") == ["card:host-king"]
    assert recall(path, "Cleo") == []


def test_only_what_is_on_offer_is_picked_again() -> None:
    offered = [Option.of("deck", ref) for ref in ("card:night-crow-6", "card:host-king-6")]
    menu = Menu("prompt", offered, {"deck": Pick(1, 2, checked=True)}, kind="deck")
    again = as_last_time(menu, ["card:night-crow", "card:night-crow", "card:unknown"], str)
    assert again == "deck card:night-crow-6"
    assert as_last_time(menu, ["card:unknown"], str) is None


def test_a_spoilt_file_is_told_and_left_as_it_is(app: App) -> None:
    path = app.config.parent / "last-time" / "berserk-deploy.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("sets: [1, 2", encoding="utf-8")
    mustering(app, "deploy")
    assert "berserk-deploy.yaml" in toast_of(app)
    assert not has(app, "last time")
    key(app, pygame.K_i)
    key(app, pygame.K_d)
    assert path.read_text(encoding="utf-8") == "sets: [1, 2"


def test_who_must_attack_is_told_why_the_turn_cannot_end(app: App) -> None:
    """The key of the missing button says it, with the rule. [BSK-7.8]"""
    held = ({"field": {"c3": "executioner gains:must-attack"}}, {"field": {"c4": "barrow-ghoul"}})
    seats = seated(2)
    named = {seat.name: it for seat, it in zip(seats, held, strict=True)}
    table = show(app, Table(find_game("berserk"), seats, position=named), 0, still=True)
    assert table.asking is not None
    assert "end-turn" not in table.asking.menu.options
    assert has(app, "why not deed:end-turn")
    key(app, pygame.K_e)
    assert "Executioner" in table.refusal
    assert "BSK-7.8" in table.refusal
