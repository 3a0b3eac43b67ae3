"""The operator's commands for tables; servers that run on the same database notice what is changed."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime
from pathlib import Path

import click

from aegean.cli.listing import Listing
from aegean.core.game import GameError
from aegean.server.access.blocks import SHORTEST_MARK
from aegean.server.operation.upkeep import expire
from aegean.server.options import DATA, DATABASE, Fault, opened
from aegean.server.tables.export import export, record_text
from aegean.store import Head, Seat, Store
from aegean.store.schema import CLOSED, FINISHED, OPEN, RUNNING
from aegean.store.upkeep import Wanted, close, remove
from aegean.store.upkeep import tables as find_tables

ID = click.argument("table_id", metavar="ID")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.group("tables", cls=Listing)
def tables() -> None:
    """Look after the tables; the server may keep running."""


@tables.command("list")
@click.option("--game", default="", help="Of one game.")
@click.option("--status", default="", type=click.Choice(["", OPEN, RUNNING, FINISHED, CLOSED]), help="With one status.")
@click.option("--name", default="", help="With somebody whose name contains this.")
@click.option("--since", type=click.DateTime(), help="Last touched at this time or later.")
@click.option("--limit", type=click.IntRange(0), default=50, show_default=True, help="At most so many; 0 for all.")
@JSON
@DATA
@DATABASE
def list_tables(
    game: str,
    status: str,
    name: str,
    since: datetime | None,
    limit: int,
    as_json: bool,
    data: Path | None,
    database: str | None,
) -> None:
    """List tables, the latest first."""
    wanted = Wanted(game, status, name, since.timestamp() if since else 0.0)
    with opened(data, database) as store:
        found = find_tables(store, wanted, limit)
    if as_json:
        click.echo(json.dumps([facts(head, seats) for head, seats in found], ensure_ascii=False, indent=1))
        return
    for head, seats in found:
        names = ", ".join(seat.name or "-" for seat in seats)
        click.echo(f"{head.id}  {head.status:8}  {moment(head.changed)}  {head.game:16}  {names}")


@tables.command()
@ID
@JSON
@DATA
@DATABASE
def show(table_id: str, as_json: bool, data: Path | None, database: str | None) -> None:
    """Show a table: its seats, what was said, and the marks by which visitors can be blocked."""
    with opened(data, database) as store:
        head, seats = found_table(store, table_id)
        log = store.log(table_id)
    said = [(line.time, line.seat, line.text) for line in log if line.kind == "chat"]
    if as_json:
        shown = {**facts(head, seats), "lines": len(log), "chat": [[when, seat, text] for when, seat, text in said]}
        click.echo(json.dumps(shown, ensure_ascii=False, indent=1))
        return
    click.echo(f"{head.id}  {head.game}, {head.status}, {'public' if head.public else 'private'}")
    click.echo(f"created {moment(head.created)}, last touched {moment(head.changed)}, {len(log)} lines of log")
    for seat in seats:
        mark = f"visitor {seat.player[:SHORTEST_MARK]}" if seat.player else seat.level
        click.echo(f"  seat {seat.seat}: {seat.kind:8} {seat.name or '-':24} {mark}")
    for when, seat_number, text in said:
        click.echo(f"  {moment(when)} {seats[seat_number].name}: {text}")


@tables.command("close")
@ID
@DATA
@DATABASE
def close_table(table_id: str, data: Path | None, database: str | None) -> None:
    """End a table: whoever is there is told, and nothing more can be done at it."""
    with opened(data, database) as store:
        head, _ = found_table(store, table_id)
        if not close(store, table_id):
            raise Fault(f"table {table_id} is {head.status} already")
    click.echo(f"table {table_id} is closed")


@tables.command("delete")
@ID
@DATA
@DATABASE
def delete_table(table_id: str, data: Path | None, database: str | None) -> None:
    """Delete a table with everything that belongs to it."""
    with opened(data, database) as store:
        if not remove(store, table_id):
            raise Fault(f"there is no table {table_id}")
    click.echo(f"table {table_id} is deleted")


@tables.command("export")
@click.argument("table_id", metavar="ID", required=False)
@click.option("--all", "folder", type=click.Path(path_type=Path), help="Write the records of all tables to a folder.")
@DATA
@DATABASE
def export_tables(table_id: str | None, folder: Path | None, data: Path | None, database: str | None) -> None:
    """Print the complete record of a table, or write those of all tables to a folder."""
    if (table_id is None) == (folder is None):
        raise click.UsageError("say either which table, or --all FOLDER")
    with opened(data, database) as store:
        if table_id is not None:
            click.echo(record_text(store, *found_table(store, table_id)), nl=False)
        elif folder is not None:
            click.echo(f"{export_all(store, folder)} records written to {folder}")


def export_all(store: Store, folder: Path) -> int:
    """Writes the records of all tables whose game has begun; those that cannot be replayed are named."""
    count = 0
    for head, seats in find_tables(store, Wanted(), limit=0):
        if head.status != OPEN:
            try:
                export(store, head, seats, folder)
                count += 1
            except GameError as error:
                click.echo(f"aegean: {error}", err=True)
    return count


@tables.command("expire")
@click.option("--days", type=click.IntRange(1), required=True, help="Untouched for so many days.")
@click.option("--export", "folder", type=click.Path(path_type=Path), help="First write finished records there.")
@DATA
@DATABASE
def expire_tables(days: int, folder: Path | None, data: Path | None, database: str | None) -> None:
    """Delete all tables that nobody has touched for some days."""
    with opened(data, database) as store:
        click.echo(f"{expire(store, days, folder)} tables deleted")


def found_table(store: Store, table_id: str) -> tuple[Head, list[Seat]]:
    """A table by its id; refused if there is none."""
    found = store.find(table_id)
    if found is None:
        raise Fault(f"there is no table {table_id}")
    return found


def facts(head: Head, seats: list[Seat]) -> dict[str, object]:
    """A table for scripts, without its start position, what its chance follows from, and the tokens of its seats."""
    kept = {key: value for key, value in asdict(head).items() if key not in ("position", "secret")}
    people = [{key: value for key, value in asdict(seat).items() if key != "token"} for seat in seats]
    return {**kept, "seats": people}


def moment(time: float) -> str:
    """A time as people write it, in the operator's zone."""
    return f"{datetime.fromtimestamp(time):%Y-%m-%d %H:%M}"
