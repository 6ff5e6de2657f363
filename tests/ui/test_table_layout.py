"""The table and all that lies over it, in windows of every size, at every scale, in every language: nothing is cut,
nothing lies over what it should not."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pygame
import pytest

from engine.choices import Menu, Option, Pick
from engine.games import SeatInfo, find_game
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from tests.long import long_or_short
from tests.playing import GAMES, play_blindly
from tests.ui.driving import LAYOUTS, LEAST_TARGET, click, key, lay_out, layout_faults, post, texts_on, visible
from tests.ui.tabletop import Toys, mixed_seats, show, spots, top, toy_games
from ui.app import App
from ui.scenes.base import Scene
from ui.table.asking import Asking
from ui.table.local import LocalTable
from ui.table.sheets.browser import Browser, ChoiceSheet
from ui.table.sheets.curtain import Curtain, Recap
from ui.table.sheets.over import Over
from ui.table.sheets.pause import Pause, SaveAs
from ui.table.sheets.zoomed import Zoomed
from ui.table.spot import Spot
from ui.zoom import keyword_help

__all__ = ["toy_games"]  # a fixture

GAME = find_game(GAMES[0])
LONG = ("W" * 24, "Щ" * 24, "Ґалаґан-Пилиповський-Юща", "Konstantin von und zu Aar", "Жанна")
SAMPLED = LAYOUTS[1::2]
ROOMY = (((1280, 800), 100), ((1920, 1080), 75))
ODD = [(320, 240), (400, 700), (640, 360), (3440, 900), (1000, 1600), (2560, 700)]
ODD_IN = [  # each in one language, and in the long form in all
    (size, language)
    for number, size in enumerate(ODD)
    for language in long_or_short(LANGUAGES, LANGUAGES[number % len(LANGUAGES) :][:1])
]


def seats(names: tuple[str, ...]) -> list[SeatInfo]:
    return [SeatInfo(name) for name in names]


def game_of(names: tuple[str, ...] = (), moves: int = 0) -> Table[Any]:
    """A game of five or so, with names of one's own."""
    count = GAME.seats[-1]
    taken = [SeatInfo((names * count)[seat][:24]) for seat in range(count)] if names else mixed_seats("p" * count)
    table: Table[Any] = Table(GAME, taken, {}, 12)
    play_blindly(table, 12, most=moves) if moves else None
    return table


def table_faults(table: LocalTable) -> list[str]:
    """What is wrong with the bars of a table; cards may lie over their places, and are looked at elsewhere."""
    return [*_cut(table.app), *_bars(table)]


def _cut(app: App) -> Iterator[str]:
    for written in texts_on(app):
        if written.is_cut:
            yield f"'{written.words}' is cut in {written.box}"


def _bars(table: LocalTable) -> Iterator[str]:
    least, window = table.px(LEAST_TARGET), table.area
    places = table.places
    buttons = [widget for widget in table.widgets if widget.takes_focus and not isinstance(widget, Spot)]
    top = [widget for widget in table.widgets if widget.name in ("game", "game icon", "status ground", "turn")]
    for widget in (*buttons, *top):
        if not window.contains(widget.rect):
            yield f"'{widget.name}' at {widget.rect} is outside of {window}"
    for widget in buttons:
        if min(widget.rect.size) < least:
            yield f"'{widget.name}' is only {widget.rect.size}, less than {least}"
    for one, other in itertools.combinations((*buttons, *top), 2):
        if visible(one).colliderect(visible(other)):
            yield f"'{one.name}' at {one.rect} lies over '{other.name}' at {other.rect}"
    prompt = next(widget for widget in table.widgets if widget.name == "prompt")
    words = next(widget for widget in table.widgets if widget.name == "prompt words")
    if not places.area.prompt.contains(prompt.rect):
        yield f"the prompt at {prompt.rect} is not in its place {places.area.prompt}"
    for widget in (words, *(button for button in buttons if button.rect.colliderect(places.area.prompt))):
        if not prompt.rect.contains(widget.rect):
            yield f"'{widget.name}' at {widget.rect} is not in the prompt bar {prompt.rect}"
        if widget is not words and widget.rect.colliderect(words.rect):
            yield f"'{widget.name}' at {widget.rect} lies over the prompt {words.rect}"
    for spot in (widget for widget in table.widgets if isinstance(widget, Spot)):
        for bar in (prompt.rect, places.top, places.panel):
            if spot.rect.colliderect(bar):
                yield f"'{spot.name}' at {spot.rect} lies under {bar}"
    parts = (places.top, places.panel, places.area.board, places.area.prompt, places.area.hand)
    for part, beside in itertools.combinations(parts, 2):
        if part.colliderect(beside):
            yield f"{part} and {beside} overlap"


