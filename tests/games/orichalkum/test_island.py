"""Terms, the capital, landscapes and the two sides of the islands (OR-1, OR-4, OR-18)."""

from __future__ import annotations

import pytest

from aegean.core.game import GameError
from aegean.games.orichalkum.board import island_of, pack_island
from aegean.games.orichalkum.grid import BIT, DATA, FIELDS, SIZE, WAYS, around, size_of, toward
from aegean.games.orichalkum.grid import step as neighbour
from aegean.games.orichalkum.parts import (
    CREATURE_COUNTS,
    HAS_VOLCANO,
    ISLAND,
    ISLAND_DIAMONDS,
    PORT_MASK,
    STARS,
    TILE_COUNTS,
    TILES,
)
from aegean.testing import clause

from .positions import GAME, ISLANDS, Orichalkum, opened, settled


def fields(*names: str) -> int:
    return sum(BIT[FIELDS.index(name)] for name in names)


@clause("OR-1.1")
def test_fields_are_adjacent_in_six_directions_as_the_data_lists_them() -> None:
    assert around(fields("r2c3")) == fields("r2c4", "r1c3", "r1c2", "r2c2", "r3c2", "r3c3")
    assert around(fields("r3c3")) == fields("r3c4", "r2c4", "r2c3", "r3c2", "r4c3", "r4c4")
    for island in DATA.rows("islands"):
        for side in island.rows("sides"):
            mask = fields(*side.ids("fields"))
            for field in side.rows("fields"):
                assert around(fields(field.text("id"))) & mask == fields(*field.texts("adj"))


@clause("OR-1.1")
def test_steps_and_shifts_of_whole_sets_agree() -> None:
    for field in range(SIZE):
        reached = 0
        for way in range(WAYS):
            there = neighbour(field, way)
            assert toward(BIT[field], way) == (BIT[there] if there >= 0 else 0)
            reached |= toward(BIT[field], way)
            if there >= 0:
                assert neighbour(there, (way + 3) % WAYS) == field
        assert around(BIT[field]) == reached


@clause("OR-1.2", "OR-4.5")
def test_three_parts_cover_a_triangle_and_keep_their_turning_direction() -> None:
    game = settled().taken("produce", "forest lagoon desert")
    game.play("lay r2c3", "turn sw")
    player = game.board.players[0]
    assert player.open[0] == fields("r2c3") and player.open[1] == fields("r3c2") and player.open[2] == fields("r3c3")
    assert not {"turn mirrored", "turn over"} & set(GAME.space.texts)


@clause("OR-1.3")
def test_a_volcano_is_no_terrain_and_draws_nobody() -> None:
    game = settled()
    game.land(0, r2c3="V", r2c4="V")
    game.taken("produce", "volcano", "gorgon").play("lay r1c4")
    assert game.held() == []


@clause("OR-1.4", "OR-10.6")
def test_a_built_over_field_is_closed_but_still_land_to_lay_beside() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c2="L")
    game.own(0, r3c2="mine")
    player = game.board.players[0]
    assert player.land() == fields("r2c3") and player.covered & fields("r3c2")
    game.taken("build", "mountain").play("lay r4c2")  # r4c2 touches only the built-over field
    game.play("act", "build mountain")
    assert game.why("on r3c2") == "built_over"


@clause("OR-1.5", "OR-1.6")
def test_fields_beside_a_creature_are_guarded_until_it_is_beaten() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon", r2c4="F", r3c5="F")
    assert game.board.players[0].buildable() == fields("r3c5")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.board.players[0].buildable() == fields("r2c3", "r2c4", "r3c5")


@clause("OR-1.7")
def test_hoplites_on_volcanoes_are_not_in_the_reserve() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon")
    game.hold(0, hoplites=0)
    game.post(0, r2c3=3)
    assert game.legal() == ["take 1", "take 2"]


@clause("OR-1.8")
def test_points_are_tokens_and_titans_active_or_not() -> None:
    game = settled()
    game.tokens(0, 2)
    game.titan(0, "theia-")
    game.board.players[0].temple_count = 1
    assert game.board.tally(0) == [1, 2, 1] and game.board.scores() == [4, 0]


