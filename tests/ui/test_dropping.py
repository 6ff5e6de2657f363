"""Dragging: onto the table, a pile, one's own place or a player; and a click on the pile with a card picked."""

from __future__ import annotations

import pygame
import pytest

from engine.games import Result
from engine.scenarios import Scenario
from engine.texts import LANGUAGES
from tests.engine.toys import OVER, ask
from tests.ui.driving import click, drag, key, lay_out
from tests.ui.tabletop import (
    Table2,
    Toys,
    click_thing,
    pass_time,
    place_for,
    played,
    position,
    prompt_of,
    show,
    spots,
    toy_games,
)
from ui.app import App
from ui.table.local import LocalTable
from ui.table.sheets.browser import Browser, ChoiceSheet

__all__ = ["toy_games"]

CAT, BEER = "card:cat-balou.b.KH", "card:beer.b.6H"


def moves(table: LocalTable) -> list[str]:
    return [str(move) for move in table.session._table.moves]


@pytest.fixture
def bang(app: App) -> LocalTable:
    """Ann, who has lost a life, holds Cat Balou and a Beer; Cleo has a hand and a card in play, Ben a hand alone."""
    app.settings.speed = "instant"
    people = {
        "Ann": {"hand": ["cat-balou.b.KH", "beer.b.6H"], "life": 2},
        "Ben": {"hand": ["bang.b.5C"]},
        "Cleo": {"hand": ["bang.b.6C"], "in-play": ["barrel.b.QS"]},
        "Dan": {"hand": []},
    }
    table = show(app, position("bang", list(people), {"turn": "Ann", **people}), 0, still=True)
    pass_time(app)
    return table


def bare_table(table: LocalTable) -> tuple[int, int]:
    """A place on the table where nothing lies."""
    board = table.places.area.board
    places = ((x, y) for x in range(board.x + 5, board.right, 20) for y in range(board.y + 5, board.bottom, 20))
    return next(
        place for place in places
        if not any(sprite.rect.collidepoint(place) for sprite in table.stage.sprites if sprite.layer >= 0)
    )  # fmt: skip


@pytest.mark.parametrize("where", ["table", "pile", "own place"])
def test_a_card_that_needs_no_target_is_played_by_a_drop_on_the_table(app: App, bang: LocalTable, where: str) -> None:
    ends = {
        "table": bare_table(bang),
        "pile": spots(bang)["pile:discard"].rect.center,
        "own place": (spots(bang)["seat:0"].rect.x + 60, spots(bang)["seat:0"].rect.y + 8),
    }
    drag(app, place_for(bang, spots(bang)[BEER]), ends[where])
    assert moves(bang) == [f"0 play {BEER}"]


def test_such_a_card_dropped_on_somebody_else_is_not_played_and_it_says_why(app: App, bang: LocalTable) -> None:
    drag(app, place_for(bang, spots(bang)[BEER]), spots(bang)["seat:2"].rect.center)
    assert (moves(bang), bang.picked) == ([], [])
    assert bang.refusal


def test_a_player_who_is_one_target_is_meant_by_a_drop(app: App, bang: LocalTable) -> None:
    panel = spots(bang)["seat:1"].rect
    drag(app, place_for(bang, spots(bang)[CAT]), (panel.centerx, panel.y + 8))
    assert moves(bang) == [f"0 play {CAT} hand:1"]


def test_a_player_with_several_targets_is_asked_about(app: App, bang: LocalTable) -> None:
    panel = spots(bang)["seat:2"].rect
    drag(app, place_for(bang, spots(bang)[CAT]), (panel.centerx, panel.y + 8))
    assert isinstance(app.scene, ChoiceSheet)
    assert [label for label, _ in app.scene.choices] == ["the hand of Cleo", "Barrel Q♠"]
    click(app, "choice 1")
    assert moves(bang) == [f"0 play {CAT} card:barrel.b.QS"]


