"""Whole games of every kind through the real event queue: by clicks, by drags, by keys alone; people and bots mixed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, zip_longest
from typing import Any

import pygame
import pytest

from engine.bots import bot_for, random_option
from engine.choices import Menu, Option, Ref
from engine.dice import Dice
from engine.games import Game, SeatInfo, find_game
from engine.texts import LANGUAGES
from tests.long import long_or_short
from tests.playing import GAMES
from tests.ui.driving import bring_into_view, click, click_at, drag, find, has, lay_out, point, toast_of, words_on
from tests.ui.tabletop import any_menu, mixed_seats, place_for, prompt_of, spots, top, until
from ui import routes
from ui.app import App
from ui.scenes.base import Scene
from ui.scenes.home import Home
from ui.table.answering import GUARD
from ui.table.local import LocalTable
from ui.table.sheets.browser import Browser, ChoiceSheet
from ui.table.sheets.curtain import Curtain, Recap
from ui.table.sheets.opening import Welcome
from ui.table.sheets.over import Over
from ui.table.sheets.pause import Pause
from ui.table.spot import Spot
from ui.widgets.base import Widget
from ui.widgets.button import Button

MOST_ANSWERS = 3000
FEW_ANSWERS = 15  # so many people give in the short form of a game


def press(app: App, code: int, mod: int = 0) -> None:
    """A key, within one frame."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=code, mod=mod, unicode="", scancode=0))
    app.frame(0.01)


