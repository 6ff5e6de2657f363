"""Every test of the network leaves nothing to be found by another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.playing import find_forgotten_sockets


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    find_forgotten_sockets()
