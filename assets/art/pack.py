"""The packed file of a game: a zip with `<id>.svg` for each card, `back-<deck>.svg` for each deck, and `index.json`.

The index says of each id `{"size": [wide, high], "focus": [x, y]}`: the size of the view box, and the point, in parts
of it, that a crop should be centred on. The same pictures give the same bytes.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from assets.art.kit import Art

PACKS = Path(__file__).parents[1] / "pictures"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


class Picture(NamedTuple):
    """A picture as it is packed."""

    svg: str
    size: tuple[float, float]
    focus: tuple[float, float]

    @classmethod
    def of(cls, art: Art) -> Picture:
        """A drawing, ready to be packed."""
        return cls(art.whole(), art.size, art.centre)

    @property
    def entry(self) -> dict[str, Any]:
        """What the index says of it."""
        return {"size": list(self.size), "focus": list(self.focus)}


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
            id: Picture(pack.read(f"{id}.svg").decode(), tuple(entry["size"]), tuple(entry["focus"]))
            for id, entry in index.items()
        }


def _put(pack: zipfile.ZipFile, name: str, text: str) -> None:
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    entry.create_system = 3  # as if zipped on Unix, wherever it was
    pack.writestr(entry, text, compresslevel=9)
