"""The worked examples of the specification that are our own, X-14 to X-29."""

from __future__ import annotations

from aegean.games.atlantis_exodus.rules.king import KING
from aegean.games.atlantis_exodus.scoring import final_points, line_points
from aegean.testing import clause

from .positions import at_king, at_main, begun


@clause("AE-3.2", "AE-5.4")
def test_x14_catastrophe() -> None:
    game = at_king(3, year_=1, round_=3)
    game.idle_until("wave")
    game.play("wave 2 1")
    assert (game.board.middle_turn, game.board.top_turn) == (1, 3)
    game.idle_until("king")
    game.jump(KING, 0)
    game.king(1, "t1")
    game.king(0, "t0")
    assert game.legal() == ["king m2", "king m3", "king m4", "king m5"]
    game.king(0, "m3")
    assert game.legal() == ["king b4", "king b5", "king b6", "king b7"]


@clause("AE-24.3")
def test_x15_neutral_kings() -> None:
    game = begun(2)
    game.idle_until("wave")
    game.play("wave 2 1")
    assert (game.board.neutral_middle, game.board.neutral_bottom) == (4 + 1, 12 + 1)


@clause("AE-14.5 to AE-14.9")
def test_x16_workshops_working_together() -> None:
    game = at_king(2)
    game.fresh(0)
    game.put(0, "c11", "ws_bb_1", "purple white")
    game.put(0, "c12", "ws_sb_7", "white")
    game.king(0, "t0")
    game.guard("gm0", "brown")
    game.only_in_bag("brown")
    assert game.legal() == ["king m0", "king m1", "king m6"]
    game.play("king m1")
    game.forced()
    game.play("guard take")
    assert game.goods() == (5, 3, 1, 1)
    assert game.training() == {"labourer": 2}


@clause("AE-19.4", "AE-19.8")
def test_x17_queue_on_the_track() -> None:
    game = at_main()
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.climb_to(0, 13)
    game.receive(0, 3)
    assert (game.player().priest, game.question) == (16, "book")
    game.play("book craft")
    assert game.question == "monument"
    game.play(game.legal("monument")[0], "cell c24")
    assert (game.player().priest, game.question) == (18, "book")
    game.play("book craft")
    assert game.question == "main"
    assert game.goods() == (1, 1, 3, 1)


@clause("AE-12.5", "AE-18.1")
def test_x18_a_tile_that_opens_its_own_favour_space() -> None:
    game = at_main()
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.put(0, "c12", "lodging_clay_3", "purple purple purple")
    game.favour(0, 1)
    game.educate(0, intellectual=1)
    game.play("send intellectual", "settle 1", "cell c32")
    game.idle_until("main")
    assert (game.player().favours, game.vp()) == (2, 2)


@clause("AE-14.4", "AE-14.5")
def test_x19_immediate_manning_works_in_the_same_move() -> None:
    game = at_king(3)
    game.fresh(0)
    game.educate(0, labourer=1, scholar=1)
    game.king(0, "t0")
    game.site("m0", "ws_bb_3")
    game.guard("gm0", "brown")
    game.play("king m0", "cell c14", "man labourer", "man scholar")
    assert game.question == "book"
    game.play("book craft", "book culture")
    assert game.vp() == 4
    assert game.goods() == (2, 2, 3, 1)


@clause("AE-10.4", "AE-9.11", "AE-9.14")
def test_x20_knowledge_card_and_extra() -> None:
    game = at_main()
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.educate(0, advisor=1, physicist=1)
    game.open_tile("turtle", "turtle")
    game.scroll(1, "navigation")
    game.play("learn 1", "settle 1", "cell c12")
    game.idle_until("send_to")
    assert game.legal() == ["lodge"]
    game.play("lodge", "tile turtle", "book craft")
    assert (game.vp(), game.player().berths, game.player().priest) == (5, 1, 2)


@clause("AE-17.20")
def test_x21_echo() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1", "shaft_gain_book_1", "capital_twice_1")
    game.play("use 1 capital", "first base", "give knowledge", "flame", "give culture", "points")
    assert (game.vp(), game.player().priest, game.goods()) == (1, 1, (0, 0, 1, 1))
    assert game.legal("use") == []


@clause("AE-17.19", "AE-17.21")
def test_x22_harmony_with_an_impossible_first_half() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1", "shaft_gain_book_1", "capital_both_1")
    game.give(0, knowledge=0, culture=0, craft=0)
    game.climb_to(0, 31)
    assert game.legal("use") == ["use 1 shaft", "use 1 capital"]
    game.play("use 1 capital")
    assert game.legal() == ["first shaft"]
    game.play("first shaft", "book craft")
    assert game.legal() == ["give craft"]
    game.play("give craft")
    assert game.legal() == ["points"]
    game.play("points")
    assert game.vp() == 1


