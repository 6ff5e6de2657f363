"""The bots of Bang! by level, and the same with every temper."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from engine.bots import overlooking, random_bot
from engine.games import Bot
from engine.search import Searcher
from games.bang.bot import gunslinger
from games.bang.bots.hard import OUTLOOK, candidates, hard
from games.bang.bots.temper import TEMPERS, Temper

OVERLOOKED = 2  # an easy bot does not see one in so many cards

LEVELS: Final[dict[str, Bot]] = {
    "hard": hard,
    "normal": gunslinger,
    "easy": overlooking(gunslinger, OVERLOOKED),
    "random": random_bot,
}


def with_temper(temper: Temper) -> dict[str, Bot]:
    """The bots that weigh things at all."""
    normal = partial(gunslinger, temper=temper)
    outlook = replace(OUTLOOK, normal=normal, candidates=partial(candidates, temper=temper))
    return {"hard": Searcher(outlook), "normal": normal, "easy": overlooking(normal, OVERLOOKED)}


WITH_TEMPERS: Final = {name: with_temper(temper) for name, temper in TEMPERS.items()}
