"""No test touches the saves, the settings, the language or the network of whoever runs it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # before anything imports pygame
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
# Pictures that one test has painted are there for the others, in this process and beside it.
os.environ.setdefault("LONGTABLE_CACHE", tempfile.mkdtemp(prefix="longtable-"))

import pytest
from hypothesis import settings

from tests.playing import set_aside

settings.register_profile("steady", derandomize=True, deadline=None)  # a machine that is busy is no failure
settings.load_profile("steady")


def pytest_collection_finish() -> None:
    """Thousands of tests were collected."""
    set_aside()


@pytest.fixture(autouse=True)
def _own_surroundings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_SAVES", str(tmp_path_factory.getbasetemp() / "nobody-writes-here"))
    monkeypatch.setenv("LONGTABLE_CONFIG", str(tmp_path_factory.getbasetemp() / "nobody-sets-here"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "nobody-notes-here"))
    monkeypatch.setenv("LONGTABLE_LANG", "en")
    monkeypatch.setattr("engine.lan.discovery.INTERFACES", ("127.0.0.1",))


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saves, which the program takes for the user's own."""
    folder = tmp_path / "saves"
    folder.mkdir()
    monkeypatch.setenv("LONGTABLE_SAVES", str(folder))
    return folder
