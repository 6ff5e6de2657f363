"""How players with more to tell are painted: the ground of a figure, tags, pips, badges, small counts and signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ui import theme as paint
from ui.canvas import MANY, Canvas
from ui.painter import Painter
from ui.sprites import BadgeFace, FigureFace, PipsFace, SignFace, Stat, StatsFace, TagFace, TokenFace
from ui.theme import BLACK, CREAM, FADED_CREAM, INK, WHITE, mixed

HEAD: Final = 32  # units: the height of a figure's head
NAME_SIZES: Final = (13.5, 11.5, 9.5)
TEXT_SIZES: Final = (11.5, 10.5, 9.6, 8.8)  # units: smaller could not be read


def paint_figure(painter: Painter, face: FigureFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A dark ground; the active one has a bright rim and an arrow, one that is out is paler."""
    colour = painter.colours[face.seat]
    glow = canvas.theme.palette.glow
    ground = (*mixed(canvas.theme.palette.dark, BLACK, 0.45), 150 if face.is_out else 235 if face.is_active else 205)
    rim = glow if face.is_active else mixed(colour, BLACK, 0.35) if face.is_out else colour
    canvas.panel(box, ground, radius=9, rim=rim, width=2.6 if face.is_active else 1.6)
    px = canvas.px
    head = pygame.Rect(box.x + px(4 + face.indent), box.y + px(4), box.width - px(8 + face.indent), px(HEAD))
    head.height = min(head.height, box.height - px(4))
    if not face.indent:  # nothing else tells whose it is but the name
        token = pygame.Rect(head.x, head.centery - px(10), px(20), px(20))
        paint_token(painter, TokenFace(face.seat), canvas, token)
        head = pygame.Rect(token.right + px(2), head.y, head.right - token.right - px(2), head.height)
    if face.is_active:
        arrow = pygame.Rect(box.right - px(19), box.bottom - px(21), px(15), px(16))
        canvas.icon(arrow, "play", glow)
    name, badge = painter.names[face.seat], face.badge
    wide = _badge_width(painter, badge, canvas)
    words = pygame.Rect(head.x + px(3), head.y, head.width - wide - px(4), head.height)
    if badge is not None and _name_size(name, words, canvas) is None:
        badge = badge._replace(icon="")
        words.width += wide - _badge_width(painter, badge, canvas)
    if badge is not None:
        _paint_badge(painter, badge, face.has_badge_on, canvas, head)
    size = _name_size(name, words, canvas) or NAME_SIZES[-1]
    canvas.text(words, name, size, FADED_CREAM if face.is_out else CREAM, weight="bold", lines=3)


def _name_size(name: str, words: pygame.Rect, canvas: Canvas) -> float | None:
    """The size in which a name finds room; None if it must be cut."""
    sizes = (size for size in NAME_SIZES if not paint.fitted(name, *words.size, canvas.px(size), "bold", 3).is_cut)
    return next(sizes, None)


def _badge_width(painter: Painter, stat: Stat | None, canvas: Canvas) -> int:
    if stat is None:
        return 0
    icon = canvas.px(17) if stat.icon else 0
    return icon + paint.width_of(painter.words(stat.words), "bold", canvas.px(12)) + canvas.px(10)


def _paint_badge(painter: Painter, stat: Stat, is_on: bool, canvas: Canvas, head: pygame.Rect) -> None:
    """A pill at the right: filled if it is on, hollow if not."""
    px = canvas.px
    wide = _badge_width(painter, stat, canvas)
    pill = pygame.Rect(head.right - wide, head.centery - px(10), wide, px(20))
    ink = INK if is_on else CREAM
    if is_on:
        canvas.panel(pill, canvas.theme.palette.paper, radius=10)
    else:
        pygame.draw.rect(canvas.surface, FADED_CREAM, pill, max(1, px(1.2)), border_radius=px(10))
    place = pill
    if stat.icon:
        canvas.icon(pygame.Rect(pill.x + px(4), pill.y + px(3), px(14), px(14)), stat.icon, ink)
        place = pygame.Rect(pill.x + px(18), pill.y, pill.width - px(20), pill.height)
    canvas.text(place, painter.words(stat.words), 12, ink, weight="bold", align="centre")


