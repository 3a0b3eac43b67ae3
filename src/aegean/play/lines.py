"""The log in lines: a move with its notes, what the house does by itself, and in one line what belongs together.

The messages of a game decide. `told-BLOCK` tells a move that was made where its own words would not do; it is empty
where the notes tell all. `shown-NOTE` tells a note to those who alone may see the move. `many-move-BLOCK`,
`many-hidden-BLOCK`, `many-note-NOTE` and `many-shown-NOTE` tell several of a kind at once: of one player, or of all
where only `.each` names them. `note-NOTE.begins` says that such a note begins a line, whatever was told before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from aegean.core.phrase import Note
from aegean.play.entry import Entry
from aegean.play.teller import Sentence, Teller

HOUSE: Final = -1
SOMEBODY: Final = "\0"  # stands for a name where it is asked whether a message has one
SHARED: Final = -2  # whom a line is about that tells the same of several players
Key = tuple[str, int, str]  # the message that tells several, the seat they are about, and what else they have in common


@dataclass(frozen=True, slots=True)
class Item:
    """A move that was made, or a note about it."""

    entry: Entry
    note: Note | None = None

    @property
    def seat(self) -> int:
        """Whom it is about."""
        return int(self.entry.seat if self.note is None else self.note.seat)


@dataclass(slots=True)
class Line:
    """A line of the log: what it tells first, and the notes below; equal things that belong together are one list."""

    first: int  # the number of the move that begins it
    last: int  # the number of the last move that it tells
    head: list[Item]
    notes: list[list[Item]] = field(default_factory=list)
    moves: list[Entry] = field(default_factory=list)  # that are told first here; other lines can tell more of them

    @property
    def seat(self) -> int:
        """Whose doing it is, or HOUSE; also where several do the same."""
        return HOUSE if self.of_several else self.head[0].seat

    @property
    def of_several(self) -> bool:
        """Whether several players do the same."""
        return any(item.seat != self.head[0].seat for item in self.head)

    @property
    def of_house(self) -> bool:
        """Whether the house begins something: a round, a scoring."""
        return self.seat == HOUSE and self.head[0].note is not None

    @property
    def entries(self) -> list[Entry]:
        """The moves that it tells something of."""
        return list({id(item.entry): item.entry for group in (self.head, *self.notes) for item in group}.values())


class Log:
    """Puts moves into lines, one after the other, as far as a viewer may know them; None sees all."""

    def __init__(self, teller: Teller, viewer: int | None) -> None:
        self.teller = teller
        self.viewer = viewer
        self.lines: list[Line] = []
        self._open: dict[Key, tuple[Line, list[Item]]] = {}  # what the next items may join
        self._latest: Key | None = None
        self._chosen = False  # whether the last choice has not been told yet, since its words are those of what follows

    def add(self, number: int, entry: Entry) -> None:
        """Adds a move."""
        if not entry.is_chance:
            self._open = {key: group for key, group in self._open.items() if key == self._latest}
        self._chosen = self._chosen or not (entry.is_chance or entry.forced)
        line: Line | None = None  # that the notes stand under
        for item in self.items(entry):
            before, line = line, self._put(item, number, line)
            if before is None:
                line.moves.append(entry)

    def _put(self, item: Item, number: int, line: Line | None) -> Line:
        """Puts an item where more of the same stands, under a line, or into a new one; returns the line."""
        key = self._latest = self.key(item)
        chosen, self._chosen = self._chosen, False
        if key in self._open:
            line, group = self._open[key]
            group.append(item)
            line.last = number
            return line
        group = [item]
        if key is not None and key[1] == SHARED:
            line = None
        elif line is None or self._stands_alone(item, line):
            line = self._under(item, chosen)
        if line is None:
            line = Line(number, number, group)
            self.lines.append(line)
        else:
            line.notes.append(group)
            line.last = number
        if key is None or not item.entry.is_chance:
            self._open = {}  # draws of chance may take turns, whatever else comes between parts them
        if key is not None:
            self._open[key] = line, group
        return line

    def _stands_alone(self, item: Item, line: Line) -> bool:
        """Whether a note does not belong to the line before it: the house's, about another seat, or one that begins."""
        return item.seat == HOUSE or line.of_several or line.seat not in (HOUSE, item.seat) or self._begins(item)

    def _begins(self, item: Item) -> bool:
        """Whether the words of a note begin a line."""
        return item.note is not None and self.teller.words.has(
            f"note-{self.teller.game.notes[item.note.kind].name}.begins"
        )

    def _under(self, item: Item, chosen: bool) -> Line | None:
        """The line under which a note stands that begins what is told of a move: the last move of whom it is about.

        Chance and forced moves follow from what that player did; what they choose next does only after a bare move.
        """
        if item.note is None or item.seat == HOUSE or not self.lines or self.lines[-1].seat != item.seat:
            return None
        if self._begins(item):
            return None
        last = self.lines[-1].head[0]
        return self.lines[-1] if not chosen or (last.note is None and not self.teller.tells(last.entry)) else None

    def items(self, entry: Entry) -> list[Item]:
        """What is told of a move."""
        notes = [Item(entry, note) for note in entry.notes_for(self.viewer)]
        return [Item(entry), *notes] if self.teller.made(entry, self.viewer) else notes

    def key(self, item: Item) -> Key | None:
        """What items have in common that are told in one line; None where there are no such words."""
        many, words = self._many(item), self.teller.words
        if not words.has(many):
            return None
        said = words.say(many, **{**self._values(item), "who": SOMEBODY, "n": 0, "list": ""})
        return many, item.seat if SOMEBODY in said else SHARED, said

    def _many(self, item: Item) -> str:
        """The message for several such items."""
        game = self.teller.game
        if item.note is not None:
            kind = "shown" if self.teller.knows_more(item.entry, item.note, self.viewer) else "note"
            return f"many-{kind}-{game.notes[item.note.kind].name}"
        kind = "move" if item.entry.shown_to(self.viewer) else "hidden"
        return f"many-{kind}-{game.space.block(item.entry.action).name}"

    def _values(self, item: Item) -> dict[str, object]:
        """The values of an item's message."""
        if item.note is not None:
            return self.teller.note_values(item.entry, item.note, self.viewer)
        shown = item.entry.shown_to(self.viewer)
        return self.teller.made_values(item.entry) if shown else {"who": self.teller.who(item.entry)}

    # ------------------------------------------------------------ words

    def say(self, group: list[Item]) -> Sentence:
        """Items that belong together in a sentence."""
        item = group[0]
        if item.note is None:
            said = Sentence(self.teller.made(item.entry, self.viewer))
        else:
            said = self.teller.note(item.entry, item.note, self.viewer)
        return said if len(group) == 1 else Sentence(self._say_many(group), said.clause)

    def _say_many(self, group: list[Item]) -> str:
        """Several items in a sentence, equal ones counted."""
        words, many = self.teller.words, self._many(group[0])
        counts: dict[tuple[tuple[str, object], ...], int] = {}
        for item in group:
            values = self._values(item)
            n = values.pop("n", 1)
            counts[*values.items()] = counts.get((*values.items(),), 0) + int(str(n))
        each = f"{many}.each"
        listed = [words.say(each, **dict(values), n=n) for values, n in counts.items()] if words.has(each) else []
        return words.say(many, **{**self._values(group[0]), "n": sum(counts.values()), "list": words.join(listed)})

    def says_who(self, line: Line) -> bool:
        """Whether the words of a line name whoever acts, or nobody does."""
        item = line.head[0]
        return item.note is not None or item.entry.is_chance or self.teller.tells(item.entry) or len(line.head) > 1

    def text(self, line: Line) -> Iterator[str]:
        """A line with its notes as text."""
        said = self.say(line.head).words
        yield said if self.says_who(line) else f"{self.teller.names[line.seat]}: {said}"
        for group in line.notes:
            yield f"  {self.say(group).words}"


def log_of(teller: Teller, entries: Iterable[Entry], viewer: int | None, first: int = 0) -> Log:
    """The log of moves, the first of which has this number."""
    log = Log(teller, viewer)
    for number, entry in enumerate(entries, first):
        log.add(number, entry)
    return log


def begin_of_line(teller: Teller, entries: Sequence[Entry], viewer: int | None, number: int) -> int:
    """The number of a move at or before this one that begins a line, so that telling can start there."""
    log = Log(teller, viewer)
    while 0 < number < len(entries):
        items, before = log.items(entries[number]), log.items(entries[number - 1])
        if items and before and not entries[number].is_chance and items[0].note is None:
            key = log.key(items[0])
            if key is None or key != log.key(before[-1]):
                return number
        number -= 1
    return number
