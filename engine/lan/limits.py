"""How much a guest may do: it is counted for the person, then for the address, never for a connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.errors import Problem
from engine.lan import messages as said

Deed: TypeAlias = Literal["answers", "chat", "notes", "habits", "whys", "undos", "joins", "messages"]
JOIN_WITHIN = 10.0  # seconds
SECONDS: dict[Deed, float] = {
    "answers": 1.0,
    "chat": 10.0,
    "notes": 10.0,
    "habits": 10.0,
    "whys": 10.0,
    "undos": 10.0,
    "joins": 60.0,
    "messages": 1.0,
}
MOST_METERS = 1000


@dataclass(frozen=True)
class Limits:
    """What one guest may do, in the seconds above; an address as much as all its connections together."""

    answers: int = 10
    chat: int = 5
    notes: int = 20
    habits: int = 20
    whys: int = 10
    undos: int = 5
    joins: int = 10
    messages: int = 100  # of any kind
    connections: int = 4  # from one address
    join_within: float = JOIN_WITHIN  # seconds

    def most(self, deed: Deed) -> int:
        """How often something may be done; whoever may answer quickly may also talk about it."""
        return max(self.messages, 2 * self.answers) if deed == "messages" else int(getattr(self, deed))


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._times: deque[float] = deque()

    def is_full(self, now: float) -> bool:
        """Whether another one would be too many."""
        while self._times and self._times[0] <= now - self.seconds:
            self._times.popleft()
        return len(self._times) >= self.most

    def is_over(self, now: float) -> bool:
        """Whether this one is too many; it counts if it is not."""
        if self.is_full(now):
            return True
        self._times.append(now)
        return False

    def is_idle(self, now: float) -> bool:
        """Whether nothing is remembered that still counts."""
        return not self._times or self._times[-1] <= now - self.seconds


class Meters:
    """What everybody has done lately, by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._rates: dict[tuple[Hashable, Deed], Rate] = {}

    def trouble(self, deed: Deed, person: int | None, address: str, now: float) -> Problem | None:
        """Why something may not be done now; if it may, it counts."""
        most = self.limits.most(deed)
        own = None if person is None else self._rate(person, deed, most, now)
        others = self._rate(address, deed, most * self.limits.connections, now)
        if (own is not None and own.is_full(now)) or others.is_full(now):
            return _too_many(deed, most)
        for rate in (own, others):
            if rate is not None:
                rate.is_over(now)
        return None

    def trouble_with(self, message: said.FromGuest, person: int, address: str, now: float) -> Problem | None:
        """Why a message is not listened to."""
        deed = _deed(message)
        trouble = self.trouble("messages", person, address, now)
        return trouble or (self.trouble(deed, person, address, now) if deed is not None else None)

    def _rate(self, who: Hashable, deed: Deed, most: int, now: float) -> Rate:
        if len(self._rates) > MOST_METERS:
            self._rates = {key: rate for key, rate in self._rates.items() if not rate.is_idle(now)}
        return self._rates.setdefault((who, deed), Rate(most, SECONDS[deed]))


def _deed(message: said.FromGuest) -> Deed | None:
    match message:
        case said.Answer():
            return "answers"
        case said.Say() | said.Sign():
            return "chat"
        case said.Jot():
            return "notes"
        case said.AskMe() | said.LetPass():
            return "habits"
        case said.AskWhy():
            return "whys"
        case said.AskUndo():
            return "undos"
        case _:
            return None


def _too_many(deed: Deed, most: int) -> Problem:
    match deed:
        case "answers":
            return Problem("lan-too-fast", most=most)
        case "chat":
            return Problem("lan-too-much-talk", most=most)
        case "notes":
            return Problem("lan-too-many-notes", most=most)
        case "habits":
            return Problem("lan-too-many-habits", most=most)
        case "whys":
            return Problem("lan-too-many-whys", most=most)
        case "undos":
            return Problem("lan-too-many-undos", most=most)
        case "joins":
            return Problem("lan-too-many-joins", seconds=round(SECONDS["joins"]))
        case "messages":
            return Problem("lan-flood")
