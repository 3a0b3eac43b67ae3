"""The editions that a server offers beside the usual components of its games."""

from __future__ import annotations

from functools import cache

from aegean.core.edition import Edition
from aegean.core.game import Game, GameError
from aegean.games import load, names
from aegean.play.proving import proved
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


def own_key(name: str, text: str) -> str:
    """By what the game of somebody's own edition is loaded, once it is proved; empty where there is no text."""
    if not text:
        return ""
    try:
        game = proved(Edition.parse(text).text())
    except GameError as error:
        raise RequestRefused(422, "refused", reason=str(error)) from None
    if game.name != name:
        raise RequestRefused(422, "no_edition", digest=game.edition.digest)
    return game.key
