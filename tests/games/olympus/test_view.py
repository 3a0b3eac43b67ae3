"""The picture and the text board of Olympus: complete, playable, in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from aegean.core.state import State
from aegean.games.olympus import GAME
from aegean.games.olympus.parts import BUILDINGS, COMMON, TEMPLES
from aegean.games.olympus.view import draw
from aegean.games.olympus.view_city import upkeep_lines
from aegean.games.olympus.view_others import war_preview
from aegean.games.olympus.view_scene import Scene
from aegean.testing import clause
from aegean.testing.picture_checks import CHECKS, Album, Check, gallery, moves

from .positions import (
    asked,
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

RARE = sorted((Path(__file__).parent / "rare").glob("*.txt"))


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    return (*gallery(GAME, 1999), *(GAME.restore(path.read_text("utf-8")) for path in RARE))


ALBUM = Album(GAME, samples)
markup, picture, decisions = ALBUM.markup, ALBUM.picture, ALBUM.decisions


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_pictures(check: Check) -> None:
    check(ALBUM)


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


def test_a_long_name_leaves_room_for_the_outcome_of_the_war() -> None:
    state = opened(3)
    hold_ceremony(state, "ares")
    play(state, "ares war_2")
    long = "Xenokrates of Somewhere Far Away"
    viewpoint = replace(ALBUM.viewpoint(state, 0), names=["Theano", "Leda", long])
    choices = next(panel for panel in draw(GAME.seen(state, 0), viewpoint).panels if panel.id == "choices")
    assert re.findall(r">(Leda|Xeno[^<]*)</text>", choices.body) == ["Leda", "Xenokrates"]


@clause("OU-12.1", "OU-12.3", "OU-12.5", "OU-12.10", "OU-12.12")
def test_the_upkeep_checklist_tells_what_each_step_does() -> None:
    state = opened(3)
    set_levels(state, 0, "8/6/7/1/1/1")
    set_store(state, 0, 5, 2, 0)
    set_tribute(state, 0, 0, 0, 3)
    own(state, 0, "goldsmith")
    scene = Scene.of(GAME.seen(state, 0), ALBUM.viewpoint(state, 0))
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


def test_upkeep_is_shown_while_it_lasts() -> None:
    state = opened(3)
    own(state, 0, "goldsmith")
    to_upkeep(state)
    assert asked(state) == ("use_building", 0)
    assert "Use buildings" in markup(state, 1)
