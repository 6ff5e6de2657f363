"""`longtable cards GAME --sheet PNG`: all cards of a game in their frames on one picture, without a display."""

from __future__ import annotations

import os
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from engine.choices import Ref
from engine.errors import BadFile, BadSetup
from engine.games import Game, find_game
from engine.texts import of_game
from ui.boards import board_for
from ui.boards.arranging import CARD_SHAPE
from ui.canvas import Canvas
from ui.faces import Faces
from ui.painter import Pictures
from ui.pictures.gallery import Gallery
from ui.shelf import shelf_entry
from ui.sprites import CardFace
from ui.theme import FADED_CREAM, Theme

SIZES: Final = (32, 600)  # pixels, of the width of a card
WIDE: Final = 2000  # pixels, of the sheet at most, as long as a card is narrower
USUAL: Final = 140  # pixels: a card of that width is painted as at the usual size of window
CAPTION: Final = 20  # units
GAP: Final = 8


def run(asked: Namespace, language: str) -> int:
    """Draw one card of every kind, with its id below it."""
    if not SIZES[0] <= asked.size <= SIZES[1]:
        raise BadSetup("bad-card-size", size=asked.size, least=SIZES[0], most=SIZES[1])
    sheet = drawn(find_game(asked.game), asked.size, language)
    try:
        pygame.image.save(sheet, asked.sheet)
    except (OSError, pygame.error) as failure:
        raise BadFile("cannot-write", file=asked.sheet, why=failure) from None
    return 0


def one_of_each(game: Game[Any]) -> list[tuple[Ref, str]]:
    """A card of every kind, with the id of the kind."""
    return [(f"{kind.what}:{kind.copy_ids()[0]}", kind.id) for kind in game.kinds if kind.copy_ids()]


def drawn(game: Game[Any], size: int, language: str) -> pygame.Surface:
    """The cards in the order of their lists, as many in a row as there is room for."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    palette = shelf_entry(game.name).palette
    theme = Theme(palette, max(1.0, size / USUAL))
    board, cards = board_for(game.name), one_of_each(game)
    gap, caption = theme.px(GAP), theme.px(CAPTION)
    tall = round(size * CARD_SHAPE)
    columns = max(1, min(len(cards), (WIDE - gap) // (size + gap)))
    rows = -(-len(cards) // columns)
    sheet = pygame.Surface((gap + columns * (size + gap), gap + rows * (tall + caption + gap)))
    canvas = Canvas(sheet, theme)
    canvas.background()
    with tempfile.TemporaryDirectory() as folder:
        gallery = Gallery(Path(folder))
        gallery.is_patient = True
        texts = of_game(game, language, [])
        faces = Faces(theme, texts, board, game.kinds, [], [], Pictures(gallery, game.name))
        for index, (ref, id) in enumerate(cards):
            faces.surface(CardFace(ref), (size, tall))  # asks for its picture
            while gallery.finish():
                pass
            left, top = gap + index % columns * (size + gap), gap + index // columns * (tall + caption + gap)
            sheet.blit(faces.surface(CardFace(ref), (size, tall)), (left, top))
            words = pygame.Rect(left, top + tall, size, caption)
            canvas.text(words, id, 11, FADED_CREAM, align="centre")
        gallery.close()
    return sheet
