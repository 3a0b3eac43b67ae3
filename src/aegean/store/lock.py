"""The lock of a database file: one server at a time, until its process ends, however it ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from aegean.store.faults import StoreFault

PATIENCE: Final = 0.5  # seconds, for somebody who only looks whether a server runs


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a lock: the number of the process and what it is, as far as the lock file tells."""

    process: str
    what: str


@contextmanager
def locked(database: Path, what: str) -> Iterator[None]:
    """Holds the lock of a database file, whose folder is created if it is missing."""
    path = lock_path(database)
    lock = FileLock(path, timeout=PATIENCE)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        holder = _read(path)
        raise StoreFault(
            f"{database} is in use by process {holder.process} ({holder.what}). "
            "One SQLite database has one server; stop that one first, or give this one another folder"
        ) from None
    except OSError as error:
        raise StoreFault(f"{error.filename or path}: {error.strerror}") from None
    try:
        with suppress(OSError):  # some systems do not let anybody write what is locked: then it tells nothing
            path.write_text(f"{os.getpid()} {what}\n", "utf-8")
        yield
    finally:
        lock.release()


def holder_of(database: Path) -> Holder | None:
    """The server that runs on a database file; None if there is none."""
    path = lock_path(database)
    if not path.exists():
        return None
    try:
        with FileLock(path, timeout=0):
            return None
    except Timeout:
        return _read(path)
    except OSError:  # nobody who may not write here runs a server here
        return None


def lock_path(database: Path) -> Path:
    """The lock file beside a database file."""
    return database.with_suffix(".lock")


def _read(path: Path) -> Holder:
    try:
        process, _, what = path.read_text("utf-8").strip().partition(" ")
    except (OSError, UnicodeDecodeError):
        process, what = "", ""
    return Holder(process or "unknown", what or "an Aegean server")