class Person:
    """Carries out an answer that was decided on, only by what the screen shows. This one clicks."""

    def __init__(self, app: App, table: LocalTable) -> None:
        self.app, self.table = app, table

    # The ways of this person

    def use(self, name: str) -> None:
        """Press a button."""
        click(self.app, name)

    def choose(self, spot: Spot) -> None:
        """Choose a thing."""
        bring_into_view(self.app, spot.name)
        found = self.app.scene.widget(spot.name)
        assert isinstance(found, Spot)
        click_at(self.app, place_for(top(self.app), found))

    def pick_both(self, refs: tuple[Ref, ...]) -> bool:
        """Answer with two things in one go, if that is this person's way."""
        return False

    # The same for all

    def answer(self, option: Option) -> None:
        """Give an answer; the table must have taken just that."""
        moves = self.table.session._table.moves
        count, seat = len(moves), self.table.session.eyes
        menu = any_menu(self.table)
        is_doubtful = option in menu.warnings  # as things are now
        self._carry_out(option, menu)
        if is_doubtful:
            self.use("confirm")
        assert len(moves) > count, f"'{option}' was not taken; the prompt says '{prompt_of(self.table)}'"
        assert (seat, menu.accept(option)) in map(tuple, moves[count:])  # others may have answered beside it
        assert not toast_of(self.app)

    def _carry_out(self, option: Option, menu: Menu) -> None:
        if not option.refs or self._is_a_button_only(option, menu):
            assert self.table.asking is not None
            label = self.table.asking.option_name(option)
            self._press_button(label, f"do {option}", f"{option}" if option.verb not in menu.sets else "done")
            return
        asking = self.table.asking
        if asking is not None and option in asking.picker.singles and option.refs[0] in self.table.unseen():
            self._press_button(asking.option_name(option), f"do {option}")
            return
        if option.verb not in menu.sets and self.pick_both(option.refs):
            self._tell_verb(option)
            return
        for ref in self._to_be_picked(option, menu):
            if self.table.session.menu() is not menu:
                return  # nothing else went with what was picked, so that was the answer
            self._pick(ref)
            self._tell_verb(option)
        if option.verb in menu.sets:
            if isinstance(self.app.scene, Browser):
                self.use("close")
            self.use("done")
        elif self.table.session.menu() is menu and has(self.app, f"do {option}"):
            self.use(f"do {option}")  # it could have gone on

    def _to_be_picked(self, option: Option, menu: Menu) -> list[Ref]:
        """What is chosen one after the other: of a set that lies ready, first what is put back, then what is new."""
        pick = menu.sets.get(option.verb)
        ready = self.table.picked if pick is not None and not pick.ordered and not pick.repeats else ()
        return [ref for ref in ready if ref not in option.refs] + [ref for ref in option.refs if ref not in ready]

    def _is_a_button_only(self, option: Option, menu: Menu) -> bool:
        """Whether an option is the only one of its verb, about something that lies nowhere on the table or about
        several things at once."""
        verbs = [other.verb for other in menu.options]
        is_alone = option.verb not in menu.sets and verbs.count(option.verb) == 1
        return is_alone and (option.refs[0] in self.table.unseen() or self._is_many_at_once(option, menu))

    def _is_many_at_once(self, option: Option, menu: Menu) -> bool:
        """Whether an option does to several things what can be done to each: choosing one of them means that one."""
        lines, others = set(menu.options), {other.verb for other in menu.options} - {option.verb}
        is_alone_too = (all(Option.of(verb, ref) in lines for ref in option.refs) for verb in others)
        return not menu.sets and len(option.refs) > 1 and any(is_alone_too)

    def _press_button(self, label: str, *names: str) -> None:
        """The first of these buttons that is there; else what is called so on the sheet with more choices."""
        name = next((name for name in names if has(self.app, name)), "")
        if name:
            self.use(name)
            return
        assert has(self.app, "more"), f"none of {names}: '{prompt_of(self.table)}', picked {self.table.picked}"
        self.use("more")
        assert isinstance(self.app.scene, ChoiceSheet)
        labels = [label for label, _ in self.app.scene.choices]
        assert label in labels, f"'{label}' is not among {labels}"
        self.use(f"choice {labels.index(label)}")

    def _pick(self, ref: Ref) -> None:
        if isinstance(self.app.scene, Browser) and ref not in spots(top(self.app)):
            self.use("close")  # the next thing of a set lies elsewhere
        scene = top(self.app)
        found = spots(scene).get(ref)
        if found is not None and found.is_usable:
            self.choose(found)
            return
        pile = next((spot for spot in _spots(scene) if ref in spot.sprite.pile and spot.is_usable), None)
        if pile is not None:
            self.choose(pile)
            assert isinstance(self.app.scene, Browser), f"'{pile.name}' was not opened"
            self.choose(spots(top(self.app))[ref])
            return
        self._press_button(self.table.texts.name(ref), f"ref {ref}")

    def _tell_verb(self, option: Option) -> None:
        """Where it has to be told what to do with a thing."""
        if isinstance(self.app.scene, ChoiceSheet):
            asking = self.table.asking
            assert asking is not None
            names = (asking.verb_name(option.verb), asking.option_name(option))
            labels = [label for label, _ in self.app.scene.choices]
            self.use(f"choice {next(labels.index(name) for name in names if name in labels)}")


