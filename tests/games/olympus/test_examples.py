"""The worked examples of the rules, one test each."""

from __future__ import annotations

import pytest

from aegean.games.olympus import steps
from aegean.games.olympus.rules.upkeep import priests_due
from aegean.testing import clause

from .positions import (
    asked,
    can,
    favour,
    give_glory,
    hold_ceremony,
    interrupted,
    legal,
    level,
    levels,
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
    why,
)

GODS = ("zeus", "hera", "demeter", "artemis", "poseidon", "athena", "aphrodite", "ares", "hephaestus", "apollo")


def honoured_but(*free):
    """Three players before upkeep: all gods have a worshipper but these."""
    state = opened(3)
    for god in GODS:
        if god not in free:
            player_of(state, 1).reserve += 1
            send(state, god, 1)
    return state


@clause("OU-10.28.2")
def test_ex_1_acropolis_and_temple_of_zeus():
    state = honoured_but("zeus")
    own(state, 0, "acropolis", "temple_zeus")
    to_upkeep(state)
    assert legal(state) == ["use acropolis_zeus", "use done"]
    play(state, "use acropolis_zeus", "zeus vp")
    assert asked(state) == ("zeus_pick", 0)


@clause("OU-10.28", "OU-11.9")
@pytest.mark.parametrize("temple", [True, False])
def test_ex_2_acropolis_and_temple_of_hera(temple):
    state = honoured_but("hera", "ares")
    own(state, 0, "acropolis", *(["temple_hera"] if temple else []))
    set_levels(state, 0, "7/6/2/3/4/5")
    set_store(state, 0, 0, 0, 0)
    to_upkeep(state)
    assert legal(state) == ["use acropolis_hera", "use acropolis_ares", "use done"]
    play(state, "use acropolis_hera")
    if temple:
        play(state, "hera produce_venison_fish")
        assert store(state, 0) == (0, 4, 5)
    else:
        assert why(state, "hera produce_venison_fish") == "number_of_kinds"


@clause("OU-10.31.1")
def test_ex_3_oracle_and_apollo():
    state = opened(3)
    set_levels(state, 0, "8/2/1/1/1/1")
    set_store(state, 0, 1, 3, 0)
    may_build(state, 0)
    play(state, "build oracle", "oracle apollo")
    assert (points(state, 0), asked(state)) == (5, ("choose_god", 0))


@clause("OU-7.7", "OU-7.10", "OU-10.31.2")
def test_ex_4_oracle_and_ares():
    state = opened(3)
    set_levels(state, 0, "8/5/4/1/1/1")
    set_levels(state, 1, "1/5/4/1/1/1")
    set_levels(state, 2, "1/5/2/1/1/1")
    set_store(state, 0, 1, 3, 0)
    set_store(state, 1, 0, 1, 2)
    set_store(state, 2, 1, 0, 0)
    may_build(state, 0)
    play(state, "build oracle", "oracle ares", "ares war_2", "target seat_1", "tribute fish")
    assert (tribute(state, 0), store(state, 1), store(state, 2)) == ((1, 0, 1), (0, 1, 1), (0, 0, 0))


@clause("OU-11.5")
def test_ex_5_temple_of_athena_too_late():
    state = opened(3, 1)
    own(state, 0, "temple_athena", "school")
    set_levels(state, 0, "4/2/1/1/1/1")
    hold_ceremony(state, "athena", 0)
    play(state, "raise culture")
    assert (level(state, 0, "culture"), asked(state)) == (6, ("choose_god", 2))
    assert levels(state, 2) == "1/2/1/1/1/1"


@clause("OU-11.5")
def test_ex_6_temple_of_athena_in_time():
    state = opened(3)
    own(state, 0, "temple_athena", "school")
    set_levels(state, 0, "4/2/1/1/1/1")
    hold_ceremony(state, "athena")
    play(state, "raise wheat")
    assert [levels(state, seat) for seat in range(3)] == ["6/2/1/2/1/1", "1/1/1/1/1/1", "1/1/1/1/1/1"]


@clause("OU-11.1")
@pytest.mark.parametrize(("before", "leads", "cubes"), [(8, True, 3), (9, False, 3), (7, True, 2)])
def test_ex_7_temple_of_aphrodite_just_in_time(before, leads, cubes):
    state = opened(3, 0 if leads else 1)
    own(state, 0, "temple_aphrodite", "agora")
    set_levels(state, 0, f"1/{before}/1/1/1/1")
    hold_ceremony(state, "aphrodite", 0)
    play(state, *["take fish"] * cubes)
    assert (asked(state)[0], store(state, 0)) == ("choose_god", (1, 1, 1 + cubes))


