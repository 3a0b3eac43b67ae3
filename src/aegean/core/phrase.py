"""Phrases: what can be said about a game, with the clause that says why."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

KINDS: Final = 128
VALUES: Final = 4096

ALL: Final = -1  # audience: everybody
NOBODY: Final = -3  # audience: not even a seat (a card laid away unseen)

ALLOWED: Final[i64] = 0  # no reason against it; typed, so that `ALLOWED if ... else REASON.of(...)` is never boxed
IMPOSSIBLE: Final[i64] = 1  # an outcome of chance that cannot be


class Phrase:
    """The name of a note, a reason or a scoring item, its clause and the kinds of its values.

    A field called `n` is a plain number, any other field numbers the ids of that kind.
    """

    name: str
    clause: str
    fields: tuple[str, ...]
    number: i64

    def __init__(self, name: str, clause: str, *fields: str) -> None:
        self.name = name
        self.clause = clause
        self.fields = fields
        self.number = 0


@final
class Reason(Phrase):
    """Why something is not allowed."""

    why: i64  # packed without values

    def of(self, first: i64) -> i64:
        """Packed with a value."""
        return first * KINDS + self.why

    def of_two(self, first: i64, second: i64) -> i64:
        """Packed with two values."""
        return (second * VALUES + first) * KINDS + self.why


@final
class Reasons:
    """The reasons of a game, each declared by the rule that gives it."""

    phrases: list[Phrase]

    def __init__(self, impossible: str) -> None:
        """`impossible` is the clause behind outcomes of chance that cannot be."""
        self.phrases = [Phrase("allowed", ""), Phrase("impossible", impossible)]

    def add(self, name: str, clause: str, *fields: str) -> Reason:
        """Declares a reason."""
        reason = Reason(name, clause, *fields)
        reason.number = reason.why = len(self.phrases)
        self.phrases.append(reason)
        return reason


@final
class NoteKinds:
    """The kinds of notes of a game, each declared by the rule that takes it."""

    phrases: list[Phrase]

    def __init__(self) -> None:
        self.phrases = []

    def add(self, name: str, clause: str, *fields: str) -> Phrase:
        """Declares a kind of note."""
        phrase = Phrase(name, clause, *fields)
        phrase.number = len(self.phrases)
        self.phrases.append(phrase)
        return phrase


class Note:
    """Something that happened: for the log and for what moves on the screen."""

    kind: int
    seat: int
    values: tuple[int, int, int]
    audience: int

    def __init__(self, kind: int, seat: int, values: tuple[int, int, int], audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.audience = audience


@final
class Notes:
    """A listener that collects the notes of the moves applied to a state."""

    heard: list[Note]

    def __init__(self) -> None:
        self.heard = []

    def take(self) -> list[Note]:
        """The notes heard since the last call."""
        heard = self.heard
        self.heard = []
        return heard


def unpack_reason(packed: int) -> tuple[int, tuple[int, int]]:
    """The kind of a packed reason and its values."""
    rest = packed // KINDS
    return packed % KINDS, (rest % VALUES, rest // VALUES)
