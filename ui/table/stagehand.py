"""Draws the sprites of a table: shadows, glow, lifted cards, marks on what was picked."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field

import pygame

from engine.choices import Ref
from ui import theme as paint
from ui.canvas import Canvas
from ui.faces import Faces, Key, nothing
from ui.motion import Shown
from ui.sprites import BackFace, CardFace, Face
from ui.theme import INK

LIFT = 10  # units
SHAKE_SECONDS = 0.35
LARGE_UNIT = 1.6  # pixels: in a window with units as large as that, turned cards need no finer painting


@dataclass
class Marks:
    """What stands out at this moment, by the names of sprites."""

    usable: Set[str] = frozenset()
    picked: Mapping[Ref, str] = field(default_factory=dict)  # with what is written on the mark
    pointed: str = ""
    dragged: tuple[str, tuple[int, int]] | None = None  # what is dragged, and where its middle is now
    shaken: tuple[str, float] | None = None  # what is shaken, and for how long already


class Stagehand:
    """Draws with the faces of one table; what was turned once is kept."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._turned: dict[tuple[Face, tuple[int, int], float], tuple[pygame.Surface, pygame.Surface]] = {}
        self._fine = 2 if faces.theme.unit < LARGE_UNIT else 1
        self._glows: dict[tuple[tuple[int, int], float], pygame.Surface] = {}
        self.places: dict[Key, list[pygame.Rect]] = {}  # where each face was drawn

    def draw(self, canvas: Canvas, shown: Sequence[Shown], marks: Marks) -> None:
        """These things in their order, a lifted card above the rest."""
        lifted = [thing for thing in shown if thing.sprite.lifts and thing.sprite.name == marks.pointed]
        clip = canvas.surface.get_clip()
        is_part = clip != canvas.surface.get_rect()
        for thing in (*(thing for thing in shown if thing not in lifted), *lifted):
            if not is_part or _reach(canvas, thing).colliderect(clip):
                self._draw_one(canvas, thing, marks)

    def _draw_one(self, canvas: Canvas, thing: Shown, marks: Marks) -> None:
        sprite = thing.sprite
        name = sprite.name
        x, y = thing.centre
        turn = thing.turn
        if sprite.lifts and (name == marks.pointed or name in marks.picked):
            y -= canvas.px(LIFT)
            turn = 0.0 if name == marks.pointed else turn
        if marks.dragged is not None and name and name == marks.dragged[0]:
            x, y = marks.dragged[1]
            turn = 0.0
        if marks.shaken is not None and name and name == marks.shaken[0]:
            fading = 1 - marks.shaken[1] / SHAKE_SECONDS
            x += math.sin(marks.shaken[1] * 55) * canvas.px(7) * max(0.0, fading)
        box = self._picture(canvas, thing, (x, y), turn)
        if name in marks.usable or name in marks.picked:
            self._glow(canvas, thing.size, (x, y), turn)
        if name in marks.picked:
            self._picked(canvas, box, marks.picked[name])

    def _picture(self, canvas: Canvas, thing: Shown, centre: tuple[float, float], turn: float) -> pygame.Rect:
        is_plain = thing.squeeze == 1.0 and thing.grow == 1.0 and not turn
        fine: float = 1
        if is_plain:
            picture = self.faces.surface(thing.face, thing.size)
        elif thing.squeeze == 1.0 and thing.grow == 1.0 and turn == thing.sprite.turn:
            picture, fine = self._turned_picture(thing.face, thing.size, turn), self._fine
        else:
            picture = self._on_its_way(thing, turn)
        if thing.opacity < 1.0:
            picture = picture.copy()
            picture.set_alpha(round(255 * thing.opacity))
        place = pygame.Rect((0, 0), picture.get_size() if picture is not nothing() else turned_size(thing.size, turn))
        place.center = round(centre[0]), round(centre[1])
        if isinstance(thing.face, CardFace | BackFace) and is_plain:
            canvas.shadow(place, canvas.px(7), 5, 110)
        canvas.surface.blit(picture, place)
        places = self.places.setdefault(Key(thing.face, thing.size, fine), [])
        if place not in places:
            places.append(place)
        return place

    def _turned_picture(self, face: Face, size: tuple[int, int], turn: float) -> pygame.Surface:
        key = (face, size, round(turn, 1))
        fine = self.faces.surface(face, size, fine=self._fine)
        if fine is nothing():
            return fine
        straight, turned = self._turned.get(key, (None, None))
        if turned is None or straight is not fine:  # it may have got its picture meanwhile
            turned = pygame.transform.rotozoom(fine, turn, 1)
            if self._fine > 1:  # scaled down smoothly: letters keep their dots
                size = (turned.get_width() // self._fine, turned.get_height() // self._fine)
                turned = pygame.transform.smoothscale(turned, size)
            self._turned[key] = (fine, turned)
        return turned

    def _on_its_way(self, thing: Shown, turn: float) -> pygame.Surface:
        picture = self.faces.surface(thing.face, thing.size, fine=1 if thing.grow < 1.3 else self._fine)
        if picture is nothing():
            return picture
        factor = thing.size[1] / picture.get_height() * thing.grow
        if thing.squeeze < 1.0:
            wide = max(1, round(picture.get_width() * thing.squeeze))
            picture = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
        return pygame.transform.rotozoom(picture, turn, factor)

    def _glow(self, canvas: Canvas, size: tuple[int, int], centre: tuple[float, float], turn: float) -> None:
        key = (size, round(turn, 1))
        kept = self._glows.get(key)
        if kept is None:
            wide = canvas.px(3)
            around = paint.glow(size, min(canvas.px(8), min(size) // 2), wide, canvas.theme.palette.glow)
            kept = self._glows[key] = pygame.transform.rotozoom(around, turn, 1.0) if turn else around
        canvas.surface.blit(kept, kept.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _picked(self, canvas: Canvas, box: pygame.Rect, mark: str) -> None:
        """A round mark at the upper right corner: a tick, or a number where the order counts."""
        side = canvas.px(24)
        badge = pygame.Rect(0, 0, side, side)
        badge.center = (box.right - side // 3, box.y + side // 3)
        pygame.draw.aacircle(canvas.surface, INK, badge.center, side // 2 + canvas.px(1.5))
        pygame.draw.aacircle(canvas.surface, canvas.theme.palette.glow, badge.center, side // 2)
        if mark:
            canvas.text(badge, mark, 14, INK, weight="bold", align="centre")
        else:
            canvas.icon(badge.inflate(-canvas.px(6), -canvas.px(6)), "check-bold", INK)


def turned_size(size: tuple[int, int], turn: float) -> tuple[int, int]:
    """Of the box around a rectangle that is turned by some degrees."""
    cos, sin = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
    return math.ceil(size[0] * cos + size[1] * sin), math.ceil(size[0] * sin + size[1] * cos)


def _reach(canvas: Canvas, thing: Shown) -> pygame.Rect:
    """All that a thing may cover, however it is turned or lifted, with its shadow and glow."""
    side = round(math.hypot(*thing.size) * max(1.0, thing.grow)) + canvas.px(4 * LIFT)
    around = pygame.Rect(0, 0, side, side)
    around.center = (round(thing.centre[0]), round(thing.centre[1]))
    return around
