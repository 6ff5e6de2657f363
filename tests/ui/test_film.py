"""A game as a film to share: what is in it, and what is said where it cannot be written."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest
from PIL import Image

import main as program
from assets.art import films
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
    with filmed(path, "--from", "20", "--to", "26", "--size", "640x400", "--still") as picture:
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


def pictures(made: Image.Image) -> list[bytes]:
    found = []
    for number in range(frames(made)):
        made.seek(number)
        found.append(made.convert("RGB").tobytes())
    return found


@pytest.mark.parametrize("suffix", ["gif", "webp"])
def test_what_is_staged_is_seen_in_the_middle_and_not_only_its_outcome(suffix: str, tmp_path: Path) -> None:
    """A Gatling is played: the card is held up, then a life is lost."""
    part = ("--from", "19", "--to", "21", "--size", "480x300")
    gatling = "bang-8-players-everything"
    with (
        filmed(tmp_path / f"moving.{suffix}", *part, sample=gatling) as moving,
        filmed(tmp_path / f"still.{suffix}", *part, "--still", sample=gatling) as still,
    ):
        at_rest, all = pictures(still), pictures(moving)
    assert len(at_rest) == 3
    assert len(set(all)) >= 8, "things move"
    if suffix == "gif":
        assert not set(all[1:3]) & set(at_rest), "right after the answer nothing is at rest yet"


def test_a_long_film_is_of_still_pictures_unless_it_is_wanted_otherwise(tmp_path: Path) -> None:
    reel = ("--from", "10", "--to", str(10 + film.MOST_MOVING), "--size", "240x150")
    with filmed(tmp_path / "long.gif", *reel) as long:
        assert frames(long) <= film.MOST_MOVING + 1


@pytest.mark.parametrize("name", films.PARTS)
def test_the_films_of_the_readme_are_small_and_move(name: str) -> None:
    path = films.path_of(name)
    assert path.stat().st_size < films.MOST_BYTES
    with Image.open(path) as made:
        assert frames(made) > 20


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_filmed(name: str, tmp_path: Path) -> None:
    with filmed(
        tmp_path / "short.gif", "--from", "30", "--to", "32", "--lang", "ru", "--still", sample=f"{name}-finished"
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
