"""Buildings, temples and medals (OR-10, OR-11)."""

from __future__ import annotations

from aegean.games.orichalkum.grid import FIELDS
from aegean.games.orichalkum.parts import BUILDINGS, DIAMONDS
from aegean.testing import clause

from .positions import (
    acting,
    can,
    held,
    hold,
    land,
    legal,
    offer,
    own,
    play,
    reserve,
    settled,
    step,
    taken,
    titan,
    trophies,
    why,
)


@clause("OR-10.1")
def test_one_object_is_built() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L")
    hold(state, 0, orichalcum=5)
    acting(state, "build")
    assert legal(state) == ["build forest", "build lagoon", "medal"]
    play(state, "medal")
    assert step(state) == "discard"


@clause("OR-10.2", "OR-10.3")
def test_a_building_needs_the_terrain_of_its_slot() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L")
    acting(state, "build")
    assert why(state, "build desert") == "no_field"
    play(state, "build forest")
    assert legal(state) == ["on r2c3"] and why(state, "on r2c4") == "wrong_terrain"


@clause("OR-10.5", "OR-11.1", "OR-11.2")
def test_camps_and_mines_bring_what_lies_on_them() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L")
    offer(state, forest="training_camp", lagoon="mine")
    titan(state, 0, "theia")
    play(acting(state, "build"), "build forest", "on r2c3", "build lagoon", "on r2c4")
    assert reserve(state) == (2, 2) and (state.players[0].camps(), state.players[0].mines()) == (2, 2)


@clause("OR-10.6")
def test_an_emptied_slot_stays_empty_for_the_round() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="F")
    titan(state, 0, "theia")
    play(acting(state, "build"), "build forest", "on r2c3")
    assert step(state) == "discard"  # nothing else to build: Theia is not used
    assert held(state) == ["theia"] and state.slots[0] == -1
    state = settled()
    land(state, 0, r2c3="F", r2c4="L")
    titan(state, 0, "theia")
    play(acting(state, "build"), "build forest", "on r2c3")
    assert why(state, "build forest") == "slot_empty"


@clause("OR-10.7")
def test_several_buildings_of_a_kind_may_be_owned() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L", r1c4="D")
    own(state, 0, r2c3="mine", r2c4="mine")
    offer(state, desert="mine")
    play(acting(state, "build"), "build desert", "on r1c4")
    assert state.players[0].mines() == 4


@clause("OR-10.8")
def test_a_diamond_is_two_adjacent_fields_and_the_two_beside_both() -> None:
    seen = [diamond for diamond in DIAMONDS if diamond]
    assert len(seen) == len(set(seen))
    for diamond in seen:
        assert bin(diamond).count("1") == 4


@clause("OR-10.9", "OR-17.2")
def test_volcanoes_are_wild_under_a_temple() -> None:
    state = settled()
    land(state, 0, r3c3="V", r3c4="V", r2c4="V", r2c5="F")
    play(acting(state, "build"), "temple", "raise r3c3", "face e")
    assert state.players[0].temple_count == 1


@clause("OR-10.9")
def test_equal_terrains_bear_no_temple() -> None:
    state = settled()
    land(state, 0, r3c3="F", r3c4="F", r2c4="L", r2c5="D")
    acting(state, "build")
    assert why(state, "temple") == "no_diamond"


@clause("OR-10.11")
def test_a_medal_costs_five_orichalcum() -> None:
    state = settled()
    land(state, 0, r2c3="F")
    hold(state, 0, orichalcum=4)
    assert why(acting(state, "build"), "medal") == "orichalcum_short"
    state = settled()
    hold(state, 0, orichalcum=6)
    supply = state.orichalcum
    play(acting(state, "build"), "medal")
    assert reserve(state) == (0, 1) and state.orichalcum == supply + 5 and state.scores()[0] == 1


@clause("OR-10.12")
def test_theias_second_object_may_be_left_out() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L")
    titan(state, 0, "theia")
    play(acting(state, "build"), "build forest", "on r2c3")
    assert can(state, "stop_building")
    play(state, "stop_building")
    assert held(state) == ["theia"]


@clause("OR-11.7")
def test_the_crystal_itself_stands_on_an_unguarded_field() -> None:
    state = settled()
    land(state, 0, r2c3="V gorgon", r2c4="M", r3c5="F")
    offer(state, mountain="protective_crystal", forest="mine")
    acting(state, "build")
    assert legal(state) == ["build forest"]
    state = settled()
    land(state, 0, r2c3="V gorgon", r2c4="M", r3c5="F", r0c2="M")
    offer(state, mountain="protective_crystal", forest="mine")
    titan(state, 0, "theia")
    play(acting(state, "build"), "build mountain")
    assert legal(state) == ["on r0c2"] and why(state, "on r2c4") == "guarded"
    play(state, "on r0c2")
    assert state.players[0].owned[BUILDINGS.index("protective_crystal")] == 1


@clause("OR-11.10")
def test_each_statue_makes_its_own_payment_cheaper() -> None:
    for statue, payment in (("statue_hoplites", 0), ("statue_orichalcum", 1), ("statue_creatures", 2)):
        state = settled()
        land(state, 0, r2c3="F")
        own(state, 0, r2c3=statue)
        hold(state, 0, hoplites=1, orichalcum=1)
        trophies(state, 0, "gorgon")
        play(taken(state, "produce"), "skip")
        assert legal(state) == [f"pay {('hoplites', 'orichalcum', 'creatures')[payment]}", "nothing"]


@clause("OR-11.11")
def test_buildings_stay_for_good() -> None:
    state = settled()
    land(state, 0, r2c3="F")
    own(state, 0, r2c3="mine")
    player = state.players[0]
    before = list(player.buildings)
    play(taken(state, "produce"), "act")
    assert list(player.buildings) == before and before[FIELDS.index("r2c3")] == BUILDINGS.index("mine") + 1
