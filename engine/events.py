"""What happened, and who may see how much of it."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, Literal

import msgspec

from engine.choices import Ref
from engine.views import Viewer

HIDDEN: Final[Ref] = "hidden"


def key_of(name: str) -> str:
    """What a class is called wherever it is written down: `TurnBegan` is `turn-began`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, gc=False, tag=key_of, tag_field="event"):
    """Something happened. A field that holds a seat, a card or a place holds its ref.

    The sentence that tells it stands in the game's language files under `event.<name>`, with the fields by name.
    """

    # Who may learn of hidden things by the event itself, though they are hidden again when it is over.
    shows_to: ClassVar[Literal["nobody", "seats", "everybody"]] = "nobody"

    def seen_by(self, viewer: Viewer) -> Event | None:
        """What `viewer` may know of it; None if they may not know that it happened."""
        return self

    def plain(self) -> dict[str, Any]:
        """The event as plain data, its name under `event`."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in plain.items()}
