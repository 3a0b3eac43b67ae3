"""The round and the population phase (AT-3, AT-4)."""

from __future__ import annotations

import pytest

from aegean.games.athens.rules.population import DRAW_TILE
from aegean.testing import clause

from .positions import (
    at_action,
    can,
    chances,
    drain,
    give,
    hold,
    idle,
    in_supply,
    is_chance,
    legal,
    letters,
    opened,
    order_of,
    play,
    rolled,
    run_to,
    seen,
    step,
    take,
    tiles,
    why,
)


@clause("AT-3.1")
def test_a_round_has_population_base_action_and_event_phase_in_this_order() -> None:
    state = opened()
    seen = []
    give(state, 0, wine=1)
    while state.round == 1:
        if step(state) not in seen:
            seen.append(step(state))
        idle(state)
    assert seen == ["white_dice", "draw_tile", "take_base", "act", "choose_event"]


@clause("AT-3.1", "AT-12.1")
def test_the_game_is_over_after_round_14() -> None:
    state = opened(4)
    rounds = set()
    while step(state) != "over":
        rounds.add(state.round)
        idle(state)
    assert rounds == set(range(1, 15))
    assert legal(state) == []


@clause("AT-3.2")
@pytest.mark.parametrize(("order", "seats"), [("clockwise", [1, 2, 3, 0]), ("counterclockwise", [1, 0, 3, 2])])
def test_the_direction_rolled_holds_for_all_phases_of_the_round(order: str, seats: list[int]) -> None:
    state = rolled(4, start=1, order=order)
    for seat in range(4):
        give(state, seat, wine=1)
        hold(state, seat, "U")
    drawn = []
    while step(state) == "draw_tile":
        drawn.append(DRAW_TILE.drawer(state))
        idle(state)
    assert drawn == [seat for seat in seats for _ in range(3)]
    for phase in ("discard_tile", "take_base", "act", "choose_event"):
        assert order_of(state, phase) == seats


@clause("AT-3.3")
@pytest.mark.parametrize("order", ["clockwise", "counterclockwise"])
def test_the_pericles_tile_always_passes_to_the_left(order: str) -> None:
    state = run_to(rolled(3, start=2, order=order), "white_dice")
    assert state.round == 2
    assert state.start == 0


@clause("AT-3.3")
def test_rows_are_resolved_before_the_next_round_begins() -> None:
    state = at_action()
    give(state, 0, wheat=1, galley=1, wine=1)
    play(state, "turn shipyard", "turn shipyard", "event migration")
    play(state, "place migration_upper_1 galley", "place migration_upper_2 wheat", "place migration_upper_3 wine")
    assert state.round == 2
    assert in_supply(state, "wheat") == 6


@clause("AT-4.1")
def test_the_white_dice_are_rolled_first_with_the_odds_of_two_dice() -> None:
    state = opened()
    assert is_chance(state)
    assert chances(state) == {
        "roll upper upper": 1,
        "roll upper middle": 4,
        "roll upper lower": 6,
        "roll middle middle": 4,
        "roll middle lower": 12,
        "roll lower lower": 9,
    }


@clause("AT-4.1", "AT-4.2")
def test_the_white_dice_give_every_player_the_same_discount_for_the_whole_round() -> None:
    state = at_action(3, dice="M L", tiles="")
    for seat in range(3):
        hold(state, seat, "")
        give(state, seat, wine=1, infantry=1, cavalry=1)
    assert can(state, "use atelier_square_wine")
    assert not can(state, "use stable_square_cavalry")
    play(state, "use atelier_square_wine", "pay 1")
    assert can(state, "use barracks_square_infantry")
    assert not can(state, "use stable_square_cavalry")


@clause("AT-4.3")
def test_everybody_draws_three_tiles_in_round_1_and_one_in_every_later_round() -> None:
    state = rolled(3)
    for seat in (0, 1, 2):
        for _ in range(3):
            assert (step(state), DRAW_TILE.drawer(state)) == ("draw_tile", seat)
            play(state, "draw lower")
    assert step(state) == "take_base"
    run_to(state, "white_dice")
    play(state, "roll lower lower", "order clockwise")
    for seat in (1, 2, 0):
        assert (step(state), DRAW_TILE.drawer(state)) == ("draw_tile", seat)
        play(state, "draw middle")
    assert step(state) == "discard_tile"


