"""A line that is being typed: its words, where the next letter goes, and what is marked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Typed:
    """What is between `cursor` and `anchor` is marked; typing takes its place."""

    words: str = ""
    cursor: int = 0
    anchor: int = 0

    @property
    def marked(self) -> tuple[int, int]:
        """Where what is marked begins and ends."""
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    @property
    def chosen(self) -> str:
        """The marked words."""
        first, last = self.marked
        return self.words[first:last]

    def go(self, place: int, *, marks: bool = False) -> None:
        """Put the cursor somewhere; what lies between is marked if wanted."""
        self.cursor = min(len(self.words), max(0, place))
        if not marks:
            self.anchor = self.cursor

    def step(self, way: int, *, marks: bool = False, by_word: bool = False) -> bool:
        """A letter or a word to the left (-1) or right (1); False if there is nowhere to go."""
        if self.chosen and not marks:
            self.go(self.marked[way > 0])
            return True
        before = self.cursor
        self.go(self._word_end(way) if by_word else self.cursor + way, marks=marks)
        return self.cursor != before

    def _word_end(self, way: int) -> int:
        place, end = self.cursor, len(self.words) if way > 0 else 0
        is_within = False
        while place != end:
            sign = self.words[place if way > 0 else place - 1]
            if sign.isspace() and is_within:
                break
            is_within = is_within or not sign.isspace()
            place += way
        return place

    def mark_all(self) -> None:
        """Everything."""
        self.anchor, self.cursor = 0, len(self.words)

    def mark_word(self, place: int) -> None:
        """The word at a place."""
        self.go(place)
        self.anchor = self._word_end(-1)
        self.cursor = self._word_end(1)

    def put_in(self, text: str, longest: int) -> bool:
        """Put text in place of what is marked; False if not all of it has room."""
        first, last = self.marked
        room = longest - len(self.words) + (last - first)
        taken = text[: max(0, room)]
        self.words = self.words[:first] + taken + self.words[last:]
        self.go(first + len(taken))
        return len(taken) == len(text)

    def remove(self, way: int, *, by_word: bool = False) -> None:
        """What is marked, or what lies before (-1) or behind (1) the cursor."""
        if not self.chosen:
            self.step(way, marks=True, by_word=by_word)
        self.put_in("", len(self.words))
