"""The window without a display, a sound card, or anybody's own saves and settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ui.app import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A client in English with empty folders of its own for saves and settings, and no screen yet."""
    saves = tmp_path / "saves"
    saves.mkdir()
    client = App(saves, language="en", config=tmp_path / "config" / "settings.yaml")
    yield client
    client.close()
