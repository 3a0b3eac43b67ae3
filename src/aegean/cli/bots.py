"""Bots against one another: arena, ladder, balance, and the analysis of a finished game."""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from aegean.cli.editions import EDITION, chosen, tell_edition
from aegean.cli.files import read_record, write_text
from aegean.core.game import GameError
from aegean.core.seen import Seen
from aegean.play import Table
from aegean.play.advice import because, plan, when
from aegean.play.analysis import ITERATIONS, Analysis, Judgement, analyse, explain
from aegean.play.graph import chances, graph
from aegean.play.summary import what_decided
from aegean.search.arena import arena as play_arena
from aegean.search.arena import pace, standings
from aegean.search.balance import balance as measure_balance
from aegean.search.balance_page import page
from aegean.search.bots import BOTS, COUNTED
from aegean.search.external_bots import not_had, register_bots
from aegean.search.ladder import Rung
from aegean.search.ladder import ladder as play_ladder
from aegean.search.statistics import SURE

Count = Callable[[int, int], None]
SHOWN = 15  # options of a balance report


@contextmanager
def counting(what: str, quiet: bool) -> Iterator[Count]:
    """A progress bar as a callback; none for scripts."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True, disable=quiet, console=Console(stderr=True)) as progress:
        task = progress.add_task(what)

        def count(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield count


def pairs(texts: tuple[str, ...]) -> dict[str, str]:
    """The NAME=VALUE pairs of an option that may be given several times."""
    for text in texts:
        if "=" not in text:
            raise GameError(f"'{text}' should be NAME=VALUE")
    return {text.split("=", 1)[0]: text.split("=", 1)[1] for text in texts}


def show(title: str, columns: list[str], rows: list[list[str]]) -> None:
    """Prints a table: words on the left, numbers on the right."""
    grid = Grid(title=title)
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left")
    for row in rows:
        grid.add_row(*row)
    Console().print(grid)


@click.command()
@click.argument("game")
@click.option("--bots", "names", required=True, help="One for each seat: hard,greedy,greedy,greedy.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), help="Processes; one for each core by default.")
@click.option("--early", is_flag=True, help="Stop once it is clear whether the first bot wins more than its share.")
@click.option("--keep", type=click.Path(path_type=Path), help="Folder for the outcomes; a second run continues there.")
@click.option("--records", is_flag=True, help="Keep the record of every game in that folder.")
@click.option("--guest", multiple=True, help="A bot of your own: NAME=process:PROGRAM or NAME=python:MODULE:CLASS.")
@click.option("--option", multiple=True, help="An option of the game: NAME=VALUE.")
@click.option("--ray", is_flag=False, flag_value="", default=None, help="Play on a Ray cluster, at this address.")
@EDITION
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def arena(
    game: str,
    names: str,
    games: int,
    seed: int,
    workers: int | None,
    early: bool,
    keep: Path | None,
    records: bool,
    guest: tuple[str, ...],
    option: tuple[str, ...],
    ray: str | None,
    editions: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play against one another, rotating the seats."""
    bots = check([name.strip() for name in names.split(",")], guest)
    with counting("playing", as_json) as count:
        outcomes = play_arena(
            chosen(game, editions), bots, games, seed=seed, options=pairs(option), guests=pairs(guest),
            workers=workers, ray=ray, early=early, folder=keep, records=records, progress=count,
        )  # fmt: skip
    ranking = standings(outcomes)
    if as_json:
        click.echo(json.dumps(ranking))
        return
    rows = [
        [
            name,
            f"{row['games']:.0f}",
            f"{row['win_share']:.1%}",
            f"{row['low']:.1%} - {row['high']:.1%}",
            f"{row['fair_share']:.1%}",
            f"{row['mean_place']:.2f}",
            f"{row['mean_points']:.1f}",
        ]
        for name, row in ranking.items()
    ]
    show(game, ["bot", "games", "wins", "95 % interval", "fair", "place", "points"], rows)
    speed = pace(outcomes)
    click.echo(
        f"{speed['decisions']:.0f} decisions, {speed['moves']:.0f} moves and {speed['seconds']:.2f} s a game; "
        f"{speed['decisions_per_second']:,.0f} decisions/s"
    )
    for note in dict.fromkeys(note for outcome in outcomes for note in outcome.notes):
        click.echo(note)


