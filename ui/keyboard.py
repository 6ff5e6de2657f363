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


_KEYS: Final = {  # what the keys of a Cyrillic keyboard say on a Latin one
    **dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True)),
    "І": "S",
}
_LOOKS: Final = dict(zip("АВЕІКМНОРСТУХ", "ABEIKMHOPCTYX", strict=True))  # what looks the same


def readings(code: str) -> list[str]:
    """What a typed code can mean, the likeliest first: Cyrillic letters stand for the keys that were pressed, for what
    they look like, or for themselves."""
    found = [code]
    for letters in (_KEYS, _LOOKS):
        if any(sign in letters for sign in code):
            read = "".join(letters.get(sign, sign) for sign in code)
            if read.isascii() and read not in found:
                found.append(read)
    return found if len(found) == 1 else [*found[1:], code]