@clause("AT-4.3")
def test_a_tile_is_drawn_evenly_from_those_in_the_bag() -> None:
    state = rolled()
    assert chances(state) == {"draw upper": 7, "draw middle": 14, "draw lower": 21}
    play(state, "draw upper")
    assert chances(state) == {"draw upper": 6, "draw middle": 14, "draw lower": 21}


@clause("AT-4.4")
def test_after_all_draws_everybody_discards_down_to_three_tiles_of_his_choice() -> None:
    state = run_to(at_action(tiles="U M L"), "draw_tile")
    play(state, "draw middle", "draw middle")
    assert (step(state), state.seat) == ("discard_tile", 1)
    play(state, "discard lower")
    assert (step(state), state.seat) == ("discard_tile", 0)
    assert legal(state) == ["discard upper", "discard middle", "discard lower"]
    play(state, "discard upper")
    assert tiles(state, 0) == "M M L"
    assert step(state) == "take_base"


@clause("AT-4.4")
def test_nobody_discards_a_class_that_he_does_not_hold() -> None:
    state = run_to(at_action(tiles="L L L"), "draw_tile")
    play(state, "draw lower", "draw lower")
    assert legal(state) == ["discard lower"]
    assert why(state, "discard upper") == "no_such_tile"


@clause("AT-4.4")
def test_who_has_three_tiles_or_fewer_discards_nothing() -> None:
    state = run_to(at_action(tiles="L L"), "draw_tile")
    hold(state, 1, "")
    play(state, "draw lower", "draw lower")
    assert step(state) == "take_base"
    assert tiles(state, 0) == "L L L"


@clause("AT-4.5", "AT-8.9")
def test_tiles_of_an_agora_may_exceed_the_limit_until_the_next_population_phase() -> None:
    state = at_action(dice="U L", tiles="L L L")
    play(state, "take agora", "pay 1", *["draw middle"] * 3)
    assert tiles(state, 0) == "M M M L L L"
    assert (step(state), state.seat) == ("act", 1)
    run_to(state, "draw_tile")
    assert tiles(state, 0) == "M M M L L L"
    play(state, "draw lower", "draw lower")
    assert order_of(state, "discard_tile") == [1, 0, 0, 0, 0]


@clause("AT-4.6")
def test_discarded_and_paid_tiles_go_to_the_discard_pile() -> None:
    state = at_action(dice="L L", tiles="U M L")
    play(state, "use laurion_coin", "pay 1")
    assert letters(list(state.discard)) == "U"
    run_to(state, "draw_tile")
    hold(state, 1, "M M M")
    play(state, "draw lower", "draw lower", "discard middle")
    assert letters(list(state.discard)) == "U M"


@clause("AT-4.7")
def test_the_bag_is_refilled_the_moment_it_is_empty() -> None:
    state = run_to(at_action(tiles="U M L"), "draw_tile")
    drain(state, left=1)
    waiting = list(state.discard)
    assert sum(waiting) == 35
    idle(state)
    assert list(state.discard) == [0, 0, 0]
    assert list(state.bag.counts) == waiting


@clause("AT-4.7")
def test_a_discarded_tile_returns_at_once_when_the_bag_is_empty() -> None:
    state = run_to(at_action(), "draw_tile")
    play(state, "draw lower", "draw lower")
    assert step(state) == "discard_tile"
    while state.bag.total:  # as if the last tile had just been drawn and none discarded
        state.bag.take(next(tile for tile in range(3) if state.bag.counts[tile]))
    play(state, "discard lower")
    assert list(state.bag.counts) == [0, 0, 1]
    assert list(state.discard) == [0, 0, 0]


@clause("AT-4.8")
def test_everybody_sees_all_tiles() -> None:
    state = at_action(tiles="U M L")
    for viewer in (0, 1, -1):
        position = seen(state, viewer)
        assert list(position.players[0].tiles) == [1, 1, 1]
        assert list(position.players[1].tiles) == [0, 0, 3]
        assert list(position.bag.counts) == list(state.bag.counts)


@clause("AT-10.4")
def test_bag_discard_pile_and_players_always_hold_42_tiles() -> None:
    state = opened(4)
    for seat in range(4):
        take(state, seat, agora=2)
    most = 0
    while step(state) != "over":
        held = sum(state.players[seat].tile_count() for seat in range(4))
        assert state.bag.total + sum(state.discard) + held == 42
        most = max(most, *(state.players[seat].tile_count() for seat in range(4)))
        swaps = legal(state, "swap") or legal(state, "take")
        if swaps:
            play(state, swaps[0])
        else:
            idle(state)
    assert 3 < most <= 7
