"""Tables for the tests of the client: real games and scenarios, and a toy game with a board of its own."""

from __future__ import annotations

import concurrent.futures
import errno
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.choices import Menu, Ref, Rule
from engine.games import Game, Result, SeatInfo, find_game
from engine.scenarios import Scenario, load_scenarios, open_scenario, seat_and_line
from engine.table import Table
from engine.views import View, Viewer
from tests.engine import toys
from tests.engine.toys import Toy, toy
from tests.playing import ROOT
from tests.ui.driving import FRAME, click_at, point, visible
from ui.app import App
from ui.scenes.base import Scene
from ui.sprites import Area, Box, CardFace, Face, Look, Material, PanelFace, Sprite, Status, Tabletop, say
from ui.table import tabletop as table_module
from ui.table.local import LocalTable
from ui.table.session import Session
from ui.table.sheets.curtain import Curtain, Recap
from ui.table.sheets.opening import Welcome
from ui.table.spot import Spot

PATIENCE = 1.0  # seconds of the client's time that are more than any motion, guard or pause

# Time


def let_think(app: App) -> None:
    """Wait for the bot that is thinking, if one is: the one thing that takes real time."""
    for scene in app.scenes:
        if isinstance(scene, LocalTable):
            wait_for_thoughts(scene.session)


def wait_for_thoughts(session: Session) -> int:
    """Wait until all that is being thought about in a session is worked out; how much that is."""
    thoughts = [thought for thought, _ in session._thoughts._jobs]
    concurrent.futures.wait(thoughts, timeout=60)
    return len(thoughts)


def decide(table: LocalTable) -> None:
    """Let it be decided at once whether something is taken back."""
    wait_for_thoughts(table.session)
    table.session._thoughts.look()
    table.listen()


def until(app: App, condition: Callable[[], object], *, step: float = 0.1, most: int = 400) -> None:
    """Let frames pass until a condition holds."""
    for _ in range(most):
        if condition():
            return
        let_think(app)
        app.frame(step)
    raise AssertionError(f"it never comes to that; on the screen: {[type(scene).__name__ for scene in app.scenes]}")


def pass_time(app: App, seconds: float = PATIENCE, step: float = 0.05) -> None:
    """Let so much time pass, with the bots thinking as fast as they like."""
    for _ in range(math.ceil(seconds / step)):
        let_think(app)
        app.frame(step)


# Tables


def show(app: App, table: Table[Any] | Session, eyes: Viewer = None, *, still: bool = False) -> LocalTable:
    """Put a table on the screen; with eyes, somebody sits at it already; `still`: nothing goes on by itself."""
    session = table if isinstance(table, Session) else Session(table)
    if eyes is not None:
        session.sit_down(eyes)
    scene = LocalTable(app, session)
    scene.course.is_still = still
    app.push(scene)
    app.frame(0.2)
    read_opening(app)
    return scene


def scenario(about: str, stages: int = 0) -> Table[Any]:
    """The table of the scenario that is about this, after its moves."""
    for path in sorted((ROOT / "tests/scenarios").rglob("*.yaml")):
        for _, found in load_scenarios(path):
            if found.about.startswith(about):
                return played(found, stages)
    raise AssertionError(f"no scenario is about '{about}'")


def played(found: Scenario, stages: int) -> Table[Any]:
    table = open_scenario(found)
    for stage in (found, *found.then[:stages]):
        for move in stage.moves:
            table.answer(*seat_and_line(move, found.seats))
    return table


def position(game: str, seats: Sequence[str], position: Mapping[str, Any], *moves: str) -> Table[Any]:
    """A game at a position of one's own."""
    return played(Scenario(game=game, seats=list(seats), position=dict(position), moves=list(moves)), 0)


def mixed_seats(kinds: str) -> list[SeatInfo]:
    """People ('p') and bots ('b') with names that begin differently, some of them not in Latin."""
    names = ("Ada", "Борис", "Cleo", "Ґалаґан", "Єва", "Finn", "Дар'я", "Hugo")
    return [SeatInfo(names[seat], "bot" if kind == "b" else "person") for seat, kind in enumerate(kinds)]


# What is on the screen


def top(app: App) -> Scene:
    """The screen on top, whatever it was when somebody looked last."""
    assert isinstance(app.scene, Scene)
    return app.scene


def spots(scene: Scene) -> dict[Ref, Spot]:
    """The things on a screen that can be clicked, by what they are called."""
    found = [widget for widget in scene.widgets if isinstance(widget, Spot)]
    return {spot.sprite.ref: spot for spot in found if spot.sprite.ref is not None}


def usable(scene: Scene) -> set[Ref]:
    """What glows."""
    return {ref for ref, spot in spots(scene).items() if spot.is_usable}


