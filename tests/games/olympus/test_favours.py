"""The favours of the gods and the plague (OU-6, OU-8)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.favours import ACROPOLIS, ORACLE
from aegean.testing import clause

from .positions import (
    asked,
    can,
    favour,
    hold_ceremony,
    legal,
    level,
    levels,
    opened,
    own,
    owns,
    play,
    player_of,
    points,
    set_levels,
    set_store,
    store,
    tribute,
    why,
)


@clause("OU-6.1")
@pytest.mark.parametrize(("alpha", "picks"), [(True, 2), (False, 1)])
def test_zeus_gives_two_picks_to_the_leader_and_one_to_a_follower(alpha: bool, picks: int) -> None:
    state = favour(opened(), 0, "zeus", alpha)
    count = 0
    while asked(state)[0] == "zeus_pick":
        play(state, "zeus vp")
        count += 1
    assert count == picks == points(state, 0)


@clause("OU-6.1.1")
def test_two_picks_of_zeus_may_not_raise_the_same_track() -> None:
    state = play(favour(opened(), 0, "zeus", True), "zeus raise_fish")
    assert why(state, "zeus raise_fish") == "same_track"
    play(state, "zeus raise_wheat")
    assert levels(state, 0) == "1/2/1/2/1/2"


@clause("OU-6.1.2")
def test_two_picks_of_zeus_may_not_produce_the_same_kind() -> None:
    state = play(favour(opened(), 0, "zeus", True), "zeus produce_fish")
    assert why(state, "zeus produce_fish") == "same_kind"
    play(state, "zeus produce_wheat")
    assert store(state, 0) == (2, 1, 2)


@clause("OU-6.1.3", "OU-7.3")
def test_two_wars_of_zeus_need_different_targets() -> None:
    state = hold_ceremony(opened(4), "zeus")
    play(state, "zeus war", "zeus war", "target seat_2")
    assert why(state, "target seat_2") == "same_target"
    assert legal(state) == ["target seat_3", "target seat_4"]


@clause("OU-6.1.4")
def test_build_is_offered_only_when_something_can_be_built_and_then_one_must_be() -> None:
    state = favour(opened(), 0, "zeus", False)
    play(state, "zeus build")
    assert why(state, "build decline") == "must_build"
    play(state, "build agora", *(["pay store_wheat", "pay store_venison"]))
    assert owns(state, 0, "agora")
    set_store(state, 0, 0, 0, 1)
    favour(state, 0, "zeus", False)
    assert why(state, "zeus build") == "nothing_to_build"


@clause("OU-6.1.5", "OU-6.1.6")
def test_the_same_entry_may_be_picked_twice() -> None:
    state = play(favour(opened(), 0, "zeus", True), "zeus vp", "zeus vp")
    assert points(state, 0) == 2
    set_store(state, 0, 2, 2, 1)
    favour(state, 0, "zeus", True)
    play(state, "zeus build", "build barracks", "zeus build", "build gymnasium")
    assert owns(state, 0, "barracks") and owns(state, 0, "gymnasium")


@clause("OU-6.1.7")
def test_a_war_and_a_raise_of_military_exclude_each_other_in_both_orders() -> None:
    state = play(favour(opened(), 0, "zeus", True), "zeus war")
    assert why(state, "zeus raise_military") == "war_and_military"
    state = play(favour(opened(), 0, "zeus", True), "zeus raise_military")
    assert why(state, "zeus war") == "war_and_military"


@clause("OU-6.1.8")
def test_wars_of_zeus_have_no_tie_advantage() -> None:
    state = hold_ceremony(opened(3), "zeus")
    play(state, "zeus war", "zeus vp", "target seat_2")
    assert tribute(state, 0) == (0, 0, 0)


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
    state = opened()
    set_levels(state, 0, text)
    favour(state, 0, "hera", alpha)
    assert [move.split()[1] for move in legal(state) if "raise" in move] == expected


@clause("OU-6.2")
def test_hera_produces_two_or_one_kind() -> None:
    state = favour(opened(), 0, "hera", True)
    assert [move for move in legal(state) if "produce" in move] == [
        "hera produce_wheat_venison",
        "hera produce_wheat_fish",
        "hera produce_venison_fish",
    ]
    assert why(state, "hera produce_wheat") == "number_of_kinds"
    play(state, "hera produce_wheat_fish")
    assert store(state, 0) == (2, 1, 2)
    favour(state, 0, "hera", False)
    play(state, "hera raise_venison")
    assert level(state, 0, "venison") == 2


@clause("OU-6.3", "OU-6.4", "OU-6.5")
@pytest.mark.parametrize(("god", "kind"), [("demeter", "wheat"), ("artemis", "venison"), ("poseidon", "fish")])
def test_the_three_gods_of_produce(god: str, kind: str) -> None:
    place = ["wheat", "venison", "fish"].index(kind)
    state = favour(opened(), 0, god, True)
    assert (level(state, 0, kind), store(state, 0)[place]) == (2, 3)
    favour(state, 1, god, False)
    play(state, "single raise")
    assert (level(state, 1, kind), store(state, 1)[place]) == (2, 1)
    favour(state, 2, god, False)
    play(state, "single produce")
    assert (level(state, 2, kind), store(state, 2)[place]) == (1, 2)


@clause("OU-6.3")
def test_on_the_last_space_a_follower_produces_without_a_question() -> None:
    state = opened()
    set_levels(state, 0, "1/2/1/7/1/1")
    favour(state, 0, "demeter", False)
    assert asked(state) == ("choose_god", 0)
    assert store(state, 0) == (8, 1, 1)


@clause("OU-6.6", "OU-6.7")
@pytest.mark.parametrize(("god", "track", "start"), [("athena", "culture", 1), ("aphrodite", "population", 2)])
def test_athena_and_aphrodite_raise_by_two_and_one(god: str, track: str, start: int) -> None:
    state = hold_ceremony(opened(3), god, 2)
    assert [level(state, seat, track) for seat in range(3)] == [start + 2, start, start + 1]


@clause("OU-6.8")
def test_ares_offers_three_alternatives_to_the_leader_and_two_to_a_follower() -> None:
    state = hold_ceremony(opened(3), "ares", 1)
    assert legal(state) == ["ares military_2", "ares military_1_war_1", "ares war_2"]
    play(state, "ares military_2")
    assert legal(state) == ["ares military_1_war_1", "ares military_1"]
    assert why(state, "ares war_2") == "not_offered"
    state = hold_ceremony(opened(3, ares_beta="corrected"), "ares", 1)
    play(state, "ares military_2")
    assert legal(state) == ["ares military_1", "ares war_1"]


@clause("OU-6.8")
def test_ares_offers_all_alternatives_even_if_the_marker_cannot_move() -> None:
    state = opened(3)
    set_levels(state, 0, "1/2/3/1/1/1")
    hold_ceremony(state, "ares")
    assert len(legal(state)) == 3
    play(state, "ares military_2")
    assert level(state, 0, "military") == 3


@clause("OU-6.8.1")
def test_all_markers_move_before_any_war_is_fought() -> None:
    state = opened(3)
    set_store(state, 1, 3, 0, 0)
    set_levels(state, 0, "1/2/2/1/1/1")
    hold_ceremony(state, "ares", 1)
    play(state, "ares war_2", "ares military_1", "target seat_2")
    assert level(state, 1, "military") == 2
    assert (tribute(state, 0), store(state, 1)) == ((1, 0, 0), (2, 0, 0))


@clause("OU-6.9")
@pytest.mark.parametrize(("alpha", "count"), [(True, 2), (False, 1)])
def test_hephaestus_builds_up_to_two_or_one(alpha: bool, count: int) -> None:
    state = opened()
    set_store(state, 0, 5, 5, 5)
    favour(state, 0, "hephaestus", alpha)
    for name in ["well", "gardens"][:count]:
        play(state, f"build {name}")
    assert asked(state) == ("choose_god", 0)
    assert bin(player_of(state, 0).built).count("1") == count


@clause("OU-6.9")
def test_declining_ends_the_favour_of_hephaestus() -> None:
    state = opened()
    set_store(state, 0, 5, 5, 5)
    favour(state, 0, "hephaestus", True)
    play(state, "build decline")
    assert asked(state) == ("choose_god", 0)


@clause("OU-6.10")
def test_apollo_gives_two_points_or_one_and_a_plague_and_one_to_followers() -> None:
    state = hold_ceremony(opened(4), "apollo", 2)
    set_levels(state, 1, "1/6/1/1/1/1")
    set_levels(state, 2, "1/6/1/1/1/1")
    assert legal(state) == ["apollo vp_2", "apollo vp_1_plague"]
    play(state, "apollo vp_1_plague")
    assert [points(state, seat) for seat in range(4)] == [1, 0, 1, 0]
    assert [level(state, seat, "population") for seat in range(4)] == [2, 4, 6, 2]


@clause("OU-8.1")
def test_a_plague_strikes_at_once_before_the_followers_have_their_favours() -> None:
    state = hold_ceremony(opened(3), "apollo", 1)
    set_levels(state, 2, "1/9/1/1/1/1")
    before = points(state, 1)
    play(state, "apollo vp_1_plague")
    assert (before, level(state, 2, "population"), points(state, 1)) == (0, 6, 1)


@clause("OU-8.2")
@pytest.mark.parametrize(
    ("before", "after"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (8, 6), (9, 6), (10, 7)]
)
def test_a_plague_takes_a_third_rounded_down(before: int, after: int) -> None:
    state = hold_ceremony(opened(3), "apollo")
    set_levels(state, 1, f"1/{before}/1/1/1/1")
    play(state, "apollo vp_1_plague")
    assert level(state, 1, "population") == after


@clause("OU-8.3", "OU-11.2")
def test_sender_followers_and_the_temple_of_apollo_are_safe() -> None:
    state = opened(5)
    for seat in range(5):
        set_levels(state, seat, "1/6/1/1/1/1")
    own(state, 3, "temple_apollo")
    hold_ceremony(state, "apollo", 1)
    play(state, "apollo vp_1_plague")
    assert [level(state, seat, "population") for seat in range(5)] == [6, 6, 4, 6, 4]


@clause("OU-8.4")
def test_a_plague_lowers_nothing_else_and_takes_no_priest() -> None:
    state = hold_ceremony(opened(3), "apollo")
    set_levels(state, 1, "1/6/5/6/6/6")
    play(state, "apollo vp_1_plague")
    assert levels(state, 1) == "1/4/5/6/6/6"
    assert player_of(state, 1).priests == 3


@clause("OU-11.9", "OU-11.12")
def test_temples_of_hera_and_zeus_turn_beta_into_alpha() -> None:
    state = opened()
    own(state, 1, "temple_hera", "temple_zeus")
    favour(state, 1, "hera", False)
    assert can(state, "hera produce_wheat_fish") and not can(state, "hera produce_wheat")
    play(state, "hera produce_wheat_fish")
    favour(state, 1, "zeus", False)
    play(state, "zeus vp")
    assert asked(state) == ("zeus_pick", 1)


@clause("OU-11.13")
def test_the_temple_of_zeus_built_with_the_only_pick_gives_no_second_one() -> None:
    state = opened()
    set_levels(state, 1, "6/2/1/1/1/1")
    favour(state, 1, "zeus", False)
    play(state, "zeus build", "build temple_zeus")
    assert asked(state) == ("choose_god", 0)


@clause("OU-10.28.3", "OU-10.31.3")
@pytest.mark.parametrize("source", [ORACLE, ACROPOLIS])
def test_favours_without_a_priest_do_not_wake_the_temples(source: int) -> None:
    state = opened()
    own(state, 0, "temple_athena", "temple_aphrodite", "school")
    set_levels(state, 0, "6/2/1/1/1/1")
    favour(state, 0, "athena", False, source)
    favour(state, 0, "aphrodite", False, source)
    assert asked(state) == ("choose_god", 0)
    assert levels(state, 0) == "7/3/1/1/1/1"
