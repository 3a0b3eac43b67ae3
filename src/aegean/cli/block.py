"""The operator's commands for blocks; running servers heed them within seconds."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from time import time

import click

from aegean.cli.listing import Listing
from aegean.cli.tables import JSON, moment
from aegean.server.access.blocks import checked_pattern
from aegean.server.options import DATA, DATABASE, Fault, opened
from aegean.store.schema import ADDRESS, NAME, VISITOR, Block
from aegean.store.upkeep import add_block, blocks, remove_block

KIND = click.argument("kind", type=click.Choice([NAME, VISITOR, ADDRESS]))
PATTERN = click.argument("pattern")


@click.group("block", cls=Listing)
def block() -> None:
    """Keep names and visitors away; the server may keep running.

    A name may hold * and ?. A visitor is given by the mark that 'aegean tables show' prints, or by an address or a
    network such as 203.0.113.0/24. Blocked visitors cannot open tables, join, chat or
    follow a table live.
    """


@block.command()
@KIND
@PATTERN
@click.option("--note", default="", help="Why, for yourself.")
@DATA
@DATABASE
def add(kind: str, pattern: str, note: str, data: Path | None, database: str | None) -> None:
    """Block a name, a visitor or an address."""
    pattern = known_pattern(kind, pattern)
    with opened(data, database) as store:
        if not add_block(store, Block(kind, pattern, note, time())):
            raise Fault(f"{kind} {pattern} is blocked already")
    click.echo(f"{kind} {pattern} is blocked")


@block.command()
@KIND
@PATTERN
@DATA
@DATABASE
def remove(kind: str, pattern: str, data: Path | None, database: str | None) -> None:
    """Take a block back."""
    pattern = known_pattern(kind, pattern)
    with opened(data, database) as store:
        if not remove_block(store, kind, pattern):
            raise Fault(f"{kind} {pattern} is not blocked")
    click.echo(f"{kind} {pattern} is no longer blocked")


@block.command("list")
@JSON
@DATA
@DATABASE
def list_blocks(as_json: bool, data: Path | None, database: str | None) -> None:
    """List all blocks."""
    with opened(data, database) as store:
        found = blocks(store)
    if as_json:
        click.echo(json.dumps([asdict(each) for each in found], ensure_ascii=False, indent=1))
        return
    for each in found:
        click.echo(f"{moment(each.created)}  {each.kind:8} {each.pattern}  {each.note}".rstrip())


def known_pattern(kind: str, pattern: str) -> str:
    """A pattern as it is stored; refused if it cannot be one."""
    try:
        return checked_pattern(kind, pattern)
    except ValueError as error:
        raise Fault(str(error)) from None
