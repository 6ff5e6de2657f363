"""What was copied: the system's clipboard, or, where there is none, a memory of our own."""

from __future__ import annotations

import contextlib

import pygame

_copied = ""


def copy(text: str) -> None:
    """Keep a text to be pasted."""
    global _copied
    _copied = text
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(text)


def pasted() -> str:
    """What was copied last, here or elsewhere, as one line."""
    text = ""
    with contextlib.suppress(pygame.error):
        text = pygame.scrap.get_text()
    return " ".join((text or _copied).split())
