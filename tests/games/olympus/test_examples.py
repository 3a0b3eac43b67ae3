"""The worked examples of the rules, first half."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.cards import HADES_CHOICE
from aegean.testing import clause

from .positions import (
    asked,
    can,
    hold_ceremony,
    honoured_but,
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
    set_levels,
    set_store,
    store,
    to_upkeep,
    tribute,
    why,
)


@clause("OU-10.28.2")
def test_ex_1_acropolis_and_temple_of_zeus() -> None:
    state = honoured_but("zeus")
    own(state, 0, "acropolis", "temple_zeus")
    to_upkeep(state)
    assert legal(state) == ["use acropolis_zeus", "use done"]
    play(state, "use acropolis_zeus", "zeus vp")
    assert asked(state) == ("zeus_pick", 0)


@clause("OU-10.28", "OU-11.9")
@pytest.mark.parametrize("temple", [True, False])
def test_ex_2_acropolis_and_temple_of_hera(temple: bool) -> None:
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
def test_ex_3_oracle_and_apollo() -> None:
    state = opened(3)
    set_levels(state, 0, "8/2/1/1/1/1")
    set_store(state, 0, 1, 3, 0)
    may_build(state, 0)
    play(state, "build oracle", "oracle apollo")
    assert (points(state, 0), asked(state)) == (5, ("choose_god", 0))


@clause("OU-7.7", "OU-7.10", "OU-10.31.2")
def test_ex_4_oracle_and_ares() -> None:
    state = opened(3)
    set_levels(state, 0, "8/5/4/1/1/1")
    set_levels(state, 1, "1/5/4/1/1/1")
    set_levels(state, 2, "1/5/2/1/1/1")
    set_store(state, 0, 1, 3, 0)
    set_store(state, 1, 0, 1, 2)
    set_store(state, 2, 1, 0, 0)
    may_build(state, 0)
    play(state, "build oracle", "oracle ares", "ares war_2", "target seat_2", "tribute fish")
    assert (tribute(state, 0), store(state, 1), store(state, 2)) == ((1, 0, 1), (0, 1, 1), (0, 0, 0))


@clause("OU-11.5")
def test_ex_5_temple_of_athena_too_late() -> None:
    state = opened(3, 1)
    own(state, 0, "temple_athena", "school")
    set_levels(state, 0, "4/2/1/1/1/1")
    hold_ceremony(state, "athena", 0)
    play(state, "raise culture")
    assert (level(state, 0, "culture"), asked(state)) == (6, ("choose_god", 2))
    assert levels(state, 2) == "1/2/1/1/1/1"


@clause("OU-11.5")
def test_ex_6_temple_of_athena_in_time() -> None:
    state = opened(3)
    own(state, 0, "temple_athena", "school")
    set_levels(state, 0, "4/2/1/1/1/1")
    hold_ceremony(state, "athena")
    play(state, "raise wheat")
    assert [levels(state, seat) for seat in range(3)] == ["6/2/1/2/1/1", "1/1/1/1/1/1", "1/1/1/1/1/1"]


@clause("OU-11.1")
@pytest.mark.parametrize(("before", "leads", "cubes"), [(8, True, 3), (9, False, 3), (7, True, 2)])
def test_ex_7_temple_of_aphrodite_just_in_time(before: int, leads: bool, cubes: int) -> None:
    state = opened(3, 0 if leads else 1)
    own(state, 0, "temple_aphrodite", "agora")
    set_levels(state, 0, f"1/{before}/1/1/1/1")
    hold_ceremony(state, "aphrodite", 0)
    play(state, *["take fish"] * cubes)
    assert (asked(state)[0], store(state, 0)) == ("choose_god", (1, 1, 1 + cubes))


@clause("OU-11.7.3")
def test_ex_8_hades_first() -> None:
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
def test_ex_9_hades_one_marker_only() -> None:
    state = opened(3)
    set_levels(state, 2, "1/1/1/1/1/1")
    for seat in (1, 2):
        interrupted(state, HADES_CHOICE, seat)
    assert asked(state) == ("hades_choice", 1)
    play(state, "hades lower")
    assert (levels(state, 1), asked(state)) == ("1/1/1/1/1/1", ("choose_god", 0))


@clause("OU-6.1.8", "OU-7.7")
def test_ex_10_zeus_war_tie() -> None:
    for god, declared, found in (("zeus", ["zeus war", "zeus vp"], 0), ("ares", ["ares war_2"], 1)):
        state = opened(4)
        for seat in (0, 1, 2):
            set_levels(state, seat, "1/5/3/1/1/1")
        set_store(state, 1, 2, 0, 0)
        hold_ceremony(state, god)
        play(state, *declared, "target seat_2")
        if god == "ares":
            set_store(state, 2, 0, 0, 0)
            play(state, "target seat_3")
        assert sum(tribute(state, 0)) == found


@clause("OU-3.3", "OU-6.3")
def test_ex_11_first_ceremony() -> None:
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
def test_ex_12_pillar(school: bool, after: int) -> None:
    state = opened(3)
    set_levels(state, 0, "3/2/1/1/1/1")
    if school:
        own(state, 0, "school")
    hold_ceremony(state, "athena")
    assert level(state, 0, "culture") == after


@clause("OU-6.1")
def test_ex_13_zeus_picks() -> None:
    state = opened(3)
    set_levels(state, 0, "2/2/1/1/1/1")
    set_store(state, 0, 2, 1, 1)
    hold_ceremony(state, "zeus")
    play(state, "zeus raise_culture", "zeus build", "build statue", "raise fish")
    assert (points(state, 0), levels(state, 0), store(state, 0)) == (3, "4/2/1/1/1/2", (0, 0, 0))


@clause("OU-6.1.7")
def test_ex_14_zeus_barred_pair() -> None:
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
def test_ex_15_war_with_depletion(option: str) -> None:
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
    play(state, "target seat_2", "target seat_3", "target seat_3")
    play(state, "tribute wheat", "tribute wheat", "tribute fish")
    assert (tribute(state, 3), tribute(state, 0), store(state, 2)) == ((2, 0, 1), (0, 1, 0), (0, 0, 0))
