"""Time track and turn (OS-3)."""

from __future__ import annotations

from aegean.core.state import CHANCE
from aegean.games.olympos.rules.gods import REVEAL
from aegean.games.olympos.rules.time import active_seat, budget, crossed
from aegean.testing import clause

from .positions import bare, started


@clause("OS-3.1")
def test_the_rearmost_unfinished_player_is_active() -> None:
    game = bare().stand(9, 7, 8, 12)
    assert game.board.seat == 1
    game.player_of(1).finished = True
    assert game.refresh().board.seat == 2


@clause("OS-3.2")
def test_of_several_on_a_space_the_highest_marker_is_active() -> None:
    assert bare().stand(7, 7, 8, 7).board.seat == 3


@clause("OS-3.3")
def test_cards_come_before_the_one_action_of_a_turn() -> None:
    game = started()
    game.hold(0, "cube_grain", "cube_gold")
    game.play("card cube_gold", "card cube_grain")
    assert game.question == "menu" and game.board.seat == 0
    game.play("expand", "new", "to dardania")
    assert game.board.seat == 1


@clause("OS-3.4", "OS-3.12", "OS-10.1")
def test_an_action_is_compulsory_and_rest_is_the_last_resort() -> None:
    game = started()
    assert game.why("pass") == "too_early"
    assert game.why("rest") == "must_act"


@clause("OS-3.12", "OS-9.17")
def test_who_can_do_nothing_rests_one_space_without_hourglass_or_surcharge() -> None:
    game = bare().stand(9, 12, 12, 12)
    player = game.player_of(0)
    player.spellbound = True
    game.settle(0, "crete")
    game.empty_camp(0)
    player.hourglasses = 2
    player.pursued = True
    game.refresh()
    assert game.legal() == ["rest"]
    assert game.why("expand") == "nowhere_to_go" and game.why("discover") == "nothing_to_discover"
    assert game.why("wonder") == "nothing_to_build"
    game.play("rest")
    assert (player.time, player.hourglasses, player.pursued) == (10, 2, True)
    assert game.question == "draw"  # resting onto the Zeus space ends the turn as usual
    game.play("draw cube_grain")
    assert game.hand(0) == ["cube_grain"]


@clause("OS-3.5")
def test_hourglasses_pay_first_one_for_each_action_point() -> None:
    game = bare()
    game.player_of(0).hourglasses = 2
    game.play("expand", "new", "to dardania")
    assert (game.player_of(0).time, game.player_of(0).hourglasses) == (1, 0)


@clause("OS-3.6")
def test_a_marker_goes_on_top_of_the_stack_it_reaches() -> None:
    game = bare().stand(0, 3, 3, 9)
    game.play("expand", "new", "to dardania")
    assert game.times()[:3] == [3, 3, 3]
    assert active_seat(game.board) == 0


@clause("OS-3.7", "OS-3.8")
def test_who_pays_with_hourglasses_alone_keeps_his_height_and_is_active_again() -> None:
    game = bare()
    game.player_of(0).hourglasses = 3
    heights = [int(player.height) for player in game.board.players]
    game.play("expand", "new", "to dardania")
    assert [int(player.height) for player in game.board.players] == heights
    assert game.board.seat == 0 and game.times() == [0, 0, 0, 0]


@clause("OS-3.9", "OS-7.4")
def test_hourglasses_of_an_action_do_not_pay_for_it_but_those_of_cards_do() -> None:
    game = bare()
    game.settle(0, "thrace")
    game.hold(0, "haste_grain")
    game.give(0, grain=1, gold=1)
    game.play("card haste_grain", "discover", "take cavalry")
    assert game.player_of(0).time == 6
    assert game.player_of(0).hourglasses == 2


@clause("OS-3.10")
def test_no_action_goes_past_the_cross() -> None:
    game = bare().stand(77, 78, 78, 78)
    assert budget(game.player_of(0)) == 3
    game.play("expand", "new")
    assert game.can("to dardania") and game.why("to epirus") == "past_the_cross"
    game = bare().stand(78, 79, 79, 79)
    assert game.legal() == ["pass"]


@clause("OS-3.11", "OS-8.2", "OS-9.3")
def test_the_end_of_a_turn_draws_then_plays_then_reveals() -> None:
    game = bare().stand(9, 12, 12, 12)
    game.settle(0, "thrace")
    game.play("expand", "new", "to dardania")
    assert game.question == "draw"
    game.play("draw cube_gold")
    assert game.question == "end_cards" and game.board.seat == 0
    game.play("card cube_gold")
    assert game.question == "menu" and game.thrown() == ["cube_gold"]  # space 10 has been reached by others


@clause("OS-3.11", "OS-9.3")
def test_two_zeus_spaces_in_one_turn_give_two_cards_and_their_gods_in_order() -> None:
    assert crossed(9, 22) == 2 and crossed(10, 21) == 0 and crossed(9, 10) == 1
    game = bare().stand(9, 9, 9, 8)
    game.player_of(3).pursued = True
    game.play("expand", "new", "to rhodes")  # 2 + 9 + 2, and 2 for the Erinyes
    assert game.times()[3] == 23
    game.play("draw fame_gold", "draw fame_wood", "card fame_wood")
    assert game.question == "reveal" and REVEAL.card(game.board) == 0
    game.play("reveal ares")
    assert game.question == "reveal" and REVEAL.card(game.board) == 1
    game.play("reveal keres")
    assert game.question == "menu"


@clause("OS-3.13")
def test_reminders_of_spells_use_up_no_disc() -> None:
    game = bare()
    before = game.board.pieces()
    game.player_of(0).blessed = True
    game.player_of(1).spellbound = True
    assert game.board.pieces() == before


@clause("OS-3.10", "OS-9.17")
def test_the_surcharge_counts_against_the_cross() -> None:
    game = bare().stand(76, 78, 78, 78)
    game.player_of(0).pursued = True
    game.refresh()
    assert game.legal() == ["pass"]
    game.player_of(0).pursued = False
    assert game.refresh().can("expand")


def test_chance_and_turns_never_overlap() -> None:
    game = started()
    assert game.board.seat != CHANCE and game.board.agenda.size == 0
