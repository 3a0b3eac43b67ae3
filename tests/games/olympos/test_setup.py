"""Set-up and player counts (OS-2, OS-11)."""

from __future__ import annotations

import pytest

from aegean.core.state import CHANCE
from aegean.games.olympos import parts
from aegean.games.olympos.parts import DATA, DISCOVERIES, TERRITORIES
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.opening import LAY_TILE
from aegean.games.olympos.rules.settlers import gain_settlers
from aegean.testing import clause

from .positions import (
    BARS,
    GAME,
    bare,
    barred,
    can,
    cubes,
    give,
    laid_out,
    land,
    learn,
    legal,
    mark,
    owners,
    place_tile,
    play,
    player_of,
    settle,
    stacked,
    started,
    step,
    tokens,
    unbar,
    why,
)


@clause("OS-2.1")
def test_every_row_is_laid_out_in_an_order_of_chance() -> None:
    state = GAME.start(4)
    assert state.chances() == [(GAME.parse(f"lay {name}"), 1) for name in DISCOVERIES[:5]]
    play(state, "lay cavalry")
    assert legal(state) == ["lay metallurgy", "lay cult", "lay medicine", "lay astronomy"]
    play(state, "lay astronomy", "lay medicine", "lay metallurgy")
    assert [DISCOVERIES[number] for number in state.tiles[:5]] == [
        "cavalry", "astronomy", "medicine", "metallurgy", "cult",
    ]  # fmt: skip
    assert step(state) == "lay_tile" and LAY_TILE.first(state) == 5


@clause("OS-2.1")
def test_cost_belongs_to_the_space_not_to_the_tile() -> None:
    state = bare()
    give(state, 0, stone=1, wood=1)
    play(state, "discover")
    assert can(state, "take metallurgy") and not can(state, "take cult")
    state = bare()
    give(state, 0, stone=1, wood=1)
    place_tile(state, "cult", "r1c1")
    play(state, "discover")
    assert can(state, "take cult") and not can(state, "take metallurgy")


@clause("OS-2.2")
def test_the_markers_are_stacked_at_random_and_the_top_one_begins() -> None:
    state = laid_out()
    assert [weight for _, weight in state.chances()] == [1, 1, 1, 1]
    play(state, "stack seat_3", "stack seat_1", "stack seat_4")
    assert [int(player.height) for player in state.players] == [1, 3, 0, 2]
    assert step(state) == "bar" and state.seat == 2
    play(state, *[f"bar {name}" for name in BARS[4].split()], "deal wood", "deal grain", "deal gold", "deal stone")
    assert step(state) == "menu" and state.seat == 1


