"""The worked examples of the rules, one test each."""

from __future__ import annotations

from aegean.games.athens.parts import DEEDS
from aegean.games.athens.rules.price import due
from aegean.testing import clause

from .positions import (
    Board,
    ask,
    at_action,
    at_event,
    build,
    can,
    climb,
    cubes,
    deplete,
    give,
    height,
    idle,
    in_supply,
    item,
    laid,
    lay,
    legal,
    letters,
    only,
    opened,
    order_of,
    own,
    play,
    points,
    rolled,
    run_to,
    step,
    symbols,
    take,
    tiles,
    why,
)


def costs(state: Board, name: str) -> list[str]:
    """What the alternatives of a deed cost now."""
    deed = next(deed for deed in DEEDS if deed.name == name)
    return [letters([due(state, deed, one, tile) for tile in range(3)]) for one in range(deed.alternatives)]


@clause("AT-2.1", "AT-6.3")
def test_ex_1_a_turned_quarry_counts_two_symbols_and_five_points() -> None:
    state = at_action(tiles="U M L")
    only(state, 0, "quarry")
    play(state, "turn quarry")
    assert symbols(state, 0, "quarry") == 2
    assert state.scores()[0] == 5
    assert tiles(state, 0) == "U M L"


@clause("AT-6.6")
def test_ex_2_with_m_and_l_on_the_dice_delphi_costs_u_or_m() -> None:
    state = at_action(dice="M L", tiles="U M")
    give(state, 0, wine=1)
    assert costs(state, "delphi_one") == ["U", "M"]
    play(state, "use delphi_one")
    assert legal(state) == ["pay 1", "pay 2"]


@clause("AT-2.4", "AT-7.12", "AT-7.13")
def test_ex_3_two_villages_stand_for_the_missing_kind_at_the_atelier() -> None:
    state = at_action(dice="M L")
    only(state, 0, "kiln turned")
    take(state, 0, village=2)
    assert can(state, "use atelier_wine")
    assert can(state, "use atelier_olive_oil")
    play(state, "use atelier_olive_oil", "pay 1")
    assert cubes(state, 0) == {"olive_oil": 2}


@clause("AT-12.3")
def test_ex_4_four_oracle_cards_with_both_kinds_of_masks_are_worth_36() -> None:
    state = at_action()
    ask(state, 0, "oracle_smile_2", "oracle_smile_1", "oracle_cry_1", "oracle_cry_1")
    assert item(state, 0, "oracles") == 36


@clause("AT-11.8", "AT-11.9", "AT-11.10", "AT-11.11")
def test_ex_5_a_full_upper_row_of_war_goes_and_the_lower_cavalry_moves_up() -> None:
    state = at_event(wheat=1)
    lay(state, "war_upper_1 infantry", "war_upper_2 cavalry", "war_upper_3 galley", "war_upper_4 coin")
    lay(state, "war_lower_2 cavalry")
    before = [points(state, seat) for seat in (0, 1)]
    play(state, "none")
    assert laid(state, "war") == {"war_upper_2": "cavalry"}
    assert [in_supply(state, cube) for cube in ("infantry", "cavalry", "galley", "coin")] == [9, 8, 9, 10]
    assert height(state, "war") == 1
    assert [points(state, seat) for seat in (0, 1)] == before


@clause("AT-13.2")
def test_ex_6_the_second_number_decides_the_tie() -> None:
    state = at_action()
    only(state, 0, "kiln turned", "kiln turned", *["smithy"] * 3, "quarry", "quarry", "vineyard", "olive_grove")
    only(state, 1, "kiln turned", "smithy turned")
    only(state, 1, "shipyard turned", "shipyard turned", "quarry", "quarry", "vineyard", "vineyard")
    own(state, 1, "olive_grove", "olive_grove", "barley_field", "kiln")
    assert state.tiebreak(0) == [4, 3, 2, 1, 1, 0, 0]
    assert state.tiebreak(1) == [4, 2, 2, 2, 1, 1, 0]
    assert state.scores()[0] == state.scores()[1]
    assert state.places() == [1, 2]


@clause("AT-1.6")
def test_ex_7_three_players_share_42_base_cards() -> None:
    state = opened(3)
    assert list(state.bases) == [6] * 7
    assert sum(state.bases) == 42 == 3 * 14


