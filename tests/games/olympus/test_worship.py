"""The round and its ceremonies (OU-3)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import Olympus, opened


def leaders(game: Olympus, count: int) -> list[int]:
    """Who leads the next ceremonies when nobody follows."""
    found = []
    for _ in range(count):
        found.append(game.board.seat)
        game.hold_ceremony("zeus" if game.can("god zeus") else game.legal()[0].split()[1])
        while game.question not in ("choose_god", "discard_cube"):
            game.idle()
    return found


@clause("OU-3.1", "OU-12.14")
def test_a_round_is_worship_and_then_upkeep_and_the_next_round_begins_left() -> None:
    game = opened(3, 1)
    while game.board.round == 1:
        game.idle()
    assert (game.asked(), game.board.round, game.board.upkeep) == (("choose_god", 2), 2, 0)


@clause("OU-3.2", "OU-3.3")
def test_the_starting_player_leads_first_and_then_the_next_with_a_priest() -> None:
    game = opened(4, 2)
    assert leaders(game, 6) == [2, 3, 0, 1, 2, 3]


@clause("OU-3.3")
def test_players_without_a_priest_are_skipped_and_the_last_one_leads_again() -> None:
    game = opened(3)
    for seat in (1, 2):
        game.player_of(seat).reserve += game.player_of(seat).priests
        game.player_of(seat).priests = 0
    assert leaders(game, 3) == [0, 0, 0]


@clause("OU-3.4")
def test_an_active_player_chooses_a_god_and_cannot_pass() -> None:
    game = opened()
    assert len(game.legal()) == 10 and all(move.startswith("god ") for move in game.legal())
    game.play("god demeter")
    assert game.priests(0) == 2


@clause("OU-3.5")
def test_a_god_is_honoured_once_a_round() -> None:
    game = opened(3).hold_ceremony("athena")
    assert game.why("god athena") == "honoured"
    assert game.can("god apollo")
    while game.board.round == 1:
        game.idle()
    assert game.can("god athena")


@clause("OU-3.6")
def test_the_others_are_asked_clockwise_from_the_left_of_the_leader() -> None:
    game = opened(4, 2).play("god aphrodite")
    asked_seats = []
    while game.question == "join":
        asked_seats.append(game.board.seat)
        game.play("join yes")
    assert asked_seats == [3, 0, 1]
    assert [game.level(seat, "population") for seat in range(4)] == [3, 3, 4, 3]


@clause("OU-3.6")
def test_who_has_no_priest_is_not_asked() -> None:
    game = opened(4)
    game.player_of(2).reserve += 3
    game.player_of(2).priests = 0
    game.play("god athena", "join no")
    assert game.asked() == ("join", 3)


@clause("OU-3.7")
def test_nobody_has_two_priests_in_one_ceremony() -> None:
    game = opened(3)
    game.play("god athena", "join yes", "join yes")
    assert [game.priests(seat) for seat in range(3)] == [2, 2, 2]
    assert game.question == "choose_god"


@clause("OU-3.8")
def test_favours_go_clockwise_from_the_leader_each_completely_before_the_next() -> None:
    game = opened(4, 1).hold_ceremony("zeus", 0, 3)
    order = []
    while game.question == "zeus_pick":
        order.append(game.board.seat)
        game.play("zeus vp")
    assert order == [1, 1, 3, 0]


@clause("OU-3.9", "OU-7.2")
def test_wars_wait_until_all_worshippers_have_their_favours() -> None:
    game = opened(4).hold_ceremony("ares", 1, 2)
    game.play("ares war_2")
    assert game.asked() == ("ares_beta", 1)
    game.play("ares military_1_war_1", "ares military_1")
    assert game.asked() == ("war_target", 0)


@clause("OU-3.10", "OU-3.13", "OU-12.11")
def test_priests_stay_on_the_board_until_upkeep_and_always_number_five() -> None:
    game = opened(3).hold_ceremony("athena", 1)
    game.send("zeus", 2, 0)
    assert game.board.alpha[5] == 1 and game.board.beta[5] == 2
    assert all(game.board.pieces()[f"priests seat_{seat + 1}"] == 5 for seat in range(3))
    while game.board.round == 1:
        game.idle()
    assert list(game.board.alpha) == [0] * 10 and list(game.board.beta) == [0] * 10


@clause("OU-3.11", "OU-11.3")
def test_who_regains_a_priest_leads_and_follows_again() -> None:
    game = opened(3)
    game.own(1, "temple_ares")
    game.set_levels(1, "1/4/4/1/1/1")
    game.set_store(2, 2, 0, 0)
    for seat in (0, 1):
        game.player_of(seat).reserve += 2
        game.player_of(seat).priests -= 2
    game.hold_ceremony("ares", 1)
    game.play("ares military_2", "ares military_1_war_1")
    assert game.priests(1) == 0
    game.play("target seat_3", "priest yes")
    assert game.priests(1) == 1
    assert game.asked() == ("choose_god", 1)


@clause("OU-3.12")
def test_worship_ends_when_nobody_has_a_priest() -> None:
    game = opened(3)
    for seat in range(3):
        game.player_of(seat).reserve += game.player_of(seat).priests
        game.player_of(seat).priests = 0
    game.player_of(0).priests = 1
    game.player_of(0).reserve -= 1
    assert "upkeep_begins" in game.told("god athena")


@clause("OU-3.12", "OU-12.11")
def test_worship_ends_when_all_gods_have_been_honoured_and_unused_priests_go_back() -> None:
    game = opened(5)
    for seat in range(5):
        game.player_of(seat).priests, game.player_of(seat).reserve = 5, 0
    for _ in range(9):
        game.hold_ceremony(game.legal()[0].split()[1])
        while game.question not in ("choose_god", "join", "discard_cube", "use_building"):
            game.idle()
        if game.board.round == 2 or game.question == "join":
            break
    game.idle_until("choose_god")
    assert game.board.round == 2
    assert [game.priests(seat) + game.player_of(seat).reserve for seat in range(5)] == [5] * 5


@clause("OU-3.12")
def test_the_last_god_is_led_without_a_question() -> None:
    game = opened(3)
    game.player_of(2).reserve += 8
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares"):
        game.send(god, 2)
    game.player_of(2).priests = 1
    game.play("god apollo", "join no", "join no", "apollo vp_2")
    assert game.asked() == ("join", 2)
    assert (game.board.god, game.board.leader) == (8, 1)


@clause("OU-15.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_somebody_always_has_something_to_decide_until_the_end(seats: int) -> None:
    game = opened(seats)
    while game.board.seat >= 0:
        assert 0 <= game.board.seat < seats and game.legal()
        game.idle()
    assert game.question == "over"


@clause("OU-1.6", "OU-7.13", "OU-11.7")
def test_a_nested_effect_is_finished_before_the_outer_one_goes_on() -> None:
    game = opened(4)
    game.set_levels(0, "8/4/4/1/1/1")
    game.set_store(0, 4, 5, 4)
    game.favour(0, "hephaestus", True)
    game.play("build oracle", "oracle ares", "ares war_2", "target seat_2", "target seat_3")
    while game.question == "tribute_cube":
        game.idle()
    assert sum(game.tribute(0)) == 6
    game.play("build temple_hades")
    assert [game.asked(), game.points(0)] == [("hades_choice", 1), 5]
    game.play("hades lose_vp", "hades lose_vp", "hades lose_vp")
    assert game.asked() == ("choose_god", 0)


@clause("OU-1.7")
def test_a_gain_without_may_cannot_be_declined() -> None:
    game = opened(3).hold_ceremony("demeter").to_upkeep()
    assert game.level(0, "wheat") == 2 and game.player_of(0).store[0] == 3
