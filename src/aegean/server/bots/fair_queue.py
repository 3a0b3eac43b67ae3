"""Fair shares: what many want at once is handed out in turn between visitors, not to whoever asks most."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from aegean.server.operation.metrics import WAITING

FIRST: Final = 0  # somebody waits for it at a table
LATER: Final = 1  # behind those, until it has waited as long as anybody should
REMEMBERED: Final = 10_000  # visitors whose last turn is known

T = TypeVar("T")


class Late(Exception):
    """The turn did not come in time."""


@dataclass(eq=False, slots=True)
class Place(Generic[T]):
    """A place in the queue."""

    visitor: str
    rank: int
    got: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    since: float = field(default_factory=time.monotonic)


class Shares(Generic[T]):
    """Some things to share, and the queue for them."""

    def __init__(self, things: list[T], patience: float) -> None:
        self.free = things
        self.patience = patience
        self.waiting: list[Place[T]] = []
        self.turns = 0
        self.served: dict[str, int] = {}  # the number of each visitor's last turn, the earliest first

    @asynccontextmanager
    async def turn(self, visitor: str, rank: int = FIRST, patience: float | None = None) -> AsyncIterator[T]:
        """Waits for the visitor's turn and lends them one of the things; Late if it does not come in time."""
        place = Place[T](visitor, rank)
        self.waiting.append(place)
        self._hand_out()
        try:
            await asyncio.wait([place.got], timeout=patience)
            WAITING.observe(time.monotonic() - place.since)
            if not place.got.done():
                raise Late
            yield place.got.result()
        finally:
            if place.got.done():
                self.free.append(place.got.result())
                self._hand_out()
            else:
                self.waiting.remove(place)

    def _hand_out(self) -> None:
        while self.free and self.waiting:
            place = min(self.waiting, key=self._order)
            self.waiting.remove(place)
            self.turns += 1
            self.served.pop(place.visitor, None)
            self.served[place.visitor] = self.turns
            if len(self.served) > REMEMBERED:
                del self.served[next(iter(self.served))]
            place.got.set_result(self.free.pop())

    def _order(self, place: Place[T]) -> tuple[bool, int]:
        """Whoever had their last turn longest ago comes first; of equals, the one who asked first."""
        behind = place.rank == LATER and time.monotonic() - place.since < self.patience
        return behind, self.served.get(place.visitor, 0)
