"""The king's walk and the spaces of the city (AE-5, AE-6, AE-24)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.parts import DATA, REACH, SPACES
from aegean.testing import clause

from .positions import Atlantis, at_king, begun


def walker(seats: int = 3, space: str = "t0") -> Atlantis:
    """Seat 0 moves from a space, with what players start with; no guards stand on the posts."""
    game = at_king(seats)
    game.kings_home()
    game.fresh(0)
    for area in range(4):
        game.guard(f"gm{area}")
        game.guard(f"gb{area}")
    if space:
        game.king(0, space)
    return game


@clause("AE-5.1", "AE-5.2", "AE-5.3", "AE-5.5")
def test_round_1_leads_to_any_top_space_without_a_king() -> None:
    game = walker(space="")
    game.king(1, "t2")
    assert game.legal() == ["king t0", "king t1", "king t3"]
    assert game.why("king t2") == "king_there"
    assert game.why("king m0") == "out_of_reach"


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
                game = walker(space=f"t{k}")
                game.board.top_turn, game.board.middle_turn = top, middle
                assert game.legal() == [f"king m{n}" for n in range(8) if n // 2 in areas]
    for middle in range(4):
        for k in range(8):
            areas = {(k // 2 + middle) % 4, (k // 2 + middle + 1) % 4}
            game = walker(space=f"m{k}")
            game.board.middle_turn = middle
            assert game.legal() == [f"king b{n}" for n in range(8) if n // 2 in areas]


@clause("AE-5.5", "AE-24.2")
def test_neutral_and_other_kings_block_their_space() -> None:
    game = walker(2)
    assert game.why("king m7") == "neutral_king"
    game.king(1, "m0")
    assert game.legal() == ["king m1", "king m6"]


@clause("AE-5.6", "AE-5.2")
def test_the_fifth_order_space_lets_a_king_join_another_on_every_level() -> None:
    game = walker(4, "")
    game.order(1, 2, 3, -1, 0)
    for seat, space in enumerate(("t0", "t1", "t2"), 1):
        game.king(seat, space)
    assert len(game.legal()) == 4
    game.order(0, 1, 2, 3)
    assert game.legal() == ["king t3"]


@clause("AE-5.7")
def test_moving_is_compulsory() -> None:
    assert all(move.startswith("king ") for move in walker().legal())


@clause("AE-5.8", "AE-6.2")
def test_the_guard_is_optional_comes_last_and_serves_both_spaces_once() -> None:
    game = walker()
    game.guard("gm0", "white")
    game.only_in_bag("brown")
    game.play("king m1", "draw brown")
    assert (game.question, game.legal()) == ("guard", ["guard take", "guard leave"])
    assert game.goods() == (3, 1, 1, 1)
    game.play("guard take")
    assert game.training() == {"intellectual": 1, "labourer": 1}
    assert game.board.posts[0] == 0
    other = walker()
    other.guard("gm0", "white")
    other.clear("m0")
    other.play("king m0", "book craft", "guard leave")
    assert other.board.posts[0] == 2


@clause("AE-5.8", "AE-14.4")
def test_a_guard_cannot_man_the_workshop_of_the_space_but_a_workshop_manned_there_answers_to_the_guard() -> None:
    game = walker()
    game.educate(0, physicist=1)
    game.guard("gm0", "white")
    game.site("m0", "ws_sb_4")  # white settler: knowledge; needs a physicist
    game.play("king m0", "cell c14", "man physicist", "book craft")
    assert (game.question, game.goods()[0]) == ("guard", 1)
    game.play("guard take")
    assert game.goods()[0] == 2


@clause("AE-6.1", "AE-6.3", "AE-14.45")
def test_all_settlers_of_a_top_space_are_taken_whether_wanted_or_not() -> None:
    game = walker(space="")
    game.court("t3", "brown purple")
    game.play("king t3")
    assert game.training() == {"scientist": 1, "labourer": 1}
    assert game.goods() == (1, 1, 1, 2)
    assert game.board.courts[3] == 0


@clause("AE-6.4")
def test_bag_settlers_go_to_the_starting_field_of_their_colour() -> None:
    game = walker(space="m4")
    game.play("king b5", "draw brown", "draw white", "book craft")
    assert game.training() == {"intellectual": 1, "labourer": 1}


@clause("AE-6.5", "AE-6.13")
def test_any_books_are_chosen_one_by_one() -> None:
    game = walker(space="m0")
    game.play("king b1", "book craft", "book culture")
    assert game.goods() == (1, 2, 2, 2)


@clause("AE-6.6", "AE-6.35")
def test_flames_move_the_priest() -> None:
    game = walker(space="m0")
    game.play("king b3", "book craft")
    assert game.player().priest == 3


@clause("AE-6.7", "AE-6.31", "AE-18.2")
def test_favours_without_an_open_space_are_lost() -> None:
    game = walker()
    game.play("king m7")
    assert game.player().favours == 1
    game = walker()
    for cell in ("c11", "c12", "c14"):
        game.put(0, cell, f"ws_sb_{cell[-1]}")
    game.play("king m7")
    assert game.player().favours == 2


@clause("AE-6.8", "AE-6.28", "AE-6.36", "AE-17.1")
def test_a_pillar_space_offers_its_own_display_only() -> None:
    game = walker(space="t2")
    game.play("king m4")
    assert game.legal() == ["pillar a base", "decline"]
    assert game.why("pillar b base") == "other_display"
    game = walker(space="m3")
    game.display(3, "base_gold_books_1")
    game.play("king b4", "pillar b base")
    assert (game.goods()[3], game.player().priest) == (2, 1)


@clause("AE-6.1", "AE-6.8")
def test_the_card_of_a_pillar_space_may_be_declined() -> None:
    game = walker(space="m3")
    game.display(3, "base_gold_books_1")
    game.play("king b4", "decline")
    assert list(game.player().pillars) == [0] * 9
    assert (game.goods()[3], game.player().priest) == (1, 1)


@clause("AE-6.8")
def test_without_a_legal_card_a_pillar_space_gives_nothing_but_the_rest() -> None:
    game = walker(space="m3")
    game.display(3)
    game.play("king b4")
    assert game.player().priest == 1
    assert list(game.player().pillars) == [0] * 9


@clause("AE-6.9", "AE-6.24", "AE-14.1")
def test_a_workshop_is_taken_only_if_a_cell_is_free() -> None:
    game = walker()
    game.site("m0", "ws_kn_1")
    game.play("king m0", "cell c15")
    assert game.tile_on(0, "c15") == "ws_kn_1"
    assert (game.in_city("m0"), game.vp(), game.question) == ("", 1, "book")
    game = walker()
    cells = ("c11", "c12", "c14", "c15", "c21", "c22", "c23", "c24", "c32", "c33", "c34", "c35")
    for number, cell in enumerate(cells):
        game.put(0, cell, f"ws_sb_{number + 1}" if number < 9 else f"ws_bb_{number - 8}")
    tile = game.in_city("m0")
    game.play("king m0")
    assert (game.in_city("m0"), game.question) == (tile, "book")


@clause("AE-6.10", "AE-6.30", "AE-15.1", "AE-15.2")
def test_an_agora_gives_its_bonus_then_is_placed() -> None:
    game = walker()
    game.site("m6", "agora_4")
    game.play("king m6")
    assert game.goods() == (2, 1, 1, 2)
    assert game.legal() == ["cell c13", "cell c25", "cell c31"]
    game.play("cell c31")
    assert game.player().priest == 1


@clause("AE-6.11", "AE-6.26", "AE-16.1", "AE-16.3")
def test_a_ship_is_taken_if_a_ship_space_is_free() -> None:
    game = walker(space="t1")
    game.site("m2", "whale")
    game.play("king m2")
    assert (game.vp(), game.player().ship_count, game.question) == (1, 1, "book")
    game = walker(space="t1")
    for kind in ("turtle", "turtle", "dolphin", "dolphin", "crab", "crab"):
        game.ship(0, kind)
    game.site("m2", "whale")
    game.play("king m2")
    assert (game.in_city("m2"), game.player().ship_count) == ("whale", 6)


@clause("AE-6.12")
def test_who_shares_a_space_gets_what_is_still_there() -> None:
    game = walker(4, "t1")
    game.order(1, 2, 3, -1, 0)
    game.king(1, "m2")
    game.clear("m2")
    game.play("king m2", "book craft")
    assert (game.player().ship_count, game.goods()) == (0, (1, 1, 2, 1))


SPACES_GIVE = {
    "t0": ("", (2, 1, 1, 1), 0), "t1": ("", (1, 2, 1, 1), 0), "t2": ("", (1, 1, 2, 1), 0), "t3": ("", (1, 1, 1, 2), 0),
    "m1": ("t0", (3, 1, 1, 1), 1), "m3": ("t1", (1, 3, 1, 1), 1), "m5": ("t2", (1, 1, 3, 1), 1),
    "m7": ("t0", (1, 1, 1, 1), 0), "b3": ("m0", (1, 1, 1, 1), 0),
}  # fmt: skip


@pytest.mark.parametrize("space", SPACES_GIVE)
@clause("AE-6.20 to AE-6.39")
def test_what_the_spaces_give(space: str) -> None:
    start, expected, drawn = SPACES_GIVE[space]
    game = walker(space=start)
    before = sum(game.player().fields)
    game.play(f"king {space}")
    for _ in range(drawn):
        game.play("draw purple")
    assert game.goods() == expected
    if space[0] == "t":
        assert sum(game.player().fields) == before + 2
    if drawn:
        assert game.training() == {"scientist": 1}


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
    game = walker(space="m0")
    game.site("b0", "agora_5")
    game.play("king b0", "cell c13")
    assert (game.goods(), game.player().favours, game.player().priest) == ((1, 2, 1, 2), 1, 1)
    game = walker(space="m0")
    game.site("b2", "ws_ag_1")
    game.play("king b2", "cell c15")
    assert (game.player().priest, game.vp()) == (1, 1)
    for space, tile in (("b6", "turtle"), ("b7", "ws_ag_1")):
        game = walker(space="m4")
        game.site(space, tile)
        game.play(f"king {space}")
        if space == "b7":
            game.play("cell c15")
        game.play("book craft")
        assert game.goods() == (1, 1, 2, 1)


@clause("AE-24.2", "AE-24.3")
def test_neutral_kings_block_and_turn_with_their_level() -> None:
    game = begun(2)
    assert not walker(2, "m0").can("king b0")
    assert game.board.neutral_middle == 4 + 7


@clause("AE-18.2")
def test_a_taken_favour_space_takes_no_second_marker() -> None:
    game = walker(space="m0")
    game.favour(0, 1)
    game.site("b0", "agora_5")
    game.play("king b0", "cell c13")
    assert game.player().favours == 1
