"""Which signs our fonts have."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from ui.theme import SIGNS, WHITE, font

MISSING: Final = "\ue000"  # no font of ours has anything there


@lru_cache(maxsize=2048)
def can_draw(sign: str) -> bool:
    """Whether a sign can be written at all: what the font lacks all looks the same."""
    return sign in SIGNS or sign == " " or _look(sign) != _look(MISSING)


def _look(sign: str) -> bytes:
    return pygame.image.tobytes(font("plain", 20).render(sign, True, WHITE), "RGBA")
