"""The commands for people without a screen, and what they are told when something is wrong."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import main as program
from engine.games import find_game
from engine.saves import save_text
from engine.texts import LANGUAGES
from tests.playing import GAMES, ROOT, new_table, play_blindly
from ui.cli import options_from

Capture = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("name", GAMES)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program as people start it, in a folder of theirs."""
    command = [sys.executable, str(ROOT / "main.py"), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120)


# Pictures


@every_game
def test_a_save_is_drawn_without_a_display(name: str, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(save_text(new_table(name, 2)), encoding="utf-8")
    for seat in ("0", "1"):
        done = run(
            tmp_path, "shot", "game.yaml", "--out", f"{seat}.png", "--size", "1100x700", "--seat", seat, "--lang", "uk"
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    pictures = [(tmp_path / f"{seat}.png").read_bytes() for seat in (0, 1)]
    assert pictures[0] != pictures[1], "each seat sees its own cards"
    for picture in pictures:
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")) == (1100, 700)
    assert {path.name for path in tmp_path.iterdir()} == {"game.yaml", "0.png", "1.png"}


def test_a_scenario_is_drawn_at_its_end(tmp_path: Path) -> None:
    begun = "game: castle\nseats: [A, B]\nposition: {turn: A, A: {hand: [king]}}\n"
    (tmp_path / "begun.yaml").write_text(begun, encoding="utf-8")
    (tmp_path / "moved.yaml").write_text(begun + "moves: [A play card:king cell:c3]\n", encoding="utf-8")
    for file in ("begun", "moved"):
        assert run(tmp_path, "shot", f"{file}.yaml", "--out", f"{file}.png").returncode == 0
    assert (tmp_path / "begun.png").read_bytes() != (tmp_path / "moved.png").read_bytes()


@every_game
def test_all_cards_of_a_game_are_drawn_on_a_sheet(name: str, tmp_path: Path) -> None:
    for size in (60, 100):
        done = run(tmp_path, "cards", name, "--sheet", f"{size}.png", "--size", str(size), "--lang", "ru")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        picture = (tmp_path / f"{size}.png").read_bytes()
        wide, tall = int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
        assert wide * tall > len(find_game(name).kinds) * size * size * 1.4  # each card finds room
    assert {path.name for path in tmp_path.iterdir()} == {"60.png", "100.png"}


# Without a player


def test_selfplay_plays_every_kind_of_game(tmp_path: Path) -> None:
    """Every number of seats, and every variant."""
    game = find_game("castle")
    said = run(tmp_path, "selfplay", "castle", "--every-kind", "--games", "1").stdout
    assert said.count("games=1 ") == len(game.seats) + len(game.variants)
    for name in game.variants:
        assert f"castle, {name}" in said


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


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["rules=official", "match=true"], {"rules": "official", "match": "true"}),
        (["expansions=dodge-city,extra"], {"expansions": ["dodge-city", "extra"]}),
        (["expansions=extra"], {"expansions": ["extra"]}),
        (["expansions="], {"expansions": []}),
    ],
)
def test_options_are_named_and_several_values_stand_side_by_side(words: list[str], options: dict[str, object]) -> None:
    assert options_from(words, find_game("bang")) == options


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
    "shot missing.yaml --out PICTURE",
    "shot FILE --out PICTURE",
    "shot BROKEN --out PICTURE",
    "shot FOREIGN --out PICTURE",
    "shot SAVE --out PICTURE --size huge",
    "shot SAVE --out PICTURE --size 0x0",
    "shot SAVE --out PICTURE --scale 10",
    "shot SAVE --out PICTURE --seat 7",
    "shot SAVE --out nowhere/at/all.png",
    "shot FAILING --out PICTURE",
    "cards chess --sheet PICTURE",
    "cards castle --sheet PICTURE --size 5",
    "cards castle --sheet nowhere/at/all.png --size 32",
    "play chess",
    "play castle --people Ada,Ada",
    "play castle --bots 9",
    "play --resume missing.yaml",
    "play --resume BROKEN",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused_is_said_in_one_line(
    line: str, language: str, tmp_path: Path, saves: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    files = {"FILE": "shopping: [milk]\n", "BROKEN": "longtable: 1\nseats: [\n"}
    files["SAVE"] = save_text(new_table("castle", 2))
    files["FOREIGN"] = files["SAVE"].replace("longtable: 1", "longtable: 9")
    files["FAILING"] = "game: castle\nseats: [A, B]\nposition: {}\nexpect: {turn: 99}\n"
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


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("{actions: many}", "The position is wrong: Expected `int`, got `str` - at `$.actions`; correct it."),
        ("{board: [king]}", "The position is wrong: Expected `object`, got `array` - at `$.board`; correct it."),
        ("{Ada: 3}", "The position is wrong: Expected `object`, got `str`; correct it."),
        ("{bord: {}}", "The position is wrong: Object contains unknown field `bord`; correct it."),
        (
            "{board: {c3: king}}",
            "'king' is not a stack of cards; write 'spy Cat + knight-1 Ada', the bottom card first.",
        ),
        ("{board: {c9: king Ada}}", "The position names a place 'c9' that does not exist"),
        ("{turn: Cat}", "The position names a player 'Cat'; the players are Ada, Ben."),
    ],
)
def test_a_position_that_cannot_be_laid_out_is_refused(
    position: str, sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(f"game: castle\nseats: [Ada, Ben]\nposition: {position}\n", encoding="utf-8")
    assert program.main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"longtable: odd.yaml:1: {sentence}")
    assert said.err.count("\n") == 1


# Puzzles


def test_the_puzzles_of_a_game_are_solved(capsys: Capture) -> None:
    assert program.main(["--lang", "en", "puzzles", "castle", "prisoner"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "prisoner: 1 solution, 2 positions looked at",
        "  play Prisoner A6 · play Soldier B6",
        "  begins with: play card:soldier-01 cell:b6",
    ]


def test_a_puzzle_that_is_not_there_is_named(capsys: Capture) -> None:
    assert program.main(["--lang", "en", "puzzles", "castle", "dance"]) == 2
    assert "castle has no puzzle 'dance'" in capsys.readouterr().err
