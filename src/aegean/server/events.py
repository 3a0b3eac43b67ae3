"""What happened at a table, in words, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from aegean.core.phrase import ALL
from aegean.play.entry import Entry
from aegean.server.live_table import CHAT, MOVE, Happening, LiveTable
from aegean.server.words import say

KEPT: Final = 320  # events and turns that a table keeps in words


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence and the clause it follows from."""

    words: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log: `number` is the line's own, `moves` how many moves were made once it had happened."""

    number: int
    kind: str
    seat: int
    words: str
    moves: int
    move: str = ""
    forced: bool = False
    notes: list[Saying] = field(default_factory=list)
    public: bool = True  # whether everybody is told the same


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in a row, with the luck in between."""

    seat: int
    events: list[Event]


def events(room: LiveTable, eyes: int, lang: str, first: int = 0, last: int | None = None) -> list[Event]:
    """The log from one move to another, chat left out."""
    table = room.table
    if table is None:
        return [_happened(room, item, lang) for item in room.happenings if item.line.kind != CHAT]
    stop = len(table.entries) if last is None else min(last, len(table.entries))
    others = [item for item in room.happenings if first <= item.moves <= stop and item.line.kind != CHAT]
    told: list[Event] = []
    for number in range(first, stop):
        while others and others[0].moves <= number:
            told.append(_happened(room, others.pop(0), lang))
        told.append(_moved(room, table.entries[number], number, eyes, lang))
    return told + [_happened(room, item, lang) for item in others]


def _moved(room: LiveTable, entry: Entry, number: int, eyes: int, lang: str) -> Event:
    """A move in words; what everybody may know is said once and kept, for a line's number never comes again."""
    line = room.numbers[number]
    event = room.told.get((line, lang, None)) or room.told.get((line, lang, eyes))
    if not isinstance(event, Event):
        public = entry.audience == ALL and all(note.audience == ALL for note in entry.notes)
        key = (line, lang, None if public else eyes)
        if len(room.told) > KEPT:
            for old in list(room.told)[: KEPT // 2]:
                del room.told[old]
        event = room.told[key] = _told(room, entry, number, eyes, lang, public)
    return event


def _told(room: LiveTable, entry: Entry, number: int, eyes: int, lang: str, public: bool) -> Event:
    game = room.game
    notes = [
        Saying(game.say_note(note, lang, room.names), game.notes[note.kind].clause)
        for note in entry.notes
        if note.audience in (ALL, eyes)
    ]
    words = entry.say(game, lang, eyes, room.names)
    text = entry.line(game, eyes).partition(" ")[2]
    return Event(room.numbers[number], MOVE, entry.seat, words, number + 1, text, entry.forced, notes, public)


def _happened(room: LiveTable, item: Happening, lang: str) -> Event:
    line = item.line
    name = room.names[line.seat] if line.seat >= 0 else ""
    words = say(lang, f"log.{line.kind}", name=name)
    return Event(line.number, line.kind, line.seat, words, item.moves)


def turns(told: list[Event]) -> list[Turn]:
    """The events grouped by whose turn it was."""
    return list(_grouped(told))


def _grouped(told: list[Event]) -> Iterator[Turn]:
    seat, run = -1, list[Event]()
    for event in told:
        actor = event.seat if event.kind == MOVE else -1
        if run and actor >= 0 and seat >= 0 and actor != seat:
            yield Turn(seat, run)
            run = []
            seat = -1
        run.append(event)
        seat = max(seat, actor)
    if run:
        yield Turn(seat, run)


def own_last(room: LiveTable, eyes: int) -> int:
    """How many moves had been made when the viewer last decided something himself; -1 if never."""
    if room.table is None or eyes < 0:
        return -1
    entries = room.table.entries
    for number in range(len(entries) - 1, max(-1, len(entries) - 400), -1):
        if entries[number].seat == eyes and not entries[number].forced:
            return number + 1
    return -1


def chat(room: LiveTable) -> list[Happening]:
    """What people have said."""
    return [item for item in room.happenings if item.line.kind == CHAT]
