"""Levels, pillars and Glory cards (OU-4, OU-13)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import GAME, opened


@clause("OU-4.1")
@pytest.mark.parametrize(
    ("track", "last"),
    [("culture", 10), ("population", 10), ("military", 9), ("wheat", 7), ("venison", 7), ("fish", 7)],
)
def test_every_track_has_its_last_space(track: str, last: int) -> None:
    game = opened()
    game.own(0, "school", "library", "agora", "barracks", "army")
    for _ in range(12):
        game.favour(0, "zeus", False)
        if not game.can(f"zeus raise_{track}"):
            break
        game.play(f"zeus raise_{track}")
    assert game.level(0, track) == last
    assert game.why(f"zeus raise_{track}") == "last_space"


@clause("OU-4.2")
def test_a_blocked_step_and_the_rest_are_lost() -> None:
    game = opened(3)
    game.set_levels(0, "4/2/1/1/1/1")
    assert "blocked" in game.told("god athena", "join no", "join no")
    assert game.level(0, "culture") == 4


@clause("OU-4.3")
@pytest.mark.parametrize(
    ("track", "before", "building"),
    [("population", 5, "agora"), ("culture", 4, "school"), ("military", 3, "barracks")],
)
def test_a_first_pillar_opens_with_its_building(track: str, before: int, building: str) -> None:
    game = opened()
    game.board.players[0].levels[["culture", "population", "military"].index(track)] = before
    game.favour(0, "zeus", False)
    assert game.why(f"zeus raise_{track}") == "pillar"
    game.own(0, building)
    game.play(f"zeus raise_{track}")
    assert game.level(0, track) == before + 1


@clause("OU-4.4", "OU-10.13", "OU-10.18")
@pytest.mark.parametrize(
    ("track", "before", "first", "second"), [("culture", 7, "school", "library"), ("military", 6, "barracks", "army")]
)
def test_a_second_pillar_needs_the_buildings_of_both(track: str, before: int, first: str, second: str) -> None:
    game = opened()
    game.board.players[0].levels[["culture", "population", "military"].index(track)] = before
    game.favour(0, "zeus", False)
    game.own(0, second)
    assert game.why(f"zeus raise_{track}") == "pillar"
    game.own(0, first)
    assert game.can(f"zeus raise_{track}")


@clause("OU-4.5")
def test_production_tracks_have_no_pillars() -> None:
    game = opened()
    for _ in range(6):
        game.favour(0, "demeter", True)
    assert game.level(0, "wheat") == 7


@clause("OU-4.6", "OU-4.8")
def test_no_level_falls_below_one() -> None:
    game = opened(3)
    game.own(0, "temple_athena", "school")
    game.set_levels(0, "5/2/1/1/1/1")
    game.set_levels(1, "1/1/1/1/1/1")
    game.set_levels(2, "1/1/1/1/3/1")
    game.favour(0, "athena", False)
    game.play("raise wheat")
    assert game.levels(1) == "1/1/1/1/1/1"
    assert game.levels(2) == "1/1/1/1/2/1"


@clause("OU-4.7")
def test_only_tracks_whose_next_step_is_free_can_be_chosen() -> None:
    game = opened()
    game.set_levels(0, "8/5/3/7/7/6")
    game.own(0, "school", "library")
    game.set_store(0, 0, 1, 3)
    game.may_build(0)
    game.play("build colony")
    assert game.levels(0) == "9/5/3/7/7/7"
    assert game.asked() == ("choose_god", 0)


@clause("OU-4.7", "OU-10.32")
def test_different_tracks_are_raised_one_after_the_other() -> None:
    game = opened()
    game.set_levels(0, "8/2/1/1/1/1")
    game.set_store(0, 0, 1, 3)
    game.may_build(0)
    game.play("build colony", "raise fish")
    assert game.why("raise fish") == "raised_already"
    game.play("raise wheat", "raise population")
    assert game.levels(0) == "8/3/1/2/1/2"


@clause("OU-4.9", "OU-12.5")
def test_levels_may_exceed_the_population_until_upkeep() -> None:
    game = opened(3)
    game.set_levels(0, "1/2/3/4/1/1")
    game.favour(0, "ares", False)
    game.play("ares military_1")
    assert game.levels(0) == "1/2/3/4/1/1"
    game.own(0, "barracks")
    game.favour(0, "demeter", True)
    assert game.level(0, "wheat") == 5
    game.to_upkeep()
    while game.question == "discard_cube":
        game.idle()
    assert game.levels(0) == "1/2/2/2/1/1"


@clause("OU-4.10", "OU-13.4")
def test_a_fall_costs_no_card_priest_or_point() -> None:
    game = opened(3)
    game.set_levels(1, "5/5/3/7/1/1")
    game.own(1, "school")
    game.give_glory(1, "wheat")
    game.own(0, "temple_athena")
    game.set_levels(0, "6/2/1/1/1/1")
    game.own(0, "school")
    game.favour(0, "athena", False)
    game.play("raise fish", "lower wheat")
    assert (game.points(1), game.board.glory[3], game.priests(1), game.owns(1, "school")) == (2, 2, 3, True)


@clause("OU-13.1", "OU-13.2", "OU-13.3")
def test_the_first_on_a_last_space_takes_the_card_and_two_points() -> None:
    game = opened(3)
    for seat in (0, 1):
        game.set_levels(seat, "1/2/1/1/6/1")
    game.favour(1, "artemis", True)
    assert (game.points(1), game.board.glory[4]) == (2, 2)
    game.favour(0, "artemis", True)
    assert (game.points(0), game.board.glory[4], game.level(0, "venison")) == (0, 2, 7)


@clause("OU-13.5", "OU-3.8")
def test_in_one_ceremony_the_favour_carried_out_first_gets_the_card() -> None:
    game = opened(3, 2)
    for seat in range(3):
        game.set_levels(seat, "1/2/1/6/1/1")
    game.play("god demeter", "join yes", "join yes", "single raise", "single raise")
    assert (game.board.glory[3], [game.points(seat) for seat in range(3)]) == (3, [0, 0, 2])


@clause("OU-13.6", "OU-14.1")
def test_four_cards_make_the_round_the_last_and_it_is_played_to_its_end() -> None:
    game = opened(3)
    game.give_glory(0, "culture", "population", "military", "wheat")
    game.board.players[0].points = 0
    game.play("god apollo", "join no", "join no", "apollo vp_2")
    assert game.asked() == ("choose_god", 1)
    while game.board.seat >= 0:
        game.idle()
    assert (game.board.round, game.board.upkeep) == (1, 6)


@clause("OU-13.6")
def test_more_than_four_cards_may_be_taken() -> None:
    game = opened(3)
    game.give_glory(0, "culture", "population", "military", "wheat")
    game.set_levels(1, "1/2/1/1/6/6")
    game.favour(1, "artemis", True)
    game.favour(1, "poseidon", True)
    assert game.points(1) == 4
    assert sum(game.board.pieces()[f"glory {track}"] for track in ("wheat", "venison", "fish")) == 3


@clause("OU-13.7")
def test_a_level_above_the_population_counts_while_it_lasts() -> None:
    game = opened(3)
    game.set_levels(0, "1/2/1/1/1/6")
    game.favour(0, "poseidon", True)
    assert game.points(0) == 2
    game.to_upkeep()
    while game.question == "discard_cube":
        game.idle()
    assert (game.level(0, "fish"), game.board.glory[5]) == (2, 1)


def test_reasons_name_the_missing_building() -> None:
    game = opened()
    game.set_levels(0, "4/2/1/1/1/1")
    game.favour(0, "zeus", False)
    assert GAME.why_not(game.board, GAME.parse("zeus raise_culture")) == (
        "Culture stops at a pillar: the School is missing.",
        "OU-4.3",
    )
    assert "zeus raise_culture" not in game.legal()
