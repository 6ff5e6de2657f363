"""The bots of Bang! by level, and the same with every temper."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from engine.bots import overlooking, random_bot
from engine.games import Bot
from engine.search import by_bot, with_temper
from games.bang.bot import gunslinger, offhand, reasons_for
from games.bang.bots.hard import OUTLOOK, candidates, hard
from games.bang.bots.temper import TEMPERS, Temper

OVERLOOKED = 2  # an easy bot does not see one in so many cards

LEVELS: Final[dict[str, Bot]] = {
    "hard": hard,
    "normal": gunslinger,
    "easy": overlooking(gunslinger, OVERLOOKED),
    "random": random_bot,
}


def _tempered(temper: Temper) -> dict[str, Bot]:
    outlook = replace(
        OUTLOOK,
        candidates=partial(candidates, temper=temper),
        policy=by_bot(partial(offhand, temper=temper)),
        reasons=partial(reasons_for, temper=temper),
    )
    return with_temper(outlook, partial(gunslinger, temper=temper), OVERLOOKED)


WITH_TEMPERS: Final = {name: _tempered(temper) for name, temper in TEMPERS.items()}
