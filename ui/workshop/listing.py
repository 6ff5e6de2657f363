"""All decks that somebody has built for a game: to open, copy, rename, hand on and delete."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import pygame

from engine.decks import Deck, DeckBox, Kept, decks_folder
from engine.errors import BadFile, Problem
from engine.games import Game
from ui.app import App
from ui.canvas import Canvas
from ui.scenes.dialog import Answer, Dialog
from ui.scenes.frame import column, frame, page_head
from ui.scenes.paragraphs import paragraph
from ui.table.sheets.browser import ChoiceSheet
from ui.theme import CREAM, Colour
from ui.widgets.base import Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.workshop.page import DeckPage
from ui.workshop.sheets import LineSheet
from ui.workshop.workbench import Workbench

LONGEST_PATH: Final = 400
TOOL: Final = 34  # units, of a small button


class Decks(DeckPage):
    """The list of decks."""

    def __init__(self, app: App, game: Game[Any]) -> None:
        assert game.decks is not None
        super().__init__(app, game, DeckBox(decks_folder(app.saves, game.name), game.name, game.decks))
        self.listed: list[Kept] = []
        self.focus = "new"

    def enter(self) -> None:
        """Decks may have been changed since: look at the files again."""
        self.listed = self.box.listed()
        self.rebuild()

    @property
    def key_help(self) -> Sequence[tuple[str, str]]:
        """Besides the keys of the buttons."""
        return [("Delete", self.say("ui.decks.delete-key"))]

    def handle_key(self, event: pygame.Event) -> bool:
        """Delete is for the deck at the focus."""
        if event.key == pygame.K_DELETE:
            for kept in self.listed:
                if self.focus.endswith(f" {kept.path.name}"):
                    self._ask_to_delete(kept)
                    return True
        return super().handle_key(event)

    def handle(self, event: pygame.Event) -> bool:
        """A file that is dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            try:
                self._take_in(event.file)
            except Problem as problem:
                self.app.sounds.play("refuse")
                self.app.toast(self.say.error(problem))
            return True
        return super().handle(event)

    # The layout

    def build(self) -> Iterable[Widget]:
        """The decks, and below them the ways to get another one."""
        head, body, foot = frame(self, widest=1000)
        widgets, room = column(self, "decks", body, self.say("ui.decks.yours"), self.say("ui.decks.private"))
        yield from widgets
        rows, height = self._rows(room)
        yield from self.pane("list", room, height, rows)
        left = foot.x
        for name, label, icon, key, do in (
            ("new", self.say("ui.decks.new"), "plus", "N", self._new),
            ("import", self.say("ui.decks.import"), "file-import-outline", "I", self._ask_for_file),
        ):
            wide = button_width(self.theme, label, icon=True, key_name=key, size=16)
            place = pygame.Rect(left, foot.y, wide, foot.height)
            left = place.right + self.px(12)
            codes = (pygame.key.key_code(key.lower()),)
            kind: Literal["primary", "pill"] = "primary" if name == "new" else "pill"
            yield Button(
                name=name, rect=place, label=label, icon=icon, key_name=key, keys=codes, size=16, kind=kind, on_press=do
            )
        words = self.say("ui.decks.drop")
        hint = paragraph(self.theme, "drop", words, (left + self.px(6), foot.y), foot.right - left - self.px(6), 13)
        hint.rect.centery = foot.centery
        yield hint
        title = self.say("ui.decks.title", game=self.entry.name.in_(self.say.language))
        about = self.say("ui.decks.about")
        yield from page_head(self, head, title, about, self.say("ui.setup.back"), cover=self.cover_picture)

    def _rows(self, pane: pygame.Rect) -> tuple[list[Widget], int]:
        px = self.px
        rows: list[Widget] = []
        top, width = pane.y, pane.width - px(14)  # the scroll bar
        for kept in self.listed:
            row = list(self._row(kept, pygame.Rect(pane.x, top, width, 0)))
            rows += row
            top = row[0].rect.bottom + px(8)
        if not self.listed:
            words = self.say("ui.decks.none")
            rows.append(paragraph(self.theme, "none", words, (pane.x + px(8), top + px(6)), width - px(16), 15))
            top = rows[-1].rect.bottom
        return rows, top - pane.y

    def _row(self, kept: Kept, place: pygame.Rect) -> Iterator[Widget]:
        """Ground first, as high as its words need; then the sign, the words and the buttons."""
        px, name = self.px, kept.path.name
        buttons = list(self._buttons(kept, place.right - px(8)))
        left = place.x + px(50)
        width = min(button.rect.x for button in buttons) - px(10) - left
        lines = list(self._lines(kept, left, width))
        tall = lines[-1].rect.bottom - lines[0].rect.y
        ground = pygame.Rect(place.x, place.y, place.width, max(px(52), tall + px(16)))
        yield Panel(name=f"row {name}", rect=ground, colour=(255, 255, 255, 18), radius=10)
        sign = pygame.Rect(place.x + px(12), ground.centery - px(13), px(26), px(26))
        is_fine = kept.deck is not None and not self.fault_of(kept.deck)
        icon = "cards" if is_fine else "alert" if kept.deck is None else "progress-pencil"
        yield Painted(name=f"sign {name}", rect=sign, paint=partial(_sign, icon, self.theme.palette.glow))
        for line in lines:
            line.rect.move_ip(0, ground.centery - tall // 2)
            yield line
        for button in buttons:
            button.rect.centery = ground.centery
            yield button

    def _lines(self, kept: Kept, left: int, width: int) -> Iterator[Widget]:
        name = kept.path.name
        if kept.deck is None:
            words = self.say.error(kept.trouble) if kept.trouble is not None else ""
            yield paragraph(self.theme, f"why {name}", words, (left, 0), width, 13.5, CREAM)
            return
        title = paragraph(self.theme, f"name {name}", kept.deck.name, (left, 0), width, 16, CREAM, bold=True)
        yield title
        words = self.fault_of(kept.deck) or self.say("ui.decks.playable", count=len(kept.deck.ids))
        yield paragraph(self.theme, f"state {name}", words, (left, title.rect.bottom), width, 13)

    def _buttons(self, kept: Kept, right: int) -> Iterator[Button]:
        """From the right to the left."""
        px, say, name = self.px, self.say, kept.path.name
        plan = [("delete", "trash-can-outline", say("ui.decks.delete"), self._ask_to_delete)]
        if kept.deck is not None:
            plan += [
                ("export", "file-export-outline", say("ui.decks.export"), self._ask_where_to),
                ("rename", "pencil", say("ui.decks.rename"), self.ask_for_name),
                ("copy", "content-copy", say("ui.decks.copy"), self._copy),
            ]
        for what, icon, tip, do in plan:
            place = pygame.Rect(right - px(TOOL), 0, px(TOOL), px(TOOL))
            right = place.x - px(4)
            yield Button(
                name=f"{what} {name}", rect=place, icon=icon, kind="quiet", tip=tip, on_press=partial(do, kept)
            )
        if kept.deck is not None:
            wide = button_width(self.theme, say("ui.decks.open"), size=14)
            place = pygame.Rect(right - px(4) - wide, 0, wide, px(36))
            do = partial(self._open, kept)
            yield Button(
                name=f"open {name}", rect=place, label=say("ui.decks.open"), size=14, kind="primary", on_press=do
            )

    # What can be done

    def _open(self, kept: Kept) -> None:
        self.app.push(Workbench(self.app, self.game, self.box, kept))

    def _new(self) -> None:
        """An empty deck, or one that begins as a deck that comes with the game."""
        choices = [(self.say("ui.decks.empty"), partial(self._begin, Deck(self.say("ui.decks.new-name"))))]
        for id, cards in self.rules.ready.items():
            name = self.texts(f"deck.{id}")
            words = self.say("ui.decks.begin-as", deck=name)
            choices.append((words, partial(self._begin, Deck.of(name, cards))))
        self.app.push(ChoiceSheet(self.app, self.say("ui.decks.new-title"), choices))

    def _begin(self, deck: Deck) -> None:
        try:
            self._open(self.box.add(deck))
        except Problem as problem:
            self.app.toast(self.say.error(problem))

    def _copy(self, kept: Kept) -> None:
        assert kept.deck is not None
        try:
            copy = self.box.add(kept.deck)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
            return
        self.enter()
        self.focus_on(f"open {copy.path.name}")

    def _ask_to_delete(self, kept: Kept) -> None:
        say = self.say
        name = kept.deck.name if kept.deck is not None else kept.path.name
        answers = [
            Answer(say("ui.decks.keep")),
            Answer(say("ui.decks.delete"), partial(self._delete, kept), "trash-can-outline"),
        ]
        words = say("ui.decks.delete-words", deck=name)
        self.app.push(Dialog(self.app, say("ui.decks.delete-title"), words, answers))

    def _delete(self, kept: Kept) -> None:
        try:
            self.box.delete(kept.path)
        except Problem as problem:
            self.app.toast(self.say.error(problem))
        self.enter()

    def renamed(self, kept: Kept) -> None:
        """It stands elsewhere in the list now."""
        self.app.pop_to(self)
        self.focus_on(f"rename {kept.path.name}")

    # Files

    def _ask_for_file(self) -> None:
        say = self.say
        self.app.push(
            LineSheet(
                self.app,
                say("ui.decks.import-title"),
                say("ui.decks.import-about"),
                say("ui.decks.path-hint"),
                self._take_in,
                longest=LONGEST_PATH,
            )
        )

    def _take_in(self, words: str) -> None:
        taken = self.box.take_in(path_of(words))
        assert taken.deck is not None
        fault = self.fault_of(taken.deck)
        said = self.say("ui.decks.imported", deck=taken.deck.name)
        self.app.pop_to(self)
        self.focus_on(f"open {taken.path.name}")
        self.app.toast(f"{said} {fault}" if fault else said)

    def _ask_where_to(self, kept: Kept) -> None:
        say = self.say
        assert kept.deck is not None
        self.app.push(
            LineSheet(
                self.app,
                say("ui.decks.export-title", deck=kept.deck.name),
                say("ui.decks.export-about"),
                say("ui.decks.path-hint"),
                partial(self._hand_out, kept.deck),
                longest=LONGEST_PATH,
            )
        )

    def _hand_out(self, deck: Deck, words: str) -> None:
        path = self.box.hand_out(deck, path_of(words))
        self.app.toast(self.say("ui.decks.exported", file=path))


def path_of(words: str) -> Path:
    """The path that somebody typed, also in quotes or from the home folder."""
    bare = words.strip().strip("\"'")
    if not bare:
        raise BadFile("deck-no-path")
    try:
        return Path(bare).expanduser()
    except RuntimeError:  # a home folder that there is not
        return Path(bare)


def _sign(icon: str, colour: Colour, canvas: Canvas, box: pygame.Rect) -> None:
    canvas.icon(box, icon, colour)
