"""Terms, the capital, landscapes and the two sides of the islands (OR-1, OR-4, OR-18)."""

from __future__ import annotations

import pytest

from aegean.core.game import GameError
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

from .positions import (
    GAME,
    acting,
    can,
    deal,
    held,
    hold,
    land,
    legal,
    opened,
    own,
    play,
    post,
    reserve,
    row,
    settled,
    step,
    taken,
    tile,
    titan,
    tokens,
    why,
)


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
    state = taken(settled(), "produce", "forest lagoon desert")
    play(state, "lay r2c3", "turn sw")
    player = state.players[0]
    assert player.open[0] == fields("r2c3") and player.open[1] == fields("r3c2") and player.open[2] == fields("r3c3")
    assert not {"turn mirrored", "turn over"} & set(GAME.space.texts)


@clause("OR-1.3")
def test_a_volcano_is_no_terrain_and_draws_nobody() -> None:
    state = settled()
    land(state, 0, r2c3="V", r2c4="V")
    play(taken(state, "produce", "volcano", "gorgon"), "lay r1c4")
    assert held(state) == []


@clause("OR-1.4", "OR-10.6")
def test_a_built_over_field_is_closed_but_still_land_to_lay_beside() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c2="L")
    own(state, 0, r3c2="mine")
    player = state.players[0]
    assert player.land() == fields("r2c3") and player.covered & fields("r3c2")
    play(taken(state, "build", "mountain"), "lay r4c2")  # r4c2 touches only the built-over field
    play(state, "act", "build mountain")
    assert why(state, "on r3c2") == "built_over"


@clause("OR-1.5", "OR-1.6")
def test_fields_beside_a_creature_are_guarded_until_it_is_beaten() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon", r2c4="F", r3c5="F")
    assert state.players[0].buildable() == fields("r3c5")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert state.players[0].buildable() == fields("r2c3", "r2c4", "r3c5")


@clause("OR-1.7")
def test_hoplites_on_volcanoes_are_not_in_the_reserve() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon")
    hold(state, 0, hoplites=0)
    post(state, 0, r2c3=3)
    assert legal(state) == ["take 1", "take 2"]


@clause("OR-1.8")
def test_points_are_tokens_and_titans_active_or_not() -> None:
    state = settled()
    tokens(state, 0, 2)
    titan(state, 0, "theia-")
    state.players[0].temple_count = 1
    assert state.tally(0) == [1, 2, 1] and state.scores() == [4, 0]


@clause("OR-1.9", "OR-3.6")
def test_the_row_counts_from_the_left_and_is_not_filled_during_the_round() -> None:
    state = settled(3)
    before = row(state)
    play(state, "take 1")
    assert row(state) == before[1:]
    while step(state) != "take_card":
        play(state, legal(state)[-1])
    assert row(state) == before[1:]


@clause("OR-4.1", "OR-4.2")
def test_the_capital_comes_after_the_card_and_before_the_landscape() -> None:
    state = play(opened(), "take 1")
    assert step(state) == "choose_port" and legal(state) == ["port mixed", "port hoplites", "port orichalcum"]
    play(state, "port hoplites")
    assert legal(state) == [f"capital {way}" for way in ("e", "ne", "nw", "sw", "se")]
    assert why(state, "capital w") == "no_such_field"
    play(state, "capital ne")
    assert state.players[0].city == fields("r5c2", "r4c3") and step(state) == "lay"
    assert reserve(state) == (3, 1)


@clause("OR-4.2")
def test_ports_are_never_adjacent_so_no_capital_covers_two() -> None:
    for side, mask in enumerate(PORT_MASK):
        assert size_of(mask) == 3 and mask & ISLAND[side] == mask
        assert around(mask) & mask == 0


@clause("OR-4.3", "OR-11.1", "OR-11.2")
def test_the_capital_counts_as_one_camp_and_one_mine() -> None:
    state = opened()
    assert (state.players[0].camps(), state.players[0].mines()) == (0, 0)
    play(taken(state, "produce"), "port mixed", "capital se", "act")
    assert (state.players[0].camps(), state.players[0].mines()) == (1, 1)
    assert reserve(state) == (2, 3)


