"""Files: errors in one clear line, and writes that are complete or do not happen."""

from __future__ import annotations

import os
from pathlib import Path

import aegean
from aegean.core.game import Game, GameError
from aegean.core.record import Record


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise GameError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise GameError(f"{path}: not a text file") from None


def read_record(path: Path) -> tuple[Game, Record]:
    """A record and its game."""
    try:
        record = Record.parse(read_text(path))
        return aegean.load(record.key), record
    except GameError as error:
        raise GameError(str(error) if str(path) in str(error) else f"{path}: {error}") from None


def write_text(path: Path, text: str) -> None:
    """Writes a file so that a crash leaves either the old or the new one."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise GameError(f"{path}: {error.strerror}") from None
