"""Phase 2: actions, training, sending, knowledge (AE-7 to AE-10)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.tiles import SHIPS
from aegean.testing import clause

from .positions import Atlantis, at_main


@clause("AE-7.1", "AE-7.2")
def test_two_actions_of_any_kind_then_the_next_player() -> None:
    game = at_main()
    game.play("climb", "climb", "book craft")
    assert game.legal() == ["end"]
    assert game.why("climb") == "no_action"
    game.play("end")
    assert (game.question, game.board.seat) == ("main", 1)


@clause("AE-7.3", "AE-18.3")
def test_a_favour_buys_one_more_action_once_the_basic_ones_are_gone() -> None:
    game = at_main()
    game.favour(0, 1)
    game.climb_to(0, 20)
    supply = game.board.supply[4]
    game.play("climb")
    game.idle_until("main")
    assert (game.player().favours, game.board.actions) == (1, 1)
    game.climb_to(0, 15)
    game.play("climb", "climb")
    assert (game.player().favours, game.board.supply[4]) == (0, supply + 1)
    assert game.question == "book"


@clause("AE-7.3", "AE-18.2")
def test_a_favour_handed_in_first_frees_its_space_for_a_new_one() -> None:
    game = at_main()
    game.favour(0, 1)
    game.climb_to(0, 7)
    late = game.clone().play("climb")
    assert (late.player().favours, late.board.actions) == (1, 1)  # the new one was lost
    supply = game.board.supply[4]
    game.play("favour")
    assert (game.player().favours, game.board.actions, game.board.supply[4]) == (0, 3, supply + 1)
    game.play("climb")
    assert (game.player().favours, game.board.actions) == (1, 2)


@clause("AE-7.3")
def test_a_favour_is_handed_in_only_while_an_action_is_left_and_there_is_one() -> None:
    game = at_main()
    assert game.why("favour") == "no_favour"
    game.favour(0, 1)
    game.play("climb", "climb", "book craft")
    assert game.why("favour") == "goes_by_itself"
    assert game.can("climb")


@clause("AE-1.8")
def test_only_what_a_player_owns_can_be_handed_in() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1")
    game.player().goods[2] = 0
    game.play("use 1 base")
    assert game.legal() == ["give knowledge", "give culture"]
    assert game.why("give craft") == "not_owned"


@clause("AE-7.4", "AE-17.8")
def test_pillars_cost_no_action_and_work_before_between_and_after() -> None:
    game = at_main()
    game.pillar(0, 1, "base_book_to_vp_or_flame_1")
    game.pillar(0, 2, "base_book_to_vp_or_flame_2")
    game.play("use 1 base", "give craft", "points", "climb", "use 2 base", "give culture", "points", "climb")
    assert game.vp() == 2
    assert game.question == "book"


@clause("AE-7.5")
def test_ending_keeps_favours() -> None:
    game = at_main()
    game.favour(0, 1)
    game.play("end")
    assert game.player().favours == 1


@clause("AE-7.6")
def test_no_step_on_the_last_space() -> None:
    game = at_main()
    game.climb_to(0, 31)
    assert game.why("climb") == "priest_arrived"


@clause("AE-7.7", "AE-11.2")
def test_what_is_gained_may_be_used_in_the_same_phase() -> None:
    game = at_main()
    game.climb_to(0, 3)
    game.play(
        "climb",
        "draw_two",
        "deal_influence inf_three_vp",
        "deal_influence inf_three_flames",
        "keep inf_three_vp",
    )
    game.play("play inf_three_vp")
    assert game.vp() == 3


@clause("AE-8.1", "AE-8.2", "AE-8.3", "AE-8.4")
def test_training_moves_one_settler_along_one_arrow_for_its_price() -> None:
    game = at_main()
    game.educate(0, labourer=2, stonemason=1)
    supply = list(game.board.supply)
    game.play("train labourer stonemason")
    assert game.training() == {"labourer": 1, "stonemason": 2}
    assert (game.board.supply[1], game.board.supply[2]) == (supply[1] + 1, supply[2] + 1)
    assert game.why("train scientist physicist") == "nobody_to_train"


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
    game = at_main()
    start, end = arrow
    game.educate(0, **{start: 1})
    cost = COSTS[arrow]
    game.give(0, knowledge=cost[0], culture=cost[1], craft=cost[2], gold=cost[3])
    game.play(f"train {start} {end}")
    assert game.goods() == (0, 0, 0, 0)
    assert game.training() == {end: 1}
    for good, name in enumerate(("knowledge", "culture", "craft", "gold")):
        if cost[good]:
            poor = at_main()
            poor.educate(0, **{start: 1})
            poor.give(0, knowledge=cost[0], culture=cost[1], craft=cost[2], gold=cost[3])
            poor.give(0, **{name: cost[good] - 1})
            assert not poor.can(f"train {start} {end}")


@clause("AE-9.1", "AE-9.8")
def test_a_sent_settler_leaves_its_field_and_brings_its_bonus() -> None:
    game = at_main()
    game.educate(0, physicist=2)
    game.ship(0, "crab")
    game.play("send physicist", "board")
    assert game.training() == {"physicist": 1}
    assert (game.vp(), game.player().priest) == (3, 1)


@clause("AE-9.2", "AE-9.3", "AE-13.1", "AE-13.2", "AE-13.3")
def test_a_new_lodging_is_placed_pays_its_cell_and_is_replaced() -> None:
    game = at_main()
    game.educate(0, intellectual=2)
    game.play("send intellectual")
    assert game.legal() == ["settle 1", "settle 2", "settle 3"]
    assert game.why("lodge") == "no_lodging"
    game.play("settle 2", "cell c34")
    assert game.question == "lay_lodging"
    assert game.goods()[3] == 2  # the placement bonus comes before the display is refilled
    assert game.vp() == 0
    game.idle_until("main")
    assert all(game.board.lodgings)
    assert game.vp() == 2
    game.play("send intellectual")
    assert game.legal() == ["lodge"]
    assert game.why("settle 1") == "complete_first"


@clause("AE-9.3", "AE-13.4", "AE-9.7")
def test_without_free_cell_or_display_there_is_no_new_lodging() -> None:
    game = at_main()
    game.no_homes(0)
    game.educate(0, intellectual=1)
    assert game.why("send intellectual") == "no_destination"
    game = at_main()
    game.educate(0, intellectual=1)
    for slot in range(3):
        game.board.lodgings[slot] = 0
    assert game.why("send intellectual") == "no_destination"


@clause("AE-9.4", "AE-16.4")
def test_a_ship_carries_one_settler() -> None:
    game = at_main()
    game.educate(0, scientist=2)
    game.ship(0, "crab")
    assert "board" in game.sends("scientist")
    game.play("send scientist", "board")
    assert "board" not in game.sends("scientist")


@clause("AE-9.5", "AE-14.3", "AE-9.16")
def test_a_workshop_takes_whom_it_needs_one_settler_an_action() -> None:
    game = at_main()
    game.put(0, "c11", "ws_sb_1")
    game.put(0, "c12", "ws_bb_1")
    game.educate(0, stonemason=1, carpenter=1, astronomer=1, intellectual=1)
    assert "staff c11" in game.sends("stonemason")
    assert "staff c11" not in game.sends("carpenter")
    assert "staff c12" in game.sends("astronomer")  # the colour alone counts
    game.play("send astronomer", "staff c12")
    game.idle_until("main")
    assert game.settlers_on(0, "c12") == ["purple", ""]
    game.play("send intellectual", "staff c12")
    assert game.settlers_on(0, "c12") == ["purple", "white"]


@clause("AE-9.6", "AE-17.3", "AE-17.6")
def test_scholars_complete_shafts_and_philosophers_capitals() -> None:
    game = at_main()
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1", complete=False)
    game.pillar(0, 2, "base_swap_book_2", "shaft_gain_vp_2", "capital_both_1", complete=False)
    game.educate(0, scholar=1, philosopher=1, advisor=1)
    assert [move for move in game.sends("scholar") if "remember" in move] == ["remember 1"]
    assert [move for move in game.sends("philosopher") if "remember" in move] == ["remember 2"]
    assert not [move for move in game.sends("advisor") if "remember" in move]
    assert game.why("use 1 shaft") == "not_complete"
    game.play("send scholar", "remember 1")
    assert game.can("use 1 shaft")


BONUSES = {
    "scientist": (1, 1), "physicist": (3, 1), "mathematician": (2, 2), "astronomer": (7, 3),
    "intellectual": (2, 0), "scholar": (3, 1), "advisor": (1, 0), "philosopher": (9, 1),
    "labourer": (1, 1), "stonemason": (1, 0), "carpenter": (3, 1), "master_builder": (5, 1),
}  # fmt: skip


@pytest.mark.parametrize("profession", BONUSES)
@clause("AE-9.10", "AE-9.20 to AE-9.31")
def test_dispatch_bonuses(profession: str) -> None:
    game = at_main()
    game.educate(0, **{profession: 1})
    game.ship(0, "crab")
    game.climb_to(0, 16)
    game.play(f"send {profession}", "board")
    if game.question == "book":
        game.play("book craft")
    points, flames = BONUSES[profession]
    assert (game.vp(), game.player().priest) == (points, 16 + flames)
    extras = {"advisor": "tile_pick", "master_builder": "tile_pick", "stonemason": "pillar_card"}
    assert game.question == extras.get(profession, "main")


@clause("AE-9.9")
def test_points_flames_with_track_bonuses_then_the_extra() -> None:
    game = at_main()
    game.educate(0, master_builder=1)
    game.ship(0, "crab")
    game.climb_to(0, 1)
    game.play("send master_builder", "board")
    assert (game.vp(), game.question) == (5, "book")
    game.play("book craft")
    assert game.question == "tile_pick"


@clause("AE-9.11", "AE-9.14", "AE-9.15", "AE-16.1")
def test_the_advisor_brings_an_open_ship_or_one_of_two() -> None:
    game = at_main()
    game.educate(0, advisor=1)
    game.ship(0, "crab")
    game.open_tile("whale")
    game.play("send advisor", "board")
    assert game.legal() == ["tile whale", "draw_two", "decline"]
    game.play("draw_two", "lay turtle", "lay dolphin")
    assert game.legal() == ["tile turtle", "tile dolphin"]
    game.play("tile dolphin")
    assert game.player().ship_count == 2
    assert list(game.board.ships_open) == [1, 0, 0, 0, 0, 1]


@clause("AE-9.12", "AE-9.15")
def test_the_stonemason_may_decline() -> None:
    game = at_main()
    game.educate(0, stonemason=1)
    game.ship(0, "crab")
    game.play("send stonemason", "board", "decline")
    assert game.question == "main"


@clause("AE-9.13", "AE-14.1", "AE-14.4")
def test_the_master_builder_brings_a_workshop_that_may_be_manned_at_once() -> None:
    game = at_main()
    game.educate(0, master_builder=1, physicist=1)
    game.ship(0, "crab")
    game.open_tile("ws_ag_1")
    game.play("send master_builder", "board", "tile ws_ag_1", "cell c15")
    assert (game.question, game.legal()) == ("man", ["man physicist", "decline"])
    game.play("man physicist")
    assert game.vp() == 5 + 1 + 3
    assert game.player().active


@clause("AE-9.15", "AE-26.3")
def test_an_extra_that_cannot_be_placed_is_lost() -> None:
    game = at_main()
    for kind in ("turtle", "turtle", "dolphin", "dolphin", "crab", "crab"):
        game.ship(0, kind)
    game.educate(0, advisor=1)
    game.play("send advisor", "board")
    assert game.question == "main"


@clause("AE-26.3")
def test_with_one_tile_in_the_stack_that_one_is_drawn_and_kept() -> None:
    game = at_main()
    game.educate(0, advisor=1)
    game.ship(0, "crab")
    while game.board.ship_stack.total > 1:
        kind = next(kind for kind in range(6) if game.board.ship_stack.counts[kind])
        game.unstack(40 + kind)
        game.board.ships_open[kind] += 1
    game.play("send advisor", "board", "draw_two", legal_draw(game))
    assert (game.player().ship_count, game.question) == (2, "main")


def legal_draw(game: Atlantis) -> str:
    """The only tile left in the ship stack, as a move."""
    return f"lay {SHIPS[next(kind for kind in range(6) if game.board.ship_stack.counts[kind])]}"
