"""Short sounds of our own making. A machine without a sound card plays just as well, in silence."""

from __future__ import annotations


class Sounds:
    """Plays sounds by name."""

    def __init__(self, volume: int) -> None:
        self.volume = volume  # percent

    def play(self, name: str) -> None:
        """Play a sound, if there is anything to play it with."""

    def close(self) -> None:
        """Let go of the sound card."""
