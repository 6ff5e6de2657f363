"""The command line: what people without a screen see, and what they are told when something is wrong."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import main as program
from engine.cards import names_of
from engine.dice import Dice
from engine.saves import list_saves, open_save, save_text
from engine.table import Table
from engine.texts import LANGUAGES, of_game
from engine.views import EVERYTHING, strings_in
from tests.playing import GAMES, NAMES, ROOT, new_table, play_blindly, question
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


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program as people start it, in a folder of theirs."""
    command = [sys.executable, str(ROOT / "main.py"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120)


def only_save(folder: Path) -> Path:
    (path,) = folder.glob("*")
    return path


# Without a player


@every_game
def test_selfplay_says_how_fast_it_was_and_repeats_itself(name: str, tmp_path: Path) -> None:
    said = [run(tmp_path, "selfplay", name, "--games", "3", "--seed", "5") for _ in range(2)]
    for done in said:
        assert (done.returncode, done.stderr) == (0, "")
        assert re.fullmatch(r"games=3 decisions=\d+", done.stdout.splitlines()[-2])
        assert re.fullmatch(r"decisions_per_s=\d+", done.stdout.splitlines()[-1])
    assert len({re.sub(r"decisions_per_s=\d+", "", done.stdout) for done in said}) == 1
    assert list(tmp_path.iterdir()) == []


@every_game
def test_replay_tells_the_digest_of_a_save(name: str, tmp_path: Path, capsys: Capture) -> None:
    table = new_table(name, 2)
    play_blindly(table, most=20)
    path = tmp_path / "game.yaml"
    path.write_text(save_text(table), encoding="utf-8")
    assert program.main(["replay", str(path), "--log"]) == 0
    said = capsys.readouterr().out
    assert said.endswith(f"\ndigest={table.digest()}\n")
    assert len(said.splitlines()) >= table.event_count


def test_replay_says_whether_a_scenario_holds(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "scenario.yaml"
    text = "game: castle\nseats: [Ada, Ben]\nposition: {turn: Ben, Ben: {hand: [king]}}\n"
    text += "moves: [Ben draw pile:deck]\nexpect: {Ben.deck: 2}\n"
    path.write_text(text)
    assert program.main(["replay", str(path)]) == 0
    assert re.search(r"^scenario\.yaml:1 holds\.\n.*\ndigest=[0-9a-f]{10}\n$", capsys.readouterr().out)
    path.write_text(f"{text}---\n{text.replace('deck: 2', 'deck: 7')}")
    assert program.main(["replay", str(path)]) == 1
    assert "Ben.deck: 2, expected 7" in capsys.readouterr().out


def test_cards_are_listed(capsys: Capture) -> None:
    assert program.main(["cards", "castle"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 37 + 1
    assert sum(int(line.split()[0]) for line in lines[:-1]) == 56
    assert lines[-1] == "56 cards, 37 kinds"


def test_mistakes_in_a_card_list_are_told_with_file_line_and_field(tmp_path: Path) -> None:
    for part in ("engine", "games", "ui", "assets", "main.py"):
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, tmp_path / part)
    cards = tmp_path / "games" / "castle" / "cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("sex: male", "sex: king", 1), encoding="utf-8")
    line = cards.read_text(encoding="utf-8").splitlines().index("  sex: king") + 1
    for command in ("cards", "selfplay"):
        line_typed = [sys.executable, "main.py", "--lang", "en", command, "castle"]
        done = subprocess.run(line_typed, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(rf"longtable: cards\.yaml:{line}: sex: .*\n", done.stderr)


# What is refused

REFUSED = [
    "play chess --text",
    "play castle --text --bots 9",
    "play castle --text --bots 0",
    "play castle --text --bots -3",
    "play castle --text --option foo=1",
    "play castle --text --option foo",
    "play castle --text --option dealer=9",
    "play castle --text --option dealer=x",
    "play castle --text --level genius",
    "play castle --text --people Ada,Ada",
    "play castle --text --people Ada,,Ben",
    "play castle --text --people Ada,ABCDEFGHIJKLMNOPQRSTUVWXY",
    "--lang fr play castle --text",
    "--saves FILE/saves play castle --text",
    "play --text --resume missing.yaml",
    "play --text --resume FILE",
    "play --text --resume BROKEN",
    "play --text --resume FOREIGN",
    "play --text --resume .",
    "selfplay chess",
    "selfplay castle --seats 9",
    "selfplay castle --level genius",
    "selfplay castle --option foo=1",
    "selfplay castle --option foo",
    "--lang fr selfplay castle",
    "replay missing.yaml",
    "replay FILE",
    "replay BROKEN",
    "replay FOREIGN",
    "replay .",
    "cards chess",
    "--lang fr cards castle",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused_is_said_in_one_line(
    line: str, language: str, tmp_path: Path, saves: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    files = {"FILE": "shopping: [milk]\n", "BROKEN": "longtable: 1\nseats: [\n"}
    files["FOREIGN"] = save_text(new_table("castle", 2)).replace("longtable: 1", "longtable: 9")
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LONGTABLE_LANG", language)
    assert program.main(line.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(r"longtable: \S.*[.…]\n", said.err), said.err
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == files
    assert list(saves.iterdir()) == []


def test_an_unknown_language_of_the_surroundings_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_LANG", "klingon")
    done = run(tmp_path, "cards", "castle")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "klingon" in done.stderr


# Playing in the terminal


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
    resumed = keyboard.play(["play", "--resume", str(path)], ["nonsense", "999", "v", "q"])
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
    keyboard.play(["play", "--resume", str(path)], ["", "?", "q"])
    (seat,) = table.awaited()
    texts = of_game(table.game, "en", [seat.name for seat in table.seats])
    menu = table.menu(seat)
    assert menu is not None
    for why in menu.refused:
        reason = texts(why.reason, **why.facts)
        assert f"{texts.name(why.refs)}: {reason} [{why.rule}]" in keyboard.screens[-1]


def test_a_move_that_gave_nothing_away_can_be_undone(saves: Path, keyboard: Keyboard) -> None:
    def is_free(table: Table[Any]) -> bool:
        last = len(table.moves) - 1
        return table.awaited() == [table.moves[last].seat] and table.is_free_undo(last)

    def drew(table: Table[Any]) -> bool:
        return table.awaited() == [table.moves[-1].seat] and table.moves[-1].option.verb == "draw"

    for table, kept in ((moment(is_free), -1), (moment(drew), None)):
        path = saves / "game.yaml"
        path.write_text(save_text(table), encoding="utf-8")
        keyboard.play(["play", "--resume", str(path)], ["", "u", "q"])
        assert open_save(path).table.moves == table.moves[:kept]


def test_save_as_makes_a_copy_once(saves: Path, keyboard: Keyboard) -> None:
    keyboard.play(["play", "castle", "--text"], ["s ../evening", "s evening", "q"])
    assert "already there" in keyboard.screens[-1]
    assert {path.name for path in saves.iterdir()} > {"evening.yaml"}
    assert not (saves.parent / "evening.yaml").exists()


@every_game
def test_without_a_command_there_is_a_list_of_games_and_saves(name: str, saves: Path, keyboard: Keyboard) -> None:
    number = str(GAMES.index(name) + 1)
    keyboard.play([], [number, "q"])
    path = only_save(saves)
    assert open_save(path).table.game.name == name
    (saves / "bad.yaml").write_bytes(b"\xff\xff")
    (saves / "chess.yaml").write_text(path.read_text(encoding="utf-8").replace(f"game: {name}", "game: chess"))
    keyboard.play([], ["no", "1", "q"])
    assert keyboard.clients[-1].journal.path == path
    assert len(list_saves(saves)) == 3


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
        known = words_of(table, [table.view(reader), [event.plain() for event in table.events(0, reader)]])
        rest = re.sub("|".join(rf"\b{word}\b" for word in sorted(known, key=len, reverse=True)), "", screen)
        hidden = words_of(table, table.view(EVERYTHING)) - known
        assert not [word for word in hidden if re.search(rf"\b{word}\b", rest)], screen
        return pick(screen)

    keyboard.play(["--lang", "en", "play", name, "--text", "--people", "Ada,Ben,Cleo", "--bots", "0"], look)
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
    keyboard.play(["play", "--resume", str(only_save(saves))], ["q"])
    assert question(keyboard.clients[-1].table) == question(table)
