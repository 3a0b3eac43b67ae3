"""The command `aegean`: play, replay, look up, measure."""

from __future__ import annotations

import importlib
import sys

import click

import aegean
from aegean.cli.listing import Listing
from aegean.core.game import GameError
from aegean.core.parts import PartsError

BUILD = "compiled" if aegean.COMPILED else "interpreted"
SECTIONS = {
    "Play": ("games", "play", "learn", "puzzle", "rules", "replay", "edition"),
    "Run a server": ("serve", "tables", "block", "backup", "restore", "doctor"),
    "Bots and research": ("arena", "ladder", "analyze", "balance", "bench", "benchmark", "dataset", "puzzles"),
    "Work on games": ("new", "draw", "clauses", "perft"),
}
COMMANDS = {
    "play": "aegean.cli.play:play",
    "learn": "aegean.cli.learn:learn",
    "serve": "aegean.server.command:serve",
    "backup": "aegean.cli.backup:back_up",
    "restore": "aegean.cli.backup:restore_all",
    "tables": "aegean.cli.tables:tables",
    "block": "aegean.cli.block:block",
    "doctor": "aegean.cli.doctor:doctor",
    "replay": "aegean.cli.replay:replay",
    "draw": "aegean.cli.pictures:draw",
    "rules": "aegean.cli.facts:rules",
    "clauses": "aegean.cli.facts:clauses",
    "perft": "aegean.cli.facts:perft",
    "bench": "aegean.cli.measure:bench",
    "arena": "aegean.cli.bots:arena",
    "ladder": "aegean.cli.bots:ladder",
    "balance": "aegean.cli.bots:balance",
    "analyze": "aegean.cli.bots:analyze",
    "dataset": "aegean.cli.datasets:dataset",
    "benchmark": "aegean.cli.benchmark:play_benchmark",
    "puzzle": "aegean.cli.puzzles:solve_puzzle",
    "puzzles": "aegean.cli.puzzles:mine_puzzles",
    "edition": "aegean.cli.sheet:edition",
    "new": "aegean.cli.new:new",
}


class Commands(Listing):
    """The commands, each imported when it is used: some need optional packages."""

    sections = SECTIONS

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands that can run here."""
        return [*super().list_commands(ctx), *(name for name in COMMANDS if isinstance(loaded(name), click.Command))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        if cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        command = loaded(cmd_name)
        if isinstance(command, click.Command):
            return command
        raise GameError(f"'{cmd_name}' needs the package {command}: pip install 'aegean[server]'")


def loaded(name: str) -> click.Command | str:
    """A command, or the name of a package that it needs and that is not installed."""
    module, _, attribute = COMMANDS[name].partition(":")
    try:
        command = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as missing:
        return str(missing.name)
    assert isinstance(command, click.Command)
    return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(aegean.__version__, message=f"aegean %(version)s ({BUILD})")
def app() -> None:
    """Five modern board games about the ancient Aegean."""


@app.command()
def games() -> None:
    """List the games."""
    for name in aegean.names():
        try:
            game = aegean.load(name)
        except GameError as error:
            reason = str(error).split("' ", 1)[-1]
            click.echo(f"{name:16} {reason}")
            continue
        seats = f"{game.seats.start}-{game.seats.stop - 1}"
        click.echo(f"{name:16} {game.title}, {seats} players, by {', '.join(game.designers)}")


def main() -> None:
    """Runs the command; an error is one line and exit code 2."""
    try:
        app(standalone_mode=False, prog_name="aegean")
    except (GameError, PartsError) as error:
        fail(str(error))
    except click.MissingParameter as error:
        asks = error.param is not None and error.param.human_readable_name == "GAME"
        fail(f"which game? (games: {', '.join(aegean.names())})" if asks else error.format_message())
    except click.UsageError as error:
        if error.ctx and error.message == error.ctx.get_help():  # nothing was asked for
            click.echo(error.message)
            return
        more = f" See {error.ctx.command_path} --help" if error.ctx else ""
        fail(f"{error.format_message()}{more}")
    except click.ClickException as error:
        fail(error.format_message())
    except (click.Abort, KeyboardInterrupt, EOFError):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()


def fail(message: str) -> None:
    """Prints an error and exits with code 2."""
    click.echo(f"aegean: {message}", err=True)
    sys.exit(2)
