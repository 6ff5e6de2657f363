"""What can be set before a battle. (section 26)"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engine.errors import BadSetup
from engine.games import OddsOption, Options

Deck = Literal[
    "sluagh", "inquisitors", "wildwood", "thunder-pass", "wind-riders", "black-fen", "custom", "draft", "random"
]
DEAL: Final = 15  # [BSK-4.4]
MOST_FOR_FLYERS: Final = 15  # [BSK-5.4]
BUDGETS: Final = {"normal": (24, 22), "first-game": (10, 10)}  # gold and silver of the First player [BSK-4.3]


class BerserkOptions(Options, frozen=True):
    """Decks by seat; a custom deck is named in private when the game begins, so that nobody else sees it."""

    budget: Literal["normal", "first-game"] = "normal"
    deck_of_first_seat: Deck = "sluagh"
    deck_of_second_seat: Deck = "inquisitors"
    custom_decks: bool = True
    mercenaries: Literal["off", "custom-decks", "hired"] = "custom-decks"
    stall_limit: Literal["40", "off"] = "40"
    odds: OddsOption = "on"  # a battle is planned with them, between people too
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # for each player in a turn; 0: as long as one likes

    def deck_of(self, seat: int) -> Deck:
        """The deck of a seat."""
        return self.deck_of_second_seat if seat else self.deck_of_first_seat


def check_setup(seats: int, options: BerserkOptions) -> None:
    """Custom decks only where they are allowed; a draft is for both. [BSK-28.1]"""
    if not options.custom_decks and "custom" in (options.deck_of_first_seat, options.deck_of_second_seat):
        raise BadSetup("no-custom-decks", of="berserk")
    if (options.deck_of_first_seat == "draft") != (options.deck_of_second_seat == "draft"):
        raise BadSetup("draft-for-both", of="berserk")


def crystals(budget: str, elements: int, is_first: bool) -> tuple[int, int]:
    """Gold and silver for an army of so many elements. [BSK-4.3]"""
    gold, silver = BUDGETS[budget]
    extra = 0 if is_first else 1
    return gold + extra - max(0, elements - 1), silver + extra
