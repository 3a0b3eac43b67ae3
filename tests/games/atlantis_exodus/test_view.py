"""The picture and the text board: complete, playable, and silent about what is hidden."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from aegean.core.rng import Rng
from aegean.core.state import OVER, State
from aegean.draw.panel import NARROW, WIDE
from aegean.games.atlantis_exodus.board import Board
from aegean.testing.picture_checks import CHECKS, Album, Check, gallery
from aegean.testing.walks import step

from .handout import educate, hold, king, pillar, put, ship
from .positions import GAME, at_king, at_main


def full_board() -> State:
    """A settlement with everything that can lie on it."""
    state = at_main(4)
    put(state, 0, "c11", "lodging_sand_5", "purple white brown")
    put(state, 0, "c12", "ws_bb_1", "purple white")
    put(state, 0, "c13", "agora_10")
    put(state, 0, "c14", "mon_seven")
    ship(state, 0, "whale", "brown")
    pillar(state, 0, 1, "base_swap_book_1", "shaft_train_1", "capital_twice_1")
    educate(state, 0, astronomer=2)
    return state


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    return (*gallery(GAME, 499), full_board())


ALBUM = Album(GAME, samples)
markup, decisions = ALBUM.markup, ALBUM.decisions


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_pictures(check: Check) -> None:
    check(ALBUM)


def test_the_samples_hold_most_decisions() -> None:
    met = {state.question().name for state in decisions()}
    assert {"main", "king", "send_to", "cell"} <= met and len(met) >= 25


def test_every_choice_has_its_place_on_the_boards() -> None:
    for state in decisions():
        for layout in (WIDE, NARROW):
            assert 'id="choices"' not in markup(state, state.seat, layout)


def test_levels_turn_and_labels_stay_upright() -> None:
    state = at_king(2)
    assert 'id="level-middle" class="level" transform="rotate(0)"' in markup(state, 0)
    state.middle_turn, state.top_turn = 1, 3
    svg = markup(state, 0)
    assert 'id="level-middle" class="level" transform="rotate(90)"' in svg
    assert 'id="level-top" class="level" transform="rotate(270)"' in svg
    assert "rotate(-90)" in svg and "rotate(-270)" in svg


def test_spaces_out_of_reach_say_why() -> None:
    state = at_king(2)
    king(state, 0, "t0")
    king(state, 1, "m0")
    svg = markup(state, 0)
    assert "Another king stands there: Workshop Street" in svg
    assert "Out of reach behind the walls: Theatre" in svg
    assert "A neutral king stands there: Palace of Favour" in svg


def test_other_hands_stay_hidden() -> None:
    state = at_main()
    hold(state, 1, "inf_three_vp")
    assert "Fame" not in markup(state, 0).replace("Play: Fame", "")
    assert "Fame" in markup(state, 1)


def test_the_text_board_marks_where_the_king_can_go() -> None:
    state = at_king(2)
    king(state, 0, "t0")
    lines = ALBUM.board(state, 0).splitlines()
    marked = [line.split()[1] for line in lines if line.startswith("▸")]
    assert [f"king {space}" for space in marked] == [GAME.text(action) for action in state.legal()]


def test_walks_end_for_every_viewer() -> None:
    state, rng = GAME.start(1), Rng(3)
    while state.seat != OVER:
        step(state, rng)
    assert state.places() == [2 if cast(Board, state).lost else 1]
