"""Checks that every world a seat can imagine has a history: the moves that the seat has seen lead there.

A world is followed back move by move to where nothing was hidden. Before every move there must be a world which looked
as it did then, and from which that move leads here; a move that the seat did not see may have been another one there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final, NamedTuple

from aegean.core.fields import dump_fields, field_values
from aegean.core.game import Game, GameError
from aegean.core.phrase import ALL, Note, Notes
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import OVER, State
from aegean.testing.walks import step

EVERY: Final = 61  # of so many positions one is looked at
WIDTH: Final = 63  # bits of a number that is a set

Numbers = dict[str, list[int]]  # a position: what stands behind every name
Holder = list[str]  # the names of lists that tell of the same cards


class Step(NamedTuple):
    """A move of a game: the position before it, and who may see it in full."""

    before: State
    action: int
    audience: int


def imagined_worlds_have_a_history(game: Game, seats: int) -> None:
    """In every redealt world the moves that the seat has seen are legal in order, and tell the seat the same."""
    follow(game, seats, 29, EVERY)


def follow(game: Game, seats: int, seed: int, every: int) -> int:
    """Redeals a random game now and then, takes all moves back in the imagined worlds, and counts these."""
    state, rng = game.start(seats), Rng(seed)
    history: list[Step] = []
    worlds = 0
    while state.seat != OVER and state.hides():
        if len(history) % every == every - 1:
            viewer = len(history) // every % seats
            world = state.clone()
            world.redeal(viewer, Rng(len(history)))
            go_back(game, history, state, world, viewer)
            worlds += 1
        before, audience = state.clone(), int(state.audience())
        history.append(Step(before, step(state, rng), audience))
    return worlds


def go_back(game: Game, history: list[Step], now: State, world: State, viewer: int) -> None:
    """Takes all moves back in an imagined world, one by one, until it is the world that was played in."""
    for number, move in reversed(list(enumerate(history))):
        if dump_fields(world) == dump_fields(now):
            return
        earlier = Before(game, move, world, viewer).find()
        assert earlier is not None, f"no world before move {number}, '{game.text(move.action)}', leads to this one"
        world, now = earlier, move.before
    assert dump_fields(world) == dump_fields(now)


class Before:
    """Looks for a world that a viewer could imagine before a move, and from which a move leads to the one after it."""

    def __init__(self, game: Game, move: Step, world: State, viewer: int) -> None:
        self.game, self.move, self.viewer = game, move, viewer
        self.there = numbers_of(world)
        self.real = numbers_of(move.before)
        self.seen = numbers_of(Seen(move.before, viewer).position)
        self.told = heard(move.before, move.action, viewer)
        self.pieces = move.before.pieces()

    def find(self) -> State | None:
        """First a world that differs from the real one as the later world does, then one exchange after the other."""
        return next(self.shifted(), None) or self.exchanged()

    def answers(self, state: State) -> list[int]:
        """The moves that the viewer may have seen: this one, or any where it was hidden."""
        return [self.move.action] if self.move.audience in (ALL, self.viewer) else state.legal()

    def shifted(self) -> Iterator[State]:
        """Positions before the move with the same differences as after it, or after another one."""
        for action in self.answers(self.move.before):
            after = self.move.before.clone()
            after.apply(action)
            less = numbers_of(after)
            state = self.state(
                {
                    path: [
                        one + there - other for one, there, other in zip(own, self.there[path], less[path], strict=True)
                    ]
                    for path, own in self.real.items()
                }
            )
            if state is not None and self.distance(state)[0] == 0:
                yield state

    def exchanged(self) -> State | None:
        """The position before the move after as many exchanges of hidden cards as bring it nearer."""
        state: State | None = self.move.before
        while state is not None:
            away, after = self.distance(state)
            if away == 0:
                return state
            nearer = (other for other in self.exchanges(state, after) if self.distance(other)[0] < away)
            state = next(nearer, None)
        return None

    def distance(self, state: State) -> tuple[int, Numbers]:
        """How far the world is from the nearest position that a fitting move leads to, and that position."""
        found = []
        for action in self.answers(state):
            if action in state.legal() and heard(state, action, self.viewer) == self.told:
                after = state.clone()
                after.apply(action)
                numbers = numbers_of(after)
                found.append((sum(map(differences, numbers.values(), self.there.values())), numbers))
        return min(found, key=lambda pair: pair[0], default=(WIDTH * len(self.there), self.real))

    def exchanges(self, state: State, after: Numbers) -> Iterator[State]:
        """Positions that look alike to the viewer, with one card of a holder exchanged for one of another holder.

        Only cards count of which somebody has too many or too few after the move.
        """
        numbers = numbers_of(state)
        off = [path for path in numbers if after[path] != self.there[path]]
        kinds = sorted({kind for path in off for kind in wrong(after[path], self.there[path])})
        for one, two in permutations(self.holders(), 2):
            for first, second in product(kinds, kinds):
                if first != second:
                    for given, taken in product(
                        given_away(numbers, one, first, second), given_away(numbers, two, second, first)
                    ):
                        other = self.state({**numbers, **given, **taken})
                        if other is not None:
                            yield other

    def holders(self) -> list[Holder]:
        """The hidden lists and sets, those of one player together, also with one that lies before them."""
        found: dict[str, Holder] = {}
        for path, numbers in self.real.items():
            if self.seen[path] != numbers:
                found.setdefault(path.rpartition(".")[0] or path, []).append(path)
        loose = [paths for owner, paths in found.items() if owner in paths]
        owned = [paths for owner, paths in found.items() if owner not in paths]
        return [*owned, *loose, *(mine + near for mine, near in product(owned, loose))]

    def state(self, numbers: Numbers) -> State | None:
        """The position with these numbers, if it could be and the viewer sees no difference."""
        if any(
            number < 0 <= real for path in numbers for number, real in zip(numbers[path], self.real[path], strict=True)
        ):
            return None
        head = self.game.dump(self.move.before).splitlines()[:4]
        lines = [f"{path}: " + " ".join(map(str, values)) for path, values in numbers.items()]
        try:
            state = self.game.read("\n".join([*head, *lines]))
            self.game.rules.proof.prove_still(state, self.pieces)
        except GameError:
            return None
        return state if numbers_of(Seen(state, self.viewer).position) == self.seen else None


def numbers_of(state: State) -> Numbers:
    """All numbers of a position by name."""
    return {path: numbers for path, _, numbers in field_values(state)}


def wrong(one: list[int], other: list[int]) -> list[int]:
    """Where two lists differ, or two sets."""
    if len(one) == 1:
        return [bit for bit in range(WIDTH) if (one[0] ^ other[0]) >> bit & 1]
    return [place for place, (here, there) in enumerate(zip(one, other, strict=True)) if here != there]


def differences(one: list[int], other: list[int]) -> int:
    """How far two lists or sets are apart; a number that is far off counts little more than others."""
    if len(one) == 1:
        return (one[0] ^ other[0]).bit_count()
    return sum(min(abs(here - there), 3) for here, there in zip(one, other, strict=True))


def given_away(numbers: Numbers, holder: Holder, first: int, second: int) -> Iterator[Numbers]:
    """What a holder has with one card of a kind less and one of another more: in all its lists, or in all but one."""
    for halves in (0, 1):
        changed = {}
        for path in holder:
            values = numbers[path]
            if len(values) == 1 and values[0] >> first & 1 > values[0] >> second & 1:
                changed[path] = [values[0] ^ 2**first ^ 2**second]
            elif max(first, second) < len(values) and values[first] > 0:
                changed[path] = moved(values, first, second, halves)
        if changed:
            yield changed
        if len(changed) > 1:
            for path in changed:
                yield {other: values for other, values in changed.items() if other != path}


def moved(values: list[int], first: int, second: int, halves: int) -> list[int]:
    """A list with one card of a kind less and one of another more; in packed numbers, one or half of two."""
    lowest = values[first] & -values[first]
    unit = lowest >> halves if lowest > 3 else 1
    return [value + unit * ((place == second) - (place == first)) for place, value in enumerate(values)]


def heard(state: State, action: int, viewer: int) -> list[tuple[int, int, tuple[int, int, int]]]:
    """What the viewer is told while the action is carried out."""
    listening = state.clone()
    listening.notes = Notes()
    listening.apply(action)
    notes: list[Note] = listening.notes.take()
    return [(note.kind, note.seat, note.values) for note in notes if note.audience in (ALL, viewer)]
