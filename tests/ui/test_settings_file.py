"""A settings file is never trusted: what is wrong is said in one sentence, and the file is left as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import SeatInfo
from tests.ui.driving import toast_of
from ui.app import App
from ui.scenes.base import Scene
from ui.screens import screen_for
from ui.settings import LastSetup, Settings, load_settings, save_settings, settings_path

BAD = {
    "no yaml": "scale: [",
    "a list": "- scale",
    "nothing": "",
    "not text": "\x00",
    "a scale too large": "scale: 1000",
    "a scale too small": "scale: 10",
    "a scale of words": "scale: large",
    "an unknown language": "language: xx",
    "an unknown field": "skale: 100",
    "a volume too loud": "volume: 101",
    "no truth": "full_screen: perhaps",
    "an unknown speed": "speed: warp",
    "a key of two seats": "race_keys: alqplmvt",
    "a key that is no letter": "race_keys: alqp1mvt",
    "a nameless seat": "setups: {castle: {seats: [{name: ''}]}}",
    "a tag": "scale: !!python/object:os.system 100",
    "twice": "scale: 100\nscale: 110",
}


@pytest.fixture(params=list(BAD.values()), ids=list(BAD))
def bad(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[App, bytes]]:
    """A client with a bad settings file, and what stands in that file."""
    config = tmp_path / "settings.yaml"
    config.write_text(request.param, encoding="utf-8")
    app = App(tmp_path / "saves", screen_for, language="en", config=config)
    app.push(Scene(app))
    yield app, config.read_bytes()
    app.close()


def test_a_bad_file_gives_defaults_and_one_sentence_and_stays(bad: tuple[App, bytes]) -> None:
    app, content = bad
    assert app.settings == Settings()
    assert "settings.yaml" in toast_of(app)
    assert "\n" not in toast_of(app)
    assert app.config.read_bytes() == content


def test_a_bad_file_is_not_overwritten_by_what_nobody_asked_for(bad: tuple[App, bytes]) -> None:
    app, content = bad
    app.settings.setups["castle"] = LastSetup([SeatInfo("A"), SeatInfo("B")])
    app.remember_setup()
    assert app.config.read_bytes() == content


def test_a_setting_that_somebody_changes_is_kept_over_a_bad_file(bad: tuple[App, bytes]) -> None:
    app, _ = bad
    app.set_language("uk")
    settings, trouble = load_settings(app.config)
    assert trouble is None
    assert settings.language == "uk"


def test_letters_of_no_language_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_bytes(b"language: \xff\xfe\n")
    settings, trouble = load_settings(path)
    assert settings == Settings()
    assert trouble is not None
    assert "settings.yaml:1" in str(trouble)


def test_a_missing_file_is_no_trouble(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.yaml") == (Settings(), None)


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.yaml"
    seats = [SeatInfo("Ніна: «так»"), SeatInfo("null", "bot", "random", "pink")]
    wanted = Settings("uk", 150, "instant", 0, False, True, "aimed", {"castle": LastSetup(seats, {"dealer": "1"})})
    save_settings(path, wanted)
    assert load_settings(path) == (wanted, None)


def test_a_file_of_an_older_version_is_read(tmp_path: Path) -> None:
    """What `answer: single` asked for is what everybody gets now."""
    path = tmp_path / "settings.yaml"
    path.write_text("language: uk\nanswer: single\n", "utf-8")
    assert load_settings(path) == (Settings("uk", asks="able"), None)


def test_the_place_of_the_file_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LONGTABLE_CONFIG", str(tmp_path))
    assert settings_path() == tmp_path / "settings.yaml"
