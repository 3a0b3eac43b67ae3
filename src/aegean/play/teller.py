"""A game in words: moves, notes, questions, reasons and scores, with the players' names."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.core.game import Game
from aegean.core.phrase import ALL, Note, Phrase
from aegean.core.state import State
from aegean.core.words import Words
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

    @property
    def words(self) -> Words:
        """The game's words in the language."""
        return self.game.words(self.lang)

    def move(self, action: int) -> str:
        """A move."""
        return self.game.say(action, self.lang, self.names)

    def choice(self, state: State, action: int) -> str:
        """A legal move of the position that the asked seat has seen, with what it costs and brings."""
        return self.game.say_choice(state, action, self.lang, self.names)

    def note(self, entry: Entry, note: Note, viewer: int | None) -> Sentence:
        """Something that happened in a move; in more words for those who alone may see the move."""
        phrase = self.game.notes[note.kind]
        kind = "shown" if self.knows_more(entry, note, viewer) else "note"
        return Sentence(self.words.say(f"{kind}-{phrase.name}", **self.note_values(entry, note, viewer)), phrase.clause)

    def knows_more(self, entry: Entry, note: Note, viewer: int | None) -> bool:
        """Whether a note tells a viewer also what others may not see of the move."""
        is_secret = entry.audience != ALL and entry.shown_to(viewer)
        return is_secret and self.words.has(f"shown-{self.game.notes[note.kind].name}")

    def question(self, state: State) -> str:
        """What the present step asks; empty when the game is over."""
        return self.game.asks(state, self.lang, self.names)

    def reason(self, state: State, action: int) -> Sentence:
        """Why an action is not legal now; empty if it is."""
        return Sentence(*self.game.why_not(state, action, self.lang, self.names))

    def score(self, item: Phrase) -> Sentence:
        """A scoring item."""
        return Sentence(self.words.say(f"score-{item.name}"), item.clause)

    def advice(self, item: Phrase) -> str:
        """How one gets points from a scoring item: the message `score-ITEM.advice`; empty where there is none."""
        key = f"score-{item.name}.advice"
        return self.words.say(key) if self.words.has(key) else ""

    def tie(self, item: Phrase) -> Sentence:
        """Something that decides between equal scores."""
        return Sentence(self.words.say(f"tie-{item.name}"), item.clause)

    def area(self, name: str) -> str:
        """An area of the evaluation."""
        return self.words.say(f"area-{name}")

    def beside(self, name: str) -> str:
        """The area of which an area is the other side, as time that is left is of points; else itself."""
        key = f"area-{name}.beside"
        return self.words.say(key) if self.words.has(key) else name

    # ------------------------------------------------------------ moves that were made; a viewer of None sees all

    def made(self, entry: Entry, viewer: int | None) -> str:
        """A move that was made, as far as a viewer may know it; empty where its notes tell all."""
        if not entry.shown_to(viewer):
            return self.words.hidden(self.game.space, entry.action, self.who(entry))
        if not self.tells(entry):
            return self.move(entry.action)
        block = self.game.space.block(entry.action)
        return self.words.say(f"told-{block.name}", **self.made_values(entry))

    def tells(self, entry: Entry) -> bool:
        """Whether there are words for such a move that was made, other than those that offer it."""
        return self.words.has(f"told-{self.game.space.block(entry.action).name}")

    def made_values(self, entry: Entry) -> dict[str, object]:
        """What a move that was made is about: its own values, who made it, whether it was the only one."""
        block = self.game.space.block(entry.action)
        fields = self.words.fields(block, entry.action, self.names)
        return {**fields, "who": self.who(entry), "forced": int(entry.forced)}

    def who(self, entry: Entry) -> str:
        """Who made a move; empty for chance."""
        return "" if entry.is_chance else self.names[entry.seat]

    def note_values(self, entry: Entry, note: Note, viewer: int | None) -> dict[str, object]:
        """What a note is about, and the move that it is about, where a viewer knows more than others."""
        phrase = self.game.notes[note.kind]
        about = self.words.values(phrase, note.values, self.game.ids, self.names, note.seat)
        return {**self.made_values(entry), **about} if self.knows_more(entry, note, viewer) else about

    def notes(self, entry: Entry, viewer: int | None) -> list[Sentence]:
        """What happened in a move, as far as a viewer may know it."""
        return [self.note(entry, note, viewer) for note in entry.notes_for(viewer)]
