"""The event phase and the end of a round (AT-11, AT-3.3, AT-12.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, reason
from aegean.core.shared import changed, increased
from aegean.core.state import CHANCE
from aegean.games.athens import actions, phrases, steps
from aegean.games.athens.board import Board
from aegean.games.athens.events import (
    EVENT_CARDS,
    EVENT_COUNT,
    EVENT_SQUARES,
    PLACE_CUBE,
    PLACE_SQUARE,
)
from aegean.games.athens.parts import ROUNDS


def is_closed(board: Board, event: i64) -> bool:
    """Whether the cylinder has reached the topmost circle (AT-11.13)."""
    return board.cylinders[event] >= EVENT_CARDS[event].closing


def can_place(board: Board, place: i64) -> bool:
    """A cube of his on an empty square of its colour or a white one, in either row (AT-11.2, AT-11.3)."""
    return board.laid[PLACE_SQUARE[place]] == 0 and board.players[board.seat].cubes[PLACE_CUBE[place]] > 0


def can_place_on(board: Board, event: i64) -> bool:
    """Whether some cube of his fits somewhere on the card."""
    card = EVENT_CARDS[event]
    for place in range(card.first_place, card.first_place + card.places):
        if can_place(board, place):
            return True
    return False


def why_not_event(board: Board, event: i64) -> i64:
    """An open event card on which he can place at least one cube (AT-11.1, AT-11.5, AT-11.7)."""
    if is_closed(board, event):
        return reason(phrases.EVENT_IS_CLOSED, event)
    return ALLOWED if can_place_on(board, event) else reason(phrases.NOTHING_FITS, event)


def why_not_choose(board: Board, action: i64) -> i64:
    """One of the open events, or none at all (AT-11.1)."""
    if action == actions.NONE.start:
        return ALLOWED
    return why_not_event(board, action - actions.EVENT.start)


def has_event(board: Board) -> bool:
    """Whether the player is asked at all: he could place a cube somewhere (AT-11.5)."""
    if board.players[board.seat].cube_count() == 0:
        return False
    for event in range(EVENT_COUNT):
        if why_not_event(board, event) == 0:
            return True
    return False


def options_event(board: Board, out: vec[i64]) -> i64:
    """One of the open events, or none (D8, AT-11.1)."""
    n: i64 = 0
    for event in range(EVENT_COUNT):
        if why_not_event(board, event) == 0:
            out[n] = actions.EVENT.start + event
            n += 1
    out[n] = actions.NONE.start
    return n + 1


def do_event(board: Board, action: i64) -> None:
    """Having chosen an event he must place at least one cube there; none is the way to pass (AT-11.5)."""
    if action != actions.NONE.start:
        board.ask(steps.PLACE_CUBE, board.seat, (action - actions.EVENT.start) * 2)


def why_not_place(board: Board, action: i64) -> i64:
    """Cubes on squares of the chosen event; stopping once one lies there (AT-11.1, AT-11.2, AT-11.5)."""
    if action == actions.STOP.start:
        return ALLOWED if board.arg % 2 == 1 else reason(phrases.PLACE_ONE_FIRST)
    place: i64 = action - actions.PLACE.start
    event: i64 = board.arg // 2
    if EVENT_SQUARES[PLACE_SQUARE[place]].event != event:
        return reason(phrases.OTHER_EVENT, event)
    if board.laid[PLACE_SQUARE[place]] != 0:
        return reason(phrases.PLACE_TAKEN)
    return ALLOWED if can_place(board, place) else reason(phrases.NO_CUBE_TO_PLACE, PLACE_CUBE[place])


def options_place(board: Board, out: vec[i64]) -> i64:
    """Every empty square with every fitting cube of his; stop from the second time on (D9)."""
    card = EVENT_CARDS[board.arg // 2]
    n: i64 = 0
    for place in range(card.first_place, card.first_place + card.places):
        if can_place(board, place):
            out[n] = actions.PLACE.start + place
            n += 1
    if board.arg % 2 == 1:
        out[n] = actions.STOP.start
        n += 1
    return n


def do_place(board: Board, action: i64) -> None:
    """The cube scores at once; he goes on as long as he likes and can (AT-11.3, AT-11.4).

    What he does not place stays with him, in any number and for any time (AT-11.6, AT-10.3).
    """
    if action == actions.STOP.start:
        return
    place: i64 = action - actions.PLACE.start
    square: i64 = PLACE_SQUARE[place]
    cube: i64 = PLACE_CUBE[place]
    event: i64 = board.arg // 2
    points: i64 = EVENT_SQUARES[square].points
    board.players[board.seat].cubes[cube] -= 1
    board.players[board.seat].points += points
    board.laid[square] = cube + 1
    board.tell(phrases.SCORED_CUBE, board.seat, cube, event, points)
    board.ask(steps.PLACE_CUBE, board.seat, event * 2 + 1)


def is_row_full(board: Board, first: i64, columns: i64) -> bool:
    """Whether every square of a row is occupied (AT-11.8)."""
    for square in range(first, first + columns):
        if board.laid[square] == 0:
            return False
    return True


def clear_row(board: Board, first: i64, columns: i64) -> None:
    """The cubes of a row return to the supply (AT-11.9, AT-2.6)."""
    for square in range(first, first + columns):
        if board.laid[square] != 0:
            board.supply[board.laid[square] - 1] += 1
            board.laid[square] = 0


def resolve_event(board: Board, event: i64) -> None:
    """Full rows go, the cylinder climbs, the lower row moves up, the card may close (AT-11.8 to AT-11.13)."""
    card = EVENT_CARDS[event]
    upper: i64 = card.first_square
    lower: i64 = upper + card.columns
    upper_full = is_row_full(board, upper, card.columns)
    lower_full = is_row_full(board, lower, card.columns)
    if not upper_full and not lower_full:
        return
    if lower_full:
        clear_row(board, lower, card.columns)  # AT-11.12
    if upper_full:
        clear_row(board, upper, card.columns)
        for column in range(card.columns):  # AT-11.11
            board.laid[upper + column] = board.laid[lower + column]
            board.laid[lower + column] = 0
    rows: i64 = 2 if upper_full and lower_full else 1
    board.cylinders = increased(board.cylinders, event, rows)  # AT-11.10
    board.tell(phrases.ROW_CLEARED, -1, event, rows)
    if is_closed(board, event):
        board.cylinders = changed(board.cylinders, event, card.closing)
        clear_row(board, upper, 2 * card.columns)
        board.tell(phrases.EVENT_CLOSED, -1, event)


def all_closed(board: Board) -> bool:
    """Whether all six event cards are closed (AT-12.1)."""
    for event in range(EVENT_COUNT):
        if not is_closed(board, event):
            return False
    return True


def end_round(board: Board) -> None:
    """Rows are resolved; then the game ends, or Pericles passes to the left (AT-3.3, AT-11.7, AT-12.1)."""
    for event in range(EVENT_COUNT):
        if not is_closed(board, event):
            resolve_event(board, event)
    if board.round >= ROUNDS or all_closed(board):
        board.tell(phrases.GAME_ENDS, -1, board.round)
        return
    board.round += 1
    board.start = board.next_seat(board.start)
    board.ask(steps.BEGIN_ROUND, CHANCE)
