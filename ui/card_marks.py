"""What lies on a card: marks on its picture, the value that changes, chips, a sign."""

from __future__ import annotations

import math
from typing import Final

import pygame

from ui import theme as paint
from ui.canvas import Canvas
from ui.sprites import CardFace, Disc, Pill
from ui.theme import INK, WHITE, mixed

NIGHT: Final = (30, 24, 34)
GOLD: Final = (240, 190, 62)
FINE: Final = 3  # round things are painted so many times as large
LEAST_PILL: Final = 11  # units: a lower mark could not be read
READABLE_PILL: Final = 15  # units: rather a second column than lower ones
MOST_CHIPS: Final = 3  # that are seen
PLATE_SIZES: Final = (12.5, 11.5, 10.5, 9.5, 8.5)  # units


def paint_marks(face: CardFace, canvas: Canvas, box: pygame.Rect, art: pygame.Rect) -> None:
    """Everything that a card carries, each thing in its own corner of the picture."""
    if face.pills:
        _pills(face, canvas, box, art)
    if face.chips:
        _chips(face.chips, canvas, art)
    if face.plate is not None:
        _plate(face.plate, canvas, art, box.width - (disc_side(canvas, box) if face.disc is not None else 0))
    if face.disc is not None:
        paint_disc(face.disc, canvas, box)
    elif face.mark:
        _sign(face.mark, canvas, box)


def _pills(face: CardFace, canvas: Canvas, box: pygame.Rect, art: pygame.Rect) -> None:
    """Marks below each other at the right, low enough to end above the disc; where that cannot be, a further column."""
    gap = canvas.px(2)
    floor = box.bottom - disc_side(canvas, box) if face.disc is not None else art.bottom
    tall = _pill_height(face, canvas, pygame.Rect(art.x, art.y, art.width, floor - art.y))
    right, top, left = art.right - gap, art.y + gap, art.right
    for pill in face.pills:
        if top + tall > floor and top > art.y + gap:
            right, top = left - gap, art.y + gap
        left = min(left, _pill(pill, canvas, pygame.Rect(right, top, 0, tall)))
        top += tall + gap


