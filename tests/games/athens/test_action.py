"""The action phase in general (AT-6)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import (
    at_action,
    build,
    can,
    cubes,
    give,
    hold,
    idle,
    item,
    legal,
    only,
    opened,
    order_of,
    own,
    play,
    run_to,
    show,
    step,
    symbols,
    take,
    tiles,
    why,
)


@clause("AT-6.1")
def test_everybody_takes_exactly_one_action_in_play_order() -> None:
    state = at_action(4, start=2, order="counterclockwise")
    assert order_of(state, "act") == [2, 1, 0, 3]


@clause("AT-6.1")
def test_nobody_can_pass_his_action() -> None:
    state = at_action(dice="M L", tiles="")
    assert legal(state) == ["turn shipyard"]
    assert not {"none", "stop", "pass"} & set(legal(state))


@clause("AT-6.2")
def test_grey_rolls_and_exchanges_come_before_the_action_in_any_order_and_mixture() -> None:
    state = at_action(tiles="U M L")
    take(state, 0, ecclesia=2, agora=2)
    play(state, "swap upper", "draw lower", "roll_grey", "grey lower lower", "swap middle", "draw lower")
    assert legal(state, "swap") == []
    play(state, "roll_grey", "grey upper lower")
    assert legal(state, "roll_grey") == []
    assert (step(state), state.seat) == ("act", 0)
    play(state, "turn shipyard")
    assert state.seat == 1


@clause("AT-6.2")
def test_who_owns_no_ecclesia_and_no_agora_neither_rolls_nor_exchanges() -> None:
    state = at_action(tiles="U M L")
    take(state, 1, ecclesia=1, agora=1)
    assert why(state, "roll_grey") == "no_rolls"
    assert why(state, "swap upper") == "no_swaps"


@clause("AT-6.3")
def test_turning_a_base_card_costs_nothing_and_gives_a_second_symbol_and_5_points() -> None:
    state = at_action(tiles="U M L")
    only(state, 0, "kiln", "kiln")
    play(state, "turn kiln")
    assert tiles(state, 0) == "U M L"
    assert symbols(state, 0, "kiln") == 3
    assert item(state, 0, "bases") == 5


@clause("AT-6.3")
def test_a_turned_card_cannot_be_turned_again() -> None:
    state = at_action()
    only(state, 0, "kiln turned", "smithy")
    assert legal(state, "turn") == ["turn smithy"]
    assert why(state, "turn kiln") == "nothing_to_turn"


@clause("AT-6.4")
def test_an_action_card_needs_its_requirement_and_its_price() -> None:
    state = at_action(dice="L L", tiles="M")
    assert why(state, "use atelier_wine") == "symbols_short"
    own(state, 0, "kiln turned", "vineyard turned")
    assert can(state, "use atelier_wine")
    hold(state, 0, "")
    assert why(state, "use atelier_wine") == "tiles_short"
    hold(state, 0, "M")
    play(state, "use atelier_wine", "pay 1")
    assert tiles(state, 0) == ""
    assert cubes(state, 0) == {"wine": 2}
    assert why(state, "use atelier_wine") == "worker_there"


@clause("AT-6.10")
def test_a_card_with_a_worker_on_it_cannot_be_chosen_for_any_of_its_effects() -> None:
    state = at_action(3, dice="M L", tiles="")
    own(state, 0, "kiln turned", "vineyard turned")
    for seat in (1, 2):
        own(state, seat, "kiln turned", "vineyard turned", "olive_grove turned")
        give(state, seat, wine=1, olive_oil=1)
    play(state, "use atelier_wine", "pay 1")
    for deed in ("atelier_wine", "atelier_olive_oil", "atelier_square_wine", "atelier_square_olive_oil"):
        assert why(state, f"use {deed}") == "worker_there"
    idle(state)
    assert why(state, "use atelier_square_wine") == "worker_there"


@clause("AT-6.10", "AT-5.2")
def test_the_card_is_free_again_in_the_next_round() -> None:
    state = at_action(dice="M L", tiles="")
    own(state, 0, "kiln turned", "vineyard turned")
    play(state, "use atelier_wine", "pay 1")
    run_to(state, "act", 0)
    show(state, "M L")
    assert can(state, "use atelier_wine")


@clause("AT-6.11", "AT-9.6")
def test_a_temple_of_another_player_cannot_be_chosen() -> None:
    state = at_action(dice="U L")
    build(state, 1, "parthenon")
    give(state, 0, wine=1)
    assert why(state, "use temple") == "no_temple"
    build(state, 0, "erechtheion")
    assert can(state, "use temple")


@clause("AT-6.12")
@pytest.mark.parametrize("stack", ["village", "ecclesia", "agora", "workshop"])
def test_the_next_card_of_a_stack_is_free_for_the_following_players(stack: str) -> None:
    state = at_action(3, dice="U L")
    for seat in (0, 1):
        own(state, seat, "quarry", "kiln")
    play(state, f"take {stack}", "pay 1")
    while state.seat != 1:
        idle(state)
    assert step(state) == "act"
    assert can(state, f"take {stack}")


@clause("AT-6.12", "AT-9.2")
def test_the_newly_opened_landmark_is_free_for_the_following_players() -> None:
    state = at_action(dice="U L", tiles="L", landmark="stoa")
    for seat in (0, 1):
        own(state, seat, "quarry turned")
    play(state, "take landmark", "pay 1", "reveal propylaia")
    play(state, "take landmark", "pay 1", "reveal parthenon")
    assert list(state.players[1].landmarks) == [0, 0, 0, 0, 0, 1, 0, 0]


@clause("AT-6.13")
def test_exactly_one_of_several_effects_is_carried_out() -> None:
    state = at_action(dice="M L", tiles="")
    own(state, 0, "kiln turned", "vineyard turned", "olive_grove turned")
    give(state, 0, wine=1)
    play(state, "use atelier_olive_oil", "pay 1")
    assert cubes(state, 0) == {"wine": 1, "olive_oil": 2}
    assert state.seat == 1


@clause("AT-6.13")
def test_an_effect_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    state = at_action(dice="U L")
    assert why(state, "use trader_two_cloth") == "cubes_short"
    assert why(state, "use trader_square_coin") == "cube_missing"
    give(state, 0, wine=1, coin=1)
    assert why(state, "use trader_two_cloth") == "cubes_short"
    assert can(state, "use trader_square_coin")


@clause("AT-6.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_just_taken_can_always_be_turned(seats: int) -> None:
    state = opened(seats)
    while step(state) != "over":
        if step(state) == "act":
            assert legal(state, "turn")
        idle(state)


@clause("AT-6.15")
def test_an_action_goes_choose_pay_give_take_and_only_then_further_choices() -> None:
    state = at_action(dice="L L", tiles="U M M")
    give(state, 0, wheat=1)
    asked = []
    play(state, "use delphi_wheat")
    while state.seat != 1:
        asked.append(step(state))
        idle(state)
    assert asked == ["pay", "give", "draw_oracle", "draw_oracle", "draw_oracle", "return_oracle"]
    state = at_action(dice="L L", tiles="U")
    own(state, 0, "kiln", "smithy")
    play(state, "take village")
    asked = []
    while state.seat != 1:
        asked.append(step(state))
        idle(state)
    assert asked == ["pay", "tuck", "tuck"]


@clause("AT-6.15")
def test_tiles_are_paid_before_an_agora_brings_new_ones() -> None:
    state = at_action(dice="L L", tiles="L")
    play(state, "take agora", "pay 3")
    assert tiles(state, 0) == ""
    assert step(state) == "draw_tile"
