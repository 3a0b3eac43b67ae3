"""The benchmark plays its fixed tables, goes on where it stopped, and signs what it says."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from aegean.adapters import benchmark
from aegean.cli.benchmark import play_benchmark
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State


def test_a_benchmark_says_how_often_an_agent_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "OPPONENTS", ("random", "easy"))
    command = [
        "random",
        "--game",
        "athens",
        "--games",
        "3",
        "--workers",
        "1",
        "--keep",
        str(tmp_path),
        "--json",
    ]
    result, again = (json.loads(CliRunner().invoke(play_benchmark, command).output) for _ in range(2))
    assert [cell["opponent"] for cell in result["cells"]] == ["random", "easy"]
    assert result["cells"][0]["win_share"] == 0.3333 and result["cells"][1]["games"] == 3
    assert not result["official"] and result["digest"] == benchmark.fingerprint(result)
    assert again == result
    assert benchmark.fingerprint(result | {"score": 1.0}) != result["digest"]


def test_the_agent_of_the_documentation_beats_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "first_agent.py"
    assert len(example.read_text("utf-8").splitlines()) <= 30
    monkeypatch.syspath_prepend(str(example.parent))
    monkeypatch.setattr(benchmark, "OPPONENTS", ("easy",))
    plan = benchmark.Protocol("mine", ["athens"], 3, {"mine": "python:first_agent:Agent"}, workers=1)
    (cell,) = benchmark.playing(plan)["cells"]
    assert cell["win_share"] > 0.5 and cell["faults"] == 0


class First:
    """Takes the first legal action."""

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        return seen.legal()[0]


@pytest.mark.parametrize(("game", "most"), [("olympus", 9), ("athens", 12)])
def test_games_that_repeat_are_counted_once(game: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where luck decides only who starts, nine games are all that an agent without luck can play against `greedy`."""
    monkeypatch.setattr(benchmark, "OPPONENTS", ("greedy",))
    plan = benchmark.Protocol("first", [game], 12, {"first": f"python:{__name__}:First"}, workers=1)
    (cell,) = benchmark.playing(plan)["cells"]
    assert cell["different"] <= most and (cell["different"] < cell["games"]) == (game == "olympus")
