"""War (OU-7)."""

from __future__ import annotations

import re

import pytest

from aegean.core.game import GameError
from aegean.games.olympus.board import named_war
from aegean.games.olympus.rules.favours import ACROPOLIS, ORACLE
from aegean.games.olympus.rules.war import spoils, strength
from aegean.testing import clause

from .positions import GAME, Olympus, opened


def attack(game: Olympus, military: int, defence: int, target: str = "seat_2", god: str = "ares") -> Olympus:
    """Seat 0 leads alone and wages one war against a target."""
    game.set_levels(0, f"1/5/{military}/1/1/1")
    game.set_levels(int(target[-1]), f"1/5/{defence}/1/1/1")
    game.hold_ceremony(god)
    game.play(*(["ares war_2"] if god == "ares" else ["zeus war", "zeus vp"]), f"target {target}")
    return game


@clause("OU-7.1", "OU-1.2")
def test_a_declared_war_must_be_given_a_target_however_strong_or_poor() -> None:
    game = opened(4)
    game.set_levels(1, "1/9/9/1/1/1")
    game.set_store(2, 0, 0, 0)
    game.hold_ceremony("ares")
    game.play("ares military_1_war_1")
    assert game.legal() == ["target seat_2", "target seat_3", "target seat_4"]
    assert game.why("target seat_1") == "own_city"
    assert game.why("target seat_5") == "empty_seat"


@clause("OU-7.2")
def test_targets_are_named_clockwise_from_the_starting_player_all_of_one_player_in_one_go() -> None:
    game = opened(4, 1)
    game.hold_ceremony("apollo")
    game.play("apollo vp_2")
    assert game.board.seat == 2
    game.hold_ceremony("ares", 0, 1)
    game.play("ares war_2", "ares military_1_war_1", "ares military_1_war_1")
    order = []
    while game.question == "war_target":
        order.append(game.board.seat)
        game.play(game.legal()[0])
    assert order == [1, 2, 2, 0]


