"""The score sheet of a finished game on its page, in the replay and in the API."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

import aegean
from aegean.draw.panel import WIDE
from aegean.games.olympus.board import Board
from aegean.server.html.render import as_text, parts, parts_at
from aegean.server.tables.lines import START
from aegean.server.tables.live_table import LiveTable
from aegean.server.tables.table_json import state_model
from aegean.store import Head, Line, Seat

GAME = aegean.load("olympus")


def tied(over: bool, third: int = 1) -> LiveTable:
    """Three players of Olympus; the first two have equal points, and the first has more cubes."""
    board = cast(Board, GAME.start(3))
    for player, cubes, points in zip(board.players, (3, 2, 4), (5, 5, third), strict=True):
        player.store = vec[i64]([cubes, 0, 0])
        player.points = points
    if over:
        board.agenda.clear()
        board.advance()
    seats = [Seat(n, "person", "", f"Name {n}", f"player{n}", f"token{n}") for n in range(3)]
    head = Head("t", GAME.name, GAME.rules_version, "x", {}, created=1, position=GAME.dump(board))
    live = LiveTable(head, seats)
    live.follow([Line(1, START, -1, "", 1.0)])
    return live


def test_the_score_sheet_shows_the_number_that_decided() -> None:
    live = tied(over=True)
    page = as_text(parts(live, live.viewpoint(["token1"], "en", WIDE)))["end"]
    row = page[page.index("Resources in the store") :]
    assert "OU-14.4" in row and row.index(">3<") < row.index(">2<")
    assert "The tie-break decides." in page and "Buildings (fewer" not in page


def test_a_tie_behind_the_winner_is_not_said_to_decide_the_game() -> None:
    live = tied(over=True, third=30)
    page = as_text(parts(live, live.viewpoint(["token1"], "en", WIDE)))["end"]
    assert "The tie-break decides the places behind the first." in page


def test_the_replay_shows_the_score_sheet_at_its_end_only() -> None:
    for over in (True, False):
        live = tied(over)
        shown = parts_at(live, live.viewpoint([], "de", WIDE), 0)["result"]
        assert ("Ressourcen im Vorratslager" in shown) == over
        assert ("hidden" in shown.partition(">")[0]) != over


def test_the_api_tells_the_number_that_decided() -> None:
    live = tied(over=True)
    state = state_model(live, live.viewpoint([], "en", WIDE))
    assert [(tie.words, tie.clause, tie.numbers) for tie in state.ties] == [
        ("Resources in the store", "OU-14.4", [3, 2, None])
    ]
    assert state_model(tied(over=False), live.viewpoint([], "en", WIDE)).ties == []
