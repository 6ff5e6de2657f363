"""What happens is seen: the cues that a board names for its events are played above the table, in the order of the
events, for as long as the speed of motion says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Any, Final, Protocol

import pygame

from engine.choices import Ref
from engine.events import Event
from engine.texts import Texts
from engine.views import View, Viewer
from ui.acts import Act, Blow, Flight, Moment, Ribbon, Shown, Swept, Tumble
from ui.app import App
from ui.boards import Board
from ui.canvas import Canvas
from ui.cues import BLOOD, Banner, Cue, Cues, Fall, Gain, HeldUp, Hit, Line, Sweep
from ui.faces import Faces
from ui.settings import Speed
from ui.sprites import Area, CardFace, Face, Sprite

PACE: Final[dict[Speed, float]] = {
    "slow": 1.4,
    "normal": 1.0,
    "fast": 0.6,
    "instant": 0.0,
}  # times the length of an act
LONGEST: Final = 5.0  # seconds at normal speed: of what happened before that, only the story tells
OVERLAP: Final = 0.16  # seconds until the next of several that happen side by side
HAND: Final = "hand:"


class Stage(Protocol):
    """Where things lie."""

    sprites: list[Sprite]


@dataclass
class _Due:
    """An act, and when it begins and ends, in seconds at normal speed."""

    act: Act
    begins: float
    sound: str

    @property
    def ends(self) -> float:
        return self.begins + self.act.lasts


@dataclass(frozen=True)
class Scenery:
    """What cues are played before: the table as one pair of eyes sees it."""

    board: Board
    stage: Stage
    faces: Faces
    texts: Texts
    area: Area
    eyes: Viewer
    seen: View
    before: Mapping[str, Sprite]  # by name, as things lay before this happened
    is_own_turn: bool = False  # of whoever looks, as it was before this happened

    def place(self, ref: Any) -> pygame.Rect | None:
        """Where a thing lies; somebody's hand that is not seen is where its owner is."""
        if not isinstance(ref, str):
            return None
        found = next((sprite for sprite in self.stage.sprites if ref in (sprite.ref, sprite.name)), None)
        found = found or self.before.get(ref)  # what lies in a pile now was hit where it lay before
        found = found or next((sprite for sprite in self.stage.sprites if ref in sprite.pile), None)
        if found is None and ref.startswith(HAND):
            return self.place(f"seat:{ref.removeprefix(HAND)}")
        return found.rect if found is not None else None

    def face(self, ref: Ref) -> tuple[Face, pygame.Rect] | None:
        """How a card lay before, and where."""
        sprite = self.before.get(ref)
        return (sprite.face, sprite.rect) if sprite is not None and isinstance(sprite.face, CardFace) else None

    def is_mine(self, ref: Any) -> bool:
        """Whether this is about whoever looks."""
        return isinstance(self.eyes, int) and ref in (f"seat:{self.eyes}", f"{HAND}{self.eyes}")

    def is_my_card(self, ref: Ref) -> bool:
        """Whether a card belongs to whoever looks, where the board can tell."""
        whose = getattr(self.board, "whose", None)
        return whose is not None and self.is_mine(whose(self.seen, ref))

    # From a cue to an act

    def acts(self, news: Sequence[Event]) -> Iterator[tuple[str, str, Act]]:
        """What there is to be seen of the news, each with the kind of its event and its sound."""
        cues: Cues = getattr(self.board, "CUES", {})
        moments = getattr(self.board, "moments", None)
        plain = [event.plain() for event in news]
        shown: dict[int, list[Sequence[Sprite]]] = {}
        if moments is not None:
            for place, sprites in moments(plain, self.area, self.before):
                shown.setdefault(place, []).append(sprites)
        for index, (event, facts) in enumerate(zip(news, plain, strict=True)):
            for cue in cues.get(facts["event"], ()):
                if self._fits(cue, facts) and (act := self.act(cue, facts, event)) is not None:
                    yield facts["event"], cue.sound, act
            for sprites in shown.get(index, ()):
                has_dice = any(getattr(sprite.face, "face", 0) for sprite in sprites)
                yield facts["event"], "dice" if has_dice else "", Moment(sprites, self.faces)

    def _fits(self, cue: Cue, facts: Mapping[str, Any]) -> bool:
        if cue.loser and (self.is_own_turn or not self.is_mine(facts.get(cue.loser))):
            return False
        return all(self._is_one_of(facts.get(name), wanted) for name, wanted in cue.only.items())

    def _is_one_of(self, fact: Any, wanted: Sequence[Any]) -> bool:
        """Whether a fact is one of these, or a card with such a picture."""
        is_card = isinstance(fact, str) and fact in self.faces.card_texts
        return fact in wanted or (is_card and self.board.look(fact).picture in wanted)

    @singledispatchmethod
    def act(self, cue: Any, facts: Mapping[str, Any], event: Event) -> Act | None:
        """What a cue shows of an event; None if nothing of it can be seen from here."""
        raise TypeError(cue)

    @act.register
    def _line(self, cue: Line, facts: Mapping[str, Any], event: Event) -> Act | None:
        start, targets = self.place(facts.get(cue.source)), facts.get(cue.target)
        boxes = [self.place(ref) for ref in ([targets] if isinstance(targets, str) else targets or ())]
        if start is None:
            return None
        ends = [box.center for box in boxes if box is not None and box.center != start.center]
        return Flight(start.center, ends, cue.colour, cue.icon) if ends else None

    @act.register
    def _hit(self, cue: Hit, facts: Mapping[str, Any], event: Event) -> Act | None:
        on = facts.get(cue.on)
        box = self.place(on)
        words = f"−{facts[cue.amount]}" if cue.amount and facts.get(cue.amount) else ""
        return Blow(box, words, cue.icon, BLOOD, self.is_mine(on)) if box is not None else None

    @act.register
    def _gain(self, cue: Gain, facts: Mapping[str, Any], event: Event) -> Act | None:
        on = facts.get(cue.on)
        box = self.place(on)
        words = f"+{facts[cue.amount]}" if cue.amount and facts.get(cue.amount) else ""
        return Blow(box, words, cue.icon, cue.colour, self.is_mine(on), shakes=False) if box is not None else None

    @act.register
    def _fall(self, cue: Fall, facts: Mapping[str, Any], event: Event) -> Act | None:
        on = facts.get(cue.on)
        box = self.place(on)
        return Tumble(box, self.is_mine(on)) if box is not None else None

    @act.register
    def _held_up(self, cue: HeldUp, facts: Mapping[str, Any], event: Event) -> Act | None:
        named = [facts[name] for name in cue.cards if facts.get(name)]
        cards = tuple(card for each in named for card in ([each] if isinstance(each, str) else each))
        if cue.is_news and cards and self.is_my_card(cards[0]):
            return None
        if not cards or not all(card in self.faces.card_texts for card in cards):
            return None
        return Shown(cards, self.texts.event(event), self.area.board, self.faces)

    @act.register
    def _sweep(self, cue: Sweep, facts: Mapping[str, Any], event: Event) -> Act | None:
        end = self.place(facts.get(cue.to) or cue.otherwise)
        from_pile = self.place(facts.get(cue.source) or cue.source)
        swept = facts.get(cue.cards) or ()
        refs = [swept] if isinstance(swept, str) else swept
        cards = [found for ref in refs if (found := self.face(ref)) is not None]
        if not cards and from_pile is not None:
            known = [ref for ref in refs if ref in self.faces.card_texts]
            cards = [(CardFace(ref), from_pile) for ref in known]
        return Swept(cards, end.center, self.faces) if end is not None and cards else None

    @act.register
    def _banner(self, cue: Banner, facts: Mapping[str, Any], event: Event) -> Act | None:
        return Ribbon(self.area.board, self.texts.event(event), cue.icon, cue.colour)


