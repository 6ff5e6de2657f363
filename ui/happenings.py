"""How it is painted what goes on: dice, arrows, chances, and what is about to happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from ui import theme as paint
from ui.canvas import Canvas
from ui.materials import rounding
from ui.painter import Painter
from ui.sprites import ArrowFace, DieFace, EntryFace, Share, SharesFace, TermFace, Tone
from ui.theme import CREAM, FADED_CREAM, INK, WHITE, Colour, mixed

FINE: Final = 3  # round and slanted things are painted so many times as large
IVORY: Final[Colour] = (250, 246, 236)
NIGHT: Final[Colour] = (30, 31, 38)
GOLD: Final[Colour] = (255, 209, 92)
DIE_SHARE: Final = 0.84  # of the picture of a die is the die
TONES: Final[Mapping[Tone, Colour]] = {
    "plain": (166, 48, 42),
    "dark": (38, 38, 44),
    "grey": (118, 122, 130),
    "pale": (198, 196, 188),
}
TINY: Final = 22  # pixels: smaller pictures show nothing
SMALL: Final = 10.0  # units
# Where the pips are, in quarters of the side.
PIPS: Final[Mapping[int, Sequence[tuple[int, int]]]] = {
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}


def paint_die(painter: Painter, face: DieFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A die with a picture; else a white or a dark one with its pips; an outline where none was rolled."""
    if face.picture:
        _paint_pictured(painter, face, canvas, box)
        return
    side = min(box.size)
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    whole, corner = large.get_rect(), round(side * FINE * 0.2)
    body, pip = (NIGHT, IVORY) if face.is_dark else (IVORY, NIGHT)
    if not face.face:
        large.fill((*FADED_CREAM, 0))
        pygame.draw.rect(large, FADED_CREAM, whole, FINE * max(1, canvas.px(1.2)), border_radius=corner)
    else:
        large.fill((*body, 0))
        pygame.draw.rect(large, mixed(body, INK if not face.is_dark else WHITE, 0.3), whole, border_radius=corner)
        inner = whole.inflate(-FINE * 2 * max(1, canvas.px(1)), -FINE * 2 * max(1, canvas.px(1)))
        pygame.draw.rect(large, body, inner, border_radius=corner)
        for across, down in PIPS[face.face]:
            middle = (round(side * FINE * (0.02 + 0.24 * across)), round(side * FINE * (0.02 + 0.24 * down)))
            pygame.draw.circle(large, pip, middle, max(1, round(side * FINE * 0.088)))
    small = pygame.transform.smoothscale(large, (side, side))
    if face.is_faded:
        small.set_alpha(110)
    canvas.surface.blit(small, small.get_rect(center=box.center))


