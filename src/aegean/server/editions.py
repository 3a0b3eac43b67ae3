"""The editions that a server offers beside the usual components of its games."""

from __future__ import annotations

from functools import cache

from aegean.core.game import Game
from aegean.games import load, names
from aegean.server.errors import RequestRefused


@cache
def offered(keys: tuple[str, ...], name: str) -> tuple[Game, ...]:
    """The editions of a game among those that the operator offers."""
    return tuple(game for game in map(load, keys) if game.name == name)


def edition_key(keys: tuple[str, ...], name: str, digest: str) -> str:
    """By what the game of a new table is loaded: its name, or the edition with this digest; refused if unknown."""
    if name not in names():
        raise RequestRefused(422, "no_game", name=name)
    if not digest:
        return name
    for game in offered(keys, name):
        if game.edition.digest == digest:
            return game.key
    raise RequestRefused(422, "no_edition", digest=digest)
