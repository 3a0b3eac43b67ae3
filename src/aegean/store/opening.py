"""Opening a database: one that is missing, damaged or of another version is refused in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from sqlalchemy import inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from aegean.store.faults import READ_ONLY, SENTENCES, StoreFault, sentence_of
from aegean.store.lock import locked
from aegean.store.migrate import layouts, migrate
from aegean.store.store import Store

HEADER: Final = b"SQLite format 3\0"
KINDS: Final = ("sqlite", "postgresql")


def open_store(url: str) -> Store:
    """A database that is there and has the layout of this version."""
    store = _connected(url)
    try:
        found = _layout(store)
    except StoreFault:
        store.close()
        raise
    if found == layouts()[-1]:
        return store
    store.close()
    if not found:
        raise StoreFault(f"{store.name} holds nothing yet: 'aegean serve' or 'aegean restore' fills it")
    raise StoreFault(
        f"{store.name} has layout {found}, this version of Aegean needs {layouts()[-1]}: 'aegean serve' brings it "
        "up to date when it starts; back it up first with the version that wrote it"
    )


@contextmanager
def prepared_store(url: str, what: str) -> Iterator[Store]:
    """The database of a server, for it alone if it is SQLite: created if it is missing, brought up to date if older."""
    path = sqlite_path(url)
    with locked(path, what) if path else nullcontext():
        store = _prepare(url)
        try:
            yield store
        finally:
            store.close()


def _prepare(url: str) -> Store:
    store = _connected(url, may_be_missing=True)
    try:
        _layout(store)
        migrate(store)
    except DBAPIError as error:
        store.close()
        raise StoreFault(f"{store.name}: {sentence_of(error)}") from None
    except StoreFault:
        store.close()
        raise
    return store


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database; None for other databases."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreFault(f"'{url}' is no address of a database: postgresql://USER@HOST/NAME") from None
    if parsed.get_backend_name() not in KINDS:
        raise StoreFault(f"Aegean runs on SQLite and PostgreSQL, not on {parsed.get_backend_name()}")
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if is_file else None


def _connected(url: str, *, may_be_missing: bool = False) -> Store:
    path = sqlite_path(url)
    if path is not None:
        _check_file(path, may_be_missing)
    try:
        return Store(url)
    except ModuleNotFoundError as error:
        raise StoreFault(f"PostgreSQL needs the package {error.name}: pip install 'aegean[postgres]'") from None


def _check_file(path: Path, may_be_missing: bool) -> None:
    """Refuses a file that SQLite would take for a new database or could not read."""
    try:
        with path.open("rb") as file:
            header = file.read(len(HEADER))
    except FileNotFoundError:
        if may_be_missing:
            return
        raise StoreFault(f"there is no database at {path}") from None
    except OSError as error:
        raise StoreFault(f"{path}: {error.strerror}") from None
    if not header:
        raise StoreFault(f"{path} is empty: remove it and restore a backup, or remove it to begin anew")
    if header != HEADER:
        raise StoreFault(f"{path} is no SQLite database, or it is damaged: move it away and restore a backup")
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):  # even reading leaves notes beside the file
        raise StoreFault(f"{path}: {SENTENCES[READ_ONLY]}")


def _layout(store: Store) -> str:
    """The layout of a database, empty if it holds nothing; one that this version does not know is refused."""
    try:
        with store.engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision() or ""
            is_foreign = not found and bool(inspect(connection).get_table_names())
    except DBAPIError as error:
        raise StoreFault(f"{store.name}: {sentence_of(error)}") from None
    if is_foreign:
        raise StoreFault(f"{store.name} belongs to another program: it has tables, but none of Aegean")
    if found and found not in layouts():
        raise StoreFault(
            f"{store.name} was written by a newer version of Aegean: it has layout {found}, this version knows "
            f"{layouts()[-1]} and older. Run the version that wrote it, or a newer one"
        )
    return found
