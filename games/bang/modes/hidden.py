"""The other game of six: nobody knows the line-up, and it may end in a shoot-out. [BNG-19.30 to BNG-19.44]"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from engine.choices import Menu, Option
from games.bang.abilities import give_turn, settle_abilities
from games.bang.asking import ask
from games.bang.dealing import choose_first, deal_the_rest
from games.bang.events.game import Declared, LeftGame
from games.bang.happenings import put_events_away
from games.bang.life import pass_events_on
from games.bang.modes import MODES, Mode, is_everybody_alone, roles, show_role, trio
from games.bang.modes.roles import give_roles, lay_down_all, victory_of
from games.bang.scoring import by_role
from games.bang.state import DEPUTY, LAW, OUTLAW, RENEGADE, SHERIFF, Bang, Player
from games.bang.turn import next_in_order

ACROSS: Final = 3  # seats from the Sheriff to the player opposite
DECLARE, PLAY_ON = Option.of("declare"), Option.of("play-on")


class Declaration(NamedTuple):
    """What may be declared at the very start of a turn, and who must show himself then."""

    words: str
    prompt: str  # a text key
    enemies: tuple[str, ...]
    rule: str


CRIME_IS_DEFEATED: Final = Declaration("crime-is-defeated", "prompt.crime-is-defeated", (OUTLAW, RENEGADE), "BNG-19.36")
LAW_IS_DEAD: Final = Declaration("law-is-dead", "prompt.law-is-dead", (DEPUTY, RENEGADE), "BNG-19.37")


async def deal(game: Bang) -> None:
    """A role for the player opposite the Sheriff, one that is removed, and the rest. [BNG-19.31]"""
    sheriff = choose_first(game)
    first = [DEPUTY, DEPUTY, OUTLAW, RENEGADE]
    game.dice.shuffle(first)
    opposite = game.players[(sheriff.index + ACROSS) % len(game.players)]
    given = {opposite.index: first.pop()}
    game.removed_role = first.pop()
    last = [*first, OUTLAW, OUTLAW]
    game.dice.shuffle(last)
    given |= {player.index: last.pop() for player in game.players if player not in (sheriff, opposite)}
    give_roles(game, sheriff, given)
    await deal_the_rest(game, sheriff)


# Ends that the table can know [BNG-19.35]


def check_victory(game: Bang, dead: Player | None, killer: Player | None) -> None:
    """One player is left, or two of one camp; two of different camps fight on openly. [BNG-19.35, BNG-19.41]

    When a camp is out for certain, no more than two are left: that case needs no line of its own.
    """
    living = [player for player in game.players if player.is_alive]
    if len(living) > 2 or (len(living) == 2 and game.is_shoot_out):
        return
    for player in living:
        show_role(game, player)
    if len({camp(player) for player in living}) == 1:
        raise victory_of(game, living[0].role, dead)
    shoot_out(game, living)


def roles_out(game: Bang) -> Counter[str]:
    """The roles that everybody knows to be out: no end and no question gives away what the program knows besides."""
    return Counter(player.role for player in game.players if not player.is_in_play and player.is_role_open)


def camp(player: Player) -> str:
    """On whose side a role is."""
    return SHERIFF if player.role in LAW else player.role


# Declarations [BNG-19.36 to BNG-19.40]


async def next_player(game: Bang) -> Player:
    """The next in order, unless he declares something at the very start of his turn: that takes its place. [BNG-19.38]

    Whoever only comes back with this turn was not there before it.
    """
    while True:
        living = [player for player in game.ring if player.is_alive]
        player = await next_in_order(game)
        known = what_can_be_declared(game) if player in living else []
        if not known:
            return player
        possible = next((one for one in known if is_entitled(game, player, one)), None)
        if not await declares(game, player, possible) or possible is None:
            return player
        give_turn(game, player)
        declare(game, player, possible)


def what_can_be_declared(game: Bang) -> list[Declaration]:
    """What the roles that lie open entitle somebody to. [BNG-19.36, BNG-19.37]"""
    if game.is_shoot_out or is_everybody_alone(game):  # [BNG-12.6]
        return []
    out = roles_out(game)
    crime = [CRIME_IS_DEFEATED] if out[OUTLAW] + out[RENEGADE] >= 3 else []
    law = [LAW_IS_DEAD] if out[SHERIFF] == 1 and out[DEPUTY] >= 1 else []
    return crime + law


def is_entitled(game: Bang, player: Player, declaration: Declaration) -> bool:
    """Whether his own role lets a player declare it; the Sheriff speaks for the law as long as he is there."""
    if declaration is LAW_IS_DEAD:
        return player.role == OUTLAW
    return player.role == SHERIFF or (player.role == DEPUTY and roles_out(game)[SHERIFF] == 1)


async def declares(game: Bang, player: Player, possible: Declaration | None) -> bool:
    """Whether he declares it. As soon as somebody could, everybody is asked at the start of his turn, if only to play
    on: neither a question nor a pause tells the others who may declare. [BNG-22.9, BNG-23.5]"""
    if possible is None:
        menu = Menu("prompt.turn-begins", [PLAY_ON], default=PLAY_ON, rule="BNG-23.5")
    else:
        menu = Menu(possible.prompt, [DECLARE, PLAY_ON], default=PLAY_ON, rule=possible.rule)
    return await ask(game, player, lambda: menu, secret=True) == DECLARE


def declare(game: Bang, player: Player, declared: Declaration) -> None:
    """Declarer and living enemies show themselves and fight it out; without any his camp has won. [BNG-19.36]"""
    game.tell(Declared(player.ref, declared.words))
    show_role(game, player)
    enemies = [other for other in game.ring if other.role in declared.enemies]
    if not enemies:
        raise victory_of(game, player.role)
    for enemy in enemies:
        show_role(game, enemy)
    shoot_out(game, [player, *enemies])


def shoot_out(game: Bang, fighters: list[Player]) -> None:
    """Everybody else leaves, events end, and the fight goes on from how things are. [BNG-19.39 to BNG-19.41]"""
    game.is_shoot_out = True
    for player in list(game.ring):
        if player not in fighters:
            leave(game, player)
    put_events_away(game)


def leave(game: Bang, player: Player) -> None:
    """Out without being eliminated: the cards are discarded, and nobody gains by it; a ghost was out already, and its
    role is shown. [BNG-1.1, BNG-19.39]"""
    if player.is_ghost:
        show_role(game, player)
    player.life, player.is_alive, player.is_ghost, player.has_left = 0, False, False, True
    game.tell(LeftGame(player.ref))
    lay_down_all(game, player)
    game.reseat()
    pass_events_on(game, player)
    settle_abilities(game)
    if player is game.active:  # a ghost whose event is over
        game.turn.is_over = True


async def reward(game: Bang, dead: Player, killer: Player | None) -> None:
    """As usual while roles are hidden; in the shoot-out every kill brings three cards. [BNG-19.41, BNG-19.42]"""
    await (trio.reward if game.is_shoot_out else roles.reward)(game, dead, killer)


MODES["hidden"] = Mode(deal=deal, next_player=next_player, reward=reward, check_victory=check_victory, dollars=by_role)
