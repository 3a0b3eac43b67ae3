"""Rounds, the row, the initiative, the end of the game (OR-2, OR-3, OR-14 to OR-16)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.parts import CARDS, ROUNDS, SLOT_COST
from aegean.games.orichalkum.rules.refill import DRAW_BUILDING, DRAW_TILE
from aegean.testing import clause

from .positions import GAME, settled


@pytest.mark.parametrize("start", [0, 2])
@clause("OR-2.1", "OR-2.2")
def test_everybody_takes_one_turn_clockwise_from_the_marker(start: int) -> None:
    game = settled(3, start)
    seats = []
    for _ in range(3):
        seats.append(game.board.seat)
        game.play("take 1")
        turn = game.board.turn
        while game.question not in ("take_card", "draw_card"):
            assert game.board.turn == turn
            game.idle()
    assert seats == [start, (start + 1) % 3, (start + 2) % 3] and game.question == "draw_card"


@clause("OR-2.3")
def test_a_turn_has_five_phases_with_two_players_and_four_with_more() -> None:
    for seats, names in ((2, ["lay", "act", "pay", "discard"]), (3, ["lay", "act", "pay"])):
        game = settled(seats)
        game.hold(0, hoplites=2)
        game.taken("recruit", "forest")
        asked = []
        while game.board.seat == 0 and game.question != "take_card":
            asked.append(game.question)
            game.idle()
        assert asked == names


@clause("OR-2.4")
def test_the_next_round_follows() -> None:
    game = settled()
    game.run_to("take_card", 1)
    game.run_to("take_card")
    assert game.board.round == 2


@clause("OR-3.1", "OR-3.2")
def test_positions_cost_nothing_nothing_one_one_two_two() -> None:
    assert list(SLOT_COST) == [0, 0, 1, 1, 2, 2]
    game = settled(4)
    game.hold(0, hoplites=2)
    assert len(game.legal()) == 6
    game.play("take 6")
    assert game.reserve() == (0, 0)
    assert settled(3).why("take 6") == "no_card"


@clause("OR-3.3")
def test_a_card_must_be_paid_in_full_and_the_supply_receives_it() -> None:
    game = settled()
    assert game.why("take 5") == "hoplites_short"
    supply = game.board.hoplites
    game.play("take 3")
    assert game.board.hoplites == supply + 1


@clause("OR-3.4")
def test_the_card_comes_with_landscape_and_creature() -> None:
    game = settled().taken("fight", "volcano mountain", "hydra_kronos")
    assert GAME.ids["tile"][game.board.tile] == "volcano mountain"
    assert GAME.ids["creature"][game.board.beast] == "hydra_kronos"
    assert CARDS[game.board.card] == "fight_2"


@clause("OR-3.7")
def test_nobody_is_ever_stuck_before_the_row() -> None:
    for seats in (2, 3, 4):
        game = settled(seats)
        for _ in range(seats):
            game.hold(game.board.seat, hoplites=0)
            assert len(game.legal()) >= 2 and game.board.row_count >= 3
            game.play("take 1")
            while game.question not in ("take_card", "draw_card"):
                game.idle()


@clause("OR-14.1", "OR-14.2")
def test_a_discarded_card_gives_back_what_lay_on_it() -> None:
    game = settled()
    game.deal("fight_1", "volcano", "gorgon", position=4)
    game.play("take 1").run_to("discard")
    gorgons = game.board.lair.counts[2]
    game.play("discard 3")
    assert game.board.lair.counts[2] == gorgons + 1
    assert game.board.discard[CARDS.index("fight_1")] == 1
    assert GAME.ids["tile"][game.board.under[0]] == "volcano" and game.board.under_count[1] == 1


@clause("OR-15.1")
def test_the_row_is_filled_from_the_left_and_the_discard_pile_becomes_the_deck() -> None:
    game = settled(4)
    while game.question != "draw_card":
        game.idle()
    left = game.row()
    assert len(left) == 2
    in_deck = game.board.deck.total
    for _ in range(4):
        assert set(game.chances().values()) == {1}
        game.play(game.legal()[0])
    assert game.row()[:2] == left and game.board.row_count == 6 and in_deck == 6 and game.board.deck.total == 2
    game = settled(4)
    for _ in range(2):
        while game.question != "draw_card":
            game.idle()
        while game.question != "take_card":
            game.idle()
    assert sum(game.board.deck.counts) + sum(game.board.discard) + game.board.row_count == 12


@clause("OR-15.2")
def test_every_new_card_receives_a_landscape_of_its_size_and_volcanoes_a_creature() -> None:
    game = settled()
    while game.question != "draw_card":
        game.idle()
    while game.question == "draw_card":
        game.play("card fight_3" if "card fight_3" in game.legal() else game.legal()[0])
    assert game.question == "draw_tile" and DRAW_TILE.position(game.board) == 1
    place = game.row().index("fight_3")
    while game.question == "draw_tile" and DRAW_TILE.position(game.board) < place:
        game.play(game.legal()[0])
    assert all(len(move.split()) == 4 for move in game.legal()) and sum(game.chances().values()) == 17
    game.play("tile volcano forest lagoon")
    assert game.question == "draw_creature" and sum(game.chances().values()) == 20
    game.play("creature cyclops")
    assert GAME.ids["creature"][game.board.beasts[place]] == "cyclops"


@clause("OR-15.3")
def test_empty_slots_are_filled_and_camps_and_mines_receive_their_piece() -> None:
    game = settled()
    game.land(0, r2c3="L")
    game.acting("build").play("build lagoon", "on r2c3")
    assert game.board.slots[1] == -1
    while game.question != "draw_building":
        game.idle()
    assert DRAW_BUILDING.slot(game.board) == 1 and game.chances()["building mine"] == 6
    supply = game.board.orichalcum
    game.play("building mine")
    assert game.board.stocked[1] == 1 and game.board.orichalcum == supply - 1


@clause("OR-15.4")
def test_the_most_hoplites_take_the_marker_without_a_question() -> None:
    game = settled(3)
    game.run_to("draw_card")
    for seat, hoplites in enumerate((2, 5, 1)):
        game.hold(seat, hoplites=hoplites)
    game.run_to("take_card")
    assert game.board.initiative == game.board.seat == 1


@clause("OR-15.5")
def test_a_tied_holder_gives_the_marker_to_the_only_other() -> None:
    game = settled(3)
    game.run_to("draw_card")
    for seat, hoplites in enumerate((4, 1, 4)):
        game.hold(seat, hoplites=hoplites)
    game.run_to("take_card")
    assert game.board.initiative == 2


@clause("OR-15.5")
def test_a_holder_who_is_not_tied_chooses_freely() -> None:
    game = settled(3)
    game.run_to("draw_card")
    for seat, hoplites in enumerate((1, 4, 4)):
        game.hold(seat, hoplites=hoplites)
    while game.question != "initiative":
        game.play(game.legal()[0])
    assert game.board.seat == 0 and game.legal() == ["initiative seat_2", "initiative seat_3"]
    assert game.why("initiative seat_1") == "not_tied"


@clause("OR-15.5")
def test_the_tied_holder_may_not_keep_it() -> None:
    game = settled(3)
    game.run_to("draw_card")
    for seat in range(3):
        game.hold(seat, hoplites=2)
    while game.question != "initiative":
        game.play(game.legal()[0])
    assert game.why("initiative seat_1") == "holder_tied"


@clause("OR-15.6")
def test_the_last_in_turn_order_takes_a_hoplite_also_at_the_start() -> None:
    assert [settled(4, 2).reserve(seat) for seat in range(4)] == [(1, 1), (2, 1), (1, 1), (1, 1)]


@clause("OR-15.6")
def test_the_last_of_a_new_round_may_decline_the_hoplite() -> None:
    game = settled().run_to("last_bonus")
    last = int(game.board.seat)
    assert last != game.board.initiative and game.legal() == ["bonus", "no_bonus"]
    before = game.reserve(last)[0]
    assert game.clone().told("bonus") == ["last_takes", "round_begins"]
    assert game.clone().play("bonus").reserve(last)[0] == before + 1
    assert game.told("no_bonus") == ["round_begins"]
    assert game.reserve(last)[0] == before and game.question == "take_card"


@clause("OR-15.6", "OR-17.1")
def test_with_an_empty_supply_nobody_is_asked_for_the_last_hoplite() -> None:
    game = settled().run_to("take_card", 1)
    game.hold(1)
    game.drain(0, hoplites=0)
    rounds = int(game.board.round)
    while game.board.round == rounds or game.is_chance():
        assert game.question != "last_bonus"
        game.idle()
    assert game.question == "take_card"


@clause("OR-16.1")
def test_five_points_without_creatures_win_at_once() -> None:
    game = settled()
    game.tokens(0, 4)
    game.hold(0, orichalcum=5)
    game.acting("build").play("medal")
    assert (
        game.question == "over"
        and game.board.winner == 0
        and game.board.places() == [1, 2]
        and game.board.legal() == []
    )


@clause("OR-16.2", "OR-5.9")
def test_the_first_of_two_titans_may_win_before_the_second_comes() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    game.tokens(0, 4)
    game.taken("produce", "forest lagoon").play("lay r3c4", "turn e", "titan theia")
    assert game.board.winner == 0 and game.held() == ["theia"]


@clause("OR-16.3")
def test_more_than_five_points_do_not_win_beside_a_creature() -> None:
    game = settled()
    game.land(0, r5c3="V gorgon")
    game.tokens(0, 6)
    game.hold(0, orichalcum=5)
    game.acting("build").play("medal")
    assert game.question == "discard" and game.board.winner == -1 and game.board.scores()[0] == 7


@clause("OR-16.4")
def test_the_last_round_ends_the_game_without_a_new_row() -> None:
    game = settled(3)
    game.board.round = int(ROUNDS)
    game.run_to("take_card", 1)
    game.run_to("take_card", 2)
    game.tokens(1, 2)
    game.tokens(2, 2)
    game.land(1, r3c3="V gorgon")
    while game.question != "over":
        game.idle()
    assert game.board.winner == 2 and game.board.row_count == 2 and game.board.places()[2] == 1


@clause("OR-16.4")
def test_of_equals_the_earliest_in_turn_order_wins_but_the_others_share() -> None:
    game = settled(3, 1)
    game.board.round = int(ROUNDS)
    game.run_to("take_card", 2)
    game.run_to("take_card", 0)
    game.play("take 1")
    while game.question not in ("act", "pay", "over"):
        game.idle()
    for seat in range(3):
        game.board.players[seat].hoplites = 1
        game.board.players[seat].orichalcum = 1
    while game.question != "over":
        game.idle()
    assert game.board.winner == 1


@clause("OR-16.5")
def test_the_winner_is_first_whatever_the_others_hold() -> None:
    game = settled(4)
    game.land(1, r3c3="V gorgon")
    game.tokens(1, 7)
    game.tokens(2, 3)
    game.tokens(3, 3)
    game.drain(3, hoplites=20)
    game.tokens(0, 4)
    game.hold(0, orichalcum=5)
    game.acting("build").play("medal")
    assert game.board.places() == [1, 2, 4, 3] and game.board.scores() == [5, 7, 3, 3]
    game.hold(3, *game.reserve(2))
    assert game.board.places() == [1, 2, 3, 3]


def test_titans_of_others_do_not_end_the_game_in_their_turn() -> None:
    game = settled()
    game.tokens(1, 4)
    game.titan(1, "theia")
    game.taken("produce").play("skip")
    assert game.board.scores()[1] == 5 and game.question == "discard" and game.board.winner == -1


@clause("OR-14.1")
def test_only_a_card_of_the_row_is_discarded() -> None:
    game = settled().play("take 1").run_to("discard")
    game.board.row_count -= 1
    assert game.why("discard 3") == "" and game.why("discard 4") == "nothing_to_discard"
