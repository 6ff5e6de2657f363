"""The packed file of a game: a zip with `<id>.svg` for each card, `back-<deck>.svg` for each deck, and `index.json`.

The index says of each id `{"size": [wide, high], "focus": [x, y], "close": part}`: the size of the view box, the point,
in parts of it, that a crop should be centred on, and the part of its height that a small frame should show. The same
pictures give the same bytes.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from assets.art.kit import SHADOW, TALL, Art, box, fade, svg

PACKS = Path(__file__).parents[1] / "pictures"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


class Picture(NamedTuple):
    """A picture as it is packed."""

    svg: str
    size: tuple[float, float]
    focus: tuple[float, float]
    close: float

    @classmethod
    def of(cls, art: Art) -> Picture:
        """A drawing, ready to be packed."""
        return cls(art.whole(), art.size, art.centre, round(art.close / TALL, 3))

    def framed(self, wide: float, high: float) -> str:
        """What a frame of that many pixels shows, as in a window: the smaller or wider it is, the closer the view."""
        far = min(1.0, max(0.0, (high - 54) / 96)) * min(1.0, 1.3 * high / wide)
        tall = min(TALL * (self.close + (1 - self.close) * far), self.size[0] * high / wide)
        across = tall * wide / high
        x = (self.focus[0] - 0.5) * self.size[0] * (1 - far) - across / 2
        y = min(TALL - tall, max(0.0, TALL * (self.focus[1] + (0.5 - self.focus[1]) * far) - tall / 2))
        return svg(self.drawing + _window(x, y, across, tall, 0.5 + far * 0.5), x, y, across, tall)

    @property
    def drawing(self) -> str:
        """What lies inside of the SVG."""
        return self.svg[self.svg.index(">") + 1 : -len("</svg>")]

    @property
    def entry(self) -> dict[str, Any]:
        """What the index says of it."""
        return {"size": list(self.size), "focus": list(self.focus), "close": self.close}


def packed(pictures: Mapping[str, Picture]) -> bytes:
    """The bytes of a pack."""
    out = io.BytesIO()
    ids = sorted(pictures)
    with zipfile.ZipFile(out, "w") as pack:
        _put(pack, "index.json", json.dumps({id: pictures[id].entry for id in ids}, indent=0))
        for id in ids:
            _put(pack, f"{id}.svg", pictures[id].svg)
    return out.getvalue()


def unpacked(path: Path) -> dict[str, Picture]:
    """The pictures in a pack, by id."""
    with zipfile.ZipFile(path) as pack:
        index: dict[str, dict[str, Any]] = json.loads(pack.read("index.json"))
        return {
            id: Picture(pack.read(f"{id}.svg").decode(), tuple(entry["size"]), tuple(entry["focus"]), entry["close"])
            for id, entry in index.items()
        }


def _put(pack: zipfile.ZipFile, name: str, text: str) -> None:
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    entry.create_system = 3  # as if zipped on Unix, wherever it was
    pack.writestr(entry, text, compresslevel=9)


def _window(x: float, y: float, wide: float, tall: float, depth: float) -> str:
    """The shadow of a frame: deep at the upper left, where the light comes from."""
    deep = tall * 0.1
    return (
        fade(box(x, y, wide, deep), SHADOW, SHADOW, opacity=(0.36 * depth, 0))
        + fade(box(x, y, deep * 0.8, tall), SHADOW, SHADOW, opacity=(0.3 * depth, 0), sideways=True)
        + fade(box(x, y + tall - deep, wide, deep), SHADOW, SHADOW, opacity=(0, 0.22 * depth))
        + fade(
            box(x + wide - deep * 0.7, y, deep * 0.7, tall), SHADOW, SHADOW, opacity=(0, 0.18 * depth), sideways=True
        )
    )
