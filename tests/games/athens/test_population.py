"""The round and the population phase (AT-3, AT-4)."""

from __future__ import annotations

import pytest

from aegean.games.athens.rules.population import DRAW_TILE
from aegean.testing import clause

from .positions import at_action, letters, opened, rolled


@clause("AT-3.1")
def test_a_round_has_population_base_action_and_event_phase_in_this_order() -> None:
    game = opened()
    seen = []
    game.give(0, wine=1)
    while game.board.round == 1:
        if game.question not in seen:
            seen.append(game.question)
        game.idle()
    assert seen == ["white_dice", "draw_tile", "take_base", "act", "choose_event"]


@clause("AT-3.1", "AT-12.1")
def test_the_game_is_over_after_round_14() -> None:
    game = opened(4)
    rounds = set()
    while game.question != "over":
        rounds.add(game.board.round)
        game.idle()
    assert rounds == set(range(1, 15))
    assert game.legal() == []


@clause("AT-3.2")
@pytest.mark.parametrize(("order", "seats"), [("clockwise", [1, 2, 3, 0]), ("counterclockwise", [1, 0, 3, 2])])
def test_the_direction_rolled_holds_for_all_phases_of_the_round(order: str, seats: list[int]) -> None:
    game = rolled(4, start=1, order=order)
    for seat in range(4):
        game.give(seat, wine=1)
        game.hold(seat, "U")
    drawn = []
    while game.question == "draw_tile":
        drawn.append(DRAW_TILE.drawer(game.board))
        game.idle()
    assert drawn == [seat for seat in seats for _ in range(3)]
    for phase in ("discard_tile", "take_base", "act", "choose_event"):
        assert game.order_of(phase) == seats


@clause("AT-3.3")
@pytest.mark.parametrize("order", ["clockwise", "counterclockwise"])
def test_the_pericles_tile_always_passes_to_the_left(order: str) -> None:
    game = rolled(3, start=2, order=order).run_to("white_dice")
    assert game.board.round == 2
    assert game.board.start == 0


@clause("AT-3.3")
def test_rows_are_resolved_before_the_next_round_begins() -> None:
    game = at_action()
    game.give(0, wheat=1, galley=1, wine=1)
    game.play("turn shipyard", "turn shipyard", "event migration")
    game.play("place migration_upper_1 galley", "place migration_upper_2 wheat", "place migration_upper_3 wine")
    assert game.board.round == 2
    assert game.in_supply("wheat") == 6


@clause("AT-4.1")
def test_the_white_dice_are_rolled_first_with_the_odds_of_two_dice() -> None:
    game = opened()
    assert game.is_chance()
    assert game.chances() == {
        "roll upper upper": 1,
        "roll upper middle": 4,
        "roll upper lower": 6,
        "roll middle middle": 4,
        "roll middle lower": 12,
        "roll lower lower": 9,
    }


@clause("AT-4.1", "AT-4.2")
def test_the_white_dice_give_every_player_the_same_discount_for_the_whole_round() -> None:
    game = at_action(3, dice="M L", tiles="")
    for seat in range(3):
        game.hold(seat, "")
        game.give(seat, wine=1, infantry=1, cavalry=1)
    assert game.can("use atelier_square_wine")
    assert not game.can("use stable_square_cavalry")
    game.play("use atelier_square_wine", "pay 1")
    assert game.can("use barracks_square_infantry")
    assert not game.can("use stable_square_cavalry")


@clause("AT-4.3")
def test_everybody_draws_three_tiles_in_round_1_and_one_in_every_later_round() -> None:
    game = rolled(3)
    for seat in (0, 1, 2):
        for _ in range(3):
            assert (game.question, DRAW_TILE.drawer(game.board)) == ("draw_tile", seat)
            game.play("draw lower")
    assert game.question == "take_base"
    game.run_to("white_dice")
    game.play("roll lower lower", "order clockwise")
    for seat in (1, 2, 0):
        assert (game.question, DRAW_TILE.drawer(game.board)) == ("draw_tile", seat)
        game.play("draw middle")
    assert game.question == "discard_tile"


@clause("AT-4.3")
def test_a_tile_is_drawn_evenly_from_those_in_the_bag() -> None:
    game = rolled()
    assert game.chances() == {"draw upper": 7, "draw middle": 14, "draw lower": 21}
    game.play("draw upper")
    assert game.chances() == {"draw upper": 6, "draw middle": 14, "draw lower": 21}


