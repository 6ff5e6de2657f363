"""The cards for any area, and the Knights, which lie on other cards."""

from __future__ import annotations

from itertools import combinations

from games.castle.actions import choose_target, choose_two, lift, played, protects
from games.castle.events import HandsSwapped, Killed
from games.castle.state import Castle, Laid, Player


@played("assassin")
async def assassin(game: Castle, player: Player, assassin: Laid) -> None:
    """Kill one near card: it leaves the game. [CAS-5.6, CAS-C.assassin]"""
    victim = await choose_target(game, player, assassin, "kill", game.near(assassin))
    if victim is not None:
        lift(game, victim)
        game.removed.append(victim.card)
        game.tell(Killed(victim.ref))


@played("village-idiot")
async def village_idiot(game: Castle, player: Player, idiot: Laid) -> None:
    """Two opponents, not both with empty hands, swap their hands. [CAS-C.village-idiot]"""
    pairs = [(one, two) for one, two in combinations(game.opponents(player), 2) if one.hand or two.hand]
    chosen = await choose_two(game, player, idiot, "swap-hands", pairs)
    if chosen is not None:
        one, two = chosen
        one.hand, two.hand = two.hand, one.hand
        game.tell(HandsSwapped(one.ref, two.ref))


@protects("knight")
def knight(game: Castle, knight: Laid) -> list[Laid]:
    """He protects every card beneath him, whoever owns it. [CAS-8.3, CAS-C.knight]"""
    stack = game.board[knight.place]
    return stack[: stack.index(knight)]
