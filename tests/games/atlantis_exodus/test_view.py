"""The picture and the text board: complete, playable, and silent about what is hidden."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html import unescape
from typing import cast

import pytest

from aegean.core.rng import Rng
from aegean.core.state import OVER, SPECTATOR
from aegean.draw.panel import NARROW, WIDE, Layout, compose
from aegean.draw.sight import Sight
from aegean.draw.terminal import plain, screen_width
from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.textboard import board
from aegean.games.atlantis_exodus.view import draw
from aegean.testing.walks import step, walk

from .handout import educate, hold, king, pillar, put, ship
from .positions import GAME, at_king, at_main

NAMES = ["Theano", "Mika & Söhne", "Leda", "Jonas"]
LAYOUTS = pytest.mark.parametrize("layout", [WIDE, NARROW], ids=["wide", "narrow"])


def picture(state: Board, viewer: int, layout: Layout = WIDE, lang: str = "en") -> str:
    sight = Sight(GAME, lang, NAMES[: state.seats], layout)
    return compose(draw(GAME.seen(state, viewer), sight), layout)


def moves(svg: str) -> set[str]:
    """The moves that can be touched in a picture."""
    return {unescape(move) for move in re.findall(r'data-move="([^"]+)"', svg)}


@LAYOUTS
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_legal_move_can_be_touched_and_nothing_else(seats: int, layout: Layout) -> None:
    seen: set[str] = set()
    for seed in range(6):
        for state in walk(GAME, seats, 40 + seed):
            if state.seat >= 0 and (GAME.steps[state.step].name not in seen or len(seen) < 8):
                name = GAME.steps[state.step].name
                if name in seen:
                    continue
                seen.add(name)
                legal = {GAME.text(action) for action in state.legal()}
                assert moves(picture(cast(Board, state), state.seat, layout)) == legal, name
    assert {"main", "king", "send_to", "cell"} <= seen


@LAYOUTS
@pytest.mark.parametrize("lang", ["en", "de"])
def test_pictures_are_well_formed_from_start_to_end(layout: Layout, lang: str) -> None:
    for number, state in enumerate(walk(GAME, 3, 7)):
        if number % 60 == 0 or state.seat == OVER:
            for viewer in (SPECTATOR, 0):
                svg = picture(cast(Board, state), viewer, layout, lang)
                ET.fromstring(svg)
                assert "style=" not in svg and 'id="choices"' not in svg
                if viewer == SPECTATOR:
                    assert moves(svg) == set()


def test_levels_turn_and_labels_stay_upright() -> None:
    state = at_king(2)
    assert 'id="level-middle" class="level" transform="rotate(0)"' in picture(state, 0)
    state.middle_turn, state.top_turn = 1, 3
    svg = picture(state, 0)
    assert 'id="level-middle" class="level" transform="rotate(90)"' in svg
    assert 'id="level-top" class="level" transform="rotate(270)"' in svg
    assert "rotate(-90)" in svg and "rotate(-270)" in svg


def test_spaces_out_of_reach_say_why() -> None:
    state = at_king(2)
    king(state, 0, "t0")
    king(state, 1, "m0")
    svg = picture(state, 0)
    assert "Another king stands there: Workshop Street" in svg
    assert "Out of reach behind the walls: Theatre" in svg
    assert "A neutral king stands there: Palace of Favour" in svg


def test_other_hands_stay_hidden() -> None:
    state = at_main()
    hold(state, 1, "inf_three_vp")
    assert "Fame" not in picture(state, 0).replace("Play: Fame", "")
    assert "Fame" in picture(state, 1)


def test_a_full_board_is_drawn() -> None:
    state = at_main(4)
    put(state, 0, "c11", "lodging_sand_5", "purple white brown")
    put(state, 0, "c12", "ws_bb_1", "purple white")
    put(state, 0, "c13", "agora_10")
    put(state, 0, "c14", "mon_seven")
    ship(state, 0, "whale", "brown")
    pillar(state, 0, 1, "base_swap_book_1", "shaft_train_1", "capital_twice_1")
    educate(state, 0, astronomer=2)
    for layout in (WIDE, NARROW):
        ET.fromstring(picture(state, 0, layout, "de"))


def test_the_text_board_fits_a_terminal() -> None:
    for seats in (1, 4):
        for number, state in enumerate(walk(GAME, seats, 5)):
            if number % 90 == 0 or state.seat == OVER:
                for lang in ("en", "de"):
                    text = board(GAME.seen(state, 0), Sight(GAME, lang, NAMES[:seats]), True)
                    assert all(screen_width(plain(line)) <= 100 for line in text.splitlines())


def test_the_text_board_marks_where_the_king_can_go() -> None:
    state = at_king(2)
    king(state, 0, "t0")
    lines = board(GAME.seen(state, 0), Sight(GAME, "en", NAMES[:2])).splitlines()
    marked = [line.split()[1] for line in lines if line.startswith("▸")]
    assert [f"king {space}" for space in marked] == [GAME.text(action) for action in state.legal()]


def test_walks_end_for_every_viewer() -> None:
    state, rng = GAME.start(1), Rng(3)
    while state.seat != OVER:
        step(state, rng)
    assert state.places() == [1]
