"""A game in words: moves, notes, questions, reasons, hints and scores, with the players' names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aegean.core.game import Game
from aegean.core.phrase import Note, Phrase
from aegean.core.state import State
from aegean.play.coach import Hint
from aegean.play.entry import Entry


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words, and the clause behind them."""

    words: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.words} ({self.clause})" if self.clause else self.words


@dataclass(frozen=True, slots=True)
class Teller:
    """Puts a game into words, in one language and with the names of its players.

    >>> import aegean
    >>> game = aegean.load("olympus")
    >>> Teller(game, "en", ["Ann", "Ben"]).move(game.parse("target seat_2"))
    'War on Ben'
    """

    game: Game
    lang: str
    names: list[str]

    def move(self, action: int) -> str:
        """A move."""
        return self.game.say(action, self.lang, self.names)

    def choice(self, state: State, action: int) -> str:
        """A legal move of the position that the asked seat has seen, with what it costs and brings."""
        return self.game.say_choice(state, action, self.lang, self.names)

    def note(self, note: Note) -> Sentence:
        """Something that happened."""
        return Sentence(self.game.say_note(note, self.lang, self.names), self.game.notes[note.kind].clause)

    def question(self, state: State) -> str:
        """What the present step asks; empty when the game is over."""
        return self.game.asks(state, self.lang)

    def reason(self, state: State, action: int) -> Sentence:
        """Why an action is not legal now; empty if it is."""
        return Sentence(*self.game.why_not(state, action, self.lang, self.names))

    def score(self, item: Phrase) -> Sentence:
        """A scoring item."""
        return Sentence(self.game.words(self.lang).say(f"score-{item.name}"), item.clause)

    def tie(self, item: Phrase) -> Sentence:
        """Something that decides between equal scores."""
        return Sentence(self.game.words(self.lang).say(f"tie-{item.name}"), item.clause)

    def area(self, name: str) -> str:
        """An area of the evaluation."""
        return self.game.words(self.lang).say(f"area-{name}")

    def hint(self, state: State, hint: Hint) -> str:
        """A hint with what to expect of it and why, in one line."""
        line = f"{self.choice(state, hint.action)} ({hint.win:.0%}, {hint.points:.0f})"
        why = ", ".join(f"{self.area(reason.area)} {reason.points:+.1f}" for reason in hint.reasons)
        return f"{line}: {why}" if why else line

    # ------------------------------------------------------------ moves that were made; a viewer of None sees all

    def made(self, entry: Entry, viewer: int | None) -> str:
        """A move that was made, as far as a viewer may know it."""
        if entry.shown_to(viewer):
            return self.move(entry.action)
        return self.game.words(self.lang).hidden(self.game.space, entry.action)

    def notes(self, entry: Entry, viewer: int | None) -> list[Sentence]:
        """What happened in a move, as far as a viewer may know it."""
        return [self.note(note) for note in entry.notes_for(viewer)]

    def line(self, entry: Entry, viewer: int | None) -> str:
        """A move that was made, with the name of who made it."""
        return self.made(entry, viewer) if entry.is_chance else f"{self.names[entry.seat]}: {self.made(entry, viewer)}"

    def log(self, entries: Iterable[Entry], viewer: int | None) -> list[str]:
        """Moves that were made, each followed by what happened."""
        lines: list[str] = []
        for entry in entries:
            lines.append(self.line(entry, viewer))
            lines += [f"  {note.words}" for note in self.notes(entry, viewer)]
        return lines
