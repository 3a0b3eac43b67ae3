"""Recorded games, told in words or verified."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import track

from aegean.cli.editions import tell_edition
from aegean.cli.files import read_record
from aegean.cli.language import LANGUAGE
from aegean.core.game import GameError
from aegean.play import Table
from aegean.play.fair import verify_draws


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Only check moves, scores and digest.")
@click.option("--verify-fair", is_flag=True, help="Check that all draws follow from what was sealed.")
@LANGUAGE
def replay(files: tuple[Path, ...], verify: bool, verify_fair: bool, lang: str) -> None:
    """Tell the games recorded in FILES in words, or verify them."""
    quiet = len(files) < 20
    for path in track(files, "replaying", transient=True, disable=quiet):
        game, record = read_record(path)
        try:
            drawn = verify_draws(game, record) if verify_fair else 0
            table = Table.resume(game, record)
        except GameError as error:
            raise GameError(f"{path}: {error}") from None
        if verify_fair:
            seal = record.header["sealed"]
            click.echo(f"{path}: all {drawn} draws follow from the secret with the fingerprint {seal} and the numbers")
            continue
        if verify:
            click.echo(
                f"{path}: {len(record.moves)} moves, scores {record.header.get('scores', 'not given')}, verified"
            )
            continue
        tell_edition(game, lang)
        click.echo("\n".join(table.log(None, lang)))
        if not table.is_over:
            click.echo(f"{', '.join(table.names)}: {' '.join(map(str, table.state.scores()))}")
