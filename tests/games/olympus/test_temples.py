"""Unique buildings (OU-11)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.cards import HADES_CHOICE
from aegean.testing import clause

from .positions import (
    asked,
    favour,
    hold_ceremony,
    interrupted,
    legal,
    level,
    levels,
    may_build,
    opened,
    own,
    play,
    player_of,
    points,
    set_levels,
    set_store,
    store,
)


@clause("OU-11.1")
@pytest.mark.parametrize(
    ("before", "alpha", "cubes"), [(8, True, 3), (9, False, 3), (7, True, 2), (2, False, 2), (10, False, 3)]
)
def test_the_temple_of_aphrodite_brings_cubes_with_every_worship(before: int, alpha: bool, cubes: int) -> None:
    state = opened()
    own(state, 0, "temple_aphrodite", "agora")
    set_levels(state, 0, f"1/{before}/1/1/1/1")
    favour(state, 0, "aphrodite", alpha)
    count = 0
    while asked(state)[0] == "supply_cube":
        play(state, "take venison")
        count += 1
    assert (count, store(state, 0)) == (cubes, (1, 1 + cubes, 1))


@clause("OU-11.2", "OU-8.3")
def test_the_temple_of_apollo_protects_its_owner() -> None:
    state = opened(3)
    own(state, 1, "temple_apollo")
    set_levels(state, 1, "1/9/1/1/1/1")
    hold_ceremony(state, "apollo")
    play(state, "apollo vp_1_plague")
    assert level(state, 1, "population") == 9


@clause("OU-11.4", "OU-11.6", "OU-11.11")
@pytest.mark.parametrize(
    ("temple", "track"), [("temple_demeter", "wheat"), ("temple_artemis", "venison"), ("temple_poseidon", "fish")]
)
def test_the_three_temples_of_produce_raise_and_produce_once(temple: str, track: str) -> None:
    state = opened()
    place = ["wheat", "venison", "fish"].index(track)
    set_levels(state, 0, "4/2/1/2/2/2")
    set_store(state, 0, *[4 if kind == place else 0 for kind in range(3)])
    may_build(state, 0)
    play(state, f"build {temple}")
    assert (level(state, 0, track), store(state, 0)[place], points(state, 0)) == (3, 3, 1)


@clause("OU-11.5")
def test_the_temple_of_athena_raises_any_track_after_the_favour() -> None:
    state = opened(3)
    own(state, 0, "temple_athena")
    hold_ceremony(state, "athena")
    assert asked(state) == ("raise_track", 0)
    play(state, "raise fish")
    assert levels(state, 0) == "3/2/1/1/1/2"
    assert asked(state) == ("choose_god", 1)


@clause("OU-11.5")
def test_from_culture_six_on_each_opponent_lowers_a_track_of_his_own_choice() -> None:
    state = opened(4)
    own(state, 2, "temple_athena", "school")
    set_levels(state, 2, "5/2/1/1/1/1")
    set_levels(state, 3, "1/1/1/1/1/1")
    for seat in (0, 1):
        set_levels(state, seat, "2/3/1/2/1/1")
    favour(state, 2, "athena", False)
    play(state, "raise culture")
    assert asked(state) == ("lower_track", 0)
    play(state, "lower population", "lower culture")
    assert [levels(state, seat) for seat in (0, 1, 3)] == ["2/2/1/2/1/1", "1/3/1/2/1/1", "1/1/1/1/1/1"]


@clause("OU-11.5")
def test_opponents_are_hurt_even_if_the_owner_has_no_track_to_raise() -> None:
    state = opened(3)
    own(state, 0, "temple_athena", "school", "library")
    set_levels(state, 0, "10/5/3/7/7/7")
    favour(state, 0, "athena", False)
    assert [level(state, seat, "population") for seat in (1, 2)] == [1, 1]


@clause("OU-11.7")
def test_hades_asks_each_opponent_clockwise_from_the_left_of_the_builder() -> None:
    state = opened(4)
    set_levels(state, 2, "5/2/1/1/1/1")
    set_levels(state, 0, "1/2/1/1/2/2")
    player_of(state, 3).points = 4
    may_build(state, 2)
    play(state, "build temple_hades")
    assert asked(state) == ("hades_choice", 3)
    play(state, "hades lose_vp", "hades lower")
    assert legal(state) == ["lower population", "lower venison", "lower fish"]
    play(state, "lower venison")
    assert legal(state) == ["lower population", "lower fish"]
    play(state, "lower fish", "hades lower")
    assert (points(state, 3), levels(state, 0), levels(state, 1)) == (1, "1/2/1/1/1/1", "1/1/1/1/1/1")
    assert asked(state) == ("choose_god", 0)


@clause("OU-11.7.1")
def test_hades_with_one_track_above_one_and_with_none() -> None:
    state = interrupted(opened(3), HADES_CHOICE, 1)
    assert legal(state) == ["hades lower", "hades lose_vp"]
    play(state, "hades lower")
    assert levels(state, 1) == "1/1/1/1/1/1"
    interrupted(state, HADES_CHOICE, 1)
    assert asked(state) == ("choose_god", 0)


@clause("OU-11.7.2")
def test_hades_takes_what_points_there_are() -> None:
    state = opened(3)
    player_of(state, 1).points = 2
    interrupted(state, HADES_CHOICE, 1)
    play(state, "hades lose_vp")
    assert points(state, 1) == 0


@clause("OU-11.7.3", "OU-1.6")
def test_hades_strikes_before_the_favours_that_followers_wait_for() -> None:
    state = opened(3)
    set_levels(state, 0, "5/2/1/1/1/1")
    set_levels(state, 1, "3/2/1/1/1/1")
    set_store(state, 1, 2, 1, 1)
    hold_ceremony(state, "hephaestus", 1)
    play(state, "build temple_hades")
    assert asked(state) == ("hades_choice", 1)


@clause("OU-11.10")
def test_the_temple_of_hestia_has_points_and_no_effect() -> None:
    state = opened(3)
    set_levels(state, 0, "3/2/1/1/1/1")
    before = levels(state, 0)
    may_build(state, 0)
    play(state, "build temple_hestia")
    assert (points(state, 0), levels(state, 0), asked(state)) == (4, before, ("choose_god", 0))
