"""Upkeep (OU-12) and the end of the game (OU-14, OU-15)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.board import Board
from aegean.testing import clause

from .positions import (
    GAME,
    asked,
    give_glory,
    heard,
    idle,
    legal,
    level,
    levels,
    opened,
    own,
    owns,
    play,
    player_of,
    points,
    priests,
    send,
    set_levels,
    set_store,
    set_tribute,
    store,
    to_upkeep,
    why,
)


@clause("OU-12.1", "OU-12.2")
def test_each_step_is_finished_by_all_clockwise_from_the_starting_player() -> None:
    state = opened(3, 1)
    for seat in range(3):
        set_store(state, seat, 3, 3, 0)
        own(state, seat, "goldsmith")
    order = [asked(to_upkeep(state))]
    while state.round == 1:
        idle(state)
        order.append(asked(state))
    assert order == [
        ("discard_cube", 1),
        ("discard_cube", 2),
        ("discard_cube", 0),
        ("use_building", 1),
        ("use_building", 2),
        ("use_building", 0),
        ("choose_god", 2),
    ]


@clause("OU-12.5", "OU-12.6")
def test_military_and_production_fall_to_the_population_but_culture_does_not() -> None:
    state = opened(3)
    set_levels(state, 0, "6/3/5/4/3/7")
    to_upkeep(state)
    assert levels(state, 0) == "6/3/3/3/3/3"


@clause("OU-12.7")
def test_only_built_upkeep_buildings_can_be_used() -> None:
    state = opened(3)
    own(state, 0, "goldsmith")
    to_upkeep(state)
    assert why(state, "use trade_route_store_wheat") == why(state, "use amphitheatre") == "not_owned"
    play(state, "use done")
    assert asked(state) == ("choose_god", 1)


@clause("OU-12.8")
def test_a_building_built_in_step_three_may_still_be_used_in_it() -> None:
    state = opened(3)
    own(state, 0, "acropolis")
    set_levels(state, 0, "7/2/1/1/1/1")
    set_store(state, 0, 1, 1, 2)
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares", "apollo"):
        player_of(state, 1).reserve += 1
        send(state, god, 1)
    to_upkeep(state)
    play(state, "use acropolis_hephaestus", "build goldsmith")
    assert legal(state) == ["use goldsmith_store_wheat", "use goldsmith_store_venison", "use done"]
    play(state, "use goldsmith_store_wheat")
    assert points(state, 0) == 2


@clause("OU-12.7")
def test_bouleuterion_and_achaean_league_need_a_track_to_raise() -> None:
    state = opened(3)
    own(state, 0, "bouleuterion", "achaean_league", "goldsmith")
    send(state, "zeus", 1, 0)
    send(state, "hera", 1, 0)
    set_levels(state, 0, "4/5/3/7/7/7")
    to_upkeep(state)
    set_levels(state, 0, "4/5/3/7/7/7")
    assert why(state, "use bouleuterion_store_wheat") == why(state, "use achaean_league") == "nothing_to_raise"


@clause("OU-12.9", "OU-12.10")
def test_gains_of_steps_three_and_four_may_stand_above_the_limits() -> None:
    state = opened(3)
    own(state, 0, "bouleuterion")
    set_levels(state, 0, "1/2/2/2/1/1")
    set_store(state, 0, 5, 0, 0)
    set_tribute(state, 0, 0, 0, 4)
    to_upkeep(state)
    play(state, "use bouleuterion_store_wheat", "raise wheat")
    assert (store(state, 0), level(state, 0, "wheat")) == ((4, 0, 4), 3)
    assert state.round == 2


@clause("OU-12.11", "OU-12.12")
def test_priests_are_counted_afresh() -> None:
    state = opened(3)
    set_levels(state, 0, "8/6/1/1/1/1")
    player_of(state, 1).priests, player_of(state, 1).reserve = 5, 0
    to_upkeep(state)
    assert [(priests(state, seat), player_of(state, seat).reserve) for seat in range(3)] == [(5, 0), (3, 2), (3, 2)]


@clause("OU-12.13")
def test_levels_neither_give_nor_cost_priests_during_a_round() -> None:
    state = opened(3)
    set_levels(state, 0, "1/5/1/1/1/1")
    own(state, 0, "agora")
    play(state, "god aphrodite", "join no", "join no")
    assert (level(state, 0, "population"), priests(state, 0)) == (7, 2)


@clause("OU-12.14")
def test_the_marker_passes_to_the_left() -> None:
    state = to_upkeep(opened(4, 3))
    assert (state.start, state.round, asked(state)) == (0, 2, ("choose_god", 0))


@clause("OU-14.1", "OU-12.14")
def test_the_game_ends_in_step_six_after_all_of_upkeep() -> None:
    state = opened(3)
    give_glory(state, 0, "culture", "population", "military", "wheat")
    own(state, 1, "goldsmith")
    set_tribute(state, 2, 1, 1, 1)
    to_upkeep(state)
    assert asked(state) == ("use_building", 1)
    assert "game_ends" in heard(state, "use goldsmith_store_wheat")
    assert (state.seat, store(state, 2)) == (-2, (2, 2, 2))


@clause("OU-14.2")
@pytest.mark.parametrize(("text", "found"), [("9/7/4/5/3/1", 12), ("1/1/1/1/1/1", 0), ("10/10/9/7/7/7", 23)])
def test_half_of_each_level_counts_rounded_down_per_track(text: str, found: int) -> None:
    state = opened(3)
    set_levels(state, 0, text)
    assert state.scores()[0] == found == sum(state.tally(0)[3:])


def ended(scores: list[int], stores: list[int], buildings: list[int]) -> Board:
    """A finished game with these points on the track, stores and numbers of buildings."""
    state = opened(len(scores))
    give_glory(state, 0, "culture", "population", "military", "wheat")
    for seat, (score, cubes, count) in enumerate(zip(scores, stores, buildings, strict=True)):
        own(state, seat, *["agora", "barracks", "gymnasium", "school"][:count])
        player_of(state, seat).points = score
        set_store(state, seat, cubes, 0, 0)
    to_upkeep(state)
    assert state.seat == -2
    return state


@clause("OU-1.4", "OU-14.3")
def test_most_points_win() -> None:
    assert ended([10, 12, 11], [5, 0, 5], [0, 4, 0]).places() == [3, 1, 2]


@clause("OU-14.4")
def test_a_tie_goes_to_more_cubes_in_the_store() -> None:
    assert ended([12, 12, 12], [3, 5, 4], [0, 4, 0]).places() == [3, 1, 2]


@clause("OU-14.5")
def test_then_to_fewer_buildings() -> None:
    assert ended([12, 12, 12], [3, 3, 3], [2, 4, 1]).places() == [2, 3, 1]


@clause("OU-14.6")
def test_then_the_victory_is_shared() -> None:
    assert ended([12, 12, 9], [3, 3, 5], [2, 2, 1]).places() == [1, 1, 3]


@clause("OU-14.2")
def test_the_tally_splits_points_by_origin() -> None:
    state = opened(3)
    own(state, 0, "statue", "temple_hestia")
    player_of(state, 0).points = 10
    give_glory(state, 0, "fish")
    names = [phrase.name for phrase in GAME.scoring]
    assert dict(zip(names, state.tally(0), strict=True)) | {"population": 1} == {
        "play": 3,
        "buildings": 7,
        "glory": 2,
        "culture": 0,
        "population": 1,
        "military": 0,
        "wheat": 0,
        "venison": 0,
        "fish": 0,
    }
    assert owns(state, 0, "statue")


@clause("OU-15.2")
def test_the_game_stops_after_round_thirty() -> None:
    state = opened(3)
    state.round = 30
    to_upkeep(state)
    assert (state.seat, state.round) == (-2, 30)
