"""The games for different numbers of players: what differs between them. [BNG-3, BNG-19]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.choices import Seat
from games.bang.concepts import everybody_for_himself
from games.bang.events.game import RoleShown
from games.bang.state import SHERIFF, Bang, Player

LAST_SURVIVOR: Final = "result.last-survivor"


class Ended(Exception):
    """Somebody has won this game: who, a text key that says how, and whose death brought it about, if one did."""

    def __init__(self, how: str, winners: Sequence[Seat], dead: Player | None = None) -> None:
        super().__init__(how, winners)
        self.how = how
        self.winners = tuple(sorted(set(winners)))
        self.dead = dead


async def same_character(game: Bang, player: Player) -> Player:
    """Everybody has one character."""
    return player


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """How a game is dealt, whose turn is next, what a kill brings, and when it ends."""

    deal: Callable[[Bang], Awaitable[None]]
    next_player: Callable[[Bang], Awaitable[Player]]
    reward: Callable[[Bang, Player, Player | None], Awaitable[None]]  # dead, killer [BNG-11.1 E5]
    check_victory: Callable[[Bang, Player | None, Player | None], None]  # dead, killer; raises Ended
    dollars: Callable[[Bang, Ended], list[int]]  # by seat [BNG-20.1, BNG-20.5]
    choose_active: Callable[[Bang, Player], Awaitable[Player]] = same_character  # S6: who plays the turn [BNG-19.7]
    characters_each: int = 1  # [BNG-19.2]
    has_events: bool = True  # [BNG-19.15]
    roles_are_open: bool = False  # dealt face up, also later [BNG-19.20, BNG-19.26]
    first_role: str = SHERIFF  # of whoever begins and keeps the events [BNG-3.11, BNG-4.4]


MODES: Final[dict[str, Mode]] = {}


def show_role(game: Bang, player: Player) -> None:
    """A role is shown to all."""
    if not player.is_role_open:
        player.is_role_open = True
        game.tell(RoleShown(player.ref, f"role:{player.role}"))


def check_victory(game: Bang, dead: Player | None = None, killer: Player | None = None) -> None:
    """After each elimination, each change of roles, and when a ghost has left; raises Ended. [BNG-12.1]"""
    if is_everybody_alone(game):
        check_last_survivor(game, dead)
    else:
        MODES[game.mode].check_victory(game, dead, killer)


def is_everybody_alone(game: Bang) -> bool:
    """Whether an event has replaced all goals, ends and declarations. [BNG-12.6]"""
    return game.show in everybody_for_himself


def check_last_survivor(game: Bang, dead: Player | None) -> None:
    """The game ends when exactly one living player remains; he alone wins. [BNG-12.6, BNG-19.23]"""
    living = [player.seat for player in game.players if player.is_alive]
    if len(living) == 1:
        raise Ended(LAST_SURVIVOR, living, dead)
