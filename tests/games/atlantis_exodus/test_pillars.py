"""Pillars of Memory and favours (AE-17, AE-18)."""

from __future__ import annotations

from aegean.games.atlantis_exodus.parts import (
    DATA,
)
from aegean.testing import clause

from .handout import climb_to, display, educate, give, hold, pillar, put, score, ship
from .positions import at_main, can, goods, legal, play, player, run_to, step, training, vp, why


@clause("AE-17.1", "AE-17.2")
def test_the_card_below_becomes_available_and_three_pillars_are_the_most() -> None:
    state = at_main()
    display(state, 0, "base_gold_books_1", "base_swap_book_2")
    educate(state, 0, stonemason=1)
    ship(state, 0, "crab")
    play(state, "send stonemason", "board", "pillar a base")
    assert goods(state)[3] == 2
    assert state.piles[0] == 1 + 1  # base_swap_book_2 is card 1
    pillar(state, 0, 2, "base_gold_books_2")
    pillar(state, 0, 3, "base_recycle_settler_1")
    hold(state, 0, "inf_gain_pillar")
    play(state, "play inf_gain_pillar")
    assert legal(state) == ["pillar a shaft", "pillar b shaft"]
    assert why(state, "pillar a base") == "no_pillar_for_it"


@clause("AE-17.4")
def test_with_several_pillars_the_player_chooses() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_gold_books_2")
    pillar(state, 0, 2, "base_recycle_settler_1")
    hold(state, 0, "inf_gain_pillar")
    play(state, "play inf_gain_pillar", "pillar a shaft")
    assert legal(state) == ["column 1", "column 2"]
    play(state, "column 2")
    assert player(state).pillars[4] > 0
    assert vp(state) == 2


@clause("AE-17.5", "AE-17.6")
def test_instant_bonus_first_then_the_settler_may_come_at_once() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_gold_books_2")
    educate(state, 0, scholar=1)
    hold(state, 0, "inf_gain_pillar")
    play(state, "play inf_gain_pillar", "pillar a shaft")
    assert (vp(state), legal(state)) == (2, ["answer yes", "answer no"])
    play(state, "answer yes")
    assert (vp(state), training(state)) == (5, {})
    assert can(state, "use 1 shaft")


@clause("AE-17.7", "AE-17.8")
def test_one_stage_of_a_pillar_a_round() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1", "shaft_gain_vp_1")
    assert legal(state, "use") == ["use 1 base", "use 1 shaft"]
    play(state, "use 1 shaft")
    assert (vp(state), legal(state, "use")) == (1, [])
    assert why(state, "use 1 base") == "pillar_used"
    play(state, "end")
    run_to(state, "main", 0)
    assert can(state, "use 1 shaft")


@clause("AE-17.9")
def test_exchange() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_swap_book_1")
    play(state, "use 1 base")
    assert len(legal(state)) == 6
    play(state, "swap knowledge craft")
    assert (goods(state), step(state)) == ((0, 1, 2, 1), "main")
    poor = at_main()
    pillar(poor, 0, 1, "base_swap_book_1")
    give(poor, 0, knowledge=0, culture=0, craft=0)
    assert why(poor, "use 1 base") == "no_swap"


@clause("AE-17.10")
def test_second_choice() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_recycle_settler_1")
    assert why(state, "use 1 base") == "nobody_in_training"
    educate(state, 0, physicist=1)
    play(state, "use 1 base", "recall physicist", "draw brown", "draw white")
    assert legal(state) == ["colour white", "colour brown"]
    play(state, "colour brown")
    assert training(state) == {"labourer": 1}


@clause("AE-17.10", "AE-26.5")
def test_second_choice_with_an_empty_bag_gives_the_settler_back() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_recycle_settler_1")
    educate(state, 0, physicist=1)
    for colour in range(3):
        player(state, 1).fields[colour * 4] += state.bag.counts[colour]
        state.bag.put(colour, -state.bag.counts[colour])
    play(state, "use 1 base", "recall physicist", "draw purple")
    assert (training(state), step(state)) == ({"scientist": 1}, "main")