@clause("OS-2.3", "OS-11.6")
@pytest.mark.parametrize(("seats", "count"), [(3, 12), (4, 8), (5, 4)])
def test_the_bottom_player_bars_as_many_of_each_resource(seats: int, count: int) -> None:
    state = stacked(seats)
    moves = 0
    while step(state) == "bar":
        assert state.seat == seats - 1
        play(state, legal(state)[0])
        moves += 1
    assert moves == count
    gone = [number for number in range(32) if state.is_barred(number)]
    assert [sum(parts.YIELD[number] == kind for number in gone) for kind in range(4)] == [count // 4] * 4


@clause("OS-2.3")
def test_at_most_one_starred_land_of_a_resource_is_barred() -> None:
    state = stacked()
    assert why(state, "bar attica") == "other_resource"
    play(state, "bar thessaly")
    assert why(state, "bar crete") == "star_barred"
    assert why(state, "bar thessaly") == "barred_already"
    play(state, "bar elis", "bar olympos")
    assert can(state, "bar attica")


@clause("OS-2.4")
def test_nobody_ends_on_a_barred_land_but_may_pass_through_it() -> None:
    state = stacked()
    play(state, "bar thessaly", "bar dardania", "bar illyria", "bar byzantium", "bar azaia", "bar ampheria")
    play(state, "bar lesbos", "bar gadeira", "deal grain", "deal stone", "deal wood", "deal gold")
    assert not state.has_tribe(land("thessaly")) and state.has_tribe(land("crete"))
    play(state, "expand", "new")
    assert why(state, "to dardania") == "land_barred" and why(state, "to thessaly") == "land_barred"
    play(state, "to macedonia")
    assert player_of(state, 0).time == 4


@clause("OS-2.5")
def test_with_olympos_barred_nobody_ever_holds_the_zeus_token() -> None:
    state = stacked()
    play(state, "bar elis", "bar mestoria", "bar olympos", "bar kleito", "bar azaia", "bar ampheria")
    play(state, "bar lesbos", "bar gadeira", "deal grain", "deal stone", "deal wood", "deal gold")
    play(state, "expand", "new")
    assert why(state, "to olympos") == "land_barred"
    assert all(symbols(player) == 0 for player in state.players)


@clause("OS-2.6")
def test_barring_comes_behind_the_tiles_and_before_cubes_and_cards() -> None:
    state = stacked()
    assert step(state) == "bar"
    assert all(number >= 0 for number in state.tiles) and all(number >= 0 for number in state.wonders)
    assert all(player.cubes == 0 and player.hand_count == 0 for player in state.players)
    assert step(barred()) == "deal_cube"


@clause("OS-2.7", "OS-11.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_get_different_cubes(seats: int) -> None:
    state = barred(seats)
    for seat in range(seats):
        assert state.seat == CHANCE and len(state.legal()) == 4 - seat
        play(state, legal(state)[-1])
    assert [cubes(state, seat) for seat in range(seats)] == [
        {name: 1} for name in ["gold", "wood", "stone", "grain"][:seats]
    ]


@clause("OS-2.7", "OS-11.8")
def test_five_players_get_the_four_kinds_and_one_more_at_random() -> None:
    state = barred(5)
    assert step(state) == "fifth_cube" and len(state.legal()) == 4
    play(state, "fifth wood")
    assert [weight for _, weight in state.chances()] == [1, 1, 2, 1]
    play(state, "deal wood", "deal wood", "deal gold", "deal stone", "deal grain")
    assert sorted(name for seat in range(5) for name in cubes(state, seat)) == [
        "gold",
        "grain",
        "stone",
        "wood",
        "wood",
    ]


@clause("OS-2.8")
def test_a_player_has_at_most_nineteen_settlers_and_markers_never_run_short() -> None:
    state = bare()
    mark(state, 0, "r1c1 a", "r2c1 a", "r3c1 a")
    gain_settlers(state, 0, 14)
    assert player_of(state, 0).camp == 18
    gain_settlers(state, 0, 3)
    assert player_of(state, 0).camp == 19
    settle(state, 0, "thrace")
    gain_settlers(state, 0, 1)
    assert player_of(state, 0).camp + player_of(state, 0).on_map == 19


@clause("OS-2.9")
def test_hourglasses_prestige_and_cubes_never_run_out() -> None:
    state = bare()
    give(state, 0, grain=40)
    player_of(state, 0).hourglasses = 50
    play(state, "expand", "new", "to dardania")
    assert player_of(state, 0).time == 0 and player_of(state, 0).hourglasses == 47
    assert not any(name.startswith("cube") for name in state.pieces())


@clause("OS-11.1", "OS-11.2", "OS-11.3", "OS-11.4", "OS-11.5")
@pytest.mark.parametrize(
    ("seats", "copies", "all_"), [(3, [1, 2, 1, 2, 1], 35), (4, [2, 2, 2, 2, 1], 45), (5, [3, 2, 3, 2, 1], 55)]
)
def test_copies_by_row(seats: int, copies: list[int], all_: int) -> None:
    state = laid_out(seats)
    assert list(state.piles) == [count for count in copies for _ in range(5)]
    assert sum(state.piles) == all_ == DATA.row("setup").row(f"players_{seats}").number("discovery_tiles")


@clause("OS-11.7", "OS-5.10")
@pytest.mark.parametrize(("seats", "slots"), [(3, 2), (4, 2), (5, 3)])
def test_grey_slots_are_open_with_five_players_only(seats: int, slots: int) -> None:
    state = bare(seats)
    give(state, 0, stone=1, wood=1)
    play(state, "discover", "take metallurgy")
    assert len(legal(state, "bonus")) == slots
    assert why(state, "bonus slot_grey") == ("" if seats == 5 else "grey_closed")


@clause("OS-2.4", "OS-1.7")
def test_tribes_live_in_the_starred_lands_that_are_open() -> None:
    state = started()
    assert sorted(TERRITORIES[n] for n in range(32) if state.has_tribe(n)) == [
        "attica", "crete", "lydia", "naxos", "poseidonia", "rhodes", "thessaly", "troas",
    ]  # fmt: skip


def test_positions_for_tests_keep_the_census() -> None:
    state = bare()
    before = state.pieces()
    learn(state, 0, "cult")
    settle(state, 0, "thessaly", "thrace")
    settle(state, 1, "thrace")
    unbar(state, "azaia")
    assert state.pieces() == before
    assert owners(state, "thrace") == [0, 1] and tokens(state, 0) == {"grain": 1}
