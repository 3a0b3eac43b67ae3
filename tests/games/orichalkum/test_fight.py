"""Fights and rewards (OR-9, OR-11.3, OR-11.6, OR-12)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import FIELDS
from aegean.testing import clause

from .positions import GAME, settled


@clause("OR-9.1", "OR-9.2")
def test_creatures_are_fought_in_any_order_on_the_own_island_only() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon", r1c4="V hellhound")
    game.land(1, r3c3="V cyclops")
    game.acting("fight")
    assert game.legal() == ["fight r1c4", "fight r2c3"]
    assert game.why("fight r3c3") == "no_creature"


@clause("OR-9.4")
def test_three_hoplites_at_most_stand_beside_a_creature() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon")
    game.hold(0, hoplites=5)
    game.post(0, r2c3=2)
    game.acting("fight").play("fight r2c3")
    assert game.legal() == ["send 0", "send 1"] and game.why("send 2") == "too_many"


@clause("OR-9.5")
def test_a_die_and_one_more_for_each_hoplite() -> None:
    for sent, ways in ((0, 6), (1, 36), (2, 216), (3, 1296)):
        game = settled()
        game.land(0, r2c3="V gorgon")
        game.hold(0, hoplites=3)
        game.acting("fight").play("fight r2c3", f"send {sent}")
        assert game.question == "combat_dice" and sum(game.chances().values()) == ways


@clause("OR-9.4", "OR-9.5")
def test_without_hoplites_the_die_rolls_at_once() -> None:
    game = settled()
    game.land(0, r2c3="V gorgon")
    game.hold(0)
    game.acting("fight").play("fight r2c3")
    assert game.chances() == {f"roll {face}": 1 for face in (1, 2, 3, 4, 5, "skull")}


@clause("OR-9.6")
def test_a_skull_wins_but_adds_nothing() -> None:
    for roll, wins in (("roll 5 5", True), ("roll 4 5", False), ("roll 1 skull", True)):
        game = settled()
        game.land(0, r2c3="V cyclops")
        game.hold(0, hoplites=1)
        game.acting("fight").play("fight r2c3", "send 1", roll)
        assert (game.board.players[0].lairs == 0) == wins


@clause("OR-9.7")
def test_hoplites_stay_after_a_defeat_and_count_again() -> None:
    game = settled()
    game.land(0, r2c3="V cyclops", r1c4="V hellhound")
    game.hold(0, hoplites=2)
    game.acting("fight").play("fight r2c3", "send 2", "roll 1 1 1")
    assert game.question == "discard" and game.board.players[0].sent[FIELDS.index("r2c3")] == 2


@clause("OR-9.3")
def test_kronos_wins_and_those_who_stood_there_leave() -> None:
    game = settled()
    game.land(0, r2c3="V hydra_theia", r1c2="F")
    game.own(0, r1c2="hospital")
    game.hold(0)
    game.post(0, r2c3=2)
    game.titan(0, "kronos")
    game.acting("fight").play("fight r2c3")
    assert game.legal() == ["kronos", "dice"]
    game.play("kronos")
    assert game.held() == ["theia"] and game.reserve()[0] == 1  # one came back from the hospital


@clause("OR-9.3")
def test_kronos_may_be_spared() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound")
    game.hold(0)
    game.titan(0, "kronos")
    game.acting("fight").play("fight r2c3", "dice", "roll 4")
    assert game.held() == ["kronos"] and game.reserve() == (0, 1)


@clause("OR-9.13", "OR-10.4")
def test_the_volcano_of_a_beaten_creature_is_wild() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound")
    game.hold(0, orichalcum=2)
    game.acting("fight").play("fight r2c3", "roll 4", "pay orichalcum", "extra build")
    assert game.legal() == ["build forest", "build lagoon", "build desert", "build mountain"]


@pytest.mark.parametrize(("creature", "orichalcum"), [("hellhound", 1), ("gorgon", 2), ("cyclops", 3)])
@clause("OR-12.1", "OR-12.3", "OR-12.4")
def test_rewards_in_orichalcum(creature: str, orichalcum: int) -> None:
    game = settled()
    game.land(0, r2c3=f"V {creature}")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.reserve() == (0, orichalcum)


@clause("OR-12.5")
def test_a_hydra_brings_its_titan_from_anybody() -> None:
    game = settled()
    game.land(0, r2c3="V hydra_hyperion")
    game.hold(0)
    game.titan(1, "hyperion-")
    game.titan(0, "themis")
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.held() == ["hyperion"] and game.held(1) == []


@clause("OR-11.6", "OR-9.10")
def test_two_arches_pay_two_for_every_creature() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound", r1c2="F", r0c2="L")
    game.own(0, r1c2="arch", r0c2="arch")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.reserve() == (0, 3)


@clause("OR-12.2")
def test_the_minotaurs_building_may_be_declined_or_find_no_field() -> None:
    game = settled()
    game.land(0, r2c3="V minotaur")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull", "building mine")
    bag = game.board.sack.total
    declined = game.clone().play("decline")
    assert declined.board.sack.total == bag + 1 and declined.board.drawn == -1
    game.play("settle r2c3")
    assert game.reserve() == (0, 1) and game.board.players[0].mines() == 2


@clause("OR-12.2")
def test_the_minotaur_brings_nothing_from_an_empty_bag() -> None:
    game = settled()
    game.land(0, r2c3="V minotaur")
    game.hold(0)
    while game.board.sack.total:
        kind = next(kind for kind, count in enumerate(game.board.sack.counts) if count)
        game.board.sack.take(kind)
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.question == "discard"


@clause("OR-12.2", "OR-12.6", "OR-11.7", "OR-1.6")
def test_a_crystal_drawn_this_way_cannot_exempt_itself() -> None:
    game = settled()
    game.land(0, r2c3="V minotaur", r2c4="V gorgon", r2c5="F", r0c2="L")
    game.hold(0)
    game.offer()
    game.acting("fight").play("fight r2c3", "roll skull", "building protective_crystal")
    assert game.legal() == ["settle r0c2", "decline"]
    assert game.why("settle r2c5") == "guarded" and game.why("settle r2c4") == "creature_there"


@clause("OR-11.3")
def test_a_saved_hoplite_cannot_fight_again_in_the_same_action() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound", r1c4="V gorgon", r0c2="L")
    game.own(0, r0c2="hospital")
    game.hold(0, hoplites=1)
    game.acting("fight").play("fight r2c3", "send 1", "roll skull skull")
    game.play("fight r1c4")
    assert game.question == "combat_dice" and sum(game.chances().values()) == 6


@clause("OR-9.11")
def test_stopping_after_a_win_ends_the_action() -> None:
    game = settled()
    game.land(0, r2c3="V hellhound", r1c4="V gorgon")
    game.hold(0)
    game.acting("fight").play("fight r2c3", "roll skull", "stop_fighting")
    assert game.question == "discard"


@clause("OR-9.10", "OR-16.1")
def test_the_hydras_titan_may_win_the_game() -> None:
    game = settled()
    game.land(0, r2c3="V hydra_hyperion")
    game.tile(0, "forest lagoon", "r1c2", "w")
    game.hold(0)
    game.tokens(0, 4)
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.board.winner == 0 and game.held() == ["hyperion"]


@clause("OR-17.1")
def test_a_reward_takes_what_is_left() -> None:
    game = settled()
    game.land(0, r2c3="V cyclops")
    game.hold(0)
    game.drain(1, orichalcum=1)
    game.acting("fight").play("fight r2c3", "roll skull")
    assert game.reserve() == (0, 1) and game.board.orichalcum == 0


def test_dice_are_told_one_by_one() -> None:
    said = [GAME.say(GAME.parse(text), "en") for text in ("roll 5 skull", "roll 2 3", "roll 1 skull skull")]
    assert said == ["Combat dice: 5 and skull", "Combat dice: 2 and 3", "Combat dice: 1, skull and skull"]
