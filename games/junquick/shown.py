"""What a view of JunQuick holds: board, bot and description are checked against it; it costs nothing at run time."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from engine.choices import Ref
from games.junquick.state import Phase, RaceKind

# In plain data this is a list, which no type could tell the parts of.
LaidView: TypeAlias = tuple[Ref, Ref]  # a card, and who laid or drew it


class PlayerView(TypedDict):
    """A player, and what lies before them."""

    ref: Ref
    colour: str
    hand: list[Ref]
    nest: list[Ref]
    home: dict[Ref, list[Ref]]  # the cards of every pack
    viruses: list[Ref]
    passed: bool
    waited: bool


class AsideView(TypedDict):
    """A card whose property is being used."""

    card: Ref
    seat: Ref
    target: Ref  # a seat or a pack
    victim: Ref  # whose pack it is; else the target


class BluffView(TypedDict):
    """Cards put down for a Liar, and what is claimed about them."""

    seat: Ref
    judge: Ref
    cards: list[Ref]
    claim: list[Ref]


class RaceView(TypedDict):
    """A race that is going on."""

    number: int
    kind: RaceKind
    live: bool
    against: Ref
    by: Ref
    seconds: int


class FreezeView(TypedDict):
    """Who has frozen the others, and for how many plays more."""

    seat: Ref
    left: int


JunQuickView = TypedDict(
    "JunQuickView",
    {
        "viewer": Ref | None,
        "round": int,
        "phase": Phase,
        "first": Ref,
        "current": Ref | None,
        "asked": Ref | None,
        "lead": Ref | None,
        "top": Ref | None,
        "value": int,
        "players": list[PlayerView],
        "pile": list[LaidView],
        "values": list[int],
        "cancelled": list[Ref],
        "settled": list[Ref],
        "deck": int,
        "discard": list[Ref],
        "virus-deck": int,
        "virus-discard": list[Ref],
        "instants": list[LaidView],
        "aside": AsideView | None,
        "bluff": BluffView | None,
        "race": RaceView | None,
        "freeze": FreezeView | None,
        "redraws": int,
        "empty-rounds": int,
        "manual-instants": bool,
        "deck-cards": NotRequired[list[Ref]],  # only for eyes that see everything
        "virus-deck-cards": NotRequired[list[Ref]],
    },
)


def aside_text(aside: AsideView) -> Literal["view.aside", "view.aside-pack"]:
    """The text key that says what a property is used on: a player, or somebody's pack."""
    return "view.aside" if aside["target"] == aside["victim"] else "view.aside-pack"
