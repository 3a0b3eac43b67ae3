"""Levels, pillars and Glory cards (OU-4, OU-13)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import (
    GAME,
    asked,
    can,
    favour,
    give_glory,
    heard,
    idle,
    legal,
    level,
    levels,
    may_build,
    opened,
    own,
    owns,
    play,
    points,
    priests,
    set_levels,
    set_store,
    to_upkeep,
    why,
)


@clause("OU-4.1")
@pytest.mark.parametrize(
    ("track", "last"),
    [("culture", 10), ("population", 10), ("military", 9), ("wheat", 7), ("venison", 7), ("fish", 7)],
)
def test_every_track_has_its_last_space(track: str, last: int) -> None:
    state = opened()
    own(state, 0, "school", "library", "agora", "barracks", "army")
    for _ in range(12):
        favour(state, 0, "zeus", False)
        if not can(state, f"zeus raise_{track}"):
            break
        play(state, f"zeus raise_{track}")
    assert level(state, 0, track) == last
    assert why(state, f"zeus raise_{track}") == "last_space"


@clause("OU-4.2")
def test_a_blocked_step_and_the_rest_are_lost() -> None:
    state = opened(3)
    set_levels(state, 0, "4/2/1/1/1/1")
    assert "blocked" in heard(state, "god athena", "join no", "join no")
    assert level(state, 0, "culture") == 4


@clause("OU-4.3")
@pytest.mark.parametrize(
    ("track", "before", "building"),
    [("population", 5, "agora"), ("culture", 4, "school"), ("military", 3, "barracks")],
)
def test_a_first_pillar_opens_with_its_building(track: str, before: int, building: str) -> None:
    state = opened()
    state.players[0].levels[["culture", "population", "military"].index(track)] = before
    favour(state, 0, "zeus", False)
    assert why(state, f"zeus raise_{track}") == "pillar"
    own(state, 0, building)
    play(state, f"zeus raise_{track}")
    assert level(state, 0, track) == before + 1


@clause("OU-4.4", "OU-10.13", "OU-10.18")
@pytest.mark.parametrize(
    ("track", "before", "first", "second"), [("culture", 7, "school", "library"), ("military", 6, "barracks", "army")]
)
def test_a_second_pillar_needs_the_buildings_of_both(track: str, before: int, first: str, second: str) -> None:
    state = opened()
    state.players[0].levels[["culture", "population", "military"].index(track)] = before
    favour(state, 0, "zeus", False)
    own(state, 0, second)
    assert why(state, f"zeus raise_{track}") == "pillar"
    own(state, 0, first)
    assert can(state, f"zeus raise_{track}")


@clause("OU-4.5")
def test_production_tracks_have_no_pillars() -> None:
    state = opened()
    for _ in range(6):
        favour(state, 0, "demeter", True)
    assert level(state, 0, "wheat") == 7


@clause("OU-4.6", "OU-4.8")
def test_no_level_falls_below_one() -> None:
    state = opened(3)
    own(state, 0, "temple_athena", "school")
    set_levels(state, 0, "5/2/1/1/1/1")
    set_levels(state, 1, "1/1/1/1/1/1")
    set_levels(state, 2, "1/1/1/1/3/1")
    favour(state, 0, "athena", False)
    play(state, "raise wheat")
    assert levels(state, 1) == "1/1/1/1/1/1"
    assert levels(state, 2) == "1/1/1/1/2/1"


@clause("OU-4.7")
def test_only_tracks_whose_next_step_is_free_can_be_chosen() -> None:
    state = opened()
    set_levels(state, 0, "8/5/3/7/7/6")
    own(state, 0, "school", "library")
    set_store(state, 0, 0, 1, 3)
    may_build(state, 0)
    play(state, "build colony")
    assert levels(state, 0) == "9/5/3/7/7/7"
    assert asked(state) == ("choose_god", 0)


@clause("OU-4.7", "OU-10.32")
def test_different_tracks_are_raised_one_after_the_other() -> None:
    state = opened()
    set_levels(state, 0, "8/2/1/1/1/1")
    set_store(state, 0, 0, 1, 3)
    may_build(state, 0)
    play(state, "build colony", "raise fish")
    assert why(state, "raise fish") == "not_among"
    play(state, "raise wheat", "raise population")
    assert levels(state, 0) == "8/3/1/2/1/2"


@clause("OU-4.9", "OU-12.5")
def test_levels_may_exceed_the_population_until_upkeep() -> None:
    state = opened(3)
    set_levels(state, 0, "1/2/3/4/1/1")
    favour(state, 0, "ares", False)
    play(state, "ares military_1")
    assert levels(state, 0) == "1/2/3/4/1/1"
    own(state, 0, "barracks")
    favour(state, 0, "demeter", True)
    assert level(state, 0, "wheat") == 5
    to_upkeep(state)
    while asked(state)[0] == "discard_cube":
        idle(state)
    assert levels(state, 0) == "1/2/2/2/1/1"


@clause("OU-4.10", "OU-13.4")
def test_a_fall_costs_no_card_priest_or_point() -> None:
    state = opened(3)
    set_levels(state, 1, "5/5/3/7/1/1")
    own(state, 1, "school")
    give_glory(state, 1, "wheat")
    own(state, 0, "temple_athena")
    set_levels(state, 0, "6/2/1/1/1/1")
    own(state, 0, "school")
    favour(state, 0, "athena", False)
    play(state, "raise fish", "lower wheat")
    assert (points(state, 1), state.glory[3], priests(state, 1), owns(state, 1, "school")) == (2, 2, 3, True)


@clause("OU-13.1", "OU-13.2", "OU-13.3")
def test_the_first_on_a_last_space_takes_the_card_and_two_points() -> None:
    state = opened(3)
    for seat in (0, 1):
        set_levels(state, seat, "1/2/1/1/6/1")
    favour(state, 1, "artemis", True)
    assert (points(state, 1), state.glory[4]) == (2, 2)
    favour(state, 0, "artemis", True)
    assert (points(state, 0), state.glory[4], level(state, 0, "venison")) == (0, 2, 7)


@clause("OU-13.5", "OU-3.8")
def test_in_one_ceremony_the_favour_carried_out_first_gets_the_card() -> None:
    state = opened(3, 2)
    for seat in range(3):
        set_levels(state, seat, "1/2/1/6/1/1")
    play(state, "god demeter", "join yes", "join yes", "single raise", "single raise")
    assert (state.glory[3], [points(state, seat) for seat in range(3)]) == (3, [0, 0, 2])


@clause("OU-13.6", "OU-14.1")
def test_four_cards_make_the_round_the_last_and_it_is_played_to_its_end() -> None:
    state = opened(3)
    give_glory(state, 0, "culture", "population", "military", "wheat")
    state.players[0].points = 0
    play(state, "god apollo", "join no", "join no", "apollo vp_2")
    assert asked(state) == ("choose_god", 1)
    while state.seat >= 0:
        idle(state)
    assert (state.round, state.upkeep) == (1, 6)


@clause("OU-13.6")
def test_more_than_four_cards_may_be_taken() -> None:
    state = opened(3)
    give_glory(state, 0, "culture", "population", "military", "wheat")
    set_levels(state, 1, "1/2/1/1/6/6")
    favour(state, 1, "artemis", True)
    favour(state, 1, "poseidon", True)
    assert points(state, 1) == 4
    assert sum(state.pieces()[f"glory {track}"] for track in ("wheat", "venison", "fish")) == 3


@clause("OU-13.7")
def test_a_level_above_the_population_counts_while_it_lasts() -> None:
    state = opened(3)
    set_levels(state, 0, "1/2/1/1/1/6")
    favour(state, 0, "poseidon", True)
    assert points(state, 0) == 2
    to_upkeep(state)
    while asked(state)[0] == "discard_cube":
        idle(state)
    assert (level(state, 0, "fish"), state.glory[5]) == (2, 1)


def test_reasons_name_the_missing_building() -> None:
    state = opened()
    set_levels(state, 0, "4/2/1/1/1/1")
    favour(state, 0, "zeus", False)
    assert GAME.why_not(state, GAME.parse("zeus raise_culture")) == ("Culture is blocked, missing: School", "OU-4.3")
    assert "zeus raise_culture" not in legal(state)