@clause("AE-3.2")
def test_x23_knowledge_display() -> None:
    game = begun(4)
    for slot, kind in ((1, "academy"), (3, "mechanics"), (5, "festivals")):
        game.scroll(slot, kind)
    game.empty_slot(2)
    game.empty_slot(4)
    game.idle_until("wave")
    game.idle_until("deal_scroll")
    assert game.scrolls() == ["", "", "", "academy", "mechanics"]
    assert game.in_discard() == ["festivals"]
    game.play("deal_scroll guilds", "deal_scroll rhetoric", "deal_scroll writing")
    assert game.scrolls() == ["guilds", "rhetoric", "writing", "academy", "mechanics"]


@clause("AE-21.1", "AE-22.4", "AE-22.14", "AE-22.17", "AE-23.1", "AE-23.11")
def test_x24_final_scoring() -> None:
    game = begun(2)
    game.score(0, 50)
    game.put(0, "c11", "lodging_sand_3", "purple purple white")
    game.put(0, "c12", "ws_bb_1", "purple white")
    game.put(0, "c13", "agora_1")
    game.put(0, "c14", "mon_sand")
    game.put(0, "c15", "lodging_meadow_5", "brown brown brown white purple")
    game.put(0, "c21", "lodging_clay_3", "brown white white")
    game.put(0, "c22", "ws_sb_1")
    game.put(0, "c23", "mon_columns")
    game.put(0, "c31", "agora_2")
    game.put(0, "c32", "lodging_stone_3", "purple")
    game.ship(0, "turtle", "brown")
    game.ship(0, "crab")
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    game.educate(0, labourer=1)
    game.hold(0, "inf_three_vp", "inf_three_flames")
    game.used_card("inf_three_flames")
    game.own(0, "academy", "toolmaking", "solar_eclipse")
    assert line_points(game.player()) == 4
    assert final_points(game.player()) == -3 + 4 + 14 + 13 + 1
    assert game.vp() + final_points(game.player()) == 79


@clause("AE-4.6", "AE-5.6", "AE-6.12")
def test_x25_order_space_5() -> None:
    game = at_king(4)
    game.order(1, 2, 3, -1, 0)
    game.guard("gb0")
    game.king(1, "b1")
    game.king(0, "m0")
    before = game.goods()
    game.play("king b1")
    assert game.goods()[3] == before[3] + 1
    game.play("book craft", "book craft")
    assert game.goods()[2] == before[2] + 2
    assert (game.question, game.board.seat) == ("king", 1)


@clause("AE-9.3", "AE-13.2")
def test_x26_one_incomplete_lodging() -> None:
    game = at_main()
    game.put(0, "c11", "lodging_sand_5", "purple purple purple purple")
    game.educate(0, intellectual=2)
    assert game.sends("intellectual") == ["lodge"]
    game.play("send intellectual", "lodge", "send intellectual")
    assert game.legal() == ["settle 1", "settle 2", "settle 3"]


@clause("AE-7.3", "AE-7.4")
def test_x27_favours_and_pillar_effects() -> None:
    game = at_main()
    game.favour(0, 2)
    game.pillar(0, 1, "base_book_to_vp_or_flame_1")
    game.give(0, knowledge=3)
    game.climb_to(0, 21)
    for _ in range(4):
        assert game.can("climb")
        game.play("climb")
    assert game.player().favours == 0
    assert game.legal() == ["use 1 base", "end"]


@clause("AE-11.17", "AE-17.18")
def test_x28_scholarship_and_teaching() -> None:
    game = at_main()
    game.educate(0, scientist=1, advisor=1)
    game.give(0, knowledge=1, culture=0, craft=1, gold=0)
    assert game.legal("train") == ["train scientist mathematician"]
    game.hold(0, "inf_train_free")
    game.play("play inf_train_free")
    assert game.legal() == [
        "train scientist physicist",
        "train scientist mathematician",
        "train advisor philosopher",
    ]


@clause("AE-11.13")
def test_x29_apprentice_chooses_after_the_draw() -> None:
    for cell, settlers in (("c24", ["brown"]), ("c12", ["brown", ""])):
        game = at_main()
        game.put(0, "c12", "ws_bb_1")
        game.put(0, "c24", "ws_sb_5")
        game.only_in_bag("brown")
        game.hold(0, "inf_bag_to_workshop")
        game.play("play inf_bag_to_workshop", "draw brown")
        assert game.legal() == ["cell c12", "cell c24"]
        game.play(f"cell {cell}")
        assert game.settlers_on(0, cell) == settlers
        assert (game.vp(), game.player().priest) == (0, 0)
        assert bool(game.player().active) == (cell == "c24")
