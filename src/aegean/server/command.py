"""The commands of the server: serve, backup, restore."""

from __future__ import annotations

from pathlib import Path

import click
import uvicorn

from aegean.play.analysis import ITERATIONS
from aegean.server.app import create_app, prepare_process
from aegean.server.settings import Settings, data_folder, sqlite_url
from aegean.server.websocket import CompressedWebSocket
from aegean.store import Store
from aegean.store.backup import BackupError, backup, restore

DATA = click.option(
    "--data", type=click.Path(path_type=Path), help="Folder of the database; your data folder by default."
)
DATABASE = click.option("--database", help="URL of a PostgreSQL database: postgresql://...")


def database_url(data: Path | None, database: str | None) -> str:
    """The URL of the database that the options name."""
    return database or sqlite_url(data or data_folder())


@click.command()
@DATA
@DATABASE
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8400, show_default=True, help="Port to listen on.")
@click.option("--workers", default=1, show_default=True, help="Server processes; more than one needs PostgreSQL.")
@click.option("--bots", default=1, show_default=True, help="Processes for bots, for each server process.")
@click.option("--pace", default=0.7, show_default=True, help="Seconds between two moves of bots.")
@click.option("--rate", default=20.0, show_default=True, help="Requests a second that one client may make.")
@click.option(
    "--analysis", default=ITERATIONS, show_default=True, help="Search iterations per decision of an analysis."
)
def serve(
    data: Path | None,
    database: str | None,
    host: str,
    port: int,
    workers: int,
    bots: int,
    pace: float,
    rate: float,
    analysis: int,
) -> None:
    """Serve the games to browsers."""
    if workers > 1 and not database:
        raise click.UsageError("several workers need --database postgresql://...")
    settings = Settings(
        database_url(data, database), host, port, workers, bots, pace, rate, int(rate * 5), iterations=analysis
    )
    click.echo(f"Aegean runs at http://{host}:{port}/ (Ctrl-C stops it)")
    run(settings)


def run(settings: Settings) -> None:
    """Runs the server until it is stopped; then connections are closed and writes finished."""
    prepare_process()
    common = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": 5,
        "ws": CompressedWebSocket,
        "ws_max_size": 16 * 1024,
    }
    if settings.workers > 1:
        settings.to_environment()
        uvicorn.run("aegean.server.app:from_environment", factory=True, workers=settings.workers, **common)  # type: ignore[arg-type]
    else:
        uvicorn.run(create_app(settings), **common)  # type: ignore[arg-type]


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@DATA
@DATABASE
def back_up(file: Path, data: Path | None, database: str | None) -> None:
    """Write all tables to FILE; the server may keep running."""
    store = Store(database_url(data, database))
    click.echo(f"{backup(store, file)} rows written to {file}")


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@DATA
@DATABASE
def restore_all(file: Path, data: Path | None, database: str | None) -> None:
    """Read all tables from FILE into an empty database."""
    store = Store(database_url(data, database))
    try:
        click.echo(f"{restore(store, file)} rows restored")
    except BackupError as error:
        raise click.ClickException(str(error)) from None
