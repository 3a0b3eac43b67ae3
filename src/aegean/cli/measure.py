"""How fast the games run."""

from __future__ import annotations

import json
import time

import click
from rich.progress import Progress

import aegean
from aegean.cli.editions import EDITION, chosen
from aegean.cli.puzzles import bench_puzzles
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.core.state import OVER
from aegean.search.playout import clone_often, play_out, random_step

CLONES = 20_000


def measure(game: Game, seats: int, seconds: float) -> dict[str, float | bool]:
    """The speed of random games, over so many seconds of processor time, and of a clone."""
    rng, buffers = Rng(1), Buffers()
    games = decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        decisions += int(play_out(game.start(seats), rng, buffers))
        games += 1
    spent = time.process_time() - begin
    state = game.start(seats)
    for _ in range(120):
        if state.seat != OVER:
            random_step(state, rng, buffers)
    times = CLONES if aegean.COMPILED else CLONES // 10
    begin = time.process_time()
    clone_often(state, times)
    clone = (time.process_time() - begin) / times
    return {
        "compiled": aegean.COMPILED,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(clone * 1e6, 3),
    }


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seats", type=int, default=0, help="Number of players; as many as possible by default.")
@click.option("--seconds", type=click.FloatRange(0.1), default=3.0, show_default=True, help="Per game.")
@EDITION
@click.option(
    "--puzzles", "solvers", metavar="BOTS", help="Let bots solve the puzzles instead, for example greedy,expert."
)
@click.option(
    "--seeds", type=click.IntRange(1), default=3, show_default=True, help="With which every bot tries every puzzle."
)
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def bench(
    games: tuple[str, ...],
    seats: int,
    seconds: float,
    editions: tuple[str, ...],
    solvers: str | None,
    seeds: int,
    as_json: bool,
) -> None:
    """Measure random games on one core, counting decisions in which a player has a choice."""
    measured = [aegean.load(chosen(name, editions)) for name in games or aegean.names()]
    if solvers:
        bench_puzzles(measured, [name.strip() for name in solvers.split(",")], seeds, as_json)
        return
    report = {}
    with Progress(transient=True, disable=as_json) as progress:
        task = progress.add_task("measuring", total=len(measured))
        for game in measured:
            progress.update(task, description=game.title)
            report[game.name] = measure(game, seats or game.seats.stop - 1, seconds)
            progress.advance(task)
    if as_json:
        click.echo(json.dumps(report))
        return
    for name, row in report.items():
        build = "compiled" if row["compiled"] else "interpreted"
        click.echo(
            f"{name:16} {row['decisions_per_s']:>10,} decisions/s  {row['games_per_s']:>9,} games/s  "
            f"{row['decisions_per_game']:>6} decisions/game  clone {row['clone_us']} us  ({build})"
        )