class Staging:
    """Plays what a board wants to be seen, above the table, while the game waits."""

    def __init__(self, app: App, speed: Callable[[], Speed]) -> None:
        self.app, self._speed = app, speed
        self._due: list[_Due] = []
        self._since = 0.0

    @property
    def is_on(self) -> bool:
        """Whether anything is being shown."""
        return bool(self._due)

    @property
    def acts(self) -> list[Act]:
        """What is shown or waits to be."""
        return [due.act for due in self._due]

    @property
    def _pace(self) -> float:
        return PACE[self._speed()]

    @property
    def _now(self) -> float:
        """How far it has come, in seconds at normal speed."""
        return (self.app.now - self._since) / self._pace if self._pace else LONGEST

    def show(self, news: Sequence[Event], scenery: Scenery) -> None:
        """Show what of the news is worth it, if there is time for it at all."""
        if not self._pace:
            return
        if not self._due:
            self._since = self.app.now
        kind, begins = "", max((due.ends for due in self._due), default=0.0)
        for event, sound, act in scenery.acts(news):
            last = self._due[-1] if self._due else None
            side_by_side = last is not None and last.act.overlaps and act.overlaps and kind == event
            begins = last.begins + OVERLAP if last is not None and side_by_side else begins
            self._due.append(_Due(act, begins, sound))
            kind, begins = event, max(begins + act.lasts, max(due.ends for due in self._due))
        self._shorten()

    def _shorten(self) -> None:
        """Too much for one look: what comes last counts."""
        while len(self._due) > 1 and self._due[-1].ends - max(self._now, 0.0) > LONGEST:
            first = self._due.pop(0)
            gone = self._due[0].begins - first.begins if first.begins >= self._now else 0.0
            for due in self._due:
                due.begins -= gone

    def pass_time(self) -> None:
        """Play the sounds of what begins, and forget what is over."""
        if not self._due:
            return
        now = self._now
        for due in self._due:
            if due.sound and due.begins <= now:
                self.app.sounds.play(due.sound)
                due.sound = ""
        left = [due for due in self._due if due.ends > now]
        if len(left) < len(self._due):
            self._due = left
            self.app.is_stale = True

    def finish(self) -> None:
        """It was seen long enough."""
        self._due.clear()
        self.app.is_stale = True

    def draw(self, canvas: Canvas) -> None:
        """Everything that is going on at this moment."""
        now = self._now
        for due in self._due:
            if due.begins <= now:
                due.act.draw(canvas, min(1.0, (now - due.begins) / due.act.lasts))
