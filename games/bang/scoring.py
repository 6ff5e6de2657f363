"""Dollars at the end of a game. [BNG-20.1 to BNG-20.5]"""

from __future__ import annotations

from typing import Final

from games.bang.modes import LAST_SURVIVOR, MODES, Ended
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Bang, Player

LAW_WINS, OUTLAWS_WIN, RENEGADE_WINS = "result.law", "result.outlaws", "result.renegade"
SHERIFF_SHOT: Final = 5000  # what a Deputy pays for killing the Sheriff [BNG-20.3]

# For every Outlaw dealt: who is alive, who is dead. [BNG-20.1]
PER_OUTLAW: Final = {
    (LAW_WINS, SHERIFF): (1500, 1500),
    (LAW_WINS, DEPUTY): (1000, 700),
    (OUTLAWS_WIN, OUTLAW): (1000, 800),
}
# For every player at the start.
PER_PLAYER: Final = {
    (OUTLAWS_WIN, RENEGADE): (300, 0),
    (RENEGADE_WINS, RENEGADE): (1500, 0),
    (RENEGADE_WINS, SHERIFF): (100, 100),
}
KILLED_LAST: Final = 400  # for every player, to a Renegade whose death ended the game [BNG-20.2]
LONE_WINNER: Final = 1500  # for every player, in games outside the table [BNG-20.5]


def dollars(game: Bang, end: Ended) -> list[int]:
    """What each seat gets; whoever wins as the last survivor takes it all. [BNG-20.1, BNG-20.5]"""
    return lone_winner(game, end) if end.how == LAST_SURVIVOR else MODES[game.mode].dollars(game, end)


def lone_winner(game: Bang, end: Ended) -> list[int]:
    """Games outside the table: everything for the winner; whoever is fined pays all the same. [BNG-20.3, BNG-20.5]"""
    prize = LONE_WINNER * len(game.money)
    return [(prize if seat in end.winners else 0) - fine for seat, fine in enumerate(game.fines)]


def by_role(game: Bang, end: Ended) -> list[int]:
    """The table, and what a Deputy pays who killed the Sheriff. [BNG-20.1 to BNG-20.3]"""
    earned = [0] * len(game.money)
    for player in game.players:
        earned[player.seat] = _share(game, end, player) - game.fines[player.seat]
    return earned


def _share(game: Bang, end: Ended, player: Player) -> int:
    is_dead = not player.is_alive
    if end.how == LAW_WINS and player.role == RENEGADE and player is end.dead:
        return KILLED_LAST * len(game.players)
    key = (end.how, player.role)
    outlaw, everybody = PER_OUTLAW.get(key, (0, 0)), PER_PLAYER.get(key, (0, 0))
    return outlaw[is_dead] * game.outlaws_dealt + everybody[is_dead] * len(game.players)


def note_fine(game: Bang, dead: Player, killer: Player) -> None:
    """A Deputy who kills the Sheriff pays for it when the game is scored. [BNG-20.3]"""
    if dead.role == SHERIFF and killer.role == DEPUTY:
        game.fines[killer.seat] += SHERIFF_SHOT