def _pill_height(face: CardFace, canvas: Canvas, room: pygame.Rect) -> int:
    """In one column if they can be read well there, else in two if those are not too wide."""
    px, gap = canvas.px, canvas.px(2)
    one, two = (min(px(19), room.height // -(-len(face.pills) // columns) - gap) for columns in (1, 2))
    wide = max(_pill_width(pill, canvas, two) for pill in face.pills)
    return max(px(LEAST_PILL), one if one >= px(READABLE_PILL) or 2 * (wide + gap) > room.width else two)


def _pill_width(pill: Pill, canvas: Canvas, tall: int) -> int:
    px, size = canvas.px, tall / canvas.theme.unit * 0.66
    icon = tall - px(5) if pill.icon else 0
    return icon + (paint.width_of(pill.words, "bold", px(size)) + px(3) if pill.words else 0) + px(8)


def _pill(pill: Pill, canvas: Canvas, edge: pygame.Rect) -> int:
    """A sign and a word that end at an edge; where they begin."""
    px, tall = canvas.px, edge.height
    size = tall / canvas.theme.unit * 0.66
    icon = tall - px(5) if pill.icon else 0
    wide = _pill_width(pill, canvas, tall)
    place = pygame.Rect(edge.x - wide, edge.y, wide, tall)
    canvas.panel(place, pill.colour, radius=10, rim=mixed(pill.colour, WHITE, 0.55), width=1)
    if icon:
        canvas.icon(pygame.Rect(place.x + px(4), place.centery - icon // 2, icon, icon), pill.icon, WHITE)
    words = pygame.Rect(place.x + px(4) + icon, place.y, place.width - px(6) - icon, tall)
    canvas.text(words, pill.words, size, WHITE, weight="bold", align="centre")
    return place.x


def _chips(count: int, canvas: Canvas, art: pygame.Rect) -> None:
    """A low pile of golden discs with their number."""
    side = min(canvas.px(20), max(canvas.px(12), art.height // 3))
    left, bottom = art.x + canvas.px(3), art.bottom - canvas.px(20)
    for index in range(min(count, MOST_CHIPS)):
        place = pygame.Rect(left, bottom - side - index * canvas.px(3), side, side)
        _round(canvas, place, GOLD, mixed(GOLD, INK, 0.55))
    canvas.text(place, str(count), side / canvas.theme.unit * 0.6, INK, weight="bold", align="centre")


def _plate(plate: Pill, canvas: Canvas, art: pygame.Rect, most: int) -> None:
    """A sign and a value on a dark ground that is let into the lower left corner."""
    px = canvas.px
    most -= px(3)
    size = next((size for size in PLATE_SIZES if _plate_width(plate, canvas, size) <= most), PLATE_SIZES[-1])
    tall = paint.line_height(px(size)) + px(1)
    icon = tall - px(3) if plate.icon and _plate_width(plate, canvas, size) + tall - px(3) <= most else 0
    wide = _plate_width(plate, canvas, size) + icon
    place = pygame.Rect(art.x, art.bottom - tall, min(art.width, wide), tall)
    pygame.draw.rect(canvas.surface, plate.colour, place, border_top_right_radius=px(5))
    if icon:
        canvas.icon(pygame.Rect(place.x + px(2), place.centery - icon // 2, icon, icon), plate.icon, GOLD)
    words = pygame.Rect(place.x + icon + px(2), place.y, place.width - icon - px(4), tall)
    canvas.text(words, plate.words, size, WHITE, weight="bold", align="centre")


def _plate_width(plate: Pill, canvas: Canvas, size: float) -> int:
    return paint.width_of(plate.words, "bold", canvas.px(size)) + canvas.px(6)


def disc_side(canvas: Canvas, box: pygame.Rect) -> int:
    """How much of the lower edge of a card its disc takes."""
    return min(canvas.px(34), max(canvas.px(15), round(min(box.size) * 0.36)))


def paint_disc(disc: Disc, canvas: Canvas, box: pygame.Rect) -> None:
    """A dark disc whose rim is the share that is left."""
    side = disc_side(canvas, box)
    place = pygame.Rect(box.right - side, box.bottom - side, side, side)
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    middle, radius = (side * FINE // 2, side * FINE // 2), side * FINE // 2
    pygame.draw.circle(large, NIGHT, middle, radius)
    ring = large.get_rect().inflate(-FINE * 2, -FINE * 2)
    width = max(FINE, round(radius * 0.2))
    if disc.share > 0:
        pygame.draw.arc(large, disc.colour, ring, math.pi / 2, math.pi / 2 + math.tau * min(1.0, disc.share), width)
    canvas.surface.blit(pygame.transform.smoothscale(large, place.size), place)
    canvas.text(place, disc.words, side / canvas.theme.unit * 0.5, WHITE, weight="bold", align="centre")


def _sign(icon: str, canvas: Canvas, box: pygame.Rect) -> None:
    """A sign on a dark disc in the lower right corner."""
    side = min(canvas.px(22), round(min(box.size) * 0.4))
    place = pygame.Rect(box.right - side - canvas.px(2), box.bottom - side - canvas.px(2), side, side)
    _round(canvas, place, NIGHT, mixed(NIGHT, WHITE, 0.4))
    canvas.icon(place.inflate(-round(side * 0.34), -round(side * 0.34)), icon, canvas.theme.palette.glow)


def _round(canvas: Canvas, place: pygame.Rect, colour: paint.Colour, rim: paint.Colour) -> None:
    large = pygame.Surface((place.width * FINE, place.height * FINE), pygame.SRCALPHA)
    large.fill((*rim, 0))
    middle, radius = (place.width * FINE // 2, place.height * FINE // 2), place.width * FINE // 2
    pygame.draw.circle(large, rim, middle, radius)
    pygame.draw.circle(large, colour, middle, radius - FINE)
    canvas.surface.blit(pygame.transform.smoothscale(large, place.size), place)
