"""The log of a table in words, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from aegean.play.entry import Entry
from aegean.play.teller import Sentence
from aegean.server.live_table import CHAT, MOVE, LiveTable, NonMove
from aegean.server.viewpoint import TableViewpoint
from aegean.server.words import say

KEPT: Final = 320  # events and turns that a table keeps in words
LOOKED_BACK: Final = 400  # moves in which a viewer's last decision is looked for


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log in words; `moves` counts the moves up to it."""

    number: int
    kind: str
    seat: int
    words: str
    moves: int
    move: str = ""
    forced: bool = False
    notes: list[Sentence] = field(default_factory=list)
    public: bool = True  # everybody is told the same


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in a row, with the chance moves in between."""

    seat: int
    events: list[Event]


def events(live: LiveTable, viewpoint: TableViewpoint, first: int = 0, last: int | None = None) -> list[Event]:
    """The log from one move to another, without the chat."""
    table, lang = live.table, viewpoint.lang
    if table is None:
        return [_other_event(live, item, lang) for item in live.non_moves if item.line.kind != CHAT]
    stop = len(table.entries) if last is None else min(last, len(table.entries))
    others = [item for item in live.non_moves if first <= item.moves <= stop and item.line.kind != CHAT]
    found: list[Event] = []
    for number in range(first, stop):
        while others and others[0].moves <= number:
            found.append(_other_event(live, others.pop(0), lang))
        found.append(_move_event(live, table.entries[number], number, viewpoint))
    return found + [_other_event(live, item, lang) for item in others]


def _move_event(live: LiveTable, entry: Entry, number: int, viewpoint: TableViewpoint) -> Event:
    """A move in words, kept under the number of its line; what everybody may know is kept once."""
    line, lang, viewer = live.numbers[number], viewpoint.lang, viewpoint.viewer
    event = live.told.get((line, lang, None)) or live.told.get((line, lang, viewer))
    if not isinstance(event, Event):
        key = (line, lang, None if entry.is_public else viewer)
        if len(live.told) > KEPT:
            for old in list(live.told)[: KEPT // 2]:
                del live.told[old]
        event = live.told[key] = Event(
            line,
            MOVE,
            entry.seat,
            viewpoint.teller.made(entry, viewer),
            number + 1,
            entry.text(live.game, viewer),
            entry.forced,
            viewpoint.teller.notes(entry, viewer),
            entry.is_public,
        )
    return event


def _other_event(live: LiveTable, item: NonMove, lang: str) -> Event:
    line = item.line
    name = live.names[line.seat] if line.seat >= 0 else ""
    words = say(lang, f"log-{line.kind}", name=name)
    return Event(line.number, line.kind, line.seat, words, item.moves)


def turns(found: list[Event]) -> Iterator[Turn]:
    """The events grouped by whose turn it was."""
    seat, run = -1, list[Event]()
    for event in found:
        actor = event.seat if event.kind == MOVE else -1
        if run and actor >= 0 and seat >= 0 and actor != seat:
            yield Turn(seat, run)
            run = []
            seat = -1
        run.append(event)
        seat = max(seat, actor)
    if run:
        yield Turn(seat, run)


def last_decision(live: LiveTable, viewer: int) -> int:
    """How many moves there were up to the viewer's last decision; -1 if there is none."""
    if live.table is None or viewer < 0:
        return -1
    entries = live.table.entries
    for number in range(len(entries) - 1, max(-1, len(entries) - LOOKED_BACK), -1):
        if entries[number].seat == viewer and not entries[number].forced:
            return number + 1
    return -1


def chat(live: LiveTable) -> list[NonMove]:
    """The chat."""
    return [item for item in live.non_moves if item.line.kind == CHAT]
