"""The contract of a game: what it is called, how it starts, what its numbers mean in words."""

from __future__ import annotations

import hashlib
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

from aegean.core.actions import ActionSpace
from aegean.core.catalog import GameError as GameError
from aegean.core.catalog import folder, packages
from aegean.core.edition import Edition
from aegean.core.features import Features
from aegean.core.fields import dump_fields, load_fields
from aegean.core.hints import Hints
from aegean.core.parts import Row, read_toml
from aegean.core.phrase import Note, Phrase, unpack_reason
from aegean.core.question import Questions
from aegean.core.rules import Rules
from aegean.core.seen import Seen
from aegean.core.simple import FieldFeatures, TallyHints
from aegean.core.state import OVER, State
from aegean.core.vocabulary import Values, Vocabulary
from aegean.core.words import LANGUAGES, Words

POSITION: Final = "aegean position 2"
POSITION_LIMIT: Final = 64 * 1024  # characters; the longest of any game has about a tenth


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game of the house; stateless."""

    name: str
    title: str
    designers: list[str]
    publisher: str
    seats: range
    minutes: list[int]
    rules_version: int
    edition: Edition
    prefix: str
    options: dict[str, list[str]]  # every option with its values, the usual one first
    space: ActionSpace
    rules: Rules
    vocabulary: Vocabulary
    hints: Hints
    features: Features
    longest: int  # no game takes more moves than this, chance included
    lowest: int  # no score is lower
    highest: int  # no score is higher

    def __init__(
        self,
        name: str,
        space: ActionSpace,
        rules: Rules,
        vocabulary: Vocabulary,
        hints: Hints | None = None,
        features: Features | None = None,
        longest: int = 10_000,
    ) -> None:
        """Puts a game together; without hints bots go by the score, without features learners get all fields."""
        self.name = name
        self.space = space
        self.rules = rules
        rules.game = self
        self.vocabulary = vocabulary
        self.longest = longest
        self.edition = Edition(name)
        self._read_sheet(read_toml(folder(name) / "game.toml"))
        self._words = {}
        self.hints = hints or TallyHints(rules.questions)
        self.features = features or FieldFeatures(rules.questions, self.start(self.seats.stop - 1))

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return game_called, (self.name,)

    def _read_sheet(self, sheet: Row) -> None:
        """Takes what `game.toml` says."""
        self.title = sheet.text("title")
        self.designers = sheet.texts("designers")
        self.publisher = sheet.text("publisher")
        self.seats = range(sheet.number("seats_min"), sheet.number("seats_max") + 1)
        self.minutes = sheet.numbers("minutes")
        self.rules_version = sheet.number("rules_version")
        self.prefix = sheet.text("clause_prefix")
        self.lowest = sheet.number("lowest_score", 0)
        self.highest = sheet.number("highest_score", 1000)
        options = sheet.row("options") if sheet.has("options") else Row("options", {})
        self.options = {key: options.texts(key) for key in options.values}

    _words: dict[str, Words]

    @abstractmethod
    def lay_out(self, seats: int, options: dict[str, str]) -> State:
        """The table laid out, with the first questions on the agenda; seats and options are checked already."""

    def blank(self, seats: int, options: dict[str, str]) -> State:
        """The position before the first move."""
        state = self.lay_out(seats, options)
        state.rules = self.rules
        state.advance()
        return state

    def start(self, seats: int = 0, **options: str) -> State:
        """A new game; without a number of seats, with as few as possible."""
        return self.blank(seats or self.seats.start, self.checked(seats or self.seats.start, options))

    def checked(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with a value each, or an error that says what is allowed."""
        if seats not in self.seats:
            raise GameError(f"{self.title} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}")
        for key, value in options.items():
            if key not in self.options:
                allowed = ", ".join(self.options) or "none"
                raise GameError(f"{self.title} has no option '{key}' (options: {allowed})")
            if value not in self.options[key]:
                raise GameError(f"option {key} cannot be '{value}' (allowed: {', '.join(self.options[key])})")
            if value.startswith("seat_") and int(value.removeprefix("seat_")) > seats:
                raise GameError(f"option {key} cannot be '{value}' with {seats} players")
        return {key: options.get(key, values[0]) for key, values in self.options.items()}

    @property
    def key(self) -> str:
        """By what every process can load the game: its name, or the text of its edition."""
        return self.name if self.edition.is_usual else self.edition.text()

    @property
    def questions(self) -> Questions:
        """All questions of the game."""
        return self.rules.questions

    # ------------------------------------------------------------ words

    @property
    def notes(self) -> list[Phrase]:
        """The kinds of notes."""
        return self.vocabulary.notes

    @property
    def reasons(self) -> list[Phrase]:
        """The kinds of reasons."""
        return self.vocabulary.reasons

    @property
    def scoring(self) -> list[Phrase]:
        """The scoring items."""
        return self.vocabulary.scoring

    @property
    def ties(self) -> list[Phrase]:
        """What decides between equal scores, most important first."""
        return self.vocabulary.ties

    @property
    def ids(self) -> dict[str, list[str]]:
        """What the values of notes and reasons number, by field."""
        return self.vocabulary.ids

    def words(self, lang: str) -> Words:
        """The game's words in a language."""
        if lang not in LANGUAGES:
            raise GameError(f"there is no language '{lang}' (languages: {', '.join(LANGUAGES)})")
        if lang not in self._words:
            self._words[lang] = Words(self.name, lang, self.edition.row().values)  # read when they are first needed
        return self._words[lang]

    def text(self, action: int) -> str:
        """The move text of an action."""
        return self.space.text(action)

    def parse(self, text: str) -> int:
        """The action of a move text, or an error that names the nearest."""
        action = self.space.parse(text)
        if action < 0:
            near = self.space.nearest(text)
            raise GameError(f"no move is called '{text.strip()}'" + (f"; did you mean '{near}'?" if near else ""))
        return action

    def say(self, action: int, lang: str = "en", names: Sequence[str] = ()) -> str:
        """A move in words; with the names at the table, where they are given."""
        return self.words(lang).move(self.space, action, names)

    def choice(self, state: State, action: int, words: Words) -> Values:
        """What a legal move costs and brings, for the message `choice-BLOCK`; empty where the move's own words do.

        The position is what the asked seat has seen.
        """
        block = self.space.block(action)
        about = self.vocabulary.choices.get(block.name)
        return about(state, int(block.entry(action)), words) if about else {}

    def prompt(self, state: State, words: Words) -> Values:
        """What the present question is about, for the message `ask-QUESTION`; others see the position with blanks."""
        about = self.vocabulary.prompts.get(state.question().name)
        return about(state, words) if about else {}

    def say_choice(self, state: State, action: int, lang: str = "en", names: Sequence[str] = ()) -> str:
        """A legal move in words, as it is offered to the seat that decides: with what it costs and brings."""
        words = self.words(lang)
        more = self.choice(state, action, words)
        return words.choice(self.space, action, more, names) if more else words.move(self.space, action, names)

    def say_note(self, note: Note, lang: str, names: list[str]) -> str:
        """A note in words."""
        words, phrase = self.words(lang), self.notes[note.kind]
        return words.say(f"note-{phrase.name}", **words.values(phrase, note.values, self.ids, names, note.seat))

    def asks(self, state: State, lang: str = "en", names: Sequence[str] = ()) -> str:
        """What the present step asks, in words; empty when the game is over."""
        if state.seat == OVER:
            return ""
        words = self.words(lang)
        return words.ask(state.question().name, self.prompt(state, words), names)

    def why_not(self, state: State, action: int, lang: str = "en", names: list[str] | None = None) -> tuple[str, str]:
        """Why an action is not legal now and the clause that says so; empty texts when it is legal."""
        words = self.words(lang)
        if state.seat == OVER:
            return words.say("why-over"), ""
        if not state.question().offers(action):
            return words.say("why-not_now", ask=self.asks(state, lang, names or ())), ""
        packed = state.why_not(action)
        if packed == 0:
            return "", ""
        kind, values = unpack_reason(packed)
        phrase = self.reasons[kind]
        about = words.values(phrase, values, self.ids, names or self.seat_names(state.seats, lang), state.seat)
        return words.say(f"why-{phrase.name}", **about), phrase.clause

    def seat_names(self, seats: int, lang: str) -> list[str]:
        """What seats are called where nobody has given them names."""
        return [self.words(lang).say("thing-seat", n=seat + 1) for seat in range(seats)]

    # ------------------------------------------------------------ positions as text

    def dump(self, state: State) -> str:
        """A whole position as text."""
        head = [POSITION, f"game: {self.name}", f"rules: {self.rules_version}", f"edition: {self.edition.digest}"]
        return "\n".join([*head, *dump_fields(state)]) + "\n"

    def restore(self, text: str) -> State:
        """The position that a text from outside describes; it is proved, not believed."""
        state = self.read(text)
        self._check_writing(text, state)
        blank = self.blank(state.seats, self.checked(state.seats, {}))
        self.rules.proof.prove(state, blank.pieces(), self.longest)
        return state

    def read(self, text: str) -> State:
        """The position of a dump that this program has written itself."""
        values = read_lines(text)
        self._check_head(values)
        if not re.fullmatch("[1-9]", values.get("seats", "")):
            raise GameError("the position does not say how many seats there are")
        seats = int(values["seats"])
        state = self.blank(seats, self.checked(seats, {}))
        try:
            load_fields(state, values)
        except ValueError as error:
            raise GameError(str(error)) from None
        if values:
            raise GameError(f"the position names '{next(iter(values))}', which {self.title} does not know")
        return state

    def _check_writing(self, text: str, state: State) -> None:
        """Refuses numbers that are not written as this program writes them: other digits, signs, leading zeros."""
        given = read_lines(text)
        for key, value in read_lines(self.dump(state)).items():
            if " ".join(given[key].split()) != value:
                raise GameError(f"'{key}' holds something that is no number")

    def _check_head(self, values: dict[str, str]) -> None:
        """Refuses a position of another game, of other rules or of other components; takes the head out."""
        if values.pop("game", "") != self.name:
            raise GameError(f"this is not a position of {self.title}")
        if values.pop("rules", "") != str(self.rules_version):
            raise GameError(f"this position follows other rules than version {self.rules_version} of {self.title}")
        if values.pop("edition", "") != self.edition.digest:
            raise GameError(f"this position was made with other components of {self.title}")

    def digest(self, state: State) -> str:
        """A short fingerprint of a position: equal exactly when the positions are."""
        return hashlib.sha256("\n".join(dump_fields(state)).encode()).hexdigest()[:16]

    def seen(self, state: State, viewer: int) -> Seen[State]:
        """What a viewer may know of a position."""
        return Seen(state, viewer)


def game_called(name: str) -> Game:
    """The game of a name, which was pickled by it."""
    game: Game = import_module(packages()[name]).GAME
    return game


def read_lines(text: str) -> dict[str, str]:
    """The lines `name: value` of a position."""
    if len(text) > POSITION_LIMIT:
        raise GameError(f"not a position: it is longer than {POSITION_LIMIT} characters")
    lines = text.strip().splitlines()
    if not lines or lines[0].strip() != POSITION:
        raise GameError(f"not a position: the first line should be '{POSITION}'")
    values: dict[str, str] = {}
    for line in lines[1:]:
        key, colon, value = line.partition(":")
        if not colon:
            raise GameError(f"not a position: '{line}' is no 'name: value' line")
        if key.strip() in values:
            raise GameError(f"not a position: it names '{key.strip()}' twice")
        values[key.strip()] = value.strip()
    return values
