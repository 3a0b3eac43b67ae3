"""The commands arena, ladder, balance and analyze."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

import aegean
from aegean.cli import app
from aegean.core.game import GameError
from aegean.play import Table


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), catch_exceptions=False, standalone_mode=False)
    return result.stdout


def test_an_arena_prints_figures_for_scripts() -> None:
    figures = json.loads(run("arena", "athens", "--bots", "easy,random", "--games", "2", "--workers", "1", "--json"))
    assert list(figures) == ["easy", "random"]
    assert list(figures["easy"])[:4] == ["games", "win_share", "low", "high"]
    assert figures["easy"]["games"] == 2 and figures["easy"]["win_share"] + figures["random"]["win_share"] == 1


def test_an_arena_prints_a_table_and_keeps_games(tmp_path: Path) -> None:
    words = ("arena", "athens", "--bots", "random,random", "--games", "1", "--workers", "1", "--keep", str(tmp_path))
    assert "random" in run(*words, "--records", "--option", "start=seat_1")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["claim.json", "game-0000.txt", "games.jsonl"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("arena", "athens", "--bots", "nobody,random"), "there is no bot 'nobody'"),
        (("arena", "athens", "--bots", "me,random", "--guest", "me"), "should be NAME=VALUE"),
        (("balance", "athens", "--level", "nobody"), "there is no bot"),
        (("ladder", "athens", "--bots", "random,random"), "different"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: tuple[str, ...], why: str) -> None:
    if words[0] == "ladder" and find_spec("openskill") is None:
        why = "extra 'ladder'"
    with pytest.raises(GameError, match=why):
        run(*words)


def test_a_balance_report_becomes_a_page(tmp_path: Path) -> None:
    target = tmp_path / "balance.html"
    shown = run("balance", "athens", "--level", "random", "--games", "1", "--workers", "1", "--page", str(target))
    assert "wins of its players" in shown and target.read_text("utf-8").startswith("<!doctype html>")


def test_an_analysis_is_kept_beside_its_record(tmp_path: Path) -> None:
    table = Table(aegean.load("athens"), ["greedy", "random"], seed=6)
    for _ in range(6):
        table.play_bot()
    record, graph = tmp_path / "game.txt", tmp_path / "graph.svg"
    record.write_text(table.record().text(), "utf-8")
    told = run("analyze", str(record), "--iterations", "60", "--graph", str(graph))
    assert "costliest decisions" in told and "Accuracy: " in told and "it brings " in told.lower()
    assert graph.read_text("utf-8").startswith("<svg") and graph.read_text("utf-8").endswith("</svg>\n")
    kept = json.loads((tmp_path / "game.txt.analysis.json").read_text("utf-8"))
    assert json.loads(run("analyze", str(record), "--iterations", "60", "--json")) == kept