@clause("OU-11.7.3")
def test_ex_8_hades_first():
    state = opened(3)
    set_levels(state, 0, "5/2/1/1/1/1")
    set_levels(state, 1, "3/2/1/2/1/1")
    set_store(state, 1, 2, 1, 1)
    hold_ceremony(state, "hephaestus", 1)
    play(state, "build temple_hades")
    lowers, pays = state.clone(), state.clone()
    play(lowers, "hades lower", "lower culture", "lower wheat", "hades lose_vp", "build decline")
    assert asked(lowers) == ("build", 1)
    assert why(lowers, "build statue") == "culture_short"
    play(pays, "hades lose_vp", "hades lose_vp", "build decline")
    assert can(pays, "build statue")


@clause("OU-11.7.1")
def test_ex_9_hades_one_marker_only():
    state = opened(3)
    set_levels(state, 2, "1/1/1/1/1/1")
    for seat in (1, 2):
        interrupted(state, steps.HADES_CHOICE, seat)
    assert asked(state) == ("hades_choice", 1)
    play(state, "hades lower")
    assert (levels(state, 1), asked(state)) == ("1/1/1/1/1/1", ("choose_god", 0))


@clause("OU-6.1.8", "OU-7.7")
def test_ex_10_zeus_war_tie():
    for god, declared, found in (("zeus", ["zeus war", "zeus vp"], 0), ("ares", ["ares war_2"], 1)):
        state = opened(4)
        for seat in (0, 1, 2):
            set_levels(state, seat, "1/5/3/1/1/1")
        set_store(state, 1, 2, 0, 0)
        hold_ceremony(state, god)
        play(state, *declared, "target seat_1")
        if god == "ares":
            set_store(state, 2, 0, 0, 0)
            play(state, "target seat_2")
        assert sum(tribute(state, 0)) == found


@clause("OU-3.3", "OU-6.3")
def test_ex_11_first_ceremony():
    state = hold_ceremony(opened(4, 2), "demeter", 3, 1)
    play(state, "single produce", "single raise")
    assert [(level(state, seat, "wheat"), store(state, seat)) for seat in range(4)] == [
        (1, (1, 1, 1)),
        (2, (1, 1, 1)),
        (2, (3, 1, 1)),
        (1, (2, 1, 1)),
    ]
    assert asked(state) == ("choose_god", 3)


@clause("OU-4.2", "OU-4.3")
@pytest.mark.parametrize(("school", "after"), [(False, 4), (True, 5)])
def test_ex_12_pillar(school, after):
    state = opened(3)
    set_levels(state, 0, "3/2/1/1/1/1")
    if school:
        own(state, 0, "school")
    hold_ceremony(state, "athena")
    assert level(state, 0, "culture") == after


@clause("OU-6.1")
def test_ex_13_zeus_picks():
    state = opened(3)
    set_levels(state, 0, "2/2/1/1/1/1")
    set_store(state, 0, 2, 1, 1)
    hold_ceremony(state, "zeus")
    play(state, "zeus raise_culture", "zeus build", "build statue", "raise fish")
    assert (points(state, 0), levels(state, 0), store(state, 0)) == (3, "4/2/1/1/1/2", (0, 0, 0))


@clause("OU-6.1.7")
def test_ex_14_zeus_barred_pair():
    state = opened(3)
    set_levels(state, 0, "3/2/1/1/1/1")
    set_store(state, 0, 1, 1, 2)
    hold_ceremony(state, "zeus")
    play(state, "zeus war")
    assert "zeus raise_military" not in legal(state)
    play(state, "zeus build", "build militia")
    assert (level(state, 0, "military"), asked(state)) == (2, ("war_target", 0))


@clause("OU-7.2", "OU-7.4", "OU-7.10")
@pytest.mark.parametrize("option", ["corrected", "literal"])
def test_ex_15_war_with_depletion(option):
    state = opened(4, 1, ares_beta=option)
    for seat in (1, 2):
        player_of(state, seat).reserve += player_of(state, seat).priests
        player_of(state, seat).priests = 0
    state.seat = 3
    set_levels(state, 3, "1/5/4/1/1/1")
    set_levels(state, 0, "1/5/3/1/1/1")
    own(state, 0, "barracks")
    set_store(state, 1, 0, 0, 0)
    set_store(state, 2, 2, 1, 1)
    hold_ceremony(state, "ares", 0)
    play(state, "ares war_2", "ares war_1" if option == "corrected" else "ares military_1_war_1")
    assert asked(state) == ("war_target", 3)
    play(state, "target seat_1", "target seat_2", "target seat_2")
    play(state, "tribute wheat", "tribute wheat", "tribute fish")
    assert (tribute(state, 3), tribute(state, 0), store(state, 2)) == ((2, 0, 1), (0, 1, 0), (0, 0, 0))


