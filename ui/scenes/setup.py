"""Before a game: who sits where, in which colours, and the options of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import pygame

from engine.errors import Problem
from engine.games import LONGEST_NAME, Game, SeatInfo
from engine.puzzles import has_puzzles
from engine.texts import Texts, of_game
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.covers import Cover
from ui.learnt import Count, counted
from ui.plan import Plan
from ui.scenes.base import Scene
from ui.scenes.evening import begin_evening
from ui.scenes.frame import (
    GAP,
    column,
    frame,
    lessons_button,
    main_button,
    page_head,
    puzzles_button,
    state_line,
    workshop_button,
)
from ui.scenes.option_column import OptionColumn
from ui.scenes.seat_widgets import below_seats, level_name, swatch, temper_cycle
from ui.shelf import shelf_entry
from ui.theme import FADED_CREAM
from ui.widgets.base import Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.choice import Cycle
from ui.widgets.field import Field

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
ONE_LINE: Final = 690  # units: a column as wide as that has room for a seat in one line
WITH_TEMPER: Final = 280  # units more, where bots have tempers
TALL: Final = 38  # units, of a widget
TOOL: Final = 34  # units, of a small button
STATE: Final = 360  # units that the line below should have at least
KIND_ICONS: Final = {"person": "account", "remote": "access-point", "bot": "robot"}


class Setup(Scene):
    """The set-up of one game, in its colours."""

    def __init__(self, app: App, game: Game[Any], seats: Sequence[SeatInfo] = (), evening: Path | None = None) -> None:
        super().__init__(app)
        self.game = game
        self.entry = shelf_entry(game.name)
        self.palette = self.entry.palette
        self.plan = Plan.again(game, app.settings.setups.get(game.name), app.say)
        self.plan.seat_owner(app.settings.name, app.settings.colour)
        self.evening = evening
        if seats:
            self.plan.seat_people(seats, app.say)
        self.focus = "start"
        self._refusal: Problem | None = None  # what the rules said to the last try
        self._unfolded: set[str] = set()  # the groups of options that are seen
        self._puzzles: Count | None = None  # and how many of them are solved

    def enter(self) -> None:
        """Import what a table for guests will need, if the last one was one; puzzles may have been solved."""
        if has_puzzles(self.game.name):
            try:
                self._puzzles = counted(self.app.config, "puzzles", self.game.name)
            except Problem as problem:
                self.app.toast(self.say.error(problem))
        if self.plan.has_guests:
            self.app.network.warm_up()
        self.rebuild()

    @property
    def texts(self) -> Texts:
        """The words of the game and of the program."""
        return of_game(self.game, self.app.language, [])

    @property
    def _cover(self) -> Cover:
        return Cover(self.entry.id, self.entry.icon, self.app.pictures)

    @property
    def trouble(self) -> Problem | None:
        """Why the game cannot begin as it stands."""
        return self.plan.trouble() or self._refusal

    @property
    def rules_page(self) -> routes.Rules:
        """F1: the rules of this game."""
        return routes.Rules(self.game)

    @property
    def workshop(self) -> routes.Decks | None:
        """F3: the decks for this game."""
        return routes.Decks(self.game) if self.game.decks is not None else None

    def handle_key(self, event: pygame.Event) -> bool:
        """Enter begins the game, except on a button, which it presses."""
        if event.key in ENTER and not isinstance(self.widget(self.focus), Button):
            self.start()
            return True
        return super().handle_key(event)

    def start(self, first_of: Literal["new"] | None = None) -> None:
        """Begin, or stay here and say what is wrong; with guests perhaps the first game of a new evening."""
        self._refusal = None
        if self.plan.trouble() is None:
            try:
                if self.plan.has_guests:
                    self.app.go(routes.OpenGame(self.game, self.plan, self.evening or first_of))
                else:
                    seats, options = self.plan.finished(), self.plan.chosen_options()
                    self.app.go(routes.NewGame(self.game, seats, options, evening=self.evening))
            except Problem as problem:
                self._refusal = problem
            else:
                self.app.settings.setups[self.game.name] = self.plan.remembered()
                if self.evening is None and (owner := self.plan.owner) is not None:  # seats of an evening move on
                    self.app.settings.name, self.app.settings.colour = owner.name, owner.colour
                self.app.remember_setup()
                return
        self.rebuild()

    def start_evening(self) -> None:
        """Begin the first game of an evening with these people; with guests, when it is known who has come."""
        if self.plan.has_guests:
            self.start("new")
            return
        if self.trouble is None:
            self.evening = begin_evening(self.app, self.plan.finished())
        if self.evening is not None:
            self.start()

    def _changed(self) -> None:
        self._refusal = None
        self.rebuild()

    # The layout

    def build(self) -> Iterable[Widget]:
        """Head, seats, options, and the line with the button that begins."""
        head, body, foot = frame(self)
        gap = self.px(GAP)
        options = max(self.px(290), min(self.px(420), round(body.width * 0.34)))
        seats = pygame.Rect(body.x, body.y, body.width - gap - options, body.height)
        yield from self._seats(seats)
        yield from self._options(pygame.Rect(seats.right + gap, body.y, options, body.height))
        yield from self._foot(foot)
        title, about = self.entry.name.in_(self.say.language), self.texts("game.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"), cover=self._cover)

    def _options(self, box: pygame.Rect) -> Iterator[Widget]:
        widgets, room = column(self, "options", box, self.say("ui.setup.options"))
        yield from widgets
        listed = OptionColumn(self.theme, self.plan, self.texts, self._changed, self._unfolded)
        inner = pygame.Rect(room.x, room.y, room.width - self.px(14), room.height)  # beside the scroll bar
        rows, height = listed.laid_out(inner)
        rim = self.px(6)  # for the mark of the focus
        pane = pygame.Rect(room.x - rim, room.y, room.width + rim, room.height)
        yield from self.pane("options-pane", pane, height, rows)

    def _foot(self, box: pygame.Rect) -> Iterator[Widget]:
        label = self.say("ui.setup.open") if self.plan.has_guests else self.say("ui.setup.start")
        icon = "access-point" if self.plan.has_guests else "play"
        start = main_button(self, "start", box, label, icon, self.start)
        row: list[Button] = [start]
        for offer in (
            self._evening_button,
            partial(workshop_button, self),
            self._lessons_button,
            self._puzzles_button,
        ):
            button = offer(box, row[-1].rect.x - self.px(12))
            row += [button] if button is not None else []
        words = pygame.Rect(box.x, box.y, row[-1].rect.x - self.px(16) - box.x, box.height)
        trouble = self.trouble
        if trouble is not None:
            said = self.say.error(trouble)
        else:
            said = self.say("ui.setup.ready-to-open") if self.plan.has_guests else self.say("ui.setup.ready")
        sign = "check-circle-outline" if trouble is None else "alert"
        yield state_line(words, sign, said, is_alarm=trouble is not None, is_quiet=trouble is None)
        yield from reversed(row)

    def _evening_button(self, box: pygame.Rect, right: int) -> Button | None:
        """Several games in a row, for people who are not in an evening yet, here or elsewhere."""
        people = sum(seat.kind != "bot" for seat in self.plan.seats)
        if self.evening is not None or people < 2:
            return None
        label = self.say("ui.evening.begin")
        wide = button_width(self.theme, label, icon=True, key_name="F5")
        place = pygame.Rect(right - wide, box.y, wide, box.height)
        return Button(
            name="evening",
            rect=place,
            label=label,
            icon="weather-night",
            key_name="F5",
            keys=(pygame.K_F5,),
            tip=self.say("ui.evening.begin-tip"),
            on_press=self.start_evening,
        )

    def _lessons_button(self, box: pygame.Rect, right: int) -> Button | None:
        return lessons_button(self, self.game, box, right, least=box.x + self.px(STATE + 60))

    def _puzzles_button(self, box: pygame.Rect, right: int) -> Button | None:
        """The way to the puzzles of the game; where room is short, a sign that tells how many are solved."""
        count = "" if self._puzzles is None else self.say("ui.puzzles.count", **self._puzzles._asdict())
        return puzzles_button(self, self.game, box, right, count=count, key="F7", least=box.x + self.px(STATE))

    # Seats

    def _seats(self, box: pygame.Rect) -> Iterator[Widget]:
        least, most = self.game.seats[0], self.game.seats[-1]
        remark = self.say("ui.setup.seats-range", least=least, most=most)
        if least == most:
            remark = self.say("ui.setup.seats-exactly", most=most)
        widgets, room = column(self, "seats", box, self.say("ui.setup.seats"), remark)
        yield from widgets
        in_one_line = room.width >= self.px(ONE_LINE + (WITH_TEMPER if self.plan.game.tempers else 0))
        step = self.px(54 if in_one_line else 100)
        width = room.width - self.px(12)  # the scroll bar
        signs = self.plan.signs(self.app.settings.signs)
        rows: list[Widget] = []
        for seat in range(len(self.plan.seats)):
            row = pygame.Rect(room.x, room.y + seat * step, width, step - self.px(6))
            rows.append(Panel(name=f"seat-{seat}", rect=row, colour=(255, 255, 255, 16), radius=10))
            rows += self._seat(seat, row.inflate(-2 * self.px(6), -2 * self.px(5)), signs, in_one_line)
        height = step * len(self.plan.seats)
        if self.plan.can_add:
            label = self.say("ui.setup.add")
            place = pygame.Rect(room.x + self.px(6), room.y + height + self.px(4), 0, self.px(TALL))
            place.width = button_width(self.theme, label, icon=True)
            rows.append(Button(name="add", rect=place, label=label, icon="account-plus", on_press=self._add))
            height += self.px(TALL + 10)
        yield from below_seats(self, room, height, self._cover)
        yield from self.pane("seats-pane", room, height, rows)

    def _seat(self, seat: int, box: pygame.Rect, signs: Sequence[str], in_one_line: bool) -> Iterator[Widget]:
        """Colour, name, who it is, and the small buttons: in one line or in two."""
        gap = self.px(8)
        tools = self.px(TOOL) * 3 + 2 * self.px(4)
        tall = self.px(TALL)
        paint = pygame.Rect(box.x, box.y, self.px(178), tall)
        name = pygame.Rect(paint.right + gap, box.y, 0, tall)
        if in_one_line:
            left = box.right - tools - gap - name.x
            name.width = (left - gap) * 46 // 100
            kind = pygame.Rect(name.right + gap, box.y, left - gap - name.width, tall)
        else:
            name.width = box.right - name.x
            kind = pygame.Rect(box.x, box.bottom - tall, box.width - tools - gap, tall)
        tool = pygame.Rect(box.right - tools, kind.centery - self.px(TOOL) // 2, self.px(TOOL), self.px(TOOL))
        yield from (
            self._guest(seat, paint.union(name))
            if self.plan.is_guest(seat)
            else self._own(seat, paint, name, signs[seat])
        )
        tempers = self.plan.tempers_of(seat)
        if tempers:
            temper = kind.copy()
            kind.width = (kind.width - gap) * 55 // 100
            temper.width, temper.x = temper.width - gap - kind.width, kind.right + gap
            yield temper_cycle(self.texts, seat, temper, tempers, self.plan.seats[seat].temper, self._set_temper)
        yield Cycle(
            name=f"kind-{seat}",
            rect=kind,
            labels=[level_name(self.texts, level, self.say("ui.setup.person")) for level in self.plan.levels],
            chosen=self.plan.level_of(seat),
            icon=KIND_ICONS[self.plan.seats[seat].kind],
            on_choose=partial(self._set_level, seat),
        )
        yield from self._tools(seat, tool)

    def _guest(self, seat: int, box: pygame.Rect) -> Iterator[Widget]:
        """A guest brings name and colour along."""
        words = self.say("ui.setup.guest-hint")
        yield Painted(name=f"guest-{seat}", rect=box, paint=partial(_hint, words))

    def _own(self, seat: int, paint: pygame.Rect, name: pygame.Rect, sign: str) -> Iterator[Widget]:
        """Colour and name of somebody who is seated here."""
        info, colours = self.plan.seats[seat], self.plan.colours
        tip, do = self.say("ui.setup.colour-tip"), partial(self._take_colour, seat)
        yield swatch(self.say, seat, paint, colours, info.colour, sign, tip, do)
        yield Field(
            name=f"name-{seat}",
            rect=name,
            words=info.name,
            hint=self.say("ui.setup.name-hint"),
            longest=LONGEST_NAME,
            on_change=partial(self._rename, seat),
        )

    def _tools(self, seat: int, first: pygame.Rect) -> Iterator[Widget]:
        step = first.width + self.px(4)
        last = len(self.plan.seats) - 1
        for index, (name, icon, tip, enabled, do) in enumerate(
            (
                ("up", "arrow-up", self.say("ui.setup.up"), seat > 0, partial(self._move, seat, -1)),
                ("down", "arrow-down", self.say("ui.setup.down"), seat < last, partial(self._move, seat, 1)),
                ("remove", "close", self.say("ui.setup.remove"), self.plan.can_remove, partial(self._remove, seat)),
            )
        ):
            place = first.move(index * step, 0)
            yield Button(
                name=f"{name}-{seat}", rect=place, icon=icon, kind="quiet", tip=tip, enabled=enabled, on_press=do
            )

    # What can be done

    def _add(self) -> None:
        self.plan.add(self.say)
        self._changed()

    def _remove(self, seat: int) -> None:
        self.plan.remove(seat)
        self._changed()

    def _move(self, seat: int, step: int) -> None:
        """The focus goes with the seat, so that it can be moved on."""
        self.plan.swap(seat, seat + step)
        name = "up" if step < 0 else "down"
        at_end = seat + step in (0, len(self.plan.seats) - 1)
        other = "down" if seat + step == 0 else "up"
        self.focus = f"{other if at_end else name}-{seat + step}"
        self._changed()
        self.focus_on(self.focus)

    def _rename(self, seat: int, name: str) -> None:
        self.plan.rename(seat, name)
        self._changed()

    def _set_level(self, seat: int, index: int) -> None:
        self.plan.set_level(seat, index)
        if self.plan.has_guests:
            self.app.network.warm_up()
        self._changed()

    def _set_temper(self, seat: int, temper: str) -> None:
        self.plan.set_temper(seat, temper)
        self._changed()

    def _take_colour(self, seat: int, colour: str) -> None:
        self.plan.take_colour(seat, colour)
        self._changed()


def _hint(words: str, canvas: Canvas, box: pygame.Rect) -> None:
    canvas.panel(box, (0, 0, 0, 60), radius=9)
    canvas.text(box.inflate(-canvas.px(24), -canvas.px(6)), words, 14, FADED_CREAM, lines=2)
