"""The Apotheosis track, settlement scorings, final scoring, solo (AE-19 to AE-25)."""

from __future__ import annotations

import pytest

from aegean.core.state import OVER
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.cards import KINDS
from aegean.games.atlantis_exodus.counts import kind_points, monument_points
from aegean.games.atlantis_exodus.parts import TITLES
from aegean.games.atlantis_exodus.scoring import (
    final_points,
    in_region,
    majority,
    region_points,
    score_region,
    three_colours,
    title,
)
from aegean.search.batch import rewards
from aegean.testing import clause

from .handout import climb_to, educate, favour, give, hold, no_homes, own, pillar, put, receive, score, ship, used_card
from .positions import GAME, at_main, begun, goods, idle, item, legal, play, player, step, vp


@clause("AE-19.1", "AE-19.2")
def test_the_priest_never_passes_the_last_space_and_shares_spaces() -> None:
    state = at_main()
    climb_to(state, 1, 31)
    climb_to(state, 0, 30)
    receive(state, 0, 5)
    assert player(state).priest == 31
    assert step(state) == "monument"


TRACK = {
    2: "book", 4: "influence_pick", 6: "gold", 8: "favour", 10: "1", 12: "influence_pick", 14: "book", 15: "monument",
    17: "book", 19: "favour", 21: "influence_pick", 23: "1", 25: "gold", 27: "influence_pick", 29: "2", 31: "monument",
}  # fmt: skip


@pytest.mark.parametrize("space", range(1, 32))
@clause("AE-19.3", "AE-19.5", "AE-19.6", "AE-19.10", "AE-19.20 to AE-19.35")
def test_what_the_spaces_of_the_track_give(space: int) -> None:
    state = at_main()
    climb_to(state, 0, space - 1)
    receive(state, 0, 1)
    gift = TRACK.get(space, "")
    assert step(state) == (gift if gift in ("book", "influence_pick", "monument") else "main")
    assert vp(state) == (int(gift) if gift.isdigit() else 0)
    assert goods(state)[3] == 1 + (gift == "gold")
    assert player(state).favours == (gift == "favour")


@clause("AE-19.4")
def test_all_flames_move_first_then_bonuses_in_order() -> None:
    state = at_main()
    receive(state, 0, 8)
    assert (player(state).priest, step(state), goods(state)[3]) == (8, "book", 1)
    play(state, "book craft")
    assert step(state) == "influence_pick"
    play(state, "draw_two", "deal_influence inf_three_vp", "deal_influence inf_move_tile", "keep inf_three_vp")
    assert (goods(state)[3], player(state).favours, step(state)) == (2, 1, "main")


@clause("AE-19.8")
def test_a_monument_may_be_declined_and_needs_a_free_cell() -> None:
    state = at_main()
    climb_to(state, 0, 14)
    receive(state, 0, 1)
    assert legal(state)[-1] == "decline"
    play(state, "decline")
    assert step(state) == "main"
    full = at_main()
    no_homes(full, 0)
    climb_to(full, 0, 14)
    receive(full, 0, 1)
    assert step(full) == "main"


@clause("AE-19.9")
def test_the_last_bonus_counts_even_if_it_brought_nothing_but_no_monument() -> None:
    state = at_main()
    favour(state, 0, 1)
    climb_to(state, 0, 7)
    receive(state, 0, 1)
    assert (player(state).favours, player(state).last_bonus) == (1, 8)
    climb_to(state, 0, 14)
    receive(state, 0, 1)
    assert player(state).last_bonus == 8


@clause("AE-20.1", "AE-3.1")
def test_regions_are_scored_after_years_2_4_and_5() -> None:
    state = begun(2)
    put(state, 0, "c11", "lodging_sand_3", "purple purple purple")
    put(state, 0, "c21", "lodging_clay_3", "white white white")
    put(state, 0, "c32", "lodging_stone_3", "brown brown brown")
    found = []
    while state.seat != OVER:
        before = item(state, 0, "settlement")
        now = int(state.year)
        idle(state)
        if item(state, 0, "settlement") != before:
            found.append((now, item(state, 0, "settlement") - before))
    assert [when for when, _ in found] == [2, 4, 5]