def _paint_pictured(painter: Painter, face: DieFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The picture of a die in its tone, without the ground around it."""
    side = min(box.size)
    large = max(1, round(side / DIE_SHARE))
    found = painter.picture(face.picture, (large, large), canvas.theme.unit, whole=True)
    die = pygame.Surface((side, side), pygame.SRCALPHA)
    if found is not None:
        edge = (side - large) // 2
        die.blit(found, (edge, edge))
        if face.tone != "plain":
            die = pygame.transform.grayscale(die)
        if face.tone == "dark":
            die.fill((42, 42, 34, 0), special_flags=pygame.BLEND_RGBA_SUB)
        elif face.tone == "grey":
            die.fill((34, 36, 42, 0), special_flags=pygame.BLEND_RGBA_ADD)
        elif face.tone == "pale":
            pale = pygame.Surface(die.get_size(), pygame.SRCALPHA)
            pale.fill((255, 252, 244, 255))
            pale.blit(die, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            die = pale
    else:
        die.fill(TONES[face.tone])
        inner = die.get_rect().inflate(-side // 4, -side // 4)
        Canvas(die, canvas.theme).icon(inner, face.icon, INK if face.tone == "pale" else IVORY)
    corner = max(1, round(side * 0.18))
    rim = mixed(TONES[face.tone], INK if face.tone == "pale" else WHITE, 0.45)
    pygame.draw.rect(die, rim, die.get_rect(), max(1, canvas.px(1)), border_radius=corner)
    die.blit(rounding(die.get_size(), corner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if face.is_faded:
        die.set_alpha(120)
    canvas.surface.blit(die, die.get_rect(center=box.center))


def paint_term(painter: Painter, face: TermFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A dark chip: the picture, the amount, and the words where they find room."""
    px = canvas.px
    canvas.panel(box, (0, 0, 0, 120), radius=7, rim=mixed(INK, CREAM, 0.3), width=1)
    look = painter.board.look(face.ref)
    side = max(1, min(box.height - px(4), box.width // 2))
    place = pygame.Rect(box.x + px(2), box.centery - side // 2, side, side)
    with canvas.sheet(place) as drawn:
        whole = drawn.surface.get_rect()
        painter.art(look, drawn, whole, is_small=side * painter.theme.unit / canvas.theme.unit < TINY)
        drawn.surface.blit(rounding(whole.size, px(5)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    left = place.right + px(3)
    number = paint.width_of(face.amount, "bold", px(14)) + px(2)
    room = box.right - left - number - px(6)
    said = [painter.words(line) for line in face.words]
    lines = [line for line in said if paint.width_of(line, "plain", px(SMALL)) <= room]
    if lines and box.height >= px(SMALL * 1.3) * len(lines):
        tall = (box.height - px(2)) // len(lines)
        for index, line in enumerate(lines):
            row = pygame.Rect(left, box.y + px(1) + index * tall, room + px(2), tall)
            canvas.text(row, line, SMALL, FADED_CREAM)
        left = box.right - number - px(4)
    amount = pygame.Rect(left, box.y, box.right - left - px(2), box.height)
    canvas.text(amount, face.amount, 14, GOLD, weight="bold", align="centre")


def paint_arrow(face: ArrowFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A bow with a head, thicker towards its end, on a dark edge that keeps it from what it crosses."""
    start = pygame.Vector2(face.start[0] * box.width, face.start[1] * box.height) * FINE
    end = pygame.Vector2(face.end[0] * box.width, face.end[1] * box.height) * FINE
    way = end - start
    if way.length() < 2:
        return
    along, beside = way.normalize(), way.normalize().rotate(90)
    width = canvas.px(3 if face.is_thin else 7) * FINE
    head = min(width * 2.6, way.length() * 0.5)
    bend = 0.0 if face.is_thin else min(way.length() * 0.14, canvas.px(18) * FINE)
    tip = end
    neck = end - along * head
    middle = start + (neck - start) / 2 + beside * bend
    points = [start.lerp(middle, share).lerp(middle.lerp(neck, share), share) for share in _steps(18)]
    large = pygame.Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA)
    dark = mixed(face.colour, INK, 0.75)
    large.fill((*dark, 0))
    for edge, colour in ((canvas.px(1.6) * FINE, dark), (0, face.colour)):
        left, right = [], []
        for index, point in enumerate(points):
            half = width / 2 * (0.45 + 0.55 * index / (len(points) - 1)) + edge
            ahead = points[min(index + 1, len(points) - 1)] - points[max(0, index - 1)]
            aside = ahead.normalize().rotate(90) * half
            left.append(point + aside)
            right.append(point - aside)
        pygame.draw.polygon(large, colour, [*left, *reversed(right)])
        wing = beside * (head * 0.62 + edge)
        back = neck - along * edge
        pygame.draw.polygon(large, colour, [back + wing, tip + along * edge, back - wing])
    canvas.surface.blit(pygame.transform.smoothscale(large, box.size), box)


def _steps(count: int) -> list[float]:
    return [index / (count - 1) for index in range(count)]


def paint_shares(face: SharesFace, canvas: Canvas, box: pygame.Rect) -> None:
    """Blocks as broad as they are likely, but never too narrow to be read; below them how likely they are."""
    px, gap = canvas.px, canvas.px(2)
    has_below = any(part.below for part in face.parts)
    tall = box.height - px(16) if has_below else box.height
    count = max(1, len(face.parts))
    least = min(px(34), (box.width - gap * (count - 1)) // count)
    for part, (left, wide) in zip(face.parts, _widths(face.parts, box.width, least, gap), strict=True):
        block = pygame.Rect(box.x + left, box.y, wide, tall)
        canvas.panel(block, part.colour, radius=4)
        ink = INK if sum(part.colour) > 400 else WHITE
        words = block.inflate(-px(4), 0)
        if part.icon:
            side = min(px(14), block.height - px(4), block.width // 2)
            square = pygame.Rect(block.x + px(3), block.centery - side // 2, side, side)
            if not part.words:
                square.centerx = block.centerx
            canvas.icon(square, part.icon, ink)
            words = pygame.Rect(square.right, block.y, block.right - square.right - px(2), block.height)
        canvas.text(words, part.words, 12.5, ink, weight="bold", align="centre")
        below = pygame.Rect(block.x - gap, block.bottom + px(1), block.width + 2 * gap, px(15))
        canvas.text(below, part.below, 11, FADED_CREAM, weight="bold", align="centre")


def _widths(parts: Sequence[Share], width: int, least: int, gap: int) -> list[tuple[int, int]]:
    """Where each part begins and how wide it is."""
    room = width - gap * (len(parts) - 1)
    spare = room - least * len(parts)
    whole = sum(part.share for part in parts) or 1.0
    found, left = [], 0.0
    for part in parts:
        wide = least + max(0, spare) * part.share / whole
        found.append((round(left), round(left + wide) - round(left)))
        left += wide + gap
    return found


def paint_entry(painter: Painter, face: EntryFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A dark sheet: the picture at the left, the words beside it, the number at the right."""
    px, look = canvas.px, painter.board.look(face.ref)
    glow = canvas.theme.palette.glow
    canvas.panel(box, (0, 0, 0, 150), radius=8, rim=glow if face.is_next else mixed(INK, CREAM, 0.4), width=1.6)
    side = min(box.height - px(8), round(box.width * 0.3))
    place = pygame.Rect(box.x + px(4), box.centery - side // 2, side, side)
    drawn = Canvas(pygame.Surface(place.size, pygame.SRCALPHA), canvas.theme)
    painter.art(look, drawn, drawn.surface.get_rect(), is_small=side * painter.theme.unit / canvas.theme.unit < 26)
    pygame.draw.rect(drawn.surface, look.head, drawn.surface.get_rect(), px(2), border_radius=px(5))
    drawn.surface.blit(rounding(place.size, px(5)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(drawn.surface, place)
    words = pygame.Rect(place.right + px(5), box.y + px(3), box.right - place.right - px(9), box.height - px(6))
    if face.number:
        wide = paint.width_of(face.number, "bold", px(13)) + px(4)
        words.width -= wide
        number = pygame.Rect(words.right, box.y + px(4), wide, px(17))
        canvas.text(number, face.number, 13, glow if face.is_next else FADED_CREAM, weight="bold", align="centre")
    caption = painter.words(face.caption)
    said = painter.words(face.words)
    foot = pygame.Rect(words.x, words.bottom - px(15), words.width, px(15))
    above = pygame.Rect(words.x, words.y, words.width, words.height - foot.height)
    if caption and not _is_cut(canvas, caption, foot, 11, 1) and not _is_cut(canvas, said, above, 12, 3):
        canvas.text(foot, caption, 11, FADED_CREAM)
        words = above
    if face.short and _is_cut(canvas, said, words, 12, 5):
        said = painter.words(face.short)
    canvas.text(words, said, 12, CREAM, weight="bold", lines=5)


def _is_cut(canvas: Canvas, words: str, box: pygame.Rect, size: float, lines: int) -> bool:
    return paint.fitted(words, *box.size, canvas.px(size), "bold", lines).is_cut