@clause("OU-7.7")
@pytest.mark.parametrize(
    ("god", "attacker", "defender", "found"),
    [("zeus", "3+", "4", 1), ("zeus", "3+", "3+", 0), ("ares", "3+", "3+", 1), ("ares", "4", "3+", 0)],
)
def test_ex_16_fleet(god, attacker, defender, found):
    state = opened(4)
    for seat, text in ((0, attacker), (1, defender)):
        set_levels(state, seat, f"1/5/{text[0]}/1/1/1")
        if text.endswith("+"):
            own(state, seat, "fleet")
    set_levels(state, 2, "1/9/9/1/1/1")
    set_store(state, 1, 3, 0, 0)
    hold_ceremony(state, god)
    play(state, *(["zeus war", "zeus vp"] if god == "zeus" else ["ares war_2"]), "target seat_1")
    if god == "ares":
        play(state, "target seat_2")
    assert tribute(state, 0) == (found, 0, 0)


@clause("OU-8.2", "OU-8.3")
def test_ex_17_plague():
    state = opened(4)
    for seat, population in enumerate((10, 6, 5, 2)):
        set_levels(state, seat, f"1/{population}/1/1/1/1")
    hold_ceremony(state, "apollo", 2)
    play(state, "apollo vp_1_plague")
    assert [level(state, seat, "population") for seat in range(4)] == [10, 4, 5, 2]
    assert [points(state, seat) for seat in range(4)] == [1, 0, 1, 0]


@clause("OU-12.3", "OU-12.5", "OU-12.9", "OU-12.10")
def test_ex_18_upkeep_order():
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
def test_ex_19_priests(text, tholos, number):
    state = opened(3)
    set_levels(state, 0, text)
    if tholos:
        own(state, 0, "tholos")
    assert priests_due(player_of(state, 0)) == number


@clause("OU-9.5")
def test_ex_20_paying_with_everything():
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
def test_ex_21_gymnasium():
    state = opened(3)
    own(state, 0, "gymnasium")
    set_levels(state, 0, "4/2/1/1/1/1")
    set_store(state, 0, 0, 2, 0)
    may_build(state, 0)
    play(state, "build library")
    favour(state, 0, "athena", True)
    assert level(state, 0, "culture") == 4


@clause("OU-13.2", "OU-13.4")
def test_ex_22_glory_and_fall():
    state = opened(3)
    set_levels(state, 0, "1/5/1/1/6/1")
    set_store(state, 0, 0, 0, 0)
    hold_ceremony(state, "artemis")
    assert (points(state, 0), store(state, 0)) == (2, (0, 7, 0))
    to_upkeep(state)
    assert (level(state, 0, "venison"), state.glory[4]) == (5, 1)


@clause("OU-10.33")
def test_ex_23_wonder():
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
def test_ex_24_trispastos(order, after):
    state = opened(3)
    set_levels(state, 0, "7/5/1/1/1/1")
    may_build(state, 0)
    play(state, "build trispastos", *[f"free {name}" for name in order])
    assert level(state, 0, "population") == after


@clause("OU-10.21")
def test_ex_25_philosophy():
    state = opened(4)
    set_levels(state, 0, "5/2/1/1/1/1")
    set_store(state, 0, 1, 0, 0)
    may_build(state, 0)
    play(state, "build philosophy", "philosophy fish", "philosophy fish", "philosophy decline")
    assert (store(state, 0), points(state, 0)) == ((1, 0, 2), 1)


@clause("OU-11.6", "OU-10.15")
def test_ex_26_temple_of_demeter():
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
def test_ex_27_workshop():
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
def test_ex_28_final_scoring():
    state = opened(3)
    set_levels(state, 0, "9/7/4/5/3/1")
    assert state.tally(0) == [0, 0, 0, 4, 3, 2, 2, 1, 0]


@clause("OU-13.6", "OU-14.1")
def test_ex_29_end():
    state = opened(3)
    give_glory(state, 1, "culture", "population", "military")
    own(state, 0, "bouleuterion")
    set_levels(state, 0, "1/6/1/6/1/1")
    to_upkeep(state)
    play(state, "use bouleuterion_store_fish", "raise wheat")
    assert (asked(state)[0], state.glory[3], state.round) == ("over", 1, 1)


@clause("OU-10.24", "OU-11.3")
def test_ex_30_delian_league_and_temple_of_ares():
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
    play(state, "target seat_1", "take wheat", "take fish", "take fish")
    assert (tribute(state, 0), priests(state, 0)) == ((1, 0, 2), 1)


@clause("OU-7.14", "OU-10.28.2", "OU-12.10")
def test_ex_31_acropolis_zeus_and_war():
    state = opened(3)
    own(state, 0, "acropolis", "temple_zeus")
    set_levels(state, 0, "7/5/4/1/1/3")
    set_levels(state, 1, "1/5/2/1/1/1")
    set_store(state, 0, 0, 0, 0)
    set_store(state, 1, 1, 1, 0)
    to_upkeep(state)
    play(state, "use acropolis_zeus", "zeus war", "zeus produce_fish")
    assert (asked(state), store(state, 0)) == (("war_target", 0), (0, 0, 3))
    play(state, "target seat_1")
    assert (state.round, store(state, 0), store(state, 1)) == (2, (1, 1, 3), (0, 0, 0))
