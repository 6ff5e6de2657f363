"""A view of Bang! as plain text, for people without a screen and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import Texts
from engine.views import View


def describe(view: View, texts: Texts, names: Sequence[str]) -> str:
    """The view in lines."""
    return texts("view.header", turn=view["turn"], seat=view["current"])
