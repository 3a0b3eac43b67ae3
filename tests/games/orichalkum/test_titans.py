"""The Titans (OR-5)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import BIT, FIELDS
from aegean.games.orichalkum.rules.titans import draws
from aegean.testing import clause

from .positions import settled


def area(*names: str) -> int:
    return sum(BIT[FIELDS.index(name)] for name in names)


@pytest.mark.parametrize(
    ("terrain", "letter", "name"),
    [("forest", "F", "theia"), ("lagoon", "L", "themis"), ("desert", "D", "kronos"), ("mountain", "M", "hyperion")],
)
@clause("OR-5.1", "OR-5.2")
def test_three_joined_fields_call_the_titan_of_their_terrain(terrain: str, letter: str, name: str) -> None:
    game = settled()
    game.land(0, r2c3=letter, r2c4=letter)
    game.taken("produce", terrain).play("lay r1c4")
    assert game.held() == [name]


@clause("OR-5.2")
def test_an_enlarged_area_calls_again_and_two_fields_do_not() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="F", r3c3="F", r1c2="M")
    game.titan(1, "theia-")
    game.taken("produce", "forest").play("lay r3c4")
    assert game.held() == ["theia"] and game.held(1) == []
    game = settled()
    game.land(0, r2c3="F", r4c5="F")
    game.taken("produce", "forest").play("lay r2c4")
    assert game.held() == []


@clause("OR-5.2", "OR-5.3")
def test_areas_are_measured_from_the_new_fields() -> None:
    line = area("r2c2", "r2c3", "r2c4")
    assert draws(line, area("r2c2")) and draws(line, area("r2c3")) and draws(line, area("r2c4"))
    assert not draws(area("r2c2", "r2c3"), area("r2c2", "r2c3"))
    assert not draws(area("r2c2", "r2c3", "r4c5"), area("r4c5"))
    assert draws(area("r0c2", "r0c3", "r1c2"), area("r0c3"))


@clause("OR-5.6", "OR-5.13")
def test_a_titan_held_already_wakes_up() -> None:
    game = settled()
    game.land(0, r2c3="M", r2c4="M")
    game.titan(0, "hyperion-")
    game.taken("produce", "mountain").play("lay r1c4", "act", "double")
    assert game.held() == ["hyperion-"] and game.reserve() == (1, 3)


@clause("OR-5.7", "OR-11.4")
def test_two_oratories_allow_three_titans() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="F", r1c2="L", r0c2="L")
    game.own(0, r1c2="oratory", r0c2="oratory")
    game.titan(0, "themis", "kronos")
    game.taken("produce", "forest").play("lay r1c4")
    assert game.held() == ["theia", "themis", "kronos"]


@clause("OR-5.8")
def test_the_titan_just_taken_cannot_be_returned() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="F", r1c2="L")
    game.own(0, r1c2="oratory")
    game.titan(0, "themis", "kronos")
    game.taken("produce", "forest").play("lay r1c4")
    assert game.why("return theia") == "just_taken" and game.why("return hyperion") == "titan_not_held"


@clause("OR-5.9")
def test_only_drawn_titans_can_be_ordered() -> None:
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    game.taken("produce", "forest lagoon").play("lay r3c4", "turn e")
    assert game.why("titan kronos") == "titan_not_drawn"


@clause("OR-5.12")
def test_a_favour_serves_in_the_very_turn_and_in_an_extra_action() -> None:
    game = settled()
    game.land(0, r2c3="L", r2c4="L")
    game.hold(0, orichalcum=2)
    game.taken("produce", "lagoon").play("lay r1c4", "skip", "pay orichalcum", "extra recruit", "double")
    assert game.held() == ["themis-"] and game.reserve() == (2, 0)


@clause("OR-5.12")
def test_a_favour_grants_no_action() -> None:
    game = settled()
    game.titan(0, "kronos")
    game.hold(0)
    game.taken("fight")
    assert game.question == "discard" and game.held() == ["kronos"]


@clause("OR-5.14")
def test_building_over_the_area_keeps_the_titan() -> None:
    game = settled()
    game.land(0, r2c3="F", r2c4="F", r1c4="F")
    game.titan(0, "theia-")
    game.offer(forest="mine")
    game.acting("build").play("build forest", "on r2c4")
    assert game.held() == ["theia-"]


@clause("OR-5.11", "OR-8.2")
def test_themis_doubles_and_may_be_kept() -> None:
    game = settled()
    game.titan(0, "themis")
    game.acting("recruit").play("single")
    assert game.held() == ["themis"] and game.reserve() == (2, 1)
    game = settled()
    game.titan(0, "themis")
    game.acting("recruit")
    assert game.legal() == ["double", "single"]
    game.play("double")
    assert game.held() == ["themis-"] and game.reserve() == (3, 1)
