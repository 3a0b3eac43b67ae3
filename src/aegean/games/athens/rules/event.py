"""The event phase (AT-11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.phrase import ALLOWED, Phrase, Reason
from aegean.core.question import Menu, Pass, Question
from aegean.core.shared import changed, increased
from aegean.games.athens import actions
from aegean.games.athens.board import Board
from aegean.games.athens.events import (
    BOTH,
    EVENT_CARDS,
    EVENT_COUNT,
    EVENT_SQUARES,
    LOWER,
    PLACE_CUBES,
    PLACE_SQUARES,
    UPPER,
)
from aegean.games.athens.phrases import NOTES, REASONS

SCORED_CUBE: Final[Phrase] = NOTES.add("scored_cube", "AT-11.4", "cube", "square", "n")
ROW_CLEARED: Final[Phrase] = NOTES.add("row_cleared", "AT-11.9", "event", "row", "n")
MOVED_UP: Final[Phrase] = NOTES.add("moved_up", "AT-11.11", "event", "n")
EVENT_CLOSED: Final[Phrase] = NOTES.add("event_closed", "AT-11.13", "event", "n")
EVENT_IS_CLOSED: Final[Reason] = REASONS.add("event_is_closed", "AT-11.7", "event")
NOTHING_FITS: Final[Reason] = REASONS.add("nothing_fits", "AT-11.5", "event")
OTHER_EVENT: Final[Reason] = REASONS.add("other_event", "AT-11.1", "event")
PLACE_ONE_FIRST: Final[Reason] = REASONS.add("place_one_first", "AT-11.5")
PLACE_TAKEN: Final[Reason] = REASONS.add("place_taken", "AT-11.2")
NO_CUBE_TO_PLACE: Final[Reason] = REASONS.add("no_cube_to_place", "AT-11.2", "cube")


def is_closed(board: Board, event: i64) -> bool:
    """Whether the cylinder has reached the topmost circle (AT-11.13)."""
    return board.cylinders[event] >= EVENT_CARDS[event].closing


def open_events(board: Board) -> i64:
    """How many event cards are open."""
    count: i64 = 0
    for event in range(EVENT_COUNT):
        if not is_closed(board, event):
            count += 1
    return count


def can_place(cubes: vec[i64], laid: vec[i64], place: i64) -> bool:
    """One of the cubes on an empty square of its colour or a white one, in either row (AT-11.2, AT-11.3)."""
    return cubes[PLACE_CUBES[place]] > 0 and laid[PLACE_SQUARES[place]] == 0


def can_place_on(board: Board, event: i64) -> bool:
    """Whether some cube of the player's fits somewhere on the card."""
    card = EVENT_CARDS[event]
    cubes = board.players[board.seat].cubes
    for place in range(card.first_place, card.first_place + card.places):
        if can_place(cubes, board.laid, place):
            return True
    return False


class Event(Question):
    """Go to an open event card and place at least one cube there (AT-11.1, AT-11.5)."""

    def why_not(self, board: Board, event: i64) -> i64:
        """It is open, and some cube fits (AT-11.5, AT-11.7)."""
        if is_closed(board, event):
            return EVENT_IS_CLOSED.of(event)
        return ALLOWED if can_place_on(board, event) else NOTHING_FITS.of(event)

    def do(self, board: Board, event: i64) -> None:
        """The first cube must be placed (AT-11.5)."""
        PLACE_CUBE.ask_for(board, board.seat, event=event, has_placed=False)


class ChooseEvent(Menu):
    """One of the open events, or none, which is the way to pass (D8, AT-11.1, AT-11.5)."""

    def waits(self, board: Board) -> bool:
        """Whoever cannot place a cube anywhere is not asked (AT-11.5)."""
        if board.players[board.seat].cube_count() == 0:
            return False
        for event in range(EVENT_COUNT):
            if EVENT.why_not(board, event) == ALLOWED:
                return True
        return False


