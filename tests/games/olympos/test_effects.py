"""Effects of the discoveries (OS-7)."""

from __future__ import annotations

import pytest

from aegean.games.olympos.parts import DISCOVERIES
from aegean.games.olympos.rules.destiny import is_supreme
from aegean.games.olympos.rules.gods import affected, symbols
from aegean.games.olympos.rules.travel import fight_price, swords
from aegean.testing import clause

from .positions import Olympos, bare, god


def taken(name: str, seats: int = 4) -> Olympos:
    """Seat 0 has just taken a discovery of the rows 1 to 4, which lies in its fixed first column."""
    game = bare(seats).stand(*[0, 9, 9, 9, 9][:seats])
    row = DISCOVERIES.index(name) // 5 + 1
    game.place_tile(name, f"r{row}c1")
    game.give(0, grain=3, stone=3, wood=3, gold=3)
    return game.play("discover", f"take {name}")


@clause("OS-7.1", "OS-7.6", "OS-7.11", "OS-7.16")
@pytest.mark.parametrize(("name", "count"), [("metallurgy", 1), ("hoplite", 1), ("phalanx", 1), ("strategy", 2)])
def test_swords(name: str, count: int) -> None:
    assert swords(taken(name).player_of(0)) == count


@clause("OS-7.2", "OS-7.7", "OS-7.12", "OS-7.17")
@pytest.mark.parametrize(("name", "count"), [("cult", 1), ("polytheism", 1), ("hellenism", 1), ("art", 2)])
def test_zeus_symbols(name: str, count: int) -> None:
    assert symbols(taken(name).player_of(0)) == count


@clause("OS-7.3")
def test_medicine_makes_new_settlers_cheaper() -> None:
    assert taken("medicine").route(0, "new", "thrace") == 2


@clause("OS-7.4")
def test_cavalry_brings_two_hourglasses_once_and_flat_land_runs() -> None:
    game = taken("cavalry")
    assert game.player_of(0).hourglasses == 2
    assert game.route(0, "new", "laconia") == 3


@clause("OS-7.5", "OS-7.13")
def test_astronomy_and_cartography_add_up() -> None:
    game = taken("astronomy")
    assert game.route(0, "new", "lesbos") == 2 + 4
    game.learn(0, "cartography")
    assert game.route(0, "new", "lesbos") == 2 + 2


@clause("OS-7.8")
def test_the_oracle_draws_three_and_keeps_one() -> None:
    game = bare()
    game.learn(0, "oracle")
    game.stand(9, 12, 12, 12)
    game.play("expand", "new", "to thrace", "draw cube_gold", "draw four_kinds", "draw four_kinds")
    assert game.question == "keep" and game.legal() == ["keep cube_gold", "keep four_kinds"]
    assert game.why("keep cube_wood") == "not_drawn"
    game.play("keep four_kinds")
    assert game.hand(0) == ["four_kinds"]
    assert game.thrown() == ["cube_gold", "four_kinds"]


@clause("OS-7.9", "OS-7.10")
def test_agriculture_and_currency_add_up() -> None:
    game = bare()
    game.learn(0, "agriculture_wood", "currency_stone")
    game.give(0, stone=1, wood=1)
    game.play("discover", "take metallurgy")
    assert game.times()[0] == 3


@clause("OS-7.11", "OS-7.12")
@pytest.mark.parametrize("name", ["phalanx", "hellenism"])
def test_phalanx_and_hellenism_draw_a_card_at_once(name: str) -> None:
    game = taken(name)
    assert game.question == "draw"
    game.play("draw four_kinds")
    assert game.question == "bonus" and game.hand(0) == ["four_kinds"]


@clause("OS-7.14")
def test_trade_brings_two_cubes_of_choice() -> None:
    game = taken("trade")
    before = game.cubes(0)
    game.play("cube gold", "cube grain")
    assert game.cubes(0) == {**before, "gold": before["gold"] + 1, "grain": before["grain"] + 1}
    assert game.question == "bonus"


@clause("OS-7.15")
def test_democracy_wins_ties_in_fights_on_both_sides() -> None:
    assert [int(fight_price(2 * 1 + one, 2 * 1 + two)) for one, two in ((1, 0), (0, 1), (1, 1), (0, 0))] == [1, 3, 2, 2]
    game = bare()
    game.settle(1, "thrace")
    game.learn(0, "democracy")
    assert game.price(0, "new", "thrace") == 3 + 1
    game.learn(1, "democracy")
    assert game.price(0, "new", "thrace") == 3 + 2


@clause("OS-7.15")
def test_democracy_wins_ties_before_gods_and_in_supremacy() -> None:
    game = bare()
    game.learn(0, "cult")
    game.learn(1, "cult", "democracy")
    assert affected(game.board, god("zeus")) == 0b0010
    assert affected(game.board, god("keres")) == 0b1100
    game.settle(0, "thrace")
    game.settle(1, "dardania")
    assert is_supreme(game.board, 1, 0) and not is_supreme(game.board, 0, 0)


@clause("OS-7.18")
def test_surgery_brings_two_settlers() -> None:
    assert taken("surgery").player_of(0).camp == 6


@clause("OS-7.19")
def test_architecture_is_a_star_and_makes_wonders_cheaper() -> None:
    game = bare()
    game.learn(0, "architecture")
    game.settle(0, "thessaly", "attica", "naxos")
    game.stand(0, 9, 9, 9)
    game.play("wonder", "build cyclopean_gate")
    assert game.times()[0] == 5


@clause("OS-7.20", "OS-7.21")
def test_poetry_and_philosophy_are_points() -> None:
    game = bare()
    game.learn(0, "poetry")
    assert (game.item(0, "discoveries"), game.item(0, "special")) == (2, 3)
    game.learn(0, "philosophy")
    assert game.item(0, "special") == 8


@clause("OS-7.22")
def test_science_counts_discoveries_itself_included() -> None:
    game = bare()
    game.learn(0, "science", "cult", "art")
    game.player_of(0).wonders = 1
    assert game.item(0, "special") == 3


@clause("OS-7.23")
def test_the_city_counts_settlers_on_the_map_defeated_ones_too() -> None:
    game = bare()
    game.learn(0, "city_state")
    game.settle(0, "thrace", "paeonia")
    game.settle(1, "thrace")
    assert game.item(0, "special") == 2


@clause("OS-7.24")
def test_absolutism_counts_swords_on_discoveries_only() -> None:
    game = bare()
    game.learn(0, "absolutism", "strategy", "metallurgy")
    game.player_of(0).blessed = True
    assert game.item(0, "special") == 6
    assert swords(game.player_of(1)) == 0


@clause("OS-7.25")
def test_engineering_counts_star_tokens_only() -> None:
    game = bare()
    game.learn(0, "engineering", "architecture")
    game.player_of(0).athena = 1
    game.hold(0, "master_builder")
    game.settle(0, "thessaly", "crete")
    assert game.item(0, "special") == 6


@clause("OS-7.26")
def test_immediate_effects_happen_once() -> None:
    game = taken("cavalry")
    game.play("bonus slot_a")
    game.player_of(0).hourglasses = 0
    game.stand(0, 9, 9, 9)
    game.play("expand", "new", "to thrace")
    assert game.player_of(0).hourglasses == 0
