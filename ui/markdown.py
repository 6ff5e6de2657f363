"""The part of Markdown that pages of rules are written in, as blocks. Whatever is not understood stays plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias


class Inline(NamedTuple):
    """Words in one style."""

    words: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    link: str = ""  # where it leads


Inlines: TypeAlias = tuple[Inline, ...]
PLAIN: Final = Inline("")


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the title of the page."""

    level: int
    words: Inlines


@dataclass(frozen=True)
class Paragraph:
    """Running text, within as many lists as `depth` says."""

    words: Inlines
    depth: int = 0


@dataclass(frozen=True)
class Item:
    """What stands behind a bullet or a number of a list; the outermost list has depth 1."""

    words: Inlines
    depth: int
    marker: str  # '•', '3.' or 'b.'


@dataclass(frozen=True)
class Table:
    """Rows of cells, the first of them the heads of the columns; every row has as many cells as that."""

    rows: tuple[tuple[Inlines, ...], ...]
    depth: int = 0


@dataclass(frozen=True)
class Code:
    """Lines to be shown sign by sign as they are."""

    words: str
    depth: int = 0


@dataclass(frozen=True)
class Rule:
    """A line across the page."""


@dataclass(frozen=True)
class Quote:
    """Blocks that somebody else said."""

    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Comment:
    """Words that stand out of sight, about what stands above them."""

    words: str


@dataclass(frozen=True)
class Picture:
    """A place for a picture, what is to be seen on it, and by what it is drawn: cards with words below each, or one of
    the illustrations of the book."""

    words: str
    cards: tuple[str, ...] = ()
    captions: tuple[Inlines, ...] = ()
    drawn: str = ""


Block: TypeAlias = Heading | Paragraph | Item | Table | Code | Rule | Quote | Comment | Picture

_HEADING: Final = re.compile(r" {0,3}(#{1,6})\s+(.*?)\s*#*\s*")
_RULE: Final = re.compile(r" {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})")
_MARKER: Final = re.compile(r"(\s*)([-*+]|\d{1,3}[.)]|[a-z][.)])(\s+)(?=\S)")
_FENCE: Final = re.compile(r"\s*(```+|~~~+)")
_QUOTE: Final = re.compile(r" {0,3}> ?")
_COMMENT: Final = re.compile(r"\s*<!--\s*(.*?)\s*-->\s*")
_PICTURE: Final = re.compile(
    r"\s*\[\[picture:\s*(.*?)\s*(?:\|\s*cards:\s*(.*?)\s*)?(?:\|\s*below:\s*(.*?)\s*)?(?:\|\s*drawn:\s*(\S+)\s*)?\]\]\s*"
)
_BEHIND_TEXT: Final = re.compile(r"(?<=\S)[ \t]+(?=<!--.*-->[ \t]*$)", re.MULTILINE)
_DASHES: Final = re.compile(r"\s*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*")
_CELL_END: Final = re.compile(r"(?<!\\)\|")
_INLINE: Final = re.compile(
    r"\\(?P<plain>[!-/:-@\[-`{-~])"
    r"|(?P<ticks>`+)(?P<code>.+?)(?P=ticks)"
    r"|\*\*(?=\S)(?P<bold>.+?)(?<=\S)\*\*(?!\*)"
    r"|\*(?=[^\s*])(?P<italic>.+?)(?<=[^\s*])\*(?!\*)"
    r"|\[(?P<label>[^\]]+)\]\((?P<link>[^)\s]+)\)"
)


def parse(text: str) -> tuple[Block, ...]:
    """A page as blocks, in its order."""
    return tuple(_Reader(_BEHIND_TEXT.sub("\n", text).splitlines()).blocks())


def inlines(text: str, style: Inline = PLAIN) -> Inlines:
    """A line of text as words in their styles."""
    found: list[Inline] = []
    at = 0
    for match in _INLINE.finditer(text):
        found.append(style._replace(words=text[at : match.start()]))
        at = match.end()
        if match["plain"] is not None:
            found.append(style._replace(words=match["plain"]))
        elif match["code"] is not None:
            found.append(style._replace(words=match["code"].strip() or match["code"], code=True))
        elif match["bold"] is not None:
            found += inlines(match["bold"], style._replace(bold=True))
        elif match["italic"] is not None:
            found += inlines(match["italic"], style._replace(italic=True))
        else:
            found += inlines(match["label"], style._replace(link=match["link"]))
    found.append(style._replace(words=text[at:]))
    return _joined(found)


def plain(words: Inlines) -> str:
    """The words without their styles."""
    return "".join(inline.words for inline in words)


def _joined(found: Sequence[Inline]) -> Inlines:
    joined: list[Inline] = []
    for inline in found:
        if joined and joined[-1][1:] == inline[1:]:
            joined[-1] = inline._replace(words=joined[-1].words + inline.words)
        elif inline.words:
            joined.append(inline)
    return tuple(joined)


