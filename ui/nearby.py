"""The tables in the local network: looked for beside the drawing, and only while somebody wants to see them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from engine.errors import Problem, words_of

if TYPE_CHECKING:
    from engine.lan.discovery import Found

LOOK_EVERY: Final = 0.5  # seconds
LINGER: Final = 2.0  # seconds that it is looked on when nobody wants to see anything: screens come and go


class Browser(Protocol):
    """Whoever listens to the network."""

    @property
    def trouble(self) -> Problem | None:
        """Why nothing can be heard."""

    @property
    def tables(self) -> Sequence[Found]:
        """The tables that are announced now."""

    def close(self) -> None:
        """Listen no longer."""


class Listener:
    """A browser with a loop of its own to run in. Beginning takes its time, the import alone longer than a frame."""

    def __init__(self) -> None:
        from engine.lan import discovery
        from engine.lan.background import Background

        self._background = Background()
        self._browser = discovery.Browser(self._background)

    @property
    def trouble(self) -> Problem | None:
        """Why nothing can be heard."""
        return self._browser.trouble

    @property
    def tables(self) -> Sequence[Found]:
        """The tables that are announced now."""
        return self._browser.tables

    def close(self) -> None:
        """Listen no longer, and wait until that is done."""
        self._browser.close()
        self._background.stop()


def browse() -> Browser:
    """Begin to listen."""
    return Listener()


class Nearby:
    """What is known of tables in the network; a thread of its own keeps it up to date."""

    def __init__(self, browse: Callable[[], Browser] | None = None) -> None:
        self.tables: tuple[Found, ...] = ()
        self.trouble: Problem | None = None
        self._browse = browse
        self._is_wanted = False
        self._news = False
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def look(self) -> None:
        """Somebody wants to see the tables."""
        with self._lock:
            self._is_wanted = True
            if self._thread is None:
                self._stop = threading.Event()
                self._thread = threading.Thread(target=self._listen, args=(self._stop,), name="nearby", daemon=True)
                self._thread.start()

    def rest(self) -> None:
        """Nobody wants to see them now."""
        self._is_wanted = False

    def take_news(self) -> bool:
        """Whether anything has changed since the last call."""
        with self._lock:
            news, self._news = self._news, False
        return news

    def address_of(self, table: str) -> str:
        """Where a table is now; empty if nobody announces it."""
        return next((address(found) for found in self.tables if found.table == table), "")

    def close(self) -> None:
        """The window is closed."""
        self.rest()
        self._stop.set()

    def _listen(self, stop: threading.Event) -> None:
        try:
            browser = (self._browse or browse)()
        except Problem as problem:
            self._end((), problem)
            return
        except (ImportError, OSError) as failure:  # no network at all, or a program that was put together without it
            self._end((), Problem("lan-no-discovery", why=words_of(failure)))
            return
        try:
            last_wanted = time.monotonic()
            while not stop.is_set() and (self._is_wanted or time.monotonic() - last_wanted < LINGER):
                self._tell(tuple(browser.tables), browser.trouble)
                stop.wait(LOOK_EVERY)
                if self._is_wanted:
                    last_wanted = time.monotonic()
        finally:
            self._end(self.tables, self.trouble)
            browser.close()
            if self._is_wanted and not stop.is_set():  # somebody came in this very moment
                self.look()

    def _tell(self, tables: tuple[Found, ...], trouble: Problem | None) -> None:
        with self._lock:
            if (tables, trouble) != (self.tables, self.trouble):
                self.tables, self.trouble, self._news = tables, trouble, True

    def _end(self, tables: tuple[Found, ...], trouble: Problem | None) -> None:
        self._tell(tables, trouble)
        with self._lock:
            self._thread = None


def address(found: Found) -> str:
    """As it is typed in."""
    return f"{found.address}:{found.port}"
