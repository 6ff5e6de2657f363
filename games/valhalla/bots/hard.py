"""The best bot: it looks ahead where a choice shapes the game, and plays the odds like the normal one elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine import search
from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.games import Bot
from engine.search import Outlook, Searcher, by_bot
from games.valhalla.bots import acting
from games.valhalla.bots.battlefield import ALL
from games.valhalla.bots.normal import normal, quick
from games.valhalla.bots.reading import Reading
from games.valhalla.bots.reasons import reasons
from games.valhalla.bots.standing import evaluate, outcome
from games.valhalla.bots.temper import EVEN, Temper
from games.valhalla.shown import ValhallaView
from games.valhalla.state import Valhalla

SEARCHED: Final = ("action", "send", "send-one", "reinforce", "loki")
MOST: Final = 6
A_POINT: Final = 0.07  # by which a valour point raises the chance to win
A_TURN: Final = 0.03  # against a monster
FAR_BEHIND: Final = 2.0  # points: an action that seems so much worse is not tried
MOST_SENT: Final = 3
OVERLOOKED: Final = 3  # one in so many, by an easy bot with a temper


def deserves(menu: Menu) -> bool:
    """Choices that shape the game; the dice are reckoned exactly anyway."""
    return menu.kind in SEARCHED


def candidates(
    view: ValhallaView, menu: Menu, chance: Dice, temper: Temper = EVEN
) -> Mapping[Option, float] | Sequence[Option]:
    """What is worth trying, and what it seems to be worth by the prices."""
    if menu.kind in ("action", "reinforce"):
        reading = Reading(view, temper=temper)
        scale = A_POINT if reading.monster is None else A_TURN
        worth = acting.worth_of_actions(reading, menu)
        ranked = sorted(worth, key=lambda option: -worth[option])[:MOST]
        least = worth[ranked[0]] - FAR_BEHIND if reading.monster is None else -ALL
        return {option: scale * worth[option] for option in ranked if worth[option] >= least}
    if menu.kind == "send":
        refs = menu.things("send")[:MOST_SENT]
        groups = [[ref for index, ref in enumerate(refs) if mask >> index & 1] for mask in range(1 << len(refs))]
        return [Option.of("send", *group) if group else Option.of("pass") for group in groups]
    return menu.options


def is_settled(game: Valhalla, seat: Seat) -> bool:
    """A playout ends where a turn begins: nothing is half done."""
    return game.battle is None and game.phase in ("", "A")


OUTLOOK: Final = Outlook[Valhalla](
    normal=normal,
    evaluate=evaluate,
    outcome=outcome,
    policy=by_bot(quick),
    horizon=16,
    is_settled=is_settled,
    deserves=deserves,
    candidates=candidates,
    most_candidates=MOST,
    trust=8.0,
    playouts=64,
    reasons=reasons,
)
hard = Searcher(OUTLOOK)


def with_temper(temper: Temper) -> dict[str, Bot]:
    """The bots by level that play like one with a temper."""
    outlook = replace(OUTLOOK, candidates=partial(candidates, temper=temper))
    return search.with_temper(outlook, partial(normal, temper=temper), OVERLOOKED)