@clause("AE-20.2", "AE-16.5", "AE-17.22")
def test_lodgings_workshops_and_ships_count_but_pillars_and_training_do_not() -> None:
    state = begun(3)
    put(state, 0, "c11", "lodging_sand_3", "white")
    put(state, 0, "c12", "ws_bb_1", "purple")
    put(state, 0, "c21", "lodging_clay_3", "white white white")
    ship(state, 0, "turtle", "white")
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    educate(state, 0, scholar=2)
    assert [in_region(player(state), 0, colour) for colour in range(3)] == [1, 2, 0]
    assert [in_region(player(state), 1, colour) for colour in range(3)] == [0, 4, 0]


@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 3), (4, 2)])
@clause("AE-20.3")
def test_points_for_every_player_with_fewer(seats: int, points: int) -> None:
    state = begun(seats)
    put(state, 0, "c11", "lodging_sand_3", "purple")
    assert majority(state, 0, 0, 0) == points * (seats - 1)
    put(state, 1, "c11", "lodging_clay_3", "purple")
    assert majority(state, 0, 0, 0) == points * (seats - 2)
    assert region_points(state, 0, 0) == points * (seats - 2)


@clause("AE-20.4", "AE-25.6")
def test_solo_scoring_and_losing() -> None:
    state = begun(1)
    put(state, 0, "c12", "ws_bb_1", "purple white")
    assert not score_region(state, 0)
    put(state, 0, "c11", "lodging_sand_3", "purple")
    assert score_region(state, 0)
    assert item(state, 0, "settlement") == 3
    assert three_colours(2, 2, 2) == 10


@clause("AE-25.6", "AE-25.8", "AE-25.9")
def test_a_lost_game_ends_at_once_without_final_scoring() -> None:
    state = begun(1)
    score(state, 0, 7)
    educate(state, 0, labourer=2)
    while state.seat != OVER:
        idle(state)
    assert state.lost
    assert state.year == 2
    assert item(state, 0, "unsent") == 0
    assert state.scores()[0] >= 7
    assert state.places() == [2]
    assert rewards(GAME, state) == [-1.0]


@clause("AE-25.7")
def test_solo_titles() -> None:
    found = [TITLES[title(points)] for points in (121, 120, 111, 110, 101, 100, 91, 90, 71, 70, 51, 50, -5)]
    assert found == [
        "atlas", "king", "king", "priest", "priest", "stargazer", "stargazer", "healer", "healer",
        "temple_servant", "temple_servant", "fisher", "fisher",
    ]  # fmt: skip


@clause("AE-21.1", "AE-25.7", "AE-11.5")
def test_final_scoring_comes_after_year_5() -> None:
    state = begun(2)
    while state.seat != OVER:
        if state.year == 5 and state.round == 3 and step(state) == "main" and state.seat == 0:
            educate(state, 0, labourer=2)
            hold(state, 0, "inf_three_vp")
            before = final_points(player(state))
        idle(state)
    assert item(state, 0, "unsent") <= -6
    assert item(state, 0, "unplayed") >= 1
    total = sum(item(state, 0, name) for name in ("unsent", "lines", "monuments", "knowledge", "unplayed"))
    assert total == before


@clause("AE-21.2")
def test_more_rescued_settlers_decide_a_tie_and_equals_share() -> None:
    state = begun(2)
    score(state, 0, 30)
    score(state, 1, 30)
    assert state.places() == [1, 1]
    ship(state, 1, "turtle", "purple")
    assert state.places() == [2, 1]
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    assert state.places() == [1, 1]


def worth(state: Board, kind: str) -> int:
    """What a knowledge card would score for seat 0."""
    return int(kind_points(player(state), KINDS.index(kind)))


@clause("AE-22.1 to AE-22.6")
def test_cards_that_count_rescued_settlers() -> None:
    state = begun(2)
    put(state, 0, "c11", "lodging_sand_5", "purple purple purple white white")
    put(state, 0, "c21", "lodging_clay_5", "brown brown brown brown brown")
    ship(state, 0, "turtle", "white")
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    kinds = ("natural_philosophy", "rhetoric", "guilds", "academy", "mechanics", "festivals")
    assert [worth(state, kind) for kind in kinds] == [1, 2, 2, 3, 3, 4]


@clause("AE-22.7 to AE-22.10")
def test_cards_that_count_track_influence_gold_and_books() -> None:
    state = at_main()
    climb_to(state, 0, 17)
    give(state, 0, gold=5, knowledge=3, culture=3, craft=1)
    assert [worth(state, kind) for kind in ("mysteries", "coinage", "writing")] == [2, 6, 3]
    scale = []
    cards = ["inf_three_vp", "inf_three_flames", "inf_move_tile", "inf_swap_books", "inf_gain_ship"]
    for card in cards:
        scale.append(worth(state, "diplomacy"))
        hold(state, 0, card)
    used_card(state, "inf_gain_ship")
    assert [*scale, worth(state, "diplomacy")] == [0, 3, 5, 6, 7, 7]


