"""The agenda: what still has to be decided or done, a stack with the next item on top."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

DEPTH: Final = 64
STEP_BITS: Final = 8
SEAT_BITS: Final = 4
STEPS: Final = 255
SEATS: Final = 15
LOWEST_SEAT: Final = 4  # seats and the marks below zero are moved up by 4

# What a question is about, up to four numbers in one: the first has room for a mask, the others for less than 256.
FIRST: Final = 24
SECOND: Final = 16
THIRD: Final = 8
SLOT: Final = 255


def pack(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four numbers as one."""
    return (first << FIRST) + (second << SECOND) + (third << THIRD) + fourth


@final
class Agenda:
    """Pending items (step, seat, what it is about); each is packed into one integer."""

    items: vec[i64]
    size: i64

    @staticmethod
    def empty() -> Agenda:
        """An agenda without items."""
        agenda = Agenda()
        agenda.items = vec[i64]([0] * DEPTH)
        agenda.size = 0
        return agenda

    def push(self, step: i64, seat: i64, about: i64) -> None:
        """Puts an item on top: it comes before everything already pending."""
        self.items[self.size] = (((about << SEAT_BITS) + seat + LOWEST_SEAT) << STEP_BITS) + step
        self.size += 1

    def pop(self) -> tuple[i64, i64, i64]:
        """Takes the top item: (step, seat, what it is about)."""
        self.size -= 1
        item: i64 = self.items[self.size]
        self.items[self.size] = 0
        rest: i64 = item >> STEP_BITS
        return item & STEPS, (rest & SEATS) - LOWEST_SEAT, rest >> SEAT_BITS

    def item(self, place: i64) -> tuple[i64, i64, i64]:
        """An item that waits, counted from the last to come: (step, seat, what it is about)."""
        item: i64 = self.items[place]
        rest: i64 = item >> STEP_BITS
        return item & STEPS, (rest & SEATS) - LOWEST_SEAT, rest >> SEAT_BITS

    def clear(self) -> None:
        """Takes all items away."""
        while self.size > 0:
            self.size -= 1
            self.items[self.size] = 0

    def share(self, twin: Agenda) -> None:
        """Makes a twin equal; both share the list, which is changed in place."""
        twin.items = self.items
        twin.size = self.size
