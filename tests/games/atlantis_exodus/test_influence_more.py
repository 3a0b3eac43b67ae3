"""Influence cards from Guild Charter on (AE-11.21 to AE-11.33)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.bits import BIT
from aegean.testing import clause

from .handout import (
    climb_to,
    display,
    educate,
    give,
    hold,
    king,
    no_homes,
    open_tile,
    pillar,
    put,
    receive,
    ship,
    with_card,
)
from .positions import (
    can,
    goods,
    idle,
    in_city,
    in_discard,
    legal,
    play,
    player,
    run_to,
    scrolls,
    settlers_on,
    step,
    tile_on,
    training,
    vp,
    why,
)


@clause("AE-11.21")
def test_guild_charter() -> None:
    state = with_card("gain_workshop")
    open_tile(state, "ws_sb_5")
    play(state, "play inf_gain_workshop", "draw_two")
    first, second = (move for move in legal(state)[:2])
    play(state, first)
    play(state, second)
    play(state, legal(state)[0], "cell c15")
    assert vp(state) == 1
    full = with_card("gain_workshop")
    no_homes(full, 0)
    assert not can(full, "play inf_gain_workshop")


@clause("AE-11.22")
def test_memorial() -> None:
    state = with_card("gain_pillar")
    play(state, "play inf_gain_pillar")
    assert legal(state) == ["pillar a base", "pillar b base"]
    assert why(state, "decline") == "must_take"
    none = with_card("gain_pillar")
    for pile in range(6):
        display(none, pile)
    assert not can(none, "play inf_gain_pillar")


@clause("AE-11.23")
def test_tribute_is_not_from_atlantis() -> None:
    state = with_card("space_goods_again")
    put(state, 0, "c11", "ws_bb_1", "purple white")
    king(state, 0, "m1")
    play(state, "play inf_space_goods_again")
    assert goods(state) == (3, 1, 1, 1)
    king(state, 0, "b3")
    hold(state, 0, "inf_three_vp")
    player(state).hand |= BIT[13]
    assert why(state, "play inf_space_goods_again") == "card_does_nothing"


@clause("AE-11.24", "AE-11.35")
def test_book_exchange() -> None:
    state = with_card("swap_books")
    give(state, 0, knowledge=2, culture=0, craft=0)
    play(state, "play inf_swap_books")
    assert legal(state) == ["swap knowledge culture", "swap knowledge craft"]
    assert why(state, "stop") == "first_give"
    play(state, "swap knowledge craft")
    assert "stop" in legal(state)
    play(state, "swap craft culture")
    assert step(state) == "main"  # as many swaps as books at the start
    assert goods(state) == (1, 1, 0, 1)


@clause("AE-11.25", "AE-11.5")
def test_fame_and_the_worth_of_unplayed_cards() -> None:
    state = with_card("three_vp")
    play(state, "play inf_three_vp")
    assert vp(state) == 3


@clause("AE-11.26")
def test_new_order() -> None:
    state = with_card("refresh_city")
    old = in_city(state, "b7")
    play(state, "play inf_refresh_city")
    assert step(state) == "lay_tile"
    while step(state) == "lay_tile":
        idle(state)
    assert in_city(state, "b7") != old
    solo = with_card("refresh_city", 1)
    play(solo, "play inf_refresh_city")
    assert step(solo) == "lay_tile"


@clause("AE-11.27")
def test_new_insight() -> None:
    state = with_card("refresh_knowledge")
    old = [name for name in scrolls(state) if name]
    play(state, "play inf_refresh_knowledge")
    assert (step(state), sorted(in_discard(state))) == ("deal_scroll", sorted(old))
    run_to(state, "main")
    assert len([name for name in scrolls(state) if name]) == 3


@clause("AE-11.28", "AE-19.9")
def test_echo_of_the_gods() -> None:
    state = with_card("repeat_track_bonus")
    assert not can(state, "play inf_repeat_track_bonus")
    climb_to(state, 0, 5)
    receive(state, 0, 1)
    assert goods(state)[3] == 2
    play(state, "play inf_repeat_track_bonus")
    assert goods(state)[3] == 3


@clause("AE-11.29")
def test_refugees() -> None:
    state = with_card("fill_lodging")
    assert not can(state, "play inf_fill_lodging")
    put(state, 0, "c11", "lodging_sand_3", "white")
    play(state, "play inf_fill_lodging", "draw brown", "draw purple")
    assert settlers_on(state, 0, "c11") == ["white", "brown", "purple"]
    assert (vp(state), player(state).home, step(state)) == (0, -1, "main")


@clause("AE-11.30", "AE-12.3")
def test_relocation() -> None:
    state = with_card("move_tile")
    assert not can(state, "play inf_move_tile")
    put(state, 0, "c11", "ws_bb_1", "purple white")
    put(state, 0, "c13", "agora_1")
    put(state, 0, "c12", "lodging_sand_3", "white")
    play(state, "play inf_move_tile")
    assert legal(state) == ["cell c11", "cell c13"]
    play(state, "cell c11", "cell c34")
    assert tile_on(state, 0, "c34") == "ws_bb_1"
    assert settlers_on(state, 0, "c34") == ["purple", "white"]
    assert (goods(state)[3], player(state).active) == (2, BIT[13])
    other = with_card("move_tile")
    put(other, 0, "c13", "agora_1")
    play(other, "play inf_move_tile", "cell c13")
    assert legal(other) == ["cell c25", "cell c31"]


@clause("AE-11.31", "AE-11.35")
def test_book_donation() -> None:
    state = with_card("books_to_vp")
    give(state, 0, knowledge=4, culture=3)
    play(state, "play inf_books_to_vp")
    assert why(state, "stop") == "first_give"
    play(state, "give knowledge", "give knowledge", "give culture", "give culture", "give knowledge")
    assert (vp(state), step(state), goods(state)) == (5, "main", (1, 1, 1, 1))
    state = with_card("books_to_vp")
    play(state, "play inf_books_to_vp", "give craft", "stop")
    assert vp(state) == 1
    poor = with_card("books_to_vp")
    give(poor, 0, knowledge=0, culture=0, craft=0)
    assert not can(poor, "play inf_books_to_vp")


@pytest.mark.parametrize(("gold", "amounts"), [(1, 1), (2, 2), (5, 3)])
@clause("AE-11.32")
def test_gold_donation(gold: int, amounts: int) -> None:
    state = with_card("gold_to_vp")
    give(state, 0, gold=gold)
    play(state, "play inf_gold_to_vp")
    assert legal(state) == [f"donate {n + 1}" for n in range(amounts)]
    play(state, f"donate {amounts}")
    assert (vp(state), goods(state)[3]) == (2 * amounts, gold - amounts)


@clause("AE-11.33")
def test_exodus_of_the_wise() -> None:
    state = with_card("send_all_trained")
    educate(state, 0, scientist=1)
    assert not can(state, "play inf_send_all_trained")
    educate(state, 0, scholar=1, philosopher=1)
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1", complete=False)
    ship(state, 0, "crab")
    play(state, "play inf_send_all_trained")
    assert legal(state) == ["colour white"]
    play(state, "colour white")
    assert legal(state) == ["send scholar", "send philosopher"]
    play(state, "send scholar", "remember 1", "send philosopher", "board")
    run_to(state, "main")
    assert vp(state) == 12
    assert training(state) == {"scientist": 1}
