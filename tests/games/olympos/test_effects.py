"""Effects of the discoveries (OS-7)."""

from __future__ import annotations

import pytest

from aegean.games.olympos.board import Board
from aegean.games.olympos.parts import DISCOVERIES
from aegean.games.olympos.rules.destiny import is_supreme
from aegean.games.olympos.rules.expansion import fight_price, swords
from aegean.games.olympos.rules.gods import affected, symbols
from aegean.testing import clause

from .positions import (
    bare,
    cubes,
    give,
    god,
    hand,
    hold,
    item,
    learn,
    legal,
    place_tile,
    play,
    player_of,
    price,
    route,
    settle,
    stand,
    step,
    thrown,
    times,
)


def taken(name: str, seats: int = 4) -> Board:
    """Seat 0 has just taken a discovery of the rows 1 to 4, which lies in its fixed first column."""
    state = stand(bare(seats), *[0, 9, 9, 9, 9][:seats])
    row = DISCOVERIES.index(name) // 5 + 1
    place_tile(state, name, f"r{row}c1")
    give(state, 0, grain=3, stone=3, wood=3, gold=3)
    return play(state, "discover", f"take {name}")


@clause("OS-7.1", "OS-7.6", "OS-7.11", "OS-7.16")
@pytest.mark.parametrize(("name", "count"), [("metallurgy", 1), ("hoplite", 1), ("phalanx", 1), ("strategy", 2)])
def test_swords(name: str, count: int) -> None:
    assert swords(player_of(taken(name), 0)) == count


@clause("OS-7.2", "OS-7.7", "OS-7.12", "OS-7.17")
@pytest.mark.parametrize(("name", "count"), [("cult", 1), ("polytheism", 1), ("hellenism", 1), ("art", 2)])
def test_zeus_symbols(name: str, count: int) -> None:
    assert symbols(player_of(taken(name), 0)) == count


@clause("OS-7.3")
def test_medicine_makes_new_settlers_cheaper() -> None:
    assert route(taken("medicine"), 0, "new", "thrace") == 2


@clause("OS-7.4")
def test_cavalry_brings_two_hourglasses_once_and_flat_land_runs() -> None:
    state = taken("cavalry")
    assert player_of(state, 0).hourglasses == 2
    assert route(state, 0, "new", "laconia") == 3


@clause("OS-7.5", "OS-7.13")
def test_astronomy_and_cartography_add_up() -> None:
    state = taken("astronomy")
    assert route(state, 0, "new", "lesbos") == 2 + 4
    learn(state, 0, "cartography")
    assert route(state, 0, "new", "lesbos") == 2 + 2


@clause("OS-7.8")
def test_the_oracle_draws_three_and_keeps_one() -> None:
    state = bare()
    learn(state, 0, "oracle")
    stand(state, 9, 12, 12, 12)
    play(state, "expand", "new", "to thrace", "draw cube_gold", "draw four_kinds", "draw four_kinds")
    assert step(state) == "keep" and legal(state) == ["keep cube_gold", "keep four_kinds"]
    play(state, "keep four_kinds")
    assert hand(state, 0) == ["four_kinds"]
    assert thrown(state) == ["cube_gold", "four_kinds"]


@clause("OS-7.9", "OS-7.10")
def test_agriculture_and_currency_add_up() -> None:
    state = bare()
    learn(state, 0, "agriculture_wood", "currency_stone")
    give(state, 0, stone=1, wood=1)
    play(state, "discover", "take metallurgy")
    assert times(state)[0] == 3


@clause("OS-7.11", "OS-7.12")
@pytest.mark.parametrize("name", ["phalanx", "hellenism"])
def test_phalanx_and_hellenism_draw_a_card_at_once(name: str) -> None:
    state = taken(name)
    assert step(state) == "draw"
    play(state, "draw four_kinds")
    assert step(state) == "bonus" and hand(state, 0) == ["four_kinds"]


@clause("OS-7.14")
def test_trade_brings_two_cubes_of_choice() -> None:
    state = taken("trade")
    before = cubes(state, 0)
    play(state, "cube gold", "cube grain")
    assert cubes(state, 0) == {**before, "gold": before["gold"] + 1, "grain": before["grain"] + 1}
    assert step(state) == "bonus"


@clause("OS-7.15")
def test_democracy_wins_ties_in_fights_on_both_sides() -> None:
    assert [int(fight_price(2 * 1 + one, 2 * 1 + two)) for one, two in ((1, 0), (0, 1), (1, 1), (0, 0))] == [1, 3, 2, 2]
    state = bare()
    settle(state, 1, "thrace")
    learn(state, 0, "democracy")
    assert price(state, 0, "new", "thrace") == 3 + 1
    learn(state, 1, "democracy")
    assert price(state, 0, "new", "thrace") == 3 + 2


@clause("OS-7.15")
def test_democracy_wins_ties_before_gods_and_in_supremacy() -> None:
    state = bare()
    learn(state, 0, "cult")
    learn(state, 1, "cult", "democracy")
    assert affected(state, god("zeus")) == 0b0010
    assert affected(state, god("keres")) == 0b1100
    settle(state, 0, "thrace")
    settle(state, 1, "dardania")
    assert is_supreme(state, 1, 0) and not is_supreme(state, 0, 0)


@clause("OS-7.18")
def test_surgery_brings_two_settlers() -> None:
    assert player_of(taken("surgery"), 0).camp == 6


@clause("OS-7.19")
def test_architecture_is_a_star_and_makes_wonders_cheaper() -> None:
    state = bare()
    learn(state, 0, "architecture")
    settle(state, 0, "thessaly", "attica", "naxos")
    stand(state, 0, 9, 9, 9)
    play(state, "wonder", "build cyclopean_gate")
    assert times(state)[0] == 5


@clause("OS-7.20", "OS-7.21")
def test_poetry_and_philosophy_are_points() -> None:
    state = bare()
    learn(state, 0, "poetry")
    assert (item(state, 0, "discoveries"), item(state, 0, "special")) == (2, 3)
    learn(state, 0, "philosophy")
    assert item(state, 0, "special") == 8


@clause("OS-7.22")
def test_science_counts_discoveries_itself_included() -> None:
    state = bare()
    learn(state, 0, "science", "cult", "art")
    player_of(state, 0).wonders = 1
    assert item(state, 0, "special") == 3


@clause("OS-7.23")
def test_the_city_counts_settlers_on_the_map_defeated_ones_too() -> None:
    state = bare()
    learn(state, 0, "city_state")
    settle(state, 0, "thrace", "paeonia")
    settle(state, 1, "thrace")
    assert item(state, 0, "special") == 2


@clause("OS-7.24")
def test_absolutism_counts_swords_on_discoveries_only() -> None:
    state = bare()
    learn(state, 0, "absolutism", "strategy", "metallurgy")
    player_of(state, 0).blessed = True
    assert item(state, 0, "special") == 6
    assert swords(player_of(state, 1)) == 0


@clause("OS-7.25")
def test_engineering_counts_star_tokens_only() -> None:
    state = bare()
    learn(state, 0, "engineering", "architecture")
    player_of(state, 0).athena = 1
    hold(state, 0, "master_builder")
    settle(state, 0, "thessaly", "crete")
    assert item(state, 0, "special") == 6


@clause("OS-7.26")
def test_immediate_effects_happen_once() -> None:
    state = taken("cavalry")
    play(state, "bonus slot_a")
    player_of(state, 0).hourglasses = 0
    stand(state, 0, 9, 9, 9)
    play(state, "expand", "new", "to thrace")
    assert player_of(state, 0).hourglasses == 0
