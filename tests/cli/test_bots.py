"""The commands arena, ladder, balance and analyze."""

import json
import os
import subprocess
import sys
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
        (("arena", "athens", "--bots", "me,random", "--guest", "me=python:nowhere:A"), "No module named 'nowhere'"),
        (("arena", "athens", "--bots", "me,random", "--guest", "me=python:json:A"), "'json' has no attribute 'A'"),
        (("arena", "athens", "--bots", "me,random", "--guest", "me=python::A"), "guest 'me' cannot be had: ValueError"),
        (("balance", "athens", "--level", "nobody"), "there is no bot"),
        (("ladder", "athens", "--bots", "random,random"), "different"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(GameError, match=why):
        run(*words)


def test_a_guest_may_lie_in_the_current_folder(tmp_path: Path) -> None:
    """Also where the command is not `python -m`, which looks there by itself."""
    (tmp_path / "mine.py").write_text(
        "class Agent:\n    def choose(self, seen, rng):\n        return seen.legal()[0]\n"
    )
    code = "import sys; from aegean.cli import main; sys.path.remove(''); sys.argv[0] = 'aegean'; main()"
    words = ("arena", "athens", "--bots", "me,random", "--games", "2", "--guest", "me=python:mine:Agent", "--json")
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths}
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["me"]["games"] == 2 and "lost its seat" not in done.stdout


def test_a_ladder_counts_kept_games_and_writes_ratings(tmp_path: Path) -> None:
    for bots in ("random,easy", "easy,greedy"):
        run(
            "ladder",
            "athens",
            "--bots",
            bots,
            "--games",
            "1",
            "--workers",
            "1",
            "--keep",
            str(tmp_path / bots),
            "--json",
        )
    also = [word for bots in ("random,easy", "easy,greedy") for word in ("--also", str(tmp_path / bots))]
    rungs = json.loads(run("ladder", "athens", "--games", "0", *also, "--into", str(tmp_path / "all.json"), "--json"))
    kept = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert {rung["bot"]: rung["rating"] for rung in rungs} == {bot: mean for bot, (mean, _) in kept["athens"].items()}
    assert {rung["bot"]: rung["games"] for rung in rungs} == {"random": 1, "easy": 2, "greedy": 1}


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
