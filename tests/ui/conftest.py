"""The window without a display, a sound card, or anybody's own saves and settings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from ui.app import App


@pytest.fixture(autouse=True)
def _own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_CONFIG", str(tmp_path_factory.getbasetemp() / "nobody-sets-here"))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A client in English with empty folders of its own for saves and settings, and no screen yet."""
    saves = tmp_path / "saves"
    saves.mkdir()
    client = App(saves, language="en", config=tmp_path / "config" / "settings.yaml")
    yield client
    client.close()
