"""What a race and a clock look like: the keys of the seats, and the time that is left."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from engine.choices import Seat
from ui.canvas import Canvas
from ui.sprites import KeyFace, PanelFace, Sprite
from ui.table.stagehand import Marks
from ui.table.tabletop import Race, Tabletop
from ui.theme import ALARM, INK, RACE, WHITE, mixed
from ui.widgets.base import Painted, Widget

HURRY: Final = 3.0  # seconds: so little time is shown in another colour
BAND: Final = 7  # units: how broad the rim is that the time goes round on
STEPS: Final = 120  # of a whole circle


def race_keys(table: Tabletop) -> Iterator[Widget]:
    """The key of every person who may press one, on their panel."""
    keys = table.racing.keys
    for sprite in table.stage.sprites if keys else ():
        if isinstance(sprite.face, KeyFace) and sprite.face.seat in keys:
            seat = sprite.face.seat
            draw = partial(_draw_key, table.racing, seat, letter=keys[seat], is_on=table.racing.can_claim(seat))
            yield Painted(name=f"key {seat}", rect=sprite.rect, paint=draw)


def _draw_key(race: Race, seat: Seat, canvas: Canvas, box: pygame.Rect, letter: str, is_on: bool) -> None:
    """Filled while the seat may play, hollow when it can only pass any more: holding the key fills it again."""
    colour = RACE if is_on else mixed(RACE, INK, 0.6)
    canvas.panel(box, colour, radius=6, rim=WHITE if is_on else mixed(RACE, WHITE, 0.3), width=1.8)
    held = 0.0 if is_on else race.held_share(seat)
    if held:
        full = box.inflate(-canvas.px(4), -canvas.px(4))
        tall = max(1, round(full.height * held))
        pygame.draw.rect(canvas.surface, RACE, (full.x, full.bottom - tall, full.width, tall))
    canvas.text(box, letter, 15, WHITE, weight="bold", align="centre")


def draw_clock(canvas: Canvas, table: Tabletop, marks: Marks) -> bool:
    """The time that is left: as a bar in the prompt, and around what it is about. Whether there is any."""
    clock = table.racing.clock
    if clock is None:
        return False
    colour = ALARM if clock.left <= HURRY else RACE if table.session.race is not None else table.theme.palette.accent
    place = table.widget("clock")
    if place is not None:
        _bar(canvas, place.rect, clock.share, str(math.ceil(clock.left)), colour)
    for sprite in table.stage.sprites:
        if sprite.counts_down and not _is_covered(table, sprite):
            _circle(canvas, sprite.rect, clock.share, mixed(colour, WHITE, 0.35))
            over = [shown for shown in table.stage.resting() if shown.sprite.layer > sprite.layer]
            across = [shown for shown in over if shown.sprite.rect.colliderect(sprite.rect)]
            table.stagehand.draw(canvas, across, marks)  # what lies on it stays above it
    return True


def _is_covered(table: Tabletop, sprite: Sprite) -> bool:
    """Whether something lies over a thing and hides it."""
    solid = [other for other in table.stage.sprites if isinstance(other.face, PanelFace) and other.face.is_solid]
    return any(other.layer > sprite.layer and other.rect.colliderect(sprite.rect) for other in solid)


def _bar(canvas: Canvas, box: pygame.Rect, share: float, seconds: str, colour: tuple[int, int, int]) -> None:
    wide = canvas.px(26)
    number = pygame.Rect(box.right - wide, box.y - canvas.px(4), wide, box.height + canvas.px(8))
    bar = pygame.Rect(box.x, box.y, box.width - wide - canvas.px(4), box.height)
    canvas.panel(bar, mixed(canvas.theme.palette.paper, INK, 0.18), radius=8)
    done = pygame.Rect(bar.x, bar.y, round(bar.width * share), bar.height)
    corner = min(done.width, done.height) // 2
    if done.width:
        pygame.draw.rect(canvas.surface, colour, done, border_radius=corner)
    canvas.text(number, seconds, 16, INK, weight="bold", align="right")


def _circle(canvas: Canvas, box: pygame.Rect, share: float, colour: tuple[int, int, int]) -> None:
    """A band around an ellipse that grows shorter clockwise, from the top."""
    count = max(1, round(STEPS * share))
    thick = canvas.px(BAND) - canvas.px(1)
    outer = (box.width / 2 - canvas.px(1), box.height / 2 - canvas.px(1))
    inner = (outer[0] - thick, outer[1] - thick)
    turns = [-math.pi / 2 + math.tau * (1 - share) + math.tau * share * step / count for step in range(count + 1)]
    rims = [
        [(box.centerx + across * math.cos(turn), box.centery + down * math.sin(turn)) for turn in turns]
        for across, down in (outer, inner)
    ]
    if share > 0:
        pygame.draw.polygon(canvas.surface, colour, [*rims[0], *reversed(rims[1])])
        for rim in rims:
            pygame.draw.aalines(canvas.surface, colour, False, rim)