def test_a_drop_on_somebody_whom_a_card_cannot_touch_says_just_why(app: App, bang: LocalTable) -> None:
    """BNG-7.10: Dan has nothing that Cat Balou could discard. Without a card in hand nothing speaks of him."""
    assert bang.asking is not None
    assert not bang.asking.might_be_tried("seat:3")
    drag(app, place_for(bang, spots(bang)[CAT]), spots(bang)["seat:3"].rect.center)
    assert moves(bang) == []
    assert prompt_of(bang) == "Dan has no cards. [BNG-7.10]"


def test_what_is_dropped_on_the_bare_table_says_what_it_waits_for(app: App, bang: LocalTable) -> None:
    drag(app, place_for(bang, spots(bang)[CAT]), bare_table(bang))
    assert (moves(bang), bang.picked) == ([], [])
    assert prompt_of(bang).startswith("Cat Balou")


def test_what_lies_on_the_table_already_is_not_laid_there(app: App, toy_games: Toys) -> None:
    """A creature dropped on a cell that it cannot reach must not do what it could do without a cell."""
    app.settings.speed = "instant"
    lines = ("gather card:a", "move card:a cell:1")
    table = show(app, toy_games.asking(*lines, things=["card:a", "cell:1", "cell:9"]), 0)
    pass_time(app)
    drag(app, place_for(table, spots(table)["card:a"]), spots(table)["cell:9"].rect.center)
    assert (moves(table), table.picked) == ([], [])
    assert table.refusal


def test_a_drop_on_a_card_before_a_player_means_that_card(app: App, bang: LocalTable) -> None:
    barrel = spots(bang)["card:barrel.b.QS"]
    drag(app, place_for(bang, spots(bang)[CAT]), barrel.rect.center)
    assert moves(bang) == [f"0 play {CAT} card:barrel.b.QS"]


def test_a_card_put_back_where_it_lay_says_nothing(app: App, bang: LocalTable) -> None:
    start = place_for(bang, spots(bang)[CAT])
    drag(app, start, (start[0] + 20, start[1] + 4))
    assert (moves(bang), bang.refusal) == ([], "")


def test_with_a_card_picked_a_click_on_the_pile_plays_it(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.things, game.pile = ["card:a", "card:b"], ["card:x", "card:y"]
        game.said.append(str(await ask(0, "take card:a", "swap card:a card:b", "swap card:b card:a")))
        return OVER

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play, "pp"), 0)
    pass_time(app)
    click_thing(app, "pile:all")
    assert isinstance(app.scene, Browser)
    app.scene.back()
    click_thing(app, "card:a")
    click_thing(app, "pile:all")
    assert moves(table) == ["0 take card:a"]


# Sets: what is picked, exchanged and put back by dragging

PAIR = ["die:0", "die:1", "die:2", "die:3"]  # two axes and two bows


@pytest.fixture
def giant(app: App) -> LocalTable:
    """Ann attacks with Skrymir, whom any pair arms, and Arne; she has rolled two axes, two bows, a sword and an X."""
    app.settings.speed = "instant"
    people = {"turn": "Ann", "Ann": {"squad": ["gia-06", "bea-01"]}, "Ben": {"squad": ["bea-05"]}}
    rolled = Scenario(
        game="valhalla", seats=["Ann", "Ben"], position=people, dice=[1, 1, 4, 4, 2, 6], moves=["Ann attack seat:1"]
    )
    table = show(app, played(rolled, 0), 0, still=True)
    pass_time(app)
    return table


def lay(app: App, table: LocalTable, ref: str, onto: str) -> None:
    """Drag a thing onto another."""
    drag(app, place_for(table, spots(table)[ref]), spots(table)[onto].rect.center)
    pass_time(app)


def test_the_usual_dice_lie_on_the_warrior_and_can_be_taken_at_once(app: App, giant: LocalTable) -> None:
    click_thing(app, "card:gia-06")
    pass_time(app)
    assert giant.picked == ["die:0", "die:1"]
    warrior = spots(giant)["card:gia-06"].rect
    assert all(spots(giant)[die].rect.colliderect(warrior) for die in ("die:0", "die:1"))
    assert not any(spots(giant)[die].rect.colliderect(warrior) for die in ("die:2", "die:3"))
    click(app, "done")
    assert moves(giant)[-1] == "0 use die:0 die:1"


