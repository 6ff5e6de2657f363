"""What can be done with the seats in a lobby: every change goes to the host."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from engine.lan.identity import new_code
from engine.lan.messages import NewCode, Paint, PersonLine, Remove, SeatLine, SeatPlan, SetUp, Sit, Stand, Swap
from ui.plan import GUEST
from ui.scenes.dialog import Answer, Dialog
from ui.scenes.lobby_room import LobbyRoom


class SeatActs:
    """Changes the seats of a room as it is now."""

    def __init__(self, lobby: LobbyRoom) -> None:
        assert lobby.room is not None
        assert lobby.game is not None
        self.lobby, self.room, self.game, self.say = lobby, lobby.room, lobby.game, lobby.say

    def sit(self, seat: int) -> None:
        """Take a seat; a guest who has one changes places."""
        before = [] if self.lobby.is_host else self.lobby.own_seats
        self.lobby.send(Sit(seat))
        if len(before) == 1:
            self.lobby.send(Stand(before[0]))

    def sit_too(self, seat: int) -> None:
        """Somebody else at the same computer: the host finds a name for them that nobody has."""
        mine = self.lobby.own_line
        self.lobby.send(Sit(seat, mine.name if mine is not None else ""))

    def stand(self, seat: int) -> None:
        """Leave a seat."""
        self.lobby.send(Stand(seat))

    def paint(self, seat: int, colour: str) -> None:
        """Choose the colour of a seat."""
        self.lobby.send(Paint(seat, colour))

    def ask_to_remove(self, person: PersonLine) -> None:
        """Nobody is sent away by a slip of the hand."""
        say, app = self.say, self.lobby.app
        answers = [
            Answer(say("ui.lobby.let-stay")),
            Answer(say("ui.lobby.remove"), partial(self._send_away, person.id), "account-remove"),
            Answer(say("ui.lobby.remove-and-new-code"), partial(self._send_away, person.id, has_new_code=True)),
        ]
        words = say("ui.lobby.remove-words", name=person.name)
        app.push(Dialog(app, say("ui.lobby.remove-title", name=person.name), words, answers))

    def _send_away(self, person: int, *, has_new_code: bool = False) -> None:
        self.lobby.send(Remove(person))
        if has_new_code:
            self.lobby.send(NewCode(new_code()))

    def swap(self, seat: int, other: int) -> None:
        """Two seats change places; options that name them follow."""
        plan = self.lobby.plan
        assert plan is not None
        self.lobby.send(Swap(seat, other))
        before = dict(plan.options)
        plan.swap(seat, other)
        if plan.options != before:
            lines = list(self.room.seats)
            lines[seat], lines[other] = lines[other], lines[seat]
            self.lobby.send(self.set_up(lines))
        goes_up = other == len(self.room.seats) - 1 or (other < seat and other > 0)
        self.lobby.focus = f"{'up' if goes_up else 'down'}-{other}"

    def drop(self, seat: int) -> None:
        """Take a seat away: it goes to the end first, so that everybody else keeps theirs."""
        plan, lines = self.lobby.plan, list(self.room.seats)
        assert plan is not None
        for place in range(seat, len(lines) - 1):
            self.lobby.send(Swap(place, place + 1))
        del lines[seat]
        plan.remove(seat)
        self.lobby.set_up(self.set_up(lines))

    def add(self) -> None:
        """One more seat for a guest."""
        self.lobby.set_up(self.set_up([*self.room.seats, SeatLine("")]))

    def change_kind(self, seat: int, level: str) -> None:
        """Let somebody here, a guest or a bot of some level sit in a seat."""
        lines = list(self.room.seats)
        line = lines[seat]
        if level == GUEST:
            line = msgspec.structs.replace(line, name="", kind="person", level="", temper="", person=None)
        elif not level:
            name = self._free_name(self.lobby.name)
            line = msgspec.structs.replace(line, name=name, kind="person", level="", temper="", person=self.lobby.me)
        else:
            name = line.name if line.kind == "bot" else self._free_name()
            line = msgspec.structs.replace(line, name=name, kind="bot", level=level, person=None)
        lines[seat] = line
        self.lobby.set_up(self.set_up(lines))

    def change_temper(self, seat: int, temper: str) -> None:
        """Let a bot have another temper."""
        lines = list(self.room.seats)
        lines[seat] = msgspec.structs.replace(lines[seat], temper=temper)
        self.lobby.set_up(self.set_up(lines))

    def _free_name(self, *wishes: str) -> str:
        taken = {line.name for line in self.room.seats} | {
            person.name for person in self.room.people if not person.is_host
        }
        names = [*wishes, *(name.strip() for name in self.say("ui.setup.names").split(","))]
        return next((name for name in names if name not in taken), self.say("cli.bot", number=len(taken) + 1))

    def set_up(self, lines: Sequence[SeatLine]) -> SetUp:
        """The whole set-up with these seats: whoever sits in a guest's seat stays there."""
        usable = self.game.colours[: len(lines)]
        signs = self.lobby.app.settings.signs
        seats: list[SeatPlan] = []
        for line in lines:
            colour = line.colour if line.colour in usable else ""
            if line.kind == "bot":
                seats.append(SeatPlan("bot", line.name, line.level, temper=line.temper))
            elif line.person == self.lobby.me:
                seats.append(SeatPlan("here", line.name, "", colour, sign=signs.get(line.name, "")))
            else:
                seats.append(SeatPlan("guest", colour=colour if line.person is not None else ""))
        plan = self.lobby.plan
        options = plan.chosen_options() if plan is not None else self.room.options
        return SetUp(seats, options, self.room.clock, self.room.patience)
