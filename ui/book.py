"""The pages about a game: its rule book for players in their language, and the exact text of the rules."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from ui.page import Page

EXACT: Final = "RULES.md"


@lru_cache(maxsize=8)
def _page(path: Path, changed: int) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def load_page(path: Path) -> Page | None:
    """A page; None if it is missing, unreadable or empty."""
    try:
        page = _page(path, path.stat().st_mtime_ns)
    except (OSError, UnicodeDecodeError):
        return None
    return page if page.strips else None


def load_glance(folder: Path, language: str, title: str) -> Page:
    """The whole game on one page: the last chapter of the book, under a title of its own."""
    book = (folder / "book" / f"{language}.md").read_text(encoding="utf-8")
    _, _, words = book.rpartition("\n## ")[2].partition("\n")
    return Page(f"# {title}\n{words}")


def load_rules(folder: Path) -> Page | None:
    """The exact text of the rules in a game's folder."""
    return load_page(folder / EXACT)


def load_book(folder: Path, language: str) -> Page | None:
    """The book for players in a game's folder."""
    return load_page(folder / "book" / f"{language}.md")
