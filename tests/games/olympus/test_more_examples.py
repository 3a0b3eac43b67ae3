"""The worked examples of the rules, second half."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.upkeep import priests_due
from aegean.testing import clause

from .positions import (
    asked,
    can,
    favour,
    give_glory,
    hold_ceremony,
    legal,
    level,
    may_build,
    opened,
    own,
    play,
    player_of,
    points,
    priests,
    send,
    set_levels,
    set_store,
    set_tribute,
    store,
    to_upkeep,
    tribute,
)


@clause("OU-7.7")
@pytest.mark.parametrize(
    ("god", "attacker", "defender", "found"),
    [("zeus", "3+", "4", 1), ("zeus", "3+", "3+", 0), ("ares", "3+", "3+", 1), ("ares", "4", "3+", 0)],
)
def test_ex_16_fleet(god: str, attacker: str, defender: str, found: int) -> None:
    state = opened(4)
    for seat, text in ((0, attacker), (1, defender)):
        set_levels(state, seat, f"1/5/{text[0]}/1/1/1")
        if text.endswith("+"):
            own(state, seat, "fleet")
    set_levels(state, 2, "1/9/9/1/1/1")
    set_store(state, 1, 3, 0, 0)
    hold_ceremony(state, god)
    play(state, *(["zeus war", "zeus vp"] if god == "zeus" else ["ares war_2"]), "target seat_2")
    if god == "ares":
        play(state, "target seat_3")
    assert tribute(state, 0) == (found, 0, 0)


@clause("OU-8.2", "OU-8.3")
def test_ex_17_plague() -> None:
    state = opened(4)
    for seat, population in enumerate((10, 6, 5, 2)):
        set_levels(state, seat, f"1/{population}/1/1/1/1")
    hold_ceremony(state, "apollo", 2)
    play(state, "apollo vp_1_plague")
    assert [level(state, seat, "population") for seat in range(4)] == [10, 4, 5, 2]
    assert [points(state, seat) for seat in range(4)] == [1, 0, 1, 0]


@clause("OU-12.3", "OU-12.5", "OU-12.9", "OU-12.10")
def test_ex_18_upkeep_order() -> None:
    state = opened(3)
    own(state, 0, "trade_route")
    set_levels(state, 0, "1/3/1/5/1/1")
    set_store(state, 0, 5, 1, 1)
    set_tribute(state, 0, 0, 2, 0)
    to_upkeep(state)
    play(state, "discard wheat", "discard wheat")
    assert (store(state, 0), level(state, 0, "wheat")) == ((3, 1, 1), 3)
    play(state, "use trade_route_store_wheat")
    assert (state.round, store(state, 0), tribute(state, 0)) == (2, (2, 4, 2), (0, 0, 0))


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
    state = opened(3)
    set_levels(state, 0, text)
    if tholos:
        own(state, 0, "tholos")
    assert priests_due(player_of(state, 0)) == number


@clause("OU-9.5")
def test_ex_20_paying_with_everything() -> None:
    state = opened(3)
    own(state, 0, "marble_quarry", "temple_poseidon", "temple_hephaestus")
    set_levels(state, 0, "3/2/1/1/1/1")
    set_store(state, 0, 0, 1, 2)
    player_of(state, 0).points = 6
    may_build(state, 0)
    play(state, "build lyceum", "waive venison", "swap wheat")
    assert legal(state) == ["pay store_venison", "pay store_fish"]
    play(state, "pay store_venison")
    assert (points(state, 0), store(state, 0)) == (8, (0, 0, 1))


@clause("OU-9.3", "OU-4.4")
def test_ex_21_gymnasium() -> None:
    state = opened(3)
    own(state, 0, "gymnasium")
    set_levels(state, 0, "4/2/1/1/1/1")
    set_store(state, 0, 0, 2, 0)
    may_build(state, 0)
    play(state, "build library")
    favour(state, 0, "athena", True)
    assert level(state, 0, "culture") == 4


@clause("OU-13.2", "OU-13.4")
def test_ex_22_glory_and_fall() -> None:
    state = opened(3)
    set_levels(state, 0, "1/5/1/1/6/1")
    set_store(state, 0, 0, 0, 0)
    hold_ceremony(state, "artemis")
    assert (points(state, 0), store(state, 0)) == (2, (0, 7, 0))
    to_upkeep(state)
    assert (level(state, 0, "venison"), state.glory[4]) == (5, 1)


@clause("OU-10.33")
def test_ex_23_wonder() -> None:
    state = opened(3, 1)
    send(state, "athena", 2, 0)
    send(state, "ares", 2, 0)
    send(state, "demeter", 0)
    player_of(state, 0).priests, player_of(state, 0).reserve = 1, 1
    set_levels(state, 0, "8/2/1/1/1/1")
    set_store(state, 0, 2, 1, 1)
    hold_ceremony(state, "hephaestus", 0)
    play(state, *(["build decline"] if state.seat == 1 else []), "build wonder")
    assert (priests(state, 0), state.alpha[2]) == (3, 1)
    assert asked(state)[0] == "choose_god"
    play(state, "god zeus")
    assert asked(state) == ("join", 0)


@clause("OU-10.29", "OU-9.10")
@pytest.mark.parametrize(("order", "after"), [(("agora", "road_system"), 6), (("road_system", "agora"), 5)])
def test_ex_24_trispastos(order: tuple[str, str], after: int) -> None:
    state = opened(3)
    set_levels(state, 0, "7/5/1/1/1/1")
    may_build(state, 0)
    play(state, "build trispastos", *[f"free {name}" for name in order])
    assert level(state, 0, "population") == after


@clause("OU-10.21")
def test_ex_25_philosophy() -> None:
    state = opened(4)
    set_levels(state, 0, "5/2/1/1/1/1")
    set_store(state, 0, 1, 0, 0)
    may_build(state, 0)
    play(state, "build philosophy", "philosophy fish", "philosophy fish", "philosophy decline")
    assert (store(state, 0), points(state, 0)) == ((1, 0, 2), 1)


@clause("OU-11.6", "OU-10.15")
def test_ex_26_temple_of_demeter() -> None:
    state = opened(3)
    own(state, 0, "aqueduct")
    set_levels(state, 0, "4/5/1/3/1/1")
    set_store(state, 0, 4, 0, 0)
    may_build(state, 0)
    play(state, "build temple_demeter")
    assert (store(state, 0), level(state, 0, "wheat"), points(state, 0)) == ((5, 0, 0), 4, 1)
    may_build(state, 0)
    assert can(state, "build statue") and can(state, "build fleet")


@clause("OU-10.11")
def test_ex_27_workshop() -> None:
    state = opened(3)
    set_levels(state, 0, "3/5/1/1/1/2")
    set_store(state, 0, 0, 1, 1)
    may_build(state, 0)
    play(state, "build workshop")
    points_twice, fish_twice = state.clone(), state.clone()
    play(state, "workshop raise_fish", "workshop produce_fish")
    assert store(state, 0) == (0, 0, 3)
    play(points_twice, "workshop vp", "workshop vp")
    assert points(points_twice, 0) == 3
    play(fish_twice, "workshop produce_fish", "workshop produce_fish")
    assert store(fish_twice, 0) == (0, 0, 4)
    set_levels(state, 1, "3/2/1/1/1/1")
    may_build(state, 1)
    play(state, "build workshop", "workshop vp")
    assert asked(state) == ("choose_god", 0)


@clause("OU-14.2")
def test_ex_28_final_scoring() -> None:
    state = opened(3)
    set_levels(state, 0, "9/7/4/5/3/1")
    assert state.tally(0) == [0, 0, 0, 4, 3, 2, 2, 1, 0]


@clause("OU-13.6", "OU-14.1")
def test_ex_29_end() -> None:
    state = opened(3)
    give_glory(state, 1, "culture", "population", "military")
    own(state, 0, "bouleuterion")
    set_levels(state, 0, "1/6/1/6/1/1")
    to_upkeep(state)
    play(state, "use bouleuterion_store_fish", "raise wheat")
    assert (asked(state)[0], state.glory[3], state.round) == ("over", 1, 1)


@clause("OU-10.24", "OU-11.3")
def test_ex_30_delian_league_and_temple_of_ares() -> None:
    state = opened(3)
    own(state, 0, "delian_league", "temple_ares")
    set_levels(state, 0, "1/5/5/1/1/1")
    set_levels(state, 1, "1/5/2/1/1/1")
    set_store(state, 1, 0, 0, 0)
    player_of(state, 0).priests, player_of(state, 0).reserve = 1, 4
    hold_ceremony(state, "ares")
    play(state, "ares military_1_war_1")
    assert priests(state, 0) == 0
    set_levels(state, 0, "1/5/5/1/1/1")
    play(state, "target seat_2", "take wheat", "take fish", "take fish")
    assert (tribute(state, 0), priests(state, 0)) == ((1, 0, 2), 1)


@clause("OU-7.14", "OU-10.28.2", "OU-12.10")
def test_ex_31_acropolis_zeus_and_war() -> None:
    state = opened(3)
    own(state, 0, "acropolis", "temple_zeus")
    set_levels(state, 0, "7/5/4/1/1/3")
    set_levels(state, 1, "1/5/2/1/1/1")
    set_store(state, 0, 0, 0, 0)
    set_store(state, 1, 1, 1, 0)
    to_upkeep(state)
    play(state, "use acropolis_zeus", "zeus war", "zeus produce_fish")
    assert (asked(state), store(state, 0)) == (("war_target", 0), (0, 0, 3))
    play(state, "target seat_2")
    assert (state.round, store(state, 0), store(state, 1)) == (2, (1, 1, 3), (0, 0, 0))
