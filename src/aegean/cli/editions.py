"""Choosing editions: components as the owner of a box has entered them."""

from __future__ import annotations

import click

from aegean.core.game import Game
from aegean.games import load_chosen

PLAYED = {"en": "Edition “{}” ({})", "de": "Ausgabe „{}“ ({})"}
EDITION = click.option("--edition", "editions", multiple=True, metavar="GAME=FILE", help="Play with this edition.")


def chosen(name: str, editions: tuple[str, ...]) -> str:
    """By what a game is loaded: its name, or its edition among those chosen."""
    return next((game.key for game in map(load_chosen, editions) if game.name == name), name)


def tell_edition(game: Game, lang: str = "en") -> None:
    """Says with which edition a game is played, unless it is the usual one."""
    if not game.edition.is_usual:
        click.echo(PLAYED[lang].format(game.edition.name, game.edition.digest))
