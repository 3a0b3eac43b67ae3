"""Pillars of Memory and favours (AE-17, AE-18)."""

from __future__ import annotations

from aegean.games.atlantis_exodus.parts import (
    DATA,
)
from aegean.testing import clause

from .positions import at_main


@clause("AE-17.1", "AE-17.2")
def test_the_card_below_becomes_available_and_three_pillars_are_the_most() -> None:
    game = at_main()
    game.display(0, "base_gold_books_1", "base_swap_book_2")
    game.educate(0, stonemason=1)
    game.ship(0, "crab")
    game.play("send stonemason", "board", "pillar a base")
    assert game.goods()[3] == 2
    assert game.board.piles[0] == 1 + 1  # base_swap_book_2 is card 1
    game.pillar(0, 2, "base_gold_books_2")
    game.pillar(0, 3, "base_recycle_settler_1")
    game.hold(0, "inf_gain_pillar")
    game.play("play inf_gain_pillar")
    assert game.legal() == ["pillar a shaft", "pillar b shaft"]
    assert game.why("pillar a base") == "no_pillar_for_it"


@clause("AE-17.4")
def test_with_several_pillars_the_player_chooses() -> None:
    game = at_main()
    game.pillar(0, 1, "base_gold_books_2")
    game.pillar(0, 2, "base_recycle_settler_1")
    game.hold(0, "inf_gain_pillar")
    game.play("play inf_gain_pillar", "pillar a shaft")
    assert game.legal() == ["column 1", "column 2"]
    game.play("column 2")
    assert game.player().pillars[4] > 0
    assert game.vp() == 2


@clause("AE-17.5", "AE-17.6")
def test_instant_bonus_first_then_the_settler_may_come_at_once() -> None:
    game = at_main()
    game.pillar(0, 1, "base_gold_books_2")
    game.educate(0, scholar=1)
    game.hold(0, "inf_gain_pillar")
    game.play("play inf_gain_pillar", "pillar a shaft")
    assert (game.vp(), game.legal()) == (2, ["answer yes", "answer no"])
    game.play("answer yes")
    assert (game.vp(), game.training()) == (5, {})
    assert game.can("use 1 shaft")


@clause("AE-17.7", "AE-17.8")
def test_one_stage_of_a_pillar_a_round() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1", "shaft_gain_vp_1")
    assert game.legal("use") == ["use 1 base", "use 1 shaft"]
    game.play("use 1 shaft")
    assert (game.vp(), game.legal("use")) == (1, [])
    assert game.why("use 1 base") == "pillar_used"
    game.play("end")
    game.idle_until("main", 0)
    assert game.can("use 1 shaft")


@clause("AE-17.9")
def test_exchange() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1")
    game.play("use 1 base")
    assert len(game.legal()) == 6
    game.play("swap knowledge craft")
    assert (game.goods(), game.question) == ((0, 1, 2, 1), "main")
    poor = at_main()
    poor.pillar(0, 1, "base_swap_book_1")
    poor.give(0, knowledge=0, culture=0, craft=0)
    assert poor.why("use 1 base") == "no_swap"


@clause("AE-17.10")
def test_second_choice() -> None:
    game = at_main()
    game.pillar(0, 1, "base_recycle_settler_1")
    assert game.why("use 1 base") == "nobody_in_training"
    game.educate(0, physicist=1)
    game.play("use 1 base", "recall physicist", "draw brown", "draw white")
    assert game.legal() == ["colour white", "colour brown"]
    game.play("colour brown")
    assert game.training() == {"labourer": 1}


@clause("AE-17.10", "AE-26.5")
def test_second_choice_with_an_empty_bag_gives_the_settler_back() -> None:
    game = at_main()
    game.pillar(0, 1, "base_recycle_settler_1")
    game.educate(0, physicist=1)
    for colour in range(3):
        game.player(1).fields[colour * 4] += game.board.bag.counts[colour]
        game.board.bag.put(colour, -game.board.bag.counts[colour])
    game.play("use 1 base", "recall physicist", "draw purple")
    assert (game.training(), game.question) == ({"scientist": 1}, "main")


@clause("AE-17.11")
def test_offering() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1")
    game.play("use 1 base", "give craft")
    assert game.legal() == ["points", "flame"]
    game.climb_to(0, 31)
    assert game.legal() == ["points"]


@clause("AE-17.12")
def test_devotion() -> None:
    game = at_main()
    game.pillar(0, 1, "base_vp_to_book_or_flame_1")
    game.score(0, 4)
    game.play("use 1 base")
    assert game.legal() == ["book knowledge", "book culture", "book craft", "flame"]
    game.play("book craft")
    assert (game.vp(), game.goods()) == (3, (1, 1, 2, 1))


