"""Packs of pictures: one file for each game, with a drawing as SVG for every card id, and the part of each that matters
most."""

from __future__ import annotations

import hashlib
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from engine.texts import ASSETS

PACKS: Final = ASSETS / "pictures"
INDEX: Final = "index.json"
CLOSEST: Final = 0.7  # of the height of a drawing: what a small frame shows
SMALL, LARGE = 54, 150  # units: a frame as low as that comes closest, one as high as that shows all
_ROOT: Final = re.compile(rb"<svg\b[^>]*>")
_VIEW: Final = re.compile(rb'viewBox="([-\d. ]+)"')


class Placed(msgspec.Struct, frozen=True):
    """How large a drawing is in its own measure, and the point in parts of it that a crop is centred on."""

    size: tuple[float, float]
    focus: tuple[float, float] = (0.5, 0.5)


class Crop(NamedTuple):
    """The part of a drawing that a frame shows, in parts of it."""

    left: float
    top: float
    wide: float
    tall: float


def cropped(placed: Placed, frame: tuple[int, int], height: float, *, whole: bool = False) -> Crop:
    """What a frame of so many pixels shows: the lower or wider it is, the closer to the focus, unless all of the
    drawing is wanted. `height` is that of the frame in units, so that a large window shows the same."""
    wide, high = frame
    far = 1.0 if whole else min(1.0, max(0.0, (height - SMALL) / (LARGE - SMALL))) * min(1.0, 1.3 * high / wide)
    shape = placed.size[0] / placed.size[1]
    tall = min(CLOSEST + (1 - CLOSEST) * far, shape * high / wide)
    across = tall * wide / high / shape
    x = placed.focus[0] + (0.5 - placed.focus[0]) * far
    y = placed.focus[1] + (0.5 - placed.focus[1]) * far
    left = min(1 - across, max(0.0, x - across / 2))
    top = min(1 - tall, max(0.0, y - tall / 2))
    return Crop(left, top, across, tall)


class Pack:
    """The pictures of one game. One that is not there, or cannot be read, has none: signs are shown instead."""

    def __init__(self, path: Path) -> None:
        self.pictures: Mapping[str, Placed] = {}
        self.digest = ""  # changes with every picture in it
        try:
            self._file = zipfile.ZipFile(path)
            self.pictures = msgspec.json.decode(self._file.read(INDEX), type=dict[str, Placed])
        except (OSError, zipfile.BadZipFile, KeyError, msgspec.DecodeError):
            return
        sums = "".join(f"{entry.filename}{entry.CRC:08x}" for entry in self._file.infolist())
        self.digest = hashlib.blake2b(sums.encode(), digest_size=8).hexdigest()

    def svg(self, id: str, crop: Crop) -> bytes:
        """A part of a drawing as a drawing of its own."""
        drawing = self._file.read(f"{id}.svg")
        view = _VIEW.search(drawing)
        x, y, wide, tall = map(float, view[1].split()) if view else (0.0, 0.0, *self.pictures[id].size)
        box = (x + crop.left * wide, y + crop.top * tall, crop.wide * wide, crop.tall * tall)
        root = _root(box)
        return _ROOT.sub(lambda _: root, drawing, count=1)


def _root(box: tuple[float, float, float, float]) -> bytes:
    x, y, wide, tall = (f"{each:.3f}" for each in box)
    size = f'width="{wide}" height="{tall}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{x} {y} {wide} {tall}">'.encode()
