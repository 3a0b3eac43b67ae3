"""The benchmark plays its fixed tables, goes on where it stopped, and signs what it says."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from aegean.adapters import benchmark
from aegean.cli.benchmark import play_benchmark


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
