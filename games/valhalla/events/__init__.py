"""What can happen in Valhalla, and who may see how much of it. [VAL-25]"""

from __future__ import annotations

from engine.choices import Ref
from engine.events import Event
from engine.views import EVERYTHING, Viewer


def is_one_of(viewer: Viewer, *seats: Ref) -> bool:
    """Whether the viewer sits at one of these seats, or sees everything."""
    return viewer == EVERYTHING or f"seat:{viewer}" in seats


class PublicEvent(Event, frozen=True):
    """Everybody sees what it names, though it may be hidden again when it is over."""

    shows_to = "everybody"


class PrivateEvent(Event, frozen=True):
    """Those concerned see what it names."""

    shows_to = "seats"
