"""What is limited and what runs out (OR-17), chance and what is known."""

from __future__ import annotations

from aegean.core.rng import Rng
from aegean.games.orichalkum.grid import FIELDS
from aegean.games.orichalkum.rules.refill import DRAW_TILE
from aegean.testing import clause

from .positions import (
    GAME,
    acting,
    chances,
    deal,
    drain,
    hold,
    idle,
    land,
    legal,
    offer,
    play,
    reserve,
    settled,
    step,
    taken,
    tokens,
)


@clause("OR-17.1")
def test_whoever_should_receive_more_takes_what_is_left() -> None:
    state = settled()
    drain(state, 1, orichalcum=0)
    acting(state, "produce")
    assert reserve(state) == (1, 1)


@clause("OR-17.2")
def test_tokens_and_temples_never_run_out() -> None:
    state = settled()
    land(state, 0, r5c3="V gorgon")
    tokens(state, 0, 17)
    hold(state, 0, orichalcum=5)
    play(acting(state, "build"), "medal")
    assert state.scores()[0] == 18


@clause("OR-17.3")
def test_with_an_empty_bag_slots_stay_empty() -> None:
    state = settled()
    offer(state)
    while state.sack.total:
        state.sack.take(next(kind for kind, count in enumerate(state.sack.counts) if count))
    while step(state) != "take_card" or state.round == 1:
        idle(state)
    assert list(state.slots) == [-1, -1, -1, -1]


@clause("OR-17.4", "OR-4.13")
def test_a_card_without_a_landscape_stays_bare() -> None:
    state = settled(4)
    while state.stacks[2].total:
        state.stacks[2].take(next(kind for kind, count in enumerate(state.stacks[2].counts) if count))
    while step(state) != "draw_card":
        idle(state)
    while step(state) == "draw_card":
        play(state, "card build_3" if "card build_3" in legal(state) else legal(state)[0])
    place = list(state.cards).index(GAME.ids["card"].index("build_3"))
    while step(state) != "take_card":
        idle(state)
    assert state.tiles[place] == -1 and state.row_count == 6


@clause("OR-17.5")
def test_an_empty_creature_bag_leaves_the_volcano_empty() -> None:
    state = settled()
    while step(state) != "draw_tile":
        idle(state)
    while state.lair.total:
        state.lair.take(next(kind for kind, count in enumerate(state.lair.counts) if count))
    size = len(legal(state)[0].split()) - 1
    volcano = next(move for move in legal(state) if "volcano" in move and len(move.split()) == size + 1)
    place = DRAW_TILE.position(state)
    play(state, volcano)
    assert step(state) == "draw_tile" and state.tiles[place] >= 0 and state.beasts[place] == -1


@clause("OR-17.6")
def test_a_camp_without_its_hoplite_brings_nothing() -> None:
    state = settled()
    land(state, 0, r2c3="F")
    drain(state, 1, hoplites=0)
    offer(state, forest="training_camp")
    assert state.stocked[0] == 0
    before = reserve(state)[0]
    play(acting(state, "build"), "build forest", "on r2c3")
    assert reserve(state)[0] == before and state.players[0].camps() == 2


@clause("OR-4.9", "OR-14.2")
def test_landscapes_put_under_a_stack_come_last_in_their_order() -> None:
    state = settled()
    deal(state, "produce_1", "mountain", position=4)
    while step(state) != "discard":
        idle(state)
    play(state, "discard 3")
    while step(state) != "discard":
        idle(state)
    play(state, "discard 1")
    first, second = state.under[0], state.under[1]
    stack = state.stacks[0]
    while stack.total:
        stack.take(next(kind for kind, count in enumerate(stack.counts) if count))
    while step(state) != "draw_tile" or DRAW_TILE.size(state) != 1:
        idle(state)
    assert chances(state) == {f"tile {GAME.ids['tile'][first]}": 1}
    play(state, legal(state)[0])
    assert state.under[0] == second


def test_nothing_is_private_and_a_redeal_changes_nothing() -> None:
    state = taken(settled(), "produce", "forest")
    for viewer in (-1, 0, 1):
        other = state.clone()
        other.redeal(viewer, Rng(viewer + 5))
        assert GAME.dump(other) == GAME.dump(state)


def test_hoplites_left_behind_are_counted() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon")
    pieces = state.pieces()
    hold(state, 0, hoplites=3)
    play(acting(state, "fight"), "fight r2c3", "send 3", "roll 1 1 1 1")
    assert state.players[0].sent[FIELDS.index("r2c3")] == 3 and state.pieces() == pieces
