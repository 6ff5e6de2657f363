"""The table: what it shows of the game, how things are picked, and what it says when they cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.choices import Ask, Menu, Option, Pick, Refused, put, race
from engine.dice import Dice
from engine.errors import BadAnswer
from engine.games import Result, SeatInfo, find_game
from engine.saves import open_save
from engine.texts import LANGUAGES, of_game
from engine.views import View
from tests.engine.toys import OVER, Said, Whispered, ask, menu
from tests.playing import GAMES, new_table, play_blindly, seated
from tests.ui.driving import (
    FRAME,
    click,
    click_at,
    drag,
    empty,
    find,
    has,
    hold,
    key,
    let_go,
    point,
    post,
    tab_to,
    toast_of,
    type_text,
    wheel_at,
    words_on,
)
from tests.ui.tabletop import (
    Table2,
    Toys,
    any_menu,
    click_thing,
    decide,
    let_think,
    pass_curtain,
    pass_time,
    place_for,
    point_at,
    position,
    prompt_of,
    read_opening,
    scenario,
    show,
    spots,
    top,
    toy_games,
    until,
    usable,
)
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.motion import LASTS
from ui.scenes.home import Home
from ui.scenes.rules import Rules
from ui.scenes.settings import SettingsScene
from ui.table.answering import GUARD
from ui.table.asking import Asking
from ui.table.grip import LONG_PRESS
from ui.table.local import LocalTable
from ui.table.scene import HASTE
from ui.table.session import Session
from ui.table.sheets.browser import Browser, ChoiceSheet
from ui.table.sheets.curtain import Curtain
from ui.table.sheets.over import Over
from ui.table.sheets.pause import Pause, SaveAs
from ui.table.sheets.zoomed import Zoomed
from ui.table.sidepanel import Sentence
from ui.table.stagehand import LIFT
from ui.table.tabletop import BANNER
from ui.table.words import why_not

__all__ = ["toy_games"]  # a fixture

TWO = ["Ada", "Ben"]
OPEN_HAND = {
    "actions": 2,
    "reserve": ["fairy", "cook"],
    "Ada": {"hand": ["king", "prince", "soldier-13"], "deck": ["thief", "spy"]},
    "Ben": {"hand": ["duchess", "herald"], "deck": ["squire"]},
}


@pytest.fixture
def castle(app: App) -> LocalTable:
    """Ada's first action, seen with her eyes; nothing glides."""
    app.settings.speed = "instant"
    return show(app, position("castle", TWO, OPEN_HAND), 0)


def said(scene: LocalTable) -> list[str]:
    state: Any = scene.session._table.state
    return list(state.said)


def moves(scene: LocalTable) -> list[str]:
    return [str(move) for move in scene.session._table.moves]


def rests(app: App) -> None:
    """The guard of a new question is over."""
    app.frame(GUARD + 0.05)


# What is always to be seen


def test_whose_turn_it_is_and_what_is_left_of_it_is_always_to_be_seen(app: App, castle: LocalTable) -> None:
    words = words_on(app)
    assert "Turn 1 · 2 actions left" in words
    assert "Ada" in words
    click(app, "do draw pile:deck")
    assert "Turn 1 · 1 action left" in words_on(app)
    rests(app)
    click(app, "do draw pile:deck")
    pass_time(app)
    assert isinstance(app.scene, Curtain)


def test_alone_among_bots_it_is_your_turn(app: App) -> None:
    show(app, Session(position("castle", TWO, OPEN_HAND)), 0)
    assert "Your turn" not in words_on(app)
    app.pop()
    game = find_game("castle")
    app.go(routes.NewGame(game, [SeatInfo("Ada"), *seated(game.seats[0], "bot")[1:]], {}, 1))
    table = app.scene
    assert isinstance(table, LocalTable)
    until(app, lambda: table.asking is not None)
    assert "Your turn" in words_on(app)


def test_the_prompt_says_what_is_asked_and_then_what_goes_with_it(app: App, castle: LocalTable) -> None:
    assert prompt_of(castle) == "Choose an action: draw, exchange or play a card."
    click_thing(app, "card:king")
    assert prompt_of(castle) == "King: choose a place for it or a card from the reserve."
    assert {"card:fairy", "card:cook", "cell:c3"} <= usable(castle)
    assert castle.picked == ["card:king"]


def test_what_can_be_used_glows_and_nothing_else_does(app: App, castle: LocalTable) -> None:
    assert usable(castle) == {ref for option in any_menu(castle).options for ref in option.refs[:1]}
    click_thing(app, "card:soldier-13")
    after = {option.refs[1] for option in any_menu(castle).options if option.refs[:1] == ("card:soldier-13",)}
    assert usable(castle) == after


def test_a_click_and_another_one_are_an_answer(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:soldier-13")
    click_thing(app, "cell:c1")
    assert moves(castle) == ["0 play card:soldier-13 cell:c1"]
    assert castle.picked == []


def test_a_drag_is_an_answer_and_beside_everything_it_is_none(app: App, castle: LocalTable) -> None:
    start = place_for(castle, spots(castle)["card:soldier-13"])
    drag(app, start, castle.places.top.center)
    assert (moves(castle), castle.picked) == ([], [])
    end = spots(castle)["cell:c1"].rect.center
    drag(app, start, end)
    assert moves(castle) == ["0 play card:soldier-13 cell:c1"]


def test_a_thing_dropped_on_a_pile_is_for_one_of_those_in_it(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.things, game.pile = ["card:a"], ["card:b", "card:c"]
        game.said.append(str(await ask(0, "swap card:a card:b", "swap card:a card:c")))
        return OVER

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play, "pp"), 0)
    app.frame(0.3)
    drag(app, place_for(table, spots(table)["card:a"]), spots(table)["pile:all"].rect.center)
    assert isinstance(app.scene, Browser)
    click_thing(app, "card:c")
    assert moves(table) == ["0 swap card:a card:c"]


