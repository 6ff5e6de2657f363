"""What every face of one table is painted with: the theme, the words, the pictures, the cards and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from engine.cards import Kind, shorts_of, texts_of
from engine.choices import Ref
from engine.texts import Texts
from ui.boards import Board
from ui.canvas import Canvas
from ui.pictures.gallery import Gallery, Wanted
from ui.signs import signs_of
from ui.sprites import Look, Say
from ui.theme import FADED_CREAM, WHITE, Colour, Theme, mixed

# None of them comes near the colour that glows in any game: who somebody is looks different from what can be done.
SEAT_PAINT: Final[dict[str, Colour]] = {
    "grey": (139, 144, 153),
    "light-blue": (58, 123, 200),
    "yellow": (178, 146, 22),
    "green": (74, 139, 74),
    "pink": (201, 79, 139),
    "orange": (200, 96, 36),
    "violet": (126, 87, 194),
    "brown": (121, 85, 61),
}


class Pictures(NamedTuple):
    """The pictures of one game."""

    gallery: Gallery
    pack: str


class Painter:
    """The theme, language and players of one table; those who paint a kind of face get it from `ui.faces`."""

    def __init__(
        self,
        theme: Theme,
        texts: Texts,
        board: Board,
        kinds: Sequence[Kind],
        names: Sequence[str],
        colours: Sequence[str],
        pictures: Pictures | None = None,
        own_signs: Mapping[str, str] | None = None,
    ) -> None:
        self.theme, self.texts, self.board = theme, texts, board
        self.pictures = pictures  # none: signs are shown instead
        self.awaited: list[Wanted] = []  # what was painted without its picture, since that is not there yet
        self.card_texts: Mapping[Ref, str] = texts_of(kinds, texts.language)
        self.shorts: Mapping[Ref, str] = shorts_of(kinds, texts.language)
        self.names = names
        self.signs = signs_of(names, own_signs or {})
        self.colours = [SEAT_PAINT.get(colour, FADED_CREAM) for colour in colours]

    def words(self, said: Say | str) -> str:
        """A text in the language of this table."""
        if isinstance(said, str):
            return said
        return self.texts(said.key, **{name: self._fact(fact) for name, fact in said.facts})

    def _fact(self, fact: object) -> object:
        """What is said within what is said, one thing or several."""
        if isinstance(fact, Say):
            return self.words(fact)
        return tuple(map(self._fact, fact)) if isinstance(fact, tuple) else fact

    def title(self, ref: Ref, look: Look | None = None) -> str:
        """What stands at the top of a card."""
        return self.texts.name((look or self.board.look(ref)).title or ref)

    def picture(self, id: str, size: tuple[int, int], unit: float, *, whole: bool = False) -> pygame.Surface | None:
        """A picture, for the moment perhaps in another size; None while it is not there, or if there is none."""
        if self.pictures is None or not id:
            return None
        gallery, pack = self.pictures
        wanted = gallery.wanted(pack, id, size, unit, whole=whole)
        if wanted is None:
            return None
        found = gallery.get(wanted)
        if found is None and not gallery.is_ready(wanted):
            self.awaited.append(wanted)
            return gallery.stand_in(wanted)
        return found

    def art(
        self, look: Look, canvas: Canvas, box: pygame.Rect, *, is_small: bool = False, is_turned: bool = False
    ) -> None:
        """The picture of a card in its frame; as long as it is not there, or could not be made out, its sign."""
        size = box.size[::-1] if is_turned else box.size
        picture = None if is_small else self.picture(look.picture, size, canvas.theme.unit)
        if picture is not None:
            canvas.surface.blit(pygame.transform.rotate(picture, -90) if is_turned else picture, box)
            return
        is_candy = self.board.MATERIAL == "candy"
        if is_candy:
            canvas.surface.fill(mixed(look.head, WHITE, 0.1), box)
        else:
            canvas.surface.blit(art_ground(box.size, self.theme.palette.paper), box)
        sign = box.inflate(-round(box.width * 0.16), -round(box.height * 0.2))
        canvas.icon(sign, look.icon, WHITE if is_candy else look.head)


@lru_cache(maxsize=64)
def art_ground(size: tuple[int, int], paper: Colour) -> pygame.Surface:
    """The ground of a card's sign: lighter at the top."""
    column = pygame.Surface((1, 2))
    column.set_at((0, 0), mixed(paper, WHITE, 0.75))
    column.set_at((0, 1), mixed(paper, (120, 100, 60), 0.12))
    return pygame.transform.smoothscale(column, (max(1, size[0]), max(1, size[1])))
