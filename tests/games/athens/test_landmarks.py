"""Landmarks, the temple action and the white cylinders (AT-9)."""

from __future__ import annotations

import pytest

from aegean.games.athens.parts import LANDMARKS
from aegean.testing import clause

from .positions import (
    GAME,
    at_action,
    build,
    can,
    chances,
    cubes,
    deplete,
    give,
    idle,
    item,
    legal,
    only,
    own,
    play,
    run_to,
    show,
    step,
    take,
    tiles,
    why,
)

QUARRIES = {
    "parthenon": 2,
    "erechtheion": 2,
    "panathenaic_stadium": 2,
    "theater_of_dionysus": 2,
    "temple_of_athena_nike": 1,
    "propylaia": 1,
    "stoa": 1,
    "temple_of_hephaestus": 1,
}
POINTS = {
    "parthenon": 8,
    "erechtheion": 7,
    "panathenaic_stadium": 8,
    "theater_of_dionysus": 8,
    "temple_of_athena_nike": 6,
    "propylaia": 7,
    "stoa": 7,
    "temple_of_hephaestus": 5,
}
TEMPLES = ["parthenon", "erechtheion", "temple_of_athena_nike", "temple_of_hephaestus"]


@clause("AT-9.1")
@pytest.mark.parametrize("landmark", QUARRIES)
def test_the_open_landmark_needs_its_number_of_quarry_symbols(landmark: str) -> None:
    state = at_action(dice="L L", tiles="U M M", landmark=landmark)
    only(state, 0, *["quarry"] * (QUARRIES[landmark] - 1))
    assert why(state, "take landmark") == "symbols_short"
    own(state, 0, "quarry")
    assert can(state, "take landmark")


@clause("AT-9.1")
def test_the_open_landmark_costs_its_price() -> None:
    state = at_action(dice="L L", tiles="M", landmark="stoa")
    own(state, 0, "quarry turned")
    assert why(state, "take landmark") == "tiles_short"
    state = at_action(dice="L L", tiles="U M", landmark="stoa")
    own(state, 0, "quarry turned")
    play(state, "take landmark", "pay 1", "reveal propylaia")
    assert tiles(state, 0) == "M"


@clause("AT-9.2")
def test_the_next_landmark_is_turned_up_at_once_each_as_likely() -> None:
    state = at_action(dice="U L", tiles="L", landmark="stoa")
    own(state, 0, "quarry")
    play(state, "take landmark", "pay 1")
    assert len(chances(state)) == 7
    assert set(chances(state).values()) == {1}
    assert "reveal stoa" not in chances(state)
    play(state, "reveal parthenon")
    assert LANDMARKS[state.landmark] == "parthenon"
    assert list(state.players[0].landmarks) == [0, 0, 0, 0, 0, 0, 1, 0]


@clause("AT-9.2", "AT-9.7")
def test_a_landmark_comes_with_its_point_still_covered() -> None:
    state = at_action(dice="U L", tiles="L", landmark="stoa")
    own(state, 0, "quarry")
    play(state, "take landmark", "pay 1", "reveal parthenon")
    assert (item(state, 0, "landmarks"), item(state, 0, "circles")) == (7, 0)


@clause("AT-9.3")
def test_the_last_landmark_stays_until_somebody_takes_it_then_none_is_on_offer() -> None:
    state = at_action(3, dice="U L", tiles="L", landmark="stoa")
    own(state, 1, "quarry")
    build(state, 2, *[name for name in LANDMARKS if name != "stoa"])
    idle(state)
    assert LANDMARKS[state.landmark] == "stoa"
    play(state, "take landmark", "pay 1")
    assert (step(state), state.seat) == ("act", 2)
    assert why(state, "take landmark") == "no_landmark"
    assert state.landmark == -1


@clause("AT-9.4")
@pytest.mark.parametrize("landmark", POINTS)
def test_a_landmark_is_worth_its_printed_points(landmark: str) -> None:
    state = at_action(landmark="propylaia" if landmark == "stoa" else "stoa")
    build(state, 0, landmark)
    assert item(state, 0, "landmarks") == POINTS[landmark]


@clause("AT-9.4")
def test_printed_points_lie_between_5_and_8() -> None:
    assert set(POINTS.values()) == {5, 6, 7, 8}


