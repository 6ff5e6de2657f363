"""Short sounds of our own making. A machine without a sound card plays just as well, in silence."""

from __future__ import annotations

import math
import operator
import random
from array import array
from collections.abc import Callable
from functools import cache
from itertools import accumulate, repeat
from typing import Final

import pygame

RATE: Final = 22_050
PEAK: Final = 0.85  # of what 16 bits can hold
ATTACK: Final = 0.003  # seconds
RELEASE: Final = 0.02
TABLE: Final = 2048  # samples in one swing of a tone
WARM: Final = (1.0, 0.42, 0.16, 0.06)  # how loud a tone and its overtones are: near a wooden flute


def _samples(seconds: float, rate: int) -> int:
    return int(seconds * rate)


@cache
def _swing(overtones: tuple[float, ...]) -> list[float]:
    return [
        sum(loud * math.sin(2 * math.pi * (n + 1) * at / TABLE) for n, loud in enumerate(overtones))
        for at in range(TABLE)
    ]


def _tone(pitch: float, seconds: float, decay: float, rate: int, overtones: tuple[float, ...] = WARM) -> list[float]:
    """A note that fades by itself, the faster the larger `decay`."""
    swing, step, last = _swing(overtones), pitch * TABLE / rate, TABLE - 1
    fading = accumulate(repeat(math.exp(-decay / rate), _samples(seconds, rate)), operator.mul)
    return _eased([swing[int(at * step) & last] * loud for at, loud in enumerate(fading)], rate)


def _eased(wave: list[float], rate: int) -> list[float]:
    """The same from silence and into silence, so that nothing cracks."""
    for seconds, ends in ((ATTACK, range(len(wave))), (RELEASE, range(len(wave) - 1, -1, -1))):
        count = _samples(seconds, rate)
        for step, at in zip(range(count), ends, strict=False):
            wave[at] *= step / count
    return wave


def _rustle(seconds: float, rate: int, dull: float, thin: float, rise: float) -> list[float]:
    """Noise that swells until `rise` of its time and dies away; without the shrill (`dull`) and the deep (`thin`)."""
    chance = random.Random(seconds).random
    count = _samples(seconds, rate)
    found = []
    low = deep = 0.0
    for at in range(count):
        low += (chance() - 0.5 - low) * dull
        deep += (low - deep) * thin
        share = at / count
        swell = share / rise if share < rise else ((1 - share) / (1 - rise)) ** 2
        found.append((low - deep) * swell)
    return found


def _mixed(length: float, rate: int, *parts: tuple[float, float, list[float]]) -> list[float]:
    """Parts laid over each other, each with its beginning in seconds and its loudness."""
    found = [0.0] * _samples(length, rate)
    for begin, loud, part in parts:
        first = _samples(begin, rate)
        last = min(len(found), first + len(part))
        found[first:last] = [old + loud * new for old, new in zip(found[first:last], part, strict=False)]
    return found


def _card(rate: int) -> list[float]:
    return _rustle(0.24, rate, dull=0.34, thin=0.07, rise=0.35)


def _deal(rate: int) -> list[float]:
    return _rustle(0.13, rate, dull=0.5, thin=0.12, rise=0.25)


def _token(rate: int) -> list[float]:
    knock = _tone(1180, 0.1, 75, rate, (1.0,))
    body = _tone(430, 0.16, 38, rate, (1.0, 0.3))
    return _mixed(0.16, rate, (0, 0.8, knock), (0, 1.0, body), (0, 0.5, _rustle(0.02, rate, 0.6, 0.2, 0.1)))


def _turn(rate: int) -> list[float]:
    return _mixed(0.58, rate, (0, 0.9, _tone(392.0, 0.4, 8, rate)), (0.17, 1.0, _tone(523.25, 0.41, 8, rate)))


def _win(rate: int) -> list[float]:
    steps = ((0, 392.0), (0.15, 523.25), (0.3, 659.25))
    chord = ((0.47, 261.63), (0.47, 659.25), (0.47, 783.99))
    parts = [(begin, 0.8, _tone(pitch, 0.5, 7, rate)) for begin, pitch in steps]
    parts += [(begin, 0.75, _tone(pitch, 1.0, 4, rate)) for begin, pitch in chord]
    return _mixed(1.5, rate, *parts)


def _refuse(rate: int) -> list[float]:
    thud = _tone(88, 0.24, 16, rate, (1.0, 0.35, 0.1))
    return _mixed(0.24, rate, (0, 1.0, thud), (0, 1.6, _rustle(0.06, rate, 0.12, 0.02, 0.15)))


# What is played under each name, and how loud beside the others.
SOUNDS: Final[dict[str, tuple[Callable[[int], list[float]], float]]] = {
    "card": (_card, 0.55),
    "deal": (_deal, 0.4),
    "token": (_token, 0.6),
    "turn": (_turn, 0.65),
    "win": (_win, 0.8),
    "refuse": (_refuse, 0.7),
}


def synthesised(name: str, rate: int = RATE, channels: int = 1) -> array[int]:
    """A sound as 16 bit samples: silent at both ends, its loudest moment as loud as that of every other sound."""
    wave = _eased(SOUNDS[name][0](rate), rate)
    scale = PEAK * 32767 / max(map(abs, wave))
    mono = array("h", [int(value * scale) for value in wave])
    return mono if channels == 1 else array("h", [value for value in mono for _ in range(channels)])


class Sounds:
    """Plays sounds by name. The sound card is opened for the first one."""

    def __init__(self, volume: int) -> None:
        self.volume = volume  # percent
        self._form = (RATE, 1)  # samples a second and channels, as the sound card takes them
        self._is_open: bool | None = None  # None: nobody has tried yet
        self._made: dict[str, pygame.mixer.Sound] = {}

    def play(self, name: str) -> None:
        """Play a sound, if there is anything to play it with."""
        if self.volume <= 0 or name not in SOUNDS or not self._open():
            return
        try:
            sound = self._sound(name)
            sound.set_volume(min(100, self.volume) / 100 * SOUNDS[name][1])
            sound.play()
        except pygame.error:  # the sound card was unplugged: the game goes on in silence
            self._is_open = False

    def _open(self) -> bool:
        if self._is_open is None:
            try:
                if pygame.mixer.get_init() is None:
                    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
                rate, size, channels = pygame.mixer.get_init() or (RATE, 0, 1)
                self._form = rate, channels
                self._is_open = size == -16
            except (pygame.error, NotImplementedError):  # no sound card, or a pygame built without sound
                self._is_open = False
        return self._is_open

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if name not in self._made:
            self._made[name] = pygame.mixer.Sound(buffer=synthesised(name, *self._form))
        return self._made[name]

    def close(self) -> None:
        """Let go of the sound card."""
        self._made.clear()
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = None