@clause("OR-1.9", "OR-3.6")
def test_the_row_counts_from_the_left_and_is_not_filled_during_the_round() -> None:
    game = settled(3)
    before = game.row()
    game.play("take 1")
    assert game.row() == before[1:]
    while game.question != "take_card":
        game.play(game.legal()[-1])
    assert game.row() == before[1:]


@clause("OR-4.1", "OR-4.2")
def test_the_capital_comes_after_the_card_and_before_the_landscape() -> None:
    game = opened().play("take 1")
    assert game.question == "choose_port" and game.legal() == ["port mixed", "port hoplites", "port orichalcum"]
    game.play("port hoplites")
    assert game.legal() == [f"capital {way}" for way in ("e", "ne", "nw", "sw", "se")]
    assert game.why("capital w") == "no_capital"
    game.play("capital ne")
    assert game.board.players[0].city == fields("r5c2", "r4c3") and game.question == "lay"
    assert game.reserve() == (3, 1)


@clause("OR-4.2")
def test_ports_are_never_adjacent_so_no_capital_covers_two() -> None:
    for side, mask in enumerate(PORT_MASK):
        assert size_of(mask) == 3 and mask & ISLAND[side] == mask
        assert around(mask) & mask == 0


@clause("OR-4.3", "OR-11.1", "OR-11.2")
def test_the_capital_counts_as_one_camp_and_one_mine() -> None:
    game = opened()
    assert (game.board.players[0].camps(), game.board.players[0].mines()) == (0, 0)
    game.taken("produce").play("port mixed", "capital se", "act")
    assert (game.board.players[0].camps(), game.board.players[0].mines()) == (1, 1)
    assert game.reserve() == (2, 3)


@clause("OR-4.4", "OR-1.6")
def test_nothing_can_be_built_on_the_capital() -> None:
    game = settled()
    game.land(0, r2c3="F")
    game.acting("build")
    game.play("build forest")
    assert game.why("on r0c3") == "no_landscape"
    assert game.board.players[0].land() == fields("r2c3")


@clause("OR-4.6", "OR-4.7", "OR-4.8")
def test_why_a_landscape_cannot_lie_somewhere() -> None:
    game = settled().taken("produce", "forest")
    assert game.why("lay r1c3") == "covered"
    assert game.why("lay r6c5") == "not_adjacent"
    assert game.why("lay r0c1") == "no_such_field"
    game = settled().taken("produce", "forest lagoon").play("lay r0c2")
    assert game.why("turn nw") == "no_such_field" and game.why("turn e") == "covered"
    assert game.can("turn se")


@clause("OR-4.7")
def test_a_field_without_room_for_the_second_part_is_named_so() -> None:
    game = settled()
    game.land(0, r1c1="F", r1c2="L")
    game.taken("produce", "forest lagoon")
    assert game.why("lay r0c2") == "no_room"


@clause("OR-4.11")
def test_the_creature_stands_on_the_volcano_of_its_tile() -> None:
    game = settled().taken("fight", "volcano mountain", "cyclops")
    game.play("lay r2c3", "turn e")
    assert game.board.players[0].lairs == fields("r2c3") and game.board.beast == -1
    assert GAME.ids["creature"][game.board.players[0].creatures[FIELDS.index("r2c3")] - 1] == "cyclops"


@clause("OR-4.13")
def test_without_a_landscape_phase_two_is_only_the_capital() -> None:
    game = opened().taken("produce")
    game.play("port mixed", "capital se")
    assert game.question == "act"
    game = settled().taken("produce")
    assert game.question == "act"


@clause("OR-4.10")
def test_two_ports_of_one_landscape_cannot_be_but_each_port_pays_its_own() -> None:
    game = settled()
    game.tile(0, "forest lagoon", "r2c4", "e")
    game.taken("produce", "forest desert").play("lay r3c5", "turn e")
    assert game.reserve() == (1, 3)


