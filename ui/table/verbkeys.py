"""The keys of the buttons of a question: the same verb has the same letter in every game, digits are for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

# Letters that no other key of a table needs; on a Cyrillic keyboard they lie where they do on a Latin one.
LETTERS: Final = {
    "end": "E",
    "end-turn": "E",
    "draw": "D",
    "done": "D",
    "finish": "D",
    "pass": "P",
    "decline": "N",
    "accept": "A",
    "keep": "K",
    "keep-die": "K",
    "redraw": "R",
    "roll": "R",
    "reroll": "R",
    "defend": "F",
    "fight": "F",
    "exchange": "X",
    "take-it": "G",
}
DIGITS: Final = tuple(range(pygame.K_1, pygame.K_9 + 1))


class PromptButton(NamedTuple):
    """A button of the prompt bar."""

    name: str
    label: str
    do: Callable[[], None]
    key_name: str = ""
    keys: Sequence[int] = ()
    is_primary: bool = False
    enabled: bool = True
    is_spare: bool = False  # the same can be had by a click on the table
    verb: str = ""  # of the option that it stands for
    is_main: bool = False  # that ends the question, or is proposed: it is listed elsewhere only after all others
    is_doubtful: bool = False  # that is asked about once more
    tip: str = ""  # what is said of it when the pointer rests there


def with_keys(buttons: Sequence[PromptButton]) -> list[PromptButton]:
    """Give each button its key, as far as there are any: what is hardly meant has none of the first digits."""
    keys: dict[str, tuple[str, int]] = {}
    taken: set[str] = set()
    for button in buttons:
        letter = LETTERS.get(button.verb, "")
        if letter and letter not in taken:
            taken.add(letter)
            keys[button.name] = (letter, ord(letter.lower()))
    others = sorted((button for button in buttons if button.name not in keys), key=lambda button: button.is_doubtful)
    for index, (button, code) in enumerate(zip(others, DIGITS, strict=False), 1):
        keys[button.name] = (str(index), code)
    return [
        button._replace(key_name=keys[button.name][0], keys=(keys[button.name][1],)) if button.name in keys else button
        for button in buttons
    ]