def test_a_thing_dropped_where_it_does_not_go_says_why_and_goes_back(app: App, castle: LocalTable) -> None:
    start = place_for(castle, spots(castle)["card:soldier-13"])
    drag(app, start, spots(castle)["cell:c3"].rect.center)
    assert (moves(castle), castle.picked) == ([], [])
    assert prompt_of(castle) == "Soldier: this doesn't go with it. [CAS-3.2]"
    shaken = castle.picture.marks().shaken
    assert shaken is not None
    assert shaken[0] == "card:soldier-13"


def test_what_is_dragged_is_drawn_at_the_pointer(app: App, castle: LocalTable) -> None:
    start = place_for(castle, spots(castle)["card:king"])
    point(app, start)
    hold(app, start)
    point(app, (start[0], start[1] - 200), held=True)
    app.frame(FRAME)
    assert castle.picture.marks().dragged == ("card:king", (start[0], start[1] - 200))
    let_go(app, (start[0], start[1] - 200))
    assert castle.picture.marks().dragged is None


def test_a_slight_tremble_of_the_hand_is_still_a_click(app: App, castle: LocalTable) -> None:
    at = place_for(castle, spots(castle)["card:king"])
    drag(app, at, (at[0] + 3, at[1] + 2))
    assert castle.picked == ["card:king"]


# Why not


