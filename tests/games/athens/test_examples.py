"""The worked examples of the rules, one test each."""

from __future__ import annotations

from aegean.games.athens.parts import DEEDS
from aegean.games.athens.rules.price import due
from aegean.testing import clause

from .positions import Athens, at_action, at_event, letters, opened, rolled


def costs(game: Athens, name: str) -> list[str]:
    """What the alternatives of a deed cost now."""
    deed = next(deed for deed in DEEDS if deed.name == name)
    return [letters([due(game.board, deed, one, tile) for tile in range(3)]) for one in range(deed.alternatives)]


@clause("AT-2.1", "AT-6.3")
def test_ex_1_a_turned_quarry_counts_two_symbols_and_five_points() -> None:
    game = at_action(tiles="U M L")
    game.only(0, "quarry")
    game.play("turn quarry")
    assert game.symbols(0, "quarry") == 2
    assert game.board.scores()[0] == 5
    assert game.tiles(0) == "U M L"


@clause("AT-6.6")
def test_ex_2_with_m_and_l_on_the_dice_delphi_costs_u_or_m() -> None:
    game = at_action(dice="M L", tiles="U M")
    game.give(0, wine=1)
    assert costs(game, "delphi_one") == ["U", "M"]
    game.play("use delphi_one")
    assert game.legal() == ["pay 1", "pay 2"]


@clause("AT-2.4", "AT-7.12", "AT-7.13")
def test_ex_3_two_villages_stand_for_the_missing_kind_at_the_atelier() -> None:
    game = at_action(dice="M L")
    game.only(0, "kiln turned")
    game.take(0, village=2)
    assert game.can("use atelier_wine")
    assert game.can("use atelier_olive_oil")
    game.play("use atelier_olive_oil", "pay 1")
    assert game.cubes(0) == {"olive_oil": 2}


@clause("AT-12.3")
def test_ex_4_four_oracle_cards_with_both_kinds_of_masks_are_worth_36() -> None:
    game = at_action()
    game.ask(0, "oracle_smile_2", "oracle_smile_1", "oracle_cry_1", "oracle_cry_1")
    assert game.item(0, "oracles") == 36


@clause("AT-11.8", "AT-11.9", "AT-11.10", "AT-11.11")
def test_ex_5_a_full_upper_row_of_war_goes_and_the_lower_cavalry_moves_up() -> None:
    game = at_event(wheat=1)
    game.lay("war_upper_1 infantry", "war_upper_2 cavalry", "war_upper_3 galley", "war_upper_4 coin")
    game.lay("war_lower_2 cavalry")
    before = [game.points(seat) for seat in (0, 1)]
    game.play("none")
    assert game.laid("war") == {"war_upper_2": "cavalry"}
    assert [game.in_supply(cube) for cube in ("infantry", "cavalry", "galley", "coin")] == [9, 8, 9, 10]
    assert game.height("war") == 1
    assert [game.points(seat) for seat in (0, 1)] == before


@clause("AT-13.2")
def test_ex_6_the_second_number_decides_the_tie() -> None:
    game = at_action()
    game.only(0, "kiln turned", "kiln turned", *["smithy"] * 3, "quarry", "quarry", "vineyard", "olive_grove")
    game.only(1, "kiln turned", "smithy turned")
    game.only(1, "shipyard turned", "shipyard turned", "quarry", "quarry", "vineyard", "vineyard")
    game.own(1, "olive_grove", "olive_grove", "barley_field", "kiln")
    assert game.board.tiebreak(0) == [4, 3, 2, 1, 1, 0, 0]
    assert game.board.tiebreak(1) == [4, 2, 2, 2, 1, 1, 0]
    assert game.board.scores()[0] == game.board.scores()[1]
    assert game.board.places() == [1, 2]


@clause("AT-1.6")
def test_ex_7_three_players_share_42_base_cards() -> None:
    game = opened(3)
    assert list(game.board.bases) == [6] * 7
    assert sum(game.board.bases) == 42 == 3 * 14


@clause("AT-6.6")
def test_ex_8_with_two_l_on_the_dice_laurion_costs_u_or_2m_or_l() -> None:
    game = at_action(dice="L L", tiles="L")
    assert costs(game, "laurion_coin") == ["U", "M M", "L"]
    game.play("use laurion_coin")
    assert game.legal() == ["pay 3"]


