"""The picture and the text board of Olympos: complete, playable, and silent about what is hidden."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import cast

import pytest

from aegean.core.phrase import Notes
from aegean.core.rng import Rng
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.draw.palette import GOLD
from aegean.draw.panel import NARROW, WIDE, Layout, Picture, compose
from aegean.draw.sight import Sight
from aegean.draw.terminal import plain, screen_width
from aegean.games.olympos import steps
from aegean.games.olympos.board import Board
from aegean.games.olympos.textboard import board
from aegean.games.olympos.view import draw
from aegean.play import Table
from aegean.play.table import PERSON
from aegean.testing import clause

from .positions import GAME, bare, hold, learn, play, price, settle, stand, started

NAMES = ["Theano", "Mika & Söhne", "Leda", "Jonas", "Xenokrates"]
LAYOUTS = pytest.mark.parametrize("layout", [WIDE, NARROW], ids=["wide", "narrow"])


def sight(state: State, layout: Layout = WIDE, lang: str = "en") -> Sight:
    return Sight(GAME, lang, NAMES[: state.seats], layout)


def picture(state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> Picture:
    return draw(GAME.seen(state, viewer), sight(state, layout, lang))


def markup(state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> str:
    return "".join(panel.body for panel in picture(state, viewer, layout, lang).panels)


def moves(text: str) -> set[str]:
    return {unescape(move) for move in re.findall(r'data-move="([^"]*)"', text)}


def playout(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    rng = Rng(seed)
    state = GAME.start(seats)
    while state.seat != OVER:
        yield state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    yield state


def contested() -> State:
    """Which disc moves: two own ones with another between, under three more."""
    state = bare()
    settle(state, 0, "thrace")
    settle(state, 1, "thrace")
    settle(state, 0, "thrace")
    settle(state, 2, "thrace")
    settle(state, 1, "thrace")
    return play(state, "expand", "from thrace")


def chosen_star() -> State:
    """Both sorts of one-time stars at hand."""
    state = bare()
    settle(state, 0, "thessaly", "attica", "naxos")
    state.players[0].athena = 1
    hold(state, 0, "master_builder")
    return play(stand(state, 0, 9, 9, 9), "wonder", "build cyclopean_gate")


def asked_for_favour() -> State:
    """A god has come, and somebody else holds a favour."""
    state = bare()
    hold(state, 2, "divine_favour")
    stand(state, 8, 9, 9, 9)
    return play(state, "expand", "new", "to thrace", "draw supremacy_wood", "reveal hades")


@cache
def samples() -> tuple[State, ...]:
    """Some positions of every step from games of all sizes, and what random games seldom reach."""
    found: dict[tuple[int, int], State] = {}
    for seats in GAME.seats:
        for number, state in enumerate(playout(seats, seats)):
            if (state.step, seats) not in found or number % 29 == 0:
                found[state.step, seats] = state.clone()
        found[OVER, seats] = state.clone()
    oracle = bare()
    learn(oracle, 0, "oracle")
    stand(oracle, 9, 12, 12, 12)
    play(oracle, "expand", "new", "to thrace", "draw cube_gold", "draw four_kinds", "draw fame_wood")
    hades = play(asked_for_favour(), "no")
    return (*found.values(), contested(), chosen_star(), asked_for_favour(), oracle, hades)


def decisions() -> list[State]:
    return [state for state in samples() if state.seat >= 0]


def test_the_samples_hold_every_decision() -> None:
    assert {state.step for state in decisions()} >= set(range(steps.BAR, steps.WITHDRAW + 1)) - {steps.PAY}


@LAYOUTS
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_picture_is_well_formed_with_unique_ids(layout: Layout, lang: str) -> None:
    for state in samples():
        for viewer in {SPECTATOR, max(int(state.seat), 0)}:
            shown = picture(state, viewer, layout, lang)
            root = ET.fromstring(compose(shown, layout))
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids))
            assert all(0 < panel.width <= layout.board and panel.height > 0 for panel in shown.panels)
            assert "style=" not in "".join(panel.body for panel in shown.panels)


@LAYOUTS
def test_whoever_decides_can_touch_every_move_and_nobody_else_any(layout: Layout) -> None:
    for state in decisions():
        legal = {GAME.text(action) for action in state.legal()}
        for viewer in (SPECTATOR, *range(state.seats)):
            shown = moves(markup(state, viewer, layout))
            assert {move for move in shown if ";" not in move} - {"discover", "wonder", "expand"} <= legal
            assert shown >= legal if viewer == state.seat else shown == set()


def test_a_queue_of_moves_on_the_boards_can_be_played() -> None:
    for state in decisions():
        if state.step != steps.MENU:
            continue
        for move in moves(markup(state, state.seat)):
            if ";" in move:
                table = Table(GAME, [PERSON] * int(state.seats), seed=1)
                table.state = state.clone()
                table.state.notes = Notes()
                table.play(move)


@clause("OS-4.21")
def test_every_destination_shows_its_full_price() -> None:
    state = bare()
    settle(state, 0, "naxos")
    settle(state, 1, "rhodes")
    shown = markup(state, 0)
    assert price(state, 0, "new", "rhodes") == 2 + 5 + 2
    label = re.search(r'data-move="expand; new; to rhodes" aria-label="([^"]+)"', shown)
    assert label
    assert label[1] == "Settle: Rhodes, 9 AP (appear 2 + route 5 + fight 2), to space 9"
    state = stand(state, 8, 9, 9, 9)
    state.players[0].hourglasses = 1
    label = re.search(r'data-move="expand; new; to rhodes" aria-label="([^"]+)"', markup(state, 0))
    assert label
    assert label[1].endswith("(appear 2 + route 5 + fight 2), hourglasses used: 1, to space 16, passing 10")


@LAYOUTS
def test_gold_is_for_the_one_who_decides(layout: Layout) -> None:
    for state in samples():
        for viewer in (SPECTATOR, *range(state.seats)):
            assert (GOLD in markup(state, viewer, layout)) == (viewer == state.seat >= 0)


def test_choices_are_buttons_that_say_their_move() -> None:
    for state in decisions():
        root = ET.fromstring(compose(picture(state, state.seat), WIDE))
        for node in root.iter():
            if node.get("data-move"):
                assert node.get("role") == "button" and node.get("tabindex") == "0" and node.get("aria-label")
            if refused := node.get("data-why"):
                assert GAME.parse(refused) not in state.legal()
                assert node.get("aria-label") == GAME.why_not(state, GAME.parse(refused), "en", NAMES)[0]


@LAYOUTS
def test_nothing_hidden_is_in_the_picture(layout: Layout) -> None:
    rng = Rng(11)
    for state in samples()[::3]:
        for viewer in (SPECTATOR, *range(state.seats)):
            other = state.clone()
            other.redeal(viewer, rng)
            assert markup(state, viewer, layout) == markup(other, viewer, layout)


def test_prestige_is_face_down_until_the_end() -> None:
    state = started()
    state.players[1].prestige = 37
    assert "Prestige: 37" not in markup(state, 0) and "Prestige: 37" in markup(state, 1)
    over = next(state for state in samples() if state.seat == OVER)
    cast(Board, over).players[1].prestige = 37
    assert "Prestige: 37" in markup(over, 0)


def test_settlers_and_markers_keep_their_ids_when_they_move() -> None:
    state = bare()
    settle(state, 0, "thrace", "paeonia")
    own = re.compile(r'id="((?:disc|marker)-red[^"]*)"')
    before = set(own.findall(markup(state, 0)))
    play(state, "expand", "from thrace", "to dardania")
    assert set(own.findall(markup(state, 0))) == before


def test_a_high_stack_shows_five_discs_and_counts_the_rest() -> None:
    state = bare()
    for seat in (0, 1, 2, 3, 0, 1, 2):
        settle(state, seat, "thrace")
    shown = markup(state, 0)
    assert len(re.findall(r'id="disc-(?:red|green|blue|white)-\d+"', shown)) == 5
    assert ">7</text>" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_text_board_fits_a_terminal(lang: str) -> None:
    for state in samples():
        for viewer in (SPECTATOR, 0):
            shown = board(GAME.seen(state, viewer), sight(state, lang=lang))
            assert all(screen_width(row) <= 100 for row in shown.split("\n"))
            assert "\x1b" not in shown
            assert plain(board(GAME.seen(state, viewer), sight(state, lang=lang), colour=True)) == shown


def test_nothing_hidden_is_on_the_text_board() -> None:
    rng = Rng(12)
    for state in samples()[::3]:
        for viewer in (SPECTATOR, 0):
            other = state.clone()
            other.redeal(viewer, rng)
            assert board(GAME.seen(state, viewer), sight(state)) == board(GAME.seen(other, viewer), sight(state))


def test_chance_shows_no_choices() -> None:
    state = GAME.start(4)
    assert state.seat == CHANCE and moves(markup(state, SPECTATOR)) == set()
