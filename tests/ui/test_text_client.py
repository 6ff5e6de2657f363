"""Playing in the terminal: typed by a script, read from the screen."""

from __future__ import annotations

import errno
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import main as program
from engine.cards import names_of
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import SeatInfo, find_game, named_seats
from engine.saves import list_saves, open_save, save_text
from engine.table import Table
from engine.takeback import is_free_undo
from engine.texts import LANGUAGES, Texts, of_game
from engine.views import EVERYTHING, strings_in
from tests.playing import GAMES, NAMES, ROOT, new_table, play_blindly, question
from ui.cli.play import Leave, TextClient
from ui.cli.selfplay import answer_blindly
from ui.picker import Picker

Capture = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("name", GAMES)


class Keyboard:
    """Types what a script says, and keeps what was on the screen before every line."""

    def __init__(self, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.screens: list[str] = []
        self.clients: list[TextClient] = []
        self.then: Callable[[str], str | None] = lambda screen: None
        monkeypatch.setattr("builtins.input", self.read)
        begin = TextClient.__init__

        def noted(client: TextClient, *given: Any, **named: Any) -> None:
            self.clients.append(client)
            begin(client, *given, **named)

        monkeypatch.setattr(TextClient, "__init__", noted)

    def read(self, prompt: str = "") -> str:
        self.screens.append(self.capsys.readouterr().out + prompt)
        assert len(self.screens) < 10_000, "the same screen again and again?"
        line = self.then(self.screens[-1])
        if line is None:
            raise EOFError
        return line

    def play(self, arguments: list[str], lines: Iterable[str] | Callable[[str], str | None] = ()) -> str:
        """Run a command that ends well, typing these lines and then nothing more; what it said at last."""
        typed = iter(()) if callable(lines) else iter(lines)
        self.then = lines if callable(lines) else lambda screen: next(typed, None)
        assert program.main(arguments) == 0
        return self.capsys.readouterr().out


@pytest.fixture
def keyboard(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(capsys, monkeypatch)


def asked(screen: str) -> str:
    """The question on a screen, with everything that can be chosen."""
    return screen.rpartition("\n\n")[2]


def any_number(seed: int) -> Callable[[str], str]:
    """Picks any of the numbers on the screen, and presses Enter where there are none."""
    chance = random.Random(seed)

    def pick(screen: str) -> str:
        numbers = re.findall(r"^ {0,2}(\d+)  \S", asked(screen), re.M)
        assert numbers or not screen.endswith("] > "), f"there is nothing to choose from: {screen}"
        return chance.choice(numbers) if numbers else ""

    return pick


def saved_at(client: TextClient) -> Path:
    assert client.host.journal is not None
    return client.host.journal.path


def only_save(folder: Path) -> Path:
    (path,) = folder.glob("*")
    return path


@every_game
def test_a_few_moves_are_saved_as_they_are_made(name: str, saves: Path, keyboard: Keyboard) -> None:
    pick = any_number(4)

    def until_ten(screen: str) -> str:
        return pick(screen) if len(keyboard.clients[-1].table.moves) < 10 else "q"

    said = keyboard.play(["play", name, "--text", "--seed", "3"], until_ten)
    path = only_save(saves)
    assert said == f"Saved: {path}\n"
    table, again = keyboard.clients[-1].table, open_save(path).table
    assert table.seed == 3
    assert (again.digest(), again.moves) == (table.digest(), table.moves)
    left = len(keyboard.screens)
    resumed = keyboard.play(["play", "--text", "--resume", str(path)], ["nonsense", "999", "v", "q"])
    assert resumed == f"Saved: {path}\n"
    assert {asked(screen) for screen in keyboard.screens[left - 1 :]} == {asked(keyboard.screens[left - 1])}
    assert question(keyboard.clients[-1].table) == question(table)
    assert open_save(path).table.moves == table.moves


@every_game
def test_the_end_of_input_leaves_the_game_saved(name: str, saves: Path, keyboard: Keyboard) -> None:
    keyboard.play(["play", name, "--text"])
    assert open_save(only_save(saves)).table.ask is not None


def test_interrupting_leaves_the_game_saved(saves: Path, keyboard: Keyboard, capsys: Capture) -> None:
    def interrupt(screen: str) -> str:
        raise KeyboardInterrupt

    keyboard.then = interrupt
    assert program.main(["play", "castle", "--text"]) == 130
    assert "Traceback" not in capsys.readouterr().err
    assert open_save(only_save(saves)).table.ask is not None


def moment(wanted: Callable[[Table[Any]], bool]) -> Table[Any]:
    """A game at a moment where something can be tried."""
    for seed in range(60):
        table, chance = new_table("castle", 2, seed), Dice(seed)
        while table.ask is not None:
            answer_blindly(table, chance)
            if table.ask is not None and wanted(table):
                return table
    raise AssertionError("there is no such moment in 60 games")


def test_a_question_mark_explains_what_cannot_be_done(saves: Path, keyboard: Keyboard) -> None:
    table = moment(lambda table: any(menu.refused for seat in table.awaited() if (menu := table.menu(seat))))
    path = saves / "game.yaml"
    path.write_text(save_text(table), encoding="utf-8")
    keyboard.play(["play", "--text", "--resume", str(path)], ["", "?", "q"])
    (seat,) = table.awaited()
    texts = of_game(table.game, "en", [seat.name for seat in table.seats])
    menu = table.menu(seat)
    assert menu is not None
    for why in menu.refused:
        reason = texts(why.reason, **why.facts)
        assert f"{texts.name(why.refs)}: {reason} [{why.rule}]" in keyboard.screens[-1]


def test_a_choice_that_is_hardly_meant_is_marked(saves: Path) -> None:
    table = Table(find_game("bang"), named_seats("ABCD"), position={"A": {"hand": ["beer.b.6H"]}})
    beer, end = Option.of("play", "card:beer.b.6H"), Option.of("end")
    menu = Menu("prompt.phase-2", (beer, end), doubts=lambda: {beer: "warn.useless-beer"})
    client = TextClient(table, "en", folder=saves)
    assert [label for label, _ in client._offers(0, Picker(menu))] == [
        "Play Beer 6♥  (You have all your lives already: this Beer does nothing.)",
        "End the turn",
    ]


def client_at(saves: Path, game: str, names: str, position: dict[str, Any]) -> TextClient:
    """The client at a position that is laid out."""
    table = Table(find_game(game), named_seats(names.split()), position=position)
    return TextClient(table, "en", folder=saves)


def labels(client: TextClient, seat: int) -> list[str]:
    menu = client.table.menu(seat)
    assert menu is not None
    return [label for label, _ in client._offers(seat, Picker(menu))]


def test_two_knights_on_two_cards_are_told_apart_by_where_they_lie(saves: Path) -> None:
    """The active player chooses which one is returned: it makes a difference to their owners. [CAS-10.4]"""
    position = {
        "surroundings": ["dragon Ben + knight-1 Cat", "fairy Ben + knight-2 Ben"],
        "board": {"c3": "king Ben + knight-3 Cat + knight-4 Cat"},
        "Ada": {"hand": ["black-knight", "soldier-13"]},
    }
    client = client_at(saves, "castle", "Ada Ben Cat", position)
    client.table.answer(0, "play card:black-knight area:surroundings")
    assert labels(client, 0) == [
        "Return Knight[C] (C3, on King[B] + Knight[C])",
        "Return Knight[C] (on Dragon[B])",
        "Return Knight[B] (on Fairy[B])",
    ]


def test_a_pack_is_offered_with_its_owner_and_its_cards(saves: Path) -> None:
    position = {
        "turn": "B",
        "pile": "jun-3-1 A",
        "A": {"home": [["jun-1-02", "jun-2-02", "jun-3-2", "jun-4-2"]]},
        "B": {"hand": ["gatecrasher-4-1", "jun-1-03"]},
        "C": {"home": [["jun-1-04", "jun-2-03", "jun-3-3", "jun-4-1"]]},
    }
    assert labels(client_at(saves, "junquick", "A B C", position), 1) == [
        "Use Gatecrasher 4 → pack 2 (C: Jun 1, Jun 2, Jun 3, Jun 4)",
        "Use Gatecrasher 4 → pack 1 (A: Jun 1, Jun 2, Jun 3, Jun 4)",
        "Pass",
    ]


def test_the_same_can_be_claimed_twice(saves: Path, keyboard: Keyboard) -> None:
    """Whoever puts down two cards may say that both are a 2. [JUN-17.1]"""
    position = {
        "turn": "B",
        "pile": "jun-1-01 A",
        "A": {"nest": ["jun-4-5"]},
        "B": {"hand": ["liar-3-1", "jun-2-01", "thief-2-1", "jun-4-1"], "nest": ["jun-4-2"]},
    }
    client = client_at(saves, "junquick", "A B C", position)
    client.table.answer(1, "use card:liar-3-1 seat:0")
    client.table.answer(1, "put card:jun-2-01 card:thief-2-1")

    def typed(screen: str) -> str | None:
        number = re.search(r"^ *(\d+)  a Jun of value 2$", screen, re.M)
        return number[1] if number and len(client.table.moves) == 2 else None

    keyboard.then = typed
    client.at_screen = 1
    with pytest.raises(Leave):
        client.play()
    assert str(client.table.moves[-1]) == "1 claim claim:2 claim:2"


class Watch:
    """A clock for a terminal that goes on when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def typed_after(watch: Watch, *lines: tuple[float, str]) -> Callable[[str], str | None]:
    """Types these lines, each after some seconds; then nothing more."""
    rest = iter(lines)

    def typed(screen: str) -> str | None:
        seconds, line = next(rest, (0.0, None))
        watch.seconds += seconds
        return line

    return typed


def test_whoever_types_too_long_has_passed_and_the_next_question_has_all_its_time(
    saves: Path, keyboard: Keyboard
) -> None:
    """When the time is up the question is answered as its menu says. [JUN-16.10]"""
    position = {"turn": "A", "pile": "jun-1-05 B", "A": {"hand": ["jun-4-2", "jun-2-01"]}, "B": {"hand": ["jun-2-02"]}}
    table = Table(find_game("junquick"), named_seats(["A", "B"]), {"turn_clock": 10}, position=position)
    watch = Watch()
    keyboard.then = typed_after(watch, (0, ""), (9, "v"), (9, ""), (60, ""), (9, "v"))
    with pytest.raises(Leave):
        TextClient(table, "en", folder=saves, now=watch).play()
    said = [re.findall(r"Pass the screen|Too late|\d+ seconds? left", screen) for screen in keyboard.screens]
    asked = [["Pass the screen"], ["10 seconds left"], ["1 second left"]]
    assert said == [*asked, ["Too late", *asked[0]], *asked[1:]]
    assert [str(move) for move in table.moves] == ["0 pass"]


@pytest.mark.parametrize(("seconds", "is_heard"), [(1.0, True), (6.0, False)])
def test_in_a_race_whoever_is_quicker_is_heard(seconds: float, is_heard: bool, saves: Path, keyboard: Keyboard) -> None:
    """A bot takes from 1.2 to 5 seconds in the leader phase. [JUN-16.11]"""
    hands = {"A": {"hand": ["jun-1-01"]}, "B": {"hand": ["too-early-2"]}, "C": {"hand": ["too-early-1"]}}
    table = Table(
        replace(find_game("junquick"), bots={"eager": lambda view, menu, chance: menu.options[0]}),
        [SeatInfo("A", "bot"), SeatInfo("B", "bot"), SeatInfo("C")],
        {"race_mode": "live"},
        position={"phase": "leader", "pile": "jun-4-1 A", **hands},
    )
    watch = Watch()
    keyboard.then = typed_after(watch, (seconds, "1"))
    with pytest.raises(Leave):
        TextClient(table, "en", folder=saves, now=watch).play()
    assert (str(table.moves[0]) == "2 play card:too-early-1") == is_heard
    assert ("Too late" in keyboard.screens[-1]) != is_heard


def places_of(thing: str, data: object, at: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The ways that lead to the lists and records of a view in which a thing stands."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list | tuple) else ()
    for key, part in parts:
        if thing in (key, part):
            yield at
        yield from places_of(thing, part, (*at, key))


def refs_of(menu: Menu) -> set[str]:
    return {ref for option in menu.options for ref in option.refs}


@every_game
def test_what_is_listed_once_makes_no_difference(name: str) -> None:
    """Options in the same words name the same things, or things that lie side by side."""
    for seed, seats in enumerate(find_game(name).seats):
        table, chance = new_table(name, seats, seed), Dice(seed)
        texts, names = of_game(table.game, "en", NAMES[:seats]), NAMES[:seats]
        for _ in range(150):
            if table.ask is None:
                break
            for seat, menu in table.ask.menus.items():
                view, listed = table.view(seat), dict[str, Option]()
                things = {ref: table.game.name_thing(ref, view, texts, names) for ref in refs_of(menu)}
                for option in menu.options:
                    words = texts.phrase(option.verb, option.refs, things.__getitem__)
                    other = listed.setdefault(words, option)
                    for one, two in zip(option.refs, other.refs, strict=True):
                        assert one == two or [*places_of(one, view)] == [*places_of(two, view)], (option, other)
            answer_blindly(table, chance)


def test_a_move_that_gave_nothing_away_can_be_undone(saves: Path, keyboard: Keyboard) -> None:
    def is_free(table: Table[Any]) -> bool:
        last = len(table.moves) - 1
        return table.awaited() == [table.moves[last].seat] and is_free_undo(table, last)

    def drew(table: Table[Any]) -> bool:
        return table.awaited() == [table.moves[-1].seat] and table.moves[-1].option.verb == "draw"

    for table, kept in ((moment(is_free), -1), (moment(drew), None)):
        path = saves / "game.yaml"
        path.write_text(save_text(table), encoding="utf-8")
        keyboard.play(["play", "--text", "--resume", str(path)], ["", "u", "q"])
        assert open_save(path).table.moves == table.moves[:kept]


def test_save_as_makes_a_copy_once(saves: Path, keyboard: Keyboard) -> None:
    keyboard.play(["play", "castle", "--text"], ["s evening", "s evening", "s ../evening", "q"])
    assert ["already exists" in screen for screen in keyboard.screens] == [False, False, True, False]
    assert {path.name for path in saves.iterdir()} > {"evening.yaml"}
    assert not list(saves.parent.glob("*evening*"))


@every_game
def test_without_a_game_there_is_a_list_of_games_and_saves(name: str, saves: Path, keyboard: Keyboard) -> None:
    number = str(GAMES.index(name) + 1)
    keyboard.play(["play", "--text"], [number, "q"])
    path = only_save(saves)
    assert open_save(path).table.game.name == name
    (saves / "bad.yaml").write_bytes(b"\xff\xff")
    (saves / "chess.yaml").write_text(path.read_text(encoding="utf-8").replace(f"game: {name}", "game: chess"))
    keyboard.play(["play", "--text"], ["no", "1", "q"])
    assert saved_at(keyboard.clients[-1]) == path
    assert "bad.yaml" in keyboard.screens[-3]
    assert "chess.yaml" in keyboard.screens[-3]
    assert len(list_saves(saves)) == 3


@every_game
def test_a_game_that_is_over_is_not_offered_to_be_continued(name: str, saves: Path, keyboard: Keyboard) -> None:
    over = new_table(name, 2)
    play_blindly(over)
    (saves / "over.yaml").write_text(save_text(over), encoding="utf-8")
    keyboard.play(["play", "--text"], ["q"])
    assert "Continue" not in keyboard.screens[-1]
    (saves / "open.yaml").write_text(save_text(over.fork(len(over.moves) - 1)), encoding="utf-8")
    keyboard.play(["play", "--text"], ["q"])
    assert keyboard.screens[-1].count("Continue") == 1


def test_an_answer_that_cannot_be_saved_is_said_and_the_game_goes_on(
    saves: Path, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def typed(screen: str) -> str:
        moves = len(keyboard.clients[-1].table.moves)
        monkeypatch.setattr(os, "fsync", full if moves == 0 else sync)
        return "q" if moves > 3 else any_number(moves)(screen)

    sync = os.fsync
    keyboard.play(["play", "castle", "--text", "--people", "Ada,Ben"], typed)
    assert sum("No space left on device" in screen for screen in keyboard.screens) == 1
    assert open_save(only_save(saves)).table.moves == keyboard.clients[-1].table.moves


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_typed(name: str, language: str, saves: Path, keyboard: Keyboard) -> None:
    people = ",".join(NAMES[:2])
    bots = str(min(1, find_game(name).seats[-1] - 2))
    said = keyboard.play(
        ["--lang", language, "play", name, "--text", "--people", people, "--bots", bots], any_number(2)
    )
    table = keyboard.clients[-1].table
    assert table.result is not None
    assert open_save(only_save(saves)).table.result == table.result
    texts = of_game(table.game, language, [seat.name for seat in table.seats])
    winners = [f"seat:{seat}" for seat in table.result.winners]
    assert said.endswith(texts(table.result.how, winners=winners) + "\n")


def words_of(table: Table[Any], data: object) -> set[str]:
    """The names of the cards that some data speaks of."""
    names = names_of(table.game.kinds, "en")
    return {names[text] for text in strings_in(data) if text in names}


def general_words(table: Table[Any], texts: Texts, told: object) -> set[str]:
    """What options and events speak of that is no card, such as its name in a claim: everybody may say anything."""
    options = [option for menu in (table.ask.menus.values() if table.ask else ()) for option in menu.options]
    refs = {ref for option in options for ref in option.refs} | {text for text in strings_in(told) if ":" in text}
    return {texts.name(ref) for ref in refs if not ref.startswith("card:")}


@every_game
def test_nobody_at_the_screen_reads_what_is_hidden_from_him(name: str, saves: Path, keyboard: Keyboard) -> None:
    """Whoever passes the screen leaves nothing on it; names of cards come from his view and from what he was told."""
    pick, curtains = any_number(6), []

    def look(screen: str) -> str:
        client = keyboard.clients[-1]
        table, reader = client.table, client.at_screen
        if "press Enter when you are there" in screen:
            curtains.append(screen)
            assert re.fullmatch(r"\n{60}Pass the screen to (\S+)\. \1, press Enter when you are there\.\n", screen)
            return ""
        told = [table.view(reader), [event.plain() for event in table.events(0, reader)]]
        known = words_of(table, told)
        known |= general_words(table, of_game(table.game, "en", ["Ada", "Ben", "Cleo"]), told)
        words = " ".join(screen.split())  # a name may go on in the next line
        rest = re.sub("|".join(rf"\b{word}\b" for word in sorted(known, key=len, reverse=True)), "", words)
        hidden = words_of(table, table.view(EVERYTHING)) - known
        assert not [word for word in hidden if re.search(rf"\b{word}\b", rest)], screen
        return pick(screen)

    seats = ",".join(["Ada", "Ben", "Cleo"][: find_game(name).seats[-1]])
    people = ["--people", seats, "--bots", "0", "--seed", "6"]
    keyboard.play(["--lang", "en", "play", name, "--text", *people], look)
    assert len(curtains) > 10


def test_a_killed_game_goes_on(saves: Path, keyboard: Keyboard) -> None:
    command = [sys.executable, "-u", str(ROOT / "main.py"), "play", "castle", "--text"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n" * 11)  # then it waits for an answer to the twelfth question
        process.stdin.flush()
        questions = 0
        while questions < 12:
            questions += "Choose an action" in process.stdout.readline()
        process.kill()
    table = open_save(only_save(saves)).table
    assert len(table.moves) >= 10
    keyboard.play(["play", "--text", "--resume", str(only_save(saves))], ["q"])
    assert question(keyboard.clients[-1].table) == question(table)
