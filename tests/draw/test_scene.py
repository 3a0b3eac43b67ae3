"""A scene joins who looks and what they have seen."""

from __future__ import annotations

import pytest

import aegean
from aegean.core.seen import Seen, Still
from aegean.core.state import SPECTATOR, State
from aegean.draw.scene import Scene
from aegean.draw.viewpoint import Viewpoint
from aegean.testing.walks import walk

GAME = aegean.load("athens")
NAMES = GAME.seat_names(3, "en")
STATE = next(state for state in walk(GAME, 3, 1) if state.seat == 1)


def test_a_scene_offers_what_its_viewer_may_choose() -> None:
    legal = [Scene.of(Seen(STATE, viewer), Viewpoint(GAME, "en", NAMES, viewer=viewer)).legal for viewer in (1, 2)]
    assert legal == [frozenset(STATE.legal()), frozenset()]


def test_nothing_can_be_chosen_in_a_position_that_is_only_looked_at() -> None:
    assert not Scene.of(Still(STATE, 1), Viewpoint(GAME, "en", NAMES, viewer=1)).legal


def test_nobody_looks_through_the_eyes_of_somebody_else() -> None:
    with pytest.raises(ValueError, match="what viewer 1 has seen is not drawn for viewer -1"):
        Scene.of(Seen(STATE, 1), Viewpoint(GAME, "en", NAMES))


def test_seats_are_listed_from_the_viewer_and_for_a_spectator_from_the_first() -> None:
    scene: Scene[State] = Scene.at_start(Viewpoint(GAME, "en", NAMES), 3)
    assert scene.viewer == SPECTATOR
    assert scene.seats_from(scene.viewer) == [0, 1, 2]
    assert scene.seats_from(2) == [2, 0, 1]


def test_a_word_that_does_not_fit_gives_way_to_its_short_one() -> None:
    scene: Scene[State] = Scene.at_start(Viewpoint(aegean.load("olympos"), "en", NAMES), 3)
    shown = [scene.fitted("architecture", room, 13, 12) for room in (200, 60)]
    assert [text for text, _ in shown] == ["Architecture", "Architect."]
    assert shown[0][1] == 13
