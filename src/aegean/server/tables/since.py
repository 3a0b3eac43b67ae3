"""What happened at a table since somebody's last decision: the weightiest first, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from aegean.core.seen import Still
from aegean.server.tables.events import Event, events, last_decision
from aegean.server.tables.lines import MOVE
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.server.words import say

TOLD: Final = 3  # sentences
WEIGHED: Final = 60  # moves whose points are compared: whoever was away for longer is told of the latest


class Weighed(NamedTuple):
    """Something that others did, and how much it matters to the reader."""

    weight: int
    place: int
    words: str


def since_last_decision(live: LiveTable, viewpoint: TableViewpoint) -> list[str]:
    """What others did since one's last decision: points taken from oneself, then points that they made, then the rest.

    If somebody has passed the reader meanwhile, that is told first.
    """
    if live.table is None:
        return []
    first = max(0, last_decision(live, viewpoint.viewer), len(live.running.entries) - WEIGHED)
    found = [
        event
        for event in events(live, viewpoint, first)
        if event.kind == MOVE and event.seat >= 0 and event.seat not in viewpoint.held
    ]
    begun = before = _points(live, viewpoint, first)
    weighed: dict[str, Weighed] = {}  # by their words: what happened twice alike is told once
    for place, event in enumerate(found):
        after, words = _points(live, viewpoint, event.moves), _words(live, event)
        one = Weighed(weight(before, after, event.seat, viewpoint.held), place, words)
        weighed[words] = max(one, weighed.get(words, one))
        before = after
    passed = _passed(live, viewpoint, begun, _points(live, viewpoint, len(live.running.entries)))
    latest = sorted(weighed.values(), key=lambda one: (-one.weight, -one.place))[: TOLD - len(passed)]
    return passed + [one.words for one in sorted(latest, key=lambda one: (-one.weight, one.place))]


def _points(live: LiveTable, viewpoint: TableViewpoint, number: int) -> Sequence[int]:
    """The points of all seats after so many moves, as far as the reader may know them."""
    return Still(live.running.at(number), viewpoint.viewer).position.scores()


def weight(before: Sequence[int], after: Sequence[int], seat: int, held: Sequence[int]) -> int:
    """How much a change of points that a seat has made matters: what was lost counts double."""
    lost = sum(max(0, before[own] - after[own]) for own in held)
    return 2 * lost + max(0, after[seat] - before[seat])


def passed_by(before: Sequence[int], after: Sequence[int], own: int) -> int | None:
    """Who has taken the lead from a seat that had it alone before."""
    leader = max(range(len(after)), key=lambda seat: after[seat])
    had_it = own >= 0 and all(before[own] > points for seat, points in enumerate(before) if seat != own)
    return leader if had_it and after[leader] > after[own] else None


def _passed(live: LiveTable, viewpoint: TableViewpoint, before: Sequence[int], after: Sequence[int]) -> list[str]:
    leader = passed_by(before, after, viewpoint.viewer)
    if leader is None:
        return []
    own = after[viewpoint.viewer]
    return [say(viewpoint.lang, "mine-passed", name=live.names[leader], points=after[leader], own=own)]


def _words(live: LiveTable, event: Event) -> str:
    """A move in one sentence."""
    said = event.words if event.says_who else f"{live.names[event.seat]}: {event.words}"
    return event.notes[0].words if event.notes else said
