"""The agenda: what still has to be decided or done, the next on top of a stack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

DEPTH: Final = 64
SEATS: Final = 16  # seats and the marks below zero, moved up by 4
STEPS: Final = 256


@final
class Agenda:
    """Pending items (step, seat, argument); each is packed into one integer."""

    items: vec[i64]
    size: i64

    @staticmethod
    def empty() -> Agenda:
        """An agenda without items."""
        agenda = Agenda()
        agenda.items = vec[i64]([0] * DEPTH)
        agenda.size = 0
        return agenda

    def push(self, step: i64, seat: i64, arg: i64) -> None:
        """Puts an item on top: it comes before everything already pending."""
        self.items[self.size] = (arg * SEATS + seat + 4) * STEPS + step
        self.size += 1

    def pop(self) -> tuple[i64, i64, i64]:
        """Takes the top item: (step, seat, argument)."""
        self.size -= 1
        item: i64 = self.items[self.size]
        self.items[self.size] = 0
        rest: i64 = item // STEPS
        return item % STEPS, rest % SEATS - 4, rest // SEATS

    def clear(self) -> None:
        """Takes all items away."""
        while self.size > 0:
            self.size -= 1
            self.items[self.size] = 0

    def share(self, twin: Agenda) -> None:
        """Makes a twin equal; both share the list, which is changed in place."""
        twin.items = self.items
        twin.size = self.size