# The table


@pytest.mark.parametrize(("size", "scale", "language"), LAYOUTS)
def test_the_table_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    table = show(app, game_of(moves=60), still=True)
    table.session.sit_down(table.session.next_person)
    lay_out(app, size, scale, language)
    assert table.asking is not None
    assert table_faults(table) == []


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_long_names_fit(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    for turn in range(len(LONG)):
        names = LONG[turn:] + LONG[:turn]
        table = show(app, game_of(names), still=True)
        table.session.sit_down(table.session.next_person)
        lay_out(app, size, scale, language)
        assert table_faults(table) == []
        table.session.sit_down((table.session.next_person or 0) ^ 1)  # waiting for somebody
        table.rebuild()
        assert table_faults(table) == []
        app.scenes.clear()


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_the_longest_prompts_and_reasons_fit(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    table = show(app, game_of(), still=True)
    person = table.session.next_person
    table.session.sit_down(person)
    lay_out(app, size, scale, language)
    texts = of_game(GAME, language, [])
    longest = sorted((name for name in texts.names if name.startswith("card:")), key=lambda ref: -len(texts.name(ref)))
    assert table_faults(table) == []
    seen = [ref for ref in spots(table) if ref.startswith("card:")]
    for prompt in (name for name in texts.texts if name.startswith("prompt.")):
        lines = [Option.of("choose", ref) for ref in seen]
        sets = {"choose": Pick(2, 12)} if "{count" in texts.texts[prompt] else {}
        own = f"card:{prompt.removeprefix('prompt.').partition('-')[0]}"  # whose question it is
        about = (own if own in texts.names else longest[0], longest[1])
        table.asking = Asking(Menu(prompt, lines, sets, about=about), table.texts)
        for _ in range(2):  # with nothing picked, and with something
            table.widgets = list(table.build())
            assert table_faults(table) == [], prompt
            table.asking.picker.pick(seen[0])
    for name in (name for name in texts.texts if name.startswith("why.")):
        gaps = dict.fromkeys(("by", "who", "card", "other"), texts.name(longest[0]))
        table.refusal = f"{texts(name, **gaps)} [CAS-C.lady-in-waiting]"
        table.widgets = list(table.build())
        assert table_faults(table) == [], name


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_the_longest_buttons_fit(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    """The only option of a verb is a button, whatever it is called."""
    table = show(app, game_of(LONG), still=True)
    table.session.sit_down(table.session.next_person)
    lay_out(app, size, scale, language)
    texts = table.texts
    cards = sorted((ref for ref in texts.names if ref.startswith("card:")), key=lambda ref: -len(texts.name(ref)))
    for key_name in (name for name in texts.texts if name.startswith("option.")):
        refs = [cards[0], cards[1], "siege:n"][: texts.texts[key_name].count("{")]
        menu = Menu("prompt.action", [Option.of(key_name.removeprefix("option."), *refs), Option("draw pile:deck")])
        table.asking = Asking(menu, texts)
        table.widgets = list(table.build())
        assert table_faults(table) == [], key_name


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_many_buttons_and_a_set_fit(
    app: App, toy_games: Toys, size: tuple[int, int], scale: int, language: str
) -> None:
    app.settings.speed = "instant"
    lines = [f"say-{number} thing:{number}" for number in range(15)]
    table = show(app, toy_games.asking(*lines), 0)
    lay_out(app, size, scale, language)
    assert table_faults(table) == []
    app.frame(0.3)
    key(app, pygame.K_m)
    assert isinstance(app.scene, ChoiceSheet)
    assert layout_faults(app) == []


@pytest.mark.parametrize(("size", "language"), ODD_IN)
def test_odd_windows_do_no_harm(app: App, size: tuple[int, int], language: str) -> None:
    """Whatever fits is shown, and everything goes on."""
    app.settings.speed = "instant"
    table = show(app, game_of(LONG, 40), still=True)
    table.session.sit_down(table.session.next_person)
    lay_out(app, size, 100, language)
    for code in (pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_F10, pygame.K_ESCAPE, pygame.K_F2):
        key(app, code)
        app.frame(0.1)
    key(app, pygame.K_ESCAPE)
    key(app, pygame.K_h)
    app.frame(0.3)
    key(app, pygame.K_RETURN)
    post(app, pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    assert table.session.eyes is not None


# What lies over it


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_the_sheets_over_a_table_fit(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    app.settings.speed = "instant"
    table = show(app, game_of(LONG, 60), still=True)
    table.session.sit_down(table.session.next_person)
    lay_out(app, size, scale, language)
    app.frame(0.3)
    card = max(table.faces.card_texts, key=lambda ref: len(table.faces.card_texts[ref]))
    sheets: dict[str, Callable[[], Scene]] = {
        "curtain": lambda: Curtain(app, table.palette, LONG[0], lambda: None),
        "cyrillic curtain": lambda: Curtain(app, table.palette, LONG[1], lambda: None),
        "recap": lambda: Recap(table, table.session.events()),
        "short recap": lambda: Recap(table, table.session.events()[-2:]),
        "pause": lambda: Pause(table),
        "save as": lambda: SaveAs(table),
        "browser": lambda: Browser(table, "pile:removed", list(table.faces.card_texts), table.choose),
        "small browser": lambda: Browser(table, "pile:reserve", list(table.faces.card_texts)[:3], table.choose),
        "choice": lambda: ChoiceSheet(app, table.prompt(), [(name, lambda: None) for name in LONG]),
        "zoomed": lambda: Zoomed(table, card),
    }
    for name, make in sheets.items():
        app.push(make())
        app.frame(0.1)
        assert layout_faults(app) == [], name
        app.scenes.pop()
    app.push(SaveAs(table))
    click(app, "save")
    assert layout_faults(app) == []


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
def test_the_end_fits(app: App, size: tuple[int, int], scale: int, language: str) -> None:
    app.settings.speed = "instant"
    for names in (LONG, LONG[2:] + LONG[:2]):
        table = show(app, game_of(names, 20_000), still=True)
        result = table.session.result
        assert result is not None
        table.course.is_still = False
        lay_out(app, size, scale, language)
        assert isinstance(app.scene, Over)
        assert layout_faults(app) == []
        key(app, pygame.K_ESCAPE)
        assert top(app) is table
        if all(table.session.names[seat] not in LONG[:2] for seat in result.winners):
            assert table_faults(table) == []
        app.scenes.clear()


@cache
def ended(name: str) -> Table[Any]:
    """A game of as many as can play it, with names as long as they may be, played to its end."""
    game = find_game(name)
    table: Table[Any] = Table(game, seats(tuple(name[:24] for name in (LONG * 2)[: game.seats[-1]])), {}, 12)
    play_blindly(table, 12)
    return table


@pytest.mark.parametrize(("size", "scale", "language"), SAMPLED)
@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_every_game_fits(app: App, name: str, size: tuple[int, int], scale: int, language: str) -> None:
    app.settings.speed = "instant"
    table = show(app, ended(name), still=True)
    table.course.is_still = False
    lay_out(app, size, scale, language)
    assert isinstance(app.scene, Over)
    assert layout_faults(app) == []
    assert table.session.result is not None
    written = "\n".join(each.words for each in texts_on(app))
    for role in table.session.result.roles:
        assert role is None or table.texts.name(role) in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_full_when_it_is_zoomed(app: App, language: str) -> None:
    table = show(app, game_of(), still=True)
    for size, scale in (((1024, 640), 100), ((1280, 800), 200), ((1920, 1080), 75)):
        lay_out(app, size, scale, language)
        for ref, words in table.faces.card_texts.items():
            app.push(Zoomed(table, ref))
            written = {each.words: each.is_cut for each in texts_on(app)}
            assert [words for words, is_cut in written.items() if is_cut] == [], f"{ref} at {size}"
            assert {words, *keyword_help(table.texts, words)} <= written.keys(), f"{ref} at {size}"
            app.scenes.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_full_in_the_panel(app: App, language: str) -> None:
    table = show(app, game_of(), still=True)
    for size, scale in (((1024, 640), 100), ((1280, 800), 200), *long_or_short(ROOMY, ())):
        lay_out(app, size, scale, language)
        for ref, words in table.faces.card_texts.items():
            table.zoomed = ref
            app.is_stale = True
            drawn = texts_on(app)
            written = {each.words: each.is_cut for each in drawn}
            helps = list(keyword_help(table.texts, words))
            inside = [each for each in drawn if each.words in (words, *helps)]
            assert all(table.panel.card.contains(each.box) for each in inside), f"{ref} at {size}"
            assert words in written
            assert [words for words, is_cut in written.items() if is_cut] == [], f"{ref} at {size}"
