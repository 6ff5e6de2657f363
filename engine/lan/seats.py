"""The seats of a table for guests: who planned them, who takes them, and what they are called and painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.choices import Seat
from engine.errors import BadSetup, Problem
from engine.games import SEAT_SIGNS, Game, SeatInfo, checked_options
from engine.lan import messages as said
from engine.lan.messages import SeatPlan
from engine.lan.names import checked_name, free_name
from engine.lan.people import HOST, Person, Place, seat_infos
from engine.lan.wire import clean_name
from engine.table import Table


class Seats:
    """Places around one table, before and during the game."""

    def __init__(self, game: Game[Any], host_name: str, people: Mapping[int, Person]) -> None:
        self.game, self.host_name, self.people = game, host_name, people
        self.places: list[Place] = []
        self.options: dict[str, Any] = {}
        self.are_of_save = False  # names, colours and options are settled
        self.open: set[Seat] = set()  # seats of a running game that whoever has none may take

    @property
    def free(self) -> list[Seat]:
        """Where a person should sit and nobody does."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and place.person is None]

    @property
    def names(self) -> set[str]:
        """What the seats are called; those of a save wait for people of their names."""
        waiting = self.free if self.are_of_save else []
        return {place.name for seat, place in enumerate(self.places) if seat not in waiting} - {""}

    def count(self) -> None:
        """Let everybody know their seats."""
        for person in self.people.values():
            person.seats = [seat for seat, place in enumerate(self.places) if place.person == person.id]

    # The plan

    def set_up(self, plan: said.SetUp) -> None:
        """Arrange seats and options. Guests who have no seat any more stand; what the rules refuse changes nothing."""
        if self.are_of_save:
            raise BadSetup("lan-too-late-for-that")
        options = checked_options(self.game, len(plan.seats), plan.options)
        places = [self._planned(seat, wanted) for seat, wanted in enumerate(plan.seats)]
        seat_infos(self.game, places, self.people)
        self.places, self.options = places, msgspec.to_builtins(options)
        for seat, wanted in enumerate(plan.seats):
            if wanted.kind == "here":
                self._wear(seat, wanted.sign)
        self.count()

    def _planned(self, seat: Seat, wanted: SeatPlan) -> Place:
        before = self.places[seat] if seat < len(self.places) else None
        name, colour = clean_name(wanted.name), wanted.colour
        if wanted.kind == "bot":
            return Place("bot", name, wanted.level, colour, temper=wanted.temper)
        if wanted.kind == "here":
            return Place("person", name or self.host_name, "", colour, HOST if HOST in self.people else None)
        if before is None or before.person in (None, HOST):
            return Place("person", colour=colour)
        return Place("person", before.name, "", colour, before.person, sign=before.sign)

    def lay_for(self, game: Game[Any], places: Sequence[Place]) -> None:
        """Another game, with its own options, for whoever sits in these places."""
        infos = seat_infos(game, places, self.people)
        options = checked_options(game, len(infos), {})
        self.game, self.places, self.options = game, list(places), msgspec.to_builtins(options)
        self.are_of_save = False
        self.open.clear()
        self.count()

    def take_from(self, table: Table[Any]) -> None:
        """The seats of a saved game; nobody sits there yet."""
        self.places = [
            Place(
                "bot" if info.kind == "bot" else "person",
                info.name,
                info.level,
                info.colour,
                temper=info.temper,
                sign=info.sign,
            )
            for info in table.seats
        ]
        self.options = msgspec.to_builtins(table.options)

    def infos(self) -> list[SeatInfo]:
        """The seats as a game takes them; what cannot be a seat is refused."""
        return seat_infos(self.game, self.places, self.people)

    def trouble(self) -> Problem | None:
        """Why the game cannot begin."""
        if free := self.free:
            seats = ", ".join(str(seat + 1) for seat in free)
            return BadSetup("lan-free-seats-of-save" if self.are_of_save else "lan-free-seats", seats=seats)
        waiting = [person.name for person in self.people.values() if person.seats and not person.is_ready]
        if waiting:
            return BadSetup("lan-not-ready", names=", ".join(waiting))
        if not self.are_of_save:
            try:
                checked_options(self.game, len(self.places), self.options)
                self.infos()
            except Problem as problem:
                return problem
        return None

    # Sitting down and standing up

    def offer(self, person: Person) -> None:
        """Give somebody who has just come a free seat, the one of their name if there is one."""
        free = sorted(self.free, key=lambda seat: self.places[seat].name != person.name)
        if free and not person.seats:
            self._take(free[0], person)
            self._name(free[0], person.name, person.sign)

    def sit(self, person: Person, seat: Seat, name: str, others: set[str]) -> None:
        """Somebody takes a free seat before the game, perhaps for another person at the same computer."""
        self._check_free(seat)
        wanted = checked_name(name, others)
        self._take(seat, person)
        if wanted:
            self._name(seat, free_name(wanted, others))
        else:
            self._name(seat, person.name, person.sign)

    def sit_later(self, person: Person, seat: Seat) -> None:
        """Take a seat that has been played: only one that the host has put up, and only who has none."""
        self._check_free(seat)
        if seat not in self.open:
            raise BadSetup("lan-hosts-to-give", seat=seat + 1)
        self.give(person, seat)

    def give(self, person: Person, seat: Seat) -> None:
        """The host gives a seat that was left for good; nobody gets to see a second hand by it."""
        self._check_free(seat)
        if person.seats:
            raise BadSetup("lan-has-seat", name=person.name)
        self.open.discard(seat)
        self._take(seat, person)

    def _check_free(self, seat: Seat) -> None:
        if seat not in self.free:
            raise BadSetup("lan-seat-taken", seat=seat + 1)

    def _take(self, seat: Seat, person: Person) -> None:
        self.places[seat].person = person.id
        self.count()

    def _name(self, seat: Seat, name: str, sign: str = "") -> None:
        if not self.are_of_save:
            self.places[seat].name = name
            self._wear(seat, sign)

    def _wear(self, seat: Seat, sign: str) -> None:
        """The sign that somebody would like; a letter if there is no such sign, or another seat has it."""
        self.places[seat].sign = ""
        if sign in SEAT_SIGNS and sign not in [place.sign for place in self.places]:
            self.places[seat].sign = sign

    def leave(self, *seats: Seat) -> None:
        """Before the game a seat that is left has no name any more."""
        for seat in seats:
            self.places[seat].person = None
            self._name(seat, "")
        self.count()

    def own(self, person: Person, seat: Seat) -> Place:
        """A seat of somebody's own."""
        if seat not in person.seats:
            raise BadSetup("lan-not-your-seat", seat=seat + 1)
        return self.places[seat]

    def paint(self, place: Place, colour: str) -> None:
        """Choose a colour that nobody has."""
        if self.are_of_save:
            raise BadSetup("lan-too-late-for-that")
        before, place.colour = place.colour, colour
        try:
            self.infos()
        except Problem:
            place.colour = before
            raise

    def swap(self, seat: Seat, other: Seat) -> None:
        """Two seats change places, with whoever sits there."""
        if self.are_of_save or max(seat, other) >= len(self.places):
            raise BadSetup("lan-too-late-for-that")
        self.places[seat], self.places[other] = self.places[other], self.places[seat]
        self.count()
