"""The Apotheosis track, settlement scorings, final scoring, solo (AE-19 to AE-25)."""

from __future__ import annotations

import pytest

from aegean.core.state import OVER
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

from .positions import GAME, Atlantis, at_main, begun


@clause("AE-19.1", "AE-19.2")
def test_the_priest_never_passes_the_last_space_and_shares_spaces() -> None:
    game = at_main()
    game.climb_to(1, 31)
    game.climb_to(0, 30)
    game.receive(0, 5)
    assert game.player().priest == 31
    assert game.question == "monument"


TRACK = {
    2: "book", 4: "influence_pick", 6: "gold", 8: "favour", 10: "1", 12: "influence_pick", 14: "book", 15: "monument",
    17: "book", 19: "favour", 21: "influence_pick", 23: "1", 25: "gold", 27: "influence_pick", 29: "2", 31: "monument",
}  # fmt: skip


@pytest.mark.parametrize("space", range(1, 32))
@clause("AE-19.3", "AE-19.5", "AE-19.6", "AE-19.10", "AE-19.20 to AE-19.35")
def test_what_the_spaces_of_the_track_give(space: int) -> None:
    game = at_main()
    game.climb_to(0, space - 1)
    game.receive(0, 1)
    gift = TRACK.get(space, "")
    assert game.question == (gift if gift in ("book", "influence_pick", "monument") else "main")
    assert game.vp() == (int(gift) if gift.isdigit() else 0)
    assert game.goods()[3] == 1 + (gift == "gold")
    assert game.player().favours == (gift == "favour")


@clause("AE-19.4")
def test_all_flames_move_first_then_bonuses_in_order() -> None:
    game = at_main()
    game.receive(0, 8)
    assert (game.player().priest, game.question, game.goods()[3]) == (8, "book", 1)
    game.play("book craft")
    assert game.question == "influence_pick"
    game.play("draw_two", "deal_influence inf_three_vp", "deal_influence inf_move_tile", "keep inf_three_vp")
    assert (game.goods()[3], game.player().favours, game.question) == (2, 1, "main")


@clause("AE-19.8")
def test_a_monument_may_be_declined_and_needs_a_free_cell() -> None:
    game = at_main()
    game.climb_to(0, 14)
    game.receive(0, 1)
    assert game.legal()[-1] == "decline"
    game.play("decline")
    assert game.question == "main"
    full = at_main()
    full.no_homes(0)
    full.climb_to(0, 14)
    full.receive(0, 1)
    assert full.question == "main"


@clause("AE-19.9")
def test_the_last_bonus_counts_even_if_it_brought_nothing_but_no_monument() -> None:
    game = at_main()
    game.favour(0, 1)
    game.climb_to(0, 7)
    game.receive(0, 1)
    assert (game.player().favours, game.player().last_bonus) == (1, 8)
    game.climb_to(0, 14)
    game.receive(0, 1)
    assert game.player().last_bonus == 8


@clause("AE-20.1", "AE-3.1")
def test_regions_are_scored_after_years_2_4_and_5() -> None:
    game = begun(2)
    game.put(0, "c11", "lodging_sand_3", "purple purple purple")
    game.put(0, "c21", "lodging_clay_3", "white white white")
    game.put(0, "c32", "lodging_stone_3", "brown brown brown")
    found = []
    while game.board.seat != OVER:
        before = game.item(0, "settlement")
        now = int(game.board.year)
        game.idle()
        if game.item(0, "settlement") != before:
            found.append((now, game.item(0, "settlement") - before))
    assert [when for when, _ in found] == [2, 4, 5]


@clause("AE-20.2", "AE-16.5", "AE-17.22")
def test_lodgings_workshops_and_ships_count_but_pillars_and_training_do_not() -> None:
    game = begun(3)
    game.put(0, "c11", "lodging_sand_3", "white")
    game.put(0, "c12", "ws_bb_1", "purple")
    game.put(0, "c21", "lodging_clay_3", "white white white")
    game.ship(0, "turtle", "white")
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    game.educate(0, scholar=2)
    assert [in_region(game.player(), 0, colour) for colour in range(3)] == [1, 2, 0]
    assert [in_region(game.player(), 1, colour) for colour in range(3)] == [0, 4, 0]


@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 3), (4, 2)])
@clause("AE-20.3")
def test_points_for_every_player_with_fewer(seats: int, points: int) -> None:
    game = begun(seats)
    game.put(0, "c11", "lodging_sand_3", "purple")
    assert majority(game.board, 0, 0, 0) == points * (seats - 1)
    game.put(1, "c11", "lodging_clay_3", "purple")
    assert majority(game.board, 0, 0, 0) == points * (seats - 2)
    assert region_points(game.board, 0, 0) == points * (seats - 2)


@clause("AE-20.4", "AE-25.6")
def test_solo_scoring_and_losing() -> None:
    game = begun(1)
    game.put(0, "c12", "ws_bb_1", "purple white")
    assert not score_region(game.board, 0)
    game.put(0, "c11", "lodging_sand_3", "purple")
    assert score_region(game.board, 0)
    assert game.item(0, "settlement") == 3
    assert three_colours(2, 2, 2) == 10


@clause("AE-25.6", "AE-25.8", "AE-25.9")
def test_a_lost_game_ends_at_once_without_final_scoring() -> None:
    game = begun(1)
    game.score(0, 7)
    game.educate(0, labourer=2)
    while game.board.seat != OVER:
        game.idle()
    assert game.board.lost
    assert game.board.year == 2
    assert game.item(0, "unsent") == 0
    assert game.board.scores()[0] >= 7
    assert game.board.places() == [2]
    assert rewards(GAME, game.board) == [-1.0]


