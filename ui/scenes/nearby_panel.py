"""The tables of the local network on the home screen, and the way to one that is not found by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ui import routes
from ui.canvas import Canvas
from ui.covers import Cover
from ui.nearby import address
from ui.scenes.base import Scene
from ui.scenes.paragraphs import tall
from ui.shelf import shelf_entry
from ui.theme import CREAM, FADED_CREAM, fitted, width_of
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width

if TYPE_CHECKING:
    from engine.lan.discovery import Found
    from engine.lan.identity import Ticket

ROW: Final = 50  # units
HEAD: Final = 36  # units
RIM: Final = 10  # units


class NearbyPanel:
    """Lists tables on a screen, and leads to them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.nearby = scene.app.network.nearby
        self._tickets: Mapping[str, Ticket] = {}  # for those of the tables that we were at

    def look(self) -> None:
        """Listen to the network."""
        self.nearby.look()
        self._find_tickets()

    def rest(self) -> None:
        """Nobody looks any more."""
        self.nearby.rest()

    def take_news(self) -> bool:
        """Whether the list has changed."""
        has_changed = self.nearby.take_news()
        if has_changed:
            self._find_tickets()
        return has_changed

    def _find_tickets(self) -> None:
        self._tickets = self.scene.app.network.tickets.all() if self.nearby.tables else {}

    # The layout

    def height(self, room: pygame.Rect) -> int:
        """How high it wants to be: so many whole rows that a hint or two have room below it."""
        px = self.scene.px
        around = px(2 * RIM + HEAD + 6)
        if not self.nearby.tables:
            return around + self._remark_height(room.width - 2 * px(16))
        fit = (room.height * 72 // 100 - around) // px(ROW + 6)
        return around + max(1, min(len(self.nearby.tables), fit)) * px(ROW + 6) - px(6)

    def _remark(self) -> str:
        if self.nearby.trouble is not None:
            return self.scene.say.error(self.nearby.trouble)
        return self.scene.say("ui.lan.none-nearby")

    def _remark_height(self, width: int) -> int:
        return tall(self.scene.theme, self._remark(), width, 13.5, lines=5)

    def widgets(self, box: pygame.Rect) -> Iterator[Widget]:
        """Title, the way to any table, and the tables found."""
        scene, px, say = self.scene, self.scene.px, self.scene.say
        yield Panel(name="nearby", rect=box)
        inner = box.inflate(-2 * px(16), -2 * px(RIM))
        label = say("ui.lan.join")
        title = say("ui.lan.nearby")
        for key_name, size in (("J", 17.0), ("", 17.0), ("", 15.0)):  # where room is short, first without the key
            wide = button_width(scene.theme, label, icon=True, key_name=key_name, size=14)
            if width_of(title, "bold", px(size)) <= inner.width - wide - px(10):
                break
        join = pygame.Rect(inner.right - wide, inner.y, wide, px(HEAD))
        place = pygame.Rect(inner.x, inner.y, join.x - px(8) - inner.x, px(HEAD))
        yield Label(name="nearby-title", rect=place, words=title, size=size, bold=True, lines=2)
        yield Button(
            name="join",
            rect=join,
            label=label,
            icon="login",
            key_name=key_name,
            keys=(pygame.K_j,),
            kind="primary",
            size=14,
            on_press=self._join,
        )
        top = join.bottom + px(6)
        room = pygame.Rect(inner.x, top, inner.width, inner.bottom - top)
        if not self.nearby.tables:
            words = self._remark()
            yield Label(name="no-tables", rect=room, words=words, size=13.5, colour=FADED_CREAM, lines=5, top=True)
            return
        rows: list[Widget] = []
        for index, found in enumerate(self.nearby.tables):
            place = pygame.Rect(room.x, room.y + index * px(ROW + 6), room.width - px(12), px(ROW))
            rows += self._row(found, place)
        yield from scene.pane("tables", room, len(self.nearby.tables) * px(ROW + 6) - px(6), rows)

    def _row(self, found: Found, place: pygame.Rect) -> Iterator[Widget]:
        """Whose table it is, what is played there, and whether a seat is free."""
        px, say = self.scene.px, self.scene.say
        entry = shelf_entry(found.game)
        cover = Cover(entry.id, entry.icon, self.scene.app.pictures)
        key = f"{found.table}-{found.address}"
        ticket = self._tickets.get(found.table)
        label = say("ui.lan.come-back" if ticket is not None else "ui.lan.go" if found.free else "ui.lan.watch")
        button = pygame.Rect(0, 0, button_width(self.scene.theme, label, size=14), px(36))
        button.midright = (place.right - px(7), place.centery)
        yield Panel(name=f"table-{key}", rect=place, colour=(255, 255, 255, 18), radius=10)
        words = pygame.Rect(place.x + px(8), place.y + px(3), button.x - px(8) - place.x - px(8), place.height - px(6))
        title = say("ui.lan.whose", host=found.host) if found.host else say("ui.lan.nobody-s")
        game = entry.name.in_(say.language)
        if ticket is not None:
            below = say("ui.lan.yours", game=game, name=ticket.name)
        else:
            below = say("ui.lan.free", game=game, count=found.free) if found.free else say("ui.lan.full", game=game)
        yield Painted(name=f"words-{key}", rect=words, paint=partial(_row, cover, title, below))
        yield Button(
            name=f"go-{key}", rect=button, label=label, size=14, kind="primary", on_press=partial(self._go, found)
        )

    # What can be done

    def _join(self) -> None:
        self.scene.app.go(routes.Join())

    def _go(self, found: Found) -> None:
        """Everything is filled in that is known; whoever was there before need not even ask for the code."""
        app, ticket = self.scene.app, self._tickets.get(found.table)
        if ticket is None:
            app.go(routes.Join(address(found), watches=not found.free))
        else:
            app.go(routes.Join(address(found), ticket.code, back_to=(found.table, ticket)))


def _row(cover: Cover, title: str, below: str, canvas: Canvas, box: pygame.Rect) -> None:
    """A picture, and two lines."""
    picture = pygame.Rect(box.x - canvas.px(3), box.y, min(canvas.px(66), box.width // 3), box.height)
    half = box.height // 2
    room = box.right - picture.right - canvas.px(8)
    if fitted(title, room, half, canvas.px(14.5), "bold", 1).is_cut:
        picture = pygame.Rect(box.x, box.centery - canvas.px(12), canvas.px(24), canvas.px(24))
    cover.draw(canvas, picture, radius=6, ink=canvas.theme.palette.glow)
    left = picture.right + canvas.px(8)
    canvas.text(pygame.Rect(left, box.y, box.right - left, half), title, 14.5, CREAM, weight="bold")
    canvas.text(pygame.Rect(left, box.y + half, box.right - left, half), below, 13, FADED_CREAM)
