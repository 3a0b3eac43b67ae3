"""Phase 2: actions, training, sending, knowledge (AE-7 to AE-10)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.tiles import SHIPS
from aegean.testing import clause

from .handout import climb_to, educate, favour, give, no_homes, open_tile, pillar, put, ship, unstack
from .positions import at_main, can, goods, legal, play, player, run_to, sends, settlers_on, step, training, vp, why


@clause("AE-7.1", "AE-7.2")
def test_two_actions_of_any_kind_then_the_next_player() -> None:
    state = at_main()
    play(state, "climb", "climb", "book craft")
    assert legal(state) == ["end"]
    assert why(state, "climb") == "no_action"
    play(state, "end")
    assert (step(state), state.seat) == ("main", 1)


@clause("AE-7.3", "AE-18.3")
def test_a_favour_buys_one_more_action_once_the_basic_ones_are_gone() -> None:
    state = at_main()
    favour(state, 0, 1)
    climb_to(state, 0, 20)
    supply = state.supply[4]
    play(state, "climb")
    run_to(state, "main")
    assert (player(state).favours, state.actions) == (1, 1)
    climb_to(state, 0, 15)
    play(state, "climb", "climb")
    assert (player(state).favours, state.supply[4]) == (0, supply + 1)
    assert step(state) == "book"


@clause("AE-7.4", "AE-17.8")
def test_pillars_cost_no_action_and_work_before_between_and_after() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_book_to_vp_or_flame_1")
    pillar(state, 0, 2, "base_book_to_vp_or_flame_2")
    play(state, "use 1 base", "give craft", "points", "climb", "use 2 base", "give culture", "points", "climb")
    assert vp(state) == 2
    assert step(state) == "book"


@clause("AE-7.5")
def test_ending_keeps_favours() -> None:
    state = at_main()
    favour(state, 0, 1)
    play(state, "end")
    assert player(state).favours == 1


@clause("AE-7.6")
def test_no_step_on_the_last_space() -> None:
    state = at_main()
    climb_to(state, 0, 31)
    assert why(state, "climb") == "priest_arrived"


@clause("AE-7.7", "AE-11.2")
def test_what_is_gained_may_be_used_in_the_same_phase() -> None:
    state = at_main()
    climb_to(state, 0, 3)
    play(
        state,
        "climb",
        "draw_two",
        "deal_influence inf_three_vp",
        "deal_influence inf_three_flames",
        "keep inf_three_vp",
    )
    play(state, "play inf_three_vp")
    assert vp(state) == 3


@clause("AE-8.1", "AE-8.2", "AE-8.3", "AE-8.4")
def test_training_moves_one_settler_along_one_arrow_for_its_price() -> None:
    state = at_main()
    educate(state, 0, labourer=2, stonemason=1)
    supply = list(state.supply)
    play(state, "train labourer stonemason")
    assert training(state) == {"labourer": 1, "stonemason": 2}
    assert (state.supply[1], state.supply[2]) == (supply[1] + 1, supply[2] + 1)
    assert why(state, "train scientist physicist") == "no_settler"


COSTS = {
    ("scientist", "physicist"): (1, 1, 0, 0), ("scientist", "mathematician"): (1, 0, 1, 0),
    ("physicist", "astronomer"): (2, 1, 0, 1), ("mathematician", "astronomer"): (2, 0, 1, 1),
    ("intellectual", "scholar"): (1, 1, 0, 0), ("intellectual", "advisor"): (0, 1, 1, 0),
    ("scholar", "philosopher"): (1, 2, 0, 1), ("advisor", "philosopher"): (0, 2, 1, 1),
    ("labourer", "stonemason"): (0, 1, 1, 0), ("labourer", "carpenter"): (1, 0, 1, 0),
    ("stonemason", "master_builder"): (0, 1, 2, 1), ("carpenter", "master_builder"): (1, 0, 2, 1),
}  # fmt: skip


@pytest.mark.parametrize("arrow", COSTS, ids=" ".join)
@clause("AE-8.10 to AE-8.21")
def test_what_trainings_cost(arrow: tuple[str, str]) -> None:
    state = at_main()
    start, end = arrow
    educate(state, 0, **{start: 1})
    cost = COSTS[arrow]
    give(state, 0, knowledge=cost[0], culture=cost[1], craft=cost[2], gold=cost[3])
    play(state, f"train {start} {end}")
    assert goods(state) == (0, 0, 0, 0)
    assert training(state) == {end: 1}
    for good, name in enumerate(("knowledge", "culture", "craft", "gold")):
        if cost[good]:
            poor = at_main()
            educate(poor, 0, **{start: 1})
            give(poor, 0, knowledge=cost[0], culture=cost[1], craft=cost[2], gold=cost[3])
            give(poor, 0, **{name: cost[good] - 1})
            assert not can(poor, f"train {start} {end}")


@clause("AE-9.1", "AE-9.8")
def test_a_sent_settler_leaves_its_field_and_brings_its_bonus() -> None:
    state = at_main()
    educate(state, 0, physicist=2)
    ship(state, 0, "crab")
    play(state, "send physicist", "board")
    assert training(state) == {"physicist": 1}
    assert (vp(state), player(state).priest) == (3, 1)


@clause("AE-9.2", "AE-9.3", "AE-13.1", "AE-13.2", "AE-13.3")
def test_a_new_lodging_is_placed_pays_its_cell_and_is_replaced() -> None:
    state = at_main()
    educate(state, 0, intellectual=2)
    play(state, "send intellectual")
    assert legal(state) == ["settle 1", "settle 2", "settle 3"]
    assert why(state, "lodge") == "no_lodging"
    play(state, "settle 2", "cell c34")
    assert step(state) == "lay_lodging"
    assert goods(state)[3] == 2  # the placement bonus comes before the display is refilled
    assert vp(state) == 0
    run_to(state, "main")
    assert all(state.lodgings)
    assert vp(state) == 2
    play(state, "send intellectual")
    assert legal(state) == ["lodge"]
    assert why(state, "settle 1") == "complete_first"


@clause("AE-9.3", "AE-13.4", "AE-9.7")
def test_without_free_cell_or_display_there_is_no_new_lodging() -> None:
    state = at_main()
    no_homes(state, 0)
    educate(state, 0, intellectual=1)
    assert why(state, "send intellectual") == "no_destination"
    state = at_main()
    educate(state, 0, intellectual=1)
    for slot in range(3):
        state.lodgings[slot] = 0
    assert why(state, "send intellectual") == "no_destination"


@clause("AE-9.4", "AE-16.4")
def test_a_ship_carries_one_settler() -> None:
    state = at_main()
    educate(state, 0, scientist=2)
    ship(state, 0, "crab")
    assert "board" in sends(state, "scientist")
    play(state, "send scientist", "board")
    assert "board" not in sends(state, "scientist")


@clause("AE-9.5", "AE-14.3", "AE-9.16")
def test_a_workshop_takes_whom_it_needs_one_settler_an_action() -> None:
    state = at_main()
    put(state, 0, "c11", "ws_sb_1")
    put(state, 0, "c12", "ws_bb_1")
    educate(state, 0, stonemason=1, carpenter=1, astronomer=1, intellectual=1)
    assert "staff c11" in sends(state, "stonemason")
    assert "staff c11" not in sends(state, "carpenter")
    assert "staff c12" in sends(state, "astronomer")  # the colour alone counts
    play(state, "send astronomer", "staff c12")
    run_to(state, "main")
    assert settlers_on(state, 0, "c12") == ["purple", ""]
    play(state, "send intellectual", "staff c12")
    assert settlers_on(state, 0, "c12") == ["purple", "white"]


@clause("AE-9.6", "AE-17.3", "AE-17.6")
def test_scholars_complete_shafts_and_philosophers_capitals() -> None:
    state = at_main()
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1", complete=False)
    pillar(state, 0, 2, "base_swap_book_2", "shaft_gain_vp_2", "capital_both_1", complete=False)
    educate(state, 0, scholar=1, philosopher=1, advisor=1)
    assert [move for move in sends(state, "scholar") if "remember" in move] == ["remember 1"]
    assert [move for move in sends(state, "philosopher") if "remember" in move] == ["remember 2"]
    assert not [move for move in sends(state, "advisor") if "remember" in move]
    assert why(state, "use 1 shaft") == "not_complete"
    play(state, "send scholar", "remember 1")
    assert can(state, "use 1 shaft")


BONUSES = {
    "scientist": (1, 1), "physicist": (3, 1), "mathematician": (2, 2), "astronomer": (7, 3),
    "intellectual": (2, 0), "scholar": (3, 1), "advisor": (1, 0), "philosopher": (9, 1),
    "labourer": (1, 1), "stonemason": (1, 0), "carpenter": (3, 1), "master_builder": (5, 1),
}  # fmt: skip


@pytest.mark.parametrize("profession", BONUSES)
@clause("AE-9.10", "AE-9.20 to AE-9.31")
def test_dispatch_bonuses(profession: str) -> None:
    state = at_main()
    educate(state, 0, **{profession: 1})
    ship(state, 0, "crab")
    climb_to(state, 0, 16)
    play(state, f"send {profession}", "board")
    if step(state) == "book":
        play(state, "book craft")
    points, flames = BONUSES[profession]
    assert (vp(state), player(state).priest) == (points, 16 + flames)
    extras = {"advisor": "tile_pick", "master_builder": "tile_pick", "stonemason": "pillar_card"}
    assert step(state) == extras.get(profession, "main")


@clause("AE-9.9")
def test_points_flames_with_track_bonuses_then_the_extra() -> None:
    state = at_main()
    educate(state, 0, master_builder=1)
    ship(state, 0, "crab")
    climb_to(state, 0, 1)
    play(state, "send master_builder", "board")
    assert (vp(state), step(state)) == (5, "book")
    play(state, "book craft")
    assert step(state) == "tile_pick"


@clause("AE-9.11", "AE-9.14", "AE-9.15", "AE-16.1")
def test_the_advisor_brings_an_open_ship_or_one_of_two() -> None:
    state = at_main()
    educate(state, 0, advisor=1)
    ship(state, 0, "crab")
    open_tile(state, "whale")
    play(state, "send advisor", "board")
    assert legal(state) == ["tile whale", "draw_two", "decline"]
    play(state, "draw_two", "lay turtle", "lay dolphin")
    assert legal(state) == ["tile turtle", "tile dolphin"]
    play(state, "tile dolphin")
    assert player(state).ship_count == 2
    assert list(state.ships_open) == [1, 0, 0, 0, 0, 1]


@clause("AE-9.12", "AE-9.15")
def test_the_stonemason_may_decline() -> None:
    state = at_main()
    educate(state, 0, stonemason=1)
    ship(state, 0, "crab")
    play(state, "send stonemason", "board", "decline")
    assert step(state) == "main"


@clause("AE-9.13", "AE-14.1", "AE-14.4")
def test_the_master_builder_brings_a_workshop_that_may_be_manned_at_once() -> None:
    state = at_main()
    educate(state, 0, master_builder=1, physicist=1)
    ship(state, 0, "crab")
    open_tile(state, "ws_ag_1")
    play(state, "send master_builder", "board", "tile ws_ag_1", "cell c15")
    assert (step(state), legal(state)) == ("man", ["man physicist", "decline"])
    play(state, "man physicist")
    assert vp(state) == 5 + 1 + 3
    assert player(state).active


@clause("AE-9.15", "AE-26.3")
def test_an_extra_that_cannot_be_placed_is_lost() -> None:
    state = at_main()
    for kind in ("turtle", "turtle", "dolphin", "dolphin", "crab", "crab"):
        ship(state, 0, kind)
    educate(state, 0, advisor=1)
    play(state, "send advisor", "board")
    assert step(state) == "main"


@clause("AE-26.3")
def test_with_one_tile_in_the_stack_that_one_is_drawn_and_kept() -> None:
    state = at_main()
    educate(state, 0, advisor=1)
    ship(state, 0, "crab")
    while state.ship_stack.total > 1:
        kind = next(kind for kind in range(6) if state.ship_stack.counts[kind])
        unstack(state, 40 + kind)
        state.ships_open[kind] += 1
    play(state, "send advisor", "board", "draw_two", legal_draw(state))
    assert (player(state).ship_count, step(state)) == (2, "main")


def legal_draw(state: Board) -> str:
    """The only tile left in the ship stack, as a move."""
    return f"lay {SHIPS[next(kind for kind in range(6) if state.ship_stack.counts[kind])]}"
