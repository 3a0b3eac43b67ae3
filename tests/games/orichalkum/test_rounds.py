"""Rounds, the row, the initiative, the end of the game (OR-2, OR-3, OR-14 to OR-16)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.parts import CARDS, ROUNDS, SLOT_COST
from aegean.games.orichalkum.rules.refill import DRAW_BUILDING, DRAW_TILE
from aegean.testing import clause

from .positions import (
    GAME,
    acting,
    chances,
    deal,
    drain,
    held,
    hold,
    idle,
    land,
    legal,
    play,
    reserve,
    row,
    run_to,
    settled,
    step,
    taken,
    titan,
    tokens,
    why,
)


@pytest.mark.parametrize("start", [0, 2])
@clause("OR-2.1", "OR-2.2")
def test_everybody_takes_one_turn_clockwise_from_the_marker(start: int) -> None:
    state = settled(3, start)
    seats = []
    for _ in range(3):
        seats.append(state.seat)
        play(state, "take 1")
        turn = state.turn
        while step(state) not in ("take_card", "draw_card"):
            assert state.turn == turn
            idle(state)
    assert seats == [start, (start + 1) % 3, (start + 2) % 3] and step(state) == "draw_card"


@clause("OR-2.3")
def test_a_turn_has_five_phases_with_two_players_and_four_with_more() -> None:
    for seats, names in ((2, ["lay", "act", "pay", "discard"]), (3, ["lay", "act", "pay"])):
        state = settled(seats)
        hold(state, 0, hoplites=2)
        taken(state, "recruit", "forest")
        asked = []
        while state.seat == 0 and step(state) != "take_card":
            asked.append(step(state))
            idle(state)
        assert asked == names


@clause("OR-2.4")
def test_the_next_round_follows() -> None:
    state = settled()
    run_to(state, "take_card", 1)
    run_to(state, "take_card")
    assert state.round == 2


@clause("OR-3.1", "OR-3.2")
def test_positions_cost_nothing_nothing_one_one_two_two() -> None:
    assert list(SLOT_COST) == [0, 0, 1, 1, 2, 2]
    state = settled(4)
    hold(state, 0, hoplites=2)
    assert len(legal(state)) == 6
    play(state, "take 6")
    assert reserve(state) == (0, 0)
    assert why(settled(3), "take 6") == "no_card"


@clause("OR-3.3")
def test_a_card_must_be_paid_in_full_and_the_supply_receives_it() -> None:
    state = settled()
    assert why(state, "take 5") == "hoplites_short"
    supply = state.hoplites
    play(state, "take 3")
    assert state.hoplites == supply + 1


@clause("OR-3.4")
def test_the_card_comes_with_landscape_and_creature() -> None:
    state = taken(settled(), "fight", "volcano mountain", "hydra_kronos")
    assert GAME.ids["tile"][state.tile] == "volcano mountain"
    assert GAME.ids["creature"][state.beast] == "hydra_kronos"
    assert CARDS[state.card] == "fight_2"


@clause("OR-3.7")
def test_nobody_is_ever_stuck_before_the_row() -> None:
    for seats in (2, 3, 4):
        state = settled(seats)
        for _ in range(seats):
            hold(state, state.seat, hoplites=0)
            assert len(legal(state)) >= 2 and state.row_count >= 3
            play(state, "take 1")
            while step(state) not in ("take_card", "draw_card"):
                idle(state)


@clause("OR-14.1", "OR-14.2")
def test_a_discarded_card_gives_back_what_lay_on_it() -> None:
    state = settled()
    deal(state, "fight_1", "volcano", "gorgon", position=4)
    run_to(play(state, "take 1"), "discard")
    gorgons = state.lair.counts[2]
    play(state, "discard 3")
    assert state.lair.counts[2] == gorgons + 1
    assert state.discard[CARDS.index("fight_1")] == 1
    assert GAME.ids["tile"][state.under[0]] == "volcano" and state.under_count[1] == 1


@clause("OR-15.1")
def test_the_row_is_filled_from_the_left_and_the_discard_pile_becomes_the_deck() -> None:
    state = settled(4)
    while step(state) != "draw_card":
        idle(state)
    left = row(state)
    assert len(left) == 2
    in_deck = state.deck.total
    for _ in range(4):
        assert set(chances(state).values()) == {1}
        play(state, legal(state)[0])
    assert row(state)[:2] == left and state.row_count == 6 and in_deck == 6 and state.deck.total == 2
    state = settled(4)
    for _ in range(2):
        while step(state) != "draw_card":
            idle(state)
        while step(state) != "take_card":
            idle(state)
    assert sum(state.deck.counts) + sum(state.discard) + state.row_count == 12


@clause("OR-15.2")
def test_every_new_card_receives_a_landscape_of_its_size_and_volcanoes_a_creature() -> None:
    state = settled()
    while step(state) != "draw_card":
        idle(state)
    while step(state) == "draw_card":
        play(state, "card fight_3" if "card fight_3" in legal(state) else legal(state)[0])
    assert step(state) == "draw_tile" and DRAW_TILE.position(state) == 1
    place = row(state).index("fight_3")
    while step(state) == "draw_tile" and DRAW_TILE.position(state) < place:
        play(state, legal(state)[0])
    assert all(len(move.split()) == 4 for move in legal(state)) and sum(chances(state).values()) == 17
    play(state, "tile volcano forest lagoon")
    assert step(state) == "draw_creature" and sum(chances(state).values()) == 20
    play(state, "creature cyclops")
    assert GAME.ids["creature"][state.beasts[place]] == "cyclops"


@clause("OR-15.3")
def test_empty_slots_are_filled_and_camps_and_mines_receive_their_piece() -> None:
    state = settled()
    land(state, 0, r2c3="L")
    play(acting(state, "build"), "build lagoon", "on r2c3")
    assert state.slots[1] == -1
    while step(state) != "draw_building":
        idle(state)
    assert DRAW_BUILDING.slot(state) == 1 and chances(state)["building mine"] == 6
    supply = state.orichalcum
    play(state, "building mine")
    assert state.stocked[1] == 1 and state.orichalcum == supply - 1


@clause("OR-15.4")
def test_the_most_hoplites_take_the_marker_without_a_question() -> None:
    state = settled(3)
    run_to(state, "draw_card")
    for seat, hoplites in enumerate((2, 5, 1)):
        hold(state, seat, hoplites=hoplites)
    run_to(state, "take_card")
    assert state.initiative == state.seat == 1


@clause("OR-15.5")
def test_a_tied_holder_gives_the_marker_to_the_only_other() -> None:
    state = settled(3)
    run_to(state, "draw_card")
    for seat, hoplites in enumerate((4, 1, 4)):
        hold(state, seat, hoplites=hoplites)
    run_to(state, "take_card")
    assert state.initiative == 2


@clause("OR-15.5")
def test_a_holder_who_is_not_tied_chooses_freely() -> None:
    state = settled(3)
    run_to(state, "draw_card")
    for seat, hoplites in enumerate((1, 4, 4)):
        hold(state, seat, hoplites=hoplites)
    while step(state) != "initiative":
        play(state, legal(state)[0])
    assert state.seat == 0 and legal(state) == ["initiative seat_2", "initiative seat_3"]
    assert why(state, "initiative seat_1") == "not_tied"


@clause("OR-15.5")
def test_the_tied_holder_may_not_keep_it() -> None:
    state = settled(3)
    run_to(state, "draw_card")
    for seat in range(3):
        hold(state, seat, hoplites=2)
    while step(state) != "initiative":
        play(state, legal(state)[0])
    assert why(state, "initiative seat_1") == "holder_tied"


@clause("OR-15.6")
def test_the_last_in_turn_order_takes_a_hoplite_also_at_the_start() -> None:
    assert [reserve(settled(4, 2), seat) for seat in range(4)] == [(1, 1), (2, 1), (1, 1), (1, 1)]


@clause("OR-16.1")
def test_five_points_without_creatures_win_at_once() -> None:
    state = settled()
    tokens(state, 0, 4)
    hold(state, 0, orichalcum=5)
    play(acting(state, "build"), "medal")
    assert step(state) == "over" and state.winner == 0 and state.places() == [1, 2] and state.legal() == []


@clause("OR-16.2", "OR-5.9")
def test_the_first_of_two_titans_may_win_before_the_second_comes() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    tokens(state, 0, 4)
    play(taken(state, "produce", "forest lagoon"), "lay r3c4", "turn e", "titan theia")
    assert state.winner == 0 and held(state) == ["theia"]


@clause("OR-16.3")
def test_more_than_five_points_do_not_win_beside_a_creature() -> None:
    state = settled()
    land(state, 0, r5c3="V gorgon")
    tokens(state, 0, 6)
    hold(state, 0, orichalcum=5)
    play(acting(state, "build"), "medal")
    assert step(state) == "discard" and state.winner == -1 and state.scores()[0] == 7


@clause("OR-16.4")
def test_the_last_round_ends_the_game_without_a_new_row() -> None:
    state = settled(3)
    state.round = int(ROUNDS)
    run_to(state, "take_card", 1)
    run_to(state, "take_card", 2)
    tokens(state, 1, 2)
    tokens(state, 2, 2)
    land(state, 1, r3c3="V gorgon")
    while step(state) != "over":
        idle(state)
    assert state.winner == 2 and state.row_count == 2 and state.places()[2] == 1


@clause("OR-16.4")
def test_of_equals_the_earliest_in_turn_order_wins_but_the_others_share() -> None:
    state = settled(3, 1)
    state.round = int(ROUNDS)
    run_to(state, "take_card", 2)
    run_to(state, "take_card", 0)
    play(state, "take 1")
    while step(state) not in ("act", "pay", "over"):
        idle(state)
    for seat in range(3):
        state.players[seat].hoplites = 1
        state.players[seat].orichalcum = 1
    while step(state) != "over":
        idle(state)
    assert state.winner == 1


@clause("OR-16.5")
def test_the_winner_is_first_whatever_the_others_hold() -> None:
    state = settled(4)
    land(state, 1, r3c3="V gorgon")
    tokens(state, 1, 7)
    tokens(state, 2, 3)
    tokens(state, 3, 3)
    drain(state, 3, hoplites=20)
    tokens(state, 0, 4)
    hold(state, 0, orichalcum=5)
    play(acting(state, "build"), "medal")
    assert state.places() == [1, 2, 4, 3] and state.scores() == [5, 7, 3, 3]
    hold(state, 3, *reserve(state, 2))
    assert state.places() == [1, 2, 3, 3]


def test_titans_of_others_do_not_end_the_game_in_their_turn() -> None:
    state = settled()
    tokens(state, 1, 4)
    titan(state, 1, "theia")
    play(taken(state, "produce"), "skip")
    assert state.scores()[1] == 5 and step(state) == "discard" and state.winner == -1
