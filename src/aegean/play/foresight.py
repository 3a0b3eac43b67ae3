"""Foresight: the line of play that a search expects behind a move, as far as it holds in most worlds.

A world is one deal of what is hidden from the seat that decides, with luck of its own. All worlds take the same moves;
what is told is only what happens in most of them, so that no card of another hand and no roll of the dice is foretold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from aegean.core.game import Game
from aegean.core.phrase import ALL, Note, Notes
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.settle import CHOICE, Buffers, next_forced, settle
from aegean.core.state import CHANCE, OVER
from aegean.play.entry import Entry
from aegean.search.mcts import Search, key_of
from aegean.search.simple import GreedyBot
from aegean.search.tree import NONE
from aegean.search.utility import spread_of

WORLDS: Final = 16
LIKELY: Final = 0.5  # share of the worlds in which a seat would choose a move that is told
COMMON: Final = 0.9  # share of the worlds in which something happens that is told
OFFERED: Final = 0.9  # share of the worlds in which others can make a move that is told of them
TRUSTED: Final = 24  # visits from which on the tree knows what a seat does; before that, greedy does
DECISIONS: Final = 24  # looked ahead
TURNS: Final = 2  # of the own seat: the present one and the next
HARM: Final = 0.04  # what others take away with a move that counts as harmful, in units of the spread of results
ANSWERS: Final = 1  # of others that are kept: the most harmful, else the first

NOW: Final = "now"  # the move itself
THEN: Final = "then"  # the rest of the turn
ANSWER: Final = "answer"  # what somebody else could do
NEXT: Final = "next"  # the next turn


class Happening(NamedTuple):
    """A note, comparable."""

    kind: int
    seat: int
    values: tuple[int, int, int]


class Step(NamedTuple):
    """A move of the line, and what happens in it."""

    when: str  # NOW, THEN, ANSWER or NEXT
    seat: int
    action: int
    forced: bool
    likely: float  # share of the worlds in which the seat would choose it
    harm: float  # points that it takes from the seat for which the line is foreseen
    happens: tuple[Happening, ...]
    gain: int = 0  # points of that seat that it brings at once in most worlds

    def entry(self) -> Entry:
        """The move as a log tells it."""
        notes = [Note(note.kind, note.seat, note.values, ALL) for note in self.happens]
        return Entry(self.seat, self.action, ALL, self.forced, notes=notes)


@dataclass(slots=True)
class Move:
    """A move in one world."""

    seat: int
    action: int
    audience: int
    forced: bool
    happens: list[Happening]


class World:
    """One deal of what is hidden, on its way down the line."""

    def __init__(self, search: Search, rng: Rng) -> None:
        self.search = search
        self.rng = rng
        self.buffers = Buffers()
        self.state = search.seen.deal(rng)
        settle(self.state, rng, self.buffers)  # as the search does: an only answer that is asked for all the same
        self.state.notes = Notes()
        self.node = search.root  # of the tree, where this world is; NONE beyond it

    @property
    def key(self) -> tuple[int, int]:
        """Who decides what."""
        return int(self.state.seat), int(self.state.step)

    def play(self, action: int) -> list[Move]:
        """Makes a move and what follows without a choice; returns all of it."""
        tree, edge = self.search.tree, NONE
        if self.node != NONE:
            edge = tree.edge_of(self.node, action)
        moves = [self._apply(action, forced=False)]
        while (forced := next_forced(self.state, self.rng, self.buffers)) != CHOICE:
            moves.append(self._apply(forced, forced=True))
        self.node = NONE if edge == NONE or self.state.seat == OVER else tree.behind(edge, key_of(self.state))
        return moves

    def _apply(self, action: int, forced: bool) -> Move:
        seat, audience, notes = int(self.state.seat), int(self.state.audience()), self.state.notes
        assert notes is not None
        self.state.apply(action)
        heard = [Happening(note.kind, note.seat, note.values) for note in notes.take() if note.audience == ALL]
        return Move(seat, action, audience, forced, heard)

    def preferred(self, greedy: GreedyBot) -> int:
        """What the seat that decides would choose: by the tree, beyond it by a glance."""
        legal = self.state.legal()
        tree = self.search.tree
        if self.node != NONE and tree.node_visits[self.node] >= TRUSTED:
            edges = (tree.edge_of(self.node, action) for action in legal)
            best = max((edge for edge in edges if edge != NONE), key=lambda edge: tree.edge_visits[edge], default=NONE)
            if best != NONE and tree.edge_visits[best]:
                return int(tree.edge_action[best])
        leads = greedy.leads(Seen(self.state, self.state.seat), legal, self.rng, 1)
        return legal[leads.index(max(leads))]


class Foresight:
    """Follows the line behind a move of the seat for which a search was made."""

    def __init__(self, game: Game, search: Search, seed: int = 1) -> None:
        rng = Rng(seed)
        self.hints = game.hints
        self.seat = search.seen.viewer
        self.worlds = [World(search, rng.split()) for _ in range(WORLDS)]
        self.greedy = GreedyBot(game)
        self.least = HARM * spread_of(game, int(search.seats))[0]
        self.steps: list[Step] = []

    def follow(self, action: int) -> tuple[Step, ...]:
        """The line: the own turn, at most one answer of the others, and the next turn."""
        when, turns = NOW, 1
        self._take(action, NOW, 1.0)
        for _ in range(DECISIONS):
            self._keep_most()
            seat = int(self.worlds[0].state.seat)
            if seat == OVER:
                break
            if seat != self.seat:
                when = ANSWER
            elif when == ANSWER:
                when, turns = NEXT, turns + 1
            elif when == NOW:
                when = THEN
            if turns > TURNS or not self._choose(when):
                break
        return tuple(self._told())

    def _keep_most(self) -> None:
        """Goes on with the worlds in which the most common decision comes next."""
        key, _ = Counter(world.key for world in self.worlds).most_common(1)[0]
        self.worlds = [world for world in self.worlds if world.key == key]

    def _choose(self, when: str) -> bool:
        """The next decision, taken alike where most would, else by each world for itself; False to stop here."""
        wishes = [world.preferred(self.greedy) for world in self.worlds]
        action, count = Counter(wishes).most_common(1)[0]
        likely = count / len(wishes)
        able = [world for world in self.worlds if action in world.state.legal()]
        is_hidden = self.worlds[0].state.audience() not in (ALL, self.seat)
        if likely < LIKELY or (when == ANSWER and (is_hidden or len(able) < OFFERED * len(wishes))):
            if when != ANSWER:
                return False
            for world, wish in zip(self.worlds, wishes, strict=True):
                world.play(wish)
            return True
        self.worlds = able
        self._take(action, when, likely)
        return True

    def _take(self, action: int, when: str, likely: float) -> None:
        """All worlds make a move; what happens in most of them is kept."""
        decider = int(self.worlds[0].state.seat)
        before, points = self._worth(), self._points()
        lines = [world.play(action) for world in self.worlds]
        harm = before - self._worth() if when == ANSWER else 0.0
        least = COMMON * len(lines)
        gain, count = Counter(new - old for old, new in zip(points, self._points(), strict=True)).most_common(1)[0]
        moves = Counter((move.seat, move.action) for line in lines for move in line)
        heard = Counter(note for line in lines for note in {note for move in line for note in move.happens})
        for move in lines[0]:
            happens = tuple(note for note in move.happens if heard[note] >= least and note.seat in (decider, self.seat))
            if move.seat == CHANCE or move.seat != decider or moves[move.seat, move.action] < least:
                if happens and self.steps:
                    self.steps[-1] = self.steps[-1]._replace(happens=self.steps[-1].happens + happens)
                continue
            own = gain if move.action == action and count >= least and decider == self.seat else 0
            likelihood, loss = round(likely, 2), round(harm, 2)
            self.steps.append(Step(when, decider, move.action, move.forced, likelihood, loss, happens, own))

    def _worth(self) -> float:
        """What the own seat may expect now, over all worlds."""
        return sum(self.hints.value(world.state, self.seat) for world in self.worlds) / len(self.worlds)

    def _points(self) -> list[int]:
        """The points of the own seat, in every world."""
        return [int(world.state.scores()[self.seat]) for world in self.worlds]

    def _told(self) -> Iterator[Step]:
        """The steps without most of what others do."""
        answers = [step for step in self.steps if step.when == ANSWER]
        worst = max(answers, key=lambda step: step.harm, default=None)
        kept = worst if worst and worst.harm >= self.least else next(iter(answers), None)
        for step in self.steps:
            if step.when != ANSWER or step is kept:
                yield step


def foresee(game: Game, search: Search, action: int) -> tuple[Step, ...]:
    """The line that a search expects behind a move of its root."""
    return Foresight(game, search).follow(action)


def read_steps(rows: list[list[Any]]) -> tuple[Step, ...]:
    """The steps of a line that JSON has kept."""
    return tuple(
        Step(
            when,
            seat,
            action,
            forced,
            likely,
            harm,
            tuple(Happening(kind, who, tuple(n)) for kind, who, n in happens),
            *gain,
        )
        for when, seat, action, forced, likely, harm, happens, *gain in rows
    )
