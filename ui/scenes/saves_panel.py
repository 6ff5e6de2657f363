"""The saved games on the home screen: to go on with, to look at again, and samples."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, Literal

import pygame

from engine.errors import BadFile, Problem
from engine.games import find_game
from engine.lessons import choose
from engine.saves import register_path
from engine.texts import ASSETS
from ui import routes
from ui.canvas import Canvas
from ui.covers import Cover
from ui.materials import rounding
from ui.scenes.base import Scene
from ui.scenes.dialog import Answer, Dialog
from ui.scenes.paragraphs import paragraph
from ui.shelf import shelf_entry
from ui.standings import Standing, Standings
from ui.theme import CREAM, Colour
from ui.thumbnails import Portrayed, Thumbnails
from ui.when import when
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width
from ui.widgets.choice import Choice

SAMPLES: Final = ASSETS.parent / "saves"
Tab = Literal["continue", "finished", "samples"]
TABS: Final[tuple[Tab, ...]] = ("continue", "finished", "samples")
THUMB: Final = (94, 56)  # units, of the picture of a game's table
NAMES: Final = 104  # units, of the column with the names of the games
_PLAYERS: Final = re.compile(r"-\d+-players")
BROKEN: Final = ("move-refused", "bad-save")  # what is wrong with files that may still be watched up to there
WORDS: Final = 200  # units that the words beside it need


class SavesPanel:
    """Lists saved games on a screen, and opens, copies and deletes them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.app = scene.app
        self.tab: Tab = "continue"
        self.own = Standings(self.app.saves)
        self.samples = Standings(SAMPLES)
        self.thumbnails = Thumbnails(self.app.gallery.kept_in)

    def refresh(self) -> None:
        """Look at the files again."""
        self.own.refresh()
        self.samples.refresh()

    def take_news(self) -> bool:
        """Whether the list has changed."""
        return any([self.own.take_news(), self.samples.take_news(), self.thumbnails.take_news()])

    def wait(self) -> None:
        """Until all files are read."""
        self.own.wait()
        self.samples.wait()

    def close(self) -> None:
        """Read no further."""
        self.own.close()
        self.samples.close()
        self.thumbnails.close()

    def listed(self) -> list[Standing]:
        """The games of the tab that is open."""
        if self.tab == "samples":
            return sorted(self.samples.games, key=lambda game: game.path.name)
        return [game for game in self.own.games if game.is_over == (self.tab == "finished")]

    # The layout

    def widgets(self, box: pygame.Rect) -> Iterator[Widget]:
        """Ground, tabs, and the list."""
        px, say = self.scene.px, self.scene.say
        yield Panel(name="saves", rect=box)
        inner = box.inflate(-2 * px(16), -2 * px(12))
        tabs = pygame.Rect(inner.x, inner.y, min(inner.width, px(460)), px(36))
        labels = [say("ui.home.continue"), say("ui.home.finished"), say("ui.home.samples")]
        yield Choice(name="tabs", rect=tabs, labels=labels, chosen=TABS.index(self.tab), on_choose=self._open_tab)
        pane = pygame.Rect(inner.x, tabs.bottom + px(8), inner.width, inner.bottom - tabs.bottom - px(8))
        rows, height = self._rows(pane)
        yield from self.scene.pane(f"list-{self.tab}", pane, height, rows)

    def _open_tab(self, index: int) -> None:
        self.tab = TABS[index]
        self.scene.rebuild()

    def _rows(self, pane: pygame.Rect) -> tuple[list[Widget], int]:
        px = self.scene.px
        rows: list[Widget] = []
        top = pane.y
        width = pane.width - px(14)  # the scroll bar
        games = self.listed()
        self.thumbnails.want(_portrayed(game) for game in games if game.trouble is None)
        for game in games:
            row = list(self._row(game, pygame.Rect(pane.x, top, width, 0)))
            rows += row
            top = row[0].rect.bottom + px(8)
        for name, words in self._remarks():
            rows.append(paragraph(self.scene.theme, name, words, (pane.x + px(10), top + px(6)), width - px(20)))
            top = rows[-1].rect.bottom + px(8)
        return rows, top - pane.y

    def _remarks(self) -> Iterator[tuple[str, str]]:
        """What is to be said below the rows."""
        say = self.scene.say
        files = self.samples if self.tab == "samples" else self.own
        if files.is_reading:
            yield "reading", say("ui.home.reading")
        elif not self.listed():
            empty = {
                "continue": say("ui.home.no-games"),
                "finished": say("ui.home.no-finished"),
                "samples": say("ui.home.no-samples"),
            }
            yield "empty", empty[self.tab]
        if files.left_out:
            yield "more", say("ui.home.more", count=files.left_out, folder=files.folder)

    def _row(self, game: Standing, place: pygame.Rect) -> Iterable[Widget]:
        """Ground first, as high as its words need; then the picture, the words and the buttons."""
        px, say = self.scene.px, self.scene.say
        name = game.path.name
        label = self._verb(game)
        wide = button_width(self.scene.theme, label, size=14) if label else 0
        acts = self._acts(game)
        first_act = place.right - px(8) - px(36) * len(acts)
        do_box = pygame.Rect(first_act - px(6 if acts else 2) - wide, 0, wide, px(36))
        left = place.x + px(THUMB[0] + 20)
        lines = self._lines(game, do_box.x - px(12) - left)
        tall = max(line.rect.bottom for line in lines)
        ground = pygame.Rect(place.x, place.y, place.width, max(px(THUMB[1] + 8), tall + px(16)))
        picture = pygame.Rect(place.x + px(5), ground.centery - px(THUMB[1]) // 2, px(THUMB[0]), px(THUMB[1]))
        yield Panel(name=f"row-{name}", rect=ground, colour=(255, 255, 255, 18), radius=10)
        yield Painted(name=f"icon-{name}", rect=picture, paint=self._thumbnail(game))
        top = ground.centery - tall // 2
        for line in lines:
            line.rect.move_ip(left, top)
            yield line
        if label:
            do_box.centery = ground.centery
            tip = say("ui.home.open-tip") if self.tab == "samples" else ""
            do = partial(self.open, game)
            deed = "open" if game.trouble is None else "explain"
            yield Button(name=f"{deed}-{name}", rect=do_box, label=label, size=14, kind="primary", tip=tip, on_press=do)
        for index, (what, icon, tip, act) in enumerate(acts):
            box = pygame.Rect(first_act + index * px(36), ground.centery - px(17), px(34), px(34))
            do = partial(act, game)
            yield Button(name=f"{what}-{name}", rect=box, icon=icon, kind="quiet", tip=tip, on_press=do)

    def _acts(self, game: Standing) -> list[tuple[str, str, str, Callable[[Standing], None]]]:
        """What else can be done with a game: the name, picture, tip and deed of each small button."""
        say = self.scene.say
        acts: list[tuple[str, str, str, Callable[[Standing], None]]] = []
        if game.trouble is None or game.trouble.key in BROKEN:
            acts.append(("replay", "movie-open-play-outline", say("ui.replay.watch"), self.look_back))
        if self.tab == "continue" and game.trouble is None and not game.lesson:
            acts.append(("guests", "access-point", say("ui.lan.open-tip"), self.open_to_guests))
        if self.tab != "samples":
            acts.append(("delete", "trash-can-outline", say("ui.home.delete-tip"), self.ask_to_delete))
        return acts

    def _thumbnail(self, game: Standing) -> Callable[[Canvas, pygame.Rect], None]:
        """The picture of its table, or of its game as long as there is none; or a warning."""
        glow = self.scene.theme.palette.glow
        if game.trouble is not None:
            return partial(_warning, glow)
        if self.thumbnails.is_there(_portrayed(game)):
            return partial(self._table, _portrayed(game))
        entry = shelf_entry(game.game)
        cover = Cover(entry.id, entry.icon, self.app.pictures)
        return partial(cover.draw, radius=6, ink=glow)

    def _table(self, save: Portrayed, canvas: Canvas, box: pygame.Rect) -> None:
        picture = self.thumbnails.get(save, box.size)
        if picture is not None:
            framed = picture.copy()
            framed.blit(rounding(box.size, canvas.px(6)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.surface.blit(framed, box)

    def _verb(self, game: Standing) -> str:
        """What can be done with a game; of one that cannot be opened it can be read why."""
        say = self.scene.say
        if game.trouble is not None:
            return say("ui.home.why")
        if self.tab == "samples":
            return say("ui.home.open")
        return say("ui.home.look") if game.is_over else say("ui.home.resume")

    def _lines(self, game: Standing, width: int) -> Sequence[Label]:
        """The words of a row, laid out from the corner of nothing."""
        name = game.path.name
        if game.trouble is not None:
            words = self.scene.say("ui.home.cannot-open", file=name)
            return [paragraph(self.scene.theme, f"why-{name}", words, (0, 0), width, 13.5, CREAM)]
        title = shelf_entry(game.game).name.in_(self.scene.say.language)
        who = self._lesson(game) if game.lesson else ", ".join(game.names)
        stands = [self.stands(game), self._when(game)]
        if self.tab == "samples":
            stands = [self._what(game), self.stands(game)]
        below = " · ".join(stands)
        px = self.scene.px
        column = px(NAMES) if width >= px(NAMES + WORDS) else 0  # else the name stands above the rest
        rest = width - column
        theme, top = self.scene.theme, 0 if column else px(20)
        second = paragraph(theme, f"who-{name}", who, (column, top), rest, 14, CREAM)
        third = paragraph(theme, f"stands-{name}", below, (column, second.rect.bottom), rest, 13)
        first = pygame.Rect(0, 0, column - px(10) if column else width, top or third.rect.bottom)
        title_line = Label(name=f"game-{name}", rect=first, words=title, size=14.5, colour=CREAM, lines=2, bold=True)
        return [title_line, second, third]

    def _lesson(self, game: Standing) -> str:
        name = choose(game.game, game.lesson).lesson.name.in_(self.scene.say.language)
        return self.scene.say("ui.home.lesson", lesson=name)

    def _what(self, game: Standing) -> str:
        """What a sample shows, by the name of its file: how many play, and what is special about it."""
        say = self.scene.say
        special = _PLAYERS.sub("", game.path.stem.removeprefix(game.game)).strip("-")
        known = f"ui.sample.{special}" in say.texts
        players = say("ui.sample.players", count=len(game.names))
        return f"{players}, {say(f'ui.sample.{special}')}" if known else players

    def _when(self, game: Standing) -> str:
        return when(datetime.fromtimestamp(game.changed), datetime.now(), self.scene.say)

    def stands(self, game: Standing) -> str:
        """How far a game has come, and whom it waits for or who won."""
        say = self.scene.say
        if not game.is_over:
            if game.awaited:
                return say("ui.home.waits", moves=game.moves, names=", ".join(game.awaited))
            return say("ui.home.goes-on", moves=game.moves)
        if game.winners:
            return say("ui.home.won", moves=game.moves, names=", ".join(game.winners))
        return say("ui.home.nobody-won", moves=game.moves)

    # What can be done

    @property
    def last(self) -> Standing | None:
        """The game that was played last and is not over."""
        going_on = (game for game in self.own.games if not game.is_over and game.trouble is None)
        return next(going_on, None)

    def has_game(self, name: str) -> bool:
        """Whether there is any game of this name."""
        return any(game.game == name for game in self.own.games)

    def open(self, game: Standing) -> None:
        """Go on with a game; one that was played over the network shows nothing before it is said with whom."""
        if game.trouble is not None:
            self._tell_why(game, game.trouble)
        elif self.tab == "continue" and game.guests:
            self._ask_where(game)
        else:
            self._open_here(game)

    def _tell_why(self, game: Standing, why: Problem) -> None:
        say = self.scene.say
        words, answers = say.error(why), [Answer(say("ui.lobby.understood"))]
        self.app.push(Dialog(self.app, say("ui.home.cannot-open", file=game.path.name), words, answers))

    def _ask_where(self, game: Standing) -> None:
        say = self.scene.say
        answers = [
            Answer(say("ui.home.over-network"), partial(self.open_to_guests, game), "access-point"),
            Answer(say("ui.home.at-this-screen"), partial(self._open_here, game), "monitor"),
            Answer(say("ui.table.cancel")),
        ]
        words = say("ui.home.where-words", names=", ".join(game.guests))
        self.app.push(Dialog(self.app, say("ui.home.where"), words, answers))

    def _open_here(self, game: Standing) -> None:
        """Show the table of a game; of a sample, of a copy of it."""
        copy = None
        try:
            if self.tab == "samples":
                copy = self._copy(game.path)
            self.app.go(routes.SavedGame(copy or game.path))
        except Problem as problem:
            if copy is not None:  # what cannot be opened leaves nothing behind
                copy.unlink(missing_ok=True)
            if problem.key == "save-in-use":
                self._offer_to_look(game.path, problem)
            else:
                self.app.toast(self.app.say.error(problem))

    def _offer_to_look(self, path: Path, why: Problem) -> None:
        """Another program plays this game; it can still be seen how it stands."""
        say = self.scene.say
        look = Answer(say("ui.home.look"), partial(self.app.go, routes.LookAtSave(path)), "eye")
        answers = [Answer(say("ui.lobby.understood")), look]
        self.app.push(Dialog(self.app, say("ui.home.in-use"), say.error(why), answers))

    def look_back(self, game: Standing) -> None:
        """Watch a game from its beginning, as far as it goes."""
        try:
            self.app.go(routes.LookBackAt(game.path, is_sample=self.tab == "samples"))
        except Problem as problem:
            self.app.toast(self.app.say.error(problem))

    def open_to_guests(self, game: Standing) -> None:
        """Go on with a game at a table that guests can come to."""
        self.app.go(routes.OpenSave(game.path, find_game(game.game), game.people))

    def _copy(self, sample: Path) -> Path:
        stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{sample.stem}"
        path, count = self.app.saves / f"{stem}.yaml", 2
        while path.exists():
            path, count = self.app.saves / f"{stem}~{count}.yaml", count + 1
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(sample, path)
        except OSError as failure:
            raise BadFile("cannot-write", file=path, why=failure.strerror) from None
        return path

    def ask_to_delete(self, game: Standing) -> None:
        """Delete a game, if that is really wanted."""
        say = self.scene.say
        if game.trouble is None:
            title = shelf_entry(game.game).name.in_(say.language)
            names = ", ".join(game.names)
            words = say("ui.home.delete-words", game=title, names=names, stands=self.stands(game))
        else:
            words = say("ui.home.delete-file", file=game.path.name)
        keep = Answer(say("ui.home.keep"))
        delete = Answer(say("ui.home.delete"), partial(self._delete, game), "trash-can-outline")
        self.app.push(Dialog(self.app, say("ui.home.delete-title"), words, [keep, delete]))

    def _delete(self, game: Standing) -> None:
        say = self.scene.say
        try:
            game.path.unlink(missing_ok=True)
            register_path(game.path).unlink(missing_ok=True)
        except OSError as failure:
            self.app.toast(say("ui.home.cannot-delete", file=game.path.name, why=failure.strerror))
        else:
            self.app.toast(say("ui.home.deleted", file=game.path.name))
        self.own.refresh()

    def delete_focused(self, focus: str) -> bool:
        """The key Delete: for the game whose button has the focus."""
        if self.tab == "samples":
            return False
        for game in self.listed():
            if focus in (f"{what}-{game.path.name}" for what in ("open", "replay", "guests", "delete")):
                self.ask_to_delete(game)
                return True
        return False


def _portrayed(game: Standing) -> Portrayed:
    return Portrayed(game.path, game.changed)


def _warning(colour: Colour, canvas: Canvas, box: pygame.Rect) -> None:
    canvas.icon(box.inflate(-canvas.px(10), -canvas.px(10)), "alert", colour)
