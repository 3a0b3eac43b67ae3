"""What the fields of a position may hold: declared beside each field of a board, `Annotated[i64, Within(0, 14)]`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Within:
    """The least and the most that a number can be."""

    low: int
    high: int

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def limits(self, seats: int) -> tuple[int, int]:
        """The least and the most with so many seats at the table."""
        return self.low, self.high


class Bits(Within):
    """A set of things as bits."""

    def __init__(self, things: int) -> None:
        super().__init__(0, 2**things - 1)


class Seats(Within):
    """A seat, with something added; the limits follow from how many there are."""

    def limits(self, seats: int) -> tuple[int, int]:
        """From the first mark to that of the last seat."""
        return self.low, seats + self.high


class SeatBits(Within):
    """A set of seats as bits."""

    def limits(self, seats: int) -> tuple[int, int]:
        """From nobody to everybody."""
        return 0, int(2**seats - 1)


ANY: Final = Within(-(2**31), 2**31 - 1)  # where nothing is declared
COUNT: Final = Within(0, 999)  # pieces: how many there are in all is known, so no more is said of each place
FLAG: Final = Within(0, 1)
SEAT: Final = Seats(0, -1)
SEAT_OR_NONE: Final = Seats(-1, -1)  # -1 for nobody
SEAT_MARK: Final = Seats(0, 0)  # seat + 1, 0 for nobody
SEAT_SET: Final = SeatBits(0, 0)
