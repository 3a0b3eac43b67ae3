"""Backup and restore: all tables as text lines in one compressed file, the same for every database."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select

from aegean.store.migrate import migrate
from aegean.store.schema import ANALYSES, METADATA, TABLES
from aegean.store.store import Store

FORMAT: Final = "aegean backup 1"
CHUNK: Final = 1000
KEPT: Final = [table for table in METADATA.sorted_tables if table is not ANALYSES]  # analyses can be made again


class BackupError(ValueError):
    """A backup that cannot be read, or a database that is not empty."""


def backup(store: Store, path: Path) -> int:
    """Writes everything committed so far to a file; returns how many rows."""
    rows = 0
    part = path.with_name(path.name + ".part")
    with store.engine.connect() as connection, gzip.open(part, "wt", encoding="utf-8") as file:
        if store.is_postgres:
            connection.execution_options(isolation_level="REPEATABLE READ")
        file.write(FORMAT + "\n")
        for table in KEPT:
            for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
                file.write(json.dumps([table.name, list(row)], ensure_ascii=False) + "\n")
                rows += 1
        file.write(json.dumps(["end", rows]) + "\n")
    os.replace(part, path)
    return rows


def restore(store: Store, path: Path) -> int:
    """Reads a backup into an empty database, all rows or none; returns how many."""
    migrate(store)
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise BackupError(f"{path} cannot be read: {error}") from None
    if not lines or lines[0] != FORMAT or json.loads(lines[-1]) != ["end", len(lines) - 2]:
        raise BackupError(f"{path} is not a complete backup")
    known = {table.name for table in KEPT}
    rows = [(name, values) for name, values in map(json.loads, lines[1:-1]) if name in known]
    with store.engine.execution_options(writes=True).begin() as connection:
        if connection.execute(select(func.count()).select_from(TABLES)).scalar():
            raise BackupError("the database has tables already: restore into an empty one")
        for table in KEPT:
            names = [column.name for column in table.columns]
            own = [dict(zip(names, values, strict=True)) for name, values in rows if name == table.name]
            for start in range(0, len(own), CHUNK):
                connection.execute(insert(table), own[start : start + CHUNK])
    return len(rows)