@clause("AE-25.7")
def test_solo_titles() -> None:
    found = [TITLES[title(points)] for points in (121, 120, 111, 110, 101, 100, 91, 90, 71, 70, 51, 50, -5)]
    assert found == [
        "atlas", "king", "king", "priest", "priest", "stargazer", "stargazer", "healer", "healer",
        "temple_servant", "temple_servant", "fisher", "fisher",
    ]  # fmt: skip


@clause("AE-21.1", "AE-25.7", "AE-11.5")
def test_final_scoring_comes_after_year_5() -> None:
    game = begun(2)
    while game.board.seat != OVER:
        if game.board.year == 5 and game.board.round == 3 and game.question == "main" and game.board.seat == 0:
            game.educate(0, labourer=2)
            game.hold(0, "inf_three_vp")
            before = final_points(game.player())
        game.idle()
    assert game.item(0, "unsent") <= -6
    assert game.item(0, "unplayed") >= 1
    total = sum(game.item(0, name) for name in ("unsent", "lines", "monuments", "knowledge", "unplayed"))
    assert total == before


@clause("AE-21.2")
def test_more_rescued_settlers_decide_a_tie_and_equals_share() -> None:
    game = begun(2)
    game.score(0, 30)
    game.score(1, 30)
    assert game.board.places() == [1, 1]
    game.ship(1, "turtle", "purple")
    assert game.board.places() == [2, 1]
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    assert game.board.places() == [1, 1]


def worth(game: Atlantis, kind: str) -> int:
    """What a knowledge card would score for seat 0."""
    return int(kind_points(game.player(), KINDS.index(kind)))


@clause("AE-22.1 to AE-22.6")
def test_cards_that_count_rescued_settlers() -> None:
    game = begun(2)
    game.put(0, "c11", "lodging_sand_5", "purple purple purple white white")
    game.put(0, "c21", "lodging_clay_5", "brown brown brown brown brown")
    game.ship(0, "turtle", "white")
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1")
    kinds = ("natural_philosophy", "rhetoric", "guilds", "academy", "mechanics", "festivals")
    assert [worth(game, kind) for kind in kinds] == [1, 2, 2, 3, 3, 4]


@clause("AE-22.7 to AE-22.10")
def test_cards_that_count_track_influence_gold_and_books() -> None:
    game = at_main()
    game.climb_to(0, 17)
    game.give(0, gold=5, knowledge=3, culture=3, craft=1)
    assert [worth(game, kind) for kind in ("mysteries", "coinage", "writing")] == [2, 6, 3]
    scale = []
    cards = ["inf_three_vp", "inf_three_flames", "inf_move_tile", "inf_swap_books", "inf_gain_ship"]
    for card in cards:
        scale.append(worth(game, "diplomacy"))
        game.hold(0, card)
    game.used_card("inf_gain_ship")
    assert [*scale, worth(game, "diplomacy")] == [0, 3, 5, 6, 7, 7]


@clause("AE-22.11", "AE-22.12")
def test_cards_that_count_pillars() -> None:
    game = begun(2)
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1", "capital_both_1")
    game.pillar(0, 2, "base_swap_book_2", "shaft_gain_vp_2", "capital_both_2", complete=False)
    assert [worth(game, kind) for kind in ("temple_building", "sculpture")] == [5, 6]


@clause("AE-22.13 to AE-22.17")
def test_cards_that_count_tiles_ships_and_cards() -> None:
    game = begun(2)
    found = []
    for cell, tile in (("c13", "agora_1"), ("c25", "agora_2"), ("c31", "agora_3")):
        game.put(0, cell, tile)
        found.append(worth(game, "democracy"))
    assert found == [1, 3, 6]
    game.put(0, "c11", "ws_sb_1", "brown")
    game.put(0, "c12", "ws_sb_2")
    game.ship(0, "turtle")
    game.own(0, "solar_eclipse", "navigation")
    kinds = ("toolmaking", "engineering", "navigation", "solar_eclipse")
    assert [worth(game, kind) for kind in kinds] == [2, 3, 1, 4]


@clause("AE-22.18", "AE-22.19", "AE-21.1")
def test_cards_that_count_lines() -> None:
    game = begun(2)
    for cell, tile in (("c11", "ws_sb_1"), ("c21", "ws_sb_2"), ("c31", "agora_1")):
        game.put(0, cell, tile)
    assert (worth(game, "geometry"), worth(game, "town_planning")) == (2, 0)
    for cell, tile in (("c12", "ws_sb_3"), ("c13", "agora_2"), ("c14", "ws_sb_4"), ("c15", "ws_sb_5")):
        game.put(0, cell, tile)
    assert (worth(game, "geometry"), worth(game, "town_planning")) == (2, 3)


def monument(name: str, cell: str, *tiles: str) -> int:
    """Points of one monument among other tiles, given as 'c11 ws_sb_1'."""
    game = begun(2)
    game.put(0, cell, f"mon_{name}")
    for text in tiles:
        game.put(0, *text.split())
    return int(monument_points(game.player()))


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
    one, two = Atlantis.start(1), Atlantis.start(2)
    assert list(one.board.bag.counts) == list(two.board.bag.counts)
    assert one.board.scroll_deck.total == two.board.scroll_deck.total
