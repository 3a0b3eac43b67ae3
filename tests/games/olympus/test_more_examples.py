"""The worked examples of the rules, second half."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.upkeep import priests_due
from aegean.testing import clause

from .positions import opened


@clause("OU-7.7")
@pytest.mark.parametrize(
    ("god", "attacker", "defender", "found"),
    [("zeus", "3+", "4", 1), ("zeus", "3+", "3+", 0), ("ares", "3+", "3+", 1), ("ares", "4", "3+", 0)],
)
def test_ex_16_fleet(god: str, attacker: str, defender: str, found: int) -> None:
    game = opened(4)
    for seat, text in ((0, attacker), (1, defender)):
        game.set_levels(seat, f"1/5/{text[0]}/1/1/1")
        if text.endswith("+"):
            game.own(seat, "fleet")
    game.set_levels(2, "1/9/9/1/1/1")
    game.set_store(1, 3, 0, 0)
    game.hold_ceremony(god)
    game.play(*(["zeus war", "zeus vp"] if god == "zeus" else ["ares war_2"]), "target seat_2")
    if god == "ares":
        game.play("target seat_3")
    if found:
        game.play("tie wheat")
    assert game.tribute(0) == (found, 0, 0)


@clause("OU-8.2", "OU-8.3")
def test_ex_17_plague() -> None:
    game = opened(4)
    for seat, population in enumerate((10, 6, 5, 2)):
        game.set_levels(seat, f"1/{population}/1/1/1/1")
    game.hold_ceremony("apollo", 2)
    game.play("apollo vp_1_plague")
    assert [game.level(seat, "population") for seat in range(4)] == [10, 4, 5, 2]
    assert [game.points(seat) for seat in range(4)] == [1, 0, 1, 0]


@clause("OU-12.3", "OU-12.5", "OU-12.9", "OU-12.10")
def test_ex_18_upkeep_order() -> None:
    game = opened(3)
    game.own(0, "trade_route")
    game.set_levels(0, "1/3/1/5/1/1")
    game.set_store(0, 5, 1, 1)
    game.set_tribute(0, 0, 2, 0)
    game.to_upkeep()
    game.play("discard wheat", "discard wheat")
    assert (game.store(0), game.level(0, "wheat")) == ((3, 1, 1), 3)
    game.play("use trade_route_store_wheat")
    assert (game.board.round, game.store(0), game.tribute(0)) == (2, (2, 4, 2), (0, 0, 0))


@clause("OU-12.12")
@pytest.mark.parametrize(
    ("text", "tholos", "number"),
    [
        ("7/6/1/1/1/1", False, 4),
        ("7/6/1/1/1/1", True, 5),
        ("8/5/1/1/1/1", False, 4),
        ("7/4/1/1/1/1", True, 4),
    ],
)
def test_ex_19_priests(text: str, tholos: bool, number: int) -> None:
    game = opened(3)
    game.set_levels(0, text)
    if tholos:
        game.own(0, "tholos")
    assert priests_due(game.player_of(0)) == number


@clause("OU-9.5")
def test_ex_20_paying_with_everything() -> None:
    game = opened(3)
    game.own(0, "marble_quarry", "temple_poseidon", "temple_hephaestus")
    game.set_levels(0, "3/2/1/1/1/1")
    game.set_store(0, 0, 1, 2)
    game.player_of(0).points = 6
    game.may_build(0)
    game.play("build lyceum", "waive venison", "swap wheat")
    assert game.legal() == ["pay store_venison", "pay store_fish"]
    game.play("pay store_venison")
    assert (game.points(0), game.store(0)) == (8, (0, 0, 1))


@clause("OU-9.3", "OU-4.4")
def test_ex_21_gymnasium() -> None:
    game = opened(3)
    game.own(0, "gymnasium")
    game.set_levels(0, "4/2/1/1/1/1")
    game.set_store(0, 0, 2, 0)
    game.may_build(0)
    game.play("build library")
    game.favour(0, "athena", True)
    assert game.level(0, "culture") == 4


@clause("OU-13.2", "OU-13.4")
def test_ex_22_glory_and_fall() -> None:
    game = opened(3)
    game.set_levels(0, "1/5/1/1/6/1")
    game.set_store(0, 0, 0, 0)
    game.hold_ceremony("artemis")
    assert (game.points(0), game.store(0)) == (2, (0, 7, 0))
    game.to_upkeep()
    assert (game.level(0, "venison"), game.board.glory[4]) == (5, 1)


@clause("OU-10.33")
def test_ex_23_wonder() -> None:
    game = opened(3, 1)
    game.send("athena", 2, 0)
    game.send("ares", 2, 0)
    game.send("demeter", 0)
    game.player_of(0).priests, game.player_of(0).reserve = 1, 1
    game.set_levels(0, "8/2/1/1/1/1")
    game.set_store(0, 2, 1, 1)
    game.hold_ceremony("hephaestus", 0)
    game.play(*(["build decline"] if game.board.seat == 1 else []), "build wonder")
    assert (game.priests(0), game.board.alpha[2]) == (3, 1)
    assert game.question == "choose_god"
    game.play("god zeus")
    assert game.asked() == ("join", 0)


@clause("OU-10.29", "OU-9.10")
@pytest.mark.parametrize(("order", "after"), [(("agora", "road_system"), 6), (("road_system", "agora"), 5)])
def test_ex_24_trispastos(order: tuple[str, str], after: int) -> None:
    game = opened(3)
    game.set_levels(0, "7/5/1/1/1/1")
    game.may_build(0)
    game.play("build trispastos", *[f"free {name}" for name in order])
    assert game.level(0, "population") == after


@clause("OU-10.21")
def test_ex_25_philosophy() -> None:
    game = opened(4)
    game.set_levels(0, "5/2/1/1/1/1")
    game.set_store(0, 1, 0, 0)
    game.may_build(0)
    game.play("build philosophy", "philosophy fish", "philosophy fish", "philosophy decline")
    assert (game.store(0), game.points(0)) == ((1, 0, 2), 1)


@clause("OU-11.6", "OU-10.15")
def test_ex_26_temple_of_demeter() -> None:
    game = opened(3)
    game.own(0, "aqueduct")
    game.set_levels(0, "4/5/1/3/1/1")
    game.set_store(0, 4, 0, 0)
    game.may_build(0)
    game.play("build temple_demeter", "harvest yes", "aqueduct yes")
    assert (game.store(0), game.level(0, "wheat"), game.points(0)) == ((5, 0, 0), 4, 1)
    game.may_build(0)
    assert game.can("build statue") and game.can("build fleet")


@clause("OU-10.11")
def test_ex_27_workshop() -> None:
    game = opened(3)
    game.set_levels(0, "3/5/1/1/1/2")
    game.set_store(0, 0, 1, 1)
    game.may_build(0)
    game.play("build workshop")
    points_twice, fish_twice = game.clone(), game.clone()
    game.play("workshop raise_fish", "workshop produce_fish")
    assert game.store(0) == (0, 0, 3)
    points_twice.play("workshop vp", "workshop vp")
    assert points_twice.points(0) == 3
    fish_twice.play("workshop produce_fish", "workshop produce_fish")
    assert fish_twice.store(0) == (0, 0, 4)
    game.set_levels(1, "3/2/1/1/1/1")
    game.may_build(1)
    game.play("build workshop", "workshop vp")
    assert game.asked() == ("choose_god", 0)


@clause("OU-14.2")
def test_ex_28_final_scoring() -> None:
    game = opened(3)
    game.set_levels(0, "9/7/4/5/3/1")
    assert game.board.tally(0) == [0, 0, 0, 4, 3, 2, 2, 1, 0]


@clause("OU-13.6", "OU-14.1")
def test_ex_29_end() -> None:
    game = opened(3)
    game.give_glory(1, "culture", "population", "military")
    game.own(0, "bouleuterion")
    game.set_levels(0, "1/6/1/6/1/1")
    game.to_upkeep()
    game.play("use bouleuterion_store_fish", "raise wheat")
    assert (game.question, game.board.glory[3], game.board.round) == ("over", 1, 1)


@clause("OU-10.24", "OU-11.3")
def test_ex_30_delian_league_and_temple_of_ares() -> None:
    game = opened(3)
    game.own(0, "delian_league", "temple_ares")
    game.set_levels(0, "1/5/5/1/1/1")
    game.set_levels(1, "1/5/2/1/1/1")
    game.set_store(1, 0, 0, 0)
    game.player_of(0).priests, game.player_of(0).reserve = 1, 4
    game.hold_ceremony("ares")
    game.play("ares military_1_war_1")
    assert game.priests(0) == 0
    game.set_levels(0, "1/5/5/1/1/1")
    game.play("target seat_2", "priest yes", "take wheat", "take fish", "take fish")
    assert (game.tribute(0), game.priests(0)) == ((1, 0, 2), 1)


@clause("OU-7.14", "OU-10.28.2", "OU-12.10")
def test_ex_31_acropolis_zeus_and_war() -> None:
    game = opened(3)
    game.own(0, "acropolis", "temple_zeus")
    game.set_levels(0, "7/5/4/1/1/3")
    game.set_levels(1, "1/5/2/1/1/1")
    game.set_store(0, 0, 0, 0)
    game.set_store(1, 1, 1, 0)
    game.to_upkeep()
    game.play("use acropolis_zeus", "zeus war", "zeus produce_fish")
    assert (game.asked(), game.store(0)) == (("war_target", 0), (0, 0, 3))
    game.play("target seat_2")
    assert (game.board.round, game.store(0), game.store(1)) == (2, (1, 1, 3), (0, 0, 0))