@clause("AT-6.8")
def test_ex_9_with_m_and_l_on_the_dice_barracks_and_atelier_cost_nothing() -> None:
    game = at_action(dice="M L", tiles="")
    game.own(0, "barley_field turned", "smithy turned")
    assert game.can("use barracks_infantry")
    assert game.why("use atelier_wine") == "symbols_short"
    game.give(0, wine=1)
    game.play("use atelier_square_wine", "pay 1")
    assert game.points(0) == 8


@clause("AT-6.9")
def test_ex_10_with_two_u_on_the_dice_only_l_is_offered_for_delphi() -> None:
    game = at_action(dice="U U", tiles="M M L")
    game.give(0, wine=1)
    assert costs(game, "delphi_one") == ["L", "M M L"]
    game.play("use delphi_one")
    assert game.legal() == ["pay 1"]


@clause("AT-9.1", "AT-6.6")
def test_ex_11_the_parthenon_for_u_and_l() -> None:
    game = at_action(dice="M L", tiles="U L L", landmark="parthenon")
    game.only(0, "quarry turned")
    game.play("take landmark", "pay 1", "reveal stoa")
    assert game.tiles(0) == "L"
    assert game.item(0, "landmarks") + game.item(0, "circles") == 8
    game.take(0, agora=1)
    assert game.item(0, "landmarks") + game.item(0, "circles") == 9


@clause("AT-6.10")
def test_ex_12_used_barracks_are_closed_to_everybody_but_the_stable_is_open() -> None:
    game = at_action(dice="M L", tiles="")
    game.own(0, "barley_field turned", "smithy turned")
    game.own(1, "barley_field turned", "smithy turned")
    game.give(1, wheat=1, infantry=1)
    game.play("use barracks_infantry", "pay 1")
    for deed in ("infantry", "square_infantry", "square_wheat"):
        assert game.why(f"use barracks_{deed}") == "worker_there"
    game.board.players[1].tiles[0] += 1
    assert game.can("use stable_cavalry")


@clause("AT-6.12")
def test_ex_13_two_players_take_villages_in_the_same_round() -> None:
    game = at_action(dice="U L")
    for seat in (0, 1):
        game.own(seat, "kiln")
    game.play("take village", "pay 1", "tuck kiln front", "tuck shipyard front")
    game.play("take village", "pay 1", "tuck kiln front", "tuck shipyard front")
    assert game.board.players[0].villages == game.board.players[1].villages == 1


@clause("AT-8.1", "AT-8.2")
def test_ex_14_a_village_over_a_turned_smithy_costs_its_five_points() -> None:
    game = at_action(dice="U L")
    game.only(0, "barley_field", "smithy turned", "shipyard")
    assert game.board.scores()[0] == 5
    game.play("take village", "pay 1", "tuck barley_field front", "tuck smithy turned")
    assert game.symbols(0, "shipyard") == 1
    assert game.symbols(0, "barley_field") == game.symbols(0, "smithy") == 0
    assert game.board.players[0].villages == 1
    assert game.board.scores()[0] == 6


@clause("AT-2.4")
def test_ex_15_two_villages_cover_a_shortfall_of_two_and_one_does_not() -> None:
    game = at_action(dice="M L")
    game.only(0, "barley_field", "smithy")
    game.take(0, village=1)
    assert game.why("use barracks_infantry") == "symbols_short"
    game.take(0, village=1)
    assert game.can("use barracks_infantry")


@clause("AT-4.5", "AT-8.9", "AT-10.4")
def test_ex_16_a_free_agora_leads_to_seven_tiles_and_four_discards() -> None:
    game = at_action(dice="U L", tiles="L L L")
    game.play("take agora", "pay 1", *["draw lower"] * 3)
    assert game.board.players[0].tile_count() == 6
    game.run_to("draw_tile")
    game.play("draw middle", "draw middle")
    assert game.board.players[0].tile_count() == 7
    assert game.order_of("discard_tile").count(0) == 4
    assert game.board.players[0].tile_count() == 3


@clause("AT-8.7")
def test_ex_17_grey_dice_replace_the_white_ones_for_the_roller_only() -> None:
    game = at_action(dice="U M", tiles="")
    game.take(0, ecclesia=2)
    game.play("roll_grey", "grey lower lower")
    assert costs(game, "laurion_coin") == ["U", "M M", "L"]
    game.play("turn shipyard")
    assert costs(game, "laurion_coin") == ["", "M", "L L L"]


