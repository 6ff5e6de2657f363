"""Bang! with its best bot in every seat: how often each side wins, and how often the bot does what it should not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from engine.bots import let_bots_answer
from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.games import Bot, find_game, named_seats
from engine.table import Table
from games.bang.bot import HARMLESS, valued
from games.bang.bots.phase_2 import SHOTS
from games.bang.deck import CARD_BY_REF
from games.bang.questions import PHASE_2
from games.bang.shown import BangView
from games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF

SIDES: Final = {"law": SHERIFF, "outlaws": OUTLAW, "renegade": RENEGADE}  # by one of those who win with it
SEATS: Final = (4, 5, 6, 7)
MOST_ANSWERS: Final = 20_000


@dataclass
class Tally:
    """What is counted in some games."""

    games: int = 0
    won: Counter[str] = field(default_factory=Counter)  # by side
    shots: int = 0  # of the Sheriff
    at_deputy: int = 0
    deeds: int = 0  # in phase 2
    worthless: int = 0

    def side(self, name: str) -> str:
        """How often a side won, with the error of that."""
        share = self.won[name] / self.games
        return f"{name} {100 * share:4.1f} ± {100 * sqrt(share * (1 - share) / self.games):3.1f} %"

    def lines(self, seats: int) -> Iterator[str]:
        """What came out."""
        yield f"bang {seats} all bots      {'   '.join(map(self.side, SIDES))}"
        yield (
            f"bang {seats} all bots      the Sheriff shot at a Deputy {self.at_deputy} times of {self.shots}, "
            f"deeds of no value {self.worthless} of {self.deeds}"
        )


def is_shot(option: Option) -> bool:
    """Whether this is a shot at somebody."""
    refs = option.refs
    if len(refs) < 2 or not refs[1].startswith("seat:") or refs[0] not in CARD_BY_REF:
        return False
    return option.verb == "fire" or CARD_BY_REF[refs[0]].kind in SHOTS


def count_deed(tally: Tally, view: BangView, menu: Menu, option: Option, roles: Sequence[str]) -> None:
    """Look at what somebody does in phase 2 before it is done."""
    seat = int((view["viewer"] or "").partition(":")[2])
    if is_shot(option) and roles[seat] == SHERIFF:
        tally.shots += 1
        tally.at_deputy += roles[int(option.refs[1].partition(":")[2])] == DEPUTY
    if menu.kind == PHASE_2 and option.verb not in HARMLESS:
        tally.deeds += 1
        tally.worthless += all(scored.value <= 0 for scored in valued(view, menu) if scored.option == option)


def play(tally: Tally, bot: Bot, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """One game with the bot in all seats."""
    table = Table(find_game("bang"), named_seats([f"P{seat}" for seat in range(seats)]), options, seed)
    roles = [player.role for player in table.state.players]

    def watched(view: BangView, menu: Menu, chance: Dice) -> Option | None:
        option = bot(view, menu, chance)
        if option is not None:
            count_deed(tally, view, menu, option, roles)
        return option

    bots: dict[Seat, Bot] = dict.fromkeys(range(seats), watched)
    chance = Dice(seed)
    for _ in range(MOST_ANSWERS):
        if table.result is not None:
            break
        let_bots_answer(table, bots, chance)
    else:
        raise SystemExit(f"no end after {MOST_ANSWERS} answers: {seats} seats, seed {seed}, {table.where()}")
    tally.games += 1
    winners = {roles[seat] for seat in table.result.winners}
    tally.won.update(side for side, role in SIDES.items() if role in winners)


def measure(seats: int, options: Mapping[str, Any], games: int, bot: Bot) -> Iterator[str]:
    """How often each side wins with the bot in all seats."""
    tally = Tally()
    for seed in range(games):
        play(tally, bot, seats, options, seed)
    yield from tally.lines(seats)
