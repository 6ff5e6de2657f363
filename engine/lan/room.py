"""A table for guests, beside the game: how it begins, who comes and goes, and who is told what of it.

It knows nothing of sockets: messages go out by what each person is connected with.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.choices import Seat
from engine.errors import BadFile, BadSetup, Problem
from engine.evenings import Seating
from engine.games import Game, Options, SeatInfo
from engine.hosting.bots import Pace
from engine.hosting.habits import Asks
from engine.hosting.host import Host
from engine.hosting.listeners import Listener
from engine.lan import messages as said
from engine.lan.door import Console, LoopThoughts, LoopTime, not_saved
from engine.lan.evening import RoomEvening
from engine.lan.identity import Register, fingerprint, write_register
from engine.lan.messages import PROTOCOL, Phase
from engine.lan.people import HOST, Connection, Person, Place
from engine.lan.presence import Presence
from engine.lan.seats import Seats
from engine.lan.wire import clean_name, encode, goodbye, refusal
from engine.saves import Journal
from engine.table import Table

MOST_TALK = 60  # lines that are kept for those who come back


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
        window: tuple[float, float] = (0.0, 0.0),
        starts_itself: bool = False,
        evening: RoomEvening | None = None,
        new_seed: Callable[[], int] = lambda: secrets.randbelow(1 << 48),
        on_change: Callable[[], None] = lambda: None,
        on_notice: Callable[[said.Notice], None] = lambda notice: None,
    ) -> None:
        self.game, self.folder = game, folder
        self._facts = fingerprint(game)
        self.table_id = secrets.token_hex(8)
        self.run = secrets.token_hex(4)
        self.host_name = clean_name(host_name)
        self.answers_a_second = answers_a_second
        self.pace, self.window = pace, window
        self.evening = evening
        self.starts_itself = starts_itself  # as soon as everybody is there: for hosts without a screen
        self.new_seed = new_seed
        self.on_change = on_change  # something that is announced to the network has changed
        self.on_notice = on_notice  # what everybody is told, for hosts without a screen
        self._console = Console(on_notice)
        self._bots: LoopThoughts | None = None
        self._disk: LoopThoughts | None = None
        self.port = 0
        self.phase: Phase = "lobby"
        self.clock = self.patience = 0
        self.presence = Presence(self.host_name, host_key, code)
        self.seats = Seats(game, self.host_name, self.presence.people)
        self.play: Host | None = None
        self._resumed: tuple[Table[Any], Journal] | None = None  # a save that waits for its people
        self._games = 0
        self._talk: deque[said.Said | said.Signed] = deque(maxlen=MOST_TALK)

    @property
    def code(self) -> str:
        """What guests must know to come in."""
        return self.presence.code

    @property
    def people(self) -> dict[int, Person]:
        """Everybody at the table, also those who are away."""
        return self.presence.people

    @property
    def places(self) -> list[Place]:
        """The seats."""
        return self.seats.places

    # How it begins

    def set_up(self, plan: said.SetUp) -> None:
        """Arrange seats and options, and agree on time."""
        if self.phase != "lobby":
            raise BadSetup("lan-too-late-for-that")
        self.seats.set_up(plan)
        self.clock, self.patience = plan.clock, plan.patience

    def resume(
        self, table: Table[Any], journal: Journal, register: Register | None, *, gives_host_seats: bool = False
    ) -> None:
        """Go on with a saved game: at once if it is known who sat where, else when its seats are taken."""
        self.seats.take_from(table)
        if register is None:
            self._resumed = (table, journal)
            self.seats.are_of_save = True
            for place, info in zip(self.places, table.seats, strict=True):  # whoever came from elsewhere will again
                place.person = HOST if info.kind == "person" and HOST in self.people else None
            self.seats.count()
            return
        self.table_id, self.clock, self.patience = register.table, register.clock, register.patience
        self.presence.keep_out(register)
        for known in register.people:
            if known.is_host and HOST not in self.people and gives_host_seats:
                self.seats.open.update(known.seats)
                continue
            person = self.presence.expect(known)
            for seat in known.seats:
                self.places[seat].person = person.id
        self.seats.count()
        known_seats = {seat for known in register.people for seat in known.seats}
        self._begin(table, journal, [seat for seat in self.seats.free if seat not in known_seats])

    def trouble(self) -> Problem | None:
        """Why the game cannot begin."""
        return self.seats.trouble()

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
        self._begin_new(self.seats.infos(), self.seats.options)

    def again(self) -> None:
        """The same people once more."""
        if self.phase != "over" or self.play is None:
            raise BadSetup("lan-not-over")
        before = self.play.table
        self._begin_new(before.seats, before.options)

    def hold_evening(self, seating: Seating, *, is_over: bool) -> None:
        """Count the games in a row, the one that is on as well; or let it be the end of them."""
        if self.folder is None:
            raise BadSetup("no-journal")
        if self.evening is None:
            self.evening = RoomEvening(self.folder)
            self.keep_register()
        self.evening.hold(seating, is_over=is_over)
        self.tell_room()

    def next_game(self, game: Game[Any]) -> None:
        """Back to the lobby with everybody, for another game of the evening; whoever is here is ready for it."""
        if self.evening is None or self.phase == "play" or not self.evening.has_begun:
            raise BadSetup("lan-not-over")
        self.seats.lay_for(game, self.evening.places_for(game, self.places))
        if self.play is not None:
            self.play.close()
        self.play, self.phase = None, "lobby"
        self.game, self._facts = game, fingerprint(game)
        for person in self.people.values():
            person.is_ready = person.is_host or person.connection is not None
        self.tell_all(self.hello())
        self.tell_room()

    def _begin_new(self, seats: Sequence[SeatInfo], options: Options | Mapping[str, Any]) -> None:
        table = Table(self.game, seats, options, self.new_seed(), asks_people=True)
        self._begin(table, None, self.seats.free)

    def _begin(self, table: Table[Any], journal: Journal | None, nobodys: Sequence[Seat] = ()) -> None:
        """Let it run; bots play the seats that nobody will come back to."""
        if self.play is not None:
            self.play.close()
        self.phase = "over" if table.result is not None else "play"
        self._games += 1
        if self._bots is None or self._disk is None:
            self._bots, self._disk = LoopThoughts("bot"), LoopThoughts("disk")
        self.play = Host(
            table,
            self._listeners,
            LoopTime(),
            self._bots,
            settle=self._disk,
            journal=journal,
            folders=() if self.folder is None else (self.folder,),
            count=self._games,
            seconds=self.clock,
            pace=Pace(self.pace, 1.0 if self.pace else 0.0, self.window),
            stand_ins=nobodys,
            asks=self._asks,
            on_end=self._end,
            beside=lambda save: write_register(save, self._register()),
        )
        for person in self.people.values():
            self._be_patient(person)
        self.play.saving.begin()
        self.keep_register()
        self.tell_room()
        self.play.begin()

    def _end(self) -> None:
        self.phase = "over"
        self.keep_register()
        self.tell_room()

    def _asks(self, seat: Seat) -> Asks:
        """What whoever sits there wants to be asked, also while they are away."""
        id = self.places[seat].person
        person = None if id is None else self.people.get(id)
        return "always" if person is None else person.asks

    def _listeners(self) -> list[Listener]:
        return [*self.presence.here, self._console]

    def close(self) -> None:
        """The host goes: everybody is told, and the game is on the disk."""
        self.say_goodbye_to_all(Problem("lan-host-gone"))
        self.presence.close()
        if self.play is not None:
            self.play.close()
        elif self._resumed is not None:
            self._resumed[1].close()
        for thoughts in (self._bots, self._disk):
            if thoughts is not None:
                thoughts.close()

    def say_goodbye_to_all(self, why: Problem) -> None:
        """Hang up on everybody."""
        for person in self.presence.here:
            self.dismiss(person, why)

    def _register(self) -> Register:
        here = self.presence
        removed, barred = sorted(here.removed), sorted(here.barred)
        return Register(
            self.table_id, self.code, self.port, here.known_people(), self.clock, self.patience, removed, barred
        )

    def keep_register(self) -> None:
        """Who sits where, and what was played in an evening, outlives this program."""
        if self.play is None or self.play.journal is None:
            return
        try:
            write_register(self.play.journal.path, self._register())
            if self.evening is not None:
                self.evening.add(self.play.journal.path, self.play.table)
        except BadFile as problem:
            self.notice("lan-not-saved", **not_saved(problem).facts)

    # Coming and going

    def hello(self) -> said.Hello:
        """What is played here."""
        return said.Hello(PROTOCOL, self.table_id, self.host_name, self.game.name, self.game.version, self._facts)

    def check_join(self, join: said.Join, address: str = "") -> None:
        """Refuse whoever plays by other rules, was sent away, or does not know the code."""
        if join.protocol != PROTOCOL:
            raise Problem("lan-other-protocol", theirs=join.protocol, ours=PROTOCOL)
        is_same_game = join.game == self.game.name and join.rules == self.game.version
        if not is_same_game or join.facts != self._facts:
            raise Problem("lan-other-rules", game=self.game.name, rules=self.game.version)
        self.presence.check(join, address)

    def join(self, connection: Connection, join: said.Join) -> Person:
        """Let somebody in who has passed `check_join`: new, or back with their token."""
        known = set(self.people)
        person, token = self.presence.come(join, self.seats.names)
        was_away = person.connection is None and (bool(person.seats) and self.phase != "lobby")
        if person.connection is not None:
            self.dismiss(person, Problem("lan-elsewhere"))
        self._back_in_seats(person)
        person.connection, person.address, person.away_since = connection, connection.address, None
        person.wants_reasons, person.asks, person.sign = join.reasons, join.asks, join.sign
        if self.phase == "lobby" and not join.watches:
            self.seats.offer(person)
        welcome = said.Welcome(person.id, token, person.is_host, self.run, self.answers_a_second)
        person.send(encode(welcome))
        if person.id in known and self._talk:
            person.send(encode(said.Earlier(list(self._talk))))
        self.keep_register()
        self._announce("lan-back" if was_away else "lan-joined", person)
        self.tell_room()
        if self.play is not None:
            self.play.welcome(person)
        return person

    def _back_in_seats(self, person: Person) -> None:
        """Whoever comes back plays for themselves again."""
        self.presence.be_back(person)
        if self.play is not None:
            for seat in person.seats:
                self.play.stand_in(seat, False)

    def lose(self, person: Person, connection: Connection, news: str = "lan-away") -> None:
        """A connection is lost. In the lobby the seat is free again; in a game it waits for whoever sat there."""
        if person.connection is not connection:
            return  # they have come back by another one already
        person.connection, person.away_since = None, time.monotonic()
        if self.play is not None:
            self.play.miss(person.id)
        if person.is_host or (self.phase != "lobby" and person.seats):
            self._announce(news, person)
            self._be_patient(person)
        else:
            self._forget(person)
            self._announce("lan-left", person)
        self.tell_room()

    def _be_patient(self, person: Person) -> None:
        """Whoever is away has so much time to come back until a bot plays for them."""
        if self.patience and self.phase == "play" and person.seats:
            self.presence.be_patient(person, self.patience, self._stand_in_for)

    def _forget(self, person: Person) -> None:
        self.seats.leave(*person.seats)
        self.presence.forget(person)

    def _stand_in_for(self, person: Person) -> None:
        if self.play is not None and person.connection is None:
            for seat in person.seats:
                self.play.stand_in(seat, True)
            self.notice("lan-stand-in", name=person.name)
            self.tell_room()

    def dismiss(self, person: Person, why: Problem) -> None:
        """Hang up on somebody, with a word why."""
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
            [place.line(seat in stand_ins) for seat, place in enumerate(self.places)],
            [person.line() for person in self.people.values()],
            self.seats.options,
            self.clock,
            self.patience,
            self._resumed is not None,
            refusal(trouble) if trouble is not None else None,
            None if self.evening is None else self.evening.line(),
        )

    @property
    def free_seats(self) -> int:
        """How many guests could still sit down."""
        return len(self.seats.free)

    def tell_room(self) -> None:
        """Let everybody see who is where."""
        self.tell_all(self.view())
        self.on_change()
        if self.starts_itself and self.phase == "lobby" and self.trouble() is None:
            self.start()

    def talk(self, line: said.Said | said.Signed) -> None:
        """Let everybody hear what somebody says, and whoever comes back later."""
        self._talk.append(line)
        self.tell_all(line)

    def notice(self, key: str, **facts: Any) -> None:
        """Let everybody know of something beside the game."""
        notice = said.Notice(key, facts)
        self.on_notice(notice)
        self.tell_all(notice)

    def _announce(self, key: str, person: Person) -> None:
        """Somebody came or went."""
        if self.presence.is_announced(person, asyncio.get_running_loop().time()):
            self.notice(key, name=person.name)

    def tell_all(self, message: said.Message) -> None:
        """Say something to everybody."""
        data = encode(message)
        for person in self.presence.here:
            person.send(data)
