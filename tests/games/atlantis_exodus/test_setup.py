"""Setup, years and player order (AE-1 to AE-4)."""

from __future__ import annotations

import pytest

from aegean.core.state import OVER
from aegean.games.atlantis_exodus.bits import size
from aegean.games.atlantis_exodus.board import Board, site_tile
from aegean.games.atlantis_exodus.rules.preparation import LAY_TILE, STOCK
from aegean.games.atlantis_exodus.rules.stacks import lies_open
from aegean.games.atlantis_exodus.tiles import FILLED, FIRST_AGORA, FIRST_SHIP, SHOWS_SETTLER, TILES
from aegean.testing import clause

from .handout import educate, give, king, lose_supply, open_tile, piled, pillar, put, score, site
from .positions import (
    GAME,
    at_king,
    at_main,
    begun,
    can,
    chances,
    goods,
    idle,
    in_city,
    legal,
    order_of,
    play,
    player,
    run_to,
    scrolls,
    settlers_on,
    step,
    vp,
    why,
)


@clause("AE-1.1", "AE-3.1")
def test_a_game_lasts_five_years_of_three_rounds() -> None:
    state = begun(2)
    rounds: list[tuple[int, int, str]] = []
    while state.seat != OVER:
        if step(state) in ("king", "main") and (not rounds or rounds[-1] != (state.year, state.round, step(state))):
            rounds.append((state.year, state.round, step(state)))
        idle(state)
    expected = [(y, r, name) for y in range(1, 6) for r in range(1, 4) for name in ("king", "main")]
    assert [(int(y), int(r), name) for y, r, name in rounds] == expected


@clause("AE-1.2", "AE-17.12")
def test_points_cannot_be_spent_below_zero() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_vp_to_book_or_flame_1")
    assert why(state, "use 1 base") == "no_points"
    score(state, 0, 1)
    play(state, "use 1 base", "flame")
    assert (vp(state), player(state).priest) == (0, 1)


@clause("AE-1.3", "AE-1.4", "AE-26.1")
def test_any_book_means_a_colour_the_supply_still_holds() -> None:
    state = begun(3)
    lose_supply(state, "knowledge", "craft")
    play(state, "order order_3")
    assert legal(state) == ["book culture"]
    assert why(state, "book craft") == "supply_empty"
    state = begun(3)
    lose_supply(state, "knowledge", "culture", "craft")
    play(state, "order order_3")
    assert (step(state), state.seat) == ("order", 1)


@clause("AE-1.5", "AE-5.8")
def test_the_pieces_of_a_space_come_one_after_the_other() -> None:
    state = at_king(3)
    king(state, 0, "m0")
    play(state, "king b1", "guard leave")
    assert goods(state)[3] > 1
    play(state, "book craft")
    assert step(state) == "book"


@clause("AE-1.6")
def test_sent_settlers_keep_only_their_colour() -> None:
    state = at_main()
    educate(state, 0, physicist=1)
    put(state, 0, "c11", "lodging_sand_3", "white")
    play(state, "send physicist", "lodge")
    assert settlers_on(state, 0, "c11") == ["white", "purple", ""]


@clause("AE-1.7")
def test_gold_is_no_joker() -> None:
    state = at_main()
    educate(state, 0, scientist=1)
    give(state, 0, knowledge=1, culture=0, craft=0, gold=9)
    assert legal(state, "train") == []
    assert why(state, "train scientist physicist") == "goods_short"


@clause("AE-2.1", "AE-2.13", "AE-2.5")
def test_the_city_is_unturned_and_players_start_alike() -> None:
    state = begun(3)
    assert (state.top_turn, state.middle_turn, state.year, state.wave) == (0, 0, 1, -1)
    for one in state.players:
        assert list(one.goods) == [1, 1, 1, 1]
        assert (one.favours, one.vp, one.priest, one.king) == (0, 0, 0, -1)


