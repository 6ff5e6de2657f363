"""What a view of Castle holds: board, bot and description are checked against it, and it costs nothing at run time."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from engine.choices import Ref

# In plain data this is a list, which no type could tell the parts of.
LaidView: TypeAlias = tuple[Ref, Ref | None]  # a card on the board, and the owner of its token
StackView: TypeAlias = list[LaidView]  # from the bottom up

PlayerView = TypedDict(
    "PlayerView",
    {
        "ref": Ref,
        "colour": str,
        "hand": list[Ref],
        "open": bool,  # everybody sees the hand
        "deck": int,
        "deck-cards": NotRequired[list[Ref]],  # only for eyes that see everything
    },
)


class LookView(TypedDict):
    """Hidden cards that the viewer looks at."""

    at: Ref  # whose they are
    cards: list[Ref]


CastleView = TypedDict(
    "CastleView",
    {
        "viewer": Ref | None,
        "turn": int,
        "current": Ref,
        "actions": int,
        "dealer": Ref | None,
        "quiet-turns": int,
        "players": list[PlayerView],
        "board": dict[Ref, StackView],  # by cell or siege place
        "surroundings": list[StackView],
        "reserve": list[Ref],
        "removed": list[Ref],
        "look": LookView | None,
    },
)
