"""What can be wrong with a database, with a name for pages and a sentence for the operator."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

DISK_FULL: Final = "disk_full"
READ_ONLY: Final = "read_only"
DAMAGED: Final = "damaged"
UNREACHABLE: Final = "unreachable"

SENTENCES: Final = {
    DISK_FULL: "the disk is full",
    READ_ONLY: "it cannot be written: the file or its folder is read-only",
    DAMAGED: "it is damaged, or it is no database: restore a backup into an empty folder",
    UNREACHABLE: "it cannot be reached",
}
FAULTS: Final = {
    "SQLITE_FULL": DISK_FULL,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "53100": DISK_FULL,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
CONFLICTS: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "40001", "40P01")


class StoreFault(Exception):
    """A database that cannot be used, and why in one sentence."""


def is_conflict(error: BaseException) -> bool:
    """Whether an error means that somebody else has written first."""
    if not isinstance(error, DBAPIError):
        return False
    return isinstance(error, IntegrityError) or _code(error).startswith(CONFLICTS)


def fault_of(error: DBAPIError) -> str:
    """The name of what is wrong with the database behind an error."""
    code = _code(error)
    return next((fault for start, fault in FAULTS.items() if code.startswith(start)), UNREACHABLE)


def _code(error: DBAPIError) -> str:
    """The name that SQLite or the number that PostgreSQL gives an error."""
    return str(getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None) or "")


def sentence_of(error: DBAPIError) -> str:
    """What is wrong with the database behind an error, for the operator."""
    fault = fault_of(error)
    said = str(error.orig).strip().partition("\n")[0]
    return f"{SENTENCES[fault]} ({said})" if fault == UNREACHABLE and said else SENTENCES[fault]
