"""The log of a table in words, as far as a viewer may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from aegean.core.state import SPECTATOR
from aegean.play.ending import ending
from aegean.play.lines import Line, Log, begin_of_line
from aegean.play.teller import Sentence, Teller
from aegean.server.tables.lines import CHAT, MOVE
from aegean.server.tables.live_table import LiveTable, NonMove
from aegean.server.tables.viewpoint import TableViewpoint
from aegean.server.words import say

END: Final = "end"  # the kind of the line that tells how a game came out, and its id
TAIL: Final = 120  # moves at the end of a log whose lines are kept; twice as many before it is cut
KEPT: Final = 320  # events and turns that a table keeps in words
PARTS: Final = 32  # parts of a log that are at hand until the table changes
LOOKED_BACK: Final = 400  # moves in which a viewer's last decision is looked for


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log in words; `moves` counts the moves up to it. More of the same replaces it under its id."""

    id: str
    number: int
    kind: str
    seat: int
    words: str
    moves: int
    move: str = ""
    forced: bool = False
    notes: list[Sentence] = field(default_factory=list)
    public: bool = True  # everybody is told the same
    of_house: bool = False  # the house begins something: a round, a scoring
    says_who: bool = True  # the words name whoever acts


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in a row, with the chance moves in between."""

    seat: int
    events: list[Event]


def events(live: LiveTable, viewpoint: TableViewpoint, first: int = 0, last: int | None = None) -> Sequence[Event]:
    """The log from one move to another, without the chat; a line that ends there is told from its beginning.

    It is put together once, until the table changes, for all who may know the same of it.
    """
    part = (viewpoint.viewer if live.has_secrets else SPECTATOR, viewpoint.lang, first, last)
    if part not in live.shown.parts:
        if len(live.shown.parts) >= PARTS:
            live.shown.parts.clear()
        live.shown.parts[part] = _events(live, viewpoint, first, last)
    return live.shown.parts[part]


def _events(live: LiveTable, viewpoint: TableViewpoint, first: int, last: int | None) -> list[Event]:
    table, lang = live.table, viewpoint.lang
    if table is None:
        return [_other_event(live, item, lang) for item in live.non_moves if item.line.kind != CHAT]
    count = len(table.entries) if last is None else min(last, len(table.entries))
    others = [item for item in live.non_moves if first <= item.moves <= count and item.line.kind != CHAT]
    found: list[Event] = []
    for begun, event in _log(live, viewpoint, first, count).since(first):
        while others and others[0].moves <= begun:
            found.append(_other_event(live, others.pop(0), lang))
        found.append(event)
    found += [_other_event(live, item, lang) for item in others]
    return [*found, _end_event(live, viewpoint)] if table.is_over and count == len(table.entries) else found


def _log(live: LiveTable, viewpoint: TableViewpoint, first: int, count: int) -> LogInWords:
    """The log from one move to another; its end is kept, and where nothing is secret everybody reads the same one."""
    viewer = viewpoint.viewer if live.has_secrets else SPECTATOR
    tail = max(0, count - TAIL)
    if first < tail or count < len(live.running.entries):
        return LogInWords(live, viewpoint.teller, viewer, first, count)
    kept = live.shown.logs.get((viewer, viewpoint.lang))
    if kept is None or count - kept.first > 2 * TAIL:
        kept = live.shown.logs[viewer, viewpoint.lang] = LogInWords(live, viewpoint.teller, viewer, tail, count)
    kept.follow(live, count)
    return kept


class LogInWords:
    """The lines of a log from a move on, as far as one viewer may know them; more are told as the game goes on.

    It does not hold its table, which is gone from memory as soon as nobody needs it.
    """

    def __init__(self, live: LiveTable, teller: Teller, viewer: int, first: int, count: int) -> None:
        self.log = Log(teller, viewer)
        self.first = first  # all moves from this one are told
        self.count = begin_of_line(teller, live.running.entries[:count], viewer, first)  # of the moves that were told
        self.told: list[tuple[int, Event]] = []  # the lines, each behind the number of the move that begins it
        self.begun = Counter[int]()  # lines, by that number
        self.follow(live, count)

    def follow(self, live: LiveTable, count: int) -> None:
        """Tells the moves up to this number; lines to which they add something are told anew."""
        if count == self.count:
            return
        before, self.count = self.count, count
        for number, entry in enumerate(live.running.entries[before:count], before):
            self.log.add(number, entry)
        for place, line in enumerate(self.log.lines):
            if place == len(self.told):
                self.begun[line.first] += 1
                id = _line_id(live, line, self.begun[line.first])
                self.told.append((line.first, _line_event(live, self.log, line, id)))
            elif line.last >= before:
                id = self.told[place][1].id
                self.told[place] = line.first, _line_event(live, self.log, line, id)

    def since(self, first: int) -> list[tuple[int, Event]]:
        """The lines that tell moves from this one on."""
        return [told for told in self.told if told[1].moves > first]


def _end_event(live: LiveTable, viewpoint: TableViewpoint) -> Event:
    """How the game came out."""
    table, teller = live.running, viewpoint.teller
    result, *more = ending(table.state, teller).told(teller)
    number, moves = live.numbers[-1] if live.numbers else live.number, len(table.entries)
    return Event(END, number, END, SPECTATOR, result.words, moves, notes=more, of_house=True)


def _line_id(live: LiveTable, line: Line, nth: int) -> str:
    """The id of the nth line that a move begins."""
    return f"{live.numbers[line.first]}{f'-{nth}' if nth > 1 else ''}"


def _line_event(live: LiveTable, log: Log, line: Line, id: str) -> Event:
    """A line in words, kept until it grows; what everybody may know is kept once."""
    number, lang = live.numbers[line.last], log.teller.lang
    public = all(entry.is_public for entry in line.entries)
    key = (number, f"{lang} {id}", None if public else log.viewer)
    event = live.shown.words.get(key)
    if not isinstance(event, Event):
        if len(live.shown.words) > KEPT:
            for old in list(live.shown.words)[: KEPT // 2]:
                del live.shown.words[old]
        event = live.shown.words[key] = Event(
            id,
            number,
            MOVE,
            line.seat,
            log.say(line.head).words,
            line.last + 1,
            "; ".join(entry.text(live.game, log.viewer) for entry in line.moves),
            bool(line.moves) and all(entry.forced for entry in line.moves),
            [log.say(group) for group in line.notes],
            public,
            line.of_house,
            log.says_who(line),
        )
    return event


def _other_event(live: LiveTable, item: NonMove, lang: str) -> Event:
    line = item.line
    name = live.names[line.seat] if line.seat >= 0 else ""
    words = say(lang, f"log-{line.kind}", name=name, number=line.seat + 1)
    return Event(str(line.number), line.number, line.kind, line.seat, words, item.moves)


def turns(found: Sequence[Event]) -> Iterator[Turn]:
    """The events grouped by whose turn it was; what the house begins stands by itself."""
    seat, run = -1, list[Event]()
    for event in found:
        actor = event.seat if event.kind == MOVE else -1
        if run and (event.of_house or (actor >= 0 and actor != seat and (seat >= 0 or run[0].of_house))):
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
