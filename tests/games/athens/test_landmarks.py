"""Landmarks, the temple action and the white cylinders (AT-9)."""

from __future__ import annotations

import pytest

from aegean.games.athens.parts import LANDMARKS
from aegean.testing import clause

from .positions import GAME, at_action

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
    game = at_action(dice="L L", tiles="U M M", landmark=landmark)
    game.only(0, *["quarry"] * (QUARRIES[landmark] - 1))
    assert game.why("take landmark") == "symbols_short"
    game.own(0, "quarry")
    assert game.can("take landmark")


@clause("AT-9.1")
def test_the_open_landmark_costs_its_price() -> None:
    game = at_action(dice="L L", tiles="M", landmark="stoa")
    game.own(0, "quarry turned")
    assert game.why("take landmark") == "tiles_short"
    game = at_action(dice="L L", tiles="U M", landmark="stoa")
    game.own(0, "quarry turned")
    game.play("take landmark", "pay 1", "reveal propylaia")
    assert game.tiles(0) == "M"


@clause("AT-9.2")
def test_the_next_landmark_is_turned_up_at_once_each_as_likely() -> None:
    game = at_action(dice="U L", tiles="L", landmark="stoa")
    game.own(0, "quarry")
    game.play("take landmark", "pay 1")
    assert len(game.chances()) == 7
    assert set(game.chances().values()) == {1}
    assert "reveal stoa" not in game.chances()
    game.play("reveal parthenon")
    assert LANDMARKS[game.board.landmark] == "parthenon"
    assert list(game.board.players[0].landmarks) == [0, 0, 0, 0, 0, 0, 1, 0]


@clause("AT-9.2", "AT-9.7")
def test_a_landmark_comes_with_its_point_still_covered() -> None:
    game = at_action(dice="U L", tiles="L", landmark="stoa")
    game.own(0, "quarry")
    game.play("take landmark", "pay 1", "reveal parthenon")
    assert (game.item(0, "landmarks"), game.item(0, "circles")) == (7, 0)


@clause("AT-9.3")
def test_the_last_landmark_stays_until_somebody_takes_it_then_none_is_on_offer() -> None:
    game = at_action(3, dice="U L", tiles="L", landmark="stoa")
    game.own(1, "quarry")
    game.build(2, *[name for name in LANDMARKS if name != "stoa"])
    game.idle()
    assert LANDMARKS[game.board.landmark] == "stoa"
    game.play("take landmark", "pay 1")
    assert (game.question, game.board.seat) == ("act", 2)
    assert game.why("take landmark") == "no_landmark"
    assert game.board.landmark == -1


@clause("AT-9.4")
@pytest.mark.parametrize("landmark", POINTS)
def test_a_landmark_is_worth_its_printed_points(landmark: str) -> None:
    game = at_action(landmark="propylaia" if landmark == "stoa" else "stoa")
    game.build(0, landmark)
    assert game.item(0, "landmarks") == POINTS[landmark]


@clause("AT-9.4")
def test_printed_points_lie_between_5_and_8() -> None:
    assert set(POINTS.values()) == {5, 6, 7, 8}


@clause("AT-9.5")
@pytest.mark.parametrize("landmark", QUARRIES)
def test_only_the_four_temples_offer_the_temple_action(landmark: str) -> None:
    game = at_action(dice="U L", landmark="propylaia" if landmark == "stoa" else "stoa")
    game.give(0, wine=1)
    game.build(0, landmark)
    assert game.can("use temple") == (landmark in TEMPLES)
    if landmark not in TEMPLES:
        assert game.why("use temple") == "no_temple"


@clause("AT-9.5")
def test_the_temple_action_costs_u_or_2m_and_any_cube_and_brings_an_oracle_card() -> None:
    game = at_action(dice="L L", tiles="U M M")
    game.build(0, "temple_of_hephaestus")
    game.give(0, wine=1, cloth=1)
    game.play("use temple")
    assert game.legal() == ["pay 1", "pay 2"]
    game.play("pay 2")
    assert game.legal() == ["give 1 wine", "give 1 cloth"]
    game.play("give 1 wine", "oracle oracle_smile_1")
    assert (game.tiles(0), game.cubes(0)) == ("U", {"cloth": 1})
    assert game.board.players[0].oracle_count == 1
    assert game.board.seat == 1


@clause("AT-9.5")
def test_the_temple_action_needs_a_cube() -> None:
    game = at_action(dice="U L")
    game.build(0, "parthenon")
    assert game.why("use temple") == "cubes_short"


@clause("AT-9.6")
def test_the_temple_action_needs_a_card_in_the_oracle_deck() -> None:
    game = at_action(dice="U L")
    game.build(0, "parthenon")
    game.give(0, wine=1)
    game.deplete(left=1)
    assert game.can("use temple")
    game.deplete(left=0)
    assert game.why("use temple") == "oracle_silent"


@clause("AT-9.6")
def test_several_temples_offer_one_and_the_same_temple_action() -> None:
    game = at_action(3, dice="U L")
    game.build(0, *TEMPLES)
    game.give(0, wine=2)
    assert game.legal("use").count("use temple") == 1
    game.play("use temple", "pay 1", "give 1 wine", "oracle oracle_smile_1")
    assert list(game.board.workers) == [0] * 7
    game.run_to("act", 0)
    game.show("U L")
    assert game.can("use temple")


@clause("AT-9.7")
def test_a_covered_point_does_not_count_and_an_uncovered_one_does() -> None:
    game = at_action()
    game.build(0, "parthenon")
    assert game.board.scores()[0] == 8
    game.take(0, agora=1)
    assert game.board.scores()[0] == 8 + 5 + 1


@clause("AT-9.8")
@pytest.mark.parametrize(
    ("landmarks", "agoras", "workshops", "extra"),
    [(0, 2, 1, 0), (1, 0, 0, 0), (1, 1, 0, 1), (2, 1, 0, 1), (4, 0, 1, 3), (4, 1, 1, 4), (5, 1, 1, 4), (4, 0, 2, 4)],
)
def test_extra_points_are_the_smaller_of_landmarks_and_circles(
    landmarks: int, agoras: int, workshops: int, extra: int
) -> None:
    game = at_action()
    game.build(0, *[name for name in LANDMARKS if name != "stoa"][:landmarks])
    game.take(0, agora=agoras, workshop=workshops)
    assert game.item(0, "circles") == extra


@clause("AT-9.8")
def test_cylinders_move_by_themselves_and_free_of_charge() -> None:
    game = at_action(dice="U L", tiles="L")
    game.own(0, "quarry")
    game.take(0, workshop=1)
    game.play("take landmark", "pay 1", "reveal parthenon")
    assert game.item(0, "circles") == 1
    assert not any("cylinder" in move for move in GAME.space.texts)


@clause("AT-9.9")
def test_circles_without_a_cylinder_bring_nothing() -> None:
    game = at_action()
    game.take(0, agora=2, workshop=2)
    assert game.board.scores()[0] == 4 * 5


@clause("AT-9.10")
@pytest.mark.parametrize("agoras", [0, 1])
def test_temple_action_and_printed_points_do_not_depend_on_the_cylinder(agoras: int) -> None:
    game = at_action(dice="U L")
    game.build(0, "parthenon")
    game.give(0, wine=1)
    game.take(0, agora=agoras)
    assert game.can("use temple")
    assert game.item(0, "landmarks") == 8
