"""The plan of a game before it begins: who sits where, in which colours, and the options; no screen in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.bots import bot_for, level_called
from engine.errors import BadSetup, Problem
from engine.games import LONGEST_NAME, Game, SeatInfo, checked_options, seat_colours
from engine.texts import Texts
from ui.option_kinds import option_kinds
from ui.settings import LastSetup
from ui.signs import signs_of

GUEST: Final = "guest"  # stands among the levels of bots for somebody at another computer


class Plan:
    """A set-up that is being made. Every seat has a colour of its own at any time."""

    def __init__(self, game: Game[Any], seats: Sequence[SeatInfo], options: dict[str, Any]) -> None:
        self.game = game
        self.kinds = option_kinds(game.options)
        self.seats = list(seats)
        self.options = {kind.name: options.get(kind.name, kind.default) for kind in self.kinds}
        self._settle_colours()

    # Where plans come from

    def seat_owner(self, name: str, colour: str) -> None:
        """Whoever plays here most has the same name and colour in every game, unless somebody else has them there."""
        own = next((seat for seat, info in enumerate(self.seats) if info.kind == "person"), None)
        if own is None:
            return
        if name and name not in (seat.name for seat in self.seats):
            self.rename(own, name)
        if colour in self.colours and self.seats[own].name == (name or self.seats[own].name):
            self.take_colour(own, colour)

    @property
    def owner(self) -> SeatInfo | None:
        """The first person who is seated here."""
        return next((seat for seat in self.finished() if seat.kind == "person"), None)

    @classmethod
    def first(cls, game: Game[Any], say: Texts) -> Plan:
        """One person, and bots up to the middle of what the game allows."""
        plan = cls(game, [SeatInfo(say("ui.setup.player"))], {})
        while len(plan.seats) < (game.seats[0] + game.seats[-1]) // 2:
            plan.add(say)
        return plan

    @classmethod
    def again(cls, game: Game[Any], last: LastSetup | None, say: Texts) -> Plan:
        """As the last time; if that no longer fits the game, quietly a first plan."""
        if last is None:
            return cls.first(game, say)
        try:
            options = checked_options(game, len(last.seats), last.options)
            seat_colours(game, last.seats)
        except Problem:
            return cls.first(game, say)
        whole = {kind.name: msgspec.to_builtins(getattr(options, kind.name)) for kind in option_kinds(game.options)}
        plan = cls(game, last.seats, whole)
        return plan if plan.trouble() is None else cls.first(game, say)

    def seat_people(self, seats: Sequence[SeatInfo], say: Texts) -> None:
        """Let these sit here in this order, with bots at the places that are left; colours and levels as far as this
        game has them."""
        self.seats = [
            msgspec.structs.replace(
                seat,
                colour=seat.colour if seat.colour in self.game.colours[: len(seats)] else "",
                level=seat.level if seat.level in self.game.bots else "",
            )
            for seat in seats
        ]
        self._move_options({})
        self._settle_colours()
        while len(self.seats) < self.game.seats[0]:
            self.add(say)

    # Seats

    @property
    def colours(self) -> list[str]:
        """The colours in use with so many seats."""
        return list(self.game.colours[: len(self.seats)])

    @property
    def can_add(self) -> bool:
        """Whether there is room for one more."""
        return len(self.seats) < self.game.seats[-1]

    @property
    def can_remove(self) -> bool:
        """Whether the game can do with one less."""
        return len(self.seats) > self.game.seats[0]

    def add(self, say: Texts) -> None:
        """One more seat: a bot with a name that nobody has; a person in a game without bots."""
        taken = {seat.name for seat in self.seats}
        names = [name.strip() for name in say("ui.setup.names").split(",")]
        number = len(self.seats) + 1
        name = next((name for name in names if name not in taken), say("cli.bot", number=number))
        level = level_called(self.game, "") if self.game.bots else ""
        self.seats.append(SeatInfo(name, "bot" if level else "person", level))
        self._settle_colours()

    def remove(self, seat: int) -> None:
        """Take a seat away; an option that named it names nobody."""
        del self.seats[seat]
        self._move_options({old: old - (old > seat) for old in range(len(self.seats) + 1) if old != seat})
        self._settle_colours()

    def swap(self, one: int, other: int) -> None:
        """Two seats change places; options that name them follow the players."""
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        self._move_options({**{seat: seat for seat in range(len(self.seats))}, one: other, other: one})

    def _move_options(self, places: dict[int, int]) -> None:
        for kind in self.kinds:
            if kind.kind == "seat" and self.options[kind.name] is not None:
                self.options[kind.name] = places.get(self.options[kind.name], kind.default)

    def rename(self, seat: int, name: str) -> None:
        """Call a player differently."""
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], name=name)

    @property
    def levels(self) -> list[str]:
        """Who can sit down: a person, a guest, then the bots, the best first."""
        return ["", GUEST, *self.game.bots]

    def level_of(self, seat: int) -> int:
        """Who sits in a seat, as an index of `levels`."""
        info = self.seats[seat]
        if info.kind != "bot":
            return int(info.kind == "remote")
        return self.levels.index(level_called(self.game, info.level))

    def set_level(self, seat: int, index: int) -> None:
        """Let a person, a guest or a bot sit in a seat; its name is kept for whoever is not a guest."""
        level = self.levels[index]
        kind: Any = "remote" if level == GUEST else "bot" if level else "person"
        is_bot = kind == "bot"
        temper = self.seats[seat].temper if is_bot else ""
        level = level if is_bot else ""
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], kind=kind, level=level, temper=temper)

    def tempers_of(self, seat: int) -> list[str]:
        """The tempers that whoever sits in a seat may have: of a bot, the even one first."""
        return ["", *self.game.tempers] if self.seats[seat].kind == "bot" and self.game.tempers else []

    def set_temper(self, seat: int, temper: str) -> None:
        """Let a bot have another temper."""
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], temper=temper)

    def is_guest(self, seat: int) -> bool:
        """Whether a seat is for somebody at another computer, who brings a name and a colour."""
        return self.seats[seat].kind == "remote"

    @property
    def has_guests(self) -> bool:
        """Whether anybody is to come over the network."""
        return any(seat.kind == "remote" for seat in self.seats)

    def signs(self, own: Mapping[str, str]) -> list[str]:
        """One sign for every seat, of people their own; a guest has no letter yet."""
        return signs_of(["" if seat.kind == "remote" else seat.name for seat in self.seats], own)

    def take_colour(self, seat: int, colour: str) -> None:
        """Give a seat a colour; whoever had it takes the seat's old one."""
        old = self.seats[seat].colour
        self.seats = [
            msgspec.structs.replace(info, colour=old) if info.colour == colour else info for info in self.seats
        ]
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], colour=colour)

    def _settle_colours(self) -> None:
        """A colour that is not in use with so many seats, or is taken, gives way to a free one."""
        seen: set[str] = set()
        for index, info in enumerate(self.seats):
            if info.colour in seen or info.colour not in self.colours:
                self.seats[index] = msgspec.structs.replace(info, colour="")
            seen.add(info.colour)
        settled = seat_colours(self.game, self.seats) if len(self.colours) == len(self.seats) else []
        for index, colour in enumerate(settled):
            self.seats[index] = msgspec.structs.replace(self.seats[index], colour=colour)

    # The whole

    def finished(self) -> list[SeatInfo]:
        """The seats as they are played: names without spaces around them, and never none for a guest."""
        names = [" ".join(seat.name.split()) for seat in self.seats]
        return [
            msgspec.structs.replace(seat, name=name or (str(number) if seat.kind == "remote" else ""))
            for number, (seat, name) in enumerate(zip(self.seats, names, strict=True), start=1)
        ]

    def chosen_options(self) -> dict[str, Any]:
        """The options that differ from what the game does anyway."""
        return {kind.name: self.options[kind.name] for kind in self.kinds if self.options[kind.name] != kind.default}

    def trouble(self) -> Problem | None:
        """Why the game cannot begin like this, if so."""
        seats = self.finished()
        names = [seat.name for seat in seats if seat.kind != "remote"]
        try:
            if any(not 1 <= len(name) <= LONGEST_NAME for name in names) or len(set(names)) < len(names):
                raise BadSetup("names", names=", ".join(names), most=LONGEST_NAME)
            for seat in seats:
                if seat.kind == "bot":
                    bot_for(self.game, seat)
            checked_options(self.game, len(seats), self.chosen_options())
            seat_colours(self.game, seats)
        except Problem as problem:
            return problem
        return None

    def remembered(self) -> LastSetup:
        """The plan as it is kept for the next time."""
        return LastSetup(self.finished(), self.chosen_options())
