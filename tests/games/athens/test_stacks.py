"""Village, Ecclesia, Agora and Workshop (AT-8)."""

from __future__ import annotations

import pytest

from aegean.core.shared import changed
from aegean.games.athens.parts import STACKS
from aegean.testing import clause

from .positions import at_action, letters

# ---------------------------------------------------------------- Village


@clause("AT-8.1")
def test_a_village_needs_two_own_base_cards() -> None:
    game = at_action(dice="U L")
    game.only(0, "kiln")
    assert game.why("take village") == "bases_short"
    game.own(0, "kiln turned")
    assert game.can("take village")


@clause("AT-8.1")
def test_any_two_own_base_cards_are_tucked_front_up_or_turned() -> None:
    game = at_action(dice="U L")
    game.only(0, "kiln", "kiln turned", "smithy")
    game.play("take village", "pay 1")
    assert game.legal() == ["tuck smithy front", "tuck kiln front", "tuck kiln turned"]
    game.play("tuck kiln turned")
    assert game.legal() == ["tuck smithy front", "tuck kiln front"]
    assert game.why("tuck kiln turned") == "no_such_base"
    game.play("tuck kiln front")
    assert game.board.players[0].villages == 1
    assert game.board.stacks[STACKS.index("village")] == 13
    assert (game.question, game.board.seat) == ("act", 1)


@clause("AT-8.1")
def test_nobody_can_take_a_village_in_round_1() -> None:
    game = at_action(4, dice="U L")
    for _ in range(4):
        assert game.why("take village") == "bases_short"
        game.idle()


@clause("AT-8.2")
def test_tucked_cards_give_no_symbols_no_points_and_nothing_in_the_tie_break() -> None:
    game = at_action(dice="U L")
    game.only(0, "kiln turned", "smithy turned", "quarry")
    assert game.item(0, "bases") == 10
    game.play("take village", "pay 1", "tuck smithy turned", "tuck kiln turned")
    assert game.item(0, "bases") == 0
    assert game.symbols(0, "kiln") == game.symbols(0, "smithy") == 0
    assert game.board.tiebreak(0) == [1, 0, 0, 0, 0, 0, 0]


@clause("AT-8.2")
def test_tucked_cards_never_return_to_their_stacks() -> None:
    game = at_action(dice="U L")
    game.only(0, "kiln", "smithy")
    left = list(game.board.bases)
    game.play("take village", "pay 1", "tuck smithy front", "tuck kiln front")
    assert list(game.board.bases) == left
    assert game.board.pieces()["base kiln"] == game.board.pieces()["base smithy"] == 4


@clause("AT-8.3")
def test_a_village_cannot_be_turned_or_tucked_and_is_no_base_card() -> None:
    game = at_action(dice="U L")
    game.only(0, "kiln")
    game.take(0, village=3)
    assert game.legal("turn") == ["turn kiln"]
    assert game.why("take village") == "bases_short"
    game.own(0, "kiln")
    game.play("take village", "pay 1")
    assert game.legal() == ["tuck kiln front"]


@clause("AT-8.4")
def test_each_village_is_worth_6_points() -> None:
    game = at_action()
    game.take(0, village=3)
    assert game.item(0, "villages") == 18


# ---------------------------------------------------------------- Ecclesia


@clause("AT-8.5")
def test_taking_an_ecclesia_has_no_immediate_effect() -> None:
    game = at_action(dice="U L", tiles="L L")
    game.play("take ecclesia", "pay 1")
    assert game.board.players[0].ecclesias == 1
    assert (game.tiles(0), game.cubes(0)) == ("L L", {})
    assert (game.question, game.board.seat) == ("act", 1)


@clause("AT-8.6")
@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 5), (2, 11), (3, 17), (4, 24), (5, 24), (14, 24)])
def test_ecclesias_are_worth_5_11_17_24_points_in_all(cards: int, worth: int) -> None:
    game = at_action()
    game.take(0, ecclesia=cards)
    assert game.item(0, "ecclesias") == worth


@clause("AT-8.7")
def test_the_grey_dice_can_be_rolled_once_per_ecclesia_in_an_action_turn() -> None:
    game = at_action()
    game.take(0, ecclesia=2)
    game.play("roll_grey", "grey lower lower", "roll_grey", "grey upper upper")
    assert game.why("roll_grey") == "no_rolls"


@clause("AT-8.7")
def test_the_grey_dice_have_the_odds_of_two_dice() -> None:
    game = at_action()
    game.take(0, ecclesia=1)
    game.play("roll_grey")
    assert game.is_chance()
    assert list(game.chances().values()) == [1, 4, 6, 4, 12, 9]


@clause("AT-8.7")
def test_the_latest_grey_roll_counts_and_there_is_no_way_back() -> None:
    game = at_action(dice="U U", tiles="")
    game.take(0, ecclesia=2)
    assert game.can("take agora")
    game.play("roll_grey", "grey lower lower")
    assert not game.can("take agora")
    assert not game.can("use atelier_square_wine")
    game.give(0, wine=1)
    game.play("roll_grey", "grey middle lower")
    assert game.can("use atelier_square_wine")
    assert not game.can("take agora")


@clause("AT-8.7")
def test_grey_dice_concern_nobody_else_and_only_this_action() -> None:
    game = at_action(dice="U L", tiles="")
    game.take(0, ecclesia=1)
    game.hold(1, "")
    game.play("roll_grey", "grey lower lower", "turn shipyard")
    assert game.can("take agora")
    game.run_to("act", 0)
    game.show("U L")
    game.hold(0, "")
    assert game.can("take agora")


