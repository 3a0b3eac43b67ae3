"""The command that checks whether a server has everything it needs, from the program to the proxy in front of it."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import click
from sqlalchemy.exc import DBAPIError

import aegean
from aegean.cli.proxy import Answer, Unanswered, ask, judge_proxy
from aegean.cli.tables import JSON
from aegean.server.options import DATA, DATABASE, database_url
from aegean.store.faults import StoreFault, sentence_of
from aegean.store.lock import holder_of
from aegean.store.opening import open_store, sqlite_path
from aegean.store.upkeep import damage, table_count

OK: Final = "ok"
WARNING: Final = "warning"
FAULT: Final = "fault"
LITTLE: Final = 1_000_000_000  # bytes on the disk
TOO_LITTLE: Final = 100_000_000


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: how it is, and what to do if it is not well."""

    about: str
    level: str
    words: str
    advice: str = ""


@click.command()
@click.option("--url", help="Address under which people reach the server: https://games.example.org")
@JSON
@DATA
@DATABASE
def doctor(url: str | None, as_json: bool, data: Path | None, database: str | None) -> None:
    """Check program, database, disk, server and proxy; exit code 1 if one of them is not well."""
    found = list(findings(database_url(data, database), url))
    if as_json:
        click.echo(json.dumps([asdict(finding) for finding in found], ensure_ascii=False, indent=1))
    else:
        for finding in found:
            click.echo(f"{finding.level:8} {finding.about:9} {finding.words}")
            if finding.advice:
                click.echo(f"{'':18} {finding.advice}")
    if any(finding.level == FAULT for finding in found):
        sys.exit(1)


def findings(database: str, url: str | None) -> Iterator[Finding]:
    """Everything that is looked at."""
    yield program()
    yield from stored(database)
    try:
        path = sqlite_path(database)
    except StoreFault:
        path = None
    if path is not None:
        yield from disk(path.parent)
    holder = holder_of(path) if path is not None else None
    if holder is not None and holder.what.startswith("http"):
        yield health(holder.what)
    elif url:
        yield health(url)
    else:
        yield Finding("server", WARNING, "none was found", "Start 'aegean serve', or say --url where it is.")
    if url:
        yield from (Finding(about, FAULT if advice else OK, words, advice) for about, words, advice in judge_proxy(url))


def program() -> Finding:
    """The version, and whether it is compiled."""
    build = "compiled" if aegean.COMPILED else "interpreted"
    words = f"aegean {aegean.__version__} ({build}), Python {platform.python_version()}"
    if aegean.COMPILED:
        return Finding("program", OK, words)
    return Finding("program", WARNING, words, "Bots think many times more slowly: install a compiled wheel.")


def stored(database: str) -> Iterator[Finding]:
    """Whether the database opens, has the layout of this version, and is sound."""
    try:
        store = open_store(database)
    except StoreFault as fault:
        yield Finding("database", FAULT, str(fault), "See 'What a message means' in docs/self-hosting.md.")
        return
    try:
        broken = damage(store)
        if not broken:
            yield Finding("database", OK, f"{store.name}, {table_count(store)} tables, sound")
    except DBAPIError as error:
        broken = sentence_of(error)
    finally:
        store.close()
    if broken:
        yield Finding("database", FAULT, f"{store.name} is damaged: {broken}", "Stop the server and restore a backup.")


def disk(folder: Path) -> Iterator[Finding]:
    """Whether the folder of a database can be written, and how much space is left."""
    if not folder.is_dir():
        return
    if os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield Finding("folder", OK, f"{folder} can be written")
    else:
        yield Finding("folder", FAULT, f"{folder} cannot be written", "Give it to the user who runs the server.")
    free = shutil.disk_usage(folder).free
    level = FAULT if free < TOO_LITTLE else WARNING if free < LITTLE else OK
    advice = "" if level == OK else "Make room, or let old tables go: 'aegean tables expire --days 365'."
    yield Finding("disk", level, f"{free / 1e9:.1f} GB free", advice)


def health(url: str) -> Finding:
    """What a running server says about itself."""
    try:
        answer = ask(url, "/healthz")
    except Unanswered as error:
        return Finding("server", FAULT, f"{url} does not answer: {error}", "Look into its log; is it running?")
    if answer.body.get("status") == OK:
        tables, watchers = answer.body.get("tables"), answer.body.get("watchers")
        return Finding("server", OK, f"{url} is well: {tables} tables in memory, {watchers} pages open")
    return Finding("server", FAULT, f"{url}: {reasons(answer)}", "Look into its log.")


def reasons(answer: Answer) -> str:
    """What a server that is not well complains of."""
    told = answer.body.get("reasons")
    said = "; ".join(map(str, told.values())) if isinstance(told, dict) else answer.body.get("reason")
    return f"{answer.status} {said or answer.body.get('status') or 'no answer of an Aegean server'}"
