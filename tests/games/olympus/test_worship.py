"""The round and its ceremonies (OU-3)."""

from __future__ import annotations

import pytest

from aegean.games.olympus.board import Board
from aegean.testing import clause

from .positions import (
    asked,
    can,
    favour,
    heard,
    hold_ceremony,
    idle,
    idle_until,
    legal,
    level,
    opened,
    own,
    play,
    player_of,
    points,
    priests,
    send,
    set_levels,
    set_store,
    to_upkeep,
    tribute,
    why,
)


def leaders(state: Board, count: int) -> list[int]:
    """Who leads the next ceremonies when nobody follows."""
    found = []
    for _ in range(count):
        found.append(state.seat)
        hold_ceremony(state, "zeus" if can(state, "god zeus") else legal(state)[0].split()[1])
        while asked(state)[0] not in ("choose_god", "discard_cube"):
            idle(state)
    return found


@clause("OU-3.1", "OU-12.14")
def test_a_round_is_worship_and_then_upkeep_and_the_next_round_begins_left() -> None:
    state = opened(3, 1)
    while state.round == 1:
        idle(state)
    assert (asked(state), state.round, state.upkeep) == (("choose_god", 2), 2, 0)


@clause("OU-3.2", "OU-3.3")
def test_the_starting_player_leads_first_and_then_the_next_with_a_priest() -> None:
    state = opened(4, 2)
    assert leaders(state, 6) == [2, 3, 0, 1, 2, 3]


@clause("OU-3.3")
def test_players_without_a_priest_are_skipped_and_the_last_one_leads_again() -> None:
    state = opened(3)
    for seat in (1, 2):
        player_of(state, seat).reserve += player_of(state, seat).priests
        player_of(state, seat).priests = 0
    assert leaders(state, 3) == [0, 0, 0]


@clause("OU-3.4")
def test_an_active_player_chooses_a_god_and_cannot_pass() -> None:
    state = opened()
    assert len(legal(state)) == 10 and all(move.startswith("god ") for move in legal(state))
    play(state, "god demeter")
    assert priests(state, 0) == 2


@clause("OU-3.5")
def test_a_god_is_honoured_once_a_round() -> None:
    state = hold_ceremony(opened(3), "athena")
    assert why(state, "god athena") == "honoured"
    assert can(state, "god apollo")
    while state.round == 1:
        idle(state)
    assert can(state, "god athena")


@clause("OU-3.6")
def test_the_others_are_asked_clockwise_from_the_left_of_the_leader() -> None:
    state = play(opened(4, 2), "god aphrodite")
    asked_seats = []
    while asked(state)[0] == "join":
        asked_seats.append(state.seat)
        play(state, "join yes")
    assert asked_seats == [3, 0, 1]
    assert [level(state, seat, "population") for seat in range(4)] == [3, 3, 4, 3]


@clause("OU-3.6")
def test_who_has_no_priest_is_not_asked() -> None:
    state = opened(4)
    player_of(state, 2).reserve += 3
    player_of(state, 2).priests = 0
    play(state, "god athena", "join no")
    assert asked(state) == ("join", 3)


@clause("OU-3.7")
def test_nobody_has_two_priests_in_one_ceremony() -> None:
    state = opened(3)
    play(state, "god athena", "join yes", "join yes")
    assert [priests(state, seat) for seat in range(3)] == [2, 2, 2]
    assert asked(state)[0] == "choose_god"


@clause("OU-3.8")
def test_favours_go_clockwise_from_the_leader_each_completely_before_the_next() -> None:
    state = hold_ceremony(opened(4, 1), "zeus", 0, 3)
    order = []
    while asked(state)[0] == "zeus_pick":
        order.append(state.seat)
        play(state, "zeus vp")
    assert order == [1, 1, 3, 0]


@clause("OU-3.9", "OU-7.2")
def test_wars_wait_until_all_worshippers_have_their_favours() -> None:
    state = hold_ceremony(opened(4), "ares", 1, 2)
    play(state, "ares war_2")
    assert asked(state) == ("ares_beta", 1)
    play(state, "ares military_1_war_1", "ares military_1")
    assert asked(state) == ("war_target", 0)