def paint_tag(painter: Painter, face: TagFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The picture on its colour, then the name; in a high tag the text below it."""
    look, px = painter.board.look(face.ref), canvas.px
    paper = canvas.theme.palette.paper
    canvas.panel(box, mixed(paper, BLACK, 0.35) if face.dimmed else paper, radius=5)
    head = min(box.height, px(30))
    block = pygame.Rect(box.x, box.y, min(head, box.width // 3), head)
    corner = px(5)
    foot = corner if head == box.height else 0
    pygame.draw.rect(canvas.surface, look.head, block, border_top_left_radius=corner, border_bottom_left_radius=foot)
    canvas.icon(block.inflate(-px(7), -px(7)), look.icon, WHITE)
    words = pygame.Rect(block.right + px(4), box.y, box.right - block.right - px(7), head)
    canvas.text(words, painter.title(face.ref, look), 12.5, INK, weight="bold", lines=2)
    text = pygame.Rect(box.x + px(5), box.y + head, box.width - px(10), box.height - head - px(2))
    _readable(painter, face.ref, canvas, text)


def _readable(painter: Painter, ref: str, canvas: Canvas, box: pygame.Rect) -> bool:
    """The text of a card, as large as it fits; nothing of it if it could not be read."""
    words = painter.card_texts.get(ref, "")
    for size in TEXT_SIZES if words and box.height > canvas.px(9) else ():
        block = paint.fitted(words, *box.size, canvas.px(size), "plain", MANY)
        if block.px == canvas.px(size) and not block.is_cut:
            canvas.text(box, words, size, INK, lines=MANY, top=True)
            return True
    return False


def paint_pips(face: PipsFace, canvas: Canvas, box: pygame.Rect) -> None:
    """Bright for what is there, dark for what is lost; they move together when there are many."""
    side = min(box.height, max(4, box.width // 3))
    most = max(face.most, face.count)
    step = min(side * 0.62, (box.width - side) / max(1, most - 1))
    for index in range(most):
        place = pygame.Rect(round(box.x + step * index), box.centery - side // 2, side, side)
        is_there = index < face.count
        canvas.icon(place, face.icon, face.colour if is_there else mixed(canvas.theme.palette.dark, CREAM, 0.28))
        if not is_there:  # told by more than its colour
            slant = pygame.Vector2(side / 5, -side / 6)
            ends = (place.center - slant, place.center + slant)
            pygame.draw.line(canvas.surface, FADED_CREAM, *ends, max(1, canvas.px(1.2)))


def paint_badge(face: BadgeFace, canvas: Canvas, box: pygame.Rect) -> None:
    """A disc; with a broken rim if it is a guess at most."""
    side = min(box.size)
    disc = pygame.Rect(0, 0, side, side)
    disc.center = box.center
    fine = 3
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle, radius = (side * fine // 2, side * fine // 2), side * fine // 2
    pygame.draw.circle(large, WHITE if face.is_known else FADED_CREAM, middle, radius)
    pygame.draw.circle(large, face.colour, middle, radius - fine * max(1, round(side * 0.06)))
    if not face.is_known:
        for turn in range(0, 360, 45):
            gap = pygame.Vector2(radius - fine, 0).rotate(turn)
            pygame.draw.circle(large, face.colour, (middle[0] + gap.x, middle[1] + gap.y), round(side * 0.18))
    canvas.surface.blit(pygame.transform.smoothscale(large, disc.size), disc)
    inner = disc.inflate(-round(side * 0.34), -round(side * 0.34))
    if face.note:
        canvas.icon(inner, face.note, FADED_CREAM)
        small = pygame.Rect(0, 0, round(side * 0.4), round(side * 0.4))
        small.bottomright = disc.bottomright
        pygame.draw.circle(canvas.surface, INK, small.center, small.width // 2)
        canvas.icon(small, face.icon, FADED_CREAM)
    else:
        canvas.icon(inner, face.icon, WHITE if face.is_known else FADED_CREAM)


def paint_stats(painter: Painter, face: StatsFace, canvas: Canvas, box: pygame.Rect) -> None:
    """As large as they fit beside each other; the longest words are left out where there is no room, no picture is."""
    words = [painter.words(stat.words) for stat in face.stats]
    side = min(box.height, canvas.px(17), box.width // max(1, len(words)))
    gap = canvas.px(6)
    while (size := _stat_size(words, side, gap, canvas, box.width)) is None:
        gap = canvas.px(2)
        words[max(range(len(words)), key=lambda index: len(words[index]))] = ""
    left = box.x
    for stat, word in zip(face.stats, words, strict=True):
        canvas.icon(pygame.Rect(left, box.centery - side // 2, side, side), stat.icon, CREAM)
        left += side
        if word:
            wide = paint.width_of(word, "bold", canvas.px(size))
            canvas.text(pygame.Rect(left + canvas.px(3), box.y, wide + 1, box.height), word, size, CREAM, weight="bold")
            left += wide + canvas.px(3)
        left += gap


def _stat_size(words: Sequence[str], side: int, gap: int, canvas: Canvas, width: int) -> float | None:
    """How large the words can be beside their pictures; None: there is no room for them all."""
    for size in (12.5, 11.0, 9.8):
        wide = sum(paint.width_of(word, "bold", canvas.px(size)) + canvas.px(3) for word in words if word)
        if wide + len(words) * side + max(0, len(words) - 1) * gap <= width or not any(words):
            return size
    return None


def paint_sign(painter: Painter, face: SignFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The picture on its colour; beside it what it is here, its name, and its text if that can be read."""
    look, px = painter.board.look(face.ref), canvas.px
    paper = canvas.theme.palette.paper
    canvas.panel(box, mixed(paper, BLACK, 0.22) if face.dimmed else paper, radius=6, rim=look.head, width=1.6)
    block = pygame.Rect(box.x, box.y, min(px(38), box.width // 4), box.height)
    corner = px(6)
    pygame.draw.rect(canvas.surface, look.head, block, border_top_left_radius=corner, border_bottom_left_radius=corner)
    canvas.icon(block.inflate(-px(10), -px(10)), look.icon, WHITE)
    inner = pygame.Rect(block.right + px(6), box.y + px(2), box.right - block.right - px(10), box.height - px(4))
    title = f"{painter.words(face.caption)}: {painter.title(face.ref, look)}"
    head = pygame.Rect(inner.x, inner.y, inner.width, min(inner.height, px(17)))
    if paint.fitted(title, *head.size, px(12), "bold", 1).is_cut or inner.height < px(34):
        head.height = min(inner.height, px(30))
    text = pygame.Rect(inner.x, head.bottom, inner.width, inner.bottom - head.bottom)
    if not _readable(painter, face.ref, canvas, text):
        head.height = inner.height
    canvas.text(head, title, 12, mixed(look.head, BLACK, 0.3), weight="bold", lines=2)


def paint_mark(canvas: Canvas, box: pygame.Rect, icon: str) -> None:
    """A picture on a dark disc in the lower right corner of a card."""
    side = min(canvas.px(22), round(min(box.size) * 0.5))
    place = pygame.Rect(box.right - side - canvas.px(2), box.bottom - side - canvas.px(2), side, side)
    pygame.draw.circle(canvas.surface, INK, place.center, side // 2)
    canvas.icon(place.inflate(-round(side * 0.3), -round(side * 0.3)), icon, canvas.theme.palette.glow)


def paint_token(painter: Painter, face: TokenFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The token of a seat: its colour and its sign."""
    fine = 4
    side = min(box.size)
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    middle = (side * fine // 2, side * fine // 2)
    pygame.draw.circle(large, INK, middle, side * fine // 2)
    pygame.draw.circle(large, WHITE, middle, side * fine // 2 - fine)
    pygame.draw.circle(
        large, painter.colours[face.seat], middle, side * fine // 2 - fine - max(fine, side * fine // 12)
    )
    small = pygame.transform.smoothscale(large, (side, side))
    place = small.get_rect(center=box.center)
    canvas.surface.blit(small, place)
    canvas.text(place, painter.signs[face.seat], side / canvas.theme.unit * 0.56, WHITE, weight="bold", align="centre")