def check(bots: list[str], guests: tuple[str, ...]) -> list[str]:
    """The bots themselves; unknown ones are refused before any process is started."""
    places = pairs(guests)
    register_bots(places)
    for name, place in places.items():
        look_for(name, place)
    known = [*BOTS, *places]
    for name in bots:
        if name not in known and not COUNTED.fullmatch(name):
            raise GameError(f"there is no bot '{name}' (bots: {', '.join(known)})")
    return bots


def look_for(name: str, place: str) -> None:
    """Looks whether the class of a guest can be had; modules may lie in the current folder."""
    kind, _, rest = place.partition(":")
    module, _, names = rest.partition(":")
    if kind != "python":
        return
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # which other processes inherit
    try:
        getattr(importlib.import_module(module), names.partition(":")[0])
    except Exception as error:  # whatever is wrong with the module
        raise not_had(name, error) from error


@click.command()
@click.argument("game")
@click.option("--bots", "names", default=",".join(BOTS), show_default=True)
@click.option("--games", type=click.IntRange(0), default=200, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), help="Processes; one for each core by default.")
@click.option("--keep", type=click.Path(path_type=Path), help="Folder for the outcomes; a second run continues there.")
@click.option("--guest", multiple=True, help="A bot of your own: NAME=process:PROGRAM or NAME=python:MODULE:CLASS.")
@click.option("--ray", is_flag=False, flag_value="", default=None, help="Play on a Ray cluster, at this address.")
@click.option("--also", multiple=True, type=click.Path(path_type=Path), help="Count the games kept in this folder too.")
@click.option("--into", type=click.Path(path_type=Path), help="Write the ratings into this file too.")
@EDITION
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def ladder(
    game: str,
    names: str,
    games: int,
    seed: int,
    workers: int | None,
    keep: Path | None,
    guest: tuple[str, ...],
    ray: str | None,
    also: tuple[Path, ...],
    into: Path | None,
    editions: tuple[str, ...],
    as_json: bool,
) -> None:
    """Rate bots by games of each against each."""
    bots = check([name.strip() for name in names.split(",")], guest)
    with counting("playing", as_json) as count:
        rungs = play_ladder(
            chosen(game, editions), bots, games, seed=seed, guests=pairs(guest), workers=workers, ray=ray,
            folder=keep, also=also, progress=count,
        )  # fmt: skip
    if into:
        write_ratings(into, game, rungs)
    if as_json:
        click.echo(json.dumps([rung._asdict() for rung in rungs]))
        return
    rows = [
        [
            str(rung.rank),
            rung.bot,
            f"{rung.rating:.1f}",
            f"{rung.low:.1f} - {rung.high:.1f}",
            str(rung.games),
            f"{rung.win_share:.1%}",
            f"{rung.mean_place:.2f}",
            f"{rung.mean_points:.1f}",
        ]
        for rung in rungs
    ]
    show(game, ["rank", "bot", "rating", "95 % interval", "games", "wins", "place", "points"], rows)
    if len({rung.rank for rung in rungs}) < len(rungs):
        click.echo("Bots of one rank are equal as far as these games tell.")


def write_ratings(path: Path, game: str, rungs: list[Rung]) -> None:
    """Writes the rating of every bot and its doubt, one game a line, as a server reads them."""
    kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
    kept[game] = {rung.bot: [rung.rating, round((rung.high - rung.low) / 2 / SURE, 2)] for rung in rungs}
    lines = [f"  {json.dumps(name)}: {json.dumps(bots)}" for name, bots in sorted(kept.items())]
    write_text(path, "{\n" + ",\n".join(lines) + "\n}\n")


