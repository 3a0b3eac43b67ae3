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

from .positions import BARS, GAME, Olympos, bare, barred, laid_out, land, stacked, started


@clause("OS-2.1")
def test_every_row_is_laid_out_in_an_order_of_chance() -> None:
    game = Olympos.start(4)
    assert game.board.chances() == [(GAME.parse(f"lay {name}"), 1) for name in DISCOVERIES[:5]]
    game.play("lay cavalry")
    assert game.legal() == ["lay metallurgy", "lay cult", "lay medicine", "lay astronomy"]
    game.play("lay astronomy", "lay medicine", "lay metallurgy")
    assert [DISCOVERIES[number] for number in game.board.tiles[:5]] == [
        "cavalry", "astronomy", "medicine", "metallurgy", "cult",
    ]  # fmt: skip
    assert game.question == "lay_tile" and LAY_TILE.first(game.board) == 5


@clause("OS-2.1")
def test_cost_belongs_to_the_space_not_to_the_tile() -> None:
    game = bare()
    game.give(0, stone=1, wood=1)
    game.play("discover")
    assert game.can("take metallurgy") and not game.can("take cult")
    game = bare()
    game.give(0, stone=1, wood=1)
    game.place_tile("cult", "r1c1")
    game.play("discover")
    assert game.can("take cult") and not game.can("take metallurgy")


@clause("OS-2.2")
def test_the_markers_are_stacked_at_random_and_the_top_one_begins() -> None:
    game = laid_out()
    assert [weight for _, weight in game.board.chances()] == [1, 1, 1, 1]
    game.play("stack seat_3", "stack seat_1", "stack seat_4")
    assert [int(player.height) for player in game.board.players] == [1, 3, 0, 2]
    assert game.question == "bar" and game.board.seat == 2
    game.play(*[f"bar {name}" for name in BARS[4].split()], "deal wood", "deal grain", "deal gold", "deal stone")
    assert game.question == "menu" and game.board.seat == 1


