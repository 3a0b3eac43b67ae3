"""The worked examples of our own (X1 on)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.dice import FACE_BIT, SKULL, odds
from aegean.games.orichalkum.grid import BIT, FIELDS
from aegean.games.orichalkum.parts import STRENGTH
from aegean.games.orichalkum.rules.build import diamond, holy
from aegean.games.orichalkum.scoring import points
from aegean.testing import clause

from .positions import (
    E13,
    acting,
    can,
    deal,
    drain,
    held,
    hold,
    land,
    legal,
    offer,
    opened,
    own,
    play,
    post,
    reserve,
    row,
    run_to,
    settled,
    step,
    taken,
    temple,
    tile,
    titan,
    tokens,
    trophies,
)


@clause("OR-3.2", "OR-3.3", "OR-3.5")
def test_x1_costs_follow_the_position() -> None:
    state = settled(4)
    assert reserve(state) == (1, 1)
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    run_to(play(state, "take 4"), "take_card", 1)
    hold(state, 1, hoplites=1)
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    hold(state, 1, hoplites=2)
    assert can(state, "take 5")


@clause("OR-3.3", "OR-4.1")
def test_x2_the_port_cannot_pay_the_first_card() -> None:
    state = opened()
    assert reserve(state) == (1, 1) and not can(state, "take 5")


@clause("OR-5.5", "OR-5.10")
def test_x3_stealing() -> None:
    state = settled()
    land(state, 1, r3c3="L", r3c4="L", r2c4="L", r2c5="L", r4c4="V gorgon")
    tile(state, 1, "lagoon desert", "r2c3", "nw")
    tile(state, 1, "lagoon mountain", "r3c5", "e")
    tokens(state, 1, 4)
    titan(state, 1, "themis-")
    assert points(state, 1) == 5
    tile(state, 0, "forest lagoon", "r1c2", "se")
    play(taken(state, "produce", "lagoon lagoon"), "lay r2c4", "turn e")
    assert held(state) == ["themis"] and points(state, 1) == 4


@pytest.mark.parametrize(("first", "kept", "centre"), [("theia", "themis", "theia"), ("themis", "theia", "themis")])
@clause("OR-5.9")
def test_x4_two_titans_at_once(first: str, kept: str, centre: str) -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    titan(state, 1, "theia")
    play(taken(state, "produce", "forest lagoon"), "lay r3c4", "turn e")
    assert legal(state) == ["titan theia", "titan themis"]
    play(state, f"titan {first}")
    assert held(state) == [kept] and centre in held(state, -1) and held(state, 1) == []


@clause("OR-5.8", "OR-11.4")
def test_x5_oratory() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r1c2="M")
    own(state, 0, r1c2="oratory")
    titan(state, 0, "kronos-", "hyperion")
    play(taken(state, "produce", "forest"), "lay r2c2")
    assert legal(state) == ["return kronos", "return hyperion"] and not can(state, "return theia")
    play(state, "return kronos")
    assert held(state) == ["theia", "hyperion"] and held(state, -1) == ["themis", "kronos"]


@clause("OR-5.3")
def test_x6_built_over_fields_do_not_connect() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r3c4="F", r2c4="M")
    own(state, 0, r3c3="mine")
    play(taken(state, "produce", "forest"), "lay r2c2")
    assert held(state) == []


@clause("OR-5.13", "OR-9.3")
def test_x7_kronos_and_his_hydra() -> None:
    state = settled()
    land(state, 0, r2c3="V hydra_kronos", r1c4="V cyclops")
    hold(state, 0)
    titan(state, 0, "kronos")
    play(acting(state, "fight"), "fight r2c3", "kronos")
    assert held(state) == ["kronos"]
    play(state, "fight r1c4", "kronos")
    assert held(state) == ["kronos-"] and reserve(state) == (0, 3) and state.players[0].lairs == 0


@clause("OR-11.3", "OR-9.9")
def test_x8_hospital() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound", r1c4="V gorgon", r0c2="L")
    own(state, 0, r0c2="hospital")
    hold(state, 0, hoplites=3)
    play(acting(state, "fight"), "fight r2c3", "send 1", "roll 2 3")
    assert reserve(state) == (2, 1) and state.players[0].healing == 1
    play(state, "fight r1c4", "send 2", "roll 1 2 4")
    assert reserve(state) == (1, 1) and state.players[0].healing == 0
    assert state.players[0].sent[FIELDS.index("r1c4")] == 2


@clause("OR-11.5")
def test_x9_siege_engine() -> None:
    for engine, beaten in ((True, True), (False, False)):
        state = settled()
        land(state, 0, r2c3="V hydra_theia", r0c2="L")
        if engine:
            own(state, 0, r0c2="siege_engine_2")
        hold(state, 0)
        play(acting(state, "fight"), "fight r2c3", "roll 2")
        assert (state.players[0].lairs == 0) == beaten


@pytest.mark.parametrize(
    ("contents", "without", "with_architect"),
    [
        ("FFLD", False, True),
        ("FFLL", False, False),
        ("FFVV", False, True),
        ("FFFV", False, False),
        ("FLVV", True, True),
        ("FFVL", False, True),
    ],
)
@clause("OR-10.9", "OR-11.8")
def test_x10_architect(contents: str, without: bool, with_architect: bool) -> None:
    state = settled()
    land(state, 0, **dict(zip(("r3c3", "r3c4", "r2c4", "r2c5"), contents, strict=True)), r0c2="L")
    player = state.players[0]
    fields = diamond(FIELDS.index("r3c3"), 0)
    assert holy(player, fields) == without
    own(state, 0, r0c2="architect")
    assert holy(player, fields) == with_architect


@clause("OR-11.7")
def test_x11_crystal() -> None:
    state = settled()
    land(state, 0, **E13, r3c5="L")
    own(state, 0, r3c5="protective_crystal")
    names = ["r1c2", "r1c4", "r2c3", "r2c4", "r2c5", "r3c2"]
    assert state.players[0].buildable() == sum(BIT[FIELDS.index(name)] for name in names)


@clause("OR-10.12")
def test_x12_theia() -> None:
    state = settled()
    land(state, 0, r2c3="F")
    titan(state, 0, "theia")
    offer(state, forest="mine")
    hold(state, 0, orichalcum=4)
    play(acting(state, "build"), "build forest", "on r2c3")
    assert reserve(state) == (0, 5)
    play(state, "medal")
    assert reserve(state) == (0, 0) and state.players[0].medals == 1 and held(state) == ["theia-"]


@clause("OR-11.9", "OR-11.10")
def test_x13_statue_and_forge() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L", r1c4="M")
    own(state, 0, r2c3="forge", r2c4="statue_hoplites", r1c4="mine")
    hold(state, 0, hoplites=2)
    play(taken(state, "recruit"), "skip", "pay hoplites", "extra produce")
    assert reserve(state) == (1, 2)
    play(state, "pay hoplites", "extra produce")
    assert reserve(state) == (0, 4) and step(state) == "discard"


@pytest.mark.parametrize("receiver", [1, 2])
@clause("OR-15.4", "OR-15.5", "OR-15.6")
def test_x14_initiative(receiver: int) -> None:
    state = settled(4)
    land(state, 3, r3c3="V gorgon")
    run_to(state, "take_card", 3)
    run_to(state, "draw_card")
    for seat, hoplites in enumerate((3, 3, 3, 1)):
        hold(state, seat, hoplites=hoplites)
    post(state, 3, r3c3=2)
    while step(state) != "initiative":
        play(state, legal(state)[0])
    assert state.seat == 0 and legal(state) == ["initiative seat_2", "initiative seat_3"]
    play(state, f"initiative seat_{receiver + 1}")
    assert state.seat == state.initiative == receiver
    last = (receiver + 3) % 4
    assert reserve(state, last)[0] == 4


@clause("OR-14.1", "OR-14.2", "OR-14.3")
def test_x15_two_player_row() -> None:
    state = settled()
    a, b, c, d, e = row(state)
    run_to(play(state, "take 2"), "discard")
    play(state, "discard 4")
    assert row(state) == [a, c, d] and b not in row(state) and e not in row(state)
    hold(state, 1, hoplites=0)
    assert legal(state) == ["take 1", "take 2"]
    hold(state, 1, hoplites=1)
    run_to(play(state, "take 3"), "discard")
    play(state, "discard 1")
    assert row(state) == [c]
    drawn = 0
    while step(state) == "draw_card":
        play(state, legal(state)[0])
        drawn += 1
    assert drawn == 4


@clause("OR-4.9")
def test_x16_nowhere_to_put_it() -> None:
    state = settled(side_1="two_star")
    player = state.players[0]
    deal(state, "fight_2", "volcano forest", "gorgon")
    gorgons = state.lair.counts[2]
    player.covered = player.free() | player.covered
    player.covered &= ~(BIT[FIELDS.index("r0c2")] | BIT[FIELDS.index("r0c5")])
    single = play(deal(state.clone(), "produce_1", "forest", position=2), "take 2")
    assert legal(single) == ["lay r0c2", "lay r0c5"]
    play(state, "take 1")
    assert state.under_count[2] == 1 and state.lair.counts[2] == gorgons + 1
    assert step(state) == "discard"  # no creature to fight and nothing to pay with


@clause("OR-16.1")
def test_x17_winning_in_the_middle_of_a_fight() -> None:
    state = settled()
    land(state, 0, r2c3="V hellhound")
    tokens(state, 0, 4)
    titan(state, 0, "theia-")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll 4")
    assert step(state) == "over" and state.winner == 0 and reserve(state) == (0, 0)


@clause("OR-17.1")
def test_x18_empty_supply() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="L", r1c4="M")
    own(state, 0, r2c3="training_camp", r2c4="training_camp", r1c4="training_camp")
    titan(state, 0, "themis")
    drain(state, 1, hoplites=2)
    hold_before = reserve(state)[0]
    play(acting(state, "recruit"), "double")
    assert reserve(state)[0] == hold_before + 2 and held(state) == ["themis-"]


@clause("OR-13.5", "OR-13.7")
def test_x19_extra_action_and_medal() -> None:
    state = settled()
    offer(state)
    hold(state, 0, hoplites=2, orichalcum=6)
    play(taken(state, "recruit"), "skip")
    assert legal(play(state.clone(), "pay orichalcum")) == ["extra recruit"]
    assert legal(play(state.clone(), "pay hoplites")) == ["extra produce", "extra build"]


@clause("OR-12.2", "OR-12.6")
def test_x20_minotaur() -> None:
    state = settled()
    land(state, 0, r2c3="V minotaur", r2c4="L", r1c4="M")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull", "building statue_hoplites")
    assert legal(state) == ["settle r1c4", "settle r2c3", "settle r2c4", "decline"]


@clause("OR-16.3")
def test_x21_win_condition_not_met() -> None:
    state = settled()
    land(state, 0, r3c3="F", r3c4="L", r2c4="D", r2c5="M", r5c3="V hydra_theia")
    tokens(state, 0, 4)
    play(acting(state, "build"), "temple", "raise r3c3", "face e")
    assert points(state, 0) == 5 and step(state) == "discard" and state.winner == -1
    run_to(state, "take_card", 0)
    hold(state, 0)
    play(acting(state, "fight"), "fight r5c3", "roll skull")
    assert step(state) == "over" and state.winner == 0


@clause("OR-16.2", "OR-5.8")
def test_x22_exchange_is_no_fifth_point() -> None:
    for oratory, wins in ((False, False), (True, True)):
        state = settled()
        land(state, 0, r2c3="F", r3c3="F", r1c2="M")
        if oratory:
            own(state, 0, r1c2="oratory")
        tokens(state, 0, 3)
        titan(state, 0, "hyperion")
        play(taken(state, "produce", "forest"), "lay r2c2")
        assert (state.winner == 0) == wins and points(state, 0) == (5 if wins else 4)


@clause("OR-4.12")
def test_x23_creature_and_titan_by_one_tile() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F")
    tokens(state, 0, 4)
    play(taken(state, "produce", "volcano forest", "hellhound"), "lay r2c1", "turn e")
    assert held(state) == ["theia"] and points(state, 0) == 5 and step(state) == "act"


@clause("OR-9.10")
def test_x24_arch_from_the_minotaur() -> None:
    state = settled()
    land(state, 0, r2c3="V minotaur", r1c4="V hellhound", r0c2="L")
    hold(state, 0)
    play(acting(state, "fight"), "fight r2c3", "roll skull", "building arch", "settle r0c2")
    assert reserve(state) == (0, 0)
    play(state, "fight r1c4", "roll skull")
    assert reserve(state) == (0, 2)


ODDS = {
    4: [(1, 2), (11, 12), (215, 216), (1, 1)],
    6: [(1, 6), (13, 18), (103, 108), (1291, 1296)],
    8: [(1, 6), (17, 36), (181, 216), (1261, 1296)],
    10: [(1, 6), (1, 3), (2, 3), (587, 648)],
    12: [(1, 6), (11, 36), (37, 72), (19, 24)],
}


@pytest.mark.parametrize("strength", ODDS)
@clause("OR-9.6", "OR-11.5")
def test_odds_of_winning_a_fight(strength: int) -> None:
    assert strength in list(STRENGTH)
    skull = FACE_BIT[SKULL]
    for dice, (over, under) in enumerate(ODDS[strength], 1):
        wins, ways = odds(dice, strength, skull)
        assert wins * under == ways * over
    three = [(1, 3), (5, 9), (163, 216), (593, 648)]
    for dice, (over, under) in enumerate(three, 1):
        wins, ways = odds(dice, 12, skull | FACE_BIT[2])
        assert wins * under == ways * over


def test_the_census_holds_in_all_these_positions() -> None:
    state = settled(4)
    pieces = state.pieces()
    land(state, 0, **E13)
    post(state, 0, r2c2=2)
    own(state, 0, r1c4="mine")
    offer(state, forest="mine", lagoon="training_camp")
    trophies(state, 1, "gorgon", "hydra_theia")
    titan(state, 2, "theia")
    deal(state, "build_3", "volcano forest lagoon", "cyclops")
    assert state.pieces() == pieces
    taken(state, "fight", "forest lagoon")
    assert state.pieces() == pieces
    land(state, 1, r3c3="F", r3c4="L", r2c4="D", r2c5="M")
    temple(state, 1, "r3c3", "e")
    assert state.pieces() == pieces