@clause("AE-2.2", "AE-17.23")
def test_each_display_gets_a_base_a_shaft_and_a_capital() -> None:
    state = GAME.start(2)
    dealt = []
    while step(state) == "deal_pillar":
        dealt.append(legal(state)[0])
        assert set(chances(state).values()) == {1}
        play(state, legal(state)[0])
    assert [move.split()[1].split("_")[0] for move in dealt] == ["base", "base", "shaft", "shaft", "capital", "capital"]
    assert [len(piled(state, pile)) for pile in range(6)] == [1] * 6


@pytest.mark.parametrize(("seats", "cards", "slots"), [(1, 19, 3), (2, 19, 3), (3, 32, 4), (4, 32, 5)])
@clause("AE-2.3", "AE-24.1", "AE-10.8")
def test_the_knowledge_deck_and_display_depend_on_the_players(seats: int, cards: int, slots: int) -> None:
    state = begun(seats)
    assert state.scroll_deck.total + slots == cards
    assert [bool(name) for name in scrolls(state)] == [slot < slots for slot in range(5)]


@clause("AE-2.4", "AE-2.7")
def test_decks_and_stacks_are_unordered_until_revealed() -> None:
    state = GAME.start(2)
    assert size(state.influence_deck) == 24
    assert (size(state.workshop_stack), size(state.agora_stack), state.ship_stack.total) == (25, 15, 18)
    assert (state.lodging_stack.total, size(state.monument_stack)) == (20, 12)


@pytest.mark.parametrize(("seats", "settlers"), [(1, 20), (2, 20), (3, 30), (4, 40)])
@clause("AE-2.6", "AE-24.1")
def test_the_bag_depends_on_the_players(seats: int, settlers: int) -> None:
    assert list(GAME.start(seats).bag.counts) == [settlers] * 3


@clause("AE-2.8", "AE-26.8")
def test_seven_spaces_get_a_tile_in_their_order() -> None:
    state = begun(2)
    kinds = ["ws", "", "agora", "agora", "ws", "", "ws"]
    for space, kind in zip(("m0", "m2", "m6", "b0", "b2", "b6", "b7"), kinds, strict=True):
        assert in_city(state, space).startswith(kind) and in_city(state, space)
    state = GAME.start(2)
    run = []
    while step(state) in ("deal_pillar", "deal_scroll", "lay_tile"):
        if step(state) == "lay_tile":
            run.append(LAY_TILE.site(state))
        idle(state)
    assert run == list(range(7))


@clause("AE-2.9")
def test_settlers_are_drawn_onto_the_city_in_order() -> None:
    state = GAME.start(2)
    while step(state) != "stock":
        idle(state)
    assert chances(state) == {"draw purple": 20, "draw white": 20, "draw brown": 20}
    places = []
    while step(state) == "stock":
        places.append(STOCK.place(state))
        idle(state)
    agoras = sum(
        FIRST_AGORA <= site_tile(value) < FIRST_SHIP and SHOWS_SETTLER[site_tile(value) - FIRST_AGORA] > 0
        for value in state.city
    )
    assert places[:16] == [0, 0, 1, 1, 2, 2, 3, 3, *range(4, 12)]
    assert len(places) == 16 + agoras
    assert [FILLED[crowd] for crowd in state.courts] == [2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 3), (3, 4), (4, 4)])
@clause("AE-2.10", "AE-2.11", "AE-24.1")
def test_lodgings_and_monuments_lie_open(seats: int, count: int) -> None:
    state = begun(seats)
    assert all(state.lodgings)
    assert [size(pile) for pile in state.monuments] == [count, count]
    assert size(state.monument_stack) == 12 - 2 * count


@clause("AE-2.12")
def test_the_rest_is_the_supply() -> None:
    assert list(begun(4).supply) == [21, 21, 21, 16, 16]


@clause("AE-2.14")
def test_the_sorting_track_begins_with_a_random_seat() -> None:
    state = GAME.start(3)
    while step(state) != "start_player":
        idle(state)
    assert chances(state) == {"start seat_1": 1, "start seat_2": 1, "start seat_3": 1}
    play(state, "start seat_2")
    assert list(state.sorting) == [1, 2, 0, -1]
    assert state.seat == 1


