"""The favours of the gods and the plague (OU-6, OU-8)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.favours import ACROPOLIS, ORACLE
from aegean.testing import clause

from .positions import opened


@clause("OU-6.1")
@pytest.mark.parametrize(("alpha", "picks"), [(True, 2), (False, 1)])
def test_zeus_gives_two_picks_to_the_leader_and_one_to_a_follower(alpha: bool, picks: int) -> None:
    game = opened().favour(0, "zeus", alpha)
    count = 0
    while game.question == "zeus_pick":
        game.play("zeus vp")
        count += 1
    assert count == picks == game.points(0)


@clause("OU-6.1.1")
def test_two_picks_of_zeus_may_not_raise_the_same_track() -> None:
    game = opened().favour(0, "zeus", True).play("zeus raise_fish")
    assert game.why("zeus raise_fish") == "same_track"
    game.play("zeus raise_wheat")
    assert game.levels(0) == "1/2/1/2/1/2"


@clause("OU-6.1.2")
def test_two_picks_of_zeus_may_not_produce_the_same_kind() -> None:
    game = opened().favour(0, "zeus", True).play("zeus produce_fish")
    assert game.why("zeus produce_fish") == "same_kind"
    game.play("zeus produce_wheat")
    assert game.store(0) == (2, 1, 2)


@clause("OU-6.1.3", "OU-7.3")
def test_two_wars_of_zeus_need_different_targets() -> None:
    game = opened(4).hold_ceremony("zeus")
    game.play("zeus war", "zeus war", "target seat_2")
    assert game.why("target seat_2") == "same_target"
    assert game.legal() == ["target seat_3", "target seat_4"]


@clause("OU-6.1.4")
def test_build_is_offered_only_when_something_can_be_built_and_then_one_must_be() -> None:
    game = opened().favour(0, "zeus", False)
    game.play("zeus build")
    assert game.why("build decline") == "must_build"
    game.play("build agora", *(["pay store_wheat", "pay store_venison"]))
    assert game.owns(0, "agora")
    game.set_store(0, 0, 0, 1)
    game.favour(0, "zeus", False)
    assert game.why("zeus build") == "nothing_to_build"


@clause("OU-6.1.5", "OU-6.1.6")
def test_the_same_entry_may_be_picked_twice() -> None:
    game = opened().favour(0, "zeus", True).play("zeus vp", "zeus vp")
    assert game.points(0) == 2
    game.set_store(0, 2, 2, 1)
    game.favour(0, "zeus", True)
    game.play("zeus build", "build barracks", "zeus build", "build gymnasium")
    assert game.owns(0, "barracks") and game.owns(0, "gymnasium")


@clause("OU-6.1.7")
def test_no_war_after_raising_military_but_military_raised_after_a_war_pick_counts_in_it() -> None:
    game = opened().favour(0, "zeus", True).play("zeus raise_military")
    assert game.why("zeus war") == "war_after_military"
    game = opened(3).hold_ceremony("zeus")
    game.play("zeus war", "zeus raise_military", "target seat_2")
    assert game.level(0, "military") == 2
    assert game.asked() == ("tribute_cube", 0)


@clause("OU-6.1.8")
def test_wars_of_zeus_have_no_tie_advantage() -> None:
    game = opened(3).hold_ceremony("zeus")
    game.play("zeus war", "zeus vp", "target seat_2")
    assert game.tribute(0) == (0, 0, 0)


@clause("OU-6.2")
@pytest.mark.parametrize(
    ("alpha", "text", "expected"),
    [
        (True, "1/2/1/1/1/1", ["raise_wheat_venison", "raise_wheat_fish", "raise_venison_fish"]),
        (True, "1/2/1/7/1/1", ["raise_venison_fish"]),
        (True, "1/2/1/7/7/1", ["raise_fish"]),
        (True, "1/2/1/7/7/7", []),
        (False, "1/2/1/1/7/1", ["raise_wheat", "raise_fish"]),
    ],
)
def test_hera_raises_so_many_different_tracks_as_can_be_raised(alpha: bool, text: str, expected: list[str]) -> None:
    game = opened()
    game.set_levels(0, text)
    game.favour(0, "hera", alpha)
    assert [move.split()[1] for move in game.legal() if "raise" in move] == expected


@clause("OU-6.2")
def test_hera_produces_two_or_one_kind() -> None:
    game = opened().favour(0, "hera", True)
    assert [move for move in game.legal() if "produce" in move] == [
        "hera produce_wheat_venison",
        "hera produce_wheat_fish",
        "hera produce_venison_fish",
    ]
    assert game.why("hera produce_wheat") == "number_of_kinds"
    game.play("hera produce_wheat_fish")
    assert game.store(0) == (2, 1, 2)
    game.favour(0, "hera", False)
    game.play("hera raise_venison")
    assert game.level(0, "venison") == 2


@clause("OU-6.3", "OU-6.4", "OU-6.5")
@pytest.mark.parametrize(("god", "kind"), [("demeter", "wheat"), ("artemis", "venison"), ("poseidon", "fish")])
def test_the_three_gods_of_produce(god: str, kind: str) -> None:
    place = ["wheat", "venison", "fish"].index(kind)
    game = opened().favour(0, god, True)
    assert (game.level(0, kind), game.store(0)[place]) == (2, 3)
    game.favour(1, god, False)
    game.play("single raise")
    assert (game.level(1, kind), game.store(1)[place]) == (2, 1)
    game.favour(2, god, False)
    game.play("single produce")
    assert (game.level(2, kind), game.store(2)[place]) == (1, 2)


@clause("OU-6.3")
def test_on_the_last_space_a_follower_produces_without_a_question() -> None:
    game = opened()
    game.set_levels(0, "1/2/1/7/1/1")
    game.favour(0, "demeter", False)
    assert game.asked() == ("choose_god", 0)
    assert game.store(0) == (8, 1, 1)


@clause("OU-6.6", "OU-6.7")
@pytest.mark.parametrize(("god", "track", "start"), [("athena", "culture", 1), ("aphrodite", "population", 2)])
def test_athena_and_aphrodite_raise_by_two_and_one(god: str, track: str, start: int) -> None:
    game = opened(3).hold_ceremony(god, 2)
    assert [game.level(seat, track) for seat in range(3)] == [start + 2, start, start + 1]


@clause("OU-6.8")
def test_ares_offers_three_alternatives_to_the_leader_and_two_to_a_follower() -> None:
    game = opened(3).hold_ceremony("ares", 1)
    assert game.legal() == ["ares military_2", "ares military_1_war_1", "ares war_2"]
    game.play("ares military_2")
    assert game.legal() == ["ares military_1_war_1", "ares military_1"]
    assert game.why("ares war_2") == "not_offered"
    game = opened(3, ares_beta="corrected").hold_ceremony("ares", 1)
    game.play("ares military_2")
    assert game.legal() == ["ares military_1", "ares war_1"]


@clause("OU-6.8")
def test_ares_offers_all_alternatives_even_if_the_marker_cannot_move() -> None:
    game = opened(3)
    game.set_levels(0, "1/2/3/1/1/1")
    game.hold_ceremony("ares")
    assert len(game.legal()) == 3
    game.play("ares military_2")
    assert game.level(0, "military") == 3


@clause("OU-6.8.1")
def test_all_markers_move_before_any_war_is_fought() -> None:
    game = opened(3)
    game.set_store(1, 3, 0, 0)
    game.set_levels(0, "1/2/2/1/1/1")
    game.hold_ceremony("ares", 1)
    game.play("ares war_2", "ares military_1", "target seat_2")
    assert game.level(1, "military") == 2
    game.play("tie wheat")
    assert (game.tribute(0), game.store(1)) == ((1, 0, 0), (2, 0, 0))


@clause("OU-6.9")
@pytest.mark.parametrize(("alpha", "count"), [(True, 2), (False, 1)])
def test_hephaestus_builds_up_to_two_or_one(alpha: bool, count: int) -> None:
    game = opened()
    game.set_store(0, 5, 5, 5)
    game.favour(0, "hephaestus", alpha)
    for name in ["well", "gardens"][:count]:
        game.play(f"build {name}")
    assert game.asked() == ("choose_god", 0)
    assert bin(game.player_of(0).built).count("1") == count


@clause("OU-6.9")
def test_declining_ends_the_favour_of_hephaestus() -> None:
    game = opened()
    game.set_store(0, 5, 5, 5)
    game.favour(0, "hephaestus", True)
    game.play("build decline")
    assert game.asked() == ("choose_god", 0)


@clause("OU-6.10")
def test_apollo_gives_two_points_or_one_and_a_plague_and_one_to_followers() -> None:
    game = opened(4).hold_ceremony("apollo", 2)
    game.set_levels(1, "1/6/1/1/1/1")
    game.set_levels(2, "1/6/1/1/1/1")
    assert game.legal() == ["apollo vp_2", "apollo vp_1_plague"]
    game.play("apollo vp_1_plague")
    assert [game.points(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert [game.level(seat, "population") for seat in range(4)] == [2, 4, 6, 2]


@clause("OU-8.1")
def test_a_plague_strikes_at_once_before_the_followers_have_their_favours() -> None:
    game = opened(3).hold_ceremony("apollo", 1)
    game.set_levels(2, "1/9/1/1/1/1")
    before = game.points(1)
    game.play("apollo vp_1_plague")
    assert (before, game.level(2, "population"), game.points(1)) == (0, 6, 1)


@clause("OU-8.2")
@pytest.mark.parametrize(
    ("before", "after"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (8, 6), (9, 6), (10, 7)]
)
def test_a_plague_takes_a_third_rounded_down(before: int, after: int) -> None:
    game = opened(3).hold_ceremony("apollo")
    game.set_levels(1, f"1/{before}/1/1/1/1")
    game.play("apollo vp_1_plague")
    assert game.level(1, "population") == after


@clause("OU-8.3", "OU-11.2")
def test_sender_followers_and_the_temple_of_apollo_are_safe() -> None:
    game = opened(5)
    for seat in range(5):
        game.set_levels(seat, "1/6/1/1/1/1")
    game.own(3, "temple_apollo")
    game.hold_ceremony("apollo", 1)
    game.play("apollo vp_1_plague")
    assert [game.level(seat, "population") for seat in range(5)] == [6, 6, 4, 6, 4]


@clause("OU-8.4")
def test_a_plague_lowers_nothing_else_and_takes_no_priest() -> None:
    game = opened(3).hold_ceremony("apollo")
    game.set_levels(1, "1/6/5/6/6/6")
    game.play("apollo vp_1_plague")
    assert game.levels(1) == "1/4/5/6/6/6"
    assert game.player_of(1).priests == 3


@clause("OU-11.9", "OU-11.12")
def test_temples_of_hera_and_zeus_turn_beta_into_alpha() -> None:
    game = opened()
    game.own(1, "temple_hera", "temple_zeus")
    game.favour(1, "hera", False)
    assert game.can("hera produce_wheat_fish") and not game.can("hera produce_wheat")
    game.play("hera produce_wheat_fish")
    game.favour(1, "zeus", False)
    game.play("zeus vp")
    assert game.asked() == ("zeus_pick", 1)


@clause("OU-11.13")
def test_the_temple_of_zeus_built_with_the_only_pick_gives_no_second_one() -> None:
    game = opened()
    game.set_levels(1, "6/2/1/1/1/1")
    game.favour(1, "zeus", False)
    game.play("zeus build", "build temple_zeus")
    assert game.asked() == ("choose_god", 0)


@clause("OU-10.28.3", "OU-10.31.3")
@pytest.mark.parametrize("source", [ORACLE, ACROPOLIS])
def test_favours_without_a_priest_do_not_wake_the_temples(source: int) -> None:
    game = opened()
    game.own(0, "temple_athena", "temple_aphrodite", "school")
    game.set_levels(0, "6/2/1/1/1/1")
    game.favour(0, "athena", False, source)
    game.favour(0, "aphrodite", False, source)
    assert game.asked() == ("choose_god", 0)
    assert game.levels(0) == "7/3/1/1/1/1"