@clause("AT-4.4")
def test_after_all_draws_everybody_discards_down_to_three_tiles_of_his_choice() -> None:
    game = at_action(tiles="U M L").run_to("draw_tile")
    game.play("draw middle", "draw middle")
    assert (game.question, game.board.seat) == ("discard_tile", 1)
    game.play("discard lower")
    assert (game.question, game.board.seat) == ("discard_tile", 0)
    assert game.legal() == ["discard upper", "discard middle", "discard lower"]
    game.play("discard upper")
    assert game.tiles(0) == "M M L"
    assert game.question == "take_base"


@clause("AT-4.4")
def test_nobody_discards_a_class_that_he_does_not_hold() -> None:
    game = at_action(tiles="L L L").run_to("draw_tile")
    game.play("draw lower", "draw lower")
    assert game.legal() == ["discard lower"]
    assert game.why("discard upper") == "no_such_tile"


@clause("AT-4.4")
def test_who_has_three_tiles_or_fewer_discards_nothing() -> None:
    game = at_action(tiles="L L").run_to("draw_tile")
    game.hold(1, "")
    game.play("draw lower", "draw lower")
    assert game.question == "take_base"
    assert game.tiles(0) == "L L L"


@clause("AT-4.5", "AT-8.9")
def test_tiles_of_an_agora_may_exceed_the_limit_until_the_next_population_phase() -> None:
    game = at_action(dice="U L", tiles="L L L")
    game.play("take agora", "pay 1", *["draw middle"] * 3)
    assert game.tiles(0) == "M M M L L L"
    assert (game.question, game.board.seat) == ("act", 1)
    game.run_to("draw_tile")
    assert game.tiles(0) == "M M M L L L"
    game.play("draw lower", "draw lower")
    assert game.order_of("discard_tile") == [1, 0, 0, 0, 0]


@clause("AT-4.6")
def test_discarded_and_paid_tiles_go_to_the_discard_pile() -> None:
    game = at_action(dice="L L", tiles="U M L")
    game.play("use laurion_coin", "pay 1")
    assert letters(list(game.board.discard)) == "U"
    game.run_to("draw_tile")
    game.hold(1, "M M M")
    game.play("draw lower", "draw lower", "discard middle")
    assert letters(list(game.board.discard)) == "U M"


@clause("AT-4.7")
def test_the_bag_is_refilled_the_moment_it_is_empty() -> None:
    game = at_action(tiles="U M L").run_to("draw_tile")
    game.drain(left=1)
    waiting = list(game.board.discard)
    assert sum(waiting) == 35
    game.idle()
    assert list(game.board.discard) == [0, 0, 0]
    assert list(game.board.bag.counts) == waiting


@clause("AT-4.7")
def test_a_discarded_tile_returns_at_once_when_the_bag_is_empty() -> None:
    game = at_action().run_to("draw_tile")
    game.play("draw lower", "draw lower")
    assert game.question == "discard_tile"
    while game.board.bag.total:  # as if the last tile had just been drawn and none discarded
        game.board.bag.take(next(tile for tile in range(3) if game.board.bag.counts[tile]))
    game.play("discard lower")
    assert list(game.board.bag.counts) == [0, 0, 1]
    assert list(game.board.discard) == [0, 0, 0]


@clause("AT-4.8")
def test_everybody_sees_all_tiles() -> None:
    game = at_action(tiles="U M L")
    for viewer in (0, 1, -1):
        position = game.seen(viewer)
        assert list(position.board.players[0].tiles) == [1, 1, 1]
        assert list(position.board.players[1].tiles) == [0, 0, 3]
        assert list(position.board.bag.counts) == list(game.board.bag.counts)


@clause("AT-10.4")
def test_bag_discard_pile_and_players_always_hold_42_tiles() -> None:
    game = opened(4)
    for seat in range(4):
        game.take(seat, agora=2)
    most = 0
    while game.question != "over":
        held = sum(game.board.players[seat].tile_count() for seat in range(4))
        assert game.board.bag.total + sum(game.board.discard) + held == 42
        most = max(most, *(game.board.players[seat].tile_count() for seat in range(4)))
        swaps = game.legal("swap") or game.legal("take")
        if swaps:
            game.play(swaps[0])
        else:
            game.idle()
    assert 3 < most <= 7
