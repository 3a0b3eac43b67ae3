"""Effects that let the player choose who is sent, one settler after the other (AE-11.6, AE-11.35, AE-17.17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.games.atlantis_exodus import actions, phrases, steps
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import COLOUR_FIELDS, COLOUR_OF, FIELDS
from aegean.games.atlantis_exodus.rules.dispatch import why_not_send

# who may leave: the manner, times 4 the colour, times 16 four quotas of 6 bits each, plus BEGUN once somebody left
FAREWELL: Final = 0  # anybody, once
ONE_EACH: Final = 1  # the quotas are by colour
OF_COLOUR: Final = 2  # the quotas are by field of the colour
QUOTA: Final = vec[i64]([16 * 64**n for n in range(4)])
BEGUN: Final[i64] = 16 * 64**4


def quota_place(field: i64, leave: i64) -> i64:
    """Which quota a field counts against, -1 for none."""
    if leave % 4 == ONE_EACH:
        return COLOUR_OF[field]
    return field % COLOUR_FIELDS if COLOUR_OF[field] == leave // 4 % 4 else -1


def why_not_who(board: Board, seat: i64, leave: i64, field: i64) -> i64:
    """A settler that the effect sends and that has somewhere to go (AE-11.11, AE-11.16, AE-11.33)."""
    if leave % 4 != FAREWELL:
        place: i64 = quota_place(field, leave)
        if place < 0 or leave // QUOTA[place] % 64 == 0:
            return reason(phrases.NOT_SENT_BY_IT, field)
    return why_not_send(board, seat, field)


def anybody(board: Board, seat: i64, leave: i64) -> bool:
    """Whether the effect can send somebody."""
    for field in range(FIELDS):
        if why_not_who(board, seat, leave, field) == 0:
            return True
    return False


def why_not_choice(board: Board, action: i64) -> i64:
    """Who leaves; a card may be stopped once its first settler has left (AE-11.35)."""
    if action == actions.STOP.start:
        return ALLOWED if board.arg >= BEGUN else reason(phrases.FIRST_SEND)
    return why_not_who(board, board.seat, board.arg, action - actions.SEND.start)


def options_who(board: Board, out: vec[i64]) -> i64:
    """The fields that qualify, and stopping (D5)."""
    n: i64 = 0
    for field in range(FIELDS):
        if why_not_who(board, board.seat, board.arg, field) == 0:
            out[n] = actions.SEND.start + field
            n += 1
    if board.arg >= BEGUN:
        out[n] = actions.STOP.start
        n += 1
    return n


def do_who(board: Board, action: i64) -> None:
    """One settler is sent, with its dispatch bonus directly after it; then the next (AE-11.6)."""
    if action == actions.STOP.start:
        return
    field: i64 = action - actions.SEND.start
    if board.arg % 4 != FAREWELL:
        left: i64 = board.arg - QUOTA[quota_place(field, board.arg)]
        board.ask(steps.WHO, board.seat, left if left >= BEGUN else left + BEGUN)
    board.ask(steps.SEND_TO, board.seat, field)


def one_of_each() -> i64:
    """Common Departure: one settler of every colour (AE-11.11)."""
    return QUOTA[0] + QUOTA[1] + QUOTA[2] + ONE_EACH


def all_of(board: Board, seat: i64, colour: i64, trained: bool) -> i64:
    """All untrained or all trained settlers of a colour that stand there now (AE-11.16, AE-11.33)."""
    fields = board.players[seat].fields
    leave: i64 = OF_COLOUR + 4 * colour
    for place in range(COLOUR_FIELDS):
        if (place > 0) == trained:
            leave += QUOTA[place] * fields[colour * COLOUR_FIELDS + place]
    return leave


def why_not_colour(board: Board, colour: i64) -> i64:
    """A colour of which the card can send somebody (AE-11.16, AE-11.33)."""
    sent: bool = anybody(board, board.seat, all_of(board, board.seat, colour, board.arg == 1))
    return ALLOWED if sent else reason(phrases.NOBODY_OF_COLOUR, colour)


def options_colour(board: Board, out: vec[i64]) -> i64:
    """The colours that qualify (D17)."""
    n: i64 = 0
    for colour in range(3):
        if why_not_colour(board, colour) == 0:
            out[n] = actions.COLOUR.start + colour
            n += 1
    return n


def do_colour(board: Board, colour: i64) -> None:
    """Settlers of the colour leave one by one; later arrivals do not count (AE-11.16, AE-11.33)."""
    board.ask(steps.WHO, board.seat, all_of(board, board.seat, colour, board.arg == 1))
