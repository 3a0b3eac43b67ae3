"""The picture and the text board of Athens: complete, playable, and silent about what is hidden."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.state import CHANCE, OVER, SPECTATOR, WIDEST, State, pick
from aegean.draw.palette import GOLD
from aegean.draw.panel import NARROW, WIDE, Layout, Picture, compose
from aegean.draw.sight import Sight
from aegean.draw.terminal import plain, screen_width
from aegean.games.athens import GAME, steps
from aegean.games.athens.board import Board
from aegean.games.athens.parts import CUBES
from aegean.games.athens.textboard import board
from aegean.games.athens.view import draw

NAMES = ["Theano", "Mika & Söhne", "Leda", "Jonas"]
LAYOUTS = pytest.mark.parametrize("layout", [WIDE, NARROW], ids=["wide", "narrow"])
DECISIONS = range(steps.DISCARD_TILE, steps.PLACE_CUBE + 1)


def sight(state: State, layout: Layout = WIDE, lang: str = "en") -> Sight:
    return Sight(GAME, lang, NAMES[: state.seats], layout)


def picture(state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> Picture:
    return draw(GAME.seen(state, viewer), sight(state, layout, lang))


def markup(state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> str:
    return "".join(panel.body for panel in picture(state, viewer, layout, lang).panels)


def moves(text: str) -> set[str]:
    return {unescape(move) for move in re.findall(r'data-move="([^"]*)"', text)}


def playout(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game; greedier than chance, so that cubes come into play."""
    rng = Rng(seed)
    state = GAME.start(seats)
    options, weights = vec[i64]([0] * WIDEST), vec[i64]([0] * WIDEST)
    while state.seat != OVER:
        yield state.clone()
        count = state.options(options)
        action = pick(state, options, weights, count, rng)
        if state.seat != CHANCE and rng.below(3):
            action = max((options[i] for i in range(count)), key=lambda choice: GAME.hints.prior(state, choice))
        state.apply(action)
    yield state


@cache
def samples() -> tuple[State, ...]:
    """Some positions of every step from games of all sizes, and what no random game reaches."""
    found: dict[tuple[int, int], State] = {}
    for seats in GAME.seats:
        for number, state in enumerate(playout(seats, seats)):
            if (state.step, seats) not in found or number % 7 == 0:
                found[state.step, seats] = state
        found[OVER, seats] = state
    return (*found.values(), wheat_at_delphi(), rich_turn())


def turn_of(seats: int, seed: int) -> Board:
    """A position in the middle of a game in which somebody chooses his action."""
    for state in playout(seats, seed):
        if state.step == steps.ACT and cast(Board, state).round == 8:
            return cast(Board, state)
    raise AssertionError("no game ends before round 8")


def rich_turn() -> State:
    """An action turn with two cubes of every colour, seven tiles and a temple."""
    state = turn_of(3, 5)
    player = state.players[state.seat]
    player.cubes = vec[i64]([2] * len(CUBES))
    player.tiles = vec[i64]([2, 2, 3])
    for other in state.players:
        other.landmarks = vec[i64]([0] * 8)
    player.landmarks = vec[i64]([1, 0, 1, 0, 0, 0, 0, 1])
    state.landmark = 3
    player.stacks = vec[i64]([2, 3, 1, 1])
    player.tucked = vec[i64]([0, 3, 5, 12] + [-1] * 10)
    player.oracles = vec[i64]([1, 1, 1, 1])
    player.oracle_count = 4
    state.workers = vec[i64]([0] * 7)
    state.rolls_left = state.swaps_left = 1
    return state


def wheat_at_delphi() -> State:
    """Three oracle cards are drawn, one must go back."""
    state = rich_turn()
    state.apply(GAME.parse("use delphi_wheat"))
    rng = Rng(3)
    while state.step != steps.RETURN_ORACLE:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


def decisions() -> list[State]:
    return [state for state in samples() if state.seat >= 0]


def test_the_samples_hold_every_decision() -> None:
    assert {state.step for state in decisions()} == set(DECISIONS)


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


def test_the_whole_middle_of_the_table_fits_a_laptop() -> None:
    for state in samples():
        panels = {panel.id: panel for panel in picture(state, 0).panels}
        assert 56 + panels["strip"].height + panels["table"].height + 3 * WIDE.gap <= 768


@LAYOUTS
def test_whoever_decides_can_touch_every_move_and_nobody_else_any(layout: Layout) -> None:
    for state in decisions():
        legal = {GAME.text(action) for action in state.legal()}
        for viewer in (SPECTATOR, *range(state.seats)):
            shown = moves(markup(state, viewer, layout))
            assert shown == (legal if viewer == state.seat else set())


@LAYOUTS
def test_gold_is_for_the_one_who_decides(layout: Layout) -> None:
    for state in samples():
        for viewer in (SPECTATOR, *range(state.seats)):
            assert (GOLD in markup(state, viewer, layout)) == (viewer == state.seat >= 0)


def test_choices_are_buttons_that_say_their_move() -> None:
    for state in decisions():
        root = ET.fromstring(compose(picture(state, state.seat), WIDE))
        for node in root.iter():
            if move := node.get("data-move"):
                assert node.get("role") == "button"
                assert node.get("tabindex") == "0"
                assert (node.get("aria-label") or "").startswith(GAME.say(GAME.parse(move)))
            if refused := node.get("data-why"):
                assert GAME.parse(refused) not in state.legal()
                assert node.get("aria-label") == GAME.why_not(state, GAME.parse(refused), "en", NAMES)[0]


def test_cards_that_cannot_be_chosen_say_why_only_to_whoever_acts() -> None:
    state = turn_of(4, 2)
    for viewer in (SPECTATOR, *range(state.seats)):
        assert ("data-why" in markup(state, viewer)) == (viewer == state.seat)


@LAYOUTS
def test_nothing_hidden_is_in_the_picture(layout: Layout) -> None:
    rng = Rng(11)
    for state in samples():
        for viewer in (SPECTATOR, *range(state.seats)):
            other = state.clone()
            other.redeal(viewer, rng)
            assert markup(state, viewer, layout) == markup(other, viewer, layout)


def test_oracle_faces_are_for_their_owner() -> None:
    state = rich_turn()
    smiling = GAME.words("en").thing("oracle_smile_2")
    assert smiling in markup(state, state.seat)
    assert smiling not in markup(state, (state.seat + 1) % state.seats)


def test_things_keep_their_ids_when_they_move() -> None:
    state = rich_turn()
    before = set(re.findall(r' id="([^"]+)"', markup(state, 0)))
    seat, kind = state.seat, next(text for text in moves(markup(state, state.seat)) if text.startswith("turn "))
    state.apply(GAME.parse(kind))
    after = set(re.findall(r' id="([^"]+)"', markup(state, 0)))
    own = re.compile(rf"(base-{seat}|cylinder|worker|tile-{seat}|cube-{seat})-")
    assert {id for id in before if own.match(id)} == {id for id in after if own.match(id)}


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
    for state in samples():
        for viewer in (SPECTATOR, 0):
            other = state.clone()
            other.redeal(viewer, rng)
            assert board(GAME.seen(state, viewer), sight(state)) == board(GAME.seen(other, viewer), sight(state))
