"""The picture and the text board of Orichalcum: complete, playable, legible."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import cast

import pytest

from aegean.core.rng import Rng
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.draw.palette import GOLD
from aegean.draw.panel import NARROW, WIDE, Layout, Picture, compose
from aegean.draw.sight import Sight
from aegean.draw.terminal import plain, screen_width
from aegean.games.orichalkum import steps
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.textboard import board
from aegean.games.orichalkum.view import draw
from aegean.games.orichalkum.view_preview import earnings
from aegean.testing.walks import step as random_step

from .positions import GAME, acting, hold, land, own, play, settled, taken, titan, tokens, trophies

NAMES = ["Theano", "Mika & Söhne", "Leda", "Jonas"]
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
    """Positions of a game that is greedier than chance."""
    rng, state = Rng(seed), GAME.start(seats, side_2="two_star")
    while state.seat != OVER:
        yield state.clone()
        if state.seat != CHANCE and rng.below(3):
            state.apply(max(state.legal(), key=lambda choice: GAME.hints.prior(state, choice)))
        else:
            random_step(state, rng)
    yield state


def rare() -> Iterator[State]:
    """Decisions that few games reach."""
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    yield play(taken(state, "produce", "forest lagoon"), "lay r3c4", "turn e")
    state = settled()
    land(state, 0, r2c3="F", r3c3="F", r1c2="M")
    own(state, 0, r1c2="oratory")
    titan(state, 0, "kronos-", "hyperion")
    yield play(taken(state, "produce", "forest"), "lay r2c2")
    state = settled()
    land(state, 0, r2c3="V gorgon", r1c4="V minotaur", r3c5="F")
    titan(state, 0, "kronos")
    yield play(acting(state, "fight"), "fight r2c3")
    yield play(state, "kronos", "fight r1c4", "send 1", "roll 5 5", "building siege_engine_3")
    state = settled()
    trophies(state, 0, "hellhound", "gorgon", "hydra_theia")
    yield play(taken(state, "recruit"), "skip", "pay creatures")
    state = settled()
    titan(state, 0, "hyperion")
    yield acting(state, "produce")
    state = settled(3)
    land(state, 0, r3c3="F", r3c4="L", r2c4="D", r2c5="M", r5c3="V hydra_theia")
    tokens(state, 0, 7)
    hold(state, 0, hoplites=9, orichalcum=12)
    titan(state, 0, "theia")
    yield play(acting(state, "build"), "medal")
    yield play(state, "temple")


@cache
def samples() -> tuple[State, ...]:
    """Some positions of every step from games of all sizes."""
    found: dict[tuple[int, int], State] = {}
    for seats in GAME.seats:
        for number, state in enumerate(playout(seats, seats)):
            if (state.step, seats) not in found or number % 11 == 0:
                found[state.step, seats] = state
        found[OVER, seats] = state
    return (*found.values(), *(state.clone() for state in rare()))


def decisions() -> list[State]:
    return [state for state in samples() if state.seat >= 0]


def test_the_samples_hold_every_decision() -> None:
    assert {state.step for state in decisions()} >= set(range(steps.INITIATIVE))


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


def test_row_and_island_fit_a_laptop() -> None:
    for state in samples():
        panels = {panel.id: panel for panel in picture(state, 0).panels}
        assert 56 + panels["strip"].height + panels["row"].height + panels["island"].height + 3 * WIDE.gap <= 768


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
                assert node.get("role") == "button" and node.get("tabindex") == "0"
                assert (node.get("aria-label") or "").startswith(GAME.say(GAME.parse(move), "en", NAMES))
            if refused := node.get("data-why"):
                assert GAME.parse(refused) not in state.legal()
                assert node.get("aria-label") == GAME.why_not(state, GAME.parse(refused), "en", NAMES)[0]


def test_the_preview_tells_what_laying_really_brings() -> None:
    """Ports and Titans are foretold for every rotation, and come true."""
    checked = 0
    for state in (*playout(3, 9), *playout(2, 9)):
        if state.step != steps.TURN:
            continue
        now = cast(Board, state)
        seat = int(now.seat)
        for way, each in earnings(now, seat, int(now.arg)).items():
            after = cast(Board, state.clone())
            after.apply(GAME.parse(f"turn {('e', 'ne', 'nw', 'w', 'sw', 'se')[way]}"))
            assert after.players[seat].hoplites - now.players[seat].hoplites == each.hoplites
            assert after.players[seat].orichalcum - now.players[seat].orichalcum == each.orichalcum
            if len(each.titans) == 1:
                assert after.holders[each.titans[0]] == seat
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_text_board_fits_a_terminal(lang: str) -> None:
    for state in samples():
        for viewer in (SPECTATOR, 0):
            shown = board(GAME.seen(state, viewer), sight(state, lang=lang))
            assert all(screen_width(row) <= 100 for row in shown.split("\n"))
            assert "\x1b" not in shown
            assert plain(board(GAME.seen(state, viewer), sight(state, lang=lang), colour=True)) == shown