@clause("AT-6.6")
def test_ex_8_with_two_l_on_the_dice_laurion_costs_u_or_2m_or_l() -> None:
    state = at_action(dice="L L", tiles="L")
    assert costs(state, "laurion_coin") == ["U", "M M", "L"]
    play(state, "use laurion_coin")
    assert legal(state) == ["pay 3"]


@clause("AT-6.8")
def test_ex_9_with_m_and_l_on_the_dice_barracks_and_atelier_cost_nothing() -> None:
    state = at_action(dice="M L", tiles="")
    own(state, 0, "barley_field turned", "smithy turned")
    assert can(state, "use barracks_infantry")
    assert why(state, "use atelier_wine") == "symbols_short"
    give(state, 0, wine=1)
    play(state, "use atelier_square_wine", "pay 1")
    assert points(state, 0) == 8


@clause("AT-6.9")
def test_ex_10_with_two_u_on_the_dice_only_l_is_offered_for_delphi() -> None:
    state = at_action(dice="U U", tiles="M M L")
    give(state, 0, wine=1)
    assert costs(state, "delphi_one") == ["L", "M M L"]
    play(state, "use delphi_one")
    assert legal(state) == ["pay 1"]


@clause("AT-9.1", "AT-6.6")
def test_ex_11_the_parthenon_for_u_and_l() -> None:
    state = at_action(dice="M L", tiles="U L L", landmark="parthenon")
    only(state, 0, "quarry turned")
    play(state, "take landmark", "pay 1", "reveal stoa")
    assert tiles(state, 0) == "L"
    assert item(state, 0, "landmarks") + item(state, 0, "circles") == 8
    take(state, 0, agora=1)
    assert item(state, 0, "landmarks") + item(state, 0, "circles") == 9


@clause("AT-6.10")
def test_ex_12_used_barracks_are_closed_to_everybody_but_the_stable_is_open() -> None:
    state = at_action(dice="M L", tiles="")
    own(state, 0, "barley_field turned", "smithy turned")
    own(state, 1, "barley_field turned", "smithy turned")
    give(state, 1, wheat=1, infantry=1)
    play(state, "use barracks_infantry", "pay 1")
    for deed in ("infantry", "square_infantry", "square_wheat"):
        assert why(state, f"use barracks_{deed}") == "worker_there"
    state.players[1].tiles[0] += 1
    assert can(state, "use stable_cavalry")


@clause("AT-6.12")
def test_ex_13_two_players_take_villages_in_the_same_round() -> None:
    state = at_action(dice="U L")
    for seat in (0, 1):
        own(state, seat, "kiln")
    play(state, "take village", "pay 1", "tuck kiln front", "tuck shipyard front")
    play(state, "take village", "pay 1", "tuck kiln front", "tuck shipyard front")
    assert state.players[0].villages == state.players[1].villages == 1


@clause("AT-8.1", "AT-8.2")
def test_ex_14_a_village_over_a_turned_smithy_costs_its_five_points() -> None:
    state = at_action(dice="U L")
    only(state, 0, "barley_field", "smithy turned", "shipyard")
    assert state.scores()[0] == 5
    play(state, "take village", "pay 1", "tuck barley_field front", "tuck smithy turned")
    assert symbols(state, 0, "shipyard") == 1
    assert symbols(state, 0, "barley_field") == symbols(state, 0, "smithy") == 0
    assert state.players[0].villages == 1
    assert state.scores()[0] == 6


@clause("AT-2.4")
def test_ex_15_two_villages_cover_a_shortfall_of_two_and_one_does_not() -> None:
    state = at_action(dice="M L")
    only(state, 0, "barley_field", "smithy")
    take(state, 0, village=1)
    assert why(state, "use barracks_infantry") == "symbols_short"
    take(state, 0, village=1)
    assert can(state, "use barracks_infantry")


@clause("AT-4.5", "AT-8.9", "AT-10.4")
def test_ex_16_a_free_agora_leads_to_seven_tiles_and_four_discards() -> None:
    state = at_action(dice="U L", tiles="L L L")
    play(state, "take agora", "pay 1", *["draw lower"] * 3)
    assert state.players[0].tile_count() == 6
    run_to(state, "draw_tile")
    play(state, "draw middle", "draw middle")
    assert state.players[0].tile_count() == 7
    assert order_of(state, "discard_tile").count(0) == 4
    assert state.players[0].tile_count() == 3


@clause("AT-8.7")
def test_ex_17_grey_dice_replace_the_white_ones_for_the_roller_only() -> None:
    state = at_action(dice="U M", tiles="")
    take(state, 0, ecclesia=2)
    play(state, "roll_grey", "grey lower lower")
    assert costs(state, "laurion_coin") == ["U", "M M", "L"]
    play(state, "turn shipyard")
    assert costs(state, "laurion_coin") == ["", "M", "L L L"]


