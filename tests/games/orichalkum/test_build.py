"""Buildings, temples and medals (OR-10, OR-11)."""

from __future__ import annotations

from aegean.games.orichalkum.grid import FIELDS
from aegean.games.orichalkum.parts import BUILDINGS, DIAMONDS
from aegean.testing import clause

from .positions import settled


@clause("OR-10.1")
def test_one_object_is_built() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L")
    game.hold(0, orichalcum=5)
    game.acting("build")
    assert game.legal() == ["build forest", "build lagoon", "medal"]
    game.play("medal")
    assert game.question == "discard"


@clause("OR-10.2", "OR-10.3")
def test_a_building_needs_the_terrain_of_its_slot() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L")
    game.acting("build")
    assert game.why("build desert") == "no_field"
    game.play("build forest")
    assert game.legal() == ["on r2c3"] and game.why("on r2c4") == "wrong_terrain"


@clause("OR-10.5", "OR-11.1", "OR-11.2")
def test_camps_and_mines_bring_what_lies_on_them() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L")
    game.offer(forest="training_camp", lagoon="mine")
    game.titan(0, "theia")
    game.acting("build").play("build forest", "on r2c3", "build lagoon", "on r2c4")
    assert game.reserve() == (2, 2) and (game.board.players[0].camps(), game.board.players[0].mines()) == (2, 2)


@clause("OR-10.6")
def test_an_emptied_slot_stays_empty_for_the_round() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="F")
    game.titan(0, "theia")
    game.acting("build").play("build forest", "on r2c3")
    assert game.question == "discard"  # nothing else to build: Theia is not used
    assert game.held() == ["theia"] and game.board.slots[0] == -1
    game = settled()
    game.land(0, r2c3="F", r2c4="L")
    game.titan(0, "theia")
    game.acting("build").play("build forest", "on r2c3")
    assert game.why("build forest") == "slot_empty"


@clause("OR-10.7")
def test_several_buildings_of_a_kind_may_be_owned() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L", r1c4="D")
    game.own(0, r2c3="mine", r2c4="mine")
    game.offer(desert="mine")
    game.acting("build").play("build desert", "on r1c4")
    assert game.board.players[0].mines() == 4


@clause("OR-10.8")
def test_a_diamond_is_two_adjacent_fields_and_the_two_beside_both() -> None:
    seen = [diamond for diamond in DIAMONDS if diamond]
    assert len(seen) == len(set(seen))
    for diamond in seen:
        assert bin(diamond).count("1") == 4


@clause("OR-10.9", "OR-17.2")
def test_volcanoes_are_wild_under_a_temple() -> None:
    game = settled()
    game.land(0, r3c3="V", r3c4="V", r2c4="V", r2c5="F")
    game.acting("build").play("temple", "raise r3c3", "face e")
    assert game.board.players[0].temple_count == 1


@clause("OR-10.9")
def test_equal_terrains_bear_no_temple() -> None:
    game = settled()
    game.land(0, r3c3="F", r3c4="F", r2c4="L", r2c5="D")
    game.acting("build")
    assert game.why("temple") == "no_diamond"


@clause("OR-10.11")
def test_a_medal_costs_five_orichalcum() -> None:
    game = settled()
    game.land(0, r2c3="F")
    game.hold(0, orichalcum=4)
    assert game.acting("build").why("medal") == "orichalcum_short"
    game = settled()
    game.hold(0, orichalcum=6)
    supply = game.board.orichalcum
    game.acting("build").play("medal")
    assert game.reserve() == (0, 1) and game.board.orichalcum == supply + 5 and game.board.scores()[0] == 1


@clause("OR-10.12")
def test_theias_second_object_may_be_left_out() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L")
    game.titan(0, "theia")
    game.acting("build").play("build forest", "on r2c3")
    assert game.can("stop_building")
    game.play("stop_building")
    assert game.held() == ["theia"]


@clause("OR-11.7")
def test_the_crystal_itself_stands_on_an_unguarded_field() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon", r2c4="M", r3c5="F")
    game.offer(mountain="protective_crystal", forest="mine")
    game.acting("build")
    assert game.legal() == ["build forest"]
    game = settled()
    game.land(0, r2c3="V gorgon", r2c4="M", r3c5="F", r0c2="M")
    game.offer(mountain="protective_crystal", forest="mine")
    game.titan(0, "theia")
    game.acting("build").play("build mountain")
    assert game.legal() == ["on r0c2"] and game.why("on r2c4") == "guarded"
    game.play("on r0c2")
    assert game.board.players[0].owned[BUILDINGS.index("protective_crystal")] == 1


@clause("OR-11.10")
def test_each_statue_makes_its_own_payment_cheaper() -> None:
    for statue, payment in (("statue_hoplites", 0), ("statue_orichalcum", 1), ("statue_creatures", 2)):
        game = settled()
        game.land(0, r2c3="F")
        game.own(0, r2c3=statue)
        game.hold(0, hoplites=1, orichalcum=1)
        game.trophies(0, "gorgon")
        game.taken("produce").play("skip")
        assert game.legal() == [f"pay {('hoplites', 'orichalcum', 'creatures')[payment]}", "nothing"]


@clause("OR-11.11")
def test_buildings_stay_for_good() -> None:
    game = settled()
    game.land(0, r2c3="F")
    game.own(0, r2c3="mine")
    player = game.board.players[0]
    before = list(player.buildings)
    game.taken("produce").play("act")
    assert list(player.buildings) == before and before[FIELDS.index("r2c3")] == BUILDINGS.index("mine") + 1
