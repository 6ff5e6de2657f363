"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from engine.errors import Problem
from ui import routes
from ui.scenes.dialog import Answer, Dialog
from ui.table.sheets.levels import bots_at, choose_bot
from ui.table.sheets.menu import Row, TableMenu
from ui.table.sheets.overtable import OverTable
from ui.table.tabletop import Tabletop
from ui.theme import INK
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button
from ui.widgets.field import Field


class Pause(TableMenu):
    """Go on, save under a name, open to guests, rules, settings, give up, home."""

    def rows(self) -> Sequence[Row]:
        """What can be done with a game of our own."""
        say = self.say
        return (
            self.go_on_row(),
            Row("save as", say("ui.pause.save-as"), "content-save", "S", pygame.K_s, self._save_as),
            *self._guests(),
            *self._bots(),
            *self.common_rows(),
            *self._giving_up(),
            Row("home", say("ui.pause.home"), "home", "Q", pygame.K_q, partial(leave, self.table)),
        )

    def _guests(self) -> list[Row]:
        """A game that is on the disk and not over can go on with guests."""
        session = self.table.session
        if session.saved_at is None or session.result is not None:
            return []
        return [Row("guests", self.say("ui.lan.open"), "access-point", "O", pygame.K_o, self._open_to_guests)]

    def _giving_up(self) -> list[Row]:
        """Nobody gives up what is over."""
        if self.table.session.result is not None:
            return []
        return [Row("give up", self.say("ui.pause.give-up"), "flag", "G", pygame.K_g, self._give_up)]

    def _bots(self) -> list[Row]:
        """How well the bots play, as long as there is something to play."""
        if not bots_at(self.table) or self.table.session.result is not None:
            return []
        return [Row("bots", self.say("ui.pause.bots"), "robot", "B", pygame.K_b, self._choose_bot)]

    def _choose_bot(self) -> None:
        choose_bot(self.table, self.table.session.change_bot)

    def _open_to_guests(self) -> None:
        """The table here is left, and its save is opened to guests."""
        session, app = self.table.session, self.app
        path = session.saved_at
        assert path is not None
        self.app.go_home()
        people = [session.names[seat] for seat in session.people]
        app.go(routes.OpenSave(path, session.game, people))

    def _save_as(self) -> None:
        self.app.replace(SaveAs(self.table))

    def _give_up(self) -> None:
        say = self.say
        answers = [Answer(say("ui.pause.keep-playing")), Answer(say("ui.pause.give-up"), self._do_give_up, "flag")]
        self.app.push(Dialog(self.app, say("ui.pause.give-up-title"), say("ui.pause.give-up-words"), answers))

    def _do_give_up(self) -> None:
        try:
            self.table.session.give_up()
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.app.go_home()


def leave(table: Tabletop) -> None:
    """Go home; a game that could not be saved would be lost, so that is asked first."""
    if not ask_about_loss(table, table.app.go_home):
        table.app.go_home()


def ask_about_loss(table: Tabletop, do: Callable[[], None]) -> bool:
    """Ask whether to do something by which an unsaved game is lost; whether there is anything to lose."""
    session, say = table.session, table.say
    if not session.is_kept or session.is_saved or session.result is not None:
        return False
    answers = [Answer(say("ui.pause.keep-playing")), Answer(say("ui.pause.leave-unsaved"), do, "exit-run")]
    table.app.push(Dialog(table.app, say("ui.pause.unsaved"), say("ui.pause.unsaved-words"), answers))
    return True


class SaveAs(OverTable):
    """A name for a copy of the save."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table)
        self.words = ""
        self.trouble = ""

    def build(self) -> Iterable[Widget]:
        """A field, and the two ways out."""
        say, px = self.say, self.px
        sheet = pygame.Rect(0, 0, min(px(480), self.area.width - px(40)), px(270))
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=20, shadow=26)
        title = pygame.Rect(sheet.x + px(30), sheet.y + px(18), sheet.width - px(60), px(44))
        yield Label(name="title", rect=title, words=say("ui.pause.save-as-title"), size=21, colour=INK, bold=True)
        field = pygame.Rect(title.x, title.bottom + px(6), title.width, px(44))
        hint = say("ui.pause.save-as-hint")
        yield Field(name="name", rect=field, words=self.words, hint=hint, on_change=self._type, on_enter=self._save)
        trouble = pygame.Rect(title.x, field.bottom + px(4), title.width, px(44))
        yield Label(name="trouble", rect=trouble, words=self.trouble, size=13.5, colour=(150, 30, 20), lines=3)
        half = (title.width - px(12)) // 2
        save = pygame.Rect(title.x, trouble.bottom + px(8), half, px(46))
        yield Button(
            name="save", rect=save, label=say("ui.pause.save"), key_name="Enter", kind="primary", on_press=self._save
        )
        cancel = pygame.Rect(save.right + px(12), save.y, half, px(46))
        yield Button(
            name="cancel", rect=cancel, label=say("ui.table.cancel"), key_name="Esc", kind="plain", on_press=self.back
        )

    def _type(self, words: str) -> None:
        self.words, self.trouble = words, ""
        self.rebuild()

    def _save(self) -> None:
        if not self.words.strip():
            self.trouble = self.say("ui.pause.name-needed")
            self.rebuild()
            return
        try:
            path = self.table.session.save_as(self.words.strip())
        except Problem as problem:
            self.trouble = self.say.error(problem)
            self.rebuild()
            return
        self.app.pop()
        self.app.toast(self.say("cli.saved", file=path))