def test_a_click_on_what_cannot_be_used_shakes_it_and_says_why_with_the_rule(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:prince")
    assert castle.picked == ["card:prince"]  # it can be exchanged
    key(app, pygame.K_ESCAPE)
    click_thing(app, "cell:a1")
    assert prompt_of(castle) == "You can't use this now. [CAS-3.2]"
    shaken = castle.picture.marks().shaken
    assert shaken is not None
    assert shaken[0] == "cell:a1"
    assert castle.is_moving
    app.frame(0.5)
    assert castle.picture.marks().shaken is None
    click_thing(app, "card:king")
    assert prompt_of(castle).startswith("King:")


def test_the_reason_of_the_rules_is_given(app: App) -> None:
    crowded = {**OPEN_HAND, "reserve": [], "Ada": {"hand": ["prince", "king"], "deck": []}}
    table = show(app, position("castle", TWO, crowded), 0)
    reasons = {ref: why for why in any_menu(table).refused for ref in why.refs}
    assert "card:prince" in reasons
    click_thing(app, "card:prince")
    words = f"{table.texts(reasons['card:prince'].reason, **reasons['card:prince'].facts)} [CAS-C.prince]"
    assert prompt_of(table) == words
    assert table.picked == []
    key(app, pygame.K_F1)
    assert isinstance(app.scene, Rules)
    assert app.scene.rule == "CAS-C.prince"


def test_pointing_long_enough_at_what_cannot_be_used_says_why(app: App, castle: LocalTable) -> None:
    why = "First choose what goes with this. [CAS-3.2]"
    cell = next(
        ref
        for ref in spots(castle)
        if ref.startswith("cell:") and any(ref in each.refs for each in any_menu(castle).options)
    )
    point_at(app, cell)
    assert why not in words_on(app)
    app.frame(0.5)
    assert why in words_on(app)
    point_at(app, "card:king")
    app.frame(0.5)
    assert why not in words_on(app)


def test_a_sentence_that_begins_with_a_thing_begins_with_a_capital(castle: LocalTable) -> None:
    assert castle.asking is not None
    castle.asking.picker.refs[:] = ["pile:deck"]
    assert castle.asking.why_not("cell:c3").startswith("Your deck: this doesn't go with it.")


def test_the_keyboard_coming_to_what_cannot_be_used_says_why(app: App, castle: LocalTable) -> None:
    for _ in range(2):  # to what lies ready, and on
        key(app, pygame.K_TAB)
    for _ in range(60):
        spot = spots(castle).get(castle.focus.removeprefix("at "))
        if spot is not None and not spot.is_usable and not spot.sprite.pile:
            break
        key(app, pygame.K_UP)
    assert spot is not None
    assert not spot.is_usable
    assert why_not(castle, spot.sprite.ref) in words_on(app)
    key(app, pygame.K_RETURN)
    assert prompt_of(castle) == why_not(castle, spot.sprite.ref)


def test_while_others_are_asked_the_reason_is_that_it_is_not_your_move(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.things = ["thing:a"]
        await ask(1, "take thing:a")
        return OVER

    table = show(app, toy_games.table(play, "pp"), 0, still=True)
    click_thing(app, "thing:a")
    assert prompt_of(table) == "It's not your move: the game is waiting for Борис."


def test_the_reason_belongs_to_what_was_picked_before(app: App, toy_games: Toys) -> None:
    refused = [
        Refused(("card:a", "card:c"), "why.cold", "TOY-1.1", {"card": "card:c"}),
        Refused(("card:c",), "why.other", "TOY-1.2"),
    ]
    table = show(
        app,
        toy_games.asking(
            "swap card:a card:b", "swap card:b card:a", "swap card:b card:d",
            things=["card:a", "card:b", "card:c", "card:d"], why_not=lambda: refused,
        ),
        0,
    )  # fmt: skip
    click_thing(app, "card:c")
    assert prompt_of(table).endswith("[TOY-1.2]")
    table.asking.picker.pick("card:a") if table.asking is not None else None
    click_thing(app, "card:c")
    assert prompt_of(table) == "C is too cold. [TOY-1.1]"


# Back, undo


def test_esc_steps_back_and_then_opens_the_menu(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:king")
    assert has(app, "cancel")
    key(app, pygame.K_ESCAPE)
    assert castle.picked == []
    assert top(app) is castle
    click_thing(app, "cell:a1")
    assert castle.refusal
    key(app, pygame.K_ESCAPE)
    assert not castle.refusal
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Pause)
    key(app, pygame.K_ESCAPE)
    assert top(app) is castle


def test_the_button_beside_a_pick_takes_it_back(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:king")
    click(app, "cancel")
    assert castle.picked == []
    assert not has(app, "cancel")


@pytest.mark.parametrize("way", ["button", "key"])
def test_an_answer_that_told_nobody_anything_can_be_taken_back(app: App, castle: LocalTable, way: str) -> None:
    story = [line.laid.words for line in castle.panel.story.lines]
    click_thing(app, "card:soldier-13")
    click_thing(app, "cell:c1")
    assert len(castle.panel.story.lines) > len(story)
    if way == "button":
        click(app, "undo")
    else:
        key(app, pygame.K_u)
    decide(castle)
    assert moves(castle) == []
    assert [line.laid.words for line in castle.panel.story.lines] == story
    assert "card:soldier-13" in usable(castle)


def test_an_answer_that_somebody_has_learnt_from_stays_and_it_says_why(app: App, castle: LocalTable) -> None:
    click(app, "do draw pile:deck")
    key(app, pygame.K_u)
    decide(castle)
    assert moves(castle) == ["0 draw pile:deck"]
    assert toast_of(app) == castle.say.error(BadAnswer("lan-undo-stays"))


# Looking closer


@pytest.mark.parametrize("way", ["right", "long", "key"])
def test_a_card_is_zoomed_and_any_key_or_click_closes_it(app: App, castle: LocalTable, way: str) -> None:
    at = place_for(castle, spots(castle)["card:king"])
    if way == "right":
        click_at(app, at, button=3)
    elif way == "long":
        point(app, at)
        hold(app, at)
        pass_time(app, LONG_PRESS + 0.1)
        let_go(app, at)
    else:
        point(app, at)
        key(app, pygame.K_z)
    assert isinstance(app.scene, Zoomed)
    assert castle.faces.card_texts["card:king"] in words_on(app)
    click_at(app, at)
    assert top(app) is castle
    assert castle.picked == []


def test_what_has_no_text_is_not_zoomed(app: App, castle: LocalTable) -> None:
    click_thing(app, "cell:c3", button=3)
    assert top(app) is castle


def test_the_panel_shows_the_card_that_is_pointed_at_and_keeps_it(app: App, castle: LocalTable) -> None:
    text = castle.faces.card_texts["card:king"]
    point_at(app, "card:king")
    app.frame(FRAME)
    assert castle.zoomed == "card:king"
    point_at(app, "cell:a1")
    app.frame(FRAME)
    assert text in words_on(app)


def test_the_panel_shows_the_card_that_the_question_is_about(app: App) -> None:
    table = show(app, scenario("The Archer returns a card from outside"), 0)
    assert any_menu(table).about[:1] == ("card:archer",)
    assert table.zoomed == "card:archer"


def test_a_pile_is_looked_through(app: App, castle: LocalTable) -> None:
    click_thing(app, "pile:removed")
    assert isinstance(app.scene, Browser)
    refs = castle.seen["removed"]
    shown = [spot.sprite.ref for spot in app.scene.widgets if hasattr(spot, "sprite")]
    assert shown == refs
    click(app, f"at 0 {refs[0]}")
    assert isinstance(app.scene, Zoomed)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Browser)
    key(app, pygame.K_ESCAPE)
    assert top(app) is castle


def test_f1_opens_the_rule_behind_the_question(app: App, castle: LocalTable) -> None:
    key(app, pygame.K_F1)
    assert isinstance(app.scene, Rules)
    assert app.scene.rule == "CAS-3.2"
    key(app, pygame.K_ESCAPE)
    click(app, "rules")
    assert isinstance(app.scene, Rules)


# The story


def test_the_story_is_told_with_the_eyes_of_whoever_looks(app: App) -> None:
    app.settings.speed = "instant"
    table = new_table(GAMES[0], 2, seed=5)
    play_blindly(table, 5, most=40)
    for eyes in (0, 1, None):
        scene = show(app, table, eyes)
        texts = of_game(table.game, "en", scene.session.names)
        told = [line.laid.words for line in scene.panel.story.lines]
        assert told == [texts.event(event) for event in table.events(0, eyes)]
        app.pop()


def test_new_sentences_come_first_and_the_wheel_scrolls_to_older_ones(app: App) -> None:
    app.settings.speed = "instant"
    table = new_table(GAMES[0], 2, seed=5)
    play_blindly(table, 5, most=60)
    scene = show(app, table, 0, still=True)
    first = scene.panel.story.lines[0].laid.words
    last = scene.panel.story.lines[-1].laid.words
    words = words_on(app)
    assert last in words
    assert first not in words or first == last
    place = scene.panel.log.center
    for _ in range(4):
        wheel_at(app, place, -50)
    assert first in words_on(app)
    assert last not in words_on(app)
    for _ in range(30):
        key(app, pygame.K_PAGEUP)
    assert last in words_on(app)


def test_the_name_of_a_card_in_the_story_shows_it_and_zooms(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:soldier-13")
    click_thing(app, "cell:c1")
    sentences = [widget for widget in castle.widgets if isinstance(widget, Sentence)]
    line = next(widget for widget in sentences if widget.line.event == "played")
    laid = line.line.laid
    piece = next(piece for piece in laid.pieces if piece.span.ref == "card:soldier-13")
    middle = (piece.x + piece.width // 2, laid.height // len({piece.row for piece in laid.pieces}) * piece.row + 5)
    place = (line.rect.x + line.indent + middle[0], line.rect.y + middle[1])
    castle.zoomed = None
    point(app, place)
    app.frame(FRAME)
    assert castle.zoomed == "card:soldier-13"
    key(app, pygame.K_z)
    assert isinstance(app.scene, Zoomed)
    key(app, pygame.K_ESCAPE)
    click_at(app, place, button=3)
    assert isinstance(app.scene, Zoomed)


# Motion and time


def test_things_glide_and_space_finishes_what_is_running(app: App) -> None:
    app.settings.speed = "slow"
    table = show(app, position("castle", TWO, OPEN_HAND), 0)
    click_thing(app, "card:soldier-13")
    click_thing(app, "cell:c1")
    assert table.stage.is_moving(app.now)
    key(app, pygame.K_SPACE)
    assert not table.stage.is_moving(app.now)
    assert moves(table) == ["0 play card:soldier-13 cell:c1"]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_nothing_moves_longer_than_the_speed_says(app: App, speed: Any) -> None:
    app.settings.speed = speed
    table = show(app, position("castle", TWO, OPEN_HAND), 0)
    click_thing(app, "card:soldier-13")
    click_thing(app, "cell:c1")
    assert table.stage.is_moving(app.now)
    app.frame(LASTS[app.settings.speed])
    assert not table.stage.is_moving(app.now)


def test_an_answer_can_be_given_while_things_still_glide(app: App) -> None:
    app.settings.speed = "slow"
    table = show(app, position("castle", TWO, OPEN_HAND), 0)
    click(app, "do draw pile:deck")
    rests(app)
    assert table.stage.is_moving(app.now)
    click(app, "do draw pile:deck")
    assert len(moves(table)) == 2


def test_instant_moves_nothing(app: App, castle: LocalTable) -> None:
    click(app, "do draw pile:deck")
    assert not castle.stage.is_moving(app.now)


@pytest.mark.parametrize("way", ["click", "key", "spot"])
def test_a_new_question_takes_no_answer_for_a_moment(app: App, toy_games: Toys, way: str) -> None:
    app.settings.speed = "instant"
    table = show(app, toy_games.asking("take thing:a", "take thing:b", "pass", things=["thing:a"]), 0)

    def answer() -> None:
        if way == "click":
            pygame.event.post(_down(find(app, "do pass").rect.center))
            pygame.event.post(_up(find(app, "do pass").rect.center))
        elif way == "key":
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(kind, key=pygame.K_p, mod=0, unicode="p", scancode=0))
        else:
            place = spots(table)["thing:a"].rect.center
            pygame.event.post(_down(place))
            pygame.event.post(_up(place))
        app.frame(0.001)

    answer()
    assert len(said(table)) == 1
    answer()
    assert len(said(table)) == 1
    assert table.picked == []
    rests(app)
    answer()
    assert len(said(table)) == 2


def _down(place: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False)


def _up(place: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False)


@pytest.mark.parametrize("others", [(), ("say red", "say blue"), ("take thing:a", "take thing:b", "take thing:c")])
def test_no_button_comes_up_where_the_last_click_was(app: App, toy_games: Toys, others: tuple[str, ...]) -> None:
    """The same question again and again: a double click answers it once."""
    app.settings.speed = "instant"
    table = show(app, toy_games.asking("pass", *others), 0)
    for count in range(1, 6):
        place = find(app, "do pass").rect.center
        click_at(app, place)
        assert len(said(table)) == count
        under = table.at(place)
        assert under is None or not under.takes_focus
        rests(app)
        click_at(app, place)
        assert len(said(table)) == count


def test_a_button_stays_below_the_pointer_until_it_is_let_go(app: App, toy_games: Toys) -> None:
    """Whatever is laid out anew meanwhile."""
    app.settings.speed = "instant"
    table = show(app, toy_games.asking("pass", "say red", "say blue"), 0)
    place = find(app, "do pass").rect.center
    post(app, _down(place))
    table.rebuild()
    post(app, _up(place))
    assert len(said(table)) == 1


# People and bots


def test_a_banner_tells_that_it_is_your_turn(app: App) -> None:
    app.settings.speed = "instant"
    game = find_game(GAMES[0])
    seats = [SeatInfo("Ada"), *seated(game.seats[0], "bot")[1:]]
    app.go(routes.NewGame(game, seats, {}, 1))
    table = app.scene
    assert isinstance(table, LocalTable)
    chance = Dice(1)
    words = table.say("ui.table.your-turn", name="Ada")
    for _ in range(12):
        until(app, lambda: table.asking is not None)
        rests(app)
        was_asked = table.asking is not None
        option = game.bots["random"](table.session.view(), any_menu(table), chance)
        assert option is not None
        table.answer(option)
        if table.asking is None:
            break
        assert was_asked
    until(app, lambda: table.asking is not None)
    assert words in words_on(app)
    pass_time(app, BANNER + 0.1)
    assert words not in words_on(app)


def test_a_thinking_bot_is_shown(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        await ask(1, "say red")
        return OVER

    def slow(view: View, menu: Menu, chance: Dice) -> Option:
        return menu.options[0]

    table = show(app, toy_games.table(play, "pb", bots={"slow": slow}))
    table.session.think(1)
    app.frame(FRAME)
    assert prompt_of(table) == "Борис is thinking…" or table.session.result is not None


def test_bots_play_on_by_themselves_until_a_person_is_asked(app: App) -> None:
    app.settings.speed = "instant"
    game = find_game(GAMES[0])
    app.go(routes.NewGame(game, [SeatInfo("Ada"), *seated(game.seats[-1], "bot")[1:]], {}, 2))
    table = app.scene
    assert isinstance(table, LocalTable)
    app.frame(FRAME)
    read_opening(app)
    until(app, lambda: table.asking is not None)
    assert table.session.next_person == 0


def test_nobody_learns_from_the_prompt_who_is_asked_in_secret(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        await put(Ask({1: menu("kill", "spare")}, secret=True))
        return OVER

    table = show(app, toy_games.table(play, "pbb"), still=True)
    table.session.think(1)
    table.rebuild()
    assert "Борис" not in prompt_of(table)
    assert "Борис" not in why_not(table, "card:a")


def test_a_bot_with_nothing_to_say_delays_nobody(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        silent = {seat: menu("cheer", optional=True) for seat in (2, 3)}
        while True:
            seat, _ = await race({1: menu("go"), **silent})
            game.said.append(f"{seat}")

    def bot(view: View, menu: Menu, chance: Dice) -> Option | None:
        return None if menu.optional else menu.options[0]

    app.settings.speed = "slow"
    table = show(app, toy_games.table(play, "pbbb", bots={"shy": bot}))
    until(app, lambda: len(said(table)) == 1, step=0.01)
    begun = app.now
    until(app, lambda: len(said(table)) == 3, step=0.01)
    assert app.now - begun < 2 * (LASTS["slow"] * 1.5 + 0.3)


# Hiding, and the menu


def test_h_hides_everything_and_comes_back_with_what_was_picked(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:king")
    before = usable(castle)
    key(app, pygame.K_h)
    assert isinstance(app.scene, Curtain)
    assert castle.session.eyes is None
    assert pass_curtain(app) == []
    assert top(app) is castle
    assert castle.session.eyes == 0
    assert castle.picked == ["card:king"]
    assert usable(castle) == before
    click_thing(app, "cell:c3")
    assert moves(castle) == ["0 play card:king cell:c3"]


def test_h_and_another_window_size_in_between_begin_the_question_anew(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:king")
    key(app, pygame.K_h)
    app.resize((1024, 640))
    pass_curtain(app)
    assert castle.picked == [] or usable(castle) == {"cell:c3"}
    if castle.picked:
        key(app, pygame.K_ESCAPE)
    rests(app)
    assert usable(castle) == {ref for option in any_menu(castle).options for ref in option.refs[:1]}
    click_thing(app, "card:king")
    click_thing(app, "cell:c3")
    assert moves(castle) == ["0 play card:king cell:c3"]


@pytest.fixture
def begun(app: App) -> LocalTable:
    """A game of the first kind, saved, begun from the home screen, with its first question on the screen."""
    app.settings.speed = "instant"
    app.push(Home(app))
    game = find_game(GAMES[0])
    app.go(routes.NewGame(game, [SeatInfo("Ada"), *seated(game.seats[0], "bot", "random")[1:]], {}, 1))
    table = app.scene
    assert isinstance(table, LocalTable)
    until(app, lambda: table.asking is not None)
    rests(app)
    return table


def test_save_as_needs_a_name_that_is_free_and_writes_a_copy(app: App, begun: LocalTable) -> None:
    journal = begun.session.journal
    assert journal is not None
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_s)
    assert isinstance(app.scene, SaveAs)
    key(app, pygame.K_RETURN)
    assert begun.say("ui.pause.name-needed") in words_on(app)
    type_text(app, journal.path.stem)
    key(app, pygame.K_RETURN)
    assert f"{journal.path.name} already exists; please choose another name." in words_on(app)
    empty(app)
    type_text(app, "вечір")
    key(app, pygame.K_RETURN)
    assert top(app) is begun
    copy = app.saves / "вечір.yaml"
    assert toast_of(app) == f"Saved: {copy}"
    assert open_save(copy).table.digest() == begun.session.digest()


def test_letters_typed_into_the_name_do_nothing_else(app: App, begun: LocalTable) -> None:
    click(app, "menu")
    click(app, "save as")
    type_text(app, "hudson qz")
    assert isinstance(app.scene, SaveAs)
    assert app.scene.words == "hudson qz"


def test_the_level_of_a_bot_is_changed_from_the_menu(app: App, begun: LocalTable) -> None:
    bots = [seat for seat, info in enumerate(begun.session.seats) if info.kind == "bot"]
    levels = list(begun.session.game.bots)
    for seat, level in [(bots[0], levels[0]), (bots[-1], levels[1])]:
        key(app, pygame.K_F10)
        key(app, pygame.K_b)
        if len(bots) > 1:
            click(app, f"choice {bots.index(seat)}")
        click(app, f"choice {levels.index(level)}")
        assert begun.session.seats[seat].level == level
        assert isinstance(app.scene, Pause)
        key(app, pygame.K_ESCAPE)
    journal = begun.session.journal
    assert journal is not None
    assert open_save(journal.path).table.seats == begun.session.seats


def test_giving_up_puts_the_file_aside_and_goes_home(app: App, begun: LocalTable) -> None:
    journal = begun.session.journal
    assert journal is not None
    key(app, pygame.K_F10)
    key(app, pygame.K_g)
    key(app, pygame.K_RETURN)  # keep playing
    assert journal.path.exists()
    assert isinstance(app.scene, Pause)
    key(app, pygame.K_g)
    tab_to(app, "answer-1")
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Home)
    assert not journal.path.exists()
    assert (app.saves / "given-up" / journal.path.name).exists()


def test_home_from_the_menu_keeps_the_game(app: App, begun: LocalTable) -> None:
    journal = begun.session.journal
    assert journal is not None
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_q)
    assert isinstance(app.scene, Home)
    assert journal.path.exists()


def test_the_language_changes_in_the_middle_of_a_game(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:soldier-13")
    click_thing(app, "cell:c1")
    rests(app)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_t)
    assert isinstance(app.scene, SettingsScene)
    app.set_language("uk")
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_ESCAPE)
    assert top(app) is castle
    words = words_on(app)
    texts = of_game(castle.session.game, "uk", castle.session.names)
    told = [texts.event(event) for event in castle.session.events()]
    assert [line.laid.words for line in castle.panel.story.lines] == told
    assert told[-1] in words
    assert texts("prompt.action") in words
    assert castle.faces.texts.name("card:king") == "Король"
    assert castle.say("ui.table.undo") in words
    click_thing(app, "card:king")
    click_thing(app, "cell:c3")
    assert moves(castle)[-1] == "0 play card:king cell:c3"


def test_another_window_size_keeps_what_was_picked(app: App, castle: LocalTable) -> None:
    click_thing(app, "card:king")
    app.resize((1600, 900))
    assert castle.picked == ["card:king"]
    click_thing(app, "cell:c3")
    assert moves(castle) == ["0 play card:king cell:c3"]


def test_the_rules_are_in_the_menu(app: App, begun: LocalTable) -> None:
    key(app, pygame.K_ESCAPE)
    click(app, "rules")
    assert isinstance(app.scene, Rules)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, Pause)
    key(app, pygame.K_F1)
    assert isinstance(app.scene, Rules)


def test_saved_says_where(app: App, begun: LocalTable) -> None:
    assert begun.say("ui.table.saved") in words_on(app)
    click(app, "saved")
    assert begun.session.journal is not None
    assert toast_of(app) == f"Saved: {begun.session.journal.path}"


# Sets


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_to_choose_may_be_dice_as_well_as_cards(language: str) -> None:
    texts = of_game(find_game("castle"), language, [])
    assert "1" in texts("ui.table.more", count=1)
    assert not {"card", "карту", "картку"} & set(texts("ui.table.more", count=1).rstrip(".").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_one_or_more_says_that_it_may_be_more(language: str) -> None:
    """'1 more to choose' reads as just one."""
    texts, options = of_game(find_game("castle"), language, []), [Option.of("choose", f"card:{name}") for name in "abc"]
    said = {
        pick: Asking(Menu("prompt.action", options, {"choose": pick}), texts).words()
        for pick in (Pick(1, 3), Pick(1, 1))
    }
    assert texts("ui.table.more-at-least", count=1) in said[Pick(1, 3)]
    assert texts("ui.table.more", count=1) in said[Pick(1, 1)]


def test_two_cards_are_given_together(app: App) -> None:
    app.settings.speed = "instant"
    table = show(app, scenario("The Alchemist exchanges exactly two cards, no fewer."), 0)
    assert prompt_of(table).endswith("2 more to choose.")
    assert not find(app, "done").enabled
    click_thing(app, "card:spy")
    assert prompt_of(table).endswith("1 more to choose.")
    key(app, pygame.K_d)
    assert table.picked == ["card:spy"]
    click_thing(app, "card:herald")
    assert "more to choose" not in prompt_of(table)
    assert find(app, "done").enabled
    assert usable(table) == {"card:spy", "card:herald"}
    click_thing(app, "card:spy")
    assert table.picked == ["card:herald"]
    click_thing(app, "card:king")
    click(app, "done")
    assert moves(table)[-1] == "0 give card:king card:herald"


def test_cards_to_put_in_order_are_numbered(app: App) -> None:
    app.settings.speed = "instant"
    table = show(app, scenario("The Astrologer's player alone sees his top three cards"), 0)
    for ref in ("card:spy", "card:king", "card:cook"):
        click_thing(app, ref)
    assert table.picture.marks().picked == {"card:spy": "1", "card:king": "2", "card:cook": "3"}
    assert {"1", "2", "3"} <= set(words_on(app))
    key(app, pygame.K_ESCAPE)
    assert table.picked == ["card:spy", "card:king"]
    click_thing(app, "card:cook")
    key(app, pygame.K_d)
    assert moves(table)[-1] == "0 order card:spy card:king card:cook"


def test_a_hand_that_is_spied_on_is_shown_and_cards_are_swapped(app: App) -> None:
    app.settings.speed = "instant"
    table = show(app, scenario("The Spy's player chooses the opponent"), 0)
    if not any(option.verb == "swap" for option in any_menu(table).options):
        click_thing(app, any_menu(table).options[0].refs[0])
        rests(app)
    option = next(option for option in any_menu(table).options if option.verb == "swap")
    click_thing(app, option.refs[0])
    click_thing(app, option.refs[1])
    assert moves(table)[-1] == f"0 {option}"


def test_cards_of_a_set_are_picked_in_the_browser_too(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.pile = ["card:a", "card:b", "card:c"]
        game.said.append(str(await ask(0, *(f"give {ref}" for ref in game.pile), sets={"give": Pick(2, 2)})))
        await ask(0, "pass")
        return OVER

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play), 0)
    click_thing(app, "pile:all")
    assert isinstance(app.scene, Browser)
    assert usable(app.scene) == {"card:a", "card:b", "card:c"}
    click(app, "at 0 card:a")
    assert isinstance(app.scene, Browser)
    assert usable(app.scene) == {"card:a", "card:b", "card:c"}
    click(app, "at 2 card:c")
    assert top(app) is table  # the set is full: what is left to do is there
    key(app, pygame.K_d)
    assert said(table) == ["give card:a card:c"]


# Whatever a game may ask: on a toy board


def test_verbs_alone_are_buttons_with_keys(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    table = show(app, toy_games.asking("pass", "say red", "say blue"), 0)
    words = words_on(app)
    assert "Let it pass" in words
    key(app, pygame.K_p)
    assert said(table) == ["pass"]
    rests(app)
    click(app, "do pass")
    assert said(table) == ["pass", "pass"]


def test_things_that_lie_nowhere_are_buttons(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    table = show(app, toy_games.asking("take thing:a", "take thing:b", "take thing:c", things=["thing:b"]), 0)
    assert {widget.name for widget in table.widgets if widget.name.startswith("ref ")} == {"ref thing:a", "ref thing:c"}
    click(app, "ref thing:c")
    rests(app)
    key(app, pygame.K_1)
    rests(app)
    click_thing(app, "thing:b")
    assert said(table) == ["take thing:c", "take thing:a", "take thing:b"]


def test_several_verbs_for_a_thing_are_asked_for_on_a_sheet(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    lines = ("take thing:a", "burn thing:a", "take thing:b", "burn thing:b")
    table = show(app, toy_games.asking(*lines, things=["thing:a", "thing:b"]), 0)
    click_thing(app, "thing:a")
    assert isinstance(app.scene, ChoiceSheet)
    assert "Burn it A" in words_on(app)
    key(app, pygame.K_ESCAPE)
    assert (top(app), table.picked, said(table)) == (table, [], [])
    click_thing(app, "thing:b")
    key(app, pygame.K_2)
    assert said(table) == ["burn thing:b"]
    rests(app)
    click_thing(app, "thing:a")
    click_at(app, (3, 3))  # beside the sheet
    assert (top(app), table.picked) == (table, [])
    click_thing(app, "thing:a")
    click(app, "choice 0")
    assert said(table) == ["burn thing:b", "take thing:a"]


def test_a_set_and_a_plain_verb_on_the_same_thing(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    lines = ("give card:a", "give card:b", "keep card:a", "keep card:b")
    table = show(app, toy_games.asking(*lines, things=["card:a", "card:b"], sets={"give": Pick(1, 2)}), 0)
    click_thing(app, "card:a")
    assert isinstance(app.scene, ChoiceSheet)
    key(app, pygame.K_1)
    assert (table.picked, top(app)) == (["card:a"], table)
    assert find(app, "done").enabled
    click_thing(app, "card:b")
    key(app, pygame.K_d)
    rests(app)
    click_thing(app, "card:b")
    click(app, "choice 1")
    assert said(table) == ["give card:a card:b", "keep card:b"]


def test_a_plain_verb_out_of_a_pile_beside_a_set_closes_the_pile(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.pile = ["card:a", "card:b"]
        lines = ("give card:a", "give card:b", "keep card:a", "keep card:b")
        while True:
            game.said.append(str(await ask(0, *lines, sets={"give": Pick(1, 2)})))

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play), 0)
    click_thing(app, "pile:all")
    click(app, "at 0 card:a")
    click(app, "choice 1")
    assert said(table) == ["keep card:a"]
    assert top(app) is table


def test_a_set_may_be_left_empty(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    table = show(app, toy_games.asking("give card:a", "give card:b", things=["card:a"], sets={"give": Pick(0, 2)}), 0)
    key(app, pygame.K_d)
    assert said(table) == ["give"]
    app.pop()
    lines = ("give card:a", "pass")
    table = show(app, toy_games.asking(*lines, things=["card:a"], sets={"give": Pick(0, 1)}), 0)
    assert "Give" in words_on(app)
    click(app, "do give")
    assert said(table) == ["give"]


def test_more_buttons_than_fit_are_listed(app: App, toy_games: Toys) -> None:
    app.settings.speed = "instant"
    lines = [f"say-{number} thing:{number}" for number in range(15)]
    table = show(app, toy_games.asking(*lines), 0)
    assert has(app, "more")
    shown = [widget.name for widget in table.widgets if widget.name.startswith("do ")]
    assert len(shown) < 15
    key(app, pygame.K_m)
    assert isinstance(app.scene, ChoiceSheet)
    labels = [label for label, _ in app.scene.choices]
    assert len(labels) + len(shown) == 15
    click(app, f"choice {len(labels) - 1}")
    assert said(table) == [lines[-1]]


def test_the_keys_of_buttons_that_do_not_fit_count_as_well(app: App, toy_games: Toys) -> None:
    """A digit means the same button however wide the window is."""
    app.settings.speed = "instant"
    lines = [f"say-{number} thing:{number}" for number in range(9)]
    table = show(app, toy_games.asking(*lines), 0)
    shown = [widget.name for widget in table.widgets if widget.name.startswith("do ")]
    assert len(shown) < 9
    key(app, pygame.K_1)
    assert said(table) == [lines[0]]


def test_a_question_to_several_waits_for_the_others_when_it_is_answered(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        answers = await put(Ask({seat: menu("nod", "shake") for seat in range(3)}))
        game.said = [f"{seat} {answer}" for seat, answer in answers.items()]
        await ask(0, "pass")
        return OVER

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play, "ppb"), 0, still=True)
    click(app, "do nod")
    assert table.asking is None
    assert prompt_of(table) == "Waiting for Борис, Cleo…"
    table.course.is_still = False
    until(app, lambda: table.session.eyes == 1 and table.asking is not None)
    rests(app)
    click(app, "do shake")
    until(app, lambda: said(table))
    assert said(table)[:2] == ["0 nod", "1 shake"]


def test_what_others_answer_meanwhile_does_not_disturb_what_is_picked(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.things = ["thing:a", "thing:b"]
        lines = [f"swap {one} {two}" for one in game.things for two in ("thing:c", "thing:d")]
        await put(Ask({0: menu(*lines), 1: menu("nod", "shake")}))
        await ask(0, "pass")
        return OVER

    app.settings.speed = "instant"
    table = show(app, toy_games.table(play, "pp"), 0, still=True)
    click_thing(app, "thing:a")
    table.take_step(lambda: table.session.answer(1, "nod"))
    assert table.picked == ["thing:a"]
    click(app, "ref thing:d")
    assert moves(table) == ["1 nod", "0 swap thing:a thing:d"]


def test_what_only_one_seat_learns_is_told_to_nobody_else(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        game.tell(Whispered(1))
        game.tell(Said("seat:0", "hello"))
        await ask(0, "pass")
        return OVER

    table = show(app, toy_games.table(play, "pp"), 0, still=True)
    assert [line.laid.words for line in table.panel.story.lines] == ["Ada says hello."]
    app.pop()
    table = show(app, toy_games.table(play, "pp"), 1, still=True)
    assert [line.laid.words for line in table.panel.story.lines] == ["A whisper.", "Ada says hello."]


def test_a_question_with_one_answer_is_answered_by_itself_if_one_wants_that(app: App, toy_games: Toys) -> None:
    """Where the rules say that this gives nothing away, and only there."""

    async def play(game: Table2) -> Result:
        for _ in range(3):
            game.said.append(str(await ask(0, "pass", auto=True)))
        game.said.append(str(await ask(0, "say red")))
        return OVER

    app.settings.speed, app.settings.asks = "instant", "always"
    table = show(app, toy_games.table(play, asks_people=True), 0)
    pass_time(app, 1)
    assert said(table) == []
    assert has(app, "do pass")
    app.settings.asks = "able"
    table.enter()
    pass_time(app, 2)
    assert said(table) == ["pass"] * 3
    assert has(app, "do say red")


def test_everything_a_question_offers_can_be_reached_with_tab(app: App, castle: LocalTable) -> None:
    wanted = {f"at {ref}" for ref in usable(castle)} | {"do draw pile:deck", "undo", "rules", "menu"}
    seen: set[str] = set()
    for _ in range(40):
        key(app, pygame.K_TAB)
        seen.add(castle.focus)
    assert wanted <= seen


def test_tab_comes_to_the_question_before_the_rest_of_the_screen(app: App, castle: LocalTable) -> None:
    stops = [stop.name for stop in castle.tab_stops()]
    assert stops.index("do draw pile:deck") == len(usable(castle))


def test_where_there_is_nothing_to_pick_the_keyboard_is_nowhere(app: App, toy_games: Toys) -> None:
    """Neither is it said why the last card cannot be used any more, nor does another Enter open the menu."""

    async def play(game: Table2) -> Result:
        game.things = ["thing:a", "thing:b"]
        await ask(0, "take thing:a", "take thing:b")
        await ask(0, "yes", "no")
        return OVER

    table = show(app, toy_games.table(play, "p"), 0)
    rests(app)
    key(app, pygame.K_RETURN)
    pass_time(app)
    assert moves(table) == ["0 take thing:a"]
    assert table.focus == ""
    assert not any("no choice" in words for words in words_on(app))
    key(app, pygame.K_RETURN)
    assert top(app) is table
    assert len(moves(table)) == 1
    key(app, pygame.K_TAB)
    assert table.focus == "do yes"


def test_the_keyboards_mark_is_around_the_card_that_has_risen(
    app: App, castle: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: list[pygame.Rect] = []
    monkeypatch.setattr(Canvas, "focus", lambda canvas, box, radius=12: marked.append(box))
    tab_to(app, "at card:king")
    lifted = spots(castle)["card:king"].rect.move(0, -castle.px(LIFT))
    assert marked[-1] == lifted
    key(app, pygame.K_RETURN)
    tab_to(app, "at cell:d4")
    assert marked[-1] == spots(castle)["cell:d4"].rect


def test_space_that_came_too_late_to_hurry_anything_is_no_answer(app: App, castle: LocalTable) -> None:
    tab_to(app, "at card:king")
    castle.asked_at = app.now - GUARD
    key(app, pygame.K_SPACE)
    assert castle.picked == []
    app.frame(HASTE)
    key(app, pygame.K_SPACE)
    assert castle.picked == ["card:king"]


def test_a_whole_answer_by_keys(app: App, castle: LocalTable) -> None:
    tab_to(app, "at card:king")
    key(app, pygame.K_RETURN)
    assert castle.picked == ["card:king"]
    assert castle.focus.removeprefix("at ") in usable(castle)
    tab_to(app, "at cell:d4")
    key(app, pygame.K_RETURN)
    assert moves(castle) == ["0 play card:king cell:d4"]


def test_keys_on_a_cyrillic_keyboard_are_those_printed_on_the_buttons(app: App, castle: LocalTable) -> None:
    post(app, pygame.Event(pygame.KEYDOWN, key=ord("р"), mod=0, unicode="р", scancode=pygame.KSCAN_H))
    assert isinstance(app.scene, Curtain)


def test_the_files_of_a_table_are_let_go_when_it_is_left(app: App, begun: LocalTable) -> None:
    journal = begun.session.journal
    assert journal is not None
    app.go_home()
    let_think(app)
    assert journal._open is None
    assert isinstance(journal.path, Path)


def test_a_game_without_a_winner_says_so(app: App, toy_games: Toys) -> None:
    async def play(game: Table2) -> Result:
        await ask(0, "pass")
        return OVER

    app.settings.speed = "instant"
    show(app, toy_games.table(play, "pb"), 0)
    click(app, "do pass")
    until(app, lambda: isinstance(app.scene, Over))
    assert {"Nobody has won", "It is over."} <= set(words_on(app))


def test_what_moves_comes_to_rest_behind_a_sheet(app: App) -> None:
    app.settings.speed = "normal"
    table = show(app, new_table("castle", 2), 0, still=True)
    assert table.stage.is_moving(app.now), "the hand is being dealt"
    table.pause()
    assert app.scene.is_moving
    pass_time(app)
    assert not app.scene.is_moving
    assert not table.stage.gliding(app.now)


def test_with_no_card_to_zoom_the_key_says_so(app: App, toy_games: Toys) -> None:
    table = show(app, toy_games.asking("pass", "say"), 0)
    key(app, pygame.K_z)
    assert app.scene is table
    assert toast_of(app) == "Point at a card to read it here."


def test_a_place_for_a_card_that_has_none_tells_the_reason_of_the_card(app: App, toy_games: Toys) -> None:
    cold = Refused(("card:a",), "why.cold", "TOY-1.1", {"card": "card:a"})
    lines = ("swap card:a card:b", "swap card:a card:c", "play card:b cell:1")
    things = ["card:a", "card:b", "card:c", "cell:1"]
    table = show(app, toy_games.asking(*lines, things=things, why_not=lambda: [cold]), 0)
    table.choose("card:a")
    assert why_not(table, "cell:1") == "A is too cold. [TOY-1.1]"


def test_several_can_have_won(app: App) -> None:
    assert app.say("ui.over.title", winners="Ada, Ben") == "Victory: Ada, Ben"
