"""The worked examples of the rulebook (E1 to E14)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import BIT, FIELDS
from aegean.games.orichalkum.scoring import points
from aegean.testing import clause

from .positions import E13, opened, settled


@clause("OR-3.1", "OR-3.2", "OR-3.4", "OR-3.5")
def test_e1_card_choice() -> None:
    game = settled(3)
    game.deal("fight_1", "volcano", "cyclops", position=3)
    before = game.row()
    game.play("take 3")
    assert game.reserve() == (0, 1)
    assert game.row() == before[:2] + before[3:]
    game.run_to("take_card", 1)
    game.hold(1, hoplites=1)
    assert game.legal() == ["take 1", "take 2", "take 3", "take 4"]  # D and E cost 1 each


@pytest.mark.parametrize(
    ("parts", "pairs", "areas"),
    [("forest", 6, 6), ("forest lagoon", 36, 18), ("forest lagoon desert", 36, 12)],
)
@clause("OR-4.5", "OR-4.6", "OR-4.7", "OR-4.8")
def test_e2_where_a_tile_may_go(parts: str, pairs: int, areas: int) -> None:
    game = settled().taken("produce", parts)
    found_pairs, found_areas = 0, set()
    for move in game.legal("lay"):
        laid = game.clone().play(move)
        for turn in laid.legal("turn") or [""]:
            done = laid.clone().play(turn) if turn else laid
            found_pairs += 1
            found_areas.add(done.board.players[0].covered)
    assert (found_pairs, len(found_areas)) == (pairs, areas)
    if parts == "forest":
        assert game.legal() == [f"lay {field}" for field in ("r0c2", "r0c4", "r1c2", "r1c4", "r2c3", "r2c4")]


@clause("OR-4.1", "OR-4.2", "OR-4.10")
def test_e3_capital() -> None:
    game = opened().taken("produce").play("port mixed", "capital se")
    assert game.reserve() == (2, 2)


@clause("OR-4.10")
def test_e4_port_by_landscape() -> None:
    game = settled()
    game.land(0, r4c3="F")
    game.taken("produce", "lagoon").play("lay r5c2")
    assert game.reserve() == (3, 1)
    game.run_to("take_card", 0)
    game.hold(0)
    game.taken("produce", "lagoon").play("lay r6c2")
    assert game.reserve() == (0, 0)


@clause("OR-5.2", "OR-5.4")
def test_e5_titan() -> None:
    game = settled()
    game.land(0, r2c3="D", r3c3="D", r2c4="F")
    game.taken("produce", "desert desert").play("lay r2c2", "turn se")
    assert game.held() == ["kronos"] and points(game.board, 0) == 1


@clause("OR-7.2", "OR-5.11")
def test_e6_hyperion() -> None:
    game = settled()
    game.land(0, r2c3="M")
    game.own(0, r2c3="mine")
    game.titan(0, "hyperion")
    game.acting("produce").play("double")
    assert game.reserve() == (1, 5) and game.held() == ["hyperion-"] and points(game.board, 0) == 1


@clause("OR-5.7", "OR-5.8")
def test_e7_changing_titans() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r2c4="M")
    game.titan(0, "hyperion-")
    game.taken("produce", "forest lagoon").play("lay r2c2", "turn w")
    assert game.held() == ["theia"] and game.held(-1) == ["themis", "kronos", "hyperion"]
    assert points(game.board, 0) == 1


@clause("OR-7.1")
def test_e8_produce() -> None:
    game = settled()
    game.land(0, r2c3="M", r2c4="M")
    game.own(0, r2c3="mine", r2c4="mine")
    game.acting("produce")
    assert game.reserve() == (1, 4)


@clause("OR-8.1")
def test_e9_recruit() -> None:
    game = settled()
    game.land(0, r2c3="M")
    game.own(0, r2c3="training_camp")
    game.acting("recruit")
    assert game.reserve() == (3, 1)


@clause("OR-9.4", "OR-9.5", "OR-9.6", "OR-9.8", "OR-9.9", "OR-9.10", "OR-9.11", "OR-12.4")
def test_e10_and_e11_cyclops() -> None:
    game = settled()
    game.land(0, r2c3="V cyclops", r1c4="V gorgon")
    game.hold(0, hoplites=2)
    supply = game.board.hoplites
    game.acting("fight").play("fight r2c3", "send 2", "roll 3 5 skull")
    assert game.reserve() == (0, 3) and game.board.hoplites == supply + 2
    assert sum(game.board.players[0].defeated) == 1
    assert game.legal() == ["fight r1c4", "stop_fighting"]


@clause("OR-9.7", "OR-2.3")
def test_e12_lost_fight() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound")
    game.hold(0, hoplites=1, orichalcum=2)
    game.acting("fight").play("fight r2c3", "send 1", "roll 1 2")
    assert game.board.players[0].sent[FIELDS.index("r2c3")] == 1 and game.reserve() == (0, 2)
    assert game.question == "pay"


@clause("OR-10.2", "OR-10.3", "OR-10.4", "OR-1.6")
def test_e13_where_to_build() -> None:
    game = settled()
    game.land(0, **E13)
    game.offer(forest="mine", lagoon="hospital", mountain="arch")
    game.acting("build")
    found_options = {(slot, field) for slot in game.legal("build") for field in game.clone().play(slot).legal("on")}
    assert found_options == {
        ("build mountain", "on r2c4"),
        ("build forest", "on r2c5"),
        ("build lagoon", "on r2c5"),
        ("build mountain", "on r2c5"),
    }


@clause("OR-10.8", "OR-10.9", "OR-10.10", "OR-1.6")
def test_e14_temple() -> None:
    game = opened()
    game.found(0, "hoplites", "ne")
    game.land(0, r5c3="M", r5c4="F", r4c4="D", r4c5="L", r6c4="V hydra_kronos", r3c3="V", r3c4="L", r2c4="F")
    game.land(0, r2c5="M")
    assert game.board.players[0].city == BIT[FIELDS.index("r5c2")] | BIT[FIELDS.index("r4c3")]
    game.offer()
    game.acting("build").play("temple")
    sites = set()
    for move in game.legal():
        for face in game.clone().play(move).legal():
            sites.add(game.clone().play(move, face).board.players[0].land())
    whole = game.board.players[0].land()
    expected = [("r3c3", "r3c4", "r2c4", "r2c5"), ("r4c4", "r3c4", "r3c3", "r2c4")]
    assert sites == {whole & ~sum(BIT[FIELDS.index(field)] for field in fields) for fields in expected}
    built = game.clone().play("raise r3c3", "face e")
    assert built.board.players[0].temple_count == 1 and points(built.board, 0) == 1
