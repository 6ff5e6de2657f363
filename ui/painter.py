"""What every face of one table is painted with: the theme, the words, the cards and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.cards import Kind, texts_of
from engine.choices import Ref
from engine.texts import Texts, seat_signs
from ui.boards import Board
from ui.sprites import Look, Say
from ui.theme import FADED_CREAM, Colour, Theme

SEAT_PAINT: Final[dict[str, Colour]] = {
    "grey": (139, 144, 153),
    "light-blue": (58, 123, 200),
    "yellow": (217, 165, 32),
    "green": (74, 139, 74),
    "pink": (201, 79, 139),
    "orange": (214, 110, 40),
    "violet": (126, 87, 194),
    "brown": (121, 85, 61),
}


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
    ) -> None:
        self.theme, self.texts, self.board = theme, texts, board
        self.card_texts: Mapping[Ref, str] = texts_of(kinds, texts.language)
        self.names = names
        self.signs = seat_signs(names)
        self.colours = [SEAT_PAINT.get(colour, FADED_CREAM) for colour in colours]

    def words(self, said: Say | str) -> str:
        """A text in the language of this table."""
        if isinstance(said, str):
            return said
        facts = {name: self.words(fact) if isinstance(fact, Say) else fact for name, fact in said.facts}
        return self.texts(said.key, **facts)

    def title(self, ref: Ref, look: Look | None = None) -> str:
        """What stands at the top of a card."""
        return self.texts.name((look or self.board.look(ref)).title or ref)
