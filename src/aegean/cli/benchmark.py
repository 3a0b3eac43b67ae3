"""The benchmark: an agent against the fixed opponents in all games."""

from __future__ import annotations

import json
from pathlib import Path

import click

from aegean.adapters.benchmark import GAMES, benchmark
from aegean.cli.bots import check, counting, pairs, show
from aegean.cli.files import write_text


@click.command("benchmark")
@click.argument("agent")
@click.option("--game", "games", multiple=True, help="Only this game; may be given several times.")
@click.option("--games", "count", type=click.IntRange(1), default=GAMES, show_default=True, help="Games a cell.")
@click.option("--workers", type=click.IntRange(1), help="Processes; one for each core by default.")
@click.option("--keep", type=click.Path(path_type=Path), help="Folder for the outcomes; a second run continues there.")
@click.option("--guest", multiple=True, help="An agent of your own: NAME=process:PROGRAM or NAME=python:MODULE:CLASS.")
@click.option("--ray", is_flag=False, flag_value="", default=None, help="Play on a Ray cluster, at this address.")
@click.option("--out", type=click.Path(path_type=Path), help="Write the result (JSON) here.")
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def play_benchmark(
    agent: str,
    games: tuple[str, ...],
    count: int,
    workers: int | None,
    keep: Path | None,
    guest: tuple[str, ...],
    ray: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play AegeanBench: an agent against fixed opponents in all games."""
    check([agent], guest)
    with counting("playing", as_json) as progress:
        result = benchmark(
            agent, games, count, guests=pairs(guest), workers=workers, ray=ray, folder=keep, progress=progress
        )
    if out is not None:
        write_text(out, json.dumps(result, indent=1) + "\n")
    if as_json:
        click.echo(json.dumps(result))
        return
    opponents = list(dict.fromkeys(row["opponent"] for row in result["cells"]))
    played = {(row["game"], row["opponent"]): row for row in result["cells"]}
    rows = [
        [game, *(f"{row['win_share']:.1%} ({row['low']:.0%} - {row['high']:.0%})" for row in found)]
        for game in dict.fromkeys(row["game"] for row in result["cells"])
        for found in [[played[game, opponent] for opponent in opponents]]
    ]
    show(f"{result['protocol']}: {agent}", ["game", *opponents], rows)
    extent = "the full protocol" if result["official"] else "a part of the protocol"
    click.echo(f"score {result['score']:.1%}, where a third is fair; {extent}")
