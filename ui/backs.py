"""How cards are painted that lie face down: the back of their deck, and how many they are."""

from __future__ import annotations

import pygame

from ui.canvas import Canvas
from ui.materials import rounding
from ui.painter import Painter
from ui.sprites import BackFace
from ui.theme import CREAM, INK, WHITE, mixed


def paint_back(painter: Painter, face: BackFace, canvas: Canvas, box: pygame.Rect) -> None:
    """Nothing of it depends on the card: only on its deck, and on how many lie there."""
    with canvas.sheet(box) as card:
        whole = card.surface.get_rect()
        picture = painter.picture(f"back-{face.deck}", whole.size, canvas.theme.unit, whole=True)
        if picture is not None:
            card.surface.blit(picture, (0, 0))
        else:
            _striped(face, card, whole)
        radius = min(card.px(8 if whole.width >= card.px(60) else 5), min(whole.size) // 2)
        pygame.draw.rect(card.surface, CREAM, whole, max(1, card.px(1.8)), border_radius=radius)
        card.surface.blit(rounding(whole.size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if face.count is not None:
            _count(face.count, card, whole)


def paint_held(painter: Painter, face: BackFace, count: int, canvas: Canvas, room: pygame.Rect) -> None:
    """The cards that somebody holds, as small backs over one another at the right."""
    tall = min(room.height - canvas.px(2), canvas.px(32))
    wide = round(tall * 0.7)
    step = min(round(wide * 0.42), (room.width - wide) // max(1, count - 1))
    if step < 2:
        return
    card = painter.picture(f"back-{face.deck}", (wide, tall), canvas.theme.unit, whole=True)
    left = room.right - wide - step * (count - 1)
    for index in range(count):
        place = pygame.Rect(left + index * step, room.centery - tall // 2, wide, tall)
        if card is not None:
            canvas.surface.blit(card, place)
        else:
            pygame.draw.rect(canvas.surface, face.colour, place)
        pygame.draw.rect(canvas.surface, CREAM, place, max(1, canvas.px(1)), border_radius=canvas.px(2))


def _striped(face: BackFace, canvas: Canvas, box: pygame.Rect) -> None:
    """The deck's colour and sign, as long as its picture is not painted."""
    canvas.surface.fill(face.colour, box)
    stripe = mixed(face.colour, (0, 0, 0), 0.25)
    step = canvas.px(14)
    for start in range(-box.height, box.width, step):
        ends = [(start, box.bottom), (start + step // 2, box.bottom)]
        tops = [(start + step // 2 + box.height, box.y), (start + box.height, box.y)]
        pygame.draw.polygon(canvas.surface, stripe, ends + tops)
    if face.icon:
        side = round(min(box.width * 0.72, box.height * 0.56))
        sign = pygame.Rect(0, 0, side, side)
        sign.center = (box.centerx, round(box.height * 0.44))
        canvas.icon(sign, face.icon, CREAM)


def _count(count: int, canvas: Canvas, box: pygame.Rect) -> None:
    """On a dark plate at the bottom; on a small card it is all that is there."""
    px = canvas.px
    if box.height < px(60):
        plate = pygame.Rect(0, 0, min(box.width - px(4), px(28)), min(box.height - px(4), px(22)))
        plate.center = box.center
    else:
        plate = pygame.Rect(0, 0, min(round(box.width * 0.56), px(54)), min(px(26), box.height // 5))
        plate.midbottom = (box.centerx, box.bottom - px(5))
    canvas.panel(plate, (*INK, 225), radius=12)
    canvas.text(plate, str(count), plate.height / canvas.theme.unit * 0.68, WHITE, weight="bold", align="centre")
