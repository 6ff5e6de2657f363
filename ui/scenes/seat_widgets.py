"""What a seat is chosen with, before a game and in a lobby alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from engine.texts import Texts
from ui.canvas import Canvas
from ui.covers import Cover
from ui.painter import SEAT_PAINT
from ui.plan import GUEST
from ui.scenes.base import Scene
from ui.theme import FADED_CREAM, mixed
from ui.widgets.base import Painted, Widget
from ui.widgets.choice import Cycle
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


def temper_name(texts: Texts, temper: str) -> str:
    """What a bot is like, in the words of its game."""
    return texts(f"temper.{temper or 'even'}")


def temper_cycle(
    texts: Texts,
    seat: int,
    rect: pygame.Rect,
    tempers: Sequence[str],
    chosen: str,
    on_choose: Callable[[int, str], None],
) -> Cycle:
    """The tempers that a bot may have."""
    return Cycle(
        name=f"temper-{seat}",
        rect=rect,
        labels=[temper_name(texts, temper) for temper in tempers],
        chosen=tempers.index(chosen) if chosen in tempers else 0,
        on_choose=lambda index: on_choose(seat, tempers[index]),
    )


def below_seats(scene: Scene, room: pygame.Rect, used: int, cover: Cover) -> Iterator[Widget]:
    """The picture of the game, where the seats leave enough of their column empty."""
    px, left = scene.px, room.height - used
    if left < px(140):
        return
    tall, width = min(left - px(20), px(300)), room.width - px(12)  # the scroll bar
    mark = pygame.Rect(0, 0, min(round(tall * 2.6), width - px(8)), tall)
    mark.midbottom = (room.x + width // 2, room.bottom - px(4))
    yield Painted(name="mark", rect=mark, paint=partial(_mark, cover))


def _mark(cover: Cover, canvas: Canvas, box: pygame.Rect) -> None:
    if cover.gallery is None:
        canvas.icon(box, cover.icon, mixed(canvas.theme.palette.dark, canvas.theme.palette.light, 0.3))
    else:
        cover.draw(canvas, box, radius=14)
