"""The seats in the lobby: who sits where, and what whoever looks at them can do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from engine.bots import level_called
from engine.games import Game, SeatInfo, seat_colours
from engine.lan.messages import PersonLine, RoomView, SeatLine
from ui.canvas import Canvas
from ui.covers import Cover
from ui.painter import SEAT_PAINT
from ui.plan import GUEST
from ui.scenes.frame import column
from ui.scenes.lobby_acts import SeatActs
from ui.scenes.lobby_room import LobbyRoom
from ui.scenes.seat_widgets import below_seats, level_name, swatch, temper_cycle, temper_name
from ui.shelf import shelf_entry
from ui.signs import signs_of
from ui.theme import CREAM, FADED_CREAM, INK, WHITE, Colour
from ui.widgets.base import Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.choice import Cycle

TALL: Final = 38  # units, of a widget
TOOL: Final = 34  # units, of a small button
NAME: Final = 170  # units that a name and what is said of it need
TOKEN: Final = 34  # units
SWATCH: Final = 158  # units
KIND: Final = 200  # units
TEMPER: Final = 170


class Tool(NamedTuple):
    """A button in the row of a seat."""

    name: str
    label: str
    icon: str
    tip: str
    do: Callable[[], None]
    enabled: bool = True


class SeatRows:
    """Lays out the seats of a room, for one look at it."""

    def __init__(self, lobby: LobbyRoom) -> None:
        assert lobby.room is not None
        assert lobby.game is not None
        self.lobby = lobby
        self.acts = SeatActs(lobby)
        self.room: RoomView = lobby.room
        self.game: Game[Any] = lobby.game
        self.say = lobby.say
        self.px = lobby.px
        self.people: dict[int, PersonLine] = {person.id: person for person in self.room.people}
        infos = [SeatInfo(line.name, "person", "", line.colour) for line in self.room.seats]
        self.colours = seat_colours(self.game, infos)
        worn = {line.name: line.sign for line in self.room.seats}
        self.signs = signs_of([info.name for info in infos], worn)

    # The layout

    def widgets(self, box: pygame.Rect) -> Iterator[Widget]:
        """The column with its title, the rows, and who looks on."""
        px, say = self.px, self.say
        ground, room = column(self.lobby, "seats", box, say("ui.setup.seats"))
        yield from ground
        width = room.width - px(12)  # the scroll bar
        rows: list[Widget] = []
        top = room.y
        for seat in range(len(self.room.seats)):
            is_wide = width >= px(TOKEN + NAME + 40) + self._needed(seat)
            row = self._row(seat, pygame.Rect(room.x, top, width, 0), is_wide)
            rows += row
            top = row[0].rect.bottom + px(6)
        for person in self.room.people:
            if not any(line.person == person.id for line in self.room.seats) and not person.is_host:
                row = self._onlooker(person, pygame.Rect(room.x, top, width, px(46)))
                rows += row
                top = row[0].rect.bottom + px(6)
        if self.lobby.can_change and len(self.room.seats) < self.game.seats[-1]:
            label = say("ui.setup.add")
            place = pygame.Rect(room.x + px(6), top + px(4), button_width(self.lobby.theme, label, icon=True), px(TALL))
            rows.append(Button(name="add", rect=place, label=label, icon="account-plus", on_press=self.acts.add))
            top = place.bottom + px(6)
        cover = Cover(self.game.name, shelf_entry(self.game.name).icon, self.lobby.app.pictures)
        yield from below_seats(self.lobby, room, top - room.y, cover)
        yield from self.lobby.pane("seats-pane", room, top - room.y, rows)

    def _needed(self, seat: int) -> int:
        """How much room the widgets of a row need beside a name."""
        return self._tools_width(self._tools(seat)) + sum(self.px(wide + 4) for wide in self._picks(seat))

    def _picks(self, seat: int) -> list[int]:
        """How wide the choices of a row are, in units."""
        picks = [SWATCH] if self._may_paint(seat) else []
        if not self._may_choose_kind(seat):
            return picks
        return [*picks, KIND, TEMPER] if self._may_choose_temper(seat) else [*picks, KIND]

    def _may_paint(self, seat: int) -> bool:
        return not self.room.is_resumed and self.room.seats[seat].person == self.lobby.me

    def _may_choose_kind(self, seat: int) -> bool:
        """The host says who may sit in a seat, unless a guest is there already."""
        line = self.room.seats[seat]
        return self.lobby.can_change and (line.kind == "bot" or line.person in (None, self.lobby.me))

    def _may_choose_temper(self, seat: int) -> bool:
        return bool(self.game.tempers) and self.room.seats[seat].kind == "bot"

    def _tools_width(self, tools: Sequence[Tool]) -> int:
        return sum(self._tool_width(tool) + self.px(4) for tool in tools)

    def _tool_width(self, tool: Tool) -> int:
        return button_width(self.lobby.theme, tool.label, size=14) if tool.label else self.px(TOOL)

    def _row(self, seat: int, place: pygame.Rect, is_wide: bool) -> list[Widget]:
        """Ground, token, name and what is said of it, buttons; the choices beside them or below."""
        px = self.px
        picks = bool(self._picks(seat))
        ground = pygame.Rect(place.x, place.y, place.width, px(52 if is_wide or not picks else 98))
        line = pygame.Rect(ground.x + px(8), ground.y + px(6), ground.width - px(16), px(40))
        is_mine = self.room.seats[seat].person == self.lobby.me
        colour = (255, 255, 255, 38 if is_mine else 16)
        widgets: list[Widget] = [Panel(name=f"seat-{seat}", rect=ground, colour=colour, radius=10)]
        tools = self._tools(seat)
        right = line.right - self._tools_width(tools)
        widgets += self._buttons(seat, tools, pygame.Rect(right + px(4), line.y, line.right - right, line.height))
        if is_wide:
            for widget in reversed(list(self._choices(seat))):
                widget.rect.midright = (right - px(4), line.centery)
                right = widget.rect.x - px(4)
                widgets.append(widget)
        elif picks:
            below = pygame.Rect(line.x, line.bottom + px(8), line.width, px(TALL))
            widgets += self._spread(list(self._choices(seat)), below)
        token = pygame.Rect(line.x, line.centery - px(TOKEN) // 2, px(TOKEN), px(TOKEN))
        paint = SEAT_PAINT.get(self.colours[seat], FADED_CREAM)
        widgets.append(
            Painted(
                name=f"token-{seat}", rect=token, paint=partial(_token, paint, self.signs[seat], self._is_free(seat))
            )
        )
        words = pygame.Rect(token.right + px(10), line.y, right - px(6) - token.right - px(10), line.height)
        name, icon, state = self._words(seat)
        widgets.append(Painted(name=f"who-{seat}", rect=words, paint=partial(_who, name, icon, state)))
        return widgets

    def _spread(self, choices: list[Widget], box: pygame.Rect) -> list[Widget]:
        """Side by side, sharing the room that there is."""
        gap = self.px(8)
        wide = (box.width - gap * (len(choices) - 1)) // len(choices)
        for index, widget in enumerate(choices):
            widget.rect = pygame.Rect(box.x + index * (wide + gap), box.y, wide, box.height)
        return choices

    def _choices(self, seat: int) -> Iterator[Widget]:
        """Colour, and who may sit here."""
        px, say = self.px, self.say
        if self._may_paint(seat):
            own = self.colours[seat]
            others = {line.colour for index, line in enumerate(self.room.seats) if index != seat}
            colours = [colour for colour in self.game.colours[: len(self.colours)] if colour not in others - {own}]
            place, tip = pygame.Rect(0, 0, px(SWATCH), px(TALL)), say("ui.lobby.colour-tip")
            yield swatch(say, seat, place, colours, own, self.signs[seat], tip, partial(self.acts.paint, seat))
        if self._may_choose_kind(seat):
            line = self.room.seats[seat]
            levels = ["", GUEST, *self.game.bots]
            yield Cycle(
                name=f"kind-{seat}",
                rect=pygame.Rect(0, 0, px(KIND), px(TALL)),
                labels=[level_name(self.lobby.texts, level, say("ui.lobby.here")) for level in levels],
                chosen=levels.index(self._level_of(line)) if self._level_of(line) in levels else 0,
                on_choose=lambda index: self.acts.change_kind(seat, levels[index]),
            )
            if self._may_choose_temper(seat):
                place, tempers = pygame.Rect(0, 0, px(TEMPER), px(TALL)), ["", *self.game.tempers]
                change = self.acts.change_temper
                yield temper_cycle(self.lobby.texts, seat, place, tempers, line.temper, change)

    def _level_of(self, line: SeatLine) -> str:
        if line.kind == "bot":
            return level_called(self.game, line.level)
        return GUEST if line.person is None else ""

    # What is said of a seat

    def _is_free(self, seat: int) -> bool:
        line = self.room.seats[seat]
        return line.kind == "person" and line.person is None

    def _words(self, seat: int) -> tuple[str, str, str]:
        """A name, a picture, and what is said of whoever sits there."""
        line, say = self.room.seats[seat], self.say
        if line.kind == "bot":
            level = level_name(self.lobby.texts, self._level_of(line), "")
            if line.temper:
                level = f"{level}, {temper_name(self.lobby.texts, line.temper)}"
            return line.name or say("cli.bot", number=seat + 1), "robot", level
        if line.person is None:
            free = say("ui.lobby.free", number=seat + 1)
            return line.name or free, "account-question", say("ui.lobby.waits-for-guest")
        person = self.people.get(line.person)
        is_mine = line.person == self.lobby.me
        if person is None or person.is_away:
            return line.name, "wifi-off", say("ui.lobby.away")
        if person.is_host:
            return line.name, "home", say("ui.lobby.you-host") if is_mine else say("ui.lobby.host")
        icon = "check-circle" if person.is_ready else "clock-outline"
        if is_mine:
            return line.name, icon, say("ui.lobby.you-ready") if person.is_ready else say("ui.lobby.you-waiting")
        return line.name, icon, say("ui.lobby.guest-ready") if person.is_ready else say("ui.lobby.guest-waiting")

    # Buttons

    def _tools(self, seat: int) -> list[Tool]:
        """What can be done with a seat besides choosing."""
        line = self.room.seats[seat]
        tools = list(self._sitting(seat, line))
        if self.lobby.can_change:
            last = len(self.room.seats) - 1
            up, down = partial(self.acts.swap, seat, seat - 1), partial(self.acts.swap, seat, seat + 1)
            tools.append(Tool("up", "", "arrow-up", self.say("ui.setup.up"), up, seat > 0))
            tools.append(Tool("down", "", "arrow-down", self.say("ui.setup.down"), down, seat < last))
        person = self.people.get(line.person) if line.person is not None else None
        if self.lobby.is_host and person is not None and not person.is_host:
            tip, do = self.say("ui.lobby.remove-tip"), partial(self.acts.ask_to_remove, person)
            tools.append(Tool("away", "", "account-remove", tip, do))
        elif self.lobby.can_change:
            can_remove = len(self.room.seats) > self.game.seats[0]
            tip = self.say("ui.setup.remove")
            tools.append(Tool("remove", "", "close", tip, partial(self.acts.drop, seat), can_remove))
        return tools

    def _sitting(self, seat: int, line: SeatLine) -> Iterator[Tool]:
        """Sitting down and standing up; at a new table the host chooses who may sit instead."""
        if line.kind == "bot" or self.lobby.can_change:
            return
        say, is_host = self.say, self.lobby.is_host
        if line.person is None:
            label = say("ui.lobby.take-back") if is_host else say("ui.lobby.sit")
            if self.lobby.own_seats and not is_host:
                tip = say("ui.lobby.sit-too-tip")
                yield Tool("sit-too", "", "account-plus", tip, partial(self.acts.sit_too, seat))
            yield Tool("sit", label, "", "", partial(self.acts.sit, seat))
        elif line.person == self.lobby.me:
            label = say("ui.lobby.give") if is_host else say("ui.lobby.stand")
            tip = say("ui.lobby.give-tip") if is_host else say("ui.lobby.stand-tip")
            yield Tool("stand", label, "", tip, partial(self.acts.stand, seat))

    def _buttons(self, seat: int, tools: Sequence[Tool], box: pygame.Rect) -> Iterator[Widget]:
        left = box.x
        for tool in tools:
            tall = self.px(36 if tool.label else TOOL)
            place = pygame.Rect(left, box.centery - tall // 2, self._tool_width(tool), tall)
            yield Button(
                name=f"{tool.name}-{seat}",
                rect=place,
                label=tool.label,
                icon=tool.icon,
                kind=("primary" if tool.name == "sit" else "pill") if tool.label else "quiet",
                size=14,
                tip=tool.tip,
                enabled=tool.enabled,
                on_press=tool.do,
            )
            left = place.right + self.px(4)

    def _onlooker(self, person: PersonLine, place: pygame.Rect) -> list[Widget]:
        """Somebody without a seat."""
        px = self.px
        words = self.say("ui.lobby.you-look-on") if person.id == self.lobby.me else self.say("ui.lobby.looks-on")
        widgets: list[Widget] = [
            Panel(name=f"onlooker-{person.id}", rect=place, colour=(0, 0, 0, 40), radius=10),
        ]
        right = place.right - px(8)
        if self.lobby.is_host:
            box = pygame.Rect(right - px(TOOL), place.centery - px(TOOL) // 2, px(TOOL), px(TOOL))
            tip, do = self.say("ui.lobby.remove-tip"), partial(self.acts.ask_to_remove, person)
            name = f"send-away-{person.id}"
            widgets.append(Button(name=name, rect=box, icon="account-remove", kind="quiet", tip=tip, on_press=do))
            right = box.x - px(6)
        text = pygame.Rect(place.x + px(52), place.y + px(2), right - place.x - px(52), place.height - px(4))
        eye = pygame.Rect(place.x + px(14), place.centery - px(11), px(22), px(22))
        widgets.append(Painted(name=f"eye-{person.id}", rect=eye, paint=_eye))
        paint = partial(_who, person.name, "", words)
        widgets.append(Painted(name=f"looks-{person.id}", rect=text, paint=paint))
        return widgets


def _token(paint: Colour, sign: str, is_free: bool, canvas: Canvas, box: pygame.Rect) -> None:
    """The colour of a seat, never by colour alone; a free one is a ring."""
    if is_free:
        pygame.draw.aacircle(canvas.surface, paint, box.center, box.width // 2, canvas.px(4))
        canvas.text(box, sign, 15, CREAM, weight="bold", align="centre")
        return
    canvas.panel(box, paint, radius=17, rim=WHITE, width=2)
    bright = (paint[0] * 299 + paint[1] * 587 + paint[2] * 114) / 1000 > 140
    canvas.text(box, sign, 15, INK if bright else WHITE, weight="bold", align="centre")


def _who(name: str, icon: str, state: str, canvas: Canvas, box: pygame.Rect) -> None:
    """A name, and below it what is said of whoever bears it."""
    half = box.height // 2
    canvas.text(pygame.Rect(box.x, box.y, box.width, half), name, 15, CREAM, weight="bold")
    left = box.x
    if icon:
        side = canvas.px(16)
        colour = canvas.theme.palette.glow if icon.startswith("check") else FADED_CREAM
        canvas.icon(pygame.Rect(box.x, box.y + half + (half - side) // 2, side, side), icon, colour)
        left += side + canvas.px(5)
    canvas.text(pygame.Rect(left, box.y + half, box.right - left, half), state, 13, FADED_CREAM)


def _eye(canvas: Canvas, box: pygame.Rect) -> None:
    canvas.icon(box, "eye-outline", FADED_CREAM)
