"""One program at a time writes a file: it holds a lock on it, which the system takes back when that program is gone."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import platform
import sys
from pathlib import Path

import platformdirs

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR = 1 << 30  # the byte that is locked on Windows, behind everything that others may want to read
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class InUse(Exception):
    """Another program writes the file."""

    def __init__(self, who: str) -> None:
        super().__init__(who)
        self.who = who


def open_alone(path: Path) -> int:
    """Open a file to add to it, or say who does already. Where a system knows no locks everybody may."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        if not lock(file):
            os.close(file)
            raise InUse(_read_holder(path))
        if is_there(path, file):
            _write_holder(path)
            return file
        os.close(file)  # it was replaced in this very moment


def close_alone(path: Path, file: int) -> None:
    """Let others write the file."""
    with contextlib.suppress(OSError):
        _holder_path(path).unlink()
    os.close(file)


def is_there(path: Path, file: int) -> bool:
    """Whether an open file is still the one at its place."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(file))
    except (FileNotFoundError, NotADirectoryError):
        return False


def lock(file: int) -> bool:
    """Lock an open file without waiting; whether nobody else has locked it."""
    try:
        if sys.platform == "win32":
            os.lseek(file, _FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as failure:
        return failure.errno not in _TAKEN
    return True


# Who it is, for people to read: the lock itself does not tell


def _holder_path(path: Path) -> Path:
    name = hashlib.blake2b(os.fsencode(os.path.realpath(path)), digest_size=8).hexdigest()
    return Path(platformdirs.user_cache_dir("longtable", appauthor=False)) / "open" / name


def _write_holder(path: Path) -> None:
    holder = _holder_path(path)
    with contextlib.suppress(OSError):
        holder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        holder.write_text(f"{os.getpid()}, {platform.node()}", encoding="utf-8")


def _read_holder(path: Path) -> str:
    try:
        return _holder_path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return "?"
