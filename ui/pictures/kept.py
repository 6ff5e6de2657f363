"""Where painted pictures are kept: the last used in memory, all of them on the disk between two starts."""

from __future__ import annotations

import contextlib
import os
import struct
import zlib
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Final, Generic, TypeVar

import platformdirs
import pygame

MOST_MEMORY: Final = 64 << 20  # bytes
MOST_DISK: Final = 256 << 20
K = TypeVar("K", bound=Hashable)


class InMemory(Generic[K]):
    """Surfaces up to a number of bytes; what was not used for longest goes first."""

    def __init__(self, most: int = MOST_MEMORY) -> None:
        self.most, self.bytes = most, 0
        self._surfaces: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._surfaces

    def __iter__(self) -> Iterator[K]:
        return iter(self._surfaces)

    def get(self, key: K) -> pygame.Surface | None:
        """A surface; it is the last used from now on."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def put(self, key: K, surface: pygame.Surface) -> None:
        """Keep a surface. One that is larger than all that may be kept is kept alone."""
        self.drop(key)
        self._surfaces[key] = surface
        self.bytes += _size(surface)
        while self.bytes > self.most and len(self._surfaces) > 1:
            self.drop(next(iter(self._surfaces)))

    def drop(self, key: K) -> None:
        """Keep it no longer."""
        gone = self._surfaces.pop(key, None)
        if gone is not None:
            self.bytes -= _size(gone)


def _size(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


# On the disk

MARK: Final = b"longtable picture 1\n"
_SIZE: Final = struct.Struct("<HH")


def cache_folder() -> Path:
    """Where pictures lie between two starts: as `LONGTABLE_CACHE` says, or in the user's folder for such things."""
    named = os.environ.get("LONGTABLE_CACHE")
    return Path(named or platformdirs.user_cache_dir("longtable", appauthor=False)) / "pictures"


class OnDisk:
    """Pictures as files. Whatever is wrong with them only costs the time to paint them again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """A picture, unless it is not there, damaged, or of another size."""
        try:
            whole = self._path(name).read_bytes()
            head, body = whole[: len(MARK) + _SIZE.size], whole[len(MARK) + _SIZE.size :]
            if head != MARK + _SIZE.pack(*size):
                return None
            kept = pygame.image.frombytes(zlib.decompress(body), size, "RGBA")
        except (OSError, zlib.error, ValueError):
            return None
        picture = pygame.Surface(size, pygame.SRCALPHA)  # in the order of colours that is drawn fastest
        picture.blit(kept, (0, 0))
        return picture

    def write(self, name: str, picture: pygame.Surface) -> None:
        """Keep a picture, if there is a place for it."""
        whole = MARK + _SIZE.pack(*picture.get_size()) + zlib.compress(pygame.image.tobytes(picture, "RGBA"), 1)
        path = self._path(name)
        unfinished = path.with_suffix(f".{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(whole)
            unfinished.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                unfinished.unlink(missing_ok=True)

    def tidy(self, most: int = MOST_DISK) -> None:
        """Remove what was written first, until the rest is small enough."""
        with contextlib.suppress(OSError):
            facts = [(path, path.stat()) for path in self.folder.iterdir()]
            left = sum(fact.st_size for _, fact in facts)
            for path, fact in sorted(facts, key=lambda each: each[1].st_mtime):
                if left <= most:
                    break
                path.unlink(missing_ok=True)
                left -= fact.st_size

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.picture"
