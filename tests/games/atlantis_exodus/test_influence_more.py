"""Influence cards from Guild Charter on (AE-11.21 to AE-11.33)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.bits import BIT
from aegean.games.atlantis_exodus.cards import KINDS
from aegean.testing import clause

from .positions import with_card


@clause("AE-11.21")
def test_guild_charter() -> None:
    game = with_card("gain_workshop")
    game.open_tile("ws_sb_5")
    game.play("play inf_gain_workshop", "draw_two")
    first, second = (move for move in game.legal()[:2])
    game.play(first)
    game.play(second)
    game.play(game.legal()[0], "cell c15")
    assert game.vp() == 1
    full = with_card("gain_workshop")
    full.no_homes(0)
    assert not full.can("play inf_gain_workshop")


@clause("AE-11.22")
def test_memorial() -> None:
    game = with_card("gain_pillar")
    game.play("play inf_gain_pillar")
    assert game.legal() == ["pillar a base", "pillar b base"]
    assert game.why("decline") == "must_take"
    none = with_card("gain_pillar")
    for pile in range(6):
        none.display(pile)
    assert not none.can("play inf_gain_pillar")


@clause("AE-11.23")
def test_tribute_is_not_from_atlantis() -> None:
    game = with_card("space_goods_again")
    game.put(0, "c11", "ws_bb_1", "purple white")
    game.king(0, "m1")
    game.play("play inf_space_goods_again")
    assert game.goods() == (3, 1, 1, 1)
    game.king(0, "b3")
    game.hold(0, "inf_three_vp")
    game.player().hand |= BIT[13]
    assert game.why("play inf_space_goods_again") == "card_does_nothing"


@clause("AE-11.24", "AE-11.35")
def test_book_exchange() -> None:
    game = with_card("swap_books")
    game.give(0, knowledge=2, culture=0, craft=0)
    game.play("play inf_swap_books")
    assert game.legal() == ["swap knowledge culture", "swap knowledge craft"]
    assert game.why("stop") == "first_give"
    game.play("swap knowledge craft")
    assert "stop" in game.legal()
    game.play("swap craft culture")
    assert game.question == "main"  # as many swaps as books at the start
    assert game.goods() == (1, 1, 0, 1)


@clause("AE-11.25", "AE-11.5")
def test_fame_and_the_worth_of_unplayed_cards() -> None:
    game = with_card("three_vp")
    game.play("play inf_three_vp")
    assert game.vp() == 3


@clause("AE-11.26")
def test_new_order() -> None:
    game = with_card("refresh_city")
    old = game.in_city("b7")
    game.play("play inf_refresh_city")
    assert game.question == "lay_tile"
    while game.question == "lay_tile":
        game.idle()
    assert game.in_city("b7") != old
    solo = with_card("refresh_city", 1)
    solo.play("play inf_refresh_city")
    assert solo.question == "lay_tile"


@clause("AE-11.27")
def test_new_insight() -> None:
    game = with_card("refresh_knowledge")
    old = [name for name in game.scrolls() if name]
    game.play("play inf_refresh_knowledge")
    assert (game.question, sorted(game.in_discard())) == ("deal_scroll", sorted(old))
    game.idle_until("main")
    assert len([name for name in game.scrolls() if name]) == 3


@clause("AE-11.27", "AE-26.4")
def test_the_knowledge_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    game = with_card("refresh_knowledge")
    for slot in (1, 2, 3):
        game.empty_slot(slot)
    game.discarded("writing")
    game.own(1, *[kind for kind in KINDS if kind not in ("writing", "academy", "guilds", "rhetoric")])
    game.play("play inf_refresh_knowledge", "deal_scroll academy", "deal_scroll guilds", "deal_scroll rhetoric")
    assert (game.question, game.board.scroll_deck.total, game.in_discard()) == ("main", 0, ["writing"])


@clause("AE-11.28", "AE-19.9")
def test_echo_of_the_gods() -> None:
    game = with_card("repeat_track_bonus")
    assert not game.can("play inf_repeat_track_bonus")
    game.climb_to(0, 5)
    game.receive(0, 1)
    assert game.goods()[3] == 2
    game.play("play inf_repeat_track_bonus")
    assert game.goods()[3] == 3


@clause("AE-11.29")
def test_refugees() -> None:
    game = with_card("fill_lodging")
    assert not game.can("play inf_fill_lodging")
    game.put(0, "c11", "lodging_sand_3", "white")
    game.play("play inf_fill_lodging", "draw brown", "draw purple")
    assert game.settlers_on(0, "c11") == ["white", "brown", "purple"]
    assert (game.vp(), game.player().home, game.question) == (0, -1, "main")


@clause("AE-11.30", "AE-12.3")
def test_relocation() -> None:
    game = with_card("move_tile")
    assert not game.can("play inf_move_tile")
    game.put(0, "c11", "ws_bb_1", "purple white")
    game.put(0, "c13", "agora_1")
    game.put(0, "c12", "lodging_sand_3", "white")
    game.play("play inf_move_tile")
    assert game.legal() == ["cell c11", "cell c13"]
    game.play("cell c11", "cell c34")
    assert game.tile_on(0, "c34") == "ws_bb_1"
    assert game.settlers_on(0, "c34") == ["purple", "white"]
    assert (game.goods()[3], game.player().active) == (2, BIT[13])
    other = with_card("move_tile")
    other.put(0, "c13", "agora_1")
    other.play("play inf_move_tile", "cell c13")
    assert other.legal() == ["cell c25", "cell c31"]


@clause("AE-11.31", "AE-11.35")
def test_book_donation() -> None:
    game = with_card("books_to_vp")
    game.give(0, knowledge=4, culture=3)
    game.play("play inf_books_to_vp")
    assert game.why("stop") == "first_give"
    game.play("give knowledge", "give knowledge", "give culture", "give culture", "give knowledge")
    assert (game.vp(), game.question, game.goods()) == (5, "main", (1, 1, 1, 1))
    game = with_card("books_to_vp")
    game.play("play inf_books_to_vp", "give craft", "stop")
    assert game.vp() == 1
    poor = with_card("books_to_vp")
    poor.give(0, knowledge=0, culture=0, craft=0)
    assert not poor.can("play inf_books_to_vp")


@pytest.mark.parametrize(("gold", "amounts"), [(1, 1), (2, 2), (5, 3)])
@clause("AE-11.32")
def test_gold_donation(gold: int, amounts: int) -> None:
    game = with_card("gold_to_vp")
    game.give(0, gold=gold)
    game.play("play inf_gold_to_vp")
    assert game.legal() == [f"donate {n + 1}" for n in range(amounts)]
    game.play(f"donate {amounts}")
    assert (game.vp(), game.goods()[3]) == (2 * amounts, gold - amounts)


@clause("AE-11.33")
def test_exodus_of_the_wise() -> None:
    game = with_card("send_all_trained")
    game.educate(0, scientist=1)
    assert not game.can("play inf_send_all_trained")
    game.educate(0, scholar=1, philosopher=1)
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1", complete=False)
    game.ship(0, "crab")
    game.play("play inf_send_all_trained")
    assert game.legal() == ["colour white"]
    game.play("colour white")
    assert game.legal() == ["send scholar", "send philosopher"]
    game.play("send scholar", "remember 1", "send philosopher", "board")
    game.idle_until("main")
    assert game.vp() == 12
    assert game.training() == {"scientist": 1}
