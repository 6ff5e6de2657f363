"""How files are written: whole, for the eyes of their owner, and so that a power cut never leaves half of one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from engine.errors import BadFile
from engine.filelock import lock


def write_new(path: Path, text: str) -> None:
    """Write a file, for its owner's eyes, so that at any moment either the old or the new one is there."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """The same, of bytes."""
    beside = new_beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
        try:
            lock(file)
            keep_private(file)
            write_all(file, content)
            os.fsync(file)
        finally:
            os.close(file)
        beside.replace(path)
    except OSError as failure:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadFile("cannot-write", file=path, why=failure.strerror) from None


def write_all(file: int, content: bytes) -> None:
    """Give it to the system, which may take it in several pieces."""
    while content:
        content = content[os.write(file, content) :]


def new_beside(path: Path) -> Path:
    """Where a file is written before it takes the place of the old one."""
    return path.with_name(path.name + ".new")


def remove_half_written(path: Path) -> None:
    """Remove what a program that was killed has left of a file, unless somebody is just writing it."""
    half = new_beside(path)
    with contextlib.suppress(OSError):
        file = os.open(half, os.O_RDWR)
        is_left = lock(file)
        os.close(file)
        if is_left:
            half.unlink()


def keep_private(file: int) -> None:
    """Seeds, codes and tokens are nobody else's business, where the system can tell people apart."""
    if hasattr(os, "fchmod"):
        with contextlib.suppress(OSError):  # of somebody else, who may let us write to it
            os.fchmod(file, 0o600)
