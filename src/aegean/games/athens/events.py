"""The six event cards as typed records (section 2.1 of the rules)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.athens.parts import COLOURS, CUBES, DATA

ANY: Final = -1  # a white square takes every colour
ROWS: Final = ["upper_row", "lower_row", "both_rows"]
UPPER: Final[i64] = 0
LOWER: Final[i64] = 1
BOTH: Final[i64] = 2


class Event:
    """An event card: two rows of squares, the upper one first, and the steps that close it."""

    columns: i64
    first_square: i64
    first_place: i64  # where its actions start among all placements
    places: i64
    closing: i64

    def __init__(self, columns: int, first_square: int, first_place: int, places: int, closing: int) -> None:
        self.columns = columns
        self.first_square = first_square
        self.first_place = first_place
        self.places = places
        self.closing = closing


class EventSquare:
    """A square of an event card."""

    name: str
    event: i64
    colour: i64
    points: i64

    def __init__(self, name: str, event: int, colour: int, points: int) -> None:
        self.name = name
        self.event = event
        self.colour = colour
        self.points = points


def _squares() -> list[EventSquare]:
    """All squares, card by card, upper row before lower row, left to right."""
    found: list[EventSquare] = []
    for number, event in enumerate(DATA.rows("event")):
        rows = event.rows("squares")
        rows.sort(key=lambda row: (row.text("row") != "upper", row.number("column")))
        for row in rows:
            colour = ANY if row.text("cube") == "any" else row.place_of("cube", CUBES)
            found.append(EventSquare(row.text("id"), number, colour, row.number("vp")))
    return found


_ALL: Final = _squares()
EVENT_SQUARES: Final = vec[EventSquare](_ALL)
SQUARE_NAMES: Final = [square.name for square in _ALL]
SQUARE_EVENTS: Final = [int(square.event) for square in _ALL]

PLACES: Final = [
    (square, cube) for square in range(len(_ALL)) for cube in range(COLOURS) if _ALL[square].colour in (ANY, cube)
]
PLACE_NAMES: Final = [(SQUARE_NAMES[square], CUBES[cube]) for square, cube in PLACES]
PLACE_SQUARES: Final = vec[i64]([square for square, _ in PLACES])
PLACE_CUBES: Final = vec[i64]([cube for _, cube in PLACES])


def _events() -> list[Event]:
    """The event cards with the ranges of their squares and placements."""
    events: list[Event] = []
    for number, row in enumerate(DATA.rows("event")):
        squares = [square for square in range(len(_ALL)) if SQUARE_EVENTS[square] == number]
        places = [place for place, (square, _) in enumerate(PLACES) if SQUARE_EVENTS[square] == number]
        events.append(Event(row.number("columns"), squares[0], places[0], len(places), row.number("clears_to_close")))
    return events


EVENT_CARDS: Final = vec[Event](_events())
EVENT_COUNT: Final[i64] = len(EVENT_CARDS)
