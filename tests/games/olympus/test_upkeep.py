"""Upkeep (OU-12) and the end of the game (OU-14, OU-15)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import GAME, Olympus, opened


@clause("OU-12.1", "OU-12.2")
def test_each_step_is_finished_by_all_clockwise_from_the_starting_player() -> None:
    game = opened(3, 1)
    for seat in range(3):
        game.set_store(seat, 3, 3, 0)
        game.own(seat, "goldsmith")
    order = [game.to_upkeep().asked()]
    while game.board.round == 1:
        game.idle()
        order.append(game.asked())
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
    game = opened(3)
    game.set_levels(0, "6/3/5/4/3/7")
    game.to_upkeep()
    assert game.levels(0) == "6/3/3/3/3/3"


@clause("OU-12.7")
def test_only_built_upkeep_buildings_can_be_used() -> None:
    game = opened(3)
    game.own(0, "goldsmith")
    game.to_upkeep()
    assert game.why("use trade_route_store_wheat") == game.why("use amphitheatre") == "not_owned"
    game.play("use done")
    assert game.asked() == ("choose_god", 1)


@clause("OU-12.8")
def test_a_building_built_in_step_three_may_still_be_used_in_it() -> None:
    game = opened(3)
    game.own(0, "acropolis")
    game.set_levels(0, "7/2/1/1/1/1")
    game.set_store(0, 1, 1, 2)
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares", "apollo"):
        game.player_of(1).reserve += 1
        game.send(god, 1)
    game.to_upkeep()
    game.play("use acropolis_hephaestus", "build goldsmith")
    assert game.legal() == ["use goldsmith_store_wheat", "use goldsmith_store_venison", "use done"]
    game.play("use goldsmith_store_wheat")
    assert game.points(0) == 2


@clause("OU-12.7", "OU-4.7")
def test_bouleuterion_and_achaean_league_need_a_track_to_raise() -> None:
    game = opened(3)
    game.own(0, "bouleuterion", "achaean_league", "goldsmith")
    game.send("zeus", 1, 0)
    game.send("hera", 1, 0)
    game.set_levels(0, "4/5/3/7/7/7")
    game.to_upkeep()
    game.set_levels(0, "4/5/3/7/7/7")
    assert game.why("use bouleuterion_store_wheat") == game.why("use achaean_league") == "nothing_to_raise"


@clause("OU-12.9", "OU-12.10")
def test_gains_of_steps_three_and_four_may_stand_above_the_limits() -> None:
    game = opened(3)
    game.own(0, "bouleuterion")
    game.set_levels(0, "1/2/2/2/1/1")
    game.set_store(0, 5, 0, 0)
    game.set_tribute(0, 0, 0, 4)
    game.to_upkeep()
    game.play("use bouleuterion_store_wheat", "raise wheat")
    assert (game.store(0), game.level(0, "wheat")) == ((4, 0, 4), 3)
    assert game.board.round == 2


@clause("OU-12.11", "OU-12.12")
def test_priests_are_counted_afresh() -> None:
    game = opened(3)
    game.set_levels(0, "8/6/1/1/1/1")
    game.player_of(1).priests, game.player_of(1).reserve = 5, 0
    game.to_upkeep()
    assert [(game.priests(seat), game.player_of(seat).reserve) for seat in range(3)] == [(5, 0), (3, 2), (3, 2)]


@clause("OU-12.13")
def test_levels_neither_give_nor_cost_priests_during_a_round() -> None:
    game = opened(3)
    game.set_levels(0, "1/5/1/1/1/1")
    game.own(0, "agora")
    game.play("god aphrodite", "join no", "join no")
    assert (game.level(0, "population"), game.priests(0)) == (7, 2)


@clause("OU-12.14")
def test_the_marker_passes_to_the_left() -> None:
    game = opened(4, 3).to_upkeep()
    assert (game.board.start, game.board.round, game.asked()) == (0, 2, ("choose_god", 0))


@clause("OU-14.1", "OU-12.14")
def test_the_game_ends_in_step_six_after_all_of_upkeep() -> None:
    game = opened(3)
    game.give_glory(0, "culture", "population", "military", "wheat")
    game.own(1, "goldsmith")
    game.set_tribute(2, 1, 1, 1)
    game.to_upkeep()
    assert game.asked() == ("use_building", 1)
    assert "game_ends" in game.told("use goldsmith_store_wheat")
    assert (game.board.seat, game.store(2)) == (-2, (2, 2, 2))


@clause("OU-14.2")
@pytest.mark.parametrize(("text", "found"), [("9/7/4/5/3/1", 12), ("1/1/1/1/1/1", 0), ("10/10/9/7/7/7", 23)])
def test_half_of_each_level_counts_rounded_down_per_track(text: str, found: int) -> None:
    game = opened(3)
    game.set_levels(0, text)
    assert game.board.scores()[0] == found == sum(game.board.tally(0)[3:])


def ended(scores: list[int], stores: list[int], buildings: list[int]) -> Olympus:
    """A finished game with these points on the track, stores and numbers of buildings."""
    game = opened(len(scores))
    game.give_glory(0, "culture", "population", "military", "wheat")
    for seat, (score, cubes, count) in enumerate(zip(scores, stores, buildings, strict=True)):
        game.own(seat, *["agora", "barracks", "gymnasium", "school"][:count])
        game.player_of(seat).points = score
        game.set_store(seat, cubes, 0, 0)
    game.to_upkeep()
    assert game.board.seat == -2
    return game


@clause("OU-1.4", "OU-14.3")
def test_most_points_win() -> None:
    assert ended([10, 12, 11], [5, 0, 5], [0, 4, 0]).board.places() == [3, 1, 2]


@clause("OU-14.4")
def test_a_tie_goes_to_more_cubes_in_the_store() -> None:
    assert ended([12, 12, 12], [3, 5, 4], [0, 4, 0]).board.places() == [3, 1, 2]


@clause("OU-14.5")
def test_then_to_fewer_buildings() -> None:
    assert ended([12, 12, 12], [3, 3, 3], [2, 4, 1]).board.places() == [2, 3, 1]


@clause("OU-14.6")
def test_then_the_victory_is_shared() -> None:
    assert ended([12, 12, 9], [3, 3, 5], [2, 2, 1]).board.places() == [1, 1, 3]


@clause("OU-14.2")
def test_the_tally_splits_points_by_origin() -> None:
    game = opened(3)
    game.own(0, "statue", "temple_hestia")
    game.player_of(0).points = 10
    game.give_glory(0, "fish")
    names = [phrase.name for phrase in GAME.scoring]
    assert dict(zip(names, game.board.tally(0), strict=True)) | {"population": 1} == {
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
    assert game.owns(0, "statue")


@clause("OU-15.2")
def test_the_game_stops_after_round_thirty() -> None:
    game = opened(3)
    game.board.round = 30
    game.to_upkeep()
    assert (game.board.seat, game.board.round) == (-2, 30)
