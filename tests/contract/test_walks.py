"""Hypothesis plays: whatever is chosen, the position stays sound."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aegean
from aegean.core.state import OVER


@pytest.mark.parametrize("name", aegean.names())
@settings(max_examples=25 if aegean.COMPILED else 5, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_walk_keeps_the_position_sound(name: str, data: st.DataObject) -> None:
    game = aegean.load(name)
    seats = data.draw(st.sampled_from(list(game.seats)))
    choices = data.draw(st.lists(st.integers(0, 10**6), min_size=20, max_size=300))
    state = game.start(seats)
    census = state.pieces()
    for choice in choices:
        if state.seat == OVER:
            break
        legal = state.legal()
        assert legal == sorted(set(legal)) and legal
        state.apply(legal[choice % len(legal)])
    assert state.pieces() == census
    assert game.digest(game.restore(game.dump(state))) == game.digest(state)
    assert len(state.scores()) == len(state.places()) == seats
