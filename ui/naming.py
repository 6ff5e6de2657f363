"""How large the name of a card is written, and in how many lines."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ui import theme as paint

LEAST: Final = 7  # pixels: smaller letters cannot be read
MOST_LINES: Final = 4
ONE_LINE: Final = 0.78  # of the size wanted: before a name gets smaller than that it goes on in another line
SMALL: Final = 0.65  # of the size wanted: before it gets smaller than that it takes a third and a fourth line
WORDS: Final = re.compile(r" |(?<=-)")
FEWEST: Final = 3  # letters of a word in one line
VOWEL: Final = re.compile("[aeiouyаеёиоуыэюяєії]", re.IGNORECASE)


class Naming(NamedTuple):
    """A name as it is written, its size in pixels, and its lines."""

    words: str
    px: int
    lines: int

    @property
    def height(self) -> int:
        """What it takes."""
        return paint.line_height(self.px) * self.lines


def naming(name: str, width: int, wanted: int, *, most_lines: int = MOST_LINES) -> Naming | None:
    """How a name fits a width: smaller, then in several lines; no word is broken. None if it could not be read."""
    wanted = max(LEAST, wanted)
    one_line = min(wanted, max(LEAST + 1, round(wanted * ONE_LINE))) if WORDS.search(name) else LEAST
    for px in range(wanted, one_line - 1, -1):
        if paint.width_of(name, "bold", px) <= width:
            return Naming(name, px, 1)
    parts = WORDS.split(name)
    for least in (max(LEAST, round(wanted * SMALL)), LEAST):
        for lines in range(2, most_lines + 1):
            for px in range(wanted, least - 1, -1):
                if all(paint.width_of(part, "bold", px) <= width for part in parts) and _fits(name, width, px, lines):
                    return Naming(name, px, lines)
    return None


def somehow(name: str, width: int, wanted: int, *, most_lines: int = MOST_LINES) -> Naming:
    """How a name is written that must be there: whole, else in part, else as far as it goes."""
    found = naming(name, width, wanted, most_lines=most_lines) or in_part(name, width, most_lines=most_lines)
    return found or Naming(name, LEAST, most_lines)


def in_part(name: str, width: int, *, most_lines: int) -> Naming | None:
    """How a name is written whose words are too long: parted with hyphens, or only its first letters. None if those
    would be too few to know it by."""
    parted = " ".join(_parted(word, width) for word in name.split(" "))
    found = naming(parted, width, LEAST, most_lines=most_lines) if most_lines > 1 else None
    return found or _begun(name, width)


def _parted(word: str, width: int) -> str:
    """A word with hyphens where it has to go on in another line: after a vowel if that can be."""
    if paint.width_of(word, "bold", LEAST) <= width:
        return word
    places = range(FEWEST, len(word) - FEWEST + 1)
    fitting = [at for at in places if paint.width_of(f"{word[:at]}-", "bold", LEAST) <= width]
    smooth = [at for at in fitting if VOWEL.match(word[at - 1]) and not VOWEL.match(word[at])]
    at = max(smooth or fitting, default=0)
    return f"{word[:at]}-{_parted(word[at:], width)}" if at else word


def _begun(name: str, width: int) -> Naming | None:
    for end in range(len(name) - 1, FEWEST - 1, -1):
        begun = f"{name[:end].rstrip(' -(')}…"
        if paint.width_of(begun, "bold", LEAST) <= width:
            return Naming(begun, LEAST, 1)
    return None


def _fits(name: str, width: int, px: int, lines: int) -> bool:
    block = paint.fitted(name, width, lines * paint.line_height(px), px, "bold", lines)
    return not block.is_cut and block.px == px
