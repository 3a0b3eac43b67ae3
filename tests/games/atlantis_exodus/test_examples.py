"""The worked examples of the specification, X-1 to X-29."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.rules.supply import favour_room
from aegean.games.atlantis_exodus.scoring import majority, solo_points
from aegean.testing import clause

from .positions import at_king, at_main, begun


@clause("AE-4.1", "AE-4.4")
def test_x1_order_track() -> None:
    game = begun(4)
    game.play("order order_3", "book craft")
    assert game.goods(0) == (1, 1, 2, 1)
    assert game.legal() == ["order order_1", "order order_2", "order order_4", "order order_5"]
    game.play("order order_1")
    assert game.goods(1) == (1, 1, 1, 1)
    game.play("order order_2", "order order_4")
    assert (game.question, game.board.seat) == ("king", 1)


@clause("AE-5.3", "AE-5.5")
def test_x2_blocked_space() -> None:
    game = at_king(3)
    game.board.round = 3
    game.king(0, "m2")
    game.king(1, "b4")
    assert game.legal() == ["king b2", "king b3", "king b5"]


@clause("AE-8.10", "AE-8.12")
def test_x3_training() -> None:
    game = at_main()
    game.educate(0, scientist=1)
    assert game.legal("train") == ["train scientist physicist", "train scientist mathematician"]
    game.play("train scientist physicist")
    assert game.goods() == (0, 0, 1, 1)
    assert game.legal("train") == []
    game.give(0, knowledge=2, culture=1, craft=0, gold=1)
    game.play("train physicist astronomer")
    assert game.goods() == (0, 0, 0, 0)
    assert game.training() == {"astronomer": 1}


@pytest.mark.parametrize("destination", ["lodge", "board"])
@clause("AE-9.2", "AE-9.4", "AE-9.28")
def test_x4_labourer(destination: str) -> None:
    game = at_main()
    game.educate(0, labourer=1)
    game.put(0, "c11", "lodging_sand_3", "purple")
    game.ship(0, "turtle")
    game.play("send labourer")
    assert game.legal() == ["lodge", "board"]
    game.play(destination)
    assert (game.vp(), game.player().priest) == (1, 1)


@clause("AE-10.1 to AE-10.4")
def test_x5_solar_eclipse() -> None:
    game = at_main()
    game.educate(0, mathematician=1, astronomer=1)
    game.put(0, "c11", "lodging_sand_3", "purple")
    game.score(0, 10)
    game.climb_to(0, 5)
    game.scroll(1, "solar_eclipse")
    game.play("learn 1")
    assert game.legal() == ["lodge"]
    game.play("lodge")
    assert game.legal() == ["lodge"]
    game.play("lodge")
    assert (game.vp(), game.player().priest, game.goods()[3], game.player().favours) == (20, 10, 2, 1)
    assert game.settlers_on(0, "c11") == ["purple", "purple", "purple"]
    assert game.player().home == -1


@clause("AE-11.16", "AE-13.2", "AE-19.3")
def test_x6_mass_exodus() -> None:
    game = at_main()
    game.educate(0, labourer=3)
    game.put(0, "c21", "lodging_sand_3", "purple white")
    game.hold(0, "inf_send_all_untrained")
    game.play("play inf_send_all_untrained")
    assert game.legal() == ["colour brown"]
    game.play("colour brown", "send labourer")
    assert game.legal() == ["lodge"]
    game.play("lodge", "send labourer")
    game.play("settle 1", "cell c11")
    game.idle_until("book")
    game.play("book culture", "send labourer")
    assert game.legal() == ["lodge"]
    game.play("lodge")
    assert (game.vp(), game.player().priest, game.goods()) == (3, 3, (2, 2, 1, 1))
    assert game.settlers_on(0, "c11")[:2] == ["brown", "brown"]


@clause("AE-16.2")
def test_x7_second_ship_of_a_type() -> None:
    game = at_main()
    game.ship(0, "turtle")
    game.ship(0, "dolphin")
    game.score(0, 3)
    game.open_tile("turtle", "crab")
    game.hold(0, "inf_gain_ship")
    game.play("play inf_gain_ship", "tile turtle")
    assert game.vp() == 3
    game.educate(0, advisor=1)
    game.play("send advisor", "board", "tile crab")
    assert game.vp() == 3 + 1 + 3


@clause("AE-6.8", "AE-17.4")
def test_x8_pillar_space() -> None:
    display_a = ["base_gold_books_1"], ["shaft_train_1"], ["capital_both_1"]
    for own_cards, options in (
        ([], ["pillar a base"]),
        (["base_swap_book_1"], ["pillar a base", "pillar a shaft"]),
        (["base_swap_book_1", "shaft_gain_vp_1"], ["pillar a base", "pillar a capital"]),
    ):
        game = at_king(3)
        for pile, cards in enumerate(display_a):
            game.display(pile, *cards)
        game.king(0, "t2")
        game.guard("gm2")
        if own_cards:
            game.pillar(0, 1, *own_cards)
        game.play("king m4")
        assert (game.question, game.legal()) == ("pillar_card", [*options, "decline"])


@clause("AE-9.12", "AE-9.29", "AE-17.5")
def test_x9_stonemason() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1")
    game.educate(0, stonemason=1)
    game.ship(0, "turtle")
    game.play("send stonemason", "board")
    assert game.vp() == 1
    assert game.legal() == ["pillar a base", "pillar a shaft", "pillar b base", "pillar b shaft", "decline"]
    game.play("pillar b shaft")
    assert game.vp() == 3
    assert game.question == "main"
    assert game.legal("use") == ["use 1 base"]


@clause("AE-20.2", "AE-20.3")
def test_x10_settlement_scoring_with_four_players() -> None:
    game = begun(4)
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.put(1, "c11", "lodging_clay_3", "purple purple")
    game.put(2, "c11", "lodging_stone_3", "purple")
    game.put(3, "c11", "lodging_lagoon_3", "purple")
    game.ship(3, "turtle", "purple")
    assert [majority(game.board, seat, 0, 0) for seat in range(4)] == [6, 2, 0, 2]


@clause("AE-25.6")
def test_x11_solo_scoring() -> None:
    game = begun(1)
    game.put(0, "c11", "lodging_sand_5", "brown purple purple white")
    game.put(0, "c12", "ws_sb_1", "brown")
    game.ship(0, "turtle", "white")
    game.ship(0, "crab", "purple")
    assert solo_points(game.player(), 0) == 11


@clause("AE-6.10")
def test_x12_no_room_for_an_agora() -> None:
    game = at_king(3)
    for cell, tile in (("c13", "agora_1"), ("c25", "agora_2"), ("c31", "agora_3")):
        game.put(0, cell, tile)
    game.site("b0", "agora_4")
    game.guard("gb0")
    game.king(0, "m0")
    before = game.goods()
    game.play("king b0")
    assert game.in_city("b0") == "agora_4"
    assert game.goods() == before
    assert game.player().favours == 1


@clause("AE-18.1")
def test_x13_favour_spaces() -> None:
    cells = ["c11", "c12", "c13", "c14", "c15", "c21", "c22", "c23", "c24", "c25", "c31"]
    rooms = []
    game = at_main()
    for number, cell in enumerate(cells):
        rooms.append(int(favour_room(game.player())))
        game.put(0, cell, f"agora_{number + 1}" if cell in ("c13", "c25", "c31") else f"ws_sb_{number % 9 + 1}")
    assert rooms == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
