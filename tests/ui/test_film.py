"""A game as a film to share: what is in it, and what is said where it cannot be written."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from PIL import Image

import main as program
from tests.playing import GAMES, ROOT
from ui.replay import film

Capture = pytest.CaptureFixture[str]
SAMPLES = ROOT / "saves"


def filmed(path: Path, *words: str, sample: str = "castle-finished") -> Image.Image:
    asked = ["film", str(SAMPLES / f"{sample}.yaml"), "--out", str(path), *words]
    assert program.main(asked) == 0
    return Image.open(path)


def frames(picture: Image.Image) -> int:
    return getattr(picture, "n_frames", 1)


def test_a_film_has_a_picture_for_every_answer(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "part.gif"
    with filmed(path, "--from", "20", "--to", "26", "--size", "640x400") as picture:
        assert (picture.format, picture.size) == ("GIF", (640, 400))
        lasts = []
        seen = set()
        for number in range(frames(picture)):
            picture.seek(number)
            lasts.append(picture.info["duration"])
            seen.add(picture.convert("RGB").tobytes())
    assert 5 <= len(seen) <= 7, "two answers that look the same may be one picture"
    assert sum(lasts) >= 7 * 1000 * film.LEAST_SECONDS
    assert str(path) in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_filmed(name: str, tmp_path: Path) -> None:
    with filmed(
        tmp_path / "short.gif", "--from", "30", "--to", "32", "--lang", "ru", sample=f"{name}-finished"
    ) as made:
        made.seek(frames(made) - 1)
        colours = made.convert("RGB").resize((64, 40)).getcolors(64 * 40)
        assert colours is not None
        assert len(colours) > 100


def test_other_eyes_see_another_film(tmp_path: Path) -> None:
    """Without a seat it is what onlookers saw: nobody's hand."""
    part = ("--from", "30", "--to", "30", "--size", "640x400")
    with (
        filmed(tmp_path / "mine.gif", *part, "--seat", "1") as mine,
        filmed(tmp_path / "theirs.gif", *part) as theirs,
    ):
        assert mine.convert("RGB").tobytes() != theirs.convert("RGB").tobytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--size", "big"], "big"),
        (["--from", "9", "--to", "3"], "forward"),
        (["--to", "5000"], "5000"),
        (["--from", "-1"], "-1"),
        (["--seat", "9"], "seat 9"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_is_refused(words: list[str], said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "no.gif"
    asked = ["film", str(SAMPLES / "castle-finished.yaml"), "--out", str(path), *words]
    assert program.main(asked) == 2
    assert said in capsys.readouterr().err
    assert not path.exists()


def test_of_a_running_game_nobody_else_s_eyes_are_filmed(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "running.yaml"
    path.write_bytes((SAMPLES / "bang-5-players-dodge-city.yaml").read_bytes())
    assert program.main(["film", str(path), "--out", str(tmp_path / "no.gif"), "--seat", "3"]) == 2
    assert "your own eyes" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, capsys: Capture) -> None:
    asked = ["film", str(SAMPLES / "castle-finished.yaml"), "--out", str(tmp_path / "no" / "where.gif"), "--to", "1"]
    assert program.main(asked) == 2
    assert "where.gif" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_without_its_library_one_sentence_says_what_to_install(
    language: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == film.LIBRARY else found(name))
    path = tmp_path / "no.gif"
    asked = ["film", str(SAMPLES / "castle-finished.yaml"), "--out", str(path), "--lang", language]
    assert program.main(asked) == 2
    said = capsys.readouterr().err
    assert "longtable[film]" in said
    assert len(said.splitlines()) == 1
    assert not path.exists()
