"""How this game puts its questions: who is asked is public, and a clock may run. [JUN-16.10]"""

from __future__ import annotations

from engine.choices import Ask, Menu, Option, put
from games.junquick.state import JunQuick, Player


async def ask(game: JunQuick, player: Player, menu: Menu) -> Option:
    """Put a question to one player; when his time is up the menu's default is answered."""
    if menu.default is None:
        menu.default = menu.options[0]
    game.asked = player.seat
    answers = await put(Ask({player.seat: menu}, seconds=game.settings.turn_clock))
    game.asked = None
    return answers[player.seat]
