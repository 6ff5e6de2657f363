"""Bots that race: they think side by side, and each gives its answer after a time of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.choices import Menu, Option, Race, Seat
from ui.settings import Speed

if TYPE_CHECKING:
    from concurrent.futures import Future

    from ui.seating import Seating

PACE: Final[dict[Speed, float]] = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "instant": 0.0}  # times its reaction
STEPS: Final = 1000  # of a reaction


class Rival(NamedTuple):
    """What a bot was offered in a race, what it answers, and when: in seconds of the race."""

    number: int
    menu: Menu
    answer: Future[Option | None]
    due: float


class Rivals:
    """The bots of the race that is on."""

    def __init__(self, session: Seating) -> None:
        self.session = session
        self._thoughts: dict[Seat, Rival] = {}

    @property
    def answers(self) -> list[Future[Option | None]]:
        """What is being thought of."""
        return [rival.answer for rival in self._thoughts.values()]

    def think(self, race: Race, passed: float, speed: Speed) -> None:
        """Let every bot think that is offered something new, after so many seconds of the race."""
        session = self.session
        for seat in session.bots:
            menu = session.menu_of(seat)
            rival = self._thoughts.get(seat)
            if menu is None:
                self._thoughts.pop(seat, None)
            elif rival is None or rival.number != session.number or not is_same(rival.menu, menu):
                least, most = race.reaction
                takes = least + (most - least) * session.chance.below(STEPS + 1) / STEPS
                due = passed + takes * PACE[speed]
                self._thoughts[seat] = Rival(session.number, menu, session.let_think(seat, menu), due)

    def due(self, passed: float) -> list[Seat]:
        """Those who have thought of something, and whose time has come."""
        return [
            seat
            for seat, rival in self._thoughts.items()
            if rival.number == self.session.number and rival.answer.done() and passed >= rival.due
        ]

    def answer_of(self, seat: Seat) -> Option | None:
        """What a bot answers; None: it keeps silent. One that fails, or answers what it is not offered, raises."""
        rival = self._thoughts[seat]
        option = rival.answer.result()
        if option is None and rival.menu.optional:
            return None
        if option is None or rival.menu.accept(option) is None:
            raise RuntimeError(
                f"the bot of seat {seat} answers '{option}', which the menu '{rival.menu.prompt}' does not offer"
            )
        return option

    def forget(self, seat: Seat) -> None:
        """It thinks anew."""
        self._thoughts.pop(seat, None)


def is_same(one: Menu, other: Menu) -> bool:
    """Whether two menus offer the same: a question that goes on after an answer beside it is put again."""
    return one is other or (
        one.prompt == other.prompt and list(one.options) == list(other.options) and one.optional == other.optional
    )
