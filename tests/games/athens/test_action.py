"""The action phase in general (AT-6)."""

from __future__ import annotations

import pytest

from aegean.testing import clause

from .positions import at_action, opened


@clause("AT-6.1")
def test_everybody_takes_exactly_one_action_in_play_order() -> None:
    game = at_action(4, start=2, order="counterclockwise")
    assert game.order_of("act") == [2, 1, 0, 3]


@clause("AT-6.1")
def test_nobody_can_pass_his_action() -> None:
    game = at_action(dice="M L", tiles="")
    assert game.legal() == ["turn shipyard"]
    assert not {"none", "stop", "pass"} & set(game.legal())


@clause("AT-6.2")
def test_grey_rolls_and_exchanges_come_before_the_action_in_any_order_and_mixture() -> None:
    game = at_action(tiles="U M L")
    game.take(0, ecclesia=2, agora=2)
    game.play("swap upper", "draw lower", "roll_grey", "grey lower lower", "swap middle", "draw lower")
    assert game.legal("swap") == []
    game.play("roll_grey", "grey upper lower")
    assert game.legal("roll_grey") == []
    assert (game.question, game.board.seat) == ("act", 0)
    game.play("turn shipyard")
    assert game.board.seat == 1


@clause("AT-6.2")
def test_who_owns_no_ecclesia_and_no_agora_neither_rolls_nor_exchanges() -> None:
    game = at_action(tiles="U M L")
    game.take(1, ecclesia=1, agora=1)
    assert game.why("roll_grey") == "no_rolls"
    assert game.why("swap upper") == "no_swaps"


@clause("AT-6.3")
def test_turning_a_base_card_costs_nothing_and_gives_a_second_symbol_and_5_points() -> None:
    game = at_action(tiles="U M L")
    game.only(0, "kiln", "kiln")
    game.play("turn kiln")
    assert game.tiles(0) == "U M L"
    assert game.symbols(0, "kiln") == 3
    assert game.item(0, "bases") == 5


@clause("AT-6.3")
def test_a_turned_card_cannot_be_turned_again() -> None:
    game = at_action()
    game.only(0, "kiln turned", "smithy")
    assert game.legal("turn") == ["turn smithy"]
    assert game.why("turn kiln") == "nothing_to_turn"


@clause("AT-6.4")
def test_an_action_card_needs_its_requirement_and_its_price() -> None:
    game = at_action(dice="L L", tiles="M")
    assert game.why("use atelier_wine") == "symbols_short"
    game.own(0, "kiln turned", "vineyard turned")
    assert game.can("use atelier_wine")
    game.hold(0, "")
    assert game.why("use atelier_wine") == "tiles_short"
    game.hold(0, "M")
    game.play("use atelier_wine", "pay 1")
    assert game.tiles(0) == ""
    assert game.cubes(0) == {"wine": 2}
    assert game.why("use atelier_wine") == "worker_there"


@clause("AT-6.10")
def test_a_card_with_a_worker_on_it_cannot_be_chosen_for_any_of_its_effects() -> None:
    game = at_action(3, dice="M L", tiles="")
    game.own(0, "kiln turned", "vineyard turned")
    for seat in (1, 2):
        game.own(seat, "kiln turned", "vineyard turned", "olive_grove turned")
        game.give(seat, wine=1, olive_oil=1)
    game.play("use atelier_wine", "pay 1")
    for deed in ("atelier_wine", "atelier_olive_oil", "atelier_square_wine", "atelier_square_olive_oil"):
        assert game.why(f"use {deed}") == "worker_there"
    game.idle()
    assert game.why("use atelier_square_wine") == "worker_there"


@clause("AT-6.10", "AT-5.2")
def test_the_card_is_free_again_in_the_next_round() -> None:
    game = at_action(dice="M L", tiles="")
    game.own(0, "kiln turned", "vineyard turned")
    game.play("use atelier_wine", "pay 1")
    game.run_to("act", 0)
    game.show("M L")
    assert game.can("use atelier_wine")


@clause("AT-6.11", "AT-9.6")
def test_a_temple_of_another_player_cannot_be_chosen() -> None:
    game = at_action(dice="U L")
    game.build(1, "parthenon")
    game.give(0, wine=1)
    assert game.why("use temple") == "no_temple"
    game.build(0, "erechtheion")
    assert game.can("use temple")


@clause("AT-6.12")
@pytest.mark.parametrize("stack", ["village", "ecclesia", "agora", "workshop"])
def test_the_next_card_of_a_stack_is_free_for_the_following_players(stack: str) -> None:
    game = at_action(3, dice="U L")
    for seat in (0, 1):
        game.own(seat, "quarry", "kiln")
    game.play(f"take {stack}", "pay 1")
    while game.board.seat != 1:
        game.idle()
    assert game.question == "act"
    assert game.can(f"take {stack}")


@clause("AT-6.12", "AT-9.2")
def test_the_newly_opened_landmark_is_free_for_the_following_players() -> None:
    game = at_action(dice="U L", tiles="L", landmark="stoa")
    for seat in (0, 1):
        game.own(seat, "quarry turned")
    game.play("take landmark", "pay 1", "reveal propylaia")
    game.play("take landmark", "pay 1", "reveal parthenon")
    assert list(game.board.players[1].landmarks) == [0, 0, 0, 0, 0, 1, 0, 0]


@clause("AT-6.13")
def test_exactly_one_of_several_effects_is_carried_out() -> None:
    game = at_action(dice="M L", tiles="")
    game.own(0, "kiln turned", "vineyard turned", "olive_grove turned")
    game.give(0, wine=1)
    game.play("use atelier_olive_oil", "pay 1")
    assert game.cubes(0) == {"wine": 1, "olive_oil": 2}
    assert game.board.seat == 1


@clause("AT-6.13")
def test_an_effect_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    game = at_action(dice="U L")
    assert game.why("use trader_two_cloth") == "cubes_short"
    assert game.why("use trader_square_coin") == "cube_missing"
    game.give(0, wine=1, coin=1)
    assert game.why("use trader_two_cloth") == "cubes_short"
    assert game.can("use trader_square_coin")


@clause("AT-6.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_just_taken_can_always_be_turned(seats: int) -> None:
    game = opened(seats)
    taken: dict[int, str] = {}
    while game.question != "over":
        if game.question == "take_base":
            taken[game.board.seat] = game.legal("base")[0].removeprefix("base ")  # which is what somebody idle takes
        if game.question == "act":
            assert game.can(f"turn {taken[game.board.seat]}")
        game.idle()


@clause("AT-6.15")
def test_an_action_goes_choose_pay_give_take_and_only_then_further_choices() -> None:
    game = at_action(dice="L L", tiles="U M M")
    game.give(0, wheat=1)
    asked = []
    game.play("use delphi_wheat")
    while game.board.seat != 1:
        asked.append(game.question)
        game.idle()
    assert asked == ["pay", "give", "draw_oracle", "draw_oracle", "draw_oracle", "return_oracle"]
    game = at_action(dice="L L", tiles="U")
    game.own(0, "kiln", "smithy")
    game.play("take village")
    asked = []
    while game.board.seat != 1:
        asked.append(game.question)
        game.idle()
    assert asked == ["pay", "tuck", "tuck"]


@clause("AT-6.15")
def test_tiles_are_paid_before_an_agora_brings_new_ones() -> None:
    game = at_action(dice="L L", tiles="L")
    game.play("take agora", "pay 3")
    assert game.tiles(0) == ""
    assert game.question == "draw_tile"
