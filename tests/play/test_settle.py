"""Chance and forced moves are played by one function, for tables, searches and learners alike."""

import pytest

import aegean
from aegean.core.rng import Rng
from aegean.core.settle import CHOICE, Buffers, next_forced, settle
from aegean.core.state import CHANCE, OVER
from aegean.play import Table

NAMES = aegean.names()


@pytest.mark.parametrize("name", NAMES)
def test_after_settling_somebody_has_a_choice_or_the_game_is_over(name: str) -> None:
    state, rng, buffers = aegean.load(name).start(), Rng(3), Buffers()
    decisions = 0
    while (count := settle(state, rng, buffers)) > 0:
        legal = state.legal()
        assert state.seat >= 0 and count == buffers.count == len(legal) > 1
        assert [buffers.options[i] for i in range(count)] == legal
        state.apply(legal[rng.below(count)])
        decisions += 1
    assert state.seat == OVER and buffers.count == 0 and decisions > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_forced_action_is_a_draw_of_chance_or_the_only_option(name: str) -> None:
    state, rng, buffers = aegean.load(name).start(), Rng(5), Buffers()
    forced = {CHANCE: 0, 0: 0}
    while state.seat != OVER:
        legal = state.legal()
        action = next_forced(state, rng, buffers)
        assert (action == CHOICE) == (state.seat != CHANCE and len(legal) > 1)
        if action == CHOICE:
            action = legal[rng.below(len(legal))]
        else:
            forced[min(state.seat, 0)] += 1
            assert action in legal
        state.apply(action)
    assert forced[CHANCE] > 0
    assert next_forced(state, rng, buffers) == CHOICE


@pytest.mark.parametrize("name", NAMES)
def test_a_table_settles_with_the_same_luck_and_tells_forced_moves_from_chance(name: str) -> None:
    game, state, rng = aegean.load(name), aegean.load(name).start(), Rng(7)
    table = Table(game, ["person"] * game.seats.start, seed=7)
    settle(state, rng, Buffers())
    assert game.digest(table.state) == game.digest(state)
    while not table.is_over:
        table.play(table.moves()[len(table.entries) % len(table.moves())])
    for number, entry in enumerate(table.entries):
        before = table.at(number)
        is_only = before.seat != CHANCE and len(before.legal()) == 1
        assert (entry.forced or entry.only) == is_only and not (entry.forced and entry.only)
        assert not entry.forced or not before.question().asks_always(before)
