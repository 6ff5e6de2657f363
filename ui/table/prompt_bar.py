"""The bar above the hand: what is asked of whom, and a button with a key for whatever is not clicked on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

import pygame

from ui import theme as paint
from ui.table.asking import THING
from ui.table.tabletop import Tabletop
from ui.table.verbkeys import PromptButton
from ui.theme import INK, Theme
from ui.widgets.base import Label, Painted, Panel, Widget
from ui.widgets.button import Button, button_width

LINES: Final = 3
SIZE: Final = 15  # units, of the words
LEAST: Final = 240  # units: the room that words have beside the buttons
TIGHT: Final = 180  # units: the room that words are pressed into before a button is left out
WIDEST: Final = 370  # units, of a button
NARROW: Final = 130  # units: a button that is never left out has its label in two lines instead
LABEL: Final = 14  # units, of the words on a button
TALL: Final = 38  # units: a button
MOST_MAINS: Final = 2  # buttons that share the room
LISTED: Final = 80  # units, of the button that opens more
GAP: Final = 8  # units between words and buttons
CLOCK: Final = 128  # units: the room of the bar with the time that is left


@dataclass(kw_only=True)
class Shortcut(Widget):
    """The key of a button that is listed elsewhere: it works all the same."""

    on_press: Callable[[], None]
    takes_focus: ClassVar[bool] = False

    def press(self) -> None:
        """As the button would be."""
        self.on_press()


@dataclass
class Room:
    """The room that words and buttons share."""

    theme: Theme
    words: str
    width: int
    height: int
    mains: int = 1  # buttons that are never left out: they share what room there is

    def button(self, button: PromptButton) -> int:
        """How wide a button is."""
        px = self.theme.px
        wide = min(px(WIDEST), button_width(self.theme, button.label, key_name=button.key_name, size=LABEL))
        if not is_main(button):
            return wide
        left = (self.width - self.least - px(LISTED) - px(GAP)) // self.mains - px(GAP)
        narrow = px(NARROW)
        while narrow < wide and self._is_cut(button, narrow):
            narrow += px(10)
        return min(wide, max(narrow, left))

    def _is_cut(self, button: PromptButton, wide: int) -> bool:
        """Whether a label is not read whole in two lines."""
        px = self.theme.px
        room = wide - button_width(self.theme, "", key_name=button.key_name)
        return paint.fitted(button.label, room, px(TALL), px(LABEL), "bold", 2).is_cut

    def taken(self, buttons: Sequence[PromptButton]) -> int:
        """How much of the room buttons take, with the gaps beside them."""
        return sum(self.button(button) + self.theme.px(GAP) for button in buttons)

    @property
    def _least(self) -> int:
        return min(self.theme.px(LEAST), self.width // 3)

    @property
    def least(self) -> int:
        """How much the words need at least: rather smaller words than a button that is not seen."""
        tight = self.theme.px(TIGHT)
        return min(self._least, tight) if self._fits(tight, 10) else self._least

    def _fits(self, width: int, rims: int) -> bool:
        px = self.theme.px
        return not paint.fitted(self.words, width, self.height - px(rims), px(SIZE), "bold", LINES).is_cut

    def reads_well(self, buttons: Sequence[PromptButton]) -> bool:
        """Whether the words beside these buttons can be read in full."""
        left = self.width - self.taken(buttons)
        return left >= self._least and self._fits(left, 6)

    def is_comfortable(self, buttons: Sequence[PromptButton]) -> bool:
        """Whether these buttons leave the words as much room as they like."""
        return self.taken(buttons) + self._least <= self.width

    def holds(self, buttons: Sequence[PromptButton]) -> bool:
        """Whether these buttons leave the words enough room."""
        return self.taken(buttons) + self.least <= self.width


def is_main(button: PromptButton) -> bool:
    """Whether a button is what one most likely wants."""
    return button.is_main or button.is_primary


def fitting(
    room: Room, buttons: Sequence[PromptButton], more: Callable[[Sequence[PromptButton]], PromptButton]
) -> list[PromptButton]:
    """The buttons that are shown: first that goes which Esc does as well. What still does not fit is listed by one that
    opens more, first what a click on the table does, then things, then the last ones, and what ends the question or is
    proposed after all others; the last of that never."""
    shown = list(buttons)
    if not room.reads_well(shown):
        shown = [button for button in shown if button.name != "cancel"]
    if room.is_comfortable(shown):
        return shown
    kept = [button for button in shown if not button.is_spare]
    if len(kept) == len(shown) and room.holds(shown):
        return shown
    if not room.holds([*kept, more(shown)]):
        kept = [button for button in kept if not button.name.startswith(THING)]
    while len(kept) > 1 and not room.holds([*kept, more(shown)]):
        kept.remove(next((button for button in reversed(kept) if not is_main(button)), kept[-1]))
    if kept and not is_main(kept[0]) and not room.holds([*kept, more(shown)]):
        kept.clear()
    for button in shown:  # whatever else finds room is not hidden; things are listed together
        is_thing = button.name.startswith(THING)
        if button not in kept and not is_thing and room.is_comfortable([*kept, button, more(shown)]):
            kept = [one for one in shown if one in kept or one is button]
    return [*kept, more([button for button in shown if button not in kept])]


def prompt_bar(
    table: Tabletop,
    words: str,
    offered: Sequence[PromptButton],
    list_buttons: Callable[[Sequence[PromptButton]], None],
) -> Iterator[Widget]:
    """One sheet that says what is asked of whom, with every button and its key."""
    place, px, theme = table.places.area.prompt, table.px, table.theme
    clock = px(CLOCK) if table.racing.clock is not None else 0
    mains = max(1, min(MOST_MAINS, sum(map(is_main, offered))))
    room = Room(theme, words, place.width - px(56) - clock, place.height, mains)  # besides the picture and the rims

    def more(buttons: Sequence[PromptButton]) -> PromptButton:
        return PromptButton("more", f"+{len(buttons)}", partial(list_buttons, buttons), "M", (pygame.K_m,))

    buttons = fitting(room, offered, more)
    taken = room.taken(buttons)
    wanted = paint.width_of(words, "bold", px(SIZE)) + px(24)
    text_width = max(room.least, min(wanted, room.width - taken))
    bar = pygame.Rect(0, 0, min(px(54) + text_width + clock + taken, place.width), place.height - px(6))
    bar.center = place.center
    if table.last_click is not None:
        bar = _away_from(table.last_click, bar, bar.x + px(45) + text_width + clock, taken, place)
    yield Panel(name="prompt", rect=bar, colour=theme.palette.paper, radius=12, shadow=12)
    square = pygame.Rect(bar.x + px(12), bar.centery - px(12), px(24), px(24))
    icon, colour = _sign(table)
    yield Painted(name="prompt icon", rect=square, paint=lambda canvas, rect: canvas.icon(rect, icon, colour))
    text = pygame.Rect(square.right + px(9), bar.y, text_width, bar.height)
    read = pygame.Rect(text.x, text.y, text.width - (px(GAP) if buttons else 0), text.height)
    yield Label(name="prompt words", rect=read, words=words, size=SIZE, colour=INK, bold=True, lines=LINES)
    if clock:  # what is in it changes with every frame: the picture of the table draws it
        yield Painted(name="clock", rect=pygame.Rect(text.right + px(6), bar.centery - px(8), clock - px(16), px(16)))
    for button in offered:
        if button not in buttons and button.keys:
            nowhere = pygame.Rect(bar.topleft, (0, 0))
            yield Shortcut(name=f"key of {button.name}", rect=nowhere, keys=button.keys, on_press=button.do)
    left = text.right + clock
    for button in buttons:
        box = pygame.Rect(left, bar.centery - px(TALL) // 2, room.button(button), px(TALL))
        left = box.right + px(GAP)
        yield Button(
            name=button.name,
            rect=box,
            label=button.label,
            key_name=button.key_name,
            keys=button.keys,
            kind="primary" if button.is_primary else "plain",
            on_press=button.do,
            size=LABEL,
            enabled=button.enabled,
            tip=table.say("ui.table.more-choices") if button.name == "more" else button.tip,
        )


def _sign(table: Tabletop) -> tuple[str, paint.Colour]:
    """A picture for what the words are about, and its colour."""
    if table.session.result is not None:
        return "trophy", paint.ALARM if table.refusal else table.theme.palette.accent
    if table.refusal:
        return "alert-circle", paint.ALARM
    if table.session.race is not None:
        return "lightning-bolt", paint.RACE
    accent, eyes = table.theme.palette.accent, table.session.eyes
    if isinstance(eyes, int) and table.session.is_passing(eyes):
        return "skip-forward", accent
    return "gesture-tap" if table.asking is not None else "timer-sand", accent


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
