"""Who is at a table for guests: those who may come in, those who are away, and those who may not come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engine.errors import Problem
from engine.lan import messages as said
from engine.lan.identity import Known, Register, is_same, new_token, sealed
from engine.lan.limits import Rate
from engine.lan.names import checked_name, free_name
from engine.lan.people import HOST, Person

MOST_PEOPLE = 64
TOLD_OF = (12, 60.0)  # comings and goings from one address, in so many seconds: more are seen, but not announced


class Presence:
    """The people of one table, and what they come in with."""

    def __init__(self, host_name: str, host_key: str, code: str) -> None:
        self.host_key, self.code = host_key, code
        self.people: dict[int, Person] = {}
        self.removed: set[str] = set()  # seals of those who were sent away
        self.barred: set[str] = set()  # and the addresses that they came from: nobody new comes in from there
        self._last_id = HOST
        self._patience: dict[int, asyncio.TimerHandle] = {}
        self._announced: dict[str, Rate] = {}
        if host_key:
            self.people[HOST] = Person(HOST, host_name, is_host=True, is_ready=True)

    @property
    def here(self) -> list[Person]:
        """Whoever is connected."""
        return [person for person in self.people.values() if person.connection is not None]

    @property
    def names(self) -> set[str]:
        """What everybody is called."""
        return {person.name for person in self.people.values()}

    # Coming

    def check(self, join: said.Join, address: str) -> None:
        """Refuse whoever was sent away or does not know the code. Whoever has a token of this table needs no code."""
        if join.host_key:
            if not self.host_key or not is_same(join.host_key, self.host_key):
                raise Problem("lan-wrong-code")
            return
        if self.known(join.token) is not None:
            return
        if address in self.barred or sealed(join.token) in self.removed:
            raise Problem("lan-removed")
        if not is_same(join.code.strip().upper(), self.code.upper()):
            raise Problem("lan-wrong-code")

    def known(self, token: str) -> Person | None:
        """Whoever was given this token."""
        if not token:
            return None
        seal = sealed(token)
        return next((one for one in self.people.values() if one.seal and is_same(one.seal, seal)), None)

    def come(self, join: said.Join, seat_names: set[str]) -> tuple[Person, str]:
        """Who comes in, new or back, and the token to come back with; a name that misleads is refused."""
        if join.host_key:
            person, token = self.people[HOST], new_token()
            person.seal = sealed(token)
            return person, token
        person_or_none = self.known(join.token)
        if person_or_none is not None:
            return person_or_none, join.token
        if len(self.people) >= MOST_PEOPLE:
            raise Problem("lan-full")
        taken = self.names | seat_names
        name = checked_name(join.name, taken)
        self._last_id += 1
        token = new_token()
        person = Person(self._last_id, free_name(name or f"Guest {self._last_id}", taken), sealed(token))
        self.people[person.id] = person
        return person, token

    def is_announced(self, person: Person, now: float) -> bool:
        """Whether the others are told in words that somebody came or went: not of every one from a busy address."""
        if len(self._announced) > MOST_PEOPLE:
            self._announced = {one: rate for one, rate in self._announced.items() if not rate.is_idle(now)}
        return not self._announced.setdefault(person.address, Rate(*TOLD_OF)).is_over(now)

    # Going

    def forget(self, person: Person) -> None:
        """Nobody expects them back."""
        self.people.pop(person.id, None)
        self.be_back(person)

    def bar(self, person: Person) -> None:
        """They are not let in again, nor is anybody new from where they came from."""
        self.removed.add(person.seal)
        if person.address:
            self.barred.add(person.address)
        self.forget(person)

    def be_patient(self, person: Person, seconds: int, then: Callable[[Person], None]) -> None:
        """Whoever is away has so much time to come back."""
        if person.connection is None and person.id not in self._patience:
            loop = asyncio.get_running_loop()
            self._patience[person.id] = loop.call_later(seconds, self._lose_patience, person, then)

    def _lose_patience(self, person: Person, then: Callable[[Person], None]) -> None:
        del self._patience[person.id]
        then(person)

    def be_back(self, person: Person) -> None:
        """No patience is needed any more."""
        timer = self._patience.pop(person.id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Nobody is waited for."""
        for timer in self._patience.values():
            timer.cancel()

    # What outlives this program

    def known_people(self) -> list[Known]:
        """Those who have a seat to come back to."""
        return [
            Known(person.id, person.name, person.seal, person.seats, person.is_host)
            for person in self.people.values()
            if person.seats
        ]

    def keep_out(self, register: Register) -> None:
        """Whoever was sent away before this program was started is not let in either."""
        self.removed.update(register.removed)
        self.barred.update(register.barred)

    def expect(self, known: Known) -> Person:
        """Somebody from before this program was started may come back."""
        self._last_id = max(self._last_id, known.id)
        person = self.people.setdefault(known.id, Person(known.id, known.name, known.seal, known.is_host))
        person.is_ready = True
        return person