@clause("AE-22.11", "AE-22.12")
def test_cards_that_count_pillars() -> None:
    state = begun(2)
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1", "capital_both_1")
    pillar(state, 0, 2, "base_swap_book_2", "shaft_gain_vp_2", "capital_both_2", complete=False)
    assert [worth(state, kind) for kind in ("temple_building", "sculpture")] == [5, 6]


@clause("AE-22.13 to AE-22.17")
def test_cards_that_count_tiles_ships_and_cards() -> None:
    state = begun(2)
    found = []
    for cell, tile in (("c13", "agora_1"), ("c25", "agora_2"), ("c31", "agora_3")):
        put(state, 0, cell, tile)
        found.append(worth(state, "democracy"))
    assert found == [1, 3, 6]
    put(state, 0, "c11", "ws_sb_1", "brown")
    put(state, 0, "c12", "ws_sb_2")
    ship(state, 0, "turtle")
    own(state, 0, "solar_eclipse", "navigation")
    kinds = ("toolmaking", "engineering", "navigation", "solar_eclipse")
    assert [worth(state, kind) for kind in kinds] == [2, 3, 1, 4]


@clause("AE-22.18", "AE-22.19", "AE-21.1")
def test_cards_that_count_lines() -> None:
    state = begun(2)
    for cell, tile in (("c11", "ws_sb_1"), ("c21", "ws_sb_2"), ("c31", "agora_1")):
        put(state, 0, cell, tile)
    assert (worth(state, "geometry"), worth(state, "town_planning")) == (2, 0)
    for cell, tile in (("c12", "ws_sb_3"), ("c13", "agora_2"), ("c14", "ws_sb_4"), ("c15", "ws_sb_5")):
        put(state, 0, cell, tile)
    assert (worth(state, "geometry"), worth(state, "town_planning")) == (2, 3)


def monument(name: str, cell: str, *tiles: str) -> int:
    """Points of one monument among other tiles, given as 'c11 ws_sb_1'."""
    state = begun(2)
    put(state, 0, cell, f"mon_{name}")
    for text in tiles:
        put(state, 0, *text.split())
    return int(monument_points(player(state)))


@clause("AE-23.1 to AE-23.5")
def test_ground_monuments_count_themselves() -> None:
    assert monument("sand", "c11", "c12 ws_sb_1", "c13 agora_1", "c14 ws_sb_2") == 6
    assert [monument(name, "c11") for name in ("meadow", "clay", "stone", "lagoon")] == [2, 2, 2, 2]


@clause("AE-23.6", "AE-23.7")
def test_monuments_that_count_agoras_and_workshops() -> None:
    assert monument("agora", "c11", "c13 agora_1", "c25 agora_2") == 4
    assert monument("workshop", "c11", "c12 ws_sb_1", "c14 ws_sb_2") == 4


@clause("AE-23.8", "AE-23.9")
def test_monuments_that_look_at_their_neighbours() -> None:
    tiles = ("c12 ws_sb_2", "c21 ws_sb_1", "c33 ws_sb_4")  # clay and sand beside it, meadow far away
    assert monument("adj_diff", "c11", *tiles) == 2
    assert monument("adj_same", "c11", "c12 ws_sb_5", "c21 ws_sb_1") == 2


@clause("AE-23.10", "AE-23.11", "AE-23.13")
def test_monuments_that_look_at_lines() -> None:
    assert monument("rows", "c11", "c12 ws_sb_1", "c13 agora_2") == 3
    assert monument("rows", "c11", "c12 ws_sb_1") == 0
    assert monument("columns", "c11", "c21 ws_sb_2", "c12 ws_sb_1", "c22 ws_sb_8") == 2


@clause("AE-23.12")
def test_the_great_pyramid_needs_three_equal_neighbours() -> None:
    assert monument("seven", "c22", "c12 ws_sb_1", "c21 ws_sb_8", "c23 ws_bb_3") == 7
    assert monument("seven", "c22", "c12 ws_sb_1", "c21 ws_sb_8") == 0


@clause("AE-24.1", "AE-25.1")
def test_two_player_rules_hold_alone() -> None:
    one, two = GAME.start(1), GAME.start(2)
    assert list(one.bag.counts) == list(two.bag.counts)
    assert one.scroll_deck.total == two.scroll_deck.total
