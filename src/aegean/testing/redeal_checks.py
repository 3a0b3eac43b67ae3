"""Checks that every world a seat can imagine has a history: the moves that the seat has seen lead there.

A world is followed back move by move. Before a move that the seat saw, there must be a world which looked as it did
then and from which that move leads here. A move that it did not see is looked for among worlds that could have been;
where none of those that are tried fits, the world is followed no farther.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from aegean.core.fields import STATE_FIELDS, dump_fields, field_values
from aegean.core.game import Game, GameError
from aegean.core.phrase import ALL, Note, Notes
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import OVER, State
from aegean.testing.walks import step

TRIES: Final = 80  # other worlds before a move, to find one from which the move leads to the imagined one
QUESTION: Final = (*STATE_FIELDS, "agenda.items", "agenda.size")
EVERY: Final = 61  # of so many positions one is looked at


class Step(NamedTuple):
    """A move of a game: the position before it, and who may see it in full."""

    before: State
    action: int
    audience: int


def imagined_worlds_have_a_history(game: Game, seats: int) -> None:
    """In every redealt world the moves that the seat has seen are legal in order, and tell the seat the same."""
    state, rng = game.start(seats), Rng(29)
    history: list[Step] = []
    while state.seat != OVER and state.hides():
        if len(history) % EVERY == EVERY - 1:
            viewer = len(history) % seats
            world = state.clone()
            world.redeal(viewer, Rng(len(history)))
            go_back(game, history, state, world, viewer)
        before, audience = state.clone(), int(state.audience())
        history.append(Step(before, step(state, rng), audience))


def go_back(game: Game, history: list[Step], now: State, world: State, viewer: int) -> None:
    """Takes all moves back in an imagined world, one by one, until it is the world that was played in."""
    for number, move in reversed(list(enumerate(history))):
        if dump_fields(world) == dump_fields(now):
            return
        earlier = world_before(game, move, world, viewer)
        if earlier is None and move.audience not in (ALL, viewer):
            return
        assert earlier is not None, f"no world before move {number}, '{game.text(move.action)}', leads to this one"
        world, now = earlier, move.before
    assert dump_fields(world) == dump_fields(now)


def world_before(game: Game, move: Step, world: State, viewer: int) -> State | None:
    """A world that looks to the viewer as it did before the move, and from which such a move leads to this one."""
    seen = Seen(move.before, viewer)
    known, told = dump_fields(seen.position), heard(move.before, move.action, viewer)
    is_open = move.audience in (ALL, viewer)
    for number in range(TRIES):
        base = move.before if number == 0 else seen.deal(Rng(number))
        for action in [move.action] if is_open and move.action in base.legal() else base.legal():
            for earlier in undone(game, base, action, world):
                if dump_fields(Seen(earlier, viewer).position) != known:
                    continue
                for answer in [move.action] if is_open else earlier.legal():
                    if leads_to(earlier, answer, world) and heard(earlier, answer, viewer) == told:
                        return earlier
    return None


def undone(game: Game, base: State, action: int, world: State) -> Iterator[State]:
    """Worlds that may have come before: less what the action changed in another one.

    What the action wrote anew was there in no world, and what came from one list may have been in another.
    """
    following = base.clone()
    following.apply(action)
    old = [numbers for _, _, numbers in field_values(base)]
    new = [numbers for _, _, numbers in field_values(following)]
    more = [
        [there - now for there, now in zip(theirs, ours, strict=True)]
        for (_, _, theirs), ours in zip(field_values(world), new, strict=True)
    ]
    for place, numbers in enumerate(old):
        if numbers != new[place] and is_below_zero(numbers, more[place]):
            more[place] = [0] * len(numbers)
    yield from with_numbers(game, base, old, more)
    takers = [place for place, numbers in enumerate(more) if any(numbers)]
    paths = [path for path, _, _ in field_values(base)]
    givers = [place for place, path in enumerate(paths) if old[place] != new[place] and path not in QUESTION]
    for taker, giver in product(takers, givers):
        if taker != giver and len(old[taker]) == len(old[giver]):
            swapped = [*more]
            swapped[giver], swapped[taker] = more[taker], more[giver]
            yield from with_numbers(game, base, old, swapped)


def is_below_zero(numbers: list[int], more: list[int]) -> bool:
    """Whether something would be taken from where there is nothing."""
    return any(one >= 0 and one + other < 0 for one, other in zip(numbers, more, strict=True))


def with_numbers(game: Game, base: State, old: list[list[int]], more: list[list[int]]) -> Iterator[State]:
    """The position with so much more everywhere, if nothing is below zero then."""
    if any(is_below_zero(one, other) for one, other in zip(old, more, strict=True)):
        return
    lines = game.dump(base).splitlines()[:4]
    for (path, _, numbers), changes in zip(field_values(base), more, strict=True):
        lines.append(f"{path}: " + " ".join(str(one + other) for one, other in zip(numbers, changes, strict=True)))
    state = game.read("\n".join(lines))
    if is_possible(game, state, base.pieces()):
        yield state


def is_possible(game: Game, state: State, pieces: dict[str, int]) -> bool:
    """Whether a position proves itself."""
    try:
        game.rules.proof.prove_still(state, pieces)
    except GameError:
        return False
    return True


def leads_to(state: State, action: int, world: State) -> bool:
    """Whether an action is legal and leads to a world."""
    if action not in state.legal():
        return False
    after = state.clone()
    after.apply(action)
    return dump_fields(after) == dump_fields(world)


def heard(state: State, action: int, viewer: int) -> list[tuple[int, int, tuple[int, int, int]]]:
    """What the viewer is told while the action is carried out."""
    listening = state.clone()
    listening.notes = Notes()
    listening.apply(action)
    notes: list[Note] = listening.notes.take()
    return [(note.kind, note.seat, note.values) for note in notes if note.audience in (ALL, viewer)]
