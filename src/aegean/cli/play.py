"""Playing in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

import aegean
from aegean.cli.editions import EDITION, chosen
from aegean.cli.files import read_record
from aegean.cli.language import LANGUAGE
from aegean.cli.terminal import WORDS, Terminal
from aegean.core.game import Game, GameError
from aegean.play import Table
from aegean.play.table import PERSON


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats", default="", help="Who plays, for example me,greedy,greedy; several people share the screen: me,me."
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--seed", type=int, help="Seed of all chance, to repeat a game.")
@click.option("--resume", type=click.Path(path_type=Path), help="Continue a saved game.")
@EDITION
@LANGUAGE
def play(
    game: str | None,
    seats: str,
    options: tuple[str, ...],
    seed: int | None,
    resume: Path | None,
    editions: tuple[str, ...],
    lang: str,
) -> None:
    """Play GAME in the terminal, against bots or with people at the same screen."""
    if resume is not None:
        table = resumed(resume, seed)
    elif game is None:
        raise GameError(f"which game? (games: {', '.join(aegean.names())})")
    else:
        table = seated(aegean.load(chosen(game, editions)), seats, options, seed, lang)
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
    seat_names = game.seat_names(len(held), lang)
    names = [
        name if kind == PERSON else WORDS.say(lang, "bot", seat=name, level=kind)
        for name, kind in zip(seat_names, held, strict=True)
    ]
    return Table(game, held, seed=seed, options=chosen, names=names)


def resumed(path: Path, seed: int | None) -> Table:
    """The table of a saved game."""
    game, record = read_record(path)
    try:
        return Table.resume(game, record, seed)
    except GameError as error:
        raise GameError(f"{path}: {error}") from None
