"""End of the game (OS-10)."""

from __future__ import annotations

import pytest

from aegean.core.state import OVER
from aegean.testing import clause

from .positions import bare


@clause("OS-10.1", "OS-10.2")
def test_from_seventy_on_a_player_passes_or_takes_one_last_action() -> None:
    game = bare().stand(70, 71, 72, 73)
    assert game.legal() == ["expand", "pass"] and game.why("rest") == "pass_instead"
    game.play("expand", "new", "to thrace")
    assert game.player_of(0).finished and game.times()[0] == 73
    assert game.board.seat == 1
    game.play("pass")
    assert game.player_of(1).finished and game.board.seat == 2


@clause("OS-10.1")
def test_cards_may_be_played_before_passing() -> None:
    game = bare().stand(70, 71, 72, 73)
    game.hold(0, "cube_gold")
    game.play("card cube_gold", "pass")
    assert game.player_of(0).finished


@clause("OS-10.1")
def test_reaching_seventy_is_not_yet_the_end() -> None:
    game = bare().stand(69, 72, 73, 74)
    game.play("expand", "new", "to thrace", "draw four_kinds")
    assert not game.player_of(0).finished and game.question == "menu"
    assert game.stand(71, 72, 73, 74).can("pass")


@clause("OS-10.1")
def test_a_last_action_paid_by_hourglasses_is_the_last_one() -> None:
    game = bare().stand(70, 71, 72, 73)
    game.player_of(0).hourglasses = 9
    game.play("expand", "new", "to thrace")
    assert game.times()[0] == 70 and game.player_of(0).finished and game.board.seat == 1


@clause("OS-10.2")
def test_without_a_legal_action_only_passing_remains() -> None:
    assert bare().stand(79, 80, 80, 80).legal() == ["pass"]


@clause("OS-10.3")
def test_cards_may_be_played_behind_the_last_action() -> None:
    game = bare().stand(70, 71, 72, 73)
    game.hold(0, "fame_grain")
    game.play("expand", "new", "to thrace")
    assert game.question == "end_cards"
    game.play("card fame_grain")
    assert game.player_of(0).prestige == 1 and game.board.seat == 1


@clause("OS-10.4")
def test_a_finished_player_keeps_lands_and_can_be_attacked() -> None:
    game = bare().stand(70, 71, 72, 73)
    game.settle(0, "thrace")
    game.play("pass")
    assert game.item(0, "lands") == 1
    game.play("expand", "new", "to thrace")
    assert game.player_of(0).hourglasses == 1 and game.item(0, "lands") == 0


@clause("OS-10.5")
def test_the_game_ends_when_all_are_finished() -> None:
    game = bare().stand(70, 71, 72, 73)
    game.play("pass", "pass", "pass")
    assert game.board.seat == 3
    game.play("pass")
    assert game.board.seat == OVER and game.board.legal() == []


@clause("OS-10.6")
@pytest.mark.parametrize(
    ("space", "points"),
    [(70, 5), (71, 5), (72, 4), (73, 4), (74, 3), (75, 3), (76, 2), (77, 2), (78, 1), (79, 1), (80, 0)],
)
def test_points_for_time_left(space: int, points: int) -> None:
    assert bare().stand(space, 80, 80, 80).item(0, "position") == points


@clause("OS-10.7")
def test_prestige_counts_as_it_is() -> None:
    game = bare()
    game.player_of(0).prestige = 9
    assert game.item(0, "prestige") == 9


@clause("OS-10.8")
def test_lands_count_one_and_in_atlantis_two() -> None:
    game = bare()
    game.settle(0, "thrace", "poseidonia", "paeonia")
    game.settle(1, "paeonia")
    assert game.item(0, "lands") == 3


@clause("OS-10.9")
def test_discoveries_count_two() -> None:
    game = bare()
    game.learn(0, "cult", "art", "oracle")
    assert game.item(0, "discoveries") == 6


@clause("OS-10.11")
def test_special_discoveries_add_up() -> None:
    game = bare()
    game.learn(0, "poetry", "philosophy", "science")
    assert game.item(0, "special") == 3 + 5 + 3


@clause("OS-10.13")
def test_a_card_in_hand_is_a_point() -> None:
    game = bare()
    game.hold(0, "divine_favour", "cube_gold")
    assert game.item(0, "cards") == 2


@clause("OS-10.14")
def test_cubes_and_hourglasses_are_worth_nothing() -> None:
    game = bare()
    game.give(0, grain=9)
    game.player_of(0).hourglasses = 9
    assert game.board.scores()[0] == 0


@clause("OS-10.15")
def test_ties_go_to_more_discoveries_and_wonders_then_are_shared() -> None:
    game = bare()
    game.learn(0, "cult")
    game.player_of(1).prestige = 2
    assert game.board.scores()[:2] == [2, 2] and game.board.places()[:2] == [1, 2]
    game.learn(2, "cult")
    assert game.board.places() == [1, 3, 1, 4]
    game.player_of(1).prestige = 2
    game.player_of(1).wonder_count = 1
    assert game.board.places() == [1, 1, 1, 4]


@clause("OS-10.16")
def test_passing_moves_nothing_and_opens_no_window() -> None:
    game = bare().stand(70, 71, 72, 73)
    game.hold(0, "cube_gold")
    game.play("pass")
    assert game.times()[0] == 70 and game.question == "menu" and game.board.seat == 1
    assert game.refresh().player_of(0).hand_count == 1