@clause("AE-17.11")
def test_offering() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1")
    play(state, "use 1 base", "give craft")
    assert legal(state) == ["points", "flame"]
    climb_to(state, 0, 31)
    assert legal(state) == ["points"]


@clause("AE-17.12")
def test_devotion() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_vp_to_book_or_flame_1")
    score(state, 0, 4)
    play(state, "use 1 base")
    assert legal(state) == ["book knowledge", "book culture", "book craft", "flame"]
    play(state, "book craft")
    assert (vp(state), goods(state)) == (3, (1, 1, 2, 1))


@clause("AE-17.13")
def test_treasury() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_gold_books_1")
    give(state, 0, knowledge=2, culture=1, craft=0, gold=1)
    play(state, "use 1 base")
    assert legal(state) == ["trade gold knowledge", "trade gold culture", "trade gold craft", "trade knowledge gold"]
    play(state, "trade knowledge gold")
    assert goods(state) == (0, 1, 0, 2)
    state.supply[2] = 1
    player(state, 1).goods[2] += 20
    other = state
    player(other).used = 0
    play(other, "use 1 base")
    assert "trade gold craft" not in legal(other)


@clause("AE-17.14", "AE-17.15", "AE-17.16", "AE-17.21")
def test_the_simple_shafts() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    pillar(state, 0, 2, "base_swap_book_2", "shaft_gain_book_1")
    pillar(state, 0, 3, "base_gold_books_1", "shaft_gain_flame_1")
    play(state, "use 1 shaft", "use 2 shaft", "book craft", "use 3 shaft")
    assert (vp(state), goods(state), player(state).priest) == (1, (1, 1, 2, 1), 1)
    arrived = at_main()
    pillar(arrived, 0, 3, "base_gold_books_1", "shaft_gain_flame_1")
    climb_to(arrived, 0, 31)
    assert why(arrived, "use 3 shaft") == "priest_arrived"


@clause("AE-17.17")
def test_farewell() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_swap_book_1", "shaft_dispatch_1")
    assert why(state, "use 1 shaft") == "nobody_to_send"
    educate(state, 0, intellectual=2)
    ship(state, 0, "crab")
    play(state, "use 1 shaft", "send intellectual", "board")
    assert (vp(state), step(state), state.actions) == (2, "main", 2)


@clause("AE-17.18")
def test_teaching() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_swap_book_1", "shaft_train_1")
    assert why(state, "use 1 shaft") == "no_training"
    educate(state, 0, labourer=1)
    play(state, "use 1 shaft", "train labourer carpenter")
    assert (goods(state), training(state)) == ((0, 1, 0, 1), {"carpenter": 1})


@clause("AE-17.19", "AE-17.20", "AE-17.21")
def test_capitals_use_what_is_below() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1", "capital_both_1")
    pillar(state, 0, 2, "base_swap_book_2", "shaft_gain_vp_2", "capital_twice_1")
    play(state, "use 1 capital", "first base", "swap craft culture")
    assert vp(state) == 1
    play(state, "use 2 capital", "first shaft")
    assert vp(state) == 3
    assert legal(state, "use") == []


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
    state = at_main()
    display(state, 0, "base_swap_book_2")
    hold(state, 0, "inf_gain_pillar")
    play(state, "play inf_gain_pillar", "pillar a base", "draw brown")
    assert training(state) == {"labourer": 1}


@clause("AE-18.1", "AE-18.2", "AE-18.3")
def test_favours_need_open_spaces() -> None:
    state = at_main()
    hold(state, 0, "inf_three_favours")
    for cell in ("c11", "c12", "c14"):
        put(state, 0, cell, f"ws_sb_{cell[-1]}")
    play(state, "play inf_three_favours")
    assert player(state).favours == 2
