"""The game of Valhalla from set-up to the end. [VAL-2 to VAL-9, VAL-21, VAL-22]"""

from __future__ import annotations

from engine.choices import checkpoint
from engine.dice import Dice
from engine.games import Result
from games.valhalla.concepts import before_phase_b
from games.valhalla.ending import pass_turn, ragnarok
from games.valhalla.hunt_setup import HUNT_STEPS
from games.valhalla.hunting import check_deck, monster_phase
from games.valhalla.options import ValhallaOptions
from games.valhalla.scoring import score
from games.valhalla.settling import settle_players
from games.valhalla.setup import STEPS
from games.valhalla.state import Mode, Player, Valhalla
from games.valhalla.turn import begin_turn, phase_a, phase_b
from games.valhalla.vikings import gain_at_turn_start


def new(seats: int, options: ValhallaOptions, dice: Dice) -> Valhalla:
    """The table before set-up; one player faces a monster."""
    mode: Mode = "solo" if seats == 1 else "cooperative" if options.cooperative else "versus"
    game = Valhalla(dice=dice, options=options, mode=mode, players=[Player(seat) for seat in range(seats)])
    settle_players(game)
    return game


async def play(game: Valhalla) -> Result:
    """The whole game."""
    steps = HUNT_STEPS if game.is_against_monster else STEPS
    names = [*steps, "turns"]
    while game.stage in steps:
        await checkpoint()
        await steps[game.stage](game)
        game.stage = names[names.index(game.stage) + 1]
    while game.stage == "turns":
        await checkpoint()
        await take_turn(game, game.active)
        game.phase = ""
        pass_turn(game)
    while game.stage == "ragnarok":
        await checkpoint()
        if not game.to_come:
            game.stage = "scoring"
        else:
            await ragnarok(game, game.players[game.to_come.pop(0)])
    return score(game)


async def take_turn(game: Valhalla, player: Player) -> None:
    """An action, then drawing, then the monster if there is one. [VAL-3.1, VAL-21.7]"""
    if not game.phase:
        begin_turn(game, player)
        await gain_at_turn_start(game, player)  # [VAL-19.3]
        game.phase = "A"
    if game.phase == "A":
        await phase_a(game, player)
        if not game.deck:
            await check_deck(game, player)
        game.phase = "B"
    if game.phase == "B":
        if before_phase_b.has(player):
            await before_phase_b.happen(game, player)
            await check_deck(game, player)
        await phase_b(game, player)
        if not game.deck:
            await check_deck(game, player)
    if game.is_against_monster:
        await monster_phase(game, player)
        await check_deck(game, player)
