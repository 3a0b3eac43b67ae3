"""End of the game (OS-10)."""

from __future__ import annotations

import pytest

from aegean.core.state import OVER
from aegean.testing import clause

from .positions import (
    bare,
    can,
    give,
    hold,
    item,
    learn,
    legal,
    play,
    player_of,
    refresh,
    settle,
    stand,
    step,
    times,
    why,
)


@clause("OS-10.1")
def test_from_seventy_on_a_player_passes_or_takes_one_last_action() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    assert legal(state) == ["expand", "pass"] and why(state, "rest") == "pass_instead"
    play(state, "expand", "new", "to thrace")
    assert player_of(state, 0).finished and times(state)[0] == 73
    assert state.seat == 1
    play(state, "pass")
    assert player_of(state, 1).finished and state.seat == 2


@clause("OS-10.1")
def test_cards_may_be_played_before_passing() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    hold(state, 0, "cube_gold")
    play(state, "card cube_gold", "pass")
    assert player_of(state, 0).finished


@clause("OS-10.1")
def test_reaching_seventy_is_not_yet_the_end() -> None:
    state = stand(bare(), 69, 72, 73, 74)
    play(state, "expand", "new", "to thrace", "draw four_kinds")
    assert not player_of(state, 0).finished and step(state) == "menu"
    assert can(stand(state, 71, 72, 73, 74), "pass")


@clause("OS-10.1")
def test_a_last_action_paid_by_hourglasses_is_the_last_one() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    player_of(state, 0).hourglasses = 9
    play(state, "expand", "new", "to thrace")
    assert times(state)[0] == 70 and player_of(state, 0).finished and state.seat == 1


@clause("OS-10.2")
def test_without_a_legal_action_only_passing_remains() -> None:
    assert legal(stand(bare(), 79, 80, 80, 80)) == ["pass"]


@clause("OS-10.3")
def test_cards_may_be_played_behind_the_last_action() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    hold(state, 0, "fame_grain")
    play(state, "expand", "new", "to thrace")
    assert step(state) == "end_cards"
    play(state, "card fame_grain")
    assert player_of(state, 0).prestige == 1 and state.seat == 1


@clause("OS-10.4")
def test_a_finished_player_keeps_lands_and_can_be_attacked() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    settle(state, 0, "thrace")
    play(state, "pass")
    assert item(state, 0, "lands") == 1
    play(state, "expand", "new", "to thrace")
    assert player_of(state, 0).hourglasses == 1 and item(state, 0, "lands") == 0


@clause("OS-10.5")
def test_the_game_ends_when_all_are_finished() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    play(state, "pass", "pass", "pass")
    assert state.seat == 3
    play(state, "pass")
    assert state.seat == OVER and state.legal() == []


@clause("OS-10.6")
@pytest.mark.parametrize(
    ("space", "points"),
    [(70, 5), (71, 5), (72, 4), (73, 4), (74, 3), (75, 3), (76, 2), (77, 2), (78, 1), (79, 1), (80, 0)],
)
def test_points_for_time_left(space: int, points: int) -> None:
    assert item(stand(bare(), space, 80, 80, 80), 0, "position") == points


@clause("OS-10.7")
def test_prestige_counts_as_it_is() -> None:
    state = bare()
    player_of(state, 0).prestige = 9
    assert item(state, 0, "prestige") == 9


@clause("OS-10.8")
def test_lands_count_one_and_in_atlantis_two() -> None:
    state = bare()
    settle(state, 0, "thrace", "poseidonia", "paeonia")
    settle(state, 1, "paeonia")
    assert item(state, 0, "lands") == 3


@clause("OS-10.9")
def test_discoveries_count_two() -> None:
    state = bare()
    learn(state, 0, "cult", "art", "oracle")
    assert item(state, 0, "discoveries") == 6


@clause("OS-10.11")
def test_special_discoveries_add_up() -> None:
    state = bare()
    learn(state, 0, "poetry", "philosophy", "science")
    assert item(state, 0, "special") == 3 + 5 + 3


@clause("OS-10.13")
def test_a_card_in_hand_is_a_point() -> None:
    state = bare()
    hold(state, 0, "divine_favour", "cube_gold")
    assert item(state, 0, "cards") == 2


@clause("OS-10.14")
def test_cubes_and_hourglasses_are_worth_nothing() -> None:
    state = bare()
    give(state, 0, grain=9)
    player_of(state, 0).hourglasses = 9
    assert state.scores()[0] == 0


@clause("OS-10.15")
def test_ties_go_to_more_discoveries_and_wonders_then_are_shared() -> None:
    state = bare()
    learn(state, 0, "cult")
    player_of(state, 1).prestige = 2
    assert state.scores()[:2] == [2, 2] and state.places()[:2] == [1, 2]
    learn(state, 2, "cult")
    assert state.places() == [1, 3, 1, 4]
    player_of(state, 1).prestige = 2
    player_of(state, 1).wonder_count = 1
    assert state.places() == [1, 1, 1, 4]


@clause("OS-10.16")
def test_passing_moves_nothing_and_opens_no_window() -> None:
    state = stand(bare(), 70, 71, 72, 73)
    hold(state, 0, "cube_gold")
    play(state, "pass")
    assert times(state)[0] == 70 and step(state) == "menu" and state.seat == 1
    assert player_of(refresh(state), 0).hand_count == 1
