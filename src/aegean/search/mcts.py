"""Monte-Carlo tree search over what a seat knows, for any game and any number of seats.

Every iteration deals the hidden things anew, walks down the tree, plays on for a few
decisions by first impression, evaluates the position with the game's hints, and adds to every decision on the way
how well its seat did (max^n). Chance is sampled; only decisions form the tree.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, sleep
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.game import Game
from aegean.core.hints import Hints
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import Buffers, settle
from aegean.core.state import OVER, State
from aegean.search.playout import best_prior, pick_sensible
from aegean.search.results import Result
from aegean.search.tree import NONE, Tree
from aegean.search.utility import share_out, share_places, spread_of

MOST_SEATS: Final = 8
DEEPEST: Final = 400  # decisions of one line in the tree
UNREST: Final = 24  # decisions to come to rest in, before the evaluation
NARROWEST: Final = 8  # options looked at from the first visit on
WIDENING: Final = 2.0  # further options for the square root of the visits
EXPLORE: Final = 1.5  # how much is tried out, in units of the results' deviation
DOUBT: Final = 0.3  # how much worse an untried option is taken to be, likewise
NEAR_END: Final = 5  # the end is near when one of so many iterations sees it
LONGEST: Final = 80  # decisions played on in search of it
PATIENCE: Final = 64  # iterations between looks at whether to stop
WANTED: Final = 8  # every so many iterations try the option somebody wants to know about


class Search:
    """A search for one seat; it can be carried on, stopped, read and moved down to the next decision."""

    hints: Hints
    seats: i64
    spread: float
    middle: float
    ahead: i64  # decisions played on before the evaluation
    tree: Tree
    buffers: Buffers
    marks: vec[i64]  # by action: the mark of the visit that last offered it
    mark: i64
    count: i64  # options of the position just settled
    path_nodes: vec[i64]
    path_edges: vec[i64]
    points: vec[float]
    shares: vec[float]
    wins: vec[float]
    standing: vec[float]  # every seat's chance to win, summed over the iterations
    seen: Seen[State]
    root: i64
    wanted: i64
    iterations: i64
    ended: i64  # iterations that saw the end of the game
    total: float
    squares: float
    stopped: bool

    def __init__(self, game: Game, seen: Seen[State], reach: int = 1) -> None:
        self.hints = game.hints
        self.seats = seen.position.seats
        self.ahead = game.hints.ahead * reach
        self.tree = Tree()
        self.buffers = Buffers()
        self.marks = vec[i64]([0] * int(game.space.size))
        self.mark = 0
        self.count = 0
        self.path_nodes = vec[i64]([0] * DEEPEST)
        self.path_edges = vec[i64]([0] * DEEPEST)
        self.points = vec[float]([0.0] * MOST_SEATS)
        self.shares = self.points[:]
        self.wins = self.points[:]
        self.standing = self.points[:]
        self.spread, self.middle = spread_of(game, self.seats)
        self.begin(seen)

    def begin(self, seen: Seen[State]) -> None:
        """Starts anew at what a seat sees."""
        self.seen = seen
        self.tree.clear()
        self.root = self.tree.add_node(seen.viewer, key_of(seen.position), NONE)
        self.restart()

    def restart(self) -> None:
        """Counts from here on; what the tree knows already stays."""
        self.wanted = NONE
        self.iterations = 0
        self.ended = 0
        self.total = 0.0
        self.squares = 0.0
        for seat in range(i64(MOST_SEATS)):
            self.standing[seat] = 0.0
        self.stopped = False

    # ------------------------------------------------------------ thinking

    def think(self, rng: Rng, iterations: int, seconds: float = 0.0) -> float:
        """Searches until the budget is used up, the choice is settled or somebody calls `stop`.

        Returns the share of the budget that was used.
        """
        end: float = perf_counter() + seconds
        goal: i64 = self.iterations + iterations
        while self.iterations < goal and not self.stopped:
            self.iterate(rng)
            if seconds > 0.0 and perf_counter() >= end:
                return 1.0
            if self.iterations % PATIENCE == 0:
                sleep(0)  # lets other threads and the keyboard in
                if self.is_settled(goal - self.iterations):
                    break
        used: float = 1.0 - float(goal - self.iterations) / float(iterations)
        spent: float = 1.0 - (end - perf_counter()) / seconds if seconds > 0.0 else 0.0
        return used if used > spent else spent

    def stop(self) -> None:
        """Ends a search that runs in another thread."""
        self.stopped = True

    def is_settled(self, left: i64) -> bool:
        """Whether no option can overtake the most visited one any more."""
        if self.wanted != NONE:
            return False
        first: i64 = 0
        second: i64 = 0
        edge: i64 = self.tree.node_edge[self.root]
        while edge != NONE:
            visits: i64 = self.tree.edge_visits[edge]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            edge = self.tree.edge_next[edge]
        return first - second > left

    def iterate(self, rng: Rng) -> None:
        """One deal, one line down the tree, one evaluation of where it leads."""
        state = self.seen.deal(rng)
        tree = self.tree
        self.settle(state, rng)
        node: i64 = self.root
        depth: i64 = 0
        while depth < DEEPEST:
            edge: i64 = self.select(node, state)
            self.path_nodes[depth] = node
            self.path_edges[depth] = edge
            depth += 1
            state.apply(tree.edge_action[edge])
            key: i64 = self.settle(state, rng)
            if state.seat == OVER:
                break
            node = tree.behind(edge, key)
            if node == NONE:
                if not tree.is_full():
                    tree.edge_node[edge] = tree.add_node(state.seat, key, tree.edge_node[edge])
                break
        self.play_on(state, rng)
        self.judge(state)
        self.tell(depth)

    def line(self, action: i64, rng: Rng) -> State:
        """Where a line of play that begins with an action, and goes on as the search would, is judged."""
        state = self.seen.deal(rng)
        self.settle(state, rng)
        edge: i64 = self.tree.edge_of(self.root, action)
        while edge != NONE:
            state.apply(self.tree.edge_action[edge])
            key: i64 = self.settle(state, rng)
            node: i64 = self.tree.behind(edge, key)
            edge = NONE if node == NONE else self.select(node, state)
        self.play_on(state, rng)
        return state

    def settle(self, state: State, rng: Rng) -> i64:
        """Plays chance and forced moves until somebody has a choice; returns the key of that decision."""
        self.count = settle(state, rng, self.buffers)
        return key_of(state)

    def play_on(self, state: State, rng: Rng) -> None:
        """Plays a few decisions by first impression, then what is begun to its end; near the end, the whole game.

        An estimate never calls a game as clearly won as its end does, so the two must not be compared.
        """
        left: i64 = self.ahead
        if self.ended * NEAR_END > self.iterations:
            left = LONGEST
        while left > 0 and state.seat != OVER:
            state.apply(pick_sensible(self.hints, state, self.count, rng, self.buffers))
            self.settle(state, rng)
            left -= 1
        left = UNREST
        while left > 0 and state.seat != OVER and not self.hints.is_quiet(state):
            state.apply(best_prior(self.hints, state, self.buffers.options, self.count))
            self.settle(state, rng)
            left -= 1

    def judge(self, state: State) -> None:
        """Writes what every seat may expect, in points and as utility."""
        seats: i64 = state.seats
        for seat in range(seats):
            self.points[seat] = self.hints.value(state, seat)
        share_out(self.points, seats, self.spread, self.middle, self.wins, self.shares)
        if state.seat == OVER:
            self.ended += 1
            share_places(state, self.wins, self.shares)

    def tell(self, depth: i64) -> None:
        """Tells every decision on the way how its seat fared."""
        tree = self.tree
        seat: i64
        for level in range(depth):
            node: i64 = self.path_nodes[level]
            edge: i64 = self.path_edges[level]
            seat = tree.node_seat[node]
            tree.node_visits[node] += 1
            tree.node_total[node] += self.shares[seat]
            tree.edge_visits[edge] += 1
            tree.edge_total[edge] += self.shares[seat]
            tree.edge_points[edge] += self.points[seat]
            tree.edge_wins[edge] += self.wins[seat]
        for seat in range(self.seats):
            self.standing[seat] += self.wins[seat]
        own: float = self.shares[self.seen.viewer]
        self.iterations += 1
        self.total += own
        self.squares += own * own

    # ------------------------------------------------------------ choosing a way down

    def select(self, node: i64, state: State) -> i64:
        """The option to look at now: what did well, what looks promising, what was seldom tried."""
        tree = self.tree
        found: i64 = self.offer(node, state)
        if node == self.root and self.wanted != NONE and self.iterations % WANTED == 0:
            return tree.edge_of(node, self.wanted)
        visits: i64 = tree.node_visits[node]
        width: i64 = NARROWEST + i64(int(WIDENING * sqrt(float(visits))))
        deviation: float = self.deviation()
        untried: float = 0.5
        if visits > 0:
            untried = tree.node_total[node] / float(visits) - DOUBT * deviation
        weight: float = EXPLORE * deviation / self.prior_sum
        best: i64 = NONE
        best_value: float = -1.0e9
        edge: i64 = tree.node_edge[node]
        while edge != NONE and width > 0:
            if self.marks[tree.edge_action[edge]] == found:
                width -= 1
                tried: i64 = tree.edge_visits[edge]
                value: float = untried
                if tried > 0:
                    value = tree.edge_total[edge] / float(tried)
                root: float = sqrt(float(tree.edge_offers[edge]))
                value += weight * tree.edge_prior[edge] * root / float(1 + tried)
                if value > best_value:
                    best_value = value
                    best = edge
            edge = tree.edge_next[edge]
        return best

    prior_sum: float

    def offer(self, node: i64, state: State) -> i64:
        """Marks the options of a position at a node, adds those it has not met; returns the mark."""
        tree = self.tree
        marks = self.marks
        options = self.buffers.options
        self.mark += 2
        fresh: i64 = self.mark
        for i in range(self.count):
            marks[options[i]] = fresh
        met: i64 = 0
        total: float = 0.0
        edge: i64 = tree.node_edge[node]
        while edge != NONE:
            action: i64 = tree.edge_action[edge]
            if marks[action] == fresh:
                marks[action] = fresh + 1
                tree.edge_offers[edge] += 1
                met += 1
                total += tree.edge_prior[edge]
            edge = tree.edge_next[edge]
        if met < self.count:
            for i in range(self.count):
                if marks[options[i]] == fresh:
                    marks[options[i]] = fresh + 1
                    prior: float = self.hints.prior(state, options[i])
                    total += prior
                    tree.add_edge(node, options[i], prior)
        self.prior_sum = total
        return fresh + 1

    def deviation(self) -> float:
        """How far the results of the search lie apart so far."""
        n: float = float(self.iterations) + 8.0
        mean: float = (self.total + 4.0) / n
        variance: float = (self.squares + 2.5) / n - mean * mean
        if variance < 0.0001:
            return 0.01
        return sqrt(variance)

    # ------------------------------------------------------------ reading the result

    def results(self) -> list[Result]:
        """What is known about each option of the root."""
        tree = self.tree
        rows: list[Result] = []
        edge: i64 = tree.node_edge[self.root]
        while edge != NONE:
            rows.append(
                Result(
                    tree.edge_action[edge],
                    tree.edge_visits[edge],
                    tree.edge_total[edge],
                    tree.edge_points[edge],
                    tree.edge_wins[edge],
                )
            )
            edge = tree.edge_next[edge]
        return sorted(rows)

    def chances(self) -> list[float]:
        """Every seat's chance to win, as far as the search can tell."""
        return [self.standing[seat] / max(1.0, float(self.iterations)) for seat in range(self.seats)]

    def descend(self, action: int, seen: Seen[State]) -> bool:
        """Moves the root to the decision that follows an own action, if the tree knows it."""
        edge: i64 = self.tree.edge_of(self.root, action)
        if edge == NONE:
            return False
        node: i64 = self.tree.behind(edge, key_of(seen.position))
        if node == NONE:
            return False
        self.root = node
        self.seen = seen
        self.restart()
        return True


def key_of(state: State) -> i64:
    """Which kind of decision of which seat a position asks for."""
    return state.step * MOST_SEATS + state.seat
