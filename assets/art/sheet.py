"""Looks at packed pictures: `python -m assets.art.sheet GAME [ID ...] [--size 140] [--out FILE] [--near COUNT]`."""

from __future__ import annotations

import argparse
import io
import os
from collections.abc import Iterator, Mapping
from itertools import combinations

from assets.art.galleries import GALLERIES
from assets.art.pack import PACKS, Picture, unpacked

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

SHARP = 100  # pixels: a smaller picture is painted twice as large and scaled down
SMALL = 60
COARSE = 12
GROUND, INK = (52, 44, 48), (240, 228, 205)


def painted(picture: Picture, side: int, *, fine: bool = True) -> pygame.Surface:
    """A picture in a square frame."""
    drawn = side * (2 if fine and side < SHARP else 1)
    surface = pygame.image.load_sized_svg(io.BytesIO(picture.framed(side, side).encode()), (drawn, drawn))
    return surface if surface.get_size() == (side, side) else pygame.transform.smoothscale(surface, (side, side))


def sheet(pictures: Mapping[str, Picture], side: int, columns: int) -> pygame.Surface:
    """Pictures with their ids, and all of them again as small as on a table."""
    pygame.font.init()
    font = pygame.font.Font(None, 17)
    rows, across = -(-len(pictures) // columns), max(1, columns * (side + 6) // (SMALL + 4))
    strips = -(-len(pictures) // across)
    surface = pygame.Surface((columns * (side + 6) + 6, rows * (side + 20) + strips * (SMALL + 4) + 8))
    surface.fill(GROUND)
    for index, (id, picture) in enumerate(pictures.items()):
        x, y = 6 + index % columns * (side + 6), 6 + index // columns * (side + 20)
        surface.blit(painted(picture, side), (x, y))
        surface.blit(font.render(id, True, INK), (x + 1, y + side + 3))
        small = (6 + index % across * (SMALL + 4), 6 + rows * (side + 20) + index // across * (SMALL + 4))
        surface.blit(painted(picture, SMALL), small)
    return surface


def near(seen: Mapping[str, pygame.Surface], least: float) -> Iterator[tuple[float, str, str]]:
    """Pairs of painted pictures that lie closer than `least`: by the mean difference of their colours, out of 255."""
    small = {id: _colours(pygame.transform.smoothscale(surface, (COARSE, COARSE))) for id, surface in seen.items()}
    for one, other in combinations(seen, 2):
        if _apart(small[one], small[other]) < least:
            apart = _apart(_colours(seen[one]), _colours(seen[other]))
            if apart < least:
                yield apart, one, other


def _colours(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def _apart(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def main() -> None:
    """Paints a sheet, or tells which pictures are nearest to each other."""
    parser = argparse.ArgumentParser(prog="python -m assets.art.sheet", description=__doc__)
    parser.add_argument("game", choices=GALLERIES)
    parser.add_argument("ids", nargs="*", metavar="ID", help="a whole id, or its beginning with a * behind it")
    parser.add_argument("--size", type=int, default=140, help="of a picture, in pixels")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--out", default="sheet.png", metavar="FILE")
    parser.add_argument("--near", type=float, metavar="LEAST", help="print the pairs that are closer than this")
    parser.add_argument("--draw", action="store_true", help="draw anew instead of reading the pack")
    given = parser.parse_intermixed_args()
    gallery = GALLERIES[given.game]
    known = list(gallery)
    ids = [id for id in known if not given.ids or any(_is_meant(id, wanted) for wanted in given.ids)]
    kept = {} if given.draw else unpacked(PACKS / f"{given.game}.zip")
    pictures = {id: Picture.of(gallery[id]) if given.draw else kept[id] for id in ids}
    if given.near:
        for apart, one, other in sorted(
            near({id: painted(one, 48, fine=False) for id, one in pictures.items()}, given.near)
        ):
            print(f"{apart:5.1f} {one} {other}")
        return
    pygame.image.save(sheet(pictures, given.size, min(given.columns, len(pictures))), given.out)


def _is_meant(id: str, wanted: str) -> bool:
    return id.startswith(wanted[:-1]) if wanted.endswith("*") else id == wanted


if __name__ == "__main__":
    main()
