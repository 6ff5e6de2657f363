"""The two bars of a table: where the game is, at the top; what is asked of whom, above the hand."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ui import theme as paint
from ui.canvas import Canvas
from ui.shelf import shelf_entry
from ui.sprites import TokenFace
from ui.tablewords import whose_turn
from ui.theme import CREAM, INK, WHITE, Theme, mixed
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


PROMPT_LINES: Final = 3
TIGHT: Final = 180  # units: the room that words are pressed into before a button is left out
GAP: Final = 8  # units between the words and the buttons
CLOCK: Final = 128  # units: the room of the bar with the time that is left
THING: Final = "ref "  # how the names of buttons begin that stand for a thing without a place on the table


class PromptButton(NamedTuple):
    """A button of the prompt bar."""

    name: str
    label: str
    do: Callable[[], None]
    key_name: str = ""
    keys: Sequence[int] = ()
    is_primary: bool = False
    enabled: bool = True
    is_spare: bool = False  # the same can be had by a click on the table


# The top bar


def top_bar(table: TableScene) -> Iterator[Widget]:
    """Game, turn and phase, whose turn it is; undo, rules, saved, menu."""
    bar, px, session = table.places.top, table.px, table.session
    yield Panel(name="top", rect=bar, colour=(0, 0, 0, 110), radius=0)
    right = yield from _right_buttons(table, bar)
    entry = shelf_entry(session.game.name)
    left = bar.x + px(14)
    icon = pygame.Rect(left, bar.centery - px(14), px(28), px(28))
    yield Painted(
        name="game icon", rect=icon, paint=lambda canvas, rect: canvas.icon(rect, entry.icon, table.theme.palette.glow)
    )
    title = table.texts("game.name")
    width = min(px(120), paint.width_of(title, "bold", px(16)) + px(4))
    name = pygame.Rect(icon.right + px(9), bar.y, width, bar.height)
    yield Label(name="game", rect=name, words=title, size=16, bold=True)
    status = table.board.status(table.seen)
    words = table.faces.words(status.words)
    room = right - name.right - px(28)
    seat = session.claimant if session.claimant is not None else status.seat
    turn_words = whose_turn(table, seat)
    turn_width = min(px(190), paint.width_of(turn_words, "bold", px(14)) + px(52)) if turn_words else 0
    pill = pygame.Rect(name.right + px(14), bar.centery - px(15), 0, px(30))
    pill.width = max(px(60), min(room - turn_width - px(10), paint.width_of(words, "plain", px(14)) + px(28)))
    yield Panel(name="status ground", rect=pill, colour=(255, 255, 255, 36), radius=15)
    yield Label(name="status", rect=pill.inflate(-px(24), 0), words=words, size=14, centred=True, lines=2)
    if turn_words:
        place = pygame.Rect(pill.right + px(10), pill.y, turn_width, pill.height)

        def turn_pill(canvas: Canvas, box: pygame.Rect) -> None:
            colour = mixed(table.faces.colours[seat], INK, 0.25) if seat is not None else paint.RACE
            canvas.panel(box, colour, radius=15)
            token = (
                table.faces.surface(TokenFace(seat), (box.height - px(6), box.height - px(6)))
                if seat is not None
                else None
            )
            if token is not None:
                canvas.surface.blit(token, (box.x + px(4), box.y + px(3)))
            else:
                canvas.icon(pygame.Rect(box.x + px(8), box.y + px(4), px(22), box.height - px(8)), "flash", WHITE)
            words = pygame.Rect(box.x + px(34), box.y, box.width - px(42), box.height)
            canvas.text(words, turn_words, 14, WHITE, weight="bold", lines=2)

        yield Painted(name="turn", rect=place, paint=turn_pill)


def _right_buttons(table: TableScene, bar: pygame.Rect) -> Generator[Widget, None, int]:
    """The buttons at the right; with little room their words are left out, the tips say them."""
    say, px = table.say, table.px
    saved = say("ui.table.saved") if table.session.is_saved else say("ui.table.not-saved")
    shown: list[tuple[str, str, str, str, Sequence[int], Callable[[], None]]] = [
        ("undo", say("ui.table.undo"), "undo", "U", (pygame.K_u,), table.undo),
        ("rules", say("ui.table.rules"), "book-open-page-variant", "F1", (), table.open_rules),
        (
            "saved",
            saved,
            "content-save-check" if table.session.is_saved else "content-save-alert",
            "",
            (),
            table.tell_saved,
        ),
        ("menu", "", "menu", "", (pygame.K_F10,), table.pause),
    ]
    useless = {"saved"} if not table.session.is_kept else set()
    useless |= {"undo"} if not table.session.people else set()  # whoever looks on has nothing to take back
    shown = [button for button in shown if button[0] not in useless]
    widths = [
        button_width(table.theme, label, icon=True, key_name=key, size=13.5) if label else px(40)
        for _, label, _, key, _, _ in shown
    ]
    has_room = sum(widths) + px(10) * len(widths) < bar.width * 0.45
    right = bar.right - px(10)
    for (name, label, icon, key, keys, do), width in zip(reversed(shown), reversed(widths), strict=True):
        wide = width if has_room else px(40)
        box = pygame.Rect(right - wide, bar.centery - px(17), wide, px(34))
        yield Button(
            name=name,
            rect=box,
            label=label if has_room else "",
            icon=icon,
            key_name=key if has_room else "",
            keys=keys,
            tip="" if has_room and label else (label or say("ui.table.menu")) + (f" [{key}]" if key else ""),
            on_press=do,
            size=13.5,
        )
        right = box.left - px(8)
    return right


# The prompt bar


def prompt_bar(table: TableScene) -> Iterator[Widget]:
    """One sheet that says what is asked of whom, with every button and its key."""
    place, px, theme = table.places.area.prompt, table.px, table.theme
    words = table.prompt()
    buttons = table.prompt_buttons()
    clock_width = px(CLOCK) if table.racing.clock is not None else 0
    most = place.width - px(56) - clock_width  # besides the picture and the rims
    widths = _button_widths(theme, buttons)
    least_words = min(px(240), most // 3)
    room = most - sum(widths) - px(8) * len(widths)
    if room < least_words or paint.fitted(words, room, place.height - px(6), px(15), "bold", PROMPT_LINES).is_cut:
        buttons = [button for button in buttons if button.name != "cancel"]  # Esc does the same
        widths = _button_widths(theme, buttons)
    if sum(widths) + px(8) * len(widths) + least_words > most:
        buttons = [button for button in buttons if not button.is_spare]
        widths = _button_widths(theme, buttons)
    tight = px(TIGHT)
    if not paint.fitted(words, tight, place.height - px(10), px(15), "bold", PROMPT_LINES).is_cut:
        least_words = min(least_words, tight)  # rather smaller words than a button that is not seen
    shown = len(buttons)
    while shown and sum(widths[:shown]) + px(8) * shown + least_words > most:
        shown -= 1
    if shown < len(buttons):  # what does not fit is listed on a sheet of its own, things all together
        buttons = sorted(buttons, key=lambda button: button.name.startswith(THING))
        widths = _button_widths(theme, buttons)
        shown = min(shown, sum(not button.name.startswith(THING) for button in buttons))
        label = table.say("ui.table.more-choices")
        more_width = button_width(theme, label, key_name="M", size=14)
        while shown and sum(widths[:shown]) + more_width + px(8) * (shown + 1) + least_words > most:
            shown -= 1
        more = PromptButton("more", label, partial(table.list_buttons, buttons[shown:]), "M", (pygame.K_m,))
        buttons, widths = [*buttons[:shown], more], [*widths[:shown], more_width]
    taken = sum(widths) + px(8) * len(widths)
    wanted = paint.width_of(words, "bold", px(15)) + px(24)
    text_width = max(least_words, min(wanted, most - taken))
    width = px(44) + text_width + clock_width + taken + px(10)
    bar = pygame.Rect(0, 0, min(width, place.width), place.height - px(6))
    bar.center = place.center
    if table.last_click is not None:
        bar = _away_from(table.last_click, bar, bar.x + px(45) + text_width + clock_width, taken, place)
    yield Panel(name="prompt", rect=bar, colour=theme.palette.paper, radius=12, shadow=12)
    icon = "alert-circle" if table.is_refusing else "gesture-tap" if table.asking is not None else "timer-sand"
    if table.session.race is not None and not table.is_refusing:
        icon = "lightning-bolt"
    if table.session.result is not None:
        icon = "trophy"
    colour = paint.ALARM if table.is_refusing else paint.RACE if icon == "lightning-bolt" else theme.palette.accent
    square = pygame.Rect(bar.x + px(12), bar.centery - px(12), px(24), px(24))
    yield Painted(name="prompt icon", rect=square, paint=lambda canvas, rect: canvas.icon(rect, icon, colour))
    text = pygame.Rect(square.right + px(9), bar.y, text_width, bar.height)
    read = pygame.Rect(text.x, text.y, text.width - (px(GAP) if buttons else 0), text.height)
    yield Label(name="prompt words", rect=read, words=words, size=15, colour=INK, bold=True, lines=PROMPT_LINES)
    left = text.right + clock_width
    if clock_width:  # what is in it changes with every frame: the picture of the table draws it
        bar_room = pygame.Rect(text.right + px(6), bar.centery - px(8), clock_width - px(16), px(16))
        yield Painted(name="clock", rect=bar_room)
    for button, wide in zip(buttons, widths, strict=True):
        box = pygame.Rect(left, bar.centery - px(19), wide, px(38))
        left = box.right + px(8)
        yield Button(
            name=button.name,
            rect=box,
            label=button.label,
            key_name=button.key_name,
            keys=button.keys,
            kind="primary" if button.is_primary else "plain",
            on_press=button.do,
            size=14,
            enabled=button.enabled,
        )


def _button_widths(theme: Theme, buttons: Sequence[PromptButton]) -> list[int]:
    return [
        min(theme.px(370), button_width(theme, button.label, key_name=button.key_name, size=14)) for button in buttons
    ]


def _away_from(click: tuple[int, int], bar: pygame.Rect, first: int, wide: int, place: pygame.Rect) -> pygame.Rect:
    """The bar moved as little as it takes to have none of its buttons where the last click was: `wide` pixels of them
    from `first` on. Where there is no room for that it stays."""
    if not bar.top <= click[1] < bar.bottom:
        return bar
    for shift in sorted((0, click[0] + 1 - first, click[0] - first - wide), key=abs):
        moved = bar.move(shift, 0)
        if place.contains(moved) and not first + shift <= click[0] < first + shift + wide:
            return moved
    return bar


def cream_title(canvas: Canvas, box: pygame.Rect, words: str) -> None:
    """A small title in capitals."""
    canvas.text(box, words.upper(), 11.5, mixed(CREAM, INK, 0.25), weight="bold")
