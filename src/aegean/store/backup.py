"""Backup and restore: all tables as text lines in one compressed file, the same for every database."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, DefaultClause, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from aegean.store.faults import StoreFault
from aegean.store.schema import ANALYSES, CALLS, CHALLENGES, METADATA, TABLES
from aegean.store.store import Store

FORMAT: Final = "aegean backup 1"
CHUNK: Final = 1000
PASSING: Final = (ANALYSES, CALLS, CHALLENGES)  # can be made again, or are late by then
KEPT: Final = [table for table in METADATA.sorted_tables if table not in PASSING]

Rows = dict[str, list[dict[str, Any]]]  # of each table, by its name


def backup(store: Store, path: Path) -> int:
    """Writes everything committed so far to a file, complete or not at all; returns how many rows."""
    part = path.with_name(path.name + ".part")
    rows = 0
    try:
        with part.open("wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                for line in _lines(store):
                    file.write(line + "\n")
                    rows += 1
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreFault(f"{path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return rows - 2


def _lines(store: Store) -> Iterator[str]:
    """The lines of a backup, all as of one moment."""
    yield FORMAT
    rows = 0
    with store.engine.connect() as connection:
        if store.is_postgres:
            connection.execution_options(isolation_level="REPEATABLE READ")
        for table in KEPT:
            for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
                yield json.dumps([table.name, list(row)], ensure_ascii=False)
                rows += 1
    yield json.dumps(["end", rows])


def read_backup(path: Path) -> Rows:
    """The rows of a backup; a file that is not a complete one is refused."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError as error:
        raise StoreFault(f"{path} cannot be read: {error.strerror or error}") from None
    except (EOFError, zlib.error, UnicodeDecodeError) as error:
        raise StoreFault(f"{path} is damaged: {error}") from None
    if not lines or lines[0] != FORMAT:
        raise StoreFault(f"{path} is no backup of Aegean")
    try:
        *stored, end = [json.loads(line) for line in lines[1:]] or [[]]
        if end != ["end", len(stored)]:
            raise StoreFault(f"{path} is not a complete backup")
        return {table.name: [_row(table, values) for name, values in stored if name == table.name] for table in KEPT}
    except (ValueError, TypeError):
        raise StoreFault(f"{path} is damaged, or it was written by a newer version of Aegean") from None


def _row(table: Table, values: list[Any]) -> dict[str, Any]:
    """A row; columns that an earlier version did not have hold their usual value."""
    columns = list(table.columns)
    later = [column for column in columns[len(values) :] if isinstance(column.server_default, DefaultClause)]
    usual = [_usual(column) for column in later]
    return dict(zip((column.name for column in columns), [*values, *usual], strict=True))


def _usual(column: Column[Any]) -> Any:
    """The usual value of a column, of which the schema has the text."""
    assert isinstance(column.server_default, DefaultClause)
    text, kind = str(column.server_default.arg), column.type.python_type
    return text == "true" if kind is bool else kind(text)


def restore(store: Store, rows: Rows) -> int:
    """Writes the rows of a backup into an empty database, all or none; returns how many."""
    try:
        with store.engine.execution_options(writes=True).begin() as connection:
            if connection.execute(select(func.count()).select_from(TABLES)).scalar():
                raise StoreFault(f"{store.name} has tables already: restore into an empty database")
            for table in KEPT:
                own = rows[table.name]
                for start in range(0, len(own), CHUNK):
                    connection.execute(insert(table), own[start : start + CHUNK])
    except DBAPIError as error:
        raise StoreFault(f"{store.name} does not take the backup, nothing was restored: {error.orig}") from None
    return sum(map(len, rows.values()))
