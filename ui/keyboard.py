"""Keys as people mean them, whatever their keyboard."""

from __future__ import annotations

from typing import Final

import pygame

GO_ON_WHILE_HELD: Final = (  # moving and deleting; letters come as text
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_BACKSPACE, pygame.K_DELETE),
)


def in_latin(event: pygame.Event) -> pygame.Event:
    """A key press as on a Latin keyboard: on a Cyrillic one the letter printed on a button would never come."""
    place = getattr(event, "scancode", 0)
    if event.key <= 127 or not pygame.KSCAN_A <= place <= pygame.KSCAN_Z:
        return event
    return pygame.Event(event.type, {**event.dict, "key": pygame.K_a + place - pygame.KSCAN_A})
