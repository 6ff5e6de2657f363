"""Draw the golden pictures anew: look at them before you commit them."""

from __future__ import annotations

import pygame

from tests.ui.golden import FOLDER, SCREENS

for name, draw in SCREENS.items():
    path = FOLDER / f"{name}.png"
    pygame.image.save(draw(), path)
    print(f"{path}: {path.stat().st_size // 1024} kB")
