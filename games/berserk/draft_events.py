"""What happens in a draft, and who may see how much of it. [BSK-28.5]"""

from __future__ import annotations

from msgspec.structs import replace

from engine.choices import Ref
from engine.events import HIDDEN, Event
from engine.views import EVERYTHING, Viewer


class PackOpened(Event, frozen=True):
    """A new round of a draft: its player alone sees the pack. [BSK-28.5]"""

    shows_to = "seats"

    seat: Ref
    round: int
    cards: tuple[Ref, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see the number of cards."""
        if viewer == EVERYTHING or f"seat:{viewer}" == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class Picked(Event, frozen=True):
    """A card was picked in a draft: its player's own business. [BSK-28.5]"""

    seat: Ref
    card: Ref

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Nobody else hears of it."""
        return self if viewer == EVERYTHING or f"seat:{viewer}" == self.seat else None