@clause("AE-17.13")
def test_treasury() -> None:
    game = at_main()
    game.pillar(0, 1, "base_gold_books_1")
    game.give(0, knowledge=2, culture=1, craft=0, gold=1)
    game.play("use 1 base")
    assert game.legal() == ["trade gold knowledge", "trade gold culture", "trade gold craft", "trade knowledge gold"]
    game.play("trade knowledge gold")
    assert game.goods() == (0, 1, 0, 2)
    game.board.supply[2] = 1
    game.player(1).goods[2] += 20
    other = game
    other.player().used = 0
    other.play("use 1 base")
    assert "trade gold craft" not in other.legal()


@clause("AE-17.14", "AE-17.15", "AE-17.16", "AE-17.21")
def test_the_simple_shafts() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    game.pillar(0, 2, "base_swap_book_2", "shaft_gain_book_1")
    game.pillar(0, 3, "base_gold_books_1", "shaft_gain_flame_1")
    game.play("use 1 shaft", "use 2 shaft", "book craft", "use 3 shaft")
    assert (game.vp(), game.goods(), game.player().priest) == (1, (1, 1, 2, 1), 1)
    arrived = at_main()
    arrived.pillar(0, 3, "base_gold_books_1", "shaft_gain_flame_1")
    arrived.climb_to(0, 31)
    assert arrived.why("use 3 shaft") == "no_flame"


@clause("AE-17.17")
def test_farewell() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1", "shaft_dispatch_1")
    assert game.why("use 1 shaft") == "nobody_to_send"
    game.educate(0, intellectual=2)
    game.ship(0, "crab")
    game.play("use 1 shaft", "send intellectual", "board")
    assert (game.vp(), game.question, game.board.actions) == (2, "main", 2)


@clause("AE-17.18")
def test_teaching() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1", "shaft_train_1")
    assert game.why("use 1 shaft") == "no_training"
    game.educate(0, labourer=1)
    game.play("use 1 shaft", "train labourer carpenter")
    assert (game.goods(), game.training()) == ((0, 1, 0, 1), {"carpenter": 1})


@clause("AE-17.19", "AE-17.20", "AE-17.21")
def test_capitals_use_what_is_below() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1", "capital_both_1")
    game.pillar(0, 2, "base_swap_book_2", "shaft_gain_vp_2", "capital_twice_1")
    game.play("use 1 capital", "first base", "swap craft culture")
    assert game.vp() == 1
    game.play("use 2 capital", "first shaft")
    assert game.vp() == 3
    assert game.legal("use") == []


@clause("AE-17.23", "AE-17.30 to AE-17.55")
def test_the_pillar_cards_are_as_listed() -> None:
    instants = {"base_swap_book_1": "book", "base_swap_book_2": "bag_settler", "base_recycle_settler_1": "gold"}
    instants |= {"base_recycle_settler_2": "book", "base_book_to_vp_or_flame_1": "book"}
    instants |= {"base_book_to_vp_or_flame_2": "gold", "base_vp_to_book_or_flame_1": "bag_settler"}
    instants |= {"base_vp_to_book_or_flame_2": "book", "base_gold_books_1": "gold", "base_gold_books_2": "bag_settler"}
    found = {row.text("id"): row.rows("immediate")[0].text("kind") for row in DATA.rows("pillar_base")}
    assert found == instants
    for stage, points, copies, effects in (("shaft", 2, 2, 5), ("capital", 4, 3, 2)):
        rows = DATA.rows(f"pillar_{stage}")
        assert {row.rows("immediate")[0].number("n") for row in rows} == {points}
        kinds = [row.text("effect") for row in rows]
        assert len(set(kinds)) == effects and all(kinds.count(kind) == copies for kind in kinds)


@clause("AE-17.5")
def test_a_base_may_bring_a_settler_from_the_bag() -> None:
    game = at_main()
    game.display(0, "base_swap_book_2")
    game.hold(0, "inf_gain_pillar")
    game.play("play inf_gain_pillar", "pillar a base", "draw brown")
    assert game.training() == {"labourer": 1}


@clause("AE-18.1", "AE-18.2", "AE-18.3")
def test_favours_need_open_spaces() -> None:
    game = at_main()
    game.hold(0, "inf_three_favours")
    for cell in ("c11", "c12", "c14"):
        game.put(0, cell, f"ws_sb_{cell[-1]}")
    game.play("play inf_three_favours")
    assert game.player().favours == 2
