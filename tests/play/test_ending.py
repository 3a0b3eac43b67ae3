"""How games come out: the numbers that decide between equal scores, in words, in the terminal and in replays."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner
from librt.vecs import vec
from mypy_extensions import i64

import aegean
from aegean.cli import app
from aegean.cli.terminal import Terminal
from aegean.core.state import OVER
from aegean.games.olympus.board import Board
from aegean.games.orichalkum.board import Board as OrichalkumBoard
from aegean.play import Table
from aegean.play.ending import Ending, ending
from aegean.play.table import PERSON

GAME = aegean.load("olympus")
NAMES = ["Ann", "Ben", "Cleo"]


def over(cubes: tuple[int, ...], buildings: tuple[int, ...] = (0, 0, 0), points: tuple[int, ...] = (0, 0, 0)) -> Table:
    """A finished game of Olympus in which three players hold so much."""
    board = cast(Board, GAME.start(3))
    for player, count, built, scored in zip(board.players, cubes, buildings, points, strict=True):
        player.store = vec[i64]([count, 0, 0])
        player.built = 2**built - 1
        player.points = scored
    board.agenda.clear()
    board.advance()
    assert board.seat == OVER
    return Table(GAME, [PERSON] * 3, names=NAMES, position=board)


def told(table: Table, lang: str = "en") -> Ending:
    """The result in words."""
    return ending(table.state, table.teller(lang))


def test_the_number_that_decided_is_told_of_those_who_were_equal() -> None:
    end = told(over((3, 2, 4), points=(5, 5, 1)))
    assert end.scores[0] == end.scores[1] > end.scores[2]
    assert [(str(item), numbers) for item, numbers in end.ties] == [("Resources in the store (OU-14.4)", [3, 2, None])]
    assert end.places == [1, 2, 3] and end.winners == ["Ann"]


def test_numbers_are_told_as_far_as_they_had_to_be_compared_and_fewer_can_be_better() -> None:
    end = told(over((3, 3, 3), buildings=(2, 1, 2), points=(5, 5, 1)))
    assert [(item.words, numbers) for item, numbers in end.ties] == [
        ("Resources in the store", [3, 3, None]),
        ("Buildings (fewer are better)", [2, 1, None]),
    ]
    assert end.winners == ["Ben"]


def test_what_is_equal_too_is_not_said_to_decide() -> None:
    table = over((3, 3, 3), buildings=(2, 1, 2), points=(5, 5, 1))
    assert [sentence.words for sentence in told(table, "de").told(table.teller("de"))[1:3]] == [
        "Bei Punktgleichheit entscheidet „Ressourcen im Vorratslager“ nicht: Ann 3 und Ben 3.",
        "Bei Punktgleichheit entscheidet „Gebäude (weniger sind besser)“: Ann 2 und Ben 1.",
    ]


def test_nothing_is_told_where_points_decide_or_nothing_does() -> None:
    assert told(over((3, 2, 1), points=(5, 4, 3))).ties == []
    shared = told(over((3, 3, 3)))
    assert shared.ties == [] and shared.winners == NAMES


def test_the_terminal_shows_what_decided(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal(over((3, 2, 4), points=(5, 5, 1)), "de").finish()
    shown = capsys.readouterr().out
    assert "Bei Punktgleichheit entscheidet „Ressourcen im Vorratslager“: Ann 3 und Ben 2." in shown
    assert "Das Spiel ist zu Ende. Ann gewinnt mit 6 Punkten." in shown


def test_a_replay_in_the_terminal_shows_what_decided(tmp_path: Path) -> None:
    path = tmp_path / "tied.txt"
    path.write_text(over((3, 2, 4), points=(5, 5, 1)).record().text(), "utf-8")
    shown = CliRunner().invoke(app, ["replay", str(path)]).output
    assert shown.splitlines() == [
        "The game is over. Ann wins with 6 points.",
        "  The scores are equal; “Resources in the store” decides: Ann 3 and Ben 2.",
        "  Place 1: Ann with 6 points (Favours, effects, losses: 5 · Half of the Population level: 1).",
        "  Place 2: Ben with 6 points (Favours, effects, losses: 5 · Half of the Population level: 1).",
        "  Place 3: Cleo with 2 points (Favours, effects, losses: 1 · Half of the Population level: 1).",
    ]


def test_a_shared_victory_is_told() -> None:
    table = over((3, 3, 3))
    assert told(table).told(table.teller("en"))[0].words == (
        "The game is over. Ann, Ben and Cleo share the victory with 1 point each."
    )
    assert (
        told(table, "de").told(table.teller("de"))[1].words
        == "Platz 1: Ann mit 1 Punkt (Halber Bevölkerungs-Level: 1)."
    )


def test_whoever_ends_the_race_has_won_with_their_own_points_however_many_others_have() -> None:
    game = aegean.load("orichalkum")
    board = cast(OrichalkumBoard, game.start(3))
    for player, medals in zip(board.players, (5, 6, 6), strict=True):
        player.medals = medals
    board.winner = 0
    board.agenda.clear()
    board.advance()
    assert board.seat == OVER
    table = Table(game, [PERSON] * 3, names=NAMES, position=board)
    end = told(table)
    assert end.winners == ["Ann"] and end.scores == [5, 6, 6]
    assert str(end.told(table.teller("en"))[0]) == "The game is over. Ann wins with 5 points."
    assert not end.is_close
