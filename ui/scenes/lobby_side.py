"""Beside the seats in the lobby: where guests find the table, talk, and the options of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
import pygame

from engine.lan.messages import Gesture, Said, Say, Sign
from ui.scenes.lobby_acts import SeatActs
from ui.scenes.lobby_room import LobbyRoom, Tab
from ui.scenes.option_column import OptionColumn
from ui.scenes.paragraphs import paragraph, tall
from ui.talk import GESTURE_ICONS, told
from ui.theme import CREAM, FADED_CREAM, width_of
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button
from ui.widgets.choice import Choice, Cycle
from ui.widgets.field import Field

CLOCKS: Final = (0, 15, 30, 60, 120, 300)  # seconds for a decision
PATIENCES: Final = (0, 30, 60, 180)  # seconds until a bot plays for who is away
SHOWN: Final = 80  # lines of the chat
LONGEST: Final = 400  # signs of one
TABS: Final[tuple[Tab, ...]] = ("chat", "options")


class Side:
    """Lays out the column for one look at it."""

    def __init__(self, lobby: LobbyRoom) -> None:
        self.lobby = lobby
        self.say, self.px = lobby.say, lobby.px

    def widgets(self, box: pygame.Rect) -> Iterator[Widget]:
        """Where the table is, and below it one of two sheets."""
        px = self.px
        where = pygame.Rect(box.x, box.y, box.width, 0)
        for widget in self._where(where):  # the ground comes first
            where = widget.rect if widget.name == "where" else where
            yield widget
        rest = pygame.Rect(box.x, where.bottom + px(12), box.width, box.bottom - where.bottom - px(12))
        yield Panel(name="side", rect=rest)
        inner = rest.inflate(-2 * px(16), -2 * px(12))
        tabs = pygame.Rect(inner.x, inner.y, inner.width, px(36))
        chat = self.say("ui.lobby.chat")
        if self.lobby.unread:
            chat = self.say("ui.lobby.chat-new", count=self.lobby.unread)
        labels = [chat, self.say("ui.setup.options")]
        yield Choice(
            name="tabs",
            rect=tabs,
            labels=labels,
            chosen=TABS.index(self.lobby.tab),
            on_choose=lambda index: self.lobby.open_tab(TABS[index]),
        )
        room = pygame.Rect(inner.x, tabs.bottom + px(8), inner.width, inner.bottom - tabs.bottom - px(8))
        yield from self._chat(room) if self.lobby.tab == "chat" else self._options(room)

    # Where the table is

    def _places(self) -> tuple[Sequence[str], str]:
        """The addresses, the best first, and the code."""
        network = self.lobby.app.network
        if network.hosting is not None:
            outside = [address for address in network.addresses if not address.startswith("127.")]
            return outside or network.addresses, network.hosting.host.room.code
        return ([network.link.guest.address], network.link.guest.code) if network.link is not None else ([], "")

    def _where(self, place: pygame.Rect) -> Iterator[Widget]:
        """Address and join code, to be read out."""
        px, say = self.px, self.say
        addresses, code = self._places()
        rows = [
            ("address", say("ui.lobby.address"), addresses[0] if addresses else "…", 22),
            ("code", say("ui.lobby.code"), code, 26),
        ]
        others = say("ui.lobby.other-addresses", addresses=", ".join(addresses[1:4])) if addresses[1:] else ""
        inner = pygame.Rect(place.x + px(16), place.y + px(10), place.width - px(32), px(36))
        lines = tall(self.lobby.theme, others, inner.width, 13) if others else 0
        ground = pygame.Rect(place.x, place.y, place.width, px(20) + 2 * inner.height + lines)
        yield Panel(name="where", rect=ground)
        column = px(10) + max(width_of(label, "plain", px(14)) for _, label, _, _ in rows)
        column = min(column, inner.width * 2 // 5)
        for name, label, value, size in rows:
            first = pygame.Rect(inner.x, inner.y, column, inner.height)
            yield Label(name=f"{name}-label", rect=first, words=label, size=14, colour=FADED_CREAM, lines=2)
            second = pygame.Rect(first.right, inner.y, inner.width - column, inner.height)
            glow = self.lobby.theme.palette.glow
            yield Label(name=name, rect=second, words=value, size=size, colour=glow, bold=True)
            inner = inner.move(0, inner.height)
        if others:
            yield paragraph(self.lobby.theme, "others", others, inner.topleft, inner.width, 13)

    # Talk

    def _chat(self, box: pygame.Rect) -> Iterator[Widget]:
        px, say = self.px, self.say
        field = pygame.Rect(box.x, box.bottom - px(38), box.width - px(46), px(38))
        side = px(34)
        signs = pygame.Rect(box.x, field.y - px(6) - side, side, side)
        log = pygame.Rect(box.x, box.y, box.width, signs.y - px(6) - box.y)
        yield from self._log(log)
        for index, (gesture, icon) in enumerate(GESTURE_ICONS.items()):
            yield Button(
                name=f"sign-{gesture}",
                rect=signs.move(index * (side + px(8)), 0),
                icon=icon,
                kind="quiet",
                tip=say(f"ui.lan.tip-{gesture}"),
                on_press=partial(self._sign, gesture),
            )
        yield Field(
            name="say",
            rect=field,
            words=self.lobby.typed,
            hint=say("ui.chat.hint", letter="T"),
            longest=LONGEST,
            on_change=self._type,
            on_enter=self._say,
        )
        button = pygame.Rect(field.right + px(8), field.y, px(38), px(38))
        tip = say("ui.lobby.send")
        yield Button(name="send", rect=button, icon="send", tip=tip, on_press=self._say)

    def _log(self, box: pygame.Rect) -> Iterator[Widget]:
        visit, room = self.lobby.visit, self.lobby.room
        names = [line.name for line in room.seats] if room is not None else []
        rows: list[Widget] = []
        top = box.y
        width = box.width - self.px(14)
        for index, line in enumerate((visit.chat if visit is not None else [])[-SHOWN:]):
            colour = CREAM if isinstance(line, Said) else FADED_CREAM
            words = told(line, self.say, names)
            rows.append(paragraph(self.lobby.theme, f"line-{index}", words, (box.x, top), width, colour=colour))
            top = rows[-1].rect.bottom + self.px(5)
        if not rows:
            rows.append(paragraph(self.lobby.theme, "no-chat", self.say("ui.lobby.no-chat"), (box.x, top), width))
            top = rows[-1].rect.bottom
        yield from self.lobby.pane("chat", box, top - box.y, rows)

    def _type(self, words: str) -> None:
        self.lobby.typed = words
        self.lobby.rebuild()

    def _say(self) -> None:
        words = self.lobby.typed.strip()
        if words:
            self.lobby.send(Say(words))
        self._type("")

    def _sign(self, gesture: Gesture) -> None:
        self.lobby.send(Sign(gesture))

    # Options

    def _options(self, box: pygame.Rect) -> Iterator[Widget]:
        """What is agreed on for the network, then the options of the game."""
        px = self.px
        plan = self.lobby.plan
        assert plan is not None
        inner = pygame.Rect(box.x, box.y, box.width - px(14), box.height)
        rows, height = self._agreed(inner)
        column = OptionColumn(self.lobby.theme, plan, self.lobby.texts, self._changed, self.lobby.unfolded)
        rest = pygame.Rect(inner.x, inner.y + height, inner.width, inner.height)
        more, height_of_more = column.laid_out(rest) if self.lobby.can_change else column.read_only(rest)
        rim = px(6)  # for the mark of the focus
        pane = pygame.Rect(box.x - rim, box.y, box.width + rim, box.height)
        yield from self.lobby.pane("options", pane, height + height_of_more, [*rows, *more])

    def _agreed(self, box: pygame.Rect) -> tuple[list[Widget], int]:
        room, px = self.lobby.room, self.px
        assert room is not None
        rows: list[Widget] = []
        top = box.y
        for name, words, values, value, labels in (
            ("clock", self.say("ui.lobby.clock"), CLOCKS, room.clock, self._seconds),
            ("patience", self.say("ui.lobby.patience"), PATIENCES, room.patience, self._patience),
        ):
            about = paragraph(self.lobby.theme, f"about-{name}", words, (box.x, top), box.width)
            rows.append(about)
            if self.lobby.can_change:
                known = values if value in values else (*values, value)
                place = pygame.Rect(box.x, about.rect.bottom + px(8), box.width, px(38))
                rows.append(
                    Cycle(
                        name=name,
                        rect=place,
                        labels=[labels(one) for one in known],
                        chosen=known.index(value),
                        on_choose=partial(self._agree, name, known),
                    )
                )
                top = place.bottom + px(20)
            else:
                below = (box.x, about.rect.bottom + px(2))
                rows.append(paragraph(self.lobby.theme, name, labels(value), below, box.width, colour=CREAM, bold=True))
                top = rows[-1].rect.bottom + px(14)
        return rows, top - box.y

    def _seconds(self, value: int) -> str:
        return self.say("ui.lobby.seconds", seconds=value) if value else self.say("ui.lobby.no-clock")

    def _patience(self, value: int) -> str:
        return self.say("ui.lobby.after", seconds=value) if value else self.say("ui.lobby.never")

    def _agree(self, name: str, values: Sequence[int], index: int) -> None:
        """The host's choice, kept for their next table."""
        settings, room = self.lobby.app.settings, self.lobby.room
        assert room is not None
        message = SeatActs(self.lobby).set_up(room.seats)
        setattr(settings, name, values[index])
        self.lobby.set_up(msgspec.structs.replace(message, **{name: values[index]}))
        self.lobby.app.remember_setup()

    def _changed(self) -> None:
        """An option was changed: everybody is told as soon as the rules allow it."""
        plan, room = self.lobby.plan, self.lobby.room
        assert plan is not None
        assert room is not None
        if plan.trouble() is None and plan.chosen_options() != room.options:
            self.lobby.send(SeatActs(self.lobby).set_up(room.seats))
        self.lobby.rebuild()