class Place(Question):
    """Place a cube on a square of the chosen event (AT-11.2)."""

    def why_not(self, board: Board, place: i64) -> i64:
        """An empty square of that event and a fitting cube (AT-11.1, AT-11.2)."""
        event: i64 = PLACE_CUBE.event(board)
        if EVENT_SQUARES[PLACE_SQUARES[place]].event != event:
            return OTHER_EVENT.of(event)
        if board.laid[PLACE_SQUARES[place]] != 0:
            return PLACE_TAKEN.why
        cubes = board.players[board.seat].cubes
        return ALLOWED if can_place(cubes, board.laid, place) else NO_CUBE_TO_PLACE.of(PLACE_CUBES[place])

    def options(self, board: Board, out: vec[i64], n: i64) -> i64:
        """Every empty square of the event with every fitting cube (D9)."""
        card = EVENT_CARDS[PLACE_CUBE.event(board)]
        cubes = board.players[board.seat].cubes
        start: i64 = self.block.start
        for place in range(card.first_place, card.first_place + card.places):
            if can_place(cubes, board.laid, place):
                out[n] = start + place
                n += 1
        return n

    def do(self, board: Board, place: i64) -> None:
        """The cube scores at once; the player goes on as long as they like and can (AT-11.3, AT-11.4).

        What is not placed stays with the player, in any number and for any time (AT-11.6, AT-10.3).
        """
        square: i64 = PLACE_SQUARES[place]
        cube: i64 = PLACE_CUBES[place]
        event: i64 = PLACE_CUBE.event(board)
        points: i64 = EVENT_SQUARES[square].points
        board.players[board.seat].cubes[cube] -= 1
        board.players[board.seat].points += points
        board.laid[square] = cube + 1
        board.tell(SCORED_CUBE, board.seat, cube, square, points)
        PLACE_CUBE.ask_for(board, board.seat, event=event, has_placed=True)


class Stop(Pass):
    """Place no more cubes (AT-11.4)."""

    def why_not(self, board: Board, entry: i64) -> i64:
        """One must lie there first (AT-11.5)."""
        return ALLOWED if PLACE_CUBE.has_placed(board) else PLACE_ONE_FIRST.why


class PlaceCube(Menu):
    """Cubes on squares of the chosen event; stopping once one lies there (D9, AT-11.1, AT-11.2, AT-11.5)."""

    def ask_for(self, board: Board, seat: i64, event: i64, has_placed: bool) -> None:
        self.put(board, seat, event, 1 if has_placed else 0)

    def event(self, board: Board) -> i64:
        return self.first(board)

    def has_placed(self, board: Board) -> bool:
        """Whether the player has placed a cube there this turn."""
        return self.second(board) == 1

    def waits(self, board: Board) -> bool:
        """Nobody is asked who can place nothing more."""
        return can_place_on(board, self.event(board))


EVENT: Final[Event] = Event("event", actions.EVENT)
PLACE: Final[Place] = Place("place", actions.PLACE)
CHOOSE_EVENT: Final[ChooseEvent] = ChooseEvent("choose_event", EVENT, Pass("none", actions.NONE))
PLACE_CUBE: Final[PlaceCube] = PlaceCube("place_cube", PLACE, Stop("stop", actions.STOP))


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


def move_up(board: Board, upper: i64, lower: i64) -> i64:
    """The cubes of the lower row take the empty squares above them, without points (AT-11.11); how many there are."""
    count: i64 = 0
    for column in range(lower - upper):
        if board.laid[lower + column] != 0:
            board.laid[upper + column] = board.laid[lower + column]
            board.laid[lower + column] = 0
            count += 1
    return count


def resolve_event(board: Board, event: i64) -> None:
    """Full rows go, the cylinder climbs, the lower row moves up, the card may close (AT-11.8 to AT-11.13)."""
    card = EVENT_CARDS[event]
    upper: i64 = card.first_square
    lower: i64 = upper + card.columns
    upper_full = is_row_full(board, upper, card.columns)
    lower_full = is_row_full(board, lower, card.columns)
    if not upper_full and not lower_full:
        return
    moved_up: i64 = 0
    if lower_full:
        clear_row(board, lower, card.columns)  # AT-11.12
    if upper_full:
        clear_row(board, upper, card.columns)
        moved_up = move_up(board, upper, lower)
    full: i64 = UPPER if upper_full else LOWER
    rows: i64 = 1
    if upper_full and lower_full:
        full, rows = BOTH, 2
    board.cylinders = increased(board.cylinders, event, rows)  # AT-11.10
    left: i64 = card.closing - board.cylinders[event]
    board.tell(ROW_CLEARED, -1, event, full, left if left > 0 else 0)
    if moved_up > 0 and left > 0:
        board.tell(MOVED_UP, -1, event, moved_up)
    if is_closed(board, event):
        board.cylinders = changed(board.cylinders, event, card.closing)
        clear_row(board, upper, 2 * card.columns)
        board.tell(EVENT_CLOSED, -1, event, open_events(board))