def place_for(scene: Scene, spot: Spot) -> tuple[int, int]:
    """A place where the pointer means this thing and nothing that lies over it: the middle, if it can be."""
    box = visible(spot)
    shares = sorted(((x, y) for x in range(1, 20) for y in range(1, 20)), key=lambda at: math.dist(at, (10, 10)))
    for across, down in shares:
        place = (box.x + box.width * across // 20, box.y + box.height * down // 20)
        if scene.at(place) is spot:
            return place
    raise AssertionError(f"'{spot.name}' at {spot.rect} cannot be pointed at")


def click_thing(app: App, ref: Ref, button: int = 1) -> None:
    """Click a thing on the table."""
    click_at(app, place_for(top(app), spots(top(app))[ref]), button)


def point_at(app: App, ref: Ref) -> None:
    """Move the pointer to a thing on the table."""
    point(app, place_for(top(app), spots(top(app))[ref]))


def prompt_of(scene: LocalTable) -> str:
    """What the prompt bar says."""
    words = getattr(scene.widget("prompt words"), "words", "")
    assert isinstance(words, str)
    return words


def pass_curtain(app: App) -> list[str]:
    """Say that one is there; the sentences of the recap, which is closed again."""
    assert isinstance(app.scene, Curtain)
    app.frame(0.3)
    press_enter(app)
    read_opening(app)
    told: list[str] = []
    if isinstance(app.scene, Recap):
        told = [app.scene.table.texts.event(event) for event in app.scene.news]
        press_enter(app)
    return told


def read_opening(app: App) -> None:
    """Close what a person is shown before their first question, if there is anything."""
    if isinstance(app.scene, Welcome):
        press_enter(app)


def press_enter(app: App) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0))
    app.frame(FRAME)


# A toy game with a board: things in a row, a pile, and every hand in a row of its own


@dataclass(slots=True)
class Table2(Toy):
    """What lies open, and a pile that can be looked through."""

    things: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)


class ToyBoard:
    """As simple as a board can be."""

    EVENT_ICONS: Mapping[str, str] = {"said": "chat"}
    MATERIAL: Material = "parchment"
    TABLETOP: Tabletop = "plain"

    def layout(self, view: View, area: Area) -> Iterable[Sprite]:
        rows: list[list[tuple[Face, Ref | None]]] = [[(CardFace(ref), ref) for ref in view["things"]]]
        for hand in view["hands"]:
            rows.append([(CardFace(ref), ref if ref != "hidden" else None) for ref in hand])
        side = area.px(48)
        for down, row in enumerate(rows):
            for across, (face, ref) in enumerate(row):
                box = Box(area.board.x + across * (side + 4), area.board.y + down * (side + 4), side, side)
                yield Sprite(box, face if ref is not None else PanelFace(), ref)
        if view["pile"]:
            box = Box(area.side.x, area.side.y, side, side)
            yield Sprite(box, PanelFace(), "pile:all", pile=tuple(view["pile"]))

    def look(self, ref: Ref) -> Look:
        return Look((60, 70, 90), "cards")

    def status(self, view: View) -> Status:
        return Status(say("view.status", said=len(view["said"])), 0)


TEXTS = """
game: {name: "Toy", about: "A toy."}
toy: {prompt: "What now?"}
verb: {take: "Take it", burn: "Burn it", give: "Give", keep: "Keep it", say: "Say", pass: "Pass", order: "Order"}
next: {play: "a place for it", swap: "the other one"}
option: {pass: "Let it pass", give: "Give {first}"}
event: {said: "{seat} says {word}.", drew: "Seat {seat} draws {card}.", whispered: "A whisper."}
event.drew: {card-hidden: "Seat {seat} draws something."}
view: {status: "{said|word|words} said"}
result: {over: "It is over."}
why: {cold: "{card} is too cold."}
ref: {hidden: "a card"}
"""


@dataclass
class Toys:
    """Makes toy games that the client can show."""

    folder: Path
    lines: list[str] = field(default_factory=list)

    def game(self, play: Callable[[Table2], Rule[Result]], **record: Any) -> Game[Table2]:
        """A toy game with words in all languages."""
        return toy(play, Table2, folder=self.folder, **record)

    def table(
        self, play: Callable[[Table2], Rule[Result]], kinds: str = "p", *, asks_people: bool = False, **record: Any
    ) -> Table[Table2]:
        """A table for people ('p') and bots ('b') at which it begins."""
        return Table(self.game(play, **record), mixed_seats(kinds), asks_people=asks_people)

    def asking(self, *lines: str, kinds: str = "p", things: Sequence[str] = (), **menu: Any) -> Table[Table2]:
        """A table that asks one question of its first seat, notes the answer, and asks the same again."""

        async def play(game: Table2) -> Result:
            game.things = list(things)
            while True:
                game.said.append(str(await toys.ask(0, *lines, **menu)))

        return self.table(play, kinds)


@pytest.fixture
def toy_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toys:
    """Toy games, and the board that they are played on."""
    folder = tmp_path / "toy"
    (folder / "lang").mkdir(parents=True)
    for language in ("en", "ru", "uk"):
        (folder / "lang" / f"{language}.yaml").write_text(TEXTS, encoding="utf-8")
    (folder / "RULES.md").write_text("# Toy\n\n## 1. All of it\n\n- **TOY-1.1** Say something.\n", encoding="utf-8")
    monkeypatch.setattr(table_module, "board_for", lambda name: ToyBoard())
    return Toys(folder)


def any_menu(scene: LocalTable) -> Menu:
    """What whoever is at the screen is asked."""
    menu = scene.session.menu()
    assert menu is not None
    return menu


def games() -> list[Game[Any]]:
    """Every game that is there."""
    from tests.playing import GAMES

    return [find_game(name) for name in GAMES]


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """A disk that is full as long as the list says so."""
    full = [True]
    real_write, real_open = os.write, Path.open

    def write(file: int, data: bytes) -> int:
        if full[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real_write(file, data)

    def open_file(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if full[0] and mode != "r":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real_open(path, mode, *args, **more)

    monkeypatch.setattr(os, "write", write)
    monkeypatch.setattr(Path, "open", open_file)
    yield full
    full[0] = False
