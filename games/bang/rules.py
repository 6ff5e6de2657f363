"""The game of Bang! from the deal to the end, game by game if it is a match."""

from __future__ import annotations

from dataclasses import fields

from engine.choices import Ask, Menu, Option, checkpoint, put
from engine.dice import Dice
from engine.games import Result
from engine.views import seat_ref
from games.bang.abilities import settle_abilities
from games.bang.dealing import gather_cards
from games.bang.events.game import GameBegan, LaidOpen, RemovedRoleShown
from games.bang.events.match import WonGame
from games.bang.experience import note_cards
from games.bang.happenings import stack_events
from games.bang.hire import CAPITAL, note_survivors
from games.bang.modes import MODES, Ended
from games.bang.options import BangOptions, switches
from games.bang.scoring import dollars
from games.bang.state import Bang, Player
from games.bang.turn import take_turn

NEXT_GAME = Option.of("next-game")


def mode_for(seats: int, options: BangOptions) -> str:
    """Which rules apply to so many players. [BNG-3, BNG-19]"""
    special = {2: "duo", 3: "trio"}
    return "hidden" if options.hidden_line_up else special.get(seats, "roles")


def new(seats: int, options: BangOptions, dice: Dice) -> Bang:
    """The table before the deal."""
    game = Bang(dice=dice, options=options, switches=switches(options), mode=mode_for(seats, options))
    game.money = [CAPITAL if options.hire else 0] * seats
    game.fines, game.prices = [0] * seats, [0] * seats
    game.noted, game.survivors = [[] for _ in range(seats)], [""] * seats
    sit_down(game, seats)
    return game


def sit_down(game: Bang, seats: int) -> None:
    """Players on a circle, in the order of their seats; two players have two characters each. [BNG-4.1, BNG-19.5]"""
    per_seat = MODES[game.mode].characters_each
    game.line_up(per_seat)
    game.players = [Player(index, index // per_seat) for index in range(seats * per_seat)]
    game.circle = [player.index for player in game.players]
    game.reseat()
    settle_abilities(game)


async def play(game: Bang) -> Result:
    """The whole game, or all games of a match; starts as well from any state left at a checkpoint. [BNG-20.4]"""
    while True:
        end = await play_one(game)
        earned = dollars(game, end)
        game.money = [have + more for have, more in zip(game.money, earned, strict=True)]
        lay_open(game)
        if not game.options.match:
            roles = {player.seat: f"role:{player.role}" if player.role else None for player in game.players}
            return Result(end.winners, end.how, tuple(earned), tuple(roles[seat] for seat in range(len(game.money))))
        winners = tuple(f"{seat_ref(seat)}" for seat in end.winners)
        game.tell(WonGame(game.game_number, end.how, winners, tuple(earned)))
        if game.game_number == len(game.money):
            return match_result(game)
        await let_everybody_look(game)
        next_game(game)


async def play_one(game: Bang) -> Ended:
    """One game: how it ended."""
    try:
        if not game.begun:
            await begin_game(game)
        while True:
            await checkpoint()
            player, start = await next_turn(game)
            await take_turn(game, player, start=start)
    except Ended as end:
        return end


async def begin_game(game: Bang) -> None:
    """Shuffle, deal, and let the first player begin. [BNG-3]"""
    gather_cards(game)
    stack_events(game)
    await MODES[game.mode].deal(game)
    settle_abilities(game)
    game.begun, game.next_step = True, "arrival"
    game.tell(GameBegan(game.game_number, game.active.ref))


async def next_turn(game: Bang) -> tuple[Player, str]:
    """Whose turn it is, and the step that it starts with."""
    if not game.next_step:
        return await MODES[game.mode].next_player(game), "arrival"
    start, game.next_step = game.next_step, ""
    return game.active, start


# The end of a game, and the next one of a match


def lay_open(game: Bang) -> None:
    """All roles, hands, face-down characters and a removed role are shown. [BNG-12.7]"""
    game.has_ended = True
    hands = {player.seat: player for player in game.players}
    for seat, player in hands.items():
        cards = tuple(card.ref for card in player.hand)
        role, spare = f"role:{player.role}" if player.role else None, f"character:{player.spare}"
        game.tell(LaidOpen(f"{seat_ref(seat)}", role, cards, spare if player.spare else None))
    if game.removed_role:
        game.tell(RemovedRoleShown(f"role:{game.removed_role}"))


def match_result(game: Bang) -> Result:
    """The highest total wins; equal totals share the place. [BNG-20.4]"""
    best = max(game.money)
    winners = tuple(seat for seat, money in enumerate(game.money) if money == best)
    return Result(winners, "result.match", tuple(game.money))


async def let_everybody_look(game: Bang) -> None:
    """The cards lie open until everybody has seen enough. [BNG-12.7]"""
    menu = Menu("prompt.next-game", [NEXT_GAME], default=NEXT_GAME, rule="BNG-20.4")
    await put(Ask(dict.fromkeys(range(len(game.money)), menu)))


def next_game(game: Bang) -> None:
    """Everything as at the start, but for what a match carries along. [BNG-20.4, BNG-20.7, BNG-20.8]"""
    game.noted = [[] for _ in game.money]
    note_cards(game)
    note_survivors(game)
    fresh = new(len(game.money), game.options, game.dice)
    for name in ("game_number", "first_sheriff", "money", "noted", "prices", "survivors", "news"):
        setattr(fresh, name, getattr(game, name))
    for one in fields(Bang):
        setattr(game, one.name, getattr(fresh, one.name))
    game.forget()
    game.game_number += 1
