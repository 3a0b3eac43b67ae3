"""Unique buildings (OU-11)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.cards import HADES_CHOICE
from aegean.testing import clause

from .positions import opened


@clause("OU-11.1")
@pytest.mark.parametrize(
    ("before", "alpha", "cubes"), [(8, True, 3), (9, False, 3), (7, True, 2), (2, False, 2), (10, False, 3)]
)
def test_the_temple_of_aphrodite_brings_cubes_with_every_worship(before: int, alpha: bool, cubes: int) -> None:
    game = opened()
    game.own(0, "temple_aphrodite", "agora")
    game.set_levels(0, f"1/{before}/1/1/1/1")
    game.favour(0, "aphrodite", alpha)
    count = 0
    while game.question == "supply_cube":
        game.play("take venison")
        count += 1
    assert (count, game.store(0)) == (cubes, (1, 1 + cubes, 1))


@clause("OU-11.2", "OU-8.3")
def test_the_temple_of_apollo_protects_its_owner() -> None:
    game = opened(3)
    game.own(1, "temple_apollo")
    game.set_levels(1, "1/9/1/1/1/1")
    game.hold_ceremony("apollo")
    game.play("apollo vp_1_plague")
    assert game.level(1, "population") == 9


@clause("OU-11.4", "OU-11.6", "OU-11.11")
@pytest.mark.parametrize(
    ("temple", "track"), [("temple_demeter", "wheat"), ("temple_artemis", "venison"), ("temple_poseidon", "fish")]
)
def test_the_three_temples_of_produce_raise_and_may_produce_once(temple: str, track: str) -> None:
    game = opened()
    place = ["wheat", "venison", "fish"].index(track)
    game.set_levels(0, "4/2/1/2/2/2")
    game.set_store(0, *[4 if kind == place else 0 for kind in range(3)])
    game.may_build(0)
    game.play(f"build {temple}")
    assert (game.level(0, track), game.points(0), game.legal()) == (3, 1, ["harvest yes", "harvest no"])
    declined = game.clone().play("harvest no")
    assert (declined.store(0), declined.question) == ((0, 0, 0), "choose_god")
    game.play("harvest yes")
    assert (game.store(0)[place], game.question) == (3, "choose_god")


@clause("OU-11.5")
def test_the_temple_of_athena_raises_any_track_after_the_favour() -> None:
    game = opened(3)
    game.own(0, "temple_athena")
    game.hold_ceremony("athena")
    assert game.asked() == ("raise_track", 0)
    game.play("raise fish")
    assert game.levels(0) == "3/2/1/1/1/2"
    assert game.asked() == ("choose_god", 1)


@clause("OU-11.5")
def test_from_culture_six_on_each_opponent_lowers_a_track_of_his_own_choice() -> None:
    game = opened(4)
    game.own(2, "temple_athena", "school")
    game.set_levels(2, "5/2/1/1/1/1")
    game.set_levels(3, "1/1/1/1/1/1")
    for seat in (0, 1):
        game.set_levels(seat, "2/3/1/2/1/1")
    game.favour(2, "athena", False)
    game.play("raise culture")
    assert game.asked() == ("lower_track", 0)
    game.play("lower population", "lower culture")
    assert [game.levels(seat) for seat in (0, 1, 3)] == ["2/2/1/2/1/1", "1/3/1/2/1/1", "1/1/1/1/1/1"]


@clause("OU-11.5")
def test_opponents_are_hurt_even_if_the_owner_has_no_track_to_raise() -> None:
    game = opened(3)
    game.own(0, "temple_athena", "school", "library")
    game.set_levels(0, "10/5/3/7/7/7")
    game.favour(0, "athena", False)
    assert [game.level(seat, "population") for seat in (1, 2)] == [1, 1]


@clause("OU-11.7")
def test_hades_asks_each_opponent_clockwise_from_the_left_of_the_builder() -> None:
    game = opened(4)
    game.set_levels(2, "5/2/1/1/1/1")
    game.set_levels(0, "1/2/1/1/2/2")
    game.player_of(3).points = 4
    game.may_build(2)
    game.play("build temple_hades")
    assert game.asked() == ("hades_choice", 3)
    game.play("hades lose_vp", "hades lower")
    assert game.legal() == ["lower population", "lower venison", "lower fish"]
    game.play("lower venison")
    assert game.legal() == ["lower population", "lower fish"]
    game.play("lower fish", "hades lower")
    assert (game.points(3), game.levels(0), game.levels(1)) == (1, "1/2/1/1/1/1", "1/1/1/1/1/1")
    assert game.asked() == ("choose_god", 0)


@clause("OU-11.7.1")
def test_hades_with_one_track_above_one_and_with_none() -> None:
    game = opened(3).interrupted(HADES_CHOICE, 1)
    assert game.legal() == ["hades lower", "hades lose_vp"]
    game.play("hades lower")
    assert game.levels(1) == "1/1/1/1/1/1"
    game.interrupted(HADES_CHOICE, 1)
    assert game.asked() == ("choose_god", 0)


@clause("OU-11.7.2")
def test_hades_takes_what_points_there_are() -> None:
    game = opened(3)
    game.player_of(1).points = 2
    game.interrupted(HADES_CHOICE, 1)
    game.play("hades lose_vp")
    assert game.points(1) == 0


@clause("OU-11.7.3", "OU-1.6")
def test_hades_strikes_before_the_favours_that_followers_wait_for() -> None:
    game = opened(3)
    game.set_levels(0, "5/2/1/1/1/1")
    game.set_levels(1, "3/2/1/1/1/1")
    game.set_store(1, 2, 1, 1)
    game.hold_ceremony("hephaestus", 1)
    game.play("build temple_hades")
    assert game.asked() == ("hades_choice", 1)


@clause("OU-11.10")
def test_the_temple_of_hestia_has_points_and_no_effect() -> None:
    game = opened(3)
    game.set_levels(0, "3/2/1/1/1/1")
    before = game.levels(0)
    game.may_build(0)
    game.play("build temple_hestia")
    assert (game.points(0), game.levels(0), game.asked()) == (4, before, ("choose_god", 0))


@clause("OU-4.8", "OU-11.7")
def test_hades_moves_two_different_markers_back_and_none_from_level_one() -> None:
    game = opened(4)
    game.set_levels(2, "5/2/1/1/1/1")
    game.set_levels(0, "1/4/1/1/3/3")
    game.player_of(3).points = 4
    game.may_build(2)
    game.play("build temple_hades", "hades lose_vp", "hades lower")
    assert game.why("lower culture") == "at_bottom"
    game.play("lower venison")
    assert game.why("lower venison") == "lowered_already"
