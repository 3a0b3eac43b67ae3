"""The worked examples of our own (X1 on)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.dice import FACE_BIT, SKULL, odds
from aegean.games.orichalkum.grid import BIT, FIELDS
from aegean.games.orichalkum.parts import STRENGTH
from aegean.games.orichalkum.rules.build import diamond, holy
from aegean.games.orichalkum.scoring import points
from aegean.testing import clause

from .positions import E13, opened, settled


@clause("OR-3.2", "OR-3.3", "OR-3.5")
def test_x1_costs_follow_the_position() -> None:
    game = settled(4)
    assert game.reserve() == (1, 1)
    assert game.legal() == ["take 1", "take 2", "take 3", "take 4"]
    game.play("take 4").run_to("take_card", 1)
    game.hold(1, hoplites=1)
    assert game.legal() == ["take 1", "take 2", "take 3", "take 4"]
    game.hold(1, hoplites=2)
    assert game.can("take 5")


@clause("OR-3.3", "OR-4.1")
def test_x2_the_port_cannot_pay_the_first_card() -> None:
    game = opened()
    assert game.reserve() == (1, 1) and not game.can("take 5")


@clause("OR-5.5", "OR-5.10")
def test_x3_stealing() -> None:
    game = settled()
    game.land(1, r3c3="L", r3c4="L", r2c4="L", r2c5="L", r4c4="V gorgon")
    game.tile(1, "lagoon desert", "r2c3", "nw")
    game.tile(1, "lagoon mountain", "r3c5", "e")
    game.tokens(1, 4)
    game.titan(1, "themis-")
    assert points(game.board, 1) == 5
    game.tile(0, "forest lagoon", "r1c2", "se")
    game.taken("produce", "lagoon lagoon").play("lay r2c4", "turn e")
    assert game.held() == ["themis"] and points(game.board, 1) == 4


@pytest.mark.parametrize(("first", "kept", "centre"), [("theia", "themis", "theia"), ("themis", "theia", "themis")])
@clause("OR-5.9")
def test_x4_two_titans_at_once(first: str, kept: str, centre: str) -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    game.titan(1, "theia")
    game.taken("produce", "forest lagoon").play("lay r3c4", "turn e")
    assert game.legal() == ["titan theia", "titan themis"]
    game.play(f"titan {first}")
    assert game.held() == [kept] and centre in game.held(-1) and game.held(1) == []


@clause("OR-5.8", "OR-11.4")
def test_x5_oratory() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r1c2="M")
    game.own(0, r1c2="oratory")
    game.titan(0, "kronos-", "hyperion")
    game.taken("produce", "forest").play("lay r2c2")
    assert game.legal() == ["return kronos", "return hyperion"] and not game.can("return theia")
    game.play("return kronos")
    assert game.held() == ["theia", "hyperion"] and game.held(-1) == ["themis", "kronos"]


@clause("OR-5.3")
def test_x6_built_over_fields_do_not_connect() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r3c4="F", r2c4="M")
    game.own(0, r3c3="mine")
    game.taken("produce", "forest").play("lay r2c2")
    assert game.held() == []


@clause("OR-5.13", "OR-9.3")
def test_x7_kronos_and_his_hydra() -> None:
    game = settled()
    game.land(0, r2c3="V hydra_kronos", r1c4="V cyclops")
    game.hold(0)
    game.titan(0, "kronos")
    game.acting("fight").play("fight r2c3", "kronos")
    assert game.held() == ["kronos"]
    game.play("fight r1c4", "kronos")
    assert game.held() == ["kronos-"] and game.reserve() == (0, 3) and game.board.players[0].lairs == 0


@clause("OR-11.3", "OR-9.9")
def test_x8_hospital() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound", r1c4="V gorgon", r0c2="L")
    game.own(0, r0c2="hospital")
    game.hold(0, hoplites=3)
    game.acting("fight").play("fight r2c3", "send 1", "roll 2 3")
    assert game.reserve() == (2, 1) and game.board.players[0].healing == 1
    game.play("fight r1c4", "send 2", "roll 1 2 4")
    assert game.reserve() == (1, 1) and game.board.players[0].healing == 0
    assert game.board.players[0].sent[FIELDS.index("r1c4")] == 2


@clause("OR-11.5")
def test_x9_siege_engine() -> None:
    for engine, beaten in ((True, True), (False, False)):
        game = settled()
        game.land(0, r2c3="V hydra_theia", r0c2="L")
        if engine:
            game.own(0, r0c2="siege_engine_2")
        game.hold(0)
        game.acting("fight").play("fight r2c3", "roll 2")
        assert (game.board.players[0].lairs == 0) == beaten


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
    game = settled()
    game.land(0, **dict(zip(("r3c3", "r3c4", "r2c4", "r2c5"), contents, strict=True)), r0c2="L")
    player = game.board.players[0]
    fields = diamond(FIELDS.index("r3c3"), 0)
    assert holy(player, fields) == without
    game.own(0, r0c2="architect")
    assert holy(player, fields) == with_architect


@clause("OR-11.7")
def test_x11_crystal() -> None:
    game = settled()
    game.land(0, **E13, r3c5="L")
    game.own(0, r3c5="protective_crystal")
    names = ["r1c2", "r1c4", "r2c3", "r2c4", "r2c5", "r3c2"]
    assert game.board.players[0].buildable() == sum(BIT[FIELDS.index(name)] for name in names)


@clause("OR-10.12")
def test_x12_theia() -> None:
    game = settled()
    game.land(0, r2c3="F")
    game.titan(0, "theia")
    game.offer(forest="mine")
    game.hold(0, orichalcum=4)
    game.acting("build").play("build forest", "on r2c3")
    assert game.reserve() == (0, 5)
    game.play("medal")
    assert game.reserve() == (0, 0) and game.board.players[0].medals == 1 and game.held() == ["theia-"]


@clause("OR-11.9", "OR-11.10")
def test_x13_statue_and_forge() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L", r1c4="M")
    game.own(0, r2c3="forge", r2c4="statue_hoplites", r1c4="mine")
    game.hold(0, hoplites=2)
    game.taken("recruit").play("skip", "pay hoplites", "extra produce")
    assert game.reserve() == (1, 2)
    game.play("pay hoplites", "extra produce")
    assert game.reserve() == (0, 4) and game.question == "discard"


@pytest.mark.parametrize("receiver", [1, 2])
@clause("OR-15.4", "OR-15.5", "OR-15.6")
def test_x14_initiative(receiver: int) -> None:
    game = settled(4)
    game.land(3, r3c3="V gorgon")
    game.run_to("take_card", 3)
    game.run_to("draw_card")
    for seat, hoplites in enumerate((3, 3, 3, 1)):
        game.hold(seat, hoplites=hoplites)
    game.post(3, r3c3=2)
    while game.question != "initiative":
        game.play(game.legal()[0])
    assert game.board.seat == 0 and game.legal() == ["initiative seat_2", "initiative seat_3"]
    game.play(f"initiative seat_{receiver + 1}")
    last = (receiver + 3) % 4
    assert (game.question, game.board.seat) == ("last_bonus", last)
    game.play("bonus")
    assert game.board.seat == game.board.initiative == receiver
    assert game.reserve(last)[0] == 4


@clause("OR-14.1", "OR-14.2", "OR-14.3")
def test_x15_two_player_row() -> None:
    game = settled()
    a, b, c, d, e = game.row()
    game.play("take 2").run_to("discard")
    game.play("discard 4")
    assert game.row() == [a, c, d] and b not in game.row() and e not in game.row()
    game.hold(1, hoplites=0)
    assert game.legal() == ["take 1", "take 2"]
    game.hold(1, hoplites=1)
    game.play("take 3").run_to("discard")
    game.play("discard 1")
    assert game.row() == [c]
    drawn = 0
    while game.question == "draw_card":
        game.play(game.legal()[0])
        drawn += 1
    assert drawn == 4


@clause("OR-4.9")
def test_x16_nowhere_to_put_it() -> None:
    game = settled(side_1="two_star")
    player = game.board.players[0]
    game.deal("fight_2", "volcano forest", "gorgon")
    gorgons = game.board.lair.counts[2]
    player.covered = player.free() | player.covered
    player.covered &= ~(BIT[FIELDS.index("r0c2")] | BIT[FIELDS.index("r0c5")])
    single = game.clone().deal("produce_1", "forest", position=2).play("take 2")
    assert single.legal() == ["lay r0c2", "lay r0c5"]
    game.play("take 1")
    assert game.board.under_count[2] == 1 and game.board.lair.counts[2] == gorgons + 1
    assert game.question == "discard"  # no creature to fight and nothing to pay with


@clause("OR-16.1")
def test_x17_winning_in_the_middle_of_a_fight() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound")
    game.tokens(0, 4)
    game.titan(0, "theia-")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll 4")
    assert game.question == "over" and game.board.winner == 0 and game.reserve() == (0, 0)


@clause("OR-17.1")
def test_x18_empty_supply() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="L", r1c4="M")
    game.own(0, r2c3="training_camp", r2c4="training_camp", r1c4="training_camp")
    game.titan(0, "themis")
    game.drain(1, hoplites=2)
    hold_before = game.reserve()[0]
    game.acting("recruit").play("double")
    assert game.reserve()[0] == hold_before + 2 and game.held() == ["themis-"]


@clause("OR-13.5", "OR-13.7")
def test_x19_extra_action_and_medal() -> None:
    game = settled()
    game.offer()
    game.hold(0, hoplites=2, orichalcum=6)
    game.taken("recruit").play("skip")
    assert game.clone().play("pay orichalcum").legal() == ["extra recruit"]
    assert game.clone().play("pay hoplites").legal() == ["extra produce", "extra build"]


@clause("OR-12.2", "OR-12.6")
def test_x20_minotaur() -> None:
    game = settled()
    game.land(0, r2c3="V minotaur", r2c4="L", r1c4="M")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull", "building statue_hoplites")
    assert game.legal() == ["settle r1c4", "settle r2c3", "settle r2c4", "decline"]


@clause("OR-16.3")
def test_x21_win_condition_not_met() -> None:
    game = settled()
    game.land(0, r3c3="F", r3c4="L", r2c4="D", r2c5="M", r5c3="V hydra_theia")
    game.tokens(0, 4)
    game.acting("build").play("temple", "raise r3c3", "face e")
    assert points(game.board, 0) == 5 and game.question == "discard" and game.board.winner == -1
    game.run_to("take_card", 0)
    game.hold(0)
    game.acting("fight").play("fight r5c3", "roll skull")
    assert game.question == "over" and game.board.winner == 0


@clause("OR-16.2", "OR-5.8")
def test_x22_exchange_is_no_fifth_point() -> None:
    for oratory, wins in ((False, False), (True, True)):
        game = settled()
        game.land(0, r2c3="F", r3c3="F", r1c2="M")
        if oratory:
            game.own(0, r1c2="oratory")
        game.tokens(0, 3)
        game.titan(0, "hyperion")
        game.taken("produce", "forest").play("lay r2c2")
        assert (game.board.winner == 0) == wins and points(game.board, 0) == (5 if wins else 4)


@clause("OR-4.12")
def test_x23_creature_and_titan_by_one_tile() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F")
    game.tokens(0, 4)
    game.taken("produce", "volcano forest", "hellhound").play("lay r2c1", "turn e")
    assert game.held() == ["theia"] and points(game.board, 0) == 5 and game.question == "act"


@clause("OR-9.10")
def test_x24_arch_from_the_minotaur() -> None:
    game = settled()
    game.land(0, r2c3="V minotaur", r1c4="V hellhound", r0c2="L")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull", "building arch", "settle r0c2")
    assert game.reserve() == (0, 0)
    game.play("fight r1c4", "roll skull")
    assert game.reserve() == (0, 2)


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
    game = settled(4)
    pieces = game.board.pieces()
    game.land(0, **E13)
    game.post(0, r2c2=2)
    game.own(0, r1c4="mine")
    game.offer(forest="mine", lagoon="training_camp")
    game.trophies(1, "gorgon", "hydra_theia")
    game.titan(2, "theia")
    game.deal("build_3", "volcano forest lagoon", "cyclops")
    assert game.board.pieces() == pieces
    game.taken("fight", "forest lagoon")
    assert game.board.pieces() == pieces
    game.land(1, r3c3="F", r3c4="L", r2c4="D", r2c5="M")
    game.temple(1, "r3c3", "e")
    assert game.board.pieces() == pieces
