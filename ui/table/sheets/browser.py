"""Sheets above a table: a pile looked through, and a short list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from engine.choices import Ref
from ui.app import App
from ui.boards.arranging import grid
from ui.canvas import Canvas
from ui.scenes.base import Scene
from ui.scenes.paragraphs import tall as lines_tall
from ui.sprites import Box, CardFace, Sprite
from ui.table.sheets.overtable import OverTable
from ui.table.sheets.zoomed import zoom
from ui.table.spot import Spot
from ui.table.tabletop import Tabletop
from ui.theme import FADED_CREAM, INK, width_of
from ui.widgets.base import Label, Panel, Widget
from ui.widgets.button import Button, button_width

SHAPE = 1.42
MOST_COLUMNS = 4


class Browser(OverTable):
    """All cards of a pile, large; those that can be chosen now glow."""

    lets_time_run = True

    def __init__(self, table: Tabletop, title: str, refs: Sequence[Ref], choose: Callable[[Ref], None]) -> None:
        super().__init__(table)
        self.title, self.refs, self.choose = title, refs, choose

    def build(self) -> Iterable[Widget]:
        """Title, cards, and a button to close."""
        px = self.px
        sheet = self.area.inflate(-px(60), -px(50))
        yield Panel(name="sheet", rect=sheet, colour=(20, 15, 11, 235), radius=18, rim=self.theme.palette.accent)
        head = pygame.Rect(sheet.x + px(24), sheet.y + px(12), sheet.width - px(240), px(40))
        title = f"{self.title} · {len(self.refs)}"
        head.width = min(head.width, width_of(title, "bold", px(20)) + px(8))
        yield Label(name="title", rect=head, words=title, size=20, bold=True)
        close = pygame.Rect(sheet.right - px(184), sheet.y + px(12), px(160), px(38))
        yield Button(
            name="close", rect=close, label=self.say("ui.table.close"), key_name="Esc", kind="pill", on_press=self.back
        )
        if self.table.asking is not None and any(ref in self.table.next_refs for ref in self.refs):
            asked = pygame.Rect(head.right + px(16), head.y, close.x - px(32) - head.right, head.height)
            words = self.table.asking.words()
            yield Label(name="question", rect=asked, words=words, size=14, colour=FADED_CREAM, lines=2)
        room = pygame.Rect(
            sheet.x + px(24), head.bottom + px(12), sheet.width - px(48), sheet.bottom - head.bottom - px(30)
        )
        boxes = grid(len(self.refs), room, px(64), px(190), px(12), SHAPE)
        if boxes is not None:
            yield from self._spots(boxes)
            return
        columns = max(1, (room.width + px(12)) // px(112))
        wide, tall = px(100), round(px(100) * SHAPE)
        boxes = [
            Box(room.x + index % columns * px(112), room.y + index // columns * (tall + px(12)), wide, tall)
            for index in range(len(self.refs))
        ]
        height = -(-len(self.refs) // columns) * (tall + px(12))
        yield from self.pane("pile", room, height, self._spots(boxes))

    def _spots(self, boxes: Sequence[Box]) -> Iterable[Widget]:
        usable = self.table.next_refs
        for index, (ref, box) in enumerate(zip(self.refs, boxes, strict=True)):
            sprite = Sprite(box, CardFace(ref), ref)
            yield CardSpot(
                name=f"at {index} {ref}",
                rect=pygame.Rect(box),
                sprite=sprite,
                is_usable=ref in usable,
                on_press=partial(self._choose, ref),
                table=self.table,
            )

    def _choose(self, ref: Ref) -> None:
        if ref in self.table.next_refs:
            if not self.table.picks_a_set:
                self.app.pop()
            self.choose(ref)
            asking = self.table.asking
            if self.app.scene is self and asking is not None and not asking.picker.more:
                self.app.pop()  # the set is full: what is left to do is on the table
            elif self.app.scene is self:
                self.rebuild()
        else:
            zoom(self.table, ref)

    def handle(self, event: pygame.Event) -> bool:
        """A right click zooms, as on the table; a click beside the sheet closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            over = self.at(event.pos)
            if event.button == 3 and isinstance(over, Spot) and over.sprite.ref is not None:
                zoom(self.table, over.sprite.ref)
                return True
            if over is None and event.button == 1:
                self.back()
                return True
        return super().handle(event)

    def handle_key(self, event: pygame.Event) -> bool:
        """Z zooms what has the focus."""
        spot = self.widget(self.focus)
        if event.key == pygame.K_z and isinstance(spot, Spot) and spot.sprite.ref is not None:
            zoom(self.table, spot.sprite.ref)
            return True
        return super().handle_key(event)


