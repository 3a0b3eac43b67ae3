"""Village, Ecclesia, Agora and Workshop (AT-8)."""

from __future__ import annotations

import pytest

from aegean.core.shared import changed
from aegean.games.athens.parts import STACKS
from aegean.testing import clause

from .positions import (
    at_action,
    build,
    can,
    chances,
    cubes,
    drain,
    give,
    hold,
    idle,
    is_chance,
    item,
    legal,
    letters,
    only,
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

# ---------------------------------------------------------------- Village


@clause("AT-8.1")
def test_a_village_needs_two_own_base_cards() -> None:
    state = at_action(dice="U L")
    only(state, 0, "kiln")
    assert why(state, "take village") == "bases_short"
    own(state, 0, "kiln turned")
    assert can(state, "take village")


@clause("AT-8.1")
def test_any_two_own_base_cards_are_tucked_front_up_or_turned() -> None:
    state = at_action(dice="U L")
    only(state, 0, "kiln", "kiln turned", "smithy")
    play(state, "take village", "pay 1")
    assert legal(state) == ["tuck smithy front", "tuck kiln front", "tuck kiln turned"]
    play(state, "tuck kiln turned")
    assert legal(state) == ["tuck smithy front", "tuck kiln front"]
    assert why(state, "tuck kiln turned") == "no_such_base"
    play(state, "tuck kiln front")
    assert state.players[0].villages == 1
    assert state.stacks[STACKS.index("village")] == 13
    assert (step(state), state.seat) == ("act", 1)


@clause("AT-8.1")
def test_nobody_can_take_a_village_in_round_1() -> None:
    state = at_action(4, dice="U L")
    for _ in range(4):
        assert why(state, "take village") == "bases_short"
        idle(state)


@clause("AT-8.2")
def test_tucked_cards_give_no_symbols_no_points_and_nothing_in_the_tie_break() -> None:
    state = at_action(dice="U L")
    only(state, 0, "kiln turned", "smithy turned", "quarry")
    assert item(state, 0, "bases") == 10
    play(state, "take village", "pay 1", "tuck smithy turned", "tuck kiln turned")
    assert item(state, 0, "bases") == 0
    assert symbols(state, 0, "kiln") == symbols(state, 0, "smithy") == 0
    assert state.tiebreak(0) == [1, 0, 0, 0, 0, 0, 0]


@clause("AT-8.2")
def test_tucked_cards_never_return_to_their_stacks() -> None:
    state = at_action(dice="U L")
    only(state, 0, "kiln", "smithy")
    left = list(state.bases)
    play(state, "take village", "pay 1", "tuck smithy front", "tuck kiln front")
    assert list(state.bases) == left
    assert state.pieces()["base kiln"] == state.pieces()["base smithy"] == 4


@clause("AT-8.3")
def test_a_village_cannot_be_turned_or_tucked_and_is_no_base_card() -> None:
    state = at_action(dice="U L")
    only(state, 0, "kiln")
    take(state, 0, village=3)
    assert legal(state, "turn") == ["turn kiln"]
    assert why(state, "take village") == "bases_short"
    own(state, 0, "kiln")
    play(state, "take village", "pay 1")
    assert legal(state) == ["tuck kiln front"]


@clause("AT-8.4")
def test_each_village_is_worth_6_points() -> None:
    state = at_action()
    take(state, 0, village=3)
    assert item(state, 0, "villages") == 18


# ---------------------------------------------------------------- Ecclesia


@clause("AT-8.5")
def test_taking_an_ecclesia_has_no_immediate_effect() -> None:
    state = at_action(dice="U L", tiles="L L")
    play(state, "take ecclesia", "pay 1")
    assert state.players[0].ecclesias == 1
    assert (tiles(state, 0), cubes(state, 0)) == ("L L", {})
    assert (step(state), state.seat) == ("act", 1)


@clause("AT-8.6")
@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 5), (2, 11), (3, 17), (4, 24), (5, 24), (14, 24)])
def test_ecclesias_are_worth_5_11_17_24_points_in_all(cards: int, worth: int) -> None:
    state = at_action()
    take(state, 0, ecclesia=cards)
    assert item(state, 0, "ecclesias") == worth


