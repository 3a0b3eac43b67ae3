"""The picture and the text board of Olympus: complete, playable, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from aegean.core.rng import Rng
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.draw.panel import NARROW, WIDE, Layout, compose
from aegean.draw.sight import Sight
from aegean.draw.terminal import screen_width
from aegean.games.olympus import GAME, steps
from aegean.games.olympus.parts import BUILDINGS, COMMON, TEMPLES
from aegean.games.olympus.textboard import board
from aegean.games.olympus.view import draw
from aegean.games.olympus.view_city import upkeep_lines
from aegean.games.olympus.view_others import war_preview
from aegean.games.olympus.view_scene import scene_of
from aegean.testing import clause

from .positions import (
    hold_ceremony,
    may_build,
    opened,
    own,
    play,
    player_of,
    set_levels,
    set_store,
    set_tribute,
    to_upkeep,
)

NAMES = ["Theano", "Mika & Söhne", "Leda", "Jonas", "Kyra"]
LAYOUTS = pytest.mark.parametrize("layout", [WIDE, NARROW], ids=["wide", "narrow"])


def sight(state: State, layout: Layout = WIDE, lang: str = "en") -> Sight:
    return Sight(GAME, lang, NAMES[: state.seats], layout)


def markup(state: State, viewer: int, layout: Layout = WIDE, lang: str = "en") -> str:
    picture = draw(GAME.seen(state, viewer), sight(state, layout, lang))
    return "".join(panel.body for panel in picture.panels)


def moves(text: str) -> set[str]:
    return {unescape(move) for move in re.findall(r'data-move="([^"]*)"', text)}


def playout(seats: int, seed: int) -> Iterator[State]:
    state, rng = GAME.start(seats), Rng(seed)
    while state.seat != OVER:
        yield state
        options = state.legal()
        state.apply(options[rng.below(len(options))])
    yield state


@cache
def samples() -> tuple[State, ...]:
    """A position of every step that random games reach, the rare ones, and the end."""
    found: dict[int, State] = {}
    for seats in GAME.seats:
        for number, state in enumerate(playout(seats, seats)):
            if state.step not in found or number % 97 == 0:
                found[state.step] = state.clone()
        found[1000 + seats] = state.clone()
    rare = [GAME.restore(path.read_text("utf-8")) for path in sorted((Path(__file__).parent / "rare").glob("*.txt"))]
    return (*found.values(), *rare)


@LAYOUTS
def test_everything_legal_can_be_touched_and_nothing_else(layout: Layout) -> None:
    for state in samples():
        if state.seat in (CHANCE, OVER):
            continue
        shown = moves(markup(state, state.seat, layout))
        assert shown == {GAME.text(action) for action in state.legal()}, GAME.steps[state.step].name


@LAYOUTS
def test_who_is_not_asked_can_touch_nothing(layout: Layout) -> None:
    for state in samples():
        for viewer in (SPECTATOR, (state.seat + 1) % state.seats):
            assert moves(markup(state, viewer, layout)) == set()


@LAYOUTS
@pytest.mark.parametrize("lang", ["en", "de"])
def test_pictures_hold_together(layout: Layout, lang: str) -> None:
    for state in samples()[::3]:
        text = compose(draw(GAME.seen(state, 0), sight(state, layout, lang)), layout)
        assert "style=" not in text.replace("<style>", "") and "None" not in text
        for panel in draw(GAME.seen(state, 0), sight(state, layout, lang)).panels:
            assert panel.width <= layout.width and panel.height > 0


def test_every_card_and_every_temple_is_in_sight() -> None:
    text = markup(opened(4), 0)
    assert all(f'id="card-{name}"' in text for name in COMMON)
    assert all(f'id="spot-{name}"' in text for name in TEMPLES)


def test_barred_cards_say_why() -> None:
    state = may_build(opened(3), 0)
    text = markup(state, 0)
    assert 'data-why="build statue"' in text and 'data-why="build temple_zeus"' in text
    assert len(re.findall(r'data-why="build ', text)) + sum(move != "build decline" for move in moves(text)) == len(
        BUILDINGS
    )


@clause("OU-7.5", "OU-7.7", "OU-7.10")
def test_the_war_preview_tells_what_the_war_brings() -> None:
    state = opened(4)
    set_levels(state, 0, "1/5/3/1/1/1")
    set_levels(state, 2, "1/5/3/1/1/1")
    set_levels(state, 3, "1/5/9/1/1/1")
    set_store(state, 1, 1, 0, 0)
    assert [war_preview(state, 0, seat) for seat in (1, 2, 3)] == [(2, 1), (0, 0), (0, 0)]
    hold_ceremony(state, "ares")
    play(state, "ares war_2")
    assert [war_preview(state, 0, seat) for seat in (1, 2, 3)] == [(2, 1), (1, 1), (0, 0)]
    own(state, 2, "fleet")
    assert war_preview(state, 0, 2) == (0, 0)


@clause("OU-12.1", "OU-12.3", "OU-12.5", "OU-12.10", "OU-12.12")
def test_the_upkeep_checklist_tells_what_each_step_does() -> None:
    state = opened(3)
    set_levels(state, 0, "8/6/7/1/1/1")
    set_store(state, 0, 5, 2, 0)
    set_tribute(state, 0, 0, 0, 3)
    own(state, 0, "goldsmith")
    scene = scene_of(GAME.seen(state, 0), sight(state))
    assert [(value, bad) for _, value, bad in upkeep_lines(scene, player_of(state, 0))] == [
        ("-2", True),
        ("Military 7 > 6", True),
        ("Goldsmith", False),
        ("+3", False),
        ("5", False),
        ("Glory 0 of 4", False),
    ]


@clause("OU-3.6", "OU-3.8")
def test_the_ceremony_panel_tells_who_leads_follows_declines_and_decides() -> None:
    state = play(opened(4), "god zeus", "join yes", "join no")
    text = markup(state, 3)
    panel = text[text.index('id="ceremony"') :]
    for word in ("Ceremony of Zeus", "leads", "follows", "declines", "decides"):
        assert word.upper() in panel.upper()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_text_board_fits_a_terminal(lang: str) -> None:
    for state in samples():
        for viewer in (SPECTATOR, 0):
            shown = board(GAME.seen(state, viewer), sight(state, WIDE, lang))
            assert [line for line in shown.splitlines() if screen_width(line) > 100] == []


def test_upkeep_is_shown_while_it_lasts() -> None:
    state = opened(3)
    own(state, 0, "goldsmith")
    to_upkeep(state)
    assert state.step == steps.USE_BUILDING
    assert "Use buildings" in markup(state, 1)
