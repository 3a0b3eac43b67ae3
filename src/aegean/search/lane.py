"""One game for learners: only real choices, as numbers; chance, forced moves and opponents play themselves."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Glance, Seen
from aegean.core.settle import Buffers, settle
from aegean.core.state import SPECTATOR, State
from aegean.search.simple import EasyBot, GreedyBot, RandomBot

YES: Final[u8] = 1
NO: Final[u8] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """Who sits at a table beside the learner."""

    seat: int  # the learner's

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def players(self, rng: Rng) -> list[Any]:
        """For every seat who plays there in one game, with a method `choose(seen, rng)`; None for the learner."""
        raise NotImplementedError


class Lane:
    """One game at a time, up to the next choice of a learner; without company all seats are learners.

    >>> import aegean
    >>> lane = Lane(aegean.load("athens"), 2, {"start": "seat_1"}, Buffers())
    >>> lane.restart(Rng(4))
    >>> [lane.game.text(action) for action in lane.legal()[:2]]
    ['base barley_field', 'base smithy']
    >>> lane.play(lane.legal()[0])
    >>> lane.seat
    1
    """

    game: Game
    seats: int
    chosen: dict[str, str]
    rng: Rng
    state: State
    buffers: Buffers
    count: i64  # options of the seat that decides; 0 when the game is over
    company: Company | None
    players: list[Any]  # those of the company in this game
    luck: Rng  # of the players
    seen: Glance[State]

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, str], buffers: Buffers, company: Company | None = None
    ) -> None:
        self.game = game
        self.seats = seats or game.seats.start
        self.chosen = game.checked(self.seats, chosen)
        self.buffers = buffers
        self.company = company
        self.players = []
        self.rng = self.luck = Rng(0)
        self.state = game.blank(self.seats, self.chosen)
        self.seen = Glance(self.state, SPECTATOR)
        self.count = 0

    def __reduce__(self) -> tuple[Any, ...]:
        met = (self.company, self.players, self.luck)
        return lane_at, (self.game, self.seats, self.chosen, self.rng, self.state, *met)

    def restart(self, rng: Rng) -> None:
        """Begins a new game with a generator of its own."""
        self.rng = rng
        self.begin()

    def begin(self) -> None:
        """Begins the next game in which a learner has a choice, with the same generator."""
        self.count = 0
        while self.count == 0:
            self.go_to(self.game.blank(self.seats, self.chosen), self.rng)
            self.meet()

    def go_to(self, state: State, rng: Rng) -> None:
        """Goes on from a position with a generator of its own; the players stay."""
        self.rng = rng
        self.state = state.clone()
        self.count = settle(self.state, rng, self.buffers)

    def meet(self) -> None:
        """Seats the company of a game that begins, and lets them play until a learner has a choice."""
        if self.company is not None:
            self.luck = self.rng.split()
            self.players = self.company.players(self.luck)
            self.let_others_play()

    @property
    def seat(self) -> int:
        """Who has to decide; OVER at the end."""
        return int(self.state.seat)

    def legal(self) -> list[int]:
        """The legal actions, always more than one until the game is over."""
        return self.state.legal()

    def play(self, action: i64) -> None:
        """Carries a legal action out and plays on to the next choice of a learner."""
        self.state.apply(action)
        self.count = settle(self.state, self.rng, self.buffers)
        if self.company is not None:
            self.let_others_play()

    def let_others_play(self) -> None:
        """Lets the others choose from what they have seen until a learner has a choice."""
        while self.count > 0:
            other = self.players[self.state.seat]
            if other is None:
                return
            self.state.apply(self.answer(other))
            self.count = settle(self.state, self.rng, self.buffers)

    def answer(self, other: Any) -> i64:
        """What a player chooses; those who forget at once what they have seen get no copy of it."""
        if isinstance(other, RandomBot):
            return self.buffers.options[self.luck.below(self.count)]
        if isinstance(other, (GreedyBot, EasyBot)):
            self.seen.look(self.state, int(self.state.seat))
            return other.choose(self.seen, self.luck)
        return int(other.choose(Seen(self.state, int(self.state.seat)), self.luck))

    def write_mask(self, out: vec[u8], start: i64) -> None:
        """Writes 1 for every option just found and 0 for all other actions, from a place on."""
        for place in range(start, start + self.game.space.size):
            out[place] = NO
        for i in range(self.count):
            out[start + self.buffers.options[i]] = YES


@final
class Mask:
    """The legal actions of one position after another, in a list that stays on this side (decision 14)."""

    allowed: vec[u8]

    def __init__(self, size: int) -> None:
        self.allowed = vec[u8]([NO] * size)

    def mark(self, lane: Lane) -> None:
        """Writes 1 for what is legal now and 0 for all other actions."""
        lane.write_mask(self.allowed, 0)


def lane_at(
    game: Game,
    seats: int,
    chosen: dict[str, str],
    rng: Rng,
    state: State,
    company: Company | None,
    players: list[Any],
    luck: Rng,
) -> Lane:
    """A lane that was pickled, at the position where it stood."""
    lane = Lane(game, seats, chosen, Buffers(), company)
    lane.go_to(state, rng)
    lane.players = players
    lane.luck = luck
    return lane
