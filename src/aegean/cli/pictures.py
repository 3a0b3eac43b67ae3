"""Positions as pictures."""

from __future__ import annotations

from pathlib import Path

import click

import aegean
from aegean import games
from aegean.cli.editions import EDITION, chosen
from aegean.cli.files import read_record, read_text
from aegean.cli.language import LANGUAGE
from aegean.core.game import POSITION, Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers
from aegean.core.state import OVER, SPECTATOR, State
from aegean.draw.panel import NARROW, WIDE, compose
from aegean.draw.viewpoint import Viewpoint
from aegean.play import Table
from aegean.play.picture import restored
from aegean.search.playout import random_step


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=0, help="Number of players; as many as possible by default.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--moves", type=click.IntRange(0), default=0, help="Random moves before the picture.")
@click.option("--from", "source", type=click.Path(path_type=Path), help="A record or a position to draw instead.")
@click.option("--viewer", type=int, help="Seat that looks, from 1, or 0 for a spectator; by default whoever decides.")
@EDITION
@LANGUAGE
@click.option("--width", type=click.Choice(["wide", "narrow"]), default="wide", show_default=True)
@click.option("--theme", type=click.Choice(["auto", "light", "dark"]), default="auto", show_default=True)
def draw(
    game: str,
    seats: int,
    seed: int,
    moves: int,
    source: Path | None,
    viewer: int | None,
    editions: tuple[str, ...],
    lang: str,
    width: str,
    theme: str,
) -> None:
    """Draw a position of GAME as an SVG picture on standard output."""
    rules = aegean.load(chosen(game, editions))
    state = opened(rules, source) if source else random_position(rules, seats, seed, moves)
    seat = max(int(state.seat), SPECTATOR) if viewer is None else viewer - 1
    layout = NARROW if width == "narrow" else WIDE
    viewpoint = Viewpoint(rules, lang, rules.seat_names(int(state.seats), lang), layout, seat)
    picture = games.view(rules.key).draw(Seen(state, seat), viewpoint)
    click.echo(compose(picture, layout, theme))  # type: ignore[arg-type]  # one of the three themes


def random_position(game: Game, seats: int, seed: int, moves: int) -> State:
    """A position after so many random moves."""
    state = game.start(seats or game.seats.stop - 1)
    rng, buffers = Rng(seed), Buffers()
    for _ in range(moves):
        if state.seat == OVER:
            break
        random_step(state, rng, buffers)
    return state


def opened(game: Game, source: Path) -> State:
    """The position in a file: a dump, or the end of a record."""
    text = read_text(source)
    if text.startswith(POSITION):
        return restored(game, text)
    return Table.resume(game, read_record(source)[1]).state
