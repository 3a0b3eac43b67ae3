"""The commands that write and read backups."""

from __future__ import annotations

from pathlib import Path

import click

from aegean.server.options import DATA, DATABASE, database_url, faults_in_words, opened
from aegean.store.backup import backup, read_backup, restore
from aegean.store.opening import prepared_store


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@DATA
@DATABASE
def back_up(file: Path, data: Path | None, database: str | None) -> None:
    """Write all tables to FILE; the server may keep running."""
    with opened(data, database) as store:
        click.echo(f"{backup(store, file)} rows written to {file}")


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@DATA
@DATABASE
def restore_all(file: Path, data: Path | None, database: str | None) -> None:
    """Read all tables from FILE into an empty database."""
    with faults_in_words():
        rows = read_backup(file)
        with prepared_store(database_url(data, database), "aegean restore") as store:
            click.echo(f"{restore(store, rows)} rows restored")