@clause("OR-4.4")
def test_nothing_can_be_built_on_the_capital() -> None:
    state = settled()
    land(state, 0, r2c3="F")
    acting(state, "build")
    play(state, "build forest")
    assert why(state, "on r0c3") == "no_landscape"
    assert state.players[0].land() == fields("r2c3")


@clause("OR-4.6", "OR-4.7", "OR-4.8")
def test_why_a_landscape_cannot_lie_somewhere() -> None:
    state = taken(settled(), "produce", "forest")
    assert why(state, "lay r1c3") == "covered"
    assert why(state, "lay r6c5") == "not_adjacent"
    assert why(state, "lay r0c1") == "no_such_field"
    state = play(taken(settled(), "produce", "forest lagoon"), "lay r0c2")
    assert why(state, "turn nw") == "no_such_field" and why(state, "turn e") == "covered"
    assert can(state, "turn se")


@clause("OR-4.7")
def test_a_field_without_room_for_the_second_part_is_named_so() -> None:
    state = settled()
    land(state, 0, r1c1="F", r1c2="L")
    taken(state, "produce", "forest lagoon")
    assert why(state, "lay r0c2") == "no_room"


@clause("OR-4.11")
def test_the_creature_stands_on_the_volcano_of_its_tile() -> None:
    state = taken(settled(), "fight", "volcano mountain", "cyclops")
    play(state, "lay r2c3", "turn e")
    assert state.players[0].lairs == fields("r2c3") and state.beast == -1
    assert GAME.ids["creature"][state.players[0].creatures[FIELDS.index("r2c3")] - 1] == "cyclops"


@clause("OR-4.13")
def test_without_a_landscape_phase_two_is_only_the_capital() -> None:
    state = taken(opened(), "produce")
    play(state, "port mixed", "capital se")
    assert step(state) == "act"
    state = taken(settled(), "produce")
    assert step(state) == "act"


@clause("OR-4.10")
def test_two_ports_of_one_landscape_cannot_be_but_each_port_pays_its_own() -> None:
    state = settled()
    tile(state, 0, "forest lagoon", "r2c4", "e")
    play(taken(state, "produce", "forest desert"), "lay r3c5", "turn e")
    assert reserve(state) == (1, 3)


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
    state = opened(3, side_2="two_star")
    assert [STARS[player.island] for player in state.players] == [1, 2, 1]
    with pytest.raises(GameError, match="cannot be 'three_star'"):
        GAME.start(2, side_1="three_star")
    with pytest.raises(GameError, match="with 2 players"):
        GAME.start(2, start="seat_3")


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert sum(TILE_COUNTS) == 65 and len(TILES) == 36
    assert sum(n for n, volcano in zip(TILE_COUNTS, HAS_VOLCANO, strict=True) if volcano) == 18
    assert sum(CREATURE_COUNTS) == 20
    for terrain in ("forest", "lagoon", "desert", "mountain"):
        assert sum(tile_.split().count(terrain) * n for tile_, n in zip(TILES, TILE_COUNTS, strict=True)) == 26


def test_all_islands_are_dealt_to_different_seats() -> None:
    state = GAME.start(4, start="seat_1")
    islands = [f"island {name}" for name in ("crown", "dolphin", "anvil", "crescent")]
    assert [GAME.text(action) for action in state.legal()] == islands
    state.apply(GAME.parse("island anvil"))
    assert GAME.parse("island anvil") not in state.legal() and len(state.legal()) == 3


def test_a_landscape_of_equal_parts_offers_both_descriptions() -> None:
    state = taken(settled(), "produce", "forest forest")
    one = play(state.clone(), "lay r2c3", "turn e")
    two = play(state.clone(), "lay r2c4", "turn w")
    assert one.players[0].open[0] == two.players[0].open[0]


def test_the_deal_helper_keeps_the_census() -> None:
    state = settled()
    pieces = state.pieces()
    assert deal(state, "recruit_1", "volcano", "minotaur").pieces() == pieces