class _Level(NamedTuple):
    """A list that is open: how far its items are set in, and their text."""

    content: int
    marker: str


class _Reader:
    """Goes through the lines once, and remembers in which lists it is."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = [line.expandtabs(4) for line in lines]
        self.at = 0
        self.lists: list[_Level] = []

    def blocks(self) -> Iterator[Block]:
        """All blocks from here on."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip():
                self.at += 1
            elif hidden := _COMMENT.fullmatch(line):
                self.at += 1
                yield Comment(hidden[1])
            elif place := _PICTURE.fullmatch(line):
                self.at += 1
                captions = place[3].split(";") if place[3] else ()
                words = tuple(inlines(one.strip()) for one in captions)
                yield Picture(place[1], tuple((place[2] or "").split()), words, place[4] or "")
            elif fence := _FENCE.match(line):
                yield self._code(fence[1])
            elif self._is_table():
                yield self._table()
            elif heading := _HEADING.fullmatch(line):
                self._leave_lists(0)
                self.at += 1
                yield Heading(len(heading[1]), inlines(heading[2]))
            elif _RULE.fullmatch(line):
                self._leave_lists(0)
                self.at += 1
                yield Rule()
            elif _QUOTE.match(line):
                yield self._quote()
            elif marker := self._marker(line):
                yield self._item(marker)
            else:
                self._leave_lists(_indent(line))
                yield Paragraph(inlines(self._running_text(line)), len(self.lists))

    def _leave_lists(self, indent: int) -> None:
        while self.lists and indent < self.lists[-1].content:
            self.lists.pop()

    def _is_table(self) -> bool:
        line = self.lines[self.at]
        after = self.lines[self.at + 1] if self.at + 1 < len(self.lines) else ""
        return "|" in line and "|" in after and "-" in after and bool(_DASHES.fullmatch(after))

    def _starts_block(self, line: str) -> bool:
        """Whether a line does not go on with the text above it."""
        return (
            not line.strip()
            or bool(_FENCE.match(line) or _HEADING.fullmatch(line) or _RULE.fullmatch(line) or _QUOTE.match(line))
            or bool(_COMMENT.fullmatch(line) or _PICTURE.fullmatch(line))
            or self._is_table()
            or self._marker(line) is not None
        )

    def _running_text(self, first: str) -> str:
        parts = [first.strip()]
        self.at += 1
        while self.at < len(self.lines) and not self._starts_block(self.lines[self.at]):
            parts.append(self.lines[self.at].strip())
            self.at += 1
        return re.sub(r"\s+", " ", " ".join(parts))

    def _marker(self, line: str) -> re.Match[str] | None:
        found = _MARKER.match(line)
        if found is None or not found[2][0].isalpha():
            return found
        # a letter counts the parts of a rule, but only in their order: 'e. g.' begins no list
        before = [level.marker[0] for level in self.lists if level.content > len(found[1])]
        wanted = chr(ord(before[0]) + 1) if before and before[0].isalpha() else "a"
        is_within = len(before) < len(self.lists)
        return found if is_within and found[2][0] == wanted else None

    def _item(self, marker: re.Match[str]) -> Item:
        line = self.lines[self.at]
        self._leave_lists(len(marker[1]))
        shown = "•" if marker[2] in "-*+" else marker[2]
        self.lists.append(_Level(len(marker[1]) + len(marker[2]) + 1, shown))
        return Item(inlines(self._running_text(line[marker.end() :])), len(self.lists), shown)

    def _code(self, fence: str) -> Code:
        margin = _indent(self.lines[self.at])
        self._leave_lists(margin)
        self.at += 1
        lines = []
        while self.at < len(self.lines) and not self.lines[self.at].strip().startswith(fence):
            line = self.lines[self.at]
            lines.append(line[min(margin, _indent(line)) :].rstrip())
            self.at += 1
        self.at += 1
        return Code("\n".join(lines), len(self.lists))

    def _table(self) -> Table:
        self._leave_lists(_indent(self.lines[self.at]))
        head = _cells(self.lines[self.at])
        rows = [tuple(map(inlines, head))]
        self.at += 2
        while self.at < len(self.lines) and "|" in self.lines[self.at]:
            cells = _cells(self.lines[self.at])[: len(head)]
            rows.append(tuple(map(inlines, cells + [""] * (len(head) - len(cells)))))
            self.at += 1
        return Table(tuple(rows), len(self.lists))

    def _quote(self) -> Quote:
        self._leave_lists(0)
        lines = []
        while self.at < len(self.lines) and _QUOTE.match(self.lines[self.at]):
            lines.append(_QUOTE.sub("", self.lines[self.at], count=1))
            self.at += 1
        return Quote(tuple(_Reader(lines).blocks()))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _cells(line: str) -> list[str]:
    cells = _CELL_END.split(line.strip().removeprefix("|"))
    if not cells[-1].strip() and len(cells) > 1:
        cells.pop()
    return [re.sub(r"\s+", " ", cell.strip().replace("\\|", "|")) for cell in cells]