@clause("AT-8.7")
def test_the_grey_dice_can_be_rolled_once_per_ecclesia_in_an_action_turn() -> None:
    state = at_action()
    take(state, 0, ecclesia=2)
    play(state, "roll_grey", "grey lower lower", "roll_grey", "grey upper upper")
    assert why(state, "roll_grey") == "no_rolls"


@clause("AT-8.7")
def test_the_grey_dice_have_the_odds_of_two_dice() -> None:
    state = at_action()
    take(state, 0, ecclesia=1)
    play(state, "roll_grey")
    assert is_chance(state)
    assert list(chances(state).values()) == [1, 4, 6, 4, 12, 9]


@clause("AT-8.7")
def test_the_latest_grey_roll_counts_and_there_is_no_way_back() -> None:
    state = at_action(dice="U U", tiles="")
    take(state, 0, ecclesia=2)
    assert can(state, "take agora")
    play(state, "roll_grey", "grey lower lower")
    assert not can(state, "take agora")
    assert not can(state, "use atelier_square_wine")
    give(state, 0, wine=1)
    play(state, "roll_grey", "grey middle lower")
    assert can(state, "use atelier_square_wine")
    assert not can(state, "take agora")


@clause("AT-8.7")
def test_grey_dice_concern_nobody_else_and_only_this_action() -> None:
    state = at_action(dice="U L", tiles="")
    take(state, 0, ecclesia=1)
    hold(state, 1, "")
    play(state, "roll_grey", "grey lower lower", "turn shipyard")
    assert can(state, "take agora")
    run_to(state, "act", 0)
    show(state, "U L")
    hold(state, 0, "")
    assert can(state, "take agora")


@clause("AT-8.7")
def test_the_rolls_come_back_every_round() -> None:
    state = at_action()
    take(state, 0, ecclesia=1)
    play(state, "roll_grey", "grey lower lower")
    assert not can(state, "roll_grey")
    run_to(state, "act", 1)
    run_to(state, "act", 0)
    assert can(state, "roll_grey")


@clause("AT-8.8")
def test_an_ecclesia_gives_its_first_roll_in_the_next_round() -> None:
    state = at_action(dice="U L")
    play(state, "take ecclesia", "pay 1")
    assert state.seat == 1
    run_to(state, "act", 0)
    assert state.round == 2
    assert can(state, "roll_grey")


# ---------------------------------------------------------------- Agora


@clause("AT-8.9")
def test_an_agora_brings_three_tiles_after_its_price_is_paid() -> None:
    state = at_action(dice="L L", tiles="U L L")
    play(state, "take agora", "pay 1")
    assert letters(list(state.discard)) == "U"
    play(state, "draw middle", "draw lower", "draw upper")
    assert tiles(state, 0) == "U M L L L"
    assert state.players[0].agoras == 1
    assert state.seat == 1


@clause("AT-8.10")
def test_each_agora_is_worth_5_points() -> None:
    state = at_action()
    take(state, 0, agora=3)
    assert item(state, 0, "agoras") == 15