@clause("AT-9.5")
@pytest.mark.parametrize("landmark", QUARRIES)
def test_only_the_four_temples_offer_the_temple_action(landmark: str) -> None:
    state = at_action(dice="U L", landmark="propylaia" if landmark == "stoa" else "stoa")
    give(state, 0, wine=1)
    build(state, 0, landmark)
    assert can(state, "use temple") == (landmark in TEMPLES)
    if landmark not in TEMPLES:
        assert why(state, "use temple") == "no_temple"


@clause("AT-9.5")
def test_the_temple_action_costs_u_or_2m_and_any_cube_and_brings_an_oracle_card() -> None:
    state = at_action(dice="L L", tiles="U M M")
    build(state, 0, "temple_of_hephaestus")
    give(state, 0, wine=1, cloth=1)
    play(state, "use temple")
    assert legal(state) == ["pay 1", "pay 2"]
    play(state, "pay 2")
    assert legal(state) == ["give 1 wine", "give 1 cloth"]
    play(state, "give 1 wine", "oracle oracle_smile_1")
    assert (tiles(state, 0), cubes(state, 0)) == ("U", {"cloth": 1})
    assert state.players[0].oracle_count == 1
    assert state.seat == 1


@clause("AT-9.5")
def test_the_temple_action_needs_a_cube() -> None:
    state = at_action(dice="U L")
    build(state, 0, "parthenon")
    assert why(state, "use temple") == "cubes_short"


@clause("AT-9.6")
def test_the_temple_action_needs_a_card_in_the_oracle_deck() -> None:
    state = at_action(dice="U L")
    build(state, 0, "parthenon")
    give(state, 0, wine=1)
    deplete(state, left=1)
    assert can(state, "use temple")
    deplete(state, left=0)
    assert why(state, "use temple") == "oracle_silent"


@clause("AT-9.6")
def test_several_temples_offer_one_and_the_same_temple_action() -> None:
    state = at_action(3, dice="U L")
    build(state, 0, *TEMPLES)
    give(state, 0, wine=2)
    assert legal(state, "use").count("use temple") == 1
    play(state, "use temple", "pay 1", "give 1 wine", "oracle oracle_smile_1")
    assert list(state.workers) == [0] * 7
    run_to(state, "act", 0)
    show(state, "U L")
    assert can(state, "use temple")


@clause("AT-9.7")
def test_a_covered_point_does_not_count_and_an_uncovered_one_does() -> None:
    state = at_action()
    build(state, 0, "parthenon")
    assert state.scores()[0] == 8
    take(state, 0, agora=1)
    assert state.scores()[0] == 8 + 5 + 1


@clause("AT-9.8")
@pytest.mark.parametrize(
    ("landmarks", "agoras", "workshops", "extra"),
    [(0, 2, 1, 0), (1, 0, 0, 0), (1, 1, 0, 1), (2, 1, 0, 1), (4, 0, 1, 3), (4, 1, 1, 4), (5, 1, 1, 4), (4, 0, 2, 4)],
)
def test_extra_points_are_the_smaller_of_landmarks_and_circles(
    landmarks: int, agoras: int, workshops: int, extra: int
) -> None:
    state = at_action()
    build(state, 0, *[name for name in LANDMARKS if name != "stoa"][:landmarks])
    take(state, 0, agora=agoras, workshop=workshops)
    assert item(state, 0, "circles") == extra


@clause("AT-9.8")
def test_cylinders_move_by_themselves_and_free_of_charge() -> None:
    state = at_action(dice="U L", tiles="L")
    own(state, 0, "quarry")
    take(state, 0, workshop=1)
    play(state, "take landmark", "pay 1", "reveal parthenon")
    assert item(state, 0, "circles") == 1
    assert not any("cylinder" in move for move in GAME.space.texts)


@clause("AT-9.9")
def test_circles_without_a_cylinder_bring_nothing() -> None:
    state = at_action()
    take(state, 0, agora=2, workshop=2)
    assert state.scores()[0] == 4 * 5


@clause("AT-9.10")
@pytest.mark.parametrize("agoras", [0, 1])
def test_temple_action_and_printed_points_do_not_depend_on_the_cylinder(agoras: int) -> None:
    state = at_action(dice="U L")
    build(state, 0, "parthenon")
    give(state, 0, wine=1)
    take(state, 0, agora=agoras)
    assert can(state, "use temple")
    assert item(state, 0, "landmarks") == 8
