"""How this game puts its questions: who is asked is public, and a clock may run. [JUN-16.10]"""

from __future__ import annotations

from collections.abc import Generator
from types import coroutine

from engine.choices import Answers, Ask, Menu, Option
from games.junquick.state import JunQuick, Player


@coroutine
def ask(game: JunQuick, player: Player, menu: Menu) -> Generator[Ask, Answers, Option]:
    """Put a question to one player; when his time is up the menu's default is answered."""
    if menu.default is None:
        menu.default = menu.options[0]
    seat = game.asked = player.seat
    answers = yield Ask({seat: menu}, seconds=game.settings.turn_clock)
    game.asked = None
    return answers[seat]
