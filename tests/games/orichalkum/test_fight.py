"""Fights and rewards (OR-9, OR-11.3, OR-11.6, OR-12)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import FIELDS
from aegean.testing import clause

from .positions import (
    acting,
    chances,
    drain,
    held,
    hold,
    land,
    legal,
    offer,
    own,
    play,
    post,
    reserve,
    settled,
    step,
    tile,
    titan,
    tokens,
    why,
)


@clause("OR-9.1", "OR-9.2")
def test_creatures_are_fought_in_any_order_on_the_own_island_only() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon", r1c4="V hellhound")
    land(state, 1, r3c3="V cyclops")
    acting(state, "fight")
    assert legal(state) == ["fight r1c4", "fight r2c3"]
    assert why(state, "fight r3c3") == "no_creature"


@clause("OR-9.4")
def test_three_hoplites_at_most_stand_beside_a_creature() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon")
    hold(state, 0, hoplites=5)
    post(state, 0, r2c3=2)
    play(acting(state, "fight"), "fight r2c3")
    assert legal(state) == ["send 0", "send 1"] and why(state, "send 2") == "too_many"


@clause("OR-9.5")
def test_a_die_and_one_more_for_each_hoplite() -> None:
    for sent, ways in ((0, 6), (1, 36), (2, 216), (3, 1296)):
        state = settled()
        land(state, 0, r2c3="V gorgon")
        hold(state, 0, hoplites=3)
        play(acting(state, "fight"), "fight r2c3", f"send {sent}")
        assert step(state) == "combat_dice" and sum(chances(state).values()) == ways


@clause("OR-9.4", "OR-9.5")
def test_without_hoplites_the_die_rolls_at_once() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3")
    assert chances(state) == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, "skull")}


@clause("OR-9.6")
def test_a_skull_wins_but_adds_nothing() -> None:
    for roll, wins in (("roll 5 5", True), ("roll 4 5", False), ("roll 1 skull", True)):
        state = settled()
        land(state, 0, r2c3="V cyclops")
        hold(state, 0, hoplites=1)
        play(acting(state, "fight"), "fight r2c3", "send 1", roll)
        assert (state.players[0].lairs == 0) == wins


@clause("OR-9.7")
def test_hoplites_stay_after_a_defeat_and_count_again() -> None:
    state = settled()
    land(state, 0, r2c3="V cyclops", r1c4="V hellhound")
    hold(state, 0, hoplites=2)
    play(acting(state, "fight"), "fight r2c3", "send 2", "roll 1 1 1")
    assert step(state) == "discard" and state.players[0].sent[FIELDS.index("r2c3")] == 2


@clause("OR-9.3")
def test_kronos_wins_and_those_who_stood_there_leave() -> None:
    state = settled()
    land(state, 0, r2c3="V hydra_theia", r1c2="F")
    own(state, 0, r1c2="hospital")
    hold(state, 0)
    post(state, 0, r2c3=2)
    titan(state, 0, "kronos")
    play(acting(state, "fight"), "fight r2c3")
    assert legal(state) == ["kronos", "dice"]
    play(state, "kronos")
    assert held(state) == ["theia"] and reserve(state)[0] == 1  # one came back from the hospital


@clause("OR-9.3")
def test_kronos_may_be_spared() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound")
    hold(state, 0)
    titan(state, 0, "kronos")
    play(acting(state, "fight"), "fight r2c3", "dice", "roll 4")
    assert held(state) == ["kronos"] and reserve(state) == (0, 1)


@clause("OR-9.13", "OR-10.4")
def test_the_volcano_of_a_beaten_creature_is_wild() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound")
    hold(state, 0, orichalcum=2)
    play(acting(state, "fight"), "fight r2c3", "roll 4", "pay orichalcum", "extra build")
    assert legal(state) == ["build forest", "build lagoon", "build desert", "build mountain"]


@pytest.mark.parametrize(("creature", "orichalcum"), [("hellhound", 1), ("gorgon", 2), ("cyclops", 3)])
@clause("OR-12.1", "OR-12.3", "OR-12.4")
def test_rewards_in_orichalcum(creature: str, orichalcum: int) -> None:
    state = settled()
    land(state, 0, r2c3=f"V {creature}")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert reserve(state) == (0, orichalcum)


@clause("OR-12.5")
def test_a_hydra_brings_its_titan_from_anybody() -> None:
    state = settled()
    land(state, 0, r2c3="V hydra_hyperion")
    hold(state, 0)
    titan(state, 1, "hyperion-")
    titan(state, 0, "themis")
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert held(state) == ["hyperion"] and held(state, 1) == []


@clause("OR-11.6", "OR-9.10")
def test_two_arches_pay_two_for_every_creature() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound", r1c2="F", r0c2="L")
    own(state, 0, r1c2="arch", r0c2="arch")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert reserve(state) == (0, 3)


@clause("OR-12.2")
def test_the_minotaurs_building_may_be_declined_or_find_no_field() -> None:
    state = settled()
    land(state, 0, r2c3="V minotaur")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull", "building mine")
    bag = state.sack.total
    declined = play(state.clone(), "decline")
    assert declined.sack.total == bag + 1 and declined.drawn == -1
    play(state, "settle r2c3")
    assert reserve(state) == (0, 1) and state.players[0].mines() == 2


@clause("OR-12.2")
def test_the_minotaur_brings_nothing_from_an_empty_bag() -> None:
    state = settled()
    land(state, 0, r2c3="V minotaur")
    hold(state, 0)
    while state.sack.total:
        kind = next(kind for kind, count in enumerate(state.sack.counts) if count)
        state.sack.take(kind)
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert step(state) == "discard"


@clause("OR-12.2", "OR-12.6", "OR-11.7")
def test_a_crystal_drawn_this_way_cannot_exempt_itself() -> None:
    state = settled()
    land(state, 0, r2c3="V minotaur", r2c4="V gorgon", r2c5="F", r0c2="L")
    hold(state, 0)
    offer(state)
    play(acting(state, "fight"), "fight r2c3", "roll skull", "building protective_crystal")
    assert legal(state) == ["settle r0c2", "decline"]
    assert why(state, "settle r2c5") == "guarded" and why(state, "settle r2c4") == "creature_there"


@clause("OR-11.3")
def test_a_saved_hoplite_cannot_fight_again_in_the_same_action() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound", r1c4="V gorgon", r0c2="L")
    own(state, 0, r0c2="hospital")
    hold(state, 0, hoplites=1)
    play(acting(state, "fight"), "fight r2c3", "send 1", "roll skull skull")
    play(state, "fight r1c4")
    assert step(state) == "combat_dice" and sum(chances(state).values()) == 6


@clause("OR-9.11")
def test_stopping_after_a_win_ends_the_action() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound", r1c4="V gorgon")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull", "stop_fighting")
    assert step(state) == "discard"


@clause("OR-9.10", "OR-16.1")
def test_the_hydras_titan_may_win_the_game() -> None:
    state = settled()
    land(state, 0, r2c3="V hydra_hyperion")
    tile(state, 0, "forest lagoon", "r1c2", "w")
    hold(state, 0)
    tokens(state, 0, 4)
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert state.winner == 0 and held(state) == ["hyperion"]


@clause("OR-17.1")
def test_a_reward_takes_what_is_left() -> None:
    state = settled()
    land(state, 0, r2c3="V cyclops")
    hold(state, 0)
    drain(state, 1, orichalcum=1)
    play(acting(state, "fight"), "fight r2c3", "roll skull")
    assert reserve(state) == (0, 1) and state.orichalcum == 0
