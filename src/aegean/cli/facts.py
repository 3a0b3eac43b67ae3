"""Looking things up: rules, clauses, perft counts."""

from __future__ import annotations

import difflib
import json
import re
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown

import aegean
from aegean.cli.editions import EDITION, chosen
from aegean.cli.language import LANGUAGE
from aegean.core.catalog import folder
from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.core.settle import Buffers
from aegean.core.state import OVER
from aegean.search.playout import perft as count_moves
from aegean.search.playout import random_step
from aegean.testing.clauses import coverage, rules_clauses

ANCHOR = re.compile(r" *\{#[\w-]+\}$", re.MULTILINE)  # names of chapters, for links between pages


@click.command()
@click.argument("game")
@click.argument("clause", required=False)
@LANGUAGE
def rules(game: str, clause: str | None, lang: str) -> None:
    """Show the rules of GAME, or one CLAUSE or chapter (AT-6.3, AT-6, "five minutes")."""
    written = folder(aegean.load(game).name)
    translated = written / f"rules.{lang}.md"
    text = (translated if translated.exists() else written / "rules.md").read_text("utf-8")
    text = ANCHOR.sub("", text)
    if clause is None:
        Console().print(Markdown(text))
        return
    numbers = rules_clauses(game, aegean.load(game).prefix)
    wanted = clause.upper()
    lines = [line for line in text.splitlines() if re.match(rf"- \*\*{re.escape(wanted)}(\.\d+)?\*\*", line)]
    lines = lines or chapter(text, clause)
    lines = lines or [line for line in text.splitlines() if clause.lower() in line.lower() and line.startswith("- **")]
    if not lines:
        near = difflib.get_close_matches(wanted, numbers, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise GameError(f"the rules of {game} have no clause '{clause}'{hint}")
    Console().print(Markdown("\n".join(lines)))


def chapter(text: str, words: str) -> list[str]:
    """The chapter whose heading contains the words, with its heading."""
    chapters = re.split(r"^(?=#+ )", text, flags=re.MULTILINE)
    return next((part.splitlines() for part in chapters if words.lower() in part.split("\n")[0].lower()), [])


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
@click.option("--tests", default="tests/games", help="Folder with the tests of the games.")
def clauses(as_json: bool, tests: str) -> None:
    """Show how many clauses of every game are cited by code and by tests."""
    report = {}
    for name in aegean.names():
        found = coverage(name, aegean.load(name).prefix, Path(tests) / name)
        report[name] = {
            "clauses": len(found.clauses),
            "code": len(found.code & set(found.clauses)),
            "tests": len(found.tests & set(found.clauses)),
            "exempt": len(found.exempt),
        }
        if not as_json:
            counts = report[name]
            click.echo(
                f"{name:16} {counts['clauses']:4} clauses, cited by code {counts['code']}, "
                f"by tests {counts['tests']}, exempt {counts['exempt']}"
            )
            for number in found.uncited:
                click.echo(f"  not cited: {number}")
            for number, reason in found.exempt.items():
                click.echo(f"  exempt: {number} ({reason})")
    if as_json:
        click.echo(json.dumps(report))


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=0, help="Number of players; as few as possible by default.")
@click.option("--depth", type=click.IntRange(1, 12), default=3, show_default=True)
@click.option("--seed", type=int, help="Seed of the random moves before counting.")
@click.option("--moves", type=click.IntRange(0), default=0, help="Random moves before counting.")
@EDITION
@click.option("--json", "as_json", is_flag=True, help="For scripts.")
def perft(
    game: str, seats: int, depth: int, seed: int | None, moves: int, editions: tuple[str, ...], as_json: bool
) -> None:
    """Count the sequences of moves, chance included, up to a depth."""
    state = aegean.load(chosen(game, editions)).start(seats)
    rng, buffers = Rng(seed or 0), Buffers()
    for _ in range(moves):
        if state.seat == OVER:
            break
        random_step(state, rng, buffers)
    counts = [int(count_moves(state, level, Buffers())) for level in range(1, depth + 1)]
    if as_json:
        click.echo(json.dumps(counts))
    else:
        for level, count in enumerate(counts, 1):
            click.echo(f"{level:2} {count:>14,}")
