"""The game of three: open roles, and a target for everybody. [BNG-19.20 to BNG-19.26]"""

from __future__ import annotations

from typing import Final

from games.bang.dealing import begin_with, choose_first, deal_the_rest
from games.bang.modes import MODES, Ended, Mode, check_last_survivor, show_role
from games.bang.modes.roles import reward_kill
from games.bang.scoring import lone_winner
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, Bang, Player
from games.bang.turn import next_in_order

TARGET: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}  # [BNG-19.21]


async def deal(game: Bang) -> None:
    """All roles lie open; the Deputy begins and keeps the events. [BNG-19.20]"""
    deputy = choose_first(game)
    roles = [OUTLAW, RENEGADE]
    game.dice.shuffle(roles)
    for player in game.players:
        player.role = DEPUTY if player is deputy else roles.pop()
        show_role(game, player)
    begin_with(game, deputy)
    await deal_the_rest(game, deputy)


async def reward(game: Bang, dead: Player, killer: Player | None) -> None:
    """Whoever kills another player draws three cards, whatever the roles. [BNG-19.24]"""
    if killer is not None:
        reward_kill(game, dead, killer)


def check_victory(game: Bang, dead: Player | None, killer: Player | None) -> None:
    """Whoever kills his target himself wins at once; else the last survivor does. [BNG-19.22, BNG-19.23]"""
    if dead is not None and killer is not None and TARGET[killer.role] == dead.role:
        raise Ended("result.target", [killer.seat], dead)
    check_last_survivor(game, dead)


MODES["trio"] = Mode(
    deal=deal, next_player=next_in_order, reward=reward, check_victory=check_victory, dollars=lone_winner,
    roles_are_open=True, first_role=DEPUTY,
)  # fmt: skip
