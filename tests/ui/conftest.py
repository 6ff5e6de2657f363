"""The window without a display, a sound card, or anybody's own saves and settings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.playing import find_forgotten_sockets
from tests.ui.neighbours import Neighbours
from ui import nearby, network, sounds, thumbnails
from ui.app import App
from ui.screens import screen_for

_made_once = cache(sounds.synthesised)


@pytest.fixture(autouse=True)
def _sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client plays the same ones."""
    monkeypatch.setattr(sounds, "synthesised", _made_once)


@pytest.fixture(autouse=True)
def neighbours(monkeypatch: pytest.MonkeyPatch) -> Neighbours:
    """The tables that are announced in the network: none, unless a test puts some there."""
    announced = Neighbours()
    monkeypatch.setattr(nearby, "browse", announced.browse)
    monkeypatch.setattr(network, "ANNOUNCES", False)
    monkeypatch.setattr(thumbnails, "DRAWS", False)  # which would start a process
    monkeypatch.setattr(network, "WINDOW", (0.0, 0.0))
    monkeypatch.setattr("engine.lan.guest.DEFAULT_PORT", 0)  # any free one: tests side by side do not fight for it
    monkeypatch.setattr(nearby, "LOOK_EVERY", 0.01)
    return announced


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A client in English with empty folders of its own for saves and settings, and no screen yet."""
    saves = tmp_path / "saves"
    saves.mkdir()
    client = App(saves, screen_for, language="en", config=tmp_path / "config" / "settings.yaml")
    client.settings.remarks = False  # those who test them turn them on
    client.painting.seconds = float("inf")  # what a test looks at does not depend on how fast the machine is
    yield client
    has_played_over_the_network = client.network._background is not None
    client.close()
    if has_played_over_the_network:
        find_forgotten_sockets()
