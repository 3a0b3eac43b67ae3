"""Data sets of games between bots."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import aegean
from aegean.cli.editions import EDITION, chosen
from aegean.core.game import GameError


@click.command()
@click.argument("game")
@click.option("--bots", required=True, help="Who plays, for example greedy,greedy,random.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder; games already there are kept.")
@click.option("--format", "kind", type=click.Choice(["parquet", "numpy"]), default="parquet", show_default=True)
@click.option("--minari", metavar="NAME", help="Also write a data set of Minari, such as athens/greedy-v0.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@EDITION
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--processes", type=click.IntRange(0), default=0, help="All cores by default.")
@click.option("--ray", is_flag=False, flag_value="", default=None, help="Work on a Ray cluster, at this address.")
def dataset(
    game: str,
    bots: str,
    games: int,
    out: Path,
    kind: str,
    minari: str | None,
    options: tuple[str, ...],
    editions: tuple[str, ...],
    seed: int,
    processes: int,
    ray: str | None,
) -> None:
    """Let bots play GAME and write records and tensors; a second run continues where the first stopped."""
    try:
        from aegean.adapters.datasets import Plan, generate

        if minari is not None:
            from aegean.adapters.minari import check

            check(minari)
    except ImportError as error:
        raise GameError(f"data sets need the extra 'research': pip install 'aegean[research]' ({error.name})") from None
    key, wanted = chosen(game, editions), dict(option.partition("=")[::2] for option in options)
    plan = Plan(key, tuple(bot.strip() for bot in bots.split(",")), wanted, seed, kind)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task(f"{aegean.load(key).title}, games", total=games)
        for done in generate(plan, out, games, processes or os.cpu_count() or 1, ray):
            progress.update(task, completed=done)
    if minari is not None:
        from aegean.adapters.cards import card
        from aegean.adapters.minari import write

        write(plan, out, games, minari, card(plan, games))
    click.echo(f"{out}: {games} games")
