"""The game of Bang! from the deal to the end, game by game if it is a match."""

from __future__ import annotations

from engine.choices import checkpoint
from engine.dice import Dice
from engine.games import Result
from engine.views import seat_ref
from games.bang.abilities import settle_abilities
from games.bang.dealing import gather_cards
from games.bang.eventful import stack_events
from games.bang.modes import MODES, Ended
from games.bang.news import GameBegan, WonGame
from games.bang.options import BangOptions, switches
from games.bang.state import Bang, Player
from games.bang.turn import take_turn


def mode_for(seats: int, options: BangOptions) -> str:
    """Which rules apply to so many players. [BNG-3, BNG-19]"""
    special = {2: "duo", 3: "trio"}
    return "hidden" if options.hidden_line_up else special.get(seats, "roles")


def new(seats: int, options: BangOptions, dice: Dice) -> Bang:
    """The table before the deal."""
    game = Bang(dice=dice, options=options, switches=switches(options), mode=mode_for(seats, options))
    game.money = [0] * seats
    game.noted = [[] for _ in range(seats)]
    sit_down(game, seats)
    return game


def sit_down(game: Bang, seats: int) -> None:
    """Players on a circle, in the order of their seats; two players have two characters each. [BNG-4.1, BNG-19.5]"""
    per_seat = 2 if game.mode == "duo" else 1
    game.players = [Player(index, index // per_seat) for index in range(seats * per_seat)]
    game.circle = [player.index for player in game.players]
    game.reseat()


async def play(game: Bang) -> Result:
    """The whole game; starts as well from any state left at a checkpoint."""
    while True:
        try:
            if not game.begun:
                await begin_game(game)
            while True:
                await checkpoint()
                await play_turn(game)
        except Ended as end:
            result = finish(game, end)
            if result is not None:
                return result


async def begin_game(game: Bang) -> None:
    """Shuffle, deal, and let the first player begin. [BNG-3]"""
    gather_cards(game)
    stack_events(game)
    await MODES[game.mode].deal(game)
    settle_abilities(game)
    game.begun, game.next_step = True, "arrival"
    game.tell(GameBegan(game.game_number, game.active.ref))


async def play_turn(game: Bang) -> None:
    """The turn of whoever is next."""
    mode = MODES[game.mode]
    if game.next_step:
        player, start = game.active, game.next_step
        game.next_step = ""
    else:
        player, start = await mode.next_player(game), "arrival"
    if not await mode.before_turn(game, player):
        await take_turn(game, player, start=start)


def finish(game: Bang, end: Ended) -> Result | None:
    """Dollars for this game; a match goes on with the next one. [BNG-20.1, BNG-20.4]"""
    earned = MODES[game.mode].dollars(game, end)
    game.money = [have + more for have, more in zip(game.money, earned, strict=True)]
    if not game.options.match:
        return Result(end.winners, end.how, tuple(earned))
    game.tell(WonGame(game.game_number, end.how, tuple(f"{seat_ref(seat)}" for seat in end.winners), tuple(earned)))
    if game.game_number == len(game.money):
        best = max(game.money)
        winners = tuple(seat for seat, money in enumerate(game.money) if money == best)
        return Result(winners, "result.match", tuple(game.money))
    next_game(game)
    return None


def next_game(game: Bang) -> None:
    """Everything as at the start, but for what a match carries along. [BNG-20.4]"""
    fresh = new(len(game.money), game.options, game.dice)
    for name in ("game_number", "first_sheriff", "money", "noted", "kept_characters", "prices", "news"):
        setattr(fresh, name, getattr(game, name))
    for name in Bang.__dataclass_fields__:
        setattr(game, name, getattr(fresh, name))
    game.game_number += 1
