"""The benchmark: an agent against the fixed opponents in all games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from aegean.adapters.benchmark import GAMES, Protocol, learning, playing, predicting
from aegean.adapters.learning import LIMITS
from aegean.cli.bots import check, counting, pairs, show
from aegean.cli.files import write_text
from aegean.games import names


@click.command("benchmark")
@click.argument("agent")
@click.option("--track", type=click.Choice(["play", "learning", "prediction"]), default="play", show_default=True)
@click.option("--limit", "limits", type=int, multiple=True, help="Decisions to learn from; may be given several times.")
@click.option("--data", type=click.Path(path_type=Path), help="Folder with a data set for every game, to be predicted.")
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
    track: str,
    limits: tuple[int, ...],
    data: Path | None,
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
        plan = Protocol(agent, list(games) or names(), count, pairs(guest), workers, ray, keep, progress)
        if track == "prediction":
            result = predicting(plan, data or Path("data"))
        else:
            result = playing(plan) if track == "play" else learning(plan, limits or LIMITS)
    if out is not None:
        write_text(out, json.dumps(result, indent=1) + "\n")
    if as_json:
        click.echo(json.dumps(result))
        return
    table(result)


def table(result: dict[str, Any]) -> None:
    """Shows a result, a row for every game, and for every limit of decisions."""
    if result["track"] == "prediction":
        show_losses(result)
        return
    opponents = list(dict.fromkeys(row["opponent"] for row in result["cells"]))
    played = {(row.get("limit"), row["game"], row["opponent"]): row for row in result["cells"]}
    rows = [
        [game if limit is None else f"{game}, {limit:,}", *(share(played[limit, game, other]) for other in opponents)]
        for limit, game in dict.fromkeys((limit, game) for limit, game, _ in played)
    ]
    show(f"{result['protocol']}, {result['track']}: {result['agent']}", ["game", *opponents], rows)
    extent = "the full protocol" if result["official"] else "a part of the protocol"
    scores = result.get("scores", {"": result.get("score")})
    for limit, score in scores.items():
        click.echo(f"score{' after ' * bool(limit)}{limit} {score:.1%}, where a third is fair; {extent}")


def show_losses(result: dict[str, Any]) -> None:
    """Shows how far off predictions are, beside a guess."""
    rows = [
        [row["game"], *(f"{row['losses'][task]:.3f} ({row['guess'][task]:.3f})" for task in result["scores"])]
        for row in result["cells"]
    ]
    show(f"{result['protocol']}, prediction: {result['agent']} (a guess)", ["game", *result["scores"]], rows)
    click.echo("better than a guess by " + ", ".join(f"{task} {skill:.1%}" for task, skill in result["scores"].items()))


def share(row: dict[str, Any]) -> str:
    """A share of games won with its interval."""
    return f"{row['win_share']:.1%} ({row['low']:.0%} - {row['high']:.0%})"
