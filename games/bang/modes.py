"""The games for different numbers of players: what differs between them. [BNG-3, BNG-19]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.choices import Seat
from games.bang.state import Bang, Player


class Ended(Exception):
    """Somebody has won this game: who, and a text key that says how."""

    def __init__(self, how: str, winners: Sequence[Seat]) -> None:
        super().__init__(how, winners)
        self.how = how
        self.winners = tuple(sorted(set(winners)))


@dataclass(frozen=True, slots=True)
class Mode:
    """How a game is dealt, whose turn is next, what a kill brings, and when it ends."""

    deal: Callable[[Bang], Awaitable[None]]
    next_player: Callable[[Bang], Awaitable[Player]]
    reward: Callable[[Bang, Player, Player | None], Awaitable[None]]  # dead, killer [BNG-11.1 E5]
    check_victory: Callable[[Bang, Player | None, Player | None], None]  # dead, killer; raises Ended
    before_turn: Callable[[Bang, Player], Awaitable[bool]]  # before S0; True: the turn is replaced [BNG-19.36]
    choose_active: Callable[[Bang, Player], Awaitable[Player]]  # S6: who plays the turn [BNG-19.7]
    dollars: Callable[[Bang, Ended], list[int]]  # by seat [BNG-20.1, BNG-20.5]
    roles_are_open: bool = False  # dealt face up, also later [BNG-19.20, BNG-19.26]


MODES: Final[dict[str, Mode]] = {}
