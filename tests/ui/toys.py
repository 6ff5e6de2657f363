"""A pack of pictures that is made for a test."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="-100 0 200 100">{}</svg>'
RED_LEFT = SQUARE.format(
    '<path d="M-100 0h100v100h-100z" fill="#f00000"/><path d="M0 0h100v100h-100z" fill="#0000f0"/>'
)


def packed(folder: Path, **drawings: str) -> Path:
    """A folder with one pack, called `toys`."""
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / "toys.zip", "w") as pack:
        index = {id: {"size": [200, 100], "focus": [0.25, 0.5]} for id in drawings}
        pack.writestr("index.json", json.dumps(index))
        for id, drawing in drawings.items():
            pack.writestr(f"{id}.svg", drawing)
    return folder
