"""Which open tables somebody looks for: by game, time, pace and manner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.server.html.catalogue import games
from aegean.server.models import GameModel
from aegean.server.requests import Wanted
from aegean.server.tables.clock import BUDGET, DAY, ClockRules
from aegean.store import Head, Seat, Store
from aegean.store.calls import lookouts
from aegean.store.schema import OPEN

SITTING: Final = 3600  # seconds for a move, from which on a game takes days


def fits(head: Head, seats: int, wanted: Wanted) -> bool:
    """Whether an open table is what somebody looks for."""
    wishes: tuple[Sequence[str], ...] = (wanted.game, wanted.pace, wanted.manner)
    has_time = not wanted.minutes or minutes_for(games()[head.game], seats) <= wanted.minutes
    return has_time and all(not wish or trait in wish for wish, trait in zip(wishes, traits(head), strict=True))


def traits(head: Head) -> tuple[str, str, str]:
    """By what open tables are chosen: the game, its pace, and the manner in which it is played."""
    return head.game, _pace(head), "rated" if head.rated else "hints" if head.hints else "strict"


def _pace(head: Head) -> str:
    """Whether a table is played at one sitting or over days, if it has a clock."""
    clock = ClockRules.read(head.clock)
    if clock is None:
        return "none"
    return "now" if clock.seconds < (DAY if clock.kind == BUDGET else SITTING) else "days"


def minutes_for(game: GameModel, seats: int) -> int:
    """About how many minutes a game takes in all: the more people, the longer, between the times on its box."""
    (fewest, most), (short, long) = (game.seats[0], game.seats[-1]), (game.minutes[0], game.minutes[-1])
    return short + (long - short) * (seats - fewest) // max(1, most - fewest)


def looking_for(store: Store, head: Head, seats: Sequence[Seat]) -> list[str]:
    """Who is to be told of a new table: nobody, unless anybody may sit down there."""
    if not (head.public and any(seat.kind == OPEN for seat in seats)):
        return []
    wishes = lookouts(store).items()
    return [person for person, wanted in wishes if fits(head, len(seats), Wanted.model_validate_json(wanted))]
