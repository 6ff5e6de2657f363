"""The bar at the top of a table: which game, how far it has come, whose turn it is, and a few buttons."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from engine.choices import Seat
from ui import theme as paint
from ui.canvas import Canvas
from ui.faces import Faces
from ui.shelf import shelf_entry
from ui.sprites import TokenFace
from ui.table.tabletop import Tabletop
from ui.table.words import goal, whose_turn
from ui.theme import INK, WHITE, mixed
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width

SIZE = 13.5  # units, of the words on the buttons


class TopButton(NamedTuple):
    """A button of the top bar."""

    name: str
    label: str
    icon: str
    do: Callable[[], None]
    key_name: str = ""
    keys: Sequence[int] = ()
    tip: str = ""  # for a button without a label, or that says why it cannot be used
    is_faded: bool = False  # it cannot be used now
    is_extra: bool = False  # it has its words only where all others have theirs


def top_bar(table: Tabletop, buttons: Sequence[TopButton]) -> Iterator[Widget]:
    """Game, turn and phase, whose turn it is; the buttons at the right."""
    bar, px, session = table.places.top, table.px, table.session
    yield Panel(name="top", rect=bar, colour=(0, 0, 0, 110), radius=0)
    right = yield from _buttons(table, bar, buttons)
    entry = shelf_entry(session.game.name)
    icon = pygame.Rect(bar.x + px(14), bar.centery - px(14), px(28), px(28))
    glow = table.theme.palette.glow
    yield Painted(name="game icon", rect=icon, paint=lambda canvas, rect: canvas.icon(rect, entry.icon, glow))
    title = table.texts("game.name")
    width = min(px(120), paint.width_of(title, "bold", px(16)) + px(4))
    name = pygame.Rect(icon.right + px(9), bar.y, width, bar.height)
    yield Label(name="game", rect=name, words=title, size=16, bold=True)
    status = table.board.status(table.seen)
    words = table.faces.words(status.words)
    seat = session.claimant if session.claimant is not None else status.seat
    turn_words = whose_turn(table, seat)
    turn_width = min(px(190), paint.width_of(turn_words, "bold", px(14)) + px(52)) if turn_words else 0
    pill = pygame.Rect(name.right + px(14), bar.centery - px(15), 0, px(30))
    room = right - name.right - px(28) - turn_width - px(10)
    pill.width = max(px(60), min(room, paint.width_of(words, "plain", px(14)) + px(28)))
    yield Panel(name="status ground", rect=pill, colour=(255, 255, 255, 36), radius=15)
    said = pill.inflate(-px(24), 0)
    yield Label(name="status", rect=said, words=words, size=14, centred=True, lines=2, tip=goal(table))
    if turn_words:
        place = pygame.Rect(pill.right + px(10), pill.y, turn_width, pill.height)
        yield Painted(name="turn", rect=place, paint=partial(_draw_turn, table.faces, seat, turn_words))


def _draw_turn(faces: Faces, seat: Seat | None, turn_words: str, canvas: Canvas, box: pygame.Rect) -> None:
    """Whose turn it is, with the token of the seat; a flash, where everybody may answer."""
    px = canvas.px
    if seat is None:
        canvas.panel(box, paint.RACE, radius=15)
        canvas.icon(pygame.Rect(box.x + px(8), box.y + px(4), px(22), box.height - px(8)), "flash", WHITE)
    else:
        canvas.panel(box, mixed(faces.colours[seat], INK, 0.25), radius=15)
        side = box.height - px(6)
        canvas.surface.blit(faces.surface(TokenFace(seat), (side, side)), (box.x + px(4), box.y + px(3)))
    words = pygame.Rect(box.x + px(34), box.y, box.width - px(42), box.height)
    canvas.text(words, turn_words, 14, WHITE, weight="bold", lines=2)


def _buttons(table: Tabletop, bar: pygame.Rect, buttons: Sequence[TopButton]) -> Generator[Widget, None, int]:
    """From the right to the left; where room is short the last leave out their words, and the tips say them."""
    px = table.px
    ranked = [button.name for button in sorted(buttons, key=lambda button: button.is_extra)]

    def width(button: TopButton, worded: Sequence[str]) -> int:
        if not button.label or button.name not in worded:
            return px(40)
        return button_width(table.theme, button.label, icon=True, key_name=button.key_name, size=SIZE)

    def fits(worded: Sequence[str]) -> bool:
        return sum(width(button, worded) + px(10) for button in buttons) < bar.width * 0.45

    worded = next((ranked[:count] for count in range(len(ranked), 0, -1) if fits(ranked[:count])), [])
    right = bar.right - px(10)
    for button in reversed(buttons):
        has_room = button.name in worded
        box = pygame.Rect(0, bar.centery - px(17), width(button, worded), px(34))
        box.right = right
        yield Button(
            name=button.name,
            rect=box,
            label=button.label if has_room else "",
            icon=button.icon,
            key_name=button.key_name if has_room and button.label else "",
            keys=button.keys,
            tip=_tip(button, has_room),
            is_faded=button.is_faded,
            on_press=button.do,
            size=SIZE,
        )
        right = box.left - px(8)
    return right


def _tip(button: TopButton, has_room: bool) -> str:
    """What a button without words says, and why one cannot be used."""
    key = f" [{button.key_name}]" if button.key_name else ""
    named = "" if has_room and button.label else (button.label or button.tip) + key
    return ": ".join(filter(None, (named, button.tip))) if button.is_faded else named
