"""Choosing editions: components as the owner of a box has entered them."""

from __future__ import annotations

import click

from aegean.core.game import Game
from aegean.games import load_chosen


def load_all(_: click.Context, __: click.Parameter, choices: tuple[str, ...]) -> tuple[Game, ...]:
    """The editions that an option names."""
    return tuple(map(load_chosen, choices))


EDITION = click.option(
    "--edition", "editions", multiple=True, metavar="GAME=FILE", callback=load_all, help="Play with this edition."
)


def chosen(name: str, editions: tuple[Game, ...]) -> str:
    """By what a game is loaded: its name, or its edition among those chosen."""
    return next((game.key for game in editions if game.name == name), name)
