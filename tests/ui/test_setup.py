"""The set-up: seats, colours and options of any game; what is wrong is said before the game begins."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
import pygame
import pytest

from engine.errors import BadSetup
from engine.games import LONGEST_NAME, SEAT_COLOURS, Game, Options, SeatInfo, find_game, game_names
from engine.texts import LANGUAGES, common, of_game
from tests.ui.driving import LAYOUTS, click, empty, find, has, key, lay_out, layout_faults, tab_to, type_text, words_on
from ui import routes
from ui.app import App
from ui.option_kinds import OptionKind, option_kinds
from ui.painter import SEAT_PAINT
from ui.plan import Plan
from ui.scenes.rules import Rules
from ui.scenes.setup import Setup
from ui.settings import LastSetup, load_settings
from ui.shelf import shelf, shelf_entry
from ui.widgets.choice import Choice, Cycle, Slider
from ui.widgets.field import Field
from ui.widgets.swatch import Swatch

CASTLE = find_game("castle")


class ManyOptions(Options, frozen=True):
    """Every kind of option that a game may have."""

    variant: Literal["short", "long", "endless"] = "long"
    sharp: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    boxes: list[Literal["dodge", "noon", "fistful"]] = []
    first: Annotated[int, msgspec.Meta(extra={"kind": "seat"})] | None = None
    gold: Annotated[int, msgspec.Meta(ge=1, le=2)] | None = None
    motto: str = ""


MANY: Game[Any] = replace(CASTLE, options=ManyOptions, check_setup=lambda seats, options: None)


class Begun:
    """The games that the set-up asked the table to begin."""

    def __init__(self) -> None:
        self.games: list[tuple[list[SeatInfo], dict[str, Any]]] = []
        self.refusal: BadSetup | None = None

    def go(self, route: routes.Route) -> None:
        assert isinstance(route, routes.NewGame)
        if self.refusal is not None:
            raise self.refusal
        self.games.append((list(route.seats), dict(route.options)))


@pytest.fixture
def begun(app: App, monkeypatch: pytest.MonkeyPatch) -> Begun:
    begun = Begun()
    monkeypatch.setattr(app, "go", begun.go)
    return begun


def set_up(app: App, game: Game[Any] = CASTLE) -> Setup:
    scene = Setup(app, game)
    app.push(scene)
    return scene


def names(scene: Setup) -> list[str]:
    return [seat.name for seat in scene.plan.seats]


def colours(scene: Setup) -> list[str]:
    return [seat.colour for seat in scene.plan.seats]


# The first plan, and the last one


def test_at_first_one_person_plays_against_bots_and_enter_begins(app: App, begun: Begun) -> None:
    scene = set_up(app)
    assert [seat.kind for seat in scene.plan.seats] == ["person", "bot", "bot"]
    assert len(set(names(scene))) == 3
    key(app, pygame.K_RETURN)
    [(seats, options)] = begun.games
    assert [seat.name for seat in seats] == names(scene)
    assert options == {}


def test_the_screen_wears_the_colours_of_its_game_and_says_what_it_is(app: App) -> None:
    scene = set_up(app)
    assert scene.palette == shelf_entry("castle").palette
    assert {"Castle", of_game(CASTLE, "en", [])("game.about"), "Who plays"} <= set(words_on(app))


def test_the_rules_are_a_key_or_a_click_away(app: App) -> None:
    scene = set_up(app)
    key(app, pygame.K_F1)
    assert isinstance(app.scene, Rules)
    key(app, pygame.K_ESCAPE)
    click(app, "rules")
    key(app, pygame.K_ESCAPE)
    assert app.scenes == [scene]


def test_a_bot_has_a_temper_where_the_game_knows_any(app: App) -> None:
    bang = find_game("bang")
    scene = Setup(app, bang)
    app.push(scene)
    app.frame(0.02)
    assert not has(app, "temper-0"), "a person has a temper of his own"
    click(app, "temper-1")
    assert scene.plan.seats[1].temper == next(iter(bang.tempers))
    assert scene.plan.finished()[1].temper == "careful"
    for _ in scene.plan.levels:
        click(app, "kind-1")
        is_bot = scene.plan.seats[1].kind == "bot"
        assert has(app, "temper-1") == is_bot
    assert scene.plan.seats[1].temper == "", "he was a person meanwhile"


def test_the_last_set_up_is_remembered(app: App, begun: Begun) -> None:
    set_up(app)
    click(app, "add")
    click(app, "kind-1")  # the level after the normal one
    click(app, "option-dealer")
    key(app, pygame.K_RETURN)
    kept = load_settings(app.config)[0].setups["castle"]
    app.settings.setups["castle"] = kept  # as the next start reads it: everything is text
    again = Setup(app, CASTLE)
    assert len(again.plan.seats) == 4
    assert again.plan.seats[1].level == "easy"
    assert again.plan.options == {"dealer": 0}
    assert again.plan.finished() == begun.games[0][0]


@pytest.mark.parametrize(
    "last",
    [
        LastSetup([SeatInfo("A")]),
        LastSetup([SeatInfo(f"P{number}") for number in range(9)]),
        LastSetup([SeatInfo("A"), SeatInfo("B", "bot", "gone")]),
        LastSetup([SeatInfo("A"), SeatInfo("A")]),
        LastSetup([SeatInfo("A", colour="mauve"), SeatInfo("B")]),
        LastSetup([SeatInfo("A"), SeatInfo("B")], {"dealer": "7"}),
        LastSetup([SeatInfo("A"), SeatInfo("B")], {"no-such": "1"}),
    ],
)
def test_a_last_set_up_that_no_longer_fits_gives_way_quietly(app: App, last: LastSetup) -> None:
    app.settings.setups["castle"] = last
    scene = set_up(app)
    assert scene.plan.remembered() == Plan.first(CASTLE, app.say).remembered()
    assert scene.trouble is None


def test_name_and_colour_are_remembered_for_all_games(app: App, begun: Begun) -> None:
    scene = set_up(app)
    click(app, "name-0")
    empty(app)
    type_text(app, "Вікторія")
    scene.plan.take_colour(0, scene.plan.colours[2])
    colour = scene.plan.seats[0].colour
    scene.start()
    kept, _ = load_settings(app.config)
    assert (kept.name, kept.colour) == ("Вікторія", colour)
    other = Setup(app, find_game("bang"))
    assert (other.plan.seats[0].name, other.plan.seats[0].colour) == ("Вікторія", colour)
    assert other.trouble is None
    assert len({seat.colour for seat in other.plan.seats}) == len(other.plan.seats)


def test_a_remembered_name_that_somebody_else_has_is_not_taken_twice(app: App) -> None:
    app.settings.name = "B"
    app.settings.setups["castle"] = LastSetup([SeatInfo("A"), SeatInfo("B")])
    scene = set_up(app)
    assert [seat.name for seat in scene.plan.seats] == ["A", "B"]


def test_no_seat_has_the_colour_of_what_can_be_used() -> None:
    for entry in shelf():
        for name, paint in SEAT_PAINT.items():
            assert math.dist(paint, entry.palette.glow) > 80, (entry.id, name)


# Seats


def test_seats_are_added_and_taken_away_between_least_and_most(app: App) -> None:
    scene = set_up(app)
    while has(app, "add"):
        click(app, "add")
    assert len(scene.plan.seats) == CASTLE.seats[-1]
    assert colours(scene) == list(CASTLE.colours[:5])
    while find(app, "remove-0").enabled:
        click(app, "remove-0")
    assert len(scene.plan.seats) == CASTLE.seats[0]
    assert sorted(colours(scene)) == sorted(CASTLE.colours[:2])
    click(app, "remove-0")
    assert len(scene.plan.seats) == CASTLE.seats[0]


def test_a_seat_moves_up_and_down_and_keeps_the_focus(app: App) -> None:
    scene = set_up(app)
    first, second, third = names(scene)
    tab_to(app, "down-0")
    key(app, pygame.K_SPACE)
    assert names(scene) == [second, first, third]
    assert scene.focus == "down-1"
    key(app, pygame.K_RETURN)
    assert names(scene) == [second, third, first]
    assert scene.focus == "up-2"


def test_an_option_that_names_a_seat_follows_its_player(app: App) -> None:
    scene = set_up(app)
    scene.plan.options["dealer"] = 2
    click(app, "up-2")
    assert scene.plan.options["dealer"] == 1
    click(app, "remove-0")
    assert scene.plan.options["dealer"] == 0
    click(app, "add")
    click(app, "remove-0")
    assert scene.plan.options["dealer"] is None


def test_a_name_is_typed_and_is_never_too_long(app: App, begun: Begun) -> None:
    scene = set_up(app)
    click(app, "name-0")
    empty(app)
    type_text(app, "Віка " + "ж" * 40)
    assert scene.plan.seats[0].name == ("Віка " + "ж" * 40)[:LONGEST_NAME]
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_RETURN)  # Enter begins from a field as well
    assert begun.games[0][0][0].name == "Віка " + "ж" * 18


@pytest.mark.parametrize("name", ["", "   ", "Olga", " Olga "])
def test_names_must_differ_and_that_is_said_before_the_start(app: App, begun: Begun, name: str) -> None:
    scene = set_up(app)
    click(app, "name-0")
    empty(app)
    type_text(app, name)
    assert any(words.startswith("Every player needs their own name") for words in words_on(app))
    key(app, pygame.K_RETURN)
    assert begun.games == []
    assert app.scene is scene
    type_text(app, "x")
    assert "Everything is ready." in words_on(app)


def test_a_person_or_a_bot_of_any_level_sits_down(app: App) -> None:
    scene = set_up(app)
    kinds = find(app, "kind-0")
    assert isinstance(kinds, Cycle)
    levels = of_game(CASTLE, "en", [])
    assert list(kinds.labels) == ["Person", "Guest", *(f"Bot · {levels(f'bot.{level}')}" for level in CASTLE.bots)]
    seen = []
    for _ in range(2 + len(CASTLE.bots)):
        click(app, "kind-0")
        seen.append((scene.plan.seats[0].kind, scene.plan.seats[0].level))
    assert seen == [("remote", ""), *(("bot", level) for level in CASTLE.bots), ("person", "")]


def test_taking_a_colour_that_somebody_has_swaps_the_two(app: App) -> None:
    scene = set_up(app)
    assert colours(scene) == ["grey", "light-blue", "yellow"]
    click(app, "colour-0")
    assert colours(scene) == ["light-blue", "grey", "yellow"]
    click(app, "colour-0", share=0.1)
    assert colours(scene) == ["grey", "light-blue", "yellow"]


def test_a_colour_has_its_name_and_a_sign_beside_it(app: App) -> None:
    set_up(app)
    swatch = find(app, "colour-1")
    assert isinstance(swatch, Swatch)
    assert {"light blue", swatch.sign} <= set(words_on(app))
    assert swatch.sign == "O"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name_of_its_own_and_a_paint(language: str) -> None:
    said = [common(language)(f"ui.colour.{colour}") for colour in SEAT_COLOURS]
    assert not any(name.startswith("ui.") for name in said)
    assert len(set(said)) == len(SEAT_COLOURS)
    assert set(SEAT_COLOURS) <= set(SEAT_PAINT)


# Options


def test_an_option_is_shown_by_what_it_is() -> None:
    assert option_kinds(ManyOptions) == [
        OptionKind("variant", "pick", "long", ("short", "long", "endless")),
        OptionKind("sharp", "switch", False),
        OptionKind("rounds", "amount", 3, least=1, most=9),
        OptionKind("boxes", "several", [], ("dodge", "noon", "fistful")),
        OptionKind("first", "seat", None, optional=True),
        OptionKind("gold", "pick", None, (None, 1, 2)),
        OptionKind("motto", "words", ""),
    ]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_a_game_lets_people_choose_has_its_words(name: str, language: str) -> None:
    game = find_game(name)
    texts = of_game(game, language, []).texts
    for kind in option_kinds(game.options):
        assert kind.kind != "words", f"{kind.name} would have to be typed"
        wanted = [value for value in kind.values if isinstance(value, str)]
        assert [value for value in wanted if f"options.{kind.name}-{value}" not in texts] == []


def test_castles_dealer_is_chance_or_one_of_the_players(app: App, begun: Begun) -> None:
    scene = set_up(app)
    dealer = find(app, "option-dealer")
    assert isinstance(dealer, Cycle)
    assert list(dealer.labels) == ["By chance", *names(scene)]
    assert of_game(CASTLE, "en", [])("options.dealer") in words_on(app)
    tab_to(app, "option-dealer")
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RETURN)
    assert begun.games[0][1] == {"dealer": 1}


def test_every_kind_of_option_can_be_set(app: App, begun: Begun) -> None:
    scene = set_up(app, MANY)
    kinds = {
        "variant": Choice,
        "sharp": Choice,
        "rounds": Slider,
        "boxes-noon": Choice,
        "first": Cycle,
        "gold": Choice,
        "motto": Field,
    }
    assert {name: type(find(app, f"option-{name}")) for name in kinds} == kinds
    click(app, "option-variant", share=0.1)
    click(app, "option-sharp", share=0.9)
    tab_to(app, "option-rounds")
    key(app, pygame.K_RIGHT)
    click(app, "option-boxes-fistful", share=0.9)
    click(app, "option-boxes-dodge", share=0.9)
    click(app, "option-first", share=0.1)  # one back: the last seat
    click(app, "option-gold", share=0.9)
    click(app, "option-motto")
    type_text(app, "ha")
    key(app, pygame.K_RETURN)
    assert begun.games[0][1] == {
        "variant": "short",
        "sharp": True,
        "rounds": 4,
        "boxes": ["dodge", "fistful"],
        "first": 2,
        "gold": 2,
        "motto": "ha",
    }
    click(app, "option-boxes-dodge", share=0.1)
    assert scene.plan.options["boxes"] == ["fistful"]


def test_all_options_come_back_from_the_settings(app: App, begun: Begun) -> None:
    scene = set_up(app, MANY)
    chosen = {"sharp": True, "rounds": 7, "boxes": ["noon"], "first": 1, "gold": 2, "variant": "short", "motto": "x"}
    scene.plan.options |= chosen
    scene.start()
    app.settings.setups["castle"] = load_settings(app.config)[0].setups["castle"]
    assert Setup(app, MANY).plan.options == chosen


# Beginning


def test_what_the_rules_refuse_is_said_in_place_until_something_changes(app: App, begun: Begun) -> None:
    begun.refusal = BadSetup("no-such-seat", seat=9, most=2)
    scene = set_up(app)
    key(app, pygame.K_RETURN)
    assert app.scene is scene
    assert "There is no seat 9 at this table; choose one from 0 to 2." in words_on(app)
    assert not app.config.exists()
    click(app, "kind-1")
    assert "Everything is ready." in words_on(app)


def test_what_check_setup_refuses_is_said_before_the_start(app: App, begun: Begun) -> None:
    scene = set_up(app)
    scene.plan.options["dealer"] = 4
    scene.rebuild()
    assert "There is no seat 4 at this table; choose one from 0 to 2." in words_on(app)
    key(app, pygame.K_RETURN)
    assert begun.games == []


def test_enter_begins_from_anywhere_but_a_button(app: App, begun: Begun) -> None:
    set_up(app)
    for name in ("colour-1", "name-0", "kind-2", "option-dealer", "start"):
        tab_to(app, name)
        key(app, pygame.K_RETURN)
    assert len(begun.games) == 5
    tab_to(app, "add")
    key(app, pygame.K_RETURN)
    assert len(begun.games) == 5
    tab_to(app, "back")
    app.scenes.insert(0, Setup(app, CASTLE))  # somewhere to go back to
    key(app, pygame.K_RETURN)
    assert len(app.scenes) == 1


# The layout


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_everything_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    set_up(app)
    lay_out(app, size, scale, language)
    scene = Setup(app, CASTLE)  # anew, so that the first names are in this language
    app.replace(scene)
    assert layout_faults(app) == []
    while scene.plan.can_add:
        scene.plan.add(scene.say)
    scene.plan.rename(0, scene.plan.seats[1].name)
    scene.rebuild()
    assert layout_faults(app) == []


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_many_options_fit_and_scroll(app: App, size: tuple[int, int]) -> None:
    set_up(app, MANY)
    lay_out(app, size, 100, "ru")
    assert layout_faults(app) == []
    tab_to(app, "option-motto")
    field = find(app, "option-motto")
    assert field.clip is not None
    assert field.clip.contains(field.rect)


@pytest.mark.parametrize("size", [(400, 700), (320, 240)])
def test_a_tiny_or_rotated_window_is_survived(app: App, size: tuple[int, int]) -> None:
    set_up(app)
    lay_out(app, size, 300, "uk")
    assert words_on(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_of_ones_own_is_seen_among_the_decks_without_a_click(app: App, language: str) -> None:
    set_up(app, game := find_game("berserk"))
    lay_out(app, (1280, 800), 100, language)
    assert of_game(game, language, [])("options.deck_of_first_seat-custom") in words_on(app)