def test_dice_change_places_when_one_is_dragged_onto_another(app: App, giant: LocalTable) -> None:
    click_thing(app, "card:gia-06")
    pass_time(app)
    lay(app, giant, "die:2", "die:0")
    lay(app, giant, "die:1", "die:3")  # the other way round: from its symbol onto one that lies before us
    assert sorted(giant.picked) == ["die:2", "die:3"]
    click(app, "done")
    assert moves(giant)[-1] == "0 use die:2 die:3"


def test_a_die_dragged_away_is_put_back_and_one_dragged_onto_the_warrior_is_laid_there(
    app: App, giant: LocalTable
) -> None:
    click_thing(app, "card:gia-06")
    pass_time(app)
    drag(app, place_for(giant, spots(giant)["die:1"]), bare_table(giant))
    assert giant.picked == ["die:0"]
    lay(app, giant, "die:3", "card:gia-06")
    assert giant.picked == ["die:0", "die:3"]
    lay(app, giant, "die:1", "card:gia-06")  # full: it goes where it makes a pair
    assert giant.picked == ["die:0", "die:1"]


def test_a_die_of_a_set_that_is_dropped_nowhere_says_what_is_asked(app: App, giant: LocalTable) -> None:
    click_thing(app, "card:gia-06")
    pass_time(app)
    drag(app, place_for(giant, spots(giant)["die:3"]), bare_table(giant))
    assert giant.picked == ["die:0", "die:1"]
    assert giant.refusal


def test_a_die_dropped_on_a_warrior_that_it_serves_arms_him(app: App, giant: LocalTable) -> None:
    lay(app, giant, "die:0", "card:bea-01")
    assert moves(giant)[-1] == "0 activate card:bea-01"


def test_a_die_dropped_on_a_giant_is_among_those_that_are_proposed(app: App, giant: LocalTable) -> None:
    lay(app, giant, "die:2", "card:gia-06")
    assert moves(giant)[-1] == "0 activate card:gia-06"
    assert sorted(giant.picked) == ["die:2", "die:3"]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_arming_all_at_once_is_a_button_that_is_seen_for_no_click_on_a_warrior_means_it(
    app: App, giant: LocalTable, language: str, size: tuple[int, int]
) -> None:
    lay_out(app, size, 100, language)
    click(app, "do arm-squad card:gia-06 card:bea-01")
    assert moves(giant)[-1] == "0 arm-squad card:gia-06 card:bea-01"


def test_a_die_that_does_not_serve_a_warrior_is_not_paid_and_it_says_why(app: App, giant: LocalTable) -> None:
    lay(app, giant, "die:4", "card:bea-01")
    assert moves(giant) == ["0 attack seat:1"]
    assert giant.refusal


def test_the_keys_change_the_dice_too(app: App, giant: LocalTable) -> None:
    click_thing(app, "card:gia-06")
    pass_time(app)
    for die in ("die:0", "die:1", "die:2", "die:3"):
        giant.focus = f"at {die}"
        key(app, pygame.K_RETURN)
    key(app, pygame.K_d)
    assert moves(giant)[-1] == "0 use die:2 die:3"


def test_cards_of_a_hand_are_picked_for_a_set_by_a_drop_on_the_table(app: App) -> None:
    app.settings.speed = "instant"
    hand = ["bea-01", "bea-02", "bea-03", "bea-04", "bea-05", "bea-06", "bea-07"]
    setup = {"stage": "hands", "deck": [*hand, "wol-01", "wol-02", "wol-03", "wol-04", "wol-05", "wol-06", "wol-07"]}
    table = show(app, position("valhalla", ["Ann", "Ben"], setup), 0, still=True)
    pass_time(app)
    drag(app, place_for(table, spots(table)["card:bea-03"]), bare_table(table))
    assert table.picked == ["card:bea-03"]
    lay(app, table, "card:bea-05", "card:bea-03")
    assert table.picked == ["card:bea-05"]
