"""Builds the pictures into packed files, one for each game: `python -m assets.art.build [GAME ...] [--only ID]`."""

from __future__ import annotations

import argparse

from assets.art.galleries import GALLERIES, Gallery
from assets.art.pack import PACKS, Picture, packed, unpacked


def renew(gallery: Gallery, only: str | None = None) -> None:
    """Builds a game's pack anew, or one picture in it."""
    path = PACKS / f"{gallery.name}.zip"
    pictures = {} if only is None else unpacked(path)
    for id in gallery if only is None else [only]:
        pictures[id] = Picture.of(gallery[id])
    path.write_bytes(packed(pictures))
    print(f"{path.name}: {len(pictures)} pictures, {path.stat().st_size / 1000:.0f} kB")


def main() -> None:
    """Builds what was asked for, or everything."""
    parser = argparse.ArgumentParser(prog="python -m assets.art.build", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GALLERIES)}; all if none is given")
    parser.add_argument("--only", metavar="ID", help="this picture alone; the others stay as they are packed")
    given = parser.parse_args()
    for game in given.games:
        if game not in GALLERIES:
            parser.error(f"there are no pictures of {game!r}; there are: {', '.join(GALLERIES)}")
    if given.only and len(given.games) != 1:
        parser.error("--only needs the one game that the picture belongs to")
    for game in given.games or GALLERIES:
        renew(GALLERIES[game], given.only)


if __name__ == "__main__":
    main()
