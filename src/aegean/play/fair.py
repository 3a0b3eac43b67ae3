"""Whether the draws of a recorded game follow from what was sealed before its start."""

from __future__ import annotations

from aegean.core.game import Game, GameError
from aegean.core.record import CHANCE_MARK, Record, read_move
from aegean.core.state import CHANCE
from aegean.play.sealed import Sealed, fingerprint
from aegean.play.table import Table


def told_by(record: Record) -> Sealed:
    """The sealed chance that a record tells of; GameError if it tells none, or not all."""
    seal, secret = record.header.get("sealed", ""), record.header.get("secret", "")
    if not seal:
        raise GameError("this game was played without sealed chance")
    if not secret:
        raise GameError("the secret of this game is not told yet: it is when the game is over")
    try:
        found = fingerprint(secret)
    except ValueError:
        raise GameError("broken record: the secret cannot be read") from None
    if found != seal:
        raise GameError(f"the secret does not have the fingerprint {seal}, but {found}")
    return Sealed(secret, record.header.get("numbers", "").split("/"))


def verify_draws(game: Game, record: Record) -> int:
    """Checks that all draws of a record follow from its secret and numbers; returns how many there are.

    A draw that does not follow is named, be it legal or not; of a record that breaks elsewhere it is said how many
    draws before that follow.
    """
    sealed, table, drawn = told_by(record), Table.begin(game, record), 0
    wrong = ""
    try:
        for number, line in enumerate(record.moves, 1):
            if line.startswith(CHANCE_MARK) and table.state.seat == CHANCE:
                drawn += 1
                expected = game.text(sealed.draw(table.state, drawn))
                wrong = f"draw {drawn} (move {number}) should be '{expected}', not '{line[2:]}'"
                if game.text(read_move(game, table.state, line, number)) != expected:
                    break
                wrong = ""
            table.follow(line)
        else:
            table.end(record)
    except GameError as error:
        wrong = wrong or f"{error} (all {drawn} draws before it follow)"
    if wrong:
        raise GameError(wrong)
    return drawn
