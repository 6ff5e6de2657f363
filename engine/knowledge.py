"""Who knows where hidden cards are: it follows from what each seat has seen, and imagined worlds agree with it.

No rule depends on it, so it is in no view and in no digest, and nobody keeps track of it before a bot looks ahead: then
the game is played again from its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Self, TypeVar

from engine.choices import Ref, Seat
from engine.dice import Dice
from engine.events import Event
from engine.games import MOST_EVENTS_AT_ONCE, too_many_events
from engine.memory import Remembering

Lesson = Callable[[Any, Any], None]
L = TypeVar("L", bound=Lesson)
T = TypeVar("T")


class Lessons(dict[type[Event], Lesson]):
    """What seats learn from events, or lose track of."""

    def on(self, *kinds: type[Event]) -> Callable[[L], L]:
        """Register what is learnt from such events."""

        def register(lesson: L) -> L:
            self.update(dict.fromkeys(kinds, lesson))
            return lesson

        return register


class Knowing(Remembering):
    """A state in which seats remember where cards are that they have seen, once somebody keeps track of it."""

    __slots__ = ("keeps_track", "known")

    lessons: ClassVar[Lessons] = Lessons()
    keeps_track: bool
    known: dict[Ref, int]  # hidden cards, each with a bit for every seat that knows where it is

    def __new__(cls, *fields: object, **named: object) -> Self:
        """Nothing is known in the beginning."""
        made = super().__new__(cls)
        made.keeps_track, made.known = False, {}
        return made

    def keep_track(self) -> None:
        """Remember from now on what seats learn."""
        self.keeps_track = True

    def tell(self, event: Event) -> None:
        """Let everybody who may see it know what happened, and learn from it."""
        news = self.news
        news.append(event)
        if self.keeps_track and (lesson := self.lessons.get(type(event))) is not None:
            lesson(self, event)
        if len(news) > MOST_EVENTS_AT_ONCE:
            raise too_many_events(event)

    def let_see(self, cards: Iterable[Ref], *seats: Seat) -> None:
        """These seats know where the cards are; without a seat, everybody does."""
        bits = sum(1 << seat for seat in seats) if seats else -1
        for card in cards:
            self.known[card] = self.known.get(card, 0) | bits

    def lose_track(self, cards: Iterable[Ref], *but: Seat) -> None:
        """Nobody but these seats can tell any more where the cards are."""
        bits = sum(1 << seat for seat in but)
        for card in cards:
            self.known[card] = self.known.get(card, 0) & bits

    def knows(self, seat: Seat, card: Ref) -> bool:
        """Whether a seat knows where a card is that it cannot see."""
        return bool(self.known.get(card, 0) >> seat & 1)


def deal_slots_anew(
    piles: Sequence[list[T]], is_known: Callable[[T], bool], name: Callable[[T], str], chance: Dice
) -> None:
    """Deal what lies in several piles anew, each keeping its size; what is known stays where it is.

    What comes out depends on chance alone, and not on how the cards lay before.
    """
    slots = [(pile, index) for pile in piles for index, thing in enumerate(pile) if not is_known(thing)]
    things = sorted((pile[index] for pile, index in slots), key=name)
    chance.shuffle(things)
    for (pile, index), thing in zip(slots, things, strict=True):
        pile[index] = thing