@clause("OS-2.3", "OS-11.6")
@pytest.mark.parametrize(("seats", "count"), [(3, 12), (4, 8), (5, 4)])
def test_the_bottom_player_bars_as_many_of_each_resource(seats: int, count: int) -> None:
    game = stacked(seats)
    moves = 0
    while game.question == "bar":
        assert game.board.seat == seats - 1
        game.play(game.legal()[0])
        moves += 1
    assert moves == count
    gone = [number for number in range(32) if game.board.is_barred(number)]
    assert [sum(parts.YIELD[number] == kind for number in gone) for kind in range(4)] == [count // 4] * 4


@clause("OS-2.3")
def test_at_most_one_starred_land_of_a_resource_is_barred() -> None:
    game = stacked()
    assert game.why("bar attica") == "other_resource"
    game.play("bar thessaly")
    assert game.why("bar crete") == "star_barred"
    assert game.why("bar thessaly") == "barred_already"
    game.play("bar elis", "bar olympos")
    assert game.can("bar attica")


@clause("OS-2.4")
def test_nobody_ends_on_a_barred_land_but_may_pass_through_it() -> None:
    game = stacked()
    game.play("bar thessaly", "bar dardania", "bar illyria", "bar byzantium", "bar azaia", "bar ampheria")
    game.play("bar lesbos", "bar gadeira", "deal grain", "deal stone", "deal wood", "deal gold")
    assert not game.board.has_tribe(land("thessaly")) and game.board.has_tribe(land("crete"))
    game.play("expand", "new")
    assert game.why("to dardania") == "land_barred" and game.why("to thessaly") == "land_barred"
    game.play("to macedonia")
    assert game.player_of(0).time == 4


@clause("OS-2.5")
def test_with_olympos_barred_nobody_ever_holds_the_zeus_token() -> None:
    game = stacked()
    game.play("bar elis", "bar mestoria", "bar olympos", "bar kleito", "bar azaia", "bar ampheria")
    game.play("bar lesbos", "bar gadeira", "deal grain", "deal stone", "deal wood", "deal gold")
    game.play("expand", "new")
    assert game.why("to olympos") == "land_barred"
    assert all(symbols(player) == 0 for player in game.board.players)


@clause("OS-2.6")
def test_barring_comes_behind_the_tiles_and_before_cubes_and_cards() -> None:
    game = stacked()
    assert game.question == "bar"
    assert all(number >= 0 for number in game.board.tiles) and all(number >= 0 for number in game.board.wonders)
    assert all(player.cubes == 0 and player.hand_count == 0 for player in game.board.players)
    assert barred().question == "deal_cube"


@clause("OS-2.7", "OS-11.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_get_different_cubes(seats: int) -> None:
    game = barred(seats)
    for seat in range(seats):
        assert game.board.seat == CHANCE and len(game.board.legal()) == 4 - seat
        game.play(game.legal()[-1])
    assert [game.cubes(seat) for seat in range(seats)] == [
        {name: 1} for name in ["gold", "wood", "stone", "grain"][:seats]
    ]


@clause("OS-2.7", "OS-11.8")
def test_five_players_get_the_four_kinds_and_one_more_at_random() -> None:
    game = barred(5)
    assert game.question == "fifth_cube" and len(game.board.legal()) == 4
    game.play("fifth wood")
    assert [weight for _, weight in game.board.chances()] == [1, 1, 2, 1]
    game.play("deal wood", "deal wood", "deal gold", "deal stone", "deal grain")
    assert sorted(name for seat in range(5) for name in game.cubes(seat)) == [
        "gold",
        "grain",
        "stone",
        "wood",
        "wood",
    ]


@clause("OS-2.8")
def test_a_player_has_at_most_nineteen_settlers_and_markers_never_run_short() -> None:
    game = bare()
    game.mark(0, "r1c1 a", "r2c1 a", "r3c1 a")
    gain_settlers(game.board, 0, 14)
    assert game.player_of(0).camp == 18
    gain_settlers(game.board, 0, 3)
    assert game.player_of(0).camp == 19
    game.settle(0, "thrace")
    gain_settlers(game.board, 0, 1)
    assert game.player_of(0).camp + game.player_of(0).on_map == 19


@clause("OS-2.9")
def test_hourglasses_prestige_and_cubes_never_run_out() -> None:
    game = bare()
    game.give(0, grain=40)
    game.player_of(0).hourglasses = 50
    game.play("expand", "new", "to dardania")
    assert game.player_of(0).time == 0 and game.player_of(0).hourglasses == 47
    assert not any(name.startswith("cube") for name in game.board.pieces())


@clause("OS-11.1", "OS-11.2", "OS-11.3", "OS-11.4", "OS-11.5")
@pytest.mark.parametrize(
    ("seats", "copies", "all_"), [(3, [1, 2, 1, 2, 1], 35), (4, [2, 2, 2, 2, 1], 45), (5, [3, 2, 3, 2, 1], 55)]
)
def test_copies_by_row(seats: int, copies: list[int], all_: int) -> None:
    game = laid_out(seats)
    assert list(game.board.piles) == [count for count in copies for _ in range(5)]
    assert sum(game.board.piles) == all_ == DATA.row("setup").row(f"players_{seats}").number("discovery_tiles")


@clause("OS-11.7", "OS-5.10")
@pytest.mark.parametrize(("seats", "slots"), [(3, 2), (4, 2), (5, 3)])
def test_grey_slots_are_open_with_five_players_only(seats: int, slots: int) -> None:
    game = bare(seats)
    game.give(0, stone=1, wood=1)
    game.play("discover", "take metallurgy")
    assert len(game.legal("bonus")) == slots
    assert game.why("bonus slot_grey") == ("" if seats == 5 else "grey_closed")


@clause("OS-2.4", "OS-1.7")
def test_tribes_live_in_the_starred_lands_that_are_open() -> None:
    game = started()
    assert sorted(TERRITORIES[n] for n in range(32) if game.board.has_tribe(n)) == [
        "attica", "crete", "lydia", "naxos", "poseidonia", "rhodes", "thessaly", "troas",
    ]  # fmt: skip


def test_positions_for_tests_keep_the_census() -> None:
    game = bare()
    before = game.board.pieces()
    game.learn(0, "cult")
    game.settle(0, "thessaly", "thrace")
    game.settle(1, "thrace")
    game.unbar("azaia")
    assert game.board.pieces() == before
    assert game.owners("thrace") == [0, 1] and game.tokens(0) == {"grain": 1}
