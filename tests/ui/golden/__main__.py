"""Draw the golden pictures anew: look at them before you commit them."""

from __future__ import annotations

import pygame
from PIL import Image

from tests.ui.golden import FOLDER, SCREENS

for name, draw in SCREENS.items():
    path, screen = FOLDER / f"{name}.png", draw()
    pixels = pygame.image.tobytes(screen, "RGB")
    Image.frombytes("RGB", screen.get_size(), pixels).save(path, optimize=True)
    print(f"{path}: {path.stat().st_size // 1024} kB")
