"""`python -m assets.art.films [NAME ...]`: makes the films of the README from the samples (needs longtable[film])."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
FILMS: Final = ROOT / "assets" / "pictures"
SIZE: Final = "720x450"
MOST_BYTES: Final = 1_500_000


class Part(NamedTuple):
    """Some answers of a sample."""

    sample: str
    first: int
    last: int


PARTS: Final = {
    "gatling": Part("bang-8-players-everything", 19, 28),
    "strike": Part("berserk-2-players", 15, 21),
    "raid": Part("valhalla-2-players", 26, 31),
}


def path_of(name: str) -> Path:
    """Where a film lies."""
    return FILMS / f"film-{name}.webp"


def make(name: str) -> int:
    """Make one of them; how many bytes it has."""
    import main

    part, path = PARTS[name], path_of(name)
    sample = ROOT / "saves" / f"{part.sample}.yaml"
    asked = ["film", str(sample), "--from", str(part.first), "--to", str(part.last), "--size", SIZE]
    if main.main([*asked, "--moving", "--out", str(path), "--lang", "en"]):
        raise SystemExit(2)
    return path.stat().st_size


if __name__ == "__main__":
    for chosen in sys.argv[1:] or PARTS:
        size = make(chosen)
        print(f"{path_of(chosen).name}: {size // 1000} kB of {MOST_BYTES // 1000}")
