"""A page of rules: its strips from top to bottom, where each rule stands, and where words are found."""

from __future__ import annotations

import itertools
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from ui.markdown import (
    Block,
    Code,
    Comment,
    Heading,
    Inline,
    Inlines,
    Item,
    Paragraph,
    Picture,
    Quote,
    Rule,
    Table,
    parse,
    plain,
)
from ui.wordforms import pattern

Kind: TypeAlias = Literal[
    "title", "chapter", "section", "text", "item", "head", "row", "code", "rule", "cards", "drawn"
]
_HEADINGS: Final[tuple[Kind, ...]] = ("title", "chapter", "section")
ID: Final = re.compile(r"\b[A-Z]{2,4}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")
# An id stands for its rule where it opens a line or words in bold; a range of ids defines nothing.
_DEFINING: Final = re.compile(ID.pattern + r"(?!\.\.)")
_ROW_OF_SEVERAL: Final = re.compile(rf"({ID.pattern})(?:\s*[,/]\s*(?:{ID.pattern}|-[a-z-]+))+")
_OTHER_END: Final = re.compile(r"(?<=[\s/])-[a-z-]+")  # of an id that begins like the one before: TOY-K-left / -right


@dataclass(frozen=True)
class Strip:
    """A part of the page from margin to margin that is laid out by itself: a paragraph, an item, a row of a table."""

    kind: Kind
    cells: tuple[Inlines, ...]  # several in a row of a table or below cards, else one
    depth: int = 0  # of lists
    marker: str = ""
    table: int = -1  # which table it belongs to
    quoted: bool = False
    cards: tuple[str, ...] = ()  # ids of the cards that are drawn side by side
    drawn: str = ""  # the id of an illustration of the book

    @property
    def texts(self) -> list[str]:
        """The words of its cells."""
        return [plain(cell) for cell in self.cells]


class Hit(NamedTuple):
    """Where words were found: in a cell of a strip."""

    strip: int
    cell: int
    start: int
    end: int


class Passage(NamedTuple):
    """Strips of a book that tell in a player's words what some rules say."""

    ids: tuple[str, ...]
    strips: range


class Drawing(NamedTuple):
    """A picture that belongs below a strip."""

    strip: int
    words: str  # what is to be seen on it
    cards: tuple[str, ...]  # by which it is drawn
    drawn: str  # or the illustration that it is; with neither it is left out


class Page:
    """Everything on a page that does not depend on how it is drawn."""

    def __init__(self, text: str) -> None:
        self.passages: list[Passage] = []
        self.drawings: list[Drawing] = []
        self.strips = tuple(self._read(parse(text)))
        self.texts = [strip.texts for strip in self.strips]
        self.headings = [index for index, strip in enumerate(self.strips) if strip.kind in _HEADINGS]
        self.ids: dict[str, int] = {}
        for index, strip in enumerate(self.strips):
            for id in _defined(strip):
                self.ids.setdefault(id, index)
        for passage in self.passages:
            for id in passage.ids:
                self.ids.setdefault(id, passage.strips.start)
        for id, index in list(self.ids.items()):  # a whole chapter is meant by the beginning of its rules' ids
            self.ids.setdefault(id.rpartition(".")[0] or id, index)
        self._by_name = {id.casefold(): index for id, index in reversed(self.ids.items())}

    def _read(self, blocks: Iterable[Block]) -> list[Strip]:
        """The strips; ids out of sight belong to what stands above them, up to the ids or the heading before."""
        strips: list[Strip] = []
        tables, first = itertools.count(), 0
        for block in blocks:
            match block:
                case Comment():
                    covered = range(max(0, min(first, len(strips) - 1)), len(strips))
                    self.passages.append(Passage(tuple(ID.findall(block.words)), covered))
                    first = len(strips)
                case Picture():
                    self.drawings.append(Drawing(len(strips) - 1, block.words, block.cards, block.drawn))
                    if block.drawn:
                        strips.append(Strip("drawn", (), drawn=block.drawn))
                    elif block.cards:
                        strips.append(Strip("cards", block.captions, cards=block.cards))
                    if block.drawn or block.cards:
                        first += first == len(strips) - 1  # a passage begins with words
                case _:
                    strips += _strips([block], tables)
                    first = len(strips) if isinstance(block, Heading) else first
        return strips

    def passage(self, strip: int) -> range:
        """The strips that belong together with this one."""
        return next((passage.strips for passage in self.passages if strip in passage.strips), range(strip, strip + 1))

    def rule_at(self, strip: int, among: Container[str]) -> str:
        """The rule that is read here: of some, the last one that begins up to here, else the first of the page."""
        wanted = [id for id in self.ids if id in among]
        begun = [id for id in wanted if self.ids[id] <= strip]
        return max(begun or wanted[:1], key=self.ids.__getitem__, default="")

    def known(self, id: str) -> str:
        """The rule that is meant by an id or a range of them, as the page spells it; empty if it is not here."""
        while id and id not in self.ids:
            part = re.search(r"(?<=\d)[a-z]$", id) or re.search(r"[.-][^.-]*$", id)
            id = id[: part.start()] if part else ""
        return id

    def defined(self, rule: str) -> int | None:
        """The strip of a rule, in capitals or not."""
        return self._by_name.get(rule.strip().casefold())

    def find(self, rule: str) -> int | None:
        """The strip of a rule; failing that, the first one that speaks of it."""
        strip = self.defined(rule)
        if strip is not None or not ID.fullmatch(rule.strip().upper()):
            return strip
        return next((hit.strip for hit in self.search(rule)), None)

    def search(self, words: str) -> list[Hit]:
        """Everywhere these words stand, in capitals or not and whatever their endings."""
        if not words.strip():
            return []
        wanted = pattern(words)
        return [
            Hit(index, cell, found.start(), found.end())
            for index, texts in enumerate(self.texts)
            for cell, text in enumerate(texts)
            for found in wanted.finditer(text)
        ]


def _strips(blocks: Iterable[Block], tables: Iterator[int], quoted: bool = False) -> Iterator[Strip]:
    for block in blocks:
        match block:
            case Heading():
                yield Strip(_HEADINGS[min(block.level, len(_HEADINGS)) - 1], (block.words,), quoted=quoted)
            case Paragraph():
                yield Strip("text", (block.words,), block.depth, quoted=quoted)
            case Item():
                yield Strip("item", (block.words,), block.depth, block.marker, quoted=quoted)
            case Table():
                number = next(tables)
                for row, cells in enumerate(block.rows):
                    if row == 0 and not any(map(plain, cells)):
                        continue  # a head without words is none
                    yield Strip("row" if row else "head", cells, block.depth, table=number, quoted=quoted)
            case Code():
                yield Strip("code", ((Inline(block.words, code=True),),), block.depth, quoted=quoted)
            case Rule():
                yield Strip("rule", (), quoted=quoted)
            case Quote():
                yield from _strips(block.blocks, tables, quoted=True)


def _defined(strip: Strip) -> Iterator[str]:
    """The ids of the rules that stand in a strip."""
    if strip.kind in ("head", "code") or not strip.cells:
        return
    if strip.kind == "row" and (row := _ROW_OF_SEVERAL.fullmatch(plain(strip.cells[0]))):
        yield from ID.findall(row[0])
        yield from (row[1].rpartition("-")[0] + ending for ending in _OTHER_END.findall(row[0]))
    for number, cell in enumerate(strip.cells):
        for index, inline in enumerate(cell):
            found = _DEFINING.match(inline.words) if inline.bold or number == index == 0 else None
            if found is not None:
                yield found[0]
