"""War (OU-7)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.board import Board
from aegean.games.olympus.rules.favours import ACROPOLIS, ORACLE
from aegean.games.olympus.rules.war import spoils, strength
from aegean.testing import clause

from .positions import (
    asked,
    favour,
    heard,
    hold_ceremony,
    legal,
    levels,
    may_build,
    opened,
    own,
    play,
    player_of,
    points,
    priests,
    set_levels,
    set_store,
    set_tribute,
    store,
    tribute,
    why,
)


def attack(state: Board, military: int, defence: int, target: str = "seat_2", god: str = "ares") -> Board:
    """Seat 0 leads alone and wages one war against a target."""
    set_levels(state, 0, f"1/5/{military}/1/1/1")
    set_levels(state, int(target[-1]), f"1/5/{defence}/1/1/1")
    hold_ceremony(state, god)
    play(state, *(["ares war_2"] if god == "ares" else ["zeus war", "zeus vp"]), f"target {target}")
    return state


@clause("OU-7.1")
def test_a_declared_war_must_be_given_a_target_however_strong_or_poor() -> None:
    state = opened(4)
    set_levels(state, 1, "1/9/9/1/1/1")
    set_store(state, 2, 0, 0, 0)
    hold_ceremony(state, "ares")
    play(state, "ares military_1_war_1")
    assert legal(state) == ["target seat_2", "target seat_3", "target seat_4"]
    assert why(state, "target seat_1") == "own_city"
    assert why(state, "target seat_5") == "empty_seat"


@clause("OU-7.2")
def test_targets_are_named_clockwise_from_the_starting_player_all_of_one_player_in_one_go() -> None:
    state = opened(4, 1)
    hold_ceremony(state, "apollo")
    play(state, "apollo vp_2")
    assert state.seat == 2
    hold_ceremony(state, "ares", 0, 1)
    play(state, "ares war_2", "ares military_1_war_1", "ares military_1_war_1")
    order = []
    while asked(state)[0] == "war_target":
        order.append(state.seat)
        play(state, legal(state)[0])
    assert order == [1, 2, 2, 0]


@clause("OU-7.3")
def test_a_war_of_another_effect_may_hit_the_same_opponent_again() -> None:
    state = opened(3)
    set_levels(state, 0, "5/5/3/1/1/1")
    set_store(state, 0, 2, 2, 0)
    set_store(state, 1, 5, 0, 0)
    hold_ceremony(state, "zeus")
    play(state, "zeus war", "zeus build", "build peloponnesian_league", "league seat_2")
    assert tribute(state, 0) == (2, 0, 0)
    assert asked(state) == ("war_target", 0)
    play(state, "target seat_2")
    assert tribute(state, 0) == (4, 0, 0)


@clause("OU-7.4")
def test_wars_are_fought_after_all_naming_in_the_order_of_naming() -> None:
    state = opened(3)
    set_levels(state, 0, "1/5/3/1/1/1")
    set_levels(state, 1, "1/5/3/1/1/1")
    set_store(state, 2, 1, 0, 0)
    hold_ceremony(state, "ares", 1)
    play(state, "ares war_2", "ares military_1_war_1", "target seat_3")
    assert asked(state) == ("war_target", 1)
    assert tribute(state, 0) == (0, 0, 0)
    play(state, "target seat_3")
    assert tribute(state, 0)[0] == 1 and tribute(state, 1) == (0, 0, 0)


@clause("OU-7.5", "OU-10.16")
def test_strength_is_military_and_the_fleet() -> None:
    state = opened(3)
    set_levels(state, 0, "1/5/4/1/1/1")
    own(state, 0, "fleet")
    assert [strength(player_of(state, seat)) for seat in (0, 1)] == [5, 1]


@clause("OU-7.6")
def test_a_stronger_attacker_takes_as_many_cubes_as_the_difference() -> None:
    state = opened(3)
    set_store(state, 1, 4, 0, 0)
    attack(state, 4, 1)
    assert (tribute(state, 0), store(state, 1)) == ((4, 1, 1), (1, 0, 0))


@clause("OU-7.7", "OU-10.16")
@pytest.mark.parametrize(
    ("fleets", "ties", "due"),
    [
        ("", True, 1),
        ("", False, 0),
        ("a", False, 1),
        ("a", True, 1),
        ("d", True, 0),
        ("d", False, 0),
        ("ad", True, 1),
        ("ad", False, 0),
    ],
)
def test_who_wins_a_tie(fleets: str, ties: bool, due: int) -> None:
    state = opened(3)
    attacker, defender = player_of(state, 0), player_of(state, 1)
    for name, seat in (("a", 0), ("d", 1)):
        level = 3 if name in fleets else 4
        set_levels(state, seat, f"1/5/{level}/1/1/1")
        if name in fleets:
            own(state, seat, "fleet")
    assert strength(attacker) == strength(defender) == 4
    assert spoils(attacker, defender, ties) == due


@clause("OU-7.8")
def test_a_weaker_attacker_gets_nothing() -> None:
    state = opened(3)
    set_store(state, 1, 3, 0, 0)
    assert "war_failed" in heard(attack_ready(state), "target seat_2")
    assert (tribute(state, 0)[0], store(state, 1)) == (0, (3, 0, 0))


def attack_ready(state: Board) -> Board:
    """Seat 0 with military 1 is asked for the first of two targets; seat 1 has military 3."""
    set_levels(state, 1, "1/5/3/1/1/1")
    set_levels(state, 2, "1/5/9/1/1/1")
    hold_ceremony(state, "ares")
    return play(state, "ares war_2")


@clause("OU-7.9")
def test_the_attacker_chooses_the_cubes_and_must_take_all_he_is_entitled_to() -> None:
    state = opened(4)
    set_levels(state, 0, "1/5/3/1/1/1")
    set_store(state, 1, 1, 2, 1)
    hold_ceremony(state, "zeus")
    play(state, "zeus war", "zeus vp", "target seat_2")
    assert asked(state) == ("tribute_cube", 0)
    play(state, "tribute wheat")
    assert why(state, "tribute wheat") == "no_cube"
    play(state, "tribute fish")
    assert (tribute(state, 0), store(state, 1)) == ((1, 0, 1), (0, 2, 0))
    assert asked(state) == ("choose_god", 1)


@clause("OU-7.10")
def test_what_the_victim_lacks_is_forfeited() -> None:
    state = opened(3)
    set_levels(state, 0, "1/9/7/1/1/1")
    hold_ceremony(state, "zeus")
    play(state, "zeus war", "zeus vp", "target seat_2")
    assert (tribute(state, 0), store(state, 1)) == ((1, 1, 1), (0, 0, 0))


@clause("OU-7.11", "OU-11.3")
def test_a_war_is_won_even_if_there_is_no_cube_and_only_attackers_win() -> None:
    state = opened(3)
    own(state, 0, "temple_ares")
    set_levels(state, 0, "1/5/3/1/1/1")
    set_store(state, 1, 0, 0, 0)
    hold_ceremony(state, "zeus")
    play(state, "zeus war", "zeus vp")
    assert "war_won" in heard(state, "target seat_2")
    assert priests(state, 0) == 3
    own(state, 2, "fleet")
    hold_ceremony(state, "ares")
    play(state, "ares military_1_war_1")
    before = priests(state, 0)
    play(state, "target seat_1")
    assert priests(state, 0) == before


@clause("OU-7.12")
def test_war_changes_no_levels_no_points_and_no_tribute_of_the_victim() -> None:
    state = opened(3)
    set_tribute(state, 1, 3, 3, 3)
    set_levels(state, 0, "1/5/5/1/1/1")
    hold_ceremony(state, "zeus")
    play(state, "zeus war", "zeus raise_wheat", "target seat_2")
    assert tribute(state, 1) == (3, 3, 3)
    assert (levels(state, 1), points(state, 0), points(state, 1)) == ("1/2/1/1/1/1", 0, 0)


@clause("OU-7.13", "OU-10.23")
def test_the_war_of_the_league_is_fought_at_once_and_may_be_declined() -> None:
    state = opened(3)
    set_levels(state, 0, "5/5/1/1/1/1")
    set_store(state, 0, 2, 2, 0)
    may_build(state, 0)
    play(state, "build peloponnesian_league")
    assert legal(state) == ["league seat_2", "league seat_3", "league decline"]
    twin = state.clone()
    play(twin, "league decline")
    assert tribute(twin, 0) == (0, 0, 0)
    play(state, "league seat_3", "tribute wheat", "tribute fish")
    assert tribute(state, 0) == (1, 0, 1)
    assert asked(state) == ("choose_god", 0)


@clause("OU-10.23")
def test_the_league_has_no_tie_advantage() -> None:
    state = opened(3)
    set_levels(state, 0, "5/5/1/1/1/1")
    set_levels(state, 1, "1/5/3/1/1/1")
    set_store(state, 0, 2, 2, 0)
    may_build(state, 0)
    play(state, "build peloponnesian_league", "league seat_2")
    assert tribute(state, 0) == (0, 0, 0)


@clause("OU-7.14")
def test_a_favour_outside_a_ceremony_is_finished_before_its_targets_are_named() -> None:
    state = opened(3)
    own(state, 0, "temple_zeus")
    set_levels(state, 0, "1/5/3/1/1/1")
    favour(state, 0, "zeus", False, ACROPOLIS)
    play(state, "zeus war")
    assert asked(state) == ("zeus_pick", 0)
    assert why(state, "zeus raise_military") == "war_and_military"
    play(state, "zeus produce_wheat")
    assert asked(state) == ("war_target", 0)
    play(state, "target seat_3", "tribute wheat", "tribute fish")
    assert tribute(state, 0) == (1, 0, 1)


@clause("OU-10.31.2", "OU-7.13")
def test_wars_of_the_oracle_are_fought_at_once_with_the_tie_advantage() -> None:
    state = favour(opened(3), 0, "ares", True, ORACLE)
    play(state, "ares war_2", "target seat_2", "tribute wheat", "tribute fish")
    assert tribute(state, 0) == (1, 0, 1)
    assert asked(state) == ("choose_god", 0)


@clause("OU-10.24")
def test_the_delian_league_supplies_what_is_missing() -> None:
    state = opened(3)
    own(state, 0, "delian_league")
    set_levels(state, 0, "1/5/5/1/1/1")
    set_store(state, 1, 0, 1, 0)
    hold_ceremony(state, "zeus")
    play(state, "zeus war", "zeus vp", "target seat_2")
    assert asked(state) == ("supply_cube", 0)
    play(state, "take fish", "take fish", "take wheat")
    assert (tribute(state, 0), store(state, 0)) == ((1, 1, 2), (1, 1, 1))


@clause("OU-11.3")
def test_the_temple_of_ares_brings_a_priest_for_every_war_won_while_the_reserve_lasts() -> None:
    state = opened(4)
    own(state, 0, "temple_ares")
    set_levels(state, 0, "1/5/4/1/1/1")
    player_of(state, 0).priests, player_of(state, 0).reserve = 4, 1
    hold_ceremony(state, "ares")
    play(state, "ares war_2", "target seat_2", "target seat_3")
    assert (priests(state, 0), player_of(state, 0).reserve) == (4, 0)
