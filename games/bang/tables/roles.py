"""The game of four to eight: roles, reward and penalty, victory, dollars. [BNG-3, BNG-11, BNG-12, BNG-20]"""

from __future__ import annotations

from typing import Final

from games.bang.concepts import everybody_for_himself
from games.bang.dealing import choose_sheriff, deal_characters, deal_hands
from games.bang.modes import MODES, Ended, Mode
from games.bang.news import Discarded, PaidPenalty, RoleShown
from games.bang.piles import draw
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


async def deal(game: Bang) -> None:
    """Roles, characters, cards. [BNG-3.2 to BNG-3.8]"""
    sheriff = choose_sheriff(game)
    roles = list(ROLES[len(game.players)])
    game.dice.shuffle(roles)
    game.outlaws_dealt = roles.count(OUTLAW)
    for player in game.players:
        player.role = SHERIFF if player is sheriff else roles.pop()
    appoint(game, sheriff)
    await deal_characters(game, sheriff)
    deal_hands(game)


def appoint(game: Bang, sheriff: Player) -> None:
    """The Sheriff shows his role, keeps the events and takes the first turn. [BNG-3.2, BNG-3.11, BNG-4.4]"""
    sheriff.is_role_open = True
    game.tell(RoleShown(sheriff.ref, f"role:{SHERIFF}"))
    game.keeper = game.current = sheriff.index


async def reward(game: Bang, dead: Player, killer: Player | None) -> None:
    """Three cards for an Outlaw; a Sheriff who kills a Deputy loses all his cards. [BNG-11.2, BNG-11.3]"""
    if killer is None or not killer.is_in_play:
        return
    if dead.role == OUTLAW:
        if game.options.premiums:  # [BNG-20.9]
            game.money[killer.seat] += PREMIUM
        else:
            draw(game, killer, REWARD)
    elif dead.role == DEPUTY and killer.role == SHERIFF:
        game.tell(PaidPenalty(killer.ref))
        cards = [*killer.hand, *(laid.card for laid in killer.in_play)]
        killer.hand.clear()
        killer.in_play.clear()
        game.discard += cards
        if cards:
            game.tell(Discarded(killer.ref, tuple(card.ref for card in cards)))


PREMIUM = 1000


def check_victory(game: Bang, dead: Player | None, killer: Player | None) -> None:
    """After each elimination, each change of roles, and when a ghost has left. [BNG-12.1]"""
    if game.show in everybody_for_himself:
        check_last_survivor(game)
        return
    sheriff = next(player for player in game.players if player.role == SHERIFF)
    if not sheriff.is_in_play:
        if [player.role for player in game.ring] == [RENEGADE]:
            raise Ended("result.renegade", [game.ring[0].seat])
        raise Ended("result.outlaws", [player.seat for player in game.players if player.role == OUTLAW])
    if all(player.role in LAW for player in game.ring):
        raise Ended("result.law", [player.seat for player in game.players if player.role in LAW])


def check_last_survivor(game: Bang) -> None:
    """Everybody for himself: exactly one living player wins. [BNG-12.6]"""
    living = [player.seat for player in game.players if player.is_alive]
    if len(living) == 1:
        raise Ended("result.last-survivor", living)


def dollars(game: Bang, end: Ended) -> list[int]:
    """What each seat gets at the end of a game. [BNG-20.1, BNG-20.2, BNG-20.5]"""
    players, outlaws = len(game.players), game.outlaws_dealt
    if end.how == "result.last-survivor":
        return [1500 * players if player.seat in end.winners else 0 for player in game.players]
    return [_dollars_of(game, end.how, player, players, outlaws) for player in game.players]


def _dollars_of(game: Bang, how: str, player: Player, players: int, outlaws: int) -> int:
    alive = player.is_alive and not player.has_left
    match how, player.role:
        case "result.law", "sheriff":
            return 1500 * outlaws
        case "result.law", "deputy":
            return (1000 if alive else 700) * outlaws
        case "result.law", "renegade" if game.last_out == player.index:
            return 400 * players
        case "result.outlaws", "outlaw":
            return (1000 if alive else 800) * outlaws
        case "result.outlaws", "renegade" if alive:
            return 300 * players
        case "result.renegade", "renegade" if alive:
            return 1500 * players
        case "result.renegade", "sheriff":
            return 100 * players
    return 0


async def no_declaration(game: Bang, player: Player) -> bool:
    """Turns simply begin."""
    return False


async def same_character(game: Bang, player: Player) -> Player:
    """Everybody has one character."""
    return player


MODES["roles"] = Mode(deal, next_in_order, reward, check_victory, no_declaration, same_character, dollars)
