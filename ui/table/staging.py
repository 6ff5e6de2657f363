"""Events that deserve a look, one after the other: a card flips up large in the middle with the outcome in words, or
the board lays out a moment of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pygame

from engine.choices import Ref
from engine.events import Event
from engine.texts import Texts
from ui.app import App
from ui.boards import Board
from ui.canvas import Canvas
from ui.faces import Faces
from ui.settings import Speed
from ui.sprites import Area, CardFace, Sprite
from ui.theme import CREAM, INK, fitted, line_height

LASTS: Final[dict[Speed, float]] = {"slow": 1.5, "normal": 1.1, "fast": 0.8, "instant": 0.0}  # seconds, each
FLIPPED: Final = 0.28  # of that time goes by until the card lies face up
MOST: Final = 4  # so many at once: what happened before them is told in the story
SHAPE: Final = 1.42
MOMENT: Final = 1.5  # times as long: there is more to be seen


class Flip(NamedTuple):
    """What is shown, and how it came out."""

    cards: tuple[Ref, ...]  # the one that counts first
    words: str


Moment: TypeAlias = tuple[Sprite, ...]  # what a board lays out over the table


class Staging:
    """Shows what a board wants to be seen, above the table, while the game waits."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._flips: list[Flip | Moment] = []
        self._since = 0.0

    @property
    def is_on(self) -> bool:
        """Whether anything is being shown."""
        return bool(self._flips)

    def show(self, news: Sequence[Event], board: Board, faces: Faces, texts: Texts, area: Area) -> None:
        """Show what of the news is worth it, if there is time for it at all."""
        if not LASTS[self.app.settings.speed]:
            return
        staged = getattr(board, "STAGED", {})
        moments = getattr(board, "moments", None)
        found: list[Flip | Moment] = []
        if moments is not None:
            found += moments([event.plain() for event in news], area)
        for event in news:
            plain = event.plain()
            cards = tuple(plain[name] for name in staged.get(plain["event"], ()) if plain.get(name))
            if cards and all(card in faces.card_texts for card in cards):
                found.append(Flip(cards, texts.event(event)))
        if found and not self._flips:
            self._since = self.app.now
        self._flips = [*self._flips, *found][-MOST:]

    def pass_time(self) -> None:
        """The next one, when one was seen long enough."""
        if self._flips and self.app.now - self._since >= self._lasts:
            self._flips.pop(0)
            self._since = self.app.now
            self.app.is_stale = True

    def finish(self) -> None:
        """It was seen long enough."""
        self._flips.clear()
        self.app.is_stale = True

    @property
    def _lasts(self) -> float:
        longer = MOMENT if self._flips and not isinstance(self._flips[0], Flip) else 1.0
        return max(0.01, LASTS[self.app.settings.speed] * longer)

    def draw(self, canvas: Canvas, board: pygame.Rect, faces: Faces) -> None:
        """The cards as they flip, and below them what came of it."""
        if not self._flips:
            return
        flip, share = self._flips[0], min(1.0, (self.app.now - self._since) / self._lasts)
        if not isinstance(flip, Flip):
            for sprite in flip:
                canvas.surface.blit(faces.surface(sprite.face, sprite.rect.size), sprite.rect)
            return
        px = canvas.px
        tall = min(px(210), round(board.height * 0.62))
        wide = round(tall / SHAPE)
        gap = px(14)
        left = board.centerx - (len(flip.cards) * (wide + gap) - gap) // 2
        top = board.centery - (tall + px(50)) // 2
        is_open = share >= FLIPPED / 2
        squeeze = abs(1 - 2 * share / FLIPPED) if share < FLIPPED else 1.0
        for index, card in enumerate(flip.cards):
            face = CardFace(card, dimmed=bool(index)) if is_open else faces.board.look(card).back
            picture = faces.surface(face, (wide, tall))
            if squeeze < 1.0:
                picture = pygame.transform.smoothscale(picture, (max(1, round(wide * squeeze)), tall))
            place = picture.get_rect(center=(left + index * (wide + gap) + wide // 2, top + tall // 2))
            canvas.shadow(place, px(8), 16, 170)
            canvas.surface.blit(picture, place)
        if share >= FLIPPED:
            _draw_words(canvas, flip.words, board, top + tall + px(10))


def _draw_words(canvas: Canvas, words: str, board: pygame.Rect, top: int) -> None:
    px = canvas.px
    width = min(px(440), board.width - px(40))
    block = fitted(words, width, px(60), px(16), "bold", 3)
    sheet = pygame.Rect(0, 0, width + px(28), line_height(block.px) * len(block.lines) + px(14))
    sheet.midtop = (board.centerx, top)
    canvas.panel(sheet, CREAM, radius=10, shadow=12)
    canvas.text(sheet.inflate(-px(28), -px(8)), words, 16, INK, weight="bold", align="centre", lines=3)
