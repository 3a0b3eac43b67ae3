"""Editions from outside: proved like positions, not believed."""

from __future__ import annotations

from functools import cache

from aegean import games
from aegean.core.game import Game, GameError
from aegean.core.parts import PartsError
from aegean.play.picture import restored


@cache
def proved(key: str) -> Game:
    """A game that somebody else's edition makes: for every number of players it can be played to its end and drawn."""
    game = games.load(key)
    if not game.edition.is_usual:
        for seats in game.seats:
            try:
                restored(game, game.dump(game.start(seats)))
            except PartsError:
                raise
            except (GameError, ArithmeticError, LookupError, TypeError, ValueError) as error:
                raise PartsError(game.edition.name, "unplayable_by", seats=str(seats), error=str(error)) from None
    return game
