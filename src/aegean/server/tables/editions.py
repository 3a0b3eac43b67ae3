"""The editions that a server offers beside the usual components of its games, and those that people bring."""

from __future__ import annotations

from functools import cache
from typing import Final

from aegean.core.edition import EDITION, Edition
from aegean.core.game import Game, GameError
from aegean.core.parts import PartsError
from aegean.games import check, load, names
from aegean.play.proving import proved
from aegean.server.access.security import digest
from aegean.server.errors import RequestRefused

# an edition that is loaded stays, and there is room for some (decision 20)
BROUGHT: Final = 10  # editions that one client may bring
ROOM: Final = 40  # that all clients may bring: the others are the operator's, and those of tables from before
SHARE: Final = 3  # no client may have brought more than this part of what is still free, but everybody one


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


class Brought:
    """The editions that people have brought, and who was the first to bring each."""

    def __init__(self) -> None:
        self.clients: dict[str, str] = {}  # by the digest of the edition's text

    def load(self, key: str, client: str) -> Game:
        """The game of somebody's own edition, once it is proved; refused to whoever has brought many others."""
        if key.startswith(EDITION) and digest(key) not in self.clients:
            edition = Edition.parse(key)
            check(edition)
            self._check_room(edition.name, client)
            self.clients[digest(key)] = client
        try:
            return proved(key)
        except PartsError as error:
            if error.why == "too_many":  # nothing was loaded
                self.clients.pop(digest(key), None)
            raise

    def _check_room(self, name: str, client: str) -> None:
        """Refuses another edition where there is no room, or too little for a client who has brought some."""
        free, own = ROOM - len(self.clients), list(self.clients.values()).count(client)
        if not free:
            raise PartsError(name, "too_many", most=str(ROOM))
        if own >= max(1, min(BROUGHT, free // SHARE)):
            raise RequestRefused(409, "many_editions", number=str(own))


def own_key(brought: Brought, client: str, name: str, text: str, lang: str) -> str:
    """By what the game of somebody's own edition is loaded, once it is proved; empty where there is no text."""
    if not text:
        return ""
    try:
        game = brought.load(Edition.parse(text).text(), client)
    except PartsError as error:
        raise RequestRefused(422, "refused", reason=error.said(lang)) from None
    except GameError as error:
        raise RequestRefused(422, "refused", reason=str(error)) from None
    if game.name != name:
        raise RequestRefused(422, "no_edition", digest=game.edition.digest)
    return game.key
