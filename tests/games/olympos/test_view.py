"""The picture and the text board of Olympos: complete, playable, and silent about what is hidden."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import pytest

from aegean.core.phrase import Notes
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.games.olympos.board import Board
from aegean.play import Table
from aegean.play.table import PERSON
from aegean.testing import clause
from aegean.testing.picture_checks import (
    CHECKS,
    Check,
    PositionSet,
    gold_is_for_whoever_decides,
    moves,
    sample_positions,
)

from .positions import GAME, bare, hold, learn, play, price, settle, stand, started


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


def oracle() -> State:
    """Three cards drawn, one of them kept."""
    state = bare()
    learn(state, 0, "oracle")
    stand(state, 9, 12, 12, 12)
    return play(state, "expand", "new", "to thrace", "draw cube_gold", "draw four_kinds", "draw fame_wood")


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    return (
        *sample_positions(GAME, 211),
        contested(),
        chosen_star(),
        asked_for_favour(),
        oracle(),
        play(asked_for_favour(), "no"),
    )


DECISIONS = [question.name for question in GAME.questions.items[:16]]
POSITIONS = PositionSet(GAME, samples)
markup, picture, decisions = POSITIONS.markup, POSITIONS.picture, POSITIONS.decisions


@pytest.mark.parametrize("check", [*CHECKS, gold_is_for_whoever_decides], ids=lambda check: check.__name__)
def test_pictures(check: Check) -> None:
    check(POSITIONS)


def test_the_samples_hold_every_decision() -> None:
    assert {state.question().name for state in decisions()} >= set(DECISIONS) - {"pay"}


def test_a_queue_of_moves_on_the_boards_can_be_played() -> None:
    for state in decisions():
        if state.question().name != "menu":
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


def test_chance_shows_no_choices() -> None:
    state = GAME.start(4)
    assert state.seat == CHANCE and moves(markup(state, SPECTATOR)) == set()
