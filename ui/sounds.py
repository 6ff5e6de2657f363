"""Short sounds of our own making. A machine without a sound card plays just as well, in silence."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final

import pygame

from ui.waves import BRASS, PURE, Wave, crack, eased, mixed, rustle, slide, tone

RATE: Final = 22_050
PEAK: Final = 0.85  # of what 16 bits can hold


def _card(rate: int) -> Wave:
    return rustle(0.24, rate, dull=0.34, thin=0.07, rise=0.35)


def _deal(rate: int) -> Wave:
    return rustle(0.13, rate, dull=0.5, thin=0.12, rise=0.25)


def _shuffle(rate: int) -> Wave:
    flips = [(index * 0.045, 0.9, rustle(0.09, rate, 0.5, 0.1, 0.2)) for index in range(9)]
    return mixed(0.5, rate, *flips)


def _token(rate: int) -> Wave:
    knock = tone(1180, 0.1, 75, rate, PURE)
    body = tone(430, 0.16, 38, rate, (1.0, 0.3))
    return mixed(0.16, rate, (0, 0.8, knock), (0, 1.0, body), (0, 0.5, rustle(0.02, rate, 0.6, 0.2, 0.1)))


def _coin(rate: int) -> Wave:
    first, second = tone(2093, 0.14, 26, rate, (1.0, 0.2, 0.4)), tone(2794, 0.36, 11, rate, (1.0, 0.15, 0.35))
    return mixed(0.42, rate, (0, 0.7, first), (0.06, 1.0, second))


def _dice(rate: int) -> Wave:
    knocks = ((0.0, 900), (0.07, 1150), (0.13, 820), (0.22, 1040), (0.27, 760), (0.36, 930))
    return mixed(
        0.5,
        rate,
        *(
            (
                at,
                1 - at,
                mixed(0.06, rate, (0, 1.0, tone(pitch, 0.05, 90, rate, PURE)), (0, 0.8, crack(0.03, rate, 0.6, 140))),
            )
            for at, pitch in knocks
        ),
    )


def _stone(rate: int) -> Wave:
    thud = tone(128, 0.3, 20, rate, (1.0, 0.5, 0.2))
    return mixed(
        0.36, rate, (0, 1.0, thud), (0, 0.9, crack(0.2, rate, 0.22, 26)), (0.12, 0.3, crack(0.1, rate, 0.3, 40))
    )


def _shot(rate: int) -> Wave:
    return mixed(0.5, rate, (0, 1.0, crack(0.5, rate, 0.75, 22)), (0, 0.7, slide(320, 60, 0.16, 14, rate)))


def _volley(rate: int) -> Wave:
    return mixed(0.58, rate, *((index * 0.085, 1.0, crack(0.16, rate, 0.7, 34)) for index in range(5)))


def _ricochet(rate: int) -> Wave:
    whine = slide(2400, 900, 0.42, 7, rate, (1.0, 0.3))
    return mixed(0.46, rate, (0, 0.8, crack(0.06, rate, 0.9, 90)), (0.03, 0.7, whine))


def _fuse(rate: int) -> Wave:
    return rustle(0.55, rate, dull=0.9, thin=0.4, rise=0.15)


def _explosion(rate: int) -> Wave:
    boom = slide(110, 34, 0.9, 4, rate, (1.0, 0.6, 0.3))
    return mixed(1.1, rate, (0, 1.0, crack(1.1, rate, 0.18, 5)), (0, 0.9, boom), (0, 0.5, crack(0.2, rate, 0.8, 25)))


def _hit(rate: int) -> Wave:
    return mixed(0.3, rate, (0, 1.0, slide(190, 70, 0.26, 15, rate)), (0, 0.7, crack(0.08, rate, 0.35, 60)))


def _heal(rate: int) -> Wave:
    steps = ((0, 523.25), (0.09, 659.25), (0.18, 783.99))
    return mixed(0.58, rate, *((at, 0.8, tone(pitch, 0.4, 9, rate)) for at, pitch in steps))


def _horn(rate: int) -> Wave:
    call = ((0, 196.0, 0.22), (0.2, 293.66, 0.38))
    return mixed(0.58, rate, *((at, 0.8, tone(pitch, lasts, 3, rate, BRASS)) for at, pitch, lasts in call))


def _bell(rate: int) -> Wave:
    parts = ((880.0, 1.0, 5.0), (2112.0, 0.5, 8.0), (2640.0, 0.35, 11.0))
    return mixed(0.59, rate, *((0, loud, tone(pitch, 0.59, decay, rate, PURE)) for pitch, loud, decay in parts))


def _turn(rate: int) -> Wave:
    return mixed(0.58, rate, (0, 0.9, tone(392.0, 0.4, 8, rate)), (0.17, 1.0, tone(523.25, 0.41, 8, rate)))


def _asked(rate: int) -> Wave:
    return mixed(0.4, rate, (0, 1.0, tone(587.33, 0.2, 12, rate)), (0.11, 0.8, tone(493.88, 0.28, 11, rate)))


def _race(rate: int) -> Wave:
    return mixed(0.5, rate, *((at, 0.9, tone(783.99, 0.12, 14, rate, BRASS)) for at in (0.0, 0.12, 0.24)))


def _win(rate: int) -> Wave:
    steps = ((0, 392.0), (0.15, 523.25), (0.3, 659.25))
    chord = ((0.47, 261.63), (0.47, 659.25), (0.47, 783.99))
    parts = [(begin, 0.8, tone(pitch, 0.5, 7, rate)) for begin, pitch in steps]
    parts += [(begin, 0.75, tone(pitch, 1.0, 4, rate)) for begin, pitch in chord]
    return mixed(1.5, rate, *parts)


def _loss(rate: int) -> Wave:
    steps = ((0, 392.0), (0.2, 349.23), (0.4, 311.13), (0.6, 233.08))
    return mixed(1.4, rate, *((at, 0.8, tone(pitch, 0.8, 4, rate)) for at, pitch in steps))


def _out(rate: int) -> Wave:
    return mixed(0.9, rate, (0, 1.0, slide(330, 82, 0.85, 3.5, rate)), (0, 0.4, tone(65, 0.8, 5, rate)))


def _refuse(rate: int) -> Wave:
    thud = tone(88, 0.24, 16, rate, (1.0, 0.35, 0.1))
    return mixed(0.24, rate, (0, 1.0, thud), (0, 1.6, rustle(0.06, rate, 0.12, 0.02, 0.15)))


# What is played under each name, and how loud beside the others.
SOUNDS: Final[dict[str, tuple[Callable[[int], Wave], float]]] = {
    "card": (_card, 0.55),
    "deal": (_deal, 0.4),
    "shuffle": (_shuffle, 0.5),
    "token": (_token, 0.6),
    "coin": (_coin, 0.45),
    "dice": (_dice, 0.6),
    "stone": (_stone, 0.6),
    "shot": (_shot, 0.6),
    "volley": (_volley, 0.55),
    "ricochet": (_ricochet, 0.5),
    "fuse": (_fuse, 0.35),
    "explosion": (_explosion, 0.75),
    "hit": (_hit, 0.7),
    "heal": (_heal, 0.5),
    "horn": (_horn, 0.4),
    "bell": (_bell, 0.45),
    "turn": (_turn, 0.65),
    "asked": (_asked, 0.55),
    "race": (_race, 0.4),
    "win": (_win, 0.8),
    "loss": (_loss, 0.6),
    "out": (_out, 0.6),
    "refuse": (_refuse, 0.7),
}


def synthesised(name: str, rate: int = RATE, channels: int = 1) -> array[int]:
    """A sound as 16 bit samples: silent at both ends, its loudest moment as loud as that of every other sound."""
    wave = eased(SOUNDS[name][0](rate), rate)
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
