"""The way to somebody else's table: address, code and name, or back to a table that we were at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from engine.errors import Problem
from engine.games import LONGEST_NAME
from ui import routes
from ui.app import App
from ui.canvas import Canvas
from ui.keyboard import readings
from ui.scenes.base import Scene
from ui.scenes.frame import GAP, column, frame, page_head
from ui.scenes.paragraphs import paragraph, tall
from ui.shelf import shelf_entry
from ui.theme import CREAM, FADED_CREAM
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.choice import Choice
from ui.widgets.field import Field

if TYPE_CHECKING:
    from engine.lan.identity import Ticket

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
WIDEST: Final = 1100  # units
TALL: Final = 42  # units, of a field
ROW: Final = 58  # units, of a table that we were at
LONGEST_ADDRESS: Final = 80
LONGEST_CODE: Final = 24
MOST_NEWS: Final = 20  # for one frame: more than comes before the door is open
SPIN: Final = 3  # dots


class Join(Scene):
    """A few fields and a button; what is refused is said, and the fields stay as they are."""

    def __init__(
        self,
        app: App,
        address: str = "",
        code: str = "",
        *,
        watches: bool = False,
        back_to: tuple[str, Ticket] | None = None,
    ) -> None:
        super().__init__(app)
        settings = app.settings
        self.address = address or settings.last_address
        self.code = code
        self._other_codes: list[str] = []  # what the code that was typed can mean besides
        self.name = settings.name
        self.watches = watches
        self.trouble = ""
        self.goes_to = ""  # the address that is being tried
        self._goes_as = ""
        self._age = 0.0
        self._tickets: list[tuple[str, Ticket]] = []
        missing = (name for name in ("address", "code", "name") if not getattr(self, name))
        self.focus = next(missing, "join")
        self._back_to = back_to  # where we go as soon as this screen is shown

    def enter(self) -> None:
        """Look at the tables that we were at, and import what will be needed."""
        network = self.app.network
        network.warm_up()
        network.nearby.look()
        self._tickets = [one for one in reversed(network.tickets.all().items()) if not one[1].is_own]
        self.rebuild()
        if self._back_to is not None:
            back_to, self._back_to = self._back_to, None
            self.come_back(*back_to)

    def cover(self) -> None:
        """Listen to the network no longer."""
        self.app.network.nearby.rest()

    def leave(self) -> None:
        """Listen to the network no longer."""
        self.app.network.nearby.rest()

    # Going there

    def join(self) -> None:
        """Knock at the door; an address that is none is refused at once."""
        missing = self._missing()
        if missing:
            self._refuse(missing)
            return
        code = "".join(self.code.split()).upper()
        first, *self._other_codes = readings(code)
        self._go(self.address.strip(), first, " ".join(self.name.split()), watches=self.watches)

    def _missing(self) -> str:
        say = self.say
        if not self.address.strip():
            return say("ui.join.no-address")
        if not self.code.strip():
            return say("ui.join.no-code")
        return "" if self.name.strip() else say("ui.join.no-name")

    def come_back(self, table: str, ticket: Ticket) -> None:
        """To a table that we were at: where it is announced now, or else where it was."""
        self._other_codes = []
        self._go(self.app.network.nearby.address_of(table) or ticket.address, ticket.code, ticket.name)

    def _go(self, address: str, code: str, name: str, *, watches: bool = False) -> None:
        try:
            sign = self.app.settings.signs.get(name, "")
            self.app.network.join(address, code, name, watches=watches, sign=sign)
        except Problem as problem:
            self._refuse(self.say.error(problem))
            return
        self.goes_to, self._goes_as, self.trouble, self._age = address, name, "", 0.0
        self.focus = "cancel"
        self.rebuild()

    def _refuse(self, words: str) -> None:
        self.trouble, self.goes_to = words, ""
        self.rebuild()

    def _forget(self, table: str) -> None:
        try:
            self.app.network.tickets.drop(table)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.enter()

    def update(self, seconds: float) -> None:
        """See whether the door was opened."""
        link = self.app.network.link
        if not self.goes_to or link is None:
            return
        step, self._age = int(self._age * 2), self._age + seconds
        if step != int(self._age * 2):
            self.app.is_stale = True
        for _ in range(MOST_NEWS):
            if link.visit.welcome is not None or link.take() is None:
                break
        visit = link.visit
        if visit.ended is not None:
            self.app.network.leave()
            if visit.ended.key == "lan-wrong-code" and self._other_codes:  # it may have been meant otherwise
                self._go(self.goes_to, self._other_codes.pop(0), self._goes_as, watches=self.watches)
                return
            self.focus = "code" if visit.ended.key == "lan-wrong-code" else "join"
            self._refuse(self.say.error(visit.ended))
        elif visit.welcome is not None:
            self._remember()
            self.app.go_instead(routes.JoinedLobby(self._goes_as))
        elif visit.lost is not None and self.trouble != self.say.error(visit.lost):
            self.trouble = self.say.error(visit.lost)
            self.rebuild()

    def _remember(self) -> None:
        settings = self.app.settings
        settings.name, settings.last_address = self._goes_as[:LONGEST_NAME], self.goes_to[:LONGEST_ADDRESS]
        self.app.remember_setup()

    def back(self) -> None:
        """Esc: stop trying, then one screen back."""
        if self.goes_to:
            self._cancel()
        else:
            self.app.pop()

    def _cancel(self) -> None:
        self.app.network.leave()
        self.focus = "join"
        self._refuse("")

    def handle_key(self, event: pygame.Event) -> bool:
        """Enter goes there, except on a button, which it presses."""
        if event.key in ENTER and not self.goes_to and not isinstance(self.widget(self.focus), Button):
            self.join()
            return True
        return super().handle_key(event)

    # The layout

    def build(self) -> Iterable[Widget]:
        """The fields to the left, the tables that we were at to the right."""
        head, body, _ = frame(self, WIDEST, foot=0)
        gap = self.px(GAP)
        form = pygame.Rect(body.x, body.y, round((body.width - gap) * (0.54 if self._tickets else 0.62)), body.height)
        form.height = min(form.height, self.px(480))
        rest = pygame.Rect(form.right + gap, body.y, body.right - form.right - gap, form.height)
        yield from self._form(form)
        yield from self._before(rest) if self._tickets else self._how(rest)
        say = self.say
        yield from page_head(self, head, say("ui.join.title"), say("ui.join.about"), say("ui.setup.back"))

    def _form(self, box: pygame.Rect) -> Iterator[Widget]:
        say, px = self.say, self.px
        is_going = bool(self.goes_to)
        yield Panel(name="form", rect=box)
        inner = box.inflate(-2 * px(20), -2 * px(14))
        step = min(px(76), (inner.height - px(130)) // 4)
        top = inner.y
        for name, words, hint, longest in (
            ("address", self.address, say("ui.join.address-hint"), LONGEST_ADDRESS),
            ("code", self.code, say("ui.join.code-hint"), LONGEST_CODE),
            ("name", self.name, say("ui.join.name-hint"), LONGEST_NAME),
        ):
            above = pygame.Rect(inner.x, top, inner.width, px(20))
            yield Label(name=f"{name}-label", rect=above, words=say(f"ui.join.{name}"), size=14, colour=FADED_CREAM)
            yield Field(
                name=name,
                rect=pygame.Rect(inner.x, above.bottom + px(2), inner.width, px(TALL)),
                words=words,
                hint=hint,
                longest=longest,
                enabled=not is_going,
                on_change=partial(self._type, name),
            )
            top += step
        yield Choice(
            name="how",
            rect=pygame.Rect(inner.x, top + px(4), inner.width, px(TALL)),
            labels=[say("ui.join.play"), say("ui.join.watch")],
            chosen=int(self.watches),
            enabled=not is_going,
            on_choose=self._choose,
        )
        label = say("ui.lobby.cancel") if is_going else say("ui.join.go")
        key = "Esc" if is_going else "Enter"
        wide = button_width(self.theme, label, icon=True, key_name=key, size=17)
        go = pygame.Rect(inner.right - wide, inner.bottom - px(50), wide, px(50))
        icon = "close" if is_going else "login"
        yield Button(
            name="cancel" if is_going else "join",
            rect=go,
            label=label,
            icon=icon,
            key_name=key,
            kind="primary",
            size=17,
            on_press=self._cancel if is_going else self.join,
        )
        top += px(TALL + 10)
        state = pygame.Rect(inner.x, top, inner.width, go.y - px(6) - top)
        if state.height < px(50):  # beside the button, where there is no room above it
            state = pygame.Rect(inner.x, top, go.x - px(12) - inner.x, inner.bottom - top)
        yield Painted(name="state", rect=state, paint=self._state)

    def _state(self, canvas: Canvas, box: pygame.Rect) -> None:
        """What is going on, or what was refused."""
        side = canvas.px(22)
        sign = pygame.Rect(box.x, box.centery - side // 2, side, side)
        room = pygame.Rect(sign.right + canvas.px(10), box.y, box.right - sign.right - canvas.px(10), box.height)
        if self.trouble:
            canvas.icon(sign, "alert", canvas.theme.palette.glow)
            canvas.text(room, self.trouble, 14.5, CREAM, lines=6)
        elif self.goes_to:
            canvas.icon(sign, "lan-connect", canvas.theme.palette.glow)
            dots = "." * (1 + int(self._age * 2) % SPIN)
            canvas.text(room, self.say("ui.join.connecting", address=self.goes_to) + dots, 14.5, CREAM, lines=4)

    def _how(self, box: pygame.Rect) -> Iterator[Widget]:
        """Nowhere was anybody yet: how it goes."""
        yield Panel(name="how-ground", rect=box)
        inner = box.inflate(-2 * self.px(18), -2 * self.px(14))
        words = self.say("ui.join.how")
        yield Label(name="how-words", rect=inner, words=words, size=15, colour=FADED_CREAM, lines=16, top=True)

    def _before(self, box: pygame.Rect) -> Iterator[Widget]:
        """The tables that we were at, the last one first."""
        say, px = self.say, self.px
        ground, room = column(self, "before", box, say("ui.join.before"))
        yield from ground
        rows: list[Widget] = []
        top = room.y
        for table, ticket in self._tickets:
            row = list(self._ticket(table, ticket, pygame.Rect(room.x, top, room.width - px(12), 0)))
            rows += row
            top = row[0].rect.bottom + px(8)
        yield from self.pane("before-pane", room, top - room.y, rows)

    def _ticket(self, table: str, ticket: Ticket, place: pygame.Rect) -> Iterator[Widget]:
        """One click brings us back, as whom we were there."""
        say, px = self.say, self.px
        entry = shelf_entry(ticket.game)
        game = entry.name.in_(say.language)
        words = say("ui.join.back-to", host=ticket.host or ticket.address, game=game)
        drop = pygame.Rect(place.right - px(34), 0, px(34), px(34))
        button = pygame.Rect(place.x, place.y, drop.x - px(6) - place.x, 0)
        button.height = max(px(44), tall(self.theme, words, button.width - px(52), 15, bold=True, lines=2) + px(14))
        below = say("ui.join.as", name=ticket.name, address=ticket.address)
        corner = (place.x + px(12), button.bottom + px(3))
        line = paragraph(self.theme, f"as-{table}", below, corner, button.width - px(12), 13)
        ground = pygame.Rect(place.x, place.y, place.width, line.rect.bottom - place.y + px(4))
        drop.centery = button.centery
        yield Panel(name=f"ground-{table}", rect=ground, colour=(0, 0, 0, 40), radius=10)
        yield Button(
            name=f"back-{table}",
            rect=button,
            label=words,
            icon=entry.icon,
            enabled=not self.goes_to,
            on_press=partial(self.come_back, table, ticket),
        )
        yield Button(
            name=f"forget-{table}",
            rect=drop,
            icon="close",
            kind="quiet",
            tip=say("ui.join.forget"),
            on_press=partial(self._forget, table),
        )
        yield line

    # What can be typed

    def _type(self, name: str, words: str) -> None:
        self.trouble = ""
        if name == "address":
            self.address = words
        elif name == "code":
            self.code = words.upper()
        else:
            self.name = words
        self.rebuild()

    def _choose(self, index: int) -> None:
        self.watches = bool(index)
        self.rebuild()
