"""Berserk among its bots: `python -m tests.bench.berserkers [levels | balance] [--battles 100] [--seed 0]`.

`python -m tests.bench.berserkers --matrix [--battles 200] [--level normal] [--file matrix.jsonl] [--workers 1]
[--short]`: all pairings of the six armies on both sides of the table, with error bars; how often every card is bought
when it is
dealt, and then wins. Each battle is written to the file at once: stopped and started again, it goes on where it was.
`--short`: a pairing that is surely fair or surely not is played no further. `--curious 0.5`: armies are bought by whim,
for `tests.bench.berserk_values`.

`levels`: how often one level beats the next, both decks each way and on both sides of the table, and the time it takes.
`balance`: deck against deck, First against Second player, and for every card how often it is bought and then wins, with
the same bot in both seats.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.choices import Menu, Option, Seat
from engine.dice import Dice
from engine.games import Bot, find_game
from engine.table import Table
from engine.views import View
from games.berserk.bots import armies
from games.berserk.bots.worth import worth_of_kind
from games.berserk.events import Dealt
from games.berserk.kinds import KINDS
from tests.bench import berserk_matrix
from tests.bench.bots import Clock
from tests.bench.levels import Share, play

DECKS: Final = ("sluagh", "inquisitors")
WHIM: Final = 3.0  # a liking is a third of a crystal, usually
PAIRS: Final = (("easy", "random"), ("normal", "random"), ("normal", "easy"), ("hard", "normal"))


@dataclass
class TurnClock(Clock):
    """A clock that also looks at all the decisions of a turn together."""

    longest_turn: float = 0.0
    turn: int = 0
    in_turn: float = 0.0

    def __call__(self, view: View, menu: Menu, chance: Dice) -> Option | None:
        before = self.seconds
        option = super().__call__(view, menu, chance)
        took = self.seconds - before
        self.in_turn = took + (self.in_turn if self.turn == view["turn"] else 0.0)
        self.turn, self.longest_turn = view["turn"], max(self.longest_turn, self.in_turn)
        return option

    def __str__(self) -> str:
        each = 1000 * self.seconds / max(1, self.decisions)
        return f"{each:.1f} ms a decision, {self.longest:.2f} s at most, {self.longest_turn:.2f} s a turn at most"


def battle(bots: Mapping[Seat, Bot], decks: tuple[str, str], seed: int) -> Table[Any]:
    """One battle, played to its end."""
    options = {"deck_of_first_seat": decks[0], "deck_of_second_seat": decks[1]}
    return play(find_game("berserk"), options, seed, bots)


def points(table: Table[Any], seat: Seat) -> float:
    """1 for a win, one half for a draw."""
    winners = table.result.winners if table.result is not None else ()
    return 1 / len(winners) if seat in winners else 0.0


# Level against level


def compare(better: str, worse: str, battles: int, seed: int) -> Iterator[str]:
    """One level against another; every four battles both decks each way, on both sides of the table."""
    levels = find_game("berserk").bots
    clock, total, by_deck, draws = TurnClock(levels[better]), Share(), defaultdict[str, Share](Share), 0
    for number in range(battles):
        deck, seat = DECKS[number % 2], number // 2 % 2
        other = DECKS[1 - number % 2]
        bots: dict[Seat, Bot] = {one: clock if one == seat else levels[worse] for one in (0, 1)}
        table = battle(bots, (other, deck) if seat else (deck, other), seed + number)
        total.add(points(table, seat))
        by_deck[deck].add(points(table, seat))
        draws += table.result is not None and len(table.result.winners) > 1
    with_each = ", ".join(f"with {deck} {by_deck[deck]}" for deck in DECKS)
    yield f"{better} against {worse}: {total} of {battles} ({with_each}, draws {draws}); {clock}"


# Deck against deck


@dataclass
class Tally:
    """What is counted among equal bots."""

    deck: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    side: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    bought: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    left: dict[str, Share] = field(default_factory=lambda: defaultdict(Share))  # in the deck, and not bought
    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    battles: int = 0

    def add(self, table: Table[Any], decks: tuple[str, str]) -> None:
        """Count one battle."""
        self.battles, self.turns = self.battles + 1, self.turns + table.state.turn
        assert table.result is not None
        self.ends[table.result.how] += 1
        for seat, deck in enumerate(decks):
            won = points(table, seat)
            if decks[0] != decks[1]:
                self.deck[deck].add(won)
            self.side["first" if table.state.first == seat else "second"].add(won)
            army = {
                ref[5:].rpartition("-")[0]
                for move in table.moves
                if move.seat == seat and move.option.verb == "buy"
                for ref in move.option.refs
            }
            for kind in KINDS.values():
                if kind.deck == deck:
                    (self.bought if kind.id in army else self.left)[kind.id].add(won)

    def lines(self) -> Iterator[str]:
        """What came out."""
        yield f"{self.battles} battles, {self.turns / self.battles:.1f} turns each, {dict(self.ends)}"
        for name, share in (*self.deck.items(), *self.side.items()):
            yield f"{name:12} {share}"
        yield f"{'card':22} bought    wins when bought    wins when not"
        for deck in DECKS:
            for kind in (one for one in KINDS.values() if one.deck == deck):
                bought, left = self.bought[kind.id], self.left[kind.id]
                often = 100 * bought.games / max(1, bought.games + left.games)
                yield f"{kind.id:22} {often:5.1f} %   {_told(bought):18}  {_told(left):18}"


def _told(share: Share) -> str:
    return str(share) if share.games else "-"


def balance(level: str, battles: int, seed: int, mirror: bool) -> Iterator[str]:
    """The same bot in both seats, each deck in either seat in turn."""
    bot, tally = find_game("berserk").bots[level], Tally()
    pairs = [(DECKS[0], DECKS[0]), (DECKS[1], DECKS[1])] if mirror else [DECKS, DECKS[::-1]]
    for number in range(battles):
        decks = pairs[number % 2]
        tally.add(battle({0: bot, 1: bot}, decks, seed + number), decks)
    yield from tally.lines()


def told_battle(level: str, curious: float, seed: int, decks: tuple[str, str]) -> berserk_matrix.Battle:
    """A battle of equal bots, as a line of the matrix, with the kinds that each was dealt last."""
    with patched_taste(curious):
        bot = find_game("berserk").bots[level]
        table = battle({0: bot, 1: bot}, decks, seed)
    deals = {event.seat: event.cards for event in table.events() if isinstance(event, Dealt)}
    dealt = [sorted({ref[5:].rpartition("-")[0] for ref in deals[f"seat:{seat}"]}) for seat in (0, 1)]
    return berserk_matrix.told(table, seed, level, decks, dealt)


@contextmanager
def patched_taste(curious: float) -> Iterator[None]:
    """Let bots buy what they like, so much more or less than it is worth: a card more, for `curious` of its worth."""
    usual = armies.likings
    if curious:
        armies.likings = lambda deal: {  # the same whims that bots have anyway, only stronger
            id: liking * curious * WHIM * worth_of_kind(id) for id, liking in usual(deal).items()
        }
    try:
        yield
    finally:
        armies.likings = usual


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("levels", "balance"), nargs="?", default="levels")
    parser.add_argument("--matrix", action="store_true", help="all pairings of the six armies instead")
    parser.add_argument(
        "--file", type=Path, default=Path("matrix.jsonl"), help="where the battles of a matrix are kept"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes side by side")
    parser.add_argument("--short", action="store_true", help="no more battles of a pairing that is sure")
    parser.add_argument("--curious", type=float, default=0.0, help="how much armies are bought by whim")
    parser.add_argument("--battles", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="normal", help="the bot whose balance is measured")
    parser.add_argument("--mirror", action="store_true", help="each deck against itself")
    parser.add_argument("--pairs", nargs="*", default=[f"{one}:{other}" for one, other in PAIRS])
    asked = parser.parse_args()
    if asked.matrix:
        play_one = partial(told_battle, asked.level, asked.curious)
        berserk_matrix.go_on(asked.file, asked.level, asked.battles, play_one, asked.workers, asked.short)
        for line in berserk_matrix.report(berserk_matrix.read(asked.file, asked.level)):
            print(line, flush=True)
        return
    if asked.what == "balance":
        for line in balance(asked.level, asked.battles, asked.seed, asked.mirror):
            print(line, flush=True)
        return
    for pair in asked.pairs:
        better, _, worse = pair.partition(":")
        for line in compare(better, worse, asked.battles, asked.seed):
            print(line, flush=True)


if __name__ == "__main__":
    main()
