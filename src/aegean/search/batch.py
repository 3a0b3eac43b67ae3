"""Many games for learners in lock-step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Glance
from aegean.core.settle import Buffers
from aegean.core.state import SPECTATOR, WIDEST, State
from aegean.search.lane import NO, YES, Company, Lane

BEGIN: Final = -1  # in place of an action: a new game
STAY: Final = -2  # in place of an action: nothing happens
LANE_STRIDE: Final = 0x9E3779B97F4A7C15  # keeps the seeds of neighbouring games apart


def rewards(game: Game, state: State) -> list[float]:
    """From 1 for the first to -1 for the last place, equals share the mean; alone, the score, or -1 for a lost game."""
    places = state.places()
    if places == [2]:
        return [-1.0]
    if len(places) == 1:
        share = (state.scores()[0] - game.lowest) / max(game.highest - game.lowest, 1)
        return [min(max(2.0 * share - 1.0, -1.0), 1.0)]
    return [1.0 - (2.0 * (place - 1) + places.count(place) - 1) / (len(places) - 1) for place in places]


class Batch:
    """Many games in lock-step; where one ends, its results are given once and the next begins.

    With company there is one learner, and a game that has ended waits until it is told to begin.
    Neighbouring games are played and observed a few at a time, so that all stays in the processor's cache.
    """

    lanes: list[Lane]
    seen: Glance[State]
    seats: vec[i64]  # who decides in every game
    counts: vec[i64]  # how many options there are in every game
    options: vec[i16]  # games x WIDEST, those of each game ascending
    masks: vec[u8]  # games x actions, 1 for every option
    ended: vec[u8]  # whether the last step ended a game
    rewards: vec[float]  # games x seats, of the games that ended
    places: vec[i64]  # games x seats, of the games that ended
    scores: vec[i64]  # the same
    values: vec[float]  # games x seats, what the evaluation says, where somebody judges
    judges: bool
    company: Company | None
    zeros: vec[i16]
    observations: vec[i16]  # a chunk of games x features, each as the seat that decides knows it, still to be scaled

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        chosen: dict[str, str],
        chunk: int,
        company: Company | None = None,
        judges: bool = False,
    ) -> None:
        buffers = Buffers()
        self.judges = judges
        self.company = company
        self.lanes = [Lane(game, seats, chosen, buffers, company) for _ in range(games)]
        self.seen = Glance(self.lanes[0].state, SPECTATOR)
        players = self.lanes[0].seats
        self.seats = vec[i64]([0] * games)
        self.counts = vec[i64]([0] * games)
        self.options = vec[i16]([i16(0)] * (games * WIDEST))
        self.masks = vec[u8]([NO] * (games * int(game.space.size)))
        self.ended = vec[u8]([NO] * games)
        self.rewards = vec[float]([0.0] * (games * players))
        self.places = vec[i64]([0] * (games * players))
        self.scores = vec[i64]([0] * (games * players))
        self.values = vec[float]([0.0] * (games * players))
        self.zeros = game.features.zeros(chunk)
        self.observations = self.zeros

    def restart(self, start: i64, stop: i64, seed: int, first: int) -> None:
        """Begins a few games; the chance of each follows from the seed and its number, which counts from `first`."""
        self.observations = self.zeros[:]
        for row in range(start, stop):
            lane = self.lanes[row]
            lane.restart(Rng(seed << 64 | (first + int(row) + 1) * LANE_STRIDE & 0xFFFFFFFFFFFFFFFF))
            self.ended[row] = NO
            self.tell(lane, row, row - start)

    def step(self, start: i64, stop: i64, actions: list[int]) -> None:
        """Plays one action in each of a few games, all of them legal, BEGIN or STAY."""
        self.observations = self.zeros[:]
        for row in range(start, stop):
            lane = self.lanes[row]
            action: i64 = actions[row]
            if action == STAY:
                continue
            self.ended[row] = NO
            if action == BEGIN:
                lane.begin()
            else:
                lane.play(action)
                if lane.count == 0:
                    self.finish(lane, row)
            self.tell(lane, row, row - start)

    def finish(self, lane: Lane, row: i64) -> None:
        """Notes the results of a game and, without company, begins the next one."""
        self.ended[row] = YES
        for seat, reward in enumerate(rewards(lane.game, lane.state)):
            self.rewards[row * lane.seats + seat] = reward
        for seat, place in enumerate(lane.state.places()):
            self.places[row * lane.seats + seat] = place
        for seat, score in enumerate(lane.state.scores()):
            self.scores[row * lane.seats + seat] = score
        if self.company is None:
            lane.begin()

    def tell(self, lane: Lane, row: i64, place: i64) -> None:
        """Writes all that is known of a game, its observation at a place of the chunk."""
        self.ask(lane, row)
        self.observe(lane, place)
        if self.judges:
            for seat in range(lane.seats):
                self.values[row * lane.seats + seat] = lane.game.hints.value(lane.state, seat)

    def ask(self, lane: Lane, row: i64) -> None:
        """Writes who decides and what they may do; the options have just been found."""
        masks = self.masks
        options = self.options
        found = lane.buffers.options
        at: i64 = row * WIDEST
        start: i64 = row * lane.game.space.size
        for i in range(at, at + self.counts[row]):
            masks[start + i64(options[i])] = NO
        for i in range(lane.count):
            options[at + i] = i16(found[i])
            masks[start + found[i]] = YES
        self.counts[row] = lane.count
        self.seats[row] = lane.state.seat

    def observe(self, lane: Lane, place: i64) -> None:
        """Writes what the seat that decides knows, or the learner, at a place of the chunk."""
        self.seen.look(lane.state, lane.state.seat if self.company is None else self.company.seat)
        lane.game.features.write(self.seen, self.observations, place * lane.game.features.size)
