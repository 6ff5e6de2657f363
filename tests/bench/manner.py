"""Whether bots pick on people: `python -m tests.bench.manner [--games 400] [--seats 5,7] [--level normal]`.

Of Bang!, where one can choose whom to harm: how often the others act against one seat in a game, when a person sits
there and when a bot does, by role. Both play as the same bot does, in other deals, so that chance shows how much it
makes of it. Then the same deals once more with the seats' kinds swapped: game by game nothing may differ.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Literal, TypeAlias

from engine.bots import let_bots_answer
from engine.choices import Seat
from engine.dice import Dice
from engine.games import SeatInfo, find_game
from engine.table import Table
from games.bang.state import Bang
from tests.bench.bots import numbers
from tests.bench.levels import MOST_ANSWERS, bot_of

SURE = 1.96
Kind: TypeAlias = Literal["person", "bot"]


class Counts(list[float]):
    """Numbers with their mean, and the error of that."""

    @property
    def mean(self) -> float:
        return sum(self) / len(self)

    @property
    def error(self) -> float:
        return SURE * sqrt(sum((one - self.mean) ** 2 for one in self) / max(1, len(self) - 1) / len(self))

    def __str__(self) -> str:
        return f"{self.mean:5.2f} ± {self.error:4.2f}"


def played(level: str, seats: int, who: Seat, kind: Kind, seed: int) -> Table[Bang]:
    """A game to its end in which somebody of this kind sits in one seat, and bots in the others."""
    game = find_game("bang")
    infos = [SeatInfo(f"P{seat}", kind if seat == who else "bot") for seat in range(seats)]
    table: Table[Bang] = Table(game, infos, {}, seed)
    bots, chance = dict.fromkeys(range(seats), bot_of(game, level, 0)), Dice(seed)
    for _ in range(MOST_ANSWERS):
        if table.ask is None:
            return table
        let_bots_answer(table, bots, chance)
    raise SystemExit(f"no end after {MOST_ANSWERS} answers: {seats} seats, seed {seed}")


def attacks(table: Table[Bang], who: Seat) -> int:
    """How often the others acted against a seat; what was done for it is taken off."""
    return sum(done.get(f"seat:{who}", 0) for doer, done in table.state.deeds.items() if doer != f"seat:{who}")


def measure(level: str, seats: int, games: int) -> Iterator[str]:
    """One line for every role, and one for how many games were the same whoever sat there."""
    found: dict[str, dict[str, Counts]] = defaultdict(lambda: {"person": Counts(), "bot": Counts()})
    same = 0
    for number in range(games):
        who = number % seats
        person, again = played(level, seats, who, "person", number), played(level, seats, who, "bot", number)
        same += person.moves == again.moves
        other = played(level, seats, who, "bot", games + number)
        for kind, table in (("person", person), ("bot", other)):
            found[table.state.players[who].role][kind].append(attacks(table, who))
    for role, counts in sorted(found.items()):
        person_, bot_ = counts["person"], counts["bot"]
        differ, noise = person_.mean - bot_.mean, sqrt(person_.error**2 + bot_.error**2)
        yield (
            f"bang {seats} {role:9} acts against a person {person_}, a bot {bot_} a game, "
            f"difference {differ:+5.2f}, noise {noise:4.2f}, games={len(person_)}+{len(bot_)}"
        )
    yield f"bang {seats} same deals, kinds of seats swapped: {same} of {games} games move for move the same"


def main() -> None:
    """Measure some tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400, dest="count")
    parser.add_argument("--seats", type=numbers, default=(5, 7), help="such as 5,7")
    parser.add_argument("--level", default="normal")
    asked = parser.parse_args()
    for seats in asked.seats:
        for line in measure(asked.level, seats, asked.count):
            print(line, flush=True)


if __name__ == "__main__":
    main()
