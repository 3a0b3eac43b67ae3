"""The worked examples of the rules, first half."""

from __future__ import annotations

import pytest

from aegean.games.olympus.rules.cards import HADES_CHOICE
from aegean.testing import clause

from .positions import honoured_but, opened


@clause("OU-10.28.2")
def test_ex_1_acropolis_and_temple_of_zeus() -> None:
    game = honoured_but("zeus")
    game.own(0, "acropolis", "temple_zeus")
    game.to_upkeep()
    assert game.legal() == ["use acropolis_zeus", "use done"]
    game.play("use acropolis_zeus", "zeus vp")
    assert game.asked() == ("zeus_pick", 0)


@clause("OU-10.28", "OU-11.9")
@pytest.mark.parametrize("temple", [True, False])
def test_ex_2_acropolis_and_temple_of_hera(temple: bool) -> None:
    game = honoured_but("hera", "ares")
    game.own(0, "acropolis", *(["temple_hera"] if temple else []))
    game.set_levels(0, "7/6/2/3/4/5")
    game.set_store(0, 0, 0, 0)
    game.to_upkeep()
    assert game.legal() == ["use acropolis_hera", "use acropolis_ares", "use done"]
    game.play("use acropolis_hera")
    if temple:
        game.play("hera produce_venison_fish")
        assert game.store(0) == (0, 4, 5)
    else:
        assert game.why("hera produce_venison_fish") == "number_of_kinds"


@clause("OU-10.31.1")
def test_ex_3_oracle_and_apollo() -> None:
    game = opened(3)
    game.set_levels(0, "8/2/1/1/1/1")
    game.set_store(0, 1, 3, 0)
    game.may_build(0)
    game.play("build oracle", "oracle apollo")
    assert (game.points(0), game.asked()) == (5, ("choose_god", 0))


@clause("OU-7.7", "OU-7.10", "OU-10.31.2")
def test_ex_4_oracle_and_ares() -> None:
    game = opened(3)
    game.set_levels(0, "8/5/4/1/1/1")
    game.set_levels(1, "1/5/4/1/1/1")
    game.set_levels(2, "1/5/2/1/1/1")
    game.set_store(0, 1, 3, 0)
    game.set_store(1, 0, 1, 2)
    game.set_store(2, 1, 0, 0)
    game.may_build(0)
    game.play("build oracle", "oracle ares", "ares war_2", "target seat_2", "tie fish")
    assert (game.tribute(0), game.store(1), game.store(2)) == ((1, 0, 1), (0, 1, 1), (0, 0, 0))


@clause("OU-11.5")
def test_ex_5_temple_of_athena_too_late() -> None:
    game = opened(3, 1)
    game.own(0, "temple_athena", "school")
    game.set_levels(0, "4/2/1/1/1/1")
    game.hold_ceremony("athena", 0)
    game.play("raise culture")
    assert (game.level(0, "culture"), game.asked()) == (6, ("choose_god", 2))
    assert game.levels(2) == "1/2/1/1/1/1"


@clause("OU-11.5")
def test_ex_6_temple_of_athena_in_time() -> None:
    game = opened(3)
    game.own(0, "temple_athena", "school")
    game.set_levels(0, "4/2/1/1/1/1")
    game.hold_ceremony("athena")
    game.play("raise wheat")
    assert [game.levels(seat) for seat in range(3)] == ["6/2/1/2/1/1", "1/1/1/1/1/1", "1/1/1/1/1/1"]


@clause("OU-11.1")
@pytest.mark.parametrize(("before", "leads", "cubes"), [(8, True, 3), (9, False, 3), (7, True, 2)])
def test_ex_7_temple_of_aphrodite_just_in_time(before: int, leads: bool, cubes: int) -> None:
    game = opened(3, 0 if leads else 1)
    game.own(0, "temple_aphrodite", "agora")
    game.set_levels(0, f"1/{before}/1/1/1/1")
    game.hold_ceremony("aphrodite", 0)
    game.play(*["take fish"] * cubes)
    assert (game.question, game.store(0)) == ("choose_god", (1, 1, 1 + cubes))


@clause("OU-11.7.3")
def test_ex_8_hades_first() -> None:
    game = opened(3)
    game.set_levels(0, "5/2/1/1/1/1")
    game.set_levels(1, "3/2/1/2/1/1")
    game.set_store(1, 2, 1, 1)
    game.hold_ceremony("hephaestus", 1)
    game.play("build temple_hades")
    lowers, pays = game.clone(), game.clone()
    lowers.play("hades lower", "lower culture", "lower wheat", "hades lose_vp", "build decline")
    assert lowers.asked() == ("build", 1)
    assert lowers.why("build statue") == "culture_short"
    pays.play("hades lose_vp", "hades lose_vp", "build decline")
    assert pays.can("build statue")


