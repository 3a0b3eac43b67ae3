"""The command `aegean serve`."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import click
import uvicorn

from aegean.games import load_chosen
from aegean.play.analysis import ITERATIONS
from aegean.server.access.hand_over import FOLDER
from aegean.server.access.http_protocol import PatientHttp
from aegean.server.access.websocket import CompressedWebSocket
from aegean.server.app import create_app, prepare_process
from aegean.server.operation.metrics import TOGETHER
from aegean.server.options import DATA, DATABASE, database_url, faults_in_words
from aegean.server.settings import Settings
from aegean.store.opening import prepared_store, sqlite_path

PROCESSES: Final = min(4, os.cpu_count() or 1)  # in which bots think, unless somebody asks for another number
PROTOCOLS: Final[dict[str, Any]] = {
    "http": PatientHttp,
    "ws": CompressedWebSocket,
    "ws_max_size": 16 * 1024,
    "server_header": False,
}


@click.command()
@DATA
@DATABASE
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8400, show_default=True, help="Port to listen on.")
@click.option("--workers", default=1, show_default=True, help="Server processes; more than one needs PostgreSQL.")
@click.option("--bots", default=PROCESSES, show_default=True, help="Processes for bots, for each server process.")
@click.option("--pace", default=0.7, show_default=True, help="Seconds between two moves of bots.")
@click.option("--rate", default=20.0, show_default=True, help="Requests a second that one client may make.")
@click.option("--connections", default=50, show_default=True, help="Tables that one client may have open at a time.")
@click.option("--bot-tables", default=20, show_default=True, help="Tables with bots at work for one client at a time.")
@click.option("--metrics-token", default="", envvar="AEGEAN_METRICS_TOKEN", help="Shows /metrics to whoever has it.")
@click.option("--name", "names", multiple=True, help="Name under which the server is reached: games.example.org.")
@click.option(
    "--proxies", default="127.0.0.1,::1", show_default=True, help="Proxies that are believed when they say who asks."
)
@click.option("--expire-days", type=click.IntRange(0), default=0, help="Delete tables untouched for so many days.")
@click.option(
    "--unplayed-days",
    type=click.IntRange(0),
    default=30,
    show_default=True,
    help="Delete tables never played.",
)
@click.option("--expire-to", type=click.Path(path_type=Path), help="Folder for the records of what is deleted.")
@click.option(
    "--analysis", default=ITERATIONS, show_default=True, help="Search iterations per decision of an analysis."
)
@click.option(
    "--mail", default="", envvar="AEGEAN_MAIL", help="Mail server: mailtos://USER:PASSWORD@HOST?from=ADDRESS."
)
@click.option(
    "--call-host", "call_hosts", multiple=True, metavar="HOST:PORT", help="Send messages there, though it is inside."
)
@click.option("--edition", "editions", multiple=True, metavar="GAME=FILE", help="Offer this edition too.")
def serve(
    data: Path | None,
    database: str | None,
    host: str,
    port: int,
    workers: int,
    bots: int,
    pace: float,
    rate: float,
    connections: int,
    bot_tables: int,
    metrics_token: str,
    names: tuple[str, ...],
    proxies: str,
    analysis: int,
    expire_days: int,
    unplayed_days: int,
    expire_to: Path | None,
    mail: str,
    call_hosts: tuple[str, ...],
    editions: tuple[str, ...],
) -> None:
    """Serve the games to browsers."""
    url = database_url(data, database)
    settings = Settings(
        url,
        host,
        port,
        workers,
        bots,
        pace,
        rate,
        burst=int(rate * 5),
        connections=connections,
        bot_tables=bot_tables,
        metrics_token=metrics_token,
        names=names,
        proxies=proxies,
        expire_days=expire_days,
        unplayed_days=unplayed_days,
        expire_to=str(expire_to or ""),
        mail=mail,
        call_hosts=call_hosts,
        editions=tuple(load_chosen(choice).key for choice in editions),
        iterations=analysis,
    )
    with faults_in_words():
        if workers > 1 and sqlite_path(url):
            raise click.UsageError("several workers need --database postgresql://...")
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        with prepared_store(url, address) as store:
            store.close()  # each server process has connections of its own
            click.echo(f"Aegean runs at {address} (Ctrl-C stops it)")
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
        "forwarded_allow_ips": settings.proxies,
        **PROTOCOLS,
    }
    if settings.workers > 1:
        settings.to_environment()
        with TemporaryDirectory(prefix="aegean-") as figures, TemporaryDirectory(prefix="aegean-") as homes:
            os.environ.setdefault(TOGETHER, figures)
            os.environ[FOLDER] = homes
            uvicorn.run("aegean.server.app:from_environment", factory=True, workers=settings.workers, **common)
    else:
        uvicorn.run(create_app(settings), **common)