@clause("AT-10.1", "AT-10.2")
def test_ex_18_the_last_infantry_is_taken_and_without_any_nothing_can_be_trained() -> None:
    game = at_action(dice="M L")
    game.own(0, "barley_field turned", "smithy turned")
    game.give(1, infantry=8)
    none_left = game.clone()
    none_left.give(1, infantry=1)
    assert none_left.why("use barracks_infantry") == "supply_empty"
    game.play("use barracks_infantry", "pay 1")
    assert game.cubes(0) == {"infantry": 1}


@clause("AT-11.4")
def test_ex_19_two_infantry_and_a_cloth_score_twelve_at_war() -> None:
    game = at_event(infantry=2, cloth=1).play("event war")
    game.play("place war_upper_1 infantry", "place war_lower_1 infantry", "place war_upper_4 cloth")
    assert game.points(0) == 12


@clause("AT-11.10", "AT-11.13")
def test_ex_20_a_contest_with_all_six_squares_full_closes_at_once() -> None:
    game = at_event(wheat=1)
    for which in ("upper", "lower"):
        game.lay(f"contest_{which}_1 infantry", f"contest_{which}_2 wine", f"contest_{which}_3 coin")
    game.play("none")
    assert (game.laid("contest"), game.height("contest")) == ({}, 2)
    assert game.in_supply("coin") == 10


@clause("AT-11.12")
def test_ex_21_a_full_lower_row_of_drama_goes_and_the_coin_above_stays() -> None:
    game = at_event(wheat=1)
    game.lay("drama_lower_1 wine", "drama_lower_2 coin", "drama_lower_3 cloth", "drama_upper_2 coin")
    game.play("none")
    assert (game.laid("drama"), game.height("drama")) == ({"drama_upper_2": "coin"}, 1)


@clause("AT-11.13")
def test_ex_22_the_second_full_row_closes_the_olympics_and_returns_the_rest() -> None:
    game = at_event(wheat=1)
    game.climb(olympics=1)
    game.lay("olympics_upper_1 cavalry", "olympics_upper_2 olive_oil", "olympics_upper_3 coin")
    game.lay("olympics_lower_2 olive_oil")
    game.play("none")
    assert (game.laid("olympics"), game.height("olympics")) == ({}, 2)
    assert game.in_supply("olive_oil") == 10


@clause("AT-9.8")
def test_ex_23_cylinders_fill_the_circles_there_are() -> None:
    def extra(landmarks: int, **cards: int) -> int:
        game = at_action()
        game.build(0, *["parthenon", "erechtheion", "propylaia", "temple_of_hephaestus"][:landmarks])
        game.take(0, **cards)
        return game.item(0, "circles")

    assert extra(4, agora=1, workshop=1) == 4
    assert extra(4, agora=1) == 1
    assert extra(4, workshop=2) == 4


@clause("AT-7.25")
def test_ex_24_the_last_two_oracle_cards_are_both_kept() -> None:
    game = at_action(dice="U L")
    game.deplete(left=2)
    game.give(0, wheat=1)
    game.play("use delphi_wheat", "pay 1", "give 1 wheat")
    while game.board.seat != 1:
        game.idle()
    assert game.board.players[0].oracle_count == 2
    assert game.question == "act"


@clause("AT-12.2")
def test_ex_25_a_final_score_of_121() -> None:
    game = at_action(landmark="parthenon")
    game.board.players[0].points = 41
    game.only(0, "barley_field turned", "smithy turned", "quarry turned")
    game.take(0, village=2, agora=1, ecclesia=3)
    game.build(0, "stoa", "erechtheion")
    game.ask(0, "oracle_smile_1", "oracle_cry_2")
    assert game.board.tally(0) == [41, 15, 12, 17, 5, 0, 14, 1, 16]
    assert game.board.scores()[0] == 121


@clause("AT-2.5", "AT-3.3")
def test_ex_26_counter_clockwise_from_seat_2_and_seat_3_starts_next() -> None:
    game = rolled(4, start=2, order="counterclockwise")
    game.run_to("take_base")
    assert game.order_of("take_base") == [2, 1, 0, 3]
    game.run_to("white_dice")
    assert game.board.start == 3
