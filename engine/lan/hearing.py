"""What guests say at a table, and what comes of it: it is done, or refused with a sentence."""

from __future__ import annotations

from engine.choices import Seat
from engine.errors import BadSetup, Problem
from engine.games import find_game
from engine.hosting.host import Host
from engine.hosting.levels import change_bot
from engine.lan import messages as said
from engine.lan.identity import checked_code
from engine.lan.people import Person
from engine.lan.room import Room
from engine.lan.whys import Whys
from engine.lan.wire import cleaned, encode, refusal


class Hearing:
    """Listens to everybody at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._whys = Whys()

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
            case said.Answer(seat, number, line, id):
                self._playing().answer(person, seat, line, number, id)
            case said.Would(seat, number, line):
                self._playing().judge(person, seat, line, number)
            case said.Jot(seat, about, mark):
                self._playing().note(person, seat, about, mark)
            case said.AskMe(asks):
                person.asks = asks
                if self.room.play is not None:
                    self.room.play.change_habits(person)
            case said.LetPass(seat, on):
                self._playing().let_pass(person, seat, on)
            case said.AskWhy():
                person.send(encode(self._whys.told(person, self._playing().table, message)))
            case said.AskUndo(seat):
                self._playing().ask_undo(person, seat)
            case said.Consent(undo, agrees):
                self._playing().undoing.consent(person.id, undo, agrees)
            case said.Say(words):
                self._say(person, cleaned(words, said.LONGEST_WORDS))
            case said.Sign(gesture, at):
                if at is not None and at >= len(self.room.places):
                    raise BadSetup("lan-no-seat", seat=at + 1)
                self.room.talk(said.Signed(person.id, person.name, gesture, at))
            case said.Leave():
                self._leave(person)
            case said.StandIn(seat, on):
                self.hand_over(seat, on)
            case said.Level(seat, level, temper):
                self.change_bot(seat, level, temper)
            case said.Again():
                self.room.again()
            case said.HoldEvening(seating, is_over):
                self.room.hold_evening(seating, is_over=is_over)
            case said.NextGame(game):
                self.room.next_game(find_game(game))
            case said.Remove(id):
                self.remove(id)
            case said.NewCode(code):
                self.room.presence.code = checked_code(code)
                self.room.keep_register()
                self.room.tell_room()
            case said.Join():
                raise Problem("lan-joined-already")
            case _:
                self._arrange(person, message)
                self.room.tell_room()

    def _playing(self) -> Host:
        if self.room.play is None:
            raise Problem("lan-not-begun")
        return self.room.play

    def _arrange(self, person: Person, message: said.FromGuest) -> None:
        """What is settled before the game; only a seat that was left for good can be taken or given later."""
        match message:
            case said.Sit(seat) if self.room.phase != "lobby":
                self.room.seats.sit_later(person, seat)
                self._settle_in(person, seat)
            case said.Give(seat, id):
                self._give(seat, id)
            case _ if self.room.phase != "lobby":
                raise BadSetup("lan-too-late-for-that")
            case said.Sit(seat, name):
                self.room.seats.sit(person, seat, name, self.room.presence.names | self.room.seats.names)
            case said.Stand(seat):
                self.room.seats.own(person, seat)
                self.room.seats.leave(seat)
            case said.Paint(seat, colour):
                self.room.seats.paint(self.room.seats.own(person, seat), colour)
            case said.Ready(ready):
                person.is_ready = ready
            case said.SetUp():
                self.room.set_up(message)
            case said.Swap(seat, other):
                self.room.seats.swap(seat, other)
            case said.Start():
                self.room.start()
            case _:
                raise Problem("lan-no-message", mistake=type(message).__name__)

    def _give(self, seat: Seat, id: int) -> None:
        play, person = self._playing(), self._person(id)
        if self.room.phase != "play":
            raise BadSetup("lan-too-late-for-that")
        self.room.seats.give(person, seat)
        self._settle_in(person, seat)
        self.room.notice("lan-given", name=person.name, seat=play.table.seats[seat].name)

    def _settle_in(self, person: Person, seat: Seat) -> None:
        """Somebody plays a seat from now on, and sees its hand."""
        play = self._playing()
        play.stand_in(seat, False)
        play.welcome(person)
        self.room.keep_register()

    def _person(self, id: int) -> Person:
        person = self.room.people.get(id)
        if person is None:
            raise Problem("lan-nobody", person=id)
        return person

    def _say(self, person: Person, words: str) -> None:
        if not words:
            return
        if self.room.play is not None and not self.room.play.may_talk(person.seats):
            raise Problem("lan-silence")
        self.room.talk(said.Said(person.id, person.name, words))
        if self.room.play is not None:
            self.room.play.charge(person.seats)

    def _leave(self, person: Person) -> None:
        """Somebody goes of their own will: they may still come back to their seat."""
        connection = person.connection
        if connection is not None:
            self.room.lose(person, connection, "lan-left")
            connection.close("lan-left")

    def remove(self, id: int) -> None:
        """The host sends somebody away for good: nobody comes back by that token or, new, from that address. Their
        seats in a game go to bots until the host gives them to somebody."""
        person = self._person(id)
        if person.is_host:
            raise Problem("lan-nobody", person=id)
        self.room.dismiss(person, Problem("lan-removed"))
        seats = list(person.seats)
        if self.room.phase == "lobby":
            self.room.seats.leave(*seats)
        else:
            for seat in seats:
                self.room.places[seat].person = None
        self.room.presence.bar(person)
        self.room.seats.count()
        if self.room.play is not None:
            self.room.play.miss(id)
            for seat in seats:
                self.room.play.stand_in(seat, True)
        self.room.keep_register()
        self.room.notice("lan-removed-notice", name=person.name)
        self.room.tell_room()

    def change_bot(self, seat: Seat, level: str, temper: str) -> None:
        """A bot plays on another level, or with another temper."""
        if seat >= len(self.room.places):
            raise BadSetup("lan-no-seat", seat=seat + 1)
        change_bot(self._playing(), seat, level, temper)
        self.room.places[seat].level, self.room.places[seat].temper = level, temper
        self.room.tell_room()

    def hand_over(self, seat: Seat, on: bool) -> None:
        """A bot plays a seat, or no longer."""
        if seat >= len(self.room.places) or self.room.places[seat].kind == "bot":
            raise BadSetup("lan-no-seat", seat=seat + 1)
        self._playing().stand_in(seat, on)
        self.room.notice("lan-stand-in" if on else "lan-stand-in-over", name=self.room.places[seat].name)
        self.room.tell_room()
