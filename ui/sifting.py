"""Which cards are looked at: words that are searched for, and one value of each facet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.decks import Facet
from engine.texts import Texts


@dataclass
class Sieve:
    """What somebody looks for among cards, which are named by their ids."""

    words: str = ""
    chosen: dict[str, str] = field(default_factory=dict)  # by the name of the facet

    @property
    def is_open(self) -> bool:
        """Whether every card passes."""
        return not self.words.strip() and not self.chosen

    def clear(self) -> None:
        """Look at all cards again."""
        self.words = ""
        self.chosen.clear()

    def choose(self, facet: str, value: str) -> None:
        """Look at the cards that have this; an empty value is any."""
        self.chosen.pop(facet, None)
        if value:
            self.chosen[facet] = value

    def passing(self, cards: Sequence[str], facets: Sequence[Facet], written: Callable[[str], str]) -> list[str]:
        """The cards that pass, by all that is written on them and by their facets."""
        wanted = self.words.casefold().split()
        sought = [facet for facet in facets if facet.name in self.chosen]
        return [
            id
            for id in cards
            if all(self.chosen[facet.name] in facet.of(id) for facet in sought)
            and (not wanted or all(word in written(id).casefold() for word in wanted))
        ]


def values_of(facet: Facet, cards: Sequence[str], say: Texts) -> list[str]:
    """All values of a facet: numbers by size, words in the order of the alphabet."""
    found = {value for id in cards for value in facet.of(id)}
    return sorted(found, key=lambda value: (int(value) if value.isdecimal() else 0, say(value).casefold()))
