"""What every move writes, passed on to the driver of the database as it stands.

SQLAlchemy takes several times as long to pass a statement on as the database takes to carry it out. It still writes the
statements, in the words of either database, and leads the transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.exc import DBAPIError


class Direct:
    """A statement that is made out once for each kind of database; values are numbers and texts."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self.made_out: dict[str, tuple[str, Sequence[str] | None, Mapping[str, Any]]] = {}

    def run(self, connection: Connection, row: Mapping[str, Any]) -> Any:
        """Carries it out in a transaction; returns the cursor of the driver."""
        cursor = _cursor(connection)
        text, values = self._filled(connection.dialect, [row])
        try:
            cursor.execute(text, values[0])
        except connection.dialect.loaded_dbapi.Error as error:
            raise _told(connection.dialect, text, error) from error
        return cursor

    def run_all(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Carries it out for every row."""
        text, values = self._filled(connection.dialect, rows)
        try:
            _cursor(connection).executemany(text, values)
        except connection.dialect.loaded_dbapi.Error as error:
            raise _told(connection.dialect, text, error) from error

    def _filled(self, dialect: Dialect, rows: Sequence[Mapping[str, Any]]) -> tuple[str, list[Any]]:
        """The words for a database, and the values of rows in the order in which they are asked for there."""
        if dialect.name not in self.made_out:
            compiled: Any = self.statement.compile(dialect=dialect)  # type: ignore[attr-defined]
            self.made_out[dialect.name] = str(compiled), compiled.positiontup, compiled.params
        text, order, fixed = self.made_out[dialect.name]
        full = [{**fixed, **row} for row in rows]
        return text, full if order is None else [[row[name] for name in order] for row in full]


def _cursor(connection: Connection) -> Any:
    return connection.connection.cursor()


def _told(dialect: Dialect, text: str, error: Exception) -> BaseException:
    """An error of the driver as SQLAlchemy tells it."""
    return DBAPIError.instance(text, None, error, dialect.loaded_dbapi.Error, dialect=dialect)
