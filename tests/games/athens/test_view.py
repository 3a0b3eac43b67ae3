"""The picture and the text board of Athens: complete, playable, and silent about what is hidden."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.rng import Rng
from aegean.core.state import SPECTATOR, State
from aegean.games.athens import GAME
from aegean.games.athens.board import Board
from aegean.games.athens.parts import CLASSES, CUBES
from aegean.testing.picture_checks import (
    CHECKS,
    PositionSet,
    all_questions_but,
    gold_is_for_whoever_decides,
    moves,
    sample_positions,
    sensible_game,
)
from aegean.testing.shared_tests import ViewTests

RARE = sorted((Path(__file__).parent / "rare").glob("[go]*.txt"))  # cubes to give, oracle cards to draw


def turn_of(seats: int, seed: int) -> Board:
    """A position in the middle of a game in which somebody chooses their action."""
    for state in sensible_game(GAME, seats, seed):
        if state.question().name == "act" and cast(Board, state).round == 8:
            return cast(Board, state)
    raise AssertionError("no game ends before round 8")


def rich_turn() -> Board:
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
    while state.question().name != "return_oracle":
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return state


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    return (
        *sample_positions(GAME, 211),
        *(GAME.read(path.read_text("utf-8")) for path in RARE),
        wheat_at_delphi(),
        rich_turn(),
    )


POSITIONS = PositionSet(GAME, samples)
markup = POSITIONS.markup


class TestView(ViewTests):
    positions = POSITIONS
    checks = [*CHECKS, gold_is_for_whoever_decides, all_questions_but()]


def test_cards_that_cannot_be_chosen_say_why_only_to_whoever_acts() -> None:
    state = turn_of(4, 2)
    for viewer in (SPECTATOR, *range(state.seats)):
        assert ("data-why" in markup(state, viewer)) == (viewer == state.seat)


def test_oracle_faces_are_for_their_owner() -> None:
    state = rich_turn()
    smiling = GAME.words("en").label("oracle_smile_2")
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


def test_the_letters_of_the_classes_follow_the_language() -> None:
    state = rich_turn()
    seat = state.seat
    assert "Tiles 2U+2M+3L" in POSITIONS.board(state, seat)
    assert "Plättchen 2O+2M+3U" in POSITIONS.board(state, seat, "de")
    for lang, letters in (("en", "UML"), ("de", "OMU")):
        defs = POSITIONS.picture(state, seat, lang=lang).defs
        for name, letter in zip(CLASSES, letters, strict=True):
            assert f">{letter}<" in defs[f"person-{name}-{letter}"]
            assert f'href="#person-{name}-{letter}"' in markup(state, seat, lang=lang)


def poor_turn() -> Board:
    """An action turn with hardly any base card, no cube and no tile, beside a worker of somebody else."""
    state = rich_turn()
    player, other = state.players[state.seat], (state.seat + 1) % state.seats
    player.front, player.turned = vec[i64]([1] + [0] * 6), vec[i64]([0] * 7)
    player.cubes, player.tiles = vec[i64]([0] * len(CUBES)), vec[i64]([0] * len(CLASSES))
    state.workers = vec[i64]([0, 0, 0, 0, 0, 0, other + 1])
    return state


def test_reasons_on_cards_are_whole() -> None:
    acting = [state for state in (*samples(), poor_turn()) if state.seat >= 0 and state.question().name == "act"]
    for lang in ("en", "de"):
        for state in acting:
            (table,) = (panel for panel in POSITIONS.picture(state, state.seat, lang=lang).below if panel.id == "table")
            assert re.findall(r"[^>]*…(?=<)", table.body) == []


def test_other_areas_have_a_dense_form_with_the_same_pieces_on_a_large_screen() -> None:
    state = rich_turn()
    areas = [panel for panel in POSITIONS.picture(state, state.seat).panels if panel.place in ("own", "other")]
    assert [panel.form for panel in areas] == ["full", "full", "compact", "full", "compact"]
    for full, dense in (areas[1:3], areas[3:5]):
        assert set(re.findall(r' id="([^"]+)"', full.body)) == set(re.findall(r' id="([^"]+)"', dense.body))
        assert dense.height / dense.width < full.height / full.width
