"""Card lists: typed facts from YAML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, ClassVar, Final, TypeVar

import msgspec

from engine import yamlfile
from engine.choices import Ref
from engine.errors import BadFile, Problem

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z")]
Line = Annotated[str, msgspec.Meta(min_length=1)]
MOST_SHORT: Final = 8  # words


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language."""

    en: Line
    ru: Line
    uk: Line

    def in_(self, language: str) -> str:
        """The words in one language."""
        words: str = getattr(self, language)
        return words


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every card list tells of a kind of thing: once there, unless a game says otherwise."""

    what: ClassVar[str] = "card"  # the first half of its ref

    id: Id
    name: Words
    text: Words
    icon: Id
    short: Words | None = None  # what it does, in at most MOST_SHORT words

    def copy_ids(self) -> list[str]:
        """The ids of the physical things of this kind."""
        return [self.id]

    def copy_name(self, copy: str, language: str) -> str:
        """What one of them is called where it is spoken of."""
        return self.name.in_(language)


class CardKind(Kind, frozen=True, forbid_unknown_fields=True):
    """A kind of card with a number of copies. Games derive their own, with more facts."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1

    def copy_ids(self) -> list[str]:
        """Its own id, with a number where there are several."""
        if self.copies == 1:
            return [self.id]
        width = len(str(self.copies))
        return [f"{self.id}-{number:0{width}}" for number in range(1, self.copies + 1)]


def names_of(kinds: Iterable[Kind], language: str) -> dict[Ref, str]:
    """The names of all cards and kinds of card by their refs, `card:soldier-03` and `kind:soldier`."""
    names: dict[Ref, str] = {}
    for kind in kinds:
        names[f"kind:{kind.id}"] = kind.name.in_(language)
        names.update((f"{kind.what}:{copy}", kind.copy_name(copy, language)) for copy in kind.copy_ids())
    return names


def texts_of(kinds: Iterable[Kind], language: str) -> dict[Ref, str]:
    """What is written on every card, by its ref."""
    return {f"{kind.what}:{copy}": kind.text.in_(language) for kind in kinds for copy in kind.copy_ids()}


def shorts_of(kinds: Iterable[Kind], language: str) -> dict[Ref, str]:
    """What every card does in a few words, by its ref; where nobody wrote that, its whole text."""
    return {
        f"{kind.what}:{copy}": (kind.short or kind.text).in_(language) for kind in kinds for copy in kind.copy_ids()
    }


class BadCards(BadFile):
    """A card list with mistakes: `str` names the first, `mistakes` holds them all."""

    def __init__(self, mistakes: list[Problem]) -> None:
        super().__init__(mistakes[0].key, of=mistakes[0].of, **mistakes[0].facts)
        self.mistakes = mistakes


class Flaw:
    """What a game finds wrong with a card that fits the schema: the sentence that says so, and where in the card.

    The sentence also has the `place`, file and line, and the `field`.
    """

    def __init__(self, key: str, at: tuple[str | int, ...], *, of: str = "", **facts: object) -> None:
        self.key = key
        self.at = at  # the field, and how one gets there
        self.of = of  # the game whose sentence it is
        self.facts = facts


K = TypeVar("K", bound=Kind)


def _no_flaws(kind: Kind) -> Iterable[Flaw]:
    return ()


def load_cards(path: Path, schema: type[K], flaws: Callable[[K], Iterable[Flaw]] = _no_flaws) -> list[K]:
    """All kinds of cards in a file; every mistake is found before any is reported."""
    document = yamlfile.load(path)
    if not isinstance(document.data, list):
        raise BadCards([BadFile("not-a-list", place=document.at())])
    mistakes = [mistake for index in range(len(document.data)) for mistake in document.mistakes(schema, (index,))]
    mistakes += _twice(document, schema)
    if mistakes:
        raise BadCards(mistakes)
    kinds = [document.convert(schema, (index,)) for index in range(len(document.data))]
    mistakes += [_placed(document, index, flaw) for index, kind in enumerate(kinds) for flaw in flaws(kind)]
    if mistakes:
        raise BadCards(mistakes)
    return kinds


def _placed(document: yamlfile.Document, index: int, flaw: Flaw) -> Problem:
    """A flaw with its file, line and field."""
    name = ".".join(map(str, flaw.at))
    return BadFile(flaw.key, of=flaw.of, place=document.at((index, *flaw.at)), field=name, **flaw.facts)


def _twice(document: yamlfile.Document, schema: type[Kind]) -> Iterator[Problem]:
    """Ids that two cards would go by, the copies of each kind included."""
    seen: set[str] = set()
    for index, card in enumerate(document.data):
        try:
            kind = document.convert(schema, (index,))
            ids = list(dict.fromkeys((kind.id, *kind.copy_ids())))
        except BadFile:  # reported already; its id still counts
            ids = [card["id"]] if isinstance(card, dict) and isinstance(card.get("id"), str) else []
        for name in ids:
            if name in seen:
                yield BadFile("card-twice", place=document.at((index, "id")), card=name)
                break
        seen.update(ids)
