"""What sounds are made of: tones that fade, noise that swells, and both laid over each other."""

from __future__ import annotations

import math
import operator
import random
from functools import cache
from itertools import accumulate, repeat
from typing import Final, TypeAlias

Wave: TypeAlias = list[float]

ATTACK: Final = 0.003  # seconds
RELEASE: Final = 0.02
TABLE: Final = 2048  # samples in one swing of a tone
WARM: Final = (1.0, 0.42, 0.16, 0.06)  # how loud a tone and its overtones are: near a wooden flute
BRASS: Final = (1.0, 0.85, 0.7, 0.5, 0.34, 0.22)
PURE: Final = (1.0,)


def samples(seconds: float, rate: int) -> int:
    """How many samples so many seconds are."""
    return int(seconds * rate)


@cache
def swing(overtones: tuple[float, ...]) -> Wave:
    """One swing of a tone with these overtones."""
    return [
        sum(loud * math.sin(2 * math.pi * (n + 1) * at / TABLE) for n, loud in enumerate(overtones))
        for at in range(TABLE)
    ]


def tone(pitch: float, seconds: float, decay: float, rate: int, overtones: tuple[float, ...] = WARM) -> Wave:
    """A note that fades by itself, the faster the larger `decay`."""
    swung, step, last = swing(overtones), pitch * TABLE / rate, TABLE - 1
    fading = accumulate(repeat(math.exp(-decay / rate), samples(seconds, rate)), operator.mul)
    return eased([swung[int(at * step) & last] * loud for at, loud in enumerate(fading)], rate)


def eased(wave: Wave, rate: int) -> Wave:
    """The same from silence and into silence, so that nothing cracks."""
    for seconds, ends in ((ATTACK, range(len(wave))), (RELEASE, range(len(wave) - 1, -1, -1))):
        count = samples(seconds, rate)
        for step, at in zip(range(count), ends, strict=False):
            wave[at] *= step / count
    return wave


def rustle(seconds: float, rate: int, dull: float, thin: float, rise: float) -> Wave:
    """Noise that swells until `rise` of its time and dies away; without the shrill (`dull`) and the deep (`thin`)."""
    chance = random.Random(seconds).random
    count = samples(seconds, rate)
    found = []
    low = deep = 0.0
    for at in range(count):
        low += (chance() - 0.5 - low) * dull
        deep += (low - deep) * thin
        share = at / count
        swell = share / rise if share < rise else ((1 - share) / (1 - rise)) ** 2
        found.append((low - deep) * swell)
    return found


def mixed(length: float, rate: int, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts laid over each other, each with its beginning in seconds and its loudness."""
    found = [0.0] * samples(length, rate)
    for begin, loud, part in parts:
        first = samples(begin, rate)
        last = min(len(found), first + len(part))
        found[first:last] = [old + loud * new for old, new in zip(found[first:last], part, strict=False)]
    return found


def slide(
    low: float, high: float, seconds: float, decay: float, rate: int, overtones: tuple[float, ...] = WARM
) -> Wave:
    """A note that goes from one pitch to another while it fades."""
    swung, at, found = swing(overtones), 0.0, []
    count = samples(seconds, rate)
    for index in range(count):
        share = index / count
        at += (low * (high / low) ** share) * TABLE / rate
        found.append(swung[int(at) & (TABLE - 1)] * math.exp(-decay * index / rate))
    return eased(found, rate)


def crack(seconds: float, rate: int, dull: float, decay: float) -> Wave:
    """Noise that is loud at once and dies away: a shot, a blow."""
    chance = random.Random(seconds).random
    low, found = 0.0, []
    for index in range(samples(seconds, rate)):
        low += (chance() * 2 - 1 - low) * dull
        found.append(low * math.exp(-decay * index / rate))
    return found