@clause("OU-7.3")
def test_a_war_of_another_effect_may_hit_the_same_opponent_again() -> None:
    game = opened(3)
    game.set_levels(0, "5/5/3/1/1/1")
    game.set_store(0, 2, 2, 0)
    game.set_store(1, 5, 0, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus build", "build peloponnesian_league", "league seat_2")
    assert game.tribute(0) == (2, 0, 0)
    assert game.asked() == ("war_target", 0)
    game.play("target seat_2")
    assert game.tribute(0) == (4, 0, 0)


@clause("OU-7.4")
def test_wars_are_fought_after_all_naming_in_the_order_of_naming() -> None:
    game = opened(3)
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_levels(1, "1/5/3/1/1/1")
    game.set_store(2, 1, 0, 0)
    game.hold_ceremony("ares", 1)
    game.play("ares war_2", "ares military_1_war_1", "target seat_3")
    assert game.asked() == ("war_target", 1)
    assert game.tribute(0) == (0, 0, 0)
    game.play("target seat_3")
    assert game.tribute(0)[0] == 1 and game.tribute(1) == (0, 0, 0)


@clause("OU-7.5", "OU-10.16")
def test_strength_is_military_and_the_fleet() -> None:
    game = opened(3)
    game.set_levels(0, "1/5/4/1/1/1")
    game.own(0, "fleet")
    assert [strength(game.player_of(seat)) for seat in (0, 1)] == [5, 1]


@clause("OU-7.6")
def test_a_stronger_attacker_takes_as_many_cubes_as_the_difference() -> None:
    game = opened(3)
    game.set_store(1, 4, 0, 0)
    attack(game, 4, 1)
    assert (game.tribute(0), game.store(1)) == ((4, 1, 1), (1, 0, 0))


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
    game = opened(3)
    attacker, defender = game.player_of(0), game.player_of(1)
    for name, seat in (("a", 0), ("d", 1)):
        level = 3 if name in fleets else 4
        game.set_levels(seat, f"1/5/{level}/1/1/1")
        if name in fleets:
            game.own(seat, "fleet")
    assert strength(attacker) == strength(defender) == 4
    assert spoils(attacker, defender, ties) == due


@clause("OU-7.8")
def test_a_weaker_attacker_gets_nothing() -> None:
    game = opened(3)
    game.set_store(1, 3, 0, 0)
    assert "war_failed" in attack_ready(game).told("target seat_2")
    assert (game.tribute(0)[0], game.store(1)) == (0, (3, 0, 0))


def attack_ready(game: Olympus) -> Olympus:
    """Seat 0 with military 1 is asked for the first of two targets; seat 1 has military 3."""
    game.set_levels(1, "1/5/3/1/1/1")
    game.set_levels(2, "1/5/9/1/1/1")
    game.hold_ceremony("ares")
    return game.play("ares war_2")


@clause("OU-7.9")
def test_the_attacker_chooses_the_cubes_and_must_take_all_he_is_entitled_to() -> None:
    game = opened(4)
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_store(1, 1, 2, 1)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp", "target seat_2")
    assert game.asked() == ("tribute_cube", 0)
    game.play("tribute wheat")
    assert game.why("tribute wheat") == "not_theirs"
    game.play("tribute fish")
    assert (game.tribute(0), game.store(1)) == ((1, 0, 1), (0, 2, 0))
    assert game.asked() == ("choose_god", 1)


@clause("OU-7.10")
def test_what_the_victim_lacks_is_forfeited() -> None:
    game = opened(3)
    game.set_levels(0, "1/9/7/1/1/1")
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp", "target seat_2")
    assert (game.tribute(0), game.store(1)) == ((1, 1, 1), (0, 0, 0))


@clause("OU-7.11", "OU-11.3")
def test_a_war_is_won_even_if_there_is_no_cube_and_only_attackers_win() -> None:
    game = opened(3)
    game.own(0, "temple_ares")
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_store(1, 0, 0, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp")
    assert "war_won" in game.told("target seat_2")
    game.play("priest yes")
    assert game.priests(0) == 3
    game.own(2, "fleet")
    game.hold_ceremony("ares")
    game.play("ares military_1_war_1")
    before = game.priests(0)
    game.play("target seat_1")
    assert game.priests(0) == before


@clause("OU-7.12")
def test_war_changes_no_levels_no_points_and_no_tribute_of_the_victim() -> None:
    game = opened(3)
    game.set_tribute(1, 3, 3, 3)
    game.set_levels(0, "1/5/5/1/1/1")
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus raise_wheat", "target seat_2")
    assert game.tribute(1) == (3, 3, 3)
    assert (game.levels(1), game.points(0), game.points(1)) == ("1/2/1/1/1/1", 0, 0)


@clause("OU-7.13", "OU-10.23")
def test_the_war_of_the_league_is_fought_at_once_and_may_be_declined() -> None:
    game = opened(3)
    game.set_levels(0, "5/5/1/1/1/1")
    game.set_store(0, 2, 2, 0)
    game.may_build(0)
    game.play("build peloponnesian_league")
    assert game.legal() == ["league seat_2", "league seat_3", "league decline"]
    twin = game.clone()
    twin.play("league decline")
    assert twin.tribute(0) == (0, 0, 0)
    game.play("league seat_3", "tribute wheat", "tribute fish")
    assert game.tribute(0) == (1, 0, 1)
    assert game.asked() == ("choose_god", 0)


@clause("OU-10.23")
def test_the_league_has_no_tie_advantage() -> None:
    game = opened(3)
    game.set_levels(0, "5/5/1/1/1/1")
    game.set_levels(1, "1/5/3/1/1/1")
    game.set_store(0, 2, 2, 0)
    game.may_build(0)
    game.play("build peloponnesian_league", "league seat_2")
    assert game.tribute(0) == (0, 0, 0)


@clause("OU-7.14")
def test_a_favour_outside_a_ceremony_is_finished_before_its_targets_are_named() -> None:
    game = opened(3)
    game.own(0, "temple_zeus")
    game.set_levels(0, "1/5/3/1/1/1")
    game.favour(0, "zeus", False, ACROPOLIS)
    game.play("zeus war")
    assert game.asked() == ("zeus_pick", 0)
    game.play("zeus produce_wheat")
    assert game.asked() == ("war_target", 0)
    game.play("target seat_3", "tribute wheat", "tribute fish")
    assert game.tribute(0) == (1, 0, 1)


@clause("OU-10.31.2", "OU-7.13")
def test_wars_of_the_oracle_are_fought_at_once_with_the_tie_advantage() -> None:
    game = opened(3).favour(0, "ares", True, ORACLE)
    game.play("ares war_2", "target seat_2", "tie wheat", "tie fish")
    assert game.tribute(0) == (1, 0, 1)
    assert game.asked() == ("choose_god", 0)


@clause("OU-7.7", "OU-7.9")
def test_the_cube_of_a_tie_may_be_left_and_all_others_must_be_taken() -> None:
    game = opened(3).favour(0, "ares", True, ORACLE)
    game.play("ares military_1_war_1", "target seat_2")
    assert game.legal() == ["tribute wheat", "tribute venison", "tribute fish"]
    tie = opened(3).favour(0, "ares", True, ORACLE).play("ares war_2", "target seat_2")
    assert (tie.question, tie.legal()) == ("tie_cube", ["tie wheat", "tie venison", "tie fish", "tie decline"])
    tie.play("tie decline", "tie fish")
    assert (tie.tribute(0), tie.store(1), tie.store(2)) == ((0, 0, 1), (1, 1, 1), (1, 1, 0))


@clause("OU-11.3")
def test_the_priest_of_ares_may_be_declined_but_is_no_question_in_upkeep() -> None:
    game = opened(3)
    game.own(0, "temple_ares")
    game.set_levels(0, "1/5/4/1/1/1")
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp", "target seat_2")
    assert (game.asked(), game.legal()) == (("ares_priest", 0), ["priest yes", "priest no"])
    game.play("priest no")
    assert (game.priests(0), game.question) == (2, "choose_god")
    game.board.upkeep = 3
    game.favour(0, "ares", True, ORACLE)
    game.play("ares military_1_war_1", "target seat_3")
    assert (game.priests(0), game.question) == (3, "choose_god")


@clause("OU-10.24")
def test_the_delian_league_supplies_what_is_missing() -> None:
    game = opened(3)
    game.own(0, "delian_league")
    game.set_levels(0, "1/5/5/1/1/1")
    game.set_store(1, 0, 1, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp", "target seat_2")
    assert game.asked() == ("supply_cube", 0)
    game.play("take fish", "take fish", "take wheat")
    assert (game.tribute(0), game.store(0)) == ((1, 1, 2), (1, 1, 1))


@clause("OU-11.3")
def test_the_temple_of_ares_brings_a_priest_for_every_war_won_while_the_reserve_lasts() -> None:
    game = opened(4)
    game.own(0, "temple_ares")
    game.set_levels(0, "1/5/4/1/1/1")
    game.player_of(0).priests, game.player_of(0).reserve = 4, 1
    game.hold_ceremony("ares")
    game.play("ares war_2", "target seat_2", "target seat_3", "priest yes")
    assert (game.priests(0), game.player_of(0).reserve) == (4, 0)


@pytest.mark.parametrize("war", [named_war(1, 0, False), named_war(0, 0, False)])
def test_a_position_with_wars_that_cannot_be_is_refused(war: int) -> None:
    game = opened(3).favour(0, "ares", True, ORACLE).play("ares war_2")
    text = re.sub(r"(?m)^named: .*$", "named: " + " ".join([str(war)] * 8), GAME.dump(game.board))
    text = re.sub(r"(?m)^named_count: .*$", "named_count: 8", text)
    with pytest.raises(GameError, match="named"):
        GAME.restore(text)