@clause("AT-8.7")
def test_the_rolls_come_back_every_round() -> None:
    game = at_action()
    game.take(0, ecclesia=1)
    game.play("roll_grey", "grey lower lower")
    assert not game.can("roll_grey")
    game.run_to("act", 1)
    game.run_to("act", 0)
    assert game.can("roll_grey")


@clause("AT-8.8")
def test_an_ecclesia_gives_its_first_roll_in_the_next_round() -> None:
    game = at_action(dice="U L")
    game.play("take ecclesia", "pay 1")
    assert game.board.seat == 1
    game.run_to("act", 0)
    assert game.board.round == 2
    assert game.can("roll_grey")


# ---------------------------------------------------------------- Agora


@clause("AT-8.9")
def test_an_agora_brings_three_tiles_after_its_price_is_paid() -> None:
    game = at_action(dice="L L", tiles="U L L")
    game.play("take agora", "pay 1")
    assert letters(list(game.board.discard)) == "U"
    game.play("draw middle", "draw lower", "draw upper")
    assert game.tiles(0) == "U M L L L"
    assert game.board.players[0].agoras == 1
    assert game.board.seat == 1


@clause("AT-8.10")
def test_each_agora_is_worth_5_points() -> None:
    game = at_action()
    game.take(0, agora=3)
    assert game.item(0, "agoras") == 15


@clause("AT-8.11")
@pytest.mark.parametrize(("agoras", "uncovered"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_agora_has_one_circle(agoras: int, uncovered: int) -> None:
    game = at_action()
    game.build(0, "parthenon", "propylaia")
    game.take(0, agora=agoras)
    assert game.item(0, "circles") == uncovered


@clause("AT-8.12")
def test_a_tile_can_be_exchanged_once_per_agora_in_an_action_turn() -> None:
    game = at_action(tiles="U L")
    game.take(0, agora=2)
    assert game.legal("swap") == ["swap upper", "swap lower"]
    assert game.why("swap middle") == "no_tile_to_swap"
    game.play("swap lower")
    assert letters(list(game.board.discard)) == "L"
    assert game.question == "draw_tile"
    game.play("draw middle")
    assert game.tiles(0) == "U M"
    assert game.legal("swap") == ["swap upper", "swap middle"]
    game.play("swap upper", "draw lower")
    assert game.why("swap middle") == "no_swaps"
    assert (game.question, game.board.seat) == ("act", 0)


@clause("AT-8.12")
def test_the_new_tile_is_never_the_one_just_discarded() -> None:
    game = at_action(tiles="U L")
    game.take(0, agora=1)
    game.drain(left=1)
    assert letters(list(game.board.bag.counts)) == "L"
    game.play("swap upper")
    assert game.chances() == {"draw lower": 1}


@clause("AT-8.12")
def test_who_has_no_tile_has_nothing_to_exchange() -> None:
    game = at_action(tiles="")
    game.take(0, agora=1)
    assert game.legal("swap") == []


@clause("AT-8.13")
def test_an_agora_gives_its_first_exchange_in_the_next_round() -> None:
    game = at_action(dice="U L")
    game.play("take agora", "pay 1", *["draw lower"] * 3)
    assert game.board.seat == 1
    assert game.why("swap lower") == "no_swaps"
    game.run_to("act", 0)
    assert game.can("swap lower")


# ---------------------------------------------------------------- Workshop


@clause("AT-8.14")
def test_a_workshop_needs_a_quarry_symbol_and_has_no_immediate_effect() -> None:
    game = at_action(dice="U L", tiles="L L")
    assert game.why("take workshop") == "symbols_short"
    game.own(0, "quarry")
    game.play("take workshop", "pay 1")
    assert game.board.players[0].workshops == 1
    assert (game.tiles(0), game.cubes(0)) == ("L L", {})
    assert game.board.seat == 1


@clause("AT-8.14", "AT-2.3")
def test_a_village_stands_for_the_quarry_of_a_workshop() -> None:
    game = at_action(dice="U L")
    game.take(0, village=1)
    assert game.can("take workshop")


@clause("AT-8.15")
def test_each_workshop_is_worth_5_points() -> None:
    game = at_action()
    game.take(0, workshop=2)
    assert game.item(0, "workshops") == 10


@clause("AT-8.16")
@pytest.mark.parametrize(("landmarks", "uncovered"), [(2, 2), (3, 3), (4, 3)])
def test_each_workshop_has_three_circles(landmarks: int, uncovered: int) -> None:
    game = at_action()
    game.build(0, *["parthenon", "propylaia", "erechtheion", "temple_of_hephaestus"][:landmarks])
    game.take(0, workshop=1)
    assert game.item(0, "circles") == uncovered


# ---------------------------------------------------------------- all stacks


@clause("AT-8.17")
@pytest.mark.parametrize("stack", ["village", "ecclesia", "agora", "workshop"])
def test_an_empty_stack_cannot_be_chosen(stack: str) -> None:
    game = at_action(dice="U L")
    game.own(0, "quarry")
    assert game.can(f"take {stack}")
    game.board.stacks = changed(game.board.stacks, STACKS.index(stack), 0)
    assert game.why(f"take {stack}") == "stack_empty"


@clause("AT-8.17")
@pytest.mark.parametrize("stack", ["village", "ecclesia", "agora", "workshop"])
def test_a_player_may_own_any_number_of_cards_of_any_kind(stack: str) -> None:
    game = at_action(dice="U L")
    game.own(0, "quarry")
    game.take(0, **{stack: 13})
    game.play(f"take {stack}", "pay 1")
    assert game.board.players[0].stacks[STACKS.index(stack)] == 14
