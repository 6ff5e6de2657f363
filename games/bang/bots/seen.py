"""The table as one seat sees it, read from its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from engine.choices import Ref
from engine.events import HIDDEN
from engine.views import id_of
from games.bang.deck import CARD_BY_REF, Card
from games.bang.shown import BangView, FigureView, PlayerView, characters

DISTANT: Final = 99  # farther away than anything reaches
KEEPS_TEN: Final = "sean-mallory"
FARTHER: Final = ("mustang", "hideout")  # the owner is seen one farther away
NEARER: Final = ("scope", "binocular")  # the owner sees others one nearer


@dataclass(slots=True, eq=False)
class Figure:
    """A character on the circle, with everything of it that lies open."""

    ref: Ref
    seat: Ref
    role: str  # empty: hidden
    life: int
    most_life: int
    abilities: frozenset[str]
    in_play: list[tuple[Card, bool]]  # each with whether it is ready
    works: bool  # its cards in play have an effect
    range: int
    is_alive: bool
    is_ghost: bool
    is_passive: bool
    hand_ref: Ref
    hand: list[Ref] = field(default_factory=list)

    @property
    def is_in_play(self) -> bool:
        """Living, or a ghost on its turn."""
        return self.is_alive or self.is_ghost

    @property
    def missing(self) -> int:
        """Lives that it could regain."""
        return self.most_life - self.life if self.is_alive else 0

    def lays(self, *kinds: str) -> bool:
        """Whether one of these kinds lies before it."""
        return any(card.kind in kinds for card, _ in self.in_play)

    def counts(self, kinds: Sequence[str], ability: str) -> int:
        """How many of its cards in play that work are of these kinds, and this ability with them."""
        laid = sum(card.kind in kinds for card, _ in self.in_play) if self.works else 0
        return laid + (ability in self.abilities)

    @property
    def known_hand(self) -> list[Card] | None:
        """Its hand, if all of it is to be seen."""
        return None if HIDDEN in self.hand else [CARD_BY_REF[ref] for ref in self.hand]


class Seen:
    """A view with handles: who is there, what I have, what is going on."""

    def __init__(self, view: BangView) -> None:
        self.view = view
        self.mode = view["mode"]
        self.seat = view["viewer"]
        seats = {player["ref"]: player for player in view["players"]}
        self.figures = [_figure(shown, seats[shown["seat"]]) for shown in characters(view)]
        self.by_ref = {figure.ref: figure for figure in self.figures}
        own = [figure for figure in self.figures if figure.seat == self.seat]
        self.me = min(own, key=_presence)
        self.role = self.me.role
        self.hand = [CARD_BY_REF[ref] for ref in self.me.hand if ref in CARD_BY_REF]
        self.events = {id_of(event) for event in (view["event"], view["show"]) if event}

    @cached_property
    def around(self) -> list[Figure]:
        """Everybody in play in turn order, beginning with the one who comes after me; I come last."""
        step = 1 if self.view["clockwise"] else -1
        place, size = self.figures.index(self.me), len(self.figures)
        order = (self.figures[(place + step * count) % size] for count in range(1, size + 1))
        return [figure for figure in order if figure.is_in_play]

    @cached_property
    def others(self) -> list[Figure]:
        """Everybody else in play."""
        return [figure for figure in self.around if figure is not self.me]

    @cached_property
    def is_my_turn(self) -> bool:
        """Whether it is the turn of one of mine."""
        current = self.by_ref.get(self.view["current"] or "")
        return current is not None and current.seat == self.seat

    def is_on(self, *events: str) -> bool:
        """Whether one of these events is active."""
        return not self.events.isdisjoint(events)

    @property
    def limit(self) -> int:
        """How many cards I may keep."""
        return 10 if KEEPS_TEN in self.me.abilities else max(0, self.me.life)

    @property
    def beer_works(self) -> bool:
        """Beer does nothing for the last two."""
        return len(self.around) != 2 and not self.is_on("the-reverend")

    def distance(self, figure: Figure) -> int:
        """How far away I see somebody."""
        sight = self.view["sight"]
        return sight["distances"].get(figure.ref, DISTANT) if sight else DISTANT

    def away(self, viewer: Figure, target: Figure) -> int:
        """How far away somebody sees somebody, from what lies open. [BNG-6.2, BNG-6.3]"""
        if viewer is self.me:
            return self.distance(target)
        way = 1 if self.is_on("ambush") else self.steps(viewer, target)
        return max(1, way + target.counts(FARTHER, "paul-regret") - viewer.counts(NEARER, "rose-doolan"))

    def owner(self, ref: Ref) -> Figure | None:
        """Whom an option touches: a player, or the owner of a hand or of a card in play."""
        if ref in self.by_ref:
            return self.by_ref[ref]
        if ref.startswith("hand:"):
            own = [figure for figure in self.figures if figure.hand_ref == ref]
            return next((figure for figure in own if figure.is_in_play), own[0] if own else None)
        for figure in self.figures:
            if any(card.ref == ref for card, _ in figure.in_play):
                return figure
        return None

    def steps(self, one: Figure, other: Figure) -> int:
        """Seats between two players, the shorter way round."""
        ring = [figure for figure in self.figures if figure.is_in_play]
        if one not in ring or other not in ring:
            return DISTANT
        way = abs(ring.index(one) - ring.index(other))
        return min(way, len(ring) - way)


def _presence(figure: Figure) -> tuple[bool, bool, bool, bool]:
    """Of two characters of mine first the one that is dying, answers just now or plays the turn. [BNG-19.8]"""
    is_dying = figure.is_alive and figure.life <= 0
    return not is_dying, not figure.is_in_play, not figure.abilities, figure.is_passive


def _figure(shown: FigureView, seat: PlayerView) -> Figure:
    return Figure(
        ref=shown["ref"],
        seat=shown["seat"],
        role=id_of(seat["role"] or ""),
        life=shown["life"],
        most_life=shown["most-life"],
        abilities=frozenset(id_of(ability) for ability in shown["abilities"]),
        in_play=[(CARD_BY_REF[ref], is_ready) for ref, is_ready in shown["in-play"]],
        works=shown["cards-work"],
        range=shown["range"],
        is_alive=shown["is-alive"],
        is_ghost=shown["is-ghost"],
        is_passive=shown["is-passive"],
        hand_ref=seat["hand-ref"],
        hand=seat["hand"],
    )
