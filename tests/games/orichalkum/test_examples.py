"""The worked examples of the rulebook (E1 to E14)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import BIT, FIELDS
from aegean.games.orichalkum.scoring import points
from aegean.testing import clause

from .positions import (
    E13,
    acting,
    deal,
    found,
    held,
    hold,
    land,
    legal,
    offer,
    opened,
    own,
    play,
    reserve,
    row,
    run_to,
    settled,
    step,
    taken,
    titan,
)


@clause("OR-3.1", "OR-3.2", "OR-3.4", "OR-3.5")
def test_e1_card_choice() -> None:
    state = settled(3)
    deal(state, "fight_1", "volcano", "cyclops", position=3)
    before = row(state)
    play(state, "take 3")
    assert reserve(state) == (0, 1)
    assert row(state) == before[:2] + before[3:]
    run_to(state, "take_card", 1)
    hold(state, 1, hoplites=1)
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]  # D and E cost 1 each


@pytest.mark.parametrize(
    ("parts", "pairs", "areas"),
    [("forest", 6, 6), ("forest lagoon", 36, 18), ("forest lagoon desert", 36, 12)],
)
@clause("OR-4.5", "OR-4.6", "OR-4.7", "OR-4.8")
def test_e2_where_a_tile_may_go(parts: str, pairs: int, areas: int) -> None:
    state = taken(settled(), "produce", parts)
    found_pairs, found_areas = 0, set()
    for move in legal(state, "lay"):
        laid = play(state.clone(), move)
        for turn in legal(laid, "turn") or [""]:
            done = play(laid.clone(), turn) if turn else laid
            found_pairs += 1
            found_areas.add(done.players[0].covered)
    assert (found_pairs, len(found_areas)) == (pairs, areas)
    if parts == "forest":
        assert legal(state) == [f"lay {field}" for field in ("r0c2", "r0c4", "r1c2", "r1c4", "r2c3", "r2c4")]


@clause("OR-4.1", "OR-4.2", "OR-4.10")
def test_e3_capital() -> None:
    state = play(taken(opened(), "produce"), "port mixed", "capital se")
    assert reserve(state) == (2, 2)


@clause("OR-4.10")
def test_e4_port_by_landscape() -> None:
    state = settled()
    land(state, 0, r4c3="F")
    play(taken(state, "produce", "lagoon"), "lay r5c2")
    assert reserve(state) == (3, 1)
    run_to(state, "take_card", 0)
    hold(state, 0)
    play(taken(state, "produce", "lagoon"), "lay r6c2")
    assert reserve(state) == (0, 0)


@clause("OR-5.2", "OR-5.4")
def test_e5_titan() -> None:
    state = settled()
    land(state, 0, r2c3="D", r3c3="D", r2c4="F")
    play(taken(state, "produce", "desert desert"), "lay r2c2", "turn se")
    assert held(state) == ["kronos"] and points(state, 0) == 1


@clause("OR-7.2", "OR-5.11")
def test_e6_hyperion() -> None:
    state = settled()
    land(state, 0, r2c3="M")
    own(state, 0, r2c3="mine")
    titan(state, 0, "hyperion")
    play(acting(state, "produce"), "double")
    assert reserve(state) == (1, 5) and held(state) == ["hyperion-"] and points(state, 0) == 1


@clause("OR-5.7", "OR-5.8")
def test_e7_changing_titans() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r2c4="M")
    titan(state, 0, "hyperion-")
    play(taken(state, "produce", "forest lagoon"), "lay r2c2", "turn w")
    assert held(state) == ["theia"] and held(state, -1) == ["themis", "kronos", "hyperion"]
    assert points(state, 0) == 1


@clause("OR-7.1")
def test_e8_produce() -> None:
    state = settled()
    land(state, 0, r2c3="M", r2c4="M")
    own(state, 0, r2c3="mine", r2c4="mine")
    acting(state, "produce")
    assert reserve(state) == (1, 4)


@clause("OR-8.1")
def test_e9_recruit() -> None:
    state = settled()
    land(state, 0, r2c3="M")
    own(state, 0, r2c3="training_camp")
    acting(state, "recruit")
    assert reserve(state) == (3, 1)


@clause("OR-9.4", "OR-9.5", "OR-9.6", "OR-9.8", "OR-9.9", "OR-9.10", "OR-9.11", "OR-12.4")
def test_e10_and_e11_cyclops() -> None:
    state = settled()
    land(state, 0, r2c3="V cyclops", r1c4="V gorgon")
    hold(state, 0, hoplites=2)
    supply = state.hoplites
    play(acting(state, "fight"), "fight r2c3", "send 2", "roll 3 5 skull")
    assert reserve(state) == (0, 3) and state.hoplites == supply + 2
    assert sum(state.players[0].defeated) == 1
    assert legal(state) == ["fight r1c4", "stop_fighting"]


@clause("OR-9.7", "OR-2.3")
def test_e12_lost_fight() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound")
    hold(state, 0, hoplites=1, orichalcum=2)
    play(acting(state, "fight"), "fight r2c3", "send 1", "roll 1 2")
    assert state.players[0].sent[FIELDS.index("r2c3")] == 1 and reserve(state) == (0, 2)
    assert step(state) == "pay"


@clause("OR-10.2", "OR-10.3", "OR-10.4", "OR-1.6")
def test_e13_where_to_build() -> None:
    state = settled()
    land(state, 0, **E13)
    offer(state, forest="mine", lagoon="hospital", mountain="arch")
    acting(state, "build")
    found_options = {
        (slot, field) for slot in legal(state, "build") for field in legal(play(state.clone(), slot), "on")
    }
    assert found_options == {
        ("build mountain", "on r2c4"),
        ("build forest", "on r2c5"),
        ("build lagoon", "on r2c5"),
        ("build mountain", "on r2c5"),
    }


@clause("OR-10.8", "OR-10.9", "OR-10.10", "OR-1.6")
def test_e14_temple() -> None:
    state = opened()
    found(state, 0, "hoplites", "ne")
    land(state, 0, r5c3="M", r5c4="F", r4c4="D", r4c5="L", r6c4="V hydra_kronos", r3c3="V", r3c4="L", r2c4="F")
    land(state, 0, r2c5="M")
    assert state.players[0].city == BIT[FIELDS.index("r5c2")] | BIT[FIELDS.index("r4c3")]
    offer(state)
    play(acting(state, "build"), "temple")
    sites = set()
    for move in legal(state):
        for face in legal(play(state.clone(), move)):
            sites.add(play(state.clone(), move, face).players[0].land())
    whole = state.players[0].land()
    expected = [("r3c3", "r3c4", "r2c4", "r2c5"), ("r4c4", "r3c4", "r3c3", "r2c4")]
    assert sites == {whole & ~sum(BIT[FIELDS.index(field)] for field in fields) for fields in expected}
    built = play(state.clone(), "raise r3c3", "face e")
    assert built.players[0].temple_count == 1 and points(built, 0) == 1
