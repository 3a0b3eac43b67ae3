"""The command `aegean`: play, replay, look up, measure."""

from __future__ import annotations

import sys

import click

import aegean
from aegean.cli.bots import analyze, arena, balance, ladder
from aegean.cli.facts import clauses, perft, rules
from aegean.cli.measure import bench
from aegean.cli.pictures import draw
from aegean.cli.play import play
from aegean.cli.replay import replay
from aegean.core.game import GameError
from aegean.core.parts import PartsError

BUILD = "compiled" if aegean.COMPILED else "interpreted"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(aegean.__version__, message=f"aegean %(version)s ({BUILD})")
def app() -> None:
    """Five modern board games about the ancient Aegean."""


@app.command()
def games() -> None:
    """List the games."""
    for name in aegean.names():
        game = aegean.load(name)
        seats = f"{game.seats.start}-{game.seats.stop - 1}"
        click.echo(f"{name:16} {game.title}, {seats} players, by {', '.join(game.designers)}")


for command in (play, replay, draw, rules, clauses, perft, bench, arena, ladder, balance, analyze):
    app.add_command(command)


def main() -> None:
    """Runs the command; what cannot be done is said in one line, with exit code 2."""
    try:
        app(standalone_mode=False)
    except (GameError, PartsError) as error:
        fail(str(error))
    except click.ClickException as error:
        fail(error.format_message())
    except (click.Abort, KeyboardInterrupt, EOFError):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()


def fail(message: str) -> None:
    """Says what is wrong and ends with exit code 2."""
    click.echo(f"aegean: {message}", err=True)
    sys.exit(2)