@dataclass(kw_only=True)
class CardSpot(Spot):
    """A card on a sheet: drawn where it lies."""

    table: Tabletop

    def draw(self, canvas: Canvas, *, focused: bool, hovered: bool) -> None:
        """The card, its glow, and a mark if it is picked."""
        sprite = self.sprite
        canvas.surface.blit(self.table.faces.surface(sprite.face, self.rect.size), self.rect)
        if self.is_usable:
            canvas.glow(self.rect, canvas.theme.palette.glow, radius=8)
        if sprite.ref in self.table.picked:
            badge = pygame.Rect(
                self.rect.right - canvas.px(26), self.rect.y - canvas.px(4), canvas.px(26), canvas.px(26)
            )
            canvas.panel(badge, canvas.theme.palette.glow, radius=13, rim=INK)
            canvas.icon(badge.inflate(-canvas.px(8), -canvas.px(8)), "check-bold", INK)
        if focused or hovered:
            canvas.focus(self.rect, radius=8)


class ChoiceSheet(Scene):
    """A few things to do, below each other, each with its number as its key."""

    covers_all = False

    def __init__(
        self,
        app: App,
        title: str,
        choices: Sequence[tuple[str, Callable[[], None]]],
        on_back: Callable[[], None] | None = None,
        chosen: int | None = None,
    ) -> None:
        """`chosen`: how it is now, if it is one of them."""
        super().__init__(app)
        self.palette = app.scene.palette
        self.title, self.choices, self.on_back, self.chosen = title, choices, on_back, chosen

    def build(self) -> Iterable[Widget]:
        """The title and one button for each choice; many stand in columns, and scroll where even that is too much."""
        px = self.px
        step, gap = px(50), px(10)
        rows_in_room = max(1, (self.area.height - px(60) - px(84)) // step)
        widest = max((button_width(self.theme, label, key_name="9") for label, _ in self.choices), default=0)
        column = min(px(412), max(px(190), widest))
        most_columns = max(1, (self.area.width - px(40) - px(62) + gap) // (column + gap))
        columns = min(MOST_COLUMNS, most_columns, -(-len(self.choices) // rows_in_room))
        rows = -(-len(self.choices) // columns)
        column = column if columns > 1 else px(412)
        wide = min(columns * (column + gap) - gap + px(62), self.area.width - px(40))
        column = (wide - px(62) + gap) // columns - gap
        head_tall = max(px(44), lines_tall(self.theme, self.title, wide - px(48), 19, bold=True, lines=4))
        tall = min(self.area.height - px(60), px(26) + head_tall + step * rows + px(14))
        sheet = pygame.Rect(0, 0, wide, tall)
        sheet.center = self.area.center
        yield Panel(name="sheet", rect=sheet, colour=self.theme.palette.paper, radius=18, shadow=24)
        head = pygame.Rect(sheet.x + px(24), sheet.y + px(14), wide - px(48), head_tall)
        yield Label(name="title", rect=head, words=self.title, size=19, colour=INK, bold=True, centred=True, lines=4)
        room = pygame.Rect(sheet.x + px(24), head.bottom + px(6), wide - px(48), sheet.bottom - head.bottom - px(18))
        rim, top = px(7), room.y + px(5)  # for the mark of the focus
        buttons = [
            Button(
                name=f"choice {index}",
                rect=pygame.Rect(room.x + index // rows * (column + gap), top + index % rows * step, column, px(42)),
                label=label,
                key_name=str(index + 1) if index < 9 else "",
                keys=(pygame.K_1 + index,) if index < 9 else (),
                kind="plain",
                chosen=index == self.chosen,
                on_press=partial(self._take, do),
                is_listed=True,
            )
            for index, (label, do) in enumerate(self.choices)
        ]
        pane = pygame.Rect(room.x - rim, room.y, room.width + rim, room.height)
        yield from self.pane("choices", pane, step * rows, buttons, INK)

    def _take(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()

    def back(self) -> None:
        """Nothing of it."""
        self.app.pop()
        if self.on_back is not None:
            self.on_back()

    def handle(self, event: pygame.Event) -> bool:
        """A click beside the sheet is a step back."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.at(event.pos) is None:
            self.back()
            return True
        return super().handle(event)