@click.command()
@click.argument("game")
@click.option("--level", default="greedy", show_default=True)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seats", type=int, default=0, help="Number of players; as many as possible by default.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), help="Processes; one for each core by default.")
@click.option("--page", "target", type=click.Path(path_type=Path), help="Write a page with figures here.")
@EDITION
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def balance(
    game: str,
    level: str,
    games: int,
    seats: int,
    seed: int,
    workers: int | None,
    target: Path | None,
    editions: tuple[str, ...],
    as_json: bool,
) -> None:
    """Measure seats, scores, length and the worth of every option by self-play."""
    check([level], ())
    with counting("playing", as_json) as count:
        report = measure_balance(
            chosen(game, editions), level, games, seats=seats, seed=seed, workers=workers, progress=count
        )
    if target is not None:
        write_text(target, page(report))
    if as_json:
        click.echo(json.dumps(report.facts()))
        return
    rows = [
        [str(seat.seat + 1), f"{seat.win_share:.1%}", f"{seat.low:.1%} - {seat.high:.1%}", f"{seat.mean_points:.1f}"]
        for seat in report.seats
    ]
    show(f"{game}: seats", ["seat", "wins", "95 % interval", "points"], rows)
    striking = [option for option in report.options if option.verdict]
    rows = [
        [option.move, str(option.offers), str(option.choices), f"{option.win_share:.1%}", option.verdict]
        for option in [
            *report.options[:SHOWN],
            *[option for option in striking if option not in report.options[:SHOWN]],
        ]
    ]
    show(f"{game}: options", ["option", "offers", "chosen", "wins of its players", "verdict"], rows)


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--iterations", type=click.IntRange(1), default=ITERATIONS, show_default=True, help="Per decision.")
@click.option("--graph", "target", type=click.Path(path_type=Path), help="Write the evaluation graph (SVG) here.")
@click.option("--workers", type=click.IntRange(1), help="Processes; one for each core by default.")
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def analyze(record: Path, iterations: int, target: Path | None, workers: int | None, as_json: bool) -> None:
    """Judge the decisions of a finished game; the result is stored beside the record."""
    game, played = read_record(record)
    cache = record.with_name(record.name + ".analysis.json")
    with counting("thinking", as_json) as count:
        analysis = analyse(
            game, played, iterations=iterations, cache=cache, progress=count, workers=workers or os.cpu_count() or 1
        )
    if target is not None:
        write_text(target, f"{graph(chances(analysis), analysis, Table.resume(game, played).names)}\n")
    if as_json:
        click.echo(analysis.text())
    else:
        show_analysis(Table.resume(game, played), analysis, iterations)


def show_analysis(table: Table, analysis: Analysis, iterations: int) -> None:
    """Prints what decided a game, how accurately everybody played, and the costliest decisions with their reasons."""
    teller = table.teller("en")
    tell_edition(table.game)
    if table.is_over:
        for sentence in what_decided(table, analysis, teller):
            click.echo(sentence)
    accuracies = [(name, analysis.accuracy(seat)) for seat, name in enumerate(teller.names)]
    click.echo(f"Accuracy: {', '.join(f'{name} {share:.0%}' for name, share in accuracies if share is not None)}")
    show_costliest(table, analysis)
    for seat in range(analysis.seats):
        for judgement in analysis.costliest(seat, 1):
            show_plan(table, judgement, iterations)


def show_plan(table: Table, judgement: Judgement, iterations: int) -> None:
    """Prints what the search expects after the better move, and after the one that was played."""
    game, teller, state = table.game, table.teller("en"), table.at(judgement.number)
    why = explain(game, state, game.parse(judgement.best), game.parse(judgement.played), iterations)
    for move, outlook in ((judgement.best, why.best), (judgement.played, why.played)):
        words = teller.choice(Seen(state, judgement.seat).position, game.parse(move))
        click.echo(f"\nMove {judgement.number + 1}, {teller.names[judgement.seat]}: {words}")
        for line in [
            *(when("en", told) for told in plan(teller, outlook.plan)),
            because(teller, outlook.reasons, outlook.plan),
        ]:
            if line:
                click.echo(f"  {line}")


def show_costliest(table: Table, analysis: Analysis) -> None:
    """Prints the costliest decisions of each seat."""
    game, teller = table.game, table.teller("en")

    def said(judgement: Judgement, move: str) -> str:
        position = Seen(table.at(judgement.number), judgement.seat).position
        return teller.choice(position, game.parse(move))

    rows = [
        [
            teller.names[judgement.seat],
            f"{judgement.number + 1}",
            said(judgement, judgement.played),
            said(judgement, judgement.best),
            f"{judgement.cost:.1%}",
            f"{judgement.points:.1f}",
        ]
        for seat in range(analysis.seats)
        for judgement in analysis.costliest(seat)
    ]
    show(f"{game.title}: costliest decisions", ["seat", "move", "played", "better", "chance lost", "points lost"], rows)
