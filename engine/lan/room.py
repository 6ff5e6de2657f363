"""A table for guests, beside the game: who came, who sits where, who is away, and what was agreed on.

It knows nothing of sockets: messages come in by `hear`, and go out by what each person is connected with.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.choices import Seat
from engine.errors import BadFile, BadSetup, Problem
from engine.games import Game
from engine.lan import messages as said
from engine.lan.identity import Known, Register, fingerprint, is_same, new_token, sealed, write_register
from engine.lan.messages import PROTOCOL, Phase, SeatPlan
from engine.lan.people import HOST, Connection, Person, Place, seat_infos
from engine.lan.play import Play, not_saved
from engine.lan.wire import clean_name, cleaned, encode, goodbye, refusal
from engine.saves import Journal
from engine.table import Table, checked_options

MOST_PEOPLE = 64


class Room:
    """One table, from the first guest to the last game."""

    def __init__(
        self,
        game: Game[Any],
        *,
        host_name: str = "",
        host_key: str = "",
        code: str = "",
        folder: Path | None = None,
        answers_a_second: int = 10,
        pace: float = 0.0,
        starts_itself: bool = False,
        new_seed: Callable[[], int] = lambda: secrets.randbelow(1 << 48),
        on_change: Callable[[], None] = lambda: None,
        on_notice: Callable[[said.Notice], None] = lambda notice: None,
    ) -> None:
        self.game, self.folder, self.code, self.host_key = game, folder, code, host_key
        self.table_id = secrets.token_hex(8)
        self.run = secrets.token_hex(4)
        self.host_name = clean_name(host_name)
        self.answers_a_second = answers_a_second
        self.pace = pace
        self.starts_itself = starts_itself  # as soon as everybody is there: for hosts without a screen
        self.new_seed = new_seed
        self.on_change = on_change  # something that is announced to the network has changed
        self.on_notice = on_notice  # what everybody is told, for hosts without a screen
        self.port = 0
        self.phase: Phase = "lobby"
        self.places: list[Place] = []
        self.options: dict[str, Any] = {}
        self.clock = self.patience = 0
        self.people: dict[int, Person] = {}
        self.play: Play | None = None
        self._resumed: tuple[Table[Any], Journal] | None = None  # a save that waits for its people
        self._patience: dict[int, asyncio.TimerHandle] = {}
        self._last_id = HOST
        self._games = 0
        if host_key:
            self.people[HOST] = Person(HOST, self.host_name, is_host=True, is_ready=True)

    # How it begins

    def set_up(self, plan: said.SetUp) -> None:
        """Arrange seats and options. Guests who have no seat any more stand; what the rules refuse changes nothing."""
        if self.phase != "lobby" or self._resumed is not None:
            raise BadSetup("lan-too-late-for-that")
        options = checked_options(self.game, len(plan.seats), plan.options)
        places = [self._planned(seat, wanted) for seat, wanted in enumerate(plan.seats)]
        seat_infos(self.game, places, self.people)
        self.places, self.options = places, msgspec.to_builtins(options)
        self.clock, self.patience = plan.clock, plan.patience
        self._count_seats()

    def _planned(self, seat: Seat, wanted: SeatPlan) -> Place:
        before = self.places[seat] if seat < len(self.places) else None
        name, colour = clean_name(wanted.name), wanted.colour
        if wanted.kind == "bot":
            return Place("bot", name, wanted.level, colour)
        if wanted.kind == "here":
            return Place("person", name or self.host_name, "", colour, HOST if self.host_key else None)
        guest = before.person if before is not None and before.person not in (None, HOST) else None
        return Place("person", before.name if before is not None and guest is not None else "", "", colour, guest)

    def resume(self, table: Table[Any], journal: Journal, register: Register | None) -> None:
        """Go on with a saved game: at once if it is known who sat where, else when its seats are taken."""
        self.places = [
            Place("bot" if info.kind == "bot" else "person", info.name, info.level, info.colour) for info in table.seats
        ]
        self.options = msgspec.to_builtins(table.options)
        if register is None:
            self._resumed = (table, journal)
            for place, info in zip(self.places, table.seats, strict=True):  # whoever came from elsewhere will again
                place.person = HOST if info.kind == "person" and self.host_key else None
            self._count_seats()
            return
        self.table_id, self.clock, self.patience = register.table, register.clock, register.patience
        for known in register.people:
            if known.is_host and HOST not in self.people:
                continue  # nobody is at the host's computer now: his seats wait
            person = self.people.setdefault(known.id, Person(known.id, known.name, known.seal, known.is_host))
            person.is_ready = True
            for seat in known.seats:
                self.places[seat].person = person.id
            self._last_id = max(self._last_id, known.id)
        self._count_seats()
        known_seats = {seat for known in register.people for seat in known.seats}
        self._begin(table, journal, [seat for seat in self._free() if seat not in known_seats])

    def _free(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and place.person is None]

    def _count_seats(self) -> None:
        for person in self.people.values():
            person.seats = [seat for seat, place in enumerate(self.places) if place.person == person.id]

    def trouble(self) -> Problem | None:
        """Why the game cannot begin."""
        if free := self._free():
            seats = ", ".join(str(seat + 1) for seat in free)
            return BadSetup("lan-free-seats" if self._resumed is None else "lan-free-seats-of-save", seats=seats)
        waiting = [person.name for person in self.people.values() if person.seats and not person.is_ready]
        if waiting:
            return BadSetup("lan-not-ready", names=", ".join(waiting))
        if self._resumed is None:
            try:
                checked_options(self.game, len(self.places), self.options)
                seat_infos(self.game, self.places, self.people)
            except Problem as problem:
                return problem
        return None

    def start(self) -> None:
        """The game begins, or it is said why not."""
        trouble = self.trouble()
        if trouble is not None:
            raise trouble
        if self.phase != "lobby":
            raise BadSetup("lan-too-late-for-that")
        if self._resumed is not None:
            table, journal = self._resumed
            self._resumed = None
            self._begin(table, journal)
            return
        infos = seat_infos(self.game, self.places, self.people)
        self._begin_new(Table(self.game, infos, self.options, self.new_seed()))

    def again(self) -> None:
        """The same people once more."""
        if self.phase != "over" or self.play is None:
            raise BadSetup("lan-not-over")
        before = self.play.table
        self._begin_new(Table(self.game, before.seats, before.options, self.new_seed()))

    def _begin_new(self, table: Table[Any]) -> None:
        journal: Journal | None = None
        try:
            journal = Journal.begin(self.folder, table) if self.folder is not None else None
        except BadFile as problem:
            self.notice("lan-not-saved", **not_saved(problem).facts)
        self._begin(table, journal, self._free())

    def _begin(self, table: Table[Any], journal: Journal | None, nobodys: Sequence[Seat] = ()) -> None:
        """Let it run; bots play the seats that nobody will come back to."""
        if self.play is not None:
            self.play.close()
        for person in self.people.values():
            person.heard = 0
        self.phase = "over" if table.result is not None else "play"
        self._games += 1
        self.play = Play(
            table,
            journal,
            self._present,
            count=self._games,
            clock=self.clock,
            pace=self.pace,
            on_end=self._end,
            on_notice=self.on_notice,
        )
        self.play.stand_ins.update(nobodys)
        for person in self.people.values():
            self._be_patient(person)
        self._keep_register()
        self.tell_room()
        self.play.begin()

    def _end(self) -> None:
        self.phase = "over"
        self.tell_room()

    def _present(self) -> list[Person]:
        return [person for person in self.people.values() if person.connection is not None]

    def close(self) -> None:
        """The host goes: everybody is told, and the game is on the disk."""
        self.say_goodbye_to_all(Problem("lan-host-gone"))
        for timer in self._patience.values():
            timer.cancel()
        if self.play is not None:
            self.play.close()
        elif self._resumed is not None:
            self._resumed[1].close()

    def say_goodbye_to_all(self, why: Problem) -> None:
        """Hang up on everybody."""
        for person in self._present():
            self._dismiss(person, why)

    def _keep_register(self) -> None:
        """Who sits where outlives this program."""
        if self.play is None or self.play.journal is None:
            return
        people = [
            Known(person.id, person.name, person.seal, person.seats, person.is_host)
            for person in self.people.values()
            if person.seats
        ]
        register = Register(self.table_id, self.code, self.port, people, self.clock, self.patience)
        try:
            write_register(self.play.journal.path, register)
        except BadFile as problem:
            self.notice("lan-not-saved", **not_saved(problem).facts)

    # Coming and going

    def hello(self) -> said.Hello:
        """What is played here."""
        return said.Hello(
            PROTOCOL, self.table_id, self.host_name, self.game.name, self.game.version, fingerprint(self.game)
        )

    def check_join(self, join: said.Join) -> None:
        """Refuse whoever plays by other rules or does not know the code."""
        if join.protocol != PROTOCOL:
            raise Problem("lan-other-protocol", theirs=join.protocol, ours=PROTOCOL)
        is_same_game = join.game == self.game.name and join.rules == self.game.version
        if not is_same_game or join.facts != fingerprint(self.game):
            raise Problem("lan-other-rules", game=self.game.name, rules=self.game.version)
        if join.host_key:
            if not self.host_key or not is_same(join.host_key, self.host_key):
                raise Problem("lan-wrong-code")
        elif not is_same(join.code.strip().upper(), self.code.upper()):
            raise Problem("lan-wrong-code")

    def join(self, connection: Connection, join: said.Join) -> Person:
        """Let somebody in who has passed `check_join`: new, or back with his token."""
        token = join.token
        if join.host_key:
            person = self.people[HOST]
        else:
            seal = sealed(token) if token else ""
            known = [one for one in self.people.values() if one.seal and token and is_same(one.seal, seal)]
            person = known[0] if known else self._new_person(join)
        if not join.host_key and not person.seal:
            token = new_token()
            person.seal = sealed(token)
        was_away = person.connection is None and (bool(person.seats) and self.phase != "lobby")
        if person.connection is not None:
            self._dismiss(person, Problem("lan-elsewhere"))
        self._back_in_seats(person)
        person.connection = connection
        person.wants_reasons = join.reasons
        if self.phase == "lobby" and not join.watches and not person.seats:
            self._offer_seat(person)
        welcome = said.Welcome(person.id, token, person.is_host, self.run, self.answers_a_second)
        person.send(encode(welcome))
        self._keep_register()
        self.notice("lan-back" if was_away else "lan-joined", name=person.name)
        self.tell_room()
        if self.play is not None:
            self.play.welcome(person)
        return person

    def _new_person(self, join: said.Join) -> Person:
        if len(self.people) >= MOST_PEOPLE:
            raise Problem("lan-full")
        self._last_id += 1
        person = Person(self._last_id, self._free_name(clean_name(join.name) or f"Guest {self._last_id}"))
        self.people[person.id] = person
        return person

    def _free_name(self, name: str) -> str:
        """The name, with a number if somebody has it already; the seats of a save wait for people of their names."""
        waiting = self._free() if self._resumed is not None else []
        seated = {place.name for seat, place in enumerate(self.places) if seat not in waiting}
        taken = {person.name for person in self.people.values()} | seated
        count, free = 2, name
        while free in taken:
            free = clean_name(f"{name[:20]} {count}")
            count += 1
        return free

    def _offer_seat(self, person: Person) -> None:
        free = sorted(self._free(), key=lambda seat: self.places[seat].name != person.name)
        if free:
            self._take_seat(person, free[0], "")

    def _take_seat(self, person: Person, seat: Seat, name: str) -> None:
        place = self.places[seat]
        place.person = person.id
        if self._resumed is None and self.play is None:
            place.name = self._free_name(clean_name(name)) if clean_name(name) else person.name
        self._count_seats()
        if self.play is not None:
            self.play.stand_in(seat, False)
            self.play.welcome(person)
            self._keep_register()

    def _back_in_seats(self, person: Person) -> None:
        """Whoever comes back plays himself again."""
        timer = self._patience.pop(person.id, None)
        if timer is not None:
            timer.cancel()
        if self.play is not None:
            for seat in person.seats:
                self.play.stand_in(seat, False)

    def lose(self, person: Person, connection: Connection, news: str = "lan-away") -> None:
        """A connection is lost. In the lobby the seat is free again; in a game it waits for whoever sat there."""
        if person.connection is not connection:
            return  # he has come back by another one already
        person.connection = None
        if self.play is not None:
            self.play.miss(person.id)
        if self.phase == "lobby" and not person.is_host:
            self._forget(person)
            self.notice("lan-left", name=person.name)
        elif not person.seats and not person.is_host:
            del self.people[person.id]
            self.notice("lan-left", name=person.name)
        else:
            self.notice(news, name=person.name)
            self._be_patient(person)
        self.tell_room()

    def _be_patient(self, person: Person) -> None:
        """Whoever is away has so much time to come back until a bot plays for him."""
        is_missed = bool(person.seats) and person.connection is None and person.id not in self._patience
        if self.patience and self.phase == "play" and is_missed:
            loop = asyncio.get_running_loop()
            self._patience[person.id] = loop.call_later(self.patience, self._stand_in_for, person)

    def _forget(self, person: Person) -> None:
        for seat in person.seats:
            place = self.places[seat]
            place.person = None
            if self._resumed is None:
                place.name = ""
        self.people.pop(person.id, None)
        self._count_seats()

    def _stand_in_for(self, person: Person) -> None:
        self._patience.pop(person.id, None)
        if self.play is not None and person.connection is None:
            for seat in person.seats:
                self.play.stand_in(seat, True)
            self.notice("lan-stand-in", name=person.name)
            self.tell_room()

    def _dismiss(self, person: Person, why: Problem) -> None:
        connection, person.connection = person.connection, None
        if connection is not None:
            connection.send(encode(goodbye(why)))
            connection.close(why.key)

    # Telling

    def view(self) -> said.RoomView:
        """Everything beside the game."""
        stand_ins = self.play.stand_ins if self.play is not None else ()
        trouble = self.trouble() if self.phase == "lobby" else None
        return said.RoomView(
            self.phase,
            self.game.name,
            [
                said.SeatLine(
                    place.name,
                    "bot" if place.kind == "bot" else "person",
                    place.level,
                    place.colour,
                    place.person,
                    seat in stand_ins,
                )
                for seat, place in enumerate(self.places)
            ],
            [
                said.PersonLine(one.id, one.name, one.is_host, one.connection is None, one.is_ready)
                for one in self.people.values()
            ],
            self.options,
            self.clock,
            self.patience,
            self._resumed is not None,
            refusal(trouble) if trouble is not None else None,
        )

    @property
    def free_seats(self) -> int:
        """How many guests could still sit down."""
        return len(self._free())

    def tell_room(self) -> None:
        """Let everybody see who is where."""
        self._tell_all(self.view())
        self.on_change()
        if self.starts_itself and self.phase == "lobby" and self.trouble() is None:
            self.start()

    def notice(self, key: str, **facts: Any) -> None:
        """Let everybody know of something beside the game."""
        notice = said.Notice(key, facts)
        self.on_notice(notice)
        self._tell_all(notice)

    def _tell_all(self, message: said.Message) -> None:
        data = encode(message)
        for person in self._present():
            person.send(data)

    # What guests say

    def hear(self, person: Person, message: said.FromGuest) -> None:
        """Do what somebody asks for, or refuse it with a sentence."""
        try:
            if isinstance(message, said.HOST_ONLY) and not person.is_host:
                raise Problem("lan-host-only")
            self._do(person, message)
        except Problem as problem:
            person.send(encode(refusal(problem)))

    def _do(self, person: Person, message: said.FromGuest) -> None:
        match message:
            case said.Answer():
                self._playing().answer(person, message)
            case said.Jot(seat, about, mark):
                self._playing().note(person, seat, about, mark)
            case said.AskUndo(seat):
                self._playing().ask_undo(person, seat)
            case said.Consent(undo, agrees):
                self._playing().consent(person.id, undo, agrees)
            case said.Say(words):
                self._say(person, cleaned(words, said.LONGEST_WORDS))
            case said.Sign(gesture, at):
                if at is not None and at >= len(self.places):
                    raise BadSetup("lan-no-seat", seat=at + 1)
                self._tell_all(said.Signed(person.id, person.name, gesture, at))
            case said.Leave():
                self._leave(person)
            case said.StandIn(seat, on):
                self._hand_over(seat, on)
            case said.Again():
                self.again()
            case said.Remove(id):
                self._remove(id)
            case said.Join():
                raise Problem("lan-joined-already")
            case _:
                self._arrange(person, message)
                self.tell_room()

    def _playing(self) -> Play:
        if self.play is None:
            raise Problem("lan-not-begun")
        return self.play

    def _arrange(self, person: Person, message: said.FromGuest) -> None:
        """What is settled before the game; only a seat that was left for good can be taken later."""
        if self.phase != "lobby" and not isinstance(message, said.Sit):
            raise BadSetup("lan-too-late-for-that")
        match message:
            case said.Sit(seat, name):
                if seat >= len(self.places) or self.places[seat].kind == "bot" or self.places[seat].person is not None:
                    raise BadSetup("lan-seat-taken", seat=seat + 1)
                self._take_seat(person, seat, name)
            case said.Stand(seat):
                self._own_place(person, seat).person = None
                if self._resumed is None:
                    self.places[seat].name = ""
                self._count_seats()
            case said.Paint(seat, colour):
                self._paint(self._own_place(person, seat), colour)
            case said.Ready(ready):
                person.is_ready = ready
            case said.SetUp():
                self.set_up(message)
            case said.Swap(seat, other):
                self._swap(seat, other)
            case said.Start():
                self.start()
            case _:
                raise Problem("lan-no-message", mistake=type(message).__name__)

    def _own_place(self, person: Person, seat: Seat) -> Place:
        if seat not in person.seats:
            raise BadSetup("lan-not-your-seat", seat=seat + 1)
        return self.places[seat]

    def _paint(self, place: Place, colour: str) -> None:
        if self._resumed is not None:
            raise BadSetup("lan-too-late-for-that")
        before, place.colour = place.colour, colour
        try:
            seat_infos(self.game, self.places, self.people)
        except Problem:
            place.colour = before
            raise

    def _swap(self, seat: Seat, other: Seat) -> None:
        if self._resumed is not None or max(seat, other) >= len(self.places):
            raise BadSetup("lan-too-late-for-that")
        self.places[seat], self.places[other] = self.places[other], self.places[seat]
        self._count_seats()

    def _say(self, person: Person, words: str) -> None:
        if not words:
            return
        if self.play is not None and not self.play.may_talk(person.seats):
            raise Problem("lan-silence")
        self._tell_all(said.Said(person.id, person.name, words))
        if self.play is not None:
            self.play.charge(person.seats)

    def _leave(self, person: Person) -> None:
        """Somebody goes of his own will: he may still come back to his seat."""
        connection = person.connection
        if connection is not None:
            self.lose(person, connection, "lan-left")
            connection.close("lan-left")

    def _remove(self, id: int) -> None:
        """The host sends somebody away: his token is worth nothing any more, and his seats in a game go to bots."""
        person = self.people.get(id)
        if person is None or person.is_host:
            raise Problem("lan-nobody", person=id)
        self._dismiss(person, Problem("lan-removed"))
        person.seal = ""
        if self.phase == "lobby":
            self._forget(person)
        else:
            seats = list(person.seats)
            for seat in seats:
                self.places[seat].person = None
            self.people.pop(id)
            self._count_seats()
            if self.play is not None:
                self.play.miss(id)
                for seat in seats:
                    self.play.stand_in(seat, True)
        self._keep_register()
        self.notice("lan-removed-notice", name=person.name)
        self.tell_room()

    def _hand_over(self, seat: Seat, on: bool) -> None:
        if seat >= len(self.places) or self.places[seat].kind == "bot":
            raise BadSetup("lan-no-seat", seat=seat + 1)
        self._playing().stand_in(seat, on)
        self.notice("lan-stand-in" if on else "lan-stand-in-over", name=self.places[seat].name)
        self.tell_room()
