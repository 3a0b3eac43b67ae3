"""Cubes and points (OU-5)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.parts import RESOURCES
from aegean.games.olympus.rules.cards import HADES_CHOICE
from aegean.testing import clause

from .positions import opened


@clause("OU-5.1")
def test_there_are_three_kinds_of_cubes() -> None:
    assert RESOURCES == ["wheat", "venison", "fish"]


@clause("OU-5.2")
def test_the_supply_never_runs_out() -> None:
    game = opened(3)
    for _ in range(30):
        game.favour(0, "poseidon", True)
    assert game.store(0)[2] == 1 + 2 + 3 + 4 + 5 + 6 + 7 * 25


@clause("OU-5.3", "OU-10.15")
@pytest.mark.parametrize(("aqueduct", "found"), [(False, 3), (True, 4)])
def test_producing_gives_as_many_cubes_as_the_level_shows(aqueduct: bool, found: int) -> None:
    game = opened()
    game.set_levels(0, "1/2/1/1/3/1")
    game.set_store(0, 0, 0, 0)
    if aqueduct:
        game.own(0, "aqueduct")
    game.favour(0, "artemis", False)
    game.play("single produce")
    if aqueduct:
        declined = game.clone()
        declined.play("aqueduct no")
        assert declined.store(0) == (0, 3, 0)
        game.play("aqueduct yes")
    assert game.store(0) == (0, found, 0)


@clause("OU-5.4")
def test_a_store_has_no_limit_during_the_round() -> None:
    game = opened()
    game.set_levels(0, "1/2/1/7/1/1")
    game.favour(0, "demeter", True)
    assert game.store(0) == (8, 1, 1)


@clause("OU-5.5")
def test_tribute_cannot_be_spent_without_the_parthenon() -> None:
    game = opened()
    game.set_store(0, 0, 0, 0)
    game.set_tribute(0, 2, 2, 2)
    game.favour(0, "hephaestus", True)
    assert game.asked() == ("choose_god", 0)
    game.own(0, "parthenon")
    game.may_build(0)
    game.play("build well")
    assert game.tribute(0) == (0, 2, 2)


@clause("OU-5.5", "OU-12.4")
def test_tribute_does_not_count_towards_the_limit() -> None:
    game = opened(3)
    game.set_store(0, 5, 0, 0)
    game.set_tribute(0, 3, 3, 3)
    game.to_upkeep()
    assert game.store(0) == (8, 3, 3)


@clause("OU-5.6")
def test_other_gains_go_into_the_store() -> None:
    game = opened(3)
    game.own(0, "temple_aphrodite")
    game.favour(0, "aphrodite", False)
    game.play("take fish", "take fish")
    assert (game.store(0), game.tribute(0)) == ((1, 1, 3), (0, 0, 0))


@clause("OU-5.7")
def test_points_are_scored_at_once() -> None:
    game = opened(3).play("god apollo", "join no", "join no", "apollo vp_2")
    assert game.points(0) == 2


@clause("OU-5.8", "OU-11.7")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (5, 2)])
def test_a_score_never_falls_below_zero(before: int, after: int) -> None:
    game = opened(3)
    game.player_of(1).points = before
    game.interrupted(HADES_CHOICE, 1)
    game.play("hades lose_vp")
    assert game.points(1) == after


@clause("OU-5.9")
def test_scores_above_59_are_counted_on() -> None:
    game = opened(3)
    game.player_of(0).points = 59
    game.play("god apollo", "join no", "join no", "apollo vp_2")
    assert game.points(0) == 61
    assert game.board.scores()[0] == 62


@clause("OU-12.3")
def test_cubes_over_five_are_given_back_one_by_one() -> None:
    game = opened(3)
    game.set_store(0, 4, 3, 0)
    game.to_upkeep()
    assert game.asked() == ("discard_cube", 0)
    assert game.why("discard fish") == "not_in_store"
    game.play("discard wheat", "discard venison")
    assert game.store(0) == (3, 2, 0)


@clause("OU-12.3")
def test_cubes_of_one_kind_are_given_back_without_a_question() -> None:
    game = opened(3)
    game.set_store(1, 0, 9, 0)
    game.to_upkeep()
    assert game.store(1) == (0, 5, 0)
    assert game.asked() == ("choose_god", 1)
