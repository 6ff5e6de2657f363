"""`longtable glance GAME --out PNG`: the whole game on one page to print, without a display."""

from __future__ import annotations

import os
import tempfile
from argparse import Namespace
from bisect import bisect_right
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame
from msgspec.structs import replace

from engine.errors import BadFile
from engine.games import Game, find_game
from engine.texts import common, of_game
from ui.boards import board_for
from ui.book import load_glance
from ui.canvas import Canvas
from ui.faces import Faces
from ui.painter import Pictures
from ui.pictures.gallery import Gallery
from ui.shelf import shelf_entry
from ui.sprites import CardFace
from ui.theme import WHITE, Theme
from ui.typeset import Place, Typeset

A4: Final = (1654, 2339)  # pixels: 200 an inch
RIM: Final = 70  # pixels above and below the words; most printers leave some 5 mm blank
UNITS: Final = tuple(unit / 100 for unit in range(135, 301))  # of a theme: from the smallest print that reads well


def run(asked: Namespace, language: str) -> int:
    """Write the page of a game."""
    page = drawn(find_game(asked.game), language)
    try:
        pygame.image.save(page, asked.out)
    except (OSError, pygame.error) as failure:
        raise BadFile("cannot-write", file=asked.out, why=failure) from None
    return 0


class Glance:
    """A page of A4, its words as large as they find room on it."""

    def __init__(self, game: Game[Any], language: str, gallery: Gallery) -> None:
        self.game, self.language, self.gallery = game, language, gallery
        self.texts = of_game(game, language, [])
        title = common(language)("ui.rules.glance-title", game=self.texts("game.name"))
        self.page = load_glance(game.folder, language, title)
        fits = bisect_right(UNITS, False, key=lambda unit: height(self.typeset(unit)) > A4[1] - 2 * RIM)
        self.set = self.typeset(UNITS[max(0, fits - 1)])

    def typeset(self, unit: float) -> Typeset:
        """The page with units of so many pixels."""
        theme = Theme(replace(shelf_entry(self.game.name).palette, paper=WHITE), unit)
        pictures = Pictures(self.gallery, self.game.name)
        faces = Faces(theme, self.texts, board_for(self.game.name), self.game.kinds, [], [], pictures)
        refs = {kind.id: f"{kind.what}:{kind.copy_ids()[0]}" for kind in self.game.kinds if kind.copy_ids()}

        def paint(card: str, size: tuple[int, int]) -> pygame.Surface:
            faces.surface(CardFace(refs[card]), size)  # asks for its picture
            while self.gallery.finish():
                pass
            return faces.surface(CardFace(refs[card]), size)

        return Typeset(self.page, theme, A4[0], paint)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole page."""
        view = pygame.Rect(0, RIM, A4[0], A4[1] - 2 * RIM)
        self.set.draw(canvas, view, Place())


def height(typeset: Typeset) -> int:
    """How tall a page is from its first strip to its last."""
    return sum(typeset.set(strip).height for strip in range(len(typeset.page.strips)))


def drawn(game: Game[Any], language: str) -> pygame.Surface:
    """The page of a game in a language."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    page = pygame.Surface(A4)
    page.fill(WHITE)
    with tempfile.TemporaryDirectory() as folder:
        gallery = Gallery(Path(folder))
        gallery.is_patient = True
        try:
            glance = Glance(game, language, gallery)
            glance.draw(Canvas(page, glance.set.theme))
        finally:
            gallery.close()
    return page
