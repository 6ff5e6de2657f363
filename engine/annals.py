"""What finished games tell of the people who played them. It all comes from the files: without its file, a game has
never been."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.choices import Ref, Seat
from engine.errors import Problem, RuleError
from engine.games import Game
from engine.saves import open_save
from engine.table import Table


@dataclass(frozen=True)
class Place:
    """What a seat of a finished game was."""

    name: str
    is_bot: bool
    has_won: bool
    cast: Mapping[str, Ref]  # what it played as: its role, its deck
    used: Mapping[str, int]  # how often it chose cards of a kind


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    game: str
    when: float
    places: Sequence[Place]

    @property
    def winners(self) -> list[str]:
        """Who has won, alone or with others."""
        return [place.name for place in self.places if place.has_won]

    def of(self, name: str) -> Place | None:
        """The place of a person; none if they were not there, or if it was a bot of that name."""
        return next((place for place in self.places if place.name == name and not place.is_bot), None)


def played_in(path: Path, when: float) -> Played | None:
    """The game in a file; none if it has not ended, or cannot be read."""
    try:
        table = open_save(path).table
    except (Problem, RuleError):
        return None
    return record_of(table, when) if table.result is not None else None


def record_of(table: Table[Any], when: float) -> Played:
    """A game that is over."""
    assert table.result is not None
    used = cards_used(table)
    places = [
        Place(info.name, info.kind == "bot", seat in table.result.winners, cast_of(table, seat), used[seat])
        for seat, info in enumerate(table.seats)
    ]
    return Played(table.game.name, when, places)


def cast_of(table: Table[Any], seat: Seat) -> dict[str, Ref]:
    """What a seat turned out to have been."""
    roles = table.result.roles if table.result is not None else ()
    role = roles[seat] if roles else None
    return {**({"role": role} if role is not None else {}), **table.game.cast(table.state, seat)}


def cards_used(table: Table[Any]) -> list[Counter[str]]:
    """By seat, how often a card of a kind was the first thing that its answers named."""
    kinds = kinds_by_ref(table.game)
    used: list[Counter[str]] = [Counter() for _ in table.seats]
    for move in table.moves:
        first = next(iter(move.option.refs), "")
        if first in kinds:
            used[move.seat][kinds[first]] += 1
    return used


def kinds_by_ref(game: Game[Any]) -> dict[Ref, str]:
    """The kind of every card by its ref."""
    return {f"{kind.what}:{copy}": kind.id for kind in game.kinds for copy in kind.copy_ids()}


@dataclass
class Score:
    """Games and wins."""

    games: int = 0
    wins: int = 0

    def count(self, *, has_won: bool) -> None:
        """One more."""
        self.games += 1
        self.wins += has_won

    @property
    def share(self) -> float:
        """Of the games that were won."""
        return self.wins / self.games if self.games else 0.0


@dataclass
class Career:
    """What somebody has played, as far as there are files of it."""

    all: Score = field(default_factory=Score)
    by_game: dict[str, Score] = field(default_factory=dict)
    by_cast: dict[tuple[str, str, Ref], Score] = field(default_factory=dict)  # game, what it is, which
    against: dict[str, Score] = field(default_factory=dict)  # people; a win is one in which they have not won as well
    used: Counter[tuple[str, str]] = field(default_factory=Counter)  # game and kind of card
    streak: int = 0  # games won in a row, up to the last one
    longest: int = 0


def people_in(games: Iterable[Played]) -> list[str]:
    """Everybody who is no bot, those first who have played most."""
    counted = Counter(place.name for game in games for place in game.places if not place.is_bot)
    return sorted(counted, key=lambda name: (-counted[name], name.casefold()))


def career_of(name: str, games: Iterable[Played]) -> Career:
    """What somebody has played."""
    career = Career()
    for game in sorted(games, key=lambda played: played.when):
        own = game.of(name)
        if own is None:
            continue
        career.all.count(has_won=own.has_won)
        career.by_game.setdefault(game.game, Score()).count(has_won=own.has_won)
        for what, which in own.cast.items():
            career.by_cast.setdefault((game.game, what, which), Score()).count(has_won=own.has_won)
        for other in game.places:
            if other is not own and not other.is_bot:
                beaten = own.has_won and not other.has_won
                career.against.setdefault(other.name, Score()).count(has_won=beaten)
        career.used.update({(game.game, kind): count for kind, count in own.used.items()})
        career.streak = career.streak + 1 if own.has_won else 0
        career.longest = max(career.longest, career.streak)
    return career
