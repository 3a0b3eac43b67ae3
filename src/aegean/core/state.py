"""The contract of a position: who decides, what may be chosen, what follows, who may know what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from aegean.core.agenda import Agenda
from aegean.core.fields import dump_fields, same_fields
from aegean.core.phrase import ALL, Note, Notes, Phrase
from aegean.core.rng import Rng

if TYPE_CHECKING:
    from aegean.core.question import Question
    from aegean.core.rules import Rules

CHANCE: Final = -1  # the seat of dice, draws and shuffles
OVER: Final = -2  # nobody decides any more
SPECTATOR: Final = -1  # a viewer without a seat

WIDEST: Final = 1024  # no game offers more options at one decision
BUFFER: Final = vec[i64]([0] * WIDEST)  # to be copied
SCORE: Final = vec[i64]([0] * 64)  # used again for every score; no game has more items


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: data. Games add their own attributes; all of them are i64, bool, vec[i64] or such records."""

    rules: Rules
    seats: i64
    seat: i64  # who decides: 0.., CHANCE or OVER
    step: i64  # which question is asked, by its number
    arg: i64  # what the question is about: up to four numbers in one, which the question reads
    agenda: Agenda
    notes: Notes | None

    # ------------------------------------------------------------ the present question

    def question(self) -> Question:
        """What is asked now."""
        return self.rules.questions.items[self.step]

    def options(self, out: vec[i64]) -> i64:
        """Writes the legal actions, ascending, into the buffer and returns how many."""
        return self.rules.questions.items[self.step].options(self, out, 0)

    def weights(self, out: vec[i64]) -> None:
        """Writes the exact weight of each option where chance decides."""
        self.question().weights(self, out)

    def apply(self, action: i64) -> None:
        """Carries an action out, in place; the caller vouches that it is legal."""
        self.rules.questions.items[self.step].play(self, action)
        self.advance()

    def is_forced(self) -> bool:
        """Whether a table plays the only answer of a player by itself."""
        return self.seat >= 0 and not self.question().asks_always(self) and len(self.legal()) == 1

    def why_not(self, action: i64) -> i64:
        """Why an answer to the present question is not legal, as a packed reason; 0 if it is."""
        return self.question().why_not_action(self, action)

    def audience(self) -> i64:
        """Who may see the next action in full: ALL, one seat, or NOBODY."""
        return self.question().audience(self)

    # ------------------------------------------------------------ written once for all games

    def begin(self, seats: i64) -> None:
        """Sets what every position has; a game's setup calls it first."""
        self.seats = seats
        self.seat = CHANCE
        self.step = 0
        self.arg = 0
        self.agenda = Agenda.empty()
        self.notes = None

    def clone(self) -> State:
        """An equal, independent position without listener."""
        copier = self.rules.copier
        twin: State = copier.empty(self)
        twin.rules = self.rules
        twin.agenda = Agenda()
        self.share(twin)
        twin.agenda.items = twin.agenda.items[:]
        copier.own(twin)
        return twin

    def share(self, twin: State) -> None:
        """Makes a twin of the same shape equal, without listener; both share all lists."""
        twin.seats = self.seats
        twin.seat = self.seat
        twin.step = self.step
        twin.arg = self.arg
        self.agenda.share(twin.agenda)
        twin.notes = None
        self.rules.copier.share(self, twin)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.rules is other.rules and same_fields(self, other)

    def __hash__(self) -> int:
        return hash("\n".join(dump_fields(self)))

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return read_position, (self.rules.game, self.rules.game.dump(self))

    def advance(self) -> None:
        """Takes items from the agenda until somebody has to decide or the game is over."""
        questions = self.rules.questions.items
        while self.agenda.size > 0:
            item = self.agenda.pop()
            self.step = item[0]
            self.seat = item[1]
            self.arg = item[2]
            question = questions[self.step]
            if question.is_automatic:
                question.happen(self)
            elif question.waits(self):
                return
            else:
                question.settle(self)
        self.seat = OVER
        self.step = 0
        self.arg = 0

    def tell(
        self, kind: Phrase, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, audience: i64 = ALL
    ) -> None:
        """Notes what happened, if anybody listens."""
        if self.notes is not None:
            self.notes.heard.append(Note(kind.number, seat, (first, second, third), audience))

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour at the table."""
        return (seat + 1) % self.seats

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty only when the game is over."""
        if self.seat == OVER:
            return []
        buffer = BUFFER[:]
        count = self.options(buffer)
        return [buffer[i] for i in range(count)]

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes of chance with their exact weights."""
        if self.seat != CHANCE:
            return []
        actions = self.legal()
        buffer = BUFFER[:]
        self.weights(buffer)
        return [(action, buffer[i]) for i, action in enumerate(actions)]

    def points(self, seat: i64) -> i64:
        """The points of a seat, as they stand now."""
        items: i64 = self.rules.scoring.score(self, seat, SCORE)
        points: i64 = 0
        for item in range(items):
            points += SCORE[item]
        return points

    def tally(self, seat: i64) -> list[int]:
        """The points of a seat by scoring item, as they stand now."""
        items = self.rules.scoring.score(self, seat, SCORE)
        return [SCORE[item] for item in range(items)]

    def scores(self) -> list[int]:
        """The points of all seats."""
        return [self.points(seat) for seat in range(self.seats)]

    def tiebreak(self, seat: i64) -> list[int]:
        """What decides between equal scores, most important first; more is better."""
        return self.rules.scoring.tiebreak(self, seat)

    def places(self) -> list[int]:
        """The places of all seats, 1 for the winner; who is equal in everything shares a place."""
        keys = [[score, *self.tiebreak(seat)] for seat, score in enumerate(self.scores())]
        return [1 + sum(other > key for other in keys) for key in keys]

    def hides(self) -> bool:
        """Whether anything is ever hidden."""
        return self.rules.secrets is not None

    def hide(self, viewer: i64) -> None:
        """Forgets, in place, everything the viewer cannot know; once the game is over, everybody knows everything."""
        secrets = self.rules.secrets
        if secrets is not None and self.seat != OVER:
            secrets.hide(self, viewer)

    def deal(self, rng: Rng) -> None:
        """Deals everything that `hide` forgot, as likely as it can be."""
        secrets = self.rules.secrets
        if secrets is not None and self.seat != OVER:
            secrets.deal(self, rng)

    def pieces(self) -> dict[str, int]:
        """How many of each component exist, wherever they lie: never changes."""
        return self.rules.census(self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replaces everything the seat cannot know by something it could be."""
        self.hide(seat)
        self.deal(rng)


def read_position(game: Any, text: str) -> State:
    """The position that was pickled as text."""
    state: State = game.read(text)
    return state


def pick_any(state: State, rng: Rng) -> i64:
    """A random legal action, for callers without lists of their own."""
    options, weights = BUFFER[:], BUFFER[:]
    return pick(state, options, weights, state.options(options), rng)


def pick(state: State, options: vec[i64], weights: vec[i64], count: i64, rng: Rng) -> i64:
    """A random one of the options just written: by weight for chance, evenly for a player."""
    if count == 1:
        return options[0]
    if state.seat != CHANCE:
        return options[rng.below(count)]
    state.weights(weights)
    total: i64 = 0
    for i in range(count):
        total += weights[i]
    index: i64 = 0
    rest: i64 = rng.below(total) - weights[0]
    while rest >= 0:
        index += 1
        rest -= weights[index]
    return options[index]