@pytest.mark.parametrize(("seats", "kings"), [(1, (11, 12)), (2, (11, 12)), (3, (-1, -1)), (4, (-1, -1))])
@clause("AE-2.15", "AE-24.2", "AE-25.1")
def test_neutral_kings_stand_on_the_favour_spaces(seats: int, kings: tuple[int, int]) -> None:
    state = begun(seats)
    assert (state.neutral_middle, state.neutral_bottom) == kings


@clause("AE-3.2")
def test_a_new_year_brings_kings_home_and_clears_the_city() -> None:
    state = at_king(3, round_=3)
    run_to(state, "wave")
    assert [one.king for one in state.players] == [-1, -1, -1]
    assert state.year == 2
    site(state, "m6", "agora_10", "purple")
    purple = state.bag.counts[0]
    old = [in_city(state, space) for space in ("m0", "m2", "m6", "b2", "b7") if in_city(state, space)]
    play(state, "wave 1 1")
    assert step(state) == "lay_tile"
    assert not any(state.city)
    assert state.bag.counts[0] == purple + 1  # the settler of the agora is back in the bag
    assert len(old) > 1 and all(open_name(state, name) for name in old)


def open_name(state: Board, name: str) -> bool:
    """Whether a tile of the name lies open."""
    return lies_open(state, TILES.index(name))


@clause("AE-3.2")
def test_a_new_year_deals_one_more_pillar_card_on_every_pile_while_there_are_some() -> None:
    state = begun(3)
    heights = []
    for year in range(2, 6):
        while state.year < year or step(state) != "order":
            idle(state)
        heights.append([len(piled(state, pile)) for pile in range(6)])
    assert heights[1][2] == heights[2][2] == heights[3][2] == 3
    assert heights[3] == [5, 5, 3, 5, 5, 3] or heights[3][0] + heights[3][3] + own_cards(state, 0) == 10


def own_cards(state: Board, stage: int) -> int:
    """Pillar cards of a stage that players own."""
    return sum(card > 0 for one in state.players for card in list(one.pillars)[stage::3])


@clause("AE-3.2")
def test_the_last_player_sorts_first_next_year() -> None:
    state = begun(4)
    play(state, "order order_4", "order order_1", "order order_5", "order order_2")
    while state.year < 2 or step(state) != "order":
        idle(state)
    assert list(state.sorting) == [2, 0, 3, 1]
    assert state.seat == 2


@clause("AE-3.3")
def test_open_tiles_stay_for_the_rest_of_the_game() -> None:
    state = at_king(2)
    open_tile(state, "ws_sb_9")
    while state.year < 4:
        idle(state)
    assert open_name(state, "ws_sb_9")


@clause("AE-4.2", "AE-4.3", "AE-4.5", "AE-4.8")
def test_what_the_order_spaces_give() -> None:
    state = begun(4)
    put(state, 0, "c11", "ws_bb_1", "purple white")
    play(state, "order order_2", "order order_4", "order order_1")
    assert [int(one.priest) for one in state.players] == [1, 0, 0, 0]
    assert [goods(state, seat) for seat in range(3)] == [(1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 1, 1)]
    state = begun(2)
    put(state, 0, "c11", "ws_bb_1", "purple white")
    play(state, "order order_3", "book knowledge")
    assert goods(state) == (2, 1, 1, 1)  # not from Atlantis, so no culture book


@clause("AE-4.1", "AE-4.6")
def test_the_fifth_order_space_needs_four_players() -> None:
    assert not can(begun(3), "order order_5")
    assert why(begun(2), "order order_5") == "four_players"
    assert can(begun(4), "order order_5")


@clause("AE-4.7", "AE-7.1")
def test_the_markers_from_left_to_right_are_the_order_of_both_phases() -> None:
    state = begun(3)
    play(state, "order order_4", "order order_2", "order order_1")
    state_kings = state.clone()
    assert order_of(state_kings, "king") == [2, 1, 0]
    assert order_of(state, "main") == [2, 1, 0]
