"""The clock of a table in words, and as its page shows it."""

from __future__ import annotations

from typing import NamedTuple

from aegean.server.html.filling import fill_again
from aegean.server.models import ClockModel
from aegean.server.tables.clock import BUDGET, END
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.server.words import duration, say


class ChipClock(NamedTuple):
    """The clock in a seat's chip: what is left, and the times at which that changes."""

    left: float
    until: float
    off_until: float
    whole: int
    low: bool
    stands: bool


def chip_clock(live: LiveTable, seat: int) -> ChipClock | None:
    """The clock of a seat; None if it has none."""
    clock = live.clock
    if clock is None or seat not in clock.people or live.turn < 0:
        return None
    until = clock.until if seat == clock.turn else 0.0
    return ChipClock(
        round(clock.left[seat]), until, clock.off_until[seat], clock.rules.seconds, clock.is_low(seat), clock.is_paused
    )


def clock_words(lang: str, clock: ClockModel | None) -> str:
    """How a table is timed, in a few words."""
    if clock is None:
        return say(lang, "clock-none")
    if clock.kind == BUDGET:
        budget, more = duration(lang, clock.seconds), duration(lang, clock.increment)
        return say(lang, "clock-budget_of", budget=budget, increment=more, seconds=clock.increment)
    return say(lang, "clock-move_of", time=duration(lang, clock.seconds))


def then_words(lang: str, then: str) -> str:
    """What happens when time has run out."""
    if then == END:
        return say(lang, "clock-then_end")
    return say(lang, "clock-then_bot", level=say(lang, f"level-{then}"))


def clock_part(live: LiveTable, viewpoint: TableViewpoint) -> str:
    """What the clock says to whoever looks: that theirs runs low, or that somebody wants a pause."""
    clock, lang = live.clock, viewpoint.lang
    if clock is None or live.turn < 0 or not viewpoint.is_own or viewpoint.viewer not in clock.people:
        return fill_again("parts/clock.html", lang, shown=False)
    seat = viewpoint.viewer
    return fill_again(
        "parts/clock.html",
        lang,
        shown=clock.is_paused or bool(clock.asking) or (clock.is_low(seat) and seat == clock.turn),
        paused=clock.is_paused,
        asking=", ".join(live.names[other] for other in sorted(clock.asking)),
        asked=seat in clock.asking,
        until=clock.until if clock.is_low(seat) and seat == clock.turn else 0.0,
        then=then_words(lang, clock.rules.then),
        days_off=clock.days_off[seat] if clock.off_until[seat] < clock.since else 0,
    )
