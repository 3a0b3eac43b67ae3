"""The picture and the text board of Orichalkum: complete, playable, legible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from aegean.core.state import State
from aegean.draw.panel import NARROW, WIDE
from aegean.games.orichalkum.board import Board
from aegean.games.orichalkum.earnings import earnings
from aegean.games.orichalkum.parts import BUILDINGS
from aegean.games.orichalkum.rules.landscape import TURN
from aegean.testing.drawing_checks import drawn
from aegean.testing.picture_checks import (
    CHECKS,
    PositionSet,
    all_questions_but,
    gold_is_for_whoever_decides,
    sample_positions,
    sensible_game,
)
from aegean.testing.shared_tests import ViewTests

from .positions import GAME, Orichalkum, settled


def rare() -> Iterator[State]:
    """Decisions that few games reach."""
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r2c4="L", r2c5="L")
    yield game.taken("produce", "forest lagoon").play("lay r3c4", "turn e").board
    game = settled()
    game.land(0, r2c3="F", r3c3="F", r1c2="M")
    game.own(0, r1c2="oratory")
    game.titan(0, "kronos-", "hyperion")
    yield game.taken("produce", "forest").play("lay r2c2").board
    game = settled()
    game.land(0, r2c3="V gorgon", r1c4="V minotaur", r3c5="F")
    game.titan(0, "kronos")
    yield game.acting("fight").play("fight r2c3").board
    yield game.play("kronos", "fight r1c4", "send 1", "roll 5 5", "building siege_engine_3").board
    game = settled()
    game.trophies(0, "hellhound", "gorgon", "hydra_theia")
    yield game.taken("recruit").play("skip", "pay creatures").board
    game = settled()
    game.titan(0, "hyperion")
    yield game.acting("produce").board
    game = settled(3)
    game.land(0, r3c3="F", r3c4="L", r2c4="D", r2c5="M", r5c3="V hydra_theia")
    game.tokens(0, 7)
    game.hold(0, hoplites=9, orichalcum=12)
    game.titan(0, "theia")
    yield game.acting("build").play("medal").board
    yield game.play("temple").board


def picking() -> State:
    """Islands are left to pick from."""
    game = Orichalkum.start(3, start="seat_1", islands="picked", side_1="two_star")
    return game.idle_until("pick_island").board


@cache
def samples() -> tuple[State, ...]:
    """Positions of games of all sizes, and what they seldom reach."""
    return (*sample_positions(GAME, 499), *(state.clone() for state in rare()), picking())


class TestView(ViewTests):
    positions = PositionSet(GAME, samples)
    checks = [
        *CHECKS,
        gold_is_for_whoever_decides,
        all_questions_but(),
    ]


def test_the_preview_tells_what_laying_really_brings() -> None:
    """Ports and Titans are foretold for every rotation, and come true."""
    checked = 0
    for state in (*sensible_game(GAME, 3, 9), *sensible_game(GAME, 2, 9)):
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


def test_fields_are_called_on_the_board_as_in_the_log() -> None:
    game = settled().taken("produce", "forest")
    for layout in (WIDE, NARROW):
        bodies = "".join(panel.body for panel in drawn(GAME, game.board, 0, "en", layout).panels)
        assert all(f">{name}</text>" in bodies for name in ("A3", "B5", "D7", "G6"))
    assert GAME.say(GAME.parse("lay r1c4"), "en") == "Place the landscape at B5"


def test_what_a_building_does_is_whole_on_the_building_board() -> None:
    board = settled().board
    for first in range(0, len(BUILDINGS), len(board.slots)):
        kinds = range(first, first + len(board.slots))
        board.slots = vec[i64]([min(kind, len(BUILDINGS) - 1) for kind in kinds])
        for lang in ("en", "de"):
            island = next(panel for panel in drawn(GAME, board, 0, lang, WIDE).panels if panel.id == "island")
            assert "…</text>" not in island.body


def test_where_words_are_too_small_a_place_of_the_row_is_free_as_a_number() -> None:
    rows = [panel for panel in drawn(GAME, settled().board, 0, "en", NARROW).panels if panel.id == "row"]
    assert [(panel.form, ">free<" in panel.body) for panel in rows] == [("phone", True), ("compact", False)]
