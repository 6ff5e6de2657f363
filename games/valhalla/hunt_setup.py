"""Set-up of solo and cooperative play. [VAL-21.2 to VAL-21.6, VAL-22.1]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engine.choices import Option, Pick, ask_one
from games.valhalla.asking import PASS, asked
from games.valhalla.deck import EMBLEMS, JARLS, refs
from games.valhalla.events.setup import DeckThinned, Exchanged
from games.valhalla.hunting import lay_out_monster
from games.valhalla.piles import shuffle_into_deck
from games.valhalla.settling import settle_players
from games.valhalla.setup import find_first_player, reveal_jarl, shuffle
from games.valhalla.state import Player, Valhalla

THINNED: Final = {1: 40, 2: 30, 3: 20, 4: 10}  # [VAL-21.5, VAL-22.1]
SHIELDS: Final = {1: 4, 2: 3, 3: 2, 4: 2}  # [VAL-21.4, VAL-22.1]
HAND: Final = 6  # [VAL-21.6]


async def lay_out(game: Valhalla) -> None:
    """The deck and the monster. [VAL-21.2]"""
    await shuffle(game)
    lay_out_monster(game)
    settle_players(game)


async def choose_jarls(game: Valhalla) -> None:
    """Any of the 17 jarls of this mode, a different one each, in turn order. [VAL-21.4, VAL-22.1]"""
    for player in game.clockwise(game.first):
        taken = [other.jarl for other in game.players]
        free = [kind.id for kind in JARLS.values() if kind.solo and kind.id not in taken]
        options = [Option.of("choose-jarl", f"jarl:{jarl}") for jarl in free]
        answer = await ask_one(player, asked("prompt.jarl", options, "VAL-21.4"))
        reveal_jarl(game, player, answer.refs[0][5:])
        player.emblem = EMBLEMS[player.seat]
        player.shields = player.shields_at_first = SHIELDS[len(game.players)]
    settle_players(game)


async def thin_deck(game: Valhalla) -> None:
    """Cards are discarded from the top. [VAL-21.5, VAL-22.1]"""
    count = THINNED[len(game.players)]
    game.pile += [game.deck.pop() for _ in range(count)]
    game.tell(DeckThinned(count))


async def deal_hands(game: Valhalla) -> None:
    """Six cards each, with one exchange. [VAL-21.6]"""
    for player in game.clockwise(game.first):
        player.hand = [game.deck.pop() for _ in range(HAND)]
    for player in game.clockwise(game.first):
        await exchange(game, player)


async def exchange(game: Valhalla, player: Player) -> None:
    """Once, any number of cards is set aside for as many new ones, then shuffled into the deck. [VAL-21.6]"""
    options = [*(Option.of("exchange", ref) for ref in refs(player.hand)), PASS]
    menu = asked("prompt.exchange", options, "VAL-21.6", sets={"exchange": Pick(1, len(player.hand))})
    chosen = (await ask_one(player, menu)).refs
    if not chosen:
        return
    aside = [card for card in player.hand if card.ref in chosen]
    player.hand = [card for card in player.hand if card not in aside]
    player.hand += [game.deck.pop() for _ in aside]
    shuffle_into_deck(game, aside)
    game.tell(Exchanged(player.ref, len(aside)))


HUNT_STEPS: Final[dict[str, Callable[[Valhalla], Awaitable[None]]]] = {
    "shuffle": lay_out,
    "first": find_first_player,
    "jarls": choose_jarls,
    "thin": thin_deck,
    "hands": deal_hands,
}
