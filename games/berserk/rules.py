"""A battle from the choice of decks to its end, in the rulebook's order."""

from __future__ import annotations

from engine.choices import checkpoint
from engine.dice import Dice
from engine.games import Result
from games.berserk.drafting import pick_and_pass
from games.berserk.mainstep import begin_main_step, take_step
from games.berserk.mustering import bring_decks, muster, settle_initiative
from games.berserk.options import BerserkOptions
from games.berserk.preparing import attach_armies, lay_out, reveal_armies, take_turns
from games.berserk.state import Berserk, Player
from games.berserk.turn import begin_turn


def new(seats: int, options: BerserkOptions, dice: Dice) -> Berserk:
    """The table before anything has happened."""
    return Berserk(dice=dice, options=options, players=[Player(seat) for seat in range(seats)])


async def play(game: Berserk) -> Result:
    """The whole battle; it ends when a side has no creature left, and starts as well from any checkpoint."""
    while True:
        await checkpoint()
        await PHASES[game.phase](game)


async def decks(game: Berserk) -> None:
    """Everybody brings a deck. [BSK-4.1]"""
    await bring_decks(game)
    game.phase = "draft" if game.options.deck_of(0) == "draft" else "initiative"


async def draft(game: Berserk) -> None:
    """Both build their decks from packs. [BSK-28.1]"""
    await pick_and_pass(game)


async def initiative(game: Berserk) -> None:
    """Who is First and who Second. [BSK-4.2]"""
    await settle_initiative(game)
    game.phase = "mustering"


async def mustering(game: Berserk) -> None:
    """Deal, redraw, buy and deploy in secret. [BSK-4.4 to BSK-6.4]"""
    await muster(game)
    lay_out(game)
    game.phase = "revealing"


async def revealing(game: Berserk) -> None:
    """Armies are revealed, and cards find their hosts. [BSK-6.5 to BSK-6.8]"""
    await reveal_armies(game)
    await attach_armies(game)
    game.phase = "opening"


async def opening(game: Berserk) -> None:
    """Start-of-battle abilities. [BSK-6.9]"""
    await take_turns(game, "opening")
    game.phase = "vanguard"


async def vanguard(game: Berserk) -> None:
    """Vanguard strikes; then the First player takes the first turn. [BSK-6.10, BSK-6.12]"""
    await take_turns(game, "vanguard")
    game.phase = "turn"


async def turn(game: Berserk) -> None:
    """The steps before the main step. [BSK-7.1 to BSK-7.5]"""
    await begin_turn(game)
    await begin_main_step(game)


PHASES = {
    "decks": decks,
    "draft": draft,
    "initiative": initiative,
    "mustering": mustering,
    "revealing": revealing,
    "opening": opening,
    "vanguard": vanguard,
    "turn": turn,
    "main": take_step,
}
