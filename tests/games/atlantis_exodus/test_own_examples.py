"""The worked examples of the specification that are our own, X-14 to X-29."""

from __future__ import annotations

from aegean.games.atlantis_exodus.rules.king import KING
from aegean.games.atlantis_exodus.scoring import final_points, line_points
from aegean.testing import clause

from .handout import (
    climb_to,
    educate,
    empty_slot,
    favour,
    give,
    guard,
    hold,
    king,
    only_in_bag,
    open_tile,
    order,
    own,
    pillar,
    put,
    receive,
    score,
    scroll,
    ship,
    site,
    used_card,
)
from .positions import (
    at_king,
    at_main,
    begun,
    can,
    forced,
    fresh,
    goods,
    in_discard,
    jump,
    legal,
    play,
    player,
    run_to,
    scrolls,
    sends,
    settlers_on,
    step,
    training,
    vp,
)


@clause("AE-3.2", "AE-5.4")
def test_x14_catastrophe() -> None:
    state = at_king(3, year_=1, round_=3)
    run_to(state, "wave")
    play(state, "wave 2 1")
    assert (state.middle_turn, state.top_turn) == (1, 3)
    run_to(state, "king")
    jump(state, KING, 0)
    king(state, 1, "t1")
    king(state, 0, "t0")
    assert legal(state) == ["king m2", "king m3", "king m4", "king m5"]
    king(state, 0, "m3")
    assert legal(state) == ["king b4", "king b5", "king b6", "king b7"]


@clause("AE-24.3")
def test_x15_neutral_kings() -> None:
    state = begun(2)
    run_to(state, "wave")
    play(state, "wave 2 1")
    assert (state.neutral_middle, state.neutral_bottom) == (4 + 1, 12 + 1)


@clause("AE-14.5 to AE-14.9")
def test_x16_workshops_working_together() -> None:
    state = at_king(2)
    fresh(state, 0)
    put(state, 0, "c11", "ws_bb_1", "purple white")
    put(state, 0, "c12", "ws_sb_7", "white")
    king(state, 0, "t0")
    guard(state, "gm0", "brown")
    only_in_bag(state, "brown")
    assert legal(state) == ["king m0", "king m1", "king m6"]
    play(state, "king m1", "guard take")
    forced(state)
    assert goods(state) == (5, 3, 1, 1)
    assert training(state) == {"labourer": 2}


@clause("AE-19.4", "AE-19.8")
def test_x17_queue_on_the_track() -> None:
    state = at_main()
    put(state, 0, "c11", "lodging_sand_3", "purple purple purple")
    climb_to(state, 0, 13)
    receive(state, 0, 3)
    assert (player(state).priest, step(state)) == (16, "book")
    play(state, "book craft")
    assert step(state) == "monument"
    play(state, legal(state, "monument")[0], "cell c24")
    assert (player(state).priest, step(state)) == (18, "book")
    play(state, "book craft")
    assert step(state) == "main"
    assert goods(state) == (1, 1, 3, 1)


@clause("AE-12.5", "AE-18.1")
def test_x18_a_tile_that_opens_its_own_favour_space() -> None:
    state = at_main()
    put(state, 0, "c11", "lodging_sand_3", "purple purple purple")
    put(state, 0, "c12", "lodging_clay_3", "purple purple purple")
    favour(state, 0, 1)
    educate(state, 0, intellectual=1)
    play(state, "send intellectual", "settle 1", "cell c32")
    run_to(state, "main")
    assert (player(state).favours, vp(state)) == (2, 2)


@clause("AE-14.4", "AE-14.5")
def test_x19_immediate_manning_works_in_the_same_move() -> None:
    state = at_king(3)
    fresh(state, 0)
    educate(state, 0, labourer=1, scholar=1)
    king(state, 0, "t0")
    site(state, "m0", "ws_bb_3")
    guard(state, "gm0", "brown")
    play(state, "king m0", "guard leave", "cell c14", "man labourer", "man scholar")
    assert step(state) == "book"
    play(state, "book craft", "book culture")
    assert vp(state) == 4
    assert goods(state) == (2, 2, 3, 1)


@clause("AE-10.4", "AE-9.11", "AE-9.14")
def test_x20_knowledge_card_and_extra() -> None:
    state = at_main()
    put(state, 0, "c11", "lodging_sand_3", "purple purple purple")
    educate(state, 0, advisor=1, physicist=1)
    open_tile(state, "turtle", "turtle")
    scroll(state, 1, "navigation")
    play(state, "learn 1", "settle 1", "cell c12")
    run_to(state, "send_to")
    assert legal(state) == ["lodge"]
    play(state, "lodge", "tile turtle", "book craft")
    assert (vp(state), player(state).berths, player(state).priest) == (5, 1, 2)


@clause("AE-17.20")
def test_x21_echo() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1", "shaft_gain_book_1", "capital_twice_1")
    play(state, "use 1 capital", "first base", "give knowledge", "flame", "give culture", "points")
    assert (vp(state), player(state).priest, goods(state)) == (1, 1, (0, 0, 1, 1))
    assert legal(state, "use") == []


