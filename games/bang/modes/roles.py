"""The game of four to eight: roles, reward and penalty, victory. [BNG-3, BNG-11, BNG-12]"""

from __future__ import annotations

from typing import Final

from games.bang.dealing import begin_with, choose_first, deal_the_rest
from games.bang.events.cards import Discarded
from games.bang.events.life import PaidPenalty, Rewarded
from games.bang.events.match import PremiumPaid
from games.bang.modes import MODES, Ended, Mode, show_role
from games.bang.piles import draw, remove_all_laid
from games.bang.scoring import LAW_WINS, OUTLAWS_WIN, RENEGADE_WINS, by_role, note_fine
from games.bang.state import DEPUTY, LAW, OUTLAW, RENEGADE, SHERIFF, Bang, Player
from games.bang.turn import next_in_order

# Besides the Sheriff, by number of players. [BNG-3.1]
ROLES: Final = {
    4: (RENEGADE, OUTLAW, OUTLAW),
    5: (RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
REWARD = 3  # cards for an Outlaw [BNG-11.2]
PREMIUM = 1000  # dollars instead [BNG-20.9]


async def deal(game: Bang) -> None:
    """Roles, characters, cards. [BNG-3.2 to BNG-3.8]"""
    sheriff = choose_first(game)
    roles = list(ROLES[len(game.players)])
    game.dice.shuffle(roles)
    give_roles(game, sheriff, {player.index: roles.pop() for player in game.players if player is not sheriff})
    await deal_the_rest(game, sheriff)


def give_roles(game: Bang, sheriff: Player, roles: dict[int, str]) -> None:
    """Everybody gets his role; the Sheriff shows his, keeps the events and begins. [BNG-3.2, BNG-3.11, BNG-4.4]"""
    for player in game.players:
        player.role = roles.get(player.index, SHERIFF)
    game.outlaws_dealt = list(roles.values()).count(OUTLAW)
    show_role(game, sheriff)
    begin_with(game, sheriff)


# What a kill brings [BNG-11.1 E5]


async def reward(game: Bang, dead: Player, killer: Player | None) -> None:
    """Three cards for an Outlaw; a Sheriff who kills a Deputy loses all his cards. [BNG-11.2, BNG-11.3]"""
    if killer is None:
        return
    note_fine(game, dead, killer)
    if dead.role == OUTLAW:
        reward_kill(game, dead, killer)
    elif dead.role == DEPUTY and killer.role == SHERIFF:
        game.tell(PaidPenalty(killer.ref))
        lay_down_all(game, killer)


def reward_kill(game: Bang, dead: Player, killer: Player) -> None:
    """Three cards, or with premiums dollars for an Outlaw. [BNG-11.2, BNG-20.9]"""
    if game.options.premiums and dead.role == OUTLAW:
        game.money[killer.seat] += PREMIUM
        game.tell(PremiumPaid(killer.ref, PREMIUM))
    elif killer.is_in_play:
        game.tell(Rewarded(killer.ref, dead.ref, REWARD))
        draw(game, killer, REWARD)


def lay_down_all(game: Bang, player: Player) -> None:
    """All cards of a player, in hand and in play, go to the discard pile."""
    cards = [*player.hand, *(laid.card for laid in player.in_play)]
    player.hand.clear()
    remove_all_laid(game, player)
    game.discard += cards
    if cards:
        game.tell(Discarded(player.ref, tuple(card.ref for card in cards)))


# Victory


def check_victory(game: Bang, dead: Player | None, killer: Player | None) -> None:
    """The Sheriff is dead, or all his enemies are. [BNG-12.2 to BNG-12.5]"""
    sheriff = next(player for player in game.players if player.role == SHERIFF)
    if not sheriff.is_in_play:
        is_alone = [player.role for player in game.ring] == [RENEGADE]
        raise Ended(RENEGADE_WINS, [game.ring[0].seat], dead) if is_alone else victory_of(game, OUTLAW, dead)
    if all(player.role in LAW for player in game.ring):
        raise victory_of(game, SHERIFF, dead)


def victory_of(game: Bang, role: str, dead: Player | None = None) -> Ended:
    """A camp wins with all its members, living or dead. [BNG-12.2, BNG-12.3]"""
    how, roles = {OUTLAW: (OUTLAWS_WIN, (OUTLAW,)), RENEGADE: (RENEGADE_WINS, (RENEGADE,))}.get(role, (LAW_WINS, LAW))
    return Ended(how, [player.seat for player in game.players if player.role in roles], dead)


MODES["roles"] = Mode(deal=deal, next_player=next_in_order, reward=reward, check_victory=check_victory, dollars=by_role)
