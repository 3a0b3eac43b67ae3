"""The Titans (OR-5)."""

from __future__ import annotations

import pytest

from aegean.games.orichalkum.grid import BIT, FIELDS
from aegean.games.orichalkum.rules.titans import draws
from aegean.testing import clause

from .positions import acting, held, hold, land, legal, offer, own, play, reserve, settled, step, taken, titan, why


def area(*names: str) -> int:
    return sum(BIT[FIELDS.index(name)] for name in names)


@pytest.mark.parametrize(
    ("terrain", "letter", "name"),
    [("forest", "F", "theia"), ("lagoon", "L", "themis"), ("desert", "D", "kronos"), ("mountain", "M", "hyperion")],
)
@clause("OR-5.1", "OR-5.2")
def test_three_joined_fields_call_the_titan_of_their_terrain(terrain: str, letter: str, name: str) -> None:
    state = settled()
    land(state, 0, r2c3=letter, r2c4=letter)
    play(taken(state, "produce", terrain), "lay r1c4")
    assert held(state) == [name]


@clause("OR-5.2")
def test_an_enlarged_area_calls_again_and_two_fields_do_not() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="F", r3c3="F", r1c2="M")
    titan(state, 1, "theia-")
    play(taken(state, "produce", "forest"), "lay r3c4")
    assert held(state) == ["theia"] and held(state, 1) == []
    state = settled()
    land(state, 0, r2c3="F", r4c5="F")
    play(taken(state, "produce", "forest"), "lay r2c4")
    assert held(state) == []


@clause("OR-5.2", "OR-5.3")
def test_areas_are_measured_from_the_new_fields() -> None:
    line = area("r2c2", "r2c3", "r2c4")
    assert draws(line, area("r2c2")) and draws(line, area("r2c3")) and draws(line, area("r2c4"))
    assert not draws(area("r2c2", "r2c3"), area("r2c2", "r2c3"))
    assert not draws(area("r2c2", "r2c3", "r4c5"), area("r4c5"))
    assert draws(area("r0c2", "r0c3", "r1c2"), area("r0c3"))


@clause("OR-5.6", "OR-5.13")
def test_a_titan_held_already_wakes_up() -> None:
    state = settled()
    land(state, 0, r2c3="M", r2c4="M")
    titan(state, 0, "hyperion-")
    play(taken(state, "produce", "mountain"), "lay r1c4", "act", "double")
    assert held(state) == ["hyperion-"] and reserve(state) == (1, 3)


@clause("OR-5.7", "OR-11.4")
def test_two_oratories_allow_three_titans() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="F", r1c2="L", r0c2="L")
    own(state, 0, r1c2="oratory", r0c2="oratory")
    titan(state, 0, "themis", "kronos")
    play(taken(state, "produce", "forest"), "lay r1c4")
    assert held(state) == ["theia", "themis", "kronos"]


@clause("OR-5.8")
def test_the_titan_just_taken_cannot_be_returned() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="F", r1c2="L")
    own(state, 0, r1c2="oratory")
    titan(state, 0, "themis", "kronos")
    play(taken(state, "produce", "forest"), "lay r1c4")
    assert why(state, "return theia") == "just_taken" and why(state, "return hyperion") == "titan_not_held"


@clause("OR-5.9")
def test_only_drawn_titans_can_be_ordered() -> None:
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    play(taken(state, "produce", "forest lagoon"), "lay r3c4", "turn e")
    assert why(state, "titan kronos") == "titan_not_drawn"


@clause("OR-5.12")
def test_a_favour_serves_in_the_very_turn_and_in_an_extra_action() -> None:
    state = settled()
    land(state, 0, r2c3="L", r2c4="L")
    hold(state, 0, orichalcum=2)
    play(taken(state, "produce", "lagoon"), "lay r1c4", "skip", "pay orichalcum", "extra recruit", "double")
    assert held(state) == ["themis-"] and reserve(state) == (2, 0)


@clause("OR-5.12")
def test_a_favour_grants_no_action() -> None:
    state = settled()
    titan(state, 0, "kronos")
    hold(state, 0)
    taken(state, "fight")
    assert step(state) == "discard" and held(state) == ["kronos"]


@clause("OR-5.14")
def test_building_over_the_area_keeps_the_titan() -> None:
    state = settled()
    land(state, 0, r2c3="F", r2c4="F", r1c4="F")
    titan(state, 0, "theia-")
    offer(state, forest="mine")
    play(acting(state, "build"), "build forest", "on r2c4")
    assert held(state) == ["theia-"]


@clause("OR-5.11", "OR-8.2")
def test_themis_doubles_and_may_be_kept() -> None:
    state = settled()
    titan(state, 0, "themis")
    play(acting(state, "recruit"), "single")
    assert held(state) == ["themis"] and reserve(state) == (2, 1)
    state = settled()
    titan(state, 0, "themis")
    acting(state, "recruit")
    assert legal(state) == ["double", "single"]
    play(state, "double")
    assert held(state) == ["themis-"] and reserve(state) == (3, 1)