@clause("AT-8.11")
@pytest.mark.parametrize(("agoras", "uncovered"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_agora_has_one_circle(agoras: int, uncovered: int) -> None:
    state = at_action()
    build(state, 0, "parthenon", "propylaia")
    take(state, 0, agora=agoras)
    assert item(state, 0, "circles") == uncovered


@clause("AT-8.12")
def test_a_tile_can_be_exchanged_once_per_agora_in_an_action_turn() -> None:
    state = at_action(tiles="U L")
    take(state, 0, agora=2)
    assert legal(state, "swap") == ["swap upper", "swap lower"]
    assert why(state, "swap middle") == "no_tile_to_swap"
    play(state, "swap lower")
    assert letters(list(state.discard)) == "L"
    assert step(state) == "draw_tile"
    play(state, "draw middle")
    assert tiles(state, 0) == "U M"
    assert legal(state, "swap") == ["swap upper", "swap middle"]
    play(state, "swap upper", "draw lower")
    assert why(state, "swap middle") == "no_swaps"
    assert (step(state), state.seat) == ("act", 0)


@clause("AT-8.12")
def test_the_new_tile_is_never_the_one_just_discarded() -> None:
    state = at_action(tiles="U L")
    take(state, 0, agora=1)
    drain(state, left=1)
    in_bag = chances_of_bag = letters(list(state.bag.counts))
    play(state, "swap upper")
    assert [move.split()[1] for move in chances(state)] == [{"U": "upper", "M": "middle", "L": "lower"}[in_bag]]
    assert chances_of_bag != "U"


@clause("AT-8.12")
def test_who_has_no_tile_has_nothing_to_exchange() -> None:
    state = at_action(tiles="")
    take(state, 0, agora=1)
    assert legal(state, "swap") == []


@clause("AT-8.13")
def test_an_agora_gives_its_first_exchange_in_the_next_round() -> None:
    state = at_action(dice="U L")
    play(state, "take agora", "pay 1", *["draw lower"] * 3)
    assert state.seat == 1
    assert why(state, "swap lower") == "no_swaps"
    run_to(state, "act", 0)
    assert can(state, "swap lower")


# ---------------------------------------------------------------- Workshop


@clause("AT-8.14")
def test_a_workshop_needs_a_quarry_symbol_and_has_no_immediate_effect() -> None:
    state = at_action(dice="U L", tiles="L L")
    assert why(state, "take workshop") == "symbols_short"
    own(state, 0, "quarry")
    play(state, "take workshop", "pay 1")
    assert state.players[0].workshops == 1
    assert (tiles(state, 0), cubes(state, 0)) == ("L L", {})
    assert state.seat == 1


@clause("AT-8.14", "AT-2.3")
def test_a_village_stands_for_the_quarry_of_a_workshop() -> None:
    state = at_action(dice="U L")
    take(state, 0, village=1)
    assert can(state, "take workshop")


@clause("AT-8.15")
def test_each_workshop_is_worth_5_points() -> None:
    state = at_action()
    take(state, 0, workshop=2)
    assert item(state, 0, "workshops") == 10


@clause("AT-8.16")
@pytest.mark.parametrize(("landmarks", "uncovered"), [(2, 2), (3, 3), (4, 3)])
def test_each_workshop_has_three_circles(landmarks: int, uncovered: int) -> None:
    state = at_action()
    build(state, 0, *["parthenon", "propylaia", "erechtheion", "temple_of_hephaestus"][:landmarks])
    take(state, 0, workshop=1)
    assert item(state, 0, "circles") == uncovered


# ---------------------------------------------------------------- all stacks


@clause("AT-8.17")
@pytest.mark.parametrize("stack", ["village", "ecclesia", "agora", "workshop"])
def test_an_empty_stack_cannot_be_chosen(stack: str) -> None:
    state = at_action(dice="U L")
    own(state, 0, "quarry")
    assert can(state, f"take {stack}")
    state.stacks = changed(state.stacks, STACKS.index(stack), 0)
    assert why(state, f"take {stack}") == "stack_empty"


@clause("AT-8.17")
@pytest.mark.parametrize("stack", ["village", "ecclesia", "agora", "workshop"])
def test_a_player_may_own_any_number_of_cards_of_any_kind(stack: str) -> None:
    state = at_action(dice="U L")
    own(state, 0, "quarry")
    take(state, 0, **{stack: 13})
    play(state, f"take {stack}", "pay 1")
    assert state.players[0].stacks[STACKS.index(stack)] == 14
