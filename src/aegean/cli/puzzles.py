"""Puzzles: mining them, solving them, and letting bots solve them."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import aegean
from aegean.cli.language import LANGUAGE
from aegean.cli.learn import Classroom
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.play.puzzles import (
    MARK,
    as_lesson,
    game_of_the_day,
    of_the_day,
    puzzle_called,
    puzzles,
    read,
    temptations,
    today,
    verdict,
)
from aegean.search.bots import bot

GAMES = 10_000  # that are never searched for one puzzle


@click.command("puzzles")
@click.argument("name", metavar="GAME")
@click.option(
    "--count", type=click.IntRange(1), default=60, show_default=True, help="How many, those in the file included."
)
@click.option("--seed", type=int, help="Of the first game that is searched; without it, games that were not yet.")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file; puzzles already there are kept.")
def mine_puzzles(name: str, count: int, seed: int | None, out: Path) -> None:
    """Search games of strong bots for positions of GAME with one clear and hidden solution."""
    from aegean.play.mining import mine

    game = aegean.load(name)
    found = read(out.read_text("utf-8")) if out.exists() else ()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True) as progress, out.open("a", encoding="utf-8") as file:
        task = progress.add_task(f"{game.title}, puzzles", total=count, completed=len(found))
        mined = mine(game, 1 + GAMES * len(found) if seed is None else seed, found)
        for _ in range(count - len(found)):
            file.write(next(mined).text() + "\n")
            file.flush()
            progress.advance(task)
    click.echo(f"{out}: {max(count, len(found))} puzzles")


@click.command("puzzle")
@click.argument("name", metavar="[GAME]", required=False)
@click.argument("number", type=int, required=False)
@LANGUAGE
def solve_puzzle(name: str | None, number: int | None, lang: str) -> None:
    """Solve the puzzle of the day, of GAME or of today's game, or the one with a NUMBER."""
    day = today()
    game = aegean.load(name or game_of_the_day(day))
    puzzle = puzzle_called(game.name, f"{game.name}{MARK}{number}") if number else of_the_day(game.name, day)
    Riddle(as_lesson(game, puzzle), 0, lang).run()


class Riddle(Classroom):
    """Asks a puzzle until it is solved or whoever tries has enough."""

    was_shown = False

    def run(self) -> None:
        """Asks one decision after the other."""
        click.echo(self.lesson.title[self.lang])
        self.say("lesson_help")
        while not self.place.is_last:
            if not self.take_step():
                return
        click.echo()
        self.write(f"{verdict(self.lang, self.was_shown)} {self.place.step.words[self.lang]}", "> ")
        self.say("tempting")
        for line in temptations(self.teller, puzzle_called(self.lesson.game, self.lesson.id)):
            self.write(str(line), "  ")

    def run_command(self, command: str, rest: str) -> bool:
        """Runs a command, and notes whether the line was shown."""
        self.was_shown = self.was_shown or command == "show"
        return super().run_command(command, rest)


def bench_puzzles(games: list[Game], names: list[str], seeds: int, as_json: bool) -> None:
    """Says how many puzzles of each game each bot solves."""
    report = {game.name: {name: solved_by(game, name, seeds) for name in names} for game in games}
    if as_json:
        click.echo(json.dumps(report))
        return
    for game in games:
        shares = "  ".join(f"{name} {solved:4.0%}" for name, solved in report[game.name].items())
        click.echo(f"{game.name:16} {len(puzzles(game.name)):3} puzzles  {shares}")


def solved_by(game: Game, name: str, seeds: int) -> float:
    """The share of first decisions that a bot solves, over so many seeds."""
    asked = [(puzzle, seed) for puzzle in puzzles(game.name) for seed in range(seeds)]
    solved = sum(
        puzzle.solves(0, game.text(bot(game, name).choose(puzzle.seen(game), Rng(seed)))) for puzzle, seed in asked
    )
    return solved / max(1, len(asked))
