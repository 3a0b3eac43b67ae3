"""The picture and the text board of Orichalkum: complete, playable, legible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from aegean.core.state import State
from aegean.draw.panel import WIDE
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.rules.landscape import TURN
from aegean.games.orichalkum.rules.rounds import INITIATIVE
from aegean.games.orichalkum.view_preview import earnings
from aegean.testing.picture_checks import CHECKS, Album, Check, gallery, gold_is_for_whoever_decides, playout

from .positions import GAME, acting, hold, land, own, play, settled, taken, titan, tokens, trophies


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
    """Positions of games of all sizes, and what they seldom reach."""
    return (*gallery(GAME, 499), *(state.clone() for state in rare()))


ALBUM = Album(GAME, samples)
markup, picture, decisions = ALBUM.markup, ALBUM.picture, ALBUM.decisions


@pytest.mark.parametrize("check", [*CHECKS, gold_is_for_whoever_decides], ids=lambda check: check.__name__)
def test_pictures(check: Check) -> None:
    check(ALBUM)


def test_the_samples_hold_every_decision() -> None:
    asked = [question.name for question in GAME.questions.items[: INITIATIVE.number]]
    assert {state.question().name for state in decisions()} >= set(asked)


def test_row_and_island_fit_a_laptop() -> None:
    for state in samples():
        panels = {panel.id: panel for panel in picture(state, 0).panels}
        assert 56 + panels["strip"].height + panels["row"].height + panels["island"].height + 3 * WIDE.gap <= 768


def test_the_preview_tells_what_laying_really_brings() -> None:
    """Ports and Titans are foretold for every rotation, and come true."""
    checked = 0
    for state in (*playout(GAME, 3, 9), *playout(GAME, 2, 9)):
        if state.question().name != "turn":
            continue
        now = cast(Board, state)
        seat = int(now.seat)
        for way, each in earnings(now, seat, int(TURN.anchor(now))).items():
            after = cast(Board, state.clone())
            after.apply(GAME.parse(f"turn {('e', 'ne', 'nw', 'w', 'sw', 'se')[way]}"))
            assert after.players[seat].hoplites - now.players[seat].hoplites == each.hoplites
            assert after.players[seat].orichalcum - now.players[seat].orichalcum == each.orichalcum
            if len(each.titans) == 1:
                assert after.holders[each.titans[0]] == seat
            checked += 1
    assert checked > 50
