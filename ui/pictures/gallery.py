"""All pictures of the client: asked for by game and id, painted by threads of their own while the window goes on."""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import time
import zipfile
import zlib
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from ui.pictures.brush import VERSION, painted
from ui.pictures.kept import MOST_MEMORY, InMemory, OnDisk
from ui.pictures.packs import PACKS, Crop, Pack, cropped

FRAME_BUDGET: Final = 0.002  # seconds a frame that the drawing thread spends on putting in pictures that are ready
GATHERED: Final = 0.04  # seconds: pictures that come sooner after others are shown together with those behind them
THREADS: Final = max(1, min(3, (os.cpu_count() or 2) - 1))
REMEMBERED: Final = 2000
# Not in the pack after all, damaged there, or no drawing: then there is a sign and no picture.
CANNOT_BE_PAINTED: Final = (pygame.error, KeyError, ValueError, OSError, zipfile.BadZipFile, zlib.error)
COVERS: Final = "covers"  # the pack with a picture for each game


class Wanted(NamedTuple):
    """A picture in a frame."""

    pack: str
    id: str
    size: tuple[int, int]
    crop: Crop
    is_whole: bool


class Gallery:
    """Has every picture at once or a little later. Everything but the painting happens on the drawing thread."""

    def __init__(self, cache: Path, *, packs: Path = PACKS, most_memory: int = MOST_MEMORY) -> None:
        self.is_patient = False  # True: nothing is put off to the next frame, for pictures of the screen
        self.is_behind = False  # something that is ready was put off
        self.came: frozenset[Wanted] = frozenset()  # what was painted before this frame
        self.asked: deque[Wanted] = deque(maxlen=REMEMBERED)  # the last ones, in this order; for the tests
        self._folder = packs
        self._packs: dict[str, Pack] = {}
        self._memory: InMemory[Wanted] = InMemory(most_memory)
        self.kept_in = cache
        self._disk = OnDisk(cache)
        self._spent = 0.0
        self._taken = 0.0  # when pictures were last put in
        self._hopeless: set[Wanted] = set()
        self._pending: set[Wanted] = set()
        self._queue: deque[Wanted] = deque()
        self._done: list[tuple[Wanted, pygame.Surface | None]] = []
        self._change = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._is_closed = False

    # On the drawing thread

    def has(self, pack: str, id: str) -> bool:
        """Whether there is such a picture."""
        return id in self._pack(pack).pictures

    def picture(
        self, pack: str, id: str, size: tuple[int, int], unit: float, *, whole: bool = False
    ) -> pygame.Surface | None:
        """A picture, or None as long as it is not painted, or if there is none; it is painted from now on."""
        wanted = self.wanted(pack, id, size, unit, whole=whole)
        return None if wanted is None else self.get(wanted)

    def wanted(self, pack: str, id: str, size: tuple[int, int], unit: float, *, whole: bool = False) -> Wanted | None:
        """What a frame of this size shows of a picture; None if there is no such picture."""
        placed = self._pack(pack).pictures.get(id)
        if placed is None or min(size) < 1:
            return None
        return Wanted(pack, id, size, cropped(placed, size, size[1] / unit, whole=whole), whole)

    def get(self, wanted: Wanted) -> pygame.Surface | None:
        """The picture if it is painted; else it will be."""
        found = self._memory.get(wanted)
        if found is None and wanted not in self._pending and wanted not in self._hopeless:
            self._ask(wanted)
        return found

    def is_ready(self, wanted: Wanted) -> bool:
        """Whether it need not be waited for."""
        return wanted in self._memory or wanted in self._hopeless

    def stand_in(self, wanted: Wanted) -> pygame.Surface | None:
        """The same picture in another size, for the moment: better than none."""
        for other in self._memory:
            if (other.pack, other.id) == (wanted.pack, wanted.id) and _is_alike(other.size, wanted.size):
                found = self._memory.get(other)
                return None if found is None else pygame.transform.smoothscale(found, wanted.size)
        return None

    @property
    def kept_bytes(self) -> int:
        """What the pictures in memory take."""
        return self._memory.bytes

    @property
    def is_busy(self) -> bool:
        """Whether anything is still to come."""
        return bool(self._pending)

    def begin_frame(self) -> bool:
        """Take what was painted meanwhile; whether the screen can show more than in the last frame."""
        now = time.perf_counter()
        with self._change:
            is_last = len(self._done) == len(self._pending)
            done: list[tuple[Wanted, pygame.Surface | None]] = []
            if is_last or self.is_patient or now - self._taken >= GATHERED:
                done, self._done, self._taken = self._done, [], now
        for wanted, picture in done:
            self._pending.discard(wanted)
            if picture is None:
                self._hopeless.add(wanted)
            else:
                self._memory.put(wanted, picture)
        self.came = frozenset(wanted for wanted, _ in done)
        was_behind, self.is_behind = self.is_behind, False
        self._spent = 0.0
        return bool(done) or was_behind

    def may_put_in(self) -> bool:
        """Whether there is time in this frame for one more thing to get its picture."""
        if self.is_patient or self._spent < FRAME_BUDGET:
            return True
        self.is_behind = True
        return False

    @contextlib.contextmanager
    def putting_in(self) -> Iterator[None]:
        """While something gets its picture: it counts in this frame."""
        begun = time.perf_counter()
        yield
        self._spent += time.perf_counter() - begun

    def finish(self) -> bool:
        """Wait for everything that was asked for; whether anything has come."""
        with self._change:
            self._change.wait_for(lambda: len(self._done) >= len(self._pending))
        return self.begin_frame()

    def paint_one(self) -> bool:
        """Paint the next picture here and now; False if none is waiting. For tests of what is seen meanwhile."""
        with self._change:
            wanted = self._queue.popleft() if self._queue else None
        if wanted is not None:
            self._paint(wanted)
        return wanted is not None

    def forget_waiting(self) -> None:
        """What is not begun yet is not wanted any more: the screen has changed."""
        with self._change:
            self._pending -= set(self._queue)
            self._queue.clear()

    def close(self) -> None:
        """Paint no further."""
        with self._change:
            self._is_closed = True
            self._queue.clear()
            self._change.notify_all()
        for thread in self._threads:
            thread.join()

    def _pack(self, name: str) -> Pack:
        if name not in self._packs:
            self._packs[name] = Pack(self._folder / f"{name}.zip")
        return self._packs[name]

    def _ask(self, wanted: Wanted) -> None:
        self.asked.append(wanted)
        self._pending.add(wanted)
        with self._change:
            self._queue.append(wanted)
            self._change.notify()
        if len(self._threads) < THREADS and not self._is_closed:
            name = f"pictures {len(self._threads) + 1}"
            self._threads.append(threading.Thread(target=self._paint_on, name=name, daemon=True))
            self._threads[-1].start()

    # On a thread of its own

    def _paint_on(self) -> None:
        """Paint whatever is asked for, the first asked first."""
        if threading.current_thread() is self._threads[0]:
            self._disk.tidy()
        while True:
            with self._change:
                self._change.wait_for(lambda: bool(self._queue) or self._is_closed)
                if self._is_closed:
                    return
                wanted = self._queue.popleft()
            self._paint(wanted)

    def _paint(self, wanted: Wanted) -> None:
        picture, name = None, ""
        try:
            picture, name = self._found_or_painted(wanted)
        finally:
            with self._change:
                self._done.append((wanted, picture))
                self._change.notify_all()
        if name and picture is not None:
            self._disk.write(name, picture)

    def _found_or_painted(self, wanted: Wanted) -> tuple[pygame.Surface | None, str]:
        """The picture, and the name to keep it under if it was not kept before."""
        pack = self._packs[wanted.pack]
        named = f"{VERSION} {pack.digest} {wanted.id} {wanted.size} {wanted.crop} {wanted.is_whole}"
        name = hashlib.blake2b(named.encode(), digest_size=16).hexdigest()
        kept = self._disk.read(name, wanted.size)
        if kept is not None:
            return kept, ""
        try:
            return painted(pack.svg(wanted.id, wanted.crop), wanted.size, has_window=not wanted.is_whole), name
        except CANNOT_BE_PAINTED:
            return None, ""


def _is_alike(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two frames have nearly the same shape."""
    return abs(one[0] / one[1] - other[0] / other[1]) < 0.04
