"""Putting questions; to any of them a player may also resign or offer a draw. [BSK-18.5, BSK-D-23]"""

from __future__ import annotations

from typing import Final

from engine.choices import Ask, Menu, Option, Seat, put
from engine.games import GameOver, Result
from games.berserk.events import DrawDeclined, DrawOffered, Resigned
from games.berserk.state import Berserk

RESIGN: Final = Option("resign")
OFFER: Final = Option("offer-draw")
ACCEPT, DECLINE = Option("accept-draw"), Option("decline-draw")
BATTLE: Final = ("turn", "main")


async def ask(game: Berserk, seat: Seat, menu: Menu) -> Option:
    """Ask a player; who resigns or offers a draw is asked again, if the battle goes on."""
    in_battle = game.phase in BATTLE
    seconds = game.options.turn_seconds if in_battle else 0
    while True:
        asides = (RESIGN, OFFER) if in_battle and game.players[seat].draw_offered != game.turn else (RESIGN,)
        only = menu.only_answer() if menu.auto else None
        if only is not None:
            return only
        menu.asides = asides
        answer = (await put(Ask({seat: menu}, seconds=seconds, span=game.turn)))[seat]
        if answer == RESIGN:
            resign(game, seat)
        elif answer == OFFER:
            await offer_draw(game, seat)
        else:
            return answer


def resign(game: Berserk, seat: Seat) -> None:
    """The other player wins. [BSK-18.5]"""
    game.tell(Resigned(f"seat:{seat}"))
    raise GameOver(Result((game.other(seat),), "result.resigned"))


async def offer_draw(game: Berserk, seat: Seat) -> None:
    """Once a turn, a draw may be offered. [BSK-18.5]"""
    other = game.other(seat)
    game.players[seat].draw_offered = game.turn
    game.tell(DrawOffered(f"seat:{seat}"))
    menu = Menu(
        "prompt.draw", (ACCEPT, DECLINE), about=(f"seat:{seat}",), rule="BSK-D-23", kind="draw", default=DECLINE
    )
    if (await put(Ask({other: menu})))[other] == ACCEPT:
        raise GameOver(Result((0, 1), "result.agreed"))
    game.tell(DrawDeclined(f"seat:{other}"))
