"""Playing in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

import aegean
from aegean.cli.files import read_record
from aegean.cli.terminal import Terminal
from aegean.core.game import Game, GameError
from aegean.core.words import LANGUAGES
from aegean.play import Table
from aegean.play.table import PERSON


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats", default="", help="Who plays, for example me,greedy,greedy; me several times shares the screen."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--seed", type=int, help="Decides all chance, for a game that can be repeated.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def play(
    game: str | None, seats: str, options: tuple[str, ...], seed: int | None, resume: Path | None, lang: str
) -> None:
    """Play GAME in the terminal against bots or at one screen."""
    if resume is not None:
        table = resumed(resume, seed)
    elif game is None:
        raise GameError(f"which game? (games: {', '.join(aegean.names())})")
    else:
        table = seated(aegean.load(game), seats, options, seed, lang)
    Terminal(table, lang).run()


def seated(game: Game, seats: str, options: tuple[str, ...], seed: int | None, lang: str) -> Table:
    """A new table with people and bots."""
    kinds = [kind.strip() for kind in seats.split(",")] if seats else ["me"] + ["greedy"] * (game.seats.start - 1)
    held = [PERSON if kind in ("me", PERSON) else kind for kind in kinds]
    chosen: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise GameError(f"an option looks like NAME=VALUE, not '{option}'")
        chosen[key] = value
    usual = game.seat_names(len(held), lang)
    names = [usual[seat] if kind == PERSON else f"{usual[seat]} ({kind})" for seat, kind in enumerate(held)]
    return Table(game, held, seed=seed, options=chosen, names=names)


def resumed(path: Path, seed: int | None) -> Table:
    """The table of a saved game."""
    game, record = read_record(path)
    try:
        return Table.resume(game, record, seed)
    except GameError as error:
        raise GameError(f"{path}: {error}") from None
