"""Things glide, turn and flip from where they were to where they are, by the name they are followed by. A board writes
nothing for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import pygame

from engine.choices import Ref
from engine.views import strings_in
from ui.settings import Speed
from ui.sprites import (
    BackFace,
    BadgeFace,
    Box,
    CardFace,
    Face,
    FigureFace,
    PipsFace,
    Sprite,
    StatsFace,
    TagFace,
    TokenFace,
)

LASTS: Final[dict[Speed, float]] = {"slow": 1.0, "normal": 0.5, "fast": 0.22, "instant": 0.0}  # seconds, all of it
STAGGER: Final = 0.5  # of that time at most goes by before the last of many things starts
CARDS: Final = (CardFace, BackFace, TokenFace)  # they start one after the other
MOVING: Final = (*CARDS, FigureFace, TagFace, PipsFace, BadgeFace, StatsFace)  # the pieces of a figure move together


class Shown(NamedTuple):
    """A sprite as it is to be drawn at one moment."""

    sprite: Sprite
    centre: tuple[float, float]
    size: tuple[int, int]  # that its face is painted in
    turn: float
    face: Face
    squeeze: float = 1.0  # of its width, while it is being flipped
    grow: float = 1.0
    opacity: float = 1.0


@dataclass(slots=True)
class Glide:
    """One thing on its way."""

    start: tuple[float, float]
    start_scale: float  # of the size at the end
    start_turn: float
    begin: float
    end: float
    flips: BackFace | None = None  # the back that it is turned over from, or to
    drops: bool = False
    leaves: bool = False

    def share(self, now: float) -> float:
        """How far it has come, fast at first and slow at last."""
        done = min(1.0, max(0.0, (now - self.begin) / max(1e-6, self.end - self.begin)))
        return 1 - (1 - done) ** 3


class Stage:
    """What is shown of a table, and what is on its way."""

    def __init__(self) -> None:
        self.sprites: list[Sprite] = []
        self._glides: dict[str, Glide] = {}
        self._leaving: list[Sprite] = []
        self._ends = 0.0

    def put(self, sprites: Iterable[Sprite]) -> None:
        """Show these at once, without motion."""
        self.sprites = sorted(sprites, key=lambda sprite: sprite.layer)
        self.finish()

    def change(
        self, sprites: Iterable[Sprite], news: Sequence[Mapping[str, Any]], speed: Speed, now: float
    ) -> dict[str, int]:
        """Show these, and let whatever has moved glide there. How many things glided, were dropped, came or went."""
        before = {sprite.name: sprite for sprite in self.sprites if sprite.name}
        self.put(sprites)
        lasts = LASTS[speed]
        if not lasts:
            return {}
        told = _told_of(news)
        moving: list[tuple[Sprite, Glide]] = []
        now_there = {sprite.name: sprite for sprite in self.sprites if sprite.name}
        for sprite in self.sprites:
            glide = _glide_for(sprite, before, told)
            if glide is not None:
                moving.append((sprite, glide))
        for name, sprite in before.items():
            if name in now_there or not isinstance(sprite.face, CardFace):
                continue
            target = _told_with(name, told, now_there)
            if target is not None:
                glide = Glide(_centre(sprite.box), 1.0, sprite.turn, 0, 0, leaves=True)
                gone = Sprite(_around(target.box, sprite.box), sprite.face, key=name, layer=99)
                self._leaving.append(gone)
                moving.append((gone, glide))
        cards = sum(isinstance(sprite.face, CARDS) for sprite, _ in moving)
        between, index = min(0.07, lasts * STAGGER / max(1, cards)), 0
        for sprite, glide in moving:
            is_card = isinstance(sprite.face, CARDS) and not sprite.is_part
            glide.begin = now + (index * between if is_card else 0)
            index += is_card
            glide.end = min(now + lasts, glide.begin + lasts * (1 - STAGGER * 0.6))
            self._glides[sprite.name] = glide
            self._ends = max(self._ends, glide.end)
        drops = sum(glide.drops for _, glide in moving)
        return {"glided": len(moving) - drops, "dropped": drops}

    def finish(self) -> None:
        """Be where everything is going to be."""
        self._glides.clear()
        self._leaving.clear()
        self._ends = 0.0

    def is_moving(self, now: float) -> bool:
        """Whether anything is on its way."""
        if self._glides and now >= self._ends:
            self.finish()
        return bool(self._glides)

    def resting(self, besides: str = "") -> list[Shown]:
        """Everything that lies still, but for one thing if it is named."""
        return [
            _at_rest(sprite)
            for sprite in self.sprites
            if sprite.name not in self._glides and (not besides or sprite.name != besides)
        ]

    def gliding(self, now: float) -> list[Shown]:
        """Everything that is on its way, as it looks at this moment."""
        things = (*self.sprites, *self._leaving)
        return [_on_its_way(thing, self._glides[thing.name], now) for thing in things if thing.name in self._glides]

    def one(self, name: str) -> list[Shown]:
        """One thing where it lies."""
        return [_at_rest(sprite) for sprite in self.sprites if sprite.name == name]


def _glide_for(sprite: Sprite, before: Mapping[str, Sprite], told: Mapping[Ref, Sequence[Ref]]) -> Glide | None:
    if not sprite.name:
        return None
    was = before.get(sprite.name)
    if was is not None:
        is_still = was.box == sprite.box and was.turn == sprite.turn
        if is_still or not isinstance(sprite.face, MOVING):
            return None
        scale = was.box.height / max(1, sprite.box.height)
        return Glide(_centre(was.box), scale, was.turn, 0, 0, flips=_turned_over(was.face, sprite.face))
    if sprite.drops:
        return Glide(_centre(sprite.box), 1.9, 0.0, 0, 0, drops=True)
    if not isinstance(sprite.face, CardFace | BackFace) or not before:
        return None
    origin = before.get(sprite.origin) or _told_with(sprite.name, told, before)
    if origin is None:
        return None
    scale = min(1.0, origin.box.height / max(1, sprite.box.height))
    return Glide(_centre(origin.box), scale, 0.0, 0, 0, flips=_turned_over(origin.face, sprite.face))


def _turned_over(was: Face, is_now: Face) -> BackFace | None:
    """The back that is seen first when a card is turned over: that of the deck it comes from."""
    if isinstance(was, BackFace) and not isinstance(is_now, BackFace):
        return replace(was, count=None)
    return is_now if isinstance(is_now, BackFace) and not isinstance(was, BackFace) else None


def _told_with(name: str, told: Mapping[Ref, Sequence[Ref]], seen: Mapping[str, Sprite]) -> Sprite | None:
    """Where a thing came from or went to: the first that is seen of what the news name together with it."""
    others = (seen[ref] for ref in told.get(name, ()) if ref in seen and ref != name)
    return next((sprite for sprite in others if not isinstance(sprite.face, CardFace)), None)


def _at_rest(sprite: Sprite) -> Shown:
    return Shown(sprite, _centre(sprite.box), sprite.box[2:], sprite.turn, sprite.face)


def _on_its_way(sprite: Sprite, glide: Glide, now: float) -> Shown:
    share = glide.share(now)
    end = _centre(sprite.box)
    centre = (glide.start[0] + (end[0] - glide.start[0]) * share, glide.start[1] + (end[1] - glide.start[1]) * share)
    turn = glide.start_turn + (sprite.turn - glide.start_turn) * share
    grow = glide.start_scale + (1 - glide.start_scale) * share
    opacity = share if glide.drops else 1 - share * share if glide.leaves else 1.0
    squeeze, face = 1.0, sprite.face
    if glide.flips is not None:
        squeeze = max(0.04, abs(1 - 2 * share))
        if share < 0.5:
            face = glide.flips
    return Shown(sprite, centre, sprite.box[2:], turn, face, squeeze, grow, opacity)


def _centre(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


def _around(target: Box, size: Box) -> Box:
    """A box of one's size around the middle of another."""
    rect = pygame.Rect(0, 0, size.width, size.height)
    rect.center = (target.x + target.width // 2, target.y + target.height // 2)
    return Box.of(rect)


def _told_of(news: Sequence[Mapping[str, Any]]) -> dict[Ref, list[Ref]]:
    """For every thing that the news speak of, what else they name together with it, the newest first."""
    told: dict[Ref, list[Ref]] = {}
    for event in reversed(news):
        refs = [text for text in strings_in(list(event.values())) if ":" in text]
        for ref in refs:
            told.setdefault(ref, []).extend(refs)
    return told
