"""The best bot: it looks ahead where a choice shapes the game, and plays the odds like the normal one elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.search import Outlook, Searcher, by_bot
from games.valhalla.bots import acting
from games.valhalla.bots.normal import normal, quick
from games.valhalla.bots.reading import Reading
from games.valhalla.bots.standing import evaluate, outcome
from games.valhalla.shown import ValhallaView
from games.valhalla.state import Valhalla

SEARCHED: Final = ("action", "keep", "send", "send-one", "recruit", "reinforce", "loki")
MOST: Final = 7


def deserves(menu: Menu) -> bool:
    """Choices that shape the game; the dice are reckoned exactly anyway."""
    return menu.kind in SEARCHED


def candidates(view: ValhallaView, menu: Menu, chance: Dice) -> Sequence[Option]:
    """What is worth trying, the best by the prices first."""
    if menu.kind == "action":
        reading = Reading(view)
        ranked = acting.ranked_actions(reading, menu)
        return ranked[:MOST]
    if menu.kind == "send":
        refs = menu.things("send")
        groups = [
            [ref for index, ref in enumerate(refs) if mask >> index & 1] for mask in range(1 << min(3, len(refs)))
        ]
        return [Option.of("send", *group) if group else Option.of("pass") for group in groups]
    return list(menu.options)[:MOST]


def is_settled(game: Valhalla, seat: Seat) -> bool:
    """A playout ends where a turn begins: nothing is half done."""
    return game.battle is None and game.phase in ("", "A")


OUTLOOK: Final = Outlook[Valhalla](
    normal=normal,
    evaluate=evaluate,
    outcome=outcome,
    policy=by_bot(quick),
    horizon=24,
    is_settled=is_settled,
    deserves=deserves,
    candidates=candidates,
    most_candidates=MOST,
    playouts=60,
)
hard = Searcher(OUTLOOK)
