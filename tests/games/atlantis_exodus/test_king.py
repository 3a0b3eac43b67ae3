"""The king's walk and the spaces of the city (AE-5, AE-6, AE-24)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import DATA, REACH, SPACES
from aegean.testing import clause

from .handout import clear, court, display, favour, guard, king, kings_home, order, put, ship, site
from .positions import at_king, begun, can, fresh, goods, in_city, legal, play, player, step, tile_on, training, vp, why


def walker(seats: int = 3, space: str = "t0") -> Board:
    """Seat 0 moves from a space, with what players start with; no guards stand on the posts."""
    state = at_king(seats)
    kings_home(state)
    fresh(state, 0)
    for area in range(4):
        guard(state, f"gm{area}")
        guard(state, f"gb{area}")
    if space:
        king(state, 0, space)
    return state


@clause("AE-5.1", "AE-5.2")
def test_round_1_leads_to_any_top_space_without_a_king() -> None:
    state = walker(space="")
    king(state, 1, "t2")
    assert legal(state) == ["king t0", "king t1", "king t3"]
    assert why(state, "king t2") == "king_there"
    assert why(state, "king m0") == "out_of_reach"


@clause("AE-5.3", "AE-5.4", "AE-5.7")
def test_a_space_reaches_exactly_four_of_the_eight_below() -> None:
    for turn in range(4):
        for space in range(12):
            assert bin(REACH[turn * 20 + space]).count("1") == 4


@clause("AE-5.4")
def test_reach_follows_the_staggered_walls() -> None:
    for top in range(4):
        for middle in range(4):
            d = (top - middle) % 4
            for k in range(4):
                areas = {(k + d - 1) % 4, (k + d) % 4}
                state = walker(space=f"t{k}")
                state.top_turn, state.middle_turn = top, middle
                assert legal(state) == [f"king m{n}" for n in range(8) if n // 2 in areas]
    for middle in range(4):
        for k in range(8):
            areas = {(k // 2 + middle) % 4, (k // 2 + middle + 1) % 4}
            state = walker(space=f"m{k}")
            state.middle_turn = middle
            assert legal(state) == [f"king b{n}" for n in range(8) if n // 2 in areas]


@clause("AE-5.5", "AE-24.2")
def test_neutral_and_other_kings_block_their_space() -> None:
    state = walker(2)
    assert why(state, "king m7") == "neutral_king"
    king(state, 1, "m0")
    assert legal(state) == ["king m1", "king m6"]


@clause("AE-5.6", "AE-5.2")
def test_the_fifth_order_space_lets_a_king_join_another_on_every_level() -> None:
    state = walker(4, "")
    order(state, 1, 2, 3, -1, 0)
    for seat, space in enumerate(("t0", "t1", "t2"), 1):
        king(state, seat, space)
    assert len(legal(state)) == 4
    order(state, 0, 1, 2, 3)
    assert legal(state) == ["king t3"]


@clause("AE-5.7")
def test_moving_is_compulsory() -> None:
    assert all(move.startswith("king ") for move in legal(walker()))


@clause("AE-5.8", "AE-6.2")
def test_the_guard_is_optional_comes_first_and_serves_both_spaces_once() -> None:
    state = walker()
    guard(state, "gm0", "white")
    play(state, "king m1")
    assert (step(state), legal(state)) == ("guard", ["guard take", "guard leave"])
    play(state, "guard take")
    assert training(state) == {"intellectual": 1}
    assert state.posts[0] == 0
    other = walker()
    guard(other, "gm0", "white")
    play(other, "king m0", "guard leave")
    assert other.posts[0] == 2


@clause("AE-6.1", "AE-6.3", "AE-14.45")
def test_all_settlers_of_a_top_space_are_taken_whether_wanted_or_not() -> None:
    state = walker(space="")
    court(state, "t3", "brown purple")
    play(state, "king t3")
    assert training(state) == {"scientist": 1, "labourer": 1}
    assert goods(state) == (1, 1, 1, 2)
    assert state.courts[3] == 0


@clause("AE-6.4")
def test_bag_settlers_go_to_the_starting_field_of_their_colour() -> None:
    state = walker(space="m4")
    play(state, "king b5", "draw brown", "draw white", "book craft")
    assert training(state) == {"intellectual": 1, "labourer": 1}


@clause("AE-6.5", "AE-6.13")
def test_any_books_are_chosen_one_by_one() -> None:
    state = walker(space="m0")
    play(state, "king b1", "book craft", "book culture")
    assert goods(state) == (1, 2, 2, 2)


@clause("AE-6.6", "AE-6.35")
def test_flames_move_the_priest() -> None:
    state = walker(space="m0")
    play(state, "king b3", "book craft")
    assert player(state).priest == 3


@clause("AE-6.7", "AE-6.31", "AE-18.2")
def test_favours_without_an_open_space_are_lost() -> None:
    state = walker()
    play(state, "king m7")
    assert player(state).favours == 1
    state = walker()
    for cell in ("c11", "c12", "c14"):
        put(state, 0, cell, f"ws_sb_{cell[-1]}")
    play(state, "king m7")
    assert player(state).favours == 2


@clause("AE-6.8", "AE-6.28", "AE-6.36", "AE-17.1")
def test_a_pillar_space_offers_its_own_display_only() -> None:
    state = walker(space="t2")
    play(state, "king m4")
    assert legal(state) == ["pillar a base"]
    assert why(state, "pillar b base") == "other_display"
    state = walker(space="m3")
    display(state, 3, "base_gold_books_1")
    play(state, "king b4", "pillar b base")
    assert (goods(state)[3], player(state).priest) == (2, 1)


@clause("AE-6.8")
def test_without_a_legal_card_a_pillar_space_gives_nothing_but_the_rest() -> None:
    state = walker(space="m3")
    display(state, 3)
    play(state, "king b4")
    assert player(state).priest == 1
    assert list(player(state).pillars) == [0] * 9


@clause("AE-6.9", "AE-6.24", "AE-14.1")
def test_a_workshop_is_taken_only_if_a_cell_is_free() -> None:
    state = walker()
    site(state, "m0", "ws_kn_1")
    play(state, "king m0", "cell c15")
    assert tile_on(state, 0, "c15") == "ws_kn_1"
    assert (in_city(state, "m0"), vp(state), step(state)) == ("", 1, "book")
    state = walker()
    cells = ("c11", "c12", "c14", "c15", "c21", "c22", "c23", "c24", "c32", "c33", "c34", "c35")
    for number, cell in enumerate(cells):
        put(state, 0, cell, f"ws_sb_{number + 1}" if number < 9 else f"ws_bb_{number - 8}")
    tile = in_city(state, "m0")
    play(state, "king m0")
    assert (in_city(state, "m0"), step(state)) == (tile, "book")


@clause("AE-6.10", "AE-6.30", "AE-15.1", "AE-15.2")
def test_an_agora_gives_its_bonus_then_is_placed() -> None:
    state = walker()
    site(state, "m6", "agora_4")
    play(state, "king m6")
    assert goods(state) == (2, 1, 1, 2)
    assert legal(state) == ["cell c13", "cell c25", "cell c31"]
    play(state, "cell c31")
    assert player(state).priest == 1


@clause("AE-6.11", "AE-6.26", "AE-16.1", "AE-16.3")
def test_a_ship_is_taken_if_a_ship_space_is_free() -> None:
    state = walker(space="t1")
    site(state, "m2", "whale")
    play(state, "king m2")
    assert (vp(state), player(state).ship_count, step(state)) == (1, 1, "book")
    state = walker(space="t1")
    for kind in ("turtle", "turtle", "dolphin", "dolphin", "crab", "crab"):
        ship(state, 0, kind)
    site(state, "m2", "whale")
    play(state, "king m2")
    assert (in_city(state, "m2"), player(state).ship_count) == ("whale", 6)


@clause("AE-6.12")
def test_who_shares_a_space_gets_what_is_still_there() -> None:
    state = walker(4, "t1")
    order(state, 1, 2, 3, -1, 0)
    king(state, 1, "m2")
    clear(state, "m2")
    play(state, "king m2", "book craft")
    assert (player(state).ship_count, goods(state)) == (0, (1, 1, 2, 1))


SPACES_GIVE = {
    "t0": ("", (2, 1, 1, 1), 0), "t1": ("", (1, 2, 1, 1), 0), "t2": ("", (1, 1, 2, 1), 0), "t3": ("", (1, 1, 1, 2), 0),
    "m1": ("t0", (3, 1, 1, 1), 1), "m3": ("t1", (1, 3, 1, 1), 1), "m5": ("t2", (1, 1, 3, 1), 1),
    "m7": ("t0", (1, 1, 1, 1), 0), "b3": ("m0", (1, 1, 1, 1), 0),
}  # fmt: skip


@pytest.mark.parametrize("space", SPACES_GIVE)
@clause("AE-6.20 to AE-6.39")
def test_what_the_spaces_give(space: str) -> None:
    start, expected, drawn = SPACES_GIVE[space]
    state = walker(space=start)
    before = sum(player(state).fields)
    play(state, f"king {space}")
    for _ in range(drawn):
        play(state, "draw purple")
    assert goods(state) == expected
    if space[0] == "t":
        assert sum(player(state).fields) == before + 2
    if drawn:
        assert training(state) == {"scientist": 1}


@clause("AE-6.20 to AE-6.39")
def test_the_data_of_the_spaces_is_complete() -> None:
    rows = DATA.rows("space")
    assert [row.text("id") for row in rows] == SPACES
    tiles = {
        "m0": "workshop",
        "m2": "ship",
        "m6": "agora",
        "b0": "agora",
        "b2": "workshop",
        "b6": "ship",
        "b7": "workshop",
    }
    assert {row.text("id"): row.text("tile") for row in rows if row.text("tile")} == tiles
    assert all(row.rows("bonus") for row in rows)


@clause("AE-6.32", "AE-6.33", "AE-6.34", "AE-6.37", "AE-6.38", "AE-6.39")
def test_the_bottom_spaces_with_several_gifts() -> None:
    state = walker(space="m0")
    site(state, "b0", "agora_5")
    play(state, "king b0", "cell c13")
    assert (goods(state), player(state).favours, player(state).priest) == ((1, 2, 1, 2), 1, 1)
    state = walker(space="m0")
    site(state, "b2", "ws_ag_1")
    play(state, "king b2", "cell c15")
    assert (player(state).priest, vp(state)) == (1, 1)
    for space, tile in (("b6", "turtle"), ("b7", "ws_ag_1")):
        state = walker(space="m4")
        site(state, space, tile)
        play(state, f"king {space}")
        if space == "b7":
            play(state, "cell c15")
        play(state, "book craft")
        assert goods(state) == (1, 1, 2, 1)


@clause("AE-24.2", "AE-24.3")
def test_neutral_kings_block_and_turn_with_their_level() -> None:
    state = begun(2)
    assert not can(walker(2, "m0"), "king b0")
    assert state.neutral_middle == 4 + 7


@clause("AE-18.2")
def test_a_taken_favour_space_takes_no_second_marker() -> None:
    state = walker(space="m0")
    favour(state, 0, 1)
    site(state, "b0", "agora_5")
    play(state, "king b0", "cell c13")
    assert player(state).favours == 1
