"""Terms, setup and differences by number of players (AT-1, AT-2, AT-14)."""

from __future__ import annotations

import pytest

from aegean.core.game import GameError
from aegean.games.athens.parts import BASES, CUBES, DATA, DEEDS, FIRST_STACK, STACKS
from aegean.testing import clause

from .positions import (
    GAME,
    at_action,
    at_base,
    build,
    can,
    chances,
    cubes,
    give,
    height,
    idle,
    in_supply,
    item,
    laid,
    legal,
    new_game,
    only,
    opened,
    order_of,
    own,
    play,
    rolled,
    run_to,
    show,
    step,
    symbols,
    take,
    tiles,
)


@clause("AT-1.1")
def test_all_42_tiles_start_in_the_bag_and_none_in_the_discard_pile() -> None:
    state = opened(4)
    assert list(state.bag.counts) == [7, 14, 21]
    assert state.bag.total == 42
    assert list(state.discard) == [0, 0, 0]


@clause("AT-1.2", "AT-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_worker_and_so_one_action_for_every_player(seats: int) -> None:
    assert [row.number("workers") for row in DATA.rows("setup") if row.number("players") == seats] == [seats]
    assert order_of(at_action(seats), "act") == list(range(seats))


@clause("AT-1.3")
def test_all_cubes_start_in_the_supply() -> None:
    state = opened()
    counts = {name: in_supply(state, name) for name in CUBES}
    assert counts == {
        "infantry": 9, "cavalry": 9, "galley": 9, "wheat": 6, "wine": 10, "olive_oil": 10, "coin": 10, "cloth": 10,
    }  # fmt: skip
    assert sum(counts.values()) == 73


@clause("AT-1.4")
def test_the_oracle_deck_holds_24_cards_in_no_order() -> None:
    state = at_action(dice="M L", tiles="U L L")
    assert list(state.deck.counts) == [3, 3, 9, 9]
    give(state, 0, wine=1)
    play(state, "use delphi_one", "pay 1", "give 1 wine")
    assert chances(state) == {
        "oracle oracle_smile_2": 3,
        "oracle oracle_cry_2": 3,
        "oracle oracle_smile_1": 9,
        "oracle oracle_cry_1": 9,
    }


@clause("AT-1.5")
def test_the_six_events_start_open_and_empty_with_the_cylinder_on_step_0() -> None:
    state = opened()
    for event in ("war", "migration", "festival", "olympics", "drama", "contest"):
        assert laid(state, event) == {}
        assert height(state, event) == 0


@clause("AT-1.6", "AT-14.1", "AT-14.2", "AT-14.3")
@pytest.mark.parametrize(("seats", "per_kind"), [(2, 4), (3, 6), (4, 8)])
def test_there_are_exactly_14_base_cards_per_player(seats: int, per_kind: int) -> None:
    state = opened(seats)
    assert list(state.bases) == [per_kind] * 7
    assert sum(state.bases) == 14 * seats


@clause("AT-1.6")
def test_after_14_rounds_every_base_card_has_been_taken() -> None:
    state = opened(3)
    while step(state) != "over":
        idle(state)
    assert list(state.bases) == [0] * 7


@clause("AT-1.7")
def test_seven_single_cards_with_empty_squares_and_four_stacks_of_14() -> None:
    state = opened()
    assert len(state.workers) == 7
    assert list(state.squares) == [0] * 11
    assert STACKS == ["village", "ecclesia", "agora", "workshop"]
    assert list(state.stacks) == [14, 14, 14, 14]


@clause("AT-1.8")
def test_one_of_the_eight_landmarks_is_turned_up_first_each_as_likely() -> None:
    state = new_game(2, start="seat_1")
    assert len(chances(state)) == 8
    assert set(chances(state).values()) == {1}
    play(state, "reveal stoa")
    assert GAME.ids["landmark"][state.landmark] == "stoa"
    assert state.pile.total == 7


@clause("AT-1.9")
def test_the_start_player_is_drawn_at_random_each_seat_as_likely() -> None:
    state = new_game(3)
    assert chances(state) == {"start seat_1": 1, "start seat_2": 1, "start seat_3": 1}
    play(state, "start seat_3", "reveal stoa", "roll lower lower", "order clockwise", *["draw lower"] * 9)
    assert state.seat == 2


@clause("AT-1.9")
def test_the_start_player_can_be_chosen_among_those_at_the_table() -> None:
    assert at_base(3, start=1).seat == 1
    with pytest.raises(GameError, match="cannot be 'seat_4' with 3 players"):
        GAME.start(3, start="seat_4")


@clause("AT-1.10", "AT-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_begin_with_nothing(seats: int) -> None:
    state = opened(seats)
    for seat in range(seats):
        player = state.players[seat]
        assert tiles(state, seat) == ""
        assert cubes(state, seat) == {}
        assert player.base_count() == player.landmark_count() == player.oracle_count == 0
        assert list(player.stacks) == [0, 0, 0, 0]
    assert state.scores() == [0] * seats


@clause("AT-2.1")
def test_a_front_counts_one_symbol_and_a_turned_card_two() -> None:
    state = at_action()
    only(state, 0, "kiln", "kiln turned", "smithy")
    assert symbols(state, 0, "kiln") == 3
    assert symbols(state, 0, "smithy") == 1
    assert symbols(state, 0, "quarry") == 0


@clause("AT-2.1")
def test_symbols_are_not_used_up() -> None:
    state = at_action(dice="M L")
    only(state, 0, "kiln turned", "vineyard turned")
    play(state, "use atelier_wine", "pay 1")
    assert symbols(state, 0, "kiln") == symbols(state, 0, "vineyard") == 2


@clause("AT-2.2", "AT-8.2")
def test_cards_tucked_under_a_village_are_no_own_base_cards_any_more() -> None:
    state = at_action(dice="U L")
    only(state, 0, "kiln turned", "smithy", "quarry")
    play(state, "take village", "pay 1", "tuck kiln turned", "tuck smithy front")
    assert state.players[0].base_count() == 1
    assert symbols(state, 0, "kiln") == symbols(state, 0, "smithy") == 0


@clause("AT-2.3", "AT-8.3")
def test_a_village_is_one_symbol_of_any_kind_chosen_anew_for_every_action() -> None:
    state = at_action(dice="M L")
    only(state, 0, "kiln turned", "vineyard", "olive_grove")
    assert not can(state, "use atelier_wine")
    take(state, 0, village=1)
    assert can(state, "use atelier_wine")
    assert can(state, "use atelier_olive_oil")
    play(state, "use atelier_wine", "pay 1")
    run_to(state, "act", 0)
    show(state, "M L")
    assert can(state, "use atelier_olive_oil")


@clause("AT-2.3", "AT-13.1")
def test_a_village_is_a_joker_in_the_action_phase_only() -> None:
    state = at_action()
    only(state, 0, "kiln")
    take(state, 0, village=3)
    assert state.tiebreak(0) == [1, 0, 0, 0, 0, 0, 0]


@clause("AT-2.4")
@pytest.mark.parametrize(("villages", "enough"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_jokers_cover_the_total_shortfall_over_all_kinds(villages: int, enough: bool) -> None:
    state = at_action(dice="M L")
    only(state, 0, "barley_field")
    take(state, 0, village=villages)
    assert can(state, "use barracks_infantry") == enough


@clause("AT-2.4")
def test_surplus_symbols_of_one_kind_never_help_another() -> None:
    state = at_action(dice="M L")
    only(state, 0, "barley_field turned", "barley_field turned", "smithy")
    assert not can(state, "use barracks_infantry")
    own(state, 0, "smithy")
    assert can(state, "use barracks_infantry")


@clause("AT-2.5", "AT-2.8")
@pytest.mark.parametrize(
    ("start", "order", "seats"),
    [(0, "clockwise", [0, 1, 2]), (1, "clockwise", [1, 2, 0]), (1, "counterclockwise", [1, 0, 2])],
)
def test_play_order_runs_from_the_start_player_in_the_direction_rolled(
    start: int, order: str, seats: list[int]
) -> None:
    assert order_of(at_base(3, start, order=order), "take_base") == seats


@clause("AT-2.5")
def test_with_two_players_the_other_one_follows_the_start_player() -> None:
    assert order_of(at_base(2, start=1), "take_base") == [1, 0]


@clause("AT-2.6")
def test_given_cubes_and_cubes_removed_from_events_return_to_the_supply() -> None:
    state = at_action(dice="U L")
    give(state, 0, wine=2)
    play(state, "use trader_two_cloth", "pay 1", "give 2 wine")
    assert in_supply(state, "wine") == 10
    assert in_supply(state, "cloth") == 8


@clause("AT-2.7")
def test_piraeus_ships_military_cubes_the_trader_deals_in_produce_and_both_bring_trade_cubes() -> None:
    group = [row.text("group") for row in DATA.rows("cube")]
    paid = {DEEDS[number].name: {group[cube] for cube in DEEDS[number].pay_from} for number in range(FIRST_STACK)}
    assert paid["piraeus_wheat_cloth"] == paid["piraeus_coin_cloth"] == {"military"}
    assert paid["trader_two_cloth"] == paid["trader_three_coin"] == paid["trader_three_cloth"] == {"produce"}
    for number in range(FIRST_STACK):
        if DEEDS[number].pay_count and any(DEEDS[number].gains):
            assert {group[cube] for cube in range(8) if DEEDS[number].gains[cube]} == {"trade"}
    assert [group.count(name) for name in ("military", "produce", "trade")] == [3, 2, 3]


@clause("AT-14.1")
def test_two_players_roll_no_play_order_die() -> None:
    state = play(opened(2), "roll lower lower")
    assert step(state) == "draw_tile"


@clause("AT-14.2", "AT-14.3", "AT-4.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_roll_the_play_order_die_each_direction_as_likely(seats: int) -> None:
    state = play(opened(seats), "roll lower lower")
    assert step(state) == "order_die"
    clockwise, counterclockwise = chances(state).values()
    assert clockwise == counterclockwise


@clause("AT-14.4")
def test_everything_else_is_the_same_for_every_number_of_players() -> None:
    same = ("tile", "cube", "card", "landmark", "oracle")
    censuses = [
        {name: count for name, count in opened(seats).pieces().items() if name.split()[0] in same}
        for seats in (2, 3, 4)
    ]
    assert censuses[0] == censuses[1] == censuses[2]
    for seats in (2, 3, 4):
        state = rolled(seats)
        while step(state) != "over":
            assert state.round <= 14
            idle(state)
        assert state.round == 14


@clause("AT-14.4")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_solo_game_and_no_fifth_player(seats: int) -> None:
    with pytest.raises(GameError, match="for 2 to 4 players"):
        GAME.start(seats)


@clause("AT-10.7")
def test_no_move_trades_between_players() -> None:
    state = at_action(3, tiles="U M L")
    give(state, 0, wine=3)
    build(state, 1, "parthenon")
    before = [(tiles(state, seat), cubes(state, seat)) for seat in (1, 2)]
    for move in legal(state):
        twin = state.clone()
        play(twin, move)
        while not step(twin).startswith("act"):
            idle(twin)
        assert [(tiles(twin, seat), cubes(twin, seat)) for seat in (1, 2)] == before
    verbs = {move.split()[0] for move in GAME.space.texts}
    assert not verbs & {"trade", "offer", "accept"}


@clause("AT-1.11")
def test_nothing_but_the_named_components_can_score() -> None:
    assert item(opened(), 0, "received") == 0
    assert len(BASES) == 7
    assert [phrase.name for phrase in GAME.scoring] == [
        "received", "bases", "villages", "ecclesias", "agoras", "workshops", "landmarks", "circles", "oracles",
    ]  # fmt: skip
