"""Tests that could go on for hours have a short form; `LONGTABLE_TESTS=long python -m pytest` runs them in full."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")


def long_or_short(long: T, short: T) -> T:
    """What fits how thoroughly we are to test."""
    return long if os.environ.get("LONGTABLE_TESTS") == "long" else short
