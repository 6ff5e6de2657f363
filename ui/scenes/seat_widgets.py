"""What a seat is chosen with, before a game and in a lobby alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.texts import Texts
from ui.painter import SEAT_PAINT
from ui.plan import GUEST
from ui.theme import FADED_CREAM
from ui.widgets.swatch import Swatch


def swatch(
    say: Texts,
    seat: int,
    rect: pygame.Rect,
    colours: Sequence[str],
    chosen: str,
    sign: str,
    tip: str,
    on_choose: Callable[[str], None],
) -> Swatch:
    """The colours that a seat may have."""
    return Swatch(
        name=f"colour-{seat}",
        rect=rect,
        labels=[say(f"ui.colour.{colour}") for colour in colours],
        paints=[SEAT_PAINT.get(colour, FADED_CREAM) for colour in colours],
        chosen=colours.index(chosen) if chosen in colours else 0,
        sign=sign,
        tip=tip,
        on_choose=lambda index: on_choose(colours[index]),
    )


def level_name(texts: Texts, level: str, person: str) -> str:
    """Who may sit in a seat, in words: somebody here, a guest, or a bot that plays so well."""
    if not level:
        return person
    return texts("ui.setup.guest") if level == GUEST else texts("ui.setup.bot", level=texts(f"bot.{level}"))
