"""Cubes and points (OU-5)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.parts import RESOURCES
from aegean.games.olympus.rules.cards import HADES_CHOICE
from aegean.testing import clause

from .positions import (
    asked,
    favour,
    interrupted,
    may_build,
    opened,
    own,
    play,
    player_of,
    points,
    set_levels,
    set_store,
    set_tribute,
    store,
    to_upkeep,
    tribute,
    why,
)


@clause("OU-5.1")
def test_there_are_three_kinds_of_cubes() -> None:
    assert RESOURCES == ["wheat", "venison", "fish"]


@clause("OU-5.2")
def test_the_supply_never_runs_out() -> None:
    state = opened(3)
    for _ in range(30):
        favour(state, 0, "poseidon", True)
    assert store(state, 0)[2] == 1 + 2 + 3 + 4 + 5 + 6 + 7 * 25


@clause("OU-5.3", "OU-10.15")
@pytest.mark.parametrize(("aqueduct", "found"), [(False, 3), (True, 4)])
def test_producing_gives_as_many_cubes_as_the_level_shows(aqueduct: bool, found: int) -> None:
    state = opened()
    set_levels(state, 0, "1/2/1/1/3/1")
    set_store(state, 0, 0, 0, 0)
    if aqueduct:
        own(state, 0, "aqueduct")
    favour(state, 0, "artemis", False)
    play(state, "single produce")
    assert store(state, 0) == (0, found, 0)


@clause("OU-5.4")
def test_a_store_has_no_limit_during_the_round() -> None:
    state = opened()
    set_levels(state, 0, "1/2/1/7/1/1")
    favour(state, 0, "demeter", True)
    assert store(state, 0) == (8, 1, 1)


@clause("OU-5.5")
def test_tribute_cannot_be_spent_without_the_parthenon() -> None:
    state = opened()
    set_store(state, 0, 0, 0, 0)
    set_tribute(state, 0, 2, 2, 2)
    favour(state, 0, "hephaestus", True)
    assert asked(state) == ("choose_god", 0)
    own(state, 0, "parthenon")
    may_build(state, 0)
    play(state, "build well")
    assert tribute(state, 0) == (0, 2, 2)


@clause("OU-5.5", "OU-12.4")
def test_tribute_does_not_count_towards_the_limit() -> None:
    state = opened(3)
    set_store(state, 0, 5, 0, 0)
    set_tribute(state, 0, 3, 3, 3)
    to_upkeep(state)
    assert store(state, 0) == (8, 3, 3)


@clause("OU-5.6")
def test_other_gains_go_into_the_store() -> None:
    state = opened(3)
    own(state, 0, "temple_aphrodite")
    favour(state, 0, "aphrodite", False)
    play(state, "take fish", "take fish")
    assert (store(state, 0), tribute(state, 0)) == ((1, 1, 3), (0, 0, 0))


@clause("OU-5.7")
def test_points_are_scored_at_once() -> None:
    state = play(opened(3), "god apollo", "join no", "join no", "apollo vp_2")
    assert points(state, 0) == 2


@clause("OU-5.8", "OU-11.7")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (5, 2)])
def test_a_score_never_falls_below_zero(before: int, after: int) -> None:
    state = opened(3)
    player_of(state, 1).points = before
    interrupted(state, HADES_CHOICE, 1)
    play(state, "hades lose_vp")
    assert points(state, 1) == after


@clause("OU-5.9")
def test_scores_above_59_are_counted_on() -> None:
    state = opened(3)
    player_of(state, 0).points = 59
    play(state, "god apollo", "join no", "join no", "apollo vp_2")
    assert points(state, 0) == 61
    assert state.scores()[0] == 62


@clause("OU-12.3")
def test_cubes_over_five_are_given_back_one_by_one() -> None:
    state = opened(3)
    set_store(state, 0, 4, 3, 0)
    to_upkeep(state)
    assert asked(state) == ("discard_cube", 0)
    assert why(state, "discard fish") == "no_cube"
    play(state, "discard wheat", "discard venison")
    assert store(state, 0) == (3, 2, 0)


@clause("OU-12.3")
def test_cubes_of_one_kind_are_given_back_without_a_question() -> None:
    state = opened(3)
    set_store(state, 1, 0, 9, 0)
    to_upkeep(state)
    assert store(state, 1) == (0, 5, 0)
    assert asked(state) == ("choose_god", 1)
