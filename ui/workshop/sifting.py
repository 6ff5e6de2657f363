"""Which cards are looked at: words that are searched for, and one value of each facet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.decks import DeckRules, Facet
from engine.texts import Texts


@dataclass
class Sieve:
    """What somebody looks for among the cards."""

    rules: DeckRules
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

    def passing(self, names: Mapping[str, str], texts: Mapping[str, str]) -> list[str]:
        """The kinds that pass, by name and by what is written on them."""
        wanted = self.words.casefold().split()
        return [
            id
            for id in self.rules.cards
            if all(word in f"{names[id]} {texts[id]}".casefold() for word in wanted)
            and all(self.chosen.get(facet.name, "") in ("", *facet.of(id)) for facet in self.rules.facets)
        ]

    def values(self, facet: Facet, say: Texts) -> list[str]:
        """All values of a facet: numbers by size, words in the order of the alphabet."""
        found = {value for id in self.rules.cards for value in facet.of(id)}
        return sorted(found, key=lambda value: (int(value) if value.isdecimal() else 0, say(value).casefold()))