@clause("OR-18.1")
def test_every_island_has_a_side_for_first_games_and_a_harder_one() -> None:
    assert list(STARS) == [1, 2] * 4
    assert [size_of(mask) for mask in ISLAND] == [36, 31] * 4
    assert [len(ISLAND_DIAMONDS[side]) for side in range(1, 8, 2)] == [24] * 4
    assert all(61 <= len(ISLAND_DIAMONDS[side]) <= 67 for side in range(0, 8, 2))
    for side in range(0, 8, 2):
        assert ISLAND[side + 1] & ~ISLAND[side] == 0 and PORT_MASK[side] == PORT_MASK[side + 1]


@clause("OR-18.2")
def test_sides_may_be_mixed_as_a_handicap() -> None:
    game = opened(3, side_2="two_star")
    assert [STARS[player.island] for player in game.board.players] == [1, 2, 1]
    with pytest.raises(GameError, match="cannot be 'three_star'"):
        Orichalkum.start(2, side_1="three_star")
    with pytest.raises(GameError, match="with 2 players"):
        Orichalkum.start(2, start="seat_3")


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert sum(TILE_COUNTS) == 65 and len(TILES) == 36
    assert sum(n for n, volcano in zip(TILE_COUNTS, HAS_VOLCANO, strict=True) if volcano) == 18
    assert sum(CREATURE_COUNTS) == 20
    for terrain in ("forest", "lagoon", "desert", "mountain"):
        assert sum(tile_.split().count(terrain) * n for tile_, n in zip(TILES, TILE_COUNTS, strict=True)) == 26


def test_all_islands_are_dealt_to_different_seats() -> None:
    game = Orichalkum.start(4, start="seat_1")
    islands = [f"island {name}" for name in ("crown", "dolphin", "anvil", "crescent")]
    assert [GAME.text(action) for action in game.board.legal()] == islands
    game.board.apply(GAME.parse("island anvil"))
    assert GAME.parse("island anvil") not in game.board.legal() and len(game.board.legal()) == 3


@clause("OR-18.3")
def test_islands_are_picked_in_turn_order_when_the_row_lies_there() -> None:
    game = Orichalkum.start(3, start="seat_2", islands="picked")
    while game.is_chance():
        game.play(game.legal()[0])
    assert len(game.row()) == 5 and (game.question, game.board.seat) == ("pick_island", 1)
    game.play("island anvil")
    assert game.board.seat == 2 and game.why("island anvil") == "island_taken"
    game.play("island crown")
    assert game.legal() == ["island dolphin", "island crescent"]
    game.play("island crescent")
    assert [int(island_of(player.island)) for player in game.board.players] == [3, 2, 0]
    assert (game.question, game.board.seat) == ("take_card", 1)
    assert [game.reserve(seat) for seat in range(3)] == [(2, 1), (1, 1), (1, 1)]


@clause("OR-18.3", "OR-18.1")
def test_a_picked_island_lies_with_the_side_agreed_on() -> None:
    game = Orichalkum.start(2, start="random", islands="picked", side_2="two_star")
    game.idle_until("pick_island", 1).play("island dolphin")
    assert game.board.players[1].island == pack_island(ISLANDS.index("dolphin"), 1)


@clause("OR-18.3")
def test_dealing_at_random_is_the_usual_way() -> None:
    assert GAME.checked(2, {})["islands"] == "dealt"
    assert Orichalkum.start(2, start="seat_1").is_chance()


def test_a_landscape_of_equal_parts_offers_both_descriptions() -> None:
    game = settled().taken("produce", "forest forest")
    one = game.clone().play("lay r2c3", "turn e")
    two = game.clone().play("lay r2c4", "turn w")
    assert one.board.players[0].open[0] == two.board.players[0].open[0]


def test_the_deal_helper_keeps_the_census() -> None:
    game = settled()
    pieces = game.board.pieces()
    assert game.deal("recruit_1", "volcano", "minotaur").board.pieces() == pieces
