"""Playing cards."""

from __future__ import annotations

from assets.art.kit import box, curve, fill, line, oval, paper, placed, tint

CREAM = "#f6ecd6"


RED = "#b3262b"


CARD_INK = "#2a2028"


SUITS = {
    "heart": "0,-5! -4,-11 -11,-9 -11,0 0,13! 11,0 11,-9 4,-11",
    "diamond": "0,-15! 10,0! 0,15! -10,0!",
    "spade": "0,-14! 10,0 10,8 2.4,7 4,14! -4,14! -2.4,7 -10,8 -10,0",
    "club": "-3,-6! 3,-6! 5,14! -5,14!",
}


BACKS_OF_CARDS = {"back": "#a8322a", "blue": "#2f6fb3", "green": "#3f7a4a", "brown": "#7a4a25"}


def playing_card(kind: str = "back") -> str:
    """A playing card around 0, 0: 28 wide, 42 tall; a suit, or the colour of its back."""
    face = paper(box(-14, -21, 28, 42, 3.2), CREAM, lift=1.2, edge=0.7, fall=0.08)
    if kind in SUITS:
        leaves = oval(0, -7, 6.4) + oval(-6.6, 3, 6.2) + oval(6.6, 3, 6.2) if kind == "club" else ""
        return face + fill(curve(SUITS[kind]) + leaves, RED if kind in ("heart", "diamond") else CARD_INK)
    colour = BACKS_OF_CARDS[kind]
    return face + fill(box(-11, -18, 22, 36, 2), colour) + line("M-7 0L0 -11L7 0L0 11z", tint(colour, 0.5), 1.8, 0.9)


def spread(kinds: tuple[str, ...], x: float, y: float, step: float, grow: float = 1, lean: float = 0) -> str:
    """A fan of cards around a point below them."""
    first = lean - step * (len(kinds) - 1) / 2
    return "".join(
        placed(placed(playing_card(kind), 0, -30), x, y, first + step * index, grow) for index, kind in enumerate(kinds)
    )
