"""What is said at a table beside the game, in words: chat, gestures, and who comes and goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from engine.texts import Texts

if TYPE_CHECKING:
    from engine.lan.messages import Gesture, Notice, Said, Signed

GESTURE_ICONS: Final[Mapping[Gesture, str]] = {
    "nod": "thumb-up-outline",
    "shake": "thumb-down-outline",
    "laugh": "emoticon-lol-outline",
    "cry": "emoticon-cry-outline",
    "shrug": "emoticon-confused-outline",
}  # pointing needs somebody to point at


def told(line: Said | Signed | Notice, say: Texts, seats: Sequence[str]) -> str:
    """A line of the chat; `seats` are the names of those who sit there."""
    from engine.lan.messages import Notice, Said

    if isinstance(line, Said):
        return f"{line.name}: {line.words}"
    if isinstance(line, Notice):
        return say(f"notice.{line.key}", **line.facts)
    if line.at is not None and line.at < len(seats):
        return say(f"ui.lan.{line.gesture}-at", name=line.name, at=seats[line.at] or line.at + 1)
    return say(f"ui.lan.{line.gesture}", name=line.name)
