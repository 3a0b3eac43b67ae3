"""The worked examples of the specification, X-1 to X-29."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.rules.supply import favour_room
from aegean.games.atlantis_exodus.scoring import majority, solo_points
from aegean.testing import clause

from .handout import (
    climb_to,
    display,
    educate,
    give,
    guard,
    hold,
    king,
    open_tile,
    pillar,
    put,
    score,
    scroll,
    ship,
    site,
)
from .positions import (
    at_king,
    at_main,
    begun,
    goods,
    in_city,
    legal,
    play,
    player,
    run_to,
    settlers_on,
    step,
    training,
    vp,
)


@clause("AE-4.1", "AE-4.4")
def test_x1_order_track() -> None:
    state = begun(4)
    play(state, "order order_3", "book craft")
    assert goods(state, 0) == (1, 1, 2, 1)
    assert legal(state) == ["order order_1", "order order_2", "order order_4", "order order_5"]
    play(state, "order order_1")
    assert goods(state, 1) == (1, 1, 1, 1)
    play(state, "order order_2", "order order_4")
    assert (step(state), state.seat) == ("king", 1)


@clause("AE-5.3", "AE-5.5")
def test_x2_blocked_space() -> None:
    state = at_king(3)
    state.round = 3
    king(state, 0, "m2")
    king(state, 1, "b4")
    assert legal(state) == ["king b2", "king b3", "king b5"]


@clause("AE-8.10", "AE-8.12")
def test_x3_training() -> None:
    state = at_main()
    educate(state, 0, scientist=1)
    assert legal(state, "train") == ["train scientist physicist", "train scientist mathematician"]
    play(state, "train scientist physicist")
    assert goods(state) == (0, 0, 1, 1)
    assert legal(state, "train") == []
    give(state, 0, knowledge=2, culture=1, craft=0, gold=1)
    play(state, "train physicist astronomer")
    assert goods(state) == (0, 0, 0, 0)
    assert training(state) == {"astronomer": 1}


@pytest.mark.parametrize("destination", ["lodge", "board"])
@clause("AE-9.2", "AE-9.4", "AE-9.28")
def test_x4_labourer(destination: str) -> None:
    state = at_main()
    educate(state, 0, labourer=1)
    put(state, 0, "c11", "lodging_sand_3", "purple")
    ship(state, 0, "turtle")
    play(state, "send labourer")
    assert legal(state) == ["lodge", "board"]
    play(state, destination)
    assert (vp(state), player(state).priest) == (1, 1)


@clause("AE-10.1 to AE-10.4")
def test_x5_solar_eclipse() -> None:
    state = at_main()
    educate(state, 0, mathematician=1, astronomer=1)
    put(state, 0, "c11", "lodging_sand_3", "purple")
    score(state, 0, 10)
    climb_to(state, 0, 5)
    scroll(state, 1, "solar_eclipse")
    play(state, "learn 1")
    assert legal(state) == ["lodge"]
    play(state, "lodge")
    assert legal(state) == ["lodge"]
    play(state, "lodge")
    assert (vp(state), player(state).priest, goods(state)[3], player(state).favours) == (20, 10, 2, 1)
    assert settlers_on(state, 0, "c11") == ["purple", "purple", "purple"]
    assert player(state).home == -1


@clause("AE-11.16", "AE-13.2", "AE-19.3")
def test_x6_mass_exodus() -> None:
    state = at_main()
    educate(state, 0, labourer=3)
    put(state, 0, "c21", "lodging_sand_3", "purple white")
    hold(state, 0, "inf_send_all_untrained")
    play(state, "play inf_send_all_untrained")
    assert legal(state) == ["colour brown"]
    play(state, "colour brown", "send labourer")
    assert legal(state) == ["lodge"]
    play(state, "lodge", "send labourer")
    play(state, "settle 1", "cell c11")
    run_to(state, "book")
    play(state, "book culture", "send labourer")
    assert legal(state) == ["lodge"]
    play(state, "lodge")
    assert (vp(state), player(state).priest, goods(state)) == (3, 3, (2, 2, 1, 1))
    assert settlers_on(state, 0, "c11")[:2] == ["brown", "brown"]


@clause("AE-16.2")
def test_x7_second_ship_of_a_type() -> None:
    state = at_main()
    ship(state, 0, "turtle")
    ship(state, 0, "dolphin")
    score(state, 0, 3)
    open_tile(state, "turtle", "crab")
    hold(state, 0, "inf_gain_ship")
    play(state, "play inf_gain_ship", "tile turtle")
    assert vp(state) == 3
    educate(state, 0, advisor=1)
    play(state, "send advisor", "board", "tile crab")
    assert vp(state) == 3 + 1 + 3


@clause("AE-6.8", "AE-17.4")
def test_x8_pillar_space() -> None:
    display_a = ["base_gold_books_1"], ["shaft_train_1"], ["capital_both_1"]
    for own_cards, options in (
        ([], ["pillar a base"]),
        (["base_swap_book_1"], ["pillar a base", "pillar a shaft"]),
        (["base_swap_book_1", "shaft_gain_vp_1"], ["pillar a base", "pillar a capital"]),
    ):
        state = at_king(3)
        for pile, cards in enumerate(display_a):
            display(state, pile, *cards)
        king(state, 0, "t2")
        guard(state, "gm2")
        if own_cards:
            pillar(state, 0, 1, *own_cards)
        play(state, "king m4")
        assert (step(state), legal(state)) == ("pillar_card", options)


@clause("AE-9.12", "AE-9.29", "AE-17.5")
def test_x9_stonemason() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1")
    educate(state, 0, stonemason=1)
    ship(state, 0, "turtle")
    play(state, "send stonemason", "board")
    assert vp(state) == 1
    assert legal(state) == ["pillar a base", "pillar a shaft", "pillar b base", "pillar b shaft", "decline"]
    play(state, "pillar b shaft")
    assert vp(state) == 3
    assert step(state) == "main"
    assert legal(state, "use") == ["use 1 base"]


@clause("AE-20.2", "AE-20.3")
def test_x10_settlement_scoring_with_four_players() -> None:
    state = begun(4)
    put(state, 0, "c11", "lodging_sand_3", "purple purple purple")
    put(state, 1, "c11", "lodging_clay_3", "purple purple")
    put(state, 2, "c11", "lodging_stone_3", "purple")
    put(state, 3, "c11", "lodging_lagoon_3", "purple")
    ship(state, 3, "turtle", "purple")
    assert [majority(state, seat, 0, 0) for seat in range(4)] == [6, 2, 0, 2]


@clause("AE-25.6")
def test_x11_solo_scoring() -> None:
    state = begun(1)
    put(state, 0, "c11", "lodging_sand_5", "brown purple purple white")
    put(state, 0, "c12", "ws_sb_1", "brown")
    ship(state, 0, "turtle", "white")
    ship(state, 0, "crab", "purple")
    assert solo_points(player(state), 0) == 11


@clause("AE-6.10")
def test_x12_no_room_for_an_agora() -> None:
    state = at_king(3)
    for cell, tile in (("c13", "agora_1"), ("c25", "agora_2"), ("c31", "agora_3")):
        put(state, 0, cell, tile)
    site(state, "b0", "agora_4")
    guard(state, "gb0")
    king(state, 0, "m0")
    before = goods(state)
    play(state, "king b0")
    assert in_city(state, "b0") == "agora_4"
    assert goods(state) == before
    assert player(state).favours == 1


@clause("AE-18.1")
def test_x13_favour_spaces() -> None:
    cells = ["c11", "c12", "c13", "c14", "c15", "c21", "c22", "c23", "c24", "c25", "c31"]
    rooms = []
    state = at_main()
    for number, cell in enumerate(cells):
        rooms.append(int(favour_room(player(state))))
        put(state, 0, cell, f"agora_{number + 1}" if cell in ("c13", "c25", "c31") else f"ws_sb_{number % 9 + 1}")
    assert rooms == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
