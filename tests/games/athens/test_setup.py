"""Terms, setup and differences by number of players (AT-1, AT-2, AT-14)."""

from __future__ import annotations

import pytest

from aegean.core.game import GameError
from aegean.games.athens.parts import BASES, CUBES, DATA, DEEDS, FIRST_STACK, STACKS
from aegean.testing import clause

from .positions import GAME, Athens, at_action, at_base, opened, rolled


@clause("AT-1.1")
def test_all_42_tiles_start_in_the_bag_and_none_in_the_discard_pile() -> None:
    game = opened(4)
    assert list(game.board.bag.counts) == [7, 14, 21]
    assert game.board.bag.total == 42
    assert list(game.board.discard) == [0, 0, 0]


@clause("AT-1.2", "AT-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_worker_and_so_one_action_for_every_player(seats: int) -> None:
    assert [row.number("workers") for row in DATA.rows("setup") if row.number("players") == seats] == [seats]
    assert at_action(seats).order_of("act") == list(range(seats))


@clause("AT-1.3")
def test_all_cubes_start_in_the_supply() -> None:
    game = opened()
    counts = {name: game.in_supply(name) for name in CUBES}
    assert counts == {
        "infantry": 9, "cavalry": 9, "galley": 9, "wheat": 6, "wine": 10, "olive_oil": 10, "coin": 10, "cloth": 10,
    }  # fmt: skip
    assert sum(counts.values()) == 73


@clause("AT-1.4")
def test_the_oracle_deck_holds_24_cards_in_no_order() -> None:
    game = at_action(dice="M L", tiles="U L L")
    assert list(game.board.deck.counts) == [3, 3, 9, 9]
    game.give(0, wine=1)
    game.play("use delphi_one", "pay 1", "give 1 wine")
    assert game.chances() == {
        "oracle oracle_smile_2": 3,
        "oracle oracle_cry_2": 3,
        "oracle oracle_smile_1": 9,
        "oracle oracle_cry_1": 9,
    }


@clause("AT-1.5")
def test_the_six_events_start_open_and_empty_with_the_cylinder_on_step_0() -> None:
    game = opened()
    for event in ("war", "migration", "festival", "olympics", "drama", "contest"):
        assert game.laid(event) == {}
        assert game.height(event) == 0


@clause("AT-1.6", "AT-14.1", "AT-14.2", "AT-14.3")
@pytest.mark.parametrize(("seats", "per_kind"), [(2, 4), (3, 6), (4, 8)])
def test_there_are_exactly_14_base_cards_per_player(seats: int, per_kind: int) -> None:
    game = opened(seats)
    assert list(game.board.bases) == [per_kind] * 7
    assert sum(game.board.bases) == 14 * seats


@clause("AT-1.6")
def test_after_14_rounds_every_base_card_has_been_taken() -> None:
    game = opened(3)
    while game.question != "over":
        game.idle()
    assert list(game.board.bases) == [0] * 7


@clause("AT-1.7")
def test_seven_single_cards_with_empty_squares_and_four_stacks_of_14() -> None:
    game = opened()
    assert len(game.board.workers) == 7
    assert list(game.board.squares) == [0] * 11
    assert STACKS == ["village", "ecclesia", "agora", "workshop"]
    assert list(game.board.stacks) == [14, 14, 14, 14]


@clause("AT-1.8")
def test_one_of_the_eight_landmarks_is_turned_up_first_each_as_likely() -> None:
    game = Athens.start(2, start="seat_1")
    assert len(game.chances()) == 8
    assert set(game.chances().values()) == {1}
    game.play("reveal stoa")
    assert GAME.ids["landmark"][game.board.landmark] == "stoa"
    assert game.board.pile.total == 7


@clause("AT-1.9")
def test_the_start_player_is_drawn_at_random_each_seat_as_likely() -> None:
    game = Athens.start(3)
    assert game.chances() == {"start seat_1": 1, "start seat_2": 1, "start seat_3": 1}
    game.play("start seat_3", "reveal stoa", "roll lower lower", "order clockwise", *["draw lower"] * 9)
    assert game.board.seat == 2


@clause("AT-1.9")
def test_the_start_player_can_be_chosen_among_those_at_the_table() -> None:
    assert at_base(3, start=1).board.seat == 1
    with pytest.raises(GameError, match="cannot be 'seat_4' with 3 players"):
        GAME.start(3, start="seat_4")


@clause("AT-1.10", "AT-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_begin_with_nothing(seats: int) -> None:
    game = opened(seats)
    for seat in range(seats):
        player = game.board.players[seat]
        assert game.tiles(seat) == ""
        assert game.cubes(seat) == {}
        assert player.base_count() == player.landmark_count() == player.oracle_count == 0
        assert list(player.stacks) == [0, 0, 0, 0]
    assert game.board.scores() == [0] * seats


@clause("AT-2.1")
def test_a_front_counts_one_symbol_and_a_turned_card_two() -> None:
    game = at_action()
    game.only(0, "kiln", "kiln turned", "smithy")
    assert game.symbols(0, "kiln") == 3
    assert game.symbols(0, "smithy") == 1
    assert game.symbols(0, "quarry") == 0


@clause("AT-2.1")
def test_symbols_are_not_used_up() -> None:
    game = at_action(dice="M L")
    game.only(0, "kiln turned", "vineyard turned")
    game.play("use atelier_wine", "pay 1")
    assert game.symbols(0, "kiln") == game.symbols(0, "vineyard") == 2


@clause("AT-2.2", "AT-8.2")
def test_cards_tucked_under_a_village_are_no_own_base_cards_any_more() -> None:
    game = at_action(dice="U L")
    game.only(0, "kiln turned", "smithy", "quarry")
    game.play("take village", "pay 1", "tuck kiln turned", "tuck smithy front")
    assert game.board.players[0].base_count() == 1
    assert game.symbols(0, "kiln") == game.symbols(0, "smithy") == 0


@clause("AT-2.3", "AT-8.3")
def test_a_village_is_one_symbol_of_any_kind_chosen_anew_for_every_action() -> None:
    game = at_action(dice="M L")
    game.only(0, "kiln turned", "vineyard", "olive_grove")
    assert not game.can("use atelier_wine")
    game.take(0, village=1)
    assert game.can("use atelier_wine")
    assert game.can("use atelier_olive_oil")
    game.play("use atelier_wine", "pay 1")
    game.run_to("act", 0)
    game.show("M L")
    assert game.can("use atelier_olive_oil")


@clause("AT-2.3", "AT-13.1")
def test_a_village_is_a_joker_in_the_action_phase_only() -> None:
    game = at_action()
    game.only(0, "kiln")
    game.take(0, village=3)
    assert game.board.tiebreak(0) == [1, 0, 0, 0, 0, 0, 0]


@clause("AT-2.4")
@pytest.mark.parametrize(("villages", "enough"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_jokers_cover_the_total_shortfall_over_all_kinds(villages: int, enough: bool) -> None:
    game = at_action(dice="M L")
    game.only(0, "barley_field")
    game.take(0, village=villages)
    assert game.can("use barracks_infantry") == enough


@clause("AT-2.4")
def test_surplus_symbols_of_one_kind_never_help_another() -> None:
    game = at_action(dice="M L")
    game.only(0, "barley_field turned", "barley_field turned", "smithy")
    assert not game.can("use barracks_infantry")
    game.own(0, "smithy")
    assert game.can("use barracks_infantry")


@clause("AT-2.5", "AT-2.8")
@pytest.mark.parametrize(
    ("start", "order", "seats"),
    [(0, "clockwise", [0, 1, 2]), (1, "clockwise", [1, 2, 0]), (1, "counterclockwise", [1, 0, 2])],
)
def test_play_order_runs_from_the_start_player_in_the_direction_rolled(
    start: int, order: str, seats: list[int]
) -> None:
    assert at_base(3, start, order=order).order_of("take_base") == seats


@clause("AT-2.5")
def test_with_two_players_the_other_one_follows_the_start_player() -> None:
    assert at_base(2, start=1).order_of("take_base") == [1, 0]


@clause("AT-2.6")
def test_given_cubes_and_cubes_removed_from_events_return_to_the_supply() -> None:
    game = at_action(dice="U L")
    game.give(0, wine=2)
    game.play("use trader_two_cloth", "pay 1", "give 2 wine")
    assert game.in_supply("wine") == 10
    assert game.in_supply("cloth") == 8


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
    game = opened(2).play("roll lower lower")
    assert game.question == "draw_tile"


@clause("AT-14.2", "AT-14.3", "AT-4.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_roll_the_play_order_die_each_direction_as_likely(seats: int) -> None:
    game = opened(seats).play("roll lower lower")
    assert game.question == "order_die"
    clockwise, counterclockwise = game.chances().values()
    assert clockwise == counterclockwise


@clause("AT-14.4")
def test_everything_else_is_the_same_for_every_number_of_players() -> None:
    same = ("tile", "cube", "card", "landmark", "oracle")
    censuses = [
        {name: count for name, count in opened(seats).board.pieces().items() if name.split()[0] in same}
        for seats in (2, 3, 4)
    ]
    assert censuses[0] == censuses[1] == censuses[2]
    for seats in (2, 3, 4):
        game = rolled(seats)
        while game.question != "over":
            assert game.board.round <= 14
            game.idle()
        assert game.board.round == 14


@clause("AT-14.4")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_is_no_solo_game_and_no_fifth_player(seats: int) -> None:
    with pytest.raises(GameError, match="for 2 to 4 players"):
        GAME.start(seats)


@clause("AT-10.7")
def test_no_move_trades_between_players() -> None:
    game = at_action(3, tiles="U M L")
    game.give(0, wine=3)
    game.build(1, "parthenon")
    before = [(game.tiles(seat), game.cubes(seat)) for seat in (1, 2)]
    for move in game.legal():
        twin = game.clone()
        twin.play(move)
        while not twin.question.startswith("act"):
            twin.idle()
        assert [(twin.tiles(seat), twin.cubes(seat)) for seat in (1, 2)] == before
    verbs = {move.split()[0] for move in GAME.space.texts}
    assert not verbs & {"trade", "offer", "accept"}


@clause("AT-1.11")
def test_nothing_but_the_named_components_can_score() -> None:
    assert opened().item(0, "received") == 0
    assert len(BASES) == 7
    assert [phrase.name for phrase in GAME.scoring] == [
        "received", "bases", "villages", "ecclesias", "agoras", "workshops", "landmarks", "circles", "oracles",
    ]  # fmt: skip