@clause("OU-11.7.1")
def test_ex_9_hades_one_marker_only() -> None:
    game = opened(3)
    game.set_levels(2, "1/1/1/1/1/1")
    for seat in (1, 2):
        game.interrupted(HADES_CHOICE, seat)
    assert game.asked() == ("hades_choice", 1)
    game.play("hades lower")
    assert (game.levels(1), game.asked()) == ("1/1/1/1/1/1", ("choose_god", 0))


@clause("OU-6.1.8", "OU-7.7")
def test_ex_10_zeus_war_tie() -> None:
    for god, declared, found in (("zeus", ["zeus war", "zeus vp"], 0), ("ares", ["ares war_2"], 1)):
        game = opened(4)
        for seat in (0, 1, 2):
            game.set_levels(seat, "1/5/3/1/1/1")
        game.set_store(1, 2, 0, 0)
        game.hold_ceremony(god)
        game.play(*declared, "target seat_2")
        if god == "ares":
            game.set_store(2, 0, 0, 0)
            game.play("target seat_3", "tie wheat")
        assert sum(game.tribute(0)) == found


@clause("OU-3.3", "OU-6.3")
def test_ex_11_first_ceremony() -> None:
    game = opened(4, 2).hold_ceremony("demeter", 3, 1)
    game.play("single produce", "single raise")
    assert [(game.level(seat, "wheat"), game.store(seat)) for seat in range(4)] == [
        (1, (1, 1, 1)),
        (2, (1, 1, 1)),
        (2, (3, 1, 1)),
        (1, (2, 1, 1)),
    ]
    assert game.asked() == ("choose_god", 3)


@clause("OU-4.2", "OU-4.3")
@pytest.mark.parametrize(("school", "after"), [(False, 4), (True, 5)])
def test_ex_12_pillar(school: bool, after: int) -> None:
    game = opened(3)
    game.set_levels(0, "3/2/1/1/1/1")
    if school:
        game.own(0, "school")
    game.hold_ceremony("athena")
    assert game.level(0, "culture") == after


@clause("OU-6.1")
def test_ex_13_zeus_picks() -> None:
    game = opened(3)
    game.set_levels(0, "2/2/1/1/1/1")
    game.set_store(0, 2, 1, 1)
    game.hold_ceremony("zeus")
    game.play("zeus raise_culture", "zeus build", "build statue", "raise fish")
    assert (game.points(0), game.levels(0), game.store(0)) == (3, "4/2/1/1/1/2", (0, 0, 0))


@clause("OU-6.1.7")
def test_ex_14_zeus_barred_pair() -> None:
    game = opened(3)
    game.set_levels(0, "3/2/1/1/1/1")
    game.set_store(0, 1, 1, 2)
    game.hold_ceremony("zeus")
    raised = game.clone().play("zeus raise_military")
    assert "zeus war" not in raised.legal()
    game.play("zeus war")
    assert "zeus raise_military" in game.legal()
    game.play("zeus build", "build militia")
    assert (game.level(0, "military"), game.asked()) == (2, ("war_target", 0))


@clause("OU-7.2", "OU-7.4", "OU-7.10")
@pytest.mark.parametrize("option", ["corrected", "literal"])
def test_ex_15_war_with_depletion(option: str) -> None:
    game = opened(4, 1, ares_beta=option)
    for seat in (1, 2):
        game.player_of(seat).reserve += game.player_of(seat).priests
        game.player_of(seat).priests = 0
    game.board.seat = 3
    game.set_levels(3, "1/5/4/1/1/1")
    game.set_levels(0, "1/5/3/1/1/1")
    game.own(0, "barracks")
    game.set_store(1, 0, 0, 0)
    game.set_store(2, 2, 1, 1)
    game.hold_ceremony("ares", 0)
    game.play("ares war_2", "ares war_1" if option == "corrected" else "ares military_1_war_1")
    assert game.asked() == ("war_target", 3)
    game.play("target seat_2", "target seat_3", "target seat_3")
    game.play("tribute wheat", "tribute wheat", "tribute fish")
    assert (game.tribute(3), game.tribute(0), game.store(2)) == ((2, 0, 1), (0, 1, 0), (0, 0, 0))
