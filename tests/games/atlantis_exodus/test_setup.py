"""Setup, years and player order (AE-1 to AE-4)."""

from __future__ import annotations

import pytest

from aegean.core.state import OVER
from aegean.games.atlantis_exodus.bits import size
from aegean.games.atlantis_exodus.board import site_tile
from aegean.games.atlantis_exodus.rules.preparation import LAY_TILE, STOCK
from aegean.games.atlantis_exodus.rules.stacks import lies_open
from aegean.games.atlantis_exodus.tiles import FILLED, FIRST_AGORA, FIRST_SHIP, SHOWS_SETTLER, TILES
from aegean.testing import clause

from .positions import Atlantis, at_king, at_main, begun


@clause("AE-1.1", "AE-3.1")
def test_a_game_lasts_five_years_of_three_rounds() -> None:
    game = begun(2)
    rounds: list[tuple[int, int, str]] = []
    while game.board.seat != OVER:
        if game.question in ("king", "main") and (
            not rounds or rounds[-1] != (game.board.year, game.board.round, game.question)
        ):
            rounds.append((game.board.year, game.board.round, game.question))
        game.idle()
    expected = [(y, r, name) for y in range(1, 6) for r in range(1, 4) for name in ("king", "main")]
    assert [(int(y), int(r), name) for y, r, name in rounds] == expected


@clause("AE-1.2", "AE-17.12")
def test_points_cannot_be_spent_below_zero() -> None:
    game = at_main()
    game.pillar(0, 1, "base_vp_to_book_or_flame_1")
    assert game.why("use 1 base") == "no_points"
    game.score(0, 1)
    game.play("use 1 base", "flame")
    assert (game.vp(), game.player().priest) == (0, 1)


@clause("AE-1.3", "AE-1.4", "AE-26.1")
def test_any_book_means_a_colour_the_supply_still_holds() -> None:
    game = begun(3)
    game.lose_supply("knowledge", "craft")
    game.play("order order_3")
    assert game.legal() == ["book culture"]
    assert game.why("book craft") == "supply_empty"
    game = begun(3)
    game.lose_supply("knowledge", "culture", "craft")
    game.play("order order_3")
    assert (game.question, game.board.seat) == ("order", 1)


@clause("AE-1.5", "AE-5.8")
def test_the_pieces_of_a_space_come_one_after_the_other() -> None:
    game = at_king(3)
    game.king(0, "m0")
    game.play("king b1")
    assert game.goods()[3] > 1
    game.play("book craft")
    assert game.question == "book"


@clause("AE-1.6")
def test_sent_settlers_keep_only_their_colour() -> None:
    game = at_main()
    game.educate(0, physicist=1)
    game.put(0, "c11", "lodging_sand_3", "white")
    game.play("send physicist", "lodge")
    assert game.settlers_on(0, "c11") == ["white", "purple", ""]


@clause("AE-1.7", "AE-8.1")
def test_gold_is_no_joker() -> None:
    game = at_main()
    game.educate(0, scientist=1)
    game.give(0, knowledge=1, culture=0, craft=0, gold=9)
    assert game.legal("train") == []
    assert game.why("train scientist physicist") == "goods_short"


@clause("AE-2.1", "AE-2.13", "AE-2.5")
def test_the_city_is_unturned_and_players_start_alike() -> None:
    game = begun(3)
    assert (game.board.top_turn, game.board.middle_turn, game.board.year, game.board.wave) == (0, 0, 1, -1)
    for one in game.board.players:
        assert list(one.goods) == [1, 1, 1, 1]
        assert (one.favours, one.vp, one.priest, one.king) == (0, 0, 0, -1)


@clause("AE-2.2", "AE-17.23")
def test_each_display_gets_a_base_a_shaft_and_a_capital() -> None:
    game = Atlantis.start(2)
    dealt = []
    while game.question == "deal_pillar":
        dealt.append(game.legal()[0])
        assert set(game.chances().values()) == {1}
        game.play(game.legal()[0])
    assert [move.split()[1].split("_")[0] for move in dealt] == ["base", "base", "shaft", "shaft", "capital", "capital"]
    assert [len(game.piled(pile)) for pile in range(6)] == [1] * 6