@clause("AE-17.19", "AE-17.21")
def test_x22_harmony_with_an_impossible_first_half() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1", "shaft_gain_book_1", "capital_both_1")
    give(state, 0, knowledge=0, culture=0, craft=0)
    climb_to(state, 0, 31)
    assert legal(state, "use") == ["use 1 shaft", "use 1 capital"]
    play(state, "use 1 capital")
    assert legal(state) == ["first shaft"]
    play(state, "first shaft", "book craft")
    assert legal(state) == ["give craft"]
    play(state, "give craft")
    assert legal(state) == ["points"]
    play(state, "points")
    assert vp(state) == 1


@clause("AE-3.2")
def test_x23_knowledge_display() -> None:
    state = begun(4)
    for slot, kind in ((1, "academy"), (3, "mechanics"), (5, "festivals")):
        scroll(state, slot, kind)
    empty_slot(state, 2)
    empty_slot(state, 4)
    run_to(state, "wave")
    run_to(state, "deal_scroll")
    assert scrolls(state) == ["", "", "", "academy", "mechanics"]
    assert in_discard(state) == ["festivals"]
    play(state, "deal_scroll guilds", "deal_scroll rhetoric", "deal_scroll writing")
    assert scrolls(state) == ["guilds", "rhetoric", "writing", "academy", "mechanics"]


@clause("AE-21.1", "AE-22.4", "AE-22.14", "AE-22.17", "AE-23.1", "AE-23.11")
def test_x24_final_scoring() -> None:
    state = begun(2)
    score(state, 0, 50)
    put(state, 0, "c11", "lodging_sand_3", "purple purple white")
    put(state, 0, "c12", "ws_bb_1", "purple white")
    put(state, 0, "c13", "agora_1")
    put(state, 0, "c14", "mon_sand")
    put(state, 0, "c15", "lodging_meadow_5", "brown brown brown white purple")
    put(state, 0, "c21", "lodging_clay_3", "brown white white")
    put(state, 0, "c22", "ws_sb_1")
    put(state, 0, "c23", "mon_columns")
    put(state, 0, "c31", "agora_2")
    put(state, 0, "c32", "lodging_stone_3", "purple")
    ship(state, 0, "turtle", "brown")
    ship(state, 0, "crab")
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    educate(state, 0, labourer=1)
    hold(state, 0, "inf_three_vp", "inf_three_flames")
    used_card(state, "inf_three_flames")
    own(state, 0, "academy", "toolmaking", "solar_eclipse")
    assert line_points(player(state)) == 4
    assert final_points(player(state)) == -3 + 4 + 14 + 13 + 1
    assert vp(state) + final_points(player(state)) == 79


@clause("AE-4.6", "AE-5.6", "AE-6.12")
def test_x25_order_space_5() -> None:
    state = at_king(4)
    order(state, 1, 2, 3, -1, 0)
    guard(state, "gb0")
    king(state, 1, "b1")
    king(state, 0, "m0")
    before = goods(state)
    play(state, "king b1")
    assert goods(state)[3] == before[3] + 1
    play(state, "book craft", "book craft")
    assert goods(state)[2] == before[2] + 2
    assert (step(state), state.seat) == ("king", 1)


@clause("AE-9.3", "AE-13.2")
def test_x26_one_incomplete_lodging() -> None:
    state = at_main()
    put(state, 0, "c11", "lodging_sand_5", "purple purple purple purple")
    educate(state, 0, intellectual=2)
    assert sends(state, "intellectual") == ["lodge"]
    play(state, "send intellectual", "lodge", "send intellectual")
    assert legal(state) == ["settle 1", "settle 2", "settle 3"]


@clause("AE-7.3", "AE-7.4")
def test_x27_favours_and_pillar_effects() -> None:
    state = at_main()
    favour(state, 0, 2)
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1")
    give(state, 0, knowledge=3)
    climb_to(state, 0, 21)
    for _ in range(4):
        assert can(state, "climb")
        play(state, "climb")
    assert player(state).favours == 0
    assert legal(state) == ["use 1 base", "end"]


@clause("AE-11.17", "AE-17.18")
def test_x28_scholarship_and_teaching() -> None:
    state = at_main()
    educate(state, 0, scientist=1, advisor=1)
    give(state, 0, knowledge=1, culture=0, craft=1, gold=0)
    assert legal(state, "train") == ["train scientist mathematician"]
    hold(state, 0, "inf_train_free")
    play(state, "play inf_train_free")
    assert legal(state) == [
        "train scientist physicist",
        "train scientist mathematician",
        "train advisor philosopher",
    ]


@clause("AE-11.13")
def test_x29_apprentice_chooses_after_the_draw() -> None:
    for cell, settlers in (("c24", ["brown"]), ("c12", ["brown", ""])):
        state = at_main()
        put(state, 0, "c12", "ws_bb_1")
        put(state, 0, "c24", "ws_sb_5")
        only_in_bag(state, "brown")
        hold(state, 0, "inf_bag_to_workshop")
        play(state, "play inf_bag_to_workshop", "draw brown")
        assert legal(state) == ["cell c12", "cell c24"]
        play(state, f"cell {cell}")
        assert settlers_on(state, 0, cell) == settlers
        assert (vp(state), player(state).priest) == (0, 0)
        assert bool(player(state).active) == (cell == "c24")
