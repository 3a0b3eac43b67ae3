"""Time track and turn (OS-3)."""

from __future__ import annotations

from aegean.core.state import CHANCE
from aegean.games.olympos.rules.gods import REVEAL
from aegean.games.olympos.rules.time import active_seat, budget, crossed
from aegean.testing import clause

from .positions import (
    bare,
    can,
    empty_camp,
    give,
    hand,
    hold,
    legal,
    play,
    player_of,
    refresh,
    settle,
    stand,
    started,
    step,
    thrown,
    times,
    why,
)


@clause("OS-3.1")
def test_the_rearmost_unfinished_player_is_active() -> None:
    state = stand(bare(), 9, 7, 8, 12)
    assert state.seat == 1
    player_of(state, 1).finished = True
    assert refresh(state).seat == 2


@clause("OS-3.2")
def test_of_several_on_a_space_the_highest_marker_is_active() -> None:
    assert stand(bare(), 7, 7, 8, 7).seat == 3


@clause("OS-3.3")
def test_cards_come_before_the_one_action_of_a_turn() -> None:
    state = started()
    hold(state, 0, "cube_grain", "cube_gold")
    play(state, "card cube_gold", "card cube_grain")
    assert step(state) == "menu" and state.seat == 0
    play(state, "expand", "new", "to dardania")
    assert state.seat == 1


@clause("OS-3.4", "OS-3.12")
def test_an_action_is_compulsory_and_rest_is_the_last_resort() -> None:
    state = started()
    assert why(state, "pass") == "too_early"
    assert why(state, "rest") == "must_act"


@clause("OS-3.12", "OS-9.17")
def test_who_can_do_nothing_rests_one_space_without_hourglass_or_surcharge() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    player = player_of(state, 0)
    player.spellbound = True
    settle(state, 0, "crete")
    empty_camp(state, 0)
    player.hourglasses = 2
    player.pursued = True
    refresh(state)
    assert legal(state) == ["rest"]
    assert why(state, "expand") == "nowhere_to_go" and why(state, "discover") == "nothing_to_discover"
    assert why(state, "wonder") == "nothing_to_build"
    play(state, "rest")
    assert (player.time, player.hourglasses, player.pursued) == (10, 2, True)
    assert step(state) == "draw"  # resting onto the Zeus space ends the turn as usual
    play(state, "draw cube_grain")
    assert hand(state, 0) == ["cube_grain"]


@clause("OS-3.5")
def test_hourglasses_pay_first_one_for_each_action_point() -> None:
    state = bare()
    player_of(state, 0).hourglasses = 2
    play(state, "expand", "new", "to dardania")
    assert (player_of(state, 0).time, player_of(state, 0).hourglasses) == (1, 0)


@clause("OS-3.6")
def test_a_marker_goes_on_top_of_the_stack_it_reaches() -> None:
    state = stand(bare(), 0, 3, 3, 9)
    play(state, "expand", "new", "to dardania")
    assert times(state)[:3] == [3, 3, 3]
    assert active_seat(state) == 0


@clause("OS-3.7", "OS-3.8")
def test_who_pays_with_hourglasses_alone_keeps_his_height_and_is_active_again() -> None:
    state = bare()
    player_of(state, 0).hourglasses = 3
    heights = [int(player.height) for player in state.players]
    play(state, "expand", "new", "to dardania")
    assert [int(player.height) for player in state.players] == heights
    assert state.seat == 0 and times(state) == [0, 0, 0, 0]


@clause("OS-3.9", "OS-7.4")
def test_hourglasses_of_an_action_do_not_pay_for_it_but_those_of_cards_do() -> None:
    state = bare()
    settle(state, 0, "thrace")
    hold(state, 0, "haste_grain")
    give(state, 0, grain=1, gold=1)
    play(state, "card haste_grain", "discover", "take cavalry")
    assert player_of(state, 0).time == 6
    assert player_of(state, 0).hourglasses == 2


@clause("OS-3.10")
def test_no_action_goes_past_the_cross() -> None:
    state = stand(bare(), 77, 78, 78, 78)
    assert budget(player_of(state, 0)) == 3
    play(state, "expand", "new")
    assert can(state, "to dardania") and why(state, "to epirus") == "past_the_cross"
    state = stand(bare(), 78, 79, 79, 79)
    assert legal(state) == ["pass"]


@clause("OS-3.11", "OS-8.2", "OS-9.3")
def test_the_end_of_a_turn_draws_then_plays_then_reveals() -> None:
    state = stand(bare(), 9, 12, 12, 12)
    settle(state, 0, "thrace")
    play(state, "expand", "new", "to dardania")
    assert step(state) == "draw"
    play(state, "draw cube_gold")
    assert step(state) == "end_cards" and state.seat == 0
    play(state, "card cube_gold")
    assert step(state) == "menu" and thrown(state) == ["cube_gold"]  # space 10 has been reached by others


@clause("OS-3.11", "OS-9.3")
def test_two_zeus_spaces_in_one_turn_give_two_cards_and_their_gods_in_order() -> None:
    assert crossed(9, 22) == 2 and crossed(10, 21) == 0 and crossed(9, 10) == 1
    state = stand(bare(), 9, 9, 9, 8)
    player_of(state, 3).pursued = True
    play(state, "expand", "new", "to rhodes")  # 2 + 9 + 2, and 2 for the Erinyes
    assert times(state)[3] == 23
    play(state, "draw fame_gold", "draw fame_wood", "card fame_wood")
    assert step(state) == "reveal" and REVEAL.card(state) == 0
    play(state, "reveal ares")
    assert step(state) == "reveal" and REVEAL.card(state) == 1
    play(state, "reveal keres")
    assert step(state) == "menu"


@clause("OS-3.13")
def test_reminders_of_spells_use_up_no_disc() -> None:
    state = bare()
    before = state.pieces()
    player_of(state, 0).blessed = True
    player_of(state, 1).spellbound = True
    assert state.pieces() == before


@clause("OS-3.10", "OS-9.17")
def test_the_surcharge_counts_against_the_cross() -> None:
    state = stand(bare(), 76, 78, 78, 78)
    player_of(state, 0).pursued = True
    refresh(state)
    assert legal(state) == ["pass"]
    player_of(state, 0).pursued = False
    assert can(refresh(state), "expand")


def test_chance_and_turns_never_overlap() -> None:
    state = started()
    assert state.seat != CHANCE and state.agenda.size == 0