@pytest.mark.parametrize(("seats", "cards", "slots"), [(1, 19, 3), (2, 19, 3), (3, 32, 4), (4, 32, 5)])
@clause("AE-2.3", "AE-24.1", "AE-10.8")
def test_the_knowledge_deck_and_display_depend_on_the_players(seats: int, cards: int, slots: int) -> None:
    game = begun(seats)
    assert game.board.scroll_deck.total + slots == cards
    assert [bool(name) for name in game.scrolls()] == [slot < slots for slot in range(5)]


@clause("AE-2.4", "AE-2.7")
def test_decks_and_stacks_are_unordered_until_revealed() -> None:
    game = Atlantis.start(2)
    assert size(game.board.influence_deck) == 24
    assert (size(game.board.workshop_stack), size(game.board.agora_stack), game.board.ship_stack.total) == (25, 15, 18)
    assert (game.board.lodging_stack.total, size(game.board.monument_stack)) == (20, 12)


@pytest.mark.parametrize(("seats", "settlers"), [(1, 20), (2, 20), (3, 30), (4, 40)])
@clause("AE-2.6", "AE-24.1")
def test_the_bag_depends_on_the_players(seats: int, settlers: int) -> None:
    assert list(Atlantis.start(seats).board.bag.counts) == [settlers] * 3


@clause("AE-2.8", "AE-26.8")
def test_seven_spaces_get_a_tile_in_their_order() -> None:
    game = begun(2)
    kinds = ["ws", "", "agora", "agora", "ws", "", "ws"]
    for space, kind in zip(("m0", "m2", "m6", "b0", "b2", "b6", "b7"), kinds, strict=True):
        assert game.in_city(space).startswith(kind) and game.in_city(space)
    game = Atlantis.start(2)
    run = []
    while game.question in ("deal_pillar", "deal_scroll", "lay_tile"):
        if game.question == "lay_tile":
            run.append(LAY_TILE.site(game.board))
        game.idle()
    assert run == list(range(7))


@clause("AE-2.9")
def test_settlers_are_drawn_onto_the_city_in_order() -> None:
    game = Atlantis.start(2)
    while game.question != "stock":
        game.idle()
    assert game.chances() == {"draw purple": 20, "draw white": 20, "draw brown": 20}
    places = []
    while game.question == "stock":
        places.append(STOCK.place(game.board))
        game.idle()
    agoras = sum(
        FIRST_AGORA <= site_tile(value) < FIRST_SHIP and SHOWS_SETTLER[site_tile(value) - FIRST_AGORA] > 0
        for value in game.board.city
    )
    assert places[:16] == [0, 0, 1, 1, 2, 2, 3, 3, *range(4, 12)]
    assert len(places) == 16 + agoras
    assert [FILLED[crowd] for crowd in game.board.courts] == [2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 3), (3, 4), (4, 4)])
@clause("AE-2.10", "AE-2.11", "AE-24.1")
def test_lodgings_and_monuments_lie_open(seats: int, count: int) -> None:
    game = begun(seats)
    assert all(game.board.lodgings)
    assert [size(pile) for pile in game.board.monuments] == [count, count]
    assert size(game.board.monument_stack) == 12 - 2 * count


@clause("AE-2.12")
def test_the_rest_is_the_supply() -> None:
    assert list(begun(4).board.supply) == [21, 21, 21, 16, 16]


@clause("AE-2.14")
def test_the_sorting_track_begins_with_a_random_seat() -> None:
    game = Atlantis.start(3)
    while game.question != "start_player":
        game.idle()
    assert game.chances() == {"start seat_1": 1, "start seat_2": 1, "start seat_3": 1}
    game.play("start seat_2")
    assert list(game.board.sorting) == [1, 2, 0, -1]
    assert game.board.seat == 1


