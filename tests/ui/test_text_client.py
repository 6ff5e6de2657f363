"""Playing in the terminal: typed by a script, read from the screen."""

from __future__ import annotations

import errno
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import main as program
from engine.cards import names_of
from engine.choices import Menu, Option
from engine.dice import Dice
from engine.games import find_game
from engine.saves import Journal, list_saves, open_save, save_text
from engine.table import Table, named_seats
from engine.texts import LANGUAGES, Texts, of_game
from engine.views import EVERYTHING, strings_in
from tests.playing import GAMES, NAMES, ROOT, new_table, play_blindly, question
from ui.chooser import Chooser
from ui.cli.play import TextClient
from ui.cli.selfplay import answer_blindly

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

        def noted(client: TextClient, *given: Any) -> None:
            self.clients.append(client)
            begin(client, *given)

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
    client = TextClient(table, Journal.begin(saves, table), "en")
    assert [label for label, _ in client._offers(0, Chooser(menu))] == [
        "Play Beer 6♥  (You have all your lives already: this Beer does nothing.)",
        "End the turn",
    ]


def test_a_move_that_gave_nothing_away_can_be_undone(saves: Path, keyboard: Keyboard) -> None:
    def is_free(table: Table[Any]) -> bool:
        last = len(table.moves) - 1
        return table.awaited() == [table.moves[last].seat] and table.is_free_undo(last)

    def drew(table: Table[Any]) -> bool:
        return table.awaited() == [table.moves[-1].seat] and table.moves[-1].option.verb == "draw"

    for table, kept in ((moment(is_free), -1), (moment(drew), None)):
        path = saves / "game.yaml"
        path.write_text(save_text(table), encoding="utf-8")
        keyboard.play(["play", "--text", "--resume", str(path)], ["", "u", "q"])
        assert open_save(path).table.moves == table.moves[:kept]


def test_save_as_makes_a_copy_once(saves: Path, keyboard: Keyboard) -> None:
    keyboard.play(["play", "castle", "--text"], ["s ../evening", "s evening", "q"])
    assert "already there" in keyboard.screens[-1]
    assert {path.name for path in saves.iterdir()} > {"evening.yaml"}
    assert not (saves.parent / "evening.yaml").exists()


@every_game
def test_without_a_game_there_is_a_list_of_games_and_saves(name: str, saves: Path, keyboard: Keyboard) -> None:
    number = str(GAMES.index(name) + 1)
    keyboard.play(["play", "--text"], [number, "q"])
    path = only_save(saves)
    assert open_save(path).table.game.name == name
    (saves / "bad.yaml").write_bytes(b"\xff\xff")
    (saves / "chess.yaml").write_text(path.read_text(encoding="utf-8").replace(f"game: {name}", "game: chess"))
    keyboard.play(["play", "--text"], ["no", "1", "q"])
    assert keyboard.clients[-1].journal.path == path
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
    said = keyboard.play(["--lang", language, "play", name, "--text", "--people", people, "--bots", "1"], any_number(2))
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

    people = ["--people", "Ada,Ben,Cleo", "--bots", "0", "--seed", "6"]
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
