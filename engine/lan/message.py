"""What every message between host and guests is, and what their fields are made of."""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine.events import key_of

MOST_SEATS = 20

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
Name = Annotated[str, msgspec.Meta(max_length=120)]  # cut to size when it is cleaned
Short = Annotated[str, msgspec.Meta(max_length=80)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=key_of, tag_field="is"):
    """One thing said."""