@pytest.mark.parametrize(("seats", "kings"), [(1, (11, 12)), (2, (11, 12)), (3, (-1, -1)), (4, (-1, -1))])
@clause("AE-2.15", "AE-24.2", "AE-25.1")
def test_neutral_kings_stand_on_the_favour_spaces(seats: int, kings: tuple[int, int]) -> None:
    game = begun(seats)
    assert (game.board.neutral_middle, game.board.neutral_bottom) == kings


@clause("AE-3.2")
def test_a_new_year_brings_kings_home_and_clears_the_city() -> None:
    game = at_king(3, round_=3)
    game.idle_until("wave")
    assert [one.king for one in game.board.players] == [-1, -1, -1]
    assert game.board.year == 2
    game.site("m6", "agora_10", "purple")
    purple = game.board.bag.counts[0]
    old = [game.in_city(space) for space in ("m0", "m2", "m6", "b2", "b7") if game.in_city(space)]
    game.play("wave 1 1")
    assert game.question == "lay_tile"
    assert not any(game.board.city)
    assert game.board.bag.counts[0] == purple + 1  # the settler of the agora is back in the bag
    assert len(old) > 1 and all(open_name(game, name) for name in old)


def open_name(game: Atlantis, name: str) -> bool:
    """Whether a tile of the name lies open."""
    return lies_open(game.board, TILES.index(name))


@clause("AE-3.2")
def test_a_new_year_deals_one_more_pillar_card_on_every_pile_while_there_are_some() -> None:
    game = begun(3)
    heights = []
    for year in range(2, 6):
        while game.board.year < year or game.question != "order":
            game.idle()
        heights.append([len(game.piled(pile)) for pile in range(6)])
    assert heights[1][2] == heights[2][2] == heights[3][2] == 3
    assert heights[3] == [5, 5, 3, 5, 5, 3] or heights[3][0] + heights[3][3] + own_cards(game, 0) == 10


def own_cards(game: Atlantis, stage: int) -> int:
    """Pillar cards of a stage that players own."""
    return sum(card > 0 for one in game.board.players for card in list(one.pillars)[stage::3])


@clause("AE-3.2")
def test_the_last_player_sorts_first_next_year() -> None:
    game = begun(4)
    game.play("order order_4", "order order_1", "order order_5", "order order_2")
    while game.board.year < 2 or game.question != "order":
        game.idle()
    assert list(game.board.sorting) == [2, 0, 3, 1]
    assert game.board.seat == 2


@clause("AE-3.3")
def test_open_tiles_stay_for_the_rest_of_the_game() -> None:
    game = at_king(2)
    game.open_tile("ws_sb_9")
    while game.board.year < 4:
        game.idle()
    assert open_name(game, "ws_sb_9")


@clause("AE-4.2", "AE-4.3", "AE-4.5", "AE-4.8")
def test_what_the_order_spaces_give() -> None:
    game = begun(4)
    game.put(0, "c11", "ws_bb_1", "purple white")
    game.play("order order_2", "order order_4", "order order_1")
    assert [int(one.priest) for one in game.board.players] == [1, 0, 0, 0]
    assert [game.goods(seat) for seat in range(3)] == [(1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 1, 1)]
    game = begun(2)
    game.put(0, "c11", "ws_bb_1", "purple white")
    game.play("order order_3", "book knowledge")
    assert game.goods() == (2, 1, 1, 1)  # not from Atlantis, so no culture book


@clause("AE-4.1", "AE-4.6")
def test_the_fifth_order_space_needs_four_players() -> None:
    assert not begun(3).can("order order_5")
    assert begun(2).why("order order_5") == "four_players"
    assert begun(4).can("order order_5")


@clause("AE-4.7", "AE-7.1")
def test_the_markers_from_left_to_right_are_the_order_of_both_phases() -> None:
    game = begun(3)
    game.play("order order_4", "order order_2", "order order_1")
    twin = game.clone()
    assert twin.order_of("king") == [2, 1, 0]
    assert game.order_of("main") == [2, 1, 0]
