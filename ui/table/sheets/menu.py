"""A menu over a table: one button below the other, and what the menus of all tables have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from engine.choices import Option
from engine.hosting.habits import ASKS, Asks
from ui import routes
from ui.table.habits import KEY, KEY_NAME, toggle, toggle_name
from ui.table.lookback import look_back
from ui.table.sheets.browser import ChoiceSheet
from ui.table.sheets.overtable import OverTable
from ui.theme import INK
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button


class Row(NamedTuple):
    """Something that can be done from the menu."""

    name: str
    label: str
    icon: str
    key_name: str
    key: int  # 0: the screen has it already
    do: Callable[[], None]


class TableMenu(OverTable):
    """The first row is the one to expect."""

    def rows(self) -> Sequence[Row]:
        """What can be done."""
        raise NotImplementedError

    def build(self) -> Iterable[Widget]:
        """One button below the other."""
        px, rows = self.px, self.rows()
        step = min(px(52), (self.area.height - px(116)) // len(rows))
        sheet = pygame.Rect(0, 0, min(px(420), self.area.width - px(40)), px(82) + step * len(rows) + px(14))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        title = pygame.Rect(sheet.x + px(28), sheet.y + px(18), sheet.width - px(56), px(48))
        words = self.say("ui.pause.title")
        yield Label(name="title", rect=title, words=words, size=22, colour=INK, bold=True, centred=True)
        for place, row in enumerate(rows):
            yield Button(
                name=row.name,
                rect=pygame.Rect(title.x, title.bottom + px(10) + place * step, title.width, step - px(8)),
                label=row.label,
                icon=row.icon,
                key_name=row.key_name,
                keys=(row.key,) if row.key else (),
                kind="primary" if place == 0 else "plain",
                on_press=row.do,
            )

    def go_on_row(self) -> Row:
        """Close the menu; at a game that is over there is only something to look at."""
        if self.table.session.result is not None:
            return Row("go on", self.say("ui.over.look"), "eye", "Esc", 0, self.back)
        return Row("go on", self.say("ui.pause.go-on"), "play", "Esc", 0, self.back)

    def common_rows(self) -> Sequence[Row]:
        """What is asked, what may be said besides, rules and settings."""
        say = self.say
        return (
            *self._habit_rows(),
            *self._aside_rows(),
            *self._replay_rows(),
            Row("rules", say("ui.pause.rules"), "book-open-page-variant", "F1", 0, self._open_rules),
            Row("cards", say("ui.pause.cards"), "cards-outline", "F4", 0, self._open_album),
            Row("settings", say("ui.pause.settings"), "cog", "T", pygame.K_t, partial(self.app.go, routes.Settings())),
        )

    def _replay_rows(self) -> Sequence[Row]:
        """How it came to this, where the answers are here; whoever is hidden from sees nothing of it."""
        if self.table.session.result is None and not self.table.session.keeps_time:
            return ()
        return [Row("replay", self.say("ui.replay.watch"), "history", "W", pygame.K_w, self._look_back)]

    def _look_back(self) -> None:
        self.app.pop()
        look_back(self.table)

    def _habit_rows(self) -> Sequence[Row]:
        """For those who play: how much is asked, in every game, and the switch for this one."""
        session, asks = self.table.session, self.say(f"ui.settings.asks-{self.app.settings.asks}")
        if not session.people or session.result is not None:
            return ()
        label = self.say("ui.pause.asks", asks=asks)
        rows = [Row("asks", label, "help-circle", "A", pygame.K_a, self._choose_asks)]
        if isinstance(session.eyes, int):
            rows.append(Row("let pass", toggle_name(self.table), "skip-forward", KEY_NAME, KEY, self._let_pass))
        return rows

    def _aside_rows(self) -> Sequence[Row]:
        """What may be said to any question but answers none, such as giving up."""
        asking = self.table.asking
        if asking is None:
            return ()
        return [
            Row(f"aside {option}", asking.option_name(option), "flag-outline", "", 0, partial(self._ask_about, option))
            for option in asking.menu.asides
        ]

    def _ask_about(self, option: Option) -> None:
        """Nobody gives up by a slip of the hand."""
        asking = self.table.asking
        if asking is not None:
            name = asking.option_name(option)
            choices: list[tuple[str, Callable[[], None]]] = [
                (self.say("ui.pause.go-on"), self._go_on),
                (name, partial(self._say_aside, option)),
            ]
            self.app.push(ChoiceSheet(self.app, name, choices))

    def _go_on(self) -> None:
        self.app.pop_to(self.table)

    def _say_aside(self, option: Option) -> None:
        self.app.pop_to(self.table)
        session = self.table.session
        if isinstance(session.eyes, int):
            session.answer(session.eyes, option)

    def _choose_asks(self) -> None:
        choices = [(self.say(f"ui.settings.asks-{asks}"), partial(self._set_asks, asks)) for asks in ASKS]
        self.app.push(ChoiceSheet(self.app, self.say("ui.settings.asks"), choices))

    def _set_asks(self, asks: Asks) -> None:
        self.app.settings.asks = asks
        self.app.keep_settings()

    def _let_pass(self) -> None:
        self.back()
        toggle(self.table)

    @property
    def rules_page(self) -> routes.Rules | None:
        """F1, as at the table."""
        return self.table.rules_page

    def _open_album(self) -> None:
        self.app.go(routes.Album(self.table.session.game.name))

    def _open_rules(self) -> None:
        if self.rules_page is not None:
            self.app.go(self.rules_page)