class Dragger(Person):
    """Drags one thing onto another; clicks where there is nothing to drag."""

    dragged = 0

    def pick_both(self, refs: tuple[Ref, ...]) -> bool:
        scene = self.table
        start = spots(scene).get(refs[0])
        if start is None or not start.is_usable or len(refs) > 2:
            return False
        end = self._target(refs[1]) if len(refs) == 2 else self._bare_table(start)
        places = (place_for(scene, start), end)
        if places[1] is None:
            return False
        drag(self.app, places[0], places[1], steps=3)
        self.dragged += 1
        if isinstance(self.app.scene, Browser):
            self.choose(spots(top(self.app))[refs[1]])
        return True

    def _bare_table(self, start: Spot) -> tuple[int, int] | None:
        """Where a card of the hand is let go that needs no target."""
        if not start.sprite.lifts or self.table.picks_a_set:
            return None
        board, taken = self.table.places.area.board, [sprite.rect for sprite in self.table.stage.sprites if sprite.ref]
        places = ((x, y) for x in range(board.x + 9, board.right, 24) for y in range(board.y + 9, board.bottom, 24))
        return next((place for place in places if not any(rect.collidepoint(place) for rect in taken)), None)

    def _target(self, ref: Ref) -> tuple[int, int] | None:
        """Where a drop means this thing, once the first one is held: it may lie under others that do not go with it."""
        spot = spots(self.table).get(ref)
        if spot is None:
            spot = next((found for found in _spots(self.table) if ref in found.sprite.pile), None)
        if spot is None:
            return None
        over = [other.rect for other in _spots(self.table) if other.sprite.layer > spot.sprite.layer]
        box = spot.rect
        for across, down in ((5, 5), (5, 1), (5, 9), (1, 1), (9, 9), (1, 5), (9, 5), (1, 9), (9, 1)):
            place = (box.x + box.width * across // 10, box.y + box.height * down // 10)
            if not any(rect.collidepoint(place) for rect in over):
                return place
        return box.center


class Typist(Person):
    """Never touches the mouse."""

    def use(self, name: str) -> None:
        button = find(self.app, name)
        assert isinstance(button, Button)
        if button.keys:
            press(self.app, button.keys[0])
        elif name in ("cancel", "close"):
            press(self.app, pygame.K_ESCAPE)
        else:
            self._go_to(button)
            press(self.app, pygame.K_RETURN)

    def choose(self, spot: Spot) -> None:
        self._go_to(spot)
        press(self.app, pygame.K_RETURN)

    def _go_to(self, widget: Widget) -> None:
        """With Tab, the shorter way round."""
        stops = [stop.name for stop in top(self.app).tab_stops()]
        focus = self.app.scene.focus
        ahead = (stops.index(widget.name) - stops.index(focus)) % len(stops) if focus in stops else 1
        mod = pygame.KMOD_SHIFT if ahead > len(stops) / 2 else 0
        for _ in range(len(stops) + 1):
            if self.app.scene.focus == widget.name:
                return
            press(self.app, pygame.K_TAB, mod)
        raise AssertionError(f"Tab never comes to '{widget.name}'")


def _spots(scene: Scene) -> list[Spot]:
    return [widget for widget in scene.widgets if isinstance(widget, Spot)]


def play(app: App, person: Person, chance: Dice, most: int) -> None:
    """Everybody's answers until the game is over, or until people gave so many."""
    table = person.table
    game: Game[Any] = table.session.game
    best = bot_for(game, SeatInfo("adviser", "bot"))
    for _ in range(most):
        until(app, lambda: app.scene is not table or table.asking is not None)
        if isinstance(app.scene, Curtain):
            app.frame(0.3)
            person.use("ready")
            if isinstance(app.scene, Welcome):
                person.use("go on")
            if isinstance(app.scene, Recap):
                person.use("go on")
        elif isinstance(app.scene, Welcome):
            person.use("go on")
        elif isinstance(app.scene, Over):
            return
        else:
            app.frame(GUARD + 0.05)
            menu = any_menu(table)
            wise = best(table.session.view(), menu, chance) if chance.below(3) else random_option(menu, chance)
            assert wise is not None
            assert menu.rule
            person.answer(wise)
    assert most < MOST_ANSWERS, "no end"


WAYS: dict[str, Callable[[App, LocalTable], Person]] = {"clicks": Person, "drags": Dragger, "keys": Typist}


def evenings() -> Iterator[tuple[str, str, str, str, Any, tuple[int, int]]]:
    """For every game: who sits at it, in which way they play, in which language, how fast, in what window."""
    mixed = "pbpbbbbb"
    for name in GAMES:
        least, most = find_game(name).seats[0], find_game(name).seats[-1]
        yield name, "p" * least, "clicks", "en", "instant", (1280, 800)
        yield name, "p" * most, "drags", "ru", "instant", (1920, 1080)
        yield name, mixed[:most], "keys", "uk", "instant", (1024, 640)
        yield name, "pb" + "b" * (least - 2), "keys", "en", "fast", (1280, 800)
        yield name, "bp" + "b" * (least - 2), "drags", "uk", "instant", (1024, 640)
        yield name, mixed[:most], "clicks", "ru", "instant", (1024, 640)


TO_THE_END = dict(zip(GAMES, cycle((("pbp", "clicks"), ("bp", "drags"), ("pbp", "keys"))), strict=False))


def is_whole(name: str, kinds: str, way: str) -> bool:
    """Whether a game is played to its end: in the short form once, one game by clicks, one by drags, one by keys."""
    return long_or_short(True, (kinds[:3], way) == TO_THE_END[name])


@pytest.mark.parametrize(("name", "kinds", "way", "language", "speed", "size"), list(evenings()))
def test_a_whole_game(
    app: App, name: str, kinds: str, way: str, language: str, speed: Any, size: tuple[int, int]
) -> None:
    app.push(Home(app))
    lay_out(app, size, 100, language)
    app.settings.speed = speed
    app.go(routes.NewGame(find_game(name), mixed_seats(kinds), {}, seed=len(kinds) * 7))
    table = app.scene
    assert isinstance(table, LocalTable)
    table.session.host.bots._chance = Dice(4)  # so that a failure comes again
    person = WAYS[way](app, table)
    point(app, (2, 2)) if way != "keys" else None
    if not is_whole(name, kinds, way):
        play(app, person, Dice(3), FEW_ANSWERS)
        return
    play(app, person, Dice(3), MOST_ANSWERS)
    result = table.session.result
    assert result is not None
    words = words_on(app)
    for seat in result.winners:
        assert table.session.names[seat] in words
    assert table.prompt() in words
    assert not isinstance(person, Dragger) or person.dragged > 3
    assert not isinstance(person, Typist) or app.pointer == (-1, -1)
    _afterwards(app, person)


def _afterwards(app: App, person: Person) -> None:
    """A look at the board, a rematch, and home."""
    table = person.table
    person.use("look") if not isinstance(person, Typist) else press(app, pygame.K_ESCAPE)
    assert top(app) is table
    assert {"again", "home"} <= {widget.name for widget in table.widgets}
    person.use("again")
    again = next(scene for scene in app.scenes if isinstance(scene, LocalTable))
    assert again is not table
    assert again.session.seats == table.session.seats
    assert again.session.result is None
    assert not any(scene is table for scene in app.scenes)
    until(app, lambda: app.scene is not again or again.asking is not None)  # whoever begins: chance has dealt anew
    if isinstance(app.scene, Curtain):
        app.frame(0.3)
        person.use("ready")
        if isinstance(app.scene, Welcome):
            person.use("go on")
        if isinstance(app.scene, Recap):
            person.use("go on")
    person.table = again
    if isinstance(person, Typist):
        press(app, pygame.K_F10)
    else:
        person.use("menu")
    assert isinstance(app.scene, Pause)
    person.use("home")
    assert isinstance(app.scene, Home)
    assert len(list(app.saves.glob("*.yaml"))) == 2


def test_every_way_and_every_language_is_played() -> None:
    played = [(name, way, language) for name, _, way, language, _, _ in evenings()]
    for name in GAMES:
        assert {way for game, way, _ in played if game == name} == set(WAYS)
        assert {language for game, _, language in played if game == name} == set(LANGUAGES)
        assert {len(kinds) for game, kinds, *_ in evenings() if game == name} >= {
            find_game(name).seats[0],
            find_game(name).seats[-1],
        }
    assert all(one != other for one, other in zip_longest(played, played[1:]))
    assert {name for name, kinds, way, *_ in evenings() if is_whole(name, kinds, way)} == set(GAMES)
