"""The options with which commands name their database, and what keeps them from it in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from sqlalchemy.exc import DBAPIError

from aegean.server.settings import data_folder, sqlite_url
from aegean.store import Conflict, Store
from aegean.store.faults import StoreFault, sentence_of
from aegean.store.opening import open_store

DATA = click.option(
    "--data", type=click.Path(path_type=Path), help="Folder of the database; your data folder by default."
)
DATABASE = click.option("--database", help="URL of a PostgreSQL database: postgresql://...")


class Fault(click.ClickException):
    """What keeps a command from its work, in one sentence."""

    exit_code = 2


def database_url(data: Path | None, database: str | None) -> str:
    """The URL of the database that the options name."""
    return database or sqlite_url(data or data_folder())


@contextmanager
def faults_in_words() -> Iterator[None]:
    """Ends a command with one sentence when its database or its files fail."""
    try:
        yield
    except StoreFault as error:
        raise Fault(str(error)) from None
    except Conflict:
        raise Fault("the database is busy, nothing was changed: try again") from None
    except DBAPIError as error:
        raise Fault(f"the database fails: {sentence_of(error)}") from None
    except OSError as error:
        raise Fault(f"{error.filename}: {error.strerror}" if error.filename else str(error)) from None


@contextmanager
def opened(data: Path | None, database: str | None) -> Iterator[Store]:
    """The database that the options name, for a command beside a running server."""
    with faults_in_words():
        store = open_store(database_url(data, database))
        try:
            yield store
        finally:
            store.close()