@clause("OU-3.10", "OU-3.13", "OU-12.11")
def test_priests_stay_on_the_board_until_upkeep_and_always_number_five() -> None:
    state = hold_ceremony(opened(3), "athena", 1)
    send(state, "zeus", 2, 0)
    assert state.alpha[5] == 1 and state.beta[5] == 2
    assert all(state.pieces()[f"priests seat_{seat + 1}"] == 5 for seat in range(3))
    while state.round == 1:
        idle(state)
    assert list(state.alpha) == [0] * 10 and list(state.beta) == [0] * 10


@clause("OU-3.11", "OU-11.3")
def test_who_regains_a_priest_leads_and_follows_again() -> None:
    state = opened(3)
    own(state, 1, "temple_ares")
    set_levels(state, 1, "1/4/4/1/1/1")
    set_store(state, 2, 2, 0, 0)
    for seat in (0, 1):
        player_of(state, seat).reserve += 2
        player_of(state, seat).priests -= 2
    hold_ceremony(state, "ares", 1)
    play(state, "ares military_2", "ares military_1_war_1")
    assert priests(state, 1) == 0
    play(state, "target seat_3")
    assert priests(state, 1) == 1
    assert asked(state) == ("choose_god", 1)


@clause("OU-3.12")
def test_worship_ends_when_nobody_has_a_priest() -> None:
    state = opened(3)
    for seat in range(3):
        player_of(state, seat).reserve += player_of(state, seat).priests
        player_of(state, seat).priests = 0
    player_of(state, 0).priests = 1
    player_of(state, 0).reserve -= 1
    assert "upkeep_begins" in heard(state, "god athena")


@clause("OU-3.12", "OU-12.11")
def test_worship_ends_when_all_gods_have_been_honoured_and_unused_priests_go_back() -> None:
    state = opened(5)
    for seat in range(5):
        player_of(state, seat).priests, player_of(state, seat).reserve = 5, 0
    for _ in range(9):
        hold_ceremony(state, legal(state)[0].split()[1])
        while asked(state)[0] not in ("choose_god", "join", "discard_cube", "use_building"):
            idle(state)
        if state.round == 2 or asked(state)[0] == "join":
            break
    idle_until(state, "choose_god")
    assert state.round == 2
    assert [priests(state, seat) + player_of(state, seat).reserve for seat in range(5)] == [5] * 5


@clause("OU-3.12")
def test_the_last_god_is_led_without_a_question() -> None:
    state = opened(3)
    player_of(state, 2).reserve += 8
    for god in ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares"):
        send(state, god, 2)
    player_of(state, 2).priests = 1
    play(state, "god apollo", "join no", "join no", "apollo vp_2")
    assert asked(state) == ("join", 2)
    assert (state.god, state.leader) == (8, 1)


@clause("OU-15.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_somebody_always_has_something_to_decide_until_the_end(seats: int) -> None:
    state = opened(seats)
    while state.seat >= 0:
        assert 0 <= state.seat < seats and legal(state)
        idle(state)
    assert asked(state)[0] == "over"


@clause("OU-1.6", "OU-7.13", "OU-11.7")
def test_a_nested_effect_is_finished_before_the_outer_one_goes_on() -> None:
    state = opened(4)
    set_levels(state, 0, "8/4/4/1/1/1")
    set_store(state, 0, 4, 5, 4)
    favour(state, 0, "hephaestus", True)
    play(state, "build oracle", "oracle ares", "ares war_2", "target seat_2", "target seat_3")
    while asked(state)[0] == "tribute_cube":
        idle(state)
    assert sum(tribute(state, 0)) == 6
    play(state, "build temple_hades")
    assert [asked(state), points(state, 0)] == [("hades_choice", 1), 5]
    play(state, "hades lose_vp", "hades lose_vp", "hades lose_vp")
    assert asked(state) == ("choose_god", 0)


@clause("OU-1.7")
def test_a_gain_without_may_cannot_be_declined() -> None:
    state = to_upkeep(hold_ceremony(opened(3), "demeter"))
    assert level(state, 0, "wheat") == 2 and player_of(state, 0).store[0] == 3
