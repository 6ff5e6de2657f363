"""Cards of a game by their ids, in the language, theme and size in which a page shows them."""

from __future__ import annotations

from typing import Any

import pygame

from engine.games import Game
from engine.texts import of_game
from ui.app import App
from ui.boards import board_for
from ui.faces import Faces
from ui.painter import Pictures
from ui.scenes.base import Scene
from ui.sprites import CardFace
from ui.theme import Theme


class CardPainter:
    """Paints a card when it is looked at, and keeps it as long as nothing changes."""

    def __init__(self, app: App, scene: Scene, game: Game[Any]) -> None:
        self.app, self.scene, self.game = app, scene, game
        self.refs = {kind.id: f"{kind.what}:{kind.copy_ids()[0]}" for kind in game.kinds if kind.copy_ids()}
        self._faces: tuple[tuple[Theme, str, bool], Faces] | None = None

    def __call__(self, id: str, size: tuple[int, int]) -> pygame.Surface:
        """A card in a size."""
        return self.faces.surface(CardFace(self.refs[id]), size)

    @property
    def faces(self) -> Faces:
        """What paints the cards in this window and language."""
        gallery, theme = self.app.pictures, self.scene.theme
        dressed = (theme, self.app.language, gallery is not None)
        if self._faces is None or self._faces[0] != dressed:
            pictures = None if gallery is None else Pictures(gallery, self.game.name)
            texts = of_game(self.game, self.app.language, [])
            board, kinds, budget = board_for(self.game.name), self.game.kinds, self.app.painting
            self._faces = dressed, Faces(theme, texts, board, kinds, [], [], pictures, budget)
        return self._faces[1]
