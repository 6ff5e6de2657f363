"""What a view of Bang! holds: board, bots and description are checked against it, and it costs nothing at run time."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict, cast

from engine.choices import Ref

# In plain data these are lists, which no type could tell the parts of.
LaidView: TypeAlias = tuple[Ref, bool]  # a card in play, and whether it is ready
DeedView: TypeAlias = tuple[Ref, Ref, int]  # who acted against whom, and how often; below nothing: for him

SightView = TypedDict(
    "SightView",
    {
        "from": Ref,
        "reach": int,
        "distances": dict[Ref, int],
    },
)


class LookView(TypedDict):
    """Things that lie open for a moment."""

    title: str  # a text key
    things: list[Ref]


class DiscardView(TypedDict):
    """The discard pile."""

    count: int
    top: Ref | None


PlayerView = TypedDict(
    "PlayerView",
    {
        "ref": Ref,
        "colour": str,
        "hand": list[Ref],
        "hand-ref": Ref,
        "role": Ref | None,
        "is-role-open": bool,
        "money": int,
        "characters": list[Ref],
    },
)

FigureView = TypedDict(
    "FigureView",
    {
        "ref": Ref,
        "seat": Ref,
        "character": Ref | None,
        "abilities": list[Ref],
        "copied": Ref | None,
        "pair": list[Ref],
        "life": int,
        "most-life": int,
        "in-play": list[LaidView],
        "cards-work": bool,
        "range": int,
        "is-alive": bool,
        "is-ghost": bool,
        "is-passive": bool,
        "has-left": bool,
        "skips-turn": bool,
        "has-spare": bool,
        # What the player has, where everybody has just one character
        "hand": NotRequired[list[Ref]],
        "hand-ref": NotRequired[Ref],
        "role": NotRequired[Ref | None],
        "money": NotRequired[int],
    },
)

BangView = TypedDict(
    "BangView",
    {
        "viewer": Ref | None,
        "mode": str,
        "turn": int,
        "step": str,
        "current": Ref | None,
        "keeper": Ref | None,
        "clockwise": bool,
        "players": list[PlayerView],
        "circle": list[Ref],
        "figures": list[FigureView],  # none where the players have just one character each
        "sight": SightView | None,
        "deck": int,
        "discard": DiscardView,
        "resolving": list[Ref],
        "event": Ref | None,
        "next-event": Ref | None,
        "events": int,
        "show": Ref | None,
        "shows": int,
        "handcuffed": Ref | None,
        "named-suit": Ref | None,
        "bangs": int,
        "played": int,
        "used": list[str],
        "marked": Ref | None,
        "look": LookView | None,
        "last-brown": Ref | None,
        "deeds": list[DeedView],
        "game": int,
        "is-match": bool,
        "is-shoot-out": bool,
        "has-ended": bool,
        "notes": NotRequired[dict[Ref, str]],  # the viewer's own, added by the table
        # At the end everything lies open [BNG-12.7]
        "deck-cards": NotRequired[list[Ref]],
        "discard-cards": NotRequired[list[Ref]],
        "event-stack": NotRequired[list[Ref]],
        "show-stack": NotRequired[list[Ref]],
        "spares": NotRequired[list[Ref | None]],
        "removed-role": NotRequired[Ref | None],
        "aside": NotRequired[list[Ref]],
    },
)


def characters(shown: BangView) -> list[FigureView]:
    """The characters on the circle of a view, clockwise; whoever has just one is told of together with it."""
    by_ref = {one["ref"]: one for one in shown["figures"] or cast(list[FigureView], shown["players"])}
    return [by_ref[ref] for ref in shown["circle"]]