@clause("AT-10.1", "AT-10.2")
def test_ex_18_the_last_infantry_is_taken_and_without_any_nothing_can_be_trained() -> None:
    state = at_action(dice="M L")
    own(state, 0, "barley_field turned", "smithy turned")
    give(state, 1, infantry=8)
    none_left = state.clone()
    give(none_left, 1, infantry=1)
    assert why(none_left, "use barracks_infantry") == "supply_empty"
    play(state, "use barracks_infantry", "pay 1")
    assert cubes(state, 0) == {"infantry": 1}


@clause("AT-11.4")
def test_ex_19_two_infantry_and_a_cloth_score_twelve_at_war() -> None:
    state = play(at_event(infantry=2, cloth=1), "event war")
    play(state, "place war_upper_1 infantry", "place war_lower_1 infantry", "place war_upper_4 cloth")
    assert points(state, 0) == 12


@clause("AT-11.10", "AT-11.13")
def test_ex_20_a_contest_with_all_six_squares_full_closes_at_once() -> None:
    state = at_event(wheat=1)
    for which in ("upper", "lower"):
        lay(state, f"contest_{which}_1 infantry", f"contest_{which}_2 wine", f"contest_{which}_3 coin")
    play(state, "none")
    assert (laid(state, "contest"), height(state, "contest")) == ({}, 2)
    assert in_supply(state, "coin") == 10


@clause("AT-11.12")
def test_ex_21_a_full_lower_row_of_drama_goes_and_the_coin_above_stays() -> None:
    state = at_event(wheat=1)
    lay(state, "drama_lower_1 wine", "drama_lower_2 coin", "drama_lower_3 cloth", "drama_upper_2 coin")
    play(state, "none")
    assert (laid(state, "drama"), height(state, "drama")) == ({"drama_upper_2": "coin"}, 1)


@clause("AT-11.13")
def test_ex_22_the_second_full_row_closes_the_olympics_and_returns_the_rest() -> None:
    state = at_event(wheat=1)
    climb(state, olympics=1)
    lay(state, "olympics_upper_1 cavalry", "olympics_upper_2 olive_oil", "olympics_upper_3 coin")
    lay(state, "olympics_lower_2 olive_oil")
    play(state, "none")
    assert (laid(state, "olympics"), height(state, "olympics")) == ({}, 2)
    assert in_supply(state, "olive_oil") == 10


@clause("AT-9.8")
def test_ex_23_cylinders_fill_the_circles_there_are() -> None:
    def extra(landmarks: int, **cards: int) -> int:
        state = at_action()
        build(state, 0, *["parthenon", "erechtheion", "propylaia", "temple_of_hephaestus"][:landmarks])
        take(state, 0, **cards)
        return item(state, 0, "circles")

    assert extra(4, agora=1, workshop=1) == 4
    assert extra(4, agora=1) == 1
    assert extra(4, workshop=2) == 4


@clause("AT-7.25")
def test_ex_24_the_last_two_oracle_cards_are_both_kept() -> None:
    state = at_action(dice="U L")
    deplete(state, left=2)
    give(state, 0, wheat=1)
    play(state, "use delphi_wheat", "pay 1", "give 1 wheat")
    while state.seat != 1:
        idle(state)
    assert state.players[0].oracle_count == 2
    assert step(state) == "act"


@clause("AT-12.2")
def test_ex_25_a_final_score_of_121() -> None:
    state = at_action(landmark="parthenon")
    state.players[0].points = 41
    only(state, 0, "barley_field turned", "smithy turned", "quarry turned")
    take(state, 0, village=2, agora=1, ecclesia=3)
    build(state, 0, "stoa", "erechtheion")
    ask(state, 0, "oracle_smile_1", "oracle_cry_2")
    assert state.tally(0) == [41, 15, 12, 17, 5, 0, 14, 1, 16]
    assert state.scores()[0] == 121


@clause("AT-2.5", "AT-3.3")
def test_ex_26_counter_clockwise_from_seat_2_and_seat_3_starts_next() -> None:
    state = rolled(4, start=2, order="counterclockwise")
    run_to(state, "take_base")
    assert order_of(state, "take_base") == [2, 1, 0, 3]
    run_to(state, "white_dice")
    assert state.start == 3
